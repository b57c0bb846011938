import { expect, test } from 'vitest';
import { isVisitorId } from './visitor-id.ts';

test.each(['0123456789abcdef', 'a_b-'.repeat(16), 'D0E1-'.repeat(4)])('%s is the id of a visitor', (id) => {
  expect(isVisitorId(id)).toBe(true);
});

test.each([
  undefined,
  null,
  ['0123456789abcdef'],
  '',
  '0123456789abcde',
  'a'.repeat(65),
  '0123456789 abcdef',
  'ก'.repeat(16),
])('%j is no id of a visitor', (id) => {
  expect(isVisitorId(id)).toBe(false);
});
