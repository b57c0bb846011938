import { expect, test } from 'vitest';
import { type CookieGroupCode, cookieGroupCodes } from '#contract/cookie-groups.ts';
import { firstEntries } from './consent-mode.ts';

/** The entries as lists of their parts. */
const entries = (allowed: readonly CookieGroupCode[]) =>
  firstEntries(allowed).map((entry) => (Object.hasOwn(entry as object, 'length') ? [...(entry as IArguments)] : entry));
const granted = (allowed: readonly CookieGroupCode[]) =>
  Object.entries((entries(allowed)[1] as [string, string, object])[2]).flatMap(([name, state]) =>
    state === 'granted' ? name : [],
  );

test('the default comes first, and denies everything except security', () => {
  const [first] = entries(cookieGroupCodes);
  expect(first).toEqual([
    'consent',
    'default',
    {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
      functionality_storage: 'denied',
      personalization_storage: 'denied',
      security_storage: 'granted',
    },
  ]);
});

test.each<[CookieGroupCode[], string[]]>([
  [['C0001'], []],
  [['C0001', 'C0002'], ['analytics_storage']],
  [
    ['C0001', 'C0003'],
    ['functionality_storage', 'personalization_storage'],
  ],
  [
    ['C0001', 'C0004'],
    ['ad_storage', 'ad_user_data', 'ad_personalization'],
  ],
  [['C0001', 'C0005', 'C0006'], []],
])('the groups %j grant %j', (allowed, states) => {
  expect(granted(allowed)).toEqual([...states, 'security_storage']);
});

test('commands are argument objects, which are all that Google reads, followed by the groups for other triggers', () => {
  const [first, ...others] = firstEntries(['C0001', 'C0002']);
  expect(Object.prototype.toString.call(first)).toBe('[object Arguments]');
  expect([...(others[1] as IArguments)]).toEqual(['set', 'ads_data_redaction', true]);
  expect(others[2]).toEqual({ allowed_cookies: 'C0001|C0002' });
});
