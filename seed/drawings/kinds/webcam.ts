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

/** A small head that turns on an arm. */
function gimbal(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const head = circle(0, 0, 84, '#0a0c11', { stroke: body.light, 'stroke-width': 3 }) + lens(pen, 66, art.body);
  const front = faces(view, FRONT.n);
  const arm = () =>
    block(art, view, { at: [142, 150, 0], size: [40, 210, 90], r: 20, round: 'right', layers: 14 }) +
    tube(art, view, { at: [96, 300, 0], frame: RIGHT, r: 40, length: 70, tones: GRAPHITE, layers: 30 });
  const box = block(art, view, {
    at: [-10, 206, 0],
    size: [210, 190, 150],
    r: 60,
    soft: 0.02,
    faces: { front: head, back: path(nameplate(0, 0, 90), body.mark) },
  });
  const base =
    block(art, view, {
      at: [0, 0, 0],
      size: [300, 60, 210],
      r: 30,
      round: 'top',
      layers: 14,
      faces: { front: path(nameplate(0, 0, 44), body.mark) },
    }) +
    lamp(pen, ...view.point([96, 30, 106]), 5, accent.light) +
    tube(art, view, { at: [60, 58, 0], frame: TOP, r: 56, length: 60, tones: GRAPHITE }) +
    block(art, view, { at: [90, 116, 0], size: [150, 44, 90], r: 20, layers: 12 });
  return footShadow(art, view, 300, 210, 40) + base + (front ? box + arm() : arm() + box);
}

export const webcam = staged({
  lines: ['standard', 'gimbal'],
  accessories: ['cable', 'leaflet'],
  retailBox: [400, 360, 160],
  stage: (line) => ({
    size: line === 'gimbal' ? [340, 400, 210] : [W, LIFT + H, 200],
    front: [0, 12],
    angle: [-32, 18],
    back: [150, 14],
    focus: [line === 'gimbal' ? 0 : 40, LIFT + 90, 60],
    fillSize: line === 'gimbal' ? 720 : 860,
  }),
  scene: (art, view) => (art.line === 'gimbal' ? gimbal(art, view) : scene(art, view)),
});
