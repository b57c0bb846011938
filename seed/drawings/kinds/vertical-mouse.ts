import { facePaint, logo } from '../bodies.ts';
import { mix } from '../colour.ts';
import { FRONT, type Frame, type Projection, projection, solid, type Vector } from '../projection.ts';
import { group, line, path, rect, zoomed } from '../shapes.ts';
import type { Art, View } from '../sketch.ts';
import { footShadow } from '../studio.ts';

/** The cross-section from the front, standing on (0, 0): steep at the thumb, sloping on the side of the fingers. */
const SECTION =
  'M-210 0C-216 -24 -190 -44 -148 -50C-118 -66 -128 -270 -110 -366C-98 -424 -44 -440 0 -412C62 -366 150 -190 186 -96C202 -54 204 -22 194 0z';

const LENGTH = 560;

/** The side on which the fingers lie: its directions run to the rear and down. */
const SLOPE: Frame = { u: [0, 0, -1], v: [0.46, -0.888, 0], n: [0.888, 0.46, 0] };
const ON_SLOPE: Vector = [98, 268, 10];

/** The buttons and the wheel, around (0, 0) on the slope. */
function buttons(art: Art): string {
  const { body, accent, pen } = art;
  const wheel = pen.linear([
    [0, '#14171e'],
    [0.5, '#5b6270'],
    [1, '#14171e'],
  ]);
  const seam = { opacity: 0.85 };
  return (
    line('M-246 -4H-30M-30 -116Q-6 0 -30 120', body.darker, 5, seam) +
    rect(-214, -34, 106, 62, 30, '#07090d') +
    rect(-204, -22, 86, 38, 17, wheel) +
    rect(-166, -22, 8, 38, 2, accent.base) +
    rect(-78, -20, 30, 34, 10, body.darker) +
    logo(body, 130, 0, 66)
  );
}

/** The size of the cross-section at a share of the way from the rear to the front. */
const sizeAt = (t: number) => 1 - 0.26 * Math.abs(1 - 2 * t) ** 9 - 0.16 * (1 - t);

function scene(art: Art, view: Projection): string {
  const { pen, body } = art;
  const shade = (t: number) =>
    pen.linear(
      [
        [0, mix(body.darker, body.base, 0.3 + 0.3 * t)],
        [0.42, mix(body.base, body.light, t)],
        [0.62, mix(body.light, body.lighter, t)],
        [1, mix(body.dark, body.base, t)],
      ],
      [0, 0.2, 1, 0.7],
    );
  const hull = solid(pen, view, {
    at: [0, 6, -LENGTH / 2],
    frame: FRONT,
    outline: SECTION,
    depth: LENGTH,
    fill: (t) => shade(Math.round(t * 24) / 24),
    profile: sizeAt,
    rise: (t) => 0.5 - 0.5 * Math.cos(Math.PI * t),
    layers: 80,
  });
  const front = group(path(SECTION, facePaint(pen, body)), {
    transform: view.onto([0, 6, LENGTH / 2], FRONT, sizeAt(1)),
  });
  const thumb = group(
    path('M-150 -30Q-20 20 130 -34', 'none', { stroke: body.light, 'stroke-width': 6, opacity: 0.6 }),
    {
      transform: view.onto([-120, 150, 0], { u: [0, 0, 1], v: [0, -1, 0], n: [-1, 0, 0] }),
    },
  );
  const side =
    view.point([1, 0, 0])[1] - view.point([0, 0, 0])[1] > 0
      ? group(buttons(art), { transform: view.onto(ON_SLOPE, SLOPE) })
      : thumb;
  return footShadow(art, view, 360, LENGTH, 150) + hull + front + side;
}

/** A mouse that the hand holds upright. */
export function verticalMouse(art: Art, view: Exclude<View, 'box'>): string {
  if (view === 'front') return scene(art, projection(-46, 16, 590, 800, 1.32));
  const picture = scene(art, projection(-24, 26, 600, 800, 1.3));
  return view === 'detail' ? zoomed(picture, 2, [690, 520]) : picture;
}
