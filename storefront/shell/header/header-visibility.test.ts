import { expect, test } from 'vitest';
import { nextHeaderPosition } from './header-visibility.ts';

function positionAfter(...positions: number[]) {
  return positions.reduce(nextHeaderPosition, { y: 0, hidden: false, returned: false });
}

function scroll(...positions: number[]): boolean {
  return positionAfter(...positions).hidden;
}

test('the header stays until the page is scrolled past 250 px', () => {
  expect(scroll(100, 250)).toBe(false);
  expect(scroll(100, 251)).toBe(true);
});

test('the header comes back on scrolling up', () => {
  expect(scroll(800, 700)).toBe(false);
  expect(scroll(800, 700, 900)).toBe(true);
});

test('scrolling a few pixels neither hides nor shows the header', () => {
  expect(scroll(800, 797)).toBe(true);
  expect(scroll(800, 700, 703)).toBe(false);
});

test('a slow scroll adds up', () => {
  expect(scroll(800, 797, 794)).toBe(false);
});

test('near the top the header is always there', () => {
  expect(scroll(800, 200)).toBe(false);
});

test('the bottom bar takes the place of the bar of a page on the way up, until near the top', () => {
  const isReturned = (...positions: number[]) => positionAfter(...positions).returned;
  expect(isReturned()).toBe(false);
  expect(isReturned(800)).toBe(false);
  expect(isReturned(800, 700)).toBe(true);
  expect(isReturned(800, 700, 697)).toBe(true);
  expect(isReturned(800, 700, 900)).toBe(false);
  expect(isReturned(800, 700, 250)).toBe(false);
});
