import { block, faces, GRAPHITE, lamp, METAL } from '../bodies.ts';
import { mix, tones } from '../colour.ts';
import { FRONT, type Projection, standing } from '../projection.ts';
import { circle, moved, nameplate, path, rect, repeat, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { footShadow } from '../studio.ts';
import { lens } from './optics.ts';

const [W, H, D] = [280, 720, 110];

function front(art: Art): string {
  const { pen, body, accent } = art;
  const button = pen.radial(
    [
      [0, '#ffffff'],
      [0.7, '#e3e7ee'],
      [1, '#b9c0cc'],
    ],
    0.4,
    0.35,
    0.7,
  );
  return (
    path(roundedBox(W - 36, H - 40, 96), '#0a0c11', { stroke: body.light, 'stroke-width': 3 }) +
    circle(0, -220, 86, '#14171e', { stroke: '#343b48', 'stroke-width': 3 }) +
    moved(lens(pen, 74, tones('#5b6270')), 0, -220) +
    repeat(6, (i) => circle(-40 + i * 16, -112, 4.5, '#3a1a26')) +
    rect(-10, -92, 20, 8, 4, '#2b303a') +
    repeat(3, (k) => repeat(9 - (k % 2), (i) => circle(-52 + i * 13 + (k % 2) * 6.5, 20 + k * 13, 3.6, '#3f4652'))) +
    circle(
      0,
      200,
      106,
      pen.radial([
        [0.6, accent.base, 0.65],
        [1, accent.base, 0],
      ]),
    ) +
    circle(0, 200, 80, '#05070a') +
    circle(0, 200, 78, 'none', { stroke: accent.light, 'stroke-width': 8 }) +
    circle(0, 200, 66, button) +
    path(nameplate(0, 200, 66), mix(accent.base, '#0b1220', 0.15)) +
    lamp(pen, 0, -310, 4, '#5fe36a')
  );
}

/** The chime that rings indoors. */
function chime(art: Art, view: Projection): string {
  const { body, accent } = art;
  const face =
    circle(0, 0, 84, 'none', { stroke: body.seam, 'stroke-width': 2, opacity: 0.5 }) +
    repeat(5, (i) => rect(-46 + i * 20, -62, 8, 54, 4, body.darker, { opacity: 0.7 })) +
    path(nameplate(0, 44, 56), body.mark) +
    rect(-20, 88, 40, 7, 3.5, accent.base);
  return (
    footShadow(art, view, 220, 90, 20) +
    block(art, view, { size: [230, 240, 100], r: 56, soft: 0.02, faces: { front: face } })
  );
}

function scene(art: Art, view: Projection): string {
  const { body } = art;
  const back =
    rect(-70, -260, 140, 420, 20, mix(body.base, '#0c0f14', 0.5)) +
    circle(-34, 60, 16, METAL.base, { stroke: METAL.darker, 'stroke-width': 4 }) +
    circle(34, 60, 16, METAL.base, { stroke: METAL.darker, 'stroke-width': 4 }) +
    path(nameplate(0, -100, 90), body.mark);
  const place = standing(view, [-110, 0, -60]);
  const bell =
    footShadow(art, place, W * 0.9, D, 40) +
    block(art, place, { at: [0, 4, -D / 2 - 8], size: [W - 40, H - 20, 18], r: 90, tones: GRAPHITE, layers: 8 }) +
    block(art, place, { size: [W, H, D], r: 116, soft: 0.012, faces: { front: front(art), back } });
  const ringer = chime(art, standing(view, [190, 0, 120]));
  return faces(view, FRONT.n) ? bell + ringer : ringer + bell;
}

export const doorbell = staged({
  lines: ['standard'],
  accessories: ['cable', 'leaflet'],
  retailBox: [320, 440, 130],
  stage: () => ({ size: [560, H, 300], front: [0, 11], angle: [-32, 16], focus: [-90, 520, 0], fillSize: 880 }),
  scene,
});
