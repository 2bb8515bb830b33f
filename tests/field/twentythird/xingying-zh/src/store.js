import { reactive } from 'vue';
import { showToast } from 'vant';

export const store = reactive({ data: null });

export async function load() {
  store.data = await (await fetch('/api/user/home')).json();
}

export async function send(path, body = {}, message = '') {
  const response = await fetch('/api' + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (answer.vip) store.data = answer;
  if (message) showToast(message);
  return answer;
}

export const date = (iso) => (iso ? iso.replace(/-/g, '.') : '');
export const fullDate = (iso) => {
  if (!iso) return '';
  const [y, m, d] = iso.split('-').map(Number);
  return `${y}年${m}月${d}日`;
};
