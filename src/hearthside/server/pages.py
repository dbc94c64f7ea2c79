"""The built client: found in the package or beside the source tree, served with an index fallback."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

_ABSENT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Hearthside</title>
<h1>Hearthside</h1><p>The server runs, but the client has not been built:
<code>npm ci &amp;&amp; npm run build</code> in <code>web/</code>.</p></html>"""


def built_client() -> Path | None:
    """The folder of the built client, or None when it was never built."""
    here = Path(__file__).resolve()
    for folder in (here.parent / "static", here.parents[3] / "web" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    return None


class Pages(StaticFiles):
    """Files of the client; a path that is no file gets the index page."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        super().__init__(directory=folder, check_dir=False)

    async def get_response(self, path: str, scope: Scope) -> Response:
        if self.folder is None:
            return HTMLResponse(_ABSENT, status_code=503)
        if path.startswith(("api/", "ws/")):
            raise HTTPException(404)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or Path(path).suffix:
                raise
            return self._index()
        if path in (".", "index.html"):
            return self._index()
        if path.startswith("assets/"):
            response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response

    def _index(self) -> Response:
        assert self.folder is not None
        return FileResponse(self.folder / "index.html", headers={"Cache-Control": "no-cache"})
