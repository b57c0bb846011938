import { expect, test } from 'vitest';
import { isUuid } from './uuid.ts';

test('an id is a UUID in large or small letters', () => {
  expect(isUuid('00000000-0000-4000-8000-00000000000a')).toBe(true);
  expect(isUuid('00000000-0000-4000-8000-00000000000A')).toBe(true);
});

test.each([
  '',
  '00000000-0000-4000-8000-00000000000',
  '00000000-0000-4000-8000-0000000000000',
  '00000000-0000-4000-8000-00000000000g',
  '000000000000-4000-8000-000000000000',
  ' 00000000-0000-4000-8000-000000000000',
])('%j is no UUID', (id) => {
  expect(isUuid(id)).toBe(false);
});
