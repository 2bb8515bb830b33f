// Asks every few seconds whether something has changed. Reloads if nothing is typed, else says so and leaves it alone.
"use strict";
const shown = document.body.dataset.state;
const fields = () => /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("input[type=text]"));
const typed = () => [...fields()].some((field) => field.value || field === document.activeElement);
const news = document.getElementById("news");
const look = async () => {
  try {
    const answer = await fetch("state", { cache: "no-store" });
    if (!answer.ok) throw new Error(String(answer.status));
    const { state } = await answer.json();
    if (state !== shown) {
      if (!typed()) return location.replace("./");
      news.textContent = "Something has changed. Reload the page to see it.";
    }
  } catch {
    news.textContent = "The inbox does not answer: it may have been stopped.";
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
