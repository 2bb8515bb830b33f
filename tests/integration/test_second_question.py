"""A flow that sends a step under the first yes and then names a fee: a person who stops at the second question."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

from kit import rest_in_matrix
from subterminator.record.hash_chain import read_journal
from terminal import Terminals

ACTIVE = "Active. Renews on 31 December 2027.</p><a href=/offer>Cancel subscription</a>"
FORM = "<form method=post action={}><button>{}</button></form><a href=/account>Keep it</a>"
PAGES = {
    "/account": "<h1>Your account</h1><h2>Gridline</h2><p>Plan: Standard, €9.99 a month. ",
    "/offer": f"<h1>Cancel Gridline</h1><p>It ends on 31 December 2027.{FORM}",
    "/confirm": "<h1>One more step: please confirm your cancellation</h1><p>It ends on 31 December 2027. An early "
    f"termination fee of €20.00 will be charged.{FORM.format('/confirm', 'Finish cancellation')}",
}


class Gridline(ThreadingHTTPServer):
    """The site. `step`: where the first form posts to. `ends_early`: that post is the end, whatever its page says."""

    daemon_threads = True

    def __init__(self, step: str, *, ends_early: bool = False) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.step = step
        self.ends_early = ends_early
        self.posts: list[str] = []

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.server_address[1]}"


class _Handler(BaseHTTPRequestHandler):
    server: Gridline

    def do_GET(self) -> None:
        page = PAGES.get(self.path, "").replace(FORM, FORM.format(self.server.step, "Cancel subscription"))
        if self.path == "/account":
            has_ended = self.server.ends_early and bool(self.server.posts)
            page += "Cancelled. It ends on 31 December 2027." if has_ended else ACTIVE
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(f"<!doctype html><html lang=en><title>Gridline</title>{page}".encode())

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers.get("Content-Length") or 0))
        self.server.posts.append(self.path)
        self.send_response(303)
        self.send_header("Location", "/confirm")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Nothing is printed."""


@contextmanager
def gridline(step: str, *, ends_early: bool = False) -> Iterator[Gridline]:
    with Gridline(step, ends_early=ends_early) as site:
        Thread(target=site.serve_forever, daemon=True).start()
        yield site
        site.shutdown()


@pytest.mark.spec("cli.interrupt")
@pytest.mark.parametrize(
    ("step", "ends_early", "how"),
    rest_in_matrix(
        [(step, early, how) for step in ("/step", "/cancel") for early in (False, True) for how in ("ctrl-c", "no")],
        [("/step", False, "ctrl-c"), ("/step", True, "ctrl-c")],
    ),
)
def test_the_end_at_a_second_question_says_what_the_account_says(
    tmp_path: Path, attached: str, step: str, ends_early: bool, how: str
) -> None:
    """Required: nothing more is pressed; still active it is the first question's end; what has ended is not denied."""
    settings = {"SUBTERMINATOR_CONFIRM_TIMEOUT": "60", "SUBTERMINATOR_DATA_DIR": str(tmp_path / "data")}
    with gridline(step, ends_early=ends_early) as site, Terminals(settings) as terminals:
        definition = tmp_path / "gridline.toml"
        at = f'entry_url = "http://{site.address}/account"\nhosts = ["{site.address}"]'
        definition.write_text(f'id = "gridline"\nname = "Gridline"\n{at}\n')
        record = ["--output-dir", str(tmp_path / "runs"), "--plain", "--cdp-url", attached]
        terminal = terminals.open("cancel", "--service-file", str(definition), *record)
        terminal.read_until(b"You have 60 seconds.")
        terminal.type(b"confirm\n")
        if not ends_early or step == "/step":
            terminal.read_until(b"You have 60 seconds.")
            if how == "no":
                terminal.type(b"no\n")
            else:
                os.kill(terminal.process.pid, signal.SIGINT)
        code = terminal.end()
        said = " ".join(terminal.seen.decode().split())
        assert site.posts == [step]
    (run,) = (tmp_path / "runs").iterdir()
    assert read_journal(run).events[-1]["event"] == "run_ended"
    if not ends_early:
        assert (code, "Stopped. Not cancelled." in said) == (3, True), said
        assert f"POST {step} was sent on the way, and the account still read as active afterwards" in said
    else:
        assert (code, "Cancelled: it ends with the paid period" in said) == (0, True), said
