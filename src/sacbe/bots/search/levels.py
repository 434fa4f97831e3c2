"""The search levels: a strict reader of levels.toml.

A section has default values, subsections by game, and in these subsections by number of players.
The most specific value applies.
"""

from __future__ import annotations

import functools
import math
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from sacbe.bots import SEARCH_LEVELS
from sacbe.bots.lookahead import WIDTH
from sacbe.bots.search.tree import Settings
from sacbe.play.game import game, games

SEARCH = "search"
OLD_LEVELS = {"0.1": ("easy", "medium", "strong")}  # by version
SETTINGS = tuple(Settings.__annotations__)
POSITIVE = ("temperature", "closeness")
NOT_NEGATIVE = ("exploration",)
FRACTIONS = ("hint_weight", "blend", "prior_blend", "chance_blend")
TURN_COUNTS = ("horizon", "playout")
WIDTHS = ("breadth",)
INTEGERS = (*TURN_COUNTS, *WIDTHS)

MAX_SIMULATIONS = 1_000_000  # per decision; more would need gigabytes of nodes
MAX_THREADS = 16


class Budget(NamedTuple):
    """The computation per decision, and the randomness of the final choice."""

    simulations: int
    threads: int
    choice_temperature: float  # in points; 0: the most visited action


class Levels:
    """The content of a levels file."""

    def __init__(
        self, text: str, name: str = "levels.toml", levels: tuple[str, ...] = SEARCH_LEVELS
    ) -> None:
        """Raises ValueError with a message for the user if the text is invalid. The file must have
        all `levels` and no others."""
        self._levels = levels
        try:
            self._sections = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise ValueError(f"{name}: {error}") from None
        try:
            self._check()
        except ValueError as error:
            raise ValueError(f"{name}: {error}") from None

    def budget(self, level: str, game_name: str, players: int) -> Budget:
        """The budget of a level for a game and a number of players."""
        if level not in self._levels:
            raise ValueError(f"Unknown level {level!r}; choose from {', '.join(self._levels)}.")
        return checked_budget(**self._values(level, game_name, players))

    def settings(self, game_name: str, players: int) -> dict[str, float]:
        """The settings of the search for a game and a number of players."""
        return checked_settings(self._values(SEARCH, game_name, players))

    def _values(self, section: str, *path: str | int) -> dict[str, Any]:
        """The values of a section, overridden by those of its subsections along `path`."""
        values: dict[str, Any] = {}
        table: Any = self._sections[section]
        for part in (*path, None):
            values |= {name: value for name, value in table.items() if not _is_section(value)}
            table = table.get(str(part), {})
        return values

    def _check(self) -> None:
        """Check the whole file, so that an error does not surface in the middle of a tournament."""
        _check_names("section", self._sections, (*self._levels, SEARCH))
        for section, fields in self._fields():
            if not _is_section(self._sections.get(section)):
                raise ValueError(f"The section [{section}] is missing.")
            _check_section(section, self._sections[section], fields)
        for name in games():
            low, high = game(name).players
            for players in range(low, high + 1):
                self._check_complete(name, players)

    def _check_complete(self, name: str, players: int) -> None:
        for section, fields in self._fields():
            missing = sorted({*fields} - {*self._values(section, name, players)})
            if missing:
                raise ValueError(f"The section [{section}] needs {', '.join(missing)}.")
        self.settings(name, players)
        for level in self._levels:
            self.budget(level, name, players)

    def _fields(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        yield from ((level, Budget._fields) for level in self._levels)
        yield SEARCH, SETTINGS


@functools.cache
def shipped(version: str = "") -> Levels:
    """The levels that come with Sacbe: the current ones, or those of an earlier version."""
    name = f"levels-{version}.toml" if version else "levels.toml"
    levels = OLD_LEVELS[version] if version else SEARCH_LEVELS
    return Levels(Path(__file__).with_name(name).read_text("utf-8"), name, levels)


def split_level(name: str) -> tuple[str, str]:
    """A level and a version: "strong-0.1" is the strong level of version 0.1, "strong" the current
    one, with an empty version."""
    level, _, version = name.partition("-")
    return level, version


def _is_section(value: Any) -> bool:
    return isinstance(value, dict)


def _check_section(title: str, section: Mapping[str, Any], fields: tuple[str, ...]) -> None:
    """Check for unknown values, games and numbers of players."""
    inner = {name: part for name, part in section.items() if _is_section(part)}
    _check_names(f"value in [{title}]", {*section} - {*inner}, fields)
    _check_names(f"game in [{title}]", inner, games())
    for name, part in inner.items():
        tables = {players: rest for players, rest in part.items() if _is_section(rest)}
        _check_names(f"value in [{title}.{name}]", {*part} - {*tables}, fields)
        low, high = game(name).players
        counts = tuple(map(str, range(low, high + 1)))
        _check_names(f"number of players in [{title}.{name}]", tables, counts)
        for players, rest in tables.items():
            _check_names(f"value in [{title}.{name}.{players}]", rest, fields)


def _check_names(what: str, names_in_file: Iterable[str], valid_names: tuple[str, ...]) -> None:
    for name in sorted(names_in_file):
        if name not in valid_names:
            raise ValueError(f"Unknown {what}: {name!r}; choose from {', '.join(valid_names)}.")


# ---------------------------------------------------------------- validation


def checked_budget(simulations: Any, threads: Any, choice_temperature: Any) -> Budget:
    """A valid budget; raises ValueError otherwise."""
    if type(threads) is not int or not 1 <= threads <= MAX_THREADS:
        raise ValueError(f"A search needs 1 to {MAX_THREADS} threads, not {threads!r}.")
    if type(simulations) is not int or simulations < threads:
        raise ValueError(f"A search needs at least one simulation per thread, not {simulations!r}.")
    if simulations > MAX_SIMULATIONS:
        raise ValueError(f"A search has at most {MAX_SIMULATIONS} simulations, not {simulations}.")
    if not _is_number(choice_temperature) or choice_temperature < 0:
        raise ValueError(f"choice_temperature must be 0 or more, not {choice_temperature!r}.")
    return Budget(simulations, threads, float(choice_temperature))


def checked_settings(settings: Mapping[str, Any]) -> dict[str, float]:
    """Valid settings as floats; raises ValueError otherwise."""
    _check_names("setting of the search", settings, SETTINGS)
    for name, value in settings.items():
        if not _is_number(value):
            raise ValueError(f"The setting {name} must be a number, not {value!r}.")
        if (valid_range := _valid_range(name, value)) is not None:
            raise ValueError(f"The setting {name} must be {valid_range}, not {value!r}.")
    return {name: float(settings[name]) for name in SETTINGS if name in settings}


def _valid_range(name: str, value: float) -> str | None:
    """A description of the valid range, or None if the value is in it."""
    if name in POSITIVE and value <= 0:
        return "greater than 0"
    if name in NOT_NEGATIVE and value < 0:
        return "0 or more"
    if name in FRACTIONS and not 0 <= value <= 1:
        return "from 0 to 1"
    if name in TURN_COUNTS and (value < 0 or value % 1):
        return "a whole number of turns, at least 0"
    if name in WIDTHS and (not 1 <= value <= WIDTH or value % 1):
        return f"a whole number from 1 to {WIDTH}"
    return None


def _is_number(value: Any) -> bool:
    return type(value) in (int, float) and math.isfinite(value)
