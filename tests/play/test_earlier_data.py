"""Data that was built in before: its records and tables still play, on the data they began with."""

import json
import random
from pathlib import Path

import pytest

import sacbe
from sacbe.play.game import Game, stored_game
from sacbe.server.records import opening_from_record
from sacbe.server.table_state import TableState
from tests.games.modules import module_of

DIGEST = "c10349409325ccf0"  # before the first change of Mezo's cards
RECORDS = {  # games in progress, by the digest of the data that was built in
    path.stem.removeprefix("mezo-"): json.loads(path.read_text("utf-8"))
    for path in (Path(__file__).parent / "records").glob("mezo-*.json")
}

on_records = pytest.mark.parametrize("digest", sorted(RECORDS))


def game_on_digest(name: str, digest: str) -> Game | None:
    return stored_game(name, sacbe.game(name).rules_version, digest)


def test_every_earlier_data_file_of_mezo_has_a_record() -> None:
    assert {*RECORDS} == {*sacbe.game("mezo").earlier_data}


@on_records
def test_earlier_data_is_found_by_its_digest(digest: str) -> None:
    earlier = game_on_digest("mezo", digest)
    assert earlier is not None
    assert earlier.data_digest == digest != sacbe.game("mezo").data_digest
    assert earlier.is_shipped
    assert game_on_digest("mezo", sacbe.game("mezo").data_digest) is sacbe.game("mezo")
    assert game_on_digest("mezo", "0" * 16) is None


@pytest.mark.parametrize("name", sacbe.games())
def test_a_file_of_earlier_data_is_named_by_its_digest(name: str) -> None:
    for digest in sacbe.game(name).earlier_data:
        earlier = game_on_digest(name, digest)
        assert earlier is not None
        assert earlier.data_digest == digest


@on_records
def test_an_earlier_record_replays_and_continues(digest: str) -> None:
    table = sacbe.replay(RECORDS[digest], built_in_only=True)
    assert table.game.data_digest == digest
    assert table.record() == RECORDS[digest]
    rng = random.Random(1)
    while table.current_player is not None:
        table.play(rng.choice(table.state.legal_actions()))
    assert sacbe.replay(table.record(), built_in_only=True).state == table.state


@on_records
def test_an_earlier_table_continues_at_the_server(digest: str) -> None:
    table_state = TableState(opening_from_record(RECORDS[digest]), at=0.0)
    assert table_state.game.data_digest == digest
    assert table_state.position == sacbe.replay(RECORDS[digest]).state


def test_earlier_cards_are_unchanged() -> None:
    """Cabrakan's summon moved any units as often as the Era; it now chooses."""
    earlier = game_on_digest("mezo", DIGEST)
    assert earlier is not None
    verbs = [
        module_of(game, "data").FILE.gods["cabrakan"].summon.steps[0].verb
        for game in (earlier, sacbe.game("mezo"))
    ]
    assert verbs == ["MOVE", "CHOOSE_ONE"]
