(function () {
	'use strict';
	var app = document.getElementById('app');
	var MONTHS = 'January February March April May June July August September October November December'.split(' ');
	function longDate(s) { var p = s.split('-'); return +p[2] + ' ' + MONTHS[+p[1] - 1] + ' ' + p[0]; }
	function money(n) { return '£' + (n / 100).toFixed(2); }
	function esc(s) { return String(s).replace(/[&<>"]/g, function (c) { return { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[c]; }); }
	function getJson(u) { return fetch(u, { credentials: 'include', headers: { 'x-mma-signin': '1' } }).then(function (r) { if (!r.ok) throw new Error(r.status); return r.json(); }); }
	function post(u, b) { return fetch(u, { method: 'POST', credentials: 'include', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(b || {}) }).then(function (r) { if (!r.ok) throw new Error(r.status); return r; }); }
	var NAV = [['/', 'Account overview'], ['/public-settings', 'Profile'], ['/email-prefs', 'Emails & marketing'], ['/account-settings', 'Settings'], ['/help-centre', 'Help']];
	var tick = '<svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="11" fill="#22874d"/><path d="M6 12l4 4 8-8" fill="none" stroke="#fff" stroke-width="2"/></svg>';
	var dot = '<svg width="16" height="17" viewBox="0 0 16 17" aria-hidden="true"><circle cx="8" cy="8" r="8" fill="#dcdcdc"/></svg>';

	function navigate(to, state, replace) { history[replace ? 'replaceState' : 'pushState'](state || {}, '', to); render(); window.scrollTo(0, 0); }
	window.addEventListener('popstate', function () { render(); });

	function frame(title, selected, minimal) {
		document.title = title + ' | The Meridian';
		app.innerHTML = '<header class="css-1hdr"><div class="css-1hdrin"><a class="css-1logo" href="https://www.meridian.example/" data-ext title="The Meridian Homepage">The Meridian</a><div class="css-dd"><button type="button" aria-expanded="false" aria-controls="ddnav" data-cy="account-menu">My account &#9662;</button><ul id="ddnav" hidden>' +
			NAV.map(function (n) { return '<li><a href="' + n[0] + '" data-link>' + esc(n[1]) + '</a></li>'; }).join('') + '<li><a href="/signout" data-ext-signout>Sign out</a></li></ul></div></div></header>' +
			'<div class="css-h1bar"><h1>' + esc(title) + '</h1></div><div class="css-grid"><nav class="css-nav" aria-label="Account"><ul>' +
			NAV.map(function (n) { return '<li><a href="' + n[0] + '" data-link' + (n[0] === selected ? ' aria-current="page"' : '') + '>' + esc(n[1]) + '</a></li>'; }).join('') + '</ul></nav><main class="css-main" id="main"></main></div>' +
			'<footer class="css-ft"><div class="css-ftin">' + (minimal ? '' : '<div><a href="#" data-noop>About us</a><a href="#" data-noop>Contact us</a><a href="/help-centre" data-link>Help centre</a><a href="#" data-noop>Complaints &amp; corrections</a><a href="#" data-noop>Work for us</a><a href="#" data-noop>Newsletters</a></div>') +
			'<div><a href="#" data-noop>Terms &amp; conditions</a><a href="#" data-noop>Privacy policy</a><a href="#" data-noop>Cookie policy</a><a href="#" data-privacy>Privacy settings</a></div><p>&copy; ' + new Date().getFullYear() + ' Meridian News &amp; Media Limited or its affiliated companies. All rights reserved.</p></div></footer>';
		return document.getElementById('main');
	}
	function loading(main, msg) { main.innerHTML = '<div class="css-spin" role="status"><i></i>' + esc(msg) + '</div>'; }
	function oops(main) { main.innerHTML = '<h2 class="css-hl">Sorry, something went wrong</h2><p>Please try again in a little while, or <a href="/help-centre" data-link>get in touch with our customer service team</a>.</p>'; }
	function on(main, sel, fn) { var e = main.querySelector(sel); if (e) e.addEventListener('click', fn); }
	function load(main, msg) { loading(main, msg); return getJson('/api/me/mma?productType=ContentSubscription'); }

	document.addEventListener('click', function (ev) {
		var a = ev.target.closest && ev.target.closest('a');
		var dd = document.querySelector('.css-dd > button');
		if (ev.target === dd) { var u = document.getElementById('ddnav'); u.hidden = !u.hidden; dd.setAttribute('aria-expanded', String(!u.hidden)); return; }
		if (!a) return;
		if (a.hasAttribute('data-link')) { ev.preventDefault(); navigate(a.getAttribute('href')); }
		else if (a.hasAttribute('data-privacy')) { ev.preventDefault(); consent(true); }
		else if (a.hasAttribute('data-ext-signout')) { ev.preventDefault(); post('/api/signout').then(function () { navigate('/'); }); }
		else if (a.hasAttribute('data-noop') || a.hasAttribute('data-ext')) ev.preventDefault();
	});

	/* account overview */
	function overview() {
		var main = frame('Account overview', '/');
		loading(main, 'Loading your account details...');
		Promise.all([getJson('/api/me/mma'), getJson('/api/cancelled/'), getJson('/mpapi/user/mobile-subscriptions')]).then(function (r) {
			var d = r[0], p = d.products[0], s = p.subscription, plan = s.currentPlans[0];
			main.innerHTML = '<hgroup><h2 class="css-hl">Hi, ' + esc(d.user.firstName) + '</h2><p>Thank you for funding independent journalism at the Meridian since March 2021</p></hgroup><h2 class="css-h2">Subscriptions</h2>' +
				(s.cancelledAt ? '<div class="css-info" role="status"><b>Your subscription has been cancelled</b>You are able to access your subscription until <strong>' + longDate(s.cancellationEffectiveDate) + '</strong></div>' : '') +
				(s.discounted ? '<div class="css-info css-ok" role="status"><b>Your offer is active</b>Your 25% discount is active for your next 3 payments.</div>' : '') +
				'<div class="css-card"><div class="css-cardh"><h3>Digital Edition</h3></div><div class="css-sec" style="background:#edf5fa"><p style="margin:0 0 8px">You’re supporting the Meridian with ' + money(plan.price) + ' per month, and have access to exclusive extras.</p><button type="button" class="css-btn css-btn--s" data-cy="benefits" aria-expanded="false">View benefits</button><ul id="ben" hidden><li>The Editions app, our daily digital newspaper</li><li>Unlimited reading in the Meridian app</li><li>Ad-free on every device you sign in to</li><li>Offline reading</li><li>A regular newsletter for supporters</li></ul></div>' +
				'<div class="css-sec"><div class="css-two"><div><h4>Billing and payment</h4><dl><div><dt>Subscription ID</dt><dd data-qm-masking="blocklist">' + s.subscriptionId + '</dd></div><div><dt>Start date</dt><dd>' + longDate(s.start) + '</dd></div>' +
				(s.autoRenew ? '<div><dt>Next payment</dt><dd>' + money(plan.price) + ' on ' + longDate(s.nextPaymentDate) + '</dd></div>' : '<div><dt>End date</dt><dd>' + longDate(s.end) + '</dd></div>') + '</dl></div><div><button type="button" class="css-btn css-btn--t css-btn--sm" aria-label="Digital Edition : Manage subscription" data-cy="Manage subscription">Manage subscription</button></div></div></div>' +
				'<div class="css-sec"><div class="css-two"><div><h4>Payment method</h4><p style="margin:0">' + s.card.type + ' ending ' + s.card.last4 + '<br><small>Expiry ' + s.card.expiry + '</small></p></div><div><button type="button" class="css-btn css-btn--t css-btn--sm" aria-label="Digital Edition : Update payment method">Update payment method</button></div></div></div></div>' +
				(s.cancelledAt ? '<div><p>You can support the Meridian in other ways: take out another subscription or make a contribution.</p><a href="#" data-noop class="css-btn css-btn--sm">Support us again</a></div>' : '') +
				'<h2 class="css-h2">Get the most out of your benefits</h2><div class="css-card"><div class="css-sec" style="border:0"><h4>If you haven’t already, download the Meridian app</h4><p>Unlock quality, independent journalism on the go.</p><div class="css-row"><a href="#" data-noop>Download on the App Store</a><a href="#" data-noop>Get it on Google Play</a></div></div></div>';
			on(main, '[data-cy="Manage subscription"]', function () { navigate('/digital', { productDetail: p }); });
			on(main, '[aria-label="Digital Edition : Update payment method"]', function () { navigate('/payment/digital', { productDetail: p }); });
			on(main, '[data-cy="benefits"]', function (e) { var u = main.querySelector('#ben'); u.hidden = !u.hidden; e.target.textContent = u.hidden ? 'View benefits' : 'Hide benefits'; e.target.setAttribute('aria-expanded', String(!u.hidden)); });
		}).catch(function () { oops(main); });
	}
	function manage() {
		var main = frame('Your subscription', '/', true);
		load(main, 'Loading your product...').then(function (d) {
			var s = d.products[0].subscription, plan = s.currentPlans[0];
			main.innerHTML = '<h2 class="css-hl">Manage digital edition</h2>' + (s.cancelledAt ? '<p><svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="10" fill="#f3c100"/><path d="M9 4h2v8H9zm0 10h2v2H9z"/></svg> <span>Your subscription has been cancelled. You are able to access it until <strong>' + longDate(s.cancellationEffectiveDate) + '</strong></span>.</p>' : '') +
				'<dl class="css-sec" style="border:1px solid #dcdcdc"><div><dt>Subscription ID</dt><dd>' + s.subscriptionId + '</dd></div><div><dt>Start date</dt><dd>' + longDate(s.start) + '</dd></div></dl><h2 style="font-size:20px">Payment</h2><ul class="css-ul">' +
				(s.autoRenew ? '<li><strong>Next monthly payment</strong><br>' + money(plan.price) + '</li><li><strong>Next payment date</strong><br>' + longDate(s.nextPaymentDate) + '</li>' : '<li><strong>Next monthly payment</strong><br>-</li>') + '<li><strong>Payment Method</strong><br>' + s.card.type + ' ending ' + s.card.last4 + '</li></ul><section style="margin-top:16px"><div class="css-row"><a class="css-btn" href="/payment/digital" data-link>Update payment method</a>' +
				(s.cancelledAt ? '' : '<a href="/cancel/digital" data-link> Cancel subscription </a>') + '</div></section><h2 class="css-h2">Newsletters for you</h2><div class="css-tog"><div><strong>Editions preview</strong><br>A look at what is in tomorrow’s digital newspaper. Every evening.</div><a href="/email-prefs" data-link>Manage emails</a></div>';
		}).catch(function () { oops(main); });
	}
	function payment() {
		var main = frame('Update payment details', '/', true);
		load(main, 'Retrieving your current payment details...').then(function (d) {
			var s = d.products[0].subscription;
			main.innerHTML = '<h2 class="css-hl">Current payment details</h2><p>' + s.card.type + ' ending ' + s.card.last4 + ', expiry ' + s.card.expiry + '</p><form class="css-f"><label for="cn">Card number</label><input id="cn" autocomplete="cc-number" required><label for="ce">Expiry date</label><input id="ce" placeholder="MM / YY" required><label for="cc">CVC</label><input id="cc" required><p><button class="css-btn">Update payment method</button> <a href="/" data-link style="margin-left:16px">Return to your account</a></p></form>';
			main.querySelector('form').addEventListener('submit', function (e) { e.preventDefault(); post('/api/payment/update').then(function () { navigate('/'); }); });
		}).catch(function () { oops(main); });
	}

	/* cancellation */
	function landing() {
		var main = frame('Cancel subscription', '/', true);
		load(main, 'Loading your products...').then(function (d) {
			if (d.products[0].subscription.cancelledAt) return navigate('/', {}, true);
			main.innerHTML = '<section><h2 class="css-hl">We’re sorry to hear you’re thinking of leaving</h2><p>To cancel today, please choose from the options below.</p></section><section style="margin-top:32px"><h3>Contact us</h3><p>Speak to our customer service team.</p><div class="css-acc"><button type="button" aria-expanded="false">United Kingdom, Europe and rest of world</button><div hidden><strong>+44 (0) 330 555 0147</strong><br>8am – 8pm on weekdays, 8am – 6pm at weekends (GMT/BST)</div><button type="button" aria-expanded="false">Australia, New Zealand, and Asia Pacific</button><div hidden><strong>1800 555 014</strong> (within Australia)<br>9am – 5pm Monday – Friday (AEDT)</div><button type="button" aria-expanded="false">Canada and USA</button><div hidden><strong>1-844-555-0147</strong> (toll free)<br>9am – 5pm on weekdays (EST/EDT)</div></div></section><section style="margin-top:32px"><h3>Cancel online</h3><p>End your subscription with just a few clicks.</p><div><button type="button" class="css-btn css-btn--s" data-go>Continue to cancel online</button></div></section>';
			main.querySelectorAll('.css-acc button').forEach(function (b) { b.addEventListener('click', function () { var n = b.nextElementSibling; n.hidden = !n.hidden; b.setAttribute('aria-expanded', String(!n.hidden)); }); });
			on(main, '[data-go]', function () { navigate('/cancel/digital/discount-offer', { user: d.user, productDetail: d.products[0] }); });
		}).catch(function () { oops(main); });
	}
	function offer(st) {
		var main = frame('Cancel subscription', '/', true);
		loading(main, 'Loading...');
		post('/api/discounts/preview-discount', { subscriptionNumber: st.productDetail.subscription.subscriptionId }).then(function (r) { return r.json(); }).then(function (o) {
			main.innerHTML = '<section><h2 class="css-hl">Thank you for supporting the Meridian since 2021</h2><h3>Your funding has played a vital role in our progress</h3><p>Since you joined us we have been through some of the biggest news stories of our time together. Our independent reporting would not have reached as many people around the world without readers like you. We are very grateful.</p><div class="css-offer"><strong style="font-size:20px">A subscription offer just for you</strong><ul><li>' + tick + 'Get a 25% discount for ' + o.upToPeriods + ' months (£' + o.discountedPrice.toFixed(2) + ', then £14.99)</li><li>' + tick + 'Keep all your supporter extras, including unlimited, ad-free reading</li><li>' + tick + 'Exclusive access to the Editions app (our daily digital newspaper)</li></ul><button type="button" class="css-btn css-btn--y" data-keep>Keep support with discount</button></div><div><h3 style="margin:0">Still want to cancel?</h3><button type="button" class="css-btn css-btn--s" data-go>Continue to cancel</button></div></section>';
			on(main, '[data-keep]', function () { navigate('/cancel/digital/discount-confirm', Object.assign({}, st, { offer: o })); });
			on(main, '[data-go]', function () { navigate('/cancel/digital/confirm-cancel', st); });
		}).catch(function () { oops(main); });
	}
	function discountConfirm(st) {
		var main = frame('Your subscription', '/', true), o = st.offer;
		main.innerHTML = '<h2 class="css-hl">Your offer</h2><p>Please confirm your choice to receive 25% off your digital subscription for 3 months.</p><div class="css-offer"><strong>£' + o.discountedPrice.toFixed(2) + ' per month</strong><br>then £14.99 per month from ' + longDate(o.nextNonDiscountedPaymentDate) + '</div><h3>If you confirm your discount:</h3><ul><li>You will receive an email confirming the details</li><li>Your first discounted payment of £' + o.discountedPrice.toFixed(2) + ' is on ' + longDate(o.firstDiscountedPaymentDate) + '</li><li>Your subscription renews automatically until you cancel</li></ul><div class="css-row"><button type="button" class="css-btn" data-c>Confirm discount</button><button type="button" class="css-btn css-btn--t" data-b>Go back</button></div>';
		on(main, '[data-c]', function () { post('/api/discounts/apply-discount', { subscriptionNumber: st.productDetail.subscription.subscriptionId }).then(function () { navigate('/'); }); });
		on(main, '[data-b]', function () { history.back(); });
	}
	function confirmCancel(st) {
		var main = frame('Cancel subscription', '/', true), busy = false;
		main.innerHTML = '<section><h2 class="css-hl">Losing your supporter extras</h2>Please keep in mind that you will be losing access to your supporter extras if you cancel today.<div class="css-offer"><strong style="font-size:20px">Extras you’ll lose:</strong><ul>' + ['Funding independent journalism', 'A regular supporter newsletter', 'Unlimited access in our app', 'Ad-free reading', 'Offline reading'].map(function (x) { return '<li>' + dot + x + '</li>'; }).join('') + '</ul></div><p><strong style="font-size:20px">Please confirm to cancel your digital subscription</strong></p><div class="css-row"><button type="button" class="css-btn css-btn--r" data-x>Cancel subscription</button><button type="button" class="css-btn css-btn--s" data-b>Go back to discount</button></div></section>';
		on(main, '[data-b]', function () { navigate('/cancel/digital/discount-offer', st); });
		on(main, '[data-x]', function (e) {
			if (busy) return; busy = true; e.target.disabled = true; e.target.textContent = 'Cancel subscription …'; e.target.setAttribute('aria-live', 'polite');
			var id = st.productDetail.subscription.subscriptionId;
			post('/api/case', { reason: 'mma_membership_cancellation_default', product: 'Digital Pack Subscriptions', subscriptionName: id, gaData: '' })
				.then(function () { return post('/api/cancel/' + id, { reason: 'mma_membership_cancellation_default' }); })
				.then(function () { return getJson('/api/me/mma/' + id); })
				.then(function (d) { if (!d.products[0].subscription.cancelledAt) throw 0; navigate('/cancel/digital/cancel-reason', Object.assign({}, st, { productDetail: d.products[0], journeyCompleted: true })); })
				.catch(function () { oops(main); });
		});
	}
	var REASONS = [['mma_financial_circumstances', 'A change in my financial circumstances'], ['mma_value_for_money', 'I wasn’t getting value for money'], ['mma_time', 'I don’t have time to use my subscription'], ['mma_benefits', 'None of the subscription benefits are of interest to me'], ['mma_break_from_news', 'I am taking a break from news'], ['mma_editorial', 'I am unhappy with some editorial decisions'], ['mma_better_offer', 'I’ve found a better offer with another publisher'], ['mma_issue', 'I’ve been having technical or service problems'], ['mma_support_another_way', 'I am going to support the Meridian in another way'], ['mma_health', 'Ill-health'], ['mma_other', 'None of the above']];
	function cancelReason(st) {
		var main = frame('Subscription cancelled', '/', true), s = st.productDetail.subscription;
		main.innerHTML = '<section><h2 class="css-hl">Your digital subscription has been cancelled</h2><p>We will send a confirmation email to you at ' + esc(st.user.email) + '. You will have access to all of your benefits until ' + longDate(s.chargedThrough) + '.</p><p style="border-top:1px solid #dcdcdc;padding-top:20px">We’re always keen to improve, and welcome your feedback. Please take a moment to tell us more about your decision.</p><fieldset><legend>Why did you cancel your subscription today?</legend>' + REASONS.map(function (r) { return '<label class="css-radio"><input type="radio" name="cancellation-reason" value="' + r[0] + '"><span>' + r[1] + '</span></label>'; }).join('') + '</fieldset><div class="css-err" role="alert" hidden>Please select a reason</div><section class="css-row"><button type="button" class="css-btn" data-s>Submit</button><button type="button" class="css-btn css-btn--t" data-k>Skip</button></section></section>';
		on(main, '[data-k]', function () { navigate('/'); });
		on(main, '[data-s]', function (e) {
			var c = main.querySelector('input:checked');
			main.querySelector('.css-err').hidden = !!c; if (!c) return;
			e.target.disabled = true;
			Promise.all([post('/api/case', { reason: c.value, product: 'Digital Pack Subscriptions', subscriptionName: s.subscriptionId }), post('/api/update-cancellation-reason/' + s.subscriptionId, { reason: c.value })]).then(function () { navigate('/cancel/digital/reminder', st); }).catch(function () { oops(main); });
		});
	}
	function reminder(st) {
		var main = frame('Subscription cancelled', '/', true), now = new Date();
		var opts = [3, 6, 9].map(function (m) { var d = new Date(now.getFullYear(), now.getMonth() + m, 1); return [d.getFullYear() + '-' + (d.getMonth() + 1), 'in ' + m + ' months (' + MONTHS[d.getMonth()] + ' ' + d.getFullYear() + ')']; });
		main.innerHTML = '<h2 class="css-hl">Support us another time</h2><p>If you’d like to support our journalism again in the future, we can email you a reminder. It will be just the one email.</p><fieldset><legend>I’d like to be reminded</legend>' + opts.map(function (o, i) { return '<label class="css-radio"><input type="radio" name="reminder" value="' + o[0] + '"' + (i ? '' : ' checked') + '><span>' + o[1] + '</span></label>'; }).join('') + '</fieldset><div class="css-row"><button type="button" class="css-btn" data-r>Set my reminder</button><button type="button" class="css-btn css-btn--t" data-k>Return to your account</button></div>';
		on(main, '[data-k]', function () { navigate('/'); });
		on(main, '[data-r]', function () { post('/api/reminders/create', { period: main.querySelector('input:checked').value }).then(function () { main.innerHTML = '<h2 class="css-hl">Your reminder is set</h2><p>We will be in touch. Look out for an email in your inbox.</p><p><a href="/" data-link class="css-btn css-btn--t">Return to your account</a></p>'; }); });
	}

	/* other sections */
	function profile() {
		var main = frame('Profile', '/public-settings');
		load(main, 'Loading your profile...').then(function (d) {
			var u = d.user;
			main.innerHTML = '<p>These details will be publicly visible to everyone who sees your profile in the commenting section.</p><form class="css-f"><label for="un">Username</label><input id="un" name="username" value="' + esc(u.username) + '"><label for="loc">Location</label><input id="loc" name="location"><label for="abt">About me</label><input id="abt" name="about"><label for="int">Interests</label><input id="int" name="interests"><p><button class="css-btn">Save changes</button></p></form>';
			main.querySelector('form').addEventListener('submit', function (e) { e.preventDefault(); post('/api/profile', { username: e.target.username.value }).then(profile); });
		}).catch(function () { oops(main); });
	}
	function emails() {
		var main = frame('Emails & marketing', '/email-prefs');
		loading(main, 'Loading your preferences...');
		getJson('/api/newsletters').then(function (d) {
			var N = { 'morning-briefing': ['Morning Briefing', 'Our news email, every weekday'], 'the-long-read': ['The Long Read', 'Lose yourself in a great story, every Saturday'], 'down-to-earth': ['Down to Earth', 'The planet’s most important stories, weekly'], 'supporter-news': ['Supporter news', 'From our newsroom to our subscribers'], 'pick-of-the-week': ['Pick of the week', 'Film, music and books, every Friday'], 'football-daily': ['Football Daily', 'Kick off your evenings with our take on the game'] };
			var M = { support: ['Subscriptions, membership and contributions', 'News and offers from the Meridian on ways to read and support our journalism.'], jobs: ['Jobs', 'Career advice and recruitment offers.'], holidays: ['Holidays & vacations', 'Ideas and offers for your next trip.'] };
			function list(k, o, L) { return Object.keys(o).map(function (i) { return '<label class="css-tog"><span><strong>' + L[i][0] + '</strong><br>' + L[i][1] + '</span><input type="checkbox" role="switch" data-kind="' + k + '" data-id="' + i + '"' + (o[i] ? ' checked' : '') + '></label>'; }).join(''); }
			main.innerHTML = '<h2 class="css-h2">Your newsletters</h2>' + list('newsletters', d.newsletters, N) + '<h2 class="css-h2">What else would you like to hear about by email?</h2>' + list('marketing', d.marketing, M) + '<p style="margin-top:30px"><button type="button" class="css-btn css-btn--t" data-all>Unsubscribe from all emails</button></p>';
			main.querySelectorAll('input').forEach(function (c) { c.addEventListener('change', function () { post('/api/newsletters', { kind: c.dataset.kind, id: c.dataset.id, on: c.checked }); }); });
			on(main, '[data-all]', function () { Promise.all(Object.keys(d.newsletters).filter(function (k) { return d.newsletters[k]; }).map(function (k) { return post('/api/newsletters', { id: k, on: false }); })).then(emails); });
		}).catch(function () { oops(main); });
	}
	function settings() {
		var main = frame('Settings', '/account-settings');
		load(main, 'Loading your settings...').then(function (d) {
			var u = d.user;
			main.innerHTML = '<h2 class="css-h2">Email &amp; password</h2><form class="css-f"><label for="em">Email</label><input id="em" value="' + esc(u.email) + '" disabled><p><a href="#" data-noop>Change your password</a></p><h2 class="css-h2">Personal information</h2><label for="fn">First name</label><input id="fn" name="firstName" value="' + esc(u.firstName) + '"><label for="ln">Last name</label><input id="ln" name="lastName" value="' + esc(u.lastName) + '"><label for="co">Country</label><input id="co" name="country" value="' + esc(u.country) + '"><p><button class="css-btn">Save changes</button></p></form><h2 class="css-h2">Delete account</h2><p><a href="/delete-account" data-link>I want to delete my account</a></p>';
			main.querySelector('form').addEventListener('submit', function (e) { e.preventDefault(); post('/api/profile', { firstName: e.target.firstName.value, lastName: e.target.lastName.value, country: e.target.country.value }).then(settings); });
		}).catch(function () { oops(main); });
	}
	function del() {
		var main = frame('Delete your account', '/account-settings');
		main.innerHTML = '<h2 class="css-hl">Unable to delete your account</h2><p>We could not delete your account automatically because there is a subscription attached to it. Please contact our customer service team, who will help you with your request.</p><p><a href="/help-centre" data-link>Contact us</a></p><p><a href="/account-settings" data-link>Return to settings</a></p>';
	}
	function help() {
		var main = frame('Help centre', '/help-centre');
		main.innerHTML = '<h2 class="css-hl">How can we help you?</h2><ul class="css-ul"><li><a href="#" data-noop>How can I redirect my delivery?</a></li><li><a href="#" data-noop>I’m unable to sign in to my account</a></li><li><a href="#" data-noop>I can’t find my confirmation email</a></li><li><a href="/help-centre/article/i-need-to-cancel-my-subscription" data-link>How do I cancel my subscription?</a></li><li><a href="#" data-noop>How do I update my payment details?</a></li></ul><h2 class="css-h2">Still can’t find what you’re looking for?</h2><p>Contact our customer service team: <a href="mailto:customer.help@meridian.example">customer.help@meridian.example</a>, +44 (0) 330 555 0147</p>';
	}
	function helpCancel() {
		var main = frame('Help centre', '/help-centre');
		main.innerHTML = '<h2 class="css-hl">How do I cancel my subscription?</h2><p>Sign in and go to your <a href="/" data-link>Account overview</a>. Choose <strong>Manage subscription</strong> next to the subscription you wish to cancel and then <strong>Cancel subscription</strong> at the bottom of the page. Your access lasts until the end of the period you have paid for. If you subscribed through an app store, please cancel with the store.</p><p>Did you find the information you need? <button type="button" class="css-btn css-btn--t css-btn--sm">Yes</button> <button type="button" class="css-btn css-btn--t css-btn--sm">No</button></p>';
	}
	function render() {
		var p = location.pathname.replace(/\/+$/, '') || '/', st = history.state || {};
		if (p === '/') return overview();
		if (p === '/digital') return manage();
		if (p === '/payment/digital') return payment();
		if (p === '/cancel/digital') return navigate('/cancel/digital/landing', st, true);
		if (p === '/cancel/digital/landing') return landing();
		if (/^\/cancel\/digital\//.test(p)) {
			var step = p.split('/').pop();
			if (!st.productDetail || !st.user) return navigate('/', {}, true);
			var done = step === 'cancel-reason' || step === 'reminder';
			if (done !== !!st.journeyCompleted) return navigate('/', {}, true);
			if (step === 'discount-offer') return offer(st);
			if (step === 'discount-confirm' && st.offer) return discountConfirm(st);
			if (step === 'confirm-cancel') return confirmCancel(st);
			if (step === 'cancel-reason') return cancelReason(st);
			if (step === 'reminder') return reminder(st);
		}
		if (p === '/public-settings') return profile();
		if (p === '/email-prefs') return emails();
		if (p === '/account-settings') return settings();
		if (p === '/delete-account') return del();
		if (p === '/help-centre') return help();
		if (p === '/help-centre/article/i-need-to-cancel-my-subscription') return helpCancel();
		return navigate('/', {}, true);
	}
	function consent(force) {
		if (!force && /(^|; )consentUUID=/.test(document.cookie)) return;
		if (document.getElementById('sp_message_container')) return;
		var c = document.createElement('div'); c.id = 'sp_message_container';
		c.innerHTML = '<iframe id="sp_message_iframe" title="SP Consent Message" src="/cmp/index.html"></iframe>';
		document.body.appendChild(c);
	}
	window.addEventListener('message', function (e) {
		if (e.data && e.data.name === 'sp.hideMessage') { document.cookie = 'consentUUID=' + Math.random().toString(16).slice(2) + '; path=/; max-age=33696000'; var c = document.getElementById('sp_message_container'); if (c) c.remove(); }
	});
	render();
	setTimeout(consent, 700);
})();
