import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Client } from '#contract/client.ts';
import { RecordedCachePolicy } from '#storefront/request/cache-policy.ts';
import { apiContext, cachePolicyContext, logContext } from '#storefront/request/request-context.ts';
import { loader as list } from './help-list-route.tsx';
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
  'GET /utils/api/help-information/search': [{ slug: 'warranty', title: 'Warranty' }],
  'GET /utils/api/link': null,
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

test('the help is cached, a search in it is not: any number of them could fill the cache', async () => {
  expect((await open(list, '/help')).cachePolicy.cacheable).toBe(true);
  const { data, cachePolicy } = await open(list, '/help?search=warranty');
  expect(data).toMatchObject({ search: 'warranty', found: [{ slug: 'warranty' }] });
  expect(cachePolicy.cacheable).toBe(false);
});
