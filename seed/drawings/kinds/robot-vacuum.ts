import { mix } from '../colour.ts';
import { FRONT, type Projection, projection, solid, standing, TOP } from '../projection.ts';
import { circle, group, line, nameplate, path, rect, roundedBox, roundOutline, zoomed } from '../shapes.ts';
import type { Art, Sketch } from '../sketch.ts';
import { footShadow, shapeShadow } from '../studio.ts';
import { chosen } from '../variety.ts';

const RADIUS = 340;
const HEIGHT = 96;

/** Covers of the dust box. */
const COVERS = [
  ({ body }: Art) =>
    path('M-290 100A307 307 0 0 0 290 100', 'none', { stroke: body.dark, 'stroke-width': 3, opacity: 0.6 }),
  ({ body }: Art) =>
    path('M-240 -232A334 334 0 0 0 -240 232L-110 232V-232zM240 -232A334 334 0 0 1 240 232L110 232V-232z', body.dark, {
      opacity: 0.55,
    }),
  ({ body, accent }: Art) =>
    circle(0, 0, 250, mix(body.base, body.dark, 0.45)) +
    circle(0, 0, 250, 'none', { stroke: accent.base, 'stroke-width': 4, opacity: 0.8 }),
  ({ body }: Art) =>
    path('M-320 -40H320V40A322 322 0 0 1 -320 40z', mix(body.darker, '#0d1017', 0.4), { opacity: 0.75 }),
] as const;

function lid(art: Art): string {
  const { pen, body, accent } = art;
  return (
    circle(
      0,
      0,
      RADIUS,
      pen.linear(
        [
          [0, body.lighter],
          [0.4, body.light],
          [0.7, body.base],
          [1, body.dark],
        ],
        [0.1, 0, 0.8, 1],
      ),
    ) +
    circle(0, 0, RADIUS - 14, 'none', { stroke: body.seam, 'stroke-width': 2.5, opacity: 0.5 }) +
    chosen(COVERS, art.seed, 2)(art) +
    rect(-44, 168, 88, 34, 17, mix(body.base, body.darker, 0.6)) +
    circle(-20, 185, 8, accent.light) +
    circle(20, 185, 8, body.lighter) +
    path(nameplate(0, 262, 60), body.mark)
  );
}

function robot(art: Art, view: Projection, z: number): string {
  const { pen, body, accent } = art;
  const wall = pen.linear(
    [
      [0, body.dark],
      [0.22, body.light],
      [0.4, body.base],
      [1, body.darker],
    ],
    [0, 0, 1, 0],
  );
  const dark = pen.linear(
    [
      [0, '#2b303a'],
      [0.25, '#4b5361'],
      [0.5, '#1d2129'],
      [1, '#0a0c10'],
    ],
    [0, 0, 1, 0],
  );
  const shadow = shapeShadow(
    art,
    group(circle(0, 0, RADIUS * 0.99, '#0b111c'), { transform: view.onto([0, 0, z], TOP) }),
    12,
    20,
  );
  const bumper = solid(pen, view, {
    at: [0, 14, z],
    frame: TOP,
    outline: roundOutline(RADIUS),
    depth: 56,
    fill: dark,
    profile: (t) => 0.975 + 0.025 * Math.sqrt(t),
  });
  const hull = solid(pen, view, {
    at: [0, 70, z],
    frame: TOP,
    outline: roundOutline(RADIUS),
    depth: HEIGHT - 70,
    fill: wall,
    profile: (t) => 1 - 0.018 * t ** 3,
  });
  const turret =
    solid(pen, view, {
      at: [0, HEIGHT, z - 80],
      frame: TOP,
      outline: roundOutline(104),
      depth: 14,
      fill: mix(body.base, body.dark, 0.6),
    }) +
    solid(pen, view, { at: [0, HEIGHT + 14, z - 80], frame: TOP, outline: roundOutline(96), depth: 34, fill: dark }) +
    solid(pen, view, { at: [0, HEIGHT + 48, z - 80], frame: TOP, outline: roundOutline(104), depth: 16, fill: wall });
  const cap = group(
    circle(
      0,
      0,
      104,
      pen.linear(
        [
          [0, body.lighter],
          [1, body.base],
        ],
        [0, 0, 1, 1],
      ),
    ) +
      circle(0, 0, 74, mix(body.darker, '#0d1017', 0.5)) +
      circle(0, 0, 74, 'none', { stroke: accent.base, 'stroke-width': 6 }) +
      path(nameplate(0, 0, 76), accent.lighter),
    { transform: view.onto([0, HEIGHT + 64, z - 80], TOP) },
  );
  const eye = group(
    rect(-70, -15, 140, 30, 15, '#05070a', { stroke: '#3f4652', 'stroke-width': 2 }) +
      circle(-36, 0, 7, '#5b7cff') +
      circle(36, 0, 7, '#ff5c5c'),
    { transform: view.onto([0, 42, z + RADIUS - 4], FRONT) },
  );
  return (
    shadow + bumper + hull + group(lid(art), { transform: view.onto([0, HEIGHT, z], TOP, 0.982) }) + turret + cap + eye
  );
}

function dock(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const [w, h, d, z] = [380, 480, 190, -430];
  const shell = solid(pen, view, {
    at: [0, h / 2, z - d / 2],
    frame: FRONT,
    outline: roundedBox(w, h, 46),
    depth: d,
    fill: pen.linear(
      [
        [0, body.lighter],
        [0.3, body.light],
        [0.7, body.base],
        [1, body.darker],
      ],
      [0.1, 0, 0.6, 1],
    ),
  });
  const face =
    path(
      roundedBox(w, h, 46),
      pen.linear([
        [0, body.light],
        [0.6, body.base],
        [1, body.dark],
      ]),
    ) +
    path(
      `M${-w / 2 + 24} ${h / 2}V40Q${-w / 2 + 24} -6 ${-w / 2 + 70} -6H${w / 2 - 70}Q${w / 2 - 24} -6 ${w / 2 - 24} 40V${h / 2}z`,
      '#12151c',
    ) +
    rect(-22, -110, 44, 8, 4, accent.light) +
    path(nameplate(0, -166, 60), body.mark);
  const ramp = solid(pen, view, {
    at: [0, 0, z + 130],
    frame: TOP,
    outline: roundedBox(w, 130, 30),
    depth: 12,
    fill: '#1d2129',
  });
  return (
    footShadow(art, standing(view, [0, 0, z]), w, d, 40) +
    shell +
    group(face, { transform: view.onto([0, h / 2, z + d / 2], FRONT) }) +
    ramp
  );
}

function underside(art: Art): string {
  const { pen, body, accent } = art;
  const wheel = (x: number) =>
    rect(x - 34, -96, 68, 176, 22, '#0d1017', { stroke: '#3f4652', 'stroke-width': 3 }) +
    [...Array(7).keys()].map((i) => rect(x - 28, -84 + i * 23, 56, 11, 4, '#343a46')).join('');
  const bristles = [...Array(3).keys()]
    .map((i) =>
      line('M0 0C30 -40 40 -90 26 -150', accent.base, 9, { transform: `translate(-206 -206) rotate(${i * 120 - 60})` }),
    )
    .join('');
  return (
    circle(
      0,
      0,
      350,
      pen.linear(
        [
          [0, '#3f4652'],
          [1, '#1a1e26'],
        ],
        [0, 0, 1, 1],
      ),
      { stroke: body.base, 'stroke-width': 16 },
    ) +
    circle(0, 0, 322, 'none', { stroke: '#4b5361', 'stroke-width': 2 }) +
    wheel(-216) +
    wheel(216) +
    rect(-160, 96, 320, 116, 24, '#0a0c10', { stroke: '#4b5361', 'stroke-width': 3 }) +
    rect(
      -142,
      122,
      284,
      64,
      30,
      pen.linear([
        [0, '#0d1017'],
        [0.4, '#5b6270'],
        [1, '#14171e'],
      ]),
    ) +
    [...Array(10).keys()].map((i) => line(`M${-126 + i * 27} 126L${-112 + i * 27} 182`, accent.base, 7)).join('') +
    circle(0, -232, 44, '#0a0c10', { stroke: '#4b5361', 'stroke-width': 3 }) +
    circle(0, -232, 26, '#5b6270') +
    bristles +
    circle(-206, -206, 24, '#14171e', { stroke: accent.light, 'stroke-width': 4 }) +
    rect(-130, -292, 60, 16, 5, '#c9ced6') +
    rect(70, -292, 60, 16, 5, '#c9ced6') +
    rect(-70, -90, 140, 110, 14, '#2b303a', { stroke: '#4b5361', 'stroke-width': 2 }) +
    path(nameplate(0, -36, 70), '#5b6270')
  );
}

export const robotVacuum: Sketch = {
  lines: ['lidar'],
  views: ['front', 'angle', 'back', 'detail', 'box'],
  accessories: ['plug', 'leaflet'],
  retailBox: [480, 480, 150],
  paint(art, view) {
    if (view === 'angle') {
      const scene = projection(-32, 24, 560, 790, 1.14);
      return dock(art, scene) + robot(art, scene, 40);
    }
    if (view === 'back')
      return (
        shapeShadow(art, circle(600, 600, 350, '#0b111c'), 18, 28) +
        group(underside(art), { transform: 'translate(600 600) scale(1.24)' })
      );
    const scene = projection(0, 40, 600, 620, 1.4);
    return view === 'detail'
      ? zoomed(robot(art, projection(0, 28, 600, 700, 1.4), 0), 2.2, [610, 520])
      : robot(art, scene, 0);
  },
};
