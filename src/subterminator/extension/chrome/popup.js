// @ts-check
// Popup of the icon: status, pairing, site permissions, stop. Shows the state stored by the worker.

/** @type {Store[]} */
const [kept, session] = [chrome.storage.local, chrome.storage.session];
const $ = id => document.getElementById(id);

const show = async () => {
  const { pairing } = await kept.get('pairing');
  const { status, shown } = await session.get(['status', 'shown']);
  const { service = '', run = '', tabs = [], wanted = [] } = shown ?? {};
  const { origins } = await chrome.permissions.getAll();
  const { host_permissions: always = [] } = chrome.runtime.getManifest();
  $('status').textContent = pairing ? status?.text ?? 'Starting.' : 'Not paired yet.';
  $('status').classList.toggle('connected', Boolean(pairing && status?.connected));
  $('pairing').hidden = Boolean(pairing);
  $('wish').hidden = !wanted.length;
  $('run').hidden = !shown || wanted.length > 0;
  $('stop').hidden = !shown;
  $('pictures').hidden = Boolean(chrome.debugger) || origins.includes('<all_urls>');
  $('connect').hidden = !pairing || Boolean(status?.connected);
  $('unpair').hidden = !pairing;
  $('forget').hidden = Boolean(shown) || origins.every(origin => always.includes(origin));
  for (const label of document.querySelectorAll('.service')) label.textContent = service;
  $('run-id').textContent = run;
  $('hosts').replaceChildren(...wanted.map(origin => Object.assign(document.createElement('li'), { textContent: origin })));
  const tab = tabs.length ? await chrome.tabs.get(tabs.at(-1)).catch(() => null) : null;
  $('tab').textContent = tab ? tab.title || 'this tab' : 'no tab';
  $('tab').onclick = () => tab && chrome.tabs.update(tab.id, { active: true });
  $('allow').onclick = () => chrome.permissions.request({ origins: wanted }).then(show, complain);
  $('always').onclick = () => chrome.permissions.request({ origins: ['<all_urls>'] }).then(show, complain);
  $('forget').onclick = () => chrome.permissions.remove({ origins: origins.filter(each => !always.includes(each)) }).then(show, complain);
};

const complain = error => {
  $('problem').textContent = error.message;
};

const ask = async (request, more = {}) => {
  $('problem').textContent = '';
  try {
    const { error } = await chrome.runtime.sendMessage({ ask: request, ...more });
    if (error) throw new Error(error);
  } catch (error) {
    complain(error);
  }
  await show();
};

$('pairing').addEventListener('submit', event => {
  event.preventDefault();
  ask('pair', { code: /** @type {HTMLInputElement} */ ($('code')).value });
});
$('stop').addEventListener('click', () => ask('stop'));
$('connect').addEventListener('click', () => ask('connect'));
$('unpair').addEventListener('click', () => ask('unpair'));
chrome.storage.onChanged.addListener(show);
show();
