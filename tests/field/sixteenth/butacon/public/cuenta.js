(function () {
  'use strict';
  var root = document.getElementById('__next'), C, estado = { motivo: '', comentario: '' };
  function h(tag, props) {
    var el = document.createElement(tag), kids = [].slice.call(arguments, 2);
    for (var k in props || {}) { if (k.slice(0, 2) === 'on') el.addEventListener(k.slice(2), props[k]); else if (k === 'html') el.innerHTML = props[k]; else if (props[k] !== false && props[k] != null) el.setAttribute(k === 'cls' ? 'class' : k, props[k]); }
    kids.flat(9).forEach(function (c) { if (c != null && c !== false) el.append(c); });
    return el;
  }
  function api(m, ruta, cuerpo) { return fetch('/api/v2/' + ruta, { method: m, headers: cuerpo ? { 'content-type': 'application/json' } : {}, body: cuerpo && JSON.stringify(cuerpo) }).then(function (r) { if (!r.ok) throw r; return r.json(); }).then(function (j) { C = j; return j; }); }
  var V = { contained: 'MuiButton-contained MuiButton-containedPrimary css-1k3xqpo', outlined: 'MuiButton-outlined MuiButton-outlinedInherit css-9h2mbz', text: 'MuiButton-text MuiButton-textPrimary css-1ujsas3' };
  function Button(texto, v, fn, extra) { return h('button', Object.assign({ cls: 'MuiButtonBase-root MuiButton-root ' + V[v] + ' MuiButton-sizeMedium', tabindex: '0', type: 'button', onclick: fn }, extra), texto, h('span', { cls: 'MuiTouchRipple-root css-w0pj6f' })); }
  function Enlace(texto, v, ruta) { return h('a', { cls: 'MuiButtonBase-root MuiButton-root ' + V[v], href: ruta, onclick: function (e) { e.preventDefault(); ir(ruta); } }, texto); }
  function T(v, texto, tag) { return h(tag || 'p', { cls: 'MuiTypography-root MuiTypography-' + v, html: texto }); }
  function Card() { return h('div', { cls: 'MuiPaper-root MuiPaper-elevation MuiPaper-rounded MuiCard-root css-s18byi' }, [].slice.call(arguments)); }
  function Stack() { return h('div', { cls: 'MuiStack-root css-1d9cypr' }, [].slice.call(arguments)); }
  function Grid() { return h('div', { cls: 'MuiGrid-root MuiGrid-container css-1anx036' }, [].slice.call(arguments)); }
  function Snack(t) { var s = h('div', { cls: 'MuiSnackbar-root MuiSnackbar-anchorOriginBottomLeft', role: 'presentation' }, h('div', { cls: 'MuiSnackbarContent-message', role: 'alert' }, t)); document.body.append(s); setTimeout(function () { s.remove(); }, 4500); }
  var modal;
  function cerrar() { if (modal) modal.remove(); modal = null; }
  function Dialog(titulo, cuerpo, acciones) {
    cerrar();
    modal = h('div', { role: 'presentation', cls: 'MuiDialog-root MuiModal-root css-126xj0f' }, h('div', { 'aria-hidden': 'true', cls: 'MuiBackdrop-root MuiModal-backdrop', onclick: cerrar }), h('div', { cls: 'MuiDialog-container MuiDialog-scrollPaper', role: 'presentation' }, h('div', { cls: 'MuiPaper-root MuiDialog-paper MuiDialog-paperWidthSm', role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': ':r7:' }, h('h2', { cls: 'MuiTypography-root MuiDialogTitle-root', id: ':r7:' }, titulo), h('div', { cls: 'MuiDialogContent-root' }, cuerpo), h('div', { cls: 'MuiDialogActions-root MuiDialogActions-spacing' }, acciones))));
    document.body.append(modal);
  }
  function cancelada() { return C.estado === 'CANCELADA_FIN_PERIODO'; }
  function hacer(m, r, b, aviso, destino) { return function () { api(m, r, b).then(function () { cerrar(); ir(destino || location.pathname); Snack(aviso); }).catch(function () { Snack('Algo ha ido mal. Inténtalo de nuevo en unos minutos.'); }); }; }
  function Aviso() {
    if (cancelada()) return h('div', { cls: 'MuiPaper-root MuiAlert-root MuiAlert-standardWarning', role: 'alert' }, h('div', { cls: 'MuiAlert-message' }, T('body1', '<strong>Has cancelado tu suscripción.</strong> Puedes seguir viendo Butacón hasta el ' + C.finPeriodo + '. No te haremos más cargos.'), Button('Reactivar', 'outlined', hacer('POST', 'suscripcion/reactivar', {}, '¡Qué bien que te quedes!'))));
    if (C.estado === 'EN_PAUSA') return h('div', { cls: 'MuiPaper-root MuiAlert-root', role: 'alert' }, 'Tu suscripción se pausará el ' + C.finPeriodo + ' y se reanudará el ' + C.vuelta + '.');
    if (C.descuento) return h('div', { cls: 'MuiPaper-root MuiAlert-root', role: 'alert' }, 'Tienes un 50 % de descuento en tus próximas 3 cuotas.');
  }
  function Chip() { return h('div', { cls: 'MuiChip-root MuiChip-filled ' + (C.estado === 'ACTIVA' ? 'MuiChip-colorSuccess' : 'MuiChip-colorWarning') }, h('span', { cls: 'MuiChip-label' }, { ACTIVA: 'Activa', EN_PAUSA: 'Pausa programada' }[C.estado] || 'Cancelada')); }
  var P = {
    '/': function () {
      return [T('h4', 'Tu cuenta', 'h1'), Aviso(), Grid(
        Card(T('h6', 'Suscripción', 'h2'), T('body1', 'Plan ' + C.planNombre + ' · ' + C.precio + ' €/mes'), Chip(), T('body2', cancelada() ? 'Acceso hasta el ' + C.finPeriodo : 'Próximo cobro: ' + C.finPeriodo), Stack(Enlace('Gestionar suscripción', 'outlined', '/suscripcion'))),
        Card(T('h6', 'Datos de acceso', 'h2'), T('body1', C.email), T('body2', 'Contraseña: ••••••••••'), Stack(Enlace('Seguridad', 'text', '/dispositivos'))),
        Card(T('h6', 'Perfiles', 'h2'), T('body1', C.perfiles.join(', ')), Stack(Enlace('Gestionar perfiles', 'text', '/perfiles'))),
        Card(T('h6', 'Estreno en alquiler', 'h2'), T('body1', '«La marea y los perros», de Irene Salvatierra. 4,99 € durante 48 horas.'), Stack(Button('Alquilar', 'contained', hacer('POST', 'alquiler', { titulo: 'la-marea-y-los-perros' }, 'Alquiler realizado. Tienes 30 días para empezar a verla.'))))),
      T('h6', 'Sigue viendo', 'h2'), h('div', { cls: 'css-posters' }, ['Las horas blancas T2', 'Bajamar', 'Verbena', 'El inspector Urdiales', 'Nosotras, las de entonces', 'Cuenca 1989'].map(function (t) { return h('div', {}, t); }))];
    },
    '/suscripcion': function () {
      return [T('h4', 'Suscripción', 'h1'), Aviso(), Card(T('h6', 'Plan ' + C.planNombre, 'h2'), Chip(), T('body1', C.precio + ' € al mes, IVA incluido'), T('body2', 'Full HD, 2 pantallas a la vez, descargas en el móvil. Cliente desde ' + C.desde + '.'), h('hr', { cls: 'MuiDivider-root' }), T('body2', cancelada() ? 'Último día: ' + C.finPeriodo : 'Se renueva el ' + C.finPeriodo), T('body2', 'Forma de pago: Mastercard terminada en 7735'), !cancelada() && Stack(Enlace('Cambiar de plan', 'contained', '/planes'), Enlace('Cancelar suscripción', 'text', '/cancelar'))),
        Card(T('h6', 'Tarjetas regalo y códigos', 'h2'), T('body2', 'Canjea un código promocional en tu próxima cuota.'), Stack(Enlace('Canjear código', 'text', '/ayuda'))), T('body2', 'Las suscripciones mensuales se renuevan de forma automática y pueden cancelarse en cualquier momento, sin permanencia. No se realizan reembolsos de periodos ya iniciados.')];
    },
    '/planes': function () { return [T('h4', 'Elige tu plan', 'h1'), Grid.apply(null, [['basico', 'Básico con anuncios', '5,99', 'HD, 1 pantalla'], ['estandar', 'Estándar', '9,99', 'Full HD, 2 pantallas'], ['premium', 'Premium 4K', '14,99', '4K HDR, 4 pantallas']].map(function (x) { return Card(T('h6', x[1], 'h2'), T('body1', x[2] + ' €/mes'), T('body2', x[3]), C.plan === x[0] ? T('body2', 'Tu plan actual') : Stack(Button('Cambiar a ' + x[1], 'outlined', hacer('PUT', 'suscripcion/plan', { plan: x[0] }, 'Has cambiado de plan.', '/suscripcion')))); }))]; },
    '/cancelar': function () {
      return [T('h4', 'Antes de irte, Marta', 'h1'), T('body1', 'Si cancelas, a partir del ' + C.finPeriodo + ' te perderás:'), h('div', { cls: 'css-posters' }, ['Las horas blancas T3 (estreno en enero)', 'Bajamar', '37 títulos en tu lista', '4 descargas'].map(function (t) { return h('div', {}, t); })), h('hr', { cls: 'MuiDivider-root' }),
        T('h6', 'Otras formas de seguir en Butacón', 'h2'), Grid(Card(T('h6', 'Haz una pausa', 'h3'), T('body2', 'No pagas nada durante un mes. Volvemos a empezar el ' + C.vuelta + '.'), Stack(Button('Pausar un mes', 'outlined', hacer('POST', 'suscripcion/pausa', { meses: 1 }, 'Pausa programada.', '/suscripcion')))), Card(T('h6', 'Paga menos', 'h3'), T('body2', 'Plan Básico con anuncios por 5,99 € al mes.'), Stack(Button('Pasarme al Básico', 'outlined', hacer('PUT', 'suscripcion/plan', { plan: 'basico' }, 'Has cambiado de plan.', '/suscripcion'))))),
        T('body2', 'Guardaremos tus perfiles, tu lista y tu historial durante 10 meses por si decides volver.'), Stack(Enlace('Me quedo', 'contained', '/suscripcion'), Button('Seguir con la cancelación', 'outlined', pasoMotivo))];
    },
    '/cancelada': function () { return cancelada() ? [T('h4', 'Suscripción cancelada', 'h1'), Card(T('body1', 'Listo, Marta. Hemos cancelado tu suscripción al plan ' + C.planNombre + '. Podrás seguir disfrutando de Butacón hasta el <strong>' + C.finPeriodo + '</strong> y no te volveremos a cobrar.'), T('body2', 'Te hemos enviado un correo de confirmación a ' + C.email + '.'), T('body2', 'Nos encantaría volver a verte. Las luces se quedan encendidas.'), Stack(Enlace('Ir a mi cuenta', 'contained', '/')))] : P['/'](); },
    '/perfiles': function () { return [T('h4', 'Perfiles', 'h1'), Card(h('ul', { cls: 'MuiList-root' }, C.perfiles.map(function (p) { return h('li', { cls: 'MuiListItem-root' }, p, p !== 'Marta' && Button('Eliminar', 'text', hacer('DELETE', 'perfil', { nombre: p }, 'Perfil eliminado.'))); })))]; },
    '/dispositivos': function () { return [T('h4', 'Seguridad y dispositivos', 'h1'), Card(h('ul', { cls: 'MuiList-root' }, C.dispositivos.map(function (p) { return h('li', { cls: 'MuiListItem-root' }, p, Button('Cerrar sesión', 'text', hacer('DELETE', 'dispositivo', { nombre: p }, 'Sesión cerrada en ' + p + '.'))); }))), Card(T('h6', 'Comunicaciones', 'h2'), T('body2', 'Novedades y recomendaciones por correo: ' + (C.avisos ? 'sí' : 'no')), Stack(Button(C.avisos ? 'Dejar de recibir' : 'Recibir', 'text', hacer('PUT', 'avisos', { activo: !C.avisos }, 'Preferencias guardadas.'))))]; },
    '/pagos': function () { return [T('h4', 'Pagos', 'h1'), Card(T('body1', 'Mastercard •••• 7735, caduca 11/28'), h('ul', { cls: 'MuiList-root' }, ['Último mes', 'Hace 2 meses', 'Hace 3 meses'].map(function (m) { return h('li', { cls: 'MuiListItem-root' }, m, '9,99 €'); })))]; },
    '/ayuda': function () { return [T('h4', 'Ayuda', 'h1'), Card(T('h6', '¿Cómo cancelo?', 'h2'), T('body2', 'Entra en Tu cuenta, Suscripción, y elige Cancelar suscripción. No hay permanencia.'), T('h6', '¿En cuántas pantallas puedo ver Butacón?', 'h2'), T('body2', 'Depende de tu plan: 1, 2 o 4 a la vez.'))]; }
  };
  var MOTIVOS = [['precio', 'Es demasiado caro'], ['uso', 'No lo uso lo suficiente'], ['contenido', 'No encuentro nada que me apetezca ver'], ['otra', 'Prefiero otra plataforma'], ['tecnico', 'He tenido problemas técnicos'], ['temporal', 'Es solo por un tiempo, pienso volver'], ['otro', 'Otro motivo']];
  function pasoMotivo() {
    var seguir = Button('Continuar', 'contained', function () { estado.comentario = modal.querySelector('textarea').value; estado.motivo === 'precio' ? pasoOferta() : pasoFinal(); }, { disabled: '' });
    seguir.classList.add('Mui-disabled'); estado.motivo = '';
    Dialog('¿Por qué te vas?', [T('body2', 'Tu respuesta nos ayuda a mejorar.'), h('div', { cls: 'MuiFormGroup-root MuiRadioGroup-root', role: 'radiogroup' }, MOTIVOS.map(function (m) { return h('label', { cls: 'MuiFormControlLabel-root MuiFormControlLabel-labelPlacementEnd' }, h('span', { cls: 'MuiButtonBase-root MuiRadio-root MuiRadio-colorPrimary' }, h('input', { cls: 'PrivateSwitchBase-input css-1m9pwf3', type: 'radio', name: 'motivo-baja', value: m[0], onchange: function () { estado.motivo = m[0]; seguir.disabled = false; seguir.classList.remove('Mui-disabled'); } }), h('i')), h('span', { cls: 'MuiTypography-root MuiTypography-body1 MuiFormControlLabel-label' }, m[1])); })), h('div', { cls: 'MuiInputBase-root MuiInputBase-multiline' }, h('textarea', { rows: '2', placeholder: 'Cuéntanos algo más (opcional)', 'aria-label': 'Comentario' }))], [Button('Volver', 'text', cerrar), seguir]);
  }
  function pasoOferta() { Dialog('¿Y si te lo dejamos a mitad de precio?', [T('body1', 'Quédate y paga solo <strong>4,99 € al mes</strong> durante los próximos 3 meses. Después, 9,99 € al mes. Sin permanencia.')], [Button('No, gracias', 'text', pasoFinal), Button('Aceptar oferta', 'contained', hacer('POST', 'suscripcion/oferta', { cupon: 'QUEDATE50' }, 'Oferta aplicada.', '/suscripcion'))]); }
  function pasoFinal() { Dialog('Confirma la cancelación', [T('body1', 'Tu plan ' + C.planNombre + ' no se renovará. Podrás seguir viendo Butacón hasta el ' + C.finPeriodo + '. La cancelación no tiene ningún coste.')], [Button('Confirmar cancelación', 'outlined', hacer('POST', 'suscripcion/cancelar', { motivo: estado.motivo, comentario: estado.comentario }, 'Suscripción cancelada.', '/cancelada')), Button('Mantener mi suscripción', 'contained', function () { cerrar(); ir('/suscripcion'); })]); }
  var TABS = [['/', 'Resumen'], ['/suscripcion', 'Suscripción'], ['/pagos', 'Pagos'], ['/perfiles', 'Perfiles'], ['/dispositivos', 'Seguridad'], ['/ayuda', 'Ayuda']];
  function pinta() {
    var p = P[location.pathname] ? location.pathname : '/'; if (cancelada() && (p === '/cancelar' || p === '/planes')) p = '/suscripcion';
    var A = function (t, r, c) { return h('a', { href: r, cls: c || '', onclick: function (e) { e.preventDefault(); ir(r); } }, t); };
    root.replaceChildren(h('header', { cls: 'MuiPaper-root MuiAppBar-root MuiAppBar-positionStatic' }, h('div', { cls: 'MuiToolbar-root MuiToolbar-gutters' }, A('butacón', '/', 'css-logo'), h('nav', { cls: 'css-nav', 'aria-label': 'Principal' }, ['Inicio', 'Series', 'Cine', 'Documentales', 'Infantil', 'Mi lista'].map(function (x) { return A(x, '/'); })), h('span', { cls: 'css-sp' }), h('span', { cls: 'MuiAvatar-root' }, 'M'), A('Salir', '/ayuda'))),
      h('main', { cls: 'MuiContainer-root MuiContainer-maxWidthLg' }, h('nav', { cls: 'MuiTabs-root', 'aria-label': 'Cuenta' }, h('div', { cls: 'MuiTabs-flexContainer', role: 'tablist' }, TABS.map(function (t) { return h('a', { cls: 'MuiButtonBase-root MuiTab-root' + (t[0] === p ? ' Mui-selected' : ''), role: 'tab', 'aria-selected': String(t[0] === p), href: t[0], onclick: function (e) { e.preventDefault(); ir(t[0]); } }, t[1]); }))), P[p]().filter(Boolean)),
      h('footer', { cls: 'css-foot' }, h('div', {}, A('Centro de ayuda', '/ayuda'), A('Condiciones de uso', '/ayuda'), A('Política de privacidad', '/ayuda'), A('Cookies', '/ayuda'), A('Accesibilidad', '/ayuda'), A('Trabaja con nosotros', '/ayuda'), h('p', {}, '© Butacón Contenidos Audiovisuales, S.L. C/ del Desengaño 0, 28004 Madrid. NIF B-00000000. Inscrita en el Registro Estatal de Prestadores del Servicio de Comunicación Audiovisual. Precios con IVA incluido, válidos en península y Baleares.'))));
  }
  function ir(r) { cerrar(); if (r !== location.pathname) history.pushState(null, '', r); pinta(); window.scrollTo(0, 0); }
  window.addEventListener('popstate', function () { cerrar(); pinta(); });
  if (document.cookie.indexOf('didomi_token') < 0) { var d = h('div', { id: 'didomi-host' }), fin = function () { document.cookie = 'didomi_token=1; path=/'; d.remove(); }; d.append(h('div', { cls: 'cb', role: 'dialog', 'aria-label': 'Cookies' }, h('span', {}, 'Nosotros y nuestros socios utilizamos cookies para ofrecerte el servicio, medir la audiencia y mostrarte contenido relacionado con tus gustos.'), Button('Rechazar', 'text', fin), Button('Aceptar y cerrar', 'contained', fin))); document.body.append(d); }
  api('GET', 'cuenta').then(pinta);
})();
