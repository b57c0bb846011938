import type { Tones } from './colour.ts';
import type { BoxItem } from './gallery/box-items.ts';
import type { ModelShape } from './model-shape.ts';
import type { Pen } from './pen.ts';

export type View = 'front' | 'angle' | 'back' | 'detail' | 'box';

/** The pictures of a product's gallery: `scale` is the product beside something whose size everybody knows. */
export type GalleryView = View | 'scale';

/** How large a product is, in millimetres. */
export interface Measures {
  width: number;
  height: number;
  depth: number;
}

/** Items in the box of a product. */
export type Accessory = 'cable' | 'plug' | 'leaflet' | 'remote' | 'dongle' | 'tips' | 'strap' | 'pad';

/** Input of a kind's drawing. */
export interface Art {
  pen: Pen;
  line: string;
  shape: ModelShape;
  /** By which models of the same shape differ. */
  seed: number;
  /** The variant's body. */
  body: Tones;
  /** Screens, lights and trims. */
  accent: Tones;
  /** For pictures to scale. */
  measures?: Measures;
  /** What is in the box besides the product. */
  contents?: readonly BoxItem[];
  /** Without shadows on the ground: for a product that floats or lies on a retail box as its picture. */
  floating: boolean;
}

/** How one kind of product is drawn. */
export interface Sketch {
  /** The family lines, the first being the usual one. */
  lines: readonly [string, ...string[]];
  views: readonly View[];
  accessories: readonly Accessory[];
  /** The retail box: width, height and depth, where the product in the `box` view is about 560 high. */
  retailBox: readonly [number, number, number];
  /** Where the product stands in the front picture, from its top; by default 1000. */
  foot?(line: string): number;
  /** Draws the product and its shadow on a 1200 × 1200 ground, without the ground. */
  paint(art: Art, view: Exclude<View, 'box'>): string;
}
