import { plain, UnreadableCell } from './unreadable-cell.ts';

/** Digits without separators, or with a comma before each three of them. */
const wholeNumber = String.raw`(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)`;
const wholePattern = new RegExp(`^-?${wholeNumber}(?:\\.0{1,2})?$`);
const bahtPattern = new RegExp(`^-?${wholeNumber}(?:\\.\\d{1,2})?$`);
const decimalPattern = /^-?\d+(?:\.\d+)?$/;

const withoutCommas = (number: string) => Number(number.replaceAll(',', ''));

/** Reads a whole number: `1200`, `1,200`, `1200.0`, `๑,๒๐๐`. */
export function parseInteger(cell: string): number | UnreadableCell {
  const number = plain(cell);
  return wholePattern.test(number)
    ? withoutCommas(number)
    : new UnreadableCell('must be a whole number, such as 1200 or 1,200');
}

/** Reads a number with decimals after a point: `13.7563`. A comma is refused: it may separate thousands or decimals. */
export function parseDecimal(cell: string): number | UnreadableCell {
  const number = plain(cell);
  return decimalPattern.test(number)
    ? Number(number)
    : new UnreadableCell('must be a number without commas, such as 13.7563');
}

const currency = '(?:฿|THB|baht|บาท)';
const amountPattern = new RegExp(`^(?:${currency}(?:\\.(?= ))? ?)?(.*?) ?(?:${currency}\\.?|\\.-)?$`, 'i');

/** Reads an amount in baht: `12990`, `12,990.00`, `฿12,990`, `12,990 บาท`, `THB 12,990`, `12,990.-`, `๑๒,๙๙๐`. */
export function parseBaht(cell: string): number | UnreadableCell {
  const amount = amountPattern.exec(plain(cell))?.[1] ?? '';
  if (bahtPattern.test(amount)) return withoutCommas(amount);
  if (/^\d{1,3}(\.\d{3})+,\d+$/.test(amount)) {
    const swapped = amount.replace(/[.,]/g, (separator) => (separator === '.' ? ',' : '.'));
    return new UnreadableCell(
      `must have commas between thousands and a point before satang: ${swapped}, not ${amount}`,
    );
  }
  if (/^\d{1,3}\.\d{3}$/.test(amount))
    return new UnreadableCell(`is ambiguous: ${amount} must be ${amount.replace('.', '')} or ${Number(amount)}`);
  if (/^[\d,]+(\.\d*)?$/.test(amount) && amount.includes(','))
    return new UnreadableCell(
      `must have three digits after each comma and a point before satang: 1,290.00, not ${amount}`,
    );
  return new UnreadableCell(bahtForm);
}

/** What an amount in baht must be. */
export const bahtForm = 'must be baht with at most two decimals, such as 1290.00';
