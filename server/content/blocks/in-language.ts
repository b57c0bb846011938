import type { Locale } from '#contract/locale.ts';

/** A text of an editor, or a list of texts, in one language or both. */
interface EditorsText<Text = unknown> {
  th?: Text | undefined;
  en?: Text | undefined;
}

/** The data of a block in one language. */
export type InLanguage<Data> = Data extends readonly (infer Item)[]
  ? InLanguage<Item>[]
  : Data extends object
    ? 'th' extends keyof Data
      ? Exclude<Data['th' & keyof Data], undefined>
      : { [Name in keyof Data]: InLanguage<Data[Name]> }
    : Data;

/** The texts of a block in one language; null if one of them is missing in it, because shoppers never see the other language. */
export function inLanguage<Data>(data: Data, locale: Locale): InLanguage<Data> | null {
  const missing = { text: false };
  const translated = translate(data, locale, missing);
  return missing.text ? null : (translated as InLanguage<Data>);
}

function translate(value: unknown, locale: Locale, missing: { text: boolean }): unknown {
  if (Array.isArray(value)) return value.map((item) => translate(item, locale, missing));
  if (value === null || typeof value !== 'object') return value;
  if (isEditorsText(value)) {
    const text = value[locale];
    if (text === undefined) missing.text = true;
    return text;
  }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, translate(part, locale, missing)]));
}

/** Whether a value is a text in one language or both. */
export function isEditorsText(value: object): value is EditorsText {
  const names = Object.keys(value);
  return names.length > 0 && names.every((name) => name === 'th' || name === 'en');
}
