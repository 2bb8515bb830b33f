"""Time stamps by a stamp server of the tests' own, which answers by OpenSSL."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from click.testing import CliRunner, Result

from subterminator.cli.main import front
from subterminator.domain.extras import is_installed
from subterminator.record.journal import SessionLogger
from subterminator.record.package import write_package
from subterminator.record.runs import RunRecord

pytestmark = [
    pytest.mark.skipif(not is_installed("stamp"), reason="the extra stamp is not installed"),
    pytest.mark.skipif(shutil.which("openssl") is None, reason="the stamp server needs openssl"),
]
SETTINGS = """
[req]
distinguished_name = name
prompt = no
[name]
CN = Tests
[root]
basicConstraints = critical, CA:TRUE
keyUsage = critical, keyCertSign
[stamps]
basicConstraints = critical, CA:FALSE
keyUsage = critical, digitalSignature
extendedKeyUsage = critical, timeStamping
[tsa]
default_tsa = server
[server]
serial = {folder}/serial
crypto_device = builtin
signer_cert = {folder}/server.pem
signer_key = {folder}/server.key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
accuracy = secs:1
ess_cert_id_chain = no
"""


@dataclass
class StampServer:
    """Its address, its root certificate, and what it was asked."""

    url: str
    root: Path
    asked: list[bytes]
    answers: list[bytes]
    """Answers to give in place of stamps."""


def openssl(*arguments: str) -> None:
    subprocess.run([shutil.which("openssl") or "", *arguments], check=True, capture_output=True)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StampServer]:
    folder = tmp_path_factory.mktemp("stamps")
    settings = folder / "settings.cnf"
    settings.write_text(SETTINGS.replace("{folder}", str(folder)), encoding="utf-8")
    (folder / "serial").write_text("01\n", encoding="utf-8")
    new = ("req", "-config", str(settings), "-newkey", "rsa:2048", "-nodes")
    root, key = str(folder / "root.pem"), str(folder / "root.key")
    openssl(*new, "-x509", "-keyout", key, "-out", root, "-days", "30", "-subj", "/CN=Root", "-extensions", "root")
    wish, leaf = str(folder / "server.csr"), str(folder / "server.pem")
    openssl(*new, "-keyout", str(folder / "server.key"), "-out", wish, "-subj", "/CN=Stamps")
    signed = ("-CA", root, "-CAkey", key, "-CAcreateserial", "-days", "30", "-extfile", str(settings))
    openssl("x509", "-req", "-in", wish, *signed, "-extensions", "stamps", "-out", leaf)
    asked: list[bytes] = []
    answers: list[bytes] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            assert self.headers["Content-Type"] == "application/timestamp-query"
            asked.append(self.rfile.read(int(self.headers["Content-Length"])))
            query, reply = folder / "query", folder / "reply"
            query.write_bytes(asked[-1])
            openssl("ts", "-reply", "-config", str(settings), "-queryfile", str(query), "-out", str(reply))
            content = answers.pop() if answers else reply.read_bytes()
            self.send_response(200)
            self.send_header("Content-Type", "application/timestamp-reply")
            self.end_headers()
            self.wfile.write(content)

        def log_message(self, *_: object) -> None:
            """Nothing is printed."""

    listening = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    Thread(target=listening.serve_forever, daemon=True).start()
    yield StampServer(f"http://127.0.0.1:{listening.server_port}/", Path(root), asked, answers)
    listening.shutdown()
    listening.server_close()


@pytest.fixture
def directory(tmp_path: Path) -> Path:
    """A run that has ended."""
    with SessionLogger.start(tmp_path / "runs", "gym", "run1") as journal:
        journal.write("note", message="secret words")
    return journal.directory


def run(*arguments: str) -> Result:
    return CliRunner().invoke(front, arguments)


@pytest.mark.spec("record.time-stamp")
def test_a_stamp_is_kept_packed_and_verified_without_the_server(
    server: StampServer, directory: Path, tmp_path: Path
) -> None:
    """Required: the server gets a checksum alone; the ZIP file is checked with the server's root certificate."""
    here = ["--output-dir", str(directory.parent)]
    made = run("runs", "stamp", "--server", server.url, "--trust", str(server.root), *here)
    assert made.exit_code == 0, made.output
    assert "signature checked" in made.output
    assert b"secret" not in server.asked[-1]
    assert len(server.asked[-1]) < 200
    packed = write_package(RunRecord.load(directory), tmp_path / "run.zip")
    checked = json.loads(run("verify", str(packed), "--trust", str(server.root), "--json").output)
    assert [each["signature_checked"] for each in checked["stamps"]] == [True]
    assert checked["problems"] == []
    unchecked = run("verify", str(packed))
    assert unchecked.exit_code == 0
    assert "its signature was not checked" in " ".join(unchecked.output.split())
    with SessionLogger.reopen(directory) as journal:
        journal.write("note", message="gone on with")
    assert "the first " in run("verify", str(directory)).output


@pytest.mark.spec("record.time-stamp")
def test_a_stamp_of_something_else_is_found(server: StampServer, directory: Path, tmp_path: Path) -> None:
    """Required: of a changed journal, of another server than the trusted one, and an answer to another request."""
    here = ["--output-dir", str(directory.parent)]
    assert run("runs", "stamp", "--server", server.url, *here).exit_code == 0
    (stamp,) = directory.glob("*.tsr")
    server.answers.append(stamp.read_bytes())
    replayed = run("runs", "stamp", "--server", server.url, *here)
    assert (replayed.exit_code, "answers another request" in replayed.output) == (9, True)
    for nonsense in (b"", b"no stamp", b"x" * 300_000):
        server.answers.append(nonsense)
        assert run("runs", "stamp", "--server", server.url, *here).exit_code == 9
    other, key = tmp_path / "other.pem", str(tmp_path / "key")
    openssl(
        *("req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", str(other), "-subj", "/CN=Other")
    )
    strange = run("verify", str(directory), "--trust", str(other))
    assert (strange.exit_code, "not one of the trusted servers" in " ".join(strange.output.split())) == (1, True)
    journal = directory / "journal.jsonl"
    journal.write_bytes(journal.read_bytes().replace(b"secret", b"public"))
    assert "it is of another journal" in run("verify", str(directory)).output


@pytest.mark.spec("record.time-stamp")
def test_a_server_that_gives_no_answer_is_told_in_one_line(directory: Path) -> None:
    """Required: nothing is kept."""
    for address in ("http://127.0.0.1:9/", "ftp://stamps.example", "nonsense"):
        told = run("runs", "stamp", "--server", address, "--output-dir", str(directory.parent))
        assert (told.exit_code, told.output.count("\n")) == (9, 1)
    assert not list(directory.glob("*.tsr"))
