import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, relative } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProduct } from '#server/testing/catalogue-factory.ts';
import { openShopDatabase, type ShopDatabase } from '#server/testing/running-shop.ts';
import { createShopper } from '#server/testing/shopper.ts';
import { databaseUrl } from '#server/testing/template-database.ts';
import { integrityViolations } from './data-integrity.ts';
import { openShopOnPostgres, type ShopOnPostgres } from './shop-on-postgres.ts';
import { killOperatorCommand, runOperatorCommand, runToExit } from './shop-process.ts';

let shop: ShopOnPostgres;
beforeAll(async () => {
  shop = await openShopOnPostgres();
});
afterAll(() => shop.close());

function dataFolderWith(pictures: Record<string, string>): string {
  const folder = mkdtempSync(join(shop.dataFolder, 'data-'));
  mkdirSync(join(folder, 'images/a'), { recursive: true });
  for (const [name, content] of Object.entries(pictures)) writeFileSync(join(folder, 'images', name), content);
  return folder;
}

function picturesIn(folder: string): Record<string, string> {
  const images = join(folder, 'images');
  const files = readdirSync(images, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => [
      relative(images, join(parentPath, name)),
      readFileSync(join(parentPath, name), 'utf8'),
    ]),
  );
}

it('is backed up while orders are placed, and restored as of one instant, with its books in order', async () => {
  const { skuId } = await createProduct(shop, { stock: 1000, price: 1234 });
  await shop.start();
  let placing = true;
  let placed = 0;
  const orders = Promise.all(
    Array.from({ length: 3 }, async () => {
      while (placing) {
        const shopper = await createShopper(shop);
        await shopper.addToCart(skuId);
        await shopper.placeOrder();
        placed += 1;
      }
    }),
  );
  await expect.poll(() => placed).toBeGreaterThan(3);

  const file = join(shop.dataFolder, 'shop.tar.gz');
  const before = placed;
  const backup = await runOperatorCommand(shop.environment, ['backup', file]);
  expect(backup).toMatchObject({ code: 0, stderr: '' });
  await expect.poll(() => placed).toBeGreaterThan(before + 3);
  placing = false;
  await orders;

  await sql`create database restored template template0`.execute(shop.db);
  const url = databaseUrl(shop.databaseUrl, 'restored');
  const restore = await runOperatorCommand({ ...shop.environment, DATABASE_URL: url }, ['restore', file]);
  expect(restore).toMatchObject({ code: 0, stderr: '' });
  expect(restore.stdout).toContain('The books are in order');

  const restored = await openShopDatabase({ databaseUrl: url });
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from orders`.execute(restored.db);
  expect(rows[0]?.count).toBeGreaterThanOrEqual(before);
  expect(rows[0]?.count).toBeLessThan(placed);
  expect(await integrityViolations(restored, { units: { [skuId]: 1000 } })).toEqual([]);
  await restored.close();
  const again = await runOperatorCommand({ ...shop.environment, DATABASE_URL: url }, ['restore', file]);
  expect(again).toMatchObject({ code: 1, stderr: expect.stringMatching(/^The database has a shop \(.*\n$/) });
});

async function tablesAreLoaded({ db }: ShopDatabase): Promise<boolean> {
  const { rows } = await sql`select where to_regclass('unfinished_restore') is not null`.execute(db);
  return rows.length > 0;
}

describe('a restore that is killed', () => {
  const pictures = Object.fromEntries(
    Array.from({ length: 3000 }, (_, index) => [`a/${index}.png`, `picture ${index}`]),
  );
  let file: string;
  let count = 0;

  beforeAll(async () => {
    await createProduct(shop);
    const dataFolder = dataFolderWith(pictures);
    file = join(dataFolder, 'shop.tar.gz');
    const backup = await runOperatorCommand({ ...shop.environment, DATA_FOLDER: dataFolder }, ['backup', file]);
    expect(backup).toMatchObject({ code: 0, stderr: '' });
  });

  /** An empty database, and a data folder with an old picture. */
  async function emptyShop() {
    count += 1;
    const name = `killed_${count}`;
    await sql`create database ${sql.ref(name)} template template0`.execute(shop.db);
    const url = databaseUrl(shop.databaseUrl, name);
    const dataFolder = dataFolderWith({ 'a/0.png': 'an old picture', 'own.png': 'a picture of its own' });
    const environment = { ...shop.environment, DATABASE_URL: url, DATA_FOLDER: dataFolder };
    // Does not count as a process of the shop.
    const observer = await openShopDatabase({ databaseUrl: `${url}?application_name=observer` });
    return { environment, dataFolder, observer };
  }

  async function restoresAgain({ environment, dataFolder, observer }: Awaited<ReturnType<typeof emptyShop>>) {
    const again = await runOperatorCommand(environment, ['restore', file]);
    expect(again).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('The books are in order') });
    expect(picturesIn(dataFolder)).toEqual({ ...pictures, 'own.png': 'a picture of its own' });
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from orders`.execute(observer.db);
    expect(rows).toEqual((await sql`select count(*)::integer as count from orders`.execute(shop.db)).rows);
    await observer.close();
  }

  it('while it writes pictures has changed none of the shop, and is done by the next one', async () => {
    const killed = await emptyShop();
    const folder = join(killed.dataFolder, 'images');
    const result = await killOperatorCommand(killed.environment, ['restore', file], () =>
      expect
        .poll(() => readdirSync(folder), { interval: 5, timeout: 60_000 })
        .toContainEqual(expect.stringMatching(/^\.restore-/)),
    );
    expect(result.signal).toBe('SIGKILL');
    expect(readFileSync(join(folder, 'a/0.png'), 'utf8')).toBe('an old picture');
    await restoresAgain(killed);
  });

  it('after it loaded the tables keeps the shop closed, and is done by the next one', async () => {
    const killed = await emptyShop();
    const result = await killOperatorCommand(killed.environment, ['restore', file], () =>
      expect.poll(() => tablesAreLoaded(killed.observer), { interval: 2, timeout: 60_000 }).toBe(true),
    );
    expect(result.signal).toBe('SIGKILL');
    const { PORT } = await shop.secondEnvironment();
    const start = await runToExit({ ...killed.environment, PORT });
    expect(start).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^A restore into this database was interrupted.*\n$/),
    });
    await restoresAgain(killed);
  });

  it('does not mix with another one that starts at the same time', async () => {
    const { environment, observer } = await emptyShop();
    const other = { ...environment, DATA_FOLDER: dataFolderWith({}) };
    const results = await Promise.all([environment, other].map((each) => runOperatorCommand(each, ['restore', file])));
    expect(results.map(({ code }) => code).sort()).toEqual([0, 1]);
    // The other one is still there, or has restored already.
    expect(results.map(({ stderr }) => stderr).join('')).toMatch(
      /^(?:The database has a shop \(|Other processes of the shop are connected).*\n$/,
    );
    await observer.close();
  });
});

it('is not restored into while another process of the shop is connected', async () => {
  await sql`create database in_use template template0`.execute(shop.db);
  const settings = { ...(await shop.secondEnvironment()), DATABASE_URL: databaseUrl(shop.databaseUrl, 'in_use') };
  const running = await shop.start(settings);
  const file = join(shop.dataFolder, 'shop.tar.gz');
  const refused = await runOperatorCommand(settings, ['restore', file]);
  expect(refused).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`(process and host: ${running.pid} ${hostname()})`),
  });
  await running.stop('SIGTERM');
  const restore = await runOperatorCommand(settings, ['restore', file]);
  expect(restore).toMatchObject({ code: 0, stderr: '' });
});
