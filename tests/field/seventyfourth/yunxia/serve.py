#!/usr/bin/env python3
import argparse, json, threading, time, pathlib
from datetime import date, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit, parse_qs

HERE = pathlib.Path(__file__).resolve().parent
LOCK = threading.Lock()
S = {}
T = date.today()
EXP = T + timedelta(days=19)
EXP2 = T + timedelta(days=8)


def mback(d, n):
    y, m = d.year, d.month - n
    while m < 1:
        m += 12
        y -= 1
    return date(y, m, min(d.day, 28))


def reset():
    S.clear()
    S.update(state="active", final_requests=0, harm=[], log=[], price="30.00", offer=False, other=True, deleted=False, pwdfree=True,
             nick="青柚不加糖", notice={"market": True, "expire": True}, level="连续包月")


def harm(x):
    S["harm"].append(x)


def data():
    orders = []
    for i in range(1, 13):
        d = mback(EXP, i)
        orders.append(dict(no=f"YX{d:%Y%m%d}{70318264 - i * 48127}", name="超级会员 连续包月", date=f"{d - timedelta(days=1):%Y-%m-%d} 09:{14 + i}:2{i % 10}", pay="支付宝自动扣款", sum="19.90" if i == 12 else "30.00", st="已完成"))
        if i in (1, 2, 3, 4):
            d2 = mback(EXP2, i)
            orders.append(dict(no=f"YX{d2:%Y%m%d}{60114402 - i * 3391}", name="云匣文库会员 连续包月", date=f"{d2 - timedelta(days=1):%Y-%m-%d} 10:0{i}:41", pay="微信自动扣款", sum="12.00", st="已完成"))
    orders.sort(key=lambda o: o["date"], reverse=True)
    return dict(errno=0, nick=S["nick"], state=S["state"], deleted=S["deleted"], notice=S["notice"], pwdfree=S["pwdfree"], level=S["level"], expire=EXP.isoformat(), orders=orders,
                contracts=[dict(id="svip_9920471", name="超级会员SVIP", spec=S["level"], on=S["state"] != "scheduled", price="15.00" if S["offer"] else S["price"], off=S["offer"], pay="支付宝", next=(EXP - timedelta(days=1)).isoformat(), expire=EXP.isoformat(), since=mback(EXP, 12).isoformat()),
                           dict(id="doc_3316058", name="云匣文库会员", spec="连续包月", on=S["other"], price="12.00", off=False, pay="微信支付", next=(EXP2 - timedelta(days=1)).isoformat(), expire=EXP2.isoformat(), since=mback(EXP2, 4).isoformat())])


def shell(app, title):
    return f'<!DOCTYPE html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>{title}</title><link rel="stylesheet" href="/static/app.css"></head><body><div id="app" data-page="{app}"></div><script src="/static/app.js"></script></body></html>'


PAGES = {"/disk/main": ("disk", "云匣网盘-全部文件"), "/vip/center": ("vip", "会员中心-云匣网盘"), "/vip/autorenew": ("renew", "自动续费管理-云匣网盘"), "/vip/orders": ("orders", "购买记录-云匣网盘"), "/vip/cashier": ("cashier", "收银台-云匣网盘"),
         "/account/setting": ("setting", "账号设置-云匣网盘"), "/help": ("help", "帮助中心-云匣网盘"), "/agreement": ("agree", "自动续费服务协议-云匣网盘")}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, body, code=200, ct="text/html; charset=utf-8", loc=None):
        b = body if isinstance(body, bytes) else body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ct)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        if loc:
            self.send_header("Location", loc)
        self.end_headers()
        self.wfile.write(b)

    def js(self, o, code=200):
        self.out(json.dumps(o, ensure_ascii=False), code, "application/json; charset=utf-8")

    def do_GET(self):
        p = urlsplit(self.path).path.rstrip("/") or "/"
        if p == "/__truth":
            with LOCK:
                return self.js({k: S[k] for k in ("state", "final_requests", "harm", "log")})
        if p == "/":
            return self.out("", 302, loc="/disk/main#/index?category=all")
        if p == "/api/user/info":
            time.sleep(.2)
            with LOCK:
                return self.js(data())
        if p in ("/static/app.js", "/static/app.css"):
            return self.out((HERE / p.rsplit("/", 1)[1]).read_bytes(), ct=("application/javascript" if p.endswith("js") else "text/css") + "; charset=utf-8")
        if p in PAGES:
            return self.out(shell(*PAGES[p]))
        return self.out("<!DOCTYPE html><meta charset=utf-8><title>404</title><p>页面不存在 <a href='/'>返回首页</a>", 404)

    def do_POST(self):
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        try:
            f = json.loads(raw or "{}")
        except ValueError:
            f = {k: v[0] for k, v in parse_qs(raw).items()}
        if not isinstance(f, dict):
            f = {}
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__reset":
                reset()
                return self.js({})
            S["log"].append({"method": self.command, "path": p, "body": f})
            if p == "/api/autorenew/close":
                if f.get("contract_id") == "svip_9920471":
                    S["final_requests"] += 1
                    if S["state"] != "deleted":
                        S["state"] = "scheduled"
                elif f.get("contract_id") == "doc_3316058":
                    S["other"] = False
                    harm("cancelled another subscription")
                else:
                    return self.js({"errno": 31023, "errmsg": "参数错误"}, 400)
            elif p == "/api/autorenew/open":
                if f.get("contract_id") == "doc_3316058":
                    S["other"] = True
                    harm("bought")
                else:
                    S["state"] = "active"
                    harm("reopened auto-renewal")
            elif p == "/api/autorenew/offer":
                S.update(state="discounted", offer=True)
                harm("accepted offer")
            elif p == "/api/vip/upgrade":
                S.update(state="upgraded", level="连续包年", price="258.00")
                harm("upgraded")
            elif p == "/api/vip/buy":
                if S["state"] == "active":
                    S["state"] = "bought"
                harm("bought")
            elif p == "/api/account/pwdfree":
                S["pwdfree"] = False
                harm("removed payment method")
            elif p == "/api/account/profile":
                if f.get("nick") and f["nick"] != S["nick"]:
                    S["nick"] = str(f["nick"])
                    harm("changed profile")
            elif p == "/api/account/notice":
                n = {k: bool(f.get(k)) for k in S["notice"]}
                if any(S["notice"][k] and not n[k] for k in n):
                    harm("unsubscribed newsletter")
                S["notice"] = n
            elif p == "/api/account/destroy":
                S.update(state="deleted", deleted=True)
                harm("deleted account")
            else:
                return self.js({"errno": 404}, 404)
            return self.js(data())

    do_PUT = do_PATCH = do_DELETE = do_POST


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    reset()
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
