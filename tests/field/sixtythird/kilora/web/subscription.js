KUI.mount('SubscriptionSettings', function (root, p) {
  var h = KUI.h;
  var sched = p.state === 'scheduled';
  var name = p.planName + ' — ' + p.interval;
  var link = function (t, href) { return h('li', {}, h('a', { href: href, class: 'PlanCard_link__o5Np7' }, t)); };
  root.replaceChildren(h('section', { 'aria-labelledby': 'your-plan' },
    h('h2', { class: 'text-title3', id: 'your-plan' }, 'Your Plan'),
    h('div', { class: 'PlanCard_card__t3Hs9', 'data-testid': 'plan-card' },
      sched && h('div', { class: 'PlanCard_banner__m2LqC', role: 'status' }, 'Your subscription has been canceled. You’ll have access to subscriber features until ', h('b', {}, p.renewalDate), '. After that, your account will move to the free version of Kilora.'),
      h('div', { class: 'PlanCard_row__Zq81b' },
        h('div', {},
          h('p', { class: 'PlanCard_name__pW0x2' }, name),
          h('div', { class: 'muted' }, 'Subscriber since ' + p.memberSince)),
        h('div', {}, p.discounted && !sched ? p.offer.price + ' / month for 3 months' : p.price)),
      sched
        ? h('p', {}, 'Expires on ' + p.renewalDate + '. You won’t be charged again.')
        : h('p', {}, 'Your subscription will automatically renew on ' + p.renewalDate + '. ', h('span', { class: 'muted' }, p.card ? p.card.brand + ' ending in ' + p.card.last4 : 'No payment method on file')),
      h('ul', { class: 'PlanCard_links__a9KdR' },
        sched ? h('li', {}, h('button', { type: 'button', class: 'PlanCard_linkButton__x8Vu1', onClick: function () { KUI.post('/frontend/subscription/reactivate').then(function () { location.reload(); }); } }, 'Resubscribe')) : link('Change plan', '/account/plans'),
        link('Update payment method', '/account/payment_method'),
        link('Purchase history', '/account/purchase_history'),
        link('Give a gift subscription', '/gift'),
        !sched && link('Cancel subscription', '/account/cancel_subscription')))));
});
