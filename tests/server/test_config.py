"""Settings from a file, the environment and flags."""

from pathlib import Path

import pytest

from sacbe.server.config import (
    Config,
    ConfigError,
    load,
    parse_limit,
    parse_notify,
    request_settings,
)
from sacbe.server.limits import Rate


def written(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "sacbe.toml"
    file.write_text(text)
    return file


def test_flags_override_the_environment_and_that_the_file(tmp_path: Path) -> None:
    file = written(
        tmp_path, "port = 1\nworkers = 1\nkeep_backups = 1\n[limits]\nscale = 1\nopen_sockets = 1"
    )
    environment = {"SACBE_WORKERS": "2", "SACBE_KEEP_BACKUPS": "2", "SACBE_LIMITS_SCALE": "2"}
    config = load(file, environment, {"keep_backups": 3, "host": None})
    assert (config.port, config.workers, config.keep_backups) == (1, 2, 3)
    assert (config.limits.scale, config.limits.open_sockets) == (2, 1)


def test_without_sources_there_are_defaults() -> None:
    assert load(None, {"SACBE_CI": "1", "SACBE_OTHER": "x", "PORT": "5"}, {}) == Config()


@pytest.mark.parametrize("text", ["a.example, b.example", '["a.example", "b.example"]'])
def test_lists_in_the_environment(text: str) -> None:
    assert load(None, {"SACBE_NAMES": text}, {}).names == ["a.example", "b.example"]


def test_rates_in_all_sources(tmp_path: Path) -> None:
    file = written(tmp_path, "[limits]\nchat = {burst = 1, per_second = 2}")
    assert load(file, {}, {}).limits.chat == Rate(1, 2)
    environment = {"SACBE_LIMITS_CHAT": "{burst = 3, per_second = 4}"}
    assert load(None, environment, {}).limits.chat == Rate(3, 4)
    limits = dict([parse_limit("chat=5/0.5"), parse_limit("open_sockets=7")])
    assert load(None, {}, {"limits": limits}).limits.chat == Rate(5, 0.5)
    assert request_settings(load(None, {}, {"limits": limits})).rates.open_sockets == 7


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("prot = 1", r"sacbe.toml\): .*unknown field `prot`"),
        ("port = 'x'", r"sacbe.toml\): .*`\$.port`"),
        ("port = 70000", "65535"),
        ("port = ", "sacbe.toml: "),
        ("[limits]\nchat = 5", r"\$.limits.chat"),
        ("[limits]\nchats = 5", "chats"),
    ],
)
def test_mistakes_in_the_file_are_named(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(ConfigError, match=message):
        load(written(tmp_path, text), {}, {})


def test_other_mistakes_are_named(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"environment.*\$.workers"):
        load(None, {"SACBE_WORKERS": "many"}, {})
    with pytest.raises(ConfigError, match="No such file"):
        load(tmp_path / "missing.toml", {}, {})
    for text in ("chat", "chat=", "chat=a", "chat=1/2/3"):
        with pytest.raises(ConfigError, match="not a limit"):
            parse_limit(text)


def test_numbers_are_texts_where_texts_are_wanted() -> None:
    assert load(None, {"SACBE_DATA": "2026"}, {}).data == "2026"


def test_notifications_in_all_sources(tmp_path: Path) -> None:
    file = written(tmp_path, '[notify]\nurl = "https://x.example"\nntfy = true\nper_hour = 2')
    environment = {
        "SACBE_NOTIFY_SMTP_PASSWORD": "12345",  # a text, though it looks like a number
        "SACBE_NOTIFY_ALLOW_HOSTS": "a.example,b.example",
        "SACBE_NOTIFY_PER_HOUR": "3",
    }
    flags = {"notify": dict([parse_notify("grace=60"), parse_notify("smtp_user=7")])}
    notify = load(file, environment, flags).notify
    assert (notify.url, notify.ntfy, notify.per_hour) == ("https://x.example", True, 3)
    assert (notify.smtp_password, notify.smtp_user) == ("12345", "7")
    assert (notify.allow_hosts, notify.grace) == (["a.example", "b.example"], 60)


@pytest.mark.parametrize("text", ["grace", "graze=1", "=1"])
def test_mistakes_in_a_flag_of_notifications(text: str) -> None:
    with pytest.raises(ConfigError, match="ntfy=true"):
        parse_notify(text)


def test_incomplete_notifications_are_refused() -> None:
    config = load(None, {"SACBE_NOTIFY_NTFY": "true"}, {})
    with pytest.raises(ConfigError, match=r"notify\.url"):
        request_settings(config)
