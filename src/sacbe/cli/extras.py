"""Optional packages: a clear message where a command needs one that is not installed."""

from importlib.util import find_spec

SERVER = (
    "alembic",
    "h11",
    "prometheus_client",
    "segno",
    "sqlalchemy",
    "starlette",
    "structlog",
    "uvicorn",
    "websockets",
)


WORKERS = ("procrastinate", "psycopg", "psycopg_pool")


def require_workers() -> None:
    """Raise a ValueError that says how to install `sacbe[workers]`, unless it is installed."""
    if missing := [name for name in WORKERS if find_spec(name) is None]:
        raise ValueError(
            "Bots on other machines need packages that are not installed: "
            f"pip install 'sacbe[workers]' (missing: {', '.join(missing)})."
        )


def require_server() -> None:
    """Raise a ValueError that says how to install `sacbe[server]`, unless it is installed."""
    if missing := [name for name in SERVER if find_spec(name) is None]:
        raise ValueError(
            "This command needs the server packages, which are not installed: "
            f"pip install 'sacbe[server]' (missing: {', '.join(missing)})."
        )
