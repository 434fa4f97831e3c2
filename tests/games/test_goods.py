"""The resources of a seat are counted from a piece of its view."""

import pytest

from sacbe.play.game import games
from sacbe.play.goods import good_at, goods
from tests.games.pictures import positions


@pytest.mark.parametrize("name", games())
def test_goods_are_those_of_the_whole_view(name: str) -> None:
    for state in positions(name, 4, 11, 5):
        words = state.game.text
        for seat in range(4):
            view = state.view(seat)
            whole = {
                good: words.COUNTERS[good](view, seat)
                if good in words.COUNTERS
                else good_at(view["players"][seat], good)
                for good in words.GOODS
            }
            assert dict(goods(state, seat)) == whole


@pytest.mark.parametrize("name", games())
def test_a_seat_counts_its_goods_from_what_it_may_know(name: str) -> None:
    for n, state in enumerate(positions(name, 4, 12, 9)):
        for seat in range(4):
            world = state.determinize(seat, n)
            assert world.goods_view(seat) == state.goods_view(seat)
