import { createReadStream, createWriteStream } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Argument, Command, Option } from 'commander';
import { type Db, snapshot } from '../db/database.ts';
import type { Column, Columns } from './columns.ts';
import { openDraft } from './draft-file.ts';
import { decodeText, type Encoding, encodings } from './encodings.ts';
import { type Format, formats, type ImportFormat, importFormats, readRows, serialiseRows } from './formats.ts';
import { columnsOf, type FileRow, type ImportExport, importedColumnsOf } from './import-export.ts';
import { type ImportCounts, importRows } from './import-rows.ts';
import { type ProgressOutput, showProgress } from './progress.ts';
import type { ReadRow } from './read-row.ts';
import { readingProblem, UnreadableFileError } from './unreadable-file.ts';
import type { HasPicture } from './warnings.ts';

/** The environment of a command: database and streams, of the operator's terminal or of a test. */
export interface CliContext {
  /** Runs `work` with the opened, migrated database of the shop. `hasPicture` is undefined if its pictures are on another host. */
  withContext<T>(
    work: (context: { db: Db; clock: () => Date; hasPicture?: HasPicture | undefined }) => Promise<T>,
  ): Promise<T>;
  input: Readable;
  output: Writable;
  errors: ProgressOutput;
  /** Sets exit code 1, for a command that finished with errors. */
  markFailed(): void;
}

export const file = new Argument('[file]', 'path of the file; standard input or output if it is - or omitted');
/** The option `--format` of a command that writes a file. */
export const exportFormat = new Option(
  '--format <format>',
  'by default from the file extension; jsonl without a file',
).choices(formats);

/** How a file to import is read. */
export interface InputOptions {
  format?: ImportFormat;
  encoding?: Encoding;
}

/** The options of a command that reads a file. */
export const inputOptions = [
  new Option('--format <format>', 'by default from the file extension; jsonl without a file').choices(importFormats),
  new Option('--encoding <encoding>', 'of a .csv or .jsonl file that is neither UTF-8 nor UTF-16').choices(encodings),
] as const;

/** Rows for the help, by row type. */
type Examples = Readonly<Record<string, readonly FileRow[]>>;

/** The commands `NAME export` and `NAME import`. */
export function importExportCommand(importExport: ImportExport, cli: CliContext, examples: Examples = {}): Command {
  const command = new Command(importExport.name)
    .description(`export and import ${importExport.description}`)
    .helpCommand(false);
  command
    .command('export')
    .description(`write ${importExport.description} to a file`)
    .addArgument(file)
    .addOption(exportFormat)
    .addHelpText('after', columnsHelp(importExport, examples))
    .action((path: string | undefined, options: { format?: Format }) => runExport(importExport, cli, path, options));
  command.addCommand(importCommand(importExport, cli, examples));
  return command;
}

/** The command `import` alone. */
export function importCommand(importExport: ImportExport, cli: CliContext, examples: Examples = {}): Command {
  return new Command('import')
    .description(
      'import new and changed rows from a file; invalid rows are reported and skipped, rows with a likely mistake are imported with a warning, nothing is deleted',
    )
    .addArgument(file)
    .addOption(inputOptions[0])
    .addOption(inputOptions[1])
    .option('--dry-run', 'report what would change without writing')
    .addHelpText('after', columnsHelp(importExport, examples))
    .action((path: string | undefined, options: InputOptions & { dryRun?: boolean }) =>
      runImport(importExport, cli, path, options),
    );
}

async function runExport(
  importExport: ImportExport,
  cli: CliContext,
  path: string | undefined,
  options: { format?: Format },
): Promise<void> {
  const format = formatOf(path, options.format);
  const progress = showProgress(cli.errors, 'rows');
  let count = 0;
  const counted = async function* (batches: AsyncIterable<readonly object[]>) {
    for await (const rows of batches) {
      yield rows;
      count += rows.length;
      progress.done(count);
    }
  };
  await cli.withContext(({ db }) =>
    snapshot(db, (tx) =>
      writeText(
        Readable.from(serialiseRows(counted(importExport.exportBatches(tx)), format, columnsOf(importExport))),
        path,
        cli.output,
      ),
    ),
  );
  progress.line(`${count} rows`);
}

/** Of files with data of customers: only their owner reads them. */
export const personalFile = { mode: 0o600 };

/** Writes a file atomically: to a temporary file, which is then renamed. Standard output if the path is - or omitted. */
export async function writeText(
  text: Readable,
  path: string | undefined,
  output: Writable,
  permissions: { mode?: number } = {},
): Promise<void> {
  if (isStandard(path)) {
    return pipeline(text, output, { end: false }).catch((error: NodeJS.ErrnoException) => {
      // The reader closed the pipe early, as `head` does.
      if (error.code !== 'EPIPE') throw error;
    });
  }
  // A device or pipe has nothing to replace.
  const found = await stat(path).catch(() => undefined);
  if (found && !found.isFile() && !found.isDirectory()) return pipeline(text, createWriteStream(path));
  const draft = await openDraft(path, '.unfinished', permissions.mode);
  try {
    await pipeline(text, draft.stream());
    await draft.finish();
  } catch (error) {
    await draft.discard();
    throw error;
  }
}

async function runImport(
  importExport: ImportExport,
  cli: CliContext,
  path: string | undefined,
  { dryRun = false, ...options }: InputOptions & { dryRun?: boolean },
): Promise<void> {
  const rows = await readFileRows(cli, path, options, importedColumnsOf(importExport));
  const progress = showProgress(cli.errors, 'rows');
  const counts = await cli.withContext(({ db, clock, hasPicture }) =>
    importRows(db, importExport, rows, {
      dryRun,
      now: clock(),
      hasPicture,
      onRefused: (row, reason) => progress.line(`row ${row}: ${reason}`),
      onWarning: (row, warning) => progress.line(`row ${row}, warning: ${warning}`),
      onProgress: ({ read }) => progress.done(read),
    }),
  );
  progress.clear();
  cli.output.write(`${importSummary(counts)}${dryRun ? '; nothing was written' : ''}\n`);
  if (counts.refused > 0) cli.markFailed();
}

function importSummary({ read, new: created, changed, unchanged, refused, warnings }: ImportCounts): string {
  const summary = `${read} read, ${created} new, ${changed} changed, ${unchanged} unchanged, ${refused} refused`;
  return warnings > 0 ? `${summary}, ${warnings} warning${warnings === 1 ? '' : 's'}` : summary;
}

/**
 * Opens a file and reads its rows; standard input if the path is - or omitted.
 *
 * @throws UnreadableFileError if a file is in another encoding, before the first row
 */
export async function readFileRows(
  cli: Pick<CliContext, 'input'>,
  path: string | undefined,
  { format, encoding }: InputOptions,
  columns: Columns,
): Promise<AsyncGenerator<ReadRow>> {
  const chosen = importFormatOf(path, format);
  if (isStandard(path)) return readRows(cli.input, chosen, columns, encoding);
  await checkReadable(path);
  if (chosen !== 'xlsx') for await (const _ of decodeText(createReadStream(path), encoding));
  return readRows(createReadStream(path), chosen, columns, encoding);
}

/** @throws UnreadableFileError if the path names no file that this user can read */
async function checkReadable(path: string): Promise<void> {
  try {
    await access(path, constants.R_OK);
    if ((await stat(path)).isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
  } catch (error) {
    throw new UnreadableFileError(readingProblem(path, error as NodeJS.ErrnoException));
  }
}

function isStandard(path: string | undefined): path is undefined | '-' {
  return path === undefined || path === '-';
}

/** The format of an exported file: the chosen one, or by the file extension. */
export function formatOf(path: string | undefined, chosen: Format | undefined): Format {
  const known = chosen ?? (isStandard(path) ? 'jsonl' : formats.find((name) => name === extensionOf(path)));
  if (!known)
    throw new UnreadableFileError(`${path} ends neither in .jsonl nor in .csv: use --format jsonl or --format csv`);
  return known;
}

/** The format of a file to import: the chosen one, or by the file extension. Excel saves "Unicode text" as .txt. */
function importFormatOf(path: string | undefined, chosen: ImportFormat | undefined): ImportFormat {
  if (chosen) return chosen;
  if (isStandard(path)) return 'jsonl';
  const extension = extensionOf(path);
  if (extension === 'txt' || extension === 'tsv') return 'csv';
  if (extension === 'xls')
    throw new UnreadableFileError(`${path} is an old Excel workbook: save it as .xlsx or as "CSV UTF-8"`);
  const known = importFormats.find((name) => name === extension);
  if (!known)
    throw new UnreadableFileError(`${path} does not end in .jsonl, .csv or .xlsx: use --format jsonl, csv or xlsx`);
  return known;
}

const extensionOf = (path: string) => path.split('.').at(-1)?.toLowerCase();

function columnsHelp(importExport: ImportExport, examples: Examples): string {
  const rowTypes = Object.entries(importExport.rowTypes).map(([kind, own]) => {
    const columns = { ...own, ...importExport.importedColumns?.[kind] };
    const width = Math.max(...Object.keys(columns).map((name) => name.length));
    const lines = Object.entries(columns).map(([name, column]) => `  ${name.padEnd(width)}  ${describeColumn(column)}`);
    const rows = examples[kind] ?? [];
    const shown = rows.length > 0 ? `\n\nExamples of ${kind}:\n${exampleLines(rows)}` : '';
    return `\nColumns of ${kind}:\n${lines.join('\n')}${shown}`;
  });
  const notes = importExport.notes === undefined ? '' : `\n${importExport.notes.trimEnd()}\n`;
  return `${rowTypes.join('\n')}
${notes}
A line of a .jsonl file is one JSON object; the first row of a .csv file or of the first sheet of an .xlsx file names
the columns. Columns that an import leaves out are not changed; new rows get their default values. Texts are UTF-8,
times ISO 8601.
In .csv and .xlsx files, also these forms are read: amounts 12,990.00, ฿12,990 and 12,990 บาท; flags 1/0, yes/no and
ใช่/ไม่ใช่; days 23/11/2026 and 23/11/2569 (day, month, year); times 23/11/2026 10:00 in Bangkok; Thai digits.`;
}

/** Each row in one line, however long, so that it can be copied into a file. */
function exampleLines(rows: readonly FileRow[]): string {
  return rows.map((row) => `  ${JSON.stringify(row)}`).join('\n');
}

/** The line about a column in the command's help. */
export function describeColumn({ description, cell, nullable }: Column): string {
  const notes = [
    ...(cell === 'json' ? ['JSON'] : []),
    ...(cell === 'list' ? ['JSON, or separated by |'] : []),
    ...(cell === 'baht' ? ['baht'] : []),
    ...(nullable ? ['may be empty'] : []),
  ];
  return notes.length > 0 ? `${description} (${notes.join(', ')})` : description;
}
