(function(){
"use strict";
var SUB="1187340221907742730",API="/api/v9";
function h(t,a){var e=document.createElement(t),k;a=a||{};for(k in a){if(a[k]==null||a[k]===false)continue;if(k.slice(0,2)==="on")e.addEventListener(k.slice(2).toLowerCase(),a[k]);else if(k==="html")e.innerHTML=a[k];else e.setAttribute(k==="cls"?"class":k,a[k]===true?"":a[k]);}
 for(var i=2;i<arguments.length;i++)add(e,arguments[i]);return e;}
function add(e,c){if(c==null||c===false)return;if(Array.isArray(c))c.forEach(function(x){add(e,x)});else e.appendChild(typeof c==="object"?c:document.createTextNode(c));}
function api(m,p,b){return fetch(API+p,{method:m,headers:b?{"Content-Type":"application/json"}:{},body:b?JSON.stringify(b):undefined}).then(function(r){return r.text().then(function(t){var j=t?JSON.parse(t):null;if(!r.ok)throw j||{message:"Something went wrong."};return j;});});}
function track(ev,p){api("POST","/science",{events:[{type:ev,properties:p||{}}]}).catch(function(){});}
function fmt(d){return new Date(d+"T12:00:00").toLocaleDateString("en-US",{year:"numeric",month:"long",day:"numeric"});}
function addM(d,n){var x=new Date(d+"T12:00:00");x.setMonth(x.getMonth()+n);return x.toISOString().slice(0,10);}
function btn(label,o){o=o||{};return h("button",{type:"button",cls:"button__201d5 "+(o.look?"look"+o.look+"__201d5 ":"lookFilled__201d5 ")+(o.color?"color"+o.color+"__201d5 ":"colorBrand__201d5 ")+(o.small?"sizeSmall__201d5 ":"sizeMedium__201d5 ")+"grow__201d5",disabled:o.disabled,onClick:o.onClick},h("div",{cls:"contents__201d5"},label));}
var root=document.getElementById("app-mount"),sub,cards,settings,pending,layer,curTab,view="friends";
var AV=["#5a4fe0","#3ba55d","#faa61a","#ed4245","#eb459e","#4f8ae0"];
function av(n,i){return h("div",{cls:"av__1",style:"background:"+AV[i%6],"aria-hidden":"true"},n[0].toUpperCase());}
function load(){return Promise.all([api("GET","/users/@me/billing/subscriptions"),api("GET","/users/@me/billing/payment-sources"),api("GET","/users/@me/settings"),api("GET","/users/@me/relationships")]).then(function(r){sub=r[0][0];cards=r[1];settings=r[2];pending=r[3];});}
var PLANS={monthly:["Fuse Monthly","$9.99/month"],yearly:["Fuse Yearly","$99.99/year"],basic:["Fuse Basic Monthly","$2.99/month"]};
/* ---------- shell ---------- */
var DMS=["mapleridge","Dee","sunny_side","Otto V.","Board Game Night","rowan.exe","pixelpatch","Harriet"];
function shell(){
 root.textContent="";
 var svgGear='<svg aria-hidden="true" width="20" height="20" viewBox="0 0 24 24"><path fill="currentColor" fill-rule="evenodd" d="M19.7 12.9a7.9 7.9 0 0 0 0-1.8l2-1.5-2-3.4-2.3.9a7.6 7.6 0 0 0-1.6-.9L15.5 3.7h-4l-.4 2.5a7.6 7.6 0 0 0-1.5.9l-2.4-.9-2 3.400 2 1.5a7.900 7.900 0 0 0 0 1.800l-2 1.5 2 3.400 2.4-.9c.5.4 1 .7 1.5.9l.4 2.5h4l.4-2.5c.6-.2 1.1-.5 1.6-.9l2.300.9 2-3.400zM13.5 15.5a3.5 3.5 0 1 1 0-7 3.5 3.5 0 0 1 0 7z"/></svg>';
 root.appendChild(h("div",{cls:"app__160d8"},
  h("nav",{cls:"guilds_c48ade","aria-label":"Servers sidebar"},
   h("div",{cls:"guild__2a home_1d",role:"treeitem","aria-label":"Direct Messages",onClick:function(){view="friends";shell();}},"C"),h("div",{cls:"sep__8c"}),
   ["Cedar Hollow","Late Night Synths","Study Hall","Trail Crew"].map(function(n){return h("div",{cls:"guild__2a",role:"treeitem","aria-label":n,tabindex:"-1"},n.split(" ").map(function(w){return w[0]}).join(""));}),
   h("div",{cls:"guild__2a",role:"treeitem","aria-label":"Add a Server",style:"color:#23a559"},"+"),h("div",{cls:"guild__2a",role:"treeitem","aria-label":"Discover",style:"color:#23a559"},"◎")),
  h("div",{cls:"sidebar_c48ade"},h("div",{cls:"search__9c"},h("button",{type:"button"},"Find or start a conversation")),
   h("div",{cls:"nav__3f"},
    h("a",{cls:"chan__91"+(view==="friends"?" sel_":""),onClick:function(){view="friends";shell();}},"Friends",pending.length?h("span",{cls:"badge__"},String(pending.length)):null),
    h("a",{cls:"chan__91"+(view==="fuse"?" sel_":""),onClick:function(){view="fuse";shell();}},"Fuse"),
    h("a",{cls:"chan__91"},"Shop",h("span",{cls:"newb__",style:"margin-left:auto"},"NEW")),
    h("h2",{cls:"privHead__4c"},"Direct Messages"),
    DMS.map(function(n,i){return h("a",{cls:"chan__91","aria-label":n+" (direct message)"},av(n,i),n);})),
   h("section",{cls:"panels_c48ade","aria-label":"User area"},av("T",0),h("div",{cls:"nm"},"Toby K.",h("small",{},"Online")),
    h("button",{type:"button","aria-label":"Mute",role:"switch","aria-checked":"false"},"🎙"),h("button",{type:"button","aria-label":"Deafen",role:"switch","aria-checked":"false"},"🎧"),
    h("button",{type:"button","aria-label":"User Settings",onClick:function(){openSettings("account");},html:svgGear}))),
  view==="fuse"?fusePage():friendsPage()));
 if(layer)root.appendChild(layer);
}
var ftab="Online";
function friendsPage(){
 var F=["Dee","Harriet","mapleridge","Otto V.","pixelpatch","sunny_side"];
 var rows=ftab==="Pending"?pending.map(function(r,i){return h("div",{cls:"row__f"},av(r.name,i+3),h("div",{cls:"g"},r.name,h("small",{},"Outgoing Friend Request")),h("button",{type:"button","aria-label":"Cancel",onClick:function(){api("DELETE","/users/@me/relationships/"+r.id).then(load).then(shell);}},"✕"));})
  :F.map(function(n,i){return h("div",{cls:"row__f"},av(n,i),h("div",{cls:"g"},n,h("small",{},["Online","Idle","Playing Hexfall","Do Not Disturb","Online","Listening to Tunely"][i])),h("button",{type:"button","aria-label":"Message"},"💬"),h("button",{type:"button","aria-label":"More"},"⋮"));});
 return h("main",{cls:"page__c4"},h("section",{cls:"title__2a"},"Friends",h("div",{cls:"tabBar__8f",role:"tablist"},["Online","All","Pending","Blocked","Add Friend"].map(function(t){return h("div",{role:"tab","aria-selected":String(t===ftab),cls:t==="Add Friend"?"add_":"",onClick:function(){ftab=t;shell();}},t);}))),
  h("div",{cls:"people__"},h("div",{cls:"list__"},h("h5",{},ftab+" — "+rows.length),rows),h("aside",{cls:"now__"},h("h3",{},"Active Now"),h("p",{style:"color:#949ba4;font-size:14px"},"It’s quiet for now... When a friend starts an activity, like playing a game or hanging out on voice, we’ll show it here!"))));
}
function fusePage(){
 return h("main",{cls:"page__c4"},h("section",{cls:"title__2a"},"Fuse"),h("div",{cls:"hero__n"},h("h1",{},"Turn it up with Fuse"),h("p",{style:"color:#fff"},"Bigger uploads, louder emoji, sharper streams. You’re all set with Fuse."),
  h("div",{cls:"toolsButtons_bd",style:"justify-content:center"},btn("Gift Fuse",{onClick:gift}),btn("Manage Subscription",{color:"Primary",onClick:function(){openSettings("subscriptions");}})),
  h("div",{cls:"tiers__"},h("div",{cls:"tier__"},h("h3",{},"Fuse Basic"),h("p",{},"$2.99 / month"),h("p",{},"50MB uploads · Custom emoji anywhere · Special badge")),h("div",{cls:"tier__"},h("h3",{},"Fuse"),h("p",{},"$9.99 / month"),h("p",{},"500MB uploads · HD streaming · 2 Server Boosts · Custom profiles")))));
}
/* ---------- modal ---------- */
var modal;
function closeModal(){if(modal){modal.forEach(function(x){x.remove()});modal=null;}}
function openModal(head,body,foot,footCls){closeModal();
 var x=h("button",{type:"button",cls:"mclose__","aria-label":"Close",onClick:closeModal},"✕");
 var m=h("div",{cls:"modalLayer__"},h("div",{cls:"root__49fc1",role:"dialog","aria-modal":"true",tabindex:"-1"},head==="art"?h("div",{cls:"mhead__"},h("div",{cls:"wordMark_bd",role:"img","aria-label":"Fuse"},"fuse")):h("div",{cls:"mplain__"},h("h1",{style:"font-size:20px"},head)),x,h("div",{cls:"mbody__"},body),h("div",{cls:"mfoot__ "+(footCls||"")},foot)));
 var b=h("div",{cls:"backdrop__78",onClick:closeModal});modal=[b,m];document.body.appendChild(b);document.body.appendChild(m);
 m.querySelector(".root__49fc1").focus();}
document.addEventListener("keydown",function(e){if(e.key==="Escape"){if(modal)closeModal();else if(layer)closeSettings();}});
function gift(){openModal("Gift Fuse",[h("p",{},"Choose a gift to send to a friend. You’ll be charged once; gifts do not renew."),h("p",{},"1 Month Fuse — $9.99 (plus tax where applicable)")],[btn("Buy Now",{onClick:function(){api("POST","/store/gift/purchase",{sku:"fuse_1m"}).then(closeModal);}}),btn("Back",{look:"Link",onClick:closeModal})]);}
/* ---------- settings layer ---------- */
var SIDE=[["User Settings",[["account","My Account"],["profiles","Profiles"],["privacy","Content & Social"],["data","Data & Privacy"],["family","Family Center"],["apps","Authorized Apps"],["devices","Devices"],["connections","Connections"]]],
["Billing Settings",[["fuse","Fuse"],["boost","Server Boost"],["subscriptions","Subscriptions"],["gifts","Gift Inventory"],["billing","Billing"]]],
["App Settings",[["appearance","Appearance"],["a11y","Accessibility"],["voice","Voice & Video"],["chat","Chat"],["notifications","Notifications"],["keybinds","Keybinds"],["language","Language"],["advanced","Advanced"]]],
["Activity Settings",[["activity","Activity Privacy"]]]];
function closeSettings(){if(layer){layer.remove();layer=null;}}
function openSettings(tab){curTab=tab;load().then(function(){paint();track("settings_pane_viewed",{destination_pane:tab});});}
function paint(){
 if(layer)layer.remove();
 var names={};SIDE.forEach(function(g){g[1].forEach(function(i){names[i[0]]=i[1]})});
 layer=h("div",{cls:"layer__960e4","aria-label":"USER_SETTINGS",role:"region"},
  h("div",{cls:"sidebarRegion__25"},h("nav",{cls:"side__a0",role:"tablist","aria-orientation":"vertical","aria-label":"User Settings"},
   SIDE.map(function(g){return [h("div",{cls:"header__a0",role:"heading","aria-level":"2",tabindex:"-1"},g[0]),g[1].map(function(i){return h("div",{cls:"item__a0"+(i[0]===curTab?" selected__a0":""),role:"tab","aria-selected":String(i[0]===curTab),"aria-controls":i[0]+"-tab",tabindex:i[0]===curTab?"0":"-1",onClick:function(){openSettings(i[0]);}},i[1],i[0]==="family"?h("span",{cls:"newb__"},"NEW"):null);}),h("div",{cls:"separator__a0",role:"separator"})];}),
   h("div",{cls:"item__a0",role:"tab",tabindex:"-1"},"What’s New"),h("div",{cls:"item__a0",role:"tab",tabindex:"-1"},"Merch"),h("div",{cls:"separator__a0",role:"separator"}),
   h("div",{cls:"item__a0",role:"tab",tabindex:"-1",onClick:logout},"Log Out"),h("div",{cls:"separator__a0",role:"separator"}),
   h("div",{cls:"social__"},"Squeak · Pixstream · Tubely"),h("div",{cls:"ver__"},"stable 361934 (5c1d0e9)",h("br"),"Host 0.0.331 x64",h("br"),"Linux 64-bit"))),
  h("div",{cls:"contentRegion__25"},h("main",{cls:"contentColumn__25",role:"tabpanel",id:curTab+"-tab",tabindex:"-1"},pane(curTab,names[curTab])),
   h("div",{cls:"tools__23"},h("button",{type:"button",cls:"closeButton__23","aria-label":"Close",onClick:closeSettings},"✕"),h("div",{cls:"keybind__23","aria-hidden":"true"},"ESC"))));
 root.appendChild(layer);
}
function logout(){openModal("Log Out",[h("p",{},"Are you sure you want to logout?")],[btn("Log Out",{color:"Red",onClick:function(){api("POST","/auth/logout",{}).then(function(){location.href="/login";});}}),btn("Cancel",{look:"Link",onClick:closeModal})]);}
function sw(key,label,note,def){return h("div",{cls:"switch__"},h("label",{for:"sw-"+key},label,h("small",{},note)),h("input",{type:"checkbox",id:"sw-"+key,role:"switch",checked:(key in settings?settings[key]:def)||null,onChange:function(e){var o={};o[key]=e.target.checked;api("PATCH","/users/@me/settings",o);}}));}
function pane(t,name){
 switch(t){
 case "account":return account();
 case "subscriptions":return subs();
 case "billing":return billing();
 case "fuse":return [h("h2",{},"Fuse"),h("div",{cls:"banner_bd"},h("div",{},h("div",{cls:"wordMark_bd"},"fuse"),h("div",{cls:"planInfo_bd"},"Unlock perks to make your Clamor even better – bigger file uploads, animated emoji, HD video, and more.")),h("div",{cls:"toolsButtons_bd"},btn("Gift Fuse",{look:"Inverted",small:true,onClick:gift}))),
  h("h5",{},"Your perks"),PERKS.map(perk),h("p",{},"Manage your plan and payment in Subscriptions.")];
 case "boost":return [h("h2",{},"Server Boost"),h("p",{},"Boost a server to unlock perks for everyone in it. Fuse members get 2 Boosts and 30% off any extra Boosts."),h("div",{cls:"info__77"},"2 of 2 Boosts in use."),h("h5",{},"FAQ"),["What is Server Boosting?","Can I boost more than one server?","How do I move a Boost?","What happens when Boosts run out?"].map(function(q){return h("p",{},"▸ "+q);})];
 case "gifts":return [h("h2",{},"Gift Inventory"),h("h5",{},"Redeem codes"),h("input",{cls:"inp__",placeholder:"WUMP-XXXXX-XXXXX".replace("WUMP","CLMR"),"aria-label":"Enter a gift code"}),h("div",{style:"margin-top:12px"},btn("Redeem",{disabled:true})),h("h5",{},"Your gifts"),h("p",{},"No gifts yet. Buy one for a friend!"),btn("Gift Fuse",{onClick:gift})];
 case "privacy":return [h("h2",{},name),sw("dm_spam","Direct Message spam filter","Filter direct messages that may contain spam",true),sw("dm_allow","Allow DMs from other members in this server","Applies to new servers you join",true),sw("req_all","Friend requests from everyone","",true)];
 case "data":return [h("h2",{},name),sw("usage","Use data to improve Clamor","Allows us to use and process your information for analytical purposes.",true),sw("personal","Use data to customize my Clamor experience","",true),h("h5",{},"Request your data"),btn("Request Data",{color:"Primary"})];
 case "notifications":return [h("h2",{},name),sw("desk","Enable Desktop Notifications","",true),sw("unread","Enable Unread Message Badge","",true),h("h5",{},"Email notifications"),sw("mail_news","Receive emails about Clamor updates & tips","",true),sw("mail_rec","Recommendation emails","",false)];
 default:return [h("h2",{},name),sw(t+"_1","Enable "+name.toLowerCase()+" features","Saved to your account",true),sw(t+"_2","Sync across clients","Updates these settings on all devices you’re signed in to",true)];
 }}
function account(){
 var kv=function(l,v,b){return h("div",{cls:"kv__"},h("div",{},h("b",{},l),v),btn(b||"Edit",{color:"Primary",small:true}));};
 return [h("h2",{},"My Account"),h("div",{cls:"card__"},h("div",{style:"display:flex;align-items:center;gap:12px"},av("T",0),h("b",{style:"flex:1;font-size:20px"},"Toby K."),btn("Edit User Profile",{small:true,onClick:function(){openSettings("profiles");}})),kv("Display Name","Toby K."),kv("Username","tobykettle"),kv("Email","**********@example.com"),kv("Phone Number","You haven’t added a phone number yet.","Add")),
 h("h2",{},"Password and Authentication"),btn("Change Password"),h("h5",{},"Authenticator App"),h("p",{},"Protect your account with an extra layer of security."),btn("Enable Authenticator App"),
 h("h5",{},"Account Removal"),h("p",{},"Disabling your account means you can recover it at any time after taking this action."),h("div",{cls:"toolsButtons_bd"},btn("Disable Account",{color:"Red",small:true,onClick:function(){removal("disable");}}),btn("Delete Account",{look:"Outlined",small:true,onClick:function(){removal("delete");}}))];}
function removal(k){var L=k==="delete"?"Delete Account":"Disable Account",i=h("input",{cls:"inp__",type:"password","aria-label":"Password"}),er=h("div",{});
 openModal(L,[er,h("p",{},k==="delete"?"Are you sure that you want to delete your account? This will immediately log you out of your account and you will not be able to log in again.":"Are you sure that you want to disable your account? This will immediately log you out."),h("h5",{},"Password"),i],[btn(L,{color:"Red",onClick:function(){api("POST","/users/@me/"+k,{password:i.value}).then(function(){location.href="/login"}).catch(function(e){er.className="err__";er.textContent=e.message;});}}),btn("Cancel",{look:"Link",onClick:closeModal})]);}
function cardLabel(){return cards.length?"Visa ending in "+cards[0].last_4:"No payment method";}
function subs(){
 var d=fmt(sub.current_period_end),p=PLANS[sub.plan],desc,bt,cls="";
 if(sub.status===1){desc=["Your plan is ",h("strong",{},p[1])," and will renew on ",h("strong",{},d),"."];bt=[btn("Pause or Cancel",{look:"Link",color:"White",small:true,onClick:pauseSelect}),btn("Switch Plans",{look:"Inverted",small:true,onClick:switchPlans})];}
 else if(sub.status===3){cls=" canceled_bd";desc=["Your subscription has been canceled. You’ll still have access to your Fuse perks until ",h("strong",{},d),"."];bt=[btn("Resubscribe",{look:"Inverted",small:true,onClick:function(){api("PATCH","/users/@me/billing/subscriptions/"+SUB,{items:[{plan_id:sub.plan}]}).then(load).then(paint);}})];}
 else{cls=" pausePending_bd";desc=["Your subscription will pause on ",h("strong",{},d)," and resume on ",h("strong",{},fmt(addM(sub.current_period_end,sub.pause_months))),"."];bt=[btn("Cancel Subscription",{look:"Link",small:true,onClick:whatYouLose}),btn("Cancel Pause",{look:"Inverted",small:true,onClick:function(){api("PATCH","/users/@me/billing/subscriptions/"+SUB,{items:[{plan_id:sub.plan}],resume:true}).then(load).then(paint);}})];}
 var pop=null,sel=h("div",{cls:"sel__77",role:"button","aria-haspopup":"listbox","aria-expanded":"false",tabindex:"0",onClick:function(){if(pop){pop.remove();pop=null;return;}pop=h("div",{cls:"pop__77",role:"listbox"},h("div",{role:"option","aria-selected":"true"},cardLabel()),h("div",{role:"option"},"Add a new payment method"));sel.appendChild(pop);}},cardLabel());
 return [h("h2",{},"Subscriptions"),h("p",{},"Here’s everything you’re currently subscribed to. Payments are handled in US dollars and taxes may apply."),
  h("div",{cls:"banner_bd tier2_bd"+cls},h("div",{cls:"details_bd"},h("div",{cls:"wordMark_bd",role:"img","aria-label":"Fuse"},"fuse"),h("div",{cls:"planInfo_bd"},desc)),h("div",{cls:"buttons_bd toolsButtons_bd"},bt)),
  sub.status===1?h("div",{cls:"info__77"},h("strong",{},"Subscription info"),h("p",{},"Your subscription renews on "+d+" and you’ll be charged "+p[1]+"."),h("div",{},"Paying with"),sel):null,
  h("h5",{},"Server Boosts"),h("p",{},"Fuse includes 2 Server Boosts at no extra cost."),boost("Cedar Hollow","Boosting since January",0),boost("Late Night Synths","Boosting since March",1),
  h("h5",{},"Credits"),h("div",{cls:"info__77"},"Fuse credit — 0 months",h("p",{},"Redeemed gifts and promotions show up here as credit toward your next bill.")),
  h("h5",{},"App subscriptions"),h("p",{},"You aren’t subscribed to any apps. Premium apps and server subscriptions will be listed here."),
  h("p",{style:"font-size:12px"},"Looking for subscriptions you bought in a mobile app store? Manage these in that store. Read more in our ",h("a",{style:"color:#00a8fc"},"Paid Services Terms"),".")];}
function boost(n,s,i){var m=null,w=h("div",{cls:"boost__6"},av(n,i+2),h("div",{cls:"g"},n,h("small",{},s)),h("button",{type:"button","aria-label":"More Options",onClick:function(){if(m){m.remove();m=null;return;}m=h("div",{cls:"menu__d9",role:"menu"},h("div",{role:"menuitem",tabindex:"-1",onClick:function(){api("PUT","/guilds/premium/"+i,{action:"transfer"}).then(paint);}},"Transfer Boost"),h("div",{role:"menuitem",tabindex:"-1",cls:"colorDanger_","aria-disabled":"true",style:"opacity:.5"},"Cancel Boost"));w.appendChild(m);}},"⋮"));return w;}
/* ---------- flow ---------- */
var PERKS=[["📁","500MB uploads"],["😄","Custom and animated emoji anywhere"],["📺","HD video streaming, 4K at 60fps"],["🚀","2 Server Boosts + 30% off extra Boosts"],["🎨","Animated avatar, banner and profile themes"],["✨","Super Reactions"]];
function perk(p){return h("div",{cls:"perk__"},h("i",{"aria-hidden":"true"},p[0]),h("div",{},p[1]));}
function step(a,b){track("cancellation_flow_step",{from_step:a,to_step:b});}
function pauseSelect(){track("cancellation_flow_started",{});
 var pick=null,go=btn("Continue",{disabled:true,onClick:function(){if(pick===0){step("Select Pause Duration","What You're Losing");whatYouLose();}else{step("Select Pause Duration","Confirm Pause Duration");pauseConfirm(pick);}}});
 var opts=[[1,"1 month","Resumes on "+fmt(addM(sub.current_period_end,1))],[2,"2 months","Resumes on "+fmt(addM(sub.current_period_end,2))],[3,"3 months","Resumes on "+fmt(addM(sub.current_period_end,3))],[0,"I want to cancel my subscription",""]];
 var g=h("div",{role:"radiogroup","aria-label":"Pause duration"},opts.map(function(o){return h("div",{cls:"radioItem__",role:"radio","aria-checked":"false",tabindex:"0",onClick:function(e){pick=o[0];go.disabled=false;[].forEach.call(g.children,function(c){c.setAttribute("aria-checked",String(c===e.currentTarget));});},onKeydown:function(e){if(e.key===" "||e.key==="Enter"){e.preventDefault();e.currentTarget.click();}}},h("i",{"aria-hidden":"true"}),h("div",{},o[1],o[2]?h("small",{},o[2]):null));}));
 openModal("art",[h("h3",{},"Need a break? Pause your Fuse instead"),h("p",{},"While paused you won’t be billed and your perks will be on hold. Your subscription starts again automatically."),h("h5",{style:"margin:14px 0 0;font-size:12px;text-transform:uppercase"},"How long would you like to pause?"),g],[go,btn("Nevermind",{look:"Link",color:"White",onClick:closeModal})],"col_");}
function pauseConfirm(n){openModal("art",[h("h3",{},"Confirm your pause"),h("p",{},"Your Fuse will pause on "+fmt(sub.current_period_end)+" for "+n+" month"+(n>1?"s":"")+" and resume at "+PLANS[sub.plan][1]+" on "+fmt(addM(sub.current_period_end,n))+".")],[btn("Confirm",{onClick:function(){api("PATCH","/users/@me/billing/subscriptions/"+SUB,{pause_duration:n}).then(load).then(function(){closeModal();paint();});}}),btn("Back",{look:"Link",onClick:pauseSelect})],"start_");}
function whatYouLose(){openModal("art",[h("h3",{},"Don’t lose out on these perks"),h("p",{style:"text-align:center"},"If you cancel, here’s what you’ll be saying goodbye to:"),PERKS.map(perk)],[btn("Continue",{onClick:function(){step("What You're Losing","Confirm Cancellation");confirmStep();}}),btn("Nevermind",{look:"Link",color:"White",onClick:closeModal})],"col_");}
function confirmStep(){var er=h("div",{}),c=btn("Confirm",{color:"Red",onClick:function(){c.disabled=true;api("PATCH","/users/@me/billing/subscriptions/"+SUB,{items:[]}).then(load).then(function(){closeModal();paint();setTimeout(survey,500);}).catch(function(){c.disabled=false;er.className="err__";er.textContent="Something went wrong. Try again or contact support.";});}});
 openModal("art",[er,h("p",{},"If you cancel now, you’ll keep your Fuse perks until the end of your current billing period on "+fmt(sub.current_period_end)+". After that, your 2 included Server Boosts will be removed and your account goes back to free. You won’t be charged again.")],[c,btn("Nevermind",{look:"Link",color:"White",onClick:closeModal})],"start_");}
function survey(){var R=["It’s too expensive","I don’t use the perks enough","I only wanted it for a limited time","I had a technical problem","A perk I wanted was missing","Other"];
 var send=function(r){api("POST","/users/@me/billing/cancellation-feedback",{reason:r}).then(function(){openModal("Thanks for your feedback!",[h("p",{},"It helps us make Fuse better.")],[btn("Done",{onClick:closeModal})]);});};
 openModal("Mind telling us why you canceled?",[h("p",{},"Your answer doesn’t affect your cancellation."),R.map(function(r){return h("button",{type:"button",cls:"reason__",onClick:function(){send(r);}},r,h("span",{"aria-hidden":"true"},"›"));})],[btn("Skip",{look:"Link",onClick:closeModal})]);}
function switchPlans(){var pick=null,go=btn("Select",{disabled:true,onClick:function(){openModal("Review your change",[h("p",{},"You’ll switch to "+PLANS[pick][0]+" at "+PLANS[pick][1]+". By confirming you authorize Clamor to charge "+cardLabel()+" now and on each renewal.")],[btn("Confirm Purchase",{onClick:function(){api("PATCH","/users/@me/billing/subscriptions/"+SUB,{items:[{plan_id:pick}]}).then(load).then(function(){closeModal();paint();});}}),btn("Back",{look:"Link",onClick:switchPlans})]);}});
 var g=h("div",{role:"radiogroup"},Object.keys(PLANS).map(function(k){return h("div",{cls:"radioItem__",role:"radio","aria-checked":"false","aria-disabled":String(k===sub.plan),tabindex:"0",onClick:function(e){if(k===sub.plan)return;pick=k;go.disabled=false;[].forEach.call(g.children,function(c){c.setAttribute("aria-checked",String(c===e.currentTarget));});}},h("i",{}),h("div",{},PLANS[k][0],h("small",{},PLANS[k][1]+(k===sub.plan?" — Current plan":k==="yearly"?" — Save 16%":""))));}));
 openModal("Switch plans",[g],[go,btn("Cancel",{look:"Link",onClick:closeModal})]);}
function billing(){var er=h("div",{});
 return [h("h2",{},"Billing"),h("h5",{},"Payment methods"),er,cards.map(function(c){return h("div",{cls:"card__"},h("div",{cls:"kv__"},h("div",{},"Visa ending in "+c.last_4+" ",h("span",{style:"font-size:12px;background:#4e5058;border-radius:3px;padding:1px 4px"},"Default"),h("small",{style:"display:block;color:#949ba4"},"Expires "+c.expires)),btn("Edit",{look:"Link",small:true,onClick:function(){var e2=h("div",{});openModal("Edit Payment",[e2,h("h5",{},"Name on card"),h("input",{cls:"inp__",value:"Toby Kettle"})],[btn("Save",{onClick:closeModal}),btn("Delete",{look:"Link",onClick:function(){api("DELETE","/users/@me/billing/payment-sources/"+c.id).then(load).then(function(){closeModal();paint();}).catch(function(x){e2.className="err__";e2.textContent=x.message;});}})]);}})));}),
 btn("Add Payment Method",{small:true}),h("h5",{},"Transaction history"),h("table",{cls:"tx__"},h("tr",{},["Date","Description","Amount"].map(function(x){return h("th",{},x);})),[1,2,3,4].map(function(i){var d=addM(sub.current_period_end,-i);return h("tr",{},h("td",{},fmt(d)),h("td",{},"Fuse Monthly"),h("td",{},"$9.99"));}))];}
/* ---------- boot ---------- */
root.appendChild(h("div",{cls:"splash__5b0"},h("div",{cls:"wordMark_bd"},"clamor"),h("small",{},"DID YOU KNOW — You can press Ctrl+/ to see all keyboard shortcuts.")));
load().then(function(){setTimeout(function(){shell();track("app_opened",{});var m=/^\/settings\/(\w+)/.exec(location.pathname);if(m){history.replaceState(null,"","/channels/@me");openSettings(m[1]);}},700);});
})();
