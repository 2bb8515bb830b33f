import { createRoot } from 'react-dom/client';
import { BrowserRouter, Routes, Route, Navigate } from 'react-router-dom';
import { CssBaseline, ThemeProvider, createTheme } from '@mui/material';
import { AccountProvider } from './account.jsx';
import { Layout } from './layout.jsx';
import { Deliveries, Menu, Market, Refer } from './shop.jsx';
import { Settings, PlanSettings, PersonalInfo, Payment, Orders, Credit, Communication, Privacy } from './settings.jsx';
import { CancelFlow } from './cancel.jsx';

const theme = createTheme({
  palette: { primary: { main: '#20603d' }, secondary: { main: '#d8572a' }, background: { default: '#faf8f3' } },
  typography: { fontFamily: '"Source Sans 3", "Helvetica Neue", Arial, sans-serif', button: { textTransform: 'none', fontWeight: 600 } },
  shape: { borderRadius: 8 },
});

createRoot(document.getElementById('root')).render(
  <ThemeProvider theme={theme}>
    <CssBaseline />
    <AccountProvider>
      <BrowserRouter>
        <Routes>
          <Route element={<Layout />}>
            <Route path="/" element={<Navigate to="/my-deliveries" replace />} />
            <Route path="/my-deliveries" element={<Deliveries />} />
            <Route path="/menu" element={<Menu />} />
            <Route path="/market" element={<Market />} />
            <Route path="/refer" element={<Refer />} />
            <Route path="/account" element={<Settings />}>
              <Route index element={<Navigate to="/account/plan" replace />} />
              <Route path="plan" element={<PlanSettings />} />
              <Route path="details" element={<PersonalInfo />} />
              <Route path="payment" element={<Payment />} />
              <Route path="orders" element={<Orders />} />
              <Route path="credit" element={<Credit />} />
              <Route path="communication" element={<Communication />} />
              <Route path="privacy" element={<Privacy />} />
            </Route>
            <Route path="/account/plan/leave" element={<CancelFlow />} />
            <Route path="*" element={<Navigate to="/my-deliveries" replace />} />
          </Route>
        </Routes>
      </BrowserRouter>
    </AccountProvider>
  </ThemeProvider>,
);
