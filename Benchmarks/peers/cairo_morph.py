#!/usr/bin/env python3
"""The morph frame with cairo (`apt-get install python3-cairo`), in 8-bit RGB.

What it draws is what `DrawingWorkload.morph` draws: a white page of 750 × 1624 pixels; on it, as one
group at half its opacity, a black screen with two white bars, cut by an anti-aliased path that lies
half way between the screen and the bubble.
"""

import math

import cairo

from reading import median_time, report

WIDTH, HEIGHT = 750, 1624
surface = cairo.ImageSurface(cairo.FORMAT_RGB24, WIDTH, HEIGHT)
context = cairo.Context(surface)


def rounded(left, top, width, height, radius):
    context.new_path()
    for x, y, turn in (
        (left + width - radius, top + radius, -1), (left + width - radius, top + height - radius, 0),
        (left + radius, top + height - radius, 1), (left + radius, top + radius, 2)):
        context.arc(x, y, radius, turn * math.pi / 2, (turn + 1) * math.pi / 2)
    context.close_path()


def frame():
    context.set_source_rgb(1, 1, 1)
    context.paint()
    context.save()
    # Half way between (0, 0, 750, 1624) and (566, 200, 160, 160), corners of 80 pixels.
    rounded(283, 100, 455, 892, 80)
    context.clip()
    context.push_group()
    context.set_source_rgb(0, 0, 0)
    context.paint()
    context.set_source_rgb(1, 1, 1)
    for top in (792, 1092):
        context.rectangle(325, top, 100, 40)
        context.fill()
    context.pop_group_to_source()
    context.paint_with_alpha(0.5)
    context.restore()
    surface.flush()


report("morph frame", median_time(frame, runs=60))
