import type { Locale } from '#contract/locale.ts';

/** The language of a path: English under `/en`, else Thai. */
export function localeOfPath(path: string): Locale {
  return /^\/en(?:\/|$)/.test(path) ? 'en' : 'th';
}
