"""Common part of all models behind an API: a deadline, retries, and the form of a question and its answer."""

from __future__ import annotations

import asyncio
import math
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import cached_property
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol, TypedDict

from subterminator.core.ai.usage import Usage
from subterminator.domain.errors import StateDetectionError

if TYPE_CHECKING:
    from httpx2 import Request

RETRIES = 2
PAUSES_SECONDS = (0.5, 1.5)
"""Pauses before the retries when the API names none."""


class AnswerCutOff(StateDetectionError):
    """The answer reached its limit of tokens."""


class Answer(Protocol):
    """An answer, in the form of the Messages API."""

    @property
    def content(self) -> Sequence[Any]:
        """Blocks with a `type`: `text` has `text`; `tool_use` has `id`, `name` and `input`, which is unchecked."""
        ...


class ModelOptions(TypedDict, total=False):
    """Optional parameters of `Model`."""

    base_url: str | None
    client: Any
    deadline: float | None
    on_usage: Callable[[Usage], None] | None
    retries: int
    sleep: Callable[[float], Awaitable[None]]


class Model(ABC):
    """One model of an API. A question has the fields of the Messages API, whatever the API is."""

    address: str
    """Of the API, where none is given."""
    default_model = ""
    """Name of the model, where none is given."""

    def __init__(
        self,
        api_key: str | None = None,
        model: str = "",
        timeout: float = 30,
        *,
        base_url: str | None = None,
        client: Any = None,
        deadline: float | None = None,
        on_usage: Callable[[Usage], None] | None = None,
        retries: int = RETRIES,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """Store the options; the SDK is imported at the first request.

        Args:
            timeout: seconds for one answer.
            base_url: address of the API; None: that of its vendor.
            client: replaces the one made here. It should not retry by itself.
            deadline: seconds for everything within `time_limit`. None: twice `timeout`.
            on_usage: called after each answer with its usage.
            retries: number of further attempts after a transient error.
        """
        self.model = model or self.default_model
        self.timeout = timeout
        self.deadline = 2 * timeout if deadline is None else deadline
        self._api_key = api_key
        self._base_url = base_url
        self._on_usage = on_usage
        self._retries = retries
        self._sleep = sleep
        self._owned = client is None
        if client is not None:
            self.__dict__["client"] = client

    @cached_property
    def client(self) -> Any:
        """Return the client. The first use imports the SDK.

        Raises:
            ConfigurationError: no key was given, and the SDK finds none, or the SDK is not installed.
        """
        return self._new_client()

    @property
    def takes_pictures(self) -> bool:
        """Return whether a picture in a question is seen."""
        return True

    async def ready(self) -> None:
        """Import the SDK and make the client in a thread: it takes a second, which may pass while a browser starts.

        Raises:
            ConfigurationError: there is no key.
        """
        if "client" not in self.__dict__:
            await asyncio.to_thread(lambda: self.client)

    async def close(self) -> None:
        """Close the connections. A client that was passed in stays open."""
        if self._owned and "client" in self.__dict__:
            await self.client.close()

    @asynccontextmanager
    async def time_limit(self) -> AsyncIterator[float]:
        """Limit everything inside by the deadline, and yield its time for `ask`.

        Raises:
            APITimeoutError of the SDK: the deadline passed, whatever the network did meanwhile.
        """
        await self.ready()
        async with self._limited() as until:
            yield until

    @asynccontextmanager
    async def _limited(self) -> AsyncIterator[float]:
        """Limit everything inside by the deadline, as `time_limit`, with a client that is ready."""
        until = time.monotonic() + self.deadline
        try:
            async with asyncio.timeout(self.deadline) as limit:
                yield until
        except TimeoutError:
            if not limit.expired():
                raise
            raise self._sdk().APITimeoutError(self._request()) from None

    async def ask(self, until: float, effort: str, **request: Any) -> Answer:
        """Request one answer. Transient errors of the API are retried, `retries` times and only within the deadline.

        Args:
            until: the deadline by `time.monotonic`.
            effort: low to max, for models with that setting.
            request: the fields of the Messages API.

        Raises:
            APIStatusError, APIConnectionError of the SDK: the last error of the API.
            StateDetectionError: the model refused, or its answer is incomplete.
        """
        sdk = self._sdk()
        for attempt in range(self._retries + 1):
            left = until - time.monotonic()
            try:
                answer = await self._answer(max(0.05, min(self.timeout, left)), effort, request)
            except (sdk.APIConnectionError, sdk.APIStatusError) as error:
                pause = _pause(error, attempt)
                if pause is None or attempt == self._retries or time.monotonic() + pause >= until:
                    raise
                await self._sleep(pause)
            else:
                if self._on_usage is not None:
                    self._on_usage(self._usage(answer))
                return self._complete(answer)
        raise AssertionError("the last attempt returns or raises")

    async def _answer(self, timeout: float, effort: str, request: dict[str, Any]) -> Any:
        """Send one request; return the API's own answer, or raise an error of the API."""
        try:
            answer = await self._send(timeout, effort, request)
        except ValueError as error:  # half of the JSON
            problem = "the answer could not be read: the connection broke in the middle of it"
            raise self._sdk().APIConnectionError(message=problem, request=self._request()) from error
        if self._is_answer(answer):
            return answer
        problem = "what answered is not the API: a network's own page?"
        raise self._sdk().APIConnectionError(message=problem, request=self._request())

    def _request(self) -> Request:
        """Return a request for the SDK's errors, where there was none or it is not known."""
        from httpx2 import Request  # noqa: PLC0415 - is imported by now

        return Request("POST", self._base_url or self.address)

    # -- the API's own ---------------------------------------------------------------------------------------------

    @abstractmethod
    def _sdk(self) -> ModuleType:
        """Return the SDK, for its errors."""

    @abstractmethod
    def _new_client(self) -> Any:
        """Make the client, as `client`."""

    @abstractmethod
    async def _send(self, timeout: float, effort: str, request: dict[str, Any]) -> Any:
        """Send a question in the API's own form. Raises ValueError when the answer is no JSON."""

    @abstractmethod
    def _is_answer(self, answer: Any) -> bool:
        """Return whether this is an answer of the API: the SDKs pass on what is not."""

    @abstractmethod
    def _usage(self, answer: Any) -> Usage:
        """Return what the answer cost."""

    @abstractmethod
    def _complete(self, answer: Any) -> Answer:
        """Return the answer if the model completed it.

        Raises:
            StateDetectionError: it did not.
        """


def _pause(error: Any, attempt: int) -> float | None:
    """Return the seconds before a retry; None when a retry would not help."""
    response = getattr(error, "response", None)
    if response is None:
        return PAUSES_SECONDS[min(attempt, 1)]
    should_retry = response.headers.get("x-should-retry")
    transient = response.status_code in {408, 409, 429} or response.status_code >= 500
    if should_retry == "false" or (should_retry != "true" and not transient):
        return None
    for header, unit in (("retry-after-ms", 0.001), ("retry-after", 1.0)):
        try:
            seconds = float(response.headers.get(header, "nan")) * unit
        except ValueError:
            continue  # a date: use our own pause
        if math.isfinite(seconds) and seconds >= 0:
            return seconds
    return PAUSES_SECONDS[min(attempt, 1)]
