(function () {
  var form = document.getElementById('resiliation'), dlg = document.getElementById('retention');
  var steps = [].slice.call(form.querySelectorAll('.step')), bar = form.querySelectorAll('.steps__bar li');
  var current = 0, offered = false;
  function show(n) {
    current = n;
    steps.forEach(function (s, i) { s.hidden = i !== n; });
    [].forEach.call(bar, function (b, i) { b.className = i === n ? 'is-active' : i < n ? 'is-done' : ''; });
    if (n === 2) form.querySelectorAll('[data-out]').forEach(function (o) {
      var f = document.getElementById(o.dataset.out);
      o.textContent = f.tagName === 'SELECT' ? f.options[f.selectedIndex].text : f.value;
    });
    form.scrollIntoView({ block: 'start' });
  }
  function valid(n) {
    var bad = null;
    steps[n].querySelectorAll('[required]').forEach(function (f) {
      var ok = f.checkValidity();
      f.setAttribute('aria-invalid', String(!ok));
      var e = document.getElementById(f.id + '-error');
      if (e) e.hidden = ok;
      if (!ok && !bad) bad = f;
    });
    if (bad) bad.focus();
    return !bad;
  }
  form.addEventListener('click', function (e) {
    if (e.target.closest('[data-prev]')) show(current - 1);
    if (e.target.closest('[data-next]') && valid(current)) {
      if (current === 1 && !offered) { offered = true; dlg.showModal(); } else show(current + 1);
    }
  });
  dlg.querySelector('[data-continue]').addEventListener('click', function () { dlg.close(); show(2); });
  dlg.querySelector('[data-close]').addEventListener('click', function () { dlg.close(); });
  form.addEventListener('submit', function (e) {
    e.preventDefault();
    if (current < 2) { var n = steps[current].querySelector('[data-next]'); n.click(); return; }
    var b = document.getElementById('notifier'), err = document.getElementById('envoi-error');
    b.disabled = true; b.classList.add('is-loading'); err.hidden = true;
    fetch(form.getAttribute('action'), { method: 'POST', body: new URLSearchParams(new FormData(form)), headers: { 'X-Requested-With': 'XMLHttpRequest' } })
      .then(function (r) { if (!r.ok) throw new Error(r.status); return r.json(); })
      .then(function (j) { location.assign(j.redirect); })
      .catch(function () { b.disabled = false; b.classList.remove('is-loading'); err.hidden = false; });
  });
})();
