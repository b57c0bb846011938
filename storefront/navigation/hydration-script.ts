/** URLs of the modules that hydrate a page. */
export interface ScriptUrls {
  manifest: string;
  entry: string;
  /** By route id, from the root to the page. */
  routes: Record<string, string>;
  /** Imports of all of them, preloaded in parallel. */
  imports: readonly string[];
}

/** Dispatched on `window` once the page is hydrated. */
export const hydratedEvent = 'hydrated';

/** Longest time the scripts wait for the main picture. */
const maxPictureWaitMs = 2000;

/**
 * An inline script that loads the page's modules once its main picture is painted, or on the first interaction; the
 * modules are those of the router's own `<Scripts>`. They are requested in one task and run from another, which also does what
 * the router's history would begin with (each takes some milliseconds). Presses on buttons and inputs before hydration are held back from
 * the partly hydrated page and replayed in order afterwards, each in a task of its own: it sees the effect of the one
 * before, and React can hydrate the part of the page that it presses: the `pointerup` makes it do so before a checkbox
 * changes, which it would not notice otherwise. Presses during the replay are appended.
 */
export function hydrationScript({ manifest, entry, routes, imports }: ScriptUrls): string {
  const modules = [manifest, ...Object.values(routes)];
  const preloads = [...new Set([...modules, entry, ...imports])];
  return `(()=>{
let started,again;
const pressed=[];
const start=()=>{
if(started)return;
started=true;
for(const href of ${JSON.stringify(preloads)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
setTimeout(run)
};
const run=()=>{
if(history.state?.idx==null)history.replaceState({...history.state,idx:0},"");
Promise.all(${JSON.stringify(modules)}.map((path)=>import(path))).then(([,...routes])=>{
window.__reactRouterRouteModules=Object.fromEntries(${JSON.stringify(Object.keys(routes))}.map((id,index)=>[id,routes[index]]));
return import(${JSON.stringify(entry)})
})
};
const press=(event)=>{
if(again)return;
const control=event.target.closest('button[type="button"],input[type="radio"],input[type="checkbox"]');
if(!control)return;
event.stopImmediatePropagation();
pressed.push([control,control.checked])
};
addEventListener("click",press,{capture:true});
addEventListener("${hydratedEvent}",async()=>{
while(pressed.length>0){
await new Promise((done)=>setTimeout(done));
const [control,checked]=pressed.shift();
control.dispatchEvent(new Event("pointerup",{bubbles:true}));
if(checked!==undefined)control.checked=!checked;
again=true;
control.click();
again=false
}
removeEventListener("click",press,{capture:true})
},{once:true});
for(const type of ["pointerdown","keydown","focusin"])addEventListener(type,start,{capture:true,once:true});
const picture=document.querySelector('img[fetchpriority="high"]');
const loaded=new Promise((done)=>{
if(!picture||picture.complete)done();
else for(const type of ["load","error"])picture.addEventListener(type,done)
});
const painted=new Promise((done)=>{
new PerformanceObserver((list)=>{if(list.getEntriesByName("first-contentful-paint").length>0)done()}).observe({type:"paint",buffered:true})
});
Promise.all([painted,loaded]).then(()=>requestAnimationFrame(()=>setTimeout(start)));
setTimeout(start,${maxPictureWaitMs})
})()`;
}
