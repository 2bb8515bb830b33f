(function () {
  var root = document.getElementById('__nuxt'), tele = document.getElementById('teleports');
  var me = null, form = { reason: null, etc: '', agree: false }, seenEvent = false;
  var won = function (n) { return n.toLocaleString('ko-KR') + '원'; };
  var dt = function (s) { return s.replace(/-/g, '.'); };
  var V = 'data-v-7c41e0aa=""';
  function get(u) { return fetch(u).then(function (r) { return r.json(); }); }
  function post(u, b) { return fetch(u, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(b || {}) }).then(function (r) { return r.json().then(function (j) { if (!r.ok) throw j; return j; }); }); }
  function toast(t) { var e = document.createElement('div'); e.className = 'toast'; e.setAttribute('role', 'status'); e.textContent = t; document.body.appendChild(e); setTimeout(function () { e.remove(); }, 2400); }
  function layer(html) { tele.innerHTML = '<div class="dim"><div class="layer" role="dialog" aria-modal="true">' + html + '</div></div>'; return tele.firstChild; }
  function close() { tele.innerHTML = ''; }
  function on(sel, fn, base) { (base || document).querySelectorAll(sel).forEach(function (e) { e.addEventListener('click', function (ev) { fn(ev, e); }); }); }
  function go(p) { history.pushState({}, '', p); scrollTo(0, 0); load(); }
  window.addEventListener('popstate', load);
  document.addEventListener('click', function (e) { var a = e.target.closest('a[href^="/"]'); if (a && !e.defaultPrevented) { e.preventDefault(); close(); go(a.getAttribute('href')); } });

  function badge(s) { return s.status === 'CANCEL_RESERVED' ? '<span class="badge end">해지 예약</span>' : '<span class="badge">이용 중</span>'; }
  function frame(inner, active, plain) {
    var m = [['/', '관리 홈'], ['/settings/subscription', '구독 관리'], ['/settings/payments', '결제 내역'], ['/settings/coupons', '쿠폰·이용권 등록']];
    var n = [['/settings/notifications', '알림 설정'], ['/settings/profile', '회원정보'], ['/settings/device', '기기 관리'], ['/help', '고객센터']];
    var li = function (x) { return '<li ' + V + '><a ' + V + ' href="' + x[0] + '" class="' + (x[0] === active ? 'on router-link-exact-active' : '') + '">' + x[1] + '</a></li>'; };
    root.innerHTML = '<div class="top-band">지금 연 정기구독하면 <b>2개월 무료</b> · 11월 한정</div>' +
      '<header class="gnb"><div class="gnb-in"><a class="logo" href="/today">노을서가</a><nav><a href="/today">투데이</a><a href="/search">검색</a><a href="/feed">피드</a><a href="/library">내서재</a><a href="/" class="on">관리</a></nav><div class="util"><a href="/gift">구독권 선물</a><span>알림 <b>3</b></span><a href="/settings/profile" aria-label="내 프로필"><div class="avatar"></div></a></div></div></header>' +
      '<div class="wrap" ' + V + '>' + (plain ? '' : '<aside class="side" ' + V + '><h2>관리</h2><ul>' + m.map(li).join('') + '</ul><ul class="sec">' + n.map(li).join('') + '</ul></aside>') + '<main class="main" ' + V + '>' + inner + '</main></div>' +
      '<footer><div class="in"><div class="ln"><a href="/help">고객센터</a><a href="/terms">이용약관</a><a href="/terms"><b>개인정보 처리방침</b></a><a href="/terms">청소년 보호정책</a><a href="/help">제휴·입점 문의</a><a href="/help">기업·기관 도입</a></div>(주)노을서가 · 대표이사 한서윤 · 서울특별시 마포구 노을길 27 5층 · 사업자등록번호 000-00-00000 · 통신판매업신고 제0000-서울마포-0000호<br>고객센터 1500-0000 (평일 10:00~17:00, 점심 12:30~13:30) · help@noeulseoga.example<br>© NOEULSEOGA Corp.</div></footer>';
  }
  var books = function (n) { var t = ['느린 저녁의 온도', '바다를 접는 법', '이웃집 식물학자', '마흔의 문장들', '돈의 습관', '사라진 골목', '고양이와 경제학', '새벽 네 시의 편지'], o = ''; for (var i = 0; i < n; i++) o += '<li><img alt="" src="/covers/' + i + '.svg">' + t[i] + '</li>'; return '<ul class="books">' + o + '</ul>'; };

  function home() {
    var s = me.subscription, end = s.status === 'CANCEL_RESERVED';
    frame('<div class="card profile"><div class="avatar"></div><div><strong>' + me.nickname + '님</strong><span class="muted">' + me.email + ' · 팔로워 12 · 팔로잉 31</span></div></div>' +
      '<div class="card"><h3>' + s.planName + badge(s) + '</h3>' +
      (end ? '<div class="row"><span>이용 종료일</span><span>' + dt(s.periodEnd) + '</span></div>' : '<div class="row"><span>다음 결제 예정일</span><span>' + dt(s.nextPaymentAt) + '</span></div><div class="row"><span>결제 예정 금액</span><span>' + (s.coupon ? won(s.price / 2) + ' (쿠폰 적용)' : won(s.price)) + '</span></div>') +
      '<div class="row"><a class="link-arrow" href="/settings/subscription">구독 관리</a><a class="link-arrow" href="/settings/payments">결제 내역</a></div></div>' +
      '<a class="banner" href="/settings/change"><span><strong>연 정기구독으로 바꾸면 2개월이 무료</strong><span class="muted">월 9,917원으로 무제한 독서</span></span><b>바꾸기 ›</b></a>' +
      '<div class="card"><h3>최근 읽은 책</h3>' + books(6) + '</div><div class="card"><h3>이번 달 독서 리포트</h3><p class="muted">11월에는 지난달보다 2시간 더 읽었어요. 상위 18% 독서가예요!</p></div>', '/');
    var until = null; try { until = localStorage.getItem('nsg_event'); } catch (e) { }
    if (!seenEvent && until !== new Date().toDateString()) {
      seenEvent = true;
      var l = layer('<div class="art">연말 독서 챌린지<small>3권 완독하면 추첨으로 리더기를 드려요</small></div><div class="bar"><button type="button" data-k="d">오늘 하루 그만 보기</button><button type="button" data-k="c">닫기</button></div>');
      l.firstChild.classList.add('event');
      on('button', function (e, b) { if (b.dataset.k === 'd') try { localStorage.setItem('nsg_event', new Date().toDateString()); } catch (x) { } close(); }, l);
    }
  }
  function subscription() {
    var s = me.subscription, end = s.status === 'CANCEL_RESERVED';
    frame('<h1>구독 관리</h1><div class="card"><h3>' + s.planName + badge(s) + '</h3>' +
      (end ? '<p style="margin-bottom:10px">구독 해지가 예약되었습니다. <b>' + dt(s.periodEnd) + '</b>까지 이용할 수 있으며 이후 자동 결제되지 않습니다.</p>' : '') +
      '<div class="row"><span>구독 시작일</span><span>' + dt(s.startedAt) + '</span></div><div class="row"><span>이용 기간</span><span>' + dt(s.periodStart) + ' ~ ' + dt(s.periodEnd) + '</span></div>' +
      (end ? '<div class="row"><span>해지 신청일</span><span>' + dt(s.cancelledAt) + '</span></div>' : '<div class="row"><span>다음 결제일</span><span>' + dt(s.nextPaymentAt) + '</span></div><div class="row"><span>결제 금액</span><span>' + (s.coupon ? won(s.price / 2) + ' (50% 할인 쿠폰 적용)' : won(s.price)) + '</span></div>') +
      '<div class="row"><span>결제 수단</span><span>' + s.paymentMethod + ' <button type="button" class="text-btn" id="paychg">변경</button></span></div>' +
      (end ? '<div class="btns"><button type="button" class="btn primary" id="resume">해지 취소하고 계속 구독하기</button></div>' : '<div class="btns"><a class="btn primary" href="/settings/change">연 정기구독으로 변경</a><a class="btn line" href="/gift">구독권 선물하기</a></div>') + '</div>' +
      '<div class="notice"><b>구독 안내</b><ul style="margin-top:8px"><li>정기구독은 매월 결제일에 등록하신 결제 수단으로 자동 결제됩니다.</li><li>이동통신사 요금제·제휴 멤버십으로 이용 중인 경우 해당 제휴사에서 해지하셔야 합니다.</li><li>앱 마켓(인앱결제)으로 구독하신 경우 각 마켓의 구독 메뉴에서 해지해 주세요.</li><li>결제 후 7일 이내에 도서를 열람하지 않은 경우 고객센터를 통해 환불받을 수 있습니다.</li></ul></div>' +
      (end ? '' : '<p style="text-align:right"><a class="text-btn" href="/settings/subscription/cancel">구독 해지</a></p>'), '/settings/subscription');
    on('#paychg', function () { toast('결제 수단 변경은 앱에서 할 수 있어요.'); });
    on('#resume', function () { post('/api/v2/subscription/resume').then(function () { toast('해지가 취소되었습니다.'); load(); }); });
  }
  function cancel1() {
    if (me.subscription.status === 'CANCEL_RESERVED') return go('/settings/subscription');
    var t = me.stats; form = { reason: null, etc: '', agree: false };
    frame('<p class="steps">구독 해지</p><h1>' + me.nickname + '님, 정말 떠나시나요?</h1><p>노을서가와 함께한 ' + t.days + '일의 기록이에요.</p>' +
      '<div class="stats"><div><b>' + t.books + '권</b>읽은 책</div><div><b>' + t.hours + '시간</b>독서 시간</div><div><b>' + t.highlights + '개</b>하이라이트</div><div><b>' + t.days + '일</b>함께한 날</div></div>' +
      '<h3>해지하면 더 이상 누릴 수 없어요</h3><ul class="lose"><li>18만 권의 전자책·오디오북·챗북 무제한 이용</li><li>매주 새로 들어오는 독점 선공개 도서</li><li>내서재에 담아 둔 책 128권 이어 읽기</li><li>독서 모임과 작가와의 만남 우선 초대</li></ul>' +
      '<div class="card" style="margin-top:22px"><h3>다음 주에 이런 책이 들어와요</h3>' + books(5) + '</div>' +
      '<div class="btns"><button type="button" class="btn gray" id="nx">해지 계속하기</button><button type="button" class="btn primary" id="keep">구독 유지하기</button></div>', '/settings/subscription', true);
    on('#nx', function () { go('/settings/subscription/cancel/reason'); }); on('#keep', function () { go('/settings/subscription'); });
  }
  var reasons = [['READ_LESS', '책을 읽을 시간이 없어요'], ['NO_BOOK', '읽고 싶은 책이 없어요'], ['PRICE', '구독료가 부담돼요'], ['OTHER_SVC', '다른 독서 서비스를 이용해요'], ['BUG', '앱 오류나 사용이 불편해요'], ['REJOIN', '다른 상품(제휴·연간)으로 다시 가입하려고요'], ['ETC', '기타']];
  function cancel2() {
    frame('<p class="steps">구독 해지</p><h1>해지하시는 이유를 알려 주세요</h1><p class="muted" style="margin-bottom:18px">더 나은 서비스를 만드는 데 소중히 쓸게요. (필수)</p>' +
      reasons.map(function (r) { return '<label class="radio"><input type="radio" name="reason" value="' + r[0] + '"><i></i><span>' + r[1] + '</span></label>'; }).join('') + '<div id="etc"></div>' +
      '<div class="btns"><button type="button" class="btn line" id="bk">이전</button><button type="button" class="btn primary" id="nx" disabled>다음</button></div>', '/settings/subscription', true);
    document.querySelectorAll('input[name=reason]').forEach(function (i) { i.addEventListener('change', function () {
      form.reason = i.value; var box = document.getElementById('etc'); box.innerHTML = i.value === 'ETC' ? '<textarea maxlength="200" placeholder="이유를 적어 주세요. (최대 200자)"></textarea>' : '';
      var ta = box.querySelector('textarea'); if (ta) ta.addEventListener('input', function () { form.etc = ta.value; document.getElementById('nx').disabled = !ta.value.trim(); });
      document.getElementById('nx').disabled = !!ta; }); });
    on('#bk', function () { history.back(); });
    on('#nx', function () {
      var l = layer('<h4>잠깐만요!</h4><p>오래 함께해 주신 ' + me.nickname + '님께만 드려요.</p><div class="coupon">50% 할인<small>다음 결제 1회 · ' + won(5950) + '에 한 달 더</small></div><div class="btns col"><button type="button" class="btn primary" data-k="y">할인받고 계속 구독하기</button><button type="button" class="btn" data-k="n" style="color:#888">괜찮아요, 해지할게요</button></div>');
      on('button', function (e, b) { if (b.dataset.k === 'y') post('/api/v2/coupons/stay').then(function () { close(); toast('할인 쿠폰이 적용되었습니다.'); go('/settings/subscription'); }); else { close(); go('/settings/subscription/cancel/confirm'); } }, l);
    });
  }
  function cancel3() {
    if (!form.reason) return go('/settings/subscription/cancel');
    var s = me.subscription;
    frame('<p class="steps">구독 해지</p><h1>해지 전 꼭 확인해 주세요</h1><div class="card"><div class="row"><span>해지 상품</span><span>' + s.planName + '</span></div><div class="row"><span>이용 가능 기간</span><span>' + dt(s.periodEnd) + '까지</span></div><div class="row"><span>다음 결제</span><span>결제되지 않음</span></div></div>' +
      '<div class="notice"><ul><li>해지를 신청해도 ' + dt(s.periodEnd) + '까지는 지금처럼 이용할 수 있습니다.</li><li>이용 기간이 끝나면 내려받은 책을 포함하여 모든 도서를 열람할 수 없습니다.</li><li>내서재, 하이라이트, 포스트는 삭제되지 않으며 다시 구독하면 이어서 볼 수 있습니다.</li><li>남은 이용 기간에 대한 중도 환불을 원하시면 고객센터로 문의해 주세요. 이용 내역에 따라 환불 금액이 달라집니다.</li><li>구독 해지와 회원 탈퇴는 별개입니다.</li></ul></div>' +
      '<label class="radio sq"><input type="checkbox" id="ag"><i></i><span>위 유의사항을 모두 확인했습니다.</span></label>' +
      '<div class="btns"><button type="button" class="btn gray" id="go" disabled>해지 신청하기</button><button type="button" class="btn primary" id="keep">구독 유지하기</button></div>', '/settings/subscription', true);
    var ag = document.getElementById('ag'), b = document.getElementById('go');
    ag.addEventListener('change', function () { form.agree = ag.checked; b.disabled = !ag.checked; });
    on('#keep', function () { go('/settings/subscription'); });
    on('#go', function () {
      var l = layer('<h4>구독을 해지하시겠습니까?</h4><p>' + dt(s.periodEnd) + ' 이후 이용이 종료됩니다.</p><div class="btns"><button type="button" class="btn gray" data-k="n">취소</button><button type="button" class="btn primary" data-k="y">확인</button></div>');
      on('button', function (e, x) {
        if (x.dataset.k === 'n') return close(); x.disabled = true;
        post('/api/v2/subscription/cancel', { reason: form.reason, etc: form.etc, agree: form.agree }).then(function () { close(); go('/settings/subscription/cancel/done'); }, function (er) { close(); toast(er.message || '잠시 후 다시 시도해 주세요.'); });
      }, l);
    });
  }
  function done() {
    var s = me.subscription; if (s.status !== 'CANCEL_RESERVED') return go('/settings/subscription');
    frame('<div style="text-align:center;padding:50px 0"><h1>해지 신청이 완료되었습니다</h1><p>' + dt(s.periodEnd) + '까지 노을서가를 이용할 수 있어요.<br>그동안 함께해 주셔서 고맙습니다.</p><div class="btns" style="max-width:420px;margin:30px auto"><a class="btn line" href="/settings/subscription">구독 관리로 가기</a><a class="btn primary" href="/today">책 읽으러 가기</a></div></div>', '', true);
  }
  function change() {
    frame('<h1>연 정기구독으로 변경</h1><div class="card"><h3>전자책 연 정기구독</h3><div class="row"><span>결제 금액</span><span>119,000원 (12개월)</span></div><div class="row"><span>월 환산</span><span>9,917원</span></div><div class="btns"><button type="button" class="btn primary" id="buy">119,000원 결제하기</button></div></div>', '/settings/subscription');
    on('#buy', function () { post('/api/v2/subscription/change', { plan: 'yearly' }).then(function () { go('/settings/subscription'); }); });
  }
  function payments() { get('/api/v2/payments').then(function (j) { frame('<h1>결제 내역</h1><table><tr><th>결제일</th><th>상품</th><th>금액</th><th>상태</th></tr>' + j.rows.map(function (r) { return '<tr><td>' + dt(r.date) + '</td><td>' + r.name + '</td><td>' + won(r.amount) + '</td><td>' + r.status + '</td></tr>'; }).join('') + '</table>', '/settings/payments'); }); }
  function noti() {
    var n = [['push', '앱 푸시 알림'], ['marketing_email', '이벤트·혜택 이메일 수신'], ['sms', '이벤트·혜택 문자 수신']];
    frame('<h1>알림 설정</h1><div class="card">' + n.map(function (x) { return '<div class="row"><span>' + x[1] + '</span><button type="button" role="switch" aria-label="' + x[1] + '" aria-checked="' + me.noti[x[0]] + '" class="sw ' + (me.noti[x[0]] ? 'on' : '') + '" data-k="' + x[0] + '"></button></div>'; }).join('') + '</div>', '/settings/notifications');
    on('.sw', function (e, b) { var o = {}; o[b.dataset.k] = !me.noti[b.dataset.k]; post('/api/v2/notifications', o).then(load); });
  }
  function profile() {
    frame('<h1>회원정보</h1><div class="card"><div class="row"><span>닉네임</span><span>' + me.nickname + '</span></div><div class="row"><span>이메일</span><span>' + me.email + '</span></div><div class="row"><span>휴대폰 번호</span><span>010-****-4417</span></div><div class="row"><span>본인인증</span><span>완료</span></div></div><p style="text-align:right"><button type="button" class="text-btn" id="wd">회원 탈퇴</button></p>', '/settings/profile');
    on('#wd', function () { var l = layer('<h4>정말 탈퇴하시겠습니까?</h4><p>내서재와 독서 기록이 모두 삭제되며 복구할 수 없습니다.</p><div class="btns"><button type="button" class="btn gray" data-k="n">취소</button><button type="button" class="btn primary" data-k="y">탈퇴하기</button></div>'); on('button', function (e, x) { close(); if (x.dataset.k === 'y') post('/api/v2/account/withdraw').then(load); }, l); });
  }
  function gift() { frame('<h1>구독권 선물</h1><div class="card"><h3>1개월 구독권</h3><p class="muted">카카오톡·문자로 바로 보내세요.</p><div class="btns"><button type="button" class="btn primary" id="g">11,900원 결제하기</button></div></div>', ''); on('#g', function () { post('/api/v2/gift').then(function () { toast('결제가 완료되었습니다.'); }); }); }
  function help() {
    var q = [['구독은 어떻게 해지하나요?', '관리 > 구독 관리 화면 아래의 ‘구독 해지’에서 신청할 수 있습니다. 인앱결제·제휴 상품은 결제하신 곳에서 해지해 주세요.'], ['해지하면 바로 이용이 끝나나요?', '남은 이용 기간 동안은 그대로 이용할 수 있고, 기간이 끝나면 더 이상 결제되지 않습니다.'], ['환불받을 수 있나요?', '결제 후 7일 이내 도서를 열람하지 않은 경우 전액 환불됩니다. 1:1 문의로 접수해 주세요.'], ['기기는 몇 대까지 쓸 수 있나요?', '최대 5대까지 등록할 수 있습니다.']];
    frame('<h1>고객센터</h1><div class="card">' + q.map(function (x) { return '<details><summary>' + x[0] + '</summary><p>' + x[1] + '</p></details>'; }).join('') + '</div><p class="muted">1:1 문의 · 채팅 상담 평일 10:00~17:00</p>', '/help');
  }
  function misc(t) { return function () { frame('<h1>' + t + '</h1><div class="card"><h3>오늘의 추천</h3>' + books(6) + '</div><div class="card"><h3>이번 주 인기</h3>' + books(5) + '</div>', ''); }; }
  var routes = { '/': home, '/settings/subscription': subscription, '/settings/subscription/cancel': cancel1, '/settings/subscription/cancel/reason': cancel2, '/settings/subscription/cancel/confirm': cancel3, '/settings/subscription/cancel/done': done, '/settings/change': change, '/settings/payments': payments, '/settings/notifications': noti, '/settings/profile': profile, '/gift': gift, '/help': help,
    '/today': misc('투데이'), '/search': misc('검색'), '/feed': misc('피드'), '/library': misc('내서재'), '/settings/device': function () { frame('<h1>기기 관리</h1><div class="card"><div class="row"><span>Galaxy S23</span><span>최근 접속 오늘</span></div><div class="row"><span>Chrome (PC)</span><span>현재 기기</span></div></div>', '/settings/device'); },
    '/settings/coupons': function () { frame('<h1>쿠폰·이용권 등록</h1><div class="card"><p class="muted">사용할 수 있는 쿠폰이 없습니다.</p></div>', '/settings/coupons'); }, '/terms': function () { frame('<h1>이용약관</h1><div class="notice">제1조(목적) 이 약관은 (주)노을서가가 제공하는 전자책 정기구독 서비스의 이용 조건과 절차를 정합니다.<br>제12조(해지) 회원은 언제든지 서비스 내 구독 관리 화면에서 정기구독을 해지할 수 있으며 해지의 효력은 이용 기간 만료일에 발생합니다.</div>', ''); } };
  function load() {
    close(); frame('<div class="sk"></div><div class="sk"></div><div class="sk" style="height:60px"></div>', location.pathname);
    get('/api/v2/me').then(function (j) {
      me = j; setTimeout(function () {
        if (!j.loggedIn) { root.innerHTML = '<div class="boot"><p>로그아웃되었습니다. 탈퇴한 계정입니다.</p></div>'; return; }
        (routes[location.pathname] || misc('페이지를 찾을 수 없어요'))();
      }, 250);
    });
  }
  load();
})();
