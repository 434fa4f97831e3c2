"""`sacbe serve`: start, stop, and one-line messages for errors."""

import socket
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from sacbe.cli import serve
from sacbe.server.config import Config, request_settings
from tests.web import serving
from tests.web.serving import COMMAND, PATIENCE, ROOT, ServerProcess


@pytest.fixture(scope="module")
def data_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data folder of a server that was started and stopped."""
    folder = tmp_path_factory.mktemp("data")
    with ServerProcess(folder) as server:
        assert httpx.get(f"{server.url}/healthz", timeout=PATIENCE).json() == {"ok": True}
        assert (
            httpx.get(f"{server.url}/", timeout=PATIENCE)
            .headers["content-type"]
            .startswith("text/html")
        )
        second = run_failing("--data", str(folder), "--port", "0")
        assert second.code == 2
        assert f"Another server already uses {folder} ({server.url}" in second.err
        code, out, err = server.stop()
    assert (code, err) == (0, "")
    assert "All games are saved and continue" in out
    return folder


class Failure:
    """The output of a server that did not start: one line on stderr."""

    def __init__(self, process: subprocess.CompletedProcess[str]) -> None:
        self.code, self.out, self.err = process.returncode, process.stdout, process.stderr
        assert self.err.count("\n") == 1, self.err


def run_failing(*args: str) -> Failure:
    return Failure(
        subprocess.run(
            [*COMMAND, *args], capture_output=True, text=True, cwd=ROOT, timeout=PATIENCE
        )
    )


@pytest.fixture
def used_port() -> Iterator[int]:
    """A port that another process listens on."""
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        yield other.getsockname()[1]


def test_it_starts_locks_its_folder_and_stops_cleanly_on_ctrl_c(data_folder: Path) -> None:
    assert (data_folder / "tables.db").is_file()
    assert (data_folder / "server.lock").read_text() == ""


def test_a_port_that_is_in_use(used_port: int, tmp_path: Path) -> None:
    failure = run_failing("--port", str(used_port), "--data", str(tmp_path))
    assert failure.code == 2
    assert failure.err.startswith(f"Cannot listen on 127.0.0.1, port {used_port}: ")


def test_an_address_of_another_machine(tmp_path: Path) -> None:
    failure = run_failing("--host", "192.0.2.1", "--data", str(tmp_path))
    assert failure.code == 2
    assert "192.0.2.1" in failure.err


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.touch()
    failure = run_failing("--port", "0", "--data", str(path))
    assert failure.code == 2
    assert failure.err.startswith(f"Cannot write to {path}: ")


def test_tables_of_a_newer_sacbe(data_folder: Path) -> None:
    with closing(sqlite3.connect(data_folder / "tables.db")) as database:
        (before,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
        database.execute("UPDATE alembic_version SET version_num = 'from the future'")
        database.commit()
        failure = run_failing("--port", "0", "--data", str(data_folder))
        database.execute("UPDATE alembic_version SET version_num = ?", (before,))
        database.commit()
    assert failure.code == 1
    assert "created by a newer version of Sacbe" in failure.err


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_bytes(b"no database at all, but long enough to be one" * 100)
    failure = run_failing("--port", "0", "--data", str(tmp_path))
    assert failure.code == 1


@pytest.mark.parametrize(
    ("args", "word"),
    [
        (["--lan", "--host", "127.0.0.1"], "--host"),
        (["--workers", "0"], "`$.workers`"),
        (["--port", "70000"], "65535"),
        (["--database", "mysql://here/x"], "postgresql://"),
        (["--database", "sqlite:////x/y.db", "--data", "."], "--database"),
        (["--name", "https://example.org"], "is not a valid host name"),
        (["--name", "example.org:80"], "is not a valid host name"),
        (["--name", "*"], "is not a valid host name"),
        (["--proxy", "example.org"], "is not a valid IP address or network"),
    ],
)
def test_invalid_arguments(args: list[str], word: str) -> None:
    failure = run_failing(*args)
    assert failure.code in (1, 2)
    assert word in failure.err


def test_it_accepts_its_host_names_and_trusts_its_proxy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its own host name, further names, and https behind a proxy."""
    more = ["--host", "localhost", "--name", "Games.Example", "--name", "sacbe.example."]
    more += ["--proxy", "127.0.0.1", "--secure"]
    monkeypatch.setattr(serving, "SERVE", [*serving.SERVE, *more])
    with ServerProcess(tmp_path) as server:
        assert server.url.startswith("http://localhost:")
        for host, code in (
            (f"localhost:{server.port}", 200),
            ("games.example", 200),
            ("SACBE.example:443", 200),
            ("evil.example", 403),
        ):
            answer = httpx.get(f"{server.url}/healthz", timeout=PATIENCE, headers={"Host": host})
            assert answer.status_code == code, host
        page = {"Host": "games.example", "Origin": "https://games.example"}
        by_proxy = {"X-Forwarded-For": "198.51.100.1", "X-Forwarded-Proto": "https"}
        answer = httpx.post(
            f"{server.url}/api/me", timeout=PATIENCE, json={"name": "Ana"}, headers=page | by_proxy
        )
        assert answer.status_code == 200
        assert "secure" in answer.headers["set-cookie"].lower()


def test_the_own_host_name_is_accepted() -> None:
    config = Config(host="VM", names=["127.0.0.1", "::1", "a.example."])
    assert request_settings(config).hosts == {"vm", "a.example"}


def test_proxies_and_secure_cookies_are_configured() -> None:
    settings = request_settings(Config(proxies=["10.0.0.1", "fd00::/8"], secure=True))
    assert (settings.proxies, settings.secure_cookies) == ("10.0.0.1,fd00::/8", True)
    defaults = request_settings(Config())
    assert (defaults.hosts, defaults.proxies, defaults.secure_cookies) == (frozenset(), "", False)


@pytest.mark.parametrize(
    ("host", "url"),
    [
        ("0.0.0.0", "http://127.0.0.1:7260/"),
        ("::", "http://[::1]:7260/"),
        ("0::0", "http://[::1]:7260/"),
        ("::1", "http://[::1]:7260/"),
        ("10.0.0.7", "http://10.0.0.7:7260/"),
        ("vm", "http://vm:7260/"),
    ],
)
def test_the_printed_address_can_be_opened(host: str, url: str) -> None:
    assert serve._address(host, 7260, lan=False) == url


def test_the_limit_of_open_files_is_raised() -> None:
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


def test_a_free_port_is_used_if_the_default_port_is_in_use(
    monkeypatch: pytest.MonkeyPatch, used_port: int
) -> None:
    monkeypatch.setattr(serve, "DEFAULT_PORT", used_port)
    with closing(serve._listen("127.0.0.1", None)) as listening:
        assert listening.getsockname()[1] != used_port


def test_lan_mode_prints_the_address_and_its_qr_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "own_address", lambda: "192.168.1.17")
    url = serve._address(serve.ANY_ADDRESS, 7260, lan=True)
    serve._print_address(url, lan=True)
    output = capsys.readouterr().out
    assert "http://192.168.1.17:7260/" in output
    assert output.count("█") > 100


def test_a_running_server_is_opened_to_the_network(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, module="tests.web.lan_serve") as server:
        lan = f"http://127.0.0.2:{server.port}"
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"{lan}/healthz", timeout=PATIENCE)
        with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
            client.post("/api/me", json={})
            own = {"Origin": server.url}
            answer = client.post("/api/network", json={"network": "open"}, headers=own).json()
            assert answer == {"open": True, "url": f"{lan}/", "can_open": False}
        assert httpx.get(f"{lan}/healthz", timeout=PATIENCE).json() == {"ok": True}
        code, out, err = server.stop()
    assert (code, err) == (0, "")
    assert f"Opened to the local network: {lan}/" in out


def test_lan_mode_without_a_network_prints_a_message(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "own_address", lambda: None)
    url = serve._address(serve.ANY_ADDRESS, 7260, lan=True)
    serve._print_address(url, lan=True)
    output = capsys.readouterr().out
    assert "http://127.0.0.1:7260/" in output
    assert "No network found" in output


def test_no_browser_is_opened_without_a_display(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "WSL_DISTRO_NAME"):
        monkeypatch.delenv(name, raising=False)
    serve._open_page("http://127.0.0.1:7260/")
    assert opened == []
