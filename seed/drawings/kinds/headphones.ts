import { mix } from '../colour.ts';
import { FRONT, type Projection, projection, RIGHT, solid } from '../projection.ts';
import { circle, ellipse, group, line, nameplate, path, rect, roundOutline, zoomed } from '../shapes.ts';
import type { Art, Sketch } from '../sketch.ts';
import { groundShadow } from '../studio.ts';

const CUP_Y = -215;

function shellPaint({ pen, body }: Art): string {
  return pen.linear(
    [
      [0, body.lighter],
      [0.3, body.light],
      [0.6, body.base],
      [1, body.darker],
    ],
    [0.1, 0, 0.8, 1],
  );
}

function band(art: Art, view: Projection): string {
  const { pen, body, line: family } = art;
  const wide = family === 'gaming' ? 92 : family === 'on-ear' ? 46 : 66;
  const arch = 'M-246 120V-50A246 268 0 0 1 246 -50V120H218V-50A218 240 0 0 0 -218 -50V120z';
  const pad = 'M-230 -40A230 250 0 0 1 230 -40A226 202 0 0 0 -230 -40z';
  const metal = pen.linear(
    [
      [0, body.dark],
      [0.18, body.base],
      [0.4, body.lighter],
      [0.62, body.base],
      [1, body.darker],
    ],
    [0, 0, 1, 0.3],
  );
  const cushion = mix(body.darker, '#12161f', 0.45);
  const shell = solid(pen, view, {
    at: [0, 0, -wide / 2],
    frame: FRONT,
    outline: arch,
    depth: wide,
    fill: (t) => (t > 0.94 ? body.light : metal),
  });
  const under = solid(pen, view, {
    at: [0, 0, -wide / 2 + 3],
    frame: FRONT,
    outline: pad,
    layers: 40,
    depth: wide - 6,
    fill: (t) => mix(cushion, '#ffffff', t > 0.85 ? 0.16 : 0.06 * t),
  });
  const seam = group(
    path('M-232 60V-50A232 254 0 0 1 232 -50V60', 'none', {
      stroke: family === 'gaming' ? art.accent.base : body.seam,
      'stroke-width': family === 'gaming' ? 5 : 2,
      opacity: 0.8,
    }),
    {
      transform: view.onto([0, 0, wide / 2], FRONT),
    },
  );
  return under + shell + seam;
}

function yoke(art: Art, view: Projection, side: number): string {
  const { pen, body } = art;
  return solid(pen, view, {
    at: [side * 233, -150, -24],
    frame: FRONT,
    outline: 'M-11 -70H11V96H-11z',
    depth: 48,
    fill: pen.linear([
      [0, body.lighter],
      [0.4, mix(body.base, '#aab2bf', 0.4)],
      [1, body.darker],
    ]),
  });
}

/** The size of the cups: those that lie on the ear are smaller than those around it. */
const cupOf = ({ line: family }: Art) => (family === 'on-ear' ? 0.76 : 1);

/** Where the rings of a cup lie: `from` and `to` along x, in the order in which they are seen. */
function cupPart(
  art: Art,
  view: Projection,
  from: number,
  to: number,
  size: readonly [number, number],
  fill: (t: number) => string,
  profile: (t: number) => number,
): string {
  return solid(art.pen, view, {
    at: [from, CUP_Y, 0],
    frame: RIGHT,
    outline: roundOutline(size[0] * cupOf(art), size[1] * cupOf(art)),
    depth: to - from,
    fill,
    profile,
    layers: 34,
  });
}

function farCup(art: Art, view: Projection): string {
  const cushion = mix(art.body.darker, '#171b24', 0.5);
  const shell = cupPart(
    art,
    view,
    -268,
    -196,
    [116, 152],
    () => shellPaint(art),
    (t) => 0.72 + 0.28 * Math.sqrt(Math.min(1, t * 1.6)),
  );
  const pad = cupPart(
    art,
    view,
    -196,
    -128,
    [112, 148],
    (t) => mix(cushion, '#ffffff', 0.05 + 0.1 * t),
    (t) => 1 - 0.12 * t * t,
  );
  const hollow = group(ellipse(0, 0, 62, 96, '#07090d') + ellipse(0, 0, 54, 86, '#12161e'), {
    transform: view.onto([-127, CUP_Y, 0], RIGHT, cupOf(art)),
  });
  return shell + pad + hollow;
}

function nearCup(art: Art, view: Projection): string {
  const { pen, body, accent, line: family } = art;
  const cushion = mix(body.darker, '#171b24', 0.5);
  const pad = cupPart(
    art,
    view,
    128,
    196,
    [112, 148],
    (t) => mix(cushion, '#ffffff', 0.04 + 0.14 * t),
    (t) => 0.9 + 0.1 * Math.sqrt(t),
  );
  const shell = cupPart(
    art,
    view,
    194,
    262,
    [117, 153],
    (t) => (t < 0.08 ? body.darker : shellPaint(art)),
    (t) => 1 - 0.24 * t ** 3,
  );
  const plate = pen.linear(
    [
      [0, body.lighter],
      [0.5, body.base],
      [1, body.dark],
    ],
    [0, 0, 1, 1],
  );
  const mesh = pen.pattern(10, 10, `<circle cx="5" cy="5" r="2.6" fill="${body.darker}"/>`);
  const face =
    family === 'gaming'
      ? ellipse(0, 0, 88, 116, mix(body.darker, '#0a0c11', 0.4)) +
        ellipse(0, 0, 80, 107, mesh) +
        ellipse(0, 0, 84, 112, 'none', { stroke: accent.base, 'stroke-width': 14, filter: pen.blur(6), opacity: 0.8 }) +
        ellipse(0, 0, 84, 112, 'none', { stroke: accent.lighter, 'stroke-width': 4 }) +
        path(nameplate(0, 0, 96), accent.light)
      : ellipse(0, 0, 89, 117, plate, { stroke: body.lighter, 'stroke-width': 2, 'stroke-opacity': 0.7 }) +
        path(nameplate(0, 0, 66), body.mark) +
        circle(0, 88, 4, body.darker);
  return pad + shell + group(face, { transform: view.onto([262, CUP_Y, 0], RIGHT, cupOf(art)) });
}

function microphone(art: Art, view: Projection): string {
  const from = view.point([240, CUP_Y - 60, 60]);
  const to = view.point([60, CUP_Y - 175, 270]);
  const bend = view.point([230, CUP_Y - 170, 230]);
  const boom = `M${from.join(' ')}Q${bend.join(' ')} ${to.join(' ')}`;
  const tip = group(
    rect(-34, -17, 68, 34, 17, '#1a1e27', { stroke: '#3b4252', 'stroke-width': 2 }) +
      rect(-22, -9, 34, 18, 9, art.accent.base),
    { transform: `translate(${to.join(' ')}) rotate(-12)` },
  );
  return line(boom, '#12151c', 20) + line(boom, '#3b4252', 8, { opacity: 0.7 }) + tip;
}

/** The coiled cable of studio headphones, from the far cup to the ground. */
function coiledCable(view: Projection): string {
  const [x, y] = view.point([-232, CUP_Y - 150, 0]);
  const coils = Array.from({ length: 9 }, () => 'c-26 -16 -26 14 0 7s30 -20 20 0').join('');
  const way = `M${x.toFixed(0)} ${y.toFixed(0)}C${(x - 6).toFixed(0)} ${(y + 20).toFixed(0)} ${(x - 30).toFixed(0)} ${(y + 32).toFixed(0)} ${(x + 20).toFixed(0)} ${(y + 36).toFixed(0)}${coils}h46`;
  return line(way, '#12151c', 11) + line(way, '#4b5361', 3, { opacity: 0.7 });
}

function whole(art: Art, view: Projection): string {
  const foot = (x: number) => view.point([x, CUP_Y - 154 * cupOf(art), 0]);
  return (
    groundShadow(art, ...foot(-200), 96, 24) +
    groundShadow(art, ...foot(205), 96, 24) +
    yoke(art, view, -1) +
    band(art, view) +
    farCup(art, view) +
    yoke(art, view, 1) +
    nearCup(art, view) +
    (art.line === 'gaming' ? microphone(art, view) : '') +
    (art.line === 'studio' ? coiledCable(view) : '')
  );
}

export const headphones: Sketch = {
  lines: ['over-ear', 'on-ear', 'studio', 'gaming'],
  views: ['front', 'angle', 'detail', 'box'],
  accessories: ['cable', 'leaflet'],
  retailBox: [440, 500, 170],
  paint(art, view) {
    if (view === 'angle') return whole(art, projection(-58, 12, 570, 530, 1.3));
    if (view === 'detail') return zoomed(whole(art, projection(-58, 12, 570, 530, 1.3)), 2.1, [690, 760]);
    return whole(art, projection(-30, 9, 590, 535, 1.28));
  },
};
