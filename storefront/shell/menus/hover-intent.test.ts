import { expect, test } from 'vitest';
import { extendTrail, isHeadingTo } from './hover-intent.ts';

/** A column of 600 px whose edge is 200 px away from the pointer's start. */
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
  expect(isHeadingTo([start, { ...to, at: 50 }], side)).toBe(heads);
});

test('a first position has no direction', () => {
  expect(isHeadingTo([start], side)).toBe(false);
  expect(isHeadingTo([], side)).toBe(false);
});

test('an unsteady diagonal movement still heads for the column', () => {
  const trail = [
    { x: 108, y: 110 },
    { x: 107, y: 113 },
    { x: 120, y: 121 },
  ].reduce((before, step, index) => extendTrail(before, { ...step, at: 16 * (index + 1) }), [start]);
  expect(isHeadingTo(trail, side)).toBe(true);
});

test('after a rest a new movement has its own direction', () => {
  const rested = extendTrail([start, { x: 150, y: 100, at: 50 }], { x: 150, y: 100, at: 400 });
  expect(isHeadingTo(extendTrail(rested, { x: 150, y: 140, at: 416 }), side)).toBe(false);
});

test('a fast movement after a rest starts where the pointer rested', () => {
  const rested = [{ x: 90, y: 40, at: -900 }, start];
  expect(isHeadingTo(extendTrail(rested, { x: 130, y: 140, at: 900 }), side)).toBe(true);
});
