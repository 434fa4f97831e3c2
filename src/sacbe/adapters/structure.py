"""The structure of actions and observations: action heads, entities, public columns, symmetries.

    heads = ActionHeads(game)
    heads.codes[action]                   # one number per head: type, wheel, space, temple ...
    heads.mask(masks, "type")             # the values that some legal action has

    Entities(game).split(rows)            # {"player": (n, 4, features), "tile": (n, 45, features)}

Everything is derived from `State.action_info` and the names of the columns, once per game; applying
it is indexing. The games declare what is what: see `games/interface.py`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sacbe.play.game import Game

Index = NDArray[np.int64]
SEAT_HEADS = ("seat", "owner")  # heads whose values are seats
ABSENT = -1  # the code of a head that an action does not have


class ActionHeads:
    """What actions consist of, as arrays.

    names: the heads, `type` first.
    values: for each head its values, in the order of their codes.
    codes: (actions, heads); ABSENT where an action does not have a head. No two rows are equal.

    Only what identifies an action is a head; what also depends on the position, such as a cost, is
    in `State.action_info`.
    """

    def __init__(self, game: Game) -> None:
        start = game.start(game.players[1])
        infos = [_identity(game, start.action_info(a, 0)) for a in range(game.num_actions)]
        self.names = tuple(dict.fromkeys(head for info in infos for head in info))
        self.values: dict[str, tuple[Any, ...]] = {
            head: tuple(dict.fromkeys(info[head] for info in infos if head in info))
            for head in self.names
        }
        self.codes = np.full((len(infos), len(self.names)), ABSENT, np.int16)
        for action, info in enumerate(infos):
            for head, value in info.items():
                self.codes[action, self.names.index(head)] = self.values[head].index(value)
        self._actions = {tuple(row): action for action, row in enumerate(self.codes.tolist())}

    def mask(self, masks: NDArray[np.int8], head: str) -> NDArray[np.int8]:
        """For rows of legal actions the values of a head that a legal action has. One more column,
        the last, stands for legal actions without this head."""
        codes = self.codes[:, self.names.index(head)]
        one_hot = np.zeros((len(codes), len(self.values[head]) + 1), np.float32)
        one_hot[np.arange(len(codes)), codes] = 1  # ABSENT is the last column
        legal: NDArray[np.int8] = (masks.astype(np.float32) @ one_hot > 0).astype(np.int8)
        return legal

    def narrow(self, masks: NDArray[np.int8], head: str, codes: Any) -> NDArray[np.int8]:
        """Rows of legal actions that have this value of a head: choose the heads
        one after the other, and a single action is left."""
        same = self.codes[:, self.names.index(head)] == np.asarray(codes)[..., None]
        left: NDArray[np.int8] = (masks * same).astype(np.int8)
        return left

    def action(self, codes: Sequence[int]) -> int:
        """The action with these codes; ValueError if there is none."""
        try:
            return self._actions[tuple(int(code) for code in codes)]
        except KeyError:
            raise ValueError(f"No action has the codes {tuple(codes)}.") from None


def _identity(game: Game, info: Mapping[str, Any]) -> dict[str, Any]:
    """The part of an info that is the same in every position. Lists become tuples."""
    also = game.actions.DESCRIBES.get(info["type"], ())
    return {
        key: tuple(value) if isinstance(value, list) else value
        for key, value in info.items()
        if key not in also and value is not None
    }


class Entities:
    """Observations as entities with features, besides the flat row.

    ids, features: for each kind of entity the names of its rows and columns.
    index: for each kind the column of the flat row, (entities, features).
    other: the columns that belong to no entity.
    """

    def __init__(self, game: Game) -> None:
        self.ids: dict[str, tuple[str, ...]] = {}
        self.features: dict[str, tuple[str, ...]] = {}
        self.index: dict[str, Index] = {}
        names = game.observation_names
        left = dict.fromkeys(range(len(names)))
        for kind, (ids, patterns) in game.observation.ENTITIES.items():
            places = _matches(names, left, ids, patterns)
            features = tuple(dict.fromkeys(feature for _, feature in places))
            self.ids[kind], self.features[kind] = tuple(ids), features
            self.index[kind] = np.array(
                [[places[each, feature] for feature in features] for each in ids], np.int64
            )
            for column in places.values():
                del left[column]
        self.other: Index = np.array(list(left), np.int64)
        self._columns = len(names)

    def split(self, rows: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
        """(..., entities, features) for each kind, and (..., columns) for "other"."""
        parts = {kind: rows[..., index] for kind, index in self.index.items()}
        return {**parts, "other": rows[..., self.other]}

    def join(self, parts: Mapping[str, NDArray[np.float32]]) -> NDArray[np.float32]:
        """The inverse of `split`."""
        rows = np.empty((*parts["other"].shape[:-1], self._columns), np.float32)
        for kind, index in {**self.index, "other": self.other}.items():
            rows[..., index] = parts[kind]
        return rows


def _matches(
    names: Sequence[str], left: Mapping[int, None], ids: Sequence[str], patterns: Sequence[str]
) -> dict[tuple[str, str], int]:
    """The columns of entities, by id and feature: `{}` in a pattern is an id, `*` anything."""
    any_id = "(?P<id>" + "|".join(map(re.escape, sorted(ids, key=len, reverse=True))) + ")"
    places: dict[tuple[str, str], int] = {}
    for pattern in patterns:
        parts = (re.escape(part).replace(r"\*", ".*") for part in pattern.split("{}"))
        expression = re.compile(any_id.join(parts))
        for column in left:
            match = expression.fullmatch(names[column])
            if match:
                name, (begin, end) = names[column], match.span("id")
                places[match["id"], f"{name[:begin]}{{}}{name[end:]}"] = column
    return places


def public_columns(game: Game) -> NDArray[np.bool_]:
    """Which columns of an observation a spectator knows, too."""
    private = game.observation.PRIVATE
    return np.array(
        [not any(fnmatchcase(name, each) for each in private) for name in game.observation_names]
    )


# ------------------------------------------------------------ symmetries


@dataclass(frozen=True, slots=True)
class Symmetry:
    """A renaming under which a game stays the same: a permutation of columns and of actions."""

    columns: Index  # of the row before, for every column after
    actions: Index  # the action before, for every action after

    def rows(self, rows: NDArray[np.float32]) -> NDArray[np.float32]:
        """Observations after the renaming."""
        return rows[..., self.columns]

    def masks(self, masks: NDArray[np.int8]) -> NDArray[np.int8]:
        """Masks after the renaming."""
        return masks[..., self.actions]

    def action(self, actions: Any) -> Any:
        """Actions, or a single one, after the renaming."""
        return np.argsort(self.actions)[actions]

    @property
    def inverse(self) -> Symmetry:
        """The renaming back."""
        return Symmetry(np.argsort(self.columns), np.argsort(self.actions))


def seat_rotation(game: Game, players: int, shift: int) -> Symmetry:
    """Every seat becomes the seat `shift` places further clockwise. Observations are relative to
    the observing seat, so only actions that name a seat change. With minus the seat to move, they
    name seats relative to it, as observations do."""
    heads = ActionHeads(game)

    def rename(head: str, value: Any) -> Any:
        is_seat = head in SEAT_HEADS and value < players
        return (value + shift) % players if is_seat else value

    return Symmetry(np.arange(len(game.observation_names)), _renamed_actions(heads, rename))


def renaming(game: Game, kind: str, names: Mapping[str, str]) -> Symmetry:
    """Things of a kind of `symmetric_things` change their names: {"corn": "pepper", ...}."""
    things = symmetric_things(game).get(kind, ())
    if set(names) != set(names.values()) or not set(names) <= set(things):
        raise ValueError(
            f"Not a permutation of {', '.join(things) or 'symmetric things'}: {names}."
        )
    old = game.observation_names
    places = {name: column for column, name in enumerate(old)}
    # Column k shows after the renaming what the column of the thing renamed to it showed before.
    columns = np.empty(len(old), np.int64)
    for column, name in enumerate(old):
        parts = re.split(r"([._])", name)
        columns[places["".join(names.get(part, part) for part in parts)]] = column

    def rename(head: str, value: Any) -> Any:
        return names.get(value, value) if isinstance(value, str) else value

    return Symmetry(columns, _renamed_actions(ActionHeads(game), rename))


def symmetric_things(game: Game) -> Mapping[str, tuple[str, ...]]:
    """Things that may change names with each other without changing the game, by kind."""
    return game.observation.SYMMETRIC


def _renamed_actions(heads: ActionHeads, rename: Any) -> Index:
    """The action before a renaming, for every action after it."""
    actions = np.empty(len(heads.codes), np.int64)
    for action, row in enumerate(heads.codes.tolist()):
        codes = [
            code
            if code == ABSENT
            else heads.values[head].index(rename(head, heads.values[head][code]))
            for head, code in zip(heads.names, row, strict=True)
        ]
        actions[heads.action(codes)] = action
    return actions
