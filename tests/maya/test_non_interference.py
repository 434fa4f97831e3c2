"""Non-interference: hidden information leaves no trace in anything a seat can obtain.

Racks, buried tiles and unseen pools of the others are dealt differently in a second world, and
every byte that the seat can obtain must stay the same.
"""

import random
from collections import Counter
from typing import Any

import pytest

import sacbe
from sacbe.games.maya.data import KINDS
from sacbe.games.maya.state import BURY, DRAW_TILE, N_KINDS
from tests.games.options import draw_options
from tests.games.secrets import outputs_for
from tests.maya.walk import POLICIES

GAME = sacbe.game("maya")


def table_after(players: int, seed: int, moves: int) -> sacbe.Table:
    """A table after a number of moves."""
    rng = random.Random(f"{players} {seed} {moves}")
    options = draw_options(GAME, players, rng)
    table = sacbe.Table("maya", players=players, seed=seed, **options)
    policy = POLICIES[list(POLICIES)[seed % len(POLICIES)]]
    while len(table.moves) < moves and table.current_player is not None:
        state = table.state
        infos = [state.action_info(action) for action in state.legal_actions()]
        table.play(state.legal_actions()[infos.index(policy(rng, infos))])
    return table


def other_world(table: sacbe.Table, seat: int | None, rng: random.Random) -> sacbe.Table | None:
    """The same table with other tiles in all hidden places of the other seats.

    Not every deal fits (a seat that may extend its chain has a matching tile on its rack): None if
    no deal was found.
    """
    for _ in range(200):
        moves = list(table.moves)
        for other in range(table.players):
            if other != seat:
                moves = deal_differently(table, other, moves, rng)
        if moves != table.moves and can_be_played(table, moves):
            options: dict[str, Any] = dict(table.options)
            twin = sacbe.Table(GAME, table.players, table.seed, deal=False, **options)
            for player, action in moves:
                twin.follow(player, action)
            return twin
    return None


def deal_differently(
    table: sacbe.Table, seat: int, moves: list[tuple[int, int]], rng: random.Random
) -> list[tuple[int, int]]:
    """Swap tiles that a seat has buried or has on its rack with unseen ones."""
    first = DRAW_TILE + N_KINDS * seat
    draws = [
        i for i, (m, a) in enumerate(moves) if m == sacbe.CHANCE and first <= a < first + N_KINDS
    ]
    kind_of = {i: moves[i][1] - first for i in draws}
    rack: list[int] = []  # draws whose tile is on the rack
    buried: dict[int, int] = {}  # by the move that buried it, the draw of the tile
    for i, (player, action) in enumerate(moves):
        if i in kind_of:
            rack.append(i)
        elif player == seat and action < BURY + N_KINDS:
            used = next(d for d in rack if kind_of[d] == action % N_KINDS)
            rack.remove(used)
            if action >= BURY:
                buried[i] = used
    hidden_draws = rack + list(buried.values())
    pool = table.state.plain().players[seat].pool
    kinds = [kind_of[d] for d in hidden_draws] + [k for k in range(N_KINDS) for _ in range(pool[k])]
    rng.shuffle(kinds)
    new = dict(zip(hidden_draws, kinds, strict=False))
    changed = list(moves)
    for d in hidden_draws:
        changed[d] = (sacbe.CHANCE, first + new[d])
    for i, d in buried.items():
        changed[i] = (seat, BURY + new[d])
    return changed


def can_be_played(table: sacbe.Table, moves: list[tuple[int, int]]) -> bool:
    """Whether this is a possible history that ends at the same decision."""
    state = GAME.start(table.players, **table.options)
    for player, action in moves:
        if state.current_player != player or action not in state.legal_actions():
            return False
        state.play(action)
    return (
        state.current_player == table.current_player
        and state.view()["phase"] == table.state.view()["phase"]
    )


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("moves", [25, 60, 110])
def test_secret_tiles_leave_no_trace(players: int, moves: int) -> None:
    rng = random.Random(players * 1000 + moves)
    compared = 0
    for seed in range(4):
        table = table_after(players, seed, moves)
        for seat in (None, *range(players)):
            twin = other_world(table, seat, rng)
            if twin is None or twin.state == table.state:
                continue
            compared += 1
            output = outputs_for(table, seat)
            for what, value in outputs_for(twin, seat).items():
                assert value == output[what], f"seat {seat} can tell by its {what}"
    assert compared >= 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_determinize_changes_what_is_hidden_and_nothing_else(players: int) -> None:
    for moves in (30, 61, 90, 121):
        state = table_after(players, moves, moves).state
        for seat in (None, *range(players)):
            worlds = [state.determinize(seat, seed) for seed in range(12)]
            assert len({world.raw() for world in worlds}) > 2
            for world in worlds:
                assert world.view(seat) == state.view(seat)
                assert world.players_to_act == state.players_to_act
                if seat is not None:
                    assert world.legal_actions(seat) == state.legal_actions(seat)
                    assert world.observation(seat).tobytes() == state.observation(seat).tobytes()


def test_every_world_is_sound_at_every_step() -> None:
    """A re-dealt world satisfies the invariants in every phase, including chains."""
    rng = random.Random(4)
    for seed in range(6):
        state = GAME.start(3, **draw_options(GAME, 3, rng))
        policy = POLICIES[list(POLICIES)[seed % len(POLICIES)]]
        while state.current_player is not None:
            world = state.determinize(rng.randrange(3), seed)
            assert sacbe.State.load(GAME, world.raw()) == world
            infos = [state.action_info(action) for action in state.legal_actions()]
            state.play(state.legal_actions()[infos.index(policy(rng, infos))])


def test_determinize_leaves_this_state_alone_and_follows_its_seed() -> None:
    state = table_after(4, 5, 80).state
    before = state.raw()
    assert state.determinize(1, 7) == state.determinize(1, 7)
    assert state.raw() == before


def test_determinize_draws_every_hidden_tile_alike() -> None:
    """A rack holds each kind in proportion to its hidden tiles."""
    state = table_after(2, 2, 60).state
    worlds = 3000
    rack_counts: Counter[tuple[str, int]] = Counter()
    for seed in range(worlds):
        rack = state.determinize(0, seed).view(1)["players"][1]["rack"]
        rack_counts.update((tile["crop"], tile["n"]) for tile in rack)
    own = state.view(1)["players"][1]
    hidden_tiles = Counter((t["crop"], t["n"]) for t in own["rack"] + own["buried"] + own["pool"])
    share = worlds * own["rack_count"] / sum(hidden_tiles.values())
    for kind in KINDS:
        expected = share * hidden_tiles[kind]
        assert abs(rack_counts[kind] - expected) < 6 * (expected + 1) ** 0.5, kind


def test_a_seat_that_may_extend_its_chain_has_that_crop_in_every_world() -> None:
    worlds = 0
    for seed in range(40):
        state = table_after(2, 4 * seed + 1, 70).state
        while state.current_player is not None and worlds < 5:
            if state.view()["phase"] == "more":
                worlds += 1
                assert state.current_player is not None
                for world_seed in range(30):
                    world = state.determinize(1 - state.current_player, world_seed)
                    rack = world.view(state.current_player)["players"][state.current_player]["rack"]
                    assert any(tile["crop"] == state.view()["crop"] for tile in rack)
            state.play(state.legal_actions()[0])
    assert worlds == 5


def test_the_kind_of_a_buried_tile_is_secret_between_choosing_and_placing() -> None:
    table = table_after(3, 2, 40)
    while table.state.view()["phase"] != "turn" or not any(
        table.state.action_info(a)["type"] == "bury" for a in table.state.legal_actions()
    ):
        table.play(table.state.legal_actions()[0])
    seat = table.current_player
    buries = [
        a for a in table.state.legal_actions() if table.state.action_info(a)["type"] == "bury"
    ]
    views = []
    for action in buries:
        twin = sacbe.replay(table.record())
        twin.play(action)
        for other in (None, *(p for p in range(3) if p != seat)):
            views.append((other, str(sorted(outputs_for(twin, other).items()))))
        assert twin.state.view(seat)["holding"]["crop"] is not None
    assert len(buries) > 1
    assert len(set(views)) == 3
