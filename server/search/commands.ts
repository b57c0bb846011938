import { Command } from 'commander';
import { z } from 'zod';
import { json, text } from '../exchange/columns.ts';
import { type Desk, exchangeCommands } from '../exchange/commands.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { writer } from '../exchange/keep.ts';
import { showProgress } from '../exchange/progress.ts';
import { reindex } from './indexing.ts';
import { saveSynonyms, synonymPages, synonymsByFirst } from './synonym-queries.ts';

const columns = {
  synonym: text('a word or some, by which the group is known', { max: 100 }),
  words: json(
    'what means the same: brand names in the other script, usual spellings, everyday words; none ends the group',
    z.array(z.string().min(1).max(100)).max(50),
  ),
};

/** Words that mean the same to who searches, in files. They count from the next search on. */
export const synonymsExchange: Exchange = {
  name: 'synonyms',
  about: 'words that mean the same to who searches',
  kinds: { synonyms: columns },
  pages: synonymPages,
  write: writer({
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
  constraints: {},
  buildsUp: false,
};

/** `npm run shop -- synonyms export|import`. */
export const synonymsCommands = (desk: Desk) => exchangeCommands(synonymsExchange, desk);

/** `npm run shop -- reindex`. */
export function reindexCommand(desk: Desk): Command {
  return new Command('reindex')
    .description('build the search index anew; the shop may run meanwhile and finds all products at any time')
    .helpCommand(false)
    .action(() =>
      desk.withShop(async (shop) => {
        const progress = showProgress(desk.errors, 'products');
        let products = 0;
        await reindex(shop, (done) => {
          products = done;
          progress.done(done);
        });
        progress.line(`${products.toLocaleString('en')} products`);
      }),
    );
}
