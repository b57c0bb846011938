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

/*
 * The sums that a browser works out, too, by the same formulas as the server. All other sums are worked out in `server/pricing`
 * and arrive in the API's answers.
 */

/** Baht minus baht, exact to the satang. */
export function bahtDifference(minuend: number, subtrahend: number): number {
  return bahtFromSatang(satangFromBaht(minuend) - satangFromBaht(subtrahend));
}

/** What lines come to by their unit prices in baht, exact to the satang: the value of an analytics event. */
export function valueInBaht(lines: readonly { price: number; quantity: number }[]): number {
  return bahtFromSatang(lines.reduce((sum, { price, quantity }) => sum + satangFromBaht(price) * quantity, 0));
}

/** The order total shown in the cart, in baht: without the delivery fee, which the checkout adds. */
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
 * What an instalment costs a month, in satang: `round((P + P × r/100 × n) / n)` for a price P, a flat rate of r percent a
 * month and n months.
 */
export function amountPerMonth(price: Satang, interestRate: number, months: number): Satang {
  // The rate has three decimals: in thousandths of a percent all is whole until the one division.
  const rate = Math.round(interestRate * 1000);
  return Math.round((price * (100_000 + rate * months)) / (100_000 * months));
}
