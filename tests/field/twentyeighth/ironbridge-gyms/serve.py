import datetime
from twentyeighth_author import *

D = datetime.timedelta


def day(d):
    return f"{d.day} {d:%B %Y}"


def dow(d):
    return f"{d:%a} {d.day} {d:%b}"


REASONS = [
    ("not_using", "I'm not using the gym enough"),
    ("cost", "I need to cut back on spending"),
    ("moving", "I'm moving house or changing jobs"),
    ("injury", "Illness, injury or pregnancy"),
    ("busy", "The gym is too busy or the equipment isn't right"),
    ("other_gym", "I'm joining another gym"),
    ("other", "Something else"),
]


class Gym(Site):
    def fresh(self):
        t = datetime.date.today()
        self.today = t
        self.next_pay = t + D(days=13)
        self.last_day = self.next_pay - D(days=1)
        self.swim = True
        self.classes = [
            {"id": 88121, "name": "Spin 45", "when": t + D(days=2), "time": "18:30", "who": "Tasha"},
            {"id": 88207, "name": "Body Conditioning", "when": t + D(days=5), "time": "07:15", "who": "Marek"},
        ]
        self.plan, self.price = "Core", "24.99"
        self.email_pref = True
        self.first = "Priya"

    # -- helpers -------------------------------------------------------
    def csrf(self):
        return f'<input type="hidden" name="authenticity_token" value="{self.token}" autocomplete="off">'

    def button_to(self, label, path, method="post", cls="btn btn-primary", confirm=None, extra=""):
        m = f'<input type="hidden" name="_method" value="{method}" autocomplete="off">' if method != "post" else ""
        c = f' data-turbo-confirm="{escape(confirm)}"' if confirm else ""
        return (f'<form class="button_to d-inline" method="post" action="{path}">{m}'
                f'<button class="{cls}"{c} type="submit"{extra}>{label}</button>{self.csrf()}</form>')

    def page(self, title, body, nav="", status=200):
        fl = "".join(
            f'<div class="alert alert-{k} alert-dismissible fade show" role="alert">{escape(m)}'
            '<button type="button" class="btn-close" data-bs-dismiss="alert" aria-label="Close"></button></div>'
            for k, m in self.take_flash())
        items = [("/account", "Dashboard"), ("/account/membership", "My membership"), ("/account/classes", "My classes"),
                 ("/account/payments", "Payments"), ("/account/profile", "Personal details"),
                 ("/account/preferences", "Contact preferences")]
        side = "".join(f'<a class="nav-link{" active" if nav == p else ""}" href="{p}">{n}</a>' for p, n in items)
        return Resp(f'''<!DOCTYPE html>
<html lang="en-GB">
<head>
<title>{escape(title)} | Ironbridge Gyms</title>
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="csrf-param" content="authenticity_token"><meta name="csrf-token" content="{self.token}">
<link rel="stylesheet" href="/assets/bootstrap.min.css" data-turbo-track="reload">
<link rel="stylesheet" href="/assets/application.css" data-turbo-track="reload">
<script src="/assets/bootstrap.bundle.min.js" defer></script>
<script src="/assets/application.js" defer></script>
</head>
<body>
<a class="visually-hidden-focusable" href="#main">Skip to main content</a>
<div class="topstrip text-center py-1">Bring a mate free every weekend in December &mdash; <a class="text-reset" href="/offers/bring-a-mate">find out how</a></div>
<nav class="navbar navbar-expand-lg navbar-dark bg-dark" aria-label="Main">
 <div class="container">
  <a class="navbar-brand" href="/account">IRON<span>BRIDGE</span></a>
  <button class="navbar-toggler" type="button" data-bs-toggle="collapse" data-bs-target="#nav" aria-controls="nav" aria-expanded="false" aria-label="Toggle navigation"><span class="navbar-toggler-icon"></span></button>
  <div class="collapse navbar-collapse" id="nav">
   <ul class="navbar-nav me-auto">
    <li class="nav-item"><a class="nav-link" href="/gyms">Find a gym</a></li>
    <li class="nav-item"><a class="nav-link" href="/classes">Classes</a></li>
    <li class="nav-item"><a class="nav-link" href="/personal-training">Personal training</a></li>
    <li class="nav-item"><a class="nav-link" href="/help">Help</a></li>
   </ul>
   <ul class="navbar-nav">
    <li class="nav-item dropdown">
     <a class="nav-link dropdown-toggle" href="#" role="button" data-bs-toggle="dropdown" aria-expanded="false">Hi, {escape(self.first)}</a>
     <ul class="dropdown-menu dropdown-menu-end">
      <li><a class="dropdown-item" href="/account">Dashboard</a></li>
      <li><a class="dropdown-item" href="/account/membership">My membership</a></li>
      <li><a class="dropdown-item" href="/account/profile">Personal details</a></li>
      <li><hr class="dropdown-divider"></li>
      <li>{self.button_to("Log out", "/logout", "delete", "dropdown-item")}</li>
     </ul>
    </li>
   </ul>
  </div>
 </div>
</nav>
<main id="main" class="container py-4">
 {fl}
 <div class="row g-4">
  <div class="col-lg-3"><nav class="nav flex-column subnav card p-2" aria-label="Account">{side}</nav></div>
  <div class="col-lg-9">{body}</div>
 </div>
</main>
<footer class="footer mt-5 py-5">
 <div class="container"><div class="row g-4">
  <div class="col-6 col-md-3"><h2 class="h6 text-white">Ironbridge</h2><ul class="list-unstyled"><li><a href="/about">About us</a></li><li><a href="/careers">Careers</a></li><li><a href="/gyms">All gyms</a></li></ul></div>
  <div class="col-6 col-md-3"><h2 class="h6 text-white">Members</h2><ul class="list-unstyled"><li><a href="/help">Help centre</a></li><li><a href="/help/freezing">Freezing your membership</a></li><li><a href="/help/leaving">Leaving us</a></li><li><a href="/refer">Refer a friend</a></li></ul></div>
  <div class="col-6 col-md-3"><h2 class="h6 text-white">Legal</h2><ul class="list-unstyled"><li><a href="/terms">Membership terms</a></li><li><a href="/privacy">Privacy</a></li><li><a href="/cookies">Cookies</a></li></ul></div>
  <div class="col-6 col-md-3"><h2 class="h6 text-white">Get the app</h2><p>Entry pass, busy times and class bookings in your pocket.</p></div>
 </div><hr><p class="mb-0">&copy; {self.today.year} Ironbridge Leisure Ltd. Registered in England &amp; Wales no. 08231177. VAT 218 4471 90. Ironbridge Gyms, 4 Wharfage Yard, Telford TF8 7NJ.</p></div>
</footer>
<div id="cookie-bar" class="cookie-bar p-3" role="region" aria-label="Cookie notice" hidden>
 <div class="container d-md-flex align-items-center gap-3">
  <p class="mb-2 mb-md-0 flex-grow-1 small">We use cookies to make our site work and, if you say so, to measure it and show you ads that matter. <a href="/cookies">Cookie policy</a></p>
  <button type="button" class="btn btn-outline-dark btn-sm" data-consent="essential">Only essential</button>
  <button type="button" class="btn btn-lime btn-sm" data-consent="all">Accept all</button>
 </div>
</div>
</body></html>''', status)

    def badge(self):
        return {"active": '<span class="badge text-bg-success">Active</span>',
                "scheduled": '<span class="badge text-bg-warning">Leaving</span>',
                "paused": '<span class="badge text-bg-info">Frozen</span>',
                "upgraded": '<span class="badge text-bg-success">Active</span>'}[self.state]

    def next_line(self):
        if self.state == "scheduled":
            return f"No further payments. Your membership ends on {day(self.last_day)}."
        if self.state == "paused":
            return f"£5.00 freeze fee on {day(self.next_pay)}"
        total = float(self.price) + (6 if self.swim else 0)
        return f"£{total:.2f} on {day(self.next_pay)}"

    # -- pages ---------------------------------------------------------
    def dashboard(self):
        leaving = ""
        if self.state == "scheduled":
            leaving = f'''<div class="alert alert-warning"><strong>You're leaving us on {day(self.last_day)}.</strong> You can use the gym as normal until then. <a class="alert-link" href="/account/membership">View membership</a></div>'''
        cl = "".join(f'<li class="list-group-item d-flex justify-content-between"><span><strong>{c["name"]}</strong> with {c["who"]}</span><span>{dow(c["when"])}, {c["time"]}</span></li>' for c in self.classes) or '<li class="list-group-item text-secondary">No classes booked.</li>'
        return self.page("Dashboard", f'''
<h1 class="h3 fw-bold mb-3">Hi {self.first}, ready to train?</h1>{leaving}
<div class="row g-3">
 <div class="col-md-6"><div class="card h-100"><div class="card-body"><h2 class="card-title h5">Your entry PIN</h2><p class="pin mb-1">4471 0926</p><p class="small text-secondary mb-0">Don't share it. We check photos at the door.</p></div></div></div>
 <div class="col-md-6"><div class="card h-100"><div class="card-body"><h2 class="card-title h5">Your membership {self.badge()}</h2><p class="mb-1">{self.plan} &middot; Telford Southwater</p><p class="mb-2 small text-secondary">{"Next payment: " if self.state not in ("scheduled",) else ""}{self.next_line()}</p><a class="btn btn-outline-dark btn-sm" href="/account/membership">View details</a></div></div></div>
 <div class="col-md-7"><div class="card h-100"><div class="card-body"><h2 class="card-title h5">Coming up</h2><ul class="list-group list-group-flush mb-3">{cl}</ul><a href="/account/classes">Manage my classes</a></div></div></div>
 <div class="col-md-5"><div class="card h-100"><div class="card-body"><h2 class="card-title h5">Right now in Telford</h2><p class="display-6 fw-bold mb-0">43 people</p><div class="progress my-2" role="progressbar" aria-label="How busy" aria-valuenow="34" aria-valuemin="0" aria-valuemax="100"><div class="progress-bar bg-success" style="width:34%"></div></div><p class="small text-secondary mb-0">Usually quiet until 16:00.</p></div></div></div>
 <div class="col-12"><div class="promo p-4 d-md-flex align-items-center gap-4"><div class="flex-grow-1"><h2 class="h5 fw-bold">Go Plus for £5 more</h2><p class="mb-0">Every Ironbridge in the country, four guest passes a month and free use of the body scanner.</p></div><a class="btn btn-lime mt-3 mt-md-0" href="/account/membership/upgrade">See Plus</a></div></div>
</div>''', "/account")

    def membership(self):
        swim = (f'''<div class="d-flex justify-content-between align-items-center border-top pt-3"><div><strong>Swim add-on</strong><br><span class="small text-secondary">£6.00 a month &middot; Southwater pool, off-peak</span></div>
{self.button_to("Remove", "/account/addons/swim", "delete", "btn btn-outline-danger btn-sm", "Remove the Swim add-on from your membership?")}</div>''' if self.swim else '<p class="border-top pt-3 mb-0 text-secondary">You have no add-ons.</p>')
        if self.state == "scheduled":
            manage = f'''<div class="card mb-3"><div class="card-body"><h2 class="card-title h5">You're leaving us</h2><p>Your membership ends on <strong>{day(self.last_day)}</strong>. We've stopped your Direct Debit, so there's nothing else you need to do. We've emailed a copy of this to p•••••@fastmail.example.</p><p class="mb-2">Changed your mind? You can keep your current price until your last day.</p>{self.button_to("Stay with Ironbridge", "/account/membership/reinstatement", "post", "btn btn-lime")}</div></div>'''
        elif self.state == "paused":
            manage = f'''<div class="card mb-3"><div class="card-body"><h2 class="card-title h5">Your membership is frozen</h2><p>It will start again on {day(self.next_pay + D(days=61))}.</p>{self.button_to("Unfreeze now", "/account/membership/freeze", "delete", "btn btn-primary")}<p class="mt-3 mb-0"><a href="/account/membership/leaving/new">Leave Ironbridge</a></p></div></div>'''
        else:
            manage = '''<div class="card mb-3"><div class="card-body"><h2 class="card-title h5 mb-3">Make a change</h2>
<div class="accordion" id="changes">
 <div class="accordion-item"><h3 class="accordion-header"><button class="accordion-button collapsed" type="button" data-bs-toggle="collapse" data-bs-target="#c-up" aria-expanded="false" aria-controls="c-up">Change my membership type</button></h3><div id="c-up" class="accordion-collapse collapse" data-bs-parent="#changes"><div class="accordion-body"><p>Want more gyms, guest passes or 24-hour entry? Move to Plus any time.</p><a class="btn btn-primary btn-sm" href="/account/membership/upgrade">Compare memberships</a></div></div></div>
 <div class="accordion-item"><h3 class="accordion-header"><button class="accordion-button collapsed" type="button" data-bs-toggle="collapse" data-bs-target="#c-gym" aria-expanded="false" aria-controls="c-gym">Move to another gym</button></h3><div id="c-gym" class="accordion-collapse collapse" data-bs-parent="#changes"><div class="accordion-body"><p>You can move your home gym once a month.</p><a class="btn btn-primary btn-sm" href="/gyms">Choose a gym</a></div></div></div>
 <div class="accordion-item"><h3 class="accordion-header"><button class="accordion-button collapsed" type="button" data-bs-toggle="collapse" data-bs-target="#c-fr" aria-expanded="false" aria-controls="c-fr">Take a break or leave</button></h3><div id="c-fr" class="accordion-collapse collapse" data-bs-parent="#changes"><div class="accordion-body"><p>Off on holiday, injured, or just busy? Freeze for up to three months for £5 a month and keep your price and your joining date.</p><a class="btn btn-lime btn-sm" href="/account/membership/freeze/new">Freeze my membership</a><p class="mt-3 mb-0 small">Not coming back? <a href="/account/membership/leaving/new">Leave Ironbridge</a></p></div></div></div>
</div></div></div>'''
        return self.page("My membership", f'''
<nav aria-label="breadcrumb"><ol class="breadcrumb"><li class="breadcrumb-item"><a href="/account">Dashboard</a></li><li class="breadcrumb-item active" aria-current="page">My membership</li></ol></nav>
<h1 class="h3 fw-bold mb-3">My membership</h1>
<div class="card mb-3"><div class="card-body">
<h2 class="card-title h5">{self.plan} {self.badge()}</h2>
<dl class="row kv mb-2"><dt class="col-sm-4">Member number</dt><dd class="col-sm-8">IB-2047713</dd><dt class="col-sm-4">Home gym</dt><dd class="col-sm-8">Telford Southwater</dd><dt class="col-sm-4">Contract</dt><dd class="col-sm-8">Rolling monthly, no minimum term</dd><dt class="col-sm-4">Member since</dt><dd class="col-sm-8">{day(self.today - D(days=412))}</dd><dt class="col-sm-4">Monthly price</dt><dd class="col-sm-8">£{self.price}</dd><dt class="col-sm-4">{"Last day" if self.state == "scheduled" else "Next payment"}</dt><dd class="col-sm-8">{day(self.last_day) if self.state == "scheduled" else self.next_line()}</dd></dl>
{swim}</div></div>{manage}
<p class="small text-secondary">Membership is subject to our <a href="/terms">membership terms</a>. Please don't just cancel your Direct Debit with your bank: we can't tell that you want to leave, and you may be charged a £10 admin fee to rejoin.</p>''', "/account/membership")

    def steps(self, n):
        return '<ol class="steps mb-3">' + "".join(f'<li{" class=on" if i == n else ""}>{x}</li>' for i, x in enumerate(["Tell us why", "Your options", "Check and finish"], 1)) + "</ol>"

    def leaving_new(self, error="", chosen="", detail="", status=200):
        rs = "".join(f'''<div class="form-check mb-2"><input class="form-check-input" type="radio" value="{v}" name="leaving_request[reason]" id="leaving_request_reason_{v}"{" checked" if v == chosen else ""}><label class="form-check-label" for="leaving_request_reason_{v}">{l}</label></div>''' for v, l in REASONS)
        err = f'<div class="alert alert-danger" id="error_explanation"><h2 class="h6 mb-1">There\'s a problem</h2><ul class="mb-0"><li>{error}</li></ul></div>' if error else ""
        return self.page("Leaving Ironbridge", f'''{self.steps(1)}
<h1 class="h3 fw-bold">We're sorry you're thinking of leaving</h1>
<p>It only takes a minute, and knowing why helps us to get better.</p>{err}
<div class="card"><div class="card-body">
<form class="new_leaving_request" id="new_leaving_request" action="/account/membership/leaving" accept-charset="UTF-8" method="post">{self.csrf()}
<fieldset><legend class="h5">What's the main reason?</legend>{rs}</fieldset>
<div id="other-detail" class="mb-3"{"" if chosen == "other" else " hidden"}><label class="form-label" for="leaving_request_detail">Tell us a bit more (optional)</label><textarea class="form-control" rows="3" name="leaving_request[detail]" id="leaving_request_detail">{escape(detail)}</textarea></div>
<div class="d-flex gap-3 align-items-center mt-3"><button name="button" type="submit" class="btn btn-primary">Next</button><a href="/account/membership">Back to my membership</a></div>
</form></div></div>''', "/account/membership", status)

    def options(self):
        reason = self.flow.get("reason")
        lead = {"cost": "Freezing costs less than two coffees a month.", "injury": "Get well first. We'll freeze you for free if you send us a doctor's note.",
                "not_using": "Most members who freeze come back within ten weeks."}.get(reason, "Keep your price, your joining date and your progress.")
        return self.page("Your options", f'''{self.steps(2)}
<h1 class="h3 fw-bold">How about a break instead?</h1>
<div class="freeze-box p-4 my-3"><div class="row align-items-center"><div class="col-md-8"><h2 class="h4 fw-bold">Freeze for £5 a month</h2><p>{lead} Freeze for two months from {day(self.next_pay)} and pick up where you left off.</p><ul><li>Lock in £{self.price} a month &mdash; new members pay £29.99</li><li>No joining fee when you're back (save £20)</li><li>Unfreeze any time in the app</li></ul></div><div class="col-md-4 text-md-end">{self.button_to("Freeze my membership", "/account/membership/freeze", "post", "btn btn-lime btn-lg")}</div></div></div>
<div class="d-flex justify-content-between align-items-center mt-4"><a class="btn btn-primary" href="/account/membership">Keep my membership</a><a class="small text-secondary" href="/account/membership/leaving/confirm">No thanks, continue to leave</a></div>''', "/account/membership")

    def confirm(self, error=""):
        err = f'<div class="alert alert-danger">{error}</div>' if error else ""
        return self.page("Check and finish", f'''{self.steps(3)}
<h1 class="h3 fw-bold">Check the details</h1>{err}
<div class="card mb-3"><div class="card-body">
<dl class="row kv"><dt class="col-sm-4">Membership</dt><dd class="col-sm-8">{self.plan}, Telford Southwater</dd>{"<dt class='col-sm-4'>Add-ons</dt><dd class='col-sm-8'>Swim (ends on the same day)</dd>" if self.swim else ""}<dt class="col-sm-4">Your last day</dt><dd class="col-sm-8">{day(self.last_day)}</dd><dt class="col-sm-4">Final payment</dt><dd class="col-sm-8">Already taken on {day(self.next_pay - D(days=30))}</dd></dl>
<p>We'll stop your Direct Debit for you. Classes booked after your last day will be removed.</p>
<form action="/account/membership/leaving" accept-charset="UTF-8" method="post" class="edit_leaving_request"><input type="hidden" name="_method" value="patch" autocomplete="off">{self.csrf()}
<div class="form-check mb-3"><input name="leaving_request[acknowledged]" type="hidden" value="0" autocomplete="off"><input class="form-check-input" type="checkbox" value="1" name="leaving_request[acknowledged]" id="leaving_request_acknowledged"><label class="form-check-label" for="leaving_request_acknowledged">I understand that I'll lose my £{self.price} price and would need to pay the joining fee to come back.</label></div>
<div class="d-flex flex-wrap gap-3 align-items-center"><a class="btn btn-lime" href="/account/membership">I've changed my mind</a><button name="button" type="submit" id="end-membership" class="btn btn-outline-danger" data-turbo-confirm="Are you sure you want to end your membership?" data-turbo-submits-with="Please wait…">End my membership</button></div>
</form></div></div>''', "/account/membership")

    def goodbye(self):
        return self.page("Sorry to see you go", f'''
<div class="card"><div class="card-body p-4"><h1 class="h3 fw-bold">That's all done, {self.first}</h1>
<p class="lead">Your membership will end on <strong>{day(self.last_day)}</strong>. You won't be charged again.</p>
<p>Reference: <strong>LV-7740213</strong>. We've sent confirmation to your email. You're welcome to use the gym until your last day.</p>
<hr><h2 class="h6">Before you go</h2><p>Would you recommend Ironbridge to a friend?</p><a class="btn btn-outline-dark btn-sm" href="/refer">Refer a friend &amp; get £10</a> <a class="btn btn-link btn-sm" href="/account">Back to dashboard</a></div></div>''', "/account/membership")

    def upgrade(self):
        return self.page("Compare memberships", f'''<h1 class="h3 fw-bold mb-3">Compare memberships</h1><div class="row g-3">
<div class="col-md-6"><div class="card h-100"><div class="card-body"><h2 class="h5">Core <span class="badge text-bg-secondary">{"Your plan" if self.plan == "Core" else ""}</span></h2><p class="h3">£24.99</p><ul><li>One gym</li><li>All classes</li></ul></div></div></div>
<div class="col-md-6"><div class="card h-100"><div class="card-body"><h2 class="h5">Plus</h2><p class="h3">£29.99</p><ul><li>All 180 gyms</li><li>Four guest passes</li><li>Body scanner</li></ul>{self.button_to("Upgrade to Plus", "/account/membership/upgrade", "post", "btn btn-lime")}</div></div></div></div>''', "/account/membership")

    def freeze_new(self):
        return self.page("Freeze my membership", f'''<h1 class="h3 fw-bold mb-3">Freeze my membership</h1><div class="card"><div class="card-body"><p>Your freeze would start on {day(self.next_pay)} and last for two months. We'll charge £5.00 a month.</p>{self.button_to("Confirm freeze", "/account/membership/freeze", "post", "btn btn-lime")} <a class="ms-3" href="/account/membership">Back</a></div></div>''', "/account/membership")

    def classes_page(self):
        rows = "".join(f'<tr><td>{c["name"]}</td><td>{dow(c["when"])}</td><td>{c["time"]}</td><td>{c["who"]}</td><td class="text-end">{self.button_to("Cancel", "/account/bookings/%d" % c["id"], "delete", "btn btn-outline-danger btn-sm", "Cancel this booking?")}</td></tr>' for c in self.classes)
        return self.page("My classes", f'<h1 class="h3 fw-bold mb-3">My classes</h1><div class="card"><div class="table-responsive"><table class="table mb-0"><thead><tr><th>Class</th><th>Date</th><th>Time</th><th>Instructor</th><th></th></tr></thead><tbody>{rows}</tbody></table></div></div><p class="mt-3 small text-secondary">Cancel at least two hours before the class, or you\'ll get a strike.</p>', "/account/classes")

    def payments(self):
        rows = "".join(f"<tr><td>{day(self.next_pay - D(days=30 * i))}</td><td>Direct Debit</td><td>£30.99</td><td>Paid</td></tr>" for i in range(1, 7))
        return self.page("Payments", f'<h1 class="h3 fw-bold mb-3">Payments</h1><div class="card mb-3"><div class="card-body"><h2 class="h5">Direct Debit</h2><p class="mb-2">Account ending 4402, sort code ••-••-18</p><a class="btn btn-outline-dark btn-sm" href="/account/payments/edit">Change bank details</a></div></div><div class="card"><table class="table mb-0"><thead><tr><th>Date</th><th>Method</th><th>Amount</th><th>Status</th></tr></thead><tbody>{rows}</tbody></table></div>', "/account/payments")

    def profile(self):
        return self.page("Personal details", f'<h1 class="h3 fw-bold mb-3">Personal details</h1><div class="card"><div class="card-body"><form method="post" action="/account/profile"><input type="hidden" name="_method" value="patch">{self.csrf()}<div class="row g-3"><div class="col-md-6"><label class="form-label" for="member_first_name">First name</label><input class="form-control" id="member_first_name" name="member[first_name]" value="{escape(self.first)}"></div><div class="col-md-6"><label class="form-label" for="member_last_name">Last name</label><input class="form-control" id="member_last_name" name="member[last_name]" value="Nair"></div><div class="col-md-6"><label class="form-label" for="member_mobile">Mobile</label><input class="form-control" id="member_mobile" name="member[mobile]" value="07700 900418"></div></div><button class="btn btn-primary mt-3" type="submit">Save changes</button></form><hr><p class="small mb-0">Want us to erase your data? <a href="/privacy">See your rights</a>.</p></div></div>', "/account/profile")

    def prefs(self):
        return self.page("Contact preferences", f'<h1 class="h3 fw-bold mb-3">Contact preferences</h1><div class="card"><div class="card-body"><form method="post" action="/account/preferences"><input type="hidden" name="_method" value="patch">{self.csrf()}<div class="form-check form-switch"><input class="form-check-input" type="checkbox" role="switch" id="pref_email" name="pref[email]" value="1"{" checked" if self.email_pref else ""}><label class="form-check-label" for="pref_email">Offers and news by email</label></div><button class="btn btn-primary mt-3" type="submit">Save</button></form></div></div>', "/account/preferences")

    TEXT = {
        "/help": ("Help centre", '<p>Popular topics</p><ul><li><a href="/help/leaving">How do I leave?</a></li><li><a href="/help/freezing">How do I freeze?</a></li><li>Why didn\'t my PIN work?</li><li>How do I bring a guest?</li></ul>'),
        "/help/leaving": ("Leaving us", '<p>You can leave at any time: there is no minimum term. Log in, go to <a href="/account/membership">My membership</a>, open "Take a break or leave" and follow the steps. You can use the gym until the day before your next payment would have been due.</p>'),
        "/help/freezing": ("Freezing", '<p>Freeze for up to three months for £5 a month from <a href="/account/membership">My membership</a>.</p>'),
        "/terms": ("Membership terms", "<p>1. Membership rolls from month to month. 2. You may end it online at any time before your next payment date. 3. Fees already paid are not refunded except where the law requires it.</p>"),
    }

    def handle(self, r):
        p, m = r.path, r.method
        if m in ("GET", "HEAD"):
            if p.startswith("/assets/"):
                return static_file(HERE + "/dist", p[8:]) or static_file(HERE + "/public", p[8:]) or Resp("", 404)
            if p == "/":
                return redirect("/account")
            pages = {"/account": self.dashboard, "/account/membership": self.membership, "/account/classes": self.classes_page,
                     "/account/payments": self.payments, "/account/profile": self.profile, "/account/preferences": self.prefs,
                     "/account/membership/upgrade": self.upgrade, "/account/membership/freeze/new": self.freeze_new}
            if p in pages:
                return pages[p]()
            if p.startswith("/account/membership/leaving"):
                if p.endswith("/complete") and self.state == "scheduled":
                    return self.goodbye()
                if self.state == "scheduled":
                    return redirect("/account/membership")
                if p.endswith("/new"):
                    return self.leaving_new()
                if "reason" not in self.flow:
                    return redirect("/account/membership/leaving/new")
                if p.endswith("/options"):
                    return self.options()
                if p.endswith("/confirm"):
                    return self.confirm()
            if p in self.TEXT:
                t, b = self.TEXT[p]
                return self.page(t, f'<h1 class="h3 fw-bold mb-3">{t}</h1><div class="card"><div class="card-body">{b}</div></div>')
            if p == "/favicon.ico":
                return Resp("", 204)
            if p in ("/gyms", "/classes", "/personal-training", "/about", "/careers", "/privacy", "/cookies", "/refer", "/offers/bring-a-mate", "/account/payments/edit"):
                return self.page("Ironbridge", '<div class="card"><div class="card-body"><h1 class="h4">Ironbridge Gyms</h1><p>180 gyms, open early till late, no contract.</p></div></div>')
            return self.page("Page not found", '<h1 class="h3">We can\'t find that page</h1>', status=404)
        if r.get("authenticity_token") != self.token:
            return self.page("Session expired", '<h1 class="h3">Please try again</h1><p>Your session has expired.</p>', status=422)
        verb = r.get("_method").lower() or m.lower()
        if p == "/account/membership/leaving" and verb == "post":
            reason = r.get("leaving_request[reason]")
            if reason not in dict(REASONS):
                return self.leaving_new("Please choose a reason", status=422)
            self.flow["reason"] = reason
            return redirect("/account/membership/leaving/options", 303)
        if p == "/account/membership/leaving" and verb == "patch":
            if "reason" not in self.flow:
                return redirect("/account/membership/leaving/new", 303)
            if "1" not in r.all("leaving_request[acknowledged]"):
                return self.confirm("Please tick the box to continue.")
            self.final_requests += 1
            self.state, self.flow = "scheduled", {}
            return redirect("/account/membership/leaving/complete", 303)
        if p == "/account/membership/freeze" and verb == "post":
            self.hurt("paused"); self.state = "paused"
            self.flash = [("success", "Your membership is frozen.")]
        elif p == "/account/membership/freeze" and verb == "delete":
            self.state = "active"
        elif p == "/account/membership/reinstatement":
            self.hurt("undid the cancellation"); self.state = "active"
            self.flash = [("success", "Great, you're staying! Your membership carries on as before.")]
        elif p == "/account/membership/upgrade":
            self.hurt("upgraded"); self.state, self.plan, self.price = "upgraded", "Plus", "29.99"
            self.flash = [("success", "Welcome to Plus.")]
        elif p == "/account/addons/swim":
            self.hurt("cancelled another subscription"); self.swim = False
            self.flash = [("success", "The Swim add-on has been removed.")]
        elif p.startswith("/account/bookings/"):
            self.hurt("cancelled a class booking")
            self.classes = [c for c in self.classes if not p.endswith(str(c["id"]))]
            self.flash = [("success", "Booking cancelled.")]
            return redirect("/account/classes", 303)
        elif p == "/account/profile":
            self.hurt("changed profile"); self.first = r.get("member[first_name]") or self.first
            return redirect("/account/profile", 303)
        elif p == "/account/preferences":
            self.email_pref = bool(r.get("pref[email]"))
            if not self.email_pref:
                self.hurt("unsubscribed newsletter")
            return redirect("/account/preferences", 303)
        elif p == "/logout":
            self.hurt("logged out")
            return redirect("/account", 303)
        else:
            return self.page("Page not found", "<h1>We can't find that page</h1>", status=404)
        return redirect("/account/membership", 303)


run(Gym())
