"""Assign the reader's legal actions to the parts of the board.

Every action type has one part that draws it; those without an element on the board become buttons
in the turn panel. An element without a choice registers what pressing it would have meant, so that
the page can explain why it is not possible.
"""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from sacbe.draw.svg import choice, disabled_choice, g, tooltip

Info = Mapping[str, Any]
BUTTONS = "buttons"  # the part of all choices without an element


class Choice(NamedTuple):
    """A legal action: its id, its info and its text."""

    id: int
    info: Info
    text: str


class Choices(NamedTuple):
    """The choices of one part, and whether the reader has any decision to make."""

    all: tuple[Choice, ...] = ()
    is_choosing: bool = False

    def of(self, **facts: object) -> list[Choice]:
        """The choices whose info contains these facts."""
        return [one for one in self.all if all(one.info.get(key) == v for key, v in facts.items())]

    def illegal(self, **facts: object) -> Info | None:
        """These facts as an illegal action to be explained; None if it is legal, or if the reader
        has no decision to make."""
        return facts if self.is_choosing and not self.of(**facts) else None


def owner(info: Info) -> str:
    """The part that draws an action."""
    match info["type"]:
        case "place":
            return f"enter-{info['wheel']}"
        case "pick_up":
            return f"workers-{info['wheel']}"
        case "use":
            return f"use-{info['wheel']}"
        case "climb":
            return f"climb-{info['temple']}"
        case "advance":
            return f"advance-{info['tech']}"
        case "build" | "monument":
            return str(info["type"])
    return BUTTONS


class ChoicesByPart:
    """All choices of a position, assigned to parts by `owner`."""

    def __init__(self, choices: Iterable[tuple[int, Info, str]]) -> None:
        by_part: dict[str, list[Choice]] = {}
        for one in choices:
            by_part.setdefault(owner(one[1]), []).append(Choice(*one))
        self.is_choosing = bool(by_part)
        self._by_part = {name: Choices(tuple(some), True) for name, some in by_part.items()}
        self._none = Choices((), self.is_choosing)

    def __getitem__(self, name: str) -> Choices:
        return self._by_part.get(name, self._none)

    def of(self, kind: str, names: Iterable[str]) -> dict[str, Choices]:
        """The choices of several parts, by the second half of their names."""
        return {name: self[f"{kind}-{name}"] for name in names}

    @property
    def on_board(self) -> bool:
        """Whether any choice has an element on the board."""
        return any(name != BUTTONS for name in self._by_part)


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
