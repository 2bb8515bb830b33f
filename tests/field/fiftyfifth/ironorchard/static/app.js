(function () {
  var $ = function (i) { return document.getElementById(i); }, portal = $('portal');
  function post(u, b) { return fetch(u, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(b || {}) }); }
  var ot = $('onetrust-banner-sdk'), seen = null; try { seen = localStorage.getItem('OptanonAlertBoxClosed'); } catch (e) { }
  if (!seen) setTimeout(function () { ot.hidden = false; }, 500);
  ot.addEventListener('click', function (e) { if (e.target.tagName !== 'BUTTON') return; try { localStorage.setItem('OptanonAlertBoxClosed', '1'); } catch (x) { } ot.hidden = true; });
  document.addEventListener('click', function (e) { var b = e.target.closest('[data-post]'); if (!b) return; b.disabled = true; post(b.dataset.post).then(function () { location.assign(b.dataset.next); }); });
  document.querySelectorAll('[data-pref]').forEach(function (i) { i.addEventListener('change', function () { var o = {}; o[i.dataset.pref] = i.checked; post('/api/preferences', o); }); });
  function popover(anchor, role, items, pick) {
    var r = anchor.getBoundingClientRect();
    portal.innerHTML = '<div role="presentation" class="MuiPopover-root MuiMenu-root MuiModal-root css-1sucic7"><div aria-hidden="true" class="MuiBackdrop-root MuiBackdrop-invisible MuiModal-backdrop"></div><div class="MuiPaper-root MuiPopover-paper MuiMenu-paper" style="top:' + (r.bottom + 4) + 'px;left:' + r.left + 'px;min-width:' + r.width + 'px"><ul class="MuiList-root MuiMenu-list" role="' + role + '" id=":r3:" tabindex="-1"></ul></div></div>';
    var ul = portal.querySelector('ul'); anchor.setAttribute('aria-expanded', 'true');
    function close() { portal.innerHTML = ''; anchor.setAttribute('aria-expanded', 'false'); anchor.focus(); }
    items.forEach(function (t) { var li = document.createElement('li'); li.className = 'MuiButtonBase-root MuiMenuItem-root MuiMenuItem-gutters css-1km1ehz'; li.tabIndex = 0; li.setAttribute('role', role === 'menu' ? 'menuitem' : 'option'); li.dataset.value = t[0]; li.textContent = t[1]; var f = function () { close(); pick(t); }; li.addEventListener('click', f); li.addEventListener('keydown', function (e) { if (e.key === 'Enter' || e.key === ' ') { e.preventDefault(); f(); } if (e.key === 'Escape') close(); }); ul.appendChild(li); });
    portal.querySelector('.MuiBackdrop-root').addEventListener('click', close); ul.firstChild.focus();
  }
  var mg = $('manage-button');
  if (mg) mg.addEventListener('click', function () { popover(mg, 'menu', [['/membership/upgrade', 'Add coaching'], ['/membership/transfer', 'Transfer clubs'], ['/membership/freeze', 'Freeze membership'], ['/membership/cancel', 'Cancel membership']], function (t) { location.assign(t[0]); }); });
  var sel = $('reason-select');
  if (sel) {
    var R = [['COST', "It's too expensive"], ['NOUSE', "I'm not using it enough"], ['MOVE', "I'm moving / no club nearby"], ['MED', 'Medical reasons'], ['CROWD', 'The club is too crowded'], ['OTHERGYM', 'I joined another gym'], ['HOME', 'I work out at home'], ['OTHER', 'Other']], cur = null;
    var open = function () { popover(sel, 'listbox', R, function (t) { cur = t[0]; sel.textContent = t[1]; sel.parentNode.querySelector('input').value = t[0]; $('reason-next').disabled = false; }); };
    sel.addEventListener('mousedown', function (e) { if (e.button === 0) { e.preventDefault(); open(); } });
    sel.addEventListener('keydown', function (e) { if (['Enter', ' ', 'ArrowDown', 'ArrowUp'].indexOf(e.key) >= 0) { e.preventDefault(); open(); } });
    $('reason-next').addEventListener('click', function () { sessionStorage.setItem('io_cancel', JSON.stringify({ reason: cur, comments: $('cmts').value })); location.assign('/membership/cancel/review'); });
  }
  var dc = $('do-cancel');
  if (dc) {
    var st = null; try { st = JSON.parse(sessionStorage.getItem('io_cancel')); } catch (e) { } if (!st) { location.replace('/membership/cancel/reason'); return; }
    var ack = $('ack'); dc.disabled = !ack.checked; ack.addEventListener('change', function () { dc.disabled = !ack.checked; });
    dc.addEventListener('click', function () {
      portal.innerHTML = '<div role="presentation" class="MuiDialog-root MuiModal-root css-126xj0f"><div aria-hidden="true" class="MuiBackdrop-root dark"></div><div class="MuiDialog-container"><div class="MuiPaper-root MuiDialog-paper" role="dialog" aria-modal="true" aria-labelledby=":r5:"><h2 class="MuiTypography-root MuiDialogTitle-root" id=":r5:">Cancel your membership?</h2><div class="MuiDialogContent-root"><p>Your Iron Orchard membership will end on ' + dc.dataset.end + '.</p><p class="css-err" role="alert"></p></div><div class="MuiDialogActions-root"><button type="button" class="MuiButtonBase-root MuiButton-root MuiButton-text css-1ujsas3" data-x="n">No, keep it</button><button type="button" class="MuiButtonBase-root MuiButton-root MuiButton-contained css-1hw9j7s" data-x="y">Yes, cancel</button></div></div></div></div>';
      portal.querySelectorAll('[data-x]').forEach(function (b) { b.addEventListener('click', function () {
        if (b.dataset.x === 'n') { portal.innerHTML = ''; return; } b.disabled = true;
        post('/api/membership/cancel', { reason: st.reason, comments: st.comments, acknowledged: ack.checked }).then(function (r) { return r.json().then(function (j) { if (!r.ok) throw j; sessionStorage.removeItem('io_cancel'); location.assign('/membership/cancel/confirmation'); }); }).catch(function (j) { portal.querySelector('.css-err').textContent = j.error || 'Please try again later.'; b.disabled = false; });
      }); });
    });
  }
})();
