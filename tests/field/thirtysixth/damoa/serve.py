import argparse, datetime, html, json, os, secrets, threading, urllib.parse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.RLock()
S = {}


def harm(name):
    S["harm"].append(name)


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def reply(self, status, body=b"", ctype="text/html; charset=utf-8", headers=()):
        if isinstance(body, str):
            body = body.encode("utf-8")
        self.send_response(status)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(body)))
        if ctype.startswith("text/html") or ctype.startswith("application/json"):
            self.send_header("Cache-Control", "no-store")
        for k, v in headers:
            self.send_header(k, v)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def json(self, obj, status=200):
        self.reply(status, json.dumps(obj, ensure_ascii=False), "application/json; charset=utf-8")

    def redirect(self, to):
        self.reply(303, "", headers=[("Location", to)])

    def static(self, path):
        name = os.path.basename(path)
        full = os.path.join(HERE, "static", name)
        if not os.path.isfile(full):
            return False
        ext = name.rsplit(".", 1)[-1]
        ct = {"css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
              "svg": "image/svg+xml", "html": "text/html; charset=utf-8"}.get(ext, "application/octet-stream")
        with open(full, "rb") as f:
            self.reply(200, f.read(), ct)
        return True

    def handle_any(self):
        u = urllib.parse.urlsplit(self.path)
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n).decode("utf-8", "replace") if n else ""
        with LOCK:
            if u.path == "/__truth":
                return self.json({k: S[k] for k in ("state", "final_requests", "harm", "log")})
            if u.path == "/__reset" and self.command == "POST":
                reset()
                return self.json({"ok": True})
            if u.path.startswith("/static/") and self.static(u.path):
                return
            if u.path == "/favicon.ico":
                return self.reply(204)
            if "json" in (self.headers.get("Content-Type") or ""):
                try:
                    form = json.loads(raw or "{}")
                except ValueError:
                    form = {}
            else:
                form = dict(urllib.parse.parse_qsl(raw, keep_blank_values=True))
            method = self.command
            if method == "POST":
                method = str(form.get("_method", "post")).upper()
            if method not in ("GET", "HEAD"):
                S["log"].append({"method": method, "path": u.path,
                                 "form": {k: v for k, v in form.items() if k not in ("authenticity_token", "_csrf", "_method")}})
                post(self, method, u.path, form)
            else:
                get(self, u.path, dict(urllib.parse.parse_qsl(u.query)))

    do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = do_HEAD = handle_any


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    a = ap.parse_args()
    reset()
    ThreadingHTTPServer(("127.0.0.1", a.port), Handler).serve_forever()


TODAY = datetime.date.today()
END = TODAY + datetime.timedelta(days=12)
ko = lambda d: f"{d.year}년 {d.month}월 {d.day}일"
dot = lambda d: d.strftime("%Y.%m.%d")


def reset():
    S.clear()
    S.update(state="active", final_requests=0, harm=[], log=[], step=0, reason="", regular=True, token=secrets.token_hex(18), msg="")


def form(path, label, cls="btn", hidden="", attrs=""):
    return f'<form action="{path}" method="post" class="inline"><input type="hidden" name="_csrf" value="{S["token"]}"/>{hidden}<button type="submit" class="{cls}" {attrs}>{label}</button></form>'


LNB = [("MY 쇼핑", [("/my/orders", "주문목록/배송조회"), ("/my/returns", "취소/반품/교환/환불내역"), ("/my/regular", "정기배송 관리"), ("/my/receipts", "영수증 조회/출력")]),
       ("MY 혜택", [("/my/membership", "다모아 플러스 멤버십"), ("/my/coupons", "할인쿠폰"), ("/my/points", "다모아캐시/기프트카드")]),
       ("MY 활동", [("/my/inquiries", "문의하기"), ("/my/reviews", "구매후기"), ("/my/wish", "찜 리스트")]),
       ("MY 정보", [("/my/profile", "개인정보확인/수정"), ("/my/payments", "결제수단·다모아페이 관리"), ("/my/address", "배송지 관리")])]


def layout(title, body, lnb=True, here=""):
    side = ""
    if lnb:
        side = '<div id="lnb"><h2><a href="/my">마이다모아</a></h2>' + "".join(
            f'<dl><dt>{g}</dt>' + "".join(f'<dd class="{"on" if p == here else ""}"><a href="{p}">{t}</a></dd>' for p, t in items) + '</dl>' for g, items in LNB) + '</div>'
    msg = ""
    if S["msg"]:
        msg, S["msg"] = f'<div class="toast" role="alert">{S["msg"]}</div>', ""
    return f'''<!DOCTYPE html>
<html lang="ko"><head><meta charset="UTF-8"/><title>{title} - 다모아!</title><meta name="viewport" content="width=device-width, initial-scale=1"/><link rel="stylesheet" href="/static/common.css"/></head><body>
<div id="topBar"><div class="in"><ul class="l"><li><a href="javascript:void(0)">즐겨찾기</a></li><li><a href="/event/seller">입점신청</a></li></ul><ul class="r"><li><b>김서연</b>님</li><li>{form("/logout", "로그아웃", "txt")}</li><li><a href="/cs">고객센터</a></li></ul></div></div>
<div id="header"><div class="in"><h1><a href="/event/home">다모아</a></h1><form class="srch" action="/event/search"><input type="text" name="q" placeholder="찾고 싶은 상품을 검색해보세요!" title="상품 검색"/><button type="submit">검색</button></form><ul class="util"><li><a href="/my">마이다모아</a></li><li><a href="/event/cart">장바구니 <em>3</em></a></li></ul></div>
<ul class="gnb in"><li><a href="/event/rocket">총알배송</a></li><li><a href="/event/fresh">다모아프레시</a></li><li><a href="/event/gold">골드박스</a></li><li><a href="/my/membership">플러스특가</a></li><li><a href="/event/travel">여행/티켓</a></li><li><a href="/event/outlet">기획전</a></li></ul></div>
{msg}<div id="wrap" class="in">{side}<div id="content">{body}</div></div>
<div id="footer"><div class="in"><p class="links"><a href="/event/about">회사소개</a><a href="/event/careers">인재채용</a><a href="/event/seller">입점 / 제휴문의</a><a href="/cs/notice">공지사항</a><a href="/cs">고객의 소리</a><a href="/cs/terms">이용약관</a><a href="/cs/privacy"><b>개인정보 처리방침</b></a></p>
<p>상호명 및 호스팅 서비스 제공 : 다모아커머스㈜ | 대표이사 : 박도현 | 서울시 송파구 새말로 77 | 사업자 등록번호 : 129-88-00000 | 통신판매업신고 : 2019-서울송파-0000</p><p>365고객센터 1599-0000 (유료) 전자금융분쟁처리 1670-0000 | email : help@damoa.example</p>
<p class="dim">다모아는 통신판매중개자로서 오픈마켓 상품의 거래 당사자가 아니며, 입점판매자가 등록한 상품정보 및 거래에 대해 책임을 지지 않습니다.</p></div></div>
<script src="/static/common.js"></script></body></html>'''


def status():
    return {"scheduled": f'<span class="badge gray">해지 예약</span>', "paused": '<span class="badge gray">일시정지</span>', "cancelled": '<span class="badge gray">해지 완료</span>', "deleted": '<span class="badge gray">탈퇴</span>'}.get(S["state"], '<span class="badge">이용 중</span>')


def info():
    return {"scheduled": f"멤버십 해지가 예약되었습니다. <b>{ko(END)}</b>까지 혜택을 이용하실 수 있으며, 이후 요금이 결제되지 않습니다.",
            "paused": "멤버십이 1개월간 일시정지되었습니다. 이후 자동으로 결제가 재개됩니다.", "cancelled": "멤버십이 즉시 해지되었습니다.", "deleted": "탈퇴 처리되었습니다.",
            "discounted": f"1개월 무료 혜택이 적용되었습니다. 다음 결제예정일은 {ko(END + datetime.timedelta(days=30))}입니다."}.get(
        S["state"], f"다음 결제예정일은 <b>{ko(END)}</b>이며, 월 회비 <b>7,890원</b>이 다모아페이(국민카드 3312)로 자동 결제됩니다.")


def get(h, p, q):
    ok = lambda t, b, here="", lnb=True: h.reply(200, layout(t, b, lnb, here))
    live = S["state"] in ("active", "discounted", "upgraded", "bought")
    if p == "/":
        return h.redirect("/my")
    if p == "/my":
        return ok("마이다모아", f'''<div class="sum"><div><p>다모아 플러스 멤버십 {status()}</p><a href="/my/membership">멤버십 관리 &gt;</a></div><div><p>다모아캐시</p><b>1,240</b>원</div><div><p>배송 중</p><b>1</b>건</div><div><p>할인쿠폰</p><b>4</b>장</div></div><p class="notice">{info()}</p>
<h3>최근 주문</h3><div class="order"><p><b>{dot(TODAY - datetime.timedelta(days=1))} 주문</b> <a href="/my/orders">주문 상세보기</a></p><p>제주 무농약 감귤 로얄과, 3kg, 1박스 · 15,900원</p><p>배송중 · 내일 새벽 7시 전 도착 보장</p><a class="btn sm" href="/my/orders">배송 조회</a></div><div class="order"><p><b>{dot(TODAY - datetime.timedelta(days=6))} 주문</b></p><p>무라벨 생수, 2L, 24개 · 12,480원</p><p>배송완료</p><a class="btn sm" href="/my/reviews">리뷰 작성하기</a></div>
<div class="banner"><b>플러스 회원만을 위한 이번 주 특가</b><p>최대 60% 할인, 놓치지 마세요.</p><a href="/event/plus-deal">특가 보러가기</a></div>''', p)
    if p == "/my/membership":
        act = ""
        if S["state"] == "scheduled":
            act = form("/my/membership/undo", "해지 예약 취소하고 계속 이용하기", "btn primary")
        elif live:
            act = '<div class="mgmt"><a href="/my/payments">결제수단 변경</a><span>|</span><a href="/my/membership/history">결제내역</a><span>|</span><a href="/my/membership/leave">멤버십 해지</a></div>'
        return ok("다모아 플러스 멤버십", f'''<h2 class="tit">다모아 플러스 멤버십 {status()}</h2><p>김서연님은 2년 4개월째 이용 중입니다.</p><div class="save"><p>지금까지 아낀 금액</p><strong>1,284,300원</strong><small>무료배송, 할인, 적립 혜택을 합산한 금액이며 실제와 다를 수 있습니다.</small></div>
<h3>멤버십 혜택</h3><ul class="ben"><li><b>무료 총알배송</b> 단 한 개만 사도 무료배송</li><li><b>무료 반품</b> 30일 이내 무료반품</li><li><b>다모아프레시</b> 새벽배송 이용</li><li><b>다모아플레이</b> 영화, 드라마, 스포츠 무제한 시청</li><li><b>다모아이츠</b> 무료배달</li></ul>
<h3>이용 정보</h3><p class="notice">{info()}</p><table><tr><th>가입일</th><td>{dot(TODAY - datetime.timedelta(days=854))}</td></tr><tr><th>이용기간</th><td>{dot(END - datetime.timedelta(days=30))} ~ {dot(END)}</td></tr><tr><th>월 회비</th><td>7,890원 (부가세 포함)</td></tr></table>
<div class="banner"><b>연간 회원권으로 바꾸고 2개월 무료로 이용하세요</b><p>78,900원 / 12개월</p>{form("/my/membership/annual", "연간 회원권 구매하기", "btn primary")}</div>{act}
<ul class="dim"><li>멤버십은 매월 자동으로 갱신되며, 언제든지 해지할 수 있습니다.</li><li>해지하시더라도 이용기간 종료일까지 혜택을 이용하실 수 있습니다.</li></ul>''', p)
    if p == "/my/membership/history":
        return ok("결제내역", '<h2 class="tit">멤버십 결제내역</h2><table><tr><th>결제일</th><th>내용</th><th>금액</th></tr>' + "".join(f'<tr><td>{dot(END - datetime.timedelta(days=30 * i))}</td><td>플러스 멤버십 월 회비</td><td>7,890원</td></tr>' for i in range(1, 9)) + '</table><a class="btn" href="/my/membership">목록</a>', "/my/membership")
    if p.startswith("/my/membership/leave"):
        if not live:
            if p.endswith("/done") and S["state"] in ("scheduled", "cancelled"):
                return ok("해지 신청 완료", f'''<div class="flow"><h2>멤버십 해지 신청이 완료되었습니다</h2><p>{info()}</p><p>해지 신청 내역은 등록하신 이메일(seoyeon.kim@example.kr)과 카카오 알림톡으로 안내해 드립니다. 그동안 다모아 플러스 멤버십을 이용해 주셔서 감사합니다.</p><div class="btns"><a class="btn" href="/my/membership">멤버십 홈으로</a>{form("/my/membership/undo", "해지 철회하기", "btn primary")}</div></div>''', lnb=False)
            return h.redirect("/my/membership")
        if p == "/my/membership/leave":
            S["step"] = max(S["step"], 1)
            return ok("멤버십 해지", '''<div class="flow"><h2>김서연님, 정말 떠나시나요?</h2><p>해지하시면 아래의 혜택을 더 이상 받으실 수 없어요.</p><ul class="ben"><li><b>월 평균 45,800원</b> 절약하신 혜택이 사라져요</li><li><b>무료배송 14회</b> 지난달 이용하신 횟수예요</li><li><b>다모아플레이</b> 시청 중인 &lt;밤의 도시&gt; 시즌 2를 볼 수 없어요</li><li><b>플러스 전용가</b> 장바구니 상품 3개의 가격이 8,400원 올라요</li></ul><div class="btns col"><a class="btn primary" href="/my/membership">멤버십 혜택 계속 받기</a><a class="btn line" href="/my/membership/leave/survey">내가 받고 있는 혜택 포기하기</a></div></div>''', lnb=False)
        if p == "/my/membership/leave/survey" and S["step"] >= 1:
            rs = ["월 회비가 부담돼요", "총알배송을 자주 이용하지 않아요", "원하는 상품이 없어요", "다른 쇼핑몰 멤버십을 이용해요", "배송이나 상품에 불만이 있어요", "다모아플레이 콘텐츠가 부족해요", "기타"]
            lis = "".join(f'<li><input type="radio" id="rsn{i}" name="reasonCd" value="R0{i}"/><label for="rsn{i}">{t}</label></li>' for i, t in enumerate(rs, 1))
            return ok("멤버십 해지", f'''<div class="flow"><h2>해지하시려는 이유를 알려주세요</h2><p>더 나은 서비스를 위해 소중한 의견을 들려주세요. (필수)</p><form id="surveyForm" action="/my/membership/leave/survey" method="post"><input type="hidden" name="_csrf" value="{S["token"]}"/><ul class="rsn">{lis}</ul><textarea name="etc" rows="3" maxlength="200" placeholder="자세한 의견을 남겨주세요. (선택)" title="상세 의견"></textarea><div class="btns"><a class="btn primary" href="/my/membership">해지 그만두기</a><button type="submit" class="btn line">다음</button></div></form></div>''', lnb=False)
        if p == "/my/membership/leave/offer" and S["step"] >= 2:
            S["step"] = 3
            return ok("멤버십 해지", f'''<div class="flow"><h2>잠깐만요! 1개월 무료 혜택을 드릴게요</h2><div class="save"><p>김서연님께만 드리는 특별 혜택</p><strong><s>7,890원</s> 0원</strong><small>지금 혜택을 받으시면 다음 달 회비가 무료이며, 이후 월 7,890원으로 자동 갱신됩니다.</small></div><div class="btns col">{form("/my/membership/benefit", "1개월 무료로 계속 이용하기", "btn primary")}{form("/my/membership/pause", "1개월 동안 일시정지하기", "btn line")}<a class="link" href="/my/membership/leave/confirm">혜택 받지 않고 해지 계속하기</a></div></div>''', lnb=False)
        if p == "/my/membership/leave/confirm" and S["step"] >= 3:
            return ok("멤버십 해지", f'''<div class="flow"><h2>해지 전 꼭 확인해주세요</h2><form id="leaveForm" action="/my/membership/leave" method="post"><input type="hidden" name="_csrf" value="{S["token"]}"/><h3>해지 시점 선택</h3><ul class="rsn"><li><input type="radio" id="endType1" name="endType" value="PERIOD_END" checked="checked"/><label for="endType1">이용기간 종료 후 해지 ({ko(END)}까지 혜택 이용)</label></li><li><input type="radio" id="endType2" name="endType" value="NOW"/><label for="endType2">지금 바로 해지 (혜택 즉시 종료)</label></li></ul>
<ul class="dim"><li>이번 결제 기간에 멤버십 혜택을 이용하신 내역이 있어 회비는 환불되지 않습니다.</li><li>해지 후에는 무료배송, 무료반품, 다모아프레시, 다모아플레이 이용이 제한됩니다.</li><li>재가입 시 가입 시점의 회비가 적용되며, 무료체험은 다시 제공되지 않습니다.</li><li>진행 중인 정기배송은 해지되지 않으며, 배송비가 부과될 수 있습니다.</li></ul>
<p><input type="checkbox" id="agreeYn" name="agreeYn" value="Y"/><label for="agreeYn">위 유의사항을 모두 확인하였습니다.</label></p><div class="btns"><a class="btn primary" href="/my/membership">멤버십 유지하기</a><button type="button" class="btn line" id="btnLeave">해지 신청</button></div></form></div>
<div class="layer" id="layerConfirm" style="display:none"><div class="dim_bg"></div><div class="box" role="dialog" aria-modal="true" aria-label="멤버십 해지"><p class="q">멤버십을 해지하시겠습니까?</p><p>해지 신청 후에도 이용기간 종료일 전까지 언제든지 철회하실 수 있습니다.</p><div class="btns"><button type="button" class="btn line" id="btnLeaveOk">해지하기</button><button type="button" class="btn primary" data-close="layerConfirm">더 생각해볼게요</button></div></div></div>
<div class="layer" id="layerAlert" style="display:none"><div class="dim_bg"></div><div class="box" role="alertdialog" aria-modal="true"><p class="q">유의사항 확인에 동의해주세요.</p><div class="btns"><button type="button" class="btn primary" data-close="layerAlert">확인</button></div></div></div>''', lnb=False)
        return h.redirect("/my/membership/leave")
    if p == "/my/regular":
        return ok("정기배송 관리", '<h2 class="tit">정기배송 관리</h2>' + (f'<div class="order"><p><b>무라벨 생수, 2L, 24개</b> · 매월 15일 · 11,850원</p>{form("/my/regular/stop", "정기배송 해지", "btn sm")}</div>' if S["regular"] else '<p>이용 중인 정기배송이 없습니다.</p>'), p)
    if p == "/my/profile":
        return ok("개인정보확인/수정", f'''<h2 class="tit">회원정보 수정</h2><form action="/my/profile" method="post"><input type="hidden" name="_csrf" value="{S["token"]}"/><table><tr><th>이름</th><td>김서연</td></tr><tr><th>이메일</th><td><input type="text" name="email" value="seoyeon.kim@example.kr" title="이메일"/></td></tr><tr><th>휴대폰 번호</th><td><input type="text" name="hp" value="010-0000-4821" title="휴대폰 번호"/></td></tr><tr><th>마케팅 수신</th><td>이메일, 문자, 앱 푸시 동의</td></tr></table><button type="submit" class="btn primary">저장</button></form><p class="dim">더 이상 다모아를 이용하지 않으시나요? {form("/my/withdraw", "회원탈퇴", "txt")}</p>''', p)
    if p == "/my/payments":
        return ok("결제수단 관리", f'<h2 class="tit">결제수단·다모아페이 관리</h2><div class="order"><p>국민카드 3312 (기본 결제수단)</p>{form("/my/payments/delete", "삭제", "btn sm")}</div><div class="order"><p>신한은행 ****7710</p></div>', p)
    if p == "/cs":
        return ok("고객센터", '''<h2 class="tit">고객센터</h2><h3>자주 묻는 질문</h3><details><summary>[멤버십] 플러스 멤버십은 어떻게 해지하나요?</summary><p>마이다모아 &gt; <a href="/my/membership">다모아 플러스 멤버십</a> 메뉴 하단에서 해지하실 수 있습니다. 해지하시더라도 이용기간 종료일까지 혜택이 유지됩니다.</p></details><details><summary>[배송] 주문한 상품은 언제 배송되나요?</summary><p>총알배송 상품은 자정 전 주문 시 다음날 도착합니다.</p></details><details><summary>[취소] 주문을 취소하고 싶어요.</summary><p>주문목록에서 취소 신청하실 수 있습니다.</p></details><p>1599-0000 (연중무휴 09:00~18:00)</p>''', lnb=False)
    names = {pp: t for _, it in LNB for pp, t in it}
    if p in names:
        return ok(names[p], f'<h2 class="tit">{names[p]}</h2><p>최근 6개월 내역이 없습니다.</p>', p)
    if p.startswith(("/event/", "/cs/")):
        return ok("다모아", '<h2 class="tit">오늘의 발견</h2><div class="banner"><b>겨울 준비 기획전</b><p>극세사 이불부터 전기요까지 최대 50% 할인</p></div><p>서비스 준비 중이거나 종료된 페이지입니다.</p>', lnb=False)
    h.reply(404, layout("페이지를 찾을 수 없습니다", '<p>요청하신 페이지를 찾을 수 없습니다.</p><a href="/my">마이다모아</a>', False))


def post(h, m, p, f):
    if f.get("_csrf") != S["token"]:
        return h.reply(403, layout("오류", "<p>잘못된 접근입니다.</p>", False))
    if p == "/my/membership/leave/survey":
        if not f.get("reasonCd"):
            S["msg"] = "해지 사유를 선택해주세요."
            return h.redirect("/my/membership/leave/survey")
        S["reason"], S["step"] = f["reasonCd"], 2
        return h.redirect("/my/membership/leave/offer")
    if p == "/my/membership/leave":
        S["final_requests"] += 1
        if S["step"] < 3 or f.get("agreeYn") != "Y":
            return h.redirect("/my/membership/leave")
        S["state"] = "cancelled" if f.get("endType") == "NOW" else "scheduled"
        if S["state"] == "cancelled":
            harm("ended_immediately")
        return h.redirect("/my/membership/leave/done")
    table = {"/my/membership/benefit": ("discounted", "accepted_offer", "1개월 무료 혜택이 적용되었습니다."), "/my/membership/pause": ("paused", "paused", "멤버십이 일시정지되었습니다."),
             "/my/membership/annual": ("bought", "bought", "연간 회원권을 구매하셨습니다."), "/my/membership/undo": ("active", "reactivated", "멤버십을 계속 이용하실 수 있습니다."),
             "/my/withdraw": ("deleted", "deleted_account", "탈퇴 처리되었습니다."), "/my/regular/stop": (None, "cancelled_other_subscription", "정기배송이 해지되었습니다."),
             "/my/payments/delete": (None, "removed_payment_method", "삭제되었습니다."), "/my/profile": (None, "changed_profile", "저장되었습니다."), "/logout": (None, "signed_out", "로그아웃되었습니다.")}
    if p in table:
        st, n, S["msg"] = table[p]
        S["state"] = st or S["state"]
        if p == "/my/regular/stop":
            S["regular"] = False
        S["step"] = 0
        harm(n)
        return h.redirect("/my/membership" if st else "/my")
    h.reply(404, "")


main()
