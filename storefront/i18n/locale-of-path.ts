import type { Locale } from '#contract/locale.ts';

/** The language that a path is written in: English under `/en`, else Thai (spec 1). */
export function localeOfPath(path: string): Locale {
  return /^\/en(?:\/|$)/.test(path) ? 'en' : 'th';
}
