import type { Localised } from '#contract/locale.ts';
import { bahtFromSatang, type Satang } from '#contract/money.ts';

const wholeNumber = new Intl.NumberFormat('en-US');
const withSatang = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

/** An amount as shoppers read it: ฿3,000, or ฿99.50 if there are satang. */
export function bahtText(amount: Satang): string {
  return `฿${(amount % 100 === 0 ? wholeNumber : withSatang).format(bahtFromSatang(amount))}`;
}

export function numberText(number: number): string {
  return wholeNumber.format(number);
}

export function quantityText(quantity: number): Localised {
  const number = numberText(quantity);
  return { th: `${number} ชิ้น`, en: `${number} ${quantity === 1 ? 'item' : 'items'}` };
}

/** A text to follow Thai text: Thai has a space between Thai and Latin text only. */
export function afterThai(text: string): string {
  return /^\p{Script=Thai}/u.test(text) ? text : ` ${text}`;
}

/** Parts of a sentence in a row; those that are null are left out. */
export function joined(parts: readonly (Localised | null)[], separator: Localised): Localised {
  const present = parts.filter((part) => part !== null);
  return {
    th: present.map(({ th }) => th).join(separator.th),
    en: present.map(({ en }) => en).join(separator.en),
  };
}

/** 'A, B and C'; of more than `max`, the first ones and how many more. */
export function listText(items: readonly Localised[], conjunction: 'and' | 'or', max = 3): Localised {
  const word = conjunction === 'and' ? { th: 'และ', en: 'and' } : { th: 'หรือ', en: 'or' };
  const shown = items.slice(0, max);
  const others = items.length - shown.length;
  const parts = others > 0 ? [...shown, { th: `อีก ${others} รายการ`, en: `${others} more` }] : shown;
  const first = joined(parts.slice(0, -1), { th: ', ', en: ', ' });
  const last = parts.at(-1);
  if (!last || parts.length === 1) return last ?? { th: '', en: '' };
  return { th: `${first.th} ${word.th}${afterThai(last.th)}`, en: `${first.en} ${word.en} ${last.en}` };
}
