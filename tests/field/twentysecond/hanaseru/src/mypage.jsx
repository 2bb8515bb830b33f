import { createContext, useContext } from 'react';

export const MyPage = createContext(null);
export const useMyPage = () => useContext(MyPage);

export const date = (iso) => {
  const [y, m, d] = iso.split('-').map(Number);
  return `${y}年${m}月${d}日`;
};
export const yen = (n) => `${n.toLocaleString('ja-JP')}円`;

export async function api(path, method = 'GET', body) {
  const answer = await fetch('/api' + path, {
    method, headers: body === undefined ? {} : { 'Content-Type': 'application/json' }, body: body === undefined ? undefined : JSON.stringify(body),
  });
  const value = await answer.json();
  if (!answer.ok) throw new Error(value.error?.message || '通信エラーが発生しました');
  return value;
}
