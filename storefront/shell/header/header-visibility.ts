/** How far down, in px, the header starts to hide (spec 2). */
const hideBelowPx = 250;
/** Moves of the finger that mean nothing, in px. */
const minMovePx = 4;

export interface HeaderPosition {
  /** Where the page was scrolled to, in px. */
  y: number;
  hidden: boolean;
}

/** Scrolling down past 250 px hides the header; scrolling up, or coming near the top, brings it back. */
export function nextHeaderPosition(previous: HeaderPosition, y: number): HeaderPosition {
  if (y <= hideBelowPx) return { y, hidden: false };
  if (Math.abs(y - previous.y) < minMovePx) return previous;
  return { y, hidden: y > previous.y };
}
