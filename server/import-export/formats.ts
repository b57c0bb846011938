import type { Readable } from 'node:stream';
import { type Options, parse } from 'csv-parse';
import { stringify } from 'csv-stringify/sync';
import type { Cell, Column, Columns } from './columns.ts';
import type { FileRow } from './import-export.ts';

export const formats = ['jsonl', 'csv'] as const;
export type Format = (typeof formats)[number];

/** A row of a file by its number, as a text editor or a spreadsheet counts it; the header of a CSV file is row 1. */
export type ReadRow = { row: number } & ({ values: FileRow } | { refused: string });

/** The file is not of its format; the message is for the person who made it. */
export class FileNotReadable extends Error {
  override name = 'FileNotReadable';
}

/** Characters. A row above this is taken for a file of another kind, or a quote that was never closed. */
const maxRowCharacters = 4_000_000;

/** Reads a file row by row, without holding more of it than that. */
export function readRows(input: Readable, format: Format, columns: Columns): AsyncGenerator<ReadRow> {
  return format === 'jsonl' ? readJsonLines(input) : readCsv(input, columns);
}

async function* readJsonLines(input: Readable): AsyncGenerator<ReadRow> {
  let row = 0;
  for await (const line of linesOf(input)) {
    row += 1;
    const text = row === 1 ? line.replace(/^\uFEFF/, '') : line;
    if (text.trim() === '') continue;
    const values = parsed(text);
    yield typeof values === 'object' && values !== null && !Array.isArray(values)
      ? { row, values: values as FileRow }
      : { row, refused: 'must be one JSON object' };
  }
}

async function* linesOf(input: Readable): AsyncGenerator<string> {
  let begun = '';
  let row = 0;
  for await (const text of input.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = text.split('\n');
    lines[0] = begun + lines[0];
    begun = lines.pop() ?? '';
    row += lines.length;
    if (begun.length > maxRowCharacters)
      throw new FileNotReadable(
        `row ${row + 1} has more than ${maxRowCharacters} characters, and what follows was not read`,
      );
    yield* lines;
  }
  if (begun) yield begun;
}

async function* readCsv(input: Readable, columns: Columns): AsyncGenerator<ReadRow> {
  let rows = 0;
  const refused: { row: number; refused: string }[] = [];
  const options: Options = {
    bom: true,
    relax_column_count: true,
    max_record_size: maxRowCharacters,
    // A quote inside a cell is a character like any other.
    relax_quotes: true,
    // The parser reads ahead of us: it puts a row's number before its cells as it meets it.
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
    if (!header) header = headerOf(cells, columns);
    else if (cells.some((cell) => cell !== '')) yield { row, ...valuesOf(cells, header) };
  }
  yield* refused;
}

function headerOf(cells: string[], columns: Columns): [string, Column][] {
  const names = cells.map((cell) => cell.trim());
  const wrong = names.filter((name, index) => !Object.hasOwn(columns, name) || names.indexOf(name) !== index);
  if (wrong.length > 0)
    throw new FileNotReadable(
      `row 1 must name each column once: ${wrong.map((name) => `"${name}"`).join(', ')} is none of ${Object.keys(columns).join(', ')}, or is there twice`,
    );
  return names.map((name) => [name, columns[name] as Column]);
}

function valuesOf(cells: string[], header: [string, Column][]): { values: FileRow } | { refused: string } {
  if (cells.length !== header.length)
    return { refused: `must have ${header.length} cells as the header has, not ${cells.length}` };
  return {
    values: Object.fromEntries(header.map(([name, column], index) => [name, cellValue(cells[index] ?? '', column)])),
  };
}

/** A cell that is not what its column wants is left as text, which the column's schema refuses. */
function cellValue(cell: string, { cell: kind, nullable }: Column): unknown {
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
      return parsed(cell) ?? cell;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Pages of rows as the text of a file. */
export async function* textOf(
  pages: AsyncIterable<readonly object[]>,
  format: Format,
  columns: Columns,
): AsyncGenerator<string> {
  // Spreadsheets take a file for UTF-8 only where it begins with this mark.
  if (format === 'csv') yield `\uFEFF${stringify([Object.keys(columns)])}`;
  for await (const rows of pages) {
    if (format === 'jsonl') yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
    else
      yield stringify(
        rows.map((row) => Object.entries(columns).map(([name, { cell }]) => cellOf((row as FileRow)[name], cell))),
      );
  }
}

function cellOf(value: unknown, cell: Cell): string {
  if (value === null || value === undefined) return '';
  if (cell === 'baht') return (value as number).toFixed(2);
  return cell === 'json' ? JSON.stringify(value) : String(value);
}
