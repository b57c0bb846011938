import type { Cell, Column } from './columns.ts';
import { parseBaht, parseDecimal, parseInteger } from './number-cells.ts';
import { nestingProblem } from './storable-values.ts';
import { parseDay, parseTime } from './time-cells.ts';
import { plain, UnreadableCell } from './unreadable-cell.ts';

/** Reads a cell of a CSV file or workbook as its column's value. A value of the wrong kind is left to the column's schema. */
export function parseCell(cell: string, { cell: kind, nullable }: Pick<Column, 'cell' | 'nullable'>): unknown {
  if (kind === 'text') return cell === '' && nullable ? null : withoutApostrophe(cell);
  const trimmed = cell.trim();
  if (trimmed === '') return nullable || kind !== 'code' ? null : '';
  switch (kind) {
    case 'code':
      return parseCode(withoutApostrophe(trimmed));
    case 'integer':
      return parseInteger(trimmed);
    case 'decimal':
      return parseDecimal(trimmed);
    case 'baht':
      return parseBaht(trimmed);
    case 'boolean':
      return parseBoolean(trimmed);
    case 'time':
      return parseTime(trimmed);
    case 'end-time':
      return parseTime(trimmed, { isEnd: true });
    case 'day':
      return parseDay(trimmed);
    case 'json':
      return parseJsonCell(trimmed) ?? cell;
    case 'list':
      return trimmed.startsWith('[') ? (parseJsonCell(trimmed) ?? cell) : parseList(trimmed);
  }
}

/** Writes a value as the text of a cell. No text of it is a formula in spreadsheets; `parseCell` reads the same value from it. */
export function formatCell(value: unknown, cell: Cell): string {
  if (value === null || value === undefined) return '';
  if (cell === 'baht') return (value as number).toFixed(2);
  if (cell === 'json' || cell === 'list') return JSON.stringify(value);
  return cell === 'text' || cell === 'code' ? withApostrophe(String(value)) : String(value);
}

/** What spreadsheets may run as a formula, also in full width; and such a text after apostrophes, so that reading takes away one of ours only. */
const formula = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/** An apostrophe makes a text of a formula. */
function withApostrophe(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

function withoutApostrophe(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}

/** @returns undefined if the text is not JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parseJsonCell(text: string): unknown {
  const value = parseJson(text);
  const problem = nestingProblem(value);
  return problem ? new UnreadableCell(problem) : value;
}

function parseCode(code: string): string | UnreadableCell {
  return /^\d(?:[.,]\d+)?E\+\d+$/i.test(code)
    ? new UnreadableCell(
        `was shortened to ${code} by the spreadsheet: format its column as text and enter the whole code again`,
      )
    : code;
}

const flags = new Map([
  ...['true', '1', 'yes', 'y', 'ใช่'].map((text) => [text, true] as const),
  ...['false', '0', 'no', 'n', 'ไม่ใช่'].map((text) => [text, false] as const),
]);

function parseBoolean(cell: string): boolean | UnreadableCell {
  return flags.get(plain(cell).toLowerCase()) ?? new UnreadableCell('must be true or false');
}

/** Texts separated by `|` or line breaks. */
function parseList(cell: string): string[] {
  return cell
    .split(/[|\r\n]/)
    .map((text) => text.trim())
    .filter((text) => text !== '');
}
