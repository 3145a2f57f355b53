"""Holds a GIF, decoded by Pillow and by ffmpeg, against the folder of PNG frames of the same film.

usage: compare_film.py FILM.gif FRAMES_FOLDER

Every frame must be the same in every pixel, begin at the same time, and the delays must add up to
the film's length. Prints what differs; the exit status is 1 then.
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


def compare(reader, pictures):
    """`pictures` are (time in ms, pixels), each shown until the next one begins."""
    shown = [(time, pixels) for time, pixels in pictures]
    starts = [time for time, _ in shown]
    changes = [f["time"] for i, f in enumerate(frames) if i == 0 or not f["same"]]
    if starts != changes:
        fail(f"{reader}: pictures begin at {starts}, frames change at {changes}")
    for time, pixels in shown:
        wanted = expected(index_at(time))
        if pixels.shape != wanted.shape or (pixels != wanted).any():
            fail(f"{reader}: the picture at {time} ms differs in {(pixels != wanted).sum()} values")


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
