import { z } from 'zod';
import { typedPhoneNumber } from '#contract/validation.ts';
import { issueMessage } from './issue-message.ts';
import { bahtForm } from './number-cells.ts';
import { controlCharacters, hasStorableYear, notUtf8, unstorableTexts } from './storable-values.ts';
import { commonEraForm, hasBuddhistYear } from './time-cells.ts';

/** How a value is written in a cell of a CSV file or workbook; a JSON line contains the plain value. */
export type Cell =
  | 'text'
  /** A text that identifies something: without spaces around it, and refused if a spreadsheet has shortened it to 1.23457E+12. */
  | 'code'
  | 'integer'
  | 'decimal'
  /** Two decimals. */
  | 'baht'
  /** `true` or `false`. */
  | 'boolean'
  | 'time'
  /** A time whose time of day must be given. */
  | 'end-time'
  | 'day'
  /** JSON. */
  | 'json'
  /** A JSON list of texts, or texts separated by `|` or line breaks. */
  | 'list';

/** Where the database stores a column of a file. */
export type Storage =
  /** In a column of the table: `name`, by default the name in the file. */
  | { as: 'column'; name?: string; type: SqlType }
  /** As integer satang in the column `NAME_satang`; the file has baht. */
  | { as: 'satang' }
  /** In a column with both languages: {"th": …, "en": …}, or null if both are missing. */
  | { as: 'language'; name: string; language: 'th' | 'en'; type: SqlType }
  /** Read and written by the feature's own queries, such as a slug that refers to an id. */
  | { as: 'query'; type: SqlType }
  /** Not stored: the type of the row. */
  | { as: 'row-type'; value: string };

export type SqlType = 'text' | 'integer' | 'double precision' | 'boolean' | 'timestamptz' | 'jsonb' | 'text[]';

/** A column of a file. Parsing, SQL, default value and command help are derived from it. */
export interface Column<Value = unknown> {
  cell: Cell;
  schema: z.ZodType<Value>;
  /** Whether the value may be null (an empty cell). */
  nullable: boolean;
  /** The value for a new row without this column; if undefined, a new row must have it. */
  defaultValue?: (now: Date) => Value;
  /** One line for the command's help. */
  description: string;
  /** The pictures that a value refers to. */
  pictures?(value: Value): readonly string[];
  /** Likely mistakes in a value, to follow the name of the column: `[0].data.html: has no English text`. */
  warnings?(value: Value): readonly string[];
  storage: Storage;
}

export type Columns = Record<string, Column>;

/** A complete row of a file. */
export type RowOf<Of extends Columns> = {
  [Name in keyof Of]: Of[Name] extends Column<infer Value> ? Value : never;
};

/** An imported row. Columns that it leaves out keep their stored values. */
export type ImportedRow<Of extends Columns, Key extends keyof Of> = Pick<RowOf<Of>, Key> & Partial<RowOf<Of>>;

const maxInteger = 2_147_483_647;

function column<Value>(cell: Cell, type: SqlType, schema: z.ZodType<Value>, description: string): Column<Value> {
  return { cell, schema, nullable: false, description, storage: { as: 'column', type } };
}

/** One of several texts. */
export function choice<const Value extends string>(description: string, values: readonly Value[]): Column<Value> {
  return column('text', 'text', z.enum(values), description);
}

/** A column that may be null, which is also its default. */
export function nullable<Value>({ schema, defaultValue: _, ...rest }: Column<Value>): Column<Value | null> {
  return { ...rest, schema: schema.nullable(), nullable: true, defaultValue: () => null };
}

/** A column with a default value for new rows. */
export function optional<Value>(column: Column<Value>, defaultValue: Value | ((now: Date) => Value)): Column<Value> {
  return {
    ...column,
    defaultValue: typeof defaultValue === 'function' ? (defaultValue as (now: Date) => Value) : () => defaultValue,
  };
}

/** A column with a different name in the table. */
export function storedAs<Value>(name: string, column: Column<Value>): Column<Value> {
  return { ...column, storage: { as: 'column', name, type: sqlTypeOf(column) } };
}

/** A column that the feature's own queries read and write. */
export function storedByQuery<Value>(column: Column<Value>): Column<Value> {
  return { ...column, storage: { as: 'query', type: sqlTypeOf(column) } };
}

type Languages<Name extends string> = `${Name}_th` | `${Name}_en`;

/** The columns `NAME_th` and `NAME_en` of a file, stored in one column `NAME`. */
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
  throw new Error(`the storage of a column cannot be changed from ${storage.as}: ${description}`);
}

/** The column `type` of a file with several row types. */
export function rowType<const Value extends string>(value: Value): Column<Value> {
  return {
    cell: 'text',
    schema: z.enum([value]),
    nullable: false,
    description: value,
    storage: { as: 'row-type', value },
  };
}

/** Rejects control characters, and replacement and half characters, which indicate a wrong encoding. */
export function clean(schema: z.ZodString): z.ZodString {
  return schema
    .refine((text) => !text.includes('\uFFFD') && text.isWellFormed(), notUtf8)
    .refine((text) => !/[^\P{Cc}\n\r\t]/u.test(text), controlCharacters);
}

export function text(description: string, { max = 500, mayBeBlank = false } = {}): Column<string> {
  const isGiven = (value: string) => mayBeBlank || value.trim() !== '';
  return column('text', 'text', clean(z.string().max(max).refine(isGiven, 'must not be empty')), description);
}

/** A text that identifies something outside the shop, such as the merchant's code of a SKU. */
export function code(description: string): Column<string> {
  return { ...text(description, { max: 64 }), cell: 'code' };
}

/** A column of an identifier in upper case, which may be given in lower case. */
export function upperCase(column: Column<string>): Column<string> {
  return { ...column, schema: column.schema.transform((text) => text.toUpperCase()) };
}

/**
 * A text with a format, such as a slug.
 *
 * @param form the message for other texts: "must be …"
 */
export function textMatching(description: string, pattern: RegExp, form: string): Column<string> {
  return column('text', 'text', clean(z.string().max(500).regex(pattern, form)), description);
}

/** A telephone number in Thailand, in any of the ways in which people write it. */
export function phoneNumber(description: string): Column<string> {
  const schema = clean(z.string().max(50)).overwrite(typedPhoneNumber);
  return column('text', 'text', schema.regex(/^0\d{8,9}$/, 'must be 9 or 10 digits that begin with 0'), description);
}

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const slugForm = 'must be words in small Latin letters and digits, joined by dashes';

/** A slug, such as how-to-choose-a-laptop, within a JSON value. */
export const slugSchema = z.string().max(100).regex(slugPattern, slugForm);

/** A slug: the last part of a URL, or another identifier of the same form. */
export function slug(description: string): Column<string> {
  return textMatching(description, slugPattern, slugForm);
}

/**
 * Where a link leads: a path of the storefront without the language, or a URL of another site. Browsers read `\\` in it as `/`, so
 * that `/\\host` would lead to another site.
 */
export const linkSchema = z
  .string()
  .max(500)
  .regex(/^(?:\/(?![/\\])|https:\/\/[^\s/\\])\S*$/, 'must begin with / or https://')
  // `/en//host` without its language would lead to another site.
  .refine((link) => !/^\/[^?#]*\/\//.test(link), 'must not have // in a path');

/** A link, by `linkSchema`. */
export function link(description: string): Column<string> {
  return column('text', 'text', clean(linkSchema), description);
}

/** The path of a picture. */
export function picture(description: string): Column<string> {
  return withPictures(text(description), (path) => [path]);
}

/** A column whose values refer to pictures. An import says which of them the shop does not have. */
export function withPictures<Value>(
  column: Column<Value>,
  pictures: (value: NoInfer<Value>) => readonly string[],
): Column<Value> {
  return { ...column, pictures };
}

/** A column whose values may have likely mistakes, of which an import warns. */
export function withWarnings<Value>(
  column: Column<Value>,
  warnings: (value: NoInfer<Value>) => readonly string[],
): Column<Value> {
  return { ...column, warnings };
}

export function integer(description: string, { min = 0, max = maxInteger } = {}): Column<number> {
  return column('integer', 'integer', z.int().min(min).max(max), description);
}

/** A number with decimals. */
export function decimal(description: string, min: number, max: number): Column<number> {
  return column('decimal', 'double precision', z.number().min(min).max(max), description);
}

/** An amount in baht including VAT, positive unless it may be free; stored as satang in `NAME_satang`. */
export function baht(description: string, { mayBeZero = false } = {}): Column<number> {
  const schema = z
    .number({ error: bahtForm })
    .min(mayBeZero ? 0 : 0.01, mayBeZero ? 'must not be negative' : 'must be above zero')
    .max(100_000_000, 'must be at most 100000000')
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-4, bahtForm);
  return { cell: 'baht', schema, nullable: false, description, storage: { as: 'satang' } };
}

export function boolean(description: string): Column<boolean> {
  return column('boolean', 'boolean', z.boolean({ error: 'must be true or false' }), description);
}

/** A day of the calendar; the texts of days sort by time. */
export function day(description: string): Column<string> {
  const form = 'must be a day, such as 2026-12-01';
  const schema = z.iso
    .date({ error: form })
    .refine(hasStorableYear, form)
    .refine((text) => !hasBuddhistYear(text), 'must have a year of the common era, such as 2026-12-01');
  return column('day', 'text', schema, description);
}

/** A time with its zone, converted to UTC. */
export function timestamp(description: string): Column<string> {
  const form = 'must be a time with its zone, such as 2026-12-01T00:00:00+07:00';
  return column(
    'time',
    'timestamptz',
    z.iso
      .datetime({ offset: true, error: form })
      .refine((text) => !hasBuddhistYear(text), commonEraForm)
      .transform((text) => new Date(text).toISOString())
      .refine(hasStorableYear, form),
    description,
  );
}

/** The time at which something ends. A cell of a CSV file must have its time of day: a day alone may mean its beginning or its end. */
export function endTimestamp(description: string): Column<string> {
  return { ...timestamp(description), cell: 'end-time' };
}

/** A JSON value that matches the schema. It is stored unchanged, including properties that the schema does not know. */
export function json<Value>(description: string, schema: z.core.$ZodType<Value>): Column<Value> {
  const unchanged = z.custom<Value>().superRefine((value, context) => {
    const parsed = z.safeParse(schema, value, { error: issueMessage });
    for (const { message, path } of [...(parsed.error?.issues ?? []), ...unstorableTexts(value)])
      context.addIssue({ code: 'custom', message, path });
  });
  return column('json', 'jsonb', unchanged, description);
}

/** A list of texts, stored as JSON. */
export function jsonTextList<Value extends string>(description: string, schema: z.ZodType<Value[]>): Column<Value[]> {
  return { ...json(description, schema), cell: 'list' };
}

/** A list of texts, stored as an array. */
export function textList<Value extends string>(description: string, schema: z.ZodType<Value[]>): Column<Value[]> {
  return { ...jsonTextList(description, schema), storage: { as: 'column', type: 'text[]' } };
}

export const Localised = z.object({ th: clean(z.string()), en: clean(z.string()) });
