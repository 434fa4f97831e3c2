"""The consequences of choices: correct, and without secrets."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sacbe.draw.symbols import definitions
from sacbe.games.tzolkin.data import DATA
from sacbe.play.codes import CHANCE
from sacbe.play.game import game, games
from sacbe.play.goods import goods as goods_of
from sacbe.play.state import State
from sacbe.play.table import Table
from sacbe.server import events as ev
from sacbe.server.consequences import consequences
from sacbe.server.table_state import TableState
from sacbe.text import LANGUAGES
from tests.server.http.helpers import NOON, AppHarness, opened, run_with_app
from tests.server.tables import opened as first
from tests.tzolkin.positions import Position, last_turn, picked_up, position, using

GAMES = sorted(games())


def _decisions(name: str, seed: int, share: float = 1.0) -> Iterator[tuple[State, int]]:
    """Positions of a random game, each with a seat that must act."""
    rng = random.Random(seed)
    table = Table(name, game(name).players[0], seed)
    while table.state.current_player is not None:
        seat = rng.choice(table.state.players_to_act)
        if rng.random() < share:
            yield table.state, seat
        table.play(rng.choice(table.state.legal_actions(seat)), seat)


def changes_of(state: State, seat: int) -> dict[int, list[tuple[str, Any, Any]]]:
    """The changes of all choices that change something."""
    result = consequences(state, seat)
    return {action: one.changes for action, one in result.items() if one.changes}


def finals_of(state: State, seat: int) -> dict[int, Any]:
    """Whether each choice is final, and why."""
    return {action: one.final for action, one in consequences(state, seat).items()}


def _told(name: str, text: str, seed: int = 3) -> list[tuple[str, Any, Any]]:
    """The changes of the first choice in a random game whose text begins so."""
    for state, seat in _decisions(name, seed):
        for action, changed in changes_of(state, seat).items():
            if state.action_text(action, seat).startswith(text):
                return changed
    raise AssertionError(f"Nobody could {text!r}.")


# ---------------------------------------------------------------- known numbers


def test_effects_include_the_price_of_a_second_worker() -> None:
    table = Table("tzolkin", 2, 3, draft=False)
    seat = table.state.players_to_act[0]
    corn = table.state.view(seat)["players"][seat]["corn"]
    for placed in range(2):
        state = table.state
        changes = changes_of(state, seat)
        infos = {a: state.action_info(a, seat) for a in state.legal_actions(seat)}
        result = {a: info for a, info in infos.items() if info["type"] == "place"}
        for action, info in result.items():
            payment = [("corn", corn, corn - info["cost"])] if info["cost"] else []
            assert changes[action] == [*payment, ("workers_in_hand", 3 - placed, 2 - placed)]
        free = next(a for a, info in result.items() if info["cost"] == placed)
        corn -= placed
        table.play(free, seat)


@pytest.mark.parametrize(
    ("name", "text", "changed"),
    [
        ("tzolkin", "Sell 1 stone for 3 corn", [("corn", 3), ("stone", -1)]),
        ("tzolkin", "Climb 1 step on the green", [("temples.green", 1)]),
        ("maya", "Stop and score 2", [("score", 2)]),
        ("maya", "Plant a double", [("rack_count", -1)]),
        (
            "mezo",
            "Deploy 1 Shaman and 2 Warriors",
            [("reserve.shaman", -1), ("reserve.warrior", -2)],
        ),
        ("mezo", "Recover a Warrior", [("reserve.warrior", 1), ("xibalba.warrior", -1)]),
    ],
)
def test_action_text_agrees_with_its_effects(
    name: str, text: str, changed: list[tuple[str, int]]
) -> None:
    assert [(good, after - before) for good, before, after in _told(name, text)] == changed


def _changes(t: Position, **fields: object) -> list[tuple[str, Any, Any]]:
    """The changes of the choice with this info."""
    for action, changed in changes_of(t.state, t.seat).items():
        info = t.state.action_info(action, t.seat)
        if all(info.get(key) == value for key, value in fields.items()):
            return changed
    return []


def test_temple_steps_show_their_printed_points() -> None:
    begs = [("corn", 0, 3), ("temples.brown", 0, -1)]
    assert _changes(position(), type="beg", temple="brown") == begs
    t = using("uxmal 1", corn=3, yellow=5)
    assert _changes(t, type="climb", temple="yellow") == [("temples.yellow", 6, 9)]
    for temple in DATA.temples.values():  # otherwise a step could change nothing
        assert list(temple.vp) == sorted(set(temple.vp))


def test_effects_show_the_corn_needed_on_a_food_day() -> None:
    t = using("tikal 2", wood=4, shown=["B01", "B04"])
    assert ("food", 6, 4) in _changes(t, type="build", building="B01")
    assert ("food", 6, 3) in _changes(t, type="build", building="B04")
    assert ("food", 6, 8) in _changes(picked_up("uxmal 3"), type="use", space=3)


def test_effects_show_the_days_to_the_next_food_day() -> None:
    t = last_turn(at=["tikal 7"], day=3).place("starting_space").end_turn()
    for days in (1, 2):
        changed = _changes(t, type="days", days=days)
        assert ("days_to_food", 4, 4 - days) in changed
        assert ("workers_in_hand", 2, 3) in changed  # the worker that falls off returns


def test_secret_choices_have_no_effects_and_are_binding() -> None:
    for name in ("tzolkin", "mezo"):
        state, seat = next(one for one in _decisions(name, 1) if one[0].is_simultaneous)
        assert changes_of(state, seat) == {}
        assert set(finals_of(state, seat).values()) == {"binds"}


# ---------------------------------------------------------------- correctness and secrecy


@pytest.mark.parametrize("name", GAMES)
def test_consequences_are_the_same_in_all_determinizations(name: str) -> None:
    compared = 0
    for seed in (11, 12):
        for state, seat in _decisions(name, seed, 0.4):
            for other in (state.determinize(seat, 5), state.determinize(seat, 6)):
                assert other.view(seat) == state.view(seat)
                assert changes_of(other, seat) == changes_of(state, seat), (
                    seed,
                    seat,
                )
                assert finals_of(other, seat) == finals_of(state, seat), (
                    seed,
                    seat,
                )
                compared += other != state
    assert compared > 4  # cases with a difference


@pytest.mark.parametrize("name", GAMES)
def test_predicted_effects_match_the_played_move(name: str) -> None:
    """Compared with how the server plays a choice and its forced choices."""
    table_state, goods = (
        TableState(first(name, "ll", seed=21), NOON),
        list(game(name).text.GOODS),
    )
    rng, views_seen = random.Random(4), set()
    while table_state.to_act and len(table_state.moves) < 400:
        seat = rng.choice(table_state.to_act)
        state = table_state.position.copy()
        action = rng.choice(state.legal_actions(seat))
        changed, final = changes_of(state, seat), finals_of(state, seat)[action]
        moves = table_state.table.after(seat, [action], forced=True).moves[len(table_state.moves) :]
        version = table_state.version + 1
        table_state.apply(ev.LoggedEvent(version, NOON, ev.Moved(seat=seat, moves=moves)))
        views_seen.add(final)
        if table_state.status == "playing" and final is None:
            assert table_state.can_undo(seat)
            assert seat in table_state.to_act
        if final == "ends":
            assert seat not in table_state.to_act
        if final == "reveals" or final == "binds":
            assert not table_state.can_undo(seat)
        if final != "binds" and all(player != CHANCE for player, _ in moves):
            before, after = (dict(goods_of(each, seat)) for each in (state, table_state.position))
            differ = [(g, before[g], after[g]) for g in goods if before[g] != after[g]]
            assert changed.get(action, []) == differ
    assert {None, "ends", "reveals"} <= views_seen


# ---------------------------------------------------------------- over the network


def test_only_seats_that_must_act_get_effects(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            table = await opened(client, "maya")
            table_state = await harness.service.get(table.table)
            acting_seat = table_state.to_act[0]
            words: dict[str, bool | str] = {"words": True, "lang": "it"}
            assert (await client.get(table.path, params=words)).json()["legal"] == []
        for seat in (0, 1):
            async with harness.client(table.seats[seat]) as client:
                view = (await client.get(table.path, params={"seat": seat, **words})).json()
                assert view["version"] == table_state.version
                effects = [effect for choice in view["legal"] for effect in choice["effects"]]
                assert bool(effects) == (seat == acting_seat)
                assert {each["name"] for each in effects} <= {"punti", "tessere sul leggio"}
                assert all("final" in choice for choice in view["legal"])
                refusal = await client.get(table.path, params={"seat": 1 - seat})
                assert refusal.status_code == 403

    run_with_app(tmp_path, test)


@pytest.mark.parametrize("name", GAMES)
def test_every_resource_has_a_name_and_an_icon(name: str) -> None:
    for good, icon in game(name).text.GOODS.items():
        assert icon in definitions(f'<use href="#{icon}"/>')
        for lang in LANGUAGES:
            assert game(name).texts(lang).say(f"have-{good.replace('.', '-')}")
