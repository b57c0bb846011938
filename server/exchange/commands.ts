import { createReadStream, createWriteStream } from 'node:fs';
import { access, rename, rm } from 'node:fs/promises';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Argument, Command, Option } from 'commander';
import type { Db } from '../db/database.ts';
import type { Column } from './columns.ts';
import { columnsOf, type Exchange } from './exchange.ts';
import { FileNotReadable, type Format, formats, readRows, textOf } from './formats.ts';
import { importRows } from './import-rows.ts';
import { type Screen, showProgress } from './progress.ts';

/** What the commands work with; the operator's terminal, or a test's. */
export interface Desk {
  /** Runs `work` with the opened, migrated database of the shop. */
  withShop<T>(work: (shop: { db: Db; clock: () => Date }) => Promise<T>): Promise<T>;
  input: Readable;
  output: Writable;
  errors: Screen;
  /** Ends the process with 1 when all is done: the command could not do all that was asked. */
  failed(): void;
}

const file = new Argument('[file]', 'where the rows are; standard input or output without it, or with -');
const format = new Option('--format <format>', 'unless the file ends in .jsonl or .csv; jsonl without a file').choices(
  formats,
);

/** `NAME export` and `NAME import` of the operator's commands (behaviour 6). */
export function exchangeCommands(exchange: Exchange, desk: Desk): Command {
  const command = new Command(exchange.name)
    .description(`${exchange.about}, out of the shop and into it by files`)
    .helpCommand(false);
  command
    .command('export')
    .description(`write ${exchange.about} to a file`)
    .addArgument(file)
    .addOption(format)
    .addHelpText('after', columnsHelp(exchange))
    .action((path: string | undefined, options: { format?: Format }) => runExport(exchange, desk, path, options));
  command
    .command('import')
    .description(
      'bring in what is new or changed in a file; a row that cannot go in is told and left out, nothing is deleted',
    )
    .addArgument(file)
    .addOption(format)
    .option('--dry-run', 'tell what would happen and change nothing')
    .addHelpText('after', columnsHelp(exchange))
    .action((path: string | undefined, options: { format?: Format; dryRun?: boolean }) =>
      runImport(exchange, desk, path, options),
    );
  return command;
}

async function runExport(
  exchange: Exchange,
  desk: Desk,
  path: string | undefined,
  options: { format?: Format },
): Promise<void> {
  const format = formatOf(path, options.format);
  const progress = showProgress(desk.errors, 'rows');
  let count = 0;
  const counted = async function* (pages: AsyncIterable<readonly object[]>) {
    for await (const rows of pages) {
      yield rows;
      count += rows.length;
      progress.done(count);
    }
  };
  await desk.withShop(({ db }) =>
    // All of it as it is at one moment.
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((tx) =>
        write(Readable.from(textOf(counted(exchange.pages(tx)), format, columnsOf(exchange))), path, desk.output),
      ),
  );
  progress.line(`${count} rows`);
}

/** A file is there whole or not at all. */
async function write(text: Readable, path: string | undefined, output: Writable): Promise<void> {
  if (isStandard(path)) {
    return pipeline(text, output, { end: false }).catch((error: NodeJS.ErrnoException) => {
      // Whoever reads has enough, as `head` does.
      if (error.code !== 'EPIPE') throw error;
    });
  }
  const unfinished = `${path}.unfinished`;
  try {
    await pipeline(text, createWriteStream(unfinished));
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function runImport(
  exchange: Exchange,
  desk: Desk,
  path: string | undefined,
  options: { format?: Format; dryRun?: boolean },
): Promise<void> {
  const format = formatOf(path, options.format);
  const { dryRun = false } = options;
  if (!isStandard(path))
    await access(path).catch(() => {
      throw new FileNotReadable(`${path} cannot be read`);
    });
  const input = isStandard(path) ? desk.input : createReadStream(path);
  const progress = showProgress(desk.errors, 'rows');
  const counts = await desk.withShop(({ db, clock }) =>
    importRows(db, exchange, readRows(input, format, columnsOf(exchange)), {
      dryRun,
      now: clock(),
      onRefused: (row, reason) => progress.line(`row ${row}: ${reason}`),
      onProgress: ({ read }) => progress.done(read),
    }),
  );
  progress.end();
  const { read, new: created, changed, unchanged, refused } = counts;
  desk.output.write(
    `${read} read, ${created} new, ${changed} changed, ${unchanged} unchanged, ${refused} refused${dryRun ? '; nothing was written' : ''}\n`,
  );
  if (refused > 0) desk.failed();
}

function isStandard(path: string | undefined): path is undefined | '-' {
  return path === undefined || path === '-';
}

function formatOf(path: string | undefined, wanted: Format | undefined): Format {
  const ending = path?.split('.').at(-1)?.toLowerCase();
  const known = wanted ?? (isStandard(path) ? 'jsonl' : formats.find((name) => name === ending));
  if (!known)
    throw new FileNotReadable(`${path} ends neither in .jsonl nor in .csv: say --format jsonl or --format csv`);
  return known;
}

function columnsHelp(exchange: Exchange): string {
  const kinds = Object.entries(exchange.kinds).map(([kind, columns]) => {
    const width = Math.max(...Object.keys(columns).map((name) => name.length));
    const lines = Object.entries(columns).map(([name, column]) => `  ${name.padEnd(width)}  ${describeColumn(column)}`);
    return `\nColumns of ${kind}:\n${lines.join('\n')}`;
  });
  return `${kinds.join('\n')}

A line of a .jsonl file is one JSON object; the first row of a .csv file names the columns. Columns that an import
leaves out stay as they are, and have their usual values in new rows. Texts are UTF-8, times ISO 8601.`;
}

/** What a column holds and may hold, in a line. */
export function describeColumn({ about, cell, nullable }: Column): string {
  const notes = [
    ...(cell === 'json' ? ['JSON'] : []),
    ...(cell === 'baht' ? ['baht'] : []),
    ...(nullable ? ['may be empty'] : []),
  ];
  return notes.length > 0 ? `${about} (${notes.join(', ')})` : about;
}
