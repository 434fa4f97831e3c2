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
COLOURS = 256  # more than these flat pictures have, but for the edges of letters
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")
HELP = "install the extra `dev` and Chromium (`playwright install chromium`)"


class Shown(NamedTuple):
    """A position of the list and who looks at it."""

    picture: Picture
    state: sacbe.State
    seat: int

    @property
    def svg(self) -> str:
        """Its board."""
        return self.state.svg(self.seat, self.picture.lang)


# ---------------------------------------------------------------- reaching the positions


def reached(pictures: Sequence[Picture]) -> Iterator[Shown]:
    """Every position of a list, in no particular order: games are played only once."""
    games: dict[tuple[object, ...], list[Picture]] = {}
    for one in pictures:
        games.setdefault((one.game, one.players, one.seed, one.options), []).append(one)
    for wanted in games.values():
        yield from _played(wanted)


def _played(left: list[Picture]) -> Iterator[Shown]:
    """Positions of one game."""
    first = left[0]
    table = sacbe.Table(first.game, players=first.players, seed=first.seed, **dict(first.options))
    bot = sacbe.bot("greedy", first.game, seed=1)
    moves = 0
    while left:
        over = table.current_player is None
        seat = 0 if over else table.state.players_to_act[0]
        view = table.state.view(seat)
        open_ = over or len(table.state.legal_actions(seat)) > 1
        for one in [one for one in left if open_ and moves >= one.moves and _is(view, one)]:
            yield Shown(one, table.state.copy(), seat)
            left.remove(one)
        if over:
            break
        table.play(ask(bot, table.state, seat), seat)
        moves += 1
    if left:
        names = ", ".join(one.file for one in left)
        raise ValueError(f"The game ends before these positions: {names}.")


def _is(view: Mapping[str, Any], one: Picture) -> bool:
    wanted = {"phase": one.phase, **dict(one.where)}
    return all(view[key] == value for key, value in wanted.items())


# ---------------------------------------------------------------- SVG, PNG, digests, the page


def digest(svg: str) -> str:
    """What is written down of a picture to know it again."""
    return hashlib.sha256(svg.encode()).hexdigest()[:16]


Camera = Callable[[str, bool], bytes]


def camera(playwright: Any) -> tuple[Camera, Callable[[], None]]:
    """What makes a PNG of a standing picture, and how to put it away."""
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    arguments = ["--disable-gpu"]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        arguments.append("--no-sandbox")  # which Chromium demands of root
    browser = playwright.chromium.launch(executable_path=path, args=arguments)
    page = browser.new_page(viewport={"width": WIDTH, "height": WIDTH})

    def shoot(svg: str, dark: bool) -> bytes:
        box = svg.partition('viewBox="')[2].partition('"')[0].split()
        height = round(WIDTH * float(box[3]) / float(box[2]))
        page.set_viewport_size({"width": WIDTH, "height": height})
        page.emulate_media(color_scheme="dark" if dark else "light")
        page.set_content(f"<!doctype html><style>body{{margin:0}}</style>{svg}")
        return bytes(page.screenshot())

    return shoot, browser.close


def smaller(png: bytes) -> bytes:
    """The same with a palette: a third of the size, and nobody sees it."""
    from PIL import Image

    out = io.BytesIO()
    with Image.open(io.BytesIO(png)) as picture:
        few = picture.convert("RGB").quantize(
            COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.NONE
        )
        few.save(out, "PNG", optimize=True)
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


def known(out: Path) -> dict[str, str]:
    """The digests that were written down, by file."""
    path = out / DIGESTS
    return dict(json.loads(path.read_text("utf-8"))) if path.exists() else {}


# ---------------------------------------------------------------- the two commands


def make(pictures: Sequence[Picture], out: Path, bar: Progress) -> None:
    """Draw them all; what concerns other games stays as it is."""
    try:
        from PIL import Image as _  # noqa: F401 - asked here, before any work is done
        from playwright.sync_api import Error, sync_playwright
    except ImportError as error:
        raise ValueError(f"{error.name} is not installed: {HELP}.") from None
    out.mkdir(parents=True, exist_ok=True)
    digests = known(out)
    task = bar.add_task("Pictures", total=len(pictures))
    with sync_playwright() as playwright:
        try:
            shoot, close = camera(playwright)
        except Error as error:
            raise ValueError(f"Chromium could not be started: {HELP}.\n{error}") from None
        for shown in reached(pictures):
            one, svg = shown.picture, shown.svg
            (out / one.file).write_bytes(smaller(shoot(svg, one.dark)))
            digests[one.file] = digest(svg)
            bar.update(task, advance=1, description=one.file)
        close()
    files = [one.file for one in PICTURES]
    listed = {file: digests[file] for file in files if file in digests}
    (out / DIGESTS).write_text(json.dumps(listed, indent=1) + "\n", "utf-8")
    (out / "README.md").write_text(page_text(PICTURES), "utf-8")


def differences(pictures: Sequence[Picture], out: Path, bar: Progress) -> list[str]:
    """What is not as it was written down: changed boards, missing and unknown files."""
    digests, found = known(out), []
    task = bar.add_task("Boards", total=len(pictures))
    for shown in reached(pictures):
        one = shown.picture
        if one.file not in digests:
            found.append(f"{one.file}: no digest")
        elif digests[one.file] != digest(shown.svg):
            found.append(f"{one.file}: has changed")
        if not (out / one.file).exists():
            found.append(f"{one.file}: no such file")
        bar.update(task, advance=1, description=one.file)
    files = {one.file for one in PICTURES}
    found += [
        f"{path.name}: not in the list" for path in out.glob("*.png") if path.name not in files
    ]
    return sorted(found)


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw or check, as asked."""
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
    asked = parser.parse_args(arguments)
    pictures = [one for one in PICTURES if asked.game in (None, one.game)]
    with Progress(console=Console(stderr=True), transient=True) as bar:
        try:
            if not asked.check:
                make(pictures, asked.out, bar)
                return 0
            found = differences(pictures, asked.out, bar)
        except ValueError as error:
            bar.stop()
            print(error, file=sys.stderr)
            return 2
    print("\n".join(found) or f"All {len(pictures)} pictures are up to date.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
