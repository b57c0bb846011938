import type { Pen } from '../pen.ts';
import { path } from '../shapes.ts';

/** Crossing threads or grain laid over a shape, `size` units from thread to thread; `strength` is 1 for cloth. */
export function weave(pen: Pen, shape: string, dark: string, light: string, size: number, strength = 1): string {
  const thread = (dx: number, dy: number) =>
    pen.stripes(
      [
        [0, dark, 0.34 * strength],
        [0.4, dark, 0.05 * strength],
        [0.6, light, 0.2 * strength],
        [1, dark, 0.34 * strength],
      ],
      dx,
      dy,
    );
  return path(shape, thread(size, size)) + path(shape, thread(-size, size));
}
