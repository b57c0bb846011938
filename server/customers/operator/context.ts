import { Argument, type Command } from 'commander';
import type { AppContext } from '../../app-context.ts';
import type { Db } from '../../db/database.ts';
import type { CliContext } from '../../import-export/commands.ts';
import { findCustomerId, findErasure } from '../queries.ts';

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

/** Options of commands that change a customer. */
export interface ChangeOptions {
  as: string;
  reason: string;
  dryRun?: boolean;
}

/**
 * Changes a customer and writes the outcome, which is null if there is no such customer: the command then fails.
 *
 * @param refusals outcomes with which the command fails, with what it says
 */
export async function changeCustomer<Outcome extends string>(
  { withShop, output }: CustomersCliContext,
  command: Command,
  {
    emailOrId,
    dryRun,
    refusals = {},
  }: { emailOrId: string; dryRun: boolean; refusals?: Partial<Record<Outcome, string>> },
  change: (context: AppContext, customerId: string) => Promise<Outcome | null>,
): Promise<void> {
  const outcome = await withShop(async (context) => {
    const customerId = await findCustomerId(context.db, emailOrId);
    return customerId ? await change(context, customerId) : null;
  });
  if (outcome === null) command.error(await withShop(({ db }) => missingCustomer(db, emailOrId)));
  const refusal = refusals[outcome];
  if (refusal !== undefined) command.error(refusal);
  output.write(`${outcome}${dryRun ? '; nothing was written' : ''}\n`);
}
