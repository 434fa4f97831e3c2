"""Advice from the processes that think: what they are shown, and what they answer."""

import pytest

from sacbe.server import worker
from sacbe.server.worker import Advise, Advised, framed, read_answer, read_order
from tests.server.test_thinkers import current_player_of, hides_much, middle_of, pool, run


def test_advice_is_about_legal_choices_and_the_best_comes_first() -> None:
    async def test() -> None:
        state = middle_of("maya")
        seat = current_player_of(state)
        async with pool() as thinkers:
            advised = await thinkers.advise(seat, state, 0.2)
        assert advised.line[0] == (seat, advised.judged[0].action)
        assert {one.action for one in advised.judged} <= set(state.legal_actions(seat))
        shares = [one.share for one in advised.judged]
        assert shares == sorted(shares, reverse=True)
        assert all(one.tries > 0 for one in advised.judged)

    run(test())


def test_advice_is_asked_for_in_a_world_re_dealt_for_the_seat() -> None:
    state = middle_of("maya", fits=hides_much)
    seat = current_player_of(state)
    shown: list[Advise] = []

    async def test() -> None:
        async with pool() as thinkers:

            async def do(order: Advise, fits: object) -> Advised:
                shown.append(order)
                return Advised(number=order.number, judged=[], line=[(seat, 0)], secret=False)

            thinkers._do = do  # type: ignore[method-assign, assignment]
            for _ in range(10):
                await thinkers.advise(seat, state, 0.2)

    run(test())
    worlds = {order.position for order in shown}
    assert len(worlds) > 1  # never the true one again and again
    for world in worlds:
        assert state.game.from_bytes(world).view(seat) == state.view(seat)


def test_a_seat_that_owes_nothing_is_not_advised() -> None:
    async def test() -> None:
        state = middle_of("maya")
        async with pool() as thinkers:
            with pytest.raises(ValueError, match="is not to move"):
                await thinkers.advise(1 - current_player_of(state), state, 0.2)

    run(test())


def test_orders_and_advice_come_over_whole() -> None:
    order = Advise(number=3, game="maya", seat=1, seed=7, seconds=0.5, position=b"x")
    advised = worker.Advised(
        number=3,
        judged=[worker.Judged(action=5, value=1.5, tries=4, share=0.5)],
        line=[(1, 5), (-1, 2)],
        secret=False,
    )
    assert read_order(framed(order)[worker.LENGTH :]) == order
    assert read_answer(framed(advised)[worker.LENGTH :]) == advised
