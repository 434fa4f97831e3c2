"""A PettingZoo AEC environment with action masks.

    from sacbe.adapters.pettingzoo import env

    game = env("tzolkin", players=4)
    game.reset(seed=1)
    for agent in game.agent_iter():
        observation, reward, terminated, truncated, info = game.last()
        over = terminated or truncated
        game.step(None if over else policy(observation["observation"], observation["action_mask"]))

`env` has the usual wrappers of PettingZoo's board games, `raw_env` has none. Forced decisions are
steps, too. Chance is part of `step` and `reset`.
"""

from __future__ import annotations

from typing import Any, TypedDict

import numpy as np

from sacbe.adapters.rewards import check_rewards, win_rewards
from sacbe.play.engine import CHANCE
from sacbe.play.game import Game
from sacbe.play.game import game as game_named
from sacbe.play.state import State

try:
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

    from sacbe.adapters.environment import (
        ILLEGAL_RETURN,
        RENDER_MODES,
        Mask,
        Row,
        action_id,
        check_render_mode,
        live_points,
        observation_box,
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


def env(game: Game | str, players: int = 0, **keywords: Any) -> AECEnv[str, Observation, Any]:
    """The environment in PettingZoo's usual wrappers: an illegal action ends the game as a loss; an
    action out of range or a call out of order raises. The keywords are those of `raw_env`."""
    raw = raw_env(game, players, **keywords)
    wrapped: AECEnv[str, Observation, Any] = wrappers.TerminateIllegalWrapper(
        raw, illegal_reward=ILLEGAL_RETURN[raw.reward_kind]
    )
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(AECEnv[str, Observation, Any]):
    """The environment without wrappers: an illegal action raises sacbe.IllegalAction.

    rewards: "win" or "points", see sacbe.adapters.rewards; points are rewarded in every step.
    All further keywords are options of the game.
    """

    def __init__(
        self,
        game: Game | str,
        players: int = 0,
        rewards: str = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`players` defaults to the game's maximum."""
        self._start = (game_named(game) if isinstance(game, str) else game).start(
            players, **options
        )
        check_rewards(rewards)
        check_render_mode(render_mode)
        self.game = self._start.game
        self.reward_kind, self.render_mode = rewards, render_mode
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
        mask = spaces.Box(0, 1, (self._num_actions,), np.int8)
        row = observation_box(self.game)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": row, "action_mask": mask})
            for agent in self.possible_agents
        }
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
            self._np_random, _ = seeding.np_random(seed)
        self._chance_rng = self.game.engine.rng(int(self._np_random.integers(2**63)))
        self._position = self._start.copy()
        self._position.deal(self._chance_rng)
        self._points = [0.0] * len(self.possible_agents)
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
        if position.current_player is None or self.reward_kind == "points":
            self._update_rewards(agent)
        self._select()

    def _select(self) -> None:
        """Select the next agent; at the end terminate all agents."""
        player = self.position.current_player
        if player is None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: result(self.position) for agent in self.agents}
        self.agent_selection = self.possible_agents[player or 0]
        if self.render_mode == "human":
            self.render()

    def _update_rewards(self, player: str) -> None:
        """Set the rewards of this step. The acting agent has consumed its cumulative reward."""
        position = self.position
        if self.reward_kind == "points":
            before = self._points
            self._points = live_points(position, len(before))
            rewards = [after - old for after, old in zip(self._points, before, strict=True)]
        else:
            rewards = win_rewards(position.winners, len(self.agents))
        self._cumulative_rewards[player] = 0.0
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self._accumulate_rewards()

    # ------------------------------------------------------------ observing

    def observe(self, agent: str) -> Observation:
        """Observation and mask in new arrays, which the caller may keep."""
        position = self.position
        row = np.empty(self._columns, np.float32)
        mask = np.empty(self._num_actions, np.int8)
        self.game.engine.observe(position._at, self._seats[agent], row, mask)
        return {"observation": row, "action_mask": mask}

    def render(self) -> Any:
        """Return ("ansi") or print ("human") the board from the view of a spectator."""
        return render_board(self.position, None, self.render_mode)

    def close(self) -> None:
        """Nothing to close; PettingZoo requires the method for rendering."""
