(function () {
  var menu = document.querySelector('.js-menu');
  if (menu) menu.addEventListener('click', function () {
    var m = document.getElementById('usermenu'); m.hidden = !m.hidden; menu.setAttribute('aria-expanded', String(!m.hidden));
  });
  document.addEventListener('click', function (e) {
    var t = e.target.closest('.js-open');
    if (t) { document.getElementById(t.dataset.modal).hidden = false; document.body.classList.add('is-locked'); return; }
    t = e.target.closest('.js-close');
    if (t) { t.closest('.o_modal').hidden = true; document.body.classList.remove('is-locked'); return; }
    t = e.target.closest('.js-reload');
    if (t) { location.reload(); return; }
    t = e.target.closest('.js-post');
    if (t) {
      t.disabled = true; t.classList.add('is-loading');
      var box = t.closest('.o_modal_box');
      setTimeout(function () {
        fetch(t.dataset.url, { method: t.dataset.method, headers: { 'Content-Type': 'application/json' }, body: t.dataset.body })
          .then(function (r) { return r.json(); }).then(function () {
            box.innerHTML = '<p></p><div class="o_modal_btns"><button type="button" class="o_c-button01 js-reload">OK</button></div>';
            box.querySelector('p').textContent = t.dataset.done;
          });
      }, 500);
    }
  });
})();
