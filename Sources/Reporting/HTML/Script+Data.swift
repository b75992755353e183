/// What the page can do beyond reading, where scripts run.
enum Script {
  /// Sets the reader's own theme before the first paint.
  static let beforePaint = #"""
    (()=>{let t=null;try{t=localStorage.getItem('largeprint-theme')}catch(e){}
    if(t=='light'||t=='dark')document.documentElement.dataset.theme=t})()
    """#

  /// Theme, filter, keys, and links that choose a size.
  static let text = #"""
    (()=>{'use strict';
    const root=document.documentElement,$=(s,r=document)=>r.querySelector(s),
    $$=(s,r=document)=>[...r.querySelectorAll(s)];
    root.classList.add('on');
    const keep=(k,v)=>{try{if(v==null)return localStorage.getItem(k);localStorage.setItem(k,v)}catch(e){return null}};
    const live=$('#live'),say=t=>{live.textContent=t};
    /* theme */
    const button=$('#theme'),modes=['auto','light','dark'];
    let mode=root.dataset.theme||'auto';
    const names={auto:['◐','Auto'],light:['○','Light'],dark:['●','Dark']};
    function theme(m){mode=m;
     if(m=='auto')delete root.dataset.theme;else root.dataset.theme=m;
     button.textContent='';
     const i=document.createElement('span');i.setAttribute('aria-hidden','true');i.textContent=names[m][0];
     const h=document.createElement('span');h.className='vh';h.textContent='Theme: ';
     button.append(i,h,names[m][1]);keep('largeprint-theme',m)}
    theme(mode);
    const next=()=>theme(modes[(modes.indexOf(mode)+1)%3]);
    button.addEventListener('click',next);
    /* sizes */
    const order=p=>$$(':scope>input',p);
    function step(pick,by){const r=order(pick),i=r.findIndex(x=>x.checked),n=Math.max(0,Math.min(r.length-1,i+by));
     if(r[n]){r[n].checked=true;const l=$('label[for="'+r[n].id+'"]');if(l)say(l.textContent.trim())}}
    function open(el){for(let d=el&&el.closest('details');d;d=d.parentElement&&d.parentElement.closest('details'))d.open=true}
    document.addEventListener('click',e=>{const a=e.target.closest&&e.target.closest('#matrix a');if(!a)return;
     const r=document.getElementById(a.dataset.at);if(r){r.checked=true;open(r)}});
    const route=()=>{const el=location.hash.length>1&&document.getElementById(decodeURIComponent(location.hash.slice(1)));
     if(el&&el.closest('details')){open(el);el.scrollIntoView()}};
    addEventListener('hashchange',route);route();
    /* filter */
    const box=$('#q'),rows=$$('#matrix tr.r,.fl>li,.card,.rest li');
    const words=new Map();
    const text=el=>{if(!words.has(el))words.set(el,(el.matches('.card')?$('header',el).textContent+' '+$$('.tq,.rule',el).map(x=>x.textContent).join(' '):el.textContent).toLowerCase());return words.get(el)};
    let timer;
    function filter(){const t=box.value.toLowerCase().split(/\s+/).filter(Boolean);let n=0;
     for(const el of rows){el.hidden=!t.every(w=>w[0]=='!'?!text(el).includes(w.slice(1)):text(el).includes(w));
      if(!el.hidden&&el.matches('.card'))n++}
     for(const b of $$('#matrix tbody'))b.hidden=!$$('tr.r',b).some(r=>!r.hidden);
     if(t.length)for(const d of $$('details.rest'))if($$('li',d).some(l=>!l.hidden))d.open=true;
     say(t.length?'Drawn controls that match: '+n:'')}
    box.addEventListener('input',()=>{clearTimeout(timer);timer=setTimeout(filter,80)});
    $('#qf').addEventListener('submit',e=>e.preventDefault());
    /* keys */
    const keys=$('#keys');keys.checked=keep('largeprint-keys')!='off';
    keys.addEventListener('change',()=>keep('largeprint-keys',keys.checked?'on':'off'));
    const cards=()=>$$('.card').filter(c=>!c.hidden);
    const here=()=>{const f=document.activeElement&&document.activeElement.closest('.card,.hero');
     return f||$$('.hero,.card').find(c=>!c.hidden&&c.getBoundingClientRect().bottom>140)||$('.hero')};
    function go(by){const c=cards();if(!c.length)return;const now=c.indexOf(document.activeElement&&document.activeElement.closest('.card'));
     const el=c[now<0?(by>0?0:c.length-1):Math.max(0,Math.min(c.length-1,now+by))];
     el.scrollIntoView();const a=$('h3 a',el);if(a)a.focus({preventScroll:true})}
    document.addEventListener('keydown',e=>{if(e.ctrlKey||e.metaKey||e.altKey)return;
     if(e.target==box){if(e.key=='Escape')box.blur();return}
     if(!keys.checked||e.target.matches('textarea,select'))return;
     const el=here(),pick=el&&(el.matches('.pick')?el:$('.pick',el));
     switch(e.key){case'j':go(1);break;case'k':go(-1);break;case't':next();break;
      case'[':if(pick)step(pick,-1);break;case']':if(pick)step(pick,1);break;
      case'/':e.preventDefault();box.focus();box.select();break}});
    addEventListener('beforeprint',()=>$$('details').forEach(d=>{d.dataset.was=d.open?1:'';d.open=true}));
    addEventListener('afterprint',()=>$$('details').forEach(d=>{d.open=!!d.dataset.was}));
    })()
    """#
}
