import { polygon } from './shapes.ts';

/** The bolt of the shop, never on other makers' goods, centred on (cx, cy), `height` units high. */
export function bolt(cx: number, cy: number, height: number): string {
  const points = [
    [0.12, -0.5],
    [-0.34, 0.08],
    [-0.05, 0.08],
    [-0.14, 0.5],
    [0.34, -0.14],
    [0.03, -0.14],
  ] as const;
  return polygon(points.map(([x, y]) => [cx + x * height, cy + y * height] as const));
}
