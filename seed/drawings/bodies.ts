import { type Tones, tones } from './colour.ts';
import { type Pen, short } from './pen.ts';
import {
  BACK,
  FRONT,
  type Frame,
  LEFT,
  type Projection,
  RIGHT,
  ring,
  shifted,
  silhouette,
  solid,
  TOP,
  type Vector,
} from './projection.ts';
import { circle, group, line, nameplate, path, roundedBox, roundOutline } from './shapes.ts';
import type { Art } from './sketch.ts';
import { walls } from './walls.ts';

export const METAL: Tones = tones('#aeb5c0');
export const GRAPHITE: Tones = tones('#23272f');
export const WHITE: Tones = tones('#eef0f3');
export const GOLD: Tones = tones('#d4a843');

/** The paint of a flat face in the studio light. */
export function facePaint(pen: Pen, t: Tones): string {
  return pen.linear(
    [
      [0, t.light],
      [0.55, t.base],
      [1, t.dark],
    ],
    [0, 0, 0.9, 1],
  );
}

/** The paint of a body's sides. */
export function sidePaint(pen: Pen, t: Tones): string {
  return pen.linear(
    [
      [0, t.lighter],
      [0.3, t.light],
      [0.65, t.base],
      [1, t.darker],
    ],
    [0.2, 0, 0.6, 1],
  );
}

/** The paint of something round that stands upright. */
function roundPaint(pen: Pen, t: Tones): string {
  return pen.linear(
    [
      [0, t.dark],
      [0.2, t.light],
      [0.36, t.lighter],
      [0.66, t.base],
      [0.93, t.darker],
      [1, t.dark],
    ],
    [0, 0, 1, 0],
  );
}

/** The paint of something round that lies. */
export function lyingPaint(pen: Pen, t: Tones): string {
  return pen.linear([
    [0, t.light],
    [0.22, t.lighter],
    [0.55, t.base],
    [1, t.darker],
  ]);
}

/** Whether a level direction points towards the viewer. */
export function faces(view: Projection, [x, y, z]: Vector): boolean {
  return view.point([x, y, z])[1] > view.point([0, 0, 0])[1];
}

type Side = 'front' | 'back' | 'left' | 'right' | 'top';

const FRAMES: Record<Side, Frame> = { front: FRONT, back: BACK, left: LEFT, right: RIGHT, top: TOP };

export interface Block {
  /** The middle of its underside. */
  at?: Vector;
  /** Width, height, depth. */
  size: Vector;
  /** The radius of its corners, seen from the `round` side. */
  r?: number;
  round?: 'front' | 'top' | 'right';
  /** By default the tones of the body. */
  tones?: Tones;
  /** How far edges are rounded off, as a share of the size. */
  soft?: number;
  layers?: number;
  /** What is drawn on its sides, around (0, 0). */
  faces?: Partial<Record<Side, string>>;
}

/** A box with round corners; only the sides that can be seen are painted. */
export function block(art: Art, view: Projection, { at = [0, 0, 0], size, r = 12, round = 'front', ...more }: Block) {
  const { pen } = art;
  const material = more.tones ?? art.body;
  const [w, h, d] = size;
  const side: Side =
    round === 'top'
      ? 'top'
      : round === 'front'
        ? faces(view, FRONT.n)
          ? 'front'
          : 'back'
        : faces(view, RIGHT.n)
          ? 'right'
          : 'left';
  const spans: Record<Side, readonly [number, number, number]> = {
    front: [w, h, d],
    back: [w, h, d],
    left: [d, h, w],
    right: [d, h, w],
    top: [w, d, h],
  };
  const middle: Vector = [at[0], at[1] + h / 2, at[2]];
  const on = (name: Side) => shifted(middle, FRAMES[name].n, spans[name][2] / 2);
  const [width, height, depth] = spans[side];
  const outline = roundedBox(width, height, r);
  const soft = more.soft ?? 0;
  const hull = () =>
    solid(pen, view, {
      at: shifted(middle, FRAMES[side].n, -depth / 2),
      frame: FRAMES[side],
      outline,
      depth,
      fill: sidePaint(pen, material),
      ...(soft > 0 ? { profile: (t: number) => 1 - soft * Math.abs(2 * t - 1) ** 12, layers: 70 } : {}),
      ...(more.layers === undefined ? {} : { layers: more.layers }),
    });
  const face = group(
    path(outline, facePaint(pen, material), { stroke: material.lighter, 'stroke-width': 2, 'stroke-opacity': 0.65 }),
    { transform: view.onto(on(side), FRAMES[side], 1 - soft) },
  );
  const marks = (Object.keys(FRAMES) as Side[])
    .filter((name) => more.faces?.[name] && (name === 'top' || faces(view, FRAMES[name].n)))
    .map((name) => group(more.faces?.[name] ?? '', { transform: view.onto(on(name), FRAMES[name]) }));
  return (side === 'top' ? walls(pen, view, at, size, r, material, soft) : hull()) + face + marks.join('');
}

export interface Tube {
  /** The middle of the end that is farther from the viewer, or lower. */
  at: Vector;
  frame: Frame;
  r: number;
  length: number;
  tones?: Tones;
  /** The radius of the near end, as a share of `r`; by default 1. */
  taper?: number;
  /** The radius at a share of the length, as a share of `r`, for bodies that bulge. */
  profile?: (share: number) => number;
  /** What is drawn on the near end, around (0, 0). */
  cap?: string;
  layers?: number;
}

/** The wall of a cylinder or cone as one outline, lit across its axis. */
function straightWall(
  pen: Pen,
  view: Projection,
  from: Vector,
  to: Vector,
  frame: Frame,
  r: number,
  end: number,
  t: Tones,
): string {
  const count = r < 45 ? 28 : 72;
  const points = [...ring(view, from, frame, r, count), ...ring(view, to, frame, end, count)];
  if (frame.n[1] !== 0) return path(silhouette(points), roundPaint(pen, t));
  const [[x1, y1], [x2, y2]] = [view.point(from), view.point(to)];
  const turn = Math.atan2(y2 - y1, x2 - x1);
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const level = points.map(([x, y]) => [x * cos + y * sin, y * cos - x * sin] as const);
  return group(path(silhouette(level), lyingPaint(pen, t)), { transform: `rotate(${short((turn * 180) / Math.PI)})` });
}

/** A round body. */
export function tube(art: Art, view: Projection, { at, frame, r, length, taper = 1, ...more }: Tube): string {
  const { pen } = art;
  const { cap = '', profile, layers } = more;
  const material = more.tones ?? art.body;
  const top = shifted(at, frame.n, length);
  const disc = pen.linear(
    [
      [0, material.lighter],
      [1, material.base],
    ],
    [0, 0, 1, 1],
  );
  const wall =
    profile === undefined && frame.n[2] === 0
      ? straightWall(pen, view, at, top, frame, r, r * taper, material)
      : solid(pen, view, {
          at,
          frame,
          outline: roundOutline(r),
          depth: length,
          fill: frame.n[1] === 0 ? lyingPaint(pen, material) : roundPaint(pen, material),
          profile: profile ?? ((t) => 1 + (taper - 1) * t),
          ...(layers === undefined ? {} : { layers }),
        });
  const end = r * (profile?.(1) ?? taper);
  return wall + group(circle(0, 0, end, disc) + cap, { transform: view.onto(top, frame) });
}

/** A line through points of the scene, bent smoothly. */
export function cord(view: Projection, points: readonly Vector[], width: number, t: Tones): string {
  const flat = points.map((point) => view.point(point));
  const at = (index: number) => flat[Math.max(0, Math.min(flat.length - 1, index))] ?? [0, 0];
  const bends = flat.slice(1).map((end, i) => {
    const [before, from, after] = [at(i - 1), at(i), at(i + 2)];
    const near = [from[0] + (end[0] - before[0]) / 6, from[1] + (end[1] - before[1]) / 6];
    const far = [end[0] - (after[0] - from[0]) / 6, end[1] - (after[1] - from[1]) / 6];
    return `C${[...near, ...far, ...end].map((value) => value.toFixed(1)).join(' ')}`;
  });
  const [x, y] = at(0);
  const way = `M${x.toFixed(1)} ${y.toFixed(1)}${bends.join('')}`;
  return (
    line(way, t.darker, width) +
    line(way, t.base, width * 0.74) +
    line(way, t.lighter, width * 0.2, { opacity: 0.55, transform: `translate(${-width * 0.12} ${-width * 0.14})` })
  );
}

/** A maker's nameplate as it is printed on a material. */
export function logo(t: Tones, x: number, y: number, height: number): string {
  return path(nameplate(x, y, height), t.mark);
}

/** A small light that glows around (x, y). */
export function lamp(pen: Pen, x: number, y: number, r: number, colour: string): string {
  const glow = pen.radial([
    [0, colour, 0.75],
    [0.4, colour, 0.3],
    [1, colour, 0],
  ]);
  return (
    circle(x, y, r * 3.2, glow) +
    circle(x, y, r, colour) +
    circle(x - r * 0.2, y - r * 0.25, r * 0.4, '#ffffff', { opacity: 0.7 })
  );
}

/** A cross-head screw. */
export function screw(x: number, y: number, r: number): string {
  const k = r * 0.5;
  return (
    circle(x, y, r, '#8b93a1', { stroke: '#3f4652', 'stroke-width': r * 0.18 }) +
    line(`M${x - k} ${y - k}L${x + k} ${y + k}M${x - k} ${y + k}L${x + k} ${y - k}`, '#3f4652', r * 0.24)
  );
}

/** A round opening with fan blades around (0, 0). */
export function rotor({ pen }: Art, r: number, blades: number, t: Tones, hub: Tones): string {
  const blade = pen.linear(
    [
      [0, t.lighter],
      [0.5, t.base],
      [1, t.darker],
    ],
    [0, 0, 1, 1],
  );
  const k = (x: number, y: number) => `${(x * r).toFixed(1)} ${(y * r).toFixed(1)}`;
  const shape = `M${k(-0.05, -0.26)}C${k(0.2, -0.45)} ${k(0.22, -0.75)} ${k(0.1, -0.94)}A${k(0.94, 0.94)} 0 0 0 ${k(-0.47, -0.81)}C${k(-0.3, -0.62)} ${k(-0.24, -0.42)} ${k(-0.2, -0.18)}z`;
  const id = pen.define((name) => `<path id="${name}" d="${shape}"/>`);
  const ring = Array.from(
    { length: blades },
    (_, i) => `<use href="#${id}" transform="rotate(${Math.round((i * 3600) / blades) / 10})"/>`,
  );
  const middle = pen.radial(
    [
      [0, hub.light],
      [0.7, hub.base],
      [1, hub.darker],
    ],
    0.4,
    0.35,
    0.7,
  );
  return (
    circle(0, 0, r, '#07090d') +
    group(ring.join(''), { fill: blade, stroke: t.darker, 'stroke-width': r * 0.012 }) +
    circle(0, 0, r * 0.3, middle, { stroke: hub.darker, 'stroke-width': r * 0.02 }) +
    logo(hub, 0, 0, r * 0.34)
  );
}
