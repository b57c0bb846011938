import { mix } from '../colour.ts';
import { BACK, FRONT, type Projection, projection, shifted, solid, standing, TOP, type Vector } from '../projection.ts';
import { figures, wallpaper } from '../screen.ts';
import { circle, group, nameplate, path, rect, roundedBox, roundOutline, zoomed } from '../shapes.ts';
import type { Art, Sketch } from '../sketch.ts';
import { footShadow } from '../studio.ts';
import { actionCamera, plate } from './action-camera.ts';
import { cameraBody } from './camera-body.ts';
import { frontGlass } from './optics.ts';
import { panoramicCamera } from './panoramic-camera.ts';
import { weave } from './texture.ts';

const LENS: Vector = [30, -20, 0];

/** The window of the finder at the corner of a body without a hump. */
const finderWindow =
  rect(196, -174, 132, 62, 10, '#0d0f14', { stroke: '#5b6270', 'stroke-width': 3 }) +
  rect(208, -164, 108, 42, 6, '#26345c') +
  rect(214, -160, 40, 34, 4, '#ffffff', { opacity: 0.16 });

function leather({ pen }: Art, shape: string): string {
  return weave(pen, shape, '#07090c', '#7a828f', 4);
}

function dials(art: Art, view: Projection): string {
  const { pen } = art;
  const { top, finder } = cameraBody(art);
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
    solid(pen, view, { at: [x, top, z], frame: TOP, outline: roundOutline(r), depth: height, fill: metal }) +
    group(circle(0, 0, r, '#1b1f27', { stroke: '#5b6270', 'stroke-width': 2.5 }) + face, {
      transform: view.onto([x, top + height, z], TOP),
    });
  const marks = [...Array(12).keys()]
    .map((i) => rect(-1.5, -40, 3, 9, 1, '#cfd5de', { transform: `rotate(${i * 30})` }))
    .join('');
  const shoe = group(rect(-44, -34, 88, 68, 4, '#2a2f39') + rect(-32, -24, 64, 58, 2, '#0d0f14'), {
    transform: view.onto([31, finder === 'hump' ? 283 : top + 1, -70], TOP),
  });
  if (finder === 'none')
    return (
      dial(-222, -60, 44, 20, circle(0, 0, 26, '#343a46')) + dial(-120, -60, 26, 12, '') + dial(236, -60, 40, 24, marks)
    );
  return (
    shoe +
    dial(270, finder === 'hump' ? -110 : -76, 48, 40, marks) +
    dial(-250, finder === 'hump' ? -120 : -84, 42, 30, circle(0, 0, 20, '#343a46')) +
    (finder === 'hump'
      ? dial(-290, 20, 30, 26, circle(0, 0, 21, art.accent.base, { opacity: 0.9 }))
      : dial(-160, -76, 30, 26, circle(0, 0, 21, art.accent.base, { opacity: 0.9 })))
  );
}

function whole(art: Art, view: Projection): string {
  const { pen, body } = art;
  const { outline, depth, cover: ends, lens: size, hasGrip, finder } = cameraBody(art);
  const [radius, reach] = size;
  const shell = solid(pen, view, {
    at: [0, 0, -depth],
    frame: FRONT,
    outline,
    depth,
    fill: pen.linear([
      [0, body.light],
      [0.3, body.base],
      [1, body.darker],
    ]),
  });
  const half = finder === 'none' ? 330 : 370;
  const cover = `M${-half} ${ends[0]}H${half}V${ends[1]}H${-half}z`;
  const face =
    path(outline, plate(art), { stroke: body.lighter, 'stroke-width': 2.5, 'stroke-opacity': 0.7 }) +
    path(cover, '#1a1d24') +
    leather(art, cover) +
    path(`M${-half} ${ends[0]}H${half}M${-half} ${ends[1]}H${half}`, 'none', {
      stroke: '#05070b',
      'stroke-width': 3,
      opacity: 0.6,
    }) +
    path(
      nameplate(finder === 'hump' ? 31 : -half + 74, finder === 'hump' ? -236 : -144, finder === 'hump' ? 52 : 40),
      body.mark,
    ) +
    (finder === 'window' ? finderWindow : '') +
    (finder === 'none'
      ? rect(half - 128, ends[0] - 58, 92, 36, 8, '#e9edf2', { stroke: '#5b6270', 'stroke-width': 3 })
      : '') +
    (finder === 'hump'
      ? circle(216, -140, 15, '#20242c', { stroke: '#5b6270', 'stroke-width': 2 }) +
        circle(216, -140, 7, '#ffb36b') +
        rect(292, -156, 52, 22, 6, '#ffffff', { opacity: 0.14 })
      : '');
  const grip = !hasGrip
    ? ''
    : solid(pen, view, {
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
  const part = (from: number, to: number, r: number, fill: string) =>
    barrel(reach * from, reach * (to - from), radius * r, fill);
  const optics =
    part(0, 0.09, 1.08, silver) +
    part(0.09, 0.41, 0.99, black) +
    part(0.41, 0.72, 1.02, knurl) +
    part(0.72, 0.76, 1, art.accent.base) +
    part(0.76, 1, 1, black) +
    group(frontGlass(art, radius), { transform: view.onto(shifted(LENS, FRONT.n, reach), FRONT) });
  return (
    footShadow(art, standing(view, [0, -230, -60]), 740, 200, 40) +
    shell +
    dials(art, view) +
    group(face, { transform: view.onto([0, 0, 0], FRONT) }) +
    grip +
    optics
  );
}

function wholeBack(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const { outline, depth, finder } = cameraBody(art);
  const half = finder === 'none' ? 330 : 370;
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
  const shell = solid(pen, view, {
    at: [0, 0, 0],
    frame: BACK,
    outline,
    depth,
    fill: pen.linear([
      [0, body.light],
      [0.3, body.base],
      [1, body.darker],
    ]),
  });
  const face =
    path(outline, plate(art), { stroke: body.lighter, 'stroke-width': 2.5, 'stroke-opacity': 0.7 }) +
    path(`M${-half} -130H${half}V186H${-half}z`, '#1a1d24') +
    leather(art, `M${-half} -130H${half}V186H${-half}z`) +
    (finder === 'hump'
      ? rect(-50, -268, 160, 108, 24, '#0d0f14', { stroke: '#3b414d', 'stroke-width': 3 }) +
        rect(-26, -248, 112, 68, 10, '#1b2340')
      : finder === 'window'
        ? rect(-336, -186, 120, 62, 16, '#0d0f14', { stroke: '#3b414d', 'stroke-width': 3 }) +
          rect(-318, -172, 84, 36, 8, '#1b2340')
        : '') +
    group(display, { transform: 'translate(-84 34)' }) +
    group(
      group(wheel, { transform: 'translate(268 92)' }) +
        button(224, -76, 17) +
        button(300, -86, 20) +
        button(210, 0, 14) +
        button(326, 0, 14),
      finder === 'none' ? { transform: 'translate(4 0) scale(.92)' } : {},
    );
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
  if (art.line === 'panoramic') return panoramicCamera(art, projection(yaw, pitch, 600, 985, 1.55), behind);
  const view = projection(yaw, pitch, yaw === -34 ? 620 : 600, 700, yaw === -34 ? 1.16 : 1.24);
  return behind ? wholeBack(art, view) : whole(art, view);
}

export const camera: Sketch = {
  lines: ['mirrorless', 'rangefinder', 'compact', 'action', 'panoramic'],
  views: ['front', 'angle', 'back', 'detail', 'box'],
  accessories: ['cable', 'leaflet'],
  retailBox: [440, 430, 200],
  paint(art, view) {
    if (view === 'angle') return picture(art, -34);
    if (view === 'back') return picture(art, 180, true);
    if (view === 'detail')
      return zoomed(
        picture(art, -34),
        2,
        art.line === 'action' ? [700, 610] : art.line === 'panoramic' ? [620, 420] : [530, 690],
      );
    return picture(art, 0);
  },
};
