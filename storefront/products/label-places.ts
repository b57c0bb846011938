import type { PictureAnnotation } from '#contract/product-pictures.ts';

/** Where a label is over a picture, in percent of its height and width. */
export interface PlacedLabel extends PictureAnnotation {
  side: 'left' | 'right';
  /** The middle of the label. */
  middle: number;
}

/** The height that is left for a label, enough for three lines on a phone. */
export const labelHeight = 24;

/**
 * Puts the labels of the details that are farthest to the left at the left edge of the picture, the others at the right one, as many
 * on each side, each at the height of its detail or as near to it as the label above and below allow.
 */
export function labelPlaces(annotations: readonly PictureAnnotation[]): PlacedLabel[] {
  const fromLeft = annotations.toSorted((one, other) => one.x - other.x);
  const middle = fromLeft[Math.floor(fromLeft.length / 2)];
  const isMiddleLeft = fromLeft.length % 2 === 1 && middle !== undefined && middle.x < 50;
  const leftCount = Math.floor(fromLeft.length / 2) + (isMiddleLeft ? 1 : 0);
  return [...placed('left', fromLeft.slice(0, leftCount)), ...placed('right', fromLeft.slice(leftCount))];
}

function placed(side: PlacedLabel['side'], annotations: readonly PictureAnnotation[]): PlacedLabel[] {
  const fromTop = annotations.toSorted((one, other) => one.y - other.y);
  return fromTop.map((annotation, index) => {
    const highest = labelHeight * (index + 0.5);
    const lowest = 100 - labelHeight * (fromTop.length - index - 0.5);
    // Those above that are near push it down.
    const pushed = Math.max(...fromTop.slice(0, index + 1).map(({ y }, above) => y + labelHeight * (index - above)));
    return { ...annotation, side, middle: Math.min(lowest, Math.max(highest, pushed)) };
  });
}
