// Asks every few seconds whether something has changed. The list is loaded anew; a question says so and closes its form.
"use strict";
const { state: shown, at, question } = document.body.dataset;
const news = document.getElementById("news");
const buttons = () => /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("button"));
const look = async () => {
  try {
    const asked = question ? `?question=${encodeURIComponent(question)}` : "";
    const answer = await fetch(`${at}/state${asked}`, { cache: "no-store" });
    if (!answer.ok) throw new Error(String(answer.status));
    const { state } = await answer.json();
    if (state !== shown) {
      if (!question) return location.replace(`${at}/`);
      news.textContent = state
        ? "It shows something else now. Load the page again to see it."
        : "It waits no more: it was answered or withdrawn.";
      buttons().forEach((button) => (button.disabled = true));
      return;
    }
    if (news.dataset.lost) news.textContent = news.dataset.lost = "";
  } catch {
    news.textContent = news.dataset.lost = "The inbox does not answer: it may have been stopped.";
  }
  setTimeout(look, 3000);
};
setTimeout(look, 3000);
// A second press of a button must not send the form twice.
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  if (form.dataset.sent) event.preventDefault();
  form.dataset.sent = "yes";
});
// A page that comes back from the browser's memory may show what was answered long ago.
addEventListener("pageshow", (event) => {
  if (event.persisted) location.reload();
});
