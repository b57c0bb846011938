import { Readable, Writable } from 'node:stream';
import type { Command } from 'commander';
import type { Desk } from '../exchange/commands.ts';
import type { Shop } from '../shop.ts';

export interface Operated {
  /** Standard output. */
  output: string;
  /** Standard error. */
  errors: string;
  /** Whether the process would end with 1. */
  failed: boolean;
}

/** Runs one of the operator's commands on a shop: `operate(shop, stockCommands, ['import', '--dry-run'], file)`. */
export async function operate(
  shop: Pick<Shop, 'db' | 'clock'>,
  commands: (desk: Desk) => Command,
  args: string[],
  input: string | Buffer = '',
): Promise<Operated> {
  const operated: Operated = { output: '', errors: '', failed: false };
  const desk: Desk = {
    withShop: (work) => work(shop),
    input: Readable.from([Buffer.from(input)]),
    output: new Writable({
      write(chunk, _encoding, done) {
        operated.output += chunk;
        done();
      },
    }),
    errors: { write: (text) => (operated.errors += text) },
    failed: () => {
      operated.failed = true;
    },
  };
  await commands(desk).parseAsync(args, { from: 'user' });
  return operated;
}

/** Rows as a file of JSON lines. */
export function jsonLines(...rows: object[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}
