import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { neededNumber } from './compatibility-rules.ts';
import { DatabaseUnusable, transaction } from './database.ts';
import { isMigrated, type Migration, migrate, pendingMigrations } from './migrate.ts';

const migration = (name: string, script: string): Migration => ({
  name,
  script,
  checksum: createHash('sha256').update(script).digest('hex'),
  earlier: [],
  needs: neededNumber(script),
});
const notes = migration('0001_notes', 'create table notes (note text);');
const remarks = migration('0002_remarks', 'alter table notes add column remark text;');
const contraction = migration('0003_no_notes', '-- needs versions from 0002\nalter table notes drop column note;');

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase({ empty: true });
});
afterEach(() => database.close());

describe('a version on a database that a newer one has migrated', () => {
  test('starts if the newer migrations leave it working, and names them', async () => {
    await migrate(database, [notes, remarks]);
    expect(await migrate(database, [notes])).toEqual({ ran: [], unknown: ['0002_remarks'] });
    await sql`insert into notes (note) values ('by the version before')`.execute(database.db);
    expect(await isMigrated(database, [notes])).toBe(true);
  });

  test('starts after a migration that takes away what it does not use', async () => {
    await migrate(database, [notes, remarks, contraction]);
    expect(await migrate(database, [notes, remarks])).toEqual({ ran: [], unknown: ['0003_no_notes'] });
  });

  test('refuses after a migration that takes away what it uses, and says which', async () => {
    await migrate(database, [notes, remarks, contraction]);
    const start = migrate(database, [notes]);
    await expect(start).rejects.toThrow(DatabaseUnusable);
    await expect(start).rejects.toThrow(
      /^The database is newer than this version: migration 0003_no_notes needs versions from 0002, and this one ends with 0001_notes\./,
    );
  });

  test('refuses before it runs a migration of its own', async () => {
    await migrate(database, [notes, remarks, contraction]);
    const own = migration('0004_own', 'create table own ();');
    await expect(migrate(database, [notes, own])).rejects.toThrow('0003_no_notes');
    expect(await pendingMigrations(database, [notes, own])).toEqual(['0004_own']);
  });
});

describe('a database', () => {
  test('that an earlier version has migrated keeps what it has and gets the rest', async () => {
    await database.executeScript(`
      create table migrations (name text primary key, checksum text not null, ran_at timestamptz not null default now());
      create table notes (note text);
      insert into migrations (name, checksum) values ('0001_notes', '${notes.checksum}');`);
    expect(await pendingMigrations(database, [notes, remarks])).toEqual(['0002_remarks']);
    expect(await migrate(database, [notes, remarks])).toEqual({ ran: ['0002_remarks'], unknown: [] });
    expect(await migrate(database, [notes, remarks])).toEqual({ ran: [], unknown: [] });
  });

  test('that ran an earlier text of a migration goes on if the present one says so', async () => {
    await migrate(database, [notes]);
    const reworded = {
      ...migration('0001_notes', '-- Notes.\ncreate table notes (note text);'),
      earlier: [notes.checksum],
    };
    expect(await pendingMigrations(database, [reworded, remarks])).toEqual(['0002_remarks']);
    expect(await migrate(database, [reworded, remarks])).toEqual({ ran: ['0002_remarks'], unknown: [] });
    expect(await isMigrated(database, [reworded, remarks])).toBe(true);
    const unrelated = { ...reworded, earlier: [] };
    await expect(migrate(database, [unrelated, remarks])).rejects.toThrow(
      /^Migration 0001_notes ran on this database on \d{4}-\d\d-\d\d with another text than it has in this version: nothing was changed\. Start the version that ran it, .+$/,
    );
  });

  test('without any migration has all of them to run', async () => {
    expect(await pendingMigrations(database, [notes, remarks])).toEqual(['0001_notes', '0002_remarks']);
    expect(await isMigrated(database, [notes])).toBe(false);
  });

  test('keeps nothing of a migration that fails, which is said in one line', async () => {
    const broken = migration('0002_broken', 'create table half (); select 1 / 0;');
    await expect(migrate(database, [notes, broken])).rejects.toThrow(
      /^Migration 0002_broken failed and was rolled back: /,
    );
    expect(await pendingMigrations(database, [notes, broken])).toEqual(['0002_broken']);
  });
});

// The embedded database has one connection, which waits for no other.
describe.runIf(process.env.TEST_DATABASE_URL)('while another connection has a table', () => {
  test('a migration of it waits without keeping others from reading, and says for whom', async () => {
    await migrate(database, [notes]);
    const waits = Promise.withResolvers<string>();
    const held = Promise.withResolvers<void>();
    const holder = transaction(database.db, async (tx) => {
      await sql`select from notes`.execute(tx);
      await held.promise;
    });
    const migrated = migrate(database, [notes, remarks], waits.resolve);
    expect(await waits.promise).toMatch(
      /^Migration 0002_remarks waits for a lock and is tried again every few seconds; the shop goes on meanwhile\. The oldest transaction is of process \d+ \(.*\), since \d{4}-.*Z\.$/,
    );
    await sql`select from notes`.execute(database.db);
    expect(await isMigrated(database, [notes, remarks])).toBe(false);
    held.resolve();
    await holder;
    expect(await migrated).toEqual({ ran: ['0002_remarks'], unknown: [] });
  });
});
