import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProduct } from '#server/testing/catalogue-factory.ts';
import { createShopper } from '#server/testing/shopper.ts';
import { openShopOnPostgres, type ShopOnPostgres, waitingForLocks } from './shop-on-postgres.ts';

let shop: ShopOnPostgres;
beforeAll(async () => {
  shop = await openShopOnPostgres();
});
afterAll(() => shop.close());

it('goes on selling everything else while the stock of a product stays locked', async () => {
  const stalled = await createProduct(shop, { stock: 100 });
  const other = await createProduct(shop, { stock: 100 });
  const process = await shop.start();
  const buyers = await Promise.all(
    Array.from({ length: 30 }, async () => {
      const shopper = await createShopper(shop);
      await shopper.addToCart(stalled.skuId);
      return { shopper, quote: (await shopper.openCheckout()).quote };
    }),
  );
  const visitor = await createShopper(shop);
  const calls = [
    ['/readyz'],
    [`/pim/api/products/${other.productId}`],
    ['/search/api/th/products?query=notebook'],
    ['/cart/api/cart/create', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }],
  ] as const;

  const orders = await shop.db.transaction().execute(async (tx) => {
    await tx.selectFrom('stocks').select('sku_id').where('sku_id', '=', stalled.skuId).forUpdate().execute();
    const requested = Promise.all(buyers.map(({ shopper, quote }) => shopper.requestOrder({ quote })));
    await expect.poll(() => waitingForLocks(shop)).toBeGreaterThanOrEqual(2);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => calls).flatMap((round) =>
        round.map(async ([path, init]) => `${path} ${(await fetch(process.origin + path, init)).status}`),
      ),
    );
    expect(new Set(answers)).toEqual(new Set(calls.map(([path]) => `${path} 200`)));
    await visitor.addToCart(other.skuId);
    expect(await visitor.requestOrder()).toMatchObject({ ok: true });
    return requested;
  });

  expect(new Set(orders.map((order) => order.ok || `${order.status} ${order.code}`))).toEqual(
    new Set(['503 service_busy']),
  );
  const [buyer] = buyers;
  expect(await buyer?.shopper.requestOrder()).toMatchObject({ ok: true });
  expect(await process.stop('SIGTERM')).toMatchObject({ code: 0, stderr: '' });
});
