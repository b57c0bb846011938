import { expect, test } from 'vitest';
import { dayInBangkok, inBangkok } from './bangkok-time.ts';

test('a day in Bangkok begins at 17:00 UTC', () => {
  expect(dayInBangkok(new Date('2026-12-31T16:59:59.999Z'))).toBe('2026-12-31');
  expect(dayInBangkok(Date.UTC(2026, 11, 31, 17))).toBe('2027-01-01');
  expect(inBangkok(new Date('2026-12-31T17:30:00Z')).toISOString()).toBe('2027-01-01T00:30:00.000Z');
});
