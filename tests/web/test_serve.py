"""`sacbe serve` from its start to its end, and one sentence for whatever cannot be."""

import socket
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from sacbe.cli import serve
from tests.web import serving
from tests.web.serving import COMMAND, PATIENCE, ROOT, Serving


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a server that was started and stopped."""
    folder = tmp_path_factory.mktemp("kept")
    with Serving(folder) as server:
        assert httpx.get(f"{server.at}/healthz", timeout=PATIENCE).json() == {"ok": True}
        assert (
            httpx.get(f"{server.at}/", timeout=PATIENCE)
            .headers["content-type"]
            .startswith("text/html")
        )
        refused = failed("--data", str(folder), "--port", "0")
        assert refused.code == 2
        assert f"Another server already uses {folder} ({server.at}" in refused.err
        code, out, err = server.stop()
    assert (code, err) == (0, "")
    assert "All games are saved and continue" in out
    return folder


class Failed:
    """What a server said that did not start."""

    def __init__(self, done: subprocess.CompletedProcess[str]) -> None:
        self.code, self.out, self.err = done.returncode, done.stdout, done.stderr
        assert self.err.count("\n") == 1, self.err


def failed(*args: str) -> Failed:
    return Failed(
        subprocess.run(
            [*COMMAND, *args], capture_output=True, text=True, cwd=ROOT, timeout=PATIENCE
        )
    )


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that somebody else has."""
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        yield other.getsockname()[1]


def test_it_starts_answers_is_alone_and_stops_cleanly_on_ctrl_c(kept: Path) -> None:
    assert (kept / "tables.db").is_file()
    assert (kept / "server.lock").read_text() == ""


def test_a_port_that_is_taken(taken: int, tmp_path: Path) -> None:
    said = failed("--port", str(taken), "--data", str(tmp_path))
    assert said.code == 2
    assert said.err.startswith(f"Cannot listen on 127.0.0.1, port {taken}: ")


def test_an_address_that_is_not_this_machines(tmp_path: Path) -> None:
    said = failed("--host", "192.0.2.1", "--data", str(tmp_path))
    assert said.code == 2
    assert "192.0.2.1" in said.err


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.touch()
    said = failed("--port", "0", "--data", str(path))
    assert said.code == 2
    assert said.err.startswith(f"Cannot write to {path}: ")


def test_tables_of_a_newer_sacbe(kept: Path) -> None:
    with closing(sqlite3.connect(kept / "tables.db")) as database:
        (before,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
        database.execute("UPDATE alembic_version SET version_num = 'from the future'")
        database.commit()
        said = failed("--port", "0", "--data", str(kept))
        database.execute("UPDATE alembic_version SET version_num = ?", (before,))
        database.commit()
    assert said.code == 1
    assert "created by a newer version of Sacbe" in said.err


def test_something_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_bytes(b"no database at all, but long enough to be one" * 100)
    said = failed("--port", "0", "--data", str(tmp_path))
    assert said.code == 1


@pytest.mark.parametrize(
    ("args", "word"),
    [
        (["--lan", "--host", "127.0.0.1"], "--host"),
        (["--workers", "0"], "not 0"),
        (["--port", "70000"], "65535"),
        (["--database", "mysql://here/x"], "postgresql://"),
        (["--database", "sqlite:////x/y.db", "--data", "."], "--database"),
        (["--name", "https://example.org"], "is not a valid host name"),
        (["--name", "example.org:80"], "is not a valid host name"),
        (["--name", "*"], "is not a valid host name"),
        (["--proxy", "example.org"], "is not a valid IP address or network"),
    ],
)
def test_wishes_that_make_no_sense(args: list[str], word: str) -> None:
    said = failed(*args)
    assert said.code in (1, 2)
    assert word in said.err


def test_it_is_called_as_it_was_told_and_believes_its_proxy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the name that it is at, by others, and behind a proxy by https."""
    more = ["--host", "localhost", "--name", "Games.Example", "--name", "sacbe.example."]
    more += ["--proxy", "127.0.0.1", "--secure"]
    monkeypatch.setattr(serving, "SERVE", [*serving.SERVE, *more])
    with Serving(tmp_path) as server:
        assert server.at.startswith("http://localhost:")
        for host, code in (
            (f"localhost:{server.port}", 200),
            ("games.example", 200),
            ("SACBE.example:443", 200),
            ("evil.example", 403),
        ):
            answer = httpx.get(f"{server.at}/healthz", timeout=PATIENCE, headers={"Host": host})
            assert answer.status_code == code, host
        page = {"Host": "games.example", "Origin": "https://games.example"}
        by_proxy = {"X-Forwarded-For": "198.51.100.1", "X-Forwarded-Proto": "https"}
        answer = httpx.post(
            f"{server.at}/api/me", timeout=PATIENCE, json={"name": "Ana"}, headers=page | by_proxy
        )
        assert answer.status_code == 200
        assert "secure" in answer.headers["set-cookie"].lower()


def test_the_name_that_it_is_at_is_one_of_its_names() -> None:
    assert serve.settings_of(["VM", "127.0.0.1", "::1", "a.example."], [], False).hosts == {
        "vm",
        "a.example",
    }


def test_proxies_and_cookies_are_set_as_wished() -> None:
    settings = serve.settings_of([], ["10.0.0.1", "fd00::/8"], True)
    assert (settings.proxies, settings.secure_cookies) == ("10.0.0.1,fd00::/8", True)
    usual = serve.settings_of([], [], False)
    assert (usual.hosts, usual.proxies, usual.secure_cookies) == (frozenset(), "", False)


@pytest.mark.parametrize(
    ("host", "at"),
    [
        ("0.0.0.0", "http://127.0.0.1:7260/"),
        ("::", "http://[::1]:7260/"),
        ("0::0", "http://[::1]:7260/"),
        ("::1", "http://[::1]:7260/"),
        ("10.0.0.7", "http://10.0.0.7:7260/"),
        ("vm", "http://vm:7260/"),
    ],
)
def test_the_address_that_is_printed_can_be_typed(host: str, at: str) -> None:
    assert serve._address(host, 7260, lan=False) == at


def test_as_many_files_may_be_open_as_the_system_allows() -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, before[1]))
        serve._allow_many_files()
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert hard == before[1]
        assert soft == (serve.MAX_OPEN_FILES if hard == resource.RLIM_INFINITY else hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_without_a_port_it_is_the_usual_one_or_any_that_is_free(
    monkeypatch: pytest.MonkeyPatch, taken: int
) -> None:
    monkeypatch.setattr(serve, "DEFAULT_PORT", taken)
    with closing(serve._listen("127.0.0.1", None)) as listening:
        assert listening.getsockname()[1] != taken


def test_in_a_network_the_address_and_its_code_are_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "own_address", lambda: "192.168.1.17")
    at = serve._address(serve.ANY_ADDRESS, 7260, lan=True)
    serve._print_address(at, lan=True)
    told = capsys.readouterr().out
    assert "http://192.168.1.17:7260/" in told
    assert told.count("█") > 100


def test_without_a_network_that_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "own_address", lambda: None)
    at = serve._address(serve.ANY_ADDRESS, 7260, lan=True)
    serve._print_address(at, lan=True)
    told = capsys.readouterr().out
    assert "http://127.0.0.1:7260/" in told
    assert "No network found" in told


def test_no_browser_is_opened_where_there_is_no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "WSL_DISTRO_NAME"):
        monkeypatch.delenv(name, raising=False)
    serve._open_page("http://127.0.0.1:7260/")
    assert opened == []
