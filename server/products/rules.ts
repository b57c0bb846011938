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

/** Kinds of benefit by what they are usually worth, with the label of one whose own words are too long. */
const kindLabels: readonly [Action['benefitKind'], Localised][] = [
  ['gift', { th: 'มีของแถม', en: 'Free gift' }],
  ['discount', { th: 'มีส่วนลดเพิ่ม', en: 'Extra discount' }],
  ['cashback', { th: 'มีเงินคืน', en: 'Cashback' }],
  ['delivery', { th: 'ส่งถูกลง', en: 'Cheaper delivery' }],
];

const maxLabels = 2;
/** What fits on the card of a phone. */
const maxLabelLength = 18;

/** Short labels of promotions, most valuable first, each once, at most two: their own words where those are short. */
export function promotionLabels(
  actions: readonly Pick<Action, 'benefitKind' | 'description'>[],
  locale: Locale,
): string[] {
  const labels = kindLabels.flatMap(([kind, label]) =>
    actions
      .filter(({ benefitKind }) => benefitKind === kind)
      .map(({ description }) => (description[locale].length <= maxLabelLength ? description : label)[locale]),
  );
  return [...new Set(labels)].slice(0, maxLabels);
}
