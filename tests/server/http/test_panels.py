"""The panels: log, ledger, tiles, rules, hints and forks."""

import copy
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sacbe
from sacbe.games.maya.derived import neighbours
from sacbe.games.maya.text import place_text
from sacbe.play.game import game, games
from sacbe.play.state import State
from sacbe.server import panels, views
from sacbe.server.app import Rates, Settings
from sacbe.server.bot_worker import ActionStats, Advice
from sacbe.server.limits import Rate
from sacbe.server.opening import rematch_event
from sacbe.server.table_state import fold
from sacbe.text import LANGUAGES
from tests.server.http.helpers import AppHarness, Opened, harness, opened, play, run_with_app
from tests.server.http.test_interference import (
    CUTS,
    _furnish,
    _played,
    _token,
    _whole,
    _worlds,
)

TABLE = "0123456789abcdef"
PATH = f"/api/tables/{TABLE}"
READS = ("card", "log", "ledger", "tiles", "scenes")
LOCAL = [{"kind": "local", "name": "A"}, {"kind": "local", "name": "B"}]


async def _finished(harness: AppHarness, name: str = "maya", players: int = 2) -> None:
    """A table with a finished game."""
    await _furnish(harness, TABLE, _played(game(name), players, 10**6))


# ---------------------------------------------------------------- secrecy


@pytest.mark.parametrize("name", sorted(CUTS))
def test_no_byte_depends_on_hidden_information(tmp_path: Path, name: str) -> None:
    worlds = _worlds(name)
    assert worlds

    async def all_sent(side: int) -> list[dict[str, bytes]]:
        folder = tmp_path / str(side)
        folder.mkdir()
        payloads = []
        async with harness(folder) as app_harness:
            for table, *logs, eyes in worlds:
                await _furnish(app_harness, table, logs[side])
                async with app_harness.client(
                    None if eyes is None else _token(str(eyes))
                ) as client:
                    payloads.append(
                        {
                            what: _whole(await client.get(f"/api/tables/{table}/{what}?lang=it"))
                            for what in READS
                        }
                    )
        return payloads

    async def compare() -> None:
        first, second = await all_sent(0), await all_sent(1)
        for (table, *_, eyes), one, other in zip(worlds, first, second, strict=True):
            for what in READS:
                assert one[what].startswith(b"(200"), (what, one[what])
                assert one[what] == other[what], (name, table, eyes, what)

    import asyncio

    asyncio.run(compare())


def test_panels_of_other_seats_are_refused(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            table = await opened(client, "maya", "ll", spectators=False)
            for what in READS:
                assert (await client.get(f"{table.path}/{what}")).status_code == 403
                assert (await client.get(f"{table.path}/{what}?seat=0")).status_code == 403
        async with harness.client(table.seats[1]) as client:
            for what in READS:
                assert (await client.get(f"{table.path}/{what}")).status_code == 200
                assert (await client.get(f"{table.path}/{what}?seat=1")).status_code == 200
                assert (await client.get(f"{table.path}/{what}?seat=0")).status_code == 403
                for bad in ("seat=9", "lang=xx", "other=1", "seat=a"):
                    assert (await client.get(f"{table.path}/{what}?{bad}")).status_code == 400
        async with harness.client() as client:
            for what in READS:
                assert (await client.get(f"/api/tables/{'z' * 16}/{what}")).status_code == 404

    run_with_app(tmp_path, test)


# ---------------------------------------------------------------- cards


@pytest.mark.parametrize("name", games())
def test_card_has_progress_last_move_and_points(name: str) -> None:
    starts = {"tzolkin": "Round ", "maya": "Ends when someone", "mezo": "Era "}
    for length in (40, 10**6):
        table_state = fold(_played(game(name), 2, length))
        card = panels.card.build(table_state, 0, "en")
        assert card.names == views.names(table_state, "en")
        assert length > 40 or card.progress.startswith(starts[name])
        assert card.last in [line.text for line in panels.log.build(table_state, 0, "en").lines]
        ledger = panels.ledger.build(table_state, 0, "en")
        assert card.points == [float(total.removesuffix(" *")) for total in ledger.totals]


def test_card_of_a_public_table_without_spectators_has_only_names(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            shut = await opened(client, "maya", "dl", public=True, spectators=False)
            private = await opened(client, "maya", "dl", spectators=False)
        async with harness.client() as client:
            card = (await client.get(f"{shut.path}/card")).json()
            assert card == {
                "version": 1,
                "names": ["Player A", "Player B"],
                "spectators": False,
                "progress": "",
                "last": "",
                "points": [],
            }
            assert (await client.get(f"{private.path}/card")).status_code == 403
        async with harness.client(shut.seats[0]) as client:
            assert (await client.get(f"{shut.path}/card")).json()["progress"]

    run_with_app(tmp_path, test)


# ---------------------------------------------------------------- log and points


@pytest.mark.parametrize("name", games())
def test_ledger_rows_add_up_to_the_scores(name: str) -> None:
    for length in (40, 10**6):
        table_state = fold(_played(game(name), 2, length))
        panel = panels.ledger.build(table_state, None, "en")
        view_data = table_state.position.view(None)["players"]
        for seat in range(2):
            total = sum(float(source.points[seat] or 0) for source in panel.sources)
            # `*` marks the winners
            assert total == float(panel.totals[seat].removesuffix(" *"))
            points = view_data[seat].get("vp", view_data[seat].get("score"))
            assert table_state.status != "playing" or total == points
        assert panel.winners == table_state.position.winners
        assert len(panel.names) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_account_rows_add_up_to_the_resource(name: str, lang: str) -> None:
    for length in (60, 10**6):
        table_state = fold(_played(game(name), 2, length))
        accounts = panels.ledger.build(table_state, None, lang).accounts
        goods = list(table_state.game.page.ACCOUNTS)
        assert len(accounts) == len(goods)
        for good, account in zip(goods, accounts, strict=True):
            for seat, player in enumerate(table_state.position.view(None)["players"]):
                assert sum(int(source.points[seat] or 0) for source in account.sources) == int(
                    account.totals[seat]
                )
                assert int(account.totals[seat]) == player[good]


def test_corn_paid_to_step_back_is_a_separate_row() -> None:
    """Palenque 2 used as 1: three corn are gained, and one is paid."""
    account = game("tzolkin").page.ACCOUNTS["corn"]

    def changes_of(wheel: str, cost: int, **change: int) -> dict[str, int]:
        used = {"type": "use", "wheel": wheel, "cost": cost}
        return dict(account({"cause": wheel, "action": used, "change": change}))

    assert changes_of("palenque", 1, corn=2) == {"palenque": 3, "actions": -1}
    assert changes_of("yaxchilan", 1, stone=1) == {"yaxchilan": 1, "actions": -1}
    assert changes_of("uxmal", 3, corn=-3) == {"actions": -3}
    assert changes_of("palenque", 0, corn=3) == {"palenque": 3}
    assert account({"cause": "beg", "action": {"type": "beg"}, "change": {"corn": 3}}) == {
        "begging": 3
    }
    assert account({"cause": "food_day", "change": {"corn": -6}}) == {"feeding": -6}
    assert account({"cause": "place", "action": {"cost": 0}, "change": {}}) == {}


@pytest.mark.parametrize("name", games())
def test_log_lines_separate_text_and_changes(name: str) -> None:
    table_state = fold(_played(game(name), 2, 10**6))
    lines = panels.log.build(table_state, None, "en").lines
    changed = [line for line in lines if line.change]
    assert changed
    assert all(line.said.rstrip(".") in line.text for line in changed)
    assert all(line.said == line.text for line in lines if not line.change)
    page = json.loads((table_state.game.definition.folder / "page/page.json").read_bytes())
    assert set(page["log"]["kinds"]) & {line.kind for line in lines}
    # `light` is only in the text: a side of the board has no number.
    known_ids = {*page["log"]["changes"], "light"}
    assert {key for line in changed for key in line.change} <= known_ids


def test_log_after_a_number_of_moves() -> None:
    table_state = fold(_played(game("maya"), 2, 60))
    whole = panels.log.build(table_state, 0, "es")
    assert whole.moves == len(table_state.moves)
    assert {line.seat for line in whole.lines} >= {0, 1, None}
    later = panels.log.build(table_state, 0, "es", 30)
    assert later.lines == [line for line in whole.lines if line.move > 30]
    assert later.lines
    assert panels.log.build(table_state, 0, "es", 10**4).lines == []


# ---------------------------------------------------------------- tiles and rules


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_tiles_are_blocks_for_the_page(name: str, lang: str) -> None:
    for length in (3, 60):
        table_state = fold(_played(game(name), 3, length))
        for seat in (None, 0, 2):
            blocks = panels.tiles.build(table_state, seat, lang).blocks
            tables = [block for block in blocks if block.kind == "table"]
            assert tables
            for table in tables:
                wide = len(table.head) or len(table.rows[0])
                assert all(len(row) in (1, wide) for row in table.rows)
            assert all(block.text for block in blocks if block.kind != "table")


def test_tzolkin_tiles_are_complete_with_their_places() -> None:
    table_state = fold(_played(game("tzolkin"), 2, 40))
    (table,) = [b for b in panels.tiles.build(table_state, 0, "en").blocks if b.kind == "table"]
    tiles = {row[0].text.split()[0]: row[1] for row in table.rows}
    labels = [row[0].text for row in table.rows]
    assert "B03 Squash garden" in labels
    view = table_state.position.view(0)
    for tile in view["buildings_on_display"]:
        assert tiles[tile].look == "strong"
    for tile in view["building_pile"]:
        assert tiles[tile].look == "faint"


@pytest.mark.parametrize("name", games())
def test_rule_sections_have_the_same_ids_in_all_languages(name: str) -> None:
    english = panels.rules.build(name, "en")
    ids = [section.id for section in english.sections]
    assert len(set(ids)) == len(ids)
    assert all(part.replace("-", "").replace("_", "").isalnum() for part in ids)
    for lang in LANGUAGES:
        panel = panels.rules.build(name, lang)
        assert [section.id for section in panel.sections] == ids
        assert all(section.title and section.text for section in panel.sections)


def test_rules_need_no_session(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            answer = await client.get("/api/games/mezo/rules?lang=pt")
            assert answer.status_code == 200
            assert answer.json()["sections"][0]["id"] == "goal"
            assert (await client.get("/api/games/chess/rules")).status_code == 404
            assert (await client.get("/api/games/mezo/rules?lang=xx")).status_code == 400

    run_with_app(tmp_path, test)


# ---------------------------------------------------------------- hints


async def _hint(harness: AppHarness, table: Opened, seat: int, who: str | None, **more: Any) -> Any:
    async with harness.client(who) as client:
        body = {"seat": seat, **more}
        return await client.post(f"{table.path}/hint", json=body)


def test_hint_has_the_choice_and_its_reasons(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        await harness.backend.bot_pool.start()
        async with harness.client() as client:
            table = await opened(client, "maya", "ll")
        table_state = await harness.service.get(table.table)
        (seat,) = table_state.to_act
        answer = await _hint(harness, table, seat, table.seats[seat], lang="es")
        assert answer.status_code == 200, answer.text
        hint = answer.json()
        assert hint["version"] == table_state.version
        assert hint["action"] in table_state.position.legal_actions(seat)
        assert hint["text"] == table_state.position.action_text(hint["action"], seat, "es")
        assert hint["because"]
        assert len(hint["others"]) <= panels.hints.MAX_OTHERS
        behind = [other["behind"] for other in hint["others"]]
        assert behind == sorted(behind)
        assert (
            await harness.service.get(table.table)
        ).version == table_state.version  # nothing was changed

    run_with_app(tmp_path, test)


def test_hint_requires_an_own_seat_that_must_act(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            table = await opened(client, "maya", "ll")
            public = await opened(client, "maya", "ll", public=True)
        (seat,) = (await harness.service.get(table.table)).to_act
        other = 1 - seat
        tries = [
            (table, seat, table.seats[other], 403),  # a seat of another player
            (table, seat, table.host, 403),
            (table, seat, None, 403),
            (table, other, table.seats[other], 409),  # must not act
            (table, 3, table.seats[seat], 404),
        ]
        (request,) = (await harness.service.get(public.table)).to_act
        tries.append((public, request, public.seats[request], 403))
        for at, whose, who, status in tries:
            assert (await _hint(harness, at, whose, who)).status_code == status
        for bad in ({"lang": "xx"}, {"level": "strong"}):
            assert (await _hint(harness, table, seat, table.seats[seat], **bad)).status_code == 400
        # The bot pool is not started here.
        assert (await _hint(harness, table, seat, table.seats[seat])).status_code == 503

    run_with_app(tmp_path, test)


def test_hints_are_limited(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            table = await opened(client, "maya", "ll")
        (seat,) = (await harness.service.get(table.table)).to_act
        statuses = [
            (await _hint(harness, table, seat, table.seats[seat])).status_code for _ in range(3)
        ]
        assert statuses == [503, 503, 429]

    run_with_app(tmp_path, test, Settings(rates=Rates(hints=Rate(2, 0.001))))


def _advice(*stats: tuple[int, float, float], secret: bool = False) -> Advice:
    ones = [ActionStats(action=a, value=v, tries=9, share=share) for a, v, share in stats]
    return Advice(number=1, judged=ones, line=[(0, stats[0][0])], secret=secret)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hint_texts(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table_state = fold(_played(game("maya"), 2, 1))
    (seat,) = table_state.to_act
    world = panels.hints.determinized(table_state, seat)
    one, two, *_ = table_state.position.legal_actions(seat)
    text = world.action_text(two, seat, lang)

    def because(advice: Advice | None) -> str:
        return panels.hints.build(1, world, seat, advice, lang).because

    points = "2.5" if lang == "en" else "2,5"
    clear = because(_advice((one, 9.0, 0.8), (two, 6.5, 0.2)))
    assert text in clear
    assert points not in clear  # points alone are no reason
    alike = because(_advice((one, 9.0, 0.8), (two, 9.2, 0.2)))
    assert text in alike
    mixed = because(_advice((one, 9.0, 0.6), (two, 9.0, 0.4), secret=True))
    assert "60" in mixed
    sure = because(_advice((one, 9.0, 0.99), (two, 2.0, 0.01), secret=True))
    assert text in sure
    alone = because(_advice((one, 9.0, 1.0)))
    assert sure == clear
    assert len({clear, alike, mixed, alone}) == 4
    rare = _advice((one, 9.0, 0.99), (two, 2.0, 0.01))
    rare.judged[1] = msgspec.structs.replace(rare.judged[1], tries=panels.hints.FEWEST_TRIES - 1)
    assert text in because(rare)  # what else was considered
    assert because(rare) not in (clear, alone)
    monkeypatch.setattr(panels.hints.Planner, "reasons", lambda *_: ["A reason."])
    assert because(_advice((one, 9.0, 1.0))) == "A reason."  # needs no comparison
    clear = because(_advice((one, 9.0, 0.8), (two, 6.5, 0.2)))
    assert clear.startswith("A reason. ")
    assert points in clear


def test_hint_line_ends_before_another_player() -> None:
    table_state = fold(_played(game("maya"), 2, 1))
    (seat,) = table_state.to_act
    world = panels.hints.determinized(table_state, seat)
    state, line = world.copy(), []
    while state.current_player == seat:
        line.append((seat, state.legal_actions(seat)[0]))
        state.play(line[-1][1], seat)
    line.append((1 - seat, 0))
    hint = panels.hints.build(
        1, world, seat, Advice(number=1, judged=[], line=line, secret=False), "en"
    )
    assert hint.line
    after = {effect.name: (effect.before, effect.after) for effect in hint.brings}
    own = world.view(seat)["players"][seat]
    assert after["tiles on the rack"] == (own["rack_count"], own["rack_count"] - 1)
    assert len(hint.line) == min(len(line) - 2, panels.hints.MAX_AHEAD)
    assert all(output_text in hint.then for output_text in hint.line)


def _stats(seat: int, action: int, value: float, *rest: int) -> ActionStats:
    line = [(seat, action), *((seat, each) for each in rest)]
    return ActionStats(action=action, value=value, tries=9, share=0.5, line=line)


def _tzolkin_turn() -> tuple[State, int, int, int, int]:
    """A position in which a seat can place workers on two wheels and end its turn: the state, the
    seat, both placements and the end of the turn (legal after one of them)."""
    state = sacbe.Table("tzolkin", players=2, seed=7, draft=False, starting_seat=0).state
    seat = state.current_player
    assert seat is not None
    one, two, *_ = (
        action
        for action in state.legal_actions()
        if state.action_info(action, seat)["type"] == "place"
    )
    after = state.copy()
    after.play(one)
    (end,) = (a for a in after.legal_actions() if state.action_info(a, seat)["type"] == "end_turn")
    return state, seat, one, two, end


def test_hint_compares_whole_plans_and_merges_the_same_ones() -> None:
    state, seat, one, two, end = _tzolkin_turn()
    plans = [_stats(seat, one, 9.0, two, end), _stats(seat, two, 8.9, one, end)]
    plans.append(_stats(seat, two + 1, 5.0, end))
    advice = Advice(number=1, judged=plans, line=plans[0].line, secret=False)
    hint = panels.hints.build(1, state, seat, advice, "en")
    assert [hint.text, *hint.line][0].startswith("Place a worker on")
    assert hint.actions == [one, two, end]
    texts = [state.action_text(action, seat) for action in (one, two + 1)]
    assert hint.text == texts[0]
    assert [(other.text, other.then) for other in hint.others] == [(texts[1], ["End turn"])]
    assert hint.others[0].behind == 4.0
    assert f"{texts[1]} → End turn" in hint.because
    assert {effect.good for effect in hint.others[0].brings} >= {"i-worker"}
    same = panels.hints.build(
        1, state, seat, msgspec.structs.replace(advice, judged=plans[:2]), "en"
    )
    assert same.others == []
    assert same.because == "Every plan that looks good has the same choices, in another order."


def test_hint_says_what_ending_the_turn_would_cost() -> None:
    state, seat, one, two, end = _tzolkin_turn()
    state.play(one)
    plans = [_stats(seat, two, 9.0, end), _stats(seat, end, 3.0)]
    advice = Advice(number=1, judged=plans, line=plans[0].line, secret=False)
    assert two in state.legal_actions()
    hint = panels.hints.build(1, state, seat, advice, "en")
    assert "Ending the turn now would cost about 6 points." in hint.because


def test_hint_says_whether_workers_are_fed() -> None:
    page = game("tzolkin").page
    state, seat, *_ = _tzolkin_turn()
    view = state.view(seat)
    hungry, rich = copy.deepcopy(view), copy.deepcopy(view)
    hungry["players"][seat]["corn"], rich["players"][seat]["corn"] = 0, 30
    texts = game("tzolkin").texts("en")
    assert page.reasons(hungry, rich, seat, texts) == ["feeds all your workers on day 7"]
    assert page.reasons(rich, rich, seat, texts) == []  # the Food Day is far away
    hungry["day"] = rich["day"] = 5
    reason = "you still need 6 corn for day 7 (\u22129 VP)"
    assert page.reasons(rich, hungry, seat, texts) == [reason]


def test_hint_names_the_points_of_a_plan_by_source() -> None:
    table_state = fold(_played(game("maya"), 2, 1))
    (seat,) = table_state.to_act
    world = panels.hints.determinized(table_state, seat)
    plants = [
        action
        for action in world.legal_actions(seat)
        if world.action_info(action, seat)["type"] == "plant"
    ]
    after = world.copy()
    after.play(plants[0], seat)
    (place, *_) = after.legal_actions(seat)
    plans = [_stats(seat, plants[0], 9.0, place), _stats(seat, plants[-1], 2.0)]
    advice = Advice(number=1, judged=plans, line=plans[0].line, secret=False)
    hint = panels.hints.build(1, world, seat, advice, "en")
    score = next(effect for effect in hint.brings if effect.good == "i-vp")
    assert f"Scores {score.after - score.before} VP: " in hint.because


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hint_never_names_a_space_by_coordinates_alone(lang: str) -> None:
    for length in (10, 40, 80):
        table_state = fold(_played(game("maya"), 2, length))
        state, rules = table_state.position, game("maya")
        seat = state.current_player
        assert seat is not None
        for action in state.legal_actions(seat):
            info = state.action_info(action, seat)
            plan = panels.hints.Planner(state, seat, lang, None).plan([(seat, action)])
            if "cell" in info:
                beside = neighbours(state.view(seat), info["cell"], seat)
                place = place_text(beside, info.get("city"), rules.texts(lang))
                assert f", {place}" in plan.texts[0]


# ---------------------------------------------------------------- forks


async def _fork(harness: AppHarness, who: str | None = None, **body: Any) -> Any:
    async with harness.client(who) as client:
        return await client.post(f"{PATH}/fork", json=body)


def test_finished_game_can_be_forked(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        await _finished(harness)
        before = await harness.service.get(TABLE)
        for step in (0, 20, 41):
            answer = await _fork(harness, step=step, seats=LOCAL)
            assert answer.status_code == 201, answer.text
            table = Opened(answer.json())
            table_state = await harness.service.get(table.table)
            assert table_state.opened.seeded
            assert table_state.status == "playing"
            moves = len(table_state.moves)
            assert moves >= step
            assert table_state.moves == before.moves[:moves]
            assert table_state.position.view(0) == before.table.position_at(moves).view(0)
            async with harness.client(table.seats[0]) as client:
                spectator_view = (await client.get(table.path)).json()
            assert spectator_view["seeded"]
            assert [seat["name"] for seat in spectator_view["seats"]] == ["A", "B"]
            await play(harness, table, 3)

    run_with_app(tmp_path, test)


def test_a_fork_has_its_own_owner_and_its_rematch_is_no_fork(tmp_path: Path) -> None:
    """Bots of a fork take none of the time of the one who opened the original table."""

    async def test(harness: AppHarness) -> None:
        first, *others = _played(game("maya"), 2, 10**6)
        opened = msgspec.structs.replace(first.event, owner="visitor:1")
        await _furnish(harness, TABLE, [msgspec.structs.replace(first, event=opened), *others])
        assert (await harness.service.get(TABLE)).opened.owner == "visitor:1"
        table = (await _fork(harness, step=20, seats=LOCAL)).json()["table"]
        table_state = await harness.service.get(table)
        assert table_state.opened.owner != "visitor:1"
        assert table_state.opened.fork_of == TABLE
        assert rematch_event(table_state, table).fork_of is None

    run_with_app(tmp_path, test)


def test_running_game_cannot_be_forked(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        await _furnish(harness, TABLE, _played(game("maya"), 2, 30))
        for who in (None, _token("0"), _token("host")):
            answer = await _fork(harness, who, step=1, seats=LOCAL)
            assert answer.status_code == 409

    run_with_app(tmp_path, test)


def test_invalid_fork_is_refused(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        await _finished(harness)
        moves = len((await harness.service.get(TABLE)).moves)
        for step in (moves, moves + 1):
            assert (await _fork(harness, step=step, seats=LOCAL)).status_code == 422
        assert (await _fork(harness, step=1, seats=[*LOCAL, *LOCAL[:1]])).status_code == 422
        for bad in (
            {"step": -1, "seats": LOCAL},
            {"step": "1", "seats": LOCAL},
            {"step": 1, "seats": []},
            {"step": 1, "seats": [{"kind": "ghost"}, *LOCAL[1:]]},
            {"step": 1, "seats": LOCAL, "seed": 1},
            {"seats": LOCAL},
        ):
            assert (await _fork(harness, **bad)).status_code == 400

    run_with_app(tmp_path, test)
