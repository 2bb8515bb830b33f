"""browser-use over the bench: `subterminator bench --adapter adapters.browser_use_agent:cancel`.

It pins libraries that this program wants newer, so it runs in an environment of its own, as this file started as a
program there. Both ends speak JSON, a line a message: the task goes in; questions for the person and one answer come
back.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
from asyncio.subprocess import PIPE
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from subterminator.wiring.adapters import AgentAnswer, AgentTask

PYTHON = "BROWSER_USE_PYTHON"
"""Variable with the interpreter of the environment that has browser-use."""
LOG = "BROWSER_USE_LOG"
"""Variable with a file for what browser-use tells while it runs. Without it, that is left out."""
STEPS = 40
"""Limit of its steps, each one question to the model."""
LONGEST_LINE = 1 << 20
OUTCOMES = frozenset({
    "cancelled", "scheduled", "already_cancelled", "third_party", "manual_required", "needs_human", "aborted", "failed",
})  # fmt: skip
QUIET = {
    "ANONYMIZED_TELEMETRY": "false",
    "BROWSER_USE_CLOUD_SYNC": "false",
    "BROWSER_USE_CLOUD_HINTS": "false",
    "BROWSER_USE_VERSION_CHECK": "false",
    "BROWSER_USE_DISABLE_EXTENSIONS": "1",
}
"""Settings without which it reports its use, looks for a newer version, and downloads extensions for the browser."""
CHROMIUM = ["--disable-background-networking", "--disable-component-update", "--no-first-run"]
RULES = """You act for the owner of the account, in a browser that is signed in already.
Before the press that ends the subscription, call ask_person with the name of that control, and press it only after a
yes. Buy, accept, pause and change nothing. Afterwards open the account page and read whether it has ended.
Finish with done. outcome: cancelled (ended now), scheduled (renewal is off, it ends on a later day), already_cancelled
(it had ended before), third_party (somebody else bills it), manual_required (only by phone, letter, chat),
needs_human (a sign-in, code or captcha), aborted (the person said no), failed (anything else)."""


# -- in the environment of the bench -----------------------------------------------------------------------------------


async def cancel(task: AgentTask) -> AgentAnswer:
    """Let browser-use do the task.

    Raises:
        RuntimeError: no environment or model is named, or it ended without an answer.
    """
    from subterminator.wiring.adapters import AgentAnswer  # noqa: PLC0415 - the other environment does not have it

    python = os.environ.get(PYTHON)
    if not python:
        raise RuntimeError(f"set {PYTHON} to the Python of an environment that has browser-use")
    if not task.model:
        raise RuntimeError("browser-use needs the name of a model: give --model")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home, _log() as log:
        quiet = {**QUIET, "BROWSER_USE_CONFIG_DIR": home}
        worker = await asyncio.create_subprocess_exec(
            *(python, __file__), stdin=PIPE, stdout=PIPE, stderr=log, env={**os.environ, **quiet}, limit=LONGEST_LINE
        )
        assert worker.stdin is not None  # noqa: S101 - PIPE
        assert worker.stdout is not None  # noqa: S101 - PIPE
        try:
            worker.stdin.write(_line(_task(task)))
            async for line in worker.stdout:
                message = json.loads(line)
                if "answer" in message:
                    return AgentAnswer(**message["answer"])
                worker.stdin.write(_line({"yes": await task.confirm(message["question"])}))
        finally:
            if worker.returncode is None:
                worker.terminate()
            await worker.wait()
    raise RuntimeError(
        f"browser-use ended with status {worker.returncode} and no answer; {LOG} names a file for its log"
    )


def _task(task: AgentTask) -> dict[str, Any]:
    names = ("service", "url", "hosts", "goal", "cdp_url", "browser_path", "model", "brain_url", "api_key")
    return {name: getattr(task, name) for name in names}


def _log() -> BinaryIO:
    return Path(os.environ.get(LOG) or os.devnull).open("ab")


def _line(message: dict[str, Any]) -> bytes:
    return (json.dumps(message) + "\n").encode()


# -- in the environment of browser-use ---------------------------------------------------------------------------------


async def work(task: dict[str, Any], out: Any) -> dict[str, Any]:
    """Run the agent, and return its answer. `out`: where questions for the person go; their answers come from stdin."""
    from browser_use import ActionResult, Agent, Browser, ChatOpenAI, Tools  # noqa: PLC0415 - only there
    from pydantic import create_model  # noqa: PLC0415 - only there

    tools = Tools()

    async def ask_person(control: str) -> Any:
        out.write(_line({"question": control}))
        out.flush()
        line = await asyncio.to_thread(sys.stdin.readline)
        return ActionResult(extracted_content="The person says yes." if json.loads(line)["yes"] else "No.")

    tools.action("Ask the person whether a control may be pressed that ends the subscription, by its name")(ask_person)
    hosts = sorted({str(urlsplit(f"//{host}").hostname) for host in task["hosts"]})
    browser = Browser(
        cdp_url=task["cdp_url"],
        executable_path=task["browser_path"],
        headless=True,
        chromium_sandbox=False,
        args=CHROMIUM,
        enable_default_extensions=False,
        allowed_domains=[f"http*://{host}" for host in hosts],
    )
    agent = Agent(
        task=f"{task['goal']} Begin at {task['url']}",
        llm=ChatOpenAI(model=task["model"], base_url=task["brain_url"], api_key=task["api_key"] or "none"),
        browser=browser,
        tools=tools,
        extend_system_message=RULES,
        initial_actions=[{"navigate": {"url": task["url"], "new_tab": False}}],
        output_model_schema=create_model("End", outcome=(str, ...), message=(str, "")),
        directly_open_url=False,
        use_judge=False,
        enable_signal_handler=False,
    )
    history = await agent.run(max_steps=STEPS)
    end = history.structured_output if history.is_done() else None
    outcome = end.outcome if end is not None and end.outcome in OUTCOMES else "failed"
    errors = [each for each in history.errors() if each]
    return {
        "outcome": outcome,
        "message": end.message if end is not None else (errors[-1] if errors else "it did not finish")[:300],
        "turns": history.number_of_steps(),
        "tokens": history.usage.total_tokens if history.usage else 0,
    }


def main() -> None:
    """Do one task from stdin. What libraries print goes to stderr: stdout is for messages alone."""
    out, sys.stdout = sys.stdout.buffer, sys.stderr
    answer = asyncio.run(work(json.loads(sys.stdin.readline()), out))
    out.write(_line({"answer": answer}))
    out.flush()


if __name__ == "__main__":
    main()
