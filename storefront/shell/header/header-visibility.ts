/** Scroll position in px from which the header hides. */
const hideBelowPx = 250;
/** Smaller scroll movements are ignored, in px. */
const minMovePx = 4;

export interface HeaderPosition {
  /** Scroll position in px. */
  y: number;
  hidden: boolean;
  /** Whether the page is scrolled up, and not yet near its top. */
  returned: boolean;
}

/** Scrolling down past 250 px hides the header; scrolling up, or near the top, shows it. */
export function nextHeaderPosition(previous: HeaderPosition, y: number): HeaderPosition {
  if (y <= hideBelowPx) return { y, hidden: false, returned: false };
  if (Math.abs(y - previous.y) < minMovePx) return previous;
  return { y, hidden: y > previous.y, returned: y < previous.y };
}
