"""Sacbe's bots at OpenSpiel's table, and other worlds for its IS-MCTS."""

from __future__ import annotations

import random
from typing import Any

import pyspiel

from sacbe import bots
from sacbe.adapters.openspiel.spiel import PREFIX, SacbeState
from sacbe.play.game import games


def resample(state: SacbeState, player: int, rng: random.Random | None = None) -> SacbeState:
    """Another state that the player cannot tell from this one, for IS-MCTS.

    `bot.set_resampler(functools.partial(resample, rng=random.Random(7)))` makes it repeatable.
    The player's information state stays the same; those of the others begin with what they see
    in the new world.
    """
    return state._resampled(player, (rng or random).getrandbits(63))


class SacbeBot(pyspiel.Bot):
    """A bot of Sacbe at OpenSpiel's table. It never sees the true state: see `sacbe.bots.ask`."""

    def __init__(self, made: bots.Bot, player_id: int, seed: int) -> None:
        super().__init__()
        self._bot = made
        self._player = player_id
        self._seeds = random.Random(seed)

    def step(self, state: SacbeState) -> int:
        """The bot's choice for its player, who must be the one to move."""
        if state.current_player() != self._player:
            raise pyspiel.SpielError(f"Player {self._player} is not to move.")
        return bots.ask(self._bot, state._held.position, self._player, self._seeds.getrandbits(63))


def bot(name: str, game: Any, player_id: int, seed: int = 0) -> SacbeBot:
    """A bot of Sacbe ("greedy", "strong", ...) as a bot of OpenSpiel, for a game loaded there."""
    short_name = game.get_type().short_name
    if short_name not in [PREFIX + known for known in games()]:
        raise pyspiel.SpielError(f"{short_name} is not a Sacbe game.")
    if not 0 <= player_id < game.num_players():
        raise pyspiel.SpielError(
            f"There is no player {player_id}: players are 0 to {game.num_players() - 1}."
        )
    try:
        made = bots.bot(name, short_name.removeprefix(PREFIX), seed)
    except ValueError as error:
        raise pyspiel.SpielError(str(error)) from None
    return SacbeBot(made, player_id, seed)
