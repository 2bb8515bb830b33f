"""`services check --online` against servers of this machine."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from click.testing import CliRunner

from subterminator.cli.main import front
from subterminator.services.definition import load_text
from subterminator.services.online import check_online

ANSWERS = {"/account": 200, "/signin": 200, "/gone": 404, "/closed": 410, "/refused": 403, "/broken": 500}


class Site(ThreadingHTTPServer):
    """A site that notes what it was asked."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Page)
        self.asked: list[tuple[str, str | None, str | None]] = []
        """Method and path, cookie, authorisation of each request."""
        self.silence = threading.Event()

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.server_port}"


class _Page(BaseHTTPRequestHandler):
    server: Site

    def do_GET(self) -> None:
        heads = self.headers
        self.server.asked.append((f"GET {self.path}", heads.get("Cookie"), heads.get("Authorization")))
        to = {
            "/session": "/signin",
            "/away": f"http://localhost:{self.server.server_port}/signin",
            "/round": "/round",
            "/mail": "mailto:nobody@example.com",
        }.get(self.path)
        if self.path == "/silent":
            self.server.silence.wait(20)
            return
        self.send_response(302 if to else ANSWERS.get(self.path, 200))
        self.send_header("Set-Cookie", "seen=1")
        if to:
            self.send_header("Location", to)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def site() -> Iterator[Site]:
    """A site of this machine."""
    server = Site()
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield server
    server.silence.set()
    server.shutdown()
    server.server_close()
    thread.join()


def text(site: Site, entry: str, *sources: str, hosts: str = "") -> str:
    """A definition with that account page and those sources."""
    addresses = json.dumps([each if "://" in each else f"http://{site.host}{each}" for each in sources])
    return (
        f'id = "gym"\nname = "Gym"\nentry_url = "http://{site.host}{entry}"\nhosts = ["{site.host}"{hosts}]\n'
        f"sources = {addresses}\n"
    )


@pytest.mark.spec("services.online")
@pytest.mark.parametrize(
    ("entry", "verdict", "why"),
    [
        ("/account", "ok", ""),
        ("/session", "ok", ""),
        ("/gone", "dead", "404"),
        ("/closed", "dead", "410"),
        ("/away", "moved", "leads to localhost"),
        ("/refused", "unsure", "403"),
        ("/broken", "unsure", "500"),
        ("/round", "unsure", "302"),
        ("/silent", "unsure", "no answer in time"),
        ("/mail", "unsure", "302"),
    ],
)
def test_what_became_of_a_page_is_told(site: Site, entry: str, verdict: str, why: str) -> None:
    """What asks to sign in is there; what refuses a program is not taken for gone."""
    (page,) = check_online([load_text(text(site, entry), "gym")], timeout=1)
    assert (page.verdict, page.what) == (verdict, "account page")
    assert why in page.why


@pytest.mark.spec("services.online")
def test_nobody_is_signed_in_and_nothing_is_sent(site: Site) -> None:
    """Required: addresses are only opened, once each, without a cookie, also after the site has set one."""
    check_online([load_text(text(site, "/session", "/account", "/account"), "gym")])
    assert sorted(site.asked) == [
        ("GET /account", None, None),
        ("GET /session", None, None),
        ("GET /signin", None, None),
    ]


@pytest.mark.spec("services.online")
def test_a_host_for_signing_in_is_no_move(site: Site) -> None:
    """The account page may lead to it."""
    known = text(site, "/away") + f'sign_in_hosts = ["localhost:{site.server_port}"]\n'
    (page,) = check_online([load_text(known, "gym")])
    assert page.verdict == "ok"


@pytest.mark.spec("services.online")
def test_a_site_that_nobody_serves_is_gone(site: Site) -> None:
    """Its name stands, and nobody is there."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    known = load_text(text(site, "/account", f"http://127.0.0.1:{port}/"), "gym")
    assert [page.verdict for page in check_online([known])] == ["ok", "dead"]


@pytest.mark.spec("services.online")
def test_only_encrypted_public_pages_are_opened(site: Site) -> None:
    """Required: neither a plain address nor one in a network of the person's own; and that is told."""
    known = load_text(text(site, "/account", "http://example.com/", "https://192.168.0.1/", "https://router/"), "gym")
    pages = check_online([known])
    assert [(page.verdict, page.why) for page in pages[1:]] == [
        ("unsure", "it is not encrypted"),
        ("unsure", "it is no public name"),
        ("unsure", "it is no public name"),
    ]


@pytest.mark.spec("services.online", "cli.services-check-online")
def test_the_command_says_which_pages_moved_or_are_gone(
    site: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With an exit code for a nightly job, and as JSON."""
    monkeypatch.setenv("SUBTERMINATOR_CONFIG_DIR", str(tmp_path))
    file = tmp_path / "gym.toml"
    file.write_text(text(site, "/account", "/gone"), encoding="utf-8")
    answer = CliRunner().invoke(front, ["services", "check", "--online", str(file)])
    assert answer.exit_code == 1
    assert f"dead: gym, source http://{site.host}/gone: it answers 404" in " ".join(answer.stderr.split())
    assert "2 pages: 1 there, 1 moved or gone, 0 unsure" in answer.stdout
    told = json.loads(CliRunner().invoke(front, ["services", "check", "--online", "--json", str(file)]).stdout)
    assert [page["verdict"] for page in told[0]["pages"]] == ["ok", "dead"]
    file.write_text(text(site, "/account"), encoding="utf-8")
    assert CliRunner().invoke(front, ["services", "check", "--online", str(file)]).exit_code == 0
