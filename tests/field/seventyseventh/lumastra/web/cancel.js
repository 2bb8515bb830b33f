(() => {
const root = document.getElementById('root'), id = new URLSearchParams(location.search).get('subscription');
const api = (method, path, body) => fetch('/api/v2' + path, {method, headers: {'Content-Type': 'application/json'}, body: body && JSON.stringify(body)}).then(r => r.json());
const btn = (label, act, kind, dis) => `<button type="button" class="spectrum-Button spectrum-Button--${kind}" data-act="${act}" ${dis ? 'disabled' : ''}><span class="spectrum-Button-label">${label}</span></button>`;
const REASONS = [['PRICE', "It's too expensive"], ['USE', "I don't use it enough"], ['SHORT', 'I only needed it for a short time or one project'], ['HARD', "It's too hard to learn"], ['TECH', 'I had technical or performance problems'], ['OTHERAPP', 'I switched to a different app'], ['PLAN', 'I bought the wrong plan or I have more than one'], ['OTHER', 'Other']];
let s, step = 0, picked = new Set(), comment = '';
const exit = toast => parent.postMessage({source: 'unified-cancel', toast}, location.origin);
const frame = (head, body, left, right) => { root.innerHTML = `<div class="Flow"><div class="Flow-head">${head}</div><div class="Flow-body">${body}</div><div class="Flow-foot"><div>${left}</div><div>${right}</div></div></div>`; };
const spin = () => { root.innerHTML = '<div class="boot"><div class="spectrum-CircleLoader" role="progressbar" aria-label="Loading"></div></div>'; };
const steps = [
 () => frame('Cancel your plan', `<h2>Help us understand why you want to cancel</h2><p class="muted" id="rq">Select all that apply. (Required)</p><div role="group" aria-labelledby="rq">${REASONS.map(([k, t]) => `<label class="spectrum-Checkbox"><input type="checkbox" class="spectrum-Checkbox-input" name="${k}" ${picked.has(k) ? 'checked' : ''}><span class="spectrum-Checkbox-box" aria-hidden="true"></span><span class="spectrum-Checkbox-label">${t}</span></label>`).join('')}</div><p><label for="cm">Anything else you'd like to share? (optional)</label><textarea id="cm" rows="3" maxlength="500"></textarea></p>`,
   btn('Keep plan', 'quit', 'secondary'), btn('Continue', 'next', 'cta', !picked.size)),
 () => frame('Cancel your plan', `<h2>Here's what changes if you cancel</h2><p>You'd lose access to these on ${s.next}:</p><div class="spectrum-Card"><ul>${s.apps.map(a => `<li>${a}</li>`).join('')}${s.storage ? `<li>${s.storage} of cloud storage. You're using 214.6 GB; files over 2 GB in total could be deleted after 30 days.</li>` : ''}</ul></div><h3>Plan</h3><p>${s.name} · ${s.kind} · ${s.price}</p>${s.fee ? `<div class="spectrum-InLineAlert"><strong>Early termination fee: ${s.fee}</strong><p>You agreed to a one-year commitment. 50% of your remaining obligation is due now.</p></div>` : '<p class="muted">There is no cancellation fee for your plan.</p>'}`,
   btn('Back', 'back', 'secondary'), btn('Keep plan', 'quit', 'primary') + btn('Continue to cancel', 'next', 'primary')),
 () => frame('Cancel your plan', `<h2>We'd like you to stay. Here are a few options.</h2><div class="offers"><section class="spectrum-Card"><div><h3>Get 2 months free</h3><p>Keep ${s.name} with no charge for the next 2 months, then ${s.price}.</p></div>${btn('Accept offer', 'offer', 'cta')}</section><section class="spectrum-Card"><div><h3>Switch to Photo Lite</h3><p>Keep editing with 20 GB for US$11.99/mo. Annual plan, billed monthly.</p></div>${btn('Switch plan', 'swap', 'primary')}</section></div>`,
   btn('Back', 'back', 'secondary'), btn('No thanks', 'next', 'primary')),
 () => frame('Cancel your plan', `<h2>Review your cancellation</h2><div class="spectrum-Card"><div class="row"><span>Plan</span><strong>${s.name}</strong></div><div class="row"><span>Access ends</span><span>${s.next}</span></div><div class="row"><span>${s.fee ? 'Due today' : 'Cancellation fee'}</span><span>${s.fee || 'US$0.00'}</span></div><div class="row"><span>Refund</span><span>US$0.00</span></div></div><p class="small muted">You can keep using your plan until it ends. By selecting Confirm cancellation you agree that your plan won't renew. Payments already made are non-refundable after 14 days.</p>`,
   btn('Back', 'back', 'secondary'), btn('Keep plan', 'quit', 'primary') + btn('Confirm cancellation', 'confirm', 'cta')),
 () => frame('Switch plan', `<h2>Review and confirm your new plan</h2><div class="spectrum-Card"><div class="row"><span>Lumastra Photo Lite</span><span>US$11.99/mo</span></div><div class="row"><span>Commitment</span><span>One year</span></div></div>`, btn('Back', 'back2', 'secondary'), btn('Agree and subscribe', 'swapYes', 'cta')),
];
const show = () => { spin(); setTimeout(() => steps[step](), 350); };
const end = (h, t, toast) => { frame('Cancel your plan', `<h2>${h}</h2>${t}`, '', btn('Done', 'done', 'cta')); root.dataset.toast = toast || ''; };
const acts = {
 quit: () => exit(), next: () => { const c = document.getElementById('cm'); if (c) comment = c.value; step++; show(); }, back: () => { step--; show(); },
 swap: () => { step = 4; show(); }, back2: () => { step = 2; show(); }, done: () => exit(root.dataset.toast),
 offer: async () => { spin(); await api('POST', `/subscriptions/${id}/offer`, {offer: 'RET-2MF'}); end("You're all set", '<p>2 free months have been added to your plan.</p>', 'Offer applied.'); },
 swapYes: async () => { spin(); await api('POST', `/subscriptions/${id}/switch`, {plan: 'lite'}); end('Your plan has changed', '<p>Welcome to Photo Lite.</p>'); },
 confirm: async () => { spin(); const r = await api('POST', `/subscriptions/${id}/cancellation`, {reasons: [...picked], comment}); end('Your plan has been canceled', `<p>You have access to ${s.name} until <strong>${r.effective}</strong>. You won't be billed again.</p><p class="muted">Confirmation number ${r.confirmation}. We've sent an email to dana.whitlock@mailbox.example.</p><p>Changed your mind? You can restore your plan from your account any time before it ends.</p>`); },
};
document.addEventListener('click', e => { const b = e.target.closest('[data-act]'); if (b && !b.disabled) acts[b.dataset.act](); });
document.addEventListener('change', e => { if (!e.target.matches('.spectrum-Checkbox-input')) return; e.target.checked ? picked.add(e.target.name) : picked.delete(e.target.name); root.querySelector('[data-act=next]').disabled = !picked.size; });
api('GET', '/account').then(a => { s = a.subs.find(x => x.id === id); if (s) steps[0](); else root.textContent = 'Something went wrong. Try again later.'; });
})();
