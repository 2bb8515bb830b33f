(function () {
  var ck = document.getElementById('cookie');
  if (document.cookie.indexOf('ls_consent=') < 0) ck.hidden = false;
  ck.addEventListener('click', function (e) {
    var v = e.target.getAttribute('data-ck');
    if (v) { document.cookie = 'ls_consent=' + v + ';path=/;max-age=31536000'; ck.hidden = true; }
  });
  var b = document.querySelector('.acct-btn'), m = document.getElementById('acctmenu');
  b.addEventListener('click', function (e) { e.stopPropagation(); m.hidden = !m.hidden; b.setAttribute('aria-expanded', String(!m.hidden)); });
  document.addEventListener('click', function (e) { if (!m.contains(e.target)) { m.hidden = true; b.setAttribute('aria-expanded', 'false'); } });
  var flow = document.getElementById('flow');
  if (!flow) return;
  function post(url, data) {
    return fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(data || {}) })
      .then(function (r) { return r.json().then(function (j) { if (!r.ok) throw new Error(j.error || 'Something went wrong. Please try again.'); return j; }); });
  }
  function go(n) {
    flow.querySelectorAll('[data-step]').forEach(function (s) { s.hidden = s.getAttribute('data-step') !== String(n); });
    flow.querySelector('.back').hidden = n === 5;
    window.scrollTo(0, 0);
  }
  var next = document.getElementById('reasonNext'), heads = { price: 'Dinner for less, on us', time: 'More 15-minute meals are coming', temporary: 'Something to come home to' };
  flow.addEventListener('change', function (e) { if (e.target.name === 'reason') next.disabled = false; });
  next.addEventListener('click', function () {
    var r = flow.querySelector('input[name=reason]:checked').value;
    next.disabled = true;
    post('/api/plan/cancel/reason', { reason: r, comment: document.getElementById('comment').value }).then(function () {
      if (heads[r]) document.getElementById('offerHead').textContent = heads[r];
      go(3); next.disabled = false;
    });
  });
  flow.addEventListener('click', function (e) {
    var t = e.target.closest('[data-go],[data-post]');
    if (!t) return;
    if (t.dataset.go) return go(+t.dataset.go);
    t.disabled = true;
    post(t.dataset.post).then(function (j) { location.href = j.to; });
  });
  var c = document.getElementById('doCancel'), err = document.getElementById('flowErr');
  c.addEventListener('click', function () {
    c.disabled = true; c.textContent = 'Canceling…';
    setTimeout(function () {
      post('/api/plan/cancel', { confirm: true }).then(function () { go(5); }).catch(function (x) { err.hidden = false; err.textContent = x.message; c.disabled = false; c.textContent = 'Cancel plan'; });
    }, 700);
  });
})();
