import { mix } from '../colour.ts';
import { wallpaper } from '../screen.ts';
import { circle, ellipse, group, line, path, polygon, rect, repeat } from '../shapes.ts';
import { chosen } from '../variety.ts';
import { bright, type ScreenContent } from './screen-art.ts';

/** A painting in its mount, as sets show that hang like pictures. */
export const painting: ScreenContent = ({ w, h, seed }) => {
  const colours = chosen(
    [
      ['#e8d9bd', '#c2673f', '#2f5d62', '#e0b13c'],
      ['#dfe6ea', '#3f6f9e', '#c98a8f', '#f2e3c4'],
      ['#ece4d4', '#6b7f4a', '#b5532f', '#2d3b45'],
    ] as const,
    seed,
    3,
  );
  return (
    rect(0, 0, w, h, 0, '#f4f1ea') +
    rect(70, 58, w - 140, h - 116, 0, colours[0], { stroke: '#d8d2c4', 'stroke-width': 3 }) +
    circle(w * 0.64, h * 0.38, h * 0.16, colours[3]) +
    path(
      `M70 ${h - 58}V${h * 0.62}Q${w * 0.26} ${h * 0.34} ${w * 0.48} ${h * 0.64}Q${w * 0.7} ${h * 0.84} ${w - 70} ${h * 0.46}V${h - 58}z`,
      colours[1],
    ) +
    path(
      `M70 ${h - 58}V${h * 0.8}Q${w * 0.36} ${h * 0.58} ${w * 0.62} ${h * 0.8}Q${w * 0.78} ${h * 0.9} ${w - 70} ${h * 0.74}V${h - 58}z`,
      colours[2],
    )
  );
};

/** Colours of the sky, above and below, and of the meadow. */
const SKIES = [
  ['#7fd0f5', '#d9f3fb', '#6cc06a'],
  ['#2b2a6b', '#8a6fc9', '#3f6f6a'],
  ['#ff9a6b', '#ffe3b0', '#c9a24f'],
  ['#9fd8c9', '#f3f8e4', '#4fa3a5'],
] as const;

/** A film for children. */
export const cartoon: ScreenContent = ({ pen, w, h, seed }) => {
  const fur = chosen(['#f5a524', '#8bb7e8', '#e88fb2', '#9acb6a', '#b79be0', '#d9a679'], seed, 3);
  const [high, low, grass] = chosen(SKIES, seed, 6);
  const [x, y, r] = [w * chosen([0.36, 0.5, 0.64], seed, 4), h * 0.56, h * 0.24];
  const ear = (side: number) =>
    path(
      polygon([
        [x + side * r * 0.9, y - r * 0.3],
        [x + side * r * 0.86, y - r * 1.35],
        [x + side * r * 0.2, y - r * 0.86],
      ]),
      fur,
    );
  const eye = (side: number) =>
    ellipse(x + side * r * 0.36, y - r * 0.1, r * 0.19, r * 0.25, '#ffffff') +
    circle(x + side * r * 0.33, y - r * 0.06, r * 0.11, '#1d222c');
  return (
    rect(
      0,
      0,
      w,
      h,
      0,
      pen.linear([
        [0, high],
        [1, low],
      ]),
    ) +
    repeat(3, (i) =>
      ellipse(w * (0.16 + i * 0.34), h * (0.16 + (i % 2) * 0.1), w * 0.08, h * 0.06, '#ffffff', { opacity: 0.9 }),
    ) +
    path(`M0 ${h}V${h * 0.76}Q${w * 0.25} ${h * 0.6} ${w * 0.5} ${h * 0.78}T${w} ${h * 0.7}V${h}z`, grass) +
    repeat(7, (i) => circle(w * (0.06 + i * 0.15), h * (0.88 + (i % 2) * 0.05), 12, bright(i))) +
    ellipse(x, y + r * 1.4, r * 0.8, r * 0.95, fur) +
    ear(-1) +
    ear(1) +
    circle(x, y, r, fur) +
    ellipse(x, y + r * 0.42, r * 0.5, r * 0.36, '#fff4e0') +
    eye(-1) +
    eye(1) +
    ellipse(x, y + r * 0.24, r * 0.12, r * 0.08, '#1d222c') +
    line(`M${x - r * 0.24} ${y + r * 0.5}Q${x} ${y + r * 0.72} ${x + r * 0.24} ${y + r * 0.5}`, '#1d222c', 6)
  );
};

/** An animal of the wild in its landscape. */
export const wildlife: ScreenContent = ({ pen, w, h, accent, seed }) => {
  const scene = chosen(['dunes', 'peaks', 'sea', 'bloom'] as const, seed, 3);
  const [x, y, k] = [w * chosen([0.34, 0.5, 0.66], seed, 4), h * 0.6, h / 600];
  const coat = chosen(['#6b4a2f', '#2d3442', '#b98a52', '#8a8f99'], seed, 5);
  const animal =
    path(
      'M-150 150L-138 20Q-130 -46 -60 -50H70Q116 -52 128 -110L118 -168L148 -140H178L208 -168L200 -108L232 -84L222 -62L180 -58Q166 10 140 40L132 150H104L98 50H-70L-96 150z',
      coat,
    ) +
    circle(180, -112, 7, '#0b0e14') +
    line('M-142 0Q-186 30 -176 96', coat, 14);
  return (
    wallpaper(pen, w, h, accent, scene) +
    path(`M0 ${h}V${h * 0.82}Q${w * 0.5} ${h * 0.74} ${w} ${h * 0.84}V${h}z`, mix(coat, '#14301f', 0.7)) +
    group(animal, {
      transform: `translate(${Math.round(x)} ${Math.round(y)}) scale(${(seed % 2 === 0 ? k : -k).toFixed(2)} ${k.toFixed(2)})`,
    }) +
    rect(w - 96, 34, 58, 30, 6, '#ffffff', { opacity: 0.75 })
  );
};
