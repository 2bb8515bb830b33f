import { css, Global } from '@emotion/react';
import { createContext, useContext, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { palette, space, textSans17, textSansBold17 } from '@guardian/source/foundations';
import { Button, Checkbox, LinkButton, Radio, RadioGroup, SvgArrowRightStraight, TextArea, TextInput } from '@guardian/source/react-components';

const Ctx = createContext(null);
const useApp = () => useContext(Ctx);
const api = (path, body, method = 'POST') =>
  fetch(path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body || {}) })
    .then((r) => (r.ok ? r.json() : Promise.reject(r)));
const day = (iso) => new Date(iso + 'T00:00:00').toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const money = (n) => '£' + n.toFixed(2);

const serif = css`font-family: 'GH Guardian Headline', 'Guardian Egyptian Web', Georgia, serif;`;
const wrap = css`max-width: 1120px; margin: 0 auto; padding: 0 20px;`;
const h2 = css`${serif}; font-size: 28px; line-height: 1.15; font-weight: 700; border-top: 1px solid ${palette.neutral[86]}; padding-top: 4px; margin: 48px 0 20px;`;
const p = css`${textSans17}; max-width: 620px;`;
const card = css`border: 1px solid ${palette.neutral[86]}; margin-bottom: 24px; & > header { background: ${palette.brand[500]}; color: #fff; padding: 12px 20px; min-height: 64px; display:flex; justify-content: space-between; align-items: flex-end; } & > header h3 { ${serif}; margin: 0; font-size: 24px; } & > div { padding: 20px; display: flex; flex-wrap: wrap; gap: 24px; }`;
const dl = css`margin: 0; flex: 1 1 260px; ${textSans17}; & dt { ${textSansBold17}; float: left; clear: left; width: 11.5em; margin-bottom: 10px; } & dd { margin: 0 0 10px 11.5em; }`;
const tag = css`background: ${palette.news ? palette.news[400] : '#c70000'}; color: #fff; padding: 2px 10px; border-radius: 4px; font-size: 15px; font-weight: 700;`;
const linkish = css`background: none; border: 0; padding: 0; text-decoration: underline; color: ${palette.brand[500]}; cursor: pointer; ${textSansBold17}; &:hover { color: ${palette.brand[300]}; }`;

function A({ to, children, ...rest }) {
  const { go } = useApp();
  return <a href={to} {...rest} onClick={(e) => { if (!e.metaKey && !e.ctrlKey) { e.preventDefault(); go(to); } }}>{children}</a>;
}

const TABS = [['/', 'Account overview'], ['/billing', 'Billing'], ['/public-settings', 'Profile'], ['/email-prefs', 'Emails & marketing'], ['/account-settings', 'Settings'], ['/help-centre', 'Help']];

function Header() {
  const { me } = useApp();
  const [open, setOpen] = useState(false);
  return (
    <header css={css`background: ${palette.brand[400]}; color: #fff;`}>
      <div css={[wrap, css`display: flex; justify-content: space-between; align-items: center; height: 76px;`]}>
        <a href="/" title="The Harbour Post" css={css`color: #fff; text-decoration: none; font-size: 34px; font-weight: 700; ${serif}`}>The Harbour Post</a>
        <div css={css`position: relative;`}>
          <button aria-expanded={open} aria-controls="dropdown" onClick={() => setOpen(!open)} css={css`background: none; border: 0; color: #fff; cursor: pointer; ${textSansBold17}`}>My account ▾</button>
          {open && (
            <ul id="dropdown" css={css`position: absolute; right: 0; top: 34px; z-index: 20; margin: 0; padding: 8px 0; list-style: none; background: #fff; width: 230px; box-shadow: 0 2px 8px rgba(0,0,0,.3); a { display: block; padding: 10px 18px; color: #052962; text-decoration: none; ${textSans17} } a:hover { background: #f6f6f6; }`}>
              {TABS.map(([to, t]) => <li key={to}><A to={to}>{t}</A></li>)}
              <li><a href="/signout" onClick={(e) => e.preventDefault()}>Sign out</a></li>
            </ul>
          )}
          <span css={css`display: block; font-size: 13px; opacity: .8;`}>{me.user.email}</span>
        </div>
      </div>
    </header>
  );
}

function Nav({ path }) {
  return (
    <nav aria-label="Account" css={css`border-bottom: 1px solid ${palette.neutral[86]}; ul { ${wrap}; display: flex; flex-wrap: wrap; list-style: none; } a { display: block; padding: 14px 22px 12px 0; text-decoration: none; color: #052962; ${textSans17} } a[aria-current] { ${textSansBold17} }`}>
      <ul>{TABS.map(([to, t]) => <li key={to}><A to={to} aria-current={path === to ? 'page' : undefined}>{t}</A></li>)}</ul>
    </nav>
  );
}

function Footer() {
  return (
    <footer css={css`background: ${palette.brand[400]}; color: #fff; margin-top: 72px; padding: 24px 0; font-size: 15px; a { color: #fff; } ul { list-style: none; padding: 0; columns: 3; } li { margin-bottom: 10px; }`}>
      <div css={wrap}>
        <ul>
          {['About us', 'Contact us', 'Complaints & corrections', 'SecureDrop', 'Work for us', 'Privacy policy', 'Cookie policy', 'Terms & conditions', 'Help Centre', 'All topics', 'All writers', 'Digital newspaper archive', 'Gift subscriptions', 'Advertise with us', 'Modern Slavery Act'].map((x) => <li key={x}><a href="#" onClick={(e) => e.preventDefault()}>{x}</a></li>)}
        </ul>
        <p>© {new Date().getFullYear()} Harbour Post News &amp; Media Limited or its affiliated companies. All rights reserved.</p>
      </div>
    </footer>
  );
}

function Overview() {
  const { me, go } = useApp();
  const s = me.products[0];
  if (!s) return <><h2 css={h2}>Account overview</h2><p css={p}>This account is scheduled for deletion.</p></>;
  return (
    <>
      <h2 css={h2}>Account overview</h2>
      <p css={p}>Hello {me.user.firstName}, thank you for supporting independent journalism{s.cancelled ? '.' : ` since ${new Date(s.start).getFullYear()}.`}</p>
      <h3 css={css`${serif}; font-size: 20px;`}>My subscriptions</h3>
      <article css={card}>
        <header><h3>{s.upgraded ? 'All-access digital + print Saturday' : s.tier}</h3>{s.cancelled && <span css={tag}>Cancelled</span>}</header>
        <div>
          <dl css={dl}>
            <dt>Subscription ID</dt><dd data-cy="subscription-id">{s.subscriptionId}</dd>
            <dt>Start date</dt><dd>{day(s.start)}</dd>
            {s.cancelled
              ? <><dt>Subscription end date</dt><dd>{day(s.end)}</dd></>
              : <><dt>Next payment</dt><dd>{money(s.price)} on {day(s.nextPaymentDate)}{s.discounted && <> <s>£14.99</s> (25% off for 12 months)</>}</dd></>}
            <dt>Payment method</dt><dd>{s.card.type} ending {s.card.last4}</dd>
          </dl>
          <div css={css`display: flex; flex-direction: column; gap: 12px;`}>
            {s.cancelled
              ? <LinkButton priority="primary" size="small" href="#" onClick={(e) => e.preventDefault()}>Subscribe again</LinkButton>
              : <Button priority="primary" size="small" onClick={() => go('/digital')}>Manage subscription</Button>}
            <LinkButton priority="tertiary" size="small" href="#" onClick={(e) => e.preventDefault()}>Get the app</LinkButton>
          </div>
        </div>
        {!s.cancelled && !s.upgraded && (
          <div css={css`background: #e3edfe; border-top: 1px solid #dcdcdc;`}>
            <div css={css`flex: 1 1 320px;`}><strong>Make your Saturdays better.</strong> Add the Saturday paper, delivered, for £9.01 a month more.</div>
            <Button size="small" priority="secondary" onClick={() => go('/switch')}>Change to digital + print</Button>
          </div>
        )}
      </article>
      <article css={[card, css`& > header { background: ${palette.neutral[97]}; color: #121212; }`]}>
        <header><h3>Newsletters</h3></header>
        <div><p css={[p, css`margin: 0; flex: 1 1 320px;`]}>You receive {Object.values(me.letters).filter(Boolean).length} newsletters from us.</p><Button size="small" priority="tertiary" onClick={() => go('/email-prefs')}>Manage newsletters</Button></div>
      </article>
      <h3 css={css`${serif}; font-size: 20px;`}>More from the Harbour Post</h3>
      <div css={css`display: grid; grid-template-columns: repeat(auto-fit, minmax(220px, 1fr)); gap: 20px; & > div { background: ${palette.neutral[97]}; padding: 16px; border-top: 2px solid ${palette.brand[500]}; }`}>
        {[['Harbour Weekly', 'Our international news magazine. From £45 per quarter.'], ['Feast', 'Thousands of recipes in one app. Try free for 14 days.'], ['Gift a subscription', 'Three months of all-access digital for someone you like.']].map(([a, b]) => (
          <div key={a}><strong css={serif}>{a}</strong><p>{b}</p><a href="#" onClick={(e) => e.preventDefault()}>Find out more</a></div>))}
      </div>
    </>
  );
}

function Manage() {
  const { me, go } = useApp();
  const s = me.products[0];
  if (!s || s.cancelled) return <Overview />;
  return (
    <>
      <h2 css={h2}>Manage subscription</h2>
      <article css={card}>
        <header><h3>{s.tier}</h3></header>
        <div><dl css={dl}><dt>Subscription ID</dt><dd>{s.subscriptionId}</dd><dt>Start date</dt><dd>{day(s.start)}</dd><dt>Price</dt><dd>{money(s.price)} per month</dd></dl></div>
      </article>
      <h2 css={h2}>Payment</h2>
      <dl css={dl}><dt>Next payment</dt><dd>{money(s.price)} on {day(s.nextPaymentDate)}</dd><dt>Card</dt><dd>{s.card.type} •••• {s.card.last4}, expires {s.card.expiry}</dd></dl>
      <Button priority="tertiary" size="small" onClick={() => go('/billing')}>Update payment method</Button>
      <h2 css={h2}>Your benefits</h2>
      <ul css={p}>
        <li>Unlimited access to the Harbour Post app</li><li>Digital edition, every day, with 30 day archive</li>
        <li>Ad-free reading across all your devices</li><li>Exclusive newsletter for supporters</li><li>Far fewer asks for support</li>
      </ul>
      <div css={css`margin: 56px 0 24px; padding-top: 16px; border-top: 1px solid ${palette.neutral[86]};`}>
        <span css={textSans17}>Would you like to cancel your subscription? </span>
        <A to="/cancel/digital" css={linkish}>Cancel subscription</A>
      </div>
    </>
  );
}

const REASONS = [
  ['mma_cost_of_living', 'I am cutting back on my spending, the cost of living'], ['mma_value_for_money', "I don't feel the subscription is worth the price"],
  ['mma_time_pressure', "I don't have enough time to use it"], ['mma_editorial', 'I am unhappy with some editorial decisions'],
  ['mma_content', 'I no longer want this kind of content'], ['mma_issues', 'I have had problems with the app or the website'],
  ['mma_health', 'A change in my circumstances'], ['mma_other', 'None of the above'],
];

function Steps({ n }) {
  return (
    <ol aria-label="Progress" css={css`display: flex; list-style: none; padding: 0; margin: 28px 0; li { flex: 1; border-top: 4px solid ${palette.neutral[86]}; padding-top: 6px; font-size: 15px; } li[aria-current], li.done { border-color: ${palette.brand[500]}; }`}>
      {['Reason', 'Review', 'Confirmation'].map((t, i) => <li key={t} className={i < n ? 'done' : ''} aria-current={i === n ? 'step' : undefined}>{t}</li>)}
    </ol>
  );
}
const row = css`display: flex; flex-wrap: wrap; gap: 16px; justify-content: space-between; margin-top: ${space[9]}px; padding-top: 20px; border-top: 1px solid ${palette.neutral[86]};`;

function CancelReason() {
  const { me, go, setFlow, flow } = useApp();
  const [err, setErr] = useState('');
  const [busy, setBusy] = useState(false);
  const s = me.products[0];
  if (!s || s.cancelled) return <Overview />;
  const next = () => {
    if (!flow.reason) { setErr('Please select a reason'); return; }
    setBusy(true);
    api('/api/case', { reason: flow.reason, product: s.mmaProductKey, subscriptionName: s.subscriptionId })
      .then((c) => { setFlow({ ...flow, caseId: c.id }); go(s.discounted ? '/cancel/digital/review' : '/cancel/digital/offer'); });
  };
  return (
    <>
      <h2 css={h2}>Cancel subscription</h2><Steps n={0} />
      <h3 css={css`${serif}; font-size: 24px; margin: 0;`}>We're sorry to hear you're thinking of cancelling your subscription</h3>
      <p css={p}>Can you take a moment to tell us more about your decision?</p>
      <form onSubmit={(e) => { e.preventDefault(); next(); }}>
        <RadioGroup name="issue_type" label="Please select a reason" error={err || undefined} orientation="vertical">
          {REASONS.map(([v, t]) => <Radio key={v} value={v} label={t} checked={flow.reason === v} onChange={() => { setErr(''); setFlow({ ...flow, reason: v }); }} />)}
        </RadioGroup>
        <div css={row}>
          <Button type="button" priority="tertiary" onClick={() => go('/')}>Return to your account</Button>
          <Button type="submit" isLoading={busy} icon={<SvgArrowRightStraight />} iconSide="right">Continue</Button>
        </div>
      </form>
    </>
  );
}

function CancelOffer() {
  const { me, go, flow, reload } = useApp();
  const [view, setView] = useState(0);
  useEffect(() => { if (!flow.caseId) go('/cancel/digital'); }, []);
  if (view === 1) {
    return (
      <>
        <h2 css={h2}>Your offer</h2>
        <p css={p}>You'll pay £11.24 a month for 12 months, then £14.99 a month. Your subscription auto-renews each month unless cancelled.</p>
        <div css={row}><Button priority="tertiary" onClick={() => setView(0)}>Back</Button>
          <Button onClick={() => api('/api/discounts/apply-discount', { subscriptionNumber: me.products[0].subscriptionId }).then(reload).then(() => setView(2))}>Confirm your offer</Button></div>
      </>
    );
  }
  if (view === 2) return <><h2 css={h2}>Your offer is confirmed. Thank you for choosing to stay with us.</h2><Button onClick={() => go('/')}>Return to your account</Button></>;
  return (
    <>
      <h2 css={h2}>This doesn't have to be goodbye</h2>
      <p css={p}>Instead of losing your digital subscription, discover a more flexible way to keep reading.</p>
      <section css={css`border: 2px solid ${palette.brand[500]}; padding: 20px; max-width: 560px; position: relative;`}>
        <span css={css`position: absolute; top: -14px; background: ${palette.brand[500]}; color: #fff; padding: 3px 12px; border-radius: 4px; font-weight: 700;`}>Your one-time offer</span>
        <h3 css={css`${serif}; font-size: 28px; margin: 10px 0 4px;`}>25% off for 12 months</h3>
        <p css={css`margin: 0 0 16px;`}>£11.24 per month, then £14.99 per month</p>
        <Button cssOverrides={css`width: 100%; justify-content: center;`} onClick={() => setView(1)}>Keep support with discount</Button>
        <ul><li>Unlimited access to the app</li><li>Ad-free reading</li><li>Daily digital edition</li></ul>
      </section>
      <div css={row}>
        <Button priority="tertiary" onClick={() => go('/')}>Return to your account</Button>
        <Button priority="subdued" onClick={() => go('/cancel/digital/review')}>Cancel subscription</Button>
      </div>
      <p css={css`font-size: 13px; color: #707070; max-width: 620px;`}>If you take up this offer, your billing date will not change. You will be billed at the discounted price for the offer period, after which your subscription will auto-renew at the then standard rate. You may only redeem one offer in any six month period.</p>
    </>
  );
}

function CancelReview() {
  const { me, go, flow, setFlow, reload } = useApp();
  const [busy, setBusy] = useState(false);
  const [fb, setFb] = useState('');
  const [err, setErr] = useState('');
  const [sent, setSent] = useState(false);
  useEffect(() => { if (!flow.caseId) go('/cancel/digital'); }, []);
  const s = me.products[0];
  return (
    <>
      <h2 css={h2}>Cancel subscription</h2><Steps n={1} />
      <h3 css={css`${serif}; font-size: 24px; margin: 0;`}>Is this really goodbye?</h3>
      <p css={p}>If you confirm your cancellation, you will lose the following benefits at the end of your current billing period on {day(s.end)}:</p>
      <ul css={p}><li>Unlimited access to the Harbour Post app</li><li>Daily digital edition</li><li>Ad-free reading</li></ul>
      <div css={css`max-width: 620px; margin-top: 24px;`}>
        <TextArea label="Please tell us a little more about your reason for cancelling" optional maxLength={2500} rows={5} value={fb} onChange={(e) => setFb(e.target.value)} supporting="2500 characters maximum" />
        <div css={css`margin-top: 12px;`}>{sent ? <span>Thank you for your feedback.</span> : <Button size="small" priority="secondary" disabled={!fb} onClick={() => api('/api/case/' + flow.caseId, { Description: fb }, 'PATCH').then(() => setSent(true))}>Submit feedback</Button>}</div>
      </div>
      {err && <p role="alert">{err}</p>}
      <div css={row}>
        <Button priority="tertiary" onClick={() => go('/')}>Return to your account</Button>
        <Button isLoading={busy} onClick={() => {
          setBusy(true);
          api('/api/cancel/' + s.subscriptionId, { reason: flow.reason }).then(reload).then(() => { setFlow({}); go('/cancel/digital/confirmed'); })
            .catch(() => { setBusy(false); setErr('Something went wrong when trying to cancel your subscription. Please call our customer service team.'); });
        }}>Confirm cancellation</Button>
      </div>
    </>
  );
}

function Confirmed() {
  const { me, go } = useApp();
  const s = me.products[0];
  if (!s || !s.cancelled) return <Overview />;
  return (
    <>
      <h2 css={h2}>Your subscription is cancelled</h2><Steps n={2} />
      <p css={p}>You will continue to have access to your existing benefits until <strong>{day(s.end)}</strong>. You will not be charged again. If you think you're owed a refund, please contact us.</p>
      <p css={p}>An email confirming your cancellation has been sent to {me.user.email}.</p>
      <div css={css`background: ${palette.neutral[97]}; padding: 20px; margin: 28px 0;`}>
        <h3 css={serif}>You can still support us</h3>
        <p css={p}>Make a one-time contribution of any amount and help keep our journalism open.</p>
        <LinkButton size="small" priority="secondary" href="#" onClick={(e) => e.preventDefault()}>Support us once</LinkButton>
      </div>
      <Button priority="tertiary" onClick={() => go('/')}>Return to your account</Button>
    </>
  );
}

function Switch() {
  const { me, go, reload } = useApp();
  const [ok, setOk] = useState(false);
  return (
    <>
      <h2 css={h2}>Change to digital + print</h2>
      <p css={p}>Starting from today you pay £24.00 a month. We will take £9.01 today from your card ending {me.products[0]?.card.last4}.</p>
      <Checkbox label="I agree to the terms & conditions" checked={ok} onChange={() => setOk(!ok)} />
      <div css={row}><Button priority="tertiary" onClick={() => go('/')}>Back</Button><Button disabled={!ok} onClick={() => api('/api/product-move/' + me.products[0].subscriptionId).then(reload).then(() => go('/'))}>Confirm change</Button></div>
    </>
  );
}

function Billing() {
  const { me } = useApp();
  const s = me.products[0];
  if (!s) return <h2 css={h2}>Billing</h2>;
  const rows = [0, 1, 2, 3, 4].map((i) => { const d = new Date(s.nextPaymentDate); d.setMonth(d.getMonth() - 1 - i); return d; });
  return (
    <>
      <h2 css={h2}>Billing</h2>
      <dl css={dl}><dt>Next payment</dt><dd>{s.cancelled ? 'None' : `${money(s.price)} on ${day(s.nextPaymentDate)}`}</dd><dt>Card</dt><dd>{s.card.type} •••• {s.card.last4}</dd></dl>
      <h3 css={serif}>{s.tier} invoices</h3>
      <table css={css`width: 100%; border-collapse: collapse; td, th { text-align: left; padding: 10px; border-bottom: 1px solid #dcdcdc; }`}>
        <thead><tr><th>Date</th><th>Payment method</th><th>Price</th><th /></tr></thead>
        <tbody>{rows.map((d) => <tr key={+d}><td>{day(d.toISOString().slice(0, 10))}</td><td>Visa •••• 4471</td><td>£14.99</td><td><a href="#" onClick={(e) => e.preventDefault()}>View invoice (PDF)</a></td></tr>)}</tbody>
      </table>
    </>
  );
}

const LETTERS = [['first-edition', 'First Edition', 'Every weekday. Our morning briefing.'], ['harbour-weekend', 'Harbour Weekend', 'Every Saturday. The best of the weekend paper.'], ['crossword', 'Crossword club', 'Every Thursday.'], ['offers', 'Offers and promotions', 'Events, holidays and subscriptions from the Harbour Post.']];
function Emails() {
  const { me, reload } = useApp();
  return (
    <>
      <h2 css={h2}>Emails &amp; marketing</h2><p css={p}>Select the newsletters you would like to receive.</p>
      {LETTERS.map(([id, t, d]) => <Checkbox key={id} label={t} supporting={d} checked={!!me.letters[id]} onChange={() => api('/api/newsletters', { id, subscribed: !me.letters[id] }, 'PUT').then(reload)} />)}
      <h2 css={h2}>Your consents</h2><p css={p}>We use your data as described in our privacy policy.</p>
    </>
  );
}

function Profile() {
  const [name, setName] = useState('eleanor_w');
  return <><h2 css={h2}>Profile</h2><div css={css`max-width: 420px;`}><TextInput label="Username" value={name} onChange={(e) => setName(e.target.value)} supporting="Shown next to your comments" /><div css={css`margin-top: 16px;`}><Button size="small" onClick={() => api('/api/profile', { name })}>Save changes</Button></div></div></>;
}

function Settings() {
  const { go } = useApp();
  return (
    <>
      <h2 css={h2}>Settings</h2>
      <dl css={dl}><dt>Title</dt><dd>Ms</dd><dt>Full name</dt><dd>Eleanor Whitcombe</dd><dt>Address</dt><dd>14 Quay Street, Bristol BS1 4DB</dd></dl>
      <h2 css={h2}>Delete account</h2>
      <p css={p}>Deleting your account removes your profile, comments and newsletters. <A to="/delete" css={linkish}>Delete your account</A></p>
      <Button size="small" priority="tertiary" onClick={() => go('/')}>Back to overview</Button>
    </>
  );
}
function Delete() {
  const { reload, go } = useApp();
  const [ok, setOk] = useState(false);
  return <><h2 css={h2}>Delete your account</h2><p css={p}>This can't be undone. Your subscriptions, comments and saved articles will be removed.</p><Checkbox label="I understand" checked={ok} onChange={() => setOk(!ok)} /><Button disabled={!ok} onClick={() => api('/api/account/delete').then(reload).then(() => go('/'))}>Delete my account</Button></>;
}

function Help() {
  return (
    <>
      <h2 css={h2}>Help Centre</h2>
      {[['Billing', ['When will I be charged?', 'How do I change my payment details?']], ['My account', ['I forgot my password', 'How do I delete my account?']], ['Subscriptions', ['How do I cancel my subscription?', 'How do I pause my home delivery?']], ['The app', ['How do I sign in on the app?']]].map(([t, qs]) => (
        <details key={t} css={css`border-top: 1px solid #dcdcdc; padding: 12px 0; summary { ${textSansBold17}; cursor: pointer; }`}><summary>{t}</summary><ul>{qs.map((q) => <li key={q}>{q.includes('cancel my sub') ? <><strong>{q}</strong> Go to your account overview, choose Manage subscription, and scroll to the foot of the page.</> : q}</li>)}</ul></details>))}
      <p css={p}>Still can't find what you're looking for? Call 0330 333 6790 (8am to 8pm weekdays) or email customer.help@harbourpost.example.</p>
    </>
  );
}

const PAGES = { '/': Overview, '/digital': Manage, '/cancel/digital': CancelReason, '/cancel/digital/offer': CancelOffer, '/cancel/digital/review': CancelReview, '/cancel/digital/confirmed': Confirmed, '/switch': Switch, '/billing': Billing, '/public-settings': Profile, '/email-prefs': Emails, '/account-settings': Settings, '/delete': Delete, '/help-centre': Help };

const CONSENT = `<!doctype html><html lang="en"><body style="margin:0;font:16px/1.4 Arial;background:#052962;color:#fff;padding:18px 40px"><h2 style="margin:0 0 8px;font-family:Georgia">It's your choice</h2><p style="max-width:900px;margin:0 0 14px">Will you accept cookies for personalised advertising? We and our 133 partners store and access information on your device, such as unique IDs in cookies, to show you personalised advertising and measure performance. You can change your mind at any time using 'Privacy settings' in the footer.</p><style>button{font:700 16px Arial;border-radius:22px;height:44px;padding:0 22px;border:1px solid #fff;background:none;color:#fff;margin-right:12px;cursor:pointer}.a{background:#ffe500;color:#121212;border:0}</style><button class="a" title="Yes, I accept" onclick="parent.postMessage('sp_choice_all','*')">Yes, I accept</button><button title="No, thank you" onclick="parent.postMessage('sp_choice_none','*')">No, thank you</button><button title="Manage my cookies" onclick="parent.postMessage('sp_choice_none','*')" style="border:0;text-decoration:underline">Manage my cookies</button></body></html>`;

function App() {
  const [me, setMe] = useState(null);
  const [path, setPath] = useState(location.pathname);
  const [flow, setFlow] = useState({});
  const [consent, setConsent] = useState(() => !!localStorage.getItem('sp_consent'));
  const reload = () => fetch('/api/me').then((r) => r.json()).then(setMe);
  const go = (to) => { history.pushState({}, '', to); setPath(to); scrollTo(0, 0); };
  useEffect(() => {
    reload();
    const pop = () => setPath(location.pathname);
    const msg = (e) => { if (String(e.data).startsWith('sp_choice')) { localStorage.setItem('sp_consent', e.data); setConsent(true); } };
    addEventListener('popstate', pop); addEventListener('message', msg);
    return () => { removeEventListener('popstate', pop); removeEventListener('message', msg); };
  }, []);
  if (!me) return <div css={css`padding: 80px; text-align: center;`}>Loading your account details…</div>;
  const Page = PAGES[path] || Overview;
  return (
    <Ctx.Provider value={{ me, go, reload, flow, setFlow }}>
      <Global styles={css`a { color: ${palette.brand[500]}; }`} />
      <Header />
      <div css={css`background: ${palette.brand[500]}; color: #fff; h1 { ${wrap}; ${serif}; font-size: 36px; padding-top: 26px; padding-bottom: 8px; }`}><h1>My account</h1></div>
      <Nav path={path} />
      <main id="maincontent" css={wrap}><Page /></main>
      <Footer />
      {!consent && <iframe className="sp" title="SP Consent Message" id="sp_message_iframe_1204337" srcDoc={CONSENT} />}
    </Ctx.Provider>
  );
}
createRoot(document.getElementById('app')).render(<App />);
