import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { readSheet } from 'read-excel-file/node';
import yauzl from 'yauzl';
import type { Columns } from './columns.ts';
import { parseCells, parseHeader } from './header.ts';
import type { ReadRow } from './read-row.ts';
import { UnreadableFileError } from './unreadable-file.ts';

/** Of the files in a workbook together, unpacked: about 200,000 rows. Reading them takes several times as much memory. */
const maxUnpackedBytes = 2 ** 28;
/** Of a sheet: no program makes more rows. */
const maxRows = 2 ** 20;
/** Of a sheet, up to the last row and column with a value: each takes memory, also an empty one. */
const maxCells = 2 ** 25;

/** Reads the rows of the first sheet of an Excel workbook (.xlsx), which is held in memory. */
export async function* readWorkbook(input: Readable, columns: Columns): AsyncGenerator<ReadRow> {
  const file = await buffer(input);
  const problem = await sizeProblem(file).catch(refuse);
  if (problem) throw new UnreadableFileError(problem);
  const [headerCells = [], ...rows] = await readSheet(file, { trim: false }).catch(refuse);
  const header = parseHeader(headerCells.map(cellText), columns);
  for (const [index, values] of rows.entries()) {
    const cells = values.map(cellText);
    if (cells.some((cell) => cell.trim() !== '')) yield { row: index + 2, ...parseCells(cells, header) };
  }
}

function refuse(cause: unknown): never {
  throw new UnreadableFileError('the file is not an Excel workbook (.xlsx): save it as one, or as "CSV UTF-8"', {
    cause,
  });
}

/** Why a workbook would need too much memory, whatever it says of its size; undefined if it does not. Not all of it is unpacked then. */
async function sizeProblem(file: Buffer): Promise<string | undefined> {
  const zip = await yauzl.fromBufferPromise(file);
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    const sheet = new SheetSize();
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      bytes += chunk.length;
      if (bytes > maxUnpackedBytes) return 'the workbook is too large: save it as "CSV UTF-8"';
      sheet.add(chunk);
    }
    if (sheet.isTooLarge)
      return `the workbook has a value far from the others, in row ${sheet.rows} or column ${sheet.columns}: delete it, or save the table as "CSV UTF-8"`;
  }
  return undefined;
}

/** An opening tag of a row or cell with its address, such as `<c r="B12" t="s">`. */
const addressed = /<(?:\w+:)?(row|c)\s[^<>]*?\br=["']([A-Za-z]*)(\d+)["'][^<>]*>/g;

/** The last row and column of a sheet with a value, from its XML in chunks. */
class SheetSize {
  rows = 0;
  columns = 0;
  #rest = '';

  add(chunk: Buffer): void {
    const text = this.#rest + chunk.toString('latin1');
    const tagAt = text.lastIndexOf('<');
    // The tag may go on in the next chunk.
    this.#rest = tagAt < 0 ? '' : text.slice(tagAt).slice(0, 1000);
    for (const [tag, name, letters = '', row] of text.matchAll(addressed)) {
      // A cell that only has a style is left out.
      if (name === 'c' && tag.endsWith('/>')) continue;
      if (name === 'c' || Number(row) > maxRows) this.rows = Math.max(this.rows, Number(row));
      this.columns = Math.max(this.columns, columnNumber(letters));
    }
  }

  get isTooLarge(): boolean {
    return this.rows > maxRows || this.rows * this.columns > maxCells;
  }
}

/** 1 of `A`, 27 of `AA`. */
function columnNumber(letters: string): number {
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
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
