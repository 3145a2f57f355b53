"""As much of the GIF format as it takes to count pixels."""

_EXTENSION, _IMAGE, _END = 0x21, 0x2C, 0x3B


def coded_pixels(data):
    """How many pixels all frames of a GIF have together: each is a symbol for the LZW coder."""
    at = 13 + _palette_length(data[10])
    pixels = 0
    while data[at] != _END:
        if data[at] == _EXTENSION:
            at = _after_blocks(data, at + 2)
        elif data[at] == _IMAGE:
            width, height = (int.from_bytes(data[at + n:at + n + 2], "little") for n in (5, 7))
            pixels += width * height
            # The descriptor, its palette, and a byte of the code's size.
            at = _after_blocks(data, at + 10 + _palette_length(data[at + 9]) + 1)
        else:
            raise ValueError(f"no GIF: byte {at} is {data[at]:#x}")
    return pixels


def _palette_length(flags):
    return 3 << (flags & 7) + 1 if flags & 0x80 else 0


def _after_blocks(data, at):
    while data[at]:
        at += data[at] + 1
    return at + 1
