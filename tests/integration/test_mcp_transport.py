"""`subterminator mcp` as clients meet it: the command, the SDK's own client; the site's ledger is the truth."""

from __future__ import annotations

import asyncio
import json
import os
import pty
import re
import signal
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Literal
from unittest import mock

import httpx2
import mcp_types as types
import pytest
from click.testing import CliRunner
from mcp import Client, StdioServerParameters
from mcp.client.session import ElicitationFnT
from mcp.client.streamable_http import streamable_http_client
from mcp.shared.exceptions import MCPError

from command import COMMAND, read_terminal
from kit import Practice, Says, lent_driver, rest_in_matrix
from subterminator.cli import run_command
from subterminator.cli.main import front
from subterminator.domain.protocols import Outcome
from subterminator.mcp import server
from subterminator.mcp.server import TOOL_ANNOTATIONS, ToolTransport
from subterminator.practice import PracticeSite
from subterminator.record.hash_chain import read_journal
from subterminator.record.runs import RunRecord
from subterminator.wiring import resume

MCP = [*COMMAND, "mcp"]
Mode = Literal["auto", "legacy"]


class PairingDesk:
    """A site, a definition that names it, and the folders of one person."""

    def __init__(self, practice: Practice, site: PracticeSite | None, chromium: str | None) -> None:
        self.practice = practice
        self.chromium = chromium
        self.arguments = ["--service-file", str(practice.definition(site))] if site else ["--service", "practice"]
        self.arguments += ["--cdp-url", chromium] if chromium else ["--headless"]
        config = practice.config
        self.environment = {
            **os.environ,
            "SUBTERMINATOR_DATA_DIR": str(config.data_dir),
            "SUBTERMINATOR_CONFIG_DIR": str(config.config_dir),
            "SUBTERMINATOR_OUTPUT_DIR": str(config.output_dir),
            "SUBTERMINATOR_READ_BACK_ATTEMPTS": "2",
            "SUBTERMINATOR_CONFIRM_TIMEOUT": "60",
        }

    @asynccontextmanager
    async def stdio(
        self, callback: ElicitationFnT | None = None, mode: Mode = "auto", *more: str
    ) -> AsyncIterator[Client]:
        """The SDK's client, which starts the command."""
        parameters = StdioServerParameters(
            command=MCP[0], args=[*MCP[1:], *self.arguments, *more], env=self.environment
        )
        async with Client(parameters, elicitation_callback=callback, mode=mode) as client:
            yield client

    @asynccontextmanager
    async def within(self, person: Person, *more: str) -> AsyncIterator[Client]:
        """The SDK's client on the command in this process, for what is no matter of a process or a stream."""
        served: asyncio.Future[ToolTransport] = asyncio.get_running_loop().create_future()
        ended = asyncio.Event()

        async def serve(transport: ToolTransport) -> None:
            served.set_result(transport)
            await ended.wait()
            await transport.close()

        def work(work: Coroutine[Any, Any, None]) -> None:
            tasks.append(asyncio.ensure_future(work))

        tasks: list[asyncio.Future[None]] = []
        with (
            mock.patch.object(server, "serve_stdio", serve),
            mock.patch.object(run_command, "run", work),
            mock.patch.dict(os.environ, self.environment),
            lent_driver(self.chromium),
        ):
            front.main(["mcp", *self.arguments, *more], standalone_mode=False)
            try:
                async with Client((await served).server, elicitation_callback=person) as client:
                    yield client
            finally:
                ended.set()
                await asyncio.gather(*tasks)

    async def start(self, *more: str, **streams: Any) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(*(*MCP, *self.arguments, *more), env=self.environment, **streams)

    @asynccontextmanager
    async def http(self, *more: str) -> AsyncIterator[tuple[str, str]]:
        """The command serving over HTTP: its address, and the header that it wants."""
        process = await self.start("--http", *more, stdout=asyncio.subprocess.PIPE)
        assert process.stdout is not None
        address = (await process.stdout.readline()).decode().strip()
        header = (await process.stdout.readline()).decode().strip()
        try:
            yield address, header.removeprefix("Authorization: ")
        finally:
            process.send_signal(signal.SIGTERM)
            assert await process.wait() == 3

    def runs(self) -> list[list[dict[str, Any]]]:
        """The journals, oldest first; each is whole."""
        journals = [read_journal(run) for run in sorted(self.practice.config.output_dir.iterdir())]
        assert [(journal.problems, journal.torn) for journal in journals] == [((), b"")] * len(journals)
        return [[dict(event) for event in journal.events] for journal in journals]

    def outcomes(self) -> list[str]:
        return [next(e["outcome"] for e in events if e["event"] == "run_ended") for events in self.runs()]


class Model:
    """Finds its way by what the answers say."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.page = ""
        self.error = False
        self.heard: list[str | None] = []
        self.pictures: list[int] = []
        """Number of pictures in each answer."""

    async def call(self, tool: str, **arguments: Any) -> str:
        result = await self.client.call_tool(tool, arguments, progress_callback=self._hear)
        (first, *others) = result.content
        assert isinstance(first, types.TextContent)
        assert [each.type for each in others] in ([], ["image"])
        self.page, self.error = first.text, bool(result.is_error)
        assert result.structured_content is not None
        assert result.structured_content["ok"] is not self.error
        self.pictures.append(len(others))
        return self.page

    async def _hear(self, progress: float, total: float | None, message: str | None) -> None:
        self.heard.append(message)

    async def press(self, name: str) -> str:
        if (found := self._find(name)) is None:
            await self.call("browser_scroll", direction="down", amount=5000)
            found = self._find(name)
        assert found, self.page
        return await self.call("browser_click", ref=found[1])

    def _find(self, name: str) -> re.Match[str] | None:
        return re.search(rf'(@e\d+) \w+ "{name}"', self.page)

    async def to_the_end(self) -> str:
        """All the way to the final press, and what came of it. The person is asked about it as it is pressed."""
        await self.call("get_snapshot")
        await self.press("Cancel membership")
        while self.page.startswith("error: timeout"):  # on a busy machine the next page may come later than its answer
            await self.call("get_snapshot")
            if self._find("Cancel membership"):
                await self.press("Cancel membership")
        at_the_end = self.page.startswith(("done", "page "))
        return await self.press("Finish cancellation") if at_the_end else self.page


class Person:
    """Answers what the client puts before them."""

    def __init__(self, *answers: str | types.ElicitResult) -> None:
        self.answers = list(answers)
        self.read: list[str] = []

    async def __call__(self, context: Any, params: Any) -> types.ElicitResult:
        self.read.append(params.message)
        answer = self.answers.pop(0)
        return types.ElicitResult(action="accept", content={"answer": answer}) if isinstance(answer, str) else answer


class CdpChannel:
    """A client of one's own over standard input and output, of which each line is looked at."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.number = 0

    async def ask(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        self.number += 1
        self.send({"id": self.number, "method": method, "params": params})
        while True:
            message = await self.read()
            if message.get("id") == self.number and "method" not in message:
                return dict(message["result"])

    def send(self, message: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n")

    async def read(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = await self.process.stdout.readline()
        message = json.loads(line)
        assert message["jsonrpc"] == "2.0"
        return dict(message)

    async def begin(self) -> str:
        """By the protocol of before; the page that the first look shows."""
        client = {"name": "test", "version": "1"}
        hello = {"protocolVersion": "2025-11-25", "capabilities": {"elicitation": {}}, "clientInfo": client}
        await self.ask("initialize", hello)
        self.send({"method": "notifications/initialized"})
        return str((await self.ask("tools/call", {"name": "get_snapshot", "arguments": {}}))["content"][0]["text"])


@pytest.fixture
def desk(practice: Practice, shared_chromium: str) -> Callable[[PracticeSite], PairingDesk]:
    return lambda site: PairingDesk(practice, site, shared_chromium)


DECLINED = types.ElicitResult(action="decline")
MakeDesk = Callable[[PracticeSite], PairingDesk]


@pytest.mark.spec("mcp.cancels")
@pytest.mark.spec("mcp.next-run")
async def test_an_agent_cancels_over_stdio_and_the_next_run_finds_it_done(desk: MakeDesk) -> None:
    """The person confirms in their client; the account is read back; a second run on that server presses nothing."""
    async with PracticeSite("straight") as site:
        here, person = desk(site), Person("confirm")
        async with here.stdio(person) as client:
            model = Model(client)
            tools = await client.list_tools()
            await model.to_the_end()
            assert site.ledger.final_requests == 1
            end = await model.call("complete_task", status="success", reason="done")
            assert not model.error
            told = await model.call("get_snapshot")
            assert len(here.outcomes()) == 1
            again = await model.call("get_snapshot")
    assert [tool.name for tool in tools.tools] == list(TOOL_ANNOTATIONS)
    assert all(tool.title and tool.output_schema for tool in tools.tools)
    assert end.startswith("scheduled: Tidelight is cancelled")
    assert told.startswith(end)
    assert again.startswith("already_cancelled: ")
    assert here.outcomes() == ["scheduled", "already_cancelled"]
    assert (site.ledger.final_requests, len(person.read)) == (1, 1)
    assert "Press: button “Finish cancellation”" in person.read[0]
    assert any("Opening http" in (sentence or "") for sentence in model.heard)


@pytest.mark.spec("mcp.cancels")
@pytest.mark.spec("mcp.only-the-person")
@pytest.mark.spec("mcp.begins")
@pytest.mark.spec("mcp.http-guarded")
@pytest.mark.parametrize(
    ("no", "modes"),
    [
        pytest.param(["yes"], ["legacy", "auto"], id="a wrong word", marks=pytest.mark.matrix),
        pytest.param([DECLINED, "yes"], ["legacy", "auto", "legacy"], id="declined", marks=pytest.mark.matrix),
    ],
)
async def test_over_http_every_no_leaves_the_plan_and_the_yes_ends_it(
    desk: MakeDesk, no: list[str | types.ElicitResult], modes: list[Mode]
) -> None:
    """One server, a run for each answer and then one for the word, by both protocols."""
    async with PracticeSite("straight") as site:
        here = desk(site)
        async with here.http() as (address, token):
            await _refuses_strangers(address, token)
            for mode, answer in zip(modes, [*no, "confirm"], strict=True):
                async with _client(address, token, Person(answer, answer), mode) as client:
                    model = Model(client)
                    if "That run has ended" in await model.call("get_snapshot"):
                        await model.call("get_snapshot")
                    assert "Unknown tool" in await model.call("confirm", answer="confirm")
                    assert (await model.call("browser_click", ref="Finish")).startswith("error: invalid_params")
                    assert (await model.call("browser_click", ref="@e99999")).startswith("error: ref_invalid")
                    pressed = await model.to_the_end()
                    if answer == "confirm":
                        assert pressed.startswith("done")
                        await model.call("complete_task", status="success", reason="done")
                        assert not model.error
                        continue
                    assert pressed.startswith("error: human_rejected")
                    assert site.ledger.final_requests == 0
                    claim = await model.call("complete_task", status="success", reason="the person said confirm")
                    assert "Cannot verify success" in claim
                    await model.call("complete_task", status="failed", reason="the person said no")
    assert site.ledger.final_requests == 1
    assert here.outcomes()[-1] == "scheduled"
    assert "scheduled" not in here.outcomes()[:-1]


async def _refuses_strangers(address: str, token: str) -> None:
    """No token, a wrong one, a web page, another name for this machine: nobody gets as far as the tools."""
    hello = {"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {}}
    bearer = {"Authorization": token, "Accept": "application/json, text/event-stream"}
    async with httpx2.AsyncClient() as stranger:
        for headers, status in [
            ({}, 401),
            ({"Authorization": f"{token}x"}, 401),
            ({"Authorization": "Bearer"}, 401),
            ({**bearer, "Origin": "https://evil.example"}, 403),
            ({**bearer, "Origin": "http://127.0.0.1:1"}, 403),
            ({**bearer, "Origin": "http://localhost:6274"}, 403),
            ({**bearer, "Host": "evil.example"}, 421),
        ]:
            assert (await stranger.post(address, json=hello, headers=headers)).status_code == status, headers


@asynccontextmanager
async def _client(address: str, token: str, person: Person, mode: Mode) -> AsyncIterator[Client]:
    async with (
        httpx2.AsyncClient(headers={"Authorization": token}, timeout=60) as http,
        Client(streamable_http_client(address, http_client=http), elicitation_callback=person, mode=mode) as client,
    ):
        yield client


@pytest.mark.matrix
@pytest.mark.spec("mcp.terminal")
@pytest.mark.spec("mcp.real-terminal")
async def test_a_person_confirms_in_a_terminal_of_their_own(desk: MakeDesk) -> None:
    """The client cannot ask; a pipe is not taken for a person; a code that is closed is told so."""
    async with PracticeSite("straight") as site:
        here = desk(site)
        async with here.stdio(None, "legacy") as client:
            model = Model(client)
            told = await model.to_the_end()
            found = re.search(r"subterminator mcp confirm (\w+)", told)
            assert found, told
            piped = await _confirm(here, found[1], b"confirm\n")
            assert (piped[0], "a person must type the answer in a terminal" in piped[1]) == (6, True)
            assert site.ledger.final_requests == 0
            clients = await _at_a_terminal(here, found[1])
            assert "this terminal belongs to the asking client" in clients
            waiting = asyncio.ensure_future(model.call("get_snapshot"))
            shown = await _at_a_terminal(here, found[1], apart=True)
            assert "“Finish cancellation”" in shown
            assert "Told: yes, press button “Finish cancellation”." in shown
            assert "get_snapshot was not executed. This answers the earlier call" in await waiting
            assert site.ledger.final_requests == 1
            closed = CliRunner().invoke(front, ["mcp", "confirm", found[1]], env=here.environment)
            assert (closed.exit_code, "no open question has the code" in closed.stderr) == (9, True)
            strange = CliRunner().invoke(front, ["mcp", "confirm", "../../x"], env=here.environment)
            assert strange.exit_code == 2
            await model.call("complete_task", status="success", reason="done")
    assert here.outcomes() == ["scheduled"]
    assert list((here.practice.config.data_dir / "asked").iterdir()) == []


async def _confirm(desk: PairingDesk, code: str, typed: bytes) -> tuple[int | None, str]:
    """`confirm` fed by a pipe."""
    process = await asyncio.create_subprocess_exec(
        *(*MCP, "confirm", code),
        env=desk.environment,
        stdin=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    _, said = await process.communicate(typed)
    return process.returncode, said.decode()


APART = "import os, sys; os.fork() and os._exit(0); os.setsid(); os.execv(sys.argv[1], sys.argv[1:])"
"""Runs a command as a child of nobody here: this process is the client, and a person's terminal is not its child."""


async def _at_a_terminal(desk: PairingDesk, code: str, *, apart: bool = False) -> str:
    """`confirm` with somebody who reads, and types when they are asked: what stood on the screen."""
    hand, program = pty.openpty()
    process = await asyncio.create_subprocess_exec(
        *([sys.executable, "-c", APART] if apart else []),
        *(*MCP, "confirm", code),
        env=desk.environment,
        stdin=program,
        stdout=program,
        stderr=program,
        start_new_session=True,
    )
    os.close(program)

    def read_and_type() -> str:
        seen, typed = b"", False
        for chunk in read_terminal(hand):
            seen += chunk
            if b"\n> " in seen and not typed:
                typed = bool(os.write(hand, b"confirm\n"))
        os.close(hand)
        return seen.decode()

    shown = await asyncio.to_thread(read_and_type)
    await process.wait()
    return shown


@pytest.mark.spec("mcp.pictures")
@pytest.mark.parametrize(("pictures", "sent"), [("auto", [1, 0, 0]), ("never", [0, 0, 0]), ("always", [1, 1, 1])])
async def test_pictures_are_sent_when_they_are_asked_for(desk: MakeDesk, pictures: str, sent: list[int]) -> None:
    """Required: by default only with a look; a page with text goes without. An unknown ref is told as one."""
    async with PracticeSite("straight") as site:
        here = desk(site)
        async with here.within(Person(), "--pictures", pictures) as client:
            model = Model(client)
            await model.call("get_snapshot")
            assert (await model.call("browser_click", ref="@e999")).startswith("error: ref_invalid")
            await model.press("Cancel membership")
            assert model.pictures == sent


@pytest.mark.spec("mcp.declined")
@pytest.mark.spec("mcp.resources")
async def test_a_no_is_told_of_the_final_control_and_its_run_can_be_read(desk: MakeDesk) -> None:
    """Required: the click that led to the question was done; services, the run and its report are resources."""
    async with PracticeSite("straight") as site:
        here, person = desk(site), Person(DECLINED)
        async with here.within(person) as client:
            model = Model(client)
            await model.call("get_snapshot")
            led = await model.press("Cancel membership")
            assert led.startswith('done: clicked link "Cancel membership"')
            pressed = await model.press("Finish cancellation")
            assert pressed.startswith('error: human_rejected - button "Finish cancellation" - the person said no')
            await model.call("complete_task", status="failed", reason="the person said no")
            listed = {str(each.uri): each for each in (await client.list_resources()).resources}
            report = next(uri for uri in listed if uri.endswith("/report"))
            words = await _read(client, report)
            assert "Stopped by you" in words
            assert "What to do next" in words
            assert json.loads(await _read(client, report.removesuffix("/report")))["outcome"] == "aborted"
            assert "<!doctype html>" in await _read(client, f"{report}.html")
            assert "netflix" in await _read(client, "subterminator://services/netflix")
            assert (await client.list_resource_templates()).resource_templates
            for wrong in ("subterminator://runs/../../etc", "subterminator://runs/zzzz", "file:///etc/passwd"):
                with pytest.raises(MCPError, match="no resource has the address"):
                    await _read(client, wrong)


async def _read(client: Client, uri: str) -> str:
    (content,) = (await client.read_resource(uri)).contents
    assert isinstance(content, types.TextResourceContents)
    return content.text


@pytest.mark.spec("mcp.dry-run")
async def test_a_dry_run_ends_at_the_final_control(desk: MakeDesk) -> None:
    """Nobody is asked, nothing is sent, and that is a success."""
    async with PracticeSite("straight") as site:
        here, person = desk(site), Person()
        async with here.within(person, "--dry-run") as client:
            model = Model(client)
            assert (await model.to_the_end()).startswith("dry_run: ")
            assert not model.error
    assert (site.ledger.final_requests, here.outcomes(), person.read) == (0, ["dry_run"], [])


@pytest.mark.spec("mcp.resumed")
async def test_a_run_that_an_agent_left_open_is_gone_on_with(desk: MakeDesk, shared_chromium: str) -> None:
    """Nobody answered; later the person resumes it themselves, and what is known of the service finds the way."""
    async with PracticeSite("straight") as site:
        here = desk(site)
        async with here.within(Person(types.ElicitResult(action="cancel"))) as client:
            assert (await Model(client).to_the_end()).startswith("needs_human: ")
        (run,) = here.practice.config.output_dir.iterdir()
        with lent_driver(shared_chromium):
            summary = await resume(RunRecord.load(run), here.practice.config, Says("confirm"), lambda event: None)
    assert (summary.outcome, summary.design, site.ledger.final_requests) == (Outcome.SCHEDULED, "ai-led", 1)


@pytest.mark.spec("mcp.ends")
def test_a_port_that_is_taken_is_told_before_a_client_waits(practice: Practice) -> None:
    """With the way out."""
    with PracticeSite("straight") as site:
        here = PairingDesk(practice, site, None)
        arguments = ["mcp", *here.arguments, "--http", "--port", site.base_url.rpartition(":")[2]]
        answer = CliRunner().invoke(front, arguments, env=here.environment)
    assert (answer.exit_code, "omit --port" in answer.stderr, answer.stdout) == (9, True, ""), answer.stderr


def _click(page: str, role: str, name: str) -> dict[str, Any]:
    """Parameters of a click on the control of that name."""
    found = re.search(rf'(@e\d+) {role} "{name}"', page)
    assert found, page
    return {"name": "browser_click", "arguments": {"ref": found[1]}}


@pytest.mark.spec("mcp.gone")
@pytest.mark.spec("mcp.stdout")
@pytest.mark.parametrize("end", rest_in_matrix(["the client has gone", "SIGTERM"], ["the client has gone"]))
async def test_a_run_whose_client_goes_is_interrupted_and_the_program_ends(
    practice: Practice, tmp_path: Path, end: str
) -> None:
    """In the middle of a question: the record is whole, the browser closed, nothing sent, and each line ours."""
    noisy = tmp_path / "noisy"
    noisy.write_text('#!/bin/sh\necho noise\nexec /usr/bin/env chromium "$@"\n', encoding="utf-8")
    noisy.chmod(0o755)
    here = PairingDesk(practice, None, None)
    profile = tmp_path / "profile"
    pipe = asyncio.subprocess.PIPE
    process = await here.start(
        *("--profile-dir", str(profile), "--browser-path", str(noisy)),
        stdin=pipe,
        stdout=pipe,
        stderr=pipe,
        limit=2**24,
    )
    wire = CdpChannel(process)
    page = await wire.begin()
    opened = await wire.ask("tools/call", _click(page, "link", "Cancel membership"))
    final = _click(opened["content"][0]["text"], "button", "Finish cancellation")
    wire.send({"id": "click", "method": "tools/call", "params": final})
    while (await wire.read()).get("method") != "elicitation/create":
        pass
    assert process.stdin is not None
    assert (profile / "SingletonLock").is_symlink()
    if end == "SIGTERM":
        process.send_signal(signal.SIGTERM)
    else:
        process._transport.get_pipe_transport(1).close()  # type: ignore[attr-defined]  # nobody reads any more, either
        process.stdin.close()
    async with asyncio.timeout(20):
        assert await process.wait() == (3 if end == "SIGTERM" else 0)
    assert not (profile / "SingletonLock").is_symlink()
    (events,) = here.runs()
    assert "interrupted" in [event["event"] for event in events]
    assert "submitting" not in [event["event"] for event in events]
    assert here.outcomes() == ["aborted"]
