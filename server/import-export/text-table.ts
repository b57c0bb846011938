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

/** Rows of cells as text in columns; the last column is not padded. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  return rows
    .map(
      (row) =>
        `${row.map((cell, index) => (index < row.length - 1 ? cell.padEnd(widths[index] ?? 0) : cell)).join('  ')}\n`,
    )
    .join('');
}
