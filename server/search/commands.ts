import { Command } from 'commander';
import { type CliContext, importExportCommand } from '../import-export/commands.ts';
import type { ImportExport } from '../import-export/import-export.ts';
import { showProgress } from '../import-export/progress.ts';
import { rowWriter } from '../import-export/row-writer.ts';
import { reindex } from './index/indexing.ts';
import { synonymColumns } from './index/synonym-columns.ts';
import { saveSynonyms, synonymPages, synonymsByFirst } from './index/synonym-queries.ts';

/** Words that mean the same to who searches, in files. They count from the next search on. */
export const synonymsImportExport: ImportExport = {
  name: 'synonyms',
  description: 'words that mean the same to who searches',
  rowTypes: { synonyms: synonymColumns },
  pages: synonymPages,
  write: rowWriter({
    columns: synonymColumns,
    key: ['synonym'],
    find: (tx, given) =>
      synonymsByFirst(
        tx,
        given.map(({ synonym }) => synonym),
      ),
    check: async (_tx, rows) => rows.map(() => undefined),
    save: saveSynonyms,
  }),
  constraintMessages: {},
  rowsReferToEarlierRows: false,
};

/** `npm run shop -- synonyms export|import`. */
export const synonymsCommands = (cli: CliContext) => importExportCommand(synonymsImportExport, cli);

/** `npm run shop -- reindex`. */
export function reindexCommand(cli: CliContext): Command {
  return new Command('reindex')
    .description('build the search index anew; the shop may run meanwhile and finds all products at any time')
    .helpCommand(false)
    .action(() =>
      cli.withShop(async (shop) => {
        const progress = showProgress(cli.errors, 'products');
        let products = 0;
        await reindex(shop, (done) => {
          products = done;
          progress.done(done);
        });
        progress.line(`${products.toLocaleString('en')} products`);
      }),
    );
}
