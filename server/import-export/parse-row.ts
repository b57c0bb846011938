import { z } from 'zod';
import type { Columns, ImportedRow } from './columns.ts';
import { issueMessage } from './issue-message.ts';
import { UnreadableCell } from './unreadable-cell.ts';

interface RefusedRow<Of extends Columns, Key extends keyof Of> {
  refused: string;
  /** The row with its invalid values as they are, if those that identify it are valid. */
  unchecked?: ImportedRow<Of, Key>;
}

/** Parser for imported rows; all columns but those of `key` are optional. */
export function importedRowParser<Of extends Columns, Key extends keyof Of & string>(
  columns: Of,
  key: readonly Key[],
): (values: object) => { given: ImportedRow<Of, Key> } | RefusedRow<Of, Key> {
  const schema = z.strictObject(
    Object.fromEntries(
      Object.entries(columns).map(([name, { schema }]) => [
        name,
        (key as readonly string[]).includes(name) ? schema : schema.optional(),
      ]),
    ),
  );
  return (values) => {
    const parsed = schema.safeParse(values, { error: issueMessage });
    const unreadable = new Map(
      Object.entries(values).flatMap(([name, value]) =>
        value instanceof UnreadableCell ? [[name, `${name}: ${value.reason}`] as const] : [],
      ),
    );
    if (parsed.success && unreadable.size === 0) return { given: parsed.data as ImportedRow<Of, Key> };
    const reasons = (parsed.error?.issues ?? []).map(
      (issue) => unreadable.get(String(issue.path[0])) ?? describeIssue(issue),
    );
    const refused = [...new Set([...reasons, ...unreadable.values()])].join('; ');
    const invalid = new Set([...(parsed.error?.issues ?? []).map(({ path }) => String(path[0])), ...unreadable.keys()]);
    const others = schema.safeParse(Object.fromEntries(Object.entries(values).filter(([name]) => !invalid.has(name))));
    return others.success ? { refused, unchecked: { ...values, ...others.data } as ImportedRow<Of, Key> } : { refused };
  };
}

function describeIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `${issue.keys.join(', ')}: must not be given here`;
  const [name, ...within] = issue.path;
  const place = within.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');
  return `${String(name)}${place}: ${issue.message}`;
}
