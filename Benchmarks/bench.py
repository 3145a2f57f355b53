#!/usr/bin/python3
"""Measures everything that docs/performance.md speaks of, others beside us where they are installed.

usage: bench.py [--only NAME]… [--rounds N] [-o FOLDER] RECORDER MEASURER
       bench.py --figures JSON DOCUMENT

RECORDER and MEASURER are the release builds of `demo-recorder` and `Benchmarks`. Prints a table and
writes FOLDER/bench.json (build/bench, where no other is named). The second form puts the figures of such
a file into a document, between its lines `<!-- figures -->` and `<!-- end of figures -->`.

Exit status: 0 where everything was measured, whether or not a target was met; 1 where something failed.
"""

import argparse
import pathlib
import sys
import tempfile
import time

import lines
from driver import machine, result, table
from driver.bench import Bench
from driver.peers import Peers
from driver.programs import Failure

NAMES = [lines.name(module) for module in lines.ALL]
# Of a core's time: what others take beyond this shows in ours.
BUSY = 0.1


def measure(module, bench):
    """A measurement's lines. One that fails does not take the others with it."""
    group = result.Group(lines.name(module), lines.heading(module), [])
    try:
        group.lines = module.measure(bench)
    except Failure as failure:
        group.failure = str(failure)
    print(table.terminal_group(group.heading, group.lines), flush=True)
    if group.failure:
        print(f"error: {group.failure}", flush=True)
    return group


def warn_of(other_work):
    if other_work.cores() > BUSY:
        print(f"warning: other programs take {other_work.cores():.1f} cores; do not trust the times",
              flush=True)


def run(options):
    other_work = machine.OtherWork()
    folder = pathlib.Path(options.output)
    folder.mkdir(parents=True, exist_ok=True)
    description = machine.description()
    print(f"{description['processor']}, {description['cores']} cores, {description['system']}")
    time.sleep(1)
    warn_of(other_work)
    peers = Peers()
    for name, advice in peers.missing.items():
        print(f"note: {name} is not installed, so nothing is compared with it: {advice}")
    print(table.terminal_head())
    with tempfile.TemporaryDirectory(dir=folder) as place:
        bench = Bench(
            pathlib.Path(options.programs[0]).resolve(), pathlib.Path(options.programs[1]).resolve(),
            peers, pathlib.Path(place).resolve(), options.rounds)
        groups = [
            measure(module, bench) for module in lines.ALL
            if not options.only or lines.name(module) in options.only
        ]
    path = folder / "bench.json"
    description["otherWork"] = round(other_work.cores(), 2)
    result.write(path, description, options.rounds, peers, groups)
    print(f"\n{summary(groups)}; all values are in {path}")
    warn_of(other_work)
    return 1 if any(group.failure for group in groups) else 0


def summary(groups):
    verdicts = [line.met for group in groups for line in group.lines if line.target]
    words = [f"{verdicts.count(True)} targets met", f"{verdicts.count(False)} not met"]
    if None in verdicts:
        words.append(f"{verdicts.count(None)} not measured")
    return ", ".join(words)


def put_figures(source, document):
    """Replaces what stands between the two marks."""
    description, groups = result.read(source)
    begin, end = "<!-- figures -->\n", "<!-- end of figures -->"
    before, found, rest = document.read_text().partition(begin)
    _, found_end, after = rest.partition(end)
    if not found or not found_end:
        raise SystemExit(f"error: {document} has no lines '{begin.strip()}' and '{end}'")
    words = (
        f"{description['processor']}, {description['cores']} cores, of which other programs took "
        f"{description['otherWork']:g} meanwhile.")
    tables = table.markdown((group.heading, group.lines) for group in groups)
    document.write_text(f"{before}{begin}\n{words}\n\n{tables}\n\n{end}{after}")


def main():
    parser = argparse.ArgumentParser(description="Measures everything, others beside us.")
    parser.add_argument("--only", action="append", choices=NAMES, metavar="NAME",
                        help=f"one of {', '.join(NAMES)}; may be repeated")
    parser.add_argument("--rounds", type=int, choices=range(1, 101), default=3, metavar="N",
                        help="how often a comparison is repeated (3)")
    parser.add_argument("-o", "--output", default="build/bench", metavar="FOLDER")
    parser.add_argument("--figures", action="store_true",
                        help="put the figures of a JSON file into a document")
    parser.add_argument("programs", nargs=2, metavar="FILE",
                        help="RECORDER and MEASURER, or JSON and DOCUMENT")
    options = parser.parse_args()
    for path in options.programs:
        if not pathlib.Path(path).is_file():
            parser.error(f"there is no file {path}; 'make bench' builds the programs")
    if options.figures:
        put_figures(*map(pathlib.Path, options.programs))
        return 0
    return run(options)


if __name__ == "__main__":
    sys.exit(main())
