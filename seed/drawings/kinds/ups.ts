import { block, lamp } from '../bodies.ts';
import { mix } from '../colour.ts';
import type { Projection } from '../projection.ts';
import { batteryMark, figures } from '../screen.ts';
import { circle, moved, nameplate, path, rect, repeat, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { footShadow } from '../studio.ts';
import { lan, usbA } from './sockets.ts';

const [W, H, D] = [290, 580, 560];

/** A wall socket for round and flat pins, around (0, 0). */
function outlet(): string {
  return (
    rect(-50, -50, 100, 100, 14, '#14171d', { stroke: '#5b6270', 'stroke-width': 2 }) +
    rect(-30, -24, 9, 30, 3, '#000000') +
    rect(21, -24, 9, 30, 3, '#000000') +
    circle(-25, -9, 8, '#000000') +
    circle(25, -9, 8, '#000000') +
    circle(0, 26, 9, '#000000')
  );
}

function scene(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const front =
    path(roundedBox(W - 44, H - 50, 26), mix(body.base, '#0b0e14', 0.55), { stroke: body.seam, 'stroke-width': 2 }) +
    rect(-96, -214, 192, 150, 14, '#0a1020', { stroke: '#2b3342', 'stroke-width': 3 }) +
    figures('230', -66, -190, 56, '#9fc3ff', 0.12) +
    repeat(5, (i) => rect(-70 + i * 26, -104, 19, 22, 4, i < 4 ? '#5fe36a' : '#26303f')) +
    batteryMark(54, -102, 28, '#9fc3ff') +
    circle(0, 20, 42, '#0a0c10', { stroke: accent.base, 'stroke-width': 6 }) +
    path('M0 2V20M-14 10A18 18 0 1 0 14 10', 'none', {
      stroke: '#ffffff',
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }) +
    lamp(pen, -56, 96, 5, '#5fe36a') +
    lamp(pen, 0, 96, 5, accent.light) +
    circle(56, 96, 5, '#3f4652') +
    path(nameplate(0, 190, 84), '#f4f6fa');
  const back =
    rect(-W / 2 + 20, -H / 2 + 30, W - 40, H - 60, 14, mix(body.base, '#0b0e14', 0.5)) +
    repeat(6, (i) => moved(outlet(), i % 2 ? 60 : -60, -190 + Math.floor(i / 2) * 116)) +
    moved(usbA('#3f74f6'), -50, 160) +
    moved(lan(), 66, 164) +
    repeat(6, (i) => rect(-90, 214 + i * 9, 180, 4, 2, '#05070a'));
  const side =
    repeat(10, (i) => rect(-190 + i * 40, -220, 18, 120, 9, body.darker, { opacity: 0.8 })) +
    path(nameplate(0, 60, 130), body.mark) +
    rect(-D / 2 + 20, 200, D - 40, 4, 2, body.darker, { opacity: 0.5 });
  return (
    footShadow(art, view, W, D, 20) +
    block(art, view, { size: [W, H, D], r: 26, layers: 64, faces: { front, back, right: side, left: side } })
  );
}

export const ups = staged({
  lines: ['standard'],
  accessories: ['cable', 'leaflet'],
  retailBox: [380, 460, 240],
  stage: () => ({
    size: [W, H, D],
    front: [-24, 14],
    angle: [-44, 20],
    back: [140, 18],
    focus: [20, 450, D / 2],
    fillSize: 860,
  }),
  scene,
});
