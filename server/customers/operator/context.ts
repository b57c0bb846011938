import { Argument } from 'commander';
import type { AppContext } from '../../app-context.ts';
import type { Db } from '../../db/database.ts';
import type { CliContext } from '../../import-export/commands.ts';
import { findErasure } from '../queries.ts';

/** The environment of commands that change customers. */
export interface CustomersCliContext extends CliContext {
  /** Like `withContext`, with everything that a change of a customer needs, such as jobs that send mails. */
  withShop<T>(work: (context: AppContext) => Promise<T>): Promise<T>;
}

export const customerArgument = () => new Argument('<customer>', 'e-mail address or customer id');

/** Why there is no such account: it was erased, or never was. */
export async function missingCustomer(db: Db, emailOrId: string): Promise<string> {
  const erasure = await findErasure(db, emailOrId);
  if (!erasure?.erased_at) return `There is no customer ${emailOrId}.`;
  const by = erasure.erased_by === null ? 'by the customer' : `by ${erasure.erased_by}: ${erasure.erasure_reason}`;
  return `The customer ${emailOrId} was erased at ${erasure.erased_at.toISOString()} ${by}.`;
}
