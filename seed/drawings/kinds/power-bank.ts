import { mix } from '../colour.ts';
import { FRONT, type Projection, projection, solid, TOP } from '../projection.ts';
import { figures } from '../screen.ts';
import { circle, group, line, moved, nameplate, path, rect, repeat, roundedBox, zoomed } from '../shapes.ts';
import type { Art, Sketch, View } from '../sketch.ts';
import { footShadow } from '../studio.ts';
import { chosen } from '../variety.ts';
import { usbC } from './sockets.ts';

const WIDTH = 400;

const isMagnetic = ({ line: name }: Art) => name === 'magnetic';

const heightOf = (art: Art) => (isMagnetic(art) ? 610 : 720);
const depthOf = (art: Art) => (isMagnetic(art) ? 62 : 96);

function shellPaint({ pen, body }: Art): string {
  return pen.linear(
    [
      [0, body.lighter],
      [0.25, body.light],
      [0.5, body.dark],
      [0.75, body.base],
      [1, body.darker],
    ],
    [0, 0, 0.5, 1],
  );
}

function skin(art: Art): string {
  const { pen, body } = art;
  const shape = roundedBox(WIDTH, heightOf(art), 54);
  const grain = pen.stripes(
    [
      [0, body.darker, 0.16],
      [0.5, body.lighter, 0.14],
      [1, body.darker, 0.16],
    ],
    0,
    6,
  );
  return (
    path(
      shape,
      pen.linear(
        [
          [0, body.light],
          [0.55, body.base],
          [1, body.dark],
        ],
        [0, 0, 0.9, 1],
      ),
      { stroke: body.lighter, 'stroke-width': 3, 'stroke-opacity': 0.7 },
    ) + path(shape, grain)
  );
}

/** The ring of magnets that holds a phone, and the lights of the charge below it. */
function magneticFace(art: Art): string {
  const { body, accent } = art;
  return (
    skin(art) +
    circle(0, -60, 142, 'none', { stroke: body.lighter, 'stroke-width': 20, opacity: 0.75 }) +
    rect(-11, 104, 22, 80, 11, body.lighter, { opacity: 0.75 }) +
    path(nameplate(0, -60, 90), body.mark) +
    [0, 1, 2, 3].map((i) => circle(-36 + i * 24, 252, 5, i < 3 ? accent.light : body.darker)).join('')
  );
}

/** What displays show: per cent of the charge. */
const CHARGES = ['88', '64', '96', '75', '82', '59'] as const;

function frontFace(art: Art): string {
  const { pen, body, accent } = art;
  if (isMagnetic(art)) return magneticFace(art);
  const display =
    rect(-130, -290, 260, 170, 30, '#080a0f', { stroke: mix(body.base, body.darker, 0.6), 'stroke-width': 3 }) +
    figures(chosen(CHARGES, art.seed, 6), -65, -252, 92, '#f5f8ff', 0.1);
  const level = [0, 1, 2, 3]
    .map(
      (i) =>
        circle(-48 + i * 32, -76, 6, i < 3 ? accent.light : body.darker) +
        (i < 3
          ? circle(
              -48 + i * 32,
              -76,
              15,
              pen.radial([
                [0, accent.base, 0.9],
                [1, accent.base, 0],
              ]),
            )
          : ''),
    )
    .join('');
  return (
    skin(art) +
    display +
    level +
    path(nameplate(0, 130, 130), body.mark) +
    rect(-70, 290, 140, 9, 4.5, body.seam, { opacity: 0.5 })
  );
}

function backFace(art: Art): string {
  const { body } = art;
  return (
    skin(art) +
    path(nameplate(0, -40, 110), body.mark) +
    [0, 1, 2].map((i) => rect(-90, 206 + i * 26, 180 - i * 40, 8, 4, body.seam, { opacity: 0.6 })).join('')
  );
}

/** A USB-A socket that fits into the narrow top. */
const socket =
  rect(0, -18, 80, 36, 5, '#0a0c10', { stroke: '#8b93a1', 'stroke-width': 3 }) + rect(8, -12, 64, 12, 2, '#ff8a3d');

function whole(art: Art, view: Projection, behind: boolean): string {
  const { pen, body } = art;
  const height = heightOf(art);
  const depth = depthOf(art);
  const shell = solid(pen, view, {
    at: [0, height / 2, -depth / 2],
    frame: FRONT,
    outline: roundedBox(WIDTH, height, 54),
    depth,
    fill: shellPaint(art),
  });
  const face = group(behind ? backFace(art) : frontFace(art), {
    transform: view.onto([0, height / 2, depth / 2], FRONT),
  });
  const { usbC: small, usbA: large } = art.shape.ports ?? { usbC: 2, usbA: 1 };
  const count = small + large;
  const outlets = group(
    repeat(count, (i) => moved(i < small ? usbC(66) : socket, (i - (count - 1) / 2) * 100 + (i < small ? 0 : -40), 0)),
    { transform: view.onto([0, height, 0], TOP) },
  );
  const loop =
    line('M0 0C40 -60 96 -40 96 20S60 150 66 210', body.darker, 16) +
    line('M0 0C40 -60 96 -40 96 20S60 150 66 210', art.accent.base, 10);
  const [x, y] = view.point([WIDTH / 2 - 20, height - 60, 0]);
  return (
    footShadow(art, view, WIDTH * 0.92, depth * 1.1, 40) +
    (art.shape.ownCable === false ? '' : group(loop, { transform: `translate(${x} ${y})` })) +
    shell +
    outlets +
    face
  );
}

/** How large a power bank is by its capacity, as a share of one of 20,000 milliampere-hours. */
const sizeOf = ({ shape }: Art) => Math.max(0.82, Math.min(1.04, 0.8 + (0.2 * (shape.capacity ?? 20000)) / 20000));

function painted(art: Art, view: Exclude<View, 'box'>): string {
  if (view === 'angle') return whole(art, projection(-36, 22, 575, 930, 1.08), false);
  if (view === 'back') return whole(art, projection(0, 10, 600, 960, 1.08), true);
  if (view === 'detail') return zoomed(whole(art, projection(-36, 32, 590, 930, 1.1), false), 2.1, [560, 380]);
  return whole(art, projection(0, 10, 600, 960, 1.08), false);
}

export const powerBank: Sketch = {
  lines: ['standard', 'magnetic'],
  views: ['front', 'angle', 'back', 'detail', 'box'],
  accessories: ['cable', 'leaflet'],
  retailBox: [320, 480, 120],
  paint(art, view) {
    const picture = painted(art, view);
    return view === 'detail' ? picture : zoomed(picture, sizeOf(art), [600, 990], [600, 990]);
  },
};
