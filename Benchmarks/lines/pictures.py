"""Frames of the film as PNG, beside libpng and oxipng."""

from driver.bench import REFERENCE
from driver.line import Line, ratio_at_most
from driver.programs import in_turn
from driver.sample import seconds, size

# The call screen, the bubble at rest, and one on the way between them.
FRAMES = ["00000", "00100", "00470"]


def measure(bench):
    film = bench.film()
    bench.record(REFERENCE, "--format", "frames")
    folder = bench.recorded("reference.frames")
    frames = [folder / f"{name}.png" for name in FRAMES]
    # Once before, for the files that the others read.
    colors = bench.measure("pictures", *frames)
    ours, libpng = in_turn(
        bench.rounds,
        lambda: bench.measure("pictures", *frames),
        lambda: bench.peers.script(
            "libpng_level1.py", "numpy", film["width"], film["height"],
            *(frame.with_suffix(".rgba") for frame in frames)))
    oxipng = bench.peers.script(
        "optimise_png.py", "oxipng", *(frame.with_suffix(".small") for frame in frames))
    return [line for name in FRAMES for line in lines(name, colors, ours, libpng, oxipng)]


def lines(name, colors, ours, libpng, oxipng):
    """Both settings for a frame; the targets are for frames that a palette holds."""
    shades = int(colors[f"{name}, colours"])
    is_indexed = shades <= 256
    frame = f"frame {int(name)}, {shades} colours"
    theirs = seconds(found[name] for found in libpng) if name in libpng[0] else None
    optimised = size(int(oxipng[name])) if name in oxipng else None
    return [
        Line(f"png-{int(name)}-fast", f"{frame}: fast setting",
             seconds(found[f"{name}, fast"] for found in ours), "libpng, RGB, level 1", theirs,
             ratio_at_most(0.4) if is_indexed else None),
        Line(f"png-{int(name)}-small", f"{frame}: default setting",
             size(int(colors[f"{name}, small, size"])), "oxipng -o2", optimised,
             ratio_at_most(1.02) if is_indexed else None),
    ]
