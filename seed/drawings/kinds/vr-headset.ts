import { block, facePaint, GRAPHITE, lamp, sidePaint, tube } from '../bodies.ts';
import { mix, tones } from '../colour.ts';
import { FRONT, type Projection, shifted, solid, standing, TOP, type Vector } from '../projection.ts';
import { circle, group, moved, nameplate, path, polygon, rect } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { groundShadow } from '../studio.ts';
import { lens } from './optics.ts';

const VISOR =
  'M-250 -130Q-300 -126 -310 -60V60Q-304 128 -230 132H-110Q-70 130 -48 96Q-24 66 0 66T48 96Q70 130 110 132H230Q304 128 310 60V-60Q300 -126 250 -130Q0 -160 -250 -130z';
const LIFT = 300;

function visor(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const at: Vector = [0, LIFT, -20];
  const hull = solid(pen, view, {
    at,
    frame: FRONT,
    outline: VISOR,
    depth: 170,
    fill: sidePaint(pen, body),
    profile: (t) => 1 - 0.07 * t ** 5 - 0.05 * (1 - t) ** 4,
    layers: 40,
  });
  const glass = pen.linear(
    [
      [0, '#3a4356'],
      [0.35, '#151a24'],
      [0.7, '#0a0d13'],
      [1, '#1c2330'],
    ],
    [0, 0, 0.8, 1],
  );
  const face =
    path(VISOR, facePaint(pen, body), { stroke: body.lighter, 'stroke-width': 2.5 }) +
    group(path(VISOR, glass), { transform: 'scale(.93)' }) +
    path('M-250 -90Q-140 -124 -20 -120L-150 60Q-230 60 -262 20z', '#ffffff', { opacity: 0.08 }) +
    moved(lens(pen, 34, tones('#5b6270')), -200, -40) +
    moved(lens(pen, 34, tones('#5b6270')), 200, -40) +
    moved(lens(pen, 26, tones('#5b6270')), -214, 64) +
    moved(lens(pen, 26, tones('#5b6270')), 214, 64) +
    path(nameplate(0, -44, 84), '#f4f6fa') +
    rect(-40, 24, 80, 8, 4, accent.light);
  return hull + group(face, { transform: view.onto(shifted(at, FRONT.n, 170), FRONT, 0.93) });
}

function strap(art: Art, view: Projection): string {
  const { body, accent } = art;
  const [rx, rz] = [290, 330];
  const band = (from: number, to: number, low: number, high: number) => {
    const arc = (y: number, ease: number) =>
      Array.from({ length: 31 }, (_, i) => {
        const a = from + ((to - from) * i) / 30;
        return view.point([Math.cos(a) * rx, LIFT + y + ease * Math.sin(a) * 70, -60 - Math.sin(a) * rz]);
      });
    const points = [...arc(high, 1), ...arc(low, 1).reverse()];
    return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`;
  };
  const back = path(band(0.02, Math.PI - 0.02, -54, 54), mix(body.darker, '#0b0e14', 0.4), {
    stroke: body.dark,
    'stroke-width': 3,
  });
  const trim = path(band(0.02, Math.PI - 0.02, -6, 6), accent.base, { opacity: 0.8 });
  const over = Array.from({ length: 31 }, (_, i) => {
    const a = (i / 30) * Math.PI;
    return [Math.cos(a) * rz * 0.96, Math.sin(a) * 250] as const;
  });
  const ribbon = over.slice(1).map(([z, y], i) => {
    const [from, rise] = over[i] ?? [z, y];
    const at = (x: number, height: number, depth: number) => view.point([x, LIFT + 100 + height, -120 + depth * 0.72]);
    return polygon([at(-46, rise, from), at(46, rise, from), at(46, y, z), at(-46, y, z)]);
  });
  const cloth = mix(body.base, '#14171d', 0.55);
  // The strap's two halves wind in opposite ways in the picture: one path would cut a hole where they cross.
  const top = [ribbon.slice(15), ribbon.slice(0, 15)]
    .map((half, i) => {
      const fill = mix(cloth, '#05070a', i === 0 ? 0.35 : 0);
      return path(half.join(''), fill, { stroke: fill, 'stroke-width': 2 });
    })
    .join('');
  return back + trim + top;
}

function controller(art: Art, view: Projection, side: 1 | -1): string {
  const { body, accent, pen } = art;
  const head: Vector = [0, 150, 20];
  const hoop = group(
    circle(0, 0, 104, 'none', { stroke: body.darker, 'stroke-width': 34 }) +
      circle(0, -3, 104, 'none', { stroke: body.light, 'stroke-width': 22 }),
    { transform: view.onto([0, 186, 60], { u: [1, 0, 0], v: [0, -0.55, 0.83], n: [0, 0.83, 0.55] }) },
  );
  const face =
    circle(0, 0, 62, '#14171e', { stroke: body.dark, 'stroke-width': 3 }) +
    circle(-side * 14, -10, 24, '#2b303a', { stroke: '#566074', 'stroke-width': 3 }) +
    circle(side * 26, 12, 11, accent.base) +
    circle(side * 10, 36, 11, '#e6e9ee') +
    lamp(pen, 0, -48, 3, accent.light);
  return (
    groundShadow(art, ...view.point([0, 0, 20]), 62, 20) +
    tube(art, view, { at: [0, 0, 0], frame: TOP, r: 46, length: 130, taper: 1.12 }) +
    block(art, view, { at: [0, 30, 52], size: [30, 70, 26], r: 12, tones: GRAPHITE, layers: 8 }) +
    hoop +
    tube(art, view, { at: [head[0], 124, head[2] - 20], frame: TOP, r: 66, length: 34, cap: face })
  );
}

function scene(art: Art, view: Projection): string {
  const { body } = art;
  const [x, y] = view.point([0, 0, -60]);
  const [edge] = view.point([330, 0, -60]);
  const pad = block(art, view, {
    at: [0, LIFT - 116, -80],
    size: [500, 232, 90],
    r: 90,
    tones: tones(mix('#14171d', body.base, 0.15)),
    layers: 24,
  });
  const tabs = [-1, 1].map((s) =>
    block(art, view, { at: [s * 292, LIFT - 40, -60], size: [34, 84, 130], r: 17, round: 'right', layers: 12 }),
  );
  return (
    groundShadow(art, x, y, Math.abs(edge - x) || 300, 70) +
    strap(art, view) +
    pad +
    tabs.join('') +
    visor(art, view) +
    (art.line === 'hands'
      ? ''
      : controller(art, standing(view, [-330, 0, 210]), -1) + controller(art, standing(view, [330, 0, 210]), 1))
  );
}

export const vrHeadset = staged({
  lines: ['standard', 'hands'],
  accessories: ['cable', 'plug'],
  retailBox: [460, 380, 240],
  stage: (line) => ({
    size: [line === 'hands' ? 660 : 840, 600, 520],
    front: [0, 14],
    angle: [-28, 20],
    focus: [40, LIFT, 120],
    fillSize: 980,
  }),
  scene,
});
