(() => {
  const root = document.getElementById('app-root'), portal = document.getElementById('portal-root');
  const profiles = [
    { id: 'p1', name: 'Dana', bg: 'linear-gradient(135deg,#ff7a59,#c2185b)' },
    { id: 'p2', name: 'Marcus', bg: 'linear-gradient(135deg,#3fd0ff,#2346d8)' },
    { id: 'p3', name: 'Kids', bg: 'linear-gradient(135deg,#ffe259,#43c66b)', kids: true },
  ];
  let me = null, menu = false;
  const cur = () => profiles.find(p => p.id === sessionStorage.getItem('lm.profile'));
  const av = p => `<span class="StyledAvatar-Lume-Web__sc-1u7fz2-3 iAv" style="background:${p.bg}" aria-hidden="true"></span>`;
  const post = (u, b) => fetch(u, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(b || {}) }).then(r => r.json()).then(j => (me = j));
  const go = p => { menu = false; history.pushState({}, '', p); render(); window.scrollTo(0, 0); };
  window.addEventListener('popstate', () => render());

  const rails = [
    ['Just Added', ['Harbor Lights', 'The Quiet Parish', 'Nine Below', 'Salt & Iron', 'Overpass', 'Miss Delacroix', 'Cold Harvest']],
    ['Because You Watched “The Ledger”', ['Kingmaker', 'Dead Reckoners', 'Glass County', 'Second Sons', 'Proof of Life', 'The Adjuster']],
    ['Lumeno Originals', ['Marrow', 'Sable House', 'Crown of Reeds', 'After the Flood', 'Paper Kings', 'Hollow Hill']],
    ['Live Sports', ['Hoops Tonight', 'Ice Weekly', 'Rally Cup', 'Goal Zone', 'The Paddock']],
  ];
  const kidRails = [['Cartoons', ['Pip & Pepper', 'Robo Pals', 'Moon Cats', 'Captain Waffle', 'Dino Bus']], ['Story Time', ['The Little Tug', 'Wooly Bear', 'Sing Along']]];
  const grad = i => `linear-gradient(${(i * 47) % 360}deg,hsl(${(i * 73) % 360} 60% 32%),hsl(${(i * 73 + 60) % 360} 55% 16%))`;
  const rail = ([t, xs], k) => `<section class="StyledRail-Lume-Web__sc-9k2x1-0 nRail" aria-label="${t}"><h3>${t}</h3><div class="nRow">${xs.map((x, i) => `<a href="/video/${x.toLowerCase().replace(/[^a-z]+/g, '-')}" data-nav class="StyledTile-Lume-Web__sc-77ab3-1 nCard" style="background:${grad(k * 9 + i)}">${x}</a>`).join('')}</div></section>`;

  function picker() {
    return `<div class="StyledProfilePicker-Lume-Web__sc-o1w2p-0 kPick"><div class="fLogo" style="font-size:40px">lumeno</div><h1>Who’s Watching?</h1>
    <div class="kRow">${profiles.map(p => `<button type="button" class="StyledProfileTile-Lume-Web__sc-o1w2p-2 kTile" data-pick="${p.id}" aria-label="${p.name}${p.kids ? ', kids profile' : ''}">${av(p)}<span>${p.name}</span></button>`).join('')}
    <button type="button" class="StyledProfileTile-Lume-Web__sc-o1w2p-2 kTile" data-noop aria-label="Add profile"><span class="iAv kPlus">+</span><span>Add Profile</span></button></div>
    <button type="button" class="kEdit" data-noop>Manage Profiles</button></div>`;
  }
  function header(p) {
    return `<header class="StyledHeader-Lume-Web__sc-b3d1-0 bXkQaz"><a href="/home" data-nav class="fLogo" aria-label="Lumeno home">lumeno</a>
    <nav class="gNvLst" aria-label="Main">${(p.kids ? [['Home', '/home']] : [['Home', '/home'], ['Series', '/series'], ['Movies', '/movies'], ['New & Notable', '/new'], ['My Stuff', '/my-stuff'], ['Search', '/search']]).map(([t, u]) => `<a href="${u}" data-nav>${t}</a>`).join('')}</nav>
    <button type="button" class="StyledProfileButton-Lume-Web__sc-b3d1-7 hAvBtn" data-menu aria-haspopup="menu" aria-expanded="${menu}" aria-label="Profile menu, ${p.name}">${av(p)}</button>
    ${menu ? `<div class="StyledDropdown-Lume-Web__sc-c8e1-0 jMenu" role="menu">${p.kids
      ? `<button type="button" role="menuitem" data-switch>Exit Kids</button>`
      : `${profiles.filter(x => x !== p).map(x => `<button type="button" role="menuitem" data-pick="${x.id}">${x.name}</button>`).join('')}
      <button type="button" role="menuitem" data-switch>Switch Profiles</button><hr>
      <a role="menuitem" href="/my-stuff" data-nav>My Stuff</a>
      <a role="menuitem" href="/settings/account" data-nav>Settings</a>
      <a role="menuitem" href="/help" target="_blank">Help Center</a><hr>
      <button type="button" role="menuitem" data-signout>Sign Out</button>`}</div>` : ''}</header>`;
  }
  const footer = () => `<footer class="StyledFooter-Lume-Web__sc-f00t-0 pFoot"><a href="/privacy">Privacy Policy</a><a href="/terms">Terms of Use</a><a href="/do-not-sell">Do Not Sell or Share My Personal Information</a><a href="/help">Help Center</a><a href="/help">About Lumeno</a><a href="/help">Gift Cards</a><br>© 2026 Lumeno Streaming LLC. All Rights Reserved. Lumeno and related elements are used under license.</footer>`;
  const note = () => me.status === 'CANCELED' ? `<div class="oNote" role="status">Your subscription has been canceled. You can keep watching until ${me.ends}.<a href="/identity/subscription" target="_blank" rel="noopener">Manage</a></div>` : '';
  function home(p) {
    if (p.kids) return kidRails.map(rail).join('');
    return `${note()}<div class="StyledHero-Lume-Web__sc-h3r0-0 lHero"><p style="margin:0;letter-spacing:2px;font-size:13px">LUMENO ORIGINAL &middot; NEW EPISODE SUNDAY</p><h2>Crown of Reeds</h2><p>Two sisters. One drowned kingdom. The second season of the most-watched Lumeno Original is here.</p><a class="mBtn" href="/video/crown-of-reeds" data-nav>Play</a><a class="mBtn sec" href="/video/crown-of-reeds" data-nav>More Info</a></div>${rails.map(rail).join('')}`;
  }
  const tabs = [['account', 'Account'], ['subscription', 'Subscription'], ['devices', 'Manage Devices'], ['playback', 'Playback & Autoplay'], ['parental', 'Parental Controls'], ['privacy', 'Privacy']];
  function settings(t) {
    const row = (a, b, c) => `<div class="rRow"><div>${a}<small>${b}</small></div>${c || ''}</div>`;
    const tgl = (n, on) => `<button type="button" role="switch" class="sTgl" aria-checked="${on}" aria-label="${n}" data-pref="${n}"></button>`;
    const body = {
      account: () => `<h1>Account</h1>${row('Email', me.email, '<button type="button" class="rLnk" data-noop>Edit</button>')}${row('Password', '••••••••••', '<button type="button" class="rLnk" data-noop>Change Password</button>')}${row('Name', 'Dana Whitlock', '<button type="button" class="rLnk" data-noop>Edit</button>')}${row('Lumeno news and special offers', 'Emails about new releases and promotions', tgl('marketing', true))}${row('Sign out everywhere', 'Sign out of Lumeno on all devices', '<button type="button" class="rLnk" data-signout>Sign Out All Devices</button>')}`,
      subscription: () => `<h1>Subscription</h1>${row('Your plan', me.planName + ', monthly', '')}${row(me.status === 'CANCELED' ? 'Canceled' : 'Billed by Lumeno', me.status === 'CANCELED' ? 'You have access until ' + me.ends : 'Next billing date ' + me.next, '')}<p style="margin:26px 0;color:#b9b5cd">View your plan, billing information and payment history.</p><a class="mBtn" href="/identity/subscription" target="_blank" rel="noopener">Manage Subscription</a>`,
      devices: () => `<h1>Manage Devices</h1>${row('Chrome on Windows', 'This device', '')}${row('Living Room TV', 'Last used yesterday', '<button type="button" class="rLnk" data-noop>Sign Out</button>')}${row('Dana’s iPhone', 'Last used 3 days ago', '<button type="button" class="rLnk" data-noop>Sign Out</button>')}`,
      playback: () => `<h1>Playback &amp; Autoplay</h1>${row('Autoplay next episode', 'Start the next episode automatically', tgl('autoplay', true))}${row('Autoplay previews', 'While browsing', tgl('previews', true))}`,
      parental: () => `<h1>Parental Controls</h1>${row('Profile PIN', 'Off', '<button type="button" class="rLnk" data-noop>Create</button>')}`,
      privacy: () => `<h1>Privacy</h1>${row('Demographic advertising', 'On', tgl('ads', true))}${row('Viewing history', 'Clear history for this profile', '<button type="button" class="rLnk" data-noop>Clear</button>')}`,
    }[t] || (() => '<h1>Settings</h1>');
    return `<div class="StyledSettings-Lume-Web__sc-s3t-0 qSet"><nav class="qNav" aria-label="Settings">${tabs.map(([k, n]) => `<a href="/settings/${k}" data-nav class="${k === t ? 'sel' : ''}"${k === t ? ' aria-current="page"' : ''}>${n}</a>`).join('')}</nav><main class="qMain">${body()}</main></div>`;
  }
  function render() {
    document.body.className = '';
    if (!me) { root.innerHTML = ''; return; }
    if (!me.signedIn) { root.innerHTML = `<div class="kPick"><div class="fLogo" style="font-size:40px">lumeno</div><h1>You’re signed out</h1><button type="button" class="mBtn" data-signin>Sign In</button></div>`; return; }
    const p = cur(), path = location.pathname;
    if (!p) { document.title = 'Lumeno'; root.innerHTML = picker(); return bar(); }
    let main;
    if (path.startsWith('/settings') && !p.kids) { main = settings(path.split('/')[2] || 'account'); document.title = 'Settings • Lumeno'; }
    else if (path.startsWith('/video')) main = `<div class="lHero"><h2>${path.split('/')[2].split('-').map(w => w[0] ? w[0].toUpperCase() + w.slice(1) : '').join(' ')}</h2><p>This title isn’t available to play in this browser right now. Please try again later.</p></div>`;
    else { main = home(p); document.title = 'Home • Lumeno'; }
    if (p.kids) document.body.className = 'kids';
    root.innerHTML = header(p) + `<div id="main">${main}</div>` + footer();
    bar();
  }
  function bar() {
    portal.innerHTML = localStorage.getItem('lm.notice') ? '' : `<div class="ot-sdk-container tBar" role="region" aria-label="Privacy notice"><div>We and our partners use cookies and similar tools to run Lumeno, personalize content and serve ads. By continuing to use this service you agree to our <a href="/terms">Terms of Use</a> and acknowledge our <a href="/privacy">Privacy Policy</a>. <a href="/do-not-sell">Your Privacy Choices</a></div><button type="button" data-bar aria-label="Close">Got it</button></div>`;
  }
  document.addEventListener('click', async e => {
    const t = e.target.closest('a[data-nav],button,[role=menuitem]');
    if (!t) { if (menu) { menu = false; render(); } return; }
    const d = t.dataset;
    if (t.matches('a[data-nav]')) { e.preventDefault(); return go(t.getAttribute('href')); }
    if ('menu' in d) { menu = !menu; return render(); }
    if (d.pick) { sessionStorage.setItem('lm.profile', d.pick); return go(location.pathname === '/' || menu ? '/home' : location.pathname); }
    if ('switch' in d) { sessionStorage.removeItem('lm.profile'); return go('/'); }
    if ('signout' in d) { await post('/api/sign-out'); sessionStorage.clear(); return go('/'); }
    if ('signin' in d) { await post('/api/sign-in'); return go('/'); }
    if ('bar' in d) { localStorage.setItem('lm.notice', '1'); return bar(); }
    if (d.pref) { const on = t.getAttribute('aria-checked') !== 'true'; t.setAttribute('aria-checked', on); return post('/api/users/me/preferences', { [d.pref]: on }); }
  });
  const load = () => fetch('/api/users/me').then(r => r.json()).then(j => { me = j; render(); });
  load();
  document.addEventListener('visibilitychange', () => { if (!document.hidden) load(); });
})();
