import { block, cord, faces, GRAPHITE, lamp, METAL, tube } from '../bodies.ts';
import { mix } from '../colour.ts';
import { BACK, FRONT, type Projection, RIGHT, TOP, type Vector } from '../projection.ts';
import { circle, group, line, moved, nameplate, path, rect, repeat, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { footShadow } from '../studio.ts';
import { frontGlass } from './optics.ts';
import { hdmi, usbA, usbC } from './sockets.ts';

const [W, H, D] = [780, 270, 560];
const FEET = 26;

function home(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const grille = (count: number, height: number, step = 20) =>
    repeat(count, (i) =>
      rect((i - (count - 1) / 2) * step - 4, -height / 2, 8, height, 4, body.darker, { opacity: 0.75 }),
    );
  const front =
    path(roundedBox(W - 40, H - 44, 40), mix(body.base, body.dark, 0.45)) +
    group(grille(16, 150), { transform: 'translate(-190 0)' }) +
    path(nameplate(40, -60, 54), body.mark) +
    circle(40, 40, 14, '#0a0c10', { stroke: body.seam, 'stroke-width': 3 });
  const back =
    rect(-300, -20, 600, 110, 14, mix(body.base, '#0c0f14', 0.65)) +
    moved(hdmi(), -220, 34) +
    moved(hdmi(), -100, 34) +
    moved(usbA(accent.base), 20, 34) +
    circle(120, 34, 17, '#05070a', { stroke: METAL.base, 'stroke-width': 3 }) +
    rect(190, 4, 80, 60, 10, '#05070a', { stroke: METAL.base, 'stroke-width': 3 }) +
    group(grille(22, 60), { transform: 'translate(0 -80)' });
  const top =
    path(`M${-W / 2 + 40} ${-D / 2 + 40}H${W / 2 - 40}`, 'none', {
      stroke: body.seam,
      'stroke-width': 2,
      opacity: 0.4,
    }) +
    path(nameplate(-200, -40, 150), body.mark) +
    circle(-200, 190, 30, mix(body.base, body.dark, 0.6), { stroke: body.seam, 'stroke-width': 2 }) +
    path('M-200 176V190', 'none', { stroke: accent.base, 'stroke-width': 6, 'stroke-linecap': 'round' }) +
    circle(-110, 190, 20, mix(body.base, body.dark, 0.6)) +
    circle(-290, 190, 20, mix(body.base, body.dark, 0.6)) +
    lamp(pen, -20, 190, 6, accent.light) +
    rect(150, 120, 200, 100, 20, mix(body.base, body.dark, 0.35)) +
    rect(200, 150, 100, 16, 8, accent.base);
  const feet = [-1, 1].map((x) =>
    tube(art, view, { at: [x * 300, 0, 190], frame: TOP, r: 34, length: FEET + 8, tones: GRAPHITE, layers: 12 }),
  );
  const hull = block(art, view, {
    at: [0, FEET, 0],
    size: [W, H, D],
    r: 62,
    soft: 0.012,
    faces: { front, back, top, right: grille(14, 120, 26), left: grille(14, 120, 26) },
  });
  const barrel = (from: number, length: number, r: number, material = GRAPHITE) =>
    tube(art, view, { at: [210, FEET + H / 2, from], frame: FRONT, r, length, tones: material });
  const seenFromFront = faces(view, FRONT.n);
  const optics =
    barrel(D / 2 - 6, 18, 116, METAL) +
    barrel(D / 2 + 10, 44, 106) +
    barrel(D / 2 + 52, 8, 100, accent) +
    group(frontGlass(art, 96), { transform: view.onto([210, FEET + H / 2, D / 2 + 60], FRONT) });
  return footShadow(art, view, W * 0.94, D, 50) + feet.join('') + hull + (seenFromFront ? optics : '');
}

const [R, LENGTH, MIDDLE] = [190, 430, 300];

function portable(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const seenFromFront = faces(view, FRONT.n);
  const frame = seenFromFront ? FRONT : BACK;
  const end = LENGTH / 2;
  const face =
    circle(0, 0, R * 0.93, '#0c0f15') +
    frontGlass(art, R * 0.56) +
    lamp(pen, R * 0.74, 0, 6, accent.light) +
    circle(-R * 0.74, 0, 8, '#1d2330', { stroke: '#3f4a5c', 'stroke-width': 3 });
  const rear =
    circle(0, 0, R * 0.93, mix(body.base, '#0c0f14', 0.55)) +
    path(nameplate(0, -50, 100), '#f4f6fa') +
    moved(hdmi(), -60, 70) +
    moved(usbC(70), 60, 70);
  const drum = tube(art, view, {
    at: [0, MIDDLE, seenFromFront ? -end : end],
    frame,
    r: R,
    length: LENGTH,
    profile: (t) => 1 - 0.07 * Math.abs(2 * t - 1) ** 12,
    cap: seenFromFront ? face : rear,
  });
  const holes = group(
    repeat(5, (i) => repeat(9, (k) => circle(-104 + k * 26, -50 + i * 25, 7, body.darker, { opacity: 0.8 }))),
    { transform: view.onto([R - 2, MIDDLE + 10, 0], RIGHT) },
  );
  const foot = tube(art, view, {
    at: [0, 0, 0],
    frame: TOP,
    r: 190,
    length: 26,
    profile: (t) => 1 - 0.05 * t ** 4,
    tones: GRAPHITE,
  });
  const arm = (x: number) =>
    block(art, view, {
      at: [x, 24, 0],
      size: [30, MIDDLE + 20, 110],
      r: 15,
      round: 'right',
      tones: GRAPHITE,
      layers: 14,
      faces: { right: circle(0, -110, 34, METAL.base, { stroke: METAL.darker, 'stroke-width': 4 }) },
    });
  const buttons = group(line('M-60 0H-34M-47 -13V13M34 0H60', body.mark, 7) + circle(0, 0, 16, accent.base), {
    transform: view.onto([0, MIDDLE + R, 30], TOP),
  });
  const showsRight = faces(view, RIGHT.n);
  const [far, near] = showsRight ? [-R - 16, R + 16] : [R + 16, -R - 16];
  const yoke = block(art, view, { at: [0, 24, 0], size: [2 * R + 62, 36, 110], r: 16, tones: GRAPHITE, layers: 12 });
  return (
    footShadow(art, view, 380, 380, 190) +
    foot +
    arm(far) +
    yoke +
    drum +
    (showsRight ? holes : '') +
    buttons +
    arm(near)
  );
}

/** A small cube with a ring around it to carry it by. */
function cube(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const [side, foot] = [360, 40];
  const isFront = faces(view, FRONT.n);
  const front =
    path(roundedBox(side - 20, side - 20, 20), mix(body.base, body.dark, 0.25)) +
    circle(0, -20, 118, '#0c0f15', { stroke: METAL.base, 'stroke-width': 7 }) +
    moved(frontGlass(art, 96), 0, -20) +
    path(nameplate(0, 140, 50), body.mark);
  const back = moved(hdmi(), -70, 90) + moved(usbC(60), 60, 90) + path(nameplate(0, -60, 90), body.mark);
  const right = repeat(9, (i) => rect(-80 + i * 20, -110, 9, 220, 4, body.darker, { opacity: 0.7 }));
  const points: Vector[] = Array.from({ length: 13 }, (_, i) => {
    const angle = (i / 12) * Math.PI;
    return [Math.cos(angle) * 214, foot + 180 + Math.sin(angle) * 290, 0];
  });
  const near = faces(view, RIGHT.n) ? 1 : -1;
  const legOf = (x: number) =>
    cord(
      view,
      [
        [x * 214, foot + 184, 0],
        [x * 214, foot + 60, 0],
        [x * 190, 12, 0],
      ],
      30,
      METAL,
    );
  return (
    footShadow(art, view, side, side, 30) +
    cord(view, points, 30, METAL) +
    legOf(-near) +
    block(art, view, { at: [0, foot, 0], size: [side, side, side], r: 34, soft: 0.01, faces: { front, back, right } }) +
    legOf(near) +
    (isFront
      ? group(circle(0, 0, 14, accent.base), { transform: view.onto([0, foot + side, 110], TOP) }) +
        lamp(pen, ...view.point([60, foot + side, 110]), 4, accent.light)
      : '')
  );
}

export const projector = staged({
  lines: ['home', 'portable', 'cube'],
  accessories: ['remote', 'cable'],
  retailBox: [470, 360, 220],
  stage: (line) =>
    line === 'cube'
      ? {
          size: [460, 480, 380],
          front: [-24, 18],
          angle: [-42, 22],
          back: [146, 18],
          focus: [0, 220, 180],
          fillSize: 780,
        }
      : line === 'home'
        ? {
            size: [W, H + FEET, D + 80],
            front: [0, 18],
            angle: [-32, 24],
            back: [148, 22],
            focus: [180, 190, D / 2],
            fillSize: 940,
          }
        : {
            size: [440, 500, 430],
            front: [-16, 14],
            angle: [-42, 18],
            back: [142, 16],
            focus: [20, 330, 200],
            fillSize: 820,
          },
  scene(art, view) {
    if (art.line === 'cube') return cube(art, view);
    return art.line === 'home' ? home(art, view) : portable(art, view);
  },
});
