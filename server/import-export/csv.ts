import { Readable } from 'node:stream';
import { type CsvError, type Options, parse } from 'csv-parse';
import type { Columns } from './columns.ts';
import { type Header, isColumn, parseCells, parseHeader } from './header.ts';
import { maxRowCharacters, type ReadRow } from './read-row.ts';
import { UnreadableFileError } from './unreadable-file.ts';

const delimiters = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' } as const;
type Delimiter = keyof typeof delimiters;

/** Reads the rows of a CSV file separated by commas, semicolons or tabs. */
export async function* readCsv(text: AsyncIterable<string>, columns: Columns): AsyncGenerator<ReadRow> {
  const { first, rest } = await splitFirstLine(text);
  // Excel's line about the delimiter, which it does not show as a row.
  const separator = /^sep=(.)\r?\n?$/i.exec(first)?.[1];
  const { first: headerLine, rest: rows } = separator === undefined ? { first, rest } : await splitFirstLine(rest);
  yield* readRecords(prepend(headerLine, rows), separator ?? findDelimiter(headerLine, columns), columns);
}

/** The text up to and with the first line break, and what follows. */
async function splitFirstLine(text: AsyncIterable<string>): Promise<{ first: string; rest: AsyncGenerator<string> }> {
  const chunks = text[Symbol.asyncIterator]();
  let start = '';
  while (!start.includes('\n') && start.length <= maxRowCharacters) {
    const { done, value } = await chunks.next();
    if (done) break;
    start += value;
  }
  const end = start.indexOf('\n') + 1 || start.length;
  const remaining = { [Symbol.asyncIterator]: () => chunks };
  return { first: start.slice(0, end), rest: prepend(start.slice(end), remaining) };
}

async function* prepend(start: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield start;
  yield* rest;
}

/** The delimiter with which the header names the most columns. @throws UnreadableFileError if two do */
function findDelimiter(header: string, columns: Columns): Delimiter {
  const named = (Object.keys(delimiters) as Delimiter[])
    .map((delimiter) => ({
      delimiter,
      used: header.includes(delimiter),
      count: header.split(delimiter).filter((cell) => isColumn(cell.replace(/^\s*"(.*)"\s*$/s, '$1'), columns)).length,
    }))
    .filter(({ used, count }) => used && count > 0)
    .sort((one, other) => other.count - one.count);
  const [best, second] = named;
  if (best && second && best.count === second.count)
    throw new UnreadableFileError(
      `row 1 has ${delimiters[best.delimiter]} and ${delimiters[second.delimiter]} between columns: use one of them`,
    );
  return best?.delimiter ?? ',';
}

/** Bytes of a row that the parser reads to find its end: no row is as long, and memory holds them. */
const maxParsedBytes = 64 * 2 ** 20;

function notCsv(error: CsvError | undefined): string {
  if (error?.code === 'CSV_MAX_RECORD_SIZE')
    return `has no end within ${maxParsedBytes} bytes; the rest of the file was not read`;
  return error?.code === 'CSV_QUOTE_NOT_CLOSED'
    ? 'is not CSV: a quote that opens a cell is not closed, so all rows below belong to the cell; none of them is imported'
    : `is not CSV: ${error?.message}`;
}

async function* readRecords(
  text: AsyncGenerator<string>,
  delimiter: string,
  columns: Columns,
): AsyncGenerator<ReadRow> {
  let rows = 0;
  /** A row had no end: what the parser finds after it is not where a row begins. */
  let isLost = false;
  const refused: { row: number; refused: string }[] = [];
  const options: Options = {
    delimiter,
    relax_column_count: true,
    max_record_size: maxParsedBytes,
    // Quotes inside unquoted cells are literal.
    relax_quotes: true,
    // Prepends the row number to the cells here, because the parser reads ahead of the consumer.
    on_record(cells) {
      if (isLost) return undefined;
      rows += 1;
      return [String(rows), ...cells];
    },
    skip_records_with_error: true,
    on_skip(error) {
      if (isLost) return undefined;
      isLost = error?.code === 'CSV_MAX_RECORD_SIZE';
      rows += 1;
      refused.push({ row: rows, refused: notCsv(error) });
      return undefined;
    },
  };
  const parser = Readable.from(text)
    .on('error', (error) => parser.destroy(error))
    .pipe(parse(options));
  let header: Header | undefined;
  for await (const [number, ...cells] of parser as AsyncIterable<string[]>) {
    const row = Number(number);
    while (refused[0] && refused[0].row < row) yield refused.shift() as ReadRow;
    if (!header) header = parseHeader(cells, columns);
    else if (cells.some((cell) => cell.trim() !== '')) yield { row, ...parseCells(cells, header) };
  }
  yield* refused;
  // An empty file lacks the header, too.
  if (!header && rows === 0) parseHeader([], columns);
}
