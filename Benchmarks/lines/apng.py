"""The film as APNG, beside apngasm, from finished frames."""

from driver.bench import REFERENCE
from driver.line import Line, ratio_at_most
from driver.programs import in_turn, run
from driver.sample import seconds, size


def measure(bench):
    bench.record(REFERENCE, "--format", "frames")
    frames = sorted(bench.recorded("reference.frames").glob("*.png"))
    film = bench.folder / "apngasm.png"
    sides = [lambda: bench.measure("apng", REFERENCE)]
    if bench.peers.has("apngasm"):
        sides.append(lambda: run(["apngasm", film, *frames, "1", "50", "-z0"]).seconds)
    ours, *others = in_turn(bench.rounds, *sides)
    times = seconds(others[0]) if others else None
    peer = "apngasm -z0"
    return [
        Line("apng-time", "coding the film as APNG", seconds(found["coding"] for found in ours),
             peer, times, ratio_at_most(0.1), "apngasm's time has the decoding of its frames in it"),
        Line("apng-bytes", "the APNG's bytes", size(int(ours[0]["APNG"])), peer,
             size(film.stat().st_size) if others else None, ratio_at_most(0.95)),
    ]
