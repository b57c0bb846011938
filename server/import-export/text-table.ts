import { inBangkok } from '#contract/bangkok-time.ts';
import { bahtFromSatang, type Satang } from '#contract/money.ts';

/** `2026-11-25 00:00` */
export function timeInBangkok(time: Date): string {
  return inBangkok(time).toISOString().slice(0, 16).replace('T', ' ');
}

/** An amount in baht: `1290.00` */
export function bahtText(amount: Satang): string {
  return bahtFromSatang(amount).toFixed(2);
}

/**
 * Rows of cells as text in columns; the last column is not padded. A cell stays in its row: a text of several lines, such as the comment of a
 * customer, could look like other rows.
 */
export function table(given: readonly (readonly string[])[]): string {
  const rows = given.map((row) => row.map((cell) => cell.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')));
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  return rows
    .map(
      (row) =>
        `${row.map((cell, index) => (index < row.length - 1 ? cell.padEnd(widths[index] ?? 0) : cell)).join('  ')}\n`,
    )
    .join('');
}
