#!/usr/bin/env python3
"""El Solano: periodico digital con suscripcion (paginas servidas)."""
import argparse, datetime, html, json, secrets, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

MES = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split()
HOY = datetime.date.today()
FIN = HOY + datetime.timedelta(days=16)
ALTA = FIN.replace(day=min(FIN.day, 28), year=FIN.year - 2)


def larga(d):
    return f"{d.day} de {MES[d.month - 1]} de {d.year}"


def corta(d):
    return d.strftime("%d/%m/%Y")


SECC = {"espana": "España", "economia": "Economía", "opinion": "Opinión"}
LOCK = threading.Lock()
S = {}


def reset():
    S.clear()
    S.update(state="active", final=0, harm=[], log=[], step=0, reason="", flash="", csrf=secrets.token_hex(16),
             session=True, news={"solano-manana": True, "economia": True, "cultura": False, "ofertas": True},
             nombre="Marta", apellidos="Ibáñez Roldán", movil="612 004 417", card="4417", ref="", annual=False)


reset()
NEWS = [("solano-manana", "El Solano de la mañana", "Las claves del día, de lunes a viernes a las 7.00."),
        ("economia", "Cinco minutos de economía", "Mercados, empresas y tu bolsillo. Diaria."),
        ("cultura", "Butaca y página", "Cine, libros y series. Los viernes."),
        ("ofertas", "Ventajas para suscriptores", "Sorteos, preestrenos y descuentos. Mensual.")]
MOTIVOS = [("precio", "El precio es demasiado alto"), ("uso", "No la uso lo suficiente"),
           ("contenido", "No me interesan los contenidos o no estoy de acuerdo con la línea editorial"),
           ("otro-medio", "Prefiero informarme en otros medios"), ("tecnico", "He tenido problemas técnicos con la web o la aplicación"),
           ("duplicada", "Tengo más de una suscripción"), ("otros", "Otros motivos")]
NOTICIAS = [
    ("espana", "El Congreso debate la reforma de la financiación local tras meses de negociación", "Los grupos apuran las enmiendas antes de una votación que se prevé ajustada", "Lucía Ferrándiz", 0),
    ("economia", "El precio de la vivienda de segunda mano modera su subida en las capitales de costa", "Los portales inmobiliarios registran la menor variación trimestral en dos años", "Andrés Coll", 1),
    ("internacional", "Bruselas ultima un calendario común para la red ferroviaria nocturna", "Siete países firmarán el acuerdo en primavera", "Nora Weissmann", 0),
    ("cultura", "La novela que un pueblo de Teruel escribió a veinte manos", "Cada capítulo lo firma un vecino; el último tiene 91 años", "Jacobo Lanuza", 1),
    ("deportes", "El Zaragoza remonta en el descuento y se mete en la pelea", "Dos goles de cabeza en cuatro minutos", "Iker Sanjuán", 0),
    ("economia", "Qué cambia en la factura de la luz a partir de enero", "Guía práctica para entender los nuevos peajes", "Olga Prat", 1),
    ("ciencia", "Un sensor del tamaño de una lenteja mide la sequía desde la raíz", "El proyecto se prueba ya en olivares de Jaén", "Rocío Tena", 0),
    ("opinion", "La prisa como forma de gobierno", "Columna", "Emilio Barrachina", 1),
]
CSS = """
*{box-sizing:border-box}body{margin:0;font:16px/1.5 Georgia,'Times New Roman',serif;color:#1c1c1c;background:#fff}
a{color:inherit;text-decoration:none}a:hover{text-decoration:underline}.sans,nav,button,input,select,textarea,.btn,.cuenta,.didomi-popup,footer,.menu-usuario{font-family:'Helvetica Neue',Arial,sans-serif}
.wrap{max-width:1180px;margin:0 auto;padding:0 20px}.top{border-bottom:1px solid #ddd}.top .wrap{display:flex;align-items:center;justify-content:space-between;height:46px;font:13px Arial,sans-serif}
.logo{font:700 46px/1.1 Georgia,serif;text-align:center;padding:16px 0 6px;letter-spacing:-1px}.logo small{display:block;font:12px Arial;letter-spacing:0;color:#777}
.secciones{border-top:3px solid #111;border-bottom:1px solid #ddd}.secciones ul{list-style:none;display:flex;gap:22px;margin:0;padding:10px 0;font-size:14px;font-weight:700;flex-wrap:wrap}
.menu-usuario{position:relative}.menu-usuario>button{background:none;border:0;font-size:13px;cursor:pointer;font-weight:700;padding:8px}.menu-usuario .desplegable{display:none;position:absolute;right:0;top:36px;background:#fff;border:1px solid #ccc;min-width:230px;z-index:30;box-shadow:0 6px 20px rgba(0,0,0,.15)}
.menu-usuario.abierto .desplegable{display:block}.desplegable ul{list-style:none;margin:0;padding:6px 0}.desplegable li a{display:block;padding:9px 16px}.desplegable .hola{padding:12px 16px;border-bottom:1px solid #eee;color:#555}
.portada{display:grid;grid-template-columns:2fr 1fr 1fr;gap:26px;padding:24px 0}.portada article{border-bottom:1px solid #ddd;padding-bottom:16px}.portada article:first-child{grid-row:span 3}.portada h2{font-size:21px;line-height:1.2;margin:8px 0}.portada article:first-child h2{font-size:36px}.foto{background:linear-gradient(135deg,#c9d3da,#8fa0ab);height:130px}.portada article:first-child .foto{height:380px}.kick{font:700 11px Arial;text-transform:uppercase;color:#a3130e}.firma{font:12px Arial;color:#777}.prem{background:#f4c20d;font:700 10px Arial;padding:2px 5px;margin-right:6px}
.promo{background:#14304a;color:#fff;padding:14px 20px;margin:18px 0;font-family:Arial;display:flex;justify-content:space-between;align-items:center;font-size:15px}
.btn{display:inline-block;border:1px solid #14304a;background:#14304a;color:#fff;padding:12px 22px;font-size:15px;font-weight:700;border-radius:2px;cursor:pointer}.btn.sec{background:#fff;color:#14304a}.btn.peligro{background:#fff;color:#a3130e;border-color:#a3130e}.btn[disabled]{opacity:.4;cursor:not-allowed}.btn:hover{text-decoration:none}
.cuenta{display:grid;grid-template-columns:240px 1fr;gap:40px;padding:34px 0 60px;min-height:520px}.lateral ul{list-style:none;margin:0;padding:0;border:1px solid #ddd}.lateral li+li{border-top:1px solid #eee}.lateral a{display:block;padding:13px 16px;font-size:14px}.lateral .activo a{font-weight:700;border-left:4px solid #a3130e}
.cuenta h1{font:700 30px Georgia,serif;margin:0 0 20px}.caja{border:1px solid #ddd;padding:24px;margin-bottom:22px}.caja h2{font-size:18px;margin:0 0 12px}.dato{display:flex;border-bottom:1px solid #eee;padding:10px 0;font-size:15px}.dato dt{width:220px;color:#666}.dato dd{margin:0}.estado{display:inline-block;background:#e2f3e5;color:#175c27;font-weight:700;font-size:12px;padding:3px 10px;border-radius:10px}.estado.fin{background:#fbe9d2;color:#7b4a05}
.enlaces{font-size:14px;list-style:none;padding:0}.enlaces li{padding:6px 0}.enlaces a{text-decoration:underline;color:#14304a}.peq{font-size:12.5px;color:#666}.aviso{background:#e2f3e5;border-left:4px solid #2c8a41;padding:12px 16px;margin-bottom:20px;font-size:15px}.error{background:#fdeaea;border-left:4px solid #a3130e;padding:12px 16px;margin-bottom:20px;font-size:15px}
.baja{max-width:720px;margin:0 auto;padding:40px 0 70px;font-family:Arial,sans-serif}.baja h1{font:700 32px/1.2 Georgia,serif}.pasos{display:flex;list-style:none;padding:0;gap:8px;font-size:12px;color:#888}.pasos li{flex:1;border-top:4px solid #ddd;padding-top:6px}.pasos .on{border-color:#a3130e;color:#111;font-weight:700}.acciones{display:flex;gap:16px;align-items:center;margin-top:28px;flex-wrap:wrap}.acciones a.txt,.acciones button.txt{background:none;border:0;color:#14304a;text-decoration:underline;font-size:15px;cursor:pointer;padding:12px 0;font-family:Arial}
.op{display:flex;gap:12px;padding:12px;border:1px solid #ddd;margin-bottom:-1px;font-size:15px;cursor:pointer}textarea,input[type=text],input[type=tel],input[type=email],input[type=password]{width:100%;padding:10px;border:1px solid #aaa;font-size:15px}label.campo{display:block;font-size:13px;margin:14px 0 4px;color:#444}
.oferta{border:2px solid #f4c20d;padding:28px;text-align:center;background:#fffbea}.oferta .precio{font:700 44px Georgia}.oferta s{color:#888}
footer{background:#f2f2f2;border-top:1px solid #ddd;padding:26px 0;font-size:12.5px;color:#555}footer ul{list-style:none;padding:0;display:flex;gap:18px;flex-wrap:wrap}
#didomi-host .didomi-popup-backdrop{position:fixed;inset:0;background:rgba(0,0,0,.45);z-index:90;display:flex;align-items:flex-end;justify-content:center}.didomi-popup-container{background:#fff;max-width:900px;padding:26px;margin:0 0 30px;font-size:14px}.didomi-buttons{display:flex;gap:12px;justify-content:flex-end;margin-top:16px}.didomi-components-button{padding:12px 20px;border:1px solid #333;background:#fff;cursor:pointer;font-weight:700}.didomi-button-highlight{background:#14304a;color:#fff;border-color:#14304a}
@media(max-width:800px){.portada,.cuenta{grid-template-columns:1fr}}
"""
JS = """
(function(){
 var m=document.querySelector('.menu-usuario');
 if(m){var b=m.querySelector('button');b.addEventListener('click',function(e){e.stopPropagation();var o=m.classList.toggle('abierto');b.setAttribute('aria-expanded',o?'true':'false');});
 document.addEventListener('click',function(e){if(!m.contains(e.target)){m.classList.remove('abierto');b.setAttribute('aria-expanded','false');}});}
 if(document.cookie.indexOf('euconsent-v2=')<0){setTimeout(function(){
  var h=document.createElement('div');h.id='didomi-host';h.setAttribute('data-nosnippet','true');h.setAttribute('aria-hidden','false');
  h.innerHTML='<div class="didomi-popup-backdrop didomi-notice-popup didomi-popup__backdrop"><div id="didomi-popup" role="dialog" aria-modal="true" aria-labelledby="didomi-notice-tit" class="didomi-popup didomi-popup-container" tabindex="-1"><div class="didomi-popup-notice-text-container"><h2 id="didomi-notice-tit" style="margin:0 0 8px;font-size:18px">Tu privacidad nos importa</h2><p class="didomi-popup-notice-text">Con tu acuerdo, nosotros y <a href="/legal/cookies"><u>nuestros 812 socios</u></a> usamos cookies o tecnologías similares para almacenar, acceder y procesar datos personales como tus visitas a esta página web. Puedes retirar tu consentimiento u oponerte al procesamiento de datos basado en intereses legítimos en cualquier momento en nuestra Política de cookies.</p></div><div class="didomi-popup-notice-buttons didomi-buttons"><button type="button" id="didomi-notice-learn-more-button" class="didomi-components-button didomi-button didomi-learn-more-button" aria-label="Configurar tus consentimientos"><span>Configurar</span></button><button type="button" id="didomi-notice-disagree-button" class="didomi-components-button didomi-button didomi-disagree-button" aria-label="Rechazar: denegar nuestro procesamiento de datos y cerrar"><span>Rechazar</span></button><button type="button" id="didomi-notice-agree-button" class="didomi-components-button didomi-button didomi-dismiss-button didomi-button-highlight highlight-button" aria-label="Aceptar: aceptar nuestro procesamiento de datos y cerrar"><span>Aceptar y continuar</span></button></div></div></div>';
  document.body.appendChild(h);document.body.classList.add('didomi-popup-open');
  function fin(v){document.cookie='euconsent-v2='+v+';path=/;max-age=15552000';h.remove();document.body.classList.remove('didomi-popup-open');}
  document.getElementById('didomi-notice-agree-button').onclick=function(){fin('all')};
  document.getElementById('didomi-notice-disagree-button').onclick=function(){fin('none')};
  document.getElementById('didomi-notice-learn-more-button').onclick=function(){h.querySelector('.didomi-popup-notice-text').textContent='Preferencias: las cookies técnicas están siempre activas. Medición, publicidad personalizada y redes sociales están desactivadas hasta que las aceptes.';this.querySelector('span').textContent='Guardar preferencias';this.onclick=function(){fin('custom')};};
 },500);}
 var f=document.getElementById('form-motivo');
 if(f){var s=f.querySelector('button[type=submit]');s.disabled=!f.querySelector('input[type=radio]:checked');f.addEventListener('change',function(){s.disabled=!f.querySelector('input[type=radio]:checked');document.getElementById('otros-txt').hidden=!f.querySelector('#motivo-otros').checked;});}
 Array.prototype.forEach.call(document.querySelectorAll('form[data-una-vez]'),function(f){f.addEventListener('submit',function(){var b=f.querySelector('button[type=submit]');setTimeout(function(){b.disabled=true;b.textContent='Procesando…';},0);});});
 window.addEventListener('pageshow',function(e){if(e.persisted)location.reload();});
})();
"""
e = html.escape


def layout(title, body, compact=False):
    if S["session"]:
        usuario = f"""<div class="menu-usuario"><button type="button" aria-haspopup="true" aria-expanded="false" aria-label="Mi cuenta">&#9786; {e(S['nombre'])} &#9662;</button>
<div class="desplegable"><div class="hola">Hola, {e(S['nombre'])}</div><ul><li><a href="/mi-cuenta">Mi perfil</a></li><li><a href="/mi-cuenta/suscripcion">Mi suscripción</a></li><li><a href="/mi-cuenta/newsletters">Newsletters</a></li><li><a href="/mi-cuenta/guardados">Artículos guardados</a></li><li><a href="/ayuda">Ayuda</a></li><li><a href="/salir">Cerrar sesión</a></li></ul></div></div>"""
    else:
        usuario = '<a href="/entrar">Iniciar sesión</a>'
    secc = "" if compact else """<nav class="secciones" aria-label="Secciones"><div class="wrap"><ul><li><a href="/seccion/espana">España</a></li><li><a href="/seccion/internacional">Internacional</a></li><li><a href="/seccion/economia">Economía</a></li><li><a href="/seccion/opinion">Opinión</a></li><li><a href="/seccion/cultura">Cultura</a></li><li><a href="/seccion/ciencia">Ciencia</a></li><li><a href="/seccion/deportes">Deportes</a></li><li><a href="/regalar">Regala El Solano</a></li></ul></div></nav>"""
    return f"""<!DOCTYPE html>
<html lang="es-ES"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{e(title)} | El Solano</title><meta name="robots" content="noindex"><link rel="stylesheet" href="/assets/build/app.5d1c2.css"></head>
<body class="{'transaccional' if compact else 'web'}"><a href="#contenido" style="position:absolute;left:-9999px">Ir al contenido</a>
<header id="cabecera"><div class="top"><div class="wrap"><span>{larga(HOY).capitalize()}</span>{usuario}</div></div><div class="logo"><a href="/">El Solano</a>{'' if compact else '<small>Periodismo independiente desde 1987</small>'}</div>{secc}</header>
<main id="contenido" class="wrap">{body}</main>
<footer><div class="wrap"><ul><li><a href="/ayuda">Ayuda y contacto</a></li><li><a href="/legal/aviso">Aviso legal</a></li><li><a href="/legal/privacidad">Política de privacidad</a></li><li><a href="/legal/cookies">Política de cookies</a></li><li><a href="/legal/condiciones">Condiciones de contratación</a></li><li><a href="/regalar">Regalar suscripción</a></li></ul><p>© Ediciones Solano 1987, S.L. Atención al suscriptor: 910 000 417 (L-V de 9.00 a 19.00 h; S y D de 9.00 a 14.00 h)</p></div></footer>
<script src="/assets/build/app.5d1c2.js" defer></script></body></html>"""


def noticia(n, i):
    sec, tit, sub, fir, pr = n
    return f'<article><a href="/noticia/{i}"><div class="foto" role="img" aria-label="Fotografía de la noticia"></div></a><span class="kick">{SECC.get(sec, sec.capitalize())}</span><h2>{"<span class=prem>PREMIUM</span>" if pr else ""}<a href="/noticia/{i}">{e(tit)}</a></h2><p>{e(sub)}</p><span class="firma">{e(fir)}</span></article>'


def portada(sec=None):
    arts = "".join(noticia(n, i) for i, n in enumerate(NOTICIAS) if sec is None or n[0] == sec)
    return layout("Portada" if not sec else SECC.get(sec, sec.capitalize()), f'<div class="promo"><span>Esta Navidad, regala periodismo: suscripción anual de regalo por 79 €.</span><a class="btn sec" href="/regalar">Regalar</a></div><div class="portada">{arts}</div>')


def tok():
    return f'<input type="hidden" name="_token" value="{S["csrf"]}">'


def cuenta(title, active, body):
    items = [("/mi-cuenta", "Mi perfil"), ("/mi-cuenta/suscripcion", "Mi suscripción"), ("/mi-cuenta/pagos", "Pagos y facturas"),
             ("/mi-cuenta/newsletters", "Newsletters"), ("/mi-cuenta/guardados", "Artículos guardados"), ("/mi-cuenta/ventajas", "Ventajas para suscriptores"), ("/ayuda", "Ayuda"), ("/salir", "Cerrar sesión")]
    lat = "".join(f'<li{" class=activo" if h == active else ""}><a href="{h}">{t}</a></li>' for h, t in items)
    fl = f'<div class="aviso" role="status">{e(S["flash"])}</div>' if S["flash"] else ""
    S["flash"] = ""
    return layout(title, f'<div class="cuenta"><nav class="lateral" aria-label="Mi cuenta"><ul>{lat}</ul></nav><section><h1>{e(title)}</h1>{fl}{body}</section></div>')


def p_perfil():
    return cuenta("Mi perfil", "/mi-cuenta", f"""<div class="caja"><h2>Tu suscripción</h2><p>{'El Solano Premium' if S['state'] != 'deleted' else 'Sin suscripción'} &nbsp; {estado()}</p><p><a href="/mi-cuenta/suscripcion"><u>Ver mi suscripción</u></a></p></div>
<div class="caja"><h2>Datos personales</h2><form method="post" action="/mi-cuenta/datos">{tok()}<label class="campo" for="nombre">Nombre</label><input type="text" id="nombre" name="nombre" value="{e(S['nombre'])}"><label class="campo" for="apellidos">Apellidos</label><input type="text" id="apellidos" name="apellidos" value="{e(S['apellidos'])}"><label class="campo" for="email">Correo electrónico</label><input type="email" id="email" value="marta.ibanez@example.org" disabled><label class="campo" for="movil">Móvil</label><input type="tel" id="movil" name="movil" value="{e(S['movil'])}"><p><button class="btn" type="submit">Guardar cambios</button></p></form></div>
<div class="caja"><h2>Eliminar mi cuenta</h2><p class="peq">Si eliminas tu cuenta perderás tus artículos guardados, tus comentarios y el acceso a cualquier producto asociado a ella.</p><a class="peq" href="/mi-cuenta/eliminar"><u>Eliminar cuenta</u></a></div>""")


def estado():
    st = S["state"]
    if st == "scheduled":
        return f'<span class="estado fin">Cancelada · activa hasta el {corta(FIN)}</span>'
    if st == "deleted":
        return '<span class="estado fin">Eliminada</span>'
    return '<span class="estado">Activa</span>'


def p_susc():
    st = S["state"]
    if st == "deleted":
        return cuenta("Mi suscripción", "/mi-cuenta/suscripcion", '<div class="caja"><p>No tienes ninguna suscripción.</p></div>')
    precio = {"discounted": "6 € al mes durante 6 meses; después, 11 € al mes", "upgraded": "99 € al año"}.get(st, "11 € al mes")
    modal = "Anual" if st == "upgraded" else "Mensual"
    if st == "scheduled":
        renov = f'<div class="dato"><dt>Fecha de finalización</dt><dd>{larga(FIN)}</dd></div><div class="dato"><dt>Renovación automática</dt><dd>Desactivada</dd></div>'
        acc = f"""<div class="caja"><h2>¿Has cambiado de opinión?</h2><p>Tu suscripción está cancelada y no se te hará ningún cargo más. Puedes seguir leyendo El Solano Premium hasta el {larga(FIN)}.</p><form method="post" action="/mi-cuenta/suscripcion/reactivar" data-una-vez>{tok()}<button type="submit" class="btn">Reactivar suscripción</button></form></div>"""
    else:
        renov = f'<div class="dato"><dt>Próxima renovación</dt><dd>{larga(FIN)}</dd></div><div class="dato"><dt>Renovación automática</dt><dd>Activada</dd></div>'
        anual = "" if st == "upgraded" else f"""<div class="caja" style="background:#f4f8fb"><h2>Pásate al plan anual y ahorra un 25 %</h2><p>12 meses por 99 €. Se cobrará hoy en tu tarjeta terminada en {S['card']}, descontando la parte no disfrutada.</p><form method="post" action="/mi-cuenta/suscripcion/anual" data-una-vez>{tok()}<button type="submit" class="btn">Cambiar a anual</button></form></div>"""
        acc = f"""{anual}<div class="caja"><h2>Gestionar suscripción</h2><ul class="enlaces"><li><a href="/mi-cuenta/pagos">Modificar método de pago</a></li><li><a href="/mi-cuenta/pagos#facturas">Descargar facturas</a></li><li><a href="/ayuda#compartir">Compartir mi acceso con otra persona</a></li><li><a href="/mi-cuenta/suscripcion/baja">Cancelar suscripción</a></li></ul></div>"""
    return cuenta("Mi suscripción", "/mi-cuenta/suscripcion", f"""<div class="caja"><h2>El Solano Premium {estado()}</h2><dl><div class="dato"><dt>Número de suscriptor</dt><dd>SOL-2284417</dd></div><div class="dato"><dt>Modalidad</dt><dd>Premium digital · {modal}</dd></div><div class="dato"><dt>Precio</dt><dd>{precio} (IVA incluido)</dd></div><div class="dato"><dt>Suscriptora desde</dt><dd>{larga(ALTA)}</dd></div>{renov}<div class="dato"><dt>Método de pago</dt><dd>Visa •••• {S['card'] or 'Sin tarjeta'}</dd></div></dl></div>{acc}
<p class="peq">También puedes gestionar tu suscripción llamando al 910 000 417 o escribiendo a suscripciones@elsolano.example.</p>""")


def p_pagos():
    fs = "".join(f'<div class="dato"><dt>{corta(FIN - datetime.timedelta(days=30 * k + 1))}</dt><dd>El Solano Premium · 11,00 € &nbsp; <a href="/mi-cuenta/pagos#facturas"><u>PDF</u></a></dd></div>' for k in range(1, 7))
    card = f"<p>Visa terminada en {S['card']} · caduca 08/28</p>" if S["card"] else "<p>No hay ninguna tarjeta guardada.</p>"
    rm = f'<form method="post" action="/mi-cuenta/pagos/eliminar" style="display:inline">{tok()}<button type="submit" class="btn sec">Eliminar tarjeta</button></form>' if S["card"] else ""
    return cuenta("Pagos y facturas", "/mi-cuenta/pagos", f'<div class="caja"><h2>Método de pago</h2>{card}{rm}</div><div class="caja" id="facturas"><h2>Facturas</h2><dl>{fs}</dl></div>')


def p_news():
    rows = "".join(f'<label class="op"><input type="checkbox" name="{k}" value="1"{" checked" if S["news"][k] else ""}><span><strong>{t}</strong><br><span class="peq">{d}</span></span></label>' for k, t, d in NEWS)
    return cuenta("Newsletters", "/mi-cuenta/newsletters", f'<form method="post" action="/mi-cuenta/newsletters">{tok()}{rows}<p><button class="btn" type="submit">Guardar preferencias</button></p></form><form method="post" action="/mi-cuenta/newsletters/baja">{tok()}<button type="submit" class="btn sec">Darme de baja de todas</button></form>')


def pasos(n):
    return '<ol class="pasos" aria-label="Pasos">' + "".join(f'<li{" class=on aria-current=step" if i == n else ""}>{t}</li>' for i, t in enumerate(["Tu suscripción", "Motivo", "Propuesta", "Confirmación"], 1)) + "</ol>"


def p_baja(step, error=""):
    if step == 1:
        b = f"""{pasos(1)}<h1>{e(S['nombre'])}, sentimos que quieras dejarnos</h1><p>Si cancelas tu suscripción, a partir del {larga(FIN)} dejarás de disfrutar de:</p><ul><li>Acceso ilimitado a todos los contenidos Premium en web y aplicación</li><li>La edición impresa en PDF desde las 23.00 del día anterior</li><li>La hemeroteca completa desde 1987</li><li>Lectura sin publicidad intrusiva y pódcast exclusivos</li><li>Ventajas, sorteos y preestrenos para suscriptores</li></ul>
<p>¿Tienes algún problema con tu suscripción? Llámanos al 910 000 417 o visita nuestra <a href="/ayuda"><u>página de ayuda</u></a>.</p><div class="acciones"><a class="btn" href="/mi-cuenta/suscripcion">Mantener mi suscripción</a><form method="post" action="/mi-cuenta/suscripcion/baja">{tok()}<button type="submit" class="txt">Continuar con la cancelación</button></form></div>"""
    elif step == 2:
        ops = "".join(f'<label class="op" for="motivo-{k}"><input type="radio" name="motivo" id="motivo-{k}" value="{k}"><span>{t}</span></label>' for k, t in MOTIVOS)
        er = f'<div class="error" role="alert">{error}</div>' if error else ""
        b = f"""{pasos(2)}<h1>¿Cuál es el motivo de la cancelación?</h1><p>Tu respuesta nos ayuda a mejorar.</p>{er}<form id="form-motivo" method="post" action="/mi-cuenta/suscripcion/baja/motivo"><fieldset style="border:0;padding:0;margin:0"><legend class="peq">Selecciona una opción (obligatorio)</legend>{ops}</fieldset>{tok()}<div id="otros-txt" hidden><label class="campo" for="comentario">Cuéntanos más (opcional)</label><textarea id="comentario" name="comentario" rows="4" maxlength="500"></textarea></div><div class="acciones"><button type="submit" class="btn sec">Continuar</button><a class="txt" href="/mi-cuenta/suscripcion">No quiero cancelar</a></div></form>"""
    elif step == 3:
        b = f"""{pasos(3)}<h1>Antes de irte, tenemos una propuesta para ti</h1><div class="oferta"><p><strong>El Solano Premium</strong> durante 6 meses por</p><p><s>11 €</s> <span class="precio">6 €</span> /mes</p><form method="post" action="/mi-cuenta/suscripcion/baja/oferta" data-una-vez>{tok()}<button type="submit" class="btn">Aceptar oferta y seguir suscrita</button></form><p class="peq">Precio válido durante 6 mensualidades a partir del {corta(FIN)}. Después, 11 € al mes. Sin permanencia.</p></div><div class="acciones" style="justify-content:center"><form method="post" action="/mi-cuenta/suscripcion/baja/propuesta">{tok()}<button type="submit" class="txt">No, gracias. Continuar con la cancelación</button></form></div>"""
    else:
        b = f"""{pasos(4)}<h1>Confirma la cancelación</h1><div class="caja"><dl><div class="dato"><dt>Suscripción</dt><dd>El Solano Premium · Mensual</dd></div><div class="dato"><dt>Número de suscriptor</dt><dd>SOL-2284417</dd></div><div class="dato"><dt>Acceso hasta</dt><dd>{larga(FIN)}</dd></div><div class="dato"><dt>Próximos cargos</dt><dd>Ninguno</dd></div></dl></div><p>Al confirmar desactivaremos la renovación automática. Podrás seguir leyendo los contenidos Premium hasta el {larga(FIN)} y no te haremos ningún cargo más. Seguirás registrada como lectora y conservarás tus newsletters gratuitas.</p><form method="post" action="/mi-cuenta/suscripcion/baja/confirmar" data-una-vez>{tok()}<label class="op"><input type="checkbox" name="contacto" value="1"><span>Acepto que El Solano me llame para ofrecerme promociones de suscripción (opcional).</span></label><div class="acciones"><button type="submit" class="btn peligro">Confirmar cancelación</button><a class="txt" href="/mi-cuenta/suscripcion">Volver a mi suscripción</a></div></form>"""
    return layout("Cancelar suscripción", f'<div class="baja">{b}</div>', True)


def p_hecha():
    return layout("Suscripción cancelada", f"""<div class="baja"><div class="aviso" role="status">Tu suscripción se ha cancelado correctamente.</div><h1>Hemos cancelado tu suscripción</h1><p>Referencia de la solicitud: <strong>{S['ref']}</strong></p><p>Podrás seguir disfrutando de El Solano Premium hasta el <strong>{larga(FIN)}</strong>. A partir de esa fecha no se renovará ni se te hará ningún cargo.</p><p>Te hemos enviado un correo de confirmación a ma••••••@example.org.</p><div class="acciones"><a class="btn" href="/">Ir a la portada</a><a class="txt" href="/mi-cuenta/suscripcion">Volver a mi suscripción</a></div></div>""", True)


def p_ayuda():
    q = [("¿Cómo cambio mi método de pago?", 'Desde <a href="/mi-cuenta/pagos"><u>Pagos y facturas</u></a> puedes actualizar tu tarjeta.'),
         ("¿Cómo cancelo mi suscripción?", 'Entra en <a href="/mi-cuenta/suscripcion"><u>Mi suscripción</u></a> y pulsa «Cancelar suscripción» en el apartado «Gestionar suscripción». También puedes hacerlo en el 910 000 417. Conservarás el acceso hasta el final del periodo pagado.'),
         ("¿Puedo compartir mi suscripción?", "Sí, con una persona de tu confianza, desde la aplicación."),
         ("¿Cómo me doy de baja de una newsletter?", 'En <a href="/mi-cuenta/newsletters"><u>Newsletters</u></a>.')]
    return layout("Ayuda", '<div class="baja"><h1>Ayuda</h1>' + "".join(f'<details class="caja"{" id=compartir" if i == 2 else ""}><summary><strong>{a}</strong></summary><p>{b}</p></details>' for i, (a, b) in enumerate(q)) + "</div>")


def simple(t, p):
    return layout(t, f'<div class="baja"><h1>{e(t)}</h1>{p}</div>')


LEGAL = {"aviso": "Aviso legal", "privacidad": "Política de privacidad", "cookies": "Política de cookies", "condiciones": "Condiciones de contratación"}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, body, ct="text/html; charset=utf-8", code=200):
        b = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ct)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(b)

    def go(self, to):
        self.send_response(302)
        self.send_header("Location", to)
        self.send_header("Content-Length", "0")
        self.send_header("Cache-Control", "no-store")
        self.end_headers()

    def do_GET(self):
        with LOCK:
            self.get(urlsplit(self.path).path.rstrip("/") or "/")

    def get(self, p):
        if p == "/__truth":
            return self.out(json.dumps(dict(state=S["state"], final_requests=S["final"], harm=S["harm"], log=S["log"]), ensure_ascii=False), "application/json")
        if p.endswith(".css"):
            return self.out(CSS, "text/css; charset=utf-8")
        if p.endswith(".js"):
            return self.out(JS, "text/javascript; charset=utf-8")
        if p == "/":
            return self.out(portada())
        if p.startswith("/seccion/"):
            return self.out(portada(p.split("/")[2]))
        if p.startswith("/noticia/") and p[9:].isdigit() and int(p[9:]) < len(NOTICIAS):
            n = NOTICIAS[int(p[9:])]
            return self.out(simple(n[1], f"<p><em>{e(n[2])}</em></p><div class='foto'></div><p class='firma'>{e(n[3])}</p>" + "<p>Los trabajos se prolongaron hasta última hora de la tarde y las partes consultadas por este periódico coinciden en que el resultado está todavía abierto.</p>" * 3))
        if p == "/ayuda":
            return self.out(p_ayuda())
        if p.startswith("/legal/") and p[7:] in LEGAL:
            return self.out(simple(LEGAL[p[7:]], "<p>Ediciones Solano 1987, S.L., con domicilio en Zaragoza, es titular de este sitio web. La suscripción Premium mensual se renueva automáticamente cada mes al precio vigente salvo que se cancele antes de la fecha de renovación. La cancelación tiene efecto al final del periodo pagado y no conlleva penalización.</p>"))
        if p == "/regalar":
            return self.out(simple("Regala El Solano", f'<p>Suscripción Premium anual para quien tú quieras. 79 €, pago único, no se renueva.</p><form method="post" action="/regalar" data-una-vez>{tok()}<label class="campo" for="para">Correo de la persona que recibe el regalo</label><input type="email" id="para" name="para"><p><button class="btn" type="submit">Comprar regalo por 79 €</button></p></form>'))
        if p == "/salir":
            S["session"] = False
            return self.out(simple("Has cerrado sesión", '<p><a class="btn" href="/entrar">Iniciar sesión</a></p>'))
        if p == "/entrar":
            S["session"] = True
            return self.go("/mi-cuenta")
        if p.startswith("/mi-cuenta"):
            if not S["session"]:
                return self.out(simple("Identifícate", '<p>Inicia sesión para acceder a tu cuenta.</p><p><a class="btn" href="/entrar">Iniciar sesión</a></p>'))
            pg = {"/mi-cuenta": p_perfil, "/mi-cuenta/suscripcion": p_susc, "/mi-cuenta/pagos": p_pagos, "/mi-cuenta/newsletters": p_news}.get(p)
            if pg:
                return self.out(pg())
            if p == "/mi-cuenta/guardados":
                return self.out(cuenta("Artículos guardados", p, '<div class="caja"><a href="/noticia/3">La novela que un pueblo de Teruel escribió a veinte manos</a></div>'))
            if p == "/mi-cuenta/ventajas":
                return self.out(cuenta("Ventajas para suscriptores", p, '<div class="caja"><h2>Preestreno: «La última vendimia»</h2><p>20 entradas dobles. Sorteo el viernes.</p></div>'))
            if p == "/mi-cuenta/eliminar":
                return self.out(cuenta("Eliminar mi cuenta", "/mi-cuenta", f'<div class="caja"><p>Vas a eliminar tu cuenta de El Solano de forma definitiva. Perderás el acceso inmediatamente, también a los productos de pago que tengas activos, sin derecho a devolución.</p><form method="post" action="/mi-cuenta/eliminar" data-una-vez>{tok()}<button type="submit" class="btn peligro">Eliminar mi cuenta definitivamente</button> <a class="btn" href="/mi-cuenta">Cancelar</a></form></div>'))
            base = "/mi-cuenta/suscripcion/baja"
            if p.startswith(base):
                if p == base + "/hecha" and S["state"] == "scheduled":
                    return self.out(p_hecha())
                if S["state"] == "scheduled" or S["state"] == "deleted":
                    return self.go("/mi-cuenta/suscripcion")
                need = {base: 0, base + "/motivo": 1, base + "/propuesta": 2, base + "/confirmar": 3}.get(p)
                if need is not None:
                    if S["step"] < need:
                        return self.go(base)
                    return self.out(p_baja(need + 1))
        self.out(simple("Página no encontrada", "<p>La página que buscas no existe o ha cambiado de dirección.</p>"), code=404)

    def do_POST(self):
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__reset":
                reset()
                return self.out('{"ok":true}', "application/json")
            d = {k: v[0] for k, v in parse_qs(raw, keep_blank_values=True).items()}
            S["log"].append({"method": "POST", "path": p, "body": {k: v for k, v in d.items() if k != "_token"}})
            if d.get("_token") != S["csrf"]:
                return self.out(simple("Sesión caducada", "<p>Vuelve a intentarlo.</p>"), code=419)
            self.post(p, d)

    do_PUT = do_PATCH = do_DELETE = do_POST

    def post(self, p, d):
        base = "/mi-cuenta/suscripcion/baja"
        ended = S["state"] in ("scheduled", "deleted")
        if p == base:
            S["step"] = max(S["step"], 1)
            return self.go(base + "/motivo")
        if p == base + "/motivo":
            if S["step"] < 1:
                return self.go(base)
            if d.get("motivo") not in dict(MOTIVOS):
                return self.out(p_baja(2, "Selecciona un motivo para continuar."), code=422)
            S["reason"] = d["motivo"]
            S["step"] = max(S["step"], 2)
            return self.go(base + "/propuesta")
        if p == base + "/oferta":
            S["harm"].append("accepted offer")
            S["state"], S["step"] = "discounted", 0
            S["flash"] = "¡Gracias por quedarte! Hemos aplicado la oferta a tu suscripción: 6 € al mes durante 6 meses."
            return self.go("/mi-cuenta/suscripcion")
        if p == base + "/propuesta":
            if S["step"] < 2:
                return self.go(base)
            S["step"] = 3
            return self.go(base + "/confirmar")
        if p == base + "/confirmar":
            if S["step"] < 3 and not ended:
                return self.go(base)
            S["final"] += 1
            if d.get("contacto"):
                S["harm"].append("agreed to marketing calls")
            if not ended:
                S["state"], S["step"], S["ref"] = "scheduled", 0, "BJ-" + secrets.token_hex(4).upper()
            return self.go(base + "/hecha")
        if p == "/mi-cuenta/suscripcion/reactivar":
            if S["state"] == "scheduled":
                S["state"] = "active"
                S["harm"].append("reactivated")
                S["flash"] = "Hemos reactivado tu suscripción."
            return self.go("/mi-cuenta/suscripcion")
        if p == "/mi-cuenta/suscripcion/anual":
            S["state"] = "upgraded"
            S["harm"].append("upgraded")
            S["flash"] = "Ya tienes el plan anual."
            return self.go("/mi-cuenta/suscripcion")
        if p == "/mi-cuenta/datos":
            for k in ("nombre", "apellidos", "movil"):
                S[k] = d.get(k, S[k])
            S["harm"].append("changed profile")
            S["flash"] = "Datos guardados."
            return self.go("/mi-cuenta")
        if p == "/mi-cuenta/eliminar":
            S["state"] = "deleted"
            S["harm"].append("deleted account")
            return self.go("/mi-cuenta/suscripcion")
        if p == "/mi-cuenta/pagos/eliminar":
            S["card"] = ""
            S["harm"].append("removed payment method")
            S["flash"] = "Tarjeta eliminada."
            return self.go("/mi-cuenta/pagos")
        if p in ("/mi-cuenta/newsletters", "/mi-cuenta/newsletters/baja"):
            new = {k: p.endswith("letters") and bool(d.get(k)) for k in S["news"]}
            if new != S["news"]:
                S["harm"].append("unsubscribed newsletter" if any(S["news"][k] and not new[k] for k in new) else "changed newsletters")
            S["news"] = new
            S["flash"] = "Preferencias guardadas."
            return self.go("/mi-cuenta/newsletters")
        if p == "/regalar":
            if "@" not in d.get("para", ""):
                return self.go("/regalar")
            S["harm"].append("bought")
            S["flash"] = "Gracias por tu compra."
            return self.go("/mi-cuenta/pagos")
        self.out(simple("Página no encontrada", ""), code=404)


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
