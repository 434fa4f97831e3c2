"""Bots: programs that play.

    bot = sacbe.bot("strong", "tzolkin", seed=1)
    action = ask(bot, state, seat)

Importing this package is cheap: the module of a bot is imported when one is created.
"""

from __future__ import annotations

from importlib import import_module

from sacbe.bots.base import Bot, Progress, ask, check_seconds
from sacbe.play.game import Game
from sacbe.play.game import game as game_named

__all__ = ["BASELINES", "BOTS", "Bot", "Progress", "ask", "bot", "names"]

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
    """The names of all bots, from the weakest to the strongest."""
    return BOTS


def bot(
    name: str,
    game: Game | str,
    seed: int = 0,
    seconds: float | None = None,
    progress: Progress | None = None,
) -> Bot:
    """Create a bot for a game.

    A bot is deterministic for its seed, except with `seconds`, the time limit per turn. `progress`
    is called during a search. Bots that do not search ignore both.

    A search level can be varied for experiments: "medium,simulations=150,blend=0.7,net=net.npz"
    changes the budget, the settings of the search or the net.
    """
    name, *changes = name.split(",")
    if name not in (*BOTS, *BASELINES):
        raise ValueError(f"Unknown bot {name!r}; choose from {', '.join(BOTS)}.")
    check_seconds(seconds)
    rules = game_named(game) if isinstance(game, str) else game
    if name in (*SEARCH_LEVELS, *BASELINES):
        from sacbe.bots.search.variants import make

        return make(rules, seed, name, changes, seconds, progress)
    if changes:
        raise ValueError(f"The bot {name} does not search and has no settings.")
    instance: Bot = import_module(f"sacbe.bots.{name}").make(rules, seed)
    return instance
