"""The dealer at the level of whole tables: decks are shuffled when they should be, and past deals
do not predict later ones."""

import random
from functools import cache

import pytest

import sacbe
from sacbe.play.dealer import Dealer
from sacbe.play.state import State
from scripts.dealing import (
    LIMIT,
    Draw,
    Finding,
    by_deck,
    check_whole_decks,
    findings,
    play,
    raw_draws,
)

TABLES = 100
EACH_GAME = pytest.mark.parametrize("name", sacbe.games())


@cache
def tables_of(name: str) -> list[list[Draw]]:
    game = sacbe.game(name)
    return play(game, game.players[1], range(TABLES))


@EACH_GAME
def test_decks_are_shuffled_and_independent(name: str) -> None:
    for finding in findings(tables_of(name)):
        assert finding.deviation < LIMIT, finding


@EACH_GAME
def test_first_and_last_of_every_whole_deck_are_uniform(name: str) -> None:
    finding = check_whole_decks(sacbe.game(name), tables_of(name), range(3 * TABLES))
    assert finding.what != "no deck"
    assert finding.deviation < LIMIT, finding


DECKS = {  # by game: what chance decides, and how often each of these decks is shuffled
    "tzolkin": {"starting_seat": 1, "reveal_building": 1, "reveal_monument": 1, "deal": 1},
    "maya": {"areas": 1, "starting_seat": 1, "draw": 1},
    "mezo": {
        "uninhabited": 1,
        "altar": 1,
        "starting_seat": 1,
        "god": 1,
        "token": 1,
        "conflict": 3,
        "draw": 3,
    },
}


@EACH_GAME
def test_the_checks_see_every_deck_and_every_shuffle(name: str) -> None:
    """At all numbers of players: Maya draws its areas with two and three only."""
    game = sacbe.game(name)
    shuffles_by_deck: dict[str, set[int]] = {}
    for players in range(game.players[0], game.players[1] + 1):
        for draws in play(game, players, range(3)):
            for draw in draws:
                shuffles_by_deck.setdefault(draw.deck.label, set()).add(draw.deck.shuffle)
    assert {label: len(shuffles) for label, shuffles in shuffles_by_deck.items()} == DECKS[name]


@EACH_GAME
def test_choices_do_not_change_the_decks(name: str) -> None:
    """Common random numbers: what is drawn n-th from a deck is the same however seats choose."""
    game = sacbe.game(name)
    for seed in range(5):
        games = by_deck(
            [raw_draws(game, game.players[1], seed, Dealer(seed), policy) for policy in (1, 2)]
        )
        a, b = ({(draw.deck, draw.number): draw.outcome for draw in draws} for draws in games)
        assert a.keys() & b.keys()
        assert [a[place] for place in a if place in b] == [b[place] for place in a if place in b]


def test_a_new_shuffle_is_a_new_order() -> None:
    """Mezo: Conflicts and action cards come in another order in Eras 2 and 3."""
    same = total = 0
    for draws in tables_of("mezo"):
        orders: dict[int, dict[int, list[int]]] = {}
        for draw in draws:
            if draw.deck.label in ("conflict", "draw"):
                shuffles = orders.setdefault(draw.deck.first, {})
                shuffles.setdefault(draw.deck.shuffle, []).append(draw.outcome)
        for shuffles in orders.values():
            assert sorted(shuffles) == [0, 1, 2]
            total += 2
            same += (shuffles[0] == shuffles[1]) + (shuffles[1] == shuffles[2])
    assert same < total / 20  # 1 of 120 by chance


def test_an_undone_reveal_comes_again_after_a_shuffle() -> None:
    table, rng = sacbe.Table("mezo", players=2, seed=5), random.Random(5)
    while table.state.view()["era"] < 2:
        table.play(rng.choice(table.state.legal_actions()))
    last_move = table.moves[-1]
    assert last_move[0] == sacbe.CHANCE
    last = table.moves[: len(table.moves)]
    choice = next(move for move in reversed(last) if move[0] != sacbe.CHANCE)
    table.undo(agreed=True)
    table.play(choice[1], choice[0])
    assert table.moves == last


class TestPlantedFaults:
    """Each check detects a faulty dealer."""

    def test_a_deck_that_is_not_shuffled_again(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(
            Dealer, "_number", lambda self, *key, old=Dealer._number: old(self, *key[:2], 0)
        )
        results = self.findings_of("mezo")
        assert results["independent"].deviation > LIMIT
        assert results["reshuffled"].deviation > LIMIT

    def test_a_game_that_names_no_shuffle(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(State, "shuffle", lambda self, outcome: 0)
        assert self.findings_of("mezo")["copies"].deviation > LIMIT

    def test_one_order_for_all_seats(self, monkeypatch: pytest.MonkeyPatch) -> None:
        kinds = 8
        monkeypatch.setattr(
            Dealer,
            "_number",
            lambda self, outcome, *rest, old=Dealer._number: old(self, outcome % kinds, *rest),
        )
        assert self.findings_of("maya")["independent"].deviation > LIMIT

    def test_a_deck_in_the_order_of_its_ids(self) -> None:
        class Sorted(Dealer):
            def answer(self, state: State) -> int:
                return state.legal_actions()[0]

        game = sacbe.game("tzolkin")
        games = play(game, 4, range(TABLES), Sorted)
        assert {f.check: f for f in findings(games)}["uniform"].deviation > LIMIT

    def test_a_deck_with_a_favourite_at_its_end(self) -> None:
        class Late(Dealer):
            def _number(self, outcome: int, copy: int, shuffle: int) -> bytes:
                number = super()._number(outcome, copy, shuffle)
                return b"\xff" + number if outcome % 5 == 0 and self.seed % 2 else number

        finding = check_whole_decks(sacbe.game("mezo"), tables_of("mezo"), range(TABLES), Late)
        assert finding.deviation > LIMIT

    @staticmethod
    def findings_of(name: str) -> dict[str, Finding]:
        game = sacbe.game(name)
        games = play(game, game.players[1], range(TABLES))
        return {finding.check: finding for finding in findings(games)}
