import { z } from 'zod';
import type { Columns, ImportedRow } from './columns.ts';
import { issueMessage } from './issue-message.ts';

/** Parser for imported rows; all columns but those of `key` are optional. */
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
    const parsed = schema.safeParse(values, { error: issueMessage });
    if (parsed.success) return { given: parsed.data as ImportedRow<Of, Key> };
    return { refused: parsed.error.issues.map(describeIssue).join('; ') };
  };
}

function describeIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `${issue.keys.join(', ')}: must not be given here`;
  const [name, ...within] = issue.path;
  const place = within.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');
  return `${String(name)}${place}: ${issue.message}`;
}
