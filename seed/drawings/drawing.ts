import { mix, tones, vividness } from './colour.ts';
import type { BoxItem } from './gallery/box-items.ts';
import { hasCarton, paintBoxContents } from './gallery/box-view.ts';
import type { PlacedPart } from './gallery/details/detail.ts';
import { detailOf } from './gallery/details/details.ts';
import { isShownToScale, type Place, paintToScale, placeOf } from './gallery/scale-view.ts';
import type { Kind } from './kind.ts';
import { SKETCHES } from './kinds/kinds.ts';
import type { ModelShape } from './model-shape.ts';
import { Pen } from './pen.ts';
import { paintRetailBox } from './retail-box.ts';
import { zoomed } from './shapes.ts';
import type { Art, GalleryView, Measures, Sketch, View } from './sketch.ts';
import { backdrop } from './studio.ts';
import { chosen } from './variety.ts';

export type { Kind } from './kind.ts';
export type { GalleryView, View } from './sketch.ts';

/** A product to draw: its kind, its line, its own shape and its colours (`#rrggbb`). */
export interface Drawing {
  kind: Kind;
  /** One of `linesOf(kind)`; by default the first. */
  line?: string;
  /** By default that of a usual model of the line. */
  shape?: ModelShape;
  /** By which models differ in what their shape leaves open, such as what a screen shows; see `seedOf`. By default 0. */
  seed?: number;
  /** The variant's body. */
  colour: string;
  /** Screens, lights and trims; by default matches the body's colour, or differs by the seed. */
  accent?: string;
  /** How large it is: what the views `scale` and `box` need. */
  measures?: Measures;
  /** What is in its box besides it. */
  contents?: readonly BoxItem[];
}

export const KINDS = Object.keys(SKETCHES) as readonly Kind[];

function sketchOf(kind: Kind): Sketch {
  return SKETCHES[kind];
}

/** The views a kind can be drawn in; the first is the one for product cards. */
export function viewsOf(kind: Kind): readonly GalleryView[] {
  const { views } = sketchOf(kind);
  return isShownToScale(kind) ? views.flatMap((view) => (view === 'detail' ? ['scale', view] : [view])) : views;
}

/** The family lines of a kind; the first is its usual one. */
export function linesOf(kind: Kind): readonly [string, ...string[]] {
  return sketchOf(kind).lines;
}

const USUAL_ACCENT = '#3f74f6';
/** Accents of models whose body is black, white or grey. */
const ACCENTS = [
  USUAL_ACCENT,
  '#e0663c',
  '#2f9e77',
  '#8b5cf6',
  '#d6457f',
  '#1f8fb3',
  '#c98a1f',
  '#7b8698',
  '#c2313b',
  '#5f8f2e',
] as const;

function accentOf({ colour, seed, shape }: Drawing): string {
  if (vividness(colour) >= 0.2) return mix(colour, '#4f6bff', 0.35);
  return shape?.wallpaper?.tint ?? (seed === undefined ? USUAL_ACCENT : chosen(ACCENTS, seed, 0));
}

function artOf(drawing: Drawing, pen: Pen, floating: boolean): Art {
  const { lines } = sketchOf(drawing.kind);
  const line = drawing.line ?? lines[0];
  if (!lines.includes(line)) throw new Error(`A ${drawing.kind} has no line "${line}".`);
  const accent = tones(drawing.accent ?? accentOf(drawing));
  const { shape = {}, seed = 0, measures, contents } = drawing;
  return {
    pen,
    line,
    shape,
    seed,
    body: tones(drawing.colour),
    accent,
    floating,
    ...(measures && { measures }),
    ...(contents && { contents }),
  };
}

/**
 * A product on nothing, on a 1200 × 1200 ground whose middle is (600, 600), for use inside another picture. What it
 * defines is left with the pen. `floating` leaves the ground's shadow out.
 */
export function paintProduct(drawing: Drawing, view: View, pen: Pen, floating: boolean): string {
  const sketch = sketchOf(drawing.kind);
  if (!sketch.views.includes(view)) throw new Error(`A ${drawing.kind} has no ${view} view.`);
  const art = artOf(drawing, pen, floating);
  return view === 'box' ? paintRetailBox(art, sketch) : sketch.paint(art, view);
}

/** Combines the parts of a picture and the definitions of their pen into one SVG. */
export function svg(width: number, height: number, pen: Pen, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${pen.defs()}${content}</svg>`;
}

/** The product picture, 1200 × 1200 on the studio's ground. Throws when the kind has no such view or line. */
export function draw(drawing: Drawing, view: GalleryView): string {
  const pen = new Pen('d');
  if (view === 'scale')
    return svg(1200, 1200, pen, paintToScale(artOf(drawing, pen, false), drawing.kind, sketchOf(drawing.kind)));
  const ground = backdrop(pen);
  if (view === 'box' && drawing.measures && hasCarton(drawing.kind))
    return svg(
      1200,
      1200,
      pen,
      ground + paintBoxContents(artOf(drawing, pen, false), drawing.kind, sketchOf(drawing.kind)),
    );
  const detail = view === 'detail' ? detailOf(artOf(drawing, pen, false), drawing.kind) : undefined;
  if (detail) return svg(1200, 1200, pen, ground + detail.picture);
  const product = paintProduct(drawing, view, pen, false);
  const framed = view === 'detail' ? product : zoomed(product, 0.95, [600, 600]);
  return svg(1200, 1200, pen, ground + framed);
}

/** The parts that the detail of a product shows, at places of its picture of 1200 × 1200; none if it has no detail of its own. */
export function detailParts(drawing: Drawing): readonly PlacedPart[] {
  return detailOf(artOf(drawing, new Pen('d'), true), drawing.kind)?.parts ?? [];
}

/** Where a product is shown to scale, by its kind and line; undefined for kinds that are not. */
export const scalePlaceOf = (kind: Kind, line: string = sketchOf(kind).lines[0]): Place | undefined =>
  placeOf(kind, line);
