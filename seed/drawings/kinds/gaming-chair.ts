import { block, cord, facePaint, faces, GRAPHITE, METAL, sidePaint, tube } from '../bodies.ts';
import { mix, type Tones, tones } from '../colour.ts';
import { BACK, FRONT, leaning, type Projection, RIGHT, shifted, solid, TOP, type Vector } from '../projection.ts';
import { circle, group, line, nameplate, path, rect, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { groundShadow } from '../studio.ts';

const REST =
  'M-92 -300Q-96 -340 -50 -344H50Q96 -340 92 -300L98 -238Q150 -226 166 -160L186 40Q190 120 170 210L150 300Q144 330 110 330H-110Q-144 330 -150 300L-170 210Q-190 120 -186 40L-166 -160Q-150 -226 -98 -238z';
const SEAT = 330;
const LEAN = leaning(9);

function base(art: Art, view: Projection): string {
  const arms = [0, 1, 2, 3, 4].map((i) => {
    const turn = (i * 72 * Math.PI) / 180 + 0.32;
    const tip: Vector = [Math.sin(turn) * 270, 62, Math.cos(turn) * 270];
    const [x, y] = view.point([tip[0], 0, tip[2]]);
    const wheel = [-1, 1]
      .map((side) =>
        group(
          circle(0, 0, 30, '#15181e', { stroke: '#3f4652', 'stroke-width': 3 }) + circle(0, 0, 12, art.accent.base),
          { transform: view.onto([tip[0] + side * 15, 30, tip[2]], RIGHT) },
        ),
      )
      .join('');
    return {
      depth: tip[2],
      drawn:
        groundShadow(art, x, y + 4, 46, 14, 0.8) +
        cord(
          view,
          [[0, 108, 0], [tip[0] * 0.6, 92, tip[2] * 0.6], tip],
          40,
          tones(mix('#2b303a', art.body.base, 0.2)),
        ) +
        wheel,
    };
  });
  const ordered = arms.sort((a, b) => a.depth - b.depth).map(({ drawn }) => drawn);
  const [cx, cy] = view.point([0, 0, 0]);
  return (
    groundShadow(art, cx, cy, 240, 80, 0.7) +
    ordered.join('') +
    tube(art, view, { at: [0, 92, 0], frame: TOP, r: 46, length: 50, tones: GRAPHITE, taper: 0.8 }) +
    tube(art, view, { at: [0, 140, 0], frame: TOP, r: 24, length: 120, tones: METAL }) +
    tube(art, view, { at: [0, 240, 0], frame: TOP, r: 40, length: 50, tones: GRAPHITE })
  );
}

function cushion(art: Art, view: Projection, t: Tones): string {
  const { accent, body } = art;
  const top =
    path(roundedBox(210, 330, 50), mix(body.base, '#14171d', 0.3)) +
    line('M-130 -190V190M130 -190V190', accent.base, 14) +
    line('M-104 -60H104M-104 60H104', body.darker, 5);
  return block(art, view, {
    at: [0, SEAT - 50, 30],
    size: [400, 110, 420],
    r: 90,
    round: 'top',
    tones: t,
    soft: 0.06,
    faces: { top },
  });
}

function arm(art: Art, view: Projection, side: number): string {
  return (
    cord(
      view,
      [
        [side * 150, 290, -20],
        [side * 244, 300, -20],
        [side * 250, 420, -20],
        [side * 250, 478, -20],
      ],
      38,
      GRAPHITE,
    ) +
    block(art, view, {
      at: [side * 250, 474, 10],
      size: [84, 32, 250],
      r: 34,
      round: 'top',
      tones: tones(mix('#23272f', art.body.base, 0.15)),
    })
  );
}

function rest(art: Art, view: Projection, front: boolean): string {
  const { pen, body, accent } = art;
  const tilted = leaning(-9);
  const frame = front ? LEAN : { u: BACK.u, v: tilted.v, n: [tilted.n[0], -tilted.n[1], -tilted.n[2]] as Vector };
  const middle: Vector = [0, 690, -200];
  const depth = 96;
  const hull = solid(pen, view, {
    at: shifted(middle, frame.n, -depth / 2),
    frame,
    outline: REST,
    depth,
    fill: sidePaint(pen, body),
    profile: (t) => 1 - 0.05 * Math.abs(2 * t - 1) ** 4,
    layers: 34,
  });
  const dark = mix(body.base, '#14171d', 0.4);
  const panel = 'M-70 -200H70L104 20Q108 120 96 210L88 290H-88L-96 210Q-108 120 -104 20z';
  const marks = front
    ? path(panel, dark) +
      line('M-70 -200L-104 20Q-108 120 -96 210L-88 290M70 -200L104 20Q108 120 96 210L88 290', accent.base, 13) +
      rect(-84, -326, 168, 92, 38, facePaint(pen, tones(mix(body.base, '#14171d', 0.25))), {
        stroke: body.seam,
        'stroke-width': 3,
      }) +
      path(nameplate(0, -280, 58), accent.light) +
      rect(-116, 130, 232, 110, 44, facePaint(pen, tones(mix(body.base, '#14171d', 0.25))), {
        stroke: body.seam,
        'stroke-width': 3,
      }) +
      path(nameplate(0, 186, 64), accent.light)
    : path(panel, dark, { stroke: body.seam, 'stroke-width': 3 }) +
      line('M-140 -150L-156 40L-126 280M140 -150L156 40L126 280', accent.base, 13) +
      path(nameplate(0, 30, 170), body.mark);
  const face = group(path(REST, facePaint(pen, body), { stroke: body.light, 'stroke-width': 2 }) + marks, {
    transform: view.onto(shifted(middle, frame.n, depth / 2), frame, 0.95),
  });
  return hull + face;
}

/** A back of mesh in a frame, with a rest for the head. */
function meshRest(art: Art, view: Projection, front: boolean): string {
  const { pen, body, accent } = art;
  const tilted = leaning(-9);
  const frame = front ? LEAN : { u: BACK.u, v: tilted.v, n: [tilted.n[0], -tilted.n[1], -tilted.n[2]] as Vector };
  const middle: Vector = [0, 640, -200];
  const outer =
    'M-130 -250Q0 -280 130 -250Q176 -120 178 30Q180 190 150 250Q0 290 -150 250Q-180 190 -178 30Q-176 -120 -130 -250z';
  const slab = (at: Vector, outline: string, depth: number, face: string) =>
    solid(pen, view, {
      at: shifted(at, frame.n, -depth / 2),
      frame,
      outline,
      depth,
      fill: sidePaint(pen, body),
      layers: 9,
    }) + group(face, { transform: view.onto(shifted(at, frame.n, depth / 2), frame) });
  const tile = `<circle cx="4" cy="4" r="2.5" fill="#07090d"/><circle cx="10" cy="10" r="2.5" fill="#07090d"/>`;
  const cloth = path(outer, mix(body.base, '#8b93a1', 0.3)) + path(outer, pen.pattern(12, 12, tile));
  const edge =
    path(outer, 'none', { stroke: body.dark, 'stroke-width': 26 }) +
    path(outer, 'none', { stroke: accent.base, 'stroke-width': 4 });
  const lumbar = rect(-128, 110, 256, 70, 34, facePaint(pen, body), { stroke: body.seam, 'stroke-width': 3 });
  const posts = [-50, 50]
    .map((x) =>
      cord(
        view,
        [
          [x, 860, -236],
          [x, 940, -250],
        ],
        22,
        GRAPHITE,
      ),
    )
    .join('');
  return (
    posts +
    slab(
      [0, 946, -246],
      roundedBox(230, 110, 44),
      60,
      path(roundedBox(230, 110, 44), facePaint(pen, body)) + path(nameplate(0, 0, 70), body.mark),
    ) +
    slab(middle, outer, 40, cloth + (front ? lumbar : '') + edge)
  );
}

function scene(art: Art, view: Projection): string {
  const back = art.line === 'mesh' ? meshRest : rest;
  const front = faces(view, FRONT.n);
  const seat = cushion(art, view, art.body);
  const hinges = [-1, 1]
    .map((side) =>
      cord(
        view,
        [
          [side * 190, 320, -150],
          [side * 200, 420, -215],
        ],
        44,
        GRAPHITE,
      ),
    )
    .join('');
  const rightNear = faces(view, [1, 0, 0]) ? 1 : -1;
  const upper = front
    ? hinges + back(art, view, true) + arm(art, view, -rightNear) + seat + arm(art, view, rightNear)
    : arm(art, view, -rightNear) + seat + hinges + back(art, view, false) + arm(art, view, rightNear);
  return base(art, view) + upper;
}

export const gamingChair = staged({
  lines: ['standard', 'mesh'],
  accessories: ['leaflet'],
  retailBox: [480, 480, 240],
  stage: () => ({
    size: [600, 1060, 560],
    front: [-24, 12],
    angle: [-50, 14],
    back: [152, 12],
    focus: [0, 780, -160],
    zoom: 2.3,
    fillSize: 1010,
  }),
  scene,
});
