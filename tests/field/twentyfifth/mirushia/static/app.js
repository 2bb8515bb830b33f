document.addEventListener('DOMContentLoaded', function () {
  var agree = document.querySelector('.js-agree'), go = document.querySelector('.js-submit');
  if (agree && go) { go.disabled = !agree.checked; agree.addEventListener('change', function () { go.disabled = !agree.checked; }); }
  document.querySelectorAll('.js-acc').forEach(function (a) { a.addEventListener('click', function (e) { e.preventDefault(); var n = a.nextElementSibling; n.hidden = !n.hidden; }); });
});
