import { closest } from 'fastest-levenshtein';
import { parseCell } from './cells.ts';
import type { Column, Columns } from './columns.ts';
import type { FileRow } from './import-export.ts';
import { maxRowCharacters } from './read-row.ts';
import { UnreadableFileError } from './unreadable-file.ts';

/** The columns of a table in the order of its cells; undefined for a column without a name, whose cells must be empty. */
export type Header = readonly ([name: string, column: Column] | undefined)[];

/** A column's name as its header cell has it: capitals and spaces around it make no difference. */
const nameOf = (cell: string) => cell.trim().toLowerCase();

/** Whether a header cell names one of the columns. */
export function isColumn(cell: string, columns: Columns): boolean {
  return Object.hasOwn(columns, nameOf(cell));
}

/** Reads the first row of a table. @throws UnreadableFileError if it names an unknown column, one twice, or none */
export function parseHeader(cells: readonly string[], columns: Columns): Header {
  const names = cells.map(nameOf);
  const all = `the columns are ${Object.keys(columns).join(', ')}`;
  const known = Object.keys(columns).filter((name) => names.includes(name));
  if (known.length === 0) throw new UnreadableFileError(`row 1 must name the columns; ${all}`);
  const unknown = cells.filter((cell, index) => names[index] !== '' && !isColumn(cell, columns));
  const repeated = known.filter((name) => names.indexOf(name) !== names.lastIndexOf(name));
  const problems = [
    ...unknown.map((cell) => `"${cell.trim()}" is unknown${suggestion(nameOf(cell), columns)}`),
    ...repeated.map((name) => `"${name}" is repeated`),
  ];
  if (problems.length > 0)
    throw new UnreadableFileError(`row 1 must name each column once: ${problems.join('; ')}; ${all}`);
  return names.map((name) => (name === '' ? undefined : [name, columns[name] as Column]));
}

/** The column that a wrong name resembles. */
function suggestion(name: string, columns: Columns): string {
  return `, the closest is "${closest(name, Object.keys(columns))}"`;
}

/** The column of the longest cell. */
function longestColumn(cells: readonly string[], header: Header): string {
  const longest = cells.reduce((found, { length }, index) => (length > (cells[found] ?? '').length ? index : found), 0);
  return header[longest]?.[0] ?? `cell ${longest + 1}`;
}

/** Reads the cells of a row. Spreadsheets leave empty cells after the last column. */
export function parseCells(cells: readonly string[], header: Header): { values: FileRow } | { refused: string } {
  const named = header.findLastIndex((column) => column !== undefined) + 1;
  if (cells.length < named) return { refused: `must have ${named} cells like the header, not ${cells.length}` };
  if (cells.reduce((sum, { length }) => sum + length, 0) > maxRowCharacters)
    return { refused: `has more than ${maxRowCharacters} characters, most of them in ${longestColumn(cells, header)}` };
  const surplus = cells.findIndex((cell, index) => !header[index] && cell.trim() !== '');
  if (surplus !== -1)
    return { refused: `must have ${named} cells like the header: cell ${surplus + 1} is in a column without a name` };
  return {
    values: Object.fromEntries(
      header.flatMap((column, index) => (column ? [[column[0], parseCell(cells[index] ?? '', column[1])]] : [])),
    ),
  };
}
