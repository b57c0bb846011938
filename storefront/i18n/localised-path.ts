import { defaultLocale, type Locale } from '#contract/locale.ts';

/** A path of this shop, with or without a language prefix, in this language: path, query and hash. */
export function localisedPath(path: string, locale: Locale): string {
  const thai = thaiPath(path);
  return locale === defaultLocale ? thai : `/en${thai.replace(/^\/(?=[?#]|$)/, '')}`;
}

function thaiPath(path: string): string {
  // Several slashes at the beginning would lead to another site.
  return path.replace(/^\/en(?=[/?#]|$)/, '').replace(/^\/*/, '/');
}
