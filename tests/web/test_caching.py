"""Pages, files and texts are sent again only if they have changed."""

from pathlib import Path

import pytest

from sacbe import web
from tests.server.http.helpers import UNLIMITED, AppHarness, run_with_app

PATHS = ["/", f"/table/{'a' * 16}", "/static/table.js", "/static/icons.svg", "/texts/es.json"]


@pytest.mark.parametrize("path", PATHS)
def test_unchanged_files_are_not_sent_again(tmp_path: Path, path: str) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            first = await client.get(path)
            assert first.status_code == 200
            assert first.headers["cache-control"] == "no-cache"
            tag = first.headers["etag"]
            same = await client.get(path, headers={"If-None-Match": tag})
            assert (same.status_code, same.content) == (304, b"")
            assert same.headers["etag"] == tag
            other = await client.get(path, headers={"If-None-Match": '"other"'})
            assert (other.status_code, other.content) == (200, first.content)

    run_with_app(tmp_path, test, UNLIMITED, tuple(web.routes()))


def test_every_file_has_its_own_etag(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            tags = [(await client.get(path)).headers["etag"] for path in PATHS]
            assert len(set(tags)) == len(PATHS)

    run_with_app(tmp_path, test, UNLIMITED, tuple(web.routes()))
