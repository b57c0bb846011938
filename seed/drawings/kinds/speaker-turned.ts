import { mix, tones } from '../colour.ts';
import { type Frame, type Projection, ring, silhouette, solid, type Vector } from '../projection.ts';
import { circle, path, roundOutline } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { weave } from './texture.ts';

/** The tones of what differs from the body. */
export const trimOf = ({ shape, accent }: Art) => (shape.speaker?.trim ? tones(shape.speaker.trim) : accent);

/** The paint around a body that stands. */
export function drum({ pen, body }: Art): string {
  return pen.linear(
    [
      [0, body.dark],
      [0.2, body.base],
      [0.36, body.light],
      [0.62, body.base],
      [0.88, body.darker],
      [1, body.dark],
    ],
    [0, 0, 1, 0],
  );
}

/** A cylinder with rounded ends and cloth around it. */
export function turned(
  art: Art,
  view: Projection,
  at: Vector,
  frame: Frame,
  r: number,
  depth: number,
  profile: (t: number) => number,
  paint: string,
): string {
  const body = solid(art.pen, view, { at, frame, outline: roundOutline(r), depth, profile, fill: paint, layers: 80 });
  const rings = [0.02, 0.06, 0.12, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.88, 0.94, 0.98].flatMap((t) =>
    ring(
      view,
      [at[0] + frame.n[0] * depth * t, at[1] + frame.n[1] * depth * t, at[2] + frame.n[2] * depth * t],
      frame,
      r * profile(t),
    ),
  );
  const light = art.pen.radial(
    [
      [0, '#ffffff', 0.26],
      [0.5, '#ffffff', 0],
      [1, '#050810', 0.36],
    ],
    0.34,
    0.26,
    0.86,
  );
  const whole = silhouette(rings);
  return body + weave(art.pen, whole, art.body.darker, art.body.lighter, 4) + path(whole, light);
}

/** How a cylinder narrows at its ends. */
export const barrel = (t: number) => 1 - 0.1 * Math.abs(2 * t - 1) ** 9;

/** The buttons on a round top, around (0, 0). */
export function topButtons(art: Art): string {
  const ink = mix(art.body.lighter, '#ffffff', 0.4);
  return (
    path('M-66 0H-38M-52 -14V14', 'none', { stroke: ink, 'stroke-width': 7, 'stroke-linecap': 'round' }) +
    path('M38 0H66', 'none', { stroke: ink, 'stroke-width': 7, 'stroke-linecap': 'round' }) +
    path('M-12 -18L18 0L-12 18z', ink) +
    circle(0, 64, 9, art.accent.base)
  );
}
