import { Readable, Writable } from 'node:stream';
import { type Command, CommanderError } from 'commander';
import type { AppContext } from '../app-context.ts';
import { importExportCommand } from '../import-export/commands.ts';
import type { ImportExport } from '../import-export/import-export.ts';
import type { HasPicture } from '../import-export/warnings.ts';
import type { OrdersCliContext } from '../orders/commands.ts';

export interface CommandResult {
  /** Standard output. */
  output: string;
  /** Standard error. */
  errors: string;
  /** Whether the process would exit with code 1. */
  failed: boolean;
}

/** The context of a command. Without `hasPicture` the pictures of the shop are on another host. */
type CommandContext = Pick<AppContext, 'db' | 'clock'> & Partial<AppContext> & { hasPicture?: HasPicture };

/** Runs an operator command on a test shop. */
export async function runShopCommand(
  context: CommandContext,
  command: (cli: OrdersCliContext) => Command,
  args: string[],
  input: string | Buffer = '',
): Promise<CommandResult> {
  const result: CommandResult = { output: '', errors: '', failed: false };
  const cli: OrdersCliContext = {
    withContext: (work) => work(context),
    withShop: (work) => work(context as AppContext),
    input: Readable.from([Buffer.from(input)]),
    output: new Writable({
      write(chunk, _encoding, done) {
        result.output += chunk;
        done();
      },
    }),
    errors: { write: (text) => (result.errors += text) },
    markFailed: () => {
      result.failed = true;
    },
  };
  try {
    const root = command(cli);
    for (const one of [root, ...root.commands])
      one
        .exitOverride()
        .configureOutput({ writeOut: (text) => cli.output.write(text), writeErr: (text) => cli.errors.write(text) });
    await root.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    result.failed = error.exitCode !== 0;
  }
  return result;
}

/** Runs an export or an import: `runImportExport(shop, stockImportExport, ['import', '--dry-run'], file)`. */
export function runImportExport(
  context: CommandContext,
  importExport: ImportExport,
  args: string[],
  input?: string | Buffer,
): Promise<CommandResult> {
  return runShopCommand(context, (cli) => importExportCommand(importExport, cli), args, input);
}

/** The rows as JSON Lines. */
export function jsonLines(...rows: object[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}
