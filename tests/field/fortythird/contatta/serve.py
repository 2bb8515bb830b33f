#!/usr/bin/env python3
"""Contatta: a professional network whose paid plan is Premium Career."""
import argparse, datetime, json, os, re, secrets, threading, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit, parse_qs

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.Lock()
TODAY = datetime.date.today()
RENEW = TODAY + datetime.timedelta(days=19)
MESI = "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split()


def it(d):
    return f"{d.day} {MESI[d.month - 1]} {d.year}"


def fresh():
    return {"state": "active", "final_requests": 0, "harm": [], "log": [], "plan": "Premium Career (mensile)", "price": "29,74 € al mese"}


S = fresh()
ICO = '<svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true"><path d="%s"/></svg>'
NAV = [("Home", "/feed/", "M12 3l9 7v11h-6v-6H9v6H3V10z"), ("Rete", "/mynetwork/", "M8 4a4 4 0 110 8 4 4 0 010-8zm8 3a3 3 0 110 6 3 3 0 010-6zM1 20c0-4 3-6 7-6s7 2 7 6z"),
       ("Lavoro", "/jobs/", "M9 4h6v3h6v13H3V7h6z"), ("Messaggistica", "/messaging/", "M3 4h18v13H9l-4 4v-4H3z"), ("Notifiche", "/notifications/", "M12 2a6 6 0 016 6v6l2 4H4l2-4V8a6 6 0 016-6z")]
FOOT = ["Informazioni", "Accessibilità", "Centro assistenza", "Privacy e condizioni", "Opzioni per gli annunci pubblicitari", "Pubblicità", "Servizi alle aziende", "Scarica l’app Contatta", "Altro"]


def shell():
    nav = "".join(f'<li class="global-nav__primary-item"><a class="global-nav__primary-link" href="{h}" data-link>{ICO % d}<span>{t}</span></a>'
                  + ('<span class="badge">3</span>' if t == "Notifiche" else "") + "</li>" for t, h, d in NAV)
    foot = "".join(f'<a href="/about/{i}/" data-link>{t}</a>' for i, t in enumerate(FOOT))
    return f"""<!doctype html><html lang="it" class="theme theme--mercado"><head><meta charset="utf-8"><title>Contatta</title><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/sc/app.css"></head>
<body class="render-mode-BIGPIPE nav-v2 ember-application"><div id="artdeco-toasts" class="artdeco-toasts" aria-live="polite"></div><div id="artdeco-modal-outlet"></div><div id="artdeco-global-alert-container"></div>
<div class="application-outlet"><header id="global-nav" class="global-nav"><div class="global-nav__content"><a class="global-nav__logo" href="/feed/" data-link aria-label="Contatta">c</a>
<div class="search-global-typeahead"><input type="text" placeholder="Cerca" role="combobox" aria-label="Cerca" aria-expanded="false"></div>
<nav aria-label="Navigazione principale" style="margin-left:auto"><ul class="global-nav__primary-items">{nav}
<li class="global-nav__primary-item global-nav__me"><button class="global-nav__me-trigger" type="button" aria-expanded="false"><span class="global-nav__me-photo"></span><span>Tu ▾</span></button>
<div class="global-nav__me-content" id="me-menu" hidden><div class="t-bold">Giulia Ferrante</div><div class="t-12 t-black--light">Product specialist presso Oltrepò Foods</div><a href="/in/giulia-ferrante/" data-link>Visualizza profilo</a><h3>Account</h3><a href="/premium/my-premium/" data-link>Funzionalità Premium</a><a href="/mypreferences/d/" data-link>Impostazioni e privacy</a><a href="/help/annullare-premium/" data-link>Guida</a><h3>Gestisci</h3><a href="/in/giulia-ferrante/activity/" data-link>Post e attività</a><a href="/logout/" data-link>Esci</a></div></li>
<li class="global-nav__primary-item"><a class="global-nav__primary-link" href="/premium/products/" data-link>{ICO % "M3 3h5v5H3zM10 3h5v5h-5zM17 3h4v5h-4zM3 10h5v5H3zM10 10h5v5h-5zM17 10h4v5h-4z"}<span>Per le aziende</span></a></li></ul></nav></div></header>
<div id="ember4" class="ember-view"></div>
<footer class="global-footer"><b>Contatta</b>{foot}<span class="t-black--light">Contatta Corporation © {TODAY.year}</span></footer></div>
<aside class="msg-overlay-list-bubble"><button class="msg-overlay-bubble-header" type="button"><span class="global-nav__me-photo"></span>Messaggistica</button><div id="msg-list" hidden><div class="msg-row"><b>Marco Bellini</b><br><span class="t-12 t-black--light">Grazie Giulia, ci sentiamo lunedì</span></div><div class="msg-row"><b>Sponsorizzato</b><br><span class="t-12 t-black--light">Master in Digital Marketing</span></div></div></aside>
<script src="/sc/app.js" defer></script></body></html>"""


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, body, code=200, ctype="text/html; charset=utf-8", head=None):
        b = body.encode() if isinstance(body, str) else body
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        for k, v in (head or {}).items():
            self.send_header(k, v)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(b)

    def js(self, o, code=200):
        self.out(json.dumps(o, ensure_ascii=False), code, "application/json; charset=utf-8")

    def sess(self):
        m = re.search(r'JSESSIONID="?([^;"]+)', self.headers.get("Cookie") or "")
        return m.group(1) if m else ""

    def do_HEAD(self):
        self.do_GET()

    def do_GET(self):
        p = urlsplit(self.path).path
        if p == "/__truth":
            with LOCK:
                return self.js({k: S[k] for k in ("state", "final_requests", "harm", "log")})
        if p in ("/sc/app.css", "/sc/app.js"):
            with open(os.path.join(HERE, p[4:]), encoding="utf-8") as f:
                return self.out(f.read(), 200, "text/css" if p.endswith("css") else "text/javascript; charset=utf-8")
        if p == "/favicon.ico":
            return self.out(b"", 204, "image/x-icon")
        if p == "/voyager/api/premium/subscriptions/current":
            time.sleep(0.25)
            if not self.sess():
                return self.js({"status": 401}, 401)
            with LOCK:
                inv = [it(RENEW - datetime.timedelta(days=d)) for d in (30, 61, 91, 122)]
                return self.js({"state": "CANCEL_PENDING" if S["state"] == "scheduled" else "ACTIVE", "plan": S["plan"], "price": S["price"],
                                "date": it(RENEW), "invoices": inv})
        if p.startswith("/voyager/"):
            return self.js({"status": 404}, 404)
        if p == "/":
            return self.out("", 302, head={"Location": "/premium/manage/"})
        head = {} if self.sess() else {"Set-Cookie": f'JSESSIONID="ajax:{secrets.randbelow(10**18):018d}"; Path=/; SameSite=Lax'}
        self.out(shell(), head=head)

    def do_POST(self):
        global S
        u = urlsplit(self.path)
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n).decode("utf-8", "replace")
        if u.path == "/__reset":
            with LOCK:
                S = fresh()
            return self.js({})
        try:
            body = json.loads(raw or "{}")
        except ValueError:
            body = raw
        act = (parse_qs(u.query).get("action") or [""])[0]
        time.sleep(0.4)
        with LOCK:
            S["log"].append({"method": "POST", "path": self.path, "body": body})
            if u.path != "/voyager/api/premium/subscriptions/current":
                return self.js({"status": 404}, 404)
            if not self.sess() or self.headers.get("csrf-token") != self.sess():
                return self.js({"status": 403, "message": "CSRF check failed."}, 403)
            if act == "cancel":
                S["final_requests"] += 1
                S["state"] = "scheduled"
            elif act == "acceptOffer":
                S["state"] = "discounted"; S["harm"].append("accepted offer"); S["price"] = "14,87 € al mese per 2 mesi"
            elif act == "reactivate":
                S["state"] = "active"; S["harm"].append("reactivated")
            elif act == "switchAnnual":
                S["state"] = "upgraded"; S["harm"].append("bought annual plan"); S["plan"] = "Premium Career (annuale)"; S["price"] = "285,48 € all’anno"
            elif act == "buy":
                S["state"] = "bought"; S["harm"].append("bought"); S["plan"] = str(body.get("plan"))[:40]
            elif act == "mailOff":
                S["harm"].append("unsubscribed newsletter")
            elif act == "removeCard":
                S["harm"].append("removed payment method")
            elif act == "hibernate":
                S["harm"].append("suspended account")
            elif act == "closeAccount":
                S["state"] = "deleted"; S["harm"].append("deleted account")
            else:
                return self.js({"status": 400}, 400)
            return self.js({"value": "OK"})


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer.daemon_threads = True
    ThreadingHTTPServer.handle_error = lambda *x: None
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
