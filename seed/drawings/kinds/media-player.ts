import { block, cord, faces, GRAPHITE, lamp, METAL } from '../bodies.ts';
import { mix, tones } from '../colour.ts';
import { FRONT, type Projection, standing } from '../projection.ts';
import { circle, moved, nameplate, path, rect, repeat } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { footShadow } from '../studio.ts';
import { hdmi, lan, usbC } from './sockets.ts';

function remote(art: Art, view: Projection): string {
  const { accent } = art;
  const shell = tones(mix('#23272f', art.body.base, 0.35));
  const key = (x: number, y: number) => circle(x, y, 15, shell.light, { stroke: shell.darker, 'stroke-width': 2 });
  const top =
    circle(0, -168, 46, shell.darker, { stroke: shell.light, 'stroke-width': 4 }) +
    circle(0, -168, 20, shell.base) +
    circle(0, -232, 10, accent.base) +
    repeat(6, (i) => key(-24 + (i % 2) * 48, -88 + Math.floor(i / 2) * 46)) +
    rect(-42, 56, 38, 22, 11, '#d92d20') +
    rect(4, 56, 38, 22, 11, accent.base) +
    rect(-42, 88, 38, 22, 11, '#12a5d6') +
    rect(4, 88, 38, 22, 11, '#f4f6fa') +
    path(nameplate(0, 200, 44), '#f4f6fa');
  return (
    footShadow(art, view, 100, 480, 40) +
    block(art, view, { size: [120, 34, 520], r: 54, round: 'top', tones: shell, layers: 12, faces: { top } })
  );
}

function stick(art: Art, view: Projection): string {
  const { body, accent } = art;
  const left = standing(view, [-120, 0, 0]);
  const top =
    path(nameplate(0, -40, 110), body.mark) +
    rect(-40, 60, 80, 9, 4.5, body.mark, { opacity: 0.6 }) +
    circle(0, 130, 6, accent.light);
  const plug =
    block(art, left, {
      at: [0, 14, -250],
      size: [96, 28, 110],
      r: 4,
      round: 'front',
      tones: METAL,
      faces: { top: rect(-30, -30, 20, 26, 2, METAL.darker) + rect(10, -30, 20, 26, 2, METAL.darker) },
    }) + block(art, left, { at: [0, 4, -190], size: [130, 48, 30], r: 8, tones: GRAPHITE, layers: 14 });
  const lead = cord(
    view,
    [
      [-120, 26, 178],
      [-120, 20, 260],
      [-250, 14, 300],
      [-350, 12, 180],
      [-340, 12, -40],
    ],
    22,
    GRAPHITE,
  );
  return (
    footShadow(art, left, 190, 400, 40) +
    lead +
    plug +
    block(art, left, { size: [200, 58, 360], r: 44, round: 'top', soft: 0.02, faces: { top } }) +
    remote(art, standing(view, [170, 0, 30]))
  );
}

function box(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const front =
    rect(-180, -40, 360, 80, 20, '#0a0c11', { opacity: 0.9 }) +
    lamp(pen, 130, 0, 6, accent.light) +
    path(nameplate(-130, 0, 40), '#f4f6fa');
  const back =
    rect(-190, -38, 380, 80, 10, mix(body.base, '#0b0e14', 0.6)) +
    moved(hdmi(), -120, 2) +
    moved(lan(), 0, 2) +
    moved(usbC(56), 90, 2) +
    circle(154, 2, 15, '#05070a', { stroke: METAL.base, 'stroke-width': 3 });
  const top =
    path(nameplate(0, 0, 150), body.mark) +
    circle(0, 0, 170, 'none', { stroke: body.seam, 'stroke-width': 2, opacity: 0.4 });
  const place = standing(view, [-120, 0, -40]);
  const player =
    footShadow(art, place, 460, 460, 90) +
    block(art, place, { size: [480, 140, 480], r: 96, round: 'top', soft: 0.02, faces: { front, back, top } });
  const control = remote(art, standing(view, [250, 0, 60]));
  return faces(view, FRONT.n) ? player + control : control + player;
}

export const mediaPlayer = staged({
  lines: ['stick', 'box'],
  accessories: ['plug', 'cable'],
  retailBox: [340, 380, 120],
  stage: (line) =>
    line === 'stick'
      ? { size: [680, 60, 620], front: [0, 58], angle: [-30, 44], focus: [-100, 50, -60], fillSize: 900 }
      : { size: [740, 150, 600], front: [0, 36], angle: [-28, 34], focus: [-60, 100, 160], fillSize: 940 },
  scene: (art, view) => (art.line === 'stick' ? stick(art, view) : box(art, view)),
});
