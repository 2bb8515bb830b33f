"""The code that is typed once, and the secrets that come of it."""

from __future__ import annotations

import stat
import sys
from pathlib import Path

import pytest

from subterminator.domain.errors import ConfigurationError
from subterminator.extension.pairing import CODE_CHARACTERS, CODE_SECONDS, Pairing, PairingCode


@pytest.mark.spec("extension.pairing")
def test_a_code_is_good_once() -> None:
    """However it is typed; the second time it is used up."""
    pairing_code = PairingCode()
    assert set(pairing_code.text) <= {*CODE_CHARACTERS, "-"}
    assert pairing_code.redeem(pairing_code.text.lower()) == ""
    assert pairing_code.redeem(pairing_code.text) == "this code was already used"


@pytest.mark.spec("extension.pairing")
def test_a_code_is_good_for_five_minutes() -> None:
    """To the second."""
    time = [100.0]
    pairing_code, late = PairingCode(now=lambda: time[0]), PairingCode(now=lambda: time[0])
    time[0] += CODE_SECONDS - 1
    assert pairing_code.redeem(pairing_code.text) == ""
    time[0] += 1
    assert late.redeem(late.text) == "this code has expired"


@pytest.mark.spec("extension.pairing")
def test_five_wrong_codes_make_the_right_one_void() -> None:
    """So that nobody on this machine tries them all; letters of other alphabets are wrong ones like any."""
    pairing_code = PairingCode()
    assert {
        pairing_code.redeem(code) for code in ("", "AAAA-AAAA", pairing_code.text[:-1], "ÄÖÜ", pairing_code.text + "A")
    } == {"wrong code"}
    assert pairing_code.redeem(pairing_code.text) == "too many wrong codes were tried"


@pytest.mark.spec("extension.pairing")
def test_a_pairing_is_kept_for_its_owner_only(tmp_path: Path) -> None:
    """Written whole in the place of the earlier one; its secrets are not printed."""
    folder = tmp_path / "data"
    assert Pairing.load(folder) is None
    Pairing.new(5000).save(folder)
    pairing = Pairing.new(5001)
    pairing.save(folder)
    assert Pairing.load(folder) == pairing
    assert pairing.token not in repr(pairing)
    assert pairing.key not in repr(pairing)
    assert [file.name for file in folder.iterdir()] == ["extension.json"]
    if sys.platform != "win32":
        assert stat.S_IMODE((folder / "extension.json").stat().st_mode) == 0o600


@pytest.mark.spec("extension.pairing")
@pytest.mark.parametrize(
    "kept",
    [
        "",
        "[]",
        "{}",
        '{"port": "1", "token": "x", "key": "y"}',
        '{"port": 5000, "token": "short", "key": "' + "k" * 43 + '"}',
        '{"port": 0, "token": "' + "t" * 43 + '", "key": "' + "k" * 43 + '"}',
        '{"port": 5000, "token": "' + "t" * 43 + '", "key": "' + "k" * 43 + '", "more": 1}',
    ],
)
def test_a_spoilt_pairing_is_refused_with_its_mend(tmp_path: Path, kept: str) -> None:
    """Half a file is no pairing, and an empty token would let anybody in."""
    (tmp_path / "extension.json").write_text(kept, encoding="utf-8")
    with pytest.raises(ConfigurationError, match="delete it, then run `subterminator extension pair`"):
        Pairing.load(tmp_path)


@pytest.mark.spec("extension.pairing")
def test_a_folder_that_cannot_be_made_is_told_in_one_line(tmp_path: Path) -> None:
    """The person is told before the extension is paired with nobody."""
    (tmp_path / "file").touch()
    with pytest.raises(ConfigurationError, match="cannot save the pairing"):
        Pairing.new(5000).save(tmp_path / "file" / "data")
