import { circle, ellipse, group, line, path, rect, repeat } from '../shapes.ts';
import type { Art } from '../sketch.ts';

/** What comes in boxes, in millimetres around (0, 0), as it lies on the ground. */

/** The outline of what is white. */
export const STROKE = { stroke: '#c3cad5', 'stroke-width': 0.8 };

/** A coil of cable with a tie around it and the plugs given, `size` wide. */
export function coil(size: number, thick: number, [dark, light]: readonly [string, string], plugs: string): string {
  const [rx, ry] = [size * 0.42, size * 0.3];
  const turn = (grow: number, tilt: number, colour: string, width: number) =>
    ellipse(0, 0, rx + grow, ry + grow, 'none', {
      stroke: colour,
      'stroke-width': width,
      transform: `rotate(${tilt})`,
    });
  const turns = [
    [0, -4],
    [-thick * 1.1, 6],
    [thick * 1.1, 2],
  ] as const;
  return (
    turns.map(([grow, tilt]) => turn(grow, tilt, dark, thick) + turn(grow, tilt, light, thick * 0.66)).join('') +
    rect(-thick, ry - thick * 2.1, thick * 2.2, thick * 4.2, thick * 0.5, '#2b303a') +
    plugs
  );
}

/** Edge and middle of cables. */
export const WHITE_CABLE = ['#ccd2dc', '#fbfcfd'] as const;
export const BLACK_CABLE = ['#0d1017', '#353b47'] as const;

/** A plug of a cable at (x, y), turned. */
export function plug(
  x: number,
  y: number,
  turn: number,
  [body, metal]: readonly [string, string],
  size: number,
): string {
  const content =
    rect(0, -size * 0.3, size, size * 0.6, size * 0.14, body, STROKE) +
    rect(size, -size * 0.22, size * 0.44, size * 0.44, size * 0.12, metal, { stroke: '#8b93a1', 'stroke-width': 0.5 });
  return group(content, { transform: `translate(${x} ${y}) rotate(${turn})` });
}

/** A leaflet with a tick and lines of text. */
export function leaflet(width: number, height: number): string {
  return (
    rect(-width / 2, -height / 2, width, height, 1.5, '#ffffff', STROKE) +
    rect(-width / 2, -height / 2, width * 0.04, height, 0.5, '#dfe4ea') +
    circle(0, -height * 0.2, width * 0.15, 'none', { stroke: '#8b94a3', 'stroke-width': width * 0.04 }) +
    line(
      `M${-width * 0.06} ${-height * 0.2}l${width * 0.05} ${width * 0.05}l${width * 0.09} ${-width * 0.1}`,
      '#8b94a3',
      width * 0.04,
    ) +
    [0.1, 0.18, 0.26]
      .map((y, i) =>
        rect(-width * 0.28, height * y, width * (0.56 - i * 0.12), height * 0.035, height * 0.017, '#b6bdc9'),
      )
      .join('')
  );
}

/** The remote control of a television. */
export function remote({ pen }: Art): string {
  const shell = pen.linear(
    [
      [0, '#3a4150'],
      [0.4, '#232936'],
      [1, '#141922'],
    ],
    [0, 0, 1, 0],
  );
  const keys =
    circle(0, -38, 13, '#0d1118', { stroke: '#4a5262', 'stroke-width': 2 }) +
    circle(0, -38, 5, '#2a313e') +
    repeat(3, (row) => [-10, 0, 10].map((x) => circle(x, -8 + row * 13, 3.4, '#4a5262')).join('')) +
    rect(-12, 36, 9, 22, 4.5, '#4a5262') +
    rect(3, 36, 9, 22, 4.5, '#4a5262');
  return (
    rect(-20, -82, 40, 164, 17, shell, { stroke: '#586175', 'stroke-width': 1 }) +
    circle(-9, -68, 3.2, '#e5484d') +
    keys
  );
}

/** A battery at a place. */
export function cell(x: number): string {
  return (
    rect(x - 5, -22, 10, 44, 2, '#2d3340') +
    rect(x - 5, -22, 10, 13, 2, '#d4a843') +
    rect(x - 2, -24, 4, 3, 1, '#c3c9d3')
  );
}

/** A white charger with two pins. */
export function adapter({ pen }: Art): string {
  const face = pen.linear(
    [
      [0, '#ffffff'],
      [1, '#dfe4eb'],
    ],
    [0, 0, 1, 1],
  );
  return (
    rect(-12, -34, 4.5, 16, 1.2, '#aeb6c3') +
    rect(7.5, -34, 4.5, 16, 1.2, '#aeb6c3') +
    rect(-22, -20, 44, 46, 9, face, STROKE) +
    rect(-6, 18, 12, 4, 2, '#5b6472')
  );
}

/** The charger of a laptop on its coiled cord. */
export function laptopAdapter({ pen }: Art): string {
  const shell = pen.linear(
    [
      [0, '#3d434f'],
      [1, '#14171e'],
    ],
    [0, 0, 1, 1],
  );
  return (
    coil(150, 5, BLACK_CABLE, '') +
    rect(-62, -2, 112, 50, 9, shell, { stroke: '#4d5564', 'stroke-width': 1 }) +
    rect(-48, 12, 50, 5, 2.5, '#6b7484') +
    rect(-48, 22, 34, 4, 2, '#545d6c') +
    circle(38, 23, 2.6, '#7dd3a8')
  );
}

/** Three pairs of silicone tips. */
export function earTips({ pen }: Art): string {
  const rubber = pen.linear(
    [
      [0, '#ffffff'],
      [1, '#c6cdd8'],
    ],
    [0, 0, 1, 1],
  );
  const tip = (x: number, y: number, size: number) =>
    group(circle(0, 0, 7, rubber, { stroke: '#aab2bf', 'stroke-width': 0.6 }) + circle(0.6, 0.8, 3, '#5b6472'), {
      transform: `translate(${x} ${y}) scale(${size})`,
    });
  return [-1, 1].map((side) => tip(-24, side * 9, 0.84) + tip(0, side * 9.5, 1) + tip(26, side * 10, 1.16)).join('');
}

/** The magnetic charger of a watch with its cable. */
export function puck({ pen }: Art): string {
  const face = pen.radial(
    [
      [0, '#ffffff'],
      [0.8, '#f1f3f6'],
      [1, '#d2d8e1'],
    ],
    0.4,
    0.35,
    0.7,
  );
  return (
    coil(80, 3, WHITE_CABLE, plug(26, 22, 10, ['#ffffff', '#b9c0cc'], 14)) +
    circle(-26, -8, 16, face, { stroke: '#c0c7d2', 'stroke-width': 1 }) +
    circle(-26, -8, 9, 'none', { stroke: '#dfe4ea', 'stroke-width': 1 })
  );
}

/** A sewn case. */
export const pouch =
  path('M-84 -50C-84 -120 84 -120 84 -50C92 20 70 100 0 102C-70 100 -92 20 -84 -50z', '#2b303a', {
    stroke: '#4a5262',
    'stroke-width': 2,
  }) +
  path('M-70 -46C-70 -100 70 -100 70 -46C78 18 58 86 0 88C-58 86 -78 18 -70 -46z', 'none', {
    stroke: '#596374',
    'stroke-width': 2,
    'stroke-dasharray': '7 5',
  });
