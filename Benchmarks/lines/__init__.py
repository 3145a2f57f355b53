"""The measurements in the order of the table. Each module has `measure(bench)`, which returns lines."""

from lines import (
    apng, comparing, decorated, drawing, gif_bytes, memory, pictures, recording, stages, start,
    threads, unchanged)

ALL = [
    recording, decorated, threads, gif_bytes, memory, unchanged, drawing, pictures, apng, start,
    comparing, stages,
]


def name(module):
    return module.__name__.removeprefix("lines.")


def heading(module):
    """The first sentence of what a module says of itself."""
    return module.__doc__.splitlines()[0].removesuffix(".")
