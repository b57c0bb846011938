import type { PictureAnnotation } from '#contract/products.ts';

/** Where a label is over a picture, in percent of its height and width. */
export interface PlacedLabel extends PictureAnnotation {
  side: 'left' | 'right';
  /** The middle of the label. */
  middle: number;
}

/** The height of a label with three lines on a phone: four fit below each other. */
export const labelHeight = 24;

/**
 * Puts each label beside the half of the picture in which its detail is, at the height of the detail or as near to it as the labels
 * above and below allow.
 */
export function labelPlaces(annotations: readonly PictureAnnotation[]): PlacedLabel[] {
  return (['left', 'right'] as const).flatMap((side) => {
    const own = annotations.filter(({ x }) => (x < 50 ? 'left' : 'right') === side).toSorted((a, b) => a.y - b.y);
    return own.map((annotation, index) => {
      const highest = labelHeight * (index + 0.5);
      const lowest = 100 - labelHeight * (own.length - index - 0.5);
      // Those above that are near push it down.
      const pushed = Math.max(...own.slice(0, index + 1).map(({ y }, above) => y + labelHeight * (index - above)));
      return { ...annotation, side, middle: Math.min(lowest, Math.max(highest, pushed)) };
    });
  });
}
