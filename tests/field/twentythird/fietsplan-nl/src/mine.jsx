import { createContext, useContext, useEffect, useState } from 'react';
import { Center, Loader } from '@mantine/core';
import { notifications } from '@mantine/notifications';

const Context = createContext(null);
export const useMine = () => useContext(Context);

export const day = (iso) => new Date(iso + 'T12:00:00').toLocaleDateString('nl-NL', { day: 'numeric', month: 'long', year: 'numeric' });
export const euro = (value) => value.toLocaleString('nl-NL', { style: 'currency', currency: 'EUR' });

export function MineProvider({ children }) {
  const [data, setData] = useState(null);
  useEffect(() => { fetch('/api/mijn').then((r) => r.json()).then(setData); }, []);

  async function send(path, body = {}, message = '') {
    const response = await fetch('/api' + path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
    const answer = await response.json();
    if (!response.ok) {
      notifications.show({ color: 'red', message: answer.error });
      return null;
    }
    if (answer.sub) setData(answer);
    if (message) notifications.show({ message });
    return answer;
  }

  if (!data) return <Center h="60vh"><Loader /></Center>;
  return <Context.Provider value={{ ...data, send }}>{children}</Context.Provider>;
}
