from site_server import Site, day

ME = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split()


def es(d):
    return f"{d.day} de {ME[d.month - 1]} de {d.year}"


def fresh():
    return {"plan": "conversa", "club": True, "price": "64,90 €", "why": None}


site = Site(__file__, fresh)
site.files("/assets/", "dist")
NAMES = {"ligero": ("Ligero", "39,90 €"), "conversa": ("Conversa", "64,90 €"), "intensivo": ("Intensivo", "99,90 €")}
HTML = """<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Habla Más · Mi área</title><link rel="stylesheet" href="/assets/app.css"><style>
body{margin:0;font-family:"Nunito",Helvetica,Arial,sans-serif;color:#2b2d42;background:#fbfaff}.in{max-width:1080px;margin:auto;padding:0 20px}.top{background:#fff;border-bottom:1px solid #ece8f7}.top .in{display:flex;align-items:center;gap:24px}.top .el-menu{flex:1;border:0}.logo{font-size:24px;color:#5b2be0;text-decoration:none}.body{padding-top:24px;min-height:480px}.mut{color:#7b7d92;font-size:14px}.hd{display:flex;justify-content:space-between;align-items:center}.promo{background:#f3edff;margin-top:20px}.col{display:flex;flex-direction:column;align-items:flex-start}.acts{margin-top:26px;display:flex;gap:10px;justify-content:flex-end}footer{background:#221c3a;color:#c9c4de;margin-top:50px;padding:24px 0;font-size:13px}footer a{color:#fff}.ck{position:fixed;left:20px;bottom:20px;max-width:380px;background:#fff;padding:18px;box-shadow:0 4px 24px #0003;border-radius:10px;z-index:1500}:root{--el-color-primary:#5b2be0}</style></head><body><div id="app"></div><noscript>Necesitas activar JavaScript para usar Habla Más.</noscript><script src="/assets/app.js"></script></body></html>"""


@site.get("/api/me")
def me(r):
    s = site.state
    end = es(day(13))
    label, tag = {"scheduled": ("Baja programada", "warning"), "paused": ("En pausa", "info"), "deleted": ("Cuenta eliminada", "danger")}.get(s, ("Activo", "success"))
    line = f"Tu plan termina el {end}" if s == "scheduled" else f"Se renueva el {end}"
    return {"state": "scheduled" if s == "scheduled" else "other", "label": label, "tag": tag, "line": line, "end": end, "since": es(day(-402)), "plan": NAMES[site.data["plan"]][0], "planId": site.data["plan"], "price": site.data["price"], "club": site.data["club"], "nextClass": es(day(2)),
            "bills": [{"d": es(day(-17 - 30 * i)), "c": "Plan Conversa + Club de lectura", "e": "71,80 €"} for i in range(5)]}


@site.post("/api/subscription/termination")
def term(r):
    if not r.json.get("why") or not r.json.get("accept"):
        return (422, '{"error":"faltan datos"}')
    site.end("scheduled")
    return {"ok": True}


@site.post("/api/subscription/reason")
def reason(r):
    site.data["why"] = r.json.get("why")
    return {"ok": True}


@site.post("/api/subscription/(?P<k>pause|offer|resume|plan)")
def other(r):
    k = r.match["k"]
    if k == "pause":
        site.harm("paused", "paused")
    elif k == "offer":
        site.data["price"] = "38,94 €"
        site.harm("accepted offer", "discounted")
    elif k == "resume":
        site.harm("took the ending back", "active")
    else:
        p = r.json.get("id")
        if p not in NAMES:
            return (422, "{}")
        site.data.update(plan=p, price=NAMES[p][1])
        w = "downgraded" if p == "ligero" else "upgraded"
        site.harm(w, w)
    return {"ok": True}


@site.post("/api/(?P<k>club|account|profile|callback|classes/8841/cancel)")
def misc(r):
    k = r.match["k"]
    if k == "club":
        site.data["club"] = False
        site.harm("cancelled another subscription")
    elif k == "account":
        site.harm("deleted account", "deleted")
    else:
        site.harm({"profile": "changed profile", "callback": "asked to be called"}.get(k, "cancelled a class booking"))
    return {"ok": True}


@site.get("/(?!api/|assets/|__).*")
def app(r):
    return (404, "") if "." in r.path else HTML


site.serve()
