import type { Pen } from './pen.ts';
import { type Projection, TOP } from './projection.ts';
import { ellipse, group, path, rect, roundedBox } from './shapes.ts';
import type { Art } from './sketch.ts';

const SHADE = '#1b2536';

/** The ground of the shop's cards and galleries (`--color-ground`). */
const GROUND = '#f5f7fa';

/**
 * The ground that all product pictures share: a pale sweep lit from the top left. At the top and the sides it is that of the cards and
 * galleries, so that a picture narrower than its place has no edges there.
 */
export function backdrop(pen: Pen, size = 1200): string {
  const sweep = pen.radial(
    [
      [0, '#d9dee5'],
      [0.45, '#d9dee5', 0.74],
      [0.75, '#d9dee5', 0.27],
      [1, '#d9dee5', 0],
    ],
    0.5,
    0.68,
    0.5,
  );
  const light = pen.radial(
    [
      [0, '#ffffff', 0.65],
      [0.55, '#ffffff', 0.28],
      [1, '#ffffff', 0],
    ],
    0.38,
    0.32,
    0.38,
  );
  return [GROUND, sweep, light].map((paint) => rect(0, 0, size, size, 0, paint)).join('');
}

/** The soft shadow of something that stands or lies on the ground around (cx, cy), falling a little to the right. */
export function groundShadow(
  { pen, floating }: Art,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  strength = 1,
): string {
  if (floating) return '';
  const soft = (opacity: number) =>
    pen.radial([
      [0, SHADE, opacity],
      [0.45, SHADE, opacity * 0.82],
      [0.7, SHADE, opacity * 0.42],
      [0.87, SHADE, opacity * 0.12],
      [1, SHADE, 0],
    ]);
  const wide = ellipse(cx + rx * 0.08, cy + ry * 0.3, rx * 1.24 + 30, ry * 1.7 + 22, soft(0.2 * strength));
  const close = ellipse(cx + rx * 0.02, cy + ry * 0.04, rx * 1.1 + 6, ry * 0.75 + 6, soft(0.46 * strength));
  return wide + close;
}

/** The shadow under something flat, in the shape of the thing itself. */
export function shapeShadow({ pen, floating }: Art, shape: string, dx = 18, dy = 26, strength = 1): string {
  if (floating) return '';
  const transform = `translate(${dx * 0.6} ${dy * 0.6})`;
  return group(shape, { transform, opacity: 0.36 * strength, filter: pen.blur(14) });
}

/** How many outlines a soft shadow is laid of: fewer show their edges, more take longer to draw. */
const SOFT_LAYERS = 24;

/** The shadow of something that stands on a footprint of the given width and depth around the scene's origin. */
export function footShadow(art: Art, view: Projection, width: number, depth: number, r = 30): string {
  if (art.floating) return '';
  const layers = Array.from({ length: SOFT_LAYERS }, (_, index) => {
    const share = index / (SOFT_LAYERS - 1);
    const grow = 96 - 118 * share;
    const outline = roundedBox(width + grow, depth + grow, r + Math.max(0, grow));
    const transform = view.onto([30 - 22 * share, 0, 22 - 14 * share], TOP);
    return path(outline, SHADE, { 'fill-opacity': ((0.19 + 0.55 * share) / SOFT_LAYERS).toFixed(4), transform });
  });
  return layers.join('');
}
