"""Count quaint wording and participle names in the code.

    python -m scripts.prose                  # the whole tree
    python -m scripts.prose src/sacbe/play   # some folders or files
    python -m scripts.prose --list           # with every place

Two figures, compared with other projects in docs/architecture.md:

- quaint phrases per 1,000 words of docstrings and comments (Python and JavaScript);
- the share of variables in assignments, parameters and loops that are named by a bare participle.

This is a report, not a gate: a low figure does not make a text readable.
"""

from __future__ import annotations

import argparse
import ast
import io
import re
import subprocess
import tokenize
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
FOLDERS = ("src", "tests", "scripts", "examples")

QUAINT = re.compile(
    r"""\b(?:
    some(?:body|one) | nobody | no\sone | any(?:body|one) | every(?:body|one) | who(?:so)?ever
    | whatever | anew | hither | thither | thus | lest | else\s+wants | knocks? | doors? | rooms?
    | house | (?:is|are|was|were|be|been)\s+(?:told|asked|said|shown|kept|held|owed|wanted)
    | tells? | knows?\s+of | nature(?:'s)? | owes? | wish(?:es|ed)? | reckon(?:s|ed|ing)?
    | stands?\s+(?:here|there|for\s+itself|in\s+it) | lies?\s+(?:here|there|in|on|beside)
    | comes?\s+(?:by|to\s+light|of\s+it|after\s+it) | goes?\s+(?:on|by|with) | so\s+many
    | for\s+the\s+asking | at\s+all\s+times | of\s+(?:its|their)\s+own
    | by\s+(?:itself|themselves)
    | once\s+more | made\s+of | take[sn]?\s+(?:for|over) | told\s+apart | put\s+into\s+words
    | gives?\s+back | hand(?:s|ed)?\s+(?:back|over|out) | all\s+that | those\s+(?:who|that)
    | the\s+other\s+way\s+round | as\s+it\s+(?:is|was|were|comes) | whether\s+or\s+no
    | no\s+more\s+than | nothing\s+but | but\s+for | other\s+than\s+that | in\s+its\s+place
    )\b""",
    re.VERBOSE | re.IGNORECASE,
)

PARTICIPLES = re.compile(
    r"""advised|allowed|answered|arrived|asked|become|begun|bought|broken |
    brought|built|called|caught|chosen|come|counted|dealt|done|drawn |
    drew|fallen|fed|felt|fitted|folded|forked|formed|found|gained|given
   |gone|got|grown|handed|heard|held|hidden|joined|judged|kept|known |
    laid|led|lent|listed|lost|made|marked|meant|merged|met|missed |
    moved|named|offered|owed|paid|paired|played|pressed|printed|promised |
    pulled|pushed|reached|received|refused|remembered|replaced|said|sampled
   |saved|seen|sent|shared|shown|skipped|sold|sought|spent|spoken |
    stepped|stood|stopped|stored|struck|taken|taught|tested|thought|told |
    torn|treated|tried|turned|understood|waited|wanted|warned|watched |
    weighed|wished|worn|written""",
    re.VERBOSE,
)

WORD = re.compile(r"[A-Za-z][A-Za-z'-]*")
JS_COMMENT = re.compile(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*", re.DOTALL)


class Place(NamedTuple):
    """A finding."""

    path: Path
    line: int
    text: str


class Report(NamedTuple):
    """What was counted in some files."""

    words: int
    phrases: list[Place]
    variables: int
    participles: list[Place]

    @property
    def phrases_per_thousand(self) -> float:
        return 1000 * len(self.phrases) / max(1, self.words)

    @property
    def participle_share(self) -> float:
        return len(self.participles) / max(1, self.variables)


def prose(path: Path, source: str) -> Iterator[tuple[int, str]]:
    """Docstrings and comments with the line on which each begins."""
    if path.suffix == ".js":
        for match in JS_COMMENT.finditer(source):
            yield source.count("\n", 0, match.start()) + 1, match.group()
        return
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            body = node.body[0] if node.body else None
            if isinstance(body, ast.Expr) and isinstance(body.value, ast.Constant):
                if isinstance(body.value.value, str):
                    yield body.lineno, body.value.value
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def variables(path: Path, source: str) -> Iterator[tuple[int, str]]:
    """Names that are assigned to: variables, parameters, loop targets, fields."""
    if path.suffix == ".js":
        for match in re.finditer(r"\b(?:const|let|var)\s+([A-Za-z_$][\w$]*)", source):
            yield source.count("\n", 0, match.start()) + 1, match.group(1)
        return
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.lineno, node.id
        elif isinstance(node, ast.arg):
            yield node.lineno, node.arg


def count(paths: Sequence[Path]) -> Report:
    """Count the wording of some files."""
    words, names = 0, 0
    phrases: list[Place] = []
    participles: list[Place] = []
    for path in paths:
        source = path.read_text("utf-8")
        for line, text in prose(path, source):
            words += len(WORD.findall(text))
            phrases += [
                Place(path, line + text.count("\n", 0, match.start()), match.group())
                for match in QUAINT.finditer(text)
            ]
        for line, name in variables(path, source):
            names += 1
            if PARTICIPLES.fullmatch(name.strip("_").lower()):
                participles.append(Place(path, line, name))
    return Report(words, phrases, names, participles)


def files(folders: Sequence[str]) -> list[Path]:
    """The Python and JavaScript files below some folders, as git lists them."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", *folders]
    names = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=60
    ).stdout.splitlines()
    return sorted(ROOT / name for name in names if name.endswith((".py", ".js")))


def main(args: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("folders", nargs="*", default=FOLDERS, help="folders or files")
    parser.add_argument("--list", action="store_true", help="print every place")
    options = parser.parse_args(args)
    paths = [path for path in files(options.folders) if path.exists() and path.name != "prose.py"]
    report = count(paths)
    if options.list:
        for place in sorted((*report.phrases, *report.participles)):
            print(f"{place.path.relative_to(ROOT)}:{place.line}: {' '.join(place.text.split())}")
    print(
        f"{len(paths)} files, {report.words} words of docstrings and comments\n"
        f"quaint phrases: {len(report.phrases)}, "
        f"{report.phrases_per_thousand:.1f} per 1,000 words\n"
        f"participle names: {len(report.participles)} of {report.variables} variables, "
        f"{report.participle_share:.1%}"
    )


if __name__ == "__main__":
    main()
