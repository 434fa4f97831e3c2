"""`sacbe serve`: run the server, for this machine or for the local network."""

from __future__ import annotations

import contextlib
import ipaddress
import logging
import os
import re
import signal
import socket
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from sacbe.cli.extras import require_server

if TYPE_CHECKING:
    from sacbe.cli.background import BackgroundCompiler
    from sacbe.server.backend import Backend
    from sacbe.server.limits import Settings

LOCALHOST = "127.0.0.1"
LOCALHOST_6 = "[::1]"
ANY_ADDRESS = "0.0.0.0"
MAX_OPEN_FILES = 65_536  # where the system has no limit
HOST_NAME = re.compile(r"[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?")
# Fixed, because browsers store their data of a table by address.
DEFAULT_PORT = 7260
FAILED = 1


def command(
    host: Annotated[
        str | None, typer.Option(help="Address to listen on (default: this machine only).")
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(
            min=0,
            max=65535,
            help=f"Port (default: {DEFAULT_PORT}, or a free one; 0: any free port).",
        ),
    ] = None,
    data: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Data directory (default: the user data directory)."),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="PostgreSQL database to use instead of SQLite."),
    ] = None,
    lan: Annotated[
        bool,
        typer.Option("--lan", help="Make it available on the local network; prints a QR code."),
    ] = False,
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open the browser.")] = False,
    workers: Annotated[
        int | None, typer.Option(metavar="N", help="Number of bot processes.")
    ] = None,
    name: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="Additional host name of the server; repeatable."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="Address of a trusted reverse proxy (X-Forwarded-For); repeatable.",
        ),
    ] = None,
    secure: Annotated[
        bool, typer.Option("--secure", help="All clients use HTTPS: send cookies over HTTPS only.")
    ] = False,
    verbose: Annotated[bool, typer.Option("--verbose", help="Log every request.")] = False,
) -> None:
    """Run a server to play in the browser, with others by link and against bots."""
    require_server()
    names = [*([] if host is None else [host]), *(name or [])]
    settings = settings_of(names, proxy or [], secure)
    code = serve(host, port, data, database, lan, not no_open, workers, verbose, settings)
    raise typer.Exit(code)


def settings_of(names: list[str], proxies: list[str], secure: bool) -> Settings:
    """The settings of the request checks. A ValueError explains invalid arguments."""
    from sacbe.server.limits import Proxies, Settings

    hosts = [name.lower().rstrip(".") for name in names if not _is_address(name)]
    for name in hosts:
        if not HOST_NAME.fullmatch(name):
            raise ValueError(f"{name!r} is not a valid host name, such as example.org.")
    for proxy in proxies:
        try:
            Proxies(proxy)
        except ValueError:
            raise ValueError(
                f"{proxy!r} is not a valid IP address or network, such as 10.0.0.1."
            ) from None
    return Settings(hosts=frozenset(hosts), proxies=",".join(proxies), secure_cookies=secure)


def serve(
    host: str | None,
    port: int | None,
    data: Path | None,
    database: str | None,
    lan: bool,
    open_page: bool,
    workers: int | None,
    verbose: bool,
    settings: Settings,
) -> int:
    """Serve until Ctrl-C; return the exit code. A ValueError explains invalid arguments."""
    if lan and host is not None:
        raise ValueError("Use either --lan or --host, not both.")
    if workers is not None and not 1 <= workers <= 64:
        raise ValueError(f"--workers must be 1 to 64, not {workers}.")
    address = ANY_ADDRESS if lan else host or LOCALHOST
    with contextlib.ExitStack() as stack:
        listener = stack.enter_context(contextlib.closing(_listen(address, port)))
        url = _address(address, listener.getsockname()[1], lan)
        if database is None:
            folder = _folder(data)
            stack.enter_context(_lock_folder(folder, url))
            database = f"sqlite:///{(folder / 'tables.db').as_posix()}"
        elif data is not None:
            raise ValueError("Use either --data (SQLite) or --database (PostgreSQL), not both.")
        _allow_many_files()
        return _run(database, listener, url, lan, open_page, workers, verbose, settings)


def _run(
    database: str,
    listener: socket.socket,
    url: str,
    lan: bool,
    open_page: bool,
    workers: int | None,
    verbose: bool,
    settings: Settings,
) -> int:
    import asyncio

    from sacbe.cli.background import BackgroundCompiler
    from sacbe.play import game as games
    from sacbe.server import logs
    from sacbe.server.backend import Backend, BackendSettings
    from sacbe.server.store import StoreError

    logs.configure(level=logging.INFO if verbose else logging.WARNING)
    backend_settings = BackendSettings(database=database)
    if workers is not None:
        backend_settings = BackendSettings(database=database, workers=workers)
    try:
        backend = Backend(backend_settings)
    except StoreError as error:
        print(error, file=sys.stderr)
        return FAILED
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # stop as by Ctrl-C
    games.begin_interpreted()
    compilation = BackgroundCompiler(list(reversed(games.games())))  # the page shows the last first
    backend.service.watch(lambda _, table_state: compilation.prefer(table_state.game.name))
    try:
        code = asyncio.run(_serve(backend, settings, compilation, listener, url, lan, open_page))
    except KeyboardInterrupt:
        code = 0
    finally:
        compilation.stop()
    if code == 0:
        print("\nStopped. All games are saved and continue when the server is restarted.")
    return code


async def _serve(
    backend: Backend,
    settings: Settings,
    compilation: BackgroundCompiler,
    listener: socket.socket,
    url: str,
    lan: bool,
    open_page: bool,
) -> int:
    import uvicorn

    from sacbe.server.app import make_app, uvicorn_options
    from sacbe.web import routes

    class Server(uvicorn.Server):
        """Prints the address when the server is ready."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                _print_address(url, lan)
                compilation.start()
                if open_page:
                    _open_page(url)

        def handle_exit(self, sig: int, frame: Any) -> None:
            """A second Ctrl-C exits at once, without logging aborted requests."""
            super().handle_exit(sig, frame)
            if self.force_exit:
                logging.disable()

    app = make_app(backend, settings, routes(compilation.waiting))
    server = Server(uvicorn.Config(app, **uvicorn_options(settings)))
    await server.serve(sockets=[listener])
    return 0 if server.started else FAILED


# ---------------------------------------------------------------- address and folder


def _listen(host: str, port: int | None) -> socket.socket:
    """A listening socket; without a port, at the default one or any free one."""
    if port is not None:
        return _bind(host, port)
    try:
        return _bind(host, DEFAULT_PORT)
    except ValueError:
        return _bind(host, 0)


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    if os.name == "posix":  # otherwise the port stays blocked after a restart
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(1)  # reserves the port
    except (OSError, OverflowError) as error:
        listener.close()
        from sacbe.cli import saves

        reason = saves.reason(error) if isinstance(error, OSError) else str(error)
        raise ValueError(f"Cannot listen on {host}, port {port}: {reason}.") from None
    listener.set_inheritable(False)
    return listener


def _address(host: str, port: int, lan: bool) -> str:
    """The URL for browsers."""
    name = f"[{host}]" if ":" in host else host
    if _is_address(host) and ipaddress.ip_address(host).is_unspecified:  # listens on all addresses
        name = LOCALHOST_6 if ":" in host else (own_address() if lan else None) or LOCALHOST
    return f"http://{name}:{port}/"


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _allow_many_files() -> None:
    """Raise the limit of open files, since every connection is one."""
    try:
        import resource
    except ImportError:  # not on this platform
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    limit = MAX_OPEN_FILES if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < limit:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))


def own_address() -> str | None:
    """This machine's address in the local network, or None. No packet is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a reserved address, only for routing
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith(("127.", "0.")) else address


def _folder(data: Path | None) -> Path:
    """The data directory; by default in the user's data directory, beside saved games."""
    from sacbe.cli import saves

    folder = (saves.folder().parent if data is None else data).absolute()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with (folder / "server.lock").open("a"):
            pass
    except OSError as error:
        raise ValueError(f"Cannot write to {folder}: {saves.reason(error)}.") from None
    return folder


@contextlib.contextmanager
def _lock_folder(folder: Path, url: str) -> Iterator[None]:
    """Allow one server per folder: a second one would miss the changes of the first."""
    try:
        import fcntl
    except ImportError:  # not on this platform
        yield
        return
    with (folder / "server.lock").open("r+") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            other_url = file.read(200).strip()
            raise ValueError(
                f"Another server already uses {folder}{f' ({other_url})' if other_url else ''}. "
                "Choose another directory with --data."
            ) from None
        file.truncate(0)
        file.write(f"{url}\n")
        file.flush()
        yield
        file.truncate(0)


# ---------------------------------------------------------------- output


def _print_address(url: str, lan: bool) -> None:
    print(f"\n  Sacbe is running at  {url}\n", flush=True)
    if lan and LOCALHOST in url:
        print("  No network found: it is available on this machine only.\n")
    elif lan:
        print("  Everyone on this network can open this address. For phones:\n")
        _print_qr_code(url)
    print("  Press Ctrl-C to stop. All games are saved.\n", flush=True)


def _print_qr_code(url: str) -> None:
    """Print a QR code, if the terminal has the characters."""
    import segno

    with contextlib.suppress(UnicodeEncodeError):
        segno.make(url, error="m").terminal(sys.stdout, border=2, compact=True)
        print()


def _open_page(url: str) -> None:
    """Open the browser in a thread, because some block. Never a text browser."""
    import webbrowser

    screens = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "WSL_DISTRO_NAME")
    if sys.platform == "linux" and not any(os.environ.get(name) for name in screens):
        return
    threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
