import { bolt } from './bolt.ts';
import { mix, tones } from './colour.ts';
import { KINDS, type Kind, paintProduct, svg, viewsOf } from './drawing.ts';
import { ICONS, type Icon } from './icons.ts';
import { Pen } from './pen.ts';
import { ellipse, group, line, path, rect } from './shapes.ts';

const INK = '#0E1726';
const BOLT = '#FFD60A';

/** The icon of a category. */
export function drawCategoryIcon(kind: Kind): string {
  return drawIcon(ICONS[kind]);
}

/** 96 × 96, transparent, ink lines over bolt yellow. */
export function drawIcon([solid, lines]: Icon): string {
  return svg(96, 96, new Pen('i'), path(solid, BOLT) + line(lines, INK, 4.5));
}

/** The picture that a category shows under the pointer: 600 × 600, its product afloat over a soft colour. */
export function drawCategoryHover(kind: Kind): string {
  const pen = new Pen('h');
  const hues = ['#3f74f6', '#ffb703', '#17a2a2', '#8b5cf6', '#f0546c', '#34a853'] as const;
  const hue = hues[KINDS.indexOf(kind) % hues.length] ?? hues[0];
  const ground = pen.linear(
    [
      [0, mix(hue, '#ffffff', 0.9)],
      [1, mix(hue, '#ffffff', 0.68)],
    ],
    [0, 0, 1, 1],
  );
  const mark = path(bolt(380, 300, 640), mix(hue, '#ffffff', 0.82), { opacity: 0.75 });
  const shadow = group(ellipse(306, 520, 170, 17, tones(hue).darker), { opacity: 0.32, filter: pen.blur(13, 1) });
  const view = viewsOf(kind).includes('angle') ? 'angle' : 'front';
  const product = paintProduct({ kind, colour: '#2f3541', accent: hue }, view, pen, true);
  return svg(
    600,
    600,
    pen,
    rect(0, 0, 600, 600, 0, ground) + mark + shadow + group(product, { transform: 'translate(24 10) scale(.46)' }),
  );
}
