"""A PettingZoo AEC environment with action masks.

    from sacbe.adapters.pettingzoo import env

    game = env("tzolkin", players=4)
    game.reset(seed=1)
    for agent in game.agent_iter():
        observation, reward, terminated, truncated, info = game.last()
        over = terminated or truncated
        game.step(None if over else policy(observation["observation"], observation["action_mask"]))

`env` checks actions as the usual wrappers of PettingZoo's board games do, `raw_env` does not.
Forced decisions are steps, too. Chance is part of `step` and `reset`. In `parallel_env` all agents
act in every step; seats that choose secretly at the same time really do.
"""

from __future__ import annotations

from typing import Any, TypedDict

import numpy as np

from sacbe.adapters.rewards import AT_THE_END, Rewards, as_rewards
from sacbe.adapters.start import DataFile, first_position
from sacbe.play.codes import CHANCE
from sacbe.play.errors import IllegalAction
from sacbe.play.game import Game
from sacbe.play.integers import as_integer
from sacbe.play.state import State

try:
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.env_logger import EnvLogger

    from sacbe.adapters.environment import (
        RENDER_MODES,
        Earnings,
        Mask,
        Row,
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
        "sacbe.adapters.pettingzoo needs PettingZoo: pip install 'sacbe[research]'"
    ) from error


class Observation(TypedDict):
    """An agent's observation and mask of legal actions (all 0 unless it must act)."""

    observation: Row
    action_mask: Mask


class raw_env(AECEnv[str, Any, Any]):
    """The environment without wrappers: an illegal action raises sacbe.IllegalAction.

    rewards: "win", "points", "rank" or "shaped", or a `Rewards`; see sacbe.adapters.rewards.
    observation: "dict" with the mask of legal actions, or "flat": the mask is in `infos`.
    data, position: a data file, and a position to start from instead of a new game.
    All further keywords are options of the game.
    """

    def __init__(
        self,
        game: Game | str,
        players: int = 0,
        rewards: Rewards | str = "win",
        render_mode: str | None = None,
        observation: str = "dict",
        data: DataFile | None = None,
        position: State | str | None = None,
        **options: Any,
    ) -> None:
        """`players` defaults to the game's maximum."""
        self._start = first_position(game, players, data, position, options)
        check_render_mode(render_mode)
        check_observation(observation)
        self.game = self._start.game
        self.reward_options = as_rewards(rewards)
        self._is_new_game = position is None
        self.render_mode = render_mode
        self._is_flat = observation == "flat"
        self.metadata = {
            "name": f"sacbe_{self.game.name}_v0",
            "render_modes": RENDER_MODES,
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self._num_actions, self._columns = self.game.num_actions, self.game.engine.columns
        self._name_agents(self._start.players)
        self._np_random: np.random.Generator | None = None
        self._position: State | None = None

    def _name_agents(self, players: int) -> None:
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = observation_space(self.game, "flat" if self._is_flat else "dict")
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        size = players * self._columns
        self.state_space = spaces.Box(-np.inf, np.inf, (size,), np.float32)
        self.action_spaces = {
            agent: spaces.Discrete(self._num_actions) for agent in self.possible_agents
        }
        self.agents: list[str] = []  # until the first reset
        self.agent_selection = ""
        self.terminations: dict[str, bool] = {}

    @property
    def position(self) -> State:
        """The true state including hidden information: for analysis only."""
        if self._position is None:
            raise ResetNeeded("No game has been started: call reset() first.")
        return self._position

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of observation and mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of action ids."""
        return self.action_spaces[agent]

    # ------------------------------------------------------------ playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. `options` is ignored: see the constructor."""
        if seed is not None or self._np_random is None:
            self._np_random, _ = seeding.np_random(python_seed(seed))
        self._chance_rng = self.game.engine.rng(int(self._np_random.integers(2**63)))
        self._position = start = self._start.copy()
        start.deal(self._chance_rng)
        self._earnings = Earnings(self.reward_options, self._start, start, self._is_new_game)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def step(self, action: Any) -> None:
        """Play an action of the selected agent; None for an agent whose game is over."""
        agent = self.agent_selection
        try:
            dead = self.terminations[agent] or self.truncations[agent]
        except KeyError:
            raise ResetNeeded("No game is in progress: call reset() for a new one.") from None
        if dead:
            self._was_dead_step(action)
            return
        position = self.position
        position.play(action_id(action))
        if position.current_player == CHANCE:
            position.deal(self._chance_rng)
        if position.current_player is None or self.reward_options.kind not in AT_THE_END:
            self._update_rewards(agent)
        self._select()

    def _select(self) -> None:
        """Select the next agent; at the end terminate all agents."""
        player = self.position.current_player
        if player is None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: result(self.position) for agent in self.agents}
        self.agent_selection = self.possible_agents[player or 0]
        if self._is_flat:
            for agent, info in self.infos.items():
                info["action_mask"] = self._observe(agent)[1]
        if self.render_mode == "human":
            self.render()

    def _update_rewards(self, player: str) -> None:
        """Set the rewards of this step. The acting agent has consumed its cumulative reward."""
        self._cumulative_rewards[player] = 0.0
        self.rewards = dict(zip(self.agents, self._step_rewards(), strict=True))
        self._accumulate_rewards()

    def _step_rewards(self) -> list[float]:
        """The rewards of all seats since the last call."""
        return self._earnings.earn(self.position)

    # ------------------------------------------------------------ observing

    def observe(self, agent: str) -> Any:
        """Observation and mask in new arrays, which the caller may keep; or the observation alone,
        if it is flat."""
        row, mask = self._observe(agent)
        return row if self._is_flat else {"observation": row, "action_mask": mask}

    def _observe(self, agent: str) -> tuple[Row, Mask]:
        row = np.empty(self._columns, np.float32)
        mask = np.empty(self._num_actions, np.int8)
        self.game.engine.observe(self.position._at, self._seats[agent], row, mask)
        return row, mask

    def state(self) -> Row:
        """What all seats together can see: their observations side by side."""
        seats = range(len(self.possible_agents))
        return np.concatenate([self.position.observation(seat) for seat in seats])

    def render(self) -> Any:
        """The board as a spectator sees it: returned, or printed in the mode "human"."""
        return render_board(self.position, None, self.render_mode)

    def close(self) -> None:
        """Nothing to close; PettingZoo requires the method for rendering."""


class env(raw_env):
    """The environment with checks: an illegal action ends the game as a loss, and an action outside
    of the action space raises AssertionError.

    It behaves like `raw_env` in TerminateIllegalWrapper and AssertOutOfBoundsWrapper. Those take
    several times as long as the game, because every attribute passes through all wrappers.
    """

    def step(self, action: Any) -> None:
        """Play an action of the selected agent; None for an agent whose game is over."""
        agent = self.agent_selection
        if self.terminations.get(agent) is not False:
            super().step(action)
            return
        number = as_integer(action, 0, self._num_actions - 1)
        if number is None:
            raise AssertionError(f"{action!r} is not in the action space.")
        if number in self.position.legal_actions():
            super().step(number)
        else:
            self._forfeit(agent)

    def _forfeit(self, agent: str) -> None:
        """End the game for all agents, without a result."""
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = self.reward_options.illegal_return
        self._accumulate_rewards()
        self._deads_step_first()


class parallel_env(ParallelEnv[str, Observation, Any]):
    """The environment with one step for all agents.

    An agent that need not act has a single legal action, `wait`, which is the last one of the
    action space. Seats that choose secretly at the same time act in the same step; otherwise one
    seat acts and all others wait. The keywords are those of `raw_env`; observations are dicts.
    """

    def __init__(self, game: Game | str, players: int = 0, **keywords: Any) -> None:
        if keywords.get("observation", "dict") != "dict":
            raise ValueError("A parallel environment has observations of the kind 'dict'.")
        self._table = raw_env(game, players, **keywords)
        self.game, self.possible_agents = self._table.game, self._table.possible_agents
        self.metadata = {**self._table.metadata, "is_parallelizable": True}
        self.render_mode = self._table.render_mode
        self.wait = self.game.num_actions
        mask = spaces.Box(0, 1, (self.wait + 1,), np.int8)
        row = spaces.Box(-np.inf, np.inf, (self.game.engine.columns,), np.float32)
        space = spaces.Dict({"observation": row, "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {
            agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents
        }
        self.state_space = self._table.state_space
        self.agents: list[str] = []

    @property
    def position(self) -> State:
        """The true state including hidden information: for analysis only."""
        return self._table.position

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of observation and mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of action ids and `wait`."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Start a new game. `options` is ignored: see the constructor."""
        self._table.reset(seed, options)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Play the actions of all agents. IllegalAction, with nothing changed, if one is illegal:
        an agent that must act does not wait, and the others do."""
        if not self.agents:
            raise ResetNeeded("No game is in progress: call reset() for a new one.")
        table = self._table
        acting = self.position.players_to_act
        by_seat = self._checked(actions, acting)
        for seat in acting:
            self.position.play(by_seat[seat], seat)
        if self.position.current_player == CHANCE:
            self.position.deal(table._chance_rng)
        agents, over = self.agents, self.position.current_player is None
        rewards = dict(zip(agents, table._step_rewards(), strict=True))
        if self.render_mode == "human":
            self.render()
        observations = self._observations()
        infos = {agent: result(self.position) if over else {} for agent in agents}
        ends = dict.fromkeys(agents, over)
        if over:
            self.agents = []
        return observations, rewards, ends, dict.fromkeys(agents, False), infos

    def _checked(self, actions: dict[str, Any], acting: list[int]) -> dict[int, int]:
        """The actions of the seats that must act."""
        by_seat: dict[int, int] = {}
        for seat, agent in enumerate(self.possible_agents):
            if agent not in actions:
                raise IllegalAction(f"There is no action for {agent}.")
            action = action_id(actions[agent])
            if (action == self.wait) == (seat in acting):
                must = "must act" if seat in acting else "must wait"
                raise IllegalAction(f"{agent} {must}, but its action is {action}.")
            if action != self.wait:
                by_seat[seat] = action
                if action not in self.position.legal_actions(seat):
                    self.position.copy().play(action, seat)  # raises, with the reason
        return by_seat

    def _observations(self) -> dict[str, Observation]:
        """Observations and masks in new arrays, which the caller may keep."""
        position = self.position
        acting = position.players_to_act
        observations: dict[str, Observation] = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.zeros(self.wait + 1, np.int8)
            mask[position.legal_actions(seat) if seat in acting else self.wait] = 1
            observations[agent] = {"observation": position.observation(seat), "action_mask": mask}
        return observations

    def state(self) -> Row:
        """What all seats together can see: their observations side by side."""
        return self._table.state()

    def render(self) -> Any:
        """The board as a spectator sees it: returned, or printed in the mode "human"."""
        return self._table.render()

    def close(self) -> None:
        """Nothing to close; PettingZoo requires the method for rendering."""
