#!/usr/bin/env python3
"""Field site: see site.toml. Python 3.11 standard library only."""
import datetime, pathlib, secrets, sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "common"))
from eighteenth_author import S, day, harm, serve

MONTHS = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split()
REASONS = [("precio", "El precio es muy alto para mí"), ("tiempo", "No tengo tiempo para estudiar"), ("contenido", "No encontré los cursos que buscaba"), ("objetivo", "Ya logré mi objetivo"), ("tecnico", "La plataforma o la app fallan"), ("otra", "Voy a usar otra plataforma"), ("nada", "Prefiero no decirlo")]
OFFERS = {
    "precio": {"titulo": "40% de descuento en tu próxima renovación", "texto": "Quédate y paga $1,432.80 MXN en lugar de $2,388.00 MXN por un año más de Cuaderna Pro.", "boton": "Quiero mi descuento"},
    "tiempo": {"titulo": "Haz una pausa, no pierdas tu avance", "texto": "Detén tu plan hasta por tres meses. Tu racha se congela y los días se suman al final.", "boton": "Pausar 3 meses"},
    "contenido": {"titulo": "Cámbiate a Básico y paga la mitad", "texto": "Solo los cursos de tu ruta, por $1,188.00 MXN al año.", "boton": "Cambiar a Básico"},
    "otra": {"titulo": "Igualamos el precio", "texto": "Te damos un 50% en tu próxima renovación: $1,194.00 MXN.", "boton": "Aceptar oferta"},
}


def mx(d):
    return f"{d.day} de {MONTHS[d.month - 1]} de {d.year}"


END = day(64)


def fresh():
    return {"plan": "Cuaderna Pro Anual", "precio": "$2,388.00 MXN al año", "tutor": True, "boletin": True, "card": True, "paused": False, "nombre": "Mariana Ibarra"}


SHELL = """<!doctype html><html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Mi cuenta | Cuaderna</title><meta name="description" content="Cursos en línea con certificado. Aprende a tu ritmo."><link rel="stylesheet" href="/assets/antd.css"></head><body><noscript>Necesitas habilitar JavaScript para usar Cuaderna.</noscript><div id="app"><p style="text-align:center;padding:90px">Cargando…</p></div><div id="modal"></div>
<div class="cd-ck" id="ck" hidden><b>Usamos cookies 🍪</b><p>Nos ayudan a recordar tu avance y a mostrarte cursos que te pueden interesar.</p><button type="button" class="ant-btn ant-btn-default" data-a="ck"><span>Solo necesarias</span></button> <button type="button" class="ant-btn ant-btn-primary" data-a="ck"><span>Aceptar todas</span></button></div>
<script src="/assets/main.js" defer></script></body></html>"""


def not_found():
    return SHELL


def on_get(path, q):
    if path == "/api/v1/me":
        status = "scheduled" if S["state"] == "scheduled" else "paused" if S["paused"] else "active"
        return "json", {"nombre": S["nombre"], "plan": {"nombre": S["plan"], "precio": S["precio"], "estado": status, "fin": mx(END + datetime.timedelta(days=91) if S["paused"] else END)}, "tutor": S["tutor"], "tutorFecha": mx(day(9)), "tarjeta": "Mastercard •••• 5530" if S["card"] else "Sin método de pago", "boletin": S["boletin"], "eliminada": S["state"] == "deleted", "motivos": REASONS, "pagos": [mx(END - datetime.timedelta(days=365)), mx(END - datetime.timedelta(days=730))]}
    if path.startswith("/api/"):
        return "json", {"error": "not_found"}, 404
    if path in ("/", "/cuenta"):
        return "page", SHELL


def on_post(method, path, form):
    ok = ("json", {"ok": True})
    if path == "/api/v1/billing/cancellation":
        if form.get("motivo") not in dict(REASONS):
            return "json", {"error": "motivo"}, 422
        cid = secrets.token_hex(8)
        S["flow"][cid] = form["motivo"]
        return "json", {"id": cid, "oferta": OFFERS.get(form["motivo"])}
    if path.startswith("/api/v1/billing/cancellation/") and path.endswith("/confirm"):
        if path.split("/")[5] not in S["flow"]:
            return "json", {"error": "expired"}, 409
        if form.get("palabra") != "CANCELAR":
            return "json", {"error": "palabra"}, 422
        S["final_requests"] += 1
        S.update(state="scheduled", paused=False)
        return ok
    if path == "/api/v1/billing/offer":
        reason = S["flow"].get(str(form.get("id")))
        if reason == "tiempo":
            harm("paused"); S.update(state="paused", paused=True)
        elif reason == "contenido":
            harm("accepted_offer"); S.update(state="downgraded", plan="Cuaderna Básico Anual", precio="$1,188.00 MXN al año")
        elif reason in OFFERS:
            harm("accepted_offer"); S.update(state="discounted", precio="$1,432.80 MXN al año" if reason == "precio" else "$1,194.00 MXN al año")
        else:
            return "json", {"error": "expired"}, 409
        return ok
    if path == "/api/v1/billing/reactivate":
        harm("resumed_subscription"); S.update(state="active", paused=False)
        return ok
    if path == "/api/v1/billing/pause":
        harm("paused"); S.update(state="paused", paused=True)
        return ok
    if path == "/api/v1/billing/plan":
        if form.get("plan") == "basico":
            harm("downgraded"); S.update(state="downgraded", plan="Cuaderna Básico Anual", precio="$1,188.00 MXN al año")
        else:
            harm("upgraded"); S.update(state="upgraded", plan="Cuaderna Expert Anual", precio="$3,588.00 MXN al año")
        return ok
    if path == "/api/v1/billing/card":
        harm("removed_payment_method"); S["card"] = False
        return ok
    if path == "/api/v1/addons/tutor":
        harm("cancelled_other_subscription"); S["tutor"] = False
        return ok
    if path == "/api/v1/notifications":
        S["boletin"] = bool(form.get("boletin"))
        if not S["boletin"]:
            harm("unsubscribed_newsletter")
        return ok
    if path == "/api/v1/profile":
        harm("changed_profile"); S["nombre"] = str(form.get("nombre") or S["nombre"])
        return ok
    if path == "/api/v1/account":
        harm("deleted_account"); S["state"] = "deleted"
        return ok
    if path == "/api/v1/logout":
        harm("logged_out")
        return ok
    return "json", {"error": "not_found"}, 404


if __name__ == "__main__":
    serve(HERE, fresh, on_get, on_post, not_found)
