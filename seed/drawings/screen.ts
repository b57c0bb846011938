import { mix, type Tones } from './colour.ts';
import type { Pen } from './pen.ts';
import { short } from './pen.ts';
import { SCENES, type Scene } from './scenes.ts';
import { circle, group, line, path, rect } from './shapes.ts';

export type { Scene } from './scenes.ts';

/** An abstract picture in the accent's colours, filling (0, 0) to (width, height); the caller clips it to the glass. */
export function wallpaper(pen: Pen, width: number, height: number, accent: Tones, scene: Scene): string {
  const deep = mix(accent.darker, '#0b1030', 0.55);
  const ground = rect(
    0,
    0,
    width,
    height,
    0,
    pen.linear(
      [
        [0, deep],
        [0.55, mix(accent.dark, '#1a1f4d', 0.25)],
        [1, accent.base],
      ],
      [0.1, 0, 0.9, 1],
    ),
  );
  return ground + SCENES[scene](pen, width, height, accent);
}

/** The pale slanting reflection on glass that fills (0, 0) to (width, height). */
export function glare(pen: Pen, width: number, height: number, strength = 1): string {
  const fill = pen.linear(
    [
      [0, '#ffffff', 0.2 * strength],
      [1, '#ffffff', 0.02 * strength],
    ],
    [0, 0, 0.7, 1],
  );
  return path(`M0 0H${short(width * 0.62)}L${short(width * 0.18)} ${short(height)}H0z`, fill);
}

const DIGITS: Record<string, string> = {
  '0': 'M.3 0C.62 0 .62 1 .3 1S-.02 0 .3 0z',
  '1': 'M.1.18L.34 0V1',
  '2': 'M.04.24C.08-.1.56-.08.54.28C.52.52.2.72.04 1H.56',
  '3': 'M.06.12C.2-.06.52-.02.52.24S.3.46.22.46C.4.46.58.54.56.76C.52 1.04.16 1.06.04.86',
  '4': 'M.44 1V0L.02.7H.58',
  '5': 'M.52 0H.14L.08.44C.24.3.58.38.56.7C.52 1.06.14 1.06.03.86',
  '6': 'M.5.02C.2.08.04.36.04.7C.06 1.1.56 1.1.56.7S.12.3.05.62',
  '7': 'M.04 0H.56L.22 1',
  '8': 'M.3 0C.58 0 .58.46.3.46S.02 0 .3 0zM.3.46C.64.46.64 1 .3 1S-.04.46.3.46z',
  '9': 'M.54.32C.54-.1.06-.1.06.32S.54.74.54.32C.56.6.5.9.24 1',
  ':': 'M.1.3V.31M.1.72V.73',
};

/** Figures drawn as round-ended lines, `height` high, their left top at (x, y). */
export function figures(text: string, x: number, y: number, height: number, colour: string, weight = 0.11): string {
  let left = 0;
  const strokes = [...text].map((sign) => {
    const stroke = group(line(DIGITS[sign] ?? '', colour, weight), { transform: `translate(${short(left)} 0)` });
    left += sign === ':' ? 0.36 : 0.82;
    return stroke;
  });
  return group(strokes.join(''), { transform: `translate(${short(x)} ${short(y)}) scale(${short(height)})` });
}

/** How wide `figures` draws a text. */
export function figuresWidth(text: string, height: number): number {
  return ([...text].reduce((sum, sign) => sum + (sign === ':' ? 0.36 : 0.82), 0) - 0.22) * height;
}

/** A row of application icons with their left top at (x, y). */
export function iconRow(pen: Pen, x: number, y: number, size: number, gap: number, colours: readonly string[]): string {
  return colours
    .map((colour, index) => {
      const fill = pen.linear([
        [0, mix(colour, '#ffffff', 0.22)],
        [1, colour],
      ]);
      const left = x + index * (size + gap);
      const mark = circle(left + size / 2, y + size / 2, size * 0.2, '#ffffff', { opacity: 0.85 });
      return rect(left, y, size, size, size * 0.26, fill) + mark;
    })
    .join('');
}

/** A battery that is nearly full, as the top of a screen shows it, from (x, y) on. */
export function batteryMark(x: number, y: number, width: number, colour: string): string {
  const height = width * 0.5;
  return (
    rect(x, y, width, height, height * 0.28, 'none', { stroke: colour, 'stroke-width': width * 0.08 }) +
    rect(x + width * 0.14, y + width * 0.14, width * 0.58, height - width * 0.28, width * 0.06, colour) +
    rect(x + width * 1.08, y + height * 0.3, width * 0.08, height * 0.4, width * 0.04, colour)
  );
}
