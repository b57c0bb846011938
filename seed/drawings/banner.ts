import { type BannerLayout, SCENERIES } from './banner-layouts.ts';
import { type Drawing, paintProduct, svg, viewsOf } from './drawing.ts';
import { Pen } from './pen.ts';
import { ellipse, group, rect } from './shapes.ts';

/** Background colour of a banner. */
export type Ground = 'ink' | 'blue' | 'bolt' | 'light';

export interface Banner {
  /** One to four products, the most important first. */
  art: readonly Drawing[];
  ground: Ground;
  /** By default `bolt`. */
  layout?: BannerLayout;
  /** In pixels. */
  width: number;
  height: number;
  /** Share of the width that stays quiet for text, at the left; 0.46 by default, 0 where no text lies on the picture. */
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

/** Where a product stands: its middle as shares of the part's width and height, its size as a share of the largest. */
type Place = readonly [x: number, y: number, size: number];

/** Places in a part that is about as wide as it is high, by the number of products: the first is clear of the others. */
const COMPACT: readonly (readonly Place[])[] = [
  [[0.5, 0.5, 1]],
  [
    [0.4, 0.52, 0.92],
    [0.8, 0.4, 0.5],
  ],
  [
    [0.5, 0.56, 0.84],
    [0.16, 0.4, 0.46],
    [0.84, 0.4, 0.46],
  ],
  [
    [0.5, 0.56, 0.8],
    [0.16, 0.34, 0.42],
    [0.84, 0.34, 0.42],
    [0.86, 0.74, 0.38],
  ],
];

/** The same in a part that is at least twice as wide as high, as shares of the height, from the middle. */
const BROAD: readonly (readonly Place[])[] = [
  [[0, 0.5, 1]],
  [
    [-0.24, 0.5, 1],
    [0.62, 0.54, 0.72],
  ],
  [
    [0, 0.5, 1],
    [-0.74, 0.54, 0.66],
    [0.74, 0.54, 0.66],
  ],
  [
    [-0.26, 0.5, 0.96],
    [-0.9, 0.54, 0.54],
    [0.42, 0.5, 0.6],
    [0.92, 0.54, 0.54],
  ],
];

/** Where the usual product stands in its own picture, of 1200. */
const FOOT = 1000;

/** A banner's picture. Its left part stays quiet for text. Throws unless it gets one to four products. */
export function drawBanner({ art, ground, layout = 'bolt', width, height, quiet = 0.46 }: Banner): string {
  const { near, far, mark, light } = GROUNDS[ground];
  const pen = new Pen('b');
  const [left, areaWidth] = [width * quiet, width * (1 - quiet)];
  const isBroad = areaWidth > height * 2;
  const places = (isBroad ? BROAD : COMPACT)[art.length - 1];
  if (places === undefined) throw new Error('A banner takes one to four products.');
  const largest = Math.min(height * 1.02, areaWidth * 0.98);
  const middle = left + areaWidth / 2;
  const products = art.map((drawing, index) => {
    const [x, y, size] = places[index] ?? [0.5, 0.5, 1];
    const scale = (largest * size) / 1200;
    const [cx, cy] = [isBroad ? middle + x * height : left + areaWidth * x, height * y];
    const view = index > 0 && viewsOf(drawing.kind).includes('angle') ? 'angle' : 'front';
    const at = `translate(${Math.round(cx - 600 * scale)} ${Math.round(cy - 600 * scale)}) scale(${scale.toFixed(4)})`;
    return group(paintProduct(drawing, view, pen, false), { transform: at });
  });
  const [, y, size] = places[0] ?? [0.5, 0.5, 1];
  const foot = height * y + ((FOOT - 600) / 1200) * largest * size;
  const scenery = SCENERIES[layout]({ pen, left, width: areaWidth, height, mark, foot });
  const paint = pen.linear(
    [
      [0, near],
      [0.42, near],
      [1, far],
    ],
    [0, 0.2, 1, 0.8],
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
  return svg(width, height, pen, rect(0, 0, width, height, 0, paint) + glow + scenery + products.reverse().join(''));
}
