import { expect, test } from 'vitest';
import { groupByLetter, letterOf, topBrands } from './brand-letters.ts';

test.each([
  ['Apple', 'A'],
  ['vivo', 'V'],
  ['Ørsted', '#'],
  ['Électro', 'E'],
  ['70mai', '#'],
  ['ไทย', '#'],
  ['', '#'],
])('%s is listed under %s', (title, letter) => {
  expect(letterOf(title)).toBe(letter);
});

test('brands are grouped alphabetically, other characters last', () => {
  const brands = ['70mai', 'vivo', 'Apple', 'Anker'].map((title) => ({ title }));
  expect(groupByLetter(brands)).toEqual([
    { letter: 'A', brands: [{ title: 'Apple' }, { title: 'Anker' }] },
    { letter: 'V', brands: [{ title: 'vivo' }] },
    { letter: '#', brands: [{ title: '70mai' }] },
  ]);
});

test('the first ten pinned brands are popular brands, by position', () => {
  const brands = Array.from({ length: 14 }, (_, index) => ({ pinFlag: index !== 3, position: 14 - index, index }));
  expect(topBrands(brands).map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});
