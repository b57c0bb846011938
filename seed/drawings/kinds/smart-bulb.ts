import { block, cord, GRAPHITE, lamp, METAL, tube } from '../bodies.ts';
import { mix, tones } from '../colour.ts';
import { FRONT, type Projection, ring, silhouette, solid, standing, TOP } from '../projection.ts';
import { circle, group, line, nameplate, path, repeat, roundOutline } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { footShadow, shapeShadow } from '../studio.ts';
import { rainbow } from './keycaps.ts';

/** The bulb's half width at a share of the glass's height. */
function swell(t: number): number {
  return t < 0.45
    ? 0.56 + 0.44 * Math.sin((t / 0.45) * (Math.PI / 2)) ** 1.3
    : Math.sqrt(Math.max(0.001, 1 - ((t - 0.45) / 0.55) ** 2));
}

function bulb(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const [R, from, height] = [210, 340, 400];
  const glow = tones(mix('#ffc861', accent.base, 0.25));
  const shares = Array.from({ length: 30 }, (_, i) => i / 29);
  const outline = silhouette(shares.flatMap((t) => ring(view, [0, from + height * t, 0], TOP, R * swell(t))));
  const glass = pen.radial(
    [
      [0, '#ffffff'],
      [0.35, mix(glow.lighter, '#ffffff', 0.75)],
      [0.75, mix(glow.light, '#ffffff', 0.45)],
      [1, mix(glow.base, '#dfe5ee', 0.45)],
    ],
    0.42,
    0.42,
    0.66,
  );
  const [x, y] = view.point([0, from + height * 0.5, 0]);
  const halo = circle(
    x,
    y,
    520,
    pen.radial([
      [0, glow.lighter, 0.75],
      [0.4, glow.light, 0.32],
      [1, glow.light, 0],
    ]),
  );
  const wall = solid(pen, view, {
    at: [0, 130, 0],
    frame: TOP,
    outline: roundOutline(128),
    depth: 216,
    profile: (t) => 0.72 + 0.28 * t ** 0.6,
    fill: pen.linear(
      [
        [0, body.dark],
        [0.25, body.lighter],
        [0.6, body.base],
        [1, body.darker],
      ],
      [0, 0, 1, 0],
    ),
    layers: 60,
  });
  const thread = repeat(5, (i) =>
    tube(art, view, { at: [0, 28 + i * 20, 0], frame: TOP, r: i % 2 ? 76 : 82, length: 20, tones: METAL }),
  );
  const badge = group(path(nameplate(0, 0, 84), body.mark), { transform: view.onto([0, 238, 118], FRONT) });
  return (
    (art.floating ? '' : halo) +
    footShadow(art, view, 170, 170, 85) +
    tube(art, view, { at: [0, 0, 0], frame: TOP, r: 40, length: 30, tones: GRAPHITE }) +
    thread +
    wall +
    badge +
    path(outline, glass, { stroke: '#ffffff', 'stroke-width': 2, 'stroke-opacity': 0.7 })
  );
}

function strip(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const ribbon = (r: number, y: number) =>
    group(circle(0, 0, r, 'none', { stroke: body.dark, 'stroke-width': 12 }), {
      transform: view.onto([-90, y, 0], TOP),
    });
  const coil = [...Array(22).keys()].map((i) => ribbon(262, i * 4)).join('');
  const inner = [...Array(22).keys()].map((i) => ribbon(224, i * 4)).join('');
  const lit = (r: number) =>
    group(
      circle(0, 0, r, 'none', { stroke: rainbow(pen), 'stroke-width': 40, opacity: 0.45, filter: pen.blur(12) }) +
        circle(0, 0, r, 'none', { stroke: rainbow(pen), 'stroke-width': 15 }) +
        circle(0, 0, r, 'none', { stroke: '#ffffff', 'stroke-width': 6, 'stroke-dasharray': '7 15' }),
      { transform: view.onto([-90, 90, 0], TOP) },
    );
  const reel = tube(art, view, {
    at: [-90, 0, 0],
    frame: TOP,
    r: 120,
    length: 84,
    tones: body,
    cap: path(nameplate(0, 0, 120), body.mark),
  });
  const tail = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((i) =>
      cord(
        view,
        [
          [-90, 8 + i * 7, 262],
          [120, 8 + i * 7, 300],
          [300, 8 + i * 7, 240],
          [440, 8 + i * 7, 250],
        ],
        5,
        tones(body.dark),
      ),
    )
    .join('');
  const [a, b, c, d] = [
    view.point([-90, 40, 262]),
    view.point([120, 40, 300]),
    view.point([300, 40, 240]),
    view.point([440, 40, 250]),
  ];
  const way = `M${a.join(' ')}Q${b.map((value, i) => value + (i ? 14 : -30)).join(' ')} ${((b[0] + c[0]) / 2).toFixed(1)} ${((b[1] + c[1]) / 2).toFixed(1)}T${d.join(' ')}`;
  const shine =
    line(way, mix(accent.light, '#ff4fa0', 0.3), 34, { opacity: 0.4, filter: pen.blur(10) }) +
    line(way, rainbow(pen), 24) +
    line(way, '#ffffff', 8, { 'stroke-dasharray': '2 22' });
  const round = circle(0, 0, 240, 'none', { stroke: '#1b2536', 'stroke-width': 70 });
  const shadow =
    shapeShadow(art, group(round, { transform: view.onto([-90, 0, 0], TOP) }), 14, 22) +
    footShadow(art, standing(view, [350, 0, -110]), 150, 230, 30);
  const control = block(art, view, {
    at: [350, 0, -110],
    size: [170, 40, 250],
    r: 34,
    round: 'top',
    layers: 14,
    faces: {
      top:
        circle(0, -50, 44, rainbow(pen), { stroke: body.light, 'stroke-width': 4 }) +
        circle(0, -50, 18, body.base) +
        repeat(6, (i) => circle(-36 + (i % 3) * 36, 34 + Math.floor(i / 3) * 40, 12, body.mark, { opacity: 0.7 })) +
        lamp(pen, 0, -106, 3, accent.light),
    },
  });
  return shadow + coil + inner + lit(262) + lit(224) + reel + control + tail + shine;
}

export const smartBulb = staged({
  lines: ['bulb', 'strip'],
  accessories: ['leaflet'],
  retailBox: [320, 400, 180],
  stage: (line) =>
    line === 'bulb'
      ? { size: [420, 745, 420], front: [0, 12], angle: [-26, 34], focus: [0, 420, 100], fillSize: 860 }
      : { size: [900, 100, 640], front: [0, 42], angle: [-24, 44], focus: [-60, 60, 200], fillSize: 960 },
  scene: (art, view) => (art.line === 'bulb' ? bulb(art, view) : strip(art, view)),
});
