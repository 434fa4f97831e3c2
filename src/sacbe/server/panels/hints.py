"""A search bot's advice as text."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from sacbe.play.state import State
from sacbe.server import consequences, views
from sacbe.server.bot_worker import ActionStats, Advice
from sacbe.server.panels.panel import Panel
from sacbe.server.schemas import Effect
from sacbe.server.table_state import TableState
from sacbe.text import Texts

HERE = Path(__file__).parents[1]
MAX_OTHERS = 3  # actions that a hint compares
MAX_AHEAD = 4  # further choices in a hint
ALIKE = 0.5  # points; smaller differences count as equal
NEARLY_ALWAYS = 0.95  # probability above which a secret choice counts as pure
FEWEST_TRIES = 3  # simulations that an action needs to be compared


class Option(Panel, frozen=True):
    """An action as evaluated by the bot."""

    action: int
    text: str
    behind: float  # points worse than the best action
    share: float  # for secret choices: its probability


class Hint(Panel, frozen=True):
    """The choice of the bot for a seat, with reasons."""

    version: int
    seat: int
    action: int
    text: str
    because: str
    brings: list[Effect]  # resources of the seat after this choice and those that follow for sure
    others: list[Option]
    line: list[str]  # the next choices of the seat, until another seat is to move
    then: str  # the same as a sentence; may be empty
    note: str  # how the bot evaluates


def determinized(table_state: TableState, seat: int) -> State:
    """A determinization for the seat. Hints are computed and described with it alone."""
    return table_state.position.determinize(seat, secrets.randbits(62))


def build(version: int, world: State, seat: int, advice: Advice | None, lang: str) -> Hint:
    """A hint as text; `advice` is None if there is only one legal action."""
    say = Texts(HERE, lang).say
    legal = world.legal_actions(seat)
    action = legal[0] if advice is None else advice.line[0][1]
    text = world.action_text(action, seat, lang)
    others = [] if advice is None else _others(advice, world, seat, lang)
    line = [] if advice is None else _ahead(advice.line, world, seat, lang)
    return Hint(
        version=version,
        seat=seat,
        action=action,
        text=text,
        because=_because(say, advice, others, len(legal)),
        brings=_brings(world, seat, [(seat, action)] if advice is None else advice.line, lang),
        others=others,
        line=line,
        then=say("hint-then", {"choices": "; ".join(line)}) if line else "",
        note=say("hint-note") if others else "",
    )


def _others(advice: Advice, world: State, seat: int, lang: str) -> list[Option]:
    """The next best actions that were simulated often enough."""
    action = advice.line[0][1]
    best = next((one for one in advice.judged if one.action == action), None)
    if best is None:
        return []
    rest = [one for one in advice.judged if one.action != action and one.tries >= FEWEST_TRIES]
    mixed = _is_mixed(advice)
    rest.sort(key=lambda one: one.share if mixed else one.value, reverse=True)
    return [
        Option(
            action=one.action,
            text=world.action_text(one.action, seat, lang),
            behind=_behind(best, one),
            share=round(one.share, 2) if mixed else 0.0,
        )
        for one in rest[:MAX_OTHERS]
    ]


def _is_mixed(advice: Advice) -> bool:
    """Is a mixed strategy better than one action?"""
    return advice.secret and bool(advice.judged) and advice.judged[0].share < NEARLY_ALWAYS


def _behind(best: ActionStats, other: ActionStats) -> float:
    """The difference in points, rounded; not negative: rare simulations overrate."""
    return max(0.0, round(best.value - other.value, 1))


def _because(say: Any, advice: Advice | None, others: Sequence[Option], legal: int) -> str:
    if legal == 1:
        return str(say("hint-only"))
    if advice is None or not others:
        return str(say("hint-clear"))
    second = others[0]
    if _is_mixed(advice):
        return str(say("hint-secret", {"percent": round(100 * advice.judged[0].share)}))
    if second.behind < ALIKE:
        return str(say("hint-alike", {"other": second.text}))
    return str(say("hint-better", {"points": second.behind, "other": second.text}))


def _brings(world: State, seat: int, line: Iterable[tuple[int, int]], lang: str) -> list[Effect]:
    """The resources after a line of play, until chance or another player acts."""
    before, state = dict(consequences.goods(world, seat)), world.copy()
    for player, action in line:
        if (
            player != seat
            or seat not in state.players_to_act
            or action not in state.legal_actions(seat)
        ):
            break
        if state.is_simultaneous:
            break
        state.play(action, seat)
    after = consequences.goods(state, seat)
    changes = ((good, before[good], n) for good, n in after if n != before[good])
    return views.effects(world.game, changes, lang)


def _ahead(line: Iterable[tuple[int, int]], world: State, seat: int, lang: str) -> list[str]:
    """The next choices of the seat, until chance or another player acts."""
    state, texts = world.copy(), []
    for i, (player, action) in enumerate(line):
        if (
            player != seat
            or seat not in state.players_to_act
            or action not in state.legal_actions(seat)
        ):
            break
        if i > 0:
            texts.append(state.action_text(action, seat, lang))
        if len(texts) >= MAX_AHEAD or state.is_simultaneous:
            break
        state.play(action, seat)
    return texts
