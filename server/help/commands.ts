import { Command } from 'commander';
import type { Db } from '../db/database.ts';
import type { CliContext } from '../import-export/commands.ts';
import { startOfDay } from '../import-export/day-option.ts';
import type { ImportExport } from '../import-export/import-export.ts';
import { writerByType } from '../import-export/row-types.ts';
import { rowWriter } from '../import-export/row-writer.ts';
import { table } from '../import-export/text-table.ts';
import { helpColumns, helpTypeColumns } from './import-export-columns.ts';
import { helpByPath, saveHelp, saveTypes, typesByIdentifier } from './import-export-queries.ts';
import { countVotes, type VoteCount } from './queries.ts';

const writeTypes = rowWriter({
  columns: helpTypeColumns,
  key: ['type', 'help_type'],
  find: (tx, given) =>
    typesByIdentifier(
      tx,
      given.map(({ help_type }) => help_type),
    ),
  save: saveTypes,
});

const writeHelp = rowWriter({
  columns: helpColumns,
  key: ['type', 'path'],
  find: (tx, given) =>
    helpByPath(
      tx,
      given.map(({ path }) => path),
    ),
  async check(tx, rows) {
    const known = new Set((await typesByIdentifier(tx, null)).map(({ help_type }) => help_type));
    return rows.map(({ row }) => {
      if (!known.has(row.help_type)) return `help_type: there is no type ${row.help_type}`;
      return (row.question_th === null) === (row.question_en === null)
        ? undefined
        : 'question_th, question_en: must be given in both languages or in none';
    });
  },
  save: saveHelp,
});

async function* exportBatches(db: Db): AsyncGenerator<readonly object[]> {
  yield await typesByIdentifier(db, null);
  yield await helpByPath(db, null);
}

/** Types of help and help pages, for the file of all content. */
export const helpImportExport: ImportExport = {
  name: 'help',
  description: 'help pages and their types',
  rowTypes: { 'help-type': helpTypeColumns, help: helpColumns },
  exportBatches,
  write: writerByType({
    'help-type': { columns: helpTypeColumns, write: writeTypes },
    help: { columns: helpColumns, write: writeHelp },
  }),
  constraintMessages: {},
  rowsReferToEarlierRows: true,
};

function votesTable(votes: readonly VoteCount[]): string {
  return table([
    ['page', 'language', 'helpful', 'not helpful', 'helpful %'],
    ...votes.map(({ path, locale, helpful, notHelpful }) => [
      path,
      locale,
      String(helpful),
      String(notHelpful),
      String(Math.round((100 * helpful) / (helpful + notHelpful))),
    ]),
  ]);
}

/** `npm run shop -- help`: whether help pages help. */
export function helpCommand({ withContext, output }: Pick<CliContext, 'withContext' | 'output'>): Command {
  const command = new Command('help').description('votes about help pages').helpCommand(false);
  command
    .command('votes')
    .description('print how many visitors say that each help page helped them, by language; the worst first')
    .option('--since <day>', 'count only votes from this day on (Bangkok), such as the day of a new text', startOfDay)
    .action(({ since }: { since?: Date }) =>
      withContext(async ({ db }) => {
        const votes = await countVotes(db, since ?? null);
        output.write(votes.length === 0 ? 'No votes.\n' : votesTable(votes));
      }),
    );
  return command;
}
