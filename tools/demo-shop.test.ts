import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { demoCustomer } from '#contract/shop.ts';
import { seedDemoCustomer } from '#seed/demo-customer.ts';
import { insertOrUpdate } from '#seed/insert-or-update.ts';
import { demoRows } from '#seed/rows.ts';
import { transaction } from '#server/db/database.ts';
import { reindex } from '#server/search/search.ts';
import { createProduct } from '#server/testing/catalogue-factory.ts';
import { createTestShop } from '#server/testing/test-shop.ts';
import { demoLock, growToDemoShop, NotTheDemoShop, printWelcome, seedWhenEmpty } from './demo-shop.ts';

const merchant = await createTestShop();
const shop = await createTestShop();
const written: string[] = [];
beforeEach(() => {
  written.splice(0);
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
});

const countProducts = async ({ db }: Awaited<ReturnType<typeof createTestShop>>) =>
  (await db.selectFrom('products').select('product_id').execute()).length;

it("writes nothing into a merchant's shop, and says that it is none of the demo's", async () => {
  await createProduct(merchant);
  await expect(growToDemoShop(merchant, undefined)).rejects.toThrow(NotTheDemoShop);
  await expect(growToDemoShop(merchant, 500)).rejects.toThrow(
    "None of this shop's products is the demo's: nothing was written",
  );
  expect(await countProducts(merchant)).toBe(1);
  expect(existsSync(join(merchant.settings.dataFolder, 'images'))).toBe(false);
});

it('does nothing when all of the products are there and indexed', async () => {
  const rows = demoRows(shop.clock());
  const products = rows.products.slice(0, 5);
  const skus = rows.skus.filter((sku) => products.some(({ product_id }) => product_id === sku.product_id));
  const stocks = rows.stocks.filter((stock) => skus.some(({ sku_id }) => sku_id === stock.sku_id));
  await transaction(shop.db, async (tx) => {
    await insertOrUpdate(tx, 'brands', ['brand_id'], rows.brands);
    await insertOrUpdate(tx, 'categories', ['category_id'], rows.categories);
    await insertOrUpdate(tx, 'products', ['product_id'], products);
    await insertOrUpdate(tx, 'skus', ['sku_id'], skus);
    await insertOrUpdate(tx, 'stocks', ['sku_id'], stocks);
  });
  await reindex(shop);
  const state = () => shop.db.selectFrom('search_state').selectAll().execute();
  const before = await state();
  await growToDemoShop(shop, 5);
  expect(written).toEqual(['The shop has 5 products already.\n']);
  expect(existsSync(join(shop.settings.dataFolder, 'images'))).toBe(false);
  expect(await state()).toEqual(before);
});

it.runIf(shop.database.kind === 'postgres').each([
  { command: '`seed`', run: () => growToDemoShop(shop, 5) },
  { command: '`npm start`', run: () => seedWhenEmpty(shop) },
])('$command waits until another process has written the demo, and says so', async ({ run }) => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const ended = vi.fn();
  const waiting = await shop.database.withLock(demoLock, async () => {
    const running = run().then(ended);
    await vi.waitFor(
      () =>
        expect(said).toHaveBeenCalledWith('Another process fills this shop with the demo: waiting for it to end.\n'),
      30_000,
    );
    expect(ended).not.toHaveBeenCalled();
    return { running };
  });
  await waiting.running;
  expect(await countProducts(shop)).toBe(5);
});

it('names the demo customer only where there is one', async () => {
  await printWelcome(shop);
  expect(written.join('')).toContain(shop.settings.origin);
  expect(written.join('')).not.toContain('Demo customer');
  await seedDemoCustomer(shop.db, shop.clock());
  await printWelcome(shop);
  expect(written.join('')).toContain(`Demo customer: ${demoCustomer.email}`);
});
