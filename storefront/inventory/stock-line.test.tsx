import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { followPathLocale } from '#storefront/i18n/locale-strategy.ts';
import { paraglideMiddleware } from '#storefront/i18n/paraglide/server.js';
import { StockLine } from './stock-line.tsx';

followPathLocale();

/** The text for that stock, on a page of that path. */
async function lineAt(path: string, quantity: number) {
  let html = '';
  await paraglideMiddleware(new Request(`http://shop${path}`), () => {
    html = renderToStaticMarkup(<StockLine stock={{ state: 'low', quantity }} />);
    return new Response();
  });
  return html.replace(/<[^>]*>/g, '');
}

test('low stock is counted, with singular and plural', async () => {
  expect([await lineAt('/en', 1), await lineAt('/en', 3)]).toEqual(['1 item left', '3 items left']);
  expect([await lineAt('/', 1), await lineAt('/', 3)]).toEqual(['เหลือ 1 ชิ้น', 'เหลือ 3 ชิ้น']);
});
