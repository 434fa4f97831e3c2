"""The links of all Markdown files, and the site that is built from them."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from scripts import site

PAGES = site.pages()
TIMEOUT = 600
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
ANY_LINK = re.compile(r"\[[^\]]*\]\((?P<path>[^)\s#:]*)(?P<anchor>#[^)\s]*)?\)")


def anchors(file: Path) -> set[str]:
    """The anchors of a page's headings."""
    headings = re.findall(r"^#+ +(.*)$", file.read_text("utf-8"), re.MULTILINE)
    texts = (re.sub(r"[^\w\- ]", "", heading.strip().casefold()) for heading in headings)
    return {text.replace(" ", "-") for text in texts}


@pytest.mark.parametrize("page", PAGES)
def test_relative_links_and_anchors_resolve(page: str) -> None:
    file = site.ROOT / page
    for link in ANY_LINK.finditer(CODE.sub("", file.read_text("utf-8"))):
        target = (file.parent / link["path"]).resolve() if link["path"] else file
        assert target.exists(), f"{page}: {link[0]}"
        if link["anchor"]:
            assert link["anchor"][1:] in anchors(target), f"{page}: {link[0]}"


def test_navigation_lists_every_page_once() -> None:
    entries = [f"{name}.md" for names in site.SECTIONS.values() for name in names]
    rules = [page for page in PAGES.values() if re.match(r"rules/\w+-\w+\.md", page)]
    assert sorted([*entries, *rules, "index.md"]) == sorted([*PAGES.values(), "reference.md"])


@pytest.mark.parametrize(
    ("source", "link", "text"),
    [
        ("README.md", "[bots](docs/bots.md#levels)", "[bots](bots.md#levels)"),
        ("docs/research.md", "[readme](../README.md)", "[readme](index.md)"),
        ("docs/rules/README.md", "[up](../bots.md)", "[up](../bots.md)"),
        ("README.md", "[it](pyproject.toml)", "it (`pyproject.toml`)"),
        ("README.md", "[gone](docs/gone.md)", "[gone](docs/gone.md)"),
        ("README.md", "[web](https://example.org)", "[web](https://example.org)"),
    ],
)
def test_links_of_the_repository_become_links_of_the_site(
    source: str, link: str, text: str
) -> None:
    assert site.LINK.sub(lambda match: site.resolve(match, source, PAGES), link) == text


def test_site_builds_without_warnings() -> None:
    command = [sys.executable, "-m", "scripts.site", "--check"]
    run = subprocess.run(command, capture_output=True, text=True, cwd=site.ROOT, timeout=TIMEOUT)
    assert run.returncode == 0, run.stdout + run.stderr
