import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { givenProduct } from '#server/testing/catalogue-factory.ts';
import { givenShopper } from '#server/testing/shopper.ts';
import { openShopOnPostgres, type ShopOnPostgres } from './shop-on-postgres.ts';
import { startVisitors } from './traffic.ts';

let shop: ShopOnPostgres;
beforeAll(async () => {
  shop = await openShopOnPostgres();
});
afterAll(() => shop.close());

it('answers all that it has begun, takes nothing new and ends with 0, when it is told to stop under load', async () => {
  const { productId, skuId } = await givenProduct(shop, { stock: 100 });
  const process = await shop.start();
  const shoppers = await Promise.all(Array.from({ length: 5 }, () => givenShopper(shop)));
  const visitors = startVisitors(process.origin, [`/pim/api/products/${productId}`, '/pim/api/categories/menu']);
  await expect.poll(() => visitors.outcomes()['200'] ?? 0).toBeGreaterThan(20);

  const added: Promise<void>[] = [];
  const { ended, begun } = await shop.db.transaction().execute(async (tx) => {
    // Nobody gets on while we hold their carts.
    await tx.selectFrom('carts').select('cart_id').forUpdate().execute();
    added.push(...shoppers.map((shopper) => shopper.add(skuId)));
    await expect.poll(() => waitingForLocks(shop)).toBe(shoppers.length);
    const begun = performance.now();
    const ended = process.end('SIGTERM');
    await expect.poll(() => isRefused(process.origin)).toBe(true);
    return { ended, begun };
  });

  await Promise.all(added);
  expect(await ended).toMatchObject({ code: 0, signal: null, errors: '' });
  expect(performance.now() - begun).toBeLessThan(10_000);
  const { '200': answered, refused, ...others } = await visitors.leave();
  expect({ answered, refused }).toEqual({ answered: expect.any(Number), refused: expect.any(Number) });
  expect(others).toEqual({});
  const { rows } = await sql<{ pieces: number }>`select sum(quantity)::integer as pieces from cart_items`.execute(
    shop.db,
  );
  expect(rows).toEqual([{ pieces: shoppers.length }]);
});

async function waitingForLocks({ db }: ShopOnPostgres): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from pg_stat_activity where wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.waiting ?? 0;
}

function isRefused(origin: string): Promise<boolean> {
  return fetch(`${origin}/healthz`, { headers: { connection: 'close' } }).then(
    () => false,
    () => true,
  );
}
