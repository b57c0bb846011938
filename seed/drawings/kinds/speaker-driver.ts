import { mix } from '../colour.ts';
import { circle, path, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { rainbow } from './keycaps.ts';
import { weave } from './texture.ts';

/** A loudspeaker's cone in its ring, around (0, 0). */
export function driver({ pen, body }: Art, r: number): string {
  const cone = pen.radial(
    [
      [0, '#4b5260'],
      [0.3, '#1b1f27'],
      [0.82, '#2c313c'],
      [1, '#0c0e13'],
    ],
    0.46,
    0.42,
    0.62,
  );
  return (
    circle(0, 0, r, mix(body.darker, '#0b0e14', 0.5), {
      stroke: mix(body.lighter, '#8b93a1', 0.4),
      'stroke-width': r * 0.05,
    }) +
    circle(0, 0, r * 0.84, cone) +
    circle(0, 0, r * 0.84, 'none', { stroke: '#5a6272', 'stroke-width': r * 0.03 }) +
    circle(0, 0, r * 0.3, '#3b414e') +
    circle(-r * 0.08, -r * 0.1, r * 0.1, '#8b93a1', { opacity: 0.5 })
  );
}

/** A front of cloth around (0, 0). */
export function cloth({ pen, body }: Art, width: number, height: number, r: number): string {
  const outline = roundedBox(width, height, r);
  return path(outline, body.dark) + weave(pen, outline, body.darker, body.lighter, 5, 0.9);
}

/** A ring of coloured light around a cone. */
export const lightRing = ({ pen }: Art, r: number) =>
  circle(0, 0, r, 'none', { stroke: rainbow(pen), 'stroke-width': 26, opacity: 0.55, filter: pen.blur(8) }) +
  circle(0, 0, r, 'none', { stroke: rainbow(pen), 'stroke-width': 11 });
