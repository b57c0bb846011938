import { expect, test } from 'vitest';
import { readingMinutes } from './rules.ts';

test('an English text is read at 220 words a minute', () => {
  expect(readingMinutes('word '.repeat(660))).toBe(3);
});

test('a Thai text is read at as many words, although no spaces are between them', () => {
  expect(readingMinutes('โทรศัพท์มือถือ '.repeat(330))).toBe(readingMinutes('โทรศัพท์มือถือ'.repeat(330)));
  expect(readingMinutes('หูฟังเสียงดี'.repeat(220))).toBeGreaterThanOrEqual(2);
});

test('a text without words still takes a minute', () => {
  expect(readingMinutes('')).toBe(1);
});
