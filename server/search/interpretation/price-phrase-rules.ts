import type { QueryPriceRange } from '#contract/search.ts';
import { normaliseText } from '../../thai-text/thai-text.ts';

const amount = String.raw`([0-9][0-9,]*(?:\.[0-9]+)?)\s*(k|พัน|หมื่น|แสน)?`;
const currency = String.raw`(?:\s*(?:บาท|baht|thb|฿|\.-))`;
const priceWord = String.raw`(?:ราคา|งบประมาณ|งบ|price|budget)?\s*`;
/** Excludes numbers with another unit, such as inches, hertz or hours. */
const notAnotherUnit = String.raw`(?!\s*[\p{L}\p{M}\p{N}"”])`;

const atMost = new RegExp(
  String.raw`${priceWord}(?:ไม่เกิน|ต่ำกว่า|น้อยกว่า|ไม่ถึง|under|below|less than|up to|cheaper than)\s*฿?${amount}(?:${currency}|${notAnotherUnit})`,
  'iu',
);
const withBudget = new RegExp(
  String.raw`(?:งบประมาณ|งบ|budget)\s*(?:of\s*)?฿?${amount}(?:${currency}|${notAnotherUnit})`,
  'iu',
);
const atLeast = new RegExp(
  String.raw`${priceWord}(?:มากกว่า|เกิน|ตั้งแต่|over|above|more than|from)\s*฿?${amount}(?:${currency}|${notAnotherUnit})`,
  'iu',
);
const between = new RegExp(
  String.raw`(?:(?:ราคา|งบประมาณ|งบ|price|budget)\s*฿?${amount}${currency}?\s*(?:-|–|ถึง|to)\s*฿?${amount}(?:${currency}|${notAnotherUnit})|฿?${amount}${currency}?\s*(?:-|–|ถึง|to)\s*฿?${amount}${currency})`,
  'iu',
);

const phrases: { pattern: RegExp; priceOf(amounts: readonly number[]): Omit<QueryPriceRange, 'query'> }[] = [
  {
    pattern: between,
    priceOf: (amounts) => ({ minPrice: Math.min(...amounts), maxPrice: Math.max(...amounts) }),
  },
  { pattern: atMost, priceOf: ([maxPrice = null]) => ({ minPrice: null, maxPrice }) },
  { pattern: withBudget, priceOf: ([maxPrice = null]) => ({ minPrice: null, maxPrice }) },
  { pattern: atLeast, priceOf: ([minPrice = null]) => ({ minPrice, maxPrice: null }) },
];

/** Baht. Smaller numbers are seldom prices, and often ages, lengths or quantities. */
const minAmount = 100;
/** Baht, the most that the API takes as a price filter. */
const maxAmount = 1_000_000_000;
const multipliers: Record<string, number> = { k: 1000, พัน: 1000, หมื่น: 10_000, แสน: 100_000 };

/**
 * The price in a query (มือถือไม่เกิน 5,000 บาท, laptop under 20000) in baht, with the rest of the query; null if it names no price, or
 * nothing besides.
 */
export function parsePricePhrase(typed: string): QueryPriceRange | null {
  const text = normaliseText(typed);
  for (const { pattern, priceOf } of phrases) {
    const match = pattern.exec(text);
    if (!match) continue;
    const amounts = parseAmounts(match.slice(1));
    const query = `${text.slice(0, match.index).trim()} ${text.slice(match.index + match[0].length).trim()}`.trim();
    return query === '' || amounts.some((amount) => amount < minAmount || amount > maxAmount)
      ? null
      : { ...priceOf(amounts), query };
  }
  return null;
}

/** Reads pairs of groups, number and multiplier: 5,000 for `5` and `พัน`. Groups of alternatives that did not match are undefined. */
function parseAmounts(groups: (string | undefined)[]): number[] {
  const amounts: number[] = [];
  for (let at = 0; at < groups.length; at += 2) {
    const digits = groups[at];
    if (digits === undefined) continue;
    amounts.push(Number(digits.replaceAll(',', '')) * (multipliers[groups[at + 1]?.toLowerCase() ?? ''] ?? 1));
  }
  return amounts;
}
