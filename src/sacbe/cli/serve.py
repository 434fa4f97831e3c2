"""`sacbe serve`: run the server, for this machine or for the local network."""

from __future__ import annotations

import contextlib
import functools
import ipaddress
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from sacbe.cli.extras import require_server, require_workers

if TYPE_CHECKING:
    from sacbe.cli.background import BackgroundCompiler
    from sacbe.server.backend import Backend, BackendSettings
    from sacbe.server.config import Config
    from sacbe.server.limits import Settings

LOCALHOST = "127.0.0.1"
LOCALHOST_6 = "[::1]"
ANY_ADDRESS = "0.0.0.0"
MAX_OPEN_FILES = 65_536  # where the system has no limit
# Fixed, because browsers store their data of a table by address.
DEFAULT_PORT = 7260
FAILED = 1


def command(
    config: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", envvar="SACBE_CONFIG", help="Settings as TOML; see docs/operating.md."
        ),
    ] = None,
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
    remote_bots: Annotated[
        int | None,
        typer.Option(
            metavar="N", help="Let `sacbe worker` do up to N jobs of slow bots (PostgreSQL only)."
        ),
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
    backups: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Make a backup into this folder every day.")
    ] = None,
    keep_backups: Annotated[
        int | None, typer.Option(metavar="N", help="Number of daily backups to keep (default: 14).")
    ] = None,
    monitor: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS:PORT", help="Serve /metrics and /healthz here, and only here."
        ),
    ] = None,
    notify: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=VALUE", help="Set up notifications, such as ntfy=true; repeatable."
        ),
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="Change a limit, such as scale=2; repeatable."),
    ] = None,
    verbose: Annotated[bool, typer.Option("--verbose", help="Log every request.")] = False,
) -> None:
    """Run a server to play in the browser, with others by link and against bots."""
    require_server()
    from sacbe.server.config import load, parse_limit, parse_notify

    flags = {
        "host": host,
        "port": port,
        "data": None if data is None else str(data),
        "database": database,
        "workers": workers,
        "remote_bots": remote_bots,
        "names": name or None,
        "proxies": proxy or None,
        "secure": secure or None,
        "backups": None if backups is None else str(backups),
        "keep_backups": keep_backups,
        "monitor": monitor,
        "notify": dict(map(parse_notify, notify)) if notify else None,
        "limits": dict(map(parse_limit, limit)) if limit else None,
    }
    settings = load(config, os.environ, flags)
    raise typer.Exit(serve(settings, lan, not no_open, verbose))


def serve(config: Config, lan: bool, open_page: bool, verbose: bool) -> int:
    """Serve until Ctrl-C; return the exit code. A ValueError explains invalid settings."""
    from sacbe.server.backend import DEFAULT_WORKERS, BackendSettings
    from sacbe.server.config import monitor_address, request_settings
    from sacbe.server.store.folder import database_url

    settings = request_settings(config)
    if lan and config.host is not None:
        raise ValueError("Use either --lan or --host, not both.")
    if config.backups is not None and config.database is not None:
        raise ValueError("Daily backups are for SQLite: use pg_dump to back up PostgreSQL.")
    if config.remote_bots is not None:
        if config.database is None:
            raise ValueError("Bots on other machines need a PostgreSQL database (--database).")
        require_workers()
    address = ANY_ADDRESS if lan else config.host or LOCALHOST
    database = config.database
    with contextlib.ExitStack() as stack:
        listener = stack.enter_context(contextlib.closing(_listen(address, config.port)))
        url = _address(address, listener.getsockname()[1], lan)
        if database is None:
            folder = _folder(None if config.data is None else Path(config.data))
            stack.enter_context(_locked(folder, url))
            database = database_url(folder)
        elif config.data is not None:
            raise ValueError("Use either --data (SQLite) or --database (PostgreSQL), not both.")
        monitor = None
        if config.monitor is not None:
            monitor = stack.enter_context(
                contextlib.closing(_bind(*monitor_address(config.monitor)))
            )
        _allow_many_files()
        backend_settings = BackendSettings(
            database=database,
            workers=config.workers or DEFAULT_WORKERS,
            backups=None if config.backups is None else Path(config.backups).absolute(),
            keep_backups=config.keep_backups,
            notify=config.notify,
            remote_bots=config.remote_bots,
        )
        return _run(backend_settings, listener, monitor, url, lan, open_page, verbose, settings)


def _run(
    backend_settings: BackendSettings,
    listener: socket.socket,
    monitor: socket.socket | None,
    url: str,
    lan: bool,
    open_page: bool,
    verbose: bool,
    settings: Settings,
) -> int:
    import asyncio

    from sacbe.cli.background import BackgroundCompiler
    from sacbe.play import game as games
    from sacbe.server import logs
    from sacbe.server.backend import Backend
    from sacbe.server.store import StoreError

    logs.configure(level=logging.INFO if verbose else logging.WARNING)
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
        serving = _serve(backend, settings, compilation, listener, monitor, url, lan, open_page)
        code = asyncio.run(serving)
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
    monitor: socket.socket | None,
    url: str,
    lan: bool,
    open_page: bool,
) -> int:
    import asyncio

    import uvicorn

    from sacbe.server.app import make_app, serve_monitor, uvicorn_options
    from sacbe.server.network import Network
    from sacbe.web import routes

    loop = asyncio.get_running_loop()

    def warm_up() -> None:
        with contextlib.suppress(RuntimeError):  # the server has stopped meanwhile
            loop.call_soon_threadsafe(backend.bot_pool.warm_up)

    class Server(uvicorn.Server):
        """Prints the address when the server is ready."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                _print_address(url, lan)
                compilation.start(warm_up)
                if open_page:
                    _open_page(url)

        def handle_exit(self, sig: int, frame: Any) -> None:
            """A second Ctrl-C exits at once, without logging aborted requests."""
            super().handle_exit(sig, frame)
            if self.force_exit:
                logging.disable()

        async def listen(self) -> str:
            """Listen on the local network too; returns the address there."""
            address = own_address()
            if address is None:
                raise ValueError("No network found.")
            port = listener.getsockname()[1]
            protocol: Callable[[], asyncio.Protocol] = functools.partial(
                self.config.http_protocol_class,  # type: ignore[call-arg]
                config=self.config,
                server_state=self.server_state,
                app_state=self.lifespan.state,
            )
            also = _bind(address, port)
            self.servers.append(
                await loop.create_server(protocol, sock=also, backlog=self.config.backlog)
            )
            url = f"http://{address}:{port}/"
            print(f"  Opened to the local network: {url}\n", flush=True)
            return url

    is_local = ipaddress.ip_address(listener.getsockname()[0]).is_loopback
    network = Network(
        is_open=not is_local or bool(settings.proxies),
        url=url if lan and LOCALHOST not in url else None,
        listen=lambda: server.listen(),
    )
    app = make_app(backend, settings, routes(compilation.waiting), network)
    server = Server(uvicorn.Config(app, **uvicorn_options(settings)))
    async with serve_monitor(app, monitor):
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
    from sacbe.server.config import is_address

    name = f"[{host}]" if ":" in host else host
    if is_address(host) and ipaddress.ip_address(host).is_unspecified:  # listens on all addresses
        name = LOCALHOST_6 if ":" in host else (own_address() if lan else None) or LOCALHOST
    return f"http://{name}:{port}/"


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
def _locked(folder: Path, url: str) -> Iterator[None]:
    """Allow one server per folder: a second one would miss the changes of the first."""
    from sacbe.server.store.folder import FolderInUse, check_not_restoring, lock_folder

    try:
        with lock_folder(folder, url):
            check_not_restoring(folder)
            yield
    except FolderInUse as error:
        raise ValueError(f"{error} Choose another directory with --data.") from None


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
