import { mix } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { leaning, projection, shifted, solid, TOP } from '../projection.ts';
import { circle, group, nameplate, path, rect, zoomed } from '../shapes.ts';
import type { Art, Sketch } from '../sketch.ts';
import { shapeShadow } from '../studio.ts';
import { CONTROLLER_LINES, type ControllerLayout, controllerLayout } from './controller-layouts.ts';

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

/** What is between the hands, around (0, 0). */
function middle(art: Art, kind: ControllerLayout['middle']): string {
  const { body, accent } = art;
  const small = (x: number) => rect(x, -58, 42, 17, 8.5, '#14171e');
  if (kind === 'none') return '';
  if (kind === 'keys') return small(-64) + small(22) + path(nameplate(0, -126, 46), accent.lighter);
  if (kind === 'touch-pad')
    return (
      path(
        'M-150 -186C-90 -196 90 -196 150 -186L128 -52C124 -36 112 -28 96 -28H-96C-112 -28 -124 -36 -128 -52z',
        body.lighter,
        {
          stroke: body.darker,
          'stroke-width': 3,
          'stroke-opacity': 0.5,
        },
      ) +
      path('M-150 -186L-128 -52M150 -186L128 -52', 'none', { stroke: accent.base, 'stroke-width': 5 }) +
      rect(-186, -150, 12, 40, 6, body.darker) +
      rect(174, -150, 12, 40, 6, body.darker) +
      path(nameplate(0, 36, 36), body.darker) +
      rect(-18, 76, 36, 12, 6, body.darker)
    );
  return (
    path('M-118 -176C-60 -186 60 -186 118 -176L92 -96C60 -84 -60 -84 -92 -96z', mix(body.darker, '#0d1017', 0.6), {
      stroke: body.dark,
      'stroke-width': 2,
    }) +
    path('M-92 -96C-60 -84 60 -84 92 -96', 'none', { stroke: accent.base, 'stroke-width': 5 }) +
    path(nameplate(0, -136, 54), accent.lighter) +
    small(-112) +
    small(70) +
    circle(0, -30, 22, '#14171e', { stroke: body.dark, 'stroke-width': 3 }) +
    circle(0, -30, 8, accent.light) +
    [-2, -1, 0, 1, 2].map((i) => circle(i * 15, 108, 3.6, body.darker)).join('')
  );
}

/** The marks of four buttons: top, bottom, left and right. */
const SHAPES = [
  'M0 -12L12 10H-12z',
  'M-10 -10L10 10M10 -10L-10 10',
  'M-10 -10H10V10H-10z',
  'M-11 0A11 11 0 1 1 11 0A11 11 0 1 1 -11 0z',
];
const LETTERS = [
  'M-9 -11L0 0L9 -11M0 0V11',
  'M-9 11L0 -12L9 11M-5 4H5',
  'M-9 -11L9 11M9 -11L-9 11',
  'M-7 -11V11H4Q10 5 4 0H-7M4 0Q9 -6 4 -11H-7',
];
const COLOURS = ['#ffd34d', '#4dd58c', '#5aa2ff', '#ff5c7a'];

/** Everything on the upper side, around (0, 0); `line` is one of the lines of controllers. */
export function controllerFace(art: Art, line: string): string {
  const { pen, body } = art;
  const layout = controllerLayout(line);
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
    (mark &&
      group(
        path(mark, 'none', {
          stroke: colour,
          'stroke-width': 5.5,
          'stroke-linejoin': 'round',
          'stroke-linecap': 'round',
        }),
        { transform: `translate(${x} ${y})` },
      ));
  const step = line === 'halves' ? 48 : 60;
  const diamond = ({ at: [x, y], marks }: ControllerLayout['diamonds'][number]) =>
    (marks === 'shapes' ? SHAPES : LETTERS)
      .map((mark, index) => {
        const colour = art.shape.colouredButtons || marks === 'shapes' ? (COLOURS[index] ?? '') : '#c3cad5';
        const [dx, dy] = [
          [0, -step],
          [0, step],
          [-step, 0],
          [step, 0],
        ][index] ?? [0, 0];
        return key(x + (dx ?? 0), y + (dy ?? 0), colour, line === 'halves' ? '' : mark);
      })
      .join('');
  const arrows = ([x, y]: readonly [number, number]) =>
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
      { transform: `translate(${x} ${y})` },
    );
  return (
    path(layout.outline, skin, { stroke: body.lighter, 'stroke-width': 3, 'stroke-opacity': 0.6 }) +
    (layout.hasGrips ? grips : []).map((d) => path(d, mix(body.base, body.darker, 0.55), { opacity: 0.55 })).join('') +
    (line === 'halves' ? rails(art) : '') +
    middle(art, layout.middle) +
    layout.sticks.map(([x, y]) => circle(x, y, 84, mix(body.base, body.dark, 0.6)) + stick(art, x, y)).join('') +
    (layout.cross ? arrows(layout.cross) : '') +
    layout.diamonds.map(diamond).join('')
  );
}

/** The rails by which two halves are put on a console, and their small keys. */
function rails({ accent }: Art): string {
  return (
    rect(-124, -262, 16, 524, 6, accent.base) +
    rect(108, -262, 16, 524, 6, accent.base) +
    rect(-172, -226, 34, 9, 4.5, '#12151b') +
    rect(138, -226, 34, 9, 4.5, '#12151b') +
    rect(150.5, -238.5, 9, 34, 4.5, '#12151b') +
    rect(-170, 200, 26, 26, 6, '#12151b') +
    circle(156, 213, 15, '#12151b', { stroke: '#5b6270', 'stroke-width': 2 })
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
  const { outline, hasGrips } = controllerLayout(art.line);
  const place = 'translate(600 590) scale(1.22)';
  return (
    shapeShadow(art, group(path(outline, '#0b111c'), { transform: place }), 18, 34) +
    group((hasGrips ? shoulders(art) : '') + controllerFace(art, art.line), { transform: place })
  );
}

function angled(art: Art): string {
  const { pen, body } = art;
  const { outline, hasGrips } = controllerLayout(art.line);
  const depth = hasGrips ? 108 : 60;
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
    at: shifted([0, 0, 0], frame.n, -depth),
    frame,
    outline,
    depth,
    fill: edge,
    ...(art.line === 'halves' ? {} : { profile: (t: number) => 0.86 + 0.14 * Math.sqrt(Math.min(1, t * 1.35)) }),
    layers: 60,
  });
  const bumpers = !hasGrips
    ? ''
    : group(shoulders(art), { transform: view.onto(shifted([0, 0, 0], frame.n, -20), frame) });
  const cast = group(path(outline, '#0b111c'), { transform: view.onto([10, -170, 10], TOP, 0.98) });
  return (
    shapeShadow(art, cast, 6, 14) +
    bumpers +
    shell +
    group(controllerFace(art, art.line), { transform: view.onto([0, 0, 0], frame) })
  );
}

export const controller: Sketch = {
  lines: CONTROLLER_LINES,
  views: ['front', 'angle', 'detail', 'box'],
  accessories: ['cable', 'leaflet'],
  retailBox: [460, 400, 170],
  paint(art, view) {
    if (view === 'angle') return angled(art);
    if (view === 'detail') return zoomed(angled(art), 2.3, [790, 620]);
    return flat(art);
  },
};
