(() => {
  const app = document.getElementById('__next');
  let me = null, seq = 0;
  const el = (tag, cls, attrs, ...kids) => {
    const n = document.createElement(tag);
    if (cls) n.className = cls;
    for (const [k, v] of Object.entries(attrs || {})) {
      if (v === false || v == null) continue;
      if (k === 'onclick' || k === 'oninput' || k === 'onsubmit') n[k] = v;
      else if (k === 'disabled') n.disabled = v;
      else n.setAttribute(k, v === true ? '' : v);
    }
    const add = c => { if (Array.isArray(c)) c.forEach(add); else if (c != null && c !== false) n.append(c); };
    kids.forEach(add);
    return n;
  };
  const post = (path, body, method) => fetch('/gw/v1' + path, { method: method || 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body || {}) })
    .then(r => r.json().then(j => { if (!r.ok) throw j; if (j.me) me = j.me; return j; }));
  const icon = d => { const s = el('span', 'inline-flex flex-none', { 'aria-hidden': 'true' }); s.innerHTML = `<svg width="22" height="22" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8"><path d="${d}"/></svg>`; return s; };
  const I = { user: 'M12 12a4 4 0 100-8 4 4 0 000 8zm-8 8c1-5 15-5 16 0', bag: 'M5 8h14l-1 12H6zM9 8a3 3 0 016 0', star: 'M12 3l3 6 6 1-5 4 2 7-6-4-6 4 2-7-5-4 6-1z', card: 'M3 6h18v12H3zM3 10h18', bell: 'M6 16V10a6 6 0 0112 0v6l2 2H4zM10 20h4', help: 'M9 9a3 3 0 114 3c-1 .5-1 1-1 2m0 3v.5', gift: 'M4 11h16v9H4zM3 7h18v4H3zM12 7v13', chev: 'M9 6l6 6-6 6', check: 'M5 12l5 5 9-10', pause: 'M8 5v14M16 5v14', x: 'M6 6l12 12M18 6L6 18', cal: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4' };

  const dialog = (build, opts) => {
    const id = 'radix-:r' + (seq++).toString(36) + ':';
    const ov = el('div', '', { 'data-state': 'open', 'data-radix-overlay': true, 'aria-hidden': 'true' });
    const c = el('div', '', { role: opts && opts.alert ? 'alertdialog' : 'dialog', id, 'aria-labelledby': id + 't', 'aria-describedby': id + 'd', 'data-state': 'open', 'data-radix-content': true, tabindex: '-1' });
    const close = () => { ov.remove(); c.remove(); document.body.style.overflow = ''; };
    if (!(opts && opts.alert)) c.append(el('button', 'absolute right-4 top-4', { type: 'button', 'aria-label': 'Cerrar', onclick: close }, icon(I.x)));
    for (const k of [].concat(build(close, id))) if (k) c.append(k);
    document.body.append(ov, c); document.body.style.overflow = 'hidden'; c.focus();
    return close;
  };
  const H2 = (id, t) => el('h2', 'text-xl font-bold mb-2', { id: id + 't' }, t);
  const P = (id, t) => el('p', 'text-stone-600', { id: id + 'd' }, t);
  const main = (t, fn, a) => el('button', 'btn-lg bg-emerald-600 text-white px-6 disabled:opacity-40', Object.assign({ type: 'button', onclick: fn }, a), t);
  const sec = (t, fn, a) => el('button', 'btn-lg bg-stone-100 text-stone-900 px-6 disabled:opacity-40', Object.assign({ type: 'button', onclick: fn }, a), t);
  const ghost = (t, fn, a) => el('button', 'btn-lg text-stone-600 underline px-6', Object.assign({ type: 'button', onclick: fn }, a), t);
  const toast = t => { const o = el('div', 'fixed bottom-4 left-4 z-50 bg-stone-900 text-white rounded-xl px-6 py-3 shadow-lg', { role: 'status', 'aria-live': 'polite' }, t); document.body.append(o); setTimeout(() => o.remove(), 4500); };
  const nav = h => { location.hash = h; };
  const busy = b => { b.disabled = true; b.textContent = 'Un momento…'; };
  const fail = () => toast('Algo ha ido mal. Vuelve a intentarlo en unos minutos.');

  const row = (ic, title, sub, fn, red) => el('li', 'border-b', {}, el('button', 'w-full flex items-center gap-4 py-4 text-left hover:bg-stone-50', { type: 'button', onclick: fn }, icon(ic), el('span', 'flex-1', {}, el('span', 'font-medium' + (red ? ' text-red-600' : ''), {}, title), sub ? el('span', 'text-sm text-stone-500', { style: 'display:block' }, sub) : null), icon(I.chev)));

  const MENU = [['#/cuenta', 'Mi cuenta', I.user], ['#/pedidos', 'Pedidos', I.bag], ['#/plus', 'Zampalia Plus', I.star], ['#/pagos', 'Monedero y pagos', I.card], ['#/notificaciones', 'Notificaciones', I.bell], ['#/regalos', 'Tarjetas regalo', I.gift], ['#/ayuda', 'Ayuda', I.help]];
  const header = () => el('header', 'sticky top-0 z-10 bg-white border-b', {}, el('div', 'max-w-6xl mx-auto px-6 py-3 flex items-center gap-6', {},
    el('a', 'text-2xl font-bold text-emerald-700', { href: '#/inicio' }, 'zampalia'),
    el('div', 'flex-1', {}, el('button', 'bg-stone-100 rounded-full px-4 py-2 text-sm', { type: 'button', onclick: () => toast('Repartimos en tu dirección: Calle de Galileo 41, 28015 Madrid.') }, '📍 Calle de Galileo 41')),
    el('input', 'bg-stone-100 rounded-full px-4 py-2 text-sm', { type: 'search', placeholder: 'Busca restaurantes, tiendas…', 'aria-label': 'Buscar' }),
    el('a', 'text-sm font-medium', { href: '#/cuenta' }, 'Hola, ' + me.perfil.nombre),
    el('button', 'bg-stone-900 text-white rounded-full px-4 py-2 text-sm', { type: 'button', onclick: () => toast('Tu carrito está vacío.') }, 'Carrito · 0')));
  const footer = () => el('footer', 'bg-stone-900 text-stone-300 text-sm py-8', {}, el('div', 'max-w-6xl mx-auto px-6', {},
    el('div', 'grid grid-cols-4 gap-6 mb-4', {}, [['Colabora con Zampalia', ['Registra tu restaurante', 'Hazte repartidor', 'Zampalia para empresas', 'Afiliados']], ['Descubre', ['Zampalia Plus', 'Tarjetas regalo', 'Ciudades', 'Cadenas y marcas']], ['Ayuda', ['Preguntas frecuentes', 'Contacto', 'Accesibilidad', 'Seguridad alimentaria']], ['Legal', ['Términos y condiciones', 'Política de privacidad', 'Política de cookies', 'Condiciones de Plus']]].map(([t, ls]) =>
      el('div', '', {}, el('h4', 'font-semibold text-white mb-2', {}, t), el('ul', 'space-y-2', {}, ls.map(l => el('li', '', {}, el('a', '', { href: /Condiciones|Términos|Política/.test(l) ? '#/condiciones' : l === 'Zampalia Plus' ? '#/plus' : l === 'Tarjetas regalo' ? '#/regalos' : '#/ayuda' }, l))))))),
    el('p', 'border-t py-4 text-xs', {}, '© 2026 Zampalia Iberia, S. L. Paseo de las Acacias 12, 28005 Madrid. Las marcas y los precios que se muestran pertenecen a sus respectivos titulares.')));
  const shell = (...kids) => {
    const cur = location.hash || '#/cuenta';
    app.replaceChildren(header(), el('div', 'max-w-6xl mx-auto px-6 py-8 pb-16 acc min-h-screen', {},
      el('nav', '', { 'aria-label': 'Cuenta' }, el('ul', 'space-y-2', {}, MENU.map(([h, t, i]) => el('li', '', {}, el('a', 'flex items-center gap-3 p-3 rounded-xl hover:bg-stone-100' + (cur.startsWith(h) ? ' bg-stone-100 font-semibold' : ''), { href: h, 'aria-current': cur.startsWith(h) ? 'page' : false }, icon(i), t)))),
        el('div', 'bg-amber-50 rounded-2xl p-4 mt-6 text-sm', {}, el('p', 'font-semibold', {}, 'Invita a un amigo y gana 10 €'), el('p', 'mt-1 text-stone-600', {}, 'Tu amigo recibe 10 € en su primer pedido y tú otros 10 € cuando lo haga.'), el('button', 'underline font-medium mt-2', { type: 'button', onclick: () => toast('Código MARTA-ZMP10 copiado.') }, 'Copiar código'))),
      el('main', 'space-y-6', {}, kids)), footer());
  };

  const estado = () => {
    const p = me.plus;
    return { active: ['Activa', `Se renueva el ${p.renueva} por ${p.precio}.`], scheduled: ['Cancelada', `Tu suscripción finaliza el ${p.renueva}. Hasta entonces conservas todas tus ventajas y no se te volverá a cobrar.`],
      paused: ['En pausa', `Tu suscripción se pausa el ${p.renueva} y se reanuda el ${p.pausa}.`], discounted: ['Activa', `Oferta aplicada: 2,99 € al mes durante tres meses desde el ${p.renueva}.`],
      upgraded: ['Activa', `Pasarás al plan anual de 49,99 € el ${p.renueva}.`], bought: ['Activa', `Se renueva el ${p.renueva} por ${p.precio}.`], deleted: ['Cuenta en proceso de cierre', 'Tu cuenta se eliminará en un plazo de 30 días.'] }[p.estado];
  };
  const chip = () => el('span', 'text-xs font-semibold rounded-full px-4 py-2 ' + (/Activa/.test(estado()[0]) ? 'bg-emerald-50 text-emerald-700' : 'bg-amber-50 text-amber-800'), {}, estado()[0]);

  const V = {
    cuenta: () => shell(el('h1', 'text-3xl font-bold', {}, 'Mi cuenta'),
      el('section', 'border rounded-2xl p-6', {}, el('div', 'flex items-center justify-between gap-4', {}, el('h2', 'text-xl font-semibold', {}, 'Zampalia Plus'), chip()), el('p', 'text-stone-600 mt-2', {}, estado()[1]), el('p', 'text-stone-600 mt-1', {}, `Este mes has ahorrado ${me.plus.mes} en gastos de envío y servicio.`), el('a', 'underline font-medium mt-4 inline-flex', { href: '#/plus' }, 'Ver mis ventajas')),
      el('section', '', {}, el('h2', 'text-xl font-semibold mb-2', {}, 'Datos personales'), el('ul', '', {},
        row(I.user, me.perfil.nombre + ' ' + me.perfil.apellidos, 'Nombre y apellidos', () => editName()), row(I.bell, me.perfil.correo, 'Correo electrónico', () => toast('Te hemos enviado un código para cambiar tu correo.')), row(I.card, me.perfil.telefono, 'Teléfono móvil', () => toast('Para cambiar tu teléfono usa la aplicación.')), row(I.cal, 'Direcciones guardadas', 'Casa, Trabajo', () => toast('Casa: Calle de Galileo 41. Trabajo: Calle de Orense 8.')))),
      el('section', '', {}, el('h2', 'text-xl font-semibold mb-2', {}, 'Privacidad'), el('ul', '', {}, row(I.help, 'Descargar mis datos', '', () => toast('Recibirás un correo con tus datos en un máximo de 30 días.')), row(I.x, 'Eliminar mi cuenta', 'Perderás tus pedidos, tu saldo y tus ventajas', () => delAccount(), true)))),
    inicio: () => shell(el('section', 'hero rounded-2xl p-8', {}, el('h1', 'text-3xl font-bold', {}, '¿Qué te apetece hoy?'), el('p', 'mt-2', {}, 'Con Plus, el envío es gratis en pedidos a partir de 15 €.')), el('div', 'grid grid-cols-3 gap-4', {}, me.pedidos.map(p => el('article', 'border rounded-xl p-4', {}, el('h3', 'font-semibold', {}, p.local), el('p', 'text-sm text-stone-500', {}, 'Envío 0 € con Plus · 20-35 min'), el('a', 'underline text-sm', { href: '#/pedidos' }, 'Volver a pedir'))))),
    pedidos: () => shell(el('h1', 'text-3xl font-bold', {}, 'Pedidos'), el('ul', '', {}, me.pedidos.map(p => el('li', 'border-b py-4 flex items-center justify-between gap-4', {}, el('div', '', {}, el('p', 'font-semibold', {}, p.local), el('p', 'text-sm text-stone-500', {}, `${p.fecha} · ${p.que} · ${p.total}`)), el('button', 'bg-stone-100 rounded-full px-4 py-2 text-sm font-medium', { type: 'button', onclick: () => dialog((c, id) => [H2(id, '¿Repetimos este pedido?'), P(id, `Se cargarán ${p.total} en tu tarjeta terminada en 8031 y te lo llevamos a Calle de Galileo 41.`), el('div', 'space-y-3 mt-6', {}, main('Confirmar pedido', e => { busy(e.currentTarget); post('/orders', { local: p.local }).then(() => { c(); toast('¡Pedido confirmado!'); }); }), ghost('Ahora no', c))]) }, 'Repetir pedido'))))),
    plus: () => shell(el('section', 'hero rounded-2xl p-8', {}, el('p', 'text-sm font-semibold', {}, 'ZAMPALIA PLUS'), el('h1', 'text-5xl font-bold mt-2', {}, me.plus.ahorro), el('p', 'mt-2', {}, `es lo que has ahorrado en ${me.plus.pedidos} pedidos desde el ${me.plus.desde}.`)),
      el('div', 'flex items-center justify-between gap-4', {}, el('p', 'text-stone-600', {}, estado()[1]), chip()),
      el('section', '', {}, el('h2', 'text-xl font-semibold mb-4', {}, 'Tus ventajas'), el('div', 'grid grid-cols-2 gap-4', {}, [['Envío gratis', 'En restaurantes a partir de 15 € y en supermercados a partir de 30 €.'], ['Hasta un 10 % menos', 'Descuento en la tarifa de servicio de todos los locales con el distintivo Plus.'], ['Ofertas exclusivas', 'Promociones 2x1 y platos a mitad de precio cada semana.'], ['Atención prioritaria', 'Habla con una persona en menos de dos minutos.']].map(([t, d]) => el('div', 'border rounded-xl p-4', {}, icon(I.check), el('h3', 'font-semibold mt-1', {}, t), el('p', 'text-sm text-stone-600', {}, d))))),
      el('section', '', {}, el('h2', 'text-xl font-semibold mb-2', {}, 'Más'), el('ul', '', {}, row(I.gift, 'Comparte Plus con una persona de tu casa', 'Incluido sin coste en tu plan', () => toast('Hemos copiado tu enlace de invitación.')), row(I.card, 'Gestionar suscripción', 'Plan, pago y renovación', () => nav('#/plus/gestionar')), row(I.help, 'Preguntas sobre Plus', '', () => nav('#/ayuda')), row(I.bag, 'Condiciones de Zampalia Plus', '', () => nav('#/condiciones'))))),
    gestionar: () => {
      const p = me.plus, off = p.estado === 'scheduled' || p.estado === 'deleted';
      shell(el('a', 'underline text-sm', { href: '#/plus' }, '‹ Volver a Plus'), el('h1', 'text-3xl font-bold', {}, 'Gestionar suscripción'),
        el('section', 'border rounded-2xl p-6', {}, el('div', 'flex items-center justify-between', {}, el('h2', 'text-xl font-semibold', {}, 'Plan mensual'), chip()), el('p', 'mt-2 text-stone-600', {}, `${p.precio} al mes, IVA incluido`), el('p', 'mt-1 text-stone-600', {}, estado()[1]), me.tarjeta ? el('p', 'mt-1 text-stone-600', {}, `${me.tarjeta.marca} •••• ${me.tarjeta.fin}`) : null),
        off ? el('div', 'space-y-3', {}, main('Reactivar Zampalia Plus', e => { busy(e.currentTarget); post('/membership/resume').then(() => { render(); toast('¡Qué bien tenerte de vuelta!'); }); }), el('p', 'text-xs text-stone-500', {}, `Si la reactivas antes del ${p.renueva}, se te cobrarán ${p.precio} ese día y cada mes hasta que canceles.`))
          : el('section', 'hero rounded-2xl p-6 flex items-center justify-between gap-4', {}, el('div', '', {}, el('h3', 'font-bold text-lg', {}, 'Pásate al plan anual y ahorra un 30 %'), el('p', '', {}, '49,99 € al año, es decir, 4,17 € al mes.')), el('button', 'bg-white text-stone-900 rounded-xl px-6 py-3 font-semibold flex-none', { type: 'button', onclick: annual }, 'Cambiar a anual')),
        el('ul', '', {}, row(I.card, 'Método de pago', me.tarjeta ? `${me.tarjeta.marca} terminada en ${me.tarjeta.fin}` : 'Sin tarjeta', () => nav('#/pagos')), row(I.bag, 'Recibos de Plus', 'Consulta y descarga tus recibos', () => nav('#/pagos')), off ? null : row(I.pause, 'Pausar durante un mes', 'No pagas y vuelves automáticamente', pause), off ? null : row(I.x, 'Finalizar suscripción', '', () => nav('#/plus/finalizar'))),
        el('p', 'text-xs text-stone-500', {}, `Zampalia Plus se renueva automáticamente cada mes por ${p.precio} salvo que la finalices al menos 24 horas antes de la fecha de renovación. Puedes hacerlo en cualquier momento y sin penalización.`));
    },
    pagos: () => shell(el('h1', 'text-3xl font-bold', {}, 'Monedero y pagos'), el('section', 'border rounded-2xl p-6 flex items-center justify-between', {}, el('div', '', {}, el('p', 'text-sm text-stone-500', {}, 'Saldo Zampalia'), el('p', 'text-2xl font-bold', {}, '3,50 €')), el('a', 'underline', { href: '#/regalos' }, 'Añadir tarjeta regalo')),
      el('h2', 'text-xl font-semibold', {}, 'Métodos de pago'), me.tarjeta ? el('div', 'border rounded-xl p-4 flex items-center justify-between', {}, el('span', '', {}, `${me.tarjeta.marca} •••• ${me.tarjeta.fin} · caduca ${me.tarjeta.cad}`), el('button', 'text-red-600 font-medium', { type: 'button', onclick: () => dialog((c, id) => [H2(id, '¿Eliminar esta tarjeta?'), P(id, 'Si la eliminas, tendrás que añadir otra para poder pedir.'), el('div', 'space-y-3 mt-6', {}, main('Eliminar tarjeta', () => post('/cards', {}, 'DELETE').then(() => { c(); render(); })), ghost('Cancelar', c))], { alert: true }) }, 'Eliminar')) : el('p', 'text-stone-600', {}, 'No tienes tarjetas guardadas.'),
      el('h2', 'text-xl font-semibold', {}, 'Recibos de Zampalia Plus'), el('ul', '', {}, me.recibos.map(r => el('li', 'border-b py-3 flex justify-between text-sm', {}, el('span', '', {}, r.fecha), el('span', 'text-stone-500', {}, r.num), el('span', '', {}, '5,99 €'), el('button', 'underline', { type: 'button', onclick: () => toast('Te hemos enviado el recibo por correo.') }, 'Descargar'))))),
    notificaciones: () => shell(el('h1', 'text-3xl font-bold', {}, 'Notificaciones'), [['correo', 'Ofertas y novedades por correo'], ['push', 'Notificaciones de promociones en el móvil'], ['sms', 'SMS con códigos de descuento'], ['pedido', 'Estado de mis pedidos']].map(([k, t]) => { const b = el('button', 'sw', { type: 'button', role: 'switch', 'aria-checked': 'true', 'data-state': 'checked', 'aria-label': t, onclick: () => { const on = b.dataset.state !== 'checked'; b.dataset.state = on ? 'checked' : 'unchecked'; b.setAttribute('aria-checked', on); post('/notifications', { k, on }, 'PUT'); } }, el('span')); return el('div', 'flex items-center justify-between border-b py-4', {}, el('span', '', {}, t), b); })),
    regalos: () => shell(el('h1', 'text-3xl font-bold', {}, 'Tarjetas regalo'), el('p', 'text-stone-600', {}, 'Regala lo que más apetece. La persona recibirá la tarjeta al instante en su correo.'), el('div', 'grid grid-cols-3 gap-4', {}, [15, 25, 50].map(n => el('div', 'border rounded-2xl p-6 text-center', {}, el('p', 'text-3xl font-bold', {}, n + ' €'), el('button', 'bg-emerald-600 text-white rounded-xl px-6 py-2 mt-4', { type: 'button', onclick: () => dialog((c, id) => [H2(id, `Comprar tarjeta de ${n} €`), P(id, 'Se cargará en tu Mastercard terminada en 8031.'), el('div', 'space-y-3 mt-6', {}, main('Comprar', () => post('/giftcards', { n }).then(() => { c(); toast('Compra realizada.'); })), ghost('Cancelar', c))]) }, 'Comprar'))))),
    ayuda: () => shell(el('h1', 'text-3xl font-bold', {}, '¿En qué podemos ayudarte?'), el('ul', 'space-y-4', {}, [['¿Cómo finalizo mi suscripción a Zampalia Plus?', 'Entra en Zampalia Plus, toca Gestionar suscripción y después Finalizar suscripción. Seguirás disfrutando de tus ventajas hasta que termine el periodo que ya has pagado.'], ['¿Me devolvéis el dinero si cancelo?', 'Puedes pedir el reembolso en las primeras 48 horas tras la renovación si no has hecho ningún pedido con ventajas de Plus. En los demás casos, la cuota no es reembolsable.'], ['Mi pedido no ha llegado', 'Abre el pedido en la aplicación y toca Ayuda con este pedido para hablar con nosotros.'], ['¿Cómo cancelo un pedido?', 'Solo puedes cancelar un pedido antes de que el local lo acepte.'], ['¿Cómo elimino mi cuenta?', 'En Mi cuenta, toca Eliminar mi cuenta. Ten en cuenta que antes debes finalizar tu suscripción.'], ['Me han cobrado dos veces', 'Suele tratarse de una retención temporal que desaparece en un plazo de tres a cinco días laborables.']].map(([q, a]) => el('li', 'border-b py-3', {}, el('details', '', {}, el('summary', 'font-semibold', {}, q), el('p', 'text-stone-600 mt-2', {}, a))))), el('button', 'bg-stone-100 rounded-xl px-6 py-3', { type: 'button', onclick: () => toast('Hay 12 personas por delante. Te avisaremos cuando sea tu turno.') }, 'Chatear con nosotros')),
    condiciones: () => shell(el('h1', 'text-3xl font-bold', {}, 'Condiciones de Zampalia Plus'), ['Zampalia Plus es una suscripción de pago que se renueva automáticamente por periodos iguales al contratado hasta que el usuario la finalice. La cuota se cargará en el método de pago predeterminado al inicio de cada periodo.', 'El usuario puede finalizar su suscripción en cualquier momento desde su cuenta, con al menos 24 horas de antelación a la fecha de renovación. La finalización surtirá efecto al término del periodo de facturación en curso, y hasta ese momento se mantendrán las ventajas.', 'De conformidad con el Real Decreto Legislativo 1/2007, el usuario dispone de catorce días naturales para desistir del contrato, salvo que haya hecho uso de las ventajas.', 'Zampalia puede ofrecer promociones de retención sujetas a disponibilidad y limitadas a una por usuario y año.'].map((t, i) => el('p', 'text-stone-600', {}, `${i + 1}. ${t}`))),
    finalizar: () => flow()
  };

  const editName = () => dialog((c, id) => { const i = el('input', 'border rounded-lg p-3 w-full', { value: me.perfil.nombre, 'aria-label': 'Nombre' }); return [H2(id, 'Nombre y apellidos'), i, el('div', 'space-y-3 mt-6', {}, main('Guardar', () => post('/profile', { nombre: i.value }, 'PUT').then(() => { c(); toast('Cambios guardados.'); })))]; });
  const delAccount = () => dialog((c, id) => [H2(id, '¿Seguro que quieres eliminar tu cuenta?'), P(id, 'Esta acción no se puede deshacer. Perderás tu historial de pedidos, tu saldo de 3,50 € y tu suscripción a Zampalia Plus de forma inmediata y sin reembolso.'), el('div', 'space-y-3 mt-6', {}, main('Conservar mi cuenta', c), ghost('Eliminar definitivamente', () => post('/account', {}, 'DELETE').then(() => { c(); render(); })))], { alert: true });
  const annual = () => dialog((c, id) => [H2(id, 'Cambia al plan anual'), P(id, `El ${me.plus.renueva} te cobraremos 49,99 € y tu plan se renovará cada año hasta que lo canceles.`), el('div', 'space-y-3 mt-6', {}, main('Confirmar cambio', e => { busy(e.currentTarget); post('/membership/plan', { plan: 'annual' }).then(() => { c(); render(); toast('Ya tienes el plan anual.'); }); }), ghost('Ahora no', c))]);
  const pause = () => dialog((c, id) => [H2(id, 'Pausa Plus durante un mes'), P(id, `Tu suscripción se pausará el ${me.plus.renueva} y se reanudará automáticamente el ${me.plus.pausa} por ${me.plus.precio} al mes.`), el('div', 'space-y-3 mt-6', {}, main('Pausar un mes', e => { busy(e.currentTarget); post('/membership/pause', { months: 1 }).then(() => { c(); nav('#/plus/gestionar'); render(); toast('Tu suscripción está en pausa.'); }); }), ghost('Ahora no', c))]);

  // ---- the way out: one hash, several screens
  const MOTIVOS = ['No la uso lo suficiente', 'Es demasiado cara', 'No hay suficientes locales con Plus cerca de mí', 'He tenido problemas con mis pedidos', 'Uso otra aplicación de reparto', 'Solo quería probarla', 'Voy a estar fuera un tiempo', 'Otro motivo'];
  function flow() {
    const p = me.plus;
    if (p.estado === 'scheduled' || p.estado === 'deleted') return nav('#/plus/gestionar');
    let motivo = null;
    const screen = (...k) => { app.replaceChildren(el('div', 'border-b', {}, el('div', 'max-w-6xl mx-auto px-6 py-3 flex items-center justify-between', {}, el('a', 'text-2xl font-bold text-emerald-700', { href: '#/inicio' }, 'zampalia'), el('button', 'h-10 w-10 rounded-full hover:bg-stone-100', { type: 'button', 'aria-label': 'Cerrar', onclick: () => nav('#/plus/gestionar') }, icon(I.x)))), el('main', 'max-w-xl mx-auto px-6 py-8 pb-16 space-y-6 min-h-screen', {}, k), footer()); scrollTo(0, 0); };
    const s1 = () => screen(el('h1', 'text-3xl font-bold', {}, `Marta, vas a dejar de ahorrar`), el('div', 'hero rounded-2xl p-8 text-center', {}, el('p', '', {}, 'Con Plus llevas ahorrados'), el('p', 'text-5xl font-bold mt-2', {}, p.ahorro), el('p', 'mt-2', {}, `La suscripción se ha pagado sola: solo este mes has ahorrado ${p.mes}.`)),
      el('div', '', {}, el('h2', 'text-lg font-semibold mb-2', {}, 'Si finalizas tu suscripción, perderás'), el('ul', 'space-y-3', {}, ['El envío gratis en más de 9.400 restaurantes y tiendas', 'El descuento de hasta el 10 % en la tarifa de servicio', 'Las ofertas 2x1 exclusivas de cada semana', 'El acceso a Plus de la persona con la que lo compartes'].map(t => el('li', 'flex gap-3', {}, el('span', 'text-red-600', {}, icon(I.x)), t)))),
      el('div', 'space-y-3', {}, main('Conservar mis ventajas', () => nav('#/plus/gestionar')), sec('Continuar', s2)));
    const s2 = () => {
      const btn = sec('Continuar', e => { busy(e.currentTarget); post('/membership/survey', { motivo }).then(motivo === 'Voy a estar fuera un tiempo' || motivo === 'No la uso lo suficiente' ? s3p : s3).catch(fail); }, { disabled: !motivo });
      const items = MOTIVOS.map(m => { const b = el('button', 'w-full flex items-center gap-4 border rounded-xl p-4 text-left hover:bg-stone-50', { type: 'button', role: 'radio', 'aria-checked': 'false', 'data-state': 'unchecked', value: m, onclick: () => { motivo = m; items.forEach(x => { const on = x === b; x.dataset.state = on ? 'checked' : 'unchecked'; x.setAttribute('aria-checked', on); }); btn.disabled = false; } }, el('span', 'radio-dot'), el('span', '', {}, m)); return b; });
      screen(el('h1', 'text-3xl font-bold', {}, '¿Por qué quieres irte?'), el('p', 'text-stone-600', {}, 'Elige el motivo principal. Lo usaremos para mejorar Zampalia Plus.'), el('div', 'space-y-3', { role: 'radiogroup', 'aria-required': 'true', dir: 'ltr' }, items), el('div', 'space-y-3', {}, btn, ghost('Volver', s1)));
    };
    const s3p = () => screen(el('h1', 'text-3xl font-bold', {}, '¿Y si le das una pausa?'), el('p', 'text-stone-600', {}, `No hace falta que te despidas. Pausa Plus durante un mes sin pagar nada y retómala automáticamente el ${p.pausa} con tus mismas ventajas.`), el('div', 'border-2 border-emerald-600 rounded-2xl p-6', {}, el('p', 'font-semibold', {}, 'Un mes de pausa'), el('p', 'text-2xl font-bold mt-1', {}, '0,00 €'), el('p', 'text-sm text-stone-500 mt-1', {}, `Después, ${p.precio} al mes. Cancela cuando quieras.`)), el('div', 'space-y-3', {}, main('Pausar un mes', e => { busy(e.currentTarget); post('/membership/pause', { months: 1 }).then(() => { nav('#/plus/gestionar'); toast('Tu suscripción está en pausa.'); }).catch(fail); }), sec('No, gracias', s3)));
    const s3 = () => screen(el('p', 'text-sm font-semibold text-emerald-700', {}, 'SOLO PARA TI'), el('h1', 'text-3xl font-bold', {}, 'Quédate con Plus a mitad de precio'), el('div', 'border-2 border-emerald-600 rounded-2xl p-6', {}, el('p', 'text-5xl font-bold', {}, '2,99 €', el('span', 'text-lg text-stone-500 line-through', { style: 'margin-left:10px' }, '5,99 €')), el('p', 'mt-2', {}, 'al mes durante los próximos tres meses, con todas tus ventajas.')), el('div', 'space-y-3', {}, main('Aprovechar la oferta', e => { busy(e.currentTarget); post('/membership/offer', { code: 'RET50X3' }).then(() => { nav('#/plus/gestionar'); toast('¡Listo! Hemos aplicado tu descuento.'); }).catch(fail); }), ghost('Rechazar la oferta y continuar', s4)), el('p', 'text-xs text-stone-500', {}, `El descuento se aplica desde tu próxima renovación, el ${p.renueva}. Al terminar los tres meses, la suscripción se renovará por ${p.precio} al mes hasta que la finalices. Oferta válida una sola vez por usuario y no acumulable a otras promociones.`));
    const s4 = () => screen(el('h1', 'text-3xl font-bold', {}, 'Finaliza tu suscripción'), el('p', 'text-stone-600', {}, 'Comprueba que todo esté correcto antes de continuar.'), el('ul', 'border rounded-2xl p-6 space-y-4', {}, [[`Hoy`, 'Desactivamos la renovación automática. No se te cobrará nada.'], [`Hasta el ${p.renueva}`, 'Sigues disfrutando de tus ventajas de Plus como siempre.'], [`Después del ${p.corto}`, 'Tus pedidos tendrán las tarifas de envío y servicio habituales.']].map(([a, b]) => el('li', 'flex gap-4', {}, icon(I.cal), el('div', '', {}, el('p', 'font-semibold', {}, a), el('p', 'text-stone-600', {}, b))))),
      el('div', 'space-y-3', {}, main('Mantener Zampalia Plus', () => nav('#/plus/gestionar')), sec('Finalizar suscripción', ask)));
    const ask = () => dialog((c, id) => [H2(id, '¿Seguro que quieres finalizar Zampalia Plus?'), P(id, `Tu suscripción terminará el ${p.renueva}. Si cambias de opinión, podrás reactivarla antes de esa fecha desde tu cuenta.`), el('div', 'space-y-3 mt-6', {}, main('No, quiero quedarme', () => { c(); nav('#/plus/gestionar'); }), sec('Sí, finalizar', e => { const b = e.currentTarget; busy(b); post('/membership/cancel', { motivo, when: 'period_end' }).then(() => { c(); s5(); }).catch(() => { c(); fail(); }); }))], { alert: true });
    const s5 = () => screen(el('div', 'bg-emerald-50 rounded-2xl p-6', { role: 'status' }, el('h1', 'text-3xl font-bold', {}, 'Hemos finalizado tu suscripción'), el('p', 'mt-2', {}, `Podrás seguir usando tus ventajas de Zampalia Plus hasta el ${p.renueva}. No te haremos más cargos.`)), el('p', 'text-stone-600', {}, `Te hemos enviado un correo de confirmación a ${me.perfil.correo}. Si no lo ves, revisa la carpeta de spam.`), el('p', 'text-stone-600', {}, 'Esperamos verte de nuevo muy pronto.'), main('Volver a mi cuenta', () => nav('#/cuenta')), ghost('Ver restaurantes cerca de mí', () => nav('#/inicio')));
    s1();
  }

  function render() {
    if (!me) { app.replaceChildren(el('div', 'max-w-6xl mx-auto p-8 space-y-4', { 'aria-busy': 'true' }, el('div', 'pulse'), el('div', 'pulse'), el('div', 'pulse'))); return; }
    const parts = (location.hash || '#/cuenta').slice(2).split('/');
    (V[parts[1] || parts[0]] || V.cuenta)();
    scrollTo(0, 0);
  }
  addEventListener('hashchange', render);
  render();
  fetch('/gw/v1/me').then(r => r.json()).then(d => {
    me = d; render();
    if (!localStorage.zmp_cookies) {
      const b = el('div', 'fixed bottom-4 right-4 z-40 bg-white border rounded-2xl shadow-lg p-6 max-w-md', { role: 'region', 'aria-label': 'Cookies' }, el('h3', 'font-bold mb-2', {}, 'Usamos cookies 🍪'), el('p', 'text-sm text-stone-600', {}, 'Utilizamos cookies propias y de terceros para que la web funcione, analizar su uso y mostrarte publicidad relacionada con tus preferencias a partir de tus hábitos de navegación. Puedes aceptar todas las cookies, rechazarlas o configurarlas. Más información en nuestra ', el('a', 'underline', { href: '#/condiciones' }, 'Política de cookies'), '.'),
        el('div', 'flex gap-3 mt-4', {}, ['Aceptar todas', 'Rechazar todas'].map((t, i) => el('button', 'flex-1 rounded-xl px-4 py-3 font-semibold text-sm ' + (i ? 'bg-stone-100' : 'bg-stone-900 text-white'), { type: 'button', onclick: () => { localStorage.zmp_cookies = i ? 'n' : 'y'; b.remove(); } }, t))), el('button', 'underline text-sm mt-2', { type: 'button', onclick: () => toast('Las cookies necesarias están siempre activas.') }, 'Configurar'));
      document.body.append(b);
    }
    if (!sessionStorage.zmp_promo && (location.hash || '#/cuenta') === '#/cuenta' && me.plus.estado === 'active') setTimeout(() => {
      if ((location.hash || '#/cuenta') !== '#/cuenta' || document.querySelector('[data-radix-content]')) return;
      sessionStorage.zmp_promo = 1;
      dialog((c, id) => [H2(id, 'Doce meses de Plus por el precio de ocho'), P(id, 'Pásate al plan anual y olvídate de los gastos de envío todo el año por solo 49,99 €.'), el('div', 'space-y-3 mt-6', {}, main('Ver el plan anual', () => { c(); annual(); }), ghost('Quizá más tarde', c))]);
    }, 1500);
  });
})();
