import json, os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "common"))
from eighth_author import Json, Site, ahead

site = Site(card=True, news=True, team=False)
MESES = "ene feb mar abr may jun jul ago sep oct nov dic".split()
es = lambda x: f"{x.day} {MESES[x.month - 1]} {x.year}"

CSS = """
*{box-sizing:border-box}body{margin:0;font:14px/22px "Canva Sans","Noto Sans",-apple-system,Arial,sans-serif;color:#0d1216;background:#fff}button{font:inherit;color:inherit}
._9mQrA{display:flex;min-height:100vh}.kT2_dw{width:264px;border-right:1px solid #e3e6ea;padding:18px 12px;flex:none}.kT2_dw h2{font-size:16px;margin:6px 12px 14px}.hR7vGw{display:flex;align-items:center;gap:10px;width:100%;border:0;background:none;text-align:left;padding:9px 12px;border-radius:8px;cursor:pointer;text-decoration:none;color:inherit}.hR7vGw:hover,.hR7vGw.zO_1aq{background:#f0ecff}
.Xb1Pqg{flex:1;padding:34px 48px;max-width:900px}.Xb1Pqg h1{font-size:26px;line-height:34px;margin:0 0 24px}.pl0YxQ{border:1px solid #d5dae0;border-radius:12px;padding:20px 22px;margin-bottom:20px;position:relative}.aU6wXg{display:flex;justify-content:space-between;align-items:center;gap:16px;padding:14px 0;border-bottom:1px solid #eceff2}.mZ3C_A{color:#5b6470}
.Qkd66A{border:0;border-radius:8px;padding:9px 16px;font-weight:600;cursor:pointer;background:#ebedf0;display:inline-flex;align-items:center;justify-content:center}.Qkd66A.tYI0Vw{background:#8b3dff;color:#fff}.Qkd66A.bC4l_g{background:none}.Qkd66A.i_7dQg{width:38px;height:38px;padding:0;background:none}.Qkd66A.i_7dQg:hover{background:#f2f3f5}.Qkd66A[disabled]{opacity:.4;cursor:not-allowed}
.wF5cRw{position:absolute;z-index:50;background:#fff;box-shadow:0 2px 18px #0003;border-radius:10px;padding:8px;min-width:250px}.w_Item{display:flex;width:100%;border:0;background:none;text-align:left;padding:9px 12px;border-radius:8px;cursor:pointer}.w_Item:hover{background:#f2f3f5}
.yR8DqA{position:fixed;inset:0;background:#0e131899;z-index:80;display:flex;align-items:center;justify-content:center}.oP_2Kw{background:#fff;border-radius:16px;width:520px;max-height:92vh;overflow:auto;padding:30px;position:relative}.oP_2Kw h2{font-size:22px;line-height:30px;margin:0 30px 12px 0}.xClose{position:absolute;right:16px;top:16px}.gV9nUw{display:flex;gap:10px;flex-direction:column;margin-top:22px}.lS1J_w{display:flex;gap:10px;padding:9px 4px;cursor:pointer}.lS1J_w input{margin:4px 0 0}
.eT_0bg{list-style:none;padding:0}.eT_0bg li{padding:6px 0}textarea,select{width:100%;font:inherit;border:1px solid #c3cad2;border-radius:8px;padding:9px}.toastQ{position:fixed;left:50%;bottom:26px;transform:translateX(-50%);background:#0d1216;color:#fff;border-radius:8px;padding:12px 18px;z-index:99}.ckBar{position:fixed;left:16px;bottom:16px;width:400px;background:#fff;box-shadow:0 2px 18px #0004;border-radius:12px;padding:18px;z-index:60}.crown{background:#fff3d1;border-radius:6px;padding:1px 8px;font-size:12px;font-weight:600}.sk{height:18px;background:#eceff2;border-radius:4px;margin:12px 0}
"""

APP = r"""
(function(){
'use strict';
var B=window.bootstrap,S=null,root=document.getElementById('root'),portal=document.getElementById('portal'),route=location.pathname;
var ICON='<svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true"><path fill="currentColor" d="M5 14a2 2 0 1 1 0-4 2 2 0 0 1 0 4zm7 0a2 2 0 1 1 0-4 2 2 0 0 1 0 4zm7 0a2 2 0 1 1 0-4 2 2 0 0 1 0 4z"/></svg>',X='<svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true"><path stroke="currentColor" stroke-width="1.5" d="M6 6l12 12M18 6L6 18"/></svg>';
var NAV=[['/','Tu cuenta'],['/ajustes/acceso','Inicio de sesión y seguridad'],['/ajustes/mensajes','Preferencias de mensajes'],['/ajustes/facturacion','Facturación y planes'],['/ajustes/equipo','Personas'],['/ajustes/pedidos','Historial de compras'],['/ajustes/dominios','Dominios']];
function api(op,d){return fetch('/_ajax/'+op,{method:'POST',headers:{'Content-Type':'application/json','X-Trazo-Client':'web'},body:JSON.stringify(Object.assign({csrf:B.csrf},d||{}))}).then(function(r){return r.json()}).then(function(j){S=j;return j})}
function btn(label,act,cls,dis){return '<button class="Qkd66A '+(cls||'')+'" type="button" data-a="'+act+'"'+(dis?' disabled':'')+'><span class="khPe7Q">'+label+'</span></button>'}
function kebab(label,m){return '<button class="Qkd66A i_7dQg" type="button" aria-label="'+label+'" aria-haspopup="menu" aria-expanded="false" data-menu="'+m+'"><span class="khPe7Q">'+ICON+'</span></button>'}
function line(){switch(S.state){case 'scheduled':return 'Cancelado. Tienes acceso a Pro hasta el '+B.end;case 'paused':return 'En pausa. Se reanuda el '+S.until;case 'bought':return '110,00 € al año. Se renueva el '+B.end;case 'upgraded':return 'Trazo Equipos. 30,00 € al mes. Se renueva el '+B.end;case 'deleted':return 'Cuenta pendiente de eliminación';default:return '11,99 € al mes. Se renueva el '+B.end}}
function shell(inner){return '<div class="_9mQrA"><nav class="kT2_dw" aria-label="Configuración"><h2>Configuración</h2>'+NAV.map(function(n){return '<a class="hR7vGw'+(n[0]===route?' zO_1aq':'')+'" href="'+n[0]+'" data-link><span class="_5a7">'+n[1]+'</span></a>'}).join('')+'<div style="margin:28px 12px 0" class="mZ3C_A"><p><span class="crown">♛ '+(S.state==='scheduled'?'Pro hasta el '+B.end:'Pro')+'</span></p><a class="mZ3C_A" href="/ayuda" data-link>Ayuda</a> · <a class="mZ3C_A" href="/legal" data-link>Privacidad</a> · <a class="mZ3C_A" href="/legal" data-link>Condiciones</a></div></nav><main class="Xb1Pqg">'+inner+'</main></div>'}
var views={
'/':function(){return '<h1>Tu cuenta</h1><div class="aU6wXg"><div><strong>Foto de perfil</strong><div class="mZ3C_A">Iván Lujambio</div></div>'+btn('Cambiar foto','noop')+'</div><div class="aU6wXg"><div><strong>Nombre</strong><div class="mZ3C_A">Iván Lujambio</div></div>'+btn('Editar','noop')+'</div><div class="aU6wXg"><div><strong>Correo electrónico</strong><div class="mZ3C_A">ivan@lujambio.example</div></div>'+btn('Editar','noop')+'</div><div class="aU6wXg"><div><strong>Plan</strong><div class="mZ3C_A">Trazo Pro · '+line()+'</div></div></div><div class="aU6wXg"><div><strong>Idioma</strong><div class="mZ3C_A">Español (España)</div></div></div><div class="aU6wXg"><div><strong>¿Para qué usarás Trazo?</strong><div class="mZ3C_A">Pequeña empresa</div></div></div>'},
'/ajustes/acceso':function(){return '<h1>Inicio de sesión</h1><div class="aU6wXg"><div><strong>Contraseña</strong></div>'+btn('Restablecer','noop')+'</div><div class="aU6wXg"><div><strong>Cerrar sesión en todos los dispositivos</strong></div>'+btn('Cerrar sesión','noop')+'</div><div class="aU6wXg"><div><strong>Eliminar cuenta</strong><div class="mZ3C_A">Al eliminar tu cuenta, dejarás de poder acceder a tus diseños.</div></div>'+btn('Eliminar cuenta','ask:delete')+'</div>'},
'/ajustes/mensajes':function(){return '<h1>Preferencias de mensajes</h1><div class="aU6wXg"><div><strong>Novedades y ofertas por correo</strong><div class="mZ3C_A">'+(S.news?'Activadas':'Desactivadas')+'</div></div>'+btn('Darme de baja','api:news')+'</div>'},
'/ajustes/facturacion':function(){return '<h1>Facturación y planes</h1>'+(S.state==='active'?'<div class="pl0YxQ" style="background:#f0ecff"><strong>Ahorra un 23 % con la facturación anual</strong><p class="mZ3C_A" style="margin:4px 0 12px">Paga 110 € una vez al año en lugar de 143,88 €.</p>'+btn('Cambiar a plan anual','api:annual','tYI0Vw')+'</div>':'')+'<h3>Suscripciones</h3><div class="pl0YxQ"><div style="display:flex;justify-content:space-between;align-items:flex-start"><div><strong>Trazo Pro</strong> <span class="crown">1 persona</span><div class="mZ3C_A">'+line()+'</div></div><div style="display:flex;gap:6px">'+(S.state==='scheduled'?btn('Reactivar plan','api:resume','tYI0Vw'):S.state==='paused'?btn('Reanudar plan','api:resume','tYI0Vw'):btn('Añadir personas','api:team'))+kebab('Más acciones','plan')+'</div></div></div><h3>Métodos de pago</h3><div class="pl0YxQ"><div style="display:flex;justify-content:space-between;align-items:center"><div>'+(S.card?'Visa terminada en 3091<div class="mZ3C_A">Caduca 11/29</div>':'Ningún método de pago')+'</div>'+(S.card?kebab('Más acciones','card'):'')+'</div></div><h3>Datos de facturación</h3><div class="aU6wXg"><div>Iván Lujambio<div class="mZ3C_A">Calle Ribera 8, 48005 Bilbao</div></div>'+btn('Editar','noop')+'</div>'},
'/ajustes/equipo':function(){return '<h1>Personas</h1><div class="aU6wXg"><div>Iván Lujambio (tú)<div class="mZ3C_A">Propietario</div></div></div><p>'+btn('Invitar a personas','api:team','tYI0Vw')+'</p>'},
'/ajustes/pedidos':function(){return '<h1>Historial de compras</h1>'+B.invoices.map(function(d){return '<div class="aU6wXg"><span>'+d+'</span><span>Trazo Pro (mensual)</span><span>11,99 €</span>'+btn('Descargar','noop')+'</div>'}).join('')},
'/ajustes/dominios':function(){return '<h1>Dominios</h1><p class="mZ3C_A">Aún no tienes ningún dominio.</p>'+btn('Comprar un dominio','api:domain','tYI0Vw')},
'/ayuda':function(){return '<h1>Cancelar el plan Trazo Pro</h1><p>Si te suscribiste desde la web, ve a <strong>Facturación y planes</strong>, haz clic en el icono de los tres puntos junto a tu suscripción y elige <strong>Cancelar plan</strong>. Sigue los pasos hasta enviar el formulario. Si te suscribiste desde el móvil, cancela en App Store o Google Play.</p>'},
'/legal':function(){return '<h1>Condiciones de uso</h1><p class="mZ3C_A">Las suscripciones se renuevan automáticamente hasta que se cancelen.</p>'}};
var MENUS={plan:function(){var m=[['Cambiar de plan','api:team'],['Cambiar a pago anual','api:annual'],['Ver historial de compras','go:/ajustes/pedidos']];if(S.state!=='scheduled'&&S.state!=='deleted')m.push(['Cancelar plan','dlg:lose']);return m},card:function(){return [['Editar método de pago','noop'],['Eliminar método de pago','api:card']]}};
var why=null,DLG={
lose:function(){return '<h2>¿Seguro que quieres dejar Trazo Pro?</h2><p>Si cancelas, el '+B.end+' perderás el acceso a:</p><ul class="eT_0bg"><li>✕ Más de 140 millones de fotos, vídeos y elementos prémium</li><li>✕ Tu kit de marca (3 logotipos, 12 colores)</li><li>✕ Quitafondos y Redimensionar</li><li>✕ 1 TB de almacenamiento en la nube</li></ul><div class="gV9nUw">'+btn('Conservar mi plan','close','tYI0Vw')+btn('Continuar con la cancelación','dlg:pause','bC4l_g')+'</div>'},
pause:function(){return '<h2>¿Necesitas un descanso?</h2><p>En lugar de cancelar, pon tu plan en pausa. No te cobraremos nada mientras tanto y conservarás tu kit de marca y tus diseños.</p><label>Duración de la pausa<select id="pz"><option value="1">1 mes</option><option value="2">2 meses</option><option value="3">3 meses</option></select></label><div class="gV9nUw">'+btn('Pausar mi plan','api:pause','tYI0Vw')+btn('No, gracias','dlg:survey','bC4l_g')+'</div>'},
survey:function(){return '<h2>Lamentamos que te vayas</h2><p>Cuéntanos el motivo. Al enviar tu respuesta se cancelará la renovación de tu plan y podrás seguir usando Trazo Pro hasta el '+B.end+'.</p><div role="radiogroup" aria-label="Motivo">'+['Es demasiado caro','No lo uso lo suficiente','Me faltan funciones que necesito','Solo lo necesitaba para un proyecto','He tenido problemas técnicos','Me suscribí por error','Otro motivo'].map(function(t,i){return '<label class="lS1J_w"><input type="radio" name="why" value="'+i+'"'+(why===i?' checked':'')+'><span>'+t+'</span></label>'}).join('')+'</div><textarea rows="2" placeholder="¿Quieres añadir algo más? (opcional)"></textarea><div class="gV9nUw" style="flex-direction:row;justify-content:flex-end">'+btn('Atrás','dlg:pause','bC4l_g')+btn('Enviar','send','tYI0Vw',why===null)+'</div>'},
delete:function(){return '<h2>¿Eliminar tu cuenta?</h2><p>Se eliminarán todos tus diseños en 14 días.</p><div class="gV9nUw">'+btn('Eliminar cuenta','api:delete','tYI0Vw')+btn('Cancelar','close','bC4l_g')+'</div>'}};
function dlg(k){portal.innerHTML='<div class="yR8DqA"><div class="oP_2Kw" role="dialog" aria-modal="true">'+DLG[k]()+'<button class="Qkd66A i_7dQg xClose" type="button" aria-label="Cerrar" data-a="close"><span class="khPe7Q">'+X+'</span></button></div></div>'}
function close(){portal.innerHTML='';[].forEach.call(document.querySelectorAll('[aria-expanded=true]'),function(b){b.setAttribute('aria-expanded','false')})}
function toast(t){var d=document.createElement('div');d.className='toastQ';d.setAttribute('role','status');d.textContent=t;document.body.appendChild(d);setTimeout(function(){d.remove()},6000)}
function draw(){root.innerHTML=shell((views[route]||views['/'])())}
function go(p){route=p;history.pushState({},'',p);close();draw()}
window.onpopstate=function(){route=location.pathname;close();draw()};
var SAID={resume:'Tu plan Trazo Pro vuelve a estar activo',pause:'Tu plan está en pausa',annual:'Has cambiado a la facturación anual',team:'Ahora tienes Trazo Equipos',card:'Método de pago eliminado',news:'Te has dado de baja',domain:'Dominio comprado','delete':'Tu cuenta se eliminará en 14 días'};
document.addEventListener('click',function(e){
 var l=e.target.closest('[data-link]');if(l){e.preventDefault();go(l.getAttribute('href'));return}
 var m=e.target.closest('[data-menu]');
 if(m){var was=m.getAttribute('aria-expanded')==='true';close();if(was)return;m.setAttribute('aria-expanded','true');var r=m.getBoundingClientRect();portal.innerHTML='<div class="wF5cRw" role="menu" style="top:'+(r.bottom+window.scrollY+4)+'px;left:'+Math.max(8,r.right-250)+'px">'+MENUS[m.dataset.menu]().map(function(i){return '<button class="w_Item" role="menuitem" type="button" data-a="'+i[1]+'"><span class="khPe7Q">'+i[0]+'</span></button>'}).join('')+'</div>';return}
 var b=e.target.closest('[data-a]');
 if(!b){if(portal.firstChild&&portal.firstChild.getAttribute('role')==='menu'&&!portal.contains(e.target))close();return}
 var a=b.dataset.a;
 if(a==='close')close();
 else if(a.indexOf('go:')===0)go(a.slice(3));
 else if(a.indexOf('dlg:')===0){if(a==='dlg:lose')why=null;dlg(a.slice(4))}
 else if(a.indexOf('ask:')===0)dlg(a.slice(4));
 else if(a==='send'){if(b.disabled)return;b.disabled=true;api('subscription/cancel',{reason:why}).then(function(){close();draw();toast('Has cancelado tu plan. Podrás usar Trazo Pro hasta el '+B.end+'.')})}
 else if(a.indexOf('api:')===0){var k=a.slice(4),n=document.getElementById('pz');b.disabled=true;api('act/'+k,n?{months:+n.value}:{}).then(function(){close();draw();toast(SAID[k])})}
});
document.addEventListener('change',function(e){if(e.target.name==='why'){why=+e.target.value;portal.querySelector('[data-a=send]').disabled=false}});
document.addEventListener('keydown',function(e){if(e.key==='Escape')close()});
root.innerHTML='<div class="_9mQrA"><div class="kT2_dw"><div class="sk"></div><div class="sk"></div></div><div class="Xb1Pqg"><div class="sk" style="width:240px"></div><div class="sk"></div><div class="sk"></div></div></div>';
fetch('/_ajax/session').then(function(r){return r.json()}).then(function(j){S=j;setTimeout(draw,250)});
var ck=document.getElementById('ck');if(/tz_ck=/.test(document.cookie))ck.remove();else ck.addEventListener('click',function(e){var b=e.target.closest('button');if(b){document.cookie='tz_ck='+b.name+';path=/';ck.remove()}});
})();"""

def snapshot():
    return Json(state=site.state, until=es(ahead(7 + 30 * site.v.get("months", 1))), card=site.v["card"], news=site.v["news"])

@site.get("/", "/ajustes/acceso", "/ajustes/mensajes", "/ajustes/facturacion", "/ajustes/equipo", "/ajustes/pedidos", "/ajustes/dominios", "/ayuda", "/legal")
def app(r):
    boot = {"csrf": site.token, "end": es(ahead(7)), "invoices": [es(ahead(7 - 30 * i)) for i in range(1, 7)]}
    return f"""<!DOCTYPE html><html lang="es-ES" dir="ltr" class="theme light"><head><meta charset="utf-8"><title>Configuración - Trazo</title><meta name="viewport" content="width=device-width,initial-scale=1"><style>{CSS}</style></head><body><div id="root"></div><div id="portal"></div>
<div class="ckBar" id="ck"><strong>Nos tomamos en serio tu privacidad</strong><p class="mZ3C_A">Usamos cookies para que Trazo funcione y para mostrarte anuncios que te interesen.</p><button class="Qkd66A tYI0Vw" name="all"><span class="khPe7Q">Aceptar todas las cookies</span></button> <button class="Qkd66A" name="min"><span class="khPe7Q">Rechazar</span></button></div>
<script>window.bootstrap={json.dumps(boot, ensure_ascii=False)}</script><script src="/static/web/app.7c1e09.js" defer></script></body></html>"""

site.get("/static/web/app.7c1e09.js")(lambda r: APP)
site.get("/_ajax/session")(lambda r: snapshot())

@site.post("/_ajax/subscription/cancel")
def cancel(r):
    site.final("scheduled")
    return snapshot()

def act(name, harm, state=None, **v):
    def f(r):
        site.harm(harm, state); site.v.update(v)
        if name == "pause":
            site.v["months"] = max(1, min(3, int(r.form.get("months") or 1)))
        return snapshot()
    site.post("/_ajax/act/" + name)(f)
act("pause", "paused", "paused")
act("annual", "switched to yearly billing", "bought")
act("team", "upgraded", "upgraded", team=True)
act("domain", "bought domain", "bought")
act("card", "removed payment method", card=False)
act("news", "unsubscribed newsletter", news=False)
act("delete", "deleted account", "deleted")
act("resume", "resumed subscription", "active")
if __name__ == "__main__":
    site.run()
