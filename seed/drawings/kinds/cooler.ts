import { block, cord, GRAPHITE, METAL, rotor, tube } from '../bodies.ts';
import { mix, tones } from '../colour.ts';
import { type Projection, standing, TOP } from '../projection.ts';
import { figures } from '../screen.ts';
import { circle, group, nameplate, path, rect, repeat, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { footShadow } from '../studio.ts';
import { rainbow } from './keycaps.ts';

/** A square fan seen straight on, `side` wide. */
function fanFace(art: Art, side: number, lit: boolean): string {
  const { pen, body, accent } = art;
  const r = side * 0.455;
  const corners = [-1, 1].map((x) =>
    [-1, 1].map((y) => circle(x * side * 0.43, y * side * 0.43, side * 0.026, '#05070a')).join(''),
  );
  return (
    path(roundedBox(side, side, side * 0.08), mix(body.base, '#12151b', 0.45), {
      stroke: body.light,
      'stroke-width': 2,
    }) +
    rotor(
      art,
      r,
      9,
      tones(lit ? '#566076' : mix('#3d4450', body.base, 0.2)),
      tones(mix('#1b1f27', accent.base, 0.12)),
    ) +
    circle(0, 0, r, 'none', {
      stroke: lit ? rainbow(pen) : accent.base,
      'stroke-width': lit ? side * 0.035 : side * 0.014,
    }) +
    corners.join('')
  );
}

const [FW, FH] = [420, 440];

function air(art: Art, view: Projection): string {
  const { body, accent } = art;
  const metal = tones(mix(METAL.base, body.base, 0.25));
  const copper = tones('#c98657');
  const foot =
    block(art, view, { at: [0, 0, -40], size: [190, 40, 190], r: 8, round: 'top', tones: metal, layers: 12 }) +
    repeat(5, (i) =>
      tube(art, view, { at: [-80 + i * 40, 36, -60], frame: TOP, r: 12, length: 110, tones: copper, layers: 20 }),
    );
  const side = repeat(27, (i) => rect(-86, -FH / 2 + 8 + i * 16, 172, 7, 1, metal.darker, { opacity: 0.8 }));
  const stack = block(art, view, {
    at: [0, 130, -50],
    size: [FW, FH, 180],
    r: 6,
    tones: metal,
    faces: { right: side, left: side },
  });
  const cap = block(art, view, {
    at: [0, 130 + FH, -50],
    size: [FW + 8, 18, 188],
    r: 10,
    round: 'top',
    layers: 8,
    faces: { top: path('M-150 94L-90 -94H-40L-100 94z', accent.base) + path(nameplate(90, 0, 110), body.mark) },
  });
  const fan = block(art, view, {
    at: [0, 150, 70],
    size: [FW, FW, 56],
    r: 34,
    tones: GRAPHITE,
    faces: { front: fanFace(art, FW, false) },
  });
  return footShadow(art, standing(view, [0, 0, -40]), 200, 190, 20) + foot + stack + cap + fan;
}

/** Fans on a radiator: of 120 mm each. */
const fansOf = (line: string) => (line === 'liquid-240' ? 2 : 3);

const radiatorOf = (line: string) => fansOf(line) * 310;

function liquid(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const [count, length] = [fansOf(art.line), radiatorOf(art.line)];
  const fins = repeat(Math.floor(length / 24.5), (i) =>
    rect(-length / 2 + 30 + i * 23, -16, 5, 32, 1, '#05070a', { opacity: 0.5 }),
  );
  const radiator = block(art, view, {
    at: [0, 0, -190],
    size: [length + 60, 320, 60],
    r: 14,
    faces: { top: fins, right: path(nameplate(0, 0, 50), body.mark) },
    layers: 16,
  });
  const fans = repeat(count, (i) =>
    block(art, view, {
      at: [(i - (count - 1) / 2) * 310, 5, -136],
      size: [306, 306, 48],
      r: 26,
      tones: GRAPHITE,
      layers: 12,
      faces: { front: fanFace(art, 304, true) },
    }),
  );
  const hoses = [0, 1].map((i) =>
    cord(
      view,
      [
        [length / 2 + 10, 60 + i * 70, -190],
        [length / 2 + 90 + i * 20, 70 + i * 60, -80],
        [length / 2 - 20, 40, 170 + i * 20],
        [330, 70, 200 + i * 40],
        [250, 80, 160 + i * 50],
      ],
      34,
      tones('#2a2f38'),
    ),
  );
  const face =
    circle(0, 0, 112, '#07090e') +
    circle(0, 0, 118, 'none', { stroke: rainbow(pen), 'stroke-width': 12 }) +
    figures('36', -62, -34, 66, '#f5f8ff', 0.12) +
    circle(42, -26, 8, 'none', { stroke: '#f5f8ff', 'stroke-width': 5 }) +
    rect(-40, -72, 80, 8, 4, accent.light);
  const pump =
    block(art, view, { at: [150, 0, 180], size: [250, 22, 250], r: 30, round: 'top', tones: METAL, layers: 8 }) +
    tube(art, view, {
      at: [150, 22, 180],
      frame: TOP,
      r: 132,
      length: 84,
      profile: (t) => 1 - 0.04 * t ** 8,
      cap: group(face, { transform: 'scale(.96)' }),
    });
  return (
    footShadow(art, standing(view, [0, 0, -170]), length, 110, 20) +
    footShadow(art, standing(view, [150, 0, 180]), 250, 240, 100) +
    radiator +
    fans +
    hoses.join('') +
    pump
  );
}

export const cooler = staged({
  lines: ['air', 'liquid', 'liquid-240'],
  accessories: ['leaflet', 'cable'],
  retailBox: [420, 420, 220],
  stage: (line) =>
    line === 'air'
      ? { size: [FW, FH + 150, 300], front: [-14, 16], angle: [-42, 24], focus: [40, 380, 90], fillSize: 840 }
      : {
          size: [radiatorOf(line) + 180, 320, 620],
          front: [0, 28],
          angle: [-28, 32],
          focus: [150, 100, 180],
          fillSize: line === 'liquid' ? 1060 : 900,
        },
  scene: (art, view) => (art.line === 'air' ? air(art, view) : liquid(art, view)),
});
