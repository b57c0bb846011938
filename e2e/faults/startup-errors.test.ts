import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '#server/testing/free-port.ts';
import { openShopOnPostgres, type ShopOnPostgres } from './shop-on-postgres.ts';
import { type Ended, runShop, shopEnvironment, startShop } from './shop-process.ts';

/** Exits with 1, after one line that a person can act on. */
function expectOneLine({ code, output, errors }: Ended, line: RegExp): void {
  expect({ code, output, errors }).toEqual({ code: 1, output: '', errors: expect.stringMatching(line) });
  expect(errors.trimEnd().split('\n')).toHaveLength(1);
}

describe('a shop on its data folder does not start', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'saifah-faults-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const embedded = (more: Record<string, string> = {}) =>
    shopEnvironment({ EMBEDDED_DB: 'allow', DATA_FOLDER: folder, ...more });

  it('on a port that is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await expect.poll(() => other.listening).toBe(true);
    const { port } = other.address() as { port: number };
    const ended = await runShop(await embedded({ PORT: String(port) }));
    other.close();
    expectOneLine(ended, new RegExp(`^Port ${port} is in use`));
  });

  it('with wrong settings, and names all of them', async () => {
    const ended = await runShop(
      await embedded({ EMBEDDED_DB: '', PORT: 'eighty', TOKEN_SECRET: 'short', TRUST_PROXY: 'yes' }),
    );
    expectOneLine(ended, /PORT: .*TRUST_PROXY: .*TOKEN_SECRET: .*DATABASE_URL: /);
  });

  it('while another process has the folder, which goes on', async () => {
    const first = await startShop(await embedded());
    expectOneLine(
      await runShop(await embedded()),
      new RegExp(`data folder ${folder}.* in use by process ${first.pid}`),
    );
    expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
    expect((await first.end('SIGTERM')).code).toBe(0);
  });

  it('where something stands in the way of the folder', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, 'no folder');
    expectOneLine(await runShop(await embedded({ DATA_FOLDER: file })), /data folder .*file.* cannot be written/);
  });
});

describe('a shop on PostgreSQL does not start', () => {
  let shop: ShopOnPostgres;
  beforeAll(async () => {
    shop = await openShopOnPostgres();
  });
  afterAll(() => shop.close());

  it('where nobody answers at the address of the database', async () => {
    const nowhere = `127.0.0.1:${await freePort()}`;
    const ended = await runShop({ ...shop.environment, DATABASE_URL: `postgres://saifah:secret-word@${nowhere}/shop` });
    expectOneLine(ended, new RegExp(`^The database ${nowhere}/shop cannot be used: `));
    expect(ended.errors).not.toContain('secret-word');
  });

  it('where the server has no such database', async () => {
    const ended = await runShop({
      ...shop.environment,
      DATABASE_URL: shop.databaseUrl.replace(/\/postgres$/, '/elsewhere'),
    });
    expectOneLine(ended, /^The database .*\/elsewhere cannot be used: /);
  });

  it('after a migration was changed that ran there', async () => {
    const changed = shop.db.updateTable('migrations').where('name', 'like', '0001%').returning('name');
    const { checksum } = await shop.db
      .selectFrom('migrations')
      .select('checksum')
      .where('name', 'like', '0001%')
      .executeTakeFirstOrThrow();
    const { name } = await changed.set({ checksum: 'of another text' }).executeTakeFirstOrThrow();
    const ended = await runShop(shop.environment);
    await changed.set({ checksum }).execute();
    expectOneLine(ended, new RegExp(`^Migration ${name} was changed`));
  });

  it('on a database that a newer version has migrated', async () => {
    await shop.db.insertInto('migrations').values({ name: '9999_tomorrow', checksum: '' }).execute();
    const ended = await runShop(shop.environment);
    await shop.db.deleteFrom('migrations').where('name', '=', '9999_tomorrow').execute();
    expectOneLine(ended, /^The database is newer than this version: migration 9999_tomorrow/);
  });

  it('where its secret cannot be kept', async () => {
    const file = join(shop.dataFolder, 'file');
    writeFileSync(file, 'no folder');
    const ended = await runShop({ ...shop.environment, TOKEN_SECRET: '', DATA_FOLDER: file });
    expectOneLine(ended, /data folder .*file.* cannot be written/);
  });
});
