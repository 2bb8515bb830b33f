#!/usr/bin/env python3
"""Escuchalia: suscripción de audiolibros, páginas hechas en el servidor."""
import argparse
import datetime as dt
import json
import os
import secrets
import threading
import urllib.parse as up
from html import escape as e
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.Lock()
MESES = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split()
S = {}
MOTIVOS = [
    ("price", "Es demasiado cara para lo que la uso"), ("time", "No tengo tiempo para escuchar"),
    ("catalog", "No encuentro títulos que me interesen"), ("credits", "Tengo demasiados créditos sin usar"),
    ("trial", "Solo quería probar el servicio"), ("tech", "He tenido problemas técnicos con la aplicación"),
    ("other_service", "Prefiero otro servicio de audiolibros o pódcast"), ("other", "Otro motivo"),
]


def reset():
    S.clear()
    S.update(state="active", final=0, harm=[], log=[], csrf=secrets.token_urlsafe(18), step=0, reason=None, flash=None,
             credits=2, plan="Escuchalia Plus mensual", price="9,99 €", card=True, preorder=True, pause=0,
             mail={"novedades": True, "ofertas": True, "encuestas": False})


reset()


def harm(n):
    if n not in S["harm"]:
        S["harm"].append(n)


def fecha(d):
    return f"{d.day} de {MESES[d.month - 1]} de {d.year}"


def renueva():
    return dt.date.today() + dt.timedelta(days=19)


def btn(text, kind="primary", href=None):
    inner = f'<span class="bc-text bc-button-text-inner">{text}</span>'
    if href:
        return f'<span class="bc-button bc-button-{kind}"><a class="bc-button-text" href="{href}" role="button">{inner}</a></span>'
    return f'<span class="bc-button bc-button-{kind}"><button class="bc-button-text" type="submit">{inner}</button></span>'


def form(action, body, once=True):
    return (f'<form method="post" action="{action}"{" data-once" if once else ""}>'
            f'<input type="hidden" name="csrfToken" value="{S["csrf"]}">{body}</form>')


SIDE = [("/account/overview", "Detalles de la cuenta"), ("/account/membership", "Detalles de la suscripción"),
        ("/account/payments", "Métodos de pago"), ("/account/purchase-history", "Historial de compras"),
        ("/account/communications", "Preferencias de comunicación"), ("/account/gifts", "Centro de regalos")]


def page(title, main, path="", side=True, cookie=""):
    nav = ""
    if side:
        nav = '<div class="adbl-side"><ul>' + "".join(
            f'<li class="{"on" if p == path else ""}"><a href="{p}">{t}</a></li>' for p, t in SIDE) + "</ul></div>"
    flash = ""
    if S["flash"]:
        flash = f'<div class="bc-alert bc-alert-ok" role="status">{e(S["flash"])}</div>'
        S["flash"] = None
    banner = "" if "sp-cc=" in cookie else '''<div id="sp-cc" role="dialog" aria-label="Cookies"><div class="bc-container"><p><b>Selecciona tus preferencias de cookies.</b> Utilizamos cookies y herramientas similares necesarias para que puedas comprar, mejorar tu experiencia y prestar nuestros servicios, según se detalla en nuestro <a href="/legal/cookies">Aviso sobre cookies</a>.</p><span class="bc-button bc-button-primary"><button type="button" class="bc-button-text" data-value="accept">Aceptar</button></span><span class="bc-button bc-button-secondary"><button type="button" class="bc-button-text" data-value="reject">Rechazar</button></span><a href="/legal/cookies">Personalizar</a></div></div>'''
    return f'''<!doctype html>
<html lang="es-ES"><head><meta charset="utf-8"><title>{title} | Escuchalia.es</title><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/static/bc.css"></head>
<body class="bc-body">
<div class="ui-it-header"><div class="bc-container"><a class="logo" href="/inicio">escuchalia<i>))</i></a>
<form class="adbl-search" action="/search" method="get" role="search"><input type="search" name="keywords" placeholder="Busca tu próxima gran historia" aria-label="Buscar"><button type="submit" aria-label="Buscar">&#128269;</button></form>
<div class="bc-dropdown"><button type="button" id="header-account" class="bc-dropdown-trigger" aria-haspopup="true" aria-expanded="false"><small>¡Hola, Lucía!</small>Cuenta y ajustes ▾</button>
<div class="bc-dropdown-menu" id="header-account-menu"><a href="/account/overview">Detalles de la cuenta</a><a href="/account/communications">Notificaciones</a><a href="/account/gifts">Enviar un regalo</a><a href="/biblioteca">Mi biblioteca</a><a href="/help">Ayuda</a>{form("/signout", '<button type="submit">Cerrar sesión</button>')}</div></div>
<a href="/account/membership">{S["credits"]} créditos</a></div></div>
<div class="ui-it-sub"><div class="bc-container"><a href="/inicio">Inicio</a><a href="/biblioteca">Biblioteca</a><a href="/explorar">Explorar</a><a href="/novedades">Novedades</a><a href="/originals">Escuchalia Originals</a><a href="/podcasts">Pódcast</a></div></div>
<div class="bc-container"><div class="bc-row">{nav}<div class="adbl-main" role="main">{flash}{main}</div></div></div>
<footer><div class="bc-container"><div class="cols"><div><b>Acerca de</b><a href="/about">Quiénes somos</a><a href="/press">Prensa</a><a href="/empleo">Empleo</a><a href="/afiliados">Programa de afiliados</a></div><div><b>Explora</b><a href="/novedades">Novedades</a><a href="/explorar">Los más vendidos</a><a href="/originals">Originals</a><a href="/explorar">Infantil</a></div><div><b>Ayuda</b><a href="/help">Centro de ayuda</a><a href="/help/contacto">Contacta con nosotros</a><a href="/account/overview">Tu cuenta</a></div><div><b>Descarga la app</b><a href="https://apps.apple.com/es/">App Store</a><a href="https://play.google.com/store">Google Play</a></div></div>
<div class="legal"><a href="/legal/condiciones">Condiciones de uso</a><a href="/legal/privacidad">Aviso de privacidad</a><a href="/legal/cookies">Aviso sobre cookies</a><a href="/legal/interes">Publicidad basada en intereses</a></div><p>© 1997-{dt.date.today().year} Escuchalia Iberia S.L. o sus afiliados. Todos los precios incluyen IVA.</p></div></footer>
{banner}<script src="/static/nav.js"></script></body></html>'''


COVERS = ["La sombra del faro", "El invierno en Soria", "Hábitos mínimos", "Crónica de un verano", "La hija del relojero", "Matemos al alcalde"]


def carousel(t):
    return f'<h2 class="bc-heading">{t}</h2><div class="adbl-carousel">' + "".join(
        f'<figure><div class="cov"></div><a href="/pd/{i + 41}">{c}</a></figure>' for i, c in enumerate(COVERS)) + "</div>"


def estado():
    r, s = fecha(renueva()), S["state"]
    if s == "scheduled":
        return f"Cancelada. Podrás usarla hasta el {r}"
    if s == "paused":
        return f"En pausa durante {S['pause']} {'mes' if S['pause'] == 1 else 'meses'}, desde el {r}"
    if s == "deleted":
        return "Cuenta cerrada"
    return "Activa"


def cobro():
    s, r = S["state"], fecha(renueva())
    if s == "scheduled":
        return "No habrá más cobros"
    if s == "paused":
        return "Sin cobros durante la pausa"
    if s == "discounted":
        return f"4,99 € el {r} (oferta de 3 meses aplicada)"
    return f"{S['price']} el {r}"


def overview():
    aviso = ""
    if S["state"] == "scheduled":
        aviso = f'<div class="bc-alert bc-alert-info">Tu suscripción está cancelada y finalizará el {fecha(renueva())}. Usa tus {S["credits"]} créditos antes de esa fecha.</div>'
    return f'''<h1 class="bc-heading">Detalles de la cuenta</h1>{aviso}
<div class="bc-box"><h2 class="bc-heading">Tu suscripción</h2><dl class="bc-dl"><dt>Plan</dt><dd>{S["plan"]}</dd><dt>Estado</dt><dd>{estado()}</dd><dt>Próximo cobro</dt><dd>{cobro()}</dd><dt>Créditos disponibles</dt><dd>{S["credits"]}</dd></dl><p><a href="/account/membership">Ver detalles de la suscripción</a></p></div>
<div class="bc-box"><h2 class="bc-heading">Datos personales</h2><dl class="bc-dl"><dt>Nombre</dt><dd>Lucía Herrero Salas</dd><dt>Correo electrónico</dt><dd>lucia.herrero@correo.example</dd><dt>Tienda</dt><dd>Escuchalia.es (España)</dd></dl></div>
<div class="bc-box bc-box-alt"><h2 class="bc-heading">Llévate 3 créditos extra por 24,99 €</h2><p>Los créditos extra no caducan mientras tengas una suscripción activa.</p>{form("/account/credits/buy", btn("Comprar 3 créditos", "secondary"))}</div>{carousel("Recomendados para ti")}'''


def membership():
    r = fecha(renueva())
    if S["state"] == "scheduled":
        tail = f'<div class="bc-box"><h2 class="bc-heading">¿Has cambiado de idea?</h2><p>Si reactivas tu suscripción antes del {r} conservarás tus créditos y tu precio actual.</p>{form("/account/membership/reactivate", btn("Reactivar suscripción"))}</div>'
    else:
        tail = '<p><a href="/account/cancel?ref=acct_mem_cnl">Cancelar suscripción</a></p>'
    cambia = "" if S["state"] == "scheduled" else f'<div class="bc-box bc-box-alt"><h2 class="bc-heading">Cambia de plan y ahorra un 17 %</h2><p>Plan anual: 12 créditos de golpe por 99,00 € al año.</p>{form("/account/membership/switch", btn("Cambiar al plan anual", "secondary"))}</div>'
    return f'''<h1 class="bc-heading">Detalles de la suscripción</h1><div class="bc-box"><dl class="bc-dl"><dt>Plan</dt><dd>{S["plan"]}</dd><dt>Estado</dt><dd>{estado()}</dd><dt>Suscriptora desde</dt><dd>14 de febrero de 2021</dd><dt>Próximo cobro</dt><dd>{cobro()}</dd><dt>Método de pago</dt><dd>{"Mastercard terminada en 8820" if S["card"] else "Ninguno"} · <a href="/account/payments">Modificar</a></dd><dt>Incluye</dt><dd>1 crédito al mes para cualquier título, más de 90.000 títulos del catálogo Plus y un 30 % de descuento en compras</dd></dl></div>{cambia}{tail}
<p class="bc-size-footnote">La suscripción se renueva automáticamente cada mes hasta que la canceles. Puedes cancelarla en cualquier momento desde esta página, con efecto al final del periodo de facturación en curso. Consulta las <a href="/legal/condiciones">condiciones de uso</a>.</p>'''


def cancel_intro():
    return f'''<h1 class="bc-heading">Lucía, ¿seguro que quieres dejarnos?</h1><p>Esto es lo que perderás cuando finalice tu suscripción el {fecha(renueva())}:</p>
<div class="adbl-lose"><div><b>{S["credits"]}</b>créditos sin usar, por valor de hasta 49,98 €</div><div><b>90.000+</b>títulos del catálogo Plus, incluidos 7 que tienes en tu biblioteca</div><div><b>30 %</b>de descuento en todos los audiolibros</div></div>
<p>Los títulos que has comprado o canjeado con créditos seguirán siendo tuyos para siempre.</p>{carousel("Usa tus créditos antes de irte")}
<p>{btn("Mantener mi suscripción", "primary", "/account/overview")}</p>{form("/account/cancel/start", btn("Continuar con la cancelación", "secondary"))}'''


def cancel_reason(err=False):
    a = '<div class="bc-alert" role="alert">Selecciona un motivo para poder continuar.</div>' if err else ""
    r = "".join(f'<div class="bc-radio"><label class="bc-label-wrapper"><input type="radio" class="bc-input-radio" name="reason" value="{k}"><span class="bc-text bc-radio-label">{t}</span></label></div>' for k, t in MOTIVOS)
    return f'''<h1 class="bc-heading">¿Por qué quieres cancelar?</h1>{a}<p>Tu respuesta nos ayuda a mejorar. Elige el motivo principal.</p>''' + form(
        "/account/cancel/reason", f'''<div class="bc-box" role="radiogroup">{r}</div><p><label for="cmt">¿Quieres contarnos algo más? (opcional)</label><br><textarea id="cmt" name="comments" rows="3" style="width:100%" maxlength="1000"></textarea></p>{btn("Continuar")}{btn("Volver a mi cuenta", "secondary", "/account/overview")}''', False)


def cancel_offer():
    return f'''<h1 class="bc-heading">Antes de que te vayas, una oferta para ti</h1>
<div class="bc-box bc-box-alt"><h2 class="bc-heading">3 meses a mitad de precio</h2><p>Sigue disfrutando de tus ventajas por 4,99 € al mes durante los próximos 3 meses. Después, {S["price"]} al mes. Cancela cuando quieras.</p>{form("/account/cancel/accept-offer", btn("Aceptar oferta"))}</div>
<div class="bc-box"><h2 class="bc-heading">¿Necesitas un respiro?</h2><p>Pon en pausa tu suscripción hasta 3 meses. No te cobraremos nada y conservarás tus créditos.</p>{btn("Pausar suscripción", "secondary", "/account/pause")}</div>
''' + form("/account/cancel/decline", btn("No, gracias, continuar con la cancelación", "inline"))


def cancel_confirm():
    r = fecha(renueva())
    return f'''<h1 class="bc-heading">Último paso: confirma la cancelación</h1><div class="bc-box"><dl class="bc-dl"><dt>Plan</dt><dd>{S["plan"]}</dd><dt>Acceso hasta</dt><dd>{r}</dd><dt>Próximos cobros</dt><dd>Ninguno</dd><dt>Créditos</dt><dd>Tus {S["credits"]} créditos caducarán el {r} si no los usas</dd></dl></div>
<p>Al pulsar «Finalizar cancelación» tu suscripción dejará de renovarse. No se aplica ningún cargo por cancelar. Te enviaremos un correo de confirmación a lucia.herrero@correo.example.</p>
<div style="display:flex;gap:6px;flex-wrap:wrap">{btn("No cancelar", "primary", "/account/overview")}{form("/account/cancel/confirm", btn("Finalizar cancelación", "secondary"))}</div>'''


def cancel_done():
    r = fecha(renueva())
    return f'''<h1 class="bc-heading">Hemos cancelado tu suscripción</h1><p>Sentimos que te vayas, Lucía. Podrás seguir usando {S["plan"]} hasta el {r} y no se te volverá a cobrar. Te hemos enviado la confirmación por correo electrónico.</p><p>{btn("Ir a los detalles de la cuenta", "secondary", "/account/overview")}</p>{form("/account/membership/reactivate", btn("Reactivar suscripción", "inline"))}'''


def pause_page():
    r = "".join(f'<div class="bc-radio"><label class="bc-label-wrapper"><input type="radio" name="months" value="{n}"{" checked" if n == 1 else ""}><span class="bc-text">{n} {"mes" if n == 1 else "meses"}</span></label></div>' for n in (1, 2, 3))
    return '<h1 class="bc-heading">Pausar suscripción</h1><p>Elige cuánto tiempo quieres descansar. Tu suscripción se reanudará automáticamente.</p>' + form("/account/pause", r + btn("Confirmar pausa") + btn("Volver", "secondary", "/account/cancel/offer"))


def payments():
    row = f'<tr><td>Mastercard •••• 8820</td><td>Caduca 04/2028</td><td>{form("/account/payments/remove", btn("Eliminar", "inline"))}</td></tr>' if S["card"] else "<tr><td>No tienes métodos de pago guardados.</td></tr>"
    return f'<h1 class="bc-heading">Métodos de pago</h1><table>{row}</table><p><a href="/help/pagos">Añadir un método de pago</a></p>'


def history():
    pre = f'<tr><td>Preventa: «Los huesos del trigal»</td><td>12,99 €</td><td>{form("/account/preorder/cancel", btn("Cancelar preventa", "inline"))}</td></tr>' if S["preorder"] else ""
    t = dt.date.today()
    rows = "".join(f"<tr><td>{S['plan'] if i % 2 == 0 else 'Canje de crédito: ' + COVERS[i]}</td><td>{'9,99 €' if i % 2 == 0 else '1 crédito'}</td><td>{fecha(t - dt.timedelta(days=11 + 16 * i))}</td></tr>" for i in range(5))
    return f'<h1 class="bc-heading">Historial de compras</h1><table><tr><th>Artículo</th><th>Importe</th><th></th></tr>{pre}{rows}</table>'


def comms():
    lab = {"novedades": "Novedades y recomendaciones", "ofertas": "Ofertas y promociones", "encuestas": "Encuestas y estudios"}
    c = "".join(f'<div class="bc-checkbox"><label class="bc-label-wrapper"><input type="checkbox" name="{k}" value="1"{" checked" if S["mail"][k] else ""}><span class="bc-text">{v}</span></label></div>' for k, v in lab.items())
    return '<h1 class="bc-heading">Preferencias de comunicación</h1>' + form("/account/communications", c + btn("Guardar cambios")) + form("/account/communications/none", btn("Darme de baja de todos los correos", "inline"))


GIFT = '<h1 class="bc-heading">Centro de regalos</h1><p>Regala una suscripción de 1, 3, 6 o 12 meses.</p>'
HELP = '''<h1 class="bc-heading">Centro de ayuda</h1><div class="bc-box"><h2 class="bc-heading">Preguntas frecuentes</h2><ul class="bc-list"><li><a href="/help/cancelar">¿Cómo cancelo mi suscripción?</a></li><li><a href="/help/creditos">¿Qué son los créditos?</a></li><li><a href="/help/pagos">No reconozco un cargo</a></li><li><a href="/help/devolver">Devolver un título</a></li></ul></div>'''
HELP_C = '<h1 class="bc-heading">¿Cómo cancelo mi suscripción?</h1><ol class="bc-list"><li>Ve a <a href="/account/overview">Detalles de la cuenta</a> desde la web de escritorio.</li><li>Abre Detalles de la suscripción.</li><li>Selecciona Cancelar suscripción y sigue las instrucciones.</li></ol><p>Si te suscribiste con Apple o Google, debes cancelar desde tu cuenta de esa tienda.</p>'


class H(BaseHTTPRequestHandler):
    def log_message(self, *a):
        pass

    def out(self, code, body, ctype="text/html; charset=utf-8", **hd):
        body = body.encode() if isinstance(body, str) else body
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        for k, v in hd.items():
            self.send_header(k, v)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def go(self, where):
        self.out(303, "", Location=where)

    do_HEAD = lambda self: self.do_GET()

    def do_GET(self):
        p = self.path.split("?")[0]
        ck = self.headers.get("Cookie", "")
        if p in ("/static/bc.css", "/static/nav.js"):
            with open(os.path.join(HERE, p[1:]), "rb") as f:
                return self.out(200, f.read(), "text/css" if p.endswith("css") else "application/javascript; charset=utf-8")
        if p == "/favicon.ico":
            return self.out(204, "", "image/x-icon")
        with LOCK:
            if p == "/__truth":
                return self.out(200, json.dumps({"state": S["state"], "final_requests": S["final"], "harm": S["harm"], "log": S["log"]}, ensure_ascii=False), "application/json; charset=utf-8")
            if p == "/":
                return self.go("/account/overview")
            pages = {"/account/overview": ("Detalles de la cuenta", overview), "/account/membership": ("Detalles de la suscripción", membership),
                     "/account/payments": ("Métodos de pago", payments), "/account/purchase-history": ("Historial de compras", history),
                     "/account/communications": ("Preferencias", comms), "/account/gifts": ("Centro de regalos", lambda: GIFT)}
            if p in pages:
                t, f = pages[p]
                return self.out(200, page(t, f(), p, cookie=ck))
            if p.startswith("/account/cancel") or p == "/account/pause":
                if S["state"] == "scheduled":
                    if p != "/account/cancel/done":
                        return self.go("/account/membership")
                    return self.out(200, page("Suscripción cancelada", cancel_done(), side=False, cookie=ck))
                need = {"/account/cancel": 0, "/account/cancel/reason": 1, "/account/cancel/offer": 2, "/account/pause": 2, "/account/cancel/confirm": 3}.get(p)
                if need is None or S["step"] < need:
                    return self.go("/account/cancel")
                f = {"/account/cancel": cancel_intro, "/account/cancel/reason": lambda: cancel_reason("err=1" in self.path), "/account/cancel/offer": cancel_offer, "/account/pause": pause_page, "/account/cancel/confirm": cancel_confirm}[p]
                return self.out(200, page("Cancelar suscripción", f(), side=False, cookie=ck))
            if p == "/help":
                return self.out(200, page("Ayuda", HELP, side=False, cookie=ck))
            if p == "/help/cancelar":
                return self.out(200, page("Ayuda", HELP_C, side=False, cookie=ck))
            if p.startswith(("/legal", "/help")):
                return self.out(200, page("Información", "<h1 class='bc-heading'>Información</h1><p>Escuchalia Iberia S.L., calle de Serrano 41, 28001 Madrid. Puedes cancelar tu suscripción en cualquier momento y sin penalización desde los detalles de la suscripción.</p>", side=False, cookie=ck))
            if p.split("/")[1] in ("inicio", "biblioteca", "explorar", "novedades", "originals", "podcasts", "pd", "search", "about", "press", "empleo", "afiliados"):
                return self.out(200, page("Audiolibros", carousel("Para ti") + carousel("Lo más escuchado esta semana"), side=False, cookie=ck))
            return self.out(404, page("Página no encontrada", "<h1 class='bc-heading'>No encontramos esta página</h1><p><a href='/inicio'>Volver al inicio</a></p>", side=False, cookie=ck))

    def do_POST(self):
        p = self.path.split("?")[0]
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        b = {k: v[0] for k, v in up.parse_qs(raw, keep_blank_values=True).items()}
        with LOCK:
            if p == "/__reset":
                reset()
                return self.out(200, '{"ok": true}', "application/json")
            S["log"].append({"method": self.command, "path": self.path, "body": {k: v for k, v in b.items() if k != "csrfToken"}})
            if p == "/privacy/consent":
                return self.out(204, "")
            if b.get("csrfToken") != S["csrf"]:
                return self.out(403, page("Error", "<h1 class='bc-heading'>Tu sesión ha caducado</h1><p><a href='/account/overview'>Volver a tu cuenta</a></p>", side=False))
            return self.go(self.act(p, b))

    def act(self, p, b):
        live = S["state"] not in ("scheduled", "deleted")
        if p == "/account/cancel/start" and live:
            S["step"] = max(S["step"], 1)
            return "/account/cancel/reason"
        if p == "/account/cancel/reason" and S["step"] >= 1 and live:
            if b.get("reason") not in dict(MOTIVOS):
                return "/account/cancel/reason?err=1"
            S["reason"], S["step"] = b["reason"], max(S["step"], 2)
            return "/account/cancel/offer"
        if p == "/account/cancel/decline" and S["step"] >= 2 and live:
            S["step"] = 3
            return "/account/cancel/confirm"
        if p == "/account/cancel/confirm":
            if S["step"] < 3 or not live:
                return "/account/cancel"
            S["final"] += 1
            S["state"], S["step"] = "scheduled", 0
            return "/account/cancel/done"
        if p == "/account/cancel/accept-offer" and S["step"] >= 2:
            harm("accepted offer")
            S["state"], S["step"], S["flash"] = "discounted", 0, "¡Genial! Hemos aplicado tu oferta: 3 meses a 4,99 €."
            return "/account/overview"
        if p == "/account/pause" and S["step"] >= 2:
            harm("paused")
            S["pause"] = int(b["months"]) if b.get("months") in ("1", "2", "3") else 1
            S["state"], S["step"], S["flash"] = "paused", 0, "Tu suscripción está en pausa."
            return "/account/overview"
        if p == "/account/credits/buy":
            harm("bought")
            S["credits"] += 3
            if S["state"] == "active":
                S["state"] = "bought"
            S["flash"] = "Has comprado 3 créditos por 24,99 €."
        if p == "/account/membership/switch":
            harm("upgraded")
            S["state"], S["plan"], S["price"], S["flash"] = "upgraded", "Escuchalia Plus anual", "99,00 €", "Has cambiado al plan anual."
        if p == "/account/membership/reactivate":
            harm("reactivated subscription")
            S["state"], S["flash"] = "active", "Tu suscripción vuelve a estar activa."
        if p == "/account/payments/remove":
            harm("removed payment method")
            S["card"] = False
            return "/account/payments"
        if p == "/account/preorder/cancel":
            harm("cancelled another order")
            S["preorder"], S["flash"] = False, "Hemos cancelado la preventa."
            return "/account/purchase-history"
        if p.startswith("/account/communications"):
            harm("unsubscribed newsletter")
            for k in S["mail"]:
                S["mail"][k] = p.endswith("communications") and k in b
            S["flash"] = "Hemos guardado tus preferencias."
            return "/account/communications"
        if p == "/signout":
            harm("signed out")
        return "/account/overview"


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", ap.parse_args().port), H).serve_forever()
