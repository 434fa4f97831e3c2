"""Bots: programs that play.

    bot = sacbe.bot("strong", "tzolkin", seed=1)
    action = ask(bot, state, seat)

Importing this package is cheap: the module of a bot is imported when one is created.
"""

from __future__ import annotations

from functools import partial
from importlib import import_module

from sacbe.bots import registry
from sacbe.bots.base import Bot, Progress, ask, check_seconds
from sacbe.bots.registry import Policy, register
from sacbe.play.game import Game
from sacbe.play.game import game as game_named

__all__ = ["BOTS", "Bot", "Policy", "Progress", "ask", "bot", "names", "register"]

SEARCH_LEVELS = ("easy", "medium", "strong")  # see search/levels.toml
BOTS = ("random", "easy", "greedy", "medium", "strong")  # from the weakest to the strongest


def names() -> tuple[str, ...]:
    """The names of all bots: Sacbe's, from the weakest to the strongest, then those of others."""
    return (*BOTS, *(name for name in registry.names() if name not in BOTS))


def bot(
    name: str | Policy,
    game: Game | str,
    seed: int = 0,
    seconds: float | None = None,
    progress: Progress | None = None,
) -> Bot:
    """Create a bot for a game, by its name or from a function of a position and a seat.

    A bot is deterministic for its seed, except with `seconds`, the time limit per turn. `progress`
    is called during a search. Bots that do not search ignore both.
    """
    if not isinstance(name, str):
        if not callable(name):
            raise ValueError(f"A bot is a name or a function, not {name!r}.")
        return registry.PolicyBot(name)
    if name not in names():
        raise ValueError(f"Unknown bot {name!r}; choose from {', '.join(names())}.")
    check_seconds(seconds)
    rules = game_named(game) if isinstance(game, str) else game
    if name not in BOTS:
        return registry.create(name, rules, seed)
    if name in SEARCH_LEVELS:
        from sacbe.bots.search import SearchBot

        make = partial(SearchBot, rules, seed, level=name, seconds=seconds, progress=progress)
        if rules.engine.interpreted and not rules.compiled_engine.interpreted:
            from sacbe.bots.interim import InterimBot

            return InterimBot(name, rules, seed, make)
        return make()
    instance: Bot = import_module(f"sacbe.bots.{name}").make(rules, seed)
    return instance
