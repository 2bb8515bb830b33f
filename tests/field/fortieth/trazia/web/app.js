(function () {
  'use strict';
  var D = null, step = 0, reason = '', detail = '', months = '1', root = document.getElementById('root'), portal = document.createElement('div');
  document.body.appendChild(portal);
  var B = function (t, act, k, dis, extra) { return '<button type="button" class="Pw5mLQ ' + (k || '') + '" data-k="' + act + '"' + (dis ? ' disabled aria-disabled="true"' : '') + (extra || '') + '><span class="_38oWvQ">' + t + '</span></button>'; };
  function ajax(u, b) { return fetch('/_ajax' + u, b ? { method: 'POST', headers: { 'Content-Type': 'application/json', 'X-Trazia-Authz': window.bootstrap.A }, body: JSON.stringify(b) } : {}).then(function (r) { if (!r.ok) throw 0; return r.json(); }).then(function (d) { D = d; render(); }); }
  var NAV = [['/settings/your-account', 'Tu cuenta'], ['/settings/accessibility', 'Accesibilidad'], ['/settings/login-and-security', 'Inicio de sesión y seguridad'], ['/settings/message-preferences', 'Preferencias de mensajes'], ['/settings/privacy', 'Privacidad'], ['/settings/domains', 'Dominios'], null, ['/settings/team-profile', 'Perfil del equipo'], ['/settings/people', 'Personas'], ['/settings/billing-and-plans', 'Facturación y planes'], ['/settings/purchase-history', 'Historial de compras'], ['/settings/print-orders', 'Pedidos de impresión']];
  var WHY = [['caro', 'Es demasiado caro'], ['uso', 'No lo uso lo suficiente'], ['proyecto', 'Solo lo necesitaba para un proyecto'], ['funciones', 'Le faltan funciones que necesito'], ['tecnico', 'He tenido problemas técnicos'], ['otra_app', 'Me paso a otra herramienta'], ['gratis', 'Me basta con la versión gratuita'], ['otro', 'Otro motivo']];
  function fin() { return D.estado === 'scheduled'; }
  function billing() {
    var st = fin() ? '<span class="bDg">Cancelada</span>' : D.estado === 'paused' ? '<span class="bDg">En pausa</span>' : '<span class="bDg g">Activa</span>';
    var tx = fin() ? 'Tu plan finaliza el ' + D.fecha + '. No se te volverá a cobrar.' : D.estado === 'paused' ? 'En pausa durante ' + D.pausa + ' mes(es) desde el ' + D.fecha + '.' : 'Próxima factura: ' + D.precio + ' el ' + D.fecha;
    var act = fin() || D.estado === 'paused' ? B('Reanudar suscripción', 'resume') : B('⋯', 'menu', 'icB _t3r', false, ' aria-label="Más acciones" aria-haspopup="menu" aria-expanded="false"');
    return '<h1>Facturación y planes</h1><div class="uP"><h3>Ahorra un 16 % con el pago anual</h3><p>Pasa a la facturación anual por 110 € al año.</p>' + (fin() ? '' : B('Cambiar a pago anual', 'annual')) + '</div><h2>Tu suscripción</h2><div class="cK2z"><div class="rW"><div class="gR"><h3>Trazia Pro ' + st + '</h3><div>Estudio de Lucía · 1 persona · Mensual</div><div class="mT">' + tx + '</div></div>' + act + '</div></div>' +
      '<h2>Método de pago</h2><div class="cK2z"><div class="rW"><div class="gR">Mastercard terminada en 8810<div class="mT">Caduca el 04/29</div></div>' + B('Editar', 'pay') + '</div></div><h2>Datos de facturación</h2><div class="cK2z"><div class="rW"><div class="gR">Lucía Barrientos · 46004 Valencia<div class="mT">NIF no añadido</div></div>' + B('Editar', 'prof') + '</div></div>' +
      '<h2>Descubre otros planes</h2><div class="rW" style="align-items:stretch"><div class="cK2z gR"><h3>Trazia Gratis</h3><p class="mT">Plantillas básicas y 5 GB de almacenamiento.</p></div><div class="cK2z gR"><h3>Trazia Equipos</h3><p class="mT">Desde 9 € por persona y mes, mínimo 3 personas.</p>' + B('Mejorar a Equipos', 'team', '_1zJW') + '</div></div>';
  }
  function history_() { return '<h1>Historial de compras</h1><div class="cK2z"><table><tr><th>Fecha</th><th>Descripción</th><th>Importe</th><th></th></tr><tr><td>' + D.anterior + '</td><td>Trazia Pro mensual</td><td>11,99 €</td><td><a href="/settings/purchase-history">Factura</a></td></tr><tr><td>' + D.previa + '</td><td>Trazia Pro mensual</td><td>11,99 €</td><td><a href="/settings/purchase-history">Factura</a></td></tr></table></div>'; }
  function account() { return '<h1>Tu cuenta</h1><div class="cK2z"><div class="rW"><div class="gR"><b>Nombre</b><br>Lucía Barrientos</div>' + B('Editar', 'prof') + '</div></div><div class="cK2z"><div class="rW"><div class="gR"><b>Correo electrónico</b><br>lucia.b@correo.example</div>' + B('Editar', 'prof') + '</div></div><div class="cK2z"><b>Idioma</b><br>Español (España)</div>'; }
  function login() { return '<h1>Inicio de sesión y seguridad</h1><div class="cK2z"><div class="rW"><div class="gR"><b>Contraseña</b><br>••••••••</div>' + B('Cambiar contraseña', 'prof') + '</div></div><h2>Eliminar tu cuenta</h2><div class="cK2z"><div class="rW"><div class="gR">Al eliminar tu cuenta dejarás de tener acceso a tus diseños y se cancelarán tus suscripciones.</div>' + B('Eliminar cuenta', 'del', '_9dgR') + '</div></div>'; }
  function mail() { return '<h1>Preferencias de mensajes</h1><div class="cK2z">' + ['Consejos de diseño', 'Novedades y ofertas', 'Comentarios en tus diseños', 'Recordatorios de pago'].map(function (x) { return '<p class="rW"><span class="gR">' + x + '</span><button type="button" role="switch" aria-checked="true" class="Pw5mLQ" data-k="mail" aria-label="' + x + '">Sí</button></p>'; }).join('') + '</div>'; }
  function help() { return '<h1>Centro de ayuda</h1><input type="text" placeholder="Buscar en la ayuda" aria-label="Buscar en la ayuda"><h2>Cancelar tu suscripción</h2><p>Abre <a data-l href="/settings/billing-and-plans">Facturación y planes</a>, pulsa ⋯ junto a tu plan y elige Cancelar suscripción. Si te suscribiste desde el móvil, hazlo en la App Store o en Google Play.</p><h2>¿Qué pasa con mis diseños?</h2><p>Los conservas. Los elementos Pro quedan bloqueados hasta que vuelvas a suscribirte.</p>'; }
  function render() {
    var p = location.pathname, cur = NAV.filter(function (n) { return n && n[0] === p; })[0];
    var top = '<header class="hT4x1w"><a class="lG0q" href="/home">Trazia</a><nav aria-label="Principal"><a data-l href="/home">Inicio</a><a data-l href="/projects">Proyectos</a><a data-l href="/templates">Plantillas</a><a data-l href="/pricing">Planes y precios</a></nav><a data-l href="/help">Ayuda</a>' + B('LB', 'acct', 'icB', false, ' aria-label="Menú de la cuenta" aria-haspopup="menu"') + '</header>';
    var side = '<aside class="sB9d"><p>Configuración</p>' + NAV.map(function (n) { return n ? '<a data-l href="' + n[0] + '"' + (n[0] === p ? ' aria-current="page"' : '') + '>' + n[1] + '</a>' : '<p>Estudio de Lucía</p>'; }).join('') + '</aside>';
    var v = !D ? '<div class="ld" aria-busy="true">Cargando…</div>' : p === '/settings/billing-and-plans' ? billing() : p === '/settings/purchase-history' ? history_() : p === '/settings/your-account' ? account() : p === '/settings/login-and-security' ? login() : p === '/settings/message-preferences' ? mail() : p === '/help' ? help() : p === '/pricing' ? '<h1>Planes y precios</h1><div class="rW"><div class="cK2z gR"><h3>Gratis</h3>0 €</div><div class="cK2z gR"><h3>Pro</h3>11,99 € al mes<p class="mT">Tu plan actual</p></div><div class="cK2z gR"><h3>Equipos</h3>Desde 27 € al mes<p>' + B('Mejorar a Equipos', 'team', '_1zJW') + '</p></div></div>' : '<h1>' + (cur ? cur[1] : 'Hola, Lucía') + '</h1><div class="cK2z mT">' + (cur ? 'No hay cambios recientes en esta sección.' : 'Cartel feria · Presentación otoño · Logo Panadería Vall · Historias Instagram') + '</div>';
    root.innerHTML = top + '<div class="Lay0ut">' + (p.indexOf('/settings') === 0 ? side : '<aside class="sB9d"><p>Tus carpetas</p><a data-l href="/projects">Proyectos</a><a data-l href="/settings/your-account">Configuración</a></aside>') + '<main class="m4In">' + v + '</main></div><footer class="fT"><a href="/policies/terms">Condiciones de uso</a><a href="/policies/privacy">Política de privacidad</a><a href="/policies/cookies">Cookies</a><a href="/help">Contacto</a><span>© Trazia ' + new Date().getFullYear() + '</span></footer>';
    document.title = (cur ? cur[1] : 'Inicio') + ' - Trazia';
  }
  function close() { step = 0; portal.innerHTML = ''; var m = root.querySelector('[aria-haspopup=menu][aria-expanded]'); if (m) m.setAttribute('aria-expanded', 'false'); }
  function dlg(t, body, acts) { portal.innerHTML = '<div class="oV"><div class="dLg" role="dialog" aria-modal="true" aria-label="' + t + '"><button type="button" class="cl" data-k="close" aria-label="Cerrar">×</button><h2 style="margin-top:0">' + t + '</h2>' + body + '<div class="aC">' + acts + '</div></div></div>'; }
  function toast(t) { var d = document.createElement('div'); d.className = 'tS'; d.setAttribute('role', 'status'); d.textContent = t; document.body.appendChild(d); setTimeout(function () { d.remove(); }, 4000); }
  function radios(n, l, cur) { return '<div role="radiogroup">' + l.map(function (r) { return '<label class="rD"><input type="radio" name="' + n + '" value="' + r[0] + '"' + (cur === r[0] ? ' checked' : '') + '><span class="o" aria-hidden="true"></span><span>' + r[1] + '</span></label>'; }).join('') + '</div>'; }
  function needText() { return reason === 'funciones' || reason === 'otra_app' || reason === 'otro'; }
  function flow() {
    if (step === 1) dlg('¿Seguro que quieres irte?', '<p>Si cancelas, a partir del ' + D.fecha + ' dejarás de tener:</p><ul><li>Más de 100 millones de fotos, vídeos y elementos Pro (has usado 46)</li><li>Quitafondos y cambio de tamaño mágico</li><li>Tu kit de marca «Estudio de Lucía»</li><li>1 TB de almacenamiento en la nube</li></ul>', B('Continuar con la cancelación', 'n', '_t3r') + B('Conservar Trazia Pro', 'close', '_1zJW'));
    if (step === 2) dlg('¿Prefieres hacer una pausa?', '<p>Pausa tu suscripción y no pagues nada mientras tanto. La reanudaremos automáticamente.</p>' + radios('m', [['1', '1 mes'], ['2', '2 meses'], ['3', '3 meses']], months), B('Continuar con la cancelación', 'n', '_t3r') + B('Pausar suscripción', 'pause', '_1zJW'));
    if (step === 3) dlg('¿Por qué quieres cancelar?', '<p class="mT">Tu respuesta nos ayuda a mejorar.</p>' + radios('w', WHY, reason) + (needText() ? '<label>Cuéntanos más (opcional)<textarea rows="3" maxlength="400"></textarea></label>' : ''), B('Atrás', 'b') + B('Continuar con la cancelación', 'n', '_1zJW', !reason));
    if (step === 4) dlg('Confirma la cancelación', '<p>Tu suscripción a Trazia Pro se cancelará. Podrás seguir usando las funciones Pro hasta el <b>' + D.fecha + '</b> y no se te cobrará nada más. Tus diseños se conservan.</p>', B('Conservar Trazia Pro', 'close') + B('Cancelar suscripción', 'yes', '_9dgR'));
    if (step === 5) dlg('Hemos cancelado tu suscripción', '<p>Tendrás acceso a Trazia Pro hasta el ' + D.fecha + '. Te hemos enviado un correo a lucia.b@correo.example.</p>', B('Listo', 'close', '_1zJW'));
  }
  function menuAt(b, items) { var r = b.getBoundingClientRect(); portal.innerHTML = '<div class="mNu" role="menu" style="top:' + (r.bottom + window.scrollY + 4) + 'px;left:' + Math.max(8, r.right - 250) + 'px">' + items.map(function (i) { return '<button type="button" role="menuitem" data-k="' + i[0] + '">' + i[1] + '</button>'; }).join('') + '</div>'; b.setAttribute('aria-expanded', 'true'); }
  function ask(t, x, ok, k) { dlg(t, '<p>' + x + '</p>', B('Volver', 'close') + B(ok, k, '_1zJW')); }
  document.addEventListener('click', function (e) {
    var a = e.target.closest('a[data-l]'); if (a) { e.preventDefault(); close(); history.pushState({}, '', a.getAttribute('href')); render(); return; }
    var t = e.target.closest('[data-k]'); if (!t) { if (portal.querySelector('.mNu')) close(); return; }
    if (t.disabled) return; var k = t.getAttribute('data-k');
    if (k === 'menu') menuAt(t, [['annual', 'Cambiar a pago anual'], ['team', 'Mejorar plan'], ['inv', 'Ver facturas'], ['start', 'Cancelar suscripción']]);
    else if (k === 'acct') menuAt(t, [['cfg', 'Configuración'], ['inv', 'Historial de compras'], ['close', 'Cerrar sesión']]);
    else if (k === 'inv' || k === 'cfg') { close(); history.pushState({}, '', k === 'inv' ? '/settings/purchase-history' : '/settings/your-account'); render(); }
    else if (k === 'start') { reason = ''; step = 1; flow(); }
    else if (k === 'n') { step++; flow(); }
    else if (k === 'b') { step--; flow(); }
    else if (k === 'close') close();
    else if (k === 'yes') { t.disabled = true; var x = t; setTimeout(function () { ajax('/subscription/cancel', { reason: reason, detail: detail }).then(function () { step = 5; flow(); }).catch(function () { x.disabled = false; toast('Algo ha salido mal. Inténtalo de nuevo.'); }); }, 600); }
    else if (k === 'pause') { ajax('/subscription/pause', { months: months }).then(function () { close(); toast('Suscripción en pausa'); }); }
    else if (k === 'resume') ask('Reanudar suscripción', 'Se te cobrarán ' + D.precio + ' el ' + D.fecha + '.', 'Reanudar', 'resumey');
    else if (k === 'resumey') ajax('/subscription/resume', {}).then(close);
    else if (k === 'annual') ask('Cambiar a pago anual', 'Se te cobrarán 110 € hoy.', 'Confirmar y pagar', 'chg');
    else if (k === 'team') ask('Mejorar a Trazia Equipos', 'Se te cobrarán 27 € hoy por 3 personas.', 'Confirmar y pagar', 'chg');
    else if (k === 'chg') ajax('/subscription/change', {}).then(close);
    else if (k === 'pay') dlg('Editar método de pago', '<label>Número de tarjeta<input type="text" autocomplete="cc-number"></label>', B('Volver', 'close') + B('Guardar', 'payy', '_1zJW'));
    else if (k === 'payy') ajax('/payment', {}).then(close);
    else if (k === 'prof') dlg('Editar datos', '<label>Nuevo valor<input type="text"></label>', B('Volver', 'close') + B('Guardar', 'profy', '_1zJW'));
    else if (k === 'profy') ajax('/profile', {}).then(close);
    else if (k === 'del') ask('Eliminar cuenta', 'Esta acción no se puede deshacer después de 14 días.', 'Eliminar cuenta', 'dely');
    else if (k === 'dely') ajax('/account/delete', {}).then(close);
    else if (k === 'mail') ajax('/email', { topic: t.getAttribute('aria-label') });
    else if (k === 'ck') { localStorage.setItem('ck', '1'); document.querySelector('.cO').remove(); }
  });
  document.addEventListener('change', function (e) { if (e.target.name === 'w') { reason = e.target.value; flow(); portal.querySelector('[value=' + reason + ']').focus(); } if (e.target.name === 'm') months = e.target.value; if (e.target.tagName === 'TEXTAREA') detail = e.target.value; });
  document.addEventListener('keydown', function (e) { if (e.key === 'Escape') close(); });
  window.addEventListener('popstate', function () { close(); render(); });
  render();
  setTimeout(function () { ajax('/subscription'); }, 350);
  if (!localStorage.getItem('ck')) { var c = document.createElement('div'); c.className = 'cO'; c.setAttribute('role', 'dialog'); c.setAttribute('aria-label', 'Cookies'); c.innerHTML = '<b>Tus preferencias de cookies</b><p>Usamos cookies esenciales para que Trazia funcione. Con tu permiso, también usamos otras para mejorar tu experiencia y el marketing.</p><div class="aC">' + B('Rechazar no esenciales', 'ck') + B('Aceptar todas las cookies', 'ck', '_1zJW') + '</div>'; document.body.appendChild(c); }
})();
