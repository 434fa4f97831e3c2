"""Assign the reader's legal actions to the elements of the board.

An element claims its choices; unclaimed ones become buttons in the turn panel, so none is ever
lost. An element without a choice registers what pressing it would have meant, so that the page can
explain why it is not possible.
"""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from sacbe.draw.svg import choice, disabled_choice, g, tooltip

Info = Mapping[str, Any]


class Choice(NamedTuple):
    """A legal action: its id, its info and its text."""

    id: int
    info: Info
    text: str


class Choices:
    """All choices of a position, each to be claimed once."""

    def __init__(self, choices: Iterable[tuple[int, Info, str]]) -> None:
        self.all = [Choice(*one) for one in choices]
        self.left = list(self.all)

    def __bool__(self) -> bool:
        return bool(self.left)

    def claim(self, **facts: object) -> list[Choice]:
        """Remove and return the choices whose info contains these facts."""
        claimed_choices = _matching(self.left, facts)
        if claimed_choices:
            self.left = [one for one in self.left if one not in claimed_choices]
        return claimed_choices

    def illegal(self, **facts: object) -> Info | None:
        """These facts as an illegal action to be explained; None if it is legal, or if the reader
        has no decision to make."""
        return facts if self.all and not _matching(self.all, facts) else None


def _matching(choices: list[Choice], facts: Info) -> list[Choice]:
    return [one for one in choices if all(one.info.get(key) == v for key, v in facts.items())]


def ids(choices: Iterable[Choice]) -> list[int]:
    """The action ids of some choices."""
    return [one.id for one in choices]


def describe(choices: Iterable[Choice]) -> str:
    """A label for several choices of one element."""
    return "; ".join(one.text for one in choices)


def interactive(
    mine: list[Choice],
    why: Info | None,
    label: str,
    body: str,
    glow: str = "",
    about: str = "",
    class_: str = "",
    **attrs: str,
) -> str:
    """An element that can be chosen, or explains why not, or is for display only. `glow` is drawn
    if it can be chosen, `about` is its tooltip."""
    title = tooltip(about) if about else ""
    if mine:
        return choice(ids(mine), describe(mine), title, body, glow, class_=class_, **attrs)
    if why is not None:
        return disabled_choice(why, label, title, body, class_=class_, **attrs)
    if about:
        attrs |= {"role": "img", "aria_label": about}
    return g(title, body, class_=class_ or None, **attrs)
