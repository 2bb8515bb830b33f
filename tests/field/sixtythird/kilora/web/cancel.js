KUI.mount('CancelSubscription', function (root, p) {
  var h = KUI.h, choice = null;
  var B = 'Button_btn__P8dYw ';
  var ICON = '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path fill="none" stroke="currentColor" stroke-width="2" d="m4 12 5 5L20 6"/></svg>';
  function show() {
    var kids = Array.prototype.slice.call(arguments);
    root.replaceChildren(h('div', { class: 'Cancel_wrap__Q1k7d', 'data-testid': 'cancel-flow' }, kids));
    var t = root.querySelector('h1'); if (t) { t.tabIndex = -1; t.focus({ preventScroll: true }); }
    window.scrollTo(0, 0);
  }
  function title(t) { return h('h1', { class: 'Cancel_title__f4Jz0' }, t); }
  function btn(kind, text, fn, dis) { return h('button', { type: 'button', class: B + kind, onClick: fn, disabled: !!dis }, text); }
  function keep(kind, text) { return h('a', { href: '/account', class: B + kind, role: 'button' }, text); }
  function li(a, b) { return h('li', {}, h('span', { class: 'Cancel_icon__u7Rr1', html: ICON }), h('div', {}, h('strong', {}, a), h('div', { class: 'muted' }, b))); }

  function lose() {
    show(title('Are you sure you want to cancel?'),
      h('p', {}, 'If you cancel, you’ll lose access to these subscriber features on ' + p.renewalDate + ':'),
      h('ul', { class: 'Cancel_list__nV5c2' },
        li('Routes', 'You’ve saved 14 routes. Build and follow new ones anywhere.'),
        li('Segment leaderboards', 'See how you stack up on your 96 segments.'),
        li('Training Log and Relative Effort', '31 weeks of training tracked so far.'),
        li('Goals', 'You’re 27% of the way to this week’s goal.'),
        li('Live location sharing', 'Send your location to your safety contacts on any device.')),
      h('div', { class: 'Cancel_actions__k2Tf6' }, keep('Button_primary__sN3xE', 'Keep my subscription'), btn('Button_outline__c6GvB', 'Continue to cancel', survey)));
  }

  var REASONS = [['price', 'It’s too expensive'], ['features', 'I don’t use the subscriber features enough'], ['break', 'I’m injured or taking a break from activity'], ['other_app', 'I’m using another app or device'], ['missing', 'It’s missing features I need'], ['technical', 'I ran into technical issues'], ['trial', 'I only meant to try it out'], ['other', 'Other']];
  function survey() {
    var next = btn('Button_primary__sN3xE', 'Continue', function () {
      next.disabled = true;
      KUI.post('/frontend/subscription/cancellation_survey', { reason: choice, comment: ta.value }).catch(function () {}).then(function () { choice === 'price' && !p.discounted && p.interval === 'Monthly' ? offer() : confirm(); });
    }, true);
    var ta = h('textarea', { class: 'Cancel_comment__d0Wm3', rows: 3, id: 'comment', maxlength: 500, placeholder: 'Optional' });
    show(title('Why are you canceling?'), h('p', {}, 'Your feedback helps us make Kilora better.'),
      h('fieldset', { class: 'RadioGroup_group__L2wq5' }, h('legend', { class: 'sr-only' }, 'Select a reason'),
        REASONS.map(function (r) {
          return h('label', { class: 'RadioGroup_item__e8Bz4' }, h('input', { type: 'radio', name: 'cancellation_reason', value: r[0], onChange: function () { choice = r[0]; next.disabled = false; } }), h('span', {}, r[1]));
        })),
      h('label', { for: 'comment' }, 'Anything else you’d like to share?'), ta,
      h('div', { class: 'Cancel_actions__k2Tf6' }, next, keep('Button_text__yA0mH', 'Never mind')));
  }

  function offer() {
    show(title('How about ' + p.offer.percent + '% off?'),
      h('p', {}, 'We’d love for you to stay. Keep all your subscriber features for less.'),
      h('div', { class: 'Cancel_offer__r5Yk8' }, h('b', {}, p.offer.price + ' / month'), 'for the next ' + p.offer.months + ' months, then ' + p.price),
      h('p', { class: 'fine' }, 'Discount applies from your next billing date, ' + p.renewalDate + '. Renews automatically at the regular price until canceled.'),
      h('div', { class: 'Cancel_actions__k2Tf6' },
        btn('Button_primary__sN3xE', 'Accept offer', function () { KUI.post('/frontend/subscription/accept_offer').then(function () { location.href = '/account?m=Your+discount+was+applied.'; }); }),
        btn('Button_outline__c6GvB', 'No thanks, continue to cancel', confirm)));
  }

  function confirm() {
    var err = h('p', { class: 'Cancel_error__v1Xo9', role: 'alert' });
    var b = btn('Button_primary__sN3xE', 'Cancel subscription', function () {
      b.disabled = true; b.textContent = 'Canceling…';
      KUI.post('/frontend/subscription/cancel', { reason: choice }).then(done).catch(function () { b.disabled = false; b.textContent = 'Cancel subscription'; err.textContent = 'Something went wrong. Please try again.'; });
    });
    show(title('Confirm cancellation'),
      h('p', {}, 'Your subscription will end on ', h('b', {}, p.renewalDate), '. Until then you’ll keep all subscriber features. You won’t be charged again.'),
      h('p', {}, 'Your account, activities and followers stay with you on the free version of Kilora.'), err,
      h('div', { class: 'Cancel_actions__k2Tf6' }, b, keep('Button_outline__c6GvB', 'Keep my subscription')));
  }

  function done(r) {
    show(title('Your subscription has been canceled'),
      h('p', {}, 'You’ll still have access to subscriber features until ' + r.access_until + '. We’ve sent a confirmation to dana.whitlock@example.com.'),
      h('p', {}, 'Changed your mind? You can resubscribe any time.'),
      h('div', { class: 'Cancel_actions__k2Tf6' }, h('a', { href: '/account', class: B + 'Button_primary__sN3xE' }, 'Back to My Account'),
        btn('Button_outline__c6GvB', 'Resubscribe', function () { KUI.post('/frontend/subscription/reactivate').then(function () { location.href = '/account'; }); })));
  }
  lose();
});
