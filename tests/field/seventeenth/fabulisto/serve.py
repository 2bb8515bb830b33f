"""Fabulisto: panel konta czytelnika. Jeden dokument HTML ze stanem początkowym plus małe API."""
import argparse
import json
import os
import re
from datetime import date, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

ROOT = os.path.dirname(os.path.abspath(__file__))
MIES = "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia".split()
POWODY = {"cena", "czas", "katalog", "aplikacja", "papier", "konkurencja", "inne"}


def kiedy(n):
    d = date.today() + timedelta(days=n)
    return "%d %s %d" % (d.day, MIES[d.month - 1], d.year)


class Konto(dict):
    def __init__(self):
        super().__init__(state="active", final_requests=0, harm=[], log=[], pakiet="Bez limitu e-book + audio", cena="49,99 zł", marketing=True, imie="Agnieszka",
                         czytniki=["PocketBook InkPad", "Telefon Samsung"], kupiono=0)

    def widok(self):
        return {"stan": self["state"], "pakiet": self["pakiet"], "cena": self["cena"], "odnowienie": kiedy(19), "wznowienie": kiedy(80), "imie": self["imie"],
                "marketing": self["marketing"], "czytniki": self["czytniki"], "kupiono": self["kupiono"]}


konto = Konto()


def akcja(droga, dane):
    k = konto
    if droga == "abonament/rezygnacja":
        if dane.get("powod") not in POWODY or dane.get("rozumiem") is not True:
            return 422
        k["final_requests"] += 1
        k["state"] = "scheduled"
    elif droga == "abonament/oferta":
        k["state"] = "discounted"
        k["harm"].append("accepted offer")
    elif droga == "abonament/zawies":
        k["state"] = "paused"
        k["harm"].append("paused")
    elif droga == "abonament/wznow":
        k["state"] = "active"
        k["harm"].append("reactivated")
    elif droga == "abonament/pakiet":
        maly = dane.get("pakiet") == "mini"
        k.update(state="downgraded" if maly else "upgraded", pakiet="Mini (300 stron)" if maly else "Rodzinny (4 konta)", cena="12,99 zł" if maly else "74,99 zł")
        k["harm"].append("downgraded" if maly else "upgraded")
    elif droga == "sklep/voucher":
        k["kupiono"] += 1
        k["state"] = "bought"
        k["harm"].append("bought")
    elif droga == "konto/zgody":
        k["marketing"] = bool(dane.get("marketing"))
        k["harm"].append("subscribed newsletter" if k["marketing"] else "unsubscribed newsletter")
    elif droga == "konto/dane":
        k["imie"] = dane.get("imie") or k["imie"]
        k["harm"].append("changed profile")
    elif droga == "urzadzenia/odepnij":
        k["czytniki"] = [c for c in k["czytniki"] if c != dane.get("nazwa")]
        k["harm"].append("removed device")
    elif droga == "konto/usun":
        k["state"] = "deleted"
        k["harm"].append("deleted account")
    else:
        return 404
    return 200


class Panel(BaseHTTPRequestHandler):
    def log_message(self, *args):
        pass

    def daj(self, kod, tresc, typ="application/json; charset=utf-8"):
        if isinstance(tresc, (dict, list)):
            tresc = json.dumps(tresc, ensure_ascii=False)
        if isinstance(tresc, str):
            tresc = tresc.encode()
        self.send_response(kod)
        self.send_header("Content-Type", typ)
        self.send_header("Content-Length", str(len(tresc)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(tresc)

    def do_GET(self):
        p = self.path.split("?", 1)[0]
        if p == "/__truth":
            return self.daj(200, {k: konto[k] for k in ("state", "final_requests", "harm", "log")})
        m = re.fullmatch(r"/dist/(panel\.(?:js|css))", p)
        if m:
            with open(os.path.join(ROOT, m[1]), "rb") as f:
                return self.daj(200, f.read(), "text/javascript; charset=utf-8" if p.endswith("js") else "text/css; charset=utf-8")
        if p.startswith(("/dist/", "/api/")) or p == "/favicon.ico":
            return self.daj(404, {})
        with open(os.path.join(ROOT, "panel.html"), encoding="utf-8") as f:
            self.daj(200, f.read().replace("/*STAN*/null", json.dumps(konto.widok(), ensure_ascii=False).replace("<", "\\u003c")), "text/html; charset=utf-8")

    def do_POST(self):
        global konto
        surowe = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        p = self.path.split("?", 1)[0]
        if p == "/__reset":
            konto = Konto()
            return self.daj(200, {"ok": True})
        try:
            dane = json.loads(surowe) if surowe else {}
        except ValueError:
            dane = {}
        konto["log"].append({"method": "POST", "path": p, "body": dane})
        kod = akcja(p[len("/api/"):], dane) if p.startswith("/api/") else 404
        self.daj(kod, konto.widok() if kod == 200 else {"blad": kod})


if __name__ == "__main__":
    par = argparse.ArgumentParser()
    par.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", par.parse_args().port), Panel).serve_forever()
