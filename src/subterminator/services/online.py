"""Looks whether the public pages of definitions can still be opened. Nothing is signed in to, and no cookie is kept."""

from __future__ import annotations

import http.client
import re
import socket
import ssl
import urllib.error
import urllib.request
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Literal
from urllib.parse import urlsplit

from subterminator.services.hosts import is_loopback, registrable, without_port
from subterminator.services.schema import ServiceDefinition

SECONDS = 20.0
"""Time limit of a page."""
AT_ONCE = 8
_MOST_REDIRECTS = 6
_DEAD = frozenset({404, 410})
_AGENT = "subterminator (looks whether a public page can still be opened)"
_IP_ADDRESS = re.compile(r"[\d.]+|\[?[\da-f:]+\]?")

Verdict = Literal["ok", "moved", "dead", "unsure"]


@dataclass(frozen=True)
class PageCheck:
    """Result of looking at one page."""

    service: str
    what: Literal["account page", "source", "page to cancel"]
    address: str
    verdict: Verdict
    """`unsure`: it was not opened, or answered in a way that says nothing, such as that programs are refused."""
    why: str = ""


def check_online(services: Sequence[ServiceDefinition], timeout: float = SECONDS) -> list[PageCheck]:
    """Open the account page and the sources of definitions, a few at once. An account page may lead to a sign-in."""
    pages = [(service, what, address) for service in services for what, address in _pages(service)]
    opened: dict[str, tuple[int, str, str]] = {}
    with ThreadPoolExecutor(AT_ONCE) as pool:
        addresses = list(dict.fromkeys(address for _, _, address in pages))
        opened.update(zip(addresses, pool.map(lambda each: _open(each, timeout), addresses), strict=True))
    return [_judged(service, what, address, *opened[address]) for service, what, address in pages]


def _pages(service: ServiceDefinition) -> list[tuple[Literal["account page", "source", "page to cancel"], str]]:
    manual = [("page to cancel", service.manual.url)] if service.manual is not None and service.manual.url else []
    sources = [("source", address) for address in service.sources]
    return [("account page", service.entry_url), *manual, *sources]  # type: ignore[list-item]


def _judged(
    service: ServiceDefinition,
    what: Literal["account page", "source", "page to cancel"],
    address: str,
    status: int,
    landed: str,
    problem: str,
) -> PageCheck:
    verdict, why = _verdict(service, what, address, status, landed, problem)
    return PageCheck(service.id, what, address, verdict, why)


def _verdict(
    service: ServiceDefinition, what: str, address: str, status: int, landed: str, problem: str
) -> tuple[Verdict, str]:
    if problem:
        return ("dead" if status < 0 else "unsure"), problem
    if 300 <= status < 400:
        return "unsure", f"it answers {status} and leads nowhere"
    if status in _DEAD:
        return "dead", f"it answers {status}"
    own = {host.lower() for host in (*service.hosts, *service.sign_in_hosts)}
    asked, now = urlsplit(address), urlsplit(landed)
    elsewhere = now.netloc not in own if what == "account page" else _domain(asked.netloc) != _domain(now.netloc)
    if elsewhere:
        return "moved", f"it leads to {now.netloc}"
    if status >= 400:
        return "unsure", f"it answers {status}"
    return "ok", ""


def _domain(netloc: str) -> str:
    return registrable(without_port(netloc))


class _Redirects(urllib.request.HTTPRedirectHandler):
    """Follows redirects to encrypted public pages only; on this machine to this machine."""

    max_redirections = _MOST_REDIRECTS

    def redirect_request(
        self, req: urllib.request.Request, fp: object, code: int, msg: str, headers: object, newurl: str
    ) -> urllib.request.Request | None:
        if problem := _barred(newurl, local=is_loopback(urlsplit(req.full_url).hostname or "")):
            raise _NotOpened(problem)
        return super().redirect_request(req, fp, code, msg, headers, newurl)  # type: ignore[arg-type]


class _NotOpened(Exception):
    """An address is not opened, and why."""


def _barred(url: str, *, local: bool) -> str:
    """Say why an address is not opened; "" if it is. `local`: it is known to be of this machine."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    if is_loopback(host):
        return "" if local else "it leads to this machine"
    if parts.scheme != "https":
        return "it is not encrypted"
    return "it is no public name" if _IP_ADDRESS.fullmatch(host) or "." not in host else ""


def _open(url: str, timeout: float) -> tuple[int, str, str]:
    """Open a page: its status, where it led, and a problem. Status -1 with a problem: it is gone; 0: nobody knows."""
    if problem := _barred(url, local=is_loopback(urlsplit(url).hostname or "")):
        return 0, url, problem
    request = urllib.request.Request(url, headers={"User-Agent": _AGENT, "Accept": "text/html,*/*"})  # noqa: S310
    try:
        with urllib.request.build_opener(_Redirects).open(request, timeout=timeout) as answer:
            return answer.status, answer.url, ""
    except urllib.error.HTTPError as error:
        error.close()
        return error.code, error.url or url, ""
    except _NotOpened as problem:
        return 0, url, str(problem)
    except urllib.error.URLError as error:
        return (-1 if _is_gone(error.reason) else 0), url, f"it cannot be opened: {_words(error.reason)}"
    except (OSError, http.client.HTTPException, ValueError, ssl.SSLError) as error:
        return 0, url, f"it cannot be opened: {_words(error)}"


def _is_gone(reason: object) -> bool:
    """Return whether a failure is the site's: no such name, nobody there, or no valid certificate."""
    if isinstance(reason, socket.gaierror):
        return reason.errno in {socket.EAI_NONAME, getattr(socket, "EAI_NODATA", socket.EAI_NONAME)}
    return isinstance(reason, ConnectionRefusedError | ssl.SSLCertVerificationError)


def _words(reason: object) -> str:
    if isinstance(reason, TimeoutError):
        return "no answer in time"
    return " ".join(str(getattr(reason, "strerror", None) or reason).split())[:200]
