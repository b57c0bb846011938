/** Addresses of the modules that bring a page to life. */
export interface ScriptUrls {
  manifest: string;
  entry: string;
  /** By the id of the route, from the root to the page. */
  routes: Record<string, string>;
  /** What all of them import, so that it is loaded at once rather than one after the other. */
  imports: readonly string[];
}

/** The window's event once the page answers to its shopper. */
export const hydratedEvent = 'hydrated';

/** Milliseconds that the scripts wait for the main picture at most. */
const maxPictureWaitMs = 2000;

/**
 * An inline script that loads the page's modules once its main picture is painted, or as soon as the shopper touches
 * the page; the modules are those of the router's own `<Scripts>`. What is pressed too early, buttons and choices, is kept from
 * the page, which may be half alive and would act on it, too; it is pressed again in the same order when the page is alive, one
 * after the other, so that each sees what the one before did. What is pressed meanwhile waits for its turn.
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
const [control,checked]=pressed.shift();
if(checked!==undefined)control.checked=!checked;
again=true;
control.click();
again=false;
await new Promise((done)=>setTimeout(done))
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
