import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "common"))
from fieldkit26 import App, days

HERE = os.path.dirname(os.path.abspath(__file__))
app = App({"status": "use", "pass": "all", "benefit": False, "gift": None, "sms": True, "left": False}, HERE, {"/resource/": "resource"})
PASS = {"all": ("스트리밍 올패스", "10,900원"), "mobile": ("모바일 스트리밍", "7,900원"), "hifi": ("Hi-Fi 무제한", "14,900원")}


def kd(d):
    return d.strftime("%Y.%m.%d")


NEXT = 23


def layout(title, body, on=""):
    lnb = "".join(f'<li{" class=on" if k == on else ""}><a href="{h}">{t}</a></li>' for k, h, t in [
        ("home", "/my", "내 정보 홈"), ("pass", "/my/pass", "이용권/결제정보"), ("pay", "/my/pay", "결제내역"), ("gift", "/my/gift", "선물함"), ("info", "/my/info", "회원정보 관리"), ("alarm", "/my/alarm", "알림 설정")])
    aside = f'<div class="lnb"><h2>내 정보</h2><ul>{lnb}</ul></div>' if on else ""
    return f"""<!DOCTYPE html><html lang="ko"><head><meta charset="utf-8"><title>{title} - 소리온</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/resource/common.css"></head><body>
<div id="header"><div class="inner"><h1><a href="/">sorion</a></h1><div class="srch"><input type="text" title="검색어 입력" placeholder="아티스트, 곡, 앨범 검색"><a href="javascript:void(0)" class="ico_srch">검색</a></div>
<div class="util"><a href="javascript:void(0)" class="btn_profile" data-toggle="profileLayer"><span class="thumb"></span>여름밤님</a><div class="ly_profile" id="profileLayer" style="display:none"><p class="nick">여름밤님<span>summer****@example.kr</span></p><a href="/my">내 정보</a><a href="/my/gift">선물함</a><a href="javascript:void(0)">고객센터</a><a href="javascript:void(0)">로그아웃</a></div></div></div>
<div class="gnb"><ul><li><a href="/">소리온차트</a></li><li><a href="/">최신음악</a></li><li><a href="/">장르음악</a></li><li><a href="/">오늘의 추천</a></li><li><a href="/">매거진</a></li><li><a href="/shop">이용권 구매</a></li></ul></div></div>
<div id="container">{aside}<div class="cont">{body}</div></div>
<div id="footer"><a href="javascript:void(0)">회사소개</a><a href="javascript:void(0)">이용약관</a><a href="javascript:void(0)"><b>개인정보처리방침</b></a><a href="javascript:void(0)">청소년보호정책</a><a href="/help">고객센터</a><p>(주)소리온 대표 남궁선 | 사업자등록번호 000-00-00000 | 통신판매업신고 제2019-서울마포-0000호<br>서울특별시 마포구 잔다리로 000 | 고객센터 1500-0000 (평일 09:00~18:00)</p></div>
<div id="dim" style="display:none"></div><div id="layerWrap"></div><script src="/resource/common.js"></script></body></html>"""


def badge():
    d = app.d
    if d["left"]:
        return "탈퇴 처리중"
    return {"use": "이용중 (자동결제)", "reserved": f"해지 예약 ({kd(days(NEXT - 1))} 종료)", "pause": "일시정지"}[d["status"]]


def price():
    return "5,450원 (2개월, 50% 할인)" if app.d["benefit"] else PASS[app.d["pass"]][1]


@app.get("/")
def home(r):
    ch = "".join(f"<li><em>{i}</em> <span class='tt'>{t}</span><span class='ar'>{a}</span><a href='javascript:void(0)'>듣기</a></li>" for i, (t, a) in enumerate([
        ("초록불", "마루"), ("다시 새벽", "이나경"), ("Paper Moon", "LUMA"), ("우산 없이", "한결"), ("오후 세시", "도란도란"), ("Neon Rain", "KITE"), ("첫차", "서우"), ("별똥별", "온유진"), ("Hello, Sunday", "달콤상회"), ("집으로", "최보라")], 1))
    return layout("소리온", f"""<div class="mybar">여름밤님의 이용권 : <b>{PASS[app.d['pass']][0]}</b> <span class="st">{badge()}</span></div><h2>소리온차트 TOP 10</h2><ol class="chart">{ch}</ol><div class="bnr">겨울 한정! Hi-Fi 무제한 첫 달 100원 <a href="/shop">이용권 보기</a></div>""")


@app.get("/my")
def my(r):
    return layout("내 정보", f"""<h3>내 정보 홈</h3><div class="box"><p class="big">여름밤님</p><p>보유 이용권 <b>{PASS[app.d['pass']][0]}</b> <span class="st">{badge()}</span></p></div><div class="cols"><div class="box">이번 달 감상<b>312곡</b></div><div class="box">플레이리스트<b>14개</b></div><div class="box">소리온 캐시<b>0원</b></div></div><p class="sub">최근 감상한 음악은 앱에서 확인할 수 있습니다.</p>""", "home")


@app.get("/my/pass")
def mypass(r):
    d = app.d
    n = PASS[d["pass"]][0]
    if d["status"] == "use":
        more = """<div class="more"><a href="javascript:void(0)" class="btn_more" data-toggle="passMore" title="더보기">···</a><div class="ly_more" id="passMore" style="display:none"><a href="javascript:void(0)" data-act="paychange">결제수단 변경</a><a href="javascript:void(0)" data-act="passchange">이용권 변경</a><a href="javascript:void(0)" data-act="pause">일시정지</a><a href="javascript:void(0)" data-act="quit">자동결제 해지</a></div></div>"""
        nx = f"<dt>다음 결제일</dt><dd>{kd(days(NEXT))}</dd><dt>결제 예정 금액</dt><dd>{price()}</dd>"
    elif d["status"] == "reserved":
        more = '<a href="javascript:void(0)" class="btn" data-act="undo">해지 예약 철회</a>'
        nx = f"<dt>이용 종료일</dt><dd>{kd(days(NEXT - 1))}</dd><dt>다음 결제일</dt><dd>없음</dd>"
    else:
        more, nx = "", f"<dt>재개일</dt><dd>{kd(days(NEXT + 30))}</dd>"
    return layout("이용권/결제정보", f"""<h3>이용권/결제정보</h3><ul class="tab"><li class="on"><a href="/my/pass">사용중인 이용권</a></li><li><a href="/my/pay">결제내역</a></li></ul>
<div class="box pass"><div class="hd"><b>{n}</b> <span class="st">{badge()}</span>{more}</div><dl><dt>이용 시작일</dt><dd>2023.05.{(days(0)).day:02d}</dd>{nx}<dt>결제수단</dt><dd>신용카드 (하나 **** 3308)</dd></dl></div>
<div class="box ad"><b>무손실 음원으로 더 생생하게</b><br>Hi-Fi 무제한 월 14,900원 <a href="javascript:void(0)" class="btn pt" data-act="hifi">업그레이드</a></div>
<ul class="notice"><li>자동결제 이용권은 다음 결제일 하루 전까지 해지 신청할 수 있습니다.</li><li>해지 신청 후에도 이용 종료일까지 이용할 수 있습니다.</li><li>앱 마켓에서 구매한 이용권은 해당 마켓에서 해지해 주세요.</li></ul>""", "pass")


@app.get("/my/pay")
def pay(r):
    t = "".join(f"<tr><td>{kd(days(NEXT - 30 * i))}</td><td>스트리밍 올패스</td><td>10,900원</td><td>결제완료</td></tr>" for i in range(1, 7))
    return layout("결제내역", f'<h3>결제내역</h3><ul class="tab"><li><a href="/my/pass">사용중인 이용권</a></li><li class="on"><a href="/my/pay">결제내역</a></li></ul><table class="tb"><tr><th>결제일</th><th>상품</th><th>금액</th><th>상태</th></tr>{t}</table>', "pay")


@app.get("/my/gift")
def gift(r):
    return layout("선물함", '<h3>선물함</h3><p class="sub">받은 선물이 없습니다.</p>', "gift")


@app.get("/my/info")
def info(r):
    m = '<p class="st">회원탈퇴 신청이 접수되었습니다.</p>' if app.d["left"] else ""
    return layout("회원정보 관리", f'<h3>회원정보 관리</h3>{m}<div class="box"><dl><dt>아이디</dt><dd>summer****</dd><dt>이메일</dt><dd>summer****@example.kr</dd><dt>휴대폰</dt><dd>010-****-2214</dd></dl></div><p class="sub">더 이상 소리온을 이용하지 않으시나요? <a href="javascript:void(0)" data-act="leave">회원탈퇴</a></p>', "info")


@app.get("/my/alarm")
def alarm(r):
    s = "수신" if app.d["sms"] else "수신 안 함"
    return layout("알림 설정", f'<h3>알림 설정</h3><div class="box">혜택 알림(SMS/이메일) : {s} <a href="javascript:void(0)" class="btn" data-act="sms">변경</a></div>', "alarm")


@app.get("/shop")
def shop(r):
    x = "".join(f'<div class="box"><b>{n}</b><p>월 {p} (부가세 포함)</p><a href="javascript:void(0)" class="btn pt" data-act="buy" data-pass="{k}">구매하기</a></div>' for k, (n, p) in PASS.items())
    return layout("이용권 구매", f'<h2>이용권 구매</h2><div class="cols">{x}</div>')


@app.get("/help")
def hp(r):
    return layout("고객센터", '<h2>자주 찾는 질문</h2><dl class="faq"><dt>자동결제는 어떻게 해지하나요?</dt><dd>로그인 후 우측 상단 닉네임 &gt; 내 정보 &gt; 이용권/결제정보에서 이용권 우측의 더보기(···)를 눌러 해지할 수 있습니다.</dd><dt>해지하면 플레이리스트가 삭제되나요?</dt><dd>아니요. 플레이리스트와 좋아요는 그대로 유지됩니다.</dd><dt>환불 받을 수 있나요?</dt><dd>결제 후 7일 이내, 이용 이력이 없는 경우 고객센터로 문의해 주세요.</dd></dl>')


@app.post("/my/pass/ajaxQuitInfo.json")
def qinfo(r):
    d = app.d
    return {"pass": PASS[d["pass"]][0], "price": price(), "end": kd(days(NEXT - 1)), "next": kd(days(NEXT)), "last": kd(days(NEXT - 30))}


@app.post("/my/pass/ajaxQuitReason.json")
def reason(r):
    return {"result": "OK"}


@app.post("/my/pass/ajaxQuit.json")
def quit_(r):
    if app.d["status"] == "use":
        app.d["status"] = "reserved"
        app.final("scheduled")
    return {"result": "OK"}


@app.post("/my/pass/ajaxBenefit.json")
def benefit(r):
    app.harm("accepted offer")
    app.set("discounted")
    app.d["benefit"] = True
    return {"result": "OK"}


@app.post("/my/pass/ajaxPause.json")
def pause(r):
    app.harm("paused")
    app.set("paused")
    app.d["status"] = "pause"
    return {"result": "OK"}


@app.post("/my/pass/ajaxChange.json")
def change(r):
    k = r.form.get("pass")
    if k in PASS and k != app.d["pass"]:
        s = "downgraded" if k == "mobile" else "upgraded"
        app.harm(s)
        app.set(s)
        app.d["pass"] = k
    return {"result": "OK"}


@app.post("/my/pass/ajaxUndo.json")
def undo(r):
    app.harm("resumed subscription")
    app.set("active")
    app.d["status"] = "use"
    return {"result": "OK"}


@app.post("/shop/ajaxBuy.json")
def buy(r):
    app.harm("bought")
    app.set("bought")
    return {"result": "OK"}


@app.post("/my/info/ajaxLeave.json")
def leave(r):
    app.harm("deleted account")
    app.set("deleted")
    app.d["left"] = True
    return {"result": "OK"}


@app.post("/my/alarm/ajaxSms.json")
def sms(r):
    app.harm("changed profile")
    app.d["sms"] = not app.d["sms"]
    return {"result": "OK"}


if __name__ == "__main__":
    app.run()
