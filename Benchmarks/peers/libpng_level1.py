#!/usr/bin/env python3
"""Times libpng at level 1 writing raw pictures as RGB, with the filters it chooses by itself.

    libpng_level1.py WIDTH HEIGHT PICTURE …

A PICTURE is a file of straight RGBA whose alpha is not looked at. Prints for each the median
time from pixels in memory to a file in memory.
"""
import ctypes
import ctypes.util
import pathlib
import sys

import numpy

from reading import median_time, report

png = ctypes.CDLL(ctypes.util.find_library("png16") or "libpng16.so.16")
png.png_get_libpng_ver.restype = ctypes.c_char_p
for name in ("png_create_write_struct", "png_create_info_struct"):
    getattr(png, name).restype = ctypes.c_void_p
WRITE = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.POINTER(ctypes.c_ubyte), ctypes.c_size_t)
FLUSH = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


def encode(rows, width, height):
    @WRITE
    def write(_, data, count):
        pass

    @FLUSH
    def flush(_):
        pass

    version = png.png_get_libpng_ver(None)
    writer = ctypes.c_void_p(png.png_create_write_struct(version, None, None, None))
    info = ctypes.c_void_p(png.png_create_info_struct(writer))
    png.png_set_write_fn(writer, None, write, flush)
    png.png_set_compression_level(writer, 1)
    png.png_set_compression_buffer_size(writer, ctypes.c_size_t(1 << 16))
    png.png_set_IHDR(writer, info, width, height, 8, 2, 0, 0, 0)
    png.png_write_info(writer, info)
    png.png_write_image(writer, rows)
    png.png_write_end(writer, None)
    png.png_destroy_write_struct(ctypes.byref(writer), ctypes.byref(info))


width, height = int(sys.argv[1]), int(sys.argv[2])
for path in sys.argv[3:]:
    rgba = numpy.fromfile(path, numpy.uint8).reshape(height, width, 4)
    rgb = numpy.ascontiguousarray(rgba[:, :, :3])
    rows = (ctypes.c_void_p * height)(*(rgb.ctypes.data + y * width * 3 for y in range(height)))
    report(pathlib.Path(path).stem, median_time(lambda: encode(rows, width, height), 15, warm=1))
