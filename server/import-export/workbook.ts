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

/** Reads the rows of the first sheet of an Excel workbook (.xlsx), which is held in memory. */
export async function* readWorkbook(input: Readable, columns: Columns): AsyncGenerator<ReadRow> {
  const file = await buffer(input);
  const bytes = await unpackedBytes(file).catch(refuse);
  if (bytes > maxUnpackedBytes) throw new UnreadableFileError('the workbook is too large: save it as "CSV UTF-8"');
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

/** The size of the files in a workbook, of which it may say anything; not all are unpacked if they are too large. */
async function unpackedBytes(file: Buffer): Promise<number> {
  const zip = await yauzl.fromBufferPromise(file);
  let bytes = 0;
  for await (const entry of zip.eachEntry())
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      bytes += chunk.length;
      if (bytes > maxUnpackedBytes) return bytes;
    }
  return bytes;
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
