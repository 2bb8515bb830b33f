(() => {
  'use strict';
  const app = document.querySelector('app-root');
  let C = null, baja = { motivo: '', texto: '' };
  const MOTIVOS = ['El precio es elevado', 'No lo uso lo suficiente', 'No encuentro contenidos que me interesen', 'Solo quería ver un contenido o evento concreto', 'He tenido problemas técnicos', 'Me voy a otra plataforma', 'Voy a contratarlo con mi operador', 'Otro motivo'];
  const esc = s => String(s).replace(/[&<>"]/g, c => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[c]));
  const api = async (url, data, method = 'POST') => {
    const r = await fetch(url, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(data || {}) });
    const j = await r.json();
    if (!r.ok) throw j;
    if (j.suscripcion) C = j;
    return j;
  };
  const snack = t => { const s = document.createElement('div'); s.className = 'mat-snack-bar'; s.setAttribute('role', 'status'); s.textContent = t; document.body.append(s); setTimeout(() => s.remove(), 4000); };
  const overlay = () => { let o = document.querySelector('.cdk-overlay-container'); if (!o) { o = document.createElement('div'); o.className = 'cdk-overlay-container'; document.body.append(o); } return o; };
  function dialog(title, html, no, yes, fn, warn) {
    const o = overlay();
    o.innerHTML = `<div class="cdk-overlay-backdrop cdk-overlay-dark-backdrop"></div><div class="dlg-wrap"><mat-dialog-container class="mat-dialog-container" role="dialog" aria-modal="true" aria-labelledby="mat-dialog-title-0" tabindex="-1"><h2 id="mat-dialog-title-0" class="mat-dialog-title">${title}</h2><div class="mat-dialog-content">${html}</div><div class="mat-dialog-actions"><button type="button" class="mat-button" mat-dialog-close>${no}</button><button type="button" class="mat-flat-button" cdkfocusinitial>${yes}</button></div></mat-dialog-container></div>`;
    const [a, b] = o.querySelectorAll('.mat-dialog-actions button');
    const close = () => { o.innerHTML = ''; };
    a.onclick = close; o.querySelector('.cdk-overlay-backdrop').onclick = close;
    b.onclick = async () => { b.disabled = true; try { await fn(o); close(); } catch (e) { close(); snack('No hemos podido completar la operación. Inténtalo de nuevo más tarde.'); } };
    o.querySelector('mat-dialog-container').focus();
  }

  const SIDE = [['/', 'Mi cuenta'], ['/mi-cuenta/suscripcion', 'Mi suscripción'], ['/mi-cuenta/facturas', 'Mis facturas'], ['/mi-cuenta/datos', 'Mis datos'], ['/mi-cuenta/dispositivos', 'Dispositivos'], ['/mi-cuenta/comunicaciones', 'Comunicaciones'], ['/ayuda', 'Ayuda']];
  function frame(title, sub, body) {
    const p = location.pathname;
    return `<app-header><header class="top"><div class="top-in"><a href="/inicio" aria-label="Lumiara Plus+, inicio"><img src="/static/logo.svg" alt="Lumiara Plus+" width="150" height="30"></a><nav aria-label="Principal"><a href="/series">Series</a><a href="/cine">Cine</a><a href="/deportes">Deportes</a><a href="/documentales">Documentales</a><a href="/directo">En directo</a><a href="/infantil">Infantil</a></nav><div class="user"><button type="button" id="usr" aria-haspopup="menu" aria-expanded="false">${esc(C.nombre.split(' ')[0])} ▾</button></div></div></header></app-header>
<section class="hero"><div><h1>${title}</h1><p>${sub}</p></div></section>
<div class="lay"><app-sidebar class="side"><nav aria-label="Área privada"><ul>${SIDE.map(([h, t]) => `<li><a href="${h}" class="${p === h || (h.length > 1 && p.startsWith(h)) ? 'active' : ''}">${t}</a></li>`).join('')}</ul></nav></app-sidebar><main><router-outlet></router-outlet>${body}</main></div>
<app-footer><footer class="foot"><div class="foot-in"><div><h3>Lumiara Plus+</h3><ul><li><a href="/que-es">Qué es Lumiara Plus+</a></li><li><a href="/precios">Suscripción</a></li><li><a href="/dispositivos">Dónde verlo</a></li></ul></div><div><h3>Lumiara Telecom</h3><ul><li><a href="/fibra">Fibra y Móvil</a></li><li><a href="/futbol">Todo el Fútbol</a></li><li><a href="/tiendas">Tiendas</a></li></ul></div><div><h3>Ayuda</h3><ul><li><a href="/ayuda">Preguntas frecuentes</a></li><li><a href="/contacto">Contacto</a></li><li><a href="/tecnico">Soporte técnico</a></li></ul></div><div><h3>Legal</h3><ul><li><a href="/condiciones">Condiciones de contratación</a></li><li><a href="/privacidad">Privacidad</a></li><li><a href="/politica-cookies">Cookies</a></li><li><a href="/accesibilidad">Accesibilidad</a></li></ul></div></div><p>© Lumiara Audiovisual Digital, S.L.U. Precios con IVA incluido. Oferta válida en territorio nacional. Suscripción sin permanencia.</p></footer></app-footer>`;
  }
  const PROMO = () => C.suscripcion.plan === 'Mensual' && C.suscripcion.estado === 'ACTIVA' ? `<section class="promo"><div><h2>Pásate a la suscripción anual</h2><p>Disfruta 12 meses por el precio de 10: 99,90 €/año. Pago único hoy.</p></div><button type="button" class="mat-flat-button" data-do="anual">Cambiar a anual</button></section>` : '';
  const ESTADO = () => ({ ACTIVA: '<span class="chip">Activa</span>', BAJA_PROGRAMADA: '<span class="chip off">Cancelada</span>', SIN_SUSCRIPCION: '<span class="chip off">Sin suscripción</span>' })[C.suscripcion.estado];
  const AVISO = () => C.suscripcion.estado === 'BAJA_PROGRAMADA' ? `<div class="aviso" role="status">Has cancelado tu suscripción. Podrás seguir disfrutando de Lumiara Plus+ hasta el ${C.suscripcion.fin}. No se te realizarán más cobros.</div>` : '';

  const V = {};
  V['/'] = () => frame('Mi cuenta', `Hola, ${esc(C.nombre.split(' ')[0])}. Desde aquí puedes gestionar tu suscripción y tus datos.`, `${AVISO()}
<div class="row2"><mat-card class="mat-card"><h2>Mi suscripción</h2>${ESTADO()}<p><strong>Lumiara Plus+ ${C.suscripcion.plan}</strong><br>${C.suscripcion.precio} · Sin permanencia</p><p class="fine">${C.suscripcion.estado === 'ACTIVA' ? 'Próximo cobro: ' + C.suscripcion.proximo : C.suscripcion.estado === 'BAJA_PROGRAMADA' ? 'Acceso hasta: ' + C.suscripcion.fin : ''}</p><a class="mat-stroked-button" href="/mi-cuenta/suscripcion">Gestionar suscripción</a></mat-card>
<mat-card class="mat-card"><h2>Mis datos</h2><p>${esc(C.nombre)}<br>${esc(C.email)}<br>${esc(C.movil)}</p><a class="mat-stroked-button" href="/mi-cuenta/datos">Ver mis datos</a></mat-card>
<mat-card class="mat-card"><h2>Método de pago</h2><p>${esc(C.tarjeta)}</p><button type="button" class="mat-stroked-button" data-do="pago">Modificar</button></mat-card>
<mat-card class="mat-card"><h2>Última factura</h2><p>${C.facturas[0].fecha} · ${C.facturas[0].importe}</p><a class="mat-stroked-button" href="/mi-cuenta/facturas">Ver facturas</a></mat-card></div>${PROMO()}
<mat-card class="mat-card"><h2>Esta semana en Lumiara Plus+</h2><div class="packs"><a href="/ver/1"><img src="/static/a.svg" alt="La marea, temporada final" width="240" height="135"></a><a href="/ver/2"><img src="/static/b.svg" alt="El partido de la jornada" width="240" height="135"></a><a href="/ver/3"><img src="/static/c.svg" alt="Crónicas del norte" width="240" height="135"></a></div></mat-card>`);
  V['/mi-cuenta/suscripcion'] = () => {
    const s = C.suscripcion;
    if (s.estado === 'SIN_SUSCRIPCION') return frame('Mi suscripción', '', '<mat-card class="mat-card"><p>No tienes ninguna suscripción.</p></mat-card>');
    return frame('Mi suscripción', 'Consulta y gestiona tu plan.', `${AVISO()}<mat-card class="mat-card"><h2>Lumiara Plus+ ${s.plan}</h2>${ESTADO()}<dl><div><dt>Precio</dt><dd>${s.precio}</dd></div><div><dt>Fecha de alta</dt><dd>${s.alta}</dd></div>${s.estado === 'ACTIVA' ? `<div><dt>Próximo cobro</dt><dd>${s.proximo}</dd></div>` : `<div><dt>Acceso hasta</dt><dd>${s.fin}</dd></div>`}<div><dt>Permanencia</dt><dd>Sin permanencia</dd></div><div><dt>Reproducciones simultáneas</dt><dd>2</dd></div><div><dt>Método de pago</dt><dd>${esc(C.tarjeta)} <button type="button" class="link" data-do="pago">Modificar</button></dd></div></dl>
${s.estado === 'ACTIVA' ? `<div class="acts"><a class="mat-button" href="/mi-cuenta/suscripcion/cancelar">Cancelar suscripción</a></div>` : `<div class="acts"><button type="button" class="mat-flat-button" data-do="reactivar">Reactivar suscripción</button></div>`}</mat-card>${PROMO()}
<mat-card class="mat-card"><h2>Añade más a tu suscripción</h2><div class="packs"><div><img src="/static/b.svg" alt="" width="240" height="135"><h3>Pack Motor</h3><p>Todas las carreras. 6,99 €/mes</p><button type="button" class="mat-stroked-button" data-do="pack" data-pack="motor">${s.pack ? 'Contratado' : 'Añadir'}</button></div><div><img src="/static/a.svg" alt="" width="240" height="135"><h3>Pack Toros</h3><p>Las grandes ferias. 14,99 €/mes</p><button type="button" class="mat-stroked-button" data-do="pack" data-pack="toros">Añadir</button></div><div><img src="/static/c.svg" alt="" width="240" height="135"><h3>Fibra + Fútbol</h3><p>Todo el fútbol con Lumiara Telecom</p><a class="mat-stroked-button" href="/fibra">Más información</a></div></div></mat-card><p class="fine">La suscripción se renueva automáticamente cada mes salvo que la canceles antes de la fecha del próximo cobro. Si la cancelas, mantendrás el acceso hasta el final del periodo ya abonado.</p>`);
  };
  V['/mi-cuenta/suscripcion/cancelar'] = () => {
    const s = C.suscripcion;
    if (s.estado !== 'ACTIVA') { history.replaceState(null, '', '/mi-cuenta/suscripcion'); return V['/mi-cuenta/suscripcion'](); }
    return frame('Cancelar suscripción', 'Sentimos que quieras dejarnos.', `<mat-card class="mat-card"><h2>Si cancelas tu suscripción te perderás…</h2><ul><li>Las series originales de Lumiara Plus+ y los últimos estrenos de cine</li><li>El mejor partido de cada jornada y un partido europeo por semana</li><li>Tenis, baloncesto y los grandes torneos en directo</li><li>Tu lista de favoritos, grabaciones y los últimos 7 días</li></ul><p>Podrás seguir disfrutando de todos los contenidos hasta el <strong>${s.fin}</strong>, fin del periodo que ya has pagado.</p></mat-card>${PROMO()}
<mat-card class="mat-card"><form novalidate id="fb"><h2>Ayúdanos a mejorar</h2><div class="mat-form-field"><span class="lab" id="lb-m">Motivo de la baja *</span><div class="mat-select ${baja.motivo ? '' : 'empty'}" role="combobox" tabindex="0" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="lb-m mv" aria-required="true"><span class="mat-select-value" id="mv">${baja.motivo || 'Selecciona un motivo'}</span><span class="mat-select-arrow" aria-hidden="true"></span></div></div><div class="mat-form-field"><label for="mat-input-0">¿Quieres contarnos algo más? (opcional)</label><textarea id="mat-input-0" rows="3" maxlength="500">${esc(baja.texto)}</textarea></div><div class="acts"><a class="mat-flat-button" href="/mi-cuenta/suscripcion">Mantener mi suscripción</a><button type="submit" class="mat-stroked-button" ${baja.motivo ? '' : 'disabled'}>Continuar con la baja</button></div></form></mat-card>`);
  };
  V['/mi-cuenta/suscripcion/baja-ok'] = () => C.suscripcion.estado !== 'BAJA_PROGRAMADA' ? V['/mi-cuenta/suscripcion']() : frame('Baja tramitada', '', `<mat-card class="mat-card"><h2>Hemos tramitado la baja de tu suscripción</h2><p>Podrás seguir disfrutando de Lumiara Plus+ hasta el <strong>${C.suscripcion.fin}</strong>. No se te realizarán más cobros. Te hemos enviado un correo de confirmación a ${esc(C.email)}.</p><p>Si cambias de idea, puedes reactivarla cuando quieras desde tu área privada.</p><div class="acts"><a class="mat-flat-button" href="/">Volver a mi cuenta</a></div></mat-card>`);
  V['/mi-cuenta/facturas'] = () => frame('Mis facturas', '', `<mat-card class="mat-card"><table><thead><tr><th>N.º de factura</th><th>Fecha</th><th>Importe</th><th></th></tr></thead><tbody>${C.facturas.map(f => `<tr><td>${f.n}</td><td>${f.fecha}</td><td>${f.importe}</td><td><a href="/mi-cuenta/facturas/${f.n}">Descargar PDF</a></td></tr>`).join('')}</tbody></table></mat-card>`);
  V['/mi-cuenta/datos'] = () => frame('Mis datos', '', `<mat-card class="mat-card"><form id="fd"><div class="mat-form-field"><label for="n">Nombre y apellidos</label><input id="n" value="${esc(C.nombre)}"></div><div class="mat-form-field"><label for="e">Correo electrónico</label><input id="e" value="${esc(C.email)}" disabled></div><button class="mat-flat-button">Guardar cambios</button></form></mat-card><mat-card class="mat-card"><h2>Eliminar cuenta</h2><p>Se borrarán tus perfiles, favoritos y datos, y perderás el acceso de forma inmediata. Esta acción es irreversible.</p><button type="button" class="mat-stroked-button mat-warn" data-do="borrar">Eliminar mi cuenta</button></mat-card>`);
  V['/mi-cuenta/dispositivos'] = () => frame('Dispositivos', '', '<mat-card class="mat-card"><table><tbody><tr><td>Smart TV del salón</td><td>Último uso: ayer</td></tr><tr><td>Móvil de Marta</td><td>Último uso: hoy</td></tr></tbody></table></mat-card>');
  V['/mi-cuenta/comunicaciones'] = () => frame('Comunicaciones', '', `<mat-card class="mat-card">${[['novedades', 'Novedades y estrenos'], ['promos', 'Promociones y ofertas'], ['terceros', 'Comunicaciones de terceros']].map(([k, t]) => `<div class="tog"><span>${t}</span><button type="button" role="switch" class="mat-slide-toggle" aria-label="${t}" aria-checked="${C.com[k]}" data-com="${k}"></button></div>`).join('')}</mat-card>`);
  V['/ayuda'] = () => frame('Ayuda', '', '<mat-card class="mat-card"><h2>Preguntas frecuentes</h2><details><summary>¿Cómo puedo cancelar mi suscripción?</summary><p>Accede a tu área privada en la web, entra en <a href="/mi-cuenta/suscripcion">Mi suscripción</a> y pulsa en «Cancelar suscripción». Mantendrás el acceso hasta el final del periodo abonado.</p></details><details><summary>Soy cliente de fibra de Lumiara Telecom, ¿cómo doy de baja la televisión?</summary><p>Si tienes Lumiara Plus+ en tu tarifa de fibra, llama al 1044.</p></details><details><summary>¿En cuántos dispositivos puedo verlo?</summary><p>Hasta dos reproducciones simultáneas.</p></details></mat-card>');
  const generic = () => frame('Lumiara Plus+', 'Lo mejor de la televisión, en un solo lugar.', '<mat-card class="mat-card"><div class="packs"><img src="/static/a.svg" alt="" width="240" height="135"><img src="/static/b.svg" alt="" width="240" height="135"><img src="/static/c.svg" alt="" width="240" height="135"></div></mat-card>');

  function render() {
    overlay().innerHTML = '';
    app.innerHTML = (V[location.pathname.replace(/(.)\/$/, '$1')] || generic)();
    wire();
  }
  function go(p) { history.pushState(null, '', p); window.scrollTo(0, 0); render(); }
  function openSelect(sel) {
    const r = sel.getBoundingClientRect(), o = overlay();
    sel.setAttribute('aria-expanded', 'true');
    o.innerHTML = `<div class="cdk-overlay-backdrop"></div><div class="mat-select-panel" role="listbox" style="left:${r.left + scrollX}px;top:${r.bottom + scrollY}px;width:${r.width}px">${MOTIVOS.map((m, i) => `<mat-option class="mat-option" role="option" id="mat-option-${i}" aria-selected="${m === baja.motivo}" style="display:block"><span class="mat-option-text">${m}</span></mat-option>`).join('')}</div>`;
    const close = () => { o.innerHTML = ''; sel.setAttribute('aria-expanded', 'false'); };
    o.firstChild.onclick = close;
    o.querySelectorAll('mat-option').forEach((x, i) => { x.onclick = () => { baja.motivo = MOTIVOS[i]; close(); sel.classList.remove('empty'); sel.querySelector('.mat-select-value').textContent = MOTIVOS[i]; document.querySelector('#fb [type=submit]').disabled = false; sel.focus(); }; });
  }
  function wire() {
    const u = document.getElementById('usr');
    u.onclick = e => {
      e.stopPropagation(); const old = document.querySelector('.mat-menu-panel');
      if (old) { old.remove(); u.setAttribute('aria-expanded', 'false'); return; }
      u.setAttribute('aria-expanded', 'true');
      u.insertAdjacentHTML('afterend', '<div class="mat-menu-panel" role="menu"><a role="menuitem" href="/">Mi cuenta</a><a role="menuitem" href="/mi-cuenta/suscripcion">Mi suscripción</a><a role="menuitem" href="/perfiles">Cambiar de perfil</a><a role="menuitem" href="/ayuda">Ayuda</a><button role="menuitem" type="button" data-do="salir">Cerrar sesión</button></div>');
    };
    const sel = document.querySelector('.mat-select');
    if (sel) { sel.onclick = () => openSelect(sel); sel.onkeydown = e => { if (e.key === 'Enter' || e.key === ' ' || e.key === 'ArrowDown') { e.preventDefault(); openSelect(sel); } }; }
    const fb = document.getElementById('fb');
    if (fb) fb.onsubmit = e => {
      e.preventDefault(); if (!baja.motivo) return; baja.texto = document.getElementById('mat-input-0').value;
      dialog('¿Confirmas que quieres cancelar tu suscripción?', `<p>Tu suscripción a Lumiara Plus+ Mensual finalizará el ${C.suscripcion.fin} y no se te realizarán más cobros.</p>`, 'Volver', 'Confirmar baja', async () => { await api('/api/v1/suscripcion/baja', baja); baja = { motivo: '', texto: '' }; go('/mi-cuenta/suscripcion/baja-ok'); });
    };
    const fd = document.getElementById('fd');
    if (fd) fd.onsubmit = async e => { e.preventDefault(); await api('/api/v1/perfil', { nombre: document.getElementById('n').value }, 'PUT'); render(); snack('Cambios guardados'); };
  }
  const DO = {
    anual: () => dialog('Cambiar a suscripción anual', '<p>Se cargarán hoy 99,90 € en tu método de pago. La suscripción anual se renueva automáticamente cada 12 meses.</p>', 'Ahora no', 'Confirmar cambio', async () => { await api('/api/v1/suscripcion/plan', { plan: 'anual' }, 'PUT'); go('/mi-cuenta/suscripcion'); }),
    pack: b => dialog('Añadir pack', '<p>El importe se cargará hoy en tu método de pago y se renovará cada mes.</p>', 'Cancelar', 'Contratar', async () => { await api('/api/v1/packs', { pack: b.dataset.pack }); render(); }),
    reactivar: () => dialog('Reactivar suscripción', `<p>Tu suscripción volverá a renovarse el ${C.suscripcion.fin} por 9,99 €/mes.</p>`, 'Volver', 'Reactivar', async () => { await api('/api/v1/suscripcion/reactivar'); render(); }),
    pago: () => dialog('Modificar método de pago', '<div class="mat-form-field"><label for="cc">Número de tarjeta</label><input id="cc" inputmode="numeric"></div><div class="mat-form-field"><label for="cx">Caducidad (MM/AA)</label><input id="cx"></div><div class="mat-form-field"><label for="cv">CVV</label><input id="cv"></div>', 'Cancelar', 'Guardar', async () => { const n = document.getElementById('cc').value; if (n.length < 12) throw 0; await api('/api/v1/pago', { numero: n.slice(-4) }, 'PUT'); render(); }),
    borrar: () => dialog('¿Eliminar tu cuenta?', '<p>Perderás el acceso de inmediato y no podremos recuperar tus datos.</p>', 'Cancelar', 'Eliminar cuenta', async () => { await api('/api/v1/cuenta', {}, 'DELETE'); go('/'); }),
    salir: async () => { await api('/api/v1/logout'); location.href = '/'; },
  };
  document.addEventListener('click', e => {
    const m = document.querySelector('.mat-menu-panel'); if (m && !m.contains(e.target)) m.remove();
    const d = e.target.closest('[data-do]'); if (d) { DO[d.dataset.do](d); return; }
    const k = e.target.closest('[data-com]');
    if (k) { const v = k.getAttribute('aria-checked') !== 'true'; k.setAttribute('aria-checked', String(v)); api('/api/v1/comunicaciones', { [k.dataset.com]: v }, 'PATCH'); return; }
    const a = e.target.closest('a[href]');
    if (a && a.origin === location.origin && !e.ctrlKey && !e.metaKey && e.button === 0) { e.preventDefault(); go(a.pathname); }
  });
  addEventListener('popstate', render);
  const ck = document.getElementById('cookie-bar');
  if (!document.cookie.includes('lp_consent=')) ck.hidden = false;
  ck.addEventListener('click', e => { const b = e.target.closest('[data-ck]'); if (!b) return; if (b.dataset.ck === 'conf') { go('/politica-cookies'); return; } document.cookie = 'lp_consent=' + b.dataset.ck + ';path=/;max-age=31536000'; ck.hidden = true; });
  fetch('/api/v1/cuenta').then(async r => {
    if (!r.ok) { app.innerHTML = '<div class="lay"><main><mat-card class="mat-card"><h1>Inicia sesión</h1><div class="mat-form-field"><label for="u">Correo electrónico</label><input id="u"></div><div class="mat-form-field"><label for="p">Contraseña</label><input id="p" type="password"></div><button type="button" class="mat-flat-button">Entrar</button></mat-card></main></div>'; return; }
    C = await r.json(); setTimeout(render, 350);
  });
})();
