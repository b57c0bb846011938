import { Readable } from 'node:stream';
import { type Command, createCommand, Option } from 'commander';
import { type FeedName, feedNames } from '#contract/feeds.ts';
import { defaultLocale, type Locale, locales } from '#contract/locale.ts';
import { type CliContext, file, writeText } from '../import-export/commands.ts';
import type { ImportExport } from '../import-export/import-export.ts';
import { showProgress } from '../import-export/progress.ts';
import { rowWriter } from '../import-export/row-writer.ts';
import type { FeedContext } from './feed-items.ts';
import { writeFeedPart } from './feeds.ts';
import { feedFormats } from './formats.ts';
import { feedCategoryColumns } from './import-export-columns.ts';
import { feedCategoriesByKey, knownCategories, saveFeedCategories } from './import-export-queries.ts';

/** The environment of the command: what writes a feed, and streams. */
export type FeedCliContext = Omit<CliContext, 'withContext' | 'input'> & {
  withContext<T>(work: (context: FeedContext) => Promise<T>): Promise<T>;
};

/** Products per query. */
const partSize = 500;

/** `npm run shop -- catalogue feed`: writes a product feed. SKUs that its reader would reject are left out and named. */
export function feedCommand(cli: FeedCliContext): Command {
  const names = feedNames.map((name) => `  ${name.padEnd(8)}${feedFormats[name].title}`).join('\n');
  return createCommand('feed')
    .description('write the visible products in the format of a shopping site or marketplace')
    .addArgument(file)
    .addOption(new Option('--format <format>', 'whose format').choices(feedNames).makeOptionMandatory())
    .addOption(new Option('--language <language>', 'of the texts').choices(locales).default(defaultLocale))
    .addHelpText(
      'after',
      `\nFormats:\n${names}\n\nSKUs that the site would reject are left out and reported, with the field and what is valid. Categories of the sites\nare imported with feed-categories.`,
    )
    .action((path: string | undefined, { format, language }: { format: FeedName; language: Locale }) =>
      cli.withContext((context) => writeFeed(context, cli, { path, format, language })),
    );
}

async function writeFeed(
  context: FeedContext,
  cli: FeedCliContext,
  { path, format, language }: { path: string | undefined; format: FeedName; language: Locale },
): Promise<void> {
  const progress = showProgress(cli.errors, 'SKUs');
  let written = 0;
  let leftOut = 0;
  async function* parts(): AsyncGenerator<string> {
    for (let after: number | null = 0; after !== null; ) {
      const part: Awaited<ReturnType<typeof writeFeedPart>> = await writeFeedPart(context, format, {
        after,
        limit: partSize,
        locale: language,
      });
      for (const { sku, reasons } of part.leftOut) progress.line(`SKU ${sku} left out: ${reasons.join('; ')}`);
      written += part.written;
      leftOut += part.leftOut.length;
      progress.done(written);
      after = part.next;
      yield part.text;
    }
  }
  await writeText(Readable.from(parts()), path, cli.output);
  progress.line(`${written} SKUs written, ${leftOut} left out`);
  if (leftOut > 0) cli.markFailed();
}

/** Import and export of the categories that the shop's categories are in feeds. */
export const feedCategoriesImportExport: ImportExport = {
  name: 'feed-categories',
  description: 'the categories of shopping sites and marketplaces for those of the shop',
  rowTypes: { 'feed-categories': feedCategoryColumns },
  notes: 'Subcategories without a row have the category of the closest one above them that has one.',
  async *exportBatches(db) {
    yield await feedCategoriesByKey(db, null);
  },
  write: rowWriter({
    columns: feedCategoryColumns,
    key: ['feed', 'category'],
    find: feedCategoriesByKey,
    async check(tx, rows) {
      const known = await knownCategories(
        tx,
        rows.map(({ row }) => row.category),
      );
      return rows.map(({ row }) =>
        known.has(row.category) ? undefined : `category: there is no category ${row.category}`,
      );
    },
    save: saveFeedCategories,
  }),
  constraintMessages: {},
  rowsReferToEarlierRows: false,
};
