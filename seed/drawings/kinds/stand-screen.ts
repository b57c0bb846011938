import { mix } from '../colour.ts';
import type { Frame, Projection, Vector } from '../projection.ts';
import { BACK, FRONT, shifted, solid, TOP } from '../projection.ts';
import { group, nameplate, path, rect, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { chosen } from '../variety.ts';

/** A brushed-metal or plastic paint for stands and edges. */
export function satin({ pen, body }: Art): string {
  return pen.linear(
    [
      [0, body.light],
      [0.3, body.base],
      [0.5, body.lighter],
      [0.75, body.base],
      [1, body.dark],
    ],
    [0, 0, 1, 0.25],
  );
}

/** The foot, which lies on the ground, and the neck of a stand. */
interface Pedestal {
  width: number;
  depth: number;
  /** The radius of the foot's corners. */
  corner: number;
  /** Of the neck, which rises behind the panel. */
  height: number;
  neck: number;
  fromBehind: boolean;
}

/** A flat foot on the ground with a neck that rises behind a panel. */
export function pedestal(
  art: Art,
  view: Projection,
  { width, depth, corner, height, neck, fromBehind }: Pedestal,
): string {
  const { pen, body } = art;
  const outline = roundedBox(width, depth, corner);
  const foot =
    solid(pen, view, { at: [0, 0, -20], frame: TOP, outline, depth: 12, fill: body.dark }) +
    group(path(outline, satin(art), { stroke: body.lighter, 'stroke-width': 2, 'stroke-opacity': 0.7 }), {
      transform: view.onto([0, 12, -20], TOP),
    });
  const frame: Frame = fromBehind ? BACK : FRONT;
  const at: Vector = [0, 12 + height / 2, fromBehind ? -26 : -70];
  const groove = neck * 0.17;
  const rise =
    solid(pen, view, { at, frame, outline: roundedBox(neck, height, 8), depth: 44, fill: body.darker }) +
    group(
      rect(-neck / 2, -height / 2, neck, height, 8, satin(art)) +
        path(`M${-groove} ${-height / 2}V${height / 2}M${groove} ${-height / 2}V${height / 2}`, 'none', {
          stroke: body.dark,
          'stroke-width': 1.5,
          opacity: 0.6,
        }),
      { transform: view.onto(shifted(at, frame.n, 44), frame) },
    );
  return foot + rise;
}

/** Shares of the panel's width and height, the radius of the corners, and how far below the middle. */
type Housing = readonly [wide: number, high: number, corner: number, down: number];

const USUAL_HOUSINGS: readonly [Housing, ...Housing[]] = [
  [0.62, 0.56, 30, 0.12],
  [0.5, 0.66, 16, 0.1],
  [0.84, 0.5, 40, 0.2],
];
/** Housings of lines that have their own. */
const HOUSINGS: Readonly<Record<string, readonly [Housing, ...Housing[]]>> = {
  creator: [
    [0.42, 0.6, 120, 0.08],
    [0.34, 0.7, 20, 0.06],
  ],
  smart: [
    [0.94, 0.34, 20, 0.3],
    [0.9, 0.62, 60, 0.16],
  ],
};

/** The housing, the vents and the nameplate on the back of a panel, around (0, 0). */
export function panelFittings({ pen, body, line, seed }: Art, width: number, height: number): string {
  const [wide, high, corner, down] = chosen(HOUSINGS[line] ?? USUAL_HOUSINGS, seed, 31);
  const slots = pen.pattern(
    14,
    10,
    `<rect x="1" y="3" width="9" height="3.4" rx="1.7" fill="${mix(body.darker, '#05070b', 0.4)}"/>`,
  );
  const housing = path(
    roundedBox(width * wide, height * high, corner, 0, height * down),
    mix(body.base, body.dark, 0.5),
    {
      stroke: body.light,
      'stroke-width': 2,
      'stroke-opacity': 0.6,
    },
  );
  return (
    housing +
    rect(-width * 0.24, -height * 0.11, width * 0.48, 62, 8, slots) +
    path(nameplate(-width * 0.4, -height * 0.34, 58), body.mark)
  );
}

/** The plain back of a panel, around (0, 0). */
export function panelBack(art: Art, width: number, height: number): string {
  const { pen, body } = art;
  const face = pen.linear(
    [
      [0, body.light],
      [0.55, body.base],
      [1, body.dark],
    ],
    [0, 0, 0.9, 1],
  );
  return (
    path(roundedBox(width, height, 14), face, { stroke: body.lighter, 'stroke-width': 2, 'stroke-opacity': 0.6 }) +
    panelFittings(art, width, height)
  );
}
