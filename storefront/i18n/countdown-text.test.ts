import { expect, test } from 'vitest';
import { countdownText } from './countdown-text.ts';

test.each([
  [30 * 60_000, '30:00'],
  [29 * 60_000 + 5_000, '29:05'],
  [59_001, '01:00'],
  [1, '00:01'],
  [0, '00:00'],
  [-5_000, '00:00'],
  [24 * 3_600_000, '24:00:00'],
  [48 * 3_600_000 - 1000, '47:59:59'],
  [48 * 3_600_000, '2 วัน 00:00:00'],
  [146 * 3_600_000 + 3 * 60_000 + 11_000, '6 วัน 02:03:11'],
])('%i milliseconds are shown as %s', (milliseconds, text) => {
  expect(countdownText(milliseconds)).toBe(text);
});
