import { reactive } from 'vue';
export const store = reactive({ me: null, snack: '', show: false });
export const load = async () => { store.me = await fetch('/api/account').then(r => r.json()); };
export const send = async (url, body = {}) => {
  const r = await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }).then(x => x.json());
  await load();
  return r;
};
export const ymd = s => { const [y, m, d] = s.split('-').map(Number); return `${y}年${m}月${d}日`; };
export const say = t => { store.snack = t; store.show = true; };
