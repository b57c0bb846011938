import { bolt } from './bolt.ts';
import { svg } from './drawing.ts';
import { Pen } from './pen.ts';
import { path, rect, roundedBox } from './shapes.ts';
import { backdrop } from './studio.ts';

/** The placeholder of a missing picture: the bolt in light greys, 1200 × 1200. */
export function drawPlaceholder(): string {
  const pen = new Pen('p');
  const frame = path(roundedBox(460, 460, 96, 600, 600), '#e9ecf1');
  return svg(
    1200,
    1200,
    pen,
    backdrop(pen) + frame + path(bolt(600, 600, 260), '#c6cdd8') + rect(480, 892, 240, 16, 8, '#dde2e9'),
  );
}
