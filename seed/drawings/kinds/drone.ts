import { block, cord, facePaint, GRAPHITE, lamp, sidePaint, tube } from '../bodies.ts';
import { mix, tones } from '../colour.ts';
import { FRONT, type Projection, solid, TOP, type Vector } from '../projection.ts';
import { circle, ellipse, group, nameplate, path, rect, repeat } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { groundShadow } from '../studio.ts';
import { lens } from './optics.ts';

/** How high it hovers over its shadow. */
const HOVER_HEIGHT = 150;

interface Dimensions {
  /** Half the distance between the motors, to the side and in depth. */
  reach: readonly [number, number];
  blade: number;
  body: Vector;
}

const DIMENSIONS: Record<string, Dimensions> = {
  folding: { reach: [370, 290], blade: 200, body: [210, 112, 430] },
  mini: { reach: [310, 250], blade: 168, body: [190, 112, 360] },
  palm: { reach: [270, 230], blade: 150, body: [190, 120, 300] },
};

function motor(art: Art, view: Projection, at: Vector, blade: number, guard: boolean): string {
  const [x, y, z] = at;
  const disc = group(
    circle(0, 0, blade, '#566074', { opacity: 0.1 }) +
      repeat(2, (i) =>
        path(
          `M0 -9C${blade * 0.4} -26 ${blade * 0.9} -20 ${blade} -4C${blade * 0.8} 12 ${blade * 0.3} 14 0 9z`,
          '#2b303a',
          { transform: `rotate(${24 + i * 180})`, opacity: 0.92 },
        ),
      ) +
      repeat(2, (i) =>
        path(`M${blade * 0.86} -17L${blade} -4L${blade * 0.84} 8z`, art.accent.base, {
          transform: `rotate(${24 + i * 180})`,
        }),
      ) +
      circle(0, 0, 18, '#8b93a1', { stroke: '#3f4652', 'stroke-width': 4 }),
    { transform: view.onto([x, y + 62, z], TOP) },
  );
  const propellerGuard = guard
    ? group(
        circle(0, 0, blade + 16, 'none', { stroke: art.body.darker, 'stroke-width': 18 }) +
          circle(0, 0, blade + 16, 'none', { stroke: art.body.light, 'stroke-width': 8 }) +
          repeat(3, (i) =>
            path(`M0 0V${-blade - 10}`, 'none', {
              stroke: art.body.dark,
              'stroke-width': 8,
              transform: `rotate(${i * 120 + 60})`,
            }),
          ),
        {
          transform: view.onto([x, y + 30, z], TOP),
        },
      )
    : '';
  return propellerGuard + tube(art, view, { at, frame: TOP, r: 36, length: 56, tones: GRAPHITE, taper: 0.86 }) + disc;
}

function gimbalCamera(art: Art, view: Projection, [, , depth]: Vector): string {
  const z = depth / 2 + 26;
  return (
    block(art, view, { at: [0, HOVER_HEIGHT - 34, z - 30], size: [120, 90, 60], r: 30, tones: GRAPHITE, layers: 20 }) +
    block(art, view, { at: [0, HOVER_HEIGHT - 40, z + 20], size: [104, 104, 70], r: 34, tones: GRAPHITE }) +
    group(lens(art.pen, 42, tones('#4a5160')), { transform: view.onto([0, HOVER_HEIGHT + 12, z + 55], FRONT) })
  );
}

function scene(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const dimensions = DIMENSIONS[art.line] ?? { reach: [370, 290], blade: 200, body: [210, 112, 430] };
  const { reach, blade, body: size } = dimensions;
  const [w, h, d] = size;
  const isGuarded = art.line === 'palm';
  const outline = `M${-w / 2} ${-d / 2 + 60}Q${-w / 2} ${-d / 2} ${-w / 2 + 50} ${-d / 2}H${w / 2 - 50}Q${w / 2} ${-d / 2} ${w / 2} ${-d / 2 + 60}L${w / 2 - 16} ${d / 2 - 50}Q${w / 2 - 24} ${d / 2} ${w / 2 - 70} ${d / 2}H${-w / 2 + 70}Q${-w / 2 + 24} ${d / 2} ${-w / 2 + 16} ${d / 2 - 50}z`;
  const hull = solid(pen, view, {
    at: [0, HOVER_HEIGHT, 0],
    frame: TOP,
    outline,
    depth: h,
    fill: sidePaint(pen, body),
    profile: (t) => 1 - 0.09 * t ** 3 - 0.1 * (1 - t) ** 4,
    layers: 46,
  });
  const top = group(
    path(outline, facePaint(pen, body), { stroke: body.lighter, 'stroke-width': 2 }) +
      path(`M-56 ${-d / 2 + 40}H56L40 ${d / 2 - 60}H-40z`, mix(body.base, body.dark, 0.5)) +
      path(nameplate(0, 0, d * 0.26), body.mark) +
      rect(-24, -d / 2 + 54, 48, 9, 4, accent.light) +
      repeat(4, (i) => circle(-24 + i * 16, d / 2 - 78, 4.5, i < 3 ? '#5fe36a' : '#3f4652')),
    { transform: view.onto([0, HOVER_HEIGHT + h, 0], TOP, 0.91) },
  );
  const nose = group(
    ellipse(-46, 0, 20, 18, '#0a0c11') +
      ellipse(46, 0, 20, 18, '#0a0c11') +
      circle(-46, 0, 8, '#3b4a7a') +
      circle(46, 0, 8, '#3b4a7a') +
      lamp(pen, 0, -4, 5, '#5fe36a'),
    { transform: view.onto([0, HOVER_HEIGHT + h * 0.64, d / 2 - 4], FRONT) },
  );
  // An arm with its leg and motor. The signs choose its corner: `xSign` 1 is right, `zSign` 1 is the front.
  const arm = (xSign: number, zSign: number) => {
    const [x, z] = [xSign * reach[0], zSign * reach[1]];
    const y = HOVER_HEIGHT + (zSign > 0 ? 70 : 40);
    const leg = cord(
      view,
      [
        [x, y + 10, z],
        [x + xSign * 8, y - 60, z + zSign * 6],
        [x + xSign * 10, y - 104, z + zSign * 8],
      ],
      24,
      body,
    );
    return (
      leg +
      cord(
        view,
        [
          [xSign * (w / 2 - 40), y + 20, zSign * (d / 2 - 90)],
          [x * 0.6, y + 26, z * 0.78],
          [x, y + 14, z],
        ],
        46,
        body,
      ) +
      motor(art, view, [x, y, z], blade, isGuarded)
    );
  };
  // The side that is nearer to the camera, so that its front arm is drawn last: 1 is right, -1 is left.
  const nearSide = view.point([1, 0, 0])[1] >= view.point([0, 0, 0])[1] ? 1 : -1;
  const [cx, cy] = view.point([0, 0, 0]);
  const width = Math.abs(view.point([reach[0] + blade * 0.6, 0, 0])[0] - cx);
  return (
    groundShadow(art, cx, cy, width, width * 0.34, 0.75) +
    arm(-nearSide, -1) +
    arm(nearSide, -1) +
    hull +
    top +
    nose +
    gimbalCamera(art, view, size) +
    arm(-nearSide, 1) +
    arm(nearSide, 1)
  );
}

export const drone = staged({
  lines: ['folding', 'mini', 'palm'],
  accessories: ['cable', 'leaflet'],
  retailBox: [440, 340, 220],
  stage: (line) => {
    const { reach, blade } = DIMENSIONS[line] ?? { reach: [370, 290], blade: 200 };
    const size: Vector = [
      2 * (reach[0] + blade) + (line === 'palm' ? 60 : -60),
      HOVER_HEIGHT + 200,
      2 * (reach[1] + blade) - 80,
    ];
    return { size, front: [0, 26], angle: [-32, 28], focus: [0, HOVER_HEIGHT + 40, 200], fillSize: 1080 };
  },
  scene,
});
