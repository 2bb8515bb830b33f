"""A model as a planner of design A: one page in, one action out."""

from __future__ import annotations

import asyncio
import re
import secrets as random
from collections.abc import Callable, Mapping
from typing import Annotated, Any, Literal, Self, Unpack
from urllib.parse import quote, quote_plus

from pydantic import BaseModel, Field, field_validator, model_validator

from subterminator.core.advice import advice_for
from subterminator.core.ai.bearing import folded_menus, snippet_on_goal
from subterminator.core.ai.client import Claude
from subterminator.core.ai.images import Picture, picture_of
from subterminator.core.ai.model import Answer, Model, ModelOptions
from subterminator.core.ai.prompts import SELF_CORRECT_PROMPT, SYSTEM_PROMPT, TOOL_SCHEMA
from subterminator.core.ai.responses import call_of, read_call
from subterminator.domain.errors import StateDetectionError
from subterminator.domain.outcomes import State
from subterminator.domain.plans import (
    FALLBACKS,
    RECENT,
    ActionPlan,
    ActionRecord,
    ActionType,
    AgentContext,
    DialogAnswer,
    TargetStrategy,
)
from subterminator.domain.settings import Pictures
from subterminator.domain.stops import Stop, StopReason
from subterminator.perception.lines.notation import plain
from subterminator.perception.lines.writer import lines, quoted
from subterminator.perception.picture_need import picture_need

CONFIDENT = 0.6
"""Least confidence of a plan. One below it is requested once more, and then given up (seed 001 §4.5)."""
ANSWER_TOKENS = 4_096
"""Limit of one answer, thinking included."""
ERRORS = 10
QUOTED = 300
"""Characters of a quoted target or reason."""
PAGE_BYTES = 5_000
"""Bytes of a page's lines: about 1,800 tokens."""
MESSAGE_LENGTH = 4_000
"""Characters of the account of a failure, which is quoted whole but for floods."""
_GOAL = "GOAL (the program's guess; the page outweighs it): "

_NO_CALL = "\n\nYou answered without calling browser_action. Answer by calling it exactly once."
_UNSURE = (
    "\n\nIMPORTANT: Your last answer had a low confidence. Look more carefully and provide a confidence >= 0.6. If you "
    "cannot tell the target with that confidence, say in reasoning why it is impossible."
)


class ActionPlanner(Model):
    """Plans by screenshots and a strict tool. One request a plan, at most four."""

    TOOL_SCHEMA = TOOL_SCHEMA
    SYSTEM_PROMPT = SYSTEM_PROMPT
    SELF_CORRECT_PROMPT = SELF_CORRECT_PROMPT

    def __init__(
        self,
        api_key: str | None = None,
        model: str = "",
        timeout: float = 30,
        *,
        subscription: str = "",
        secrets: Mapping[str, str] | None = None,
        mask: Callable[[str], str] = str,
        pictures: Pictures = "always",
        **options: Unpack[ModelOptions],
    ) -> None:
        """Take the parameters of `Model`, the deadline being that of one plan, and three more.

        Args:
            subscription: name of the subscription to cancel; "": that of the page.
            secrets: values by name, never sent: the prompt has `<secret:name>` instead, which a plan may type.
            mask: applied to all text that is sent, after `secrets`.
            pictures: when a question has the screenshot. auto: where the page's text does not do, and after a failure.
        """
        super().__init__(api_key, model, timeout, **options)
        self._subscription = subscription
        self._secrets = dict(secrets or {})
        self._hidden = _patterns(self._secrets)
        self._mask = mask
        self._pictures = pictures
        self._tag = f"untrusted-{random.token_hex(8)}"
        """Tag around quoted page text, new for each run, so that no page can close it."""

    async def plan_action(self, context: AgentContext, goal: str, error_context: str | None = None) -> ActionPlan:
        """Plan the next action towards the goal.

        Raises:
            StateDetectionError: no usable call came, or none with confidence.
            ConfigurationError: there is no key.
            APIStatusError, APIConnectionError of the SDK: the API could not be reached, or would not answer.
        """
        async with self.time_limit() as until:
            picture = await asyncio.to_thread(self._picture, context, error_context)
            messages = self._messages(context, goal, error_context, picture)
            scale = _scale(context, picture)
            effort = "medium" if error_context else "low"
            answer = await self._request_action(messages, until, effort)
            if call_of(answer, TOOL_SCHEMA["name"]) is None:
                answer = await self._request_action(_with_note(messages, _NO_CALL), until, effort)
            plan = self._parse_tool_response(answer, scale)
            if plan.confidence < CONFIDENT:
                answer = await self._request_action(_with_note(messages, _UNSURE), until, "medium")
                plan = self._parse_tool_response(answer, scale)
        if plan.confidence < CONFIDENT:
            raise StateDetectionError(f"Persistent low confidence: {plan.confidence} ({plan.reasoning[:QUOTED]})")
        return plan

    async def _request_action(self, messages: list[dict[str, Any]], until: float, effort: str) -> Answer:
        return await self.ask(
            until,
            effort,
            max_tokens=ANSWER_TOKENS,
            system=[{"type": "text", "text": self.SYSTEM_PROMPT, "cache_control": {"type": "ephemeral"}}],
            tools=[self.TOOL_SCHEMA],  # precede the system prompt, so the cache includes them
            tool_choice={"type": "auto", "disable_parallel_tool_use": True},
            messages=messages,
        )

    # -- prompt --------------------------------------------------------------------------------------------------------

    def _build_messages(self, context: AgentContext, goal: str, error_context: str | None) -> list[dict[str, Any]]:
        """Build one message: the screenshot, the goal, the page between the tags of this run, and earlier failures."""
        return self._messages(context, goal, error_context, self._picture(context, error_context))

    def _picture(self, context: AgentContext, error_context: str | None) -> Picture | None:
        """Return the picture that goes with a question, by the setting; None for none."""
        failed = bool(error_context or context.present_failures)
        needed = failed or context.view is None or bool(picture_need(context.view))
        if not context.screenshot or self._pictures == "never" or (self._pictures == "auto" and not needed):
            return None
        return picture_of(context.screenshot)

    def _messages(
        self, context: AgentContext, goal: str, error_context: str | None, picture: Picture | None
    ) -> list[dict[str, Any]]:
        parts = [f"{_GOAL}{goal}"]
        if self._subscription:
            parts.append(f"SUBSCRIPTION to cancel, and no other: {self._subscription}")
        if self._secrets:
            names = ", ".join(f"<secret:{name}>" for name in self._secrets)
            parts.append(f"SECRETS that may be typed by these names: {names}")
        if context.approved:
            parts.append(f"APPROVED by the person, so that it may be pressed: {self._quote(context.approved)}")
        parts.append(self._untrusted("\n".join([*self._page(context, picture), *_history(context)])))
        if error_context:
            parts.append(self._self_correction(context, error_context))
        elif context.present_failures:
            parts.append(f"FAILED SO FAR:\n{self._failures(context)}")
        text = self._without_secrets("\n\n".join(parts))
        blocks = [picture.block()] if picture else []
        return [{"role": "user", "content": [*blocks, {"type": "text", "text": text}]}]

    def _page(self, context: AgentContext, picture: Picture | None) -> list[str]:
        """Render the page: the pruned tree in compact lines, and the HTML of what bears on the goal."""
        if context.view is None:
            return [context.to_prompt_context()]
        scale, folded = 1 / _scale(context, picture)[0], folded_menus(context.view)
        tree = lines(context.view, PAGE_BYTES, scale, folded=folded)
        return ["ACCESSIBILITY TREE:", tree, "", "HTML SNIPPET:", snippet_on_goal(context.view)]

    def _self_correction(self, context: AgentContext, error_context: str) -> str:
        last = context.last
        failures = context.present_failures
        targets = [each.describe() for each in last.action_plan.all_targets()] if last is not None else []
        targets = targets or [each.strategy_attempted for each in failures[-1:] if each.strategy_attempted]
        tried = last.action_plan.action_type if last is not None else failures[-1].action_type if failures else "none"
        return self.SELF_CORRECT_PROMPT.format(
            action_type=tried,
            target_description=self._quote(", ".join(targets)) if targets else "(none)",
            failed_strategy=", ".join(dict.fromkeys(each.partition(":")[0][:20] for each in targets)) or "(none)",
            error_message=self._quote(error_context.partition("\n\nREQUIREMENT:")[0], MESSAGE_LENGTH),
            strategies_tried=self._failures(context) or "  (none)",
            advice=advice_for(last.problems if last is not None else ()),
        )

    def _failures(self, context: AgentContext) -> str:
        failures = [
            f"{each.action_type} on {each.strategy_attempted}: {each.error_message}"
            for each in context.present_failures
        ]
        return "\n".join(f"- {self._quote(each, MESSAGE_LENGTH)}" for each in dict.fromkeys(failures[-ERRORS:]))

    def _quote(self, text: str, length: int = QUOTED) -> str:
        return f"<{self._tag}>{quoted(text.replace(self._tag, ''), length)}</{self._tag}>"

    def _untrusted(self, text: str) -> str:
        return f"<{self._tag}>\n{text.replace(self._tag, '')}\n</{self._tag}>"

    def _without_secrets(self, text: str) -> str:
        for name, pattern in self._hidden:
            text = pattern.sub(f"<secret:{name}>", text)
        return self._mask(text)

    # -- answer --------------------------------------------------------------------------------------------------------

    def _parse_tool_response(self, response: Answer, scale: tuple[float, float] = (1.0, 1.0)) -> ActionPlan:
        """Convert the first call of browser_action to a plan.

        Args:
            scale: CSS pixels per pixel of the picture, across and down.

        Raises:
            StateDetectionError: there is no call, or its input is invalid; the message names the field.
        """
        answer = read_call(response, TOOL_SCHEMA["name"], _Action)
        targets = [each.strategy(scale) for each in answer.targets]
        if not targets:
            targets = [TargetStrategy("css", css_selector="body")]
        return ActionPlan(
            action_type=answer.action_type,
            primary_target=targets[0],
            fallback_targets=targets[1 : 1 + FALLBACKS],
            value=answer.value,
            reasoning=answer.reasoning,
            confidence=answer.confidence,
            expected_state=_state(answer.expected_next_state),
            state=_state(answer.state),
            dialog=answer.dialog,
            stop=answer.stop,
        )


class ClaudeActionPlanner(ActionPlanner, Claude):
    """Claude as the planner."""


_Pixels = Annotated[float, Field(ge=0, le=100_000)]


class _Target(BaseModel):
    """A target in the tool's input."""

    method: Literal["css", "aria", "text", "coordinates"]
    css: str | None = None
    aria_role: str | None = None
    aria_name: str | None = None
    text: str | None = None
    coordinates: tuple[_Pixels, _Pixels] | None = None

    @model_validator(mode="after")
    def _names_something(self) -> Self:
        field = {"css": "css", "aria": "aria_role", "text": "text", "coordinates": "coordinates"}[self.method]
        value = getattr(self, field)
        if value is None or (isinstance(value, str) and not value.strip()):
            raise ValueError(f"{field} is required for method {self.method}")
        return self

    def strategy(self, scale: tuple[float, float]) -> TargetStrategy:
        x, y = self.coordinates or (0, 0)
        point = (round(x * scale[0]), round(y * scale[1])) if self.coordinates else None
        return TargetStrategy(
            self.method, _selector(self.css), self.aria_role, self.aria_name or None, self.text, point
        )


class _Action(BaseModel):
    """The input of browser_action."""

    state: str
    expected_next_state: str | None = None
    action_type: ActionType
    targets: list[_Target] = Field(default=[], max_length=20)
    value: str | None = None
    dialog: DialogAnswer | None = None
    stop_reason: StopReason | None = None
    contact: str = ""
    quote: str = ""
    reasoning: str = ""
    confidence: float = Field(0.0, ge=0, le=1)

    @field_validator("targets", mode="before")
    @classmethod
    def _limit_targets(cls, targets: Any) -> Any:
        return targets[: 1 + FALLBACKS] if isinstance(targets, list) else targets

    @model_validator(mode="after")
    def _complete(self) -> Self:
        if self.action_type in {"fill", "select", "navigate"} and not self.value:
            raise ValueError(f"value is required for {self.action_type}")
        if not self.targets and self.action_type in {"click", "fill", "select"}:
            raise ValueError(f"targets must name at least one way to find what to {self.action_type}")
        if self.action_type == "stop" and self.stop_reason is None:
            raise ValueError("stop_reason is required for stop")
        return self

    @property
    def stop(self) -> Stop | None:
        if self.action_type != "stop" or self.stop_reason is None:
            return None
        return Stop(self.stop_reason, self.contact, self.quote, self.reasoning)


def _selector(css: str | None) -> str | None:
    """Return a selector as it was meant: copied out of a quoted line, its backslashes and quotes are escaped twice."""
    return css.replace("\\\\", "\\").replace('\\"', '"') if css else css


def _state(name: str | None) -> State | None:
    return State.__members__.get(name or "")


def _with_note(messages: list[dict[str, Any]], note: str) -> list[dict[str, Any]]:
    """Add a note to the prompt: a new conversation, since an answer's thinking may not be edited."""
    *before, last = messages[0]["content"]
    return [{**messages[0], "content": [*before, {**last, "text": last["text"] + note}]}]


def _scale(context: AgentContext, picture: Picture | None) -> tuple[float, float]:
    """Return the CSS pixels per pixel of the picture."""
    if picture is None or picture.size is None or not all(context.viewport_size):
        return (1.0, 1.0)
    return context.viewport_size[0] / picture.size[0], context.viewport_size[1] / picture.size[1]


def _history(context: AgentContext) -> list[str]:
    """List the previous actions; they are part of the page's text when there is no view to render."""
    if context.view is None or not context.previous_actions:
        return []
    return ["", "PREVIOUS ACTIONS:", *(_told(each) for each in context.previous_actions[-RECENT:])]


def _told(action: ActionRecord) -> str:
    """Tell an action: by its result in words, which names the control as a person reads it, where there is one."""
    if action.result:
        return f"- {plain(action.result, QUOTED)}"
    done = "done" if action.success else "failed"
    return f"- {action.action_type} on {quoted(action.target_description, QUOTED)}: {done}"


def _patterns(secrets: Mapping[str, str]) -> list[tuple[str, re.Pattern[str]]]:
    """Compile patterns of the secrets, also as encoded in addresses and quoted lines; the longest first."""
    patterns = []
    for name, value in sorted(secrets.items(), key=lambda item: -len(item[1])):
        if value:
            forms = {value, quoted(value, len(value))[1:-1], quote(value, safe=""), quote_plus(value), quote(value)}
            either = "|".join(re.escape(form) for form in sorted(forms, key=len, reverse=True))
            patterns.append((name, re.compile(rf"(?<!\w)(?:{either})(?!\w)" if len(value) < 6 else either)))
    return patterns
