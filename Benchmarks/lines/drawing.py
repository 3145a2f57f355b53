"""Single frames, beside Skia and cairo."""

from driver.line import Line, ratio_at_most
from driver.programs import in_turn
from driver.sample import seconds

# Name, what, the name in `DrawingWorkload`, peer, the name in its script, share of its time.
PAIRS = [
    ("bubble", "bubble frame, full repaint", "bubble frame",
     "Skia, mask filter", "bubble frame, mask filter", 0.75),
    ("bubble-cached", "bubble with its shadow, cached", "bubble alone",
     "Skia, mask filter", "bubble alone, mask filter", 0.5),
    ("bubble-first", "bubble with its shadow, first time", "bubble alone, first time",
     "Skia, image filter", "bubble alone, image filter", 0.1),
    ("morph", "morph frame, group fade and clip", "morph frame",
     "cairo", "morph frame", 0.6),
]


def measure(bench):
    ours, skia, cairo = in_turn(
        bench.rounds,
        lambda: bench.measure("drawings"),
        lambda: bench.peers.script("skia_bubble.py", "skia"),
        lambda: bench.peers.script("cairo_morph.py", "cairo"))
    rounds = [{**skia[number], **cairo[number]} for number in range(bench.rounds)]
    return [
        Line(name, what, seconds(found[own] for found in ours), peer, series(rounds, other),
             ratio_at_most(limit))
        for name, what, own, peer, other, limit in PAIRS
    ]


def series(rounds, name):
    """A reading of every round; nothing where the peer is missing."""
    return seconds(found[name] for found in rounds) if name in rounds[0] else None
