"""`--watch` in a real terminal and browser: a picture before each step, and the report that replays them."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from subterminator.record.evidence import verify
from subterminator.record.hash_chain import read_journal
from terminal import Terminals


def has_frame(picture: bytes) -> bool:
    """Return whether there is the red of the frame around the next control."""
    with Image.open(BytesIO(picture)) as image:
        assert image.format == "JPEG"
        assert max(image.size) <= 640
        red, green, blue = image.convert("RGB").split()
    strong = ImageChops.darker(red, ImageChops.invert(ImageChops.lighter(green, blue)))
    return any(strong.histogram()[150:])


@pytest.mark.spec("cli.watch")
def test_a_watched_run_shows_each_step_before_it_is_made(tmp_path: Path, attached: str) -> None:
    """Required: as many pictures as steps, each with a frame around the control; a link in the terminal; the report."""
    settings = {"SUBTERMINATOR_DATA_DIR": str(tmp_path / "data"), "SUBTERMINATOR_OUTPUT_DIR": str(tmp_path / "runs")}
    with Terminals({**settings, "TERM_PROGRAM": "WezTerm"}) as terminals:
        arguments = ["--scenario", "two_offers", "--approve", "once", "--watch", "--cdp-url", attached]
        terminal = terminals.open("cancel", "practice", *arguments)
        assert terminal.end() == 0, terminal.seen.decode()
    (directory,) = (tmp_path / "runs").iterdir()
    assert verify(directory) == []
    events = read_journal(directory).events
    watched = [event for event in events if event["event"] == "watched"]
    pressed = [event for event in events if event["event"] in {"pressed", "submitted"}]
    assert len(watched) >= 4
    assert {each["name"] for each in pressed if each.get("name")} <= {each["name"] for each in watched}
    assert all(has_frame((directory / each["picture"]).read_bytes()) for each in watched)
    assert terminal.seen.count(b"\x1b]1337;File=inline=1") >= len(watched)
    assert b"Next: press button \xe2\x80\x9cFinish cancellation\xe2\x80\x9d" in terminal.seen
    assert (directory / str(watched[0]["picture"])).as_uri().encode() in terminal.seen
    report = (directory / "report.html").read_text(encoding="utf-8")
    assert "Step by step" in report
    assert report.count("data:image/jpeg") == len(watched)
