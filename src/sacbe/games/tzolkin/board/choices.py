"""What the reader may choose, handed out to the things on the board that stand for it.

A thing claims its choices; whatever nobody claims ends up in the tray, so nothing is ever lost. A
thing that has none asks what pressing it would have meant: then the page can tell why not.
"""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from sacbe.draw.svg import choice, disabled_choice, g, tooltip

Info = Mapping[str, Any]


class Choice(NamedTuple):
    """One legal action: its id, what it means, and the same in words."""

    id: int
    info: Info
    words: str


class Choices:
    """All choices of a position, each to be claimed once."""

    def __init__(self, choices: Iterable[tuple[int, Info, str]]) -> None:
        self.all = [Choice(*one) for one in choices]
        self.left = list(self.all)

    def __bool__(self) -> bool:
        return bool(self.left)

    def claim(self, **facts: object) -> list[Choice]:
        """Those whose info says all this; nobody else gets them."""
        taken = _saying(self.left, facts)
        if taken:
            self.left = [one for one in self.left if one not in taken]
        return taken

    def refused(self, **facts: object) -> Info | None:
        """These facts as something that is asked for in vain; None if it can be chosen, or if the
        reader is not asked anything."""
        return facts if self.all and not _saying(self.all, facts) else None


def _saying(choices: list[Choice], facts: Info) -> list[Choice]:
    return [one for one in choices if all(one.info.get(key) == v for key, v in facts.items())]


def ids(choices: Iterable[Choice]) -> list[int]:
    """The action ids of some choices."""
    return [one.id for one in choices]


def spoken(choices: Iterable[Choice]) -> str:
    """What several choices at one place are called together."""
    return "; ".join(one.words for one in choices)


def pressed(
    mine: list[Choice],
    why: Info | None,
    label: str,
    body: str,
    glow: str = "",
    about: str = "",
    class_: str = "",
    **attrs: str,
) -> str:
    """A thing that can be chosen, or that says why not, or that is only looked at. `glow` is
    drawn where it can be chosen, `about` is what it says of itself."""
    said = tooltip(about) if about else ""
    if mine:
        return choice(ids(mine), spoken(mine), said, body, glow, class_=class_, **attrs)
    if why is not None:
        return disabled_choice(why, label, said, body, class_=class_, **attrs)
    if about:
        attrs |= {"role": "img", "aria_label": about}
    return g(said, body, class_=class_ or None, **attrs)
