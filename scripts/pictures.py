"""Draw the pictures in docs/pictures: a fixed list of about a dozen positions of each game.

    python -m scripts.pictures                  # draw all pictures; update the page and the digests
    python -m scripts.pictures --game maya      # only those of one game
    python -m scripts.pictures --check          # list pictures that would change; write nothing

The `greedy` bot plays to each position, so the pictures are the same on every machine unless the
rules or the bot change. `State.svg` draws the boards, and Chromium converts them to PNG. Digests of
the SVG show which pictures have changed: check those, then draw them again.
"""

import argparse
import hashlib
import io
import json
import os
import shutil
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import Progress

import sacbe
from sacbe.bots import ask
from scripts.picture_list import PICTURES, Picture

OUT = Path("docs/pictures")
DIGESTS = "digests.json"
WIDTH = 1440
COLOURS = 256  # enough for flat pictures
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")
HELP = "install the extra `dev` and Chromium (`playwright install chromium`)"


class Position(NamedTuple):
    """A position of the list with its viewer."""

    picture: Picture
    state: sacbe.State
    seat: int

    @property
    def svg(self) -> str:
        """Its board."""
        return self.state.svg(self.seat, self.picture.lang)


# ---------------------------------------------------------------- positions


def positions(pictures: Sequence[Picture]) -> Iterator[Position]:
    """All positions of a list, in any order; every game is played once."""
    games: dict[tuple[object, ...], list[Picture]] = {}
    for one in pictures:
        games.setdefault((one.game, one.players, one.seed, one.options), []).append(one)
    for group in games.values():
        yield from _positions_of_game(group)


def _positions_of_game(remaining: list[Picture]) -> Iterator[Position]:
    """Positions of one game."""
    first = remaining[0]
    table = sacbe.Table(first.game, players=first.players, seed=first.seed, **dict(first.options))
    bot = sacbe.bot("greedy", first.game, seed=1)
    moves = 0
    while remaining:
        over = table.current_player is None
        seat = 0 if over else table.state.players_to_act[0]
        view = table.state.view(seat)
        has_choice = over or len(table.state.legal_actions(seat)) > 1
        for one in [
            one for one in remaining if has_choice and moves >= one.moves and _matches(view, one)
        ]:
            yield Position(one, table.state.copy(), seat)
            remaining.remove(one)
        if over:
            break
        table.play(ask(bot, table.state, seat), seat)
        moves += 1
    if remaining:
        names = ", ".join(one.file for one in remaining)
        raise ValueError(f"The game ends before these positions: {names}.")


def _matches(view: Mapping[str, Any], one: Picture) -> bool:
    fields = {"phase": one.phase, **dict(one.where)}
    return all(view[key] == value for key, value in fields.items())


# ---------------------------------------------------------------- SVG, PNG, digests, the page


def digest(svg: str) -> str:
    """A digest of a picture."""
    return hashlib.sha256(svg.encode()).hexdigest()[:16]


Renderer = Callable[[str, bool], bytes]


def png_renderer(playwright: Any) -> tuple[Renderer, Callable[[], None]]:
    """A function that renders PNG files, and one that closes its browser."""
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    arguments = ["--disable-gpu"]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        arguments.append("--no-sandbox")  # required for root
    browser = playwright.chromium.launch(executable_path=path, args=arguments)
    page = browser.new_page(viewport={"width": WIDTH, "height": WIDTH})

    def render(svg: str, dark: bool) -> bytes:
        box = svg.partition('viewBox="')[2].partition('"')[0].split()
        height = round(WIDTH * float(box[3]) / float(box[2]))
        page.set_viewport_size({"width": WIDTH, "height": height})
        page.emulate_media(color_scheme="dark" if dark else "light")
        page.set_content(f"<!doctype html><style>body{{margin:0}}</style>{svg}")
        return bytes(page.screenshot())

    return render, browser.close


def with_palette(png: bytes) -> bytes:
    """Reduce the PNG to a palette: a third of the size without visible change."""
    from PIL import Image

    out = io.BytesIO()
    with Image.open(io.BytesIO(png)) as picture:
        reduced = picture.convert("RGB").quantize(
            COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.NONE
        )
        reduced.save(out, "PNG", optimize=True)
    return out.getvalue()


def page_text(pictures: Sequence[Picture]) -> str:
    """docs/pictures/README.md: all pictures with their captions."""
    out = [
        "# Pictures",
        "",
        "The boards of the three games, in positions played by greedy bots. Generated by",
        "`python -m scripts.pictures`; do not edit. `--check` lists pictures that would change.",
    ]
    for game in dict.fromkeys(one.game for one in pictures):
        out += ["", f"## {sacbe.game(game).title}"]
        for one in pictures:
            if one.game == game:
                out += ["", one.caption, "", f"![{one.caption}]({one.file})"]
    return "\n".join(out) + "\n"


def read_digests(out: Path) -> dict[str, str]:
    """The stored digests by file."""
    path = out / DIGESTS
    return dict(json.loads(path.read_text("utf-8"))) if path.exists() else {}


# ---------------------------------------------------------------- commands


def make(pictures: Sequence[Picture], out: Path, bar: Progress) -> None:
    """Draw the pictures. Those of other games are not changed."""
    try:
        from PIL import Image as _  # noqa: F401 - fail early if it is missing
        from playwright.sync_api import Error, sync_playwright
    except ImportError as error:
        raise ValueError(f"{error.name} is not installed: {HELP}.") from None
    out.mkdir(parents=True, exist_ok=True)
    digests = read_digests(out)
    task = bar.add_task("Pictures", total=len(pictures))
    with sync_playwright() as playwright:
        try:
            render, close = png_renderer(playwright)
        except Error as error:
            raise ValueError(f"Chromium could not be started: {HELP}.\n{error}") from None
        for position in positions(pictures):
            one, svg = position.picture, position.svg
            (out / one.file).write_bytes(with_palette(render(svg, one.dark)))
            digests[one.file] = digest(svg)
            bar.update(task, advance=1, description=one.file)
        close()
    files = [one.file for one in PICTURES]
    digest_list = {file: digests[file] for file in files if file in digests}
    (out / DIGESTS).write_text(json.dumps(digest_list, indent=1) + "\n", "utf-8")
    (out / "README.md").write_text(page_text(PICTURES), "utf-8")


def differences(pictures: Sequence[Picture], out: Path, bar: Progress) -> list[str]:
    """Changed boards, missing files and unknown files."""
    digests, changes = read_digests(out), []
    task = bar.add_task("Boards", total=len(pictures))
    for position in positions(pictures):
        one = position.picture
        if one.file not in digests:
            changes.append(f"{one.file}: no digest")
        elif digests[one.file] != digest(position.svg):
            changes.append(f"{one.file}: has changed")
        if not (out / one.file).exists():
            changes.append(f"{one.file}: no such file")
        bar.update(task, advance=1, description=one.file)
    files = {one.file for one in PICTURES}
    changes += [
        f"{path.name}: not in the list" for path in out.glob("*.png") if path.name not in files
    ]
    return sorted(changes)


def main(arguments: Sequence[str] | None = None) -> int:
    """Parse the arguments, draw or check."""
    parser = argparse.ArgumentParser(
        prog="python -m scripts.pictures",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--game", choices=sorted({one.game for one in PICTURES}), help="draw only this game"
    )
    parser.add_argument("--out", type=Path, default=OUT, help="output folder")
    parser.add_argument(
        "--check", action="store_true", help="list the pictures that would change; write nothing"
    )
    options = parser.parse_args(arguments)
    pictures = [one for one in PICTURES if options.game in (None, one.game)]
    with Progress(console=Console(stderr=True), transient=True) as bar:
        try:
            if not options.check:
                make(pictures, options.out, bar)
                return 0
            changes = differences(pictures, options.out, bar)
        except ValueError as error:
            bar.stop()
            print(error, file=sys.stderr)
            return 2
    print("\n".join(changes) or f"All {len(pictures)} pictures are up to date.")
    return 1 if changes else 0


if __name__ == "__main__":
    sys.exit(main())
