"""What axe finds wrong with a page for those who cannot see it, or not well."""

import functools
from importlib.resources import files

from playwright.sync_api import Page


@functools.cache
def _script() -> str:
    return (files("axe_playwright_python") / "axe.min.js").read_text("utf-8")


def faults(page: Page) -> list[str]:
    """Every fault as a line: the rule, where, and what to do. The script is evaluated by the
    browser's own door, as the page's policy would not load it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_script())
    found: list[str] = page.evaluate(RUN)
    return found


RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) =>
    `${id}: ${node.target.join(" ")}: ${node.html.slice(0, 200)}: ${node.failureSummary}`));
}"""
