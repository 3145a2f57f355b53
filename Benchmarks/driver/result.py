"""The whole of a run: what `build/bench/bench.json` holds."""

import dataclasses
import json

from driver.line import Line

# One more where a key changes its meaning or goes.
VERSION = 1


@dataclasses.dataclass
class Group:
    """A measurement's lines; none where it failed, with the reason."""

    name: str
    heading: str
    lines: list
    failure: str | None = None

    def entry(self):
        return {
            "name": self.name, "heading": self.heading,
            "lines": [line.entry() for line in self.lines], "failure": self.failure,
        }


def write(path, machine, rounds, peers, groups):
    document = {
        "version": VERSION, "machine": machine, "rounds": rounds, "peers": peers.versions,
        "missing": peers.missing, "groups": [group.entry() for group in groups],
    }
    path.write_text(json.dumps(document, indent=2, ensure_ascii=False) + "\n")


def read(path):
    """The machine and the groups of a run that was written."""
    document = json.loads(path.read_text())
    if document.get("version") != VERSION:
        raise SystemExit(f"error: {path} is of another version; run 'make bench' again")
    groups = [
        Group(entry["name"], entry["heading"], list(map(Line.of, entry["lines"])), entry["failure"])
        for entry in document["groups"]
    ]
    return document["machine"], groups
