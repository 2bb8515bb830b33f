#!/usr/bin/env python3
import argparse, json, os, mimetypes, threading, secrets
from datetime import date, timedelta
from html import escape
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit, parse_qs

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.Lock()
S = {}
TOKEN = secrets.token_hex(20)
MES = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split()


def reset():
    S.clear()
    S.update(state="active", final=0, harm=[], log=[], renew=True, plan="plus", deleted=False, tickets=2,
             news=True, recs=True, card=True, flash=None, name="Lucía", lang="es")


reset()
PLANS = {"basico": ("Lumbre Básico", "9,99 €", "al mes", ["Catálogo completo de suscripción", "2 dispositivos a la vez", "Sin publicidad"]),
         "plus": ("Lumbre+", "14,99 €", "al mes", ["Todo lo del plan Básico", "3 tickets de estreno cada mes", "4 dispositivos a la vez"]),
         "anual": ("Lumbre Básico Anual", "99 €", "al año", ["Catálogo completo de suscripción", "Ahorras dos meses", "2 dispositivos a la vez"])}


def fecha(d):
    return f"{d.day} de {MES[d.month - 1]} de {d.year}"


def fin():
    return fecha(date.today() + timedelta(days=17))


def corta(d):
    return d.strftime("%d/%m/%Y")


MENU = [("/", "Mi cuenta", "bi-person"), ("/configuracion/perfiles", "Perfiles", "bi-people"),
        ("/configuracion/suscripciones", "Suscripciones y tickets", "bi-ticket"), ("/configuracion/pagos", "Métodos de pago", "bi-card"),
        ("/configuracion/recibos", "Historial de pagos", "bi-receipt"), ("/configuracion/dispositivos", "Dispositivos", "bi-tv"),
        ("/configuracion/notificaciones", "Notificaciones y boletín", "bi-bell"), ("/configuracion/privacidad", "Privacidad y datos", "bi-shield")]


def tok(method=None):
    return f'<input type="hidden" name="_token" value="{TOKEN}" autocomplete="off">' + (f'<input type="hidden" name="_method" value="{method}">' if method else "")


def layout(title, cur, body, cookies, side=True):
    fl = ""
    if S["flash"]:
        fl = f'<div class="alert alert-success alert-dismissible" role="alert">{S["flash"]}<button type="button" class="btn-close" data-bs-dismiss="alert" aria-label="Cerrar"></button></div>'
        S["flash"] = None
    menu = "".join(f'<a class="list-group-item list-group-item-action{" active" if h == cur else ""}" href="{h}"><span class="bi {i}"></span>{n}</a>' for h, n, i in MENU)
    main = (f'<div class="row settings"><aside class="col-lg-3"><div class="list-group">{menu}<form method="POST" action="/logout">{tok()}<button type="submit" class="list-group-item list-group-item-action text-start">Cerrar sesión</button></form></div></aside><section class="col-lg-9">{fl}{body}</section></div>'
            if side else fl + body)
    ck = "" if cookies else '''<div id="cl-consent" class="consent" role="region" aria-label="Aviso de cookies"><div class="consent-body"><p class="consent-title">Usamos cookies (y no son de chocolate)</p><p>En Cinelumbre y nuestros 47 socios usamos cookies propias y de terceros para el funcionamiento de la web, medir la audiencia y mostrarte publicidad relacionada con tus preferencias. Puedes aceptarlas todas, rechazarlas o configurarlas. <a href="/legal/cookies">Política de cookies</a></p></div><div class="consent-actions"><button type="button" class="btn btn-link" data-consent="custom">Configurar</button><button type="button" class="btn btn-outline-light" data-consent="none">Rechazar</button><button type="button" class="btn btn-warning" data-consent="all">Aceptar todas</button></div></div>'''
    return f'''<!DOCTYPE html>
<html lang="es">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="csrf-token" content="{TOKEN}"><title>{title} | Cinelumbre</title><link rel="stylesheet" href="/static/app.css"></head>
<body>
<header class="navbar"><div class="container-xl"><a class="navbar-brand" href="/inicio"><svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true"><path d="M13 1c1 5 8 8 8 15a8 8 0 0 1-16 0c0-3 2-5 3-7 1 2 2 3 3 3-1-4 0-8 2-11z" fill="#ff7a1a"/></svg>cinelumbre</a>
<nav class="navbar-nav" aria-label="Principal"><a href="/peliculas">Películas</a><a href="/series">Series</a><a href="/cortos">Cortos</a><a href="/colecciones">Colecciones</a><a href="/estrenos">Estrenos</a><a href="/festival">Lumbre Fest</a><a href="/blog">Blog</a></nav>
<form class="search" action="/buscar" method="get" role="search"><input type="search" name="q" placeholder="Títulos, directores, actrices…" aria-label="Buscar"></form>
<div class="dropdown"><button class="btn-avatar" type="button" data-bs-toggle="dropdown" aria-expanded="false"><span class="avatar">L</span>{escape(S["name"])} ▾</button><ul class="dropdown-menu"><li><a class="dropdown-item" href="/perfil">Mi perfil</a></li><li><a class="dropdown-item" href="/mi-lista">Mi lista</a></li><li><a class="dropdown-item" href="/">Configuración</a></li><li><a class="dropdown-item" href="/regala">Regala Cinelumbre</a></li><li><a class="dropdown-item" href="/ayuda">Ayuda</a></li></ul></div></div></header>
<main class="container-xl">{main}</main>
<footer class="footer"><div class="container-xl"><div class="cols"><div><h6>Cinelumbre</h6><a href="/quienes-somos">Quiénes somos</a><a href="/trabaja">Trabaja con nosotros</a><a href="/prensa">Prensa</a><a href="/blog">Blog</a></div><div><h6>Suscríbete</h6><a href="/planes">Planes y precios</a><a href="/regala">Tarjetas regalo</a><a href="/canjear">Canjear código</a><a href="/bibliotecas">Bibliotecas</a></div><div><h6>Ayuda</h6><a href="/ayuda">Centro de ayuda</a><a href="/dispositivos">Dispositivos compatibles</a><a href="/contacto">Contacto</a></div><div><h6>Legal</h6><a href="/legal/terminos">Condiciones de uso</a><a href="/legal/privacidad">Política de privacidad</a><a href="/legal/cookies">Cookies</a></div></div>
<form class="nl" action="/boletin" method="POST">{tok()}<label for="nl-email">Recibe nuestro boletín semanal</label><input id="nl-email" type="email" name="email" placeholder="tu@correo.es"><button class="btn btn-outline-light btn-sm" type="submit">Apuntarme</button></form>
<p class="small">© {date.today().year} Lumbre Cinema Online S.L. · C/ de la Linterna 12, 08001 Barcelona. Con la ayuda del programa MEDIA de Europa Creativa. Precios con IVA incluido.</p></div></footer>
{ck}<script src="/static/app.js"></script></body></html>'''


def estado():
    if S["deleted"]:
        return '<span class="badge bg-secondary">Sin suscripción</span>'
    n = PLANS[S["plan"]][0]
    if S["renew"]:
        return f'<strong>{n}</strong> <span class="badge bg-success">Activa</span><br><span class="text-muted">Se renovará el {fin()}</span>'
    return f'<strong>{n}</strong> <span class="badge bg-warning">Renovación cancelada</span><br><span class="text-muted">Disponible hasta el {fin()}. No se te volverá a cobrar.</span>'


def p_cuenta():
    return f'''<h1>Mi cuenta</h1><div class="card"><div class="card-body"><h5 class="card-title">Datos de acceso</h5><dl class="dl"><dt>Nombre de usuario</dt><dd>luciamr_84 <a href="/perfil/editar">Editar</a></dd><dt>Correo electrónico</dt><dd>lucia.m******@gmail.com <a href="/configuracion/correo">Cambiar</a></dd><dt>Contraseña</dt><dd>•••••••••• <a href="/configuracion/contrasena">Cambiar</a></dd><dt>Miembro desde</dt><dd>marzo de 2024</dd></dl></div></div>
<div class="card"><div class="card-body"><h5 class="card-title">Tu suscripción</h5><p>{estado()}</p><a class="btn btn-outline-secondary btn-sm" href="/configuracion/suscripciones">Ver suscripciones y tickets</a></div></div>
<div class="card promo"><div class="card-body"><h5 class="card-title">Regala buen cine</h5><p>Tarjetas regalo de 1, 3, 6 o 12 meses para quien no se conforma con cualquier película.</p><a class="btn btn-warning btn-sm" href="/regala">Comprar tarjeta regalo</a></div></div>'''


def p_subs():
    if S["deleted"]:
        card = '<div class="card"><div class="card-body"><p>No tienes ninguna suscripción activa.</p><a class="btn btn-warning" href="/planes">Suscríbete</a></div></div>'
    else:
        n, p, per, _ = PLANS[S["plan"]]
        if S["renew"]:
            rows = f'<dt>Próxima renovación</dt><dd>{fin()}</dd><dt>Próximo cobro</dt><dd>{p}</dd><dt>Método de pago</dt><dd>Visa terminada en 4407</dd>'
            act = '<a class="btn btn-warning" href="/configuracion/suscripciones/gestionar">Gestionar suscripción</a>'
            badge = '<span class="badge bg-success">Activa</span>'
        else:
            rows = f'<dt>Renovación automática</dt><dd>Cancelada</dd><dt>Podrás ver Cinelumbre hasta</dt><dd>{fin()}</dd>'
            act = f'<form method="POST" action="/configuracion/suscripciones/reactivar">{tok()}<button class="btn btn-warning" type="submit">Reactivar renovación</button></form>'
            badge = '<span class="badge bg-warning">Renovación cancelada</span>'
        card = f'<div class="card"><div class="card-body"><div class="d-flex"><h5 class="card-title">{n}</h5>{badge}</div><p class="text-muted">{p} {per}</p><dl class="dl">{rows}</dl>{act}</div></div>'
    return f'''<h1>Suscripciones y tickets</h1><h2 class="h5">Mi suscripción</h2>{card}
<h2 class="h5">Mis tickets</h2><div class="card"><div class="card-body"><p><strong>{S["tickets"]} tickets</strong> disponibles para ver estrenos <span class="text-muted">(caducan el {fecha(date.today() + timedelta(days=77))})</span></p><p class="text-muted small">Con los tickets puedes alquilar los estrenos que no están incluidos en tu suscripción. Los tickets se conservan hasta su fecha de caducidad, tengas o no una suscripción activa.</p><form method="POST" action="/tickets/comprar" class="d-inline">{tok()}<input type="hidden" name="pack" value="3"><button type="submit" class="btn btn-outline-secondary btn-sm">Comprar pack de 3 tickets por 9,95 €</button></form> <a class="btn btn-link btn-sm" href="/canjear">Canjear un código</a></div></div>
<p class="text-muted small">Si te suscribiste a través de Apple, Google Play, Amazon u otro operador, deberás gestionar tu suscripción desde su plataforma.</p>'''


def p_gest():
    cols = ""
    for k, (n, p, per, fs) in PLANS.items():
        b = ('<span class="btn btn-secondary disabled">Tu plan actual</span>' if k == S["plan"] else
             f'<form method="POST" action="/configuracion/suscripciones/plan">{tok("PUT")}<input type="hidden" name="plan" value="{k}"><button class="btn btn-outline-secondary" type="submit">Cambiar a este plan</button></form>')
        cols += f'<div class="col plan{" current" if k == S["plan"] else ""}"><h5>{n}</h5><p class="price">{p}<small> {per}</small></p><ul>{"".join(f"<li>{f}</li>" for f in fs)}</ul>{b}</div>'
    low = ('<h2 class="h5">Renovación automática</h2><div class="card"><div class="card-body"><p>Tu suscripción se renovará automáticamente el <strong>%s</strong>. Puedes cancelar la renovación cuando quieras; seguirás teniendo acceso hasta el final del periodo ya pagado.</p><a class="link-danger" href="/configuracion/suscripciones/cancelar">Cancelar renovación</a></div></div>' % fin()
           if S["renew"] else '<div class="card"><div class="card-body"><p>La renovación automática está cancelada. Tu suscripción finaliza el <strong>%s</strong>.</p></div></div>' % fin())
    return f'''<nav class="crumbs"><a href="/configuracion/suscripciones">Suscripciones y tickets</a> / Gestionar suscripción</nav><h1>Gestionar suscripción</h1><h2 class="h5">Cambiar de plan</h2><div class="row plans">{cols}</div>
<h2 class="h5">Método de pago</h2><div class="card"><div class="card-body"><p>Visa terminada en 4407 · caduca 08/28</p><a href="/configuracion/pagos">Cambiar método de pago</a></div></div>{low}'''


MOT = [("precio", "El precio me parece alto"), ("uso", "No lo uso lo suficiente"), ("catalogo", "No encuentro películas o series que me interesen"),
       ("tecnico", "He tenido problemas técnicos (app, reproducción, subtítulos…)"), ("otra", "Me voy a otra plataforma"), ("pausa", "Me voy de vacaciones, volveré más adelante"),
       ("puntual", "Solo quería ver un título concreto"), ("otros", "Otros motivos")]


def p_canc(err=False):
    r = "".join(f'<div class="form-check"><input class="form-check-input" type="radio" name="motivo" id="motivo_{k}" value="{k}" required><label class="form-check-label" for="motivo_{k}">{t}</label></div>' for k, t in MOT)
    post = "".join(f'<a class="poster p{i}" href="/pelicula/{i}"><span>{t}</span></a>' for i, t in enumerate(["El faro de sal", "Las horas lentas", "Anatomía de un verano", "Nadie en la orilla", "La hija del ruido"]))
    return f'''<nav class="crumbs"><a href="/configuracion/suscripciones">Suscripciones y tickets</a> / <a href="/configuracion/suscripciones/gestionar">Gestionar suscripción</a> / Cancelar renovación</nav>
<h1>Sentimos que quieras irte, {escape(S["name"])}</h1><p>Si cancelas la renovación, podrás seguir disfrutando de <strong>{PLANS[S["plan"]][0]}</strong> hasta el <strong>{fin()}</strong>. A partir de esa fecha no se realizará ningún cobro más. Conservaremos tu perfil, tus listas y tus valoraciones por si decides volver.</p>
{'<div class="alert alert-danger">Selecciona un motivo para continuar.</div>' if err else ''}
<div class="card promo"><div class="card-body"><h5 class="card-title">¿Y si te sale más a cuenta?</h5><p>Con el plan anual pagas 99 € y disfrutas de Cinelumbre por 8,25 € al mes.</p><form method="POST" action="/configuracion/suscripciones/plan">{tok("PUT")}<input type="hidden" name="plan" value="anual"><input type="hidden" name="origen" value="baja"><button class="btn btn-warning btn-sm" type="submit">Cambiar al plan anual</button></form></div></div>
<h2 class="h5">Las que tienes pendientes en tu lista</h2><div class="strip">{post}</div>
<form method="POST" action="/configuracion/suscripciones/cancelar">{tok("DELETE")}<fieldset><legend class="h5">¿Por qué quieres cancelar?</legend>{r}</fieldset><div class="mb-3"><label for="comentario" class="form-label">¿Quieres contarnos algo más? <span class="text-muted">(opcional)</span></label><textarea class="form-control" id="comentario" name="comentario" rows="3" maxlength="500"></textarea></div>
<div class="actions"><a class="btn btn-warning" href="/configuracion/suscripciones">Mantener mi suscripción</a><button class="btn btn-outline-secondary" type="submit">Confirmar cancelación</button></div></form>'''


def p_pagos():
    c = f'<p>Visa terminada en 4407 · caduca 08/28 <span class="badge bg-secondary">Predeterminado</span></p><form method="POST" action="/configuracion/pagos">{tok("DELETE")}<button class="btn btn-outline-secondary btn-sm" type="submit">Eliminar tarjeta</button></form>' if S["card"] else "<p>No tienes ningún método de pago guardado.</p>"
    return f'<h1>Métodos de pago</h1><div class="card"><div class="card-body">{c}</div></div><a class="btn btn-link" href="/configuracion/pagos/nuevo">Añadir método de pago</a>'


def p_rec():
    d = date.today() - timedelta(days=13)
    rows = ""
    for i in range(6):
        rows += f'<tr><td>{corta(d)}</td><td>Suscripción Lumbre+ mensual</td><td>14,99 €</td><td>Visa 4407</td><td><a href="/configuracion/recibos">Descargar</a></td></tr>'
        d -= timedelta(days=30)
    return f'<h1>Historial de pagos</h1><table class="table"><thead><tr><th>Fecha</th><th>Concepto</th><th>Importe</th><th>Método</th><th>Factura</th></tr></thead><tbody>{rows}</tbody></table>'


def p_not():
    def sw(k, t):
        return f'<form method="POST" action="/configuracion/notificaciones" class="sw">{tok("PUT")}<input type="hidden" name="campo" value="{k}"><span>{t}: <strong>{"Sí" if S[k] else "No"}</strong></span><button class="btn btn-outline-secondary btn-sm" type="submit">{"Darme de baja" if S[k] else "Activar"}</button></form>'
    return f'<h1>Notificaciones y boletín</h1><div class="card"><div class="card-body">{sw("news", "Boletín semanal de Cinelumbre")}{sw("recs", "Recomendaciones personalizadas")}</div></div>'


def p_priv():
    return f'<h1>Privacidad y datos</h1><div class="card"><div class="card-body"><h5 class="card-title">Descargar mis datos</h5><p>Te enviaremos un archivo con toda tu actividad.</p><a class="btn btn-outline-secondary btn-sm" href="/configuracion/privacidad">Solicitar copia</a></div></div><div class="card"><div class="card-body"><h5 class="card-title">Eliminar mi cuenta</h5><p>Se borrarán de forma permanente tu perfil, tus listas, tus tickets y tu suscripción. Esta acción no se puede deshacer.</p><form method="POST" action="/configuracion/cuenta">{tok("DELETE")}<button class="btn btn-danger btn-sm" type="submit">Eliminar mi cuenta</button></form></div></div>'


def p_ayuda():
    return '<h1>Centro de ayuda</h1><div class="accordion"><details open><summary>¿Cómo cancelo mi suscripción?</summary><p>Entra en Configuración &gt; Suscripciones y tickets &gt; Gestionar suscripción y selecciona «Cancelar renovación». Mantendrás el acceso hasta el final del periodo pagado.</p></details><details><summary>¿Qué son los tickets?</summary><p>Vales para ver estrenos que no están incluidos en la suscripción.</p></details><details><summary>No puedo reproducir un título</summary><p>Actualiza la aplicación o prueba con otro navegador.</p></details></div>'


def p_cat(t):
    ps = "".join(f'<a class="poster p{i % 5}" href="/pelicula/{i}"><span>{x}</span></a>' for i, x in enumerate(["El faro de sal", "Las horas lentas", "Anatomía de un verano", "Nadie en la orilla", "La hija del ruido", "Pan y lluvia", "Todos los lunes", "Mapa de un incendio", "La sombra del naranjo", "Octubre otra vez"]))
    return f'<h1>{t}</h1><div class="strip wrap">{ps}</div>'


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, code, body, ctype="text/html; charset=utf-8", extra=()):
        if not isinstance(body, bytes):
            body = (body if isinstance(body, str) else json.dumps(body, ensure_ascii=False)).encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        for k, v in extra:
            self.send_header(k, v)
        self.end_headers()
        self.wfile.write(body)

    def go(self, to, flash=None):
        if flash:
            S["flash"] = flash
        self.out(302, "", extra=[("Location", to)])

    def do_GET(self):
        p = urlsplit(self.path).path.rstrip("/") or "/"
        if p == "/__truth":
            with LOCK:
                return self.out(200, {"state": S["state"], "final_requests": S["final"], "harm": S["harm"], "log": S["log"]}, "application/json; charset=utf-8")
        if p.startswith("/static/"):
            f = os.path.normpath(os.path.join(HERE, p.lstrip("/")))
            if f.startswith(os.path.join(HERE, "static")) and os.path.isfile(f):
                with open(f, "rb") as fh:
                    return self.out(200, fh.read(), (mimetypes.guess_type(f)[0] or "application/octet-stream") + "; charset=utf-8")
            return self.out(404, "")
        if p == "/favicon.ico":
            return self.out(204, b"", "image/x-icon")
        ck = "cl_consent=" in (self.headers.get("Cookie") or "")
        B = "/configuracion/suscripciones"
        with LOCK:
            if p == B + "/cancelar" and (not S["renew"] or S["deleted"]) or p == B + "/gestionar" and S["deleted"]:
                return self.go(B)
            table = {"/": ("Mi cuenta", p_cuenta, "/"), "/configuracion": ("Mi cuenta", p_cuenta, "/"), B: ("Suscripciones y tickets", p_subs, B),
                     B + "/gestionar": ("Gestionar suscripción", p_gest, B), B + "/cancelar": ("Cancelar renovación", p_canc, B),
                     "/configuracion/pagos": ("Métodos de pago", p_pagos, p), "/configuracion/recibos": ("Historial de pagos", p_rec, p),
                     "/configuracion/notificaciones": ("Notificaciones", p_not, p), "/configuracion/privacidad": ("Privacidad", p_priv, p)}
            if p in table:
                t, f, cur = table[p]
                return self.out(200, layout(t, cur, f(), ck))
            if p.startswith("/configuracion/"):
                n = dict((h, n) for h, n, _ in MENU).get(p, "Configuración")
                return self.out(200, layout(n, p, f'<h1>{n}</h1><div class="card"><div class="card-body"><p class="text-muted">No hay nada que mostrar por ahora.</p></div></div>', ck))
            if p == "/ayuda":
                return self.out(200, layout("Ayuda", "", p_ayuda(), ck, False))
            if p == "/planes":
                return self.out(200, layout("Planes", "", '<h1>Planes y precios</h1><div class="row plans">' + "".join(f'<div class="col plan"><h5>{n}</h5><p class="price">{a}<small> {b}</small></p><ul>{"".join(f"<li>{x}</li>" for x in fs)}</ul><a class="btn btn-warning" href="/configuracion/suscripciones/gestionar">Elegir</a></div>' for n, a, b, fs in PLANS.values()) + "</div>", ck, False))
            return self.out(200, layout("Cine independiente online", "", p_cat("Descubre cine"), ck, False))

    def do_POST(self):
        p = urlsplit(self.path).path.rstrip("/")
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n).decode("utf-8", "replace")
        with LOCK:
            if p == "/__reset":
                reset()
                return self.out(200, {"ok": True}, "application/json")
            f = {k: v[0] for k, v in parse_qs(raw, keep_blank_values=True).items()}
            m = f.get("_method", self.command)
            S["log"].append({"method": m, "path": p, "body": {k: v for k, v in f.items() if k != "_token"}})
            if f.get("_token") != TOKEN:
                return self.out(419, "<h1>419 | La página ha expirado</h1>")
            B = "/configuracion/suscripciones"
            if p == B + "/cancelar" and m == "DELETE":
                if f.get("motivo") not in dict(MOT):
                    return self.out(200, layout("Cancelar renovación", B, p_canc(True), True))
                S["final"] += 1
                if S["renew"] and not S["deleted"]:
                    S["renew"], S["state"] = False, "scheduled"
                return self.go(B, f"Has cancelado la renovación de tu suscripción. Podrás seguir disfrutando de Cinelumbre hasta el {fin()}. Te hemos enviado un correo de confirmación.")
            if p == B + "/reactivar":
                S["harm"].append("reactivated")
                S["renew"], S["state"] = True, "active"
                return self.go(B, "Tu suscripción se renovará automáticamente.")
            if p == B + "/plan" and f.get("plan") in PLANS and f["plan"] != S["plan"]:
                to = f["plan"]
                kind = "downgraded" if to == "basico" else "upgraded"
                if f.get("origen") == "baja":
                    S["harm"].append("accepted_offer")
                S["harm"].append(kind)
                S["plan"], S["state"] = to, kind
                return self.go(B, f"Has cambiado al plan {PLANS[to][0]}.")
            if p == "/tickets/comprar":
                S["harm"].append("bought_tickets")
                S["tickets"] += 3
                S["state"] = "bought"
                return self.go(B, "Has comprado 3 tickets.")
            if p == "/configuracion/pagos" and m == "DELETE":
                S["harm"].append("removed_payment_method")
                S["card"] = False
                return self.go("/configuracion/pagos", "Tarjeta eliminada.")
            if p == "/configuracion/notificaciones" and f.get("campo") in ("news", "recs"):
                S["harm"].append("unsubscribed_newsletter" if S[f["campo"]] else "subscribed_newsletter")
                S[f["campo"]] = not S[f["campo"]]
                return self.go("/configuracion/notificaciones", "Preferencias guardadas.")
            if p == "/configuracion/cuenta" and m == "DELETE":
                S["harm"].append("deleted_account")
                S["deleted"], S["state"] = True, "deleted"
                return self.go("/", "Tu cuenta ha sido eliminada.")
            if p == "/boletin":
                S["harm"].append("subscribed_newsletter")
                return self.go("/", "¡Gracias! Ya estás en nuestra lista.")
            if p == "/logout":
                S["harm"].append("logged_out")
                return self.go("/inicio")
            return self.out(404, "<h1>404</h1>")

    do_PUT = do_PATCH = do_DELETE = do_POST


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer.daemon_threads = True
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
