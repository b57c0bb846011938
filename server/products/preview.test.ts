import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { previewKey } from '../preview-key.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { createTestShop, failureOf } from '../testing/test-shop.ts';
import { previewCommand } from './commands.ts';

const shop = await createTestShop();
const start = shop.clock();
const read = (id: number, query: Record<string, string>) =>
  shop.app.inject({ url: `/pim/api/products/${id}`, query, headers: { 'accept-language': 'en' } });
const notFound = { status: 404, code: 'product_not_found' };

/** The output of the command. */
async function linkFor(...args: string[]): Promise<string> {
  let printed = '';
  const output = new Writable({
    write(chunk, _encoding, done) {
      printed += chunk;
      done();
    },
  });
  const command = previewCommand({ withContext: (work) => work(shop), output }).exitOverride();
  await command.configureOutput({ writeErr: () => undefined }).parseAsync(args, { from: 'user' });
  return printed;
}

describe('a product that is not visible', () => {
  test('is shown to everybody with the link of the command, by any of its ids, and is never cached', async () => {
    const { productId, skuId, slug } = await createProduct(shop, { name: 'Secret Lamp', visible: false });
    const link = new URL(await linkFor(String(skuId)));
    expect([link.origin, link.pathname]).toEqual([shop.settings.origin, `/product/${slug}`]);
    for (const id of [productId, skuId]) {
      const response = await read(id, Object.fromEntries(link.searchParams));
      expect(response.statusCode).toBe(200);
      expect(response.json().data).toMatchObject({ productId, productName: 'Secret Lamp' });
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });

  test('is not found without a valid key', async () => {
    const { productId } = await createProduct(shop, { visible: false });
    const other = await createProduct(shop, { visible: false });
    const key = previewKey(shop, `product ${productId}`);
    const [expiresAt = '', signature = ''] = key.split('.');
    const tries: Record<string, string>[] = [
      {},
      { preview: 'true' },
      { previewKey: key },
      { preview: 'false', previewKey: key },
      { preview: 'true', previewKey: '' },
      { preview: 'true', previewKey: previewKey(shop, `product ${other.productId}`) },
      { preview: 'true', previewKey: `${Number(expiresAt) + 1}.${signature}` },
      { preview: 'true', previewKey: `${expiresAt}.${'A'.repeat(43)}` },
      { preview: 'true', previewKey: 'x'.repeat(2000) },
    ];
    for (const query of tries) expect([query, failureOf(await read(productId, query))]).toEqual([query, notFound]);
    expect((await read(productId, { preview: 'true', previewKey: key })).statusCode).toBe(200);
  });

  test('is hidden again when the link is a week old', async () => {
    const { productId } = await createProduct(shop, { visible: false });
    const query = { preview: 'true', previewKey: previewKey(shop, `product ${productId}`) };
    const week = 7 * 86_400_000;
    shop.setClock(new Date(start.getTime() + week - 1000));
    expect((await read(productId, query)).statusCode).toBe(200);
    shop.setClock(new Date(start.getTime() + week));
    expect(failureOf(await read(productId, query))).toEqual(notFound);
    shop.setClock(start);
  });
});

test('a product that is visible is shown with any key, and is not cached with one', async () => {
  const { productId } = await createProduct(shop);
  const response = await read(productId, { preview: 'true', previewKey: 'none' });
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
  expect((await read(productId, {})).headers['cache-control']).toBeUndefined();
});

test('a preview of an unknown product is refused', async () => {
  await expect(linkFor('1999999')).rejects.toThrow('There is no product 1999999 with SKUs.');
  await expect(linkFor('lamp')).rejects.toThrow('It must be the id of a product or SKU.');
});
