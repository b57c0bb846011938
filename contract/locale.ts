/** The shop's languages: Thai is the default and has no path prefix, English is under `/en`. */
export const locales = ['th', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'th';

/** What the paths of pages in a language begin with: nothing in Thai, `/en` in English. */
export function pathPrefix(locale: Locale): '' | '/en' {
  return locale === 'en' ? '/en' : '';
}

/** A text in both languages, as it is stored; API responses have one language. */
export interface Localised {
  th: string;
  en: string;
}

/**
 * The language of an `accept-language` header: the supported one with the highest weight, else Thai.
 * Region subtags are ignored (`en-GB` is `en`).
 */
export function localeFromAcceptLanguage(header: string | undefined): Locale {
  if (!header) return defaultLocale;
  const ranked = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const q = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='));
      return { tag: tag.trim().toLowerCase(), weight: q ? Number(q.slice(2)) || 0 : 1 };
    })
    .filter((entry) => entry.weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { tag } of ranked) {
    const language = tag.split('-')[0];
    if (language === 'th' || language === 'en') return language;
  }
  return defaultLocale;
}
