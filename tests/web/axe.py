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


def violations_of(page: Page) -> list[str]:
    """Every violation as a line: rule, element and advice. All rules are checked in the light
    theme, those of colours in the dark one too. The script is evaluated by Playwright, because the
    page's content security policy would not load it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_script())
    options: dict[str, object] = {"resultTypes": ["violations"], "rules": EXPERIMENTAL}
    page.emulate_media(color_scheme="light")
    violations: list[str] = page.evaluate(RUN, options)
    page.emulate_media(color_scheme="dark")
    violations += page.evaluate(RUN, options | {"runOnly": list(COLOUR_RULES), "rules": {}})
    page.emulate_media(color_scheme="light")
    return violations


RUN = """async (options) => {
  const { violations } = await axe.run(document, options);
  const isExempt = (id, node) => id === "label-content-name-mismatch"
    && document.querySelector(node.target[0])?.closest("#place");
  const rest = (id, nodes) => nodes.filter((node) => !isExempt(id, node));
  return violations.flatMap(({ id, nodes }) => rest(id, nodes).map((node) =>
    `${id}: ${node.target.join(" ")}: ${node.html.slice(0, 200)}: ${node.failureSummary}`));
}"""
