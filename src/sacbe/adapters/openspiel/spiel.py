"""The classes that OpenSpiel asks of a game: Game, State and Observer."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from sacbe.adapters.openspiel.held import Setting, column_names, setting
from sacbe.adapters.rewards import bounds
from sacbe.play.engine import CHANCE
from sacbe.play.errors import IllegalAction
from sacbe.play.game import Game, games
from sacbe.play.game import game as game_named
from sacbe.play.state import State

PREFIX = "python_sacbe_"
OVER = int(pyspiel.PlayerId.TERMINAL)
DEFAULT = pyspiel.IIGObservationType(perfect_recall=False)
NO_TENSOR = (
    "There is no information state tensor: it would need an observation for every step of the "
    "longest possible game. Use observation_tensor or information_state_string."
)


class SacbeState(pyspiel.State):
    """A position with the history that led to it.

    What Python asks most goes straight to the position; OpenSpiel's own code comes through the
    methods with an underscore.
    """

    def __init__(self, game: SacbeGame) -> None:
        super().__init__(game)
        self._held = game.setting.start

    @property
    def position(self) -> State:
        """A copy of the position as Sacbe knows it: views, texts, scores."""
        return self._held.position.copy()

    def current_player(self) -> int:
        """The seat to move, or one of OpenSpiel's ids for chance and for the end."""
        player = self._held.position.current_player
        return OVER if player is None else player

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self._held.position.current_player is None

    def is_chance_node(self) -> bool:
        """Is Nature to answer?"""
        return self._held.position.current_player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Sorted; of Nature its outcomes, and nothing for those who are not to move."""
        position = self._held.position
        if player is None or player == position.current_player:
            return position.legal_actions()
        return []

    def _legal_actions(self, player: int) -> list[int]:
        return self._held.position.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Nature's answers with their true probabilities."""
        held = self._held
        if held.position.current_player != CHANCE:
            raise pyspiel.SpielError("This is not a chance node: use legal_actions.")
        return held.setting.chance(held.position)

    def _apply_action(self, action: int) -> None:
        held = self._held
        if held.shared:
            held = self._held = held.copy()
        try:
            held.position.play(action)
        except IllegalAction as error:
            raise pyspiel.SpielError(str(error)) from None

    def returns(self) -> list[float]:
        """What the game was worth to every seat; 0 before the end."""
        held = self._held
        if held.position.current_player is not None:
            return [0.0] * held.setting.players
        return held.setting.returns(held.position)

    def _seat(self, player: int | None) -> int:
        seat = self.current_player() if player is None else player
        players = self._held.setting.players
        if not 0 <= seat < players:
            raise pyspiel.SpielError(f"There is no player {seat}: players are 0 to {players - 1}.")
        return int(seat)

    def observation_string(self, player: int | None = None) -> str:
        """What a seat may know now, as JSON."""
        return as_json(self._held.position.view(self._seat(player)))

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """The same as numbers, one for every name of Sacbe's `game.observation_names`."""
        columns: list[float] = self._held.position.observation(self._seat(player)).tolist()
        return columns

    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat has observed and done, step by step."""
        return self._held.remember(self._seat(player), self.history()).text

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """Not offered."""
        raise pyspiel.SpielError(NO_TENSOR)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SacbeState:
        """Another state that the player cannot tell from this one; see `resample`."""
        return self._resampled(player, int(sampler() * 2**53))

    def _resampled(self, player: int, seed: int) -> SacbeState:
        twin: SacbeState = self.clone()
        twin._held = self._held.resample(self._seat(player), seed, self.history())
        return twin

    def _action_to_string(self, player: int, action: int) -> str:
        position = self._held.position
        if player != position.current_player or action not in position.legal_actions():
            return f"{'outcome' if player == CHANCE else 'action'} {action}"
        if player != CHANCE:
            return position.action_text(action)
        info = position.action_info(action)
        return " ".join(str(value) for value in info.values())

    def __str__(self) -> str:
        position = self._held.position
        name, points = position.game.name, ", ".join(f"{score:g}" for score in position.scores)
        phase = position.view().get("phase", "")
        who = {None: "game over", CHANCE: "chance event"}
        to_move = who.get(position.current_player, f"seat {position.current_player} to move")
        step = f"{name}, step {self.move_number()}: {to_move}"
        return f"{step} ({phase})\npoints: {points}" if phase else f"{step}\npoints: {points}"


class Observer:
    """Writes what a seat knows into an array, and tells it as a string (see OpenSpiel's
    observation.py). The default has both; perfect recall, and what is public, are strings."""

    def __init__(self, game: Game, kind: Any, params: Any) -> None:
        if params:
            raise pyspiel.SpielError(f"Observers have no parameters, but got {params}.")
        own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER and kind.public_info
        public = kind.private_info == pyspiel.PrivateInfoType.NONE and kind.public_info
        if not own and (not public or kind.perfect_recall):
            raise pyspiel.SpielError(
                "Supported observers: a single player with or without perfect recall, and public "
                "information without perfect recall."
            )
        self._recalls = bool(kind.perfect_recall)
        self._public = bool(public)
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if own and not self._recalls:
            self.tensor = np.zeros(len(column_names(game)), np.float32)
            self.dict["observation"] = self.tensor

    def set_from(self, state: SacbeState, player: int) -> None:
        """Write what the player knows into `tensor`, if there is one."""
        if self.tensor is not None:
            state._held.position.observe(state._seat(player), self.tensor)

    def string_from(self, state: SacbeState, player: int) -> str:
        """The same as a string."""
        if self._public:
            return as_json(state._held.position.view(None))
        if self._recalls:
            return state.information_state_string(player)
        return state.observation_string(player)


def as_json(view: dict[str, Any]) -> str:
    """A view as one line that is the same for equal views."""
    return json.dumps(view, sort_keys=True, separators=(",", ":"))


class SacbeGame(pyspiel.Game):
    """A game with its players, rewards and options; `register` makes a class for each name."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**parameters(game_named(self.name)), **(params or {})}
        options = {key: given[key] for key in given if key not in ("players", "rewards")}
        try:
            self.setting = setting(
                self.name, given["players"], given["rewards"], tuple(sorted(options.items()))
            )
        except ValueError as error:
            raise pyspiel.SpielError(str(error)) from None
        kind = game_type(self.setting.game, self.setting.rewards)
        super().__init__(kind, game_info(self.setting), given)

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.name, self.get_parameters())

    def new_initial_state(self) -> SacbeState:
        """The beginning; as a rule Nature is to answer."""
        return SacbeState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The most answers of Nature that a game can have."""
        return self.setting.game.most_chance(self.setting.players)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An object that observes states of this game."""
        return Observer(self.setting.game, iig_obs_type or DEFAULT, params)


def parameters(game: Game) -> dict[str, int | bool | str]:
    """The parameters of a game with their defaults."""
    options = {option.name: option.default for option in game.options}
    return {"players": game.players[0], "rewards": "win", **options}


def game_type(game: Game, rewards: str) -> Any:
    """What kind of game OpenSpiel is told it is."""
    kinds = pyspiel.GameType
    zero_sum, other = kinds.Utility.ZERO_SUM, kinds.Utility.GENERAL_SUM
    return kinds(
        short_name=PREFIX + game.name,
        long_name=f"{game.title} (Sacbe)",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=zero_sum if rewards == "win" else other,
        reward_model=kinds.RewardModel.TERMINAL,
        min_num_players=game.players[0],
        max_num_players=game.players[1],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters(game),
    )


def game_info(setting: Setting) -> Any:
    """The numbers of a game."""
    game, players = setting.game, setting.players
    least, most = bounds(setting.rewards, players)
    return pyspiel.GameInfo(
        num_distinct_actions=game.num_actions,
        max_chance_outcomes=game.num_chance,
        num_players=players,
        min_utility=least,
        max_utility=most,
        utility_sum=0.0 if setting.rewards == "win" else None,
        max_game_length=game.most_decisions(players),
    )


def load(name: str, params: dict[str, Any] | None = None) -> SacbeGame:
    """A game by Sacbe's name, the same as `pyspiel.load_game` with the long one."""
    loaded: SacbeGame = pyspiel.load_game(PREFIX + name, params or {})
    return loaded


def register() -> None:
    """Tell OpenSpiel of all games there are. It wants a class for each: anything else that makes
    games is freed only after Python has ended, which aborts the process."""
    for name in games():
        maker = type(f"Sacbe{name.title()}Game", (SacbeGame,), {"name": name})
        pyspiel.register_game(game_type(game_named(name), "win"), maker)
