"""Message exchange with one extension, independent of the transport: order of messages, and matching of answers.

Commands that may change something are sent once. If their answer is lost, the caller learns it and reads the page back.
Repeatable commands are sent again on the next connection.
"""

from __future__ import annotations

import asyncio
import itertools
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from subterminator.domain.errors import Aborted, ActionTimeout, BrowserLost, ConfigurationError, StopTheRun
from subterminator.domain.protocols import DialogJudge, PageRequest, RequestListener
from subterminator.extension.commands import (
    REPEATABLE_COMMANDS,
    ClickElement,
    Code,
    NavigateTo,
    ProtocolModel,
    ScrollTo,
    TakeSnapshot,
    TypeText,
)
from subterminator.extension.messages import (
    RELOAD_HINT,
    MalformedMessage,
    is_failure,
    message_id,
    parse_message,
    result_of,
)
from subterminator.extension.protocol import (
    CLOSE_REPLACED,
    CLOSE_VERSION,
    VERSION,
    ActionCommand,
    ActionResult,
    CommandResult,
    Dialog,
    DialogAnswer,
    DialogDecision,
    Error,
    ErrorData,
    Hello,
    HelloData,
    Ping,
    Pong,
    RequestSent,
    Snapshot,
    SnapshotTree,
    Stopped,
    TabClosed,
    Waiting,
    WaitingData,
    Wanted,
    Welcome,
    WelcomeData,
    proof_of,
    text_of,
)

RECONNECT_SECONDS = 35.0
"""Time to wait for a reconnection: a suspended extension wakes every 30 s."""
CONNECTION_LOST = "the connection was lost before the answer came"
MAY_BE_DONE = ". It may have been done and is not sent again: read the page back first"
SEED_COMMANDS = (NavigateTo, ClickElement, TypeText, ScrollTo)
"""Commands of a peer that knows only seed 002."""
T = TypeVar("T", bound=ProtocolModel)


class Transport(Protocol):
    """One connection. Messages to a closed connection are dropped without an error."""

    async def send(self, text: str) -> None: ...
    async def close(self, code: int, reason: str) -> None: ...


@dataclass(eq=False)
class Peer:
    """The other end of a connection."""

    transport: Transport
    hello: HelloData | None = None
    """None before `Hello`, and for peers that know only seed 002."""
    ready: bool = False
    """Whether a valid message has arrived, so that commands may be sent."""


WaitingListener = Callable[[WaitingData], None]
"""Called when a command waits for a click of the person in the browser."""


@dataclass(eq=False)
class PendingCommand:
    """A command without an answer yet."""

    id: str
    command: ProtocolModel
    seconds: float
    answer: asyncio.Future[CommandResult | SnapshotTree]
    deadline: asyncio.Timeout | None = None
    sent_to: Peer | None = None
    lost: bool = False
    """Whether the connection was lost after the command was sent."""

    @property
    def repeatable(self) -> bool:
        return isinstance(self.command, REPEATABLE_COMMANDS)

    def set_timeout(self, seconds: float | None) -> None:
        """Restart the deadline in `seconds`. None removes it."""
        if self.deadline is not None and not self.deadline.expired():
            self.deadline.reschedule(None if seconds is None else asyncio.get_running_loop().time() + seconds)

    def settle(self, outcome: CommandResult | SnapshotTree | BaseException) -> None:
        if self.answer.done():
            return
        if isinstance(outcome, BaseException):
            self.answer.set_exception(outcome)
        else:
            self.answer.set_result(outcome)


class Exchange:
    """All messages with the one extension of a run, over any number of connections."""

    def __init__(self, key: str, *, reconnect_seconds: float = RECONNECT_SECONDS, waits: bool = False) -> None:
        """`waits`: there is no run yet, and the person may start one in the popup."""
        self._key = key
        self._waits = waits
        self._wanted: asyncio.Queue[str] = asyncio.Queue()
        self._waiting: WaitingListener | None = None
        self._reconnect_seconds = reconnect_seconds
        # The extension remembers completed ids of a run, so a restarted program must not reuse one.
        self._ids = (f"{prefix}-{count}" for prefix in [secrets.token_hex(4)] for count in itertools.count(1))
        self._peer: Peer | None = None
        self._ready = asyncio.Event()
        self._pending: dict[str, PendingCommand] = {}
        self._seed_turn = asyncio.Lock()
        self._snapshot: SnapshotTree | None = None
        self._snapshot_arrived = asyncio.Event()
        self._judge: DialogJudge | None = None
        self._listener: RequestListener | None = None
        self._stopped: str | None = None
        self._ended = asyncio.Event()
        """Set when the person has stopped the run or closed its tab."""
        self._stop: StopTheRun | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    # -- commands ------------------------------------------------------------------------------------------------------

    @property
    def capabilities(self) -> frozenset[str]:
        """Optional abilities reported by the extension."""
        hello = self._peer.hello if self._peer else None
        return frozenset(hello.capabilities if hello else ())

    @property
    def stopped(self) -> bool:
        """Return whether the person pressed stop. No further commands are sent."""
        return self._stopped is not None

    async def until_ended(self) -> None:
        """Wait until the person has stopped the run in the browser, or closed its tab.

        Raises:
            Aborted, BrowserLost: which it was.
        """
        await self._ended.wait()
        if self._stopped is not None:
            raise Aborted(self._stopped)
        raise BrowserLost("you closed the tab of the run")

    def on_dialog(self, judge: DialogJudge | None) -> None:
        self._judge = judge

    def on_sent(self, listener: RequestListener | None) -> None:
        self._listener = listener

    def on_waiting(self, listener: WaitingListener | None) -> None:
        self._waiting = listener

    async def wanted(self) -> str:
        """Wait until the person starts a run in the popup; return the address of the page."""
        return await self._wanted.get()

    async def ask(self, command: ProtocolModel, result_type: type[T], description: str, seconds: float) -> T:
        """Send a command and return the data of its result.

        Args:
            description: the action for messages, such as "click button 'Cancel'".
            seconds: time limit of the answer.

        Raises:
            TellTheLoop, StopTheRun: see `messages.ERROR_TYPES`.
            ActionTimeout: the answer is late or lost; an action may have taken effect.
            BrowserLost: no extension is connected, or it did not reconnect in time.
            Aborted: the person pressed stop.
        """
        self._raise_if_ended()
        peer = await self._ready_peer(description)
        try:
            if peer.hello is not None:
                result = await self._send_and_wait(command, description, seconds)
            elif isinstance(command, SEED_COMMANDS):
                async with self._seed_turn:
                    result = await self._send_and_wait(command, description, seconds)
            else:
                raise ConfigurationError(f"could not {description}: {RELOAD_HINT}")
        finally:
            self._raise_if_ended()
        try:
            return result_of(result, result_type, description)
        except MalformedMessage as error:
            if self._peer is not None:
                await self._send_error(self._peer, "malformed", str(error))
            raise

    async def snapshot(self, seconds: float) -> SnapshotTree:
        """Return the last unrequested snapshot, waiting for the first.

        Raises:
            ActionTimeout: none arrived in time.
        """
        try:
            async with asyncio.timeout(seconds):
                await self._snapshot_arrived.wait()
        except TimeoutError:
            raise ActionTimeout(f"the extension sent no snapshot within {seconds:g} s") from None
        assert self._snapshot is not None  # noqa: S101 - set before the event
        return self._snapshot

    async def _ready_peer(self, description: str) -> Peer:
        try:
            async with asyncio.timeout(self._reconnect_seconds):
                while self._peer is None or not self._peer.ready:
                    await self._ready.wait()
        except TimeoutError:
            self._raise_if_ended()
            raise self._not_connected(description) from None
        return self._peer

    @staticmethod
    def _not_connected(description: str) -> BrowserLost:
        return BrowserLost(
            f"could not {description}: the extension is not connected. Open the paired browser, check the "
            "extension's window, then run the same command again"
        )

    async def _send_and_wait(
        self, command: ProtocolModel, description: str, seconds: float
    ) -> CommandResult | SnapshotTree:
        future = asyncio.get_running_loop().create_future()
        pending = PendingCommand(next(self._ids), command, seconds, future)
        self._pending[pending.id] = pending
        try:
            async with asyncio.timeout(seconds) as pending.deadline:
                await self._send_pending()
                return await pending.answer
        except TimeoutError:
            raise self._no_answer(pending, description) from None
        finally:
            del self._pending[pending.id]
            future.cancel()

    def _no_answer(self, pending: PendingCommand, description: str) -> ActionTimeout | BrowserLost:
        peer = pending.sent_to
        if peer is None:
            return self._not_connected(description)
        if peer.hello is None:  # without ids, a late answer could be mistaken for the next command's
            self._start_task(peer.transport.close(1002, "no answer"))
        reason = CONNECTION_LOST if pending.lost else f"no answer within {pending.seconds:g} s"
        return ActionTimeout(f"could not {description}: {reason}{'' if pending.repeatable else MAY_BE_DONE}")

    async def _send_pending(self) -> None:
        """Send unsent commands, and repeat unanswered repeatable ones of a lost connection."""
        peer = self._peer
        if peer is None or not peer.ready:
            return
        for pending in list(self._pending.values()):
            if peer is not self._peer:
                return
            if pending.sent_to is None:
                pending.sent_to = peer
                command_id = pending.id if peer.hello is not None else None
                await peer.transport.send(text_of(ActionCommand(id=command_id, data=pending.command)))  # type: ignore[arg-type]

    def _raise_if_ended(self) -> None:
        if self._stopped is not None:
            raise Aborted(self._stopped)
        stop, self._stop = self._stop, None
        if stop is not None:
            raise stop

    # -- connections ---------------------------------------------------------------------------------------------------

    def connected(self, transport: Transport) -> Peer:
        """Register an authorised connection. It replaces an earlier one."""
        previous, self._peer = self._peer, Peer(transport)
        self._ready.clear()
        if previous is not None:
            self._connection_lost(previous)
            self._start_task(previous.transport.close(CLOSE_REPLACED, "another browser has connected"))
        return self._peer

    def disconnected(self, peer: Peer) -> None:
        """Unregister a closed connection."""
        if peer is self._peer:
            self._peer = None
            self._ready.clear()
            self._connection_lost(peer)

    def _connection_lost(self, peer: Peer) -> None:
        for pending in self._pending.values():
            if pending.sent_to is not peer:
                continue
            if pending.repeatable:
                pending.sent_to = None
                pending.set_timeout(self._reconnect_seconds)
            elif peer.hello is None:
                pending.settle(ActionTimeout(CONNECTION_LOST + MAY_BE_DONE))
            else:
                pending.lost = True

    async def close(self) -> None:
        """Fail pending commands with BrowserLost and cancel all tasks."""
        for pending in self._pending.values():
            pending.settle(BrowserLost("the connection to the extension was ended"))
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _start_task(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- messages ------------------------------------------------------------------------------------------------------

    async def receive(self, peer: Peer, text: str | bytes) -> None:
        """Handle one message of a connection. Unusable ones are answered with an Error."""
        if peer is not self._peer:
            return
        message = parse_message(text)
        if isinstance(message, ErrorData):
            await self._send_error(peer, message.code, message.message, message_id(text))
            return
        match message:
            case Ping():
                await peer.transport.send(text_of(Pong()))
            case Hello():
                await self._handle_hello(peer, message.data)
            case Snapshot(id=None):
                self._snapshot = message.data
                self._snapshot_arrived.set()
                await self._make_ready(peer)
            case Snapshot() | ActionResult():
                await self._handle_answer(peer, message)
            case Dialog() | RequestSent() | Waiting() | Wanted() | TabClosed() if peer.hello is not None:
                self._handle_event(peer, message)
            case Stopped():
                self._stopped = "stopped by you in the browser"
                self._ended.set()
                for pending in self._pending.values():
                    pending.settle(Aborted(self._stopped))
            case Error(id=str(command_id), data=trouble) if command_id in self._pending:
                self._pending[command_id].settle(
                    CommandResult(success=False, error=trouble.message, data={"code": trouble.code})
                )
            case Error():
                return  # an Error is never answered with one
            case _:
                await self._send_error(
                    peer, "out-of-order", f"{message.type} is only valid after Hello", getattr(message, "id", None)
                )

    def _handle_event(self, peer: Peer, event: Dialog | RequestSent | Waiting | Wanted | TabClosed) -> None:
        match event:
            case Dialog():
                self._start_task(self._judge_dialog(peer, event))
            case RequestSent() if self._listener is not None:
                self._listener(PageRequest(**event.data.model_dump()))
            case Waiting() if self._waiting is not None:
                self._waiting(event.data)
            case Wanted() if self._waits:  # a run that goes on is not left for another one
                self._wanted.put_nowait(event.data.url)
            case TabClosed():
                self._ended.set()

    async def _handle_hello(self, peer: Peer, hello: HelloData) -> None:
        if hello.version != VERSION:
            mismatch = f"this program uses version {VERSION}, the extension version {hello.version}"
            await self._send_error(peer, "version", mismatch)
            await peer.transport.close(CLOSE_VERSION, mismatch)
        elif peer.ready:
            await self._send_error(peer, "out-of-order", "Hello must be the first message, and sent once")
        else:
            peer.hello = hello
            proof = proof_of(self._key, hello.nonce)
            await peer.transport.send(
                text_of(Welcome(data=WelcomeData(version=VERSION, proof=proof, waits=self._waits or None)))
            )
            await self._make_ready(peer)

    async def _make_ready(self, peer: Peer) -> None:
        if peer.ready or peer is not self._peer:
            return
        peer.ready = True
        self._ready.set()
        for pending in self._pending.values():
            if pending.sent_to is None:
                pending.set_timeout(pending.seconds)
        await self._send_pending()

    async def _handle_answer(self, peer: Peer, message: ActionResult | Snapshot) -> None:
        pending = self._pending_for(peer, message.id)
        if pending is None or pending.answer.done():
            await self._send_error(peer, "out-of-order", "no command is waiting for this answer", message.id)
        elif isinstance(message, Snapshot) is isinstance(pending.command, TakeSnapshot) or is_failure(message):
            pending.settle(message.data)
        else:
            await self._send_error(peer, "out-of-order", "the answer does not fit the command", message.id)

    def _pending_for(self, peer: Peer, answer_id: str | None) -> PendingCommand | None:
        """Return the command of an answer: by its id, or the one in progress for peers without ids."""
        if answer_id is not None:
            pending = self._pending.get(answer_id)
            return pending if pending is not None and pending.sent_to is not None else None
        if peer.hello is not None:
            return None
        return next((each for each in self._pending.values() if each.sent_to is peer), None)

    async def _judge_dialog(self, peer: Peer, dialog: Dialog) -> None:
        accept = False
        try:
            if self._judge is not None:
                async with self._paused_deadlines():
                    accept = await self._judge(dialog.data.kind, dialog.data.message, dialog.data.url)
        except StopTheRun as stop:
            self._stop = stop
        except Exception as error:  # noqa: BLE001 - any failure dismisses the dialog and ends the run
            problem = f"a dialog could not be judged and was dismissed ({type(error).__name__}: {error})"
            self._stop = self._stop or BrowserLost(problem)
        finally:
            await peer.transport.send(text_of(DialogAnswer(id=dialog.id, data=DialogDecision(accept=accept))))

    @asynccontextmanager
    async def _paused_deadlines(self) -> AsyncIterator[None]:
        """Pause all deadlines: a person may take minutes to judge a dialog."""
        loop = asyncio.get_running_loop()
        paused: list[tuple[PendingCommand, float]] = []
        for pending in self._pending.values():
            deadline = pending.deadline.when() if pending.deadline is not None else None
            if deadline is not None:
                paused.append((pending, deadline - loop.time()))
                pending.set_timeout(None)
        try:
            yield
        finally:
            for pending, remaining in paused:
                if pending.id in self._pending:
                    pending.set_timeout(remaining)

    async def _send_error(self, peer: Peer, code: Code, message: str, command_id: str | None = None) -> None:
        await peer.transport.send(text_of(Error(id=command_id, data=ErrorData(code=code, message=message))))
