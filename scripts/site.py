"""Build the site of guides and API reference into site/ with Sphinx: `make docs`.

The pages are collected in a temporary directory: docs/, the README as the home page, other files of
the repository, and a reference of `sacbe.__all__`. In the repository they link to each other by
path. Here a link to a page becomes a link within the site, and a link to any other file becomes
its path. The site needs no network and opens from the file system. `--check` writes nothing.
"""

import posixpath
import re
import shutil
import sys
import tempfile
from functools import partial
from pathlib import Path

import sacbe

ROOT = Path(__file__).parent.parent
LINK = re.compile(r"(?<!!)\[(?P<text>[^\]]*)\]\((?P<path>[^)\s#:]+)(?P<anchor>#[^)\s]*)?\)")
IMAGE = re.compile(r"!\[([^\]]*)\]\(docs/")
REFERENCES = "src/sacbe/games/*/reference/*.md"
SECTIONS = {
    "Games": ["tzolkin", "maya", "mezo", "rules/README", "pictures/README", "review", "balance"],
    "Research": [
        "research",
        "actions",
        "observations",
        "bots",
        "learning",
        "benchmark",
        "benchmarks",
    ],
    "Reference": ["reference", "api"],
    "Operation": ["operating", "upgrading", "scaling"],
    "Development": [
        "architecture",
        "adding-a-game",
        "contributing",
        "design-language",
        "glossary",
        "changelog",
    ],
}
KINDS = {
    "function": "Functions",
    "class": "Classes",
    "data": "Constants",
    "exception": "Exceptions",
}
MODULES = [
    "sacbe.adapters.batch",
    "sacbe.adapters.gymnasium",
    "sacbe.adapters.pettingzoo",
    "sacbe.adapters.openspiel",
    "sacbe.arena.blocks",
    "sacbe.arena.executors",
    "sacbe.arena.statistics",
    "sacbe.arena.ratings",
]
CONFIG = {
    "project": "Sacbe",
    "author": "The Sacbe authors",
    "copyright": "the Sacbe authors, MIT licence",
    "html_title": "Sacbe",
    "html_theme": "furo",
    "html_copy_source": False,
    "html_show_sphinx": False,
    "html_theme_options": {
        "light_css_variables": {"color-brand-primary": "#0f766e", "color-brand-content": "#0f766e"},
        "dark_css_variables": {"color-brand-primary": "#5eead4", "color-brand-content": "#5eead4"},
    },
    "extensions": ["myst_parser", "sphinx.ext.autodoc"],
    "myst_heading_anchors": 4,
    "myst_enable_extensions": ["colon_fence"],
    "autodoc_member_order": "bysource",
    "autodoc_preserve_defaults": True,
    "add_module_names": False,
    "maximum_signature_line_length": 88,
    "python_use_unqualified_type_names": True,
}


def pages() -> dict[str, str]:
    """Every page: its path in the repository, and in the site."""
    result = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md"}
    result["CHANGELOG.md"] = "changelog.md"
    for path in sorted((ROOT / "docs").rglob("*.md")):
        result[path.relative_to(ROOT).as_posix()] = path.relative_to(ROOT / "docs").as_posix()
    for path in sorted(ROOT.glob(REFERENCES)):
        name = f"rules/{path.parts[-3]}-{path.stem}.md"
        result[path.relative_to(ROOT).as_posix()] = name
    return result


def resolve(link: re.Match[str], source: str, sites: dict[str, str]) -> str:
    """A link in the file `source` of the repository, as the site has it."""
    target = posixpath.normpath(posixpath.join(posixpath.dirname(source), link["path"]))
    if target not in sites:
        return f"{link['text']} (`{target}`)" if (ROOT / target).exists() else link[0]
    path = posixpath.relpath(sites[target], posixpath.dirname(sites[source]) or ".")
    return f"[{link['text']}]({path}{link['anchor'] or ''})"


def contents() -> str:
    """The navigation, at the end of the home page."""
    return "".join(
        f"\n```{{toctree}}\n:hidden:\n:caption: {title}\n\n" + "\n".join(names) + "\n```\n"
        for title, names in SECTIONS.items()
    )


def rules_contents(sites: dict[str, str]) -> str:
    """The navigation below the page of all rules."""
    names = [Path(page).stem for page in sites.values() if re.match(r"rules/\w+-\w+\.md", page)]
    return "\n```{toctree}\n:hidden:\n\n" + "\n".join(names) + "\n```\n"


def kind(value: object) -> str:
    """The autodoc directive for a public name."""
    if isinstance(value, type):
        return "exception" if issubclass(value, Exception) else "class"
    return "function" if callable(value) else "data"


def reference() -> str:
    """The Python reference: every public name, then the modules that are imported by name."""
    lines = ["# Python API", "", "`import sacbe` provides these names. They load when first used."]
    kinds = {name: kind(getattr(sacbe, name)) for name in sacbe.__all__}
    for directive, title in KINDS.items():
        lines += ["", f"## {title}", "", "```{eval-rst}"]
        for name in (name for name in kinds if kinds[name] == directive):
            members = ["   :members:"] if directive == "class" else []
            lines += [f".. auto{directive}:: sacbe.{name}", *members, ""]
        lines += ["```"]
    for module in MODULES:
        lines += ["", f"## {module}", "", "```{eval-rst}"]
        lines += [f".. automodule:: {module}", "   :members:", "```"]
    return "\n".join([*lines, ""])


def markdown_docstring(
    app: object, what: str, name: str, value: object, options: object, lines: list[str]
) -> None:
    """Turn a docstring from Markdown to reStructuredText: code in a line, and indented blocks."""
    result: list[str] = []
    for line in lines:
        is_code = line.startswith("    ")
        if is_code and not any(before.startswith("    ") for before in result[-2:]):
            result += ["", "::", ""]
        result.append(line if is_code else re.sub(r"(?<!`)`([^`]+)`(?!`)", r"``\1``", line))
    lines[:] = result


def collect(folder: Path) -> None:
    """Write the sources of all pages and copy the pictures."""
    sites = pages()
    shutil.copytree(ROOT / "docs" / "pictures", folder / "pictures")
    for source, page in sites.items():
        text = (ROOT / source).read_text("utf-8")
        text = LINK.sub(partial(resolve, source=source, sites=sites), text)
        if page == "index.md":
            text = IMAGE.sub(r"![\1](", text) + contents()
        elif page == "rules/README.md":
            text += rules_contents(sites)
        (folder / page).parent.mkdir(exist_ok=True)
        (folder / page).write_text(text, "utf-8")
    (folder / "reference.md").write_text(reference(), "utf-8")


def build(output: Path, builder: str = "html") -> int:
    """Build the site, where a warning is an error; the builder `dummy` only checks it."""
    from sphinx.application import Sphinx

    with tempfile.TemporaryDirectory() as temporary:
        source = Path(temporary) / "source"
        source.mkdir()
        collect(source)
        app = Sphinx(
            source,
            None,
            output,
            Path(temporary) / "doctrees",
            builder,
            CONFIG,
            sys.stdout,
            warningiserror=True,
            keep_going=True,
        )
        app.connect("autodoc-process-docstring", markdown_docstring)
        app.build()
    return app.statuscode


def main(args: list[str]) -> int:
    """Build the site into site/, or check that it can be built: `--check`."""
    if args == ["--check"]:
        with tempfile.TemporaryDirectory() as temporary:
            return build(Path(temporary), "dummy")
    site = ROOT / "site"
    shutil.rmtree(site, ignore_errors=True)
    code = build(site)
    print(f"Open {site / 'index.html'} in a browser.")
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
