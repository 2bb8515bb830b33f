import { reactive } from 'vue';

export const store = reactive({ data: null, toast: '', toasting: false });

export async function load() {
  store.data = await (await fetch('/api/aluno')).json();
}

export async function send(path, body = {}, message = '') {
  const response = await fetch('/api' + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (answer.plan) store.data = answer;
  if (message) { store.toast = message; store.toasting = true; }
  return answer;
}

export const date = (iso) => (iso ? new Date(iso + 'T12:00:00').toLocaleDateString('pt-BR') : '');
export const money = (value) => value.toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });
