#!/usr/bin/env python3
"""Telavista / Conta Vista: 'Meus Produtos', server-rendered account of a media group."""
import argparse, datetime, html, json, secrets, threading, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit, parse_qs

LOCK = threading.RLock()
S = {}
E = html.escape
MAIL = "renata.moura@correio.example"


def br(d):
    return d.strftime("%d/%m/%Y")


def prod(i, name, plan, price, cyc, nxt, desc, color):
    return dict(id=i, name=name, plan=plan, price=price, cycle=cyc, nxt=nxt, desc=desc, color=color, cancelled=False, offer=False, protocol=None)


def fresh():
    t = datetime.date.today()
    S.clear()
    S.update(state="active", final_requests=0, harm=[], log=[], csrf=secrets.token_hex(16), flash="", last="telavista", deleted=False, rated=False,
             news=dict(novidades=True, parceiros=False, boletim=True), card="Mastercard final 5521",
             prods={
                 "telavista": prod("telavista", "Telavista Premium", "Plano Premium mensal", "R$ 39,90", "mês", t + datetime.timedelta(days=13), "Novelas, séries, filmes, originais e canais ao vivo", "#fb0234"),
                 "camisa12": prod("camisa12", "Camisa 12", "Pacote Futebol mensal", "R$ 59,90", "mês", t + datetime.timedelta(days=21), "Todos os jogos das Séries A e B, ao vivo", "#127a2e"),
                 "escala": prod("escala", "Escala PRO", "Temporada 2026", "R$ 59,90", "temporada", datetime.date(t.year + 1, 4, 1), "Vantagens exclusivas no fantasy da rodada", "#ff7a00"),
                 "jornal": prod("jornal", "Diário da Serra Digital", "Assinatura digital", "R$ 14,90", "mês", t + datetime.timedelta(days=5), "Jornal, revista e acervo completo", "#0a3a73"),
             })


fresh()

REASONS = [("valor", "O valor da assinatura está alto para mim"), ("pouco_uso", "Não tenho tempo para assistir / uso pouco"), ("conteudo", "Não encontrei conteúdos que me interessam"), ("terminei", "Já assisti ao que eu queria"), ("tecnico", "Tive problemas técnicos ou travamentos"), ("outro_streaming", "Vou assinar outro serviço de streaming"), ("outra_forma", "Vou assinar com um parceiro (operadora, banco ou clube)"), ("cobranca", "Tive problemas com cobrança ou pagamento"), ("outro", "Outro motivo")]

CSS = """*{box-sizing:border-box}body{margin:0;font-family:"Vista Sans","Open Sans",Arial,Helvetica,sans-serif;background:#f5f5f5;color:#333;font-size:16px;line-height:1.45}a{color:#1a64c8;text-decoration:none}
.barra-vista{background:#fff;border-bottom:1px solid #e3e3e3;height:44px;display:flex;align-items:center;padding:0 24px;font-size:13px;gap:20px;font-weight:700}.barra-vista a{color:#555}.barra-vista .bv-user{margin-left:auto;display:flex;gap:16px;align-items:center}.bv-avatar{width:28px;height:28px;border-radius:50%;background:#7b3fb5;color:#fff;display:inline-flex;align-items:center;justify-content:center}
.header-conta{background:#222;color:#fff;padding:0 24px}.header-conta .in{max-width:1060px;margin:0 auto;display:flex;align-items:center;height:72px;gap:36px}.header-conta strong{font-size:22px;font-weight:800}.header-conta nav a{color:#ddd;margin-right:24px;padding:24px 0 21px;display:inline-block}.header-conta nav a.ativo{color:#fff;border-bottom:3px solid #fb0234}
.container{max-width:1060px;margin:0 auto;padding:32px 24px 80px;min-height:620px}.container h1{font-size:28px;margin:0 0 8px;font-weight:700}.container .sub{color:#666;margin:0 0 28px}
.grid-produtos{display:grid;grid-template-columns:1fr 1fr;gap:20px}.card-produto{background:#fff;border-radius:8px;border:1px solid #e0e0e0;display:flex;overflow:hidden;color:#333}.card-produto:hover{box-shadow:0 4px 14px rgba(0,0,0,.12)}.card-produto .cor{width:96px;flex:none;display:flex;align-items:center;justify-content:center;color:#fff;font-weight:800;font-size:30px}.card-produto .txt{padding:18px}.card-produto h2{margin:0;font-size:18px}.card-produto p{margin:4px 0;color:#666;font-size:14px}
.status{display:inline-block;font-size:12px;font-weight:700;padding:2px 10px;border-radius:10px;background:#dff3e3;color:#13702b}.status.cancelada{background:#fdeccd;color:#8a5200}
.box{background:#fff;border:1px solid #e0e0e0;border-radius:8px;padding:24px;margin-bottom:20px}.box h2{margin:0 0 14px;font-size:18px}.linha{display:flex;justify-content:space-between;gap:20px;padding:12px 0;border-top:1px solid #eee}.linha:first-of-type{border:0}.linha span:first-child{color:#666}
.btn{display:inline-block;border:0;border-radius:4px;padding:12px 24px;font:700 15px/20px inherit;font-family:inherit;cursor:pointer;background:#fb0234;color:#fff;text-align:center}.btn-secundario{background:#fff;color:#333;border:1px solid #999}.btn-link{background:none;color:#666;text-decoration:underline;padding:12px 8px;font-weight:400}.btn[disabled]{background:#ccc;color:#fff;cursor:default}.acoes{display:flex;gap:14px;flex-wrap:wrap;align-items:center;margin-top:20px}
.mensagem{padding:14px 18px;border-radius:6px;margin-bottom:20px;background:#dff3e3;color:#13502b}.mensagem.alerta{background:#fdeccd;color:#6b4100}.mensagem.erro{background:#fbdcdc;color:#8d1111}
.estreito{max-width:640px;margin:0 auto}.oferta{border:2px solid #fb0234;border-radius:10px;padding:26px;text-align:center;margin:22px 0}.oferta .preco{font-size:34px;font-weight:800;color:#fb0234}.oferta s{color:#888}
.perde{padding:0;list-style:none}.perde li{padding:8px 0 8px 28px;position:relative}.perde li:before{content:"\\2715";color:#fb0234;position:absolute;left:4px}
.campo-radio{display:block;padding:12px 4px;border-bottom:1px solid #eee;cursor:pointer}.campo-radio input{margin-right:12px;width:18px;height:18px;vertical-align:-3px;accent-color:#fb0234}textarea,input[type=text],input[type=email],input[type=password]{width:100%;border:1px solid #bbb;border-radius:4px;padding:10px;font:inherit}
.trilha{font-size:13px;color:#777;margin-bottom:18px}.rodape{background:#222;color:#bbb;font-size:13px;padding:32px 24px}.rodape .in{max-width:1060px;margin:0 auto;display:grid;grid-template-columns:repeat(4,1fr);gap:20px}.rodape a{color:#bbb;display:block;padding:3px 0}.rodape b{color:#fff}.rodape .fim{max-width:1060px;margin:20px auto 0;border-top:1px solid #444;padding-top:14px}
.cookie-banner-lgpd{position:fixed;left:0;right:0;bottom:0;background:#fff;box-shadow:0 -2px 12px rgba(0,0,0,.25);padding:16px 32px;display:flex;gap:24px;align-items:center;justify-content:center;font-size:14px;z-index:50}.cookie-banner-lgpd button{background:#0669de;color:#fff;border:0;border-radius:4px;padding:10px 22px;font-weight:700;cursor:pointer}
.faixa{display:flex;background:linear-gradient(100deg,#1b0b28,#7a1440);color:#fff;border-radius:8px;padding:22px 26px;justify-content:space-between;align-items:center;margin-top:24px}[hidden]{display:none!important}
.chat-flutuante{position:fixed;right:22px;bottom:84px;background:#222;color:#fff;border:0;border-radius:26px;padding:12px 20px;cursor:pointer;z-index:20}
.nota{display:flex;gap:6px}.nota button{width:40px;height:40px;border:1px solid #bbb;background:#fff;border-radius:4px;cursor:pointer}
details summary{cursor:pointer;padding:10px 0;font-weight:700}table{width:100%;border-collapse:collapse;font-size:14px}td,th{padding:10px 6px;border-top:1px solid #eee;text-align:left}@media(max-width:760px){.grid-produtos,.rodape .in{grid-template-columns:1fr}}"""

JS = """(function(){
var c=document.querySelector('.cookie-banner-lgpd');if(c&&document.cookie.indexOf('cookie-banner-consent-accepted=true')<0){c.hidden=false;c.querySelector('button').addEventListener('click',function(){document.cookie='cookie-banner-consent-accepted=true; path=/; max-age=31536000';c.hidden=true;});}
var f=document.getElementById('form-motivo');if(f){var b=f.querySelector('button[type=submit]'),o=f.querySelector('.campo-outro');function s(){var r=f.querySelector('input[name=motivo]:checked');b.disabled=!r;o.hidden=!(r&&r.value==='outro');}f.addEventListener('change',s);s();f.addEventListener('submit',function(){setTimeout(function(){b.disabled=true;b.textContent='Aguarde...';},0);});}
var ch=document.querySelector('.chat-flutuante'),p=document.getElementById('chat');function t(){p.hidden=!p.hidden;}if(ch)ch.addEventListener('click',t);document.querySelectorAll('[data-abrir-chat]').forEach(function(a){a.addEventListener('click',function(e){e.preventDefault();p.hidden=false;});});
document.querySelectorAll('form[data-confirma]').forEach(function(x){x.addEventListener('submit',function(e){if(!confirm(x.getAttribute('data-confirma')))e.preventDefault();});});
document.querySelectorAll('.chave-news').forEach(function(i){i.addEventListener('change',function(){i.form.submit();});});
})();"""


def page(title, body, menu="produtos", chat=True):
    nav = "".join(f'<a href="{u}"{" class=ativo" if k == menu else ""}>{l}</a>' for k, u, l in [("conta", "/minha-conta", "Meus dados"), ("produtos", "/", "Meus produtos"), ("seguranca", "/seguranca", "Segurança"), ("privacidade", "/privacidade", "Privacidade"), ("comunicacao", "/comunicacao", "Comunicações")])
    fl = f'<div class="mensagem" role="status">{E(S["flash"])}</div>' if S["flash"] else ""
    S["flash"] = ""
    ch = '<button type="button" class="chat-flutuante" aria-label="Abrir atendimento">Precisa de ajuda?</button><div id="chat" class="box" role="dialog" aria-label="Atendimento Vista" style="position:fixed;right:22px;bottom:140px;width:320px;z-index:21" hidden><h2>Atendimento Vista</h2><p>Olá, Renata! Nosso chat funciona todos os dias, das 8h às 22h. Tempo médio de espera: 18 minutos.</p><p><a href="/ajuda">Ver perguntas frequentes</a></p></div>' if chat else ""
    return f"""<!doctype html>
<html lang="pt-br"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{E(title)} | Conta Vista</title><style>{CSS}</style></head>
<body><div class="barra-vista" id="barra-vista-com"><a href="/ir/noticias">V1</a><a href="/ir/esporte">ve</a><a href="/ir/famosos">vshow</a><a href="/telavista">Telavista</a><a href="/ir/diario">Diário da Serra</a><div class="bv-user"><a href="/ajuda">Ajuda</a><span class="bv-avatar">R</span><a href="/minha-conta">Renata</a><form method="post" action="/sair" style="display:inline"><input type="hidden" name="csrfmiddlewaretoken" value="{S['csrf']}"><button class="btn-link" style="border:0;cursor:pointer;font-size:13px" type="submit">Sair</button></form></div></div>
<header class="header-conta" data-v-3f1d9a77><div class="in" data-v-3f1d9a77><strong data-v-3f1d9a77>conta vista</strong><nav aria-label="Menu da conta" data-v-3f1d9a77>{nav}</nav></div></header>
<main class="container" data-v-3f1d9a77>{fl}{body}</main>{ch}
<footer class="rodape"><div class="in"><div><b>Conta Vista</b><a href="/minha-conta">Meus dados</a><a href="/">Meus produtos</a><a href="/seguranca">Senha e segurança</a></div><div><b>Assine</b><a href="/assine/telavista">Telavista</a><a href="/assine/camisa12">Camisa 12</a><a href="/assine/escala">Escala PRO</a><a href="/assine/jornal">Diário da Serra</a></div><div><b>Ajuda</b><a href="/ajuda">Central de ajuda</a><a href="/ajuda#cancelamento">Cancelamento</a><a href="/ajuda#libras">Atendimento em Libras</a></div><div><b>Institucional</b><a href="/termos">Termos de uso</a><a href="/politica-de-privacidade">Política de privacidade</a><a href="/anuncie">Anuncie conosco</a></div></div><div class="fim">© Copyright 2026 Vista Comunicação e Participações S.A. — CNPJ 00.000.000/0001-00. Os valores são cobrados de forma recorrente até o cancelamento.</div></footer>
<div class="cookie-banner-lgpd" role="region" aria-label="Aviso de cookies" hidden><div>Nós usamos cookies e outras tecnologias semelhantes para melhorar a sua experiência em nossos serviços, personalizar publicidade e recomendar conteúdo de seu interesse. Ao utilizar nossos serviços, você está ciente dessa funcionalidade. <a href="/politica-de-privacidade">Saiba mais</a></div><button type="button">PROSSEGUIR</button></div>
<script>{JS}</script></body></html>"""


def form(action, label, cls="btn", extra="", confirm=""):
    c = f' data-confirma="{E(confirm)}"' if confirm else ""
    return f'<form method="post" action="{action}" style="display:inline"{c}><input type="hidden" name="csrfmiddlewaretoken" value="{S["csrf"]}">{extra}<button type="submit" class="{cls}">{label}</button></form>'


def status(p):
    return f'<span class="status cancelada">Cancelada • disponível até {br(p["nxt"])}</span>' if p["cancelled"] else '<span class="status">Ativa</span>'


def lista():
    cards = "".join(f'<a class="card-produto" href="/produto/{p["id"]}" data-v-81c2be4d><div class="cor" style="background:{p["color"]}" aria-hidden="true" data-v-81c2be4d>{p["name"][0]}</div><div class="txt" data-v-81c2be4d><h2 data-v-81c2be4d>{E(p["name"])}</h2><p>{E(p["desc"])}</p>{status(p)}</div></a>' for p in S["prods"].values())
    return page("Meus produtos", f'<h1>Olá, Renata</h1><p class="sub">Aqui você encontra e gerencia todas as suas assinaturas da Vista.</p><div class="grid-produtos" data-v-81c2be4d>{cards}</div><div class="faixa"><div><b>Telavista + Canais Cine</b><br>Os maiores sucessos do cinema por mais R$ 29,90/mês.</div><a class="btn" href="/assine/cine">Conheça</a></div><div class="box" style="margin-top:24px"><h2>Não encontrou seu produto?</h2><p>Se você assinou com um parceiro (operadora, banco ou loja de aplicativos), confira em <a href="/ajuda">Central de ajuda</a> como gerenciar sua assinatura.</p></div>')


def detalhe(p):
    pid = p["id"]
    tr = f'<div class="trilha"><a href="/">Meus produtos</a> &gt; {E(p["name"])}</div>'
    rows = [("Plano", E(p["plan"])), ("Valor", f'{p["price"]}/{p["cycle"]}'), ("Forma de pagamento", S["card"]), ("Disponível até" if p["cancelled"] else "Próxima cobrança", br(p["nxt"]))]
    if p["protocol"]:
        rows.append(("Protocolo de cancelamento", p["protocol"]))
    box = f'<div class="box" data-v-5aa0c3f1><h2>Sua assinatura</h2>{"".join(f"<div class=linha><span>{k}</span><span>{v}</span></div>" for k, v in rows)}</div>'
    if p["cancelled"]:
        box = f'<div class="mensagem alerta" role="status">Sua assinatura foi cancelada e não será renovada. Você pode aproveitar o {E(p["name"])} até {br(p["nxt"])}.</div>' + box
        box += '<div class="box"><h2>Mudou de ideia?</h2><p>Continue com a sua assinatura sem perder seu histórico e seus perfis. A próxima cobrança será mantida na data original.</p>' + form(f"/produto/{pid}/reativar", "Continuar com a assinatura") + "</div>"
    else:
        if p["offer"]:
            box = '<div class="mensagem">Seu desconto está ativo nas próximas 3 cobranças.</div>' + box
        up = ""
        if pid == "telavista":
            up = '<div class="box"><h2>Aproveite ainda mais</h2><div class="linha"><span>Plano Premium anual — 12x de R$ 22,90</span>' + form("/produto/telavista/plano", "Mudar para o anual", "btn btn-secundario", '<input type="hidden" name="plano" value="anual">', "Confirmar a mudança para o plano anual? A cobrança será feita no seu cartão.") + '</div><div class="linha"><span>Canais Cine — R$ 29,90/mês</span>' + form("/produto/telavista/adicional", "Adicionar", "btn btn-secundario", '<input type="hidden" name="item" value="cine">', "Confirmar a contratação de Canais Cine?") + "</div></div>"
        box += up
    t = p["nxt"]
    hist = "".join(f"<tr><td>{br(t - datetime.timedelta(days=30 * i))}</td><td>{E(p['plan'])}</td><td>{p['price']}</td><td>Pago</td></tr>" for i in range(1, 7))
    box += f'<div class="box"><h2>Pagamentos</h2><p><a href="/produto/{pid}/pagamento">Alterar forma de pagamento</a></p><details><summary>Histórico de pagamento</summary><table><tr><th>Data</th><th>Descrição</th><th>Valor</th><th>Situação</th></tr>{hist}</table></details></div>'
    canc = "" if p["cancelled"] else f'<a class="btn btn-secundario" href="/produto/{pid}/cancelamento">Cancelar assinatura</a>'
    box += f'<div class="acoes">{canc}<a class="btn btn-link" href="/ajuda" data-abrir-chat>Falar com o atendimento</a></div>'
    return page(p["name"], tr + f'<h1>{E(p["name"])}</h1><p class="sub">{E(p["desc"])} {status(p)}</p>' + box)


def oferta(p):
    nov = {"telavista": "R$ 19,95", "camisa12": "R$ 41,90", "escala": "R$ 41,90", "jornal": "R$ 7,45"}[p["id"]]
    return page("Cancelar assinatura", f'<div class="estreito"><div class="trilha"><a href="/">Meus produtos</a> &gt; <a href="/produto/{p["id"]}">{E(p["name"])}</a> &gt; Cancelamento</div><h1>Que pena que você quer ir embora</h1><p class="sub">Antes de cancelar o {E(p["name"])}, temos uma condição especial para você ficar.</p><div class="oferta" data-v-c07d11e2><h2>Desconto nas próximas 3 cobranças</h2><p><s>{p["price"]}</s></p><div class="preco">{nov}</div><p>Após o período promocional, volta ao valor de {p["price"]}/{p["cycle"]}. Oferta válida uma única vez.</p>{form("/produto/" + p["id"] + "/oferta", "Aproveitar oferta")}</div><h2>Ao cancelar, você perde:</h2><ul class="perde"><li>Acesso ao conteúdo exclusivo para assinantes</li><li>Seus perfis, lista e recomendações personalizadas</li><li>Downloads no celular e no tablet</li><li>Benefícios do Clube Vista</li></ul><div class="acoes"><a class="btn btn-secundario" href="/produto/{p["id"]}/cancelamento/motivo">Continuar com o cancelamento</a><a class="btn btn-link" href="/produto/{p["id"]}">Voltar</a></div></div>')


def motivo(p, erro=""):
    er = f'<div class="mensagem erro" role="alert">{E(erro)}</div>' if erro else ""
    rs = "".join(f'<label class="campo-radio"><input type="radio" name="motivo" value="{k}">{E(v)}</label>' for k, v in REASONS)
    return page("Motivo do cancelamento", f'<div class="estreito"><h1>Conte para a gente o motivo do cancelamento</h1><p class="sub">Selecione o motivo e clique em “Continuar” para confirmar o cancelamento da assinatura {E(p["name"])}.</p>{er}<form method="post" action="/produto/{p["id"]}/cancelamento/motivo" id="form-motivo" class="box"><input type="hidden" name="csrfmiddlewaretoken" value="{S["csrf"]}"><fieldset style="border:0;padding:0;margin:0"><legend class="sub">Por que você quer cancelar?</legend>{rs}</fieldset><div class="campo-outro" style="margin-top:14px"><label for="id_comentario">Conte mais (opcional)</label><textarea id="id_comentario" name="comentario" rows="3" maxlength="400"></textarea></div><p class="sub" style="margin:18px 0 0;font-size:14px">Você continuará com acesso até {br(p["nxt"])}. Não haverá novas cobranças após o cancelamento nem reembolso proporcional do período em curso.</p><div class="acoes"><button type="submit" class="btn">Continuar</button><a class="btn btn-link" href="/produto/{p["id"]}">Desistir do cancelamento</a></div></form></div>')


def confirmacao(p):
    rate = "<p>Obrigado pela sua avaliação!</p>" if S["rated"] else f'<form method="post" action="/pesquisa" class="nota"><input type="hidden" name="csrfmiddlewaretoken" value="{S["csrf"]}">' + "".join(f'<button name="nota" value="{i}" aria-label="Nota {i}">{i}</button>' for i in range(11)) + "</form>"
    return page("Cancelamento confirmado", f'<div class="estreito"><h1>Assinatura cancelada</h1><div class="mensagem" role="status">Recebemos a sua solicitação de cancelamento do {E(p["name"])}.</div><div class="box"><div class="linha"><span>Protocolo</span><span>{p["protocol"]}</span></div><div class="linha"><span>Acesso disponível até</span><span>{br(p["nxt"])}</span></div><div class="linha"><span>Novas cobranças</span><span>Não haverá</span></div><p>Enviamos um e-mail com a confirmação para {MAIL}. Até lá, aproveite tudo o que a sua assinatura oferece.</p></div><div class="box"><h2>De 0 a 10, quanto você recomendaria a Vista a um amigo?</h2>{rate}</div><div class="acoes"><a class="btn btn-secundario" href="/">Voltar para Meus produtos</a><a class="btn btn-link" href="/telavista">Ir para o Telavista</a></div></div>', chat=False)


FAQ = [("Como cancelar a minha assinatura?", "Acesse Meus produtos, clique na assinatura que deseja cancelar e depois em “Cancelar assinatura”. Selecione o motivo do cancelamento e clique em “Continuar” para confirmar. Uma tela com a confirmação e a data final do serviço aparecerá para você."), ("Excluir a Conta Vista cancela a assinatura?", "Sair da conta ou excluir o aplicativo não cancela a sua assinatura. Cancele primeiro os seus produtos."), ("Assinei com um parceiro. E agora?", "O cancelamento deve ser feito diretamente com a operadora, o banco ou a loja de aplicativos."), ("Tenho direito a reembolso?", "Você pode desistir da compra em até 7 dias após a contratação, conforme o Código de Defesa do Consumidor."), ("Atendimento em Libras", "Disponível todos os dias das 8h às 22h.")]


def outros(p):
    if p == "/minha-conta":
        return page("Meus dados", f'<h1>Meus dados</h1><div class="box"><form method="post" action="/minha-conta"><input type="hidden" name="csrfmiddlewaretoken" value="{S["csrf"]}"><p><label>Nome<input type="text" name="nome" value="Renata Moura"></label></p><p><label>E-mail<input type="email" name="email" value="{MAIL}"></label></p><p><label>Celular<input type="text" name="cel" value="(31) 9****-0182"></label></p><button class="btn" type="submit">Salvar alterações</button></form></div>', "conta")
    if p == "/seguranca":
        return page("Segurança", f'<h1>Senha e segurança</h1><div class="box"><form method="post" action="/seguranca"><input type="hidden" name="csrfmiddlewaretoken" value="{S["csrf"]}"><p><label>Senha atual<input type="password" name="s1"></label></p><p><label>Nova senha<input type="password" name="s2"></label></p><button class="btn" type="submit">Alterar senha</button></form></div>', "seguranca")
    if p == "/privacidade":
        return page("Privacidade", '<h1>Privacidade</h1><div class="box"><h2>Seus dados</h2><p>Solicite uma cópia dos seus dados pessoais, conforme a LGPD.</p><a href="/privacidade/dados">Solicitar meus dados</a></div><div class="box"><h2>Excluir Conta Vista</h2><p>Ao excluir a sua conta você perde o acesso a todos os produtos da Vista. O processo leva até 45 dias.</p>' + form("/privacidade/excluir", "Excluir conta Vista", "btn btn-link", "", "Tem certeza de que deseja excluir a sua conta?") + "</div>", "privacidade")
    if p == "/comunicacao":
        return page("Comunicações", '<h1>Comunicações</h1><div class="box">' + "".join(f'<form method="post" action="/comunicacao"><input type="hidden" name="csrfmiddlewaretoken" value="{S["csrf"]}"><input type="hidden" name="canal" value="{k}"><label class="campo-radio"><input type="checkbox" name="ligado" class="chave-news"{" checked" if S["news"][k] else ""}>{l}</label></form>' for k, l in [("novidades", "Novidades e lançamentos do Telavista"), ("parceiros", "Ofertas de parceiros"), ("boletim", "Boletim diário do Diário da Serra")]) + "</div>", "comunicacao")
    if p.startswith("/assine/"):
        i = p.split("/")[2]
        n, v = {"telavista": ("Telavista Premium anual", "12x R$ 22,90"), "cine": ("Canais Cine", "R$ 29,90/mês"), "camisa12": ("Camisa 12 anual", "12x R$ 39,90"), "escala": ("Escala PRO", "R$ 59,90"), "jornal": ("Diário da Serra Impresso", "R$ 49,90/mês")}.get(i, (None, None))
        if n:
            return page("Assine", f'<div class="estreito"><h1>{n}</h1><div class="oferta"><div class="preco">{v}</div><p>Cobrança em {S["card"]}. Cancele quando quiser.</p>{form("/assine/" + i, "Assinar agora")}</div></div>', "")
    if p == "/ajuda":
        return page("Central de ajuda", '<h1>Central de ajuda</h1><p class="sub" id="cancelamento">Perguntas frequentes sobre assinaturas</p>' + "".join(f'<div class="box"><details><summary>{q}</summary><p>{a}</p></details></div>' for q, a in FAQ), "")
    if p == "/telavista":
        return page("Telavista", '<h1>Continue assistindo</h1><div class="grid-produtos">' + "".join(f'<div class="card-produto"><div class="cor" style="background:hsl({i * 70},60%,35%)">▶</div><div class="txt"><h2>{t}</h2><p>{d}</p></div></div>' for i, (t, d) in enumerate([("Águas de Março", "Novela • capítulo 112"), ("Delegacia do Interior", "Série • T2 E4"), ("Cozinha de Vó", "Reality • ep. 9"), ("Serra Acima", "Documentário")])) + "</div>", "")
    if p.startswith("/ir/") or p in ("/termos", "/politica-de-privacidade", "/anuncie", "/privacidade/dados"):
        return page("Vista", '<h1>Vista</h1><p class="sub">Conteúdo institucional indisponível no momento. Tente novamente mais tarde.</p><p><a href="/">Voltar para Meus produtos</a></p>', "")
    return None


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version = "nginx"

    def log_message(self, *a):
        pass

    def send(self, code, body, ctype="text/html; charset=utf-8", loc=None):
        d = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(d)))
        self.send_header("Cache-Control", "no-cache, no-store")
        if loc:
            self.send_header("Location", loc)
        self.end_headers()
        if self.command != "HEAD":
            try:
                self.wfile.write(d)
            except (BrokenPipeError, ConnectionResetError):
                self.close_connection = True

    def go(self, loc):
        self.send(302, "", loc=loc)

    def js(self, o, code=200):
        self.send(code, json.dumps(o, ensure_ascii=False), "application/json; charset=utf-8")

    def miss(self):
        self.send(404, page("Página não encontrada", "<h1>Ops! Página não encontrada</h1><p><a href='/'>Voltar para Meus produtos</a></p>", ""))

    def do_GET(self):
        p = urlsplit(self.path).path.rstrip("/") or "/"
        with LOCK:
            if p == "/__truth":
                return self.js({k: S[k] for k in ("state", "final_requests", "harm", "log")})
            if p == "/favicon.ico":
                return self.send(404, "")
        time.sleep(0.12)
        with LOCK:
            if S["deleted"]:
                return self.send(200, page("Conta", "<h1>Sua conta está em processo de exclusão</h1>", ""))
            if p == "/":
                return self.send(200, lista())
            if p.startswith("/produto/"):
                parts = p.split("/")[2:]
                x = S["prods"].get(parts[0])
                rest = parts[1:]
                if not x:
                    return self.miss()
                if not rest:
                    return self.send(200, detalhe(x))
                if rest == ["pagamento"]:
                    return self.send(200, page("Forma de pagamento", f'<div class="estreito"><h1>Forma de pagamento</h1><div class="box"><p>Atual: {S["card"]}</p><form method="post" action="/produto/{x["id"]}/pagamento"><input type="hidden" name="csrfmiddlewaretoken" value="{S["csrf"]}"><p><label>Número do cartão<input type="text" name="n" autocomplete="cc-number"></label></p><button type="submit" class="btn">Salvar cartão</button></form></div></div>'))
                if rest == ["cancelamento", "confirmacao"]:
                    return self.send(200, confirmacao(x)) if x["cancelled"] else self.go("/produto/" + x["id"])
                if rest[0] == "cancelamento" and x["cancelled"]:
                    return self.go("/produto/" + x["id"])
                if rest == ["cancelamento"]:
                    return self.send(200, motivo(x)) if x["offer"] else self.send(200, oferta(x))
                if rest == ["cancelamento", "motivo"]:
                    return self.send(200, motivo(x))
                return self.miss()
            o = outros(p)
            if o:
                return self.send(200, o)
            self.miss()

    do_HEAD = do_GET

    def do_POST(self):
        p = urlsplit(self.path).path.rstrip("/") or "/"
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        if p == "/__reset":
            with LOCK:
                fresh()
            return self.js({"ok": True})
        f = {k: v[0] for k, v in parse_qs(raw, keep_blank_values=True).items()}
        with LOCK:
            S["log"].append(f"{self.command} {p} " + "&".join(f"{k}={v[:120]}" for k, v in f.items() if k != "csrfmiddlewaretoken"))
            if f.get("csrfmiddlewaretoken") != S["csrf"]:
                return self.send(403, "<h1>403 Proibido</h1><p>Verificação CSRF falhou. Pedido cancelado.</p>")
        time.sleep(0.5)
        with LOCK:
            harm = S["harm"].append
            if p.startswith("/produto/"):
                parts = p.split("/")[2:]
                x, act = S["prods"].get(parts[0]), "/".join(parts[1:])
                if not x:
                    return self.miss()
                mine, home = x["id"] == "telavista", "/produto/" + x["id"]
                if act == "cancelamento/motivo":
                    if f.get("motivo") not in dict(REASONS):
                        return self.send(200, motivo(x, "Selecione um motivo para continuar."))
                    if mine:
                        S["final_requests"] += 1
                        S["state"] = "scheduled"
                    else:
                        harm("cancelled another subscription")
                    if not x["cancelled"]:
                        x["cancelled"] = True
                        S["last"] = x["id"]
                        x["protocol"] = datetime.date.today().strftime("%Y%m%d") + f"{secrets.randbelow(10**7):07d}"
                    return self.go(home + "/cancelamento/confirmacao")
                if act == "oferta":
                    harm("accepted offer")
                    x["offer"] = True
                    x["price"] = {"telavista": "R$ 19,95", "camisa12": "R$ 41,90", "escala": "R$ 41,90", "jornal": "R$ 7,45"}[x["id"]]
                    if mine:
                        S["state"] = "discounted"
                    S["flash"] = "Oferta aplicada! Que bom que você ficou."
                    return self.go(home)
                if act == "reativar":
                    harm("reactivated")
                    x["cancelled"], x["protocol"] = False, None
                    if mine:
                        S["state"] = "active"
                    S["flash"] = "Sua assinatura continua ativa."
                    return self.go(home)
                if act == "plano":
                    harm("bought annual plan")
                    S["state"] = "upgraded"
                    x["plan"], x["price"] = "Plano Premium anual", "12x R$ 22,90"
                    S["flash"] = "Plano alterado."
                    return self.go(home)
                if act == "adicional":
                    harm("bought add-on")
                    S["state"] = "bought"
                    S["flash"] = "Canais Cine adicionados à sua assinatura."
                    return self.go(home)
                if act == "pagamento":
                    harm("changed payment method")
                    S["flash"] = "Cartão atualizado."
                    return self.go(home)
            if p.startswith("/assine/"):
                harm("bought")
                S["state"] = "bought"
                S["flash"] = "Compra realizada com sucesso."
                return self.go("/")
            if p in ("/minha-conta", "/seguranca"):
                harm("changed profile")
                S["flash"] = "Dados atualizados."
                return self.go(p)
            if p == "/comunicacao":
                on = "ligado" in f
                if f.get("canal") in S["news"]:
                    S["news"][f["canal"]] = on
                harm("changed notifications" if on else "unsubscribed newsletter")
                return self.go(p)
            if p == "/privacidade/excluir":
                harm("deleted account")
                S["deleted"], S["state"] = True, "deleted"
                return self.go("/")
            if p == "/pesquisa":
                S["rated"] = True
                return self.go("/produto/" + S["last"] + "/cancelamento/confirmacao")
            if p == "/sair":
                harm("signed out")
                return self.go("/")
        self.miss()

    do_PUT = do_PATCH = do_DELETE = do_POST


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer.daemon_threads = True
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
