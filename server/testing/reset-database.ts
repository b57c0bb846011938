import type { PGlite } from '@electric-sql/pglite';

/** What a migrated database is before a test file uses it. */
export interface Pristine {
  /** Changes with each change of the schema. */
  schema: string;
  /** Tables in which the migrations wrote rows. */
  filled: readonly string[];
  /** Restores these rows, and the sequences. */
  script: string;
}

const tables = `
  select c.oid::regclass::text as name, pg_relation_size(c.oid) > 0 as "isFilled"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`;

/** A change of a schema adds, updates or deletes rows of these; writing, truncating and analyzing tables does not. */
const catalogs = [
  'pg_namespace',
  'pg_attribute',
  'pg_attrdef',
  'pg_type',
  'pg_index',
  'pg_constraint',
  'pg_trigger',
  'pg_proc',
  'pg_rewrite',
  'pg_policy',
  'pg_db_role_setting',
];

const schema = `select concat_ws(' ', ${catalogs
  .map((catalog) => `(select count(*) || '/' || coalesce(max(xmin::text::bigint), 0) from ${catalog})`)
  .join(', ')}) as schema`;

const sequences = `
  select format('select setval(%L, %s, %L);', c.oid::regclass, coalesce(s.last_value, s.start_value), s.last_value is not null)
    as script
  from pg_sequences s join pg_class c on c.relname = s.sequencename and c.relnamespace = s.schemaname::regnamespace`;

async function readSchema(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ schema: string }>(schema);
  return rows[0]?.schema ?? '';
}

async function filledTables(pglite: PGlite): Promise<string[]> {
  const { rows } = await pglite.query<{ name: string; isFilled: boolean }>(tables);
  return rows.filter(({ isFilled }) => isFilled).map(({ name }) => name);
}

/** Reads a migrated database that nothing has used. */
export async function readPristine(pglite: PGlite): Promise<Pristine> {
  const filled = await filledTables(pglite);
  const statements: string[] = [];
  for (const table of filled) {
    const { rows } = await pglite.query<{ script: string }>(`
      select format(
        'insert into ${table} (%1$s) overriding system value select %1$s from json_populate_recordset(null::${table}, %2$L);',
        (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
          where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''),
        (select json_agg(filled) from ${table} filled)
      ) as script`);
    statements.push(...rows.map(({ script }) => script));
  }
  const { rows } = await pglite.query<{ script: string }>(sequences);
  statements.push(...rows.map(({ script }) => script));
  return { schema: await readSchema(pglite), filled, script: statements.join('\n') };
}

/** Deletes what a test file wrote. False if the schema was changed as well: then the database cannot be used again. */
export async function resetDatabase(pglite: PGlite, pristine: Pristine): Promise<boolean> {
  await pglite.exec('rollback');
  await pglite.exec('discard all');
  if ((await readSchema(pglite)) !== pristine.schema) return false;
  const truncated = new Set([...pristine.filled, ...(await filledTables(pglite))]);
  // As a replica, without triggers: some refuse to delete, others queue what changed.
  await pglite.exec(`
    begin;
    set local session_replication_role = replica;
    truncate ${[...truncated].join(', ')} cascade;
    ${pristine.script}
    commit;`);
  return true;
}
