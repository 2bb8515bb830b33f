(function () {
  var $ = function (s, r) { return (r || document).querySelector(s); };
  var menu = $('#acctMenu'), tog = $('.dropdown-toggle');
  tog.addEventListener('click', function (e) { e.stopPropagation(); menu.classList.toggle('open'); tog.setAttribute('aria-expanded', menu.classList.contains('open')); });
  document.addEventListener('click', function () { menu.classList.remove('open'); tog.setAttribute('aria-expanded', 'false'); });

  var bn = $('#ot-banner');
  try { if (!localStorage.getItem('OptanonAlertBoxClosed')) bn.hidden = false; } catch (e) { bn.hidden = false; }
  bn.addEventListener('click', function (e) {
    if (!e.target.dataset.ot) return;
    if (e.target.dataset.ot === 's') { var pc = $('#ot-pc'); pc.hidden = !pc.hidden; return; }
    try { localStorage.setItem('OptanonAlertBoxClosed', new Date().toISOString()); } catch (x) {}
    bn.hidden = true;
  });
  document.querySelectorAll('.ot-open').forEach(function (a) { a.onclick = function (e) { e.preventDefault(); bn.hidden = false; }; });
  document.querySelectorAll('form[data-confirm]').forEach(function (f) { f.addEventListener('submit', function (e) { if (!confirm(f.dataset.confirm)) e.preventDefault(); }); });
  var k = $('.showkey'); if (k) k.onclick = function (e) { e.preventDefault(); k.textContent = '4XTW-92BM-K7QD'; };

  var back, cur;
  function hide() {
    if (!cur) return;
    var m = cur; cur = null; m.classList.remove('in'); m.setAttribute('aria-hidden', 'true');
    setTimeout(function () { m.style.display = 'none'; }, 200);
    if (back) { back.remove(); back = null; }
    document.body.classList.remove('modal-open');
  }
  function show(sel) {
    hide();
    var m = $(sel); if (!m) return;
    cur = m; m.style.display = 'block'; m.setAttribute('aria-hidden', 'false');
    back = document.createElement('div'); back.className = 'modal-backdrop'; document.body.appendChild(back);
    document.body.classList.add('modal-open');
    setTimeout(function () { m.classList.add('in'); m.focus(); }, 30);
  }
  function post(u, o) {
    return fetch(u, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(o || {}) })
      .then(function (r) { if (!r.ok) throw new Error(r.status); return r.json(); });
  }
  document.addEventListener('click', function (e) {
    var b = e.target.closest('[data-toggle=modal],[data-dismiss],[data-next],[data-act]');
    if (!b) return;
    if (b.dataset.toggle) show(b.dataset.target);
    else if (b.dataset.dismiss) hide();
    else if (b.dataset.next) show(b.dataset.next);
    else if (b.dataset.act === 'reload') location.reload();
    else if (b.dataset.act === 'on') post('/api/renewal/optin').then(function () { location.reload(); });
    else if (b.dataset.act === 'offer') post('/api/offer/accept').then(function () { location.reload(); });
    else if (b.dataset.act === 'cancel') {
      var r = $('#fReason input[name=reason]:checked'); if (!r) return;
      b.disabled = true; b.innerHTML = '<span class="spin"></span> Please wait…';
      post('/api/renewal/optout', { reason: r.value, comment: $('#cmt').value }).then(function () { setTimeout(function () { show('#mDone'); }, 600); })
        .catch(function () { b.disabled = false; b.textContent = 'Cancel Subscription Renewal'; var t = $('#mReason .text-danger'); t.hidden = false; t.textContent = 'Something went wrong. Please try again later.'; });
    }
  });
  document.addEventListener('keydown', function (e) { if (e.key === 'Escape' && cur && cur.id !== 'mDone') hide(); });
  var f = $('#fReason');
  if (f) {
    f.addEventListener('submit', function (e) { e.preventDefault(); });
    f.addEventListener('change', function () { var r = $('input[name=reason]:checked', f); $('[data-act=cancel]').disabled = !r; $('#other').hidden = !(r && r.value === 'OTHER'); });
  }
})();
