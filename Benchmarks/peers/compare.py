"""Times what others need to compare two pictures of one size.

    compare.py WIDTH HEIGHT PEER … EXPECTED ACTUAL

The pictures are files of straight RGBA. Prints lines of a peer, milliseconds and a count.
"""
import sys
import time

import numpy

width, height = int(sys.argv[1]), int(sys.argv[2])
first, second = (
    numpy.fromfile(path, numpy.uint8).reshape(height, width, 4) for path in sys.argv[-2:])
words = [picture.view(numpy.uint32) for picture in (first, second)]


def pixelmatch_fast():
    """Takes pictures of Pillow alone; they are made before the clock starts."""
    try:
        from PIL import Image
        from pixelmatch import pixelmatch
    except ImportError:
        return None
    pictures = [Image.frombytes("RGBA", (width, height), picture) for picture in (first, second)]
    return lambda: pixelmatch(*pictures, threshold=0.1)


peers = {
    "numpy-words": (50, lambda: lambda: numpy.count_nonzero(words[0] != words[1])),
    "numpy-bytes": (10, lambda: lambda: numpy.count_nonzero((first != second).any(axis=2))),
    "pixelmatch-fast": (10, pixelmatch_fast),
}
for name in sys.argv[3:-2]:
    runs, prepare = peers[name]
    count = prepare()
    if count is None:
        continue
    count()
    best = float("inf")
    for _ in range(runs):
        start = time.perf_counter()
        result = count()
        best = min(best, time.perf_counter() - start)
    print(name, best * 1000, int(result))
