import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import '@mantine/notifications/styles.css';
import 'dayjs/locale/nl';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { MantineProvider, createTheme } from '@mantine/core';
import { DatesProvider } from '@mantine/dates';
import { Notifications } from '@mantine/notifications';
import { MineProvider } from './mine.jsx';
import { Frame } from './frame.jsx';
import { Overview, Invoices, Service, Details, Mailings, Help } from './pages.jsx';
import { Subscription } from './subscription.jsx';
import { Stop } from './stop.jsx';

const theme = createTheme({ primaryColor: 'teal', defaultRadius: 'md', fontFamily: 'Poppins, "Helvetica Neue", Arial, sans-serif' });

createRoot(document.getElementById('root')).render(
  <MantineProvider theme={theme}>
    <DatesProvider settings={{ locale: 'nl', firstDayOfWeek: 1 }}>
      <Notifications />
      <MineProvider>
        <BrowserRouter>
          <Routes>
            <Route element={<Frame />}>
              <Route path="/" element={<Overview />} />
              <Route path="/abonnement" element={<Subscription />} />
              <Route path="/abonnement/stopzetten" element={<Stop />} />
              <Route path="/facturen" element={<Invoices />} />
              <Route path="/service" element={<Service />} />
              <Route path="/gegevens" element={<Details />} />
              <Route path="/voorkeuren" element={<Mailings />} />
              <Route path="/help" element={<Help />} />
              <Route path="*" element={<Navigate to="/" replace />} />
            </Route>
          </Routes>
        </BrowserRouter>
      </MineProvider>
    </DatesProvider>
  </MantineProvider>,
);
