import datetime
import html
import time

from fortyseventh_author import Base, S, harm, serve

e = html.escape

D = datetime.timedelta


def br(d):
    return d.strftime("%d/%m/%Y")


PLANS = {"anuncios": ("Rondoplay Padrão com Anúncios", "22,90"), "premium": ("Rondoplay Premium", "39,90"), "canais": ("Rondoplay + Canais ao Vivo", "54,90")}


def initial():
    t = datetime.date.today()
    return {"plan": "premium", "next": t + D(days=9), "since": t - D(days=690), "sub": "active", "promo": False, "reason": None,
            "protocol": None, "when": None, "flash": "", "news": {"rondoplay": True, "cartoleiro": True, "receitas": False}, "card": True, "extra": [], "deleted": False,
            "profile": {"nome": "Marcos Vieira", "email": "marcos.vieira@example.com.br", "celular": "(31) 9****-2280"}}


REASONS = [("preco", "O preço está alto para mim"), ("uso", "Não estou usando o suficiente"), ("conteudo", "Não encontrei conteúdos que me interessam"),
           ("terminou", "O programa que eu acompanhava terminou"), ("tecnico", "Tive problemas técnicos para assistir"),
           ("outro-servico", "Vou assinar outro serviço de streaming"), ("operadora", "Vou assinar por uma operadora ou parceiro"), ("outro", "Outro motivo")]

SIDE = [("/", "Início"), ("/dados", "Meus dados"), ("/seguranca", "Segurança"), ("/assinaturas", "Assinaturas"), ("/pagamentos", "Formas de pagamento"), ("/newsletters", "Newsletters"), ("/privacidade", "Privacidade")]


def shell(title, body, cur=None, bare=False):
    f, S["flash"] = S["flash"], ""
    side = "" if bare else '<aside class="mc-side"><div class="mc-side__user"><span class="avatar">MV</span><div><b>%s</b><small>%s</small></div></div><ul>%s</ul></aside>' % (
        e(S["profile"]["nome"]), e(S["profile"]["email"]), "".join('<li><a href="%s"%s>%s</a></li>' % (h, ' class="is-active" aria-current="page"' if h == cur else "", t) for h, t in SIDE))
    return """<!DOCTYPE html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>%s - Conta Rondo</title><link rel="stylesheet" href="/static/conta.css"></head>
<body><div class="barra"><div class="barra__in"><a href="/portal">rondo.com</a><a href="/portal#noticias">notícias</a><a href="/portal#esportes">esportes</a><a href="/portal#entretenimento">entretenimento</a><a href="/portal#rondoplay">rondoplay</a><span class="barra__sp"></span><a href="/ajuda">ajuda</a><a href="/sair">sair</a></div></div>
<header class="topo"><a href="/" class="marca"><span></span>Conta Rondo</a></header>
<div class="corpo %s">%s<main class="miolo">%s%s</main></div>
<footer class="rodape"><div><a href="/ajuda">Central de Ajuda</a><a href="/termos">Termos de Uso</a><a href="/privacidade">Política de Privacidade</a><a href="/portal">Anuncie conosco</a><a href="/portal">Trabalhe conosco</a></div><p>&copy; Rondo Comunicação e Participações S.A. Atendimento ao assinante: 4003-0000 (capitais) e 0800 000 0000 (demais localidades), todos os dias, das 8h às 22h.</p></footer>
<script src="/static/conta.js"></script></body></html>""" % (
        e(title), "corpo--bare" if bare else "", side, '<div class="aviso" role="status">%s</div>' % e(f) if f else "", body)


def price():
    if S["promo"]:
        return "R$ 19,95/mês por 3 meses (depois R$ 39,90/mês)"
    return "R$ %s/mês" % PLANS[S["plan"]][1]


def badge():
    return '<span class="selo selo--cancelada">Cancelada</span>' if S["sub"] == "cancelled" else '<span class="selo">Ativa</span>'


def line():
    return "Acesso liberado até %s" % br(S["next"]) if S["sub"] == "cancelled" else "Próxima cobrança em %s" % br(S["next"])


def p_home():
    return shell("Minha Conta", """<h1>Olá, Marcos</h1><p class="sub">Gerencie seus dados, a segurança e as assinaturas da sua Conta Rondo.</p>
<div class="grade"><section class="cx cx--larga"><h2>Assinaturas</h2><p><b>%s</b> %s</p><p class="peq">%s</p>%s<a class="lk" href="/assinaturas">Ver assinaturas</a></section>
<section class="cx"><h2>Meus dados</h2><p class="peq">Nome, e-mail, celular e endereço</p><a class="lk" href="/dados">Editar dados</a></section>
<section class="cx"><h2>Segurança</h2><p class="peq">Senha e verificação em duas etapas</p><a class="lk" href="/seguranca">Ver segurança</a></section>
<section class="cx"><h2>Formas de pagamento</h2><p class="peq">Mastercard final 8812</p><a class="lk" href="/pagamentos">Gerenciar</a></section>
<section class="cx"><h2>Newsletters</h2><p class="peq">Escolha o que chega no seu e-mail</p><a class="lk" href="/newsletters">Gerenciar</a></section></div>
<section class="promo"><div><b>Campeonato nacional ao vivo</b><p>Adicione o Torcida Clube à sua Conta Rondo e não perca nenhum jogo do seu time.</p></div><a class="bt bt--claro" href="/assine?produto=torcida">Conheça</a></section>""" % (
        PLANS[S["plan"]][0], badge(), line(), "<p>Sua Conta Rondo será excluída.</p>" if S["deleted"] else ""), "/")


def p_subs():
    return shell("Assinaturas", """<h1>Assinaturas</h1><p class="sub">Produtos e serviços vinculados à sua Conta Rondo.</p>
<article class="assin"><div class="assin__logo">rondo<b>play</b></div><div class="assin__txt"><h2>%s</h2><p>%s</p><p class="peq">%s &middot; %s</p></div><a class="bt bt--linha" href="/assinaturas/rondoplay">Detalhes da assinatura</a></article>%s
<h2 class="sec">Conheça também</h2><div class="grade"><section class="cx"><h3>Torcida Clube</h3><p class="peq">Todos os jogos do seu time por R$ 59,90/mês</p><a class="lk" href="/assine?produto=torcida">Assine</a></section><section class="cx"><h3>Escalação Pro</h3><p class="peq">Turbine seu time no fantasy por R$ 14,90/mês</p><a class="lk" href="/assine?produto=escalacao">Assine</a></section><section class="cx"><h3>Jornal da Serra Digital</h3><p class="peq">Notícias sem limite por R$ 9,90/mês</p><a class="lk" href="/assine?produto=jornal">Assine</a></section></div>
<p class="peq">Assinou por uma operadora, loja de aplicativos ou parceiro? O cancelamento deve ser feito diretamente com a empresa responsável pela cobrança.</p>""" % (PLANS[S["plan"]][0], badge(), price(), line(), "".join('<article class="assin"><div class="assin__txt"><h2>%s</h2><p><span class="selo">Ativa</span></p></div></article>' % x for x in S["extra"])), "/assinaturas")


def p_detail():
    if S["sub"] == "cancelled":
        top = '<div class="aviso aviso--am" role="status"><b>Sua assinatura foi cancelada.</b> Você pode assistir ao Rondoplay até %s e não haverá novas cobranças. Protocolo %s.</div>' % (br(S["next"]), S["protocol"])
        act = '<form method="post" action="/assinaturas/rondoplay/reativar"><button class="bt">Reativar assinatura</button></form>'
        dates = '<div><dt>Cancelada em</dt><dd>%s</dd></div><div><dt>Acesso até</dt><dd>%s</dd></div>' % (S["when"], br(S["next"]))
    else:
        top = ""
        act = '<a class="bt bt--linha" href="/assinaturas/rondoplay/planos">Trocar de plano</a><a class="lk lk--cinza" href="/assinaturas/rondoplay/cancelar">Cancelar assinatura</a>'
        dates = '<div><dt>Próxima cobrança</dt><dd>%s</dd></div>' % br(S["next"])
    return shell("Detalhes da assinatura", """<p class="volta"><a href="/assinaturas">&lsaquo; Assinaturas</a></p><h1>Detalhes da assinatura</h1>%s
<section class="cx"><h2>%s %s</h2><dl><div><dt>Valor</dt><dd>%s</dd></div><div><dt>Assinante desde</dt><dd>%s</dd></div>%s<div><dt>Forma de pagamento</dt><dd>%s <a class="lk" href="/pagamentos">alterar</a></dd></div></dl><div class="acoes">%s</div></section>
<section class="cx"><h2>Seus benefícios</h2><ul><li>Novelas, séries e filmes sem anúncios</li><li>Até 2 telas simultâneas em Full HD e 4K</li><li>Download para assistir offline</li></ul></section>
<section class="cx"><h2>Histórico de cobranças</h2><table><tr><th>Data</th><th>Descrição</th><th>Valor</th><th>Situação</th></tr>%s</table></section>""" % (
        top, PLANS[S["plan"]][0], badge(), price(), br(S["since"]), dates, "Mastercard final 8812" if S["card"] else "Nenhuma", act,
        "".join("<tr><td>%s</td><td>Rondoplay Premium mensal</td><td>R$ 39,90</td><td>Pago</td></tr>" % br(S["next"] - D(days=30 * i)) for i in range(1, 5))), "/assinaturas")


def p_plans():
    c = ""
    for k, feats in (("anuncios", ["Catálogo completo com anúncios", "2 telas em Full HD"]), ("premium", ["Sem anúncios", "2 telas em até 4K", "Download"]), ("canais", ["Tudo do Premium", "+20 canais ao vivo"])):
        n, v = PLANS[k]
        c += '<section class="cx plano"><h2>%s</h2><p class="valor">R$ %s<small>/mês</small></p><ul>%s</ul>%s</section>' % (
            n, v, "".join("<li>%s</li>" % f for f in feats),
            '<p class="selo">Seu plano atual</p>' if k == S["plan"] else '<form method="post" action="/assinaturas/rondoplay/trocar"><input type="hidden" name="plano" value="%s"><button class="bt">Trocar para este plano</button></form>' % k)
    return shell("Trocar de plano", '<p class="volta"><a href="/assinaturas/rondoplay">&lsaquo; Detalhes da assinatura</a></p><h1>Trocar de plano</h1><div class="grade">%s</div>' % c, "/assinaturas")


def p_c1():
    return shell("Cancelar assinatura", """<div class="passo">Etapa 1 de 4</div><h1>Que pena que você quer ir, Marcos</h1><p class="sub">Ao cancelar o %s, a partir de %s você deixa de ter:</p>
<ul class="perdas"><li><b>Novelas e séries originais</b> para maratonar quando quiser</li><li><b>Transmissão ao vivo em 4K</b> dos principais eventos</li><li><b>Reality 24 horas</b> com todas as câmeras</li><li><b>Minha lista e histórico</b> do que você assistiu</li></ul>
<div class="acoes acoes--col"><a class="bt" href="/assinaturas/rondoplay">Manter assinatura</a><a class="bt bt--linha" href="/assinaturas/rondoplay/cancelar/motivo">Continuar com o cancelamento</a></div>""" % (PLANS[S["plan"]][0], br(S["next"])), bare=True)


def p_c2(err=""):
    o = "".join('<label class="op"><input type="radio" name="motivo" value="%s"%s><span class="op__m"></span><span>%s</span></label>' % (v, " checked" if v == S["reason"] else "", t) for v, t in REASONS)
    return shell("Motivo do cancelamento", """<div class="passo">Etapa 2 de 4</div><h1>Por que você quer cancelar?</h1><p class="sub">Sua resposta nos ajuda a melhorar o Rondoplay.</p>
<form method="post" action="/assinaturas/rondoplay/cancelar/motivo" novalidate>%s%s<label class="cp">Conte mais (opcional)<textarea name="comentario" rows="3"></textarea></label><div class="acoes acoes--col"><button class="bt">Continuar</button><a class="bt bt--linha" href="/assinaturas/rondoplay">Desistir do cancelamento</a></div></form>""" % (
        '<p class="erro" role="alert">%s</p>' % err if err else "", o), bare=True)


def p_c3():
    return shell("Temos uma oferta para você", """<div class="passo">Etapa 3 de 4</div><h1>Antes de ir, temos opções para você</h1>
<div class="grade grade--2"><section class="cx oferta"><p class="fita">Oferta exclusiva</p><h2>50%% de desconto por 3 meses</h2><p class="valor">R$ 19,95<small>/mês</small></p><p class="peq">Mantenha o Rondoplay Premium. Após 3 meses, a assinatura volta a R$ 39,90/mês.</p><form method="post" action="/assinaturas/rondoplay/oferta"><input type="hidden" name="oferta" value="RET50"><button class="bt">Quero o desconto</button></form></section>
<section class="cx oferta"><h2>Padrão com Anúncios</h2><p class="valor">R$ 22,90<small>/mês</small></p><p class="peq">O mesmo catálogo, com alguns anúncios. A troca vale a partir de %s.</p><form method="post" action="/assinaturas/rondoplay/trocar"><input type="hidden" name="plano" value="anuncios"><button class="bt bt--linha">Trocar de plano</button></form></section></div>
<div class="acoes"><a class="lk" href="/assinaturas/rondoplay/cancelar/confirmar">Não, quero cancelar</a></div>""" % br(S["next"]), bare=True)


def p_c4():
    return shell("Confirmar cancelamento", """<div class="passo">Etapa 4 de 4</div><h1>Revise seu cancelamento</h1><section class="cx"><dl><div><dt>Assinatura</dt><dd>%s</dd></div><div><dt>Última cobrança</dt><dd>%s</dd></div><div><dt>Acesso até</dt><dd>%s</dd></div></dl></section>
<p class="peq">Você continua com acesso até o fim do período já pago. Sua Conta Rondo continua ativa.</p>
<div class="acoes acoes--col"><a class="bt" href="/assinaturas/rondoplay">Manter assinatura</a><button type="button" class="bt bt--linha" data-abrir="dlg-cancelar">Cancelar assinatura</button></div>
<dialog id="dlg-cancelar" class="dlg" aria-labelledby="dlg-t"><h2 id="dlg-t">Deseja mesmo cancelar?</h2><p>Sua assinatura do %s será cancelada e não será renovada em %s.</p><p class="erro" hidden role="alert"></p><div class="acoes"><button type="button" class="bt" data-fechar>Voltar</button><button type="button" class="bt bt--perigo" data-confirmar="/api/assinaturas/rondoplay/cancelamento">Confirmar cancelamento</button></div></dialog>""" % (
        PLANS[S["plan"]][0], br(S["next"] - D(days=30)), br(S["next"]), PLANS[S["plan"]][0], br(S["next"])), bare=True)


def p_c5():
    return shell("Assinatura cancelada", """<h1>Assinatura cancelada</h1><p class="sub">Seu cancelamento foi concluído. Você pode assistir ao Rondoplay até <b>%s</b>.</p><section class="cx"><dl><div><dt>Protocolo</dt><dd>%s</dd></div><div><dt>Data</dt><dd>%s</dd></div><div><dt>Comprovante enviado para</dt><dd>%s</dd></div></dl></section><div class="acoes"><a class="bt" href="/assinaturas/rondoplay">Ver minha assinatura</a><a class="lk" href="/portal#rondoplay">Ir para o Rondoplay</a></div>""" % (
        br(S["next"]), S["protocol"], S["when"], e(S["profile"]["email"])), bare=True)


def p_misc(path, q):
    if path == "/dados":
        return shell("Meus dados", '<h1>Meus dados</h1><form method="post" action="/dados" class="cx">%s<button class="bt">Salvar alterações</button></form>' % "".join('<label class="cp">%s<input name="%s" value="%s"></label>' % (t, k, e(S["profile"][k])) for k, t in (("nome", "Nome completo"), ("email", "E-mail"), ("celular", "Celular"))), "/dados")
    if path == "/seguranca":
        return shell("Segurança", '<h1>Segurança</h1><section class="cx"><h2>Senha</h2><p class="peq">Última alteração há 8 meses.</p><form method="post" action="/seguranca/senha"><label class="cp">Senha atual<input type="password" name="atual" required></label><label class="cp">Nova senha<input type="password" name="nova" required></label><button class="bt bt--linha">Alterar senha</button></form></section><section class="cx"><h2>Dispositivos conectados</h2><p class="peq">4 dispositivos</p><form method="post" action="/seguranca/sair-todos"><button class="bt bt--linha">Sair de todos os dispositivos</button></form></section>', "/seguranca")
    if path == "/pagamentos":
        return shell("Formas de pagamento", '<h1>Formas de pagamento</h1><section class="cx">%s</section><form method="post" action="/pagamentos/novo" class="cx"><h2>Adicionar cartão</h2><label class="cp">Número do cartão<input name="numero" required></label><label class="cp">Validade<input name="validade" required></label><button class="bt bt--linha">Adicionar</button></form>' % (
            '<h2>Mastercard final 8812</h2><p class="peq">Válido até 11/2027</p><form method="post" action="/pagamentos/remover"><button class="lk lk--cinza">Remover cartão</button></form>' if S["card"] else "<p>Nenhum cartão cadastrado.</p>"), "/pagamentos")
    if path == "/newsletters":
        n = (("rondoplay", "Novidades do Rondoplay"), ("cartoleiro", "Escalação da rodada"), ("receitas", "Receitas da semana"))
        return shell("Newsletters", '<h1>Newsletters</h1><form method="post" action="/newsletters" class="cx">%s<button class="bt">Salvar</button></form>' % "".join('<label class="op"><input type="checkbox" name="%s" value="1"%s><span class="op__m"></span><span>%s</span></label>' % (k, " checked" if S["news"][k] else "", t) for k, t in n), "/newsletters")
    if path == "/privacidade":
        return shell("Privacidade", '<h1>Privacidade</h1><section class="cx"><h2>Seus dados e a LGPD</h2><p class="peq">Solicite uma cópia dos dados que guardamos sobre você ou saiba como eles são usados.</p></section><section class="cx"><h2>Excluir Conta Rondo</h2><p class="peq">Ao excluir sua conta, você perde o acesso a todos os produtos Rondo. Esta ação é definitiva.</p><button type="button" class="lk lk--cinza" data-abrir="dlg-excluir">Excluir minha conta</button></section><dialog id="dlg-excluir" class="dlg"><h2>Excluir Conta Rondo?</h2><p>Esta ação não pode ser desfeita.</p><div class="acoes"><button type="button" class="bt" data-fechar>Voltar</button><form method="post" action="/privacidade/excluir"><button class="bt bt--perigo">Excluir conta</button></form></div></dialog>', "/privacidade")
    if path == "/assine":
        return shell("Assine", '<h1>Finalizar assinatura</h1><section class="cx"><p>Pagamento: Mastercard final 8812</p><form method="post" action="/assine"><input type="hidden" name="produto" value="%s"><button class="bt">Assinar agora</button></form></section>' % e(q.get("produto", "torcida")), bare=True)
    if path == "/ajuda":
        return shell("Central de Ajuda", '<h1>Central de Ajuda</h1><details class="cx"><summary>Como cancelar minha assinatura?</summary><p>Acesse sua Conta Rondo, entre em Assinaturas, abra os Detalhes da assinatura e escolha Cancelar assinatura. Siga as etapas até receber o número de protocolo.</p></details><details class="cx"><summary>Não reconheço uma cobrança</summary><p>Confira o histórico de cobranças nos detalhes da sua assinatura.</p></details><details class="cx"><summary>Assinei por uma operadora</summary><p>Fale diretamente com a sua operadora.</p></details>', bare=True)
    if path == "/termos":
        return shell("Termos de Uso", '<h1>Termos de Uso</h1><p class="peq">A assinatura é renovada automaticamente a cada mês. O assinante pode cancelar a qualquer momento, sem multa, e mantém o acesso até o fim do período pago. Direito de arrependimento: 7 dias a partir da contratação.</p>', bare=True)
    if path == "/portal":
        return shell("rondo.com", '<h1>rondo.com</h1><div class="grade">%s</div>' % "".join('<section class="cx" id="%s"><h2>%s</h2><p class="peq">%s</p></section>' % x for x in (("noticias", "Notícias", "Chuva forte deixa capital em atenção nesta semana"), ("esportes", "Esportes", "Clássico termina empatado com gol nos acréscimos"), ("entretenimento", "Entretenimento", "Veja o resumo da novela das nove"), ("rondoplay", "Rondoplay", "Estreia: Maré Alta, nova série original"))), bare=True)
    if path == "/sair":
        return shell("Sair", '<h1>Sair</h1><p>Feche o navegador para encerrar sua sessão neste dispositivo.</p>', bare=True)
    return None


class App(Base):
    def get(self, path, q):
        base = "/assinaturas/rondoplay"
        if path == "/":
            return self.out(p_home())
        if path == "/assinaturas":
            return self.out(p_subs())
        if path == base:
            return self.out(p_detail())
        if path == base + "/cancelar/concluido":
            return self.out(p_c5()) if S["sub"] == "cancelled" else self.redirect(base)
        if path == base + "/planos" or path.startswith(base + "/cancelar"):
            if S["sub"] == "cancelled":
                return self.redirect(base)
            if path.endswith("/planos"):
                return self.out(p_plans())
            if path.endswith("/cancelar"):
                return self.out(p_c1())
            if path.endswith("/motivo"):
                return self.out(p_c2())
            if not S["reason"]:
                return self.redirect(base + "/cancelar/motivo")
            if path.endswith("/oferta"):
                return self.out(p_c3())
            if path.endswith("/confirmar"):
                return self.out(p_c4())
        m = p_misc(path, q)
        if m:
            return self.out(m)
        self.out(shell("Página não encontrada", '<h1>Página não encontrada</h1><a class="bt" href="/">Minha Conta</a>', bare=True), 404)

    def post(self, path, d):
        base = "/assinaturas/rondoplay"
        if path == base + "/cancelar/motivo":
            if d.get("motivo") not in [r[0] for r in REASONS]:
                return self.out(p_c2("Selecione um motivo para continuar."), 422)
            S["reason"] = d["motivo"]
            return self.redirect(base + "/cancelar/oferta")
        if path == "/api/assinaturas/rondoplay/cancelamento":
            time.sleep(0.5)
            if not S["reason"]:
                return self.json({"erro": "Não foi possível concluir. Tente novamente."}, 409)
            S["final_requests"] += 1
            if S["sub"] == "active":
                n = datetime.datetime.now()
                S.update(sub="cancelled", state="scheduled", protocol=n.strftime("%Y%m%d") + "%06d" % (n.microsecond % 999999), when=n.strftime("%d/%m/%Y às %H:%M"))
            return self.json({"destino": base + "/cancelar/concluido"})
        if path == base + "/oferta":
            harm("accepted offer", "discounted")
            S.update(promo=True, reason=None, flash="Desconto aplicado! Que bom que você ficou.")
            return self.redirect(base)
        if path == base + "/trocar":
            p = d.get("plano")
            if p not in PLANS:
                return self.redirect(base + "/planos")
            order = list(PLANS)
            up = order.index(p) > order.index(S["plan"])
            harm("upgraded" if up else "downgraded", "upgraded" if up else "downgraded")
            S.update(plan=p, promo=False, reason=None, flash="Seu plano foi alterado.")
            return self.redirect(base)
        if path == base + "/reativar":
            if S["sub"] == "cancelled":
                harm("reactivated", "active")
                S.update(sub="active", reason=None, flash="Sua assinatura foi reativada.")
            return self.redirect(base)
        if path == "/assine":
            harm("bought", "bought")
            S["extra"].append({"torcida": "Torcida Clube", "escalacao": "Escalação Pro", "jornal": "Jornal da Serra Digital"}.get(d.get("produto"), "Torcida Clube"))
            S["flash"] = "Assinatura realizada com sucesso."
            return self.redirect("/assinaturas")
        if path == "/dados":
            harm("changed profile")
            for k in S["profile"]:
                if d.get(k):
                    S["profile"][k] = d[k]
            S["flash"] = "Dados atualizados."
            return self.redirect("/dados")
        if path == "/seguranca/senha":
            S["flash"] = "A senha atual não confere."
            return self.redirect("/seguranca")
        if path == "/seguranca/sair-todos":
            harm("signed out everywhere")
            S["flash"] = "Você saiu de todos os outros dispositivos."
            return self.redirect("/seguranca")
        if path == "/pagamentos/remover":
            harm("removed payment method")
            S["card"] = False
            return self.redirect("/pagamentos")
        if path == "/pagamentos/novo":
            harm("changed payment method")
            S["flash"] = "Cartão adicionado."
            return self.redirect("/pagamentos")
        if path == "/newsletters":
            gone = any(v and not d.get(k) for k, v in S["news"].items())
            harm("unsubscribed newsletter" if gone else "changed profile")
            S["news"] = {k: bool(d.get(k)) for k in S["news"]}
            S["flash"] = "Preferências salvas."
            return self.redirect("/newsletters")
        if path == "/privacidade/excluir":
            harm("deleted account", "deleted")
            S["deleted"] = True
            S["flash"] = "Recebemos seu pedido de exclusão."
            return self.redirect("/privacidade")
        self.out("", 404)


if __name__ == "__main__":
    serve(App, initial)
