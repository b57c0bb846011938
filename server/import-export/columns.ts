import { z } from 'zod';

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

/** One column of a file. */
export interface Column<Value = unknown> {
  cell: Cell;
  schema: z.ZodType<Value>;
  /** Whether the value may be missing: an empty cell, or null. */
  nullable: boolean;
  /** What it means, in one line of the command's help. */
  description: string;
}

export type Columns = Record<string, Column>;

/** A row as a file carries it. */
export type RowOf<Of extends Columns> = {
  [Name in keyof Of]: Of[Name] extends Column<infer Value> ? Value : never;
};

/** A row of a file, which may leave columns out: those stay as they are. */
export type ImportedRow<Of extends Columns, Key extends keyof Of> = Pick<RowOf<Of>, Key> & Partial<RowOf<Of>>;

const largestInteger = 2_147_483_647;

function column<Value>(cell: Cell, schema: z.ZodType<Value>, description: string): Column<Value> {
  return { cell, schema, nullable: false, description };
}

/** A column that may be empty. */
export function nullable<Value>({ schema, ...rest }: Column<Value>): Column<Value | null> {
  return { ...rest, schema: schema.nullable(), nullable: true };
}

/** Refuses characters that show that a file was read in the wrong encoding. */
function clean(schema: z.ZodString): z.ZodString {
  return schema
    .refine((text) => !text.includes('\uFFFD'), 'must be UTF-8 text')
    .refine((text) => !/[^\P{Cc}\n\r\t]/u.test(text), 'must have no control characters');
}

export function text(description: string, { max = 500, min = 1 } = {}): Column<string> {
  return column('text', clean(z.string().min(min, 'must not be empty').max(max)), description);
}

/** A text of a form of its own, such as a slug; `form` is the message where it differs: "must be …". */
export function textMatching(description: string, pattern: RegExp, form: string): Column<string> {
  return column('text', clean(z.string().max(500).regex(pattern, form)), description);
}

export function oneOf<const Value extends string>(description: string, values: readonly Value[]): Column<Value> {
  return column<Value>('text', z.enum(values), description);
}

export function integer(description: string, { min = 0, max = largestInteger } = {}): Column<number> {
  return column('number', z.int().min(min).max(max), description);
}

/** A number with decimals. */
export function decimal(description: string, min: number, max: number): Column<number> {
  return column('number', z.number().min(min).max(max), description);
}

/** Money above zero, with VAT. */
export function baht(description: string): Column<number> {
  const form = 'must be baht with at most two decimals, such as 1290.00';
  return column(
    'baht',
    z
      .number({ error: form })
      .min(0.01, 'must be above zero')
      .max(100_000_000)
      .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-4, form),
    description,
  );
}

export function boolean(description: string): Column<boolean> {
  return column('boolean', z.boolean({ error: 'must be true or false' }), description);
}

/** A moment with its zone, turned into UTC. */
export function timestamp(description: string): Column<string> {
  const form = 'must be a time with its zone, such as 2026-12-01T00:00:00+07:00';
  return column(
    'text',
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
  return column('json', unchanged, description);
}

export const Localised = z.object({ th: clean(z.string()), en: clean(z.string()) });

/** What is wrong with a value, as the rest of a sentence: "must be …". */
function reasonOf(issue: z.core.$ZodRawIssue): string {
  if (issue.input === null) return 'must not be empty';
  if (issue.input === undefined) return 'must be given';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${nameOfType[issue.expected] ?? issue.expected}`;
    case 'too_small':
      return `must ${issue.origin === 'number' || issue.origin === 'int' ? 'be' : 'have'} at least ${issue.minimum}${unitOf(issue.origin)}`;
    case 'too_big':
      return `must ${issue.origin === 'number' || issue.origin === 'int' ? 'be' : 'have'} at most ${issue.maximum}${unitOf(issue.origin)}`;
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`;
    default:
      return 'is not of the right form';
  }
}

const nameOfType: Record<string, string> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

function unitOf(origin: string): string {
  return origin === 'string' ? ' characters' : origin === 'array' ? ' entries' : '';
}

/** Parses rows of which all but the columns of `key` may be left out. */
export function importedRowParser<Of extends Columns, Key extends keyof Of & string>(
  columns: Of,
  key: readonly Key[],
): (values: object) => { given: ImportedRow<Of, Key> } | { refused: string } {
  const schema = z.strictObject(
    Object.fromEntries(
      Object.entries(columns).map(([name, { schema }]) => [
        name,
        (key as readonly string[]).includes(name) ? schema : schema.optional(),
      ]),
    ),
  );
  return (values) => {
    const parsed = schema.safeParse(values, { error: reasonOf });
    if (parsed.success) return { given: parsed.data as ImportedRow<Of, Key> };
    return { refused: parsed.error.issues.map(sentence).join('; ') };
  };
}

function sentence(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `${issue.keys.join(', ')}: must not be given here`;
  const [name, ...within] = issue.path;
  const place = within.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');
  return `${String(name)}${place}: ${issue.message}`;
}
