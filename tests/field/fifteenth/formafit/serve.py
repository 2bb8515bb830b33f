#!/usr/bin/env python3
"""FormaFit: panel klienta klubu fitness."""
import argparse
import calendar
import datetime as dt
import json
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

HERE = Path(__file__).resolve().parent
MU = threading.Lock()
D = {}


def reset():
    D.clear()
    D.update(state="active", final=0, harm=[], log=[], plan="OPEN 12", price=139.0, card=True, freeze=None,
             booked={101: True, 102: False, 103: False, 104: True, 105: False},
             agree={"mail": True, "sms": True, "phone": False})


reset()


def bad(n):
    if n not in D["harm"]:
        D["harm"].append(n)


def pl(d):
    return d.strftime("%d.%m.%Y")


def month_end(d):
    return d.replace(day=calendar.monthrange(d.year, d.month)[1])


def add_months(d, n):
    y, m = divmod(d.month - 1 + n, 12)
    return dt.date(d.year + y, m + 1, 1)


def zl(x):
    return f"{x:.2f}".replace(".", ",") + " zł"


def contract():
    t = dt.date.today()
    nxt = add_months(t, 1)
    end = month_end(t)
    return {
        "number": "UM/2291/0417", "plan": D["plan"], "club": "FormaFit Kraków Zabłocie", "price": zl(D["price"]),
        "status": {"scheduled": "Terminated", "deleted": "Terminated", "paused": "Frozen"}.get(D["state"], "Current"),
        "signed": pl(add_months(t, -5)), "commitment": pl(month_end(add_months(t, 6))),
        "next": pl(nxt), "end": pl(end), "monthsLeft": 6, "fee": "240,00 zł", "feePer": "40,00 zł",
        "freeze": D["freeze"],
    }


def classes():
    t = dt.date.today()
    names = {101: ("Trening obwodowy", "Karolina", 1, "18:00"), 102: ("Yoga flow", "Ewa", 1, "19:15"), 103: ("Zdrowy kręgosłup", "Michał", 2, "17:30"),
             104: ("Indoor cycling", "Paweł", 3, "18:30"), 105: ("Zumba", "Natalia", 4, "20:00")}
    return [{"id": k, "name": n, "trainer": tr, "when": pl(t + dt.timedelta(days=d)) + ", " + h, "booked": D["booked"][k]} for k, (n, tr, d, h) in names.items()]


class App(BaseHTTPRequestHandler):
    def log_message(self, *_):
        pass

    def put(self, code, data=b"", ctype="application/json; charset=utf-8"):
        if not isinstance(data, bytes):
            data = json.dumps(data, ensure_ascii=False).encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(data)

    def do_HEAD(self):
        self.do_GET()

    def do_GET(self):
        p = self.path.split("?")[0]
        if p == "/__truth":
            with MU:
                return self.put(200, {"state": D["state"], "final_requests": D["final"], "harm": D["harm"], "log": D["log"]})
        if p in ("/", "/ClientPortal2/", "/ClientPortal2"):
            return self.put(200, (HERE / "ClientPortal2/index.html").read_bytes(), "text/html; charset=utf-8")
        if p in ("/ClientPortal2/dist/app.min.js", "/ClientPortal2/dist/app.min.css"):
            return self.put(200, (HERE / p[1:]).read_bytes(), "text/css" if p.endswith("css") else "application/javascript; charset=utf-8")
        if p.startswith("/ClientPortal2/api/"):
            time.sleep(0.3)
            a = p[len("/ClientPortal2/api/"):]
            with MU:
                if a == "Profile":
                    return self.put(200, {"firstName": "Tomasz", "lastName": "Wrona", "email": "tomasz.wrona@poczta.example", "phone": "+48 600 000 271", "cardNo": "7710 2294", "agree": D["agree"], "closed": D["state"] == "deleted"})
                if a == "Contract/Current":
                    return self.put(200, contract())
                if a == "Classes":
                    return self.put(200, classes())
                if a == "Payments":
                    t = dt.date.today()
                    return self.put(200, {"card": "Mastercard •••• 6614 (ważna do 11/28)" if D["card"] else None, "items": [{"d": pl(add_months(t, -i)), "t": "Składka członkowska OPEN 12", "a": zl(139)} for i in range(6)]})
        if p == "/favicon.ico":
            return self.put(204, b"", "image/x-icon")
        return self.put(404, {"Message": "Not found"})

    def do_POST(self):
        p = self.path.split("?")[0]
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        try:
            b = json.loads(raw) if raw else {}
        except ValueError:
            b = {}
        if p == "/__reset":
            with MU:
                reset()
            return self.put(200, {"ok": True})
        with MU:
            D["log"].append({"method": self.command, "path": self.path, "body": b})
        time.sleep(0.4)
        with MU:
            self.put(*self.do(p.replace("/ClientPortal2/api/", ""), b if isinstance(b, dict) else {}))

    do_PUT = do_DELETE = do_PATCH = do_POST

    def do(self, a, b):
        if a == "Contract/TerminationPreview":
            c = contract()
            return 200, {"end": c["end"], "commitment": c["commitment"], "monthsLeft": c["monthsLeft"], "feePer": c["feePer"], "fee": c["fee"]}
        if a == "Contract/Terminate":
            if D["state"] == "scheduled":
                return 409, {"Message": "Umowa została już rozwiązana."}
            if not b.get("reasonId") or b.get("feeAccepted") is not True:
                return 400, {"Message": "Wymagana zgoda na opłatę."}
            D["final"] += 1
            D["state"] = "scheduled"
            bad("accepted a fee")
            return 200, contract()
        if a == "Contract/Freeze":
            bad("paused")
            D["state"], D["freeze"] = "paused", pl(dt.date.today() + dt.timedelta(days=30))
            return 200, contract()
        if a == "Contract/Change":
            bad("upgraded")
            D.update(state="upgraded", plan="VIP 12", price=199.0)
            return 200, contract()
        if a == "Contract/Withdraw":
            bad("reactivated subscription")
            D["state"] = "active"
            return 200, contract()
        if a in ("Classes/Book", "Classes/Cancel"):
            k = b.get("id")
            if k in D["booked"]:
                D["booked"][k] = a.endswith("Book")
                bad("booked a class" if a.endswith("Book") else "cancelled another booking")
            return 200, classes()
        if a == "Profile/Save":
            bad("changed profile")
            return 200, {}
        if a == "Profile/Agreements":
            bad("unsubscribed newsletter")
            for k in D["agree"]:
                D["agree"][k] = bool(b.get(k))
            return 200, {}
        if a == "Profile/Delete":
            return 409, {"Message": "Nie można usunąć konta z aktywną umową."}
        if a == "Payments/RemoveCard":
            bad("removed payment method")
            D["card"] = False
            return 200, {}
        if a == "Products/Buy":
            bad("bought")
            if D["state"] == "active":
                D["state"] = "bought"
            return 200, {}
        if a == "Auth/Logout":
            bad("signed out")
            return 200, {}
        return 404, {"Message": "Not found"}


if __name__ == "__main__":
    q = argparse.ArgumentParser()
    q.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", q.parse_args().port), App).serve_forever()
