"""Accessibility checks with axe."""

import functools
from importlib.resources import files

from playwright.sync_api import Page


@functools.cache
def _script() -> str:
    return (files("axe_playwright_python") / "axe.min.js").read_text("utf-8")


# The rules that depend on the theme; all others are checked once.
COLOUR_RULES = ("color-contrast", "link-in-text-block")


# Rules that axe does not check by default. Pieces of a board are left out: cards of Mezo show a
# shortened form of the sentence that is their name.
EXPERIMENTAL = {"label-content-name-mismatch": {"enabled": True}}


def violations_of(page: Page, is_board_new: bool = True) -> list[str]:
    """Every violation as a line: rule, element and advice. All rules are checked in the light
    theme, those of colours in the dark one too. A board that was checked before is left out: it is
    most of the work. The script is evaluated by Playwright, because the
    page's content security policy would not load it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_script())
    options: dict[str, object] = {"resultTypes": ["violations"], "rules": EXPERIMENTAL}
    page.emulate_media(color_scheme="light")
    violations: list[str] = page.evaluate(RUN, [is_board_new, options])
    page.emulate_media(color_scheme="dark")
    colours = options | {"runOnly": list(COLOUR_RULES), "rules": {}}
    violations += page.evaluate(RUN, [is_board_new, colours])
    page.emulate_media(color_scheme="light")
    return violations


RUN = """async ([isBoardNew, options]) => {
  const { violations } = await axe.run(isBoardNew ? document : { exclude: ["#place"] }, options);
  const isExempt = (id, node) => id === "label-content-name-mismatch"
    && document.querySelector(node.target[0])?.closest("#place");
  const rest = (id, nodes) => nodes.filter((node) => !isExempt(id, node));
  return violations.flatMap(({ id, nodes }) => rest(id, nodes).map((node) =>
    `${id}: ${node.target.join(" ")}: ${node.html.slice(0, 200)}: ${node.failureSummary}`));
}"""
