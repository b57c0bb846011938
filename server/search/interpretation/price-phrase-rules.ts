import type { QueryPriceRange } from '#contract/search.ts';
import { normaliseText } from '../../thai-text/thai-text.ts';
import { units } from '../analysis/default-synonyms.ts';

type Price = Omit<QueryPriceRange, 'query'>;

const number = '[0-9][0-9,]{0,15}(?:\\.[0-9]{1,2})?';
/** Thai words for numbers before ร้อย, พัน, หมื่น and แสน. */
const thaiNumbers = ['หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า'];
const thaiNumber = new RegExp(`(${thaiNumbers.join('|')})\\s*(?=ร้อย|พัน|หมื่น|แสน)`, 'g');

/** 5,000, 15k, 2 หมื่น, or หมื่น alone. */
const amount = `((?:${number}\\s*(?:k(?!\\p{L})|ร้อย|พัน|หมื่น|แสน)?)|(?:พัน|หมื่น|แสน)(?!\\p{M}))`;
const thaiAmount = `((?:${number}\\s*)?(?:พัน|หมื่น|แสน)(?!\\p{M}))`;
const currency = '(?:\\s*(?:บาท|baht\\b|thb\\b|฿|\\.-))';
const priceWord = '(?:ราคา|งบประมาณ|งบ|price|budget)';
const to = '\\s*(?:-|–|~|ถึง|to)\\s*';
/** Excludes numbers with another unit, such as inches, hertz or hours, and model numbers. */
const end = `(?:${currency}|(?![\\p{Script=Latin}\\p{N}"”%.,]|\\s*(?:${units.flat().join('|')}|w|เครื่อง|ชิ้น|ตัว|ปี|คน)(?!\\p{Script=Latin})))`;
const start = '(?<![\\p{Script=Latin}\\p{N}.,-])';
/** What a discount or a coupon is worth is no price. */
const noDiscount = '(?<!(?:ลด|ส่วนลด|คูปอง|โค้ด|discount|coupon|save|off)\\s*)';
const around = `${noDiscount}${start}(?:${priceWord}\\s*)?`;

/** Phrases of a price, the longest first, and what the amounts in them mean in baht. */
const phrases: { pattern: string; priceOf(amounts: readonly number[]): Price | null }[] = [
  { pattern: `(?:ระหว่าง|between)\\s*฿?${amount}${currency}?(?:${to}|\\s*and\\s*)฿?${amount}${end}`, priceOf: between },
  { pattern: `${priceWord}\\s*฿?${amount}${currency}?${to}฿?${amount}${end}`, priceOf: between },
  { pattern: `${start}฿?${amount}${currency}?${to}฿?(?:${amount}${currency}|${thaiAmount})`, priceOf: between },
  {
    pattern: `${start}${amount}${to}${amount}${end}`,
    // Without a word for prices, both numbers are round: i5-12400 and 4060-4090 are no prices.
    priceOf: (amounts) => (amounts.every((one) => one >= 1000 && one % 100 === 0) ? between(amounts) : null),
  },
  {
    pattern: `(?:${priceWord}\\s*)?(?:ไม่เกิน|ต่ำกว่า|น้อยกว่า|ถูกกว่า|ไม่ถึง|<=?|under|below|less than|up to|cheaper than)\\s*฿?${amount}${end}`,
    priceOf: ([maxPrice = 0]) => ({ minPrice: null, maxPrice }),
  },
  {
    pattern: `${around}฿?${amount}${currency}?\\s*(?:ลงมา|ลงไป|or less|or below)`,
    priceOf: ([maxPrice = 0]) => ({ minPrice: null, maxPrice }),
  },
  {
    pattern: `(?:${priceWord}\\s*)?(?:มากกว่า|เกิน|ตั้งแต่|over|above|more than|from)\\s*฿?${amount}${end}(?:\\s*ขึ้นไป)?`,
    priceOf: ([minPrice = 0]) => ({ minPrice, maxPrice: null }),
  },
  { pattern: `${around}${thaiAmount}\\s*ต้น\\s*ๆ?`, priceOf: ([price = 0]) => partOf(price, 0, 0.35) },
  { pattern: `${around}${thaiAmount}\\s*กลาง\\s*ๆ?`, priceOf: ([price = 0]) => partOf(price, 0.3, 0.7) },
  { pattern: `${around}${thaiAmount}\\s*(?:ปลาย|กว่า)\\s*ๆ?`, priceOf: ([price = 0]) => partOf(price, 0.6, 1) },
  {
    pattern: `(?:${priceWord}\\s*)?หลัก\\s*((?:ร้อย|พัน|หมื่น|แสน))`,
    priceOf: ([price = 0]) => ({ minPrice: price, maxPrice: 10 * price - 1 }),
  },
  {
    pattern: `(?:งบประมาณ|งบ|budget)\\s*(?:of\\s*)?฿?${amount}${end}`,
    priceOf: ([maxPrice = 0]) => ({ minPrice: null, maxPrice }),
  },
  { pattern: `${around}(?:฿\\s*${amount}${end}|${amount}${currency}|${thaiAmount}${end})`, priceOf: near },
  {
    pattern: `(?:ราคา|price)\\s*${amount}${end}`,
    // The number may be that of a model: ราคา 4070.
    priceOf: ([price = 0]) => (price % 100 === 0 ? near([price]) : null),
  },
];

const compiled = phrases.map(({ pattern, priceOf }) => ({ pattern: new RegExp(pattern, 'iu'), priceOf }));

function between(amounts: readonly number[]): Price {
  return { minPrice: Math.min(...amounts), maxPrice: Math.max(...amounts) };
}

/** A price alone, such as หูฟัง 500 บาท, is meant roughly. */
function near([price = 0]: readonly number[]): Price {
  return { minPrice: Math.round(price * 0.8), maxPrice: Math.round(price * 1.2) };
}

/** A part of what begins with a round price: หมื่นต้นๆ is 10,000 to 13,500. */
function partOf(price: number, from: number, to: number): Price {
  const step = 10 ** Math.floor(Math.log10(Math.max(price, 1)));
  return { minPrice: Math.round(price + from * step), maxPrice: Math.round(price + to * step) };
}

/** Baht. Smaller numbers are seldom prices, and often ages, lengths or quantities. */
const minAmount = 100;
/** Baht, the most that the API takes as a price filter. */
const maxAmount = 1_000_000_000;
const multipliers: Record<string, number> = { k: 1000, ร้อย: 100, พัน: 1000, หมื่น: 10_000, แสน: 100_000 };

/**
 * The price in a query (มือถือไม่เกิน 5,000 บาท, laptop under 20000, หูฟัง 500 บาท) in baht, with the rest of the query, which may be
 * empty; null if it names no price.
 */
export function parsePricePhrase(typed: string): QueryPriceRange | null {
  const text = normaliseText(typed)
    .replace(/\s+/g, ' ')
    .replace(thaiNumber, (_, word: string) => String(thaiNumbers.indexOf(word) + 1));
  for (const { pattern, priceOf } of compiled) {
    const match = pattern.exec(text);
    if (!match) continue;
    const amounts = parseAmounts(match.slice(1).filter((group) => group !== undefined));
    const price = priceOf(amounts);
    if (!price) continue;
    const query = `${text.slice(0, match.index).trim()} ${text.slice(match.index + match[0].length).trim()}`.trim();
    return amounts.some((one) => one < minAmount || one > maxAmount) ? null : { ...price, query };
  }
  return null;
}

/** Reads amounts: 5,000 for `5 พัน`. The first of two has the multiplier of the second, unless it is larger: 5-6 พัน. */
function parseAmounts(texts: readonly string[]): number[] {
  const parts = texts.map((text) => {
    const digits = /^[0-9.,]+/.exec(text)?.[0];
    const multiplier =
      multipliers[
        text
          .slice(digits?.length ?? 0)
          .trim()
          .toLowerCase()
      ];
    return { value: digits === undefined ? 1 : Number(digits.replaceAll(',', '')), multiplier };
  });
  const last = parts.at(-1);
  return parts.map(({ value, multiplier }) =>
    multiplier === undefined && last?.multiplier !== undefined && value <= last.value
      ? value * last.multiplier
      : value * (multiplier ?? 1),
  );
}
