import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { previewKey } from '../preview-key.ts';
import { deriveSecrets } from '../secrets.ts';
import { storeStartedServer } from '../started-server.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { createTestShop, failureOf, type TestShop } from '../testing/test-shop.ts';
import { previewCommand } from './commands.ts';

const shop = await createTestShop();
const start = shop.clock();
const read = (id: number, query: Record<string, string>) =>
  shop.app.inject({ url: `/pim/api/products/${id}`, query, headers: { 'accept-language': 'en' } });
const notFound = { status: 404, code: 'product_not_found' };

/** What the command prints, by default on the server's machine. */
async function run(args: string[], context: TestShop = shop): Promise<{ link: string; notes: string }> {
  const printed = { link: '', notes: '' };
  const writeTo = (part: keyof typeof printed) =>
    new Writable({
      write(chunk, _encoding, done) {
        printed[part] += chunk;
        done();
      },
    });
  const cli = {
    withContext: <T>(work: (context: TestShop) => Promise<T>) => work(context),
    output: writeTo('link'),
    errors: writeTo('notes'),
  };
  const command = previewCommand(cli).exitOverride();
  await command.configureOutput({ writeErr: () => undefined }).parseAsync(args, { from: 'user' });
  return printed;
}

const linkFor = async (...args: string[]) => (await run(args)).link;

describe('a product that is not visible', () => {
  test('is shown to everybody with the link of the command, by any of its ids, and is never cached', async () => {
    const { productId, skuId, slug } = await createProduct(shop, { name: 'Secret Lamp', visible: false });
    const link = new URL(await linkFor(String(skuId)));
    expect([link.origin, link.pathname]).toEqual([shop.settings.origin, `/product/${slug}`]);
    for (const id of [productId, skuId]) {
      const response = await read(id, Object.fromEntries(link.searchParams));
      expect(response.statusCode).toBe(200);
      expect(response.json().data).toMatchObject({ productId: id, productName: 'Secret Lamp' });
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

describe('the command', () => {
  const startServer = (origin: string) => storeStartedServer({ ...shop, settings: { ...shop.settings, origin } });

  test('says that no server has started yet', async () => {
    const { productId } = await createProduct(shop, { visible: false });
    await shop.db.deleteFrom('started_server').execute();
    expect((await run([String(productId)])).notes).toContain('No server has started yet');
  });

  test("prints a link to the server's origin, and says that it is another one than here", async () => {
    const { productId } = await createProduct(shop, { visible: false });
    await startServer('https://shop.example');
    const { link, notes } = await run([String(productId)]);
    expect(link).toMatch(/^https:\/\/shop\.example\/product\//);
    expect(notes).toBe(`The link has the ORIGIN of the server, not ${shop.settings.origin}.\n`);
  });

  test('says that a link to localhost opens on this machine only', async () => {
    const { productId } = await createProduct(shop, { visible: false });
    await startServer('http://localhost:3000');
    expect((await run([String(productId)])).notes).toBe(
      'The link opens on this machine only: ORIGIN of the server is http://localhost:3000.\n',
    );
  });

  test('prints no link where the server has another secret', async () => {
    const { productId } = await createProduct(shop, { visible: false });
    await startServer('https://shop.example');
    const elsewhere = { ...shop, secretFor: deriveSecrets({ tokenSecret: 'x'.repeat(32), dataFolder: '' }) };
    await expect(run([String(productId)], elsewhere)).rejects.toThrow("set the server's TOKEN_SECRET");
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
