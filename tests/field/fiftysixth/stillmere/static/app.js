(function () {
  'use strict';
  var $ = function (s, r) { return (r || document).querySelector(s); };
  function send(url, data, method) {
    return fetch(url, { method: method || 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(data || {}) })
      .then(function (r) { return r.json().then(function (j) { if (!r.ok) throw new Error(j.error || 'Something went wrong. Please try again.'); return j; }); });
  }
  function el(tag, attrs, kids) {
    var n = document.createElement(tag);
    Object.keys(attrs || {}).forEach(function (k) {
      if (k === 'on') n.addEventListener('click', attrs[k]); else if (k === 'text') n.textContent = attrs[k]; else if (attrs[k] === true) n.setAttribute(k, ''); else if (attrs[k] !== false) n.setAttribute(k, attrs[k]);
    });
    (kids || []).forEach(function (c) { n.append(c); });
    return n;
  }
  // cookie banner
  var ot = $('#onetrust-consent-sdk');
  if (ot) {
    if (!/OptanonAlertBoxClosed=/.test(document.cookie)) setTimeout(function () { ot.hidden = false; }, 600);
    ['#onetrust-accept-btn-handler', '#onetrust-reject-all-handler', '#onetrust-pc-btn-handler'].forEach(function (id, i) {
      $(id).addEventListener('click', function () {
        if (i === 2) { location.href = '/privacy/choices'; return; }
        document.cookie = 'OptanonAlertBoxClosed=' + i + ';path=/;max-age=31536000'; ot.hidden = true;
      });
    });
  }
  // avatar menu
  var ab = $('#avatar-button');
  if (ab) {
    var menu = $('.sc-menu');
    ab.addEventListener('click', function (e) { e.stopPropagation(); menu.hidden = !menu.hidden; ab.setAttribute('aria-expanded', String(!menu.hidden)); });
    document.addEventListener('click', function (e) { if (!menu.contains(e.target)) { menu.hidden = true; ab.setAttribute('aria-expanded', 'false'); } });
  }
  // forms
  document.querySelectorAll('form[data-form]').forEach(function (f) {
    f.addEventListener('submit', function (e) {
      e.preventDefault();
      send(f.dataset.form, Object.fromEntries(new FormData(f))).then(function () { location.href = f.dataset.next; }, function (x) {
        var p = $('.sc-err', f) || f.appendChild(el('p', { class: 'sc-err', role: 'alert' })); p.textContent = x.message;
      });
    });
  });
  document.querySelectorAll('[data-post]').forEach(function (b) { b.addEventListener('click', function () { b.disabled = true; send(b.dataset.post).then(function () { location.href = b.dataset.next; }); }); });
  document.querySelectorAll('[data-pref]').forEach(function (b) {
    b.addEventListener('click', function () { var on = b.getAttribute('aria-checked') !== 'true'; b.setAttribute('aria-checked', String(on)); var d = {}; d[b.dataset.pref] = on; send('/api/web/preferences', d, 'PATCH'); });
  });

  // cancellation
  var REASONS = ['It’s too expensive', 'I’m not using it enough', 'I couldn’t find content I like', 'I’m having technical issues', 'I’m switching to another app', 'I didn’t mean to subscribe', 'I’ve reached my goals', 'Other'];
  var root, back, reason = '';
  function close() { root.replaceChildren(); document.body.style.overflow = ''; }
  function dialog(title, kids, noClose) {
    var d = el('div', { class: 'sc-dialog', role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': 'dlg-title', tabindex: '-1' });
    if (!noClose) d.append(el('button', { type: 'button', class: 'sc-x', 'aria-label': 'Close', on: close, text: '×' }));
    kids.forEach(function (k) { if (k === 'T') d.append(el('h2', { id: 'dlg-title', text: title })); else d.append(k); });
    root.replaceChildren(el('div', { class: 'sc-overlay' }, [d])); document.body.style.overflow = 'hidden'; d.focus();
    return d;
  }
  function stepReason() {
    var go = el('button', { type: 'button', class: 'sc-btn sc-primary', disabled: true, text: 'Continue', on: function () {
      go.disabled = true; send('/api/web/subscription/survey', { reason: reason, comment: ta.value }).then(function () { return fetch('/api/web/subscription/offer').then(function (r) { return r.json(); }); }).then(function (o) { o.eligible ? stepOffer(o) : stepConfirm(); });
    } });
    var ta = el('textarea', { rows: '2', 'aria-label': 'Tell us more (optional)', placeholder: 'Tell us more (optional)', style: 'width:100%;padding:10px;border:1px solid #d6daea;border-radius:10px;font:inherit' });
    var g = el('div', { role: 'radiogroup', 'aria-labelledby': 'dlg-title' });
    REASONS.forEach(function (r, i) {
      var inp = el('input', { type: 'radio', name: 'cancel_reason', value: String(i) });
      inp.addEventListener('change', function () { reason = r; go.disabled = false; });
      g.append(el('label', { class: 'sc-opt' }, [inp, el('span', { text: r })]));
    });
    dialog('We’re sorry to see you go', ['T', el('p', { text: 'What’s the main reason you’re canceling? Your feedback helps us make Stillmere better.' }), g, ta,
      el('div', { class: 'sc-col' }, [go, el('button', { type: 'button', class: 'sc-btn sc-text', text: 'Never Mind', on: close })])]);
  }
  function stepOffer(o) {
    dialog('Stay with us for ' + o.discount + '% off', [el('img', { class: 'sc-hero', src: '/static/dusk.svg', alt: '' }), 'T',
      el('p', { class: 'sc-price' }, [el('s', { text: o.list }), ' ' + o.price + ' for your next year']),
      el('p', { text: 'Keep every Sleep Story, meditation and soundscape at half the price. Your discount is applied at your next renewal; the plan then renews at ' + o.list + '/year until canceled.' }),
      el('div', { class: 'sc-col' }, [
        el('button', { type: 'button', class: 'sc-btn sc-primary', text: 'Claim ' + o.discount + '% Off', on: function () { send('/api/web/subscription/offer/accept').then(function () { location.reload(); }); } }),
        el('button', { type: 'button', class: 'sc-btn sc-text', text: 'No Thanks, Continue Canceling', on: stepConfirm })])]);
  }
  function stepConfirm() {
    var err = el('p', { class: 'sc-err', role: 'alert' });
    var off = el('button', { type: 'button', class: 'sc-btn sc-ghost', text: 'Turn Off Auto-Renew', on: function () {
      off.disabled = true; off.textContent = 'Please wait…';
      setTimeout(function () { send('/api/web/subscription/cancel', { reason: reason }).then(stepDone, function (x) { err.textContent = x.message; off.disabled = false; off.textContent = 'Turn Off Auto-Renew'; }); }, 500);
    } });
    dialog('Are you sure you want to cancel?', ['T', el('p', { text: 'If you turn off auto-renew, you’ll keep Premium until ' + back.renew + ' and you won’t be charged again. After that, you’ll lose:' }),
      el('ul', { class: 'sc-lose' }, ['300+ Sleep Stories for a restful night', 'The Daily Pause and every guided series', 'Exclusive music and soundscapes', 'Masterclasses with world-leading experts'].map(function (t) { return el('li', { text: t }); })), err,
      el('div', { class: 'sc-col' }, [el('button', { type: 'button', class: 'sc-btn sc-primary', text: 'Keep My Subscription', on: close }), off])]);
  }
  function stepDone() {
    dialog('Your subscription has been canceled', ['T', el('p', { text: 'Auto-renew is off. You can keep enjoying Stillmere Premium until ' + back.renew + '. We’ve sent a confirmation to ' + back.email + '.' }),
      el('div', { class: 'sc-col' }, [el('button', { type: 'button', class: 'sc-btn sc-primary', text: 'Done', on: function () { location.reload(); } })])], true);
  }
  document.addEventListener('click', function (e) {
    var b = e.target.closest('[data-action]'); if (!b) return;
    var a = b.dataset.action;
    if (a === 'logout') send('/api/web/logout').then(function () { location.href = '/'; });
    if (a === 'cookies' && ot) ot.hidden = false;
    if (a === 'share') { b.textContent = 'Link Copied'; }
    if (a === 'renew') send('/api/web/subscription/renew').then(function () { location.reload(); });
    if (a === 'open-cancel') { root = $('#modal-root'); var c = $('[data-renew]'); back = { renew: c.dataset.renew, email: c.dataset.email }; stepReason(); }
  });
})();
