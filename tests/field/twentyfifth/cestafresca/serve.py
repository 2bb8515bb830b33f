import datetime, os, sys
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, "..", "..", "common"))
from servers_twentyfifth import App, Page, Json, plus, today

app = App(HERE, {"plan": "2 personas, 3 recetas por semana", "price": "49,90 €", "wine": True, "news": True})
app.static("/out/", "out")
SHELL = '<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Mi cuenta | Cesta Fresca</title><link rel="stylesheet" href="/out/app.css"></head><body><div id="app"></div><noscript>Necesitas activar JavaScript para usar tu cuenta.</noscript><script src="/out/app.js"></script></body></html>'
MES = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split()
DIA = "lunes martes miércoles jueves viernes sábado domingo".split()
d = lambda x: f"{DIA[x.weekday()]} {x.day} de {MES[x.month - 1]}"


def box():
    """the next Tuesday: that box can no longer be changed"""
    return today() + datetime.timedelta(days=(1 - today().weekday()) % 7 or 7)


PATHS = ["/", "/menu", "/mercado", "/ayuda", "/regalos", "/legal", "/privacidad"] + ["/cuenta/" + x for x in ("plan", "pedidos", "preferencias", "datos", "cambiar", "pausar", "cancelar", "cancelar/motivo", "cancelar/oferta", "cancelar/confirmar", "cancelar/hecho")]
app.get(*PATHS)(lambda r: SHELL)
app.not_found = lambda r: Json({"error": "no encontrado"}, 404) if r.path.startswith("/api/") or r.method != "GET" else Page(SHELL, 404)


@app.get("/api/cuenta")
def cuenta(r):
    b = box()
    w = datetime.timedelta(days=7)
    return Json({"state": app.state, "plan": app.s["plan"], "price": app.s["price"], "wine": app.s["wine"], "news": app.s["news"], "box": d(b),
                 "charge": d(b + datetime.timedelta(days=2)), "weeks": [d(b + w * i) for i in range(1, 6)], "token": app.token})


ok = Json({"ok": True})


def route(path, harm=None, state=None, f=None):
    @app.post(path)
    def h(r):
        if harm:
            app.harm(harm, state)
        if f:
            f(r)
        return ok


@app.post("/api/cancelacion/motivo")
def motivo(r):
    app.s["flow"]["motivo"] = r.get("motivo")
    return ok


@app.post("/api/cancelacion/confirmar")
def fin(r):
    if not app.s["flow"].get("motivo"):
        return Json({"error": "motivo"}, 409)
    app.final("scheduled")
    return ok


@app.post("/api/plan")
def plan(r):
    k = r.get("plan")
    low = k == "2x2"
    app.harm("downgraded" if low else "upgraded", "downgraded" if low else "upgraded")
    app.s.update(plan={"2x2": "2 personas, 2 recetas por semana", "2x5": "2 personas, 5 recetas por semana"}.get(k, "4 personas, 3 recetas por semana"), price={"2x2": "29,90 €", "2x5": "64,90 €"}.get(k, "79,90 €"))
    return ok


@app.post("/api/boletin")
def news(r):
    app.s["news"] = bool(r.get("activo")); app.harm("changed profile" if r.get("activo") else "unsubscribed newsletter")
    return ok


route("/api/oferta/rechazar")
route("/api/oferta/aceptar", "accepted offer", "discounted")
route("/api/pausar", "paused", "paused")
route("/api/plan/reactivar", "reactivated", "active", lambda r: app.s.update(flow={}))
route("/api/vino/cancelar", "cancelled another subscription", None, lambda r: app.s.update(wine=False))
route("/api/mercado/comprar", "bought", "bought")
route("/api/datos", "changed profile")
route("/api/pago/eliminar", "removed payment method")
route("/api/cuenta/eliminar", "deleted account", "deleted")

if __name__ == "__main__":
    app.serve()
