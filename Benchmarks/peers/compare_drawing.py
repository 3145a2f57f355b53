#!/usr/bin/env python3
"""Times our drawing beside Skia's and cairo's in one go, and prints how they compare.

usage: compare_drawing.py BENCHMARKS [JSON]

BENCHMARKS is the release build's executable. Where JSON is given, the table is written there as well. A
peer that is not installed is left out, with a word on how to install it.
"""

import json
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent

# Ours, the peer's, and the share of the peer's time that we mean to stay below.
PAIRS = [
    ("bubble frame", "skia: bubble frame, mask filter", 0.75),
    ("bubble alone", "skia: bubble alone, mask filter", 0.5),
    ("bubble alone, first time", "skia: bubble alone, image filter", 0.1),
    ("morph frame", "cairo: morph frame", 0.6),
]

PEERS = {
    "skia_bubble.py": ("skia", "pip install skia-python"),
    "cairo_morph.py": ("cairo", "apt-get install python3-cairo, or pip install pycairo"),
}


def lines(command):
    """The timings that a program prints, by name."""
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return {entry["name"]: entry for entry in map(json.loads, output.splitlines())}


def python_with(module):
    """The first Python that has a module: this one, or the system's."""
    for python in (sys.executable, "/usr/bin/python3"):
        try:
            if subprocess.run([python, "-c", f"import {module}"], capture_output=True).returncode == 0:
                return python
        except OSError:
            pass
    return None


def peers():
    found = {}
    for script, (module, advice) in PEERS.items():
        python = python_with(module)
        if python is None:
            print(f"{module} is not installed, so it is left out ({advice})")
        else:
            found |= lines([python, str(HERE / script)])
    return found


def spread(entry):
    return f"{entry['median']:8.1f} µs ({entry['low']:.1f}–{entry['high']:.1f})"


def main():
    theirs = peers()
    ours = lines([sys.argv[1], "--drawings"])
    table = []
    for name, peer, limit in PAIRS:
        row = {"name": name, "ours": ours[name]}
        text = f"{name:26} {spread(ours[name]):32}"
        if peer in theirs:
            ratio = ours[name]["median"] / theirs[peer]["median"]
            row |= {"peer": theirs[peer], "ratio": ratio, "limit": limit}
            text += f" {spread(theirs[peer]):34} {ratio:.3f} of {peer} (at most {limit})"
        table.append(row)
        print(text)
    repeated = ours["repeated frame"]
    table.append({"name": "repeated frame", "ours": repeated, "limit": 1})
    print(f"{'repeated frame':26} {repeated['median']:8.3f} µs (at most 1)")
    if len(sys.argv) > 2:
        target = pathlib.Path(sys.argv[2])
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(json.dumps(table, indent=2) + "\n")


main()
