import { block, faces, METAL, tube } from '../bodies.ts';
import { mix, tones } from '../colour.ts';
import { BACK, FRONT, type Projection, standing } from '../projection.ts';
import { circle, group, line, nameplate, path, rect, repeat, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { footShadow } from '../studio.ts';

/** A square tag with a hole for a ring. */
function tag(art: Art, view: Projection): string {
  const { body, accent } = art;
  const [w, h, d] = [360, 440, 66];
  const hole =
    circle(0, -150, 42, mix(body.darker, '#05070a', 0.3)) +
    circle(0, -144, 38, '#e8ebf0') +
    circle(0, -150, 42, 'none', { stroke: body.light, 'stroke-width': 4 });
  const front =
    path(roundedBox(w - 34, h - 34, 76), 'none', { stroke: body.lighter, 'stroke-width': 3, opacity: 0.6 }) +
    hole +
    path(nameplate(0, 50, 150), body.mark) +
    rect(-30, 158, 60, 8, 4, accent.base);
  const back =
    hole +
    circle(0, 50, 110, METAL.base, { stroke: METAL.dark, 'stroke-width': 3 }) +
    circle(0, 50, 92, 'none', { stroke: METAL.dark, 'stroke-width': 2 }) +
    path(nameplate(0, 50, 80), METAL.darker);
  const loop = (x: number, y: number) =>
    line(
      `M${x - 10} ${y}C${x - 120} ${y - 60} ${x - 70} ${y - 230} ${x + 40} ${y - 210}S${x + 120} ${y - 60} ${x + 14} ${y}`,
      METAL.darker,
      20,
    ) +
    line(
      `M${x - 10} ${y}C${x - 120} ${y - 60} ${x - 70} ${y - 230} ${x + 40} ${y - 210}S${x + 120} ${y - 60} ${x + 14} ${y}`,
      METAL.light,
      12,
    ) +
    line(
      `M${x - 10} ${y}C${x - 120} ${y - 60} ${x - 70} ${y - 230} ${x + 40} ${y - 210}S${x + 120} ${y - 60} ${x + 14} ${y}`,
      '#ffffff',
      4,
      { opacity: 0.8 },
    );
  const side = faces(view, FRONT.n) ? d / 2 : -d / 2;
  const [x, y] = view.point([0, h / 2 + 150, side]);
  return (
    footShadow(art, view, w * 0.8, d, 30) +
    block(art, view, { size: [w, h, d], r: 92, soft: 0.02, faces: { front, back } }) +
    loop(x, y)
  );
}

function disc(art: Art, view: Projection, behind: boolean): string {
  const { pen, body, accent } = art;
  const [r, d] = [170, 66];
  const frame = behind ? BACK : FRONT;
  const steel = pen.linear(
    [
      [0, '#ffffff'],
      [0.4, '#c3c9d3'],
      [0.6, '#eef0f4'],
      [1, '#8b93a1'],
    ],
    [0, 0, 1, 1],
  );
  const cap = behind
    ? circle(0, 0, r * 0.9, steel) +
      circle(0, 0, r * 0.78, 'none', { stroke: METAL.dark, 'stroke-width': 2 }) +
      path(nameplate(0, 0, 120), METAL.darker) +
      repeat(3, (i) => circle(0, -r * 0.84, 6, METAL.darker, { transform: `rotate(${i * 120})` }))
    : circle(0, 0, r * 0.9, 'none', { stroke: body.lighter, 'stroke-width': 4, opacity: 0.7 }) +
      path(nameplate(0, -4, 160), body.mark) +
      circle(0, r * 0.66, 7, accent.base);
  return (
    footShadow(art, view, r * 1.1, d, 30) +
    tube(art, view, {
      at: [0, r, behind ? d / 2 : -d / 2],
      frame,
      r,
      length: d,
      profile: (t) => 1 - 0.1 * Math.abs(2 * t - 1) ** 6,
      cap: group(cap, { transform: 'scale(.96)' }),
    })
  );
}

function round(art: Art, view: Projection): string {
  const behind = !faces(view, FRONT.n);
  const near = behind ? -1 : 1;
  const other = { ...art, body: tones(mix(art.body.base, '#ffffff', 0.75)) };
  return (
    disc(other, standing(view, [-150, 0, -110 * near]), behind) + disc(art, standing(view, [130, 0, 70 * near]), behind)
  );
}

export const tracker = staged({
  lines: ['tag', 'round'],
  accessories: ['leaflet'],
  retailBox: [300, 380, 60],
  stage: (line) =>
    line === 'tag'
      ? { size: [380, 610, 90], front: [0, 12], angle: [-34, 18], back: [154, 14], focus: [20, 260, 30], fillSize: 820 }
      : {
          size: [640, 350, 280],
          front: [0, 14],
          angle: [-30, 20],
          back: [152, 16],
          focus: [130, 190, 100],
          fillSize: 800,
        },
  scene: (art, view) => (art.line === 'tag' ? tag(art, view) : round(art, view)),
});
