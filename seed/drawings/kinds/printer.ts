import { mix } from '../colour.ts';
import { BACK, FRONT, leaning, type Projection, projection, solid, TOP } from '../projection.ts';
import { wallpaper } from '../screen.ts';
import { circle, group, moved, nameplate, path, rect, roundedBox, zoomed } from '../shapes.ts';
import type { Art, Sketch } from '../sketch.ts';
import { footShadow } from '../studio.ts';
import { inkTank, laserPrinter, photoPrinter } from './printer-laser.ts';

const [WIDTH, HEIGHT, DEPTH] = [760, 300, 440];

function printout(art: Art): string {
  const { pen, accent } = art;
  return (
    rect(-210, -150, 420, 300, 3, '#ffffff', { stroke: '#d5dae3', 'stroke-width': 2 }) +
    moved(
      group(wallpaper(pen, 380, 190, accent, 'dunes'), { 'clip-path': pen.clip(rect(0, 0, 380, 190, 4, '#000')) }),
      -190,
      -56,
    ) +
    rect(-190, -126, 180, 14, 7, '#1f2a3d') +
    rect(-190, -98, 110, 9, 4, '#b6bfcd')
  );
}

/** How far the outlet of a printer with tanks lies to the left. */
const shiftOf = ({ line }: Art) => (line === 'ink-tank' ? -96 : 0);

function front(art: Art): string {
  const { pen, body, accent } = art;
  const face = pen.linear(
    [
      [0, body.light],
      [0.5, body.base],
      [1, body.dark],
    ],
    [0, 0, 0.8, 1],
  );
  const panel =
    rect(-340, -120, 250, 108, 16, '#0d1017') +
    moved(
      group(
        wallpaper(pen, 130, 84, accent, 'aurora') +
          circle(30, 42, 14, '#ffffff', { opacity: 0.9 }) +
          circle(66, 42, 14, '#ffffff', { opacity: 0.55 }) +
          circle(102, 42, 14, '#ffffff', { opacity: 0.55 }),
        { 'clip-path': pen.clip(rect(0, 0, 130, 84, 8, '#000')) },
      ),
      -328,
      -108,
    ) +
    circle(-158, -66, 20, '#1a1e27', { stroke: '#4dd58c', 'stroke-width': 4 }) +
    circle(-112, -66, 10, accent.light);
  const hasTank = art.line === 'ink-tank';
  const mouth = moved(rect(-270, 18, 540, 88, 12, '#07090d') + rect(-270, 18, 540, 26, 12, '#000000'), shiftOf(art), 0);
  const tank = hasTank ? moved(inkTank(art), 262, 54) : '';
  return (
    path(roundedBox(WIDTH, HEIGHT, 34), face, { stroke: body.lighter, 'stroke-width': 3, 'stroke-opacity': 0.7 }) +
    panel +
    mouth +
    tank +
    path(nameplate(316, hasTank ? -96 : -76, 58), body.mark) +
    rect(-WIDTH / 2 + 30, 124, WIDTH - 60, 3, 1, body.seam, { opacity: 0.5 })
  );
}

/** A printer seen from the front or the side. */
function seen(art: Art, view: Projection): string {
  if (art.line === 'laser') return laserPrinter(art, view);
  return art.line === 'photo' ? photoPrinter(art, view) : whole(art, view);
}

function whole(art: Art, view: Projection): string {
  const { pen, body } = art;
  const tray = leaning(18);
  const rear = solid(pen, view, {
    at: [0, HEIGHT + 110, -DEPTH / 2 + 10],
    frame: tray,
    outline: roundedBox(480, 290, 20),
    depth: 12,
    fill: mix(body.darker, '#14171e', 0.5),
  });
  const sheets = solid(pen, view, {
    at: [0, HEIGHT + 130, -DEPTH / 2 + 28],
    frame: tray,
    outline: roundedBox(420, 300, 3),
    depth: 8,
    fill: (t) => (t > 0.8 ? '#ffffff' : '#e3e7ee'),
  });
  const hull = solid(pen, view, {
    at: [0, HEIGHT / 2, -DEPTH / 2],
    frame: FRONT,
    outline: roundedBox(WIDTH, HEIGHT, 34),
    depth: DEPTH,
    fill: pen.linear(
      [
        [0, body.lighter],
        [0.2, body.light],
        [0.6, body.base],
        [1, body.darker],
      ],
      [0.2, 0, 0.5, 1],
    ),
  });
  const lid = group(
    path(roundedBox(WIDTH - 70, DEPTH - 90, 20), mix(body.base, body.dark, 0.45), {
      stroke: body.lighter,
      'stroke-width': 2,
    }) + rect(-220, -DEPTH / 2 + 14, 440, 30, 8, '#0a0c10'),
    { transform: view.onto([0, HEIGHT, -10], TOP) },
  );
  const shelf =
    solid(pen, view, {
      at: [shiftOf(art), 34, DEPTH / 2 + 96],
      frame: TOP,
      outline: roundedBox(500, 210, 18),
      depth: 14,
      fill: mix(body.darker, '#14171e', 0.4),
    }) +
    group(path(roundedBox(500, 210, 18), '#2b303a', { stroke: '#4b5361', 'stroke-width': 2 }), {
      transform: view.onto([shiftOf(art), 48, DEPTH / 2 + 96], TOP),
    });
  const sheet =
    solid(pen, view, {
      at: [shiftOf(art), 52, DEPTH / 2 + 70],
      frame: { u: [1, 0, 0], v: [0, -0.12, 0.99], n: [0, 0.99, 0.12] },
      outline: roundedBox(420, 300, 3),
      depth: 5,
      fill: '#dfe3ea',
    }) +
    group(printout(art), {
      transform: view.onto([shiftOf(art), 58, DEPTH / 2 + 70], {
        u: [1, 0, 0],
        v: [0, -0.12, 0.99],
        n: [0, 0.99, 0.12],
      }),
    });
  return (
    footShadow(art, view, WIDTH * 0.97, DEPTH, 30) +
    rear +
    sheets +
    hull +
    lid +
    group(front(art), { transform: view.onto([0, HEIGHT / 2, DEPTH / 2], FRONT) }) +
    shelf +
    sheet
  );
}

function fromBehind(art: Art, view: Projection): string {
  const { pen, body } = art;
  const hull = solid(pen, view, {
    at: [0, HEIGHT / 2, DEPTH / 2],
    frame: BACK,
    outline: roundedBox(WIDTH, HEIGHT, 34),
    depth: DEPTH,
    fill: pen.linear(
      [
        [0, body.lighter],
        [0.2, body.light],
        [0.6, body.base],
        [1, body.darker],
      ],
      [0.2, 0, 0.5, 1],
    ),
  });
  const face =
    path(
      roundedBox(WIDTH, HEIGHT, 34),
      pen.linear([
        [0, body.base],
        [1, body.dark],
      ]),
      { stroke: body.lighter, 'stroke-width': 3, 'stroke-opacity': 0.6 },
    ) +
    rect(-250, -40, 500, 120, 16, mix(body.base, body.darker, 0.3), { stroke: body.seam, 'stroke-width': 2 }) +
    [...Array(8).keys()].map((i) => rect(-220 + i * 56, -14, 34, 68, 6, body.darker, { opacity: 0.7 })).join('') +
    (art.line === 'ink-tank' ? moved(group(inkTank(art), { transform: 'scale(.7)' }), 276, -70) : '') +
    rect(270, 60, 66, 46, 6, '#0a0c10', { stroke: body.light, 'stroke-width': 2 }) +
    rect(-336, 66, 44, 40, 5, '#0a0c10', { stroke: body.light, 'stroke-width': 2 });
  const support = solid(pen, view, {
    at: [0, HEIGHT + 100, -DEPTH / 2 + 40],
    frame: { u: [-1, 0, 0], v: [0, -0.95, -0.3], n: [0, 0.3, -0.95] },
    outline: roundedBox(480, 270, 20),
    depth: 12,
    fill: (t) => (t > 0.8 ? '#343a46' : '#14171e'),
  });
  return (
    footShadow(art, view, WIDTH * 0.97, DEPTH, 30) +
    hull +
    support +
    group(face, { transform: view.onto([0, HEIGHT / 2, -DEPTH / 2], BACK) })
  );
}

export const printer: Sketch = {
  lines: ['inkjet', 'ink-tank', 'laser', 'photo'],
  views: ['front', 'angle', 'back', 'detail', 'box'],
  accessories: ['cable', 'leaflet'],
  retailBox: [560, 430, 220],
  paint(art, view) {
    const large = art.line === 'photo' ? 1.3 : art.line === 'laser' ? (art.shape.scanner ? 1.02 : 1.14) : 1;
    const angle = () => seen(art, projection(-34, 23, 600, art.line === 'laser' ? 850 : 770, 1.06 * large));
    if (view === 'angle') return angle();
    if (view === 'back')
      return art.line === 'laser' || art.line === 'photo'
        ? seen(art, projection(158, 18, 600, 840, 1.06 * large))
        : fromBehind(art, projection(180, 16, 600, 860, 1.16));
    if (view === 'detail') return zoomed(angle(), 2.2, [420, 740]);
    return art.line === 'inkjet' || art.line === 'ink-tank'
      ? whole(art, projection(0, 18, 600, 800, 1.18))
      : seen(art, projection(-22, 20, 600, art.line === 'laser' ? 860 : 760, 1.06 * large));
  },
};
