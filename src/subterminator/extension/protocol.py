"""Protocol between this program and the extension: version, envelope, commands, answers, events.

Every message is one JSON object `{"type": …, "id": …, "data": …}`. The receiver of an unusable message answers with an
`Error` and goes on. The four commands, `ActionResult` and `Snapshot` are byte-compatible with seed 002. A peer that
knows only seed 002 sends no `Hello` and no `id`; its answers belong to the command in progress.

The extension validates messages against `protocol.schema.json`, which `schema()` generates from these models when the
extension's folder is assembled.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, TypeAdapter
from pydantic.json_schema import models_json_schema

from subterminator.extension.commands import RESULTS, Acknowledgement, Bounds, Code, Command, Id, ProtocolModel

VERSION = 1
"""Raised when a message changes shape. Each side refuses any other version."""
SUBPROTOCOL = f"subterminator.v{VERSION}"
"""Offered in Sec-WebSocket-Protocol together with `token.<token>`, or `pair.<code>` when pairing. Only this is
selected.
"""
TOKEN_PREFIX = "token."  # noqa: S105 - a prefix, not a token
PAIR_PREFIX = "pair."
"""Prefix of the pairing code. `subterminator extension pair` prints `PORT-CODE`: the popup connects to that port and
sends the code in upper case. Later connections use the same port.
"""
EXTENSION_ID = "obkgbcamakegmfaoiflebjefocpiclhc"
MANIFEST_KEY = (
    "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAzXK31UkLxq/2wgMs6WgckYo4crsdOSUPAk1dKoDl6CR3VGmqeBEBDwfp7HuclUM5NH9J"
    "jZiSnCU5lkckpOq1+k+feTDGGrNoPOEF7N8/Wpu9Lyn5M5WKeGbiTyv4nOadJKvBiflGrSwM5VGYiGmYExcCSznqWGV7tUaKBgIZprz6dd81fsHH"
    "Rrq5+p64K55xXn4eJR90Uyr7TY2KK3p2w5b5bwdmoeXK9B+23TSQOCUcUZkQ7rEmLJmMvZq7Qp+sQVzchzo0sYm3S20ET9996afctB2gDUwkyAjd"
    "wPSepwEi47Uos3jXjcRJ6MHxbPKIhwkdER/IIzisBxrnm7zG6wIDAQAB"
)
"""Public "key" of the manifest. It fixes EXTENSION_ID independently of the folder."""
ORIGIN = f"chrome-extension://{EXTENSION_ID}"
MESSAGE_LIMIT = 8 * 1024 * 1024
"""Maximum bytes of one message. A longer one closes the connection with code 1009."""
PING_SECONDS = 20
"""Interval of the extension's `Ping`. Chrome suspends a service worker after 30 s of silence."""

# Close codes. After these the extension does not reconnect by itself.
CLOSE_REPLACED = 4000
"""Another browser with the same token has connected."""
CLOSE_VERSION = 4001
"""The other side uses another protocol version."""
CLOSE_PAIRED = 4002
"""Pairing is complete; `Paired` was the last message."""
CLOSE_REFUSED = 4003
"""The other side failed to prove its identity, or the pairing code was wrong, used or expired."""


# -- messages ----------------------------------------------------------------------------------------------------------


class SnapshotNode(ProtocolModel):
    id: Annotated[int, Field(ge=1)]
    """Depth-first from 1, interactive elements in the viewport only."""
    role: str
    name: str
    tag: str
    """Upper-case tag name, as in the DOM."""
    bounds: Bounds


class SnapshotTree(ProtocolModel):
    tree: list[SnapshotNode]


class CommandResult(ProtocolModel):
    success: bool
    error: str | None = None
    data: dict[str, Any] | None = None
    """By command, see RESULTS. On failure `{"code": …}`, see Code."""


class HelloData(ProtocolModel):
    version: int
    extension: str
    """Version of the extension, from its manifest."""
    browser: str = ""
    nonce: Annotated[str, Field(min_length=16, max_length=128)]
    """Random per connection. The program proves its identity with it."""
    capabilities: tuple[Literal["requests", "trusted-clicks", "dialogs", "pdf"], ...] = ()
    """Optional abilities. "requests": it reports with `RequestSent`. The others need the debugger permission."""


class WelcomeData(ProtocolModel):
    version: int
    proof: str
    """`proof_of(key, nonce)`. The extension executes no command before it has verified the proof."""
    waits: bool | None = None
    """True while the program waits for a run that the person starts in the popup."""


class PairedData(ProtocolModel):
    token: str = Field(repr=False)
    """Sent by the extension with every connection."""
    key: str = Field(repr=False)
    """Secret key of `proof`. Never sent again by either side."""


class DialogData(ProtocolModel):
    kind: Literal["alert", "confirm", "prompt", "beforeunload"]
    message: str
    url: str


class DialogDecision(ProtocolModel):
    accept: bool


class RequestData(ProtocolModel):
    """A request of the driven tabs that may have changed something."""

    method: str
    url: str
    kind: Literal["document", "fetch", "ping", "websocket", "other"]
    body: str = Field(default="", repr=False)
    """"" when there is none, or it is not readable, as that of a file."""
    content_type: str = ""
    orders: tuple[str, ...] = ()
    """Values of headers that name an operation: a method override, a SOAP action."""
    leaves: bool = False
    """Whether it opens another document in the tab itself."""


class WaitingData(ProtocolModel):
    kind: Literal["permission", "picture"]
    """A click that only the person can make: to allow the run's sites, or for a picture of the tab."""
    sites: tuple[Annotated[str, Field(max_length=300)], ...] = ()
    """Sites to be allowed, as Chrome's patterns."""


class WantedData(ProtocolModel):
    url: Annotated[str, Field(max_length=2000, pattern="^https?://")]
    """Address of the page in front, without query and fragment."""


class StopData(ProtocolModel):
    reason: str = ""


class ErrorData(ProtocolModel):
    code: Code
    message: str


class ActionCommand(ProtocolModel):
    """From program to extension."""

    type: Literal["ActionCommand"] = "ActionCommand"
    id: Id | None = None
    data: Command


class Welcome(ProtocolModel):
    """From program to extension: the answer to `Hello`."""

    type: Literal["Welcome"] = "Welcome"
    data: WelcomeData


class Paired(ProtocolModel):
    """From program to extension: the only message of a pairing connection."""

    type: Literal["Paired"] = "Paired"
    data: PairedData


class Pong(ProtocolModel):
    """From program to extension."""

    type: Literal["Pong"] = "Pong"


class DialogAnswer(ProtocolModel):
    """From program to extension: the decision on the native dialog with this id."""

    type: Literal["DialogAnswer"] = "DialogAnswer"
    id: Id
    data: DialogDecision


class Error(ProtocolModel):
    """In both directions: the received message is unusable. Never answered with an Error."""

    type: Literal["Error"] = "Error"
    id: Id | None = None
    """Id of the unusable message, if it had one."""
    data: ErrorData


class Hello(ProtocolModel):
    """From extension to program: the first message of an extension that supports more than seed 002."""

    type: Literal["Hello"] = "Hello"
    data: HelloData


class ActionResult(ProtocolModel):
    """From extension to program: the answer to the command with this id. Repeated after `Welcome` if it was lost."""

    type: Literal["ActionResult"] = "ActionResult"
    id: Id | None = None
    data: CommandResult


class Snapshot(ProtocolModel):
    """From extension to program: with the id of a `snapshot` command, or unrequested after taking a tab, after
    `Welcome`, and after a command without an id, whose sender has no other view of the effect.
    """

    type: Literal["Snapshot"] = "Snapshot"
    id: Id | None = None
    data: SnapshotTree


class Ping(ProtocolModel):
    """From extension to program, every PING_SECONDS."""

    type: Literal["Ping"] = "Ping"


class Dialog(ProtocolModel):
    """From extension to program: a native dialog waits for the `DialogAnswer` with this id."""

    type: Literal["Dialog"] = "Dialog"
    id: Id
    data: DialogData


class RequestSent(ProtocolModel):
    """From extension to program: a page of the run sends this; it cannot be held. Before the answer to its command."""

    type: Literal["RequestSent"] = "RequestSent"
    data: RequestData


class Stopped(ProtocolModel):
    """From extension to program: the person pressed stop. The command in progress is aborted, and none follows."""

    type: Literal["Stopped"] = "Stopped"
    data: StopData = StopData()


class TabClosed(ProtocolModel):
    """From extension to program: the last tab of the run was closed, so that no command can be done any more."""

    type: Literal["TabClosed"] = "TabClosed"


class Waiting(ProtocolModel):
    """From extension to program: a command waits for a click of the person in the browser."""

    type: Literal["Waiting"] = "Waiting"
    data: WaitingData


class Wanted(ProtocolModel):
    """From extension to program: the person wants to cancel the subscription of a page, by the popup.

    It only starts a run, which asks for its yes as any other.
    """

    type: Literal["Wanted"] = "Wanted"
    data: WantedData


FromProgram = Annotated[ActionCommand | Welcome | Paired | Pong | DialogAnswer | Error, Field(discriminator="type")]
FromExtension = Annotated[
    Hello | ActionResult | Snapshot | Ping | Dialog | RequestSent | Stopped | TabClosed | Waiting | Wanted | Error,
    Field(discriminator="type"),
]
from_program: TypeAdapter[FromProgram] = TypeAdapter(FromProgram)
from_extension: TypeAdapter[FromExtension] = TypeAdapter(FromExtension)


def text_of(message: BaseModel) -> str:
    """Serialise a message: compact JSON without missing values."""
    return message.model_dump_json(exclude_none=True)


def proof_of(key: str, nonce: str) -> str:
    """Return the HMAC-SHA-256 of the nonce under the key of the pairing (both as UTF-8), in lower-case hex."""
    return hmac.new(key.encode(), nonce.encode(), hashlib.sha256).hexdigest()


# -- schema ------------------------------------------------------------------------------------------------------------


def schema() -> dict[str, Any]:
    """Return the JSON Schema 2020-12. `fromProgram` and `fromExtension` are the roots, `results` the types of result
    data.
    """
    models: list[type[BaseModel]] = [*RESULTS.values(), Acknowledgement]
    adapters = [("fromProgram", "validation", from_program), ("fromExtension", "validation", from_extension)]
    roots, shared = TypeAdapter.json_schemas(adapters, title="SubTerminator action protocol")  # type: ignore[arg-type]
    _, results = models_json_schema([(each, "validation") for each in models])
    commands: dict[str, str] = {each.model_fields["type"].default: result.__name__ for each, result in RESULTS.items()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": shared["title"],
        "version": VERSION,
        "messageLimit": MESSAGE_LIMIT,
        "fromProgram": roots["fromProgram", "validation"],
        "fromExtension": roots["fromExtension", "validation"],
        "results": {name: {"$ref": f"#/$defs/{model}"} for name, model in sorted(commands.items())},
        "$defs": dict(sorted({**shared["$defs"], **results["$defs"]}.items())),
    }
