"""Holds a GIF, decoded by Pillow and by ffmpeg, against the folder of PNG frames of the same film.

usage: compare_film.py FILM.gif FRAMES_FOLDER

Every frame of at most 256 colours must be the same in every pixel, pictures must begin at frame
times, and the delays must add up to the film's length. Prints what differs; the exit status is 1 then.
"""

import json
import pathlib
import subprocess
import sys

import numpy
from PIL import Image

film = sys.argv[1]
folder = pathlib.Path(sys.argv[2])
frames = json.loads((folder / "frames.json").read_text())["frames"]
length = frames[-1]["time"] + frames[-1]["duration"]


def expected(index):
    return numpy.asarray(Image.open(folder / frames[index]["file"]).convert("RGB"))


def index_at(time):
    """The last frame that begins at or before the time."""
    return max(i for i, frame in enumerate(frames) if frame["time"] <= time)


def fail(message):
    print(message)
    sys.exit(1)


def is_bound_to_be_exact(pixels):
    """Whether a palette can hold all the frame's colours."""
    wide = pixels.astype(numpy.uint32)
    return len(numpy.unique(wide[..., 0] << 16 | wide[..., 1] << 8 | wide[..., 2])) <= 256


def compare(reader, pictures):
    """`pictures` are (time in ms, pixels), each shown until the next one begins."""
    starts = []
    changes = [i for i, frame in enumerate(frames) if i == 0 or not frame["same"]]
    shown = None
    exact = 0
    for time, pixels in pictures:
        while changes and frames[changes[0]]["time"] < time:
            exact += check(reader, changes.pop(0), shown)
        shown = pixels
        starts.append(time)
    while changes:
        exact += check(reader, changes.pop(0), shown)
    known = {frame["time"] for frame in frames}
    if not set(starts) <= known:
        fail(f"{reader}: pictures begin at {sorted(set(starts) - known)}, where no frame does")
    if exact == 0:
        fail(f"{reader}: no frame could be compared")
    print(f"{reader}: {exact} frames compared")


def check(reader, index, shown):
    """Returns 1 for a frame that was held against what is shown, 0 for one of too many colours."""
    wanted = expected(index)
    if not is_bound_to_be_exact(wanted):
        return 0
    if shown.shape != wanted.shape or (shown != wanted).any():
        fail(f"{reader}: frame {index} differs in {(shown != wanted).any(axis=-1).sum()} pixels")
    return 1


def by_pillow():
    with Image.open(film) as image:
        time = 0
        for index in range(image.n_frames):
            image.seek(index)
            yield time, numpy.asarray(image.convert("RGB"))
            time += image.info["duration"]
        if time != length:
            fail(f"Pillow: the delays add up to {time} ms, the film has {length} ms")


def by_ffmpeg():
    probe = subprocess.run(
        ["ffprobe", "-v", "error", "-select_streams", "v", "-show_entries",
         "frame=best_effort_timestamp_time:stream=width,height", "-of", "json", film],
        check=True, capture_output=True)
    info = json.loads(probe.stdout)
    width, height = info["streams"][0]["width"], info["streams"][0]["height"]
    times = [round(float(f["best_effort_timestamp_time"]) * 1000) for f in info["frames"]]
    raw = subprocess.run(
        ["ffmpeg", "-v", "error", "-i", film, "-fps_mode", "passthrough",
         "-f", "rawvideo", "-pix_fmt", "rgb24", "-"],
        check=True, capture_output=True).stdout
    size = width * height * 3
    for index, time in enumerate(times):
        pixels = numpy.frombuffer(raw[index * size:(index + 1) * size], dtype=numpy.uint8)
        yield time, pixels.reshape(height, width, 3)


compare("Pillow", by_pillow())
compare("ffmpeg", by_ffmpeg())
