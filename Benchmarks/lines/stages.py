"""Where the time of a recording goes, and playing alone."""

from driver.bench import REFERENCE
from driver.line import Line
from driver.sample import Sample, seconds, size

STAGES = {
    "decode": "text to a checked scenario",
    "play": "steps and touches, nothing looked at",
    "snapshot": "what the screen shows at each frame",
    "draw": "pixels of what looks new",
    "code": "the GIF's bytes",
}
COMPONENTS = ["call-bubble", "call-reveal", "push-alert"]


def measure(bench):
    found = bench.measure("stages", REFERENCE)
    touches = bench.measure("touches")
    return [
        *(Line(f"stage-{name}", f"{name}: {what}", seconds([found[name]]))
          for name, what in STAGES.items()),
        *(line for name in COMPONENTS for line in playing(name, touches)),
    ]


def playing(name, found):
    """Ten minutes of random touches; a minute of them came before, so memory shows what grows."""
    key = f"{name}, 10 min"
    return [
        Line(f"play-{name}", f"touches on {name}: times faster than real time",
             Sample("times", (found[f"{key}, length"] / found[key],))),
        Line(f"play-memory-{name}", f"touches on {name}: memory of ten minutes over one",
             size(int(found[f"{key}, more memory"]))),
    ]
