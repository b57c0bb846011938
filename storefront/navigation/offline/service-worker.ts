import logo from '#brand/logo.svg?raw';
import { mailColours, pageColours } from '#contract/brand-colours.ts';
import type { Locale } from '#contract/locale.ts';
import { brand, shop } from '#contract/shop.ts';
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

/** Self-contained: no other file can be loaded offline. It looks like a page of the shop, in the fonts of the device. */
function offlinePage(locale: Locale): string {
  const title = m.offline_title({}, { locale });
  const name = shop.name[locale];
  const { withName, width } = shop.logo;
  const { ground, surface, ink, muted, line, button } = mailColours(brand.colours).light;
  const pressed = pageColours(brand.colours)['brand-strong'];
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} | ${name}</title>
<style>
*{box-sizing:border-box;margin:0;padding:0}
body{color:${ink};background:${ground};font:17px/1.6 "Noto Sans Thai",Thonburi,"Leelawadee UI",system-ui,sans-serif}
header{display:flex;align-items:center;justify-content:center;gap:10px;height:75px;padding-inline:max(16px,50% - 624px);background:${surface};border-bottom:1px solid ${line};font-size:24px;font-weight:700}
@media(min-width:64rem){header{justify-content:start}}
main{display:grid;gap:16px;max-width:560px;margin:32px auto;padding:0 16px}
.card{padding:24px;background:${surface};border-radius:12px}
h1{font-size:24px;line-height:1.4}
h2{font-size:17px}
p{margin-top:8px;color:${muted}}
a{color:inherit}
.button{display:inline-block;margin-top:20px;padding:8px 24px;color:${surface};background:${button};border-radius:8px;font-weight:600;text-decoration:none}
.button:hover,.button:active{background:${pressed}}
a:focus-visible{outline:2px solid ${button};outline-offset:2px}
ul{margin-top:8px;list-style:none}
li+li{border-top:1px solid ${line}}
li a{display:block;padding:10px 0;color:${button}}
section:not(:has(li)){display:none}
</style>
<header><img src="data:image/svg+xml,${encodeURIComponent(logo)}" alt="${withName ? '' : name}" width="${width}" height="36">${withName ? name : ''}</header>
<main>
<div class="card">
<h1>${title}</h1>
<p>${m.offline_text({}, { locale })}</p>
<a class="button" href="">${m.error_try_again({}, { locale })}</a>
</div>
<section class="card">
<h2>${m.offline_stored_pages({}, { locale })}</h2>
<ul>%LIST%</ul>
</section>
</main>
</html>
`;
}
