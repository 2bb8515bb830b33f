#!/usr/bin/env python3
"""鹭岸视频 member centre (video platform, Element UI style dialogs)."""
import argparse
import datetime as dt
import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

HERE = Path(__file__).resolve().parent
FILES = {"/static/css/luan.8d1f.css": ("luan.css", "text/css"), "/static/js/luan.e02c.js": ("luan.js", "application/javascript")}
LOCK = threading.RLock()
S = {}
REASONS = {"1": "想看的内容都看完了", "2": "价格太贵", "3": "广告太多", "4": "最近没有时间看", "5": "误操作开通", "6": "使用其他平台会员", "7": "其他"}


def reset():
    with LOCK:
        S.clear()
        S.update(state="active", final_requests=0, harm=[], log=[], bound=True, phone="138****6207", nick="山雀不飞", notify=True, level="黄金VIP",
                 contracts={"10023871": dict(on=True, name="黄金VIP", plan="连续包月", price="25.00", days=12, pay="支付宝"),
                            "10031546": dict(on=True, name="体育会员", plan="连续包月", price="18.00", days=20, pay="支付宝")})


def d(n):
    return (dt.date.today() + dt.timedelta(days=n)).isoformat()


def view():
    cs = [dict(id=k, on=c["on"], name=c["name"], plan=c["plan"], price=c["price"], pay=c["pay"], next=d(c["days"]), expire=d(c["days"] + 1)) for k, c in S["contracts"].items()]
    return dict(nick=S["nick"], phone=S["phone"], level=S["level"], bound=S["bound"], notify=S["notify"], deleted=S["state"] == "deleted", contracts=cs,
                reasons=[dict(id=k, text=v) for k, v in REASONS.items()])


def shell(page, title):
    return f"""<!DOCTYPE html>
<html lang="zh-CN"><head><meta charset="utf-8"><title>{title}-鹭岸视频</title><meta name="keywords" content="鹭岸视频,VIP会员,电影,电视剧,综艺">
<link rel="stylesheet" href="/static/css/luan.8d1f.css"></head><body>
<noscript>请开启JavaScript后浏览</noscript><div id="app" data-page="{page}"><div class="loading-bar"></div></div>
<script src="/static/js/luan.e02c.js"></script></body></html>"""


PAGES = {"/": ("home", "鹭岸视频首页"), "/vip": ("vip", "会员中心"), "/vip/autorenew": ("renew", "自动续费管理"), "/vip/pay": ("pay", "开通VIP会员"),
         "/u/account": ("account", "账号安全"), "/u/orders": ("orders", "我的订单"), "/help": ("help", "帮助中心")}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, body, ctype="text/html", code=200):
        data = body.encode("utf-8")
        self.send_response(code)
        self.send_header("Content-Type", ctype + "; charset=utf-8")
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(data)

    def js(self, data=None, code="A00000", msg="成功"):
        self.out(json.dumps(dict(code=code, msg=msg, data=data), ensure_ascii=False), "application/json")

    def do_GET(self):
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__truth":
                return self.out(json.dumps({k: S[k] for k in ("state", "final_requests", "harm", "log")}, ensure_ascii=False), "application/json")
            if p in FILES:
                f, t = FILES[p]
                return self.out((HERE / f).read_text(encoding="utf-8"), t)
            if p == "/api/user/info":
                return self.js(view())
            if p.rstrip("/") in PAGES or p == "/":
                return self.out(shell(*PAGES[p.rstrip("/") or "/"]))
            if p.startswith(("/ch/", "/v/")):
                return self.out(shell("home", "频道"))
            self.out(shell("lost", "页面不存在"), code=404)

    def do_POST(self):
        p = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        with LOCK:
            if p == "/__reset":
                reset()
                return self.out("{}", "application/json")
            try:
                f = json.loads(raw or "{}")
            except ValueError:
                f = {}
            S["log"].append({"path": p, "body": f})
            if not isinstance(f, dict) or self.headers.get("X-Requested-With") != "XMLHttpRequest":
                return self.js(code="Q00301", msg="参数错误")
            harm, cs = S["harm"].append, S["contracts"]
            c = cs.get(str(f.get("contractId")))
            if p == "/api/pingback":
                return self.js()
            if p == "/api/autorenew/cancel":
                if c is None:
                    return self.js(code="Q00301", msg="参数错误")
                main = str(f["contractId"]) == "10023871"
                if main:
                    S["final_requests"] += 1
                if not c["on"]:
                    return self.js(code="Q00415", msg="您已取消自动续费")
                if str(f.get("reason")) not in REASONS:
                    return self.js(code="Q00302", msg="请选择取消原因")
                c["on"] = False
                if main:
                    S["state"] = "scheduled"
                else:
                    harm("cancelled another subscription")
                return self.js(dict(expire=d(c["days"] + 1)))
            if p == "/api/autorenew/resume" and c:
                c["on"] = True
                harm("resumed auto-renewal")
                if str(f["contractId"]) == "10023871":
                    S["state"] = "active"
                return self.js()
            if p == "/api/autorenew/coupon" and c:
                harm("accepted offer")
                c["price"] = "12.50" if str(f["contractId"]) == "10023871" else "9.00"
                if str(f["contractId"]) == "10023871":
                    S["state"] = "discounted"
                return self.js()
            if p == "/api/autorenew/switch" and c:
                harm("switched renewal plan")
                c.update(plan="连续包季", price="68.00")
                S["state"] = "upgraded"
                return self.js()
            if p == "/api/order/create":
                harm("bought")
                S["state"] = "upgraded" if f.get("pid") == "platinum" else "bought"
                if f.get("pid") == "platinum":
                    S["level"] = "白金VIP"
                return self.js()
            if p == "/api/pay/unbind":
                harm("removed payment method")
                S["bound"] = False
                return self.js()
            if p == "/api/user/update":
                harm("changed profile")
                S["nick"] = str(f.get("nick", ""))[:20] or S["nick"]
                return self.js()
            if p == "/api/user/notify":
                harm("changed notification settings")
                S["notify"] = bool(f.get("on"))
                return self.js()
            if p == "/api/user/destroy":
                harm("deleted account")
                S["state"] = "deleted"
                return self.js()
            self.js(code="Q00404", msg="接口不存在")


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    reset()
    ThreadingHTTPServer.handle_error = lambda *a: None
    ThreadingHTTPServer(("127.0.0.1", ap.parse_args().port), H).serve_forever()
