import { mix } from '../colour.ts';
import { FRONT, leaning, type Projection, projection, RIGHT, shifted, solid } from '../projection.ts';
import { glare, wallpaper } from '../screen.ts';
import { bolt, circle, group, moved, path, rect, roundedBox, zoomed } from '../shapes.ts';
import type { Art, Sketch } from '../sketch.ts';
import { footShadow, groundShadow, shapeShadow } from '../studio.ts';
import { controllerFace, OUTLINE } from './controller.ts';

const HANDHELD = roundedBox(1010, 392, 92);

function sideStick(x: number, y: number, { pen }: Art): string {
  return (
    circle(x, y, 46, '#0a0c10') +
    circle(
      x,
      y,
      37,
      pen.radial(
        [
          [0, '#1a1e26'],
          [0.7, '#2f3541'],
          [1, '#0a0c11'],
        ],
        0.42,
        0.38,
        0.65,
      ),
    ) +
    circle(x, y, 24, '#1a1e26', { stroke: '#3b4252', 'stroke-width': 2 })
  );
}

/** The front of the handheld, around (0, 0). */
function handheldFace(art: Art): string {
  const { pen, body, accent } = art;
  const wing = (left: boolean) => {
    const d = left
      ? 'M-330 -196V196H-413A92 92 0 0 1 -505 104V-104A92 92 0 0 1 -413 -196z'
      : 'M330 -196V196H413A92 92 0 0 0 505 104V-104A92 92 0 0 0 413 -196z';
    const tone = left ? accent : body;
    return path(
      d,
      pen.linear(
        [
          [0, tone.lighter],
          [0.3, tone.base],
          [1, tone.dark],
        ],
        [0, 0, 0.8, 1],
      ),
      { stroke: tone.lighter, 'stroke-width': 2, 'stroke-opacity': 0.6 },
    );
  };
  const key = (x: number, y: number) =>
    circle(
      x,
      y,
      20,
      pen.radial(
        [
          [0, '#3a404d'],
          [1, '#12151b'],
        ],
        0.4,
        0.35,
        0.7,
      ),
    );
  const diamond = (x: number, y: number) => key(x, y - 40) + key(x, y + 40) + key(x - 40, y) + key(x + 40, y);
  const [w, h] = [604, 340];
  const hero =
    wallpaper(pen, w, h, accent, 'dunes') +
    path('M70 250L110 180L150 210L200 130L260 230L300 250z', '#0b0f2c', { opacity: 0.55 }) +
    [0, 1, 2, 3, 4]
      .map((i) =>
        rect(40 + i * 108, h - 92, 94, 62, 10, ['#f0546c', '#f5a524', '#34c38f', '#38bdf8', '#8b5cf6'][i] ?? '#fff', {
          opacity: 0.92,
        }),
      )
      .join('') +
    rect(36, h - 96, 102, 70, 13, 'none', { stroke: '#ffffff', 'stroke-width': 4 }) +
    rect(40, 34, 130, 14, 7, '#ffffff', { opacity: 0.9 }) +
    path(bolt(w - 52, 46, 44), '#ffd60a') +
    glare(pen, w, h, 0.5);
  return (
    rect(-334, -196, 668, 392, 4, '#14171e') +
    wing(true) +
    wing(false) +
    rect(-322, -184, 644, 368, 12, '#05070a') +
    moved(group(hero, { 'clip-path': pen.clip(rect(0, 0, w, h, 6, '#000')) }), -w / 2, -h / 2) +
    sideStick(-416, -84, art) +
    diamond(-416, 62) +
    diamond(416, -84) +
    sideStick(416, 62, art) +
    rect(-372, -166, 26, 7, 3.5, '#12151b') +
    rect(346, -166, 26, 7, 3.5, '#12151b') +
    rect(355.5, -175.5, 7, 26, 3.5, '#12151b') +
    rect(-374, 136, 22, 22, 5, '#12151b') +
    circle(366, 148, 13, '#12151b', { stroke: '#5b6270', 'stroke-width': 2 })
  );
}

function handheld(art: Art, angle: boolean): string {
  const { pen, body } = art;
  if (!angle) {
    const place = 'translate(600 600) scale(1.06)';
    return (
      shapeShadow(art, group(path(HANDHELD, '#0b111c'), { transform: place }), 16, 30) +
      group(rect(-470, -206, 120, 30, 14, '#1a1e26') + rect(350, -206, 120, 30, 14, '#1a1e26') + handheldFace(art), {
        transform: place,
      })
    );
  }
  const view = projection(-28, 16, 590, 760, 1.08);
  const frame = leaning(20);
  const middle = [0, 190, 0] as const;
  const shell = solid(pen, view, {
    at: shifted(middle, frame.n, -48),
    frame,
    outline: HANDHELD,
    depth: 48,
    fill: pen.linear([
      [0, mix(body.dark, '#2b303b', 0.5)],
      [1, mix(body.darker, '#0a0c11', 0.6)],
    ]),
  });
  const stand = solid(pen, view, {
    at: [0, 90, -150],
    frame: leaning(-14),
    outline: roundedBox(420, 200, 20),
    depth: 10,
    fill: '#14171e',
  });
  return (
    footShadow(art, view, 960, 120, 50) +
    stand +
    shell +
    group(handheldFace(art), { transform: view.onto(middle, frame) })
  );
}

function towerBody(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const [w, h, d] = [150, 720, 400];
  const core = solid(pen, view, {
    at: [0, h / 2 + 14, -d / 2],
    frame: FRONT,
    outline: roundedBox(w - 44, h - 24, 10),
    depth: d - 18,
    fill: pen.linear([
      [0, '#39404c'],
      [1, '#0b0d12'],
    ]),
  });
  const wing =
    'M-190 -352C-120 -372 140 -372 206 -340C214 -120 206 140 190 352C60 368 -120 366 -196 350C-206 120 -202 -140 -190 -352z';
  const panel = (x: number) =>
    solid(pen, view, { at: [x, h / 2 + 16, -6], frame: RIGHT, outline: wing, depth: 22, fill: body.base });
  const skin = pen.linear(
    [
      [0, body.base],
      [0.5, body.light],
      [1, body.dark],
    ],
    [0, 0, 1, 1],
  );
  const front =
    rect(
      -40,
      -320,
      80,
      640,
      12,
      pen.linear([
        [0, '#232833'],
        [1, '#0b0d12'],
      ]),
    ) +
    rect(-30, -40, 60, 9, 4.5, '#05070a') +
    rect(-7, 60, 14, 32, 6, '#05070a', { stroke: '#3b4252', 'stroke-width': 2 }) +
    rect(-11, 130, 22, 44, 3, '#05070a', { stroke: '#3b4252', 'stroke-width': 2 }) +
    circle(0, 240, 13, '#14171e', { stroke: accent.light, 'stroke-width': 3 }) +
    path(bolt(0, -240, 56), '#c9d0db');
  const glow = [-1, 1]
    .map(
      (side) =>
        rect(side * 46 - 3, -330, 6, 660, 3, accent.light) +
        rect(side * 46 - 7, -330, 14, 660, 7, accent.base, { filter: pen.blur(7, 2), opacity: 0.8 }),
    )
    .join('');
  const foot = solid(pen, view, {
    at: [0, 0, 0],
    frame: { u: [1, 0, 0], v: [0, 0, 1], n: [0, 1, 0] },
    outline: roundedBox(250, 340, 90),
    depth: 14,
    fill: '#171a21',
  });
  return (
    footShadow(art, view, 240, 330, 90) +
    foot +
    panel(-w / 2 + 2) +
    core +
    group(front + glow, { transform: view.onto([0, h / 2 + 14, d / 2 - 17], FRONT) }) +
    panel(w / 2 - 24) +
    group(
      path(wing, skin, { stroke: body.lighter, 'stroke-width': 3, 'stroke-opacity': 0.7 }) +
        path(bolt(0, -40, 110), body.mark),
      { transform: view.onto([w / 2 - 2, h / 2 + 16, -6], RIGHT) },
    )
  );
}

function tower(art: Art, angle: boolean): string {
  const view = angle ? projection(-38, 12, 450, 960, 1.12) : projection(-16, 8, 450, 960, 1.14);
  const place = `translate(${angle ? 860 : 800} ${angle ? 950 : 900}) scale(.6)`;
  const pad =
    groundShadow(art, angle ? 860 : 800, angle ? 1085 : 1050, 230, 26) +
    group(path(OUTLINE, art.body.darker, { transform: 'translate(0 26) scale(.98)' }) + controllerFace(art), {
      transform: place,
    });
  return towerBody(art, view) + pad;
}

export const console: Sketch = {
  lines: ['handheld', 'tower'],
  views: ['front', 'angle', 'detail', 'box'],
  accessories: ['plug', 'cable'],
  retailBox: [500, 420, 160],
  paint(art, view) {
    const picture = (angle: boolean) => (art.line === 'tower' ? tower(art, angle) : handheld(art, angle));
    if (view === 'detail')
      return art.line === 'tower' ? zoomed(picture(false), 2, [480, 480]) : zoomed(picture(true), 2.3, [900, 640]);
    return picture(view === 'angle');
  },
};
