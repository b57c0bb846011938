import { randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CopyTransaction, OpenDatabase } from '../db/database.ts';
import { isMigrated, type Migration, migrate, readMigrations } from '../db/migrate.ts';
import { openPostgres } from '../db/postgres.ts';
import { earlierChecksums } from '../db/reworded-migrations.ts';
import { createCustomer } from '../testing/account-factory.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { databaseUrl } from '../testing/template-database.ts';
import { openPgliteCopy, openTestDatabase } from '../testing/test-database.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { writeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';

const shop = await createTestShop();
const folder = mkdtempSync(join(tmpdir(), 'shop-backup-'));
const file = join(folder, 'shop.tar.gz');
const opened: OpenDatabase[] = [];
const nasty = 'tab\tline\nback\\slash \\N "quote" สระอำ 😀';

beforeAll(async () => {
  const { productId } = await createProduct(shop, { stock: 7, price: 1290 });
  await shop.db
    .updateTable('products')
    .set({ name: JSON.stringify({ th: nasty, en: nasty }) as never })
    .where('product_id', '=', productId)
    .execute();
  await createCustomer(shop);
  mkdirSync(join(shop.settings.dataFolder, 'images/a'), { recursive: true });
  writeFileSync(join(shop.settings.dataFolder, 'images/a/lamp.png'), 'a lamp');
  writeFileSync(join(shop.settings.dataFolder, `images/a/.${randomUUID()}.part`), 'half of a picture');
  await writeBackup(shop.database, shop.settings.dataFolder, file, shop.clock());
});
afterAll(async () => {
  await Promise.all(opened.map((database) => database.close()));
  rmSync(folder, { recursive: true });
});

async function emptyDatabase(): Promise<OpenDatabase> {
  const database = await openTestDatabase({ empty: true });
  opened.push(database);
  return database;
}

async function migratedDatabase(): Promise<OpenDatabase> {
  const database = await openTestDatabase();
  opened.push(database);
  return database;
}

/** Everything in the tables of a shop. */
async function contentOf({ withCopy }: OpenDatabase): Promise<Record<string, string>> {
  return withCopy(async ({ db, copyOut }) => {
    const { readTables } = await import('./table-queries.ts');
    const content: Record<string, string> = {};
    for (const { name, columns } of await readTables(db)) {
      const parts: Uint8Array[] = [];
      for await (const part of copyOut(name, columns)) parts.push(part);
      content[name] = Buffer.concat(parts).toString();
    }
    return content;
  });
}

const futureMigration: Migration = {
  name: '9999_future',
  script: 'select 1',
  checksum: 'none',
  earlier: [],
  needs: null,
};

/** A new data folder with these pictures. */
function dataFolderWith(pictures: Record<string, string>): string {
  const data = mkdtempSync(join(folder, 'data-'));
  for (const [name, content] of Object.entries(pictures)) {
    mkdirSync(dirname(join(data, 'images', name)), { recursive: true });
    writeFileSync(join(data, 'images', name), content);
  }
  return data;
}

function filesIn(data: string): Record<string, string> {
  const files = readdirSync(data, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(data.length + 1), readFileSync(path, 'utf8')];
    }),
  );
}

type CopyIn = CopyTransaction['copyIn'];

function withCopyIn(database: OpenDatabase, changed: (copyIn: CopyIn) => CopyIn): OpenDatabase {
  return {
    ...database,
    withCopy: (work) =>
      database.withCopy((transaction) => work({ ...transaction, copyIn: changed(transaction.copyIn) })),
  };
}

const rowsOf = async ({ db }: OpenDatabase) =>
  (await sql<{ count: number }>`select count(*)::integer as count from products`.execute(db)).rows[0]?.count;

describe('a backup', () => {
  test('can be read by its owner only, and never replaces a file', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(writeBackup(shop.database, shop.settings.dataFolder, file, shop.clock())).rejects.toThrow(
      'exists already',
    );
  });

  test('is restored into an empty database with every row, sequence and picture, and its triggers and foreign keys', async () => {
    const database = await emptyDatabase();
    const result = await restoreBackup(database, join(folder, 'restored'), file);
    expect(result).toMatchObject({ pictures: 1, newViolations: [] });
    expect(await contentOf(database)).toEqual(await contentOf(shop.database));
    expect(readFileSync(join(folder, 'restored/images/a/lamp.png'), 'utf8')).toBe('a lamp');
    const objects = sql<{ count: number }>`
      select (select count(*) from pg_constraint where connamespace = 'public'::regnamespace)::integer
        + (select count(*) from pg_trigger where tgenabled = 'O')::integer as count`;
    expect((await objects.execute(database.db)).rows).toEqual((await objects.execute(shop.db)).rows);
    await createProduct({ ...shop, db: database.db });
    await expect(sql`delete from brands`.execute(database.db)).rejects.toThrow('violates foreign key');
  });

  test('crosses from one database to the other', async () => {
    const embedded = await openPgliteCopy('empty');
    opened.push(embedded);
    await restoreBackup(embedded, join(folder, 'embedded'), file);
    expect(await contentOf(embedded)).toEqual(await contentOf(shop.database));
    const back = join(folder, 'embedded.tar.gz');
    await writeBackup(embedded, join(folder, 'embedded'), back, shop.clock());
    const database = await emptyDatabase();
    await restoreBackup(database, join(folder, 'back'), back);
    expect(await contentOf(database)).toEqual(await contentOf(shop.database));
  });
});

describe('a restore', () => {
  test('refuses a database that has a shop', async () => {
    const database = await migratedDatabase();
    await createProduct({ ...shop, db: database.db });
    await expect(restoreBackup(database, join(folder, 'used'), file)).rejects.toThrow('The database has a shop (');
    expect(await rowsOf(database)).toBe(1);
    expect(existsSync(join(folder, 'used'))).toBe(false);
  });

  test('refuses a database with a shop that has been begun, without products', async () => {
    const database = await migratedDatabase();
    const holiday = { day: new Date('2027-01-01'), name: JSON.stringify({ th: 'วันขึ้นปีใหม่', en: "New Year's Day" }) };
    await database.db.insertInto('public_holidays').values(holiday).execute();
    await expect(restoreBackup(database, join(folder, 'begun'), file)).rejects.toThrow('The database has a shop (');
    expect(await database.db.selectFrom('public_holidays').select('day').execute()).toHaveLength(1);
  });

  test.each([
    ['cut off', (archive: Buffer) => archive.subarray(0, archive.length - 100), 'is not a complete backup'],
    ['cut in half', (archive: Buffer) => archive.subarray(0, archive.length / 2), 'is not a complete backup'],
    [
      'changed',
      (archive: Buffer) => Buffer.from(archive.map((byte, index) => (index === archive.length >> 1 ? byte ^ 1 : byte))),
      /is not a complete backup|is damaged/,
    ],
    ['none', () => Buffer.from('no archive'), 'is not a complete backup'],
  ])('refuses an archive that is %s, and writes nothing', async (_, damage, message) => {
    const damaged = join(folder, 'damaged.tar.gz');
    copyFileSync(file, damaged);
    writeFileSync(damaged, damage(readFileSync(file)));
    const database = await emptyDatabase();
    await expect(restoreBackup(database, join(folder, 'damaged'), damaged)).rejects.toThrow(message);
    const { rows } = await sql`select from pg_tables where schemaname = 'public'`.execute(database.db);
    expect(rows).toEqual([]);
    expect(existsSync(join(folder, 'damaged'))).toBe(false);
  });

  test('does not call a file that is not there a broken backup', async () => {
    const mistyped = join(folder, 'shopp.tar.gz');
    await expect(restoreBackup(await emptyDatabase(), join(folder, 'mistyped'), mistyped)).rejects.toThrow(
      `${mistyped} does not exist. Nothing was written.`,
    );
  });

  test('that fails while it loads leaves the pictures as they were, and is done by the next one', async () => {
    const database = await emptyDatabase();
    const data = dataFolderWith({ 'a/lamp.png': 'another lamp' });
    let copies = 0;
    const interrupted = withCopyIn(database, (copyIn) => (...args) => {
      copies += 1;
      if (copies === 5) throw new Error('killed');
      return copyIn(...args);
    });
    await expect(restoreBackup(interrupted, data, file)).rejects.toThrow('killed');
    expect(await rowsOf(database)).toBe(0);
    expect(filesIn(data)).toEqual({ 'images/a/lamp.png': 'another lamp' });
    expect(await restoreBackup(database, data, file)).toMatchObject({ newViolations: [] });
    expect(await contentOf(database)).toEqual(await contentOf(shop.database));
    expect(filesIn(data)).toEqual({ 'images/a/lamp.png': 'a lamp' });
  });

  test('that fails after its tables were loaded keeps the shop closed, and is done by the next one', async () => {
    const database = await emptyDatabase();
    const data = dataFolderWith({ 'a/lamp.png/in-the-way.png': 'a picture' });
    await expect(restoreBackup(database, data, file)).rejects.toThrow('EISDIR');
    expect(await rowsOf(database)).toBe(1);
    await expect(migrate(database)).rejects.toThrow(/^A restore into this database was interrupted/);
    await expect(writeBackup(database, data, join(folder, 'half.tar.gz'), shop.clock())).rejects.toThrow(
      /^A restore into this database was interrupted/,
    );
    rmSync(join(data, 'images/a'), { recursive: true });
    expect(await restoreBackup(database, data, file)).toMatchObject({ pictures: 1, newViolations: [] });
    expect(await contentOf(database)).toEqual(await contentOf(shop.database));
    expect(filesIn(data)).toEqual({ 'images/a/lamp.png': 'a lamp' });
    expect((await migrate(database)).ran).toEqual([]);
  });

  test('is not continued with another backup', async () => {
    const database = await emptyDatabase();
    const data = dataFolderWith({ 'a/lamp.png/in-the-way.png': 'a picture' });
    await expect(restoreBackup(database, data, file)).rejects.toThrow('EISDIR');
    const other = join(folder, 'other.tar.gz');
    await writeBackup(shop.database, shop.settings.dataFolder, other, new Date('2027-01-01T00:00:00Z'));
    await expect(restoreBackup(database, data, other)).rejects.toThrow(
      `The restore of the backup of ${shop.clock().toISOString()} into this database was interrupted`,
    );
  });

  test('refuses a shop that is begun while the pictures are written', async () => {
    const database = await emptyDatabase();
    const data = dataFolderWith({});
    const begunMeanwhile: OpenDatabase = {
      ...database,
      async withCopy(work) {
        await createProduct({ ...shop, db: database.db });
        return database.withCopy(work);
      },
    };
    await expect(restoreBackup(begunMeanwhile, data, file)).rejects.toThrow('The database has a shop (');
    expect(await rowsOf(database)).toBe(1);
    expect(filesIn(data)).toEqual({});
  });

  test.runIf(process.env.TEST_DATABASE_URL)(
    'is not refused because of a process that waits until it is done, only because of others',
    async () => {
      const database = await emptyDatabase();
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
      const url = new URL(databaseUrl(process.env.TEST_DATABASE_URL ?? '', rows[0]?.name ?? ''));
      url.searchParams.set('application_name', 'saifah 123456 other');
      // Each has an idle connection for ten seconds.
      const connect = () => openPostgres(url.href, { connections: 4 });
      const connected = await connect();
      const data = dataFolderWith({});
      await expect(restoreBackup(database, data, file)).rejects.toThrow('(process and host: 123456 other)');
      await connected.close();
      const other = await connect();
      opened.push(other);
      let waited: Promise<unknown> = Promise.resolve();
      const withWaiting: OpenDatabase = {
        ...database,
        withLock: (lock, work) =>
          database.withLock(lock, async (run) => {
            waited = migrate(other);
            return await work(run);
          }),
      };
      expect(await restoreBackup(withWaiting, data, file)).toMatchObject({ newViolations: [] });
      expect(await waited).toEqual({ ran: [], unknown: [] });
    },
  );

  test('of an older version is restored as it was and then migrated', async () => {
    const older = readMigrations().slice(0, -8);
    const before = await emptyDatabase();
    await migrate(before, older);
    await sql`insert into brands (brand_id, slug, title) values (1, 'lumen', 'Lumen')`.execute(before.db);
    const archive = join(folder, 'older.tar.gz');
    await writeBackup(before, join(folder, 'none'), archive, shop.clock(), older);
    const database = await emptyDatabase();
    expect(await restoreBackup(database, join(folder, 'older'), archive)).toMatchObject({ newViolations: [] });
    expect(await isMigrated(database)).toBe(true);
    await migrate(before);
    expect(await contentOf(database)).toEqual(await contentOf(before));
  });

  test('of a database that ran an earlier text of a migration is restored', async () => {
    const [renamed] = await sql<{ name: string; checksum: string }>`
      select name, checksum from migrations where name = '0110_email_changes'`
      .execute(shop.db)
      .then(({ rows }) => rows);
    const [earlier = ''] = earlierChecksums['0110_email_changes'] ?? [];
    const store = (checksum = '') =>
      sql`update migrations set checksum = ${checksum} where name = '0110_email_changes'`.execute(shop.db);
    await store(earlier);
    const archive = join(folder, 'reworded.tar.gz');
    await writeBackup(shop.database, join(folder, 'none'), archive, shop.clock());
    await store(renamed?.checksum);
    const database = await emptyDatabase();
    expect(await restoreBackup(database, join(folder, 'reworded'), archive)).toMatchObject({ newViolations: [] });
    expect(await isMigrated(database)).toBe(true);
  });

  test('of a newer version is refused by name of what this one lacks', async () => {
    const newer = [...readMigrations(), futureMigration];
    const after = await emptyDatabase();
    await migrate(after, newer);
    const archive = join(folder, 'newer.tar.gz');
    await writeBackup(after, join(folder, 'none'), archive, shop.clock(), newer);
    const database = await emptyDatabase();
    await expect(restoreBackup(database, join(folder, 'newer'), archive)).rejects.toThrow(
      'The backup is of another version: migration 9999_future is not that of this one. Nothing was written.',
    );
  });
});
