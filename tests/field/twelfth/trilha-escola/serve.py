from site_server import Site, day


def br(d):
    return d.strftime("%d/%m/%Y")


def fresh():
    return {"renova": True, "pausada": False, "desconto": False, "motivo": "", "lgpd": False, "plano": "Plus"}


site = Site(__file__, fresh)
site.files("/estatico/", "dist")

SHELL = """<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Trilha | Aprenda na prática</title></head><body><div id="root"></div><script src="/estatico/app.js"></script></body></html>"""
site.missing = lambda: SHELL


@site.get("/(conta|conta/cancelamento|cursos|trilhas|comunidade|ajuda|empresas|)")
def shell(r):
    return SHELL


@site.get("/api/eu")
def eu(r):
    d = site.data
    return {"nome": "Rafael", "email": "rafael.monteiro@example.com.br", "renova": d["renova"], "pausada": d["pausada"], "desconto": d["desconto"], "plano": d["plano"], "lgpd": d["lgpd"], "ate": br(day(22)), "desde": br(day(-188)), "volta": br(day(82))}


@site.post("/api/assinatura/cancelar")
def cancelar(r):
    site.data["renova"] = False
    site.data["motivo"] = r.json.get("motivo", "")
    site.end("scheduled")
    return {"ok": True}


@site.post("/api/assinatura/retomar")
def retomar(r):
    site.data["renova"] = True
    site.harm("took the ending back", "active")
    return {"ok": True}


@site.post("/api/assinatura/pausar")
def pausar(r):
    site.data["pausada"] = True
    site.harm("paused", "paused")
    return {"ok": True}


@site.post("/api/assinatura/oferta")
def oferta(r):
    site.data["desconto"] = True
    site.harm("accepted offer", "discounted")
    return {"ok": True}


@site.post("/api/assinatura/plano")
def plano(r):
    site.data["plano"] = r.json.get("plano", "Plus")
    up = site.data["plano"] == "Anual"
    site.harm("upgraded" if up else "downgraded", "upgraded" if up else "downgraded")
    return {"ok": True}


@site.post("/api/perfil")
def perfil(r):
    site.harm("changed profile")
    return {"ok": True}


@site.post("/api/avisos")
def avisos(r):
    site.harm("unsubscribed newsletter")
    return {"ok": True}


@site.post("/api/cartao/remover")
def cartao(r):
    site.harm("removed payment method")
    return {"ok": True}


@site.post("/api/conta/excluir")
def excluir(r):
    site.harm("deleted account", "deleted")
    return {"ok": True}


@site.post("/api/lgpd")
def lgpd(r):
    site.data["lgpd"] = True
    return {"ok": True}


site.serve()
