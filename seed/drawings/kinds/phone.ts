import { FRONT, projection, RIGHT, shifted, solid } from '../projection.ts';
import { group, moved, path, rect, roundedBox, roundOutline, zoomed } from '../shapes.ts';
import type { Art, Sketch, View } from '../sketch.ts';
import { groundShadow, shapeShadow } from '../studio.ts';
import { lens } from './optics.ts';
import { backGlass, flashlight, metal, phoneBack, plateFill, plateOutline } from './phone-body.ts';
import { CORNER, cameraLayout, HEIGHT, PHONE_LINES, WIDTH } from './phone-cameras.ts';
import { foldablePhone } from './phone-fold.ts';
import { phoneFront } from './phone-screen.ts';

const DEPTH = 42;

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
  const { plate, lenses, flash } = cameraLayout(art.line, art.shape.lenses);
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
          outline: plateOutline(plate),
          depth: rise,
          fill: plate.dark ? body.darker : body.dark,
        }) +
        group(
          path(plateOutline(plate), plateFill(art, plate.dark), {
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

/** A phone in one piece. */
function barPhone(art: Art, view: Exclude<View, 'box'>): string {
  if (view === 'angle') return angled(art);
  if (view === 'back') return standing(art, phoneBack(art), 390, 146);
  if (view === 'detail') return zoomed(angled(art), 2.25, [505, 330]);
  // Cameras in the middle of the back stay visible beside the front.
  const { plate } = cameraLayout(art.line, art.shape.lenses);
  const apart = plate?.cx === WIDTH / 2 && art.line !== 'plateau' ? 46 : 0;
  const cast = shapeShadow(art, rect(520 + apart, 170, WIDTH, HEIGHT - 20, CORNER, '#0b111c'), -14, 10, 1.3);
  return standing(art, phoneBack(art), 250 - apart, 118) + cast + standing(art, phoneFront(art), 520 + apart, 170);
}

/** How large a phone with a screen of the given diagonal is, as a share of a usual one. */
const sizeOf = (inches = 6.6) => Math.max(0.9, Math.min(1.04, 0.4 + (0.6 * inches) / 6.6));

export const phone: Sketch = {
  lines: PHONE_LINES,
  views: ['front', 'angle', 'back', 'detail', 'box'],
  accessories: ['cable', 'leaflet'],
  retailBox: [330, 620, 120],
  paint(art, view) {
    if (art.shape.fold) return foldablePhone(art, art.shape.fold, view);
    const picture = barPhone(art, view);
    return view === 'detail' ? picture : zoomed(picture, sizeOf(art.shape.inches), [600, 1030], [600, 1030]);
  },
};
