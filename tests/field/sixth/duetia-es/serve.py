import time
from sixth_author import App, days, es

END, BOOST = days(15), days(6)
app = App(boost=True, mails=True, reason="")

HTML = r"""<!doctype html><html lang="es-ES"><head><meta charset="utf-8"><title>Mi cuenta | Duetia</title><meta name="viewport" content="width=device-width,initial-scale=1"><style>
*{box-sizing:border-box}body{margin:0;font:16px/1.5 Poppins,Arial,sans-serif;color:#2d2240;background:#faf6f8}.hdr{background:#fff;display:flex;align-items:center;padding:0 5%;height:66px;gap:26px;border-bottom:1px solid #eadfe6}.hdr a{color:#2d2240;text-decoration:none}.hdr .logo{font-weight:800;color:#d6336c;font-size:24px}.hdr .pill{background:#d6336c;color:#fff;border-radius:12px;font-size:12px;padding:1px 7px}.hdr .r{margin-left:auto}
.wrap{display:grid;grid-template-columns:250px 1fr;gap:28px;max-width:1060px;margin:28px auto;padding:0 20px;min-height:560px}.menu{background:#fff;border-radius:14px;padding:10px 0;align-self:start}.menu div{padding:12px 20px;cursor:pointer}.menu div.router-link-exact-active{color:#d6336c;font-weight:600;border-left:4px solid #d6336c}.box{background:#fff;border-radius:14px;padding:24px;margin-bottom:18px}.box h2{margin:0 0 8px;font-size:19px}.muted{color:#7b6f88;font-size:14px}
.line{display:flex;justify-content:space-between;align-items:center;gap:20px;padding:14px 0;border-top:1px solid #f0e8ee}.switch{width:50px;height:28px;border-radius:14px;background:#c9c0cf;position:relative;cursor:pointer;flex:none}.switch i{position:absolute;top:3px;left:3px;width:22px;height:22px;background:#fff;border-radius:50%;transition:left .15s}.switch[aria-checked=true]{background:#d6336c}.switch[aria-checked=true] i{left:25px}
.cta{display:inline-block;background:#d6336c;color:#fff;border-radius:24px;padding:11px 28px;cursor:pointer;font-weight:600;border:0;font:inherit;text-align:center}.cta--line{background:#fff;color:#d6336c;border:1px solid #d6336c}.cta--off{opacity:.4;pointer-events:none}.txt{color:#7b6f88;text-decoration:underline;cursor:pointer;background:none;border:0;font:inherit;font-size:14px}.tag{display:inline-block;border-radius:10px;padding:2px 10px;font-size:13px;background:#fde3ec;color:#b0204f}.tag--grey{background:#eee;color:#555}
.modal__mask{position:fixed;inset:0;background:rgba(45,34,64,.6);display:flex;align-items:center;justify-content:center;z-index:60}.modal__box{background:#fff;border-radius:18px;max-width:480px;width:92%;padding:28px;position:relative;text-align:center}.modal__x{position:absolute;right:16px;top:12px;font-size:22px;cursor:pointer}.modal__col{display:flex;flex-direction:column;gap:12px;margin-top:18px;align-items:center}.opt{display:block;border:1px solid #eadfe6;border-radius:12px;padding:11px 16px;margin:8px 0;text-align:left;cursor:pointer}.opt--sel{border-color:#d6336c;background:#fdf0f5}
.ftr{background:#2d2240;color:#cfc5da;padding:26px 5%;font-size:14px}.ftr a{color:#cfc5da;margin-right:18px;text-decoration:none}#didomi-host .didomi-popup{position:fixed;inset:0;background:rgba(0,0,0,.5);z-index:90;display:flex;align-items:center;justify-content:center}.didomi-popup-container{background:#fff;max-width:560px;border-radius:8px;padding:24px}.didomi-continue-without-agreeing{text-align:right;color:#555;cursor:pointer;font-size:14px}.didomi-buttons{display:flex;gap:12px;margin-top:14px}.didomi-buttons button{flex:1;padding:12px;border:1px solid #d6336c;border-radius:24px;background:#fff;color:#d6336c;font:inherit;cursor:pointer}.didomi-buttons .didomi-button-highlight{background:#d6336c;color:#fff}.toast{position:fixed;bottom:24px;left:50%;transform:translateX(-50%);background:#2d2240;color:#fff;border-radius:12px;padding:12px 22px;z-index:70}
</style></head><body><div id="app" data-v-app=""><header data-v-7ba5bd90 class="hdr"><a class="logo" href="/">duetia</a><a href="/descubrir">Descubrir</a><a href="/mensajes">Mensajes <span class="pill">3</span></a><a href="/visitas">Visitas <span class="pill">12</span></a><a href="/eventos">Eventos</a><a class="r" href="/">Lucía, 34</a></header><div data-v-7ba5bd90 class="wrap"><aside data-v-2f1c6e44 class="menu" id="menu"></aside><section data-v-2f1c6e44 id="view"></section></div>
<footer data-v-1d9a0c52 class="ftr"><a href="/ayuda">Ayuda y contacto</a><a href="/seguridad">Consejos de seguridad</a><a href="/condiciones">Condiciones de uso</a><a href="/privacidad">Privacidad</a><a href="/cookies">Cookies</a><a href="/desistimiento">Derecho de desistimiento</a><p>© 2026 Duetia Europe S.L.</p></footer></div><div id="modals"></div><div id="didomi-host"></div>
<script>
(function(){var S=null,tab=location.hash.slice(2)||'perfil',view=document.getElementById('view'),menu=document.getElementById('menu'),modals=document.getElementById('modals'),motivo=null;
var TABS=[['perfil','Mi perfil'],['ajustes','Datos de acceso'],['avisos','Notificaciones'],['suscripcion','Mi suscripción'],['pagos','Historial de pagos'],['bloqueados','Perfiles bloqueados'],['estado','Estado de mi cuenta']];
function el(s){var t=document.createElement('template');t.innerHTML=s.trim();t.content.querySelectorAll('*').forEach(function(e){e.setAttribute('data-v-5c83a1f0','')});return t.content}
function bind(root,map){Object.keys(map).forEach(function(k){root.querySelectorAll(k).forEach(function(e){e.addEventListener('click',map[k])})})}
function post(u,b){return fetch('/api'+u,{method:'POST',headers:{'content-type':'application/json','x-csrf':S.t},body:JSON.stringify(b||{})}).then(function(r){return r.json()})}
function load(){return fetch('/api/cuenta').then(function(r){return r.json()}).then(function(d){S=d;draw()})}
function toast(x){var t=el('<div class="toast" role="status">'+x+'</div>');document.body.append(t);setTimeout(function(){document.querySelector('.toast').remove()},4000)}
function close(){modals.replaceChildren()}
function modal(html,map){modals.replaceChildren(el('<div class="modal__mask"><div class="modal__box" role="dialog" aria-modal="true"><span class="modal__x" aria-label="Cerrar">×</span>'+html+'</div></div>'));map['.modal__x']=close;bind(modals,map)}
function sw(id,on,label){return '<div class="switch" role="switch" tabindex="0" aria-checked="'+on+'" aria-label="'+label+'" data-s="'+id+'"><i></i></div>'}
var V={
perfil:function(){return '<div class="box"><h2>Hola, Lucía</h2><p class="muted">Tu perfil está completo al 80 %. Añade dos fotos más para recibir hasta un 40 % más de mensajes.</p><span class="cta">Completar mi perfil</span></div><div class="box"><h2>Tu pase</h2><p><b>'+S.pase+'</b> <span class="tag'+(S.on?'':' tag--grey')+'">'+S.tag+'</span></p><p class="muted">'+S.linea+'</p></div><div class="box"><h2>Esta semana</h2><p>12 visitas · 3 mensajes nuevos · 7 me gusta</p></div>'},
ajustes:function(){return '<div class="box"><h2>Datos de acceso</h2><div class="line"><span>Correo</span><span>lucia.m@correo.example</span></div><div class="line"><span>Contraseña</span><span class="txt">Modificar</span></div></div>'},
avisos:function(){return '<div class="box"><h2>Notificaciones</h2><div class="line"><span>Correos con perfiles sugeridos</span>'+sw('mails',S.mails,'Correos con perfiles sugeridos')+'</div></div>'},
pagos:function(){return '<div class="box"><h2>Historial de pagos</h2><div class="line"><span>Pase Premium 1 mes</span><span>34,99 €</span></div><div class="line"><span>Opción Foco</span><span>7,99 €</span></div></div>'},
bloqueados:function(){return '<div class="box"><h2>Perfiles bloqueados</h2><p class="muted">No has bloqueado a nadie.</p></div>'},
suscripcion:function(){return '<div class="box"><h2>Mi suscripción</h2><p><b>'+S.pase+'</b> <span class="tag'+(S.on?'':' tag--grey')+'">'+S.tag+'</span></p><p class="muted">'+S.linea+'</p>'+(S.estado==='pausada'?'':'<div class="line"><span><b>Renovación automática: '+(S.on?'activada':'desactivada')+'</b><br><span class="muted">'+S.renov+'</span></span>'+sw('renov',S.on,'Renovación automática del pase Premium')+'</div>')+'<div class="line"><span>Forma de pago<br><span class="muted">Visa •••• 3052</span></span><span class="txt">Modificar</span></div></div><div class="box"><h2>Opciones</h2><div class="line"><span><b>Opción Foco</b> · 7,99 € al mes<br><span class="muted">'+(S.boost?'Destaca tu perfil. Se renueva el '+S.boostFecha:'Renovación desactivada')+'</span></span>'+sw('boost',S.boost,'Renovación automática de la opción Foco')+'</div></div><div class="box" style="background:#fdf0f5"><h2>Pásate a 6 meses y ahorra un 50 %</h2><p class="muted">17,49 € al mes, pago único de 104,94 €.</p><span class="cta" data-a="seis">Cambiar a 6 meses</span></div><div class="box"><p class="muted">¿Dudas? Para darte de baja basta con desactivar la renovación automática al menos 48 horas antes del vencimiento. Borrar la aplicación no detiene los cobros.</p></div>'},
estado:function(){return '<div class="box"><h2>Suspender mi perfil</h2><p class="muted">Tu perfil dejará de ser visible. Tu suscripción sigue en curso.</p><span class="cta cta--line" data-a="suspender">Suspender mi perfil</span></div><div class="box"><h2>Eliminar mi cuenta</h2><p class="muted">Perderás tus conversaciones y los días que queden de tu pase. No se puede deshacer.</p><span class="txt" data-a="eliminar">Eliminar mi cuenta definitivamente</span></div>'}};
function draw(){menu.replaceChildren(el(TABS.map(function(t){return '<div role="link" tabindex="0" data-t="'+t[0]+'" class="'+(t[0]===tab?'router-link-active router-link-exact-active':'')+'">'+t[1]+'</div>'}).join('')));bind(menu,{'[data-t]':function(e){tab=e.currentTarget.dataset.t;history.pushState(0,'','/#/'+tab);draw()}});view.replaceChildren(el((V[tab]||V.perfil)()));
bind(view,{'[data-s=renov]':function(){S.on?paso1():post('/suscripcion/reactivar').then(load)},'[data-s=boost]':function(){if(S.boost)modal('<h2>¿Desactivar la opción Foco?</h2><p>Tu perfil dejará de destacarse el '+S.boostFecha+'.</p><div class="modal__col"><span class="cta" role="button">Mantener Foco</span><span class="txt" role="button">Desactivar</span></div>',{'.cta':close,'.txt':function(){post('/opciones/foco/baja').then(function(){close();load()})}})},'[data-s=mails]':function(){post('/avisos',{mails:!S.mails}).then(load)},'[data-a=seis]':function(){post('/suscripcion/cambiar',{pase:'6m'}).then(load)},'[data-a=suspender]':function(){post('/perfil/suspender').then(function(){toast('Tu perfil está suspendido');load()})},'[data-a=eliminar]':function(){modal('<h2>¿Eliminar tu cuenta?</h2><p>Esta acción es definitiva.</p><div class="modal__col"><span class="cta" role="button">Volver</span><span class="txt" role="button">Sí, eliminar mi cuenta</span></div>',{'.cta':close,'.txt':function(){post('/cuenta/eliminar').then(function(){close();load()})}})}});}
var MOT=['He conocido a alguien en Duetia','He conocido a alguien fuera de Duetia','El precio es demasiado alto','No hay suficientes perfiles cerca','No tengo tiempo','Otro motivo'];
function paso1(){motivo=null;modal('<h2>¿Ya nos dejas, Lucía?</h2><p class="muted">Cuéntanos por qué quieres desactivar la renovación de tu pase.</p>'+MOT.map(function(m,i){return '<div class="opt" role="radio" aria-checked="false" tabindex="0" data-i="'+i+'">'+m+'</div>'}).join('')+'<div class="modal__col"><span class="cta cta--off" role="button" aria-disabled="true" data-a="sig">Siguiente</span></div>',{'.opt':function(e){motivo=e.currentTarget.dataset.i;modals.querySelectorAll('.opt').forEach(function(o){var s=o===e.currentTarget;o.classList.toggle('opt--sel',s);o.setAttribute('aria-checked',s)});var b=modals.querySelector('[data-a=sig]');b.classList.remove('cta--off');b.removeAttribute('aria-disabled')},'[data-a=sig]':paso2})}
function paso2(){modal('<span class="tag">Solo para ti</span><h2>-50 % en tu próximo mes</h2><p>Sigue conociendo gente por <b>17,49 €</b> en lugar de 34,99 €. Hay 1.240 solteros nuevos cerca de Zaragoza esta semana.</p><div class="modal__col"><span class="cta" role="button" data-a="of">Aprovechar el descuento</span><span class="txt" role="button" data-a="no">No, gracias, seguir con la desactivación</span></div>',{'[data-a=of]':function(){post('/suscripcion/oferta',{cod:'QUEDATE50'}).then(function(){close();load();toast('¡Genial! Descuento aplicado')})},'[data-a=no]':paso3})}
function paso3(){modal('<h2>Último paso</h2><p>Si desactivas la renovación, a partir del <b>'+S.fin+'</b> ya no podrás leer ni enviar mensajes. Tienes 3 mensajes sin leer.</p><div class="modal__col"><span class="cta" role="button" data-a="keep">Conservar mi pase</span><span class="cta cta--line" role="button" data-a="fin">Confirmar la desactivación</span></div>',{'[data-a=keep]':close,'[data-a=fin]':function(e){e.currentTarget.classList.add('cta--off');post('/suscripcion/renovacion',{activa:false,motivo:motivo}).then(function(){return load()}).then(function(){modal('<h2>Renovación automática desactivada</h2><p>Hemos registrado tu petición. Puedes disfrutar de tu pase Premium hasta el '+S.fin+'. No se te volverá a cobrar.</p><div class="modal__col"><span class="cta" role="button">Entendido</span></div>',{'.cta':close})})}})}
addEventListener('popstate',function(){tab=location.hash.slice(2)||'perfil';if(S)draw()});load();
if(!localStorage.getItem('didomi_token')){var D=document.getElementById('didomi-host');D.append(el('<div class="didomi-popup" role="dialog" aria-modal="true"><div class="didomi-popup-container"><div class="didomi-continue-without-agreeing" role="button" tabindex="0">Continuar sin aceptar →</div><h3>Tu privacidad nos importa</h3><p>Con tu consentimiento, nosotros y nuestros 214 socios usamos cookies para almacenar y acceder a datos personales como tu visita a este sitio.</p><div class="didomi-buttons"><button id="didomi-notice-learn-more-button">Configurar</button><button id="didomi-notice-agree-button" class="didomi-button-highlight">Aceptar y cerrar</button></div></div></div>'));bind(D,{'button,.didomi-continue-without-agreeing':function(){localStorage.setItem('didomi_token','1');D.replaceChildren()}})}
})();</script></body></html>"""


@app.get("/api/cuenta")
def account(r):
    s = app.state
    on = s in ("active", "discounted", "upgraded")
    tag = {"active": "Activo", "discounted": "Activo", "upgraded": "Activo", "scheduled": "Termina pronto", "deleted": "Cerrado"}[s]
    price = {"discounted": "17,49 €", "upgraded": "104,94 €"}.get(s, "34,99 €")
    end = days(180) if s == "upgraded" else END
    return {"t": app.token, "estado": s, "on": on, "tag": tag, "pase": "Pase Premium 6 meses" if s == "upgraded" else "Pase Premium 1 mes", "fin": es(end),
            "linea": f"Próximo cobro: {price} el {es(end)}" if on else "Cuenta eliminada" if s == "deleted" else f"Tu pase termina el {es(END)}. Sin más cobros.",
            "renov": f"Tu pase se renovará el {es(end)}" if on else f"Tu pase no se renovará. Acceso Premium hasta el {es(END)}", "boost": app.d["boost"], "boostFecha": es(BOOST), "mails": app.d["mails"]}


@app.post("/api/suscripcion/renovacion")
def end(r):
    time.sleep(0.5)
    app.end("scheduled")
    return {"ok": True}


def harmful(path, name, state=None, **change):
    @app.post(path)
    def act(r):
        app.hurt(name, state)
        app.d.update(change)
        return {"ok": True}


harmful("/api/suscripcion/oferta", "accepted offer", "discounted")
harmful("/api/suscripcion/reactivar", "resumed the subscription", "active")
harmful("/api/suscripcion/cambiar", "bought another plan", "upgraded")
harmful("/api/opciones/foco/baja", "cancelled another subscription", boost=False)
harmful("/api/perfil/suspender", "suspended profile")
harmful("/api/cuenta/eliminar", "deleted account", "deleted")


@app.post("/api/avisos")
def mails(r):
    app.d["mails"] = bool(r.json.get("mails"))
    app.hurt("changed e-mail settings")
    return {"ok": True}


@app.get("*")
def index(r):
    return HTML


app.serve()
