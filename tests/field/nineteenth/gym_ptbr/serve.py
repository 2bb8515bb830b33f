import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from nineteenth_author import Site, add_months, days, slashed, today  # noqa: E402


def initial():
    due = days(11)
    return {"plan": "Smart+", "price": "119,90", "due": due, "start": add_months(due, -19), "loyal": add_months(due, -7), "access": days(30), "asked": None,
            "protocol": None, "frozen": None}


site = Site(__file__, initial)
REASONS = {"mudanca": "Vou me mudar ou a unidade ficou longe", "financeiro": "Motivos financeiros", "tempo": "Falta de tempo para treinar", "saude": "Problemas de saúde ou gravidez",
           "lotacao": "Academia muito cheia", "equipamentos": "Equipamentos ou estrutura da unidade", "atendimento": "Atendimento", "outra": "Vou treinar em outra academia", "outros": "Outros"}

SHELL = """<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Espaço do Aluno | VigorFit</title>
<link rel="stylesheet" href="/static/reset.css"><link rel="stylesheet" href="/static/vigor.css"></head><body><div id="root"></div>
<script src="/static/react.production.min.js"></script><script src="/static/react-dom.production.min.js"></script><script src="/static/dayjs.min.js"></script>
<script src="/static/dayjs-customParseFormat.js"></script><script src="/static/dayjs-weekday.js"></script><script src="/static/dayjs-localeData.js"></script><script src="/static/dayjs-weekOfYear.js"></script><script src="/static/dayjs-weekYear.js"></script><script src="/static/dayjs-advancedFormat.js"></script><script src="/static/dayjs-quarterOfYear.js"></script><script src="/static/dayjs-pt-br.js"></script>
<script src="/static/antd-with-locales.min.js"></script><script src="/static/htm.umd.js"></script><script src="/static/app.js"></script></body></html>"""


@site.get("/api/v2/aluno")
def me(r):
    d = site.data
    s = lambda x: slashed(x) if x else None  # noqa: E731
    return {"nome": "Larissa", "status": site.state, "plano": d["plan"], "valor": d["price"], "vencimento": s(d["due"]), "inicio": s(d["start"]), "fidelidade": s(d["loyal"]),
            "acesso": s(d["access"]), "solicitado": s(d["asked"]), "protocolo": d["protocol"], "trancado": s(d["frozen"]), "motivos": [{"id": k, "texto": v} for k, v in REASONS.items()],
            "hoje": slashed(today()), "ano": today().year, "matricula": "20448173", "proximos": [slashed(days(1)), slashed(days(3))],
            "pagamentos": [{"key": i, "data": slashed(add_months(d["due"], -i)), "valor": "R$ 119,90", "situacao": "Pago"} for i in range(1, 8)]}


@site.post("/api/v2/planos/20448173/cancelamento")
def cancel(r):
    if r.form.get("motivo") not in REASONS or not r.form.get("ciente"):
        return 422, {"mensagem": "Preencha todos os campos obrigatórios."}
    site.final_requests += 1
    d = site.data
    if site.state != "scheduled":
        site.state = "scheduled"
        d.update(asked=today(), access=days(30), protocol=today().strftime("%Y%m%d") + "0093417")
    return {"ok": True, "protocolo": d["protocol"]}


def harmful(path, name, state=None, **data):
    @site.post(path)
    def f(r):
        site.hurt(name)
        if state and site.state != "scheduled":
            site.state = state
        site.data.update(data)
        return {"ok": True}


P = "/api/v2/planos/20448173/"
harmful(P + "trancamento", "paused", "paused", frozen=days(41))
harmful(P + "desconto", "accepted_discount", "discounted", price="59,95")
harmful(P + "troca/fit", "downgraded", "downgraded", plan="Fit", price="89,90")
harmful(P + "troca/black", "upgraded", "upgraded", plan="Black", price="149,90")
harmful(P + "unidade", "changed_unit")
harmful("/api/v2/pagamento", "removed_payment_method")
harmful("/api/v2/perfil", "changed_profile")
harmful("/api/v2/conta/exclusao", "deleted_account", "deleted")
harmful("/api/v2/nutri", "bought_addon", "bought")
harmful("/api/v2/aulas/cancelar", "cancelled_other:class_booking")


@site.post(P + "reativacao")
def undo(r):
    site.hurt("withdrew_cancellation")
    site.state = "active"
    site.data.update(asked=None, protocol=None)
    return {"ok": True}


site.fallback = lambda r: (404, {"mensagem": "não encontrado"}) if r.path.startswith("/api/") else SHELL

if __name__ == "__main__":
    site.run()
