// Asks in the browser's own dialog before the final form is sent.
document.querySelector('form[action="/cancel/finish"]').addEventListener('submit', event => {
  if (!window.confirm('Cancel your membership? You will lose your place in everything you are watching.')) event.preventDefault();
});
