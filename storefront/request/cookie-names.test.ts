import { expect, test } from 'vitest';
import { hostCookieName, readCookies, readHostCookie } from './cookie-names.ts';

const upgrade = Date.UTC(2026, 11, 1);
const nextYear = Date.UTC(2027, 11, 1);

test('under https only this host can set a cookie', () => {
  expect(hostCookieName('cid', true)).toBe('__Host-cid');
  expect(hostCookieName('cid', false)).toBe('cid');
});

test('a cookie is read under the name that it is set under', () => {
  const cookies = { cid: 'planted', '__Host-cid': 'own' };
  expect(readHostCookie(cookies, 'cid', { secure: true, now: upgrade })).toBe('own');
  expect(readHostCookie({ cid: 'own' }, 'cid', { secure: false, now: nextYear })).toBe('own');
  expect(readHostCookie({}, 'cid', { secure: true, now: upgrade })).toBeUndefined();
});

test('the earlier name of a cookie counts for some time after the upgrade only', () => {
  expect(readHostCookie({ cid: 'before' }, 'cid', { secure: true, now: upgrade })).toBe('before');
  expect(readHostCookie({ cid: 'planted' }, 'cid', { secure: true, now: nextYear })).toBeUndefined();
});

test('a cookie that no database stores is as if it were not there', () => {
  expect(readCookies('a=%E0%B8%81; b=x%00y; c=%ED%A0%80')).toEqual({ a: 'ก', c: '%ED%A0%80' });
  expect(readCookies(null)).toEqual({});
});
