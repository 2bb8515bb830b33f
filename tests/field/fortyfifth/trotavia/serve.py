import argparse, json, threading
from datetime import date, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlparse

LOCK = threading.Lock()
END = date.today() + timedelta(days=46)
TRIP = date.today() + timedelta(days=80)
MES = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split()


def es(d):
    return "%d de %s de %d" % (d.day, MES[d.month - 1], d.year)


def fresh():
    return {"state": "active", "final_requests": 0, "harm": [], "log": [], "plan": "Prime", "price": "59,99 €",
            "name": "Marta", "surname": "Ibáñez Roca", "email": "marta.ibanez@correo.example", "booking": "Confirmada",
            "card": True, "news": True}


ST = fresh()


def view():
    s = ST
    return {"estado": s["state"], "plan": s["plan"], "precio": s["price"], "fin": es(END),
            "finCorto": END.strftime("%d/%m/%Y"), "alta": es(END.replace(year=END.year - 2) if not (END.month == 2 and END.day == 29) else END - timedelta(days=730)),
            "nombre": s["name"], "apellidos": s["surname"], "email": s["email"], "reserva": s["booking"],
            "viaje": es(TRIP), "tarjeta": s["card"], "news": s["news"]}


def act(p, v):
    s = ST
    h = s["harm"].append
    if p == "/service/membership/subscription/cancel":
        s["final_requests"] += 1
        if s["state"] in ("active", "discounted", "upgraded"):
            s["state"] = "scheduled"
        return {"status": "DEACTIVATED_AUTO_RENEWAL"}
    if p == "/service/membership/retention/accept":
        h("accepted offer")
        s.update(state="discounted", price="29,99 €")
        return {"status": "OK"}
    if p == "/service/membership/reactivate":
        h("resumed subscription")
        s["state"] = "active"
        return {"status": "OK"}
    if p == "/service/membership/upgrade":
        h("upgraded")
        s.update(state="upgraded", plan="Prime Plus", price="79,99 €")
        return {"status": "OK"}
    if p == "/service/bookings/cancel":
        h("cancelled booking")
        s["booking"] = "Cancelada"
        return {"status": "OK"}
    if p == "/service/wallet/remove":
        h("removed payment method")
        s["card"] = False
        return {"status": "OK"}
    if p == "/service/user/newsletter":
        h("subscribed newsletter" if v.get("on") else "unsubscribed newsletter")
        s["news"] = bool(v.get("on"))
        return {"status": "OK"}
    if p == "/service/user/update":
        h("changed profile")
        if v.get("nombre"):
            s["name"] = v["nombre"]
        return {"status": "OK"}
    if p == "/service/user/delete":
        h("deleted account")
        s["state"] = "deleted"
        return {"status": "OK"}
    if p in ("/service/tracking/events", "/service/membership/survey"):
        return {"status": "OK"}
    return None


HTML = """<!DOCTYPE html>
<html lang="es-ES">
<head>
<meta charset="utf-8">
<title>Mi cuenta | Trotavia</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/static/prisma.css?v=9.14.2">
</head>
<body class="chakra-ui-light">
<div id="root"><div class="loader"><span></span></div></div>
<div id="didomi-host" data-nosnippet="true"></div>
<script src="/static/user-area.js?v=9.14.2" defer></script>
</body>
</html>"""

CSS = """*,*::before,*::after{box-sizing:border-box}
body{margin:0;font-family:"Open Sans",Roboto,Arial,sans-serif;font-size:15px;line-height:1.5;color:#1f2b3d;background:#f2f4f8}
h1,h2,h3,p{margin:0}button,input,textarea{font:inherit;color:inherit}button{cursor:pointer}a{color:#0a5fd8}
.loader{height:100vh;display:flex;align-items:center;justify-content:center}.loader span,.chakra-spinner{width:38px;height:38px;border:4px solid #cfd8e6;border-top-color:#0a5fd8;border-radius:50%;animation:r 1s linear infinite;display:block;margin:60px auto}@keyframes r{to{transform:rotate(360deg)}}
.css-hd{background:#fff;border-bottom:1px solid #dde3ec}.css-hd>div{max-width:1180px;margin:auto;height:64px;padding:0 20px;display:flex;align-items:center;gap:28px}
.css-lg{font-weight:800;font-size:25px;color:#0a5fd8;text-decoration:none;letter-spacing:-1px}.css-lg sup{font-size:11px;background:#1b2a63;color:#fff;border-radius:9px;padding:2px 8px;letter-spacing:0;margin-left:4px;vertical-align:middle}
.css-hd nav{display:flex;gap:20px;flex:1}.css-hd nav a{color:#1f2b3d;text-decoration:none;font-size:14px;font-weight:600}
.css-us{border:0;background:none;font-weight:600;font-size:14px}
.css-ly{max-width:1180px;margin:28px auto 60px;padding:0 20px;display:flex;gap:28px;align-items:flex-start;min-height:520px}
.css-sd{width:260px;flex:none;background:#fff;border-radius:12px;padding:10px 0;box-shadow:0 1px 3px rgba(20,40,80,.1)}.css-sd a,.css-sd button{display:block;width:100%;text-align:left;border:0;background:none;padding:12px 22px;color:#1f2b3d;text-decoration:none;font-size:15px}.css-sd a.active{background:#eaf1fd;color:#0a5fd8;font-weight:700;border-left:4px solid #0a5fd8;padding-left:18px}.css-sd hr{border:0;border-top:1px solid #e6eaf1;margin:8px 0}
.css-mn{flex:1;min-width:0}.chakra-heading{font-size:26px;line-height:1.25;margin-bottom:18px}.chakra-heading.s{font-size:18px;margin-bottom:10px}
.chakra-card{background:#fff;border-radius:12px;padding:24px;margin-bottom:20px;box-shadow:0 1px 3px rgba(20,40,80,.1)}
.css-pr{background:linear-gradient(100deg,#1b2a63,#33479c);color:#fff;border-radius:12px;padding:26px;margin-bottom:20px}.css-pr .n{font-size:32px;font-weight:800}.css-pr p{opacity:.95}
.css-gr{display:grid;grid-template-columns:1fr 1fr;gap:20px}.css-gr .chakra-card{margin:0}
.css-kv{display:flex;justify-content:space-between;gap:20px;padding:13px 0;border-bottom:1px solid #e6eaf1}.css-kv:last-child{border:0}.css-kv span:first-child{color:#5b6a80}
.chakra-badge{display:inline-block;font-size:12px;font-weight:700;border-radius:10px;padding:2px 10px;background:#dff5e6;color:#12703a}.chakra-badge.off{background:#fde8e3;color:#a93312}
.chakra-button{display:inline-flex;align-items:center;justify-content:center;min-height:46px;padding:0 26px;border-radius:8px;border:0;font-weight:700;text-decoration:none;background:#0a5fd8;color:#fff}.chakra-button:hover{background:#084cae}.chakra-button[disabled]{opacity:.45;cursor:not-allowed}
.chakra-button.o{background:#fff;color:#0a5fd8;border:1px solid #0a5fd8}.chakra-button.g{background:none;color:#4a5a72;text-decoration:underline;font-weight:400;min-height:38px;font-size:14px}
.chakra-link{color:#0a5fd8;text-decoration:underline}
.css-rw{display:flex;align-items:center;justify-content:space-between;gap:16px;padding:18px 0;border-bottom:1px solid #e6eaf1}.css-rw:last-child{border:0}.css-rw p{color:#5b6a80;font-size:14px}
.css-fl{max-width:640px;margin:0 auto}.css-fl .chakra-card{padding:34px}.chakra-stack{display:flex;flex-direction:column;gap:12px;margin-top:26px}
.css-ben{list-style:none;margin:18px 0 0;padding:0}.css-ben li{padding:9px 0 9px 34px;position:relative}.css-ben li::before{content:"✕";position:absolute;left:6px;color:#d23b1c;font-weight:700}.css-ben.ok li::before{content:"✓";color:#12703a}
.chakra-radio{display:flex;align-items:center;gap:12px;border:1px solid #cfd8e6;border-radius:8px;padding:13px 16px;margin-bottom:10px;cursor:pointer;position:relative}.chakra-radio__input{border:0;clip:rect(0,0,0,0);height:1px;width:1px;margin:-1px;padding:0;overflow:hidden;white-space:nowrap;position:absolute}.chakra-radio__control{width:20px;height:20px;border-radius:50%;border:2px solid #8b99ad;flex:none}.chakra-radio__control[data-checked]{border:6px solid #0a5fd8}
.chakra-textarea,.chakra-input{width:100%;border:1px solid #b8c3d4;border-radius:8px;padding:10px 14px;margin-top:6px}.chakra-textarea{min-height:86px}
.css-of{background:#fff6dc;border:2px dashed #e2a800;border-radius:12px;padding:24px;text-align:center;margin-top:18px}.css-of b{font-size:40px;display:block;line-height:1.1}
.css-st{font-size:13px;color:#5b6a80;margin-bottom:10px}.css-sm{font-size:12px;color:#5b6a80;margin-top:18px}
.chakra-alert{display:block;padding:15px 18px;border-radius:10px;margin-bottom:20px;background:#fff2df;border-left:5px solid #e28a00}.chakra-alert.ok{background:#e5f6eb;border-color:#12703a}
.css-ft{background:#17213b;color:#c9d3e6;font-size:13px}.css-ft>div{max-width:1180px;margin:auto;padding:34px 20px}.css-ft .c{display:grid;grid-template-columns:repeat(4,1fr);gap:24px}.css-ft a{color:#c9d3e6;display:block;text-decoration:none;padding:3px 0}.css-ft h3{font-size:14px;color:#fff;margin-bottom:6px}
#didomi-popup{position:fixed;inset:0;background:rgba(10,20,40,.55);z-index:2147483640;display:flex;align-items:center;justify-content:center}.didomi-popup-container{background:#fff;max-width:600px;border-radius:8px;padding:28px;font-size:14px;margin:20px}.didomi-popup-container h2{font-size:20px;margin-bottom:12px}.didomi-buttons{display:flex;gap:12px;margin-top:20px;flex-wrap:wrap}.didomi-buttons button{flex:1;min-height:44px;border-radius:6px;border:1px solid #0a5fd8;background:#fff;color:#0a5fd8;font-weight:700}.didomi-buttons .didomi-button-highlight{background:#0a5fd8;color:#fff}.didomi-continue-without-agreeing{float:right;background:none;border:0;color:#4a5a72;text-decoration:underline;font-size:13px}
.chakra-modal__overlay{position:fixed;inset:0;background:rgba(0,0,0,.48);z-index:1400}.chakra-modal__content-container{position:fixed;inset:0;z-index:1401;display:flex;align-items:center;justify-content:center}.chakra-modal__content{background:#fff;border-radius:12px;padding:26px;max-width:440px}
.chakra-modal__footer{display:flex;gap:12px;justify-content:flex-end;margin-top:22px}
@media(max-width:800px){.css-ly{display:block}.css-sd{width:auto;margin-bottom:20px}.css-gr,.css-ft .c{grid-template-columns:1fr}.css-hd nav{display:none}}
"""

JS = r"""(()=>{
'use strict';
const root=document.getElementById('root');let D=null,motivo=null,comentario='',seq=0;
const esc=s=>String(s).replace(/[&<>"]/g,c=>({'&':'&amp;','<':'&lt;','>':'&gt;','"':'&quot;'}[c]));
const post=(u,b)=>fetch(u,{method:'POST',headers:{'Content-Type':'application/json','X-Requested-With':'XMLHttpRequest'},body:JSON.stringify(b||{})}).then(r=>{if(!r.ok)throw 0;return r.json()});
const load=()=>fetch('/service/user/status').then(r=>r.json()).then(d=>D=d);
const ev=(a)=>{post('/service/tracking/events',{category:'my_area',action:a,page:location.hash}).catch(()=>{})};
const btn=(t,a,k='',x='')=>`<button type="button" class="chakra-button ${k}" data-a="${a}" ${x}>${t}</button>`;
const lnk=(t,h,k='')=>`<a class="chakra-button ${k}" href="#${h}">${t}</a>`;
const card=(i)=>`<div class="chakra-card"><div class="chakra-card__body">${i}</div></div>`;
const MENU=[['/cuenta','Mi cuenta'],['/reservas','Mis reservas'],['/prime','Suscripción Prime'],['/datos','Datos personales'],['/viajeros','Compañeros de viaje'],['/pagos','Métodos de pago'],['/monedero','Mi monedero'],['/ajustes','Ajustes de la cuenta'],['/ayuda','Centro de ayuda']];
const fin=()=>D.estado==='scheduled';
const shell=(inner,path,bare)=>`<div data-testid="user-area"><header class="css-hd"><div><a class="css-lg" href="#/cuenta">trotavia<sup>Prime</sup></a><nav aria-label="Principal"><a href="/p/vuelos">Vuelos</a><a href="/p/hoteles">Hoteles</a><a href="/p/vuelo-hotel">Vuelo + Hotel</a><a href="/p/coches">Coches</a><a href="/p/trenes">Trenes</a><a href="/p/ofertas-prime">Ofertas Prime</a></nav><a href="#/ayuda" style="font-size:14px;text-decoration:none;color:inherit">Ayuda</a><a class="css-us" href="#/cuenta" style="text-decoration:none;color:inherit">${D?esc(D.nombre):''}</a></div></header>
<div class="${bare?'':'css-ly'}" ${bare?'style="padding:34px 20px 60px;min-height:560px"':''}>${bare?'':`<aside class="css-sd"><nav aria-label="Mi área">${MENU.map(m=>`<a href="#${m[0]}" class="${path===m[0]||path.startsWith(m[0]+'/')?'active':''}">${m[1]}</a>`).join('')}<hr><a href="/p/cerrar-sesion">Cerrar sesión</a></nav></aside>`}<main class="${bare?'css-fl':'css-mn'}">${inner}</main></div>
<footer class="css-ft"><div><div class="c"><div><h3>Trotavia</h3><a href="/p/quienes-somos">Quiénes somos</a><a href="/p/prensa">Prensa</a><a href="/p/empleo">Empleo</a><a href="/p/afiliados">Afiliados</a></div><div><h3>Prime</h3><a href="/p/que-es-prime">Qué es Prime</a><a href="/p/condiciones-prime">Términos y condiciones de Prime</a><a href="/p/prime-dias">Prime Days</a></div><div><h3>Ayuda</h3><a href="#/ayuda">Centro de ayuda</a><a href="/p/equipaje">Equipaje</a><a href="/p/checkin">Check-in online</a><a href="/p/contacto">Contacto</a></div><div><h3>Legal</h3><a href="/p/aviso-legal">Aviso legal</a><a href="/p/privacidad">Política de privacidad</a><a href="/p/cookies">Política de cookies</a><a href="/p/accesibilidad">Accesibilidad</a></div></div><p style="margin-top:24px">© ${new Date().getFullYear()} Vacaciones Trotavia, S.L.U. Calle de la Brújula 12, 08019 Barcelona. Agencia de viajes con licencia GC-004417. Los precios mostrados incluyen el descuento Prime salvo que se indique lo contrario.</p></div></footer></div>`;
const aviso=()=>D.estado==='scheduled'?`<div class="chakra-alert" role="alert"><strong>Has cancelado tu suscripción Prime.</strong><br>La renovación automática está desactivada. Seguirás disfrutando de tus ventajas hasta el ${D.fin} y no se te hará ningún cargo.</div>`:D.estado==='discounted'?`<div class="chakra-alert ok" role="status">¡Genial! Tu próxima renovación será de ${D.precio}.</div>`:D.estado==='deleted'?`<div class="chakra-alert" role="alert">Tu cuenta se está eliminando.</div>`:'';
const V={
'/cuenta':()=>`<h1 class="chakra-heading">¡Hola, ${esc(D.nombre)}!</h1>${aviso()}
<div class="css-pr"><p>Eres miembro <strong>${D.plan}</strong></p><div class="n">132,40 €</div><p>ahorrados desde que eres Prime (${D.alta})</p><p style="margin-top:8px;font-size:14px">${fin()?`Tu suscripción finaliza el ${D.fin}`:`Tu suscripción se renueva el ${D.fin}`}</p><p style="margin-top:14px"><a href="#/prime" style="color:#fff;font-weight:700">Ver mi suscripción</a></p></div>
<div class="css-gr">${card(`<h2 class="chakra-heading s">Mi próximo viaje</h2><p>Barcelona → Lisboa<br>${D.viaje}<br><span class="chakra-badge ${D.reserva==='Cancelada'?'off':''}">${D.reserva}</span></p><p style="margin-top:12px"><a class="chakra-link" href="#/reservas">Ver detalles de la reserva</a></p>`)}${card(`<h2 class="chakra-heading s">Ofertas Prime para ti</h2><p>Oporto desde 18 € · Roma desde 26 € · Palma desde 11 €</p><p style="margin-top:12px"><a class="chakra-link" href="/p/ofertas-prime">Ver ofertas</a></p>`)}${card(`<h2 class="chakra-heading s">Mis datos</h2><p>${esc(D.nombre)} ${esc(D.apellidos)}<br>${esc(D.email)}</p><p style="margin-top:12px"><a class="chakra-link" href="#/datos">Editar</a></p>`)}${card(`<h2 class="chakra-heading s">Mi monedero</h2><p>Tienes <strong>10 €</strong> de descuento para tu próximo hotel.</p><p style="margin-top:12px"><a class="chakra-link" href="#/monedero">Ver mi monedero</a></p>`)}</div>`,
'/prime':()=>`<h1 class="chakra-heading">Suscripción Prime</h1>${aviso()}<div class="css-pr"><p>Tu ahorro total con Prime</p><div class="n">132,40 €</div><p>en 4 reservas</p></div>
${card(`<h2 class="chakra-heading s">Detalles de tu suscripción</h2><div class="css-kv"><span>Plan</span><span>${D.plan} (anual)</span></div><div class="css-kv"><span>Estado</span><span>${fin()?'<span class="chakra-badge off">Cancelada</span>':'<span class="chakra-badge">Activa</span>'}</span></div><div class="css-kv"><span>Renovación automática</span><span>${fin()?'Desactivada':'Activada'}</span></div><div class="css-kv"><span>${fin()?'Fecha de finalización':'Fecha de renovación'}</span><span>${D.finCorto}</span></div>${fin()?'':`<div class="css-kv"><span>Cuota anual</span><span>${D.precio}</span></div>`}<div class="css-kv"><span>Cuenta Prime</span><span>${esc(D.email)}</span></div><p style="margin-top:18px">${fin()?btn('Reactivar mi suscripción','reactivar'):'<a class="chakra-link" href="#/prime/gestionar">Gestionar mi suscripción</a>'}</p>`)}
${card(`<h2 class="chakra-heading s">Tus ventajas</h2><ul class="css-ben ok"><li>Descuentos en cientos de miles de vuelos para ti y hasta 8 acompañantes</li><li>Hasta un 50 % de descuento en hoteles</li><li>Precios Prime en coches de alquiler y trenes</li><li>Línea de atención exclusiva Prime 24/7</li><li>Congela el precio de tu vuelo gratis</li></ul>`)}
${fin()||D.plan==='Prime Plus'?'':card(`<h2 class="chakra-heading s">Descubre Prime Plus</h2><p>Cancela por cualquier motivo y consigue aún más descuentos por solo 20 € más al año.</p><p style="margin-top:14px">${btn('Mejorar a Prime Plus','plus','o')}</p>`)}`,
'/prime/gestionar':()=>fin()?V['/prime']():`<a class="chakra-link" href="#/prime">‹ Suscripción Prime</a><h1 class="chakra-heading" style="margin-top:12px">Gestionar mi suscripción</h1>${card(`<div class="css-rw"><div><strong>Plan ${D.plan}</strong><p>${D.precio} al año. Próxima renovación: ${D.finCorto}</p></div>${D.plan==='Prime'?btn('Cambiar de plan','plus','o'):''}</div><div class="css-rw"><div><strong>Método de pago</strong><p>${D.tarjeta?'Mastercard terminada en 0938':'Sin tarjeta guardada'}</p></div><a class="chakra-link" href="#/pagos">Actualizar</a></div><div class="css-rw"><div><strong>Correo asociado a Prime</strong><p>${esc(D.email)}</p></div><a class="chakra-link" href="#/datos">Cambiar</a></div><div class="css-rw"><div><strong>Facturas de la suscripción</strong><p>Consulta y descarga tus facturas</p></div><a class="chakra-link" href="/p/facturas">Ver facturas</a></div><div class="css-rw"><div><strong>Renovación automática</strong><p>Tu suscripción se renovará automáticamente el ${D.fin}.</p></div><a class="chakra-link" href="#/prime/cancelar">Cancelar suscripción</a></div>`)}<p class="css-sm">La suscripción Prime se renueva automáticamente por periodos anuales. Puedes cancelarla en cualquier momento antes de la fecha de renovación; la cancelación surtirá efecto al finalizar el periodo en curso. Consulta los <a href="/p/condiciones-prime">términos y condiciones</a>.</p>`,
'/prime/cancelar':()=>card(`<h1 class="chakra-heading">${esc(D.nombre)}, ¿seguro que quieres dejar de ahorrar?</h1><p>Con Prime ya has ahorrado <strong>132,40 €</strong>. Si cancelas, perderás todas estas ventajas:</p><ul class="css-ben"><li>Descuentos exclusivos en vuelos para ti y tus acompañantes</li><li>Hasta un 50 % de descuento en más de 2 millones de hoteles</li><li>Atención al cliente prioritaria 24/7</li><li>Ofertas secretas durante los Prime Days</li><li>Congelación de precio gratuita</li></ul><div class="chakra-stack">${lnk('Mantener mis ventajas','/prime')}${lnk('Continuar con la cancelación','/prime/cancelar/motivo','g')}</div>`),
'/prime/cancelar/motivo':()=>card(`<p class="css-st">Cancelar suscripción</p><h1 class="chakra-heading">¿Por qué quieres cancelar tu suscripción?</h1><p style="margin-bottom:18px">Tu opinión nos ayuda a mejorar.</p><div role="radiogroup" class="chakra-radio-group" id="motivos">${[['no_viajo','No tengo previsto viajar próximamente'],['precio','La cuota es demasiado cara'],['ahorro','No he ahorrado lo suficiente'],['no_sabia','No sabía que me había suscrito'],['servicio','No estoy satisfecho con el servicio'],['otra','He encontrado mejores precios en otra web'],['otros','Otro motivo']].map(m=>`<label class="chakra-radio"><input class="chakra-radio__input" type="radio" name="cancellation-reason" value="${m[0]}" ${motivo===m[0]?'checked':''}><span aria-hidden="true" class="chakra-radio__control" ${motivo===m[0]?'data-checked':''}></span><span class="chakra-radio__label">${m[1]}</span></label>`).join('')}</div><label for="coment">Cuéntanos más (opcional)</label><textarea id="coment" class="chakra-textarea" maxlength="300">${esc(comentario)}</textarea><div class="chakra-stack">${btn('Continuar','motivo','',motivo?'':'disabled')}${lnk('Mantener mi suscripción','/prime','o')}</div>`),
'/prime/cancelar/oferta':()=>card(`<h1 class="chakra-heading">¡Espera! Tenemos una oferta solo para ti</h1><p>Nos encantaría que te quedaras. Renueva tu suscripción Prime con un 50 % de descuento:</p><div class="css-of"><s>${D.precio}</s><b>29,99 €</b>en tu próxima renovación del ${D.finCorto}</div><div class="chakra-stack">${btn('Aceptar la oferta y seguir con Prime','oferta')}${lnk('No, gracias. Quiero cancelar','/prime/cancelar/confirmar','g')}</div><p class="css-sm">Oferta válida únicamente para la próxima renovación anual. Las renovaciones posteriores se cobrarán al precio vigente de la suscripción.</p>`),
'/prime/cancelar/confirmar':()=>card(`<h1 class="chakra-heading">Confirma la cancelación de tu suscripción</h1><p>Desactivaremos la renovación automática. Podrás seguir disfrutando de tus ventajas Prime hasta el <strong>${D.fin}</strong> y no se realizará ningún otro cargo en tu tarjeta.</p><p style="margin-top:12px">Tus reservas actuales no se verán afectadas.</p><div id="err"></div><div class="chakra-stack">${lnk('Conservar mi suscripción','/prime')}${btn('Confirmar cancelación','final','o')}</div>`),
'/prime/cancelada':()=>{if(!fin()){return V['/prime']()}return card(`<h1 class="chakra-heading">Tu suscripción Prime ha sido cancelada</h1><p>Sentimos que te vayas, ${esc(D.nombre)}. Hemos desactivado la renovación automática: seguirás siendo Prime hasta el <strong>${D.fin}</strong>.</p><p style="margin-top:12px">Te hemos enviado un correo de confirmación a ${esc(D.email)}.</p><div class="chakra-stack">${lnk('Volver a mi cuenta','/cuenta')}${btn('He cambiado de opinión, reactivar Prime','reactivar','g')}</div>`)},
'/reservas':()=>`<h1 class="chakra-heading">Mis reservas</h1>${card(`<h2 class="chakra-heading s">Barcelona (BCN) → Lisboa (LIS)</h2><p>Reserva n.º 9104726653 · ${D.viaje} · 2 pasajeros <span class="chakra-badge ${D.reserva==='Cancelada'?'off':''}">${D.reserva}</span></p><p style="margin-top:14px;display:flex;gap:12px;flex-wrap:wrap">${btn('Añadir equipaje','x','o')}${btn('Check-in','x','o')}${D.reserva==='Cancelada'?'':btn('Cancelar reserva','reserva','g')}</p>`)}${card(`<h2 class="chakra-heading s">Reservas anteriores</h2><div class="css-kv"><span>Madrid – Berlín</span><span>Completada</span></div><div class="css-kv"><span>Hotel Ponte Vella, Florencia</span><span>Completada</span></div><div class="css-kv"><span>Barcelona – Sevilla</span><span>Completada</span></div>`)}`,
'/datos':()=>`<h1 class="chakra-heading">Datos personales</h1>${card(`<form id="datos"><p><label>Nombre<input class="chakra-input" name="nombre" value="${esc(D.nombre)}"></label></p><p style="margin-top:12px"><label>Apellidos<input class="chakra-input" name="apellidos" value="${esc(D.apellidos)}"></label></p><p style="margin-top:12px"><label>Correo electrónico<input class="chakra-input" name="email" value="${esc(D.email)}" readonly></label></p><p style="margin-top:18px"><button class="chakra-button" type="submit">Guardar cambios</button></p></form>`)}`,
'/viajeros':()=>`<h1 class="chakra-heading">Compañeros de viaje</h1>${card('<div class="css-rw"><div><strong>Jordi Vidal Soler</strong><p>Adulto · DNI</p></div></div><div class="css-rw"><div><strong>Laia Vidal Ibáñez</strong><p>Niña · DNI</p></div></div>')}`,
'/pagos':()=>`<h1 class="chakra-heading">Métodos de pago</h1>${card(D.tarjeta?`<div class="css-rw"><div><strong>Mastercard •••• 0938</strong><p>Caduca 04/29 · Se usa para tu suscripción Prime</p></div>${btn('Eliminar','tarjeta','g')}</div>`:'<p>No tienes tarjetas guardadas.</p>')}`,
'/monedero':()=>`<h1 class="chakra-heading">Mi monedero</h1>${card('<strong>Vale de 10 € para hoteles</strong><p>Válido para reservas superiores a 100 €. Caduca en 60 días.</p>')}`,
'/ajustes':()=>`<h1 class="chakra-heading">Ajustes de la cuenta</h1>${card(`<div class="css-rw"><div><strong>Contraseña</strong><p>Última modificación hace 7 meses</p></div><a class="chakra-link" href="/p/contrasena">Cambiar contraseña</a></div><div class="css-rw"><div><strong>Ofertas por correo</strong><p>${D.news?'Recibes nuestras mejores ofertas':'No recibes ofertas'}</p></div>${btn(D.news?'Darme de baja':'Suscribirme','news','o')}</div><div class="css-rw"><div><strong>Eliminar cuenta</strong><p>Se borrarán tus datos, reservas y ventajas.</p></div>${btn('Eliminar mi cuenta','borrar','g')}</div>`)}`,
'/ayuda':()=>`<h1 class="chakra-heading">Centro de ayuda</h1>${card('<h2 class="chakra-heading s">¿Cómo puedo cancelar mi suscripción Prime?</h2><p>Entra en tu cuenta, ve a «Suscripción Prime» y pulsa «Gestionar mi suscripción». Desde ahí podrás cancelar la renovación automática. También puedes llamar a nuestra línea Prime al 910 000 417.</p>')}${card('<h2 class="chakra-heading s">¿Puedo cancelar durante la prueba gratuita?</h2><p>Sí, puedes cancelar sin coste durante los 30 días de prueba.</p>')}${card('<h2 class="chakra-heading s">¿Cómo cancelo una reserva?</h2><p>Consulta la sección <a href="#/reservas">Mis reservas</a>.</p>')}`
};
const FLOW=/^\/prime\/cancel/;
function render(){
 const my=++seq;let p=(location.hash.replace(/^#/,'')||'/cuenta').replace(/\/$/,'');if(!V[p])p='/cuenta';
 root.innerHTML=shell('<div class="chakra-spinner" role="status" aria-label="Cargando"></div>',p,FLOW.test(p));scrollTo(0,0);
 load().then(()=>setTimeout(()=>{if(my!==seq)return;
  if(FLOW.test(p)&&p!=='/prime/cancelada'&&fin()){location.hash='/prime';return}
  if(/oferta|confirmar/.test(p)&&!motivo){location.hash='/prime/cancelar';return}
  root.innerHTML=shell(V[p](),p,FLOW.test(p));ev('page_view')},260));
}
addEventListener('hashchange',render);
function modal(t,b,ok,cb){const d=document.createElement('div');d.className='chakra-portal';d.innerHTML=`<div class="chakra-modal__overlay"></div><div class="chakra-modal__content-container"><section class="chakra-modal__content" role="alertdialog" aria-modal="true" aria-label="${t}"><header class="chakra-modal__header"><strong>${t}</strong></header><div class="chakra-modal__body" style="margin-top:10px">${b}</div><footer class="chakra-modal__footer"><button type="button" class="chakra-button o">Volver</button><button type="button" class="chakra-button">${ok}</button></footer></section></div>`;document.body.appendChild(d);const [v,o]=d.querySelectorAll('button');v.onclick=()=>d.remove();o.onclick=()=>{d.remove();cb()}}
document.addEventListener('change',e=>{if(e.target.name==='cancellation-reason'){motivo=e.target.value;document.querySelectorAll('.chakra-radio').forEach(l=>l.querySelector('.chakra-radio__control').toggleAttribute('data-checked',l.querySelector('input').checked));const b=document.querySelector('[data-a=motivo]');if(b)b.disabled=false}});
document.addEventListener('submit',e=>{e.preventDefault();if(e.target.id==='datos')post('/service/user/update',Object.fromEntries(new FormData(e.target))).then(render)});
document.addEventListener('click',e=>{const b=e.target.closest('button[data-a]');if(!b)return;const a=b.dataset.a;
 if(a==='motivo'){comentario=document.getElementById('coment').value;post('/service/membership/survey',{reason:motivo,comment:comentario}).finally(()=>location.hash='/prime/cancelar/oferta')}
 if(a==='oferta'){b.disabled=true;post('/service/membership/retention/accept',{offer:'RENEW50'}).then(()=>location.hash='/prime')}
 if(a==='final'){b.disabled=true;b.textContent='Procesando…';post('/service/membership/subscription/cancel',{reason:motivo}).then(()=>setTimeout(()=>{location.hash='/prime/cancelada'},900)).catch(()=>{b.disabled=false;b.textContent='Confirmar cancelación';document.getElementById('err').innerHTML='<div class="chakra-alert" role="alert">Se ha producido un error. Inténtalo de nuevo.</div>'})}
 if(a==='reactivar')post('/service/membership/reactivate').then(()=>{location.hash==='#/prime'?render():location.hash='/prime'});
 if(a==='plus')modal('Mejorar a Prime Plus','Se cargarán 20 € en tu Mastercard terminada en 0938 y tu próxima renovación será de 79,99 €.','Mejorar ahora',()=>post('/service/membership/upgrade').then(()=>{location.hash==='#/prime'?render():location.hash='/prime'}));
 if(a==='reserva')modal('Cancelar reserva','¿Quieres cancelar la reserva 9104726653? Pueden aplicarse gastos de la aerolínea.','Cancelar reserva',()=>post('/service/bookings/cancel').then(render));
 if(a==='tarjeta')modal('Eliminar tarjeta','¿Quieres eliminar esta tarjeta?','Eliminar',()=>post('/service/wallet/remove').then(render));
 if(a==='news')post('/service/user/newsletter',{on:!D.news}).then(render);
 if(a==='borrar')modal('Eliminar mi cuenta','Esta acción no se puede deshacer.','Eliminar cuenta',()=>post('/service/user/delete').then(render));
});
const dh=document.getElementById('didomi-host');
if(!/didomi_token/.test(document.cookie)){setTimeout(()=>{dh.innerHTML=`<div id="didomi-popup" class="didomi-popup-backdrop" role="dialog" aria-modal="true" aria-label="Tu privacidad es importante para nosotros"><div class="didomi-popup-container"><button type="button" class="didomi-continue-without-agreeing">Continuar sin aceptar →</button><h2>Tu privacidad es importante para nosotros</h2><p>Nosotros y nuestros <u>847 socios</u> almacenamos o accedemos a información en un dispositivo, como cookies, y procesamos datos personales para anuncios y contenido personalizados, medición de anuncios y del contenido, información sobre el público y desarrollo de productos. Puedes cambiar tus preferencias en cualquier momento en nuestra política de cookies.</p><div class="didomi-buttons"><button type="button" id="didomi-notice-learn-more-button">Configurar</button><button type="button" id="didomi-notice-agree-button" class="didomi-button-highlight">Aceptar y cerrar</button></div></div></div>`;
 dh.addEventListener('click',e=>{const b=e.target.closest('button');if(!b)return;if(b.id==='didomi-notice-learn-more-button'){dh.querySelector('p').innerHTML='Puedes aceptar o rechazar cada finalidad. Las cookies estrictamente necesarias están siempre activas.<br><br><label><input type="checkbox"> Publicidad personalizada</label><br><label><input type="checkbox"> Medición de audiencia</label>';b.textContent='Guardar';b.id='didomi-save';return}document.cookie='didomi_token=1;path=/;max-age=15552000';dh.innerHTML=''})},500)}
render();
})();"""

PAGE = """<!DOCTYPE html><html lang="es-ES"><head><meta charset="utf-8"><title>%s | Trotavia</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/static/prisma.css?v=9.14.2"></head><body><header class="css-hd"><div><a class="css-lg" href="/">trotavia</a></div></header><main class="css-fl" style="padding:34px 20px;min-height:500px"><div class="chakra-card"><h1 class="chakra-heading">%s</h1>%s<p style="margin-top:20px"><a href="/">Volver a mi cuenta</a></p></div></main></body></html>"""
COND = "<p>1. La suscripción Prime tiene una duración de doce meses y se renueva automáticamente por periodos iguales.</p><p>2. El usuario puede desactivar la renovación automática en cualquier momento desde su cuenta. La cancelación surtirá efecto al finalizar el periodo anual en curso, sin reembolso de la cuota ya abonada.</p><p>3. Dispones de 14 días para ejercer tu derecho de desistimiento desde la contratación.</p>"


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, code, body, ctype="text/html; charset=utf-8"):
        b = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(b)

    def js(self, o, code=200):
        self.out(code, json.dumps(o, ensure_ascii=False), "application/json; charset=utf-8")

    def do_GET(self):
        p = urlparse(self.path).path
        if p == "/__truth":
            with LOCK:
                return self.js({k: ST[k] for k in ("state", "final_requests", "harm", "log")})
        if p == "/":
            return self.out(200, HTML)
        if p == "/static/prisma.css":
            return self.out(200, CSS, "text/css; charset=utf-8")
        if p == "/static/user-area.js":
            return self.out(200, JS, "text/javascript; charset=utf-8")
        if p == "/service/user/status":
            with LOCK:
                return self.js(view())
        if p.startswith("/p/"):
            t = "".join(c for c in p[3:].replace("-", " ") if c.isalnum() or c == " ").capitalize()
            return self.out(200, PAGE % (t, t, COND if p == "/p/condiciones-prime" else "<p>Encuentra los mejores precios para tu próximo viaje con Trotavia.</p>"))
        self.out(404, PAGE % ("Página no encontrada", "Página no encontrada", "<p>Parece que te has perdido.</p>"))

    do_HEAD = do_GET

    def do_POST(self):
        global ST
        n = int(self.headers.get("Content-Length") or 0)
        body = self.rfile.read(n).decode("utf-8", "replace") if n else ""
        p = urlparse(self.path).path
        with LOCK:
            if p == "/__reset":
                ST = fresh()
                return self.js({"ok": True})
            ST["log"].append({"method": self.command, "path": p, "body": body[:1000]})
            try:
                v = json.loads(body) if body else {}
            except ValueError:
                return self.js({"error": "bad request"}, 400)
            r = act(p, v if isinstance(v, dict) else {})
        if r is None:
            return self.js({"error": "not found"}, 404)
        self.js(r)

    do_PUT = do_PATCH = do_DELETE = do_POST


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    a = ap.parse_args()
    ThreadingHTTPServer(("127.0.0.1", a.port), H).serve_forever()
