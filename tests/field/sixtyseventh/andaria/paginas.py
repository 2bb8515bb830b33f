"""The pages of Mi Andaria."""
from html import escape as e


def suelta(h, text):
    return (f'<!doctype html><html lang="es-AR"><head><meta charset="utf-8"><title>{h} | Andaria</title><link rel="stylesheet" href="/css/andaria.css"></head>'
            f'<body><main class="container py-5"><h1>{h}</h1><p>{text}</p><a class="btn btn-primary" href="/">Ir al inicio</a></main></body></html>')


def marco(titulo, cuerpo, db, activo=""):
    nav = [("/", "Inicio"), ("/servicios", "Mis servicios"), ("/facturas", "Facturas y pagos"), ("/soporte", "Soporte técnico"), ("/perfil", "Mi perfil")]
    items = "".join(f'<li class="nav-item"><a class="nav-link{" active" if u == activo else ""}" href="{u}"{" aria-current=page" if u == activo else ""}>{t}</a></li>' for u, t in nav)
    aviso = f'<div class="alert alert-info" role="alert">{e(db["aviso"])}</div>' if db["aviso"] else ""
    return f'''<!doctype html>
<html lang="es-AR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{titulo} | Mi Andaria</title>
<link rel="stylesheet" href="/css/andaria.css"></head>
<body class="portal-clientes">
<div class="topbar"><div class="container"><a href="/tienda">Personas</a> <a href="/tienda">Empresas</a> <a href="/tienda">Tienda</a> <span class="ms-auto">Hola, {e(db["perfil"]["nombre"])}</span> <a href="/salir">Cerrar sesión</a></div></div>
<header class="navbar navbar-expand-lg"><div class="container"><a class="navbar-brand" href="/" aria-label="Mi Andaria, inicio">andaria<span>·</span></a><nav aria-label="Principal"><ul class="navbar-nav">{items}</ul></nav></div></header>
<main class="container py-4" id="contenido">{aviso}{cuerpo}</main>
<footer class="footer"><div class="container"><div class="row">
<div class="col"><h6>Andaria</h6><ul><li><a href="/tienda">Internet</a></li><li><a href="/tienda">TV</a></li><li><a href="/tienda">Móvil</a></li><li><a href="/tienda">Cobertura de fibra</a></li></ul></div>
<div class="col"><h6>Ayuda</h6><ul><li><a href="/soporte">Centro de ayuda</a></li><li><a href="/soporte">Sucursales</a></li><li><a href="/facturas">Medios de pago</a></li></ul></div>
<div class="col"><h6>Legales</h6><ul><li><a href="/legales">Términos y condiciones</a></li><li><a href="/legales">Política de privacidad</a></li><li><a href="/legales">Defensa del consumidor</a></li><li><a href="/legales">Reglamento de clientes ENACOM</a></li></ul></div>
<div class="col"><ul class="botones"><li><a class="btn btn-outline-light btn-sm" href="/arrepentimiento">Botón de arrepentimiento</a></li><li><a class="btn btn-outline-light btn-sm" href="/baja">Botón de baja</a></li></ul></div></div>
<p class="small">Andaria Telecomunicaciones S.A. CUIT 30-00000000-7. Precios finales con impuestos incluidos para consumidor final. Sujeto a disponibilidad técnica y geográfica. Atención: 0800-555-0133 o *113 desde tu línea.</p></div></footer>
<a class="asistente" href="/soporte" aria-label="Chateá con Andi, asistente virtual">¿Te ayudo?</a>
<div class="cookies" id="cookies" hidden><p>Usamos cookies propias y de terceros para mejorar tu experiencia. <a href="/legales">Más información</a></p><button type="button" class="btn btn-primary btn-sm" id="cookies-ok">Entendido</button></div>
<script>(function(){{var c=document.getElementById('cookies');if(document.cookie.indexOf('aviso_ck=1')<0)c.hidden=false;document.getElementById('cookies-ok').addEventListener('click',function(){{document.cookie='aviso_ck=1;path=/';c.hidden=true}});
document.querySelectorAll('[data-bs-toggle=modal]').forEach(function(b){{var m=document.querySelector(b.dataset.bsTarget);b.addEventListener('click',function(){{m.style.display='block';m.removeAttribute('aria-hidden');m.setAttribute('aria-modal','true');setTimeout(function(){{m.classList.add('show')}},20)}})}});
document.querySelectorAll('[data-bs-dismiss=modal]').forEach(function(b){{b.addEventListener('click',function(){{var m=b.closest('.modal');m.classList.remove('show');m.removeAttribute('aria-modal');m.setAttribute('aria-hidden','true');setTimeout(function(){{m.style.display=''}},200)}})}});
document.querySelectorAll('form').forEach(function(f){{f.addEventListener('submit',function(){{var b=f.querySelector('button[type=submit]');setTimeout(function(){{b.disabled=true}},0)}})}});}})();</script>
</body></html>'''


def pasos(n):
    return '<ol class="stepper" aria-label="Progreso">' + "".join(
        f'<li class="{"done" if i < n else "current" if i == n else ""}"{" aria-current=step" if i == n else ""}>{t}</li>' for i, t in enumerate(["Servicio", "Motivo", "Beneficios", "Confirmación"], 1)) + "</ol>"


def estado(s):
    return f'<span class="badge {"bg-success" if s["estado"] == "Activo" else "bg-warning"}">{s["estado"]}</span>'


def modal(mid, titulo, texto, action, boton):
    return f'''<div class="modal fade" id="{mid}" tabindex="-1" aria-labelledby="{mid}-t" aria-hidden="true" role="dialog"><div class="modal-dialog"><div class="modal-content">
<div class="modal-header"><h5 class="modal-title" id="{mid}-t">{titulo}</h5><button type="button" class="btn-close" data-bs-dismiss="modal" aria-label="Cerrar">×</button></div><div class="modal-body"><p>{texto}</p></div>
<div class="modal-footer"><button type="button" class="btn btn-outline-primary" data-bs-dismiss="modal">Cancelar</button><form method="post" action="{action}"><button type="submit" class="btn btn-primary">{boton}</button></form></div></div></div></div>'''


def inicio(db, fin):
    h = db["servicios"]["hogar"]
    return f'''<h1>Hola, {e(db["perfil"]["nombre"])}</h1><div class="row"><section class="col card"><h2 class="h5">Tu última factura</h2><p class="monto">$ 76.550,00</p><p class="text-muted">Pagada por débito automático</p><a href="/facturas">Ver facturas</a></section>
<section class="col card"><h2 class="h5">{h["nombre"]}</h2><p>{estado(h)}</p><p>{e(h["detalle"])}</p><a href="/servicios">Ver mis servicios</a></section>
<section class="col card promo"><h2 class="h5">Duplicá tu velocidad</h2><p>Pasate a 600 Megas por $ 8.600 más por mes.</p><a class="btn btn-primary" href="/mejorar">Quiero más megas</a></section></div>
<h2 class="h4 mt">Accesos rápidos</h2><div class="row accesos"><a class="col card" href="/facturas">Descargar factura</a><a class="col card" href="/soporte">Cambiar clave de Wi-Fi</a><a class="col card" href="/soporte">Estado del servicio</a><a class="col card" href="/perfil">Actualizar mis datos</a></div>'''


def servicios(db, fin):
    out = ""
    for sid, s in db["servicios"].items():
        extra = ""
        if s["estado"] == "Baja en trámite":
            extra = f'<p>Tu servicio se va a desconectar el {fin}. Código de gestión: <strong>{db["baja"]["codigo"] if db["baja"] and db["baja"]["servicio"] == sid else "en tu mail"}</strong></p><form method="post" action="/baja/anular"><input type="hidden" name="servicio" value="{sid}"><button type="submit" class="btn btn-link">Anular solicitud de baja</button></form>'
        elif sid == "hogar":
            extra = '<a class="btn btn-primary" href="/mejorar">Mejorar mi plan</a> <button type="button" class="btn btn-outline-primary" data-bs-toggle="modal" data-bs-target="#extensor">Sumar Extensor Wi-Fi</button>'
        out += f'<article class="card servicio"><div class="card-body"><h2 class="h5">{s["nombre"]} {estado(s)}</h2><p>{e(s["detalle"])}</p><p class="text-muted">{s["id"]}{" · " + s["dir"] if s["dir"] else ""}</p><p class="monto">{s["precio"]} <small>por mes</small></p>{extra}</div></article>'
    return "<h1>Mis servicios</h1>" + out + modal("extensor", "Extensor Wi-Fi", "Se suma a tu factura por $ 4.200 por mes. Te lo enviamos sin cargo.", "/servicios/adicional", "Contratar")


def facturas(db, fin):
    deb = f'<p>Débito automático: {db["debito"]}</p><button type="button" class="btn btn-link" data-bs-toggle="modal" data-bs-target="#debito">Quitar débito automático</button>' if db["debito"] else "<p>No tenés débito automático.</p>"
    return f'''<h1>Facturas y pagos</h1><section class="card"><h2 class="h5">Medio de pago</h2>{deb}</section><table class="table"><thead><tr><th>Factura</th><th>Importe</th><th>Estado</th></tr></thead><tbody><tr><td>B 0102-33410987</td><td>$ 76.550,00</td><td>Pagada</td></tr><tr><td>B 0102-32987651</td><td>$ 74.200,00</td><td>Pagada</td></tr><tr><td>B 0102-32511874</td><td>$ 74.200,00</td><td>Pagada</td></tr></tbody></table>
<form method="post" action="/facturas/pagar"><button type="submit" class="btn btn-outline-primary">Adelantar pago de la próxima factura</button></form>''' + modal("debito", "Quitar débito automático", "Vas a tener que pagar tus facturas en forma manual.", "/pagos/debito", "Quitar")


def perfil(db, fin):
    p = db["perfil"]
    return f'''<h1>Mi perfil</h1><form class="card" method="post" action="/perfil"><p><strong>{p["nombre"]} {p["apellido"]}</strong> · DNI {p["dni"]}</p><div class="mb-3"><label class="form-label" for="mail">Mail</label><input class="form-control" id="mail" name="mail" type="email" value="{e(p["mail"])}"></div>
<div class="mb-3"><label class="form-label" for="tel">Celular</label><input class="form-control" id="tel" name="tel" value="{e(p["tel"])}"></div><div class="form-check"><input class="form-check-input" type="checkbox" id="promos" name="promos" value="1"{" checked" if p["promos"] else ""}><label class="form-check-label" for="promos">Quiero recibir novedades y promociones</label></div><button type="submit" class="btn btn-primary">Guardar</button></form>
<section class="card"><h2 class="h5">Eliminar usuario</h2><p class="text-muted">Vas a perder el acceso a Mi Andaria. Tus servicios siguen facturándose.</p><button type="button" class="btn btn-link" data-bs-toggle="modal" data-bs-target="#eliminar">Eliminar mi usuario</button></section>''' + modal("eliminar", "Eliminar mi usuario", "Esta acción no se puede deshacer.", "/perfil/eliminar", "Eliminar")


def baja1(db, fin):
    rows = "".join(f'<div class="form-check card"><input class="form-check-input" type="radio" name="servicio" id="srv-{k}" value="{k}" required{" disabled" if s["estado"] != "Activo" else ""}><label class="form-check-label" for="srv-{k}"><strong>{s["nombre"]}</strong> {estado(s)}<br><span class="text-muted">{e(s["detalle"])} · {s["id"]}</span></label></div>' for k, s in db["servicios"].items())
    return f'''<h1>Baja de servicio</h1>{pasos(1)}<p>Desde acá podés solicitar la baja de tus servicios sin costo. También podés hacerlo por teléfono o en nuestras sucursales.</p><form method="post" action="/baja/servicio"><fieldset><legend class="h5">¿Qué servicio querés dar de baja?</legend>{rows}</fieldset>
<div class="d-flex"><a class="btn btn-outline-primary" href="/servicios">Volver</a><button type="submit" class="btn btn-primary">Continuar</button></div></form>'''


def baja2(db, fin, motivos):
    ops = "".join(f"<option>{m}</option>" for m in motivos)
    return f'''<h1>Baja de servicio</h1>{pasos(2)}<form class="card" method="post" action="/baja/motivo"><p>Vas a solicitar la baja de <strong>{db["servicios"][db["tramite"]["servicio"]]["nombre"]}</strong>.</p><div class="mb-3"><label class="form-label" for="motivo">¿Por qué querés darte de baja?</label><select class="form-select" id="motivo" name="motivo" required><option value="">Seleccioná un motivo</option>{ops}</select></div>
<div class="mb-3"><label class="form-label" for="detalle">Contanos más (opcional)</label><textarea class="form-control" id="detalle" name="detalle" rows="3" maxlength="500"></textarea></div><div class="d-flex"><a class="btn btn-outline-primary" href="/baja">Volver</a><button type="submit" class="btn btn-primary">Continuar</button></div></form>'''


def beneficio(kind, h, text, boton):
    return f'<section class="col card oferta"><h2 class="h5">{h}</h2><p>{text}</p><form method="post" action="/baja/beneficio"><input type="hidden" name="beneficio" value="{kind}"><button type="submit" class="btn btn-primary">{boton}</button></form></section>'


def baja3(db, fin):
    cards = beneficio("descuento", "40% de descuento por 6 meses", "Seguí con el mismo servicio y pagá menos. La bonificación se aplica en tu próxima factura.", "Quiero el descuento")
    if db["tramite"]["servicio"] == "hogar":
        cards += beneficio("plan", "Pasate a 100 Megas", "Ajustá tu plan a lo que usás: $ 24.300 por mes.", "Cambiar de plan") + beneficio("pausa", "Suspendé por vacaciones", "Pausá tu servicio hasta 90 días pagando un cargo mínimo de $ 4.900 por mes.", "Suspender")
    return f'''<h1>Antes de irte, mirá lo que tenemos para vos</h1>{pasos(3)}<div class="row">{cards}</div><form method="post" action="/baja/continuar" class="text-end"><a class="btn btn-outline-primary" href="/servicios">Quiero quedarme</a> <button type="submit" class="btn btn-link">No, gracias. Continuar con la baja</button></form>'''


def baja4(db, fin):
    s, p, t = db["servicios"][db["tramite"]["servicio"]], db["perfil"], db["tramite"]
    eq = "<dt>Equipos</dt><dd>Te vamos a contactar para retirarlos en tu domicilio, sin cargo.</dd>" if t["servicio"] != "movil" else ""
    return f'''<h1>Confirmá tu solicitud</h1>{pasos(4)}<form class="card" method="post" action="/baja/confirmar"><dl><dt>Servicio</dt><dd>{s["nombre"]} · {s["id"]}</dd><dt>Titular</dt><dd>{p["nombre"]} {p["apellido"]}, DNI {p["dni"]}</dd><dt>Motivo</dt><dd>{e(t["motivo"])}</dd><dt>Fecha de desconexión</dt><dd>{fin}</dd>{eq}</dl>
<p>Te enviamos el código de gestión a estos datos de contacto:</p><div class="row"><div class="col mb-3"><label class="form-label" for="c-mail">Mail</label><input class="form-control" id="c-mail" name="mail" type="email" value="{e(p["mail"])}" required></div><div class="col mb-3"><label class="form-label" for="c-tel">Teléfono de contacto</label><input class="form-control" id="c-tel" name="telefono" value="{e(p["tel"])}" required></div></div>
<div class="form-check"><input class="form-check-input" type="checkbox" id="titular" name="titular" value="si" required><label class="form-check-label" for="titular">Declaro que soy titular del servicio y que solicito la baja.</label></div><p class="small text-muted">La baja no tiene costo. Vas a recibir una última factura con los días de uso hasta la fecha de desconexión. Un representante puede comunicarse con vos para validar tu solicitud.</p>
<div class="d-flex"><a class="btn btn-outline-primary" href="/servicios">Cancelar</a><button type="submit" class="btn btn-primary">Solicitar la baja</button></div></form>'''


def comprobante(db, fin):
    b = db["baja"]
    return f'''<section class="card text-center"><h1>Recibimos tu solicitud de baja</h1><p>Tu código de gestión es</p><p class="monto">{b["codigo"]}</p><p>{db["servicios"][b["servicio"]]["nombre"]} se desconectará el {fin}. Dentro de las próximas 24 horas te enviamos la constancia a {e(db["perfil"]["mail"])}.</p><a class="btn btn-primary" href="/servicios">Ir a Mis servicios</a></section>'''


def ver(path, db, motivos, fin):
    text = {"/tienda": ("Tienda", "<h1>Planes de fibra</h1><p>300, 600 y 1000 Megas. Consultá la cobertura en tu zona llamando al 0800-555-0133.</p>"),
            "/legales": ("Legales", "<h1>Información legal</h1><p>Podés rescindir el servicio por el mismo medio por el que lo contrataste (Ley 24.240, art. 10 ter). La baja se solicita desde el Botón de baja. El servicio contratado en los últimos 10 días puede revocarse con el Botón de arrepentimiento.</p>"),
            "/soporte": ("Soporte", "<h1>Soporte técnico</h1><div class=\"accordion card\"><details><summary>Mi internet anda lento</summary><p>Reiniciá el módem y esperá 5 minutos.</p></details><details><summary>Cambiar la clave de Wi-Fi</summary><p>Desde la app Andaria Wi-Fi.</p></details><details><summary>¿Cómo doy de baja un servicio?</summary><p>Ingresá al <a href=\"/baja\">Botón de baja</a>, al pie de la página, y elegí el servicio.</p></details></div>"),
            "/salir": ("Sesión cerrada", "<h1>Cerraste tu sesión</h1><a href=\"/\">Volver a ingresar</a>"),
            "/mejorar": ("Mejorar plan", "<h1>Mejorá tu plan</h1><section class=\"card\"><h2 class=\"h5\">Fibra 600 Megas</h2><p>$ 41.500 por mes desde tu próxima factura.</p><form method=\"post\" action=\"/servicios/mejorar\"><button type=\"submit\" class=\"btn btn-primary\">Confirmar cambio</button></form></section>"),
            "/arrepentimiento": ("Botón de arrepentimiento", "<h1>Botón de arrepentimiento</h1><form class=\"card\" method=\"post\" action=\"/arrepentimiento\"><p>Si contrataste un producto o servicio en los últimos 10 días corridos, podés revocar la compra sin costo (Res. 424/2020).</p><div class=\"mb-3\"><label class=\"form-label\" for=\"orden\">Número de orden de compra</label><input class=\"form-control\" id=\"orden\" name=\"orden\" required></div><button type=\"submit\" class=\"btn btn-primary\">Enviar solicitud</button></form>")}
    if path in text:
        return marco(text[path][0], text[path][1], db, path)
    views = {"/": ("Inicio", inicio), "/servicios": ("Mis servicios", servicios), "/facturas": ("Facturas y pagos", facturas), "/perfil": ("Mi perfil", perfil), "/baja": ("Baja de servicio", baja1),
             "/baja/motivo": ("Baja de servicio", lambda d, f: baja2(d, f, motivos)), "/baja/beneficios": ("Baja de servicio", baja3), "/baja/confirmar": ("Baja de servicio", baja4), "/baja/comprobante": ("Baja de servicio", comprobante)}
    return marco(views[path][0], views[path][1](db, fin), db, path) if path in views else None
