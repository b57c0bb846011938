import { type Pen, short } from './pen.ts';
import { polygon } from './shapes.ts';

/** A point or direction of the scene: x to the right, y up, z towards the viewer. */
export type Vector = readonly [number, number, number];

/** The directions of a flat face: `u` and `v` along it (v downwards in the picture), `n` out of it. */
export interface Frame {
  u: Vector;
  v: Vector;
  n: Vector;
}

export const FRONT: Frame = { u: [1, 0, 0], v: [0, -1, 0], n: [0, 0, 1] };
export const BACK: Frame = { u: [-1, 0, 0], v: [0, -1, 0], n: [0, 0, -1] };
export const TOP: Frame = { u: [1, 0, 0], v: [0, 0, 1], n: [0, 1, 0] };
export const RIGHT: Frame = { u: [0, 0, -1], v: [0, -1, 0], n: [1, 0, 0] };
export const LEFT: Frame = { u: [0, 0, 1], v: [0, -1, 0], n: [-1, 0, 0] };

/** A front face leaning back by an angle in degrees: 0 is upright, 90 lies flat. */
export function leaning(degrees: number): Frame {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return { u: [1, 0, 0], v: [0, -cos, sin], n: [0, sin, cos] };
}

/** An upright face turned about its vertical axis by an angle in degrees: positive turns it to the right. */
export function turned(degrees: number): Frame {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return { u: [cos, 0, -sin], v: [0, -1, 0], n: [sin, 0, cos] };
}

/** The point `along` units from another in a direction. */
export function shifted(from: Vector, direction: Vector, along: number): Vector {
  return [from[0] + direction[0] * along, from[1] + direction[1] * along, from[2] + direction[2] * along];
}

/** How the scene is seen: a long lens, so that parallel lines stay parallel and every face is an affine picture. */
export interface Projection {
  /** Where a point of the scene lies in the picture. */
  point(at: Vector): readonly [number, number];
  /** The SVG transform that puts a picture drawn around (0, 0) on a face whose middle is `at`. */
  onto(at: Vector, frame: Frame, scale?: number): string;
}

/**
 * Looks at the scene from `pitch` degrees above, the scene turned by `yaw` degrees: negative turns its front to the
 * left and shows its right side. The scene's origin lies at (cx, cy) of the picture.
 */
export function projection(yaw: number, pitch: number, cx: number, cy: number, scale = 1): Projection {
  const [sinYaw, cosYaw] = [Math.sin((yaw * Math.PI) / 180), Math.cos((yaw * Math.PI) / 180)];
  const [sinPitch, cosPitch] = [Math.sin((pitch * Math.PI) / 180), Math.cos((pitch * Math.PI) / 180)];
  const flat = ([x, y, z]: Vector): readonly [number, number] => [
    (x * cosYaw + z * sinYaw) * scale,
    (-y * cosPitch + (z * cosYaw - x * sinYaw) * sinPitch) * scale,
  ];
  const point = (at: Vector): readonly [number, number] => {
    const [x, y] = flat(at);
    return [cx + x, cy + y];
  };
  return {
    point,
    onto(at, { u, v }, size = 1) {
      const [a, b] = flat(u);
      const [c, d] = flat(v);
      const [e, f] = point(at);
      const fine = (value: number) => String(Math.round(value * size * 10000) / 10000);
      return `matrix(${fine(a)} ${fine(b)} ${fine(c)} ${fine(d)} ${short(e)} ${short(f)})`;
    },
  };
}

/** The same view of a scene with another origin. */
export function standing(view: Projection, [x, y, z]: Vector): Projection {
  const moved = (at: Vector): Vector => [at[0] + x, at[1] + y, at[2] + z];
  return { point: (at) => view.point(moved(at)), onto: (at, frame, scale) => view.onto(moved(at), frame, scale) };
}

/** A body made by pulling an outline out of a face. */
export interface Solid {
  /** The middle of the outline at the rear end. */
  at: Vector;
  frame: Frame;
  /** Path data around (0, 0) in the face's own directions. */
  outline: string;
  /** How far the outline is pulled along the face's normal. */
  depth: number;
  /** The paint of the sides, or the paint at a share (0 rear, 1 front) of the depth. */
  fill: string | ((share: number) => string);
  /** The outline's scale at a share of the depth: makes domes, cones and turned bodies. */
  profile?: (share: number) => number;
  /** Where along the depth (0 to 1) a share of the layers lies; by default evenly spaced. */
  rise?: (share: number) => number;
  /** How many outlines are laid on each other; by default depending on the depth. */
  layers?: number;
}

/** Draws a body as many outlines laid on each other, rear to front. Its front is then painted with `onto`. */
export function solid(
  pen: Pen,
  view: Projection,
  { at, frame, outline, depth, fill, profile, rise, layers }: Solid,
): string {
  const shape = pen.define((id) => `<path id="${id}" d="${outline}" fill-rule="evenodd"/>`);
  const [from, to] = [view.point(at), view.point(shifted(at, frame.n, depth))];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = layers ?? Math.max(2, Math.min(80, Math.ceil(length / 2.2)));
  const parts: string[] = [];
  for (let layer = 0; layer <= count; layer++) {
    const share = layer / count;
    const place = view.onto(shifted(at, frame.n, depth * (rise?.(share) ?? share)), frame, profile?.(share) ?? 1);
    const paint = typeof fill === 'string' ? '' : ` fill="${fill(share)}"`;
    parts.push(`<use href="#${shape}" transform="${place}"${paint}/>`);
  }
  return typeof fill === 'string' ? `<g fill="${fill}">${parts.join('')}</g>` : parts.join('');
}

/** Path data of the smallest convex outline around points of the picture: the silhouette of round bodies. */
export function silhouette(points: readonly (readonly [number, number])[]): string {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (ordered: readonly (readonly [number, number])[]) => {
    const chain: (readonly [number, number])[] = [];
    for (const next of ordered) {
      for (;;) {
        const [a, b] = [chain.at(-2), chain.at(-1)];
        if (!a || !b || (b[0] - a[0]) * (next[1] - a[1]) - (b[1] - a[1]) * (next[0] - a[0]) > 0) break;
        chain.pop();
      }
      chain.push(next);
    }
    return chain.slice(0, -1);
  };
  return polygon([...half(sorted), ...half(sorted.reverse())]);
}

/** Points of a circle on a face, as they lie in the picture; by default 72 of them. */
export function ring(
  view: Projection,
  middle: Vector,
  { u, v }: Frame,
  r: number,
  count = 72,
): (readonly [number, number])[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i * 2 * Math.PI) / count;
    const [x, y] = view.point(shifted(shifted(middle, u, Math.cos(angle) * r), v, Math.sin(angle) * r));
    return [Math.round(x * 10) / 10, Math.round(y * 10) / 10] as const;
  });
}
