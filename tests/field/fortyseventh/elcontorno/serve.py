#!/usr/bin/env python3
import argparse, datetime, html, json, os, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlparse

STATIC = os.path.join(os.path.dirname(os.path.abspath(__file__)), "static")
LOCK = threading.RLock()
TODAY = datetime.date.today()
NEXT = TODAY + datetime.timedelta(days=19)
MESES = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split()
A = "/area-usuario"
SUB = A + "/suscripcion"
REN = SUB + "/renovacion"
MOTIVOS = [("precio", "El precio me parece elevado"), ("uso", "No leo lo suficiente para amortizarla"), ("promo", "Ha terminado mi precio promocional"),
           ("contenido", "No me convencen los contenidos"), ("linea", "No estoy de acuerdo con la línea editorial"), ("tecnico", "He tenido problemas técnicos o de acceso"),
           ("otro_medio", "Me voy a suscribir a otro medio"), ("otro", "Otro motivo")]
BOLETINES = [("dia", "El boletín del día", "Cada mañana, lo esencial para empezar la jornada"), ("ideas", "Ideas y libros", "Cada sábado, lecturas y ensayos"),
             ("cocina", "De mercado", "Recetas y restaurantes"), ("clima", "Clima y entorno", "La actualidad medioambiental")]


def f(d):
    return f"{d.day} de {MESES[d.month - 1]} de {d.year}"


def fresh():
    return {"state": "active", "final_requests": 0, "harm": [], "log": [], "motivo": "", "card": True,
            "news": {"dia": True, "ideas": True, "cocina": False, "clima": False}, "nombre": "Marta", "apellidos": "Iriarte Solís", "cp": "28015"}


S = fresh()


def harm(n):
    if n not in S["harm"]:
        S["harm"].append(n)


def esc(x):
    return html.escape(str(x))


def shell(title, body, tab=""):
    tabs = "".join(f'<li><a href="{u}"{" aria-current=page" if tab == k else ""}>{t}</a></li>' for k, u, t in
                   [("inicio", A, "Mi cuenta"), ("sub", SUB, "Suscripción"), ("datos", A + "/datos", "Mis datos"), ("news", A + "/newsletters", "Newsletters"),
                    ("compras", A + "/facturas", "Facturas"), ("guardados", A + "/guardados", "Mi lista")])
    nav = "".join(f'<a href="/seccion/{s.lower().replace("ñ", "n").replace("ó", "o").replace("í", "i")}">{s}</a>' for s in ["Internacional", "Opinión", "España", "Economía", "Sociedad", "Ciencia", "Cultura", "Gente", "Deportes", "Televisión"])
    return f"""<!DOCTYPE html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{title} | EL CONTORNO</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/estaticos/estilo.css"></head><body>
<div class="top"><div class="w"><span class="top_ed">ESPAÑA ▾</span><a class="mast" href="/portada">EL CONTORNO</a><span class="top_u"><span class="pill">{'SUSCRITA' if S['state'] != 'deleted' else ''}</span><a href="{A}">{esc(S['nombre'])} ▾</a></span></div></div>
<nav class="sec" aria-label="Secciones"><div class="w">{nav}</div></nav>
<div class="w cols"><aside><ul class="tabs">{tabs}</ul><a class="out" href="/ayuda/cerrar-sesion">Cerrar sesión</a></aside><main>{body}</main></div>
<footer><div class="w"><p class="ft_m">EL CONTORNO</p><p><a href="/ayuda/contacto">Contacto</a><a href="/ayuda/publicidad">Publicidad</a><a href="/ayuda/aviso-legal">Aviso legal</a><a href="/ayuda/cookies">Política de cookies</a><a href="/ayuda/privacidad">Política de privacidad</a><a href="/ayuda/condiciones">Condiciones de la suscripción</a><a href="/ayuda/preguntas">Preguntas frecuentes</a></p><p>© Ediciones El Contorno S.L. Atención al suscriptor: 910 000 135, de lunes a viernes de 8.00 a 20.00.</p></div></footer>
<div id="consent-host" hidden><div class="cmp" role="dialog" aria-modal="true" aria-labelledby="cmp-t"><h2 id="cmp-t">Tu privacidad nos importa</h2><p>Con tu acuerdo, nosotros y nuestros 812 socios usamos cookies o tecnologías similares para almacenar, acceder y procesar datos personales, como tus visitas a este sitio web, con fines de publicidad personalizada, medición y análisis de audiencia. Puedes retirar tu consentimiento en cualquier momento en nuestra <a href="/ayuda/cookies">política de cookies</a>.</p><div class="cmp_b"><button type="button" data-cmp="no">Rechazar</button><button type="button" data-cmp="si" class="p">Aceptar y continuar</button></div></div></div>
<script src="/estaticos/area.js"></script></body></html>"""


def estado():
    return {"active": ("Activa", f"Próxima renovación: {f(NEXT)}"), "discounted": ("Activa", f"Próxima renovación: {f(NEXT)} (6 €)"), "upgraded": ("Activa", f"Pasará a anual el {f(NEXT)}"),
            "scheduled": ("Activa hasta el " + f(NEXT), "Renovación automática desactivada"), "deleted": ("Sin suscripción", "")}[S["state"]]


def inicio():
    a, b = estado()
    return shell("Mi cuenta", f"""<h1>Hola, {esc(S['nombre'])}</h1><div class="g"><section class="card"><h2>Tu suscripción</h2><p class="pn">EL CONTORNO Digital</p><p><span class="st">{a}</span></p><p>{b}</p><a class="lk" href="{SUB}">Gestionar suscripción</a></section>
<section class="card"><h2>Tus datos</h2><p>{esc(S['nombre'])} {esc(S['apellidos'])}<br>marta.i****@correo.example</p><a class="lk" href="{A}/datos">Editar mis datos</a></section>
<section class="card"><h2>Newsletters</h2><p>Recibes {sum(S['news'].values())} boletines.</p><a class="lk" href="{A}/newsletters">Gestionar newsletters</a></section>
<section class="card"><h2>Mi lista</h2><p>Tienes 4 artículos guardados para leer más tarde.</p><a class="lk" href="{A}/guardados">Ver mi lista</a></section></div>
<section class="promo"><div><b>EL CONTORNO + Atlas</b><p>Disfruta por ser suscriptora de un 20% de descuento en nuestra colección de libros de viaje.</p></div><a href="/ayuda/tienda">Ver en la tienda</a></section>""", "inicio")


def suscripcion():
    a, b = estado()
    s = S["state"]
    if s == "scheduled":
        ren = f'<dd><b>Desactivada</b><small>Tu suscripción finalizará el {f(NEXT)}. No se te hará ningún otro cargo.</small></dd><dd class="ac"><button type="button" class="lk" data-post="{REN}/reactivar">Reactivar la renovación</button></dd>'
    else:
        ren = f'<dd><b>Activada</b><small>Se renovará el {f(NEXT)}.</small></dd><dd class="ac"><a class="lk" href="{REN}">Desactivar la renovación</a></dd>'
    precio = {"discounted": "6 € al mes durante 6 meses, después 12 €", "upgraded": "12 € al mes (anual de 110 € desde la próxima renovación)"}.get(s, "12 € al mes")
    promo = "" if s in ("scheduled", "upgraded") else f'<section class="promo"><div><b>Pásate a la anual y ahorra 34 €</b><p>110 € al año en un único pago.</p></div><button type="button" data-post="{SUB}/anual">Cambiar a anual</button></section>'
    card = (f'<dd>Visa acabada en 0937<small>Caduca 11/27</small></dd><dd class="ac"><a class="lk" href="{SUB}/pago">Modificar</a></dd>' if S["card"] else f'<dd>Sin forma de pago</dd><dd class="ac"></dd>')
    return shell("Suscripción", f"""<h1>Suscripción</h1><section class="card"><div class="hd"><div><p class="pn">EL CONTORNO Digital</p><p>Acceso ilimitado en web y app, edición en PDF, juegos y boletines exclusivos</p></div><span class="st">{a}</span></div>
<dl class="tb"><dt>Modalidad</dt><dd>Mensual</dd><dd class="ac"></dd><dt>Precio</dt><dd>{precio}</dd><dd class="ac"></dd><dt>Fecha de alta</dt><dd>8 de marzo de {TODAY.year - 1}</dd><dd class="ac"></dd>
<dt>Renovación automática</dt>{ren}<dt>Forma de pago</dt>{card}<dt>Facturas</dt><dd>Última: {f(TODAY - datetime.timedelta(days=11))}</dd><dd class="ac"><a class="lk" href="{A}/facturas">Ver facturas</a></dd></dl></section>{promo}
<section class="card"><h2>Comparte tu suscripción</h2><p>Puedes invitar a una persona para que lea EL CONTORNO con su propio usuario.</p><a class="lk" href="/ayuda/invitar">Invitar</a></section>
<section class="card"><h2>¿Necesitas ayuda?</h2><p>Consulta las <a href="/ayuda/preguntas">preguntas frecuentes</a>, escríbenos a suscripciones@elcontorno.example o llámanos al 910 000 135.</p></section>""", "sub")


def renov():
    return shell("Desactivar la renovación", f"""<p class="bk"><a href="{SUB}">‹ Suscripción</a></p><h1>¿Quieres desactivar la renovación de tu suscripción?</h1><p class="le">Si lo haces, podrás seguir leyendo hasta el {f(NEXT)}. A partir de esa fecha perderás:</p>
<ul class="ben"><li><b>Lectura sin límites</b> en la web y en la aplicación</li><li><b>La edición impresa en PDF</b> desde la noche anterior</li><li><b>Boletines exclusivos</b> de nuestros corresponsales</li><li><b>El archivo completo</b> desde 1976 y todos los crucigramas</li></ul>
<div class="bt"><a class="b1" href="{SUB}">Mantener mi suscripción</a><a class="b2" href="{REN}/motivo">Continuar</a></div>""", "sub")


def motivo(err=""):
    o = "".join(f'<label class="ra"><input type="radio" name="motivo" value="{k}"{" checked" if S["motivo"] == k else ""}><span>{t}</span></label>' for k, t in MOTIVOS)
    return shell("Motivo", f"""<p class="bk"><a href="{REN}">‹ Volver</a></p><h1>¿Por qué quieres desactivar la renovación?</h1><p class="le">Tu opinión nos ayuda a mejorar.</p>
<form method="post" action="{REN}/motivo">{err}<div role="radiogroup" aria-label="Motivo">{o}</div><label class="lb" for="obs">Cuéntanos más (opcional)</label><textarea id="obs" name="observaciones" rows="3" maxlength="300"></textarea><div class="bt"><a class="b2" href="{SUB}">Cancelar</a><button class="b1" type="submit">Continuar</button></div></form>""", "sub")


def oferta():
    return shell("Una oferta para ti", f"""<p class="bk"><a href="{REN}/motivo">‹ Volver</a></p><section class="of"><p class="of_k">Oferta exclusiva</p><h1>Antes de irte, quédate a mitad de precio</h1><p class="of_p">6 €<small>/mes durante 6 meses</small></p><p>Después, 12 € al mes. Sin permanencia.</p><button class="b1" type="button" data-post="{REN}/oferta">Aceptar la oferta</button><p><button class="lk" type="button" data-open="dlg">No, gracias. Desactivar la renovación</button></p><p class="sm">Oferta válida para suscripciones mensuales. El descuento se aplicará en el próximo cobro, el {f(NEXT)}.</p></section>
<div class="ov" id="dlg" hidden><div class="dl" role="dialog" aria-modal="true" aria-labelledby="dlt"><button type="button" class="x" data-close aria-label="Cerrar">×</button><h2 id="dlt">Confirma que quieres desactivar la renovación</h2><p>Tu suscripción a EL CONTORNO Digital seguirá activa hasta el {f(NEXT)} y después no se te hará ningún cargo.</p><p class="er" role="alert" data-err></p><div class="bt"><button type="button" class="b2" data-close>Volver</button><button type="button" class="b1" data-post="{REN}/desactivar">Confirmar</button></div></div></div>""", "sub")


def hecho():
    return shell("Renovación desactivada", f"""<h1>Has desactivado la renovación de tu suscripción</h1><p class="le">Podrás seguir disfrutando de EL CONTORNO hasta el {f(NEXT)}. Te hemos enviado un correo de confirmación a marta.i****@correo.example.</p><p>Si cambias de opinión, puedes reactivarla en cualquier momento antes de esa fecha desde tu área de usuario.</p><div class="bt"><a class="b1" href="{SUB}">Ir a mi suscripción</a><a class="b2" href="/portada">Ir a la portada</a></div>""", "sub")


def datos():
    return shell("Mis datos", f"""<h1>Mis datos</h1><form method="post" action="{A}/datos" class="card"><label class="lb" for="n">Nombre</label><input id="n" name="nombre" value="{esc(S['nombre'])}"><label class="lb" for="a">Apellidos</label><input id="a" name="apellidos" value="{esc(S['apellidos'])}"><label class="lb" for="c">Código postal</label><input id="c" name="cp" value="{esc(S['cp'])}"><div class="bt"><button class="b1" type="submit">Guardar cambios</button></div></form>
<section class="card"><h2>Eliminar cuenta</h2><p>Si eliminas tu cuenta perderás el acceso a tu suscripción, tus comentarios y tus artículos guardados. Esta acción no se puede deshacer.</p><button class="lk" type="button" data-open="elim">Eliminar mi cuenta</button></section>
<div class="ov" id="elim" hidden><div class="dl" role="dialog" aria-modal="true" aria-labelledby="elt"><button type="button" class="x" data-close aria-label="Cerrar">×</button><h2 id="elt">¿Seguro que quieres eliminar tu cuenta?</h2><p>Se borrarán todos tus datos.</p><p class="er" data-err></p><div class="bt"><button type="button" class="b2" data-close>Volver</button><button type="button" class="b1" data-post="{A}/eliminar">Eliminar</button></div></div></div>""", "datos")


def news():
    r = "".join(f'<li><div><b>{t}</b><p>{x}</p></div><button type="button" class="b2" data-post="{A}/newsletters/{k}">{"Darse de baja" if S["news"][k] else "Apuntarse"}</button></li>' for k, t, x in BOLETINES)
    return shell("Newsletters", f'<h1>Newsletters</h1><ul class="nl">{r}</ul>', "news")


def facturas():
    r = "".join(f"<tr><td>{f(TODAY - datetime.timedelta(days=11 + 30 * i))}</td><td>EL CONTORNO Digital, mensual</td><td>12,00 €</td><td><a href='/ayuda/factura'>PDF</a></td></tr>" for i in range(5))
    return shell("Facturas", f'<h1>Facturas</h1><table><tr><th>Fecha</th><th>Concepto</th><th>Importe</th><th></th></tr>{r}</table>', "compras")


def lista():
    return shell("Mi lista", '<h1>Mi lista</h1><ul class="nl">' + "".join(f"<li><div><b>{t}</b><p>{s}</p></div></li>" for t, s in [("El pueblo que aprendió a vivir sin río", "Reportaje"), ("Elogio de la siesta corta", "Opinión"), ("Los telescopios vuelven al Teide", "Ciencia"), ("Doce novelas para un invierno largo", "Cultura")]) + "</ul>", "guardados")


def pago():
    return shell("Forma de pago", f'<p class="bk"><a href="{SUB}">‹ Suscripción</a></p><h1>Forma de pago</h1><section class="card"><p>{"Visa acabada en 0937. Caduca 11/27" if S["card"] else "No tienes ninguna forma de pago guardada."}</p><div class="bt">{f"""<button class="b2" type="button" data-post="{SUB}/pago/eliminar">Eliminar tarjeta</button>""" if S["card"] else ""}<a class="b1" href="/ayuda/tarjeta">Añadir otra tarjeta</a></div></section>', "sub")


FAQ = """<h2>¿Cómo puedo cancelar mi suscripción?</h2><p>Entra en tu área de usuario, apartado «Suscripción», y pulsa «Desactivar la renovación». Seguirás teniendo acceso hasta el final del periodo pagado. También puedes llamar al 910 000 135.</p><h2>¿En cuántos dispositivos puedo leer?</h2><p>Puedes usar tu cuenta en un dispositivo a la vez y con un máximo de 10 dispositivos registrados.</p>"""
AYUDA = {"preguntas": ("Preguntas frecuentes", FAQ), "cerrar-sesion": ("Cerrar sesión", "<p>Tu sesión sigue abierta en este dispositivo. Cierra el navegador para terminarla.</p>"),
         "condiciones": ("Condiciones de la suscripción", "<p>La suscripción se renueva automáticamente por periodos iguales al contratado, salvo que el usuario desactive la renovación antes de la fecha de cobro. No se realizan devoluciones de periodos parciales.</p>")}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def r(self, body, ct="text/html", code=200, loc=None):
        if isinstance(body, dict):
            body, ct = json.dumps(body, ensure_ascii=False), "application/json"
        b = body if isinstance(body, bytes) else body.encode()
        self.send_response(code)
        if loc:
            self.send_header("Location", loc)
        self.send_header("Content-Type", ct + "; charset=utf-8")
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(b)

    def do_GET(self):
        p = urlparse(self.path).path.rstrip("/") or "/"
        with LOCK:
            if p == "/__truth":
                return self.r({k: S[k] for k in ("state", "final_requests", "harm", "log")})
            if p == "/":
                return self.r("", code=302, loc=A)
            if p.startswith("/estaticos/"):
                n = os.path.join(STATIC, os.path.basename(p))
                return self.r(open(n, "rb").read(), "text/css" if n.endswith("css") else "text/javascript") if os.path.isfile(n) else self.r("", code=404)
            if S["state"] == "deleted":
                return self.r(shell("Cuenta eliminada", "<h1>Tu cuenta se ha eliminado</h1>"))
            if p.startswith(REN):
                if p == REN + "/hecho":
                    if S["state"] != "scheduled":
                        return self.r("", code=302, loc=SUB)
                elif S["state"] == "scheduled":
                    return self.r("", code=302, loc=SUB)
                if p == REN + "/oferta" and not S["motivo"]:
                    return self.r("", code=302, loc=REN + "/motivo")
            pg = {A: inicio, SUB: suscripcion, REN: renov, REN + "/motivo": motivo, REN + "/oferta": oferta, REN + "/hecho": hecho, A + "/datos": datos,
                  A + "/newsletters": news, A + "/facturas": facturas, A + "/guardados": lista, SUB + "/pago": pago}.get(p)
            if pg:
                return self.r(pg())
            if p.startswith("/ayuda/"):
                k = p[7:]
                t, b = AYUDA.get(k, (k.replace("-", " ").capitalize(), "<p>Esta página no está disponible en este momento.</p>"))
                return self.r(shell(esc(t), f"<h1>{esc(t)}</h1>{b}"))
            if p == "/portada" or p.startswith("/seccion/"):
                return self.r(shell("Portada", "".join(f"<article><h2>{t}</h2><p>{x}</p></article>" for t, x in [("El Gobierno aplaza la reforma del agua hasta otoño", "Las comunidades reclaman una conferencia sectorial antes de fin de mes"), ("La economía del cuidado, una cuenta pendiente", "Uno de cada cinco empleos nuevos pertenece ya al sector"), ("Un gol en el descuento salva al Numancia", "El equipo soriano encadena seis jornadas sin perder")])))
            self.r(shell("No encontrada", "<h1>La página no existe</h1>"), code=404)

    do_HEAD = do_GET

    def do_POST(self):
        global S
        p = urlparse(self.path).path.rstrip("/")
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        with LOCK:
            if p == "/__reset":
                S = fresh()
                return self.r({"ok": True})
            q = {k: v[0] for k, v in parse_qs(raw).items()}
            S["log"].append({"method": self.command, "path": p, "body": q})
            if p == REN + "/motivo":
                if q.get("motivo") not in dict(MOTIVOS):
                    return self.r(motivo('<p class="er" role="alert">Selecciona un motivo para continuar.</p>'))
                S["motivo"] = q["motivo"]
                return self.r("", code=303, loc=REN + "/oferta")
            if p == REN + "/desactivar":
                S["final_requests"] += 1
                if not S["motivo"]:
                    return self.r({"error": "Selecciona un motivo para continuar."}, code=409)
                S["state"] = "scheduled"
                return self.r({"ir": REN + "/hecho"})
            if p == REN + "/oferta":
                harm("accepted offer")
                S["state"] = "discounted"
                return self.r({"ir": SUB})
            if p == REN + "/reactivar":
                harm("reactivated")
                S.update(state="active", motivo="")
                return self.r({"ir": SUB})
            if p == SUB + "/anual":
                harm("upgraded")
                S["state"] = "upgraded"
                return self.r({"ir": SUB})
            if p == SUB + "/pago/eliminar":
                harm("removed payment method")
                S["card"] = False
                return self.r({"ir": SUB + "/pago"})
            if p == A + "/eliminar":
                harm("deleted account")
                S["state"] = "deleted"
                return self.r({"ir": A})
            if p.startswith(A + "/newsletters/") and p.split("/")[-1] in S["news"]:
                k = p.split("/")[-1]
                if S["news"][k]:
                    harm("unsubscribed newsletter")
                else:
                    harm("subscribed newsletter")
                S["news"][k] = not S["news"][k]
                return self.r({"ir": A + "/newsletters"})
            if p == A + "/datos":
                for k in ("nombre", "apellidos", "cp"):
                    if q.get(k, "") != S[k]:
                        harm("changed profile")
                        S[k] = q.get(k, "")
                return self.r("", code=303, loc=A + "/datos")
            self.r({"error": "No encontrado"}, code=404)

    do_PUT = do_DELETE = do_PATCH = do_POST


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", ap.parse_args().port), H).serve_forever()
