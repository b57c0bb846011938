import { block, faces, GRAPHITE, lamp, tube } from '../bodies.ts';
import { mix } from '../colour.ts';
import { FRONT, type Projection, RIGHT, TOP } from '../projection.ts';
import { circle, group, moved, nameplate, path, rect, repeat, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { footShadow } from '../studio.ts';
import { lens } from './optics.ts';
import { usbC } from './sockets.ts';

const [W, H, D] = [560, 176, 130];
const LIFT = 210;

function face(art: Art): string {
  const { pen, body, accent } = art;
  const holes = pen.pattern(13, 13, `<circle cx="6.5" cy="6.5" r="3.4" fill="${body.darker}"/>`);
  return (
    path(roundedBox(W - 30, H - 30, 72), '#0a0c11', { stroke: body.light, 'stroke-width': 2 }) +
    rect(-236, -36, 96, 72, 20, mix(body.base, '#0c0f14', 0.5)) +
    rect(-236, -36, 96, 72, 20, holes) +
    rect(140, -36, 96, 72, 20, mix(body.base, '#0c0f14', 0.5)) +
    rect(140, -36, 96, 72, 20, holes) +
    circle(0, 0, 86, mix(body.base, '#0c0f14', 0.6), { stroke: accent.base, 'stroke-width': 4 }) +
    lens(pen, 76, art.body) +
    lamp(pen, -112, 0, 6, '#5fe36a') +
    circle(112, 0, 6, '#2b303a')
  );
}

function scene(art: Art, view: Projection): string {
  const { body, accent } = art;
  const front = faces(view, FRONT.n);
  const foot = block(art, view, {
    at: [0, 0, -20],
    size: [250, 30, 190],
    r: 30,
    round: 'top',
    tones: GRAPHITE,
    layers: 12,
  });
  const lip = block(art, view, { at: [0, 28, 58], size: [210, 70, 24], r: 14, tones: GRAPHITE, layers: 12 });
  const neck = block(art, view, { at: [0, 28, -60], size: [110, LIFT - 40, 40], r: 16, layers: 16 });
  const joint = tube(art, view, {
    at: [-60, LIFT - 6, -40],
    frame: RIGHT,
    r: 34,
    length: 120,
    tones: GRAPHITE,
    layers: 40,
  });
  const back =
    path(nameplate(0, -14, 84), body.mark) +
    moved(usbC(60), 0, 56) +
    repeat(5, (i) => rect(-220 + i * 18, -30, 7, 60, 3, body.darker, { opacity: 0.6 }));
  const head = block(art, view, {
    at: [0, LIFT, 0],
    size: [W, H, D],
    r: 86,
    soft: 0.02,
    faces: { front: face(art), back },
  });
  const shutter = group(rect(-52, -16, 104, 32, 14, accent.base) + rect(-30, -4, 60, 8, 4, accent.lighter), {
    transform: view.onto([0, LIFT + H, 10], TOP),
  });
  const support = front ? neck + foot + lip + joint : lip + foot;
  return footShadow(art, view, 250, 190, 30) + support + head + shutter + (front ? '' : neck);
}

export const webcam = staged({
  lines: ['standard'],
  accessories: ['cable', 'leaflet'],
  retailBox: [400, 360, 160],
  stage: () => ({
    size: [W, LIFT + H, 200],
    front: [0, 12],
    angle: [-32, 18],
    back: [150, 14],
    focus: [40, LIFT + 90, 60],
    fillSize: 860,
  }),
  scene,
});
