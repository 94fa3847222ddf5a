"""Words and numbers under one another."""

from collections.abc import Sequence


def columns(rows: Sequence[Sequence[str]], left: int = 1) -> list[str]:
    """Return rows as lines: so many columns begin at the left, the others end at the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.ljust(width) if place < left else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
