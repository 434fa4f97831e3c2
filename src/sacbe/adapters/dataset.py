"""Datasets: games of bots in sharded files, for supervised and offline learning.

    write(folder, Plan("maya", players=2, bots=("greedy", "random"), games=1000))
    verify(folder)
    for shard in shards(folder):
        learn(shard.observations(), shard.masks(), shard["action"], shard.returns())

A folder has `card.json`, which says how the data came about, and shards `shard-00000.npz`. A shard
is written when it is complete, so an interrupted run continues where it stopped. Game k has
the seed `seed + k`, and the bots sit one seat further in every game. docs/research.md lists the
arrays.

Positions contain what is hidden from the seats; observations and masks do not.
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import msgspec
import numpy as np
from numpy.typing import NDArray

from sacbe.adapters.digest import versions
from sacbe.adapters.rewards import win_rewards
from sacbe.bots import Bot, ask, bot
from sacbe.play.codes import CHANCE
from sacbe.play.game import Game
from sacbe.play.game import game as game_named
from sacbe.play.state import State
from sacbe.play.table import Table

FORMAT = 1
CARD = "card.json"
ARRAYS = (  # of every shard
    *("seed", "moves", "scores", "winners", "bots", "move_player", "move_action"),
    *("game", "seat", "action", "position", "legal"),
)


class DatasetError(ValueError):
    """A dataset is damaged or does not belong to these rules."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a dataset contains."""

    game: str
    players: int = 2
    bots: tuple[str, ...] = ("greedy",)  # if fewer than the players, they are repeated
    games: int = 100
    games_per_shard: int = 100
    seed: int = 1
    observations: bool = False  # store them; otherwise they are computed when a shard is read

    def check(self) -> None:
        """Raise ValueError for an impossible plan."""
        rules = game_named(self.game)
        rules.checked_options(self.players, {})
        if self.games < 1 or self.games_per_shard < 1 or self.seed < 0:
            raise ValueError("A dataset has at least one game per shard and a seed from 0 on.")
        if not 1 <= len(self.bots) <= self.players:
            raise ValueError(f"{self.players} players need 1 to {self.players} bots.")
        for name in self.bots:
            bot(name, rules)

    @property
    def shards(self) -> int:
        """The number of shards; the last one may be smaller."""
        return -(-self.games // self.games_per_shard)

    def bot_of(self, number: int, seat: int) -> int:
        """The index of a seat's bot in a game."""
        return (number + seat) % self.players % len(self.bots)


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a dataset came about."""

    format: int
    plan: Plan
    versions: dict[str, int | str]
    actions: int  # number of action ids
    columns: int  # of an observation


def make_card(plan: Plan) -> Card:
    """The card of a plan with the rules of this installation."""
    plan.check()
    rules = game_named(plan.game)
    return Card(FORMAT, plan, versions(rules), rules.num_actions, len(rules.observation_names))


# ------------------------------------------------------------ writing


def write(folder: Path, plan: Plan) -> Iterator[int]:
    """Write the missing shards of a dataset; yields the number of each when it is complete."""
    card = make_card(plan)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / CARD
    if path.exists() and read_card(folder) != card:
        raise DatasetError(f"{path} is the card of another dataset.")
    _write_file(path, msgspec.json.format(msgspec.json.encode(card), indent=1) + b"\n")
    for number in range(plan.shards):
        if not _shard_path(folder, number).exists():
            _write_shard(folder, plan, number)
        yield number


def _shard_path(folder: Path, number: int) -> Path:
    return folder / f"shard-{number:05}.npz"


def _write_file(path: Path, content: bytes) -> None:
    temporary = path.with_name(f".{path.name}.{os.getpid()}")
    temporary.write_bytes(content)
    temporary.replace(path)


def _write_shard(folder: Path, plan: Plan, number: int) -> None:
    first = number * plan.games_per_shard
    recorder = _Recorder(plan)
    for k in range(first, min(first + plan.games_per_shard, plan.games)):
        recorder.play(k)
    path = _shard_path(folder, number)
    temporary = folder / f".{path.stem}.{os.getpid()}.npz"
    arrays: dict[str, Any] = recorder.arrays()
    np.savez_compressed(temporary, **arrays)
    temporary.replace(path)


class _Recorder:
    """Plays games and collects the rows of a shard."""

    def __init__(self, plan: Plan) -> None:
        self._plan, self._rules = plan, game_named(plan.game)
        self._games: dict[str, list[Any]] = {
            name: [] for name in ("seed", "scores", "winners", "bots", "moves")
        }
        self._moves: list[tuple[int, int]] = []
        self._rows: dict[str, list[Any]] = {
            name: [] for name in ("game", "seat", "action", "position", "legal", "observation")
        }
        self._searched: list[tuple[int, int, int, float]] = []  # decision, action, visits, value

    def play(self, number: int) -> None:
        """Play one game."""
        plan, seed = self._plan, self._plan.seed + number
        table = Table(self._rules, plan.players, seed)
        names = [plan.bots[plan.bot_of(number, seat)] for seat in range(plan.players)]
        bots = [
            bot(name, self._rules, plan.players * seed + seat) for seat, name in enumerate(names)
        ]
        while (seat := table.current_player) is not None:
            state = table.state
            action = self._choose(bots[seat], state, seat, seed + len(table.moves))
            self._add_decision(state, seat, action)
            table.play(action)
        end = table.state
        self._games["seed"].append(seed)
        self._games["scores"].append([float(points) for points in end.scores])
        self._games["winners"].append([s in end.winners for s in range(plan.players)])
        self._games["bots"].append([plan.bot_of(number, s) for s in range(plan.players)])
        self._games["moves"].append(len(table.moves))
        self._moves += table.moves

    def _choose(self, player: Bot, state: State, seat: int, seed: int) -> int:
        legal = state.legal_actions()
        if len(legal) == 1:
            return legal[0]
        search = getattr(player, "search", None)
        if search is None:
            return ask(player, state, seat, seed)
        result = search(state.determinize(seat, seed), seat)
        number = len(self._rows["action"])
        for choice in result.choices:
            value = float("nan") if choice.value is None else choice.value
            self._searched.append((number, choice.action, choice.visits, value))
        return int(result.action)

    def _add_decision(self, state: State, seat: int, action: int) -> None:
        rows = self._rows
        mask = np.zeros(self._rules.num_actions, np.uint8)
        mask[state.legal_actions()] = 1
        rows["game"].append(len(self._games["seed"]))
        rows["seat"].append(seat)
        rows["action"].append(action)
        rows["position"].append(np.frombuffer(state.raw(), np.uint8))
        rows["legal"].append(np.packbits(mask))
        if self._plan.observations:
            rows["observation"].append(state.observation(seat))

    def arrays(self) -> dict[str, NDArray[Any]]:
        """The arrays of the shard."""
        games, rows, searched = self._games, self._rows, self._searched
        arrays: dict[str, NDArray[Any]] = {
            "seed": np.array(games["seed"], np.int64),
            "scores": np.array(games["scores"], np.float32),
            "winners": np.array(games["winners"], np.bool_),
            "bots": np.array(games["bots"], np.int8),
            "moves": np.array(games["moves"], np.int32),
            "move_player": np.array([player for player, _ in self._moves], np.int8),
            "move_action": np.array([action for _, action in self._moves], np.int16),
            "game": np.array(rows["game"], np.int32),
            "seat": np.array(rows["seat"], np.int8),
            "action": np.array(rows["action"], np.int16),
            "position": np.stack(rows["position"]),
            "legal": np.stack(rows["legal"]),
            "search_decision": np.array([row[0] for row in searched], np.int32),
            "search_action": np.array([row[1] for row in searched], np.int16),
            "search_visits": np.array([row[2] for row in searched], np.int32),
            "search_value": np.array([row[3] for row in searched], np.float32),
        }
        if rows["observation"]:
            arrays["observation"] = np.stack(rows["observation"])
        return arrays


# ------------------------------------------------------------ reading


def read_card(folder: Path) -> Card:
    """The card of a dataset."""
    try:
        return msgspec.json.decode((folder / CARD).read_bytes(), type=Card)
    except (OSError, msgspec.DecodeError) as error:
        raise DatasetError(f"{folder} is not a dataset: {error}.") from None


def shards(folder: Path) -> Iterator[Shard]:
    """All shards of a dataset in order, one at a time. DatasetError if one is missing, or if it was
    written with other rules or data."""
    card = read_card(folder)
    rules = game_named(card.plan.game)
    if card.format != FORMAT or card.versions != versions(rules):
        raise DatasetError(
            f"{folder} was written with {card.versions}, but this Sacbe has {versions(rules)}."
        )
    for number in range(card.plan.shards):
        path = _shard_path(folder, number)
        try:
            with np.load(path, allow_pickle=False) as file:
                arrays = {name: file[name] for name in file.files}
        except (OSError, ValueError, EOFError, BadZipFile, zlib.error) as error:
            raise DatasetError(f"{path} cannot be read: {error}.") from None
        missing = [name for name in ARRAYS if name not in arrays]
        if missing:
            raise DatasetError(f"{path} has no array {missing[0]!r}.")
        yield Shard(card, rules, number, arrays)


class Shard:
    """The arrays of one shard, by name, and what follows from them."""

    def __init__(
        self, card: Card, rules: Game, number: int, arrays: dict[str, NDArray[Any]]
    ) -> None:
        self.card, self.rules, self.number, self.arrays = card, rules, number, arrays

    def __getitem__(self, name: str) -> NDArray[Any]:
        return self.arrays[name]

    def __len__(self) -> int:
        """The number of decisions."""
        return len(self["action"])

    def state(self, i: int) -> State:
        """The position of a decision."""
        return State.load(self.rules, self["position"][i].tobytes())

    def observations(self) -> NDArray[np.float32]:
        """The observations of the seats that decide: stored ones, or computed."""
        if "observation" in self.arrays:
            return self["observation"]
        rows = np.empty((len(self), self.card.columns), np.float32)
        for i, seat in enumerate(self["seat"].tolist()):
            self.state(i).observe(seat, rows[i])
        return rows

    def masks(self) -> NDArray[np.int8]:
        """The masks of legal actions."""
        return np.unpackbits(self["legal"], axis=1, count=self.card.actions).view(np.int8)

    def returns(self) -> NDArray[np.float32]:
        """For each decision the reward "win" that its seat gets in the end."""
        by_game = np.array(
            [win_rewards(np.flatnonzero(w).tolist(), len(w)) for w in self["winners"]], np.float32
        )
        rewards: NDArray[np.float32] = by_game[self["game"], self["seat"]]
        return rewards

    def verify(self) -> None:
        """Replay all games from their seeds; DatasetError at the first difference."""
        begin = decision = 0
        for k in range(len(self["seed"])):
            end = begin + int(self["moves"][k])
            moves = list(
                zip(
                    self["move_player"][begin:end].tolist(),
                    self["move_action"][begin:end].tolist(),
                    strict=True,
                )
            )
            decision = self._verify_game(k, moves, decision)
            begin = end
        if begin != len(self["move_player"]) or decision != len(self):
            raise self._error("it has moves or decisions of no game")

    def _verify_game(self, k: int, moves: list[tuple[int, int]], decision: int) -> int:
        """Compare one game; returns the index of the first decision after it."""
        table = Table(self.rules, self.card.plan.players, int(self["seed"][k]))
        masks = self.masks()
        for player, action in moves:
            if player == CHANCE:
                continue
            state = table.position
            legal = np.flatnonzero(masks[decision]).tolist()
            row = (int(self[name][decision]) for name in ("game", "seat", "action"))
            if (
                tuple(row) != (k, player, action)
                or state.current_player != player
                or legal != state.legal_actions()
                or action not in legal
                or self["position"][decision].tobytes() != state.raw()
                or not self._same_observation(decision, state, player)
            ):
                raise self._error(f"decision {decision} differs")
            table.play(action)
            decision += 1
        end = table.position
        winners = np.flatnonzero(self["winners"][k]).tolist()
        if table.moves != moves or end.current_player is not None:
            raise self._error(f"the moves of game {k} differ")
        if end.winners != winners or self["scores"][k].tolist() != end.scores:
            raise self._error(f"the result of game {k} differs")
        return decision

    def _same_observation(self, decision: int, state: State, seat: int) -> bool:
        if "observation" not in self.arrays:
            return True
        return np.array_equal(self["observation"][decision], state.observation(seat))

    def _error(self, what: str) -> DatasetError:
        return DatasetError(f"Shard {self.number}: {what}.")


def verify(folder: Path) -> Iterator[int]:
    """Replay all games of a dataset; yields the number of each shard that is right."""
    for shard in shards(folder):
        shard.verify()
        yield shard.number
