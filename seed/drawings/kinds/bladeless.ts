import { facePaint, faces, lamp, sidePaint, tube } from '../bodies.ts';
import { mix, tones } from '../colour.ts';
import { FRONT, type Projection, ring, shifted, silhouette, solid, TOP, type Vector } from '../projection.ts';
import { figures } from '../screen.ts';
import { circle, group, nameplate, path, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { footShadow } from '../studio.ts';

/** Width, height and depth of a device that blows through a loop. */
export const BLADELESS_SIZE: Vector = [420, 1000, 300];

const [R, LOW, HIGH] = [150, 30, 380];

/** A fan or a purifier that blows through a loop on a round base: a long loop, or a round one. */
export function bladeless(art: Art, view: Projection, isRound: boolean): string {
  const { pen, body, accent } = art;
  const [w, h] = isRound ? [430, 430] : [310, 590];
  const outline = `${roundedBox(w, h, w / 2)}${roundedBox(w - 96, h - 96, (w - 96) / 2)}`;
  const middle: Vector = [0, HIGH + h / 2 - 6, 0];
  const depth = 130;
  const holes = pen.pattern(15, 15, `<circle cx="7.5" cy="7.5" r="4" fill="${mix(body.darker, '#0b0e14', 0.35)}"/>`);
  const wall = silhouette([...ring(view, [0, LOW + 30, 0], TOP, R), ...ring(view, [0, HIGH - 60, 0], TOP, R)]);
  const isFront = faces(view, FRONT.n);
  const loop = solid(pen, view, {
    at: shifted(middle, FRONT.n, isFront ? -depth / 2 : depth / 2),
    frame: isFront ? FRONT : { u: [-1, 0, 0], v: [0, -1, 0], n: [0, 0, -1] },
    outline,
    depth,
    fill: sidePaint(pen, tones(mix(body.base, body.dark, 0.7))),
    layers: 44,
  });
  const rim = group(
    path(outline, facePaint(pen, tones(mix(body.base, body.dark, 0.45))), {
      'fill-rule': 'evenodd',
      stroke: body.dark,
      'stroke-width': 3,
    }) +
      path(roundedBox(w - 84, h - 84, (w - 84) / 2), 'none', {
        stroke: mix(body.darker, accent.base, 0.4),
        'stroke-width': 9,
      }),
    { transform: view.onto(shifted(middle, FRONT.n, isFront ? depth / 2 : -depth / 2), FRONT) },
  );
  const print = isFront
    ? group(
        circle(0, 0, 50, '#0a0c11', { stroke: body.seam, 'stroke-width': 3 }) +
          figures('12', -20, -16, 30, '#f4f6fa', 0.12) +
          lamp(pen, 0, 30, 3, accent.light) +
          path(nameplate(0, 96, 56), body.mark),
        { transform: view.onto([0, HIGH - 150, R], FRONT) },
      )
    : '';
  return (
    footShadow(art, view, R * 2, R * 2, R) +
    tube(art, view, {
      at: [0, 0, 0],
      frame: TOP,
      r: R + 8,
      length: LOW,
      tones: tones(mix(body.darker, '#1b1f27', 0.5)),
    }) +
    tube(art, view, { at: [0, LOW, 0], frame: TOP, r: R, length: HIGH - LOW }) +
    path(wall, holes) +
    loop +
    rim +
    print
  );
}
