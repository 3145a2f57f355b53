"""A whole film, beside what ffmpeg needs for the coding alone."""

from driver.bench import REFERENCE
from driver.line import Line, at_least, ratio_at_most
from driver.programs import in_turn, run
from driver.sample import Sample, seconds

NO_DITHER = "paletteuse=dither=none:diff_mode=rectangle"


def measure(bench):
    sides = [lambda: recording(bench, 1), lambda: recording(bench, 2)]
    has_ffmpeg = bench.peers.has("ffmpeg")
    if has_ffmpeg:
        film = bench.film()
        sides += [lambda: two_passes(bench, film, "paletteuse"),
                  lambda: two_passes(bench, film, NO_DITHER)]
    times = [seconds(values) for values in in_turn(bench.rounds, *sides)]
    one, two = times[:2]
    dithered, plain = times[2:] if has_ffmpeg else (None, None)
    faster = Sample("times", tuple(bench.film()["seconds"] / value for value in one.values))
    peer, fast_peer = "ffmpeg, two passes", "ffmpeg, two passes, no dithering"
    what, target = "scenario to closed GIF", ratio_at_most(0.15, stretch=0.08)
    return [
        Line("film-1", f"{what}, one thread", one, peer, dithered, target),
        Line("film-2", f"{what}, two threads", two, peer, dithered, target),
        Line("film-1-plain", f"{what}, one thread", one, fast_peer, plain, target),
        Line("film-2-plain", f"{what}, two threads", two, fast_peer, plain, target,
             "ffmpeg has finished frames to code, and none of those it writes is exact"),
        Line("real-time", "times faster than real time, one thread", faster, target=at_least(30)),
    ]


def recording(bench, threads):
    return bench.record(REFERENCE, "-j", threads).seconds


def two_passes(bench, film, use):
    """Both passes over the bare pixels of every frame: a palette, then the GIF."""
    palette = bench.folder / "palette.png"
    source = ["-f", "rawvideo", "-pix_fmt", "rgba", "-s", f"{film['width']}x{film['height']}",
              "-r", "50", "-i", bench.raw_film()]
    ffmpeg = ["ffmpeg", "-v", "error", "-nostdin", "-y", *source]
    first = run([*ffmpeg, "-vf", "palettegen", palette])
    second = run([*ffmpeg, "-i", palette, "-lavfi", use, bench.folder / "ffmpeg.gif"])
    return first.seconds + second.seconds
