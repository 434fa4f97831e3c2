"""The shared inputs of all parts of the picture."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ..derived import View
from .texts import BoardTexts

Choice = tuple[int, Mapping[str, Any], str]


class Table(NamedTuple):
    """The shared inputs of all panels."""

    view: View
    seat: int | None
    choices: Sequence[Choice]
    names: Sequence[str]
    say: BoardTexts
    s: float  # the hex size for which tiles are defined
    must_choose: bool  # whether this seat must choose now

    def find_choice(self, kind: str, **facts: Any) -> Choice | None:
        """The current choice of this type with these facts, if any."""
        for each in self.choices:
            info = each[1]
            if info["type"] == kind and all(info[key] == fact for key, fact in facts.items()):
                return each
        return None


def by_seat(numbers: Sequence[tuple[int, int]], names: Sequence[str], say: BoardTexts) -> str:
    """Names with a number each."""
    parts = [say("seat-number", name=names[p], n=n) for p, n in numbers]
    return ", ".join(parts) or say("no-seat")
