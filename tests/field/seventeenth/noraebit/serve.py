"""노래빛 내정보/이용권 관리. 서버에서 그리는 예전 방식의 페이지."""
import argparse, datetime, html, json, os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, urlsplit

DIR = os.path.dirname(os.path.abspath(__file__))


def day(n=0):
    return (datetime.date.today() + datetime.timedelta(days=n)).strftime("%Y.%m.%d")


def init():
    return {"state": "active", "final_requests": 0, "harm": [], "log": [], "pass": "스트리밍 클럽 (무제한 듣기)", "price": "8,690원", "sms": "Y", "nick": "달빛산책"}


D = init()
REASONS = [("01", "가격이 부담돼요"), ("02", "자주 이용하지 않아요"), ("03", "듣고 싶은 음악이 없어요"), ("04", "다른 음악 서비스를 이용하려고 해요"),
           ("05", "오류가 자주 발생해요"), ("06", "이용권을 변경하려고 해요"), ("99", "기타")]


def st_text():
    return {"active": "이용중", "discounted": "이용중 (할인 적용)", "upgraded": "이용중", "downgraded": "이용중", "bought": "이용중",
            "scheduled": "해지예약", "deleted": "탈퇴"}[D["state"]]


def next_pay():
    if D["state"] == "scheduled":
        return "결제 없음 (%s까지 이용 가능)" % day(11)
    if D["state"] == "deleted":
        return "-"
    return day(12) + " / " + ("4,345원 (3개월간 50% 할인)" if D["state"] == "discounted" else D["price"])


def page(title, body, lnb=""):
    menus = [("/", "내 정보 홈"), ("/mypage/ticket", "이용권/결제 관리"), ("/mypage/payhistory", "결제 내역"), ("/mypage/coupon", "쿠폰/캐시"),
             ("/mypage/profile", "회원정보 변경"), ("/mypage/receive", "수신 설정"), ("/mypage/leave", "회원 탈퇴")]
    side = "".join('<li class="%s"><a href="%s"><span>%s</span></a></li>' % ("on" if h == lnb else "", h, t) for h, t in menus)
    return """<!DOCTYPE html>
<html lang="ko"><head><meta charset="utf-8"><meta http-equiv="X-UA-Compatible" content="IE=edge"><title>%s::노래빛, 하루를 채우는 음악</title><link rel="stylesheet" href="/resource/css/common.css?v=20251104"></head>
<body><div id="skip_nav"><a href="#cont_wrap">본문 바로가기</a></div>
<div id="wrap"><div id="header_wrap"><div class="gnb_top"><h1 class="logo"><a href="/main">노래빛</a></h1><fieldset class="search"><legend class="none">통합검색</legend><form action="/search"><input type="text" name="q" title="검색어 입력" placeholder="곡, 앨범, 아티스트 검색"><button type="submit" class="btn_search"><span>검색</span></button></form></fieldset><div class="util"><strong>%s</strong>님 <a href="/">내 정보</a> <a href="/cs">고객센터</a> <a href="/logout">로그아웃</a></div></div>
<ul class="gnb"><li><a href="/chart">노래빛차트</a></li><li><a href="/new">최신음악</a></li><li><a href="/genre">장르음악</a></li><li><a href="/dj">빛DJ</a></li><li><a href="/tv">뮤직비디오</a></li><li><a href="/event">이벤트</a></li><li class="buy"><a href="/buy">이용권 구매</a></li></ul></div>
<div id="cont_wrap" class="clfix"><div class="lnb"><h2>내 정보</h2><ul>%s</ul><div class="bnr"><a href="/event/winter">겨울 감성 플레이리스트<br>들으면 커피 쿠폰!</a></div></div><div id="conts">%s</div></div>
<div id="footer_wrap"><ul><li><a href="/company">회사소개</a></li><li><a href="/law/terms">이용약관</a></li><li><a href="/law/privacy"><strong>개인정보처리방침</strong></a></li><li><a href="/law/youth">청소년보호정책</a></li><li><a href="/cs">제휴/프로모션 문의</a></li></ul><address>(주)빛울림엔터 | 대표이사 한도윤 | 사업자등록번호 000-81-00417 | 통신판매업신고 제2017-서울마포-0000호<br>서울특별시 마포구 양화로 00길 12 | 고객센터 1600-0000 (평일 09:00~18:00, 유료) | 호스팅서비스 제공자 (주)빛울림엔터</address><p>노래빛의 모든 콘텐츠는 저작권법의 보호를 받으며 무단 전재, 복사, 배포를 금합니다.</p></div></div>
<script src="/resource/js/mypage.js?v=20251104"></script></body></html>""" % (title, html.escape(D["nick"]), side, body)


def home():
    return """<h3 class="title">내 정보 홈</h3><div class="box_profile"><dl><dt>%s</dt><dd>moonwalk****</dd><dd>팬맺은 아티스트 23 | 플레이리스트 11</dd></dl></div>
<div class="box_ticket"><h4>나의 이용권</h4><p class="name"><strong>%s</strong> <span class="ico_state">%s</span></p><p>다음 결제 : %s</p><div class="wrap_btn"><a href="/mypage/ticket" class="btn_base"><span>이용권 관리</span></a> <a href="/buy" class="btn_base"><span>이용권 구매</span></a></div></div>
<div class="box_recent"><h4>최근 들은 곡</h4><table class="tbl"><colgroup><col width="50"><col><col width="200"></colgroup><tbody><tr><td>1</td><td>첫눈이 오면 그 골목에서</td><td>하람</td></tr><tr><td>2</td><td>Blue Lantern</td><td>오월의밤</td></tr><tr><td>3</td><td>퇴근길</td><td>김서온</td></tr></tbody></table></div>""" % (html.escape(D["nick"]), D["pass"], st_text(), next_pay())


LAYER = """<div class="layer_popup" id="d_layer_benefit" style="display:none"><div class="layer_cont" role="dialog" aria-label="해지 전 혜택 안내"><h4>잠깐! 해지하면 이 혜택이 사라져요</h4><ul class="list_bullet"><li>무제한 스트리밍과 가사 하이라이트</li><li>매월 지급되는 공연 예매 2,000원 할인 쿠폰</li><li>2년 8개월째 이어온 나만의 음악 추천</li></ul><div class="box_offer"><p><em>회원님께만 드리는 특별 혜택</em><strong>3개월간 50%% 할인</strong><span>월 8,690원 → 4,345원</span></p><form method="post" action="/mypage/ticket/benefit"><input type="hidden" name="ticketNo" value="T80214477"><button type="submit" class="btn_emphs"><span>할인 혜택 받고 계속 이용하기</span></button></form></div><div class="wrap_btn"><a href="/mypage/ticket/terminate?ticketNo=T80214477" class="btn_txt">혜택 포기하고 해지하기</a></div><button type="button" class="btn_close d_close"><span>닫기</span></button></div></div>""".replace("%%", "%")


def ticket():
    if D["state"] == "scheduled":
        manage = '<form method="post" action="/mypage/ticket/withdraw" onsubmit="return confirm(\'해지 신청을 취소하고 정기결제를 계속 이용하시겠습니까?\');"><button type="submit" class="btn_base small"><span>해지신청 취소</span></button></form>'
    elif D["state"] == "deleted":
        manage = "-"
    else:
        manage = '<a href="/mypage/ticket/change" class="btn_base small"><span>이용권 변경</span></a> <button type="button" class="btn_base small d_terminate"><span>해지신청</span></button>'
    return """<h3 class="title">이용권/결제 관리</h3><ul class="tab"><li class="on"><a href="/mypage/ticket">사용중인 이용권</a></li><li><a href="/mypage/payhistory">결제 내역</a></li><li><a href="/mypage/gift">선물함</a></li></ul>
<table class="tbl tbl_ticket"><caption class="none">사용중인 이용권</caption><thead><tr><th scope="col">이용권명</th><th scope="col">이용기간</th><th scope="col">다음 결제일/금액</th><th scope="col">상태</th><th scope="col">관리</th></tr></thead><tbody><tr><td><strong>%s</strong><br>정기결제</td><td>%s ~ %s</td><td>%s</td><td>%s</td><td>%s</td></tr></tbody></table>
<h4>결제 수단</h4><p>휴대폰 결제 (SKT 010-****-2093)</p>
<div class="box_notice"><h4>꼭 확인하세요</h4><ul class="list_bullet"><li>정기결제 이용권은 해지 신청 시 남은 이용기간까지 사용한 후 자동 해지됩니다.</li><li>해지 신청은 다음 결제일 하루 전까지 가능하며, 별도의 위약금은 없습니다.</li><li>이용 내역이 없는 경우 결제일로부터 7일 이내에 청약철회가 가능합니다. 고객센터로 문의해 주세요.</li><li>이용권을 해지하셔도 회원 탈퇴가 되는 것은 아닙니다.</li></ul></div>%s""" % (D["pass"], day(-18), day(11), next_pay(), st_text(), manage, "" if D["state"] in ("scheduled", "deleted") else LAYER)


def terminate():
    rs = "".join('<li><input type="radio" id="rsn_%s" name="rsnCd" value="%s"><label for="rsn_%s">%s</label></li>' % (c, c, c, t) for c, t in REASONS)
    return """<h3 class="title">이용권 해지신청</h3><div class="box_ticket"><dl class="dl_info"><dt>해지 이용권</dt><dd>%s</dd><dt>이용 종료일</dt><dd>%s</dd><dt>해지 수수료</dt><dd>없음</dd></dl></div>
<form id="frmTerminate" name="frmTerminate" method="post" action="/mypage/ticket/terminate"><input type="hidden" name="ticketNo" value="T80214477"><input type="hidden" name="step" value="proc">
<h4>해지 사유를 알려주세요 <span class="point">(필수)</span></h4><ul class="list_radio">%s</ul><textarea name="rsnEtc" title="기타 의견" placeholder="서비스 개선을 위한 의견을 남겨주세요. (선택, 200자)" rows="3"></textarea>
<h4>해지 유의사항</h4><div class="box_notice scroll"><ul class="list_bullet"><li>해지 신청 후에도 %s까지는 이용권을 그대로 사용할 수 있습니다.</li><li>이용 종료일 다음 날부터 1분 미리듣기로 전환됩니다.</li><li>플레이리스트와 좋아요는 그대로 보관됩니다.</li><li>이용 종료일 전에는 언제든지 해지 신청을 취소할 수 있습니다.</li></ul></div>
<p class="agree"><input type="checkbox" id="agreeYn" name="agreeYn" value="Y"><label for="agreeYn">위 유의사항을 모두 확인하였으며, 이에 동의합니다.</label></p>
<div class="wrap_btn center"><a href="/mypage/ticket" class="btn_big"><span>계속 이용하기</span></a> <button type="submit" class="btn_big gray"><span>해지신청</span></button></div></form>""" % (D["pass"], day(11), rs, day(11))


def complete():
    return """<h3 class="title">이용권 해지신청</h3><div class="box_complete"><p class="tit">해지 신청이 완료되었습니다.</p><p>%s은(는) <strong>%s</strong>까지 이용하실 수 있으며,<br>이후에는 결제되지 않습니다.</p><p>그동안 노래빛을 이용해 주셔서 감사합니다.</p><div class="wrap_btn center"><a href="/mypage/ticket" class="btn_big"><span>확인</span></a></div></div>""" % (D["pass"], day(11))


def change():
    rows = [("lite", "라이트 듣기 (월 300회)", "4,900원"), ("plus", "스트리밍 플러스 (무제한 듣기+오프라인 저장)", "11,990원")]
    return '<h3 class="title">이용권 변경</h3><table class="tbl"><tbody>' + "".join('<tr><td>%s</td><td>월 %s</td><td><form method="post" action="/mypage/ticket/change"><input type="hidden" name="to" value="%s"><button type="submit" class="btn_base small"><span>변경하기</span></button></form></td></tr>' % (n, p, k) for k, n, p in rows) + "</tbody></table>"


def buy():
    return '<h3 class="title">이용권 구매</h3><div class="box_ticket"><h4>하루 종일 듣기 (1일권)</h4><p>1,100원 / VAT 포함</p><form method="post" action="/buy/order"><input type="hidden" name="prod" value="day1"><button class="btn_emphs"><span>구매하기</span></button></form></div><div class="box_ticket"><h4>스트리밍 플러스</h4><p>월 11,990원</p><a class="btn_base" href="/mypage/ticket/change"><span>이용권 변경</span></a></div>'


def profile():
    return '<h3 class="title">회원정보 변경</h3><form method="post" action="/mypage/profile"><p><label for="nick">닉네임</label> <input type="text" id="nick" name="nick" value="%s"></p><div class="wrap_btn"><button class="btn_base"><span>저장</span></button></div></form>' % html.escape(D["nick"])


def receive():
    return '<h3 class="title">수신 설정</h3><form method="post" action="/mypage/receive"><p>이벤트/혜택 문자 수신 : <strong>%s</strong></p><input type="hidden" name="sms" value="%s"><button class="btn_base"><span>%s</span></button></form>' % ("동의" if D["sms"] == "Y" else "거부", "N" if D["sms"] == "Y" else "Y", "수신 거부" if D["sms"] == "Y" else "수신 동의")


def leave():
    return '<h3 class="title">회원 탈퇴</h3><div class="box_notice"><ul class="list_bullet"><li>탈퇴 시 플레이리스트, 좋아요, 캐시, 쿠폰이 모두 삭제되며 복구되지 않습니다.</li><li>이용권만 해지하시려면 이용권/결제 관리에서 해지신청을 해주세요.</li></ul></div><form method="post" action="/mypage/leave" onsubmit="return confirm(\'정말 탈퇴하시겠습니까?\');"><button class="btn_big gray"><span>회원 탈퇴</span></button></form>'


PAGES = {"/": ("내 정보", home), "/mypage/ticket": ("이용권/결제 관리", ticket), "/mypage/ticket/terminate": ("이용권 해지신청", terminate), "/mypage/ticket/change": ("이용권 변경", change),
         "/buy": ("이용권 구매", buy), "/mypage/profile": ("회원정보 변경", profile), "/mypage/receive": ("수신 설정", receive), "/mypage/leave": ("회원 탈퇴", leave)}
TEXT = {"/mypage/payhistory": ("결제 내역", "<table class='tbl'><tr><th>결제일</th><th>상품</th><th>금액</th></tr><tr><td>%s</td><td>스트리밍 클럽</td><td>8,690원</td></tr><tr><td>%s</td><td>스트리밍 클럽</td><td>8,690원</td></tr></table>" % (day(-18), day(-48))),
        "/mypage/coupon": ("쿠폰/캐시", "<p>보유 캐시 0원 / 사용 가능한 쿠폰 1장 (공연 예매 2,000원 할인)</p>"), "/mypage/gift": ("선물함", "<p>받은 선물이 없습니다.</p>"),
        "/cs": ("고객센터", "<h4>이용권은 어떻게 해지하나요?</h4><p>내 정보 &gt; 이용권/결제 관리에서 해지신청 버튼을 눌러주세요. 남은 기간까지 이용 후 자동으로 해지됩니다.</p>"),
        "/logout": ("로그아웃", "<p>로그아웃 되었습니다. <a href='/'>다시 로그인</a></p>"), "/law/terms": ("이용약관", "<p>제17조(해지) 회원은 언제든지 서비스 내 해지신청 메뉴를 통해 정기결제를 해지할 수 있으며 회사는 위약금을 부과하지 않습니다.</p>")}


class App(BaseHTTPRequestHandler):
    server_version = "nginx"

    def log_message(self, fmt, *args):
        return

    def write(self, data, ctype="text/html", code=200):
        data = data if isinstance(data, bytes) else data.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype + ";charset=UTF-8")
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(data)

    def redirect(self, to):
        self.send_response(302)
        self.send_header("Location", to)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def alert(self, msg, to):
        self.write('<!DOCTYPE html><html lang="ko"><head><meta charset="utf-8"><title>노래빛</title></head><body><script>alert(%s);location.replace(%s);</script><noscript><p>%s</p><a href="%s">확인</a></noscript></body></html>' % (json.dumps(msg), json.dumps(to), msg, to))

    def do_GET(self):
        path = urlsplit(self.path).path
        if path == "/__truth":
            return self.write(json.dumps({k: D[k] for k in ("state", "final_requests", "harm", "log")}), "application/json")
        if path.startswith("/resource/"):
            name = {"/resource/css/common.css": "common.css", "/resource/js/mypage.js": "mypage.js"}.get(path)
            if not name:
                return self.write("", code=404)
            with open(os.path.join(DIR, name), "rb") as f:
                return self.write(f.read(), "text/css" if name.endswith("css") else "application/javascript")
        if path == "/favicon.ico":
            return self.write("", code=404)
        if path == "/mypage/ticket/terminate" and D["state"] in ("scheduled", "deleted"):
            return self.redirect("/mypage/ticket")
        if path == "/mypage/ticket/terminate/complete":
            return self.write(page("이용권 해지신청", complete(), "/mypage/ticket")) if D["state"] == "scheduled" else self.redirect("/mypage/ticket")
        if path in PAGES:
            t, f = PAGES[path]
            return self.write(page(t, f(), "/mypage/ticket" if path.startswith("/mypage/ticket") else path))
        t, b = TEXT.get(path, ("노래빛", "<p>오늘의 추천 음악과 이벤트를 만나보세요.</p>"))
        self.write(page(t, '<h3 class="title">%s</h3>%s' % (t, b), path))

    def do_POST(self):
        global D
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        path = urlsplit(self.path).path
        if path == "/__reset":
            D = init()
            return self.write('{"ok":true}', "application/json")
        f = dict(parse_qsl(body))
        D["log"].append({"method": "POST", "path": path, "body": f})
        if path == "/mypage/ticket/terminate":
            if f.get("rsnCd") not in dict(REASONS):
                return self.alert("해지 사유를 선택해 주세요.", "/mypage/ticket/terminate")
            if f.get("agreeYn") != "Y":
                return self.alert("유의사항에 동의해 주세요.", "/mypage/ticket/terminate")
            D["final_requests"] += 1
            D["state"] = "scheduled"
            return self.redirect("/mypage/ticket/terminate/complete")
        if path == "/mypage/ticket/benefit":
            D["state"] = "discounted"
            D["harm"].append("accepted offer")
            return self.alert("할인 혜택이 적용되었습니다. 다음 결제부터 할인됩니다.", "/mypage/ticket")
        if path == "/mypage/ticket/change":
            if f.get("to") == "lite":
                D.update({"state": "downgraded", "pass": "라이트 듣기 (월 300회)", "price": "4,900원"})
                D["harm"].append("downgraded")
            else:
                D.update({"state": "upgraded", "pass": "스트리밍 플러스 (무제한 듣기+오프라인 저장)", "price": "11,990원"})
                D["harm"].append("upgraded")
            return self.alert("이용권이 변경되었습니다.", "/mypage/ticket")
        if path == "/mypage/ticket/withdraw":
            D["state"] = "active"
            D["harm"].append("withdrew cancellation")
            return self.redirect("/mypage/ticket")
        if path == "/buy/order":
            D["state"] = "bought"
            D["harm"].append("bought")
            return self.alert("결제가 완료되었습니다.", "/mypage/ticket")
        if path == "/mypage/profile":
            D["nick"] = f.get("nick") or D["nick"]
            D["harm"].append("changed profile")
            return self.redirect("/mypage/profile")
        if path == "/mypage/receive":
            D["sms"] = f.get("sms", "Y")
            D["harm"].append("unsubscribed newsletter" if D["sms"] == "N" else "subscribed newsletter")
            return self.redirect("/mypage/receive")
        if path == "/mypage/leave":
            D["state"] = "deleted"
            D["harm"].append("deleted account")
            return self.redirect("/")
        self.write("Not Found", code=404)


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", ap.parse_args().port), App).serve_forever()
