"""Where a page may come from that talks to this server."""

from __future__ import annotations

import socket
from collections.abc import Mapping
from ipaddress import ip_address
from urllib.parse import urlsplit

from bingqi.server.denial import Denied
from bingqi.server.hall import Settings

PLAIN = {"http": "http", "ws": "http", "https": "https", "wss": "https"}


def check_origin(headers: Mapping[str, str], settings: Settings, scheme: str) -> None:
    """Refuse pages of other servers, and names that merely lead here, as a hostile name server could make
    them. What is no browser sends no origin, and has no visitor who could be misled. Raises Denied."""
    host, origin = headers.get("host", ""), headers.get("origin")
    allowed = {_plain(each) for each in settings.origins}
    if not _is_ours(host, allowed):
        raise Denied("bad-origin")
    if origin is not None and _plain(origin) not in {
        *allowed,
        _plain(f"{PLAIN.get(scheme, scheme)}://{host}"),
    }:
        raise Denied("bad-origin")


def _is_ours(host: str, allowed: set[str]) -> bool:
    try:
        name = (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return False
    if name in ("localhost", socket.gethostname().lower()) or name.endswith((".local", ".localhost")):
        return True
    if any(name == (urlsplit(each).hostname or "") for each in allowed):
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _plain(origin: str) -> str:
    """An origin without what may be left out."""
    try:
        parts = urlsplit(origin.lower())
        usual = {"http": 80, "https": 443}.get(parts.scheme)
        port = "" if parts.port in (None, usual) else f":{parts.port}"
    except ValueError:
        return ""
    return f"{parts.scheme}://{parts.hostname or ''}{port}"
