import { type Tones, tones } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { rect } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { chosen } from '../variety.ts';

/** Input of what a screen shows: it fills (0, 0) to (w, h), and the caller clips it to the glass. */
export interface ScreenArt {
  pen: Pen;
  w: number;
  h: number;
  accent: Tones;
  /** What differs between two screens of the same content. */
  seed: number;
}

export type ScreenContent = (screen: ScreenArt) => string;

/** Colours of tiles, charts and marks on screens. */
export const BRIGHT = ['#f0546c', '#f5a524', '#34c38f', '#38bdf8', '#8b5cf6', '#e2e8f0'] as const;

export const bright = (index: number): string => BRIGHT[index % BRIGHT.length] ?? BRIGHT[0];

/** A line of text, too small to be read. */
export const textLine = (x: number, y: number, width: number, height: number, colour: string, opacity = 1): string =>
  rect(x, y, width, height, height / 2, colour, opacity === 1 ? {} : { opacity });

/** A window with its title bar and its three buttons. */
export function appWindow(x: number, y: number, width: number, height: number, fill = '#ffffff'): string {
  const buttons = ['#f0546c', '#f5a524', '#34c38f'].map((colour, index) =>
    rect(x + 14 + index * 16, y + 11, 9, 9, 4.5, colour),
  );
  return rect(x, y, width, height, 12, fill, { opacity: 0.97 }) + buttons.join('');
}

/** Colours of screens; by the first, that of the product itself. */
const TINTS = [null, '#e0663c', '#2f9e77', '#8b5cf6', '#d6457f', '#1f8fb3', '#c98a1f', '#3f74f6'] as const;

/** The screen of a product, in the colours of its model. */
export function screenArt({ pen, accent, seed }: Art, w: number, h: number): ScreenArt {
  const tint = chosen(TINTS, seed, 21);
  return { pen, w, h, seed, accent: tint === null ? accent : tones(tint) };
}
