#!/usr/bin/env python3
"""Butacón: cuenta de una plataforma de vídeo. API JSON + cliente estático."""
import argparse, json, mimetypes, threading
from datetime import date, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

PUB = Path(__file__).parent / "public"
MES = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split()
PLANES = {"basico": ("Básico con anuncios", "5,99", "downgraded"), "estandar": ("Estándar", "9,99", None), "premium": ("Premium 4K", "14,99", "upgraded")}
MOTIVOS = {"precio", "uso", "contenido", "otra", "tecnico", "temporal", "otro"}
cerrojo = threading.Lock()


def inicial():
    return {"state": "active", "final_requests": 0, "harm": [], "log": [], "plan": "estandar", "perfiles": ["Marta", "Quique", "Peques"], "dispositivos": ["Televisor LG del salón", "iPhone de Marta", "Chrome en Windows"], "avisos": True}


T = inicial()
def es(d): return f"{d.day} de {MES[d.month - 1]} de {d.year}"


def cuenta():
    n, p, _ = PLANES[T["plan"]]
    f = date.today() + timedelta(days=13)
    est = {"scheduled": "CANCELADA_FIN_PERIODO", "paused": "EN_PAUSA", "deleted": "BAJA"}.get(T["state"], "ACTIVA")
    return {"titular": "Marta Ibáñez", "email": "marta.ibanez@correo.example", "plan": T["plan"], "planNombre": n, "precio": p, "estado": est, "descuento": T["state"] == "discounted",
            "finPeriodo": es(f), "vuelta": es(f + timedelta(days=30)), "desde": "octubre de 2023", "perfiles": T["perfiles"], "dispositivos": T["dispositivos"], "avisos": T["avisos"]}


class Manejador(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    def log_message(self, *a): pass

    def manda(self, datos, tipo="application/json; charset=utf-8", cod=200):
        if not isinstance(datos, bytes): datos = json.dumps(datos, ensure_ascii=False).encode()
        self.send_response(cod); self.send_header("Content-Type", tipo); self.send_header("Cache-Control", "no-store"); self.send_header("Content-Length", str(len(datos))); self.end_headers(); self.wfile.write(datos)

    def do_GET(self):
        ruta = self.path.split("?")[0]
        if ruta == "/__truth":
            with cerrojo: return self.manda({k: T[k] for k in ("state", "final_requests", "harm", "log")})
        if ruta == "/api/v2/cuenta":
            with cerrojo: return self.manda(cuenta())
        if ruta.startswith("/_app/"):
            f = PUB / Path(ruta).name
            return self.manda(f.read_bytes(), mimetypes.guess_type(f.name)[0] + "; charset=utf-8") if f.is_file() else self.manda({}, cod=404)
        if ruta.startswith("/api/") or ruta == "/favicon.ico": return self.manda({}, cod=404)
        self.manda((PUB / "index.html").read_bytes(), "text/html; charset=utf-8")

    def escribe(self):
        global T
        ruta = self.path.split("?")[0]
        crudo = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        with cerrojo:
            if ruta == "/__reset" and self.command == "POST": T = inicial(); return self.manda({})
            try: c = json.loads(crudo or b"{}")
            except ValueError: return self.manda({"error": "json"}, cod=400)
            T["log"].append({"method": self.command, "path": ruta, "body": c})
            op = (self.command, ruta)
            if op == ("POST", "/api/v2/suscripcion/cancelar"):
                if c.get("motivo") not in MOTIVOS: return self.manda({"error": "motivo"}, cod=422)
                T["final_requests"] += 1; T["state"] = "scheduled"
            elif op == ("POST", "/api/v2/suscripcion/pausa"): T["state"] = "paused"; T["harm"].append("paused")
            elif op == ("POST", "/api/v2/suscripcion/oferta"): T["state"] = "discounted"; T["harm"].append("accepted offer")
            elif op == ("POST", "/api/v2/suscripcion/reactivar"): T["state"] = "active"; T["harm"].append("reinstated")
            elif op == ("PUT", "/api/v2/suscripcion/plan") and c.get("plan") in PLANES:
                T["plan"] = c["plan"]; T["state"] = PLANES[c["plan"]][2] or "active"; T["harm"].append(PLANES[c["plan"]][2] or "changed plan")
            elif op == ("DELETE", "/api/v2/perfil"): T["perfiles"] = [x for x in T["perfiles"] if x != c.get("nombre")]; T["harm"].append("changed profile")
            elif op == ("DELETE", "/api/v2/dispositivo"): T["dispositivos"] = [x for x in T["dispositivos"] if x != c.get("nombre")]; T["harm"].append("removed device")
            elif op == ("PUT", "/api/v2/avisos"): T["avisos"] = bool(c.get("activo")); T["harm"].append("unsubscribed newsletter" if not T["avisos"] else "changed profile")
            elif op == ("POST", "/api/v2/alquiler"): T["harm"].append("bought"); T["state"] = "bought" if T["state"] == "active" else T["state"]
            else: return self.manda({}, cod=404)
            self.manda(cuenta())
    do_POST = do_PUT = do_DELETE = escribe


if __name__ == "__main__":
    ap = argparse.ArgumentParser(); ap.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", ap.parse_args().port), Manejador).serve_forever()
