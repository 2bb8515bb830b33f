"""Words by which a question tells the person how to answer it: they differ with the place where they are asked."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class AnswerWords:
    """How the person answers, in words that fit into a sentence."""

    place: str
    """Where they are asked: "in the terminal"."""
    when_done: str
    """Says that something has been done: "press Enter here"."""
    by: str
    """The same as a way: "by Enter here"."""
    closes: str
    """Ends a question that only keeps a window open: "Enter here closes it"."""
    agrees: str
    """Lets a model go on: "Enter to go on, or say what else to do"."""
    next_time: str
    """What to do for another question, where nobody has answered."""


TERMINAL = AnswerWords(
    place="in the terminal",
    when_done="press Enter here",
    by="by Enter here",
    closes="Enter here closes it",
    agrees="Enter to go on, or say what else to do",
    next_time="run the same command at a terminal and type confirm when asked",
)
CLIENT = AnswerWords(
    place="in your client",
    when_done="answer here",
    by="by an answer here",
    closes="an answer here closes it",
    agrees="Leave the answer empty to go on, or say what else to do",
    next_time="let your agent try again, and type confirm when your client asks you",
)
