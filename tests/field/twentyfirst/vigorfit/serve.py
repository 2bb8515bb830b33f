import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from twentyfirst_author import App, add_months
from datetime import date, timedelta
app = App(__file__)
SHELL = """<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Vigor Fit | Espaço do Aluno</title></head><body><div id="root"></div><script src="/static/app.js"></script></body></html>"""


def shell(r):
    return SHELL


app.fallback = shell


def br(d):
    return d.strftime("%d/%m/%Y")


@app.get("/api/aluno")
def me(r):
    nx = date.today() + timedelta(days=13)
    st = add_months(nx, -4)
    return {"nome": "Rafaela", "status": app.state, "proxima": br(nx), "inicio": br(st), "fidelidade": br(add_months(st, 12)), "acesso": br(nx - timedelta(days=1)), "restantes": 8, "multa": "119,92", "ano": date.today().year,
            "pagamentos": [br(add_months(nx, -i)) for i in range(1, 5)]}


def act(path, harm, state=None):
    @app.post(path)
    def fn(r):
        app.bad(harm, state)
        return {"ok": True}


act("/api/plano/trancar", "paused", "paused")
act("/api/plano/trocar", "changed plan", "downgraded")
act("/api/plano/transferir", "transferred plan")
act("/api/plano/reativar", "reactivated", "active")
act("/api/loja/comprar", "bought something")
act("/api/conta/excluir", "deleted account", "deleted")
act("/api/cartao/remover", "removed payment method")
act("/api/perfil", "changed profile")
act("/api/oferta", "accepted offer", "discounted")
act("/api/sair", "logged out")


@app.post("/api/plano/cancelamento/motivo")
def motivo(r):
    if not r.json.get("motivo"):
        return 422, {"erro": "Selecione um motivo."}
    app.flow["motivo"] = r.json["motivo"]
    return {"ok": True}


@app.post("/api/plano/cancelamento")
def cancelar(r):
    if not app.flow.get("motivo") or not r.json.get("aceite"):
        return 409, {"erro": "Não foi possível concluir. Tente novamente."}
    app.final += 1
    app.bad("paid cancellation fee", "cancelled")
    return {"ok": True}


if __name__ == "__main__":
    app.run()
