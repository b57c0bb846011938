import type { Satang } from './money.ts';

/**
 * What an instalment costs a month, in satang: `round((P + P × r/100 × n) / n)` for a price P, a flat rate of r percent a
 * month and n months (behaviour 5).
 */
export function amountPerMonth(price: Satang, interestRate: number, months: number): Satang {
  // The rate has three decimals: in thousandths of a percent all is whole until the one division.
  const rate = Math.round(interestRate * 1000);
  return Math.round((price * (100_000 + rate * months)) / (100_000 * months));
}
