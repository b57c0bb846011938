import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '#server/testing/free-port.ts';
import { openShopOnPostgres, type ShopOnPostgres } from './shop-on-postgres.ts';
import { type ProcessResult, runToExit, shopEnvironment, startShop } from './shop-process.ts';

/** Expects that the process exited with 1, after a single line on stderr that says what to do. */
function expectOneLine({ code, stdout, stderr }: ProcessResult, line: RegExp): void {
  expect({ code, stdout, stderr }).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(line) });
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
}

describe('a shop on the embedded database does not start', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'saifah-faults-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const embedded = (overrides: Record<string, string> = {}) =>
    shopEnvironment({ EMBEDDED_DB: 'allow', DATA_FOLDER: folder, ...overrides });

  it('on a port that is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await expect.poll(() => other.listening).toBe(true);
    const { port } = other.address() as { port: number };
    const result = await runToExit(await embedded({ PORT: String(port) }));
    other.close();
    expectOneLine(result, new RegExp(`^Port ${port} is in use`));
  });

  it('with invalid settings, and lists all of them', async () => {
    const result = await runToExit(
      await embedded({ EMBEDDED_DB: '', PAYMENTS: '', PORT: 'eighty', TOKEN_SECRET: 'short', TRUST_PROXY: 'yes' }),
    );
    expectOneLine(result, /PORT: .*TRUST_PROXY: .*TOKEN_SECRET: .*DATABASE_URL: .*PAYMENTS: /);
  });

  it('while another process uses the data folder, which continues to run', async () => {
    const first = await startShop(await embedded());
    expectOneLine(
      await runToExit(await embedded()),
      new RegExp(`data folder ${folder}.* in use by process ${first.pid}`),
    );
    expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
    expect((await first.stop('SIGTERM')).code).toBe(0);
  });

  it('if the path of the data folder is a file', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, 'no folder');
    expectOneLine(await runToExit(await embedded({ DATA_FOLDER: file })), /data folder .*file.* cannot be written/);
  });
});

describe('a shop on PostgreSQL does not start', () => {
  let shop: ShopOnPostgres;
  beforeAll(async () => {
    shop = await openShopOnPostgres();
  });
  afterAll(() => shop.close());

  it('if nothing listens at the address of the database', async () => {
    const nowhere = `127.0.0.1:${await freePort()}`;
    const result = await runToExit({
      ...shop.environment,
      DATABASE_URL: `postgres://saifah:secret-word@${nowhere}/shop`,
    });
    expectOneLine(result, new RegExp(`^The database ${nowhere}/shop cannot be used: `));
    expect(result.stderr).not.toContain('secret-word');
  });

  it('if the database does not exist on the server', async () => {
    const result = await runToExit({
      ...shop.environment,
      DATABASE_URL: shop.databaseUrl.replace(/\/postgres$/, '/elsewhere'),
    });
    expectOneLine(result, /^The database .*\/elsewhere cannot be used: /);
  });

  it('if a migration that has run there was changed', async () => {
    const update = shop.db.updateTable('migrations').where('name', 'like', '0001%').returning('name');
    const { checksum } = await shop.db
      .selectFrom('migrations')
      .select('checksum')
      .where('name', 'like', '0001%')
      .executeTakeFirstOrThrow();
    const { name } = await update.set({ checksum: 'of another text' }).executeTakeFirstOrThrow();
    const result = await runToExit(shop.environment);
    await update.set({ checksum }).execute();
    expectOneLine(result, new RegExp(`^Migration ${name} was changed`));
  });

  it('if a newer version has migrated the database', async () => {
    await shop.db.insertInto('migrations').values({ name: '9999_tomorrow', checksum: '' }).execute();
    const result = await runToExit(shop.environment);
    await shop.db.deleteFrom('migrations').where('name', '=', '9999_tomorrow').execute();
    expectOneLine(result, /^The database is newer than this version: migration 9999_tomorrow/);
  });

  it('if its generated secret cannot be written', async () => {
    const file = join(shop.dataFolder, 'file');
    writeFileSync(file, 'no folder');
    const result = await runToExit({ ...shop.environment, TOKEN_SECRET: '', DATA_FOLDER: file });
    expectOneLine(result, /data folder .*file.* cannot be written/);
  });
});
