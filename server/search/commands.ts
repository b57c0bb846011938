import { Command } from 'commander';
import { z } from 'zod';
import { json, text } from '../import-export/columns.ts';
import { type CliContext, importExportCommand } from '../import-export/commands.ts';
import type { ImportExport } from '../import-export/import-export.ts';
import { showProgress } from '../import-export/progress.ts';
import { rowWriter } from '../import-export/row-writer.ts';
import { reindex } from './index/indexing.ts';
import { saveSynonyms, synonymPages, synonymsByFirst } from './index/synonym-queries.ts';

const columns = {
  synonym: text('a word or some, by which the group is known', { max: 100 }),
  words: json(
    'what means the same: brand names in the other script, usual spellings, everyday words; none ends the group',
    z.array(z.string().min(1).max(100)).max(50),
  ),
};

/** Words that mean the same to who searches, in files. They count from the next search on. */
export const synonymsImportExport: ImportExport = {
  name: 'synonyms',
  description: 'words that mean the same to who searches',
  rowTypes: { synonyms: columns },
  pages: synonymPages,
  write: rowWriter({
    columns,
    key: ['synonym'],
    defaults: () => ({ words: [] }),
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
