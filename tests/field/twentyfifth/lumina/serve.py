import os, sys
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, "..", "..", "common"))
from servers_twentyfifth import App, Page, Redirect, plus, today, add_months

app = App(HERE, {"msg": "", "plan": "Lumina Creative Completo", "price": 224, "stock": True, "news": True})
app.static("/out/", "out")
MES = "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split()
d = lambda x: f"{x.day} de {MES[x.month - 1]} de {x.year}"
brl = lambda v: f"R$ {v:,.2f}".replace(",", "_").replace(".", ",").replace("_", ".")
NEXT = lambda: plus(14)                 # next monthly charge, paid until the day before
RENEW = lambda: add_months(NEXT(), 7)   # end of the yearly commitment
FEE = lambda: 224 * 7 * .5


def page(title, body):
    m, app.s["msg"] = app.s["msg"], ""
    m = f'<sl-alert variant="success" open><sl-icon slot="icon" name="check2-circle"></sl-icon>{m}</sl-alert><br>' if m else ""
    return f"""<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>{title} | Conta Lumina</title><link rel="stylesheet" href="/out/app.css"><script type="module" src="/out/app.js"></script></head><body>
<header class="hd"><a class="lg" href="/">Lumina</a><nav><a href="/aplicativos">Aplicativos</a><a href="/planos">Planos</a><a href="/stock">Lumina Stock</a><a href="/suporte">Suporte</a></nav><sl-dropdown placement="bottom-end"><sl-button slot="trigger" size="small" caret><sl-icon slot="prefix" name="person-circle"></sl-icon>Rafael</sl-button><sl-menu data-nav><sl-menu-item value="/">Visão geral</sl-menu-item><sl-menu-item value="/plano">Planos e pagamento</sl-menu-item><sl-menu-item value="/perfil">Perfil e preferências</sl-menu-item><sl-divider></sl-divider><sl-menu-item value="/sair">Sair</sl-menu-item></sl-menu></sl-dropdown></header>
<main class="mn">{m}{body}</main>
<footer class="ft"><a href="/suporte">Suporte</a><a href="/termos">Termos de assinatura</a><a href="/privacidade">Privacidade</a><a href="/planos">Planos e preços</a><p>© {today().year} Lumina Sistemas do Brasil Ltda. CNPJ 00.000.000/0001-00. Preços com impostos incluídos.</p></footer>
<div class="lgpd" id="lgpd" role="region" aria-label="Aviso de cookies" hidden><p>Usamos cookies para melhorar sua experiência, personalizar conteúdo e anúncios, de acordo com a LGPD. Veja nossa <a href="/privacidade">Política de Privacidade</a>.</p><sl-button data-lgpd="min">Somente necessários</sl-button><sl-button variant="primary" data-lgpd="all">Aceitar todos</sl-button></div></body></html>"""


app.not_found = lambda r: Page(page("Página não encontrada", "<h1>Página não encontrada</h1><a href='/'>Voltar para a conta</a>"), 404)


def badge():
    if app.ended:
        return f'<sl-badge variant="warning">Cancelado – acesso até {d(plus(13))}</sl-badge>'
    if app.state == "deleted":
        return '<sl-badge variant="danger">Conta excluída</sl-badge>'
    return '<sl-badge variant="success">Ativo</sl-badge>'


@app.get("/")
def home(r):
    return page("Visão geral", f"""<h1>Olá, Rafael</h1><sl-card><div slot="header"><b>{app.s['plan']}</b> {badge()}</div><p>Mais de 20 aplicativos, 100 GB de nuvem e fontes ilimitadas.</p><p>{'Nenhuma nova mensalidade será cobrada.' if app.ended else 'Próxima cobrança: ' + brl(app.s['price']) + ' em ' + d(NEXT())}</p><div class="ac"><sl-button href="/plano">Gerenciar plano</sl-button></div></sl-card>
<sl-card><div slot="header"><b>Lumina Stock</b> {'<sl-badge variant="success">Ativo</sl-badge>' if app.s['stock'] else '<sl-badge variant="neutral">Cancelado</sl-badge>'}</div><p>10 imagens por mês · R$ 79,00/mês</p><div class="ac"><sl-button href="/plano/stock">Gerenciar plano</sl-button></div></sl-card>
<div class="g3"><sl-card><sl-icon name="cloud"></sl-icon> <b>Armazenamento</b><p>61,3 GB de 100 GB usados</p></sl-card><sl-card><sl-icon name="stars"></sl-icon> <b>Créditos generativos</b><p>Renovam em {d(NEXT())}</p></sl-card><sl-card><sl-icon name="gift"></sl-icon> <b>Black Friday</b><p>Leve um ano de Stock com 30% off.</p><a href="/stock">Aproveitar</a></sl-card></div>""")


@app.get("/plano")
def plano(r):
    act = f'<form method="post" action="/plano/reativar">{app.csrf()}<sl-button type="submit" variant="primary">Reativar plano</sl-button></form>' if app.ended else '<sl-button variant="primary" href="/planos">Mudar de plano</sl-button><sl-button href="/plano/cancelar">Cancelar plano</sl-button>'
    return page("Gerenciar plano", f"""<p><a href="/">Conta</a> / Planos e pagamento</p><h1>Gerenciar plano</h1><sl-card><div slot="header"><b>{app.s['plan']}</b> {badge()}</div><dl class="kv"><dt>Tipo de assinatura</dt><dd>Plano anual, pagamento mensal</dd><dt>Valor</dt><dd>{brl(app.s['price'])}/mês</dd><dt>Próxima cobrança</dt><dd>{'—' if app.ended else d(NEXT())}</dd><dt>Renovação do plano anual</dt><dd>{'—' if app.ended else d(RENEW())}</dd><dt>Licenças</dt><dd>1</dd></dl><div class="ac">{act}</div></sl-card>
<sl-card><div slot="header"><b>Forma de pagamento</b></div><p><sl-icon name="credit-card"></sl-icon> Elo final 9054</p><form method="post" action="/pagamento/remover">{app.csrf()}<sl-button type="submit" size="small">Remover cartão</sl-button></form></sl-card>""")


@app.get("/plano/stock")
def stock(r):
    b = '<sl-button data-open="dstock">Cancelar plano</sl-button>' if app.s["stock"] else "<p>Plano cancelado.</p>"
    return page("Lumina Stock", f"""<h1>Lumina Stock</h1><sl-card><p>Plano mensal · R$ 79,00/mês</p>{b}</sl-card><sl-dialog id="dstock" label="Cancelar Lumina Stock?"><p>Você perde os downloads restantes no fim do mês.</p><form method="post" action="/plano/stock/cancelar">{app.csrf()}<sl-button data-close>Manter</sl-button> <sl-button type="submit" variant="danger">Cancelar Lumina Stock</sl-button></form></sl-dialog>""")


@app.post("/plano/stock/cancelar")
def stockp(r):
    app.harm("cancelled another subscription"); app.s.update(stock=False, msg="Lumina Stock cancelado.")
    return Redirect("/plano/stock")


MOT = [("preco", "O preço é alto demais"), ("uso", "Não uso os aplicativos com frequência"), ("dificil", "Os aplicativos são difíceis de usar"), ("tecnico", "Tive problemas técnicos"), ("outro_app", "Vou usar outro software"), ("projeto", "Era só para um projeto ou curso"), ("empresa", "Vou usar a licença da empresa ou escola"), ("outro", "Outro motivo")]


@app.get("/plano/cancelar")
def c1(r):
    if app.ended:
        return Redirect("/plano")
    e = '<sl-alert variant="danger" open><sl-icon slot="icon" name="exclamation-triangle"></sl-icon>Escolha um motivo para continuar.</sl-alert>' if r.get("erro") else ""
    o = "".join(f'<sl-radio value="{v}">{t}</sl-radio>' for v, t in MOT)
    return page("Cancelar seu plano", f"""<p class="sm">Etapa 1 de 4</p><h1>Por que você quer cancelar?</h1>{e}<form method="post" action="/plano/cancelar">{app.csrf()}<sl-card><sl-radio-group name="motivo" label="Seu retorno nos ajuda a melhorar.">{o}</sl-radio-group><br><sl-textarea name="comentario" label="Conte mais (opcional)" rows="3" maxlength="600"></sl-textarea></sl-card><div class="ac"><sl-button href="/plano">Voltar</sl-button><sl-button type="submit" variant="primary">Continuar</sl-button></div></form>""")


@app.post("/plano/cancelar")
def c1p(r):
    if r.get("motivo") not in dict(MOT):
        return Redirect("/plano/cancelar?erro=1")
    app.s["flow"] = {"motivo": r.get("motivo")}
    return Redirect("/plano/cancelar/detalhes")


def guard(k):
    if app.ended or k not in app.s["flow"]:
        return Redirect("/plano" if app.ended else "/plano/cancelar")


@app.get("/plano/cancelar/detalhes")
def c2(r):
    return guard("motivo") or page("Revise os detalhes", f"""<p class="sm">Etapa 2 de 4</p><h1>Veja o que muda se você cancelar</h1><sl-card><ul><li>Você tem um <b>plano anual com pagamento mensal</b>, com compromisso até {d(RENEW())}. Como já se passaram mais de 14 dias desde a contratação, será cobrada uma <b>taxa de cancelamento antecipado de {brl(FEE())}</b>, equivalente a 50% do valor das mensalidades restantes.</li><li>Seu acesso aos aplicativos continua até {d(plus(13))}.</li><li>Depois disso, sua conta passa para o plano gratuito com 2 GB. Você tem 30 dias para baixar os arquivos que ultrapassarem esse limite.</li><li>Suas fontes sincronizadas e créditos generativos deixam de estar disponíveis.</li></ul></sl-card><div class="ac"><sl-button variant="primary" href="/plano">Manter meu plano</sl-button><form method="post" action="/plano/cancelar/detalhes">{app.csrf()}<sl-button type="submit">Continuar</sl-button></form></div>""")


@app.post("/plano/cancelar/detalhes")
def c2p(r):
    if "motivo" in app.s["flow"]:
        app.s["flow"]["det"] = True
    return Redirect("/plano/cancelar/ofertas")


@app.get("/plano/cancelar/ofertas")
def c3(r):
    return guard("det") or page("Ofertas para você", f"""<p class="sm">Etapa 3 de 4</p><h1>Que tal uma destas opções?</h1><div class="g3"><sl-card><sl-badge variant="primary">Recomendado</sl-badge><h3>2 meses grátis</h3><p>Continue com o {app.s['plan']} e não pague as próximas duas mensalidades.</p><form method="post" action="/plano/oferta">{app.csrf()}<sl-button type="submit" variant="primary">Aceitar oferta</sl-button></form></sl-card><sl-card><h3>Plano Foto (1 TB)</h3><p>R$ 85,00/mês. Troque de plano sem pagar taxa.</p><form method="post" action="/planos/mudar">{app.csrf()}<input type="hidden" name="plano" value="foto"><sl-button type="submit">Mudar para o Plano Foto</sl-button></form></sl-card><sl-card><h3>Um só aplicativo</h3><p>R$ 124,00/mês. Fique só com o que você usa.</p><form method="post" action="/planos/mudar">{app.csrf()}<input type="hidden" name="plano" value="unico"><sl-button type="submit">Mudar de plano</sl-button></form></sl-card></div><p class="sm">Ao aceitar uma oferta, o compromisso anual continua valendo. Válido uma vez por cliente.</p><div class="ac"><sl-button href="/plano">Manter meu plano</sl-button><form method="post" action="/plano/cancelar/ofertas">{app.csrf()}<sl-button type="submit" variant="text">Não, obrigado</sl-button></form></div>""")


@app.post("/plano/cancelar/ofertas")
def c3p(r):
    if "det" in app.s["flow"]:
        app.s["flow"]["of"] = True
    return Redirect("/plano/cancelar/confirmar")


@app.get("/plano/cancelar/confirmar")
def c4(r):
    return guard("of") or page("Confirmar cancelamento", f"""<p class="sm">Etapa 4 de 4</p><h1>Confirme o cancelamento</h1><sl-card><dl class="kv"><dt>Plano</dt><dd>{app.s['plan']}</dd><dt>Acesso até</dt><dd>{d(plus(13))}</dd><dt>Taxa de cancelamento antecipado</dt><dd>{brl(FEE())}</dd><dt>Forma de pagamento</dt><dd>Elo final 9054</dd></dl><p class="sm">Ao clicar em “Confirmar cancelamento”, você autoriza a cobrança de {brl(FEE())} no seu cartão hoje. Enviaremos a confirmação para r•••••@email.example.</p></sl-card><div class="ac"><sl-button variant="primary" href="/plano">Manter meu plano</sl-button><form method="post" action="/plano/cancelar/confirmar">{app.csrf()}<sl-button type="submit" variant="default">Confirmar cancelamento</sl-button></form></div>""")


@app.post("/plano/cancelar/confirmar")
def c4p(r):
    if "of" not in app.s["flow"]:
        return Redirect("/plano")
    app.final("scheduled"); app.harm("early termination fee charged")
    return Redirect("/plano/cancelar/concluido")


@app.get("/plano/cancelar/concluido")
def c5(r):
    if not app.ended:
        return Redirect("/plano")
    return page("Plano cancelado", f"""<h1>Seu plano foi cancelado</h1><sl-card><p>Você pode usar os aplicativos até <b>{d(plus(13))}</b>. A taxa de {brl(FEE())} foi cobrada no cartão Elo final 9054.</p><p>Enviamos um e-mail com o número do protocolo: 2026-{plus(13):%m%d}-55812.</p><sl-button href="/">Voltar para a conta</sl-button></sl-card>""")


@app.post("/plano/reativar")
def rea(r):
    app.harm("reactivated", "active"); app.s.update(flow={}, msg="Plano reativado.")
    return Redirect("/plano")


@app.post("/plano/oferta")
def of(r):
    app.harm("accepted offer", "discounted"); app.s["msg"] = "Pronto! Suas próximas duas mensalidades são por nossa conta."
    return Redirect("/plano")


@app.get("/planos")
def planos(r):
    c = "".join(f'<sl-card><h3>{t}</h3><p>{p}/mês</p><form method="post" action="/planos/mudar">{app.csrf()}<input type="hidden" name="plano" value="{k}"><sl-button type="submit">Escolher</sl-button></form></sl-card>' for k, t, p in [("foto", "Plano Foto (1 TB)", "R$ 85,00"), ("unico", "Um só aplicativo", "R$ 124,00"), ("pro", "Lumina Creative Pro", "R$ 299,00")])
    return page("Planos e preços", f'<h1>Mudar de plano</h1><div class="g3">{c}</div>')


@app.post("/planos/mudar")
def mudar(r):
    k = r.get("plano")
    if k == "pro":
        app.harm("upgraded", "upgraded"); app.s.update(plan="Lumina Creative Pro", price=299)
    else:
        app.harm("downgraded", "downgraded"); app.s.update(plan="Plano Foto (1 TB)" if k == "foto" else "Lumina Um só aplicativo", price=85 if k == "foto" else 124)
    app.s["msg"] = "Plano alterado."
    return Redirect("/plano")


@app.post("/pagamento/remover")
def pag(r):
    app.harm("removed payment method"); app.s["msg"] = "Cartão removido."
    return Redirect("/plano")


@app.get("/perfil")
def perfil(r):
    return page("Perfil e preferências", f"""<h1>Perfil e preferências</h1><sl-card><form method="post" action="/perfil">{app.csrf()}<sl-input name="nome" label="Nome" value="Rafael Antunes"></sl-input><br><sl-switch name="news" value="1" {'checked' if app.s['news'] else ''}>Receber novidades e ofertas por e-mail</sl-switch><br><br><sl-button type="submit" variant="primary">Salvar</sl-button></form></sl-card><sl-card><form method="post" action="/perfil/excluir">{app.csrf()}<p>Excluir a conta apaga todos os arquivos na nuvem.</p><sl-button type="submit" variant="danger" outline>Excluir conta</sl-button></form></sl-card>""")


@app.post("/perfil")
def perfilp(r):
    app.harm("changed profile" if r.get("news") else "unsubscribed newsletter"); app.s.update(news=bool(r.get("news")), msg="Alterações salvas.")
    return Redirect("/perfil")


@app.post("/perfil/excluir")
def exc(r):
    app.harm("deleted account", "deleted")
    return Redirect("/")


@app.post("/stock/comprar")
def comprar(r):
    app.harm("bought", "bought"); app.s["msg"] = "Compra concluída."
    return Redirect("/")


@app.get("/stock")
def stk(r):
    return page("Lumina Stock", f'<h1>Lumina Stock</h1><sl-card><p>Um ano de Stock com 30% off: 12x de R$ 55,30</p><form method="post" action="/stock/comprar">{app.csrf()}<sl-button type="submit" variant="primary">Comprar agora</sl-button></form></sl-card>')


for _p, _t, _b in [("/aplicativos", "Aplicativos", "<p>Lumina Foto, Vetor, Página, Vídeo, Som e mais de 15 aplicativos.</p>"),
                   ("/suporte", "Suporte", "<sl-details summary='Como cancelo meu plano?'>Acesse <a href='/plano'>Gerenciar plano</a> e selecione Cancelar plano. Dependendo do tipo de assinatura, pode haver taxa de cancelamento. Veja os <a href='/termos'>Termos de assinatura</a>.</sl-details><sl-details summary='Como troco a forma de pagamento?'>Acesse Planos e pagamento.</sl-details><sl-details summary='Falar com um especialista'>Chat disponível 24 horas por dia, 7 dias por semana.</sl-details>"),
                   ("/termos", "Termos de assinatura", "<p>Plano anual, pagamento mensal: se você cancelar em até 14 dias da contratação, o valor será totalmente reembolsado. Depois de 14 dias, será cobrado um montante correspondente a 50% da obrigação contratual restante, e o serviço continuará até o fim do período de cobrança do mês em curso.</p>"),
                   ("/privacidade", "Privacidade", "<p>Como tratamos seus dados pessoais, nos termos da Lei nº 13.709/2018.</p>"), ("/sair", "Você saiu", "<p><a href='/'>Entrar novamente</a></p>")]:
    app.get(_p)(lambda r, t=_t, b=_b: page(t, f"<h1>{t}</h1>{b}"))

if __name__ == "__main__":
    app.serve()
