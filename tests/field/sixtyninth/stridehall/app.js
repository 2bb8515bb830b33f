(function(){
"use strict";
/* tiny renderer */
function norm(k){return k.flat(9).filter(function(x){return x!==null&&x!==undefined&&x!==false&&x!==true&&x!==''}).map(function(x){return typeof x==='object'?x:{t:'#',v:String(x)}})}
function h(t,p){return{t:t,p:p||{},k:norm([].slice.call(arguments,2))}}
var SVG={svg:1,path:1};
function setp(el,p,o){
  for(var n in o)if(!(n in p)){if(n.slice(0,2)==='on')el['$'+n]=null;else if(n!=='key')el.removeAttribute(n==='className'?'class':n)}
  for(n in p){var v=p[n];
    if(n==='key')continue;
    if(n.slice(0,2)==='on'){if(!('$'+n in el))(function(n){el.addEventListener(n.slice(2),function(e){el['$'+n]&&el['$'+n](e)})})(n);el['$'+n]=v}
    else if(n==='checked'){el.checked=!!v}
    else if(n==='value'&&(el.tagName==='TEXTAREA'||el.tagName==='INPUT')&&el.type!=='radio'){if(el.value!==v)el.value=v}
    else if(n==='disabled'){el.disabled=!!v}
    else if(v===false||v===null||v===undefined)el.removeAttribute(n==='className'?'class':n);
    else if(o[n]!==v)el.setAttribute(n==='className'?'class':n,v===true?'':v)}
}
function mk(v){if(v.t==='#')return document.createTextNode(v.v);var el=SVG[v.t]?document.createElementNS('http://www.w3.org/2000/svg',v.t):document.createElement(v.t);setp(el,v.p,{});v.k.forEach(function(c){el.appendChild(mk(c))});return el}
function diff(par,old,nw){
  for(var i=0;i<Math.max(old.length,nw.length);i++){
    var o=old[i],n=nw[i],dom=par.childNodes[Math.min(i,nw.length)];
    if(!n){par.removeChild(par.childNodes[nw.length]);continue}
    if(!o){par.appendChild(mk(n));continue}
    if(o.t!==n.t||(o.p&&o.p.key)!==(n.p&&n.p.key)){par.replaceChild(mk(n),dom);continue}
    if(n.t==='#'){if(o.v!==n.v)dom.nodeValue=n.v;continue}
    setp(dom,n.p,o.p);diff(dom,o.k,n.k)}
}
/* store */
var root=document.getElementById('root'),tree=[],D={},W={reason:'',comment:'',ack:false,offer:''},busy='',err='',snack='',done=null,idn=0;
function render(){var n=norm([App()]);diff(root,tree,n);tree=n}
function api(m,u,b){return fetch('/api/v2/'+u,{method:m,headers:m==='GET'?{}:{'Content-Type':'application/json'},body:b?JSON.stringify(b):undefined}).then(function(r){if(r.status===401){D.out=true;render();throw 0}return r.json().then(function(j){if(!r.ok)throw new Error(j.error||'Something went wrong');return j})})}
function load(){var need={'member':1,'membership':1};if(location.pathname==='/'||location.pathname==='/classes')need.bookings=1;if(location.pathname==='/')need['gym/busyness']=1;
  Object.keys(need).forEach(function(k){if(D[k])return;api('GET',k).then(function(j){D[k]=j;render()}).catch(function(){})})}
function go(u,rep){history[rep?'replaceState':'pushState']({},'',u);err='';window.scrollTo(0,0);render();load()}
window.addEventListener('popstate',function(){render();load()});
function link(u,cls,kids,extra){return h('a',Object.assign({href:u,className:cls,onclick:function(e){if(e.metaKey||e.ctrlKey)return;e.preventDefault();go(u)}},extra||{}),kids)}
function toast(t){snack=t;render();setTimeout(function(){snack='';render()},5000)}
/* kit */
function Btn(label,fn,o){o=o||{};var v=o.variant||'contained',c=o.color||'primary',C=c[0].toUpperCase()+c.slice(1),ld=o.loading;
  return h('button',{key:o.key,className:'MuiButtonBase-root MuiButton-root MuiButton-'+v+' MuiButton-'+v+C+' MuiButton-sizeMedium '+(o.full?'MuiButton-fullWidth ':'')+(o.disabled||ld?'Mui-disabled ':'')+'css-1rwt2y5',tabindex:o.disabled?'-1':'0',type:'button',disabled:!!(o.disabled||ld),'data-testid':o.tid,onclick:fn},label,ld?h('span',{className:'MuiCircularProgress-root MuiCircularProgress-indeterminate',role:'progressbar'}):null,h('span',{className:'MuiTouchRipple-root css-w0pj6f'}))}
function T(v,t,kids,x){return h(t,Object.assign({className:'MuiTypography-root MuiTypography-'+v+' css-9l3uo3'},x||{}),kids)}
function Card(kids,c){return h('div',{className:'MuiPaper-root MuiPaper-elevation MuiPaper-rounded MuiCard-root '+(c||'')+' css-1qw96cp'},kids)}
function CC(){return h('div',{className:'MuiCardContent-root css-46bh2p'},[].slice.call(arguments))}
function Ic(d){return h('svg',{className:'MuiSvgIcon-root MuiSvgIcon-fontSizeMedium','aria-hidden':'true',focusable:'false',viewBox:'0 0 24 24'},h('path',{d:d}))}
var I={chev:'M10 6 8.59 7.41 13.17 12l-4.58 4.59L10 18l6-6z',ron:'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zm0-5a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 18a8 8 0 1 1 0-16 8 8 0 0 1 0 16z',roff:'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 18a8 8 0 1 1 0-16 8 8 0 0 1 0 16z',con:'M19 3H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V5a2 2 0 0 0-2-2zm-9 14-5-5 1.4-1.4 3.6 3.6 7.6-7.6L19 8z',coff:'M19 5v14H5V5h14m0-2H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V5a2 2 0 0 0-2-2z',info:'M11 7h2v2h-2zm0 4h2v6h-2zm1-9a10 10 0 1 0 0 20 10 10 0 0 0 0-20z'};
function Alert(sev,kids){return h('div',{className:'MuiPaper-root MuiAlert-root MuiAlert-standard'+sev+' MuiAlert-standard',role:'alert'},h('div',{className:'MuiAlert-icon'},Ic(I.info)),h('div',{className:'MuiAlert-message'},kids))}
function Radio(name,val,label,cur,fn){var on=cur===val;return h('label',{className:'MuiFormControlLabel-root MuiFormControlLabel-labelPlacementEnd css-j204z7'},h('span',{className:'MuiButtonBase-root MuiRadio-root MuiRadio-colorPrimary PrivateSwitchBase-root '+(on?'Mui-checked':'')},h('input',{className:'PrivateSwitchBase-input css-1m9pwf3',type:'radio',name:name,value:val,checked:on,onchange:function(){fn(val)}}),h('span',{className:'css-hyxlzm'},Ic(on?I.ron:I.roff))),T('body1','span',label))}
function Check(label,on,fn,name){return h('label',{className:'MuiFormControlLabel-root MuiFormControlLabel-labelPlacementEnd css-j204z7'},h('span',{className:'MuiButtonBase-root MuiCheckbox-root MuiCheckbox-colorPrimary PrivateSwitchBase-root '+(on?'Mui-checked':'')},h('input',{className:'PrivateSwitchBase-input css-1m9pwf3',type:'checkbox',name:name,checked:on,onchange:function(e){fn(e.target.checked)}}),Ic(on?I.con:I.coff)),T('body1','span',label))}
function Sk(n,rect){var a=[];if(rect)a.push(h('span',{className:'MuiSkeleton-root MuiSkeleton-rectangular MuiSkeleton-pulse'}));for(var i=0;i<n;i++)a.push(h('span',{className:'MuiSkeleton-root MuiSkeleton-text MuiSkeleton-pulse',style:'width:'+(90-i*17%60)+'%'}));return Card(CC(a))}
function Item(p,s,fn,tid){return h('li',{className:'MuiListItem-root MuiListItem-gutters css-1yo8bqd'},h('div',{className:'MuiButtonBase-root MuiListItemButton-root MuiListItemButton-gutters',role:'button',tabindex:'0','data-testid':tid,onclick:fn,onkeydown:function(e){if(e.key==='Enter'||e.key===' '){e.preventDefault();fn()}}},h('div',{className:'MuiListItemText-root'},T('body1','span',p,{className:'MuiTypography-root MuiListItemText-primary'}),s?T('body2','p',s,{className:'MuiTypography-root MuiListItemText-secondary'}):null),Ic(I.chev),h('span',{className:'MuiTouchRipple-root css-w0pj6f'})))}
function Dialog(o){
  var id=':r'+(idn++).toString(32)+':',box=document.createElement('div'),old=[],ld='',er='',back=document.activeElement,shut=false;
  document.body.appendChild(box);root.setAttribute('aria-hidden','true');document.body.style.overflow='hidden';
  function close(){if(shut)return;shut=true;box.firstChild.classList.remove('enter');root.removeAttribute('aria-hidden');document.body.style.overflow='';setTimeout(function(){box.remove();back&&back.focus&&document.contains(back)&&back.focus()},225)}
  function draw(){var n=norm([h('div',{role:'presentation',className:'MuiDialog-root MuiModal-root css-126xj0f'+(draw.on?' enter':''),onkeydown:function(e){if(e.key==='Escape'&&!ld)close();if(e.key==='Tab'){var f=[].slice.call(box.querySelectorAll('button:not([disabled]),input,select'));if(!f.length)return;var a=document.activeElement;if(e.shiftKey&&a===f[0]){e.preventDefault();f[f.length-1].focus()}else if(!e.shiftKey&&a===f[f.length-1]){e.preventDefault();f[0].focus()}}}},
    h('div',{'aria-hidden':'true',className:'MuiBackdrop-root MuiModal-backdrop css-yiavyu'}),h('div',{tabindex:'0','data-testid':'sentinelStart'}),
    h('div',{className:'MuiDialog-container MuiDialog-scrollPaper css-ekeie0',role:'presentation',tabindex:'-1',onclick:function(e){if(e.target===e.currentTarget&&!ld)close()}},
     h('div',{className:'MuiPaper-root MuiPaper-elevation MuiPaper-elevation24 MuiPaper-rounded MuiDialog-paper MuiDialog-paperScrollPaper css-uhb5lp',role:'dialog','aria-modal':'true','aria-labelledby':id},
      h('h2',{className:'MuiTypography-root MuiTypography-h6 MuiDialogTitle-root css-bdhsul',id:id},o.title),
      h('div',{className:'MuiDialogContent-root css-1ty026z'},er?Alert('Error',er):null,o.body()),
      h('div',{className:'MuiDialogActions-root MuiDialogActions-spacing css-14b29qc'},o.actions.map(function(a){return Btn(a.label,function(){if(!a.run){close();return}ld=a.label;draw();a.run().then(function(r){close();a.then&&a.then(r)}).catch(function(e){ld='';er=e.message||'Something went wrong. Please try again.';draw()})},{variant:a.variant,color:a.color,loading:ld===a.label,disabled:!!ld&&ld!==a.label})})))),
    h('div',{tabindex:'0','data-testid':'sentinelEnd'}))]);diff(box,old,n);old=n}
  draw();requestAnimationFrame(function(){requestAnimationFrame(function(){draw.on=true;draw();box.querySelector('.MuiDialog-container').focus()})});
  return{close:close,draw:draw}
}
/* pages */
function head(t,s){return[T('h1','h1',t),s?T('body2','p',s):null]}
function Home(){var m=D.membership,b=D.bookings,g=D['gym/busyness'],u=D.member;
  return[u?head('Hi '+u.first,'Ready for your next workout?'):h('span',{className:'MuiSkeleton-root MuiSkeleton-text',style:'width:220px;height:2rem'}),
  h('div',{className:'MuiGrid-root MuiGrid-container'},h('div',{className:'MuiGrid-root MuiGrid-item'},
   Card(CC(T('overline','span','Gym activity'),g?[T('h2','h2',g.people+' people in Leeds Regent Street'),T('body2','p',g.trend)]:[h('span',{className:'MuiSkeleton-root'})],h('div',{style:'margin-top:16px'},Btn('Show my entry PIN',function(){Dialog({title:'Your entry PIN',body:function(){return T('h1','p','4182 0977')},actions:[{label:'Close',variant:'text'}]})},{variant:'outlined'}))),'hero'),
   b?Card([CC(T('h2','h2','Your upcoming classes'),b.length?b.map(function(x){return h('div',{style:'padding:12px 0;border-bottom:1px solid #e6e9ef'},T('h3','h3',x.name),T('body2','p',x.when+' with '+x.with))}):T('body2','p','You have no classes booked.'),h('p',null,link('/classes','MuiTypography-root MuiLink-root','View and manage bookings')))]):Sk(3),
   Card(CC(T('overline','span','Refer a friend'),T('h2','h2','Give a mate a free day pass'),T('body2','p','Share your code and you both get 10% off in the Stridehall shop.'),h('p',null,link('/refer','MuiTypography-root MuiLink-root','Get my code'))))),
  h('div',{className:'MuiGrid-root MuiGrid-item'},m?Card(CC(T('overline','span','My membership'),T('h2','h2',m.plan),T('body2','p',m.gym),h('p',null,chip(m)),T('body2','p',m.status==='PENDING_CANCELLATION'?'Your last day is '+m.lastDayShort+'.':m.status==='FROZEN'?'Your membership is frozen.':'Next payment: £'+m.price+' on '+m.nextPayment),h('p',null,link('/membership','MuiTypography-root MuiLink-root','Manage membership')))):Sk(4),
   Card(CC(T('overline','span','Stridehall app'),T('h3','h3','Track workouts on the go'),T('body2','p','Free on iOS and Android.')))))]}
function chip(m){var s=m.status;return h('div',{className:'MuiChip-root MuiChip-filled '+(s==='PENDING_CANCELLATION'?'MuiChip-colorWarning':s==='FROZEN'?'MuiChip-colorInfo':'MuiChip-colorSuccess')},h('span',{className:'MuiChip-label'},s==='PENDING_CANCELLATION'?'Ending '+m.lastDayShort:s==='FROZEN'?'Frozen':'Active'))}
function setM(j){D.membership=j;render()}
function freeze(){var mo='1',dlg=Dialog({title:'Freeze your membership',body:function(){return[T('body2','p','Take a break for up to 3 months. You won\'t be able to use the gym while you\'re frozen. It\'s free with Plus and your membership restarts automatically.'),h('fieldset',{className:'MuiFormControl-root'},['1','2','3'].map(function(x){return Radio('months',x,x+(x==='1'?' month':' months'),mo,function(v){mo=v;dlg.draw()})}))]},actions:[{label:'Not now',variant:'text'},{label:'Freeze membership',run:function(){return api('POST','membership/freeze',{months:+mo})},then:function(j){setM(j);go('/membership');toast('Your membership is frozen')}}]})}
function plan(p,price,txt){Dialog({title:'Switch to '+p+'?',body:function(){return T('body2','p',txt+' You\'ll pay £'+price+' a month from your next payment.')},actions:[{label:'Go back',variant:'text'},{label:'Switch to '+p,run:function(){return api('PUT','membership/plan',{plan:p})},then:function(j){setM(j);go('/membership');toast('You\'ve switched to '+p)}}]})}
function Membership(){var m=D.membership;if(!m)return[head('Membership'),Sk(4,true),Sk(5)];
  var pend=m.status==='PENDING_CANCELLATION';
  return[head('Membership'),
   pend?Alert('Warning',['You\'ve cancelled your membership. You can keep using the gym until '+m.lastDay+'. We won\'t take any more payments.']):null,
   m.status==='FROZEN'?Alert('Info','Your membership is frozen. It will restart automatically.'):null,
   h('div',{className:'MuiGrid-root MuiGrid-container'},h('div',{className:'MuiGrid-root MuiGrid-item'},
   Card([CC(h('div',{className:'plan'},h('div',null,T('overline','span','Current membership'),T('h2','h2',m.plan),chip(m)),h('div',{className:'price'},'£'+m.price,h('small',null,' a month'))),
     h('dl',null,h('dt',null,'Home gym'),h('dd',null,m.gym),h('dt',null,'Member number'),h('dd',null,m.memberNumber),h('dt',null,'Member since'),h('dd',null,m.since),h('dt',null,pend?'Last day':'Next payment'),h('dd',null,pend?m.lastDayShort:m.nextPayment),h('dt',null,'Payment method'),h('dd',null,'Direct Debit, account ending '+m.ddEnding),h('dt',null,'Contract'),h('dd',null,'No contract'))),
    h('ul',{className:'MuiList-root'},pend?[Item('Keep my membership','Changed your mind? Undo your cancellation',function(){Dialog({title:'Keep your membership?',body:function(){return T('body2','p','We\'ll undo your cancellation and keep collecting your monthly payment.')},actions:[{label:'Go back',variant:'text'},{label:'Keep my membership',run:function(){return api('DELETE','membership/cancellation')},then:setM}]})})]:[
     Item('Upgrade to Extra','Use over 60 gyms, bring a friend four times a month',function(){plan('Extra','32.99','Train at any Stridehall and bring a friend.')}),
     Item('Change home gym',null,function(){Dialog({title:'Change home gym',body:function(){return T('body2','p','Nearest gym: Leeds Kirkstall Road (£23.99 a month). Your new price starts from your next payment.')},actions:[{label:'Go back',variant:'text'},{label:'Move to Kirkstall Road',run:function(){return api('PUT','membership/gym',{gym:'leeds-kirkstall-road'})},then:setM}]})}),
     Item('Freeze membership','Take a break for up to 3 months',freeze),
     Item('Payment history and Direct Debit',null,function(){go('/account')}),
     Item('Cancel membership',null,function(){W={reason:'',comment:'',ack:false};go('/membership/cancel')},'cancel-membership')])])),
   h('div',{className:'MuiGrid-root MuiGrid-item'},Card(CC(T('overline','span','Add-ons'),T('h3','h3','Nutrition+'),m.addon&&pend?T('body2','p','Meal plans and macro tracking. Ends with your membership on '+m.lastDayShort+'.'):m.addon?[T('body2','p','Meal plans and macro tracking. £3.99 a month, next payment '+m.addonNext+'.'),Btn('Remove',function(){Dialog({title:'Remove Nutrition+?',body:function(){return T('body2','p','You\'ll lose your meal plans straight away.')},actions:[{label:'Keep',variant:'text'},{label:'Remove',color:'error',run:function(){return api('DELETE','addons/nutrition')},then:setM}]})},{variant:'text'})]:T('body2','p','Not active.'))),
    Card(CC(T('h3','h3','Need a hand?'),T('body2','p','Find answers about payments, PINs and joining in our Help Centre.'),h('p',null,link('/help','MuiTypography-root MuiLink-root','Help Centre'))))))]}
var REASONS=['I don\'t use it enough','It\'s too expensive','I\'m injured, ill or pregnant','I\'m moving away','I\'m joining a different gym','The gym is too busy','Cleanliness or equipment','Something else'];
function Steps(n){return h('div',{className:'MuiStepper-root MuiStepper-horizontal'},['Reason','Options','Confirm'].map(function(s,i){return[i?h('div',{className:'MuiStepConnector-root MuiStepConnector-horizontal'}):null,h('div',{className:'MuiStep-root MuiStep-horizontal'+(i<=n?' on':'')},h('span',{className:'MuiStepIcon-root'},String(i+1)),h('span',{className:'MuiStepLabel-label'+(i===n?' Mui-active':'')},s))]}))}
function Cancel(){var m=D.membership,p=location.pathname;
  if(!m)return[head('Cancel your membership'),Sk(6)];
  if(m.status==='PENDING_CANCELLATION'&&p!=='/membership/cancel/complete'){setTimeout(function(){go('/membership',true)},0);return[Sk(3)]}
  if(p==='/membership/cancel/complete'){if(!done){setTimeout(function(){go('/membership',true)},0);return[Sk(3)]}
    return[head('Your membership has been cancelled'),Alert('Success','We\'ve sent a confirmation to '+((D.member||{}).email||'your email address')+'.'),
     Card(CC(T('body1','p','You can keep using '+m.gym+' until '+m.lastDay+'. We\'ll cancel your Direct Debit, so there\'s nothing else you need to do.'),h('dl',null,h('dt',null,'Reference'),h('dd',null,done.reference),h('dt',null,'Last day'),h('dd',null,m.lastDayShort),h('dt',null,'Further payments'),h('dd',null,'None')))),
     Card(CC(T('h3','h3','How easy was it to do this today?'),T('body2','p','1 is very difficult, 5 is very easy'),h('div',{className:'actions',style:'justify-content:flex-start'},[1,2,3,4,5].map(function(n){return Btn(String(n),function(){api('POST','feedback',{score:n});toast('Thanks for your feedback')},{variant:'outlined'})})))),
     h('p',null,link('/membership','MuiTypography-root MuiLink-root','Back to membership'))]}
  if(p==='/membership/cancel'||!W.reason&&p!=='/membership/cancel'){
    if(p!=='/membership/cancel'){setTimeout(function(){go('/membership/cancel',true)},0);return[Sk(3)]}
    return[head('Cancel your membership','We\'re sorry to see you go. Tell us why so we can keep improving.'),Steps(0),err?Alert('Error',err):null,
     Card(CC(h('fieldset',{className:'MuiFormControl-root',role:'radiogroup','aria-labelledby':'reason-label'},h('legend',{className:'MuiFormLabel-root',id:'reason-label'},'What\'s your main reason for leaving?'),REASONS.map(function(r){return Radio('reason',r,r,W.reason,function(v){W.reason=v;err='';render()})})),
      h('div',{className:'MuiFormControl-root MuiTextField-root'},h('label',{className:'MuiFormLabel-root',for:'comment'},'Anything else you\'d like to tell us? (optional)'),h('textarea',{id:'comment',className:'MuiInputBase-input',rows:'3',maxlength:'500',value:W.comment,oninput:function(e){W.comment=e.target.value;render()}}),h('p',{className:'MuiFormHelperText-root'},W.comment.length+'/500')))),
     h('div',{className:'actions'},Btn('Back to membership',function(){go('/membership')},{variant:'text'}),Btn('Continue',function(){if(!W.reason){err='Please choose a reason to continue.';render();return}busy='r';render();setTimeout(function(){busy='';go('/membership/cancel/options')},500)},{loading:busy==='r'}))]}
  if(p==='/membership/cancel/options'){var cheap=W.reason===REASONS[1],mv=W.reason===REASONS[3];
    return[head('Before you go','There might be a better option for you.'),Steps(1),
     cheap?Card(CC(T('overline','span','Just for you'),T('h2','h2','50% off for the next 2 months'),T('body2','p','Stay with us and pay £13.49 a month for 2 months, then £26.99 a month. No contract.'),h('div',{className:'actions'},Btn('Claim 50% off',function(){busy='o';render();api('POST','membership/offer',{offer:'STAY50'}).then(function(j){busy='';setM(j);go('/membership');toast('Your discount has been added')}).catch(function(){busy='';render()})},{loading:busy==='o'}))),'offer'):null,
     cheap||W.reason===REASONS[5]?Card(CC(T('h2','h2','Switch to Off-Peak'),T('body2','p','Train when it\'s quieter for £17.99 a month.'),h('div',{className:'actions'},Btn('Switch to Off-Peak',function(){plan('Off-Peak','17.99','Off-Peak members can use the gym 9am to 3pm and after 8pm.')},{variant:'outlined'})))):null,
     mv?Card(CC(T('h2','h2','Move to another Stridehall'),T('body2','p','We have more than 120 gyms across the UK, and moving is free.'),h('div',{className:'actions'},link('/gyms','MuiButtonBase-root MuiButton-root MuiButton-outlined','Find a gym')))):null,
     Card(CC(T('h2','h2','Freeze your membership'),T('body2','p','Keep your current price and take a break for up to 3 months. Freezing is free with Plus. If you leave and come back, you may have to pay a joining fee and the current price.'),h('div',{className:'actions'},Btn('Freeze instead',freeze,{variant:cheap?'outlined':'contained'}))),cheap?'':'offer'),
     h('div',{className:'actions'},Btn('Back',function(){history.back()},{variant:'text'}),Btn('Continue to cancel',function(){go('/membership/cancel/confirm')},{variant:'outlined'}))]}
  return[head('Check and confirm'),Steps(2),
    Card(CC(T('h2','h2','Your cancellation'),h('dl',null,h('dt',null,'Membership'),h('dd',null,m.plan+', '+m.gym),h('dt',null,'Last day'),h('dd',null,m.lastDay),h('dt',null,'To pay today'),h('dd',null,'£0.00'),h('dt',null,'Next Direct Debit'),h('dd',null,'We won\'t take the payment due on '+m.nextPayment)),
     h('div',{style:'margin-top:18px'},T('body2','p','After your last day your PIN will stop working, any classes booked after that date will be removed, and you\'ll lose your current price. There\'s no cancellation fee. Add-ons such as Nutrition+ end with your membership.')))),
    Check('I understand that my membership will end on '+m.lastDayShort,W.ack,function(v){W.ack=v;render()},'acknowledge'),
    h('div',{className:'actions'},Btn('Back',function(){history.back()},{variant:'text'}),Btn('Keep my membership',function(){go('/membership')},{variant:'outlined'}),
     Btn('Cancel membership',function(){Dialog({title:'Cancel your membership?',body:function(){return T('body1','p','Your '+m.plan+' membership at '+m.gym+' will end on '+m.lastDay+'.')},actions:[{label:'No, keep it',variant:'outlined'},{label:'Yes, cancel',color:'error',run:function(){return api('POST','membership/cancellation',{reason:W.reason,comment:W.comment,acknowledged:W.ack})},then:function(j){done=j;D.membership=j;go('/membership/cancel/complete',true)}}]})},{color:'error',disabled:!W.ack}))]}
function Classes(){var b=D.bookings;return[head('Classes'),b?Card(CC(T('h2','h2','My bookings'),b.length?b.map(function(x){return h('div',{key:x.id,className:'plan',style:'padding:14px 0;border-bottom:1px solid #e6e9ef'},h('div',null,T('h3','h3',x.name),T('body2','p',x.when+' with '+x.with)),Btn('Cancel booking',function(){Dialog({title:'Cancel this booking?',body:function(){return T('body2','p',x.name+', '+x.when)},actions:[{label:'Keep booking',variant:'text'},{label:'Cancel booking',color:'error',run:function(){return api('DELETE','bookings/'+x.id)},then:function(j){D.bookings=j;render();toast('Booking cancelled')}}]})},{variant:'text'}))}):T('body2','p','You have no classes booked.'))):Sk(5),Card(CC(T('h2','h2','Timetable'),['06:30 Sunrise Circuits','12:15 Lunch Lift','17:30 Pump','19:00 Yoga Flow'].map(function(x){return T('body1','p',x)})))]}
function Account(){var u=D.member;if(!u)return[head('Account'),Sk(5),Sk(3)];var e=Account.e=Account.e||{email:u.email,phone:u.phone};
  function sw(k,l){return Check(l,u.prefs[k],function(v){u.prefs[k]=v;render();var b={};b[k]=v;api('PATCH','member/preferences',b).then(function(){toast('Preferences saved')})},k)}
  return[head('Account'),Card(CC(T('h2','h2','Personal details'),h('div',{className:'MuiTextField-root'},h('label',{className:'MuiFormLabel-root',for:'em'},'Email address'),h('input',{id:'em',className:'MuiInputBase-input',type:'email',value:e.email,oninput:function(x){e.email=x.target.value}})),h('div',{className:'MuiTextField-root'},h('label',{className:'MuiFormLabel-root',for:'ph'},'Mobile number'),h('input',{id:'ph',className:'MuiInputBase-input',type:'tel',value:e.phone,oninput:function(x){e.phone=x.target.value}})),Btn('Save changes',function(){api('PATCH','member',e).then(function(){D.member=null;load();toast('Details saved')})}))),
   Card(CC(T('h2','h2','Marketing preferences'),sw('email','Email'),sw('sms','Text message'),sw('push','App notifications'))),
   Card(CC(T('h2','h2','Payments'),T('body2','p','Direct Debit, account ending 4417. Payments are protected by the Direct Debit Guarantee.'))),
   Card(CC(T('h2','h2','Delete my account'),T('body2','p','This deletes your Stridehall login, workout history and bookings for good.'),Btn('Delete my account',function(){Dialog({title:'Delete your account?',body:function(){return T('body2','p','This can\'t be undone. Your membership will end immediately without a refund.')},actions:[{label:'Go back',variant:'text'},{label:'Delete account',color:'error',run:function(){return api('DELETE','member')},then:function(){D={out:true};render()}}]})},{variant:'text',color:'error'})))]}
function Page(){var p=location.pathname;if(D.out)return[head('You\'re signed out'),T('body1','p','Please sign in to continue.')];
  if(p==='/')return Home();if(p==='/membership')return Membership();if(p.indexOf('/membership/cancel')===0)return Cancel();if(p==='/classes')return Classes();if(p==='/account')return Account();
  if(p==='/help')return[head('Help Centre'),[['How do I cancel my membership?','You can cancel at any time in the members\' area under Membership. Please cancel at least 4 working days before your next Direct Debit is due. There is no cancellation fee.'],['Can I freeze instead?','Yes, for up to 3 months at a time.'],['I\'ve forgotten my PIN','You\'ll find it on the home page of the members\' area.'],['Do I need to cancel my Direct Debit?','No. If you cancel in the members\' area, we\'ll do it for you.']].map(function(q){return Card(CC(T('h3','h3',q[0]),T('body2','p',q[1])))})];
  return[head('Stridehall'),Card(CC(T('body1','p','This page is being updated. Please check back soon.')))]}
function tab(u,t){var p=location.pathname,s=u==='/'?p==='/':p.indexOf(u)===0;return link(u,'MuiButtonBase-root MuiTab-root MuiTab-textColorPrimary'+(s?' Mui-selected':''),t,{'aria-current':s?'page':null})}
function App(){var u=D.member,c=location.pathname.indexOf('/membership/cancel')===0;
 return h('div',{className:'css-1t9pz9x'},h('header',{className:'MuiPaper-root MuiPaper-elevation4 MuiAppBar-root MuiAppBar-positionSticky',style:'border-radius:0;background:#0b1f3a'},h('div',{className:'MuiToolbar-root MuiToolbar-gutters'},link('/','logo',['stride',h('b',null,'hall')],{'aria-label':'Stridehall home'}),h('nav',{'aria-label':'Main'},tab('/','Home'),tab('/classes','Classes'),tab('/workouts','Workouts'),tab('/membership','Membership'),tab('/account','Account')),h('div',{className:'grow'}),h('div',{className:'MuiAvatar-root MuiAvatar-circular','aria-label':u?u.first+' '+u.last:null},u?'MA':''))),
 h('main',{key:location.pathname,className:'MuiContainer-root MuiContainer-maxWidthLg'+(c?' narrow':'')},Page()),
 h('footer',null,h('div',{className:'in'},h('div',null,h('h4',null,'Stridehall'),link('/about','','About us'),link('/careers','','Careers'),link('/press','','Press')),h('div',null,h('h4',null,'Gyms'),link('/gyms','','Find a gym'),link('/personal-training','','Personal training'),link('/day-passes','','Day passes')),h('div',null,h('h4',null,'Help'),link('/help','','Help Centre'),link('/contact','','Contact us'),link('/accessibility','','Accessibility')),h('div',null,h('h4',null,'Legal'),link('/terms','','Membership terms'),link('/privacy','','Privacy notice'),link('/cookies','','Cookies')),h('p',null,'© Stridehall Fitness Ltd 2026. Registered in England and Wales. Direct Debits are collected by Stridehall Fitness Ltd. No-contract memberships renew monthly until cancelled.'))),
 snack?h('div',{className:'MuiSnackbar-root MuiSnackbar-anchorOriginBottomLeft',role:'presentation'},h('div',{role:'alert'},snack)):null)}
render();load();
/* consent */
if(!/OptanonAlertBoxClosed/.test(document.cookie))setTimeout(function(){var d=document.createElement('div');d.id='onetrust-consent-sdk';d.innerHTML='<div id="onetrust-banner-sdk" role="dialog" aria-modal="false" aria-label="Cookie banner" tabindex="0"><div><h2 id="onetrust-policy-title">We value your privacy</h2><p id="onetrust-policy-text">We use cookies to make our site work, to understand how it is used and for marketing. <a href="/cookies">Cookie policy</a></p></div><div id="onetrust-button-group"><button id="onetrust-pc-btn-handler">Cookie settings</button><button id="onetrust-reject-all-handler">Reject all</button><button id="onetrust-accept-btn-handler">Accept all cookies</button></div></div>';document.body.appendChild(d);d.addEventListener('click',function(e){if(e.target.tagName==='BUTTON'){document.cookie='OptanonAlertBoxClosed=1;path=/;max-age=31536000';d.remove()}})},900);
})();
