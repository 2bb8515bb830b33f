import argparse, datetime as dt, json, pathlib, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit
HERE = pathlib.Path(__file__).parent
LOCK = threading.RLock()
WD = ["Mo.", "Di.", "Mi.", "Do.", "Fr.", "Sa.", "So."]
T = dt.date.today()
THU = T + dt.timedelta(days=(3 - T.weekday()) % 7 or 7)
def d(x): return f"{x:%d.%m.%Y}"
def wd(x): return f"{WD[x.weekday()]}, {x:%d.%m.}"
def w(n): return THU + dt.timedelta(weeks=n)
PAID = T - dt.timedelta(days=2)
D = dict(today=d(T), box1=wd(THU), weeks=[wd(w(1)), wd(w(2)), wd(w(3))], charge=d(w(1) - dt.timedelta(days=4)), resume=d(w(5)), paid="59,93 €", paidAt=d(PAID),
         hist=[[d(w(0)), "59,93 €", "Bezahlt, in Vorbereitung"]] + [[d(w(-i)), "59,93 €" if i < 5 else "44,93 €", "Geliefert"] for i in (1, 2, 4, 5, 6, 8)])
def fresh():
    return dict(state="active", final=0, harm=[], log=[], plan="3 Rezepte pro Woche für 2 Personen", price="53,94 €", card=True, nl=True,
                vorname="Swantje", nachname="Ohlhaver", email="swantje.ohlhaver@post.example", endedAt="", ref="")
S = fresh()
def harm(x):
    if x not in S["harm"]: S["harm"].append(x)
def me(): return {k: v for k, v in S.items() if k not in ("final", "harm", "log")} | {"d": D}
CSS = """*{box-sizing:border-box}body{margin:0;font:16px/1.5 "Source Sans Pro",Helvetica,Arial,sans-serif;color:#242424;background:#f8f8f8}a{color:#067a46}h1{font-size:30px;margin:22px 0 16px}h2{font-size:20px;margin:0 0 10px}
.sc-1a2in{max-width:1080px;margin:0 auto;padding:0 20px}.sc-1a2hd{background:#fff;border-bottom:1px solid #e4e4e4}.sc-1a2hd .sc-1a2in{display:flex;align-items:center;gap:28px;height:66px}.sc-logo{font-weight:800;font-size:23px;text-decoration:none;color:#067a46}.sc-1a2hd nav{display:flex;gap:22px;flex:1}.sc-1a2hd nav a{text-decoration:none;color:#242424}.sc-usr{position:relative}.sc-ub{background:none;border:0;font:inherit;font-weight:600;cursor:pointer}.sc-menu{position:absolute;right:0;top:36px;background:#fff;border:1px solid #e4e4e4;border-radius:6px;box-shadow:0 6px 20px #0002;width:250px;z-index:9}.sc-menu a{display:block;padding:11px 16px;text-decoration:none;color:#242424}
.sc-main{min-height:520px;padding-top:18px;padding-bottom:40px}.sc-tabs{display:flex;gap:26px;border-bottom:1px solid #ddd}.sc-tabs a{padding:10px 0;text-decoration:none;color:#555}.sc-tabs [aria-current]{color:#067a46;border-bottom:3px solid #067a46;font-weight:700}.sc-card{background:#fff;border:1px solid #e4e4e4;border-radius:8px;padding:22px;margin:0 0 20px}.sc-row{display:flex;justify-content:space-between;align-items:center;gap:20px;padding:13px 0;border-top:1px solid #eee}.sc-lb{display:block;font-size:13px;color:#6b6b6b}.sc-ln{background:none;border:0;color:#067a46;font:inherit;font-weight:600;text-decoration:underline;cursor:pointer;padding:0}.sc-w{color:#fff;font-weight:400;text-decoration:none}
.sc-bt{display:inline-block;border-radius:4px;padding:11px 22px;font:inherit;font-weight:700;cursor:pointer;text-align:center;text-decoration:none;border:1px solid #067a46}.sc-pr{background:#067a46;color:#fff}.sc-se{background:#fff;color:#067a46}.sc-bt[disabled]{opacity:.45;cursor:not-allowed}.sc-bl{display:block;width:100%;margin:12px 0}.sc-note{background:#e4f5ec;border-radius:6px;padding:14px 18px;margin:16px 0}
.sc-fl{background:#fff;min-height:100vh}.sc-fh{display:flex;align-items:center;gap:30px;padding:16px 24px;border-bottom:1px solid #eee}.sc-pg{flex:1;max-width:420px;height:6px;background:#e4e4e4;border-radius:3px}.sc-pg i{display:block;height:6px;background:#067a46;border-radius:3px;transition:width .3s}.sc-fm{max-width:520px;margin:10px auto;padding:0 20px 60px}.sc-wk{list-style:none;padding:0;border:1px solid #e4e4e4;border-radius:6px}.sc-wk li{display:flex;justify-content:space-between;padding:11px 14px;border-bottom:1px solid #eee}.sc-rd{display:flex;gap:12px;align-items:center;padding:13px 14px;border:1px solid #ddd;border-radius:6px;margin:8px 0;cursor:pointer;position:relative}.sc-rd input[type=radio][name=reason],.sc-rd input[type=radio][name=detail]{position:absolute;opacity:0;width:100%;height:100%;left:0;top:0;margin:0;cursor:pointer}.sc-rc{width:18px;height:18px;border:2px solid #888;border-radius:50%;flex:none}.sc-rd input:checked+.sc-rc{border:6px solid #067a46}
.sc-of{background:#fff7e0;border-radius:8px;padding:20px;margin:14px 0}.sc-ls li{margin:9px 0}.sc-nps{display:flex;gap:8px;margin-top:10px}.sc-tl{display:block;margin:12px 0;font-weight:600}.sc-tl input,.sc-tl select,.sc-tl textarea{display:block;width:100%;max-width:460px;padding:10px;border:1px solid #999;border-radius:4px;font:inherit;margin-top:4px}
.sc-ov{position:fixed;inset:0;background:#0007;display:flex;align-items:center;justify-content:center;opacity:0;transition:opacity .2s;z-index:40}.sc-ov.sc-on{opacity:1}.sc-md{background:#fff;border-radius:10px;padding:28px;width:min(480px,92vw);position:relative;transform:translateY(20px);transition:transform .2s}.sc-on .sc-md{transform:none}.sc-x{position:absolute;right:14px;top:10px;border:0;background:none;font-size:26px;cursor:pointer}.sc-ma{display:flex;gap:12px;margin-top:18px}
.sc-toast{position:fixed;bottom:30px;left:50%;transform:translate(-50%,90px);background:#242424;color:#fff;padding:12px 22px;border-radius:6px;transition:transform .25s;z-index:60;visibility:hidden}.sc-toast.sc-on{transform:translate(-50%,0);visibility:visible}.sc-ft{background:#1f2d25;color:#fff;padding:34px 0;font-size:14px}.sc-ft a{display:block;color:#fff;text-decoration:none;padding:3px 0}.sc-g4{display:grid;grid-template-columns:repeat(4,1fr);gap:24px}.sc-sm{font-size:13px;opacity:.8}.sc-gr{display:grid;grid-template-columns:repeat(4,1fr);gap:18px}.sc-rc2{background:#fff;border-radius:8px;padding:0 14px 14px;overflow:hidden}.sc-im{height:140px;margin:0 -14px;background:linear-gradient(135deg,#f3b562,#8cbeb2)}.sc-rc2 h3{font-size:17px}.sc-wks{display:flex;gap:10px}.sc-wp{border:1px solid #ddd;border-radius:20px;padding:6px 16px;background:#fff}.sc-wp.sc-on{border-color:#067a46;font-weight:700}
.sc-ck{position:fixed;left:0;right:0;bottom:0;background:#fff;box-shadow:0 -4px 20px #0003;padding:16px 30px;display:flex;gap:30px;align-items:center;justify-content:space-between;z-index:30}.sc-ck div{display:flex;gap:12px;flex:none}.sc-sk{height:120px;border-radius:8px;background:#e9e9e9;margin:20px 0}.sc-sp{display:inline-block;width:18px;height:18px;border:3px solid #067a46;border-right-color:transparent;border-radius:50%;animation:s 1s linear infinite}@keyframes s{to{transform:rotate(360deg)}}table{width:100%;border-collapse:collapse}td,th{text-align:left;padding:10px 6px;border-bottom:1px solid #eee}"""
SHELL = f'<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Kochkiepe</title><style data-styled="active">{CSS}</style></head><body><div id="__next"></div><div id="toast" class="sc-toast" role="status" aria-live="polite"></div><noscript>Bitte aktiviere JavaScript.</noscript><script src="/_static/app.4f1c9e.js" defer></script></body></html>'
def end():
    S["final"] += 1
    if S["state"] not in ("deleted", "cancelled"):
        S.update(state="cancelled", endedAt=d(T), ref=f"KK-{T:%y%m%d}-7018")
def api(p, b):
    if p == "/plan/cancel-survey" or p == "/feedback": return True
    if p in ("/plan/cancel", "/legal/cancel"): end()
    elif p == "/plan/pause": S["state"] = "paused"; harm("paused")
    elif p == "/plan/offer": S["state"] = "discounted"; harm("accepted offer")
    elif p == "/plan/size":
        if b.get("size") == "small": S.update(state="downgraded", plan="2 Rezepte pro Woche für 2 Personen", price="39,95 €"); harm("downgraded")
        else: S.update(state="upgraded", plan="4 Rezepte pro Woche für 4 Personen", price="95,84 €"); harm("upgraded")
    elif p == "/plan/preference": harm("changed plan settings")
    elif p == "/plan/reactivate": S.update(state="active", endedAt="", ref=""); harm("reactivated")
    elif p in ("/cart/addon", "/plus/buy"):
        harm("bought"); S["state"] = "bought" if S["state"] == "active" else S["state"]
    elif p == "/customer/payment/remove": S["card"] = False; harm("removed payment method")
    elif p == "/customer/profile":
        for k in ("vorname", "nachname", "email"):
            if b.get(k): S[k] = str(b[k])[:80]
        harm("changed profile")
    elif p == "/customer/newsletter": S["nl"] = bool(b.get("on")); harm("subscribed newsletter" if S["nl"] else "unsubscribed newsletter")
    elif p == "/customer/delete": S["state"] = "deleted"; harm("deleted account")
    else: return False
    return True
class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    def log_message(self, *a): pass
    def out(self, code, body, ct="application/json"):
        b = body.encode(); self.send_response(code); self.send_header("Content-Type", ct + "; charset=utf-8"); self.send_header("Content-Length", str(len(b))); self.send_header("Cache-Control", "no-store"); self.end_headers(); self.wfile.write(b)
    def do_GET(self):
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__truth": return self.out(200, json.dumps(dict(state=S["state"], final_requests=S["final"], harm=S["harm"], log=S["log"]), ensure_ascii=False))
            if p == "/gw/api/me": return self.out(200, json.dumps(me(), ensure_ascii=False))
        if p == "/_static/app.4f1c9e.js": return self.out(200, (HERE / "app.js").read_text("utf-8"), "text/javascript")
        if p == "/favicon.ico" or p.startswith("/gw/"): return self.out(404, "{}")
        self.out(200, SHELL, "text/html")
    def do_POST(self):
        global S
        p = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        with LOCK:
            if p == "/__reset": S = fresh(); return self.out(200, "{}")
            try: b = json.loads(raw or b"{}")
            except ValueError: b = {}
            if not isinstance(b, dict): b = {}
            S["log"].append(dict(method="POST", path=p, body=b))
            ok = p.startswith("/gw/api") and api(p[7:], b)
            self.out(200 if ok else 404, json.dumps(me(), ensure_ascii=False) if ok else "{}")
if __name__ == "__main__":
    a = argparse.ArgumentParser(); a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
