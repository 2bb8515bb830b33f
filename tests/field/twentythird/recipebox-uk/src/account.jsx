import { createContext, useContext, useEffect, useState } from 'react';
import { Box, CircularProgress, Snackbar } from '@mui/material';

const Context = createContext(null);
export const useAccount = () => useContext(Context);

export const longDate = (iso) =>
  new Date(iso + 'T12:00:00').toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });
export const shortDate = (iso) =>
  new Date(iso + 'T12:00:00').toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
export const money = (value) => value.toLocaleString('en-GB', { style: 'currency', currency: 'GBP' });

export function AccountProvider({ children }) {
  const [data, setData] = useState(null);
  const [toast, setToast] = useState('');

  useEffect(() => {
    fetch('/api/account').then((r) => r.json()).then(setData);
  }, []);

  async function send(path, body = {}, message = '') {
    const response = await fetch('/api' + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = await response.json();
    if (answer.plan) setData(answer);
    if (message) setToast(message);
    return answer;
  }

  if (!data) {
    return <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '60vh' }}><CircularProgress /></Box>;
  }
  return (
    <Context.Provider value={{ ...data, send }}>
      {children}
      <Snackbar open={!!toast} autoHideDuration={4000} onClose={() => setToast('')} message={toast} />
    </Context.Provider>
  );
}
