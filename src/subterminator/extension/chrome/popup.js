// @ts-check
// Popup of the icon: status, pairing, site permissions, stop. Shows the state stored by the worker.

/** @type {Store[]} */
const [kept, session] = [chrome.storage.local, chrome.storage.session];
const $ = id => document.getElementById(id);

/** Number of the latest `show`: an earlier one that is overtaken shows nothing. */
let latest = 0;

const show = async () => {
  const turn = ++latest;
  const { pairing, ran } = await kept.get(['pairing', 'ran']);
  const { status, shown } = await session.get(['status', 'shown']);
  const { service = '', run = '', tabs = [], wanted = [], note = '' } = shown ?? {};
  const { origins } = await chrome.permissions.getAll();
  const { host_permissions: always = [] } = chrome.runtime.getManifest();
  const address = await inFront();
  const tab = tabs.length ? await chrome.tabs.get(tabs.at(-1)).catch(() => null) : null;
  if (turn !== latest) return;
  $('status').textContent = pairing ? status?.text ?? 'Starting.' : 'Not paired yet.';
  $('status').classList.toggle('connected', Boolean(pairing && status?.connected));
  $('pairing').hidden = Boolean(pairing);
  $('wish').hidden = !wanted.length;
  $('run').hidden = !shown || wanted.length > 0;
  $('stop').hidden = !shown;
  $('ready').hidden = !pairing || Boolean(shown);
  $('paired').hidden = Boolean(ran);
  $('cancel-here').hidden = !address;
  $('how').hidden = Boolean(address);
  $('cancel-here').onclick = () => status?.waits ? ask('cancel', { url: address }) : copy(`subterminator cancel ${address} --browser extension`).catch(() => {});
  $('pictures').hidden = Boolean(chrome.debugger) || origins.includes('<all_urls>');
  $('connect').hidden = !pairing || Boolean(status?.connected);
  $('unpair').hidden = !pairing;
  $('forget').hidden = Boolean(shown) || origins.every(origin => always.includes(origin));
  for (const label of document.querySelectorAll('.service')) label.textContent = service;
  $('note').textContent = note;
  $('run-id').textContent = run;
  $('hosts').replaceChildren(...wanted.map(origin => Object.assign(document.createElement('li'), { textContent: origin })));
  $('tab').textContent = tab ? tab.title || 'this tab' : 'no tab';
  $('tab').onclick = () => tab && chrome.tabs.update(tab.id, { active: true });
  $('allow').onclick = () => chrome.permissions.request({ origins: wanted }).then(show, complain);
  $('always').onclick = () => chrome.permissions.request({ origins: ['<all_urls>'] }).then(show, complain);
  $('forget').onclick = () => chrome.permissions.remove({ origins: origins.filter(each => !always.includes(each)) }).then(show, complain);
};

/** Returns the address of the page in front, without what may name a person; '' unless it is one of a site. */
const inFront = async () => {
  const here = location.href;
  const tabs = await chrome.tabs.query({ currentWindow: true });
  const [front] = tabs.filter(({ url, active }) => url !== here && (active || url))  // this window may be a tab itself
    .toSorted((one, other) => Number(other.active) - Number(one.active) || (other.lastAccessed ?? 0) - (one.lastAccessed ?? 0));
  const { protocol = '', origin = '', pathname = '' } = URL.canParse(front?.url ?? '') ? new URL(front.url) : {};
  return /^https?:$/.test(protocol) ? `${origin}${pathname}` : '';
};

/** Nothing on this computer waits for a run: the command goes to the clipboard, for a terminal. */
const copy = async text => {
  $('copied').textContent = `In a terminal: ${text}`;
  await navigator.clipboard.writeText(text);
  $('copied').textContent = `Copied. Paste it in a terminal: ${text}`;
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
ask('look').then(() => {
  if (!$('pairing').hidden) $('code').focus();
});
