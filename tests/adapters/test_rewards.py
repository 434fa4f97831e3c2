"""Rewards: one definition for batches, Gymnasium and PettingZoo."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import sacbe
from sacbe.adapters.batch import Batch
from sacbe.adapters.gymnasium import SeatEnv
from sacbe.adapters.pettingzoo import parallel_env, raw_env
from sacbe.adapters.rewards import REWARDS, Rewards
from sacbe.adapters.vector import SeatVectorEnv
from tests.adapters.reward_reference import expected_rewards, places, potential
from tests.games.counts import TABLES

every_game = pytest.mark.parametrize("game", sacbe.games())
every_table = pytest.mark.parametrize(("game", "players"), TABLES)
KINDS = [*map(Rewards, REWARDS), Rewards("shaped", scale=30.0, discount=0.9)]
every_kind = pytest.mark.parametrize("rewards", KINDS, ids=lambda r: f"{r.kind}-{r.discount:g}")


def scores_of(state: sacbe.State) -> list[float]:
    return [float(points) for points in state.scores]


# ------------------------------------------------------------ a definition


def test_the_places_of_the_reference_share_ties() -> None:
    assert places([5, 9, 9, 1], [1, 2]) == [2, 0.5, 0.5, 3]
    assert places([5, 9, 9, 9], [1]) == [3, 0, 1.5, 1.5]  # a tie-break decides the first place only


@every_table
def test_ranks_sum_to_zero_and_agree_with_the_places(game: str, players: int) -> None:
    batch, ended, values = Batch(game, players, 64, 3, rewards="rank", observe=False), 0, set()
    while ended < 200:
        batch.step(batch.sample())
        assert not batch.rewards[~batch.done].any()
        for earned, points in zip(batch.rewards[batch.done], batch.scores[batch.done], strict=True):
            assert earned.sum() == pytest.approx(0, abs=1e-6)
            order = np.argsort(-earned, kind="stable")
            assert (np.diff(points[order]) <= 0).all()
            values |= {round(float(each), 4) for each in earned}
        ended += int(batch.done.sum())
    assert {1.0, -1.0} <= values


@every_game
def test_with_two_players_ranks_are_wins(game: str) -> None:
    pair = [Batch(game, 2, 32, 1, rewards=kind, observe=False) for kind in ("win", "rank")]
    for _ in range(600):
        actions = pair[0].sample().copy()
        for batch in pair:
            batch.step(actions)
        assert np.allclose(pair[0].rewards, pair[1].rewards)


# ------------------------------------------------------------ shaping changes no preference


@every_table
@pytest.mark.parametrize("discount", [1.0, 0.97])
def test_shaping_adds_up_to_a_constant(game: str, players: int, discount: float) -> None:
    """The discounted return differs from that of the victory by the potential of the start alone,
    for all moves: so the order of all policies is the same."""
    size, rng = 24, np.random.default_rng(players)
    shaped = Batch(game, players, size, 9, rewards=Rewards("shaped", 40, discount), observe=False)
    plain = Batch(game, players, size, 9, observe=False)
    start = [scores_of(shaped.state(i)) for i in range(size)]
    returns, factor = np.zeros((2, size, players)), np.ones(size)
    ended, dense = 0, 0
    while ended < size:
        actions = shaped.sample().copy()
        last = np.array([np.flatnonzero(mask)[-1] for mask in shaped.masks])
        actions = np.where(rng.random(size) < 0.3, last, actions)  # no uniform policy
        for batch, total in zip((shaped, plain), returns, strict=True):
            batch.step(actions)
            total += factor[:, None] * batch.rewards
        dense += int((shaped.rewards[~shaped.done] != 0).any(1).sum())
        factor *= discount
        for i in np.flatnonzero(shaped.done).tolist():
            constant = [-potential(start[i], p, 40) for p in range(players)]
            assert returns[0, i] - returns[1, i] == pytest.approx(constant, abs=2e-4)
            start[i] = scores_of(shaped.state(i))
            returns[:, i], factor[i] = 0, 1
            ended += 1
    assert dense > size  # and yet there are rewards on the way


@every_game
def test_shaping_from_a_position_starts_at_its_potential(game: str) -> None:
    batch = Batch(game, 2, 1, 5, rewards="points", observe=False)
    while len(set(batch.points[0].tolist())) == 1:
        batch.step(batch.sample())
    start = batch.state(0)
    rewards, player = Rewards("shaped", 10), start.current_player
    assert player is not None
    env, total = SeatEnv(game, seat=player, rewards=rewards, position=start), 0.0
    for reward, _ in episode(env, 3):
        total += reward
    seat = env.seat
    result = expected_rewards(Rewards(), [], scores_of(env.position), env.position.winners)
    assert total == pytest.approx(result[seat] - potential(scores_of(start), seat, 10))
    assert potential(scores_of(start), seat, 10) != 0


# ------------------------------------------------------------ every interface


def opening(game: str, players: int) -> sacbe.State:
    """The first decision of a game."""
    start = sacbe.game(game).start(players)
    start.deal(start.game.engine.rng(1))
    return start


def episode(env: SeatEnv, seed: int) -> Iterator[tuple[float, sacbe.State]]:
    """The rewards of a random episode, with the positions after the steps."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    terminated = False
    while not terminated:
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        _, reward, terminated, _, info = env.step(action)
        yield reward, env.position.copy()


@every_table
@every_kind
def test_gymnasium_pays_by_the_definition(game: str, players: int, rewards: Rewards) -> None:
    start = opening(game, players)
    env = SeatEnv(game, seat=players - 1, rewards=rewards, position=start)
    before = scores_of(start)
    for reward, position in episode(env, 4):
        after = scores_of(position)
        expected = expected_rewards(rewards, before, after, position.winners)
        assert reward == pytest.approx(expected[players - 1])
        before = after


@every_game
@every_kind
def test_vector_pays_by_the_definition(game: str, rewards: Rewards) -> None:
    """Also with a discount, which applies once per step of the seat."""
    size, rng = 4, np.random.default_rng(1)
    start = opening(game, 3)
    env = SeatVectorEnv(game, size, seat=1, rewards=rewards, position=start)
    _, info = env.reset(seed=5)
    before, ended, ends = [scores_of(start)] * size, np.zeros(size, np.bool_), 0
    while ends < 5:
        noise = rng.random(info["action_mask"].shape)
        resetting = ended
        _, earned, ended, _, info = env.step((noise * info["action_mask"]).argmax(1))
        ends += int(ended.sum())
        for i in range(size):
            position = env.batch.state(i)
            after = scores_of(position)
            if not resetting[i]:
                expected = expected_rewards(rewards, before[i], after, position.winners)
                assert earned[i] == pytest.approx(expected[1], abs=1e-4)
                before[i] = after
            else:
                assert earned[i] == 0
                before[i] = scores_of(start)


@every_table
@every_kind
@pytest.mark.parametrize("make", [raw_env, parallel_env])
def test_pettingzoo_pays_by_the_definition(
    game: str, players: int, rewards: Rewards, make: Any
) -> None:
    table: Any = make(game, players, rewards=rewards)
    rng = np.random.default_rng(players)
    table.reset(seed=2)
    before = [0.0] * players if rewards.kind == "points" else scores_of(table.position)
    while table.position.current_player is not None:
        if make is raw_env:
            table.step(rng.choice(table.position.legal_actions()))
            earned = table.rewards
        else:
            acting = table.position.players_to_act
            actions = {
                agent: rng.choice(table.position.legal_actions(seat))
                if seat in acting
                else table.wait
                for seat, agent in enumerate(table.possible_agents)
            }
            earned = table.step(actions)[1]
        after = scores_of(table.position)
        expected = expected_rewards(rewards, before, after, table.position.winners)
        assert [earned[agent] for agent in table.possible_agents] == pytest.approx(expected)
        before = after


# ------------------------------------------------------------ bad input


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"kind": "glory"}, "rewards must be 'win' or 'points' or 'rank' or 'shaped', not 'glory'"),
        ({"kind": "shaped", "scale": 0}, "scale must be positive"),
        ({"kind": "shaped", "scale": float("nan")}, "scale must be positive"),
        ({"kind": "shaped", "discount": 1.1}, "discount must be 0 to 1"),
    ],
)
def test_invalid_settings_are_rejected(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Rewards(**settings)
