import type { Localised } from '#contract/locale.ts';
import type { SkuAttribute } from '../catalogue/catalogue.ts';

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
