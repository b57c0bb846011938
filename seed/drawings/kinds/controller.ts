import { mix } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { leaning, projection, shifted, solid, TOP } from '../projection.ts';
import { bolt, circle, group, path, rect, zoomed } from '../shapes.ts';
import type { Art, Sketch } from '../sketch.ts';
import { shapeShadow } from '../studio.ts';

/** The outline seen from above, around (0, 0), 800 wide. */
export const OUTLINE =
  'M-190 -196C-110 -212 110 -212 190 -196C270 -222 330 -196 352 -122C394 10 420 140 402 218C388 286 320 298 276 244C240 200 206 148 150 138H-150C-206 148 -240 200 -276 244C-320 298 -388 286 -402 218C-420 140 -394 10 -352 -122C-330 -196 -270 -222 -190 -196z';

/** The shade that a raised key throws around its foot. */
function under(pen: Pen): string {
  return pen.radial([
    [0.72, '#000000', 0.5],
    [0.86, '#000000', 0.2],
    [1, '#000000', 0],
  ]);
}

function stick({ pen, accent }: Art, x: number, y: number): string {
  const cap = pen.radial(
    [
      [0, '#2b303b'],
      [0.6, '#1a1e26'],
      [0.85, '#39404d'],
      [1, '#0a0c11'],
    ],
    0.45,
    0.4,
    0.6,
  );
  return (
    circle(x, y, 74, '#0a0c10', { opacity: 0.9 }) +
    circle(x, y, 74, 'none', { stroke: accent.base, 'stroke-width': 4, opacity: 0.85 }) +
    circle(x + 4, y + 7, 66, under(pen)) +
    circle(x, y, 56, cap) +
    circle(
      x,
      y,
      40,
      pen.radial(
        [
          [0, '#12151b'],
          [1, '#2a2f3a'],
        ],
        0.5,
        0.6,
        0.6,
      ),
    )
  );
}

/** Everything on the upper side, around (0, 0). */
export function controllerFace(art: Art): string {
  const { pen, body, accent } = art;
  const skin = pen.linear(
    [
      [0, body.lighter],
      [0.3, body.light],
      [0.65, body.base],
      [1, body.dark],
    ],
    [0.2, 0, 0.7, 1],
  );
  const grips = [
    'M-352 -122C-394 10 -420 140 -402 218C-388 286 -320 298 -276 244C-262 226 -248 206 -234 190C-320 150 -352 20 -336 -150z',
    'M352 -122C394 10 420 140 402 218C388 286 320 298 276 244C262 226 248 206 234 190C320 150 352 20 336 -150z',
  ];
  const cross = 'M-22 -66H22V-22H66V22H22V66H-22V22H-66V-22H-22z';
  const key = (x: number, y: number, colour: string, mark: string) =>
    circle(x + 2, y + 5, 40, under(pen)) +
    circle(
      x,
      y,
      32,
      pen.radial(
        [
          [0, '#3a404d'],
          [1, '#14171e'],
        ],
        0.4,
        0.32,
        0.75,
      ),
    ) +
    group(
      path(mark, 'none', {
        stroke: colour,
        'stroke-width': 5.5,
        'stroke-linejoin': 'round',
        'stroke-linecap': 'round',
      }),
      { transform: `translate(${x} ${y})` },
    );
  return (
    path(OUTLINE, skin, { stroke: body.lighter, 'stroke-width': 3, 'stroke-opacity': 0.6 }) +
    grips.map((d) => path(d, mix(body.base, body.darker, 0.55), { opacity: 0.55 })).join('') +
    path('M-118 -176C-60 -186 60 -186 118 -176L92 -96C60 -84 -60 -84 -92 -96z', mix(body.darker, '#0d1017', 0.6), {
      stroke: body.dark,
      'stroke-width': 2,
    }) +
    path('M-92 -96C-60 -84 60 -84 92 -96', 'none', { stroke: accent.base, 'stroke-width': 5 }) +
    path(bolt(0, -136, 54), accent.lighter) +
    circle(-216, -66, 84, mix(body.base, body.dark, 0.6)) +
    stick(art, -216, -66) +
    circle(112, 50, 84, mix(body.base, body.dark, 0.6)) +
    stick(art, 112, 50) +
    group(
      circle(0, 0, 84, mix(body.base, body.dark, 0.6)) +
        circle(0, 0, 76, '#14171e') +
        path(
          cross,
          pen.linear(
            [
              [0, '#4a515f'],
              [1, '#20242d'],
            ],
            [0, 0, 1, 1],
          ),
          { stroke: '#0a0c10', 'stroke-width': 3 },
        ) +
        circle(0, 0, 14, '#14171e'),
      { transform: 'translate(-112 50)' },
    ) +
    key(216, -126, '#ffd34d', 'M0 -12L12 10H-12z') +
    key(216, -6, '#4dd58c', 'M-10 -10L10 10M10 -10L-10 10') +
    key(156, -66, '#5aa2ff', 'M-10 -10H10V10H-10z') +
    key(276, -66, '#ff5c7a', 'M-11 0A11 11 0 1 1 11 0A11 11 0 1 1 -11 0z') +
    rect(-112, -58, 42, 17, 8.5, '#14171e') +
    rect(70, -58, 42, 17, 8.5, '#14171e') +
    circle(0, -30, 22, '#14171e', { stroke: body.dark, 'stroke-width': 3 }) +
    circle(0, -30, 8, accent.light) +
    [-2, -1, 0, 1, 2].map((i) => circle(i * 15, 108, 3.6, body.darker)).join('')
  );
}

function shoulders({ body, pen }: Art): string {
  const dark = pen.linear([
    [0, '#3a404d'],
    [1, '#12151b'],
  ]);
  return (
    path('M-322 -176C-316 -236 -200 -250 -164 -206L-170 -190z', dark) +
    path('M322 -176C316 -236 200 -250 164 -206L170 -190z', dark) +
    path('M-304 -186C-290 -220 -214 -228 -180 -204', 'none', { stroke: body.light, 'stroke-width': 2, opacity: 0.5 })
  );
}

function flat(art: Art): string {
  const place = 'translate(600 590) scale(1.22)';
  return (
    shapeShadow(art, group(path(OUTLINE, '#0b111c'), { transform: place }), 18, 34) +
    group(shoulders(art) + controllerFace(art), { transform: place })
  );
}

function angled(art: Art): string {
  const { pen, body } = art;
  const view = projection(-17, 24, 590, 640, 1.18);
  const frame = leaning(46);
  const edge = pen.linear(
    [
      [0, body.light],
      [0.5, body.dark],
      [1, body.darker],
    ],
    [0, 0, 0.5, 1],
  );
  const shell = solid(pen, view, {
    at: shifted([0, 0, 0], frame.n, -108),
    frame,
    outline: OUTLINE,
    depth: 108,
    fill: edge,
    profile: (t) => 0.86 + 0.14 * Math.sqrt(Math.min(1, t * 1.35)),
    layers: 60,
  });
  const bumpers = group(shoulders(art), { transform: view.onto(shifted([0, 0, 0], frame.n, -20), frame) });
  const outline = group(path(OUTLINE, '#0b111c'), { transform: view.onto([10, -170, 10], TOP, 0.98) });
  return (
    shapeShadow(art, outline, 6, 14) +
    bumpers +
    shell +
    group(controllerFace(art), { transform: view.onto([0, 0, 0], frame) })
  );
}

export const controller: Sketch = {
  lines: ['standard'],
  views: ['front', 'angle', 'detail', 'box'],
  accessories: ['cable', 'leaflet'],
  retailBox: [460, 400, 170],
  paint(art, view) {
    if (view === 'angle') return angled(art);
    if (view === 'detail') return zoomed(angled(art), 2.3, [790, 620]);
    return flat(art);
  },
};
