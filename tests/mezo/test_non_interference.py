"""Non-interference: secrets of other players leave no trace in anything a seat can get.

A second world changes which cards the others have drawn, kept or put face down; every byte that the
seat can get must stay the same.
"""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import sacbe
from sacbe.games.mezo.state import DRAW_CARD, N_CARDS, PICK
from tests.games.options import draw_options
from tests.games.secrets import outputs_for
from tests.mezo.walk import lively

GAME = sacbe.game("mezo")
Moves = list[tuple[int, int]]


def table_after(players: int, seed: int, moves: int) -> sacbe.Table:
    """A table after some moves."""
    rng = random.Random(f"{players} {seed} {moves}")
    return table_where(players, seed, rng, lambda table: len(table.moves) >= moves)


def table_where(
    players: int, seed: int, rng: random.Random, is_reached: Callable[[sacbe.Table], bool]
) -> sacbe.Table:
    """A table played until a condition is met; secret picks are made in any order."""
    table = sacbe.Table("mezo", players=players, seed=seed, **draw_options(GAME, players, rng))
    while table.current_player is not None and not is_reached(table):
        state = table.state
        seat = rng.choice(state.players_to_act)
        infos = [state.action_info(action, seat) for action in state.legal_actions(seat)]
        table.play(state.legal_actions(seat)[infos.index(lively(rng, infos))], seat)
    return table


def phases_of(table: sacbe.Table) -> list[tuple[str, int]]:
    """The decision at each move, and its Era."""
    state = table.game.start(table.players, **table.options)
    phases = []
    for player, action in table.moves:
        view = state.view()
        phases.append((view["phase"], view["era"]))
        state.play(action, None if player == sacbe.CHANCE else player)
    return phases


def other_world(table: sacbe.Table, seat: int | None, rng: random.Random) -> sacbe.Table:
    """The same table, but the others hold, return and hide other cards. Cards revealed in an Era
    stay; the rest of each hand is permuted."""
    phases, moves = phases_of(table), list(table.moves)
    now = table.state.view()
    for other in range(table.players):
        if other == seat:
            continue
        for era in range(1, now["era"] + 1):
            picks = [
                i for i, (m, _) in enumerate(moves) if m == other and phases[i] == ("pick", era)
            ]
            if era == now["era"] and now["players"][other]["picked"]:
                picks.pop()  # still face down
            revealed = {moves[i][1] - PICK for i in picks}
            hidden_cards = [card for card in range(N_CARDS) if card not in revealed]
            swap = dict(zip(hidden_cards, rng.sample(hidden_cards, len(hidden_cards)), strict=True))
            for i, (player, action) in enumerate(moves):
                if phases[i] == ("draw", era) and (action - DRAW_CARD) // N_CARDS == other:
                    card = (action - DRAW_CARD) % N_CARDS
                    moves[i] = (player, action - card + swap.get(card, card))
                elif phases[i] == ("pick", era) and player == other:
                    card = action - PICK
                    moves[i] = (player, PICK + swap.get(card, card))
    options: dict[str, Any] = dict(table.options)
    twin = sacbe.Table(GAME, table.players, table.seed, deal=False, **options)
    for player, action in moves:
        twin.follow(player, action)
    return twin


def in_phase(players: int, seed: int, phase: str) -> sacbe.Table:
    """The first position of a game with this decision."""
    rng = random.Random(f"{players} {seed}")
    table = table_where(players, seed, rng, lambda table: table.state.view()["phase"] == phase)
    assert table.current_player is not None
    return table


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("moves", [60, 70, 90])
def test_secret_cards_leave_no_trace(players: int, moves: int) -> None:
    rng = random.Random(players * 1000 + moves)
    compared = 0
    for seed in range(2):
        table = table_after(players, seed, moves)
        for seat in (None, *range(players)):
            twin = other_world(table, seat, rng)
            compared += twin.moves != table.moves
            outputs = outputs_for(table, seat)
            for what, value in outputs_for(twin, seat).items():
                assert value == outputs[what], f"seat {seat} can tell by its {what}"
    assert compared >= 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_pick_is_secret_until_the_last_seat_has_picked(players: int) -> None:
    table = in_phase(players, 3, "pick")
    rng = random.Random(1)
    while table.state.view()["phase"] == "pick":
        for seat in (None, *range(players)):
            outputs = outputs_for(table, seat)
            twin = other_world(table, seat, rng)
            while twin.state == table.state:  # the permutation may be the identity
                twin = other_world(table, seat, rng)
            for what, value in outputs_for(twin, seat).items():
                assert value == outputs[what], f"seat {seat} can tell by its {what}"
        owing = table.state.players_to_act
        table.play(table.state.legal_actions(owing[-1])[0], owing[-1])
    assert all(player["card"] for player in table.state.view()["players"])


def test_the_order_of_picks_does_not_matter() -> None:
    table = in_phase(4, 3, "pick")
    choices = {seat: table.state.legal_actions(seat)[1] for seat in table.state.players_to_act}
    ends = []
    for order in (sorted(choices), sorted(choices, reverse=True)):
        state = table.state
        for seat in order:
            state.play(choices[seat], seat)
        ends.append(state)
    assert ends[0] == ends[1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_determinize_changes_what_is_hidden_and_nothing_else(players: int) -> None:
    changed = 0
    for moves in (50, 70, 121, 180):
        state = table_after(players, moves, moves).state
        for seat in (None, *range(players)):
            worlds = [state.determinize(seat, seed) for seed in range(20)]
            changed += len({world.raw() for world in worlds}) > 1
            for world in worlds:
                assert world.view(seat) == state.view(seat)
                assert world.players_to_act == state.players_to_act
                if seat is not None:
                    assert world.legal_actions(seat) == state.legal_actions(seat)
                    assert world.observation(seat).tobytes() == state.observation(seat).tobytes()
    assert changed > players


def test_every_determinization_is_valid_at_every_step() -> None:
    rng = random.Random(4)
    for _ in range(3):
        state = GAME.start(3, **draw_options(GAME, 3, rng))
        while state.current_player is not None:
            world = state.determinize(rng.randrange(3), 1)
            assert sacbe.State.load(GAME, world.raw()) == world
            state.play(rng.choice(state.legal_actions()))


def test_determinize_copies_the_state_and_follows_its_seed() -> None:
    state = table_after(4, 5, 120).state
    before = state.raw()
    assert state.determinize(1, 7) == state.determinize(1, 7)
    assert state.raw() == before


def test_determinize_deals_hands_uniformly() -> None:
    """In the first Conflict all sets of three of the five cards are equally likely."""
    state = in_phase(2, 2, "pick").state
    seat = state.players_to_act[0]
    worlds = 4000
    hands = Counter(
        tuple(state.determinize(1 - seat, seed).view(seat)["players"][seat]["hand"])
        for seed in range(worlds)
    )
    assert len(hands) == 10
    assert all(abs(n - worlds / 10) < 6 * (worlds / 10) ** 0.5 for n in hands.values())


def test_a_seat_knows_its_returned_cards() -> None:
    """Two cards are returned after the first Conflict; only their owner knows which."""
    table = in_phase(3, 8, "pick")
    seat = table.state.players_to_act[0]
    hand = table.state.view(seat)["players"][seat]["hand"]
    assert len(hand) == 3
    picked = table.state.action_info(table.state.legal_actions(seat)[0], seat)["card"]
    for each in list(table.state.players_to_act):
        table.play(table.state.legal_actions(each)[0], each)
    own = table.state.view(seat)["players"][seat]
    assert own["hand"] == [card for card in hand if card != picked]
    assert own["card"] == picked
    for other in (None, (seat + 1) % 3):
        assert "hand" not in table.state.view(other)["players"][seat]
