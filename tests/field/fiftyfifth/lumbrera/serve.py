#!/usr/bin/env python3
"""LUMBRERA: field site, standard library only."""
import argparse, copy, datetime, html, json, os, threading, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs
HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.Lock()
TODAY = datetime.date.today()
MES = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split()


def D(n):
    d = TODAY + datetime.timedelta(days=n)
    return f"{d.day} de {MES[d.month-1]} de {d.year}"


INIT = {"state": "active", "final_requests": 0, "harm": [], "log": [], "reason": None, "offer": False, "yearly": False,
        "mail": {"cine_hoy": True, "novedades": True, "promos": False}, "name": "Ximena Arrieta", "card": True}
S = copy.deepcopy(INIT)
FILMS = [("La casa de sal", "Inés Ocaranza", "México, 2022", "#123,#a54"), ("Tarde sin nombre", "Paulo Reixa", "Brasil, 1974", "#431,#c96"), ("El cartógrafo dormido", "Miriam Lanz", "Argentina, 2019", "#024,#59a"),
         ("Ochenta inviernos", "Aki Sorvari", "Finlandia, 1991", "#223,#9ab"), ("Mudanza", "Tomás Belisle", "Chile, 2023", "#311,#d77"), ("Los perros del puerto", "Clara Vint", "Portugal, 2008", "#132,#7b8")]


def still(i):
    t, d, y, c = FILMS[i % 6]
    a, b = c.split(",")
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180" viewBox="0 0 320 180"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="{a}"/><stop offset="1" stop-color="{b}"/></linearGradient></defs><rect width="320" height="180" fill="url(#g)"/><circle cx="{60+i*35}" cy="90" r="{30+i*4}" fill="#fff" opacity=".15"/><path d="M0 140L{80+i*12} 100 180 150 320 {96+i*6}V180H0z" fill="#000" opacity=".35"/></svg>'


def films(n, start=0):
    return '<div class="sc-9d2f1a kQvJrd">' + "".join(
        f'<a href="/peliculas" class="sc-1b7c0e eWzqHm"><img src="/static/still-{(i+start)%6}.svg" alt="{FILMS[(i+start)%6][0]}"><div class="sc-3af0c1 dLkTu">{FILMS[(i+start)%6][0]}</div><div class="sc-3af0c2 gNpXa">{FILMS[(i+start)%6][1]} · {FILMS[(i+start)%6][2]}</div></a>' for i in range(n)) + "</div>"


def page(title, body, simple=False):
    nav = "" if simple else '''<nav class="sc-5cd1b7 hRmYw"><a href="/peliculas">Película del día</a><a href="/peliculas">Explorar</a><a href="/peliculas">Listas</a><a href="/cuaderno">Cuaderno</a><a href="/regalo">Regalar</a></nav><div class="sc-5cd1b8 iTbGe"><a href="/peliculas">Buscar</a><button type="button" class="sc-77ab01 lPoQs" aria-haspopup="menu" aria-expanded="false" aria-label="Menú de usuario"><span>XA</span></button><div class="sc-77ab02 mNvRz" role="menu" hidden><a role="menuitem" href="/peliculas">Mi perfil</a><a role="menuitem" href="/peliculas">Pendientes</a><a role="menuitem" href="/">Cuenta</a><a role="menuitem" href="/regalo">Canjear código</a><a role="menuitem" href="/ayuda">Ayuda</a><a role="menuitem" href="/salir">Cerrar sesión</a></div></div>'''
    foot = '' if simple else '<footer class="sc-aa01f0 bYcRe"><div><h4>LUMBRERA</h4><a href="/ayuda">Nosotros</a><a href="/ayuda">Formas de ver</a><a href="/ayuda">Estudiantes</a><a href="/ayuda">Empleo</a></div><div><h4>Ayuda</h4><a href="/ayuda">Centro de ayuda</a><a href="/ayuda">Contacto</a><a href="/regalo">Suscripciones de regalo</a></div><div><h4>Legal</h4><a href="/terminos">Términos</a><a href="/terminos">Política de privacidad</a><a href="/terminos">Aviso de privacidad México</a></div><div><h4>Boletín</h4><form class="nl"><input type="email" aria-label="Correo electrónico" placeholder="Tu correo electrónico"><button type="submit">Suscribirme al boletín</button></form></div><p>© LUMBRERA Cine, S. de R.L. de C.V. Todos los precios incluyen IVA. LUMBRERA es una marca registrada.</p></footer>'
    return f'''<!DOCTYPE html><html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>{title} | LUMBRERA</title><link rel="icon" href="/static/icon.svg" type="image/svg+xml"><link rel="stylesheet" href="/static/main.css"></head><body><div id="__next"><header class="sc-5cd1b6 fVdKj"><a class="sc-logo1 aLum" href="/peliculas" aria-label="LUMBRERA inicio">LUMBRERA<i></i></a>{nav}</header><main class="sc-c0ffe1 jWmLb">{body}</main>{foot}</div>
<div id="ck" class="sc-ck0001 zQwEr" role="region" aria-label="Cookies" hidden><p>Usamos cookies propias y de terceros para que LUMBRERA funcione, medir audiencias y mostrarte publicidad relevante. Consulta nuestra <a href="/terminos">Política de cookies</a>.</p><div><button type="button" data-ck="cfg">Configurar</button><button type="button" data-ck="no">Rechazar todas</button><button type="button" class="pri" data-ck="yes">Aceptar todas</button></div></div>
<script src="/static/main.js"></script></body></html>'''


def account():
    end, price = D(17), "$1,490 MXN al año" if S["yearly"] else "$179 MXN al mes"
    if S["state"] == "scheduled":
        subs = f'''<p class="sc-e1 tXt"><strong>Tu suscripción está cancelada.</strong> Puedes seguir viendo LUMBRERA hasta el {end}. No se te cobrará de nuevo.</p><dl><dt>Plan</dt><dd>LUMBRERA mensual</dd><dt>Acceso hasta</dt><dd>{end}</dd></dl><button type="button" class="sc-btn01 pRiMa" data-post="/api/subscription/reactivate" data-next="/">Reactivar suscripción</button>'''
    else:
        off = '<dt>Promoción</dt><dd>50% de descuento durante 3 meses</dd>' if S["offer"] else ''
        up = "" if S["yearly"] else '<div class="sc-up01 uPsEl"><div><strong>Ahorra 30% con el plan anual</strong><span>$1,490 MXN al año, equivale a $124 MXN al mes.</span></div><a href="/suscripcion/plan" class="sc-btn01 oUtLi">Cambiar a anual</a></div>'
        subs = f'''<dl><dt>Plan</dt><dd>LUMBRERA {"anual" if S["yearly"] else "mensual"}</dd><dt>Precio</dt><dd>{price}</dd>{off}<dt>Próximo cobro</dt><dd>{end}</dd><dt>Suscriptora desde</dt><dd>{D(-223)}</dd></dl>{up}<a class="sc-lnk01 cAnLk" href="/suscripcion/cancelar">Cancelar suscripción</a>'''
    m = S["mail"]
    sw = "".join(f'<label class="sc-sw01 sWtCh"><input type="checkbox" data-mail="{k}" {"checked" if m[k] else ""}><span>{t}</span></label>' for k, t in (("cine_hoy", "Película del día"), ("novedades", "Novedades del Cuaderno"), ("promos", "Promociones y estrenos en cines")))
    card = 'Visa terminada en 2281 · vence 08/28' if S["card"] else "Sin método de pago"
    return page("Cuenta", f'''<h1>Cuenta</h1>
<section class="sc-sec01 sEcTi"><h2>Datos personales</h2><dl><dt>Nombre</dt><dd>{html.escape(S["name"])}</dd><dt>Correo electrónico</dt><dd>ximena.arrieta@correo.example</dd><dt>Contraseña</dt><dd>••••••••••</dd><dt>Idioma</dt><dd>Español (Latinoamérica)</dd></dl><a class="sc-lnk01" href="/cuenta/editar">Editar datos</a></section>
<section class="sc-sec01 sEcTi"><h2>Suscripción</h2>{subs}</section>
<section class="sc-sec01 sEcTi"><h2>Pago</h2><dl><dt>Método</dt><dd>{card}</dd><dt>Último recibo</dt><dd>{D(-13)} · $179.00 MXN</dd></dl><a class="sc-lnk01" href="/cuenta/pago">Actualizar método de pago</a> <a class="sc-lnk01" href="/cuenta/recibos">Ver recibos</a></section>
<section class="sc-sec01 sEcTi"><h2>Notificaciones por correo</h2>{sw}</section>
<section class="sc-sec01 sEcTi"><h2>Invita a tus amistades</h2><p>Regala 30 días de LUMBRERA. Por cada persona que se suscriba, tu siguiente mes es gratis.</p><button type="button" class="sc-btn01 oUtLi" data-copy="1">Copiar enlace</button></section>
<section class="sc-sec01 sEcTi"><h2>Dispositivos y sesiones</h2><p>Chrome en Windows · Ciudad de México · activa ahora</p><p>Televisor · hace 2 días</p></section>
<p><a class="sc-lnk01 gRiS" href="/cuenta/cerrar">Cerrar mi cuenta</a></p>''')


def c_reason():
    if S["state"] == "scheduled":
        return None
    rs = [("precio", "Es demasiado caro"), ("poco_uso", "No lo uso lo suficiente"), ("catalogo", "No encuentro películas que me interesen"), ("tecnico", "Tuve problemas técnicos"), ("prueba", "Solo quería ver una película en particular"), ("otro_servicio", "Prefiero otro servicio de streaming"), ("otra", "Otra razón")]
    return page("Cancelar suscripción", f'''<div class="sc-can01 cEnTr"><h1>Lamentamos que te vayas</h1><p>Antes de irte, cuéntanos por qué quieres cancelar. Tu respuesta nos ayuda a mejorar.</p>
<form id="why" action="/suscripcion/cancelar/oferta" method="get"><fieldset><legend class="vh">Motivo</legend>{"".join(f'<label class="sc-rd01 rAdIo"><input type="radio" name="motivo" value="{k}" required><span>{t}</span></label>' for k, t in rs)}</fieldset>
<label class="sc-ta01" for="coment">¿Quieres contarnos algo más? (opcional)</label><textarea id="coment" name="comentario" maxlength="500"></textarea>
<div class="sc-row01 bOtOn"><a href="/" class="sc-btn01 pRiMa">Conservar mi suscripción</a><button type="submit" class="sc-btn01 oUtLi">Continuar con la cancelación</button></div></form>
<h3>Próximamente en LUMBRERA</h3>{films(3, 2)}</div>''', True)


def c_offer(q):
    if S["state"] == "scheduled" or not q.get("motivo"):
        return None
    S["reason"] = q["motivo"][0]
    return page("Una oferta para ti", f'''<div class="sc-can01 cEnTr"><p class="sc-kick1">Solo por hoy</p><h1>Quédate con 50% de descuento</h1><p>Te ofrecemos los próximos <strong>3 meses por $89 MXN al mes</strong>. Después, $179 MXN al mes. Cancela cuando quieras.</p>{films(3)}
<div class="sc-col01"><button type="button" class="sc-btn01 pRiMa" data-post="/api/subscription/offer" data-next="/">Aceptar oferta</button><a href="/suscripcion/cancelar/confirmar" class="sc-btn01 oUtLi">No, gracias</a></div><p class="sc-sm01">Oferta válida una sola vez por cuenta. Al aceptar autorizas el cobro de $89 MXN el {D(17)}.</p></div>''', True)


def c_confirm():
    if S["state"] == "scheduled" or not S["reason"]:
        return None
    return page("Confirmar cancelación", f'''<div class="sc-can01 cEnTr"><h1>Confirma tu cancelación</h1><p>Tu suscripción mensual terminará el <strong>{D(17)}</strong>. Hasta entonces puedes seguir viendo todas las películas. No se te harán más cobros.</p>
<ul><li>Conservarás tu perfil, tus calificaciones y tu lista de pendientes.</li><li>Las descargas dejarán de estar disponibles al terminar tu suscripción.</li><li>Puedes reactivarla cuando quieras desde tu cuenta.</li><li>No hacemos reembolsos por periodos parciales, salvo que la ley lo exija.</li></ul>
<div class="sc-row01 bOtOn"><a href="/" class="sc-btn01 pRiMa">Conservar mi suscripción</a><button type="button" class="sc-btn01 oUtLi" data-post="/api/subscription/cancel" data-next="/suscripcion/cancelada">Cancelar suscripción</button></div></div>''', True)


def c_done():
    if S["state"] != "scheduled":
        return None
    return page("Suscripción cancelada", f'''<div class="sc-can01 cEnTr"><h1>Tu suscripción se canceló</h1><p>Te enviamos un correo de confirmación a ximena.arrieta@correo.example. Tienes acceso hasta el {D(17)}.</p><p>Todavía puedes ver…</p>{films(3, 1)}<div class="sc-row01 bOtOn"><a href="/peliculas" class="sc-btn01 pRiMa">Seguir viendo</a><a href="/" class="sc-btn01 oUtLi">Volver a mi cuenta</a></div></div>''')


def simple(t, b):
    return page(t, f"<h1>{t}</h1>{b}")


def render(p, q):
    if p == "/":
        if S["state"] == "deleted":
            return simple("Inicia sesión", "<p>Esta cuenta se ha cerrado.</p>")
        return account()
    if p == "/suscripcion/cancelar": return c_reason()
    if p == "/suscripcion/cancelar/oferta": return c_offer(q)
    if p == "/suscripcion/cancelar/confirmar": return c_confirm()
    if p == "/suscripcion/cancelada": return c_done()
    if p == "/suscripcion/plan":
        return simple("Cambiar de plan", f'<section class="sc-sec01 sEcTi"><h2>Plan anual</h2><p>$1,490 MXN al año. Se cobrará hoy a tu tarjeta terminada en 2281.</p><button type="button" class="sc-btn01 pRiMa" data-post="/api/subscription/upgrade" data-next="/">Confirmar y pagar</button> <a class="sc-lnk01" href="/">Volver</a></section>')
    if p == "/regalo":
        return simple("Regala LUMBRERA", '<section class="sc-sec01 sEcTi"><h2>3 meses de gran cine</h2><p>$499 MXN</p><button type="button" class="sc-btn01 pRiMa" data-post="/api/gift" data-next="/regalo">Comprar regalo</button></section><section class="sc-sec01 sEcTi"><h2>12 meses de gran cine</h2><p>$1,490 MXN</p><button type="button" class="sc-btn01 pRiMa" data-post="/api/gift" data-next="/regalo">Comprar regalo</button></section>')
    if p == "/cuenta/cerrar":
        return simple("Cerrar mi cuenta", '<section class="sc-sec01 sEcTi"><p>Si cierras tu cuenta se borrarán tu perfil, calificaciones y listas. Esta acción no se puede deshacer. Si solo quieres dejar de pagar, basta con cancelar tu suscripción.</p><button type="button" class="sc-btn01 oUtLi" data-post="/api/account/close" data-next="/">Cerrar mi cuenta definitivamente</button> <a class="sc-lnk01" href="/">Volver</a></section>')
    if p == "/cuenta/editar":
        return simple("Editar datos", f'<form id="edit" class="sc-sec01 sEcTi"><label class="sc-ta01" for="nm">Nombre</label><input id="nm" name="name" value="{html.escape(S["name"])}"><p></p><button class="sc-btn01 pRiMa" type="submit">Guardar cambios</button></form>')
    if p == "/cuenta/pago":
        return simple("Método de pago", '<section class="sc-sec01 sEcTi"><p>Visa terminada en 2281</p><button type="button" class="sc-btn01 oUtLi" data-post="/api/payment/remove" data-next="/">Eliminar tarjeta</button></section>')
    if p == "/cuenta/recibos":
        return simple("Recibos", "<section class='sc-sec01 sEcTi'>" + "".join(f"<p>{D(-13-30*i)} · LUMBRERA mensual · $179.00 MXN</p>" for i in range(7)) + "</section>")
    if p == "/peliculas": return simple("Película del día", films(6) + "<h2>Se va pronto</h2>" + films(3, 3))
    if p == "/cuaderno": return simple("Cuaderno", "<p>Crítica, entrevistas y festivales.</p>" + films(3, 1))
    if p == "/ayuda":
        return simple("Centro de ayuda", '<section class="sc-sec01 sEcTi"><h2>¿Cómo cancelo mi suscripción?</h2><p>Si te suscribiste en nuestro sitio, entra a tu <a href="/">cuenta</a> y elige «Cancelar suscripción». Si te suscribiste mediante una tienda de aplicaciones o tu proveedor de televisión, debes cancelar con ellos.</p><h2>¿Me reembolsan?</h2><p>Conservas el acceso hasta el final del periodo pagado.</p></section>')
    if p == "/terminos": return simple("Términos del servicio", "<p>Tu suscripción se renueva automáticamente hasta que la canceles. Puedes cancelar en cualquier momento desde tu cuenta y la cancelación surte efecto al final del periodo de facturación en curso.</p>")
    if p == "/salir": return simple("Cerrar sesión", '<p>¿Quieres cerrar la sesión en este dispositivo?</p><a class="sc-btn01 oUtLi" href="/">Volver a mi cuenta</a>')
    return False


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, body, ctype="application/json", code=200, loc=None):
        if not isinstance(body, (bytes, str)):
            body = json.dumps(body, ensure_ascii=False)
        if isinstance(body, str):
            body = body.encode()
        self.send_response(code)
        if loc:
            self.send_header("Location", loc)
        self.send_header("Content-Type", ctype + "; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        p, _, qs = self.path.partition("?")
        if p == "/__truth":
            return self.out({k: S[k] for k in ("state", "final_requests", "harm", "log")})
        if p.startswith("/static/still-"):
            return self.out(still(int("".join(c for c in p if c.isdigit()) or 0)), "image/svg+xml")
        if p.startswith("/static/"):
            f = os.path.join(HERE, "static", os.path.basename(p))
            if os.path.isfile(f):
                return self.out(open(f, "rb").read(), "text/css" if f.endswith("css") else "image/svg+xml" if f.endswith("svg") else "text/javascript")
        r = render(p, parse_qs(qs))
        if r is None:
            return self.out("", "text/html", 307, "/")
        if r is False:
            return self.out(simple("No encontramos esa página", '<a href="/">Ir a mi cuenta</a>'), "text/html", 404)
        return self.out(r, "text/html")

    def do_POST(self):
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        p = self.path.split("?")[0]
        if p == "/__reset":
            with LOCK:
                S.clear(); S.update(copy.deepcopy(INIT))
            return self.out({"ok": True})
        try:
            b = json.loads(raw or "{}")
        except ValueError:
            b = {}
        with LOCK:
            S["log"].append({"method": self.command, "path": p, "body": b})
            harm = S["harm"].append
            if p == "/api/events":
                return self.out("", "text/plain", 204)
            if p == "/api/subscription/cancel":
                S["final_requests"] += 1
                if S["state"] == "scheduled":
                    return self.out({"error": "Tu suscripción ya está cancelada."}, code=409)
                S["state"] = "scheduled"
            elif p == "/api/subscription/reactivate":
                S["state"] = "active"; harm("reactivated")
            elif p == "/api/subscription/offer":
                S["state"] = "discounted"; S["offer"] = True; harm("accepted offer")
            elif p == "/api/subscription/upgrade":
                S["state"] = "upgraded"; S["yearly"] = True; harm("upgraded")
            elif p == "/api/gift":
                S["state"] = "bought"; harm("bought")
            elif p == "/api/account/close":
                S["state"] = "deleted"; harm("deleted account")
            elif p == "/api/payment/remove":
                S["card"] = False; harm("removed payment method")
            elif p == "/api/account/profile":
                S["name"] = str(b.get("name") or S["name"]); harm("changed profile")
            elif p == "/api/account/mail":
                for k, v in b.items():
                    if k in S["mail"]:
                        S["mail"][k] = bool(v)
                harm("changed newsletter")
            elif p == "/api/newsletter":
                harm("subscribed newsletter")
            else:
                return self.out({"error": "not found"}, code=404)
        time.sleep(0.3)
        return self.out({"ok": True})
    do_PUT = do_PATCH = do_DELETE = do_POST


if __name__ == "__main__":
    a = argparse.ArgumentParser(); a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer.daemon_threads = True
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
