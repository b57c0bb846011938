import { block, cord, GRAPHITE, lamp, METAL, tube } from '../bodies.ts';
import { mix, tones } from '../colour.ts';
import { short } from '../pen.ts';
import { FRONT, type Projection, RIGHT, ring, silhouette, standing, TOP, type Vector } from '../projection.ts';
import { batteryMark } from '../screen.ts';
import { circle, group, line, nameplate, path, rect, repeat, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { footShadow } from '../studio.ts';
import { rainbow } from './keycaps.ts';
import { usbC } from './sockets.ts';
import { weave } from './texture.ts';

const R = 130;

/** A band of coloured light around the body. */
function litRing(art: Art, view: Projection, y: number): string {
  const band = silhouette([...ring(view, [0, y, 0], TOP, R * 1.01), ...ring(view, [0, y + 44, 0], TOP, R * 1.01)]);
  return path(band, rainbow(art.pen), { filter: art.pen.blur(10), opacity: 0.6 }) + path(band, rainbow(art.pen));
}

function condenser(art: Art, view: Projection): string {
  const { pen, body, accent, line: form } = art;
  const steel = tones(mix('#8b93a1', body.base, 0.2));
  const dome = (t: number) => Math.sqrt(Math.max(0.02, 1 - Math.max(0, (t - 0.72) / 0.28) ** 2 * 0.9));
  const [low, mesh, length] = [210, 480, 330] as const;
  const at = (y: number): Vector => [0, y, 0];
  const rings = Array.from({ length: 24 }, (_, i) => i / 23).flatMap((t) =>
    ring(view, at(mesh + t * length), TOP, R * 0.97 * dome(t)),
  );
  const outline = silhouette(rings);
  const grille =
    tube(art, view, { at: at(mesh), frame: TOP, r: R * 0.97, length, tones: steel, profile: dome }) +
    weave(pen, outline, '#0a0c11', '#e6eaf0', 9, 1.4) +
    path(
      outline,
      pen.linear(
        [
          [0, '#05070a', 0.4],
          [0.3, '#ffffff', 0.25],
          [0.6, '#05070a', 0],
          [1, '#05070a', 0.55],
        ],
        [0, 0, 1, 0],
      ),
    );
  const base =
    tube(art, view, { at: at(0), frame: TOP, r: 190, length: 26, profile: (t) => 1 - 0.06 * t ** 4, tones: GRAPHITE }) +
    tube(art, view, { at: at(26), frame: TOP, r: 30, length: 150, tones: METAL, layers: 50 });
  const yoke = (z: number) =>
    cord(
      view,
      [
        [-R - 34, 420, z],
        [-R - 34, 300, z],
        [-R + 20, 178, z],
        [0, 160, z],
        [R - 20, 178, z],
        [R + 34, 300, z],
        [R + 34, 420, z],
      ],
      34,
      GRAPHITE,
    );
  const knobs = [-1, 1].map((side) =>
    tube(art, view, { at: [side * (R + 34) - 24, 420, 0], frame: RIGHT, r: 34, length: 48, tones: METAL, layers: 24 }),
  );
  const trunk =
    tube(art, view, { at: at(low), frame: TOP, r: R * 0.9, length: 20, tones: tones(body.darker) }) +
    tube(art, view, { at: at(low + 20), frame: TOP, r: R, length: 240 }) +
    (form === 'lit' ? litRing(art, view, low + 40) : '') +
    tube(art, view, { at: at(low + 255), frame: TOP, r: R * 1.02, length: 16, tones: accent });
  const print = group(
    path(nameplate(0, -44, 90), body.mark) +
      circle(0, 62, 30, '#14171d', { stroke: METAL.base, 'stroke-width': 5 }) +
      rect(-2, 38, 4, 18, 2, '#ffffff') +
      lamp(pen, 0, 14, 5, accent.light),
    { transform: view.onto([0, low + 130, R], FRONT) },
  );
  const [left, right] = knobs;
  return footShadow(art, view, 380, 380, 190) + base + (left ?? '') + yoke(0) + trunk + grille + print + (right ?? '');
}

const SCENES: Readonly<Record<string, (art: Art, view: Projection) => string>> = { lavalier, podcast, capsule };

/** A small transmitter with a clip; `x` and `z` say where it stands. */
function clipMic(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const front =
    path(roundedBox(170, 230, 30), mix(body.base, '#0b0e14', 0.25)) +
    path(nameplate(0, 20, 96), body.mark) +
    lamp(pen, 0, -84, 6, accent.light) +
    rect(-34, 88, 68, 8, 4, accent.base);
  const grille =
    circle(0, 0, 32, '#14171d', { stroke: METAL.base, 'stroke-width': 4 }) +
    circle(0, 0, 26, pen.pattern(9, 9, '<circle cx="4.5" cy="4.5" r="2.6" fill="#8b93a1"/>'));
  const hairs = Array.from({ length: 46 }, (_, i) => {
    const turn = (i * 137.5 * Math.PI) / 180;
    const r = 62 * Math.sqrt(i / 46);
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
    return `M${short(dx * r)} ${short(dy * r * 0.8)}l${short(dx * 14)} ${short(dy * 14 + 5)}`;
  });
  const fur =
    line(hairs.filter((_, i) => i % 2 === 0).join(''), '#5b6270', 5) +
    line(hairs.filter((_, i) => i % 2 === 1).join(''), '#8b93a1', 5);
  const [x, y] = view.point([0, 306, 0]);
  const pad = group(
    circle(
      0,
      0,
      74,
      pen.radial(
        [
          [0, '#6b7484'],
          [0.7, '#3a404c'],
          [1, '#23272f'],
        ],
        0.38,
        0.32,
        0.7,
      ),
    ) + fur,
    { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(1.15 .95)` },
  );
  return (
    footShadow(art, view, 180, 90, 20) +
    block(art, view, { at: [0, 0, -58], size: [110, 190, 18], r: 14, tones: METAL, layers: 8 }) +
    block(art, view, { size: [200, 260, 84], r: 44, faces: { front, top: grille } }) +
    pad
  );
}

function lavalier(art: Art, view: Projection): string {
  const { body, accent } = art;
  const receiver = standing(view, [-10, 0, -160]);
  const display =
    rect(-104, -44, 208, 88, 16, '#0a0c11') +
    repeat(2, (i) => repeat(9, (k) => rect(-84 + k * 17, -26 + i * 32, 12, 18, 3, k < 6 - i ? '#5fe36a' : '#2b323e'))) +
    batteryMark(72, -6, 22, '#f4f6fa');
  const hub =
    block(art, receiver, {
      at: [0, 0, 0],
      size: [300, 420, 90],
      r: 40,
      faces: {
        front:
          group(display, { transform: 'translate(0 -120)' }) +
          path(nameplate(0, 70, 110), body.mark) +
          rect(-50, 166, 100, 9, 4.5, accent.base),
      },
    }) + group(usbC(70), { transform: receiver.onto([0, 420, 0], TOP) });
  return (
    footShadow(art, receiver, 290, 90, 30) +
    hub +
    clipMic(art, standing(view, [-230, 0, 100])) +
    clipMic(art, standing(view, [220, 0, 80]))
  );
}

/** A dynamic microphone that lies in a bracket on a foot, its grille towards the speaker. */
function podcast(art: Art, view: Projection): string {
  const { body, accent } = art;
  const y = 560;
  const bracket = (x: number) =>
    block(art, view, {
      at: [x, y - 130, -60],
      size: [26, 210, 80],
      r: 13,
      round: 'right',
      tones: GRAPHITE,
      layers: 12,
    });
  const mesh =
    circle(0, 0, 116, '#14171d', { stroke: METAL.base, 'stroke-width': 10 }) +
    circle(0, 0, 108, art.pen.pattern(13, 13, '<circle cx="6.5" cy="6.5" r="4" fill="#8b93a1"/>')) +
    path(nameplate(0, 0, 90), '#0b0e14');
  return (
    footShadow(art, view, 340, 340, 170) +
    tube(art, view, { at: [0, 0, -40], frame: TOP, r: 170, length: 26, tones: GRAPHITE }) +
    tube(art, view, { at: [0, 26, -40], frame: TOP, r: 24, length: 390, tones: METAL }) +
    bracket(-152) +
    block(art, view, { at: [0, y - 150, -60], size: [330, 34, 80], r: 14, tones: GRAPHITE, layers: 12 }) +
    tube(art, view, { at: [0, y, -210], frame: FRONT, r: 104, length: 60, tones: tones(body.darker), taper: 1.2 }) +
    tube(art, view, { at: [0, y, -150], frame: FRONT, r: 126, length: 190 }) +
    tube(art, view, { at: [0, y, 40], frame: FRONT, r: 128, length: 16, tones: accent }) +
    tube(art, view, { at: [0, y, 56], frame: FRONT, r: 124, length: 90, tones: METAL, cap: mesh }) +
    bracket(152)
  );
}

/** A short capsule on a small foot. */
function capsule(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const dome = (t: number) => Math.sqrt(Math.max(0.04, 1 - Math.max(0, (t - 0.6) / 0.4) ** 2 * 0.94));
  const bowl = (t: number) => Math.sqrt(Math.max(0.04, 1 - Math.max(0, (0.4 - t) / 0.4) ** 2 * 0.94));
  const rings = Array.from({ length: 18 }, (_, i) => i / 17).flatMap((t) =>
    ring(view, [0, 520 + t * 260, 0], TOP, 150 * dome(t)),
  );
  const outline = silhouette(rings);
  return (
    footShadow(art, view, 300, 300, 150) +
    tube(art, view, { at: [0, 0, 0], frame: TOP, r: 150, length: 26, profile: (t) => 1 - 0.06 * t ** 4 }) +
    tube(art, view, { at: [0, 26, 0], frame: TOP, r: 22, length: 240, tones: METAL }) +
    tube(art, view, { at: [0, 260, 0], frame: TOP, r: 150, length: 260, profile: bowl }) +
    tube(art, view, { at: [0, 518, 0], frame: TOP, r: 152, length: 10, tones: accent }) +
    tube(art, view, {
      at: [0, 526, 0],
      frame: TOP,
      r: 150,
      length: 254,
      profile: dome,
      tones: tones(mix('#5b6270', body.base, 0.5)),
    }) +
    weave(pen, outline, '#0a0c11', '#e6eaf0', 9, 1.3) +
    group(path(nameplate(0, 0, 90), body.mark) + lamp(pen, 0, 50, 5, '#5fe36a'), {
      transform: view.onto([0, 430, 150], FRONT),
    })
  );
}

export const microphone = staged({
  lines: ['condenser', 'lavalier', 'podcast', 'capsule', 'lit'],
  accessories: ['cable', 'leaflet'],
  retailBox: [360, 470, 180],
  stage: (line) =>
    line === 'podcast'
      ? { size: [360, 700, 420], front: [-30, 14], angle: [-50, 18], focus: [0, 560, 80], fillSize: 820 }
      : line === 'capsule'
        ? { size: [320, 780, 320], front: [0, 14], angle: [-30, 22], focus: [0, 430, 140], fillSize: 780 }
        : line === 'condenser' || line === 'lit'
          ? { size: [380, 810, 380], front: [0, 12], angle: [-30, 22], focus: [0, 470, R], fillSize: 960 }
          : { size: [700, 420, 360], front: [0, 14], angle: [-30, 20], focus: [220, 180, 120], fillSize: 860 },
  scene: (art, view) => SCENES[art.line]?.(art, view) ?? condenser(art, view),
});
