import { mix } from '../colour.ts';
import { FRONT, projection, RIGHT, shifted, solid } from '../projection.ts';
import { circle, group, moved, path, rect, roundedBox, roundOutline, zoomed } from '../shapes.ts';
import type { Art, Sketch } from '../sketch.ts';
import { groundShadow } from '../studio.ts';
import { lens } from './optics.ts';
import { CORNER, cameraLayout, HEIGHT, PHONE_LINES, WIDTH } from './phone-cameras.ts';
import { compactCover } from './phone-fold.ts';
import { weave } from './texture.ts';

const OUTER = roundedBox(WIDTH + 24, HEIGHT + 24, CORNER + 12);
const DEPTH = 52;
/** The height of the hole for the outer screen of a compact. */
const COVER = 410;

/** The holes left for the cameras, around the middle of the case. */
function opening({ line, shape }: Art, grow = 0): string {
  const [dx, dy] = [-WIDTH / 2, -HEIGHT / 2];
  if (shape.fold === 'flip') return roundedBox(WIDTH - 34 + grow, COVER + grow, CORNER - 10, 0, dy + 12 + COVER / 2);
  const { plate, lenses, flash } = cameraLayout(line, shape.lenses);
  if (plate) {
    const hole = roundedBox(
      plate.width + 16 + grow,
      plate.height + 16 + grow,
      plate.r + 8,
      plate.cx + dx,
      plate.cy + dy,
    );
    const isFlashBeside = flash[0] > plate.cx + plate.width / 2;
    return isFlashBeside ? hole + roundOutline(19 + grow / 4, 19 + grow / 4, flash[0] + dx, flash[1] + dy) : hole;
  }
  const xs = [...lenses.flatMap(([x, , r]) => [x - r, x + r]), flash[0] + 18];
  const ys = lenses.flatMap(([, y, r]) => [y - r, y + r]);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [width, height] = [right - left + 30 + grow, bottom - top + 30 + grow];
  return roundedBox(width, height, 58, (left + right) / 2 + dx, (top + bottom) / 2 + dy);
}

function skin({ pen, body }: Art): string {
  return pen.linear(
    [
      [0, body.light],
      [0.5, body.base],
      [1, body.dark],
    ],
    [0.1, 0, 0.9, 1],
  );
}

/** The phone seen through the hole, around the middle of the case. */
function camerasInside(art: Art): string {
  const { lenses, flash } = cameraLayout(art.line, art.shape.lenses);
  const graphite = {
    lighter: '#b9c0cc',
    light: '#7d8694',
    base: '#4a515e',
    dark: '#2b303a',
    darker: '#14171d',
    seam: '#5b6270',
    mark: '#b9c0cc',
  };
  const content =
    art.shape.fold === 'flip'
      ? compactCover(art)
      : lenses.map(([x, y, r]) => moved(lens(art.pen, r * 0.96, graphite), x, y)).join('') +
        circle(flash[0], flash[1], 13, '#f4efe2', { stroke: '#b9b4a6', 'stroke-width': 2 });
  return (
    path(
      opening(art),
      art.pen.linear(
        [
          [0, '#3a404c'],
          [1, '#1d2129'],
        ],
        [0, 0, 1, 1],
      ),
    ) + moved(content, -WIDTH / 2, -HEIGHT / 2)
  );
}

function outside(art: Art): string {
  const { pen, body, accent } = art;
  const magnet = art.shape.fold
    ? fold(art)
    : circle(0, 90, 128, 'none', { stroke: mix(body.base, body.lighter, 0.7), 'stroke-width': 20, opacity: 0.85 }) +
      rect(-10, 244, 20, 84, 10, mix(body.base, body.lighter, 0.7), { opacity: 0.85 });
  return (
    path(OUTER, skin(art), { stroke: body.lighter, 'stroke-width': 3, 'stroke-opacity': 0.6 }) +
    weave(pen, OUTER, body.darker, body.lighter, 3, 0.35) +
    path(roundedBox(WIDTH - 6, HEIGHT - 6, CORNER - 3), 'none', {
      stroke: body.seam,
      'stroke-width': 2,
      opacity: 0.35,
    }) +
    magnet +
    path(opening(art, 22), body.dark, { stroke: body.lighter, 'stroke-width': 3 }) +
    path(opening(art, 12), accent.base) +
    camerasInside(art)
  );
}

/** Where the case of a foldable bends: across a compact, along the side of a book. */
function fold({ body, shape }: Art): string {
  const [width, height] = shape.fold === 'flip' ? [WIDTH + 24, 34] : [34, HEIGHT + 24 - CORNER * 2];
  const [x, y] = shape.fold === 'flip' ? [0, 0] : [WIDTH / 2 - 6, 0];
  return (
    rect(x - width / 2, y - height / 2, width, height, 6, body.dark) +
    path(roundedBox(width - 6, height - 6, 4, x, y), 'none', { stroke: body.lighter, 'stroke-width': 2, opacity: 0.6 })
  );
}

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
    (art.shape.fold ? fold(art) : circle(0, 90, 128, 'none', { stroke: body.seam, 'stroke-width': 16, opacity: 0.4 }))
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
    path(`${opening(art, 22)}${opening(art)}`, art.accent.base, {
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
