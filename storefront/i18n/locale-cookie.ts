import type { Locale } from '#contract/locale.ts';

/**
 * Stores the language a shopper chose. Every URL determines its language, so the cookie is read in one place only: the
 * web server redirects a first visit to `/`, before the page cache, and cached pages stay the same for everybody.
 */
export const localeCookie = 'locale';

const maxAge = 365 * 24 * 60 * 60;

/** Call when the shopper chooses a language; browser only. */
export function rememberLocale(locale: Locale): void {
  document.cookie = `${localeCookie}=${locale}; path=/; max-age=${maxAge}; samesite=lax`;
}
