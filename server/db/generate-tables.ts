import { sql } from 'kysely';
import type { OpenDatabase } from './database.ts';

interface Column {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  generated: boolean;
}

const scalar: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  float8: 'number',
  bool: 'boolean',
  bytea: 'Uint8Array',
  text: 'string',
  uuid: 'string',
  timestamptz: 'Date',
  date: 'Date',
  jsonb: 'JsonValue',
  localised: 'LocalisedJson',
  tsvector: 'string',
};

/** The source of `tables.ts`: a Kysely interface of each table of the migrated database. */
export async function generateTables(database: OpenDatabase): Promise<string> {
  const { rows } = await sql<Column>`
    select c.relname as "table", a.attname as "column", t.typname as type, not a.attnotnull as nullable,
      (a.atthasdef or a.attidentity <> '') as generated
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    join pg_type t on t.oid = a.atttypid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum
  `.execute(database.db);
  const tables = Map.groupBy(rows, (row) => row.table);
  const names = [...tables.keys()];
  const bodies = names.map((table) => {
    const lines = (tables.get(table) ?? []).map((column) => `  ${column.column}: ${typeOf(column)};`);
    return `export interface ${interfaceName(table)} {\n${lines.join('\n')}\n}`;
  });
  const map = names.map((table) => `  ${table}: ${interfaceName(table)};`);
  return [
    '// Generated from the migrated database by `npm run generate`; do not edit.',
    "import type { ColumnType } from 'kysely';",
    '',
    'type Generated<T> = T extends ColumnType<infer S, infer I, infer U>',
    '  ? ColumnType<S, I | undefined, U>',
    '  : ColumnType<T, T | undefined, T>;',
    'export type JsonValue = ColumnType<unknown, string, string>;',
    'export type LocalisedJson = ColumnType<{ th: unknown; en: unknown }, string, string>;',
    '',
    `${bodies.join('\n\n')}\n`,
    `export interface Database {\n${map.join('\n')}\n}\n`,
  ].join('\n');
}

function typeOf({ type, nullable, generated, table }: Column): string {
  const isArray = type.startsWith('_');
  const base = scalar[isArray ? type.slice(1) : type];
  if (!base) throw new Error(`No TypeScript type is known for the column type ${type} of ${table}.`);
  const whole = `${isArray ? `${base}[]` : base}${nullable ? ' | null' : ''}`;
  return generated ? `Generated<${whole}>` : whole;
}

function interfaceName(table: string): string {
  return table.replace(/(^|_)([a-z])/g, (_, _start: string, letter: string) => letter.toUpperCase());
}
