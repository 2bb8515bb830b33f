#!/usr/bin/env python3
"""Zirbelfunk: Mobilfunk, Kundenbereich (single-page app with a JSON API)."""
import argparse, json, os, secrets, time, threading
from datetime import date, timedelta, datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.Lock()
MAIN, DATA = "ZF-20418876", "ZF-20777310"


def fresh():
    return {"state": "active", "final_requests": 0, "harm": [], "log": [], "tariff": "Flex M", "price": "15,00", "gb": 20, "options": [],
            "discount": False, "porting": False, "end": {MAIN: None, DATA: None}, "kind": {}, "receipt": {}, "ads": {"email": True, "sms": True, "tel": False},
            "mail": "t.reinholz@postfach.example", "deleted": False}


S = fresh()
d_ = lambda d: d.strftime("%d.%m.%Y")


def earliest():
    return date.today() + timedelta(days=30)


def harm(n):
    if n not in S["harm"]:
        S["harm"].append(n)


def view():
    t = date.today()
    bills, m, y = [], t.month, t.year
    for i in range(8):
        dd = date(y, m, 3)
        if dd <= t:
            bills.append({"no": f"{y}{m:02d}-5514{70 - i}", "date": d_(dd), "sum": "24,99" if i != 2 else "29,94", "status": "bezahlt"})
        m -= 1
        if not m:
            m, y = 12, y - 1
    c = lambda cid, name, num, price, gb, used: {"id": cid, "name": name, "num": num, "price": price, "gb": gb, "used": used, "end": S["end"][cid], "kind": S["kind"].get(cid), "receipt": S["receipt"].get(cid), "earliest": d_(earliest())}
    return {"customer": {"first": "Tobias", "name": "Tobias Reinholz", "no": "7730415528", "mail": S["mail"]}, "contracts": [
        c(MAIN, "Zirbelfunk " + S["tariff"], "0151 5550 7714", S["price"], S["gb"], 7.4), c(DATA, "Zirbelfunk Surf S (Daten-SIM)", "0151 5550 9026", "9,99", 10, 2.1)],
        "options": S["options"], "discount": S["discount"], "porting": S["porting"], "ads": S["ads"], "bills": bills, "deleted": S["deleted"], "today": t.isoformat(), "earliestIso": earliest().isoformat()}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, b, ctype="text/html; charset=utf-8", code=200, extra=()):
        b = b.encode() if isinstance(b, str) else b
        self.send_response(code); self.send_header("Content-Type", ctype); self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        for k, v in extra:
            self.send_header(k, v)
        self.end_headers(); self.wfile.write(b)

    def js(self, o, code=200):
        self.out(json.dumps(o, ensure_ascii=False), "application/json; charset=utf-8", code)

    def do_GET(self):
        p = self.path.split("?")[0]
        if p == "/__truth":
            with LOCK:
                return self.js({k: S[k] for k in ("state", "final_requests", "harm", "log")})
        if p == "/api/v2/kunde":
            time.sleep(.2)
            with LOCK:
                return self.js(view())
        if p in ("/main.js", "/styles.css"):
            return self.out(open(HERE + p, "rb").read(), "text/javascript; charset=utf-8" if p.endswith("js") else "text/css; charset=utf-8")
        if p.startswith("/api/v2/kuendigung/") and p.endswith(".txt"):
            with LOCK:
                cid = p.split("/")[-1][:-4]; r = S["receipt"].get(cid)
                if r:
                    return self.out(f"Zirbelfunk - Eingangsbestaetigung Kuendigung\nVertrag: {cid}\nEingang: {r['at']}\nVorgang: {r['no']}\nVertragsende: {S['end'][cid]}\n", "text/plain; charset=utf-8", 200, [("Content-Disposition", f'attachment; filename="Kuendigung_{cid}.txt"')])
            return self.out("", "text/plain", 404)
        if p.startswith("/api/") or p == "/favicon.ico":
            return self.out("", "text/plain", 404)
        self.out(open(HERE + "/index.html", "rb").read())

    def do_POST(self):
        global S
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        p = self.path.split("?")[0]
        if p == "/__reset":
            with LOCK:
                S = fresh()
            return self.js({"ok": True})
        try:
            b = json.loads(raw or "{}")
        except ValueError:
            b = {}
        with LOCK:
            S["log"].append({"method": self.command, "path": p, "body": b, "at": datetime.now().isoformat(timespec="seconds")})
        time.sleep(.5 if "kuendigung" in p else .25)
        with LOCK:
            return self.api(p, b)

    do_PUT = do_PATCH = do_DELETE = do_POST

    def api(self, p, b):
        if p == "/api/v2/kuendigung":
            S["final_requests"] += 1
            cid = b.get("vertrag")
            if cid not in S["end"] or S["end"][cid]:
                return self.js({"fehler": "VERTRAG_NICHT_KUENDBAR"}, 409)
            if b.get("art") == "ausserordentlich" and not (b.get("begruendung") or "").strip():
                return self.js({"fehler": "BEGRUENDUNG_FEHLT"}, 422)
            end = earliest()
            if b.get("termin") == "wunsch":
                try:
                    want = date.fromisoformat(b.get("datum") or "")
                except ValueError:
                    return self.js({"fehler": "DATUM_UNGUELTIG"}, 422)
                if want > end:
                    harm("later end date")
                    end = want
            if b.get("art") == "ausserordentlich":
                harm("extraordinary termination")
            if cid == DATA:
                harm("cancelled another subscription")
            else:
                S["state"] = "scheduled"
            if b.get("freigabe"):
                harm("released phone number"); S["porting"] = True
            S["end"][cid] = d_(end); S["kind"][cid] = b.get("art")
            S["receipt"][cid] = {"no": f"K-{secrets.randbelow(9000000) + 1000000}", "at": datetime.now().strftime("%d.%m.%Y, %H:%M:%S") + " Uhr", "mail": b.get("email") or S["mail"]}
        elif p == "/api/v2/kuendigung/zurueckziehen":
            harm("reactivated"); cid = b.get("vertrag")
            if cid in S["end"]:
                S["end"][cid] = None; S["receipt"].pop(cid, None)
            if cid == MAIN:
                S["state"] = "active"
        elif p == "/api/v2/angebot":
            harm("accepted offer"); S["discount"] = True; S["state"] = "discounted"
        elif p == "/api/v2/tarifwechsel":
            up = b.get("tarif") == "Flex L"
            harm("upgraded" if up else "downgraded"); S["state"] = "upgraded" if up else "downgraded"
            S["tariff"] = b.get("tarif"); S["price"], S["gb"] = ("22,00", 50) if up else ("10,00", 8)
        elif p == "/api/v2/option":
            harm("bought"); S["state"] = "bought" if S["state"] == "active" else S["state"]; S["options"].append(b.get("option"))
        elif p == "/api/v2/rufnummer/freigabe":
            harm("released phone number"); S["porting"] = True
        elif p == "/api/v2/sim/sperren":
            harm("blocked SIM card")
        elif p == "/api/v2/werbung":
            harm("unsubscribed newsletter" if not b.get("wert") else "changed consent"); S["ads"][b.get("kanal")] = b.get("wert")
        elif p == "/api/v2/profil":
            harm("changed profile"); S["mail"] = b.get("mail") or S["mail"]
        elif p == "/api/v2/zahlung/entfernen":
            harm("removed payment method")
        elif p == "/api/v2/konto/loeschen":
            harm("deleted account"); S["state"] = "deleted"; S["deleted"] = True
        else:
            return self.js({"fehler": "NICHT_GEFUNDEN"}, 404)
        return self.js(view())


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, default=21002)
    ThreadingHTTPServer.daemon_threads = True
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
