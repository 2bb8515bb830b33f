"""Any model behind an OpenAI-compatible chat-completions endpoint: a vendor's, or one on this machine."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cached_property
from io import BytesIO
from types import ModuleType
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from subterminator.core.ai.chat_completions import Ability, ChatAnswer, answer_of, request_of
from subterminator.core.ai.images import Picture
from subterminator.core.ai.interpreter import Interpreter
from subterminator.core.ai.model import Answer, Model
from subterminator.core.ai.planner import ActionPlanner
from subterminator.core.ai.responses import call_of
from subterminator.core.ai.usage import Usage, is_of_stand_in
from subterminator.domain.errors import ConfigurationError, StateDetectionError
from subterminator.domain.extras import require_extra

if TYPE_CHECKING:
    from openai import APIStatusError, AsyncOpenAI
    from openai.types.chat import ChatCompletion

_BASE_URL = "https://api.openai.com/v1"
NO_KEY = "none"
"""Sent where a server on this machine wants no key."""
ALL: frozenset[Ability] = frozenset({"pictures", "strict", "limit"})
LACKS: dict[Ability, str] = {
    "pictures": "takes no pictures: the model reads pages as text alone",
    "strict": "has no strict tools: a call that does not fit its form is refused here, and asked for again",
    "limit": "takes no limit of an answer's length: only the time of an answer is limited",
}
"""Words about an endpoint without an ability."""
NO_CALL = "answered a test without the tool call that was asked for: a model that calls tools well is needed"
NO_TOOLS = "takes no tools, so its model cannot lead: choose a model that calls tools, or use --brain rules"
UNSUPPORTED = frozenset({400, 404, 415, 422, 500, 501})
"""Statuses by which servers refuse what they do not have: a picture too, by some, as an error of their own."""
NO_TOOL_STATUSES = frozenset({400, 422, 501})
"""Of these, those of a question with nothing but a tool."""
_WORDS_LENGTH = 200
"""Characters of a server's words in a message."""

_TEST_TOOL: dict[str, Any] = {
    "name": "ready",
    "description": "Say that you are ready. Call it exactly once.",
    "strict": True,
    "input_schema": {
        "type": "object",
        "properties": {"ready": {"type": "boolean"}, "remark": {"type": "string", "enum": ["none", "some"]}},
        "required": ["ready"],
        "additionalProperties": False,
    },
}
_TEST_TOKENS = 2_048
"""Limit of the answer to a test, thinking included."""
_TEST_PICTURE_SIZE = (64, 64)


class Endpoint:
    """A connection, and what is known of its other end: tried once for all who share it."""

    def __init__(
        self, api_key: str | None, base_url: str | None, timeout: float, tell: Callable[[str], None] = lambda text: None
    ) -> None:
        """Store the options; the SDK is imported at the first use of `sdk`.

        Args:
            api_key: None: the endpoint wants none.
            base_url: None: that of the vendor.
            tell: receives a sentence for each thing that the endpoint lacks.
        """
        self.tell = tell
        self.abilities: frozenset[Ability] | None = None
        """None: not tried yet."""
        self.lock = asyncio.Lock()
        self._api_key = api_key
        self._base_url = base_url
        self._timeout = timeout

    @cached_property
    def sdk(self) -> AsyncOpenAI:
        """Make the SDK's client. It takes a second.

        Raises:
            ConfigurationError: the SDK is not installed.
        """
        require_extra("openai", "--brain openai")
        from openai import AsyncOpenAI  # noqa: PLC0415 - takes a second

        address = self._base_url or _BASE_URL  # None would be read from the environment
        return AsyncOpenAI(api_key=self._api_key or NO_KEY, base_url=address, timeout=self._timeout, max_retries=0)

    async def close(self) -> None:
        """Close the connections."""
        if "sdk" in self.__dict__:
            await self.sdk.close()


class ChatModel(Model):
    """One model of a chat-completions endpoint. `client`: an `Endpoint`, shared by all models of a run."""

    address = f"{_BASE_URL}/chat/completions"

    @property
    def takes_pictures(self) -> bool:
        return "pictures" in self._abilities

    @property
    def _abilities(self) -> frozenset[Ability]:
        known: frozenset[Ability] | None = self.client.abilities
        return ALL if known is None else known

    async def ready(self) -> None:
        """Connect, and try once what the endpoint takes; what it lacks is told.

        Raises:
            ConfigurationError: the endpoint takes no tools, or the SDK is not installed.
            APIStatusError, APIConnectionError of the SDK: the endpoint cannot be asked; it is tried again next time.
        """
        await super().ready()
        await asyncio.to_thread(lambda: self.client.sdk)
        async with self.client.lock:
            if self.client.abilities is None:
                self.client.abilities = await self._tried()

    async def _tried(self) -> frozenset[Ability]:
        """Return what the endpoint takes: all at once in one request, else each by itself."""
        sdk = self._sdk()
        answer, abilities = await self._test(ALL), ALL
        if answer is None:
            try:
                answer = await self._ask_test(frozenset())
            except sdk.APIStatusError as error:
                if error.status_code not in NO_TOOL_STATUSES:
                    raise
                raise ConfigurationError(f"{self._name} {NO_TOOLS} (it answers: {_words(error)})") from error
            each: tuple[Ability, ...] = ("pictures", "strict", "limit")
            abilities = frozenset([one for one in each if await self._test(frozenset({one})) is not None])
        for lacking in sorted(ALL - abilities):
            self.client.tell(f"{self._name} {LACKS[lacking]}")
        if call_of(answer, _TEST_TOOL["name"]) is None:
            self.client.tell(f"{self._name} {NO_CALL}")
        return abilities

    async def _test(self, abilities: frozenset[Ability]) -> Answer | None:
        """Return the answer to a small question with these abilities; None where the endpoint does not take it.

        Raises:
            APIStatusError, APIConnectionError of the SDK: for another reason.
        """
        try:
            return await self._ask_test(abilities)
        except self._sdk().APIStatusError as error:
            if error.status_code in UNSUPPORTED:
                return None
            raise

    async def _ask_test(self, abilities: frozenset[Ability]) -> Answer:
        content: list[dict[str, Any]] = [{"type": "text", "text": f"Call {_TEST_TOOL['name']} now."}]
        if "pictures" in abilities:
            content.insert(0, (await asyncio.to_thread(_test_picture)).block())
        async with self._limited() as until:
            try:
                return await self.ask(
                    until,
                    "low",
                    abilities=abilities,
                    max_tokens=_TEST_TOKENS,
                    tools=[_TEST_TOOL],
                    messages=[{"role": "user", "content": content}],
                )
            except StateDetectionError:  # it was taken, if not answered well
                return ChatAnswer()

    @property
    def _name(self) -> str:
        return f"{self.model} at {urlsplit(self._base_url or _BASE_URL).netloc}"

    # -- the API's own -------------------------------------------------------------------------------------------------

    def _sdk(self) -> ModuleType:
        import openai  # noqa: PLC0415 - takes a second

        return openai

    def _new_client(self) -> Endpoint:
        return Endpoint(self._api_key, self._base_url, self.timeout)

    async def _send(self, timeout: float, effort: str, request: dict[str, Any]) -> Any:
        body = request_of(request, request.get("abilities", self._abilities))
        return await self.client.sdk.chat.completions.create(model=self.model, timeout=timeout, **body)

    def _is_answer(self, answer: Any) -> bool:
        choices = getattr(answer, "choices", None)
        return isinstance(choices, list) and bool(choices) and getattr(choices[0], "message", None) is not None

    def _usage(self, answer: ChatCompletion) -> Usage:
        usage = answer.usage
        if usage is None:
            return Usage(self.model, 0, 0)
        details = usage.prompt_tokens_details
        cached = (details.cached_tokens if details is not None else None) or 0
        prompt, written = usage.prompt_tokens or 0, usage.completion_tokens or 0
        return Usage(
            answer.model or self.model, max(0, prompt - cached), written, cached, stand_in=is_of_stand_in(answer)
        )

    def _complete(self, answer: ChatCompletion) -> ChatAnswer:
        return answer_of(answer)


def _test_picture() -> Picture:
    """Return a white picture, of a size that all models take."""
    from PIL import Image  # noqa: PLC0415 - only where there is a picture

    written = BytesIO()
    Image.new("RGB", _TEST_PICTURE_SIZE, "white").save(written, "PNG")
    return Picture(written.getvalue(), size=_TEST_PICTURE_SIZE)


def _words(error: APIStatusError) -> str:
    """Return what a server said, in one line."""
    return " ".join(error.message.split())[:_WORDS_LENGTH]


class ChatPlanner(ActionPlanner, ChatModel):
    """The planner of design A behind such an endpoint."""


class ChatInterpreter(Interpreter, ChatModel):
    """The interpreter of pages behind such an endpoint."""
