"""`runs check`: the account of a finished run read again later, in the gate's reading mode."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest
from click.testing import CliRunner

from host import Host
from kit import Practice, Says, close_tabs, lent_driver
from subterminator import wiring
from subterminator.cli.main import front
from subterminator.domain.errors import ConfigurationError
from subterminator.domain.outcomes import Outcome, State
from subterminator.lexicon.own_languages import own_languages, use_languages
from subterminator.practice import PracticeSite
from subterminator.record.evidence import verify
from subterminator.record.journal import SessionLogger
from subterminator.record.next_steps import statement_day
from subterminator.record.runs import RunRecord, find_run
from subterminator.wiring import CancelOptions, CheckSummary

ACCOUNT = """<!doctype html><html lang="en"><title>Account</title><main><h1>Your membership</h1>
    <p>Your membership was cancelled. It ends on 4 December 2099 and will not renew.</p>
    <form id="f" method="post" action="/upgrade/form"><input name="plan" value="gold"></form></main>
    <script>
    fetch("/api/touch", { method: "POST", body: "a=1" });
    fetch("/api/membership/resume", { method: "POST" });
    fetch("/api/thing", { method: "DELETE" });
    fetch("/upgrade/now?confirm=1").catch(() => {});
    navigator.sendBeacon("/api/left", "b=1");
    new Image().src = "/upgrade/now?confirm=2";
    fetch("http://localhost:" + location.port + "/api/membership/resume", { method: "POST", mode: "no-cors" });
    if (confirm("Keep your membership?")) fetch("/api/keep", { method: "PUT" });
    setTimeout(() => document.getElementById("f").submit(), 300);
    </script></html>"""
"""An account page that sends forms, orders and beacons by itself, opens addresses that act, and asks in a dialog."""
CZECH = """language = "cs"
[roles]
"end past" = "zrušeno"
"subscription itself" = "předplatné"
"you filler" = "vaše, bylo"
"""


async def check(practice: Practice, chromium: str, person: Says | None = None) -> CheckSummary:
    """What `runs check last` comes to."""
    run = find_run(practice.config.output_dir, "last")
    try:
        with lent_driver(chromium):
            return await wiring.check_run(
                run, practice.config, person or Says(), lambda event: None, {"cdp_url": chromium}
            )
    finally:
        await close_tabs(chromium)


def ended_run(practice: Practice, site: Host) -> None:
    """A run that has ended the subscription at that host."""
    definition = practice.folder / "host.toml"
    entry = f"http://{site.name}/account"
    definition.write_text(f'id = "host"\nname = "Harbour"\nentry_url = "{entry}"\nhosts = ["{site.name}"]\n')
    options = CancelOptions(service_file=definition, headless=True)
    spec = wiring.options.spec_of(options, wiring.options.definition_of(options, practice.config), practice.config)
    with SessionLogger.start(practice.config.output_dir, "host", spec.run_id) as journal:
        journal.write("run_started", spec=spec.to_dict(), about={"name": "Harbour", "entry_url": entry})
        journal.write("leg_started", leg=1)
        end: dict[str, Any] = {"state": State.COMPLETE, "message": "read back", "effective_date": "2099-12-04"}
        journal.write("run_ended", outcome="scheduled", **end)


@pytest.mark.spec("runs.check")
async def test_an_end_is_read_again_and_what_has_become_of_it(practice: Practice, shared_chromium: str) -> None:
    """It holds until the site revives the subscription; the site gets nothing but reads, and the record stays whole."""
    async with PracticeSite("straight") as site:
        first = await practice.cancel(site=site, cdp_url=shared_chromium)
        assert first.outcome is Outcome.SCHEDULED
        before, ended = site.ledger.posts, RunRecord.load(first.summary.run_dir)
        held = await check(practice, shared_chromium)
        assert (held.holds, held.exit_code, held.effective_date) == (True, 0, first.summary.effective_date), held
        site.ledger.restart()
        revived = await check(practice, shared_chromium)
        assert (revived.holds, revived.exit_code, revived.state) == (False, 1, State.ACCOUNT_ACTIVE), revived
        assert site.ledger.posts == before
    run = RunRecord.load(first.summary.run_dir)
    assert [event["holds"] for event in run.journal.events if event["event"] == "checked"] == [True, False]
    assert verify(run.directory) == []
    assert (run.outcome, run.message, run.concluded) == (ended.outcome, ended.message, ended.concluded)
    assert statement_day(run) == statement_day(ended)
    assert run.elapsed_seconds - ended.elapsed_seconds < 60


@pytest.mark.spec("runs.check")
async def test_a_check_sends_nothing_that_writes_whatever_the_page_does(
    practice: Practice, shared_chromium: str
) -> None:
    """Not a form, not an order, not a beacon, not to another site."""
    site = Host()
    site.pages["/account"] = ACCOUNT
    ended_run(practice, site)
    summary = await check(practice, shared_chromium)
    assert summary.holds is True, summary
    assert site.got == []
    held = [event for event in RunRecord.load(summary.run_dir).journal.events if event["event"] == "request_held"]
    assert {event["method"] for event in held} >= {"POST", "DELETE"}
    site.close()


@pytest.mark.spec("runs.check")
async def test_an_account_that_a_run_found_by_links_is_read_where_it_was_found(
    practice: Practice, shared_chromium: str
) -> None:
    """Also where it was cancelled before, and the run that began at the bare address pressed nothing."""
    site = Host()
    site.pages["/"] = (
        '<!doctype html><html lang="en"><title>Harbour</title><main><h1>Welcome aboard</h1><p>News from the docks.</p>'
        '<a href="/account">Account</a></main></html>'
    )
    site.pages["/account"] = ACCOUNT.split("<script>", maxsplit=1)[0]
    options = CancelOptions(service=f"http://{site.name}/", cdp_url=shared_chromium)
    with lent_driver(shared_chromium):
        summary = await wiring.cancel(options, practice.config, Says(), lambda event: None)
    await close_tabs(shared_chromium)
    assert summary.outcome is Outcome.ALREADY_CANCELLED, summary
    found = await check(practice, shared_chromium)
    assert (found.holds, found.exit_code) == (True, 0), found
    site.close()


class SignsIn(Says):
    """A person who signs in when asked: from then on the site shows the account."""

    site: Host

    async def wait_for(self, prompt: str, timeout_seconds: float) -> str | None:
        assert "Sign in to Harbour" in prompt
        assert await asyncio.to_thread(self.site.arrived.wait, 20)
        self.site.pages["/account"] = ACCOUNT
        return ""


@pytest.mark.spec("runs.check")
async def test_pages_may_send_only_while_the_person_signs_in(practice: Practice, shared_chromium: str) -> None:
    """The sign-in page needs its own requests; before it and after it every write is held."""
    site = Host()
    writes = '<script>fetch("/session/{}", {{ method: "POST" }})</script></html>'
    site.pages["/account"] = (
        '<!doctype html><html lang="en"><title>Sign in</title><main><h1>Sign in</h1><form method="post">'
        '<input type="email" aria-label="E-mail"><input type="password" aria-label="Password"><button>Sign in</button>'
        f"</form></main>{writes.format('begin')}"
    )
    ended_run(practice, site)
    person = SignsIn()
    person.site = site
    summary = await check(practice, shared_chromium, person)
    assert summary.holds is True, summary
    assert site.got == ["POST /session/begin"]
    site.close()


class LeavesTheTab(Says):
    """A person who closes the tab in which they are to sign in, and never answers."""

    chromium: str

    async def wait_for(self, prompt: str, timeout_seconds: float) -> str | None:
        await close_tabs(self.chromium)
        await asyncio.get_running_loop().create_future()
        return None


@pytest.mark.spec("runs.check")
@pytest.mark.spec("approval.closed-with-the-browser")
async def test_a_question_of_a_check_ends_with_its_tab(practice: Practice, shared_chromium: str) -> None:
    """Required: nobody is waited for in a tab that is gone."""
    site = Host()
    site.pages["/account"] = '<!doctype html><title>Sign in</title><h1>Sign in</h1><input type="password">'
    ended_run(practice, site)
    person = LeavesTheTab()
    person.chromium = shared_chromium
    summary = await check(practice, shared_chromium, person)
    assert (summary.holds, "could not be read" in summary.message) == (None, True), summary
    site.close()


@pytest.fixture
def own_language(practice: Practice) -> Iterator[Callable[[], None]]:
    """Writes the file of a language that does not come with the program; afterwards there is none."""

    def write() -> None:
        folder = practice.config.config_dir / "languages"
        folder.mkdir(parents=True)
        (folder / "cs.toml").write_text(CZECH, encoding="utf-8")

    yield write
    use_languages(practice.folder / "none")


@pytest.mark.spec("runs.check")
async def test_a_check_reads_the_persons_own_languages(
    practice: Practice, shared_chromium: str, own_language: Callable[[], None]
) -> None:
    """Required: what a run reads its account by, a later look at the account reads it by too."""
    site = Host()
    site.pages["/account"] = ACCOUNT
    ended_run(practice, site)
    own_language()
    assert own_languages() == ()
    assert (await check(practice, shared_chromium)).holds is True
    assert own_languages() == ("cs",)
    site.close()


@pytest.mark.spec("runs.check")
async def test_what_cannot_be_read_is_not_said_to_hold(practice: Practice, shared_chromium: str) -> None:
    """The site is gone, or asks to sign in and nobody is there: neither the one nor the other, and exit code 6."""
    async with PracticeSite("straight") as site:
        await practice.cancel(site=site, cdp_url=shared_chromium)
    gone = await check(practice, shared_chromium)
    assert (gone.holds, gone.exit_code) == (None, 6)
    assert "could not be read" in gone.message


@pytest.mark.spec("runs.check")
async def test_only_a_run_with_an_end_can_be_checked(practice: Practice) -> None:
    """Where nothing has ended there is nothing that could hold; the line says what to do instead."""
    with SessionLogger.start(practice.config.output_dir, "practice", "aaaa1111") as journal:
        journal.write("run_ended", outcome="failed", state=State.FAILED, message="no", effective_date=None)
    with pytest.raises(ConfigurationError, match="has ended no subscription"):
        await wiring.check_run(
            find_run(practice.config.output_dir, "last"), practice.config, Says(), lambda event: None
        )


@pytest.mark.spec("runs.check")
@pytest.mark.parametrize(("holds", "code", "title"), [(True, 0, "The end holds"), (None, 6, "It could not be told")])
def test_the_command_tells_the_finding_by_words_and_exit_code(
    practice: Practice, monkeypatch: pytest.MonkeyPatch, holds: bool | None, code: int, title: str
) -> None:
    """And as JSON."""
    with SessionLogger.start(practice.config.output_dir, "practice", "aaaa1111") as journal:
        directory = journal.directory
    found = CheckSummary(
        run_id="aaaa1111",
        service="practice",
        holds=holds,
        state=State.UNKNOWN,
        message="it says\x1b[2J so",
        effective_date=datetime(2026, 12, 4, tzinfo=UTC).date(),
        run_dir=directory,
    )

    async def check_run(*arguments: object) -> CheckSummary:
        return replace(found, run_dir=directory)

    monkeypatch.setattr(wiring, "check_run", check_run)
    arguments = ["runs", "check", "last", "--output-dir", str(practice.config.output_dir)]
    told = CliRunner().invoke(front, arguments)
    assert (told.exit_code, told.stdout.strip()) == (code, f"{title}: it says so.")
    data = json.loads(CliRunner().invoke(front, [*arguments, "--json"]).stdout)
    assert (data["holds"], data["effective_date"]) == (holds, "2026-12-04")
