/** The shop's languages: Thai is the default and has no path prefix, English is under `/en`. */
export const locales = ['th', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'th';

/** What the paths of pages in a language begin with: nothing in Thai, `/en` in English. */
export function pathPrefix(locale: Locale): '' | '/en' {
  return locale === 'en' ? '/en' : '';
}

/** The path of the home page in a language. */
export function homePath(locale: Locale): '/' | '/en' {
  return pathPrefix(locale) || '/';
}

/** A text in both languages, as it is stored; API responses have one language. */
export interface Localised {
  th: string;
  en: string;
}
