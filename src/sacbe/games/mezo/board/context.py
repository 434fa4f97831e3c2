"""The input of all parts of the picture: view, choices, texts and names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sacbe.draw.palette import SEATS, Seat
from sacbe.draw.pieces import frame
from sacbe.draw.svg import choice, disabled_choice, g

from .board_texts import BoardTexts

View = Mapping[str, Any]
Info = Mapping[str, Any]
Choice = tuple[int, Info, str]

# Choices made with a button: they have no place on the board.
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


class Box(NamedTuple):
    """A rectangle of the picture."""

    x: float
    y: float
    w: float
    h: float


class Decision(NamedTuple):
    """What a reader must decide, as far as one part of the picture shows it."""

    seat: int | None = None
    choices: Sequence[Choice] = ()  # of the part
    sample: Mapping[str, Any] = {}  # a choice that shows which kind of decision is open
    any: bool = False  # whether there is any choice at all


class Context(NamedTuple):
    """A position, or the piece of it that a part shows, as one seat sees it."""

    view: View
    decision: Decision
    names: Sequence[str]
    say: BoardTexts

    @classmethod
    def of(
        cls,
        view: View,
        seat: int | None,
        choices: Sequence[Choice],
        names: Sequence[str],
        say: BoardTexts,
    ) -> Context:
        """A whole position."""
        sample = next((info for _, info, _ in choices if info["type"] != "stop"), {})
        return cls(view, Decision(seat, choices, sample, bool(choices)), tuple(names), say)

    def about(self, choices: Sequence[Choice], kinds: Sequence[str] = ()) -> Decision:
        """The inputs of a part that shows these choices. `kinds` are the decisions at which it
        explains what cannot be chosen."""
        if not self.decision.any:
            return Decision()
        sample = self.sample if self.sample.get("type") in kinds else {}
        facts = {key: sample[key] for key in ("type", "kind", "region") if key in sample}
        return Decision(self.seat, tuple(choices), facts, True)

    @property
    def own_asked(self) -> Decision:
        """What the reader must decide; without a decision, readers do not differ."""
        return self.decision if self.decision.any else Decision()

    @property
    def seat(self) -> int | None:
        """The reader."""
        return self.decision.seat

    @property
    def choices(self) -> Sequence[Choice]:
        """The legal choices."""
        return self.decision.choices

    @property
    def sample(self) -> Info:
        """A choice that shows which kind of decision is open; empty without choices."""
        return self.decision.sample

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.view["players"]))

    @property
    def conflict(self) -> Any:
        """The Conflict of the view, or None."""
        return self.view["conflict"]

    def name(self, seat: int) -> str:
        """The name of a seat; the reader's own is marked."""
        name = self.names[seat]
        return self.say("you", name=name) if seat == self.seat else name

    def choices_of(self, *kinds: str, **facts: Any) -> list[Choice]:
        """The legal choices of these types with these properties."""
        return [
            each
            for each in self.choices
            if each[1]["type"] in kinds
            and all(each[1].get(key) == fact for key, fact in facts.items())
        ]

    def button_choices(self) -> list[Choice]:
        """The choices that are buttons."""
        return [
            each
            for each in self.choices
            if each[1]["type"] in BUTTONS
            or (each[1]["type"] == "pay" and each[1]["from"] == "reserve")
        ]


def colour(seat: int) -> Seat:
    """The colours of a seat."""
    return SEATS[seat]


def clickable(choices: Sequence[Choice], say: BoardTexts, *content: str, **attrs: Any) -> str:
    """Content that stands for some choices, if there are any."""
    if not choices:
        return choice((), "", *content, **attrs)
    label = choices[0][2] if len(choices) == 1 else say("several", first=choices[0][2])
    return choice([each[0] for each in choices], label, *content, **attrs)


def interactive(
    ctx: Context,
    choices: Sequence[Choice],
    attempt: Info | None,
    name: str,
    *content: str,
    edge: str = "",
    **attrs: Any,
) -> str:
    """Clickable content with a highlighted edge; or, without choices, content that explains why
    not.

    `attempt` is the illegal action that a click would mean, None if the content is not interactive.
    """
    if choices:
        return clickable(choices, ctx.say, *content, edge, **attrs)
    if attempt is not None and ctx.decision.any:
        return disabled_choice(attempt, name, *content, **attrs)
    return g(*content, **attrs)


def interactive_box(
    ctx: Context,
    choices: Sequence[Choice],
    attempt: Info | None,
    name: str,
    box: Box,
    *content: str,
    **attrs: Any,
) -> str:
    """The same for a rectangle of the board."""
    edge = frame(box.x, box.y, box.w, box.h)
    return interactive(ctx, choices, attempt, name, *content, edge=edge, **attrs)
