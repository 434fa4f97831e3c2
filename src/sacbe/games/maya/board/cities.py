"""Cities and crop groups, derived from a view for drawing."""

import functools
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from ..data import CELLS, NEAR
from ..derived import INDEX, View, city_cells, city_payouts, gaps

Cells = Mapping[str, View]  # tiles by cell


class City(NamedTuple):
    """A city with its tiles, its open spaces and its points."""

    name: str
    temple: int
    cells: Sequence[int]
    size: int
    scored: bool
    strength: Sequence[int]
    gaps: Sequence[int]
    highlighted: bool

    def standings(self) -> list[tuple[int, int]]:
        """Seats with the points won or, while it is open, with their crops; highest first."""
        return rank_seats(city_payouts(self.size, self.strength)) if self.scored else self.crops()

    def crops(self) -> list[tuple[int, int]]:
        """Seats with their crops around the city; highest first."""
        return rank_seats(self.strength)


def rank_seats(numbers: Sequence[int]) -> list[tuple[int, int]]:
    """Seats with their non-zero numbers, highest first."""
    return sorted(((p, n) for p, n in enumerate(numbers) if n), key=lambda each: -each[1])


OF_CITIES = ("areas", "cells", "cities", "sites")


def cities(view: View) -> tuple[City, ...]:
    """All cities: open ones first, by number of gaps."""
    return _cities(msgspec.msgpack.encode([view[key] for key in OF_CITIES]))


@functools.lru_cache(256)  # the same for all seats
def _cities(encoded: bytes) -> tuple[City, ...]:
    view = dict(zip(OF_CITIES, msgspec.msgpack.decode(encoded), strict=True))
    result = [_city(view, name) for name in view["cities"]]
    return tuple(sorted(result, key=lambda city: (city.scored, len(city.gaps), city.name)))


def _city(view: View, name: str) -> City:
    city, site = view["cities"][name], view["sites"][name]
    return City(
        name,
        INDEX[site["cell"]],
        city_cells(view, name),
        city["size"],
        city["scored"],
        city["strength"],
        gaps(view, name),
        site["highlighted"],
    )


def connected_pairs(tiles: Cells, others: Cells) -> list[tuple[int, int]]:
    """Pairs of neighbouring plantations of one owner and one crop: the first among some tiles, the
    second, later one among these or others."""
    pairs = []
    for name, tile in tiles.items():
        if tile["kind"] == "plantation":
            i = INDEX[name]
            alike = (tile["owner"], tile["crop"])
            for n in NEAR[i]:
                other = tiles.get(CELLS[n].id) or others.get(CELLS[n].id)
                if n > i and other and (other["owner"], other["crop"]) == alike:
                    pairs.append((i, n))
    return pairs
