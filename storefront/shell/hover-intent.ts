export interface Point {
  x: number;
  y: number;
}

/** Milliseconds that another entry waits while the pointer is on its way to the next column. */
export const patience = 250;

/**
 * Whether a pointer that moved from one point to the next is on its way to the column on the right, over entries that it only
 * crosses: it went further to the right than half of what it went up or down.
 */
export function isOnItsWay(from: Point, to: Point): boolean {
  const right = to.x - from.x;
  return right > 0 && Math.abs(to.y - from.y) < 2 * right;
}
