"""Texts of the terminal: the same messages in four languages, all of them used."""

import re
from pathlib import Path

import pytest

import sacbe.cli
from sacbe.text import LANGUAGES, Texts

CLI = Path(sacbe.cli.__file__).parent
TERMINAL = CLI.parent / "games" / "tzolkin" / "terminal"
FOLDERS = [CLI, TERMINAL]
CELL = 8  # columns of a space of a small wheel


def messages(folder: Path, lang: str) -> dict[str, str]:
    """Messages by name, with all their lines."""
    text = (folder / "text" / f"{lang}.ftl").read_text("utf-8")
    parts = re.split(r"^([a-z][\w-]*) = ?", text, flags=re.M)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def arguments(message: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", message))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda f: f.name)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_have_the_same_messages(folder: Path, lang: str) -> None:
    english, other = messages(folder, "en"), messages(folder, lang)
    assert list(other) == list(english)
    for name in english:
        assert arguments(other[name]) == arguments(english[name]), name
    texts = Texts(folder, lang)
    assert all(texts.has(name) for name in english)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda f: f.name)
def test_every_message_is_used(folder: Path) -> None:
    paths = [*folder.glob("*.py"), *folder.parent.glob("panels.py")]
    sources = "".join(path.read_text("utf-8") for path in paths)
    literals = set(re.findall(r"""f?["']([a-z{][\w{}'"\[\].-]*)["']""", sources))
    exact = {name for name in literals if "{" not in name}
    patterns = [
        re.compile(re.sub(r"\\\{.*?\\\}", ".*", re.escape(name)))
        for name in literals
        if "{" in name
    ]
    for name in messages(folder, "en"):
        is_used = name in exact or any(p.fullmatch(name) for p in patterns)
        assert is_used or name.startswith(("col-", "key-")), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_fit_their_columns(lang: str) -> None:
    words = messages(TERMINAL, lang)
    for name, word in words.items():
        if name.startswith("does-") and name != "does-head":
            sample = word.strip().replace("{ $n }", "9").replace("{ $temple }", "xx")
            assert max(map(len, sample.split("|"))) <= CELL, (lang, name)
        if name.startswith("short-"):
            assert len(word.strip()) <= 5, (lang, name)
        if name.startswith(("col-brown", "col-yellow", "col-green")):
            assert len(word.strip()) == 2, (lang, name)
