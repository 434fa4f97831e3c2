"""`sacbe picture`: draw the board of a saved game as an SVG or PNG file."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from sacbe.cli import progress, saves
from sacbe.cli.texts import language
from sacbe.play.errors import RecordError
from sacbe.play.state import State
from sacbe.play.table import Table, replay

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")
BROWSER_TIMEOUT = 60  # seconds


def picture(
    path: Path, step: int | None, seat: int | None, lang: str | None, out: Path, width: int
) -> None:
    """Draw the board after `step` moves from the view of a seat or a spectator."""
    kind = out.suffix.lower()
    if kind not in (".svg", ".png"):
        raise ValueError(f"The output file must be .svg or .png, not {out.name!r}.")
    progress.install()
    try:
        table = replay(saves.read(path))
    except RecordError as error:
        raise ValueError(f"{path}: {error}") from None
    svg = _state_at(table, step).svg(seat, language(lang))
    if kind == ".svg":
        out.write_text(svg, "utf-8")
    else:
        _render_png(svg, out, width)


def _state_at(table: Table, step: int | None) -> State:
    """The state after `step` moves, or the last one."""
    move_count = len(table.moves)
    if step is not None and not 0 <= step <= move_count:
        raise ValueError(f"There is no step {step}: this game has {move_count} moves.")
    return table.position_at(move_count if step is None else step)


def _render_png(svg: str, out: Path, width: int) -> None:
    """Render with Chromium, so that style sheets have the same effect as on the page."""
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    if browser is None:
        raise ValueError("A .png needs Chromium, which is not installed. Use .svg instead.")
    box = svg.partition('viewBox="')[2].partition('"')[0].split()
    height = round(width * float(box[3]) / float(box[2]))
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "board.html"
        style = f"html,body{{margin:0}}svg{{display:block;width:{width}px;height:{height}px}}"
        page.write_text(f"<!doctype html><meta charset=utf-8><style>{style}</style>{svg}", "utf-8")
        command = [
            browser,
            "--headless",
            "--disable-gpu",
            "--hide-scrollbars",
            f"--user-data-dir={folder}/profile",
            f"--window-size={width},{height}",
            f"--screenshot={out.absolute()}",
            page.as_uri(),
        ]
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            command.insert(1, "--no-sandbox")  # required for root
        before = out.stat().st_mtime_ns if out.exists() else None
        try:
            subprocess.run(command, capture_output=True, timeout=BROWSER_TIMEOUT, check=False)
        except subprocess.TimeoutExpired:
            raise ValueError("Chromium timed out.") from None
    if not out.exists() or out.stat().st_mtime_ns == before:
        raise ValueError(f"Chromium could not write {out}.")
