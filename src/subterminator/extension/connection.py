"""The conversation with one extension, whatever carries it: who may speak when, and which answer is to what.

A command that could have acted is said once. When its answer was lost the caller is told so, and reads the page back;
what only reads is asked again on the next connection.
"""

from __future__ import annotations

import asyncio
import itertools
import secrets
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from subterminator.domain.errors import Aborted, ActionTimeout, BrowserLost, ConfigurationError, StopTheRun
from subterminator.domain.protocols import DialogJudge
from subterminator.extension.commands import (
    READING,
    ClickElement,
    Code,
    NavigateTo,
    Said,
    ScrollTo,
    TakeSnapshot,
    TypeText,
)
from subterminator.extension.messages import TOO_OLD, MalformedMessage, failed, id_in, meant, read
from subterminator.extension.protocol import (
    CLOSE_REPLACED,
    CLOSE_VERSION,
    VERSION,
    ActionCommand,
    ActionResult,
    Dialog,
    DialogAnswer,
    Error,
    Hello,
    HelloData,
    Ping,
    Pong,
    Result,
    Snapshot,
    Stopped,
    Tree,
    Trouble,
    Verdict,
    Welcome,
    WelcomeData,
    proof_of,
    text_of,
)

PATIENCE_SECONDS = 35.0
"""How long a connection that is gone may take to come back: a sleeping extension wakes every 30 s."""
GONE = "the connection went before the answer came"
MAY_BE_DONE = ". It may have been done, and is not sent again: read the page back first"
SEED = (NavigateTo, ClickElement, TypeText, ScrollTo)
"""What a peer understands that knows seed 002 only."""
T = TypeVar("T", bound=Said)


class Line(Protocol):
    """One connection. What is said into one that is gone is lost without an error."""

    async def send(self, text: str) -> None: ...
    async def close(self, code: int, reason: str) -> None: ...


@dataclass(eq=False)
class Peer:
    """Who is at the other end of a connection."""

    line: Line
    hello: HelloData | None = None
    """None: it has not said it, or knows seed 002 only."""
    ready: bool = False
    """It said something that makes sense, so that commands may be sent."""


@dataclass(eq=False)
class Waiting:
    """A command that waits for its answer."""

    id: str
    command: Said
    seconds: float
    answer: asyncio.Future[Result | Tree]
    deadline: asyncio.Timeout | None = None
    sent_to: Peer | None = None
    lost: bool = False
    """It could have acted, and the connection that it was sent on is gone."""

    @property
    def reads(self) -> bool:
        return isinstance(self.command, READING)

    def give(self, seconds: float | None) -> None:
        """So long from now, and no longer; None: without end."""
        if self.deadline is not None and not self.deadline.expired():
            self.deadline.reschedule(None if seconds is None else asyncio.get_running_loop().time() + seconds)

    def settle(self, said: Result | Tree | BaseException) -> None:
        if self.answer.done():
            return
        if isinstance(said, BaseException):
            self.answer.set_exception(said)
        else:
            self.answer.set_result(said)


class Exchange:
    """Everything that is said with the one extension of a run, over as many connections as it takes."""

    def __init__(self, key: str, *, patience_seconds: float = PATIENCE_SECONDS) -> None:
        self._key = key
        self._patience = patience_seconds
        # The extension remembers by id what it did for a run: a program that was started anew must not repeat an id.
        self._ids = (f"{here}-{count}" for here in [secrets.token_hex(4)] for count in itertools.count(1))
        self._peer: Peer | None = None
        self._ready = asyncio.Event()
        self._waiting: dict[str, Waiting] = {}
        self._seed_turn = asyncio.Lock()
        self._snapshot: Tree | None = None
        self._seen = asyncio.Event()
        self._judge: DialogJudge | None = None
        self._stopped: str | None = None
        self._stop: StopTheRun | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    # -- asking --------------------------------------------------------------------------------------------------------

    @property
    def capabilities(self) -> frozenset[str]:
        """What the extension said it can do beyond reading and pressing."""
        hello = self._peer.hello if self._peer else None
        return frozenset(hello.capabilities if hello else ())

    @property
    def stopped(self) -> bool:
        """The person pressed stop: nothing more is asked."""
        return self._stopped is not None

    def on_dialog(self, judge: DialogJudge | None) -> None:
        self._judge = judge

    async def ask(self, command: Said, wanted: type[T], what: str, seconds: float) -> T:
        """What a success of the command holds.

        Args:
            what: what is being done, for messages: "click button 'Cancel'".
            seconds: how long the answer may take.

        Raises:
            TellTheLoop, StopTheRun: see `meaning.ERRORS`.
            ActionTimeout: no answer came, or it was lost; what acts may have been done.
            BrowserLost: no extension is connected, nor came back in time.
            Aborted: the person pressed stop.
        """
        self._raise_what_ends_the_run()
        peer = await self._somebody(what)
        try:
            if peer.hello is not None:
                said = await self._put(command, what, seconds)
            elif isinstance(command, SEED):
                async with self._seed_turn:
                    said = await self._put(command, what, seconds)
            else:
                raise ConfigurationError(f"could not {what}: {TOO_OLD}")
        finally:
            self._raise_what_ends_the_run()
        try:
            return meant(said, wanted, what)
        except MalformedMessage as error:
            if self._peer is not None:
                await self._complain(self._peer, "malformed", str(error))
            raise

    async def snapshot(self, seconds: float) -> Tree:
        """The last snapshot that the extension sent by itself; the first is waited for.

        Raises:
            ActionTimeout: there was none.
        """
        try:
            async with asyncio.timeout(seconds):
                await self._seen.wait()
        except TimeoutError:
            raise ActionTimeout(f"the extension sent no snapshot within {seconds:g} s") from None
        assert self._snapshot is not None  # noqa: S101 - it is set before the event
        return self._snapshot

    async def _somebody(self, what: str) -> Peer:
        try:
            async with asyncio.timeout(self._patience):
                while self._peer is None or not self._peer.ready:
                    await self._ready.wait()
        except TimeoutError:
            self._raise_what_ends_the_run()
            raise self._nobody(what) from None
        return self._peer

    @staticmethod
    def _nobody(what: str) -> BrowserLost:
        return BrowserLost(
            f"could not {what}: the extension is not connected. Open the browser that was paired, look at the "
            "extension's window, then run the same command again"
        )

    async def _put(self, command: Said, what: str, seconds: float) -> Result | Tree:
        future = asyncio.get_running_loop().create_future()
        waiting = Waiting(next(self._ids), command, seconds, future)
        self._waiting[waiting.id] = waiting
        try:
            async with asyncio.timeout(seconds) as waiting.deadline:
                await self._say_what_waits()
                return await waiting.answer
        except TimeoutError:
            raise self._silent(waiting, what) from None
        finally:
            del self._waiting[waiting.id]
            future.cancel()

    def _silent(self, waiting: Waiting, what: str) -> ActionTimeout | BrowserLost:
        peer = waiting.sent_to
        if peer is None:
            return self._nobody(what)
        if peer.hello is None:  # its answer, if it comes, could not be told from that to the next command
            self._later(peer.line.close(1002, "no answer"))
        why = (
            "the connection went before the answer came" if waiting.lost else f"no answer within {waiting.seconds:g} s"
        )
        return ActionTimeout(f"could not {what}: {why}{'' if waiting.reads else MAY_BE_DONE}")

    async def _say_what_waits(self) -> None:
        """Send what was never sent, and again what only reads and was not answered before its connection went."""
        peer = self._peer
        if peer is None or not peer.ready:
            return
        for waiting in list(self._waiting.values()):
            if peer is not self._peer:
                return
            if waiting.sent_to is None:
                waiting.sent_to = peer
                known = waiting.id if peer.hello is not None else None
                await peer.line.send(text_of(ActionCommand(id=known, data=waiting.command)))  # type: ignore[arg-type]

    def _raise_what_ends_the_run(self) -> None:
        if self._stopped is not None:
            raise Aborted(self._stopped)
        stop, self._stop = self._stop, None
        if stop is not None:
            raise stop

    # -- connections ---------------------------------------------------------------------------------------------------

    def connected(self, line: Line) -> Peer:
        """A connection that was let in. It takes the place of an earlier one."""
        before, self._peer = self._peer, Peer(line)
        self._ready.clear()
        if before is not None:
            self._lost(before)
            self._later(before.line.close(CLOSE_REPLACED, "another browser has connected"))
        return self._peer

    def gone(self, peer: Peer) -> None:
        """The connection has ended."""
        if peer is self._peer:
            self._peer = None
            self._ready.clear()
            self._lost(peer)

    def _lost(self, peer: Peer) -> None:
        for waiting in self._waiting.values():
            if waiting.sent_to is not peer:
                continue
            if waiting.reads:
                waiting.sent_to = None
                waiting.give(self._patience)
            elif peer.hello is None:
                waiting.settle(ActionTimeout(GONE + MAY_BE_DONE))
            else:
                waiting.lost = True

    async def finish(self) -> None:
        """No more is said: what waits is told that the browser is lost, and what was begun is ended."""
        for waiting in self._waiting.values():
            waiting.settle(BrowserLost("the connection to the extension was ended"))
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- what is heard -------------------------------------------------------------------------------------------------

    async def heard(self, peer: Peer, said: str | bytes) -> None:
        """One message from a connection. What cannot be used is answered with an Error."""
        if peer is not self._peer:
            return
        message = read(said)
        if isinstance(message, Trouble):
            await self._complain(peer, message.code, message.message, id_in(said))
            return
        match message:
            case Ping():
                await peer.line.send(text_of(Pong()))
            case Hello():
                await self._greet(peer, message.data)
            case Snapshot(id=None):
                self._snapshot = message.data
                self._seen.set()
                await self._make_ready(peer)
            case Snapshot() | ActionResult():
                await self._answered(peer, message)
            case Dialog() if peer.hello is not None:
                self._later(self._judge_dialog(peer, message))
            case Stopped():
                self._stopped = "stopped by you in the browser"
                for waiting in self._waiting.values():
                    waiting.settle(Aborted(self._stopped))
            case Error(id=str(known), data=trouble) if known in self._waiting:
                self._waiting[known].settle(Result(success=False, error=trouble.message, data={"code": trouble.code}))
            case Error():
                return  # an Error is never answered with one
            case _:
                await self._complain(peer, "out-of-order", f"{message.type} comes after Hello", message.id)

    async def _greet(self, peer: Peer, hello: HelloData) -> None:
        if hello.version != VERSION:
            told = f"this program speaks version {VERSION}, the extension version {hello.version}"
            await self._complain(peer, "version", told)
            await peer.line.close(CLOSE_VERSION, told)
        elif peer.ready:
            await self._complain(peer, "out-of-order", "Hello is the first message, and said once")
        else:
            peer.hello = hello
            await peer.line.send(
                text_of(Welcome(data=WelcomeData(version=VERSION, proof=proof_of(self._key, hello.nonce))))
            )
            await self._make_ready(peer)

    async def _make_ready(self, peer: Peer) -> None:
        if peer.ready or peer is not self._peer:
            return
        peer.ready = True
        self._ready.set()
        for waiting in self._waiting.values():
            if waiting.sent_to is None:
                waiting.give(waiting.seconds)
        await self._say_what_waits()

    async def _answered(self, peer: Peer, message: ActionResult | Snapshot) -> None:
        waiting = self._answers(peer, message.id)
        if waiting is None or waiting.answer.done():
            await self._complain(peer, "out-of-order", "nothing waits for this answer", message.id)
        elif isinstance(message, Snapshot) is isinstance(waiting.command, TakeSnapshot) or failed(message):
            waiting.settle(message.data)
        else:
            await self._complain(peer, "out-of-order", "this is not the answer to that command", message.id)

    def _answers(self, peer: Peer, known: str | None) -> Waiting | None:
        """What an answer is to: by its id, on whichever connection; without one, what a peer of the seed was told."""
        if known is not None:
            waiting = self._waiting.get(known)
            return waiting if waiting is not None and waiting.sent_to is not None else None
        if peer.hello is not None:
            return None
        return next((each for each in self._waiting.values() if each.sent_to is peer), None)

    async def _judge_dialog(self, peer: Peer, dialog: Dialog) -> None:
        accept = False
        try:
            if self._judge is not None:
                async with self._time_stands_still():
                    accept = await self._judge(dialog.data.kind, dialog.data.message, dialog.data.url)
        except StopTheRun as stop:
            self._stop = stop
        except Exception as broken:  # noqa: BLE001 - whatever it is, the answer is no, and the run has to hear of it
            said = f"a dialog could not be judged, and was dismissed ({type(broken).__name__}: {broken})"
            self._stop = self._stop or BrowserLost(said)
        finally:
            await peer.line.send(text_of(DialogAnswer(id=dialog.id, data=Verdict(accept=accept))))

    @asynccontextmanager
    async def _time_stands_still(self) -> AsyncIterator[None]:
        """A person may take minutes to judge a dialog, and whatever opened it waits meanwhile."""
        loop = asyncio.get_running_loop()
        held: list[tuple[Waiting, float]] = []
        for waiting in self._waiting.values():
            when = waiting.deadline.when() if waiting.deadline is not None else None
            if when is not None:
                held.append((waiting, when - loop.time()))
                waiting.give(None)
        try:
            yield
        finally:
            for waiting, left in held:
                if waiting.id in self._waiting:
                    waiting.give(left)

    async def _complain(self, peer: Peer, code: Code, told: str, known: str | None = None) -> None:
        await peer.line.send(text_of(Error(id=known, data=Trouble(code=code, message=told))))
