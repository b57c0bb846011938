import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { readSheet } from 'read-excel-file/node';
import type { Columns } from './columns.ts';
import { parseCells, parseHeader } from './header.ts';
import type { ReadRow } from './read-row.ts';
import { UnreadableFileError } from './unreadable-file.ts';

/** Reads the rows of the first sheet of an Excel workbook (.xlsx), which is held in memory. */
export async function* readWorkbook(input: Readable, columns: Columns): AsyncGenerator<ReadRow> {
  const file = await buffer(input);
  const [headerCells = [], ...rows] = await readSheet(file, { trim: false }).catch((cause) => {
    throw new UnreadableFileError('the file is not an Excel workbook (.xlsx): save it as one, or as "CSV UTF-8"', {
      cause,
    });
  });
  const header = parseHeader(headerCells.map(cellText), columns);
  for (const [index, values] of rows.entries()) {
    const cells = values.map(cellText);
    if (cells.some((cell) => cell.trim() !== '')) yield { row: index + 2, ...parseCells(cells, header) };
  }
}

/** The text that a CSV file would have. */
function cellText(value: unknown): string {
  if (value instanceof Date) {
    // The UTC fields are those of the sheet. Times of day are fractions that may be off by less than a second.
    const text = new Date(Math.round(value.getTime() / 1000) * 1000).toISOString();
    return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 19).replace('T', ' ');
  }
  if (typeof value === 'number') return numberText(value);
  return value === null || value === undefined ? '' : String(value);
}

/** Excel keeps 15 digits of a number: the others of a longer one are lost. */
function numberText(value: number): string {
  return Math.abs(value) >= 1e15 ? value.toExponential(5) : String(Number(value.toPrecision(15)));
}
