import argparse, json, threading, datetime, pathlib
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit
LOCK = threading.Lock()
HERE = pathlib.Path(__file__).parent
T = datetime.date.today()
M = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split()
D = "lunes martes miércoles jueves viernes sábado domingo".split()
def f(x): return f"{D[x.weekday()]} {x.day} de {M[x.month-1]}"
NEXT = T + datetime.timedelta(days=((5 - T.weekday()) % 7) or 7)   # the Saturday to come, already closed
def wk(n): return NEXT + datetime.timedelta(days=7 * n)
S = {}
def reset():
    S.clear(); S.update(state="active", final=0, harm=[], log=[], size=4, skipped=[], offer=False, extras=True, card=True, news=True, deleted=False, market=0, reason=None)
reset()
def view():
    boxes = [{"date": f(wk(i)), "n": i, "locked": i == 0, "skipped": i in S["skipped"], "cutoff": f(wk(i) - datetime.timedelta(days=6))} for i in range(0, 6)]
    hist = [{"date": (wk(-i) - datetime.timedelta(days=6)).strftime("%d/%m/%Y"), "id": f"OV-{884210-i*3719}", "total": "61,93 €" if i != 3 else "66,42 €"} for i in range(0, 9)]
    return {"status": S["state"], "plan": "inactive" if S["state"] == "cancelled" else ("paused" if len(S["skipped"]) > 1 else "active"), "size": S["size"], "boxes": boxes, "history": hist, "offer": S["offer"], "extras": S["extras"], "card": S["card"], "news": S["news"], "deleted": S["deleted"], "market": S["market"],
            "next": f(NEXT), "following": f(wk(1)), "resume": f(wk(5)), "today": f"{T.day} de {M[T.month-1]} de {T.year}", "charged": (wk(0) - datetime.timedelta(days=6)).strftime("%d/%m/%Y")}
class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    def log_message(self, *a): pass
    def out(self, b, ct="application/json", code=200):
        b = b if isinstance(b, bytes) else (b if isinstance(b, str) else json.dumps(b, ensure_ascii=False)).encode()
        self.send_response(code); self.send_header("Content-Type", ct); self.send_header("Content-Length", str(len(b))); self.send_header("Cache-Control", "no-store"); self.end_headers(); self.wfile.write(b)
    def do_GET(self):
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__truth": return self.out({"state": S["state"], "final_requests": S["final"], "harm": S["harm"], "log": S["log"]})
            if p == "/gw/api/customers/me/subscription": return self.out(view())
            if p == "/static/app.js": return self.out((HERE / "app.js").read_bytes(), "text/javascript; charset=utf-8")
            if p == "/static/app.css": return self.out((HERE / "app.css").read_bytes(), "text/css; charset=utf-8")
            if p.startswith("/gw/") or p == "/favicon.ico": return self.out("{}", code=404)
            self.out('<!DOCTYPE html><html lang="es-ES"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Ollavera | Tu menú</title><link rel="stylesheet" href="/static/app.css"></head><body><div id="__app"><div class="sc-load" aria-busy="true"></div></div><div id="modal-root"></div><div id="onetrust-consent-sdk"></div><noscript>Activa JavaScript para usar Ollavera.</noscript><script src="/static/app.js" defer></script></body></html>', "text/html; charset=utf-8")
    def write(self):
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode()
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__reset": reset(); return self.out({})
            try: b = json.loads(raw or "{}")
            except ValueError: b = {"raw": raw}
            S["log"].append({"method": self.command, "path": p, "body": b})
            h = S["harm"].append; a = p.replace("/gw/api/", "")
            live = S["state"] != "cancelled"
            if a == "subscription/cancel":
                S["final"] += 1; S["state"] = "cancelled"; S["reason"] = b.get("reason")
            elif a == "subscription/cancel/reason": S["reason"] = b
            elif a == "subscription/pause": S["skipped"] = [1, 2, 3, 4]; h("paused"); S["state"] = "paused"
            elif a == "subscription/skip":
                n = b.get("week"); S["skipped"].remove(n) if n in S["skipped"] else S["skipped"].append(n); h("skipped_or_unskipped_box")
            elif a == "subscription/size":
                n = int(b.get("size", 4)); old = S["size"]; S["size"] = n
                if n < old: h("downgraded"); S["state"] = "downgraded" if live else S["state"]
                elif n > old: h("upgraded"); S["state"] = "upgraded" if live else S["state"]
            elif a == "subscription/offer": S["offer"] = True; h("accepted_offer"); S["state"] = "discounted"
            elif a == "subscription/reactivate": h("reactivated"); S["state"] = "active"; S["skipped"] = []
            elif a == "subscription/extras/cancel": S["extras"] = False; h("cancelled_other_subscription")
            elif a == "market/add":
                S["market"] += 1; h("bought"); S["state"] = "bought" if live else S["state"]
            elif a == "payment/delete": S["card"] = False; h("removed_payment_method")
            elif a == "newsletter": S["news"] = bool(b.get("on")); h("changed_newsletter")
            elif a == "profile": h("changed_profile")
            elif a == "account/delete": S["deleted"] = True; S["state"] = "deleted"; h("deleted_account")
            else: return self.out({"error": "not found"}, code=404)
            self.out(view())
    do_POST = do_PUT = do_DELETE = do_PATCH = write
if __name__ == "__main__":
    a = argparse.ArgumentParser(); a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
