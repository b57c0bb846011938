/** The shop's languages (spec 1): Thai is the default and has no path prefix, English lives under `/en`. */
export const locales = ['th', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'th';

/** A text in both languages, as it is kept and moved inside the shop; answers carry one language. */
export interface Localised {
  th: string;
  en: string;
}

/**
 * The language an `accept-language` header asks for: the first of ours by weight, else Thai.
 * Region subtags are ignored (`en-GB` is `en`).
 */
export function localeFromAcceptLanguage(header: string | undefined): Locale {
  if (!header) return defaultLocale;
  const wanted = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const q = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='));
      return { tag: tag.trim().toLowerCase(), weight: q ? Number(q.slice(2)) || 0 : 1 };
    })
    .filter((entry) => entry.weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { tag } of wanted) {
    const language = tag.split('-')[0];
    if (language === 'th' || language === 'en') return language;
  }
  return defaultLocale;
}
