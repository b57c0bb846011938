import { mix } from '../colour.ts';
import { circle, group, moved, nameplate, path, rect, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { lens } from './optics.ts';
import { CORNER, cameraLayout, HEIGHT, type Plate, WIDTH } from './phone-cameras.ts';

/** The paint of a phone's frame. */
export function metal({ pen, body }: Art): string {
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

/** The paint of a plate around cameras. */
export function plateFill({ pen, body }: Art, dark: boolean): string {
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

/** The light beside the cameras. */
export function flashlight(x: number, y: number): string {
  return (
    circle(x, y, 15, '#f4efe2', { stroke: '#b9b4a6', 'stroke-width': 2 }) +
    circle(x, y, 8, '#fff9df', { stroke: '#e6d9a8', 'stroke-width': 1.5 })
  );
}

/** The back without cameras, from (0, 0). */
export function backGlass(art: Art): string {
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
    path(nameplate(WIDTH / 2, HEIGHT * 0.56, 92), body.mark, { opacity: 0.8 })
  );
}

/** Path data of a plate's outline around (0, 0). */
export const plateOutline = ({ width, height, r }: Plate) => roundedBox(width, height, r);

/** The whole back, seen straight on. */
export function phoneBack(art: Art): string {
  const { plate, lenses, flash } = cameraLayout(art.line, art.shape.lenses);
  const lift = { filter: art.pen.blur(7), opacity: 0.3 };
  const island =
    plate === undefined
      ? ''
      : moved(
          group(path(plateOutline(plate), '#0b111c', { transform: 'translate(5 9)' }), lift) +
            path(plateOutline(plate), plateFill(art, plate.dark), {
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
