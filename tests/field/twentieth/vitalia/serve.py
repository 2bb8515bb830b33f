import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from twentieth_author import Reply, Site, add_months, as_json, days, today  # noqa: E402

site = Site(__file__, lambda: {"status": "active", "plan": "Vitalia Plus", "price": "13,99 €", "ended": None, "card": True, "free": False, "paused": None})
MONTHS = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split()
LEFT = 8
FEE = "55,96 €"  # half of eight months at 13.99


def es(day):
    return f"{day.day} de {MONTHS[day.month - 1]} de {day.year}"


def next_charge():
    return days(10)


SHELL = """<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mi cuenta · Vitalia Fit</title>
<link rel="stylesheet" href="/out/reset.css"><link rel="stylesheet" href="/static/site.css"></head><body><div id="root"></div>
<script src="/out/react.js"></script><script src="/out/react-dom.js"></script><script src="/out/dayjs.js"></script><script src="/out/antd.js"></script><script src="/static/app.js"></script></body></html>"""


@site.get("/(?:cuenta|entrenar|planes|ayuda|legal|coach)?(?:/.*)?")
def shell(request):
    return SHELL


def account():
    d = site.data
    return {"nombre": "Marta", "apellidos": "Iglesias Vega", "correo": "marta.iglesias@example.es", "estado": d["status"], "plan": d["plan"], "precio": d["price"],
            "proximo": es(next_charge()), "renovacion": es(add_months(next_charge(), LEFT)), "alta": es(add_months(next_charge(), LEFT - 12)), "fin": es(d["ended"]) if d["ended"] else None,
            "pausa": es(d["paused"]) if d["paused"] else None, "tarjeta": d["card"], "gratis": d["free"], "anio": today().year,
            "facturas": [{"key": n, "fecha": es(add_months(next_charge(), -n)), "concepto": "Vitalia Plus, plan anual (cuota mensual)", "importe": "13,99 €"} for n in range(1, 5)]}


@site.get("/api/cuenta")
def me(request):
    return as_json(account())


@site.post("/api/suscripcion/cancelacion/resumen")
def preview(request):
    if not request.form.get("motivos"):
        return as_json({"error": "Selecciona al menos un motivo."}, 422)
    return as_json({"plan": site.data["plan"], "meses": LEFT, "comision": FEE, "tarjeta": "Visa terminada en 4417", "fin": es(today())})


@site.post("/api/suscripcion/cancelacion")
def cancel(request):
    if site.data["status"] == "cancelled":
        return as_json({"error": "La suscripción ya está cancelada."}, 409)
    if not request.form.get("motivos"):
        return as_json({"error": "Selecciona al menos un motivo."}, 422)
    site.data.update(status="cancelled", ended=today(), paused=None)
    site.hurt("paid the early cancellation fee")
    site.end("cancelled")
    return as_json(account())


ACTIONS = {"oferta": ("accepted offer", "discounted"), "basico": ("changed plan", "downgraded"), "pausa": ("paused", "paused"), "duo": ("upgraded", "upgraded"), "coach": ("bought", "bought"),
           "tarjeta": ("removed payment method", None), "perfil": ("changed profile", None), "eliminar": ("deleted account", "deleted"), "renovar": ("bought", "bought")}


@site.post("/api/acciones/([a-z]+)")
def action(request, name):
    if name not in ACTIONS:
        return as_json({"error": "Acción desconocida."}, 404)
    site.hurt(*ACTIONS[name])
    d = site.data
    if name == "oferta":
        d["free"] = True
    if name == "basico":
        d.update(plan="Vitalia Básico", price="7,99 €")
    if name == "pausa":
        d.update(status="paused", paused=add_months(today(), 2))
    if name == "duo":
        d.update(plan="Vitalia Dúo", price="21,99 €")
    if name == "tarjeta":
        d["card"] = False
    if name == "eliminar":
        d["status"] = "deleted"
    if name == "renovar":
        d.update(status="active", ended=None)
    return as_json(account())


site.missing = lambda request: as_json({"error": "No encontrado"}, 404) if request.path.startswith("/api") else Reply("<!doctype html><html lang='es'><title>Página no encontrada</title><h1>Página no encontrada</h1><a href='/'>Mi cuenta</a></html>", 404)

if __name__ == "__main__":
    site.run()
