#!/usr/bin/env python3.11
import argparse, datetime as dt, html, json, mimetypes, os, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.Lock()
MES = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split()
MOTIVOS = [("precio", "El precio es demasiado alto"), ("uso", "No leo lo suficiente para que me compense"), ("contenido", "No me convencen los contenidos"), ("editorial", "No estoy de acuerdo con la línea editorial"),
           ("otro_medio", "Me he suscrito a otro medio"), ("publicidad", "Hay demasiada publicidad"), ("tecnico", "He tenido problemas técnicos o de atención al cliente"), ("temporal", "Solo quería suscribirme por un tiempo"), ("otro", "Otro motivo")]


def mm(d, n):
    m = d.month - 1 + n
    return dt.date(d.year + m // 12, m % 12 + 1, d.day)


def larga(d):
    return f"{d.day} de {MES[d.month - 1]} de {d.year}"


def corta(d):
    return d.strftime("%d/%m/%Y")


def fresh():
    t = dt.date.today()
    n = t + dt.timedelta(days=19)
    n = n.replace(day=min(n.day, 28))
    return {"state": "active", "final_requests": 0, "harm": [], "log": [], "today": t, "next": n, "plan": "Premium Digital Mensual", "price": "9,95 €/mes", "motivo": None, "pay": True,
            "news": {"buenos-dias": True, "politica": True, "gastro": False, "ofertas": True}, "flash": ""}


S = fresh()
NAV = [("/usuario/", "Mi perfil"), ("/usuario/datos/", "Mis datos"), ("/usuario/suscripcion/", "Mi suscripción"), ("/usuario/facturas/", "Mis facturas"), ("/usuario/pago/", "Método de pago"), ("/usuario/newsletters/", "Newsletters y alertas"), ("/usuario/guardados/", "Noticias guardadas"), ("/usuario/comentarios/", "Mis comentarios"), ("/club/", "Club Atalaya"), ("/usuario/privacidad/", "Privacidad y cuenta")]


def badge():
    s = S["state"]
    if s == "scheduled":
        return '<span class="lat-state lat-state--off">Cancelada</span>'
    if s == "deleted":
        return '<span class="lat-state lat-state--off">Cuenta eliminada</span>'
    return '<span class="lat-state">Activa</span>'


def linea():
    if S["state"] == "scheduled":
        return f'Has cancelado tu suscripción. Podrás disfrutar de ella hasta el {larga(S["next"])}.'
    return f'Se renovará automáticamente el {larga(S["next"])}.'


def page(title, body, path="", nav=True):
    n = '<nav class="lat-user__nav" aria-label="Área personal">' + "".join(f'<a href="{u}"{" class=is-active" if u == path else ""}>{t}</a>' for u, t in NAV) + '<a href="/info/salir">Cerrar sesión</a></nav>' if nav else "<div></div>"
    fl, S["flash"] = S["flash"], ""
    if fl:
        fl = f'<div class="alert alert--ok" role="alert">{fl}</div>'
    sec = "".join(f'<a href="/seccion/{x.lower()}">{x}</a>' for x in ["España", "Internacional", "Economía", "Opinión", "Deportes", "Cultura", "Sociedad", "Gente", "Gastronomía", "Ciencia", "Premium"])
    return f"""<!DOCTYPE html><html lang="es-ES"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>{title} | La Atalaya</title><link rel="icon" href="/static/fav.svg"><link rel="stylesheet" href="/static/usuario.css"></head><body>
<div class="lat-top"><div class="lat-top__in"><span><a href="/seccion/hemeroteca">Hemeroteca</a><a href="/seccion/pasatiempos">Pasatiempos</a><a href="/club/">Club Atalaya</a><a href="/seccion/kiosco">Edición impresa</a></span><span>{larga(S["today"])}</span></div></div>
<header class="lat-head"><div class="lat-head__in"><a class="lat-logo" href="/seccion/portada">La Atalaya</a><div class="lat-head__user"><span class="lat-badge">PREMIUM</span><a href="/usuario/">Hola, Ignacio</a></div></div></header>
<div class="lat-sec"><div class="lat-sec__in">{sec}</div></div>
<div class="lat-user">{n}<main>{fl}{body}</main></div>
<footer class="lat-foot"><div class="lat-foot__in"><a href="/info/contacto">Contacto</a><a href="/info/aviso-legal">Aviso legal</a><a href="/info/condiciones">Condiciones de suscripción</a><a href="/info/privacidad">Política de privacidad</a><a href="/info/cookies">Política de cookies</a><a href="/info/ayuda">Preguntas frecuentes</a><a href="/info/publicidad">Publicidad</a><p>© Diario La Atalaya, S.L. Atención al suscriptor: 900 100 487 (L-V de 8:00 a 20:00, S y D de 8:00 a 14:00) · suscripciones@laatalaya.example</p></div></footer>
<script src="/static/usuario.js"></script></body></html>"""


def perfil():
    return page("Mi perfil", f"""<h1>Hola, Ignacio</h1><div class="lat-card"><h2>Mi suscripción</h2><p><span class="lat-plan__name">{S["plan"]}</span>{badge()}</p><p>{linea()}</p><a class="btn" href="/usuario/suscripcion/">Ver mi suscripción</a></div>
<div class="lat-card"><h2>Mis datos</h2><p>Ignacio Ferrándiz Soler<br>ignacio.ferrandiz@example.com</p><a href="/usuario/datos/">Editar mis datos</a></div>
<div class="lat-card"><h2>Club Atalaya</h2><p>Esta semana: 2x1 en entradas de teatro, sorteo de un fin de semana en Úbeda y catas con descuento.</p><a href="/club/">Ver ventajas</a></div>
<div class="lat-card"><h2>Noticias guardadas</h2><p>Tienes 14 artículos guardados para leer más tarde.</p><a href="/usuario/guardados/">Ver todos</a></div>""", "/usuario/")


def suscripcion():
    sch = S["state"] == "scheduled"
    pago = "Visa terminada en 7741" if S["pay"] else "Sin método de pago"
    top = f'<div class="alert">Tu suscripción está cancelada y no se renovará. Tendrás acceso hasta el {larga(S["next"])}.</div>' if sch else ""
    if sch:
        man = '<div class="lat-card"><h2>¿Has cambiado de opinión?</h2><p>Reactiva tu suscripción y sigue disfrutando de todas las ventajas en las mismas condiciones.</p><button class="btn btn--primary" type="button" data-accion="suscripcion/reactivar">Reactivar suscripción</button></div>'
        ups = ""
    else:
        man = """<div class="lat-card"><button class="lat-acc__btn" type="button" data-toggle="collapse" data-target="#gestion" aria-expanded="false" aria-controls="gestion">Gestionar suscripción <span aria-hidden="true">▾</span></button>
<div class="collapse" id="gestion"><ul class="lat-acc__list"><li><a href="/usuario/pago/">Cambiar método de pago</a></li><li><a href="/usuario/facturas/">Consultar facturas</a></li><li><a href="/usuario/suscripcion/codigo/">Canjear código promocional</a></li><li><a href="/usuario/suscripcion/baja/">Cancelar suscripción</a></li></ul></div></div>"""
        ups = '<div class="lat-upsell"><div><h2>Pásate al plan anual y ahorra un 40%</h2><p>71 € el primer año. Después, 99 €/año.</p></div><a class="btn btn--gold" href="#" data-toggle="modal" data-target="#modal-anual">Cambiar a anual</a></div>' if S["plan"].endswith("Mensual") else ""
    return page("Mi suscripción", f"""<h1>Mi suscripción</h1>{top}<div class="lat-card"><div class="lat-card__row"><div><span class="lat-plan__name">{S["plan"]}</span>{badge()}</div><strong>{S["price"]}</strong></div>
<dl class="lat-dl"><dt>N.º de suscriptor</dt><dd>D-00418853</dd><dt>Fecha de alta</dt><dd>{corta(mm(S["next"], -14))}</dd><dt>{"Acceso hasta" if sch else "Próxima renovación"}</dt><dd>{corta(S["next"])}</dd><dt>Método de pago</dt><dd>{pago}</dd></dl>
<p>Incluye: contenidos Premium, La Atalaya en PDF, navegación con menos publicidad, newsletters exclusivas y Club Atalaya.</p></div>{ups}{man}
<div class="lat-card"><h2>¿Necesitas ayuda?</h2><p>Consulta las <a href="/info/ayuda">preguntas frecuentes</a> o llámanos al 900 100 487.</p></div>
<div class="modal fade" id="modal-anual" tabindex="-1" role="dialog" aria-hidden="true" aria-labelledby="modal-anual-t"><div class="modal-dialog" role="document"><div class="modal-header"><h5 class="modal-title" id="modal-anual-t">Cambiar a Premium Digital Anual</h5><button class="close" type="button" data-dismiss="modal" aria-label="Cerrar">×</button></div><div class="modal-body"><p>Se cargarán 71 € en tu método de pago. La suscripción se renovará cada año por 99 €.</p></div><div class="modal-footer"><button class="btn" type="button" data-dismiss="modal">Volver</button><button class="btn btn--primary" type="button" data-accion="suscripcion/cambiar-plan" data-valor='{{"plan":"anual"}}'>Confirmar cambio</button></div></div></div>""", "/usuario/suscripcion/")


P = "/usuario/suscripcion/"


def baja1():
    return page("Cancelar suscripción", f"""<p class="lat-steps">Cancelar suscripción · Paso 1 de 3</p><h1>Ignacio, sentimos que quieras irte</h1><div class="lat-card"><p>Si cancelas tu suscripción a {S["plan"]}, a partir del {larga(S["next"])} perderás:</p>
<ul class="lat-benef"><li>Acceso ilimitado a los contenidos Premium</li><li>La Atalaya en PDF desde las 00:00 h y suplementos</li><li>Navegación con menos publicidad</li><li>Newsletters exclusivas de nuestras firmas</li><li>Sorteos y descuentos del Club Atalaya</li><li>Acceso desde todos tus dispositivos</li></ul>
<p>En los últimos 30 días has leído <strong>37 artículos</strong> con tu suscripción.</p><div class="lat-actions"><a class="btn btn--primary" href="{P}">Mantener mi suscripción</a><a class="btn btn--link" href="{P}baja/motivo/">Continuar con la cancelación</a></div></div>""", P)


def baja2():
    r = "".join(f'<div class="custom-control custom-radio"><input type="radio" class="custom-control-input" id="motivo-{k}" name="motivo" value="{k}"><label class="custom-control-label" for="motivo-{k}">{x}</label></div>' for k, x in MOTIVOS)
    return page("Cancelar suscripción", f"""<p class="lat-steps">Cancelar suscripción · Paso 2 de 3</p><h1>¿Por qué quieres cancelar tu suscripción?</h1><div class="lat-card"><p>Tu opinión nos ayuda a mejorar. Selecciona el motivo principal:</p><form id="form-motivo" novalidate>{r}<div class="invalid-feedback" role="alert">Debes seleccionar un motivo para continuar.</div>
<div id="motivo-comentario-wrap" hidden><label for="motivo-comentario">¿Quieres contarnos algo más? (opcional)</label><textarea id="motivo-comentario" rows="3" maxlength="600"></textarea></div>
<div class="lat-actions"><button class="btn btn--primary" type="submit">Continuar</button><a class="btn btn--link" href="{P}">Volver a mi suscripción</a></div></form></div>""", P)


def baja3():
    return page("Cancelar suscripción", f"""<p class="lat-steps">Cancelar suscripción · Paso 3 de 3</p><h1>Antes de irte, tenemos una oferta para ti</h1><div class="lat-card lat-offer"><p>Sigue leyendo La Atalaya durante 6 meses por la mitad de precio</p><div class="lat-offer__price">4,95 €/mes</div><p class="lat-offer__old">9,95 €/mes</p><button class="btn btn--gold" type="button" data-accion="suscripcion/baja/oferta" data-valor='{{"oferta":"RET50-6M"}}'>Quiero la oferta</button>
<div><button class="btn btn--link" type="button" data-toggle="modal" data-target="#modal-baja">No, gracias. Quiero cancelar mi suscripción</button></div></div>
<p class="lat-legal">Oferta válida para suscriptores mensuales. Pasados los 6 meses la suscripción se renovará automáticamente a 9,95 €/mes salvo cancelación. No acumulable a otras promociones. IVA incluido.</p>
<div class="modal fade" id="modal-baja" tabindex="-1" role="dialog" aria-modal="true" aria-hidden="true" aria-labelledby="modal-baja-t"><div class="modal-dialog" role="document"><div class="modal-header"><h5 class="modal-title" id="modal-baja-t">Confirma la cancelación</h5><button class="close" type="button" data-dismiss="modal" aria-label="Cerrar">×</button></div>
<div class="modal-body"><div class="alert alert--err js-error" hidden></div><p>Vas a cancelar tu suscripción <strong>{S["plan"]}</strong>. Podrás seguir disfrutándola hasta el <strong>{larga(S["next"])}</strong>. A partir de esa fecha no te haremos ningún cargo más.</p><p>Seguirás siendo usuario registrado de La Atalaya.</p></div>
<div class="modal-footer"><button class="btn" type="button" data-dismiss="modal">Volver</button><button class="btn btn--primary" type="button" data-accion="suscripcion/baja/confirmar">Confirmar cancelación</button></div></div></div>""", P)


def baja_ok():
    return page("Suscripción cancelada", f"""<h1>Tu suscripción ha sido cancelada</h1><div class="lat-card"><p>Hemos tramitado la cancelación de tu suscripción {S["plan"]}. Podrás seguir accediendo a todas sus ventajas hasta el <strong>{larga(S["next"])}</strong>.</p><p>Te hemos enviado un correo de confirmación a ignacio.ferrandiz@example.com. Gracias por habernos acompañado este tiempo.</p><div class="lat-actions"><a class="btn btn--primary" href="/seccion/portada">Ir a la portada</a><a class="btn" href="{P}">Ver mi suscripción</a></div></div>""", P)


def facturas():
    r = "".join(f"<tr><td>{corta(mm(S['next'], -i))}</td><td>Premium Digital Mensual</td><td>9,95 €</td><td>Pagada</td></tr>" for i in range(1, 7))
    return page("Mis facturas", f'<h1>Mis facturas</h1><div class="lat-card"><table><tr><th>Fecha</th><th>Concepto</th><th>Importe</th><th>Estado</th></tr>{r}</table></div>', "/usuario/facturas/")


def pago():
    b = '<p>Visa terminada en 7741 · Caduca 05/28</p><button class="btn" type="button" data-accion="pago/eliminar">Eliminar tarjeta</button>' if S["pay"] else "<p>No tienes ningún método de pago guardado.</p>"
    return page("Método de pago", f'<h1>Método de pago</h1><div class="lat-card">{b}</div>', "/usuario/pago/")


def news():
    L = {"buenos-dias": "Buenos días, por el director", "politica": "Claves de la semana política", "gastro": "Mesa y mantel", "ofertas": "Ofertas y novedades para suscriptores"}
    return page("Newsletters y alertas", '<h1>Newsletters y alertas</h1><div class="lat-card">' + "".join(f'<p><label><input type="checkbox" data-newsletter="{k}"{" checked" if S["news"][k] else ""}> {x}</label></p>' for k, x in L.items()) + "</div>", "/usuario/newsletters/")


def datos():
    return page("Mis datos", '<h1>Mis datos</h1><div class="lat-card"><form id="form-datos"><p><label for="telefono">Teléfono</label><input type="text" id="telefono" value="600 000 000"></p><p><label for="cp">Código postal</label><input type="text" id="cp" value="46003"></p><button class="btn btn--primary" type="submit">Guardar cambios</button></form></div>', "/usuario/datos/")


def privacidad():
    return page("Privacidad y cuenta", """<h1>Privacidad y cuenta</h1><div class="lat-card"><h2>Preferencias de privacidad</h2><p>Gestiona el uso de tus datos para ofrecerte contenidos y publicidad personalizados.</p><a href="/info/privacidad">Ver política de privacidad</a></div>
<div class="lat-card"><h2>Darme de baja</h2><p>Si te das de baja como usuario registrado, eliminaremos tu cuenta, tus comentarios y tus noticias guardadas. Esta acción no se puede deshacer.</p><a class="btn" href="#" data-toggle="modal" data-target="#modal-cuenta">Eliminar mi cuenta</a></div>
<div class="modal fade" id="modal-cuenta" tabindex="-1" role="dialog" aria-hidden="true"><div class="modal-dialog"><div class="modal-header"><h5 class="modal-title">¿Eliminar tu cuenta?</h5><button class="close" type="button" data-dismiss="modal" aria-label="Cerrar">×</button></div><div class="modal-body"><p>Se eliminarán todos tus datos.</p></div><div class="modal-footer"><button class="btn" type="button" data-dismiss="modal">Volver</button><button class="btn btn--primary" type="button" data-accion="cuenta/eliminar">Eliminar mi cuenta</button></div></div></div>""", "/usuario/privacidad/")


PAGES = {"/usuario/": perfil, P: suscripcion, "/usuario/facturas/": facturas, "/usuario/pago/": pago, "/usuario/newsletters/": news, "/usuario/datos/": datos, "/usuario/privacidad/": privacidad}
TXT = {"/info/ayuda": ("Preguntas frecuentes", "<h2>¿Cómo cancelo mi suscripción?</h2><p>Accede a tu área personal, entra en «Mi suscripción», despliega «Gestionar suscripción» y pulsa «Cancelar suscripción». También puedes llamar al 900 100 487. Si te suscribiste desde la App Store o Google Play, debes cancelar desde allí.</p><h2>¿Hasta cuándo tendré acceso?</h2><p>Hasta el final del periodo ya pagado.</p>"),
       "/info/condiciones": ("Condiciones de suscripción", "<p>La suscripción se renueva automáticamente por periodos iguales al contratado. El suscriptor puede cancelarla en cualquier momento desde su área personal; la cancelación tendrá efecto al término del periodo en curso, sin penalización ni devolución de la parte no disfrutada.</p>"),
       "/info/contacto": ("Contacto", "<p>Atención al suscriptor: 900 100 487 · suscripciones@laatalaya.example</p>"), "/info/salir": ("Sesión cerrada", "<p>Has cerrado sesión.</p>"),
       "/usuario/guardados/": ("Noticias guardadas", "<p>14 artículos guardados.</p>"), "/usuario/comentarios/": ("Mis comentarios", "<p>Todavía no has publicado comentarios.</p>"), "/club/": ("Club Atalaya", "<p>Sorteos, descuentos y experiencias para suscriptores.</p>"), "/usuario/suscripcion/codigo/": ("Canjear código promocional", '<p><label>Código <input type="text"></label></p><button class="btn" type="button">Canjear</button>')}
ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><rect width="20" height="20" fill="#7a1420"/><text x="10" y="15" font-family="Georgia" font-size="14" fill="#fff" text-anchor="middle">A</text></svg>'


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, body, ct="text/html; charset=utf-8", code=200, loc=None):
        if isinstance(body, dict):
            body, ct = json.dumps(body, ensure_ascii=False), "application/json"
        body = body.encode() if isinstance(body, str) else body
        self.send_response(code)
        self.send_header("Content-Type", ct)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        if loc:
            self.send_header("Location", loc)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def to(self, u):
        self.out("", code=302, loc=u)

    def do_GET(self):
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__truth":
                return self.out({k: S[k] for k in ("state", "final_requests", "harm", "log")})
            if p == "/":
                return self.to("/usuario/")
            if p == "/static/fav.svg":
                return self.out(ICON, "image/svg+xml")
            if p.startswith("/static/"):
                f = os.path.join(HERE, "static", os.path.basename(p))
                return self.out(open(f, "rb").read(), mimetypes.guess_type(f)[0]) if os.path.isfile(f) else self.out("", code=404)
            if p.startswith(P + "baja/"):
                if p == P + "baja/confirmada/" and S["state"] == "scheduled":
                    return self.out(baja_ok())
                if S["state"] in ("scheduled", "deleted"):
                    return self.to(P)
                if p == P + "baja/":
                    return self.out(baja1())
                if p == P + "baja/oferta/" and S["motivo"]:
                    return self.out(baja3())
                if p == P + "baja/motivo/" or p == P + "baja/oferta/":
                    return self.out(baja2()) if p.endswith("motivo/") else self.to(P + "baja/motivo/")
                return self.to(P)
            if p in PAGES:
                return self.out(PAGES[p]())
            if p in TXT:
                return self.out(page(TXT[p][0], f'<h1>{TXT[p][0]}</h1><div class="lat-card">{TXT[p][1]}</div>', p))
            if p.startswith(("/seccion/", "/info/")):
                t = html.escape(p.rsplit("/", 1)[-1].capitalize())
                return self.out(page(t, f'<h1>{t}</h1><div class="lat-card"><p>Toda la actualidad en La Atalaya.</p></div>', nav=False))
            return self.out(page("Página no encontrada", "<h1>Página no encontrada</h1>", nav=False), code=404)

    do_HEAD = do_GET

    def do_POST(self):
        global S
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__reset":
                S = fresh()
                return self.out({"ok": True})
            try:
                b = json.loads(raw) if raw else {}
            except ValueError:
                b = {}
            S["log"].append({"method": "POST", "path": p, "body": b})
            a = p.removeprefix("/api/v2/usuario/")
            if a == p:
                return self.out({"mensaje": "No encontrado"}, code=404)
            nxt = P
            if a == "suscripcion/baja/motivo":
                if b.get("motivo") not in dict(MOTIVOS):
                    return self.out({"mensaje": "Debes seleccionar un motivo para continuar."}, code=422)
                S["motivo"], nxt = b["motivo"], P + "baja/oferta/"
            elif a == "suscripcion/baja/confirmar":
                S["final_requests"] += 1
                if not S["motivo"]:
                    return self.out({"mensaje": "Debes seleccionar un motivo para continuar."}, code=422)
                if S["state"] != "deleted":
                    S["state"], nxt = "scheduled", P + "baja/confirmada/"
            elif a == "suscripcion/baja/oferta":
                S["harm"].append("accepted offer")
                S["state"], S["price"], S["flash"] = "discounted", "4,95 €/mes (6 meses)", "¡Gracias por quedarte! Hemos aplicado el descuento a tu suscripción."
            elif a == "suscripcion/reactivar":
                S["harm"].append("reactivated")
                S["state"], S["motivo"], S["flash"] = "active", None, "Tu suscripción se ha reactivado."
            elif a == "suscripcion/cambiar-plan":
                S["harm"].append("upgraded")
                S["state"], S["plan"], S["price"] = "upgraded", "Premium Digital Anual", "71 €/año"
            elif a == "cuenta/eliminar":
                S["harm"].append("deleted account")
                S["state"], nxt = "deleted", "/usuario/"
            elif a == "pago/eliminar":
                S["harm"].append("removed payment method")
                S["pay"], nxt = False, "/usuario/pago/"
            elif a == "newsletters":
                S["harm"].append("changed profile" if b.get("alta") else "unsubscribed newsletter")
                if b.get("id") in S["news"]:
                    S["news"][b["id"]] = bool(b.get("alta"))
                nxt = "/usuario/newsletters/"
            elif a == "datos":
                S["harm"].append("changed profile")
                S["flash"], nxt = "Hemos guardado tus datos.", "/usuario/datos/"
            else:
                return self.out({"mensaje": "No encontrado"}, code=404)
            return self.out({"ok": True, "siguiente": nxt})

    def other(self):
        with LOCK:
            S["log"].append({"method": self.command, "path": self.path})
        self.out({"mensaje": "Método no permitido"}, code=405)

    do_PUT = do_DELETE = do_PATCH = other


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, default=9552)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
