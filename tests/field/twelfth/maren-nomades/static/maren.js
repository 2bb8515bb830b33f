document.querySelectorAll('.dropdown-trigger button').forEach(function (b) {
  b.addEventListener('click', function (e) {
    e.stopPropagation();
    var d = b.closest('.dropdown'), on = d.classList.contains('is-active');
    document.querySelectorAll('.dropdown.is-active').forEach(function (x) { x.classList.remove('is-active'); x.querySelector('button').setAttribute('aria-expanded', 'false'); });
    if (!on) { d.classList.add('is-active'); b.setAttribute('aria-expanded', 'true'); }
  });
});
document.addEventListener('click', function () { document.querySelectorAll('.dropdown.is-active').forEach(function (x) { x.classList.remove('is-active'); }); });
document.querySelectorAll('.navbar-burger').forEach(function (b) { b.addEventListener('click', function () { b.classList.toggle('is-active'); document.getElementById(b.dataset.target).classList.toggle('is-active'); }); });
var ck = document.querySelector('.mr-cookies form');
if (ck) ck.addEventListener('submit', function (e) {
  e.preventDefault();
  fetch('/cookies', { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: 'choix=' + e.submitter.value }).then(function () { document.querySelector('.mr-cookies').remove(); });
});
