import { block, facePaint, faces, GOLD } from '../bodies.ts';
import { mix, tones } from '../colour.ts';
import { FRONT, type Projection, solid, TOP } from '../projection.ts';
import { group, nameplate, path, rect, repeat, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { footShadow } from '../studio.ts';

const SIDE = 640;
/** The depth of the board of a line. */
const depthOf = (line: string) => (line === 'oblong' ? 780 : SIDE);

/** The heat spreaders of the lines. */
const SPREADERS: Readonly<Record<string, string>> = {
  oblong:
    'M-262 -300H-150V-338H150V-300H262Q276 -300 276 -286V-150H300V150H276V286Q276 300 262 300H150V338H-150V300H-262Q-276 300 -276 286V150H-300V-150H-276V-286Q-276 -300 -262 -300z',
  plain: 'M-262 -286H262Q286 -286 286 -262V262Q286 286 262 286H-262Q-286 286 -286 262V-262Q-286 -286 -262 -286z',
};
/** Width and depth of the raised part of the heat spreaders. */
const LIDS: Readonly<Record<string, readonly [number, number]>> = { oblong: [500, 560], plain: [548, 548] };

const CUT_SPREADER =
  'M-236 -250H-150V-286H150V-250H236Q250 -250 250 -236V-130H282V130H250V236Q250 250 236 250H150V286H-150V250H-236Q-250 250 -250 236V130H-282V-130H-250V-236Q-250 -250 -236 -250z';

/** The small parts and golden marks around the heat spreader. */
function rim(art: Art): string {
  const parts = (x: number, y: number, count: number, dx: number, dy: number) =>
    repeat(count, (i) => rect(x + i * dx, y + i * dy, 15, 9, 1.5, i % 3 === 0 ? '#c9a86a' : '#6b7280'));
  return (
    path(roundedBox(SIDE - 22, SIDE - 22, 8), 'none', { stroke: GOLD.base, 'stroke-width': 2, opacity: 0.45 }) +
    parts(-280, -296, 5, 24, 0) +
    parts(176, -296, 5, 24, 0) +
    parts(-280, 286, 5, 24, 0) +
    parts(176, 286, 5, 24, 0) +
    path('M-306 306V264L-264 306z', GOLD.light) +
    rect(-308, -90, 12, 30, 2, art.accent.base) +
    rect(296, 60, 12, 30, 2, art.accent.base)
  );
}

/** The golden mark at a corner of the board, and the notches at its sides. */
function corners(art: Art): string {
  const depth = depthOf(art.line);
  return (
    path(roundedBox(SIDE - 22, depth - 22, 8), 'none', { stroke: GOLD.base, 'stroke-width': 2, opacity: 0.45 }) +
    path(`M-306 ${depth / 2 - 14}v-42l42 42z`, GOLD.light) +
    (art.line === 'oblong'
      ? [-1, 1].map((side) => path(roundedBox(22, 30, 11, side * (SIDE / 2 - 11), -depth / 4), '#e6e9ee')).join('')
      : '')
  );
}

function print(art: Art): string {
  const ink = '#5b6371';
  return (
    path(nameplate(0, -70, 190), mix(art.accent.base, '#20242c', 0.25)) +
    rect(-120, 62, 240, 18, 9, ink) +
    rect(-82, 96, 164, 12, 6, ink, { opacity: 0.7 }) +
    rect(-150, 160, 120, 8, 4, ink, { opacity: 0.5 }) +
    rect(-150, 178, 84, 8, 4, ink, { opacity: 0.5 }) +
    group(
      repeat(36, (i) => rect((i % 6) * 10, Math.floor(i / 6) * 10, 9, 9, 0, (i * 7 + (i % 5)) % 3 ? ink : 'none')),
      {
        transform: 'translate(96 140)',
        opacity: 0.75,
      },
    )
  );
}

/** The pins of a processor whose socket has holes. */
function pins({ pen }: Art): string {
  const field = 'M-296 -296H296V296H-296zM-84 -84V84H84V-84z';
  const tile = `<circle cx="8" cy="9" r="5" fill="${GOLD.dark}"/><circle cx="8" cy="7" r="3" fill="${GOLD.lighter}"/>`;
  return path(field, pen.pattern(16, 16, tile), { 'fill-rule': 'evenodd' });
}

function pads(): string {
  const golden = repeat(26 * 26, (i) => {
    const [x, y] = [(i % 26) - 12.5, Math.floor(i / 26) - 12.5];
    return Math.abs(x) < 4 && Math.abs(y) < 4 ? '' : `M${x * 21.5 - 6} ${y * 21.5}h12`;
  });
  const parts = repeat(20, (i) => rect(-62 + (i % 5) * 26, -56 + Math.floor(i / 5) * 30, 18, 20, 2, '#8f7a52'));
  return path(golden, 'none', { stroke: GOLD.light, 'stroke-width': 13 }) + parts;
}

function scene(art: Art, view: Projection): string {
  const { pen, body } = art;
  const board = tones(mix('#143528', body.base, 0.55));
  const depth = depthOf(art.line);
  const spreader = SPREADERS[art.line] ?? CUT_SPREADER;
  const [lidWidth, lidDepth] = LIDS[art.line] ?? [476, 476];
  const base = block(art, view, { size: [SIDE, 16, depth], r: 12, round: 'top', tones: board });
  const shadow = footShadow(art, view, SIDE, depth, 12);
  if (!faces(view, FRONT.n))
    return shadow + base + group(art.line === 'plain' ? pins(art) : pads(), { transform: view.onto([0, 16, 0], TOP) });
  const metal = tones(mix('#c6ccd5', body.base, 0.12));
  const hump = solid(pen, view, { at: [0, 16, 0], frame: TOP, outline: spreader, depth: 14, fill: metal.dark });
  const lid = solid(pen, view, {
    at: [0, 28, 0],
    frame: TOP,
    outline: roundedBox(lidWidth, lidDepth, 18),
    depth: 22,
    fill: pen.linear(
      [
        [0, metal.dark],
        [0.5, metal.lighter],
        [1, metal.darker],
      ],
      [0, 0, 1, 0],
    ),
  });
  const wing = path(spreader, facePaint(pen, metal), { stroke: metal.lighter, 'stroke-width': 2 });
  const face =
    path(roundedBox(lidWidth - 6, lidDepth - 6, 16), facePaint(pen, metal), {
      stroke: '#ffffff',
      'stroke-width': 3,
      'stroke-opacity': 0.8,
    }) +
    path('M-235 60L60 -235H150L-235 150z', '#ffffff', { opacity: 0.2 }) +
    print(art);
  return (
    shadow +
    base +
    group(art.line === 'square' ? rim(art) : corners(art), { transform: view.onto([0, 16, 0], TOP) }) +
    hump +
    group(wing, { transform: view.onto([0, 30, 0], TOP) }) +
    lid +
    group(face, { transform: view.onto([0, 50, 0], TOP) })
  );
}

export const processor = staged({
  lines: ['square', 'oblong', 'plain'],
  accessories: ['leaflet'],
  retailBox: [400, 420, 200],
  stage: (line) => ({
    size: [SIDE, 50, depthOf(line)],
    front: [0, 62],
    angle: [-30, 46],
    back: [164, 56],
    focus: [60, 40, 180],
    zoom: 2.2,
    fillSize: 920,
  }),
  scene,
});
