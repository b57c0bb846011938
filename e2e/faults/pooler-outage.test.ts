import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProduct } from '#server/testing/catalogue-factory.ts';
import { startTcpProxy, type TcpProxy } from '#server/testing/tcp-proxy.ts';
import { openShopOnPostgres, type ShopOnPostgres } from './shop-on-postgres.ts';
import { startTraffic } from './traffic.ts';

let shop: ShopOnPostgres;
let pooler: TcpProxy;
beforeAll(async () => {
  shop = await openShopOnPostgres({ LOG_LEVEL: 'warn' });
  pooler = await startTcpProxy({ host: '127.0.0.1', port: Number(new URL(shop.databaseUrl).port) });
});
afterAll(async () => {
  await shop.close();
  await pooler.close();
});

it('logs one warning when the pooler of the database is lost, and one when it is back, however many calls fail', async () => {
  const { skuId, productId } = await createProduct(shop, { stock: 10 });
  const url = new URL(shop.databaseUrl);
  url.port = String(pooler.port);
  const server = await shop.start({ ...shop.environment, DATABASE_URL: url.href });
  const traffic = startTraffic(server.origin, [
    `/pim/api/products/${productId}`,
    `/inventory/api/stocks?skuIds=${skuId}`,
    '/pim/api/products?limit=5',
  ]);
  const answers = (status: string, count: number) =>
    expect.poll(traffic.outcomes, { timeout: 20_000 }).toSatisfy((outcomes) => (outcomes[status] ?? 0) > count);
  await answers('200', 20);

  for (let outage = 1; outage <= 2; outage += 1) {
    await pooler.cut();
    traffic.reset();
    await answers('503 service_unavailable', 100);
    await pooler.restore();
    await expect.poll(() => fetch(`${server.origin}/readyz`).then(({ status }) => status)).toBe(200);
    traffic.reset();
    await answers('200', 500);
  }

  await traffic.stop();
  const { stdout } = await server.stop('SIGTERM');
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { level: number; msg: string });
  const ofDatabase = lines.filter(({ msg }) => msg.includes('database')).map(({ msg }) => msg);
  const [lost, back] = ['the database does not answer', 'the database answers again'];
  expect(ofDatabase).toEqual([lost, back, lost, back]);
  const afterStart = lines.slice(lines.findIndex(({ msg }) => msg === lost));
  expect(afterStart.map(({ level, msg }) => ({ level, msg }))).toEqual(ofDatabase.map((msg) => ({ level: 40, msg })));
});
