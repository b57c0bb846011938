/** Position of the pointer in CSS px, and its time in milliseconds. */
export interface PointerSample {
  x: number;
  y: number;
  at: number;
}

/** The left edge of a column on the right. */
export interface ColumnSide {
  x: number;
  top: number;
  bottom: number;
}

/** How long an entry waits while the pointer seems only to cross it. */
export const hoverDelayMs = 250;

/** How much of the trail determines the direction: single moves are too short for one. */
const trailMs = 100;

/** The trail with one more sample. Old samples are dropped, except for the last position the pointer rested at. */
export function extendTrail(trail: readonly PointerSample[], step: PointerSample): PointerSample[] {
  return [...trail.filter((sample, index) => index === trail.length - 1 || step.at - sample.at <= trailMs), step];
}

/**
 * Whether a pointer is moving to the column on the right across other entries: it stays inside the triangle of its
 * start and both ends of the column's edge.
 */
export function isHeadingTo(trail: readonly PointerSample[], side: ColumnSide): boolean {
  const from = trail[0];
  const to = trail.at(-1);
  if (!from || !to || to.x <= from.x || from.x >= side.x) return false;
  const part = (to.x - from.x) / (side.x - from.x);
  return to.y >= from.y + (side.top - from.y) * part && to.y <= from.y + (side.bottom - from.y) * part;
}
