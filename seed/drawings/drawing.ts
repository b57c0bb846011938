import { mix, tones, vividness } from './colour.ts';
import type { Kind } from './kind.ts';
import { SKETCHES } from './kinds/kinds.ts';
import type { ModelShape } from './model-shape.ts';
import { Pen } from './pen.ts';
import { paintRetailBox } from './retail-box.ts';
import { zoomed } from './shapes.ts';
import type { Art, Sketch, View } from './sketch.ts';
import { backdrop } from './studio.ts';

export type { Kind } from './kind.ts';
export type { View } from './sketch.ts';

/** A product to draw: its kind, its line, its own shape and its colours (`#rrggbb`). */
export interface Drawing {
  kind: Kind;
  /** One of `linesOf(kind)`; by default the first. */
  line?: string;
  /** By default that of a usual model of the line. */
  shape?: ModelShape;
  /** The variant's body. */
  colour: string;
  /** Screens, lights and trims; by default matches the body's colour. */
  accent?: string;
}

export const KINDS = Object.keys(SKETCHES) as readonly Kind[];

function sketchOf(kind: Kind): Sketch {
  return SKETCHES[kind];
}

/** The views a kind can be drawn in; the first is the one for product cards. */
export function viewsOf(kind: Kind): readonly View[] {
  return sketchOf(kind).views;
}

/** The family lines of a kind; the first is its usual one. */
export function linesOf(kind: Kind): readonly [string, ...string[]] {
  return sketchOf(kind).lines;
}

function accentOf(colour: string, tint = '#3f74f6'): string {
  return vividness(colour) < 0.2 ? tint : mix(colour, '#4f6bff', 0.35);
}

/**
 * A product on nothing, on a 1200 × 1200 ground whose middle is (600, 600), for use inside another picture. What it
 * defines is left with the pen. `floating` leaves the ground's shadow out.
 */
export function paintProduct(drawing: Drawing, view: View, pen: Pen, floating: boolean): string {
  const sketch = sketchOf(drawing.kind);
  if (!sketch.views.includes(view)) throw new Error(`A ${drawing.kind} has no ${view} view.`);
  const line = drawing.line ?? sketch.lines[0];
  if (!sketch.lines.includes(line)) throw new Error(`A ${drawing.kind} has no line "${line}".`);
  const accent = tones(drawing.accent ?? accentOf(drawing.colour, drawing.shape?.wallpaper?.tint));
  const art: Art = { pen, line, shape: drawing.shape ?? {}, body: tones(drawing.colour), accent, floating };
  return view === 'box' ? paintRetailBox(art, sketch) : sketch.paint(art, view);
}

/** Combines the parts of a picture and the definitions of their pen into one SVG. */
export function svg(width: number, height: number, pen: Pen, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${pen.defs()}${content}</svg>`;
}

/** The product picture, 1200 × 1200 on the studio's ground. Throws when the kind has no such view or line. */
export function draw(drawing: Drawing, view: View): string {
  const pen = new Pen('d');
  const ground = backdrop(pen);
  const product = paintProduct(drawing, view, pen, false);
  const framed = view === 'detail' ? product : zoomed(product, 0.95, [600, 600]);
  return svg(1200, 1200, pen, ground + framed);
}
