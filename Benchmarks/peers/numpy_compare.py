#!/usr/bin/env python3
"""Times NumPy counting the pixels that differ between two pictures of one size.

    numpy_compare.py WIDTH HEIGHT FOLDER NAME …

NAME-expected.rgba and NAME-actual.rgba in FOLDER are files of straight RGBA. Prints the time and the
count for each NAME, pixels compared as words, which is the fastest that NumPy can.
"""
import pathlib
import sys

import numpy

from reading import median_time, report

width, height = int(sys.argv[1]), int(sys.argv[2])
folder = pathlib.Path(sys.argv[3])
for name in sys.argv[4:]:
    first, second = (
        numpy.fromfile(folder / f"{name}-{side}.rgba", numpy.uint8).reshape(height, width, 4)
        for side in ("expected", "actual"))
    words = [picture.view(numpy.uint32) for picture in (first, second)]
    report(name, median_time(lambda: numpy.count_nonzero(words[0] != words[1]), 50))
    report(f"{name}, found", int(numpy.count_nonzero(words[0] != words[1])))
