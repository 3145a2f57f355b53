"""Running programs and taking their measure."""

import dataclasses
import json
import os
import subprocess
import time


class Failure(Exception):
    """A program that did not do what it was asked for; its words."""


@dataclasses.dataclass(frozen=True)
class Run:
    seconds: float  # from before its start to after its end
    peak: int  # bytes of memory at most, as the kernel counts them


def run(command, output=subprocess.DEVNULL):
    """Runs a program to its end.

    A process begins with the peak memory of the one that starts it, so this one must stay small: what
    needs NumPy is a program of its own.
    """
    command = list(map(str, command))
    start = time.perf_counter()
    child = subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.PIPE)
    errors = child.stderr.read()
    _, status, usage = os.wait4(child.pid, 0)
    seconds = time.perf_counter() - start
    child.returncode = os.waitstatus_to_exitcode(status)
    child.stderr.close()
    if child.returncode != 0:
        raise Failure(f"{' '.join(command)}: {errors.decode(errors='replace').strip()}")
    return Run(seconds, usage.ru_maxrss << 10)


def text(command):
    """What a program prints."""
    result = subprocess.run(list(map(str, command)), capture_output=True, text=True)
    if result.returncode != 0:
        words = (result.stderr or result.stdout).strip()
        raise Failure(f"{' '.join(map(str, command))}: {words}")
    return result.stdout


def readings(command):
    """The values that a program prints as lines of `{"name": …, "value": …}`, by name."""
    lines = map(json.loads, text(command).splitlines())
    return {line["name"]: line["value"] for line in lines}


def in_turn(rounds, *sides):
    """Calls every side once a round, in the other order every second round.

    So what slows the machine for a while slows all alike. Returns a list of results for each side.
    """
    results = [[] for _ in sides]
    for number in range(rounds):
        order = list(enumerate(sides))
        for place, side in order if number % 2 == 0 else reversed(order):
            results[place].append(side())
    return results
