(function () {
  'use strict';
  var data = JSON.parse(document.getElementById('__NEXT_DATA__').textContent).props.pageProps, sub = data.subscription, n = 0;
  function el(html) { var t = document.createElement('template'); t.innerHTML = html.trim(); return t.content.firstElementChild; }
  function esc(s) { var d = document.createElement('i'); d.textContent = s; return d.innerHTML; }
  function track(ev, p) { try { navigator.sendBeacon('/api/v1/track', new Blob([JSON.stringify({ event: ev, props: p || {} })], { type: 'application/json' })); } catch (e) {} }
  function post(url, body) { return fetch(url, { method: 'POST', credentials: 'same-origin', headers: { 'Content-Type': 'application/json', 'X-CSRFToken': data.csrf }, body: JSON.stringify(body || {}) }).then(function (r) { if (!r.ok) throw new Error(r.status); return r.json(); }); }
  function toast(t) { var x = el('<div class="css-t0a5t" role="status" data-sonner-toast="">' + esc(t) + '</div>'); document.body.appendChild(x); setTimeout(function () { x.remove(); }, 3000); }

  function Dialog(title, body, onOpen) {
    var id = 'radix-:r' + (n++).toString(36) + ':', opener = document.activeElement, root = document.getElementById('__next');
    var ov = el('<div data-state="closed" class="css-ov7q1z" aria-hidden="true" data-aria-hidden="true"></div>');
    var dl = el('<div role="dialog" id="' + id + '" aria-labelledby="' + id + 't" data-state="closed" class="css-dlg4k8" tabindex="-1"><button type="button" class="css-x0c1se" aria-label="Close">✕</button><h2 id="' + id + 't" class="css-0h1x7c" style="font-size:1.5rem">' + title + '</h2>' + body + '</div>');
    var portal = document.createElement('div');
    portal.setAttribute('data-radix-portal', '');
    portal.append(ov, dl);
    document.body.appendChild(portal);
    root.setAttribute('aria-hidden', 'true'); root.setAttribute('data-aria-hidden', 'true'); document.body.style.overflow = 'hidden';
    requestAnimationFrame(function () { requestAnimationFrame(function () { ov.dataset.state = dl.dataset.state = 'open'; dl.focus(); }); });
    var api = { el: dl, busy: false, onClose: null, close: function (quiet) {
      if (api.busy) return;
      ov.dataset.state = dl.dataset.state = 'closed'; document.removeEventListener('keydown', key);
      root.removeAttribute('aria-hidden'); root.removeAttribute('data-aria-hidden'); document.body.style.overflow = '';
      setTimeout(function () { portal.remove(); if (!quiet && opener && opener.isConnected) opener.focus(); }, 170);
      if (api.onClose && !quiet) api.onClose();
    } };
    function key(e) { if (e.key === 'Escape') api.close(); }
    document.addEventListener('keydown', key);
    ov.addEventListener('click', function () { api.close(); });
    dl.querySelector('.css-x0c1se').addEventListener('click', function () { api.close(); });
    dl.querySelectorAll('[data-close]').forEach(function (b) { b.addEventListener('click', function () { api.close(); }); });
    if (onOpen) onOpen(api, dl);
    return api;
  }
  function swap(from, next) { from.close(true); setTimeout(next, 200); }

  function managePlan() {
    var fam = /Family/.test(sub.plan);
    track('manage_plan_viewed');
    Dialog('Manage Your Plan', '<div class="css-pl4nc4"><div><strong>' + sub.plan + '</strong><div class="css-m3tq5e">Billed as one payment of ' + (fam ? '$215.88' : '$161.88') + ' per year</div></div><div><strong>' + (fam ? '$17.99' : '$13.49') + '</strong><div class="css-m3tq5e">per month</div></div></div>' +
      '<p class="css-m3tq5e">Your plan renews automatically on ' + sub.renews + '.</p><div class="css-4ct10n"><button type="button" class="css-yp9swi css-full" data-close="">Got it</button><button type="button" class="css-1r5yqch">Cancel subscription</button></div>', function (d, x) {
      x.querySelector('.css-1r5yqch').addEventListener('click', function () { swap(d, reasons); });
    });
  }
  var R = [['value', "I'm not getting enough value for the price"], ['unused', "I don't use Cogitree anymore"], ['accident', 'I subscribed by accident'], ['content', "I'm not finding relevant content"], ['temporary', 'I wanted to try Premium temporarily'], ['technical', 'I had technical issues with Premium'], ['other', 'Other']];
  function reasons() {
    var chosen = null;
    track('cancel_survey_viewed');
    Dialog('Why are you canceling Premium?', '<p class="css-m3tq5e">Your feedback helps us make Cogitree better for everyone.</p><div role="radiogroup" aria-required="false" dir="ltr" class="css-r4d10g" tabindex="0">' +
      R.map(function (r) { return '<button type="button" role="radio" aria-checked="false" data-state="unchecked" value="' + r[0] + '" class="css-r4d10i" tabindex="-1">' + esc(r[1]) + '</button>'; }).join('') +
      '</div><div hidden><textarea rows="3" maxlength="400" placeholder="Tell us more (optional)" aria-label="Tell us more"></textarea></div><div class="css-4ct10n"><button type="button" class="css-yp9swi css-full" disabled>Continue</button></div>', function (d, x) {
      var go = x.querySelector('.css-yp9swi'), ta = x.querySelector('textarea'), rs = [].slice.call(x.querySelectorAll('[role=radio]'));
      function pick(b) { rs.forEach(function (o) { var on = o === b; o.setAttribute('aria-checked', String(on)); o.dataset.state = on ? 'checked' : 'unchecked'; o.tabIndex = on ? 0 : -1; }); chosen = b.value; go.disabled = false; ta.parentNode.hidden = b.value !== 'other'; }
      rs[0].tabIndex = 0;
      rs.forEach(function (b, i) { b.addEventListener('click', function () { pick(b); }); b.addEventListener('keydown', function (e) { var k = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[e.key]; if (k) { e.preventDefault(); var o = rs[(i + k + rs.length) % rs.length]; o.focus(); pick(o); } }); });
      go.addEventListener('click', function () { track('cancel_reason_selected', { reason: chosen }); swap(d, function () { confirm(chosen, ta.value); }); });
    });
  }
  function confirm(reason, text) {
    var tech = reason === 'technical' ? '<p class="css-m3tq5e">Still stuck? Our team is happy to help — <a href="/help/contact/">contact support</a>.</p>' : '';
    Dialog('Are you sure you want to cancel?', '<p>If you cancel, you’ll keep Premium until <strong>' + sub.renews + '</strong>. After that you’ll lose access to:</p><ul><li>All 80+ interactive courses</li><li>Unlimited daily learning</li><li>Personalized practice sets</li><li>Offline lessons in the app</li></ul>' + tech +
      '<p class="css-m3tq5e">You won’t be charged again. Your streak, XP and progress are saved. Payments already made are not refunded.</p><div role="alert" class="css-n0t1ce" hidden>Something went wrong. Please try again.</div><div class="css-4ct10n"><button type="button" class="css-yp9swi css-full" data-close="">Keep Premium</button><button type="button" class="css-yp9swi css-b0x4ns css-full">Confirm cancellation</button></div>', function (d, x) {
      var b = x.querySelector('.css-b0x4ns');
      b.addEventListener('click', function () {
        b.disabled = true; b.textContent = 'Canceling…'; d.busy = true; x.querySelector('[role=alert]').hidden = true;
        post('/api/v1/subscription/cancel/', { subscription_id: sub.id, reason: reason, other_text: text }).then(function () { d.busy = false; swap(d, finished); })
          .catch(function () { d.busy = false; b.disabled = false; b.textContent = 'Confirm cancellation'; x.querySelector('[role=alert]').hidden = false; });
      });
    });
  }
  function finished() {
    track('cancel_completed');
    var d = Dialog('Your subscription has been canceled', '<p>You’ll have Premium access until <strong>' + sub.renews + '</strong>. We’ve sent a confirmation to ' + data.user.email + '.</p><p class="css-m3tq5e">You’re welcome back any time. Until then, keep your ' + data.user.streak + '-day streak going!</p><div class="css-4ct10n"><button type="button" class="css-yp9swi css-full" data-close="">Done</button></div>');
    d.onClose = function () { location.reload(); };
  }
  function ask(title, text, yes, url, then, body) {
    Dialog(title, '<p>' + text + '</p><div class="css-4ct10n"><button type="button" class="css-yp9swi css-full">' + yes + '</button><button type="button" class="css-1r5yqch" data-close="">Not now</button></div>', function (d, x) {
      var b = x.querySelector('.css-yp9swi');
      b.addEventListener('click', function () { b.disabled = true; post(url, body).then(function () { if (then) then(); location.reload(); }, function () { b.disabled = false; toast('Something went wrong. Please try again.'); }); });
    });
  }
  var A = {
    'manage-subscription': managePlan,
    'renew': function () { ask('Renew Premium', 'Your ' + sub.plan + ' will renew on ' + sub.renews + ' for ' + (/Family/.test(sub.plan) ? '$215.88' : '$161.88') + ', charged to Visa ending in 2291.', 'Renew Premium', '/api/v1/subscription/reactivate/'); },
    'family': function () { ask('Switch to Family', 'Share Premium with up to 6 people for $215.88 per year. Today you’ll be charged the prorated difference of $22.41 on Visa ending in 2291.', 'Switch to Family', '/api/v1/subscription/change_plan/', null, { plan: 'family_annual' }); },
    'gift': function () { ask('Gift Premium', 'Give a year of Cogitree Premium for $161.88. We’ll email you a gift card to share.', 'Buy gift', '/api/v1/gifts/'); },
    'payment': function () { ask('Update payment method', 'Enter your new card on the next screen. Your current card, Visa ending in 2291, will be replaced.', 'Replace card', '/api/v1/payment_method/'); },
    'deactivate': function () { ask('Deactivate account', 'Your profile will be hidden and you’ll be signed out. You can come back at any time. This does not cancel a Premium subscription.', 'Deactivate account', '/api/v1/account/deactivate/'); },
    'delete': function () { ask('Delete account', 'All of your data will be permanently deleted. This can’t be undone. You’ll need to cancel your subscription separately before deleting.', 'Delete my account', '/api/v1/account/delete/'); }
  };
  function hydrate() {
    document.querySelectorAll('[data-testid]').forEach(function (b) { var f = A[b.dataset.testid]; if (f) b.addEventListener('click', function (e) { e.preventDefault(); f(); }); });
    document.querySelectorAll('button[role=switch]').forEach(function (s) { s.addEventListener('click', function () {
      var on = s.getAttribute('aria-checked') !== 'true';
      post('/api/v1/notifications/', { key: s.value, on: on }).then(function () { s.setAttribute('aria-checked', String(on)); s.dataset.state = on ? 'checked' : 'unchecked'; toast('Preferences saved'); });
    }); });
    var pf = document.querySelector('form[data-profile]');
    if (pf) pf.addEventListener('submit', function (e) { e.preventDefault(); post('/api/v1/profile/', { first_name: pf.first_name.value, last_name: pf.last_name.value }).then(function () { toast('Profile updated'); }); });
    var t = document.querySelector('button[aria-haspopup=menu]'), menu = null;
    function shut() { if (menu) { menu.remove(); menu = null; t.setAttribute('aria-expanded', 'false'); t.dataset.state = 'closed'; } }
    t.addEventListener('click', function (e) {
      e.stopPropagation();
      if (menu) return shut();
      menu = el('<div data-radix-popper-content-wrapper=""><div role="menu" aria-orientation="vertical" data-state="open" class="css-t9v3e1" tabindex="-1"><a role="menuitem" href="/profile/">Profile</a><a role="menuitem" href="/account/">Account</a><a role="menuitem" href="/refer/">Refer a friend</a><a role="menuitem" href="/gift/">Gift Premium</a><a role="menuitem" href="/help/">Help center</a><hr role="separator"><a role="menuitem" href="/logout/">Sign out</a></div></div>');
      document.body.appendChild(menu); t.setAttribute('aria-expanded', 'true'); t.dataset.state = 'open'; menu.querySelector('[role=menuitem]').focus();
    });
    document.addEventListener('click', function (e) { if (menu && !menu.contains(e.target)) shut(); });
    document.addEventListener('keydown', function (e) { if (e.key === 'Escape') shut(); });
    if (!localStorage.getItem('cg_consent')) {
      var c = el('<div class="css-c00k" role="region" aria-label="Cookie consent">We use cookies to improve your learning experience, analyze traffic and personalize ads. See our <a href="/cookies/">cookie policy</a>.<div><button type="button" class="css-yp9swi">Accept all</button><button type="button" class="css-yp9swi css-b0x4ns">Reject optional</button></div></div>');
      document.body.appendChild(c);
      c.querySelectorAll('button').forEach(function (b) { b.addEventListener('click', function () { localStorage.setItem('cg_consent', b.textContent); c.remove(); }); });
    }
    track('page_viewed', { path: location.pathname });
  }
  setTimeout(hydrate, 350);
})();
