"""A search bot's advice as text: whole plans for the turn, and reasons for the best one.

A plan is the search's principal variation after a first choice, played in the determinization that
was searched: the choices of the rest of the turn, and those of the next turn if no chance event
comes before it. Reasons come from the events of the plan (points by source), from its goods and
from the game (`PageInfo.reasons`).
"""

from __future__ import annotations

import functools
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from sacbe.play.goods import goods
from sacbe.play.state import State
from sacbe.server import views
from sacbe.server.bot_worker import ActionStats, Advice
from sacbe.server.panels.panel import Panel
from sacbe.server.schemas import Effect
from sacbe.server.table_state import TableState
from sacbe.text import Texts
from sacbe.text.document import sentence

HERE = Path(__file__).parents[1]
MAX_OTHERS = 3  # plans that a hint compares
MAX_AHEAD = 6  # further choices of this turn in a plan
MAX_NEXT = 2  # choices of the next turn
MAX_NAMED = 3  # choices that a sentence names
ALIKE = 0.5  # points; smaller differences count as equal
NEARLY_ALWAYS = 0.95  # probability above which a secret choice counts as pure
FEWEST_TRIES = 3  # simulations that an action needs to be compared

Line = Sequence[tuple[int, int]]


class Option(Panel, frozen=True):
    """Another plan, as evaluated by the bot."""

    action: int
    text: str  # of the first choice
    then: list[str]  # the further choices of the turn
    brings: list[Effect]  # resources of the seat at the end of the turn
    behind: float  # points worse than the best plan
    share: float  # for secret choices: its probability


class Hint(Panel, frozen=True):
    """The choice of the bot for a seat, with reasons."""

    version: int
    seat: int
    action: int
    text: str
    because: str
    brings: list[Effect]  # resources of the seat after this choice and the forced ones that follow
    others: list[Option]
    line: list[str]  # the next choices of the seat, until another seat is to move
    actions: list[int]  # all choices of the plan, this one first
    then: str  # the same as a sentence; may be empty
    note: str  # how the bot evaluates


class Plan(NamedTuple):
    """A line of play: the choices of this turn and the first of the next one, as texts."""

    actions: list[int]
    texts: list[str]
    next_texts: list[str]
    events: list[dict[str, Any]]  # of this turn
    after: State  # at the end of the turn


@functools.cache
def _texts(lang: str) -> Texts:
    return Texts(HERE, lang)


def determinized(table_state: TableState, seat: int) -> State:
    """A determinization for the seat. Hints are computed and described with it alone."""
    return table_state.position.determinize(seat, secrets.randbits(62))


def build(
    version: int,
    world: State,
    seat: int,
    advice: Advice | None,
    lang: str,
    names: Sequence[str] | None = None,
) -> Hint:
    """A hint as text; `advice` is None if there is only one legal action."""
    planner = Planner(world, seat, lang, names)
    legal = world.legal_actions(seat)
    line = [(seat, legal[0])]
    if advice is not None:
        line = [(seat, advice.line[0][1]), *advice.line[1:]]
    plan = planner.plan(line)
    others = [] if advice is None else _others(advice, planner, plan)
    say = _texts(lang).say
    reasons = planner.reasons(plan)
    because = [*reasons, *_comparison(say, advice, others, planner, has_reasons=bool(reasons))]
    if len(legal) == 1:
        because = [str(say("hint-only"))]
    further = plan.texts[1:]
    return Hint(
        version=version,
        seat=seat,
        action=line[0][1],
        text=plan.texts[0],
        because=" ".join(because),
        brings=planner.brings(plan),
        others=others,
        line=further,
        actions=plan.actions,
        then=say("hint-then", {"choices": "; ".join(further)}) if further else "",
        note=say("hint-note") if others else "",
    )


class Planner:
    """Plays plans of a seat in a determinization, and describes them."""

    def __init__(self, world: State, seat: int, lang: str, names: Sequence[str] | None) -> None:
        self.world, self.seat, self.lang, self._names = world, seat, lang, names
        self._game, self._texts = world.game, world.game.texts(lang)
        self._before = world.view(seat)

    def plan(self, line: Line) -> Plan:
        """Follow a line through this turn and the beginning of the next one."""
        state, seat = self.world.copy(), self.seat
        after: State | None = None  # at the end of the turn
        plan = Plan([], [], [], [], state)
        for player, action in line:
            if player not in state.players_to_act or action not in state.legal_actions(player):
                break
            if player != seat and after is None:
                after = state.copy()
            if player == seat and after is not None:
                plan.next_texts.append(self._say(state, action))
            elif player == seat:
                plan.actions.append(action)
                plan.texts.append(self._say(state, action))
            if state.is_simultaneous or len(plan.texts) > MAX_AHEAD:
                break
            if after is None:
                plan.events.extend(self._events(state, player, action))
            state.play(action, player)
        return plan._replace(after=after or state)

    def _events(self, state: State, player: int, action: int) -> list[dict[str, Any]]:
        describe, redact = self._game.event_log.events_of, self._game.event_log.redact
        events = describe(state.plain(), player, action, state.steps(action, player))
        return [dict(redact(event, self.seat)) for event in events]

    def _say(self, state: State, action: int) -> str:
        return state.action_text(action, self.seat, self.lang, self._names)

    def brings(self, plan: Plan) -> list[Effect]:
        """The resources at the end of a plan's turn that differ from now."""
        before = dict(goods(self.world, self.seat))
        after = goods(plan.after, self.seat)
        changes = [(good, before[good], n) for good, n in after if n != before[good]]
        return views.effects(self._game, changes, self.lang)

    def reasons(self, plan: Plan) -> list[str]:
        """What a plan achieves, as a sentence; none if there is nothing to say."""
        say = _texts(self.lang).say
        after = plan.after.view(self.seat)
        parts = [
            *self._points(plan),
            *self._game.page.reasons(self._before, after, self.seat, self._texts),
        ]
        if plan.next_texts:
            choices = "; ".join(plan.next_texts[:MAX_NEXT])
            parts.append(say("hint-next", {"choices": choices}))
        return [sentence("; ".join(parts))] if parts else []

    def _points(self, plan: Plan) -> list[str]:
        """The points that the turn scores, by source."""
        say, players = _texts(self.lang).say, self.world.players
        sources = self._game.history.sources(plan.events, players, self._texts)
        own = [(source.name, source.points[self.seat]) for source in sources]
        own = [(name, n) for name, n in own if n]
        if not own:
            return []
        by_source = ", ".join(say("hint-source", {"source": name, "n": n}) for name, n in own)
        total = say("vp", {"n": sum(n for _, n in own)})
        return [say("hint-scores", {"points": total, "sources": by_source})]

    def ends_turn(self, action: int) -> bool:
        """Does an action of the seat end its turn at once?"""
        state = self.world.copy()
        if state.is_simultaneous:
            return False
        state.play(action, self.seat)
        return self.seat not in state.players_to_act


def _others(advice: Advice, planner: Planner, best_plan: Plan) -> list[Option]:
    """The next best plans that were simulated often enough. Those with the same choices in another
    order are the same plan."""
    if not _is_judged(advice):
        return []
    best = next(one for one in advice.judged if one.action == advice.line[0][1])
    rest = _rest(advice)
    mixed = _is_mixed(advice)
    rest.sort(key=lambda one: one.share if mixed else one.value, reverse=True)
    plans, options = [sorted(best_plan.actions)], []
    for one in rest:
        plan = planner.plan(one.line or [(planner.seat, one.action)])
        if sorted(plan.actions) in plans:
            continue
        plans.append(sorted(plan.actions))
        options.append(
            Option(
                action=one.action,
                text=plan.texts[0],
                then=plan.texts[1:],
                brings=planner.brings(plan),
                behind=_behind(best, one),
                share=round(one.share, 2) if mixed else 0.0,
            )
        )
        if len(options) == MAX_OTHERS:
            break
    return options


def _is_judged(advice: Advice) -> bool:
    """Was the advised action simulated?"""
    return any(one.action == advice.line[0][1] for one in advice.judged)


def _rest(advice: Advice) -> list[ActionStats]:
    """The other actions that were simulated often enough."""
    action = advice.line[0][1]
    return [one for one in advice.judged if one.action != action and one.tries >= FEWEST_TRIES]


def _is_mixed(advice: Advice) -> bool:
    """Is a mixed strategy better than one action?"""
    return advice.secret and bool(advice.judged) and advice.judged[0].share < NEARLY_ALWAYS


def _behind(best: ActionStats, other: ActionStats) -> float:
    """The difference in points, rounded; not negative: rare simulations overrate."""
    return max(0.0, round(best.value - other.value, 1))


def _alone(say: Any, advice: Advice, planner: Planner) -> str:
    """Why no other plan compares: all are orders of the same choices, or hardly tried."""
    if _is_judged(advice) and _rest(advice):
        return str(say("hint-order"))
    others = [one.action for one in advice.judged if one.action != advice.line[0][1]]
    texts = [planner.plan([(planner.seat, action)]).texts[0] for action in others[:MAX_NAMED]]
    return str(say("hint-clear", {"n": len(texts), "others": "; ".join(texts)}))


def _comparison(
    say: Any,
    advice: Advice | None,
    others: Sequence[Option],
    planner: Planner,
    has_reasons: bool,
) -> list[str]:
    """How the plan compares: with ending the turn now, else with the next best plan. A number of
    points alone is no reason, and that nothing compares is one only if there is no other."""
    if advice is None or not others:
        return [] if has_reasons or advice is None else [_alone(say, advice, planner)]
    if _is_mixed(advice):
        return [str(say("hint-secret", {"percent": round(100 * advice.judged[0].share)}))]
    ending = [each for each in others if planner.ends_turn(each.action)]
    own_turn = not planner.ends_turn(advice.line[0][1])
    if own_turn and ending and ending[0].behind >= ALIKE:
        return [str(say("hint-end", {"points": ending[0].behind}))]
    steps = [others[0].text, *others[0].then]
    other = " → ".join([*steps[:MAX_NAMED], *(["…"] if len(steps) > MAX_NAMED else [])])
    if others[0].behind < ALIKE:
        return [str(say("hint-alike", {"other": other}))]
    if not has_reasons:
        return [str(say("hint-best", {"other": other}))]
    return [str(say("hint-better", {"points": others[0].behind, "other": other}))]
