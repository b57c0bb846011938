import { Readable } from 'node:stream';
import { type Command, createCommand } from 'commander';
import { type CliContext, file, personalFile, writeText } from '../../import-export/commands.ts';
import { customerDataFile, readCustomerData } from '../customer-data.ts';
import { findCustomerId } from '../queries.ts';
import { customerArgument, missingCustomer } from './context.ts';

/** `npm run shop -- customers export CUSTOMER [FILE]`: writes the file that customers download themselves. */
export function exportCustomerCommand({ withContext, output }: CliContext): Command {
  return createCommand('export')
    .description("write all of a customer's data as JSON, the file that customers download in their profile")
    .addArgument(customerArgument())
    .addArgument(file)
    .action(async (emailOrId: string, path: string | undefined, _options: unknown, command: Command) => {
      const missing = await withContext(async ({ db, clock }) => {
        const customerId = await findCustomerId(db, emailOrId);
        const data = customerId && (await readCustomerData(db, customerId, clock()));
        if (!data) return missingCustomer(db, emailOrId);
        await writeText(Readable.from([customerDataFile(data).content]), path, output, personalFile);
        return null;
      });
      if (missing !== null) command.error(missing);
    });
}
