import { expect, test } from 'vitest';
import { follow, headsFor } from './hover-intent.ts';

/** A column of 600 px whose side is 200 px away from where the pointer starts. */
const side = { x: 300, top: 0, bottom: 600 };
const start = { x: 100, y: 100, at: 0 };

test.each([
  ['straight to the column', { x: 150, y: 100 }, true],
  ['down to an entry far below', { x: 150, y: 200 }, true],
  ['up to its first entry', { x: 150, y: 80 }, true],
  ['past its lower end', { x: 150, y: 230 }, false],
  ['past its upper end', { x: 150, y: 70 }, false],
  ['down the list with a slight drift', { x: 102, y: 140 }, false],
  ['straight down the list', { x: 100, y: 140 }, false],
  ['away from the column', { x: 90, y: 101 }, false],
  ['nowhere', { x: 100, y: 100 }, false],
])('a pointer that moves %s', (_way, to, heads) => {
  expect(headsFor([start, { ...to, at: 50 }], side)).toBe(heads);
});

test('a pointer that was nowhere before heads nowhere', () => {
  expect(headsFor([start], side)).toBe(false);
  expect(headsFor([], side)).toBe(false);
});

test('a trembling hand on a diagonal still heads for the column', () => {
  const way = [
    { x: 108, y: 110 },
    { x: 107, y: 113 },
    { x: 120, y: 121 },
  ].reduce((before, step, index) => follow(before, { ...step, at: 16 * (index + 1) }), [start]);
  expect(headsFor(way, side)).toBe(true);
});

test('a rest ends the way: what comes next is judged by itself', () => {
  const rested = follow([start, { x: 150, y: 100, at: 50 }], { x: 150, y: 100, at: 400 });
  expect(headsFor(follow(rested, { x: 150, y: 140, at: 416 }), side)).toBe(false);
});

test('a flick after a rest heads for the column from where the pointer rested', () => {
  const rested = [{ x: 90, y: 40, at: -900 }, start];
  expect(headsFor(follow(rested, { x: 130, y: 140, at: 900 }), side)).toBe(true);
});
