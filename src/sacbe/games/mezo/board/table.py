"""What every part of the picture is drawn from: the view, the choices, the words, the names."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sacbe.draw.palette import SEATS, Seat
from sacbe.draw.pieces import frame
from sacbe.draw.svg import choice, disabled_choice, g

from .words import Say

View = Mapping[str, Any]
Info = Mapping[str, Any]
Choice = tuple[int, Info, str]

# Choices that are made with a button: they have no place of their own on the table.
BUTTONS = (
    "choose_god",
    "deploy",
    "summon",
    "choose_one",
    "cancel",
    "appease",
    "sacrifice",
    "stop",
)


@dataclass(frozen=True)
class Box:
    """A room of the picture."""

    x: float
    y: float
    w: float
    h: float


@dataclass(frozen=True)
class Table:
    """A position as one seat sees it."""

    view: View
    seat: int | None
    choices: Sequence[Choice]
    names: Sequence[str]
    say: Say

    @property
    def seats(self) -> range:
        """All who play."""
        return range(len(self.view["players"]))

    @property
    def fight(self) -> Any:
        """The Conflict, or None."""
        return self.view["conflict"]

    @property
    def like(self) -> Info:
        """What kind of thing is asked: one of the choices, nothing where there are none."""
        return next((info for _, info, _ in self.choices if info["type"] != "stop"), {})

    def name(self, seat: int) -> str:
        """Who sits there; the reader is told which one he is."""
        named = self.names[seat]
        return self.say("you", name=named) if seat == self.seat else named

    def found(self, *kinds: str, **facts: Any) -> list[Choice]:
        """The choices of these types with these facts that can be made now."""
        return [
            each
            for each in self.choices
            if each[1]["type"] in kinds
            and all(each[1].get(key) == fact for key, fact in facts.items())
        ]

    def in_tray(self) -> list[Choice]:
        """The choices that are buttons."""
        return [
            each
            for each in self.choices
            if each[1]["type"] in BUTTONS
            or (each[1]["type"] == "pay" and each[1]["from"] == "reserve")
        ]


def colour(seat: int) -> Seat:
    """How a seat looks."""
    return SEATS[seat]


def clicks(found: Sequence[Choice], say: Say, *content: str, **attrs: Any) -> str:
    """Content that stands for some choices, if there are any."""
    if not found:
        return choice((), "", *content, **attrs)
    label = found[0][2] if len(found) == 1 else say("several", first=found[0][2])
    return choice([each[0] for each in found], label, *content, **attrs)


def pressed(
    table: Table,
    found: Sequence[Choice],
    wish: Info | None,
    name: str,
    *content: str,
    edge: str = "",
    **attrs: Any,
) -> str:
    """A thing that can be clicked, with its glowing edge; or that answers why it cannot."""
    if found:
        return clicks(found, table.say, *content, edge, **attrs)
    if wish is not None and table.choices:
        return disabled_choice(wish, name, *content, **attrs)
    return g(*content, **attrs)


def framed(
    table: Table,
    found: Sequence[Choice],
    wish: Info | None,
    name: str,
    box: Box,
    *content: str,
    **attrs: Any,
) -> str:
    """The same for a rectangle of the table."""
    edge = frame(box.x, box.y, box.w, box.h)
    return pressed(table, found, wish, name, *content, edge=edge, **attrs)
