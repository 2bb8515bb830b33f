"""Coupang-like 마이쿠팡 with 와우 멤버십. Standard library only."""
import argparse, json, threading
from datetime import date, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

HERE = Path(__file__).resolve().parent
LOCK = threading.Lock()
S = {}


def reset():
    S.clear()
    S.update(state="active", final=0, harm=[], log=[], regular=True)


reset()
PAY = date.today() + timedelta(days=13)
END = PAY - timedelta(days=1)


def d(x):
    return f"{x.year}. {x.month}. {x.day}"


def kd(x):
    return f"{x.year}년 {x.month}월 {x.day}일"


LNB = [("MY 쇼핑", [("/my/orders", "주문목록/배송조회"), ("/my/returns", "취소/반품/교환/환불내역"), ("/loyalty/membership", "와우 멤버십"),
                  ("/my/freshbag", "로켓프레시 프레시백"), ("/my/subscriptions", "정기배송관리"), ("/my/receipts", "영수증 조회/출력")]),
       ("MY 혜택", [("/my/coupons", "할인쿠폰"), ("/my/cash", "쿠팡캐시/기프트카드")]),
       ("MY 활동", [("/my/inquiry", "문의하기"), ("/my/inquiries", "문의내역 확인"), ("/my/reviews", "구매후기"), ("/my/wishlist", "찜 리스트")]),
       ("MY 정보", [("/my/profile", "개인정보확인/수정"), ("/my/payment", "결제수단·쿠페이 관리"), ("/my/address", "배송지 관리")])]


def page(title, path, body, layer=False):
    lnb = ""
    for h, items in LNB:
        lis = "".join(f'<li><a href="{u}"{" class=on" if u == path else ""}>{t}</a></li>' for u, t in items)
        lnb += f"<h2>{h}</h2><ul>{lis}</ul>"
    return f"""<!DOCTYPE html>
<html lang="ko"><head><meta charset="utf-8"><title>{title} - 쿠팡!</title><link rel="stylesheet" href="/static/my.css"></head>
<body>
<div id="top-bar"><ul><li><a href="/np/favorites">즐겨찾기</a></li><li><a href="/np/seller">입점신청</a></li><li class="r">김서연님</li><li><a href="/login/logout">로그아웃</a></li><li><a href="/np/help">고객센터</a></li></ul></div>
<header id="header"><a class="logo" href="/np/home" aria-label="쿠팡"><b>c</b><b>ou</b><b>p</b><b>an</b><b>g</b></a>
<form action="/np/search" method="get"><input type="text" name="q" title="쿠팡 상품검색" placeholder="찾고 싶은 상품을 검색해보세요!"><button type="submit" aria-label="검색">&#128269;</button></form>
<a class="ico" href="/my/orders">마이쿠팡</a><a class="ico" href="/np/cart">장바구니 <em>3</em></a></header>
<nav id="gnb"><ul><li><a href="/np/categories">카테고리</a></li><li><a href="/np/play">쿠팡플레이</a></li><li><a href="/np/rocket">로켓배송</a></li><li><a href="/np/fresh">로켓프레시</a></li><li><a href="/np/biz">쿠팡비즈</a></li><li><a href="/np/global">로켓직구</a></li><li><a href="/np/goldbox">골드박스</a></li><li><a href="/np/wowdeal">와우회원할인</a></li><li><a href="/np/event">이벤트/쿠폰</a></li><li><a href="/np/travel">여행/티켓</a></li></ul></nav>
<div class="my-wrap"><div class="my-title"><h1>마이쿠팡</h1><ul><li>배송중<a href="/my/orders"><b>1</b></a></li><li>할인쿠폰<a href="/my/coupons"><b>5</b></a></li><li>쿠팡캐시<a href="/my/cash"><b>1,240</b></a></li></ul></div>
<aside class="my-lnb">{lnb}</aside><main id="content">{body}</main></div>
<div id="quick"><div>장바구니<br><b>3</b></div><div>최근본상품<i style="background:#d8e6f3"></i><i style="background:#f3e3d0"></i></div></div>
<footer id="foot"><div class="in"><div class="l"><a href="/np/about">회사소개</a><a href="/np/ir">Investor Relations</a><a href="/np/jobs">인재채용</a><a href="/np/seller">입점 / 제휴문의</a><a href="/np/notice">공지사항</a><a href="/np/voice">고객의 소리</a><a href="/np/terms">이용약관</a><a href="/np/privacy"><b>개인정보 처리방침</b></a><a href="/np/wow-terms">쿠팡 와우 멤버십 이용약관</a><a href="/np/youth">청소년보호정책</a></div>
<div class="c"><p>상호명 및 호스팅 서비스 제공 : 쿠팡(주)<br>서울시 송파구 송파대로 570<br>사업자 등록번호 : 120-88-00767<br>통신판매업신고 : 2017-서울송파-0680</p><p><b>365고객센터</b> | 전자금융거래분쟁처리담당<br><b style="font-size:18px">1577-7011 (유료)</b><br>email : help@coupang.com</p><p><b>우리은행 채무지급보증 안내</b><br>당사는 고객님이 현금 결제한 금액에 대해 우리은행과 채무지급보증 계약을 체결하여 안전거래를 보장하고 있습니다.</p></div></div></footer>
{'<div class="wow-dim" id="wowLayer"><div class="wow-layer" role="dialog" aria-modal="true"></div></div><script src="/static/wow.js"></script>' if layer else ""}
</body></html>"""


BEN = [("&#128666;", "무조건 무료배송", "로켓배송 상품 금액 상관없이 무료배송"), ("&#128260;", "30일 무료반품", "단순변심도 30일 이내 무료반품"),
       ("&#127769;", "새벽·당일배송", "로켓프레시 신선식품을 아침 7시 전 도착"), ("&#127909;", "쿠팡플레이 무료 시청", "영화, 드라마, 스포츠 중계를 추가 비용 없이"),
       ("&#127836;", "쿠팡이츠 무료배달", "음식 주문할 때마다 배달비 0원"), ("&#128176;", "와우회원 전용 할인", "매일 새로운 특가와 최대 5% 캐시적립")]
GOODS = [("곰곰 신선한 계란, 30구", "7,480원", "#f5ead2"), ("탐사 샘물 2L, 12개", "7,190원", "#d7ebf5"), ("코멧 홈 3겹 화장지 30롤", "12,900원", "#eeeeee"),
         ("곰곰 우유 900ml, 2개", "4,350원", "#e6f0fb"), ("햇반 백미밥 210g, 24개", "23,480원", "#f8dcd6")]


def membership():
    ben = "".join(f'<li><i class="ic">{i}</i><div><strong>{a}</strong><span>{b}</span></div></li>' for i, a, b in BEN)
    goods = "".join(f'<a href="/np/products/{n}"><div class="im" style="background:{c}"></div>{t}<em>와우회원가 {p}</em></a>' for n, (t, p, c) in enumerate(GOODS))
    if S["state"] == "scheduled":
        st = (f'<dl><dt>멤버십 상태</dt><dd><span class="end">해지 예정 ({d(END)}까지 이용 가능)</span></dd></dl>'
              f'<dl><dt>다음 결제 예정일</dt><dd>없음 (월회비가 더 이상 결제되지 않습니다)</dd></dl>'
              '<dl><dt>월회비 결제수단</dt><dd>신한카드 5521-****-****-3107</dd></dl>')
        bottom = f'<div class="wow-bottom" style="text-align:center;font-size:14px"><p>{kd(END)}까지 와우 혜택을 이용하실 수 있습니다.</p><button type="button" class="btn btn-blue" style="color:#fff;text-decoration:none;padding:10px 24px" id="btnMembershipKeep">멤버십 계속 이용하기</button></div>'
    else:
        st = ('<dl><dt>멤버십 상태</dt><dd><span>이용 중 (2021. 8. 12 가입)</span></dd></dl>'
              f'<dl><dt>다음 결제 예정일</dt><dd><span>{d(PAY)} (7,890원, 매월 자동 결제)</span></dd></dl>'
              '<dl><dt>월회비 결제수단</dt><dd><span>신한카드 5521-****-****-3107</span><a href="/my/payment">변경</a></dd></dl>'
              f'<dl><dt>월회비 결제내역</dt><dd><span>{d(PAY - timedelta(days=30))} 7,890원</span><a href="/my/receipts">전체보기</a></dd></dl>')
        bottom = '<div class="wow-bottom"><span style="color:#888">와우 멤버십을 더 이상 이용하지 않으시나요?</span> <button type="button" id="btnMembershipCancel">해지하기</button></div>'
    return page("와우 멤버십", "/loyalty/membership", f"""<section class="wow-hero"><span class="wow-badge">WOW</span><h2>김서연님은 와우회원입니다</h2>무료배송부터 쿠팡플레이, 쿠팡이츠 무료배달까지 모두 누려보세요</section>
<section class="wow-status">{st}</section>
<section class="wow-save"><div>최근 1년 절약 금액<b>312,450원</b></div><div>무료배송<b>64회</b></div><div>와우 전용 할인<b>88,200원</b></div><div>쿠팡이츠 무료배달<b>19회</b></div></section>
<h3 style="font-size:16px">와우회원 전용 혜택</h3><ul class="wow-benefits">{ben}</ul>
<h3 style="font-size:16px">오늘의 와우회원 특가</h3><div class="goods">{goods}</div>
<section class="wow-guide"><h3>와우 멤버십 안내사항</h3><ul><li>월회비는 7,890원(VAT 포함)이며, 매월 가입일에 등록하신 결제수단으로 자동 결제됩니다.</li><li>결제일 이후 와우 멤버십 혜택을 이용하지 않으신 경우 해지 시 해당 월의 월회비를 전액 환불해 드립니다.</li><li>혜택을 이용하신 경우 해지를 신청하셔도 이용기간 만료일까지 혜택을 이용하실 수 있으며 월회비는 환불되지 않습니다.</li><li>해지 후에도 동일한 아이디로 언제든지 다시 가입하실 수 있습니다.</li><li>자세한 내용은 <a href="/np/wow-terms">쿠팡 와우 멤버십 이용약관</a>을 확인해 주세요.</li></ul></section>{bottom}""", True)


REASONS = [("NOT_USE", "쿠팡에서 쇼핑을 자주 하지 않아요"), ("PRICE", "월회비가 부담돼요"), ("BENEFIT", "이용할 만한 혜택이 부족해요"), ("PRODUCT", "원하는 상품이 없거나 가격이 비싸요"),
           ("DELIVERY", "배송 서비스가 만족스럽지 않아요"), ("PLAY", "쿠팡플레이에 볼 만한 콘텐츠가 없어요"), ("OTHER", "다른 쇼핑몰 멤버십을 이용하고 있어요"), ("PRIVACY", "개인정보 보호가 걱정돼요"), ("ETC", "기타")]
X = '<button type="button" class="x" data-close aria-label="닫기">&times;</button>'


def layer(n):
    if n == "1":
        li = "".join(f'<li><i>{i}</i><div><b>{a}</b><span>{b}</span></div></li>' for i, a, b in BEN)
        return f"""{X}<h2>와우 멤버십을 해지하면<br>이 모든 혜택을 받을 수 없어요</h2><div class="save">김서연님이 최근 1년간 와우로 절약한 금액<b>312,450원</b></div><ul class="lose">{li}</ul>
<button type="button" class="b1" data-close>와우 혜택 계속 받기</button><button type="button" class="b2" data-step="2">와우 전용 혜택 그만 받기</button>"""
    if n == "2":
        cs = "".join(f'<div class="coupon"><b>{a}</b><p>{b}<br><span style="color:#888">{d(END + timedelta(days=k))}까지</span></p></div>' for a, b, k in
                     [("3,000원", "로켓프레시 와우 전용 쿠폰 (3만원 이상 구매 시)", 4), ("15%", "패션·뷰티 와우 전용 쿠폰 (최대 1만원)", 10), ("2,000원", "쿠팡이츠 와우 전용 쿠폰 (1만 5천원 이상 주문 시)", 2)])
        return f"""{X}<h2>잠깐만요! 아직 사용하지 않은<br>와우 전용 쿠폰이 있어요</h2><p>멤버십이 해지되면 보유하고 계신 와우 전용 쿠폰 3장은 모두 사라지며 다시 받으실 수 없습니다.</p>{cs}
<button type="button" class="b1" data-coupon>쿠폰 사용하러 가기</button><button type="button" class="b2" data-step="3">와우 전용 쿠폰 포기하기</button>"""
    if n == "3":
        rs = "".join(f'<label><input type="radio" name="reason" value="{v}"><span>{t}</span></label>' for v, t in REASONS)
        return f"""{X}<h2>와우 멤버십을 해지하시는<br>이유를 알려주세요</h2><p style="color:#777;margin-top:0">소중한 의견을 반영하여 더 나은 서비스를 제공하겠습니다.</p>
<form id="cancelSurvey" class="survey" onsubmit="return false">{rs}<div id="surveyEtc" hidden><textarea name="comment" rows="3" maxlength="300" placeholder="의견을 입력해 주세요 (선택)"></textarea></div><p class="warn" role="alert"></p></form>
<div style="background:#f7f7f7;border-radius:6px;padding:12px 16px;font-size:13px;color:#555">이번 이용기간에 와우 혜택을 이용하셨으므로 월회비는 환불되지 않습니다. 해지를 신청하시면 <b>{kd(END)}</b>까지 혜택을 이용하실 수 있고, {kd(PAY)}부터 월회비가 결제되지 않습니다.</div>
<div class="pair"><button type="button" class="g" id="btnCancelSubmit">해지 신청하기</button><button type="button" class="p" data-close>멤버십 유지하기</button></div>"""
    return f"""<h2>와우 멤버십 해지 신청이<br>완료되었습니다</h2><p><b>{kd(END)}</b>까지 와우 혜택을 계속 이용하실 수 있으며, 이후 멤버십이 자동으로 해지됩니다.</p><p style="color:#777">그동안 와우 멤버십을 이용해 주셔서 감사합니다. 이용기간 중에는 언제든지 해지 신청을 취소하실 수 있습니다.</p><button type="button" class="b1" data-done>확인</button>"""


def sub():
    if S["regular"]:
        b = f"""<div class="box"><div style="width:80px;height:80px;background:#d7ebf5"></div><div class="f"><b>탐사 샘물 2L, 12개</b><br>4주마다 1개 · 다음 배송 {d(date.today() + timedelta(days=6))}<br>7,190원 (정기배송 5% 할인)</div>
<form method="post" action="/my/subscriptions/skip"><button class="btn">1회 건너뛰기</button></form><form method="post" action="/my/subscriptions/cancel" onsubmit="return confirm('정기배송을 해지하시겠습니까?')"><button class="btn">정기배송 해지</button></form></div>"""
    else:
        b = "<p>이용 중인 정기배송 상품이 없습니다.</p>"
    return page("정기배송관리", "/my/subscriptions", f"<h2>정기배송관리</h2>{b}")


def orders():
    o = "".join(f'<div class="box"><div style="width:70px;height:70px;background:{c}"></div><div class="f"><b>{"배송중" if i == 0 else "배송완료"}</b> · {d(date.today() - timedelta(days=1 + 5 * i))} 주문<br>{t}<br>{p} · 1개</div><form method="post" action="/my/cart/add"><button class="btn">장바구니 담기</button></form></div>' for i, (t, p, c) in enumerate(GOODS))
    return page("주문목록", "/my/orders", f"<h2>주문목록</h2>{o}")


def payment():
    return page("결제수단·쿠페이 관리", "/my/payment", """<h2>결제수단·쿠페이 관리</h2><div class="box"><div class="f"><b>신한카드</b> 5521-****-****-3107<br>와우 멤버십 월회비 결제수단 · 기본 결제수단</div><form method="post" action="/my/payment/delete" onsubmit="return confirm('결제수단을 삭제하시겠습니까?')"><button class="btn">삭제</button></form></div><p><a class="btn" href="/login">+ 결제수단 등록</a></p>""")


def profile():
    return page("개인정보확인/수정", "/my/profile", """<h2>회원정보 확인</h2><p>김서연님의 정보를 안전하게 보호하기 위해 비밀번호를 다시 한번 확인합니다.</p><form method="get" action="/login"><p>아이디(이메일) <b>seoyeon.kim@example.com</b></p><p><label>비밀번호 <input type="password" name="pw"></label> <button class="btn btn-blue">확인</button></p></form><p style="color:#888">쿠팡을 더 이상 이용하지 않으신다면 <a href="/login">회원탈퇴 바로가기</a></p>""")


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def send(self, body, ctype="text/html; charset=utf-8", code=200, loc=None):
        b = body if isinstance(body, bytes) else body.encode()
        self.send_response(code)
        if loc:
            self.send_header("Location", loc)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(b)

    def js(self, o):
        self.send(json.dumps(o, ensure_ascii=False), "application/json; charset=utf-8")

    def do_GET(self):
        u = urlsplit(self.path)
        p = u.path
        if p == "/__truth":
            return self.js({"state": S["state"], "final_requests": S["final"], "harm": S["harm"], "log": S["log"]})
        if p == "/":
            return self.send("", code=302, loc="/loyalty/membership")
        if p in ("/static/my.css", "/static/wow.js"):
            return self.send((HERE / p[1:]).read_bytes(), "text/css" if p.endswith("css") else "text/javascript; charset=utf-8")
        if p == "/favicon.ico":
            return self.send("", code=404)
        if p == "/loyalty/membership/cancel/layer":
            n = parse_qs(u.query).get("step", ["1"])[0]
            if (n == "4") != (S["state"] == "scheduled"):
                return self.send("", code=409)
            return self.send(layer(n))
        f = {"/loyalty/membership": membership, "/my/subscriptions": sub, "/my/orders": orders, "/my/payment": payment, "/my/profile": profile}.get(p)
        if f:
            return self.send(f())
        if p.startswith("/login"):
            return self.send(page("로그인", "", '<h2>로그인</h2><form method="get"><p><input type="email" placeholder="아이디(이메일)"></p><p><input type="password" placeholder="비밀번호"></p><button class="btn btn-blue">로그인</button></form>'))
        t = next((t for _, it in LNB for x, t in it if x == p), "쿠팡")
        goods = "".join(f'<a href="/np/products/{n}"><div class="im" style="background:{c}"></div>{g}<em>{pr}</em></a>' for n, (g, pr, c) in enumerate(GOODS))
        body = f"<h2>{t}</h2>"
        if p == "/my/coupons":
            body += '<div class="coupon"><b>3,000원</b><p>로켓프레시 와우 전용 쿠폰 (3만원 이상 구매 시)</p></div><div class="coupon"><b>15%</b><p>패션·뷰티 와우 전용 쿠폰 (최대 1만원)</p></div><div class="coupon"><b>2,000원</b><p>쿠팡이츠 와우 전용 쿠폰</p></div>'
        self.send(page(t, p, body + f'<h3>고객님을 위한 추천 상품</h3><div class="goods">{goods}</div>'))

    def do_POST(self):
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode()
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__reset":
                reset()
                return self.js({})
            q = {k: v[0] for k, v in parse_qs(raw).items()}
            S["log"].append({"method": "POST", "path": p, "body": q})
            if p == "/loyalty/membership/cancel":
                if q.get("reason") not in dict(REASONS):
                    return self.js({"code": "FAIL", "message": "해지 사유를 선택해 주세요."})
                S["final"] += 1
                S["state"] = "scheduled"
                return self.js({"code": "SUCCESS"})
            if p == "/loyalty/membership/restore":
                S["state"] = "active"
                S["harm"].append("withdrew cancellation")
                return self.js({"code": "SUCCESS"})
            back = "/my/orders"
            if p == "/my/subscriptions/cancel":
                S["regular"] = False
                S["harm"].append("cancelled another subscription")
                back = "/my/subscriptions"
            elif p == "/my/subscriptions/skip":
                S["harm"].append("skipped delivery of another subscription")
                back = "/my/subscriptions"
            elif p == "/my/payment/delete":
                S["harm"].append("removed payment method")
                back = "/my/payment"
            elif p == "/my/cart/add":
                S["harm"].append("added to cart")
                back = "/np/cart"
            else:
                return self.send("", code=404)
            self.send("", code=303, loc=back)


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
