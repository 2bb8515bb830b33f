import { createContext, useContext } from 'react';

export const Account = createContext(null);
export const useAccount = () => useContext(Account);

export const date = (iso) => new Date(iso + 'T12:00:00').toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
export const money = (n) => n.toLocaleString('en-GB', { style: 'currency', currency: 'GBP' });

export async function api(path, method = 'GET', body) {
  const answer = await fetch('/api' + path, {
    method, headers: body === undefined ? {} : { 'Content-Type': 'application/json' }, body: body === undefined ? undefined : JSON.stringify(body),
  });
  const value = await answer.json();
  if (!answer.ok) throw new Error(value.error?.message || 'Something went wrong');
  return value;
}
