import { block, METAL, screw } from '../bodies.ts';
import { mix, tones } from '../colour.ts';
import type { Projection } from '../projection.ts';
import { circle, nameplate, path, rect, repeat, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { footShadow } from '../studio.ts';

const [W, H, D] = [470, 660, 118];

function label(art: Art): string {
  const { body, accent } = art;
  return (
    rect(-176, -196, 352, 420, 10, '#f7f8fa', { stroke: '#c6ccd5', 'stroke-width': 2 }) +
    path('M-176 -186Q-176 -196 -166 -196H166Q176 -196 176 -186V-40L-176 20z', body.base) +
    path('M-176 20L176 -40V-16L-176 44z', accent.base) +
    path(nameplate(-104, -100, 110), body.mark) +
    rect(-34, -130, 160, 20, 10, body.mark) +
    rect(-34, -96, 104, 13, 6.5, body.mark, { opacity: 0.6 }) +
    [0, 1, 2, 3].map((i) => rect(-150, 74 + i * 22, 150 - (i % 2) * 44, 8, 4, '#8a93a2')).join('') +
    repeat(22, (i) => rect(-150 + i * 8, 172, i % 3 ? 3 : 5, 32, 0, '#1f2a3d')) +
    rect(66, 96, 84, 84, 6, '#ffffff', { stroke: '#1f2a3d', 'stroke-width': 3 }) +
    repeat(25, (i) => ((i * 11) % 3 ? rect(74 + (i % 5) * 14, 104 + Math.floor(i / 5) * 14, 12, 12, 0, '#1f2a3d') : ''))
  );
}

function lid(art: Art): string {
  const ridge = roundedBox(W - 44, H - 44, 40);
  const holes = [-1, 1]
    .map((x) => [-1, -0.1, 1].map((y) => screw(x * (W / 2 - 26), y * (H / 2 - 26), 12)).join(''))
    .join('');
  return (
    path(ridge, 'none', { stroke: METAL.darker, 'stroke-width': 3, opacity: 0.5 }) +
    path(roundedBox(W - 50, H - 50, 38), 'none', { stroke: '#ffffff', 'stroke-width': 2.5, opacity: 0.6 }) +
    circle(0, -256, 40, METAL.light, { stroke: METAL.dark, 'stroke-width': 3 }) +
    circle(0, -256, 13, METAL.darker) +
    holes +
    label(art)
  );
}

function circuit(): string {
  const via = repeat(60, (i) => circle(-150 + (i % 10) * 33, -230 + Math.floor(i / 10) * 90, 3, '#3f7f6a'));
  return (
    circle(0, -90, 130, METAL.dark, { stroke: METAL.lighter, 'stroke-width': 3 }) +
    circle(0, -90, 60, METAL.light, { stroke: METAL.darker, 'stroke-width': 3 }) +
    path('M-190 -20H-110Q-90 70 0 70T110 -20H190V290H-190z', '#14392f', { stroke: '#2f6b59', 'stroke-width': 3 }) +
    via +
    rect(-70, 110, 120, 100, 6, '#1b1f27') +
    rect(90, 60, 70, 60, 5, '#1b1f27') +
    rect(-160, 120, 60, 40, 5, '#1b1f27') +
    repeat(9, (i) => rect(-150 + i * 30, 232, 18, 10, 2, i % 2 ? '#c9a86a' : '#6b7280')) +
    rect(-170, 268, 180, 40, 4, '#0a0c10') +
    rect(50, 268, 110, 40, 4, '#0a0c10')
  );
}

function internal(art: Art, view: Projection): string {
  const rails =
    repeat(2, (i) => circle(0, -180 + i * 360, 12, '#1f242d')) +
    rect(-D / 2, -H / 2, 8, H, 0, METAL.darker, { opacity: 0.4 });
  return (
    footShadow(art, view, W * 0.97, D, 16) +
    block(art, view, {
      size: [W, H, D],
      r: 22,
      tones: tones(mix(METAL.base, art.body.base, 0.12)),
      faces: { front: lid(art), back: circuit(), right: rails, left: rails },
    })
  );
}

export const hardDisk = staged({
  lines: ['internal'],
  accessories: ['leaflet', 'cable'],
  retailBox: [380, 460, 170],
  stage: () => ({
    size: [W, H, D],
    front: [0, 12],
    angle: [-36, 20],
    back: [146, 16],
    focus: [60, 420, D / 2],
    fillSize: 860,
  }),
  scene: internal,
});
