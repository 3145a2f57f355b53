"""One line of the table: what we need, what another program needs for the same, and what is aimed at."""

import dataclasses
import operator
import typing

from driver.sample import Sample

_BOUNDS = {"at most": operator.le, "at least": operator.ge}


@dataclasses.dataclass(frozen=True)
class Target:
    """A bound of the ratio to the peer, where the line has one, else of our own value."""

    bound: str  # "at most" or "at least"
    value: float
    of: str  # "ratio" or "value"
    stretch: typing.Optional[float] = None  # what would be better still

    def is_met(self, value):
        return _BOUNDS[self.bound](value, self.value)

    def is_stretch_met(self, value):
        return self.stretch is not None and _BOUNDS[self.bound](value, self.stretch)


def ratio_at_most(value, stretch=None):
    return Target("at most", value, "ratio", stretch)


def at_most(value):
    return Target("at most", value, "value")


def at_least(value):
    return Target("at least", value, "value")


@dataclasses.dataclass(frozen=True)
class Line:
    """A line without a target only tells; one without `theirs` has no peer, or it is not installed."""

    name: str  # for programs: it stays the same when the words change
    what: str
    ours: Sample
    peer: typing.Optional[str] = None
    theirs: typing.Optional[Sample] = None
    target: typing.Optional[Target] = None
    note: typing.Optional[str] = None

    @property
    def ratio(self):
        return self.ours.over(self.theirs) if self.theirs else None

    @property
    def met(self):
        """Whether the median is within the target; None where that cannot be told."""
        return self._judge(Target.is_met)

    @property
    def stretch_met(self):
        """The same of the target's stretch; None where it has none."""
        has_stretch = self.target and self.target.stretch is not None
        return self._judge(Target.is_stretch_met) if has_stretch else None

    def _judge(self, test):
        judged = self.ratio if self.target and self.target.of == "ratio" else self.ours
        if self.target is None or judged is None:
            return None
        return test(self.target, judged.median)

    def entry(self):
        """As it stands in the JSON file; docs/performance.md says what each key means."""
        peer = {"name": self.peer, "value": self.theirs and self.theirs.entry()}
        return {
            "name": self.name,
            "what": self.what,
            "ours": self.ours.entry(),
            "peer": peer if self.peer else None,
            "ratio": self.ratio and self.ratio.entry(),
            "target": self.target and dataclasses.asdict(self.target),
            "met": self.met,
            "stretchMet": self.stretch_met,
            "note": self.note,
        }

    @staticmethod
    def of(entry):
        """The line that an entry of the JSON file was made from."""
        def sample(value):
            return value and Sample(value["unit"], tuple(value["values"]))

        peer = entry["peer"] or {"name": None, "value": None}
        return Line(
            entry["name"], entry["what"], sample(entry["ours"]), peer["name"],
            sample(peer["value"]), entry["target"] and Target(**entry["target"]), entry["note"])
