import { mix, tones } from '../colour.ts';
import type { CaseMaterial } from '../model-shape.ts';
import { circle, moved, path, rect, repeat, roundedBox, roundOutline } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { lens } from './optics.ts';
import { phoneBack } from './phone-body.ts';
import { CORNER, cameraLayout, HEIGHT, WIDTH } from './phone-cameras.ts';
import { compactCover } from './phone-fold.ts';
import { weave } from './texture.ts';

/** Path data of a case's outline around (0, 0). */
export const OUTER = roundedBox(WIDTH + 24, HEIGHT + 24, CORNER + 12);
/** The height of the hole for the outer screen of a compact. */
const COVER = 410;

/** The holes left for the cameras, around the middle of the case. */
export function opening({ line, shape }: Art, grow = 0): string {
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

/** The paint of a case. */
export function skin({ pen, body }: Art): string {
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

/** The phone that clear cases show, (0, 0) in its middle. */
function phoneInside(art: Art): string {
  const phone = phoneBack({ ...art, body: tones(mix(art.accent.base, '#c3ccd8', 0.62)) });
  return moved(phone, -WIDTH / 2, -HEIGHT / 2);
}

/** The phone behind a clear back, and the sheen of the back on it. */
function clearBack(art: Art): string {
  const { pen, body } = art;
  const sheen = pen.linear(
    [
      [0, '#ffffff', 0.5],
      [0.4, '#ffffff', 0.18],
      [0.41, '#ffffff', 0.32],
      [1, '#ffffff', 0.14],
    ],
    [0, 0, 1, 1],
  );
  return (
    phoneInside(art) +
    path(OUTER, sheen) +
    path(roundedBox(WIDTH + 6, HEIGHT + 6, CORNER + 3), 'none', {
      stroke: body.base,
      'stroke-width': 18,
      opacity: 0.92,
    }) +
    path(OUTER, 'none', { stroke: body.lighter, 'stroke-width': 4 })
  );
}

/** Thick corners, and ribs along the sides. */
function armour({ body }: Art): string {
  const [w, h] = [WIDTH / 2 + 12, HEIGHT / 2 + 12];
  const bumper = `M0 190V${CORNER + 12}A${CORNER + 12} ${CORNER + 12} 0 0 1 ${CORNER + 12} 0H170L132 40H78A38 38 0 0 0 40 78V152z`;
  const corner = (x: number, y: number) =>
    path(bumper, body.dark, {
      stroke: body.lighter,
      'stroke-width': 2.5,
      'stroke-opacity': 0.6,
      transform: `translate(${x * w} ${y * h}) scale(${-x} ${-y})`,
    });
  const rib = (index: number) =>
    rect(w - 40, -50 + index * 30, 28, 12, 6, body.dark) + rect(12 - w, -50 + index * 30, 28, 12, 6, body.dark);
  return corner(-1, -1) + corner(1, -1) + corner(-1, 1) + corner(1, 1) + repeat(9, rib);
}

/** What distinguishes the surface of a material. */
const SURFACES: Record<Exclude<CaseMaterial, 'clear' | 'bumper'>, (art: Art) => string> = {
  plain: ({ pen, body }) => weave(pen, OUTER, body.darker, body.lighter, 3, 0.35),
  silicone: ({ pen }) =>
    path(
      OUTER,
      pen.linear(
        [
          [0, '#ffffff', 0.16],
          [0.5, '#ffffff', 0],
          [1, '#000000', 0.1],
        ],
        [0, 0, 1, 0.4],
      ),
    ),
  rugged: armour,
  leather: ({ pen, body }) =>
    weave(pen, OUTER, body.darker, body.lighter, 2, 0.6) +
    path(roundedBox(WIDTH - 14, HEIGHT - 14, CORNER - 7), 'none', {
      stroke: body.lighter,
      'stroke-width': 3.5,
      'stroke-dasharray': '13 8',
      opacity: 0.75,
    }),
  fabric: ({ pen, body }) => weave(pen, OUTER, body.darker, body.lighter, 7, 1),
  carbon: (art) => weave(art.pen, OUTER, '#05070b', art.body.lighter, 16, 0.9) + armour(art),
};

function surfaceOf(art: Art): string {
  const { body, shape } = art;
  const material = shape.material ?? 'plain';
  if (material === 'clear') return clearBack(art);
  if (material === 'bumper')
    return (
      phoneInside(art) +
      path(roundedBox(WIDTH + 2, HEIGHT + 2, CORNER + 1), 'none', { stroke: body.base, 'stroke-width': 24 }) +
      path(OUTER, 'none', { stroke: body.lighter, 'stroke-width': 4 })
    );
  return (
    path(OUTER, skin(art), { stroke: body.lighter, 'stroke-width': 3, 'stroke-opacity': 0.6 }) + SURFACES[material](art)
  );
}

function magnetRing({ body, shape }: Art): string {
  if (shape.magnets === false || shape.fold) return '';
  const paint = shape.material === 'clear' ? '#ffffff' : mix(body.base, body.lighter, 0.7);
  return (
    circle(0, 90, 128, 'none', { stroke: paint, 'stroke-width': 20, opacity: 0.85 }) +
    rect(-10, 244, 20, 84, 10, paint, { opacity: 0.85 })
  );
}

/** The outside of a case on its phone, around (0, 0). */
export function outside(art: Art): string {
  const { body, accent, shape } = art;
  const surface = surfaceOf(art);
  const hinge = shape.fold ? fold(art) : '';
  if (shape.material === 'bumper') return surface;
  const rim = shape.material === 'rugged' || shape.material === 'plain' ? accent.base : body.darker;
  return (
    surface +
    hinge +
    magnetRing(art) +
    path(opening(art, 22), body.dark, { stroke: body.lighter, 'stroke-width': 3 }) +
    path(opening(art, 12), rim) +
    camerasInside(art) +
    (shape.cardPocket ? cardPocket(art) : '')
  );
}

/** A pocket on the lower half, with the edge of a card in it. */
function cardPocket({ body }: Art): string {
  const [w, h, y] = [WIDTH * 0.72, 250, HEIGHT * 0.2];
  return (
    rect(-w / 2 + 14, y - h / 2 - 16, w - 28, 60, 10, '#5f7fd0') +
    rect(-w / 2 + 34, y - h / 2 - 4, 60, 10, 5, '#ffffff', { opacity: 0.7 }) +
    path(roundedBox(w, h, 26, 0, y), body.dark, { stroke: body.lighter, 'stroke-width': 3, 'stroke-opacity': 0.7 }) +
    path(roundedBox(80, 26, 13, 0, y - h / 2 + 10), body.darker)
  );
}

/** Where the case of a foldable bends: across a compact, along the side of a book. */
export function fold({ body, shape }: Art): string {
  const [width, height] = shape.fold === 'flip' ? [WIDTH + 24, 34] : [34, HEIGHT + 24 - CORNER * 2];
  const [x, y] = shape.fold === 'flip' ? [0, 0] : [WIDTH / 2 - 6, 0];
  return (
    rect(x - width / 2, y - height / 2, width, height, 6, body.dark) +
    path(roundedBox(width - 6, height - 6, 4, x, y), 'none', { stroke: body.lighter, 'stroke-width': 2, opacity: 0.6 })
  );
}
