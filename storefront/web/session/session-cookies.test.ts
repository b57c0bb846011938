import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { isExpired, readSessionCookies, signInCookies, tokensCookies } from './session-cookies.ts';

const tokens = { accessToken: 'access', refreshToken: 'refresh' };

test('a shop without https sets each cookie once: a later one would undo the sign-in', () => {
  for (const value of [tokens, null]) {
    const names = tokensCookies(value, false).map((cookie) => cookie.split('=')[0]);
    expect(names).toEqual(['session', 'signed_in']);
  }
  const [cookie = ''] = tokensCookies(tokens, false);
  expect(readSessionCookies(cookie.split(';')[0], { secure: false, now: 0 }).tokens).toEqual(tokens);
});

test('a sign-in without a token of the device leaves the one that the device has', () => {
  const names = (cookies: string[]) => cookies.map((cookie) => cookie.split('=')[0]);
  expect(names(signInCookies({ ...tokens, deviceToken: 'device' }, true))).toContain('__Host-device');
  expect(names(signInCookies(tokens, true))).not.toContain('__Host-device');
});

test('a token counts as expired from exactly 30 seconds before its expiry', async () => {
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(1_000)
    .sign(new TextEncoder().encode('k'.repeat(32)));
  expect([isExpired(token, 969_999), isExpired(token, 970_000)]).toEqual([false, true]);
});

test.each(['short', 'v'.repeat(65), 'v'.repeat(15), `${'v'.repeat(20)}%20x`])('%s is no id of a visitor', (id) => {
  const read = (value: string) => readSessionCookies(`session_id=${value}`, { secure: false, now: 0 }).visitorId;
  expect(read(id)).toBeUndefined();
  expect(read('v'.repeat(16))).toBe('v'.repeat(16));
});

test.each(['access', 'access|', '|refresh', '|'])('half a session, %s, is none', (value) => {
  expect(readSessionCookies(`session=${value}`, { secure: false, now: 0 }).tokens).toBeUndefined();
});
