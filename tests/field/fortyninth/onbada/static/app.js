(function(){
'use strict';
var V='data-v-5c1f0b7e',D=null,st={reason:'',text:''},pop=null,band=!sessionStorage.getItem('band');
var app=document.getElementById('app');
function won(n){return String(n).replace(/\B(?=(\d{3})+$)/g,',');}
function post(u,b){return fetch(u,{method:'POST',headers:{'Content-Type':'application/json','X-Requested-With':'XMLHttpRequest'},body:JSON.stringify(b||{})}).then(function(r){return r.json();});}
function load(){return fetch('/apis/my/ticket').then(function(r){return r.json();}).then(function(j){D=j.result;});}
function go(p){history.pushState({},'',p);window.scrollTo(0,0);load().then(render);}
window.addEventListener('popstate',function(){load().then(render);});
var TABS=[['/my/history','시청내역'],['/my/zzim','관심 콘텐츠'],['/my/purchase','개별 구매'],['/my/ticket','이용권 내역'],['/my/coin','코인 · 쿠폰'],['/my/qna','1:1 문의'],['/my/info','회원정보 수정']];
var COL=['#5a2b3f,#1d1430','#1c4a5e,#0d1a2b','#6b4a1e,#21130a','#2c5a3a,#0f1f16','#4a2c6b,#160f25','#5e1c1c,#200a0a'];
function rail(a){return '<div class="rail" '+V+'>'+a.map(function(t,i){return '<a href="/player/c'+(i+101)+'" data-link class="poster" style="background:linear-gradient(160deg,'+COL[i%6]+')"><span>'+t+'</span></a>';}).join('')+'</div>';}
function ticketName(){return D.plan+' 월간 이용권';}
function header(){return (band?'<div class="band-banner" '+V+'>🎬 온바다 오리지널 &lt;파도의 계절&gt; 전 회차 공개! <b>지금 연간 이용권 최대 25% 할인</b> <a href="/voucher" data-link>자세히 보기 &gt;</a><button type="button" class="btn-band-close" data-a="band" aria-label="닫기">✕</button></div>':'')+
'<header class="header" '+V+'><a class="logo" href="/home" data-link>ON<em>BADA</em></a><nav class="gnb" '+V+'><a href="/home" data-link>홈</a><a href="/live" data-link>LIVE</a><a href="/category/drama" data-link>드라마</a><a href="/category/variety" data-link>예능</a><a href="/category/movie" data-link>영화</a><a href="/category/overseas" data-link>해외시리즈</a><a href="/news" data-link>뉴스</a></nav>'+
'<div class="util" '+V+'><a href="/search" data-link>검색</a><a href="/voucher" data-link class="btn-ticket">이용권</a><a href="/" data-link>MY</a><div class="profile-wrap"><a href="/" data-link class="profile-btn" title="'+D.nick+'"></a><ul class="profile-layer"><li><a href="/profile" data-link>프로필 변경</a></li><li><a href="/" data-link>MY</a></li><li><a href="/my/ticket" data-link>이용중 이용권</a></li><li><a href="/my/coin" data-link>코인 · 쿠폰</a></li><li><a href="/customer" data-link>고객센터</a></li><li><a href="/logout" data-link>로그아웃</a></li></ul></div></div></header>';}
function myTop(cur){
 var sum=D.left?'<dd>탈퇴 처리된 계정입니다</dd>':'<dd>'+ticketName()+'<span class="tag'+(D.auto?'">자동결제 이용중':' gray">자동결제 해지')+'</span></dd><span class="sub">'+(D.auto?'다음 결제 예정일 '+D.next:'이용 만료일 '+D.expire+' (이후 결제되지 않습니다)')+'</span>';
 return '<section class="my-top" '+V+'><span class="pic"></span><div><p class="nick">'+D.nick+'</p><p class="mail">네이버 계정 '+D.email+'</p></div><div class="links"><a href="/profile" data-link>프로필 관리</a><a href="/my/info" data-link>회원정보 수정</a></div></section>'+
 '<section class="my-summary" '+V+'><dl class="box"><dt>이용중인 이용권</dt>'+sum+'</dl><dl class="box"><dt>보유 코인</dt><dd>'+won(D.coin)+' C</dd><a class="sub" href="/my/coin" data-link>코인 충전 &gt;</a></dl><dl class="box"><dt>쿠폰</dt><dd>1장</dd><a class="sub" href="/my/coin" data-link>쿠폰 등록 &gt;</a></dl></section>'+
 '<nav class="my-tab" '+V+'>'+TABS.map(function(t){return '<a href="'+t[0]+'" data-link'+(t[0]===cur?' class="on"':'')+'>'+t[1]+'</a>';}).join('')+'</nav>';}
function footer(){return '<footer class="footer" '+V+'><div class="fl"><a href="/company" data-link>회사소개</a><a href="/terms" data-link>이용약관</a><a href="/privacy" data-link><b>개인정보처리방침</b></a><a href="/youth" data-link>청소년보호정책</a><a href="/legal" data-link>법적고지</a><a href="/event" data-link>이벤트</a><a href="/customer" data-link>고객센터</a><a href="/recruit" data-link>인재채용</a></div><p>온바다미디어 주식회사 | 대표이사 한여울 | 서울특별시 영등포구 여의나루로 00, 11층</p><p>사업자등록번호 000-86-00000 | 통신판매업 신고번호 제 2021-서울영등포-0000호 | 전자우편주소 help@onbada.example</p><p>고객센터 1599-0000 (평일 09:00~18:00, 점심 12:00~13:00 / 유료) | 호스팅서비스제공자 온바다미디어(주)</p><p>Copyright © 온바다미디어 주식회사. All rights reserved.</p></footer>';}
function pgHome(){return myTop('')+'<div class="container" '+V+'><h2 class="tit">이어보기</h2>'+rail(['파도의 계절','형사반장 97','밥은 먹고 다니니','오늘도 출근','고래와 나','심야 라디오'])+'<h2 class="tit">바다거북님이 좋아할 만한 콘텐츠</h2>'+rail(['모범 변호사','도깨비 시장','런닝 투게더','나 혼자 논다','검은 섬','첫눈이 오면'])+'</div>';}
function pgTicket(){
 var b='<h2 class="tit">이용중인 이용권</h2>';
 if(D.left)b+='<div class="empty">이용중인 이용권이 없습니다.</div>';
 else b+='<div class="ticket-box" '+V+'><p class="name">'+ticketName()+'<span class="tag'+(D.auto?'">자동결제':' gray">자동결제 해지')+'</span></p><p class="desc">실시간 방송 · VOD 무제한 / Full HD / 동시시청 2대</p><table class="info-tbl"><tbody><tr><th>이용기간</th><td>'+D.start+' ~ '+D.expire+'</td></tr><tr><th>결제금액</th><td>월 '+won(D.price)+'원 (VAT 포함)</td></tr>'+
  (D.auto?'<tr><th>다음 결제 예정일</th><td>'+D.next+'</td></tr><tr><th>결제수단</th><td>'+D.pay+'<button type="button" class="btn-sm" data-go="/my/payment">변경</button></td></tr>':'<tr><th>자동결제</th><td>해지 완료 · '+D.expire+' 이용 만료 후 결제되지 않습니다.</td></tr>')+
  '</tbody></table><div class="btn-row">'+(D.auto?'<button type="button" class="btn-line" data-go="/my/ticket/change">이용권 변경</button><button type="button" class="btn-line" data-go="/my/ticket/cancel">자동결제 해지</button>':'<button type="button" class="btn-line" data-a="restore">자동결제 해지 취소</button>')+'</div></div>';
 b+='<h2 class="tit" style="margin-top:40px">이용권 결제내역</h2><table class="hist"><thead><tr><th>결제일</th><th>이용권명</th><th>결제금액</th><th>결제수단</th><th>상태</th></tr></thead><tbody>'+D.history.map(function(h){return '<tr><td>'+h.date+'</td><td>'+h.name+'</td><td>'+won(h.price)+'원</td><td>'+h.pay+'</td><td>'+h.state+'</td></tr>';}).join('')+'</tbody></table>';
 b+='<div class="notice" '+V+'><h4>유의사항</h4><ul><li>자동결제 이용권은 해지 신청 전까지 매월 결제 예정일에 자동으로 결제됩니다.</li><li>결제 예정일 당일에는 자동결제 해지 및 결제수단 변경이 불가합니다.</li><li>앱스토어(애플)에서 구매한 이용권은 설정 &gt; Apple ID &gt; 구독에서, 제휴 이용권은 해당 제휴사에서 해지하실 수 있습니다.</li><li>결제 후 7일 이내 이용 이력이 없는 경우 청약철회가 가능하며, 중도해지 및 환불 문의는 고객센터(1599-0000)를 이용해 주세요.</li><li>회원 탈퇴 시 이용권은 즉시 소멸되며 환불되지 않습니다.</li></ul></div>';
 return myTop('/my/ticket')+'<div class="container" '+V+'>'+b+'</div>';}
function pgCancel(){
 if(!D.auto||D.left)return '<div class="container"><div class="empty">해지할 수 있는 자동결제 이용권이 없습니다.<br><br><a class="btn-gray" href="/my/ticket" data-link>이용권 내역</a></div></div>';
 return '<div class="container" '+V+'><div class="cancel-wrap"><h2>'+D.nick+'님,<br>정말 자동결제를 해지하시겠어요?</h2><p class="lead">해지하시면 '+D.expire+' 이후 아래 혜택을 더 이상 이용하실 수 없어요.</p><ul class="loss"><li>지상파 · 종편 실시간 채널<em>90여 개 채널</em></li><li>최신 방송 VOD 무제한<em>광고 없이 시청</em></li><li>온바다 오리지널 &amp; 영화<em>6,000여 편</em></li><li>Full HD 화질 · 동시시청<em>2대</em></li></ul>'+
 (D.keepUsed?'':'<div class="keep-event"><strong>잠깐! 해지를 취소하시면 10,000코인을 드려요</strong><p>최신 영화 2편을 볼 수 있는 코인 · 지급일로부터 30일간 사용 가능 · 자동결제는 유지됩니다</p><button type="button" data-a="keep">코인 받고 계속 이용하기</button></div>')+
 '<h2 class="tit" style="font-size:17px;text-align:left">아직 못 본 인기작이 기다리고 있어요</h2>'+rail(['파도의 계절','모범 변호사','검은 섬','도깨비 시장','고래와 나','첫눈이 오면'])+
 '<div class="notice"><h4>해지 전 확인해 주세요</h4><ul><li>자동결제를 해지해도 이용 만료일('+D.expire+')까지 이용권을 계속 이용하실 수 있습니다.</li><li>해지 후 재가입 시 현재 적용 중인 가격 및 프로모션 혜택이 적용되지 않을 수 있습니다.</li><li>보유하신 코인과 쿠폰은 유효기간까지 사용하실 수 있습니다.</li></ul></div><div class="two-btn"><button type="button" class="btn-gray" data-go="/my/ticket/cancel/reason">해지하기</button><button type="button" class="btn-blue" data-go="/my/ticket">이용권 유지하기</button></div></div></div>';}
var RS=[['R01','보고 싶은 콘텐츠가 없어요'],['R02','이용 요금이 부담돼요'],['R03','자주 이용하지 않아요'],['R04','재생 오류 · 화질 등 서비스가 불편해요'],['R05','다른 OTT 서비스를 이용하려고 해요'],['R06','보고 싶은 콘텐츠를 다 봤어요'],['R07','다른 이용권으로 재구매하려고 해요'],['R99','기타']];
function pgReason(){
 if(!D.auto||D.left)return pgCancel();
 return '<div class="container" '+V+'><div class="cancel-wrap"><h2>해지하시는 이유를 알려주세요</h2><p class="lead">더 나은 온바다가 되도록 소중한 의견을 반영하겠습니다. (필수)</p><ul class="reason-list">'+RS.map(function(r){return '<li '+V+'><label><input type="radio" name="cancelReason" value="'+r[0]+'"'+(st.reason===r[0]?' checked':'')+'><span class="ico"></span><span>'+r[1]+'</span></label></li>';}).join('')+'</ul><textarea class="reason-text" maxlength="200" placeholder="'+(st.reason==='R99'?'기타 사유를 입력해 주세요.':'추가 의견이 있다면 입력해 주세요. (선택)')+'"></textarea><div class="two-btn"><button type="button" class="btn-gray" data-a="ask">자동결제 해지</button><button type="button" class="btn-blue" data-go="/my/ticket">계속 이용하기</button></div></div></div>';}
function pgChange(){var P=[['Basic',7900,['HD 화질','동시시청 1대','모바일 · PC']],['Standard',10900,['Full HD 화질','동시시청 2대','모바일 · PC · TV']],['Premium',13900,['최대 4K UHD','동시시청 4대','모바일 · PC · TV']]];
 return myTop('/my/ticket')+'<div class="container" '+V+'><h2 class="tit">이용권 변경</h2><p class="tit-sub">변경 즉시 새 이용권이 적용되며, 기존 이용권의 잔여 금액은 코인으로 환급됩니다.</p><div class="plan-grid">'+P.map(function(p){return '<div class="p'+(p[0]===D.plan?' on':'')+'"><h3>'+p[0]+'</h3><p class="won">월 '+won(p[1])+'원</p><ul>'+p[2].map(function(x){return '<li>'+x+'</li>';}).join('')+'</ul><div class="btn-row">'+(p[0]===D.plan?'<span class="btn-gray">이용중</span>':'<button type="button" class="btn-blue" data-a="change" data-k="'+p[0]+'">변경하기</button>')+'</div></div>';}).join('')+'</div></div>';}
function pgPay(){return myTop('/my/ticket')+'<div class="container" '+V+'><h2 class="tit">결제수단 변경</h2><div class="ticket-box"><p>현재 결제수단 : '+D.pay+'</p><div class="btn-row">'+['신용카드','카카오페이','네이버페이','휴대폰'].map(function(m){return '<button type="button" class="btn-line" data-a="pay" data-k="'+m+'">'+m+'</button>';}).join('')+'</div></div></div>';}
function pgCoin(){return myTop('/my/coin')+'<div class="container" '+V+'><h2 class="tit">코인 충전</h2><div class="ticket-box"><p class="name">'+won(D.coin)+' C</p><p class="desc">개별 구매 콘텐츠를 코인으로 구매하실 수 있습니다.</p><div class="btn-row">'+[5000,10000,30000].map(function(c){return '<button type="button" class="btn-line" data-a="coin" data-k="'+c+'">'+won(c)+' 코인</button>';}).join('')+'</div></div><h2 class="tit">보유 쿠폰</h2><div class="ticket-box"><p class="name">신작 영화 1,000원 할인 쿠폰</p><p class="desc">유효기간 '+D.expire+'까지</p></div></div>';}
function pgInfo(){return myTop('/my/info')+'<div class="container" '+V+'><h2 class="tit">회원정보</h2><div class="ticket-box"><table class="info-tbl"><tbody><tr><th>아이디</th><td>네이버 로그인 ('+D.email+')</td></tr><tr><th>휴대폰 번호</th><td>010-****-31**<button type="button" class="btn-sm">변경</button></td></tr><tr><th>본인인증</th><td>완료</td></tr></tbody></table></div><h2 class="tit">마케팅 정보 수신 동의</h2><div class="ticket-box">'+[['email','이메일'],['sms','문자 메시지'],['push','앱 푸시']].map(function(k){return '<div class="sw-row"><span>'+k[1]+'</span><button type="button" class="sw'+(D.marketing[k[0]]?' on':'')+'" data-a="mk" data-k="'+k[0]+'" aria-label="'+k[1]+' 수신"><i></i></button></div>';}).join('')+'</div><p><a href="/my/leave" data-link class="btn-txt">회원탈퇴</a></p></div>';}
function pgLeave(){return myTop('/my/info')+'<div class="container" '+V+'><h2 class="tit">회원탈퇴</h2><div class="notice"><ul><li>탈퇴 시 이용중인 이용권, 코인, 쿠폰은 즉시 소멸되며 복구 및 환불되지 않습니다.</li><li>시청내역, 프로필 등 모든 정보가 삭제됩니다.</li><li>자동결제만 중단하시려면 이용권 내역에서 자동결제를 해지해 주세요.</li></ul></div><div class="two-btn" style="max-width:480px"><button type="button" class="btn-gray" data-a="leave">탈퇴하기</button><button type="button" class="btn-blue" data-go="/my/info">취소</button></div></div>';}
function pgVoucher(){return '<div class="container" '+V+'><h2 class="tit">이용권 구매</h2><p class="tit-sub">'+(D.left?'이용권을 구매하고 온바다를 즐겨보세요.':'현재 '+ticketName()+'을 이용중입니다.')+'</p>'+'<div class="plan-grid">'+[['Basic','월 7,900원'],['Standard','월 10,900원'],['Premium','월 13,900원']].map(function(p){return '<div class="p"><h3>'+p[0]+'</h3><p class="won">'+p[1]+'</p><a class="btn-blue" href="/my/ticket/change" data-link>구매하기</a></div>';}).join('')+'</div></div>';}
function pgFaq(){return '<div class="container" '+V+'><h2 class="tit">고객센터</h2><div class="ticket-box"><p class="name" style="font-size:16px">Q. 이용권 자동결제는 어떻게 해지하나요?</p><p class="desc">온바다 PC/모바일 웹 또는 안드로이드 앱에서 구매한 이용권은 [MY &gt; 이용권 내역 &gt; 자동결제 해지]에서 해지하실 수 있습니다.</p></div><div class="ticket-box"><p class="name" style="font-size:16px">Q. 환불은 어떻게 받나요?</p><p class="desc">결제 후 7일 이내, 이용 이력이 없는 경우 1:1 문의 또는 고객센터로 신청해 주세요.</p></div></div>';}
function page(){var p=location.pathname.replace(/\/$/,'')||'/';
 switch(p){case '/':case '/my':return pgHome();case '/my/ticket':return pgTicket();case '/my/ticket/cancel':return pgCancel();case '/my/ticket/cancel/reason':return pgReason();case '/my/ticket/change':return pgChange();case '/my/payment':return pgPay();case '/my/coin':return pgCoin();case '/my/info':return pgInfo();case '/my/leave':return pgLeave();case '/voucher':return pgVoucher();case '/customer':case '/my/qna':return pgFaq();}
 if(p.indexOf('/my/')===0)return myTop(p)+'<div class="container"><div class="empty">내역이 없습니다.</div></div>';
 return '<div class="container" '+V+'><h2 class="tit">오늘의 온바다 TOP</h2>'+rail(['파도의 계절','모범 변호사','런닝 투게더','도깨비 시장','나 혼자 논다','검은 섬'])+'<h2 class="tit">새로 올라왔어요</h2>'+rail(['심야 라디오','고래와 나','오늘도 출근','첫눈이 오면','형사반장 97','밥은 먹고 다니니'])+'</div>';}
function popup(){return pop?'<div class="popup-dim" '+V+'><div class="popup-box"><p class="txt">'+pop.txt+'</p><div class="btns">'+(pop.ok&&!pop.single?'<button type="button" data-a="popno">취소</button>':'')+'<button type="button" data-a="popok">확인</button></div></div></div>':'';}
function render(){var ta=app.querySelector('.reason-text');if(ta)st.text=ta.value;
 app.innerHTML='<div class="wrap" '+V+'>'+header()+'<main '+V+'>'+page()+'</main>'+footer()+'</div>'+popup();
 ta=app.querySelector('.reason-text');if(ta)ta.value=st.text;}
function show(txt,ok,single){pop={txt:txt,ok:ok,single:single};render();}
function done(txt,to){return function(){load().then(function(){show(txt,function(){go(to);},true);});};}
app.addEventListener('change',function(e){if(e.target.name==='cancelReason'){st.reason=e.target.value;var ta=app.querySelector('.reason-text');ta.placeholder=st.reason==='R99'?'기타 사유를 입력해 주세요.':'추가 의견이 있다면 입력해 주세요. (선택)';}});
app.addEventListener('click',function(e){
 var l=e.target.closest('a[data-link]');if(l){e.preventDefault();pop=null;go(l.getAttribute('href'));return;}
 var g=e.target.closest('[data-go]');if(g){var to=g.getAttribute('data-go');if(to==='/my/ticket/cancel')post('/apis/log/event',{evt:'click_autopay_cancel',page:location.pathname});go(to);return;}
 var t=e.target.closest('[data-a]');if(!t)return;var a=t.getAttribute('data-a'),k=t.getAttribute('data-k');
 if(a==='band'){band=false;sessionStorage.setItem('band','1');render();}
 else if(a==='popno'){pop=null;render();}
 else if(a==='popok'){var f=pop&&pop.ok;pop=null;render();if(f)f();}
 else if(a==='ask'){var tx=app.querySelector('.reason-text').value;
  if(!st.reason)return show('해지 사유를 선택해 주세요.');
  if(st.reason==='R99'&&!tx.trim())return show('기타 사유를 입력해 주세요.');
  show('자동결제를 해지하시겠습니까?\n해지 후에도 '+D.expire+'까지\n이용하실 수 있습니다.',function(){post('/apis/my/ticket/autopay/cancel',{reasonCode:st.reason,reasonText:tx}).then(done('자동결제 해지가 완료되었습니다.','/my/ticket'));});}
 else if(a==='keep')post('/apis/my/ticket/keep-benefit',{}).then(done('10,000코인이 지급되었습니다.\n계속해서 온바다를 즐겨 주세요!','/my/ticket'));
 else if(a==='restore')show('자동결제 해지를 취소하시겠습니까?\n'+D.next+'에 '+won(D.price)+'원이 결제됩니다.',function(){post('/apis/my/ticket/autopay/restore',{}).then(done('자동결제 해지가 취소되었습니다.','/my/ticket'));});
 else if(a==='change')show(k+' 이용권으로 변경하시겠습니까?',function(){post('/apis/my/ticket/change',{to:k}).then(done('이용권이 변경되었습니다.','/my/ticket'));});
 else if(a==='pay')show('결제수단을 '+k+'(으)로 변경하시겠습니까?',function(){post('/apis/my/payment',{method:k}).then(done('결제수단이 변경되었습니다.','/my/ticket'));});
 else if(a==='coin')show(won(k)+' 코인을 등록된 결제수단으로 충전하시겠습니까?',function(){post('/apis/coin/buy',{coin:k}).then(done('충전이 완료되었습니다.','/my/coin'));});
 else if(a==='mk')post('/apis/my/marketing',{key:k,on:!D.marketing[k]}).then(function(){load().then(render);});
 else if(a==='leave')show('정말 탈퇴하시겠습니까?\n모든 정보가 삭제됩니다.',function(){post('/apis/my/leave',{}).then(done('탈퇴가 완료되었습니다.','/'));});
});
load().then(render);
})();
