import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ThemeProvider, createTheme, CssBaseline } from '@mui/material';
import App from './App.jsx';

const theme = createTheme({
  palette: { primary: { main: '#2f6b3a' }, secondary: { main: '#e2703a' }, background: { default: '#faf7f1' } },
  shape: { borderRadius: 10 },
  typography: { fontFamily: '"Nunito Sans","Helvetica Neue",Arial,sans-serif', button: { textTransform: 'none', fontWeight: 700 } },
});
createRoot(document.getElementById('root')).render(
  <ThemeProvider theme={theme}><CssBaseline /><BrowserRouter><App /></BrowserRouter></ThemeProvider>
);
