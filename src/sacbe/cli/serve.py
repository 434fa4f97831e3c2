"""`sacbe serve`: tables in the browser, for this machine or for everybody in its network."""

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
    from sacbe.server.backend import Backend
    from sacbe.server.limits import Settings

HERE = "127.0.0.1"
HERE_6 = "[::1]"
EVERYWHERE = "0.0.0.0"
MOST_FILES = 65_536  # open at once, where the system sets no limit
NAME = re.compile(r"[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?")  # of a server
# The same address each time, if it is free: browsers keep what they know of a table by address.
USUAL_PORT = 7260
FAILED = 1


def command(
    host: Annotated[
        str | None, typer.Option(help="Address to listen on (default: this machine only).")
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(
            min=0, max=65535, help=f"Port (default: {USUAL_PORT}, or a free one; 0: any free port)."
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
    called = [*([] if host is None else [host]), *(name or [])]
    settings = settings_of(called, proxy or [], secure)
    code = serve(host, port, data, database, lan, not no_open, workers, verbose, settings)
    raise typer.Exit(code)


def settings_of(names: list[str], proxies: list[str], secure: bool) -> Settings:
    """The settings of the request checks. A ValueError explains invalid arguments."""
    from sacbe.server.limits import Proxies, Settings

    hosts = [name.lower().rstrip(".") for name in names if not _is_address(name)]
    for name in hosts:
        if not NAME.fullmatch(name):
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
    address = EVERYWHERE if lan else host or HERE
    with contextlib.ExitStack() as open_things:
        listening = open_things.enter_context(contextlib.closing(_listen(address, port)))
        at = _address(address, listening.getsockname()[1], lan)
        if database is None:
            folder = _folder(data)
            open_things.enter_context(_only_server(folder, at))
            database = f"sqlite:///{(folder / 'tables.db').as_posix()}"
        elif data is not None:
            raise ValueError("Use either --data (SQLite) or --database (PostgreSQL), not both.")
        _allow_many_files()
        return _run(database, listening, at, lan, open_page, workers, verbose, settings)


def _run(
    database: str,
    listening: socket.socket,
    at: str,
    lan: bool,
    open_page: bool,
    workers: int | None,
    verbose: bool,
    settings: Settings,
) -> int:
    import asyncio

    from sacbe.server import logs
    from sacbe.server.backend import Backend, BackendSettings
    from sacbe.server.store import StoreError

    logs.configure(level=logging.INFO if verbose else logging.WARNING)
    wished = BackendSettings(database=database)
    if workers is not None:
        wished = BackendSettings(database=database, workers=workers)
    try:
        hosting = Backend(wished)
    except StoreError as error:
        print(error, file=sys.stderr)
        return FAILED
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # stop as by Ctrl-C
    preparing = Preparing()
    try:
        code = asyncio.run(_serve(hosting, settings, preparing, listening, at, lan, open_page))
    except KeyboardInterrupt:
        code = 0
    finally:
        preparing.stop()
    if code == 0:
        print("\nStopped. All games are saved and continue when the server is restarted.")
    return code


async def _serve(
    hosting: Backend,
    settings: Settings,
    preparing: Preparing,
    listening: socket.socket,
    at: str,
    lan: bool,
    open_page: bool,
) -> int:
    import uvicorn

    from sacbe.server.app import make_app, uvicorn_options
    from sacbe.web import routes

    class Server(uvicorn.Server):
        """Tells its address once it answers there."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                _tell(at, lan)
                preparing.start()
                if open_page:
                    _open_page(at)

        def handle_exit(self, sig: int, frame: Any) -> None:
            """Pressed twice, Ctrl-C leaves at once; what is cut off then need not be told."""
            super().handle_exit(sig, frame)
            if self.force_exit:
                logging.disable()

    app = make_app(hosting, settings, routes(preparing.waiting))
    server = Server(uvicorn.Config(app, **uvicorn_options(settings)))
    await server.serve(sockets=[listening])
    return 0 if server.started else FAILED


# ---------------------------------------------------------------- where


def _listen(host: str, port: int | None) -> socket.socket:
    """A socket at the address; without a port at the usual one, or at any that is free."""
    if port is not None:
        return _bind(host, port)
    try:
        return _bind(host, USUAL_PORT)
    except ValueError:
        return _bind(host, 0)


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if os.name == "posix":  # else somebody who has just stopped still seems to be there
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(1)  # from now on nobody else gets it
    except (OSError, OverflowError) as error:
        listening.close()
        from sacbe.cli import saves

        why = saves.why(error) if isinstance(error, OSError) else str(error)
        raise ValueError(f"Cannot listen on {host}, port {port}: {why}.") from None
    listening.set_inheritable(False)
    return listening


def _address(host: str, port: int, lan: bool) -> str:
    """What to type into a browser."""
    name = f"[{host}]" if ":" in host else host
    if _is_address(host) and ipaddress.ip_address(host).is_unspecified:  # it is at all of them
        name = HERE_6 if ":" in host else (own_address() if lan else None) or HERE
    return f"http://{name}:{port}/"


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _allow_many_files() -> None:
    """As many as the system lets us have open: every connection is one."""
    try:
        import resource
    except ImportError:  # no such limits here
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < most:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def own_address() -> str | None:
    """This machine's address in its network, None if it is in none; nothing is sent for that."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))  # an address that nobody has: it is only routed
            found = str(asking.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith(("127.", "0.")) else found


def _folder(data: Path | None) -> Path:
    """Where the tables are kept: in the user's data directory, beside saved games."""
    from sacbe.cli import saves

    folder = (saves.folder().parent if data is None else data).absolute()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with (folder / "server.lock").open("a"):
            pass
    except OSError as error:
        raise ValueError(f"Cannot write to {folder}: {saves.why(error)}.") from None
    return folder


@contextlib.contextmanager
def _only_server(folder: Path, at: str) -> Iterator[None]:
    """One server for one folder: a second one would not hear of what the first one stores."""
    try:
        import fcntl
    except ImportError:  # no such locks here
        yield
        return
    with (folder / "server.lock").open("r+") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            where = file.read(200).strip()
            raise ValueError(
                f"Another server already uses {folder}{f' ({where})' if where else ''}. "
                "Choose another directory with --data."
            ) from None
        file.truncate(0)
        file.write(f"{at}\n")
        file.flush()
        yield
        file.truncate(0)


# ---------------------------------------------------------------- telling


def _tell(at: str, lan: bool) -> None:
    print(f"\n  Sacbe is running at  {at}\n", flush=True)
    if lan and HERE in at:
        print("  No network found: it is available on this machine only.\n")
    elif lan:
        print("  Everyone on this network can open this address. For phones:\n")
        _print_code(at)
    print("  Press Ctrl-C to stop. All games are saved.\n", flush=True)


def _print_code(at: str) -> None:
    """A QR code, where the terminal has the characters for one."""
    import segno

    with contextlib.suppress(UnicodeEncodeError):
        segno.make(at, error="m").terminal(sys.stdout, border=2, compact=True)
        print()


def _open_page(at: str) -> None:
    """In a thread: some browsers let the caller wait. Never one that takes the terminal."""
    import webbrowser

    screens = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "WSL_DISTRO_NAME")
    if sys.platform == "linux" and not any(os.environ.get(name) for name in screens):
        return
    threading.Thread(target=webbrowser.open, args=(at,), daemon=True).start()


# ---------------------------------------------------------------- preparing


class Preparing:
    """The rules made ready beside the server, so that it starts at once.

    Loading rules takes a second. After an installation or a change of the rules they are compiled,
    which takes some minutes, and then the bots are compiled too, in a process of their own.
    """

    def __init__(self) -> None:
        from sacbe.play.game import games

        self._waiting = list(reversed(games()))  # the page offers the last one first
        self._stopped = False
        self._compiler: Any = None
        self._thread = threading.Thread(target=self._prepare_all, daemon=True)

    def waiting(self) -> list[str]:
        """The games that are not ready yet."""
        return list(self._waiting)

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def stop(self) -> None:
        """Leave it as it is: what is compiled is kept."""
        self._stopped = True
        if self._compiler is not None:
            self._compiler.kill()

    def _prepare_all(self) -> None:
        for name in self.waiting():
            if self._stopped:
                return
            try:
                self._prepare(name)
            except Exception as error:
                print(f"Cannot compile the rules of {name}: {error}", file=sys.stderr)
            self._waiting.remove(name)

    def _prepare(self, name: str) -> None:
        from sacbe.play import progress
        from sacbe.play.game import game
        from sacbe.play.table import Table

        compiled: list[str] = []

        def note(title: str) -> progress.Shown:
            compiled.append(title)
            return shown(title)

        shown, progress.display = progress.display, note
        try:
            table = Table(game(name), seed=1)
            seat = table.current_player
            table.state.determinize(seat, 1).view(seat)
            table.record()
        finally:
            progress.display = shown
        if compiled and not self._stopped:
            import subprocess

            self._compiler = subprocess.Popen(
                [sys.executable, "-m", "sacbe", "prepare", name],
                stdout=subprocess.DEVNULL,
                start_new_session=True,  # a Ctrl-C in the terminal is for the server
            )
            self._compiler.wait()
