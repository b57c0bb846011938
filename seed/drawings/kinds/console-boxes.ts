import { block, GRAPHITE, logo } from '../bodies.ts';
import { mix } from '../colour.ts';
import type { Projection } from '../projection.ts';
import { circle, path, rect, repeat, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { footShadow } from '../studio.ts';

/** Rows of round vents within a radius, around (0, 0). */
function vents(r: number, hole: number, step: number, colour: string): string {
  const count = Math.floor(r / step);
  return repeat(2 * count + 1, (row) =>
    repeat(2 * count + 1, (column) => {
      const [x, y] = [(column - count) * step, (row - count) * step];
      return Math.hypot(x, y) < r - hole ? circle(x, y, hole, colour) : '';
    }),
  );
}

/** A square tower whose top is one large vent. */
export function boxConsole(art: Art, view: Projection): string {
  const [w, h, d] = [360, 700, 360];
  const front =
    rect(-w / 2 + 34, -h / 2 + 60, 10, 250, 5, '#05070a') +
    logo(art.body, w / 2 - 62, -h / 2 + 62, 46) +
    rect(-w / 2 + 34, h / 2 - 90, 44, 16, 4, '#05070a') +
    circle(w / 2 - 62, h / 2 - 82, 10, 'none', { stroke: art.body.lighter, 'stroke-width': 3 });
  const top =
    path(roundedBox(w - 36, d - 36, 20), '#0a0d12') +
    circle(0, 0, 150, '#12351f', { opacity: 0.75, filter: art.pen.blur(12) }) +
    vents(160, 9, 27, '#3d7d4f');
  return (
    footShadow(art, view, w, d, 20) + block(art, view, { size: [w, h, d], r: 16, round: 'top', faces: { front, top } })
  );
}

/** A slim upright console with a round vent in its side. */
export function slabConsole(art: Art, view: Projection): string {
  const [w, h, d] = [150, 640, 400];
  const front =
    circle(0, -h / 2 + 56, 15, 'none', { stroke: mix(art.body.dark, '#3b4252', 0.5), 'stroke-width': 4 }) +
    rect(-14, h / 2 - 120, 28, 46, 5, '#14171e') +
    logo(art.body, 0, -h / 2 + 130, 30);
  const right =
    circle(20, -100, 168, GRAPHITE.darker, { stroke: mix(art.body.dark, '#8b93a1', 0.5), 'stroke-width': 3 }) +
    `<g transform="translate(20 -100)">${vents(158, 8, 25, '#39404c')}</g>`;
  return (
    footShadow(art, view, w, d, 16) +
    block(art, view, { size: [w, h, d], r: 18, round: 'right', faces: { front, right } })
  );
}
