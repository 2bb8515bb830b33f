// Sends the final form without leaving the page, and goes on only when the answer is there. Until then nothing moves.
document.querySelector('form[data-final]').addEventListener('submit', async event => {
  event.preventDefault();
  const answer = await fetch(event.target.action, { method: 'POST', body: new URLSearchParams(new FormData(event.target)) });
  location.assign(answer.url);
});
