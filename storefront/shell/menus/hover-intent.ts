/** Where a pointer was, in CSS px, and when, in milliseconds. */
export interface Sample {
  x: number;
  y: number;
  at: number;
}

/** The near side of a column that stands to the right. */
export interface Side {
  x: number;
  top: number;
  bottom: number;
}

/** Milliseconds that an entry waits for a pointer that seems only to cross it. */
export const patience = 250;

/** Milliseconds of its way by which a pointer is judged: single moves are too short to have a direction. */
const memory = 100;

/** The way with one more step; what is too long ago is forgotten, but for where the pointer rested until now. */
export function follow(way: readonly Sample[], step: Sample): Sample[] {
  return [...way.filter((sample, index) => index === way.length - 1 || step.at - sample.at <= memory), step];
}

/**
 * Whether a pointer is on its way to the column on the right, over entries that it only crosses: it stays inside the
 * triangle between where it came from and the ends of the column's side.
 */
export function headsFor(way: readonly Sample[], side: Side): boolean {
  const from = way[0];
  const to = way.at(-1);
  if (!from || !to || to.x <= from.x || from.x >= side.x) return false;
  const part = (to.x - from.x) / (side.x - from.x);
  return to.y >= from.y + (side.top - from.y) * part && to.y <= from.y + (side.bottom - from.y) * part;
}
