"""Explain why an action is illegal: a reason, its numbers and the rule.

`refuse` is called for illegal actions only. It uses nothing that the seat may not know: public
information and the seat's own cards. The rule is the code of the paragraph of the reference that
forbids the action.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from .data import (
    ABILITY_IDS,
    ACTOR_PRESENCE,
    ANNIHILATE,
    ANYBODY,
    AWAKEN,
    BUILD,
    CARDS,
    CONFLICT,
    CONFLUENCES,
    DEPLOY,
    EXILE,
    GLYPH,
    GODS,
    KIND,
    KINDS,
    LEVELS,
    MOST_UNITS,
    MOVE,
    N_BLOCKS,
    N_REGIONS,
    N_SPACES,
    OTHER,
    OWNER,
    PLAYER_MAX,
    PRESENCE,
    PYRAMID,
    RAZE,
    RECOVER,
    REGIONS,
    SAME,
    SPACES,
    STRUCTURE,
    SWAP_ALTARS,
    THINGS,
    TO,
    TO_LABEL,
    TOKENS,
    TRANSFORM,
    UNIT,
    UP_TO,
    VERB,
    VERBS,
    WHERE,
    WHERE_LABEL,
)
from .knowledge import TRACKS, around, phase, top
from .reference import ACTIONS
from .rules.conflict import must_pick
from .rules.effects import can_pay, is_there, price
from .rules.pieces import is_present, top_level, top_owner
from .state import (
    ABILITY_FIRST,
    ACTION,
    ANNIHILATE_UNIT,
    ASK_ABILITY,
    ASK_ACTION,
    ASK_APPEASE,
    ASK_CANCEL,
    ASK_CHOOSE_GOD,
    ASK_CONFLUENCE,
    ASK_DEPLOY,
    ASK_HERO,
    ASK_NEUTRAL_HERO,
    ASK_OPTION,
    ASK_PAY,
    ASK_PICK,
    ASK_SACRIFICE,
    ASK_SPACE,
    ASK_SUMMON,
    ASK_TARGET,
    ASK_THIRD,
    ASK_TIE,
    ASK_USE_TOKEN,
    AWAKEN_UNIT,
    BUILD_GLYPH,
    BUILD_PYRAMID,
    CANCEL,
    DEPLOY_PAIR,
    DEPLOY_UNIT,
    DO_APPEASE,
    EXILE_UNIT,
    GO_TO,
    IN_HAND,
    LAST_CHANCE_PHASE,
    MOST_PLAYERS,
    MOVE_FIRST,
    MOVE_UNIT,
    N_KINDS,
    N_PAIRS,
    NAME_WINNER,
    NOTHING,
    NUM_ACTIONS,
    OPTION,
    OVER,
    PAIR,
    PASS,
    PAY,
    PICK,
    PLACE_HERO_AT,
    PLACE_NEUTRAL_AT,
    RAZE_GLYPH,
    RAZE_PYRAMID,
    RECOVER_UNIT,
    RESERVE,
    SACRIFICE,
    STEP,
    STOP,
    SWAP_WITH,
    TAKE_ABILITY,
    TAKE_GOD,
    TAKE_SPACE_AT,
    TIE_CONSECRATED,
    TRANSFORM_GLYPH,
    TRANSFORM_PYRAMID,
    UNSEEN,
    USE_TOKEN,
    Player,
    State,
)

Refusal = dict[str, Any]

# The paragraph of each decision, where it differs from that of the action of the same name.
RULE_OF_DECISION = ACTIONS | {
    "third": "8.10",
    "tie_strength": "9.7",
    "tie_calendar": "9.7",
    "tie_codex": "9.7",
    "tie_consecrated": "10.4",
    "calendar": "9.5",
    "codex": "9.6",
}
TRACK_RULES = ("9.5", "9.6")


class Attempt(NamedTuple):
    """An illegal attempt: the position, the seat, and the current decision with its details."""

    s: State
    seat: int
    me: Player
    decision: int
    a: int
    b: int
    c: int
    d: int


def refusal(reason: str, rule: str, **numbers: Any) -> Refusal:
    """A refusal; its text is the message `refusal-{reason}`."""
    return {"reason": reason, "numbers": numbers, "rule": rule}


def refuse(s: State, action: int | None, seat: int) -> Refusal:
    """Why `seat` may not do this now; `action` is None for something that does not exist."""
    decision, a, b, c, d = top(s)
    if decision == OVER:
        return refusal("game_over", "15.3")
    if decision <= LAST_CHANCE_PHASE:
        return refusal("nature", "1.4")
    if action is None or not 0 <= action < NUM_ACTIONS:
        return refusal("no_such_action", "1.4")
    first, decisions, explain = next(each for each in reversed(_RANGES) if each[0] <= action)
    if decision == ASK_PICK:
        if not must_pick(s, seat):
            return refusal("already_picked", "8.4")
    elif s.current_player != seat:
        return not_your_turn(s, decision, action, seat)
    attempt = Attempt(s, seat, s.players[seat], decision, a, b, c, d)
    if decision not in decisions:
        return wrong_phase(attempt, action)
    if decision == ASK_TARGET and STEP[a, VERB] not in _VERBS.get(first, ANY_VERB):
        return wrong_phase(attempt, action)
    return explain(attempt, action - first) or wrong_phase(attempt, action)


def not_your_turn(s: State, decision: int, action: int, seat: int) -> Refusal:
    """The turn of another player; a seat without a Glyph gets that reason instead."""
    if decision == ASK_THIRD and ACTION <= action < OPTION:
        if not s.glyphs[MOST_PLAYERS * s.conflict + seat]:
            return refusal("no_glyph_here", "8.10", region=REGIONS[s.conflict])
    return refusal("not_your_turn", RULE_OF_DECISION[decision_name(s)], seat=s.current_player)


def decision_name(s: State) -> str:
    """The phase; for an effect, the type of actions that its step takes."""
    name = phase(s)
    if name != "effect":
        return name
    verb = VERBS[int(STEP[top(s)[1], VERB])].lower()
    return "deploy_unit" if verb == "deploy" else verb


def wrong_phase(q: Attempt, action: int) -> Refusal:
    """Another decision comes first; some actions have a more specific reason."""
    if action == STOP:
        return refusal("nothing_to_stop", "1.4")
    if q.s.conflict == q.s.consecrated != NOTHING and PICK <= action < OPTION:
        return refusal("no_cards_here", "10.1", region=REGIONS[q.s.conflict])
    if action == DO_APPEASE and q.s.conflict not in (NOTHING, q.s.consecrated):
        if not can_pay(q.s, q.seat, price(q.s)):
            return refusal("cannot_pay", "H9", n=int(price(q.s)))
    if BUILD_GLYPH <= action < BUILD_PYRAMID and not q.me.glyphs:
        return refusal("no_glyph_left", "H17")
    if BUILD_PYRAMID <= action < RAZE_GLYPH and not q.me.pieces.sum():
        return refusal("no_piece_left", "13.3")
    name = decision_name(q.s)
    if q.decision == ASK_TARGET:
        return refusal("wrong_phase", RULE_OF_DECISION[name], asked="effect", verb=name)
    return refusal("wrong_phase", RULE_OF_DECISION[name], asked=name)


# ------------------------------------------------------------ set-up, Tribe Phase, God Phase


def god(q: Attempt, i: int) -> Refusal | None:
    for p in range(q.s.players_n):
        if q.s.players[p].god == i:
            return refusal("god_taken", "2.7", god=GODS[i], seat=p)
    return None


def ability(q: Attempt, i: int) -> Refusal | None:
    return refusal("other_era", "H1", ability=ABILITY_IDS[i], era=1 + i // 3, now=q.s.era)


def hero(q: Attempt, region: int) -> Refusal | None:
    if not q.s.inhabited[region]:
        return uninhabited(region)
    for p in range(q.s.players_n):
        if q.s.players[p].hero == region:
            rule = "6.3" if q.decision == ASK_HERO else "16.1"
            return refusal("hero_there", rule, region=REGIONS[region], seat=p)
    return refusal("neutral_hero_there", "16.2", region=REGIONS[region])


def uninhabited(region: int) -> Refusal:
    return refusal("uninhabited", "3.2", region=REGIONS[region])


def deploy(q: Attempt, i: int) -> Refusal | None:
    region, pair = divmod(i, N_PAIRS)
    if not q.s.inhabited[region]:
        return uninhabited(region)
    if q.me.hero == region:
        return refusal("own_hero_there", "6.4", region=REGIONS[region])
    if region != q.b:
        return refusal("other_region", "6.4", region=REGIONS[region], now=REGIONS[q.b])
    for kind in range(N_KINDS):
        if PAIR[pair, kind] > q.me.reserve[kind]:
            return too_few(q, kind, int(PAIR[pair, kind]), "6.4")
    return None


def too_few(q: Attempt, kind: int, n: int, rule: str) -> Refusal:
    return refusal("too_few", rule, kind=KINDS[kind], n=n, have=q.me.reserve[kind])


def confluence(q: Attempt, i: int) -> Refusal | None:
    here = {"confluence": CONFLUENCES[i], "regions": around(q.s, i)}
    if q.me.confluence == i:
        return refusal("same_confluence", "12.1", **here)
    for p in range(q.s.players_n):
        if q.s.players[p].confluence == i:
            return refusal("confluence_taken", "3.3", **here, god=GODS[q.s.players[p].god], seat=p)
    if not here["regions"]:
        return refusal("confluence_closed", "H61", **here)
    return None


# ------------------------------------------------------------ a Conflict


def pick(q: Attempt, card: int) -> Refusal | None:
    where = q.me.cards[card]
    if where == IN_HAND:
        return None
    if where == UNSEEN:
        return refusal("not_drawn", "8.4", card=CARDS[card])
    return refusal("card_played", "8.5", card=CARDS[card])


def action(q: Attempt, i: int) -> Refusal | None:
    if q.me.covered >> i & 1:
        return refusal("covered", "8.8", action=1 + i)
    return None


def pass_(q: Attempt, i: int) -> Refusal | None:
    k, gain = divmod(i, 3)
    why = action(q, k)
    if why is None and gain and not q.me.xibalba[gain - 1]:
        return refusal("none_in_xibalba", "8.9", kind=KINDS[gain - 1])
    return why


def option(q: Attempt, i: int) -> Refusal | None:
    options = int(STEP[q.a, N_BLOCKS])
    if i >= options:
        return refusal("no_such_option", "11.7", n=options)
    return refusal("no_target", "H54", option=1 + i)


def pay(q: Attempt, i: int) -> Refusal | None:
    kind, place = divmod(i, N_REGIONS + 1)
    if place == RESERVE:
        return refusal("none_in_reserve", "H9", kind=KINDS[kind])
    if not q.s.inhabited[place]:
        return uninhabited(place)
    if not is_present(q.s, q.seat, place):
        return refusal("god_absent", "H9", god=GODS[q.me.god], region=REGIONS[place])
    return none_there(q, q.seat, kind, place, "H9")


def none_there(q: Attempt, owner: int, kind: int, region: int, rule: str) -> Refusal | None:
    """There is no such unit."""
    if q.s.units[8 * region + N_KINDS * owner + kind]:
        return None
    return refusal("none_there", rule, seat=owner, kind=KINDS[kind], region=REGIONS[region])


def token(q: Attempt, i: int) -> Refusal | None:
    face_up = [q.s.tokens[era] for era in range(q.s.era)]
    if 1 + i in face_up:
        return refusal("token_used", "H11", token=TOKENS[i])
    return refusal("token_not_up", "5.2", token=TOKENS[i])


def tie(q: Attempt, seat: int) -> Refusal | None:
    if seat >= q.s.players_n:
        return no_such_seat(q)
    return refusal("not_tied", "10.4" if q.c == TIE_CONSECRATED else "9.7", seat=seat)


def no_such_seat(q: Attempt) -> Refusal:
    return refusal("no_such_seat", "2.1", n=q.s.players_n)


def space(q: Attempt, i: int) -> Refusal | None:
    if i // N_SPACES != q.b:
        return refusal("other_track", TRACK_RULES[q.b], space=SPACES[i], track=TRACKS[q.b])
    return refusal("space_taken", "3.6", space=SPACES[i], seat=q.s.spaces[i] - 1)


def sacrifice(q: Attempt, i: int) -> Refusal | None:
    kind, n = divmod(i, MOST_UNITS + 1)
    if kind != q.b:
        return refusal("other_kind", "10.2", kind=KINDS[kind], now=KINDS[q.b])
    return too_few(q, kind, n, "10.2")


# ------------------------------------------------------------ targets


def place(q: Attempt, region: int, column: int = WHERE, label: int = WHERE_LABEL) -> Refusal | None:
    """Why the step does not reach this region, or None if it does."""
    where, name = int(STEP[q.a, column]), REGIONS[region]
    if not q.s.inhabited[region]:
        return uninhabited(region)
    if is_there(q.s, where, int(STEP[q.a, label]), region, q.seat, q.d):
        return None
    if where in (PRESENCE, ACTOR_PRESENCE):
        whose, rule = (q.seat, "11.1") if where == PRESENCE else (q.d, "11.8")
        return refusal("god_absent", rule, god=GODS[q.s.players[whose].god], region=name)
    if where == CONFLICT:
        return refusal("only_conflict", "11.1", region=REGIONS[q.s.conflict])
    if where == OTHER:
        return refusal("not_conflict", "11.1", region=name)
    assert where == SAME
    return refusal("only_same", "11.1", region=REGIONS[q.s.label_region[int(STEP[q.a, label])] - 1])


def wrong_kind(q: Attempt, kind: int) -> Refusal | None:
    """Why the step does not apply to this kind of thing, or None if it does."""
    step_kind = int(STEP[q.a, KIND])
    if step_kind == kind or (step_kind == UNIT and kind < UNIT):
        return None
    if step_kind == STRUCTURE and kind in (GLYPH, PYRAMID):
        return None
    return refusal("wrong_kind", "11.4", thing=THINGS[step_kind])


def arrival(q: Attempt, i: int) -> Refusal | None:
    """A unit from the reserve or from Xibalba."""
    kind, region = divmod(i, N_REGIONS)
    why = wrong_kind(q, kind) or place(q, region)
    if why:
        return why
    if STEP[q.a, VERB] == DEPLOY:
        return refusal("none_in_reserve", "12.2", kind=KINDS[kind])
    return refusal("none_in_xibalba", "12.3", kind=KINDS[kind])


def recover(q: Attempt, kind: int) -> Refusal | None:
    return wrong_kind(q, kind) or refusal("none_in_xibalba", "12.4", kind=KINDS[kind])


def victim(q: Attempt, at: int) -> Refusal | None:
    """A unit to annihilate, exile or move."""
    region, rest = divmod(at, 8)
    owner, kind = divmod(rest, N_KINDS)
    if owner >= q.s.players_n:
        return no_such_seat(q)
    why = wrong_kind(q, kind) or place(q, region)
    if why:
        return why
    if STEP[q.a, OWNER] != ANYBODY and owner != q.seat:
        return refusal("only_own", "H6")
    most = int(STEP[q.a, PLAYER_MAX])
    if most and q.s.taken[owner] >= most:
        return refusal("enough_of_player", "11.6", n=most, seat=owner)
    return none_there(q, owner, kind, region, "11.4")


def move(q: Attempt, i: int) -> Refusal | None:
    to, at = divmod(i, 8 * N_REGIONS)
    if to == at // 8:
        return refusal("same_region", "12.7", region=REGIONS[to])
    why = victim(q, at) or place(q, to, TO, TO_LABEL)
    if why:
        return why
    if q.s.units[at] <= q.s.moved[at]:
        return refusal("already_moved", "H53", kind=KINDS[at % N_KINDS], region=REGIONS[at // 8])
    start, end = (REGIONS[q.s.route[i] - 1] for i in (0, 1))
    return refusal("route_fixed", "12.7", to=end, **{"from": start})


def build_glyph(q: Attempt, region: int) -> Refusal | None:
    return wrong_kind(q, GLYPH) or place(q, region)


def build_pyramid(q: Attempt, region: int) -> Refusal | None:
    why = wrong_kind(q, PYRAMID) or place(q, region)
    if why:
        return why
    if q.s.height[region] and top_level(q.s, region) >= LEVELS:
        return refusal("pyramid_full", "13.2", region=REGIONS[region])
    level = int(top_level(q.s, region)) + 1
    return refusal("no_fitting_piece", "13.3", region=REGIONS[region], level=level)


def glyph(q: Attempt, i: int) -> Refusal | None:
    """A Glyph to raze or to transform."""
    region, owner = divmod(i, MOST_PLAYERS)
    if owner >= q.s.players_n:
        return no_such_seat(q)
    why = wrong_kind(q, GLYPH) or place(q, region)
    if why:
        return why
    any_owner = STEP[q.a, OWNER] == ANYBODY
    if STEP[q.a, VERB] == TRANSFORM:
        if owner == q.seat:
            return refusal("own_glyph", "H38")
    if not any_owner and owner != q.seat:
        return refusal("only_own", "H37")
    return refusal(
        "no_glyph_there", RULE_OF_DECISION[decision_name(q.s)], seat=owner, region=REGIONS[region]
    )


def pyramid(q: Attempt, region: int) -> Refusal | None:
    """A top piece to raze or to transform."""
    why = wrong_kind(q, PYRAMID) or place(q, region)
    if why:
        return why
    if not q.s.height[region]:
        return refusal(
            "no_pyramid_there", RULE_OF_DECISION[decision_name(q.s)], region=REGIONS[region]
        )
    if STEP[q.a, OWNER] != ANYBODY and top_owner(q.s, region) != q.seat:
        return refusal("only_own", "H37")
    level = int(top_level(q.s, region))
    return refusal("no_fitting_piece", "H18", region=REGIONS[region], level=level)


def swap(q: Attempt, region: int) -> Refusal | None:
    if not q.s.inhabited[region]:
        return uninhabited(region)
    if region == q.s.conflict:
        return refusal("same_region", "12.11", region=REGIONS[region])
    return refusal("swap_consecrated", "12.11", region=REGIONS[region])


def stop(q: Attempt, i: int) -> Refusal | None:
    """Only steps with "up to" can be stopped."""
    if q.decision == ASK_TARGET and not STEP[q.a, UP_TO]:
        return refusal("cannot_stop", "11.2", left=q.b)
    return None


def always_legal(q: Attempt, i: int) -> Refusal | None:
    """All actions of this range are legal in their decision."""
    return None


# First id of each range, its decisions, and the function that explains; in ascending order.
Explain = Callable[[Attempt, int], Refusal | None]
TARGET = (ASK_TARGET,)
_RANGES: tuple[tuple[int, tuple[int, ...], Explain], ...] = (
    (TAKE_GOD, (ASK_CHOOSE_GOD,), god),
    (TAKE_ABILITY, (ASK_ABILITY,), ability),
    (PLACE_HERO_AT, (ASK_HERO,), hero),
    (PLACE_NEUTRAL_AT, (ASK_NEUTRAL_HERO,), hero),
    (DEPLOY_PAIR, (ASK_DEPLOY,), deploy),
    (MOVE_FIRST, (ASK_SUMMON,), always_legal),
    (ABILITY_FIRST, (ASK_SUMMON,), always_legal),
    (GO_TO, (ASK_CONFLUENCE,), confluence),
    (PICK, (ASK_PICK,), pick),
    (ACTION, (ASK_ACTION, ASK_THIRD), action),
    (PASS, (ASK_ACTION, ASK_THIRD), pass_),
    (OPTION, (ASK_OPTION,), option),
    (CANCEL, (ASK_CANCEL,), always_legal),
    (DO_APPEASE, (ASK_APPEASE,), always_legal),
    (PAY, (ASK_PAY,), pay),
    (USE_TOKEN, (ASK_USE_TOKEN,), token),
    (NAME_WINNER, (ASK_TIE,), tie),
    (TAKE_SPACE_AT, (ASK_SPACE,), space),
    (SACRIFICE, (ASK_SACRIFICE,), sacrifice),
    (DEPLOY_UNIT, TARGET, arrival),
    (AWAKEN_UNIT, TARGET, arrival),
    (RECOVER_UNIT, TARGET, recover),
    (ANNIHILATE_UNIT, TARGET, victim),
    (EXILE_UNIT, TARGET, victim),
    (BUILD_GLYPH, TARGET, build_glyph),
    (BUILD_PYRAMID, TARGET, build_pyramid),
    (RAZE_GLYPH, TARGET, glyph),
    (RAZE_PYRAMID, TARGET, pyramid),
    (TRANSFORM_GLYPH, TARGET, glyph),
    (TRANSFORM_PYRAMID, TARGET, pyramid),
    (SWAP_WITH, TARGET, swap),
    (MOVE_UNIT, TARGET, move),
    (STOP, TARGET, stop),
)
# The verb of each range of targets.
_VERBS: dict[int, tuple[int, ...]] = {
    DEPLOY_UNIT: (DEPLOY,),
    AWAKEN_UNIT: (AWAKEN,),
    RECOVER_UNIT: (RECOVER,),
    ANNIHILATE_UNIT: (ANNIHILATE,),
    EXILE_UNIT: (EXILE,),
    BUILD_GLYPH: (BUILD,),
    BUILD_PYRAMID: (BUILD,),
    RAZE_GLYPH: (RAZE,),
    RAZE_PYRAMID: (RAZE,),
    TRANSFORM_GLYPH: (TRANSFORM,),
    TRANSFORM_PYRAMID: (TRANSFORM,),
    SWAP_WITH: (SWAP_ALTARS,),
    MOVE_UNIT: (MOVE,),
}
ANY_VERB = tuple(range(len(VERBS)))
