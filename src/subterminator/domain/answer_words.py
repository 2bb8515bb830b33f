"""Words of questions: those that a person types, and those that say how to answer where they are asked."""

from __future__ import annotations

from dataclasses import dataclass

YES = "confirm"
"""The only word that approves."""
_BARE = frozenset({"", "n", "no"})
"""Answers that say no more than that it is a no."""

_NO = _BARE | {"stop"}
"""The answers that are a no. Other words are neither: a slip is not put into the person's mouth as a refusal."""


def is_yes(typed: str) -> bool:
    """Return whether it is the word that approves; capitals and spaces around it do not matter."""
    return typed.strip().casefold() == YES


def is_no(typed: str) -> bool:
    """Return whether it is a no; capitals and spaces around it do not matter."""
    return typed.strip().casefold() in _NO


def said_no(words: str) -> str:
    """Return in a sentence that the person said no, with their words where these say more."""
    return f"the person said no: {words}" if words.casefold() not in _BARE else "the person said no"


@dataclass(frozen=True, slots=True)
class AnswerWords:
    """Ways of the person to answer, in words that fit into a sentence."""

    place: str
    """Place where they are asked: "in the terminal"."""
    when_done: str
    """Says that something has been done: "press Enter here"."""
    by: str
    """The same as a way: "by Enter here"."""
    closes: str
    """Ends a question that only keeps a window open: "Enter here closes it"."""
    agrees: str
    """Lets a model go on: "Enter to go on, or say what else to do"."""
    next_time: str
    """Way to another question, after one that nobody has answered."""
    with_options: str
    """Begins a sentence that names options to try again with: "Run the command again with"."""
    allows_host: str
    """Way to let a run go on at the host {}."""


TERMINAL = AnswerWords(
    place="in the terminal",
    when_done="press Enter here",
    by="by Enter here",
    closes="Enter here closes it",
    agrees="Enter to go on, or say what else to do",
    next_time="run the same command at a terminal and type confirm when asked",
    with_options="Run the command again, at a terminal, with",
    allows_host="run it again with --host {}",
)
CLIENT = AnswerWords(
    place="in your client",
    when_done="answer here",
    by="by an answer here",
    closes="an answer here closes it",
    agrees="Leave the answer empty to go on, or say what else to do",
    next_time="let your agent try again, and type confirm when your client asks you",
    with_options="Let your agent try again while you are there, if need be with `subterminator mcp` started with",
    allows_host="let your agent try again, and type {} when your client asks you",
)
