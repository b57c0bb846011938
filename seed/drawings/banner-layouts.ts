import { bolt } from './bolt.ts';
import type { Pen } from './pen.ts';
import { short } from './pen.ts';
import { circle, ellipse, path, polygon, rect } from './shapes.ts';

/** What stands behind the products of a banner. */
export type BannerLayout = 'bolt' | 'disc' | 'slant' | 'plinth' | 'rings' | 'dots';

/** In the order in which banners of a row take them, so that two beside each other differ. */
export const BANNER_LAYOUTS: readonly BannerLayout[] = ['bolt', 'disc', 'slant', 'rings', 'plinth', 'dots'];

/** The layout of the banner at a position of a row, from 0. */
export function layoutAt(position: number): BannerLayout {
  return BANNER_LAYOUTS[position % BANNER_LAYOUTS.length] ?? 'bolt';
}

/** The part of a banner that products stand in. */
export interface Scenery {
  pen: Pen;
  left: number;
  /** The part's width and the banner's height. */
  width: number;
  height: number;
  /** Colour of shapes, a little lighter or darker than the ground. */
  mark: string;
  /** The height at which the foremost product stands, from the top. */
  foot: number;
}

/** Paints what stands behind the products; nothing of it is in the quiet part. */
export const SCENERIES: Record<BannerLayout, (scenery: Scenery) => string> = {
  bolt: ({ pen, left, width, height, mark }) =>
    path(bolt(left + width / 2, height / 2, height * 1.7), fading(pen, mark)),
  disc: ({ left, width, height, mark }) =>
    circle(left + width / 2, height / 2, height * 0.44, mark, { opacity: 0.8 }) +
    circle(left + width * 0.5 + height * 0.5, height * 0.2, height * 0.08, mark, { opacity: 0.6 }),
  slant({ left, width, height, mark }) {
    const [near, far] = [left + width * 0.36, left + width * 0.76];
    const lean = height * 0.32;
    const stripe = (from: number, to: number) =>
      polygon([
        [from + lean, 0],
        [to + lean, 0],
        [to, height],
        [from, height],
      ]);
    return (
      path(stripe(near, far), mark, { opacity: 0.75 }) +
      path(stripe(far + width * 0.03, far + width * 0.055), mark, { opacity: 0.75 })
    );
  },
  plinth({ pen, left, width, height, mark, foot }) {
    const [cx, rx] = [left + width / 2, Math.min(width * 0.44, height * 0.72)];
    const [ry, depth] = [rx * 0.13, height * 0.07];
    const y = Math.min(foot, height - ry - depth * 0.4);
    const side = `M${short(cx - rx)} ${short(y)}v${short(depth)}a${short(rx)} ${short(ry)} 0 0 0 ${short(2 * rx)} 0v${short(-depth)}z`;
    return (
      path(side, mark) +
      ellipse(
        cx,
        y,
        rx,
        ry,
        pen.linear([
          [0, '#ffffff', 0.55],
          [1, '#ffffff', 0.2],
        ]),
      ) +
      ellipse(cx, y, rx, ry, mark, { opacity: 0.45 })
    );
  },
  rings: ({ left, width, height, mark }) =>
    [0.3, 0.46, 0.64]
      .map((r, index) =>
        circle(left + width / 2, height * 0.52, height * r, 'none', {
          stroke: mark,
          'stroke-width': height * (0.05 - index * 0.012),
          opacity: 0.85 - index * 0.2,
        }),
      )
      .join(''),
  dots({ pen, left, width, height, mark }) {
    const step = height / 16;
    const dot = circle(step / 2, step / 2, step * 0.17, mark);
    const size = Math.min(width * 0.9, height * 0.92);
    const [x, y] = [left + width / 2 - size * 0.18, height * 0.06];
    return (
      rect(x, y, size * 0.7, size * 0.62, 0, pen.pattern(step, step, dot)) +
      rect(left + width / 2 - size * 0.42, height * 0.3, size * 0.62, size * 0.58, size * 0.08, mark, { opacity: 0.6 })
    );
  },
};

const fading = (pen: Pen, colour: string) =>
  pen.linear(
    [
      [0, colour, 0.75],
      [1, colour, 0.2],
    ],
    [0, 0, 0.4, 1],
  );
