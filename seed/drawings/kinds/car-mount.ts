import { block, cord, facePaint, faces, GRAPHITE, lamp, METAL, sidePaint, tube } from '../bodies.ts';
import { mix, tones } from '../colour.ts';
import { FRONT, leaning, type Projection, shifted, solid, standing, TOP, type Vector } from '../projection.ts';
import { figures, wallpaper } from '../screen.ts';
import { circle, group, line, moved, nameplate, path, rect, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { footShadow } from '../studio.ts';
import { usbA, usbC } from './sockets.ts';

const TILT = leaning(16);
const CRADLE: Vector = [0, 560, 40];

function cradle(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const [w, h] = [300, 430];
  const isMagnetic = art.line === 'magnetic';
  const slab = (at: Vector, width: number, height: number, depth: number, r: number, t = body, face = '') =>
    solid(pen, view, {
      at,
      frame: TILT,
      outline: roundedBox(width, height, r),
      depth,
      fill: sidePaint(pen, t),
      layers: 20,
    }) +
    group(
      path(roundedBox(width, height, r), facePaint(pen, t), {
        stroke: t.lighter,
        'stroke-width': 2,
        'stroke-opacity': 0.6,
      }) + face,
      { transform: view.onto(shifted(at, TILT.n, depth), TILT) },
    );
  const along = (x: number, y: number, z = 0): Vector =>
    shifted(shifted(shifted(CRADLE, TILT.u, x), TILT.v, y), TILT.n, z);
  const plate =
    circle(0, 0, 112, mix(body.base, body.dark, 0.5)) +
    circle(0, 0, 92, 'none', { stroke: accent.base, 'stroke-width': 6 }) +
    path(nameplate(0, 0, 100), body.mark);
  const screenW = 276;
  const screen =
    path(roundedBox(screenW, 560, 46), '#05070b', { stroke: '#8b93a1', 'stroke-width': 3 }) +
    moved(
      group(
        wallpaper(pen, screenW - 20, 540, accent, 'aurora') +
          rect(0, 150, screenW - 20, 390, 0, '#e9edf3') +
          path('M0 300H256M60 150V540M190 150V540M0 440H256', 'none', { stroke: '#ffffff', 'stroke-width': 22 }) +
          line('M60 540V300H190V180', accent.base, 15) +
          circle(60, 470, 19, '#ffffff') +
          circle(60, 470, 13, accent.base) +
          path('M190 150a20 20 0 0 1 20 20c0 16-20 36-20 36s-20-20-20-36a20 20 0 0 1 20-20z', '#d92d20') +
          figures('10:28', 78, 60, 40, '#ffffff', 0.1),
        { 'clip-path': pen.clip(rect(0, 0, screenW - 20, 540, 36, '#000')) },
      ),
      -screenW / 2 + 10,
      -270,
    );
  return (
    (isMagnetic ? slab(CRADLE, 236, 236, 44, 118, body) : slab(CRADLE, w, h, 44, 60, body, plate)) +
    slab(along(0, 10, 46), screenW, 560, 24, 46, tones('#5b6270'), screen) +
    (isMagnetic
      ? ''
      : slab(along(-158, -10, 20), 34, 150, 70, 14, GRAPHITE) +
        slab(along(158, -10, 20), 34, 150, 70, 14, GRAPHITE) +
        slab(along(0, 300, 30), 150, 34, 66, 14, GRAPHITE))
  );
}

function holder(art: Art, view: Projection): string {
  const { accent } = art;
  return (
    footShadow(art, standing(view, [0, 0, -40]), 300, 300, 150) +
    tube(art, view, { at: [0, 0, -40], frame: TOP, r: 165, length: 22, tones: GRAPHITE }) +
    tube(art, view, { at: [0, 22, -40], frame: TOP, r: 150, length: 46, taper: 0.7 }) +
    tube(art, view, { at: [0, 66, -40], frame: TOP, r: 104, length: 14, tones: accent }) +
    cord(
      view,
      [
        [0, 80, -40],
        [0, 240, -90],
        [0, 400, -70],
        [0, 540, -10],
      ],
      62,
      GRAPHITE,
    ) +
    tube(art, view, { at: [0, 540, -60], frame: FRONT, r: 62, length: 90, tones: GRAPHITE, layers: 24 }) +
    cradle(art, view)
  );
}

/** The cable that a charger draws in, half out, with its plug. */
function ownCable(art: Art, view: Projection): string {
  const way: Vector[] = [
    [120, 420, 40],
    [230, 440, 60],
    [300, 330, 80],
    [290, 180, 100],
  ];
  const [x, y] = view.point([290, 180, 100]);
  return (
    cord(view, way, 26, tones('#2b303a')) +
    rect(x - 22, y - 6, 44, 92, 12, '#1b1f27') +
    rect(x - 13, y + 84, 26, 40, 8, METAL.light) +
    circle(x, y + 34, 6, art.accent.light)
  );
}

/** A plug for the car's socket, standing on its tip. */
function charger(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const metal = tones(mix('#c9ced6', body.base, 0.15));
  const top =
    circle(0, 0, 128, '#0c0f15', { stroke: body.light, 'stroke-width': 4 }) +
    circle(0, 0, 118, 'none', { stroke: accent.base, 'stroke-width': 6 }) +
    moved(usbC(104), 0, -44) +
    moved(usbA(accent.base), 0, 44) +
    lamp(pen, 88, 0, 6, accent.light);
  const clip = (x: number) =>
    block(art, view, { at: [x, 120, 60], size: [22, 130, 30], r: 10, tones: METAL, layers: 12 });
  const print = faces(view, FRONT.n)
    ? group(path(nameplate(0, 0, 84), body.mark) + rect(-54, 66, 108, 9, 4.5, accent.base), {
        transform: view.onto([0, 410, 140], FRONT),
      })
    : '';
  return (
    footShadow(art, view, 170, 170, 85) +
    tube(art, view, { at: [0, 0, 0], frame: TOP, r: 34, length: 40, tones: METAL, taper: 1.1 }) +
    tube(art, view, { at: [0, 40, 0], frame: TOP, r: 70, length: 30, tones: GRAPHITE, taper: 1.15 }) +
    tube(art, view, { at: [0, 70, 0], frame: TOP, r: 90, length: 220, tones: GRAPHITE }) +
    (art.line === 'retractable' ? ownCable(art, view) : '') +
    clip(-84) +
    clip(84) +
    tube(art, view, { at: [0, 288, 0], frame: TOP, r: 100, length: 26, taper: 1.34, tones: metal }) +
    tube(art, view, { at: [0, 314, 0], frame: TOP, r: 140, length: 190, cap: top }) +
    print
  );
}

export const carMount = staged({
  lines: ['holder', 'charger', 'magnetic', 'retractable'],
  accessories: ['cable', 'leaflet'],
  retailBox: [340, 440, 180],
  stage: (line) =>
    line === 'holder' || line === 'magnetic'
      ? { size: [360, 860, 400], front: [-16, 12], angle: [-46, 16], focus: [40, 600, 100], fillSize: 920 }
      : { size: [290, 504, 290], front: [-16, 26], angle: [-34, 42], focus: [0, 490, 20], zoom: 1.8, fillSize: 780 },
  scene: (art, view) => (art.line === 'holder' || art.line === 'magnetic' ? holder(art, view) : charger(art, view)),
});
