import { expect, it } from 'vitest';
import { nextOption } from './option-keys.ts';

const options = ['/a', '/b', '/c'];

it.each([
  [null, 'ArrowDown', '/a'],
  ['/a', 'ArrowDown', '/b'],
  ['/c', 'ArrowDown', null],
  [null, 'ArrowUp', '/c'],
  ['/a', 'ArrowUp', null],
  // An option that is gone counts as none.
  ['/gone', 'ArrowDown', '/a'],
  ['/a', 'Home', undefined],
])('from %j %s leads to %j', (active, key, next) => {
  expect(nextOption(options, active, key)).toBe(next);
});

it('there is nowhere to go without options', () => {
  expect(nextOption([], null, 'ArrowDown')).toBeNull();
});
