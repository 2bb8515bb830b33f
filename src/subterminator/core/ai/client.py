"""Claude: client of the Messages API."""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING, Any, cast

from subterminator.core.ai.model import AnswerCutOff, Model
from subterminator.core.ai.usage import Usage, is_of_stand_in
from subterminator.domain.errors import ConfigurationError, StateDetectionError
from subterminator.domain.extras import require_extra

if TYPE_CHECKING:
    from anthropic import AsyncAnthropic
    from anthropic.types import Message

MODEL = "claude-sonnet-5-5"
_NO_KEY = "Claude needs a key: set ANTHROPIC_API_KEY, or run with --brain rules"
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


class Claude(Model):
    """One model of the Messages API. Without a key, the SDK takes that of the environment."""

    address = "https://api.anthropic.com/v1/messages"
    default_model = MODEL

    def _sdk(self) -> ModuleType:
        import anthropic  # noqa: PLC0415 - takes a second

        return anthropic

    def _new_client(self) -> AsyncAnthropic:
        require_extra("claude", "Claude")
        from anthropic import AsyncAnthropic  # noqa: PLC0415 - takes a second

        client = AsyncAnthropic(api_key=self._api_key, base_url=self._base_url, timeout=self.timeout, max_retries=0)
        if not (client.api_key or client.auth_token or client.credentials):
            raise ConfigurationError(_NO_KEY)  # the SDK would raise TypeError at the first request
        return client

    async def _send(self, timeout: float, effort: str, request: dict[str, Any]) -> Any:
        if self.model.startswith(_EFFORTS):
            request = {**request, "output_config": {"effort": effort}}
        return await self.client.messages.create(model=self.model, timeout=timeout, **request)

    def _is_answer(self, answer: Any) -> bool:
        return isinstance(getattr(answer, "content", None), list)

    def _usage(self, answer: Message) -> Usage:
        usage = answer.usage
        read, written = usage.cache_read_input_tokens or 0, usage.cache_creation_input_tokens or 0
        return Usage(
            answer.model, usage.input_tokens, usage.output_tokens, read, written, stand_in=is_of_stand_in(answer)
        )

    def _complete(self, answer: Message) -> Message:
        text = " ".join(block.text for block in answer.content if block.type == "text")[:300]
        words = f": {text!r}" if text else ""
        match answer.stop_reason:
            case "refusal":
                category = getattr(answer.stop_details, "category", None)
                raise StateDetectionError(f"the model refused to answer{f' ({category})' if category else ''}{words}")
            case "max_tokens":
                raise AnswerCutOff(f"the model's answer was cut off before it was complete{words}")
            case "model_context_window_exceeded":
                raise StateDetectionError("the page is larger than what the model can read at once")
            case _:
                return answer
