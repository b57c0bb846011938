import type { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { formatCell, parseJson } from './cells.ts';
import type { Column, Columns } from './columns.ts';
import { readCsv } from './csv.ts';
import { decodeText, type Encoding } from './encodings.ts';
import type { FileRow } from './import-export.ts';
import { maxRowCharacters, type ReadRow } from './read-row.ts';
import { nestingProblem } from './storable-values.ts';
import { readWorkbook } from './workbook.ts';

export const formats = ['jsonl', 'csv'] as const;
export type Format = (typeof formats)[number];

/** Formats that an import reads. */
export const importFormats = [...formats, 'xlsx'] as const;
export type ImportFormat = (typeof importFormats)[number];

/** Reads a file as a stream of rows. */
export function readRows(
  input: Readable,
  format: ImportFormat,
  columns: Columns,
  encoding?: Encoding,
): AsyncGenerator<ReadRow> {
  switch (format) {
    case 'jsonl':
      return readJsonLines(decodeText(input, encoding));
    case 'csv':
      return readCsv(decodeText(input, encoding), columns);
    case 'xlsx':
      return readWorkbook(input, columns);
  }
}

async function* readJsonLines(text: AsyncIterable<string>): AsyncGenerator<ReadRow> {
  let row = 0;
  for await (const line of linesOf(text)) {
    row += 1;
    if (line.length > maxRowCharacters) {
      yield { row, refused: `has more than ${maxRowCharacters} characters` };
      continue;
    }
    if (line.trim() === '') continue;
    const values = parseJson(line);
    yield typeof values === 'object' && values !== null && !Array.isArray(values)
      ? readObject(row, values as FileRow)
      : { row, refused: 'must be one JSON object' };
  }
}

function readObject(row: number, values: FileRow): ReadRow {
  const problems = Object.entries(values).flatMap(([name, value]) => {
    const problem = nestingProblem(value);
    return problem ? [`${name}: ${problem}`] : [];
  });
  return problems.length > 0 ? { row, refused: problems.join('; ') } : { row, values };
}

/** The lines of a text; of one that is longer than any row only the start, so that memory holds it. */
async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let remainder = '';
  for await (const chunk of text) {
    const lines = chunk.split('\n');
    lines[0] = remainder.length > maxRowCharacters ? remainder : remainder + lines[0];
    remainder = lines.pop() ?? '';
    yield* lines;
  }
  if (remainder) yield remainder;
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
