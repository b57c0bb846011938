import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Client } from '#contract/client.ts';
import { RecordedCachePolicy } from '#storefront/request/cache-policy.ts';
import { apiContext, cachePolicyContext, logContext } from '#storefront/request/request-context.ts';
import { loader as page } from './help-page-route.tsx';

const card = {
  ...{ productId: 7, productName: 'Good Phone', price: 100, isSpecialPrice: false, specialPrice: null, flashsales: [] },
  ...{ brand: { id: 1, value: 'good', label: 'Good' }, priceRange: { min: 90, max: 100 }, installmentFlag: true },
};
const responses: Record<string, unknown> = {
  'GET /pagerender/content/faq/{slug}': {
    slug: 'warranty',
    blocks: [{ id: 'phones', type: 'product_row', data: { title: 'Covered', link: null, products: [card] } }],
    changesAt: null,
  },
  'GET /pagerender/content/faq-menus': [],
};

async function open<Args, Data>(loader: (args: Args) => Promise<Data>, path: string) {
  const cachePolicy = new RecordedCachePolicy();
  const context = new RouterContextProvider();
  context.set(apiContext, (async (key: string) => ({ ok: true, data: responses[key] })) as unknown as Client);
  context.set(cachePolicyContext, cachePolicy);
  context.set(logContext, { warn: () => {}, error: () => {} });
  const url = new URL(path, 'http://shop');
  return { data: await loader({ params: { slug: 'warranty' }, url, context } as Args), cachePolicy };
}

test('a help page sends only the fields of products that it shows', async () => {
  const { data, cachePolicy } = await open(page, '/help/warranty');
  const [block] = data.page.blocks;
  expect(block).toMatchObject({
    type: 'product_row',
    data: { products: [{ productId: 7, brand: { label: 'Good' } }] },
  });
  expect(JSON.stringify(block)).not.toMatch(/installmentFlag|"value":"good"|"min"/);
  expect(cachePolicy.cacheable).toBe(true);
});
