import { Readable, Writable } from 'node:stream';
import type { Command } from 'commander';
import type { CliContext } from '../import-export/commands.ts';
import type { Shop } from '../shop.ts';

export interface CommandResult {
  /** Standard output. */
  output: string;
  /** Standard error. */
  errors: string;
  /** Whether the process would end with 1. */
  failed: boolean;
}

/** Runs one of the operator's commands on a shop: `operate(shop, stockCommands, ['import', '--dry-run'], file)`. */
export async function runShopCommand(
  shop: Pick<Shop, 'db' | 'clock'>,
  commands: (cli: CliContext) => Command,
  args: string[],
  input: string | Buffer = '',
): Promise<CommandResult> {
  const operated: CommandResult = { output: '', errors: '', failed: false };
  const cli: CliContext = {
    withShop: (work) => work(shop),
    input: Readable.from([Buffer.from(input)]),
    output: new Writable({
      write(chunk, _encoding, done) {
        operated.output += chunk;
        done();
      },
    }),
    errors: { write: (text) => (operated.errors += text) },
    markFailed: () => {
      operated.failed = true;
    },
  };
  await commands(cli).parseAsync(args, { from: 'user' });
  return operated;
}

/** Rows as a file of JSON lines. */
export function jsonLines(...rows: object[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}
