"""A cancellation in one dialog over the account page, whose steps are sent one by one, in a real Chromium."""

from __future__ import annotations

from pathlib import Path

import pytest

from host import Host
from kit import Says, config_in, lent_driver
from subterminator.domain.protocols import Outcome
from subterminator.wiring import CancelOptions, cancel

RUNS = "<p>Plan Unlimited: active, renews on 16 December 2030</p>"
ENDS = "<p>Plan Unlimited: your subscription is cancelled and ends on 16 December 2030</p>"
FLOW = """<button onclick="step(0)">Cancel subscription</button>
<dialog aria-label="Cancellation"></dialog>
<script>
  const steps = [
    `<h2>Why do you want to go?</h2><label><input type=radio name=why value=other> Another reason</label>
     <button onclick="send('survey', 1)">Next</button>`,
    `<h2>Plan</h2><p>Everything stays as it is: active, renews on 16 December 2030, now for $9.</p>
     <button onclick="send('offer', 0)">Great</button><button onclick="step(2)">Cancel anyway</button>`,
    `<h2>Confirm</h2><p>Your subscription ends on 16 December 2030.</p>
     <button onclick="send('end')">Cancel now</button><button onclick="this.closest('dialog').close()">Back</button>`,
  ]
  const dialog = document.querySelector('dialog')
  const step = (which) => { dialog.innerHTML = steps[which]; dialog.open || dialog.showModal() }
  const send = async (what, next) => {
    await fetch(`/api/cancellation/${what}`, {method: 'POST', body: '{}'})
    next ? step(next) : location.reload()
  }
</script>"""


class Account(dict[str, str]):
    """The account page, which shows the end once that was sent."""

    def __init__(self, got: list[str]) -> None:
        super().__init__()
        self.sent = got

    def get(self, _path: str, _default: str | None = None) -> str:  # type: ignore[override] # there is one page
        shown = ENDS if any("/end" in each for each in self.sent) else f"{RUNS}{FLOW}"
        return f"<!doctype html><meta charset=utf-8><title>My plan</title><h1>My plan</h1>{shown}"


@pytest.mark.spec("approval.led-on")
async def test_step_that_a_dialog_sends_is_no_end_while_the_dialog_asks_on(
    tmp_path: Path, shared_chromium: str
) -> None:
    """Required: the account is read in a second tab, so the dialog is still there; its next steps lead to the end."""
    host = Host()
    host.pages = Account(host.got)
    definition = tmp_path / "dialogs.toml"
    definition.write_text(
        f'id = "dialogs"\nname = "Unlimited"\nentry_url = "http://{host.name}/"\nhosts = ["{host.name}"]\n',
        encoding="utf-8",
    )
    options = CancelOptions(service_file=definition, headless=True, cdp_url=shared_chromium)
    with lent_driver(shared_chromium):
        summary = await cancel(options, config_in(tmp_path), Says("confirm", "confirm"), lambda event: None)
    host.close()

    assert summary.outcome is Outcome.SCHEDULED, summary.message
    assert host.got == ["POST /api/cancellation/survey {}", "POST /api/cancellation/end {}"]
