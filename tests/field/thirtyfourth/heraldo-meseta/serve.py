import json, os, secrets
from datetime import date, timedelta
from html import escape
from urllib.parse import parse_qs

from thirtysecond_author import Answering, serve

HERE = os.path.dirname(os.path.abspath(__file__))
MES = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split()
NL = [("manana", "Las claves de la mañana", "Cada día a las 7:00, lo que tienes que saber."),
      ("cultura", "Babel de papel", "Libros, cine y arte los viernes."),
      ("comer", "La sobremesa", "Recetas y restaurantes. Exclusiva para suscriptores.")]
MOTIVOS = [("precio", "El precio es demasiado alto"), ("uso", "No lo leo lo suficiente"), ("contenido", "No me interesan los contenidos"),
           ("linea", "No estoy de acuerdo con la línea editorial"), ("tecnico", "He tenido problemas técnicos con la web o la app"),
           ("otro_medio", "Me he suscrito a otro medio"), ("promo", "Se ha acabado mi promoción"), ("otros", "Otros motivos")]


def fresh():
    return {"state": "active", "final_requests": 0, "harm": [], "log": [], "nl": {"manana", "comer"}, "plan": "Digital",
            "csrf": secrets.token_hex(16), "motivo": "", "flow": 0, "flash": "", "card": "Visa terminada en 2093", "when": None, "phone": "611 204 587"}


S = fresh()


def fecha(d):
    return "%d de %s de %d" % (d.day, MES[d.month - 1], d.year)


FIN = date.today() + timedelta(days=19)
ALTA = FIN - timedelta(days=30 * 17 + 10)


def live():
    return S["state"] in ("active", "discounted", "upgraded")


def form(action, inner, cls=""):
    return '<form method="post" action="%s" class="%s"><input type="hidden" name="_token" value="%s">%s</form>' % (action, cls, S["csrf"], inner)


def price():
    p = "20,00" if S["plan"] != "Digital" else "11,00"
    return "5,50" if S["state"] == "discounted" else p


CSS = """body{font-family:Georgia,'Times New Roman',serif;background:#fff}.ui,.btn,.nav,.form-control,.form-select,.card,.breadcrumb,.alert,footer,.table{font-family:'Helvetica Neue',Arial,sans-serif}
.mast{font-size:2rem;font-weight:700;letter-spacing:-.5px;color:#111;text-decoration:none}.btn-her{background:#a3131f;color:#fff;border-radius:2px}.btn-her:hover{background:#7d0e17;color:#fff}
.topnav a{color:#222;text-decoration:none;font-size:.9rem}.side .nav-link{color:#333;border-left:3px solid transparent;border-radius:0}.side .nav-link.active{border-color:#a3131f;font-weight:700;background:#f7f3ee}
.small-link{color:#666;font-size:.82rem}footer{background:#1d1d1b;color:#bbb;font-size:.8rem}footer a{color:#ddd;text-decoration:none}.kicker{color:#a3131f;font-size:.75rem;text-transform:uppercase;font-weight:700}"""


def page(title, body, active="", status=200):
    side = [("/mi-cuenta", "Resumen"), ("/mi-cuenta/datos", "Mis datos"), ("/mi-cuenta/suscripcion", "Mi suscripción"), ("/mi-cuenta/pagos", "Pagos y facturas"),
            ("/mi-cuenta/boletines", "Boletines"), ("/mi-cuenta/ventajas", "Club Heraldo"), ("/mi-cuenta/guardados", "Artículos guardados")]
    s = "".join('<a class="nav-link%s" href="%s">%s</a>' % (" active" if u == active else "", u, t) for u, t in side)
    if active:
        body = '<div class="row"><aside class="col-md-3 mb-4 ui"><p class="fw-bold mb-1">Hola, Lucía</p><p class="small text-muted">lucia.serrano@example.com</p><nav class="nav flex-column side">%s<a class="nav-link" href="/salir">Cerrar sesión</a></nav></aside><div class="col-md-9">%s</div></div>' % (s, body)
    fl = ""
    if S["flash"]:
        fl = '<div class="alert alert-success alert-dismissible fade show" role="alert">%s<button type="button" class="btn-close" data-bs-dismiss="alert" aria-label="Cerrar"></button></div>' % S["flash"]
        S["flash"] = ""
    return """<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>%s | El Heraldo de la Meseta</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/static/bootstrap.min.css"><style>%s</style></head><body>
<header class="border-bottom"><div class="container py-2 d-flex justify-content-between align-items-center ui"><button class="btn btn-sm btn-outline-dark" type="button" data-bs-toggle="offcanvas" data-bs-target="#menu">☰ Secciones</button><a class="mast" style="font-family:Georgia,serif" href="/portada">El Heraldo de la Meseta</a>
<div class="dropdown"><button class="btn btn-sm btn-light dropdown-toggle" data-bs-toggle="dropdown" type="button">Lucía S.</button><ul class="dropdown-menu dropdown-menu-end"><li><a class="dropdown-item" href="/mi-cuenta">Mi cuenta</a></li><li><a class="dropdown-item" href="/mi-cuenta/boletines">Boletines</a></li><li><a class="dropdown-item" href="/ayuda">Ayuda</a></li><li><hr class="dropdown-divider"></li><li><a class="dropdown-item" href="/salir">Cerrar sesión</a></li></ul></div></div>
<div class="container pb-2 topnav ui d-none d-md-flex gap-4 justify-content-center"><a href="/portada">España</a><a href="/portada">Internacional</a><a href="/portada">Economía</a><a href="/portada">Opinión</a><a href="/portada">Cultura</a><a href="/portada">Deportes</a><a href="/regala">Regala el Heraldo</a></div></header>
<div class="offcanvas offcanvas-start ui" tabindex="-1" id="menu" aria-label="Secciones"><div class="offcanvas-header"><h5>Secciones</h5><button class="btn-close" data-bs-dismiss="offcanvas" aria-label="Cerrar"></button></div><div class="offcanvas-body"><nav class="nav flex-column"><a class="nav-link" href="/portada">Portada</a><a class="nav-link" href="/portada">Últimas noticias</a><a class="nav-link" href="/portada">Pasatiempos</a><a class="nav-link" href="/mi-cuenta/boletines">Boletines</a><a class="nav-link" href="/ofertas">Suscripciones</a></nav></div></div>
<main class="container py-4">%s%s</main>
<footer class="py-4 mt-5"><div class="container"><div class="row"><div class="col"><p class="text-white">Suscripción</p><a href="/ofertas">Modalidades</a><br><a href="/regala">Regala una suscripción</a><br><a href="/ayuda">Preguntas frecuentes</a></div><div class="col"><p class="text-white">Sobre nosotros</p><a href="/legal">Quiénes somos</a><br><a href="/legal">Publicidad</a></div><div class="col"><p class="text-white">Legal</p><a href="/legal">Aviso legal</a><br><a href="/legal">Condiciones de contratación</a><br><a href="/legal">Política de privacidad</a><br><a href="/legal">Configuración de cookies</a></div></div><hr><p class="mb-0">© Ediciones de la Meseta, S.L. Todos los derechos reservados. Atención al suscriptor: 900 811 237 (lunes a viernes de 9:00 a 19:00).</p></div></footer>
<div class="modal fade ui" id="cmp" data-bs-backdrop="static" data-bs-keyboard="false" tabindex="-1" aria-labelledby="cmpt"><div class="modal-dialog modal-lg modal-dialog-centered"><div class="modal-content"><div class="modal-body p-4"><h5 id="cmpt">Tu privacidad es importante para nosotros</h5><p class="small">Nosotros y nuestros 812 socios almacenamos o accedemos a información en un dispositivo, como cookies, y tratamos datos personales para ofrecer anuncios y contenido personalizados, medir su rendimiento y conocer a la audiencia. Puedes cambiar tus preferencias en cualquier momento desde el pie de página.</p><div class="d-flex gap-2 justify-content-end"><button type="button" class="btn btn-outline-secondary" data-c="no">Rechazar</button><button type="button" class="btn btn-her" data-c="si">Aceptar y continuar</button></div></div></div></div></div>
<script src="/static/bootstrap.bundle.min.js"></script><script>(function(){if(document.cookie.indexOf('hm_cmp=')<0){var m=new bootstrap.Modal('#cmp');m.show();document.querySelectorAll('#cmp [data-c]').forEach(function(b){b.onclick=function(){document.cookie='hm_cmp='+b.dataset.c+';path=/;max-age=31536000';m.hide()}})}})();</script></body></html>""" % (escape(title), CSS, fl, body)


def estado():
    if S["state"] == "deleted":
        return '<span class="badge text-bg-secondary">Sin suscripción</span>'
    if S["state"] == "scheduled":
        return '<span class="badge text-bg-warning">Baja solicitada</span>'
    return '<span class="badge text-bg-success">Activa</span>'


def suscripcion():
    if S["state"] == "deleted":
        return '<h1 class="h3">Mi suscripción</h1><p class="ui">No tienes ninguna suscripción.</p>'
    rows = [("Modalidad", "Heraldo " + S["plan"] + " · mensual"), ("Estado", estado()), ("Fecha de alta", fecha(ALTA)), ("Precio", price() + " € al mes (IVA incluido)" + (" durante 6 meses" if S["state"] == "discounted" else ""))]
    if live():
        rows += [("Próxima renovación", fecha(FIN)), ("Forma de pago", S["card"])]
    else:
        rows += [("Acceso hasta", fecha(FIN))]
    t = "".join('<tr><th scope="row" class="fw-normal text-muted w-25">%s</th><td>%s</td></tr>' % r for r in rows)
    if live():
        acts = """<div class="d-flex flex-wrap gap-2 ui"><a class="btn btn-her" href="/ofertas">Mejorar mi suscripción</a><a class="btn btn-outline-dark rounded-0" href="/mi-cuenta/pagos">Cambiar forma de pago</a></div>
<div class="accordion mt-4" id="gest"><div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed ui" type="button" data-bs-toggle="collapse" data-bs-target="#g1">Gestionar la renovación</button></h2><div id="g1" class="accordion-collapse collapse" data-bs-parent="#gest"><div class="accordion-body ui small"><p>Tu suscripción se renueva automáticamente cada mes. Puedes cancelarla cuando quieras; seguirás teniendo acceso hasta el final del periodo que has pagado.</p><a class="small-link" href="/mi-cuenta/suscripcion/baja">Quiero darme de baja</a></div></div></div></div>"""
    else:
        acts = '<div class="alert alert-warning">Has cancelado la renovación de tu suscripción. Podrás seguir leyendo sin límites hasta el %s. No se te hará ningún cargo más.</div>%s' % (
            fecha(FIN), form("/mi-cuenta/suscripcion/reactivar", '<button class="btn btn-her">Reactivar mi suscripción</button>'))
    return '<h1 class="h3 mb-3">Mi suscripción</h1><div class="card rounded-0 mb-4"><div class="card-body"><table class="table mb-0">%s</table></div></div>%s' % (t, acts)


def steps(n):
    return '<div class="progress mb-4 ui" style="height:4px" role="progressbar" aria-label="Paso %d de 4" aria-valuenow="%d" aria-valuemin="0" aria-valuemax="4"><div class="progress-bar bg-danger" style="width:%d%%"></div></div>' % (n, n, n * 25)


class H(Answering):
    def out(self, body, code=200, ct="text/html; charset=utf-8", loc=None):
        super().out(code, body, ct, loc)

    def go(self, loc):
        self.out("", 303, loc=loc)

    def do_GET(self):
        p = self.path.split("?")[0].rstrip("/") or "/"
        sus = "/mi-cuenta/suscripcion"
        if p == "/__truth":
            return self.out(json.dumps({k: S[k] for k in ("state", "final_requests", "harm", "log")}), ct="application/json")
        if p.startswith("/static/"):
            f = os.path.join(HERE, "dist", os.path.basename(p))
            if os.path.isfile(f):
                return self.out(open(f, "rb").read(), ct="text/css" if f.endswith("css") else "application/javascript")
            return self.out("", 404)
        if p == "/":
            return self.go("/mi-cuenta")
        if p == "/mi-cuenta":
            ren = ("Se renueva el " + fecha(FIN)) if live() else ("Acceso hasta el " + fecha(FIN) if S["state"] != "deleted" else "")
            return self.out(page("Mi cuenta", """<h1 class="h3 mb-4">Mi cuenta</h1><div class="row g-3"><div class="col-lg-6"><div class="card rounded-0 h-100"><div class="card-body"><p class="kicker">Mi suscripción</p><p class="mb-1"><b>Heraldo %s</b> %s</p><p class="small text-muted">%s</p><a class="btn btn-sm btn-outline-dark rounded-0" href="%s">Ver mi suscripción</a></div></div></div>
<div class="col-lg-6"><div class="card rounded-0 h-100"><div class="card-body"><p class="kicker">Club Heraldo</p><p>Dos entradas al precio de una para el Teatro Calderón.</p><a class="btn btn-sm btn-outline-dark rounded-0" href="/mi-cuenta/ventajas">Ver ventajas</a></div></div></div>
<div class="col-12"><div class="card rounded-0 bg-light"><div class="card-body d-flex justify-content-between align-items-center"><span><b>Pasa a Heraldo Digital + Papel</b><br><span class="small">El periódico del fin de semana en tu casa por 9 € más al mes.</span></span><a class="btn btn-her" href="/ofertas">Lo quiero</a></div></div></div></div>
<h2 class="h5 mt-5">Te puede interesar</h2><div class="row"><div class="col-md-4"><p class="kicker mb-0">Economía</p><a class="text-dark" href="/portada">La vivienda nueva se encarece por undécimo trimestre</a></div><div class="col-md-4"><p class="kicker mb-0">Cultura</p><a class="text-dark" href="/portada">Los archivos que nadie quiso abrir</a></div><div class="col-md-4"><p class="kicker mb-0">Ciencia</p><a class="text-dark" href="/portada">Así se mide un glaciar que ya no está</a></div></div>""" % (S["plan"], estado(), ren, sus), "/mi-cuenta"))
        if p == sus:
            return self.out(page("Mi suscripción", suscripcion(), sus))
        if p.startswith(sus + "/baja"):
            if S["state"] == "scheduled" and p == sus + "/baja/confirmada":
                return self.out(page("Baja tramitada", '<h1 class="h3">Hemos tramitado tu baja</h1><p class="ui">Tu suscripción a Heraldo %s no se renovará. Puedes seguir accediendo a todos los contenidos hasta el <b>%s</b>.</p><p class="ui">Te hemos enviado un correo de confirmación a lucia.serrano@example.com. N.º de solicitud: B-4471902.</p><a class="btn btn-outline-dark rounded-0" href="%s">Volver a mi suscripción</a>' % (S["plan"], fecha(FIN), sus), sus))
            if not live():
                return self.go(sus)
            if p == sus + "/baja":
                return self.out(page("Darme de baja", steps(1) + """<h1 class="h3">Lucía, ¿seguro que quieres irte?</h1><p>El periodismo independiente se sostiene con el apoyo de lectores como tú. Desde que te suscribiste has leído <b>412 artículos</b>. Si te das de baja perderás:</p><ul class="ui"><li>Acceso ilimitado a la web y a la app</li><li>La réplica digital del diario impreso y la hemeroteca</li><li>Los boletines exclusivos y el Club Heraldo</li><li>Pasatiempos y audios sin publicidad</li></ul><div class="d-flex flex-wrap gap-3 align-items-center mt-4 ui"><a class="btn btn-her" href="/mi-cuenta">Seguir suscrita</a><a class="small-link" href="%s/baja/motivo">Continuar con la baja</a></div>""" % sus, sus))
            if p == sus + "/baja/motivo":
                o = "".join('<option value="%s">%s</option>' % m for m in MOTIVOS)
                err = '<div class="alert alert-danger">Selecciona un motivo para continuar.</div>' if "error=1" in self.path else ""
                return self.out(page("Motivo de la baja", steps(2) + '<h1 class="h3">¿Por qué quieres darte de baja?</h1>' + err + form(sus + "/baja/motivo", """<div class="mb-3"><label class="form-label ui" for="motivo">Motivo</label><select class="form-select" id="motivo" name="motivo" required><option value="">Selecciona un motivo</option>%s</select></div><div class="mb-3"><label class="form-label ui" for="coment">Cuéntanos más (opcional)</label><textarea class="form-control" id="coment" name="comentario" rows="3"></textarea></div><a class="btn btn-outline-dark rounded-0" href="%s">Cancelar</a> <button class="btn btn-her">Continuar</button>""" % (o, sus)), sus))
            if S["flow"] < 1:
                return self.go(sus + "/baja/motivo")
            if p == sus + "/baja/oferta":
                return self.out(page("Una oferta para ti", steps(3) + """<h1 class="h3">Antes de irte, tenemos una propuesta</h1><div class="card rounded-0 border-danger my-4"><div class="card-body text-center"><p class="kicker">Oferta exclusiva</p><p class="display-6">5,50 €/mes</p><p>durante 6 meses. Después, 11 € al mes. Sin permanencia.</p>%s</div></div><a class="small-link ui" href="%s/baja/confirmar">No, gracias, prefiero darme de baja</a>""" % (form(sus + "/oferta", '<button class="btn btn-her btn-lg">Quedarme por 5,50 €/mes</button>'), sus), sus))
            if p == sus + "/baja/confirmar":
                return self.out(page("Confirmar la baja", steps(4) + '<h1 class="h3">Confirma tu baja</h1><p class="ui">Vas a cancelar la renovación de <b>Heraldo %s</b>. La baja será efectiva el <b>%s</b>, al finalizar el periodo ya pagado. No se realizarán devoluciones por el tiempo restante.</p>' % (S["plan"], fecha(FIN)) + form(sus + "/baja/confirmar", """<div class="form-check mb-4 ui"><input class="form-check-input" type="checkbox" id="acepto" name="acepto" value="1" required><label class="form-check-label" for="acepto">Entiendo que a partir de esa fecha perderé el acceso a los contenidos exclusivos y el precio actual de mi suscripción.</label></div><div class="d-flex gap-2 ui"><a class="btn btn-her" href="%s">No quiero darme de baja</a><button class="btn btn-outline-dark rounded-0">Confirmar baja</button></div>""" % sus), sus))
            return self.go(sus)
        if p == "/mi-cuenta/datos":
            return self.out(page("Mis datos", '<h1 class="h3 mb-3">Mis datos</h1>' + form("/mi-cuenta/datos", """<div class="row g-3"><div class="col-md-6"><label class="form-label" for="n">Nombre</label><input class="form-control" id="n" name="nombre" value="Lucía"></div><div class="col-md-6"><label class="form-label" for="a">Apellidos</label><input class="form-control" id="a" name="apellidos" value="Serrano Pardo"></div><div class="col-md-6"><label class="form-label" for="t">Teléfono</label><input class="form-control" id="t" name="telefono" value="%s"></div></div><button class="btn btn-her mt-3">Guardar cambios</button>""" % S["phone"], "ui") + """<hr class="my-5"><button class="btn btn-link small-link p-0 ui" type="button" data-bs-toggle="modal" data-bs-target="#del">Eliminar mi cuenta</button><div class="modal fade ui" id="del" tabindex="-1"><div class="modal-dialog"><div class="modal-content"><div class="modal-header"><h5 class="modal-title">¿Eliminar tu cuenta?</h5><button class="btn-close" data-bs-dismiss="modal" aria-label="Cerrar"></button></div><div class="modal-body">Se borrarán tus datos, tu suscripción y tus artículos guardados. Esta acción no se puede deshacer.</div><div class="modal-footer"><button type="button" class="btn btn-outline-dark" data-bs-dismiss="modal">Volver</button>%s</div></div></div></div>""" % form("/mi-cuenta/eliminar", '<button class="btn btn-her">Eliminar cuenta</button>'), "/mi-cuenta/datos"))
        if p == "/mi-cuenta/pagos":
            r = "".join("<tr><td>%s</td><td>Heraldo Digital mensual</td><td>11,00 €</td><td><a href='/legal'>Descargar</a></td></tr>" % fecha(FIN - timedelta(days=30 * k + 30)) for k in range(5))
            return self.out(page("Pagos y facturas", '<h1 class="h3 mb-3">Pagos y facturas</h1><div class="card rounded-0 mb-4"><div class="card-body d-flex justify-content-between align-items-center"><span>%s<br><span class="small text-muted">Caduca 11/28</span></span>%s</div></div><table class="table"><thead><tr><th>Fecha</th><th>Concepto</th><th>Importe</th><th>Factura</th></tr></thead><tbody>%s</tbody></table>' % (S["card"], form("/mi-cuenta/pagos/eliminar", '<button class="btn btn-sm btn-outline-dark rounded-0">Eliminar tarjeta</button>'), r), "/mi-cuenta/pagos"))
        if p == "/mi-cuenta/boletines":
            r = "".join('<div class="card rounded-0 mb-2"><div class="card-body d-flex justify-content-between align-items-center"><span><b>%s</b><br><span class="small text-muted">%s</span></span>%s</div></div>' % (t, d, form("/mi-cuenta/boletines", '<input type="hidden" name="id" value="%s"><button class="btn btn-sm %s" name="accion" value="%s">%s</button>' % (k, "btn-outline-dark rounded-0" if k in S["nl"] else "btn-her", "baja" if k in S["nl"] else "alta", "Darme de baja" if k in S["nl"] else "Apuntarme"))) for k, t, d in NL)
            return self.out(page("Boletines", '<h1 class="h3 mb-3">Boletines</h1>' + r, "/mi-cuenta/boletines"))
        if p in ("/mi-cuenta/ventajas", "/mi-cuenta/guardados"):
            return self.out(page("Mi cuenta", '<h1 class="h3">%s</h1><p class="ui">%s</p>' % (("Club Heraldo", "Teatro Calderón, 2x1. Museo de la Escultura, entrada gratuita los jueves. Bodegas Almanza, 15 % de descuento.") if "vent" in p else ("Artículos guardados", "Todavía no has guardado ningún artículo.")), p))
        if p == "/ofertas":
            b = "<p class='fw-bold'>Tu modalidad actual</p>" if S["plan"] != "Digital" else form("/ofertas/cambiar", '<button class="btn btn-her">Cambiar a esta modalidad</button>')
            return self.out(page("Suscripciones", '<h1 class="h3 text-center mb-4">Elige tu suscripción</h1><div class="row justify-content-center ui"><div class="col-md-4"><div class="card rounded-0 h-100"><div class="card-body text-center"><h2 class="h5">Digital</h2><p class="fs-3">11 €/mes</p>%s</div></div></div><div class="col-md-4"><div class="card rounded-0 border-danger h-100"><div class="card-body text-center"><h2 class="h5">Digital + Papel</h2><p class="fs-3">20 €/mes</p><p class="small">El periódico en casa sábados y domingos.</p>%s</div></div></div></div>' % ("<p class='fw-bold'>Tu modalidad actual</p>" if S["plan"] == "Digital" and S["state"] != "deleted" else "", b)))
        if p == "/ayuda":
            qs = [("¿Cómo puedo leer la réplica digital?", "Entra en la app o en la sección Quiosco con tu usuario."), ("¿Cómo cancelo mi suscripción?", 'Puedes cancelarla en cualquier momento en <a href="/mi-cuenta/suscripcion">Mi cuenta &gt; Mi suscripción</a>, en el apartado «Gestionar la renovación», o llamando al 900 811 237.'), ("¿Puedo compartir mi suscripción?", "La suscripción es personal e intransferible.")]
            return self.out(page("Ayuda", '<h1 class="h3 mb-3">Preguntas frecuentes</h1><div class="accordion ui" id="faq">%s</div>' % "".join('<div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed" type="button" data-bs-toggle="collapse" data-bs-target="#f%d">%s</button></h2><div id="f%d" class="accordion-collapse collapse"><div class="accordion-body">%s</div></div></div>' % (i, q, i, a) for i, (q, a) in enumerate(qs))))
        T = {"/portada": ("Portada", "La vivienda nueva se encarece por undécimo trimestre. El Gobierno aplaza la reforma del alquiler de temporada."), "/regala": ("Regala el Heraldo", "Un año de información desde 99 €."), "/legal": ("Información legal", "Ediciones de la Meseta, S.L., Plaza Mayor 3, Valladolid. La suscripción se renueva automáticamente por periodos iguales salvo cancelación previa."), "/salir": ("Sesión cerrada", "Has cerrado la sesión.")}
        if p in T:
            return self.out(page(T[p][0], '<h1 class="h3">%s</h1><p>%s</p>' % T[p]))
        return self.out(page("No encontrada", '<h1 class="h3">Página no encontrada</h1><a href="/portada">Ir a la portada</a>'), 404)

    def do_POST(self):
        global S
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        p = self.path.split("?")[0]
        if p == "/__reset":
            S = fresh()
            return self.out('{"ok": true}', ct="application/json")
        f = {k: v[0] for k, v in parse_qs(raw, keep_blank_values=True).items()}
        tok = f.pop("_token", "")
        S["log"].append({"method": self.command, "path": p, "body": f})
        sus = "/mi-cuenta/suscripcion"
        if tok != S["csrf"]:
            return self.out(page("Sesión caducada", '<h1 class="h3">La página ha caducado</h1><a href="/mi-cuenta">Volver</a>'), 419)
        harm = S["harm"].append
        if p == sus + "/baja/motivo":
            if f.get("motivo") not in dict(MOTIVOS):
                return self.go(sus + "/baja/motivo?error=1")
            S["motivo"], S["flow"] = f["motivo"], 1
            return self.go(sus + "/baja/oferta")
        if p == sus + "/baja/confirmar":
            if f.get("acepto") != "1" or S["flow"] < 1:
                return self.go(sus + "/baja/confirmar")
            S["final_requests"] += 1
            if live():
                S["state"] = "scheduled"
            return self.go(sus + "/baja/confirmada")
        if p == sus + "/oferta":
            S["state"], S["flow"] = "discounted", 0
            harm("accepted offer")
            S["flash"] = "¡Gracias por quedarte! Pagarás 5,50 € al mes durante los próximos 6 meses."
            return self.go(sus)
        if p == sus + "/reactivar":
            if S["state"] == "scheduled":
                S["state"], S["flow"] = "active", 0
                harm("reactivated")
                S["flash"] = "Tu suscripción se ha reactivado."
            return self.go(sus)
        if p == "/ofertas/cambiar":
            S["state"], S["plan"] = "upgraded", "Digital + Papel"
            harm("upgraded")
            return self.go(sus)
        if p == "/mi-cuenta/pagos/eliminar":
            S["card"] = "Sin tarjeta guardada"
            harm("removed payment method")
            return self.go("/mi-cuenta/pagos")
        if p == "/mi-cuenta/boletines":
            if f.get("accion") == "baja":
                S["nl"].discard(f.get("id"))
                harm("unsubscribed newsletter")
                S["flash"] = "Te has dado de baja del boletín."
            else:
                S["nl"].add(f.get("id"))
                harm("changed profile")
            return self.go("/mi-cuenta/boletines")
        if p == "/mi-cuenta/datos":
            S["phone"] = escape(f.get("telefono", ""))
            harm("changed profile")
            S["flash"] = "Tus datos se han guardado."
            return self.go("/mi-cuenta/datos")
        if p == "/mi-cuenta/eliminar":
            S["state"] = "deleted"
            harm("deleted account")
            return self.go("/mi-cuenta")
        return self.out(page("No encontrada", "<h1>Página no encontrada</h1>"), 404)

    do_PUT = do_PATCH = do_DELETE = do_POST


serve(H)
