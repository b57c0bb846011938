/**
 * Money is integer satang (1/100 baht) everywhere inside the shop and baht with two decimals on the wire
 * (behaviour 1). These two functions are the only way across.
 */
export type Satang = number;

/** Baht, as the wire carries it, from integer satang. */
export function bahtFromSatang(satang: Satang): number {
  return satang / 100;
}

/** Integer satang from baht of at most two decimals, such as imported prices. */
export function satangFromBaht(baht: number): Satang {
  return Math.round(baht * 100);
}
