"""Accessibility checks with axe."""

import functools
from importlib.resources import files

from playwright.sync_api import Page


@functools.cache
def _script() -> str:
    return (files("axe_playwright_python") / "axe.min.js").read_text("utf-8")


# The rules that depend on the theme; all others are checked once.
COLOUR_RULES = ("color-contrast", "link-in-text-block")


def violations_of(page: Page) -> list[str]:
    """Every violation as a line: rule, element and advice. All rules are checked in the light
    theme, those of colours in the dark one too. The script is evaluated by Playwright, because the
    page's content security policy would not load it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_script())
    options: dict[str, object] = {"resultTypes": ["violations"]}
    page.emulate_media(color_scheme="light")
    violations: list[str] = page.evaluate(RUN, options)
    page.emulate_media(color_scheme="dark")
    violations += page.evaluate(RUN, options | {"runOnly": list(COLOUR_RULES)})
    page.emulate_media(color_scheme="light")
    return violations


RUN = """async (options) => {
  const { violations } = await axe.run(document, options);
  return violations.flatMap(({ id, nodes }) => nodes.map((node) =>
    `${id}: ${node.target.join(" ")}: ${node.html.slice(0, 200)}: ${node.failureSummary}`));
}"""
