#!/usr/bin/env python3
import argparse, json, mimetypes, datetime as dt
from http.server import ThreadingHTTPServer, BaseHTTPRequestHandler
from pathlib import Path
from urllib.parse import urlsplit

ROOT = Path(__file__).resolve().parent / "static"
S = {}
MOIS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()


def fr(d):
    return f"{'1er' if d.day == 1 else d.day} {MOIS[d.month-1]} {d.year}"


def reset():
    t = dt.date.today()
    S.clear()
    S.update(state="active", final=0, harm=[], log=[], fin=t + dt.timedelta(days=19), prev=t - dt.timedelta(days=11), offre="Ondelia Premium", prix="11,99 €", promo=None, nl=True, partner=True, pseudo="jul.marchetti")


def me():
    return {"me": {"id": "2290417736", "pseudo": S["pseudo"], "email": "julien.marchetti@courriel.example", "firstname": "Julien", "country": "France", "newsletter": S["nl"], "partners": S["partner"]},
            "subscription": {"id": "sub_71c20e", "offer": S["offre"], "price": S["prix"], "promo": S["promo"], "renewalDate": fr(S["fin"]), "lastPayment": fr(S["prev"]), "status": "DELETED" if S["state"] == "deleted" else "ENDING" if S["state"] == "scheduled" else "ONGOING", "payment": "Mastercard •••• 8032"}}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, code, body, ct="application/json; charset=utf-8"):
        if not isinstance(body, (bytes, str)):
            body = json.dumps(body)
        if isinstance(body, str):
            body = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ct)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        p = urlsplit(self.path).path
        if p == "/__truth":
            return self.out(200, {"state": S["state"], "final_requests": S["final"], "harm": S["harm"], "log": S["log"]})
        if p.startswith("/static/"):
            f = (ROOT / p[8:]).resolve()
            if ROOT in f.parents and f.is_file():
                return self.out(200, f.read_bytes(), mimetypes.guess_type(f.name)[0] or "application/octet-stream")
            return self.out(404, "Not found", "text/plain")
        if p == "/favicon.ico":
            return self.out(204, "", "image/x-icon")
        self.out(200, (ROOT / "index.html").read_bytes(), "text/html; charset=utf-8")

    def do_POST(self):
        p = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        if p == "/__reset":
            reset()
            return self.out(200, {"ok": True})
        try:
            b = json.loads(raw or b"{}")
        except ValueError:
            b = {}
        op, v = b.get("operationName"), b.get("variables") or {}
        S["log"].append({"method": self.command, "path": p, "operation": op, "variables": v})
        if p != "/graphql":
            return self.out(404, {"errors": [{"message": "not found"}]})
        harm = S["harm"].append
        if op == "AccountPage":
            pass
        elif op == "CancelSubscription":
            S["final"] += 1
            if not v.get("reason") or v.get("subscriptionId") != "sub_71c20e":
                return self.out(200, {"errors": [{"message": "REASON_REQUIRED"}]})
            S["state"] = "scheduled"
        elif op == "ReactivateSubscription":
            harm("reactivated subscription")
            S["state"] = "active"
        elif op == "AcceptRetentionOffer":
            harm("accepted offer")
            S.update(state="discounted", promo="-50 % pendant 3 mois, soit 5,99 €/mois")
        elif op == "ChangeOffer":
            up = v.get("offer") in ("FAMILY", "DUO")
            harm("upgraded" if up else "downgraded")
            S.update(state="upgraded" if up else "downgraded", offre={"FAMILY": "Ondelia Famille", "DUO": "Ondelia Duo"}.get(v.get("offer"), "Ondelia Étudiant"), prix={"FAMILY": "19,99 €", "DUO": "15,99 €"}.get(v.get("offer"), "5,99 €"))
        elif op == "DeleteAccount":
            harm("deleted account")
            S["state"] = "deleted"
        elif op == "UpdateProfile":
            harm("changed profile")
            S["pseudo"] = v.get("pseudo") or S["pseudo"]
        elif op == "UpdateConsents":
            if (S["nl"] and v.get("newsletter") is False) or (S["partner"] and v.get("partners") is False):
                harm("unsubscribed newsletter")
            S["nl"] = v.get("newsletter", S["nl"])
            S["partner"] = v.get("partners", S["partner"])
        elif op == "UpdatePaymentMethod":
            harm("changed payment method")
        elif op == "RedeemCode":
            return self.out(200, {"errors": [{"message": "CODE_INVALID"}]})
        elif op == "LogoutDevices":
            harm("disconnected devices")
        else:
            return self.out(400, {"errors": [{"message": "unknown operation"}]})
        self.out(200, {"data": me()})

    do_PUT = do_PATCH = do_DELETE = do_POST


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, default=9602)
    reset()
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
