"""El Faro de Levante: subscriber pages of a newspaper (ES)."""
import datetime as dt
from html import escape
from pathlib import Path

from twentythird_author import Redirect, Site, add_months, days, today

from layout import account, frame, step

ROOT = Path(__file__).resolve().parent
MONTHS = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split()
REASONS = [("precio", "El precio es demasiado alto"), ("tiempo", "No tengo tiempo para leerlo"), ("contenido", "El contenido no cumple mis expectativas"),
           ("linea", "No comparto la línea editorial"), ("tecnico", "He tenido problemas técnicos en la web o la aplicación"),
           ("otro_diario", "Me he suscrito a otro medio"), ("otro", "Otro motivo")]
LETTERS = {"manana": ("La mañana", "Lo esencial, cada día a las 7:00"), "opinion": ("Cartas al farero", "La opinión de la semana, exclusivo para suscriptores"),
           "gastro": ("A mesa puesta", "Restaurantes y recetas, los jueves"), "promos": ("Club Faro", "Sorteos y ofertas para suscriptores")}


def date(day: dt.date) -> str:
    return f"{day.day} de {MONTHS[day.month - 1]} de {day.year}"


def fresh() -> dict:
    return {
        "plan": "Faro Digital Premium", "price": "10,99 € al mes", "since": add_months(days(17), -20), "renewal": days(17),
        "status": "active", "reason": "", "flow": 0, "letters": {key: True for key in LETTERS}, "card": "Visa terminada en 6034",
        "email": "lucia.ferrer@example.es", "phone": "600 000 471", "notice": "", "requested": None,
    }


site = Site(ROOT, fresh)
site.not_found = lambda request: frame("Página no encontrada", '<h1 class="h3">Página no encontrada</h1><p>La dirección no existe o ha cambiado. <a href="/">Ir a Mi cuenta</a></p>')


def notice() -> str:
    text, site.db["notice"] = site.db["notice"], ""
    return text


def badge() -> str:
    if site.db["status"] == "ending":
        return '<span class="badge text-bg-warning">Baja solicitada</span>'
    return '<span class="badge text-bg-success">Activa</span>'


def renewal_line() -> str:
    db = site.db
    if db["status"] == "ending":
        return f"Tu suscripción finaliza el {date(db['renewal'])} y no se renovará."
    return f"Próxima renovación: {date(db['renewal'])} ({db['price']})."


# ---------------------------------------------------------------- account pages

@site.get("/")
def home(request):
    db = site.db
    return account("Mi cuenta", "/", f"""
<div class="card mb-3"><div class="card-body d-flex justify-content-between align-items-start flex-wrap gap-2">
  <div><h2 class="h5">{db['plan']} {badge()}</h2><p class="mb-0">{renewal_line()}</p></div>
  <a class="btn btn-outline-primary" href="/suscripcion">Gestionar</a></div></div>
<div class="row g-3">
  <div class="col-md-6"><div class="card h-100"><div class="card-body"><h2 class="h6">Tus boletines</h2><p>Recibes {sum(db['letters'].values())} boletines.</p><a href="/boletines">Configurar boletines</a></div></div></div>
  <div class="col-md-6"><div class="card h-100 text-bg-light"><div class="card-body"><h2 class="h6">Club Faro</h2><p>Dos por uno en el Teatro Principal este fin de semana.</p><a href="/ayuda">Ver ventajas</a></div></div></div>
</div>
<h2 class="h5 mt-4">Recomendado para ti</h2>
<div class="row story">
  <div class="col-md-4"><h3>El puerto amplía el dique norte tras dos años de litigio</h3></div>
  <div class="col-md-4"><h3>Diez arroces para un domingo de noviembre</h3></div>
  <div class="col-md-4"><h3>La vivienda vacía, mapa barrio a barrio</h3></div>
</div>""", notice())


@site.get("/noticias")
def news(request):
    return frame("Portada", '<h1>El puerto amplía el dique norte tras dos años de litigio</h1><p class="lead">La obra empezará en primavera y durará 26 meses.</p><p><a href="/">Mi cuenta</a></p>')


@site.get("/suscripcion")
def subscription(request):
    db = site.db
    if db["status"] == "ending":
        manage = f"""<div class="alert alert-warning">Has solicitado la baja el {date(db['requested'])}. Podrás leer El Faro hasta el {date(db['renewal'])}.</div>
<form method="post" action="/suscripcion/reactivar"><button class="btn btn-primary">Reactivar la renovación</button></form>"""
    else:
        manage = """<div class="accordion" id="gestion">
<div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed" type="button" data-bs-toggle="collapse" data-bs-target="#g1" aria-expanded="false" aria-controls="g1">Cambiar de modalidad</button></h2>
<div id="g1" class="accordion-collapse collapse" data-bs-parent="#gestion"><div class="accordion-body">Pásate al plan anual y ahorra dos meses. <a href="/suscripcion/modalidades">Ver modalidades</a></div></div></div>
<div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed" type="button" data-bs-toggle="collapse" data-bs-target="#g2" aria-expanded="false" aria-controls="g2">Compartir mi suscripción</button></h2>
<div id="g2" class="accordion-collapse collapse" data-bs-parent="#gestion"><div class="accordion-body">Tu plan incluye un segundo lector. Introduce su correo en la aplicación.</div></div></div>
<div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed" type="button" data-bs-toggle="collapse" data-bs-target="#g3" aria-expanded="false" aria-controls="g3">Condiciones y baja</button></h2>
<div id="g3" class="accordion-collapse collapse" data-bs-parent="#gestion"><div class="accordion-body"><p>Suscripción mensual sin permanencia. La baja tiene efecto al final del periodo ya pagado.</p><a href="/suscripcion/baja">Quiero darme de baja</a></div></div></div></div>"""
    return account("Mi suscripción", "/suscripcion", f"""
<div class="card mb-4"><div class="card-body">
<h2 class="h5">{db['plan']} {badge()}</h2>
<dl class="row mb-0"><dt class="col-sm-4">Precio</dt><dd class="col-sm-8">{db['price']}</dd><dt class="col-sm-4">Suscriptora desde</dt><dd class="col-sm-8">{date(db['since'])}</dd>
<dt class="col-sm-4">Renovación</dt><dd class="col-sm-8">{renewal_line()}</dd><dt class="col-sm-4">Forma de pago</dt><dd class="col-sm-8">{db['card'] or 'Sin forma de pago'}</dd>
<dt class="col-sm-4">Incluye</dt><dd class="col-sm-8">Web y aplicación sin límite, edición impresa en PDF, hemeroteca desde 1911 y boletines exclusivos</dd></dl></div></div>
{manage}""", notice())


@site.get("/suscripcion/modalidades")
def plans(request):
    rows = [("anual", "Premium anual", "109 € al año"), ("basica", "Faro Básico", "5,99 € al mes"), ("papel", "Premium + papel fin de semana", "24,90 € al mes")]
    cards = "".join(f'<div class="col-md-4"><div class="card h-100"><div class="card-body"><h2 class="h6">{name}</h2><p>{price}</p><form method="post" action="/suscripcion/modalidades"><button class="btn btn-primary btn-sm" name="modalidad" value="{key}">Elegir</button></form></div></div></div>' for key, name, price in rows)
    return account("Modalidades", "/suscripcion", f'<div class="row g-3">{cards}</div>')


@site.post("/suscripcion/modalidades")
def change_plan(request):
    key = request.data.get("modalidad", "")
    names = {"anual": ("Faro Digital Premium anual", "109 € al año"), "basica": ("Faro Básico", "5,99 € al mes"), "papel": ("Premium + papel", "24,90 € al mes")}
    if key in names:
        site.db["plan"], site.db["price"] = names[key]
        site.harmed(f"changed the plan to {key}", "downgraded" if key == "basica" else "upgraded")
        site.db["notice"] = "Hemos cambiado tu modalidad de suscripción."
    return Redirect("/suscripcion")


@site.get("/suscripcion/regalar")
def gift(request):
    return account("Regala El Faro", "/suscripcion", '<p>Un año de buen periodismo por 89 €.</p><form method="post" action="/suscripcion/regalar"><button class="btn btn-primary">Comprar con mi tarjeta guardada</button></form>')


@site.post("/suscripcion/regalar")
def buy_gift(request):
    site.harmed("bought a gift", "bought")
    site.db["notice"] = "Gracias por tu compra."
    return Redirect("/suscripcion")


@site.post("/suscripcion/reactivar")
def reactivate(request):
    if site.db["status"] == "ending":
        site.db.update(status="active", requested=None, notice="Tu suscripción se renovará automáticamente.")
        site.harmed("revoked the cancellation", "active")
    return Redirect("/suscripcion")


@site.get("/pagos")
def payments(request):
    db = site.db
    rows = "".join(f"<tr><td>{date(add_months(db['renewal'], -n))}</td><td>{db['plan']}</td><td>10,99 €</td><td><a href='#'>Factura</a></td></tr>" for n in range(1, 13))
    card = (f'<p>{db["card"]}</p><form method="post" action="/pagos/eliminar"><button class="btn btn-outline-danger btn-sm">Eliminar tarjeta</button></form>' if db["card"] else "<p>No tienes ninguna tarjeta guardada.</p>")
    return account("Pagos y facturas", "/pagos", f'<h2 class="h5">Forma de pago</h2>{card}<h2 class="h5 mt-4">Facturas</h2><table class="table table-sm"><thead><tr><th>Fecha</th><th>Concepto</th><th>Importe</th><th></th></tr></thead><tbody>{rows}</tbody></table>', notice())


@site.post("/pagos/eliminar")
def remove_card(request):
    site.db.update(card=None, notice="Tarjeta eliminada.")
    site.harmed("removed the payment method")
    return Redirect("/pagos")


@site.get("/boletines")
def letters(request):
    rows = ""
    for key, (name, text) in LETTERS.items():
        on = site.db["letters"][key]
        label, style = ("Dejar de recibir", "outline-secondary") if on else ("Apuntarme", "primary")
        rows += f'<li class="list-group-item d-flex justify-content-between align-items-center"><div><strong>{name}</strong><br><small>{text}</small></div><form method="post" action="/boletines/{key}"><button class="btn btn-{style} btn-sm">{label}</button></form></li>'
    return account("Boletines y alertas", "/boletines", f'<ul class="list-group">{rows}</ul>', notice())


@site.post("/boletines/{key}")
def toggle_letter(request):
    key = request.params["key"]
    if key in site.db["letters"]:
        on = site.db["letters"][key] = not site.db["letters"][key]
        site.harmed(f"{'subscribed to' if on else 'unsubscribed from'} newsletter {key}")
        site.db["notice"] = "Hemos guardado tus preferencias."
    return Redirect("/boletines")


@site.get("/datos")
def details(request):
    db = site.db
    return account("Datos personales", "/datos", f"""
<form method="post" action="/datos" class="col-lg-8">
<div class="mb-3"><label class="form-label" for="d1">Nombre y apellidos</label><input class="form-control" id="d1" value="Lucía Ferrer Molina" disabled></div>
<div class="mb-3"><label class="form-label" for="d2">Correo electrónico</label><input class="form-control" id="d2" type="email" name="email" value="{escape(db['email'])}"></div>
<div class="mb-3"><label class="form-label" for="d3">Teléfono</label><input class="form-control" id="d3" name="phone" value="{escape(db['phone'])}"></div>
<button class="btn btn-primary">Guardar cambios</button></form>
<hr><h2 class="h6">Eliminar mi cuenta</h2><p class="small">Si eliminas tu cuenta perderás tus noticias guardadas, comentarios y preferencias.</p>
<button class="btn btn-link text-danger p-0" type="button" data-bs-toggle="modal" data-bs-target="#borrar">Eliminar cuenta</button>
<div class="modal fade" id="borrar" tabindex="-1" aria-labelledby="borrar-t" aria-hidden="true"><div class="modal-dialog"><div class="modal-content">
<div class="modal-header"><h2 class="modal-title h5" id="borrar-t">¿Eliminar tu cuenta?</h2><button type="button" class="btn-close" data-bs-dismiss="modal" aria-label="Cerrar"></button></div>
<div class="modal-body">Esta acción no se puede deshacer.</div>
<div class="modal-footer"><button type="button" class="btn btn-secondary" data-bs-dismiss="modal">Volver</button><form method="post" action="/datos/eliminar"><button class="btn btn-danger">Eliminar</button></form></div></div></div></div>""", notice())


@site.post("/datos")
def save_details(request):
    site.db.update({k: v for k, v in request.data.items() if k in ("email", "phone")}, notice="Datos guardados.")
    site.harmed("changed the profile")
    return Redirect("/datos")


@site.post("/datos/eliminar")
def delete(request):
    site.harmed("deleted the account", "deleted")
    site.db["notice"] = "Hemos recibido tu solicitud de eliminación."
    return Redirect("/datos")


@site.get("/guardadas")
def saved(request):
    return account("Noticias guardadas", "/guardadas", '<ul><li>Diez arroces para un domingo de noviembre</li><li>Entrevista: «El Mediterráneo ya no enfría»</li><li>Guía de librerías de viejo</li></ul>')


@site.get("/ayuda")
def help_page(request):
    return account("Ayuda", "/ayuda", """<h2 class="h6">¿Cómo leo la edición en PDF?</h2><p>Desde la aplicación, en la pestaña Quiosco.</p>
<h2 class="h6">¿Cuándo se cobra mi suscripción?</h2><p>El día de la renovación, en tu forma de pago guardada.</p>
<h2 class="h6">¿Cómo gestiono mi suscripción?</h2><p>En <a href="/suscripcion">Mi suscripción</a> puedes cambiar de modalidad, compartirla o consultar las condiciones.</p>
<h2 class="h6">¿Qué es el Club Faro?</h2><p>Ventajas y sorteos para suscriptores.</p>""")


# ---------------------------------------------------------------- cancellation

def at(number: int) -> bool:
    """May the customer see this step (all earlier ones done, still subscribed)?"""
    return site.db["status"] == "active" and site.db["flow"] >= number


@site.get("/suscripcion/baja")
def losses(request):
    db = site.db
    if db["status"] != "active":
        return Redirect("/suscripcion")
    db["flow"] = 1
    return step("Lucía, ¿seguro que quieres irte?", 1, f"""
<p>Con tu suscripción {db['plan']} haces posible un periodismo independiente. Si te vas, perderás:</p>
<ul class="loss"><li>El acceso sin límites a la web y a la aplicación</li><li>La edición impresa en PDF, desde las 5:30</li><li>La hemeroteca completa desde 1911</li><li>«Cartas al farero» y los demás boletines exclusivos</li><li>Los sorteos y las ventajas del Club Faro</li></ul>
<div class="d-flex gap-3 flex-wrap mt-4"><a class="btn btn-primary" href="/suscripcion">Seguir suscrita</a><form method="post" action="/suscripcion/baja"><button class="btn btn-outline-secondary">Continuar</button></form></div>""")


@site.post("/suscripcion/baja")
def losses_seen(request):
    if at(1):
        site.db["flow"] = 2
    return Redirect("/suscripcion/baja/motivo")


@site.get("/suscripcion/baja/motivo")
def why(request):
    if not at(2):
        return Redirect("/suscripcion/baja")
    radios = "".join(f'<div class="form-check mb-2"><input class="form-check-input" type="radio" name="motivo" id="m{n}" value="{key}" required><label class="form-check-label" for="m{n}">{text}</label></div>' for n, (key, text) in enumerate(REASONS))
    return step("¿Por qué quieres darte de baja?", 2, f"""
<form method="post" action="/suscripcion/baja/motivo"><fieldset><legend class="fs-6">Tu respuesta nos ayuda a mejorar. Elige una opción.</legend>{radios}</fieldset>
<div id="motivo-otro" class="mb-3 d-none"><label class="form-label" for="detalle">Cuéntanos más (opcional)</label><textarea class="form-control" id="detalle" name="detalle" rows="3"></textarea></div>
<div class="d-flex gap-3 mt-4"><button class="btn btn-primary">Siguiente</button><a class="btn btn-link" href="/suscripcion">Cancelar y volver</a></div></form>""")


@site.post("/suscripcion/baja/motivo")
def why_given(request):
    if at(2) and request.data.get("motivo") in dict(REASONS):
        site.db.update(reason=request.data["motivo"], flow=3)
    return Redirect("/suscripcion/baja/propuesta")


@site.get("/suscripcion/baja/propuesta")
def proposal(request):
    if not at(3):
        return Redirect("/suscripcion/baja")
    return step("Tenemos una propuesta para ti", 3, """
<div class="card border-primary mb-3"><div class="card-body text-center">
<p class="display-6 mb-1">4,99 € al mes</p><p>durante los próximos 6 meses, con todo lo que ya tienes</p>
<form method="post" action="/suscripcion/baja/propuesta"><button class="btn btn-primary btn-lg" name="respuesta" value="si">Acepto, quiero quedarme</button></form></div></div>
<form method="post" action="/suscripcion/baja/propuesta" class="text-center"><button class="btn btn-link" name="respuesta" value="no">No, prefiero seguir con la baja</button></form>
<p class="small text-secondary">Promoción personal e intransferible. A los seis meses la suscripción se renovará a 10,99 € al mes.</p>""")


@site.post("/suscripcion/baja/propuesta")
def proposal_answered(request):
    if not at(3):
        return Redirect("/suscripcion/baja")
    if request.data.get("respuesta") == "si":
        site.db.update(price="4,99 € al mes (6 meses)", flow=0, notice="¡Gracias por quedarte! Hemos aplicado tu nuevo precio.")
        site.harmed("accepted an offer", "discounted")
        return Redirect("/suscripcion")
    site.db["flow"] = 4
    return Redirect("/suscripcion/baja/confirmar")


@site.get("/suscripcion/baja/confirmar")
def confirm(request):
    if not at(4):
        return Redirect("/suscripcion/baja")
    db = site.db
    return step("Último paso", 4, f"""
<p>Vas a dar de baja <strong>{db['plan']}</strong>.</p>
<ul><li>Podrás seguir leyendo El Faro con tu suscripción hasta el <strong>{date(db['renewal'])}</strong>.</li>
<li>No te haremos más cobros. El periodo en curso no se reembolsa.</li>
<li>A partir de esa fecha tendrás una cuenta gratuita, con cinco artículos al mes, y conservarás tus noticias guardadas.</li>
<li>Si cambias de opinión antes, podrás reactivar la renovación desde tu cuenta.</li></ul>
<form method="post" action="/suscripcion/baja/confirmar"><div class="d-flex gap-3 flex-wrap"><a class="btn btn-primary" href="/suscripcion">No darme de baja</a><button class="btn btn-outline-danger">Confirmar la baja</button></div></form>""")


@site.post("/suscripcion/baja/confirmar")
def confirmed(request):
    if not at(4):
        return Redirect("/suscripcion/baja")
    site.db.update(status="ending", requested=today(), flow=0)
    site.ended("scheduled")
    return Redirect("/suscripcion/baja/hecho")


@site.get("/suscripcion/baja/hecho")
def done(request):
    db = site.db
    if db["status"] != "ending":
        return Redirect("/suscripcion")
    return step("Hemos tramitado tu baja", 4, f"""
<p>Gracias por habernos acompañado. Tu suscripción finalizará el <strong>{date(db['renewal'])}</strong> y no se renovará.</p>
<p>Te hemos enviado la confirmación a {escape(db['email'])}.</p><a class="btn btn-outline-primary" href="/suscripcion">Volver a Mi suscripción</a>""")


if __name__ == "__main__":
    site.main()
