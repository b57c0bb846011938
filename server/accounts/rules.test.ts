import { describe, expect, test } from 'vitest';
import { addDuration, checkRefreshToken, isRecentSignIn, maskedMobileNo, refreshTokenExpiry } from './rules.ts';

const now = new Date('2026-11-20T03:00:00Z');
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const day = 24 * 3600;

describe('a refresh token', () => {
  const check = (token: Partial<Parameters<typeof checkRefreshToken>[0]>) =>
    checkRefreshToken({ expiresAt: inSeconds(60), rotatedAt: null, hasEnded: false, ...token }, now);

  test('is exchanged once while it and its session last', () => {
    expect(check({})).toBe('rotate');
    expect(check({ expiresAt: inSeconds(1) })).toBe('rotate');
    expect(check({ expiresAt: now })).toBe('reject');
    expect(check({ hasEnded: true })).toBe('reject');
  });

  test('that comes back after twenty seconds was stolen and ends its session', () => {
    expect(check({ rotatedAt: inSeconds(-20) })).toBe('rotate');
    expect(check({ rotatedAt: new Date(inSeconds(-20).getTime() - 1) })).toBe('end_session');
    expect(check({ rotatedAt: inSeconds(-21) })).toBe('end_session');
    expect(check({ rotatedAt: inSeconds(-21), expiresAt: now })).toBe('reject');
  });

  test('lasts seven days, and never longer than its session', () => {
    expect(refreshTokenExpiry(now, inSeconds(30 * day))).toEqual(inSeconds(7 * day));
    expect(refreshTokenExpiry(now, inSeconds(6 * day))).toEqual(inSeconds(6 * day));
  });
});

test('a sign-in proves for ten minutes who uses the session', () => {
  expect(isRecentSignIn(inSeconds(-600), now)).toBe(true);
  expect(isRecentSignIn(new Date(inSeconds(-600).getTime() - 1), now)).toBe(false);
});

test('days, hours and minutes add up', () => {
  expect(addDuration(now, { days: 2, hours: 3, minutes: 4 })).toEqual(inSeconds(2 * day + 3 * 3600 + 4 * 60));
  expect(addDuration(now, { minutes: -1 })).toEqual(inSeconds(-60));
  expect(addDuration(now, {})).toEqual(now);
});

test('of a mobile number the last four digits are shown', () => {
  expect(maskedMobileNo('0812345678')).toBe('•••-•••-5678');
});
