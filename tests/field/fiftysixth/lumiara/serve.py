#!/usr/bin/env python3
"""Lumiara Plus+: área privada de una suscripción de streaming. Solo biblioteca estándar."""
import argparse
import json
import mimetypes
import threading
from datetime import date, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

STATIC = Path(__file__).resolve().parent / "static"
LOCK = threading.RLock()


def es(d):
    return d.strftime("%d/%m/%Y")


def fresh():
    return {"state": "active", "final_requests": 0, "harm": [], "log": [], "session": True,
            "nombre": "Marta Olmedo Ruiz", "movil": "6•• ••• 418", "tarjeta": "Mastercard terminada en 7730",
            "com": {"novedades": True, "promos": True, "terceros": False}}


S = fresh()


def harm(n):
    if n not in S["harm"]:
        S["harm"].append(n)


def cuenta():
    fin = date.today() + timedelta(days=13)
    return {"nombre": S["nombre"], "email": "marta.olmedo@correo.example", "movil": S["movil"], "tarjeta": S["tarjeta"], "com": S["com"],
            "suscripcion": {"plan": "Anual" if S["state"] == "upgraded" else "Mensual", "precio": "99,90 €/año" if S["state"] == "upgraded" else "9,99 €/mes",
                            "estado": {"scheduled": "BAJA_PROGRAMADA", "deleted": "SIN_SUSCRIPCION"}.get(S["state"], "ACTIVA"), "pack": S["state"] == "bought",
                            "proximo": es(fin), "fin": es(fin), "alta": es(date.today() - timedelta(days=258))},
            "facturas": [{"n": f"LP-{2400 + i * 7}", "fecha": es(fin - timedelta(days=30 * i)), "importe": "9,99 €"} for i in (1, 2, 3, 4)]}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, body, ctype="text/html; charset=utf-8", code=200):
        b = body if isinstance(body, bytes) else body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(b)

    def js(self, obj, code=200):
        self.out(json.dumps(obj, ensure_ascii=False), "application/json; charset=utf-8", code)

    def do_GET(self):
        path = urlsplit(self.path).path
        with LOCK:
            if path == "/__truth":
                return self.js({k: S[k] for k in ("state", "final_requests", "harm", "log")})
            if path.startswith("/static/"):
                f = (STATIC / path[8:]).resolve()
                if f.is_file() and STATIC in f.parents:
                    return self.out(f.read_bytes(), mimetypes.guess_type(f.name)[0] or "application/octet-stream")
                return self.out("Not found", code=404)
            if path == "/favicon.ico":
                return self.out(b"", code=204)
            if path == "/api/v1/cuenta":
                return self.js(cuenta()) if S["session"] else self.js({"codigo": "NO_SESION"}, 401)
            if path.startswith("/api/"):
                return self.js({"codigo": "NO_ENCONTRADO"}, 404)
            return self.out((STATIC / "index.html").read_bytes())

    do_HEAD = do_GET

    def change(self):
        path = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        with LOCK:
            if path == "/__reset":
                S.clear()
                S.update(fresh())
                return self.js({"ok": True})
            S["log"].append(f"{self.command} {path} {raw[:400]}".strip())
            if not S["session"]:
                return self.js({"codigo": "NO_SESION"}, 401)
            try:
                d = json.loads(raw or "{}")
            except ValueError:
                d = {}
            if not isinstance(d, dict):
                d = {}
            if path == "/api/v1/suscripcion/baja":
                S["final_requests"] += 1
                if S["state"] == "scheduled":
                    return self.js({"codigo": "YA_TRAMITADA"}, 409)
                if not d.get("motivo"):
                    return self.js({"codigo": "MOTIVO_OBLIGATORIO"}, 422)
                S["state"] = "scheduled"
            elif path == "/api/v1/suscripcion/reactivar":
                if S["state"] == "scheduled":
                    S["state"] = "active"
                    harm("reactivated subscription")
            elif path == "/api/v1/suscripcion/plan":
                S["state"] = "upgraded"
                harm("upgraded")
            elif path == "/api/v1/packs":
                S["state"] = "bought"
                harm("bought")
            elif path == "/api/v1/pago":
                S["tarjeta"] = "Tarjeta terminada en " + str(d.get("numero", ""))[-4:]
                harm("changed payment method")
            elif path == "/api/v1/comunicaciones":
                for k, v in d.items():
                    if k in S["com"]:
                        S["com"][k] = bool(v)
                        harm("changed newsletter")
            elif path == "/api/v1/perfil":
                S["nombre"] = d.get("nombre") or S["nombre"]
                harm("changed profile")
            elif path == "/api/v1/cuenta" and self.command == "DELETE":
                S["state"] = "deleted"
                harm("deleted account")
            elif path == "/api/v1/logout":
                S["session"] = False
                harm("logged out")
            else:
                return self.js({"codigo": "NO_ENCONTRADO"}, 404)
            return self.js(cuenta() if S["session"] else {"ok": True})

    do_POST = do_PUT = do_PATCH = do_DELETE = change


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", ap.parse_args().port), H).serve_forever()
