import { Command } from 'commander';
import type { AppContext } from '../app-context.ts';
import type { CliContext } from '../import-export/commands.ts';
import type { ImportExport } from '../import-export/import-export.ts';
import { showProgress } from '../import-export/progress.ts';
import { rowWriter } from '../import-export/row-writer.ts';
import { reindex } from './index/indexing.ts';
import { synonymColumns } from './index/synonym-columns.ts';
import { exportSynonymBatches, readSynonymsByName, saveSynonyms } from './index/synonym-queries.ts';

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
