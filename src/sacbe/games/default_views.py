"""Default board, terminal and page: the view as lines of text, and a button for every choice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text

from sacbe.draw.parts import Part, Picture
from sacbe.draw.svg import g, text
from sacbe.draw.widgets import BUTTON_HEIGHT, GAP, Button, panel, tray, tray_lines
from sacbe.games.interface import Choice, Event, GameTexts, Info, View
from sacbe.text import Texts
from sacbe.text import document as doc
from sacbe.text.history import Highlight, Mark, Number, PointSource, Scene, TieBreak
from sacbe.text.names import seat_name
from sacbe.text.panels import Block, Ledger

WIDTH, PAD, LINE = 960, 14, 26


def view_lines(view: View) -> list[str]:
    """The view as text: a line for each entry, and rows of lists below their name."""
    lines = []
    for key, value in view.items():
        name = key.replace("_", " ")
        if isinstance(value, list) and value and isinstance(value[0], list | str):
            lines += [f"{name}:", *(f"  {_cells(row)}" for row in value)]
        elif isinstance(value, list | dict):
            lines.append(f"{name}: {_cells(value)}")
        else:
            lines.append(f"{name}: {value}")
    return lines


def _cells(value: Any) -> str:
    if isinstance(value, list):
        return " ".join(map(_cells, value))
    if isinstance(value, dict):
        return ", ".join(f"{key} {_cells(item)}" for key, item in value.items())
    return str(value)


class TextBoard:
    """The view as lines of text, and below it a button for every choice."""

    def __init__(self, title: str) -> None:
        self.title = title

    def picture(
        self,
        view: View,
        seat: int | None,
        choices: Sequence[Choice],
        texts: Texts,
        names: Sequence[str],
    ) -> Picture:
        lines = view_lines(view)
        middle = 2 * PAD + 26 + LINE * len(lines)
        buttons = [Button((action,), label) for action, _, label in choices]
        rows = len(tray_lines(buttons, WIDTH - 2 * PAD)) if buttons else 0
        below = rows * (BUTTON_HEIGHT + GAP) + 22
        parts = [Part("board-view", panel(PAD, PAD, WIDTH - 2 * PAD, middle - PAD, self.title))]
        for i, line in enumerate(lines):
            y = 2 * PAD + 36 + LINE * i
            parts.append(Part(f"line-{i}", g(text(2 * PAD, y, line, 17), class_="mono")))
        if seat is not None and choices:
            question = self.question(view, seat, choices, texts, names)
            choices_tray = tray(PAD, middle + PAD, WIDTH - 2 * PAD, below, buttons, question)
            parts.append(Part("board-choices", choices_tray))
        return Picture(WIDTH, middle + below + 2 * PAD, self.title, tuple(parts), {})

    def question(
        self, view: View, seat: int, choices: Sequence[Choice], texts: Texts, names: Sequence[str]
    ) -> str:
        return texts.say("choose-action")


class TextQuestion(NamedTuple):
    """A question that was not understood."""

    facts: list[str]
    actions: list[dict[str, Any]]


class TextTerminal:
    """The view as lines of text."""

    def __init__(self, about: str, game_texts: GameTexts) -> None:
        self.about, self._texts = about, game_texts

    def screens(
        self, view: View, seat: int | None, texts: Texts, names: Sequence[str]
    ) -> list[list[RenderableType]]:
        return [[self.board(view, seat, texts, names)]]

    def board(
        self, view: View, seat: int | None, texts: Texts, names: Sequence[str]
    ) -> RenderableType:
        return Group(*(Text(line) for line in view_lines(view)))

    def question(self, view: View, texts: Texts) -> str:
        return texts.say("choose-action")

    def choice(self, info: Info, view: View, texts: Texts) -> tuple[str, str]:
        return "", self._texts.action_text(info, texts)

    def own(self, view: View, seat: int, texts: Texts) -> Text:
        return Text(seat_name(texts, seat))

    def news(
        self, events: Iterable[Event], reader: int | None, texts: Texts, names: Sequence[str]
    ) -> list[str]:
        return [self._texts.event_text(event, texts, names) for event in events]

    def ask(self, typed: str, view: View, seat: int, texts: Texts) -> TextQuestion:
        return TextQuestion([], [])

    def facts(self, info: Info, texts: Texts) -> list[str]:
        return []

    def signs(self, texts: Texts) -> RenderableType:
        return Text("")

    def hint(self, what: str, texts: Texts) -> str:
        return self.about if what == "about" else ""


class PlainPanels:
    """The points, without their sources, and no tiles."""

    def ledger(
        self,
        events: Iterable[Info],
        scores: Sequence[float],
        winners: Sequence[int],
        texts: Texts,
        players: int,
    ) -> Ledger:
        return Ledger("", [], texts.say("total-points"), [f"{points:g}" for points in scores])

    def tiles(self, view: View, seat: int | None, texts: Texts) -> Sequence[Block]:
        return []


class ViewDocument:
    """A heading for every entry of the view, and its value as a list or a paragraph."""

    def __init__(self, title: str) -> None:
        self.title = title

    def document(
        self, view: View, seat: int | None, texts: Texts, names: Sequence[str]
    ) -> doc.Document:
        blocks: list[doc.Block] = []
        for key, value in view.items():
            blocks.append(doc.Heading(key.replace("_", " ").capitalize()))
            if isinstance(value, list | dict) and value:
                pairs = value.items() if isinstance(value, dict) else enumerate(value, 1)
                blocks.append(doc.Items(tuple(f"{name}: {_cells(each)}" for name, each in pairs)))
            else:
                blocks.append(doc.Sentences(_cells(value)))
        return doc.Document(self.title, tuple(blocks))


class PlainHistory:
    """The final points, without their sources, and no scenes."""

    def points(self, event: Info) -> Number:
        return 0

    def sources(self, events: Iterable[Info], players: int, texts: Texts) -> Sequence[PointSource]:
        return []

    def source_name(self, source: str, texts: Texts) -> str:
        return source

    def activities(
        self, events: Iterable[Info], players: int, texts: Texts
    ) -> Sequence[PointSource]:
        return []

    def mark(self, event: Info, texts: Texts) -> Mark | None:
        return None

    def tie_breaks(self, view: View, texts: Texts) -> Sequence[TieBreak]:
        return []

    def highlights(
        self, events: Iterable[tuple[int, Info]], texts: Texts, names: Sequence[str]
    ) -> Iterable[Highlight]:
        return []

    def scenes(
        self, events: Iterable[tuple[int, Info]], texts: Texts, names: Sequence[str]
    ) -> Iterable[Scene]:
        return []


class PlainPage:
    """Only the board."""

    ACCOUNTS: Mapping[str, Any] = {}

    def signs(self, lang: str) -> dict[str, list[str]]:
        return {}

    def reasons(
        self, before: Mapping[str, Any], after: Mapping[str, Any], seat: int, texts: Texts
    ) -> list[str]:
        return []
