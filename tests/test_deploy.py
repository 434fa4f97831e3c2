"""The documented deployment: its files, and a server behind a real nginx and Caddy with them."""

import asyncio
import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from sacbe.server.config import Config, load
from sacbe.server.limits import Rates
from sacbe.server.notify.notifier import BACKOFF
from sacbe.server.notify.settings import NotifySettings, settings_problem
from scripts.container import parse
from tests.server.survival.servers import free_port

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
GUIDE = (ROOT / "docs" / "operating.md").read_text("utf-8")
NAME = "games.example.org"
PATIENCE = 60


# ---------------------------------------------------------------- the files


@pytest.mark.parametrize(
    "name", ["sacbe.toml", "sacbe.service", "sacbe-admin", "nginx.conf", "Caddyfile"]
)
def test_the_guide_shows_the_files(name: str) -> None:
    assert (DEPLOY / name).read_text("utf-8") in GUIDE


def test_the_guide_lists_all_settings() -> None:
    rows = re.findall(r"^\| `(\w+)` \| `(\w+)` \| `(--[\w-]+)", GUIDE, re.M)
    assert [row[0] for row in rows] == list(Config.__struct_fields__)
    for name, variable, _ in rows:
        suffix = "_NAME" if name in ("notify", "limits") else ""
        assert variable == f"SACBE_{name.upper()}{suffix}"
    result = subprocess.run(
        [sys.executable, "-m", "sacbe", "serve", "--help"],
        env={**os.environ, "COLUMNS": "200"},
        timeout=120,
        capture_output=True,
        text=True,
        check=True,
    )
    for _, _, flag in rows:
        assert f"{flag} " in result.stdout
    limits = re.findall(r"^\| `(\w+)` \| [a-z]*", GUIDE.partition("| limit | per |")[2], re.M)
    assert set(limits[: len(Rates.__struct_fields__)]) == set(Rates.__struct_fields__)


def test_the_guide_lists_all_settings_of_notifications() -> None:
    section = GUIDE.partition("## Notifications")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (`.+?`) \|", section, re.M)
    names = [name for row in rows for name in re.findall(r"`(\w+)`", row)]
    assert names == list(NotifySettings.__struct_fields__)
    example = tomllib.loads(section.partition("```toml")[2].partition("```")[0])
    config = msgspec.convert(example, Config)
    assert settings_problem(config.notify) is None
    assert config.notify.channels == ["email", "ntfy"]
    pauses = "after " + ", ".join(f"{pause / 60:.0f}" for pause in BACKOFF[:-1])
    assert f"{pauses} and {BACKOFF[-1] / 60:.0f} minutes" in section.replace("\n  ", " ")


def test_the_settings_file_is_valid() -> None:
    config = load(DEPLOY / "sacbe.toml", {}, {})
    assert (config.names, config.proxies, config.secure) == ([NAME], ["127.0.0.1"], True)


def test_the_dashboard_uses_existing_metrics(tmp_path: Path) -> None:
    from tests.server.http.helpers import AppHarness, run_with_app

    board = json.loads((DEPLOY / "grafana-dashboard.json").read_text("utf-8"))
    queries = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    used = {name for query in queries for name in re.findall(r"sacbe_\w+", query)}

    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            text = (await client.get("/metrics")).text
        metrics = set(re.findall(r"^# TYPE (\w+)", text, re.M))
        metrics |= {f"{name}_bucket" for name in metrics}
        metrics |= {f"{name}_total" for name in metrics}
        assert used <= metrics
        assert set(re.findall(r"`(sacbe_\w+)`", GUIDE)) <= metrics

    run_with_app(tmp_path, test)


def test_the_service_is_valid() -> None:
    """systemd's own verification needs the installed program, so only the options are checked."""
    text = (DEPLOY / "sacbe.service").read_text("utf-8")
    assert "ExecStart=/opt/sacbe/bin/sacbe serve --no-open --config /etc/sacbe.toml" in text
    assert "User=sacbe" in text
    assert "StateDirectory=sacbe" in text


def test_systemd_accepts_the_service(tmp_path: Path) -> None:
    """systemd's own verification, with another program, since ours is not installed there."""
    analyze = find_program("systemd-analyze")
    text = (DEPLOY / "sacbe.service").read_text("utf-8")
    file = tmp_path / "sacbe.service"
    file.write_text(text.replace("/opt/sacbe/bin/sacbe", shutil.which("true") or ""), "utf-8")
    result = subprocess.run(
        [analyze, "verify", str(file)], capture_output=True, text=True, timeout=PATIENCE
    )
    assert result.returncode == 0, result.stderr
    assert "sacbe.service" not in result.stderr  # warnings about unknown options
    file.write_text(text.replace("ProtectHome=yes", "ProtectHoem=yes"), "utf-8")
    result = subprocess.run(
        [analyze, "verify", str(file)], capture_output=True, text=True, timeout=PATIENCE
    )
    assert "ProtectHoem" in result.stderr


def test_the_container_file() -> None:
    """`python -m scripts.container` follows its steps; this is what can be checked quickly."""
    steps = parse((DEPLOY / "Containerfile").read_text("utf-8"))
    last = dict(steps)
    assert [text for name, text in steps if name == "USER"] == ["sacbe"]
    names = [name for name, _ in steps]
    assert "RUN" not in names[names.index("USER") :]  # nothing is built as the user
    entry = json.loads(last["ENTRYPOINT"])
    assert entry[:2] == ["sacbe", "serve"]
    assert entry[-1] == last["VOLUME"]
    assert last["EXPOSE"] in entry
    assert f"--mode 700 {last['VOLUME']}" in dict(steps[:2])["RUN"]  # a volume gets its owner
    ignored = (ROOT / ".dockerignore").read_text("utf-8").split()
    sources = next(text for name, text in steps if name == "COPY").split()[:-1]
    assert ignored == ["*", *(f"!{source}" for source in sources)]
    with pytest.raises(ValueError, match="Unknown instruction: ADD x y"):
        parse("FROM x\nADD x y")


def find_program(name: str) -> str:
    """The path of a program. Without it the test is skipped, or fails with SACBE_CI=1."""
    path = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
    if path is None:
        if os.environ.get("SACBE_CI") == "1":
            pytest.fail(f"There is no {name} here, and with SACBE_CI=1 there has to be one.")
        pytest.skip(f"There is no {name} here.")
    return path


# ---------------------------------------------------------------- behind a proxy


class Site(NamedTuple):
    """A server behind a reverse proxy."""

    http: int  # ports of the proxy
    https: int
    monitor: int
    trust: ssl.SSLContext

    def client(self, **headers: str) -> httpx.Client:
        """A client that finds the name at this machine."""
        transport = httpx.HTTPTransport(verify=self.trust)
        return httpx.Client(
            transport=transport,
            base_url=f"https://127.0.0.1:{self.https}",
            headers={"Host": f"{NAME}:{self.https}", **headers},
            timeout=PATIENCE,
        )


SNI = {"sni_hostname": NAME}


@pytest.fixture(scope="module", params=["nginx", "caddy"])
def site(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Site]:
    program = find_program(request.param)
    folder = tmp_path_factory.mktemp("site")
    ports = dict(zip(("http", "https", "monitor", "app"), _ports(4), strict=True))
    _make_certificate(folder)
    server = _start_server(folder, ports)
    start = {"nginx": _start_nginx, "caddy": _start_caddy}[request.param]
    proxy = start(program, folder, ports)
    try:
        _wait(ports["https"], proxy)
        trust = ssl.create_default_context(cafile=str(folder / "cert.pem"))
        yield Site(ports["http"], ports["https"], ports["monitor"], trust)
    finally:
        for process in (proxy, server):
            process.terminate()
            process.communicate(timeout=PATIENCE)


def _ports(count: int) -> list[int]:
    ports: set[int] = set()
    while len(ports) < count:
        ports.add(free_port())
    return list(ports)


def _start_server(folder: Path, ports: dict[str, int]) -> subprocess.Popen[str]:
    settings = (DEPLOY / "sacbe.toml").read_text("utf-8")
    for old, new in (
        ("port = 7260", f"port = {ports['app']}"),
        ("/var/lib/sacbe", str(folder / "data")),
        ("127.0.0.1:9260", f"127.0.0.1:{ports['monitor']}"),
    ):
        assert old in settings
        settings = settings.replace(old, new)
    (folder / "sacbe.toml").write_text(settings, "utf-8")
    process = subprocess.Popen(
        [sys.executable, "-m", "sacbe", "serve", "--no-open", "--config", folder / "sacbe.toml"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    assert process.stdout is not None
    for line in process.stdout:
        if "Sacbe is running at" in line:
            return process
    raise AssertionError(process.communicate(timeout=60)[1])


def _make_certificate(folder: Path) -> None:
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
        + ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
        + ["-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem")],
        timeout=120,
        check=True,
        capture_output=True,
    )


def _start_caddy(caddy: str, folder: Path, ports: dict[str, int]) -> subprocess.Popen[bytes]:
    """Caddy with the documented file, other ports and our certificate instead of one from the
    internet."""
    key, cert = folder / "key.pem", folder / "cert.pem"
    site = (DEPLOY / "Caddyfile").read_text("utf-8")
    for old, new in (
        (f"{NAME} {{", f"{NAME} {{\n    tls {cert} {key}\n"),
        ("127.0.0.1:7260", f"127.0.0.1:{ports['app']}"),
    ):
        assert old in site
        site = site.replace(old, new)
    options = f"admin off\nhttp_port {ports['http']}\nhttps_port {ports['https']}\n"
    file = folder / "Caddyfile"
    file.write_text(f"{{\n{options}}}\n{site}", "utf-8")
    # Caddy keeps its data in the home directory.
    environment = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    return subprocess.Popen(
        [caddy, "run", "--adapter", "caddyfile", "--config", str(file)],
        env={**environment, "XDG_CONFIG_HOME": str(folder)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )


def _start_nginx(nginx: str, folder: Path, ports: dict[str, int]) -> subprocess.Popen[bytes]:
    key, cert = folder / "key.pem", folder / "cert.pem"
    site = (DEPLOY / "nginx.conf").read_text("utf-8")
    live = f"/etc/letsencrypt/live/{NAME}"
    for old, new in (
        ("listen 80;", f"listen 127.0.0.1:{ports['http']};"),
        ("listen 443 ssl", f"listen 127.0.0.1:{ports['https']} ssl"),
        ("127.0.0.1:7260", f"127.0.0.1:{ports['app']}"),
        (f"{live}/fullchain.pem", str(cert)),
        (f"{live}/privkey.pem", str(key)),
    ):
        assert old in site
        site = site.replace(old, new)
    paths = "".join(
        f"{name}_temp_path {folder / name};\n"
        for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;\n" if hasattr(os, "geteuid") and os.geteuid() == 0 else ""
    main = f"{user}pid {folder / 'pid'};\nevents {{}}\nhttp {{\naccess_log off;\n{paths}{site}}}\n"
    (folder / "nginx.conf").write_text(main, "utf-8")
    command = [nginx, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-g", "daemon off;"]
    return subprocess.Popen(
        [*command, "-e", "stderr"], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
    )


def _wait(port: int, process: subprocess.Popen[bytes]) -> None:
    """Wait until the proxy accepts connections."""
    for _ in range(PATIENCE * 10):
        assert process.poll() is None, process.communicate(timeout=60)[1]
        try:
            socket.create_connection(("127.0.0.1", port), 0.1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise AssertionError("The proxy does not accept connections.")


def test_http_is_redirected(site: Site) -> None:
    answer = httpx.get(f"http://127.0.0.1:{site.http}/table/x", headers={"Host": NAME})
    assert answer.status_code in (301, 308)
    assert re.fullmatch(rf"https://{NAME}(:\d+)?/table/x", answer.headers["location"])


def test_pages_and_secure_cookies(site: Site) -> None:
    with site.client() as client:
        page = client.get("/", extensions=SNI)
        assert page.status_code == 200
        assert page.headers["content-type"].startswith("text/html")
        origin = {"Origin": f"https://{NAME}:{site.https}"}
        answer = client.post("/api/me", json={"name": "Ana"}, headers=origin, extensions=SNI)
        assert answer.status_code == 200
        assert "secure" in answer.headers["set-cookie"].lower()
        foreign = {"Origin": "https://elsewhere.example"}
        answer = client.post("/api/me", json={}, headers=foreign, extensions=SNI)
        assert answer.status_code == 403
        answer = client.get("/", headers={"Host": "x.example"}, extensions=SNI)
        assert answer.status_code == 403 or not answer.content  # Caddy itself answers, with nothing


def test_metrics_are_only_at_their_own_address(site: Site) -> None:
    with site.client() as client:
        for path in ("/metrics", "/healthz"):
            assert client.get(path, extensions=SNI).status_code == 404
            answer = httpx.get(f"http://127.0.0.1:{site.monitor}{path}", timeout=PATIENCE)
            assert answer.status_code == 200
        assert httpx.get(f"http://127.0.0.1:{site.monitor}/api/games").status_code == 404


def test_large_records_pass(site: Site) -> None:
    with site.client() as client:
        headers = {"Content-Type": "application/json"}
        for size, status in ((3_900_000, 422), (4_300_000, 413)):
            body = b'"' + b"x" * size + b'"'
            answer = client.post("/api/records", content=body, headers=headers, extensions=SNI)
            assert answer.status_code == status


def test_a_table_over_a_websocket(site: Site) -> None:
    with site.client() as client:
        seats = [{"kind": "local"}, {"kind": "local"}]
        order = {"game": "maya", "seats": seats}
        table = client.post("/api/tables", json=order, extensions=SNI).json()

    async def play() -> None:
        url = f"wss://{NAME}:{site.https}/api/tables/{table['table']}/socket"
        async with connect(url, host="127.0.0.1", port=site.https, ssl=site.trust) as link:
            hello = {"type": "hello", "token": table["seat_tokens"]["0"]}
            await link.send(msgspec.json.encode(hello).decode())
            frame = msgspec.json.decode(await link.recv())
            assert (frame["type"], frame["version"]) == ("change", 1)

    asyncio.run(play())


def test_a_client_cannot_choose_its_address(site: Site) -> None:
    """The proxy sets X-Forwarded-For, so a forged one does not give new limits."""
    statuses = []
    with site.client() as client:
        for i in range(40):
            forged = {"X-Forwarded-For": f"198.51.100.{i}"}
            order = {"game": "chess", "seats": [{"kind": "link"}, {"kind": "link"}]}
            answer = client.post("/api/tables", json=order, headers=forged, extensions=SNI)
            statuses.append(answer.status_code)
    assert set(statuses) == {404, 429}
