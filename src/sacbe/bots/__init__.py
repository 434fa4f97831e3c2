"""Bots: programs that play.

    bot = sacbe.bot("strong", "tzolkin", seed=1)
    action = ask(bot, state, seat)

Listing them costs nothing; what a bot needs is loaded when one is made.
"""

from __future__ import annotations

from importlib import import_module

from sacbe.bots.base import Bot, Progress, ask, check_seconds
from sacbe.play.game import Game
from sacbe.play.game import game as game_named

__all__ = ["BOTS", "Bot", "Progress", "ask", "bot", "names"]

SEARCHING = ("easy", "medium", "strong")  # levels of the search, see search/levels.toml
BOTS = ("random", "easy", "greedy", "medium", "strong")  # from the weakest to the strongest


def names() -> tuple[str, ...]:
    """The names of all bots there are, from the weakest to the strongest."""
    return BOTS


def bot(
    name: str,
    game: Game | str,
    seed: int = 0,
    seconds: float | None = None,
    progress: Progress | None = None,
) -> Bot:
    """A bot by its name, for a game or the name of one; equal seeds play equal games.

    Where a person waits, `seconds` is the most that a turn may take: then games do not repeat from
    their seed. `progress` is called while the bot thinks. Who does not search needs neither.
    """
    if name not in BOTS:
        raise ValueError(f"Unknown bot {name!r}; choose from {', '.join(BOTS)}.")
    check_seconds(seconds)
    rules = game_named(game) if isinstance(game, str) else game
    if name in SEARCHING:
        from sacbe.bots.search import SearchBot

        return SearchBot(rules, seed, level=name, seconds=seconds, progress=progress)
    made: Bot = import_module(f"sacbe.bots.{name}").make(rules, seed)
    return made
