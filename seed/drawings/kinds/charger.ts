import { mix } from '../colour.ts';
import { FRONT, type Projection, projection, RIGHT, solid } from '../projection.ts';
import { figures, figuresWidth } from '../screen.ts';
import { group, moved, nameplate, path, rect, repeat, roundedBox, zoomed } from '../shapes.ts';
import type { Art, Sketch } from '../sketch.ts';
import { footShadow } from '../studio.ts';
import { chosen } from '../variety.ts';
import { usbA, usbC } from './sockets.ts';

/** The sockets below the display: USB-C first. */
function sockets({ shape }: Art): string {
  const { usbC: small, usbA: large } = shape.ports ?? { usbC: 2, usbA: 1 };
  const count = small + large;
  const step = count > 3 ? 58 : 72;
  const top = 80 - ((count - 1) * step) / 2;
  return repeat(count, (i) => moved(i < small ? usbC(count > 3 ? 68 : 76) : usbA('#ff8a3d'), 0, top + i * step));
}

/** The display with the power in watts. */
function display({ accent, shape }: Art): string {
  const watts = String(shape.watts ?? 65);
  const size = watts.length > 2 ? 54 : 68;
  const width = figuresWidth(watts, size);
  return (
    rect(-100, -176, 200, 128, 22, '#0a0c10') + figures(watts, -width / 2, -112 - size / 2, size, accent.lighter, 0.13)
  );
}

/** Width, height, depth and corner of chargers with one socket. */
const SMALL = [
  [300, 320, 300, 84],
  [290, 300, 340, 40],
  [310, 310, 280, 64],
  [270, 360, 290, 70],
] as const;

/** By how many degrees chargers on cards are turned. */
const TURNS = [0, -16, 12, -8] as const;

function whole(art: Art, view: Projection): string {
  const { pen, body } = art;
  const multi = art.line === 'multi';
  const [w, h, d, r] = multi ? [330, 440, 330, 74] : chosen(SMALL, art.seed, 5);
  const shell = solid(pen, view, {
    at: [0, h / 2, -d / 2],
    frame: FRONT,
    outline: roundedBox(w, h, r),
    depth: d,
    fill: pen.linear(
      [
        [0, body.lighter],
        [0.3, body.light],
        [0.65, body.base],
        [1, body.darker],
      ],
      [0.2, 0, 0.6, 1],
    ),
    profile: (t) => 1 - 0.035 * Math.abs(2 * t - 1) ** 12,
    layers: 80,
  });
  const outlets = multi
    ? sockets(art) + display(art)
    : group(usbC(96), { transform: 'translate(0 34)' }) + path(nameplate(0, -76, 74), body.mark);
  const face =
    path(
      roundedBox(w, h, r),
      pen.linear(
        [
          [0, body.light],
          [0.6, body.base],
          [1, mix(body.base, body.dark, 0.6)],
        ],
        [0, 0, 0.8, 1],
      ),
    ) +
    path(roundedBox(w - 34, h - 34, r - 17), 'none', {
      stroke: body.lighter,
      'stroke-width': 3,
      'stroke-opacity': 0.7,
    }) +
    outlets;
  const brass = pen.linear([
    [0, '#f0f2f5'],
    [0.5, '#a5adba'],
    [1, '#6a7280'],
  ]);
  const pins = [60, -60].map((z) => {
    const outline = roundedBox(16, 84, 6);
    return (
      solid(pen, view, { at: [w / 2, h / 2 + 10, z], frame: RIGHT, outline, depth: 92, fill: brass }) +
      group(path(outline, '#cfd5de', { stroke: '#ffffff', 'stroke-width': 1.5 }), {
        transform: view.onto([w / 2 + 92, h / 2 + 10, z], RIGHT),
      })
    );
  });
  const seat = group(path(roundedBox(d - 80, h - 90, r - 20), mix(body.base, body.dark, 0.7), { opacity: 0.7 }), {
    transform: view.onto([w / 2 - 1, h / 2 + 4, 0], RIGHT),
  });
  const showsPins = view.point([0, 0, 100])[0] < view.point([0, 0, 0])[0] - 5;
  return (
    footShadow(art, view, w * 0.9, d * 0.9, 60) +
    shell +
    group(face, { transform: view.onto([0, h / 2, d / 2], FRONT, 0.965) }) +
    (showsPins ? seat + [...pins].reverse().join('') : '')
  );
}

export const charger: Sketch = {
  lines: ['single', 'multi'],
  views: ['front', 'angle', 'detail', 'box'],
  accessories: ['cable', 'leaflet'],
  retailBox: [320, 400, 150],
  paint(art, view) {
    const share = Math.min(1, (art.shape.watts ?? 65) / 100);
    const size = art.line === 'multi' ? 1.5 + 0.28 * share : 1.72 + 0.6 * share;
    if (view === 'front') return whole(art, projection(chosen(TURNS, art.seed, 1), 12, 600, 930, size));
    const picture = whole(art, projection(-42, 20, 550, 880, size));
    return view === 'detail' ? zoomed(picture, 2, [480, 640]) : picture;
  },
};
