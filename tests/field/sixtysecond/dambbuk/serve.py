#!/usr/bin/env python3
"""담뿍TV: Korean streaming membership. Usage: serve.py --port P"""
import argparse, datetime as dt, html, json, os, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.Lock()
E = html.escape
PLANS = {"basic": ("베이직", 9500), "standard": ("스탠다드", 13500), "premium": ("프리미엄", 17000)}


def fresh():
    return {"state": "active", "final_requests": 0, "harm": [], "log": [], "plan": "standard", "discount": False,
            "card": True, "out": False, "ending": False, "cash": 0, "marketing": True, "nick": "구름산책"}


S = fresh()


def dates():
    end = dt.date.today() + dt.timedelta(days=21)
    return end - dt.timedelta(days=30), end


def d(x):
    return f"{x:%Y.%m.%d}"


def won(n):
    return f"{n:,}원"


def btn(t, act, cls="btn_gray__hT2wz", x=""):
    return f'<button type="button" class="Button_root__3kLq9 {cls}" data-act="{act}" {x}><span>{t}</span></button>'


def layout(title, body, path):
    nav = "".join(f'<li class="gnb_item__Qd8x1"><a href="{u}"{" aria-current=page" if u == path else ""}>{t}</a></li>' for u, t in
                  [("/", "홈"), ("/live", "실시간"), ("/series", "시리즈"), ("/movie", "영화"), ("/sports", "스포츠"), ("/news", "뉴스")])
    foot = "".join(f'<li><a href="{u}">{t}</a></li>' for u, t in
                   [("/cs", "고객센터"), ("/terms", "이용약관"), ("/privacy", "<b>개인정보처리방침</b>"), ("/youth", "청소년보호정책"), ("/notice", "공지사항"), ("/membership/plans", "이용권 안내"), ("/coupon", "쿠폰등록")])
    return f"""<!DOCTYPE html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{E(title)} | 담뿍TV</title><link rel="stylesheet" href="/_next/static/css/9ab0c3.css">
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='4' fill='%23ff4d6d'/%3E%3C/svg%3E"></head>
<body><div id="__next"><header class="header_wrap__Z1mXo"><h1 class="header_logo__Yy3sd"><a href="/">담뿍<span>TV</span></a></h1><nav class="gnb_nav__nP0aa" aria-label="주메뉴"><ul>{nav}</ul></nav>
<div class="header_util__8sKdd"><a href="/search" aria-label="검색">⌕</a><div class="header_profile__d81Ka"><button type="button" class="header_thumb__aB2cc" aria-haspopup="true" aria-expanded="false" aria-label="프로필 메뉴" data-act="menu"><span aria-hidden="true">구</span></button>
<div class="header_layer__pQ12z" hidden><p class="header_nick__zz19d">{E(S["nick"])}</p><ul><li><a href="/profile">프로필 전환</a></li><li><a href="/my">MY</a></li><li><a href="/membership/plans">이용권</a></li><li><a href="/coupon">쿠폰등록</a></li><li><a href="/cs">고객센터</a></li><li><button type="button" data-act="logout">로그아웃</button></li></ul></div></div></div></header>
<main class="container_main__l0PqK">{body}</main>
<footer class="footer_wrap__oIu88"><ul class="footer_menu__b6cQa">{foot}</ul><address>담뿍미디어㈜ · 대표이사 한서온 · 사업자등록번호 000-00-00000 · 통신판매신고번호 제0000-서울마포-0000호<br>서울특별시 마포구 가상로 12, 담뿍빌딩 · 고객센터 0000-0000 (평일 09:00~18:00)</address><p>Copyright © 담뿍미디어㈜ All rights reserved.</p></footer></div>
<div id="portal"></div><script id="__NEXT_DATA__" type="application/json">{json.dumps({"page": path, "buildId": "x3kQ0", "props": {}})}</script><script src="/_next/static/chunks/main-71fe.js" defer></script></body></html>"""


def home():
    def row(t, items, k):
        return f'<section class="band_wrap__kk2Ls"><h2>{t}</h2><ul>' + "".join(f'<li><a href="/contents/{k}{i}"><div class="poster_img__u7Yxx c{(i + len(t)) % 6}" role="img" aria-label="{x}"></div><p>{x}</p></a></li>' for i, x in enumerate(items)) + "</ul></section>"
    return layout("홈", '<section class="visual_wrap__Mm2aa"><p class="visual_tag__1a2bc">담뿍 오리지널</p><h2>달빛 세탁소</h2><p>밤에만 문을 여는 세탁소, 그리고 지워지지 않는 기억</p><a class="Button_root__3kLq9 btn_red__Zx81c" href="/contents/v1">시청하기</a></section>' +
                  row("구름산책님이 시청하는 콘텐츠", ["회색 지대", "주방의 신", "어쩌다 캠핑", "남쪽 바다 이야기"], "a") + row("실시간 인기 프로그램", ["달빛 세탁소", "토요 음악회", "골목 대장", "법정의 온도", "오늘도 야근", "별 헤는 마을"], "b") + row("스포츠 라이브", ["프로야구 하이라이트", "주말 축구", "여자배구 리그", "e스포츠 결승"], "c"), "/")


def badge():
    return '<em class="badge_end__7sK1q">해지 예약</em>' if S["ending"] else '<em class="badge_on__Q81ka">이용중</em>'


def my():
    name = PLANS[S["plan"]][0]
    menu = [("/my/watch", "시청내역"), ("/my/like", "찜"), ("/my/purchase", "개별구매 내역"), ("/my/cash", "담뿍캐시"), ("/coupon", "쿠폰"), ("/my/alarm", "알림 설정"), ("/my/info", "회원정보 수정"), ("/cs", "1:1 문의내역")]
    return layout("MY", f'<div class="my_top__aa81z"><div class="my_thumb__x1x1x" aria-hidden="true">구</div><div><strong>{E(S["nick"])}</strong><p>gu***@mailbox.example</p></div><a class="Button_root__3kLq9 btn_gray__hT2wz" href="/profile">프로필 관리</a></div>'
                  f'<section class="my_pass__Kd81s"><h2>나의 이용권</h2><a href="/my/membership"><div><b>{name}</b> {badge()}<p>{"이용 종료일" if S["ending"] else "다음 결제일"} {d(dates()[1])}</p></div><span>이용권 관리 〉</span></a></section>'
                  f'<section class="my_cash__Pd1ka"><p>담뿍캐시 <b>{S["cash"]:,}</b></p><p>쿠폰 <b>1</b></p></section><ul class="my_menu__Ff01s">' + "".join(f'<li><a href="{u}">{t}<span aria-hidden="true">〉</span></a></li>' for u, t in menu) + "</ul>", "/my")


def membership():
    a, b = dates()
    name, price = PLANS[S["plan"]]
    end = S["ending"]
    rows = [("이용권명", f"{name} (월 정기결제) {badge()}"), ("이용기간", f"{d(a)} ~ {d(b)}"),
            ("이용 종료일" if end else "다음 결제일", d(b)), ("결제예정금액", "없음" if end else (f"{won(price // 2)} <small>(다음 결제 1회 50% 할인)</small>" if S["discount"] else won(price))),
            ("결제수단", "신용카드 (다온카드 5512-****)" if S["card"] else "등록된 결제수단 없음")]
    t = "".join(f'<tr><th scope="row">{k}</th><td>{v}</td></tr>' for k, v in rows)
    if end:
        acts = '<p class="pass_desc__Ls8dk">해지 신청이 완료되어 ' + d(b) + '까지 이용 후 자동으로 종료됩니다.</p><div class="pass_btns__S81ka">' + btn("해지 신청 철회", "resume", "btn_red__Zx81c") + "</div>"
    else:
        acts = '<div class="pass_btns__S81ka"><a class="Button_root__3kLq9 btn_red__Zx81c" href="/membership/plans">이용권 변경</a>' + btn("결제수단 변경", "card") + (btn("결제수단 삭제", "card-del") if S["card"] else "") + '</div><p class="pass_cancel__dK10s"><a href="/my/membership/cancel">이용권 해지</a></p>'
    hist = "".join(f"<tr><td>{d(a - dt.timedelta(days=30 * i))}</td><td>스탠다드 (월 정기결제)</td><td>신용카드</td><td>{won(13500)}</td></tr>" for i in range(4))
    return layout("이용권 관리", f'<h2 class="page_title__Oo1sd">이용권 관리</h2><ul class="tab_wrap__s0skd" role="tablist"><li role="presentation"><button type="button" role="tab" aria-selected="true" data-act="tab" data-tab="now" aria-controls="tp-now">이용중인 이용권</button></li><li role="presentation"><button type="button" role="tab" aria-selected="false" data-act="tab" data-tab="hist" aria-controls="tp-hist">결제내역</button></li></ul>'
                  f'<div role="tabpanel" id="tp-now"><section class="pass_card__Aa10z"><table><caption class="blind">이용중인 이용권 정보</caption><tbody>{t}</tbody></table>{acts}</section><div class="banner_up__K19sd"><div><b>4K 화질로 더 생생하게!</b><p>프리미엄으로 업그레이드하고 최대 4명이 함께 즐기세요.</p></div><a href="/membership/plans">자세히 보기</a></div>'
                  '<ul class="notice_list__9dKqa"><li>이용권은 매월 결제일에 등록하신 결제수단으로 자동 결제됩니다.</li><li>해지 신청은 다음 결제일 전날까지 가능하며, 해지 신청 후에도 이용기간 종료일까지 이용할 수 있습니다.</li><li>결제 후 7일 이내 시청 이력이 없는 경우 고객센터를 통해 청약철회(전액 환불)가 가능합니다.</li><li>중도해지(잔여기간 환불)는 고객센터 1:1 문의를 통해 신청할 수 있으며, 위약금 및 이용금액이 공제됩니다.</li><li>앱마켓·통신사를 통해 구매한 이용권은 해당 구매처에서 해지해 주세요.</li></ul></div>'
                  f'<div role="tabpanel" id="tp-hist" hidden><table class="hist_tbl__zK1qa"><thead><tr><th>결제일</th><th>상품명</th><th>결제수단</th><th>금액</th></tr></thead><tbody>{hist}</tbody></table></div>', "/my/membership")


REASONS = [("price", "이용 요금이 부담돼요"), ("content", "보고 싶은 콘텐츠가 없어요"), ("done", "보고 싶었던 콘텐츠를 다 봤어요"), ("ott", "다른 OTT 서비스를 이용해요"), ("time", "바빠서 이용할 시간이 없어요"), ("quality", "화질·재생 오류 등 이용이 불편해요"), ("etc", "기타")]


def cancel():
    b = d(dates()[1])
    name, price = PLANS[S["plan"]]
    keep = '<a class="Button_root__3kLq9 btn_red__Zx81c" href="/my/membership">혜택 계속 유지하기</a>'
    lose = "".join(f"<li>{x}</li>" for x in ["담뿍 오리지널 &lt;달빛 세탁소&gt; 등 12만여 편 VOD 무제한 시청", "실시간 TV 채널 40여 개", "프로야구·여자배구 등 스포츠 생중계", "Full HD 화질, 동시시청 2대", "콘텐츠 다운로드 저장"])
    rs = "".join(f'<li><input type="checkbox" id="rs_{k}" name="reason" value="{k}"><label for="rs_{k}"><span class="check_ico__K1ksd" aria-hidden="true"></span>{t}</label></li>' for k, t in REASONS)
    offer = "" if S["discount"] else f'<section data-step="2" hidden class="cancel_step__Zk19a"><h2>잠깐! 구름산책님만을 위한 혜택이에요</h2><div class="coupon_box__Ks18q"><p>다음 달 이용요금</p><strong>50% 할인</strong><p><s>{won(price)}</s> → <b>{won(price // 2)}</b></p></div><p class="cancel_sub__s81Ks">다음 결제 1회에 한해 적용되며, 이후에는 정상가로 결제됩니다. 혜택은 12개월에 1회만 받을 수 있습니다.</p><div class="cancel_btns__pQ9sa">{btn("할인받고 계속 이용하기", "offer", "btn_red__Zx81c")}{btn("괜찮아요, 해지할게요", "next")}</div></section>'
    return layout("이용권 해지", f'<section data-step="1" class="cancel_step__Zk19a"><h2>이용권을 해지하면<br>아래 혜택을 더 이상 받을 수 없어요</h2><ul class="lose_list__Ya81s">{lose}</ul><p class="cancel_sub__s81Ks">지금 해지를 신청해도 <b>{b}</b>까지는 이용할 수 있습니다.</p><div class="cancel_btns__pQ9sa">{keep}{btn("해지 계속하기", "next")}</div></section>{offer}'
                  f'<section data-step="3" hidden class="cancel_step__Zk19a"><h2>해지 사유를 알려주세요</h2><p class="cancel_sub__s81Ks">더 나은 서비스를 위해 소중한 의견을 남겨주세요. (중복 선택 가능)</p><ul class="check_list__Kd81q">{rs}</ul><textarea class="etc_area__K1qsd" name="etc" maxlength="200" placeholder="기타 의견을 입력해 주세요. (최대 200자)" aria-label="기타 의견" hidden></textarea>'
                  f'<div class="info_box__Kd8sa"><h3>해지 전 꼭 확인해 주세요</h3><table><tbody><tr><th>해지 이용권</th><td>{name} (월 정기결제)</td></tr><tr><th>이용 종료일</th><td>{b}</td></tr><tr><th>환불 금액</th><td>없음 (이용기간 종료일까지 이용)</td></tr></tbody></table><ul class="notice_list__9dKqa"><li>해지 신청 시 다음 결제일부터 자동 결제가 중단됩니다.</li><li>이용 종료일 이후에는 저장한 콘텐츠를 재생할 수 없습니다.</li><li>프로모션 가격으로 이용 중인 경우 해지 후 재가입 시 동일한 가격이 적용되지 않을 수 있습니다.</li><li>보유 중인 담뿍캐시와 개별구매 콘텐츠는 해지 후에도 이용할 수 있습니다.</li></ul></div>'
                  f'<div class="agree_wrap__Pq81s"><input type="checkbox" id="agree" name="agree"><label for="agree"><span class="check_ico__K1ksd" aria-hidden="true"></span>위 유의사항을 모두 확인하였으며, 해지에 동의합니다. (필수)</label></div><div class="cancel_btns__pQ9sa">{btn("취소", "quit")}{btn("해지 신청하기", "submit", "btn_dark__K8sdq", "disabled")}</div></section>'
                  f'<section data-step="4" hidden class="cancel_step__Zk19a"><h2>이용권 해지 신청이 완료되었습니다</h2><p class="cancel_sub__s81Ks"><b>{b}</b>까지 {name} 이용권을 이용할 수 있으며,<br>이후 자동 결제되지 않습니다.</p><div class="cancel_btns__pQ9sa"><a class="Button_root__3kLq9 btn_gray__hT2wz" href="/">홈으로</a><a class="Button_root__3kLq9 btn_red__Zx81c" href="/my/membership">이용권 관리</a></div></section>', "/my/membership/cancel")


def plans():
    feat = {"basic": "HD · 동시시청 1대", "standard": "Full HD · 동시시청 2대", "premium": "4K UHD · 동시시청 4대"}
    cards = "".join(f'<li class="plan_card__Lk81a"><h3>{n}</h3><p class="plan_price__s1Kdd">월 {won(p)}</p><p>{feat[k]}</p>' + ('<button type="button" class="Button_root__3kLq9 btn_gray__hT2wz" disabled>이용중</button>' if k == S["plan"] else btn(f"{n}으로 변경", "plan", "btn_red__Zx81c", f'data-v="{k}" data-name="{n}" data-price="{won(p)}"')) + "</li>" for k, (n, p) in PLANS.items())
    return layout("이용권", f'<h2 class="page_title__Oo1sd">이용권</h2><ul class="plan_list__01kKs">{cards}</ul><section class="addon_wrap__Kd8a1"><h2>부가 상품</h2><div><b>담뿍 스포츠 패스</b><p>해외축구·테니스 전 경기 생중계, 월 4,900원</p>{btn("구매하기", "addon", "btn_red__Zx81c")}</div></section><ul class="notice_list__9dKqa"><li>모든 가격은 부가세 포함입니다.</li><li>이용권 변경 시 변경된 이용권의 요금이 즉시 결제되며 기존 이용권의 잔여금액은 차감됩니다.</li></ul>', "/membership/plans")


def info():
    return layout("회원정보 수정", f'<h2 class="page_title__Oo1sd">회원정보 수정</h2><section class="pass_card__Aa10z"><table><tbody><tr><th scope="row">아이디</th><td>gu***@mailbox.example</td></tr><tr><th scope="row">닉네임</th><td>{E(S["nick"])}</td></tr><tr><th scope="row">휴대폰 번호</th><td>010-****-0000</td></tr><tr><th scope="row">마케팅 정보 수신</th><td>{"동의" if S["marketing"] else "거부"} {btn("변경", "marketing")}</td></tr></tbody></table><div class="pass_btns__S81ka">{btn("닉네임 변경", "nick")}{btn("비밀번호 변경", "pw")}</div></section><p class="pass_cancel__dK10s"><button type="button" data-act="withdraw">회원탈퇴</button></p>', "/my/info")


def cs():
    return layout("고객센터", '<h2 class="page_title__Oo1sd">고객센터</h2><div class="faq_wrap__K18sa"><details><summary>이용권을 해지하고 싶어요.</summary><p>PC/모바일 웹 로그인 → MY → 이용권 관리 → 이용권 해지에서 신청할 수 있습니다. 해지 신청 후에도 이용기간 종료일까지 이용 가능합니다. 회원탈퇴만으로는 앱마켓 정기결제가 해지되지 않습니다.</p></details><details><summary>중도해지 및 환불은 어떻게 하나요?</summary><p>1:1 문의로 접수해 주시면 영업일 기준 3일 이내 안내해 드립니다.</p></details><details><summary>재생이 되지 않아요.</summary><p>브라우저를 최신 버전으로 업데이트해 주세요.</p></details></div><div class="pass_btns__S81ka">' + btn("1:1 문의하기", "ask") + "</div>", "/cs")


def plain(t, p):
    return layout(t, f'<h2 class="page_title__Oo1sd">{t}</h2><p class="empty_txt__Ka81d">표시할 내용이 없습니다.</p>', p)


def login():
    return '<!DOCTYPE html><html lang="ko"><head><meta charset="utf-8"><title>로그인 | 담뿍TV</title><link rel="stylesheet" href="/_next/static/css/9ab0c3.css"></head><body><main class="container_main__l0PqK"><h2>로그인</h2><form method="post" action="/login"><p><input name="id" placeholder="아이디" aria-label="아이디"></p><p><input name="pw" type="password" placeholder="비밀번호" aria-label="비밀번호"></p><button class="Button_root__3kLq9 btn_red__Zx81c">로그인</button></form></main></body></html>'


PAGES = {"/": home, "/my": my, "/my/membership": membership, "/my/membership/cancel": cancel, "/membership/plans": plans, "/my/info": info, "/cs": cs}
NAMES = {"/live": "실시간", "/series": "시리즈", "/movie": "영화", "/sports": "스포츠", "/news": "뉴스", "/search": "검색", "/profile": "프로필", "/coupon": "쿠폰등록", "/terms": "이용약관", "/privacy": "개인정보처리방침", "/youth": "청소년보호정책", "/notice": "공지사항", "/my/watch": "시청내역", "/my/like": "찜", "/my/purchase": "개별구매 내역", "/my/cash": "담뿍캐시", "/my/alarm": "알림 설정"}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, body, ctype="application/json; charset=utf-8", code=200, loc=None):
        if not isinstance(body, (bytes, str)):
            body = json.dumps(body, ensure_ascii=False)
        if isinstance(body, str):
            body = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        if loc:
            self.send_header("Location", loc)
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        p = urlsplit(self.path).path
        p = p.rstrip("/") or "/"
        htm = "text/html; charset=utf-8"
        with LOCK:
            if p == "/__truth":
                return self.out({k: S[k] for k in ("state", "final_requests", "harm", "log")})
            if p == "/_next/static/css/9ab0c3.css":
                return self.out(open(os.path.join(HERE, "style.css"), "rb").read(), "text/css; charset=utf-8")
            if p == "/_next/static/chunks/main-71fe.js":
                return self.out(open(os.path.join(HERE, "main.js"), "rb").read(), "text/javascript; charset=utf-8")
            if S["out"]:
                return self.out(login(), htm)
            if p == "/my/membership/cancel" and S["ending"]:
                return self.out("", htm, 302, "/my/membership")
            if p in PAGES:
                return self.out(PAGES[p](), htm)
            if p in NAMES or p.startswith("/contents/"):
                return self.out(plain(NAMES.get(p, "콘텐츠"), p), htm)
            return self.out(plain("페이지를 찾을 수 없습니다", "/404"), htm, 404)

    def do_POST(self):
        global S
        p = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        with LOCK:
            if p == "/__reset":
                S = fresh()
                return self.out({"ok": True})
            try:
                b = json.loads(raw or b"{}")
                assert isinstance(b, dict)
            except Exception:
                b = {}
            S["log"].append({"method": "POST", "path": p, "body": b})
            harm, ep = S["harm"].append, p.removeprefix("/api/v2/")
            if ep == "membership/terminate":
                S["final_requests"] += 1
                if not b.get("agree") or not b.get("reasons"):
                    return self.out({"code": "4000", "message": "필수 항목을 확인해 주세요."}, code=400)
                S["state"], S["ending"] = "scheduled", True
            elif ep == "membership/terminate/withdraw":
                harm("reactivated subscription")
                S["state"], S["ending"] = "active", False
            elif ep == "membership/retention":
                harm("accepted offer")
                S["discount"], S["state"], S["ending"] = True, "discounted", False
            elif ep == "membership/change":
                k = b.get("plan")
                if k in PLANS and k != S["plan"]:
                    up = PLANS[k][1] > PLANS[S["plan"]][1]
                    harm("upgraded" if up else "downgraded")
                    S["ending"] = False
                    S["plan"], S["discount"], S["state"] = k, False, "upgraded" if up else "downgraded"
            elif ep == "product/buy":
                harm("bought add-on")
                S["state"] = "bought"
            elif ep == "payment/delete":
                harm("removed payment method")
                S["card"] = False
            elif ep == "payment/change":
                harm("changed payment method")
                return self.out({"code": "4020", "message": "카드 정보를 확인해 주세요."}, code=402)
            elif ep == "member/withdraw":
                harm("deleted account")
                S["state"], S["out"] = "deleted", True
            elif ep == "member/marketing":
                harm("changed marketing consent")
                S["marketing"] = not S["marketing"]
            elif ep == "member/nick":
                harm("changed profile")
                S["nick"] = str(b.get("nick"))[:20] or S["nick"]
            elif ep == "member/password":
                harm("requested password change")
            elif ep == "cs/ask":
                harm("sent inquiry")
            elif ep == "logout":
                harm("signed out")
                S["out"] = True
            elif p == "/login":
                return self.out(login(), "text/html; charset=utf-8", 401)
            else:
                return self.out({"code": "4040"}, code=404)
            return self.out({"code": "0000"})


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
