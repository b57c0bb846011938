/**
 * Money is integer satang (1/100 baht) in the server and the database, and baht with two decimals in the API
 * (docs/reference/api.md). Convert with `bahtFromSatang` and `satangFromBaht` only.
 */
export type Satang = number;

/** Baht, as the API returns it, from integer satang. */
export function bahtFromSatang(satang: Satang): number {
  return satang / 100;
}

/** Integer satang from baht with at most two decimals, such as imported prices. */
export function satangFromBaht(baht: number): Satang {
  return Math.round(baht * 100);
}

/*
 * Formulas that browsers and the server share. All other amounts are computed in `server/pricing` and returned by the API.
 */

/** Baht minus baht, exact to the satang. */
export function bahtDifference(minuend: number, subtrahend: number): number {
  return bahtFromSatang(satangFromBaht(minuend) - satangFromBaht(subtrahend));
}

/** The total of lines by unit prices in baht, exact to the satang: the value of an analytics event. */
export function valueInBaht(lines: readonly { price: number; quantity: number }[]): number {
  return bahtFromSatang(lines.reduce((sum, { price, quantity }) => sum + satangFromBaht(price) * quantity, 0));
}

/** The order total that the cart shows, in baht: without the delivery fee, which the checkout adds. */
export function orderTotal({
  totalPayable,
  totalDeliveryFee,
}: {
  totalPayable: number;
  totalDeliveryFee: number;
}): number {
  return Math.max(0, bahtDifference(totalPayable, totalDeliveryFee));
}

/**
 * The amount per month of an installment plan, in satang: `round((P + P × r/100 × n) / n)` for a price P, a flat rate of r percent
 * per month and n months.
 */
export function amountPerMonth(price: Satang, interestRate: number, months: number): Satang {
  // The rate has at most three decimals: in thousandths of a percent, all values before the division are integers.
  const rate = Math.round(interestRate * 1000);
  return Math.round((price * (100_000 + rate * months)) / (100_000 * months));
}

/** The interest of all months of such a plan, in satang, rounded once: `round(P × r/100 × n)`. */
export function totalInterest(price: Satang, interestRate: number, months: number): Satang {
  const rate = Math.round(interestRate * 1000);
  return Math.round((price * rate * months) / 100_000);
}

/** The share of one unit in a total of baht, rounded to satang: the shares of all units need not add up to it. */
export function bahtPerUnit(total: number, quantity: number): number {
  return Math.round((total * 100) / quantity) / 100;
}
