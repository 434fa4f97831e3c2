"""Hints of the bot pool: what workers get, and what they return."""

import pytest

from sacbe.server import bot_worker
from sacbe.server.bot_worker import Advice, AdviseJob, encode_frame, read_job, read_result
from tests.server.test_bot_pool import current_player_of, hides_much, middle_of, pool, run


def test_advice_lists_legal_actions_best_first() -> None:
    async def test() -> None:
        state = middle_of("maya")
        seat = current_player_of(state)
        async with pool() as bot_pool:
            advice = await bot_pool.advise(seat, state, 0.2)
        assert advice.line[0] == (seat, advice.judged[0].action)
        assert {one.action for one in advice.judged} <= set(state.legal_actions(seat))
        shares = [one.share for one in advice.judged]
        assert shares == sorted(shares, reverse=True)
        assert all(one.tries > 0 for one in advice.judged)

    run(test())


def test_advice_uses_a_determinization() -> None:
    state = middle_of("maya", fits=hides_much)
    seat = current_player_of(state)
    view_data: list[AdviseJob] = []

    async def test() -> None:
        async with pool() as bot_pool:

            async def do(order: AdviseJob, fits: object) -> Advice:
                view_data.append(order)
                return Advice(number=order.number, judged=[], line=[(seat, 0)], secret=False)

            bot_pool.run_job = do  # type: ignore[method-assign, assignment]
            for _ in range(10):
                await bot_pool.advise(seat, state, 0.2)

    run(test())
    worlds = {order.position for order in view_data}
    assert len(worlds) > 1  # not the same one again and again
    for world in worlds:
        assert state.game.from_bytes(world).view(seat) == state.view(seat)


def test_advice_requires_a_seat_that_must_act() -> None:
    async def test() -> None:
        state = middle_of("maya")
        async with pool() as bot_pool:
            with pytest.raises(ValueError, match="is not to move"):
                await bot_pool.advise(1 - current_player_of(state), state, 0.2)

    run(test())


def test_advice_messages_round_trip() -> None:
    order = AdviseJob(number=3, game="maya", seat=1, seed=7, seconds=0.5, position=b"x")
    advice = bot_worker.Advice(
        number=3,
        judged=[bot_worker.ActionStats(action=5, value=1.5, tries=4, share=0.5)],
        line=[(1, 5), (-1, 2)],
        secret=False,
    )
    assert read_job(encode_frame(order)[bot_worker.LENGTH_BYTES :]) == order
    assert read_result(encode_frame(advice)[bot_worker.LENGTH_BYTES :]) == advice
