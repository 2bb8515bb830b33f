(function () {
  'use strict';
  var $ = function (s) { return document.querySelector(s); };
  function layer(msg, btns) {
    var d = document.createElement('div');
    d.className = 'Layer_dim__0';
    var box = document.createElement('div'); box.className = 'Layer_box__0'; box.setAttribute('role', 'alertdialog'); box.setAttribute('aria-modal', 'true');
    var p = document.createElement('p'); p.textContent = msg; box.appendChild(p);
    var w = document.createElement('div'); box.appendChild(w);
    btns.forEach(function (b) {
      var e = document.createElement('button'); e.type = 'button'; e.textContent = b[0];
      e.addEventListener('click', function () { d.remove(); if (b[1]) b[1](); });
      w.appendChild(e);
    });
    d.appendChild(box); $('#layer-root').appendChild(d);
    w.lastChild.focus();
  }
  function api(path, body) {
    return fetch('/api/v2/' + path, { method: 'POST', headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' }, body: JSON.stringify(body || {}) })
      .then(function (r) { return r.json(); })
      .then(function (j) { if (j.code !== '0000') throw j; return j; });
  }
  function err(e) { layer((e && e.message) || '일시적인 오류가 발생했습니다.\n잠시 후 다시 시도해 주세요.', [['확인']]); }
  function to(u) { return function () { location.href = u; }; }

  var av = $('.Gnb_avatar__Mn3qd'), lay = $('.Gnb_layer__Vx81k');
  av.addEventListener('click', function (e) { e.stopPropagation(); lay.hidden = !lay.hidden; av.setAttribute('aria-expanded', String(!lay.hidden)); });
  document.addEventListener('click', function () { lay.hidden = true; av.setAttribute('aria-expanded', 'false'); });

  var apply = $('[data-act=apply]');
  if (apply) {
    var form = $('.Cancel_form'), etc = form.elements.etc;
    var picked = function () { var r = form.querySelector('input[name=reason]:checked'); return r && r.value; };
    var upd = function () {
      etc.hidden = picked() !== 'R99';
      apply.disabled = !(picked() && form.elements.agree.checked && (picked() !== 'R99' || etc.value.trim()));
    };
    form.addEventListener('change', upd); etc.addEventListener('input', upd); upd();
    apply.addEventListener('click', function () {
      layer('이용권을 해지하시겠습니까?', [['취소'], ['확인', function () {
        apply.disabled = true;
        api('membership/cancel', { reason: picked(), etc: etc.value, agree: form.elements.agree.checked }).then(function (j) {
          layer('이용권 해지 신청이 완료되었습니다.\n' + j.endDate + '까지 이용하실 수 있습니다.', [['확인', to('/my/membership')]]);
        }, function (e) { upd(); err(e); });
      }]]);
    });
  }
  document.addEventListener('click', function (e) {
    var t = e.target.closest('[data-act]');
    if (!t) return;
    var act = t.getAttribute('data-act');
    if (act === 'withdraw') layer('해지를 철회하시겠습니까?\n다음 결제일부터 자동 결제됩니다.', [['취소'], ['확인', function () { api('membership/cancel/withdraw').then(to('/my/membership'), err); }]]);
    if (act === 'change') layer(t.getAttribute('data-name') + ' 이용권으로 변경하시겠습니까?', [['취소'], ['변경하기', function () { api('membership/change', { pass: t.getAttribute('data-pass') }).then(to('/my/membership'), err); }]]);
    if (act === 'delcard') layer('결제수단을 삭제하시겠습니까?', [['취소'], ['삭제', function () { api('payment/method/delete').then(to('/my/membership'), err); }]]);
    if (act === 'coupon') api('coupon', { code: $('input[name=code]').value }).then(null, err);
    if (act === 'leave') { e.preventDefault(); layer('이용 중인 이용권이 있어 탈퇴할 수 없습니다.\n이용 기간이 종료된 후 다시 시도해 주세요.', [['확인']]); }
  });
  var mk = $('input[name=mkt]');
  if (mk) mk.addEventListener('change', function () { api('member/marketing', { agree: mk.checked }).catch(err); });
  var pop = $('.Event_dim__6');
  if (pop) {
    if (!/moa_pop=1/.test(document.cookie)) pop.hidden = false;
    pop.addEventListener('click', function (e) {
      var b = e.target.closest('[data-pop]'); if (!b) return;
      if (b.getAttribute('data-pop') === 'today') document.cookie = 'moa_pop=1;path=/;max-age=86400';
      pop.hidden = true;
    });
  }
})();
