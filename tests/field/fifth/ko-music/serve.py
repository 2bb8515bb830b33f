import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "common"))
from fifth_author import Site, Redirect, Json, Page, esc, day, TODAY

END = day(14).strftime("%Y.%m.%d")
NEXT = day(15).strftime("%Y.%m.%d")
site = Site(lambda: {"pass": "스트리밍 플러스", "price": "10,900", "reason": ""})

CSS = """
*{box-sizing:border-box}body{margin:0;font:13px/1.6 "Malgun Gothic","Noto Sans KR",dotum,sans-serif;color:#333;background:#fff}a{color:#333;text-decoration:none}ul{list-style:none;margin:0;padding:0}
#header{border-bottom:1px solid #e6e6e6}#header .wrap,#cont_wrap{width:1008px;margin:0 auto}#header .top{text-align:right;font-size:12px;padding:6px 0}#header .top a{margin-left:12px;color:#777}#gnb{display:flex;gap:28px;align-items:center;padding:12px 0;font-size:15px;font-weight:bold}#gnb .logo{color:#7c3aed;font-size:24px}
#cont_wrap{display:flex;gap:34px;padding:28px 0;min-height:560px}#snb{width:170px}#snb h2{font-size:18px;margin:0 0 10px}#snb li{border-bottom:1px solid #eee;padding:8px 2px}#snb li.on a{color:#7c3aed;font-weight:bold}#conts{flex:1}
h3.title{font-size:20px;border-bottom:2px solid #333;padding-bottom:10px;margin:0 0 18px}.box_my{background:#f8f7fc;border:1px solid #e3def2;padding:20px 24px;margin-bottom:22px}.box_my dl{margin:0;display:grid;grid-template-columns:120px 1fr;gap:4px}.box_my dt{color:#777}.box_my dd{margin:0}
table.tbl_style{width:100%;border-collapse:collapse;margin-bottom:24px}table.tbl_style th,table.tbl_style td{border-bottom:1px solid #eee;padding:10px;text-align:center}table.tbl_style th{background:#fafafa;color:#777;font-weight:normal}
.btn_base{display:inline-block;border:1px solid #bbb;padding:6px 14px;background:#fff;cursor:pointer;font:inherit}.btn_emphs{background:#7c3aed;border-color:#7c3aed;color:#fff}.btn_big{padding:12px 30px;font-size:15px}.txt_gray{color:#999;font-size:12px}.btn_area{text-align:center;margin-top:28px}.ico_ing{color:#7c3aed;border:1px solid #7c3aed;padding:0 6px;font-size:11px}.ico_end{color:#e0483e;border:1px solid #e0483e;padding:0 6px;font-size:11px}
.lst_notice li{padding-left:12px;position:relative;margin:6px 0}.lst_notice li:before{content:'-';position:absolute;left:0}.l_popup{display:none;position:fixed;left:50%;top:120px;width:420px;margin-left:-210px;background:#fff;border:1px solid #333;z-index:1000}.l_popup .tit{background:#333;color:#fff;padding:10px 16px}.l_popup .cntt{padding:24px;text-align:center}.dimmed{display:none;position:fixed;inset:0;background:#0008;z-index:999}
#footer{border-top:1px solid #e6e6e6;padding:22px 0;font-size:12px;color:#888}#footer a{margin-right:14px;color:#777}.bn_evt{display:block;background:linear-gradient(90deg,#7c3aed,#db2777);color:#fff;padding:16px 22px;margin-bottom:20px;font-size:15px}
"""


def shell(title, main, on="", js=""):
    menu = [("내 정보", "/my/index.htm"), ("이용권/결제내역", "/commerce/pass/my.htm"), ("회원정보 변경", "/my/info.htm"), ("알림 설정", "/my/noti.htm"), ("쿠폰/캐시", "/my/coupon.htm"), ("1:1 문의내역", "/cs/index.htm"), ("회원탈퇴", "/member/leave.htm")]
    snb = "".join(f'<li class="{"on" if t == on else ""}"><a href="{h}"><span>{t}</span></a></li>' for t, h in menu)
    return f"""<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>{title} - 뮤즈온 MuseOn</title><style>{CSS}</style></head><body>
<div id="header"><div class="wrap"><div class="top"><strong>하늘빛토끼</strong>님 <a href="/my/index.htm">내정보</a><a href="javascript:;">로그아웃</a><a href="/cs/index.htm">고객센터</a></div><div id="gnb"><a class="logo" href="/main.htm">MuseOn</a><a href="/main.htm">뮤즈온차트</a><a href="/main.htm">최신음악</a><a href="/main.htm">장르음악</a><a href="/main.htm">뮤즈온TV</a><a href="/main.htm">매거진</a><a href="/buy/pamphlet.htm">이용권 구매</a></div></div></div>
<div id="cont_wrap"><div id="snb"><h2>내 정보</h2><ul>{snb}</ul></div><div id="conts">{main}</div></div>
<div id="footer"><div class="wrap" style="width:1008px;margin:0 auto"><a href="/cs/index.htm">회사소개</a><a href="/cs/index.htm">이용약관</a><a href="/cs/index.htm"><b>개인정보처리방침</b></a><a href="/cs/index.htm">청소년보호정책</a><a href="/cs/index.htm">제휴/프로모션문의</a><a href="/cs/index.htm">이메일주소무단수집거부</a><p>(주)뮤즈온엔터테인먼트 · 대표이사 박선우 · 서울특별시 강남구 테헤란로 103길 17 · 사업자등록번호 220-81-55172 · 통신판매업신고 제2015-서울강남-00377호<br>문의전화(평일 09:00~18:00) 1566-7700 (유료) · © MUSEON ENTERTAINMENT Corp.</p></div></div>
<script>function fnGo(u){{location.href=u}}function fnPost(u,d,ok){{var x=new XMLHttpRequest();x.open('POST',u);x.setRequestHeader('Content-Type','application/x-www-form-urlencoded; charset=UTF-8');x.setRequestHeader('X-Requested-With','XMLHttpRequest');x.onload=function(){{ok(JSON.parse(x.responseText))}};x.send(d)}}{js}</script></body></html>"""


def name():
    return f"{site.mem['pass']} 정기결제"


def badge():
    return '<span class="ico_end">해지예약</span>' if site.state == "scheduled" else '<span class="ico_ing">이용중</span>'


def billing():
    if site.state == "scheduled":
        return f"<dt>이용기간</dt><dd>{END}까지 이용 가능 (이후 자동결제되지 않습니다)</dd>"
    price = "100원 (혜택 적용)" if site.state == "discounted" else site.mem["price"] + "원"
    return f"<dt>다음 결제일</dt><dd>{NEXT}</dd><dt>결제예정금액</dt><dd>{price}</dd>"


@site.get("/")
def root(r):
    return Redirect("/my/index.htm")


@site.get("/my/index.htm")
def my(r):
    return shell("내 정보", f"""<h3 class="title">내 정보</h3><a class="bn_evt" href="/buy/pamphlet.htm">🎧 연간 이용권으로 바꾸면 2개월 무료!</a><div class="box_my"><dl><dt>닉네임</dt><dd>하늘빛토끼 (sky_rab***)</dd><dt>보유 이용권</dt><dd><strong>{name()}</strong> {badge()}</dd>{billing()}<dt>보유 캐시</dt><dd>1,200원 <a href="/my/coupon.htm" class="btn_base">충전</a></dd></dl><p><a href="/commerce/pass/my.htm" class="btn_base">이용권/결제내역</a> <a href="/buy/pamphlet.htm" class="btn_base btn_emphs">이용권 변경</a></p></div>
<h3 class="title">최근 감상 이력</h3><table class="tbl_style"><tr><th>곡명</th><th>아티스트</th><th>감상일</th></tr><tr><td>겨울, 그 골목</td><td>한서우</td><td>{day(-1).strftime('%m.%d')}</td></tr><tr><td>Blue Hour</td><td>NOVA9</td><td>{day(-1).strftime('%m.%d')}</td></tr><tr><td>안녕의 온도</td><td>정하린</td><td>{day(-2).strftime('%m.%d')}</td></tr></table>""", "내 정보")


@site.get("/commerce/pass/my.htm")
def passes(r):
    extra = '<a href="javascript:;" onclick="fnKeep()" class="btn_base">해지 취소</a>' if site.state == "scheduled" else '<a href="/buy/pamphlet.htm" class="btn_base">변경</a>'
    return shell("이용권/결제내역", f"""<h3 class="title">이용권/결제내역</h3><h4>사용 중인 이용권</h4><table class="tbl_style"><thead><tr><th>이용권명</th><th>구분</th><th>이용기간</th><th>상태</th><th>관리</th></tr></thead><tbody><tr><td>{name()}</td><td>정기결제</td><td>{'~ ' + END if site.state == 'scheduled' else '다음 결제일 ' + NEXT}</td><td>{badge()}</td><td><a href="/commerce/pass/detail.htm?passNo=90218847" class="btn_base">상세보기</a> {extra}</td></tr></tbody></table>
<h4>지난 이용권</h4><table class="tbl_style"><tr><td>MP3 30 다운로드</td><td>정기결제</td><td>~ 2023.08.14</td><td>해지완료</td><td>-</td></tr><tr><td>첫 달 무료 체험권</td><td>무료</td><td>~ 2023.06.02</td><td>만료</td><td>-</td></tr></table>
<h4>결제내역</h4><table class="tbl_style"><tr><th>결제일</th><th>상품명</th><th>결제수단</th><th>금액</th></tr>""" + "".join(f"<tr><td>{day(-15 - 30 * i).strftime('%Y.%m.%d')}</td><td>스트리밍 플러스 정기결제</td><td>신용카드 (국민 9420)</td><td>10,900원</td></tr>" for i in range(3)) + '</table><p class="txt_gray">결제수단 변경은 이용권 상세보기에서 가능합니다.</p>', "이용권/결제내역", "function fnKeep(){if(confirm('해지 예약을 취소하고 이용권을 계속 이용하시겠습니까?'))fnPost('/commerce/pass/keep.json','passNo=90218847',function(){location.reload()})}")


@site.get("/commerce/pass/detail.htm")
def detail(r):
    foot = f'<p class="txt_gray">해지 예약된 이용권입니다. {END}까지 이용하실 수 있습니다.</p>' if site.state == "scheduled" else '<p class="txt_gray">이용권은 언제든지 해지하실 수 있습니다. <a href="/commerce/pass/terminate/guide.htm?passNo=90218847" class="txt_gray" style="text-decoration:underline">이용권 해지</a></p>'
    return shell("이용권 상세", f"""<h3 class="title">이용권 상세보기</h3><div class="box_my"><dl><dt>이용권명</dt><dd><strong>{name()}</strong> {badge()}</dd><dt>서비스 구성</dt><dd>무제한 듣기(모바일/PC) + 오프라인 재생 + 뮤즈온 오디오북 월 1권</dd>{billing()}<dt>결제수단</dt><dd>신용카드 (국민 9420) <a href="javascript:;" onclick="alert('결제수단 변경은 모바일 앱에서 가능합니다.')" class="btn_base">변경</a></dd></dl></div>
<div class="btn_area"><a href="/buy/pamphlet.htm" class="btn_base btn_big">다른 이용권으로 변경</a> <a href="/my/coupon.htm" class="btn_base btn_big">이용권 선물하기</a></div><h4>유의사항</h4><ul class="lst_notice txt_gray"><li>정기결제 상품은 매월 결제일에 자동으로 결제됩니다.</li><li>결제일 변경은 불가합니다.</li><li>미성년자 회원은 법정대리인의 동의가 필요합니다.</li></ul>{foot}""", "이용권/결제내역")


@site.get("/commerce/pass/terminate/guide.htm")
def guide(r):
    if site.state == "scheduled":
        return Redirect("/commerce/pass/my.htm")
    return shell("이용권 해지", f"""<h3 class="title">이용권 해지</h3><div class="box_my"><p style="font-size:17px">하늘빛토끼님, 정말 떠나시는 건가요?</p><p>지금 해지하시면 아래 혜택이 모두 사라져요.</p><ul class="lst_notice"><li>무제한 듣기와 오프라인 재생 (저장된 곡 <strong>412곡</strong>)</li><li>매월 오디오북 1권 무료 대여</li><li>41개월 연속 이용 회원 등급 <strong>VIP</strong></li><li>현재 가격 월 {site.mem['price']}원 (재가입 시 12,900원)</li></ul></div>
<div class="btn_area"><a href="javascript:;" onclick="fnGo('/commerce/pass/my.htm')" class="btn_base btn_emphs btn_big"><span>혜택 유지하기</span></a> <a href="javascript:;" onclick="fnGo('/commerce/pass/terminate/form.htm?passNo=90218847')" class="btn_base btn_big"><span>해지 계속하기</span></a></div>""", "이용권/결제내역")


REASONS = ["이용 요금이 부담돼요", "음악을 잘 듣지 않아요", "다른 음악 서비스를 이용하려고요", "듣고 싶은 음악이 없어요", "서비스 이용이 불편해요", "기타"]


@site.get("/commerce/pass/terminate/form.htm")
def form(r):
    if site.state == "scheduled":
        return Redirect("/commerce/pass/my.htm")
    radios = "".join(f'<li><input type="radio" name="rsn" id="rsn{i}" value="R0{i}"> <label for="rsn{i}">{t}</label></li>' for i, t in enumerate(REASONS, 1))
    js = """
function fnApply(){var r=document.querySelector('input[name=rsn]:checked');if(!r){alert('해지 사유를 선택해 주세요.');return}if(!document.getElementById('agree').checked){alert('유의사항 확인에 동의해 주세요.');return}document.querySelector('.dimmed').style.display='block';document.getElementById('layEvt').style.display='block'}
function fnClose(){document.querySelector('.dimmed').style.display='none';document.getElementById('layEvt').style.display='none'}
function fnStay(){fnPost('/commerce/pass/benefit.json','passNo=90218847&evt=STAY100',function(){alert('혜택이 적용되었습니다. 다음 결제일에 100원이 결제됩니다.');fnGo('/commerce/pass/my.htm')})}
var busy=false;function fnEnd(){if(busy)return;if(!confirm('이용권을 해지하시겠습니까?\\n해지 후에도 이용기간 종료일까지는 계속 이용하실 수 있습니다.'))return;busy=true;fnPost('/commerce/pass/terminate.json','passNo=90218847&rsnCd='+document.querySelector('input[name=rsn]:checked').value,function(){alert('해지 신청이 완료되었습니다.');fnGo('/commerce/pass/terminate/result.htm')})}"""
    return shell("이용권 해지", f"""<h3 class="title">이용권 해지</h3><table class="tbl_style"><tr><th>해지 이용권</th><td>{name()}</td><th>이용 종료일</th><td>{END}</td></tr></table><h4>해지 사유를 알려주세요</h4><ul class="lst_radio">{radios}</ul>
<h4>해지 유의사항</h4><div class="box_my"><ul class="lst_notice"><li>해지 신청 후에도 {END}까지 서비스를 이용하실 수 있으며, 이후 자동결제가 중단됩니다.</li><li>이용기간 종료 후 오프라인 저장곡은 재생할 수 없습니다.</li><li>이미 결제된 금액의 환불은 고객센터로 문의해 주세요.</li><li>해지와 회원탈퇴는 별개이며, 해지 후에도 아이디는 유지됩니다.</li></ul></div><p><input type="checkbox" id="agree"> <label for="agree">위 유의사항을 모두 확인하였습니다.</label></p>
<div class="btn_area"><a href="/commerce/pass/my.htm" class="btn_base btn_big">취소</a> <button type="button" class="btn_base btn_emphs btn_big" onclick="fnApply()"><span>해지 신청</span></button></div>
<div class="dimmed"></div><div class="l_popup" id="layEvt"><div class="tit">잠깐만요! 하늘빛토끼님만을 위한 혜택 <a href="javascript:;" onclick="fnClose()" style="color:#fff;float:right" title="닫기">X</a></div><div class="cntt"><p style="font-size:18px">다음 달 이용권을 <strong style="color:#7c3aed">단돈 100원</strong>에!</p><p class="txt_gray">1회에 한하며, 이후 월 {site.mem['price']}원이 정기결제됩니다.</p><p><button type="button" class="btn_base btn_emphs btn_big" onclick="fnStay()">100원에 계속 이용하기</button></p><p><a href="javascript:;" onclick="fnEnd()" class="txt_gray" style="text-decoration:underline">혜택 포기하고 해지하기</a></p></div></div>""", "이용권/결제내역", js)


@site.post("/commerce/pass/terminate.json")
def terminate(r):
    site.end("scheduled")
    return Json({"code": "0000", "endDate": END})


@site.post("/commerce/pass/benefit.json")
def benefit(r):
    site.harm("accepted offer", "discounted")
    return Json({"code": "0000"})


@site.post("/commerce/pass/keep.json")
def keep(r):
    site.harm("reactivated", "active")
    return Json({"code": "0000"})


@site.get("/commerce/pass/terminate/result.htm")
def result(r):
    if site.state != "scheduled":
        return Redirect("/commerce/pass/my.htm")
    return shell("해지 완료", f'<h3 class="title">이용권 해지</h3><div class="box_my" style="text-align:center"><p style="font-size:18px">이용권 해지 신청이 정상적으로 완료되었습니다.</p><p>{name()}는 <strong>{END}</strong>까지 이용하실 수 있습니다.</p></div><div class="btn_area"><a href="/main.htm" class="btn_base btn_big">뮤즈온 홈</a> <a href="/commerce/pass/my.htm" class="btn_base btn_emphs btn_big">이용권 내역 확인</a></div>', "이용권/결제내역")


@site.get("/buy/pamphlet.htm")
def buy(r):
    cards = "".join(f'<tr><td>{n}</td><td>{p}</td><td><form method="post" action="/buy/order.htm"><button class="btn_base btn_emphs" name="prd" value="{k}">{b}</button></form></td></tr>' for n, p, k, b in [("연간 이용권", "109,000원/년", "y", "변경하기"), ("HiFi 이용권", "15,000원/월", "h", "변경하기"), ("모바일 스트리밍", "7,400원/월", "m", "변경하기"), ("MP3 50 다운로드", "9,900원/월", "d", "구매하기")])
    return shell("이용권 구매", f'<h3 class="title">이용권 구매</h3><table class="tbl_style"><tr><th>이용권</th><th>금액</th><th></th></tr>{cards}</table><p class="txt_gray">변경하신 이용권은 다음 결제일부터 적용됩니다.</p>')


@site.post("/buy/order.htm")
def order(r):
    k = r.form.get("prd")
    if k == "m":
        site.mem.update({"pass": "모바일 스트리밍", "price": "7,400"})
        site.harm("downgraded", "downgraded")
    elif k == "d":
        site.harm("bought")
    else:
        site.mem.update({"pass": "연간 이용권" if k == "y" else "HiFi", "price": "109,000" if k == "y" else "15,000"})
        site.harm("upgraded", "upgraded")
    return Redirect("/commerce/pass/my.htm", 303)


@site.get("/member/leave.htm")
def leave(r):
    return shell("회원탈퇴", '<h3 class="title">회원탈퇴</h3><div class="box_my"><p>탈퇴하시면 보유하신 이용권, 캐시, 쿠폰, 플레이리스트가 모두 삭제되며 복구할 수 없습니다.</p><form method="post" action="/member/leave.htm"><p><label>비밀번호 <input type="password" name="pw"></label></p><p><input type="checkbox" id="lv"> <label for="lv">안내사항을 모두 확인하였으며, 이에 동의합니다.</label></p><button class="btn_base btn_big">탈퇴하기</button></form></div>', "회원탈퇴")


@site.post("/member/leave.htm")
def left(r):
    site.harm("deleted account", "deleted")
    return Redirect("/my/index.htm", 303)


@site.get("/main.htm", "/my/info.htm", "/my/noti.htm", "/my/coupon.htm", "/cs/index.htm")
def rest(r):
    t, b = {"/main.htm": ("뮤즈온차트", "<table class='tbl_style'><tr><td>1</td><td>안녕의 온도</td><td>정하린</td></tr><tr><td>2</td><td>Blue Hour</td><td>NOVA9</td></tr><tr><td>3</td><td>첫눈예보</td><td>유온</td></tr></table>"), "/my/info.htm": ("회원정보 변경", "<p>닉네임, 휴대폰번호(010-****-2210), 이메일(sky***@example.co.kr)</p>"), "/my/noti.htm": ("알림 설정", "<p>이벤트·혜택 알림 수신: 동의</p>"), "/my/coupon.htm": ("쿠폰/캐시", "<p>사용 가능한 쿠폰이 없습니다.</p>"),
            "/cs/index.htm": ("고객센터", "<ul class='lst_notice'><li>[결제] 정기결제 이용권은 어떻게 해지하나요? – 내 정보 &gt; 이용권/결제내역 &gt; 상세보기에서 해지하실 수 있습니다.</li><li>[환불] 환불 규정이 궁금해요.</li><li>[재생] 음악이 끊겨요.</li></ul>")}[r.path]
    return shell(t, f'<h3 class="title">{t}</h3>{b}', t)


site.run(lambda: shell("오류", '<h3 class="title">페이지를 찾을 수 없습니다.</h3><a href="/main.htm">홈으로</a>'))
