"""Draw film strips of playback: one picture for every step that a page shows after an own turn.

    python -m scripts.film                     # one round of each game to docs/pictures
    python -m scripts.film --game tzolkin      # only one game
    python -m scripts.film --phone -o FOLDER   # on a phone, to another folder

The `greedy` bot plays a game; a table continues from one of its positions (`START`), where the page
plays the first seat's turn again and then shows the moves of the others step by step. Look at the
pictures: everything that happened must be visible, and nothing covered.
"""

import argparse
import io
import tempfile
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

import sacbe
from sacbe.bots.base import ask
from sacbe.play.records import encode
from sacbe.play.result import visible_events
from sacbe.play.table import Table
from tests.web.browsing import FORK, Sessions, browser, wait_for_turn_or_end
from tests.web.serving import ServerProcess

OUT = Path("docs/pictures")
PLAYERS = 3
SEED = 3
# The kind of scene before which it is filmed, and the number of turns of the first seat before it.
START = {"tzolkin": ("food_day", 4), "maya": ("city_closed", 4), "mezo": ("conflict", 3)}
DESKTOP = {"viewport": {"width": 1280, "height": 720}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
# Width of a picture and number of columns; True: on a phone.
STRIP = {False: (640, 2), True: (260, 5)}
GAP = 6
COLOURS = 128
MOST = 30  # steps

PLAY = """async ([table, action]) => {
  const { get, post } = await import("/static/http.js");
  const view = await get(`/api/tables/${table}?seat=0`);
  if (!view.asked.includes(0) || !view.legal.some((each) => each.action === action)) return false;
  await post(`/api/tables/${table}/commands`, {
    command_id: crypto.randomUUID(), expected_version: view.version,
    command: { type: "play", seat: 0, action, forced: false },
  });
  return true;
}"""
SETTLED = """() => document.getAnimations().every(({ playState }) => playState !== "running")"""


def finished_game(game: str) -> Table:
    """A game of the greedy bot against itself."""
    table = Table(game, players=PLAYERS, seed=SEED, seats=["Itzel", "B", "C"])
    bots = [sacbe.bot("greedy", game, seed=seat) for seat in range(PLAYERS)]
    while (seat := table.current_player) is not None:
        table.play(ask(bots[seat], table.state, seat))
    return table


def turns(table: Table) -> list[tuple[int, list[int]]]:
    """The turns of the first seat: the number of moves before each, and its actions."""
    spans: list[tuple[int, list[int]]] = []
    last: int | None = None
    for i, (player, action) in enumerate(table.moves):
        if player == 0:
            if last != 0:
                spans.append((i, []))
            spans[-1][1].append(action)
        last = player if player >= 0 else last
    return spans


def start(table: Table) -> tuple[int, list[int]]:
    """The first turn of the first seat before a scene, not too early in the game."""
    kind, first = START[table.game.name]
    names = [f"Seat {seat}" for seat in range(PLAYERS)]
    events = visible_events(table)
    ends = [
        scene.last
        for scene in table.game.history.scenes(events, table.game.texts("en"), names)
        if scene.kind == kind
    ]
    for (begin, actions), (end, _) in pairwise(turns(table)[first:]):
        if any(begin + len(actions) < last <= end for last in ends):
            return begin, actions
    raise LookupError(kind)


def film(page: Page, game: str) -> Iterator[bytes]:
    """One picture per step after a turn."""
    table = finished_game(game)
    step, actions = start(table)
    page.goto("/")
    page.evaluate("localStorage.setItem('playback', 'step')")
    name = page.evaluate(FORK, [encode(table.record()), step, PLAYERS])
    page.goto(f"/table/{name}")
    wait_for_turn_or_end(page)
    for action in actions:
        if not page.evaluate(PLAY, [name, action]):
            break
    page.locator("#caption").wait_for()
    for _ in range(MOST):
        page.wait_for_function(
            "() => !document.getElementById('caption').hidden"
            " || document.body.classList.contains('my-turn')"
        )
        if not page.locator("#caption").is_visible():
            break
        page.wait_for_function(SETTLED)
        yield page.screenshot()
        page.locator("#caption [data-focus=next]").click()
    yield page.screenshot()


def strip(pictures: list[bytes], is_phone: bool) -> bytes:
    """The pictures side by side, in rows."""
    from PIL import Image

    wide, columns = STRIP[is_phone]
    images = [Image.open(io.BytesIO(each)).convert("RGB") for each in pictures]
    high = wide * images[0].height // images[0].width
    rows = -(-len(images) // columns)
    size = (columns * (wide + GAP) - GAP, rows * (high + GAP) - GAP)
    sheet = Image.new("RGB", size, "white")
    for i, image in enumerate(images):
        place = (i % columns * (wide + GAP), i // columns * (high + GAP))
        sheet.paste(image.resize((wide, high), Image.Resampling.LANCZOS), place)
    out = io.BytesIO()
    sheet.quantize(COLOURS).save(out, "PNG", optimize=True)
    return out.getvalue()


def main() -> None:
    """Film the games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(START))
    parser.add_argument("--phone", action="store_true")
    parser.add_argument("-o", "--out", type=Path, default=OUT)
    arguments = parser.parse_args()
    options: dict[str, Any] = PHONE if arguments.phone else DESKTOP
    with (
        tempfile.TemporaryDirectory() as data,
        browser() as chromium,
        ServerProcess(Path(data)) as server,
    ):
        sessions = Sessions(chromium, server.url)
        for game in [arguments.game] if arguments.game else sorted(START):
            page = sessions.new_page(**options, reduced_motion="no-preference")
            pictures = list(film(page, game))
            path = arguments.out / f"film-{game}{'-phone' if arguments.phone else ''}.png"
            path.write_bytes(strip(pictures, arguments.phone))
            print(path, len(pictures), "pictures")
        sessions.close()


if __name__ == "__main__":
    main()
