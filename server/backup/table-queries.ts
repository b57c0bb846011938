import { sql } from 'kysely';
import { applicationPrefix, type Db } from '../db/database.ts';
import { migrationLock } from '../db/migrate.ts';
import { unfinishedRestoreTable } from '../db/unfinished-restore.ts';

export interface Table {
  name: string;
  columns: string[];
  /** Its columns that hold money, units or stock. */
  summed: string[];
}

/** The tables of the shop, without those on its migrations and on a restore, and without unlogged ones, whose rows a crash may delete. Generated columns are not copied. */
export async function readTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select c.relname as name, json_agg(a.attname order by a.attnum) as columns,
      coalesce(json_agg(a.attname order by a.attnum) filter (
        where a.attname ~ '(_satang|^stock|^total_stock|^quantity)$' and a.atttypid in ('integer'::regtype, 'bigint'::regtype)), '[]') as summed
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p' and c.relname not in ('migrations', ${unfinishedRestoreTable})
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`.execute(db);
  return rows;
}

/** The number of rows and the sums of a table. */
export interface Totals {
  rows: number;
  sums: Record<string, string>;
}

export async function readTotals(db: Db, { name, summed }: Table): Promise<Totals> {
  const sums = summed.flatMap((column) => [sql.lit(column), sql`coalesce(sum(${sql.ref(column)}), 0)::text`]);
  const { rows } = await sql<Totals>`
    select count(*)::integer as rows, json_build_object(${sql.join(sums)}) as sums from ${sql.table(name)}`.execute(db);
  return rows[0] ?? { rows: 0, sums: {} };
}

/** By name: the last value of each sequence that was used. */
export async function readSequences(db: Db): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; last: string }>`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = 'public' and last_value is not null order by sequencename`.execute(db);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

export async function setSequence(db: Db, name: string, last: string): Promise<void> {
  await sql`select setval(${`public."${name}"`}::text::regclass, ${last}::bigint)`.execute(db);
}

export async function readAppliedMigrations(db: Db): Promise<{ name: string; checksum: string }[]> {
  const { rows } = await sql<{
    exists: boolean;
  }>`select to_regclass('public.migrations') is not null as exists`.execute(db);
  if (!rows[0]?.exists) return [];
  return (
    await sql<{ name: string; checksum: string }>`select name, checksum from migrations order by name`.execute(db)
  ).rows;
}

/** Tables that are empty until a shop is filled or used; migrations write no rows into them. */
const tablesOfShops = [
  ...['brands', 'categories', 'products', 'promotions', 'coupons', 'flash_sales', 'stores', 'shipping_zones'],
  ...['public_holidays', 'blog_articles', 'help_contents', 'help_types', 'contact_messages', 'carts', 'customers'],
  ...['registrations', 'orders', 'payment_attempts', 'invoices', 'mails'],
];

/** Tables with rows that only a shop has. */
export async function tablesInUse(db: Db): Promise<string[]> {
  const used: string[] = [];
  for (const name of tablesOfShops) {
    const { rows: known } = await sql`select where to_regclass(${`public.${name}`}::text) is not null`.execute(db);
    if (known.length === 0) continue;
    const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) used.push(name);
  }
  return used;
}

/**
 * The other processes of a shop that are connected to a PostgreSQL database, by process id and host; without those that wait for its
 * migrations, or for a restore, with one of their connections: they have read nothing yet.
 */
export async function connectedProcesses(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select application_name as name from pg_stat_activity
    where datname = current_database() and starts_with(application_name, ${applicationPrefix})
      and application_name <> current_setting('application_name')
    group by application_name
    having not bool_or(pid in (
      select pid from pg_locks
      where locktype = 'advisory' and not granted and classid = 0 and objid = ${migrationLock}::integer::oid))
    order by application_name`.execute(db);
  return rows.map(({ name }) => name.slice(applicationPrefix.length));
}

/** Keeps other connections from reading and writing the tables until the transaction ends. First in it: it then sees what they wrote. */
export async function lockTables(db: Db, tables: readonly Table[]): Promise<void> {
  await sql`lock table ${sql.join(tables.map(({ name }) => sql.table(name)))} in access exclusive mode`.execute(db);
}

/** Empties the tables, and takes off foreign keys and triggers. @returns the statements that put the foreign keys back */
export async function beginLoad(db: Db, tables: readonly Table[]): Promise<string[]> {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(db);
  for (const { table, name } of rows)
    await sql`alter table ${sql.raw(table)} drop constraint ${sql.ref(name)}`.execute(db);
  for (const { name } of tables) await sql`alter table ${sql.table(name)} disable trigger user`.execute(db);
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(db);
  return rows.map(({ table, name, definition }) => `alter table ${table} add constraint "${name}" ${definition}`);
}

/** Puts foreign keys, which are checked, and triggers back. */
export async function endLoad(db: Db, tables: readonly Table[], foreignKeys: readonly string[]): Promise<void> {
  for (const statement of foreignKeys) await sql.raw(statement).execute(db);
  for (const { name } of tables) await sql`alter table ${sql.table(name)} enable trigger user`.execute(db);
}

/** After a load: the planner's statistics, and every cached page. */
export async function finishLoad(db: Db): Promise<void> {
  await sql`analyze`.execute(db);
  await sql`select pg_notify('page_tags', 'everything')`.execute(db);
}

export async function countUnsentMails(db: Db): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::integer as count from mails where sent_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}
