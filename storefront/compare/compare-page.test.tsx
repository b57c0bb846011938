import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { followPathLocale } from '#storefront/i18n/locale-strategy.ts';
import { paraglideMiddleware } from '#storefront/i18n/paraglide/server.js';
import type { PricedProduct } from './compare-head.tsx';
import { ComparePage } from './compare-page.tsx';

followPathLocale();

function product(productId: number, prices: readonly number[]): PricedProduct {
  const [price = 0] = prices;
  return {
    productId,
    productName: `Phone ${productId}`,
    slug: `phone-${productId}`,
    brand: { id: 1, value: 'acme', label: 'Acme' },
    image: '/images/phone.svg',
    variantCount: prices.length,
    priceRange: { min: Math.min(...prices), max: Math.max(...prices) },
    specification: [],
    attributes: [],
    stockAvailable: true,
    sellingPrice: price,
    regularPrice: undefined,
  } as unknown as PricedProduct;
}

async function renderPage(products: readonly PricedProduct[]): Promise<string> {
  const actions = { actionOf: () => null, onRemove: () => {}, onAdd: () => {}, onClear: () => {} };
  let html = '';
  await paraglideMiddleware(new Request('http://shop/en/product/compare'), () => {
    html = renderToStaticMarkup(<ComparePage products={products} addHref="/all" {...actions} />);
    return new Response();
  });
  return html;
}

test('products without a specification have no rows to count or to hide', async () => {
  const specification = [{ label: 'Weight', value: '200 g' }];
  const specified = { ...product(1, [900]), specification };
  expect(await renderPage([specified, product(2, [500])])).toContain('role="switch"');
  const html = await renderPage([product(1, [900]), product(2, [500])]);
  expect(html).not.toContain('role="switch"');
  expect(html).not.toContain('0 of 0');
});

test('a price that other variants exceed is shown as "from", as on the card', async () => {
  const html = await renderPage([product(1, [900, 1200]), product(2, [500, 500]), product(3, [700])]);
  const heads = [...html.matchAll(/<th [^>]*scope="col".*?<\/th>/g)].map(([head]) => head.replace(/<[^>]*>/g, ' '));
  expect(heads.map((head) => [/From/.test(head), head.match(/฿\S+/)?.[0]])).toEqual([
    [true, '฿900'],
    [false, '฿500'],
    [false, '฿700'],
  ]);
});
