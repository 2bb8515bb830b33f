(function () {
  "use strict";
  var root = document.getElementById("root"), modalRoot = document.getElementById("modal-root");
  var MID = "mbr_7f2c91d0e4b84a6f";
  function h(tag, props) {
    var e = document.createElement(tag), p = props || {};
    Object.keys(p).forEach(function (k) {
      var v = p[k];
      if (v === null || v === undefined || v === false) return;
      if (k.slice(0, 2) === "on") e.addEventListener(k.slice(2).toLowerCase(), v);
      else if (k === "cls") e.className = v;
      else e.setAttribute(k, v === true ? "" : v);
    });
    (function add(c) { if (c === null || c === undefined || c === false) return; if (Array.isArray(c)) return c.forEach(add); e.appendChild(typeof c === "object" ? c : document.createTextNode(c)); })([].slice.call(arguments, 2));
    return e;
  }
  function gql(op, variables) {
    return fetch("/graphql", { method: "POST", headers: { "Content-Type": "application/json", "x-client": "web-account" }, body: JSON.stringify({ operationName: op, variables: variables || {}, extensions: { persistedQuery: { version: 1 } } }) })
      .then(function (r) { return r.json(); })
      .then(function (j) { return new Promise(function (ok, no) { setTimeout(function () { j.errors ? no(new Error(j.errors[0].message)) : ok(j.data); }, 260); }); });
  }
  function A(href, cls, kids, more) { var p = Object.assign({ href: href, cls: cls }, more || {}); p.onclick = function (e) { if (e.metaKey || e.ctrlKey) return; e.preventDefault(); go(href); }; return h("a", p, kids); }
  function go(u) { history.pushState({}, "", u); render(); window.scrollTo(0, 0); }
  window.addEventListener("popstate", render);
  function toast(t) { var n = h("div", { cls: "sc-toast", role: "status" }, t); document.body.appendChild(n); setTimeout(function () { n.remove(); }, 3500); }
  function closeModal() { modalRoot.textContent = ""; }
  function modal(title, kids) {
    closeModal();
    modalRoot.appendChild(h("div", { cls: "sc-ov", "data-state": "open" }, h("div", { cls: "sc-dlg", role: "dialog", "aria-modal": "true", "aria-labelledby": "radix-:r3:", tabindex: "-1" },
      h("button", { cls: "sc-x", "aria-label": "Close", type: "button", onclick: closeModal }, "\u00d7"), h("h2", { id: "radix-:r3:" }, title), kids)));
  }
  function chev() { return h("span", { "aria-hidden": "true" }, "\u203a"); }
  function btn(label, kind, fn, more) { return h("button", Object.assign({ type: "button", cls: "sc-btn " + kind, onclick: fn }, more || {}), label); }

  function header() {
    var wrap = h("div", { cls: "sc-menuwrap" });
    var b = h("button", { cls: "sc-acct", type: "button", "aria-haspopup": "menu", "aria-expanded": "false", onclick: function () {
      var m = wrap.querySelector(".sc-menu"); if (m) { m.remove(); b.setAttribute("aria-expanded", "false"); return; }
      b.setAttribute("aria-expanded", "true");
      wrap.appendChild(h("div", { cls: "sc-menu", role: "menu" }, [["/", "Account"], ["/mymemberships", "My memberships"], ["/orders", "Orders"], ["/refer", "Refer a friend"], ["/help", "Support"], ["/signed-out", "Log out"]].map(function (x) { return A(x[0], "", x[1], { role: "menuitem" }); })));
    } }, h("span", { cls: "sc-av", "aria-hidden": "true" }, "DW"), "hillclimb_dana");
    wrap.appendChild(b);
    return [h("div", { cls: "sc-promo" }, "Holiday savings are here. Up to $400 off the Stridewell Bike. ", A("/shop/bike", "", "Shop now")),
      h("header", { cls: "sc-gKseQn" }, h("div", {}, A("/", "sc-logo", [h("img", { src: "/static/mark.svg", alt: "" }), "STRIDEWELL"]),
        h("ul", {}, [["/shop/bike", "Bike"], ["/shop/tread", "Tread"], ["/shop/row", "Row"], ["/app", "App"], ["/classes", "Classes"], ["/shop/apparel", "Apparel"], ["/gift", "Gift cards"]].map(function (x) { return h("li", {}, A(x[0], "", x[1])); })), wrap))];
  }
  function footer() {
    var c = [["Products", [["/shop/bike", "Stridewell Bike"], ["/shop/tread", "Stridewell Tread"], ["/app", "Stridewell App"], ["/shop/apparel", "Apparel"], ["/rental", "Rental"]]], ["Support", [["/help", "Help center"], ["/help/contact", "Contact us"], ["/mymemberships", "Manage memberships"], ["/orders", "Order status"]]], ["Company", [["/company", "About"], ["/careers", "Careers"], ["/press", "Press"], ["/investors", "Investor relations"]]], ["Community", [["/blog", "The Warm Up"], ["/refer", "Refer a friend"], ["/military", "Military & first responders"], ["/students", "Student discount"]]]];
    return h("footer", {}, h("div", { cls: "sc-ft" }, c.map(function (x) { return h("div", {}, h("h4", {}, x[0]), x[1].map(function (l) { return A(l[0], "", l[1]); })); })),
      h("div", { cls: "sc-legal" }, "\u00a9 Stridewell Interactive, Inc. All rights reserved.", A("/terms", "", "Terms of Service"), A("/membership-terms", "", "Membership Terms"), A("/privacy", "", "Privacy Policy"), A("/preferences/privacy", "", "Your Privacy Choices"), A("/accessibility", "", "Accessibility")));
  }
  var NAV = [["/", "Overview"], ["/profile", "Profile"], ["/mymemberships", "Memberships"], ["/payment", "Payment method"], ["/orders", "Orders"], ["/preferences/email", "Email preferences"], ["/security", "Login & security"], ["/preferences/privacy", "Privacy"]];
  function layout(kids, path) {
    root.textContent = "";
    header().forEach(function (n) { root.appendChild(n); });
    root.appendChild(h("div", { cls: "sc-layout" }, h("nav", { cls: "sc-side", "aria-label": "Account" }, NAV.map(function (x) { return A(x[0], "", x[1], { "aria-current": x[0] === path || (x[0] !== "/" && path.indexOf(x[0]) === 0) ? "page" : null }); })), h("main", {}, kids)));
    root.appendChild(footer());
    chat();
  }
  function flow(kids) {
    root.textContent = "";
    header().forEach(function (n) { root.appendChild(n); });
    root.appendChild(h("main", { cls: "sc-flow" }, kids));
    root.appendChild(footer());
  }
  function chat() { root.appendChild(h("button", { cls: "sc-chat", type: "button", "aria-label": "Open chat", onclick: function () { modal("Chat with us", [h("p", {}, "Our team is currently helping other members. Estimated wait: 14 minutes."), btn("Visit the help center", "s", function () { closeModal(); go("/help"); })]); } }, "Chat")); }
  function skel(path) { layout([h("div", { cls: "sc-skel", "aria-busy": "true" }), h("div", { cls: "sc-skel" })], path); }
  function pill(m) {
    if (m.status === "ACTIVE") return h("span", { cls: "sc-pill" }, "Active");
    if (m.status === "PENDING_CANCELLATION") return h("span", { cls: "sc-pill w" }, "Cancels " + m.accessUntil);
    if (m.status === "PAUSED") return h("span", { cls: "sc-pill w" }, "Paused");
    return h("span", { cls: "sc-pill g" }, "Closed");
  }
  function line(m) {
    if (m.status === "ACTIVE") return "Renews on " + m.nextBillDate + " for $" + m.price + "/mo plus tax";
    if (m.status === "PENDING_CANCELLATION") return "Your membership has been canceled. You have access until " + m.accessUntil + ".";
    if (m.status === "PAUSED") return "Paused until " + m.pausedUntil;
    return "This account is scheduled for deletion.";
  }
  function pm(m) { return m.paymentMethod ? m.paymentMethod.brand + " ending in " + m.paymentMethod.last4 : "None on file"; }

  function overview() {
    document.title = "Account | Stridewell\u00ae"; skel("/");
    gql("AccountOverview").then(function (d) {
      var m = d.memberships[0];
      layout([h("h1", {}, "Hi, Dana"), h("p", { cls: "sc-sub" }, d.me.email + " \u00b7 " + d.me.workouts + " workouts completed"),
        h("div", { cls: "sc-tiles" },
          A("/mymemberships", "sc-tile", [h("h3", {}, "Memberships"), pill(m), h("p", {}, "Stridewell " + m.tier), h("p", {}, line(m))]),
          A("/payment", "sc-tile", [h("h3", {}, "Payment method"), h("p", {}, pm(m))]),
          A("/profile", "sc-tile", [h("h3", {}, "Profile"), h("p", {}, d.me.username + ", " + d.me.location)]),
          A("/orders", "sc-tile", [h("h3", {}, "Orders"), h("p", {}, "Track packages, view receipts")]),
          A("/preferences/email", "sc-tile", [h("h3", {}, "Email preferences"), h("p", {}, "Choose what you hear from us")]),
          A("/refer", "sc-tile", [h("h3", {}, "Refer a friend"), h("p", {}, "Give a friend 2 months free, get $20 off apparel")])),
        h("div", { cls: "sc-hero", style: "margin-top:26px" }, "Strength+ is here. Build your own gym program, free for 7 days.")], "/");
    });
  }
  function memberships() {
    document.title = "My Memberships | Stridewell\u00ae"; skel("/mymemberships");
    gql("MyMemberships").then(function (d) {
      layout([h("h1", {}, "My memberships"), h("p", { cls: "sc-sub" }, "View and manage your Stridewell memberships."),
        d.memberships.map(function (m) {
          return h("section", { cls: "sc-card" }, h("div", { cls: "sc-row" }, h("div", {}, h("h2", {}, "Stridewell " + m.tier + " Membership"), pill(m)), A("/mymemberships/" + m.id, "sc-btn s", "Manage")),
            h("p", {}, line(m)), m.discount && h("p", {}, m.discount + " applied"), h("p", { cls: "sc-fine", style: "margin:0" }, "Member since " + m.memberSince));
        }),
        h("section", { cls: "sc-card" }, h("h2", {}, "Own Stridewell equipment?"), h("p", {}, "All-Access Membership brings live leaderboard classes to your Bike, Tread or Row for the whole household. $49.99/mo."), A("/app", "sc-link", "Compare memberships")),
        h("section", { cls: "sc-card" }, h("h2", {}, "Looking for another membership?"), h("p", { style: "margin:0" }, "If you were billed by Apple, Google or Roku, manage that membership in the store\u2019s subscription settings. If you rent a Bike, see ", A("/rental", "", "Rental"), "."))], "/mymemberships");
    });
  }
  function detail() {
    document.title = "Manage Membership | Stridewell\u00ae"; skel("/mymemberships");
    gql("MembershipDetail", { membershipId: MID }).then(function (d) {
      var m = d.membership, on = m.status === "ACTIVE";
      layout([A("/mymemberships", "sc-link", "\u2039 My memberships"), h("h1", {}, "Stridewell " + m.tier + " Membership"), h("p", {}, pill(m)),
        m.status === "PENDING_CANCELLATION" && h("div", { cls: "sc-banner" }, "Your membership has been canceled and will end on " + m.accessUntil + ". You won\u2019t be charged again."),
        m.status === "PAUSED" && h("div", { cls: "sc-banner" }, "Your membership will be paused until " + m.pausedUntil + "."),
        h("section", { cls: "sc-card" }, h("h2", {}, "Plan & billing"),
          h("dl", { cls: "sc-dl" }, h("dt", {}, "Price"), h("dd", {}, "$" + m.price + "/mo plus applicable tax" + (m.discount ? " (" + m.discount + ")" : "")),
            h("dt", {}, m.status === "PENDING_CANCELLATION" ? "Access until" : "Next bill date"), h("dd", {}, m.status === "PAUSED" ? m.pausedUntil : m.nextBillDate),
            h("dt", {}, "Payment method"), h("dd", {}, pm(m), " ", A("/payment", "", "Edit")), h("dt", {}, "Member since"), h("dd", {}, m.memberSince))),
        h("section", { cls: "sc-card" }, h("h2", {}, "Membership options"),
          on && h("button", { cls: "sc-act", type: "button", onclick: tierModal }, h("span", {}, "Change membership", h("small", {}, "Switch between App One and App+")), chev()),
          on && h("button", { cls: "sc-act", type: "button", onclick: function () { pauseModal(m); } }, h("span", {}, "Pause membership", h("small", {}, "Take a break for up to 3 months")), chev()),
          on && A("/mymemberships/" + m.id + "/cancel", "sc-act", [h("span", {}, "Cancel membership"), chev()]),
          (m.status === "PENDING_CANCELLATION" || m.status === "PAUSED") && btn(m.status === "PAUSED" ? "Resume membership" : "Reactivate membership", "p", function () { gql("ReactivateMembership", { membershipId: MID }).then(function () { toast("Welcome back! Your membership is active."); render(); }); })),
        h("section", { cls: "sc-card" }, h("h2", {}, "Billing history"), h("table", { cls: "sc-table" }, h("thead", {}, h("tr", {}, h("th", {}, "Date"), h("th", {}, "Description"), h("th", {}, "Amount"))), h("tbody", {}, m.history.map(function (r) { return h("tr", {}, h("td", {}, r.date), h("td", {}, r.desc), h("td", {}, r.amount)); }))))], "/mymemberships");
    });
  }
  function radios(name, list, fn) { return list.map(function (x) { return h("label", { cls: "sc-radio" }, h("input", { type: "radio", name: name, value: x[0], onchange: function () { fn(x[0]); } }), h("span", { cls: "sc-dot", "aria-hidden": "true" }), h("span", {}, x[1])); }); }
  function pauseModal(m) {
    var n = null, b = btn("Pause membership", "p", function () { b.disabled = true; gql("PauseMembership", { membershipId: MID, months: n }).then(function () { closeModal(); toast("Your membership is paused."); go("/mymemberships/" + MID); }); }, { disabled: true });
    modal("How long would you like to pause?", [h("p", {}, "Your pause starts on " + m.nextBillDate + ". We\u2019ll keep your workout history, and billing restarts automatically."),
      radios("pause", [["1", "1 month (resumes " + m.pauseDates[0] + ")"], ["2", "2 months (resumes " + m.pauseDates[1] + ")"], ["3", "3 months (resumes " + m.pauseDates[2] + ")"]], function (v) { n = +v; b.disabled = false; }), h("div", { cls: "sc-stack" }, b, btn("Never mind", "s", closeModal))]);
  }
  function tierModal() {
    modal("Change membership", [h("p", {}, h("strong", {}, "App One \u2013 $15.99/mo")), h("p", {}, "Unlimited classes across strength, yoga, meditation and outdoor. Up to 3 equipment-based cardio classes a month."), h("p", {}, h("strong", {}, "App+ \u2013 $24.00/mo (current)")), h("p", {}, "Everything in App One, plus unlimited equipment-based cardio classes."),
      h("div", { cls: "sc-stack" }, btn("Switch to App One", "p", toOne), btn("Close", "s", closeModal))]);
  }
  function toOne() { gql("ChangeTier", { membershipId: MID, tier: "App One" }).then(function () { closeModal(); toast("You\u2019re now on App One."); go("/mymemberships/" + MID); }); }

  function cancel() {
    document.title = "Cancel Membership | Stridewell\u00ae";
    flow([h("div", { cls: "sc-skel" })]);
    gql("CancellationOptions", { membershipId: MID }).then(function (d) {
      var m = d.membership, reason = null, note = "", base = "/mymemberships/" + MID;
      if (m.status !== "ACTIVE") { history.replaceState({}, "", base); return render(); }
      function keep() { go(base); }
      function step(f) { f(); window.scrollTo(0, 0); }
      function s1() {
        flow([h("h1", {}, "Need a break? Pause instead"), h("div", { cls: "sc-hero" }, "312 workouts and counting, Dana."),
          h("p", {}, "Life happens. You can pause your membership for up to 3 months and pick up right where you left off. You won\u2019t be billed while you\u2019re paused, and your workout history, achievements and programs stay safe."),
          h("div", { cls: "sc-stack" }, btn("Pause my membership", "p", function () { pauseModal(m); }), btn("Continue to cancel", "s", function () { step(s2); }), h("button", { cls: "sc-link", type: "button", onclick: keep }, "Back to membership"))]);
      }
      function s2() {
        var b = btn("Continue", "p", function () { b.setAttribute("disabled", ""); gql("RecordCancellationReason", { membershipId: MID, reason: reason, comment: note }).then(function () { step(s3); }); }, { disabled: true });
        flow([h("h1", {}, "We\u2019re sorry to see you go"), h("p", { cls: "sc-sub" }, "What\u2019s the main reason you\u2019re canceling? Your feedback helps us improve."),
          h("fieldset", { style: "border:0;padding:0;margin:0" }, h("legend", { cls: "sc-fine", style: "margin:0 0 8px" }, "Select one (required)"), radios("cancel-reason", d.reasons.map(function (r) { return [r.key, r.label]; }), function (v) { reason = v; b.removeAttribute("disabled"); })),
          h("label", { for: "cancel-note" }, "Anything else you\u2019d like to share? (optional)"), h("textarea", { id: "cancel-note", rows: "3", maxlength: "500", oninput: function (e) { note = e.target.value; } }),
          h("div", { cls: "sc-stack" }, b, h("button", { cls: "sc-link", type: "button", onclick: keep }, "Keep my membership"))]);
      }
      function s3() {
        if (d.save[reason] === "TIER") return flow([h("h1", {}, "App One might be a better fit"), h("p", {}, "Get unlimited strength, yoga, meditation and outdoor classes for $15.99/mo. That\u2019s $8.01 less than you pay today, and you can switch back at any time."),
          h("div", { cls: "sc-card" }, h("h3", {}, "App One"), h("ul", { cls: "sc-lose" }, h("li", {}, "Thousands of classes, no equipment needed"), h("li", {}, "3 equipment-based cardio classes each month"), h("li", {}, "Challenges and programs"))),
          h("div", { cls: "sc-stack" }, btn("Switch to App One", "p", toOne), btn("No thanks, continue to cancel", "s", function () { step(s4); }))]);
        flow([h("h1", {}, "Stay with us for 50% off"), h("div", { cls: "sc-hero" }, "2 months of App+ for $12.00/mo"), h("p", {}, "Before you go, here\u2019s a special offer: keep your App+ Membership for half the price for the next 2 months."),
          h("div", { cls: "sc-stack" }, btn("Claim offer", "p", function () { gql("RedeemSaveOffer", { membershipId: MID, offerId: "SAVE50_2M" }).then(function () { toast("Your discount has been applied."); go(base); }); }), btn("No thanks, continue to cancel", "s", function () { step(s4); })),
          h("p", { cls: "sc-fine" }, "Offer available to eligible monthly App+ members. After 2 months your membership renews at $24.00/mo plus tax until canceled. One offer per account in any 12-month period.")]);
      }
      function s4() {
        var err = h("p", { cls: "sc-err", role: "alert" });
        var b = btn("Cancel membership", "s", function () { b.setAttribute("disabled", ""); b.textContent = "Canceling\u2026"; gql("CancelMembership", { membershipId: MID, reason: reason, comment: note }).then(function (r) { m = r.membership; step(s5); }, function (e) { err.textContent = e.message; b.removeAttribute("disabled"); b.textContent = "Cancel membership"; }); });
        flow([h("h1", {}, "Confirm your cancellation"), h("p", {}, "Your Stridewell " + m.tier + " Membership will end on ", h("strong", {}, m.accessUntil), ". You can keep taking classes until then. You won\u2019t be charged again, and we don\u2019t offer refunds for partial billing periods."),
          h("div", { cls: "sc-card" }, h("h3", {}, "After " + m.accessUntil + " you\u2019ll lose access to"), h("ul", { cls: "sc-lose" }, h("li", {}, "Thousands of live and on-demand classes"), h("li", {}, "Programs, Collections and custom Stacks"), h("li", {}, "Leaderboards, Teams and Challenges")), h("p", { style: "margin:0" }, "Your profile and workout history will still be there if you come back.")),
          err, h("div", { cls: "sc-stack" }, btn("Keep my membership", "p", keep), b),
          h("p", { cls: "sc-fine" }, "By canceling you agree to the ", A("/membership-terms", "", "Membership Terms"), ". You may reactivate your membership at any time at the then-current price.")]);
      }
      function s5() {
        flow([h("h1", {}, "Your membership has been canceled"), h("p", {}, "You\u2019ll have access to Stridewell " + m.tier + " until " + m.accessUntil + ". We\u2019ve sent a confirmation to dana.whitlock@example.com."), h("p", {}, "Changed your mind? You can reactivate from My memberships whenever you like."), h("div", { cls: "sc-stack" }, A("/mymemberships", "sc-btn p", "Back to my memberships"), A("/classes", "sc-btn s", "Browse classes"))]);
      }
      s1();
    });
  }
  function payment() {
    skel("/payment");
    gql("MembershipDetail", { membershipId: MID }).then(function (d) {
      var m = d.membership;
      layout([h("h1", {}, "Payment method"), h("section", { cls: "sc-card" }, h("h2", {}, "Card on file"), h("p", {}, pm(m) + (m.paymentMethod ? ", expires " + m.paymentMethod.exp : "")), m.paymentMethod && h("button", { cls: "sc-link", type: "button", onclick: function () { modal("Remove this card?", [h("p", {}, "Memberships billed to this card may be interrupted."), h("div", { cls: "sc-stack" }, btn("Remove card", "p", function () { gql("RemovePaymentMethod", {}).then(function () { closeModal(); render(); }); }), btn("Go back", "s", closeModal))]); } }, "Remove"))], "/payment");
    });
  }
  function emails() {
    skel("/preferences/email");
    gql("EmailPreferences").then(function (d) {
      var L = { weekly: "Weekly recap", offers: "Offers & promotions", product: "Product news", challenges: "Challenge reminders" };
      layout([h("h1", {}, "Email preferences"), h("section", { cls: "sc-card" }, Object.keys(L).map(function (k) { return h("div", { cls: "sc-toggle" }, h("span", { id: "lbl-" + k }, L[k]), h("button", { role: "switch", type: "button", "aria-checked": String(d.emails[k]), "aria-labelledby": "lbl-" + k, onclick: function () { gql("UpdateEmailPreferences", { key: k, on: !d.emails[k] }).then(render); } })); }))], "/preferences/email");
    });
  }
  function privacy() {
    layout([h("h1", {}, "Privacy"), h("section", { cls: "sc-card" }, h("h2", {}, "Your data"), h("p", {}, "Download a copy of the personal information we hold about you."), A("/help/data-request", "sc-btn s", "Request my data")),
      h("section", { cls: "sc-card" }, h("h2", {}, "Delete account"), h("p", {}, "Permanently delete your Stridewell account, workout history and achievements. This can\u2019t be undone."), h("button", { cls: "sc-link", type: "button", onclick: function () { modal("Delete your account?", [h("p", {}, "All of your data will be permanently removed. To stop billing only, cancel your membership instead."), h("div", { cls: "sc-stack" }, btn("Delete account", "p", function () { gql("DeleteAccount", {}).then(function () { closeModal(); go("/"); }); }), btn("Go back", "s", closeModal))]); } }, "Delete my account"))], "/preferences/privacy");
  }
  function profile() {
    skel("/profile");
    gql("AccountOverview").then(function (d) {
      var u = h("input", { type: "text", id: "pf-u", value: d.me.username }), l = h("input", { type: "text", id: "pf-l", value: d.me.location });
      layout([h("h1", {}, "Profile"), h("section", { cls: "sc-card" }, h("label", { for: "pf-u" }, "Leaderboard name"), u, h("p", {}), h("label", { for: "pf-l" }, "Location"), l, h("p", {}), btn("Save changes", "p", function () { gql("UpdateProfile", { username: u.value, location: l.value }).then(function () { toast("Saved."); }); }))], "/profile");
    });
  }
  function generic(path) {
    if (path.indexOf("/gift") === 0) return layout([h("h1", {}, "Gift cards"), h("section", { cls: "sc-card" }, h("p", {}, "Give the gift of 12 months of App+."), btn("Add to bag \u2013 $240.00", "p", function () { gql("AddGiftToBag", {}).then(function () { toast("Added to bag."); }); }))], path);
    var t = { "/orders": ["Orders", "You don\u2019t have any recent orders."], "/security": ["Login & security", "Email: dana.whitlock@example.com. Password last changed 14 months ago."], "/membership-terms": ["Membership Terms", "Your membership renews automatically each month until canceled. You may cancel at any time; cancellation takes effect at the end of the current billing period. Fees already paid are not refunded except where required by law."], "/help": ["Help center", "To cancel your membership, go to My memberships, choose the membership and select Cancel membership. Memberships purchased through Apple or Google must be canceled there."], "/signed-out": ["You\u2019re logged out", "See you soon."] }[path] || ["Stridewell", "Discover classes, equipment and community on Stridewell."];
    layout([h("h1", {}, t[0]), h("section", { cls: "sc-card" }, h("p", {}, t[1]), path === "/help" && A("/mymemberships", "sc-link", "Go to My memberships"))], path);
  }
  function render() {
    closeModal();
    var p = location.pathname.replace(/\/$/, "") || "/";
    if (p === "/") return overview();
    if (p === "/mymemberships") return memberships();
    if (p === "/mymemberships/" + MID) return detail();
    if (p === "/mymemberships/" + MID + "/cancel") return cancel();
    if (p === "/payment") return payment();
    if (p === "/preferences/email") return emails();
    if (p === "/preferences/privacy") return privacy();
    if (p === "/profile") return profile();
    document.title = "Stridewell\u00ae"; generic(p);
  }
  function cookies() {
    if (/OptanonAlertBoxClosed=/.test(document.cookie)) return;
    var sdk = document.getElementById("onetrust-consent-sdk");
    function done() { document.cookie = "OptanonAlertBoxClosed=1;path=/;max-age=31536000"; sdk.textContent = ""; }
    sdk.appendChild(h("div", { id: "onetrust-banner-sdk", role: "region", "aria-label": "Cookie banner" }, h("div", { id: "onetrust-policy-text" }, "By clicking \u201cAccept All Cookies\u201d, you agree to the storing of cookies on your device to enhance site navigation, analyze site usage, and assist in our marketing efforts. ", A("/privacy", "", "Privacy Policy")),
      h("div", { id: "onetrust-button-group" }, h("button", { id: "onetrust-pc-btn-handler", type: "button", onclick: done }, "Cookies Settings"), h("button", { id: "onetrust-reject-all-handler", type: "button", onclick: done }, "Reject All"), h("button", { id: "onetrust-accept-btn-handler", type: "button", onclick: done }, "Accept All Cookies"))));
  }
  render();
  setTimeout(cookies, 700);
})();
