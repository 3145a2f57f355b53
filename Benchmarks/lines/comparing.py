"""Comparing two pictures, beside NumPy and pixelmatch-fast."""

from driver.line import Line, ratio_at_most
from driver.programs import in_turn
from driver.sample import seconds

WIDTH, HEIGHT = 750, 1624

# Name, what, the name of our reading, peer, whose script, the pair, share of its time
# that we mean to stay below.
PAIRS = [
    ("compare-equal", "two equal pictures, exact", "identical, exact", "NumPy !=", "numpy",
     "identical", 1),
    ("compare-moved", "moved cards, exact", "moved, exact", "NumPy !=", "numpy", "moved", None),
    ("compare-yiq", "moved cards, YIQ", "moved, YIQ", "pixelmatch-fast", "pixelmatch", "moved",
     0.1),
    ("compare-noise", "every pixel different, YIQ", "noise, YIQ", "pixelmatch-fast",
     "pixelmatch", "noise", None),
]


def measure(bench):
    folder = bench.folder / "pairs"
    folder.mkdir(exist_ok=True)
    # Once before, for the files that the others read.
    found = bench.measure("comparisons", folder)
    ours, numpy, pixelmatch = in_turn(
        bench.rounds,
        lambda: bench.measure("comparisons", folder),
        lambda: bench.peers.script(
            "numpy_compare.py", "numpy", WIDTH, HEIGHT, folder, "identical", "moved"),
        lambda: bench.peers.script(
            "pixelmatch_compare.py", "pixelmatch", WIDTH, HEIGHT, folder, "moved", "noise"))
    theirs = {"numpy": numpy, "pixelmatch": pixelmatch}
    return [
        Line(name, what, seconds(times[own] for times in ours), peer,
             series(theirs[whose], pair), limit and ratio_at_most(limit),
             agreement(found[f"{own}, found"], theirs[whose][0].get(f"{pair}, found")))
        for name, what, own, peer, whose, pair, limit in PAIRS
    ]


def series(rounds, pair):
    return seconds(times[pair] for times in rounds) if pair in rounds[0] else None


def agreement(ours, theirs):
    """How many pixels each finds different, where they do not agree."""
    if theirs is None or ours == theirs:
        return None
    return f"we find {int(ours)} pixels different, the other {int(theirs)}"
