"""Numbers as people read them."""


def figure(value, unit):
    """A value with its unit, to three digits where it was timed."""
    if unit == "s":
        return _time(value)
    if unit == "times":
        return _digits(value)
    if unit == "bytes" and value >= 8 << 20:
        return f"{value / (1 << 20):.1f} MiB"
    return f"{value:,.0f}" + (" bytes" if unit == "bytes" else "")


def spread(sample):
    """The median, and half of what lies between the quartiles as a share of it."""
    middle = figure(sample.median, sample.unit)
    if len(sample.values) == 1 or not sample.median:
        return middle
    percent = 50 * (sample.high - sample.low) / sample.median
    return f"{middle} ± {percent:.0f} %" if percent >= 1 else f"{middle} ± {percent:.1f} %"


def bound(target, unit):
    unit = "times" if target.of == "ratio" else unit
    words = f"{target.bound} {_plain(target.value, unit)}"
    return words if target.stretch is None else f"{words} ({_plain(target.stretch, unit)})"


def verdict(line):
    """Whether the target is met, and the stretch, where it has one."""
    if line.met is None:
        return "" if line.target is None else "not measured"
    if not line.met:
        return "NOT MET"
    return "met, stretch too" if line.stretch_met else "met"


def _plain(value, unit):
    return f"{value:g}" if unit == "times" else figure(value, unit).replace(".00 ", " ").replace(".0 ", " ")


def _time(seconds):
    for factor, unit in (1, "s"), (1e3, "ms"):
        if seconds * factor >= 1:
            return f"{_digits(seconds * factor)} {unit}"
    return f"{_digits(seconds * 1e6)} µs"


def _digits(value):
    if value >= 1000:
        return f"{value:,.0f}"
    if value >= 100:
        return f"{value:.0f}"
    if value >= 10:
        return f"{value:.1f}"
    return f"{value:.2f}" if value >= 1 else f"{value:.3f}"
