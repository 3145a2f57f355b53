#!/usr/bin/env python3
"""What apngasm -z0 needs for a film (`apt-get install apngasm`).

    assemble_film.py FOLDER FPS

FOLDER holds the frames as PNGs. Prints a line of its name, milliseconds of processor time, which the
decoding of the frames is part of, and bytes.
"""
import pathlib
import resource
import subprocess
import sys
import tempfile

frames = sorted(map(str, pathlib.Path(sys.argv[1]).glob("*.png")))
with tempfile.TemporaryDirectory() as folder:
    film = pathlib.Path(folder, "film.png")
    subprocess.run(
        ["apngasm", str(film), *frames, "1", sys.argv[2], "-z0"], check=True,
        stdout=subprocess.DEVNULL)
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    print("apngasm-z0", (usage.ru_utime + usage.ru_stime) * 1000, film.stat().st_size)
