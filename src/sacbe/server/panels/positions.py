"""Positions that are set up by hand: the board, a form of the fields, and tables that begin there.

A position comes from its reader, who may know all of it, or from a finished game.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

from sacbe.play.codes import CHANCE
from sacbe.play.state import State
from sacbe.play.table import Table
from sacbe.server import events as ev
from sacbe.server import views
from sacbe.server.panels.panel import Panel
from sacbe.server.table_state import TableState
from sacbe.server.views import NotVisible
from sacbe.text.names import seat_name

NO_CHECKS = "This game cannot tell which positions are possible."
MOST_FIRST_CHOICES = 40  # secret ones, before a position for the editor


class PositionText(Panel, frozen=True):
    """A position in its notation."""

    position: str


class PositionChoice(Panel, frozen=True):
    """A value of a field and its text."""

    value: int
    text: str


class PositionField(Panel, frozen=True):
    """A number of a position that can be changed, in a range or one of several."""

    id: str
    label: str
    value: int
    low: int
    high: int
    choices: int | None  # index in `choices` of the view


class PositionGroup(Panel, frozen=True):
    """Fields under a heading."""

    title: str
    seat: int | None  # whose they are
    fields: list[PositionField]


class PositionView(Panel, frozen=True):
    """A position with some fields changed. If that is impossible, `fault` says why, there is no
    picture, and `position` is the one without the changes."""

    position: str
    game: str
    title: str
    players: int
    names: list[str]  # by seat
    seat: int | None  # who is to move, through whose eyes the picture is drawn
    over: bool
    fault: str | None
    picture: str  # SVG
    groups: list[PositionGroup]
    choices: list[list[PositionChoice]]


def _read(text: str) -> State:
    from sacbe.play.position import read  # loads Numba

    state = read(text)
    if not state.game.checks_positions:
        raise ValueError(NO_CHECKS)
    return state


def build(text: str, edits: Mapping[str, int], lang: str) -> PositionView:
    """The view of a position; ValueError says why there is none."""
    from sacbe.play.position import edit  # loads Numba

    state = _read(text)
    game, texts = state.game, state.game.texts(lang)
    names = [seat_name(texts, p) for p in range(state.players)]
    record, changed, fault = edit(state, edits, texts, names)
    groups, choices = _groups(changed or state, record, lang, names)
    seat = _seat(changed or state)
    return PositionView(
        position=(changed or state).notation(),
        game=game.name,
        title=game.title,
        players=state.players,
        names=names,
        seat=seat,
        over=changed is not None and changed.current_player is None,
        fault=None if changed else game.editor.fault_text(fault, lang),
        picture=_picture(changed, seat, lang, names) if changed else "",
        groups=groups,
        choices=choices,
    )


def _picture(state: State, seat: int | None, lang: str, names: Sequence[str]) -> str:
    game = state.game
    return game.board.picture(state.view(seat), seat, [], game.texts(lang), names).svg()


def _seat(state: State) -> int | None:
    return None if state.current_player in (None, CHANCE) else state.current_player


def _groups(
    state: State, record: object, lang: str, names: Sequence[str]
) -> tuple[list[PositionGroup], list[list[PositionChoice]]]:
    """The fields, with every list of choices once."""
    lists: dict[tuple[tuple[int, str], ...], int] = {}
    groups = []
    for group in state.game.editor.groups(record, state.game.texts(lang), names):
        fields = [
            PositionField(
                id=field.id,
                label=field.label,
                value=field.read(),
                low=field.low,
                high=field.high,
                choices=lists.setdefault(tuple(field.choices), len(lists))
                if field.choices
                else None,
            )
            for field in group.fields
        ]
        groups.append(PositionGroup(title=group.title, seat=group.seat, fields=fields))
    choices = [[PositionChoice(value=v, text=text) for v, text in each] for each in lists]
    return groups, choices


def first_position(game: str, players: int) -> PositionText:
    """A new game with random chance events, after the secret choices that it begins with, which are
    made at random."""
    table = Table(game, players)
    for _ in range(MOST_FIRST_CHOICES):
        seat = table.current_player
        if seat is None or not table.position.is_simultaneous:
            break
        table.play(secrets.choice(table.position.legal_actions()), seat)
    return PositionText(position=table.position.notation())


def position_of(table_state: TableState, step: int) -> PositionText:
    """A position of a finished game, with everything that was hidden in it. The position of a
    running game is never given."""
    if table_state.status != "over":
        raise NotVisible("A position can only be copied once the game is over.")
    return PositionText(position=views.position_at(table_state, step).notation())


def opening(text: str, seats: Sequence[ev.SeatConfig]) -> ev.Opened:
    """The first event of a table that begins at a position; ValueError if it cannot."""
    start = _read(text)
    if len(seats) != start.players:
        raise ValueError(f"This position has {start.players} players, not {len(seats)}.")
    table = Table(start.game, seed=secrets.randbits(62), start=start)
    return ev.Opened(
        game=start.game.name,
        rules_version=start.game.rules_version,
        data=start.game.data_digest,
        options={},
        seed=table.seed,
        seats=list(seats),
        moves=table.moves,
        position=start.notation(),
        imported=True,
        seeded=True,
    )


def to_move(text: str) -> tuple[State, int]:
    """A determinization of a position for the seat that is to move; ValueError if none is."""
    state = _read(text)
    seat = _seat(state)
    if seat is None:
        raise ValueError("Nobody is to move in this position.")
    return state.determinize(seat, secrets.randbits(62)), seat
