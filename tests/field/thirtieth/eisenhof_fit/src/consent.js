export function consent() {
  if (localStorage.getItem('uc_settings')) return;
  const host = document.getElementById('usercentrics-root');
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `<style>
  .c{position:fixed;inset:auto 0 0 0;background:#fff;box-shadow:0 0 24px rgba(0,0,0,.4);z-index:99999;padding:22px 32px;font:14px/1.5 Roboto,Arial,sans-serif;color:#303030}
  .b{display:flex;gap:12px;margin-top:14px;flex-wrap:wrap}button{font:600 14px Roboto,Arial;height:40px;min-width:180px;border-radius:4px;border:0;cursor:pointer;background:#f5f5f5;color:#303030}.p{background:#d50000;color:#fff}
  h2{margin:0 0 6px;font-size:17px}a{color:#303030}</style>
  <div class="c" role="dialog" aria-modal="false" aria-label="Privatsphäre-Einstellungen" data-testid="uc-default-wall">
  <h2>Privatsphäre-Einstellungen</h2><div>Wir nutzen Cookies und ähnliche Technologien, um dir ein besseres Nutzungserlebnis zu bieten, unser Angebot zu verbessern und dir auch außerhalb unserer Website passende Werbung zu zeigen. Du kannst deine Einwilligung jederzeit widerrufen. <a href="#">Datenschutzerklärung</a> <a href="#">Impressum</a></div>
  <div class="b"><button data-testid="uc-customize-button">Einstellungen</button><button data-testid="uc-deny-all-button">Ablehnen</button><button class="p" data-testid="uc-accept-all-button">Alles akzeptieren</button></div></div>`;
  root.querySelectorAll('button').forEach((b) => b.addEventListener('click', () => { localStorage.setItem('uc_settings', b.dataset.testid); host.remove(); }));
}
