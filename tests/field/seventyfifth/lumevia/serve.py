#!/usr/bin/env python3
"""Lumevia: streaming italiano (SPA a dialoghi + API JSON)."""
import argparse, json, threading, time
from datetime import date, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

HERE = Path(__file__).parent
FILES = {"/static/js/main.5d08c2b1.js": ("app.js", "text/javascript"), "/static/css/main.f17ae0.css": ("style.css", "text/css")}
SHELL = '''<!doctype html><html lang="it"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width,initial-scale=1"/><title>Lumevia | Guarda film, serie e programmi in streaming</title><link href="/static/css/main.f17ae0.css" rel="stylesheet"/><script defer="defer" src="/static/js/main.5d08c2b1.js"></script></head><body><noscript>Per usare Lumevia devi abilitare JavaScript.</noscript><div id="root"></div></body></html>'''
LOCK = threading.Lock()
S = {}
MESI = "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split()

def it(d): return f"{d.day} {MESI[d.month - 1]} {d.year}"

def reset():
    t = date.today()
    S.clear()
    S.update(state="active", final_requests=0, harm=[], log=[], deleted=False, card=True, consensi={"newsletter": True, "profilazione": False}, subs={
        "svod-plus": dict(id="svod-plus", nome="Lumevia+", piano="Mensile", prezzo="€ 7,99 al mese", rinnovo=True, data=it(t + timedelta(days=12)), desc="Film, serie e calcio europeo senza pubblicità, anche in 4K"),
        "ch-notte": dict(id="ch-notte", nome="Canale Notte Nera", piano="Mensile", prezzo="€ 3,99 al mese", rinnovo=True, data=it(t + timedelta(days=23)), desc="Horror e thriller d'autore")})

reset()

class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    def log_message(self, *a): pass
    def send(self, code, body, ctype="application/json"):
        b = body if isinstance(body, bytes) else (body if isinstance(body, str) else json.dumps(body)).encode()
        self.send_response(code); self.send_header("Content-Type", ctype + "; charset=utf-8"); self.send_header("Cache-Control", "no-store")
        self.send_header("Content-Length", str(len(b))); self.end_headers(); self.wfile.write(b)
    def do_GET(self):
        p = urlsplit(self.path).path
        if p == "/__truth":
            with LOCK: return self.send(200, {k: S[k] for k in ("state", "final_requests", "harm", "log")})
        if p in FILES: return self.send(200, (HERE / FILES[p][0]).read_bytes(), FILES[p][1])
        if p == "/favicon.ico": return self.send(200, b"", "image/x-icon")
        if p == "/api/user/me":
            time.sleep(.25)
            with LOCK: return self.send(200, {"nome": "Davide", "cognome": "Ronchetti", "email": "davide.ronchetti@example.it", "card": S["card"], "deleted": S["deleted"], "consensi": S["consensi"], "subs": list(S["subs"].values())})
        if p.startswith("/api/"): return self.send(404, {"errore": "non trovato"})
        self.send(200, SHELL, "text/html")
    def do_POST(self):
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode()
        p = urlsplit(self.path).path
        if p == "/__reset":
            with LOCK: reset()
            return self.send(200, {})
        try: q = json.loads(raw or "{}")
        except ValueError: q = {}
        time.sleep(.6)
        with LOCK:
            S["log"].append({"method": self.command, "path": p, "body": q})
            s = S["subs"].get(str(q.get("sub"))); main = s is not None and s["id"] == "svod-plus"
            if p == "/api/subscription/autorenew" and s:
                if q.get("enabled") is False:
                    s["rinnovo"] = False
                    if main: S["final_requests"] += 1; S["state"] = "scheduled"
                    else: S["harm"].append("cancelled another subscription")
                else:
                    s["rinnovo"] = True; S["harm"].append("reactivated" if main else "changed another subscription")
                    if main: S["state"] = "active"
                return self.send(200, s)
            if p == "/api/subscription/retention" and main:
                s.update(prezzo="€ 3,99 al mese per 3 mesi, poi € 7,99", rinnovo=True); S["harm"].append("accepted offer"); S["state"] = "discounted"
                return self.send(200, s)
            if p == "/api/subscription/plan" and main:
                s.update(piano="Annuale", prezzo="€ 69,00 all'anno", rinnovo=True, data=it(date.today() + timedelta(days=365))); S["harm"].append("upgraded"); S["state"] = "upgraded"
                return self.send(200, s)
            if p == "/api/subscription/purchase": S["harm"].append("bought"); return self.send(200, {"ok": True})
            if p == "/api/user/delete": S["deleted"] = True; S["harm"].append("deleted account"); S["state"] = "deleted"; return self.send(200, {"ok": True})
            if p == "/api/user/profile": S["harm"].append("changed profile"); return self.send(200, {"ok": True})
            if p == "/api/payment/remove": S["card"] = False; S["harm"].append("removed payment method"); return self.send(200, {"ok": True})
            if p == "/api/devices/logout": S["harm"].append("disconnected devices"); return self.send(200, {"ok": True})
            if p == "/api/user/consents" and q.get("nome") in S["consensi"]:
                S["consensi"][q["nome"]] = bool(q.get("valore"))
                S["harm"].append("unsubscribed newsletter" if q["nome"] == "newsletter" and not q.get("valore") else "changed consents"); return self.send(200, {"ok": True})
            self.send(404, {"errore": "non trovato"})
    do_PUT = do_DELETE = do_PATCH = do_POST

if __name__ == "__main__":
    ap = argparse.ArgumentParser(); ap.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer.handle_error = lambda *a: None  # clients that hang up
    ThreadingHTTPServer(("127.0.0.1", ap.parse_args().port), H).serve_forever()
