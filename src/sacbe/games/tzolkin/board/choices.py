"""What the reader may choose, handed out to the things on the board that stand for it.

A thing claims its choices; whatever nobody claims ends up in the tray, so nothing is ever lost.
"""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

Info = Mapping[str, Any]


class Choice(NamedTuple):
    """One legal action: its id, what it means, and the same in words."""

    id: int
    info: Info
    words: str


class Choices:
    """All choices of a position, each to be claimed once."""

    def __init__(self, choices: Iterable[tuple[int, Info, str]]) -> None:
        self.left = [Choice(*one) for one in choices]

    def __bool__(self) -> bool:
        return bool(self.left)

    def claim(self, **facts: object) -> list[Choice]:
        """Those whose info says all this; nobody else gets them."""
        if not self.left:
            return []
        taken = [
            one for one in self.left if all(one.info.get(key) == v for key, v in facts.items())
        ]
        if taken:
            self.left = [one for one in self.left if one not in taken]
        return taken


def ids(choices: Iterable[Choice]) -> list[int]:
    """The action ids of some choices."""
    return [one.id for one in choices]


def spoken(choices: Iterable[Choice]) -> str:
    """What several choices at one place are called together."""
    return "; ".join(one.words for one in choices)
