import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '#server/testing/free-port.ts';
import { type Cluster, startCluster } from '#server/testing/postgres-cluster.ts';
import { openShopDatabase, runningShopClient, type ShopDatabase } from '#server/testing/running-shop.ts';
import { createShopper, createShopperFor, payAtGateway } from '#server/testing/shopper.ts';
import packages from '../../package.json' with { type: 'json' };
import { runNode } from '../../tools/run.ts';
import {
  type Environment,
  runOperatorCommand,
  type ShopProcess,
  shopEnvironment,
  startShop,
} from '../faults/shop-process.ts';

const phone = { sku: 'NOVA-5', name: 'โทรศัพท์ Nova 5', price: '12990' };

const place = mkdtempSync(join(tmpdir(), 'saifah-production-'));
/** The production folder, after it was moved. */
const folder = join(place, 'moved', 'shop');
let cluster: Cluster;
let environment: Environment & { PORT: string };
let shops: ShopProcess[];
let database: ShopDatabase;

beforeAll(async () => {
  const written = join(place, 'written');
  const { ok, output } = await runNode('tools/package.ts', [written]);
  if (!ok) throw new Error(output);
  mkdirSync(join(place, 'moved'));
  renameSync(written, folder);
  cluster = await startCluster();
  environment = await shopEnvironment({ DATABASE_URL: cluster.url, DATA_FOLDER: join(place, 'data') });
  const second = { ...environment, PORT: String(await freePort()) };
  // Both migrate the empty database.
  shops = await Promise.all([environment, second].map((settings) => startShop(settings, folder)));
  database = await openShopDatabase({ databaseUrl: cluster.url });
});

afterAll(async () => {
  await Promise.all((shops ?? []).map((shop) => shop.stop('SIGKILL')));
  await database?.close();
  await cluster?.stop();
  rmSync(place, { recursive: true, force: true });
});

it('contains the packages of production alone, and no tests', () => {
  const installed = readdirSync(join(folder, 'node_modules'));
  expect(installed).toContain('fastify');
  expect(installed.filter((name) => name in packages.devDependencies)).toEqual([]);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => !file.startsWith('node_modules') && /\.test\.tsx?$|testing/.test(file))).toEqual([]);
});

it('contains a bundle of its server that is up to date', async () => {
  const check = "import { isBuilt, serverBundle } from './server/builds.ts'; console.log(isBuilt('.', serverBundle));";
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', check], { cwd: folder });
  expect((await run).stdout).toBe('true\n');
});

it('sells a phone that an operator has imported, on two servers', async () => {
  const operate = (...args: string[]) => runOperatorCommand(environment, args, folder);
  const pictures = join(place, 'pictures');
  mkdirSync(pictures);
  writeFileSync(
    join(pictures, `${phone.sku}.svg`),
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200"><rect width="1200" height="1200" rx="200"/></svg>',
  );
  const products = join(place, 'products.csv');
  writeFileSync(
    products,
    `sku,name_th,price,category,stock,pictures\n${phone.sku},${phone.name},${phone.price},โทรศัพท์,3,${phone.sku}.svg\n`,
  );
  for (const command of [
    ['catalogue', 'pictures', 'import', pictures, '--to', 'products'],
    ['products', 'import', products],
  ]) {
    const { code, stderr } = await operate(...command);
    expect(code, stderr).toBe(0);
  }

  const [first, second] = shops.map(({ origin }) => origin) as [string, string];
  const { slug, skuId } = await database.db
    .selectFrom('skus')
    .innerJoin('products', 'products.product_id', 'skus.product_id')
    .where('skus.sku', '=', phone.sku)
    .select(['products.slug', 'skus.sku_id as skuId'])
    .executeTakeFirstOrThrow();
  const page = await fetch(`${first}/product/${encodeURIComponent(slug)}`);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain(phone.name);
  const script = /\/assets\/[^"]+\.js/.exec(html)?.[0] ?? '';
  expect((await fetch(first + script)).status).toBe(200);
  const picture = await fetch(`${first}/images/products/${phone.sku}.svg?width=320`, {
    headers: { accept: 'image/webp' },
  });
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);

  const shop = { ...database, client: runningShopClient(first) };
  const shopper = await createShopper(shop);
  await shopper.addToCart(skuId);
  const order = await shopper.placeOrder();
  await payAtGateway(shop, order, { action: 'approve', webhook: 'before' });
  const elsewhere = await createShopperFor({ client: runningShopClient(second) }, shopper);
  await expect.poll(async () => (await elsewhere.getOrder(order.orderId)).status).toBe('paid');
  const listed = await operate('orders', 'show', order.orderId);
  expect(listed.stdout).toContain(phone.sku);
});

it('stops both servers without an error', async () => {
  for (const shop of shops) expect(await shop.stop('SIGTERM')).toMatchObject({ code: 0, stderr: '' });
});

it('says that it cannot be written into a folder with files', async () => {
  expect(await runNode('tools/package.ts', [folder])).toMatchObject({
    ok: false,
    output: expect.stringContaining('is not empty'),
  });
});
