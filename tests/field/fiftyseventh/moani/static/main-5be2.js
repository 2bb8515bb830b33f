(() => {
  const $root = document.getElementById('__next'), $modal = document.getElementById('modal-root');
  let me, modal = null, cx = { step: 0, reasons: [], etc: '' }, pop = sessionStorage.getItem('mn_pop') !== 'x' && !/mn_pop_day=1/.test(document.cookie);
  const won = n => n.toLocaleString('ko-KR') + '원';
  const esc = s => String(s).replace(/[&<>"]/g, c => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[c]));
  const req = async (m, u, b) => { const r = await fetch('/api' + u, { method: m, headers: { 'Content-Type': 'application/json', moani: 'TeJava' }, body: m === 'GET' ? undefined : JSON.stringify(b || {}) }); const j = await r.json(); if (!r.ok) throw j; return j; };
  const toast = t => { document.querySelectorAll('.sc-toast').forEach(x => x.remove()); const d = document.createElement('div'); d.className = 'sc-toast'; d.textContent = t; document.body.append(d); setTimeout(() => d.remove(), 3500); };
  const push = p => { history.pushState(null, '', p); draw(); scrollTo(0, 0); };
  const save = async (m, u, b, msg, to) => { try { me = await req(m, u, b); modal = null; to ? push(to) : draw(); msg && toast(msg); } catch (e) { modal = null; draw(); toast('일시적인 오류가 발생했어요. 잠시 후 다시 시도해 주세요.'); } };
  const REASONS = ['보고 싶은 작품이 없어요', '보고 싶은 작품을 다 봤어요', '이용 요금이 부담돼요', '시간이 없어서 자주 이용하지 않아요', '다른 서비스를 이용하려고 해요', '재생 오류나 화질 등 이용이 불편해요', '자막 품질이 만족스럽지 않아요', '방영 시즌이 끝나 잠시 쉬려고 해요', '기타'];

  const my = () => {
    const m = me.membership;
    return `<div class="sc-me"><div class="a"></div><div><b>${esc(me.nickname)}</b><div class="sc-g">${me.email}</div></div></div>
    <div class="sc-card sc-mem"><div><span class="sc-tag${m.cancelReserved ? ' g' : ''}">${m.cancelReserved ? '해지 예약' : '이용 중'}</span><b>${m.name} 멤버십</b><div class="sc-g">${m.cancelReserved ? `${m.nextDate}까지 이용할 수 있어요` : `다음 결제일 ${m.nextDate}`}</div></div><a class="sc-btn s" href="/membership/manage">멤버십 관리</a></div>
    <div class="sc-stats"><a href="/point">포인트<b>${me.point.toLocaleString()}P</b></a><a href="/coupon">쿠폰<b>${me.coupon}장</b></a><a href="/library">보관함<b>38</b></a></div>
    <ul class="sc-list"><li><a href="/profile">프로필 관리</a></li><li><a href="/membership/manage">멤버십 관리</a></li><li><a href="/payment/history">결제 내역</a></li><li><a href="/coupon">쿠폰 등록</a></li><li><a href="/setting/notification">알림 설정</a></li><li><a href="/setting/device">재생 기기 관리</a></li><li><a href="/setting/account">계정 설정</a></li><li><a href="/notice">공지사항</a></li><li><a href="/help">고객센터</a></li><li><button type="button" data-on="logout">로그아웃</button></li></ul>`;
  };
  const manage = () => {
    const m = me.membership;
    return `<h1>멤버십 관리</h1><div class="sc-card"><div class="sc-row" style="padding-top:0"><div><span class="sc-tag${m.cancelReserved ? ' g' : ''}">${m.cancelReserved ? '해지 예약' : '이용 중'}</span><b style="font-size:18px">${m.name}</b></div>${m.cancelReserved ? '<button type="button" class="sc-btn s p" data-on="revoke">해지 취소</button>' : '<a class="sc-btn s" href="/membership">멤버십 변경</a>'}</div>
      <p class="sc-g" style="margin:4px 0 12px">동시재생 4명 · FHD 화질 · 다운로드 · TV 앱 지원</p>
      ${m.cancelReserved ? `<div class="sc-row"><span>이용 종료일</span><b>${m.nextDate}</b></div><p class="sc-g" style="margin:6px 0 0">멤버십 해지가 예약되어 더 이상 결제되지 않아요. 이용 종료일까지는 멤버십 혜택을 그대로 이용할 수 있어요.</p>`
      : `<div class="sc-row"><span>월 이용료</span><b>${won(m.price)}</b></div><div class="sc-row"><span>다음 결제일</span><b>${m.nextDate}</b></div>${m.nextPlan ? `<div class="sc-row"><span>변경 예정</span><b>${m.nextPlan} (${m.nextDate}부터)</b></div>` : ''}`}
      <div class="sc-row"><span>이용 시작일</span><b>${m.started}</b></div></div>
    <div class="sc-card"><h2>결제 수단</h2><div class="sc-row" style="padding:0"><b>${me.payment || '등록된 결제 수단이 없어요'}</b><div><button type="button" class="sc-btn s" data-on="paychg">변경</button>${me.payment ? ' <button type="button" class="sc-btn s" data-on="paydel">삭제</button>' : ''}</div></div></div>
    <ul class="sc-list"><li><a href="/payment/history">결제 내역</a></li><li><a href="/coupon">멤버십 이용권 · 쿠폰 등록</a></li></ul>
    ${m.cancelReserved ? '' : '<div style="text-align:right;margin-top:14px"><button type="button" class="sc-txt" data-on="leave">멤버십 해지</button></div>'}
    <ul class="sc-note"><li>멤버십은 매월 자동으로 결제되며, 다음 결제일 하루 전까지 해지하면 결제되지 않아요.</li><li>해지하더라도 남은 이용 기간 동안 멤버십을 이용할 수 있어요.</li><li>결제 후 7일 이내 이용 내역이 없는 경우 고객센터를 통해 환불을 신청할 수 있어요.</li><li>인앱 결제(구글 플레이, 앱스토어)로 가입한 멤버십은 각 스토어에서 해지할 수 있어요.</li></ul>`;
  };
  const leave = () => {
    const m = me.membership;
    if (m.cancelReserved) { setTimeout(() => { history.replaceState(null, '', '/membership/manage'); draw(); }); return ''; }
    if (cx.step === 0) return `<h1>${esc(me.nickname)}님,<br>멤버십을 해지하면 아래 혜택이 사라져요</h1>
      <ul class="sc-bens sc-card"><li><i>🎬</i><div><b>4,200여 편 무제한 감상</b><div class="sc-g">이번 분기 동시방영작 41편 포함</div></div></li><li><i>⬇️</i><div><b>다운로드한 영상 12개</b><div class="sc-g">이용 종료 후에는 재생할 수 없어요</div></div></li><li><i>📺</i><div><b>TV 앱과 FHD 화질, 최대 4명 동시재생</b></div></li><li><i>🎁</i><div><b>매월 멤버십 포인트 300P 적립</b></div></li></ul>
      <div class="sc-card"><h2>아직 다 보지 못한 작품이 있어요</h2><div class="sc-thumbs"><div><i style="background:linear-gradient(#ff9a8b,#6a4cff)"></i>새벽역의 우편배달부 8화</div><div><i style="background:linear-gradient(#43cea2,#185a9d)"></i>심해 수족관 클럽 3화</div><div><i style="background:linear-gradient(#f7971e,#8e2de2)"></i>전생했더니 편의점 야간 알바 2기 5화</div><div><i style="background:linear-gradient(#232526,#b91d73)"></i>은월기담 11화</div></div></div>
      <ul class="sc-note"><li>지금 해지해도 ${m.nextDate}까지 이용할 수 있어요.</li><li>보유한 포인트와 소장 작품, 시청 기록은 그대로 유지돼요.</li></ul>
      <div class="sc-two"><button type="button" class="sc-btn" data-on="leave1">해지 계속하기</button><button type="button" class="sc-btn p" data-on="stay">혜택 유지하기</button></div>`;
    if (cx.step === 1) return `<h1>해지하시는 이유를 알려 주세요</h1><p class="sc-g">더 나은 모아니가 될 수 있도록 소중한 의견을 들려주세요. (중복 선택 가능)</p>
      <div>${REASONS.map((r, i) => `<label class="sc-chk"><input type="checkbox" name="reason" value="${i}" ${cx.reasons.includes(i) ? 'checked' : ''}><em></em><span>${r}</span></label>`).join('')}</div>
      ${cx.reasons.includes(8) ? `<textarea name="etc" rows="3" maxlength="300" placeholder="의견을 입력해 주세요." style="margin-top:12px">${esc(cx.etc)}</textarea>` : ''}
      <div class="sc-two"><button type="button" class="sc-btn" data-on="leave0">이전</button><button type="button" class="sc-btn p" data-on="leave2" ${cx.reasons.length ? '' : 'disabled'}>다음</button></div>`;
    return `<h1>베이직 멤버십은 어떠세요?</h1><p class="sc-g">매월 ${won(5000)} 더 저렴하게 모든 작품을 계속 감상할 수 있어요.</p>
      <div class="sc-plan"><div><b>베이직</b><div class="sc-g">동시재생 1명 · HD 화질 · 모바일/PC</div></div><b>월 ${won(9900)}</b></div>
      <button type="button" class="sc-btn p full" data-on="tobasic">베이직으로 변경하기</button>
      <div class="sc-card" style="margin-top:26px"><div class="sc-row"><span>해지할 멤버십</span><b>${m.name} (월 ${won(m.price)})</b></div><div class="sc-row"><span>이용 종료일</span><b>${m.nextDate}</b></div><div class="sc-row"><span>해지 수수료</span><b>없음</b></div></div>
      <div class="sc-two"><button type="button" class="sc-btn" data-on="stay">다음에 할게요</button><button type="button" class="sc-btn" data-on="leave3">해지하기</button></div>`;
  };
  const shop = () => { const m = me.membership, p = (c, n, d, pr) => `<div class="sc-plan ${m.code === c ? 'on' : ''}"><div><b style="font-size:17px">${n}</b><div class="sc-g">${d}</div><div>${pr}</div></div>${m.code === c ? '<button type="button" class="sc-btn s" disabled>이용 중</button>' : `<button type="button" class="sc-btn s p" data-on="chg" data-p="${c}">변경하기</button>`}</div>`;
    return `<h1>멤버십</h1>${p('basic', '베이직', '동시재생 1명 · HD 화질 · 모바일/PC', '월 ' + won(9900))}${p('premium', '프리미엄', '동시재생 4명 · FHD 화질 · 다운로드 · TV 앱', '월 ' + won(14900))}${p('yearly', '프리미엄 연간', '프리미엄 12개월, 2개월 무료 혜택', '연 ' + won(149000))}<ul class="sc-note"><li>표시된 가격은 부가세 포함 금액이에요.</li><li>하위 멤버십으로의 변경은 다음 결제일부터 적용돼요.</li></ul>`; };
  const pages = {
    '/': my, '/membership/manage': manage, '/membership/unsubscribe': leave, '/membership': shop,
    '/payment/history': () => `<h1>결제 내역</h1>${me.history.map(h => `<div class="sc-card"><div class="sc-row"><span>${h.date}</span><b>${won(h.amount)}</b></div><div>${h.title}</div><div class="sc-g">카카오머니페이 · 결제 완료</div></div>`).join('')}`,
    '/point': () => `<h1>포인트</h1><div class="sc-card"><b style="font-size:20px">${me.point.toLocaleString()}P</b></div>${[5000, 10000, 30000].map(n => `<div class="sc-plan"><b>${n.toLocaleString()}P</b><button type="button" class="sc-btn s p" data-on="buy" data-n="${n}">${won(n)} 충전</button></div>`).join('')}`,
    '/coupon': () => `<h1>쿠폰 등록</h1><form data-f="coupon"><input type="text" name="code" placeholder="쿠폰 번호를 입력해 주세요" autocomplete="off"><div class="sc-two"><button class="sc-btn p">등록하기</button></div></form>`,
    '/profile': () => `<h1>프로필 관리</h1><form data-f="profile"><label class="sc-g">닉네임</label><input type="text" name="nickname" value="${esc(me.nickname)}"><div class="sc-two"><button class="sc-btn p">저장</button></div></form>`,
    '/setting/notification': () => `<h1>알림 설정</h1>${[['new', '보고 있는 작품 새 에피소드 알림'], ['event', '이벤트 및 혜택 알림 (마케팅 수신 동의)'], ['night', '야간 알림 (21시~08시)']].map(k => `<label class="sc-chk"><input type="checkbox" data-push="${k[0]}" ${me.push[k[0]] ? 'checked' : ''}><em></em><span>${k[1]}</span></label>`).join('')}`,
    '/setting/device': () => '<h1>재생 기기 관리</h1><div class="sc-card">Chrome (Windows)<div class="sc-g">현재 기기</div></div><div class="sc-card">Galaxy S24<div class="sc-g">마지막 재생 어제</div></div>',
    '/setting/account': () => `<h1>계정 설정</h1><div class="sc-card"><div class="sc-row"><span>이메일</span><b>${me.email}</b></div><div class="sc-row"><span>로그인 방식</span><b>카카오</b></div><div class="sc-row"><span>본인 인증</span><b>완료</b></div></div><div style="text-align:right"><button type="button" class="sc-txt" data-on="withdraw">회원탈퇴</button></div>`,
    '/library': () => '<h1>보관함</h1><p class="sc-g">최근 본 · 보고싶다 · 구매한 작품</p>',
    '/notice': () => '<h1>공지사항</h1><ul class="sc-list"><li><a href="/notice">[안내] 12월 동시방영작 편성 안내</a></li><li><a href="/notice">[점검] 결제 시스템 정기 점검 안내</a></li><li><a href="/notice">[안내] 개인정보 처리방침 개정 안내</a></li></ul>',
    '/help': () => '<h1>고객센터</h1><ul class="sc-list"><li><a href="/help">멤버십은 어떻게 해지하나요?</a></li><li><a href="/help">결제일을 변경하고 싶어요</a></li><li><a href="/help">환불은 어떻게 받나요?</a></li><li><a href="/help">1:1 문의하기</a></li></ul><p class="sc-g">평일 10:00~18:00 (점심 12:30~13:30)</p>',
  };
  const draw = () => {
    if (me.withdrawn) { $root.innerHTML = '<div class="sc-wrap"><h1>탈퇴 처리된 계정입니다.</h1></div>'; $modal.innerHTML = ''; return; }
    const f = pages[location.pathname] || (() => '<h1>준비 중인 페이지예요</h1><a class="sc-btn" href="/">마이페이지로</a>');
    $root.innerHTML = `<header class="sc-hdr"><div><a class="sc-logo" href="/anime">moani</a><nav><a href="/search">태그검색</a><a href="/daily">요일별 신작</a><a href="/theme">테마추천</a><a href="/membership">멤버십</a><a href="/store">스토어</a></nav><div class="r"><a href="/search" aria-label="검색">🔍</a><a href="/library">보관함</a><a class="sc-ava" href="/" aria-label="마이페이지"></a></div></div></header><main class="sc-wrap">${f()}</main>
    <footer class="sc-ft"><div><nav><a href="/help">고객센터</a><a href="/notice">공지사항</a><a href="/terms">이용약관</a><a href="/privacy"><b>개인정보 처리방침</b></a><a href="/youth">청소년 보호정책</a><a href="/partners">제휴 문의</a></nav>(주)모아니엔터 | 대표 한도겸 | 사업자등록번호 000-00-00000 | 통신판매업 신고번호 제2019-서울마포-0000호<br>서울특별시 마포구 양화로 000, 6층 | 고객센터 help@moani.example<br>© Moani Entertainment Inc.</div></footer>`;
    if (pop && location.pathname === '/') $modal.innerHTML = '<div class="sc-dim"><div class="sc-modal sc-pop"><a href="/store"><div class="art"><small>겨울맞이 특집</small><b>굿즈 스토어 최대 40%</b><small>12월 한정, 멤버십 회원 추가 할인</small></div></a><div class="bar"><button type="button" data-on="popday">오늘 하루 보지 않기</button><button type="button" data-on="popx">닫기</button></div></div></div>';
    else $modal.innerHTML = modal ? `<div class="sc-dim"><div class="sc-modal" role="dialog" aria-modal="true"><h3>${modal.t}</h3><p>${modal.d}</p><div class="sc-two"><button type="button" class="sc-btn" data-on="mno">${modal.no || '취소'}</button><button type="button" class="sc-btn p" data-on="myes">${modal.yes}</button></div></div></div>` : '';
  };
  const ask = (t, d, yes, run, no) => { modal = { t, d, yes, run, no }; };
  const on = {
    popday() { document.cookie = 'mn_pop_day=1; max-age=86400; path=/'; pop = false; }, popx() { sessionStorage.setItem('mn_pop', 'x'); pop = false; },
    leave() { cx = { step: 0, reasons: [], etc: '' }; req('POST', '/events/v1/log', { event: 'click_unsubscribe' }).catch(() => {}); push('/membership/unsubscribe'); },
    leave0() { cx.step = 0; }, leave1() { cx.step = 1; scrollTo(0, 0); }, leave2() { cx.step = 2; scrollTo(0, 0); }, stay() { push('/membership/manage'); },
    leave3() { ask('멤버십을 해지할까요?', `${me.membership.nextDate}까지 이용할 수 있으며,<br>이후에는 자동으로 결제되지 않아요.`, '해지', () => save('POST', '/payments/v1/membership/unsubscribe', { reasons: cx.reasons.map(i => REASONS[i]), etc: cx.etc }, '멤버십 해지가 예약되었어요.', '/membership/manage')); },
    tobasic() { ask('베이직으로 변경할까요?', `${me.membership.nextDate}부터 베이직 멤버십이 적용되고<br>월 ${won(9900)}이 결제돼요.`, '변경', () => save('POST', '/payments/v1/membership/change', { plan: 'basic' }, '멤버십이 변경되었어요.', '/membership/manage')); },
    chg(e) { const p = e.dataset.p; ask('멤버십을 변경할까요?', p === 'yearly' ? `${won(149000)}이 지금 결제돼요.` : '다음 결제일부터 변경된 금액으로 결제돼요.', '변경', () => save('POST', '/payments/v1/membership/change', { plan: p }, '멤버십이 변경되었어요.', '/membership/manage')); },
    revoke() { ask('해지를 취소할까요?', `${me.membership.nextDate}에 ${won(me.membership.price)}이 결제되고<br>멤버십을 계속 이용할 수 있어요.`, '해지 취소', () => save('POST', '/payments/v1/membership/unsubscribe/revoke', {}, '해지 예약이 취소되었어요.'), '닫기'); },
    paychg() { ask('결제 수단을 변경할까요?', '카카오머니페이 화면으로 이동해요.', '확인', () => save('PUT', '/payments/v1/method', {}, '결제 수단이 변경되지 않았어요.')); },
    paydel() { ask('결제 수단을 삭제할까요?', '삭제하면 다음 결제가 진행되지 않을 수 있어요.', '삭제', () => save('DELETE', '/payments/v1/method', {}, '결제 수단을 삭제했어요.')); },
    buy(e) { const n = +e.dataset.n; ask(`${n.toLocaleString()}P를 충전할까요?`, '등록된 결제 수단으로 결제돼요.', '충전', () => save('POST', '/payments/v1/points', { amount: n }, '포인트를 충전했어요.')); },
    withdraw() { ask('정말 탈퇴하시겠어요?', '시청 기록, 포인트, 소장 작품이 모두 삭제되며 복구할 수 없어요.', '탈퇴', () => save('POST', '/users/v1/withdraw', {})); },
    logout() { ask('로그아웃 할까요?', '', '로그아웃', () => save('POST', '/users/v1/logout', {})); },
    mno() { modal = null; }, myes() { const b = $modal.querySelector('[data-on=myes]'); b.disabled = true; modal.run(); return true; },
  };
  document.addEventListener('click', e => {
    const a = e.target.closest('a[href^="/"]');
    if (a && !e.ctrlKey && !e.metaKey) { e.preventDefault(); if (a.closest('.sc-pop')) on.popx(); push(a.getAttribute('href')); return; }
    const b = e.target.closest('[data-on]'); if (b && !b.disabled) { if (!on[b.dataset.on](b)) draw(); }
  });
  document.addEventListener('change', e => {
    const t = e.target;
    if (t.name === 'reason') { const i = +t.value; cx.reasons = t.checked ? [...cx.reasons, i] : cx.reasons.filter(x => x !== i); draw(); }
    else if (t.dataset.push) save('PUT', '/users/v1/push', { key: t.dataset.push, value: t.checked }, '알림 설정이 변경되었어요.');
  });
  document.addEventListener('input', e => { if (e.target.name === 'etc') cx.etc = e.target.value; });
  document.addEventListener('submit', e => { e.preventDefault(); const d = Object.fromEntries(new FormData(e.target)); if (e.target.dataset.f === 'coupon') req('POST', '/coupons/v1/register', d).catch(() => toast('유효하지 않은 쿠폰 번호예요.')); else save('PUT', '/users/v1/profile', d, '저장되었어요.'); });
  addEventListener('popstate', () => { modal = null; draw(); });
  req('GET', '/users/v1/me').then(r => { me = r; draw(); });
})();
