import type { Socket } from '../../model-shape.ts';

/** What a detail shows that can be labelled. */
export type DetailPart =
  | `lens-${1 | 2 | 3 | 4}`
  | Socket
  | 'flash'
  | 'keyboard'
  | 'speaker'
  | 'screen'
  | 'display'
  | 'magnets'
  | 'plug'
  | 'crown'
  | 'button'
  | 'glass'
  | 'sensor'
  | 'cushion'
  | 'controls'
  | 'microphone'
  | 'ear-tip'
  | 'touch'
  | 'contacts'
  | 'light'
  | 'volume'
  | 'driver'
  | 'mode-dial'
  | 'shutter'
  | 'hot-shoe'
  | 'lens'
  | 'stick'
  | 'buttons'
  | 'power'
  | 'optical';

/** A part at a place of a picture of 1200 × 1200. */
export interface PlacedPart {
  part: DetailPart;
  x: number;
  y: number;
}

/** A detail of a product, drawn for itself: what is seen larger has parts that the whole product is too small for. */
export interface Detail {
  picture: string;
  /** At most four. */
  parts: readonly PlacedPart[];
}

export const part = (name: DetailPart, x: number, y: number): PlacedPart => ({ part: name, x, y });
