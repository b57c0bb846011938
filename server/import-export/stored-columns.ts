import { type RawBuilder, sql } from 'kysely';
import { bahtFromSatang, satangFromBaht } from '#contract/money.ts';
import type { Column, Columns, RowOf } from './columns.ts';

/**
 * The parts of SQL statements that read and write the columns of a file, from their declaration. What is stored by
 * query has no part of its own but in `record`: the statement reads and writes it itself.
 */
export interface StoredColumns<Of extends Columns> {
  /** In `select … from TABLE`: "p"."name" ->> 'th' as "name_th", … */
  select(table: string): RawBuilder<unknown>;
  /** A row of a file from a selected one, which has what is stored by query under its name in the file. */
  fileRow(selected: object): RowOf<Of>;
  /** In `insert into TABLE (…)`: "name", … */
  names: RawBuilder<unknown>;
  /** The rows as `json_to_recordset` takes them. */
  json(rows: readonly { readonly [Name in keyof Of]: unknown }[]): string;
  /** In `json_to_recordset(…) as r (…)`: "name" jsonb, … */
  record: RawBuilder<unknown>;
  /** What is inserted, in the order of `names`: r."name", … */
  values: RawBuilder<unknown>;
  /** In `on conflict … do update set …`: "name" = excluded."name", … for all columns of the table but some. */
  assignments(options?: { except: readonly string[] }): RawBuilder<unknown>;
  /** Whether a stored row differs from `excluded`, in a `where` behind the assignments. */
  differsFrom(table: string): RawBuilder<unknown>;
}

export function storedColumns<Of extends Columns>(columns: Of): StoredColumns<Of> {
  const entries = Object.entries<Column>(columns);
  /** The columns of the table with their types, each once. */
  const stored = new Map(entries.flatMap(([name, column]) => storedIn(name, column)));
  const byQuery = entries.flatMap(([name, { storage }]): [string, string][] =>
    storage.as === 'query' ? [[name, storage.type]] : [],
  );
  const names = [...stored.keys()].map((name) => sql.ref(name));
  return {
    select: (table) => sql.join(entries.flatMap(([name, column]) => selected(table, name, column))),
    fileRow: (values) =>
      Object.fromEntries(
        entries.map(([name, column]) => [name, toFile((values as Record<string, unknown>)[name], column)]),
      ) as RowOf<Of>,
    names: sql.join(names),
    json: (rows) => JSON.stringify(rows.map((row) => recordOf(row, entries))),
    record: sql.join([...stored, ...byQuery].map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`)),
    values: sql.join([...stored.keys()].map((name) => sql.ref(`r.${name}`))),
    assignments: ({ except } = { except: [] }) =>
      sql.join(
        [...stored.keys()]
          .filter((name) => !except.includes(name))
          .map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`),
      ),
    differsFrom: (table) => {
      const rowOf = (of: string) => sql.join([...stored.keys()].map((name) => sql.ref(`${of}.${name}`)));
      return sql`(${rowOf(table)}) is distinct from (${rowOf('excluded')})`;
    },
  };
}

/** The column of the table and its type in SQL. */
function storedIn(name: string, { storage }: Column): [string, string][] {
  switch (storage.as) {
    case 'column':
      return [[storage.name ?? name, storage.type]];
    case 'satang':
      return [[`${name}_satang`, 'bigint']];
    case 'language':
      return [[storage.name, 'jsonb']];
    case 'query':
    case 'row-type':
      return [];
  }
}

function selected(table: string, name: string, column: Column): RawBuilder<unknown>[] {
  const { storage } = column;
  if (storage.as === 'row-type') return [sql`${sql.lit(storage.value)} as ${sql.ref(name)}`];
  return storedIn(name, column).map(([storedName]) => {
    const stored = sql.ref(`${table}.${storedName}`);
    if (storage.as !== 'language') return sql`${stored} as ${sql.ref(name)}`;
    const operator = sql.raw(storage.type === 'text' ? '->>' : '->');
    return sql`${stored} ${operator} ${sql.lit(storage.language)} as ${sql.ref(name)}`;
  });
}

function toFile(value: unknown, { storage }: Column): unknown {
  if (value instanceof Date) return value.toISOString();
  return storage.as === 'satang' && value !== null ? bahtFromSatang(value as number) : value;
}

/** What is stored of a row, by the names of the table's columns. */
function recordOf(row: Record<string, unknown>, entries: readonly [string, Column][]): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const [name, { storage }] of entries) {
    const value = row[name];
    if (storage.as === 'column') record[storage.name ?? name] = value;
    else if (storage.as === 'query') record[name] = value;
    else if (storage.as === 'satang')
      record[`${name}_satang`] = value === null ? null : satangFromBaht(value as number);
    else if (storage.as === 'language' && value !== null)
      record[storage.name] = { ...(record[storage.name] as object | undefined), [storage.language]: value };
  }
  return record;
}
