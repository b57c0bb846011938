import { mix } from '../colour.ts';
import { short } from '../pen.ts';
import { FRONT, projection, RIGHT, shifted, solid } from '../projection.ts';
import { figures, glare, iconRow, wallpaper } from '../screen.ts';
import { circle, group, moved, nameplate, path, rect, roundedBox, zoomed } from '../shapes.ts';
import type { Art, Sketch, View } from '../sketch.ts';
import { groundShadow, shapeShadow } from '../studio.ts';
import { lens } from './optics.ts';

/** The usual short side of a screen as a share of its long side. */
const ASPECT = 0.7;

/** The width of the body: the screen's and the frame around it. */
export const widthOf = ({ shape }: Art) => Math.round((HEIGHT - 54) * (shape.aspect ?? ASPECT)) + 62;

export const HEIGHT = 872;
const CORNER = 46;
const DEPTH = 32;

function metal({ pen, body }: Art): string {
  return pen.linear(
    [
      [0, body.lighter],
      [0.3, body.base],
      [0.55, body.light],
      [0.8, body.dark],
      [1, body.darker],
    ],
    [0, 0, 0.4, 1],
  );
}

/** The lit front around (0, 0), upright. */
export function tabletFront(art: Art): string {
  const { pen, accent, line, shape } = art;
  const width = widthOf(art);
  // The content is laid out for a width of 582 and scaled to the screen.
  const scale = (width - 54) / 582;
  const [w, h] = [582, (HEIGHT - 54) / scale];
  const icons = ['#34c38f', accent.base, '#f5a524', '#f0546c', '#8b5cf6', '#38bdf8'];
  const home =
    figures('10:28', 46, 62, 74, '#ffffff', 0.085) +
    rect(48, 156, 190, 11, 5, '#ffffff', { opacity: 0.7 }) +
    rect(46, 214, 234, 150, 28, '#ffffff', { opacity: 0.2 }) +
    rect(302, 214, 234, 150, 28, '#ffffff', { opacity: 0.2 }) +
    circle(104, 289, 32, 'none', { stroke: '#ffffff', 'stroke-width': 9, 'stroke-dasharray': '150 60' }) +
    rect(156, 266, 92, 11, 5, '#ffffff', { opacity: 0.9 }) +
    rect(156, 294, 64, 10, 5, '#ffffff', { opacity: 0.6 }) +
    path('M330 330L372 296L404 312L446 262L508 284', 'none', {
      stroke: '#ffffff',
      'stroke-width': 7,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }) +
    rect(62, h - 108, w - 124, 84, 30, '#ffffff', { opacity: 0.25 }) +
    iconRow(pen, 84, h - 94, 56, 15.6, icons);
  const note = '#f7f8fb';
  const canvas =
    rect(0, 0, w, h, 0, note) +
    rect(0, 0, w, 66, 0, '#ffffff') +
    ['#0e1726', accent.base, '#f0546c', '#f5a524'].map((c, i) => circle(w / 2 - 66 + i * 44, 34, 13, c)).join('') +
    path(`M60 560C140 250 260 260 300 420S420 620 520 250`, 'none', {
      stroke: accent.base,
      'stroke-width': 20,
      'stroke-linecap': 'round',
    }) +
    path(`M60 640C180 520 250 720 340 610S480 560 530 480`, 'none', {
      stroke: mix(accent.light, '#ff8fb8', 0.5),
      'stroke-width': 13,
      'stroke-linecap': 'round',
    }) +
    circle(412, 226, 58, '#ffc95c') +
    [0, 1, 2].map((i) => rect(60, 128 + i * 34, 190 - i * 42, 12, 6, '#c3cad5')).join('') +
    path(`M40 ${h}V720L130 640L210 716L300 600L430 730L542 660V${h}z`, accent.lighter, { opacity: 0.75 });
  const scene = shape.wallpaper?.scene ?? 'aurora';
  const isDrawing = line === 'pencil' && scene !== 'dunes' && scene !== 'prism';
  const content = isDrawing ? canvas : wallpaper(pen, w, h, accent, scene) + home;
  return (
    path(roundedBox(width, HEIGHT, CORNER), metal(art)) +
    path(roundedBox(width - 10, HEIGHT - 10, CORNER - 5), '#06080c') +
    group(content + glare(pen, w, h, 0.5), {
      'clip-path': pen.clip(rect(0, 0, w, h, 22, '#000')),
      transform: `translate(${short((-w / 2) * scale)} ${short((-h / 2) * scale)}) scale(${short(scale)})`,
    }) +
    circle(0, -HEIGHT / 2 + 16, 4, '#263044')
  );
}

function backPlain(art: Art): string {
  const { pen, body } = art;
  const face = pen.linear(
    [
      [0, body.light],
      [0.5, body.base],
      [1, body.dark],
    ],
    [0.1, 0, 0.9, 1],
  );
  return (
    path(roundedBox(widthOf(art), HEIGHT, CORNER), face, {
      stroke: body.lighter,
      'stroke-width': 3,
      'stroke-opacity': 0.7,
    }) +
    path(nameplate(0, 0, 116), body.mark) +
    [-1, 0, 1].map((i) => circle(i * 16, HEIGHT / 2 - 34, 4.5, body.darker, { opacity: 0.7 })).join('')
  );
}

function cameras(art: Art): string {
  const isPair = (art.shape.lenses ?? (art.line === 'pencil' ? 2 : 1)) > 1;
  const plate = isPair ? roundedBox(126, 126, 36) : roundedBox(84, 84, 42);
  return (
    path(plate, mix(art.body.base, art.body.light, 0.5), { stroke: art.body.lighter, 'stroke-width': 2 }) +
    (isPair
      ? moved(lens(art.pen, 30, art.body), -22, -22) +
        moved(lens(art.pen, 24, art.body), 28, 28) +
        circle(28, -26, 9, '#fff4cf')
      : lens(art.pen, 34, art.body))
  );
}

/** A pen upright around (0, 0), as thick as it is beside a tablet. */
function pencil(art: Art, length: number): string {
  return group(slimPencil(art, length / 1.4), { transform: 'scale(1.4)' });
}

function slimPencil({ pen }: Art, length: number): string {
  const white = pen.linear(
    [
      [0, '#dde2ea'],
      [0.35, '#ffffff'],
      [1, '#b9c1cd'],
    ],
    [0, 0, 1, 0],
  );
  return (
    rect(-11, -length / 2, 22, length - 44, 9, white) +
    path(`M-11 ${length / 2 - 46}H11L3.5 ${length / 2 - 6}Q0 ${length / 2} -3.5 ${length / 2 - 6}z`, white) +
    path(`M-6 ${length / 2 - 22}H6L3 ${length / 2 - 4}Q0 ${length / 2 + 2} -3 ${length / 2 - 4}z`, '#7a8496') +
    rect(-11, -length / 2 + 40, 22, 3, 0, '#c2c9d4')
  );
}

function standing(art: Art, face: string, x: number, y: number): string {
  return groundShadow(art, x, y + HEIGHT / 2 + 5, widthOf(art) * 0.5, 22) + moved(face, x, y);
}

function angled(art: Art): string {
  const { pen } = art;
  const view = projection(-34, 11, 580, 560, 1);
  const frame = FRONT;
  const shell = solid(pen, view, {
    at: [0, 0, 0],
    frame,
    outline: roundedBox(widthOf(art), HEIGHT, CORNER),
    depth: DEPTH,
    fill: metal(art),
  });
  const top = shifted([0, 0, 0], frame.n, DEPTH);
  const edge = { u: RIGHT.u, v: frame.v, n: RIGHT.n };
  const keys = group(rect(-6, -330, 12, 74, 6, art.body.dark) + rect(-6, -240, 12, 74, 6, art.body.dark), {
    transform: view.onto(shifted([widthOf(art) / 2, 0, 0], frame.n, DEPTH / 2), edge),
  });
  const [x, y] = view.point([0, -HEIGHT / 2, DEPTH / 2]);
  const pen3d =
    art.line === 'pencil'
      ? shapeShadow(
          art,
          group(rect(-11, -300, 22, 600, 9, '#1b2536'), { transform: 'translate(430 1092) rotate(84)' }),
          6,
          14,
        ) + group(pencil(art, 600), { transform: 'translate(430 1092) rotate(84)' })
      : '';
  return (
    groundShadow(art, x + 10, y + 2, widthOf(art) * 0.44, 60) +
    shell +
    keys +
    group(tabletFront(art), { transform: view.onto(top, frame) }) +
    pen3d
  );
}

function painted(art: Art, view: Exclude<View, 'box'>): string {
  if (view === 'angle') return angled(art);
  if (view === 'back') {
    const held = art.line === 'pencil' ? moved(pencil(art, 620), widthOf(art) / 2 + 16, -20) : '';
    return standing(
      art,
      held + backPlain(art) + moved(cameras(art), -widthOf(art) / 2 + 84, -HEIGHT / 2 + 84),
      600,
      580,
    );
  }
  if (view === 'detail') {
    const scene = projection(-30, 22, 640, 900, 1.9);
    const shell = solid(art.pen, scene, {
      at: [0, 0, -DEPTH],
      frame: FRONT,
      outline: roundedBox(widthOf(art), HEIGHT, CORNER),
      depth: DEPTH,
      fill: metal(art),
    });
    const camera = group(moved(cameras(art), -widthOf(art) / 2 + 90, -HEIGHT / 2 + 90), {
      transform: scene.onto([0, 0, 6], FRONT),
    });
    return shell + group(backPlain(art), { transform: scene.onto([0, 0, 0], FRONT) }) + camera;
  }
  if (art.line === 'pencil') {
    const place = `translate(${Math.round(560 + widthOf(art) * 0.5 + 52)} 712) rotate(-9)`;
    return (
      standing(art, tabletFront(art), 540, 580) +
      shapeShadow(art, group(rect(-15, -290, 30, 590, 14, '#1b2536'), { transform: place }), 14, 10) +
      group(pencil(art, 610), { transform: place })
    );
  }
  const cast = shapeShadow(
    art,
    rect(660 - widthOf(art) / 2, 600 - HEIGHT / 2, widthOf(art), HEIGHT - 20, CORNER, '#0b111c'),
    -12,
    8,
    1.2,
  );
  return (
    standing(art, backPlain(art) + moved(cameras(art), -widthOf(art) / 2 + 84, -HEIGHT / 2 + 84), 500, 560) +
    cast +
    standing(art, tabletFront(art), 680, 600)
  );
}

export const tablet: Sketch = {
  lines: ['plain', 'pencil'],
  views: ['front', 'angle', 'back', 'detail', 'box'],
  accessories: ['cable', 'plug'],
  retailBox: [430, 590, 90],
  paint(art, view) {
    const picture = painted(art, view);
    const size = Math.max(0.78, Math.min(1.05, 0.45 + 0.041 * (art.shape.inches ?? 12)));
    return view === 'detail' ? picture : zoomed(picture, size, [600, 1020], [600, 1020]);
  },
};
