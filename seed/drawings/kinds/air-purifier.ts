import { block, faces, lamp, tube } from '../bodies.ts';
import { mix, tones } from '../colour.ts';
import { FRONT, type Projection, ring, silhouette, TOP } from '../projection.ts';
import { figures } from '../screen.ts';
import { circle, group, nameplate, path, rect, repeat, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { footShadow } from '../studio.ts';
import { chosen } from '../variety.ts';
import { BLADELESS_SIZE, bladeless } from './bladeless.ts';

const [W, H] = [400, 780];

function display(art: Art): string {
  const { pen, accent } = art;
  return (
    circle(0, 0, 62, '#0a0c11', { stroke: '#343b48', 'stroke-width': 3 }) +
    circle(0, 0, 50, 'none', {
      stroke: '#5fe36a',
      'stroke-width': 6,
      'stroke-dasharray': '240 80',
      transform: 'rotate(120)',
      'stroke-linecap': 'round',
    }) +
    figures('12', -24, -20, 36, '#f4f6fa', 0.12) +
    lamp(pen, 0, 32, 3, accent.light)
  );
}

function tower(art: Art, view: Projection): string {
  const { pen, body } = art;
  const holes = (spacing: number) =>
    pen.pattern(
      spacing,
      spacing,
      `<circle cx="${spacing / 2}" cy="${spacing / 2}" r="${spacing * 0.27}" fill="${mix(body.darker, '#0b0e14', 0.3)}"/>`,
    );
  const grid = path(roundedBox(W - 70, 400, 30, 0, 130), holes(18));
  const slats = repeat(14, (i) => rect(-W / 2 + 50, -50 + i * 28, W - 100, 11, 5.5, mix(body.base, body.darker, 0.55)));
  const lattice = repeat(5, (i) => rect(-W / 2 + 64 + i * 61, -60, 28, 400, 14, mix(body.base, body.darker, 0.5)));
  const opening = chosen([grid, slats, lattice] as const, art.seed, 4);
  const front =
    opening + group(display(art), { transform: 'translate(0 -250)' }) + path(nameplate(0, -130, 56), body.mark);
  const back = path(roundedBox(W - 70, H - 200, 30), holes(18)) + path(nameplate(0, -330, 44), body.mark);
  const top =
    circle(0, 0, 158, '#0b0e14', { stroke: body.seam, 'stroke-width': 4 }) +
    repeat(8, (i) =>
      circle(0, 0, 24 + i * 17.5, 'none', { stroke: mix(body.base, body.darker, 0.55), 'stroke-width': 7 }),
    ) +
    repeat(6, (i) => rect(-4, -156, 8, 132, 4, mix(body.base, body.darker, 0.4), { transform: `rotate(${i * 60})` })) +
    circle(0, 0, 32, body.base, { stroke: body.dark, 'stroke-width': 3 });
  return (
    footShadow(art, view, W, W, 60) +
    block(art, view, {
      at: [0, 0, 0],
      size: [W - 30, 26, W - 30],
      r: 56,
      round: 'top',
      tones: tones('#1b1f27'),
      layers: 10,
    }) +
    block(art, view, {
      at: [0, 22, 0],
      size: [W, H, W],
      r: 66,
      round: 'top',
      soft: 0.012,
      faces: { front, back, top, right: path(roundedBox(W - 150, 400, 24, 0, 130), holes(18)) },
    })
  );
}

const R = 236;

function round(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const [low, mesh, high] = [24, 380, 640];
  const wall = silhouette([...ring(view, [0, low + 20, 0], TOP, R), ...ring(view, [0, mesh, 0], TOP, R)]);
  const holes = pen.pattern(16, 16, `<circle cx="8" cy="8" r="4.2" fill="${mix(body.darker, '#0b0e14', 0.4)}"/>`);
  const fade = pen.linear(
    [
      [0, body.darker, 0.65],
      [0.24, body.lighter, 0.2],
      [0.6, body.base, 0],
      [1, body.darker, 0.7],
    ],
    [0, 0, 1, 0],
  );
  const top =
    circle(0, 0, R * 0.78, '#0b0e14', { stroke: body.seam, 'stroke-width': 4 }) +
    repeat(7, (i) =>
      circle(0, 0, 84 + i * 15, 'none', { stroke: mix(body.base, body.darker, 0.55), 'stroke-width': 6 }),
    ) +
    circle(0, 0, 80, body.dark) +
    group(display(art), { transform: 'scale(1.2)' });
  const print = faces(view, FRONT.n)
    ? group(path(nameplate(0, 0, 84), body.mark) + rect(-60, 76, 120, 9, 4.5, accent.light), {
        transform: view.onto([0, 510, R], FRONT),
      })
    : '';
  return (
    footShadow(art, view, R * 1.8, R * 1.8, R) +
    tube(art, view, { at: [0, 0, 0], frame: TOP, r: R * 0.86, length: low, tones: tones('#1b1f27') }) +
    tube(art, view, { at: [0, low, 0], frame: TOP, r: R, length: mesh - low }) +
    path(wall, holes) +
    path(wall, fade) +
    tube(art, view, { at: [0, mesh, 0], frame: TOP, r: R, length: 12, tones: accent }) +
    tube(art, view, {
      at: [0, mesh + 12, 0],
      frame: TOP,
      r: R,
      length: high - mesh,
      profile: (t) => 1 - 0.07 * t ** 5,
      layers: 60,
      cap: group(top, { transform: 'scale(.93)' }),
    }) +
    print
  );
}

export const airPurifier = staged({
  lines: ['tower', 'round', 'loop'],
  accessories: ['leaflet'],
  retailBox: [380, 500, 240],
  stage: (line) =>
    line === 'loop'
      ? {
          size: BLADELESS_SIZE,
          front: [-14, 16],
          angle: [-40, 20],
          back: [150, 16],
          focus: [0, 460, 80],
          fillSize: 960,
        }
      : line === 'tower'
        ? {
            size: [W, H + 22, W],
            front: [0, 18],
            angle: [-36, 24],
            back: [144, 20],
            focus: [-20, 640, 200],
            fillSize: 900,
          }
        : {
            size: [2 * R, 652, 2 * R],
            front: [0, 20],
            angle: [-34, 38],
            back: [150, 20],
            focus: [0, 600, 100],
            fillSize: 860,
          },
  scene(art, view) {
    if (art.line === 'loop') return bladeless(art, view, false);
    return art.line === 'tower' ? tower(art, view) : round(art, view);
  },
});
