import Negotiator from 'negotiator';
import { defaultLocale, type Locale, locales } from './locale.ts';

/**
 * The language of an `accept-language` header: the supported one with the highest weight, else Thai.
 * Region subtags are ignored (`en-GB` is `en`).
 */
export function localeFromAcceptLanguage(header: string | undefined): Locale {
  const tags = new Negotiator({ headers: { 'accept-language': header } }).languages();
  const languages = tags.map((tag) => tag.split('-')[0]?.toLowerCase());
  const preferred = languages.find((language) => locales.some((locale) => locale === language));
  return (preferred as Locale | undefined) ?? defaultLocale;
}
