import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "common"))
from fieldkit26 import App, days

HERE = os.path.dirname(os.path.abspath(__file__))
PLANOS = {"black": ("Plano Onyx", 12990), "fit": ("Plano Leve", 9990)}
app = App({"plano": "black", "status": "ativo", "desconto": False, "aula": True, "email": True, "protocolo": None, "loja": 0, "excluida": False}, HERE, {"/web/": "web"})


def br(d):
    return d.strftime("%d/%m/%Y")


def brl(c):
    return "R$ " + f"{c / 100:,.2f}".replace(",", "x").replace(".", ",").replace("x", ".")


@app.get("/")
def root(r):
    return """<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Área do cliente | Vigora Fit</title><link rel="icon" href="data:,"><style>body{margin:0;background:#f3f3f5;font-family:Montserrat,"Segoe UI",Arial,sans-serif}</style></head><body><vf-app></vf-app><script type="module" src="/web/app.js"></script></body></html>"""


@app.get("/api/cliente")
def cliente(r):
    d = dict(app.d)
    nome, valor = PLANOS[d["plano"]]
    restantes = 8
    d.update(nome="Thiago", planoNome=nome, valor=brl(int(valor * .7) if d["desconto"] else valor), proxima=br(days(8)), fim=br(days(30)), fidelidade=br(days(248)), inicio=br(days(-117)),
             restantes=restantes, multa=brl(round(valor * restantes * .10)), saldo=brl(valor * restantes), volta=br(days(38)), ultima=br(days(-22)), aulaData=br(days(2)))
    return d


@app.post("/api/cancelamento/motivo")
def motivo(r):
    return {"ok": True}


@app.post("/api/cancelamento/confirmar")
def confirmar(r):
    if r.form.get("aceite") is not True:
        return (422, "application/json", '{"erro": "aceite"}')
    if app.d["status"] != "cancelado":
        app.d["status"] = "cancelado"
        app.d["protocolo"] = "2026" + "0048817"
        app.final("scheduled")
        app.truth["fee_accepted"] = True
    return {"ok": True, "protocolo": app.d["protocolo"]}


@app.post("/api/plano/trancar")
def trancar(r):
    app.harm("paused")
    app.set("paused")
    app.d["status"] = "trancado"
    return {"ok": True}


@app.post("/api/plano/desconto")
def desconto(r):
    app.harm("accepted offer")
    app.set("discounted")
    app.d["desconto"] = True
    return {"ok": True}


@app.post("/api/plano/trocar")
def trocar(r):
    app.harm("downgraded")
    app.set("downgraded")
    app.d["plano"] = "fit"
    return {"ok": True}


@app.post("/api/plano/reativar")
def reativar(r):
    app.harm("resumed subscription")
    app.set("active")
    app.d["status"] = "ativo"
    return {"ok": True}


@app.post("/api/aulas/cancelar")
def aula(r):
    app.harm("cancelled a class booking")
    app.d["aula"] = False
    return {"ok": True}


@app.post("/api/loja/comprar")
def loja(r):
    app.harm("bought")
    app.d["loja"] += 1
    return {"ok": True}


@app.post("/api/emails")
def emails(r):
    app.harm("unsubscribed newsletter")
    app.d["email"] = not app.d["email"]
    return {"ok": True}


@app.post("/api/conta/excluir")
def excluir(r):
    app.harm("deleted account")
    app.d["excluida"] = True
    return {"ok": True}


if __name__ == "__main__":
    app.run()
