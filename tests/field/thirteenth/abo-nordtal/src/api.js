import { reactive } from 'vue';

export const konto = reactive({ daten: null, meldung: '' });
export async function ruf(method, url, body) {
  const r = await fetch(url, { method, headers: { 'Content-Type': 'application/json' }, body: method === 'GET' ? undefined : JSON.stringify(body || {}) });
  const j = await r.json().catch(() => ({}));
  if (!r.ok) throw new Error(j.fehler || 'Es ist ein Fehler aufgetreten.');
  return j;
}
export async function lade() { konto.daten = await ruf('GET', '/api/konto'); }
