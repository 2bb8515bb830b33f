"""Client of the Messages API, with our own retries and deadline, counting the usage of every answer."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypedDict, cast

from subterminator.core.ai.usage import Usage
from subterminator.domain.errors import ConfigurationError, StateDetectionError
from subterminator.domain.extras import require_extra

if TYPE_CHECKING:
    from anthropic import APIConnectionError, APIStatusError, AsyncAnthropic
    from anthropic.types import Message
    from httpx2 import Request

MODEL = "claude-sonnet-5-5"
RETRIES = 2
PAUSES_SECONDS = (0.5, 1.5)
"""Pauses before the retries when the API names none."""
_NO_KEY = "Claude needs a key: set ANTHROPIC_API_KEY, or run with --brain rules"
_ADDRESS = "https://api.anthropic.com/v1/messages"
_EFFORTS = ("claude-opus-5", "claude-sonnet-5", "claude-haiku-5", "claude-opus-4-6", "claude-sonnet-4-6")
"""Prefixes of the ids of models with an effort setting."""


def require_key(api_key: str | None) -> str:
    """Return the key.

    Raises:
        ConfigurationError: there is none; the message says what to do.
    """
    if not (api_key or "").strip():
        raise ConfigurationError(_NO_KEY)
    return cast(str, api_key)


class AnswerCutOff(StateDetectionError):
    """The answer reached its limit of tokens."""


class ClaudeOptions(TypedDict, total=False):
    """Optional parameters of `Claude`."""

    base_url: str | None
    client: AsyncAnthropic | None
    deadline: float | None
    on_usage: Callable[[Usage], None] | None
    retries: int
    sleep: Callable[[float], Awaitable[None]]


class Claude:
    """One model of the Messages API."""

    def __init__(
        self,
        api_key: str | None = None,
        model: str = MODEL,
        timeout: float = 30,
        *,
        base_url: str | None = None,
        client: AsyncAnthropic | None = None,
        deadline: float | None = None,
        on_usage: Callable[[Usage], None] | None = None,
        retries: int = RETRIES,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """Store the options; the SDK is imported at the first request.

        Args:
            api_key: None: from the environment, by the SDK.
            timeout: seconds for one answer.
            base_url: address of the API; None: the SDK's default.
            client: replaces the one made here. It should not retry by itself.
            deadline: seconds for everything within `time_limit`. None: twice `timeout`.
            on_usage: called after each answer with its usage.
            retries: number of further attempts after a transient error.
        """
        self.model = model
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
    def client(self) -> AsyncAnthropic:
        """Return the SDK's client. The first use imports the SDK.

        Raises:
            ConfigurationError: no key was given, and the SDK finds none, or the SDK is not installed.
        """
        require_extra("claude", "Claude")
        from anthropic import AsyncAnthropic  # noqa: PLC0415 - takes a second

        client = AsyncAnthropic(api_key=self._api_key, base_url=self._base_url, timeout=self.timeout, max_retries=0)
        if not (client.api_key or client.auth_token or client.credentials):
            raise ConfigurationError(_NO_KEY)  # the SDK would raise TypeError at the first request
        return client

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
            anthropic.APITimeoutError: the deadline passed, whatever the network did meanwhile.
        """
        await self.ready()
        until = time.monotonic() + self.deadline
        try:
            async with asyncio.timeout(self.deadline) as limit:
                yield until
        except TimeoutError:
            if not limit.expired():
                raise
            from anthropic import APITimeoutError  # noqa: PLC0415 - is imported by now

            raise APITimeoutError(self._request()) from None

    async def ask(self, until: float, effort: str, **request: Any) -> Message:
        """Request one answer. Transient errors of the API are retried, `retries` times and only within the deadline.

        Args:
            until: the deadline by `time.monotonic`.
            effort: low to max, for models with that setting.
            request: the fields of the Messages API.

        Raises:
            anthropic.APIStatusError, anthropic.APIConnectionError: the last error of the API.
            StateDetectionError: the model refused, or its answer is incomplete.
        """
        from anthropic import APIConnectionError, APIStatusError  # noqa: PLC0415 - takes a second

        if self.model.startswith(_EFFORTS):
            request["output_config"] = {"effort": effort}
        for attempt in range(self._retries + 1):
            left = until - time.monotonic()
            try:
                message = await self._message(timeout=max(0.05, min(self.timeout, left)), **request)
            except (APIConnectionError, APIStatusError) as error:
                pause = _pause(error, attempt)
                if pause is None or attempt == self._retries or time.monotonic() + pause >= until:
                    raise
                await self._sleep(pause)
            else:
                self._count(message)
                return _complete(message)
        raise AssertionError("the last attempt returns or raises")

    async def _message(self, **request: Any) -> Message:
        """Send one request; return a message, or raise an error of the API."""
        from anthropic import APIConnectionError  # noqa: PLC0415 - is imported by now

        try:
            message: Message = await self.client.messages.create(model=self.model, **request)
        except ValueError as error:  # half of the JSON
            problem = "the answer could not be read: the connection broke in the middle of it"
            raise APIConnectionError(message=problem, request=self._request()) from error
        if isinstance(getattr(message, "content", None), list):
            return message
        raise APIConnectionError(message="what answered is not the API: a network's own page?", request=self._request())

    def _request(self) -> Request:
        """Return a request for the SDK's errors, where there was none or it is not known."""
        from httpx2 import Request  # noqa: PLC0415 - is imported by now

        return Request("POST", self._base_url or _ADDRESS)

    def _count(self, message: Message) -> None:
        if self._on_usage is None:
            return
        usage = message.usage
        read, written = usage.cache_read_input_tokens or 0, usage.cache_creation_input_tokens or 0
        self._on_usage(Usage(message.model, usage.input_tokens, usage.output_tokens, read, written))


def _pause(error: APIConnectionError | APIStatusError, attempt: int) -> float | None:
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


def _complete(message: Message) -> Message:
    """Return the message if the model completed it."""
    text = " ".join(block.text for block in message.content if block.type == "text")[:300]
    words = f": {text!r}" if text else ""
    match message.stop_reason:
        case "refusal":
            category = getattr(message.stop_details, "category", None)
            raise StateDetectionError(f"the model refused to answer{f' ({category})' if category else ''}{words}")
        case "max_tokens":
            raise AnswerCutOff(f"the model's answer was cut off before it was complete{words}")
        case "model_context_window_exceeded":
            raise StateDetectionError("the page is larger than what the model can read at once")
        case _:
            return message
