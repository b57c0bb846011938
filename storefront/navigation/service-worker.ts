import { type Locale, locales } from '#contract/locale.ts';
import { shop } from '#contract/shop.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';

/** The service worker at `/sw.js`. It shows an offline page if a page cannot be loaded; it caches nothing. */
export function serviceWorker(): string {
  const pages = Object.fromEntries(locales.map((locale) => [locale, offlinePage(locale)]));
  return `const pages=${JSON.stringify(pages)};
addEventListener("install",()=>skipWaiting());
addEventListener("activate",(event)=>event.waitUntil(Promise.all([registration.navigationPreload?.enable(),clients.claim()])));
addEventListener("fetch",(event)=>{
const {request}=event;
if(request.mode!=="navigate"||request.method!=="GET")return;
event.respondWith((async()=>{
try{
return (await event.preloadResponse)??(await fetch(request))
}catch{
const locale=/^\\/en(\\/|$)/.test(new URL(request.url).pathname)?"en":"th";
return new Response(pages[locale],{status:503,headers:{"content-type":"text/html; charset=utf-8","cache-control":"no-store"}})
}
})())
});
`;
}

/** Self-contained: no other file can be loaded offline. */
function offlinePage(locale: Locale): string {
  const title = m.offline_title({}, { locale });
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} | ${shop.name[locale]}</title>
<style>
body{display:grid;min-height:90vh;place-content:center;gap:16px;margin:24px;font:16px/1.6 system-ui,sans-serif;text-align:center}
h1,p{margin:0}
a{display:inline-block;padding:12px 24px;color:inherit}
</style>
<main>
<h1>${title}</h1>
<p>${m.offline_text({}, { locale })}</p>
<p><a href="">${m.error_try_again({}, { locale })}</a></p>
</main>
</html>
`;
}
