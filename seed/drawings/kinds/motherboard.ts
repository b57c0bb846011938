import { block, facePaint, GOLD, GRAPHITE, METAL, screw, tube } from '../bodies.ts';
import { mix, tones } from '../colour.ts';
import { type Projection, standing, TOP } from '../projection.ts';
import { circle, group, line, nameplate, path, rect, repeat } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { footShadow } from '../studio.ts';

interface Board {
  width: number;
  depth: number;
  /** Its middle. */
  at: readonly [x: number, z: number];
}

/** Boards of each form factor; their rear left corners are in the same place. */
const BOARDS: Readonly<Record<string, Board>> = {
  standard: { width: 720, depth: 820, at: [0, 0] },
  micro: { width: 720, depth: 690, at: [0, -65] },
  mini: { width: 590, depth: 560, at: [-65, -130] },
};

const boardOf = (line: string): Board => BOARDS[line] ?? { width: 720, depth: 820, at: [0, 0] };
/** The upper side of the bare board. */
const FACE = 12;

function traces(art: Art): string {
  const lanes = Array.from({ length: 7 }, (_, i) => `M${i * 9} 0V${80 - i * 6}l60 60H190`).join('');
  const bundle = (x: number, y: number, turn: number) =>
    line(lanes, art.accent.light, 1.8, { transform: `translate(${x} ${y}) rotate(${turn})`, opacity: 0.3 });
  const { width, depth, at } = boardOf(art.line);
  const [left, right] = [at[0] - width / 2 + 30, at[0] + width / 2 - 30];
  const [rear, front] = [at[1] - depth / 2 + 30, at[1] + depth / 2 - 30];
  const holes = [rear, 30, front].flatMap((z) => [left, right].map((x) => [x, z] as const));
  return (
    bundle(-40, -60, 0) +
    (art.line === 'standard' ? bundle(230, 200, 90) : '') +
    bundle(-300, 60, 0) +
    holes.map(([x, y]) => screw(x, y, 13)).join('') +
    repeat(9, (i) => rect(-300 + i * 26, front + 4, 16, 10, 2, i % 2 ? '#6b7280' : '#c9a86a')) +
    repeat(art.line === 'mini' ? 4 : 8, (i) => rect(90 + i * 22, -40 + (i % 3) * 14, 12, 8, 1.5, '#6b7280')) +
    path(nameplate(right - 62, front - 50, 60), art.accent.base)
  );
}

function fins(width: number, depth: number, colour: string): string {
  const rows = Array.from(
    { length: Math.floor(depth / 22) },
    (_, i) => `M${16 - width / 2} ${16 - depth / 2 + i * 22}h${width - 32}`,
  );
  return line(rows.join(''), colour, 8, { opacity: 0.6 });
}

function socket(art: Art, view: Projection): string {
  const frame = block(art, view, { at: [-40, FACE, -190], size: [196, 18, 196], r: 10, round: 'top', tones: METAL });
  const bed =
    rect(-74, -74, 148, 148, 6, '#15181e') +
    rect(
      -58,
      -58,
      116,
      116,
      2,
      art.pen.stripes(
        [
          [0, '#15181e'],
          [0.5, '#15181e'],
          [0.5, GOLD.base],
          [1, GOLD.base],
        ],
        5,
        0,
      ),
    ) +
    rect(-22, -22, 44, 44, 2, '#15181e') +
    line('M88 -90V86H60', '#d5dae2', 6);
  return frame + group(bed, { transform: view.onto([-40, FACE + 18, -190], TOP) });
}

function slot(art: Art, view: Projection, z: number, x: number, length: number, shield: boolean): string {
  const face = rect(-length / 2 + 8, -4, length - 16, 8, 3, '#05070a');
  return block(art, view, {
    at: [x, FACE, z],
    size: [length, 26, 26],
    r: 5,
    round: 'top',
    layers: 6,
    tones: shield ? METAL : GRAPHITE,
    faces: { top: face },
  });
}

function scene(art: Art, camera: Projection): string {
  const { pen, body, accent } = art;
  const { width, depth, at } = boardOf(art.line);
  const view = standing(camera, [-at[0], 0, -at[1]]);
  const board = tones(mix('#12161d', body.base, 0.22));
  const steel = tones(mix(body.base, '#5a6270', 0.15));
  const cooler = (x: number, z: number, w: number, d: number, h: number, face = '') =>
    block(art, view, {
      at: [x, FACE, z],
      size: [w, h, d],
      r: 12,
      round: 'top',
      layers: 12,
      tones: steel,
      faces: { top: face },
    });
  const cans = (points: readonly (readonly [number, number])[]) =>
    points
      .map(([x, z]) =>
        tube(art, view, {
          at: [x, FACE, z],
          frame: TOP,
          r: 13,
          length: 24,
          tones: METAL,
          cap: path('M-13 0A13 13 0 0 1 0 -13V13A13 13 0 0 1 -13 0z', '#2b303a'),
        }),
      )
      .join('');
  const isFull = art.line === 'standard';
  const isMini = art.line === 'mini';
  const memory = repeat(isMini ? 2 : 4, (i) =>
    block(art, view, {
      at: [(isMini ? 104 : 128) + i * 34, FACE, -190],
      size: [20, 30, 330],
      r: 5,
      round: 'top',
      tones: i % 2 ? GRAPHITE : tones(mix('#3a404b', accent.base, 0.25)),
      layers: 6,
      faces: { top: rect(-3, -150, 6, 300, 2, '#05070a') },
    }),
  );
  const power = block(art, view, {
    at: [isMini ? 196 : 312, FACE, -120],
    size: [44, 40, 190],
    r: 5,
    round: 'top',
    layers: 8,
    tones: GRAPHITE,
    faces: { top: repeat(18, (i) => rect(-16 + (i % 2) * 18, -86 + Math.floor(i / 2) * 19.6, 13, 13, 2, '#05070a')) },
  });
  const ports = block(art, view, {
    at: [-290, FACE, -210],
    size: [120, 92, 370],
    r: 14,
    round: 'top',
    layers: 14,
    tones: steel,
    faces: {
      top: path('M-60 70L60 -50V-120L-60 0z', accent.base, { opacity: 0.9 }) + path(nameplate(0, 110, 76), steel.mark),
      right: repeat(5, (i) => rect(-150 + i * 62, -14, 44, 10, 5, steel.darker)),
    },
  });
  const chipset = cooler(
    190,
    isFull ? 230 : 130,
    230,
    isFull ? 200 : 150,
    32,
    path('M-115 40L20 -100H70L-115 90z', accent.base, { opacity: 0.9 }) + path(nameplate(30, 14, 100), steel.mark),
  );
  return (
    footShadow(art, standing(view, [at[0], 0, at[1]]), width, depth, 20) +
    block(art, view, { at: [at[0], 0, at[1]], size: [width, FACE, depth], r: 14, round: 'top', tones: board }) +
    group(traces(art), { transform: view.onto([0, FACE, 0], TOP) }) +
    cooler(-30, -350, 330, 70, 74, fins(330, 70, steel.darker)) +
    memory +
    power +
    socket(art, view) +
    cooler(-178, -190, 64, 250, 80, fins(64, 250, steel.darker)) +
    ports +
    cans([
      [-110, -60],
      [-76, -60],
      [-42, -60],
      [-8, -60],
    ]) +
    cooler(-100, 20, 320, 70, 24, rect(-130, -3, 200, 6, 3, accent.base) + path(nameplate(124, 0, 42), steel.mark)) +
    slot(art, view, 100, -110, isMini ? 340 : 390, true) +
    (isMini ? '' : cooler(-130, 170, 280, 64, 24, fins(280, 64, steel.darker)) + chipset) +
    (isFull
      ? slot(art, view, 250, -110, 390, false) + slot(art, view, 330, -210, 190, false)
      : isMini
        ? ''
        : slot(art, view, 238, -210, 190, false)) +
    cans(
      isFull
        ? [
            [-300, 60],
            [-300, 280],
            [-270, 280],
          ]
        : [[-300, 60]],
    ) +
    (isMini
      ? ''
      : block(art, view, {
          at: [330, FACE, 120],
          size: [36, 30, 130],
          r: 4,
          round: 'top',
          tones: GRAPHITE,
          faces: { top: repeat(3, (i) => rect(-10, -56 + i * 42, 20, 30, 3, '#05070a')) },
        })) +
    group(circle(0, 0, 34, facePaint(pen, METAL), { stroke: METAL.darker, 'stroke-width': 3 }), {
      transform: view.onto(isFull ? [30, FACE + 4, 336] : isMini ? [150, FACE + 4, 90] : [20, FACE + 4, 232], TOP),
    })
  );
}

export const motherboard = staged({
  lines: ['standard', 'micro', 'mini'],
  accessories: ['leaflet', 'cable'],
  retailBox: [480, 440, 130],
  stage: (line) => ({
    size: [boardOf(line).width, 100, boardOf(line).depth],
    front: [0, 64],
    angle: [-28, 48],
    focus: [20, 60, -160],
    zoom: 2.2,
    fillSize: line === 'mini' ? 720 : line === 'micro' ? 880 : 960,
  }),
  scene,
});
