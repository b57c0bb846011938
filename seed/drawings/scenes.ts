import { mix, type Tones } from './colour.ts';
import { bloom, city, mesh, orbit, peaks, sea } from './landscapes.ts';
import { type Pen, short } from './pen.ts';
import { circle, ellipse, path } from './shapes.ts';

/** Paints a picture in the accent's colours from (0, 0) to (w, h). */
export type PaintScene = (pen: Pen, w: number, h: number, accent: Tones) => string;

const ribbons: PaintScene = (pen, w, h, accent) => {
  const colours = [accent.base, mix(accent.base, '#ff8fb8', 0.4), mix(accent.light, '#ffd9a0', 0.45), accent.lighter];
  return colours
    .map((colour, index) => {
      const y = h * (0.34 + index * 0.17);
      const sway = h * (0.2 - index * 0.025);
      const top = `M${short(-0.05 * w)} ${short(y + sway)}C${short(w * 0.3)} ${short(y - sway)} ${short(w * 0.55)} ${short(y + sway * 1.5)} ${short(w * 1.05)} ${short(y - sway * 0.9)}`;
      const fill = pen.linear(
        [
          [0, colour, 0.95],
          [0.5, mix(colour, '#ffffff', 0.15), 0.75],
          [1, mix(colour, '#101440', 0.35), 0.9],
        ],
        [0, 0.1, 1, 0.8],
      );
      return path(`${top}V${short(h * 1.05)}H${short(-0.05 * w)}z`, fill);
    })
    .join('');
};

const dunes: PaintScene = (pen, w, h, accent) => {
  const sunY = h * 0.36;
  const sun = h > w ? '' : circle(w * 0.68, sunY, h * 0.16, mix(accent.lighter, '#ffe1b0', 0.88), { opacity: 0.95 });
  const glow = circle(
    w * 0.68,
    sunY,
    Math.min(w, h) * 0.62,
    pen.radial([
      [0, mix(accent.lighter, '#ffd2a0', 0.5), 0.75],
      [1, accent.base, 0],
    ]),
  );
  const dunes = [0.52, 0.64, 0.78].map((share, index) => {
    const y = h * share;
    const bend = h * (0.16 - index * 0.03) * (index % 2 === 0 ? 1 : -1);
    const near = mix(mix(accent.light, '#ffb59a', 0.3), '#140f3a', 0.2 + index * 0.25);
    const fill = pen.linear([
      [0, near],
      [1, mix(near, '#0b0f2c', 0.55)],
    ]);
    return path(
      `M0 ${short(y + bend * 0.4)}C${short(w * 0.25)} ${short(y - bend)} ${short(w * 0.5)} ${short(y + bend)} ${short(w * 0.72)} ${short(y)}S${short(w * 0.95)} ${short(y - bend * 0.6)} ${short(w)} ${short(y)}V${short(h)}H0z`,
      fill,
    );
  });
  return glow + sun + dunes.join('');
};

const aurora: PaintScene = (pen, w, h, accent) => {
  const spots = [
    [0.2, 0.25, 0.55, mix(accent.base, '#6a3df5', 0.4)],
    [0.85, 0.3, 0.5, mix(accent.light, '#ff7ab0', 0.35)],
    [0.5, 0.85, 0.7, mix(accent.base, '#1fd1c1', 0.3)],
    [0.72, 0.65, 0.35, accent.lighter],
  ] as const;
  return spots
    .map(([x, y, r, colour]) =>
      ellipse(
        w * x,
        h * y,
        w * r,
        h * r,
        pen.radial([
          [0, colour, 0.95],
          [0.5, colour, 0.5],
          [1, colour, 0],
        ]),
      ),
    )
    .join('');
};

const prism: PaintScene = (pen, w, h, accent) => {
  const shards = [
    [0, 0.15, 0.45, 0.6, 0.15, 1],
    [0.2, 1, 0.55, 0.25, 0.75, 1],
    [0.5, 0, 0.62, 0.55, 1, 0.1],
    [0.6, 1, 0.78, 0.35, 1, 0.85],
    [0.3, 0, 0.5, 0.42, 0.1, 0.3],
  ] as const;
  const colours = [
    accent.base,
    accent.light,
    mix(accent.base, '#ff3d81', 0.5),
    mix(accent.light, '#28e0ff', 0.4),
    accent.dark,
  ];
  return shards
    .map(([x1, y1, x2, y2, x3, y3], index) => {
      const colour = colours[index] ?? accent.base;
      const fill = pen.linear(
        [
          [0, colour, 0.95],
          [1, mix(colour, '#0b0f2c', 0.6), 0.55],
        ],
        [0, 0, 1, 1],
      );
      const at = (x: number, y: number) => `${short(x * w)} ${short(y * h)}`;
      return path(`M${at(x1, y1)}L${at(x2, y2)}L${at(x3, y3)}z`, fill);
    })
    .join('');
};

export const SCENES = { ribbons, dunes, aurora, prism, peaks, sea, city, bloom, orbit, mesh } satisfies Record<
  string,
  PaintScene
>;

/** Content of a screen behind its controls. */
export type Scene = keyof typeof SCENES;

export const SCENE_NAMES: readonly [Scene, ...Scene[]] = [
  'ribbons',
  'dunes',
  'aurora',
  'prism',
  'peaks',
  'sea',
  'city',
  'bloom',
  'orbit',
  'mesh',
];
