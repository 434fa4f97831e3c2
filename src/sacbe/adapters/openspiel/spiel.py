"""The OpenSpiel classes of a game: Game, State and Observer."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from sacbe.adapters.openspiel.state_data import (
    GameConfig,
    Settings,
    column_names,
    config,
    information_tensor_size,
)
from sacbe.adapters.rewards import bounds
from sacbe.play.codes import CHANCE
from sacbe.play.errors import IllegalAction
from sacbe.play.game import Game, games
from sacbe.play.game import game as game_named
from sacbe.play.state import State

PREFIX = "python_sacbe_"
OVER = int(pyspiel.PlayerId.TERMINAL)
DEFAULT = pyspiel.IIGObservationType(perfect_recall=False)


class SacbeState(pyspiel.State):
    """A position with its history.

    Public methods that are called often from Python bypass OpenSpiel's C++ layer; OpenSpiel itself
    calls the methods with an underscore.
    """

    def __init__(self, game: SacbeGame) -> None:
        super().__init__(game)
        self._data = game.config.start

    @property
    def position(self) -> State:
        """A copy of the position as sacbe.State."""
        return self._data.position.copy()

    def current_player(self) -> int:
        """The current player, or OpenSpiel's id for chance or terminal."""
        player = self._data.position.current_player
        return OVER if player is None else player

    def is_terminal(self) -> bool:
        """True if the game is over."""
        return self._data.position.current_player is None

    def is_chance_node(self) -> bool:
        """True at a chance node."""
        return self._data.position.current_player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Sorted legal actions or chance outcomes; empty for players who need not act."""
        position = self._data.position
        if player is None or player == position.current_player:
            return position.legal_actions()
        return []

    def _legal_actions(self, player: int) -> list[int]:
        return self._data.position.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Chance outcomes with their probabilities."""
        data = self._data
        if data.position.current_player != CHANCE:
            raise pyspiel.SpielError("This is not a chance node: use legal_actions.")
        return data.config.chance(data.position)

    def _apply_action(self, action: int) -> None:
        data = self._data
        if data.is_shared:
            data = self._data = data.copy()
        try:
            data.position.play(action)
        except IllegalAction as error:
            raise pyspiel.SpielError(str(error)) from None

    def returns(self) -> list[float]:
        """The returns of all players; 0 before the end."""
        data = self._data
        if data.position.current_player is not None:
            return [0.0] * data.config.players
        return data.config.returns(data.position)

    def _seat(self, player: int | None) -> int:
        seat = self.current_player() if player is None else player
        players = self._data.config.players
        if not 0 <= seat < players:
            raise pyspiel.SpielError(f"There is no player {seat}: players are 0 to {players - 1}.")
        return int(seat)

    def observation_string(self, player: int | None = None) -> str:
        """The player's view as JSON."""
        return as_json(self._data.position.view(self._seat(player)))

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """The observation vector; its columns are Sacbe's `game.observation_names`."""
        columns: list[float] = self._data.position.observation(self._seat(player)).tolist()
        return columns

    def information_state_string(self, player: int | None = None) -> str:
        """The player's observations and actions, step by step."""
        return self._data.information_state(self._seat(player), self.history()).text

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """What the player sees and may do now, and the last `recall` times it could distinguish."""
        config = self._data.config
        tensor = np.empty(information_tensor_size(config.game, config.recall), np.float32)
        self._write_information_state(self._seat(player), tensor)
        columns: list[float] = tensor.tolist()
        return columns

    def _write_information_state(self, seat: int, tensor: Any) -> None:
        information_state = self._data.information_state(seat, self.history())
        information_state.write(tensor, self._data.config.recall)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SacbeState:
        """A random state with the same information state; see `resample`."""
        return self._resample(player, int(sampler() * 2**53))

    def _resample(self, player: int, seed: int) -> SacbeState:
        resampled_state: SacbeState = self.clone()
        resampled_state._data = self._data.resample(self._seat(player), seed, self.history())
        return resampled_state

    def _action_to_string(self, player: int, action: int) -> str:
        position = self._data.position
        if player != position.current_player or action not in position.legal_actions():
            return f"{'outcome' if player == CHANCE else 'action'} {action}"
        if player != CHANCE:
            return position.action_text(action)
        info = position.action_info(action)
        return " ".join(str(value) for value in info.values())

    def __str__(self) -> str:
        position = self._data.position
        name, points = position.game.name, ", ".join(f"{score:g}" for score in position.scores)
        phase = position.view().get("phase", "")
        special_players = {None: "game over", CHANCE: "chance event"}
        to_move = special_players.get(
            position.current_player, f"seat {position.current_player} to move"
        )
        step = f"{name}, step {self.move_number()}: {to_move}"
        return f"{step} ({phase})\npoints: {points}" if phase else f"{step}\npoints: {points}"


class Observer:
    """Observations as tensor and string (see OpenSpiel's observation.py). The player's observation
    and information state have both; its public and private parts have strings only."""

    def __init__(self, config: GameConfig, kind: Any, params: Any) -> None:
        if params:
            raise pyspiel.SpielError(f"Observers have no parameters, but got {params}.")
        kinds = pyspiel.PrivateInfoType
        self._public, self._private = (
            bool(kind.public_info),
            kind.private_info == kinds.SINGLE_PLAYER,
        )
        self._perfect_recall = bool(kind.perfect_recall)
        is_whole = self._public and self._private
        if kind.private_info == kinds.ALL_PLAYERS or (self._perfect_recall and not is_whole):
            raise pyspiel.SpielError(
                "Supported observers: a single player with or without perfect recall, and its "
                "public or private information without perfect recall."
            )
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if is_whole:
            name = "info_state" if self._perfect_recall else "observation"
            size = len(column_names(config.game))
            if self._perfect_recall:
                size = information_tensor_size(config.game, config.recall)
            self.tensor = self.dict[name] = np.zeros(size, np.float32)

    def set_from(self, state: SacbeState, player: int) -> None:
        """Write the observation into `tensor`, if there is one."""
        if self._perfect_recall:
            state._write_information_state(state._seat(player), self.tensor)
        elif self.tensor is not None:
            state._data.position.observe(state._seat(player), self.tensor)

    def string_from(self, state: SacbeState, player: int) -> str:
        """The observation as a string."""
        if self._perfect_recall:
            return state.information_state_string(player)
        position = state._data.position
        public = position.view(None) if not (self._public and self._private) else {}
        if not self._private:
            return as_json(public if self._public else {})
        if self._public:
            return state.observation_string(player)
        private = private_part(position.view(state._seat(player)), public)
        return as_json({} if private is SAME else private)


SAME: Any = object()  # marks a part that is no different; None is a value of views


def private_part(view: Any, public: Any) -> Any:
    """The parts of a view that are not in the public view; SAME if there are none."""
    if isinstance(view, dict) and isinstance(public, dict):
        pairs = {key: (value, public.get(key, SAME)) for key, value in view.items()}
    elif isinstance(view, list) and isinstance(public, list) and len(view) == len(public):
        pairs = {str(i): pair for i, pair in enumerate(zip(view, public, strict=True))}
    else:
        return SAME if view == public else view
    parts = {key: private_part(*pair) for key, pair in pairs.items()}
    return {key: part for key, part in parts.items() if part is not SAME} or SAME


def as_json(view: dict[str, Any]) -> str:
    """A view as canonical JSON."""
    return json.dumps(view, sort_keys=True, separators=(",", ":"))


class SacbeGame(pyspiel.Game):
    """A game with its parameters; `register` creates a subclass per game."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        defaults = parameters(game_named(self.name))
        values = {**defaults, **(params or {})}
        options = {key: values[key] for key in values if key not in Settings._fields}
        players = values["players"]
        if values["position"]:  # it has its own players and options; OpenSpiel adds the defaults
            players = 0 if players == defaults["players"] else players
            options = {key: value for key, value in options.items() if value != defaults.get(key)}
        try:
            settings = Settings(
                self.name,
                players,
                values["rewards"],
                tuple(sorted(options.items())),
                values["data"],
                values["position"],
                values["recall"],
            )
            self.config = config(settings)
        except ValueError as error:
            raise pyspiel.SpielError(str(error)) from None
        values["players"] = self.config.players
        kind = game_type(self.config.game, self.config.rewards)
        super().__init__(kind, game_info(self.config), values)

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.name, self.get_parameters())

    def new_initial_state(self) -> SacbeState:
        """The initial state, usually a chance node."""
        return SacbeState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The maximum number of chance nodes in a game."""
        return self.config.game.most_chance(self.config.players)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An observer for states of this game."""
        return Observer(self.config, iig_obs_type or DEFAULT, params)


def parameters(game: Game) -> dict[str, int | bool | str]:
    """The parameters of a game with their defaults."""
    options = {option.name: option.default for option in game.options}
    settings: dict[str, int | bool | str] = {"players": game.players[0], "rewards": "win"}
    return {**settings, "data": "", "position": "", "recall": 0, **options}


def game_type(game: Game, rewards: str) -> Any:
    """The OpenSpiel type of a game."""
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
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters(game),
    )


def game_info(config: GameConfig) -> Any:
    """The OpenSpiel info of a game."""
    game, players = config.game, config.players
    minimum, maximum = bounds(config.rewards, players)
    return pyspiel.GameInfo(
        num_distinct_actions=game.num_actions,
        max_chance_outcomes=game.num_chance,
        num_players=players,
        min_utility=minimum,
        max_utility=maximum,
        utility_sum=0.0 if config.rewards == "win" else None,
        max_game_length=game.most_decisions(players),
    )


def load(name: str, params: dict[str, Any] | None = None) -> SacbeGame:
    """Load a game by its Sacbe name."""
    spiel_game: SacbeGame = pyspiel.load_game(PREFIX + name, params or {})
    return spiel_game


def register() -> None:
    """Register all games in OpenSpiel. It needs a class per game: other callables are freed only
    after the interpreter has ended, which aborts the process."""
    for name in games():
        game_class = type(f"Sacbe{name.title()}Game", (SacbeGame,), {"name": name})
        pyspiel.register_game(game_type(game_named(name), "win"), game_class)
