"""`subterminator inbox`: a person answers what the jobs of the queue ask, on a page or in the terminal."""

from __future__ import annotations

import json
import signal
import threading
from typing import TYPE_CHECKING

import click

from subterminator.cli.echo import echo
from subterminator.cli.fleet_options import DATABASE, load_config, open_store, user_name
from subterminator.domain.answer_words import YES

if TYPE_CHECKING:
    from subterminator.fleet.store import JobStore, Question

_WORDS = {
    "yes": YES,
    "no": "no",
    "allow": "allow",
    "done": "done",
    "read": "read",
    "sent": "cancelled",
    "not_sent": "active",
}
"""Typed words, in capitals or not, by their answers."""
_MEANINGS = {
    YES: "press it",
    "no": "stop this job",
    "allow": "it belongs to it",
    "done": "go on",
    "read": "read the account again, press nothing",
    "cancelled": "you looked, and it is cancelled",
    "active": "you looked, and it is still active",
}


@click.command("inbox")
@click.option("--text", is_flag=True, help="Ask in this terminal, one after another, instead of on a page.")
@click.option("--port", type=click.IntRange(0, 65535), default=0, metavar="N", help="Default: a free port.")
@click.option("--by", default="", metavar="NAME", help="Your name for the record. Default: that of your login.")
@DATABASE
@click.option("--json", "as_json", is_flag=True, help="Print what waits as JSON, and end.")
@click.pass_context
def command(ctx: click.Context, text: bool, port: int, by: str, database: str | None, as_json: bool) -> None:
    """Answer what the jobs of the queue ask: a yes, a sign-in, a look at an account.

    It serves a page for you on this machine, and prints its address, which holds a secret. A yes is given by typing
    the word "confirm". It is for what is shown: if the page of the service says anything else at the press, nothing is
    pressed, and you are asked again. Who answered, and when, is recorded.
    """
    store = open_store(load_config(database))
    by = by or user_name()
    if as_json:
        echo(json.dumps([_data(question) for question in store.open_questions()]))
        return
    if text:
        _ask_all(ctx, store, by)
        return
    from subterminator.fleet.inbox.server import InboxServer

    done = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: done.set())
    with InboxServer(store, by, port) as server:
        echo(f"Inbox: {server.address}")
        echo("Only for you: whoever has this address can answer. Stop with Ctrl-C.")
        while not done.wait(1.0):  # with a timeout, so that Windows handles Ctrl-C
            pass


def _ask_all(ctx: click.Context, store: JobStore, by: str) -> None:
    """Ask about everything that waits now, each question once."""
    from subterminator.cli.prompts import discard_typed_input, terminal
    from subterminator.fleet.answers import Answers
    from subterminator.fleet.store import Stale

    questions = store.open_questions()
    if not questions:
        echo("Nothing waits for you.")
        return
    input_fd = terminal()
    for number, question in enumerate(questions, start=1):
        echo(f"\n{number} of {len(questions)}")
        choices = _show(question)
        if input_fd is None:
            continue
        discard_typed_input(input_fd)
        typed = click.prompt("Your answer", default="later", show_default=False).strip()
        word = typed.casefold()
        if word == "stop":
            return
        if word not in choices:
            echo("Left for later." if word == "later" else "No such answer: left for later.")
            continue
        try:
            Answers(store).give(question.id, question.seal, choices[word], typed, by)
        except Stale as stale:
            echo(f"Nothing was recorded: {stale}.")
        else:
            echo("Recorded.")
    if input_fd is None:
        echo("\nThere is no terminal to answer in: use `subterminator inbox` without --text.")
        ctx.exit(6)


def _show(question: Question) -> dict[str, str]:
    """Print a question. Returns its answers by what is typed for them."""
    from subterminator.cli.output import clean
    from subterminator.fleet.store import ANSWERS, Kind
    from subterminator.fleet.wording import TITLES, command_for, rows, warnings_of, when

    echo(TITLES[question.kind])
    for label, value in rows(question):
        echo(f"  {label:<13} {clean(value, 700)}")
    for warning in warnings_of(question):
        echo(f"  {'WARNING':<13} {clean(warning, 600)}")
    echo(f"  {'Asked':<13} {when(question.asked)}, job {question.job.id}")
    if question.job.record:
        echo(f"  {'Record':<13} {clean(question.job.record, 500)}")
    if question.kind is Kind.HELP:
        echo(f"  {'Do it with':<13} {clean(command_for(question), 1000)}")
    choices = {_WORDS[answer]: answer for answer in ANSWERS[question.kind]}
    echo("Type " + ", ".join(f"{word} ({_MEANINGS[word]})" for word in choices) + ", later or stop.")
    return choices


def _data(question: Question) -> dict[str, object]:
    return {
        "id": question.id,
        "kind": str(question.kind),
        "job": question.job.id,
        "service": question.job.service,
        "account": question.job.account,
        "asked": question.asked,
        "shown": dict(question.shown),
    }
