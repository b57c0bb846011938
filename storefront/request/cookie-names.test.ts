import { expect, test } from 'vitest';
import { hostCookieName, readHostCookie } from './cookie-names.ts';

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
