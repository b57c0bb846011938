import { expect, test } from 'vitest';
import { descriptionMeta, summaryOf } from './description-meta.ts';

test('a short description is shown as it is', () => {
  expect(summaryOf('A'.repeat(200))).toBe('A'.repeat(200));
  expect(descriptionMeta('Phones.')).toEqual([
    { name: 'description', content: 'Phones.' },
    { property: 'og:description', content: 'Phones.' },
  ]);
});

test('a long description ends after a word', () => {
  expect(summaryOf('Good phones, '.repeat(20))).toBe(`${'Good phones, '.repeat(15)}Good…`);
});

test('a long Thai description ends after a word, with all its vowels and tone marks', () => {
  const summary = summaryOf('น้ำที่นี่ดีที่สุด'.repeat(20));
  expect(summary.length).toBeLessThanOrEqual(200);
  expect(summary).toMatch(/(น้ำ|ที่|นี่|ดี|สุด)…$/);
});

test('a text without words is cut between characters, never within one', () => {
  expect(summaryOf('ก้'.repeat(150))).toMatch(/^(ก้)+…$/);
  expect(summaryOf('👩‍👩‍👧'.repeat(40))).toMatch(/^(👩‍👩‍👧)+…$/u);
});
