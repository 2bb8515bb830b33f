"""Approvers. No answer, an error and nobody there are never a yes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from subterminator.approval.warning_kinds import is_lighter
from subterminator.domain.protocols import ApprovalRequest, Approver, Decision

Confirm = Callable[[ApprovalRequest, float], Awaitable[tuple[Decision, str]]]
"""Asks the person, and waits so many seconds."""


class TerminalApprover:
    """Asks the person at the terminal, who has to type the word `confirm`."""

    def __init__(self, confirm: Confirm, timeout_seconds: float) -> None:
        self._confirm = confirm
        self._timeout = timeout_seconds

    async def decide(self, request: ApprovalRequest) -> tuple[Decision, str]:
        try:
            async with asyncio.timeout(self._timeout):
                return await self._confirm(request, self._timeout)
        except TimeoutError:
            return Decision.NOBODY, f"nobody answered within {self._timeout:g} s"


class DenyApprover:
    """Rejects everything."""

    async def decide(self, request: ApprovalRequest) -> tuple[Decision, str]:
        return Decision.NO, "the run was started with --approve deny"


class OnceApprover:
    """Grants exactly one final press, given beforehand, unless there is a fee, or a warning.

    It comes after `reading_seconds`, as a person's would: what the page adds meanwhile is a change of what was asked.
    """

    def __init__(self, reading_seconds: float = 0) -> None:
        self._left = 1
        self._reading_seconds = reading_seconds

    async def decide(self, request: ApprovalRequest) -> tuple[Decision, str]:
        if uncovered := [each for each in request.warnings if not is_lighter(each)]:
            return Decision.NOBODY, f"a yes given beforehand does not cover this: {'; '.join(uncovered)}"
        if fee := request.facts.get("fee"):
            return Decision.NOBODY, f"a yes given beforehand does not cover a fee of {fee}"
        if self._left == 0:
            return Decision.NOBODY, "the one yes of --approve once is used up"
        self._left = 0
        await asyncio.sleep(self._reading_seconds)
        return Decision.YES, "given beforehand by --approve once"


class CarriedApprover:
    """Applies an approval of an earlier leg, once, and only if the page still reads the same."""

    def __init__(self, digest: str, words: str, otherwise: Approver) -> None:
        self._digest = digest
        self._words = words
        self._otherwise = otherwise
        self._left = 1

    async def decide(self, request: ApprovalRequest) -> tuple[Decision, str]:
        if self._left and request.digest == self._digest:
            self._left = 0
            return Decision.YES, self._words
        return await self._otherwise.decide(request)
