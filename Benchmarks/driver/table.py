"""Lines as a table: for a terminal, and for docs/performance.md."""

from driver.words import bound, spread, verdict

_WIDTHS = (58, 24, 16, 21)
_HEADS = ("what, and who it is compared with", "time or size", "ratio", "target")


def terminal_head():
    return _row(_HEADS)


def terminal_group(heading, lines):
    """One measurement's lines under its heading."""
    rows = ["", heading]
    for line in lines:
        what, ours, peer, theirs, ratio, target = _cells(line)
        rows.append(_row((f"  {what}", ours, ratio, target, verdict(line))))
        if peer:
            rows.append(_row((f"      {peer}", theirs)))
        if line.note:
            rows.append(f"      {line.note}")
    return "\n".join(rows)


def markdown(groups):
    """A table for each measurement; `groups` are headings and lines."""
    return "\n\n".join(_markdown_table(heading, lines) for heading, lines in groups if lines)


def _row(cells):
    """Cells at their places; what comes after the last place follows as it is."""
    padded = (cell.ljust(width) for cell, width in zip(cells, _WIDTHS))
    return " ".join([*padded, *cells[len(_WIDTHS):]]).rstrip()


def _cells(line):
    """What, our value, peer, its value, ratio and target."""
    theirs = "not installed" if line.peer else ""
    return (
        line.what, spread(line.ours), line.peer or "",
        spread(line.theirs) if line.theirs else theirs, spread(line.ratio) if line.ratio else "",
        bound(line.target, line.ours.unit) if line.target else "")


def _markdown_table(heading, lines):
    rows = [f"### {heading}", "", "| what | ours | peer | ratio | target | |", "|---|---|---|---|---|---|"]
    for line in lines:
        what, ours, peer, theirs, ratio, target = _cells(line)
        cells = (what, ours, f"{peer} {theirs}".strip(), ratio, target, verdict(line).lower())
        rows.append(f"| {' | '.join(cells)} |")
    notes = [f"{line.what}: {line.note}." for line in lines if line.note]
    return "\n\n".join(["\n".join(rows), *notes])
