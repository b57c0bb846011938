/** Where a pointer was, in CSS px, and when, in milliseconds. */
export interface PointerSample {
  x: number;
  y: number;
  at: number;
}

/** The near side of a column that stands to the right. */
export interface ColumnSide {
  x: number;
  top: number;
  bottom: number;
}

/** Milliseconds that an entry waits for a pointer that seems only to cross it. */
export const hoverDelayMs = 250;

/** Milliseconds of its way by which a pointer is judged: single moves are too short to have a direction. */
const trailMs = 100;

/** The way with one more step; what is too long ago is forgotten, but for where the pointer rested until now. */
export function extendTrail(trail: readonly PointerSample[], step: PointerSample): PointerSample[] {
  return [...trail.filter((sample, index) => index === trail.length - 1 || step.at - sample.at <= trailMs), step];
}

/**
 * Whether a pointer is on its way to the column on the right, over entries that it only crosses: it stays inside the
 * triangle between where it came from and the ends of the column's side.
 */
export function isHeadingTo(trail: readonly PointerSample[], side: ColumnSide): boolean {
  const from = trail[0];
  const to = trail.at(-1);
  if (!from || !to || to.x <= from.x || from.x >= side.x) return false;
  const part = (to.x - from.x) / (side.x - from.x);
  return to.y >= from.y + (side.top - from.y) * part && to.y <= from.y + (side.bottom - from.y) * part;
}
