(function(){
"use strict";
var root=document.getElementById("entry"),D=null,modal=null,menu=false,portal=document.createElement("div");portal.setAttribute("data-portal","");document.body.appendChild(portal);
function h(t,a){var e=document.createElement(t);a=a||{};for(var k in a){var v=a[k];if(v==null||v===false)continue;if(k.slice(0,2)==="on")e.addEventListener(k.slice(2).toLowerCase(),v);else if(k==="value")e.value=v;else e.setAttribute(k,v===true?"":v)}for(var i=2;i<arguments.length;i++)add(e,arguments[i]);return e}
function add(e,c){if(c==null||c===false)return;if(Array.isArray(c))return c.forEach(function(x){add(e,x)});e.appendChild(c.nodeType?c:document.createTextNode(c))}
function post(u,b){return fetch(u,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(b||{})}).then(function(r){return r.json().then(function(j){if(!r.ok)throw new Error(j.error||"Something went wrong");D=j;return j})})}
function go(p){history.pushState({},"",p);modal=null;menu=false;render();window.scrollTo(0,0)}
window.addEventListener("popstate",function(){modal=null;render()});
function A(href,cls){var kids=[].slice.call(arguments,2);return h("a",{href:href,class:cls,onClick:function(e){if(e.metaKey||e.ctrlKey)return;e.preventDefault();go(href)}},kids)}
function B(label,pri,fn,x){var o={tabindex:"0",type:"button",class:"pencraft pc-reset pencraft buttonBase-GK1x3M buttonStyle-cONYZK size_md-gCDS3o priority_"+pri,onClick:fn};for(var k in x||{})o[k]=x[k];return h("button",o,label)}
var P={primary:"primary-RfbeYt",secondary:"secondary-S63h9o",outline:"outline-x",tertiary:"tertiary-rlke8z",danger:"destructive-D9a"};
function row(l,v,act){return h("div",{class:"pencraft row-Mq"},h("div",{},h("div",{},l),v?h("div",{class:"m"},v):null),act)}
function toggle(on,label,fn){return h("button",{type:"button",role:"switch","aria-checked":on?"true":"false","aria-label":label,class:"pencraft toggle-Vx",onClick:fn},h("i"))}
function paint(){portal.textContent="";add(portal,dlg())}
function open(m){modal=m;paint()}
function shut(e){modal=null;e&&e.currentTarget?paint():e?render():paint()}
function dialog(title,body,acts){return h("div",{class:"pencraft backdrop-Aq",onClick:function(e){if(e.target===e.currentTarget)shut()}},h("div",{class:"pencraft modal-Aq",role:"dialog","aria-modal":"true","aria-labelledby":"headlessui-dialog-title-:r4:"},h("button",{class:"close-Aq",type:"button","aria-label":"Close",onClick:shut},"×"),h("h2",{id:"headlessui-dialog-title-:r4:"},title),body,h("div",{class:"acts"},acts)))}
function top(){return h("div",{class:"pencraft pc-display-flex pc-alignItems-center pc-justifyContent-space-between pc-reset topBar-pIF0J1"},
 A("/home","logo-rj2",h("img",{src:"/static/mark.svg",alt:""}),"Inkharbor"),
 h("input",{class:"search-Kd8",type:"text",placeholder:"Search Inkharbor...","aria-label":"Search"}),
 h("div",{class:"pencraft pc-display-flex pc-alignItems-center pc-gap-12"},B("Create","secondary-S63h9o",function(){go("/home")}),
 h("button",{class:"avatarBtn-u",type:"button","aria-label":"User menu","aria-haspopup":"menu","aria-expanded":menu?"true":"false",onClick:function(){menu=!menu;render()}},h("img",{src:"/static/dana.svg",alt:""}))),
 menu?h("div",{class:"menu-Zz1",role:"menu"},A("/profile",null,"Profile"),A("/home",null,"Saved"),A("/settings",null,"Settings"),A("/support",null,"Support"),h("button",{type:"button",role:"menuitem",onClick:function(){post("/api/v1/logout").then(function(){go("/home")})}},"Sign out")):null)}
function foot(){return h("footer",{},h("div",{},"© "+new Date().getFullYear()+" Inkharbor Inc. ",h("a",{href:"/privacy"},"Privacy"),"∙",h("a",{href:"/tos"},"Terms"),"∙",h("a",{href:"/ccpa"},"Collection notice")),h("p",{},h("b",{},"Inkharbor")," is the home for great writing and audio"))}
function cookie(){var v=null;try{v=localStorage.getItem("cookie_ok")}catch(e){}if(v)return null;function set(x){try{localStorage.setItem("cookie_ok",x)}catch(e){}post("/api/v1/cookie_consent",{choice:x});var c=root.querySelector(".cookie-Zi");if(c)c.remove()}
 return h("div",{class:"pencraft cookie-Zi",role:"region","aria-label":"Cookie notice"},"We use cookies to improve your experience, for analytics, and for marketing. You can accept, reject, or manage your preferences. See our ",h("a",{href:"/privacy"},"privacy policy"),".",h("div",{},B("Reject","outline-x",function(){set("reject")}),B("Accept","primary-RfbeYt",function(){set("accept")})))}
function line(){var s=D.subscription;if(s.status==="canceled")return "Paid · Ends "+s.end;if(s.status==="paused")return "Paid · Paused until "+s.paused_until;return "Paid"}
var PU="/pub/slowledger";
function settings(){var u=D.user,inp;
 return h("div",{class:"pencraft layout-Ca"},h("nav",{class:"side-Bv","aria-label":"Settings"},["Account","Publications","Subscriptions","Reading","Notifications","Privacy","Billing","Support"].map(function(x){return h("a",{href:"#"+x.toLowerCase()},x)})),
 h("div",{},h("h1",{},"Settings"),
 h("section",{class:"section-Hd",id:"account"},h("h2",{},"Account"),row("Name",u.name,B("Edit","outline-x",function(){open("name")})),row("Email",u.email,B("Edit","outline-x",function(){open("email")})),row("Handle","@"+u.handle,B("Edit","outline-x",function(){open("email")})),row("Password","Not set",B("Set a password","outline-x",function(){open("email")})),row("Language","English")),
 h("section",{class:"section-Hd",id:"publications"},h("h2",{},"Publications"),row("Start writing on Inkharbor","Share your work, build an audience, and earn from paid subscriptions.",B("Create a publication","primary-RfbeYt",function(){go("/home")}))),
 h("section",{class:"section-Hd",id:"subscriptions"},h("h2",{},"Subscriptions"),h("p",{class:"small"},"Manage your subscriptions and email notifications for each publication."),
  A(PU+"/account","pubRow-Ty",h("img",{src:"/static/slowledger.svg",alt:""}),h("div",{},h("div",{class:"n"},"The Slow Ledger"),h("div",{class:"m"},line())),h("span",{class:"c"},"›")),
  D.free.map(function(f){return A("/pub/"+f.slug+"/account","pubRow-Ty",h("img",{src:"/static/"+f.slug+".svg",alt:""}),h("div",{},h("div",{class:"n"},f.name),h("div",{class:"m"},"Free")),h("span",{class:"c"},"›"))})),
 h("section",{class:"section-Hd",id:"reading"},h("h2",{},"Reading"),row("Default home tab","Inbox"),row("Autoplay videos","On Wi-Fi only")),
 h("section",{class:"section-Hd",id:"notifications"},h("h2",{},"Notifications"),row("Smart notifications","Get push notifications from the app instead of email when it makes sense",h("span",{class:"small"},"App only")),row("Replies to your comments","Email")),
 h("section",{class:"section-Hd",id:"privacy"},h("h2",{},"Privacy"),row("Blocked accounts","None"),row("Who can message you","People you subscribe to")),
 h("section",{class:"section-Hd",id:"billing"},h("h2",{},"Billing"),row("Saved payment method",D.card||"None",D.card?B("Remove","outline-x",function(){open("card")}):null)),
 h("section",{class:"section-Hd",id:"support"},h("h2",{},"Support and account deletion"),row("Help center","Answers to common questions",h("a",{href:"/support",class:"buttonBase-GK1x3M priority_outline-x"},"Visit")),row("Delete account","Permanently delete your Inkharbor account and all its data",B("Delete account","destructive-D9a",function(){open("delete")})))))}
function head(slug,name,tag){return h("div",{class:"pubHead-Wn"},h("img",{src:"/static/"+slug+".svg",alt:name}),h("div",{class:"t"},name),h("div",{class:"small"},tag),h("nav",{},["Home","Notes","Chat","Archive","About"].map(function(x){return A("/pub/"+slug+"/"+x.toLowerCase(),null,x)})))}
function status(){var s=D.subscription;
 if(s.status==="canceled")return h("div",{class:"banner-Ei",role:"status"},"Your paid subscription has been canceled. You'll have access to paid posts until "+s.end+", and you won't be charged again. ",h("button",{class:"linkish",type:"button",onClick:function(){post("/api/v1/subscription/resume").then(render)}},"Renew subscription"));
 if(s.status==="paused")return h("div",{class:"banner-Ei",role:"status"},"Your subscription is paused until "+s.paused_until+". ",h("button",{class:"linkish",type:"button",onClick:function(){post("/api/v1/subscription/resume").then(render)}},"Unpause"));return null}
function account(){var s=D.subscription,e=D.emails;
 function em(k,l,m){return row(l,m,toggle(e[k],l,function(){post("/api/v1/email_settings",{key:k,on:!e[k]}).then(render)}))}
 return [head("slowledger","The Slow Ledger","Money, work and time, explained without hurry. By Miriam Okafor"),
 h("div",{class:"pencraft narrow-Lp"},h("h1",{},"Your account"),status(),
 h("section",{class:"section-Hd"},h("h2",{},"Subscription"),row("Email",D.user.email),row("Plan",(s.interval==="month"?"Monthly":"Annual")+" ("+s.amount+")"+(s.discount?", "+s.discount:""),s.status==="active"?B("Change plan","outline-x",function(){open("plan")}):null),
  row(s.status==="canceled"?"Expires":s.status==="paused"?"Resumes":"Next bill",s.status==="canceled"?s.end:s.status==="paused"?s.paused_until:s.end+" · "+(s.interval==="month"?"$8.00":"$80.00")),row("Payment method",D.card||"None",B("Update","outline-x",function(){open("email")})),row("Subscriber since",s.started)),
 h("section",{class:"section-Hd"},h("h2",{},"Notifications"),h("p",{class:"small"},"Choose which emails you get from The Slow Ledger."),em("posts","The Slow Ledger","Essays every Tuesday and Friday"),em("podcast","Slow Ledger Radio","Podcast, twice a month"),em("threads","Subscriber chat","New threads from Miriam"),em("recs","Recommendations","Publications Miriam reads")),
 h("section",{class:"section-Hd"},h("h2",{},"Privacy"),row("Show on your profile","Others can see that you read this publication",toggle(D.public,"Show on your profile",function(){post("/api/v1/privacy",{public:!D.public}).then(render)}))),
 h("section",{class:"section-Hd"},h("h2",{},"Share The Slow Ledger"),row("Give a gift subscription","$8 for one month or $80 for a year",B("Give a gift","primary-RfbeYt",function(){open("gift")})),row("Refer friends","Earn a free month for 3 referrals",A(PU+"/leaderboard","buttonBase-GK1x3M priority_outline-x","Refer a friend"))),
 h("section",{class:"section-Hd"},h("h2",{},"Receipts"),h("table",{},h("tbody",{},D.receipts.map(function(r){return h("tr",{},h("td",{},r.date),h("td",{},r.amount),h("td",{},"#"+r.no))})))),
 h("section",{class:"section-Hd"},h("h2",{},"Account actions"),h("p",{},"To manage all your Inkharbor subscriptions, ",A("/settings","linkish","click here"),"."),
  s.status!=="canceled"?h("p",{},"To cancel your paid subscription, ",A(PU+"/account/cancel","linkish","click here"),"."):null,
  h("p",{},"To permanently delete your Inkharbor account, ",h("a",{class:"linkish",href:"/settings#support"},"click here"),".")))]}
function cancelPage(){var s=D.subscription,sel;
 if(s.status==="canceled")return done();
 sel=h("select",{"aria-label":"Pause for",name:"months"},[1,2,3,6].map(function(n){return h("option",{value:n},n+(n>1?" months":" month"))}));
 return [head("slowledger","The Slow Ledger","Money, work and time, explained without hurry. By Miriam Okafor"),h("div",{class:"pencraft narrow-Lp"},h("h1",{},"Cancel your subscription"),status(),
 h("p",{},"Your support makes The Slow Ledger possible. If now isn't the right time, you can also take a break."),
 s.status==="active"?h("div",{class:"card-Px"},h("h3",{},"Pause subscription"),h("p",{},"You won't be billed while your subscription is paused and you won't have access to paid posts. It resumes automatically, and we'll email you three days before."),h("div",{class:"pencraft pc-display-flex pc-gap-8"},sel,B("Pause subscription","primary-RfbeYt",function(){post("/api/v1/subscription/pause",{months:+sel.value}).then(function(){go(PU+"/account")})}))):null,
 h("div",{class:"card-Px"},h("h3",{},"Cancel subscription"),h("p",{},"You'll keep access to paid posts until the end of your billing period on "+s.end+". After that, you'll become a free subscriber and won't be charged again."),B("Cancel subscription","secondary-S63h9o",function(){s.discount?reallyCancel():open("retain")})),
 A(PU+"/account","small","‹ Back to account"))]}
function reallyCancel(e){var b=e&&e.currentTarget;if(b)b.disabled=true;post("/api/v1/subscription/cancel",{publication_id:418827}).then(function(){modal=null;render();window.scrollTo(0,0)}).catch(function(x){if(b)b.disabled=false;alert(x.message)})}
var REASONS=["It's too expensive","I don't have enough time to read","The content isn't what I expected","I only wanted to read a single post","I get too many emails","I'm having technical problems","Other"];
function done(){var s=D.subscription,ta=h("textarea",{name:"feedback",placeholder:"Anything else you'd like to share with Miriam? (optional)","aria-label":"Feedback"});
 return [head("slowledger","The Slow Ledger","Money, work and time, explained without hurry. By Miriam Okafor"),h("div",{class:"pencraft narrow-Lp"},h("h1",{},"Your subscription has been canceled"),h("p",{},"You'll have access to paid posts until "+s.end+". After that you'll still get free posts by email. A confirmation has been sent to "+D.user.email+"."),
 D.reason?h("div",{class:"card-Px"},h("h3",{},"Thanks for your feedback")):h("form",{class:"card-Px",onSubmit:function(e){e.preventDefault();var r=e.target.querySelector("input:checked");if(!r)return;post("/api/v1/subscription/cancel_reason",{reason:r.value,feedback:ta.value}).then(render)}},h("h3",{},"Why did you cancel?"),h("p",{},"Your answer will be shared with The Slow Ledger."),REASONS.map(function(r,i){return h("label",{class:"radio-Ou"},h("input",{type:"radio",name:"reason",value:r}),r)}),ta,h("div",{class:"pc-paddingTop-16"},h("button",{type:"submit",class:"pencraft pc-reset buttonBase-GK1x3M priority_primary-RfbeYt"},"Submit"))),
 h("p",{},A(PU+"/account","linkish","Back to account")," · ",A("/home","linkish","Go to home")))]}
function freeAccount(slug){var f=D.free.filter(function(x){return x.slug===slug})[0];if(!f)return simple("Not subscribed");
 return [head(slug,f.name,"You're a free subscriber"),h("div",{class:"narrow-Lp"},h("h1",{},"Your account"),h("section",{class:"section-Hd"},h("h2",{},"Subscription"),row("Email",D.user.email),row("Plan","Free",B("Upgrade to paid","primary-RfbeYt",function(){open("gift")}))),h("section",{class:"section-Hd"},h("h2",{},"Account actions"),row("Unsubscribe","Stop getting emails from "+f.name,B("Unsubscribe","outline-x",function(){post("/api/v1/free_subscription/disable",{slug:slug}).then(function(){go("/settings")})}))))]}
function simple(t){return h("div",{class:"narrow-Lp"},h("h1",{},t),h("div",{class:"recs-Uu"},[["The quiet cost of switching banks","The Slow Ledger"],["Anchovies, a defence","Brine & Butter"],["Platform 9, again","Missed Transit"],["The road that moved","Old Maps, New Roads"]].map(function(x){return h("a",{href:"/home"},h("b",{},x[0]),h("div",{class:"small"},x[1]))})),h("p",{class:"small"},A("/settings","linkish","Settings")))}
function dlg(){var i;switch(modal){
 case "retain":return dialog("Stay for 25% off",h("p",{},"Miriam would love for you to stay. Keep your subscription and get 25% off for the next 12 months: $6/month instead of $8/month."),[B("Claim offer","primary-RfbeYt",function(){post("/api/v1/subscription/retention_offer/accept").then(function(){go(PU+"/account")})}),B("Cancel subscription","secondary-S63h9o",reallyCancel),B("Never mind","tertiary-rlke8z",shut)]);
 case "plan":return dialog("Change plan",h("p",{},"Save 17% with an annual plan. $80 is billed today, less the unused part of your monthly plan."),[B("Switch to annual ($80/year)","primary-RfbeYt",function(){post("/api/v1/subscription/change_plan",{interval:"year"}).then(shut)}),B("Keep monthly","tertiary-rlke8z",shut)]);
 case "gift":return dialog("Give a subscription",h("p",{},"Your saved card will be charged $8.00."),[B("Pay with "+(D.card||"card"),"primary-RfbeYt",function(){post("/api/v1/gift").then(shut)}),B("Not now","tertiary-rlke8z",shut)]);
 case "card":return dialog("Remove payment method?",h("p",{},"Paid subscriptions that use this card can't renew without a payment method."),[B("Remove","destructive-D9a",function(){post("/api/v1/payment_method/remove").then(shut)}),B("Cancel","tertiary-rlke8z",shut)]);
 case "delete":return dialog("Delete account?",h("p",{},"This permanently deletes your profile, comments and subscriptions. Paid subscriptions end immediately without a refund. This can't be undone."),[B("Delete my account","destructive-D9a",function(){post("/api/v1/user/delete").then(shut)}),B("Cancel","tertiary-rlke8z",shut)]);
 case "name":i=h("input",{type:"text",value:D.user.name,"aria-label":"Name"});return dialog("Edit name",h("p",{},i),[B("Save","primary-RfbeYt",function(){post("/api/v1/user",{name:i.value}).then(shut)}),B("Cancel","tertiary-rlke8z",shut)]);
 case "email":return dialog("Check your email",h("p",{},"To change this, use the link that we sent to "+D.user.email+"."),[B("OK","primary-RfbeYt",shut)]);}return null}
function page(){var p=location.pathname.replace(/\/$/,"");
 if(D.deleted)return simple("Your account has been deleted");
 if(p==="/settings"||p==="")return settings();if(p===PU+"/account")return account();if(p===PU+"/account/cancel")return cancelPage();
 var m=p.match(/^\/pub\/([a-z]+)\/account$/);if(m)return freeAccount(m[1]);
 if(p==="/home")return simple("Home");if(p==="/profile")return simple(D.user.name);if(p==="/support")return simple("Help center");
 m=p.match(/^\/pub\/([a-z]+)\//);if(m)return simple(m[1]==="slowledger"?"The Slow Ledger":"Latest posts");return simple("Inkharbor")}
function render(){var t=location.pathname;document.title=t.indexOf("/pub/slowledger")===0?"The Slow Ledger | Inkharbor":t==="/settings"?"Settings | Inkharbor":"Inkharbor";root.textContent="";add(root,[top(),h("main",{},page()),foot(),cookie()]);paint();if(location.hash&&!modal){var el=document.getElementById(location.hash.slice(1));if(el&&!render.did){render.did=1;el.scrollIntoView()}}}
fetch("/api/v1/me").then(function(r){return r.json()}).then(function(j){D=j;render()});
})();
