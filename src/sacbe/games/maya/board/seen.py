"""What the picture needs to know of a view and the view does not say by itself."""

from collections.abc import Mapping, Sequence
from typing import Any

from ..data import CELLS, NEAR
from ..terminal.land import INDEX, in_play, is_empty, near, prizes

View = Mapping[str, Any]
Shares = list[int]

__all__ = ["INDEX", "City", "cities", "in_play", "joined", "prizes", "shares"]


class City:
    """A city with its tiles, what is open around it and what it pays."""

    def __init__(self, view: View, name: str) -> None:
        shown = view["cities"][name]
        self.name = name
        self.temple = INDEX[view["sites"][name]["cell"]]
        self.cells = sorted(
            INDEX[cell] for cell, tile in view["cells"].items() if tile["city"] == name
        )
        self.size = int(shown["size"])
        self.scored = bool(shown["scored"])
        self.strength: list[int] = shown["strength"]
        around = {n for i in self.cells for n in near(view, i)}
        self.gaps = sum(is_empty(view, n) for n in around)
        self.highlighted = bool(view["sites"][name]["highlighted"])

    def told(self) -> list[tuple[int, int]]:
        """Seats with the points that they won, or while it is open with their crops; most first."""
        numbers = shares(self.size, self.strength) if self.scored else self.strength
        return sorted(((p, n) for p, n in enumerate(numbers) if n), key=lambda each: -each[1])


def cities(view: View) -> list[City]:
    """All cities, the open ones first, those that are soon closed before the others."""
    found = [City(view, name) for name in view["cities"]]
    return sorted(found, key=lambda city: (city.scored, city.gaps, city.name))


def shares(size: int, strengths: Sequence[int]) -> Shares:
    """What a closed city pays each seat; those who are tied share, rounded up."""
    first, second = prizes(size)
    won = []
    for mine in strengths:
        stronger = sum(other > mine for other in strengths)
        equal = sum(other == mine for other in strengths)
        if not mine or stronger > 1:
            won.append(0)
        elif stronger:
            won.append(-(-second // equal))
        else:
            won.append(-(-(first + (second if equal > 1 else 0)) // equal))
    return won


def joined(view: View) -> list[tuple[int, int]]:
    """Pairs of neighbouring plantations of one owner and one crop."""
    found = []
    for name, tile in view["cells"].items():
        if tile["kind"] == "plantation":
            i = INDEX[name]
            alike = (tile["owner"], tile["crop"])
            for n in NEAR[i]:
                other = view["cells"].get(CELLS[n].id)
                if n > i and other and (other["owner"], other["crop"]) == alike:
                    found.append((i, n))
    return found
