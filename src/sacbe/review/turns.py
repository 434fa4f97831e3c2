"""The turns of a finished game, and the decisions in them."""

from __future__ import annotations

from typing import NamedTuple

from sacbe.play.codes import CHANCE
from sacbe.play.table import Table


class Span(NamedTuple):
    """Consecutive moves of one seat."""

    seat: int
    first: int  # the moves before it
    last: int  # the moves after it


def turns_of(table: Table) -> list[Span]:
    """Consecutive moves of one seat with the chance outcomes between and after them. Chance
    outcomes before the first turn belong to none."""
    spans: list[Span] = []
    for i, (player, _) in enumerate(table.moves):
        if player == CHANCE:
            if spans:
                spans[-1] = spans[-1]._replace(last=i + 1)
        elif spans and spans[-1].seat == player:
            spans[-1] = spans[-1]._replace(last=i + 1)
        else:
            spans.append(Span(player, i, i + 1))
    return spans


def choices_of(table: Table, turn: Span) -> list[Span]:
    """The parts of a turn between chance outcomes, each with at least one real choice. A secret
    choice is a separate part."""
    parts: list[Span] = []
    first, is_choice = turn.first, False
    state = table.position_at(turn.first)

    def close(last: int) -> None:
        if is_choice:
            parts.append(Span(turn.seat, first, last))

    for i in range(turn.first, turn.last):
        player, action = table.moves[i]
        if player == CHANCE:
            close(i)
            first, is_choice = i + 1, False
            state.play(action)
            continue
        secret = state.is_simultaneous
        if secret and i > first:
            close(i)
            first, is_choice = i, False
        is_choice = is_choice or len(state.legal_actions(player)) > 1
        state.play(action, player)
        if secret:
            close(i + 1)
            first, is_choice = i + 1, False
    close(turn.last)
    return parts
