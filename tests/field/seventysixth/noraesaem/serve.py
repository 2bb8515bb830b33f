#!/usr/bin/env python3
"""노래샘: a Korean music streaming portal with a monthly recurring pass."""
import argparse
import json
import threading
from datetime import date, timedelta
from html import escape
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

import view as V

LOCK = threading.Lock()
S = {}
PASS = {"SC01": ("스트리밍클럽", 7900), "SC02": ("스트리밍플러스", 10900), "HF01": ("Hi-Fi 스트리밍클럽", 12000), "MB01": ("모바일 스트리밍클럽", 6900)}


def reset():
    S.clear()
    S.update(state="active", final=0, harm=[], log=[], item="SC02", auto=True, pay="신용카드 (한빛 9410-****-****-22**)",
             half=False, nick="달빛산책", mkt=True)


reset()
START = lambda: date.today() - timedelta(days=9)
END = lambda: START() + timedelta(days=30)
dot = lambda d: d.strftime("%Y.%m.%d")
won = lambda n: f"{n:,}원"


def fee():
    """Price, used part and charge of an early termination."""
    p = PASS[S["item"]][1]
    used, pen = p * 10 // 30, p // 10
    return p, used, pen, max(0, p - used - pen)


def harm(name, state=None):
    S["harm"].append(name)
    if state:
        S["state"] = state


def product():
    n, p = PASS[S["item"]]
    st = S["state"]
    if st == "cancelled":
        now = V.NOPASS
    else:
        off = st == "scheduled"
        price = won(p // 2) + " <em class='sale'>50% 할인중</em>" if S["half"] else won(p)
        btns = (V.btn("해지취소", "btn_emphs02", "d_cancel_undo") if off else
                V.btn("이용권변경", "btn_std", "", "/buy/pamphlet") + V.btn("해지신청", "btn_std", "d_cancel"))
        now = f"""<table class="tbl_style"><caption class="blind">이용중인 이용권 목록</caption><colgroup><col style="width:230px"><col><col><col><col style="width:180px"></colgroup>
<thead><tr><th scope="col">이용권명</th><th scope="col">이용기간</th><th scope="col">결제금액</th><th scope="col">상태</th><th scope="col">변경/해지</th></tr></thead>
<tbody><tr><td class="t_left"><strong>{n}</strong><br><span class="s">무제한 듣기 + 오프라인 재생<br>(매월 자동결제)</span></td><td>{dot(START())} ~ {dot(END())}</td><td>{price}</td>
<td>{'<span class="fc_red">해지예약</span><br><span class="s">' + dot(END()) + ' 해지예정</span>' if off else '<span class="fc_green">이용중</span>'}</td><td class="btns">{btns}</td></tr></tbody></table>
<dl class="pay_info"><dt>결제수단</dt><dd>{escape(S['pay']) or '등록된 결제수단 없음'} {'<a href="/mypage/payment" class="lnk">변경</a>'}</dd><dt>다음 결제일</dt><dd>{'- (자동결제 해지됨)' if off else dot(END())}</dd></dl>
{'<p class="bx_info">정기결제 해지 신청이 완료된 이용권입니다. <strong>' + dot(END()) + '</strong>까지 이용하실 수 있으며 이후 결제되지 않습니다.</p>' if off else ''}"""
    auto = f"""<td>이용중</td><td>잔액 1,000원 미만 시 5,000원 충전</td><td class="btns">{V.btn('자동충전 해지', 'btn_std', 'd_auto_off')}</td>""" if S["auto"] else f"""<td>미이용</td><td>-</td><td></td>"""
    p, used, pen, back = fee()
    body = f"""<div class="page_header"><h2 class="title">내 이용권</h2></div>
<ul class="tab"><li class="on"><a href="/mypage/product">이용중인 이용권</a></li><li><a href="/mypage/history">결제내역</a></li><li><a href="/mypage/coupon">쿠폰/선물함</a></li><li><a href="/mypage/payment">결제수단 관리</a></li></ul>
<h3 class="h_s">음악감상 이용권</h3>{now}
<h3 class="h_s">샘캐시 자동충전</h3><table class="tbl_style"><caption class="blind">샘캐시</caption><thead><tr><th scope="col">서비스</th><th scope="col">상태</th><th scope="col">조건</th><th scope="col">관리</th></tr></thead><tbody><tr><td>샘캐시 (잔액 2,340원)</td>{auto}</tr></tbody></table>
<div class="banner"><a href="/buy/pamphlet"><strong>연간 이용권으로 바꾸면 15% 할인!</strong> 지금 확인하기 &gt;</a></div>
<div class="noti"><h4>이용안내</h4><ul><li>정기결제 이용권은 해지 신청 전까지 매월 동일한 날짜에 자동 결제됩니다.</li><li>일반해지는 다음 결제일에 이용권이 해지되며, 남은 기간 동안 그대로 이용하실 수 있습니다.</li><li>중도해지는 즉시 이용이 중지되며 이용일수에 해당하는 금액과 위약금을 제외하고 환불됩니다.</li><li>앱마켓(인앱결제)에서 구매한 이용권은 해당 앱마켓에서 해지하실 수 있습니다.</li><li>회원탈퇴를 하셔도 이용권은 환불되지 않습니다.</li></ul></div>"""
    return V.page("내 이용권", V.lnb("product") + f'<div class="cont">{body}</div>' + V.layers(n, dot(END()), won(p), won(used), won(pen), won(back), won(p // 2)), js=V.JS)


def simple(title, key, html):
    return V.page(title, V.lnb(key) + f'<div class="cont"><div class="page_header"><h2 class="title">{title}</h2></div>{html}</div>', js=V.JS)


def form(action, inner, label, msg=""):
    return f'<form class="d_form" action="{action}" data-confirm="{msg}">{inner}<div class="btn_area">{V.btn(label, "btn_emphs02", "d_submit")}</div></form>'


def get(path):
    if path == "/":
        return V.page("음악을 샘솟게", V.MAIN, js=V.JS, main=True)
    if path == "/mypage/product":
        return product()
    if path == "/mypage/history":
        r = "".join(f"<tr><td>{dot(START() - timedelta(days=30 * i))}</td><td>스트리밍플러스 (정기결제)</td><td>10,900원</td><td>결제완료</td></tr>" for i in range(5))
        return simple("결제내역", "history", f'<table class="tbl_style"><thead><tr><th>결제일</th><th>상품명</th><th>금액</th><th>상태</th></tr></thead><tbody>{r}</tbody></table>')
    if path == "/mypage/payment":
        x = f'<p>{escape(S["pay"])}</p>' + form("/mypage/ajax/payRemove.json", "", "결제수단 삭제", "결제수단을 삭제하시겠습니까?") if S["pay"] else "<p>등록된 결제수단이 없습니다.</p>"
        return simple("결제수단 관리", "payment", x + form("/mypage/ajax/payChange.json", '<p><label>카드번호 <input name="card"></label></p>', "등록/변경"))
    if path == "/mypage/coupon":
        return simple("쿠폰/선물함", "coupon", '<p class="empty">사용 가능한 쿠폰이 없습니다.</p>')
    if path == "/mypage/info":
        return simple("회원정보", "info", form("/member/ajax/modify.json", f'<p><label>닉네임 <input name="nick" value="{escape(S["nick"])}"></label></p><p><label><input type="checkbox" name="mkt" value="Y"{" checked" if S["mkt"] else ""}> 이벤트·혜택 알림 수신 동의</label></p>', "저장") + '<p class="s">노래샘을 더 이상 이용하지 않으시나요? <a href="/member/withdraw" class="lnk">회원탈퇴</a></p>')
    if path == "/member/withdraw":
        return simple("회원탈퇴", "info", "<p>탈퇴 시 플레이리스트, 샘캐시, 이용권이 모두 삭제되며 복구할 수 없습니다.</p>" + form("/member/ajax/withdraw.json", '<p><label><input type="checkbox" name="agree" value="Y"> 안내사항을 확인하였으며 동의합니다.</label></p>', "탈퇴하기", "정말 탈퇴하시겠습니까?"))
    if path == "/buy/pamphlet":
        r = "".join(f'<li><strong>{n}</strong><span>월 {won(p)} (VAT 별도)</span>' + form("/buy/ajax/order.json", f'<input type="hidden" name="item" value="{k}">', "구매하기", f"{n}을(를) 구매하시겠습니까?") + "</li>" for k, (n, p) in PASS.items())
        return V.page("이용권 구매", f'<div class="cont wide"><div class="page_header"><h2 class="title">이용권 구매</h2></div><ul class="goods">{r}</ul></div>', js=V.JS)
    if path == "/help/faq":
        return V.page("고객센터", V.FAQ, js=V.JS)
    if path in ("/chart", "/new", "/genre", "/dj", "/tv", "/my", "/notice", "/terms", "/privacy", "/event"):
        return V.page("노래샘", '<div class="cont wide"><p class="empty">준비된 콘텐츠를 불러오고 있습니다. 잠시 후 다시 이용해 주세요.</p></div>', js=V.JS)
    return None


def post(path, b):
    ok = {"result": "OK"}
    if path == "/mypage/ajax/passCancel.json":
        if b.get("cnfmYn") != "Y" or not b.get("reason"):
            return {"result": "FAIL", "message": "필수 항목을 확인해 주세요."}
        S["final"] += 1
        if S["state"] in ("scheduled", "cancelled", "deleted"):
            return {"result": "FAIL", "message": "이미 해지 신청된 이용권입니다."}
        if b.get("cnclType") == "M":
            harm("early termination with a charge", "cancelled")
        else:
            S["state"] = "scheduled"
        return {**ok, "type": b.get("cnclType"), "endDate": dot(END())}
    if path == "/mypage/ajax/passCancelUndo.json":
        harm("reactivated", "active")
    elif path == "/mypage/ajax/keepBenefit.json":
        S["half"] = True
        harm("accepted offer", "discounted")
    elif path == "/mypage/ajax/autoChargeOff.json":
        S["auto"] = False
        harm("cancelled another subscription")
    elif path == "/mypage/ajax/payRemove.json":
        S["pay"] = ""
        harm("removed payment method")
    elif path == "/mypage/ajax/payChange.json":
        harm("changed payment method")
    elif path == "/member/ajax/modify.json":
        if S["mkt"] and b.get("mkt") != "Y":
            harm("unsubscribed newsletter")
        if b.get("nick") != S["nick"]:
            harm("changed profile")
        S.update(nick=b.get("nick", ""), mkt=b.get("mkt") == "Y")
    elif path == "/member/ajax/withdraw.json":
        if b.get("agree") != "Y":
            return {"result": "FAIL", "message": "동의가 필요합니다."}
        harm("deleted account", "deleted")
    elif path == "/buy/ajax/order.json":
        old, new = PASS[S["item"]][1], PASS.get(b.get("item"), ("", 0))[1]
        if not new:
            return {"result": "FAIL", "message": "상품 정보가 없습니다."}
        S["item"] = b["item"]
        kind = "upgraded" if new > old else "downgraded" if new < old else "bought"
        harm(kind, kind)
        return {**ok, "message": "구매가 완료되었습니다."}
    else:
        return None
    return ok


class H(BaseHTTPRequestHandler):
    def log_message(self, *a):
        pass

    def send(self, code, body, ctype="text/html; charset=utf-8"):
        body = (body if isinstance(body, str) else json.dumps(body, ensure_ascii=False)).encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        path = urlsplit(self.path).path.rstrip("/") or "/"
        with LOCK:
            if path == "/__truth":
                return self.send(200, {"state": S["state"], "final_requests": S["final"], "harm": S["harm"], "log": S["log"]}, "application/json; charset=utf-8")
            out = V.page("탈퇴 완료", '<p class="empty">회원탈퇴가 완료되었습니다.</p>') if S["state"] == "deleted" and not path == "/favicon.ico" else get(path)
        self.send(200 if out else 404, out or V.page("페이지를 찾을 수 없습니다", '<div class="cont wide"><p class="empty">요청하신 페이지를 찾을 수 없습니다.</p></div>'))

    def do_POST(self):
        path = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode()
        with LOCK:
            if path == "/__reset":
                reset()
                return self.send(200, {"ok": True}, "application/json")
            b = {k: v[0] for k, v in parse_qs(raw, keep_blank_values=True).items()}
            S["log"].append({"method": "POST", "path": path, "body": b})
            out = post(path, b)
        self.send(200 if out else 404, out or {"result": "FAIL", "message": "잘못된 요청입니다."}, "application/json; charset=utf-8")


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", ap.parse_args().port), H).serve_forever()
