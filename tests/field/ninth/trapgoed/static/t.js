const d=document.getElementById('headlessui-disclosure-button-4');
if(d)d.addEventListener('click',()=>{const p=document.getElementById('headlessui-disclosure-panel-5');p.hidden=!p.hidden;d.setAttribute('aria-expanded',String(!p.hidden))});
const r=document.getElementById('reden');
if(r)r.querySelectorAll('[data-reason]').forEach(x=>{const pick=()=>{if(r.reden.value!=='')return;r.querySelectorAll('[data-reason]').forEach(y=>y.setAttribute('aria-checked',String(y===x)));r.reden.value=x.dataset.reason;setTimeout(()=>r.submit(),350)};x.addEventListener('click',pick);x.addEventListener('keydown',e=>{if(e.key===' '||e.key==='Enter'){e.preventDefault();pick()}})});
const i=document.getElementById('inlever');
if(i)i.querySelectorAll('[data-slot]').forEach(b=>b.addEventListener('click',()=>{i.querySelectorAll('.slot').forEach(y=>{y.classList.toggle('slot--on',y===b);y.setAttribute('aria-pressed',String(y===b))});i.moment.value=b.dataset.slot;i.querySelector('.btn-brand').disabled=false}));
const s=document.getElementById('slot');
if(s){const k=s.querySelector('.btn-dark');s.akkoord.addEventListener('change',()=>{k.disabled=!s.akkoord.checked});s.addEventListener('submit',()=>setTimeout(()=>{k.disabled=true},0))}
addEventListener('pageshow',e=>{if(e.persisted)location.reload()});
