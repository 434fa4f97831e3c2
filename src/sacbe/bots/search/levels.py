"""The levels that search: levels.toml, strictly read.

A section of the file has values, sections by game with values of their own, and in these sections
by number of players. What is nearest to the table counts.
"""

from __future__ import annotations

import functools
import math
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from sacbe.bots import SEARCHING
from sacbe.bots.lookahead import WIDTH
from sacbe.bots.search.tree import Settings
from sacbe.play.game import game, games

SEARCH = "search"
SETTINGS = tuple(Settings.__annotations__)  # whatever the search can be set by
DIVIDED_BY = ("temperature", "closeness")
NOT_NEGATIVE = ("exploration",)
SHARES = ("hint_weight",)
TURNS = ("horizon", "playout")
WAYS = ("breadth",)
WHOLE = (*TURNS, *WAYS)

MOST_SIMULATIONS = 1_000_000  # a decision: more would need gigabytes, and nobody would wait for it
MOST_THREADS = 16


class Budget(NamedTuple):
    """What a decision may cost, and how strictly the best choice is kept to."""

    simulations: int
    threads: int
    choice_temperature: float  # in points; 0: what was visited most


class Levels:
    """What a file says of all levels."""

    def __init__(self, text: str, name: str = "levels.toml") -> None:
        """A ValueError says what is wrong in it."""
        try:
            self._sections = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise ValueError(f"{name}: {error}") from None
        try:
            self._check()
        except ValueError as error:
            raise ValueError(f"{name}: {error}") from None

    def budget(self, level: str, game_name: str, players: int) -> Budget:
        """What a level may think in a game of so many."""
        if level not in SEARCHING:
            raise ValueError(f"Unknown level {level!r}; choose from {', '.join(SEARCHING)}.")
        return checked_budget(**self._values(level, game_name, players))

    def settings(self, game_name: str, players: int) -> dict[str, float]:
        """How the search is set in a game of so many."""
        return checked_settings(self._values(SEARCH, game_name, players))

    def _values(self, section: str, *nearer: str | int) -> dict[str, Any]:
        """The values of a section, overruled by those of its sections nearer to the table."""
        values: dict[str, Any] = {}
        there: Any = self._sections[section]
        for part in (*nearer, None):
            values |= {name: value for name, value in there.items() if not _is_section(value)}
            there = there.get(str(part), {})
        return values

    def _check(self) -> None:
        """Everything at once, so that a slip is not found in the middle of a tournament."""
        _refuse_others("section", self._sections, (*SEARCHING, SEARCH))
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
        for level in SEARCHING:
            self.budget(level, name, players)

    def _fields(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        yield from ((level, Budget._fields) for level in SEARCHING)
        yield SEARCH, SETTINGS


@functools.cache
def shipped() -> Levels:
    """The levels as they come with Sacbe."""
    return Levels(Path(__file__).with_name("levels.toml").read_text("utf-8"))


def _is_section(value: Any) -> bool:
    return isinstance(value, dict)


def _check_section(called: str, section: Mapping[str, Any], fields: tuple[str, ...]) -> None:
    """No value, game or number of players that does not exist."""
    inner = {name: part for name, part in section.items() if _is_section(part)}
    _refuse_others(f"value in [{called}]", {*section} - {*inner}, fields)
    _refuse_others(f"game in [{called}]", inner, games())
    for name, part in inner.items():
        tables = {players: rest for players, rest in part.items() if _is_section(rest)}
        _refuse_others(f"value in [{called}.{name}]", {*part} - {*tables}, fields)
        low, high = game(name).players
        counts = tuple(map(str, range(low, high + 1)))
        _refuse_others(f"number of players in [{called}.{name}]", tables, counts)
        for players, rest in tables.items():
            _refuse_others(f"value in [{called}.{name}.{players}]", rest, fields)


def _refuse_others(what: str, said: Iterable[str], known: tuple[str, ...]) -> None:
    for name in sorted(said):
        if name not in known:
            raise ValueError(f"Unknown {what}: {name!r}; choose from {', '.join(known)}.")


# ---------------------------------------------------------------- values from anywhere


def checked_budget(simulations: Any, threads: Any, choice_temperature: Any) -> Budget:
    """A budget that can be searched with, or a ValueError."""
    if type(threads) is not int or not 1 <= threads <= MOST_THREADS:
        raise ValueError(f"A search needs 1 to {MOST_THREADS} threads, not {threads!r}.")
    if type(simulations) is not int or simulations < threads:
        raise ValueError(f"A search needs at least one simulation per thread, not {simulations!r}.")
    if simulations > MOST_SIMULATIONS:
        raise ValueError(f"A search has at most {MOST_SIMULATIONS} simulations, not {simulations}.")
    if not _is_number(choice_temperature) or choice_temperature < 0:
        raise ValueError(f"choice_temperature must be 0 or more, not {choice_temperature!r}.")
    return Budget(simulations, threads, float(choice_temperature))


def checked_settings(settings: Mapping[str, Any]) -> dict[str, float]:
    """Settings that the search knows, or a ValueError."""
    _refuse_others("setting of the search", settings, SETTINGS)
    for name, value in settings.items():
        if not _is_number(value):
            raise ValueError(f"The setting {name} must be a number, not {value!r}.")
        if (right := _what_it_should_be(name, value)) is not None:
            raise ValueError(f"The setting {name} must be {right}, not {value!r}.")
    return {name: float(settings[name]) for name in SETTINGS if name in settings}


def _what_it_should_be(name: str, value: float) -> str | None:
    """Nothing for a value that the search can be set to."""
    if name in DIVIDED_BY and value <= 0:
        return "greater than 0"
    if name in NOT_NEGATIVE and value < 0:
        return "0 or more"
    if name in SHARES and not 0 <= value <= 1:
        return "from 0 to 1"
    if name in TURNS and (value < 0 or value % 1):
        return "a whole number of turns, at least 0"
    if name in WAYS and (not 1 <= value <= WIDTH or value % 1):
        return f"a whole number from 1 to {WIDTH}"
    return None


def _is_number(value: Any) -> bool:
    return type(value) in (int, float) and math.isfinite(value)
