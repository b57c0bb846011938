import { block, cord, GRAPHITE, METAL, tube } from '../bodies.ts';
import type { Tones } from '../colour.ts';
import { FRONT, type Projection, RIGHT, TOP, type Vector } from '../projection.ts';
import { circle, group, nameplate, path, rect } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { groundShadow } from '../studio.ts';

/** Where the legs meet. */
const CROWN: Vector = [0, 700, 0];
const REACH = 300;

function between(from: Vector, to: Vector, share: number): Vector {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
}

function leg(art: Art, view: Projection, degrees: number): string {
  const turn = (degrees * Math.PI) / 180;
  const foot: Vector = [Math.sin(turn) * REACH, 12, Math.cos(turn) * REACH];
  const top: Vector = [Math.sin(turn) * 46, CROWN[1] - 6, Math.cos(turn) * 46];
  const part = (from: number, to: number, width: number, t: Tones) =>
    cord(view, [between(top, foot, from), between(top, foot, to)], width, t);
  const [x, y] = view.point(foot);
  return (
    groundShadow(art, x + 4, y + 4, 34, 12, 0.7) +
    part(0.7, 0.985, 24, METAL) +
    part(0.4, 0.7, 33, art.body) +
    part(0, 0.4, 42, art.body) +
    part(0.37, 0.43, 52, GRAPHITE) +
    part(0.67, 0.73, 42, GRAPHITE) +
    part(0.385, 0.41, 54, art.accent) +
    part(0.97, 1, 36, GRAPHITE)
  );
}

function scene(art: Art, view: Projection): string {
  const { body, accent } = art;
  const [cx, cy] = view.point([0, 0, 0]);
  const spread = [-1, 1]
    .map((side) =>
      cord(
        view,
        [
          [0, 420, 0],
          [side * 108, 452, 62],
        ],
        14,
        GRAPHITE,
      ),
    )
    .join('');
  const head =
    tube(art, view, { at: [0, 652, 0], frame: TOP, r: 62, length: 78, tones: GRAPHITE }) +
    tube(art, view, { at: [0, 728, 0], frame: TOP, r: 34, length: 96, tones: METAL }) +
    tube(art, view, { at: [0, 814, 0], frame: TOP, r: 58, length: 20, tones: accent }) +
    tube(art, view, { at: [0, 834, 0], frame: TOP, r: 56, length: 58 }) +
    tube(art, view, {
      at: [-66, 910, 0],
      frame: RIGHT,
      r: 44,
      length: 132,
      layers: 20,
      tones: GRAPHITE,
      cap: circle(0, 0, 24, METAL.base, { stroke: METAL.darker, 'stroke-width': 3 }),
    }) +
    block(art, view, { at: [0, 944, 0], size: [170, 40, 140], r: 14, round: 'top', tones: GRAPHITE, layers: 14 }) +
    block(art, view, {
      at: [0, 984, 0],
      size: [150, 18, 130],
      r: 10,
      round: 'top',
      layers: 8,
      faces: {
        top:
          rect(-60, -50, 120, 100, 8, '#14171d') +
          circle(0, 0, 16, METAL.base, { stroke: METAL.darker, 'stroke-width': 4 }),
      },
    });
  const handle =
    cord(
      view,
      [
        [20, 912, -30],
        [120, 880, -120],
        [250, 790, -230],
      ],
      26,
      METAL,
    ) +
    cord(
      view,
      [
        [176, 846, -168],
        [262, 780, -240],
      ],
      42,
      GRAPHITE,
    );
  const badge = group(path(nameplate(0, 0, 50), '#f4f6fa'), { transform: view.onto([0, 690, 62], FRONT) });
  return (
    groundShadow(art, cx, cy, REACH * 0.8, REACH * 0.22, 0.5) +
    leg(art, view, 180) +
    handle +
    tube(art, view, { at: [0, 400, 0], frame: TOP, r: 24, length: 260, tones: METAL }) +
    spread +
    leg(art, view, -60) +
    leg(art, view, 60) +
    tube(art, view, { at: [0, 404, 0], frame: TOP, r: 32, length: 30, tones: body }) +
    head +
    badge
  );
}

/** A selfie stick on three short legs, with a clamp for a phone. */
function selfieStick(art: Art, view: Projection): string {
  const { accent } = art;
  const [cx, cy] = view.point([0, 0, 0]);
  const foot = (turn: number) => {
    const angle = (turn * Math.PI) / 180;
    const tip: Vector = [Math.sin(angle) * 210, 10, Math.cos(angle) * 210];
    const [x, y] = view.point(tip);
    return (
      groundShadow(art, x + 4, y + 4, 40, 14, 0.7) +
      cord(view, [[Math.sin(angle) * 24, 300, Math.cos(angle) * 24], tip], 38, art.body) +
      cord(view, [[tip[0] * 0.9, 34, tip[2] * 0.9], tip], 44, GRAPHITE)
    );
  };
  const jaw = (x: number) =>
    block(art, view, { at: [x, 812, 6], size: [26, 190, 74], r: 12, round: 'right', tones: GRAPHITE, layers: 14 }) +
    block(art, view, { at: [x, 812, 40], size: [26, 190, 20], r: 10, tones: GRAPHITE, layers: 8 });
  return (
    groundShadow(art, cx, cy, 190, 56, 0.5) +
    foot(180) +
    tube(art, view, { at: [0, 280, 0], frame: TOP, r: 44, length: 210 }) +
    foot(-60) +
    foot(60) +
    tube(art, view, { at: [0, 486, 0], frame: TOP, r: 47, length: 18, tones: accent }) +
    tube(art, view, { at: [0, 504, 0], frame: TOP, r: 24, length: 130, tones: METAL }) +
    tube(art, view, { at: [0, 632, 0], frame: TOP, r: 19, length: 110, tones: METAL }) +
    block(art, view, { at: [0, 738, 0], size: [70, 74, 60], r: 20, tones: GRAPHITE, layers: 16 }) +
    block(art, view, { at: [0, 806, 0], size: [300, 34, 60], r: 14, layers: 16 }) +
    jaw(-142) +
    jaw(142) +
    group(
      circle(0, -22, 17, '#d7413b', { stroke: '#ffffff', 'stroke-width': 4 }) +
        path(nameplate(0, 40, 50), art.body.mark),
      {
        transform: view.onto([0, 390, 44], FRONT),
      },
    )
  );
}

/** A thick grip on three short legs, with buttons and a plate for a camera. */
function shootingGrip(art: Art, view: Projection): string {
  const [cx, cy] = view.point([0, 0, 0]);
  const foot = (turn: number) => {
    const angle = (turn * Math.PI) / 180;
    const tip: Vector = [Math.sin(angle) * 190, 12, Math.cos(angle) * 190];
    const [x, y] = view.point(tip);
    return (
      groundShadow(art, x + 4, y + 4, 44, 14, 0.7) +
      cord(view, [[Math.sin(angle) * 30, 250, Math.cos(angle) * 30], tip], 66, art.body) +
      cord(view, [[tip[0] * 0.88, 34, tip[2] * 0.88], tip], 60, GRAPHITE)
    );
  };
  const buttons =
    circle(0, -70, 30, '#d7413b', { stroke: '#14171d', 'stroke-width': 6 }) +
    rect(-20, -16, 40, 96, 20, '#14171d') +
    rect(-13, -6, 26, 34, 12, '#5b6270') +
    path(nameplate(0, 118, 56), art.body.mark);
  return (
    groundShadow(art, cx, cy, 180, 54, 0.5) +
    foot(180) +
    tube(art, view, { at: [0, 230, 0], frame: TOP, r: 70, length: 300, taper: 0.92 }) +
    foot(-60) +
    foot(60) +
    tube(art, view, { at: [0, 530, 0], frame: TOP, r: 40, length: 34, tones: GRAPHITE }) +
    tube(art, view, { at: [0, 560, 0], frame: TOP, r: 56, length: 62, tones: METAL }) +
    block(art, view, {
      at: [0, 622, 0],
      size: [210, 34, 150],
      r: 18,
      round: 'top',
      layers: 12,
      faces: { top: circle(0, 0, 16, METAL.light) },
    }) +
    group(buttons, { transform: view.onto([0, 400, 68], FRONT) })
  );
}

/** What is drawn of the lines that are not stands for cameras. */
const SMALL: Readonly<Record<string, typeof scene>> = { selfie: selfieStick, grip: shootingGrip };

export const tripod = staged({
  lines: ['standard', 'selfie', 'grip'],
  accessories: ['leaflet'],
  retailBox: [300, 480, 140],
  stage: (line) =>
    line === 'selfie'
      ? { size: [420, 1000, 380], front: [-16, 12], angle: [-38, 18], focus: [0, 800, 0], zoom: 2.4, fillSize: 940 }
      : line === 'grip'
        ? { size: [420, 660, 380], front: [-16, 14], angle: [-38, 20], focus: [0, 480, 0], zoom: 2.2, fillSize: 820 }
        : {
            size: [560, 1000, 420],
            front: [-8, 12],
            angle: [-34, 18],
            focus: [10, 840, 0],
            zoom: 2.6,
            fillSize: 1000,
          },
  scene: (art, view) => (SMALL[art.line] ?? scene)(art, view),
});
