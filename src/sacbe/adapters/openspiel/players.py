"""Sacbe's bots as OpenSpiel bots, and resampling for IS-MCTS."""

from __future__ import annotations

import random
from typing import Any

import pyspiel

from sacbe import bots
from sacbe.adapters.openspiel.spiel import PREFIX, SacbeState
from sacbe.play.game import game as game_named
from sacbe.play.game import games


def resample(state: SacbeState, player: int, rng: random.Random | None = None) -> SacbeState:
    """A random state with the same information state for the player, for IS-MCTS.

    `bot.set_resampler(functools.partial(resample, rng=random.Random(7)))` makes it reproducible.
    The information states of the other players restart in the new state.
    """
    return state._resample(player, (rng or random).getrandbits(63))


class SacbeBot(pyspiel.Bot):
    """A Sacbe bot as OpenSpiel bot. It never gets the true state: see `sacbe.bots.ask`."""

    def __init__(self, bot_instance: bots.Bot, player_id: int, seed: int) -> None:
        super().__init__()
        self._bot = bot_instance
        self._player = player_id
        self._seeds = random.Random(seed)

    def step(self, state: SacbeState) -> int:
        """The bot's action for its player, who must be the current player."""
        if state.current_player() != self._player:
            raise pyspiel.SpielError(f"Player {self._player} is not to move.")
        return bots.ask(self._bot, state._data.position, self._player, self._seeds.getrandbits(63))


def bot(name: str, game: Any, player_id: int, seed: int = 0) -> SacbeBot:
    """A Sacbe bot ("greedy", "strong", ...) for a game loaded in OpenSpiel."""
    short_name = game.get_type().short_name
    if short_name not in [PREFIX + game_name for game_name in games()]:
        raise pyspiel.SpielError(f"{short_name} is not a Sacbe game.")
    if not 0 <= player_id < game.num_players():
        raise pyspiel.SpielError(
            f"There is no player {player_id}: players are 0 to {game.num_players() - 1}."
        )
    try:
        data = game.get_parameters()["data"] or None
        rules = game_named(short_name.removeprefix(PREFIX), data)
        bot_instance = bots.bot(name, rules, seed)
    except ValueError as error:
        raise pyspiel.SpielError(str(error)) from None
    return SacbeBot(bot_instance, player_id, seed)
