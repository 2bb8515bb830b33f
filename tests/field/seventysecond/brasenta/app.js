(function () {
  'use strict';
  var root = document.getElementById('__next'), portal = document.getElementById('portal-root');
  var me = null, menu = false, busy = false, form = { reason: '', comment: '' };
  var API = '/gw/v1';
  function eur(n) { return n.toFixed(2).replace('.', ',') + ' €'; }
  function sub() { return API + '/subscriptions/' + me.sub; }
  function esc(s) { return String(s).replace(/[&<>"]/g, function (c) { return { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[c]; }); }
  function send(method, url, body) {
    busy = true; draw();
    return fetch(url, { method: method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body || {}) })
      .then(function (r) { if (!r.ok) throw new Error(r.status); return r.json(); })
      .then(function (j) { me = j; busy = false; draw(); return j; })
      .catch(function () { busy = false; draw(); toast('Algo ha salido mal. Inténtalo de nuevo.'); throw 0; });
  }
  function go(p) { history.pushState({}, '', p); menu = false; window.scrollTo(0, 0); draw(); }
  function toast(t) { var d = document.createElement('div'); d.className = 'css-toast'; d.setAttribute('role', 'status'); d.textContent = t; document.body.appendChild(d); setTimeout(function () { d.remove(); }, 3500); }
  function dialog(title, html) {
    portal.innerHTML = '<div class="css-ov"><div class="css-dlg" role="dialog" aria-modal="true" aria-labelledby="dlg-t"><button class="css-x" aria-label="Cerrar" data-a="close">×</button><h2 id="dlg-t">' + title + '</h2>' + html + '</div></div>';
    var b = portal.querySelector('input,select,.css-btn'); if (b) b.focus();
  }
  function close() { portal.innerHTML = ''; }
  var SIDE = [['/mi-cuenta/plan', 'Ajustes del plan'], ['/mi-cuenta/datos', 'Datos de la cuenta'], ['/mi-cuenta/pedidos', 'Historial de pedidos'], ['/mi-cuenta/notificaciones', 'Notificaciones'], ['/mi-cuenta/saldo', 'Saldo y descuentos']];
  function header() {
    var p = location.pathname, n = [['/', 'Mi menú'], ['/recetas', 'Recetas'], ['/market', 'Brasenta Market'], ['/regala', 'Regala una caja']];
    return '<div class="css-promo">Invita a un amigo: él recibe una caja con 60 € de descuento y tú 20 € de saldo. <a href="/mi-cuenta/saldo" data-l>Invitar</a></div>' +
      '<header class="css-hd"><div class="css-hdin"><a class="css-logo" href="/" data-l>Brasenta</a><nav aria-label="Principal">' + n.map(function (x) { return '<a href="' + x[0] + '" data-l' + (p === x[0] ? ' aria-current="page"' : '') + '>' + x[1] + '</a>'; }).join('') + '</nav>' +
      '<div class="css-um"><button aria-haspopup="menu" aria-expanded="' + menu + '" data-a="menu" data-test-id="user-menu">Hola, ' + me.firstName + ' ▾</button>' +
      (menu ? '<div class="css-menu" role="menu">' + SIDE.map(function (x) { return '<a role="menuitem" href="' + x[0] + '" data-l>' + x[1] + '</a>'; }).join('') + '<a role="menuitem" href="/ayuda" data-l>Ayuda</a><a role="menuitem" href="/" data-l>Cerrar sesión</a></div>' : '') + '</div></div></header>';
  }
  function footer() {
    return '<footer><div class="css-ft"><div><b>Brasenta</b><a href="/recetas" data-l>Cómo funciona</a><a href="/recetas" data-l>Nuestras recetas</a><a href="/regala" data-l>Tarjetas regalo</a><a href="/ayuda" data-l>Sostenibilidad</a></div><div><b>Trabaja con nosotros</b><a href="/ayuda" data-l>Empleo</a><a href="/ayuda" data-l>Prensa</a><a href="/ayuda" data-l>Afiliados</a></div><div><b>Ayuda</b><a href="/ayuda" data-l>Centro de ayuda</a><a href="/ayuda" data-l>Contacto</a></div><div><b>Legal</b><a href="/ayuda" data-l>Términos y condiciones</a><a href="/ayuda" data-l>Privacidad</a><a href="/ayuda" data-l>Aviso legal</a><a href="/ayuda" data-l>Política de cookies</a></div></div><p style="max-width:1140px;margin:24px auto 0">© Brasenta Cocina S.L. · CIF B-00000000 · Precios con IVA incluido. Gastos de envío: 4,99 € por caja.</p></footer>';
  }
  function status() {
    if (me.state === 'cancelled') return '<span class="css-tag off">Cancelado</span>';
    if (me.state === 'paused') return '<span class="css-tag off">En pausa ' + me.pause + ' semanas</span>';
    return '<span class="css-tag">Activo</span>';
  }
  var REC = ['Pollo al limón con patatas asadas', 'Curry rojo de garbanzos', 'Salmón con salsa de eneldo', 'Tacos de cerdo y piña', 'Risotto de setas y parmesano', 'Hamburguesa con cebolla caramelizada'];
  function home() {
    var cards = REC.map(function (r, i) { return '<article class="css-rec"><i></i><div><b>' + r + '</b><div class="css-mut">' + (20 + i * 5) + ' min · ' + me.people + ' personas</div></div></article>'; }).join('');
    var wk = me.weeks.map(function (w) {
      return '<div class="css-row"><div><b>' + w.label + '</b><span class="css-mut">' + (w.gone ? 'Sin entrega' : w.locked ? 'En preparación · ya pagada' : w.skipped ? 'Semana saltada' : 'Puedes hacer cambios hasta el ' + w.cutoff) + '</span></div><div>' +
        (w.locked || w.gone ? '' : '<button class="css-lnk" data-a="skip" data-w="' + w.id + '">' + (w.skipped ? 'Recuperar semana' : 'Saltar semana') + '</button>') + '</div></div>';
    }).join('');
    return '<main class="css-one" style="max-width:1140px"><h1>' + (me.state === 'cancelled' ? 'Te echamos de menos, ' : '¡Hola, ') + me.firstName + (me.state === 'cancelled' ? '' : '!') + '</h1>' +
      (me.state === 'cancelled' ? '<div class="css-card"><h2>Tu plan está cancelado</h2><p>No prepararemos más cajas después de la del ' + me.weeks[0].label + '. Puedes volver cuando quieras.</p><button class="css-btn css-btn2" data-a="reactivate">Reactivar mi plan</button></div>' : '') +
      '<section class="css-card"><h2>Próximas entregas</h2>' + wk + '</section><h2>Tu caja del ' + me.weeks[0].label + '</h2><div class="css-grid">' + cards + '</div></main>';
  }
  function acct(inner) {
    var p = location.pathname;
    return '<div class="css-wrap"><aside class="css-side"><nav aria-label="Cuenta">' + SIDE.map(function (x) { return '<a href="' + x[0] + '" data-l' + (p === x[0] ? ' aria-current="page"' : '') + '>' + x[1] + '</a>'; }).join('') + '</nav></aside><main>' + inner + '</main></div>';
  }
  function plan() {
    var off = me.state === 'cancelled';
    return acct('<h1>Ajustes del plan</h1><section class="css-card" data-test-id="plan-settings"><h2>Caja Familiar y Variada ' + status() + '</h2>' +
      '<div class="css-row"><div><b>Tamaño del plan</b>' + me.people + ' personas, ' + me.recipes + ' recetas por semana<div class="css-mut">' + eur(me.price) + ' por caja + ' + eur(me.ship) + ' de envío' + (me.discount ? ' · 40 % de descuento en tus 2 próximas cajas' : '') + '</div></div>' + (off ? '' : '<button class="css-lnk" data-a="editplan">Editar</button>') + '</div>' +
      '<div class="css-row"><div><b>Día y hora de entrega</b>' + me.weekday + ', ' + me.day + '</div>' + (off ? '' : '<button class="css-lnk" data-a="editday">Editar</button>') + '</div>' +
      '<div class="css-row"><div><b>Dirección de entrega</b>C/ de la Reina 14, 3.º B, 46011 Valencia</div></div>' +
      '<div class="css-row"><div><b>Forma de pago</b>' + (me.card ? 'Visa terminada en 4417' : 'Sin forma de pago') + '</div><a href="/mi-cuenta/datos" data-l>Gestionar</a></div>' +
      '<div class="css-row"><div><b>Próxima entrega</b>' + me.weeks[0].label + (off ? '<div class="css-mut">Última caja: ya estaba pagada y en preparación</div>' : '') + '</div></div></section>' +
      '<section class="css-card"><h2>Extras cada semana</h2><p class="css-mut">Productos de Brasenta Market que se añaden a cada caja.</p>' + (off ? '<p>Tus extras se han detenido junto con tu plan.</p>' : me.extra ? '<div class="css-row"><div><b>Fruta de temporada</b>5,49 € por entrega</div><button class="css-lnk" data-a="extra">Cancelar suscripción de extras</button></div>' : '<p>No tienes extras semanales.</p>') + '</section>' +
      '<section class="css-card"><h2>Pausa vacaciones</h2><p>¿Te vas fuera? Deja de recibir cajas hasta 8 semanas y volveremos automáticamente.</p>' + (off ? '' : '<button class="css-btn css-btn2" data-a="pausedlg">Pausar entregas</button>') + '</section>' +
      '<section class="css-card" data-test-id="plan-status"><h2>Estado del plan</h2>' + (off ? '<p>Tu plan está cancelado. No se te cobrará ninguna caja más.</p><button class="css-btn" data-a="reactivate">Reactivar mi plan</button>' : '<p>Tu plan se renueva cada semana y no tiene permanencia. Los cambios se aplican a las cajas cuya fecha límite no haya pasado.</p><a class="css-lnk" href="/mi-cuenta/cancelar" data-l data-test-id="cancel-plan-link">Cancelar plan</a>') + '</section>');
  }
  function datos() {
    return acct('<h1>Datos de la cuenta</h1><section class="css-card"><h2>Información personal</h2><div class="css-row"><div><b>Nombre</b>' + me.name + '</div></div><div class="css-row"><div><b>Correo electrónico</b>' + me.email + '</div></div><form data-f="profile"><label for="tel"><b>Teléfono</b></label><input id="tel" type="tel" name="phone" value="' + esc(me.phone) + '"><div class="css-acts"><button class="css-btn css-btn2">Guardar cambios</button></div></form></section>' +
      '<section class="css-card"><h2>Forma de pago</h2>' + (me.card ? '<div class="css-row"><div>Visa •••• 4417 · caduca 08/28</div><button class="css-lnk" data-a="card">Eliminar</button></div>' : '<p>No has guardado ninguna forma de pago.</p>') + '</section>' +
      '<section class="css-card"><h2>Privacidad</h2><p class="css-mut">Puedes solicitar el borrado de tu cuenta y de tus datos personales. Esta acción no se puede deshacer y perderás tu saldo, tus recetas guardadas y tu historial.</p><button class="css-lnk css-red" data-a="deldlg">Eliminar mi cuenta</button></section>');
  }
  function pedidos() {
    return acct('<h1>Historial de pedidos</h1><section class="css-card"><table><thead><tr><th>Cobro</th><th>Pedido</th><th>Entrega</th><th>Total</th><th>Estado</th></tr></thead><tbody>' + me.orders.map(function (o) { return '<tr><td>' + o.date + '</td><td>' + o.n + '</td><td>' + o.delivery + '</td><td>' + eur(o.total) + '</td><td>' + o.st + '</td></tr>'; }).join('') + '</tbody></table><p class="css-mut">El total incluye caja, envío y extras. Las facturas se envían por correo electrónico.</p></section>');
  }
  function notif() {
    return acct('<h1>Notificaciones</h1><section class="css-card"><form data-f="prefs"><label class="css-rad"><input type="checkbox" name="newsletter"' + (me.newsletter ? ' checked' : '') + '> Boletín con recetas y ofertas por correo</label><label class="css-rad"><input type="checkbox" name="sms"' + (me.sms ? ' checked' : '') + '> Avisos por SMS</label><button class="css-btn css-btn2">Guardar preferencias</button></form></section>');
  }
  function saldo() {
    return acct('<h1>Saldo y descuentos</h1><section class="css-card"><h2>Saldo disponible: 12,00 €</h2><p>Se aplicará automáticamente a tu próxima caja.</p></section><section class="css-card"><h2>Invita a tus amigos</h2><p>Te quedan 2 cajas de prueba para regalar. Tu código: <b>LUCIA-FM7</b></p></section>');
  }
  function market() {
    return '<main class="css-one" style="max-width:1140px"><h1>Brasenta Market</h1><p>Añade algo más a tu caja del ' + me.weeks[1].label + '.</p><div class="css-grid">' + [['Tarta de queso', '7,90 €'], ['Pan de masa madre', '3,95 €'], ['Zumo de naranja 1 l', '4,20 €']].map(function (x) { return '<article class="css-rec"><i></i><div><b>' + x[0] + '</b><p>' + x[1] + '</p><button class="css-btn" data-a="buy" data-n="' + x[0] + '">Añadir a la caja</button></div></article>'; }).join('') + '</div></main>';
  }
  function simple(t, b) { return '<main class="css-one"><h1>' + t + '</h1>' + b + '</main>'; }
  function ayuda() {
    return simple('Centro de ayuda', '<div class="css-card"><h2>¿Cómo cancelo mi plan?</h2><p>Puedes cancelar tu plan cuando quieras desde <a href="/mi-cuenta/plan" data-l>Ajustes del plan</a>, en el apartado «Estado del plan». Si la fecha límite de tu próxima caja (5 días antes de la entrega) ya ha pasado, esa caja se entregará con normalidad.</p></div><div class="css-card"><h2>¿Puedo saltarme una semana?</h2><p>Sí, desde «Mi menú», hasta 5 días antes de la entrega.</p></div><div class="css-card"><h2>Contacto</h2><p>Chat de lunes a domingo de 8:00 a 21:00 · hola@brasenta.example</p></div>');
  }
  function prog(n) { return '<div class="css-prog" role="progressbar" aria-valuenow="' + n + '" aria-valuemin="0" aria-valuemax="4"><span style="width:' + n * 25 + '%"></span></div>'; }
  function c1() {
    return '<main class="css-one">' + prog(1) + '<h1>¿Necesitas un descanso? Tienes otras opciones</h1><p>Antes de cancelar, recuerda que tu plan es flexible y puedes adaptarlo sin perder tus ventajas.</p>' +
      '<div class="css-card"><h2>Salta las semanas que quieras</h2><p>Solo pagas las cajas que recibes.</p><a class="css-btn css-btn2" href="/" data-l>Ver mis semanas</a></div>' +
      '<div class="css-card"><h2>Haz una pausa</h2><p>Para las entregas hasta 8 semanas. Volverás a recibir cajas automáticamente.</p><button class="css-btn css-btn2" data-a="pausedlg">Pausar entregas</button></div>' +
      '<div class="css-card"><h2>Cambia el tamaño de la caja</h2><p>Desde 3 recetas por semana para 2 personas: ' + eur(me.prices['2x3']) + '.</p><button class="css-btn css-btn2" data-a="editplan">Cambiar tamaño</button></div>' +
      '<div class="css-acts"><a class="css-btn" href="/mi-cuenta/plan" data-l>Mantener mi plan</a><a class="css-lnk" href="/mi-cuenta/cancelar/motivo" data-l data-test-id="continue-cancel">Continuar con la cancelación</a></div></main>';
  }
  var REASONS = [['price', 'Es demasiado caro para mí'], ['recipes', 'No me convencen las recetas'], ['time', 'No tengo tiempo para cocinar'], ['holiday', 'Me voy de vacaciones o estaré fuera'], ['quality', 'He tenido problemas con los ingredientes o la entrega'], ['auto', 'No sabía que era una suscripción semanal'], ['other', 'Otro motivo']];
  function c2() {
    return '<main class="css-one">' + prog(2) + '<h1>¿Por qué quieres cancelar tu plan?</h1><p>Tu opinión nos ayuda a mejorar. Selecciona el motivo principal.</p><form data-f="reason"><fieldset style="border:0;padding:0;margin:0"><legend class="css-mut" style="margin-bottom:8px">Motivo principal (obligatorio)</legend>' +
      REASONS.map(function (r) { return '<label class="css-rad"><input type="radio" name="reason" value="' + r[0] + '"' + (form.reason === r[0] ? ' checked' : '') + '><span>' + r[1] + '</span></label>'; }).join('') + '</fieldset>' +
      '<label for="cm">¿Quieres contarnos algo más? (opcional)</label><textarea id="cm" name="comment" rows="3" maxlength="500">' + esc(form.comment) + '</textarea><div class="css-acts"><button class="css-btn"' + (form.reason && !busy ? '' : ' disabled') + ' data-test-id="reason-next">Siguiente</button><a class="css-lnk" href="/mi-cuenta/plan" data-l>Volver a mi plan</a></div></form></main>';
  }
  function c3() {
    var o;
    if (form.reason === 'holiday') o = '<div class="css-off"><h2>Disfruta de tus vacaciones</h2><p>Pausa tu plan y reserva tus ventajas. Te avisaremos antes de volver a enviarte una caja.</p><button class="css-btn" data-a="pausedlg">Pausar entregas</button></div>';
    else if (form.reason === 'time') o = '<div class="css-off"><h2>Menos recetas, menos tiempo</h2><p>Pásate a 3 recetas por semana, con platos listos en 15 minutos, por ' + eur(me.prices['2x3']) + '.</p><button class="css-btn" data-a="smaller">Cambiar a 3 recetas</button></div>';
    else o = '<div class="css-off"><h2>Una oferta para ti, ' + me.firstName + '</h2><strong>40 %</strong><p>de descuento en tus 2 próximas cajas si te quedas. Después, ' + eur(me.price) + ' por caja.</p><button class="css-btn" data-a="offer"' + (busy ? ' disabled' : '') + '>Aceptar oferta y quedarme</button></div>';
    return '<main class="css-one">' + prog(3) + '<h1>Antes de que te vayas…</h1>' + o + '<div class="css-acts" style="justify-content:center"><a class="css-lnk" href="/mi-cuenta/cancelar/confirmar" data-l>No, gracias. Quiero cancelar</a></div><p class="css-mut">Oferta no acumulable, válida para las 2 cajas siguientes a la del ' + me.weeks[0].label + '. No incluye envío ni extras.</p></main>';
  }
  function c4() {
    return '<main class="css-one">' + prog(4) + '<h1>Último paso: confirma la cancelación</h1><div class="css-card"><h2>Esto es lo que pasará</h2><ul><li>Tu caja del <b>' + me.weeks[0].label + '</b> ya está pagada y en preparación: la recibirás con normalidad y no se puede devolver.</li><li>No te enviaremos ni cobraremos más cajas a partir de esa entrega.</li>' + (me.extra ? '<li>Los extras semanales (Fruta de temporada) dejarán de enviarse con la caja.</li>' : '') + '<li>Tus 2 cajas de prueba para amigos se desactivarán.</li><li>Tu cuenta, tus recetas guardadas y tu saldo de 12,00 € se mantienen (el saldo caduca a los 12 meses).</li></ul><p>Cancelar no tiene ningún coste.</p></div>' +
      '<div class="css-acts"><a class="css-btn css-btn2" href="/mi-cuenta/plan" data-l>Mantener mi plan</a><button class="css-btn" data-a="cancel" data-test-id="confirm-cancel"' + (busy ? ' disabled aria-busy="true"' : '') + '>' + (busy ? 'Cancelando…' : 'Cancelar mi plan') + '</button></div></main>';
  }
  function done() {
    if (me.state !== 'cancelled') return plan();
    return '<main class="css-one"><h1>Tu plan se ha cancelado</h1><div class="css-card"><p>Sentimos que te vayas, ' + me.firstName + '. Hemos enviado la confirmación a <b>' + me.email + '</b>.</p><p>Recibirás tu última caja, ya pagada, el <b>' + me.weeks[0].label + '</b>. Después no se te cobrará nada más.</p><a href="/mi-cuenta/plan" data-l>Ir a los ajustes del plan</a></div><div class="css-off"><h2>¿Has cambiado de idea?</h2><p>Reactiva tu plan hoy y llévate un 30 % de descuento en tu próxima caja.</p><button class="css-btn" data-a="reactivate">Reactivar mi plan</button></div></main>';
  }
  var PAGES = { '/': home, '/mi-cuenta': plan, '/mi-cuenta/plan': plan, '/mi-cuenta/datos': datos, '/mi-cuenta/pedidos': pedidos, '/mi-cuenta/notificaciones': notif, '/mi-cuenta/saldo': saldo, '/market': market, '/ayuda': ayuda, '/mi-cuenta/cancelar': c1, '/mi-cuenta/cancelar/motivo': c2, '/mi-cuenta/cancelar/oferta': c3, '/mi-cuenta/cancelar/confirmar': c4, '/mi-cuenta/cancelado': done };
  function draw() {
    if (!me) return;
    var p = location.pathname.replace(/(.)\/$/, '$1');
    if (me.state === 'deleted') { root.innerHTML = simple('Tu cuenta se ha eliminado', '<p>Hemos borrado tu cuenta de Brasenta.</p>'); return; }
    if (me.state === 'cancelled' && p.indexOf('/mi-cuenta/cancelar') === 0) { history.replaceState({}, '', '/mi-cuenta/cancelado'); p = '/mi-cuenta/cancelado'; }
    if ((p === '/mi-cuenta/cancelar/oferta' || p === '/mi-cuenta/cancelar/confirmar') && !form.reason) { history.replaceState({}, '', '/mi-cuenta/cancelar'); p = '/mi-cuenta/cancelar'; }
    var f = PAGES[p];
    root.innerHTML = header() + (f ? f() : p === '/recetas' ? simple('Recetas de esta semana', '<div class="css-grid">' + REC.map(function (r) { return '<article class="css-rec"><i></i><div>' + r + '</div></article>'; }).join('') + '</div>') : p === '/regala' ? simple('Regala una caja', '<div class="css-card"><p>Tarjetas regalo de 50 €, 75 € y 100 €. Disponibles en tiendas colaboradoras.</p></div>') : simple('Página no encontrada', '<a href="/" data-l>Volver a mi menú</a>')) + footer();
  }
  var ACT = {
    menu: function () { menu = !menu; draw(); },
    close: close,
    skip: function (e) { send('POST', sub() + '/skip', { week: e.dataset.w }).then(function () { toast('Hemos actualizado tus entregas.'); }); },
    reactivate: function () { send('POST', sub() + '/reactivate').then(function () { go('/mi-cuenta/plan'); toast('¡Bienvenida de nuevo!'); }); },
    extra: function () { dialog('¿Cancelar la suscripción de extras?', '<p>Dejarás de recibir Fruta de temporada en cada caja.</p><div class="css-acts"><button class="css-btn" data-a="extrayes">Sí, cancelar extras</button><button class="css-btn css-btn2" data-a="close">Volver</button></div>'); },
    extrayes: function () { close(); send('DELETE', API + '/addon-subscriptions/90412'); },
    pausedlg: function () { dialog('Pausar entregas', '<label for="pw">¿Durante cuántas semanas?</label><select id="pw"><option value="2">2 semanas</option><option value="4" selected>4 semanas</option><option value="8">8 semanas</option></select><div class="css-acts"><button class="css-btn" data-a="pause">Confirmar pausa</button><button class="css-btn css-btn2" data-a="close">Cancelar</button></div>'); },
    pause: function () { var w = document.getElementById('pw').value; close(); send('POST', sub() + '/pause', { weeks: +w }).then(function () { go('/mi-cuenta/plan'); toast('Tu plan está en pausa.'); }); },
    editplan: function () { dialog('Tamaño del plan', '<label for="pl">Personas y recetas</label><select id="pl">' + Object.keys(me.prices).map(function (k) { var a = k.split('x'); return '<option value="' + k + '"' + (+a[0] === me.people && +a[1] === me.recipes ? ' selected' : '') + '>' + a[0] + ' personas, ' + a[1] + ' recetas — ' + eur(me.prices[k]) + '</option>'; }).join('') + '</select><div class="css-acts"><button class="css-btn" data-a="saveplan">Guardar</button><button class="css-btn css-btn2" data-a="close">Cancelar</button></div>'); },
    saveplan: function () { var a = document.getElementById('pl').value.split('x'); close(); send('PATCH', sub() + '/plan', { people: +a[0], recipes: +a[1] }).then(function () { go('/mi-cuenta/plan'); toast('Plan actualizado.'); }); },
    smaller: function () { send('PATCH', sub() + '/plan', { people: 2, recipes: 3 }).then(function () { go('/mi-cuenta/plan'); toast('Plan actualizado.'); }); },
    editday: function () { dialog('Hora de entrega', '<select id="dy"><option>entre las 8:00 y las 13:00</option><option>entre las 18:00 y las 22:00</option></select><div class="css-acts"><button class="css-btn" data-a="saveday">Guardar</button><button class="css-btn css-btn2" data-a="close">Cancelar</button></div>'); },
    saveday: function () { var v = document.getElementById('dy').value; close(); send('PATCH', sub() + '/delivery-window', { window: v }); },
    offer: function () { send('POST', sub() + '/retention-offer', { code: 'QUEDATE40' }).then(function () { go('/mi-cuenta/plan'); toast('¡Descuento aplicado!'); }); },
    cancel: function () { if (busy) return; send('POST', sub() + '/cancel', { reason: form.reason, comment: form.comment }).then(function () { go('/mi-cuenta/cancelado'); }); },
    buy: function (e) { send('POST', API + '/market/cart', { item: e.dataset.n }).then(function () { toast('Añadido a tu caja.'); }); },
    card: function () { send('DELETE', API + '/me/payment-methods/visa-4417'); },
    deldlg: function () { dialog('¿Eliminar tu cuenta?', '<p>Borraremos tu cuenta, tu saldo y tus datos. No podrás recuperarlos.</p><div class="css-acts"><button class="css-btn" data-a="del">Eliminar mi cuenta</button><button class="css-btn css-btn2" data-a="close">Volver</button></div>'); },
    del: function () { close(); send('DELETE', API + '/me'); },
    ck: function () { try { localStorage.setItem('OptanonAlertBoxClosed', '1'); } catch (e) { } document.getElementById('onetrust-banner-sdk').remove(); }
  };
  document.addEventListener('click', function (ev) {
    var l = ev.target.closest('a[data-l]');
    if (l && !ev.ctrlKey && !ev.metaKey) { ev.preventDefault(); close(); go(l.getAttribute('href')); return; }
    var a = ev.target.closest('[data-a]');
    if (a) { ev.preventDefault(); ACT[a.dataset.a](a); return; }
    if (menu && !ev.target.closest('.css-um')) { menu = false; draw(); }
  });
  document.addEventListener('keydown', function (e) { if (e.key === 'Escape') close(); });
  document.addEventListener('input', function (e) { if (e.target.name === 'comment') form.comment = e.target.value; });
  document.addEventListener('change', function (e) { if (e.target.name === 'reason') { form.reason = e.target.value; var b = root.querySelector('[data-test-id=reason-next]'); if (b) b.disabled = false; } });
  document.addEventListener('submit', function (e) {
    var f = e.target; e.preventDefault();
    if (f.dataset.f === 'reason') { if (form.reason && !busy) send('POST', sub() + '/cancellation-survey', form).then(function () { go('/mi-cuenta/cancelar/oferta'); }); }
    if (f.dataset.f === 'profile') send('PUT', API + '/me/profile', { phone: f.phone.value }).then(function () { toast('Datos guardados.'); });
    if (f.dataset.f === 'prefs') send('PUT', API + '/me/preferences', { newsletter: f.newsletter.checked, sms: f.sms.checked }).then(function () { toast('Preferencias guardadas.'); });
  });
  window.addEventListener('popstate', function () { close(); draw(); });
  var seen = null; try { seen = localStorage.getItem('OptanonAlertBoxClosed'); } catch (e) { }
  fetch(API + '/me').then(function (r) { return r.json(); }).then(function (j) {
    me = j; draw();
    if (!seen) setTimeout(function () {
      var b = document.createElement('div'); b.id = 'onetrust-banner-sdk'; b.setAttribute('role', 'region'); b.setAttribute('aria-label', 'Aviso de cookies');
      b.innerHTML = '<p>Usamos cookies propias y de terceros para analizar el uso de la web y mostrarte publicidad. Consulta nuestra Política de cookies.</p><button class="css-lnk" data-a="ck">Configurar</button><button class="css-btn css-btn2" data-a="ck">Rechazar todas</button><button class="css-btn" data-a="ck">Aceptar todas</button>';
      document.body.appendChild(b);
    }, 600);
  });
})();
