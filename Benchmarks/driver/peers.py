"""Programs and Python packages of others, found where `scripts/setup bench` puts them."""

import pathlib
import shutil
import subprocess

from driver.programs import Failure, readings, text

ROOT = pathlib.Path(__file__).resolve().parent.parent
PYTHONS = (ROOT.parent / ".build/peers/bin/python", pathlib.Path("/usr/bin/python3"))

# What says a program's version, and which package brings it.
PROGRAMS = {
    "ffmpeg": (["-version"], "apt-get install ffmpeg"),
    "gifsicle": (["--version"], "apt-get install gifsicle"),
    "apngasm": ([], "apt-get install apngasm"),
}
# The PyPI package of each module, by which its version is found too.
MODULES = {
    "numpy": ("numpy", "apt-get install python3-numpy"),
    "cairo": ("pycairo", "apt-get install python3-cairo"),
    "skia": ("skia-python", "pip install skia-python"),
    "oxipng": ("pyoxipng", "pip install pyoxipng"),
    "pixelmatch": ("pixelmatch-fast", "pip install pixelmatch-fast"),
}


class Peers:
    """Which of them are there."""

    def __init__(self):
        self.versions = {}
        self._pythons = {}
        self.missing = {}
        for name, (arguments, advice) in PROGRAMS.items():
            version = _program_version(name, arguments)
            self._note(name, version, advice)
        for module, (package, advice) in MODULES.items():
            python, version = _python_with(module, package)
            self._pythons[module] = python
            self._note(package, version, advice)

    def _note(self, name, version, advice):
        if version is None:
            self.missing[name] = f"scripts/setup bench, or {advice}"
        else:
            self.versions[name] = version

    def has(self, name):
        """Whether a program, or a package by PyPI's name, is installed."""
        return name in self.versions

    def script(self, name, module, *arguments):
        """What a script in `peers/` measures, by name; nothing where its module is missing."""
        python = self._pythons[module]
        if python is None:
            return {}
        return readings([python, "-B", ROOT / "peers" / name, *arguments])


def _program_version(name, arguments):
    if shutil.which(name) is None:
        return None
    said = subprocess.run([name, *arguments], capture_output=True, text=True)
    lines = [line.strip() for line in (said.stdout + said.stderr).splitlines() if line.strip()]
    return lines[0] if lines else "?"


def _python_with(module, package):
    """The first Python that has a module by that package, and the package's version."""
    question = f"import {module}, importlib.metadata; print(importlib.metadata.version('{package}'))"
    for python in PYTHONS:
        try:
            return python, text([python, "-c", question]).strip()
        except (Failure, OSError):
            pass
    return None, None
