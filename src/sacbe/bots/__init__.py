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

__all__ = ["BASELINES", "BOTS", "Bot", "Policy", "Progress", "ask", "bot", "names", "register"]

SEARCH_LEVELS = ("easy", "medium", "strong", "expert")  # see search/levels.toml
BOTS = (
    "random",
    "easy",
    "greedy",
    "medium",
    "strong",
    "expert",
)  # from the weakest to the strongest
BASELINES = ("medium-0.1", "strong-0.1")  # earlier versions, to measure progress with


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

    A search level can be varied for experiments: "medium,simulations=150,blend=0.7,net=net.npz"
    changes the budget, the settings of the search or the net.
    """
    if not isinstance(name, str):
        if not callable(name):
            raise ValueError(f"A bot is a name or a function, not {name!r}.")
        return registry.PolicyBot(name)
    name, *changes = name.split(",")
    if name not in (*names(), *BASELINES):
        raise ValueError(f"Unknown bot {name!r}; choose from {', '.join(names())}.")
    check_seconds(seconds)
    rules = game_named(game) if isinstance(game, str) else game
    if name in (*SEARCH_LEVELS, *BASELINES):
        from sacbe.bots.search import variants

        make = partial(variants.make, rules, seed, name, changes, seconds, progress)
        if rules.engine.interpreted and not rules.compiled_engine.interpreted:
            from sacbe.bots.interim import InterimBot

            return InterimBot(name, rules, seed, make)
        return make()
    if changes:
        raise ValueError(f"The bot {name} does not search and has no settings.")
    if name not in BOTS:
        return registry.create(name, rules, seed)
    instance: Bot = import_module(f"sacbe.bots.{name}").make(rules, seed)
    return instance
