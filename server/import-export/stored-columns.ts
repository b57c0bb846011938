import { type RawBuilder, sql } from 'kysely';
import { bahtFromSatang, satangFromBaht } from '#contract/money.ts';
import type { Column, Columns, RowOf } from './columns.ts';

/**
 * SQL fragments that read and write the columns of a file. Columns stored by query appear only in `json` and `record`; the
 * statement reads and writes them itself.
 */
export interface StoredColumns<Of extends Columns> {
  /** In `select … from TABLE`: "p"."name" ->> 'th' as "name_th", … */
  select(table: string): RawBuilder<unknown>;
  /** Converts a selected row to a row of a file. The statement must select columns stored by query under their names in the file. */
  fileRow(selectExpressions: object): RowOf<Of>;
  /** In `insert into TABLE (…)`: "name", … */
  names: RawBuilder<unknown>;
  /** The rows as input of `json_to_recordset`. */
  json(rows: readonly { readonly [Name in keyof Of]: unknown }[]): string;
  /** In `json_to_recordset(…) as r (…)`: "name" jsonb, … */
  record: RawBuilder<unknown>;
  /** The inserted values in the order of `names`: r."name", … */
  values: RawBuilder<unknown>;
  /** In `on conflict … do update set …`: "name" = excluded."name", … for all columns but those in `except`. */
  assignments(options?: { except: readonly string[] }): RawBuilder<unknown>;
  /** In the `where` after the assignments: whether the stored row differs from `excluded`. */
  differsFrom(table: string): RawBuilder<unknown>;
}

export function storedColumns<Of extends Columns>(columns: Of): StoredColumns<Of> {
  const entries = Object.entries<Column>(columns);
  /** The columns of the table with their SQL types. */
  const stored = new Map(entries.flatMap(([name, column]) => tableColumnsOf(name, column)));
  const byQuery = entries.flatMap(([name, { storage }]): [string, string][] =>
    storage.as === 'query' ? [[name, storage.type]] : [],
  );
  const names = [...stored.keys()].map((name) => sql.ref(name));
  return {
    select: (table) => sql.join(entries.flatMap(([name, column]) => selected(table, name, column))),
    fileRow: (values) =>
      Object.fromEntries(
        entries.map(([name, column]) => [name, fileValue((values as Record<string, unknown>)[name], column)]),
      ) as RowOf<Of>,
    names: sql.join(names),
    json: (rows) => JSON.stringify(rows.map((row) => storedRecord(row, entries))),
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

/** The column of the table with its SQL type; empty if there is none. */
function tableColumnsOf(name: string, { storage }: Column): [string, string][] {
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
  return tableColumnsOf(name, column).map(([storedName]) => {
    const stored = sql.ref(`${table}.${storedName}`);
    if (storage.as !== 'language') return sql`${stored} as ${sql.ref(name)}`;
    const operator = sql.raw(storage.type === 'text' ? '->>' : '->');
    return sql`${stored} ${operator} ${sql.lit(storage.language)} as ${sql.ref(name)}`;
  });
}

function fileValue(value: unknown, { storage }: Column): unknown {
  if (value instanceof Date) return value.toISOString();
  return storage.as === 'satang' && value !== null ? bahtFromSatang(value as number) : value;
}

/** The stored values of a row by column name of the table. */
function storedRecord(row: Record<string, unknown>, entries: readonly [string, Column][]): Record<string, unknown> {
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
