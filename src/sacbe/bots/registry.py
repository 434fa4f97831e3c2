"""Bots of other programs.

A program registers a factory under a name; a package does so with an entry point:

    sacbe.bots.register("mine", lambda game, seed: MyBot(game, seed))

    [project.entry-points."sacbe.bots"]
    mine = "my_package:MyBot"

Names of bots come from command lines and results files, so a name alone never imports a module.
"""

from __future__ import annotations

import functools
import importlib
import re
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING

from sacbe.bots.base import Bot
from sacbe.play.game import Game

if TYPE_CHECKING:
    from sacbe.play.state import State

ENTRY_POINTS = "sacbe.bots"
NAME = re.compile(r"[a-z][a-z0-9_.-]{0,39}")

Factory = Callable[[Game, int], Bot]  # a bot for a game, with a seed
Policy = Callable[["State", int], int]  # an action for a determinization and a seat

_factories: dict[str, Factory] = {}
_modules: list[str] = []


class PolicyBot:
    """A function as a bot."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy
        self.name = getattr(policy, "__name__", type(policy).__name__)

    def choose(self, state: State, seat: int) -> int:
        """The function's action."""
        return int(self._policy(state, seat))


def register(name: str, factory: Factory) -> None:
    """Make a bot available under a name, replacing an earlier one that was registered. The arena
    distinguishes versions of a bot by its attribute `digest`, if it has one."""
    from sacbe.bots import BOTS

    if not NAME.fullmatch(name):
        raise ValueError(
            f"A bot's name has up to 40 of a-z, 0-9, '_', '.' and '-' and begins with a letter: "
            f"{name!r}."
        )
    if name in BOTS:
        raise ValueError(f"{name} is a bot of Sacbe.")
    if not callable(factory):
        raise ValueError(f"The factory of a bot must be callable, not {factory!r}.")
    _factories[name] = factory


@functools.cache
def _entry_points() -> dict[str, EntryPoint]:
    points = entry_points(group=ENTRY_POINTS)
    return {point.name: point for point in points if NAME.fullmatch(point.name)}


def names() -> tuple[str, ...]:
    """The names of all bots of other programs, sorted."""
    return tuple(sorted({*_factories, *_entry_points()}))


def create(name: str, game: Game, seed: int) -> Bot:
    """Create a bot by its name, which must be one of `names`."""
    factory: Factory = _factories[name] if name in _factories else _entry_points()[name].load()
    instance = factory(game, seed)
    if not callable(getattr(instance, "choose", None)):
        raise ValueError(f"The bot {name} has no method `choose`: {instance!r}.")
    return instance


def import_modules(modules: tuple[str, ...]) -> None:
    """Import the user's modules that register bots; worker processes do the same."""
    for module in modules:
        try:
            importlib.import_module(module)
        except ImportError as error:
            raise ValueError(f"Cannot import {module!r}: {error}.") from None
        if module not in _modules:
            _modules.append(module)


def imported_modules() -> tuple[str, ...]:
    """The modules to import in worker processes."""
    return tuple(_modules)
