import { FRONT, projection, RIGHT, shifted, solid } from '../projection.ts';
import { circle, group, moved, path, rect, roundedBox, zoomed } from '../shapes.ts';
import type { Art, Sketch } from '../sketch.ts';
import { groundShadow } from '../studio.ts';
import { fold, OUTER, opening, outside, skin } from './case-surface.ts';
import { CORNER, HEIGHT, PHONE_LINES, WIDTH } from './phone-cameras.ts';
import { weave } from './texture.ts';

const DEPTH = 52;

function inside(art: Art): string {
  const { pen, body } = art;
  const hole = group(
    path(opening(art), '#eef0f4') +
      path(opening(art), 'none', { stroke: body.darker, 'stroke-width': 10, opacity: 0.7 }),
    { transform: 'scale(-1 1)' },
  );
  const floor = roundedBox(WIDTH - 20, HEIGHT - 20, CORNER - 10);
  return (
    path(OUTER, skin(art), { stroke: body.lighter, 'stroke-width': 3, 'stroke-opacity': 0.7 }) +
    path(
      floor,
      pen.linear(
        [
          [0, body.darker],
          [0.4, body.dark],
          [1, body.base],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    weave(pen, floor, body.darker, body.lighter, 4, 0.7) +
    path(floor, 'none', { stroke: '#05080f', 'stroke-width': 16, opacity: 0.3, filter: pen.blur(8) }) +
    hole +
    (art.shape.magnets === false
      ? ''
      : art.shape.fold
        ? fold(art)
        : circle(0, 90, 128, 'none', { stroke: body.seam, 'stroke-width': 16, opacity: 0.4 }))
  );
}

function keys(art: Art): string {
  return (
    rect(WIDTH / 2 + 10, -210, 8, 108, 4, art.body.dark) +
    rect(-WIDTH / 2 - 18, -230, 8, 48, 4, art.body.base) +
    rect(-WIDTH / 2 - 18, -160, 8, 80, 4, art.body.base)
  );
}

function standing(art: Art, face: string): string {
  return groundShadow(art, 600, 1020, 220, 24) + moved(keys(art) + face, 600, 576);
}

function angled(art: Art): string {
  const { pen, body } = art;
  const view = projection(-34, 12, 570, 590, 1.02);
  const edge = pen.linear(
    [
      [0, body.lighter],
      [0.3, body.base],
      [0.6, body.light],
      [1, body.darker],
    ],
    [0, 0, 0.3, 1],
  );
  const shell = solid(pen, view, {
    at: [0, 0, -DEPTH],
    frame: FRONT,
    outline: OUTER,
    depth: DEPTH,
    fill: edge,
    profile: (t) => 1 - 0.012 * t ** 6,
  });
  const button = group(
    path(roundedBox(22, 116, 11), body.dark, { stroke: body.lighter, 'stroke-width': 2, 'stroke-opacity': 0.6 }),
    { transform: view.onto([WIDTH / 2 + 12, 150, -DEPTH / 2], RIGHT) },
  );
  const lip = solid(pen, view, {
    at: [0, 0, 0],
    frame: FRONT,
    outline: `${opening(art, 22)}${opening(art)}`,
    depth: 12,
    fill: body.dark,
  });
  const ring = group(
    path(`${opening(art, 22)}${opening(art)}`, body.dark, {
      'fill-rule': 'evenodd',
      stroke: body.lighter,
      'stroke-width': 2,
    }),
    { transform: view.onto(shifted([0, 0, 0], FRONT.n, 12), FRONT) },
  );
  const [x, y] = view.point([0, -HEIGHT / 2 - 12, -DEPTH / 2]);
  return (
    groundShadow(art, x + 10, y + 2, WIDTH * 0.45, 36) +
    shell +
    button +
    group(outside(art), { transform: view.onto([0, 0, 0], FRONT, 0.988) }) +
    lip +
    ring
  );
}

export const phoneCase: Sketch = {
  lines: PHONE_LINES,
  views: ['front', 'angle', 'back', 'detail', 'box'],
  accessories: ['leaflet'],
  retailBox: [300, 560, 60],
  paint(art, view) {
    if (view === 'angle') return angled(art);
    if (view === 'back') return standing(art, inside(art));
    if (view === 'detail') return zoomed(angled(art), 2.2, [500, 330]);
    return standing(art, outside(art));
  },
};
