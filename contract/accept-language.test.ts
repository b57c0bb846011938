import { expect, test } from 'vitest';
import { localeFromAcceptLanguage } from './accept-language.ts';

test.each([
  [undefined, 'th'],
  ['', 'th'],
  ['*', 'th'],
  ['en', 'en'],
  ['EN-gb', 'en'],
  ['th-TH,th;q=0.9,en;q=0.8', 'th'],
  ['en-US,en;q=0.9,th;q=0.8', 'en'],
  ['th;q=0.5, en;q=0.9', 'en'],
  ['fr, zh-Hant-TW;q=0.9, en;q=0.1', 'en'],
  ['fr', 'th'],
  ['th;q=0, en;q=0', 'th'],
  [',;q=,en;q=x', 'th'],
])('an accept-language header %j is answered in %s', (header, locale) => {
  expect(localeFromAcceptLanguage(header)).toBe(locale);
});
