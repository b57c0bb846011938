import type { Scene } from './screen.ts';

/**
 * What sets a model apart from others of its kind and line. A kind reads the attributes that concern it; each has a default, so that
 * a product without them still has a sound picture.
 */
export interface ModelShape {
  /** Lenses on the back of a phone; a case leaves as many open. */
  lenses?: LensCount;
  /** How a phone folds: along its long side like a book, or across it like a compact. */
  fold?: Fold;
  /** What interrupts the top of a phone's screen. */
  screenTop?: ScreenTop;
  /** Diagonal of the screen in inches. */
  inches?: number;
  /** What is on the screen: the picture, and its colour where the body has none of its own. */
  wallpaper?: { scene: Scene; tint: string };
}

export type LensCount = 1 | 2 | 3 | 4;

export type Fold = 'book' | 'flip';

export type ScreenTop = 'island' | 'notch' | 'hole';
