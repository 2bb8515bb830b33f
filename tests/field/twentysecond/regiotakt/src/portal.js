import { reactive } from 'vue';

export const portal = reactive({ data: null, fehler: '' });

export const datum = (iso) => iso.split('-').reverse().join('.');
export const euro = (n) => n.toLocaleString('de-DE', { style: 'currency', currency: 'EUR' });

export async function sende(pfad, method = 'GET', body) {
  const antwort = await fetch('/api' + pfad, {
    method, headers: body === undefined ? {} : { 'Content-Type': 'application/json' }, body: body === undefined ? undefined : JSON.stringify(body),
  });
  const wert = await antwort.json();
  if (!antwort.ok) {
    portal.fehler = wert.error?.message || 'Es ist ein Fehler aufgetreten.';
    throw new Error(portal.fehler);
  }
  portal.data = wert;
  return wert;
}
