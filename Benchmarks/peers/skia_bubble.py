#!/usr/bin/env python3
"""The bubble frame with Skia (`pip install skia-python`), on the processor, in 8-bit RGBA.

What it draws is what `DrawingWorkload.bubble` draws: a white page of 750 × 1624 pixels; on it a white
square of 160 pixels with corners of 16, its shadow black of .048, σ 10, moved 4 pixels down.
"""

import skia

from reading import median_time, report

WIDTH, HEIGHT, SIGMA = 750, 1624, 10.0
CARD = skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(566, 200, 160, 160), 16, 16)
SHADOW = CARD.makeOffset(0, 4)
WHITE = skia.Paint(Color=skia.ColorWHITE, AntiAlias=True)
TINT = skia.Color4f(0, 0, 0, 0.048)

surface = skia.Surface.MakeRaster(
    skia.ImageInfo.Make(WIDTH, HEIGHT, skia.kRGBA_8888_ColorType, skia.kPremul_AlphaType))
canvas = surface.getCanvas()


def paint_with_mask_filter(sigma):
    return skia.Paint(
        Color4f=TINT, AntiAlias=True,
        MaskFilter=skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, sigma))


BLURRED = paint_with_mask_filter(SIGMA)


def bubble():
    canvas.drawRRect(SHADOW, BLURRED)
    canvas.drawRRect(CARD, WHITE)


def whole_frame():
    canvas.clear(skia.ColorWHITE)
    bubble()


# A layer's shadow of whatever it shows: blurred as a picture.
FILTERED = skia.Paint(
    AntiAlias=True, Color=skia.ColorWHITE,
    ImageFilter=skia.ImageFilters.DropShadow(
        0, 4, SIGMA, SIGMA, skia.Color4f(0, 0, 0, 0.048).toColor()))


def bubble_by_image_filter():
    canvas.drawRRect(CARD, FILTERED)


canvas.clear(skia.ColorWHITE)
report("bubble frame, mask filter", median_time(whole_frame, runs=60))
report("bubble alone, mask filter", median_time(bubble, runs=300))
report("bubble alone, image filter", median_time(bubble_by_image_filter, runs=100))
