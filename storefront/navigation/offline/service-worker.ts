import type { Locale } from '#contract/locale.ts';
import { shop } from '#contract/shop.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { worker } from './worker.ts';

/**
 * The script at `/sw.js`.
 *
 * @param version of the build
 */
export function serviceWorker(version: string): string {
  const options = { version, offlinePages: { th: offlinePage('th'), en: offlinePage('en') } };
  return `(${worker})(self,${JSON.stringify(options)});\n`;
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
body{display:grid;min-height:90vh;place-content:center;justify-items:center;gap:16px;margin:24px;font:16px/1.6 system-ui,sans-serif;text-align:center}
main{display:grid;gap:16px;max-width:32rem}
h1,h2,p,ul{margin:0;padding:0}
h1{font-size:24px}
h2{font-size:16px}
ul{list-style:none;text-align:start}
a{display:inline-block;padding:10px 24px;color:inherit}
li a{padding:10px 0}
section:not(:has(li)){display:none}
</style>
<main>
<h1>${title}</h1>
<p>${m.offline_text({}, { locale })}</p>
<p><a href="">${m.error_try_again({}, { locale })}</a></p>
<section>
<h2>${m.offline_stored_pages({}, { locale })}</h2>
<ul>%LIST%</ul>
</section>
</main>
</html>
`;
}
