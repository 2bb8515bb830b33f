"""What a service definition must hold to be taken, and how a bad one is refused."""

from __future__ import annotations

import dataclasses
import json
import os
import sys
from datetime import date
from pathlib import Path

import pytest

from subterminator.domain.errors import ConfigurationError
from subterminator.domain.protocols import ServiceProtocol, State, StateEvidence
from subterminator.services.definition import builtin, find, load_file, load_text

TODAY = date(2026, 11, 21)
LEAST = """\
id = "tidelight"
name = "Tidelight"
entry_url = "https://www.tidelight.example/account"
hosts = ["www.tidelight.example"]
"""
FULL = (
    LEAST
    + """\
checked = 2026-11-20
source = "walked by hand"
billing = ["Apple"]
languages = ["en"]

[state.FINAL_CONFIRMATION]
url = ["/cancelplan"]
text = ["finish cancellation"]
selector = ["[data-uia='action-finish-cancellation']"]

[control.confirm_cancel]
css = ["[data-uia='action-finish-cancellation']"]
role = "button"
name = "Finish Cancellation"
final = true

[checkpoint]
title = ["finish cancellation"]

[completion]
success_title = ["cancelled"]

[prompt]
addition = "Decline offers."

[manual]
phone = "+1 555 0100"
hours = "9 to 5"
"""
)


def refusal(text: str) -> str:
    with pytest.raises(ConfigurationError) as caught:
        load_text(text, "tidelight.toml", TODAY)
    return str(caught.value)


@pytest.mark.spec("services.shape")
def test_four_keys_are_enough() -> None:
    """Required: id, name, entry_url and hosts make a definition; the rest is empty."""
    service: ServiceProtocol = load_text(LEAST, "tidelight.toml", TODAY)

    assert (service.id, service.name, service.hosts) == ("tidelight", "Tidelight", ("www.tidelight.example",))
    assert dict(service.states) == {}
    assert dict(service.controls) == {}


@pytest.mark.spec("services.shape")
def test_every_table_is_read() -> None:
    """Required: what DESIGN §8 names is in the definition."""
    service = load_text(FULL, "tidelight.toml", TODAY)

    evidence = service.states[State.FINAL_CONFIRMATION]
    assert isinstance(evidence, StateEvidence)
    assert (evidence.url, evidence.text) == (("/cancelplan",), ("finish cancellation",))
    assert evidence.selector == ("[data-uia='action-finish-cancellation']",)
    control = service.controls["confirm_cancel"]
    assert control.final
    assert [target.describe() for target in control.targets()] == [
        "CSS: [data-uia='action-finish-cancellation']",
        "ARIA: role=button name='Finish Cancellation'",
    ]
    assert service.checkpoint.title == ("finish cancellation",)
    assert service.completion.success_title == ("cancelled",)
    assert (service.prompt, service.checked, service.source) == (
        "Decline offers.",
        date(2026, 11, 20),
        "walked by hand",
    )
    assert service.manual is not None
    assert service.manual.phone == "+1 555 0100"
    assert (service.billing, service.languages, service.origin) == (("Apple",), ("en",), "tidelight.toml")


@pytest.mark.spec("services.frozen")
def test_a_loaded_definition_cannot_be_changed() -> None:
    """Required: nothing that runs later can widen the bounds of a run."""
    service = load_text(FULL, "tidelight.toml", TODAY)

    with pytest.raises(dataclasses.FrozenInstanceError):
        service.hosts = ("evil.example",)  # type: ignore[misc]
    with pytest.raises(TypeError):
        service.controls["x"] = service.controls["confirm_cancel"]  # type: ignore[index]


@pytest.mark.spec("services.refused-whole")
@pytest.mark.parametrize(
    ("change", "told"),
    [
        (("hosts = [", "#"), "tidelight.toml:1: hosts: is missing; add a line hosts = …"),
        (('"Tidelight"', "7"), "tidelight.toml:2: name: must be text, not 7; put it in quotes"),
        (
            ('["www.tidelight.example"]', '"www.tidelight.example"'),
            "tidelight.toml:4: hosts: must be a list, not 'www.tidelight.example'; put it in [ ]",
        ),
        (('["www.tidelight.example"]', "[]"), "tidelight.toml:4: hosts: is empty; name at least one"),
        (
            ("final = true", 'final = "yes"'),
            "tidelight.toml:19: control.confirm_cancel.final: must be true or false, not 'yes'",
        ),
        (
            ("2026-11-20", '"soon"'),
            "tidelight.toml:5: checked: must be a day like 2026-11-21 without quotes, not 'soon'",
        ),
        (
            ('id = "tidelight"', 'id = "Tide Light"'),
            "tidelight.toml:1: id: 'Tide Light' is no id; use a-z, 0-9, - and _, at most 40, a letter first",
        ),
    ],
)
def test_a_bad_file_is_refused_in_one_line(change: tuple[str, str], told: str) -> None:
    """Required: file, line, key, what is wrong and the mend, in one line."""
    assert refusal(FULL.replace(*change, 1)) == told


@pytest.mark.spec("services.unknown-key")
@pytest.mark.parametrize(
    ("text", "told"),
    [
        (LEAST.replace("hosts", "host"), "tidelight.toml:4: host: is no key of a definition; did you mean hosts?"),
        (
            FULL.replace("css", "ccs"),
            "tidelight.toml:16: control.confirm_cancel.ccs: is no key of a definition; did you mean css?",
        ),
        (LEAST + "colour = 1\n", "tidelight.toml:5: colour: is no key of a definition; take it out"),
        (LEAST + 'origin = "x"\n', "tidelight.toml:5: origin: is no key of a definition; take it out"),
        (LEAST + "[states.COMPLETE]\n", "tidelight.toml:5: states: is no key of a definition; did you mean state?"),
        (
            LEAST + "[prompt]\nadition = 'x'\n",
            "tidelight.toml:6: prompt.adition: is no key of a definition; did you mean addition?",
        ),
        (LEAST + "[chekpoint]\n", "tidelight.toml:5: chekpoint: is no key of a definition; did you mean checkpoint?"),
    ],
)
def test_an_unknown_key_names_the_nearest(text: str, told: str) -> None:
    """Required: a slip of the pen is met with the key that was meant."""
    assert refusal(text) == told


@pytest.mark.spec("services.syntax")
def test_a_syntax_error_has_its_line() -> None:
    """Required: what is not TOML is refused where it stops being TOML."""
    told = refusal(LEAST + "name = = 3\n")

    assert told.startswith("tidelight.toml:5: is not TOML: ")
    assert "\n" not in told


@pytest.mark.spec("services.limits")
@pytest.mark.parametrize(
    ("text", "told"),
    [
        (LEAST + "#" * 64_000, "tidelight.toml is larger than 64,000 bytes"),
        (LEAST + "x = " + "[" * 50_000, "tidelight.toml:5: is nested too deeply"),
        (LEAST + "x = " + "{a = " * 10_000, "tidelight.toml:5: is nested too deeply"),
        (LEAST + "a" + ".a" * 30_000 + " = 1", "tidelight.toml:5: has more than 200 dots"),
        (LEAST + "k" * 60_000 + " = 1", "tidelight.toml:5: kkk"),
    ],
    ids=["large", "lists", "tables", "dots", "key"],
)
def test_a_file_that_would_take_long_is_refused(text: str, told: str) -> None:
    """Required: no file that calls itself a definition holds the program up, or fills the screen."""
    said = refusal(text)

    assert said.startswith(told)
    assert len(said) <= 500


@pytest.mark.spec("services.limits")
@pytest.mark.skipif(sys.platform == "win32", reason="no pipes and devices among the files")
def test_only_a_file_is_read(tmp_path: Path) -> None:
    """Required: a pipe or a device is told so, and never waited for."""
    pipe, loop = tmp_path / "pipe.toml", tmp_path / "loop.toml"
    os.mkfifo(pipe)
    loop.symlink_to(loop)

    for path in (pipe, Path("/dev/zero"), tmp_path):
        with pytest.raises(ConfigurationError, match="is no file"):
            load_file(path)
    with pytest.raises(ConfigurationError, match="cannot be read"):
        load_file(loop)


@pytest.mark.spec("services.hosts")
@pytest.mark.parametrize(
    ("host", "problem"),
    [
        ("https://www.tidelight.example", "is an address"),
        ("www.tidelight.example/account", "is an address"),
        ("user@www.tidelight.example", "carries a user name"),
        ("*.tidelight.example", "is a pattern"),
        (".tidelight.example", "is a pattern"),
        ("www.tidelight.example:99999", "has no valid port"),
        ("www tidelight.example", "is no host name"),
        ("", "is no host name"),
        ("-tidelight.example", "is no host name"),
        ("999.1.1.1", "is no IP address"),
        ("com", "is a top-level domain"),
        ("co.uk", "is a top-level domain"),
        ("xn--p1ai", "is a top-level domain"),
        ("intranet", "is a top-level domain"),
    ],
)
def test_only_a_bare_host_bounds_a_run(host: str, problem: str) -> None:
    """Required: hosts are exact; anything else is refused with the mend."""
    told = refusal(LEAST.replace('["www', f'["{host}", "www'))

    assert told.startswith("tidelight.toml:4: hosts: ")
    assert problem in told


@pytest.mark.spec("services.hosts")
def test_hosts_are_kept_in_idna_form() -> None:
    """Required: case and Unicode spellings of a host are one host."""
    written = [
        "WWW.Tidelight.Example",
        "bücher.example",
        "straße.example",
        "\uff57\uff57\uff57.tidelight.example",
        "localhost:8000",
    ]
    service = load_text(LEAST.replace('["www', f'[{json.dumps(written)[1:-1]}, "www'), "x.toml", TODAY)

    assert service.hosts == (
        "www.tidelight.example",
        "xn--bcher-kva.example",
        "xn--strae-oqa.example",  # as browsers do (UTS 46), not strasse.example
        "localhost:8000",
    )


@pytest.mark.spec("services.lookalike")
@pytest.mark.parametrize(
    "host",
    [
        "n\u0435tflix.com",
        "xn--ntflix-dwf.com",
        "\u0430\u0440\u0440\u04cf\u0435.com",
        "xn--80ak6aa92e.com",
        "xn--zzzzzzzz.com",
        "\u0430\u043d\u043a.com",
    ],
)
def test_a_host_that_passes_for_another_is_refused(host: str) -> None:
    """Required: mixed scripts, Latin look-alikes and broken punycode never become a bound."""
    assert "tidelight.toml:4: hosts: " in refusal(LEAST.replace('["www', f'["{host}", "www'))


@pytest.mark.spec("services.lookalike")
def test_a_host_in_another_script_is_taken_with_a_warning() -> None:
    """Required: an honest name in another script works, and a person is told how it reads."""
    service = load_text(LEAST.replace('["www', '["xn--e1afmkfd.example", "www'), "x.toml", TODAY)

    assert service.warnings == ("the host xn--e1afmkfd.example reads as пример.example to a person",)


@pytest.mark.spec("services.entry")
@pytest.mark.parametrize(
    ("url", "problem"),
    [
        ("http://www.tidelight.example/account", "is not encrypted"),
        ("https://me@www.tidelight.example/", "carries a user name"),
        ("https://other.example/", "its host other.example is not among hosts"),
        ("https://www.tidelight.example:8443/", "its host www.tidelight.example:8443 is not among hosts"),
        ("javascript:alert(1)", "is no web address"),
        ("www.tidelight.example", "is no web address"),
        ("https://[::1", "is no web address"),
        ("file:///etc/passwd", "is no web address"),
    ],
)
def test_a_run_starts_on_an_allowed_encrypted_page(url: str, problem: str) -> None:
    """Required: the entry address cannot lead out of bounds."""
    told = refusal(LEAST.replace("https://www.tidelight.example/account", url))

    assert told.startswith("tidelight.toml:3: entry_url: ")
    assert problem in told


@pytest.mark.spec("services.checked")
def test_a_walk_in_the_future_is_refused() -> None:
    """Required: `checked` says when somebody walked the flow, so it has come."""
    assert refusal(FULL.replace("2026-11-20", "2027-01-01")) == (
        "tidelight.toml:5: checked: 2027-01-01 has not come yet; write the day somebody walked the flow"
    )


@pytest.mark.spec("services.plan")
@pytest.mark.parametrize("name", ["-", "x" * 81])
def test_a_plan_has_a_name(name: str) -> None:
    """Required: one that the account page can have; white space around it is dropped."""
    assert refusal(f"{LEAST}plan = '{name}'\n").startswith("tidelight.toml:5: plan: give the plan's name")
    assert load_text(f"{LEAST}plan = ' Family 4K '\n", "tidelight.toml", TODAY).plan == "Family 4K"


@pytest.mark.spec("services.needles")
@pytest.mark.parametrize(
    ("table", "told"),
    [
        (
            "[state.CONFIRM]\ntext = ['x']",
            "5: state.CONFIRM: 'CONFIRM' is no state a page can be in; use one of ACCOUNT_ACTIVE",
        ),
        ("[state.START]\ntext = ['x']", "5: state.START: 'START' is no state"),
        ("[state.COMPLETE]", "5: state.COMPLETE: shows nothing; give url, text or selector"),
        ("[state.COMPLETE]\ntext = ['']", "6: state.COMPLETE.text: is empty, and would fit every page"),
        (
            "[state.COMPLETE]\nselector = ['[data-uia=']",
            "6: state.COMPLETE.selector: '[data-uia=' leaves '[' open; close it",
        ),
        ("[state.COMPLETE]\nselector = ['//button']", "6: state.COMPLETE.selector: '//button' is not a CSS selector"),
        ("[state.COMPLETE]\nselector = ['a >']", "6: state.COMPLETE.selector: 'a >' is not a CSS selector"),
        ("[control.cancel]\ntext = 'x'", "5: control.cancel: 'cancel' is no control; use one of cancel_link"),
        ("[control.cancel_link]\nname = 'Cancel'", "5: control.cancel_link: has a name without a role"),
        ("[control.cancel_link]\nfinal = false", "5: control.cancel_link: cannot be found; give css"),
    ],
)
def test_evidence_and_controls_can_be_used(table: str, told: str) -> None:
    """Required: nothing that fits every page, no page, or cannot be looked for gets in."""
    assert refusal(f"{LEAST}{table}\n").startswith(f"tidelight.toml:{told}")


@pytest.mark.spec("services.at")
def test_a_definition_moves_to_this_machine_only() -> None:
    """Required: a practice twin keeps path and facts, and no other host is left in bounds."""
    service = load_text(FULL, "tidelight.toml", TODAY)

    moved = service.at("http://127.0.0.1:8123/")

    assert (moved.entry_url, moved.hosts) == ("http://127.0.0.1:8123/account", ("127.0.0.1:8123",))
    assert moved.controls == service.controls
    assert service.at("http://localhost:1/run").entry_url == "http://localhost:1/run/account"
    for elsewhere in (
        "http://tidelight.example",
        "ftp://127.0.0.1",
        "http://127.0.0.1@evil.example",
        "http://u@127.0.0.1",
    ):
        with pytest.raises(ValueError, match="not an http address on this machine"):
            service.at(elsewhere)


@pytest.mark.spec("services.builtin")
def test_every_bundled_definition_loads() -> None:
    """Required: what is shipped is good, dated and sourced."""
    assert "netflix" in builtin()
    for service in builtin().values():
        assert service.checked or service.gathered
        assert service.source
        assert service.warnings == ()


@pytest.mark.spec("services.find")
def test_a_file_of_the_person_goes_before_their_folder_and_the_bundled(tmp_path: Path) -> None:
    """Required: file, then folders in order, then the bundled definitions."""
    own = tmp_path / "netflix.toml"
    own.write_text(LEAST.replace('id = "tidelight"', 'id = "netflix"'), encoding="utf-8")

    assert find("netflix", extra_dirs=[tmp_path]).name == "Tidelight"
    assert find("netflix", extra_dirs=[tmp_path / "none"]).name == "Netflix"
    assert find("netflix", service_file=own).name == "Tidelight"
    assert find(None, service_file=own).id == "netflix"
    with pytest.raises(ConfigurationError, match="defines 'netflix', not 'hulu'; run it with --service netflix"):
        find("hulu", service_file=own)


@pytest.mark.spec("services.find")
def test_an_unknown_service_names_the_nearest(tmp_path: Path) -> None:
    """Required: a slip is met with what was meant, and with the way to add one's own."""
    (tmp_path / "netfilm.toml").write_text(LEAST, encoding="utf-8")

    with pytest.raises(ConfigurationError, match="no service is called 'netflx'; did you mean netflix"):
        find("netflx")
    with pytest.raises(ConfigurationError, match=r"(netflix or netfilm|netfilm or netflix).*--service-file"):
        find("netfilx", extra_dirs=[tmp_path])
    with pytest.raises(ConfigurationError, match="did you mean practice"):
        find("Tidelite")
    with pytest.raises(ConfigurationError, match=r"no service is called '\.\./x'"):
        find("../x", extra_dirs=[tmp_path])
    with pytest.raises(ConfigurationError, match="no service is named"):
        find(None)
    with pytest.raises(ConfigurationError, match=r"name it tidelight.toml, or change its id"):
        find("netfilm", extra_dirs=[tmp_path])


@pytest.mark.spec("services.refused-whole")
def test_an_unreadable_file_is_reported_with_the_reason(tmp_path: Path) -> None:
    """Required: a missing file and a file that is no text are told with the mend."""
    (tmp_path / "bad.toml").write_bytes(b"\xff\xfe")

    with pytest.raises(ConfigurationError, match=r"none.toml cannot be read \(No such file"):
        load_file(tmp_path / "none.toml")
    with pytest.raises(ConfigurationError, match="is not UTF-8 text"):
        load_file(tmp_path / "bad.toml")
    with pytest.raises(ConfigurationError, match="larger than"):
        load_text("#" * 1_000_001, "big.toml")
