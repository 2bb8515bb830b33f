(function () {
  'use strict';
  var root = document.getElementById('app');
  var data = null, sheet = null, reason = null, busy = false, lastFocus = null;

  function esc(s) { return String(s).replace(/[&<>"]/g, function (c) { return { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[c]; }); }
  function api(method, path, body) {
    return fetch('/api/v3' + path, { method: method, headers: { 'Content-Type': 'application/json', 'Zampa-App-Platform': 'web' }, body: body ? JSON.stringify(body) : undefined })
      .then(function (r) { if (!r.ok) throw new Error(r.status); return r.json(); });
  }
  function load() { return api('GET', '/customer/me').then(function (d) { data = d; }); }
  function toast(t) { var e = document.createElement('div'); e.className = 'Toast_toast__k2Wn0'; e.setAttribute('role', 'status'); e.textContent = t; document.body.appendChild(e); setTimeout(function () { e.remove(); }, 4500); }

  var NAV = [['/es/perfil', 'Datos personales'], ['/es/perfil/prime', 'Zampa Prime'], ['/es/perfil/pedidos', 'Tus pedidos'], ['/es/perfil/direcciones', 'Direcciones'], ['/es/perfil/pagos', 'Métodos de pago'], ['/es/perfil/promos', 'Códigos promocionales'], ['/es/perfil/privacidad', 'Privacidad y comunicaciones'], ['/es/ayuda', 'Ayuda']];

  function header() {
    return '<header class="HeaderBar_root__x8T1q"><a class="HeaderBar_logo__Zp0aa" href="/es/inicio" data-link aria-label="Zampa, inicio">zampa</a><button type="button" class="HeaderBar_addr__kk2f9" data-act="addr"><svg aria-hidden="true" width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" style="flex:none;vertical-align:-4px"><path d="M12 21s7-6.5 7-12a7 7 0 0 0-14 0c0 5.500 7 12 7 12z"/><circle cx="12" cy="9" r="2.500"/></svg> Calle del Pez 18, Madrid ▾</button><div class="HeaderBar_icons__2mdkA"><a href="/es/perfil/pedidos" data-link>Pedidos</a><a href="/es/perfil" data-link aria-label="Perfil"><svg aria-hidden="true" width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" style="flex:none;vertical-align:-4px"><circle cx="12" cy="8" r="4"/><path d="M4 21c0-4 4-7 8-7s8 3 8 7"/></svg> Lucía</a></div></header>';
  }
  function footer() {
    return '<footer class="Footer_root__7Yb"><div><div><b>Colabora con Zampa</b><a href="/es/ayuda" data-link>Carreras</a><a href="/es/ayuda" data-link>Zampa para socios</a><a href="/es/ayuda" data-link>Repartidores</a><a href="/es/ayuda" data-link>Zampa Business</a></div><div><b>Links de interés</b><a href="/es/ayuda" data-link>Acerca de nosotros</a><a href="/es/ayuda" data-link>Preguntas frecuentes</a><a href="/es/perfil/prime" data-link>Zampa Prime</a><a href="/es/ayuda" data-link>Blog</a><a href="/es/ayuda" data-link>Contacto</a></div><div><b>Síguenos</b><a href="/es/inicio" data-link>Facebook</a><a href="/es/inicio" data-link>X</a><a href="/es/inicio" data-link>Instagram</a></div><div><a href="/es/legal" data-link>Términos y condiciones</a><a href="/es/legal" data-link>Condiciones de Zampa Prime</a><a href="/es/legal" data-link>Política de privacidad</a><a href="/es/legal" data-link>Política de cookies</a><a href="/es/legal" data-link>Compliance</a></div></div></footer>';
  }
  function row(t, s, btn) { return '<div class="Row_row__Ue9xs"><div><div>' + t + '</div>' + (s ? '<div class="Row_sub__p1nnE">' + s + '</div>' : '') + '</div>' + (btn || '') + '</div>'; }
  function tb(label, act) { return '<button type="button" class="pintxo-button pintxo-button--tertiary" data-act="' + act + '">' + label + '</button>'; }

  function pagePerfil() {
    var s = data.subscription, st;
    if (s.status === 'ENDING') st = 'Tu suscripción finaliza el ' + s.periodEnd;
    else st = 'Plan ' + s.planName + ' · Se renueva el ' + s.periodEnd;
    return '<h1>¡Hola, Lucía!</h1><section class="Card_card__0Jm3d"><h2>Datos personales</h2>' + row('Nombre', esc(data.name), tb('Editar', 'edit')) + row('Correo electrónico', esc(data.email), tb('Editar', 'edit')) + row('Teléfono', '+34 6•• ••• 148', tb('Editar', 'edit')) + row('Contraseña', '••••••••', tb('Cambiar', 'edit')) + '</section>' +
      '<section class="Card_card__0Jm3d"><h2>Tu suscripción</h2>' + row('<b>Zampa Prime</b>', st, '<a href="/es/perfil/prime" data-link>' + (s.status === 'ENDING' ? 'Ver' : 'Gestionar') + '</a>') + '</section>' +
      '<section class="Card_card__0Jm3d"><h2>Invita a tus amigos</h2><p>Regala 10 € en su primer pedido y llévate 5 € de saldo cuando lo haga.</p>' + tb('Compartir código LUCI4417', 'share') + '</section>' +
      '<section class="Card_card__0Jm3d">' + tb('Cerrar sesión', 'logout') + '<br><button type="button" class="pintxo-button pintxo-button--tertiary" data-act="delacc" style="color:#6b6b6b">Eliminar cuenta</button></section>';
  }
  function pagePrime() {
    var s = data.subscription, ending = s.status === 'ENDING', h = '';
    h += '<h1>Zampa Prime</h1>';
    if (ending) h += '<div class="Banner_info__j3s0Z" role="status"><b>Has cancelado tu suscripción</b><br>Puedes seguir disfrutando de las ventajas de Prime hasta el ' + s.periodEnd + '. No se te volverá a cobrar.</div>';
    if (s.status === 'DISCOUNT') h += '<div class="Banner_info__j3s0Z" role="status">Tienes un 50 % de descuento en tus 2 próximas cuotas.</div>';
    h += '<div class="PrimeHero_hero__9dka1">Desde que eres Prime has ahorrado<strong>87,40 €</strong>en 31 pedidos con envío gratis</div>';
    h += '<section class="Card_card__0Jm3d"><h2>Detalles de la suscripción</h2>';
    h += row('Plan ' + s.planName, ending ? 'Cancelado' : s.price, '');
    h += ending ? row('Fecha de finalización', s.periodEnd) : row('Próxima renovación', s.periodEnd + ' · ' + s.nextAmount);
    if (!ending) h += row('Método de pago', 'Mastercard •••• 8802', '<a href="/es/perfil/pagos" data-link>Cambiar</a>');
    h += row('Historial de pagos', 'Último cobro: ' + s.lastCharge, tb('Ver', 'history')) + '</section>';
    if (!ending && s.plan === 'monthly') h += '<section class="Card_card__0Jm3d"><h2>Pásate al plan anual y ahorra un 33 %</h2><p>47,88 €/año (equivale a 3,99 €/mes). Se te cobrará hoy descontando la parte no disfrutada de este mes.</p><button type="button" class="pintxo-button pintxo-button--secondary" data-act="annual">Cambiar a plan anual</button></section>';
    h += '<section class="Card_card__0Jm3d"><h2>Tus ventajas</h2><ul class="Lost_list__c82uV"><li><svg aria-hidden="true" width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" style="flex:none;vertical-align:-4px"><path d="M4 12l5 5L20 6"/></svg><span><b>Envío gratis ilimitado</b> en miles de restaurantes y supermercados a partir de 10 €</span></li><li><svg aria-hidden="true" width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" style="flex:none;vertical-align:-4px"><path d="M4 12l5 5L20 6"/></svg><span><b>Descuentos exclusivos</b> de hasta el 30 % en locales seleccionados</span></li><li><svg aria-hidden="true" width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" style="flex:none;vertical-align:-4px"><path d="M4 12l5 5L20 6"/></svg><span><b>Atención al cliente prioritaria</b></span></li></ul></section>';
    h += '<section class="Card_card__0Jm3d"><h2>Ventajas de socios</h2>' + row('Cine en casa con Filmoteca+', data.perk ? '3 meses gratis · activo' : 'Desactivado', data.perk ? tb('Desactivar', 'perk') : '') + '</section>';
    if (ending) h += '<button type="button" class="pintxo-button pintxo-button--primary pintxo-button--block" data-act="reactivate">Reactivar suscripción</button>';
    else h += '<button type="button" class="pintxo-button pintxo-button--negative pintxo-button--block" data-act="cancel-start">Cancelar suscripción</button>';
    h += '<p class="Legal_p__9">La suscripción se renueva automáticamente por periodos de la misma duración hasta que la canceles. Puedes cancelarla en cualquier momento, con efecto al final del periodo en curso. El envío gratis se aplica a los pedidos que superen el importe mínimo; pueden aplicarse tarifas de servicio y otros costes. Consulta las <a href="/es/legal" data-link>Condiciones de Zampa Prime</a>.</p>';
    return h;
  }
  function pagePedidos() {
    return '<h1>Tus pedidos</h1><section class="Card_card__0Jm3d">' + row('<b>Supermercado La Despensa</b>', 'Programado para mañana, 19:00–19:30 · 42,15 €', data.order ? tb('Cancelar pedido', 'cancel-order') : 'Cancelado') + ['Burguer Malasaña · 18,90 €', 'Sushi Kokoro · 27,40 €', 'Farmacia Pez · 11,25 €', 'Pizzería Nonna Rosa · 22,80 €'].map(function (x) { return row(x, 'Entregado', tb('Repetir', 'repeat')); }).join('') + '</section>';
  }
  function pagePagos() { return '<h1>Métodos de pago</h1><section class="Card_card__0Jm3d">' + row('Mastercard •••• 8802', 'Caduca 09/28 · Predeterminada', data.card ? tb('Eliminar', 'rmcard') : 'Eliminada') + row('Saldo Zampa', '0,00 €') + '</section>' + tb('+ Añadir tarjeta', 'addcard'); }
  function pageDir() { return '<h1>Direcciones</h1><section class="Card_card__0Jm3d">' + row('Casa', 'Calle del Pez 18, 3.º B, 28004 Madrid', tb('Editar', 'edit')) + row('Trabajo', 'Paseo de la Castellana 95, 28046 Madrid', tb('Editar', 'edit')) + '</section>'; }
  function pagePromos() { return '<h1>Códigos promocionales</h1><label for="promo">Introduce tu código</label><input id="promo" placeholder="CÓDIGO"><button type="button" class="pintxo-button pintxo-button--primary" data-act="promo">Aplicar</button>'; }
  function pagePriv() { return '<h1>Privacidad y comunicaciones</h1><section class="Card_card__0Jm3d">' + row('Notificaciones push', 'Promociones y novedades', tb(data.news ? 'Desactivar' : 'Activar', 'news')) + row('Correos comerciales', data.news ? 'Suscrita' : 'Cancelada', data.news ? tb('Cancelar suscripción a correos', 'news') : '') + '</section>'; }
  function pageAyuda() { return '<h1>Ayuda</h1><section class="Card_card__0Jm3d"><h2>¿Cómo cancelo mi suscripción a Zampa Prime?</h2><p>Ve a tu perfil &gt; Zampa Prime y pulsa «Cancelar suscripción» al final de la página. Seguirás disfrutando de todas las ventajas hasta que termine el periodo que ya has pagado.</p></section><section class="Card_card__0Jm3d"><h2>¿Me devolverán el dinero?</h2><p>Si has contratado o renovado Prime en los últimos 14 días y no lo has usado, puedes solicitar el reembolso a través del chat.</p></section><section class="Card_card__0Jm3d"><h2>Tengo un problema con un pedido</h2><p>Entra en «Tus pedidos» y elige el pedido para hablar con un agente.</p></section>'; }
  function pageLegal() { var p = '<p>Zampa Prime es un servicio de suscripción de Zampapp S.L. El usuario autoriza el cargo recurrente de la cuota vigente en el método de pago asociado a su cuenta. La suscripción se renovará automáticamente salvo que el usuario la cancele antes de la fecha de renovación a través de su perfil. La cancelación surtirá efecto al término del periodo de facturación en curso. El usuario dispone de 14 días naturales para ejercer su derecho de desistimiento.</p>'; return '<h1>Condiciones de Zampa Prime</h1>' + p + p + p; }
  function pageInicio() { return '<h1>¿Qué te apetece hoy?</h1><div style="display:grid;grid-template-columns:repeat(3,1fr);gap:16px">' + ['Restaurantes', 'Supermercados', 'Farmacia y belleza', 'Café y dulces', 'Tiendas', 'Lo que sea'].map(function (x) { return '<div class="Card_card__0Jm3d"><b>' + x + '</b></div>'; }).join('') + '</div>'; }

  var ROUTES = { '/es/perfil': pagePerfil, '/es/perfil/prime': pagePrime, '/es/perfil/pedidos': pagePedidos, '/es/perfil/pagos': pagePagos, '/es/perfil/direcciones': pageDir, '/es/perfil/promos': pagePromos, '/es/perfil/privacidad': pagePriv, '/es/ayuda': pageAyuda, '/es/legal': pageLegal, '/es/inicio': pageInicio };

  var REASONS = [['EXPENSIVE', 'La cuota es demasiado cara'], ['LOW_USE', 'No hago suficientes pedidos'], ['FEES', 'Los precios o las tarifas de servicio son altos'], ['STORES', 'Mis locales favoritos no están en Prime'], ['SERVICE', 'He tenido problemas con mis pedidos'], ['COMPETITOR', 'Me he suscrito a otra app'], ['TRIAL', 'Solo quería probarlo'], ['MOVE', 'Me mudo o estaré fuera'], ['OTHER', 'Otro motivo']];

  function btn(cls, act, label, dis) { return '<button type="button" class="pintxo-button pintxo-button--' + cls + ' pintxo-button--block" data-act="' + act + '"' + (dis ? ' disabled' : '') + '>' + label + '</button>'; }
  var SHEETS = {
    lose: function () {
      return '<h2 id="sh-t">¿Seguro que quieres dejar Prime?</h2><p>Si cancelas, a partir del ' + data.subscription.periodEnd + ' perderás:</p><ul class="Lost_list__c82uV"><li><svg aria-hidden="true" width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" style="flex:none;vertical-align:-4px"><path d="M5 5l14 14M19 5L5 19" stroke="#d0312d"/></svg><span>Envíos gratis ilimitados</span></li><li><svg aria-hidden="true" width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" style="flex:none;vertical-align:-4px"><path d="M5 5l14 14M19 5L5 19" stroke="#d0312d"/></svg><span>Descuentos exclusivos de hasta el 30 %</span></li><li><svg aria-hidden="true" width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" style="flex:none;vertical-align:-4px"><path d="M5 5l14 14M19 5L5 19" stroke="#d0312d"/></svg><span>Atención al cliente prioritaria</span></li><li><svg aria-hidden="true" width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" style="flex:none;vertical-align:-4px"><path d="M5 5l14 14M19 5L5 19" stroke="#d0312d"/></svg><span>3 meses gratis de Filmoteca+</span></li></ul><div class="Savings_box__mm1P0">En los últimos 30 días has ahorrado<b>11,60 €</b>El doble de lo que cuesta tu suscripción</div>' + btn('primary', 'close', 'Seguir con Prime') + btn('tertiary', 'go-reasons', 'Continuar con la cancelación');
    },
    reasons: function () {
      return '<h2 id="sh-t">¿Por qué quieres cancelar?</h2><p>Tu opinión nos ayuda a mejorar.</p><div role="radiogroup" aria-labelledby="sh-t">' + REASONS.map(function (r) { return '<div class="Radio_item__aA4tz" role="radio" tabindex="0" aria-checked="' + (reason === r[0]) + '" data-reason="' + r[0] + '"><span>' + r[1] + '</span><span class="Radio_dot__m4Jqd"></span></div>'; }).join('') + '</div>' + (reason === 'OTHER' ? '<label for="cmt" style="display:block;margin-top:14px">Cuéntanos más (opcional)</label><textarea id="cmt" rows="3"></textarea>' : '') + btn('primary', 'send-reason', 'Continuar', !reason);
    },
    offer: function () {
      return '<h2 id="sh-t">Espera, ¡tenemos algo para ti!</h2><p>Quédate y paga la mitad durante los 2 próximos meses.</p><div class="Savings_box__mm1P0"><s>5,99 €</s><b>2,99 €/mes</b>durante 2 meses; después, 5,99 €/mes</div>' + btn('primary', 'accept-offer', 'Aprovechar la oferta') + btn('tertiary', 'go-confirm', 'No, gracias');
    },
    confirm: function () {
      return '<h2 id="sh-t">Confirma la cancelación</h2><p>Tu suscripción a Zampa Prime no se renovará. Podrás seguir disfrutando de tus ventajas hasta el <b>' + data.subscription.periodEnd + '</b>. La cancelación no tiene ningún coste.</p>' + btn('primary', 'do-cancel', busy ? 'Cancelando…' : 'Cancelar suscripción', busy) + btn('tertiary', 'close', 'Volver a Prime', busy);
    },
    done: function () {
      return '<h2 id="sh-t">Tu suscripción se ha cancelado</h2><p>Sentimos que te vayas, Lucía. Tus ventajas siguen activas hasta el ' + data.subscription.periodEnd + '. Te hemos enviado la confirmación a ' + esc(data.email) + '.</p>' + btn('primary', 'close', 'Entendido');
    },
    annual: function () { return '<h2 id="sh-t">Cambiar a plan anual</h2><p>Hoy se cobrarán 45,10 € en tu Mastercard •••• 8802.</p>' + btn('primary', 'do-annual', 'Confirmar y pagar') + btn('tertiary', 'close', 'Ahora no'); },
    delacc: function () { return '<h2 id="sh-t">¿Eliminar tu cuenta?</h2><p>Se borrarán tus datos, pedidos y saldo. Tu suscripción Prime se cancelará sin reembolso. Esta acción no se puede deshacer.</p>' + btn('negative', 'do-delacc', 'Eliminar cuenta') + btn('tertiary', 'close', 'Cancelar'); },
    order: function () { return '<h2 id="sh-t">¿Cancelar el pedido?</h2><p>Aún no ha empezado la preparación. Te devolveremos 42,15 €.</p>' + btn('negative', 'do-order', 'Sí, cancelar pedido') + btn('tertiary', 'close', 'No, mantenerlo'); },
    history: function () { return '<h2 id="sh-t">Historial de pagos</h2>' + data.subscription.charges.map(function (c) { return row(c, 'Zampa Prime mensual', '5,99 €'); }).join('') + btn('secondary', 'close', 'Cerrar'); },
    edit: function () { return '<h2 id="sh-t">Editar tus datos</h2><label for="ed">Nuevo valor</label><input id="ed">' + btn('primary', 'do-edit', 'Guardar') + btn('tertiary', 'close', 'Cancelar'); }
  };

  function render() {
    var path = location.pathname.replace(/\/$/, ''), f = ROUTES[path];
    if (!f) { history.replaceState({}, '', '/es/perfil'); path = '/es/perfil'; f = pagePerfil; }
    var nav = '<ul class="SideNav_list__qqP3n">' + NAV.map(function (n) { return '<li><a href="' + n[0] + '" data-link' + (n[0] === path ? ' aria-current="page"' : '') + '><span>' + n[1] + '</span><span aria-hidden="true">›</span></a></li>'; }).join('') + '</ul>';
    root.innerHTML = header() + '<div class="Layout_grid__a71Lp"><nav aria-label="Tu cuenta">' + nav + '</nav><main>' + (data ? f() : '<div class="Skeleton_s__q3"></div><div class="Skeleton_s__q3"></div><div class="Skeleton_s__q3"></div>') + '</main></div>' + footer();
    renderSheet();
  }
  function renderSheet() {
    var old = document.getElementById('sheet-root'); if (old) old.remove();
    document.body.style.overflow = sheet ? 'hidden' : '';
    if (!sheet) return;
    var d = document.createElement('div'); d.id = 'sheet-root';
    d.innerHTML = '<div class="Sheet_backdrop__TT3ml"><div class="Sheet_panel__vK7b2" role="dialog" aria-modal="true" aria-labelledby="sh-t" tabindex="-1"><button type="button" class="Sheet_close__w03nQ" data-act="close" aria-label="Cerrar">✕</button>' + SHEETS[sheet]() + '</div></div>';
    document.body.appendChild(d);
    d.querySelector('[role=dialog]').focus();
  }
  function open(n) { sheet = n; renderSheet(); }
  function mutate(p, msg) { return p.then(load).then(function () { sheet = null; render(); if (msg) toast(msg); }).catch(function () { busy = false; toast('Algo ha ido mal. Inténtalo de nuevo.'); render(); }); }

  var ACTS = {
    'close': function () { reason = null; sheet = null; renderSheet(); },
    'cancel-start': function () { reason = null; open('lose'); },
    'go-reasons': function () { open('reasons'); },
    'send-reason': function () { var c = document.getElementById('cmt'); api('POST', '/subscription/cancellation/reasons', { reason: reason, comment: c ? c.value : '' }).then(function () { open('offer'); }); },
    'accept-offer': function () { mutate(api('POST', '/subscription/retention/accept', { campaign: 'WINBACK50' }), '¡Genial! Hemos aplicado tu descuento'); },
    'go-confirm': function () { open('confirm'); },
    'do-cancel': function () {
      busy = true; renderSheet();
      api('DELETE', '/subscription', { reason: reason }).then(load).then(function () { busy = false; reason = null; sheet = 'done'; render(); })
        .catch(function () { busy = false; renderSheet(); toast('No hemos podido cancelar tu suscripción. Inténtalo de nuevo.'); });
    },
    'reactivate': function () { mutate(api('POST', '/subscription/reactivate', {}), '¡Bienvenida de nuevo a Prime!'); },
    'annual': function () { open('annual'); },
    'do-annual': function () { mutate(api('PUT', '/subscription/plan', { plan: 'annual' }), 'Ya tienes el plan anual'); },
    'perk': function () { mutate(api('DELETE', '/perks/filmoteca'), 'Ventaja desactivada'); },
    'history': function () { open('history'); },
    'delacc': function () { open('delacc'); },
    'do-delacc': function () { mutate(api('DELETE', '/customer/me'), 'Tu cuenta se eliminará en 30 días'); },
    'cancel-order': function () { open('order'); },
    'do-order': function () { mutate(api('DELETE', '/orders/next'), 'Pedido cancelado'); },
    'rmcard': function () { mutate(api('DELETE', '/payment-methods/8802'), 'Tarjeta eliminada'); },
    'news': function () { mutate(api('PATCH', '/customer/communications', { marketing: !data.news }), 'Preferencias guardadas'); },
    'edit': function () { open('edit'); },
    'do-edit': function () { mutate(api('PATCH', '/customer/me', { value: document.getElementById('ed').value }), 'Datos guardados'); },
    'promo': function () { toast('El código no es válido'); },
    'repeat': function () { toast('El local está cerrado ahora mismo'); },
    'share': function () { toast('Código copiado'); },
    'addr': function () { history.pushState({}, '', '/es/perfil/direcciones'); render(); },
    'addcard': function () { toast('Añade tarjetas desde la app'); },
    'logout': function () { location.assign('/es/perfil'); }
  };
  document.addEventListener('click', function (e) {
    var l = e.target.closest('[data-link]');
    if (l && !e.metaKey && !e.ctrlKey) { e.preventDefault(); sheet = null; history.pushState({}, '', l.getAttribute('href')); render(); window.scrollTo(0, 0); return; }
    var r = e.target.closest('[data-reason]');
    if (r) { reason = r.getAttribute('data-reason'); renderSheet(); return; }
    var a = e.target.closest('[data-act]');
    if (a && !a.disabled) { var f = ACTS[a.getAttribute('data-act')]; if (f) f(); return; }
    if (e.target.classList.contains('Sheet_backdrop__TT3ml') && !busy) ACTS.close();
  });
  document.addEventListener('keydown', function (e) {
    if (e.key === 'Escape' && sheet && !busy) ACTS.close();
    if ((e.key === ' ' || e.key === 'Enter') && e.target.hasAttribute && e.target.hasAttribute('data-reason')) { e.preventDefault(); reason = e.target.getAttribute('data-reason'); renderSheet(); }
  });
  window.addEventListener('popstate', function () { sheet = null; render(); });

  function cookies() {
    if (localStorage.getItem('OptanonConsent')) return;
    var d = document.createElement('div'); d.id = 'onetrust-banner-sdk'; d.setAttribute('role', 'region'); d.setAttribute('aria-label', 'Cookies');
    d.innerHTML = '<p><b>Tu privacidad es importante</b><br>En Zampa utilizamos cookies propias y de terceros para analizar el uso del sitio, mejorar nuestros servicios y mostrarte publicidad relacionada con tus preferencias según tus hábitos de navegación. Puedes aceptarlas, rechazarlas o configurarlas. Más información en nuestra <a href="/es/legal" data-link>Política de cookies</a>.</p><div id="onetrust-button-group"><button type="button" id="onetrust-accept-btn-handler">Aceptar todas las cookies</button><button type="button" id="onetrust-reject-all-handler">Rechazarlas todas</button><button type="button" id="onetrust-pc-btn-handler">Configuración de cookies</button></div>';
    d.addEventListener('click', function (e) { if (/accept|reject|pc-btn/.test(e.target.id)) { localStorage.setItem('OptanonConsent', e.target.id); d.remove(); } });
    document.body.appendChild(d);
  }

  render();
  load().then(render).catch(function () { root.querySelector('main').innerHTML = '<h1>Vaya, algo ha fallado</h1><p>Recarga la página para volver a intentarlo.</p>'; });
  setTimeout(cookies, 700);
})();
