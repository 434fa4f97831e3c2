"""Compare two runs of `sacbe bench` by ratio: what got faster, and what got slower."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from rich.table import Table

Figures = dict[str, str | float | dict[str, float]]
# The figures that are speeds, by the end of their name, and whether more is better. Others, such
# as decisions per game, describe the game.
SPEEDS = {
    "per_second": True,
    "per_second_unobserved": True,
    "speed_up_on_two": True,
    "_ns": False,
    "_s": False,
}


@dataclass(frozen=True, slots=True)
class Change:
    """A figure of two runs. A ratio above 1 is faster, below 1 slower."""

    name: str
    before: float
    now: float
    ratio: float

    def is_slower(self, tolerance: float) -> bool:
        """Is it slower by more than a share of the speed before?"""
        return self.ratio < 1 - tolerance


def read_figures(path: Path) -> list[Figures]:
    """The figures that `sacbe bench --json` printed, of one game or several."""
    try:
        content = msgspec.json.decode(path.read_bytes(), type=list[Figures] | Figures)
    except (OSError, msgspec.MsgspecError) as error:
        raise ValueError(f"{path} has no figures of `sacbe bench --json`: {error}") from None
    return content if isinstance(content, list) else [content]


def compare(before: list[Figures], now: Figures) -> list[Change]:
    """The changes of a game's speeds; ValueError if the earlier run did not measure it."""
    key = now["game"], now["players"]
    for figures in before:
        if (figures.get("game"), figures.get("players")) == key:
            earlier = dict(_speeds(figures))
            return [
                Change(name, earlier[name][0], value, _ratio(earlier[name][0], value, more))
                for name, (value, more) in _speeds(now)
                if name in earlier
            ]
    raise ValueError(f"There are no figures of {key[0]} with {key[1]} players to compare with.")


def _ratio(before: float, now: float, more_is_better: bool) -> float:
    slow, fast = (before, now) if more_is_better else (now, before)
    return fast / slow if slow > 0 else 1.0


def _speeds(figures: Figures) -> Iterator[tuple[str, tuple[float, bool]]]:
    """The speeds in a run, by name, with whether more is better."""
    for part, value in figures.items():
        numbers: dict[str, Any] = value if isinstance(value, dict) else {"": value}
        for key, number in numbers.items():
            name = f"{part} {key}".strip()
            better = next((more for end, more in SPEEDS.items() if name.endswith(end)), None)
            if better is not None and isinstance(number, (int, float)):
                yield name.replace("_", " "), (float(number), better)


def as_table(now: Figures, changes: list[Change], tolerance: float) -> Table:
    """The changes as a table; slower ones are marked."""
    table = Table(title=f"{now['game']}, {now['players']} players")
    for heading in ("", "before", "now", "ratio", ""):
        table.add_column(heading, justify="left" if heading == "" else "right")
    for change in changes:
        mark = "slower" if change.is_slower(tolerance) else ""
        numbers = f"{change.before:,g}", f"{change.now:,g}", f"{change.ratio:.2f}"
        table.add_row(change.name, *numbers, mark)
    return table
