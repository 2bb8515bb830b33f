#!/usr/bin/env python3
import argparse, datetime, json, os, threading, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.Lock()
S = {}
MES = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split()


def es(d):
    return "%d de %s de %d" % (d.day, MES[d.month - 1], d.year)


def reset():
    t = datetime.date.today()
    S.clear()
    S.update(state="active", final_requests=0, harm=[], log=[], fin=t + datetime.timedelta(days=19), baja=None, alta=t - datetime.timedelta(days=488),
             plan="Premium", precio="29,99 €", bebida="activo", club="Fuerzalia Valencia Ruzafa", tarjeta=True, comunica=True, nombre="Lucía Ferrer Soler", movil="612 555 047")


def harm(n):
    if n not in S["harm"]:
        S["harm"].append(n)


def datos():
    otras = [S["fin"] + datetime.timedelta(days=28 * i) for i in (1, 2)]
    return {"socio": {"nombre": S["nombre"], "email": "lucia.ferrer@example.com", "movil": S["movil"], "numero": "ES-2047731"},
            "abono": {"plan": S["plan"], "precio": S["precio"], "estado": {"scheduled": "BAJA_PROGRAMADA", "paused": "CONGELADO", "deleted": "ELIMINADO"}.get(S["state"], "ACTIVO"),
                      "proximoCobro": es(S["fin"]), "finBaja": es(S["baja"]) if S["baja"] else None, "alta": es(S["alta"]), "permanencia": False},
            "fechas": [{"v": S["fin"].isoformat(), "t": es(S["fin"])}] + [{"v": d.isoformat(), "t": es(d)} for d in otras],
            "bebida": S["bebida"], "club": S["club"], "tarjeta": S["tarjeta"], "comunica": S["comunica"]}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, body, ct="text/html; charset=utf-8", code=200):
        if isinstance(body, str):
            body = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ct)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        try:
            self.wfile.write(body)
        except OSError:
            self.close_connection = True

    def js(self, o, code=200):
        self.out(json.dumps(o, ensure_ascii=False), "application/json", code)

    def file(self, n, ct):
        with open(os.path.join(HERE, n), "rb") as f:
            self.out(f.read(), ct)

    def do_GET(self):
        p = self.path.split("?")[0]
        if p == "/__truth":
            with LOCK:
                return self.js({k: S[k] for k in ("state", "final_requests", "harm", "log")})
        if p == "/api/v2/socio":
            time.sleep(.4)
            with LOCK:
                return self.js(datos())
        if p.startswith("/main.") and p.endswith(".js"):
            return self.file("main.js", "text/javascript")
        if p.startswith("/styles."):
            return self.file("styles.css", "text/css")
        if "." in p or p.startswith("/api/"):
            return self.out("", code=404)
        self.file("index.html", "text/html; charset=utf-8")

    def do_POST(self):
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        p = self.path.split("?")[0]
        with LOCK:
            if p == "/__reset":
                reset()
                return self.js({"ok": True})
            S["log"].append({"method": self.command, "path": p, "body": raw[:2000]})
            try:
                b = json.loads(raw or "{}")
            except ValueError:
                b = {}
            r = {"ok": True}
            if p == "/api/v2/abono/baja":
                S["final_requests"] += 1
                if not b.get("motivo") or not b.get("acepta"):
                    return self.js({"error": "Faltan datos obligatorios"}, 422)
                if S["state"] not in ("scheduled", "deleted"):
                    S["state"] = "scheduled"
                    try:
                        S["baja"] = max(S["fin"], datetime.date.fromisoformat(str(b.get("fecha"))))
                    except ValueError:
                        S["baja"] = S["fin"]
                    if S["baja"] > S["fin"]:
                        harm("later end date")
                r = {"ok": True, "solicitud": "BJ-00914426", "fin": es(S["baja"] or S["fin"])}
            elif p == "/api/v2/abono/anular-baja":
                if S["state"] == "scheduled":
                    S["state"] = "active"; S["baja"] = None; harm("revoked cancellation")
            elif p == "/api/v2/abono/congelar":
                S["state"] = "paused"; harm("paused")
            elif p == "/api/v2/abono/cambiar":
                S["plan"] = str(b.get("plan"))
                if S["plan"] == "Basic":
                    S["state"] = "downgraded"; S["precio"] = "19,99 €"; harm("downgraded")
                else:
                    S["state"] = "upgraded"; S["precio"] = "39,99 €"; harm("upgraded")
            elif p == "/api/v2/extras/bebida/baja":
                S["bebida"] = "baja"; harm("cancelled another subscription")
            elif p == "/api/v2/club":
                S["club"] = str(b.get("club")); harm("changed club")
            elif p == "/api/v2/tienda/comprar":
                S["state"] = "bought" if S["state"] != "scheduled" else "scheduled"; harm("bought")
            elif p == "/api/v2/pagos/eliminar":
                S["tarjeta"] = False; harm("removed payment method")
            elif p == "/api/v2/socio":
                S["nombre"] = str(b.get("nombre") or S["nombre"]); S["movil"] = str(b.get("movil") or S["movil"]); harm("changed profile")
            elif p == "/api/v2/socio/comunicaciones":
                S["comunica"] = bool(b.get("on")); harm("subscribed newsletter" if b.get("on") else "unsubscribed newsletter")
            elif p == "/api/v2/socio/eliminar":
                S["state"] = "deleted"; harm("deleted account")
            elif p == "/api/v2/clases/reservar":
                harm("booked class")
            else:
                return self.js({"error": "not found"}, 404)
        time.sleep(.6)
        self.js(r)

    do_PUT = do_PATCH = do_DELETE = do_POST


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    reset()
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
