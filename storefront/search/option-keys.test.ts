import { expect, it } from 'vitest';
import { nextOption } from './option-keys.ts';

const options = ['/a', '/b', '/c'];

it.each([
  [null, 'ArrowDown', '/a'],
  ['/a', 'ArrowDown', '/b'],
  ['/c', 'ArrowDown', null],
  [null, 'ArrowUp', '/c'],
  ['/a', 'ArrowUp', null],
  // An option that no longer exists counts as none.
  ['/gone', 'ArrowDown', '/a'],
  ['/a', 'Home', undefined],
])('from %j %s moves to %j', (active, key, next) => {
  expect(nextOption(options, active, key)).toBe(next);
});

it('without options nothing becomes active', () => {
  expect(nextOption([], null, 'ArrowDown')).toBeNull();
});
