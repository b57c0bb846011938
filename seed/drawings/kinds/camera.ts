import { mix } from '../colour.ts';
import { BACK, FRONT, type Projection, projection, shifted, solid, standing, TOP, type Vector } from '../projection.ts';
import { figures, wallpaper } from '../screen.ts';
import { bolt, circle, group, path, rect, roundedBox, roundOutline, zoomed } from '../shapes.ts';
import type { Art, Sketch } from '../sketch.ts';
import { footShadow } from '../studio.ts';
import { actionCamera, plate } from './action-camera.ts';
import { frontGlass } from './optics.ts';
import { weave } from './texture.ts';

const BODY =
  'M-370 -150Q-370 -190 -330 -190H-120L-84 -262Q-74 -282 -50 -282H112Q136 -282 146 -262L182 -190H330Q370 -190 370 -150V190Q370 230 330 230H-330Q-370 230 -370 190z';
const LENS: Vector = [30, -20, 0];

function leather({ pen }: Art, shape: string): string {
  return weave(pen, shape, '#07090c', '#7a828f', 4);
}

function dials(art: Art, view: Projection): string {
  const { pen } = art;
  const metal = pen.linear(
    [
      [0, '#20242c'],
      [0.25, '#565d6a'],
      [0.5, '#2a2f39'],
      [1, '#0d0f14'],
    ],
    [0, 0, 1, 0],
  );
  const dial = (x: number, z: number, r: number, height: number, face: string) =>
    solid(pen, view, { at: [x, 186, z], frame: TOP, outline: roundOutline(r), depth: height, fill: metal }) +
    group(circle(0, 0, r, '#1b1f27', { stroke: '#5b6270', 'stroke-width': 2.5 }) + face, {
      transform: view.onto([x, 186 + height, z], TOP),
    });
  const marks = [...Array(12).keys()]
    .map((i) => rect(-1.5, -40, 3, 9, 1, '#cfd5de', { transform: `rotate(${i * 30})` }))
    .join('');
  const shoe = group(rect(-44, -34, 88, 68, 4, '#2a2f39') + rect(-32, -24, 64, 58, 2, '#0d0f14'), {
    transform: view.onto([31, 283, -90], TOP),
  });
  return (
    shoe +
    dial(270, -110, 48, 40, marks) +
    dial(-250, -120, 42, 30, circle(0, 0, 20, '#343a46')) +
    dial(-290, 20, 30, 26, circle(0, 0, 21, art.accent.base, { opacity: 0.9 }))
  );
}

function mirrorless(art: Art, view: Projection): string {
  const { pen, body } = art;
  const depth = 190;
  const shell = solid(pen, view, {
    at: [0, 0, -depth],
    frame: FRONT,
    outline: BODY,
    depth,
    fill: pen.linear([
      [0, body.light],
      [0.3, body.base],
      [1, body.darker],
    ]),
  });
  const cover = 'M-370 -96H370V176H-370z';
  const face =
    path(BODY, plate(art), { stroke: body.lighter, 'stroke-width': 2.5, 'stroke-opacity': 0.7 }) +
    path(cover, '#1a1d24') +
    leather(art, cover) +
    path('M-370 -96H370M-370 176H370', 'none', { stroke: '#05070b', 'stroke-width': 3, opacity: 0.6 }) +
    path(bolt(31, -236, 52), body.mark) +
    circle(216, -140, 15, '#20242c', { stroke: '#5b6270', 'stroke-width': 2 }) +
    circle(216, -140, 7, '#ffb36b') +
    rect(292, -156, 52, 22, 6, '#ffffff', { opacity: 0.14 });
  const grip =
    solid(pen, view, {
      at: [-292, -4, 0],
      frame: FRONT,
      outline: roundedBox(148, 392, 66),
      depth: 84,
      fill: (t) => mix('#0d0f14', '#2b3039', t),
      profile: (t) => 1 - 0.14 * t ** 3,
    }) +
    group(
      path(
        roundedBox(128, 340, 56),
        pen.linear(
          [
            [0, '#343a45'],
            [0.5, '#22262e'],
            [1, '#14161b'],
          ],
          [0, 0, 1, 0.4],
        ),
      ) + leather(art, roundedBox(128, 340, 56)),
      { transform: view.onto([-292, -4, 84], FRONT) },
    );
  const barrel = (from: number, length: number, r: number, fill: string) =>
    solid(pen, view, { at: shifted(LENS, FRONT.n, from), frame: FRONT, outline: roundOutline(r), depth: length, fill });
  const black = pen.linear(
    [
      [0, '#4b515d'],
      [0.3, '#1d2027'],
      [0.55, '#31363f'],
      [1, '#08090c'],
    ],
    [0, 0, 0.7, 1],
  );
  const silver = pen.linear(
    [
      [0, '#eef0f3'],
      [0.35, '#8f96a2'],
      [0.55, '#d5d9df'],
      [1, '#5f6672'],
    ],
    [0, 0, 0.7, 1],
  );
  const knurl = pen.linear(
    [...Array(21).keys()].map((i) => [i / 20, i % 2 === 0 ? '#3a3f49' : '#111318'] as const),
    [0, 0, 0.5, 1],
  );
  const optics =
    barrel(0, 16, 192, silver) +
    barrel(16, 62, 176, black) +
    barrel(78, 60, 182, knurl) +
    barrel(138, 8, 178, art.accent.base) +
    barrel(146, 46, 178, black) +
    group(frontGlass(art, 178), { transform: view.onto(shifted(LENS, FRONT.n, 192), FRONT) });
  return (
    footShadow(art, standing(view, [0, -230, -60]), 740, 200, 40) +
    shell +
    dials(art, view) +
    group(face, { transform: view.onto([0, 0, 0], FRONT) }) +
    grip +
    optics
  );
}

function mirrorlessBack(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const [w, h] = [430, 290];
  const button = (x: number, y: number, r: number) =>
    circle(x, y, r, '#2a2f39', { stroke: '#565d6a', 'stroke-width': 2 });
  const display =
    rect(-w / 2 - 14, -h / 2 - 14, w + 28, h + 28, 14, '#0a0c10', { stroke: '#3b414d', 'stroke-width': 2 }) +
    group(
      wallpaper(pen, w, h, accent, 'dunes') +
        rect(20, 20, 84, 12, 6, '#ffffff', { opacity: 0.85 }) +
        figures('250', w - 96, 18, 24, '#ffffff', 0.13) +
        path(
          `M${w / 2 - 44} ${h / 2 - 12}v-22h24M${w / 2 + 44} ${h / 2 - 12}v-22h-24M${w / 2 - 44} ${h / 2 + 12}v22h24M${w / 2 + 44} ${h / 2 + 12}v22h-24`,
          'none',
          { stroke: '#ffd60a', 'stroke-width': 4 },
        ),
      {
        transform: `translate(${-w / 2} ${-h / 2})`,
        'clip-path': pen.clip(rect(0, 0, w, h, 6, '#000')),
      },
    );
  const wheel =
    circle(0, 0, 54, '#1d2027', { stroke: '#565d6a', 'stroke-width': 3 }) +
    circle(0, 0, 24, '#343a45', { stroke: '#0a0c10', 'stroke-width': 3 }) +
    circle(0, -39, 4, '#cfd5de') +
    circle(0, 39, 4, '#cfd5de');
  const depth = 190;
  const shell = solid(pen, view, {
    at: [0, 0, 0],
    frame: BACK,
    outline: BODY,
    depth,
    fill: pen.linear([
      [0, body.light],
      [0.3, body.base],
      [1, body.darker],
    ]),
  });
  const face =
    path(BODY, plate(art), { stroke: body.lighter, 'stroke-width': 2.5, 'stroke-opacity': 0.7 }) +
    path('M-370 -130H370V186H-370z', '#1a1d24') +
    leather(art, 'M-370 -130H370V186H-370z') +
    rect(-50, -268, 160, 108, 24, '#0d0f14', { stroke: '#3b414d', 'stroke-width': 3 }) +
    rect(-26, -248, 112, 68, 10, '#1b2340') +
    group(display, { transform: 'translate(-84 34)' }) +
    group(wheel, { transform: 'translate(268 92)' }) +
    button(224, -76, 17) +
    button(300, -86, 20) +
    button(210, 0, 14) +
    button(326, 0, 14);
  return (
    footShadow(art, standing(view, [0, -230, -60]), 740, 200, 40) +
    shell +
    dials(art, view) +
    group(face, { transform: view.onto([0, 0, -depth], BACK) })
  );
}

function picture(art: Art, yaw: number, behind = false): string {
  const pitch = yaw === 0 || yaw === 180 ? 9 : 17;
  if (art.line === 'action') return actionCamera(art, projection(yaw, pitch, 590, 930, 1.5), behind);
  const view = projection(yaw, pitch, yaw === -34 ? 620 : 600, 700, yaw === -34 ? 1.16 : 1.24);
  return behind ? mirrorlessBack(art, view) : mirrorless(art, view);
}

export const camera: Sketch = {
  lines: ['mirrorless', 'action'],
  views: ['front', 'angle', 'back', 'detail', 'box'],
  accessories: ['cable', 'leaflet'],
  retailBox: [440, 430, 200],
  paint(art, view) {
    if (view === 'angle') return picture(art, -34);
    if (view === 'back') return picture(art, 180, true);
    if (view === 'detail') return zoomed(picture(art, -34), 2, art.line === 'action' ? [700, 610] : [530, 690]);
    return picture(art, 0);
  },
};
