import type { Readable } from 'node:stream';
import { type Options, parse } from 'csv-parse';
import { stringify } from 'csv-stringify/sync';
import type { Cell, Column, Columns } from './columns.ts';
import type { FileRow } from './import-export.ts';

export const formats = ['jsonl', 'csv'] as const;
export type Format = (typeof formats)[number];

/** A row with its number, as a text editor or spreadsheet shows it; the header of a CSV file is row 1. */
export type ReadRow = { row: number } & ({ values: FileRow } | { refused: string });

/** The whole file cannot be read. The message is shown to the operator. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError';
}

/** A longer row indicates a file of another format, or an unclosed quote. */
const maxRowCharacters = 4_000_000;

/** Reads a file as a stream of rows. */
export function readRows(input: Readable, format: Format, columns: Columns): AsyncGenerator<ReadRow> {
  return format === 'jsonl' ? readJsonLines(input) : readCsv(input, columns);
}

async function* readJsonLines(input: Readable): AsyncGenerator<ReadRow> {
  let row = 0;
  for await (const line of linesOf(input)) {
    row += 1;
    const text = row === 1 ? line.replace(/^\uFEFF/, '') : line;
    if (text.trim() === '') continue;
    const values = parseJson(text);
    yield typeof values === 'object' && values !== null && !Array.isArray(values)
      ? { row, values: values as FileRow }
      : { row, refused: 'must be one JSON object' };
  }
}

async function* linesOf(input: Readable): AsyncGenerator<string> {
  let remainder = '';
  let row = 0;
  for await (const text of input.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = text.split('\n');
    lines[0] = remainder + lines[0];
    remainder = lines.pop() ?? '';
    row += lines.length;
    if (remainder.length > maxRowCharacters)
      throw new UnreadableFileError(
        `row ${row + 1} has more than ${maxRowCharacters} characters; the rest of the file was not read`,
      );
    yield* lines;
  }
  if (remainder) yield remainder;
}

async function* readCsv(input: Readable, columns: Columns): AsyncGenerator<ReadRow> {
  let rows = 0;
  const refused: { row: number; refused: string }[] = [];
  const options: Options = {
    bom: true,
    relax_column_count: true,
    max_record_size: maxRowCharacters,
    // Quotes inside unquoted cells are literal.
    relax_quotes: true,
    // Prepends the row number to the cells here, because the parser reads ahead of the consumer.
    on_record(cells) {
      rows += 1;
      return [String(rows), ...cells];
    },
    skip_records_with_error: true,
    on_skip(error) {
      rows += 1;
      refused.push({ row: rows, refused: `is not CSV: ${error?.message}` });
      return undefined;
    },
  };
  const parser = input.on('error', (error) => parser.destroy(error)).pipe(parse(options));
  let header: [string, Column][] | undefined;
  for await (const [number, ...cells] of parser as AsyncIterable<string[]>) {
    const row = Number(number);
    while (refused[0] && refused[0].row < row) yield refused.shift() as ReadRow;
    if (!header) header = parseHeader(cells, columns);
    else if (cells.some((cell) => cell !== '')) yield { row, ...parseCells(cells, header) };
  }
  yield* refused;
}

function parseHeader(cells: string[], columns: Columns): [string, Column][] {
  const names = cells.map((cell) => cell.trim());
  const wrong = names.filter((name, index) => !Object.hasOwn(columns, name) || names.indexOf(name) !== index);
  if (wrong.length > 0)
    throw new UnreadableFileError(
      `row 1 must name each column once: ${wrong.map((name) => `"${name}"`).join(', ')} is unknown or repeated; the columns are ${Object.keys(columns).join(', ')}`,
    );
  return names.map((name) => [name, columns[name] as Column]);
}

function parseCells(cells: string[], header: [string, Column][]): { values: FileRow } | { refused: string } {
  if (cells.length !== header.length)
    return { refused: `must have ${header.length} cells like the header, not ${cells.length}` };
  return {
    values: Object.fromEntries(header.map(([name, column], index) => [name, parseCell(cells[index] ?? '', column)])),
  };
}

/** Parses a cell. An invalid cell stays a string, which the column's schema then rejects. */
export function parseCell(cell: string, { cell: kind, nullable }: Column): unknown {
  if (cell === '') return nullable || kind !== 'text' ? null : '';
  switch (kind) {
    case 'text':
      return cell;
    case 'number':
    case 'baht':
      return /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell;
    case 'boolean':
      return /^(true|false)$/i.test(cell) ? cell.toLowerCase() === 'true' : cell;
    case 'json':
      return parseJson(cell) ?? cell;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Converts batches of rows to the text of a file. */
export async function* serialiseRows(
  batches: AsyncIterable<readonly object[]>,
  format: Format,
  columns: Readonly<Record<string, Pick<Column, 'cell'>>>,
): AsyncGenerator<string> {
  // Spreadsheets recognise UTF-8 by this byte order mark.
  if (format === 'csv') yield `\uFEFF${stringify([Object.keys(columns)])}`;
  for await (const rows of batches) {
    if (format === 'jsonl') yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
    else
      yield stringify(
        rows.map((row) => Object.entries(columns).map(([name, { cell }]) => formatCell((row as FileRow)[name], cell))),
      );
  }
}

function formatCell(value: unknown, cell: Cell): string {
  if (value === null || value === undefined) return '';
  if (cell === 'baht') return (value as number).toFixed(2);
  return cell === 'json' ? JSON.stringify(value) : String(value);
}
