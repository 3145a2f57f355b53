"""Values of one thing that was measured several times."""

import dataclasses
import operator
import statistics


@dataclasses.dataclass(frozen=True)
class Sample:
    """At least one value; half of them lie between `low` and `high`, the quartiles."""

    unit: str  # "s", "bytes", "count" or "times"
    values: tuple

    @property
    def median(self):
        return statistics.median(self.values)

    @property
    def low(self):
        return self._quartiles()[0]

    @property
    def high(self):
        return self._quartiles()[2]

    def _quartiles(self):
        if len(self.values) == 1:
            return self.values * 3
        return statistics.quantiles(self.values, n=4, method="inclusive")

    def over(self, other):
        """Each value over the other's of the same round; over its median where rounds do not pair."""
        if len(self.values) == len(other.values):
            divisors = other.values
        else:
            divisors = (other.median,) * len(self.values)
        return Sample("times", tuple(map(operator.truediv, self.values, divisors)))

    def entry(self):
        return {
            "unit": self.unit, "median": self.median, "low": self.low, "high": self.high,
            "values": list(self.values),
        }


def seconds(values):
    return Sample("s", tuple(values))


def size(*values):
    return Sample("bytes", values)


def count(*values):
    return Sample("count", values)
