import { mix } from '../colour.ts';
import type { Frame, Projection, Vector } from '../projection.ts';
import { BACK, FRONT, shifted, solid, TOP } from '../projection.ts';
import { group, nameplate, path, rect, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';

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

/** A flat foot on the ground with a neck rising behind a panel to `height`. */
export function pedestal(
  art: Art,
  view: Projection,
  width: number,
  depth: number,
  height: number,
  fromBehind: boolean,
): string {
  const { pen, body } = art;
  const foot =
    solid(pen, view, {
      at: [0, 0, -20],
      frame: TOP,
      outline: roundedBox(width, depth, 36),
      depth: 12,
      fill: body.dark,
    }) +
    group(
      path(roundedBox(width, depth, 36), satin(art), {
        stroke: body.lighter,
        'stroke-width': 2,
        'stroke-opacity': 0.7,
      }),
      { transform: view.onto([0, 12, -20], TOP) },
    );
  const frame: Frame = fromBehind ? BACK : FRONT;
  const at: Vector = [0, 12 + height / 2, fromBehind ? -26 : -70];
  const neck =
    solid(pen, view, { at, frame, outline: roundedBox(92, height, 8), depth: 44, fill: body.darker }) +
    group(
      rect(-46, -height / 2, 92, height, 8, satin(art)) +
        path(`M-16 ${-height / 2}V${height / 2}M16 ${-height / 2}V${height / 2}`, 'none', {
          stroke: body.dark,
          'stroke-width': 1.5,
          opacity: 0.6,
        }),
      {
        transform: view.onto(shifted(at, frame.n, 44), frame),
      },
    );
  return foot + neck;
}

/** The housing, the vents and the nameplate on the back of a panel, around (0, 0). */
export function panelFittings({ pen, body }: Art, width: number, height: number): string {
  const slots = pen.pattern(
    14,
    10,
    `<rect x="1" y="3" width="9" height="3.4" rx="1.7" fill="${mix(body.darker, '#05070b', 0.4)}"/>`,
  );
  const housing = path(roundedBox(width * 0.62, height * 0.56, 30, 0, height * 0.12), mix(body.base, body.dark, 0.5), {
    stroke: body.light,
    'stroke-width': 2,
    'stroke-opacity': 0.6,
  });
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
