import { describe, expect, test } from 'vitest';
import { labelHeight, labelPlaces } from './label-places.ts';

const at = (x: number, y: number) => ({ text: `${x}, ${y}`, x, y });

/** The distances of labels of a side from each other. */
function distances(side: 'left' | 'right', places: ReturnType<typeof labelPlaces>): number[] {
  const middles = places.filter((place) => place.side === side).map(({ middle }) => middle);
  return middles.slice(1).map((middle, index) => middle - (middles[index] ?? 0));
}

describe('labels over a picture', () => {
  test('are as many on each side, those of the details farthest to the left on the left', () => {
    const sides = labelPlaces([at(47, 45), at(28, 40), at(76, 40), at(29, 55)]).map(({ x, side }) => [x, side]);
    expect(sides).toEqual([
      [28, 'left'],
      [29, 'left'],
      [76, 'right'],
      [47, 'right'],
    ]);
    expect(labelPlaces([at(30, 40)])).toMatchObject([{ side: 'left' }]);
    expect(labelPlaces([at(30, 40), at(60, 50), at(90, 60)]).map(({ side }) => side)).toEqual([
      'left',
      'right',
      'right',
    ]);
  });

  test('are on the side of their detail and at its height', () => {
    expect(labelPlaces([at(30, 40), at(70, 60)])).toMatchObject([
      { side: 'left', middle: 40 },
      { side: 'right', middle: 60 },
    ]);
  });

  test.each([
    [[at(20, 50), at(30, 51), at(40, 52), at(45, 53)]],
    [[at(60, 0), at(70, 1), at(80, 2), at(90, 3)]],
    [[at(60, 97), at(70, 98), at(80, 99), at(90, 100)]],
    [[at(10, 10), at(20, 90), at(30, 12), at(40, 88)]],
  ])('that are close do not cover each other and stay on the picture: %j', (annotations) => {
    const places = labelPlaces(annotations);
    expect(places).toHaveLength(4);
    for (const distance of [...distances('left', places), ...distances('right', places)])
      expect(distance).toBeGreaterThanOrEqual(labelHeight);
    for (const { middle } of places) {
      expect(middle).toBeGreaterThanOrEqual(labelHeight / 2);
      expect(middle).toBeLessThanOrEqual(100 - labelHeight / 2);
    }
  });
});
