#!/usr/bin/env python3
"""What oxipng makes of PNGs at its default level, 2.

    optimise_png.py PICTURE …

Prints for each how many bytes are left.
"""
import pathlib
import sys

import oxipng

from reading import report

for path in map(pathlib.Path, sys.argv[1:]):
    result = oxipng.optimize_from_memory(
        path.read_bytes(), level=2, strip=oxipng.StripChunks.all())
    report(path.stem, len(result))
