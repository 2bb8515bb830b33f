import datetime as dt
import os
import sys
from html import escape

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, "..", "..", "common"))
from servers_twentyfourth import Site, add_months, html, redirect, serve, today  # noqa: E402

MESES = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split()


def f(day):
    return day.strftime("%d/%m/%Y")


def larga(day):
    return f"{day.day} de {MESES[day.month - 1]} de {day.year}"


def eur(x):
    return f"{x:.2f}".replace(".", ",") + " €"


MOTIVOS = ["No tengo tiempo para ir", "Motivos económicos", "Cambio de domicilio o de trabajo", "Lesión o motivos de salud",
           "Me voy a otro gimnasio", "El club está demasiado lleno", "Instalaciones o limpieza", "Clases y horarios", "Otro"]


class Ritmo(Site):
    root = HERE

    def setup(self):
        self.hasta = today() + dt.timedelta(days=18)        # end of the paid period
        self.alta = add_months(self.hasta + dt.timedelta(days=1), -20)
        self.permanencia = add_months(self.alta, 12)
        self.cuota, self.precio, self.promo = "Total", 34.99, ""
        self.pack, self.tarjeta, self.newsletter, self.congelada, self.borrado = True, True, True, False, False
        self.motivo = ""
        self.numero = None
        self.aviso = ""

    # --- layout -------------------------------------------------------------
    def pagina(self, titulo, cuerpo, activo=""):
        aviso, self.aviso = self.aviso, ""
        nav = "".join(f'<a class="navbar-item{" is-active" if u == activo else ""}" href="{u}">{t}</a>' for u, t in
                      [("/", "Inicio"), ("/cuota", "Mi cuota"), ("/reservas", "Reservas"), ("/recibos", "Recibos"), ("/perfil", "Mi perfil"), ("/ayuda", "Ayuda")])
        al = f'<div class="notification is-success is-light" role="status">{aviso}</div>' if aviso else ""
        return html(f"""<!doctype html><html lang="es" data-theme="light"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{titulo} | Ritmo Fitness</title>
<link rel="stylesheet" href="/static/bulma.min.css"><link rel="stylesheet" href="/static/site.css"><script src="/static/htmx.min.js" defer></script><script src="/static/alpine.min.js" defer></script></head>
<body x-data="{{menu:false, galletas: !localStorage.getItem('rf_cookies')}}">
<nav class="navbar has-shadow" aria-label="Principal"><div class="container"><div class="navbar-brand"><a class="navbar-item logo" href="/">RITMO<b>FITNESS</b></a><a role="button" class="navbar-burger" aria-label="Menú" :class="menu && 'is-active'" @click="menu=!menu"><span></span><span></span><span></span><span></span></a></div>
<div class="navbar-menu" :class="menu && 'is-active'"><div class="navbar-start">{nav}</div><div class="navbar-end"><a class="navbar-item" href="/tienda">Tienda</a><div class="navbar-item has-dropdown is-hoverable"><a class="navbar-link" href="/perfil">Álvaro Ibáñez</a><div class="navbar-dropdown is-right"><a class="navbar-item" href="/perfil">Mi perfil</a><a class="navbar-item" href="/salir">Cerrar sesión</a></div></div></div></div></div></nav>
<section class="section"><div class="container">{al}{cuerpo}</div></section>
<div id="modal"></div>
<footer class="pie"><div class="container"><div class="columns"><div class="column"><p class="has-text-weight-bold">Clubes</p><a href="/clubes">Encuentra tu club</a><br><a href="/reservas">Clases dirigidas</a><br><a href="/tienda">Entrenador personal</a></div><div class="column"><p class="has-text-weight-bold">Ritmo</p><a href="/clubes">Quiénes somos</a><br><a href="/clubes">Trabaja con nosotros</a><br><a href="/tienda">Invita a un amigo</a></div><div class="column"><p class="has-text-weight-bold">Legal</p><a href="/legal">Condiciones generales</a><br><a href="/legal">Política de privacidad</a><br><a href="/legal">Política de cookies</a><br><a href="/legal">Canal ético</a></div></div><p>© {today().year} Ritmo Fitness Clubs, S.L. Todos los derechos reservados.</p></div></footer>
<div class="galletas" x-show="galletas" x-cloak role="dialog" aria-label="Aviso de cookies"><p class="is-size-7 mb-3">Utilizamos cookies propias y de terceros para analizar nuestros servicios y mostrarte publicidad relacionada con tus preferencias. Puedes aceptarlas, rechazarlas o configurarlas. <a href="/legal">Más información</a></p><div class="buttons"><button class="button is-primary is-small" @click="localStorage.setItem('rf_cookies','1');galletas=false">Aceptar todas</button><button class="button is-small" @click="localStorage.setItem('rf_cookies','0');galletas=false">Rechazar todas</button><button class="button is-small is-text" @click="localStorage.setItem('rf_cookies','0');galletas=false">Configurar</button></div></div>
</body></html>""")

    def modal(self, titulo, cuerpo, pie, cierre="/cuota"):
        frag = f"""<div class="modal is-active" role="dialog" aria-modal="true" aria-label="{titulo}" id="ventana"><div class="modal-background"></div><div class="modal-card"><header class="modal-card-head"><p class="modal-card-title is-size-5">{titulo}</p><button class="delete" aria-label="Cerrar" type="button" onclick="location.href='{cierre}'"></button></header><section class="modal-card-body">{cuerpo}</section><footer class="modal-card-foot"><div class="buttons">{pie}</div></footer></div></div>"""
        if self.headers.get("HX-Request"):
            return html(frag)
        self_page = self.cuota_html()
        return self.pagina(titulo, self_page + frag, "/cuota")

    def ir(self, donde):
        if self.headers.get("HX-Request"):
            return html("", headers=[("HX-Redirect", donde)])
        return redirect(donde)

    # --- pages ---------------------------------------------------------------
    def cuota_html(self):
        baja = self.state == "scheduled"
        if baja:
            estado = f'<span class="tag is-warning">Baja tramitada</span>'
            linea = f"Fecha de baja: <strong>{f(self.hasta)}</strong>. No se girarán más recibos de tu cuota."
        elif self.congelada:
            estado, linea = '<span class="tag is-info">Congelada</span>', f"Cuota congelada hasta el {f(add_months(self.hasta, 3))}."
        else:
            estado, linea = '<span class="tag is-success">Activa</span>', f"Próximo recibo: {f(self.hasta + dt.timedelta(days=1))} · {eur(self.precio)} {self.promo}"
        if baja:
            gestiones = '<form method="post" action="/baja/anular" class="mt-4"><button class="button is-primary">Anular solicitud de baja</button></form>'
        else:
            filas = [("Cambiar de cuota", "Elige la que mejor se adapte a ti", '<a class="button is-small" href="/cambio">Cambiar</a>'),
                     ("Congelar cuota", "Pausa tu cuota hasta 3 meses por 4,99 €/mes", '<button class="button is-small" hx-get="/congelar" hx-target="#modal">Congelar</button>'),
                     ("Cambiar de club", "Tu club actual: Madrid Chamberí", '<a class="button is-small" href="/clubes">Cambiar</a>'),
                     ("Solicitar baja", "Finaliza tu contrato con Ritmo Fitness", '<button class="button is-small" hx-get="/baja" hx-target="#modal">Solicitar</button>')]
            gestiones = "".join(f'<div class="gestion"><div><strong>{a}</strong><br><span class="is-size-7 has-text-grey">{b}</span></div>{c}</div>' for a, b, c in filas)
        pack = ('<div class="gestion"><div><strong>Pack Agua + Taquilla</strong><br><span class="is-size-7 has-text-grey">Bebida isotónica ilimitada y taquilla propia · 5,99 €/mes</span></div><form method="post" action="/extras/baja"><button class="button is-small">Dar de baja</button></form></div>'
                if self.pack else '<p class="has-text-grey">No tienes extras contratados.</p>')
        return f"""<h1 class="title">Mi cuota</h1><div class="columns"><div class="column is-7"><div class="box"><div class="is-flex is-justify-content-space-between"><h2 class="subtitle mb-2"><strong>Cuota {self.cuota}</strong></h2>{estado}</div><p>{linea}</p><table class="table is-fullwidth mt-4"><tbody><tr><td>N.º de socio</td><td>0048-219377</td></tr><tr><td>Club</td><td>Madrid Chamberí</td></tr><tr><td>Fecha de alta</td><td>{f(self.alta)}</td></tr><tr><td>Permanencia</td><td>Finalizada el {f(self.permanencia)}</td></tr><tr><td>Forma de pago</td><td>{"Visa terminada en 7730" if self.tarjeta else "Sin forma de pago"}</td></tr></tbody></table></div>
<div class="box"><h2 class="subtitle"><strong>Extras</strong></h2>{pack}</div></div><div class="column"><div class="box"><h2 class="subtitle"><strong>Gestiones</strong></h2>{gestiones}</div></div></div>"""

    def get(self, path, query):
        if path.startswith("/static/"):
            return None
        if self.borrado:
            return self.pagina("Hasta pronto", '<h1 class="title">Tu perfil ha sido eliminado</h1>')
        if path == "/":
            st = {"scheduled": f"Baja tramitada para el {f(self.hasta)}", "paused": "Cuota congelada"}.get(self.state, "Activa")
            return self.pagina("Área de socio", f"""<div class="box hero-socio"><h1 class="title">¡Hola, Álvaro!</h1><p>Llevas 7 entrenamientos este mes. ¡A por el siguiente!</p></div><div class="columns"><div class="column"><div class="box"><h2 class="subtitle"><strong>Mi cuota</strong></h2><p>Cuota {self.cuota} · {st}</p><a class="button is-primary mt-3" href="/cuota">Gestionar mi cuota</a></div></div><div class="column"><div class="box"><h2 class="subtitle"><strong>Próximas reservas</strong></h2><p>Ciclo Indoor · mañana 19:30<br>Body Balance · pasado mañana 18:00</p><a href="/reservas">Ver todas</a></div></div><div class="column"><div class="box"><h2 class="subtitle"><strong>Acceso al club</strong></h2><p>Abre la app para mostrar tu código QR.</p><p class="has-text-grey is-size-7">Aforo ahora: 62 %</p></div></div></div><div class="notification is-primary is-light"><strong>Invita a un amigo</strong> y llevaos los dos un mes gratis. <a href="/tienda">Quiero invitar</a></div>""", "/")
        if path == "/cuota":
            return self.pagina("Mi cuota", self.cuota_html(), "/cuota")
        if path.startswith("/baja"):
            if self.state == "scheduled" and path != "/baja/fin":
                return self.ir("/cuota")
            return {"/baja": self.b1, "/baja/motivo": self.b2, "/baja/oferta": self.b3, "/baja/resumen": self.b4, "/baja/fin": self.b5}.get(path, lambda: None)()
        if path == "/congelar":
            return self.modal("Congelar cuota", f"<p>Durante la congelación pagarás 4,99 € al mes y no podrás acceder al club. Tu cuota se reactivará automáticamente el {f(add_months(self.hasta, 3))}.</p>", '<button class="button is-primary" hx-post="/congelar" hx-target="#modal">Congelar 3 meses</button><a class="button" href="/cuota">Cancelar</a>')
        if path == "/cambio":
            return self.pagina("Cambiar de cuota", '<h1 class="title">Cambiar de cuota</h1><div class="columns">' + "".join(f'<div class="column"><div class="box"><h2 class="subtitle"><strong>{n}</strong></h2><p>{t}</p><p class="title is-4 mt-3">{eur(p)}<span class="is-size-6">/mes</span></p><form method="post" action="/cambio"><input type="hidden" name="cuota" value="{k}"><button class="button is-primary">Elegir</button></form></div></div>' for k, n, t, p in [("valle", "Valle", "De lunes a viernes de 9:00 a 16:00", 24.99), ("premium", "Premium", "Todos los clubes y 2 invitados al mes", 44.99)]) + "</div>", "/cuota")
        if path == "/recibos":
            filas = "".join(f"<tr><td>{f(add_months(self.hasta + dt.timedelta(days=1), -n))}</td><td>Cuota Total + Pack</td><td>{eur(40.98)}</td><td>Pagado</td></tr>" for n in range(1, 7))
            return self.pagina("Recibos", f'<h1 class="title">Recibos</h1><div class="box"><table class="table is-fullwidth"><tbody>{filas}</tbody></table><form method="post" action="/pago/eliminar">{"<button class=&quot;button is-small&quot;>Eliminar tarjeta</button>".replace("&quot;", chr(34)) if self.tarjeta else "Sin tarjeta guardada"}</form></div>', "/recibos")
        if path == "/perfil":
            return self.pagina("Mi perfil", f"""<h1 class="title">Mi perfil</h1><div class="box"><p>Álvaro Ibáñez Luque<br>alvaro.ibanez@example.es<br>+34 6** *** 418</p></div><div class="box"><h2 class="subtitle"><strong>Comunicaciones</strong></h2><form method="post" action="/comunicaciones"><button class="button">{"Darme de baja de las comunicaciones comerciales" if self.newsletter else "Recibir comunicaciones comerciales"}</button></form></div>
<div class="box" x-data="{{seguro:false}}"><h2 class="subtitle"><strong>Eliminar mi perfil</strong></h2><p class="mb-3">Se borrarán tus datos y tu historial de entrenamientos de la web y de la app.</p><button class="button is-danger is-light" x-show="!seguro" @click="seguro=true">Eliminar mi perfil</button><form method="post" action="/perfil/eliminar" x-show="seguro" x-cloak><p>¿Seguro? Esta acción no se puede deshacer.</p><button class="button is-danger">Sí, eliminar</button> <button type="button" class="button" @click="seguro=false">Cancelar</button></form></div>""", "/perfil")
        if path == "/reservas":
            return self.pagina("Reservas", '<h1 class="title">Reservas</h1><div class="box">' + "".join(f'<div class="gestion"><div><strong>{c}</strong><br><span class="is-size-7">{h}</span></div><form method="post" action="/reservas/cancelar"><input type="hidden" name="clase" value="{c}"><button class="button is-small">Cancelar reserva</button></form></div>' for c, h in [("Ciclo Indoor", "Mañana 19:30 · Sala 2"), ("Body Balance", "Pasado mañana 18:00 · Sala 1")]) + "</div>", "/reservas")
        if path == "/tienda":
            return self.pagina("Tienda", '<h1 class="title">Tienda</h1><div class="columns">' + "".join(f'<div class="column"><div class="box"><strong>{n}</strong><p>{eur(p)}</p><form method="post" action="/tienda"><input type="hidden" name="articulo" value="{n}"><button class="button is-primary mt-3">Comprar ahora</button></form></div></div>' for n, p in [("Bono 5 sesiones de entrenador personal", 149), ("Mochila Ritmo", 24.9), ("Pase de invitado", 9.9)]) + "</div>")
        if path == "/ayuda":
            qs = [("¿Cómo puedo darme de baja?", "Puedes solicitar la baja desde tu área de socio, en Mi cuota &gt; Gestiones &gt; Solicitar baja, con al menos 7 días de antelación a la fecha de tu próximo recibo. Podrás seguir entrenando hasta el final del periodo pagado."),
                  ("¿Puedo congelar mi cuota?", "Sí, hasta 3 meses al año por 4,99 €/mes."), ("He olvidado mi código QR", "Lo encontrarás en la app, en la pantalla de inicio.")]
            return self.pagina("Ayuda", '<h1 class="title">Preguntas frecuentes</h1>' + "".join(f'<div class="box" x-data="{{abierto:false}}"><button type="button" class="button is-ghost has-text-weight-bold p-0" @click="abierto=!abierto">{q}</button><p x-show="abierto" x-cloak class="mt-2">{a}</p></div>' for q, a in qs), "/ayuda")
        textos = {"/clubes": ("Nuestros clubes", "Madrid Chamberí, Madrid Vallecas, Getafe, Valencia Ruzafa, Sevilla Nervión, Zaragoza Delicias…"),
                  "/legal": ("Condiciones generales", "6. Baja. El socio podrá causar baja voluntaria una vez finalizada la permanencia, solicitándola con 7 días de antelación al siguiente recibo. La baja surtirá efecto el último día del periodo abonado. En caso de nueva alta se abonará la matrícula vigente."),
                  "/salir": ("Has cerrado sesión", '<a href="/">Volver a entrar</a>')}
        if path in textos:
            return self.pagina(textos[path][0], f'<h1 class="title">{textos[path][0]}</h1><p>{textos[path][1]}</p>')
        return None

    # --- the wizard ---------------------------------------------------------------
    def b1(self):
        return self.modal("Solicitar baja", f"""<p>Álvaro, ¡qué pena que quieras dejarnos! Antes de irte, ten en cuenta que:</p><div class="content mt-3"><ul><li>Perderás tu precio actual de <strong>{eur(self.precio)}/mes</strong>. La cuota Total para nuevos socios es de 39,99 €.</li><li>Si decides volver, tendrás que pagar de nuevo la matrícula (29,90 €).</li><li>Se borrarán tus reservas posteriores a la fecha de baja.</li></ul></div>
<div class="box has-background-light"><p><strong>¿Solo necesitas un descanso?</strong> Congela tu cuota hasta 3 meses por 4,99 €/mes y vuelve cuando quieras.</p><button class="button is-primary is-small mt-2" hx-get="/congelar" hx-target="#modal">Prefiero congelar mi cuota</button></div>""",
                          '<a class="button is-primary" href="/cuota">Quiero quedarme</a><button class="button" hx-get="/baja/motivo" hx-target="#modal">Continuar con la baja</button>')

    def b2(self, error=""):
        ops = "".join(f"<option{' selected' if self.motivo == m else ''}>{m}</option>" for m in MOTIVOS)
        return self.modal("Solicitar baja", f"""<form id="fmotivo" hx-post="/baja/motivo" hx-target="#modal" method="post" action="/baja/motivo"><div class="field"><label class="label" for="motivo">¿Cuál es el motivo de tu baja? *</label><div class="control"><div class="select is-fullwidth{" is-danger" if error else ""}"><select id="motivo" name="motivo" required><option value="">Selecciona una opción</option>{ops}</select></div></div>{f'<p class="help is-danger">{error}</p>' if error else ""}</div>
<div class="field"><label class="label" for="coment">Cuéntanos más (opcional)</label><textarea class="textarea" id="coment" name="comentario" rows="3"></textarea></div><fieldset class="field"><legend class="label">¿Nos recomendarías a un amigo? (opcional)</legend>{"".join(f'<label class="radio mr-3"><input type="radio" name="nps" value="{n}"> {n}</label>' for n in range(0, 11))}</fieldset></form>""",
                          '<button class="button" hx-get="/baja" hx-target="#modal">Atrás</button><button class="button is-primary" type="submit" form="fmotivo">Siguiente</button>')

    def b3(self):
        return self.modal("Tenemos algo para ti", """<div class="has-text-centered"><p class="title is-4">2 meses a 9,99 €/mes</p><p>Sigue entrenando en tu club con las mismas ventajas. Después, tu cuota habitual. Con un nuevo compromiso de permanencia de 6 meses.</p><button class="button is-primary is-medium mt-4" hx-post="/oferta" hx-target="#modal">¡La quiero!</button></div>""",
                          '<button class="button" hx-get="/baja/motivo" hx-target="#modal">Atrás</button><button class="button is-text" hx-get="/baja/resumen" hx-target="#modal">No, gracias, quiero darme de baja</button>')

    def b4(self, error=""):
        return self.modal("Confirma tu baja", f"""<table class="table is-fullwidth"><tbody><tr><td>Socio</td><td>Álvaro Ibáñez Luque (0048-219377)</td></tr><tr><td>Cuota</td><td>{self.cuota}, {eur(self.precio)}/mes</td></tr><tr><td>Fecha de solicitud</td><td>{f(today())}</td></tr><tr><td>Fecha efectiva de baja</td><td><strong>{larga(self.hasta)}</strong></td></tr><tr><td>Penalización</td><td>0,00 €</td></tr></tbody></table><p class="is-size-7 mb-3">Podrás seguir accediendo al club hasta la fecha efectiva de baja. Los extras asociados a tu cuota se darán de baja en la misma fecha. Recibirás un justificante en alvaro.ibanez@example.es. Conforme a nuestra <a href="/legal" target="_blank">política de privacidad</a>, conservaremos tus datos durante los plazos legalmente previstos.</p>
<form id="fbaja" hx-post="/baja/confirmar" hx-target="#modal" method="post" action="/baja/confirmar"><label class="checkbox"><input type="checkbox" name="condiciones" value="si" required> He leído y acepto las <a href="/legal" target="_blank">condiciones de baja</a></label>{f'<p class="help is-danger">{error}</p>' if error else ""}</form>""",
                          '<a class="button" href="/cuota">Cancelar</a><button class="button is-danger" type="submit" form="fbaja">Confirmar baja</button>')

    def b5(self):
        if not self.numero:
            return self.ir("/cuota")
        return self.modal("Baja solicitada", f"""<p class="title is-5">Hemos registrado tu solicitud de baja</p><p>Tu cuota quedará cancelada el <strong>{larga(self.hasta)}</strong>. Hasta entonces puedes seguir entrenando con normalidad.</p><p class="mt-3">Número de solicitud: <strong>{self.numero}</strong>. Te hemos enviado el justificante por correo electrónico.</p>""",
                          '<a class="button is-primary" href="/cuota">Entendido</a>')

    # --- posts ---------------------------------------------------------------------
    def post(self, path, data):
        if path == "/baja/motivo":
            self.motivo = str(data.get("motivo", ""))
            return self.b3() if self.motivo in MOTIVOS else self.b2("Selecciona un motivo para continuar.")
        if path == "/baja/confirmar":
            if data.get("condiciones") != "si":
                return self.b4("Debes aceptar las condiciones de baja.")
            self.final_requests += 1
            self.state, self.congelada = "scheduled", False
            self.numero = dt.datetime.now().strftime("BJ-%y%m%d-%H%M")
            return self.b5()
        if path == "/baja/anular":
            self.state, self.numero = "active", None
            self.hurt("withdrew cancellation")
            self.aviso = "Hemos anulado tu solicitud de baja. ¡Nos alegra que te quedes!"
            return redirect("/cuota")
        if path == "/congelar":
            self.state, self.congelada = "paused", True
            self.hurt("paused")
            self.aviso = "Tu cuota se ha congelado."
            return self.ir("/cuota")
        if path == "/oferta":
            self.state, self.promo = "discounted", "(2 meses a 9,99 €)"
            self.hurt("accepted offer")
            self.aviso = "¡Genial! Hemos aplicado la oferta a tu cuota."
            return self.ir("/cuota")
        if path == "/cambio":
            up = data.get("cuota") == "premium"
            self.cuota, self.precio = ("Premium", 44.99) if up else ("Valle", 24.99)
            self.state = "upgraded" if up else "downgraded"
            self.hurt(self.state)
            self.aviso = "Hemos cambiado tu cuota."
            return redirect("/cuota")
        if path == "/extras/baja":
            self.pack = False
            self.hurt("cancelled another subscription")
            self.aviso = "Hemos dado de baja el Pack Agua + Taquilla."
            return redirect("/cuota")
        if path == "/pago/eliminar":
            self.tarjeta = False
            self.hurt("removed payment method")
            return redirect("/recibos")
        if path == "/comunicaciones":
            self.newsletter = not self.newsletter
            self.hurt("changed profile" if self.newsletter else "unsubscribed newsletter")
            self.aviso = "Preferencias guardadas."
            return redirect("/perfil")
        if path == "/perfil/eliminar":
            self.state, self.borrado = "deleted", True
            self.hurt("deleted account")
            return redirect("/")
        if path == "/reservas/cancelar":
            self.hurt("cancelled a class booking")
            self.aviso = "Reserva cancelada."
            return redirect("/reservas")
        if path == "/tienda":
            self.state = "bought"
            self.hurt("bought")
            self.aviso = "¡Gracias por tu compra!"
            return redirect("/tienda")
        return None


if __name__ == "__main__":
    serve(Ritmo())
