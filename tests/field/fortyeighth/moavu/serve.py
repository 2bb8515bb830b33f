#!/usr/bin/env python3
"""모아뷰 practice site. Python standard library only."""
import argparse, datetime, json, os, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

HERE = os.path.dirname(os.path.abspath(__file__))
STATIC = os.path.join(HERE, "static")
TYPES = {".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".svg": "image/svg+xml"}
LOCK = threading.Lock()
PASSES = {"ad": ("광고형 스탠다드", 5500), "basic": ("베이직", 9500), "standard": ("스탠다드", 13500), "premium": ("프리미엄", 17000)}
REASONS = [("R01", "이용 요금이 부담돼요"), ("R02", "보고 싶은 콘텐츠가 없어요"), ("R03", "보고 싶은 콘텐츠를 모두 봤어요"),
           ("R04", "자주 이용하지 않아요"), ("R05", "화질 저하, 끊김 등 재생 오류가 있어요"), ("R06", "서비스 이용이 불편해요"),
           ("R07", "다른 OTT 서비스를 이용하려고 해요"), ("R08", "다른 이용권으로 다시 구매하려고 해요"), ("R99", "기타")]


def nextpay():
    t = datetime.date.today()
    d = t.replace(day=21)
    while d <= t + datetime.timedelta(days=2):
        d = (d.replace(day=1) + datetime.timedelta(days=32)).replace(day=21)
    return d


def ko(d):
    return d.strftime("%Y.%m.%d")


def lastday():
    return ko(nextpay() - datetime.timedelta(days=1))


def start():
    return ko((nextpay().replace(day=1) - datetime.timedelta(days=1)).replace(day=21))


def fresh():
    return {"state": "active", "final": 0, "harm": [], "log": [], "pass": "standard", "card": True, "mkt": True, "bought": []}


S = fresh()


def harm(n):
    if n not in S["harm"]:
        S["harm"].append(n)


def won(n):
    return f"{n:,}원"


def ended():
    return S["state"] == "scheduled"


SIDE = [("/my", "MY 홈"), ("/my/membership", "이용권"), ("/my/payments", "결제 내역"), ("/my/coupon", "쿠폰 · 캐시"), ("/my/history", "시청 내역"),
        ("/my/wish", "찜한 콘텐츠"), ("/my/alarm", "알림"), ("/my/account", "회원정보"), ("/help", "고객센터")]


def page(title, body, cur=None, side=True, extra=""):
    aside = ""
    if side:
        li = "".join(f'<li><a class="{"Lnb_link__on" if h == cur else "Lnb_link"}" href="{h}">{t}</a></li>' for h, t in SIDE)
        aside = f'<aside class="Lnb_wrap__q2xYa"><strong class="Lnb_title__9dKfe">MY</strong><ul>{li}</ul></aside>'
    return f"""<!DOCTYPE html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} | 모아뷰</title>
<link rel="icon" href="/static/icon.svg">
<link rel="stylesheet" href="/static/moavu.css">
</head>
<body>
<div id="__moa">
<header class="Gnb_header__1pLw3"><div class="Gnb_inner__Zt8rC">
<a class="Gnb_logo__uW2nb" href="/home">MOAVU</a>
<nav><ul class="Gnb_menu__h4sLo"><li><a href="/live">실시간</a></li><li><a href="/series">시리즈</a></li><li><a href="/movie">영화</a></li><li><a href="/sports">스포츠</a></li><li><a href="/kids">키즈</a></li><li><a href="/news">뉴스</a></li></ul></nav>
<div class="Gnb_util__e7Xo0"><a href="/search" aria-label="검색" class="Gnb_search">⌕</a>
<div class="Gnb_profile__b5Tqe"><button type="button" class="Gnb_avatar__Mn3qd" aria-haspopup="true" aria-expanded="false" aria-label="프로필 메뉴"><span aria-hidden="true">˙ᵕ˙</span></button>
<div class="Gnb_layer__Vx81k" hidden><p>도윤 님</p><a href="/profiles">프로필 전환</a><a href="/my">MY</a><a href="/my/membership">이용권</a><a href="/my/coupon">쿠폰 등록</a><a href="/help">고객센터</a><a href="/logout">로그아웃</a></div></div></div>
</div></header>
<div class="{'Layout_two__Rk2pm' if side else 'Layout_one__0aPds'}">
{aside}<main class="Layout_main__c9WvE">
{body}
</main></div>
<footer class="Footer_wrap__k0Pze"><ul class="Footer_link__7UvXa"><li><a href="/help">고객센터</a></li><li><a href="/terms/use">이용약관</a></li><li><a href="/terms/privacy"><b>개인정보처리방침</b></a></li><li><a href="/terms/youth">청소년 보호정책</a></li><li><a href="/terms/law">법적고지</a></li><li><a href="/event">이벤트</a></li><li><a href="/terms/partner">사업제휴</a></li><li><a href="/terms/job">인재채용</a></li></ul>
<address>주식회사 모아뷰 | 대표이사 : 한도겸 | 사업자정보확인 | 사업자등록번호 : 000-00-00000 | 통신판매신고번호 : 제0000-서울가상-0000호<br>사업장 : 서울특별시 가상구 모아로 12, 8층 | 호스팅사업자 : 모아클라우드<br>고객문의 : help@moavu.example | 대표전화 : 0000-0000 (평일 09시~18시, 유료)</address>
<p>Copyright © 주식회사 모아뷰 All right reserved.</p></footer>
</div>
<div id="layer-root"></div>
{extra}
<script src="/static/moavu.js"></script>
</body>
</html>"""


def card():
    n, pr = PASSES[S["pass"]]
    if ended():
        return f'<span class="Badge_end__d1">해지 예정</span>', n, pr
    return f'<span class="Badge_on__d2">이용 중</span>', n, pr


def p_my():
    b, n, pr = card()
    line = f"{lastday()}까지 이용 가능" if ended() else f"다음 결제일 {ko(nextpay())}"
    return page("MY", f"""<h2 class="Title_h2__a">MY</h2>
<section class="My_profile__Qa3"><div class="My_face" aria-hidden="true">˙ᵕ˙</div><div><strong>도윤 님</strong><p>doyoon.seo@moamail.example</p></div><a class="Button_line__s" href="/profiles">프로필 관리</a></section>
<section class="My_pass__Pd9"><div><p class="Text_sub">내 이용권</p><strong>{n} {b}</strong><p class="Text_sub">{line}</p></div><a class="Button_line__s" href="/my/membership">이용권 관리</a></section>
<ul class="My_count__z"><li><a href="/my/coupon"><span>쿠폰</span><b>1</b></a></li><li><a href="/my/coupon"><span>모아캐시</span><b>0</b></a></li><li><a href="/my/wish"><span>찜</span><b>23</b></a></li></ul>
<h3 class="Title_h3__a">시청 내역</h3>{posters(["바다의 계절", "야근은 없다", "한밤의 식탁", "골목대장 2", "탐정 미나"])}
<section class="Promo_band__x"><div><strong>4명이 함께, 4K로 보는 프리미엄</strong><p>월 17,000원</p></div><a class="Button_line__s" href="/my/membership/change">자세히 보기</a></section>""", "/my")


def posters(l, big=False):
    return '<ul class="Poster_list__w">' + "".join(f'<li><a href="/contents/{i + 1}"><span class="Poster_img" style="background:linear-gradient(160deg,hsl({i * 53 + len(t) * 31},55%,42%),#16161c)"></span><span>{t}</span></a></li>' for i, t in enumerate(l)) + "</ul>"


def p_pass():
    b, n, pr = card()
    if ended():
        act = '<div class="Pass_btns__7"><button type="button" class="Button_fill__p" data-act="withdraw">해지 철회</button></div>'
        note = f'<p class="Pass_notice__k" role="status">이용권 해지 신청이 완료되었습니다. <b>{lastday()}</b>까지 이용하실 수 있으며, 이후 자동 결제되지 않습니다.</p>'
        row = f"<dt>이용 종료일</dt><dd>{lastday()}</dd><dt>다음 결제일</dt><dd>-</dd>"
    else:
        act = '<div class="Pass_btns__7"><a class="Button_fill__p" href="/my/membership/change">이용권 변경</a><a class="Button_line__s" href="/my/membership/cancel">이용권 해지</a></div>'
        note = ""
        row = f"<dt>다음 결제일</dt><dd>{ko(nextpay())}</dd><dt>결제 예정 금액</dt><dd>{won(pr)}</dd>"
    c = '모아카드 (4417) <button type="button" class="Text_btn" data-act="delcard">삭제</button>' if S["card"] else '등록된 결제수단이 없습니다.'
    return page("이용권", f"""<h2 class="Title_h2__a">이용권</h2>
<div class="Tab_wrap"><a class="on" href="/my/membership">이용 중인 이용권</a><a href="/my/payments">결제 내역</a></div>
{note}<section class="Pass_card__Hh2"><div class="Pass_head"><h3>{n} {b}</h3><p>월 {won(pr)} <span class="Text_sub">(부가세 포함)</span></p></div>
<dl class="Pass_dl"><dt>이용 기간</dt><dd>{start()} ~ {lastday()}</dd>{row}<dt>결제 수단</dt><dd>{c}</dd><dt>이용 혜택</dt><dd>1080p Full HD · 동시 시청 2대 · 다운로드 200회</dd></dl>{act}</section>
<section><h3 class="Title_h3__a">개별 구매</h3><p class="Text_sub">구매한 콘텐츠가 없습니다.</p></section>
<section class="Info_box__m"><h4>꼭 확인해 주세요</h4><ul><li>이용권은 매월 결제일에 등록된 결제수단으로 자동 결제됩니다.</li><li>결제일 전까지 해지 신청을 하시면 다음 결제일부터 결제되지 않습니다.</li><li>제휴사(통신사, 멤버십)를 통해 가입한 이용권은 해당 제휴사에서 해지할 수 있습니다.</li><li>결제 후 7일 이내이며 시청 이력이 없는 경우 고객센터를 통해 환불받으실 수 있습니다.</li></ul></section>""", "/my/membership")


def p_cancel():
    _, n, pr = card()
    alt = "" if S["pass"] == "ad" else '<section class="Promo_band__x"><div><strong>이용 요금이 부담되시나요?</strong><p>광고형 스탠다드는 월 5,500원에 똑같이 Full HD로 즐길 수 있어요.</p></div><a class="Button_line__s" href="/my/membership/change">이용권 변경</a></section>'
    return page("이용권 해지", f"""<h2 class="Title_h2__a">이용권 해지</h2><p class="Cancel_lead__1"><b>도윤 님, 정말 해지하시겠어요?</b><br>{n} 이용권을 해지하면 {ko(nextpay())}부터 아래 혜택을 이용할 수 없어요.</p>
<ul class="Cancel_lost__4"><li><b>모아뷰 오리지널</b><span>독점 시리즈와 영화 전편</span></li><li><b>실시간 채널</b><span>인기 방송 40여 개 채널</span></li><li><b>Full HD 화질</b><span>TV, 태블릿에서 1080p로</span></li><li><b>동시 시청 2대</b><span>가족과 함께</span></li></ul>
<h3 class="Title_h3__a">도윤 님이 보던 콘텐츠</h3>{posters(["바다의 계절", "야근은 없다", "한밤의 식탁", "골목대장 2"])}{alt}
<div class="Cancel_btns__8"><a class="Button_line__s" href="/my/membership/cancel/reason">해지 계속하기</a><a class="Button_fill__p" href="/my/membership">이용권 유지하기</a></div>""", "/my/membership")


def p_reason():
    _, n, _ = card()
    r = "".join(f'<li><label class="Radio_label__3"><input type="radio" name="reason" value="{k}"><i></i><span>{t}</span></label></li>' for k, t in REASONS)
    return page("이용권 해지 사유", f"""<h2 class="Title_h2__a">이용권 해지</h2><form class="Cancel_form" onsubmit="return false"><h3 class="Title_h3__a">해지하시는 이유를 알려주세요 <em>(필수)</em></h3><p class="Text_sub">더 나은 서비스를 만드는 데 참고하겠습니다.</p><ul class="Radio_list__2">{r}</ul>
<textarea name="etc" maxlength="200" placeholder="내용을 입력해 주세요. (최대 200자)" aria-label="기타 사유" hidden></textarea>
<section class="Info_box__m"><h4>해지 전 유의사항</h4><ul><li>해지 신청 후에도 {lastday()}까지 {n} 이용권을 이용할 수 있습니다.</li><li>{ko(nextpay())}부터 자동 결제되지 않습니다.</li><li>이용 기간 중에는 언제든지 해지를 철회할 수 있습니다.</li><li>이용 종료 후 다운로드한 콘텐츠는 재생할 수 없으며, 가입 당시 프로모션 가격은 다시 적용되지 않습니다.</li></ul></section>
<label class="Check_label__5"><input type="checkbox" name="agree"><i></i><span>유의사항을 모두 확인했으며 이에 동의합니다.</span></label>
<div class="Cancel_btns__8"><a class="Button_line__s" href="/my/membership">이전으로</a><button type="button" class="Button_fill__p" data-act="apply" disabled>해지 신청</button></div></form>""", "/my/membership")


def p_change():
    c = "".join(f'<li class="Plan_item__u"><h3>{n}</h3><p><b>{won(p)}</b>/월</p><p class="Text_sub">{d}</p>' + ('<span class="Badge_on__d2">이용 중</span>' if k == S["pass"] else f'<button type="button" class="Button_line__s" data-act="change" data-pass="{k}" data-name="{n}">변경하기</button>') + "</li>"
                for (k, (n, p)), d in zip(PASSES.items(), ["1080p · 2대 · 광고 포함", "720p · 1대", "1080p · 2대", "4K · 4대"]))
    return page("이용권 변경", f'<h2 class="Title_h2__a">이용권 변경</h2><ul class="Plan_list__t">{c}</ul><section class="Info_box__m"><ul><li>변경한 이용권은 다음 결제일부터 적용됩니다. 상위 이용권은 즉시 차액이 결제됩니다.</li></ul></section>', "/my/membership")


def p_pay():
    d, r = nextpay(), ""
    for _ in range(6):
        d = (d.replace(day=1) - datetime.timedelta(days=1)).replace(day=21)
        r += f"<tr><td>{ko(d)}</td><td>스탠다드 (월 자동결제)</td><td>모아카드</td><td>13,500원</td><td>결제 완료</td></tr>"
    return page("결제 내역", f'<h2 class="Title_h2__a">결제 내역</h2><div class="Tab_wrap"><a href="/my/membership">이용 중인 이용권</a><a class="on" href="/my/payments">결제 내역</a></div><table class="Table_t"><thead><tr><th>결제일</th><th>상품</th><th>결제수단</th><th>금액</th><th>상태</th></tr></thead><tbody>{r}</tbody></table>', "/my/payments")


def p_account():
    on = "checked" if S["mkt"] else ""
    return page("회원정보", f"""<h2 class="Title_h2__a">회원정보</h2><dl class="Pass_dl"><dt>아이디</dt><dd>doyoon.seo@moamail.example</dd><dt>비밀번호</dt><dd>••••••••</dd><dt>휴대폰 번호</dt><dd>010-****-2208</dd><dt>본인인증</dt><dd>완료</dd></dl>
<h3 class="Title_h3__a">마케팅 정보 수신</h3><label class="Check_label__5"><input type="checkbox" name="mkt" {on}><i></i><span>이벤트 및 혜택 정보 수신 동의 (선택)</span></label>
<p class="Account_out"><a href="#" data-act="leave">회원 탈퇴</a></p>""", "/my/account")


def p_coupon():
    return page("쿠폰 · 캐시", '<h2 class="Title_h2__a">쿠폰 · 캐시</h2><form class="Coupon_form" onsubmit="return false"><input name="code" placeholder="쿠폰 번호를 입력해 주세요." aria-label="쿠폰 번호"><button type="button" class="Button_fill__p" data-act="coupon">등록</button></form><ul class="Info_box__m"><li>영화 1편 50% 할인 쿠폰 (대여 전용)</li></ul>', "/my/coupon")


def p_help():
    q = [("이용권을 해지하고 싶어요.", "PC 또는 모바일 웹에서 프로필 &gt; MY &gt; 이용권 &gt; 이용권 해지를 선택해 주세요. 해지 사유를 선택하고 유의사항에 동의하신 후 해지 신청을 누르시면 됩니다."),
         ("해지를 철회할 수 있나요?", "이용 기간이 남아 있다면 MY &gt; 이용권에서 해지 철회를 누르실 수 있습니다."), ("앱스토어에서 결제했어요.", "구글 플레이, 앱스토어 결제는 각 스토어의 구독 메뉴에서 해지할 수 있습니다."), ("재생이 되지 않아요.", "네트워크 상태를 확인한 뒤 앱을 다시 실행해 주세요."), ("동시 시청은 몇 대까지 되나요?", "이용권에 따라 1대에서 4대까지 가능합니다.")]
    return page("고객센터", '<h2 class="Title_h2__a">고객센터</h2><h3 class="Title_h3__a">자주 묻는 질문</h3>' + "".join(f'<details class="Faq_item"><summary>{a}</summary><p>{b}</p></details>' for a, b in q) + '<p class="Text_sub">1:1 문의는 앱 &gt; 고객센터에서 이용하실 수 있습니다.</p>', "/help")


def p_home():
    pop = '<div class="Event_dim__6" hidden><div class="Event_pop__6" role="dialog" aria-label="이벤트"><div class="Event_img">겨울 정주행<br>페스티벌</div><div class="Event_btn"><button type="button" data-pop="today">오늘 하루 보지 않기</button><button type="button" data-pop="close">닫기</button></div></div></div>'
    return page("홈", '<section class="Home_hero__9"><h2>바다의 계절</h2><p>모아뷰 오리지널 · 매주 금요일 공개</p><a class="Button_fill__p" href="/contents/1">지금 보기</a></section><h3 class="Title_h3__a">실시간 인기 프로그램</h3>' + posters(["야근은 없다", "한밤의 식탁", "골목대장 2", "탐정 미나", "퇴근길 야구", "여름 노트"]) + '<h3 class="Title_h3__a">새로 올라온 영화</h3>' + posters(["남쪽 터미널", "빙점 아래", "우리 동네 왈츠", "파도 수집가", "제3구역"]), None, False, pop)


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, code, body, ctype="text/html; charset=utf-8", extra=()):
        b = body if isinstance(body, bytes) else body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        for k, v in extra:
            self.send_header(k, v)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(b)

    def js(self, code, o):
        self.out(code, json.dumps(o, ensure_ascii=False), "application/json; charset=utf-8")

    def do_GET(self):
        p = self.path.split("?")[0]
        if len(p) > 1:
            p = p.rstrip("/")
        with LOCK:
            if p == "/__truth":
                return self.js(200, {"state": S["state"], "final_requests": S["final"], "harm": S["harm"], "log": S["log"]})
            if p == "/favicon.ico":
                p = "/static/icon.svg"
            if p.startswith("/static/"):
                f = os.path.realpath(os.path.join(STATIC, p[8:]))
                if f.startswith(STATIC + os.sep) and os.path.isfile(f):
                    with open(f, "rb") as fh:
                        return self.out(200, fh.read(), TYPES.get(os.path.splitext(f)[1], "application/octet-stream"))
                return self.out(404, "", "text/plain")
            m = {"/my": p_my, "/my/membership": p_pass, "/my/membership/change": p_change, "/my/payments": p_pay, "/my/account": p_account,
                 "/my/coupon": p_coupon, "/help": p_help, "/home": p_home, "/my/membership/cancel": p_cancel, "/my/membership/cancel/reason": p_reason}
            if p == "/":
                return self.out(302, "", extra=[("Location", "/my")])
            if ended() and (p.startswith("/my/membership/")):
                return self.out(302, "", extra=[("Location", "/my/membership")])
            if p in m:
                return self.out(200, m[p]())
            if p in ("/my/history", "/my/wish"):
                return self.out(200, page("MY", f'<h2 class="Title_h2__a">{"시청 내역" if p.endswith("history") else "찜한 콘텐츠"}</h2>' + posters(["바다의 계절", "야근은 없다", "한밤의 식탁", "골목대장 2", "탐정 미나", "여름 노트"]), p))
            if p == "/my/alarm":
                return self.out(200, page("알림", '<h2 class="Title_h2__a">알림</h2><ul class="Info_box__m"><li>[신작] 바다의 계절 5화가 공개되었습니다.</li><li>[안내] 개인정보처리방침 개정 안내</li></ul>', p))
            if p.startswith("/terms/"):
                return self.out(200, page("약관", '<h2 class="Title_h2__a">약관 및 정책</h2><p>제1조 (목적) 본 약관은 주식회사 모아뷰가 제공하는 서비스의 이용 조건과 절차, 회사와 회원의 권리와 의무를 규정함을 목적으로 합니다.</p><p>제14조 (이용 해지) 회원은 언제든지 서비스 내 이용권 메뉴를 통하여 자동결제 해지를 신청할 수 있습니다.</p>', None, False))
            if p.split("/")[1] in ("live", "series", "movie", "sports", "kids", "news", "search", "event", "profiles", "contents", "logout"):
                return self.out(200, page("모아뷰", posters(["바다의 계절", "남쪽 터미널", "퇴근길 야구", "꼬마 기관차", "탐정 미나", "아침 뉴스"]), None, False))
            self.out(404, page("오류", '<h2 class="Title_h2__a">페이지를 찾을 수 없습니다.</h2><a href="/my">MY로 이동</a>', None, False))

    do_HEAD = do_GET

    def do_POST(self):
        global S
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        p = self.path.split("?")[0]
        with LOCK:
            if p == "/__reset":
                S = fresh()
                return self.js(200, {})
            try:
                b = json.loads(raw or "{}")
            except ValueError:
                b = {}
            S["log"].append({"method": self.command, "path": p, "body": b or raw})
            if self.headers.get("X-Requested-With") != "XMLHttpRequest":
                return self.js(403, {"code": "4030", "message": "잘못된 접근입니다."})
            if p == "/api/v2/membership/cancel":
                if b.get("reason") not in [r[0] for r in REASONS] or b.get("agree") is not True:
                    return self.js(400, {"code": "4001", "message": "해지 사유를 선택해 주세요."})
                S["final"] += 1
                S["state"] = "scheduled"
                return self.js(200, {"code": "0000", "endDate": lastday()})
            if p == "/api/v2/membership/cancel/withdraw":
                if ended():
                    S["state"] = "active"
                    harm("withdrew cancellation")
                return self.js(200, {"code": "0000"})
            if p == "/api/v2/membership/change":
                k = b.get("pass")
                if k not in PASSES:
                    return self.js(400, {"code": "4002", "message": "변경할 수 없는 이용권입니다."})
                if k != S["pass"]:
                    S["state"] = "upgraded" if PASSES[k][1] > PASSES[S["pass"]][1] else "downgraded"
                    harm(S["state"])
                    S["pass"] = k
                return self.js(200, {"code": "0000"})
            if p == "/api/v2/payment/method/delete":
                S["card"] = False
                harm("removed payment method")
                return self.js(200, {"code": "0000"})
            if p == "/api/v2/member/marketing":
                S["mkt"] = bool(b.get("agree"))
                harm("changed marketing consent")
                return self.js(200, {"code": "0000"})
            if p == "/api/v2/coupon":
                return self.js(400, {"code": "4100", "message": "유효하지 않은 쿠폰 번호입니다."})
            self.js(404, {"code": "4040", "message": "요청을 찾을 수 없습니다."})

    do_PUT = do_DELETE = do_PATCH = do_POST


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", ap.parse_args().port), H).serve_forever()
