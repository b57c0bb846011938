import { block, GOLD, lamp } from '../bodies.ts';
import { mix, tones } from '../colour.ts';
import { FRONT, type Projection, standing } from '../projection.ts';
import { circle, group, nameplate, path, rect, repeat } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { footShadow } from '../studio.ts';
import { rainbow } from './keycaps.ts';

const WIDTH = 860;
const HEIGHT = 250;

function module(art: Art, view: Projection): string {
  const { pen, body, accent, line } = art;
  const lit = line === 'rgb';
  const board = block(art, view, {
    size: [WIDTH, 150, 10],
    r: 3,
    tones: tones('#17302c'),
    layers: 4,
    faces: {
      front:
        repeat(64, (i) => (i > 33 && i < 36 ? '' : rect(-WIDTH / 2 + 18 + i * 13, 32, 9, 42, 1.5, GOLD.light))) +
        rect(14, 56, 20, 22, 8, '#dfe3e9'),
    },
  });
  const shape = (h: number) =>
    `M${-WIDTH / 2} ${h / 2}V${-h / 2 + 44}L${-WIDTH / 2 + 44} ${-h / 2}H-190L-150 ${-h / 2 + 26}H150L190 ${-h / 2}H${WIDTH / 2 - 44}L${WIDTH / 2} ${-h / 2 + 44}V${h / 2}z`;
  const cover = (z: number, depth: number, face: string) => {
    const rows = repeat(
      8,
      (i) => `<use href="#${id}" transform="${view.onto([0, 58 + HEIGHT / 2 - 30, z + (depth * i) / 7], FRONT)}"/>`,
    );
    return (
      group(rows, { fill: body.darker }) +
      group(face, { transform: view.onto([0, 58 + HEIGHT / 2 - 30, z + depth], FRONT) })
    );
  };
  const h = HEIGHT - 60;
  const id = pen.define((name) => `<path id="${name}" d="${shape(h)}"/>`);
  const paint = pen.linear(
    [
      [0, body.lighter],
      [0.18, body.light],
      [0.6, body.base],
      [1, body.dark],
    ],
    [0, 0, 0.5, 1],
  );
  const grooves = [-1, 1]
    .map((side) =>
      repeat(5, (i) =>
        path(`M${side * (230 + i * 38)} ${-h / 2 + 40}l${side * 40} ${h - 70}`, 'none', {
          stroke: body.darker,
          'stroke-width': 9,
          'stroke-linecap': 'round',
          opacity: 0.75,
        }),
      ),
    )
    .join('');
  const face =
    path(shape(h), paint, { stroke: body.lighter, 'stroke-width': 2.5, 'stroke-opacity': 0.8 }) +
    grooves +
    path('M-176 -40L-130 -40L-190 70H-236z', accent.base) +
    path(nameplate(-70, 12, 104), body.mark) +
    rect(-10, -10, 150, 20, 10, body.mark) +
    rect(-10, 24, 96, 12, 6, body.mark, { opacity: 0.6 });
  const bar = lit
    ? block(art, view, {
        at: [0, 58 + h - 34, 0],
        size: [WIDTH - 70, 62, 26],
        r: 12,
        tones: tones('#f2f4f8'),
        layers: 10,
        faces: {
          front:
            rect(-WIDTH / 2 + 35, -31, WIDTH - 70, 62, 12, rainbow(pen), { opacity: 0.85 }) +
            rect(-WIDTH / 2 + 50, -24, WIDTH - 100, 8, 4, '#ffffff', { opacity: 0.7 }),
          top: rect(-WIDTH / 2 + 35, -13, WIDTH - 70, 26, 10, rainbow(pen), { opacity: 0.7 }),
        },
      })
    : '';
  const glow =
    lit && !art.floating
      ? group(
          rect(-WIDTH / 2 + 30, -50, WIDTH - 60, 60, 30, rainbow(pen), { opacity: 0.5, filter: pen.blur(16, 0.8) }),
          { transform: view.onto([0, 58 + h + 16, 0], FRONT) },
        )
      : '';
  const studs = group(
    circle(-WIDTH / 2 + 30, 60, 6, mix(body.base, '#000000', 0.4)) +
      (lit ? lamp(pen, WIDTH / 2 - 30, 60, 4, accent.light) : ''),
    {
      transform: view.onto([0, 58 + h / 2, 18], FRONT),
    },
  );
  return board + cover(-18, 14, '') + glow + bar + cover(5, 13, face) + studs;
}

const [SHORT, LOW] = [560, 250];

/** A short module for laptops: a bare board with its chips and a label. */
function laptopModule(art: Art, view: Projection): string {
  const { body, accent } = art;
  const chip = (x: number, width: number) =>
    rect(x, -100, width, 118, 5, '#1b1e25', { stroke: '#3f4652', 'stroke-width': 2 }) +
    rect(x + 12, -80, width * 0.5, 7, 3, '#5b6270');
  const front =
    repeat(4, (i) => chip(-SHORT / 2 + 28 + i * 132, 108)) +
    rect(-SHORT / 2 + 60, -112, SHORT - 200, 96, 6, '#f4f5f8') +
    rect(-SHORT / 2 + 60, -112, 84, 96, 6, accent.base) +
    path(nameplate(-SHORT / 2 + 230, -82, 110), body.darker) +
    rect(-SHORT / 2 + 170, -58, 190, 10, 5, '#8a93a2') +
    rect(-SHORT / 2 + 170, -40, 120, 8, 4, '#8a93a2') +
    repeat(40, (i) => (i === 22 ? '' : rect(-SHORT / 2 + 16 + i * 13.3, 72, 9, 46, 1.5, GOLD.light))) +
    rect(-SHORT / 2 + 16 + 22 * 13.3 - 3, 84, 15, 41, 6, '#dfe3e9') +
    repeat(2, (i) => circle((i ? 1 : -1) * (SHORT / 2 - 12), 10, 13, '#e6e9ee'));
  return (
    footShadow(art, view, SHORT * 0.97, 30, 8) +
    block(art, view, { size: [SHORT, LOW, 12], r: 5, tones: tones('#17302c'), layers: 5, faces: { front } })
  );
}

function scene(art: Art, view: Projection): string {
  if (art.line === 'laptop') return laptopModule(art, view);
  const one = (x: number, z: number) => {
    const place = standing(view, [x, 0, z]);
    return footShadow(art, place, WIDTH * 0.97, 40, 10) + module(art, place);
  };
  return one(40, -200) + one(-20, 0);
}

export const memory = staged({
  lines: ['plain', 'rgb', 'laptop'],
  accessories: ['leaflet'],
  retailBox: [480, 330, 60],
  stage: (line) =>
    line === 'laptop'
      ? { size: [SHORT, LOW, 60], front: [24, 18], angle: [-36, 20], focus: [120, 130, 0], fillSize: 700 }
      : {
          size: [WIDTH + 70, HEIGHT + 20, 250],
          front: [26, 30],
          angle: [-38, 30],
          focus: [190, 150, 0],
          fillSize: 1000,
        },
  scene,
});
