(function(){
var rid=1;function uid(){return 'radix-:r'+(rid++).toString(32)+':'}
function h(t,p){var e=document.createElement(t);p=p||{};for(var k in p){var v=p[k];if(v==null||v===false)continue;if(k.slice(0,2)==='on')e.addEventListener(k.slice(2),v);else if(k==='disabled')e.disabled=!!v;else e.setAttribute(k,v===true?'':v)}
 for(var i=2;i<arguments.length;i++)add(e,arguments[i]);return e}
function add(e,c){if(c==null||c===false)return;if(Array.isArray(c))c.forEach(function(x){add(e,x)});else e.appendChild(c.nodeType?c:document.createTextNode(c))}
function btn(kind,label,on,dis){var c={primary:'Button_primary__z2',secondary:'Button_secondary__z3',danger:'Button_danger__z4',link:'Button_link__z5'}[kind];return h('button',{type:'button',class:c,onclick:on,disabled:dis},label)}
function api(p,b){return fetch(p,b===undefined?{}:{method:'POST',headers:{'Content-Type':'application/json'},body:JSON.stringify(b)}).then(function(r){if(!r.ok)throw new Error(r.status);return r.json()})}
function busy(b,label){b.disabled=true;b.setAttribute('aria-busy','true');b.textContent='';b.appendChild(h('span',{class:'Spinner_root__sp','aria-hidden':'true'}));b.appendChild(document.createTextNode(label))}
function sk(w,ht){return h('div',{class:'Skeleton_root__1aVb3',style:'width:'+w+';height:'+ht+'px'})}
var next=document.getElementById('__next'),main=document.getElementById('main'),data=null;
function toast(t){var e=h('div',{class:'Toast_root__t1',role:'status','aria-live':'polite','data-state':'open'},t);document.body.appendChild(e);setTimeout(function(){e.remove()},4500)}

/* dialog */
function dialog(){var id=uid(),tid=uid(),did=uid(),prev=document.activeElement;
 var ov=h('div',{class:'Dialog_overlay__d1','data-state':'open','data-aria-hidden':'true','aria-hidden':'true'});
 var body=h('div',{});
 var x=h('button',{type:'button',class:'Dialog_close__d4',onclick:close,'aria-label':'Close'});x.innerHTML='<svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true"><path d="M2 2l12 12M14 2L2 14" stroke="currentColor" stroke-width="2"/></svg>';
 var c=h('div',{role:'dialog',id:id,'aria-labelledby':tid,'aria-describedby':did,'data-state':'open',class:'Dialog_content__d2',tabindex:'-1',style:'pointer-events:auto'},body,x);
 document.body.append(ov,c);next.setAttribute('aria-hidden','true');next.setAttribute('data-aria-hidden','true');document.body.setAttribute('data-scroll-locked','1');document.body.style.pointerEvents='none';c.focus();
 function esc(e){if(e.key==='Escape')close()}document.addEventListener('keydown',esc);ov.style.pointerEvents='auto';ov.addEventListener('click',close);
 var gone=false,api={set:set,close:close,onclose:null};
 function set(title,desc){body.textContent='';body.appendChild(h('h2',{id:tid,class:'Dialog_title__d3'},title));if(desc)body.appendChild(h('p',{id:did},desc));for(var i=2;i<arguments.length;i++)add(body,arguments[i]);c.focus()}
 function close(){if(gone)return;gone=true;document.removeEventListener('keydown',esc);ov.dataset.state='closed';c.dataset.state='closed';setTimeout(function(){ov.remove();c.remove();next.removeAttribute('aria-hidden');next.removeAttribute('data-aria-hidden');document.body.removeAttribute('data-scroll-locked');document.body.style.pointerEvents='';if(prev&&prev.focus)prev.focus();if(api.onclose)api.onclose()},220)}
 return api}
function foot(){var f=h('div',{class:'Dialog_foot__d5'});for(var i=0;i<arguments.length;i++)add(f,arguments[i]);return f}

function cancelFlow(){var d=dialog(),reason=null;
 d.set('Cancel subscription',null,h('div',{'aria-busy':'true'},sk('90%',18),sk('70%',18),sk('80%',18),sk('60%',18)));
 api('/api/subscriptions/sub_8f21c0/cancel-flow').then(function(f){step1();
  function step1(){var cont=btn('primary','Continue',step2,!reason);var items=[];
   var g=h('div',{role:'radiogroup','aria-required':'true',dir:'ltr',tabindex:'0',style:'outline:none','aria-label':'Reason for canceling'},f.reasons.map(function(r){var id=uid();
    var b=h('button',{type:'button',role:'radio','aria-checked':String(reason===r[0]),'data-state':reason===r[0]?'checked':'unchecked',value:r[0],class:'Radio_item__r2',id:id,onclick:function(){reason=r[0];items.forEach(function(i){var on=i.value===reason;i.setAttribute('aria-checked',String(on));i.dataset.state=on?'checked':'unchecked';i.textContent='';if(on)i.appendChild(h('span',{'data-state':'checked'}))});cont.disabled=false}},reason===r[0]?h('span',{}):null);items.push(b);
    return h('div',{class:'Radio_row__r1'},b,h('label',{for:id},r[1]))}));
   d.set("We're sorry to see you go",'Before you cancel, please tell us the main reason you are leaving. Your feedback helps our newsroom.',g,foot(btn('secondary','Keep my subscription',d.close),cont))}
  function step2(){api('/api/events',{event:'cancel_reason',reason:reason});
   var acc=btn('primary','Accept offer',function(){busy(acc,'Applying');api('/api/subscriptions/sub_8f21c0/accept-offer',{offer:f.offer.id}).then(function(){d.set('Thank you for staying','Your new rate has been applied to your next bill.',foot(btn('primary','Done',d.close)));d.onclose=load})});
   var sw=btn('secondary','Switch plan',function(){busy(sw,'Switching');api('/api/subscriptions/sub_8f21c0/change-plan',{plan:'Basic Digital'}).then(function(){d.set('Your plan has been changed','You now have Basic Digital.',foot(btn('primary','Done',d.close)));d.onclose=load})});
   d.set('Dana, here is a special offer','As a thank you for reading The Harbor Ledger:',
    h('div',{class:'Offer_box__o1'},h('p',{class:'Offer_price__o2'},f.offer.headline),h('p',{class:'small'},f.offer.terms),acc),
    h('div',{class:'Offer_alt__o3'},h('div',{},h('strong',{},'Basic Digital'),h('div',{class:'small'},'$8.00 every 4 weeks. Unlimited articles, no e-Replica edition or bonus subscription.')),sw),
    foot(btn('link','Go back',step1),btn('secondary','Continue to cancel',step3)))}
  function step3(){
   var fin=btn('danger','Cancel subscription',function(){busy(fin,'Canceling');keep.disabled=true;api('/api/subscriptions/sub_8f21c0/cancel',{reason:reason}).then(function(r){
     d.set('Your subscription has been canceled','You will continue to have access to Harbor Ledger All Access until '+r.ends+'. You will not be billed again.',h('p',{},'We sent a confirmation to '+data.user.email+'. Confirmation number: '+r.confirmation+'.'),h('p',{class:'small'},'Changed your mind? You can restart your subscription any time before '+r.ends+' at your current rate.'),foot(btn('primary','Done',d.close)));d.onclose=load})
     .catch(function(){d.set('Something went wrong','Please try again later.',foot(btn('primary','Close',d.close)))})});
   var keep=btn('secondary','Never mind',d.close);
   d.set('Confirm your cancellation','If you cancel now, your All Access Digital subscription will end on '+f.ends+'.',
    h('p',{},'After that date you will lose:'),h('ul',{},['Unlimited access to harborledger.example and the app','The daily e-Replica edition and archives to 1887','One bonus subscription to share'].map(function(x){return h('li',{},x)})),
    h('p',{class:'small'},'Your Ledger Games subscription is billed separately and will not be affected. Payments already made are not refunded, per our Terms of Sale.'),foot(keep,fin))}
 })}
function cancelGames(s){var d=dialog();var fin=btn('danger','Cancel Games',function(){busy(fin,'Canceling');api('/api/subscriptions/sub_5b77ae/cancel',{}).then(function(r){d.set('Ledger Games canceled','You can play until '+r.ends+'.',foot(btn('primary','Done',d.close)));d.onclose=load})});
 d.set('Cancel Ledger Games?','You will lose your streaks and access to the puzzle archive on '+s.next+'.',foot(btn('secondary','Keep playing',d.close),fin))}
function changePlan(){var d=dialog();function row(n,p,t){var b=btn('primary','Select',function(){busy(b,'Saving');api('/api/subscriptions/sub_8f21c0/change-plan',{plan:n}).then(function(){d.close();d.onclose=load;toast('Your plan has been changed to '+n)})});return h('div',{class:'Offer_alt__o3',style:'margin-bottom:10px'},h('div',{},h('strong',{},n),h('div',{class:'small'},p+'. '+t)),b)}
 d.set('Change plan','Choose the plan that fits you best. Changes take effect on your next billing date.',row('All Access + Sunday Print','$24.00 every 4 weeks','Sunday home delivery plus everything in All Access.'),row('Basic Digital','$8.00 every 4 weeks','Unlimited articles.'),foot(btn('secondary','Close',d.close)))}

/* pages */
var TABS=[['/account','Overview'],['/account/subscription','Subscriptions'],['/account/payment','Payment'],['/account/newsletters','Newsletters'],['/account/profile','Profile & security']];
function link(href,t,cls,cur){return h('a',{href:href,class:cls,'aria-current':cur?'page':null,onclick:function(e){if(e.metaKey||e.ctrlKey)return;e.preventDefault();go(href)}},t)}
function go(p){history.pushState({},'',p);skeleton();setTimeout(load,60);window.scrollTo(0,0)}
function layout(path,kids){var side=h('aside',{class:'Account_side__Zk2m1'},h('nav',{'aria-label':'Account'},h('ul',{},TABS.map(function(t){return h('li',{},link(t[0],t[1],'Account_tab__0',t[0]===path))}))));
 main.textContent='';main.appendChild(h('div',{class:'Account_layout__b1X0p'},side,h('div',{class:'Account_body__Lw81e'},kids)))}
function skeleton(){layout(location.pathname,h('div',{'aria-busy':'true'},sk('280px',34),sk('100%',190),sk('100%',190)))}
function row(a,b){return h('div',{class:'Card_row__e5'},h('dt',{},a),h('dd',{},b))}
function badge(s){return s.status==='active'?h('span',{class:'Badge_root__b'},'Active'):h('span',{class:'Badge_root__b Badge_warn__b2'},'Canceled')}
function load(){var p=location.pathname;return api('/api/account').then(function(d){data=d;if(p===location.pathname)render(p)})}
function render(p){var d=data,a=d.subscriptions[0],g=d.subscriptions[1];
 document.getElementById('__route-announcer').textContent='';
 if(p==='/account/subscription'){var dead=a.status!=='active',gd=g.status!=='active';
  layout(p,[h('h1',{},'Subscriptions'),
  h('section',{class:'Card_root__e4','aria-label':a.name},h('h2',{},a.name),badge(a),
   dead?h('p',{},'Your subscription has been canceled. You have access until '+a.next+'.'):h('p',{},'Unlimited access to the website and app, the e-Replica edition and one bonus subscription.'),
   h('dl',{},row('Price',dead?'No upcoming charges':a.price),dead?row('Access ends',a.next):row('Next bill date',a.next),row('Subscriber since',a.since),row('Payment method',d.card?d.card.brand+' ending in '+d.card.last4:'None')),
   h('div',{class:'Card_actions__e6'},dead?restart():[btn('secondary','Change plan',changePlan),link('/account/payment','Update payment')]),
   dead?null:h('div',{class:'Card_foot__e7'},'Your subscription renews automatically until canceled. ',btn('link','Cancel subscription',cancelFlow))),
  h('section',{class:'Card_root__e4','aria-label':g.name},h('h2',{},g.name),badge(g),h('dl',{},row('Price',gd?'No upcoming charges':g.price),row(gd?'Access ends':'Next bill date',g.next)),
   gd?null:h('div',{class:'Card_foot__e7'},btn('link','Cancel Games',function(){cancelGames(g)}))),
  h('p',{class:'small'},'Have a print subscription? Visit the Help Center or call 1-800-555-0143.')])}
 else if(p==='/account/payment'){layout(p,[h('h1',{},'Payment'),h('section',{class:'Card_root__e4'},h('h2',{},'Payment method'),d.card?[h('p',{},d.card.brand+' ending in '+d.card.last4+', expires '+d.card.exp),h('div',{class:'Card_actions__e6'},btn('secondary','Update card',function(){var dd=dialog();var i=h('input',{id:'cc',autocomplete:'cc-number',inputmode:'numeric'});dd.set('Update card',null,h('div',{class:'Field_root__f1'},h('label',{for:'cc'},'Card number'),i),foot(btn('secondary','Close',dd.close),btn('primary','Save card',function(){api('/api/payment/update',{}).then(function(){dd.onclose=load;dd.close()})})))}),btn('link','Remove',function(){api('/api/payment/remove',{}).then(load)}))]:h('p',{},'No payment method on file.')),
  h('section',{class:'Card_root__e4'},h('h2',{},'Billing history'),h('dl',{},row('All Access Digital','$16.00'),row('Ledger Games','$4.99'),row('All Access Digital','$16.00')))])}
 else if(p==='/account/newsletters'){layout(p,[h('h1',{},'Newsletters'),d.newsletters.map(function(n){var s=h('button',{type:'button',role:'switch','aria-checked':String(n.on),'data-state':n.on?'checked':'unchecked','aria-label':n.name,class:'Switch_root__s1',onclick:function(){n.on=!n.on;s.setAttribute('aria-checked',String(n.on));s.dataset.state=n.on?'checked':'unchecked';api('/api/newsletters',n)}},h('span',{}));return h('div',{class:'Card_row__e5'},h('strong',{},n.name),s)})])}
 else if(p==='/account/profile'){var nm=h('input',{id:'nm',value:d.user.name}),em=h('input',{id:'em',value:d.user.email});
  layout(p,[h('h1',{},'Profile & security'),h('section',{class:'Card_root__e4'},h('div',{class:'Field_root__f1'},h('label',{for:'nm'},'Name'),nm),h('div',{class:'Field_root__f1'},h('label',{for:'em'},'Email address'),em),btn('primary','Save changes',function(){api('/api/profile',{name:nm.value,email:em.value}).then(function(){toast('Profile saved')})})),
  h('section',{class:'Card_root__e4'},h('h2',{},'Delete account'),h('p',{},'Deleting your account permanently removes your profile, saved stories and comments, and ends all subscriptions immediately.'),btn('secondary','Delete account',function(){var dd=dialog();dd.set('Delete your account?','This cannot be undone.',foot(btn('secondary','Go back',dd.close),btn('danger','Delete account',function(){api('/api/profile/delete',{}).then(function(){dd.set('Your account has been scheduled for deletion','You will be signed out.')})})))}))])}
 else if(p==='/account/gift'){layout(p,[h('h1',{},'Give the gift of local news'),h('section',{class:'Card_root__e4'},h('h2',{},'One year of All Access'),h('p',{},'$49.00, billed once to '+(d.card?d.card.brand+' ending in '+d.card.last4:'your card')+'. Does not renew.'),btn('primary','Buy gift',function(){api('/api/gift',{}).then(function(){toast('Thank you. Your gift is on its way.')})}))])}
 else{layout('/account',[h('h1',{},'Welcome back, '+d.user.first),
  h('section',{class:'Card_root__e4'},h('h2',{},a.label),badge(a),h('p',{},a.status==='active'?a.price+'. Your next bill is on '+a.next+'.':'Canceled. You have access until '+a.next+'.'),h('div',{class:'Card_actions__e6'},link('/account/subscription','Manage subscription'))),
  h('section',{class:'Card_root__e4'},h('h2',{},g.label),badge(g),h('p',{},g.status==='active'?g.price+'. Your next bill is on '+g.next+'.':'Canceled. You can play until '+g.next+'.'),h('div',{class:'Card_actions__e6'},link('/account/subscription','Manage subscription'))),
  h('section',{class:'Card_root__e4'},h('h2',{},'Share your bonus subscription'),h('p',{},'Your plan includes one bonus subscription for a friend or family member.')),
  h('section',{class:'Card_root__e4'},h('h2',{},'Newsletters'),h('p',{},'You receive '+d.newsletters.filter(function(n){return n.on}).length+' newsletters.'),link('/account/newsletters','Manage newsletters'))])}
 document.getElementById('__route-announcer').textContent=document.title}
function restart(){var b=btn('primary','Restart subscription',function(){busy(b,'Restarting');api('/api/subscriptions/sub_8f21c0/restart',{}).then(load)});return b}
function hydrate(){
 var m=document.getElementById('radix-:r0:'),open=null;function shut(){if(open){open.remove();open=null;m.setAttribute('aria-expanded','false');m.dataset.state='closed'}}
 m.addEventListener('click',function(e){e.stopPropagation();if(open)return shut();m.setAttribute('aria-expanded','true');m.dataset.state='open';
  open=h('div',{role:'menu',class:'Menu_content__m1','data-state':'open','aria-labelledby':'radix-:r0:',tabindex:'-1'},[['Account','/account'],['Subscriptions','/account/subscription'],['Newsletters','/account/newsletters'],['Help Center','/help']].map(function(x){return h('div',{role:'menuitem',class:'Menu_item__m2',tabindex:'-1',onclick:function(){shut();if(x[1]==='/help'||location.pathname.indexOf('/account')!==0)location.href=x[1];else go(x[1])}},x[0])}));document.body.appendChild(open)});
 document.addEventListener('click',shut);
 if(location.pathname.indexOf('/account')===0){skeleton();load();window.addEventListener('popstate',function(){skeleton();load()})}}
setTimeout(hydrate,250);
})();
