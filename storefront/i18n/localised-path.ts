import { defaultLocale, type Locale } from '#contract/locale.ts';

/** A path of the shop, with or without a language, in this language: path, query and anchor. */
export function localisedPath(path: string, locale: Locale): string {
  const thai = thaiPath(path);
  return locale === defaultLocale ? thai : `/en${thai.replace(/^\/(?=[?#]|$)/, '')}`;
}

function thaiPath(path: string): string {
  const rest = path.replace(/^\/en(?=[/?#]|$)/, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}
