import { createRoot } from 'react-dom/client';
import { ConfigProvider, App as AntApp } from 'antd';
import ptBR from 'antd/locale/pt_BR';
import Root from './Root.jsx';
createRoot(document.getElementById('root')).render(
  <ConfigProvider locale={ptBR} theme={{ token: { colorPrimary: '#6d3bd1', borderRadius: 8, fontFamily: 'Inter,"Segoe UI",Roboto,Arial,sans-serif' } }}>
    <AntApp><Root /></AntApp>
  </ConfigProvider>
);
