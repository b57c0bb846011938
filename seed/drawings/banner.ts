import { bolt } from './bolt.ts';
import { type Drawing, paintProduct, svg, viewsOf } from './drawing.ts';
import { Pen } from './pen.ts';
import { ellipse, group, path, rect } from './shapes.ts';

/** Background colour of a banner. */
export type Ground = 'ink' | 'blue' | 'bolt' | 'light';

export interface Banner {
  /** One to four products, the most important first. */
  art: readonly Drawing[];
  ground: Ground;
  /** In pixels. */
  width: number;
  height: number;
  /** Share of the width that stays quiet for text, at the left; 0.46 by default. */
  quiet?: number;
}

interface GroundColours {
  near: string;
  far: string;
  mark: string;
  light: number;
}

const GROUNDS: Record<Ground, GroundColours> = {
  ink: { near: '#0e1726', far: '#24365a', mark: '#33496f', light: 0.3 },
  blue: { near: '#1d4ed8', far: '#3f74f6', mark: '#5b8bff', light: 0.42 },
  bolt: { near: '#ffd60a', far: '#ffc400', mark: '#ffe45c', light: 0.6 },
  light: { near: '#f5f7fa', far: '#e3eaf6', mark: '#d5e0f4', light: 0.9 },
};

/** Where a product stands: its middle as shares of the banner's right part, its size as a share of the largest. */
type Place = readonly [x: number, y: number, size: number];

const PLACES: readonly (readonly Place[])[] = [
  [[0.5, 0.5, 1]],
  [
    [0.34, 0.53, 0.94],
    [0.74, 0.47, 0.8],
  ],
  [
    [0.52, 0.57, 0.8],
    [0.2, 0.42, 0.62],
    [0.83, 0.42, 0.64],
  ],
  [
    [0.4, 0.57, 0.76],
    [0.67, 0.6, 0.66],
    [0.13, 0.44, 0.54],
    [0.79, 0.42, 0.6],
  ],
];

/** A banner's picture. Its left part stays quiet for text. Throws unless it gets one to four products. */
export function drawBanner({ art, ground, width, height, quiet = 0.46 }: Banner): string {
  const places = PLACES[art.length - 1];
  if (places === undefined) throw new Error('A banner takes one to four products.');
  const { near, far, mark, light } = GROUNDS[ground];
  const pen = new Pen('b');
  const [left, areaWidth] = [width * quiet, width * (1 - quiet)];
  const largest = Math.min(height * 1.04, areaWidth * 0.98);
  const paint = pen.linear(
    [
      [0, near],
      [0.42, near],
      [1, far],
    ],
    [0, 0.2, 1, 0.8],
  );
  const middle = left + areaWidth / 2;
  const shape = path(
    bolt(middle, height * 0.5, height * 1.7),
    pen.linear(
      [
        [0, mark, 0.75],
        [1, mark, 0.2],
      ],
      [0, 0, 0.4, 1],
    ),
  );
  const glow = ellipse(
    middle,
    height * 0.52,
    areaWidth * 0.52,
    height * 0.62,
    pen.radial([
      [0, '#ffffff', light],
      [0.5, '#ffffff', light * 0.35],
      [1, '#ffffff', 0],
    ]),
  );
  const products = art.map((drawing, index) => {
    const [x, y, size] = places[index] ?? [0.5, 0.5, 1];
    const scale = (largest * size) / 1200;
    const view = index > 0 && viewsOf(drawing.kind).includes('angle') ? 'angle' : 'front';
    const at = `translate(${Math.round(left + areaWidth * x - 600 * scale)} ${Math.round(height * y - 600 * scale)}) scale(${scale.toFixed(4)})`;
    return group(paintProduct(drawing, view, pen, false), { transform: at });
  });
  return svg(width, height, pen, rect(0, 0, width, height, 0, paint) + shape + glow + products.reverse().join(''));
}
