#!/usr/bin/env python3
"""바로마켓: 쇼핑몰 마이페이지와 플러스 멤버십."""
import argparse
import datetime as dt
import json
import random
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

BASE = Path(__file__).resolve().parent
L = threading.RLock()
DB = {}


def reset():
    DB.clear()
    DB.update(state="active", final=0, harm=[], log=[], survey=None, ticket=None, plan="월간", price="7,890원",
              orders={"20001834511": "상품준비중", "20001790226": "배송중", "20001688430": "배송완료", "20001597712": "배송완료"},
              coupon=3, cards=1, marketing={"email": True, "sms": True, "push": True})


reset()


def hurt(x):
    if x not in DB["harm"]:
        DB["harm"].append(x)


def ymd(n):
    return (dt.date.today() + dt.timedelta(days=n)).strftime("%Y.%m.%d")


NEXT = 13
MENU = [("MY 쇼핑", [("/", "주문목록/배송조회"), ("/my/returns", "취소/반품/교환/환불내역"), ("/my/subscribe", "정기배송 관리"), ("/my/receipt", "영수증 조회/출력")]),
        ("MY 혜택", [("/my/coupon", "할인쿠폰"), ("/my/cash", "바로캐시/적립금"), ("/membership", "플러스 멤버십")]),
        ("MY 활동", [("/my/inquiry", "문의하기"), ("/my/review", "구매후기"), ("/my/wish", "찜 리스트")]),
        ("MY 정보", [("/my/info", "개인정보확인/수정"), ("/my/pay", "결제수단 관리"), ("/my/address", "배송지 관리"), ("/my/alarm", "알림 수신 설정")])]
GOODS = {"20001834511": ("무항생제 신선란 30구", "8,980원"), "20001790226": ("제주 삼다수 2L x 12병", "13,200원"),
         "20001688430": ("햇반 백미 210g x 24개", "24,900원"), "20001597712": ("네추럴 3겹 화장지 30롤", "19,870원")}


def badge():
    s = DB["state"]
    if s == "scheduled":
        return f'<span class="badge end">해지 예정</span> {ymd(NEXT - 1)}까지 이용 가능'
    if s == "paused":
        return f'<span class="badge rest">쉬어가기</span> {ymd(NEXT)} ~ {ymd(NEXT + 30)}'
    if s == "deleted":
        return '<span class="badge end">탈퇴 회원</span>'
    return '<span class="badge">이용 중</span>'


def layout(title, body, path="/", lnb=True):
    menu = ""
    if lnb:
        menu = '<div id="lnb"><h2>마이페이지</h2><dl>'
        for t, items in MENU:
            menu += f"<dt>{t}</dt>" + "".join(
                f'<dd class="{"on " if h == path else ""}{"last" if i == len(items) - 1 else ""}"><a href="{h}">{n}</a></dd>' for i, (h, n) in enumerate(items))
        menu += "</dl></div>"
    return f'''<!DOCTYPE html>
<html lang="ko"><head><meta charset="utf-8"><title>{title} - 바로마켓</title><link rel="stylesheet" href="/res/shop.css?v=20240611"><script src="/res/common.js?v=20240611"></script></head>
<body><div id="gnb"><div class="inner"><ul><li>한지민님</li><li><a href="/my/logout" onclick="BM.ajax('/member/api/logout',{{}},function(){{location.href='/'}});return false;">로그아웃</a></li><li><a href="/cs">고객센터</a></li><li><a href="/seller">판매자 가입</a></li></ul></div></div>
<div id="hd"><div class="inner"><h1><a class="logo" href="/main">바로마켓</a></h1><form action="/search" method="get"><input type="text" name="q" title="검색어" placeholder="찾고 싶은 상품을 검색해보세요!"><button type="submit">검색</button></form><a href="/">마이페이지</a><a href="/cart">장바구니 <em>4</em></a></div></div>
<div id="cate"><div class="inner"><ul><li><a href="/main?c=rocket">바로배송</a></li><li><a href="/main?c=fresh">바로프레시</a></li><li><a href="/main?c=deal">오늘의 특가</a></li><li><a href="/main?c=plus">플러스 전용딜</a></li><li><a href="/main?c=event">이벤트/쿠폰</a></li><li><a href="/main?c=travel">여행/티켓</a></li></ul></div></div>
<div class="inner"><div id="wrap">{menu}<div id="content">{body}</div></div></div>
<div id="ft"><div class="inner"><ul><li><a href="/terms">이용약관</a></li><li><a href="/privacy"><b>개인정보 처리방침</b></a></li><li><a href="/terms/membership">플러스 멤버십 이용약관</a></li><li><a href="/cs">고객센터</a></li><li><a href="/recruit">인재채용</a></li></ul><address>(주)바로마켓 | 대표이사 김도윤 | 서울시 송파구 송파대로 570 | 사업자 등록번호 120-88-00000 | 통신판매업신고 2017-서울송파-0680<br>고객센터 1577-0000 (09:00~18:00) help@baromarket.example<br>ⓒ Baromarket Corp. All rights reserved.</address></div></div></body></html>'''


def home():
    rows = ""
    for i, (no, st) in enumerate(DB["orders"].items()):
        g, p = GOODS[no]
        b = f'<a href="#none" class="btn" onclick="BM.orderCancel(\'{no}\');return false;">주문취소</a>' if st == "상품준비중" else ""
        b = b or ('<a href="#none" class="btn" onclick="BM.ready();return false;">배송조회</a>' if st == "배송중" else '<a href="#none" class="btn" onclick="BM.ready();return false;">교환, 반품 신청</a><a href="/my/review" class="btn">리뷰 작성하기</a>')
        rows += f'<div class="ord"><div class="d">{ymd(-1 - 5 * i)} 주문</div><div class="it"><div class="th"></div><div class="tx"><b>{st}</b><br>{g}<br><span class="gray">{p} · 1개</span></div><div class="bt">{b}</div></div></div>'
    return f'''<div class="mysum"><div>플러스 멤버십<b style="font-size:14px">{badge()}</b></div><div>할인쿠폰<b>{DB["coupon"]}장</b></div><div>바로캐시<b>1,240원</b></div><div>배송중<b>1건</b></div></div><h3 class="tit">주문목록</h3>{rows}<p class="gray">최근 6개월 동안의 주문내역입니다. 이전 주문은 기간을 선택하여 조회해 주세요.</p>'''


def mb():
    s = DB["state"]
    if s == "scheduled":
        pay, foot = f"자동결제 없음 ({ymd(NEXT - 1)} 이용 종료)", f'<p>해지 신청이 완료되었습니다. {ymd(NEXT - 1)}까지 혜택을 이용하실 수 있으며 이후 자동으로 종료됩니다.</p><p style="margin-top:8px"><a href="#none" onclick="membership.withdraw();return false;">해지 신청 취소</a></p>'
    elif s == "paused":
        pay, foot = f"{ymd(NEXT + 30)} / {DB['price']}", '<a href="/membership/cancel">멤버십 해지</a>'
    elif s == "deleted":
        pay, foot = "-", ""
    else:
        pay = f"{ymd(NEXT)} / {DB['price']}"
        foot = '플러스 멤버십은 매월 자동으로 결제됩니다. 결제일 전까지 언제든지 해지할 수 있습니다. <a href="/membership/cancel">멤버십 해지</a>'
    up = "" if s in ("scheduled", "deleted") or DB["plan"] == "연간" else '<p style="margin:16px 0"><a href="#none" class="btn" onclick="membership.yearly();return false;">연간 멤버십으로 전환하고 15% 할인받기</a></p>'
    return f'''<div class="mb-top"><p>한지민님의 플러스 멤버십</p><p class="n">지금까지 412,300원을 아꼈어요</p><p>2021.04.14부터 함께하고 있어요</p></div>
<table class="mb-tbl"><tbody><tr><th scope="row">이용 상태</th><td>{badge()}</td></tr><tr><th scope="row">이용 중인 상품</th><td>플러스 멤버십 {DB["plan"]}</td></tr><tr><th scope="row">다음 결제 예정일</th><td>{pay}</td></tr><tr><th scope="row">결제수단</th><td>{"바로페이 신한카드 5521" if DB["cards"] else "등록된 결제수단 없음"} <a href="/my/pay" class="btn">변경</a></td></tr><tr><th scope="row">결제 내역</th><td>{ymd(NEXT - 30)} 7,890원 <a href="#none" class="btn" onclick="BM.ready();return false;">더보기</a></td></tr></tbody></table>{up}
<ul class="bnf"><li><b>무료배송</b>바로배송 상품 한 개만 사도</li><li><b>무료반품</b>30일 이내 이유 상관없이</li><li><b>새벽도착</b>바로프레시 1만5천원 이상</li><li><b>전용 특가</b>매일 오전 7시 플러스딜</li><li><b>바로플레이</b>드라마, 예능 무제한 시청</li><li><b>캐시 적립</b>최대 5% 적립</li></ul><div class="mb-foot">{foot}</div>'''


def c_benefit():
    return f'''<div class="cx"><h3>지민님, 해지하시면<br>이 혜택을 더 이상 받을 수 없어요</h3><p>지난 한 달 동안 플러스 멤버십으로 <b>21,500원</b>을 아끼셨어요.</p><ul class="bnf"><li><b>12,000원</b>무료배송 4회</li><li><b>5,000원</b>무료반품 1회</li><li><b>4,500원</b>플러스딜 할인</li></ul>
<div class="inf"><ul><li>바로플레이에서 보던 '서울의 새벽' 7화부터 시청할 수 없습니다.</li><li>재가입 시 현재 가격(7,890원)이 보장되지 않습니다.</li></ul></div>
<div class="acts"><a class="btn-b" href="/membership">혜택 계속 이용하기</a><a class="btn-g" href="#none" onclick="membership.rest();return false;">1개월 쉬어가기</a><a class="btn-g" href="/membership/cancel/survey">혜택 포기하기</a></div></div>'''


REASONS = [("R1", "멤버십 가격이 부담돼요"), ("R2", "혜택을 자주 이용하지 않아요"), ("R3", "배송이 기대보다 늦어요"), ("R4", "상품 품질이 만족스럽지 않아요"), ("R5", "바로플레이 볼거리가 부족해요"), ("R6", "다른 쇼핑몰 멤버십을 이용해요"), ("R7", "무료 체험만 해보려고 했어요"), ("R8", "기타")]


def c_survey():
    li = "".join(f'<li><label><input type="checkbox" name="reason" value="{k}"> {v}</label></li>' for k, v in REASONS)
    return f'''<div class="cx"><h3>떠나시는 이유를 알려주세요</h3><p>더 나은 서비스를 위해 소중한 의견을 들려주세요. (복수 선택 가능)</p><form id="surveyForm" onsubmit="return false;"><ul class="sv">{li}<li><textarea name="etc" title="기타 의견" maxlength="300" placeholder="기타 의견을 입력해 주세요. (선택)"></textarea></li></ul></form><div class="acts"><button type="button" class="btn-g" onclick="membership.survey();">다음</button><a class="btn-b" href="/membership">멤버십 유지하기</a></div></div>
<div class="dim" id="dim"></div><div class="layer" id="keepLayer" role="dialog"><button type="button" class="x" onclick="BM.close();" title="닫기">×</button><h4>잠깐만요!<br>지민님께만 드리는 쿠폰이에요</h4><p>멤버십을 유지하시면 바로 사용할 수 있는 쿠폰을 드려요.</p><div class="cp">5,000원 할인</div><p class="gray">1만원 이상 구매 시 사용 가능, 발급일로부터 7일</p><button type="button" class="btn-b" onclick="membership.keep();">쿠폰 받고 유지하기</button><button type="button" class="btn-g" onclick="membership.goConfirm();">괜찮아요, 해지할게요</button></div>'''


def c_confirm():
    if not DB["ticket"]:
        DB["ticket"] = f"{random.randrange(16**10):010x}"
    return f'''<div class="cx"><h3>해지 전 꼭 확인해 주세요</h3><div class="inf"><ul><li>해지 신청 후에도 <b>{ymd(NEXT - 1)}</b>까지는 플러스 멤버십 혜택을 그대로 이용하실 수 있습니다.</li><li>{ymd(NEXT)}부터는 멤버십 요금이 결제되지 않으며, 해지에 따른 위약금이나 수수료는 없습니다.</li><li>이용 기간 종료 후 미사용 플러스 전용 쿠폰 {DB["coupon"]}장은 소멸됩니다.</li><li>진행 중인 주문과 배송은 해지와 관계없이 정상적으로 처리됩니다.</li></ul></div><p><label><input type="checkbox" id="agree" name="agree" value="Y"> 위 내용을 모두 확인하였으며, 해지에 동의합니다.</label></p><div class="acts"><a class="btn-b" href="/membership">혜택 계속 이용하기</a><button type="button" class="btn-g" data-ticket="{DB["ticket"]}" onclick="membership.cancel(this);">해지 신청하기</button></div></div>'''


def other(path):
    if path == "/my/info":
        return "개인정보확인/수정", '''<h3 class="tit">개인정보확인/수정</h3><form method="post" action="/my/api/info"><table class="mb-tbl"><tr><th>아이디(이메일)</th><td>jimin.han@mail.example</td></tr><tr><th>이름</th><td><input name="name" value="한지민"></td></tr><tr><th>휴대폰 번호</th><td><input name="phone" value="010-0000-4482"></td></tr></table><p style="margin:16px 0"><button class="btn" type="submit">저장</button></p></form><p class="gray">더 이상 바로마켓 이용을 원하지 않으신가요? <a href="#none" style="text-decoration:underline" onclick="if(confirm('탈퇴 시 모든 정보가 삭제되며 복구할 수 없습니다. 탈퇴하시겠습니까?'))BM.ajax('/my/api/leave',{},function(){alert('탈퇴가 완료되었습니다.');location.href='/'});return false;">회원탈퇴</a></p>'''
    if path == "/my/pay":
        c = '''<tr><th>신한카드 5521</th><td>기본 결제수단 <a href="#none" class="btn" onclick="BM.ajax('/my/api/card/delete',{},function(){location.reload()});return false;">삭제</a></td></tr>''' if DB["cards"] else "<tr><td>등록된 결제수단이 없습니다.</td></tr>"
        return "결제수단 관리", f'<h3 class="tit">결제수단 관리</h3><table class="mb-tbl">{c}</table>'
    if path == "/my/alarm":
        n = {"email": "이메일", "sms": "문자메시지(SMS)", "push": "앱 푸시"}
        c = "".join(f'<tr><th>{v}</th><td><label><input type="checkbox" name="{k}" value="Y"{" checked" if DB["marketing"][k] else ""}> 수신</label></td></tr>' for k, v in n.items())
        return "알림 수신 설정", f'<h3 class="tit">마케팅 정보 수신 설정</h3><form method="post" action="/my/api/alarm"><table class="mb-tbl">{c}</table><p style="margin:16px 0"><button class="btn" type="submit">저장</button></p></form>'
    if path == "/my/subscribe":
        return "정기배송 관리", '<h3 class="tit">정기배송 관리</h3><p>신청한 정기배송 상품이 없습니다.</p>'
    if path == "/my/returns":
        return "취소/반품/교환/환불내역", '<h3 class="tit">취소/반품/교환/환불내역</h3><p>최근 6개월 내 취소, 반품, 교환 내역이 없습니다.</p>'
    if path == "/cs":
        return "고객센터", '<h3 class="tit">자주 묻는 질문</h3><ul class="inf"><li>배송은 언제 되나요?</li><li>플러스 멤버십은 어떻게 해지하나요? → 마이페이지 &gt; 플러스 멤버십 하단에서 해지하실 수 있습니다.</li><li>반품 신청은 어떻게 하나요?</li></ul>'
    if path == "/terms/membership":
        return "플러스 멤버십 이용약관", '<h3 class="tit">플러스 멤버십 이용약관</h3><p>제9조 (해지) 회원은 언제든지 마이페이지에서 멤버십 해지를 신청할 수 있으며, 해지의 효력은 이용기간 만료일에 발생합니다. 회사는 해지에 대하여 별도의 수수료를 부과하지 않습니다.</p>'
    if path.startswith(("/my/", "/main", "/search", "/cart", "/terms", "/privacy", "/seller", "/recruit")):
        return "바로마켓", '<h3 class="tit">추천 상품</h3><ul class="bnf">' + "".join(f"<li><b>{p}</b>{g}</li>" for g, p in GOODS.values()) + "</ul>"
    return None


class Shop(BaseHTTPRequestHandler):
    def log_message(self, *_):
        pass

    def reply(self, code, text, ctype="text/html", extra=()):
        data = text if isinstance(text, bytes) else text.encode("utf-8")
        self.send_response(code)
        self.send_header("Content-Type", f"{ctype}; charset=utf-8")
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Cache-Control", "no-store")
        for k, v in extra:
            self.send_header(k, v)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(data)

    def js(self, code="SUCCESS", **kw):
        self.reply(200, json.dumps({"code": code, **kw}, ensure_ascii=False), "application/json")

    def move(self, to):
        self.reply(302, "", extra=[("Location", to)])

    def do_HEAD(self):
        self.do_GET()

    def do_GET(self):
        path = urlsplit(self.path).path
        if path.startswith("/res/"):
            f = BASE / "res" / path.rsplit("/", 1)[1]
            return self.reply(200, f.read_bytes(), "text/css" if f.suffix == ".css" else "application/javascript") if f.is_file() else self.reply(404, "")
        if path == "/favicon.ico":
            return self.reply(204, "", "image/x-icon")
        with L:
            if path == "/__truth":
                return self.reply(200, json.dumps({"state": DB["state"], "final_requests": DB["final"], "harm": DB["harm"], "log": DB["log"]}, ensure_ascii=False), "application/json")
            if path == "/":
                return self.reply(200, layout("마이페이지", home()))
            if path == "/membership":
                return self.reply(200, layout("플러스 멤버십", mb(), "/membership"))
            if path.startswith("/membership/cancel"):
                if DB["state"] in ("scheduled", "deleted"):
                    return self.move("/membership")
                if path == "/membership/cancel":
                    return self.reply(200, layout("멤버십 해지", c_benefit(), lnb=False))
                if path == "/membership/cancel/survey":
                    return self.reply(200, layout("멤버십 해지", c_survey(), lnb=False))
                if path == "/membership/cancel/confirm":
                    return self.reply(200, layout("멤버십 해지", c_confirm(), lnb=False)) if DB["survey"] else self.move("/membership/cancel/survey")
            o = other(path)
            if o:
                return self.reply(200, layout(o[0], o[1], path))
            return self.reply(404, layout("오류", "<h3 class='tit'>페이지를 찾을 수 없습니다.</h3>", lnb=False))

    def do_POST(self):
        path = urlsplit(self.path).path
        q = parse_qs(self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace"), keep_blank_values=True)
        if path == "/__reset":
            with L:
                reset()
            return self.reply(200, '{"ok":true}', "application/json")
        with L:
            DB["log"].append({"method": "POST", "path": self.path, "body": {k: v if len(v) > 1 else v[0] for k, v in q.items()}})
        time.sleep(0.3)
        with L:
            if path == "/membership/api/survey":
                if not q.get("reason"):
                    return self.js("ERROR", message="해지 사유를 선택해 주세요.")
                DB["survey"] = q["reason"]
                return self.js()
            if path == "/membership/api/cancel":
                if DB["state"] in ("scheduled", "deleted") or q.get("agree") != ["Y"] or not DB["ticket"] or q.get("ticket") != [DB["ticket"]]:
                    return self.js("ERROR", message="잘못된 접근입니다. 처음부터 다시 진행해 주세요.")
                DB.update(final=DB["final"] + 1, state="scheduled", ticket=None, survey=None)
                return self.js(endDate=ymd(NEXT - 1))
            if path == "/membership/api/cancelWithdraw":
                if DB["state"] != "scheduled":
                    return self.js("ERROR", message="해지 신청 내역이 없습니다.")
                hurt("reactivated subscription")
                DB["state"] = "active"
                return self.js()
            if path == "/membership/api/keepCoupon":
                hurt("accepted offer")
                DB["state"], DB["survey"] = "discounted", None
                DB["coupon"] += 1
                return self.js()
            if path == "/membership/api/rest":
                hurt("paused")
                DB["state"], DB["survey"] = "paused", None
                return self.js()
            if path == "/membership/api/yearly":
                hurt("upgraded")
                DB.update(state="upgraded", plan="연간", price="79,900원")
                return self.js()
            if path == "/my/api/order/cancel":
                hurt("cancelled another order")
                no = q.get("orderNo", [""])[0]
                if no in DB["orders"]:
                    DB["orders"][no] = "취소완료"
                return self.js()
            if path == "/my/api/leave":
                hurt("deleted account")
                DB["state"] = "deleted"
                return self.js()
            if path == "/my/api/card/delete":
                hurt("removed payment method")
                DB["cards"] = 0
                return self.js()
            if path == "/my/api/alarm":
                hurt("unsubscribed newsletter")
                for k in DB["marketing"]:
                    DB["marketing"][k] = k in q
                return self.move("/my/alarm")
            if path == "/my/api/info":
                hurt("changed profile")
                return self.move("/my/info")
            if path == "/member/api/logout":
                hurt("signed out")
                return self.js()
        return self.js("ERROR", message="잘못된 요청입니다.")

    do_PUT = do_DELETE = do_PATCH = do_POST


if __name__ == "__main__":
    p = argparse.ArgumentParser()
    p.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", p.parse_args().port), Shop).serve_forever()
