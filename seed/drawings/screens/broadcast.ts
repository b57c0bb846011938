import { mix } from '../colour.ts';
import { SCENE_NAMES } from '../scenes.ts';
import { figures, wallpaper } from '../screen.ts';
import { circle, ellipse, group, line, moved, path, polygon, rect, repeat } from '../shapes.ts';
import { chosen, share } from '../variety.ts';
import { gameContents } from './games.ts';
import { bright, type ScreenArt, type ScreenContent, textLine } from './screen-art.ts';
import { cartoon, wildlife } from './still-pictures.ts';

const down = (pen: ScreenArt['pen'], from: string, to: string) =>
  pen.linear([
    [0, from],
    [1, to],
  ]);

const shade = (pen: ScreenArt['pen'], w: number, h: number) =>
  rect(
    0,
    0,
    w,
    h,
    0,
    pen.linear([
      [0, '#000000', 0.05],
      [0.4, '#000000', 0],
      [1, '#05070f', 0.65],
    ]),
  );

const tile = (pen: ScreenArt['pen'], index: number) =>
  pen.linear(
    [
      [0, mix(bright(index), '#ffffff', 0.2)],
      [1, mix(bright(index), '#0b0f2c', 0.4)],
    ],
    [0, 0, 1, 1],
  );

/** A film in large with rows of apps below. */
const home: ScreenContent = ({ pen, w, h, accent, seed }) => {
  const step = (w - 76) / 6;
  return (
    wallpaper(pen, w, h, accent, chosen(SCENE_NAMES, seed, 8)) +
    shade(pen, w, h) +
    textLine(46, 50, 60, 13, '#ffffff', 0.9) +
    repeat(3, (i) => textLine(132 + i * 84, 50, 58, 13, '#ffffff', 0.45)) +
    rect(46, h - 268, 330, 26, 8, '#ffffff', { opacity: 0.95 }) +
    textLine(46, h - 226, 220, 12, '#ffffff', 0.6) +
    rect(46, h - 190, 126, 40, 20, '#ffffff') +
    path(`M92 ${h - 181}V${h - 159}L112 ${h - 170}z`, '#0e1726') +
    repeat(
      6,
      (i) =>
        rect(46 + i * step, h - 118, step - 16, 88, 12, tile(pen, i + (seed % 6))) +
        circle(74 + i * step, h - 58, 13, '#ffffff', { opacity: 0.75 }),
    )
  );
};

/** Rows of posters. */
const posters: ScreenContent = ({ pen, w, h, accent, seed }) => {
  const step = (w - 110) / 6;
  return (
    rect(0, 0, w, h, 0, mix(accent.darker, '#090b12', 0.75)) +
    rect(0, 0, 74, h, 0, '#05070c', { opacity: 0.6 }) +
    repeat(6, (i) => circle(37, 90 + i * 76, 13, '#ffffff', { opacity: i === 1 ? 1 : 0.4 })) +
    repeat(
      2,
      (row) =>
        textLine(106, 40 + row * (h * 0.5), 150 - row * 30, 13, '#ffffff', 0.85) +
        repeat(6, (i) => {
          const [x, y, width, height] = [106 + i * step, 70 + row * (h * 0.5), step - 16, h * 0.36];
          const index = i + row * 2 + (seed % 6);
          return (
            rect(x, y, width, height, 10, tile(pen, index)) +
            (index % 3 === 0
              ? circle(x + width * 0.55, y + height * 0.4, width * 0.26, '#ffffff', { opacity: 0.5 })
              : index % 3 === 1
                ? path(
                    polygon([
                      [x + 20, y + height - 20],
                      [x + width * 0.45, y + height * 0.3],
                      [x + width - 18, y + height - 20],
                    ]),
                    '#ffffff',
                    { opacity: 0.45 },
                  )
                : line(
                    `M${x + 22} ${y + height * 0.62}q${width * 0.2} ${-height * 0.4} ${width * 0.36} 0t${width * 0.34} ${-height * 0.1}`,
                    '#ffffff',
                    9,
                    { opacity: 0.5 },
                  )) +
            textLine(x + 18, y + height - 30, width * 0.6, 9, '#ffffff', 0.9)
          );
        }),
    )
  );
};

const football: ScreenContent = ({ pen, w, h, accent, seed }) => {
  const mown = repeat(9, (i) =>
    path(
      polygon([
        [w * (i / 9), h * 0.3],
        [w * ((i + 0.5) / 9), h * 0.3],
        [w * (-0.25 + 1.5 * ((i + 0.5) / 9)), h],
        [w * (-0.25 + (1.5 * i) / 9), h],
      ]),
      '#ffffff',
      { opacity: 0.07 },
    ),
  );
  const kits = chosen(
    [
      ['#e5484d', '#ffffff'],
      ['#3f74f6', '#f5d442'],
      ['#0e1726', '#f08a3c'],
    ] as const,
    seed,
    3,
  );
  const players = repeat(9, (i) => {
    const [x, y] = [w * (0.08 + 0.84 * share(seed, 30 + i)), h * (0.4 + 0.5 * share(seed, 40 + i))];
    const k = 0.7 + (y / h) * 0.8;
    const kit = kits[i % 2] ?? '#ffffff';
    return group(
      ellipse(4, 26, 18, 5, '#000000', { opacity: 0.35 }) +
        line('M-4 10L-9 25M4 10L10 24', '#1d222c', 6) +
        rect(-9, -16, 18, 28, 7, kit) +
        circle(0, -24, 8, '#c98d62'),
      { transform: `translate(${Math.round(x)} ${Math.round(y)}) scale(${k.toFixed(2)})` },
    );
  });
  const lines =
    line(`M${w * 0.5} ${h * 0.3}V${h}M0 ${h * 0.3}H${w}`, '#ffffff', 5, { opacity: 0.8 }) +
    ellipse(w * 0.5, h * 0.62, w * 0.16, h * 0.13, 'none', {
      stroke: '#ffffff',
      'stroke-width': 5,
      'stroke-opacity': 0.8,
    });
  const crowd = pen.pattern(
    18,
    14,
    '<circle cx="5" cy="5" r="4" fill="#e8edf5" fill-opacity=".5"/><circle cx="14" cy="11" r="4" fill="#f5a524" fill-opacity=".5"/>',
  );
  return (
    rect(0, 0, w, h, 0, down(pen, '#3fae5a', '#1f7a3c')) +
    rect(0, 0, w, h * 0.22, 0, '#2a3350') +
    rect(0, 0, w, h * 0.22, 0, crowd) +
    rect(0, h * 0.22, w, h * 0.08, 0, mix(accent.base, '#0e1726', 0.3)) +
    repeat(5, (i) => textLine(w * (0.05 + i * 0.2), h * 0.245, w * 0.12, 18, '#ffffff', 0.85)) +
    mown +
    lines +
    players +
    circle(w * chosen([0.42, 0.56, 0.68], seed, 4), h * 0.74, 9, '#ffffff') +
    rect(34, 28, 250, 48, 8, '#0e1726', { opacity: 0.92 }) +
    rect(34, 28, 12, 48, 4, kits[0]) +
    rect(272, 28, 12, 48, 4, kits[1]) +
    figures(chosen(['1:0', '2:1', '0:0', '3:2'], seed, 5), 128, 38, 28, '#ffffff', 0.13)
  );
};

const news: ScreenContent = ({ pen, w, h, accent, seed }) => {
  const skin = chosen(['#c98d62', '#e2b08a', '#8d5a3b'], seed, 3);
  const x = w * chosen([0.3, 0.68], seed, 4);
  const map = w - x - w * 0.02;
  return (
    rect(0, 0, w, h, 0, down(pen, mix(accent.base, '#0e1f52', 0.6), mix(accent.darker, '#081030', 0.5))) +
    repeat(6, (i) =>
      rect(i * w * 0.18 - 40, 0, w * 0.06, h, 0, '#ffffff', { opacity: 0.05, transform: 'skewX(-14)' }),
    ) +
    rect(map - w * 0.22, h * 0.12, w * 0.44, h * 0.5, 10, '#0b1838', {
      stroke: '#ffffff',
      'stroke-width': 4,
      'stroke-opacity': 0.6,
    }) +
    path(
      `M${map - w * 0.12} ${h * 0.2}q60 -20 90 20t-20 90q10 40 -10 90q-40 -30 -36 -80q-60 -40 -24 -120z`,
      bright(seed % 5),
    ) +
    circle(map + w * 0.1, h * 0.28, h * 0.07, '#f5a524') +
    ellipse(x, h * 0.98, w * 0.15, h * 0.42, mix('#24304a', accent.darker, 0.3)) +
    path(`M${x - 30} ${h * 0.57}L${x} ${h * 0.76}L${x + 30} ${h * 0.57}z`, '#ffffff') +
    ellipse(x, h * 0.36, w * 0.062, h * 0.145, '#241c1a') +
    ellipse(x, h * 0.41, w * 0.05, h * 0.12, skin) +
    rect(0, h * 0.78, w, h * 0.13, 0, '#ffffff', { opacity: 0.96 }) +
    rect(0, h * 0.78, w * 0.15, h * 0.13, 0, '#e5484d') +
    textLine(w * 0.03, h * 0.83, w * 0.09, 16, '#ffffff') +
    textLine(w * 0.18, h * 0.81, w * 0.5, 17, '#1f2a3d') +
    textLine(w * 0.18, h * 0.86, w * 0.36, 12, '#8b95a5') +
    rect(0, h * 0.91, w, h * 0.09, 0, '#0e1726') +
    repeat(4, (i) => textLine(w * (0.03 + i * 0.24), h * 0.945, w * 0.19, 10, '#ffffff', 0.7))
  );
};

/** A film with its black bars and a line of text. */
const film: ScreenContent = ({ pen, w, h, accent, seed }) => {
  const figure = moved(
    path('M-26 150L-34 20Q-30 -30 0 -32Q30 -30 34 20L26 150z', '#0a0c14') +
      circle(0, -56, 24, '#0a0c14') +
      line('M30 10L66 76', '#0a0c14', 16),
    w * chosen([0.3, 0.62, 0.74], seed, 4),
    h * 0.62,
  );
  return (
    wallpaper(pen, w, h, accent, chosen(['dunes', 'sea', 'peaks', 'city'] as const, seed, 3)) +
    path(`M0 ${h}V${h * 0.84}Q${w * 0.4} ${h * 0.76} ${w} ${h * 0.86}V${h}z`, '#0a0c14') +
    figure +
    rect(0, 0, w, h * 0.11, 0, '#000000') +
    rect(0, h * 0.89, w, h * 0.11, 0, '#000000') +
    textLine(w * 0.34, h * 0.82, w * 0.32, 15, '#ffffff', 0.9)
  );
};

const concert: ScreenContent = ({ pen, w, h, accent, seed }) => {
  const beam = (x: number, lean: number, colour: string) =>
    path(
      polygon([
        [x - 8, 0],
        [x + 8, 0],
        [x + lean + 90, h * 0.8],
        [x + lean - 90, h * 0.8],
      ]),
      pen.linear([
        [0, colour, 0.85],
        [1, colour, 0.05],
      ]),
    );
  const [lights, band] = [chosen([3, 5, 7], seed, 3), chosen([1, 2, 3], seed, 4)];
  const lean = chosen([-0.5, 0.4, 0.8], seed, 5);
  const musician = (index: number) =>
    path('M-30 150L-20 14Q0 -16 20 14L30 150H8L0 84L-8 150z', '#f4f6fa') +
    circle(0, -26, 19, '#f4f6fa') +
    (index % 2 === 0
      ? line('M20 20L52 -12', '#f4f6fa', 13) + line('M52 -14V150', '#8b95a5', 5) + circle(52, -18, 8, '#1d222c')
      : line('M-34 62L58 12', '#f5a524', 9) + ellipse(-30, 60, 32, 22, '#f5a524'));
  const heads = repeat(
    16,
    (i) =>
      circle(w * ((i + 0.5) / 16), h * (0.98 - (i % 3) * 0.03), h * 0.075, '#05060b') +
      (i % 4 === 1 ? line(`M${w * ((i + 0.5) / 16)} ${h * 0.95}l14 -90`, '#05060b', 18) : ''),
  );
  return (
    rect(0, 0, w, h, 0, down(pen, '#0b0720', mix(accent.darker, '#3a0f52', 0.5))) +
    repeat(lights, (i) => {
      const at = (i + 0.5) / lights;
      return beam(w * at, (0.5 - at) * w * lean, bright(i + (seed % 4)));
    }) +
    rect(w * 0.3, h * 0.18, w * 0.4, h * 0.3, 6, tile(pen, seed % 5), { opacity: 0.7 }) +
    rect(0, h * 0.78, w, h * 0.22, 0, '#120b22') +
    repeat(band, (i) => moved(musician(i), w * (0.5 + (i - (band - 1) / 2) * 0.18), h * 0.56)) +
    heads
  );
};

/** What television sets show. */
export const broadcasts = [
  home,
  football,
  posters,
  film,
  news,
  concert,
  cartoon,
  wildlife,
  ...gameContents.slice(0, 3),
] as const;

/** What displays show that are half television set. */
export const smartContents = [home, posters, film, concert] as const;
