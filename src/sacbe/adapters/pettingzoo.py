"""A game as a PettingZoo environment: agents choose one after the other, among masked actions.

    from sacbe.adapters.pettingzoo import env

    game = env("tzolkin", players=4)
    game.reset(seed=1)
    for agent in game.agent_iter():
        observation, reward, terminated, truncated, info = game.last()
        over = terminated or truncated
        game.step(None if over else policy(observation["observation"], observation["action_mask"]))

`env` wraps the game as PettingZoo's own board games are wrapped; `raw_env` is the game alone.
Every decision is asked, also one with a single answer. Nature answers within `step` and `reset`.
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
    """What an agent knows, and which actions it may choose: none, unless it is to move."""

    observation: Row
    action_mask: Mask


def env(game: Game | str, players: int = 0, **keywords: Any) -> AECEnv[str, Observation, Any]:
    """A game in the customary wrappers: an illegal action ends it, and the agent loses; an action
    out of range or a call out of order is refused. The keywords are those of `raw_env`."""
    raw = raw_env(game, players, **keywords)
    made: AECEnv[str, Observation, Any] = wrappers.TerminateIllegalWrapper(
        raw, illegal_reward=ILLEGAL_RETURN[raw.pays]
    )
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(AECEnv[str, Observation, Any]):
    """A game without wrappers: an illegal action raises sacbe.IllegalAction and changes nothing.

    rewards: "win" or "points", see sacbe.adapters.rewards; points are paid as they are made.
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
        """Without a number of players there are as many as there can be."""
        self._start = (game_named(game) if isinstance(game, str) else game).start(
            players, **options
        )
        check_rewards(rewards)
        check_render_mode(render_mode)
        self.game = self._start.game
        self.pays, self.render_mode = rewards, render_mode
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
        """The true position with all that is hidden: for analysis, never for a player."""
        if self._position is None:
            raise ResetNeeded("No game has been started: call reset() first.")
        return self._position

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The row of what is known and the mask of what may be chosen."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All action ids of the game."""
        return self.action_spaces[agent]

    # ------------------------------------------------------------ playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. `options` are not used: those of the game are given when it is made."""
        if seed is not None or self._np_random is None:
            self._np_random, _ = seeding.np_random(seed)
        self._nature = self.game.engine.rng(int(self._np_random.integers(2**63)))
        self._position = self._start.copy()
        self._position.deal(self._nature)
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
        """Choose for the agent that is to move; an agent whose game is over steps with None."""
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
            position.deal(self._nature)
        if position.current_player is None or self.pays == "points":
            self._pay(agent)
        self._select()

    def _select(self) -> None:
        """Who is to choose; at the end all are done, in the order of their seats."""
        player = self.position.current_player
        if player is None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: result(self.position) for agent in self.agents}
        self.agent_selection = self.possible_agents[player or 0]
        if self.render_mode == "human":
            self.render()

    def _pay(self, player: str) -> None:
        """What the seats have earned by this step. Whoever chose has seen what it had before."""
        position = self.position
        if self.pays == "points":
            before = self._points
            self._points = live_points(position, len(before))
            earned = [now - then for now, then in zip(self._points, before, strict=True)]
        else:
            earned = win_rewards(position.winners, len(self.agents))
        self._cumulative_rewards[player] = 0.0
        self.rewards = dict(zip(self.agents, earned, strict=True))
        self._accumulate_rewards()

    # ------------------------------------------------------------ looking

    def observe(self, agent: str) -> Observation:
        """What the agent knows and may choose, in arrays of their own: callers keep them."""
        position = self.position
        row = np.empty(self._columns, np.float32)
        mask = np.empty(self._num_actions, np.int8)
        self.game.engine.observe(position._at, self._seats[agent], row, mask)
        return {"observation": row, "action_mask": mask}

    def render(self) -> Any:
        """The board as a spectator sees it: a text ("ansi"), or printed ("human")."""
        return render_board(self.position, None, self.render_mode)

    def close(self) -> None:
        """Nothing stays open; PettingZoo asks for this wherever something is rendered."""
