"""`subterminator cancel HOST` at a terminal, from a service's home page to the report; field sites keep the truth."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from field_sites import PASSWORD, FieldSite, Front, served
from kit import driver_of, shared
from subterminator.services.definition import load_file
from terminal import Terminal, Terminals

OWN = "subscriptions.example"
"""The name under which a service is found."""
PORTAL = "billing-partner.example"
"""The name of another host to which its way leads."""


class Desk:
    """A person at a terminal, with a browser that finds one service under its name."""

    def __init__(self, front: Front, chromium: str, folder: Path, terminals: Terminals) -> None:
        self.site: FieldSite = front.site
        self.chromium = chromium
        self.folder = folder
        self._terminals = terminals

    def cancel(self, *arguments: str) -> Terminal:
        """Type `subterminator cancel …`."""
        record = ("--output-dir", str(self.folder / "runs"))
        return self._terminals.open("cancel", *arguments, "--plain", "--cdp-url", self.chromium, *record)

    @property
    def saved(self) -> Path:
        """The file of what was learned of the service."""
        return self.folder / "config" / "services" / f"{OWN.replace('.', '-')}.toml"


@asynccontextmanager
async def desk_at(name: str, folder: Path, *, asks_to_sign_in: bool = False) -> AsyncIterator[Desk]:
    """Serve a field site under a name of its own, with a browser for it."""
    settings = {
        "SUBTERMINATOR_CONFIRM_TIMEOUT": "60",
        "SUBTERMINATOR_AUTH_TIMEOUT": "60",
        "SUBTERMINATOR_CONFIG_DIR": str(folder / "config"),
        "SUBTERMINATOR_DATA_DIR": str(folder / "data"),
    }
    with served(name) as site:
        names = {"127.0.0.1": OWN, "localhost": PORTAL}
        with Front(site, names, asks_to_sign_in).up(folder) as front, Terminals(settings) as terminals:
            async with shared(folder / "chromium", *front.browser_arguments) as chromium:
                yield Desk(front, chromium, folder, terminals)


@pytest.mark.matrix
@pytest.mark.spec("cli.address")
@pytest.mark.spec("cli.menu")
@pytest.mark.spec("cli.services-learn")
async def test_a_host_is_typed_and_next_time_the_list_has_it(tmp_path: Path) -> None:
    """Required: name, yes and the offer to save are all that is typed; afterwards the service is one of the list."""
    async with desk_at("small/harbour-post", tmp_path) as desk:
        terminal = desk.cancel(OWN)
        terminal.read_until(b"Your yes is needed.")
        assert desk.site.truth["final_requests"] == 0
        confirm(terminal)
        terminal.read_until(b"[y/N]")
        terminal.type(b"y\n")
        assert terminal.end() == 0, terminal.seen.decode()
        ended_once(desk)
        assert load_file(desk.saved).steps

        terminal = desk.cancel()
        terminal.read_until(b"netflix")
        terminal.read_until(f"({OWN.replace('.', '-')})".encode())
        terminal.read_until(b"Its number or name, or the address of another site")
        terminal.type(f"{number_of(terminal, OWN.replace('.', '-'))}\n".encode())
        assert terminal.end() == 0, terminal.seen.decode()
        assert b"was cancelled before" in terminal.seen
        ended_once(desk)


@pytest.mark.matrix
@pytest.mark.spec("cli.address")
@pytest.mark.spec("cli.host-asked")
async def test_an_address_is_typed_and_then_the_host_of_its_billing_portal(tmp_path: Path) -> None:
    """Required: nothing is opened there before its name was typed; then the run goes on to the report."""
    async with desk_at("small/inkmoor", tmp_path) as desk:
        terminal = desk.cancel(f"https://{OWN}")
        terminal.read_until(f"Does {PORTAL} belong to your subscription?".encode())
        assert b"Your yes is needed" not in terminal.seen
        terminal.type(f"{PORTAL}\n".encode())
        confirm(terminal)
        terminal.read_until(b"[y/N]")
        terminal.type(b"n\n")
        assert terminal.end() == 0, terminal.seen.decode()
        ended_once(desk)
        assert not desk.saved.exists()


@pytest.mark.matrix
@pytest.mark.spec("cli.address")
@pytest.mark.spec("cli.sign-in")
async def test_the_person_signs_in_from_the_home_page_in_the_window(tmp_path: Path) -> None:
    """Required: it waits at the home page, also after an early Enter, and goes on once the person has signed in."""
    async with desk_at("small/plotmate", tmp_path, asks_to_sign_in=True) as desk:
        terminal = desk.cancel(OWN)
        terminal.read_until(b"The run goes on by itself when you are in")
        terminal.read_until(b"You have 60 seconds.")
        terminal.type(b"\n")  # too early
        terminal.read_until(b"Not signed in yet")
        terminal.read_until(b"seconds.")
        await sign_in(desk.chromium)
        confirm(terminal)
        terminal.read_until(b"[y/N]")
        terminal.type(b"y\n")
        assert terminal.end() == 0, terminal.seen.decode()
        ended_once(desk)
        assert not files_with(PASSWORD, tmp_path)


def files_with(words: str, folder: Path) -> list[Path]:
    """List the files with these words, without those of the browser."""
    files = [path for path in folder.rglob("*") if path.is_file() and "chromium" not in path.parts]
    return [path for path in files if words.encode() in path.read_bytes()]


def confirm(terminal: Terminal) -> None:
    """Say yes to the one question."""
    terminal.read_until(b"Type confirm to press it")
    terminal.read_until(b"You have 60 seconds.")
    terminal.type(b"confirm\n")


def number_of(terminal: Terminal, service: str) -> int:
    """Return the number that a service has in the list."""
    (line,) = [line for line in terminal.seen.decode().splitlines() if f"({service})" in line]
    return int(line.split()[0])


def ended_once(desk: Desk) -> None:
    """Check the site's own truth."""
    truth = desk.site.truth
    assert (truth["state"], truth["final_requests"], truth["harm"]) == ("scheduled", 1, []), truth


async def sign_in(chromium: str) -> None:
    """Sign in as a person does in the window, from the page that is open."""
    browser = await driver_of(chromium).chromium.connect_over_cdp(chromium)
    (page,) = [page for context in browser.contexts for page in context.pages if OWN in page.url]
    if await page.get_by_role("link", name="Sign in").count():
        await page.get_by_role("link", name="Sign in").click()
    await page.get_by_label("Email").fill("dana@mail.example")
    await page.get_by_label("Password").fill(PASSWORD)
    await page.get_by_role("button", name="Sign in").click()
    await page.wait_for_function("!document.querySelector('[name=password]')")
    await browser.close()
