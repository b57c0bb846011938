import { mix } from '../colour.ts';
import { FRONT, projection, RIGHT, shifted, solid } from '../projection.ts';
import { figures, figuresWidth, glare, iconRow, wallpaper } from '../screen.ts';
import { bolt, circle, group, moved, path, rect, roundedBox, roundOutline, zoomed } from '../shapes.ts';
import type { Art, Sketch } from '../sketch.ts';
import { groundShadow, shapeShadow } from '../studio.ts';
import { lens } from './optics.ts';

export const WIDTH = 420;
export const HEIGHT = 868;
export const CORNER = 66;
const DEPTH = 42;

/** Where a line carries its cameras, from the left top of the back. */
interface CameraLayout {
  plate?: { outline: string; cx: number; cy: number; dark: boolean };
  lenses: readonly (readonly [x: number, y: number, r: number])[];
  flash: readonly [x: number, y: number];
}

const CAMERAS: Record<string, CameraLayout> = {
  'square-island': {
    plate: { outline: roundedBox(208, 208, 56), cx: 126, cy: 126, dark: false },
    lenses: [
      [79, 79, 43],
      [79, 174, 43],
      [174, 126, 43],
    ],
    flash: [174, 58],
  },
  'column-lenses': {
    lenses: [
      [88, 94, 43],
      [88, 200, 43],
      [88, 306, 43],
    ],
    flash: [168, 94],
  },
  'camera-bar': {
    plate: { outline: roundedBox(372, 112, 56), cx: 210, cy: 168, dark: true },
    lenses: [
      [92, 168, 40],
      [186, 168, 40],
      [274, 168, 32],
    ],
    flash: [346, 168],
  },
  'round-island': {
    plate: { outline: roundOutline(142), cx: 210, cy: 202, dark: true },
    lenses: [
      [152, 148, 42],
      [268, 148, 42],
      [152, 256, 42],
      [268, 256, 34],
    ],
    flash: [210, 202],
  },
};

/** The cameras of a phone line, also for cases that leave room for them. */
export function cameraLayout(line: string): CameraLayout {
  const layout = CAMERAS[line] ?? CAMERAS['square-island'];
  if (layout === undefined) throw new Error('The usual phone line has no cameras.');
  return layout;
}

function metal({ pen, body }: Art): string {
  return pen.linear(
    [
      [0, body.lighter],
      [0.12, body.light],
      [0.3, body.dark],
      [0.5, body.light],
      [0.78, body.dark],
      [0.92, body.base],
      [1, body.darker],
    ],
    [0, 0, 0.35, 1],
  );
}

function plateFill({ pen, body }: Art, dark: boolean): string {
  const [top, bottom] = dark
    ? [mix(body.darker, '#10141c', 0.72), mix(body.darker, '#080b10', 0.82)]
    : [body.light, body.base];
  return pen.linear(
    [
      [0, mix(top, '#ffffff', 0.1)],
      [1, bottom],
    ],
    [0, 0, 1, 1],
  );
}

function flashlight(x: number, y: number): string {
  return (
    circle(x, y, 15, '#f4efe2', { stroke: '#b9b4a6', 'stroke-width': 2 }) +
    circle(x, y, 8, '#fff9df', { stroke: '#e6d9a8', 'stroke-width': 1.5 })
  );
}

/** The back without cameras, from (0, 0). */
function backGlass(art: Art): string {
  const { pen, body } = art;
  const glass = pen.linear(
    [
      [0, body.light],
      [0.45, body.base],
      [1, body.dark],
    ],
    [0.1, 0, 0.9, 1],
  );
  const sheen = pen.linear(
    [
      [0, '#ffffff', 0],
      [0.42, '#ffffff', 0.02],
      [0.5, '#ffffff', 0.2],
      [0.64, '#ffffff', 0.04],
      [1, '#ffffff', 0],
    ],
    [0, 0.1, 1, 0.75],
  );
  const inner = [8, 8, WIDTH - 16, HEIGHT - 16, CORNER - 8] as const;
  return (
    rect(0, 0, WIDTH, HEIGHT, CORNER, metal(art)) +
    rect(...inner, glass, { stroke: body.seam, 'stroke-width': 1.5, 'stroke-opacity': 0.55 }) +
    rect(...inner, sheen) +
    path(bolt(WIDTH / 2, HEIGHT * 0.56, 92), body.mark, { opacity: 0.8 })
  );
}

/** The whole back, seen straight on. */
function phoneBack(art: Art): string {
  const { plate, lenses, flash } = cameraLayout(art.line);
  const lift = { filter: art.pen.blur(7), opacity: 0.3 };
  const island =
    plate === undefined
      ? ''
      : moved(
          group(path(plate.outline, '#0b111c', { transform: 'translate(5 9)' }), lift) +
            path(plate.outline, plateFill(art, plate.dark), {
              stroke: art.body.lighter,
              'stroke-width': 2.5,
              'stroke-opacity': 0.7,
            }),
          plate.cx,
          plate.cy,
        );
  const cameras = lenses.map(([x, y, r]) => moved(lens(art.pen, r, art.body), x, y)).join('');
  return backGlass(art) + island + cameras + flashlight(...flash);
}

/** The lit front, from (0, 0). */
function phoneFront(art: Art): string {
  const { pen, accent } = art;
  const [x, y, w, h] = [19, 19, WIDTH - 38, HEIGHT - 38];
  const r = CORNER - 17;
  const scene =
    art.line === 'camera-bar'
      ? 'aurora'
      : art.line === 'round-island'
        ? 'prism'
        : art.line === 'column-lenses'
          ? 'dunes'
          : 'ribbons';
  const clock = figures('10:28', (w - figuresWidth('10:28', 88)) / 2, 142, 88, '#ffffff', 0.085);
  const date = rect(w / 2 - 78, 104, 156, 10, 5, '#ffffff', { opacity: 0.75 });
  const widgets =
    rect(24, 292, 158, 112, 26, '#ffffff', { opacity: 0.22 }) +
    rect(200, 292, 158, 112, 26, '#ffffff', { opacity: 0.22 });
  const marks =
    circle(66, 348, 24, 'none', { stroke: '#ffffff', 'stroke-width': 7, opacity: 0.9 }) +
    rect(106, 330, 56, 9, 4.5, '#ffffff', { opacity: 0.9 }) +
    rect(106, 352, 38, 8, 4, '#ffffff', { opacity: 0.6 }) +
    [22, 40, 30, 52, 44]
      .map((high, bar) => rect(226 + bar * 23, 374 - high, 13, high, 5, '#ffffff', { opacity: 0.85 }))
      .join('');
  const dock =
    rect(16, h - 116, w - 32, 98, 34, '#ffffff', { opacity: 0.24 }) +
    iconRow(pen, 35, h - 101, 66, 16, ['#34c38f', accent.base, '#f5a524', '#f0546c']);
  const status =
    rect(w - 66, 31, 30, 14, 4, '#ffffff', { opacity: 0.9 }) +
    [0, 1, 2, 3]
      .map((bar) => rect(w - 100 + bar * 7, 43 - bar * 3.2, 4.5, 3 + bar * 3.2, 1, '#ffffff', { opacity: 0.9 }))
      .join('');
  const notch =
    art.line === 'square-island'
      ? rect(w / 2 - 55, 22, 110, 32, 16, '#04060a')
      : circle(w / 2, 37, 13, '#04060a') + circle(w / 2 - 2, 35, 4, '#26324a');
  const screen = group(
    wallpaper(pen, w, h, accent, scene) +
      date +
      clock +
      widgets +
      marks +
      dock +
      status +
      notch +
      glare(pen, w, h, 0.55) +
      rect(w / 2 - 62, h - 12, 124, 5, 2.5, '#ffffff', { opacity: 0.8 }),
    { 'clip-path': pen.clip(rect(0, 0, w, h, r, '#000')) },
  );
  return (
    rect(0, 0, WIDTH, HEIGHT, CORNER, metal(art)) +
    rect(6, 6, WIDTH - 12, HEIGHT - 12, CORNER - 6, '#05070b') +
    moved(screen, x, y)
  );
}

function sideKeys({ body }: Art): string {
  const key = (y: number, h: number) => rect(WIDTH - 1, y, 6, h, 3, body.dark);
  return key(250, 104) + rect(-5, 210, 6, 44, 3, body.base) + rect(-5, 280, 6, 76, 3, body.base);
}

function standing(art: Art, face: string, x: number, y: number): string {
  return groundShadow(art, x + WIDTH / 2, y + HEIGHT + 6, WIDTH * 0.5, 24) + moved(sideKeys(art) + face, x, y);
}

function angled(art: Art): string {
  const { pen, body } = art;
  const view = projection(-34, 12, 560, 590);
  const { plate, lenses, flash } = cameraLayout(art.line);
  const on = (x: number, y: number, z: number) => [x - WIDTH / 2, HEIGHT / 2 - y, DEPTH / 2 + z] as const;
  const shell = solid(pen, view, {
    at: [0, 0, -DEPTH / 2],
    frame: FRONT,
    outline: roundedBox(WIDTH, HEIGHT, CORNER),
    depth: DEPTH,
    fill: metal(art),
  });
  const face = group(moved(backGlass(art), -WIDTH / 2, -HEIGHT / 2), {
    transform: view.onto([0, 0, DEPTH / 2], FRONT),
  });
  const key = group(
    rect(-8, -52, 16, 104, 8, body.dark, { stroke: body.darker, 'stroke-width': 1.5 }) +
      rect(-6, -50, 5, 100, 2.5, body.light, { opacity: 0.6 }),
    {
      transform: view.onto([WIDTH / 2, HEIGHT / 2 - 300, 0], RIGHT),
    },
  );
  const aerial = group(rect(-DEPTH / 2, -4, DEPTH, 8, 0, body.seam, { opacity: 0.5 }), {
    transform: view.onto([WIDTH / 2, HEIGHT / 2 - 120, 0], RIGHT),
  });
  const rise = plate === undefined ? 0 : 16;
  const island =
    plate === undefined
      ? ''
      : solid(pen, view, {
          at: on(plate.cx, plate.cy, 0),
          frame: FRONT,
          outline: plate.outline,
          depth: rise,
          fill: plate.dark ? body.darker : body.dark,
        }) +
        group(
          path(plate.outline, plateFill(art, plate.dark), {
            stroke: body.lighter,
            'stroke-width': 2,
            'stroke-opacity': 0.7,
          }),
          {
            transform: view.onto(on(plate.cx, plate.cy, rise), FRONT),
          },
        );
  const cameras = lenses.map(([x, y, r]) => {
    const foot = on(x, y, rise);
    const barrel = solid(pen, view, { at: foot, frame: FRONT, outline: roundOutline(r), depth: 17, fill: metal(art) });
    return barrel + group(lens(pen, r, body), { transform: view.onto(shifted(foot, FRONT.n, 17), FRONT) });
  });
  const light = group(flashlight(0, 0), { transform: view.onto(on(...flash, rise), FRONT) });
  const [x, y] = view.point([0, -HEIGHT / 2, 0]);
  return (
    groundShadow(art, x + 14, y + 2, WIDTH * 0.44, 34) + shell + aerial + key + face + island + cameras.join('') + light
  );
}

export const phone: Sketch = {
  lines: ['square-island', 'column-lenses', 'camera-bar', 'round-island'],
  views: ['front', 'angle', 'back', 'detail', 'box'],
  accessories: ['cable', 'leaflet'],
  retailBox: [330, 620, 120],
  paint(art, view) {
    if (view === 'angle') return angled(art);
    if (view === 'back') return standing(art, phoneBack(art), 390, 146);
    if (view === 'detail') return zoomed(angled(art), 2.25, [505, 330]);
    const cast = shapeShadow(art, rect(520, 170, WIDTH, HEIGHT - 20, CORNER, '#0b111c'), -14, 10, 1.3);
    return standing(art, phoneBack(art), 250, 118) + cast + standing(art, phoneFront(art), 520, 170);
  },
};
