"""Bots: programs that play.

    bot = sacbe.bot("greedy", "tzolkin", seed=1)
    action = ask(bot, state, seat)

Listing them costs nothing; a bot's own module is loaded when one is made.
"""

from importlib import import_module

from sacbe.bots.base import Bot, ask
from sacbe.play.game import Game
from sacbe.play.game import game as game_named

__all__ = ["BOTS", "Bot", "ask", "bot", "names"]

BOTS = ("greedy", "random")  # each the name of a module here with a function `make`


def names() -> tuple[str, ...]:
    """The names of all bots there are."""
    return BOTS


def bot(name: str, game: Game | str, seed: int = 0) -> Bot:
    """A bot by its name, for a game or the name of one; equal seeds play equal games."""
    if name not in BOTS:
        raise ValueError(f"There is no bot {name!r}; there are {', '.join(BOTS)}.")
    made: Bot = import_module(f"sacbe.bots.{name}").make(
        game_named(game) if isinstance(game, str) else game, seed
    )
    return made
