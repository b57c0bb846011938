import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { ClientFail } from '#contract/client.ts';
import { failureMessage } from './failure-message.ts';

/**
 * Shows the server's validation errors at the fields they name, or else as `errors.root`.
 *
 * @param fields the names of the form's fields
 */
export function showServerErrors<Values extends FieldValues>(
  result: ClientFail,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): void {
  const named = fields.filter((field) => result.fields?.[field]?.[0]);
  for (const [index, field] of named.entries()) {
    setError(field, { type: 'server', message: result.fields?.[field]?.[0] }, { shouldFocus: index === 0 });
  }
  if (named.length === 0) setError('root', { type: 'server', message: failureMessage(result) });
}
