import { Readable } from 'node:stream';
import { type Command, createCommand } from 'commander';
import { type Db, snapshot } from '../../db/database.ts';
import { type CliContext, file, writeText } from '../../import-export/commands.ts';
import { endOfDay, startOfDay } from '../../import-export/day-option.ts';
import { table } from '../../import-export/text-table.ts';
import { countConsents, type Period, selectConsentsAfter } from '../queries.ts';

const batchSize = 1000;

/** `npm run shop -- cookie-policy consents`: what visitors chose, as counts or as records. */
export function cookieConsentsCommand({ withContext, output }: CliContext): Command {
  return createCommand('consents')
    .description('write how often visitors allowed which groups, by version of the policy; or each choice')
    .addArgument(file)
    .option('--records', 'each choice as a line of JSON: time in UTC, version, groups, hash of the visitor, customer')
    .option('--since <day>', 'from this day in Bangkok: 2026-11-01', startOfDay)
    .option('--until <day>', 'until the end of this day in Bangkok', endOfDay)
    .action((path: string | undefined, options: { since?: Date; until?: Date; records?: boolean }) => {
      const period = { since: options.since ?? null, until: options.until ?? null };
      const lines = options.records ? recordLines : countLines;
      return withContext(({ db }) => snapshot(db, (tx) => writeText(Readable.from(lines(tx, period)), path, output)));
    });
}

async function* countLines(db: Db, period: Period): AsyncGenerator<string> {
  const rows = await countConsents(db, period);
  yield table([
    ['POLICY', 'CHOICES', 'GROUPS'],
    ...rows.map(({ policyVersion, count, groups }) => [policyVersion, String(count), groups]),
  ]);
}

async function* recordLines(db: Db, period: Period): AsyncGenerator<string> {
  let after = 0;
  for (;;) {
    const records = await selectConsentsAfter(db, { ...period, after, limit: batchSize });
    for (const { id: _, ...record } of records) yield `${JSON.stringify(record)}\n`;
    if (records.length < batchSize) return;
    after = records.at(-1)?.id ?? 0;
  }
}
