import { block, cord, GRAPHITE, lamp, METAL } from '../bodies.ts';
import type { Socket } from '../model-shape.ts';
import { short } from '../pen.ts';
import type { Projection } from '../projection.ts';
import { circle, group, moved, nameplate, path, rect, repeat } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { footShadow } from '../studio.ts';
import { hdmi, lan, paintSocket, usbA, usbC } from './sockets.ts';

const [DW, DH, DD] = [860, 130, 330];

function dock(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const front =
    rect(-DW / 2 + 30, -DH / 2 + 18, DW - 60, DH - 36, 20, '#101319') +
    circle(-360, 0, 22, '#0a0c10', { stroke: accent.light, 'stroke-width': 4 }) +
    moved(usbC(76), -270, 0) +
    moved(usbC(76), -170, 0) +
    moved(usbA(accent.base), -56, 0) +
    moved(usbA(accent.base), 56, 0) +
    rect(130, -8, 110, 16, 3, '#05070a', { stroke: '#5b6270', 'stroke-width': 2 }) +
    circle(290, 0, 16, '#05070a', { stroke: '#9aa3b2', 'stroke-width': 3 }) +
    lamp(pen, 356, 0, 6, accent.light);
  const back =
    rect(-DW / 2 + 30, -DH / 2 + 18, DW - 60, DH - 36, 20, '#101319') +
    moved(usbC(76), -350, 0) +
    moved(hdmi(), -230, 0) +
    moved(hdmi(), -110, 0) +
    moved(lan(), 20, 4) +
    moved(usbA('#3f74f6'), 140, 0) +
    moved(usbA('#3f74f6'), 250, 0) +
    circle(350, 0, 22, '#05070a', { stroke: '#9aa3b2', 'stroke-width': 5 });
  const top =
    path(nameplate(0, 0, 150), body.mark) +
    repeat(11, (i) => rect(-330 + i * 16, -60, 6, 120, 3, body.darker, { opacity: 0.35 }));
  return (
    footShadow(art, view, DW, DD, 30) + block(art, view, { size: [DW, DH, DD], r: 26, faces: { front, back, top } })
  );
}

const [HW, HH, HD] = [640, 76, 250];

/** The usual sockets of a hub that is carried along. */
const USUAL: readonly Socket[] = ['hdmi', 'usb-a', 'usb-a', 'usb-c', 'sd'];

/** The sockets of a hub in a row around (0, 0). */
function socketRow({ accent, shape }: Art): string {
  const sockets = shape.sockets ?? USUAL;
  const step = 110;
  const row = sockets
    .map((socket, i) => moved(paintSocket(socket, accent.base), (i - (sockets.length - 1) / 2) * step, 0))
    .join('');
  const scale = Math.min(1, (HW - 60) / (sockets.length * step));
  return group(row, { transform: `scale(${short(scale)})` });
}

function dongle(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const front = socketRow(art);
  const top =
    rect(-HW / 2 + 24, -HD / 2 + 24, HW - 48, HD - 48, 20, 'none', {
      stroke: body.seam,
      'stroke-width': 2,
      opacity: 0.4,
    }) +
    path(nameplate(-190, 0, 120), body.mark) +
    rect(-100, -10, 150, 20, 10, body.mark, { opacity: 0.7 }) +
    lamp(pen, 250, 0, 7, accent.light);
  const lead = cord(
    view,
    [
      [HW / 2, 34, 0],
      [HW / 2 + 110, 30, -10],
      [HW / 2 + 120, 14, -190],
      [HW / 2 - 40, 12, -260],
      [HW / 2 - 200, 14, -270],
    ],
    32,
    GRAPHITE,
  );
  const plug =
    block(art, view, {
      at: [HW / 2 - 290, 0, -270],
      size: [60, 18, 44],
      r: 8,
      round: 'right',
      tones: METAL,
      layers: 20,
    }) + block(art, view, { at: [HW / 2 - 210, -4, -270], size: [130, 34, 76], r: 14, round: 'right', layers: 30 });
  return (
    footShadow(art, view, HW, HD, 30) +
    plug +
    lead +
    block(art, view, {
      at: [HW / 2 + 16, 20, 0],
      size: [40, 36, 50],
      r: 12,
      round: 'right',
      tones: GRAPHITE,
      layers: 12,
    }) +
    block(art, view, { size: [HW, HH, HD], r: 22, faces: { front, top } })
  );
}

export const hub = staged({
  lines: ['dock', 'dongle'],
  accessories: ['cable', 'plug'],
  retailBox: [440, 320, 110],
  stage: (line) =>
    line === 'dock'
      ? {
          size: [DW, DH, DD],
          front: [24, 30],
          angle: [-32, 28],
          back: [150, 26],
          focus: [-200, 70, DD / 2],
          fillSize: 960,
        }
      : {
          size: [HW + 240, HH, 560],
          front: [0, 38],
          angle: [-28, 38],
          back: [146, 34],
          focus: [-100, 40, HD / 2],
          fillSize: 960,
        },
  scene: (art, view) => (art.line === 'dock' ? dock(art, view) : dongle(art, view)),
});
