(() => {
  const next = document.getElementById('__next'), portal = document.getElementById('portal');
  const boot = JSON.parse(document.getElementById('__NEXT_DATA__').textContent);
  let page = boot.page, props = boot.props.pageProps, open = new Set();
  const x = s => String(s ?? '').replace(/[&<>"]/g, c => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[c]));
  const kr = n => n + ' kr';
  const B = 'Button_root__d82Mc', BP = B + ' Button_primary__Jc04s', BT = B + ' Button_text__zL91a', FULL = ' Button_full__r6Yp3';
  const gql = async (operationName, variables = {}) => {
    const r = await fetch('/api/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ operationName, variables, query: `mutation ${operationName}($input: ${operationName}Input!) { ${operationName[0].toLowerCase() + operationName.slice(1)}(input: $input) { id status } }` }) });
    const j = await r.json();
    if (j.errors) throw new Error(j.errors[0].message);
    props.sub = j.data.subscription; return props.sub;
  };
  const toast = t => { document.querySelector('.Toast_root__Rk1d7')?.remove(); const d = document.createElement('div'); d.className = 'Toast_root__Rk1d7'; d.setAttribute('role', 'status'); d.textContent = t; portal.append(d); setTimeout(() => d.remove(), 4500); };
  const chev = '<svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true"><path d="M4 7l5 5 5-5" fill="none" stroke="currentColor" stroke-width="2"/></svg>';

  const layout = inner => `<header class="Header_root__a81kQ"><div class="Header_inner__Xz1p0"><a class="Header_logo__o3uYt" href="/">Mälarbladet</a><nav class="Header_links__p2Wn8" aria-label="Huvudmeny"><a href="/">Mina sidor</a><a href="/erbjudanden">Erbjudanden</a><a href="/kundservice">Kundservice</a></nav><span class="Header_user__k33Rs">${x(props.user.name)}</span><button type="button" class="${BT}" data-on="logout">Logga ut</button></div></header><main class="Layout_main__q7Gf1">${inner}</main>
  <footer class="Footer_root__Fd8w1"><div class="Footer_inner__gT2z5"><div><strong>Mälarbladet</strong><a href="/">Mina sidor</a><a href="/nyhetsbrev">Nyhetsbrev</a><a href="https://www.facebook.com/" rel="noopener">Facebook</a></div><div><strong>Hjälp</strong><a href="/kundservice">Kundservice</a><a href="/kundservice">Vanliga frågor</a><a href="/villkor">Prenumerationsvillkor</a></div><div><strong>Om oss</strong><a href="/villkor">Personuppgiftspolicy</a><a href="/villkor">Cookies</a><a href="/kundservice">Annonsera</a></div><p>Ansvarig utgivare: Maria Ekdahl. Mälarbladet AB, Stora gatan 41, 722 12 Västerås. Org.nr 556002-0000. Mälarbladet har utgivningsbevis.</p></div></footer>`;
  const tag = s => s.status === 'TERMINATING' ? `<span class="Tag_root__h9Pz4 Tag_warn__e1Tq9">Uppsagd</span>` : s.status === 'ENDED' ? '<span class="Tag_root__h9Pz4 Tag_warn__e1Tq9">Avslutad</span>' : s.status === 'ON_BREAK' ? '<span class="Tag_root__h9Pz4 Tag_warn__e1Tq9">Uppehåll registrerat</span>' : '<span class="Tag_root__h9Pz4">Aktiv</span>';
  const when = s => s.status === 'TERMINATING' ? `Din prenumeration är uppsagd och gäller till och med ${s.lastDay}. Inga fler dragningar görs.` : s.status === 'ENDED' ? 'Prenumerationen är avslutad.' : `Förnyas ${s.renews}. ${kr(s.price)} per månad.`;
  const acc = (id, title, body) => `<div class="Accordion_item__vT0x2"><h3 style="margin:0;font:inherit"><button type="button" class="Accordion_trigger__Mb7e5" aria-expanded="${open.has(id)}" aria-controls="acc-${id}" data-on="acc" data-id="${id}"><span>${title}</span>${chev}</button></h3><div class="Accordion_panel__Wq1n8" id="acc-${id}" role="region" ${open.has(id) ? '' : 'hidden'}>${body}</div></div>`;

  const views = {
    '/': () => {
      const s = props.sub;
      return `<h1>Hej ${x(props.user.name.split(' ')[0])}!</h1><div class="Grid_root__w81Lm"><div><h2>Mina prenumerationer</h2><section class="Card_root__Ua2x7"><p>${tag(s)}</p><h3>${x(s.name)}</h3><p>${when(s)}</p><p class="Text_dim__Bn5t2">Kundnummer ${s.customerNo}. Prenumerant sedan ${s.since}.</p><a class="${B}" href="/prenumeration/8041227">Hantera prenumeration</a></section>
      <section class="Card_root__Ua2x7"><h3>Presentprenumeration</h3><p>Mälarbladet Digital till Karin Sjöberg, gäller till och med 31 mars. Förnyas inte.</p></section>
      <section class="Card_root__Ua2x7 Card_muted__y5Dk1"><h3>Tidningen hem varje dag?</h3><p>Som prenumerant kan du uppgradera till papperstidning alla dagar för 629 kr per månad.</p><button type="button" class="${BP}" data-on="upgrade">Uppgradera nu</button></section></div>
      <aside><section class="Card_root__Ua2x7"><h3>Snabblänkar</h3><ul class="Menu_list__x4Rr7"><li><a href="/uppgifter"><span>Kontaktuppgifter</span><span aria-hidden="true">›</span></a></li><li><a href="/betalning"><span>Betalning och kvitton</span><span aria-hidden="true">›</span></a></li><li><a href="/nyhetsbrev"><span>Nyhetsbrev</span><span aria-hidden="true">›</span></a></li><li><a href="/kundservice"><span>Utebliven tidning</span><span aria-hidden="true">›</span></a></li></ul></section><section class="Card_root__Ua2x7 Card_muted__y5Dk1"><h3>Dagens e-tidning</h3><p class="Text_dim__Bn5t2">Läs hela tidningen precis som den trycks.</p><a href="/erbjudanden">Öppna e-tidningen</a></section></aside></div>`;
    },
    '/prenumeration/8041227': () => {
      const s = props.sub, gone = s.status === 'TERMINATING' || s.status === 'ENDED';
      return `<p><a href="/">‹ Mina sidor</a></p><h1>${x(s.name)}</h1><section class="Card_root__Ua2x7"><p>${tag(s)}</p><p>${when(s)}</p>${s.offer ? `<p>Erbjudande: halva priset i 3 månader, därefter ${kr(s.fullPrice)} per månad.</p>` : ''}${s.status === 'TERMINATING' ? `<button type="button" class="${BP}" data-on="undo">Ångra uppsägning</button>` : ''}</section>
      ${acc('inne', 'Det här ingår', '<p>Allt innehåll på malarbladet.example och i appen, e-tidningen, Korsord och papperstidningen fredag till söndag.</p>')}
      ${s.delivery && !gone ? acc('uppe', 'Uppehåll i tidningsleveransen', `<p>Ska du resa bort? Gör ett uppehåll så pausar vi både leveransen och betalningen.</p>${s.breaks.map(b => `<p><strong>Uppehåll:</strong> ${x(b)}</p>`).join('')}<form data-form="break"><label class="Field_root__Ou4k9">Från och med<input type="date" name="from" required></label><label class="Field_root__Ou4k9">Till och med<input type="date" name="to" required></label><button class="${B}" type="submit">Spara uppehåll</button></form>`) : ''}
      ${acc('adr', 'Leveransadress', `<p>${x(props.user.address)}</p><a href="/uppgifter">Ändra adress</a>`)}
      ${acc('bet', 'Betalning', `<p>${x(s.payment)}</p><a href="/betalning">Visa kvitton</a>`)}
      ${acc('dela', 'Dela med familjen', s.reader ? `<div class="List_row__S0k2p"><span>${x(s.reader)}</span><button type="button" class="${BT}" data-on="rmReader">Ta bort</button></div>` : '<p>Du delar inte din prenumeration med någon.</p>')}
      ${gone ? '' : acc('andra', 'Ändra eller avsluta', `<ul class="Menu_list__x4Rr7"><li class="List_row__S0k2p"><span>Byt till en annan prenumeration</span><button type="button" class="${BT}" data-on="change">Byt prenumeration</button></li><li class="List_row__S0k2p"><span>Säg upp till nästa förnyelsedatum</span><button type="button" class="${BT}" data-on="end">Avsluta prenumeration</button></li></ul>`)}
      <p class="Text_dim__Bn5t2" style="margin-top:18px">Prenumerationen löper tills vidare med en månad i taget och betalas i förskott. Läs <a href="/villkor">prenumerationsvillkoren</a>.</p>`;
    },
    '/uppgifter': () => `<p><a href="/">‹ Mina sidor</a></p><h1>Kontaktuppgifter</h1><section class="Card_root__Ua2x7"><form data-form="profile">${[['name', 'Namn'], ['email', 'E-post'], ['phone', 'Mobilnummer'], ['address', 'Adress']].map(f => `<label class="Field_root__Ou4k9">${f[1]}<input name="${f[0]}" value="${x(props.user[f[0]])}"></label>`).join('')}<button class="${BP}" type="submit">Spara</button></form></section><section class="Card_root__Ua2x7"><h3>Ta bort konto</h3><p>Om du tar bort ditt konto förlorar du tillgången direkt och återstående tid återbetalas inte.</p><button type="button" class="${B}" data-on="delAcc">Ta bort mitt konto</button></section>`,
    '/betalning': () => `<p><a href="/">‹ Mina sidor</a></p><h1>Betalning och kvitton</h1><section class="Card_root__Ua2x7"><div class="List_row__S0k2p"><span>${x(props.sub.payment)}</span><span><button type="button" class="${BT}" data-on="na">Byt kort</button> <button type="button" class="${BT}" data-on="rmCard">Ta bort kort</button></span></div></section><section class="Card_root__Ua2x7">${(props.invoices || []).map(i => `<div class="List_row__S0k2p"><span>${i.date}<br><span class="Text_dim__Bn5t2">Kvitto ${i.no}</span></span><span>${i.sum}</span></div>`).join('')}</section>`,
    '/nyhetsbrev': () => `<p><a href="/">‹ Mina sidor</a></p><h1>Nyhetsbrev</h1><section class="Card_root__Ua2x7">${(props.letters || []).map(l => `<div class="List_row__S0k2p"><span><strong>${l.name}</strong><br><span class="Text_dim__Bn5t2">${l.text}</span></span><button type="button" class="${B}" data-on="letter" data-id="${l.id}" data-v="${l.on ? 0 : 1}">${l.on ? 'Avsluta' : 'Anmäl mig'}</button></div>`).join('')}</section>`,
    '/erbjudanden': () => `<h1>Erbjudanden för prenumeranter</h1><section class="Card_root__Ua2x7"><h3>Ge bort Mälarbladet</h3><p>3 månader Digital i present för 299 kr.</p><button type="button" class="${BP}" data-on="gift">Köp present</button></section><section class="Card_root__Ua2x7"><h3>Vinkväll på Steam Hotel</h3><p>20 procent rabatt för dig som är prenumerant.</p></section>`,
    '/kundservice': () => `<h1>Kundservice</h1>${acc('k1', 'Jag har inte fått min tidning', '<p>Anmäl utebliven tidning före klockan 11 så får du en ersättningstidning eller avdrag.</p>')}${acc('k2', 'Hur avslutar jag min prenumeration?', '<p>Du avslutar din prenumeration på Mina sidor. Välj Hantera prenumeration och sedan Ändra eller avsluta. Uppsägningen gäller från nästa förnyelsedatum.</p>')}${acc('k3', 'Kontakta oss', '<p>Chatta med oss vardagar 8 till 16 eller ring 021-000 00 00.</p>')}`,
    '/villkor': () => '<h1>Prenumerationsvillkor</h1><p>4.1 Prenumerationen gäller tills vidare och förnyas varje månad. 4.2 Uppsägning kan göras när som helst på Mina sidor och träder i kraft vid utgången av innevarande betalningsperiod. 4.3 Ingen avgift tas ut vid uppsägning. 4.4 Vid köp på distans har du 14 dagars ångerrätt.</p>'
  };
  const draw = () => { next.innerHTML = layout((views[page] || (() => '<h1>Sidan finns inte</h1><p><a href="/">Till Mina sidor</a></p>'))()); };
  async function nav(p, push = true) {
    if (push) history.pushState({}, '', p);
    page = p; open = new Set();
    next.innerHTML = layout('<div class="Skeleton_root__Hy6m3" style="width:40%;height:38px"></div>' + '<div class="Skeleton_root__Hy6m3"></div>'.repeat(5));
    scrollTo(0, 0);
    const r = await fetch(`/_next/data/${boot.buildId}${p === '/' ? '/index' : p}.json`);
    if (!r.ok) { location.href = p; return; }
    props = (await r.json()).pageProps;
    if (page === p) draw();
  }

  /* drawer */
  let dr = null;
  function drawer(title, body, foot) {
    const inner = `<div class="Drawer_head__Tt4b0"><strong>${title}</strong><button type="button" aria-label="Stäng" data-on="closeDr">×</button></div><div class="Drawer_body__L1h6z">${body}</div><div class="Drawer_foot__Pk9s5">${foot}</div>`;
    if (dr) { dr.panel.innerHTML = inner; return; }
    const scrim = document.createElement('div'), panel = document.createElement('div');
    scrim.className = 'Drawer_scrim__c2Va6'; scrim.dataset.on = 'closeDr';
    panel.className = 'Drawer_panel__I5oe9'; panel.setAttribute('role', 'dialog'); panel.setAttribute('aria-modal', 'true'); panel.setAttribute('aria-label', title); panel.tabIndex = -1;
    panel.innerHTML = inner; portal.append(scrim, panel); dr = { scrim, panel };
    document.body.style.overflow = 'hidden';
    requestAnimationFrame(() => requestAnimationFrame(() => { scrim.classList.add('Drawer_open__Ng7w3'); panel.classList.add('Drawer_open__Ng7w3'); panel.focus(); }));
  }
  function closeDr() { if (!dr) return; const d = dr; dr = null; document.body.style.overflow = ''; d.scrim.classList.remove('Drawer_open__Ng7w3'); d.panel.classList.remove('Drawer_open__Ng7w3'); setTimeout(() => { d.scrim.remove(); d.panel.remove(); }, 300); }
  const W = ['Det är för dyrt', 'Jag hinner inte läsa', 'Innehållet passar mig inte', 'Problem med utdelningen', 'Problem med appen eller webben', 'Jag läser en annan tidning', 'Jag ska flytta', 'Annat'];
  let flow = {};
  function step1() {
    drawer('Avsluta prenumeration', `<h2>Vad tråkigt att du vill lämna oss</h2><p>Berätta gärna varför, så att vi kan bli bättre.</p><div role="radiogroup" aria-label="Anledning">${W.map((w, i) => `<label class="Radio_root__Zx8f1"><input class="Radio_input__b6Nc2" type="radio" name="anledning" value="${i}" ${flow.reason === w ? 'checked' : ''}><span class="Radio_dot__Ue3j4" aria-hidden="true"></span><span>${w}</span></label>`).join('')}</div><label class="Field_root__Ou4k9" style="margin-top:16px">Vill du tillägga något? (valfritt)<textarea name="kommentar" rows="3"></textarea></label>`,
      `<button type="button" class="${BP + FULL}" data-on="s2" ${flow.reason ? '' : 'disabled'}>Fortsätt</button>`);
  }
  function step2() {
    const s = props.sub;
    drawer('Avsluta prenumeration', `<h2>Vi vill gärna ha dig kvar</h2><div class="Offer_root__mV7q0"><p>Stanna hos oss och läs för halva priset i tre månader.</p><p class="Offer_price__Dd2r8">${kr(Math.floor(s.price / 2))} per månad</p><p class="Text_dim__Bn5t2">Därefter ${kr(s.fullPrice)} per månad. Ingen bindningstid.</p><button type="button" class="${BP + FULL}" data-on="accept">Ja tack, jag stannar</button></div>${s.product === 'weekend' ? `<section class="Card_root__Ua2x7"><h3>Bara digitalt?</h3><p>Byt till Mälarbladet Digital för 149 kr per månad och behåll e-tidningen och korsorden.</p><button type="button" class="${B}" data-on="toDigital">Byt till Digital</button></section>` : ''}`,
      `<button type="button" class="${BT + FULL}" data-on="s3">Nej tack, fortsätt avsluta</button>`);
  }
  function step3() {
    const s = props.sub;
    drawer('Avsluta prenumeration', `<h2>Bekräfta din uppsägning</h2><div class="List_row__S0k2p"><span>Prenumeration</span><strong>${x(s.name)}</strong></div><div class="List_row__S0k2p"><span>Sista dag</span><strong>${s.lastDay}</strong></div><div class="List_row__S0k2p"><span>Kvar att betala</span><strong>0 kr</strong></div><p style="margin-top:16px">Du kan läsa som vanligt till och med sista dagen. ${s.reader ? 'Även den du delar prenumerationen med förlorar då sin tillgång. ' : ''}Vi skickar en bekräftelse till ${x(props.user.email)}.</p>`,
      `<button type="button" class="${B + FULL}" data-on="finish">Avsluta prenumerationen</button><button type="button" class="${BP + FULL}" data-on="closeDr">Behåll prenumerationen</button>`);
  }
  function step4() { drawer('Avsluta prenumeration', `<h2>Din prenumeration är uppsagd</h2><p>Tack för att du har läst Mälarbladet, ${x(props.user.name.split(' ')[0])}. Prenumerationen gäller till och med <strong>${props.sub.lastDay}</strong> och därefter dras inga pengar.</p><p>Du är alltid välkommen tillbaka.</p>`, `<button type="button" class="${B + FULL}" data-on="home">Till Mina sidor</button>`); }
  const wait = b => { b.disabled = true; b.setAttribute('aria-busy', 'true'); };
  const tryIt = async (b, fn) => { wait(b); try { await fn(); } catch (e) { b.disabled = false; toast(e.message || 'Något gick fel. Försök igen.'); } };
  const on = {
    acc: b => { const id = b.dataset.id; open.has(id) ? open.delete(id) : open.add(id); b.setAttribute('aria-expanded', open.has(id)); document.getElementById('acc-' + id).hidden = !open.has(id); },
    closeDr, na: () => toast('Tjänsten är inte tillgänglig just nu.'),
    logout: b => tryIt(b, async () => { await gql('Logout'); nav('/'); }),
    end: () => { flow = {}; step1(); },
    s2: () => { flow.comment = dr.panel.querySelector('textarea').value; step2(); }, s3: step3,
    accept: b => tryIt(b, async () => { await gql('AcceptRetentionOffer', { subscriptionId: '8041227', offer: 'HALF3' }); closeDr(); draw(); toast('Kul att du stannar! Rabatten är aktiverad.'); }),
    toDigital: b => tryIt(b, async () => { await gql('ChangeProduct', { subscriptionId: '8041227', product: 'digital' }); closeDr(); draw(); toast('Du har bytt till Mälarbladet Digital.'); }),
    finish: b => tryIt(b, async () => { await gql('TerminateSubscription', { subscriptionId: '8041227', reason: flow.reason, comment: flow.comment || null }); step4(); draw(); }),
    home: () => { closeDr(); nav('/'); },
    undo: b => tryIt(b, async () => { await gql('UndoTermination', { subscriptionId: '8041227' }); draw(); toast('Uppsägningen är ångrad.'); }),
    change: () => drawer('Byt prenumeration', `<h2>Välj prenumeration</h2><section class="Card_root__Ua2x7"><h3>Digital</h3><p>149 kr per månad</p><button type="button" class="${B}" data-on="pick" data-v="digital">Välj Digital</button></section><section class="Card_root__Ua2x7"><h3>Papper alla dagar + Digital</h3><p>629 kr per månad</p><button type="button" class="${B}" data-on="pick" data-v="everyday">Välj Papper alla dagar</button></section>`, `<button type="button" class="${BT + FULL}" data-on="closeDr">Avbryt</button>`),
    pick: b => tryIt(b, async () => { await gql('ChangeProduct', { subscriptionId: '8041227', product: b.dataset.v }); closeDr(); draw(); toast('Din prenumeration är ändrad.'); }),
    upgrade: b => tryIt(b, async () => { await gql('ChangeProduct', { subscriptionId: '8041227', product: 'everyday' }); draw(); toast('Tack! Din prenumeration är uppgraderad.'); }),
    gift: b => tryIt(b, async () => { await gql('BuyGift', { product: 'gift3' }); draw(); toast('Tack för ditt köp!'); }),
    letter: b => tryIt(b, async () => { await gql('SetNewsletter', { id: b.dataset.id, on: b.dataset.v === '1' }); nav('/nyhetsbrev', false); }),
    rmReader: b => tryIt(b, async () => { await gql('RemoveReader'); draw(); }), rmCard: b => tryIt(b, async () => { await gql('RemoveCard'); draw(); }),
    delAcc: () => drawer('Ta bort konto', '<h2>Vill du ta bort ditt konto?</h2><p>Det går inte att ångra.</p>', `<button type="button" class="${B + FULL}" data-on="delYes">Ta bort kontot</button><button type="button" class="${BP + FULL}" data-on="closeDr">Avbryt</button>`),
    delYes: b => tryIt(b, async () => { await gql('DeleteAccount'); closeDr(); nav('/'); }),
    consent: b => { document.cookie = `mb_consent=${b.dataset.v}; path=/; max-age=31536000`; fetch('/api/consent', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ choice: b.dataset.v }) }); document.querySelector('.Consent_scrim__Qa5v8').remove(); }
  };
  document.addEventListener('click', e => {
    const a = e.target.closest('a[href^="/"]');
    if (a && !e.ctrlKey && !e.metaKey) { e.preventDefault(); closeDr(); nav(a.getAttribute('href')); return; }
    const b = e.target.closest('[data-on]'); if (b && !b.disabled) on[b.dataset.on]?.(b);
  });
  document.addEventListener('keydown', e => { if (e.key === 'Escape') closeDr(); });
  document.addEventListener('change', e => { if (e.target.name === 'anledning') { flow.reason = W[e.target.value]; dr.panel.querySelector('[data-on=s2]').disabled = false; } });
  document.addEventListener('submit', async e => {
    e.preventDefault(); const d = Object.fromEntries(new FormData(e.target));
    if (e.target.dataset.form === 'break') { await gql('CreateDeliveryBreak', d); draw(); toast('Uppehållet är sparat.'); }
    if (e.target.dataset.form === 'profile') { await gql('UpdateProfile', d); toast('Uppgifterna är sparade.'); }
  });
  addEventListener('popstate', () => { closeDr(); nav(location.pathname, false); });
  draw();
  if (!document.cookie.includes('mb_consent')) setTimeout(() => {
    const d = document.createElement('div'); d.className = 'Consent_scrim__Qa5v8'; d.setAttribute('role', 'dialog'); d.setAttribute('aria-modal', 'true'); d.setAttribute('aria-label', 'Samtycke');
    d.innerHTML = `<div class="Consent_box__Ji0p2"><h2>Vi värnar om din integritet</h2><p>Mälarbladet och våra 214 partner lagrar och får tillgång till information på din enhet, till exempel cookies, för att visa anpassade annonser, mäta hur tjänsten används och utveckla våra produkter. Du kan när som helst ändra ditt val i sidfoten.</p><div class="Consent_row__Xe4n6"><button type="button" class="${BP}" data-on="consent" data-v="all">Godkänn alla</button><button type="button" class="${B}" data-on="consent" data-v="necessary">Bara nödvändiga</button><button type="button" class="${BT}" data-on="na">Inställningar</button></div></div>`;
    portal.append(d);
  }, 600);
})();
