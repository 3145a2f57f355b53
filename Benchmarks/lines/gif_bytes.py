"""The GIF: its bytes, and how exact its frames are."""

from driver.bench import REFERENCE
from driver.gif import coded_pixels
from driver.line import Line, at_most, ratio_at_most
from driver.programs import run
from driver.sample import count, size


def measure(bench):
    bench.record(REFERENCE)
    gif = bench.recorded("reference.gif")
    theirs = None
    if bench.peers.has("gifsicle"):
        optimised = bench.folder / "gifsicle.gif"
        run(["gifsicle", "-O3", gif, "-o", optimised])
        theirs = size(optimised.stat().st_size)
    film = bench.film()
    return [
        Line("gif-bytes", "the GIF's bytes", size(gif.stat().st_size), "gifsicle -O3 of it", theirs,
             ratio_at_most(1, stretch=0.95)),
        Line("gif-symbols", "pixels given to the LZW coder", count(coded_pixels(gif.read_bytes()))),
        Line("gif-levels", "levels of 255 that a pixel is off, at most",
             count(film["greatestDifference"]), target=at_most(1),
             note=f"{film['approximatedFrames']} of {film['frames']} frames show "
                  f"{film['approximatedPixels']:,} pixels in a colour near their own"),
    ]
