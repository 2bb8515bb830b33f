"""Answers from another process than the worker's: recorded first, then told to the engine."""

from __future__ import annotations

import logging

from sqlalchemy.exc import SQLAlchemyError

from subterminator.fleet import workflows
from subterminator.fleet.store import JobStore, Question

log = logging.getLogger(__name__)


class Answers:
    """Records answers and wakes the jobs that wait for them."""

    def __init__(self, store: JobStore) -> None:
        self._store = store

    def give(self, question: str, seal: str, answer: str, words: str, by: str) -> Question:
        """Record an answer, and tell the engine. If that fails, a worker does it within a second.

        Raises:
            Stale: the question was answered, withdrawn, or shows something else now.
            ValueError: the question has no such answer.
        """
        answered = self._store.answer(question, seal, answer, words, by)
        try:
            self._tell()
        except (SQLAlchemyError, OSError) as error:
            log.warning("the engine could not be told of the answer to %s: %s", question, error)
        return answered

    def _tell(self) -> None:
        client = workflows.client_of(self._store.database)
        try:
            for workflow, question, go in self._store.undelivered():
                workflows.deliver(client, workflow, question, go=go)
                self._store.delivered(question)
        finally:
            client.destroy()
