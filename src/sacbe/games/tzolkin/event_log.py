"""The log: the events of a move, derived from the positions before and after.

An event is a JSON-able dict about one seat at most:

    event   what happened: "choice", "nature", "fed", "leader", "score_monument", ...
    seat    the seat concerned, or None
    cause   the source: a wheel, temple, technology, tile, "food_day", ...
    change  what the seat gained (+) or lost (-); points in `quarters`

and further keys that the sentence needs. A ledger of points sums (seat, cause, quarters). Changes
that the functions below miss are added as an event "other", so that the log is always complete; a
test checks that "other" never occurs. A secret event has the only seat that may read it in
`secret`; `redact` gives the event as other seats see it.
"""

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

from .actions import chance_info, info
from .data import (
    BLOCKS,
    BUILDING_IDS,
    DATA,
    GOODS,
    HOLES,
    LEADER,
    MONUMENT_IDS,
    N_MONUMENTS,
    PRICE,
    TECHS,
    TEMPLE_GOODS,
    TEMPLE_VP,
    TEMPLES,
    WEALTH_IDS,
    WHEELS,
    WORKERS,
)
from .rules.buildings import ARCHITECTURE_POINTS
from .rules.calendar import HUNGER
from .rules.scoring import SKULL_POINTS, monument_points, winners
from .state import (
    ADVANCE_DAYS,
    ASK_DEAL,
    ASK_KEEP,
    CALENDAR,
    CHANCE,
    FINAL_SCORING,
    FOOD_DAY,
    GONE,
    KEPT,
    LEVEL_UP,
    QUARTERS,
    RECEIVE_WEALTH,
    TEMPLE_REWARDS,
    TILE_EFFECTS,
    TOP_LEVEL,
    TURN_OVER,
    State,
)

Event = dict[str, Any]
Change = dict[str, int]


def events_of(
    before: State, player: int, action: int, steps: list[tuple[int, State]]
) -> list[Event]:
    """The events of one move: the choice, then the automatic steps in order."""
    after = steps[0][1]
    events = _complete(before, after, _choice(before, player, action, after))
    for (_, old), (step, new) in pairwise(steps):
        teller = _TELLERS.get(step)
        events += _complete(old, new, list(teller(old, new)) if teller else [])
    return events


def redact(event: Event, seat: int | None) -> Event:
    """An event as a seat (None: a spectator) may see it; a secret one is built from public keys
    only."""
    if "secret" not in event or event["secret"] == seat:
        return event
    kind = event["action"]["type"]
    return {"event": f"{kind}_hidden", "seat": event["seat"], "cause": kind, "change": {}}


def holdings(s: State, seat: int) -> Change:
    """All quantities that events account for."""
    me = s.players[seat]
    return {
        "corn": me.corn,
        **dict(zip(BLOCKS, me.blocks, strict=True)),
        "skulls": me.skulls,
        "workers": WORKERS - me.bank,
        "corn_tiles": me.corn_tiles,
        "wood_tiles": me.wood_tiles,
        **dict(zip(TEMPLES, me.temple, strict=True)),
        **dict(zip(TECHS, me.tech, strict=True)),
        "fed": me.fed,
        "frugal": me.frugal,
        "light": me.light,
        "quarters": me.vp,
    }


def difference(old: State, new: State, seat: int) -> Change:
    """What a seat gained or lost from one position to the next."""
    was, now = holdings(old, seat), holdings(new, seat)
    return {key: now[key] - was[key] for key in now if now[key] != was[key]}


def _event(kind: str, seat: int | None, cause: str, change: Change, **more: Any) -> Event:
    nonzero = {key: n for key, n in change.items() if n}
    return {"event": kind, "seat": seat, "cause": cause, "change": nonzero, **more}


def _complete(old: State, new: State, events: list[Event]) -> list[Event]:
    """Append what the events leave out, so that their sum equals the actual change."""
    for seat in range(new.players_n):
        left = difference(old, new, seat)
        for event in events:
            if event["seat"] == seat:
                for key, n in event["change"].items():
                    left[key] = left.get(key, 0) - n
        if any(left.values()):
            events.append(_event("other", seat, "other", left))
    return events


def _top(s: State) -> tuple[int, int, int]:
    return s.pending[s.depth - 1], s.a[s.depth - 1], s.b[s.depth - 1]


# ------------------------------------------------------------ the choice itself


def _choice(before: State, player: int, action: int, after: State) -> list[Event]:
    if player == CHANCE:
        return [_chance_event(before, action, after)]
    did = info(before, action, player)
    cause = did["wheel"] if did["type"] == "use" else did["type"]
    change = difference(before, after, player)
    bonus = _architecture(did)
    for key, n in bonus.items():
        change[key] = change.get(key, 0) - n
    event = _event("choice", player, cause, change, action=did)
    if _top(before)[0] == ASK_KEEP:
        event["secret"] = player
    if not bonus:
        return [event]
    return [event, _event("architecture", player, "architecture", bonus)]


def _architecture(did: dict[str, Any]) -> Change:
    """The gain from architecture for the building just paid; it is not an effect of the tile."""
    level = did.get("architecture", 0) if did["type"] == "build" else 0
    if did["type"] == "drop":
        level = TOP_LEVEL
    elif level == TOP_LEVEL and did["pay"] == "blocks":
        level = 0  # paid only when the dropped block is chosen
    return {
        key: n
        for key, n in (("corn", level >= 1), ("quarters", ARCHITECTURE_POINTS * (level >= 2)))
        if n
    }


def _chance_event(before: State, outcome: int, after: State) -> Event:
    did = chance_info(before, outcome)
    event = _event("nature", did.get("seat"), "nature", {}, action=did)
    if _top(before)[0] == ASK_DEAL and before.draft:
        event["secret"] = did["seat"]
    if did["type"] == "dummy":
        event["spaces"] = [
            [name, hole]
            for wheel, name in enumerate(WHEELS)
            for hole in range(int(HOLES[wheel]))
            if (before.dummies[wheel] ^ after.dummies[wheel]) >> hole & 1
        ]
    return event


# ------------------------------------------------------------ automatic steps


def _receive_wealth(old: State, new: State) -> Iterator[Event]:
    for i in range(new.players_n):
        seat = (new.starter + i) % new.players_n
        for n, tile in enumerate(WEALTH_IDS):
            if new.wealth_at[n] == KEPT + seat:
                yield _event("wealth", seat, tile, _benefits(tile), tile=tile)


def _benefits(tile: str) -> Change:
    """The goods of a wealth tile; nothing limits them before the first turn."""
    change: Change = {}
    for verb, what in DATA.wealth[tile].effects:
        key, n = (str(what), 1) if isinstance(what, str) else (str(verb), what)
        key = {"skull": "skulls", "worker": "workers", "feed": "fed"}.get(key, key)
        change[key] = change.get(key, 0) + n
    return change


def _level_up(old: State, new: State) -> Iterator[Event]:
    """A level, or the bonus beyond the last, which may need a decision or be lost."""
    seat, tech = new.seat, _top(old)[1]
    change = difference(old, new, seat)
    level = old.players[seat].tech[tech] + 1
    is_lost = not change and new.depth < old.depth
    kind = "level" if level <= TOP_LEVEL else "bonus_lost" if is_lost else "bonus"
    yield _event(kind, seat, TECHS[tech], change, tech=TECHS[tech], level=level)


def _tile_effect(old: State, new: State) -> Iterator[Event]:
    """The gains of a tile's effect; an effect that needs a decision is logged with that
    decision."""
    _, building, i = _top(old)
    tile = BUILDING_IDS[building]
    effects = DATA.buildings[tile].effects
    change = difference(old, new, new.seat)
    asks = new.depth > old.depth - 1 + (i + 1 < len(effects))
    if change or not asks:
        kind = "effect" if change else "effect_lost"
        yield _event(kind, new.seat, tile, change, tile=tile, effect=effects[i])


def _turn_over(old: State, new: State) -> Iterator[Event]:
    if change := difference(old, new, old.seat):
        yield _event("calendar_corn", old.seat, "calendar", change)


def _food_day(old: State, new: State) -> Iterator[Event]:
    yield _event("food_day", None, "food_day", {}, number=old.food_days + 1, day=old.day)
    for seat in range(new.players_n):
        change = difference(old, new, seat)
        workers = WORKERS - old.players[seat].bank
        hungry = -change.get("quarters", 0) // HUNGER
        kind = "hungry" if hungry else "fed"
        yield _event(kind, seat, "food_day", change, workers=workers, hungry=hungry)
    if new.age != old.age:
        was, now = old.building_at, new.building_at
        removed = [b for i, b in enumerate(BUILDING_IDS) if now[i] == GONE != was[i]]
        yield _event("age", None, "food_day", {}, age=new.age, gone=removed)


def _temple_rewards(old: State, new: State) -> Iterator[Event]:
    return _reward_goods(old, new) if old.food_days % 2 == 0 else _reward_points(old, new)


def _reward_goods(old: State, new: State) -> Iterator[Event]:
    shared_out = old.skulls - new.skulls
    withheld = False
    for temple, name in enumerate(TEMPLES):
        for seat in range(new.players_n):
            change: Change = {}
            for step in range(old.players[seat].temple[temple] + 1):
                thing = GOODS[TEMPLE_GOODS[temple, step]]
                if thing == "skull" and not shared_out:
                    withheld = True
                elif thing:
                    key = "skulls" if thing == "skull" else thing
                    change[key] = change.get(key, 0) + 1
            if change:
                yield _event("temple_goods", seat, name, change, temple=name)
    if withheld:
        yield _event("no_skulls", None, "food_day", {}, bank=old.skulls)


def _reward_points(old: State, new: State) -> Iterator[Event]:
    for temple, name in enumerate(TEMPLES):
        steps = [old.players[seat].temple[temple] for seat in range(old.players_n)]
        bonus = QUARTERS * int(LEADER[temple, 0 if old.food_days == 1 else 1])
        is_shared = steps.count(max(steps)) > 1
        for seat, step in enumerate(steps):
            points = QUARTERS * int(TEMPLE_VP[temple, step])
            more: dict[str, Any] = {"temple": name, "step": step}
            if points:
                yield _event("temple_points", seat, name, {"quarters": points}, **more)
            if step == max(steps):
                kind = "leader_shared" if is_shared else "leader"
                quarters = bonus // 2 if is_shared else bonus
                yield _event(kind, seat, name, {"quarters": quarters}, **more)


def _calendar(old: State, new: State) -> Iterator[Event]:
    seat = old.starting_space
    if seat < 0:
        yield _event("tooth_corn", None, "calendar", {}, corn=new.tooth_corn)
    else:
        yield _event("worker_back", seat, "calendar", {}, starter=new.starter)


def _advance_days(old: State, new: State) -> Iterator[Event]:
    last = new.round == old.round
    more = {"days": new.day - old.day, "day": new.day, "round": new.round}
    yield _event("last_day" if last else "days_passed", None, "calendar", {}, **more)
    for wheel, name in enumerate(WHEELS):
        for seat in range(new.players_n):
            was, now = old.players[seat].wheel[wheel], new.players[seat].wheel[wheel]
            for _ in range(was.bit_count() - now.bit_count()):
                yield _event("fell_off", seat, name, {}, wheel=name)


def _final_scoring(old: State, new: State) -> Iterator[Event]:
    for seat in range(new.players_n):
        me = old.players[seat]
        left = me.corn + sum(int(PRICE[block]) * me.blocks[block] for block in range(len(BLOCKS)))
        if left:
            yield _event("score_leftovers", seat, "leftovers", {"quarters": left}, corn=left)
        if me.skulls:
            change = {"quarters": SKULL_POINTS * me.skulls}
            yield _event("score_skulls", seat, "skulls", change, skulls=me.skulls)
        for monument in range(N_MONUMENTS):
            if old.monument_at[monument] == seat:
                tile = MONUMENT_IDS[monument]
                change = {"quarters": QUARTERS * int(monument_points(old, seat, monument))}
                yield _event("score_monument", seat, tile, change, tile=tile)
    for seat in range(new.players_n):
        yield _event("final", seat, "end", {}, quarters=new.players[seat].vp)
    best = int(winners(new))
    seats = [seat for seat in range(new.players_n) if best >> seat & 1]
    kind = "winner" if len(seats) == 1 else "winners"
    yield _event(kind, None, "end", {}, seats=seats)


_TELLERS: dict[int, Callable[[State, State], Iterator[Event]]] = {
    RECEIVE_WEALTH: _receive_wealth,
    LEVEL_UP: _level_up,
    TILE_EFFECTS: _tile_effect,
    TURN_OVER: _turn_over,
    FOOD_DAY: _food_day,
    TEMPLE_REWARDS: _temple_rewards,
    CALENDAR: _calendar,
    ADVANCE_DAYS: _advance_days,
    FINAL_SCORING: _final_scoring,
}
