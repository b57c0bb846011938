import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProduct } from '#server/testing/catalogue-factory.ts';
import { createShopper } from '#server/testing/shopper.ts';
import { openShopOnPostgres, type ShopOnPostgres, waitingForLocks } from './shop-on-postgres.ts';
import { startTraffic } from './traffic.ts';

let shop: ShopOnPostgres;
beforeAll(async () => {
  shop = await openShopOnPostgres();
});
afterAll(() => shop.close());

it('does not wait on SIGTERM for a request that is still arriving', async () => {
  const process = await shop.start();
  await expect.poll(countStarts).toBe(1);
  const { hostname, port } = new URL(process.origin);
  const beginnings = [
    'POST /cart/api/cart/create HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
    'POST /cart/api/cart/create HTTP/1.1\r\nhost: ',
  ];
  const trickling = await Promise.all(
    beginnings.map(async (beginning) => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {});
      const closed = new Promise((resolve) => socket.once('close', resolve));
      await once(socket, 'connect');
      socket.write(beginning);
      const timer = setInterval(() => socket.write(' '), 200);
      return { closed, stop: () => clearInterval(timer) };
    }),
  );
  // Answered by the same process, after these have arrived there.
  expect((await fetch(`${process.origin}/healthz`)).status).toBe(200);
  const startedAt = performance.now();
  expect(await process.stop('SIGTERM')).toMatchObject({ code: 0, signal: null, stderr: '' });
  expect(performance.now() - startedAt).toBeLessThan(20_000);
  await Promise.all(trickling.map(({ closed }) => closed));
  for (const { stop } of trickling) stop();
});

it('finishes pending requests, refuses new ones and exits with 0 on SIGTERM under load', async () => {
  const { productId, skuId } = await createProduct(shop, { stock: 100 });
  const process = await shop.start();
  const shoppers = await Promise.all(Array.from({ length: 5 }, () => createShopper(shop)));
  const traffic = startTraffic(process.origin, [`/pim/api/products/${productId}`, '/pim/api/categories/menu']);
  await expect.poll(() => traffic.outcomes()['200'] ?? 0).toBeGreaterThan(20);

  const added: Promise<void>[] = [];
  const { exited, startedAt } = await shop.db.transaction().execute(async (tx) => {
    // The locked carts block every pending request.
    await tx.selectFrom('carts').select('cart_id').forUpdate().execute();
    added.push(...shoppers.map((shopper) => shopper.addToCart(skuId)));
    await expect.poll(() => waitingForLocks(shop)).toBe(shoppers.length);
    const startedAt = performance.now();
    const exited = process.stop('SIGTERM');
    await expect.poll(() => isRefused(process.origin)).toBe(true);
    return { exited, startedAt };
  });

  await Promise.all(added);
  expect(await exited).toMatchObject({ code: 0, signal: null, stderr: '' });
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  const { '200': answered, refused, ...others } = await traffic.stop();
  expect({ answered, refused }).toEqual({ answered: expect.any(Number), refused: expect.any(Number) });
  expect(others).toEqual({});
  const { rows } = await sql<{ units: number }>`select sum(quantity)::integer as units from cart_items`.execute(
    shop.db,
  );
  expect(rows).toEqual([{ units: shoppers.length }]);
});

/** How often a process has started: its last step queues this job. */
async function countStarts(): Promise<number> {
  const { rows } = await sql<{ jobs: number }>`
    select count(*)::integer as jobs from pgboss.job where name = 'refresh-payment-offer' and state = 'completed'`.execute(
    shop.db,
  );
  return rows[0]?.jobs ?? 0;
}

function isRefused(origin: string): Promise<boolean> {
  return fetch(`${origin}/healthz`, { headers: { connection: 'close' } }).then(
    () => false,
    () => true,
  );
}
