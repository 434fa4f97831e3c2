"""Bots before the rules are compiled.

A search needs thousands of positions a second, interpreted rules give about a thousand. So until
the rules are compiled all levels that search play as `greedy`, which needs a few hundred.
"""

from __future__ import annotations

from collections.abc import Callable

from sacbe.bots.base import Bot
from sacbe.bots.greedy import GreedyBot
from sacbe.bots.lookahead import loops_on
from sacbe.bots.search.searcher import searcher_on
from sacbe.play import game as games
from sacbe.play.game import Game
from sacbe.play.state import State


def begin_interpreted() -> None:
    """Let games begin on interpreted rules until the rules and all bots are compiled."""
    games.begin_interpreted(is_stored)


def is_stored(game: Game) -> bool:
    """Are the rules and the bots of a game compiled?"""
    engine = game.compiled_engine
    parts = (engine, loops_on(game, engine), searcher_on(game, engine))
    return all(part.is_stored for part in parts)


class InterimBot:
    """Plays as the greedy bot until the rules are compiled, then as the bot that `make` makes."""

    def __init__(self, name: str, game: Game, seed: int, make: Callable[[], Bot]) -> None:
        self.name = name
        self._game, self._make = game, make
        self._greedy = GreedyBot(game, seed)
        self._bot: Bot | None = None

    def choose(self, state: State, seat: int) -> int:
        """An action of the bot, or of the greedy bot instead."""
        if self._bot is None and self._game.use_compiled():
            self._bot = self._make()
        if self._bot is None:
            return self._greedy.choose(state, seat)
        return self._bot.choose(state.copy(), seat)  # a copy is on the compiled rules
