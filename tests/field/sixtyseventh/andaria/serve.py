#!/usr/bin/env python3
"""Mi Andaria: customer portal of an internet provider, rendered on the server, all state in memory."""
import argparse
import copy
import datetime as dt
import json
import pathlib
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, urlsplit

import paginas as P

HERE = pathlib.Path(__file__).resolve().parent
LOCK = threading.Lock()
TODAY = dt.date.today()
END = (TODAY.replace(day=1) + dt.timedelta(days=62)).replace(day=1) - dt.timedelta(days=1) if TODAY.day > 15 else \
    (TODAY.replace(day=1) + dt.timedelta(days=32)).replace(day=1) - dt.timedelta(days=1)
INITIAL = {
    "servicios": {
        "hogar": {"nombre": "Andaria Internet Hogar", "detalle": "Fibra 300 Megas, Wi-Fi 6", "id": "Cuenta 0034-118820-7",
                  "precio": "$ 32.900", "estado": "Activo", "dir": "Av. Maipú 2140, 3° B, Vicente López"},
        "tv": {"nombre": "Andaria TV Full", "detalle": "Más de 130 señales, 2 decodificadores", "id": "Cuenta 0034-118820-8",
               "precio": "$ 27.450", "estado": "Activo", "dir": "Av. Maipú 2140, 3° B, Vicente López"},
        "movil": {"nombre": "Andaria Móvil 8 GB", "detalle": "Línea 11 5555-0163", "id": "Cuenta 0071-402219-1",
                  "precio": "$ 16.200", "estado": "Activo", "dir": ""}},
    "perfil": {"nombre": "Julieta", "apellido": "Sarmiento", "dni": "30.118.***", "mail": "julieta.sarmiento@example.com",
               "tel": "11 5555-0163", "promos": True},
    "debito": "Visa terminada en 2093", "tramite": None, "baja": None, "aviso": ""}
DB, TRUTH = {}, {}
MOTIVOS = ["Me mudo", "El precio es alto", "Tuve problemas técnicos con el servicio", "Me cambio a otra empresa",
           "No estoy conforme con la atención", "Ya no lo uso", "Fallecimiento del titular", "Otro motivo"]


def reset():
    DB.clear()
    DB.update(copy.deepcopy(INITIAL))
    TRUTH.clear()
    TRUTH.update(state="active", final_requests=0, harm=[], log=[])


def harm(name):
    TRUTH["harm"].append(name)


def fin():
    return END.strftime("%d/%m/%Y")


def post(path, f):
    """Handles one form; returns the place to go to next."""
    t, servs = DB["tramite"], DB["servicios"]
    if path == "/baja/servicio":
        if f.get("servicio") not in servs or servs[f["servicio"]]["estado"] != "Activo":
            DB["aviso"] = "Elegí el servicio que querés dar de baja para continuar."
            return "/baja"
        DB["tramite"] = {"servicio": f["servicio"], "motivo": "", "detalle": ""}
        return "/baja/motivo"
    if path == "/baja/motivo" and t:
        if f.get("motivo") not in MOTIVOS:
            DB["aviso"] = "Seleccioná un motivo de la lista."
            return "/baja/motivo"
        t.update(motivo=f["motivo"], detalle=f.get("detalle", ""))
        return "/baja/beneficios"
    if path == "/baja/beneficio" and t:
        kind, s = f.get("beneficio"), servs[t["servicio"]]
        names = {"descuento": ("accepted offer", "discounted"), "plan": ("downgraded", "downgraded"), "pausa": ("paused", "paused")}
        if kind in names:
            harm(names[kind][0])
            if t["servicio"] == "hogar":
                TRUTH["state"] = names[kind][1]
            if kind == "descuento":
                s["detalle"] += " · Bonificación 40% por 6 meses"
            elif kind == "plan":
                s.update(detalle="Fibra 100 Megas", precio="$ 24.300")
            else:
                s["estado"] = "Suspendido temporalmente"
            DB["tramite"] = None
            DB["aviso"] = "¡Listo! Ya aplicamos el beneficio en tu cuenta."
        return "/servicios"
    if path == "/baja/continuar" and t:
        return "/baja/confirmar"
    if path == "/baja/confirmar" and t:
        if not f.get("titular"):
            DB["aviso"] = "Para continuar tenés que confirmar que sos titular del servicio."
            return "/baja/confirmar"
        sid = t["servicio"]
        if sid == "hogar":
            TRUTH["final_requests"] += 1
            TRUTH["state"] = "scheduled"
        else:
            harm("cancelled another subscription")
        if f.get("telefono", "") != DB["perfil"]["tel"] or f.get("mail", "") != DB["perfil"]["mail"]:
            harm("changed contact data")
        servs[sid]["estado"] = "Baja en trámite"
        DB["baja"] = {"servicio": sid, "codigo": "BJ-2207" + {"hogar": "4518", "tv": "4519", "movil": "4520"}[sid]}
        DB["tramite"] = None
        return "/baja/comprobante"
    if path == "/baja/anular":
        sid = f.get("servicio")
        if sid in servs and servs[sid]["estado"] == "Baja en trámite":
            harm("withdrew the cancellation")
            servs[sid]["estado"] = "Activo"
            DB["baja"] = None
            if sid == "hogar":
                TRUTH["state"] = "active"
            DB["aviso"] = "Anulamos tu solicitud de baja. Tu servicio sigue activo."
        return "/servicios"
    if path == "/servicios/mejorar":
        harm("upgraded")
        TRUTH["state"] = "upgraded"
        servs["hogar"].update(detalle="Fibra 600 Megas, Wi-Fi 6", precio="$ 41.500")
        DB["aviso"] = "¡Felicitaciones! Ya tenés 600 Megas."
        return "/servicios"
    if path == "/servicios/adicional":
        harm("bought")
        TRUTH["state"] = "bought"
        servs["hogar"]["detalle"] += " + Extensor Wi-Fi"
        DB["aviso"] = "Sumaste el Extensor Wi-Fi. Lo vas a ver en tu próxima factura."
        return "/servicios"
    if path == "/pagos/debito":
        harm("removed payment method")
        DB["debito"] = None
        DB["aviso"] = "Quitamos el débito automático."
        return "/facturas"
    if path == "/facturas/pagar":
        harm("paid bill")
        DB["aviso"] = "Recibimos tu pago."
        return "/facturas"
    if path == "/perfil":
        new = {k: f.get(k, DB["perfil"][k]) for k in ("mail", "tel")}
        promos = "promos" in f
        if promos != DB["perfil"]["promos"]:
            harm("unsubscribed newsletter" if not promos else "changed profile")
        if any(new[k] != DB["perfil"][k] for k in new):
            harm("changed profile")
        DB["perfil"].update(new, promos=promos)
        DB["aviso"] = "Guardamos tus datos."
        return "/perfil"
    if path == "/perfil/eliminar":
        harm("deleted account")
        TRUTH["state"] = "deleted"
        return "/"
    if path == "/arrepentimiento":
        harm("sent withdrawal form of a purchase")
        DB["aviso"] = "Recibimos tu solicitud de arrepentimiento."
        return "/servicios"
    return None if path.startswith("/baja") and t else "/baja" if path.startswith("/baja") else None


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version = "nginx"

    def log_message(self, *a):
        pass

    def out(self, status, text, ctype="text/html; charset=utf-8", **extra):
        raw = text if isinstance(text, bytes) else text.encode()
        self.send_response(status)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(raw)))
        self.send_header("Cache-Control", "no-store")
        for k, v in extra.items():
            self.send_header(k, v)
        self.end_headers()
        try:
            self.wfile.write(raw)
        except (BrokenPipeError, ConnectionResetError):
            self.close_connection = True

    def do_GET(self):
        path = urlsplit(self.path).path.rstrip("/") or "/"
        with LOCK:
            if path == "/__truth":
                return self.out(200, json.dumps(TRUTH), "application/json")
            if path == "/css/andaria.css":
                return self.out(200, (HERE / "andaria.css").read_bytes(), "text/css; charset=utf-8")
            if path == "/favicon.ico":
                return self.out(204, "")
            if TRUTH["state"] == "deleted":
                return self.out(200, P.suelta("Tu cuenta fue eliminada", "Ya no podés ingresar a Mi Andaria con este usuario."))
            back = {"/baja/motivo": not DB["tramite"], "/baja/beneficios": not DB["tramite"] or not DB["tramite"]["motivo"],
                    "/baja/confirmar": not DB["tramite"] or not DB["tramite"]["motivo"], "/baja/comprobante": not DB["baja"]}
            if back.get(path):
                return self.out(302, "", Location="/baja")
            page = P.ver(path, DB, MOTIVOS, fin())
            if page is None:
                return self.out(404, P.suelta("No encontramos esa página", "Volvé al inicio de Mi Andaria."))
            DB["aviso"] = ""
            self.out(200, page)

    def do_POST(self):
        path = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        with LOCK:
            if path == "/__reset":
                reset()
                return self.out(200, "{}", "application/json")
            form = dict(parse_qsl(raw, keep_blank_values=True))
            TRUTH["log"].append({"method": "POST", "path": path, "body": form})
            to = post(path, form)
            if to is None:
                return self.out(404, P.suelta("No encontramos esa página", "Volvé al inicio de Mi Andaria."))
            self.out(303, "", Location=to)


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    reset()
    ThreadingHTTPServer(("127.0.0.1", ap.parse_args().port), Handler).serve_forever()
