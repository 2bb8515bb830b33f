"""Frame, style, script and layer popups of 노래샘."""

CSS = """*{box-sizing:border-box}body{margin:0;font:13px/1.6 "Noto Sans CJK KR","Malgun Gothic","맑은 고딕",Dotum,sans-serif;color:#333;background:#fff}a{color:#333;text-decoration:none}a:hover{text-decoration:underline}ul{list-style:none;margin:0;padding:0}button{font:inherit;cursor:pointer}
.blind{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0)}#wrap{min-width:1008px}.util{background:#f7f7f7;border-bottom:1px solid #e5e5e5;text-align:right;padding:5px 20px;font-size:12px}.util a{margin-left:14px}
#header{width:1008px;margin:0 auto;padding:20px 0 0}#header .logo{font-size:30px;font-weight:800;color:#1a7f9c}#header form{display:inline-block;margin-left:40px}#header form input{width:330px;padding:9px 12px;border:2px solid #1a7f9c;border-radius:20px}#gnb ul{display:flex;gap:30px;padding:14px 0;border-bottom:2px solid #1a7f9c;font-size:15px;font-weight:700}
#conts{width:1008px;margin:0 auto;padding:26px 0 60px;display:flex;gap:30px;min-height:540px}.lnb{width:170px;flex:none;border:1px solid #e5e5e5;padding:12px}.lnb h2{font-size:16px;margin:0 0 8px}.lnb a{display:block;padding:6px 0}.lnb .on a{color:#1a7f9c;font-weight:700}.cont{flex:1}.cont.wide{width:100%}
.title{font-size:22px;margin:0 0 14px}.h_s{font-size:15px;margin:26px 0 8px}.tab{display:flex;border-bottom:1px solid #1a7f9c}.tab li a{display:block;padding:9px 18px;border:1px solid #ddd;border-bottom:0;margin-right:-1px}.tab .on a{background:#1a7f9c;color:#fff}
.tbl_style{width:100%;border-collapse:collapse;border-top:2px solid #555}.tbl_style th{background:#fafafa;font-weight:400;padding:8px;border-bottom:1px solid #e5e5e5}.tbl_style td{padding:13px 8px;text-align:center;border-bottom:1px solid #eee}.tbl_style .t_left{text-align:left}.s{font-size:12px;color:#888}.fc_red{color:#d3352f}.fc_green{color:#1a9c5d}.sale{color:#d3352f;font-style:normal}
.btn_std,.btn_emphs02,.btn_big{display:inline-block;border:1px solid #ccc;background:#fff;padding:0;border-radius:3px;margin:2px}.odd_span{display:block}.even_span{display:block;padding:5px 12px;font-size:12px}.btn_emphs02{background:#1a9c5d;border-color:#178a52;color:#fff}.btn_big .even_span,.layer_popup .even_span{padding:10px 24px;font-size:14px}
.pay_info{display:grid;grid-template-columns:90px 1fr;background:#fafafa;padding:12px 16px;margin:0}.pay_info dt{color:#888}.pay_info dd{margin:0}.lnk{color:#1a7f9c;text-decoration:underline;margin-left:8px}.bx_info{border:1px solid #f0d9b5;background:#fffaf0;padding:12px 16px}.banner{background:linear-gradient(90deg,#1a7f9c,#4fb3a0);padding:18px 22px;margin:24px 0}.banner a{color:#fff}.noti{background:#f7f7f7;padding:14px 20px;font-size:12px;color:#777}.noti h4{margin:0 0 6px}.noti li:before{content:"· "}.empty{text-align:center;padding:80px 0;color:#888;width:100%}
.dimmed{position:fixed;inset:0;background:#000;opacity:.5;z-index:100;display:none}.layer_popup{position:fixed;left:50%;top:50%;transform:translate(-50%,-50%);width:500px;max-height:92vh;overflow:auto;background:#fff;border:1px solid #444;z-index:110;display:none}.layer_popup .hd{background:#1a7f9c;color:#fff;padding:11px 18px;font-size:15px;font-weight:700;display:flex;justify-content:space-between}.layer_popup .hd button{border:0;background:none;color:#fff;font-size:18px}.layer_popup .bd{padding:20px 24px}.layer_popup .btm{text-align:center;padding:14px;border-top:1px solid #eee;background:#fafafa}
.benefit{display:flex;gap:8px;margin:12px 0}.benefit li{flex:1;border:1px solid #dfe9ec;padding:10px;text-align:center;font-size:12px}.benefit b{display:block;color:#1a7f9c;font-size:16px}.keep{background:#eef8f2;border:1px solid #9dd4b6;padding:14px;text-align:center}.keep strong{font-size:16px;color:#128048}.opt{display:block;padding:4px 0}.fs{border:1px solid #e5e5e5;margin:0 0 12px;padding:8px 14px 12px}.fs legend{font-weight:700;padding:0 5px}.refund{display:none;background:#fff5f5;border:1px solid #f0c8c8;padding:9px 12px;font-size:12px}
.goods{display:grid;grid-template-columns:1fr 1fr;gap:16px}.goods li{border:1px solid #ddd;padding:18px}.goods strong,.goods span{display:block}.main{width:100%}.hero{height:220px;background:linear-gradient(110deg,#17324a,#1a7f9c 55%,#e9a55f);color:#fff;padding:60px 40px;font-size:24px;font-weight:700}.cols{display:flex;gap:30px}.cols>div{flex:1}.albums{display:flex;gap:12px}.albums li{width:130px}.albums i{display:block;height:130px;background:linear-gradient(135deg,#c7d6dd,#6d8fa0)}
#footer{border-top:1px solid #ddd;background:#f7f7f7;padding:24px 0;font-size:12px;color:#888}#footer div{width:1008px;margin:0 auto}#footer a{margin-right:14px;color:#666}.mp{position:fixed;right:20px;bottom:20px;background:#222;color:#fff;border:0;border-radius:24px;padding:11px 18px;z-index:5}"""


def btn(label, cls, hook, href=""):
    inner = f'<span class="odd_span"><span class="even_span">{label}</span></span>'
    return f'<a href="{href}" class="{cls}">{inner}</a>' if href else f'<button type="button" class="{cls} {hook}">{inner}</button>'


def lnb(key):
    it = [("product", "내 이용권", "/mypage/product"), ("history", "결제내역", "/mypage/history"), ("coupon", "쿠폰/선물함", "/mypage/coupon"), ("payment", "결제수단 관리", "/mypage/payment"), ("info", "회원정보", "/mypage/info")]
    return '<div class="lnb"><h2>내 정보</h2><ul>' + "".join(f'<li{" class=on" if k == key else ""}><a href="{u}">{n}</a></li>' for k, n, u in it) + "</ul></div>"


def page(title, body, js="", main=False):
    gnb = "".join(f'<li><a href="{u}">{n}</a></li>' for n, u in (("노래샘차트", "/chart"), ("최신음악", "/new"), ("장르음악", "/genre"), ("샘DJ", "/dj"), ("영상", "/tv"), ("마이뮤직", "/my"), ("이용권", "/buy/pamphlet")))
    return f"""<!DOCTYPE html><html lang="ko"><head><meta charset="utf-8"><title>{title} - 노래샘</title><link rel="icon" href="data:,"><style>{CSS}</style></head><body><div id="wrap">
<div class="util"><span>달빛산책님</span><a href="/mypage/info">내정보</a><a href="/mypage/product">내 이용권</a><a href="/event">이벤트</a><a href="/notice">공지사항</a><a href="/help/faq">고객센터</a><a href="#none" class="d_logout">로그아웃</a></div>
<div id="header"><a href="/" class="logo">노래샘</a><form action="/chart" role="search"><input type="text" name="q" title="검색어 입력" placeholder="듣고 싶은 노래를 찾아보세요"></form><div id="gnb"><ul>{gnb}</ul></div></div>
<div id="conts">{body}</div>
<div id="footer"><div><a href="/terms">이용약관</a><a href="/privacy"><strong>개인정보처리방침</strong></a><a href="/help/faq">고객센터</a><a href="/notice">제휴/프로모션 문의</a><p>(주)샘엔터테인먼트 대표이사 : 홍길동 | 사업자등록번호 : 000-00-00000 | 통신판매업 신고번호 : 제 0000-서울강남-00000호<br>문의전화(평일 09:00~18:00) : 1500-0000 (유료)<br>© SAEM ENTERTAINMENT Corp.</p></div></div></div>
<button type="button" class="mp d_player">▶ 플레이어</button><div class="dimmed"></div><script>{js}</script></body></html>"""


def layer(id_, title, bd, btm):
    return f'<div class="layer_popup" id="{id_}"><div class="hd"><span>{title}</span><button type="button" class="d_close" title="닫기">×<span class="blind">닫기</span></button></div><div class="bd">{bd}</div><div class="btm">{btm}</div></div>'


REASONS = [("01", "이용 요금이 부담돼요"), ("02", "음악을 자주 듣지 않아요"), ("03", "다른 음악 서비스를 이용해요"), ("04", "듣고 싶은 음악이 없어요"), ("05", "앱/웹 이용이 불편해요"), ("06", "다른 이용권으로 변경하려고 해요"), ("99", "기타")]


def layers(name, end, price, used, pen, back, half):
    one = layer("lyCnclInfo", "이용권 해지 안내", f"""<p><strong>달빛산책님, 정말 노래샘을 떠나시나요?</strong><br>{name} 이용권을 해지하시면 아래 혜택을 더 이상 받을 수 없습니다.</p>
<ul class="benefit"><li><b>1,284곡</b>올해 들은 곡</li><li><b>36곡</b>오프라인 저장곡</li><li><b>VIP</b>샘 멤버십 등급</li></ul>
<div class="keep"><strong>잠깐! 지금 유지하시면 2개월간 50% 할인</strong><p>월 {price} → <b>{half}</b> (2개월 이후 정상가 자동결제)</p>{btn('할인받고 계속 이용하기', 'btn_emphs02', 'd_keep')}</div>
<p class="s">· 할인 혜택은 계정당 1회만 제공됩니다.<br>· 해지 후 재구매 시 현재 가격이 적용되지 않을 수 있습니다.</p>""", btn("혜택 유지하기", "btn_emphs02", "d_close") + btn("해지 계속하기", "btn_big", "d_next"))
    rs = "".join(f'<label class="opt"><input type="radio" name="reason" value="{k}"> {v}</label>' for k, v in REASONS)
    two = layer("lyCnclForm", "이용권 해지신청", f"""<form id="cnclForm"><fieldset class="fs"><legend>해지 유형</legend>
<label class="opt"><input type="radio" name="cnclType" value="G" checked> 일반해지 <span class="s">({end}까지 이용 후 해지, 추가 결제 없음)</span></label><label class="opt"><input type="radio" name="cnclType" value="M"> 중도해지 <span class="s">(즉시 이용 중지 후 잔여금액 환불)</span></label>
<div class="refund">결제금액 {price} - 이용금액 {used} - 위약금(10%) {pen} = <b>환불예정 {back}</b></div></fieldset>
<fieldset class="fs"><legend>해지 사유</legend>{rs}<textarea name="etc" rows="2" title="기타 의견" placeholder="의견을 남겨주세요(선택)" style="width:100%"></textarea></fieldset>
<ul class="noti"><li>해지 신청 후에도 {end}까지 이용권을 사용할 수 있습니다.(일반해지)</li><li>오프라인 저장곡은 이용권 만료 시 재생할 수 없습니다.</li><li>샘캐시 및 자동충전은 이용권과 별도로 유지됩니다.</li></ul>
<p><label><input type="checkbox" name="cnfmYn" value="Y"> 위 안내사항을 모두 확인하였습니다.</label></p></form>""", btn("취소", "btn_big", "d_close") + btn("해지신청", "btn_emphs02", "d_cancel_submit"))
    three = layer("lyCnclDone", "해지신청 완료", f"<p style='text-align:center'><strong>{name} 이용권 해지신청이 완료되었습니다.</strong></p><p class='d_done' style='text-align:center'></p>", btn("확인", "btn_emphs02", "d_reload"))
    return one + two + three


JS = r"""(function(){
var $=function(s,c){return (c||document).querySelector(s)},cur=null;
function fade(el,to,disp){el.style.transition='opacity .18s';if(to){el.style.opacity=0;el.style.display=disp||'block';setTimeout(function(){el.style.opacity=to},15)}else{el.style.opacity=0;setTimeout(function(){el.style.display='none'},180)}}
function open(id){if(cur)fade(cur,0);else fade($('.dimmed'),.5);cur=document.getElementById(id);fade(cur,1)}
function close(){if(cur){fade(cur,0);fade($('.dimmed'),0);cur=null}}
function post(u,d,cb){var x=new XMLHttpRequest();x.open('POST',u);x.setRequestHeader('Content-Type','application/x-www-form-urlencoded; charset=UTF-8');x.setRequestHeader('X-Requested-With','XMLHttpRequest');
x.onload=function(){var j=JSON.parse(x.responseText);if(j.result!=='OK'){alert(j.message);return}cb(j)};x.onerror=function(){alert('일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.')};x.send(new URLSearchParams(d).toString())}
function reload(){location.reload()}
var act={
d_logout:function(){alert('로그아웃은 잠시 후 이용해 주세요.')},d_player:function(){alert('플레이어가 설치되어 있지 않습니다.')},
d_cancel:function(){open('lyCnclInfo')},d_close:close,d_next:function(){open('lyCnclForm')},d_reload:reload,
d_keep:function(){post('/mypage/ajax/keepBenefit.json',{},function(){alert('할인 혜택이 적용되었습니다.');reload()})},
d_cancel_submit:function(){var f=new FormData($('#cnclForm'));
 if(!f.get('reason')){alert('해지 사유를 선택해 주세요.');return}
 if(!f.get('cnfmYn')){alert('안내사항 확인에 체크해 주세요.');return}
 if(!confirm(f.get('cnclType')==='M'?'중도해지 시 즉시 이용이 중지되며 위약금이 공제됩니다.\n해지하시겠습니까?':'이용권을 해지하시겠습니까?\n해지 신청 후에도 남은 기간 동안 이용하실 수 있습니다.'))return;
 post('/mypage/ajax/passCancel.json',f,function(j){$('.d_done').textContent=j.type==='M'?'환불은 영업일 기준 3~5일 소요됩니다.':j.endDate+'까지 이용하실 수 있습니다.';open('lyCnclDone')})},
d_cancel_undo:function(){if(confirm('해지 신청을 취소하고 정기결제를 유지하시겠습니까?'))post('/mypage/ajax/passCancelUndo.json',{},reload)},
d_auto_off:function(){if(confirm('샘캐시 자동충전을 해지하시겠습니까?'))post('/mypage/ajax/autoChargeOff.json',{},reload)},
d_submit:function(b){var f=b.closest('form'),m=f.getAttribute('data-confirm');if(m&&!confirm(m))return;post(f.getAttribute('action'),new FormData(f),function(j){alert(j.message||'처리되었습니다.');location.href='/mypage/product'})}};
document.addEventListener('click',function(e){var b=e.target.closest('button,a');if(!b)return;if(b.getAttribute('href')==='#none')e.preventDefault();for(var k in act)if(b.classList.contains(k)){act[k](b);return}});
document.addEventListener('change',function(e){if(e.target.name==='cnclType')$('.refund').style.display=e.target.value==='M'?'block':'none'});
document.addEventListener('submit',function(e){if(e.target.classList.contains('d_form'))e.preventDefault()});
})();"""

NOPASS = '<p class="empty">이용중인 이용권이 없습니다.<br><a href="/buy/pamphlet" class="lnk">이용권 구매하기</a></p>'

_SONGS = [("여름밤 산책", "이한결"), ("Blue Window", "MOONTIDE"), ("편지 끝에서", "서이안"), ("Runaway", "K.LUNE"), ("첫눈처럼 말고", "박도담"), ("오늘의 온도", "윤슬"), ("별자리", "하람"), ("Fever Dream", "NOVA7")]
MAIN = '<div class="main"><div class="hero">이번 주의 발견<br>MOONTIDE 정규 2집 &lt;Blue Window&gt;</div><div class="cols"><div><h3 class="h_s">노래샘차트 TOP</h3><table class="tbl_style"><tbody>' + "".join(f'<tr><td>{i}</td><td class="t_left">{a}</td><td>{b}</td><td><a href="/chart">듣기</a></td></tr>' for i, (a, b) in enumerate(_SONGS, 1)) + '</tbody></table></div><div><h3 class="h_s">최신 앨범</h3><ul class="albums">' + "".join(f"<li><i></i>{a}<br><span class='s'>{b}</span></li>" for a, b in _SONGS[1:4]) + '</ul><div class="banner"><a href="/event">신규 회원 첫 달 100원 이벤트 &gt;</a></div><h3 class="h_s">공지사항</h3><ul><li><a href="/notice">[안내] 개인정보처리방침 변경 안내</a></li><li><a href="/notice">[점검] 결제 시스템 정기 점검</a></li></ul></div></div></div>'

FAQ = """<div class="cont wide"><div class="page_header"><h2 class="title">고객센터</h2></div><h3 class="h_s">자주 묻는 질문</h3><dl><dt><strong>Q. 정기결제 이용권은 어떻게 해지하나요?</strong></dt><dd>상단 [내 이용권] 메뉴에서 이용중인 이용권의 [해지신청]을 선택해 주세요. 다음 결제일 하루 전까지 신청하셔야 추가 결제가 되지 않습니다.</dd>
<dt><strong>Q. 중도해지와 일반해지의 차이가 무엇인가요?</strong></dt><dd>일반해지는 이용기간 만료 후 해지되고, 중도해지는 즉시 이용이 중지되며 이용금액과 위약금을 공제한 금액이 환불됩니다.</dd><dt><strong>Q. 앱에서 결제한 이용권을 해지하고 싶어요.</strong></dt><dd>구글/애플 인앱결제는 각 앱마켓의 구독 메뉴에서 해지하실 수 있습니다.</dd></dl></div>"""
