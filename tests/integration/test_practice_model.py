"""`subterminator practice model` in a process of its own."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from anthropic import Anthropic, OverloadedError
from click.testing import CliRunner

from command import COMMAND
from kit import Bare, Practice, Says, rest_in_matrix
from stand_ins import ACTIVE_PAGE
from subterminator.cli.main import front
from subterminator.perception.lines.writer import lines
from subterminator.practice import PracticeSite, scenarios
from subterminator.practice.model.faults import FAULTS
from subterminator.practice.model.messages_api import MessagesApi
from subterminator.practice.model.rules_brain import RulesBrain

SCENARIOS = [
    "nf_accordion",
    "survey_required_text",
    "multi_subscription",
    "double_negative",
    "third_party_apple",
    "phone_only",
]


@pytest.mark.spec("model.command")
@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGINT to send to one process")
def test_it_answers_at_the_address_it_prints_until_it_is_told_to_end(tmp_path: Path) -> None:
    """The first request meets the fault, the second is answered by the rules, both are kept."""
    record = tmp_path / "conversation"
    with subprocess.Popen(
        [*COMMAND, "practice", "model", "--fault", "overloaded", "--fault", "none", "--record", str(record)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    ) as process:
        assert process.stdout is not None
        told = dict(
            line.strip().split("=", 1) for line in iter(process.stdout.readline, "Stop with Ctrl-C.\n") if "=" in line
        )
        with Anthropic(base_url=told["ANTHROPIC_BASE_URL"], api_key=told["ANTHROPIC_API_KEY"], max_retries=0) as sdk:

            def ask() -> str:
                answer = sdk.messages.create(
                    model="claude-sonnet-5-5",
                    max_tokens=500,
                    tools=[{"name": "browser_action", "input_schema": {"type": "object"}}],
                    messages=[{"role": "user", "content": f"<untrusted-1>\n{lines(ACTIVE_PAGE)}\n</untrusted-1>"}],
                )
                return answer.to_json()

            with pytest.raises(OverloadedError):
                ask()
            assert "Cancel membership" in ask()
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 0
    kept = [json.loads(file.read_text(encoding="utf-8")) for file in sorted(record.iterdir())]
    assert [each["fault"] for each in kept] == ["overloaded", "none"]


@pytest.mark.spec("model.command")
def test_every_fault_is_named_and_a_wrong_name_is_one_line() -> None:
    """With what was meant."""
    listed = CliRunner().invoke(front, ["practice", "model", "--list-faults"]).stdout.splitlines()
    assert [line.split()[0] for line in listed] == list(FAULTS)
    answer = CliRunner().invoke(front, ["practice", "model", "--fault", "refuse"])
    assert (answer.exit_code, len(answer.stderr.splitlines())) == (9, 1)
    assert "refusal" in answer.stderr


@pytest.mark.spec("model.whole-run")
def test_a_run_with_a_model_ends_as_declared_whatever_goes_wrong_with_it(practice: Practice, attached: str) -> None:
    """Required: one final request, nothing accepted; once the model cannot be asked any more, the handlers go on."""
    faults = ["none", "overloaded", "no-tool", "none", "no-credit"]
    with PracticeSite("two_offers") as site, MessagesApi(RulesBrain(), faults=faults) as api:
        options = ["--service-file", str(practice.definition(site)), "--cdp-url", attached]
        answer = CliRunner().invoke(
            front,
            ["cancel", *options, "--ai-agent", "--brain", "claude", "--approve", "once", "--json"],
            env={**api.environment, "SUBTERMINATOR_DATA_DIR": str(practice.folder)},
        )

    ended = json.loads(answer.stdout)
    assert (ended["outcome"], ended["brain"], ended["approvals"]) == ("scheduled", "claude", 1)
    assert (site.ledger.final_requests, site.ledger.accepted_offers) == (1, ())
    assert ended["tokens"]["input"] > 1000
    assert [each.fault for each in api.requests[:5]] == faults


@pytest.mark.spec("model.scenarios")
@pytest.mark.parametrize("name", rest_in_matrix(SCENARIOS, ["survey_required_text"]))
async def test_the_agent_ends_as_declared_through_the_messages_api(
    name: str, tmp_path: Path, shared_chromium: str
) -> None:
    """Required: what a model is sent, over the wire, is enough to find the way, with a definition of four lines."""
    declared, practice = scenarios()[name], Bare(tmp_path)
    async with MessagesApi(RulesBrain()) as api:
        practice.config = replace(practice.config, anthropic_api_key="any", anthropic_base_url=api.base_url)
        ran = await practice.cancel(
            name, person=Says("confirm"), cdp_url=shared_chromium, ai_agent=True, brain="claude"
        )

    assert ran.outcome.word == declared.expected, ran.summary.message
    assert ran.truth.final_requests == declared.final_requests
    assert (ran.truth.upgrades, ran.truth.accepted_offers) == (0, ())
    assert (ran.summary.design, ran.summary.brain) == ("agent", "claude")
    assert api.requests
