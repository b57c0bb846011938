import type { AskedPrice } from '#contract/search.ts';
import { normalise } from '../analysis/normalisation.ts';

const sum = String.raw`([0-9][0-9,]*(?:\.[0-9]+)?)\s*(k|พัน|หมื่น|แสน)?`;
const currency = String.raw`(?:\s*(?:บาท|baht|thb|฿|\.-))`;
const price = String.raw`(?:ราคา|งบประมาณ|งบ|price|budget)?\s*`;
/** What follows is a figure of something else: inches, hertz, hours of battery. */
const end = String.raw`(?!\s*[\p{L}\p{M}\p{N}"”])`;

const atMost = new RegExp(
  String.raw`${price}(?:ไม่เกิน|ต่ำกว่า|น้อยกว่า|ไม่ถึง|under|below|less than|up to|cheaper than)\s*฿?${sum}(?:${currency}|${end})`,
  'iu',
);
const withBudget = new RegExp(String.raw`(?:งบประมาณ|งบ|budget)\s*(?:of\s*)?฿?${sum}(?:${currency}|${end})`, 'iu');
const atLeast = new RegExp(
  String.raw`${price}(?:มากกว่า|เกิน|ตั้งแต่|over|above|more than|from)\s*฿?${sum}(?:${currency}|${end})`,
  'iu',
);
const between = new RegExp(
  String.raw`(?:(?:ราคา|งบประมาณ|งบ|price|budget)\s*฿?${sum}${currency}?\s*(?:-|–|ถึง|to)\s*฿?${sum}(?:${currency}|${end})|฿?${sum}${currency}?\s*(?:-|–|ถึง|to)\s*฿?${sum}${currency})`,
  'iu',
);

const phrases: { pattern: RegExp; priceOf(amounts: readonly number[]): Omit<AskedPrice, 'query'> }[] = [
  {
    pattern: between,
    priceOf: (amounts) => ({ minPrice: Math.min(...amounts), maxPrice: Math.max(...amounts) }),
  },
  { pattern: atMost, priceOf: ([maxPrice = null]) => ({ minPrice: null, maxPrice }) },
  { pattern: withBudget, priceOf: ([maxPrice = null]) => ({ minPrice: null, maxPrice }) },
  { pattern: atLeast, priceOf: ([minPrice = null]) => ({ minPrice, maxPrice: null }) },
];

/** Less is seldom a price, and often an age, a length or a number of things. */
const least = 100;
/** More than any list can be narrowed by. */
const most = 1_000_000_000;
const times: Record<string, number> = { k: 1000, พัน: 1000, หมื่น: 10_000, แสน: 100_000 };

/** What a query says of the price (มือถือไม่เกิน 5,000 บาท, laptop under 20000); null where it says nothing, or nothing else. */
export function askedPriceIn(typed: string): AskedPrice | null {
  const text = normalise(typed);
  for (const { pattern, priceOf } of phrases) {
    const match = pattern.exec(text);
    if (!match) continue;
    const amounts = amountsIn(match.slice(1));
    const query = `${text.slice(0, match.index).trim()} ${text.slice(match.index + match[0].length).trim()}`.trim();
    return query === '' || amounts.some((amount) => amount < least || amount > most)
      ? null
      : { ...priceOf(amounts), query };
  }
  return null;
}

/** Of `5` and `พัน`, 5,000. The groups of a match come in pairs, those of what was not matched are undefined. */
function amountsIn(groups: (string | undefined)[]): number[] {
  const amounts: number[] = [];
  for (let at = 0; at < groups.length; at += 2) {
    const digits = groups[at];
    if (digits === undefined) continue;
    amounts.push(Number(digits.replaceAll(',', '')) * (times[groups[at + 1]?.toLowerCase() ?? ''] ?? 1));
  }
  return amounts;
}
