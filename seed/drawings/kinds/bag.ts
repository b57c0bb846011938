import { block, cord, facePaint, faces, METAL, sidePaint } from '../bodies.ts';
import { mix, tones } from '../colour.ts';
import { BACK, FRONT, type Projection, shifted, solid, type Vector } from '../projection.ts';
import { group, line, nameplate, path, rect, repeat, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { footShadow } from '../studio.ts';
import { weave } from './texture.ts';

/** A zip along path data. */
function zip(d: string, t: { base: string; darker: string }): string {
  return (
    line(d, t.darker, 17) +
    line(d, mix(t.base, '#8b93a1', 0.5), 7, { 'stroke-dasharray': '3 6', 'stroke-linecap': 'butt' })
  );
}

const PACK = 'M-250 380Q-280 380 -280 340V-120Q-280 -380 -100 -390H100Q280 -380 280 -120V340Q280 380 250 380z';

function backpack(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const front = faces(view, FRONT.n);
  const frame = front ? FRONT : BACK;
  const middle: Vector = [0, 390, 0];
  const depth = 250;
  const cloth = (shape: string) => weave(pen, shape, body.darker, body.lighter, 7, 0.55);
  const hull = solid(pen, view, {
    at: shifted(middle, frame.n, -depth / 2),
    frame,
    outline: PACK,
    depth,
    fill: sidePaint(pen, body),
    profile: (t) => 1 - 0.07 * Math.abs(2 * t - 1) ** 4,
    layers: 80,
  });
  const pocket = roundedBox(440, 330, 60, 0, 190);
  const flap =
    path(PACK, facePaint(pen, body), { stroke: body.dark, 'stroke-width': 3 }) +
    cloth(PACK) +
    zip('M-236 330V-110Q-236 -340 -90 -346H90Q236 -340 236 -110V330', body) +
    path(nameplate(0, -180, 100), body.mark) +
    rect(-150, -70, 300, 8, 4, body.darker, { opacity: 0.6 });
  const rear =
    path(PACK, facePaint(pen, tones(mix(body.base, '#14171d', 0.35))), { stroke: body.dark, 'stroke-width': 3 }) +
    repeat(2, (i) =>
      path(roundedBox(170, 520, 50, i ? 105 : -105, 30), mix(body.darker, '#05070a', 0.2), {
        stroke: body.seam,
        'stroke-width': 2,
      }),
    ) +
    path(
      roundedBox(170, 520, 50, -105, 30) + roundedBox(170, 520, 50, 105, 30),
      pen.pattern(14, 14, `<circle cx="7" cy="7" r="3.6" fill="${body.dark}"/>`),
    );
  const strap = (side: number) =>
    line(
      `M${side * 90} -330C${side * 190} -300 ${side * 236} -120 ${side * 206} 40S${side * 236} 260 ${side * 250} 330`,
      body.darker,
      74,
    ) +
    line(
      `M${side * 90} -330C${side * 190} -300 ${side * 236} -120 ${side * 206} 40`,
      mix(body.base, body.dark, 0.4),
      62,
    ) +
    rect(side * 208 - 34, 60, 68, 26, 8, '#14171d');
  const face = group(front ? flap : rear + strap(-1) + strap(1), {
    transform: view.onto(shifted(middle, frame.n, depth / 2), frame, 0.93),
  });
  const outer = front
    ? solid(pen, view, {
        at: [0, 390, depth / 2 - 10],
        frame: FRONT,
        outline: pocket,
        depth: 66,
        fill: sidePaint(pen, body),
        profile: (t) => 1 - 0.04 * t ** 4,
        layers: 36,
      }) +
      group(
        path(pocket, facePaint(pen, body), { stroke: body.light, 'stroke-width': 2, 'stroke-opacity': 0.5 }) +
          cloth(pocket) +
          zip('M-176 70H176', body) +
          line('M176 70l14 40', METAL.base, 9) +
          line('M190 110v34', accent.base, 13) +
          rect(-60, 300, 120, 12, 6, accent.base) +
          path(nameplate(0, 200, 70), body.mark),
        { transform: view.onto([0, 390, depth / 2 + 56], FRONT, 0.96) },
      )
    : '';
  const handle = cord(
    view,
    [
      [-70, 752, -30],
      [-60, 826, -30],
      [60, 826, -30],
      [70, 752, -30],
    ],
    34,
    tones(body.dark),
  );
  const straps = front
    ? cord(
        view,
        [
          [-150, 680, -120],
          [-330, 560, -170],
          [-340, 300, -170],
          [-250, 110, -120],
        ],
        50,
        tones(body.darker),
      ) +
      cord(
        view,
        [
          [150, 680, -120],
          [330, 560, -170],
          [340, 300, -170],
          [250, 110, -120],
        ],
        50,
        tones(body.darker),
      )
    : '';
  return footShadow(art, view, 520, depth, 60) + straps + handle + hull + face + outer;
}

function sleeve(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const [w, h, d] = [820, 570, 70];
  const shape = roundedBox(w, h, 56);
  const face =
    weave(pen, shape, body.darker, body.lighter, 8, 0.5) +
    path(roundedBox(w - 40, h - 40, 42), 'none', {
      stroke: body.seam,
      'stroke-width': 3,
      'stroke-dasharray': '13 9',
      opacity: 0.6,
    }) +
    rect(w / 2 - 200, h / 2 - 130, 150, 64, 10, mix(body.base, '#14171d', 0.45)) +
    path(nameplate(w / 2 - 164, h / 2 - 98, 40), '#f4f6fa') +
    rect(w / 2 - 136, h / 2 - 103, 66, 10, 5, '#f4f6fa');
  const pocket = roundedBox(w - 110, 300, 36, 0, 90);
  const front =
    face +
    path(pocket, mix(body.base, body.dark, 0.35), { opacity: 0.4 }) +
    zip(`M${-w / 2 + 70} -60H${w / 2 - 70}`, body) +
    line(`M${w / 2 - 70} -60l10 44`, accent.base, 13);
  const back = face + path(nameplate(0, 0, 190), body.mark, { opacity: 0.8 });
  const teeth =
    rect(-w / 2 + 50, -9, w - 100, 18, 9, body.darker) +
    line(`M${-w / 2 + 60} 0H${w / 2 - 60}`, '#aeb5c0', 7, { 'stroke-dasharray': '3 6', 'stroke-linecap': 'butt' });
  const pull = cord(
    view,
    [
      [w / 2 - 90, h, 0],
      [w / 2 - 40, h + 20, 20],
      [w / 2 - 30, h - 50, 60],
    ],
    20,
    tones(accent.base),
  );
  return (
    footShadow(art, view, w * 0.96, d, 30) +
    block(art, view, { size: [w, h, d], r: 56, soft: 0.012, faces: { front, back, top: teeth } }) +
    (faces(view, FRONT.n) ? pull : '')
  );
}

export const bag = staged({
  lines: ['backpack', 'sleeve'],
  accessories: ['leaflet'],
  retailBox: [420, 460, 200],
  stage: (line) =>
    line === 'backpack'
      ? {
          size: [620, 820, 320],
          front: [-14, 10],
          angle: [-40, 14],
          back: [160, 12],
          focus: [60, 260, 180],
          fillSize: 920,
        }
      : {
          size: [820, 590, 90],
          front: [0, 12],
          angle: [-32, 18],
          back: [156, 14],
          focus: [220, 360, 40],
          fillSize: 960,
        },
  scene: (art, view) => (art.line === 'backpack' ? backpack(art, view) : sleeve(art, view)),
});
