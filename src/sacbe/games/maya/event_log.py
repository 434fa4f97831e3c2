"""The event log: what a move did, derived from the positions before and after.

An event is a JSON-able dict that concerns at most one seat:

    event   the kind of event: "planted", "opened", "group_scored", "city_closed", ...
    seat    the seat concerned, or None
    cause   the source: a crop, a city, "set_up", "draw", "plant", "expand", ...
    change  points that the seat gained, under `points`; empty if none

and the further arguments of its text. The ledger of points is every (seat, cause, points). Changes
that the functions below do not report become an event "other", so the log is always complete; a
test checks that "other" never occurs. A secret event names the seat that may see it in `secret`;
`redact` returns the version for other viewers. Taking a tile in hand is reported by the placement
that follows.
"""

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

from .data import AREA_CHOICES, CELL_IDS, CROPS, KINDS, NEAR, SITE_CELL, SITE_CHOICES, SITES
from .rules.scoring import city_points, tiles_left, winners
from .rules.setup import can_be_areas, can_be_sites
from .state import (
    ASK_AREAS,
    ASK_DRAW,
    ASK_EXPAND,
    ASK_PLANT,
    ASK_STARTING_SEAT,
    BEGIN_TURN,
    CITY,
    DRAW,
    DRAW_TILE,
    END_TURN,
    LAY_OUT,
    MOST_PLAYERS,
    N_KINDS,
    NO_VARIANT,
    OVER,
    PASS,
    PLACE,
    PLANTATION,
    SCORE_CITIES,
    SCORE_GROUP,
    START_WITH,
    UNSEEN,
    State,
)

Event = dict[str, Any]


def events_of(
    before: State, player: int, action: int, steps: list[tuple[int, State]]
) -> list[Event]:
    """The events of one move: the choice, then the automatic steps in order."""
    after = steps[0][1]
    events = list(_set_up_events(before)) if _is_first_move(before) else []
    events += _complete(before, after, list(_choice(before, player, action, after)))
    for (_, old), (step, new) in pairwise(steps):
        step_events = _STEP_EVENTS.get(step)
        events += _complete(old, new, list(step_events(old, new)) if step_events else [])
    return events


def redact(event: Event, seat: int | None) -> Event:
    """An event as a seat (None: a spectator) may see it; secret ones come from an allow-list."""
    if "secret" not in event or event["secret"] == seat:
        return event
    if event["event"] == "drew":
        return _event("drew_hidden", event["seat"], "draw")
    where = {key: event[key] for key in ("city", "cell", "size")}
    return _event("expanded", event["seat"], "expand", **where, **_face_down(unseen=False))


def _event(kind: str, seat: int | None, cause: str, gain: int = 0, **more: Any) -> Event:
    change = {"points": gain} if gain else {}
    return {"event": kind, "seat": seat, "cause": cause, "change": change, **more}


def _tile(kind: int) -> dict[str, Any]:
    crop, n = KINDS[kind]
    return {"crop": crop, "n": n}


def _face_down(unseen: bool) -> dict[str, Any]:
    return {"crop": None, "n": None, "unseen": unseen}


def _complete(old: State, new: State, events: list[Event]) -> list[Event]:
    """Add events for unreported changes, so that the sum of all events is the actual change."""
    for seat in range(new.players_n):
        reported = sum(e["change"].get("points", 0) for e in events if e["seat"] == seat)
        missing = new.players[seat].score - old.players[seat].score - reported
        if missing:
            events.append(_event("other", seat, "other", missing))
    return events


# ------------------------------------------------------------ the choice itself


def _choice(before: State, player: int, action: int, after: State) -> Iterator[Event]:
    decision = before.phase
    if decision == ASK_AREAS:
        yield _areas(after)
    elif decision == ASK_STARTING_SEAT:
        yield _event("starting_seat", action - START_WITH, "set_up")
    elif decision == ASK_DRAW:
        tile = _tile((action - DRAW_TILE) % N_KINDS)
        yield _event("drew", before.seat, "draw", **tile, secret=before.seat)
    elif decision == ASK_PLANT:
        cell = CELL_IDS[action - PLACE]
        yield _event("planted", player, "plant", cell=cell, **_tile(before.tile_in_hand))
        for site, name in enumerate(SITES):
            if after.size[site] and not before.size[site]:
                yield _event("opened", player, "plant", site=name, cell=CELL_IDS[SITE_CELL[site]])
    elif decision == ASK_EXPAND:
        yield _expanded(before, player, action - PLACE, after)


def _expanded(before: State, player: int, cell: int, after: State) -> Event:
    site = after.board[cell] - CITY
    where: dict[str, Any] = {"city": SITES[site], "cell": CELL_IDS[cell], "size": after.size[site]}
    if before.tile_in_hand == UNSEEN:
        return _event("expanded", player, "expand", **where, **_face_down(unseen=True))
    tile = {**_tile(before.tile_in_hand), "unseen": False, "secret": player}
    return _event("expanded", player, "expand", **where, **tile)


# ------------------------------------------------------------ set-up


def _areas_are_random(s: State) -> bool:
    """Whether the areas are, or were, a chance event."""
    possible = sum(bool(can_be_areas(s, choice)) for choice in range(len(AREA_CHOICES)))
    return s.areas_option == 0 and possible > 1


def _sites_are_random(s: State) -> bool:
    """Whether the first temples are, or were, a chance event."""
    possible = sum(bool(can_be_sites(s, choice)) for choice in range(len(SITE_CHOICES)))
    return s.variant != NO_VARIANT and s.sites_option == 0 and possible > 1


def _is_first_move(s: State) -> bool:
    """Whether the board is laid out and no player has acted yet.

    The layout happened before the first move, so it is reported with that move.
    """
    if s.phase == ASK_DRAW:
        if s.starting_option < 0 or s.racks_dealt or s.players[0].rack.sum():
            return False
    elif s.phase != ASK_STARTING_SEAT:
        return False
    return not (_areas_are_random(s) or _sites_are_random(s))


def _areas(s: State) -> Event:
    return _event("areas", None, "set_up", areas=list(AREA_CHOICES[s.areas]))


def _set_up_events(s: State) -> Iterator[Event]:
    """The parts of the set-up that are fixed now, without those reported by chance events."""
    if not _areas_are_random(s):
        yield _areas(s)
    kind = "first_temple" if s.variant == NO_VARIANT else "sites"
    yield _event(kind, None, "set_up", sites=list(SITE_CHOICES[s.sites]))
    if s.starting_option >= 0:
        yield _event("starting_seat", s.starting_option, "set_up")


# ------------------------------------------------------------ automatic steps


def _lay_out(old: State, new: State) -> Iterator[Event]:
    return _set_up_events(new)


def _begin_turn(old: State, new: State) -> Iterator[Event]:
    """With an empty rack and no city to expand, the seat only draws (R-14)."""
    if new.phase == DRAW:
        yield _event("draw_only", new.seat, "draw")


def _score_group(old: State, new: State) -> Iterator[Event]:
    """The score of a group. It is recounted here, so that a wrong score would appear as "other"."""
    crop = CROPS[old.crop]
    cells = group(old, old.last)
    points = sum(1 + (old.board[cell] & 1) for cell in cells)
    cell_ids = [CELL_IDS[cell] for cell in cells]
    yield _event("group_scored", old.seat, crop, points, crop=crop, cells=cell_ids, points=points)


def group(s: State, cell: int) -> list[int]:
    """The plantations of the group that includes this cell, in board order."""
    alike = s.board[cell] >> 1  # owner and crop
    cells, todo = {cell}, [cell]
    while todo:
        for near in NEAR[todo.pop()]:
            content = s.board[near]
            if near not in cells and content >= PLANTATION and content >> 1 == alike:
                cells.add(near)
                todo.append(near)
    return sorted(cells)


def _score_cities(old: State, new: State) -> Iterator[Event]:
    for site, name in enumerate(SITES):
        if new.scored[site] and not old.scored[site]:
            first = MOST_PLAYERS * site
            strengths = [new.strength[first + seat] for seat in range(new.players_n)]
            city: dict[str, Any] = {"city": name, "size": new.size[site]}
            yield _event("city_closed", None, name, **city, strengths=strengths)
            for seat, strength in enumerate(strengths):
                if points := int(city_points(new, site, seat)):
                    yield _event(
                        "city_scored",
                        seat,
                        name,
                        points,
                        **city,
                        place="first" if strength == max(strengths) else "second",
                        strength=strength,
                        tied=strengths.count(strength),
                    )


def _end_turn(old: State, new: State) -> Iterator[Event]:
    if new.phase == OVER:
        yield _event("last_tile", old.seat, "end")
        yield from _ending(new)


def _pass(old: State, new: State) -> Iterator[Event]:
    yield _event("passed", old.seat, "pass")
    if new.phase == OVER:
        yield _event("all_passed", None, "end")
        yield from _ending(new)


def _ending(s: State) -> Iterator[Event]:
    for seat in range(s.players_n):
        yield _event("final", seat, "end", points=s.players[seat].score)
    best = int(winners(s))
    seats = [seat for seat in range(s.players_n) if best >> seat & 1]
    kind = "winner" if len(seats) == 1 else "winners"
    yield _event(kind, None, "end", seats=seats, by=_tie_breaker(s))


def _tie_breaker(s: State) -> str | None:
    """The tie-breaker that decided between winners and others with equal points.

    None if points were enough or the tie was not broken.
    """
    by = None
    points = [s.players[seat].score for seat in range(s.players_n)]
    left = [seat for seat, n in enumerate(points) if n == max(points)]
    for breaker, worth in (
        ("tiles", {seat: int(tiles_left(s, seat)) for seat in left}),
        ("turns", {seat: -s.players[seat].turns for seat in left}),
    ):
        best = max(worth[seat] for seat in left)
        better = [seat for seat in left if worth[seat] == best]
        if len(better) < len(left):
            left, by = better, breaker
    return by


_STEP_EVENTS: dict[int, Callable[[State, State], Iterator[Event]]] = {
    LAY_OUT: _lay_out,
    BEGIN_TURN: _begin_turn,
    SCORE_GROUP: _score_group,
    SCORE_CITIES: _score_cities,
    END_TURN: _end_turn,
    PASS: _pass,
}
