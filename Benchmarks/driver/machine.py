"""What the figures depend on beside the programs."""

import os
import pathlib
import platform
import resource
import time


def description():
    return {
        "processor": _processor(), "cores": len(os.sched_getaffinity(0)),
        "system": f"{platform.system()} {platform.release()}",
    }


def _processor():
    for line in pathlib.Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.machine()


class OtherWork:
    """How much of the processor's time others than we and our children have taken since the start."""

    def __init__(self):
        self._start = _busy(), _own(), time.monotonic()

    def cores(self):
        """As cores: 0.5 is half of one, all the time."""
        busy, own, start = self._start
        passed = time.monotonic() - start
        return max(0.0, (_busy() - busy) - (_own() - own)) / passed


def _busy():
    """Seconds that all processors together were at work or taken by a neighbour, since they started."""
    words = pathlib.Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:]
    user, nice, system, _, _, interrupts, soft_interrupts, stolen = map(int, words[:8])
    ticks = user + nice + system + interrupts + soft_interrupts + stolen
    return ticks / os.sysconf("SC_CLK_TCK")


def _own():
    """Seconds of this process and its ended children."""
    kinds = resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN
    return sum(usage.ru_utime + usage.ru_stime for usage in map(resource.getrusage, kinds))
