import { block, cord, GRAPHITE, lamp, METAL, tube } from '../bodies.ts';
import { mix, tones } from '../colour.ts';
import { FRONT, type Frame, type Projection, ring, silhouette, TOP, type Vector } from '../projection.ts';
import { figures, figuresWidth } from '../screen.ts';
import { circle, group, nameplate, path, rect, repeat } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { footShadow } from '../studio.ts';

/** Where the machine sits on its tube. */
const HEAD = 640;

function floorHead(art: Art, view: Projection): string {
  const { body, accent, pen } = art;
  const front =
    rect(-150, -16, 300, 34, 14, '#0a0c11') +
    repeat(15, (i) => rect(-140 + i * 20, -12, 10, 26, 4, accent.base, { transform: 'skewX(-18)', opacity: 0.9 })) +
    lamp(pen, -120, -28, 5, '#ffffff') +
    lamp(pen, 0, -28, 5, '#ffffff') +
    lamp(pen, 120, -28, 5, '#ffffff');
  return (
    block(art, view, {
      at: [0, 0, 40],
      size: [360, 80, 150],
      r: 30,
      round: 'top',
      faces: { front, top: path(nameplate(96, 8, 70), body.mark) + rect(-140, -4, 130, 10, 5, accent.base) },
    }) + block(art, view, { at: [0, 50, -20], size: [110, 66, 110], r: 26, tones: GRAPHITE, layers: 16 })
  );
}

function machine(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const at = (x: number, y: number, z: number): Vector => [x, HEAD + y, z];
  const lying: Frame = FRONT;
  const filter = tube(art, view, {
    at: at(0, 250, -120),
    frame: lying,
    r: 92,
    length: 60,
    tones: tones(mix('#c9ced6', accent.base, 0.35)),
    layers: 24,
  });
  const motor = tube(art, view, {
    at: at(0, 250, -70),
    frame: lying,
    r: 100,
    length: 190,
    profile: (t) => 1 - 0.06 * Math.abs(2 * t - 1) ** 8,
    layers: 50,
  });
  const screen =
    circle(0, 0, 74, '#080a10', { stroke: METAL.base, 'stroke-width': 5 }) +
    circle(0, 0, 56, 'none', {
      stroke: accent.light,
      'stroke-width': 9,
      'stroke-dasharray': '270 90',
      'stroke-linecap': 'round',
      transform: 'rotate(140)',
    }) +
    figures('80', -figuresWidth('80', 44) / 2, -22, 44, '#f4f6fa', 0.12);
  const clear = pen.linear(
    [
      [0, '#dfe6f0', 0.75],
      [0.22, '#ffffff', 0.7],
      [0.34, '#dfe6f0', 0.2],
      [0.66, '#8fa0b8', 0.25],
      [1, '#5b6b82', 0.75],
    ],
    [0, 0, 1, 0],
  );
  const bowl = silhouette([-24, 160].flatMap((y) => ring(view, at(0, y, 20), TOP, 84)));
  const cyclones = [-34, 34, 0].map((x, i) =>
    tube(art, view, { at: at(x, -20, i === 2 ? 50 : 6), frame: TOP, r: 24, length: 170, taper: 1.3, tones: accent }),
  );
  const bin =
    tube(art, view, { at: at(0, -40, 20), frame: TOP, r: 88, length: 16, tones: GRAPHITE }) +
    cyclones.join('') +
    path(bowl, clear, { stroke: '#ffffff', 'stroke-width': 2, 'stroke-opacity': 0.6 }) +
    tube(art, view, { at: at(0, 160, 20), frame: TOP, r: 90, length: 18 });
  const grip = cord(
    view,
    [at(0, 270, -100), at(0, 320, -160), at(0, 300, -235), at(0, 190, -255), at(0, 80, -240)],
    64,
    body,
  );
  const battery = block(art, view, {
    at: at(0, 0, -236),
    size: [116, 110, 150],
    r: 24,
    round: 'top',
    tones: GRAPHITE,
    layers: 16,
    faces: { right: rect(-40, -6, 80, 12, 6, accent.base) },
  });
  return (
    battery +
    grip +
    filter +
    motor +
    bin +
    group(screen, { transform: view.onto(at(0, 250, 121), FRONT) }) +
    group(path(nameplate(0, 0, 50), body.mark), { transform: view.onto(at(0, 168, 112), FRONT) })
  );
}

function scene(art: Art, view: Projection): string {
  const wand =
    cord(
      view,
      [
        [0, 90, -20],
        [0, HEAD - 20, 10],
      ],
      54,
      art.accent,
    ) +
    cord(
      view,
      [
        [0, HEAD - 90, 4],
        [0, HEAD - 20, 10],
      ],
      70,
      GRAPHITE,
    ) +
    cord(
      view,
      [
        [0, 96, -20],
        [0, 160, -20],
      ],
      68,
      GRAPHITE,
    );
  return footShadow(art, view, 360, 200, 40) + floorHead(art, view) + wand + machine(art, view);
}

export const vacuum = staged({
  lines: ['stick'],
  accessories: ['plug', 'leaflet'],
  retailBox: [380, 480, 200],
  stage: () => ({
    size: [380, HEAD + 350, 420],
    front: [-32, 12],
    angle: [-62, 16],
    focus: [0, HEAD + 180, -60],
    zoom: 2.3,
    fillSize: 1040,
  }),
  scene,
});
