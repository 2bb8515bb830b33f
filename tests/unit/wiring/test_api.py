"""The Python API without a browser: which answers are a yes, what events are, what an import costs."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from pytest_mock import MockerFixture

import subterminator
from subterminator.domain.errors import ConfigurationError
from subterminator.domain.protocols import ApprovalRequest, Decision
from subterminator.domain.settings import AppConfig
from subterminator.wiring import api
from subterminator.wiring.api import cancel, cancel_async
from subterminator.wiring.attending import Person
from subterminator.wiring.options import CancelOptions

REQUEST = ApprovalRequest(
    run_id="run1",
    service="example",
    host="www.example.com",
    role="button",
    name="Finish cancellation",
    text="",
    form_method="POST",
    form_action="",
    url="https://www.example.com/",
    title="",
    facts={"fee": "10 EUR"},
    reason="",
    nonce="n",
    expires=datetime(2026, 11, 21, tzinfo=UTC),
)


async def person_of(mocker: MockerFixture, **functions: Any) -> tuple[Person, Callable[[dict[str, Any]], None]]:
    """The person and the listener that the API hands to the run."""
    run = mocker.patch.object(api, "run_cancellation")
    await cancel_async(CancelOptions(service="practice"), config=mocker.create_autospec(AppConfig), **functions)
    _, _, person, listener = run.call_args.args
    return person, listener


def fails(_: object) -> bool:
    raise ZeroDivisionError


async def answers_yes(_: object) -> bool:
    return True


def passes_on(request: object) -> Awaitable[bool]:
    return answers_yes(request)


def waits(_: object) -> bool:
    time.sleep(5)
    return True


@pytest.mark.spec("api.only-true")
@pytest.mark.parametrize(
    ("confirm", "decision"),
    [
        (lambda _: True, Decision.YES),
        (answers_yes, Decision.YES),
        (passes_on, Decision.YES),
        (lambda _: False, Decision.NO),
        (lambda _: None, Decision.NO),
        (lambda _: "no", Decision.NO),
        (lambda _: 1, Decision.NO),
        (fails, Decision.NOBODY),
        (waits, Decision.NOBODY),
        (None, Decision.NOBODY),
    ],
)
async def test_only_true_is_a_yes(
    mocker: MockerFixture, confirm: Callable[[ApprovalRequest], bool | Awaitable[bool]] | None, decision: Decision
) -> None:
    """A word that reads as true is none, and whoever fails or is silent has not agreed."""
    person, _ = await person_of(mocker, confirm=confirm)
    answer, words = await person.confirm(REQUEST, 0.3)
    assert answer is decision
    assert words


@pytest.mark.spec("api.only-true")
async def test_hosts_and_help_need_true_as_well(mocker: MockerFixture) -> None:
    """Without a function nobody allows a host or signs in."""
    nobody, _ = await person_of(mocker)
    assert not await nobody.allows("pay.example", "the way leads there", 1)
    assert await nobody.wait_for("Sign in", 1) is None
    person, _ = await person_of(mocker, allow_host=lambda host, why: host == "pay.example", assist=lambda prompt: True)
    assert await person.allows("pay.example", "", 1)
    assert not await person.allows("other.example", "", 1)
    assert await person.wait_for("Sign in", 1) == ""
    broken, _ = await person_of(mocker, allow_host=fails, assist=waits)
    assert not await broken.allows("pay.example", "", 1)
    assert await broken.wait_for("Sign in", 0.1) is None


def reads_for_a_moment(_: object) -> bool:
    time.sleep(0.3)
    return True


@pytest.mark.spec("api.answers")
async def test_a_function_that_waits_does_not_stop_the_browser(mocker: MockerFixture) -> None:
    """The loop goes on while it waits in its thread."""
    person, _ = await person_of(mocker, confirm=reads_for_a_moment)
    asking = asyncio.ensure_future(person.confirm(REQUEST, 5))
    turns = 0
    while not asking.done():
        turns += 1
        await asyncio.sleep(0.01)
    assert turns > 5


@pytest.mark.spec("api.only-true")
async def test_a_function_cannot_change_what_is_asked(mocker: MockerFixture) -> None:
    """It gets a copy."""
    request = replace(REQUEST, facts={"fee": "10 EUR"})
    person, _ = await person_of(mocker, confirm=lambda asked: bool(asked.facts.clear()))
    await person.confirm(request, 1)
    assert request.facts == {"fee": "10 EUR"}


@pytest.mark.spec("api.events")
async def test_events_are_copies_and_a_broken_listener_stops_nothing(mocker: MockerFixture) -> None:
    """After the final press the account must still be read."""
    seen: list[str] = []

    def listener(event: Any) -> None:
        seen.append(event["event"])
        event.clear()
        raise ZeroDivisionError

    _, listen = await person_of(mocker, on_event=listener)
    event = {"event": "pressed", "name": "x"}
    listen(event)
    assert (seen, event) == (["pressed"], {"event": "pressed", "name": "x"})


@pytest.mark.spec("api.same-run")
async def test_the_sync_form_is_not_for_code_with_an_event_loop(tmp_path: Path) -> None:
    """It says what to write instead; what is wrong with the options is said by both."""
    with pytest.raises(RuntimeError, match="await cancel_async"):
        cancel(CancelOptions(service="practice"))
    config = AppConfig.load(data_dir=tmp_path, config_dir=tmp_path)
    with pytest.raises(ConfigurationError, match="no service given"):
        await cancel_async(CancelOptions(), config=config)
    with pytest.raises(ConfigurationError, match="choose one"):
        await cancel_async(CancelOptions(service="practice", ai_agent=True, ai_led=True), config=config)


@pytest.mark.spec("api.cheap-import")
def test_an_import_loads_nothing_and_offers_the_names() -> None:
    """Names are loaded when they are used."""
    script = "import sys, subterminator; print(*[n for n in sys.modules if n.startswith('subterminator.')])"
    answer = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True, text=True)
    assert answer.stdout.strip() == ""
    assert set(subterminator.__all__) <= set(dir(subterminator))
    for name in subterminator.__all__:
        assert getattr(subterminator, name) is not None
    with pytest.raises(AttributeError, match="cancle"):
        _ = subterminator.cancle  # type: ignore[attr-defined]


@pytest.mark.spec("api.typed")
def test_each_public_name_has_a_type() -> None:
    """`__init__.pyi` names exactly what the package offers."""
    stub = Path(subterminator.__file__).with_suffix(".pyi").read_text(encoding="utf-8")
    typed = {line.rpartition(" as ")[2] for line in stub.splitlines() if " as " in line}
    assert typed | {"__version__"} == set(subterminator.__all__)


@pytest.mark.spec("api.typed")
@pytest.mark.matrix
def test_code_that_uses_it_passes_strict_checking(tmp_path: Path) -> None:
    """The examples of the documents, as somebody else's code."""
    root = Path(__file__).parents[3]
    examples = (root / "docs/how-to/python-api.md").read_text(encoding="utf-8").split("```python\n")[1:]
    files = []
    for number, example in enumerate(examples):
        files.append(tmp_path / f"example{number}.py")
        files[-1].write_text(example.partition("```")[0], encoding="utf-8")
    answer = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir", str(tmp_path / "cache"), *files],
        capture_output=True,
        check=False,
        text=True,
        cwd=root / "src",
    )
    assert answer.returncode == 0, answer.stdout
