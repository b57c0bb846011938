import { Command, InvalidArgumentError } from 'commander';
import type { AppContext } from '../app-context.ts';
import type { CliContext } from '../import-export/commands.ts';
import type { ImportExport } from '../import-export/import-export.ts';
import { showProgress } from '../import-export/progress.ts';
import { rowWriter } from '../import-export/row-writer.ts';
import { table } from '../import-export/text-table.ts';
import { reindex } from './index/indexing.ts';
import { synonymColumns } from './index/synonym-columns.ts';
import { exportSynonymBatches, readSynonymsByName, saveSynonyms } from './index/synonym-queries.ts';
import { daysOfMisses, type MissKind, minSearchesWithoutSelection, readMisses } from './miss-queries.ts';

/** Import and export of synonyms. A change takes effect with the next search. */
export const synonymsImportExport: ImportExport = {
  name: 'synonyms',
  description: 'synonyms for search',
  rowTypes: { synonyms: synonymColumns },
  exportBatches: exportSynonymBatches,
  write: rowWriter({
    columns: synonymColumns,
    key: ['synonym'],
    find: (tx, given) =>
      readSynonymsByName(
        tx,
        given.map(({ synonym }) => synonym),
      ),
    save: saveSynonyms,
  }),
  constraintMessages: {},
  rowsReferToEarlierRows: false,
};

/** The environment of the command: that of imports, and the shop's settings. */
interface ReindexCliContext extends Pick<CliContext, 'errors'> {
  withContext<T>(work: (context: Pick<AppContext, 'db' | 'clock' | 'settings'>) => Promise<T>): Promise<T>;
}

/** `npm run shop -- reindex`. */
export function reindexCommand(cli: ReindexCliContext): Command {
  return new Command('reindex')
    .description('rebuild the search index, while the shop runs and finds all products')
    .helpCommand(false)
    .action(() =>
      cli.withContext(async (context) => {
        const progress = showProgress(cli.errors, 'products');
        let products = 0;
        await reindex(context, (done) => {
          products = done;
          progress.done(done);
        });
        progress.line(`${products.toLocaleString('en')} products`);
      }),
    );
}

/** As reports name it. */
const missed: Record<MissKind, string> = {
  nothing: 'nothing',
  not_sold: 'not sold',
  not_selected: 'not selected',
};

/** `npm run shop -- search`. */
export function searchCommand(cli: CliContext): Command {
  const command = new Command('search').description('what shoppers search for').helpCommand(false);
  command
    .command('report')
    .description(
      `queries that found nothing, those for models that are not sold, and those of ${minSearchesWithoutSelection} searches or more after which nobody selected a product, the most frequent first; counted by day for ${daysOfMisses} days, without persons`,
    )
    .option('--days <number>', 'of the last days', numberUpTo(daysOfMisses), 30)
    .option('--limit <number>', 'queries to list', numberUpTo(10_000), 50)
    .action(({ days, limit }: { days: number; limit: number }) =>
      cli.withContext(async ({ db, clock }) => {
        const misses = await readMisses(db, clock(), days, limit);
        const rows = misses.map(({ query, searches, lastDay, kind }) => [
          String(searches),
          lastDay,
          missed[kind],
          query,
        ]);
        cli.output.write(
          rows.length === 0
            ? `Nothing was missed in the last ${days} days.\n`
            : table([['SEARCHES', 'LAST', 'FOUND', 'QUERY'], ...rows]),
        );
      }),
    );
  return command;
}

const numberUpTo = (maximum: number) => (text: string) => {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > maximum)
    throw new InvalidArgumentError(`A whole number from 1 to ${maximum}.`);
  return number;
};
