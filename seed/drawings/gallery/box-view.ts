import type { Kind } from '../kind.ts';
import { HEIGHT as PHONE_HEIGHT, WIDTH as PHONE_WIDTH } from '../kinds/phone-cameras.ts';
import { phoneFront } from '../kinds/phone-screen.ts';
import { HEIGHT as TABLET_HEIGHT, tabletFront, widthOf as tabletWidth } from '../kinds/tablet.ts';
import { FRONT, projection, RIGHT, solid, TOP } from '../projection.ts';
import { ellipse, group, path, rect, roundedBox } from '../shapes.ts';
import type { Art, Measures, Sketch } from '../sketch.ts';
import { lyingItem } from './box-items.ts';
import { fine, type LifeSize, lifeSize } from './life-size.ts';

type Size = readonly [width: number, height: number, depth: number];

/** How large the carton of a product is, in millimetres: what protects it takes more room around large goods. */
const CARTONS: Partial<Record<Kind, (measures: Measures, line: string) => Size>> = {
  phone: ({ width, height }) => [width + 18, height + 22, 32],
  tablet: ({ width, height }) => [width + 26, height + 26, 44],
  laptop: ({ width, depth }) => [width + 60, depth + 60, 72],
  tv: ({ width, height }) => [width + 140, height + 150, 160],
  monitor: ({ width, height }) => [width + 110, height + 100, 160],
  headphones: () => [210, 240, 95],
  earbuds: () => [96, 110, 46],
  watch: () => [106, 122, 70],
  speaker: ({ width, height, depth }, line) =>
    line === 'soundbar' ? [width + 70, 150, 150] : [width * (line === 'pair' ? 2.4 : 1) + 46, height + 50, depth + 30],
  camera: (_, line) => (line === 'action' || line === 'panoramic' ? [110, 150, 66] : [190, 150, 120]),
  console: ({ width, height }, line) =>
    line === 'tower' || line === 'box' || line === 'slab' ? [410, height + 50, 160] : [width + 60, height + 90, 96],
  charger: ({ width, height }) => [width + 26, height + 40, width + 16],
  'power-bank': ({ width, height, depth }) => [width + 24, height + 36, depth + 24],
};

/** Half the width in millimetres from which goods stand before the middle of their carton, so that what lies before them is not tiny. */
const LARGE = 180;
/** Pixels of a millimetre at most. */
const CLOSEST = 5.2;

/** Whether the box of a kind is shown with its contents to scale. */
export const hasCarton = (kind: Kind): boolean => CARTONS[kind] !== undefined;

/** The plain carton, seen from its left, whose front stands on the origin; it is `width` wide there. */
function carton({ pen, body }: Art, [w, h, d]: Size): LifeSize {
  const view = projection(-26, 11, 0, 0);
  const unit = Math.min(Math.max(w, h) / 200, Math.min(w, h) / 64);
  const face = pen.linear(
    [
      [0, '#fbfcfd'],
      [1, '#e4e8ee'],
    ],
    [0, 0, 0.6, 1],
  );
  const side = pen.linear([
    [0, '#d6dae1'],
    [1, '#bfc5cf'],
  ]);
  const bars = [3, 1.5, 2, 4, 1.5, 3, 1.5, 2, 3].map((bar, i) =>
    rect(i * 4.4 * unit, 0, bar * unit * 0.8, 18 * unit, 0, '#3c4350'),
  );
  const isDeep = d > 60 * unit;
  const front =
    path(roundedBox(w, h, unit), face) +
    rect(-w / 2, -h / 2 + h * 0.3, w, 7 * unit, 0, body.base) +
    rect(-w / 2 + 12 * unit, h / 2 - 30 * unit, w * 0.42, 5 * unit, 2.5 * unit, '#5b6472') +
    rect(-w / 2 + 12 * unit, h / 2 - 19 * unit, w * 0.27, 4 * unit, 2 * unit, '#b6bdc9');
  const flank =
    path(roundedBox(d, h, unit), side) +
    rect(-d / 2, -h / 2 + h * 0.3, d, 7 * unit, 0, body.dark) +
    (isDeep ? group(bars.join(''), { transform: `translate(${-20 * unit} ${h / 2 - 36 * unit})` }) : '');
  const lid = path(roundedBox(w, d, unit), '#ffffff', { stroke: '#d5dae3', 'stroke-width': unit * 0.6 });
  const hull = solid(pen, view, {
    at: [0, h / 2, -d / 2],
    frame: FRONT,
    outline: roundedBox(w, h, unit),
    depth: d,
    fill: '#e2e6ed',
    layers: 2,
  });
  const corners = [-w / 2, w / 2].flatMap((x) =>
    [0, h].flatMap((y) => [-d / 2, d / 2].map((z) => view.point([x, y, z]))),
  );
  const soft = pen.radial([
    [0, '#1b2536', 0.4],
    [0.6, '#1b2536', 0.22],
    [1, '#1b2536', 0],
  ]);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const picture =
    ellipse(w * 0.06, 0, w * 0.62 + d * 0.2, 14 * unit, soft) +
    hull +
    group(lid, { transform: view.onto([0, h, 0], TOP) }) +
    group(flank, { transform: view.onto([w / 2, h / 2, 0], RIGHT) }) +
    group(front, { transform: view.onto([0, h / 2, d / 2], FRONT) });
  return { picture, left: -Math.min(...xs), right: Math.max(...xs), height: -Math.min(...ys) };
}

/** The product as it stands before its carton. */
function product(art: Art, kind: Kind, sketch: Sketch, { width, height }: Measures): LifeSize {
  const flat = kind === 'phone' || kind === 'tablet';
  if (!flat) return lifeSize(art, kind, sketch, true);
  const place =
    kind === 'phone'
      ? `scale(${fine(width / PHONE_WIDTH)} ${fine(height / PHONE_HEIGHT)}) translate(${-PHONE_WIDTH / 2} ${-PHONE_HEIGHT})`
      : `scale(${fine(width / tabletWidth(art))} ${fine(height / TABLET_HEIGHT)}) translate(0 ${-TABLET_HEIGHT / 2})`;
  const picture = group(kind === 'phone' ? phoneFront(art) : tabletFront(art), { transform: place });
  return { picture, left: width / 2, right: width / 2, height };
}

/** The product before its carton with all that is in the box, at one scale. */
export function paintBoxContents(art: Art, kind: Kind, sketch: Sketch): string {
  const { pen, measures, contents = [] } = art;
  const size = measures && CARTONS[kind]?.(measures, art.line);
  if (!size) throw new Error(`The box of a ${kind} is not known.`);
  const [box, goods] = [carton(art, size), product(art, kind, sketch, measures)];
  const items = contents.map((item) => lyingItem(item, art));
  const gap = (box.left + box.right) * 0.09;
  const rowWidth = items.reduce((sum, { width }) => sum + width + gap, -gap);
  const rowHeight = Math.max(0, ...items.map(({ height }) => height));
  const overlap = Math.min(goods.left + goods.right, box.left + box.right) * (goods.right > LARGE ? 0.62 : 0.22);
  const upperWidth = box.left + box.right + goods.left + goods.right - overlap;
  const upperHeight = Math.max(box.height + goods.height * 0.12, goods.height);
  const scale = Math.min(1060 / Math.max(upperWidth, rowWidth), 980 / (upperHeight + rowHeight + gap), CLOSEST);
  const total = upperHeight + (rowHeight > 0 ? gap * 1.1 + rowHeight : 0);
  const top = -total / 2;
  const foot = top + upperHeight;
  const soft = pen.radial([
    [0, '#1b2536', 0.42],
    [0.6, '#1b2536', 0.22],
    [1, '#1b2536', 0],
  ]);
  const right = upperWidth / 2 - goods.right;
  let x = -Math.max(rowWidth, upperWidth * 0.86) / 2 + Math.max(0, (upperWidth * 0.86 - rowWidth) / 2);
  const row = items.map(({ picture, width }) => {
    const middle = x + width / 2;
    x += width + gap;
    return group(picture, { transform: `translate(${fine(middle)} ${fine(foot + gap * 1.1 + rowHeight / 2)})` });
  });
  const content =
    group(box.picture, {
      transform: `translate(${fine(-upperWidth / 2 + box.left)} ${fine(foot - goods.height * 0.12)})`,
    }) +
    ellipse(right + goods.right * 0.08, foot, goods.right * 1.12, (goods.left + goods.right) * 0.07, soft) +
    group(goods.picture, { transform: `translate(${fine(right)} ${fine(foot)})` }) +
    row.join('');
  return group(content, { transform: `translate(600 600) scale(${fine(scale)})` });
}
