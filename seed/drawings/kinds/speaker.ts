import { mix } from '../colour.ts';
import {
  FRONT,
  type Frame,
  type Projection,
  projection,
  RIGHT,
  ring,
  silhouette,
  solid,
  TOP,
  type Vector,
} from '../projection.ts';
import { circle, group, nameplate, path, rect, roundedBox, roundOutline, zoomed } from '../shapes.ts';
import type { Art, Sketch } from '../sketch.ts';
import { footShadow, groundShadow } from '../studio.ts';
import { BOX_LINES, boxSpeaker } from './speaker-boxes.ts';
import { weave } from './texture.ts';

function drum({ pen, body }: Art): string {
  return pen.linear(
    [
      [0, body.dark],
      [0.2, body.base],
      [0.36, body.light],
      [0.62, body.base],
      [0.88, body.darker],
      [1, body.dark],
    ],
    [0, 0, 1, 0],
  );
}

/** A cylinder with rounded ends and cloth around it. */
function turned(
  art: Art,
  view: Projection,
  at: Vector,
  frame: Frame,
  r: number,
  depth: number,
  profile: (t: number) => number,
  paint: string,
): string {
  const body = solid(art.pen, view, { at, frame, outline: roundOutline(r), depth, profile, fill: paint, layers: 80 });
  const rings = [0.02, 0.06, 0.12, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.88, 0.94, 0.98].flatMap((t) =>
    ring(
      view,
      [at[0] + frame.n[0] * depth * t, at[1] + frame.n[1] * depth * t, at[2] + frame.n[2] * depth * t],
      frame,
      r * profile(t),
    ),
  );
  const light = art.pen.radial(
    [
      [0, '#ffffff', 0.26],
      [0.5, '#ffffff', 0],
      [1, '#050810', 0.36],
    ],
    0.34,
    0.26,
    0.86,
  );
  const whole = silhouette(rings);
  return body + weave(art.pen, whole, art.body.darker, art.body.lighter, 4) + path(whole, light);
}

const barrel = (t: number) => 1 - 0.1 * Math.abs(2 * t - 1) ** 9;

function topButtons(art: Art): string {
  const ink = mix(art.body.lighter, '#ffffff', 0.4);
  return (
    path('M-66 0H-38M-52 -14V14', 'none', { stroke: ink, 'stroke-width': 7, 'stroke-linecap': 'round' }) +
    path('M38 0H66', 'none', { stroke: ink, 'stroke-width': 7, 'stroke-linecap': 'round' }) +
    path('M-12 -18L18 0L-12 18z', ink) +
    circle(0, 64, 9, art.accent.base)
  );
}

function portable(art: Art, view: 'front' | 'angle'): string {
  const { pen, body, accent } = art;
  const cap = mix(body.darker, '#0d1017', 0.35);
  if (view === 'front') {
    const scene = projection(0, 17, 600, 990, 1.2);
    const [r, h] = [205, 640];
    const core = turned(art, scene, [0, 26, 0], TOP, r, h - 52, barrel, drum(art));
    const ends = [0, h - 30].map((y) =>
      solid(pen, scene, {
        at: [0, y, 0],
        frame: TOP,
        outline: roundOutline(r * 0.93),
        depth: 30,
        fill: cap,
        profile: (t) => (y === 0 ? 0.94 + 0.06 * t : 1 - 0.05 * t * t),
      }),
    );
    const lid = group(
      circle(
        0,
        0,
        r * 0.86,
        pen.linear([
          [0, mix(cap, '#ffffff', 0.16)],
          [1, cap],
        ]),
        { stroke: accent.base, 'stroke-width': 6 },
      ) + topButtons(art),
      { transform: scene.onto([0, h, 0], TOP) },
    );
    const badge = path(nameplate(600, 640, 170), body.mark, { opacity: 0.94 });
    const strap = path('M836 330C900 350 908 470 838 500', 'none', {
      stroke: accent.base,
      'stroke-width': 20,
      'stroke-linecap': 'round',
    });
    return groundShadow(art, 600, 1002, 250, 62) + strap + (ends[0] ?? '') + core + (ends[1] ?? '') + lid + badge;
  }
  const scene = projection(-44, 15, 590, 790, 1.16);
  const [r, w] = [205, 660];
  const core = turned(
    art,
    scene,
    [-w / 2, r, 0],
    RIGHT,
    r,
    w - 24,
    barrel,
    pen.linear([
      [0, body.light],
      [0.25, body.lighter],
      [0.5, body.base],
      [1, body.darker],
    ]),
  );
  const end = solid(pen, scene, {
    at: [w / 2 - 30, r, 0],
    frame: RIGHT,
    outline: roundOutline(r * 0.93),
    depth: 30,
    fill: cap,
    profile: (t) => 1 - 0.06 * t * t,
  });
  const radiator = group(
    circle(0, 0, r * 0.84, '#0b0e14', { stroke: accent.base, 'stroke-width': 7 }) +
      circle(
        0,
        0,
        r * 0.7,
        pen.radial(
          [
            [0, '#39404e'],
            [0.7, '#1a1e27'],
            [1, '#0a0c11'],
          ],
          0.4,
          0.35,
          0.7,
        ),
      ) +
      circle(0, 0, r * 0.48, 'none', { stroke: '#454d5d', 'stroke-width': 4 }) +
      path(nameplate(0, 0, 130), '#c9d0db'),
    { transform: scene.onto([w / 2, r, 0], RIGHT) },
  );
  const badge = group(path(nameplate(0, 0, 150), body.mark), {
    transform: scene.onto([-70, r, r * 0.99], FRONT),
  });
  return footShadow(art, scene, w * 0.98, r * 1.1, 40) + core + end + radiator + badge;
}

function smart(art: Art, pitch: number): string {
  const { pen, body, accent } = art;
  const scene = projection(0, pitch, 600, 960, 1.34);
  const [r, h] = [252, 420];
  const bulge = (t: number) => Math.sqrt(Math.max(0, 1 - (1.62 * t - 0.72) ** 2 * 0.9));
  const core = turned(art, scene, [0, 14, 0], TOP, r, h, bulge, drum(art));
  const cut = r * bulge(1);
  const glow =
    circle(0, 0, cut * 0.86, 'none', { stroke: accent.base, 'stroke-width': 26, filter: pen.blur(9), opacity: 0.9 }) +
    circle(0, 0, cut * 0.86, 'none', { stroke: accent.lighter, 'stroke-width': 9 });
  const lid = group(
    circle(
      0,
      0,
      cut,
      pen.linear([
        [0, '#2b313d'],
        [1, '#0e1117'],
      ]),
    ) +
      glow +
      group(topButtons(art), { transform: 'scale(.72)' }),
    { transform: scene.onto([0, h + 14, 0], TOP) },
  );
  const foot = solid(pen, scene, {
    at: [0, 0, 0],
    frame: TOP,
    outline: roundOutline(r * 0.66),
    depth: 30,
    fill: body.darker,
  });
  return groundShadow(art, 600, 966, 260, 60) + foot + core + lid;
}

function bar(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const [w, h, d] = [1010, 84, 110];
  const grille = (width: number, height: number) =>
    rect(
      -width / 2,
      -height / 2,
      width,
      height,
      18,
      pen.linear([
        [0, body.light],
        [0.4, body.base],
        [1, body.dark],
      ]),
    ) + weave(art.pen, roundedBox(width, height, 18), art.body.darker, art.body.lighter, 4);
  const box = (x: number, z: number, width: number, height: number, depth: number, front: string) =>
    solid(pen, view, {
      at: [x, height / 2, z - depth / 2],
      frame: FRONT,
      outline: roundedBox(width, height, 18),
      depth,
      fill: pen.linear([
        [0, body.light],
        [0.2, body.dark],
        [1, body.darker],
      ]),
    }) + group(front, { transform: view.onto([x, height / 2, z + depth / 2], FRONT) });
  const sub = box(
    190,
    -330,
    300,
    400,
    320,
    grille(300, 400) + circle(0, 60, 96, '#0b0e14', { opacity: 0.35 }) + path(nameplate(0, -130, 50), body.mark),
  );
  const display =
    rect(w / 2 - 190, -14, 130, 28, 8, '#07090e', { opacity: 0.75 }) +
    [0, 1, 2, 3].map((i) => circle(w / 2 - 166 + i * 22, 0, 4, accent.light)).join('');
  const [x, y] = view.point([190, 0, -330]);
  return (
    (art.shape.subwoofer === false ? '' : groundShadow(art, x, y + 6, 210, 60) + sub) +
    footShadow(art, view, w, d, 18) +
    box(0, 0, w, h, d, grille(w, h) + display + path(nameplate(0, 0, 40), body.mark))
  );
}

/** How large a speaker is by its power, as a share of a usual one of its form; sound bars are alike. */
function sizeOf({ line, shape: { watts } }: Art): number {
  if (watts === undefined || line === 'soundbar') return 1;
  const usual = line === 'party' ? 200 : line === 'portable' || line === 'brick' ? 30 : 60;
  return Math.max(0.78, Math.min(1.04, 0.9 + 0.1 * Math.log2(watts / usual)));
}

export const speaker: Sketch = {
  lines: ['portable', 'smart', 'soundbar', ...BOX_LINES],
  views: ['front', 'angle', 'detail', 'box'],
  accessories: ['cable', 'leaflet'],
  retailBox: [420, 470, 190],
  paint(art, view) {
    const angle = view !== 'front';
    const picture =
      boxSpeaker(art, angle) ??
      (art.line === 'smart'
        ? smart(art, angle ? 34 : 12)
        : art.line === 'soundbar'
          ? bar(
              art,
              angle
                ? projection(-30, 20, 575, 880, 1.02)
                : projection(26, 20, 600, art.shape.subwoofer === false ? 680 : 800, 1.1),
            )
          : portable(art, angle ? 'angle' : 'front'));
    if (view !== 'detail') return zoomed(picture, sizeOf(art), [600, 1000], [600, 1000]);
    return zoomed(picture, 2.3, art.line === 'smart' ? [660, 500] : art.line === 'soundbar' ? [860, 860] : [800, 640]);
  },
};
