"""A Gymnasium VectorEnv over a batch: one seat in many games, other seats played in between.

    import gymnasium
    import sacbe.adapters.gymnasium

    envs = gymnasium.make_vec("Sacbe/Maya-v0", num_envs=256, players=2)
    observations, info = envs.reset(seed=1)
    while True:
        actions = policy(observations, info["action_mask"])
        observations, rewards, terminated, truncated, info = envs.step(actions)

It behaves like a vector of `SeatEnv`, but steps all games in compiled code. Opponents may be
"random", any bot, or a function of many observations and masks at once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from sacbe.adapters.batch import Batch
from sacbe.adapters.environment import (
    Mask,
    Row,
    check_observation,
    observation_space,
    python_seed,
)
from sacbe.adapters.gymnasium import check_illegal, check_seat
from sacbe.adapters.rewards import Rewards, as_rewards, potentials
from sacbe.adapters.start import DataFile, first_position
from sacbe.bots import Bot, ask, bot
from sacbe.bots import names as bot_names
from sacbe.play.errors import IllegalAction
from sacbe.play.game import Game
from sacbe.play.state import State

# Actions for rows of observations and masks.
BatchPolicy = Callable[[NDArray[np.float32], NDArray[np.int8]], NDArray[np.int64]]
Step = tuple[Any, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class SeatVectorEnv(VectorEnv[Any, NDArray[np.int64], Any]):
    """One seat in each of many games.

    opponents: "random", the name of a bot, or a function (observations, masks) -> actions.
    autoreset_mode: of Gymnasium; by default a finished game restarts in its next step.
    threads: number of threads of the batch.
    All other arguments are those of `SeatEnv`.
    """

    def __init__(
        self,
        game: Game | str,
        num_envs: int = 1,
        players: int = 0,
        seat: int | str = 0,
        opponents: str | BatchPolicy = "random",
        rewards: Rewards | str = "win",
        illegal: str = "lose",
        observation: str = "flat",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int = 1,
        data: DataFile | None = None,
        position: State | str | None = None,
        **options: Any,
    ) -> None:
        """`players` defaults to the game's maximum."""
        first = first_position(game, players, data, position, options)
        self.game, self.players = first.game, first.players
        self._is_new_game = position is None
        self._seat_option = check_seat(seat, self.players)
        check_observation(observation)
        check_illegal(illegal)
        if not callable(opponents) and opponents not in bot_names():
            raise ValueError(f"Unknown bot {opponents!r}; choose from {', '.join(bot_names())}.")
        self._rewards = as_rewards(rewards)
        # Steps of the batch are parts of a step, which is discounted as a whole.
        self.batch = Batch(
            first.game,
            0 if position is not None else self.players,
            num_envs,
            rewards=replace(self._rewards, discount=1.0),
            restart=False,
            threads=threads,
            position=first if position is not None else None,
            **options,
        )
        self._opponents, self._illegal = opponents, illegal
        self._is_flat = observation == "flat"
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": []}
        self.num_envs = self.batch.size
        self.single_observation_space = observation_space(self.game, observation)
        self.single_action_space = gymnasium.spaces.Discrete(self.game.num_actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.seats = np.zeros(self.num_envs, np.int64)
        self._pending = np.zeros(self.num_envs)  # rewards before the first step of an episode
        self._earned = np.zeros(self.num_envs)  # rewards of the episode so far
        self._ended = np.ones(self.num_envs, np.bool_)  # until the first reset
        self._forfeited = np.zeros(self.num_envs, np.bool_)
        self._bots: dict[tuple[int, int], Bot] = {}
        self._has_reset = False

    # ------------------------------------------------------------ reset and step

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Restart all games, or those of `options["reset_mask"]`."""
        super().reset(seed=python_seed(seed))
        mask = (options or {}).get("reset_mask")
        if mask is not None and self._has_reset:
            self._restart(np.asarray(mask, np.bool_))
        else:
            self.batch.reset(self._next_seed())
            self._has_reset = True
            self._begin(np.ones(self.num_envs, np.bool_))
        return self._observe(), self._info()

    def step(self, actions: Any) -> Step:
        """Play one action per game. Where the last step ended a game, the action is ignored and a
        new game starts (NEXT_STEP), or a reset is needed (DISABLED)."""
        if not self._has_reset:
            raise ResetNeeded("No game has been started: call reset() first.")
        action_array = np.asarray(actions)
        resetting = self._ended.copy()
        if resetting.any() and self.autoreset_mode != AutoresetMode.NEXT_STEP:
            raise ResetNeeded("Some games are over: reset them with options={'reset_mask': ...}.")
        illegal = ~resetting & ~self._are_legal(action_array)
        if illegal.any() and self._illegal == "raise":
            self.batch.step(action_array, ~resetting)  # raises, with the reason
        rewards = np.where(resetting, 0.0, self._pending)
        rewards += self._play(action_array, ~resetting & ~illegal)
        rewards -= self._discounts(~resetting)
        rewards[illegal] = self._rewards.illegal_return - self._earned[illegal]
        self._earned += rewards
        self._pending[~resetting] = 0.0
        self._forfeited = illegal
        self._ended = illegal | (~resetting & (self.batch.seats < 0))
        terminated = self._ended.copy()
        if self.autoreset_mode == AutoresetMode.NEXT_STEP:
            self._restart(resetting)
            observations, info = self._observe(), self._info()
        elif self.autoreset_mode == AutoresetMode.SAME_STEP and terminated.any():
            final = {"final_obs": self._rows_of(terminated), "final_info": self._info()}
            self._restart(terminated)
            observations, info = self._observe(), self._info()
            info |= final | {"_final_obs": terminated, "_final_info": terminated}
        else:
            observations, info = self._observe(), self._info()
        return observations, rewards, terminated, np.zeros(self.num_envs, np.bool_), info

    def _are_legal(self, actions: NDArray[Any]) -> NDArray[np.bool_]:
        if actions.shape != (self.num_envs,) or actions.dtype.kind not in "iu":
            raise IllegalAction(f"A step needs {self.num_envs} integers, one action per game.")
        in_range = (actions >= 0) & (actions < self.game.num_actions)
        rows = np.arange(self.num_envs)
        legal: NDArray[np.bool_] = self.batch.masks[rows, np.where(in_range, actions, 0)] == 1
        return in_range & legal

    def _play(self, actions: Any, where: NDArray[np.bool_]) -> NDArray[np.float64]:
        """Play actions and then the other seats; returns the rewards of the own seats."""
        self.batch.step(actions, where)
        return self._own_rewards() + self._play_others()

    def _play_others(self) -> NDArray[np.float64]:
        """Let the other seats act until every own seat must act or its game is over."""
        rewards, batch = np.zeros(self.num_envs), self.batch
        while (waiting := (batch.seats != self.seats) & (batch.seats >= 0)).any():
            batch.step(self._choose(waiting), waiting)
            rewards += self._own_rewards()
        return rewards

    def _own_rewards(self) -> NDArray[np.float64]:
        return self.batch.rewards[np.arange(self.num_envs), self.seats].astype(np.float64)

    def _discounts(self, where: NDArray[np.bool_]) -> NDArray[np.float64]:
        """What a discount takes from the potentials of the own seats after a step."""
        if self._rewards.kind != "shaped" or self._rewards.discount == 1:
            return np.zeros(self.num_envs)
        after = potentials(self.batch.points, self._rewards.scale)
        own = after[np.arange(self.num_envs), self.seats]
        return np.where(where & (self.batch.seats >= 0), (1 - self._rewards.discount) * own, 0.0)

    def _choose(self, waiting: NDArray[np.bool_]) -> NDArray[np.int64]:
        """Actions of the opponents in the games that wait for one."""
        actions: NDArray[np.int64] = self.batch.sample().copy()
        if callable(self._opponents):
            rows, masks = self.batch.observations[waiting], self.batch.masks[waiting]
            actions[waiting] = self._opponents(rows, masks)
        elif self._opponents != "random":
            for i in np.flatnonzero(waiting).tolist():
                seat = int(self.batch.seats[i])
                state = self.batch.state(i)
                actions[i] = ask(self._bot(i, seat), state, seat, self._next_seed())
        return actions

    def _bot(self, i: int, seat: int) -> Bot:
        if (i, seat) not in self._bots:
            assert isinstance(self._opponents, str)
            self._bots[i, seat] = bot(self._opponents, self.game, self._next_seed())
        return self._bots[i, seat]

    def _restart(self, where: NDArray[np.bool_]) -> None:
        if where.any():
            self.batch.restart_games(where)
            self._begin(where)

    def _begin(self, where: NDArray[np.bool_]) -> None:
        """Begin episodes in games that have just started."""
        self._ended[where] = self._forfeited[where] = False
        self._bots = {key: value for key, value in self._bots.items() if not where[key[0]]}
        if self._seat_option == "random":
            self.seats[where] = self.np_random.integers(self.players, size=int(where.sum()))
        else:
            self.seats[where] = self._seat_option
        self._earned[where] = self._pending[where] = 0.0
        if self._is_new_game and self._rewards.kind == "points":  # of the start
            points = self.batch.points[np.arange(self.num_envs), self.seats]
            self._pending[where] = points[where]
        self._pending[where] += self._play_others()[where]
        if (self.batch.seats[where] < 0).any():
            raise ValueError("From this position the game ends before the seat must act.")

    def _next_seed(self) -> int:
        return int(self.np_random.integers(2**63))

    # ------------------------------------------------------------ results

    def _observe(self) -> Any:
        """Observations in new arrays, which the caller may keep."""
        rows: NDArray[np.float32] = self.batch.observations.copy()
        for i in np.flatnonzero(self._ended).tolist():
            rows[i] = self._row(i)
        return rows if self._is_flat else {"observation": rows, "action_mask": self._masks()}

    def _row(self, i: int) -> Row:
        row: Row = self.batch.state(i).observation(self.seats[i])
        return row

    def _masks(self) -> Mask:
        """Masks; after the end of a game everything is allowed, because NEXT_STEP asks for one more
        action and ignores it."""
        masks: Mask = self.batch.masks.copy()
        masks[self._ended] = 1
        return masks

    def _rows_of(self, where: NDArray[np.bool_]) -> NDArray[np.object_]:
        """The last observations of finished games, as Gymnasium wants them: None elsewhere."""
        rows = np.full(self.num_envs, None, object)
        masks = self._masks()
        for i in np.flatnonzero(where).tolist():
            row = self._row(i)
            rows[i] = row if self._is_flat else {"observation": row, "action_mask": masks[i]}
        return rows

    def _info(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        info: dict[str, Any] = {"action_mask": self._masks(), "_action_mask": everywhere}
        info |= {"seat": self.seats.copy(), "_seat": everywhere}
        finished = self._ended & ~self._forfeited
        if finished.any():
            info |= {"scores": self.batch.scores.copy(), "_scores": finished}
        if self._forfeited.any():
            info |= {"illegal": self._forfeited.copy(), "_illegal": self._forfeited.copy()}
        return info
