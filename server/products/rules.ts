import type { Locale, Localised } from '#contract/locale.ts';
import type { SkuAttribute } from '../catalogue/catalogue.ts';
import type { Action } from '../promotions/promotions.ts';

/** A variant attribute, such as colour, with its values. */
export interface AttributeOption {
  code: string;
  name: Localised;
  options: { value: string; label: Localised; hex: string | null }[];
}

/** The variant attributes of SKUs and their values, in the order of first occurrence. */
export function attributeOptions(skus: readonly { attributes: readonly SkuAttribute[] }[]): AttributeOption[] {
  const options = new Map<string, AttributeOption & { seen: Set<string> }>();
  for (const { code, type, name, value, label, hex } of skus.flatMap(({ attributes }) => attributes)) {
    if (type !== 'integer') continue;
    const option = options.get(code) ?? { code, name, options: [], seen: new Set<string>() };
    options.set(code, option);
    if (option.seen.has(value)) continue;
    option.seen.add(value);
    option.options.push({ value, label, hex: hex ?? null });
  }
  return [...options.values()].map(({ seen: _, ...option }) => option);
}

/** Sorts of promotions by what they are usually worth, with the label of one whose own words are too long or do not say it. */
const sortLabels: readonly ['on-top' | Action['benefitKind'], Localised][] = [
  ['gift', { th: 'มีของแถม', en: 'Free gift' }],
  ['discount', { th: 'มีส่วนลดเพิ่ม', en: 'Extra discount' }],
  ['on-top', { th: 'มีออนท็อป', en: 'On-top offer' }],
  ['cashback', { th: 'มีเงินคืน', en: 'Cashback' }],
  ['delivery', { th: 'ส่งถูกลง', en: 'Cheaper delivery' }],
];

const maxLabels = 2;
/** What fits on the card of a phone. */
const maxLabelLength = 18;

/**
 * Short labels of promotions, most valuable sorts first, each label once, at most two: one of each sort before a second of the
 * same. A label has the promotion's own words if they are short, unless it requires a payment method, which they do not say.
 */
export function promotionLabels(
  promotions: readonly (Pick<Action, 'benefitKind' | 'description'> & { isOnTop: boolean })[],
  locale: Locale,
): string[] {
  const bySort = sortLabels.map(([sort, label]) => {
    const ofSort = promotions.filter(({ benefitKind, isOnTop }) => (isOnTop ? 'on-top' : benefitKind) === sort);
    return ofSort.map(({ description, isOnTop }) =>
      isOnTop || description[locale].length > maxLabelLength ? label[locale] : description[locale],
    );
  });
  const first = bySort.flatMap((labels) => labels.slice(0, 1));
  return [...new Set([...first, ...bySort.flat()])].slice(0, maxLabels);
}

/** What the key of a preview link is for. */
export function productPreview(productId: number): string {
  return `product ${productId}`;
}
