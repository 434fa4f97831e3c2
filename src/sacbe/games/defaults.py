"""Default parts for games of perfect information.

A game gives its records and rules; what it does not define comes from here: every seat sees
everything, actions are named after their info, bots search by rollouts. `default_views` has the
board, the terminal and the page.
"""

from __future__ import annotations

import functools
import inspect
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic

import numpy as np

from sacbe.games.interface import (
    ActionList,
    Entities,
    Event,
    GameDefinition,
    Groups,
    Info,
    OptionsRecord,
    Refusal,
    Rules,
    S,
    View,
    WeightsBlock,
)
from sacbe.kernel import Block, Grid, Reals, Rng, Row, block, record, rule, specialise
from sacbe.kernel.records import Field, fields_of
from sacbe.kernel.rows import ScalarType
from sacbe.text import Texts
from sacbe.text.names import seat_name

CHANCE, OVER = -1, -2
Value = int | float | str | list["Value"] | dict[str, "Value"]


@record
class NoOptions:
    """The options of a game that has none; a record needs a field."""

    unused: int


@dataclass(frozen=True)
class SimpleRecords:
    """Records and the number of actions of a game without options and chance."""

    State: type[Any]
    Actions: type[Any]
    NUM_ACTIONS: int
    NUM_CHANCE: int = 0
    Options: type[Any] = NoOptions


@rule
def add_action(out: Any, action: int) -> None:
    """Append an action to a list."""
    out.ids[out.n] = action
    out.n += 1


# ---------------------------------------------------------------- rules


@rule
def _resolve(s: Any) -> None:
    pass


@rule
def _run_step(s: Any) -> int:
    return -1


@rule
def _must_act(s: Any, seat: int) -> bool:
    return bool(s.current_player == seat)


apply_action: Any = None  # bound to the game's


@rule
def _play(s: Any, seat: int, action: int) -> None:
    apply_action(s, seat, action)


class SimpleRules(ABC, Generic[S]):
    """Rules without automatic steps: `apply_action` sets the next `current_player` itself (OVER at
    the end). Every method is a static, compiled rule."""

    def __init_subclass__(cls) -> None:
        bound = {"__name__": cls.__module__, "apply_action": cls.apply_action}
        if "play" not in vars(cls):
            cls.play = staticmethod(specialise(_play, bound, "apply_action"))  # type: ignore[method-assign]

    @staticmethod
    @abstractmethod
    def init(s: S, players: int, options: OptionsRecord) -> None:
        """Set up a new game in a zeroed position."""

    @staticmethod
    @abstractmethod
    def legal_actions(s: S, seat: int, out: ActionList) -> None:
        """List the legal actions of a seat, in ascending order."""

    @staticmethod
    @abstractmethod
    def apply_action(s: S, seat: int, action: int) -> None:
        """Apply a legal action."""

    @staticmethod
    @abstractmethod
    def winners(s: S) -> int:
        """The winning seats as bits once the game is over: at least one, all in a draw."""

    @staticmethod
    def play(s: S, seat: int, action: int) -> None:
        """Apply a legal action; each subclass gets its own."""

    resolve = staticmethod(_resolve)
    run_step = staticmethod(_run_step)
    must_act = staticmethod(_must_act)


# ---------------------------------------------------------------- knowledge


@rule
def _determinize(s: Any, seat: int, rng: Rng) -> None:
    pass


@rule
def _chance_weight(s: Any, outcome: int) -> int:
    return 1


winners: Any = None  # bound to the game's


@rule
def _score(s: Any, seat: int) -> float:
    return float(s.current_player == OVER and (winners(s) >> seat) & 1)


class PerfectInformation(Generic[S]):
    """Every seat knows the whole position; the winner has a point. Chance outcomes are equally
    likely."""

    def __init__(self, rules: Rules[S]) -> None:
        bound = {"__name__": type(rules).__module__, "winners": rules.winners}
        self.score = specialise(_score, bound, "winners")
        self.determinize = _determinize
        self.chance_weight = _chance_weight

    def view(self, s: S, seat: int | None, public_view: dict[str, Any] | None = None) -> View:
        """All fields of the position."""
        return fields(s)

    def goods_view(self, s: S, seat: int) -> View:
        return self.view(s, seat)

    def knows(self, s: S, seat: int | None, player: int, action: int) -> bool:
        return True

    def is_simultaneous(self, s: S) -> bool:
        return False

    def scores(self, s: S) -> list[int | float]:
        number: Any = s
        return [int(self.score(s, seat)) for seat in range(number.players_n)]

    def copies(self, outcome: int) -> int:
        return 1

    def shuffle(self, s: S, outcome: int) -> int:
        return 0


def fields(plain: Any) -> dict[str, Any]:
    """A plain record as JSON."""
    return {name: _json(vars(plain)[name]) for name in fields_of(type(plain))}


def _json(value: Any) -> Value:
    if isinstance(value, int | float):
        return value
    if isinstance(value, Block | Row | Reals | Grid):
        return [_json(item) for item in value]
    return fields(value)


# ---------------------------------------------------------------- observation


class RecordObservation(Generic[S]):
    """The seat and all numbers of the position, in the order of its fields."""

    VERSION = 1
    ENTITIES: Entities = {}  # noqa: RUF012
    PRIVATE: tuple[str, ...] = ()
    SYMMETRIC: Mapping[str, tuple[str, ...]] = {}

    def __init__(self, definition: GameDefinition[S]) -> None:
        state = definition.records.State
        columns = ["seat", *(path for path in _paths("", fields_of(state)))]
        self.NAMES = tuple(columns)
        self.MEANINGS: Mapping[str, str] = {name: name for name in columns}
        self.GROUPS: Groups = (tuple(fields_of(state)),)
        lines = [f"    out[{k}] = s.{path}" for k, path in enumerate(columns) if k]
        body = "\n".join(["    out[0] = seat", *lines])
        self.observe = _compiled("observe(s, seat, out)", body, definition)
        head = "update(before, viewer, s, seat, groups, out, spare)"
        self.update = _compiled(head, body, definition)


def _paths(prefix: str, parts: Mapping[str, Field]) -> Iterator[str]:
    """The numbers of a record as Python expressions."""
    for name, field in parts.items():
        for index in np.ndindex(field.shape):
            place = f"{prefix}{name}" + (f"[{', '.join(map(str, index))}]" if index else "")
            if isinstance(field.item_type, ScalarType):
                yield place
            else:
                yield from _paths(f"{place}.", fields_of(field.item_type))


def _compiled(head: str, body: str, definition: GameDefinition[S]) -> Any:
    """A rule from source text, cached beside the file of the game."""
    scope: dict[str, Any] = {"__name__": type(definition).__module__}
    exec(compile(f"def {head}:\n{body}\n", str(definition.folder / "observation"), "exec"), scope)
    function = scope[head.partition("(")[0]]
    state = definition.records.State
    types = {"before": state, "viewer": int, "s": state, "seat": int, "groups": int}
    types |= {"out": Any, "spare": Any}
    function.__annotations__ = {
        name: types[name] for name in inspect.signature(function).parameters
    }
    return rule(refcount=False)(function)


# ---------------------------------------------------------------- invariants


least: int = 0  # players; bound to the game's
most: int = 0


@rule
def _check(s: Any) -> int:
    if s.players_n < least or s.players_n > most:
        return 1
    if s.current_player < OVER or s.current_player >= s.players_n:
        return 2
    return 0


class SeatInvariants(Generic[S]):
    """The number of players and the current player are in range; the rest is not checked."""

    FAULTS = ("nothing", "the number of players is out of range", "there is no such player")

    def __init__(self, definition: GameDefinition[S]) -> None:
        low, high = definition.players
        bound = {"__name__": definition.name, "least": low, "most": high}
        self.check = specialise(_check, bound, "least", "most")


# ---------------------------------------------------------------- actions, log, texts


class NumberedActions(Generic[S]):
    """Actions that have only a number. A game overrides `info`, and `TYPES` to document it."""

    TYPES: Mapping[str, str] = {"action": "`id`"}
    FIRST_IDS: Sequence[int] = (0,)
    CONFIRMED: tuple[str, ...] = ()
    DESCRIBES: Mapping[str, tuple[str, ...]] = {}

    def __init__(self, num_actions: int) -> None:
        self.num_actions = num_actions

    def info(self, s: S, action: int, seat: int) -> Info:
        return {"type": "action", "id": action}

    def chance_info(self, s: S, outcome: int) -> Info:
        return {"type": "chance", "id": outcome}

    def context(self, view: View, info: Info, seat: int) -> Info:
        return {}

    def find(self, s: S, facts: dict[str, Any], seat: int) -> int | None:
        for action in range(self.num_actions):
            if facts.items() <= self.info(s, action, seat).items():
                return action
        return None


class SimpleExplain(Generic[S]):
    """The game is over, another player must act, or the action is not legal now."""

    def refuse(self, s: S, action: int | None, seat: int) -> Refusal:
        position: Any = s
        player = int(position.current_player)
        if player == OVER:
            return {"reason": "game_over", "rule": ""}
        if player == CHANCE:
            return {"reason": "nature", "rule": ""}
        if player != seat:
            return {"reason": "not_your_turn", "rule": "", "player": player}
        return {"reason": "no_such_action" if action is None else "not_legal", "rule": ""}


class MoveLog(Generic[S]):
    """One event for each move, and one for the end of the game."""

    def __init__(self, definition: GameDefinition[S]) -> None:
        self._definition = definition

    def events_of(
        self, before: S, player: int, action: int, steps: list[tuple[int, S]]
    ) -> list[Event]:
        actions = self._definition.actions
        seat = None if player == CHANCE else player
        if seat is None:
            info = actions.chance_info(before, action)
        else:
            info = actions.info(before, action, seat)
        events: list[Event] = [{"event": "move", "seat": seat, "action": dict(info), "change": {}}]
        after: Any = steps[-1][1]
        if after.current_player == OVER:
            bits = self._definition.rules.winners(after)
            seats = [p for p in range(after.players_n) if bits >> p & 1]
            events.append({"event": "over", "seat": None, "winners": seats, "change": {}})
        return events

    def redact(self, event: Event, seat: int | None) -> Event:
        return event


class EnglishTexts:
    """English sentences made from the keys of infos: {"type": "mark", "row": 1} is "Mark row 1"."""

    HELP: Sequence[str] = ()
    GOODS: Mapping[str, str] = {}
    VALUED_GOODS: Mapping[str, bool] = {}
    OPTIONS: Mapping[str, str] = {}
    COUNTERS: Mapping[str, Any] = {}

    def __init__(self, title: str, about: str) -> None:
        self.title, self.about = title, about

    def action_text(self, info: Info, texts: Texts, names: Sequence[str] | None = None) -> str:
        details = [f"{_words(key)} {value}" for key, value in info.items() if key != "type"]
        return f"{_words(info['type'])} {', '.join(details)}".strip().capitalize()

    def refusal_text(self, refusal: Info, texts: Texts, names: Sequence[str] | None = None) -> str:
        args = {}
        if "player" in refusal:
            seat = refusal["player"]
            args["name"] = names[seat] if names else seat_name(texts, seat)
        return texts.say(f"refusal-{refusal['reason']}", args)

    def event_text(self, event: Info, texts: Texts, names: Sequence[str]) -> str:
        if event["event"] == "over":
            seats = event["winners"]
            if len(seats) == len(names):
                return "Draw."
            return f"Winner: {', '.join(names[seat] for seat in seats)}."
        name = texts.say("nature") if event["seat"] is None else names[event["seat"]]
        return f"{name}: {self.action_text(event['action'], texts, names)}."

    def rules_help(self, texts: Texts) -> list[tuple[str, str]]:
        return [(self.title, self.about)]


def _words(name: str) -> str:
    return name.replace("_", " ")


class _NoCode(dict[str, str]):
    def __missing__(self, key: str) -> str:
        return ""


class NoRuleCodes:
    """No rules reference."""

    ACTIONS: Mapping[str, str] = _NoCode()
    EVENTS: Mapping[str, str] = _NoCode()
    TILES: Mapping[str, str] = _NoCode()


# ---------------------------------------------------------------- evaluator


@record
class NoWeights:
    """An evaluator without weights; a record needs a field."""

    unused: float


score: Any = None  # bound to the game's


@rule
def _estimate(s: Any, seat: int, viewer: int, w: NoWeights) -> float:
    return float(score(s, seat))


@rule
def _features(s: Any, seat: int, viewer: int, w: NoWeights, x: Any) -> float:
    x[0] = 1.0
    return float(score(s, seat))


@rule
def _resting(s: Any) -> bool:
    return True


@rule
def _turns_begun(s: Any) -> int:
    return 0


@rule
def _secret(s: Any) -> bool:
    return False


@rule
def _revealed(s: Any) -> int:
    return 0


# Rollouts to the end: `turns_begun` never grows, so no number of turns ends them before.
ROLLOUTS: Mapping[str, float] = {
    "exploration": 1.0,
    "victory": 1.0,
    "playout": 1.0,
    "breadth": 1.0,
}


class ScoreEvaluator(Generic[S]):
    """The current points. The search adds rollouts to the end of the game (`ROLLOUTS`), in which
    each player takes the action that brings most points at once."""

    Weights = NoWeights
    N_FEATURES = 1

    def __init__(self, definition: GameDefinition[S]) -> None:
        bound = {"__name__": definition.name, "score": definition.knowledge.score}
        self.estimate = specialise(_estimate, bound, "score")
        self.features = specialise(_features, bound, "score")
        self.resting, self.turns_begun = _resting, _turns_begun
        self.secret, self.revealed = _secret, _revealed
        self.WEIGHTS: WeightsBlock = block(NoWeights, 1)

    def search_weights(self, players: int) -> WeightsBlock:
        return self.WEIGHTS


# ---------------------------------------------------------------- one object of each per game


@functools.cache
def knowledge_of(definition: GameDefinition[S]) -> PerfectInformation[S]:
    return PerfectInformation(definition.rules)


@functools.cache
def observation_of(definition: GameDefinition[S]) -> RecordObservation[S]:
    return RecordObservation(definition)


@functools.cache
def invariants_of(definition: GameDefinition[S]) -> SeatInvariants[S]:
    return SeatInvariants(definition)


@functools.cache
def evaluator_of(definition: GameDefinition[S]) -> ScoreEvaluator[S]:
    return ScoreEvaluator(definition)
