import { z } from 'zod';
import { reasonOf } from './reasons.ts';

/** How a value is written in a cell of a CSV file; JSON lines carry it as it is. */
export type Cell =
  | 'text'
  | 'number'
  /** Two decimals. */
  | 'baht'
  /** `true` or `false`. */
  | 'boolean'
  /** JSON. */
  | 'json';

/** How the database stores a column of a file. */
export type Storage =
  /** In a column of the table; `name` where it is not that of the file's column. */
  | { as: 'column'; name?: string; type: SqlType }
  /** Baht of a file as integer satang, in the column `NAME_satang`. */
  | { as: 'satang' }
  /** In a column of the table that has both languages: {"th": …, "en": …}, or null where both are missing. */
  | { as: 'language'; name: string; language: 'th' | 'en'; type: SqlType }
  /** By the queries of the feature, such as a slug in place of a number. */
  | { as: 'query'; type: SqlType }
  /** Not at all: it says of which type the row is. */
  | { as: 'row-type'; value: string };

export type SqlType = 'text' | 'integer' | 'double precision' | 'boolean' | 'timestamptz' | 'jsonb' | 'text[]';

/** One column of a file, and of the table that stores it: reading, writing, defaults and help all come from here. */
export interface Column<Value = unknown> {
  cell: Cell;
  schema: z.ZodType<Value>;
  /** Whether the value may be missing: an empty cell, or null. */
  nullable: boolean;
  /** The value in a new row that leaves it out; without one it must be given. */
  defaultValue?: (now: Date) => Value;
  /** What it means, in one line of the command's help. */
  description: string;
  storage: Storage;
}

export type Columns = Record<string, Column>;

/** A row as a file carries it. */
export type RowOf<Of extends Columns> = {
  [Name in keyof Of]: Of[Name] extends Column<infer Value> ? Value : never;
};

/** A row of a file, which may leave columns out: those stay as they are. */
export type ImportedRow<Of extends Columns, Key extends keyof Of> = Pick<RowOf<Of>, Key> & Partial<RowOf<Of>>;

const maxInteger = 2_147_483_647;

function column<Value>(cell: Cell, type: SqlType, schema: z.ZodType<Value>, description: string): Column<Value> {
  return { cell, schema, nullable: false, description, storage: { as: 'column', type } };
}

/** A column that may be empty, and is so in a new row that leaves it out. */
export function nullable<Value>({ schema, defaultValue: _, ...rest }: Column<Value>): Column<Value | null> {
  return { ...rest, schema: schema.nullable(), nullable: true, defaultValue: () => null };
}

/** A column that a new row may leave out: it has the default value then. */
export function optional<Value>(column: Column<Value>, defaultValue: Value | ((now: Date) => Value)): Column<Value> {
  return {
    ...column,
    defaultValue: typeof defaultValue === 'function' ? (defaultValue as (now: Date) => Value) : () => defaultValue,
  };
}

/** A column that has another name in the table. */
export function storedAs<Value>(name: string, column: Column<Value>): Column<Value> {
  return { ...column, storage: { as: 'column', name, type: sqlTypeOf(column) } };
}

/** A column that is not one of the table's: the queries of the feature read it and write it themselves. */
export function storedByQuery<Value>(column: Column<Value>): Column<Value> {
  return { ...column, storage: { as: 'query', type: sqlTypeOf(column) } };
}

type Languages<Name extends string> = `${Name}_th` | `${Name}_en`;

/** The columns `NAME_th` and `NAME_en` of a file, which the table stores in one, `NAME`. */
export function localised<const Name extends string, Value>(
  name: Name,
  th: Column<Value>,
  en: Column<Value>,
): Record<Languages<Name>, Column<Value>> {
  const columns: Record<string, Column<Value>> = {
    [`${name}_th`]: { ...th, storage: { as: 'language', name, language: 'th', type: sqlTypeOf(th) } },
    [`${name}_en`]: { ...en, storage: { as: 'language', name, language: 'en', type: sqlTypeOf(en) } },
  };
  return columns as Record<Languages<Name>, Column<Value>>;
}

function sqlTypeOf({ description, storage }: Column): SqlType {
  if ('type' in storage) return storage.type;
  throw new Error(`a column that is stored as ${storage.as} cannot be stored otherwise: ${description}`);
}

/** The column `type` of a file with several types of rows. */
export function rowType<const Value extends string>(value: Value): Column<Value> {
  return {
    cell: 'text',
    schema: z.enum([value]),
    nullable: false,
    description: value,
    storage: { as: 'row-type', value },
  };
}

/** Refuses characters that show that a file was read in the wrong encoding. */
function clean(schema: z.ZodString): z.ZodString {
  return schema
    .refine((text) => !text.includes('\uFFFD'), 'must be UTF-8 text')
    .refine((text) => !/[^\P{Cc}\n\r\t]/u.test(text), 'must have no control characters');
}

export function text(description: string, { max = 500, min = 1 } = {}): Column<string> {
  return column('text', 'text', clean(z.string().min(min, 'must not be empty').max(max)), description);
}

/** A text of a form of its own, such as a slug; `form` is the message where it differs: "must be …". */
export function textMatching(description: string, pattern: RegExp, form: string): Column<string> {
  return column('text', 'text', clean(z.string().max(500).regex(pattern, form)), description);
}

export function integer(description: string, { min = 0, max = maxInteger } = {}): Column<number> {
  return column('number', 'integer', z.int().min(min).max(max), description);
}

/** A number with decimals. */
export function decimal(description: string, min: number, max: number): Column<number> {
  return column('number', 'double precision', z.number().min(min).max(max), description);
}

/** Money above zero, with VAT; stored in satang, in `NAME_satang`. */
export function baht(description: string): Column<number> {
  const form = 'must be baht with at most two decimals, such as 1290.00';
  const schema = z
    .number({ error: form })
    .min(0.01, 'must be above zero')
    .max(100_000_000)
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-4, form);
  return { cell: 'baht', schema, nullable: false, description, storage: { as: 'satang' } };
}

export function boolean(description: string): Column<boolean> {
  return column('boolean', 'boolean', z.boolean({ error: 'must be true or false' }), description);
}

/** A moment with its zone, turned into UTC. */
export function timestamp(description: string): Column<string> {
  const form = 'must be a time with its zone, such as 2026-12-01T00:00:00+07:00';
  return column(
    'text',
    'timestamptz',
    z.iso.datetime({ offset: true, error: form }).transform((text) => new Date(text).toISOString()),
    description,
  );
}

/** A JSON value, stored as it came where it matches the schema: properties that the schema does not know are not lost. */
export function json<Value>(description: string, schema: z.core.$ZodType<Value>): Column<Value> {
  const unchanged = z.custom<Value>().superRefine((value, context) => {
    const parsed = z.safeParse(schema, value, { error: reasonOf });
    for (const { message, path } of parsed.error?.issues ?? []) context.addIssue({ code: 'custom', message, path });
  });
  return column('json', 'jsonb', unchanged, description);
}

/** A JSON list of texts, stored as an array. */
export function textList<Value extends string>(description: string, schema: z.ZodType<Value[]>): Column<Value[]> {
  return { ...json(description, schema), storage: { as: 'column', type: 'text[]' } };
}

export const Localised = z.object({ th: clean(z.string()), en: clean(z.string()) });
