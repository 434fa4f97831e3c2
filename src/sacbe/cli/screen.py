"""The terminal itself: pages that are shown and lines that are typed."""

import contextlib
import sys
from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment
from rich.text import Text

from sacbe.text import Texts

LONGEST_LINE = 200
SMALLEST = (80, 24)


class Quit(Exception):
    """The player wants to stop: q, Ctrl-C or Ctrl-D."""


def is_terminal() -> bool:
    """Is there somebody to talk to?"""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def make_console() -> Console:
    """A console that leaves texts as they are: no markup, no emoji, no guessed highlights."""
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=False)


def clear(console: Console, scrollback: bool = False) -> None:
    """An empty screen; with `scrollback` what was on it cannot be scrolled back to either."""
    if console.is_terminal and not console.is_dumb_terminal:
        console.clear()
        if scrollback:
            console.file.write("\x1b[3J")
            console.file.flush()
    else:
        console.print()


def read_line(console: Console, prompt: str = "> ") -> str:
    """What is typed; Ctrl-C and Ctrl-D raise Quit."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401 - arrow keys and history

    console.file.flush()
    try:
        return input(prompt).strip()
    except (EOFError, KeyboardInterrupt):
        console.print()
        raise Quit from None


def height_of(console: Console, what: RenderableType) -> int:
    """How many lines this takes on the screen as it is now."""
    return len(console.render_lines(what, pad=False))


class Lines:
    """Something already drawn, line by line."""

    def __init__(self, console: Console, *parts: RenderableType) -> None:
        self.lines = [line for part in parts for line in console.render_lines(part, pad=False)]

    def __len__(self) -> int:
        return len(self.lines)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.lines:
            yield from line
            yield Segment.line()


def that_fits(console: Console, screens: Sequence[Sequence[RenderableType]], room: int) -> Lines:
    """The richest of several pictures (they come first) that is not too high, or the last.
    It is looked for from the last up, and parts that they share are drawn once."""
    drawn: dict[int, Lines] = {}
    best = Lines(console)
    for screen in reversed(screens):
        picture = Lines(console)
        for part in screen:
            if id(part) not in drawn:
                drawn[id(part)] = Lines(console, part)
            picture.lines += drawn[id(part)].lines
        if best.lines and len(picture) > room:
            break
        best = picture
    return best


def show_pages(console: Console, texts: Texts, what: RenderableType) -> None:
    """Show something that may be longer than the screen, and wait until it is read."""
    lines = Lines(console, what).lines
    room = max(5, console.height - 2)
    first = 0
    while first < len(lines):
        if first and _is_enough(read_line(console, texts.say("page-more") + " ")):
            return
        end = _page_end(lines, first, room)
        page = Lines(console)
        page.lines = lines[first:end]
        clear(console)
        console.print(page)
        first = end
    read_line(console, texts.say("press-enter") + " ")


def _page_end(lines: list[list[Segment]], first: int, room: int) -> int:
    """A page ends where it is full, or before a heading (they are underlined) not far from it."""
    if first + room >= len(lines):
        return len(lines)
    for end in range(first + room, first + room // 2, -1):
        line = lines[end]
        if line and line[0].style is not None and line[0].style.underline:
            return end
    return first + room


def _is_enough(typed: str) -> bool:
    return typed.casefold() in ("q", "n")


def tell(console: Console, said: str, style: str = "", whole: bool = False) -> None:
    """A sentence to the player; `whole` leaves breaking it to the terminal, for copying."""
    console.print(Text(said, style), soft_wrap=whole)
