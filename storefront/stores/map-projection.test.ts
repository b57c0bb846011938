import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { areaAround, isOnMap, mapPoint, wholeMap } from './map-projection.ts';

const file = readFileSync(new URL('./thailand.svg', import.meta.url), 'utf8');

/** The outermost coordinates of the shapes in the file. */
function boundsOf(paths: readonly string[]) {
  const points = paths.flatMap((path) => {
    let [x, y] = [0, 0];
    return [...path.matchAll(/([Ml])([^Mlz]+)/g)].flatMap(([, command, numbers = '']) => {
      const values = (numbers.match(/-?\d+/g) ?? []).map(Number);
      return Array.from({ length: values.length / 2 }, (_, index) => {
        const [dx = 0, dy = 0] = values.slice(index * 2);
        [x, y] = command === 'M' && index === 0 ? [dx, dy] : [x + dx, y + dy];
        return { x, y };
      });
    });
  });
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
}

test('the map has the 77 provinces between the outermost places of Thailand', () => {
  const paths = [...file.matchAll(/<path id="province-\d+" d="([^"]+)"/g)].map(([, path = '']) => path);
  expect(paths).toHaveLength(77);
  // The west of Mae Hong Son, the east of Ubon Ratchathani, the north of Chiang Rai, the south of Yala.
  const outermost = [
    mapPoint({ latitude: 18.6, longitude: 97.34 }).x,
    mapPoint({ latitude: 15.3, longitude: 105.64 }).x,
    mapPoint({ latitude: 20.46, longitude: 100.1 }).y,
    mapPoint({ latitude: 5.61, longitude: 101.1 }).y,
  ];
  for (const [index, bound] of boundsOf(paths).entries()) expect(bound).toBeCloseTo(outermost[index] ?? 0, -1);
});

test('branches of a province are shown with a margin, a single one with its surroundings, none with the whole country', () => {
  const [one, other] = [
    { x: 100, y: 200 },
    { x: 400, y: 230 },
  ];
  expect(areaAround([one, other])).toEqual({ x: 50, y: 155, width: 400, height: 120 });
  expect(areaAround([one])).toEqual({ x: 40, y: 140, width: 120, height: 120 });
  expect(areaAround([])).toEqual(wholeMap);
});

test('a position abroad is not on the map', () => {
  expect(isOnMap({ latitude: 13.75, longitude: 100.5 })).toBe(true);
  expect(isOnMap({ latitude: 51.5, longitude: 0 })).toBe(false);
});
