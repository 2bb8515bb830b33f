import { createContext, useContext } from 'react';

export const date = (iso) => new Date(iso + 'T12:00:00').toLocaleDateString('es-ES', { day: 'numeric', month: 'long', year: 'numeric' });
export const money = (n) => n.toLocaleString('es-ES', { style: 'currency', currency: 'EUR' });

export async function api(path, method = 'GET', body) {
  const answer = await fetch('/api/v2' + path, {
    method, headers: body === undefined ? {} : { 'Content-Type': 'application/json' }, body: body === undefined ? undefined : JSON.stringify(body),
  });
  const value = await answer.json();
  if (!answer.ok) throw new Error(value.error?.message || 'Se ha producido un error');
  return value;
}

export const Account = createContext(null);
export const useAccount = () => useContext(Account);
