"""The types of the public API, checked by mypy and at run time."""

import inspect
from collections.abc import Callable, Iterator
from typing import Any, assert_type, get_args, get_type_hints

import pytest

import sacbe
from sacbe.games import interface
from sacbe.play.engine import Engine
from sacbe.review.analysis import Progress
from sacbe.review.model import Depth

# Names that the annotations use but the modules import for type checkers only.
NAMES = {name: getattr(sacbe, name) for name in sacbe.__all__} | vars(interface)
NAMES |= {"Engine": Engine, "Depth": Depth, "Progress": Progress}
# Places that still expose Any. Remove an entry when its type is known; add none.
EXPOSED = {
    # Parts of a game are generic in its record of a position, which the caller does not know.
    "Game: definition",
    "Game.actions: return",
    "Game.editor: return",
    "Game.evaluator: return",
    "Game.event_log: return",
    "Game.explain: return",
    "Game.invariants: return",
    "Game.knowledge: return",
    "Game.observation: return",
    "Game.rules: return",
    # Values whose types are not declared yet.
    "Game.start: options",
    "State: memory",
    "State.action_info: return",
    "State.deal: rng",
    "State.explain: return",
    "State.explain: what",
    "State.goods_view: return",
    "State.observation: return",
    "State.observe: columns",
    "State.observe: mask",
    "State.plain: return",
    "State.steps: return",
    "State.view: return",
    "State.view: public_view",
    "State.view_of: position",
    "State.view_of: return",
    "Table: options",
    "Table.events_by_move: return",
    "Table.record: return",
    "replay: record",
}


def public_functions() -> Iterator[tuple[str, Callable[..., object]]]:
    """Every function, constructor, method and property getter of the public API."""
    for name in sacbe.__all__:
        value = getattr(sacbe, name)
        if not inspect.isclass(value):
            if callable(value):
                yield name, value
            continue
        if inspect.isfunction(value.__init__):
            yield name, value.__init__
        for member, attribute in inspect.getmembers(value):
            if isinstance(attribute, property):
                attribute = attribute.fget
            is_function = inspect.isfunction(attribute) or inspect.ismethod(attribute)
            if is_function and not member.startswith("_"):
                yield f"{name}.{member}", attribute


def contains_any(hint: object) -> bool:
    return hint is Any or any(contains_any(part) for part in get_args(hint))


def test_public_api_exposes_no_new_any() -> None:
    exposed = {
        f"{name}: {argument}"
        for name, function in public_functions()
        for argument, hint in get_type_hints(function, localns=NAMES).items()
        if contains_any(hint)
    }
    assert sorted(exposed - EXPOSED) == []


def test_types_as_a_caller_sees_them() -> None:
    game = assert_type(sacbe.game(sacbe.games()[0]), sacbe.Game)
    assert_type(game.players, tuple[int, int])
    assert_type(game.options, tuple[sacbe.Option, ...])
    state = assert_type(game.start(game.players[0]), sacbe.State)
    assert_type(state.current_player, int | None)
    assert_type(state.copy(), sacbe.State)
    assert_type(state.to_bytes(), bytes)
    assert_type(state.legal_actions(), list[int])
    table = assert_type(sacbe.Table(game, seed=1), sacbe.Table)
    assert_type(table.state, sacbe.State)
    assert_type(sacbe.replay(table.record()), sacbe.Table)
    assert_type(sacbe.bot("random", game), sacbe.Bot)
    errors = (sacbe.CannotUndo, sacbe.DataError, sacbe.IllegalAction, sacbe.RecordError)
    assert all(issubclass(error, ValueError) for error in (*errors, sacbe.UnknownGame))


def test_unknown_names_are_rejected_by_the_type_checker_too() -> None:
    with pytest.raises(AttributeError, match="no_such_name"):
        sacbe.no_such_name  # type: ignore[attr-defined] # noqa: B018
