"""The settings of an operator: defaults, then a TOML file, then environment variables, then flags.

Every setting has the same name everywhere: `keep_backups` in the file, SACBE_KEEP_BACKUPS in the
environment, --keep-backups as a flag. The values of a table such as `[limits]` are joined to its
name: SACBE_LIMITS_SCALE. docs/operating.md lists them all; a test compares the two.
"""

from __future__ import annotations

import ipaddress
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from sacbe.server.limits import Proxies, Rates, Settings
from sacbe.server.notify.settings import NotifySettings, settings_problem

PREFIX = "SACBE_"
HOST_NAME = re.compile(r"[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?")

Port = Annotated[int, Meta(ge=0, le=65_535)]


class Config(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All settings of `sacbe serve`."""

    host: str | None = None  # address to listen on
    port: Port | None = None
    data: str | None = None  # folder
    database: str | None = None  # PostgreSQL URL instead of SQLite
    workers: Annotated[int, Meta(ge=1, le=64)] | None = None  # bot processes
    # jobs that `sacbe worker` does at once, on other machines
    remote_bots: Annotated[int, Meta(ge=1, le=1_000)] | None = None
    names: list[str] = []  # host names of the server
    proxies: list[str] = []  # trusted reverse proxies
    secure: bool = False  # cookies over HTTPS only
    backups: str | None = None  # folder of daily backups
    keep_backups: Annotated[int, Meta(ge=1, le=10_000)] = 14
    monitor: str | None = None  # ADDRESS:PORT for /metrics and /healthz alone
    notify: NotifySettings = NotifySettings()
    limits: Rates = Rates()


class ConfigError(ValueError):
    """A setting is invalid; the message says which and where."""


def load(file: Path | None, environment: Mapping[str, str], flags: Mapping[str, Any]) -> Config:
    """The settings from all sources. Flags that are None are not set."""
    values: dict[str, Any] = {}
    if file is not None:
        values = _read(file)
        _convert(values, str(file))
    values = _merge(values, _from_environment(environment))
    _convert(values, "environment")
    return _convert(_merge(values, {k: v for k, v in flags.items() if v is not None}), "flags")


def request_settings(config: Config) -> Settings:
    """The settings of the request checks; a ConfigError explains invalid values."""
    names = [*([] if config.host is None else [config.host]), *config.names]
    hosts = [name.lower().rstrip(".") for name in names if not is_address(name)]
    for name in hosts:
        if not HOST_NAME.fullmatch(name):
            raise ConfigError(f"{name!r} is not a valid host name, such as example.org.")
    if problem := settings_problem(config.notify):
        raise ConfigError(problem)
    for proxy in config.proxies:
        try:
            Proxies(proxy)
        except ValueError:
            raise ConfigError(
                f"{proxy!r} is not a valid IP address or network, such as 10.0.0.1."
            ) from None
    return Settings(
        hosts=frozenset(hosts),
        proxies=",".join(config.proxies),
        secure_cookies=config.secure,
        rates=config.limits,
        monitor_apart=config.monitor is not None,
    )


def monitor_address(text: str) -> tuple[str, int]:
    """The address and port of ADDRESS:PORT; an IPv6 address is in brackets."""
    host, _, port = text.rpartition(":")
    host = host.removeprefix("[").removesuffix("]")
    if not is_address(host) or not port.isdigit() or int(port) > 65_535:
        raise ConfigError(f"{text!r} is not an address and port, such as 127.0.0.1:9090.")
    return host, int(port)


def parse_limit(text: str) -> tuple[str, Any]:
    """A limit from a flag: NAME=NUMBER, or NAME=BURST/PER_SECOND."""
    name, separator, value = text.partition("=")
    try:
        numbers = [_number(part) for part in value.split("/")]
    except ValueError:
        numbers = []
    if not separator or len(numbers) not in (1, 2):
        raise ConfigError(f"{text!r} is not a limit, such as scale=2 or chat=15/0.5.")
    if len(numbers) == 1:
        return name, numbers[0]
    return name, {"burst": numbers[0], "per_second": numbers[1]}


def is_address(name: str) -> bool:
    """Is this an IP address?"""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def parse_notify(text: str) -> tuple[str, Any]:
    """A setting of notifications from a flag: NAME=VALUE."""
    name, separator, value = text.partition("=")
    kinds = {field.name: field.type for field in msgspec.structs.fields(NotifySettings)}
    if not separator or name not in kinds:
        raise ConfigError(f"{text!r} is not a setting of notifications, such as ntfy=true.")
    return name, _value(value, kinds[name])


def _number(text: str) -> int | float:
    return int(text) if text.isdigit() else float(text)


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise ConfigError(f"Cannot read {file}: {error.strerror}.") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ConfigError(f"{file}: {error}.") from None


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """The settings among the variables; a value is TOML, or text, or a list with commas."""
    values: dict[str, Any] = {}
    for field in msgspec.structs.fields(Config):
        name = f"{PREFIX}{field.name.upper()}"
        if isinstance(field.type, type) and issubclass(field.type, msgspec.Struct):
            inner = {
                part.name: _value(environment[key], part.type)
                for part in msgspec.structs.fields(field.type)
                if (key := f"{name}_{part.name.upper()}") in environment
            }
            values |= {field.name: inner} if inner else {}
        elif name in environment:
            values[field.name] = _value(environment[name], field.type)
    return values


def _value(text: str, kind: Any) -> Any:
    try:
        value = tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        value = text
    if kind == list[str] and not isinstance(value, list):
        return [part.strip() for part in text.split(",") if part.strip()]
    return text if kind in (str, str | None) and not isinstance(value, str) else value


def _merge(values: Mapping[str, Any], more: Mapping[str, Any]) -> dict[str, Any]:
    """Settings with others that take precedence."""
    result = dict(values)
    for name, value in more.items():
        old = result.get(name)
        if isinstance(old, dict) and isinstance(value, dict):
            value = _merge(old, value)
        result[name] = value
    return result


def _convert(values: Mapping[str, Any], source: str) -> Config:
    try:
        return msgspec.convert(values, Config)
    except msgspec.ValidationError as error:
        raise ConfigError(f"Invalid setting ({source}): {error}") from None
