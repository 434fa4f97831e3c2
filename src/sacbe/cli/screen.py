"""Terminal output and input: pages and lines."""

import contextlib
import sys
from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment
from rich.text import Text

from sacbe.text import Texts

MAX_LINE_LENGTH = 200
MIN_SIZE = (80, 24)


class Quit(Exception):
    """The player wants to stop: q, Ctrl-C or Ctrl-D."""


def is_terminal() -> bool:
    """True if stdin and stdout are a terminal."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def make_console() -> Console:
    """A console without markup, emoji and highlighting."""
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=False)


def clear(console: Console, scrollback: bool = False) -> None:
    """Clear the screen, optionally with its scrollback buffer."""
    if console.is_terminal and not console.is_dumb_terminal:
        console.clear()
        if scrollback:
            console.file.write("\x1b[3J")
            console.file.flush()
    else:
        console.print()


def read_line(console: Console, prompt: str = "> ") -> str:
    """Read a line; Ctrl-C and Ctrl-D raise Quit."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401 - arrow keys and history

    console.file.flush()
    try:
        return input(prompt).strip()
    except (EOFError, KeyboardInterrupt):
        console.print()
        raise Quit from None


def height_of(console: Console, content: RenderableType) -> int:
    """The number of lines that this needs at the current width."""
    return len(console.render_lines(content, pad=False))


class Lines:
    """Rendered lines."""

    def __init__(self, console: Console, *parts: RenderableType) -> None:
        self.lines = [line for part in parts for line in console.render_lines(part, pad=False)]

    def __len__(self) -> int:
        return len(self.lines)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.lines:
            yield from line
            yield Segment.line()


def largest_fitting(
    console: Console, screens: Sequence[Sequence[RenderableType]], max_lines: int
) -> Lines:
    """The first of several screens (largest first) that fits in `max_lines`, or the last.
    The search starts at the last; common parts are rendered once."""
    rendered: dict[int, Lines] = {}
    best = Lines(console)
    for screen in reversed(screens):
        picture = Lines(console)
        for part in screen:
            if id(part) not in rendered:
                rendered[id(part)] = Lines(console, part)
            picture.lines += rendered[id(part)].lines
        if best.lines and len(picture) > max_lines:
            break
        best = picture
    return best


def show_pages(console: Console, texts: Texts, content: RenderableType) -> None:
    """Show content page by page, waiting for Enter after each."""
    lines = Lines(console, content).lines
    max_lines = max(5, console.height - 2)
    first = 0
    while first < len(lines):
        if first and _stops_paging(read_line(console, texts.say("page-more") + " ")):
            return
        end = _page_end(lines, first, max_lines)
        page = Lines(console)
        page.lines = lines[first:end]
        clear(console)
        console.print(page)
        first = end
    read_line(console, texts.say("press-enter") + " ")


def _page_end(lines: list[list[Segment]], first: int, max_lines: int) -> int:
    """A page ends where it is full, or before a heading (underlined) in its second half."""
    if first + max_lines >= len(lines):
        return len(lines)
    for end in range(first + max_lines, first + max_lines // 2, -1):
        line = lines[end]
        if line and line[0].style is not None and line[0].style.underline:
            return end
    return first + max_lines


def _stops_paging(typed: str) -> bool:
    return typed.casefold() in ("q", "n")


def print_text(console: Console, text: str, style: str = "", no_wrap: bool = False) -> None:
    """Print a text. With `no_wrap`, the terminal wraps it, so that it can be copied."""
    console.print(Text(text, style), soft_wrap=no_wrap)
