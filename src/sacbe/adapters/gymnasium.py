"""A Gymnasium environment: the agent plays one seat, bots play the others.

    import gymnasium
    import sacbe.adapters.gymnasium

    env = gymnasium.make("Sacbe/Tzolkin-v0", players=4, opponents="greedy")
    observation, info = env.reset(seed=1)
    while True:
        action = policy(observation, info["action_mask"])
        observation, reward, terminated, truncated, info = env.step(action)

An observation is a float32 vector. Legal actions are in `info["action_mask"]` and in
`action_masks()`, the convention of sb3-contrib; with observation="dict" they are in the
observation, too. A step is one decision of the seat and includes
chance and the bots' actions up to the next one. Importing this module registers all games.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sacbe.adapters.rewards import AT_THE_END, Rewards, as_rewards
from sacbe.adapters.start import DataFile, first_position
from sacbe.bots import Bot, Policy, ask, bot
from sacbe.bots import names as bot_names
from sacbe.play.errors import IllegalAction
from sacbe.play.game import Game
from sacbe.play.game import games as game_names
from sacbe.play.integers import as_integer
from sacbe.play.state import State

try:
    import gymnasium
    from gymnasium.error import ResetNeeded

    from sacbe.adapters.environment import (
        RENDER_MODES,
        Earnings,
        Mask,
        action_id,
        check_observation,
        check_render_mode,
        observation_space,
        python_seed,
        render_board,
        result,
    )
except ImportError as error:
    raise ImportError(
        "sacbe.adapters.gymnasium needs Gymnasium: pip install 'sacbe[research]'"
    ) from error


Opponent = str | Policy  # a bot's name, or a function of a position and a seat


class SeatEnv(gymnasium.Env[Any, np.int64]):
    """One seat of a game against bots.

    seat: a number, or "random" for a new one in every episode.
    opponents: a bot for all other seats, or one for each, clockwise from this seat.
    rewards: "win", "points", "rank" or "shaped", or a `Rewards`; see sacbe.adapters.rewards.
    illegal: an illegal action ends the episode ("lose") or raises sacbe.IllegalAction ("raise").
    observation: "flat", or "dict" with the mask of legal actions.
    data, position: a data file, and a position to start from instead of a new game.
    All further keywords are options of the game.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: Game | str,
        players: int = 0,
        seat: int | str = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        rewards: Rewards | str = "win",
        illegal: str = "lose",
        render_mode: str | None = None,
        observation: str = "flat",
        data: DataFile | None = None,
        position: State | str | None = None,
        **options: Any,
    ) -> None:
        """`players` defaults to the game's maximum."""
        self._start = first_position(game, players, data, position, options)
        self._rewards = as_rewards(rewards)
        self._is_new_game = position is None
        self.game = self._start.game
        self.players = self._start.players
        self._seat_option = check_seat(seat, self.players)
        self._opponents = _check_opponents(opponents, self.players)
        check_illegal(illegal)
        check_render_mode(render_mode)
        check_observation(observation)
        self._is_flat = observation == "flat"
        self._illegal, self.render_mode = illegal, render_mode
        self.observation_space = observation_space(self.game, observation)
        self.action_space = gymnasium.spaces.Discrete(self.game.num_actions)
        self.seat = 0 if seat == "random" else int(seat)
        self._position: State | None = None
        self._forfeited = False
        self._earned = 0.0
        self._bots: dict[int, Bot] = {}

    @property
    def position(self) -> State:
        """The true state including hidden information: for analysis only."""
        if self._position is None:
            raise ResetNeeded("No game has been started: call reset() first.")
        return self._position

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Start a new game and play up to the seat's first decision. `options` is ignored: options
        of the game are arguments of the constructor."""
        super().reset(seed=python_seed(seed))
        if self._seat_option == "random":
            self.seat = int(self.np_random.integers(self.players))
        self._bots = {
            (self.seat + 1 + i) % self.players: bot(name, self.game, self._next_seed())
            for i, name in enumerate(self._opponents)
        }
        self._chance_rng = self.game.engine.rng(self._next_seed())
        self._position = start = self._start.copy()
        start.deal(self._chance_rng)
        self._earnings = Earnings(self._rewards, self._start, start, self._is_new_game)
        self._forfeited, self._earned = False, 0.0
        self._play_others()
        if self.position.current_player is None:
            raise ValueError(f"From this position the game ends before seat {self.seat} must act.")
        self._render_human()
        return self._observe()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play an action, then chance and the bots until the seat must act again."""
        position = self.position
        if self._forfeited or position.current_player is None:
            raise ResetNeeded("The game is over: call reset() for a new one.")
        try:
            position.play(action_id(action))
        except IllegalAction as error:
            if self._illegal == "raise":
                raise
            return self._forfeit(str(error))
        self._play_others()
        self._render_human()
        observation, info = self._observe()
        return observation, self._reward(), position.current_player is None, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask of legal actions, as sb3-contrib expects it."""
        mask: Mask = self._observe()[1]["action_mask"]
        return mask.astype(np.bool_)

    def render(self) -> Any:
        """The board as the seat sees it: returned, or printed in the mode "human"."""
        return render_board(self.position, self.seat, self.render_mode)

    # ------------------------------------------------------------ parts of a step

    def _next_seed(self) -> int:
        return int(self.np_random.integers(2**63))

    def _play_others(self) -> None:
        position = self.position
        position.deal(self._chance_rng)
        while (player := position.current_player) is not None and player != self.seat:
            position.play(ask(self._bots[player], position, player, self._next_seed()))
            position.deal(self._chance_rng)

    def _observe(self) -> tuple[Any, dict[str, Any]]:
        """Observation and info in new arrays, which the caller may keep. After the end of the game
        the mask allows everything: a vector of environments that resets in its next step asks for
        one more action, which it ignores."""
        position = self.position
        row = np.empty(self.game.engine.columns, np.float32)
        mask = np.empty(self.game.num_actions, np.int8)
        self.game.engine.observe(position._at, self.seat, row, mask)
        info: dict[str, Any] = {"action_mask": mask, "seat": self.seat}
        if self._forfeited or position.current_player is None:
            mask[:] = 1
        if not self._forfeited and position.current_player is None:
            info |= result(position)
        return (row if self._is_flat else {"observation": row, "action_mask": mask.copy()}), info

    def _reward(self) -> float:
        """The seat's reward since the last step."""
        if self._rewards.kind in AT_THE_END and self.position.current_player is not None:
            return 0.0
        reward = self._earnings.earn(self.position)[self.seat]
        self._earned += reward
        return reward

    def _forfeit(self, reason: str) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """End the episode after an illegal action; the position is unchanged."""
        self._forfeited = True
        observation, info = self._observe()
        info["illegal"] = reason
        return observation, self._rewards.illegal_return - self._earned, True, False, info

    def _render_human(self) -> None:
        if self.render_mode == "human":
            self.render()


def check_illegal(illegal: str) -> None:
    """Raise ValueError for an unknown treatment of illegal actions."""
    if illegal not in ("lose", "raise"):
        raise ValueError(f"illegal must be 'lose' or 'raise', not {illegal!r}.")


def check_seat(seat: int | str, players: int) -> int | str:
    """The seat as a number or "random"; ValueError for anything else."""
    number = as_integer(seat, 0, players - 1)
    if seat != "random" and number is None:
        raise ValueError(f"seat must be 0 to {players - 1} or 'random', not {seat!r}.")
    return "random" if number is None else number


def _check_opponents(opponents: Opponent | Sequence[Opponent], players: int) -> list[Opponent]:
    """The bot for every other seat."""
    if isinstance(opponents, str) or callable(opponents):
        opponents = [opponents] * (players - 1)
    if not isinstance(opponents, Sequence):
        raise ValueError(f"opponents must be a bot or a list of bots, not {opponents!r}.")
    if len(opponents) != players - 1:
        raise ValueError(f"{players} players need {players - 1} opponents, not {len(opponents)}.")
    for opponent in opponents:
        if not callable(opponent) and opponent not in bot_names():
            raise ValueError(f"Unknown bot {opponent!r}; choose from {', '.join(bot_names())}.")
    return list(opponents)


def _register() -> None:
    """Register an id for every game."""
    for name in game_names():
        gymnasium.register(
            id=f"Sacbe/{name.capitalize()}-v0",
            entry_point=f"{__name__}:SeatEnv",
            vector_entry_point="sacbe.adapters.vector:SeatVectorEnv",
            kwargs={"game": name},
        )


_register()
