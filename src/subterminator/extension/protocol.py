"""What is said between this program and the extension: version, envelope, commands, answers, events.

Every message is one JSON object `{"type": …, "id": …, "data": …}`; whoever gets a message it cannot use answers with
an `Error` and goes on. The four commands, `ActionResult` and `Snapshot` are those of seed 002, to the byte; a peer
that knows nothing else sends no `Hello` and no `id`, and its answers belong to the command under way.

The extension checks what it hears against `protocol.schema.json`, which `schema()` makes of these models when the
extension's folder is assembled.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, TypeAdapter
from pydantic.json_schema import models_json_schema

from subterminator.extension.commands import RESULTS, Code, Command, Done, Id, Pixels, Said

VERSION = 1
"""Raised when a message changes shape. Either side refuses any other."""
SUBPROTOCOL = f"subterminator.v{VERSION}"
"""Offered in Sec-WebSocket-Protocol, beside `token.<token>`, or `pair.<code>` when pairing; it alone is chosen."""
TOKEN_PREFIX = "token."  # noqa: S105 - how the offer begins, not a token
PAIR_PREFIX = "pair."
"""What `subterminator extension pair` prints is `PORT-CODE`: the popup connects to that port and shows the code, upper
case, as it was typed. The port stays the one to connect to."""
EXTENSION_ID = "obkgbcamakegmfaoiflebjefocpiclhc"
MANIFEST_KEY = (
    "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAzXK31UkLxq/2wgMs6WgckYo4crsdOSUPAk1dKoDl6CR3VGmqeBEBDwfp7HuclUM5NH9J"
    "jZiSnCU5lkckpOq1+k+feTDGGrNoPOEF7N8/Wpu9Lyn5M5WKeGbiTyv4nOadJKvBiflGrSwM5VGYiGmYExcCSznqWGV7tUaKBgIZprz6dd81fsHH"
    "Rrq5+p64K55xXn4eJR90Uyr7TY2KK3p2w5b5bwdmoeXK9B+23TSQOCUcUZkQ7rEmLJmMvZq7Qp+sQVzchzo0sYm3S20ET9996afctB2gDUwkyAjd"
    "wPSepwEi47Uos3jXjcRJ6MHxbPKIhwkdER/IIzisBxrnm7zG6wIDAQAB"
)
"""The manifest's "key" (a public one), which fixes EXTENSION_ID wherever the folder lies."""
ORIGIN = f"chrome-extension://{EXTENSION_ID}"
MESSAGE_LIMIT = 8 * 1024 * 1024
"""Bytes of one message. A longer one ends the connection with code 1009."""
PING_SECONDS = 20
"""How often the extension says `Ping`: a service worker that says nothing is put to sleep after 30 s."""

# Codes with which the connection is ended. After these the extension does not connect again by itself.
CLOSE_REPLACED = 4000
"""Another browser with the same token has connected."""
CLOSE_VERSION = 4001
"""The other side speaks another version."""
CLOSE_PAIRED = 4002
"""Pairing is over: `Paired` was the last message."""
CLOSE_REFUSED = 4003
"""The other side could not prove who it is, or a pairing code was wrong, used or too old."""


# -- messages ----------------------------------------------------------------------------------------------------------


class Bounds(Said):
    x: Pixels
    y: Pixels
    width: Pixels
    height: Pixels


class SnapshotNode(Said):
    id: Annotated[int, Field(ge=1)]
    """Depth-first from 1, interactive elements in the viewport only."""
    role: str
    name: str
    tag: str
    """In capitals, as the DOM has it."""
    bounds: Bounds


class Tree(Said):
    tree: list[SnapshotNode]


class Result(Said):
    success: bool
    error: str | None = None
    data: dict[str, Any] | None = None
    """By command, see RESULTS; without success `{"code": …}`, see Code."""


class HelloData(Said):
    version: int
    extension: str
    """The extension's own version, from its manifest."""
    browser: str = ""
    nonce: Annotated[str, Field(min_length=16, max_length=128)]
    """Random, fresh for every connection: what the program has to prove itself on."""
    capabilities: tuple[Literal["trusted-clicks", "dialogs", "pdf"], ...] = ()
    """What it can do beyond reading and pressing: all of them need the debugger permission."""


class WelcomeData(Said):
    version: int
    proof: str
    """`proof_of(key, nonce)`. The extension follows no command before it has seen the right one."""


class PairedData(Said):
    token: str = Field(repr=False)
    """To be shown with every connection."""
    key: str = Field(repr=False)
    """Never said again by either side: what `proof` is made with."""


class DialogData(Said):
    kind: Literal["alert", "confirm", "prompt", "beforeunload"]
    message: str
    url: str


class Verdict(Said):
    accept: bool


class Why(Said):
    reason: str = ""


class Trouble(Said):
    code: Code
    message: str


class ActionCommand(Said):
    """Program to extension."""

    type: Literal["ActionCommand"] = "ActionCommand"
    id: Id | None = None
    data: Command


class Welcome(Said):
    """Program to extension: the answer to `Hello`."""

    type: Literal["Welcome"] = "Welcome"
    data: WelcomeData


class Paired(Said):
    """Program to extension: the only message of a pairing connection."""

    type: Literal["Paired"] = "Paired"
    data: PairedData


class Pong(Said):
    """Program to extension."""

    type: Literal["Pong"] = "Pong"


class DialogAnswer(Said):
    """Program to extension: whether to accept the native dialog of that id."""

    type: Literal["DialogAnswer"] = "DialogAnswer"
    id: Id
    data: Verdict


class Error(Said):
    """Either way: what was heard cannot be used. Never answered with an Error."""

    type: Literal["Error"] = "Error"
    id: Id | None = None
    """Of the message it is about, where that had one."""
    data: Trouble


class Hello(Said):
    """Extension to program: the first message of one that knows more than seed 002."""

    type: Literal["Hello"] = "Hello"
    data: HelloData


class ActionResult(Said):
    """Extension to program: the answer to a command, with its id. One that was lost is said again after `Welcome`."""

    type: Literal["ActionResult"] = "ActionResult"
    id: Id | None = None
    data: Result


class Snapshot(Said):
    """Extension to program: with the id of a `snapshot` command, or by itself: of a tab taken, after `Welcome`,
    and after a command without an id, whose sender has no other way to see what came of it."""

    type: Literal["Snapshot"] = "Snapshot"
    id: Id | None = None
    data: Tree


class Ping(Said):
    """Extension to program, every PING_SECONDS."""

    type: Literal["Ping"] = "Ping"


class Dialog(Said):
    """Extension to program: a native dialog is open and waits for `DialogAnswer` with this id."""

    type: Literal["Dialog"] = "Dialog"
    id: Id
    data: DialogData


class Stopped(Said):
    """Extension to program: the person pressed stop. Whatever is under way is over, and nothing more is done."""

    type: Literal["Stopped"] = "Stopped"
    data: Why = Why()


FromProgram = Annotated[ActionCommand | Welcome | Paired | Pong | DialogAnswer | Error, Field(discriminator="type")]
FromExtension = Annotated[
    Hello | ActionResult | Snapshot | Ping | Dialog | Stopped | Error, Field(discriminator="type")
]
from_program: TypeAdapter[FromProgram] = TypeAdapter(FromProgram)
from_extension: TypeAdapter[FromExtension] = TypeAdapter(FromExtension)


def text_of(message: BaseModel) -> str:
    """The message as it goes over the wire: compact, what was not given left out."""
    return message.model_dump_json(exclude_none=True)


def proof_of(key: str, nonce: str) -> str:
    """HMAC-SHA-256 of the nonce under the key of the pairing (both as UTF-8), in lower-case hex."""
    return hmac.new(key.encode(), nonce.encode(), hashlib.sha256).hexdigest()


# -- the schema --------------------------------------------------------------------------------------------------------


def schema() -> dict[str, Any]:
    """JSON Schema 2020-12. `fromProgram` and `fromExtension` are the roots; `results` names what answers hold."""
    models: list[type[BaseModel]] = [*RESULTS.values(), Done]
    adapters = [("fromProgram", "validation", from_program), ("fromExtension", "validation", from_extension)]
    roots, shared = TypeAdapter.json_schemas(adapters, title="SubTerminator action protocol")  # type: ignore[arg-type]
    _, results = models_json_schema([(each, "validation") for each in models])
    commands: dict[str, str] = {each.model_fields["type"].default: said.__name__ for each, said in RESULTS.items()}
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
