import { block, cord, faces, lamp, METAL } from '../bodies.ts';
import { mix } from '../colour.ts';
import { BACK, FRONT, type Projection, solid, type Vector } from '../projection.ts';
import { circle, group, nameplate, path, rect, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { footShadow } from '../studio.ts';

const [W, H, D] = [360, 400, 190];

function front(art: Art): string {
  const { pen, body, accent } = art;
  const well = pen.radial(
    [
      [0, mix(body.base, body.dark, 0.35)],
      [0.75, mix(body.base, body.dark, 0.6)],
      [1, body.darker],
    ],
    0.5,
    0.5,
    0.5,
  );
  return (
    path(roundedBox(W - 30, H - 30, 76), 'none', { stroke: body.lighter, 'stroke-width': 3, 'stroke-opacity': 0.7 }) +
    circle(0, 24, 134, body.darker, { opacity: 0.6 }) +
    circle(0, 24, 128, well, { stroke: body.light, 'stroke-width': 3 }) +
    rect(-62, -22, 20, 66, 5, '#05070a') +
    rect(42, -22, 20, 66, 5, '#05070a') +
    circle(-52, 8, 17, '#05070a') +
    circle(52, 8, 17, '#05070a') +
    circle(0, 92, 19, '#05070a', { stroke: METAL.dark, 'stroke-width': 3 }) +
    path(nameplate(0, -146, 48), body.mark) +
    lamp(pen, 116, -150, 7, accent.light)
  );
}

function scene(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const behind = !faces(view, FRONT.n);
  const right =
    rect(-30, -34, 60, 68, 22, mix(body.base, body.dark, 0.5), { stroke: body.seam, 'stroke-width': 2 }) +
    circle(0, 0, 11, accent.base);
  const back =
    path(roundedBox(W - 110, H - 120, 60), mix(body.base, body.dark, 0.45)) +
    [0, 1, 2].map((i) => rect(-70, 96 + i * 16, 140 - i * 30, 6, 3, body.mark, { opacity: 0.5 })).join('');
  const brass = pen.linear([
    [0, '#f0f2f5'],
    [0.5, '#a5adba'],
    [1, '#6a7280'],
  ]);
  const pin = (x: number, y: number) => {
    const outline = roundedBox(26, 26, 13);
    return (
      solid(pen, view, { at: [x, H / 2 + y, -D / 2], frame: BACK, outline, depth: 110, fill: brass, layers: 44 }) +
      group(path(outline, '#dfe4ea', { stroke: '#ffffff', 'stroke-width': 1.5 }), {
        transform: view.onto([x, H / 2 + y, -D / 2 - 110], BACK),
      })
    );
  };
  const pins = behind ? pin(60, 20) + pin(-60, 20) + pin(0, -64) : '';
  return (
    footShadow(art, view, W * 0.9, D, 50) +
    block(art, view, { size: [W, H, D], r: 92, soft: 0.03, faces: { front: front(art), back, right } }) +
    pins
  );
}

const [LONG, FLAT, WIDE] = [860, 84, 190];

/** A strip of outlets with a switch each. */
function strip(art: Art, view: Projection): string {
  const { body, accent, pen } = art;
  const outlet = (x: number) =>
    rect(x - 74, -74, 148, 148, 22, mix(body.base, body.dark, 0.4), { stroke: body.light, 'stroke-width': 3 }) +
    rect(x - 44, -44, 15, 48, 4, '#05070a') +
    rect(x + 29, -44, 15, 48, 4, '#05070a') +
    circle(x, 36, 14, '#05070a') +
    rect(x - 34, 56, 68, 12, 6, accent.base);
  const top =
    [-300, -130, 40, 210].map(outlet).join('') +
    circle(356, 0, 34, mix(body.base, body.dark, 0.5), { stroke: body.light, 'stroke-width': 3 }) +
    lamp(pen, 356, 0, 8, accent.light);
  const way: Vector[] = [
    [-LONG / 2 + 4, 40, 0],
    [-LONG / 2 - 90, 34, 30],
    [-LONG / 2 - 60, 20, 190],
    [-LONG / 2 + 190, 14, 230],
    [-LONG / 2 + 400, 14, 190],
  ];
  return (
    footShadow(art, view, LONG, WIDE, 30) +
    cord(view, way, 26, body) +
    block(art, view, { size: [LONG, FLAT, WIDE], r: 34, round: 'top', soft: 0.01, faces: { top } })
  );
}

export const smartPlug = staged({
  lines: ['standard', 'strip'],
  accessories: ['leaflet'],
  retailBox: [320, 380, 180],
  stage: (line) =>
    line === 'strip'
      ? {
          size: [LONG + 160, FLAT, 430],
          front: [22, 46],
          angle: [-30, 44],
          back: [150, 40],
          focus: [40, 60, 0],
          fillSize: 1000,
        }
      : {
          size: [W, H, D],
          front: [0, 14],
          angle: [-36, 20],
          back: [142, 18],
          focus: [60, 260, D / 2],
          zoom: 1.9,
          fillSize: 760,
        },
  scene: (art, view) => (art.line === 'strip' ? strip(art, view) : scene(art, view)),
});
