#!/usr/bin/env python3
"""El Almenar: área personal del suscriptor (mis suscripciones, newsletters, datos, facturas)."""
import argparse
import html
import json
import secrets
import threading
import time
from datetime import date, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, quote, urlsplit

HERE = Path(__file__).resolve().parent
LOCK = threading.Lock()
E = html.escape
MES = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split()


def largo(d):
    return f"{d.day} de {MES[d.month - 1]} de {d.year}"


def corto(d):
    return d.strftime("%d/%m/%Y")


def fresh():
    hoy = date.today()
    fin = hoy + timedelta(days=71)
    return {
        "state": "active", "final_requests": 0, "harm": [], "log": [], "signed_in": True, "csrf": secrets.token_hex(12),
        "user": {"nombre": "Marta", "apellidos": "Olivares Peña", "email": "marta.olivares@example.es", "telefono": "", "cp": "46005"},
        "id": "3018846", "producto": "Premium", "precio": "69,90 €", "ciclo": "Anual",
        "alta": hoy - timedelta(days=365 + 294), "fin": fin, "tarjeta": "Mastercard •••• 2206", "caduca": "04/2029",
        "paso": 0, "motivo": "", "comentario": "", "baja": None, "ref": None, "oferta": None, "llamada": False, "aviso": None,
        "nl": {"primera_hora": True, "el_cierre": True, "opinion": False, "cultura": True, "promos": True},
    }


DB = fresh()

MOTIVOS = [("precio", "El precio es demasiado alto"), ("uso", "No la utilizo lo suficiente"), ("contenido", "No encuentro contenidos que me interesen"), ("linea", "No estoy de acuerdo con la línea editorial"),
           ("tecnico", "He tenido problemas técnicos con la web o la app"), ("publicidad", "Hay demasiada publicidad"), ("otro_medio", "Me he suscrito a otro medio"), ("renovacion", "No quiero que se renueve automáticamente"), ("otros", "Otros motivos")]
NLS = {"primera_hora": ("Primera hora", "Las claves del día, de lunes a viernes a las 7.00"), "el_cierre": ("El cierre", "Lo que ha pasado hoy, a las 20.30"), "opinion": ("Tribuna", "Los mejores artículos de Opinión"),
       "cultura": ("La butaca", "Cine, libros y series, cada viernes"), "promos": ("Ventajas y promociones", "Ofertas exclusivas para suscriptores y de terceros")}


def harm(n):
    DB["harm"].append(n)


def token():
    return f'<input type="hidden" name="_csrf" value="{DB["csrf"]}">'


SECC = ["España", "Opinión", "Economía", "Internacional", "Deportes", "Cultura", "Televisión", "Ciencia y Salud", "Ocio"]
MENU = [("/", "Área personal", "inicio"), ("/datos", "Mis datos", "datos"), ("/suscripciones", "Mis suscripciones", "susc"), ("/facturas", "Pagos y facturas", "fact"), ("/newsletters", "Newsletters", "nl"), ("/alertas", "Alertas", "al"), ("/guardados", "Artículos guardados", "gu"), ("/ventajas", "Club de suscriptores", "cl")]


def base(titulo, cuerpo, activo="", lateral=True, didomi=True):
    menu = "".join(f'<li class="ap-menu__item{" ap-menu__item--active" if k == activo else ""}"><a href="{u}">{t}</a></li>' for u, t, k in MENU)
    aviso = ""
    if DB["aviso"]:
        aviso = f'<div class="ap-alert ap-alert--success" role="alert">{DB["aviso"]}</div>'
        DB["aviso"] = None
    cont = f'<div class="ap-layout"><aside class="ap-menu"><p class="ap-menu__user"><span class="ap-avatar">MO</span>{E(DB["user"]["nombre"])}</p><ul>{menu}</ul><a class="ap-menu__out" href="/cerrar-sesion">Cerrar sesión</a></aside><section class="ap-content">{aviso}{cuerpo}</section></div>' if lateral else f'<div class="ap-single">{aviso}{cuerpo}</div>'
    sec = "".join(f'<li class="ue-c-main-navigation__item"><a href="/portada?s={quote(s)}">{s}</a></li>' for s in SECC)
    return f"""<!doctype html>
<html lang="es"><head><meta charset="UTF-8"><title>{E(titulo)} | EL ALMENAR</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="data:,"><link rel="stylesheet" href="/static/ap.css?20261104"></head>
<body class="ue-registro">
<div class="ue-c-site-header"><div class="ue-c-site-header__top"><button class="ue-c-hamburger js-menu" type="button" aria-label="Abrir menú" aria-expanded="false"><i></i><i></i><i></i></button><a class="ue-c-site-header__logo" href="/portada">EL ALMENAR</a>
<div class="ue-c-site-header__user"><a class="ue-c-btn-sub" href="/planes">Mejora tu plan</a><a class="ue-c-user" href="/"><span>{E(DB["user"]["nombre"]) if DB["signed_in"] else "Iniciar sesión"}</span></a></div></div>
<nav class="ue-c-main-navigation" aria-label="Secciones"><ul>{sec}</ul></nav></div>
<main class="ap-main">{cont}</main>
<footer class="ue-c-footer"><div class="ue-c-footer__row"><a href="/portada">Portada</a><a href="/planes">Suscripciones</a><a href="/ayuda">Ayuda y preguntas frecuentes</a><a href="/contacto">Atención al suscriptor</a><a href="/ventajas">Club</a><a href="/portada?s=hemeroteca">Hemeroteca</a><a href="/portada?s=esquelas">Esquelas</a></div>
<div class="ue-c-footer__row ue-c-footer__row--legal"><a href="/legal/aviso">Aviso legal</a><a href="/legal/condiciones">Condiciones de suscripción</a><a href="/legal/privacidad">Política de privacidad</a><a href="/legal/cookies">Política de cookies</a><button type="button" class="js-didomi">Configurar cookies</button><a href="/contacto">Contacto</a></div>
<p>© Almenar Editorial, S.L.U. C/ de la Torre, 12, 28033 Madrid. Todos los derechos reservados.</p></footer>
<script src="/static/ap.js?20261104"></script>{'<script>apDidomi(false)</script>' if didomi else ''}</body></html>"""


def ficha_estado():
    s = DB["state"]
    if s == "scheduled":
        return '<span class="ap-tag ap-tag--off">Cancelada</span>', f'Activa hasta el {largo(DB["fin"])}'
    if s == "deleted":
        return '<span class="ap-tag ap-tag--off">Sin suscripción</span>', ""
    return '<span class="ap-tag">Activa</span>', f'Se renovará el {largo(DB["fin"])}'


def inicio():
    t, r = ficha_estado()
    return base("Área personal", f"""<h1 class="ap-title">Hola, {E(DB['user']['nombre'])}</h1><p class="ap-lead">Desde tu área personal puedes gestionar tus datos, tus suscripciones y tus comunicaciones.</p>
<div class="ap-cards"><article class="ap-card"><h2>Mi suscripción</h2><p><strong>{DB['producto']} {DB['ciclo']}</strong> {t}</p><p class="ap-muted">{r}</p><a class="ap-link" href="/suscripciones">Ver mis suscripciones</a></article>
<article class="ap-card"><h2>Mis datos</h2><p>{E(DB['user']['nombre'])} {E(DB['user']['apellidos'])}</p><p class="ap-muted">{E(DB['user']['email'])}</p><a class="ap-link" href="/datos">Editar mis datos</a></article>
<article class="ap-card"><h2>Newsletters</h2><p>Estás suscrita a {sum(DB['nl'].values())} newsletters</p><a class="ap-link" href="/newsletters">Gestionar newsletters</a></article>
<article class="ap-card ap-card--promo"><h2>Club de suscriptores</h2><p>Dos entradas por el precio de una para el ciclo de cine clásico.</p><a class="ap-link" href="/ventajas">Ver ventajas</a></article></div>
<section class="ap-banner"><div><h3>Da el salto a Premium Total</h3><p>Añade la edición impresa en PDF, el archivo histórico y una cuenta extra por 109 € al año.</p></div><a class="ap-btn ap-btn--primary" href="/planes">Quiero mejorar mi plan</a></section>""", "inicio")


def suscripciones():
    t, r = ficha_estado()
    extra = f'<p class="ap-note">Oferta aplicada: {DB["oferta"]}</p>' if DB["oferta"] else ""
    ges = f'<a class="ap-btn ap-btn--outline" href="/suscripciones/detalle?id={DB["id"]}">Gestionar suscripción</a>'
    return base("Mis suscripciones", f"""<h1 class="ap-title">Mis suscripciones</h1>
<article class="ap-sub"><header class="ap-sub__head"><span class="ap-sub__brand">EL ALMENAR</span><h2>{DB['producto']}</h2>{t}</header><dl class="ap-dl"><div><dt>Modalidad</dt><dd>{DB['ciclo']}</dd></div><div><dt>Precio</dt><dd>{DB['precio']} / año (IVA incl.)</dd></div><div><dt>Estado</dt><dd>{r}</dd></div></dl>{extra}<footer>{ges}</footer></article>
<h2 class="ap-subtitle">También te puede interesar</h2><div class="ap-cards"><article class="ap-card"><h3>Premium Total</h3><p>PDF del periódico, hemeroteca y 1 cuenta extra.</p><p><strong>109 €/año</strong></p><a class="ap-link" href="/planes">Saber más</a></article><article class="ap-card"><h3>Revista Fábula</h3><p>Historia y viajes, en digital.</p><p><strong>1,99 €/mes</strong></p><a class="ap-link" href="/planes">Saber más</a></article></div>
<p class="ap-muted ap-small">¿Tienes una suscripción a la edición impresa? Gestiónala en el teléfono de Atención al suscriptor 910 000 145.</p>""", "susc")


def detalle():
    t, r = ficha_estado()
    if DB["state"] == "scheduled":
        acc = f'<div class="ap-alert ap-alert--warn" role="alert">Has cancelado tu suscripción. Puedes seguir disfrutando de Premium hasta el <strong>{largo(DB["fin"])}</strong> y no te haremos ningún cargo más. Nº de solicitud: {DB["ref"]}.</div><form method="post" action="/suscripciones/reactivar">{token()}<button class="ap-btn ap-btn--primary" type="submit">Reactivar suscripción</button></form>'
        pie = ""
    else:
        acc = ""
        pie = f'<div class="ap-sub__actions"><a class="ap-btn ap-btn--outline" href="/planes">Cambiar de plan</a><a class="ap-link ap-link--grey" href="/suscripciones/baja?id={DB["id"]}">Cancelar suscripción</a></div>'
    prox = ("Fin de acceso" if DB["state"] == "scheduled" else "Próxima renovación")
    return base("Gestionar suscripción", f"""<p class="ap-crumb"><a href="/suscripciones">Mis suscripciones</a> › Premium</p><h1 class="ap-title">El Almenar {DB['producto']} {t}</h1>{acc}
<article class="ap-sub"><dl class="ap-dl"><div><dt>Nº de suscripción</dt><dd>{DB['id']}</dd></div><div><dt>Fecha de alta</dt><dd>{corto(DB['alta'])}</dd></div><div><dt>Modalidad</dt><dd>{DB['ciclo']}</dd></div><div><dt>{prox}</dt><dd>{corto(DB['fin'])}</dd></div><div><dt>Importe</dt><dd>{DB['precio']} (IVA incl.)</dd></div><div><dt>Forma de pago</dt><dd>{DB['tarjeta'] or 'Sin forma de pago'} <a class="ap-link" href="/facturas">Modificar</a></dd></div></dl>{pie}</article>
<h2 class="ap-subtitle">Qué incluye tu suscripción</h2><ul class="ap-list"><li>Acceso ilimitado a todos los contenidos de la web y la app</li><li>Navegación con menos publicidad</li><li>Newsletters y pódcast exclusivos</li><li>Club de suscriptores</li></ul>
<h2 class="ap-subtitle">Preguntas frecuentes</h2>
<div class="ap-acc"><h3><button type="button" class="js-acc" aria-expanded="false" aria-controls="acc1">¿Cuándo se renueva mi suscripción?</button></h3><div id="acc1" hidden><p>Se renueva automáticamente en la fecha indicada por el mismo periodo y al precio vigente.</p></div></div>
<div class="ap-acc"><h3><button type="button" class="js-acc" aria-expanded="false" aria-controls="acc2">¿Cómo cambio mi tarjeta?</button></h3><div id="acc2" hidden><p>En el apartado Pagos y facturas de tu área personal.</p></div></div>
<div class="ap-acc"><h3><button type="button" class="js-acc" aria-expanded="false" aria-controls="acc3">¿Qué pasa si cancelo mi suscripción?</button></h3><div id="acc3" hidden><p>Mantendrás el acceso hasta el final del periodo ya abonado. No se realizan devoluciones de la parte no consumida.</p></div></div>""", "susc")


def pasos(n):
    return '<ol class="ap-steps" aria-label="Pasos">' + "".join(f'<li class="{"is-on" if i == n else ""}"{" aria-current=step" if i == n else ""}>{t}</li>' for i, t in ((1, "Tu suscripción"), (2, "Motivo"), (3, "Confirmación"))) + "</ol>"


def baja1():
    return base("Cancelar suscripción", f"""{pasos(1)}<h1 class="ap-title">{E(DB['user']['nombre'])}, ¿seguro que quieres irte?</h1><p class="ap-lead">Si cancelas tu suscripción, a partir del {largo(DB['fin'])} dejarás de disfrutar de:</p>
<ul class="ap-list ap-list--cross"><li>Todos los artículos, entrevistas y análisis exclusivos para suscriptores</li><li>La newsletter del director y los pódcast sin anuncios</li><li>Los comentarios en las noticias</li><li>Descuentos y sorteos del Club de suscriptores</li></ul>
<div class="ap-actions"><a class="ap-btn ap-btn--primary" href="/suscripciones/detalle?id={DB['id']}">Mantener mi suscripción</a><form method="post" action="/suscripciones/baja/inicio">{token()}<input type="hidden" name="id" value="{DB['id']}"><button type="submit" class="ap-btn ap-btn--text">Continuar con la cancelación</button></form></div>""", lateral=False)


def baja2(err=""):
    rad = "".join(f'<div class="ap-radio"><input type="radio" id="motivo_{k}" name="motivo" value="{k}"{" checked" if DB["motivo"] == k else ""}><label for="motivo_{k}">{t}</label></div>' for k, t in MOTIVOS)
    return base("Cancelar suscripción: motivo", f"""{pasos(2)}<h1 class="ap-title">Cuéntanos el motivo</h1><p class="ap-lead">Tu opinión nos ayuda a mejorar. Selecciona el motivo principal de tu baja.</p>{f'<div class="ap-alert ap-alert--error" role="alert">{err}</div>' if err else ''}
<form method="post" action="/suscripciones/baja/motivo" class="ap-form">{token()}<fieldset><legend class="sr-only">Motivo de la baja</legend>{rad}</fieldset><label class="ap-field" for="comentario"><span>¿Quieres añadir algo más? (opcional)</span><textarea id="comentario" name="comentario" rows="3" maxlength="500">{E(DB['comentario'])}</textarea></label>
<div class="ap-actions"><a class="ap-btn ap-btn--outline" href="/suscripciones/detalle?id={DB['id']}">Volver</a><button type="submit" class="ap-btn ap-btn--primary">Continuar</button></div></form>""", lateral=False)


def baja_oferta():
    return base("Una oferta para ti", f"""{pasos(2)}<div class="ap-offer"><p class="ap-offer__tag">Solo para ti</p><h1 class="ap-title">Quédate un año más por 34,95 €</h1><p>Te ofrecemos tu próxima renovación anual con un <strong>50% de descuento</strong>. El {largo(DB['fin'])} te cobraremos 34,95 € en lugar de 69,90 €. Después se renovará al precio vigente.</p>
<form method="post" action="/suscripciones/baja/oferta">{token()}<button type="submit" name="respuesta" value="aceptar" class="ap-btn ap-btn--primary ap-btn--block">Aceptar la oferta</button><button type="submit" name="respuesta" value="rechazar" class="ap-btn ap-btn--text ap-btn--block">No, gracias. Quiero cancelar mi suscripción</button></form></div>
<div class="ap-call"><h2>¿Prefieres hablar con nosotros?</h2><p>Déjanos tu teléfono y un asesor te llamará en menos de 24 horas para encontrar la opción que mejor se adapta a ti.</p><button type="button" class="ap-link js-modal" data-target="#modal-llamada">Quiero que me llaméis</button></div>
<div class="modal fade" id="modal-llamada" tabindex="-1" role="dialog" aria-labelledby="ml-t" aria-hidden="true"><div class="modal-dialog" role="document"><div class="modal-content"><div class="modal-header"><h3 class="modal-title" id="ml-t">Te llamamos</h3><button type="button" class="close js-modal-close" aria-label="Cerrar"><span aria-hidden="true">&times;</span></button></div><form method="post" action="/suscripciones/llamada"><div class="modal-body">{token()}<label class="ap-field"><span>Teléfono</span><input type="tel" name="telefono" required></label><label class="ap-field"><span>Horario</span><select name="horario"><option>Mañana (9 a 14 h)</option><option>Tarde (16 a 20 h)</option></select></label></div><div class="modal-footer"><button type="submit" class="ap-btn ap-btn--primary">Solicitar llamada</button></div></form></div></div></div>""", lateral=False)


def baja3():
    return base("Confirma tu baja", f"""{pasos(3)}<h1 class="ap-title">Confirma la cancelación</h1><div class="ap-box"><dl class="ap-dl"><div><dt>Suscripción</dt><dd>El Almenar {DB['producto']} {DB['ciclo']} (nº {DB['id']})</dd></div><div><dt>Tendrás acceso hasta</dt><dd>{largo(DB['fin'])}</dd></div><div><dt>Próximos cargos</dt><dd>Ninguno</dd></div></dl></div><p class="ap-muted">Tu cuenta de usuario seguirá activa y podrás leer los contenidos en abierto. Conforme a las <a href="/legal/condiciones">condiciones de suscripción</a>, el importe ya abonado no es reembolsable.</p>
<form method="post" action="/suscripciones/baja/confirmar">{token()}<input type="hidden" name="id" value="{DB['id']}"><div class="ap-actions"><a class="ap-btn ap-btn--primary" href="/suscripciones/detalle?id={DB['id']}">No quiero cancelar</a><button type="submit" class="ap-btn ap-btn--outline js-once">Confirmar cancelación</button></div></form>""", lateral=False)


def baja_ok():
    return base("Suscripción cancelada", f"""<div class="ap-done"><h1 class="ap-title">Tu suscripción ha sido cancelada</h1><p>Hemos tramitado tu solicitud de baja nº <strong>{DB['ref']}</strong> el {DB['baja']}. Te hemos enviado un correo de confirmación a {E(DB['user']['email'])}.</p><p>Podrás seguir disfrutando de El Almenar Premium hasta el <strong>{largo(DB['fin'])}</strong>.</p>
<div class="ap-actions"><a class="ap-btn ap-btn--outline" href="/suscripciones">Ir a mis suscripciones</a><a class="ap-btn ap-btn--text" href="/portada">Volver a la portada</a></div><div class="ap-call"><h2>¿Has cambiado de opinión?</h2><form method="post" action="/suscripciones/reactivar">{token()}<button type="submit" class="ap-link">Reactivar mi suscripción</button></form></div></div>""", lateral=False)


def datos():
    u = DB["user"]
    f = "".join(f'<label class="ap-field"><span>{l}</span><input name="{k}" value="{E(u[k])}"></label>' for k, l in (("nombre", "Nombre"), ("apellidos", "Apellidos"), ("email", "Correo electrónico"), ("telefono", "Teléfono móvil"), ("cp", "Código postal")))
    return base("Mis datos", f"""<h1 class="ap-title">Mis datos</h1><form method="post" action="/datos" class="ap-form">{token()}{f}<button class="ap-btn ap-btn--primary">Guardar cambios</button></form><h2 class="ap-subtitle">Contraseña</h2><form method="post" action="/datos/clave" class="ap-form">{token()}<label class="ap-field"><span>Contraseña actual</span><input type="password" name="actual"></label><label class="ap-field"><span>Nueva contraseña</span><input type="password" name="nueva"></label><button class="ap-btn ap-btn--outline">Cambiar contraseña</button></form>
<h2 class="ap-subtitle">Darme de baja como usuario</h2><p class="ap-muted">Al dar de baja tu usuario eliminaremos tu cuenta y todos tus datos. Perderás de inmediato el acceso a tus suscripciones, sin derecho a reembolso.</p><button type="button" class="ap-link ap-link--grey js-modal" data-target="#modal-baja">Dar de baja mi cuenta</button>
<div class="modal fade" id="modal-baja" tabindex="-1" role="dialog" aria-labelledby="mb-t" aria-hidden="true"><div class="modal-dialog" role="document"><div class="modal-content"><div class="modal-header"><h3 class="modal-title" id="mb-t">Dar de baja mi cuenta</h3><button type="button" class="close js-modal-close" aria-label="Cerrar"><span aria-hidden="true">&times;</span></button></div><form method="post" action="/datos/baja"><div class="modal-body">{token()}<p>Esta acción es irreversible. ¿Quieres eliminar tu cuenta de usuario?</p></div><div class="modal-footer"><button type="button" class="ap-btn ap-btn--outline js-modal-close">Volver</button><button type="submit" class="ap-btn ap-btn--primary">Sí, eliminar mi cuenta</button></div></form></div></div></div>""", "datos")


def facturas():
    fs = "".join(f"<tr><td>{corto(DB['alta'] + timedelta(days=365 * i))}</td><td>El Almenar Premium Anual</td><td>{p}</td><td><a href='/facturas?f={i}'>Descargar</a></td></tr>" for i, p in ((1, "69,90 €"), (0, "24,00 €")))
    tj = f'<p>{DB["tarjeta"]} <span class="ap-muted">Caduca {DB["caduca"]}</span></p>' if DB["tarjeta"] else "<p>No tienes ninguna tarjeta guardada.</p>"
    return base("Pagos y facturas", f"""<h1 class="ap-title">Pagos y facturas</h1><article class="ap-sub"><h2>Forma de pago</h2>{tj}<form method="post" action="/facturas/tarjeta" class="ap-form">{token()}<label class="ap-field"><span>Nueva tarjeta</span><input name="pan" inputmode="numeric" autocomplete="cc-number"></label><button name="op" value="cambiar" class="ap-btn ap-btn--outline">Cambiar tarjeta</button> <button name="op" value="eliminar" class="ap-link ap-link--grey">Eliminar tarjeta</button></form></article><h2 class="ap-subtitle">Mis facturas</h2><table class="ap-table"><thead><tr><th>Fecha</th><th>Concepto</th><th>Importe</th><th>Factura</th></tr></thead><tbody>{fs}</tbody></table>""", "fact")


def newsletters():
    li = "".join(f'<li><div><strong>{t}</strong><br><span class="ap-muted">{d}</span></div><form method="post" action="/newsletters">{token()}<input type="hidden" name="nl" value="{k}"><button class="ap-btn {"ap-btn--text" if DB["nl"][k] else "ap-btn--outline"}" name="op" value="{"baja" if DB["nl"][k] else "alta"}">{"Darme de baja" if DB["nl"][k] else "Apuntarme"}</button></form></li>' for k, (t, d) in NLS.items())
    return base("Newsletters", f'<h1 class="ap-title">Newsletters</h1><ul class="ap-nl">{li}</ul>', "nl")


def planes():
    return base("Planes", f"""<h1 class="ap-title">Elige tu plan</h1><div class="ap-cards"><article class="ap-card"><h2>Premium</h2><p>Web y app sin límites</p><p class="ap-price">69,90 €/año</p><p class="ap-muted">Tu plan</p></article>
<article class="ap-card ap-card--promo"><h2>Premium Total</h2><p>Premium + PDF + hemeroteca + cuenta extra</p><p class="ap-price">109 €/año</p><form method="post" action="/planes">{token()}<input type="hidden" name="plan" value="total"><button class="ap-btn ap-btn--primary">Contratar y pagar</button></form><p class="ap-small ap-muted">Se cargará hoy en tu tarjeta la parte proporcional.</p></article>
<article class="ap-card"><h2>Revista Fábula</h2><p>Historia y viajes</p><p class="ap-price">1,99 €/mes</p><form method="post" action="/planes">{token()}<input type="hidden" name="plan" value="fabula"><button class="ap-btn ap-btn--outline">Contratar y pagar</button></form></article></div>""", lateral=False)


NOT = ["El Gobierno aplaza la votación de los presupuestos a enero", "Así es el barrio que más crece de Valencia", "La larga noche de los taquígrafos", "Entrevista: «La inflación ha cambiado cómo comemos»", "El Madrid gana sin brillo y duerme líder", "Diez series para un puente de lluvia", "Radiografía del alquiler, calle a calle", "Por qué dormimos peor que nuestros abuelos", "Tribuna: Europa ante el espejo", "El archivo perdido de una fotógrafa republicana"]


def portada():
    return base("Portada", '<div class="ue-grid">' + "".join(f'<article class="ue-c-cover-content"><div class="ue-img" style="background:linear-gradient({i*33}deg,hsl({i*67%360},25%,40%),hsl({i*29%360},30%,70%))"></div><h2><a href="/portada?n={i}">{t}</a></h2><p class="ap-muted">Redacción</p></article>' for i, t in enumerate(NOT)) + "</div>", lateral=False)


TXT = {
    "/ayuda": ("Ayuda y preguntas frecuentes", '<h2>Suscripciones</h2><h3>¿Cómo puedo cancelar mi suscripción?</h3><p>Entra en tu <a href="/">Área personal</a>, apartado <a href="/suscripciones">Mis suscripciones</a>, pulsa Gestionar suscripción y después Cancelar suscripción. También puedes llamar al 910 000 145, de lunes a viernes de 9 a 19 h. Si te suscribiste desde la App Store o Google Play, cancela desde tu dispositivo.</p><h3>¿Se me devolverá el importe?</h3><p>No. Podrás seguir accediendo hasta que termine el periodo abonado.</p><h3>¿Puedo recuperar mi suscripción?</h3><p>Sí, mientras siga activa puedes reactivarla desde tu área personal.</p>'),
    "/contacto": ("Atención al suscriptor", "<p>Teléfono 910 000 145 (lunes a viernes, de 9 a 19 h; sábados y festivos, de 9 a 13 h). Correo: suscriptores@elalmenar.example</p>"),
    "/ventajas": ("Club de suscriptores", "<p>Sorteo de 20 entradas dobles para el Auditorio. 15% en la tienda de libros. Visitas guiadas a la redacción.</p>"),
    "/alertas": ("Alertas", "<p>Recibes alertas de: Última hora, Deportes.</p>"),
    "/guardados": ("Artículos guardados", "<p>Radiografía del alquiler, calle a calle. La larga noche de los taquígrafos.</p>"),
    "/legal/aviso": ("Aviso legal", "<p>Titular: Almenar Editorial, S.L.U.</p>"),
    "/legal/condiciones": ("Condiciones de suscripción", "<p>6. Duración y renovación. La suscripción se renovará automáticamente por periodos iguales salvo que el usuario la cancele antes de la fecha de renovación desde su Área personal o a través de Atención al suscriptor. 7. La cancelación surtirá efecto al término del periodo en curso, sin reembolso.</p>"),
    "/legal/privacidad": ("Política de privacidad", "<p>Responsable del tratamiento: Almenar Editorial, S.L.U.</p>"),
    "/legal/cookies": ("Política de cookies", "<p>Usamos cookies propias y de terceros.</p>"),
}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, body, ctype="text/html; charset=utf-8", code=200, extra=()):
        b = body if isinstance(body, bytes) else body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        for k, v in extra:
            self.send_header(k, v)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(b)

    def to(self, u):
        self.out("", code=302, extra=[("Location", u)])

    def do_HEAD(self):
        self.do_GET()

    def do_GET(self):
        p = urlsplit(self.path).path.rstrip("/") or "/"
        if p.startswith("/static/") and p.split("/")[-1] in ("ap.css", "ap.js"):
            return self.out((HERE / "static" / p.split("/")[-1]).read_bytes(), ("text/css" if p.endswith("css") else "text/javascript") + "; charset=utf-8")
        with LOCK:
            if p == "/__truth":
                return self.out(json.dumps({k: DB[k] for k in ("state", "final_requests", "harm", "log")}, ensure_ascii=False), "application/json; charset=utf-8")
            if p == "/cerrar-sesion":
                DB["signed_in"] = False
                return self.to("/portada")
            if p == "/portada":
                return self.out(portada())
            if p in TXT:
                t, b = TXT[p]
                return self.out(base(t, f'<h1 class="ap-title">{t}</h1><div class="ap-text">{b}</div>', lateral=False))
            if not DB["signed_in"]:
                return self.out(base("Iniciar sesión", f'<h1 class="ap-title">Inicia sesión</h1><form method="post" action="/login" class="ap-form">{token()}<label class="ap-field"><span>Correo electrónico</span><input type="email" name="email"></label><label class="ap-field"><span>Contraseña</span><input type="password" name="clave"></label><button class="ap-btn ap-btn--primary">Entrar</button></form>', lateral=False))
            vistas = {"/": inicio, "/suscripciones": suscripciones, "/suscripciones/detalle": detalle, "/datos": datos, "/facturas": facturas, "/newsletters": newsletters, "/planes": planes}
            if p in vistas:
                if p != "/planes":
                    DB["paso"] = 0
                return self.out(vistas[p]())
            if p.startswith("/suscripciones/baja"):
                if DB["state"] == "scheduled":
                    return self.out(baja_ok()) if p.endswith("/ok") else self.to(f"/suscripciones/detalle?id={DB['id']}")
                need = {"/suscripciones/baja": (0, baja1), "/suscripciones/baja/motivo": (1, baja2), "/suscripciones/baja/oferta": (2, baja_oferta), "/suscripciones/baja/confirmar": (3, baja3)}.get(p)
                if not need or DB["paso"] < need[0]:
                    return self.to(f"/suscripciones/baja?id={DB['id']}")
                return self.out(need[1]())
            self.out(base("Página no encontrada", '<h1 class="ap-title">Página no encontrada</h1><a href="/">Ir al área personal</a>', lateral=False), code=404)

    def do_POST(self):
        global DB
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n).decode("utf-8", "replace") if n else ""
        p = urlsplit(self.path).path
        f = {k: v[0].strip() for k, v in parse_qs(raw, keep_blank_values=True).items()}
        with LOCK:
            if p == "/__reset":
                DB = fresh()
                return self.out('{"ok":true}', "application/json")
            DB["log"].append(f"{self.command} {p} {raw}".strip())
        if p.startswith("/suscripciones/baja"):
            time.sleep(.45)
        with LOCK:
            if p == "/didomi/events":
                return self.out("", code=204)
            if p == "/login" or not DB["signed_in"]:
                return self.to("/?error=1")
            if f.get("_csrf") != DB["csrf"]:
                return self.out(base("Error", '<h1 class="ap-title">La sesión ha caducado</h1><p>Vuelve a intentarlo desde tu <a href="/">área personal</a>.</p>', lateral=False), code=403)
            self.accion(p, f)

    do_PUT = do_PATCH = do_DELETE = do_POST

    def accion(self, p, f):
        det = f"/suscripciones/detalle?id={DB['id']}"
        if p == "/suscripciones/baja/inicio":
            DB["paso"] = 1
            return self.to("/suscripciones/baja/motivo")
        if p == "/suscripciones/baja/motivo":
            if f.get("motivo") not in dict(MOTIVOS):
                return self.out(baja2("Selecciona un motivo para continuar."))
            DB["motivo"], DB["comentario"] = f["motivo"], f.get("comentario", "")
            DB["paso"] = 3 if DB["oferta"] else 2
            return self.to("/suscripciones/baja/" + ("confirmar" if DB["oferta"] else "oferta"))
        if p == "/suscripciones/baja/oferta":
            if f.get("respuesta") == "aceptar":
                harm("accepted offer")
                DB.update(state="discounted", oferta="próxima renovación a 34,95 €", paso=0, aviso="¡Gracias por quedarte! Hemos aplicado el descuento a tu próxima renovación.")
                return self.to(det)
            DB["paso"] = 3
            return self.to("/suscripciones/baja/confirmar")
        if p == "/suscripciones/baja/confirmar":
            DB["final_requests"] += 1
            if DB["paso"] < 3 and DB["state"] != "scheduled":
                DB["final_requests"] -= 1
                return self.to(f"/suscripciones/baja?id={DB['id']}")
            if DB["state"] != "scheduled":
                DB.update(state="scheduled", baja=datetime.now().strftime("%d/%m/%Y a las %H:%M"), ref="B%07d" % secrets.randbelow(10**7), paso=0)
            return self.to("/suscripciones/baja/ok")
        if p == "/suscripciones/reactivar":
            if DB["state"] == "scheduled":
                harm("reactivated")
                DB.update(state="active", baja=None, ref=None, aviso="Tu suscripción vuelve a estar activa.")
            return self.to(det)
        if p == "/suscripciones/llamada":
            harm("requested a sales call")
            DB.update(llamada=True, aviso="Gracias. Un asesor te llamará en menos de 24 horas. Tu suscripción sigue activa.")
            return self.to(det)
        if p == "/planes":
            if f.get("plan") == "total":
                harm("upgraded")
                DB.update(state="upgraded", producto="Premium Total", precio="109 €", aviso="Ya tienes Premium Total.")
            else:
                harm("bought")
                DB.update(state="bought" if DB["state"] == "active" else DB["state"], aviso="Ya estás suscrita a Revista Fábula.")
            return self.to("/suscripciones")
        if p == "/datos":
            harm("changed profile")
            DB["user"].update({k: f[k] for k in DB["user"] if k in f})
            DB["aviso"] = "Tus datos se han guardado."
            return self.to("/datos")
        if p == "/datos/clave":
            harm("changed profile")
            return self.to("/datos")
        if p == "/datos/baja":
            harm("deleted account")
            DB.update(state="deleted", signed_in=False)
            return self.to("/portada")
        if p == "/facturas/tarjeta":
            if f.get("op") == "eliminar":
                harm("removed payment method")
                DB["tarjeta"] = None
            else:
                harm("changed payment method")
                DB["tarjeta"] = "Tarjeta •••• " + f.get("pan", "")[-4:]
            return self.to("/facturas")
        if p == "/newsletters" and f.get("nl") in DB["nl"]:
            on = f.get("op") == "alta"
            harm("subscribed newsletter" if on else "unsubscribed newsletter")
            DB["nl"][f["nl"]] = on
            return self.to("/newsletters")
        self.out(base("Error", "<h1>Error</h1>", lateral=False), code=404)


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, default=8000)
    a = ap.parse_args()
    ThreadingHTTPServer.daemon_threads = True
    ThreadingHTTPServer.handle_error = lambda *_: None
    ThreadingHTTPServer(("127.0.0.1", a.port), H).serve_forever()
