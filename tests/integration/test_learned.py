"""Learn once: the second run goes straight by what the first one found, and a wrong file makes nothing unsafe."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest

from host import Host
from kit import Bare, Ran, Says, config_in, lent_driver, rest_in_matrix
from subterminator.domain.errors import ConfigurationError
from subterminator.domain.protocols import Outcome
from subterminator.practice import PracticeSite, scenarios
from subterminator.record.runs import RunRecord
from subterminator.services.definition import load_file
from subterminator.services.schema import ServiceDefinition, StepTable
from subterminator.services.writing import write
from subterminator.wiring import CancelOptions, RunSummary, cancel
from subterminator.wiring.learning import learn, save

SCENARIOS = [
    "straight",
    "survey_after",
    "netflix_twin",
    "two_offers",
    "offer_chain",
    "iliad",
    "extra_member_one_click",
    "auto_renew_toggle",
    "overlay_cookie",
    "nf_accordion",
    "multi_subscription",
    "native_confirm",
]
QUICK = {"offer_chain", "auto_renew_toggle"}
"""Those and the twin, which the other designs follow."""
DESIGNS: dict[str, dict[str, Any]] = {
    "handlers": {},
    "agent": {"ai_agent": True, "brain": "rules"},
    "ai-led": {"ai_led": True, "brain": "rules"},
}


class Taught(Bare):
    """Runs by a definition that an earlier run left behind."""

    learned: Path | None = None

    def definition(self, site: PracticeSite) -> Path:
        path = super().definition(site)
        if self.learned is not None:
            here = load_file(path)
            taught = load_file(self.learned).at(site.base_url)
            path.write_text(write(replace(taught, hosts=here.hosts)), encoding="utf-8")
        return path

    async def teach(self, name: str, chromium: str) -> Ran:
        """Make the first run, and keep what it has found."""
        ran = await self.cancel(name, cdp_url=chromium)
        lesson = learn(RunRecord.load(ran.summary.run_dir), self.config)
        self.learned = self.folder / "learned.toml"
        save(lesson, self.learned, overwrite=True)
        return ran


@pytest.fixture
def taught(tmp_path: Path) -> Taught:
    return Taught(tmp_path)


def explored(events: list[dict[str, Any]]) -> list[str]:
    """Presses and addresses of the search that no earlier run had found."""
    notes = [str(event.get("message")) for event in events if event["event"] == "note"]
    return [note for note in notes if "may lead to" in note or "may hold" in note or "searching" in note]


@pytest.mark.spec("rules.learned-runs")
@pytest.mark.parametrize("name", rest_in_matrix(SCENARIOS, QUICK))
async def test_second_run_goes_straight_and_asks_for_the_same_yes(
    name: str, taught: Taught, shared_chromium: str
) -> None:
    """Required: the declared outcome again, no exploring press, as many questions as without the file."""
    first = await taught.teach(name, shared_chromium)
    assert taught.learned is not None
    assert load_file(taught.learned).steps

    person = Says("confirm")
    second = await taught.cancel(name, person=person, cdp_url=shared_chromium)

    assert scenarios()[name].ends_right(second.outcome.word), second.summary.message
    assert second.truth.final_requests == scenarios()[name].final_requests
    assert not second.truth.accepted_offers
    assert second.truth.upgrades == 0
    assert explored(second.events) == []
    assert len(person.asked) == len(first.person.asked)


@pytest.mark.matrix
@pytest.mark.spec("rules.learned-runs")
async def test_other_designs_follow_the_same_steps(taught: Taught, shared_chromium: str) -> None:
    """Required: one decider, so what the handlers found leads the others too; and their runs teach as well."""
    first = await taught.teach("netflix_twin", shared_chromium)
    for design in ("agent", "ai-led"):
        second = await taught.cancel("netflix_twin", cdp_url=shared_chromium, **DESIGNS[design])
        assert second.outcome is Outcome.SCHEDULED, (design, second.summary.message)
        assert second.truth.final_requests == 1
        assert not second.truth.accepted_offers
        assert second.truth.upgrades == 0
        assert names(second.events) == names(first.events)
        assert explored(second.events) == []
        assert len(second.person.asked) == len(first.person.asked)
        lesson = learn(RunRecord.load(second.summary.run_dir), taught.config)
        assert [step.name for step in lesson.definition.steps]


# -- a site of a few pages, which can be changed -----------------------------------------------------------------------

PAGES = {
    "/": "<h1>Welcome</h1><a href=/news>News</a> <a href=/hub id=hub>My account</a> <a href=/help>Help</a>",
    "/hub": "<h1>Your hub</h1><a href=/orders>Orders</a> <a href=/plan>Your plan</a>",
    "/plan": "<h1>Your plan</h1><p>Next billing date: 20 December 2026</p><a href=/end>Cancel subscription</a>",
    "/end": "<h1>Confirm your cancellation</h1><p>Your plan will end on 20 December 2026.</p>"
    "<form method=post action=/cancel/finish><button>Finish cancellation</button></form> <a href=/plan>Keep it</a>",
    "/cancel/finish": "<h1>Your subscription has been cancelled</h1>",
}
ENDED = (
    "<h1>Your plan</h1><p>Your subscription was cancelled. Access until 20 December 2026.</p><a href=/up>Restart</a>"
)


@dataclass
class Site:
    """The site, and runs on it."""

    host: Host
    folder: Path
    chromium: str
    person: Says = field(default_factory=Says)

    def __post_init__(self) -> None:
        self.config = config_in(self.folder)
        self.reset()

    def reset(self, **pages: str) -> None:
        """Open a new account; `pages`: what the site has changed, by path."""
        self.host.got.clear()
        shown = PAGES | {f"/{name}".replace("/home", "/"): html for name, html in pages.items()}
        self.host.pages.clear()
        self.host.pages.update({path: f"<!doctype html><title>Gym</title>{html}" for path, html in shown.items()})

    @property
    def bare(self) -> ServiceDefinition:
        address = f"http://{self.host.name}/"
        return ServiceDefinition(id="gym", name="Gym", entry_url=address, hosts=(self.host.name,))

    async def run(self, definition: ServiceDefinition, *answers: str) -> tuple[RunSummary, list[dict[str, Any]]]:
        file = self.folder / "gym.toml"
        file.write_text(write(definition), encoding="utf-8")
        events: list[dict[str, Any]] = []
        self.person = Says(*answers)

        def ends(event: dict[str, Any]) -> None:
            if event["event"] == "submitted":
                self.host.pages["/plan"] = f"<!doctype html><title>Gym</title>{ENDED}"
                self.host.pages["/"] = f"<!doctype html><title>Gym</title>{ENDED}"
            events.append(event)

        with lent_driver(self.chromium):
            options = CancelOptions(service_file=file, cdp_url=self.chromium)
            return await cancel(options, self.config, self.person, ends), events

    async def learned(self) -> ServiceDefinition:
        summary, _ = await self.run(self.bare, "confirm")
        assert summary.outcome is Outcome.SCHEDULED, summary.message
        definition = learn(RunRecord.load(summary.run_dir), self.config).definition
        self.config = replace(self.config, data_dir=self.folder / "second")
        self.reset()
        return definition


@pytest.fixture
def site(tmp_path: Path, attached: str) -> Iterator[Site]:
    host = Host()
    yield Site(host, tmp_path, attached)
    host.close()


def names(events: list[dict[str, Any]]) -> list[str]:
    return [event["name"] for event in events if event["event"] == "pressing"]


@pytest.mark.matrix
@pytest.mark.spec("rules.learned-runs")
async def test_changed_site_is_said_in_a_line_and_searched_to_the_same_end(site: Site) -> None:
    """Required: unchanged it is followed; with a control renamed, one line, a search, and the declared end."""
    definition = await site.learned()
    summary, events = await site.run(definition, "confirm")
    assert summary.outcome is Outcome.SCHEDULED, summary.message
    assert explored(events) == []
    assert site.host.got == ["POST /cancel/finish"]

    site.config = replace(site.config, data_dir=site.folder / "third")
    renamed = PAGES["/plan"].replace("Cancel subscription", "End my subscription").replace("/end", "/end2")
    site.reset(plan=renamed, home=PAGES["/"].replace("My account", "Your profile"), end2=PAGES["/end"])
    summary, events = await site.run(
        replace(
            definition,
            entry_url=site.bare.entry_url,
            steps=(
                StepTable(page="/", role="link", name="My account", css=("#hub",), state="unknown"),
                *definition.steps,
            ),
        ),
        "confirm",
    )
    assert summary.outcome is Outcome.SCHEDULED, summary.message
    said = [event["message"] for event in events if event.get("level") == "warning"]
    assert "the learned control 'My account' reads 'Your profile' now; searching" in said
    assert "the learned control 'Cancel subscription' is not on this page; searching" in said
    assert site.host.got == ["POST /cancel/finish"]
    assert len(site.person.asked) == 1


@pytest.mark.spec("rules.learned-runs")
@pytest.mark.parametrize(
    ("extra", "step"),
    [
        (
            "<form method=post action=/upgrade><button>Upgrade now</button></form>",
            {"role": "button", "name": "Upgrade now"},
        ),
        pytest.param(
            "<a href=/account/delete>Delete my account</a>",
            {"role": "link", "name": "Delete my account"},
            marks=pytest.mark.matrix,
        ),
        pytest.param(
            "<a id=x href=/upgrade>Your plan</a>",
            {"role": "link", "css": ("#x",), "href": "/upgrade"},
            marks=pytest.mark.matrix,
        ),
        pytest.param(
            "<button id=x onclick=\"fetch('/upgrade',{method:'POST'})\">Your plan</button>",
            {"role": "button", "css": ("#x",)},
            marks=pytest.mark.matrix,
        ),
        (
            "<button id=x onclick=\"fetch('/api/subscription/other/cancel',{method:'POST'})\">Your plan</button>",
            {"role": "button", "css": ("#x",)},
        ),
        (
            "<section><h2>Pool</h2><p>Active. Next billing date: 1 December 2026</p>"
            "<form method=post action=/pool/finish><button>Cancel subscription</button></form></section>",
            {"role": "button", "name": "Cancel subscription", "section": "Pool", "does": "starts"},
        ),
    ],
    ids=["purchase", "deletion", "link that lies", "script that buys", "script that ends another", "other plan"],
)
async def test_wrong_or_tampered_file_sends_nothing_that_the_gate_would_not(
    extra: str, step: dict[str, Any], site: Site
) -> None:
    """Required: with nobody there no write leaves; with a yes only the end of the subscription that is meant."""
    site.reset(plan=PAGES["/plan"] + extra)
    definition = replace(
        site.bare,
        entry_url=f"{site.bare.entry_url}plan",
        steps=(StepTable(page="/plan", state="account_active", **step),),
    )
    summary, _ = await site.run(definition)
    assert not summary.outcome.success
    assert [each for each in site.host.got if not each.startswith("GET")] == []

    site.config = replace(site.config, data_dir=site.folder / "second")
    await site.run(definition, "confirm")
    assert {each for each in site.host.got if not each.startswith("GET")} <= {"POST /cancel/finish"}


@pytest.mark.spec("services.learn")
async def test_run_that_the_person_refused_teaches_nothing(site: Site) -> None:
    """Required: only an end that was read back does."""
    summary, _ = await site.run(site.bare, "no")
    with pytest.raises(ConfigurationError, match="has not ended as cancelled"):
        learn(RunRecord.load(summary.run_dir), site.config)
    assert site.host.got == []
