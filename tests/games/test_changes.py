"""Why did my numbers change? Every change of a player's goods or points is in events of the
same move, over whole games, and the numbers are in the lines of the log."""

import random
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import sacbe
from sacbe.play.goods import goods
from sacbe.play.table import Table

Event = dict[str, Any]
Changes = Counter[Any]  # by seat and good

KINDS = ("shaman", "warrior")
# Goods of these kinds are in these fields; derived ones (food) follow from others.
TZOLKIN = {
    "corn": "corn",
    "wood": "wood",
    "stone": "stone",
    "gold": "gold",
    "skulls": "skulls",
    "quarters": "vp",
    "corn_tiles": "corn_tiles",
    "wood_tiles": "wood_tiles",
    "workers": "workers_in_hand",
    "brown": "temples.brown",
    "yellow": "temples.yellow",
    "green": "temples.green",
    "agriculture": "techs.agriculture",
    "extraction": "techs.extraction",
    "architecture": "techs.architecture",
    "theology": "techs.theology",
}
# Workers of Tzolk'in that leave or enter the hand, by kind of event.
WORKERS = {"place": -1, "pick_up": 1, "fell_off": 1, "worker_back": 1}
STEPS = ("brown", "yellow", "green")


def told_by_tzolkin(event: Event) -> Changes:
    seat, changes = event["seat"], Changes()
    for name, n in event["change"].items():
        if name in TZOLKIN:
            changes[seat, TZOLKIN[name]] += n / 4 if name == "quarters" else n
    kind = event.get("action", {}).get("type", event["event"])
    changes[seat, "workers_in_hand"] += WORKERS.get(kind, 0)
    return changes


def told_by_maya(event: Event) -> Changes:
    seat, kind, changes = event["seat"], event["event"], Changes()
    changes[seat, "score"] += event["change"].get("points", 0)
    if kind == "drew":
        changes[seat, "rack_count"] += 1
        changes[seat, "reserve_count"] -= 1
    if kind in ("planted", "expanded"):
        unseen = event.get("unseen", False)
        changes[seat, "reserve_count" if unseen else "rack_count"] -= 1
    return changes


def told_by_mezo(event: Event) -> Changes:
    seat, kind, changes = event["seat"], event["event"], Changes()
    owner, unit = event.get("owner"), event.get("kind")
    changes[seat, "vp"] += event["change"].get("vp", 0)
    units = {each: event.get(each, 0) for each in KINDS}
    if kind == "devotion":
        changes[seat, "devotion"] += event["n"]
    if kind == "overflow":  # of that, so much was scored as VP at the end of the track
        changes[seat, "devotion"] -= event["n"]
    if kind in ("deployed", "sacrificed"):
        changes.update({(seat, f"reserve.{each}"): -n for each, n in units.items()})
    if kind == "to_xibalba":
        changes.update({(seat, f"xibalba.{each}"): n for each, n in units.items()})
    if kind == "tracks_scored":
        changes.update({(seat, f"reserve.{each}"): n for each, n in units.items()})
    for p, numbers in event.get("returns", {}).items():
        changes.update({(int(p), f"reserve.{each}"): n for each, n in numbers.items()})
    if kind == "unit_deployed" or (kind == "paid" and event["from"] == "reserve"):
        changes[seat, f"reserve.{unit}"] -= 1
    if kind == "passed" and event["gain"] in KINDS:
        kind, unit = "recovered", event["gain"]
    if kind in ("awakened", "recovered"):
        changes[seat, f"xibalba.{unit}"] -= 1
    if kind == "recovered":
        changes[seat, f"reserve.{unit}"] += 1
    if kind == "annihilated":
        changes[owner, f"xibalba.{unit}"] += 1
    if kind == "exiled":
        changes[owner, f"reserve.{unit}"] += 1
    if kind in ("glyph_built", "glyph_transformed"):
        changes[seat, "glyphs_left"] -= 1
    if kind in ("glyph_razed", "glyph_transformed"):
        changes[owner, "glyphs_left"] += 1
    if kind == "glyph_spent":
        changes[seat, "glyphs_left"] += 1
    return changes


COUNTERS: dict[str, Callable[[Event], Changes]] = {
    "tzolkin": told_by_tzolkin,
    "maya": told_by_maya,
    "mezo": told_by_mezo,
}
# Counted from other things: the cost of the next Food Day and the days before it. Temples are
# counted here by steps, on the page by the points of the step.
DERIVED = ("food", "days_to_food")


def counts(table: Table, move: int) -> Changes:
    """The goods of all seats after a number of moves."""
    state = table.position_at(move)
    numbers: Changes = Counter()
    for seat in range(state.players):
        player = state.view(seat)["players"][seat]
        for good, n in goods(state, seat):
            if good in DERIVED:
                continue
            if good.startswith("temples."):
                numbers[seat, good] = player["temples"][good.partition(".")[2]]
            else:
                numbers[seat, good] = n  # type: ignore[assignment]
    return numbers


def game_of(name: str, players: int, seed: int) -> Table:
    """A game by bots that sometimes choose at random."""
    table, rng = Table(name, players=players, seed=seed), random.Random(seed)
    bot = sacbe.bot("greedy", name, seed=seed)
    while table.current_player is not None:
        state, seat = table.position, table.position.players_to_act[0]
        action = rng.choice(state.legal_actions(seat))
        if rng.random() < 0.6:
            action = bot.choose(state.determinize(seat, seed), seat)
        table.play(action, seat)
    return table


def is_told(table: Table, move: int) -> bool:
    """Whether the last choice is complete: a tile in hand is logged with its space, and sacrifices
    of both kinds together."""
    state = table.position_at(move)
    view = state.view(None)
    return not (view.get("holding") or view["phase"] == "sacrifice")


def tell(table: Table, first: int, end: int) -> str:
    """What is in the log about some moves, for messages."""
    texts, names = table.game.texts("en"), ["A", "B", "C", "D"][: table.players]
    events = [event for move in table.events_by_move(first, end) for event in move]
    return "\n".join(table.game.text.event_text(event, texts, names) for event in events)


@pytest.mark.parametrize("name", sorted(COUNTERS))
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (4, 2)])
def test_events_tell_every_change_of_goods_and_points(name: str, players: int, seed: int) -> None:
    table = game_of(name, players, seed)
    before, changes, first = counts(table, 0), Changes(), 0
    for move, events in enumerate(table.events_by_move()):
        for event in events:
            changes.update(COUNTERS[name](event))
        if not is_told(table, move + 1):
            continue
        after = counts(table, move + 1)
        keys = {key for key in {*after, *changes} if key[0] is not None}
        missing = {
            key: (after[key] - before[key], changes[key])
            for key in keys
            if after[key] - before[key] != changes[key]
        }
        assert not missing, f"{move}: {missing}\n{tell(table, first, move + 1)}"
        before, changes, first = after, Changes(), move + 1


@pytest.mark.parametrize("name", sorted(COUNTERS))
def test_lines_of_the_log_name_the_numbers_that_change(name: str) -> None:
    """The amount of every change in an event is a number in its line; for a technology it is the
    level that is reached."""
    table = game_of(name, 3, 3)
    texts, names = table.game.texts("en"), ["A", "B", "C"]
    checked = 0
    for events in table.events_by_move():
        for event in events:
            line = table.game.text.event_text(event, texts, names)
            numbers = {abs(float(n)) for n in re.findall(r"-?\d+(?:\.\d+)?", line)}
            for good, n in event["change"].items():
                if good in ("light", "dark"):
                    continue
                amount = abs(n) / 4 if good == "quarters" else abs(n)
                if event["event"] == "level" and good == event["tech"]:
                    amount = event["level"]
                assert amount in numbers, f"{event}: {line}"
                checked += 1
    assert checked > 20
