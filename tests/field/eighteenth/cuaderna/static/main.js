(() => {
  'use strict';
  const $ = (s, r = document) => r.querySelector(s);
  const esc = s => String(s ?? '').replace(/[&<>"]/g, c => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[c]));
  let u, flow = null;
  const call = async (method, url, body) => {
    const r = await fetch(url, { method, headers: { 'Content-Type': 'application/json' }, body: body === undefined ? undefined : JSON.stringify(body) });
    const d = await r.json();
    if (!r.ok) throw d;
    return d;
  };
  const btn = (t, a, cls = 'default', attrs = '') => `<button type="button" class="ant-btn css-dev-only-do-not-override-1v5z42l ant-btn-${cls}" data-a="${a}" ${attrs}><span>${t}</span></button>`;
  const card = (t, b, extra = '') => `<div class="ant-card ant-card-bordered"><div class="ant-card-head"><div class="ant-card-head-title">${t}</div><div class="ant-card-extra">${extra}</div></div><div class="ant-card-body">${b}</div></div>`;
  const item = (l, v) => `<div class="ant-descriptions-item"><span class="ant-descriptions-item-label">${l}</span><span class="ant-descriptions-item-content">${v}</span></div>`;
  const dots = k => `<button type="button" class="ant-btn ant-btn-text ant-btn-icon-only ant-dropdown-trigger" aria-label="Más opciones" aria-haspopup="true" data-a="menu" data-k="${k}"><span role="img" aria-label="more" class="anticon anticon-more">⋯</span></button>`;
  const toast = t => { const m = document.createElement('div'); m.className = 'ant-message-notice'; m.setAttribute('role', 'alert'); m.textContent = t; document.body.append(m); setTimeout(() => m.remove(), 3500); };
  const tag = () => u.plan.estado === 'scheduled' ? '<span class="ant-tag ant-tag-orange">Renovación cancelada</span>' : u.plan.estado === 'paused' ? '<span class="ant-tag">En pausa</span>' : '<span class="ant-tag ant-tag-green">Activo</span>';

  const views = {
    perfil: () => `<h2 class="ant-typography">Perfil</h2>` + card('Datos personales', `<label>Nombre<input class="ant-input" id="nombre" value="${esc(u.nombre)}"></label><p></p><label>Correo<input class="ant-input" value="mariana.ibarra@example.mx" disabled></label><div class="ant-space">${btn('Guardar cambios', 'saveprofile', 'primary')}</div>`) + card('Tu plan', `<p>${esc(u.plan.nombre)} ${tag()}</p><p>${u.plan.estado === 'scheduled' ? `Tienes acceso hasta el ${u.plan.fin}.` : u.plan.estado === 'paused' ? 'Tu plan está en pausa.' : `Se renueva el ${u.plan.fin} por ${u.plan.precio}.`}</p>`) + card('Sigue aprendiendo', '<div class="cd-course"><span>Excel para finanzas</span><span>72%</span></div><div class="cd-course"><span>Inglés para el trabajo B1</span><span>38%</span></div><div class="cd-course"><span>Python desde cero</span><span>5%</span></div>'),
    facturacion: () => `<h2 class="ant-typography">Suscripción y facturación</h2>` + (u.plan.estado === 'scheduled' ? `<div class="ant-alert ant-alert-warning" role="alert">Cancelaste la renovación de tu plan. Podrás seguir estudiando hasta el <b>${u.plan.fin}</b> y no te haremos más cobros.</div>` : '') +
      card(`${esc(u.plan.nombre)} ${tag()}`, item('Precio', u.plan.precio) + item(u.plan.estado === 'scheduled' ? 'Tu acceso termina' : 'Próximo cobro', u.plan.fin) + item('Renovación automática', u.plan.estado === 'scheduled' ? 'Desactivada' : 'Activada') + item('Método de pago', u.tarjeta) + `<div class="ant-space">${u.plan.estado === 'scheduled' || u.plan.estado === 'paused' ? btn('Reactivar plan', 'reactivate', 'primary') : btn('Mejorar a Expert', 'plan', 'primary', 'data-v="expert"')}</div>`, u.plan.estado === 'scheduled' ? '' : dots('plan')) +
      (u.tutor ? card('Complemento: Tutor con IA', item('Precio', '$99.00 MXN al mes') + item('Próximo cobro', u.tutorFecha), dots('tutor')) : '') +
      card('Historial de pagos', u.pagos.map(p => item(p, '$2,388.00 MXN · <a href="#/cuenta/facturacion">Descargar factura (CFDI)</a>')).join('')),
    notificaciones: () => `<h2 class="ant-typography">Notificaciones</h2>` + card('Correo', `<div class="cd-course"><span>Boletín semanal y promociones</span><button type="button" role="switch" aria-checked="${u.boletin}" aria-label="Boletín semanal y promociones" class="ant-switch ${u.boletin ? 'ant-switch-checked' : ''}" data-a="news"><span class="ant-switch-handle"></span></button></div><div class="cd-course"><span>Recordatorios de estudio</span><span>Diario, 19:00</span></div>`),
    seguridad: () => `<h2 class="ant-typography">Seguridad</h2>` + card('Contraseña', '<p>Última actualización: hace 8 meses</p>') + card('Eliminar cuenta', `<p>Se borrarán tus cursos, certificados y racha. No podrás recuperarlos.</p>${btn('Eliminar mi cuenta', 'del', 'default ant-btn-dangerous')}`),
    ayuda: () => `<h2 class="ant-typography">Centro de ayuda</h2>` + card('¿Cómo cancelo mi plan?', '<p>Ve a Configuración, abre “Suscripción y facturación” y toca los tres puntos de tu plan. Si compraste en App Store o Google Play, cancela desde tu tienda.</p>') + card('¿Puedo pedir un reembolso?', '<p>Los planes anuales tienen garantía de 30 días. Después, conservas el acceso hasta que termine tu año.</p>') + card('¿Cómo obtengo mi certificado?', '<p>Termina el curso y aprueba el examen con 9 o más.</p>'),
    cursos: () => `<h2 class="ant-typography">Explora cursos</h2>` + ['Diseño UX', 'Marketing digital', 'Data science', 'Inglés B2', 'Oratoria', 'Finanzas personales'].map(c => card(c, '<p>24 clases · 6 horas · Certificado</p>')).join(''),
    legal: () => `<h2 class="ant-typography">Términos y condiciones</h2>` + card('Renovación', '<p>Tu plan se renueva de forma automática. Te avisaremos por correo con al menos cinco días de anticipación y podrás cancelar en cualquier momento, sin penalización. Cuaderna Educación, S.A.P.I. de C.V., Av. Álvaro Obregón 151, Roma Norte, CDMX. PROFECO: 55 5568 8722.</p>'),
  };
  const section = () => (location.hash.split('/')[2] || 'perfil').replace(/\?.*/, '');
  function render() {
    const s = views[section()] ? section() : 'perfil';
    const menu = [['perfil', 'Perfil'], ['facturacion', 'Suscripción y facturación'], ['notificaciones', 'Notificaciones'], ['seguridad', 'Seguridad']].map(([k, t]) => `<li class="ant-menu-item ${k === s ? 'ant-menu-item-selected' : ''}" role="menuitem" tabindex="-1" data-a="go" data-v="${k}"><span class="ant-menu-title-content">${t}</span></li>`).join('');
    $('#app').innerHTML = `<div class="ant-layout"><div class="cd-promo">Buen Fin extendido: regala un año de Cuaderna con 35% de descuento. <a href="#/cuenta/cursos">Ver más</a></div><header class="ant-layout-header"><a class="cd-logo" href="#/cuenta/cursos">cuaderna</a><a href="#/cuenta/cursos">Cursos</a><a href="#/cuenta/cursos">Rutas</a><a href="#/cuenta/cursos">Empresas</a><span class="cd-grow"></span><a href="#/cuenta/ayuda">Ayuda</a><button type="button" class="ant-avatar ant-dropdown-trigger" aria-label="Mariana" data-a="menu" data-k="user">MI</button></header>
      <main class="ant-layout-content"><ul class="ant-menu ant-menu-root ant-menu-inline ant-menu-light" role="menu">${menu}</ul><div class="cd-body">${u.eliminada ? '<div class="ant-alert ant-alert-warning" role="alert">Tu cuenta está en proceso de eliminación.</div>' : ''}${views[s]()}</div></main>
      <footer class="ant-layout-footer"><p><a href="#/cuenta/ayuda">Centro de ayuda</a><a href="#/cuenta/legal">Términos y condiciones</a><a href="#/cuenta/legal">Aviso de privacidad</a><a href="#/cuenta/cursos">Blog</a><a href="#/cuenta/cursos">Conviértete en profe</a><a href="#/cuenta/cursos">Becas</a></p><p>Hecho con ☕ en la Ciudad de México. © 2026 Cuaderna Educación, S.A.P.I. de C.V. Precios con IVA incluido.</p></footer></div>`;
    closeMenu();
  }
  const load = async () => { u = await call('GET', '/api/v1/me'); render(); };
  const closeMenu = () => document.querySelectorAll('.ant-dropdown').forEach(d => d.remove());
  function menu(b) {
    const open = $('.ant-dropdown'), k = b.dataset.k; closeMenu(); if (open && open.dataset.k === k) return;
    const list = { user: [['go', 'Mi perfil', 'perfil'], ['go', 'Configuración', 'facturacion'], ['go', 'Ayuda', 'ayuda'], ['logout', 'Cerrar sesión']], plan: [['swap', 'Cambiar de plan'], ['pausemenu', 'Pausar plan'], ['card', 'Actualizar método de pago'], ['cancel', 'Cancelar plan', '', 'danger']], tutor: [['tutor', 'Cancelar complemento', '', 'danger']] }[k];
    const r = b.getBoundingClientRect(), d = document.createElement('div');
    d.className = 'ant-dropdown css-dev-only-do-not-override-1v5z42l ant-dropdown-placement-bottomRight'; d.dataset.k = k;
    d.style.cssText = `top:${r.bottom + scrollY + 4}px;left:${Math.max(8, r.right + scrollX - 200)}px`;
    d.innerHTML = `<ul class="ant-dropdown-menu ant-dropdown-menu-root ant-dropdown-menu-vertical" role="menu" tabindex="0">${list.map(([a, t, v = '', c]) => `<li class="ant-dropdown-menu-item ${c ? 'ant-dropdown-menu-item-danger' : ''} ant-dropdown-menu-item-only-child" role="menuitem" tabindex="-1" data-a="${a}" data-v="${v}"><span class="ant-dropdown-menu-title-content">${t}</span></li>`).join('')}</ul>`;
    document.body.append(d);
  }
  const closeModal = () => { $('#modal').innerHTML = ''; flow = null; };
  function modal(title, body, footer, step) {
    const steps = step ? `<div class="ant-steps ant-steps-horizontal">${['Motivo', 'Opciones', 'Confirmación'].map((t, i) => `<div class="ant-steps-item ${i + 1 <= step ? 'ant-steps-item-active' : ''}"><div class="ant-steps-item-title">${t}</div></div>`).join('')}</div>` : '';
    $('#modal').innerHTML = `<div class="ant-modal-root"><div class="ant-modal-mask"></div><div tabindex="-1" class="ant-modal-wrap"><div role="dialog" aria-labelledby="mt" aria-modal="true" class="ant-modal"><div class="ant-modal-content"><button type="button" aria-label="Close" class="ant-modal-close" data-a="x"><span class="ant-modal-close-x">✕</span></button><div class="ant-modal-header"><div class="ant-modal-title" id="mt">${title}</div></div><div class="ant-modal-body">${steps}${body}</div><div class="ant-modal-footer">${footer}</div></div></div></div></div>`;
  }
  function stepReason() {
    flow = {};
    modal('¿Por qué quieres irte?', `<p>Llevas 46 días de racha, Mariana. Cuéntanos qué pasó para poder mejorar.</p><div class="ant-radio-group" role="radiogroup">${u.motivos.map(([k, t]) => `<label class="ant-radio-wrapper"><span class="ant-radio"><input type="radio" class="ant-radio-input" name="motivo" value="${k}"><span class="ant-radio-inner"></span></span><span>${t}</span></label>`).join('')}</div>`, btn('Cancelar', 'x') + btn('Continuar', 'reason', 'primary', 'disabled'), 1);
  }
  function stepOffer(o) { modal('Tenemos algo para ti', `<h3>${o.titulo}</h3><p>${o.texto}</p>`, btn('No, gracias', 'last') + btn(o.boton, 'offer', 'primary'), 2); }
  function stepLast() {
    modal('Confirma la cancelación', `<div class="ant-alert ant-alert-warning">Conservas el acceso a ${esc(u.plan.nombre)} hasta el <b>${u.plan.fin}</b>. Después perderás tus cursos descargados, tu racha y el precio de ${u.plan.precio}.</div><p>El complemento Tutor con IA se cobra por separado y no se cancela con tu plan.</p><label>Para confirmar, escribe <b>CANCELAR</b><input class="ant-input" id="palabra" autocomplete="off" placeholder="CANCELAR"></label>`, btn('Cancelar', 'x') + btn('Sí, terminar mi plan', 'final', 'primary ant-btn-dangerous', 'disabled'), 3);
  }
  document.addEventListener('change', e => { if (e.target.name === 'motivo') { flow.motivo = e.target.value; $('[data-a=reason]').disabled = false; } });
  document.addEventListener('input', e => { if (e.target.id === 'palabra') $('[data-a=final]').disabled = e.target.value.trim() !== 'CANCELAR'; });
  document.addEventListener('keydown', e => { if (e.key === 'Escape') { closeMenu(); closeModal(); } });
  document.addEventListener('click', async e => {
    if (e.target.classList.contains('ant-modal-wrap')) return closeModal();
    const b = e.target.closest('[data-a]');
    if (!b) return closeMenu();
    const a = b.dataset.a, v = b.dataset.v;
    if (a === 'menu') return menu(b);
    closeMenu();
    const act = async (...x) => { b.classList.add('ant-btn-loading'); try { await call(...x); } finally { b.classList.remove('ant-btn-loading'); } await load(); };
    switch (a) {
      case 'go': location.hash = '#/cuenta/' + v; break;
      case 'x': closeModal(); break;
      case 'cancel': stepReason(); break;
      case 'reason': {
        b.classList.add('ant-btn-loading');
        const d = await call('POST', '/api/v1/billing/cancellation', { motivo: flow.motivo });
        await new Promise(r => setTimeout(r, 350));
        if (!flow) return;
        flow.id = d.id; d.oferta ? stepOffer(d.oferta) : stepLast(); break;
      }
      case 'last': stepLast(); break;
      case 'offer': { const id = flow.id; closeModal(); await act('POST', '/api/v1/billing/offer', { id }); toast('¡Genial! Aplicamos tu beneficio.'); break; }
      case 'final': {
        b.classList.add('ant-btn-loading');
        try { await call('POST', '/api/v1/billing/cancellation/' + flow.id + '/confirm', { palabra: $('#palabra').value.trim() }); } catch (x) { b.classList.remove('ant-btn-loading'); return toast('Algo salió mal. Intenta de nuevo.'); }
        await load();
        modal('', `<div class="ant-result ant-result-success"><div class="ant-result-title">Listo, cancelamos tu plan</div><div class="ant-result-subtitle">Puedes seguir estudiando hasta el ${u.plan.fin}. Enviamos la confirmación a mariana.ibarra@example.mx.</div></div>`, btn('Me arrepentí, reactivar', 'reactivate') + btn('Entendido', 'x', 'primary')); break;
      }
      case 'reactivate': closeModal(); await act('POST', '/api/v1/billing/reactivate', {}); break;
      case 'pausemenu': modal('Pausar plan', '<p>Tu plan se detiene tres meses y tu fecha de renovación se recorre.</p>', btn('Cancelar', 'x') + btn('Pausar 3 meses', 'pause', 'primary')); break;
      case 'pause': closeModal(); await act('POST', '/api/v1/billing/pause', { meses: 3 }); break;
      case 'swap': modal('Cambiar de plan', '<p>Básico: $1,188.00 MXN al año. Expert: $3,588.00 MXN al año.</p>', btn('Cancelar', 'x') + btn('Cambiar a Básico', 'plan', 'default', 'data-v="basico"') + btn('Cambiar a Expert', 'plan', 'primary', 'data-v="expert"')); break;
      case 'plan': closeModal(); await act('POST', '/api/v1/billing/plan', { plan: v }); break;
      case 'card': modal('Método de pago', `<p>${u.tarjeta}</p>`, btn('Cerrar', 'x') + btn('Eliminar tarjeta', 'delcard', 'default ant-btn-dangerous')); break;
      case 'delcard': closeModal(); await act('DELETE', '/api/v1/billing/card'); break;
      case 'tutor': modal('¿Cancelar Tutor con IA?', '<p>Dejarás de tener conversaciones ilimitadas con tu tutor.</p>', btn('Cancelar', 'x') + btn('Sí, cancelar', 'tutor-ok', 'primary ant-btn-dangerous')); break;
      case 'tutor-ok': closeModal(); await act('DELETE', '/api/v1/addons/tutor'); break;
      case 'news': await act('PATCH', '/api/v1/notifications', { boletin: !u.boletin }); break;
      case 'saveprofile': await act('PATCH', '/api/v1/profile', { nombre: $('#nombre').value }); toast('Cambios guardados'); break;
      case 'del': modal('¿Eliminar tu cuenta?', '<p>Esta acción es definitiva.</p>', btn('Cancelar', 'x') + btn('Eliminar', 'del-ok', 'primary ant-btn-dangerous')); break;
      case 'del-ok': closeModal(); await act('DELETE', '/api/v1/account'); break;
      case 'logout': await act('POST', '/api/v1/logout', {}); break;
      case 'ck': try { localStorage.cdk = '1'; } catch (x) { /* privado */ } $('#ck').hidden = true; break;
    }
  });
  addEventListener('hashchange', () => { closeModal(); render(); scrollTo(0, 0); });
  try { $('#ck').hidden = localStorage.cdk === '1'; } catch (x) { /* privado */ }
  load();
})();
