"""What axe finds wrong with a page for those who cannot see it, or not well."""

import functools
from importlib.resources import files

from playwright.sync_api import Page


@functools.cache
def _script() -> str:
    return (files("axe_playwright_python") / "axe.min.js").read_text("utf-8")


# All that a theme can change. Everything else is checked once.
OF_COLOURS = ("color-contrast", "link-in-text-block")


def faults(page: Page) -> list[str]:
    """Every fault as a line: the rule, where, and what to do. The page is checked in the light
    theme, and its colours in the dark one too. Playwright evaluates the script, because the page's
    own policy would not load it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_script())
    options: dict[str, object] = {"resultTypes": ["violations"]}
    page.emulate_media(color_scheme="light")
    found: list[str] = page.evaluate(RUN, options)
    page.emulate_media(color_scheme="dark")
    found += page.evaluate(RUN, options | {"runOnly": list(OF_COLOURS)})
    page.emulate_media(color_scheme="light")
    return found


RUN = """async (options) => {
  const { violations } = await axe.run(document, options);
  return violations.flatMap(({ id, nodes }) => nodes.map((node) =>
    `${id}: ${node.target.join(" ")}: ${node.html.slice(0, 200)}: ${node.failureSummary}`));
}"""
