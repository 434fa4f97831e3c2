"""The event log: the events of a move, derived from the positions before and after it.

An event is a JSON-able dict about at most one seat:

    event   what happened: "deployed", "annihilated", "gained", "altar_won", "era_ended", ...
    seat    the seat concerned, or None
    cause   its source: the id of an effect ("A1", "K5", "I-1", "kukulkan fervor 2"; see
            text/ids.py) or an ability, or "pyramid", "pyramid_share", "overflow", "consecrated",
            "tracks", "pyramids", "devotion", "set_up", "pass", ...
    change  spaces that the seat's marker moved on the VP track, under `vp`; empty if it did not

Further keys hold the arguments of the sentence. An event that gains VP also has `n`, the number
that the rule gives: the marker moves further where spaces are taken. A ledger of points is the list
of all (seat, cause, vp). VP changes that no function below explains become an event "other", so
that the sum is always right; a test checks that "other" never appears. A secret event names in
`secret` the seat that may know it; `redact` returns the public version for all others.
"""

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

from .data import (
    ABILITIES as ABILITY_NAMES,
)
from .data import (
    ALTARS,
    CARDS,
    CONFLUENCES,
    GAIN_DEVOTION,
    GAIN_VP,
    GODS,
    KIND,
    KINDS,
    N_REGIONS,
    N_SPACES,
    REGIONS,
    SPACES,
    STRENGTH,
    TOKENS,
    VERB,
    VERBS,
)
from .data import (
    CLAIM_MAJORITY as CLAIM,
)
from .knowledge import TRACKS, around, strength_of, top
from .rules.conflict import WIN_VP, most_units
from .rules.effects import amount, condition_holds, price
from .rules.eras import SPACES_MORE, winners
from .rules.pieces import (
    has_piece,
    hero_owner,
    level_to_build,
    regions_with_pieces,
    top_level,
    top_owner,
)
from .rules.points import has, level
from .state import (
    ABILITY_KIND,
    ACTION,
    ANNIHILATE_UNIT,
    ASK_ABILITY,
    ASK_ACTION,
    ASK_ALTAR,
    ASK_APPEASE,
    ASK_CANCEL,
    ASK_CHOOSE_GOD,
    ASK_CONFLICT,
    ASK_CONFLUENCE,
    ASK_DEPLOY,
    ASK_DRAW,
    ASK_GOD,
    ASK_HERO,
    ASK_NEUTRAL_HERO,
    ASK_OPTION,
    ASK_PAY,
    ASK_PICK,
    ASK_SACRIFICE,
    ASK_SPACE,
    ASK_STARTING_SEAT,
    ASK_TARGET,
    ASK_THIRD,
    ASK_TIE,
    ASK_TOKEN,
    ASK_UNINHABITED,
    ASK_USE_TOKEN,
    AWAKEN_ERA,
    AWAKEN_UNIT,
    BEGIN_ERA,
    BUILD_GLYPH,
    BUILD_PYRAMID,
    CANCEL,
    CLEAN_UP,
    CONSECRATED_VP,
    DEAL_GOD,
    DEPLOY_PAIR,
    DEPLOY_UNIT,
    DEVOTION_LEVEL,
    DEVOTION_VP,
    DO_APPEASE,
    DRAW_CARD,
    EMPTY_REGION,
    END_ERA,
    ERAS,
    EXILE_UNIT,
    FIND_CONSECRATED,
    FIND_WINNER,
    FIRST_SEAT,
    GO_TO,
    LAST_DEVOTION,
    LAY_ALTAR,
    MAJORITY,
    MOST_PLAYERS,
    MOVE_UNIT,
    N_CARDS,
    N_KINDS,
    N_PAIRS,
    NAME_WINNER,
    NOTHING,
    OPTION,
    PAIR,
    PASS,
    PAY,
    PICK,
    PLACE_HERO_AT,
    PLACE_NEUTRAL_AT,
    RAZE_GLYPH,
    RAZE_PYRAMID,
    RECOVER_UNIT,
    REPEAT_SPACES,
    RESERVE,
    REVEAL,
    REWARD_WINNER,
    RUN,
    SET_VP,
    SPACE_PROGRAM,
    SPACES_PLUS,
    START_ABILITY,
    STEP,
    STOP,
    SWAP_WITH,
    TAKE_ABILITY,
    TAKE_GOD,
    TAKE_SPACE_AT,
    TIE_CALENDAR,
    TIE_CODEX,
    TIE_CONSECRATED,
    TIE_STRENGTH,
    TRACK_VP,
    TRANSFORM_GLYPH,
    TRANSFORM_PYRAMID,
    TRIBE_OF,
    TURN_TILE,
    TURN_TOKEN,
    TWICE_LEVEL,
    USE_SUMMON,
    USE_TOKEN,
    WIN_BONUS,
    WIN_PLUS,
    State,
)
from .text.ids import (
    FIRST_ROW,
    action_effect,
    effect_of_row,
    face_up_card,
    open_option,
    summon_effect,
)

Event = dict[str, Any]
Events = Iterator[Event]

TIE_NAMES = {
    TIE_STRENGTH: "strength",
    TIE_CALENDAR: "calendar",
    TIE_CODEX: "codex",
    TIE_CONSECRATED: "consecrated",
}
FIRST_ROWS_OF_SPACES = {FIRST_ROW[int(program)]: i for i, program in enumerate(SPACE_PROGRAM)}


def events_of(
    before: State, player: int, action: int, steps: list[tuple[int, State]]
) -> list[Event]:
    """The events of one move: the choice, then the automatic steps one by one."""
    after = steps[0][1]
    events = list(_option_events(before)) if _is_first_move(before) else []
    events += _complete(before, after, list(_choice(before, player, action, after)))
    for (_, old), (step, new) in pairwise(steps):
        describe = _STEP_EVENTS.get(step)
        events += _complete(old, new, list(describe(old, new)) if describe else [])
    return events


def redact(event: Event, seat: int | None) -> Event:
    """The event as a seat (None: a spectator) may know it. A secret event is replaced by a new one,
    not filtered."""
    if "secret" not in event or event["secret"] == seat:
        return event
    kind, cause = ("drew", "draw") if event["event"] == "drew" else ("picked", "pick")
    return _event(f"{kind}_hidden", event["seat"], cause)


def _event(kind: str, seat: int | None, cause: str, vp: int = 0, /, **more: Any) -> Event:
    change = {"vp": vp} if vp else {}
    return {"event": kind, "seat": seat, "cause": cause, "change": change, **more}


def _complete(old: State, new: State, events: list[Event]) -> list[Event]:
    """Add "other" events so that the sum of the changes is the real change."""
    for seat in range(new.players_n):
        known_vp = sum(e["change"].get("vp", 0) for e in events if e["seat"] == seat)
        missing = new.players[seat].vp - old.players[seat].vp - known_vp
        if missing:
            events.append(_event("other", seat, "other", missing, n=missing))
    return events


class _Markers:
    """The VP track at the start of a step. Markers are moved here independently of the rules, so
    that a wrong count shows up as "other"."""

    def __init__(self, s: State) -> None:
        self.at = [s.players[p].vp for p in range(s.players_n)]

    def move(self, seat: int, n: int) -> int:
        """Move a marker by n; returns how many spaces it really moves."""
        if n <= 0:
            return 0
        vp = self.at[seat] + n
        others = self.at[:seat] + self.at[seat + 1 :]
        while vp in others:
            vp += 1
        spaces = vp - self.at[seat]
        self.at[seat] = vp
        return spaces

    def order(self) -> list[int]:
        """The seats in descending VP."""
        return sorted(range(len(self.at)), key=lambda p: (-self.at[p], p))


def _gain(s: State, kind: str, seat: int, cause: str, n: int, **more: Any) -> Events:
    """One move of one marker, if it moves."""
    spaces = _Markers(s).move(seat, n)
    if spaces:
        yield _event(kind, seat, cause, spaces, n=n, **more)


def _devotion(s: State, seat: int, cause: str, n: int) -> Events:
    """Steps on the devotion track; the excess becomes VP."""
    if n <= 0:
        return
    at = s.players[seat].devotion
    now = min(LAST_DEVOTION, at + n)
    new_level = int(DEVOTION_LEVEL[now])
    details: dict[str, Any] = {"n": n, "space": now, "level": new_level}
    yield _event("devotion", seat, cause, **details, rises=new_level > level(s.players[seat]))
    yield from _gain(s, "overflow", seat, "overflow", n - (now - at), by=cause)


# ------------------------------------------------------------ set-up


def _is_first_move(s: State) -> bool:
    """Whether no choice has been made yet."""
    return top(s)[0] == ASK_UNINHABITED and s.inhabited.sum() == N_REGIONS


def _start_vp(s: State) -> Events:
    for i in range(s.players_n):
        seat = (s.starter + i) % s.players_n
        vp = s.players[seat].vp
        yield _event("start_vp", seat, "set_up", vp, n=vp)


def _option_events(s: State) -> Events:
    """Events for what an option fixed before the first move."""
    if s.starting_option >= 0:
        yield _event("starting_seat", s.starting_option, "set_up")
        yield from _start_vp(s)


def _set_vp(old: State, new: State) -> Events:
    if new.starting_option < 0:
        yield from _start_vp(new)


# ------------------------------------------------------------ the choice itself


def _choice(before: State, player: int, action: int, after: State) -> Events:
    decision, a, b, c, _ = top(before)
    if decision == ASK_TARGET:
        yield from _target(before, action, after)
    elif decision in _CHOICES:
        yield from _CHOICES[decision](before, a, b, c, action, after)
    elif decision == ASK_PICK:
        yield _event("picked", player, "pick", card=CARDS[action - PICK], secret=player)


Choice = Callable[[State, int, int, int, int, State], Events]


def _uninhabited(s: State, a: int, b: int, c: int, action: int, after: State) -> Events:
    yield _event("uninhabited", None, "set_up", region=REGIONS[action - EMPTY_REGION])


def _altar(s: State, a: int, b: int, c: int, action: int, after: State) -> Events:
    details = {"region": REGIONS[a], "altar": ALTARS[action - LAY_ALTAR]}
    yield _event("altar_laid", None, "set_up", **details)


def _starting_seat(s: State, a: int, b: int, c: int, action: int, after: State) -> Events:
    yield _event("starting_seat", action - FIRST_SEAT, "set_up")


def _god(s: State, a: int, b: int, c: int, action: int, after: State) -> Events:
    is_dealt = top(s)[0] == ASK_GOD
    god = GODS[action - (DEAL_GOD if is_dealt else TAKE_GOD)]
    yield _event("god_dealt" if is_dealt else "god_chosen", a, "set_up", god=god)


def _token(s: State, a: int, b: int, c: int, action: int, after: State) -> Events:
    yield _event("token_turned", None, "era", era=s.era, token=TOKENS[action - TURN_TOKEN])


def _conflict(s: State, a: int, b: int, c: int, action: int, after: State) -> Events:
    region = action - TURN_TILE
    details = {"region": REGIONS[region], "consecrated": region == s.consecrated}
    yield _event("conflict", None, "conflict", **details)


def _draw(s: State, a: int, b: int, c: int, action: int, after: State) -> Events:
    card = CARDS[(action - DRAW_CARD) % N_CARDS]
    yield _event("drew", a, "draw", card=card, secret=a)


def _ability(s: State, a: int, b: int, c: int, action: int, after: State) -> Events:
    ability = ABILITY_NAMES[int(ABILITY_KIND[action - TAKE_ABILITY])]
    yield _event("ability_chosen", a, "era", ability=ability)


def _hero(s: State, a: int, b: int, c: int, action: int, after: State) -> Events:
    own = top(s)[0] == ASK_HERO
    region = REGIONS[action - (PLACE_HERO_AT if own else PLACE_NEUTRAL_AT)]
    yield _event("hero" if own else "neutral_hero", a, "tribe", region=region)
    if after.consecrated != s.consecrated:
        yield _event("consecrated", None, "tribe", region=REGIONS[after.consecrated])


def _deploy(s: State, a: int, b: int, c: int, action: int, after: State) -> Events:
    pair = (action - DEPLOY_PAIR) % N_PAIRS
    units = {kind: int(PAIR[pair, i]) for i, kind in enumerate(KINDS)}
    if any(units.values()):
        yield _event("deployed", a, "tribe", region=REGIONS[b], **units)


def _confluence(s: State, a: int, b: int, c: int, action: int, after: State) -> Events:
    at = action - GO_TO
    details: dict[str, Any] = {
        "god": GODS[s.players[a].god],
        "confluence": CONFLUENCES[at],
        "regions": around(s, at),
    }
    kind = "god_placed" if s.players[a].confluence == NOTHING else "god_moved"
    yield _event(kind, a, "summon", **details)


def _action(s: State, a: int, b: int, c: int, action: int, after: State) -> Events:
    if top(s)[0] == ASK_THIRD:
        if action == STOP:
            yield _event("third_declined", a, "third")
            return
        yield _event("glyph_spent", a, "third", region=REGIONS[s.conflict])
    if action < PASS:
        k = action - ACTION
        effect = action_effect(s, k)
        card = CARDS[face_up_card(s, a)]
        details: dict[str, Any] = {"action": k + 1, "effect": effect, "card": card}
        yield _event("action_taken", a, str(effect), **details)
        return
    k, gain = divmod(action - PASS, 3)
    details = {"action": k + 1, "effect": action_effect(s, k)}
    yield _event("passed", a, "pass", **details, gain="devotion" if gain == 0 else KINDS[gain - 1])
    if gain == 0:
        yield from _devotion(s, a, "pass", 1)


def _option(s: State, a: int, b: int, c: int, action: int, after: State) -> Events:
    step_of_effect = open_option(s)
    yield _event(
        "option_chosen", c, str(step_of_effect["effect"]), **step_of_effect, option=action - OPTION
    )


def _cancel(s: State, a: int, b: int, c: int, action: int, after: State) -> Events:
    yield _event("cancelled", a, "conflict", track=TRACKS[action - CANCEL])


def _appease(s: State, a: int, b: int, c: int, action: int, after: State) -> Events:
    if action == DO_APPEASE:
        yield _event("appeased", a, "appease", price=int(price(s)))


def _pay(s: State, a: int, b: int, c: int, action: int, after: State) -> Events:
    kind, place = divmod(action - PAY, N_REGIONS + 1)
    where = "reserve" if place == RESERVE else REGIONS[place]
    yield _event("paid", a, "appease", kind=KINDS[kind], **{"from": where})


def _use_token(s: State, a: int, b: int, c: int, action: int, after: State) -> Events:
    token = TOKENS[action - USE_TOKEN]
    yield _event("token_used", a, token, token=token, effect=token)


def _tie(s: State, a: int, b: int, c: int, action: int, after: State) -> Events:
    details = {"winner": action - NAME_WINNER, "tie": TIE_NAMES[c], "region": REGIONS[s.conflict]}
    yield _event("tie_decided", a, "tie", **details)


def _space(s: State, a: int, b: int, c: int, action: int, after: State) -> Events:
    space = SPACES[action - TAKE_SPACE_AT]
    details = {"space": space, "track": TRACKS[b], "kind": KINDS[b], "effect": space}
    yield _event("space_taken", a, space, **details)


def _sacrifice(s: State, a: int, b: int, c: int, action: int, after: State) -> Events:
    """One event for both kinds, after the second choice."""
    if b + 1 < N_KINDS:
        return
    units = dict(zip(KINDS, after.players[a].waiting.tolist(), strict=True))
    yield _event("sacrificed", a, "sacrifice", **units)
    yield from _devotion(s, a, "sacrifice", sum(units.values()))


_CHOICES: dict[int, Choice] = {
    ASK_UNINHABITED: _uninhabited,
    ASK_ALTAR: _altar,
    ASK_STARTING_SEAT: _starting_seat,
    ASK_GOD: _god,
    ASK_CHOOSE_GOD: _god,
    ASK_TOKEN: _token,
    ASK_CONFLICT: _conflict,
    ASK_DRAW: _draw,
    ASK_ABILITY: _ability,
    ASK_HERO: _hero,
    ASK_NEUTRAL_HERO: _hero,
    ASK_DEPLOY: _deploy,
    ASK_CONFLUENCE: _confluence,
    ASK_ACTION: _action,
    ASK_THIRD: _action,
    ASK_OPTION: _option,
    ASK_CANCEL: _cancel,
    ASK_APPEASE: _appease,
    ASK_PAY: _pay,
    ASK_USE_TOKEN: _use_token,
    ASK_TIE: _tie,
    ASK_SPACE: _space,
    ASK_SACRIFICE: _sacrifice,
}


# ------------------------------------------------------------ targets of effects


def _unit(at: int) -> dict[str, Any]:
    """Owner, kind and region of a unit on the board."""
    owner, kind = divmod(at % 8, N_KINDS)
    return {"owner": owner, "kind": KINDS[kind], "region": REGIONS[at // 8]}


def _arrival(at: int) -> dict[str, Any]:
    return {"kind": KINDS[at // N_REGIONS], "region": REGIONS[at % N_REGIONS]}


def _glyph(at: int) -> dict[str, Any]:
    return {"region": REGIONS[at // MOST_PLAYERS], "owner": at % MOST_PLAYERS}


def _target(s: State, action: int, after: State) -> Events:
    """One unit or piece; the cause is the effect that runs."""
    _, row, _, seat, _ = top(s)
    cause = effect_of_row(row)
    if action == STOP:
        yield _event("stopped", seat, cause, verb=VERBS[int(STEP[row, VERB])].lower())
    elif action >= MOVE_UNIT:
        to, at = divmod(action - MOVE_UNIT, 8 * N_REGIONS)
        details = _unit(at)
        details |= {"from": details.pop("region"), "to": REGIONS[to]}
        yield _event("moved", seat, cause, **details)
    elif action >= SWAP_WITH:
        region = action - SWAP_WITH
        yield _event(
            "altars_swapped",
            seat,
            cause,
            region=REGIONS[s.conflict],
            other=REGIONS[region],
            altar=ALTARS[after.altar[s.conflict] - 1],
        )
    elif action >= TRANSFORM_PYRAMID:
        region = action - TRANSFORM_PYRAMID
        owner = int(top_owner(s, region))
        piece = int(top_level(s, region))
        yield from _pyramid(s, after, "pyramid_transformed", seat, region, cause, piece, owner)
    elif action >= TRANSFORM_GLYPH:
        yield _event("glyph_transformed", seat, cause, **_glyph(action - TRANSFORM_GLYPH))
    elif action >= RAZE_PYRAMID:
        region = action - RAZE_PYRAMID
        details = {"region": REGIONS[region], "owner": int(top_owner(s, region))}
        yield _event("pyramid_razed", seat, cause, **details, level=int(top_level(s, region)))
    elif action >= RAZE_GLYPH:
        yield _event("glyph_razed", seat, cause, **_glyph(action - RAZE_GLYPH))
    elif action >= BUILD_PYRAMID:
        region = action - BUILD_PYRAMID
        new_level = int(level_to_build(s, seat, region))
        yield from _pyramid(s, after, "pyramid_built", seat, region, cause, new_level, seat)
    elif action >= BUILD_GLYPH:
        yield _event("glyph_built", seat, cause, region=REGIONS[action - BUILD_GLYPH])
    elif action >= EXILE_UNIT:
        yield _event("exiled", seat, cause, **_unit(action - EXILE_UNIT))
    elif action >= ANNIHILATE_UNIT:
        yield _event("annihilated", seat, cause, **_unit(action - ANNIHILATE_UNIT))
    elif action >= RECOVER_UNIT:
        yield _event("recovered", seat, cause, kind=KINDS[action - RECOVER_UNIT])
    elif action >= AWAKEN_UNIT:
        yield _event("awakened", seat, cause, **_arrival(action - AWAKEN_UNIT))
    else:
        yield _event("unit_deployed", seat, cause, **_arrival(action - DEPLOY_UNIT))


def _pyramid(
    s: State, after: State, kind: str, seat: int, region: int, cause: str, piece: int, owner: int
) -> Events:
    """A piece of level `piece` built or replaced by a seat, and the VP of all players."""
    height = after.height[region]
    where: dict[str, Any] = {"region": REGIONS[region], "by": cause}
    markers = _Markers(s)
    shares: list[Event] = []
    details = {"level": piece, "pieces": height, "owner": owner}
    for p in markers.order():
        if p == seat:
            spaces = markers.move(p, height)
            yield _event(kind, p, "pyramid", spaces, n=height, **where, **details)
        elif has_piece(after, p, region):
            spaces = markers.move(p, 1)
            shares.append(_event("pyramid_share", p, "pyramid_share", spaces, n=1, **where))
    yield from shares


# ------------------------------------------------------------ automatic steps


def _begin_era(old: State, new: State) -> Events:
    yield _event("era", None, "era", era=new.era)


def _tribe_of(old: State, new: State) -> Events:
    """A start ability begins without a choice, so it gets an event."""
    _, seat, what, _, _ = top(old)
    if what == START_ABILITY and top(new)[0] == RUN:
        awakens = has(old.players[seat], AWAKEN_ERA)
        ability = "awaken_era_any" if awakens else "build_glyphs_era_any"
        yield _event("start_ability", seat, ability, ability=ability, era=old.era)


def _use_summon(old: State, new: State) -> Events:
    seat = top(old)[1]
    god = GODS[old.players[seat].god]
    effect = summon_effect(god)
    yield _event("summon_used", seat, effect, god=god, effect=effect)


def _run(old: State, new: State) -> Events:
    """A step of an effect; steps with targets get their events from the choices."""
    _, row, _, seat, _ = top(old)
    cause = effect_of_row(row)
    if row in FIRST_ROWS_OF_SPACES and _is_repetition(old, seat, row):
        yield _event("space_repeated", seat, cause, space=SPACES[FIRST_ROWS_OF_SPACES[row]])
    if not condition_holds(old, row, seat):
        return
    verb = STEP[row, VERB]
    if verb == GAIN_VP:
        yield from _gain(old, "gained", seat, cause, int(amount(old, row, seat)), effect=cause)
    elif verb == GAIN_DEVOTION:
        yield from _devotion(old, seat, cause, int(amount(old, row, seat)))
    elif verb == STRENGTH:
        n = int(amount(old, row, seat))
        if n > 0:
            yield _event("strengthened", seat, cause, n=n, effect=cause)
    elif verb == CLAIM:
        yield _event("claimed", seat, cause, kind=KINDS[int(STEP[row, KIND])])


def _is_repetition(s: State, seat: int, row: int) -> bool:
    """Whether the effect of a space is repeated. In the first run the second one is still on the
    stack."""
    beneath = [s.a[i] for i in range(s.depth - 1) if s.asked[i] == RUN]
    return bool(has(s.players[seat], REPEAT_SPACES)) and row not in beneath


def _reveal(old: State, new: State) -> Events:
    first = hero_owner(old, old.conflict) + 1
    for i in range(new.players_n):
        seat = (first + i) % new.players_n
        card = CARDS[face_up_card(new, seat)]
        yield _event("revealed", seat, "conflict", card=card, god=GODS[new.players[seat].god])


def _find_winner(old: State, new: State) -> Events:
    """All strengths, then the winner or the tie."""
    region = REGIONS[old.conflict]
    strengths = {str(p): strength_of(old, p) for p in range(old.players_n)}
    yield _event("strengths", None, "conflict", region=region, strengths=strengths)
    decision, decider, bits, tie, _ = top(new)
    if new.winner != NOTHING:
        n = strengths[str(new.winner)]["total"]
        yield _event("conflict_won", new.winner, "conflict", region=region, strength=n)
    elif decision == ASK_TIE:
        yield _tied(new, decider, bits, tie)
    else:
        yield _event("no_winner", None, "conflict", region=region)


def _tied(s: State, decider: int, bits: int, tie: int) -> Event:
    seats = [p for p in range(s.players_n) if bits >> p & 1]
    details: dict[str, Any] = {"seats": seats, "tie": TIE_NAMES[tie], "region": REGIONS[s.conflict]}
    return _event("tied", decider, "tie", **details)


def _reward(old: State, new: State) -> Events:
    if old.winner == NOTHING:
        return
    region = REGIONS[old.conflict]
    if top(old)[1] == 1:
        n = CONSECRATED_VP
        spaces = _Markers(old).move(old.winner, n)
        yield _event("consecrated_won", old.winner, "consecrated", spaces, n=n, region=region)
    else:
        altar = ALTARS[old.altar[old.conflict] - 1]
        yield _event("altar_won", old.winner, altar, altar=altar, region=region, effect=altar)


def _win_bonus(old: State, new: State) -> Events:
    if old.winner != NOTHING and has(old.players[old.winner], WIN_PLUS):
        ability = ABILITY_NAMES[WIN_PLUS]
        yield from _gain(old, "ability_scored", old.winner, ability, WIN_VP, ability=ability)


def _majority(old: State, new: State) -> Events:
    """The majority of Shamans, then of Warriors."""
    track = top(old)[2]
    details: dict[str, Any] = {"track": TRACKS[track], "kind": KINDS[track]}
    decision, seat, bits, tie, _ = top(new)
    if old.cancelled >> track & 1:
        yield _event("majority_cancelled", None, "conflict", **details)
    elif not most_units(old, track):
        yield _event("majority_none", None, "conflict", **details)
    elif decision == ASK_TIE:
        yield _tied(new, seat, bits, tie)
    elif decision == ASK_SPACE:
        n = old.units[8 * old.conflict + N_KINDS * seat + track]
        is_claimed = old.claims[track] == 1 + seat
        yield _event("majority", seat, "conflict", **details, n=n, claimed=is_claimed)


def _clean_up(old: State, new: State) -> Events:
    first = 2 * MOST_PLAYERS * old.conflict
    here = {
        str(p): {kind: int(old.units[first + 2 * p + i]) for i, kind in enumerate(KINDS)}
        for p in range(old.players_n)
    }
    returns = {p: numbers for p, numbers in here.items() if any(numbers.values())}
    yield _event("cleaned_up", None, "conflict", region=REGIONS[old.conflict], returns=returns)
    for seat in range(old.players_n):
        units = dict(zip(KINDS, old.players[seat].waiting.tolist(), strict=True))
        if any(units.values()):
            yield _event("to_xibalba", seat, "conflict", **units)


def _end_era(old: State, new: State) -> Events:
    """Three rounds of scoring, each in VP order at the start of the round."""
    yield _event("era_ended", None, "era", era=old.era)
    markers = _Markers(old)
    for seat in markers.order():
        own_spaces = [space for space, owner in enumerate(old.spaces.tolist()) if owner == 1 + seat]
        n, shamans = len(own_spaces), sum(space < N_SPACES for space in own_spaces)
        units = {"units": n, "shaman": shamans, "warrior": n - shamans}
        more = SPACES_MORE * n if has(old.players[seat], SPACES_PLUS) else 0
        spaces = markers.move(seat, TRACK_VP * n + more)
        yield from _split_move(
            spaces,
            _event("tracks_scored", seat, "tracks", n=TRACK_VP * n, **units),
            _ability_scored(seat, SPACES_PLUS, more),
        )
    for seat in markers.order():
        n = int(regions_with_pieces(old, seat))
        spaces = markers.move(seat, old.era * n)
        details = {"n": old.era * n, "regions_n": n, "era": old.era}
        yield from _split_move(spaces, _event("pyramids_scored", seat, "pyramids", **details))
    if old.era < ERAS:
        return
    for seat in markers.order():
        me = old.players[seat]
        n = int(DEVOTION_VP[me.devotion])
        more = 2 * int(level(me)) if has(me, TWICE_LEVEL) else 0
        spaces = markers.move(seat, n + more)
        yield from _split_move(
            spaces,
            _event("devotion_scored", seat, "devotion", n=n),
            _ability_scored(seat, TWICE_LEVEL, more),
        )
    yield from _final_events(new)


def _ability_scored(seat: int, ability: int, n: int) -> Event:
    name = ABILITY_NAMES[ability]
    return _event("ability_scored", seat, name, ability=name, n=n)


def _split_move(spaces: int, *events: Event) -> Events:
    """Split one move of a marker among several causes; extra spaces go to the last."""
    parts = [event for event in events if event["n"]]
    for event in parts[:-1]:
        yield event | {"change": {"vp": event["n"]}}
        spaces -= event["n"]
    if parts:
        yield parts[-1] | {"change": {"vp": spaces}}


def _final_events(s: State) -> Events:
    for seat in range(s.players_n):
        yield _event("final", seat, "end", points=s.players[seat].vp)
    best = int(winners(s))
    seats = [seat for seat in range(s.players_n) if best >> seat & 1]
    yield _event("winner", None, "end", seats=seats)


_STEP_EVENTS: dict[int, Callable[[State, State], Events]] = {
    SET_VP: _set_vp,
    BEGIN_ERA: _begin_era,
    TRIBE_OF: _tribe_of,
    USE_SUMMON: _use_summon,
    RUN: _run,
    REVEAL: _reveal,
    FIND_WINNER: _find_winner,
    FIND_CONSECRATED: _find_winner,
    REWARD_WINNER: _reward,
    WIN_BONUS: _win_bonus,
    MAJORITY: _majority,
    CLEAN_UP: _clean_up,
    END_ERA: _end_era,
}
