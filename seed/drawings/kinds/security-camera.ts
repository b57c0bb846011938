import { block, cord, faces, GRAPHITE, lamp, METAL, tube } from '../bodies.ts';
import { mix } from '../colour.ts';
import { FRONT, type Projection, RIGHT, ring, silhouette, TOP, type Vector } from '../projection.ts';
import { circle, ellipse, group, nameplate, path, rect, repeat, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { footShadow } from '../studio.ts';
import { lens } from './optics.ts';

/** A ball on a foot that turns its eye. */
function indoor(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const R = 180;
  const middle: Vector = [0, 430, 0];
  const [x, y] = view.point(middle);
  const hull = [TOP, FRONT, RIGHT].flatMap((frame) => ring(view, middle, frame, R));
  const r = Math.max(...hull.map(([px, py]) => Math.hypot(px - x, py - y)));
  const ball = circle(
    x,
    y,
    r,
    pen.radial(
      [
        [0, body.lighter],
        [0.4, body.light],
        [0.72, body.base],
        [1, body.darker],
      ],
      0.36,
      0.3,
      0.78,
    ),
  );
  const front = faces(view, FRONT.n);
  const mask = front
    ? group(
        ellipse(0, 0, 128, 128, '#0a0c11', { stroke: body.light, 'stroke-width': 4 }) +
          repeat(8, (i) => circle(0, -96, 7, '#2a1620', { transform: `rotate(${i * 45 + 22})` })) +
          circle(0, 0, 76, '#12151c', { stroke: accent.base, 'stroke-width': 5 }) +
          lens(pen, 64, METAL) +
          lamp(pen, 0, 100, 5, '#5fe36a'),
        { transform: view.onto([0, 430, R * 0.84], FRONT) },
      )
    : group(
        repeat(5, (i) => rect(-60, -40 + i * 20, 120, 9, 4.5, body.darker)),
        { transform: view.onto([0, 430, -R * 0.9], { u: [-1, 0, 0], v: [0, -1, 0], n: [0, 0, -1] }) },
      );
  const cup = silhouette([...ring(view, [0, 270, 0], TOP, 150), ...ring(view, [0, 330, 0], TOP, 172)]);
  const foot =
    tube(art, view, { at: [0, 0, 0], frame: TOP, r: 176, length: 40, taper: 0.95 }) +
    tube(art, view, { at: [0, 40, 0], frame: TOP, r: 130, length: 160, taper: 0.9 }) +
    tube(art, view, { at: [0, 200, 0], frame: TOP, r: 120, length: 60, tones: GRAPHITE });
  const print = group(path(nameplate(0, 0, 70), body.mark), { transform: view.onto([0, 118, 126], FRONT) });
  return (
    footShadow(art, view, 330, 330, 165) +
    foot +
    (front ? print : '') +
    path(cup, mix(body.base, body.dark, 0.6)) +
    ball +
    mask
  );
}

/** A bullet on a bracket, under a hood. */
function outdoor(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const [y, length, r] = [380, 520, 130];
  const bracket =
    tube(art, view, { at: [0, 0, -90], frame: TOP, r: 150, length: 34, taper: 0.94 }) +
    cord(
      view,
      [
        [0, 30, -90],
        [0, 130, -110],
        [0, 250, -70],
      ],
      74,
      body,
    ) +
    tube(art, view, { at: [0, 210, -80], frame: TOP, r: 58, length: 60, tones: GRAPHITE });
  const face =
    circle(0, 0, r * 0.93, '#0a0c11') +
    repeat(12, (i) =>
      circle(0, -r * 0.74, 9, '#30141f', { stroke: '#4b2433', 'stroke-width': 2, transform: `rotate(${i * 30})` }),
    ) +
    circle(0, 0, r * 0.55, '#12151c', { stroke: accent.base, 'stroke-width': 5 }) +
    lens(pen, r * 0.46, METAL) +
    lamp(pen, 0, r * 0.74, 5, '#f0546c');
  const drum = tube(art, view, {
    at: [0, y, -length / 2],
    frame: FRONT,
    r,
    length,
    cap: face,
    profile: (t) => (t < 0.1 ? 0.86 + 1.4 * t : 1),
  });
  const hood = block(art, view, {
    at: [0, y + r - 14, 20],
    size: [250, 26, length + 60],
    r: 60,
    round: 'top',
    layers: 12,
    faces: {
      top:
        path(nameplate(0, 90, 130), body.mark) +
        path(roundedBox(200, length, 44), 'none', { stroke: body.seam, 'stroke-width': 2, opacity: 0.4 }),
    },
  });
  const antenna = (x: number) =>
    cord(
      view,
      [
        [x, y, -length / 2 - 20],
        [x * 1.5, y + 120, -length / 2 - 30],
        [x * 1.6, y + 330, -length / 2 - 30],
      ],
      30,
      GRAPHITE,
    );
  return footShadow(art, view, 300, 260, 150) + antenna(-86) + antenna(86) + bracket + drum + hood;
}

export const securityCamera = staged({
  lines: ['indoor', 'outdoor'],
  accessories: ['cable', 'leaflet'],
  retailBox: [360, 420, 200],
  stage: (line) =>
    line === 'indoor'
      ? { size: [370, 612, 370], front: [0, 12], angle: [-34, 20], focus: [40, 430, 140], fillSize: 820 }
      : { size: [380, 720, 560], front: [-22, 14], angle: [-48, 18], focus: [20, 390, 240], fillSize: 880 },
  scene: (art, view) => (art.line === 'indoor' ? indoor(art, view) : outdoor(art, view)),
});
