(function () {
  'use strict';
  var portal = document.getElementById('portal'), root = document.getElementById('__next');
  function api(ep, body) { return new Promise(function (r) { setTimeout(r, 350); }).then(function () { return fetch('/api/v2/' + ep, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body || {}) }); }).then(function (r) { return r.json().then(function (j) { if (!r.ok) throw new Error(j.message || '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.'); return j; }); }); }
  function popup(text, buttons, input) {
    var dim = document.createElement('div'); dim.className = 'popup_dim__K81sa';
    dim.innerHTML = '<div class="popup_box__Qk1sd" role="dialog" aria-modal="true" aria-describedby="pop_txt" tabindex="-1"><div class="popup_body__1kSda"><p id="pop_txt"></p></div><div class="popup_foot__Zk1ks"></div></div>';
    dim.querySelector('p').textContent = text; var inp;
    if (input) { inp = document.createElement('input'); inp.setAttribute('aria-label', input); inp.placeholder = input; dim.querySelector('.popup_body__1kSda').append(inp); }
    buttons.forEach(function (b) { var el = document.createElement('button'); el.type = 'button'; el.textContent = b[0]; el.onclick = function () { if (!b[1]) return dim.remove(); el.disabled = true; Promise.resolve(b[1](inp && inp.value)).then(function () { dim.remove(); }, function (e) { dim.remove(); popup(e.message, [['확인']]); }); }; dim.querySelector('.popup_foot__Zk1ks').append(el); });
    portal.append(dim); dim.firstChild.focus();
  }
  function reload() { location.reload(); }
  function ask(text, ok, ep, body, after) { popup(text, [['취소'], [ok, function (v) { return api(ep, typeof body === 'function' ? body(v) : body).then(after || reload); }]]); }
  function say(t, then) { popup(t, [['확인', then || function () {}]]); }
  var steps = [].slice.call(document.querySelectorAll('[data-step]')), cur = 0;
  function show(i) { steps[cur].hidden = true; cur = i; steps[cur].hidden = false; scrollTo(0, 0); }
  var done = false;
  function check() { var sub = document.querySelector('[data-act=submit]'); if (!sub) return; var rs = document.querySelectorAll('[name=reason]:checked'); document.querySelector('[name=etc]').hidden = !document.getElementById('rs_etc').checked; sub.disabled = !(rs.length && document.getElementById('agree').checked); }
  var A = {
    menu: function (b) { var l = b.nextElementSibling; l.hidden = !l.hidden; b.setAttribute('aria-expanded', String(!l.hidden)); },
    logout: function () { api('logout').then(function () { location.href = '/'; }); },
    tab: function (b) { document.querySelectorAll('[role=tab]').forEach(function (t) { t.setAttribute('aria-selected', String(t === b)); document.getElementById('tp-' + t.dataset.tab).hidden = t !== b; }); },
    next: function () { show(cur + 1); },
    quit: function () { location.href = '/my/membership'; },
    offer: function (b) { b.disabled = true; api('membership/retention', { coupon: 'STAY50' }).then(function () { say('50% 할인 혜택이 적용되었습니다.', function () { location.href = '/my/membership'; }); }); },
    submit: function () { popup('이용권 해지를 신청하시겠습니까?\n해지 신청 후에도 이용 종료일까지 이용할 수 있습니다.', [['아니요'], ['해지 신청', function () { if (done) return; done = true; return api('membership/terminate', { reasons: [].map.call(document.querySelectorAll('[name=reason]:checked'), function (x) { return x.value; }), etc: document.querySelector('[name=etc]').value, agree: true }).then(function () { show(steps.length - 1); }, function (e) { done = false; throw e; }); }]]); },
    resume: function () { ask('해지 신청을 철회하시겠습니까?\n다음 결제일부터 자동 결제가 다시 진행됩니다.', '철회하기', 'membership/terminate/withdraw'); },
    card: function () { popup('새로운 카드 번호를 입력해 주세요.', [['취소'], ['변경', function () { return api('payment/change'); }]], '카드 번호'); },
    'card-del': function () { ask('등록된 결제수단을 삭제하시겠습니까?', '삭제', 'payment/delete'); },
    plan: function (b) { ask(b.dataset.name + ' 이용권으로 변경하시겠습니까?\n월 ' + b.dataset.price + '이 등록된 결제수단으로 즉시 결제됩니다.', '변경하기', 'membership/change', { plan: b.dataset.v }, function () { location.href = '/my/membership'; }); },
    addon: function () { ask('담뿍 스포츠 패스를 구매하시겠습니까?\n월 4,900원이 즉시 결제됩니다.', '결제하기', 'product/buy', { id: 'sports' }); },
    marketing: function () { api('member/marketing').then(reload); },
    nick: function () { popup('변경할 닉네임을 입력해 주세요.', [['취소'], ['저장', function (v) { return api('member/nick', { nick: v }).then(reload); }]], '닉네임'); },
    pw: function () { api('member/password').then(function () { say('비밀번호 재설정 메일을 발송했습니다.'); }); },
    withdraw: function () { ask('회원탈퇴 시 이용권, 담뿍캐시, 시청내역이 모두 삭제되며 복구할 수 없습니다.\n탈퇴하시겠습니까?', '탈퇴하기', 'member/withdraw', {}, function () { location.href = '/'; }); },
    ask: function () { popup('문의 내용을 입력해 주세요.', [['취소'], ['등록', function (v) { return api('cs/ask', { text: v }); }]], '문의 내용'); }
  };
  function eventPop() { // 홈 이벤트 팝업
    if (location.pathname !== '/' || /evt=1/.test(document.cookie)) return;
    var p = document.createElement('div'); p.className = 'event_pop__K18sd'; p.setAttribute('role', 'dialog'); p.setAttribute('aria-label', '이벤트 안내');
    p.innerHTML = '<a href="/membership/plans"><div class="event_img__Ka1sd">프리미엄 업그레이드<br>첫 달 30% 할인</div></a><div class="event_foot__K1ssa"><button type="button">오늘 하루 보지 않기</button><button type="button">닫기</button></div>';
    var b = p.querySelectorAll('button'); b[0].onclick = function () { document.cookie = 'evt=1; max-age=86400; path=/'; p.remove(); }; b[1].onclick = function () { p.remove(); }; portal.append(p);
  }
  // hydrate
  setTimeout(function () {
    root.addEventListener('click', function (e) { var l = document.querySelector('.header_layer__pQ12z'); if (l && !l.hidden && !e.target.closest('.header_profile__d81Ka')) A.menu(l.previousElementSibling); var b = e.target.closest('[data-act]'); if (b && !b.disabled && A[b.dataset.act]) A[b.dataset.act](b); });
    root.addEventListener('change', check); check();
    setTimeout(eventPop, 600);
  }, 450);
})();
