/* Self-Service Snippet: SUBSCRIPTIONS */
(function(){
'use strict';
var root=document.getElementById('abo-snippet'),A=null,flow={},uid=0;
function esc(s){return String(s==null?'':s).replace(/[&<>"]/g,function(c){return{'&':'&amp;','<':'&lt;','>':'&gt;','"':'&quot;'}[c]})}
function api(m,p,b){return fetch('/selfservice/v3/subscriptions'+p,{method:m,headers:{'Content-Type':'application/json'},body:b?JSON.stringify(b):undefined}).then(function(r){return r.json().then(function(j){if(!r.ok)throw new Error(j.error||'Es ist ein Fehler aufgetreten.');return j})})}
function btn(t,a,v,x){return '<button class="MuiButtonBase-root MuiButton-root MuiButton-'+(v||'text')+' MuiButton-'+(v||'text')+'Primary MuiButton-sizeMedium css-1ujsas3" tabindex="0" type="button" data-a="'+a+'"'+(x||'')+'>'+t+'<span class="MuiTouchRipple-root css-w0pj6f"></span></button>'}
function row(k,v){return '<div class="MuiGrid-root MuiGrid-item"><span class="MuiTypography-root MuiTypography-body2">'+k+'</span></div><div class="MuiGrid-root MuiGrid-item"><span class="MuiTypography-root MuiTypography-body1">'+v+'</span></div>'}
function render(){
  var g=A.state==='scheduled';
  var h='<div class="MuiBox-root css-0"><h2 class="MuiTypography-root MuiTypography-h5">Aktuelle Abos</h2><div class="MuiPaper-root MuiPaper-elevation1 MuiCard-root css-bhp9pd"><div class="MuiCardContent-root"><h3 class="MuiTypography-root MuiTypography-h6">'+esc(A.produkt)+'<span class="MuiChip-root '+(g?'MuiChip-colorWarning':'MuiChip-colorSuccess')+'"><span class="MuiChip-label">'+(g?'Gekündigt':'Aktiv')+'</span></span></h3>';
  if(g)h+='<div class="MuiPaper-root MuiAlert-root MuiAlert-standardWarning" role="alert"><div class="MuiAlert-message">Dein Abo ist gekündigt und endet am '+A.ende+'. Die Kündigung ist am '+esc(A.eingang)+' eingegangen (Vorgang '+A.vorgang+').</div></div>';
  h+='<div class="MuiGrid-root MuiGrid-container">'+row('Abonummer',A.abo)+row('Preis',A.preis+' '+A.turnus+(A.rabatt?' ('+esc(A.rabatt)+')':'')+', inkl. MwSt.')+row('Abgeschlossen am',A.start)+(g?row('Zugriff bis',A.ende):row('Nächste Abbuchung',A.naechste))+row('Zahlungsart',esc(A.zahlart))+'</div></div><div class="MuiCardActions-root MuiCardActions-spacing">'+
   (g?btn('Kündigung zurücknehmen','revoke','outlined'):btn('Abo wechseln','change')+btn('Zahlungsart ändern','pay')+btn('Rechnungen','bills')+btn('Abo kündigen','cancel'))+'</div></div>';
  if(A.pur)h+='<div class="MuiPaper-root MuiCard-root"><h3 class="MuiTypography-root MuiTypography-h6">halbfeld PUR<span class="MuiChip-root"><span class="MuiChip-label">Aktiv</span></span></h3><p>2,99 € monatlich</p></div>';
  h+='<h2 class="MuiTypography-root MuiTypography-h5">Beendete Abos</h2>'+A.alt.map(function(o){return '<div class="MuiPaper-root MuiCard-root css-bhp9pd"><h3 class="MuiTypography-root MuiTypography-h6">'+esc(o.produkt)+'<span class="MuiChip-root MuiChip-colorDefault"><span class="MuiChip-label">Beendet</span></span></h3><div class="MuiGrid-root MuiGrid-container">'+row('Abonummer',o.abo)+row('Beendet am',o.beendet)+'</div><div class="MuiCardActions-root"><a class="MuiButtonBase-root MuiButton-root MuiButton-text" href="/pur">Erneut abschließen</a></div></div>'}).join('')+'</div>';
  root.innerHTML=h;
}
function hide(on){[].forEach.call(document.body.children,function(c){if(c.classList.contains('MuiModal-root')||c.tagName==='SCRIPT')return;on?c.setAttribute('aria-hidden','true'):c.removeAttribute('aria-hidden')});document.body.style.overflow=on?'hidden':''}
function close(){var d=document.querySelectorAll('.MuiDialog-root');[].forEach.call(d,function(x){x.classList.remove('is-in');setTimeout(function(){x.remove()},220)});hide(false)}
function dialog(title,content,actions){
  var d=document.querySelector('.MuiDialog-root.is-in');
  var id=':r'+(++uid).toString(36)+':';
  var inner='<h2 class="MuiTypography-root MuiTypography-h6 MuiDialogTitle-root" id="'+id+'">'+title+'</h2><div class="MuiDialogContent-root">'+content+'</div><div class="MuiDialogActions-root MuiDialogActions-spacing">'+actions+'</div>';
  if(d){var p=d.querySelector('[role=dialog]');p.setAttribute('aria-labelledby',id);p.innerHTML=inner;return}
  d=document.createElement('div');d.setAttribute('role','presentation');d.className='MuiDialog-root MuiModal-root css-126xj0f';
  d.innerHTML='<div aria-hidden="true" class="MuiBackdrop-root MuiModal-backdrop"></div><div tabindex="-1" data-testid="sentinelStart"></div><div class="MuiDialog-container MuiDialog-scrollPaper" role="presentation" tabindex="-1"><div class="MuiPaper-root MuiPaper-elevation24 MuiDialog-paper" role="dialog" aria-modal="true" aria-labelledby="'+id+'">'+inner+'</div></div><div tabindex="-1" data-testid="sentinelEnd"></div>';
  document.body.appendChild(d);hide(true);requestAnimationFrame(function(){requestAnimationFrame(function(){d.classList.add('is-in')})});
}
function err(t){var c=document.querySelector('.MuiDialog-root.is-in .MuiDialogContent-root');if(!c)return;var e=c.querySelector('.MuiAlert-standardError');if(!e){e=document.createElement('div');e.className='MuiPaper-root MuiAlert-root MuiAlert-standardError';e.setAttribute('role','alert');c.appendChild(e)}e.textContent=t}
function s1(){
  var g=A.gruende.filter(function(x){return x[0]===flow.grund})[0];
  dialog('Abo kündigen','<p class="MuiDialogContentText-root">Schade, dass du halbfeld+ nicht mehr lesen möchtest. Bitte sag uns, warum du gehst und zu wann du kündigen möchtest.</p>'+
  '<div class="MuiFormControl-root MuiFormControl-fullWidth"><label class="MuiInputLabel-root MuiFormLabel-root" id="grund-label">Kündigungsgrund *</label><div class="MuiInputBase-root MuiOutlinedInput-root MuiSelect-root"><div tabindex="0" role="combobox" aria-controls=":menu:" aria-expanded="false" aria-haspopup="listbox" aria-labelledby="grund-label grund-select" id="grund-select" class="MuiSelect-select MuiSelect-outlined MuiInputBase-input" data-a="open">'+(g?esc(g[1]):'<span class="notranslate">&#8203;</span>')+'</div><input aria-hidden="true" tabindex="-1" class="MuiSelect-nativeInput" value="'+esc(flow.grund||'')+'"></div><p class="MuiFormHelperText-root Mui-error" id="grund-err" hidden>Bitte wähle einen Kündigungsgrund aus.</p></div>'+
  '<div class="MuiFormControl-root MuiTextField-root"><label class="MuiInputLabel-root MuiFormLabel-root" for="kom">Möchtest du uns noch etwas mitteilen? (optional)</label><textarea id="kom" rows="2" class="MuiInputBase-input" maxlength="1000">'+esc(flow.kommentar||'')+'</textarea></div>'+
  '<fieldset class="MuiFormControl-root" style="border:0;padding:0"><legend class="MuiFormLabel-root" id="term">Kündigungstermin</legend><div class="MuiFormGroup-root MuiRadioGroup-root" role="radiogroup" aria-labelledby="term"><label class="MuiFormControlLabel-root"><span class="MuiButtonBase-root MuiRadio-root"><input class="PrivateSwitchBase-input" type="radio" name="termin" value="naechst"'+(flow.termin==='wunsch'?'':' checked')+'></span><span class="MuiTypography-root MuiFormControlLabel-label">Nächstmöglicher Termin ('+A.naechste+')</span></label><label class="MuiFormControlLabel-root"><span class="MuiButtonBase-root MuiRadio-root"><input class="PrivateSwitchBase-input" type="radio" name="termin" value="wunsch"'+(flow.termin==='wunsch'?' checked':'')+'></span><span class="MuiTypography-root MuiFormControlLabel-label">Späterer Wunschtermin</span></label></div><div class="MuiTextField-root" id="wunsch"'+(flow.termin==='wunsch'?'':' hidden')+'><input type="date" aria-label="Wunschtermin" min="'+A.naechste_iso+'" value="'+esc(flow.datum||'')+'"></div></fieldset>',
  btn('Abbrechen','close')+btn('Weiter','to2','contained'));
}
function s2(){dialog('Bleib am Ball: 3 Monate für je 1,99 €','<p class="MuiDialogContentText-root">Wir möchten dich gerne behalten! Lies halbfeld+ die nächsten drei Monate zum halben Preis. Danach zahlst du wieder 3,99 € pro Monat und kannst weiterhin monatlich kündigen.</p><ul style="list-style:disc;padding-left:20px"><li>Alle Noten und Analysen</li><li>Exklusive Interviews</li><li>Das eMagazine am Vorabend</li></ul>',btn('Nein danke, weiter kündigen','to3')+btn('Angebot annehmen','keep','contained'))}
function s3(){
  var g=A.gruende.filter(function(x){return x[0]===flow.grund})[0],t=flow.termin==='wunsch'?flow.datum.split('-').reverse().join('.'):A.naechste;
  dialog('Kündigung bestätigen','<p class="MuiDialogContentText-root">Bitte prüfe deine Angaben. Nach der Kündigung kannst du halbfeld+ noch bis zum Ende der Laufzeit nutzen.</p><div class="MuiGrid-root MuiGrid-container">'+row('Abo',esc(A.produkt))+row('Abonummer',A.abo)+row('Kündigung zum',t)+row('Grund',esc(g[1]))+row('Bestätigung an',esc(A.email))+'</div>',btn('Zurück','to1')+btn('Jetzt kündigen','go','contained'));
}
function s4(){dialog('Deine Kündigung ist eingegangen','<div class="MuiPaper-root MuiAlert-root MuiAlert-standardSuccess" role="alert"><div class="MuiAlert-message">Wir haben deine Kündigung am '+esc(A.eingang)+' erhalten. Dein Abo endet am <b>'+A.ende+'</b>.</div></div><p>Vorgangsnummer: '+A.vorgang+'. Eine Bestätigung ist an '+esc(A.email)+' unterwegs.</p>',btn('Schließen','close','contained'))}
function run(b,p){b.classList.add('Mui-disabled');b.disabled=true;return p.then(function(j){A=j;render()}).catch(function(e){b.classList.remove('Mui-disabled');b.disabled=false;err(e.message);throw e})}
function keep(){var k=document.getElementById('kom'),r=document.querySelector('[name=termin]:checked'),w=document.querySelector('#wunsch input');if(k)flow.kommentar=k.value;if(r)flow.termin=r.value;if(w)flow.datum=w.value}
function menu(el){
  keep();var r=el.getBoundingClientRect(),m=document.createElement('div');m.setAttribute('role','presentation');m.className='MuiPopover-root MuiMenu-root MuiModal-root';
  m.innerHTML='<div aria-hidden="true" class="MuiBackdrop-root MuiBackdrop-invisible MuiModal-backdrop" data-a="unmenu"></div><div class="MuiPaper-root MuiPopover-paper MuiMenu-paper" style="left:'+r.left+'px;top:'+Math.min(r.top,innerHeight-330)+'px;min-width:'+r.width+'px"><ul class="MuiList-root MuiMenu-list" role="listbox" aria-labelledby="grund-label" id=":menu:" tabindex="-1">'+A.gruende.map(function(g){return '<li class="MuiButtonBase-root MuiMenuItem-root" tabindex="0" role="option" aria-selected="'+(g[0]===flow.grund)+'" data-value="'+g[0]+'" data-a="opt">'+esc(g[1])+'</li>'}).join('')+'</ul></div>';
  document.body.appendChild(m);el.setAttribute('aria-expanded','true');document.querySelector('.MuiDialog-root').setAttribute('aria-hidden','true');m.querySelector('li').focus();
}
function unmenu(){var m=document.querySelector('.MuiMenu-root');m&&m.remove();var d=document.querySelector('.MuiDialog-root');d&&d.removeAttribute('aria-hidden');var s=document.getElementById('grund-select');if(s){s.setAttribute('aria-expanded','false');s.focus()}}
var ACT={
  cancel:function(){flow={termin:'naechst'};s1()},close:close,
  to1:s1,to2:function(){keep();if(!flow.grund){document.getElementById('grund-err').hidden=false;return}if(flow.termin==='wunsch'&&!flow.datum){err('Bitte wähle ein Datum.');return}A.rabatt?s3():s2()},
  to3:s3,
  keep:function(b){run(b,api('POST','/'+A.abo+'/retention',{angebot:'HALB3'})).then(function(){dialog('Schön, dass du bleibst!','<p>Dein Angebot ist aktiviert. Die nächsten drei Monate zahlst du je 1,99 €.</p>',btn('Schließen','close','contained'))}).catch(function(){})},
  go:function(b){run(b,api('POST','/'+A.abo+'/cancel',flow)).then(s4).catch(function(){})},
  revoke:function(){dialog('Kündigung zurücknehmen','<p>Möchtest du halbfeld+ weiterlesen? Dein Abo läuft dann zu den bisherigen Bedingungen weiter.</p>',btn('Abbrechen','close')+btn('Abo fortsetzen','revokego','contained'))},
  revokego:function(b){run(b,api('POST','/'+A.abo+'/revoke')).then(close).catch(function(){})},
  change:function(){location.href='/plus/wechseln'},
  pay:function(){dialog('Zahlungsart ändern','<div class="MuiTextField-root"><label class="MuiFormLabel-root" for="iban">IBAN</label><input id="iban"></div>',btn('Abbrechen','close')+btn('SEPA-Lastschrift verwenden','paygo','contained'))},
  paygo:function(b){run(b,api('POST','/'+A.abo+'/payment',{iban:document.getElementById('iban').value})).then(close).catch(function(){})},
  bills:function(){dialog('Rechnungen','<p>Rechnung 2026-11: 3,99 €</p><p>Rechnung 2026-10: 3,99 €</p>',btn('Schließen','close'))},
  open:menu,unmenu:unmenu,opt:function(b){flow.grund=b.getAttribute('data-value');unmenu();s1();document.getElementById('grund-select').focus()}
};
document.addEventListener('mousedown',function(e){var b=e.target.closest('[data-a=open]');if(b&&e.button===0){e.preventDefault();menu(b)}});
document.addEventListener('click',function(e){var b=e.target.closest('[data-a]');if(!b||b.disabled)return;var a=b.getAttribute('data-a');if(a!=='open')ACT[a](b)});
document.addEventListener('keydown',function(e){var t=e.target;if(t.getAttribute&&/^(open|opt)$/.test(t.getAttribute('data-a'))&&(e.key==='Enter'||e.key===' '||(e.key==='ArrowDown'&&t.getAttribute('data-a')==='open'))){e.preventDefault();ACT[t.getAttribute('data-a')](t)}else if(/^Arrow/.test(e.key)&&t.getAttribute('role')==='option'){e.preventDefault();var n=e.key==='ArrowDown'?t.nextElementSibling:t.previousElementSibling;n&&n.focus()}else if(e.key==='Escape'){document.querySelector('.MuiMenu-root')?unmenu():close()}});
document.addEventListener('change',function(e){if(e.target.name==='termin'){flow.termin=e.target.value;document.getElementById('wunsch').hidden=e.target.value!=='wunsch'}});
api('GET','').then(function(j){A=j;render()}).catch(function(){root.innerHTML='<div class="MuiAlert-root MuiAlert-standardError">Deine Abos konnten nicht geladen werden.</div>'});
})();
