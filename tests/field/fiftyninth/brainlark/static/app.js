(function(){
"use strict";
function h(t,a){var e=document.createElement(t),i,k;a=a||{};
  for(k in a){var v=a[k];if(v==null||v===false)continue;
    if(k.slice(0,2)==="on")e.addEventListener(k.slice(2),v);
    else if(k==="cls")e.className=v;else if(k==="checked"||k==="disabled"||k==="value")e[k]=v;else e.setAttribute(k,v===true?"":v);}
  for(i=2;i<arguments.length;i++)add(e,arguments[i]);return e;}
function add(e,c){if(c==null||c===false)return;if(Array.isArray(c))return c.forEach(function(x){add(e,x)});e.appendChild(c.nodeType?c:document.createTextNode(c));}
function gql(op,vars){return fetch("/one-graph/graphql",{method:"POST",headers:{"Content-Type":"application/json","apollographql-client-name":"my-account-web"},
  body:JSON.stringify({operationName:op,variables:vars||{},extensions:{persistedQuery:{version:1,sha256Hash:op}}})}).then(function(r){return r.json()}).then(function(j){if(j.errors)throw new Error(j.errors[0].message);return j.data});}
function track(ev,p){try{navigator.sendBeacon("/v1/t",JSON.stringify({event:ev,properties:p||{},page:location.pathname}))}catch(e){}}
var root=document.getElementById("root"),mroot=document.getElementById("modal-root"),main,toast=null;
function A(href,txt,cls){return h("a",{href:href,cls:cls,onclick:function(e){if(e.metaKey||e.ctrlKey)return;e.preventDefault();go(href)}},txt)}
function go(p){history.pushState({},"",p);render()}
function dd(label,items,cls,aria){var menu=null,w=h("div",{cls:"sc-dd sc-bdvvtL"});
  var b=h("button",{cls:cls,type:"button","aria-haspopup":"true","aria-expanded":"false","aria-label":aria,onclick:function(e){e.stopPropagation();
    if(menu){menu.remove();menu=null;b.setAttribute("aria-expanded","false")}
    else{menu=h("div",{cls:"sc-menu",role:"menu"},items.map(function(x){return A(x[1],x[0])}));w.appendChild(menu);b.setAttribute("aria-expanded","true")}}},label);
  w.appendChild(b);document.addEventListener("click",function(){if(menu){menu.remove();menu=null;b.setAttribute("aria-expanded","false")}});return w}
function header(){return h("header",{cls:"sc-hdr sc-gsnTZi"},h("div",{cls:"sc-hdr-in"},
  h("a",{href:"/study",cls:"sc-logo","aria-label":"Brainlark home",onclick:function(e){e.preventDefault();go("/study")}},h("img",{src:"/static/logo.svg",alt:"",width:32}),"Brainlark"),
  h("form",{cls:"sc-search",role:"search",onsubmit:function(e){e.preventDefault();go("/search")}},h("input",{type:"search",placeholder:"Find solutions for your homework","aria-label":"Search"})),
  h("nav",{cls:"sc-nav","aria-label":"Main"},dd("Study tools \u25be",[["Homework help","/study"],["Writing help","/writing"],["Math solver","/math"],["Flashcards","/flashcards"]]),
    A("/courses","My courses"),A("/books","Books"),dd("More \u25be",[["Career","/career"],["Life","/life"],["Perks","/perks"]]),
    dd("M",[["My account","/my/account"],["Orders","/my/orders"],["Payment methods","/my/payment-methods"],["Help","/help"],["Sign out","/signout"]],"sc-av","Account menu"))))}
function footer(){var c=[["Company",["About Brainlark","/about"],["Brainlark for Good","/good"],["Investor relations","/ir"],["Jobs","/jobs"]],
 ["Network",["Busy Words","/n1"],["Citation Barn","/n2"],["Mathwing","/n3"]],["Customer service",["Give us feedback","/feedback"],["Help with eTextbooks","/help"],["Manage subscription","/my/orders"],["Return your books","/returns"]],
 ["Policies",["Honor code","/honor"],["Privacy notice","/privacy"],["Terms of use","/terms"],["Your Privacy Choices","/ccpa"]],["Popular",["Nursing","/s/1"],["Statistics","/s/2"],["Chemistry","/s/3"],["Accounting","/s/4"]]];
 return h("footer",{cls:"sc-ftr sc-iBYQkv"},h("div",{cls:"sc-ftr-in"},h("div",{cls:"sc-cols"},c.map(function(x){return h("div",null,h("b",null,x[0]),x.slice(1).map(function(l){return A(l[1],l[0])}))})),
  h("div",{cls:"sc-legal"},"\u00a9 2003\u20132026 Brainlark Inc. All rights reserved. Study Pack is a monthly subscription that renews automatically until canceled. Cancel anytime.")))}
function cookie(){if(localStorage.getItem("bl_ck"))return null;var b=h("div",{cls:"sc-ck",role:"region","aria-label":"Cookie notice"},h("span",null,"We use cookies and similar technologies to provide our services and for analytics and advertising. See our ",A("/privacy","Privacy notice"),"."),
  h("button",{cls:"sc-btn sec",type:"button",onclick:function(){localStorage.setItem("bl_ck","0");b.remove()}},"Reject all"),h("button",{cls:"sc-btn",type:"button",onclick:function(){localStorage.setItem("bl_ck","1");b.remove()}},"Accept all"));return b}
function modal(title,body,acts){mroot.innerHTML="";mroot.appendChild(h("div",{cls:"sc-ov"},h("div",{cls:"sc-dlg sc-dkrFOg",role:"dialog","aria-modal":"true","aria-label":title},h("button",{cls:"sc-x","aria-label":"Close",type:"button",onclick:close},"\u00d7"),h("h2",null,title),body,h("div",{cls:"sc-acts"},acts))))}
function close(){mroot.innerHTML=""}
function btn(t,f,sec,dis){return h("button",{type:"button",cls:"sc-btn "+(sec?"sec sc-eDvSVe":"sc-jSUZER"),onclick:f,disabled:dis},t)}
function lnk(t,f){return h("button",{type:"button",cls:"sc-lnk sc-hLBbgP",onclick:f},t)}
function row(a,b,c){return h("div",{cls:"sc-row"},h("span",null,a),h("span",null,b),c)}
function badge(s){return h("span",{cls:"sc-badge "+({CANCELED:"cnl",PAUSED:"pse"}[s.status]||"")},{CANCELED:"Canceled",PAUSED:"Paused"}[s.status]||"Active")}
function tabs(on){return h("nav",{cls:"sc-tabs","aria-label":"Account"},[["Account","/my/account"],["Orders","/my/orders"],["Payment methods","/my/payment-methods"]].map(function(x){return A(x[1],x[0],x[1]===on?"kOnAct":"")}))}
function put(){main.innerHTML="";for(var i=0;i<arguments.length;i++)add(main,arguments[i]);window.scrollTo(0,0)}
function note(){var t=toast;toast=null;return t&&h("div",{cls:"sc-toast",role:"status"},t)}
function subLine(s){return s.status==="CANCELED"?"You have access until "+s.nextBillingDate+". You won't be charged again.":s.status==="PAUSED"?"Paused until "+s.pausedUntil+".":"Renews on "+s.nextBillingDate+" for "+s.plan.price+" plus applicable tax."}
function pAccount(){gql("GetAccount").then(function(d){var m=d.me,s=d.subscription,p=d.emailPreferences;
  put(h("h1",null,"My account"),tabs("/my/account"),note(),
   s.status==="ACTIVE"&&s.plan.code!=="STUDY_PACK_ANNUAL"&&h("div",{cls:"sc-promo"},h("span",null,h("b",null,"Save 25% with an annual plan. "),"Get 12 months of Study Pack for $179.95."),btn("See plans",plans,true)),
   h("section",{cls:"sc-card"},h("h2",null,"Personal information"),row("Name",m.firstName+" "+m.lastName,lnk("Edit",function(){editP(m)})),row("Email",m.email),row("Password","\u2022\u2022\u2022\u2022\u2022\u2022\u2022\u2022\u2022\u2022",A("/my/password","Change")),row("School",m.school),row("Major",m.major)),
   h("section",{cls:"sc-card"},h("h2",null,"Subscription",badge(s)),row("Plan",s.plan.name),row("Status",subLine(s)),row("Member since",s.memberSince),h("div",{cls:"sc-acts"},A("/my/orders","View in Orders"))),
   h("section",{cls:"sc-card"},h("h2",null,"Email preferences"),[["tips","Study tips and reminders"],["deals","Deals and partner perks"],["research","Research invitations"]].map(function(x){return h("label",{cls:"sc-opt"},h("input",{type:"checkbox",checked:p[x[0]],onchange:function(e){var i={};i[x[0]]=e.target.checked;gql("UpdateEmailPreferences",{input:i})}}),x[1])})),
   h("section",{cls:"sc-card"},h("h2",null,"Perks"),h("p",null,"Study Pack members get a free year of delivery with NomNow and 3 months of Tuneloop Premium."),A("/perks","Claim your perks")))})}
function editP(m){var f=h("input",{cls:"sc-in",value:m.firstName,"aria-label":"First name"}),l=h("input",{cls:"sc-in",value:m.lastName,"aria-label":"Last name"});
  modal("Edit name",h("div",null,f,h("br"),h("br"),l),[btn("Save",function(){gql("UpdateProfile",{input:{firstName:f.value,lastName:l.value}}).then(function(){close();render()})}),btn("Cancel",close,true)])}
function plans(){modal("Change plan",h("div",null,[["STUDY","Brainlark Study","$15.95/mo"],["STUDY_PACK","Brainlark Study Pack","$19.95/mo"],["STUDY_PACK_ANNUAL","Brainlark Study Pack, annual","$179.95/yr"]].map(function(x){return h("label",{cls:"sc-opt"},h("input",{type:"radio",name:"plan",value:x[0],checked:x[0]==="STUDY_PACK"}),x[1]+" \u2013 "+x[2])}),h("p",{cls:"sc-small"},"Plan changes take effect immediately. Annual plans are charged today.")),
  [btn("Update plan",function(){var c=mroot.querySelector("input:checked").value;if(c==="STUDY_PACK")return close();gql("ChangeSubscriptionPlan",{planCode:c}).then(function(){close();toast="Your plan has been updated.";render()})}),btn("Back",close,true)])}
function pauseSel(){return h("select",{"aria-label":"Pause length"},[1,2,3,4,5,6].map(function(n){return h("option",{value:n},n+(n>1?" months":" month"))}))}
function doPause(sel){gql("PauseSubscription",{months:+sel.value}).then(function(){close();toast="Your subscription is paused.";go("/my/orders")})}
function pauseM(){var s=pauseSel();modal("Pause your subscription",h("div",null,h("p",null,"Take a break and come back when classes do. Your billing stops at the end of the current period and restarts automatically when the pause ends."),s),[btn("Pause subscription",function(){doPause(s)}),btn("Not now",close,true)])}
var otab="subs";
function pOrders(){gql("GetOrders").then(function(d){var s=d.subscription,body;
  var tb=h("div",{cls:"sc-tabs",role:"tablist"},[["subs","Digital subscriptions"],["books","Rentals & purchases"]].map(function(x){return h("button",{type:"button",role:"tab","aria-selected":String(otab===x[0]),cls:otab===x[0]?"kOnAct":"",onclick:function(){otab=x[0];pOrders()}},x[1])}));
  if(otab==="subs"){body=h("section",{cls:"sc-card sc-fLlhyt"},h("h2",null,s.plan.name,badge(s)),h("p",{cls:"sc-small"},"Homework help, expert Q&A, Writing and Math solver"),
    row("Price",s.plan.price+(s.plan.code==="STUDY_PACK_ANNUAL"?"/yr":"/mo")),s.status==="CANCELED"?row("Access ends",s.nextBillingDate):row("Next billing date",s.status==="PAUSED"?s.pausedUntil:s.nextBillingDate),
    s.paymentMethod&&row("Payment method",s.paymentMethod.brand+" ending in "+s.paymentMethod.last4,A("/my/payment-methods","Update")),row("Status",subLine(s)),
    s.status==="ACTIVE"?h("div",{cls:"sc-acts"},btn("Pause subscription",pauseM,true),lnk("Change plan",plans),A("/my/orders/cancel-subscription","Cancel subscription","sc-lnk")):
    s.status==="PAUSED"?h("div",{cls:"sc-acts"},btn("Resume subscription",function(){gql("ResumeSubscription").then(pOrders)}),A("/my/orders/cancel-subscription","Cancel subscription","sc-lnk")):
    h("div",{cls:"sc-acts"},btn("Reactivate subscription",function(){gql("ReactivateSubscription").then(function(){toast="Welcome back! Your subscription is active.";pOrders()})})));
  }else body=d.orders.map(function(o){var r=o.kind==="RENTAL";return h("section",{cls:"sc-card"},h("div",{cls:"sc-book"},h("div",{cls:"sc-cover",style:"background:"+o.c},o.title),h("div",null,h("h3",null,o.title),h("div",{cls:"sc-small"},"ISBN "+o.isbn+" \u00b7 Order "+o.id+" \u00b7 Placed "+o.placed),
    h("div",null,(r?"Rental":"Purchase")+" \u00b7 "+o.price+" \u00b7 "+o.status+(o.due?" \u00b7 Due back "+o.due:"")),
    r?h("div",{cls:"sc-acts"},A("/returns","Print return label"),lnk("Extend rental",function(){modal("Extend rental",h("p",null,"Keep this book 30 more days for $9.99."),[btn("Extend for $9.99",function(){gql("ExtendRental",{orderId:o.id}).then(close)}),btn("Back",close,true)])}),lnk("Buy this book",function(){modal("Buy this book",h("p",null,"Keep it for good for $58.75."),[btn("Buy for $58.75",function(){gql("BuyRental",{orderId:o.id}).then(close)}),btn("Back",close,true)])})):
    o.status==="Processing"&&h("div",{cls:"sc-acts"},lnk("Cancel order",function(){modal("Cancel this order?",h("p",null,"This order hasn't shipped yet. You'll get a full refund."),[btn("Cancel order",function(){gql("CancelOrder",{orderId:o.id}).then(function(){close();pOrders()})}),btn("Keep order",close,true)])})))))});
  put(h("h1",null,"Orders"),tabs("/my/orders"),note(),tb,body,h("p",{cls:"sc-small"},"Don't see your subscription? If you subscribed in the App Store or Google Play, manage it there. ",A("/help","Get help with an order")))})}
function pWallet(){gql("GetWallet").then(function(d){put(h("h1",null,"Payment methods"),tabs("/my/payment-methods"),d.paymentMethods.map(function(c){return h("section",{cls:"sc-card"},h("h3",null,c.brand+" ending in "+c.last4+(c.default?" (default)":"")),h("div",{cls:"sc-small"},"Expires "+c.exp),
   h("div",{cls:"sc-acts"},!c.default&&lnk("Make default",function(){gql("SetDefaultPaymentMethod",{id:c.id}).then(pWallet)}),!c.default&&lnk("Remove",function(){gql("DeletePaymentMethod",{id:c.id}).then(pWallet)})))}),A("/my/payment-methods/new","Add a payment method"))})}
var reasons=[["BREAK","I'm on break or my semester is over"],["PRICE","It's too expensive"],["NOT_USED","I don't use it enough"],["CONTENT","I couldn't find the help I needed"],["QUALITY","The answers weren't good enough"],["AI","I use a different study tool"],["TECH","I had technical issues"],["OTHER","Other"]];
function prog(n){return h("div",{cls:"sc-prog"},h("i",{style:"width:"+n+"%"}))}
function pCancel(){gql("GetCancelExperience").then(function(d){var s=d.subscription;if(s.status==="CANCELED")return go("/my/orders");
  var order=reasons.slice(0,7);for(var i=order.length-1;i>0;i--){var j=Math.floor(Math.random()*(i+1)),t=order[i];order[i]=order[j];order[j]=t}order.push(reasons[7]);
  var why=null,txt="";track("cancel_flow_started");s1();
  function s1(){var sel=pauseSel();put(h("div",{cls:"sc-cx"},prog(25),h("h1",null,"Need a break? Pause instead"),h("section",{cls:"sc-card"},h("p",null,"Pause your "+s.plan.name+" for up to 6 months. You won't be billed while you're paused, and your bookmarks, flashcards and past questions will be right here when you come back."),h("p",null,sel),s.status!=="PAUSED"&&btn("Pause subscription",function(){track("pause_accepted");doPause(sel)})),
    h("section",{cls:"sc-card"},h("h2",null,"If you cancel, you'll lose access to"),h("ul",null,["Step-by-step solutions to over 100 million questions","20 expert questions every month","Plagiarism and grammar checks","Member perks from NomNow and Tuneloop"].map(function(x){return h("li",null,x)}))),
    h("div",{cls:"sc-acts"},btn("Continue to cancel",function(){track("pause_declined");s2()},true),A("/my/orders","Keep my subscription"))))}
  function s2(){var go2=btn("Continue",function(){gql("SubmitCancelSurvey",{subscriptionId:s.id,reason:why,comment:txt}).then(function(){why==="PRICE"&&s.plan.code==="STUDY_PACK"?s3():s4()})},false,true);
    put(h("div",{cls:"sc-cx"},prog(50),h("h1",null,"Why are you canceling?"),h("section",{cls:"sc-card"},h("fieldset",{style:"border:0;padding:0;margin:0"},h("legend",{cls:"sc-small"},"Your feedback helps us get better. Please select one."),order.map(function(r){return h("label",{cls:"sc-opt"},h("input",{type:"radio",name:"cancelReason",value:r[0],onchange:function(){why=r[0];go2.disabled=false}}),h("span",null,r[1]))})),
      h("label",null,h("span",{cls:"sc-small"},"Anything else you'd like to share? (optional)"),h("textarea",{rows:3,maxlength:500,oninput:function(e){txt=e.target.value}}))),h("div",{cls:"sc-acts"},go2,A("/my/orders","Keep my subscription"))))}
  function s3(){put(h("div",{cls:"sc-cx"},prog(75),h("h1",null,"Pay less with Brainlark Study"),h("section",{cls:"sc-card"},h("p",null,"Switch to ",h("b",null,d.downgrade.name)," for "+d.downgrade.price+"/mo and keep homework help and expert Q&A."),btn("Switch and save $4/mo",function(){gql("ChangeSubscriptionPlan",{planCode:"STUDY"}).then(function(){toast="Your plan has been updated.";go("/my/orders")})})),h("div",{cls:"sc-acts"},btn("No thanks, continue to cancel",s4,true))))}
  function s4(){put(h("div",{cls:"sc-cx"},prog(90),h("h1",null,"Confirm your cancellation"),h("section",{cls:"sc-card"},h("h2",null,s.plan.name),h("p",null,"If you cancel now, your subscription won't renew. You can keep using it until ",h("b",null,s.nextBillingDate),". You won't be charged again. Payments already made are not refunded."),
     h("div",{cls:"sc-acts"},btn("Keep subscription",function(){go("/my/orders")}),btn("Cancel subscription",function(e){e.target.disabled=true;gql("CancelSubscription",{subscriptionId:s.id}).then(function(){track("cancel_flow_completed");s5()},function(){e.target.disabled=false})},true))))) }
  function s5(){put(h("div",{cls:"sc-cx"},prog(100),h("h1",null,"Your subscription has been canceled"),h("section",{cls:"sc-card"},h("p",null,"We're sorry to see you go. You'll have access to "+s.plan.name+" until "+s.nextBillingDate+". We sent a confirmation to marisol.keane@example.com."),h("p",{cls:"sc-small"},"Textbook rentals and purchases aren't affected."),h("div",{cls:"sc-acts"},A("/my/orders","Back to Orders"),A("/study","Keep studying")))))}
})}
function pInfo(p){var x=p==="/help"?h("section",{cls:"sc-card"},h("h2",null,"How do I cancel my subscription?"),h("p",null,"Go to ",A("/my/orders","Orders"),", find your subscription under Digital subscriptions, select Cancel subscription and follow the steps until you see the confirmation page. Subscriptions bought in an app store are canceled there."),h("h2",null,"How do I pause?"),h("p",null,"Select Pause subscription on the Orders page.")):h("section",{cls:"sc-card"},h("p",null,"This page isn't available right now."),A("/my/account","Go to My account"));put(h("h1",null,p==="/help"?"Help center":"Brainlark"),x)}
function render(){var p=location.pathname;close();root.innerHTML="";main=h("main",{cls:"sc-main sc-kDvujY",id:"main"},h("div",{cls:"sc-skel"}),h("div",{cls:"sc-skel"}));add(root,[header(),main,footer(),cookie()]);
  document.title=(p.indexOf("/my/orders")===0?"Orders":"My account")+" | Brainlark";track("page_view");
  if(p==="/my/account")pAccount();else if(p==="/my/orders")pOrders();else if(p==="/my/payment-methods")pWallet();else if(p==="/my/orders/cancel-subscription")pCancel();else pInfo(p)}
window.addEventListener("popstate",render);render();
})();
