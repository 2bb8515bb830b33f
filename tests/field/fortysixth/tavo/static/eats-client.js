(function () {
  'use strict';
  var root = document.getElementById('root'), layers = document.getElementById('layers');
  var user = null, drawer = false, modal = null, step = 'intro', reason = null, comment = '', offer = null, busy = false, snack = null, fail = false;

  /* atomic styles: one class a declaration */
  var sheet = document.querySelector('._styletron_hydrate_').sheet, cache = {}, n = 0;
  function cx(str) {
    return str.split(';').filter(Boolean).map(function (d) {
      d = d.trim();
      if (!cache[d]) {
        var i = n++ + 10, c = 'a' + (i < 26 ? String.fromCharCode(97 + i) : String.fromCharCode(97 + Math.floor(i / 26) - 1) + String.fromCharCode(97 + i % 26));
        sheet.insertRule('.' + c + '{' + d + '}', sheet.cssRules.length); cache[d] = c;
      }
      return cache[d];
    }).join(' ');
  }
  function h(tag, p) {
    var e = document.createElement(tag); p = p || {};
    Object.keys(p).forEach(function (k) {
      var v = p[k];
      if (v === null || v === undefined || v === false) return;
      if (k.slice(0, 2) === 'on') e.addEventListener(k.slice(2), v);
      else if (k === 's') e.className = cx(v);
      else if (k === 'disabled' || k === 'checked') e[k] = true;
      else if (k === 'value') e.value = v;
      else e.setAttribute(k, v === true ? '' : v);
    });
    for (var i = 2; i < arguments.length; i++) add(e, arguments[i]);
    return e;
  }
  function add(e, c) {
    if (c === null || c === undefined || c === false) return;
    if (Array.isArray(c)) return c.forEach(function (x) { add(e, x); });
    e.appendChild(typeof c === 'string' ? document.createTextNode(c) : c);
  }
  function rpc(name, body) {
    return fetch('/_p/api/' + name + '?localeCode=es-MX', { method: 'POST', headers: { 'Content-Type': 'application/json', 'x-csrf-token': 'x' }, body: JSON.stringify(body || {}) })
      .then(function (r) { return r.json(); }).then(function (j) { if (j.status !== 'success') throw j; return j.data; });
  }
  function ev(name) { try { navigator.sendBeacon('/_events', JSON.stringify([{ name: name, type: 'tap' }])); } catch (x) { } }
  function run(name, body, then) {
    busy = true; fail = false; paint();
    rpc(name, body).then(function (d) { busy = false; if (d.membership) user = d; then(d); paint(); }, function () { busy = false; fail = true; paint(); });
  }
  function go(p) { history.pushState({}, '', p); drawer = false; modal = null; snack = null; window.scrollTo(0, 0); paint(); }
  function a(p, s, kids, extra) {
    return h('a', Object.assign({ href: p, s: s, onclick: function (x) { x.preventDefault(); go(p); } }, extra || {}), kids);
  }
  var BTN = 'display:inline-flex;align-items:center;justify-content:center;border-width:0;cursor:pointer;font-size:16px;font-weight:500;line-height:20px;padding:14px 16px;border-radius:8px;text-decoration:none;';
  var KIND = { primary: 'background-color:#000;color:#fff', secondary: 'background-color:#eee;color:#000', tertiary: 'background-color:transparent;color:#000', danger: 'background-color:#e11900;color:#fff' };
  function button(kind, text, fn, off, wide) {
    return h('button', { 'data-baseweb': 'button', s: BTN + KIND[kind] + (wide ? ';width:100%' : '') + (off ? ';opacity:0.4' : ''), onclick: fn, disabled: off, 'aria-disabled': off ? 'true' : null }, text);
  }

  function header() {
    return h('header', { s: 'display:flex;align-items:center;padding:0 40px;height:80px;border-bottom:1px solid #eee;background-color:#fff' },
      h('button', { 'aria-label': 'Menú de navegación principal', 'aria-expanded': String(drawer), s: 'border-width:0;background-color:transparent;cursor:pointer;font-size:22px;padding:8px', onclick: function () { drawer = true; paint(); } }, '☰'),
      a('/feed', 'font-size:24px;text-decoration:none;margin:0 24px;font-weight:500', ['Tavo ', h('b', { s: 'color:#b0460a' }, 'Eats')], { 'aria-label': 'Página principal de Tavo Eats' }),
      h('div', { s: 'background-color:#eee;border-radius:24px;padding:10px 16px;font-size:14px' }, 'Calle Durango 214, Roma Norte • Ahora'),
      h('input', { type: 'search', placeholder: 'Buscar en Tavo Eats', 'aria-label': 'Buscar en Tavo Eats', s: 'flex:1;margin:0 24px;border-width:0;background-color:#eee;border-radius:24px;padding:12px 16px;font-size:15px' }),
      h('button', { 'data-baseweb': 'button', 'aria-label': '0 carritos', s: BTN + KIND.primary }, '0 carritos'));
  }
  function drawerView() {
    if (!drawer) return null;
    var close = function () { drawer = false; paint(); };
    return h('div', { 'data-baseweb': 'drawer', s: 'position:fixed;top:0;left:0;right:0;bottom:0;z-index:40' },
      h('div', { s: 'position:absolute;top:0;left:0;right:0;bottom:0;background-color:rgba(0,0,0,.5)', onclick: close }),
      h('div', { role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Menú', s: 'position:absolute;top:0;left:0;bottom:0;width:300px;background-color:#fff;padding:24px;overflow:auto' },
        h('button', { 'aria-label': 'Cerrar', s: 'border-width:0;background-color:transparent;cursor:pointer;font-size:22px;padding:8px', onclick: close }, '✕'),
        h('div', { s: 'margin:16px 0;font-weight:500' }, user.name, h('div', {}, a('/account', 'color:#b0460a;font-size:14px', 'Administrar cuenta'))),
        h('ul', {}, [['/orders', 'Pedidos'], ['/favorites', 'Favoritos'], ['/wallet', 'Billetera'], ['/one', 'Tavo One'], ['/promotions', 'Promociones'], ['/gift', 'Tarjetas de regalo'], ['/help', 'Ayuda']].map(function (i) {
          return h('li', { s: 'padding:12px 0' }, a(i[0], 'text-decoration:none', i[1]));
        })),
        a('/logout', 'color:#6b6b6b;text-decoration:none', 'Cerrar sesión'),
        h('div', { s: 'margin-top:32px;font-size:14px' }, h('p', {}, a('/business', '', 'Crea una cuenta de empresa')), h('p', {}, a('/partners', '', 'Agrega tu restaurante')), h('p', {}, a('/deliver', '', 'Regístrate para repartir')))));
  }
  function footer() {
    var col = [[['/help', 'Obtener ayuda'], ['/gift', 'Comprar tarjetas de regalo'], ['/partners', 'Agrega tu restaurante'], ['/deliver', 'Regístrate para repartir'], ['/business', 'Crea una cuenta de empresa']], [['/cities', 'Restaurantes cerca de mí'], ['/cities', 'Ver todas las ciudades'], ['/promotions', 'Promociones'], ['/one', 'Tavo One']]];
    return h('footer', { s: 'background-color:#fff;border-top:1px solid #eee;padding:48px 40px;display:flex;gap:80px;font-size:14px;flex-wrap:wrap' },
      h('div', { s: 'font-size:24px' }, 'Tavo Eats'), col.map(function (c) { return h('ul', {}, c.map(function (l) { return h('li', { s: 'padding:6px 0' }, a(l[0], 'text-decoration:none', l[1])); })); }),
      h('div', { s: 'width:100%;color:#6b6b6b;font-size:12px;display:flex;gap:20px' }, a('/legal/privacy', '', 'Política de privacidad'), a('/legal/terms', '', 'Términos'), a('/legal/one', '', 'Términos de Tavo One'), h('span', {}, '© 2026 Tavo Technologies de México, S. de R.L. de C.V.')));
  }
  var H1 = 'font-size:36px;line-height:44px;font-weight:700;margin-bottom:24px', H2 = 'font-size:20px;line-height:28px;font-weight:700;margin-bottom:8px', MUTED = 'color:#5e5e5e;font-size:14px;line-height:20px';
  var CARD = 'border:1px solid #e2e2e2;border-radius:12px;padding:20px;margin-bottom:20px';
  function item(label, sub, fn, end) {
    return h('li', { 'data-baseweb': 'list-item', s: 'border-bottom:1px solid #eee' },
      h(fn ? 'button' : 'div', { s: 'display:flex;align-items:center;width:100%;background-color:transparent;border-width:0;text-align:left;padding:16px 0;font-size:16px;color:#000' + (fn ? ';cursor:pointer' : ''), onclick: fn || null },
        h('div', { s: 'flex:1' }, h('div', { s: 'font-weight:500' }, label), sub && h('div', { s: MUTED }, sub)), end || (fn ? h('span', { 'aria-hidden': 'true' }, '›') : null)));
  }
  function statusLine(m) {
    return m.status === 'ACTIVE' ? 'Activa · Se renueva el ' + m.date : m.status === 'PAUSED' ? 'En pausa · Se reanuda el ' + m.resume : 'Cancelada · Tus beneficios terminan el ' + m.date;
  }
  function tabs(on) {
    return h('nav', { 'aria-label': 'Cuenta', s: 'display:flex;gap:24px;border-bottom:1px solid #e2e2e2;margin-bottom:24px' }, [['/account', 'Información de la cuenta'], ['/account/security', 'Seguridad'], ['/account/privacy', 'Privacidad y datos'], ['/wallet', 'Billetera']].map(function (t) {
      return a(t[0], 'padding:12px 0;text-decoration:none;' + (t[0] === on ? 'font-weight:700' : 'font-weight:400'), t[1], { 'aria-current': t[0] === on ? 'page' : null });
    }));
  }
  function account() {
    var m = user.membership;
    return [h('h1', { s: H1 }, 'Cuenta de Tavo'), tabs('/account'),
    h('section', { s: CARD }, h('h2', { s: H2 }, 'Tavo One'), h('p', {}, statusLine(m)), h('p', { s: MUTED }, m.plan + ' · ' + m.price), h('p', { s: 'margin-top:12px' }, a('/one', BTN + KIND.secondary, 'Ver membresía'))),
    h('section', { s: CARD }, h('h2', { s: H2 }, 'Información básica'), h('ul', {},
      item('Nombre', user.name, function () { var v = window.prompt('Nombre', user.name); if (v) run('updateUserV1', { name: v }, function () { }); }), item('Número de teléfono', user.phone), item('Correo electrónico', user.email), item('Idioma', 'Español (México)'))),
    h('section', { s: CARD + ';background-color:#f6f0e8' }, h('h2', { s: H2 }, 'Regala Tavo'), h('p', { s: MUTED }, 'Envía una tarjeta de regalo para viajes o comida.'), a('/gift', '', 'Comprar ahora'))];
  }
  function hub() {
    var m = user.membership;
    return [h('div', { s: 'background-color:#f2e6d3;border-radius:16px;padding:32px;margin-bottom:24px' }, h('h1', { s: H1 }, 'Tavo One'),
      h('p', { s: 'font-size:20px;margin-bottom:4px' }, 'Ahorraste ' + m.savings + ' desde ' + m.since), h('p', {}, statusLine(m))),
    h('section', { s: CARD }, h('h2', { s: H2 }, 'Tus beneficios'), h('ul', {}, item('Costo de envío de $0', 'En pedidos de comida desde $199 y de súper desde $299'), item('Hasta 10% de descuento en cuotas', 'En restaurantes participantes'), item('6% en Tavo Cash', 'En viajes seleccionados'), item('Ofertas solo para miembros', 'Nuevas cada semana'))),
    h('section', { s: CARD }, h('h2', { s: H2 }, 'Ofertas exclusivas'), h('p', { s: MUTED }, '2x1 en La Tortería Ávila · 30% en Súper Maizal · $40 de descuento en tu próximo viaje'), a('/feed', '', 'Ver restaurantes')),
    h('ul', {}, item('Administrar membresía', 'Plan, pagos y más', function () { go('/one/manage'); }), item('Preguntas frecuentes', null, function () { go('/help'); }), item('Términos de Tavo One', null, function () { go('/legal/one'); }))];
  }
  function manage() {
    var m = user.membership, off = m.status === 'CANCELLED_ACTIVE_UNTIL_END';
    return [a('/one', 'text-decoration:none', '← Tavo One'), h('h1', { s: H1 + ';margin-top:16px' }, 'Administrar membresía'),
    off && h('div', { 'data-baseweb': 'notification', role: 'alert', s: 'background-color:#fff3e0;border-radius:12px;padding:16px 20px;margin-bottom:20px' }, h('p', { s: 'font-weight:700' }, 'Cancelaste tu membresía'), h('p', { s: 'margin:4px 0 12px' }, 'Puedes seguir usando tus beneficios hasta el ' + m.date + '. No se te volverá a cobrar.'), button('primary', 'Reanudar membresía', function () { run('resumeMembershipV1', {}, function () { }); }, busy)),
    h('section', { s: CARD }, h('h2', { s: H2 }, 'Tu plan'), h('ul', {},
      item(m.plan, off ? 'Cancelado' : m.price), item(off ? 'La membresía termina' : 'Próximo pago', m.date),
      !off && item('Forma de pago', user.payments[0].label, function () { go('/wallet'); }))),
    !off && m.cycle === 'mensual' && h('section', { s: CARD + ';background-color:#f2e6d3' }, h('h2', { s: H2 }, 'Cámbiate al plan anual y ahorra $138'), h('p', { s: MUTED }, '$690.00 al año. Equivale a $57.50 al mes.'), h('p', { s: 'margin-top:12px' }, button('primary', 'Cambiar al plan anual', function () { modal = 'annual'; paint(); }))),
    h('ul', {}, item('Obtener ayuda', null, function () { go('/help'); }),
      m.status === 'PAUSED' && item('Reanudar membresía', null, function () { run('resumeMembershipV1', {}, function () { }); }),
      !off && item('Cancelar membresía', null, function () { modal = 'cancel'; step = 'intro'; reason = null; comment = ''; fail = false; ev('membership_cancel_entry'); paint(); })),
    h('p', { s: MUTED + ';margin-top:20px' }, off ? 'Consulta los términos de Tavo One.' : 'Tu membresía se renueva automáticamente a ' + m.price + ' hasta que la canceles. Cancela sin cargos adicionales hasta 48 horas antes de tu próxima fecha de pago.')];
  }
  var REASONS = [['NOT_USING', 'No la uso lo suficiente'], ['NOT_SAVING', 'No ahorro lo suficiente'], ['PRICE', 'Es muy cara'], ['STORES', 'Mis restaurantes o tiendas favoritos no participan'], ['SERVICE', 'Tuve problemas con mis pedidos o viajes'], ['MOVING', 'Me mudo o estaré de viaje'], ['UNWANTED', 'No quería inscribirme o renovar'], ['OTHER', 'Otro motivo']];
  function closeModal() { modal = null; fail = false; paint(); }
  function cancelBody() {
    var m = user.membership, keep = function (w) { return button('primary', 'Conservar Tavo One', closeModal, busy, w); };
    if (step === 'intro') return ['¿Seguro que quieres cancelar?', [h('p', { s: 'margin-bottom:16px' }, 'Ahorraste ' + m.savings + ' con Tavo One. Si cancelas, perderás:'),
      h('ul', { s: 'margin-bottom:16px' }, ['Costo de envío de $0 en comida y súper', 'Hasta 10% de descuento en cuotas', '6% en Tavo Cash en viajes', 'Ofertas y promociones exclusivas'].map(function (t) { return h('li', { s: 'padding:6px 0' }, '✕  ' + t); }))],
      [keep(true), button('tertiary', 'Continuar con la cancelación', function () { step = 'reason'; ev('membership_cancel_continue'); paint(); }, busy, true)]];
    if (step === 'reason') return ['¿Por qué quieres cancelar?', [h('p', { s: MUTED + ';margin-bottom:8px' }, 'Tus comentarios nos ayudan a mejorar.'),
      h('div', { 'data-baseweb': 'radio-group', role: 'radiogroup', 'aria-label': '¿Por qué quieres cancelar?' }, REASONS.map(function (r) {
        var on = reason === r[0];
        return h('label', { 'data-baseweb': 'radio', s: 'display:flex;align-items:center;cursor:pointer;padding:10px 0;position:relative' },
          h('div', { s: 'width:20px;height:20px;border-radius:50%;flex-shrink:0;display:flex;align-items:center;justify-content:center;background-color:' + (on ? '#000' : '#afafaf') }, h('div', { s: 'border-radius:50%;background-color:#fff;' + (on ? 'width:8px;height:8px' : 'width:16px;height:16px') })),
          h('input', { type: 'radio', name: 'cancel-reason', value: r[0], checked: on, 'aria-checked': null, s: 'position:absolute;opacity:0;width:0;height:0;margin:0;overflow:hidden', onchange: function () { reason = r[0]; paint(); } }),
          h('div', { s: 'padding-left:12px' }, r[1]));
      })),
      reason === 'OTHER' && h('div', { 'data-baseweb': 'textarea' }, h('textarea', { 'aria-label': 'Cuéntanos más (opcional)', placeholder: 'Cuéntanos más (opcional)', rows: '3', value: comment, s: 'width:100%;border:2px solid #eee;border-radius:8px;padding:10px;font-size:16px', oninput: function (x) { comment = x.target.value; } }))],
      [button('primary', 'Continuar', function () { run('submitMembershipSurveyV1', { reason: reason, comment: comment }, function (d) { offer = d.interstitial; step = offer === 'none' ? 'final' : 'offer'; }); }, !reason || busy, true), button('tertiary', 'Atrás', function () { step = 'intro'; paint(); }, busy, true)]];
    if (step === 'offer' && offer === 'discount') return ['Quédate con 50% de descuento', [h('p', { s: 'margin-bottom:8px' }, 'Conserva todos tus beneficios por $34.50 al mes durante los próximos 2 meses.'), h('p', { s: MUTED + ';margin-bottom:16px' }, 'Después se renueva a $69.00 al mes. Cancela cuando quieras. Aplican términos.')],
      [button('primary', 'Aceptar oferta', function () { run('redeemRetentionOfferV1', { offer: 'HALF_2M' }, function () { modal = null; snack = 'Listo, aplicamos tu descuento.'; }); }, busy, true), button('tertiary', 'No, gracias', function () { step = 'final'; ev('membership_offer_decline'); paint(); }, busy, true)]];
    if (step === 'offer') return ['¿Prefieres pausar tu membresía?', [h('p', { s: 'margin-bottom:16px' }, 'Pausa un mes y retoma tus beneficios el ' + m.resume + '. No se te cobrará mientras esté en pausa.')],
      [button('primary', 'Pausar membresía', function () { run('pauseMembershipV1', {}, function () { modal = null; snack = 'Pausaste tu membresía.'; }); }, busy, true), button('tertiary', 'No, gracias', function () { step = 'final'; ev('membership_offer_decline'); paint(); }, busy, true)]];
    if (step === 'final') return ['Confirma tu cancelación', [h('p', { s: 'margin-bottom:8px' }, 'Tu membresía terminará el ' + m.date + '. Puedes usar tus beneficios hasta entonces y no se te volverá a cobrar.'), h('p', { s: MUTED + ';margin-bottom:16px' }, 'Te enviaremos un correo de confirmación a ' + user.email + '.')],
      [keep(true), button('secondary', 'Cancelar membresía', function () { run('cancelMembershipV1', { reason: reason }, function () { step = 'done'; }); }, busy, true)]];
    return ['Cancelaste tu membresía', [h('p', { s: 'margin-bottom:16px' }, 'Tus beneficios de Tavo One siguen activos hasta el ' + m.date + '. Puedes reanudar tu membresía cuando quieras.')], [button('primary', 'Listo', closeModal, false, true)]];
  }
  function modalView() {
    if (!modal) return null;
    var b = modal === 'cancel' ? cancelBody()
      : modal === 'annual' ? ['Cambiar al plan anual', [h('p', { s: 'margin-bottom:16px' }, 'Hoy se te cobrarán $690.00 a ' + user.payments[0].label + '.')], [button('primary', 'Confirmar y pagar $690.00', function () { run('switchMembershipPlanV1', { cycle: 'anual' }, function () { modal = null; }); }, busy, true), button('tertiary', 'Ahora no', closeModal, busy, true)]]
        : ['¿Eliminar tu cuenta?', [h('p', { s: 'margin-bottom:16px' }, 'Perderás tu cuenta, tu historial y tu saldo de Tavo Cash. Esta acción es permanente.')], [button('danger', 'Eliminar cuenta', function () { run('deleteAccountV1', {}, function () { modal = null; location.href = '/logout'; }); }, busy, true), button('tertiary', 'Volver', closeModal, busy, true)]];
    return h('div', { 'data-baseweb': 'modal', s: 'position:fixed;top:0;left:0;right:0;bottom:0;z-index:50;overflow:auto' },
      h('div', { s: 'min-height:100%;display:flex;align-items:center;justify-content:center;background-color:rgba(0,0,0,.5);padding:24px' },
        h('div', { role: 'dialog', 'aria-modal': 'true', 'aria-label': 'dialog', tabindex: '-1', s: 'background-color:#fff;border-radius:16px;width:500px;max-width:100%;position:relative;padding:24px' },
          h('h3', { s: 'font-size:24px;line-height:32px;font-weight:700;margin:8px 40px 16px 0' }, b[0]), h('div', {}, b[1]),
          fail && h('p', { role: 'alert', s: 'color:#e11900;margin-bottom:12px' }, 'Algo salió mal. Vuelve a intentarlo.'),
          h('div', { s: 'display:flex;flex-direction:column;gap:8px' }, b[2]),
          h('button', { 'aria-label': 'Cerrar', s: 'position:absolute;top:20px;right:20px;border-width:0;background-color:transparent;cursor:pointer;font-size:20px', onclick: closeModal }, '✕'))));
  }
  function wallet() {
    return [h('h1', { s: H1 }, 'Billetera'), tabs('/wallet'), h('section', { s: CARD }, h('h2', { s: H2 }, 'Tavo Cash'), h('p', {}, '$23.40')),
    h('section', { s: CARD }, h('h2', { s: H2 }, 'Formas de pago'), h('ul', {}, user.payments.map(function (p) {
      return item(p.label, p.id === 'visa' ? 'Predeterminada' : null, null, p.id === 'visa' ? null : button('tertiary', 'Quitar', function () { run('deletePaymentProfileV1', { id: p.id }, function () { }); }));
    }))), h('section', { s: CARD }, h('h2', { s: H2 }, 'Membresía'), h('p', {}, 'Tavo One · ' + statusLine(user.membership)), a('/one', '', 'Ver membresía'))];
  }
  function privacy() {
    return [h('h1', { s: H1 }, 'Privacidad y datos'), tabs('/account/privacy'), h('ul', {},
      item('Correos promocionales', user.promos ? 'Activados' : 'Desactivados', function () { run('updateCommunicationsV1', { promos: !user.promos }, function () { }); }),
      item('Eliminar cuenta', 'Elimina de forma permanente tu cuenta de Tavo', function () { modal = 'delete'; paint(); }))];
  }
  function text(t, ps) { return [h('h1', { s: H1 }, t), ps.map(function (p) { return h('p', { s: 'margin-bottom:12px;line-height:24px' }, p); })]; }
  function view(p) {
    switch (p) {
      case '/one': return hub();
      case '/one/manage': return manage();
      case '/wallet': return wallet();
      case '/account/privacy': return privacy();
      case '/account/security': return [h('h1', { s: H1 }, 'Seguridad'), tabs('/account/security'), h('ul', {}, item('Contraseña', 'Último cambio: 3 de marzo'), item('Verificación en 2 pasos', 'Desactivada'), item('Llaves de acceso', 'Ninguna'))];
      case '/help': return [h('h1', { s: H1 }, 'Ayuda'), h('ul', {}, item('Cancelar mi membresía de Tavo One', null, function () { go('/help/one-cancel'); }), item('Mi pedido llegó incompleto', null), item('No reconozco un cargo', null), item('Cambiar mi dirección', null))];
      case '/help/one-cancel': return [text('Cancelar mi membresía de Tavo One', ['Puedes cancelar en cualquier momento hasta 48 horas antes de tu próxima fecha de pago para evitar el siguiente cobro.', 'En la app o en la web, ve a Cuenta, elige Tavo One, luego Administrar membresía y Cancelar membresía. Sigue los pasos hasta ver la confirmación.']), a('/one/manage', '', 'Administrar membresía')];
      case '/orders': return text('Pedidos anteriores', ['La Tortería Ávila · 2 artículos · $214.00', 'Súper Maizal · 11 artículos · $683.50', 'Pozole Doña Chela · 3 artículos · $341.00']);
      case '/favorites': return text('Tus favoritos', ['La Tortería Ávila', 'Pozole Doña Chela']);
      case '/promotions': return text('Promociones', ['30% de descuento en tu próximo pedido de súper.']);
      case '/gift': return [text('Tarjetas de regalo', ['Elige un monto para regalar.']), button('primary', 'Comprar $300', function () { run('buyGiftCardV1', { amount: 300 }, function () { snack = 'Compraste una tarjeta de regalo.'; }); }, busy)];
      case '/feed': return text('Restaurantes cerca de ti', ['La Tortería Ávila · 20-30 min · 4.7', 'Pozole Doña Chela · 25-40 min · 4.8', 'Sushi Condesa · 30-45 min · 4.5']);
      case '/legal/terms': return text('Términos y condiciones', ['Al usar la app aceptas estos términos.']);
      case '/legal/privacy': return text('Política de privacidad', ['Cómo recopilamos y usamos tus datos.']);
      case '/legal/one': return text('Términos de Tavo One', ['La membresía se renueva automáticamente cada mes o año hasta que se cancele. Para evitar el siguiente cobro, cancela al menos 48 horas antes de la fecha de renovación. Conservas los beneficios hasta el fin del periodo pagado.']);
      case '/account': return account();
      default: return text('Tavo', ['Próximamente en tu ciudad.']);
    }
  }
  function paint() {
    var f = document.activeElement && document.activeElement.name === 'cancel-reason' ? document.activeElement.value : null;
    root.textContent = ''; layers.textContent = '';
    if (!user || location.pathname === '/logout') {
      root.appendChild(h('main', { s: 'padding:80px 40px' }, h('h1', { s: H1 }, 'Cerraste sesión'), h('a', { href: '/account' }, 'Iniciar sesión')));
      return;
    }
    add(root, [header(), h('main', { id: 'main-content', s: 'max-width:760px;margin:0 auto;padding:40px 24px;min-height:600px' }, view(location.pathname)), footer()]);
    add(layers, [drawerView(), modalView(), snack && h('div', { 'data-baseweb': 'snackbar', role: 'status', s: 'position:fixed;bottom:24px;left:24px;background-color:#282828;color:#fff;border-radius:8px;padding:14px 18px' }, snack)]);
    if (f) { var r = layers.querySelector('input[value="' + f + '"]'); if (r) r.focus(); }
  }
  window.addEventListener('popstate', function () { modal = null; drawer = false; paint(); });
  function boot() { rpc('getUserV1').then(function (d) { user = d; paint(); }, function () { user = null; paint(); }); }
  boot();
})();
