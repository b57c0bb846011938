import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '#server/testing/free-port.ts';
import { openShopOnPostgres, type ShopOnPostgres, waitingForLocks } from './shop-on-postgres.ts';
import { originOf, type ProcessResult, root, runToExit, shopEnvironment, startShop } from './shop-process.ts';

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
      await embedded({
        ...{ EMBEDDED_DB: '', PAYMENTS: '', PORT: 'eighty', ORIGIN: 'shop.example', TOKEN_SECRET: 'short' },
        ...{ TRUST_PROXY: 'yes', MAIL_FROM: 'shop.example' },
      }),
    );
    expectOneLine(
      result,
      /PORT: .*ORIGIN: must be an origin such as .*TRUST_PROXY: .*TOKEN_SECRET: .*MAIL_FROM: .*DATABASE_URL: .*PAYMENTS: /,
    );
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
    for (const DATA_FOLDER of [file, join(file, 'below')])
      expectOneLine(await runToExit(await embedded({ DATA_FOLDER })), /^The data folder .*file.* cannot be written/);
  });

  it('if the data folder does not answer, as on a network drive that is away', async () => {
    execFileSync('mkfifo', [join(folder, 'token-secret')]);
    expectOneLine(await runToExit(await embedded()), /^The data folder .* does not answer within 15 seconds: make it/);
  });

  it('on an address that this machine does not have, and says what else is missing', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, 'no folder');
    const result = await runToExit(await embedded({ HOST: '192.0.2.1', DATA_FOLDER: file }));
    expectOneLine(
      result,
      /^This machine has no address 192\.0\.2\.1; set HOST .* The data folder .* cannot be written/,
    );
  });

  it('without its build, and leaves the database as it was', async () => {
    const copy = join(folder, 'copy');
    for (const part of ['brand', 'server', 'contract', 'storefront', 'package.json'])
      cpSync(join(root, part), join(copy, part), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    const data = join(folder, 'data');
    const environment = await embedded({ DATA_FOLDER: data });
    expectOneLine(await runToExit(environment, copy), /^The storefront is not built: run `npm run build`\.$/m);
    mkdirSync(join(copy, 'build'));
    writeFileSync(join(copy, 'build', 'inputs.sha256'), 'of the version before');
    expectOneLine(await runToExit(environment, copy), /^The storefront was built from other files than these: /);
    expect(readdirSync(data)).toEqual([]);
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

  it('if the address of the database accepts connections and does not answer', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await expect.poll(() => silent.listening).toBe(true);
    const { port } = silent.address() as { port: number };
    const DATABASE_URL = `postgres://saifah:secret-word@127.0.0.1:${port}/shop`;
    const result = await runToExit({ ...shop.environment, DATABASE_URL });
    silent.close();
    expectOneLine(result, new RegExp(`^The database 127\\.0\\.0\\.1:${port}/shop cannot be used: `));
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
    expectOneLine(result, new RegExp(`^Migration ${name} ran on this database on .* with another text`));
  });

  it('if a newer version has migrated the database and takes away what this one uses', async () => {
    await shop.db.insertInto('migrations').values({ name: '9999_tomorrow', checksum: '', needs: '9999' }).execute();
    const result = await runToExit(shop.environment);
    await shop.db.deleteFrom('migrations').where('name', '=', '9999_tomorrow').execute();
    expectOneLine(
      result,
      /^The database is newer than this version: migration 9999_tomorrow needs versions from 9999, /,
    );
  });

  it('if its generated secret cannot be written', async () => {
    const file = join(shop.dataFolder, 'file');
    writeFileSync(file, 'no folder');
    const result = await runToExit({ ...shop.environment, TOKEN_SECRET: '', DATA_FOLDER: file });
    expectOneLine(result, /data folder .*file.* cannot be written/);
  });
});

it('a shop starts on a database that a newer version has migrated for both, says so, and serves', async () => {
  const shop = await openShopOnPostgres();
  const newer = `
    alter table products add column tomorrow text not null default 'new';
    insert into migrations (name, checksum) values ('9999_tomorrow', 'of the newer version');`;
  await shop.database.executeScript(newer);
  const process = await shop.start({ ...shop.environment, LOG_LEVEL: 'warn' });
  expect((await fetch(`${process.origin}/readyz`)).status).toBe(200);
  expect((await fetch(`${process.origin}/`)).status).toBe(200);
  const { stdout } = await process.stop('SIGTERM');
  expect(stdout).toMatch(/"migrations":\["9999_tomorrow"\],"msg":"a newer version has migrated the database/);
  for (const name of ['ORIGIN', 'SMTP_URL', 'MAIL_FROM']) expect(stdout).toContain(`"msg":"${name} is not set: `);
  await shop.close();
});

it('a shop does not listen until its start no longer needs the database', async () => {
  const shop = await openShopOnPostgres();
  await (await shop.start()).stop('SIGTERM');
  const starting = await shop.db.transaction().execute(async (tx) => {
    await sql`lock table pgboss.schedule in exclusive mode`.execute(tx);
    const process = shop.start();
    await expect.poll(() => waitingForLocks(shop)).toBe(1);
    await expect(fetch(`${originOf(shop.environment)}/readyz`)).rejects.toThrow('fetch failed');
    return { process };
  });
  const { origin } = await starting.process;
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  await shop.close();
});
