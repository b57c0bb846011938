import { mix, type Tones } from './colour.ts';
import type { Pen } from './pen.ts';
import type { Projection, Vector } from './projection.ts';
import { silhouette } from './projection.ts';
import { path, polygon } from './shapes.ts';

/** Into how many flat pieces a corner of the given radius is cut. */
function piecesOf(r: number): number {
  return Math.max(1, Math.min(12, Math.round(r / 7)));
}

/** Finer than a tenth would only make the file larger. */
function coarse([x, y]: readonly [number, number]): readonly [number, number] {
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

/** The outline of a rectangle with round corners around (0, 0), clockwise as seen from above: x and z. */
function outlineOf(width: number, depth: number, r: number): (readonly [number, number])[] {
  const radius = Math.min(r, width / 2, depth / 2);
  const pieces = piecesOf(radius);
  return [0, 1, 2, 3].flatMap((corner) =>
    Array.from({ length: pieces + 1 }, (_, i) => {
      const turn = ((corner + i / pieces) * Math.PI) / 2;
      const [x, z] = [corner === 0 || corner === 3 ? 1 : -1, corner < 2 ? 1 : -1];
      return [
        x * (width / 2 - radius) + Math.cos(turn) * radius,
        z * (depth / 2 - radius) + Math.sin(turn) * radius,
      ] as const;
    }),
  );
}

/** How light a wall looks whose normal points `across` to the right and `towards` the viewer (-1 to 1). */
function shadeOf(t: Tones, across: number, towards: number): string {
  const light = 0.82 * towards - 0.5 * across;
  if (light > 0.82) return mix(t.base, t.lighter, Math.min(1, (light - 0.82) / 0.2));
  if (light > 0.3) return mix(t.dark, t.base, (light - 0.3) / 0.52);
  return mix(t.darker, t.dark, Math.max(0, (light + 0.2) / 0.5));
}

/** The walls of an upright body on a rectangle with round corners; its rims may be rounded off by a share of the size. */
export function walls(pen: Pen, view: Projection, at: Vector, size: Vector, r: number, t: Tones, soft: number): string {
  const [width, height, depth] = size;
  const [origin, right, near] = [view.point([0, 0, 0]), view.point([1, 0, 0]), view.point([0, 0, 1])];
  const level = (x: number, z: number) => [
    (right[0] - origin[0]) * x + (near[0] - origin[0]) * z,
    (right[1] - origin[1]) * x + (near[1] - origin[1]) * z,
  ];
  const across = Math.hypot(right[0] - origin[0], near[0] - origin[0]);
  const towards = Math.hypot(right[1] - origin[1], near[1] - origin[1]);
  const outline = outlineOf(width, depth, r);
  const rim = Math.min(height / 2, soft * Math.min(width, depth));
  const rows: readonly (readonly [y: number, scale: number])[] =
    soft > 0
      ? [
          [0, 1 - soft],
          [rim, 1],
          [height - rim, 1],
          [height, 1 - soft],
        ]
      : [
          [0, 1],
          [height, 1],
        ];
  const point = ([x, z]: readonly [number, number], [y, scale]: readonly [number, number]) =>
    coarse(view.point([at[0] + x * scale, at[1] + y, at[2] + z * scale]));
  const paths: string[] = [];
  for (const [index, from] of outline.entries()) {
    const to = outline[(index + 1) % outline.length] ?? from;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length < 0.01) continue;
    const [x = 0, y = 0] = level((to[1] - from[1]) / length, (from[0] - to[0]) / length);
    if (y <= 0) continue;
    const shade = shadeOf(t, x / across, y / towards);
    for (const [i, low] of rows.slice(0, -1).entries()) {
      const high = rows[i + 1] ?? low;
      const colour =
        soft > 0 && i === 2 ? mix(shade, t.lighter, 0.55) : soft > 0 && i === 0 ? mix(shade, t.darker, 0.5) : shade;
      paths.push(
        path(polygon([point(from, low), point(to, low), point(to, high), point(from, high)]), colour, {
          stroke: colour,
        }),
      );
    }
  }
  if (height < 60) return paths.join('');
  const whole = silhouette(rows.flatMap((row) => outline.map((corner) => point(corner, row))));
  const fall = pen.linear([
    [0, '#ffffff', 0.1],
    [0.45, '#ffffff', 0],
    [1, '#05070c', 0.16],
  ]);
  return paths.join('') + path(whole, fall);
}
