import { block, cord, GRAPHITE, lamp, METAL, tube } from '../bodies.ts';
import { mix, tones } from '../colour.ts';
import { FRONT, type Projection, TOP } from '../projection.ts';
import { glare, wallpaper } from '../screen.ts';
import { circle, group, line, moved, nameplate, path, rect, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { footShadow } from '../studio.ts';

const HEAD = 700;

function phone(art: Art, view: Projection): string {
  const { pen, accent } = art;
  const [w, h] = [520, 256];
  const screen =
    path(roundedBox(w - 12, h - 12, 32), '#05070b') +
    moved(
      group(
        wallpaper(pen, w - 32, h - 32, accent, 'dunes') +
          circle(w - 78, h / 2 - 16, 27, 'none', { stroke: '#ffffff', 'stroke-width': 5 }) +
          circle(w - 78, h / 2 - 16, 20, '#f0546c') +
          line('M180 74v-26h30M310 74v-26h-30M180 142v26h30M310 142v26h-30', '#ffd60a', 5) +
          circle(30, 28, 7, '#f0546c') +
          rect(46, 22, 60, 12, 6, '#ffffff') +
          glare(pen, w - 32, h - 32, 0.5),
        { 'clip-path': pen.clip(rect(0, 0, w - 32, h - 32, 24, '#000')) },
      ),
      -w / 2 + 16,
      -h / 2 + 16,
    );
  return block(art, view, {
    at: [0, HEAD - h / 2, 60],
    size: [w, h, 26],
    r: 40,
    tones: tones('#2b2f38'),
    layers: 12,
    faces: { front: screen },
  });
}

function scene(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const material = (at: readonly [number, number, number], r: number, length: number, cap = '') =>
    tube(art, view, { at, frame: FRONT, r, length, cap });
  const ringCap = (r: number) =>
    circle(0, 0, r * 0.72, 'none', { stroke: body.seam, 'stroke-width': 3 }) +
    path(nameplate(0, 0, r * 0.7), body.mark);
  const legs = [
    [-150, 110],
    [160, 80],
    [-10, -190],
  ] as const;
  const tripod = legs
    .map(([x, z]) =>
      cord(
        view,
        [
          [0, 92, 0],
          [x * 0.5, 56, z * 0.5],
          [x, 12, z],
        ],
        34,
        GRAPHITE,
      ),
    )
    .join('');
  const handle =
    tube(art, view, { at: [0, 80, 0], frame: TOP, r: 52, length: 26, tones: METAL }) +
    tube(art, view, { at: [0, 104, 0], frame: TOP, r: 60, length: 300, tones: body, taper: 1.06 }) +
    tube(art, view, { at: [0, 402, 0], frame: TOP, r: 64, length: 20, tones: accent });
  const panel = group(
    path(roundedBox(84, 210, 40), mix(body.base, '#0c0f14', 0.6)) +
      circle(0, -56, 30, '#1d2129', { stroke: body.light, 'stroke-width': 3 }) +
      circle(0, -56, 15, '#3f4652') +
      circle(0, 16, 17, '#f0546c') +
      rect(-14, 54, 28, 12, 6, '#e6e9ee') +
      lamp(pen, 0, 84, 4, accent.light),
    { transform: view.onto([0, 300, 62], FRONT) },
  );
  const grip = group(path(nameplate(0, 0, 60), body.mark), { transform: view.onto([0, 160, 60], FRONT) });
  const arm = cord(
    view,
    [
      [0, 440, -10],
      [150, 452, -20],
      [250, 500, -24],
      [262, 590, -24],
      [190, HEAD, -24],
    ],
    66,
    body,
  );
  return (
    footShadow(art, view, 300, 260, 120) +
    cord(
      view,
      [
        [0, 92, 0],
        [-5, 56, -95],
        [-10, 12, -190],
      ],
      34,
      GRAPHITE,
    ) +
    tripod +
    handle +
    panel +
    grip +
    tube(art, view, { at: [0, 420, 0], frame: TOP, r: 72, length: 52, tones: GRAPHITE }) +
    arm +
    material([256, 552, -70], 62, 100, ringCap(62)) +
    material([0, HEAD, -40], 66, 64) +
    block(art, view, { at: [0, HEAD - 44, -30], size: [330, 88, 56], r: 30 }) +
    block(art, view, { at: [0, HEAD - 152, 20], size: [110, 304, 30], r: 14, tones: GRAPHITE, layers: 12 }) +
    phone(art, view) +
    block(art, view, { at: [0, HEAD + 112, 66], size: [96, 34, 54], r: 12, tones: GRAPHITE, layers: 10 }) +
    block(art, view, { at: [0, HEAD - 146, 66], size: [96, 34, 54], r: 12, tones: GRAPHITE, layers: 10 })
  );
}

export const gimbal = staged({
  lines: ['phone'],
  accessories: ['cable', 'leaflet'],
  retailBox: [340, 460, 150],
  stage: () => ({
    size: [560, HEAD + 150, 340],
    front: [0, 12],
    angle: [-32, 16],
    focus: [120, 560, 20],
    fillSize: 980,
  }),
  scene,
});
