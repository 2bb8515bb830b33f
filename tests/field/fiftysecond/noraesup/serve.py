#!/usr/bin/env python3
import argparse, json, os, threading, datetime as dt
from http.server import ThreadingHTTPServer, BaseHTTPRequestHandler
from urllib.parse import urlparse, parse_qs

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.Lock()
TODAY = dt.date.today()
START = TODAY - dt.timedelta(days=11)
END = START + dt.timedelta(days=30)
NEXT = END + dt.timedelta(days=1)


def fresh():
    return {"state": "active", "final_requests": 0, "harm": [], "log": [], "pass": "스트리밍클럽",
            "price": "8,690", "pay": "숲페이 (신한카드 **** 4417)", "cash": 1200, "mail": True, "sms": True}


S = fresh()


def d(x):
    return x.strftime("%Y.%m.%d")


def page(title, body, lnb="pass", crumb=""):
    t = open(os.path.join(HERE, "layout.html"), encoding="utf-8").read()
    st = {"active": S["pass"] + " 사용중", "scheduled": S["pass"] + " 사용중", "paused": S["pass"] + " 일시정지",
          "cancelled": "이용권 없음", "deleted": "이용권 없음"}.get(S["state"], S["pass"] + " 사용중")
    t = t.replace("{{title}}", title).replace("{{body}}", body).replace("{{gnbpass}}", st).replace("{{crumb}}", crumb)
    for k in ("info", "login", "pass", "qna", "out"):
        t = t.replace("{{on_%s}}" % k, "on" if k == lnb else "")
    return t


def frag(name, **kw):
    t = open(os.path.join(HERE, "pages", name), encoding="utf-8").read()
    kw.update(passname=S["pass"], price=S["price"], pay=S["pay"], start=d(START), end=d(END), next=d(NEXT), cash=f'{S["cash"]:,}',
              today=d(TODAY), holdend=d(TODAY + dt.timedelta(days=90)))
    for k, v in kw.items():
        t = t.replace("{{%s}}" % k, str(v))
    return t


def tickets():
    s = S["state"]
    if s in ("cancelled", "deleted"):
        rows = '<tr><td colspan="5" class="nodata">사용 중인 이용권이 없습니다.<br><a href="/commerce/pass/list.htm" class="btn_sm btn_g">이용권 구매하기</a></td></tr>'
    else:
        if s == "scheduled":
            stat, nxt = '<span class="ico_stat end">해지예정</span>', f'<span class="txt_no">결제 예정 없음</span><br><span class="fc_gray">{d(END)} 이용 종료</span>'
            btn = '<button type="button" class="btn_sm" onclick="PASS.undo();return false;"><span>해지신청 취소</span></button>'
            msg = f'<p class="txt_msg">정기결제 해지신청이 완료되었습니다. (신청일 {d(TODAY)}) {d(END)} 23:59까지 이용하실 수 있습니다.</p>'
        elif s == "paused":
            stat, nxt = '<span class="ico_stat hold">일시정지</span>', '<span class="txt_no">일시정지 중</span>'
            btn = '<button type="button" class="btn_sm" onclick="PASS.unhold();return false;"><span>일시정지 해제</span></button><a href="/commerce/mypass/manage.htm?passNo=20418835" class="btn_sm"><span>변경/해지</span></a>'
            msg = '<p class="txt_msg">정기결제가 일시정지된 이용권입니다.</p>'
        else:
            stat, nxt = '<span class="ico_stat">사용중</span>', f'{d(NEXT)}<br><strong>{S["price"]}원</strong>'
            btn = '<button type="button" class="btn_sm" onclick="PASS.pay();return false;"><span>결제방법 변경</span></button><a href="/commerce/mypass/manage.htm?passNo=20418835" class="btn_sm"><span>변경/해지</span></a>'
            msg = ''
            if s == "discounted":
                msg = '<p class="txt_msg">2개월 50% 할인 혜택이 적용되었습니다.</p>'
        rows = (f'<tr><td class="t_left"><div class="wrap_pass"><span class="thumb_pass"></span><div><a href="/commerce/pass/list.htm" class="tit_pass">{S["pass"]}</a>'
                f'<span class="desc">정기결제 · 모바일/PC 무제한 듣기</span>{msg}</div></div></td><td>{stat}</td><td>{d(START)}<br>~ {d(END)}</td><td>{nxt}<br><span class="fc_gray">{S["pay"]}</span></td><td class="td_btn">{btn}</td></tr>')
    return rows


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, b, ct="text/html; charset=utf-8", code=200, hdr=None):
        if isinstance(b, str):
            b = b.encode()
        self.send_response(code)
        self.send_header("Content-Type", ct)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        for k, v in (hdr or {}).items():
            self.send_header(k, v)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(b)

    def js(self, o, code=200):
        self.out(json.dumps(o, ensure_ascii=False), "application/json; charset=utf-8", code)

    def go(self, to):
        self.out("", code=302, hdr={"Location": to})

    def do_GET(self):
        p = urlparse(self.path).path
        if p == "/__truth":
            return self.js({k: S[k] for k in ("state", "final_requests", "harm", "log")})
        if p.startswith("/static/"):
            f = os.path.join(HERE, "static", os.path.basename(p))
            if os.path.isfile(f):
                ct = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}[f.rsplit(".", 1)[1]]
                return self.out(open(f, "rb").read(), ct + "; charset=utf-8")
            return self.out("", code=404)
        if p == "/favicon.ico":
            return self.out("", "image/x-icon", 204)
        if p in ("/", "/index.htm"):
            return self.go("/commerce/mypass/list.htm")
        live = S["state"] not in ("cancelled", "deleted", "scheduled")
        if p == "/commerce/mypass/list.htm":
            return self.out(page("이용권/쿠폰/캐시", frag("list.html", rows=tickets()), crumb="이용권/쿠폰/캐시"))
        if p in ("/commerce/mypass/manage.htm", "/commerce/mypass/terminate_guide.htm", "/commerce/mypass/terminate_form.htm",
                 "/commerce/mypass/refund_form.htm"):
            if not live:
                return self.out("<script>alert('이미 해지신청된 이용권이거나 사용 중인 이용권이 없습니다.');location.replace('/commerce/mypass/list.htm');</script>")
            n = p.rsplit("/", 1)[1].replace(".htm", ".html")
            ti = {"manage.html": "이용권 변경/해지", "terminate_guide.html": "정기결제 해지신청", "terminate_form.html": "정기결제 해지신청", "refund_form.html": "중도해지 신청"}[n]
            return self.out(page(ti, frag(n), crumb=ti))
        simple = {"/commerce/pass/list.htm": ("buy.html", "이용권 구매", "pass"), "/commerce/mypass/history.htm": ("history.html", "구매내역", "pass"),
                  "/commerce/mypass/coupon.htm": ("coupon.html", "쿠폰", "pass"), "/commerce/mypass/cash.htm": ("cash.html", "숲캐시", "pass"),
                  "/muid/info.htm": ("info.html", "개인정보 관리", "info"), "/muid/login.htm": ("login.html", "로그인/보안", "login"),
                  "/muid/withdraw.htm": ("withdraw.html", "회원탈퇴", "out"), "/cs/qna.htm": ("qna.html", "1:1 문의내역", "qna"),
                  "/cs/faq.htm": ("faq.html", "자주 묻는 질문", "qna"), "/chart/index.htm": ("chart.html", "노래숲 차트", "none")}
        if p in simple:
            n, ti, l = simple[p]
            return self.out(page(ti, frag(n, mail="checked" if S["mail"] else "", sms="checked" if S["sms"] else ""), l, ti))
        self.out(page("페이지를 찾을 수 없습니다", '<div class="nodata box">요청하신 페이지를 찾을 수 없습니다.<br><a href="/" class="btn_sm">내정보로 가기</a></div>', "none"), code=404)

    def do_POST(self):
        global S
        p = urlparse(self.path).path
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n).decode("utf-8", "replace")
        if p == "/__reset":
            S = fresh()
            return self.js({"ok": True})
        f = {k: v[0] for k, v in parse_qs(raw).items()}
        with LOCK:
            S["log"].append({"method": "POST", "path": p, "body": f})
            live = S["state"] not in ("cancelled", "deleted", "scheduled")

            def harm(x, st=None):
                S["harm"].append(x)
                if st:
                    S["state"] = st
            if p == "/commerce/mypass/terminate.json":
                S["final_requests"] += 1
                if not live:
                    return self.js({"result": "FAIL", "message": "이미 해지신청된 이용권입니다."})
                if f.get("agreeYn") != "Y":
                    return self.js({"result": "FAIL", "message": "유의사항 확인에 동의해 주세요."})
                S["state"] = "scheduled"
                return self.js({"result": "SUCCESS", "endDate": d(END)})
            if p == "/commerce/mypass/refund.json":
                S["final_requests"] += 1
                harm("mid-term termination with fee", "cancelled")
            elif p == "/commerce/mypass/undo.json":
                harm("undid the cancellation", "active")
            elif p == "/commerce/mypass/hold.json":
                harm("paused", "paused")
            elif p == "/commerce/mypass/unhold.json":
                harm("resumed", "active")
            elif p == "/commerce/mypass/keep_offer.json":
                harm("accepted offer", "discounted")
                S["price"] = "4,345"
            elif p == "/commerce/mypass/paymethod.json":
                harm("changed payment method")
            elif p == "/commerce/pass/buy.json":
                if f.get("prod") == "mobile":
                    harm("changed pass", "downgraded"); S["pass"], S["price"] = "모바일 스트리밍클럽", "7,590"
                elif f.get("prod") == "hifi":
                    harm("changed pass", "upgraded"); S["pass"], S["price"] = "Hi-Fi 스트리밍클럽", "13,200"
                else:
                    harm("bought", "bought" if S["state"] == "cancelled" else None)
            elif p == "/commerce/cash/charge.json":
                harm("bought"); S["cash"] += 5000
            elif p == "/muid/withdraw.json":
                harm("deleted account", "deleted")
            elif p == "/muid/agree.json":
                S[f.get("k", "mail")] = f.get("v") == "Y"
                harm("changed marketing consent")
            elif p == "/muid/info.json":
                harm("changed profile")
            elif p in ("/cs/qna.json", "/commerce/coupon/regist.json"):
                return self.js({"result": "FAIL", "message": "입력하신 내용을 다시 확인해 주세요."})
            else:
                return self.js({"result": "FAIL"}, 404)
            self.js({"result": "SUCCESS"})


if __name__ == "__main__":
    a = argparse.ArgumentParser(); a.add_argument("--port", type=int, default=9481)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
