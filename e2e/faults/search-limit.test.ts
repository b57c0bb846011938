import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ShopProcess, shopEnvironment, startShop } from './shop-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'saifah-search-limit-'));
let shop: ShopProcess;
beforeAll(async () => {
  const settings = { EMBEDDED_DB: 'allow', DATA_FOLDER: folder, RATE_LIMITS: 'on', TRUST_PROXY: 'on' };
  shop = await startShop(await shopEnvironment(settings));
});
afterAll(async () => {
  await shop?.stop('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, address: string) =>
  fetch(`${shop.origin}${path}`, { headers: { 'x-forwarded-for': address } });

it('pages of search results count as searches of who asks for them, who is shown a page that says so', async () => {
  const [busy, other] = ['203.0.113.7', '203.0.113.8'];
  expect((await get('/product-category', other)).status).toBe(200);
  expect((await get('/en/product-category?query=first', busy)).status).toBe(200);
  for (let searches = 1; searches < 300; searches += 1)
    expect((await get('/search/api/en/products?query=next', busy)).status).toBe(200);

  for (const [path, message] of [
    ['/product-category?query=again', 'มีการเรียกใช้บ่อยเกินไป กรุณารอสักครู่แล้วลองใหม่'],
    ['/en/product-category?query=again', 'Too many attempts. Please wait a moment and try again.'],
  ] as const) {
    const page = await get(path, busy);
    expect([path, page.status]).toEqual([path, 429]);
    const seconds = Number(page.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(page.headers.get('cache-control')).toBe('no-store');
    const html = await page.text();
    expect(html).toContain(message);
    expect(html).toContain('<header');
    expect(html).toContain('<footer');
  }
  expect((await get('/en/product-category.data?query=again', busy)).status).toBe(429);
  expect((await get('/search/api/en/products?query=again', busy)).status).toBe(429);

  expect((await get('/en/product-category?query=again', other)).status).toBe(200);
  // Pages that need no search, and those in the page cache.
  expect((await get('/en/help-contact-us', busy)).status).toBe(200);
});
