import type { Locale } from '#contract/locale.ts';

/**
 * Remembers the language a shopper chose (spec 1). Every address says its language itself, so the cookie is read in one
 * place only: the web server sends a fresh arrival at `/` on to it, before the page cache is asked, and
 * the cached page stays the same for everybody.
 */
export const localeCookie = 'locale';

const maxAge = 365 * 24 * 60 * 60;

/** Call when the shopper chooses a language, in the browser. */
export function rememberLocale(locale: Locale): void {
  document.cookie = `${localeCookie}=${locale}; path=/; max-age=${maxAge}; samesite=lax`;
}
