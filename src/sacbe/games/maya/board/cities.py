"""Cities and crop groups, derived from a view for drawing."""

from collections.abc import Sequence

from ..data import CELLS, NEAR
from ..derived import INDEX, View, city_cells, city_payouts, gaps


class City:
    """A city with its tiles, its open spaces and its points."""

    def __init__(self, view: View, name: str) -> None:
        city = view["cities"][name]
        self.name = name
        self.temple = INDEX[view["sites"][name]["cell"]]
        self.cells = city_cells(view, name)
        self.size = int(city["size"])
        self.scored = bool(city["scored"])
        self.strength: list[int] = city["strength"]
        self.gaps = gaps(view, name)
        self.highlighted = bool(view["sites"][name]["highlighted"])

    def standings(self) -> list[tuple[int, int]]:
        """Seats with the points won or, while it is open, with their crops; highest first."""
        return rank_seats(city_payouts(self.size, self.strength)) if self.scored else self.crops()

    def crops(self) -> list[tuple[int, int]]:
        """Seats with their crops around the city; highest first."""
        return rank_seats(self.strength)


def rank_seats(numbers: Sequence[int]) -> list[tuple[int, int]]:
    """Seats with their non-zero numbers, highest first."""
    return sorted(((p, n) for p, n in enumerate(numbers) if n), key=lambda each: -each[1])


def cities(view: View) -> list[City]:
    """All cities: open ones first, by number of gaps."""
    result = [City(view, name) for name in view["cities"]]
    return sorted(result, key=lambda city: (city.scored, len(city.gaps), city.name))


def connected_pairs(view: View) -> list[tuple[int, int]]:
    """Pairs of neighbouring plantations of one owner and one crop."""
    pairs = []
    for name, tile in view["cells"].items():
        if tile["kind"] == "plantation":
            i = INDEX[name]
            alike = (tile["owner"], tile["crop"])
            for n in NEAR[i]:
                other = view["cells"].get(CELLS[n].id)
                if n > i and other and (other["owner"], other["crop"]) == alike:
                    pairs.append((i, n))
    return pairs
