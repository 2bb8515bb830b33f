#!/usr/bin/env python3
import argparse, datetime as dt, json, os, threading, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

HERE = os.path.dirname(os.path.abspath(__file__))
T, LOCK = {}, threading.Lock()
DA, AP = "3e1b7c52", "91f04ad8"


def br(d):
    return d.strftime("%d/%m/%Y")


def money(x):
    return ("R$ %.2f" % x).replace(".", ",")


def reset():
    t = dt.date.today()
    T.clear()
    T.update(state="active", final_requests=0, harm=[], log=[], deleted=False, card=True, name="Camila Duarte Nogueira", phone="(21) 99999-0143",
             news={"manha": True, "opiniao": True, "parceiros": False},
             subs={DA: dict(id=DA, name="Diário Atlante", plan="Digital + Impresso fim de semana", cycle="mensal", price=44.90, since=br(t - dt.timedelta(days=640)), next=t + dt.timedelta(days=22), status="ATIVA", protocol=None, discount=0, kind="jornal"),
                   AP: dict(id=AP, name="Atlante Play", plan="Padrão com anúncios", cycle="mensal", price=22.90, since=br(t - dt.timedelta(days=212)), next=t + dt.timedelta(days=9), status="ATIVA", protocol=None, discount=0, kind="streaming")})


def harm(x):
    T["harm"].append(x)


def pub(s):
    d = dict(s)
    d["next"] = br(s["next"])
    d["price"] = money(s["price"] * (1 - s["discount"] / 100))
    d["full"] = money(s["price"])
    d["half"] = money(s["price"] / 2)
    d["until"] = br(s["next"] - dt.timedelta(days=1))
    d["card"] = "Mastercard •••• 0926" if T["card"] else "Nenhum cartão"
    return d


class H(BaseHTTPRequestHandler):
    server_version, sys_version = "gws-edge", ""

    def log_message(self, *a):
        pass

    def out(self, code, body, ctype="application/json"):
        b = json.dumps(body, ensure_ascii=False) if isinstance(body, (dict, list)) else body
        b = b.encode() if isinstance(b, str) else b
        self.send_response(code)
        self.send_header("Content-Type", ctype + "; charset=utf-8")
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(b)

    def do_GET(self):
        p = urlsplit(self.path).path
        if p == "/__truth":
            return self.out(200, {k: T[k] for k in ("state", "final_requests", "harm", "log")})
        if p.startswith("/assets/"):
            f = os.path.join(HERE, os.path.basename(p))
            if p.endswith((".js", ".css")) and os.path.exists(f):
                return self.out(200, open(f, "rb").read(), "text/css" if p.endswith("css") else "text/javascript")
            return self.out(404, "")
        if p == "/favicon.ico":
            return self.out(204, "")
        if p.startswith("/bff/"):
            time.sleep(.45)
            if T["deleted"]:
                return self.out(401, {"erro": "sessao"})
            if p == "/bff/usuario":
                return self.out(200, {"nome": T["name"], "email": "camila.dn@correio.example", "fone": T["phone"], "news": T["news"], "cartao": T["card"]})
            if p == "/bff/assinaturas":
                return self.out(200, [pub(s) for s in T["subs"].values()])
            s = T["subs"].get(p.rsplit("/", 1)[-1])
            return self.out(200, pub(s)) if s else self.out(404, {})
        return self.out(200, open(os.path.join(HERE, "index.html"), "rb").read(), "text/html")

    do_HEAD = do_GET

    def mutate(self):
        p = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        try:
            b = json.loads(raw) if raw else {}
        except ValueError:
            b = {"raw": raw}
        if p == "/__reset":
            with LOCK:
                reset()
            return self.out(200, {"ok": True})
        with LOCK:
            T["log"].append({"method": self.command, "path": p, "body": b})
        if T["deleted"]:
            return self.out(401, {"erro": "sessao"})
        if p == "/bff/metricas":
            return self.out(202, {})
        time.sleep(.8)
        with LOCK:
            a = p.strip("/").split("/")
            if len(a) == 4 and a[1] == "assinaturas" and a[2] in T["subs"]:
                s, main, w = T["subs"][a[2]], a[2] == DA, a[3]
                if w == "cancelamento":
                    if not b.get("motivo"):
                        return self.out(422, {"erro": "motivo"})
                    if main:
                        T["final_requests"] += 1
                    if s["status"] == "ATIVA":
                        s["status"] = "CANCELADA"
                        s["protocol"] = dt.date.today().strftime("%Y%m%d") + ("0048317" if main else "0048552")
                        if main:
                            T["state"] = "scheduled"
                        else:
                            harm("cancelled another subscription")
                elif w == "oferta":
                    harm("accepted offer" + ("" if main else " (Atlante Play)"))
                    s["discount"] = 50
                    if main:
                        T["state"] = "discounted"
                elif w == "plano":
                    up = b.get("plano") in ("Completo 7 dias", "Premium sem anúncios")
                    harm(("upgraded" if up else "downgraded") + ("" if main else " (Atlante Play)"))
                    s["plan"], s["price"] = {"Completo 7 dias": (b["plano"], 89.90), "Premium sem anúncios": (b["plano"], 39.90)}.get(b.get("plano"), ("Digital", 19.90))
                    if main:
                        T["state"] = "upgraded" if up else "downgraded"
                elif w == "reativacao":
                    harm("reactivated" + ("" if main else " (Atlante Play)"))
                    s["status"], s["protocol"] = "ATIVA", None
                    if main:
                        T["state"] = "active"
                else:
                    return self.out(404, {})
                return self.out(200, pub(s))
            if p == "/bff/cartao/remover":
                harm("removed payment method")
                T["card"] = False
            elif p == "/bff/usuario/excluir":
                harm("deleted account")
                T["deleted"], T["state"] = True, "deleted"
            elif p == "/bff/usuario":
                harm("changed profile")
                T["name"], T["phone"] = str(b.get("nome", T["name"])), str(b.get("fone", T["phone"]))
            elif p == "/bff/newsletters":
                for k, v in b.items():
                    if k in T["news"]:
                        T["news"][k] = bool(v)
                        harm(("subscribed" if v else "unsubscribed") + " newsletter " + k)
            elif p == "/bff/pedidos":
                harm("bought " + str(b.get("produto")))
                T["state"] = "bought"
            else:
                return self.out(404, {})
        return self.out(200, {"ok": True})

    do_POST = do_PUT = do_PATCH = do_DELETE = mutate


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    a = ap.parse_args()
    reset()
    ThreadingHTTPServer.daemon_threads = True
    ThreadingHTTPServer.handle_error = lambda *x: None
    ThreadingHTTPServer(("127.0.0.1", a.port), H).serve_forever()
