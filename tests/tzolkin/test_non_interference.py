"""Non-interference: what a seat cannot know does not influence anything it can get.

The only secrets are the wealth tiles of the others before the reveal. They are dealt differently in
a second position, and every byte that the seat can get must stay the same.
"""

import random
from collections import Counter
from typing import Any

import pytest

import sacbe
from sacbe.games.tzolkin.state import BAG, DEALT, DRAW_WEALTH, KEEP, KEPT
from tests.games.secrets import outputs_for

GAME = sacbe.game("tzolkin")


def draft_table(players: int, seed: int, choices: int) -> sacbe.Table:
    """A table in the draft after this number of choices, by seats in a random order."""
    table = sacbe.Table("tzolkin", players=players, seed=seed)
    rng = random.Random(seed)
    for _ in range(choices):
        seat = rng.choice(table.state.players_to_act)
        table.play(rng.choice(table.state.legal_actions(seat)), seat)
    return table


def other_world(table: sacbe.Table, seat: int | None, rng: random.Random) -> sacbe.Table:
    """The same table with the tiles that `seat` cannot know dealt differently."""
    places = table.state.plain().wealth_at
    own_places = {DEALT + seat, KEPT + seat} if seat is not None else set()
    unknown = [
        tile
        for tile in range(len(places))
        if places[tile] not in own_places and (places[tile] == BAG or places[tile] >= DEALT)
    ]
    shuffled = rng.sample(unknown, len(unknown))
    swap = dict(zip(unknown, shuffled, strict=True))
    state = GAME.start(table.players, **table.options)
    moves: list[list[int]] = []
    for player, action in table.moves:
        kind = state.view()["phase"]
        if kind == "deal":
            tile = action - DRAW_WEALTH
            action = DRAW_WEALTH + swap.get(tile, tile)
        elif kind == "keep":
            tile = action - KEEP
            action = KEEP + swap.get(tile, tile)
        moves.append([player, action])
        state.play(action, None if player == sacbe.CHANCE else player)
    options: dict[str, Any] = dict(table.options)
    twin = sacbe.Table("tzolkin", table.players, table.seed, deal=False, **options)
    for player, action in moves:
        twin.follow(player, action)
    return twin


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("choices", [0, 1, 3])
def test_secret_tiles_do_not_influence_outputs(players: int, choices: int) -> None:
    rng = random.Random(players * 10 + choices)
    for seed in range(3):
        table = draft_table(players, seed, choices)
        for seat in (None, *range(players)):
            outputs = outputs_for(table, seat)
            twin = other_world(table, seat, rng)
            assert twin.state != table.state
            for what, value in outputs_for(twin, seat).items():
                assert value == outputs[what], f"seat {seat} can tell by its {what}"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_determinize_changes_what_is_hidden_and_nothing_else(players: int) -> None:
    state = draft_table(players, 5, 3).state
    for seat in range(players):
        worlds = [state.determinize(seat, seed) for seed in range(20)]
        assert len({world.raw() for world in worlds}) > 10
        for world in worlds:
            assert world.view(seat) == state.view(seat)
            assert world.legal_actions(seat) == state.legal_actions(seat)
            assert world.players_to_act == state.players_to_act
            assert world.observation(seat).tobytes() == state.observation(seat).tobytes()


def test_determinize_returns_a_copy_and_depends_on_the_seed() -> None:
    state = draft_table(4, 5, 3).state
    before = state.raw()
    assert state.determinize(1, 7) == state.determinize(1, 7)
    assert state.raw() == before


def test_determinize_is_uniform() -> None:
    """Every unseen tile is equally likely to be with every other seat."""
    state = draft_table(2, 5, 0).state
    counts: Counter[str] = Counter()
    worlds = 3000
    for seed in range(worlds):
        counts.update(state.determinize(0, seed).view(1)["players"][1]["dealt"])
    places = state.plain().wealth_at
    possible = sum(1 for where in places if where == BAG or where == DEALT + 1)
    assert len(counts) == possible
    expected = worlds * 4 / possible
    assert all(abs(n - expected) < 6 * expected**0.5 for n in counts.values())


def test_after_the_reveal_nothing_is_hidden() -> None:
    table = draft_table(3, 2, 6)
    assert table.state.view()["phase"] == "turn"
    assert table.state.determinize(0, 1) == table.state
    for seat in range(3):
        assert len(table.state.view()["players"][seat]["wealth"]) == 2


def test_the_order_of_secret_choices_does_not_matter() -> None:
    table = sacbe.Table("tzolkin", players=4, seed=3)
    choices = {seat: table.state.legal_actions(seat)[:2] for seat in range(4)}
    ends = []
    for order in (range(4), reversed(range(4))):
        twin = sacbe.Table("tzolkin", players=4, seed=3)
        for seat in order:
            for action in choices[seat]:
                twin.play(action, seat)
        ends.append(twin.state)
    for half in (0, 1):
        twin = sacbe.Table("tzolkin", players=4, seed=3)
        for seat in (2, 0, 3, 1):
            twin.play(choices[seat][half], seat)
        for seat in (1, 3, 2, 0):
            twin.play(choices[seat][1 - half], seat)
        ends.append(twin.state)
    assert all(end == ends[0] for end in ends)
