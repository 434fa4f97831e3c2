"""The boards of a key moment: a turn played step by step, as its seat saw the board."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from sacbe.play.state import State
from sacbe.play.table import Table
from sacbe.review.model import Moment, Review

Side = Literal["better", "played"]

_TAG = re.compile(r'<[a-z]+ class="(?:choice|closed)[^>]*>')


class Step(NamedTuple):
    """A position of a turn, and the choice that is made there."""

    state: State
    player: int | None  # None after the last choice
    action: int | None


def steps_of(world: State, line: Iterable[tuple[int, int]]) -> list[Step]:
    """The positions with a choice on the way of a line, as far as it can be played, and the last
    position. Forced actions are played, but are no steps."""
    state, steps = world.copy(), []
    for player, action in line:
        if player not in state.players_to_act:
            break
        legal = state.legal_actions(player)
        if action not in legal:
            break
        if len(legal) > 1:
            steps.append(Step(state.copy(), player, action))
        state.play(action, player)
    return [*steps, Step(state, None, None)]


def moment_steps(review: Review, table: Table, moment: Moment, side: Side) -> list[Step]:
    """The steps of a turn of a key moment, in the determinization in which it is described: the
    better one with its line, or the one that was played."""
    turn = review.turns[moment.turn]
    other = turn.alternative
    assert other is not None  # every key moment has one
    world = table.position_at(other.move).determinize(turn.seat, other.world)
    if side == "played":
        return steps_of(world, ((turn.seat, action) for action in other.played))
    *steps, after = steps_of(world, ((turn.seat, action) for action in other.better))
    return [*steps, *steps_of(after.state, moment.line)]


def draw(step: Step, seat: int, lang: str, names: Sequence[str]) -> str:
    """The board of a step as SVG, as a seat sees it; its next choice is marked."""
    state, game = step.state, step.state.game
    own = step.player == seat
    choices = [
        (action, state.action_info(action, seat), state.action_text(action, seat, lang, names))
        for action in (state.legal_actions(seat) if own else [])
    ]
    board = game.board.picture(state.view(seat), seat, choices, game.texts(lang), names)
    return mark(board.svg(), step.action if own else None)


def mark(svg: str, action: int | None) -> str:
    """A board without anything to press, on which the place of one action is marked: the element
    for it alone if there is one, else those for several actions."""
    alone = f' data-action="{action}"'

    def among(tag: str) -> bool:
        match = re.search(r' data-actions="([^"]*)"', tag)
        return match is not None and str(action) in match[1].split()

    is_place = (lambda tag: alone in tag) if alone in svg else among

    def change(match: re.Match[str]) -> str:
        tag = re.sub(r' (role|tabindex)="[^"]*"', "", match[0])
        name = "shown" if is_place(tag) else "unchosen"
        return tag.replace('class="choice', f'class="{name}', 1)

    return _TAG.sub(change, svg)
