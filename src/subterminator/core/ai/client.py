"""Asks Claude over the Messages API: with our own patience, and counting what every answer took."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cached_property
from typing import TYPE_CHECKING, Any, cast

from subterminator.core.ai.usage import Usage
from subterminator.domain.errors import ConfigurationError, StateDetectionError

if TYPE_CHECKING:
    from anthropic import APIConnectionError, APIStatusError, AsyncAnthropic
    from anthropic.types import Message
    from httpx2 import Request

__all__ = ["MODEL", "Claude", "require_key"]

MODEL = "claude-sonnet-5-5"
RETRIES = 2
PAUSES_SECONDS = (0.5, 1.5)
"""Waits before the retries when the API names none."""
_NO_KEY = "Claude needs a key: set ANTHROPIC_API_KEY, or run with --brain rules"
_ADDRESS = "https://api.anthropic.com/v1/messages"
_EFFORTS = ("claude-opus-5", "claude-sonnet-5", "claude-haiku-5", "claude-opus-4-6", "claude-sonnet-4-6")
"""Beginnings of the ids of models that can be told how much to think."""


def require_key(api_key: str | None) -> str:
    """The key, where there is one.

    Raises:
        ConfigurationError: there is none, with what to do.
    """
    if not (api_key or "").strip():
        raise ConfigurationError(_NO_KEY)
    return cast(str, api_key)


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
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """No network, no import of the SDK: that is the first question's.

        Args:
            api_key: None: what the SDK finds in the environment.
            timeout: seconds that one answer may take.
            base_url: where the API is; None: where the SDK looks.
            client: asked in place of one that is made here. It should not retry by itself.
            deadline: seconds for everything between entering and leaving `patience`. None: twice `timeout`.
            on_usage: told after each answer what it took.
        """
        self.model = model
        self.timeout = timeout
        self.deadline = 2 * timeout if deadline is None else deadline
        self._api_key = api_key
        self._base_url = base_url
        self._on_usage = on_usage
        self._sleep = sleep
        self._owned = client is None
        if client is not None:
            self.__dict__["client"] = client

    @cached_property
    def client(self) -> AsyncAnthropic:
        """The SDK's client. The first use imports the SDK.

        Raises:
            ConfigurationError: no key was given, and the SDK finds none.
        """
        from anthropic import AsyncAnthropic  # noqa: PLC0415 - takes a second

        client = AsyncAnthropic(api_key=self._api_key, base_url=self._base_url, timeout=self.timeout, max_retries=0)
        if not (client.api_key or client.auth_token or client.credentials):
            raise ConfigurationError(_NO_KEY)  # the SDK would raise TypeError at the first question
        return client

    async def ready(self) -> None:
        """Import the SDK and make the client, beside the loop: a second that may pass while a browser starts.

        Raises:
            ConfigurationError: there is no key.
        """
        if "client" not in self.__dict__:
            await asyncio.to_thread(lambda: self.client)

    async def close(self) -> None:
        """Let go of the connections. A client that was given stays open."""
        if self._owned and "client" in self.__dict__:
            await self.client.close()

    @asynccontextmanager
    async def patience(self) -> AsyncIterator[float]:
        """Everything inside is over by the deadline; gives the moment of it, for `ask`.

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
        """One answer. Faults of the API that may pass are asked again, twice at most and only within the deadline.

        Args:
            until: the moment, of `time.monotonic`, at which patience ends.
            effort: how much to think, low to max, for models that can be told.
            request: the fields of the Messages API.

        Raises:
            anthropic.APIStatusError, anthropic.APIConnectionError: what the API said last.
            StateDetectionError: it would not, or could not, answer in full.
        """
        from anthropic import APIConnectionError, APIStatusError  # noqa: PLC0415 - takes a second

        if self.model.startswith(_EFFORTS):
            request["output_config"] = {"effort": effort}
        for attempt in range(RETRIES + 1):
            left = until - time.monotonic()
            try:
                message = await self._message(timeout=max(0.05, min(self.timeout, left)), **request)
            except (APIConnectionError, APIStatusError) as error:
                pause = _pause(error, attempt)
                if pause is None or attempt == RETRIES or time.monotonic() + pause >= until:
                    raise
                await self._sleep(pause)
            else:
                self._count(message)
                return _whole(message)
        raise AssertionError("the last attempt returns or raises")

    async def _message(self, **request: Any) -> Message:
        """One request; what comes back is a message, or an error of the API."""
        from anthropic import APIConnectionError  # noqa: PLC0415 - is imported by now

        try:
            message: Message = await self.client.messages.create(model=self.model, **request)
        except ValueError as error:  # half of the JSON
            told = "the answer could not be read: the connection broke in the middle of it"
            raise APIConnectionError(message=told, request=self._request()) from error
        if isinstance(getattr(message, "content", None), list):
            return message
        raise APIConnectionError(message="what answered is not the API: a network's own page?", request=self._request())

    def _request(self) -> Request:
        """What the SDK's errors carry, where there was none or it is not known."""
        from httpx2 import Request  # noqa: PLC0415 - is imported by now

        return Request("POST", self._base_url or _ADDRESS)

    def _count(self, message: Message) -> None:
        if self._on_usage is None:
            return
        used = message.usage
        read, written = used.cache_read_input_tokens or 0, used.cache_creation_input_tokens or 0
        self._on_usage(Usage(message.model, used.input_tokens, used.output_tokens, read, written))


def _pause(error: APIConnectionError | APIStatusError, attempt: int) -> float | None:
    """Seconds before asking again; None when that would not help."""
    response = getattr(error, "response", None)
    if response is None:
        return PAUSES_SECONDS[min(attempt, 1)]
    told = response.headers.get("x-should-retry")
    passing = response.status_code in {408, 409, 429} or response.status_code >= 500
    if told == "false" or (told != "true" and not passing):
        return None
    for header, unit in (("retry-after-ms", 0.001), ("retry-after", 1.0)):
        try:
            asked = float(response.headers.get(header, "nan")) * unit
        except ValueError:
            continue  # a date: our own pause does as well
        if math.isfinite(asked) and asked >= 0:
            return asked
    return PAUSES_SECONDS[min(attempt, 1)]


def _whole(message: Message) -> Message:
    """The message, when the model ended it by itself."""
    said = " ".join(block.text for block in message.content if block.type == "text")[:300]
    words = f": {said!r}" if said else ""
    match message.stop_reason:
        case "refusal":
            category = getattr(message.stop_details, "category", None)
            raise StateDetectionError(f"the model refused to answer{f' ({category})' if category else ''}{words}")
        case "max_tokens":
            raise StateDetectionError(f"the model's answer was cut off before it was complete{words}")
        case "model_context_window_exceeded":
            raise StateDetectionError("the page is larger than what the model can read at once")
        case _:
            return message
