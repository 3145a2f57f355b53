#!/usr/bin/env python3
"""Times pixelmatch-fast comparing pictures at its usual threshold.

    pixelmatch_compare.py WIDTH HEIGHT FOLDER NAME …

NAME-expected.rgba and NAME-actual.rgba in FOLDER are files of straight RGBA. Prints the time and the
count for each NAME. The pictures are made before the clock starts, and so is the compiled code.
"""
import pathlib
import sys

from PIL import Image
from pixelmatch import pixelmatch

from reading import median_time, report

size = int(sys.argv[1]), int(sys.argv[2])
folder = pathlib.Path(sys.argv[3])
for name in sys.argv[4:]:
    pictures = [
        Image.frombytes("RGBA", size, (folder / f"{name}-{side}.rgba").read_bytes())
        for side in ("expected", "actual")
    ]
    report(name, median_time(lambda: pixelmatch(*pictures, threshold=0.1), 10, warm=2))
    report(f"{name}, found", int(pixelmatch(*pictures, threshold=0.1)))
