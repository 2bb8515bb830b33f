from site_server import Site, day, esc, to


def ymd(n=0):
    return day(n).strftime("%Y.%m.%d")


NEXT = 13  # days to the next payment; the pass runs to the day before
PLANS = {"stream": ("무제한 듣기", 8690), "mobile": ("모바일 무제한 듣기", 7590), "plus": ("무제한 듣기 + 오프라인 재생", 11990), "family": ("패밀리 무제한 듣기 (4인)", 18900)}
REASONS = ["이용 빈도가 줄어서", "이용 요금이 부담돼서", "듣고 싶은 음악이 없어서", "다른 음악 서비스를 이용하려고", "음질·재생 오류 등 이용이 불편해서", "다른 이용권으로 바꾸려고", "기타"]


def fresh():
    return {"plan": "stream", "ending": False, "asked_on": None, "reason": None, "discount": False, "extra": [], "card": True, "marketing": True, "nick": "밤산책", "left": False}


site = Site(__file__, fresh)
site.files("/resource/", "static")


def won(n):
    return f"{n:,}원"


def mine():
    return PLANS[site.data["plan"]]


LNB = [("나의 음악", [("/my/playlist", "플레이리스트"), ("/my/like", "좋아요"), ("/my/history", "많이 들은 음악")]), ("이용권/결제", [("/my/pass", "이용권 관리"), ("/my/pass/history", "결제 내역"), ("/my/pass/method", "결제 수단 관리"), ("/my/coupon", "쿠폰/캐시")]), ("회원정보", [("/my/info", "내 정보 변경"), ("/my/alarm", "알림/수신 설정"), ("/my/device", "기기 관리")])]


def page(title, body, here="/", side=True):
    lnb = ""
    if side:
        lnb = '<aside class="lnb"><h2><a href="/">MY소리나루</a></h2>' + "".join(f"<h3>{h}</h3><ul>" + "".join(f'<li{" class=on" if p == here else ""}><a href="{p}">{t}</a></li>' for p, t in rows) + "</ul>" for h, rows in LNB) + '<div class="ad"><b>친구 초대 이벤트</b>초대할 때마다 캐시 1,000원<br><a href="/event/invite">자세히 보기 &gt;</a></div></aside>'
    return f"""<!DOCTYPE html>
<html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{title} - 소리나루</title><link rel="stylesheet" href="/resource/sorinaru.css"></head><body>
<div class="top_band" id="topBand"><div class="inner"><span>연말결산 OPEN! <strong>올해 나의 사운드트랙</strong>을 확인해 보세요 <a href="/event/recap"><u>바로가기</u></a></span><button type="button" class="close">오늘 하루 보지 않기 ✕</button></div></div>
<div class="util"><ul class="inner"><li><b>{esc(site.data["nick"])}</b>님</li><li><a href="/">MY소리나루</a></li><li><a href="/my/coupon">쿠폰등록</a></li><li><a href="/help">고객센터</a></li><li><a href="/logout">로그아웃</a></li></ul></div>
<header class="header"><div class="inner"><a class="logo" href="/main">소리<i>나루</i></a><form class="search" action="/search" method="get" role="search"><label class="blind" for="q">검색어</label><input id="q" name="q" placeholder="곡, 앨범, 아티스트, 가사 검색"><button>검색</button></form></div></header>
<nav class="gnb"><ul class="inner"><li><a href="/chart">차트</a></li><li><a href="/new">최신음악</a></li><li><a href="/genre">장르</a></li><li><a href="/dj">DJ 추천</a></li><li><a href="/tv">나루TV</a></li><li><a href="/event">이벤트</a></li><li class="pass"><a href="/pass">이용권 구매</a></li></ul></nav>
<div class="inner wrap">{lnb}<main class="content">{body}</main></div>
<footer class="footer"><div class="inner"><ul><li><a href="/company">회사소개</a></li><li><a href="/terms">이용약관</a></li><li><a href="/privacy"><b>개인정보처리방침</b></a></li><li><a href="/youth">청소년보호정책</a></li><li><a href="/partner">제휴/프로모션 문의</a></li><li><a href="/notice">공지사항</a></li></ul>
<p>(주)나루사운드 | 대표이사 한도경 | 서울특별시 마포구 양화나루로 00, 7층</p><p>사업자등록번호 000-86-01947 <a href="/company">사업자정보확인</a> | 통신판매업신고 제2019-서울마포-00873호 | 호스팅 서비스 제공자 (주)나루사운드</p><p>고객센터 1599-0000 (평일 09:00~18:00, 점심 12:00~13:00) | help@sorinaru.example | 개인정보보호책임자 윤서진</p><p>© NARU SOUND Corp. All rights reserved.</p></div></footer>
<script src="/resource/sorinaru.js"></script></body></html>"""


def covers(rows):
    pal = ["#8ec5fc,#e0c3fc", "#f6d365,#fda085", "#84fab0,#8fd3f4", "#a18cd1,#fbc2eb", "#30475e,#8aa2b8"]
    return '<ul class="albums">' + "".join(f'<li><div class="cv" style="background:linear-gradient(135deg,{pal[i % 5]})"></div>{t}<span>{a}</span></li>' for i, (t, a) in enumerate(rows)) + "</ul>"


RECENT = [("새벽 두 시의 버스", "윤하늘결"), ("파도 소리", "남쪽마을 밴드"), ("Slow Letter", "J.Maru"), ("겨울 정거장", "서린"), ("다시, 여름", "오월의 정원")]


def tag():
    return '<span class="tag end">해지 예약</span>' if site.data["ending"] else '<span class="tag">이용 중</span>'


def bill():
    p = mine()[1]
    return f"{won(p // 2)} <span class=note>(50% 할인 적용, 정가 {won(p)})</span>" if site.data["discount"] else won(p)


@site.get("/")
def my(r):
    d = site.data
    if d["left"]:
        return page("회원탈퇴 완료", '<div class="card done"><h2>회원탈퇴가 완료되었습니다.</h2><p>그동안 소리나루를 이용해 주셔서 감사합니다.</p></div>', side=False)
    if d["ending"]:
        line = f"{ymd(NEXT - 1)}까지 이용 가능 · 이후 자동으로 결제되지 않습니다."
    else:
        line = f"매월 자동결제 · 다음 결제일 {ymd(NEXT)}"
    extra = "".join(f'<p class="desc note">+ {PLANS[x][0]} ({ymd()} 구매)</p>' for x in d["extra"])
    return page("MY소리나루", f"""<h1>MY소리나루</h1>
<section class="card profile"><div class="avatar"></div><div><p class="nm">{esc(d["nick"])}</p><p class="sub">nightwalk_87 · 가입일 {ymd(-611)}</p></div><ul class="cnt"><li><b>24</b>플레이리스트</li><li><b>318</b>좋아요</li><li><b>2</b>쿠폰</li><li><b>1,500</b>캐시</li></ul></section>
<section class="card"><h2>내 이용권 <a class="more" href="/my/pass">이용권 관리 &gt;</a></h2><div class="pass_now"><div><p class="tit">{mine()[0]} {tag()}</p><p class="desc">{line}</p>{extra}</div><a class="btn" href="/pass">다른 이용권 보기</a></div></section>
<section class="card"><h2>최근 들은 앨범 <a class="more" href="/my/history">더보기 &gt;</a></h2>{covers(RECENT)}</section>
<section class="card"><h2>진행 중인 이벤트</h2><ul class="evt"><li><a href="/event/offline"><b>오프라인 재생 업그레이드</b>지하철에서도 끊김 없이, 첫 달 100원</a></li><li><a href="/event/concert"><b>서린 단독 콘서트 초대</b>댓글 남기고 티켓 받기 (~{ymd(9)})</a></li></ul></section>
<section class="card"><h2>공지사항 <a class="more" href="/notice">더보기 &gt;</a></h2><ul class="note"><li><a href="/notice">개인정보처리방침 개정 안내 ({ymd(-4)})</a></li><li><a href="/notice">일부 카드사 시스템 점검에 따른 결제 중단 안내 ({ymd(-8)})</a></li></ul></section>""")


TABS = [("/my/pass", "내 이용권"), ("/my/pass/history", "결제 내역"), ("/my/pass/method", "결제 수단 관리")]


def tabs(here):
    return '<ul class="tab">' + "".join(f'<li{" class=on" if p == here else ""}><a href="{p}">{t}</a></li>' for p, t in TABS) + "</ul>"


@site.get("/my/pass")
def mypass(r):
    d = site.data
    card = "신용카드 (한빛카드 5412-****-****-07**)" if d["card"] else "등록된 결제 수단 없음"
    if d["ending"]:
        rows = f'<tr><th>이용 상태</th><td>{tag()} ({d["asked_on"]} 신청)</td></tr><tr><th>이용 기간</th><td>{ymd(NEXT - 30)} ~ {ymd(NEXT - 1)}</td></tr><tr><th>다음 결제일</th><td>-</td></tr>'
        btns = '<form class="btns" method="post" action="/my/pass/cancel/withdraw"><button class="btn">해지 신청 취소</button></form>'
    else:
        rows = f'<tr><th>이용 상태</th><td>{tag()}</td></tr><tr><th>이용 기간</th><td>{ymd(NEXT - 30)} ~ {ymd(NEXT - 1)}</td></tr><tr><th>다음 결제일</th><td>{ymd(NEXT)}</td></tr><tr><th>결제 예정 금액</th><td>{bill()}</td></tr><tr><th>결제 수단</th><td>{card}</td></tr>'
        btns = '<div class="btns"><a class="btn" href="/my/pass/method">결제 수단 변경</a><a class="btn" href="/my/pass/change">이용권 변경</a><a class="btn" href="/my/pass/cancel">이용권 해지</a></div>'
    extra = "".join(f"<tr><td>{PLANS[x][0]}</td><td>정기결제</td><td>{ymd()} ~ {ymd(29)}</td><td>이용 대기</td></tr>" for x in d["extra"])
    return page("이용권 관리", f"""<h1>이용권/결제</h1>{tabs("/my/pass")}
<section class="card"><h2>이용 중인 정기결제 이용권</h2><table><tbody><tr><th>이용권명</th><td><b>{mine()[0]}</b></td></tr>{rows}</tbody></table>{btns}</section>
<section class="card"><h2>그 외 이용권</h2><table><thead><tr><th>이용권명</th><th>구분</th><th>이용 기간</th><th>상태</th></tr></thead><tbody>{extra}<tr><td>MP3 다운로드 5곡</td><td>1회권</td><td>{ymd(-12)} ~ {ymd(18)}</td><td>2곡 남음</td></tr><tr><td>나루TV 라이브 관람권</td><td>1회권</td><td>{ymd(-74)} ~ {ymd(-67)}</td><td><span class="tag gray">기간 만료</span></td></tr></tbody></table></section>
<section class="card"><h2>추천 이용권</h2><ul class="products"><li><b>무제한 듣기 + 오프라인 재생</b><p class="pr">월 11,990원</p><a class="btn" href="/pass">자세히 보기</a></li><li><b>패밀리 무제한 듣기 (4인)</b><p class="pr">월 18,900원</p><a class="btn" href="/pass">자세히 보기</a></li></ul></section>
<ul class="note"><li>정기결제 이용권은 매월 결제일에 등록하신 결제 수단으로 자동 결제됩니다.</li><li>정기결제를 해지하셔도 이미 결제한 이용 기간까지는 그대로 이용하실 수 있습니다.</li><li>앱마켓 결제 및 통신사 제휴 이용권은 결제하신 곳에서 변경·해지하실 수 있습니다.</li><li>사용 이력이 있는 이용권의 중도 해지 및 환불은 <a href="/help"><u>고객센터</u></a>로 문의해 주세요.</li></ul>""", "/my/pass")


@site.get("/my/pass/cancel")
def cancel(r):
    if site.data["ending"]:
        return to("/my/pass")
    p = mine()[1]
    offer = "" if site.data["discount"] else f"""<section class="card offer"><div class="pct">50%</div><div class="tx"><b>{esc(site.data["nick"])}님께만 드리는 혜택</b><p>다음 달 이용 요금을 {won(p // 2)}에 이용해 보세요.</p><p class="note">1회에 한해 적용되며, 이후 월 {won(p)}으로 자동 결제됩니다.</p></div><form method="post" action="/my/pass/benefit"><button class="btn pt lg">할인받고 계속 이용</button></form></section>"""
    return page("이용권 해지", f"""<h1>이용권 해지</h1>
<section class="card"><h2>해지하면 이런 혜택이 사라져요</h2><p>현재 이용 중인 <b>{mine()[0]}</b> 이용권을 해지하시면 {ymd(NEXT)}부터 아래 혜택을 이용하실 수 없습니다.</p><ul class="lose"><li><b>전곡 무제한 듣기</b>모든 곡이 1분 미리듣기로 제공됩니다.</li><li><b>20개월 연속 이용 혜택</b>매월 지급되는 캐시 500원이 중단됩니다.</li><li><b>고음질 FLAC 듣기</b>AI 추천 라디오와 함께 이용이 제한됩니다.</li></ul></section>{offer}
<div class="btn_area"><a class="btn lg" href="/my/pass/cancel/apply">해지 계속하기</a><a class="btn pt lg" href="/my/pass">이전으로</a></div>""", "/my/pass")


@site.post("/my/pass/benefit")
def benefit(r):
    site.data["discount"] = True
    site.harm("accepted offer", "discounted")
    return to("/my/pass")


@site.get("/my/pass/cancel/apply")
def apply(r):
    if site.data["ending"]:
        return to("/my/pass")
    opts = "".join(f'<option value="{i:02d}">{t}</option>' for i, t in enumerate(REASONS, 1))
    return page("이용권 해지 신청", f"""<h1>이용권 해지</h1>
<form id="frmCancel" method="post" action="/my/pass/cancel/apply"><section class="card"><h2>해지 정보 확인</h2><table><tbody><tr><th>해지 이용권</th><td>{mine()[0]} (월 {won(mine()[1])}, 정기결제)</td></tr><tr><th>이용 종료일</th><td>{ymd(NEXT - 1)}</td></tr><tr><th>환불 금액</th><td>없음 (이용 기간 종료 후 해지)</td></tr><tr><th><label for="reasonCd">해지 사유 <span class="note">(선택)</span></label></th><td><select name="reasonCd" id="reasonCd"><option value="">선택해 주세요</option>{opts}</select></td></tr></tbody></table>
<label class="agree"><input type="checkbox" name="agreeYn" value="Y"> 아래 유의사항을 모두 확인하였으며, 이에 동의합니다.</label></section>
<ul class="note"><li>해지 신청 후에도 이용 종료일까지 이용권을 사용하실 수 있으며, 다음 결제일부터 요금이 청구되지 않습니다.</li><li>이용 종료일 전까지 이용권 관리에서 해지 신청을 취소하실 수 있습니다.</li><li>현재 판매가 종료된 요금으로 이용 중인 경우, 재구매 시 판매 중인 요금이 적용됩니다.</li><li>플레이리스트와 좋아요, 구매한 MP3는 해지 후에도 유지됩니다.</li></ul>
<div class="btn_area"><a class="btn lg" href="/my/pass">취소</a><button type="submit" class="btn pt lg">해지 신청</button></div></form>
<div class="layer" id="layerConfirm" role="dialog" aria-modal="true" aria-labelledby="lcTit"><div class="box"><strong id="lcTit">이용권을 해지하시겠습니까?</strong><p>{mine()[0]} 이용권의 정기결제가 해지되며,<br>{ymd(NEXT - 1)}까지 이용하실 수 있습니다.</p><div class="btn_area"><button type="button" class="btn no">취소</button><button type="button" class="btn pt ok">확인</button></div></div></div>""", "/my/pass")


@site.post("/my/pass/cancel/apply")
def applyp(r):
    d = site.data
    if d["ending"]:
        return to("/my/pass")
    if r.form.get("agreeYn") != "Y":
        return to("/my/pass/cancel/apply")
    d.update(ending=True, asked_on=ymd(), reason=r.form.get("reasonCd") or None)
    site.end("scheduled")
    return to("/my/pass/cancel/complete")


@site.get("/my/pass/cancel/complete")
def complete(r):
    if not site.data["ending"]:
        return to("/my/pass")
    return page("이용권 해지 신청 완료", f"""<h1>이용권 해지</h1><section class="card done"><h2>해지 신청이 완료되었습니다.</h2><p>{mine()[0]} 이용권은 <b>{ymd(NEXT - 1)}</b>까지 이용하실 수 있습니다.<br>이후에는 요금이 자동으로 결제되지 않습니다.</p><div class="btn_area"><a class="btn lg" href="/main">소리나루 홈</a><a class="btn pt lg" href="/my/pass">이용권 관리</a></div></section>""", "/my/pass")


@site.post("/my/pass/cancel/withdraw")
def withdraw(r):
    if site.data["ending"]:
        site.data.update(ending=False, asked_on=None)
        site.harm("resumed subscription", "active")
    return to("/my/pass")


@site.get("/my/pass/change")
def change(r):
    if site.data["ending"]:
        return to("/my/pass")
    rows = "".join(f'<label class="agree"><input type="radio" name="prod" value="{k}"> <b>{n}</b> · 월 {won(p)}</label>' for k, (n, p) in PLANS.items() if k != site.data["plan"])
    return page("이용권 변경", f'<h1>이용권 변경</h1><form method="post" class="card"><h2>변경할 이용권을 선택해 주세요</h2><p class="note">현재 이용권: {mine()[0]} · 변경한 이용권은 다음 결제일({ymd(NEXT)})부터 적용됩니다.</p>{rows}<div class="btn_area"><a class="btn lg" href="/my/pass">취소</a><button class="btn pt lg">변경하기</button></div></form>', "/my/pass")


@site.post("/my/pass/change")
def changep(r):
    k = r.form.get("prod")
    if k not in PLANS or k == site.data["plan"] or site.data["ending"]:
        return to("/my/pass/change")
    up = PLANS[k][1] > mine()[1]
    site.data["plan"] = k
    site.harm(*(("upgraded", "upgraded") if up else ("downgraded", "downgraded")))
    return to("/my/pass")


@site.get("/my/pass/history")
def history(r):
    rows = "".join(f'<tr><td>{ymd(NEXT - 30 * i)}</td><td>무제한 듣기 (정기결제)</td><td>신용카드</td><td class="num">8,690원</td><td>결제 완료</td></tr>' for i in range(1, 6))
    return page("결제 내역", f'<h1>이용권/결제</h1>{tabs("/my/pass/history")}<section class="card"><table><thead><tr><th>결제일</th><th>상품명</th><th>결제 수단</th><th>금액</th><th>상태</th></tr></thead><tbody><tr><td>{ymd(-12)}</td><td>MP3 다운로드 5곡</td><td>캐시</td><td class="num">3,500원</td><td>결제 완료</td></tr>{rows}</tbody></table></section><ul class="note"><li>최근 6개월간의 내역이 표시됩니다.</li><li>신용카드 매출전표는 고객센터를 통해 발급받으실 수 있습니다.</li></ul>', "/my/pass/history")


@site.get("/my/pass/method")
def method(r):
    body = '<table><tbody><tr><th>신용카드</th><td>한빛카드 5412-****-****-07**</td></tr></tbody></table><form class="btns" method="post"><button class="btn" name="act" value="del">등록 해제</button></form>' if site.data["card"] else "<p>등록된 결제 수단이 없습니다.</p>"
    return page("결제 수단 관리", f'<h1>이용권/결제</h1>{tabs("/my/pass/method")}<section class="card"><h2>등록된 결제 수단</h2>{body}</section><ul class="note"><li>새 카드 등록은 소리나루 앱 &gt; 설정 &gt; 결제 수단에서 하실 수 있습니다.</li></ul>', "/my/pass/method")


@site.post("/my/pass/method")
def methodp(r):
    site.data["card"] = False
    site.harm("removed payment method")
    return to("/my/pass/method")


@site.get("/pass")
def shop(r):
    rows = "".join(f'<li><b>{n}</b><p class="pr">월 {won(p)}</p><a class="btn pt" href="/pass/order/{k}">구매하기</a></li>' for k, (n, p) in PLANS.items())
    return page("이용권 구매", f'<h1>이용권 구매</h1><section class="card"><h2>정기결제 이용권</h2><ul class="products">{rows}</ul></section><section class="card"><h2>MP3 다운로드</h2><table><tbody><tr><th>5곡</th><td>3,500원</td></tr><tr><th>30곡</th><td>9,900원</td></tr></tbody></table></section><ul class="note"><li>표시된 금액은 부가세가 포함된 금액입니다.</li><li>구매 후 7일 이내 미사용 시 청약철회가 가능합니다.</li></ul>', side=False)


@site.get("/pass/order/(?P<k>stream|mobile|plus|family)")
def order(r):
    n, p = PLANS[r.match["k"]]
    return page("주문/결제", f'<h1>주문/결제</h1><form method="post" class="card"><table><tbody><tr><th>상품</th><td>{n} (정기결제)</td></tr><tr><th>결제 금액</th><td>{won(p)}</td></tr><tr><th>결제 수단</th><td>한빛카드 5412-****-****-07**</td></tr></tbody></table><div class="btn_area"><a class="btn lg" href="/pass">취소</a><button class="btn pt lg">결제하기</button></div></form>', side=False)


@site.post("/pass/order/(?P<k>stream|mobile|plus|family)")
def orderp(r):
    site.data["extra"].append(r.match["k"])
    site.harm("bought", "bought")
    return to("/my/pass")


@site.get("/my/info")
def info(r):
    return page("내 정보 변경", f'<h1>내 정보 변경</h1><form method="post" class="card"><table><tbody><tr><th>아이디</th><td>nightwalk_87</td></tr><tr><th><label for="nick">닉네임</label></th><td><input class="inp" id="nick" name="nick" value="{esc(site.data["nick"])}"></td></tr><tr><th>이메일</th><td>ni*****@example.kr</td></tr><tr><th>휴대폰 번호</th><td>010-****-3318 (본인인증 완료)</td></tr></tbody></table><div class="btn_area"><button class="btn pt lg">저장</button></div></form><p class="note">소리나루를 더 이상 이용하지 않으시나요? <a href="/my/info/leave"><u>회원탈퇴</u></a></p>', "/my/info")


@site.post("/my/info")
def infop(r):
    site.data["nick"] = (r.form.get("nick") or site.data["nick"])[:20]
    site.harm("changed profile")
    return to("/my/info")


@site.get("/my/info/leave")
def leave(r):
    return page("회원탈퇴", '<h1>회원탈퇴</h1><form method="post" class="card"><h2>탈퇴 전 꼭 확인해 주세요</h2><ul class="note"><li>회원정보, 플레이리스트, 좋아요, 보유 캐시와 쿠폰이 모두 삭제되며 복구할 수 없습니다.</li><li>남은 이용권은 즉시 소멸되며 환불되지 않습니다.</li><li>탈퇴한 아이디는 다시 사용하실 수 없습니다.</li></ul><label class="agree"><input type="checkbox" name="ok" value="Y" required> 안내 사항을 모두 확인했습니다.</label><div class="btn_area"><a class="btn lg" href="/my/info">취소</a><button class="btn pt lg">탈퇴하기</button></div></form>', "/my/info")


@site.post("/my/info/leave")
def leavep(r):
    if r.form.get("ok") != "Y":
        return to("/my/info/leave")
    site.data["left"] = True
    site.harm("deleted account", "deleted")
    return to("/")


@site.get("/my/alarm")
def alarm(r):
    on = site.data["marketing"]
    return page("알림/수신 설정", f'<h1>알림/수신 설정</h1><form method="post" class="card"><table><tbody><tr><th>마케팅 정보 수신</th><td>이메일·문자 {"수신 동의" if on else "수신 거부"}</td></tr></tbody></table><div class="btns"><button class="btn">{"수신 해제" if on else "수신 동의"}</button></div></form>', "/my/alarm")


@site.post("/my/alarm")
def alarmp(r):
    on = site.data["marketing"] = not site.data["marketing"]
    site.harm("subscribed newsletter" if on else "unsubscribed newsletter")
    return to("/my/alarm")


@site.get("/help")
def hlp(r):
    qa = [("정기결제는 어떻게 해지하나요?", "PC 웹에서는 MY소리나루 &gt; 이용권 관리에서 해지하실 수 있습니다. 해지 신청 후에도 이용 종료일까지는 정상적으로 이용하실 수 있습니다."), ("앱마켓에서 결제한 이용권은 어디서 해지하나요?", "구글플레이 또는 앱스토어의 구독 관리에서 직접 해지해 주세요."), ("결제 수단을 변경하고 싶어요.", "이용권 관리 &gt; 결제 수단 관리에서 변경하실 수 있습니다."), ("동시에 몇 대의 기기에서 들을 수 있나요?", "이용권당 1대의 기기에서 재생할 수 있습니다.")]
    return page("고객센터", '<h1>고객센터</h1><section class="card"><h2>자주 묻는 질문</h2>' + "".join(f'<p><b>Q. {q}</b></p><p style="margin:4px 0 16px;color:#666">A. {a}</p>' for q, a in qa) + '</section><section class="card"><h2>1:1 문의</h2><p>help@sorinaru.example 또는 1599-0000으로 문의해 주세요.</p></section>', side=False)


@site.get("/my/coupon")
def coupon(r):
    return page("쿠폰/캐시", f'<h1>쿠폰/캐시</h1><section class="card"><table><thead><tr><th>쿠폰명</th><th>유효기간</th></tr></thead><tbody><tr><td>MP3 1곡 무료 다운로드</td><td>~ {ymd(21)}</td></tr><tr><td>나루TV 라이브 30% 할인</td><td>~ {ymd(52)}</td></tr></tbody></table><p class="note" style="margin-top:12px">보유 캐시 1,500원</p></section>', "/my/coupon")


@site.get("/my/device")
def device(r):
    return page("기기 관리", f'<h1>기기 관리</h1><section class="card"><table><thead><tr><th>기기</th><th>최근 접속</th></tr></thead><tbody><tr><td>Windows PC (Chrome)</td><td>{ymd()}</td></tr><tr><td>Galaxy S23</td><td>{ymd(-1)}</td></tr></tbody></table></section>', "/my/device")


@site.get("/my/(playlist|like|history)")
def lists(r):
    name = {"/my/playlist": "플레이리스트", "/my/like": "좋아요", "/my/history": "많이 들은 음악"}[r.path]
    return page(name, f'<h1>{name}</h1><section class="card">{covers(RECENT + RECENT[::-1])}</section>', r.path)


@site.get("/event(/(?P<k>[a-z]+))?")
def event(r):
    return page("이벤트", f'<h1>이벤트</h1><section class="card"><ul class="evt"><li><a href="/event/recap"><b>올해 나의 사운드트랙</b>한 해 동안 가장 많이 들은 음악은?</a></li><li><a href="/event/concert"><b>서린 단독 콘서트 초대</b>~ {ymd(9)}</a></li></ul></section><ul class="note"><li>이벤트는 당사 사정에 따라 변경되거나 조기 종료될 수 있습니다.</li></ul>', side=False)


@site.get("/(main|chart|new|genre|dj|tv|search)")
def music(r):
    q = esc(r.query.get("q", ""))
    name = {"/main": "오늘의 추천", "/chart": "나루차트 TOP 100", "/new": "최신음악", "/genre": "장르", "/dj": "DJ 추천", "/tv": "나루TV", "/search": f"‘{q}’ 검색 결과"}[r.path]
    return page(name, f'<h1>{name}</h1><section class="card">{covers(RECENT[::-1] + RECENT)}</section>', side=False)


DOCS = {"/company": "회사소개", "/terms": "이용약관", "/privacy": "개인정보처리방침", "/youth": "청소년보호정책", "/partner": "제휴/프로모션 문의", "/notice": "공지사항", "/logout": "로그아웃"}


@site.get("/(company|terms|privacy|youth|partner|notice|logout)")
def doc(r):
    if r.path == "/logout":
        return to("/main")
    return page(DOCS[r.path], f'<h1>{DOCS[r.path]}</h1><section class="card"><p>소리나루는 (주)나루사운드가 운영하는 음악 감상 서비스입니다. 최신 내용은 {ymd(-4)}에 개정되었으며, 시행일 7일 전부터 공지사항을 통해 안내해 드립니다.</p></section>', side=False)


site.missing = lambda: page("페이지를 찾을 수 없습니다", '<section class="card done"><h2>요청하신 페이지를 찾을 수 없습니다.</h2><div class="btn_area"><a class="btn" href="/main">홈으로</a></div></section>', side=False)
site.serve()
