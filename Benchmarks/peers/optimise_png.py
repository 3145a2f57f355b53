#!/usr/bin/env python3
"""What oxipng makes of PNGs at its default level, 2.

    optimise_png.py PICTURE …

Prints for each a line of its name, milliseconds and bytes.
"""
import pathlib
import sys
import time

import oxipng

for path in map(pathlib.Path, sys.argv[1:]):
    picture = path.read_bytes()
    start = time.perf_counter()
    result = oxipng.optimize_from_memory(picture, level=2, strip=oxipng.StripChunks.all())
    print(path.stem, (time.perf_counter() - start) * 1000, len(result))
