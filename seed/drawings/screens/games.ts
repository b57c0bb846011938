import { mix } from '../colour.ts';
import { SCENE_NAMES } from '../scenes.ts';
import { figures, wallpaper } from '../screen.ts';
import { circle, ellipse, group, line, moved, path, polygon, rect, repeat } from '../shapes.ts';
import { chosen, share } from '../variety.ts';
import { bright, type ScreenArt, type ScreenContent, textLine } from './screen-art.ts';

/** A bar that is partly full. */
const meter = (x: number, y: number, width: number, share: number, colour: string) =>
  rect(x, y, width, 12, 6, '#000000', { opacity: 0.45 }) + rect(x, y, width * share, 12, 6, colour);

const vertical = (pen: ScreenArt['pen'], from: string, to: string) =>
  pen.linear([
    [0, from],
    [1, to],
  ]);

const racing: ScreenContent = ({ pen, w, h, accent, seed }) => {
  const horizon = h * 0.4;
  const [high, low] = chosen(
    [
      ['#2b1b5a', '#ff8a5c'],
      ['#3c8fe0', '#d9effa'],
      ['#0a1030', '#2d4fa3'],
    ] as const,
    seed,
    3,
  );
  const bend = chosen([-0.22, -0.08, 0.1, 0.24], seed, 4);
  const vanish = w * (0.5 + bend);
  const road = polygon([
    [vanish - 16, horizon],
    [vanish + 16, horizon],
    [w * 1.02, h],
    [-w * 0.02, h],
  ]);
  const dashes = repeat(5, (i) => {
    const [near, far] = [((i + 1) / 5) ** 2, ((i + 0.55) / 5) ** 2];
    const at = (share: number, side: number) =>
      [vanish + (w / 2 - vanish) * share + side * (2 + share * 13), horizon + (h - horizon) * share] as const;
    return path(polygon([at(far, -1), at(far, 1), at(near, 1), at(near, -1)]), '#ffffff', { opacity: 0.85 });
  });
  const hills = path(
    `M0 ${horizon}V${h * 0.3}Q${w * 0.16} ${h * 0.2} ${w * 0.34} ${h * 0.33}T${w * 0.66} ${h * 0.3}T${w} ${h * 0.27}V${horizon}z`,
    mix(high, '#0b1020', 0.45),
  );
  const car = moved(
    ellipse(0, 54, 150, 20, '#000000', { opacity: 0.45 }) +
      path('M-140 40L-132 -6L-92 -20L-66 -66H66L92 -20L132 -6L140 40z', accent.base) +
      path('M-74 -20L-56 -56H56L74 -20z', '#10182b') +
      rect(-128, 2, 62, 16, 6, '#ff5a4f') +
      rect(66, 2, 62, 16, 6, '#ff5a4f') +
      rect(-136, 36, 48, 26, 8, '#0b0e14') +
      rect(88, 36, 48, 26, 8, '#0b0e14') +
      rect(-40, 12, 80, 20, 4, accent.darker),
    w * chosen([0.46, 0.54, 0.6], seed, 5),
    h * 0.8,
  );
  const speed =
    circle(w - 84, h - 84, 64, '#070b16', { opacity: 0.7 }) +
    line(`M${w - 126} ${h - 58}A50 50 0 1 1 ${w - 44} ${h - 56}`, accent.lighter, 8) +
    figures(chosen(['187', '204', '231'], seed, 6), w - 116, h - 100, 28, '#ffffff', 0.13);
  return (
    rect(0, 0, w, horizon, 0, vertical(pen, high, low)) +
    hills +
    rect(0, horizon, w, h - horizon, 0, mix(low, '#1d3a24', 0.62)) +
    path(road, '#2a2f3a') +
    dashes +
    car +
    speed +
    rect(24, 22, 150, 46, 10, '#000000', { opacity: 0.4 }) +
    figures('1:42', 44, 32, 26, '#ffffff', 0.13)
  );
};

const shooter: ScreenContent = ({ pen, w, h, accent, seed }) => {
  const dusk = chosen(
    [
      ['#c9b79a', '#7c6a52'],
      ['#93a7b8', '#4a5a68'],
      ['#d99a6c', '#6b3f3a'],
    ] as const,
    seed,
    3,
  );
  const wall = (points: readonly (readonly [number, number])[], shade: number) =>
    path(polygon(points), mix(dusk[1], '#14171f', shade));
  const gun = path(
    `M${w * 0.58} ${h}L${w * 0.62} ${h * 0.74}L${w * 0.54} ${h * 0.6}L${w * 0.57} ${h * 0.57}L${w * 0.68} ${h * 0.7}L${w * 0.86} ${h * 0.84}L${w * 0.9} ${h}z`,
    vertical(pen, '#4b5362', '#1b2029'),
  );
  const aim = line(
    `M${w / 2 - 26} ${h / 2}h16M${w / 2 + 10} ${h / 2}h16M${w / 2} ${h / 2 - 26}v16M${w / 2} ${h / 2 + 10}v16`,
    '#7dff9a',
    4,
  );
  return (
    rect(0, 0, w, h, 0, vertical(pen, dusk[0], dusk[1])) +
    wall(
      [
        [0, h * 0.1],
        [w * 0.28, h * 0.3],
        [w * 0.28, h * 0.62],
        [0, h * 0.8],
      ],
      0.35,
    ) +
    wall(
      [
        [w, h * 0.04],
        [w * 0.7, h * 0.28],
        [w * 0.7, h * 0.62],
        [w, h * 0.82],
      ],
      0.5,
    ) +
    wall(
      [
        [w * 0.38, h * 0.36],
        [w * 0.52, h * 0.36],
        [w * 0.52, h * 0.6],
        [w * 0.38, h * 0.6],
      ],
      0.2,
    ) +
    rect(w * 0.42, h * 0.44, w * 0.05, h * 0.16, 0, '#14171f', { opacity: 0.7 }) +
    wall(
      [
        [0, h * 0.8],
        [w * 0.28, h * 0.62],
        [w * 0.7, h * 0.62],
        [w, h * 0.82],
        [w, h],
        [0, h],
      ],
      0.62,
    ) +
    gun +
    aim +
    circle(88, 84, 58, '#0b1020', { opacity: 0.6 }) +
    line('M60 100L82 66L104 92L118 74', accent.lighter, 4) +
    circle(90, 82, 6, '#7dff9a') +
    meter(24, h - 34, 190, 0.78, '#5fe36a') +
    figures(chosen(['27', '30', '12'], seed, 4), w - 92, h - 56, 36, '#ffffff', 0.13)
  );
};

const space: ScreenContent = ({ pen, w, h, accent, seed }) => {
  const rocks = repeat(7, (i) => {
    const [x, y, r] = [share(seed, 30 + i), 0.08 + 0.6 * share(seed, 40 + i), 12 + 36 * share(seed, 50 + i)];
    return (
      circle(w * x, h * y, r, mix('#6a6f7d', '#15182a', 0.3)) +
      circle(w * x - r * 0.25, h * y - r * 0.25, r * 0.55, '#8a90a0')
    );
  });
  const beams = [-1, 1]
    .map((side) =>
      line(`M${w / 2 + side * 70} ${h * 0.74}L${w / 2 + side * 14} ${h * 0.3}`, '#6df2ff', 6, { opacity: 0.9 }),
    )
    .join('');
  const ship =
    path(
      `M${w / 2} ${h * 0.6}L${w / 2 + 130} ${h * 0.86}L${w / 2 + 30} ${h * 0.82}L${w / 2} ${h * 0.9}L${w / 2 - 30} ${h * 0.82}L${w / 2 - 130} ${h * 0.86}z`,
      vertical(pen, '#dfe5ee', '#5d6678'),
    ) +
    path(`M${w / 2} ${h * 0.64}l16 60h-32z`, accent.base) +
    ellipse(w / 2, h * 0.9, 18, 30, '#ff9a4d', { opacity: 0.9 });
  return (
    wallpaper(pen, w, h, accent, chosen(['orbit', 'aurora', 'mesh'] as const, seed, 6)) +
    rocks +
    beams +
    ship +
    meter(24, 24, 200, 0.62, '#38bdf8') +
    meter(24, 46, 150, 0.85, '#f5a524') +
    figures(chosen(['48200', '73150', '9640'], seed, 4), w - 210, 24, 30, '#ffffff', 0.12)
  );
};

const quest: ScreenContent = ({ pen, w, h, accent, seed }) => {
  const hero = moved(
    ellipse(0, 92, 60, 12, '#000000', { opacity: 0.35 }) +
      path('M-38 90L-28 -20Q0 -44 28 -20L38 90z', accent.dark) +
      path('M-28 -14Q-74 40 -62 88L-34 84z', '#c2313b') +
      circle(0, -50, 26, '#e0b08c') +
      path('M-28 -54Q0 -104 28 -54Q0 -72 -28 -54z', '#4a2f22') +
      line('M30 60L92 -72', '#e8edf5', 10) +
      line('M34 16L62 30', '#8a6a3a', 9),
    w * chosen([0.34, 0.5, 0.44], seed, 3),
    h * 0.66,
  );
  const slots = repeat(
    6,
    (i) =>
      rect(w / 2 - 168 + i * 58, h - 66, 48, 48, 8, '#0b1020', {
        opacity: 0.7,
        stroke: '#ffffff',
        'stroke-width': 2,
        'stroke-opacity': 0.5,
      }) + circle(w / 2 - 144 + i * 58, h - 42, 13, bright(i + (seed % 5))),
  );
  return (
    wallpaper(pen, w, h, accent, chosen(['peaks', 'dunes', 'sea', 'city'] as const, seed, 6)) +
    path(`M0 ${h}V${h * 0.84}Q${w * 0.3} ${h * 0.74} ${w * 0.6} ${h * 0.84}T${w} ${h * 0.8}V${h}z`, '#2c4a2e') +
    hero +
    slots +
    meter(26, 26, 180, 0.7, '#e5484d') +
    meter(26, 48, 180, 0.45, '#3f74f6') +
    circle(w - 78, 78, 54, '#e8d9b0', { opacity: 0.92, stroke: '#6a5330', 'stroke-width': 5 }) +
    line(`M${w - 110} 92q22 -40 34 -10t30 -18`, '#8a6a3a', 5)
  );
};

const arena: ScreenContent = ({ pen, w, h, accent, seed }) => {
  const lane = (d: string) => line(d, '#d9c48f', h * 0.1, { opacity: 0.85 });
  const towers = [
    [0.18, 0.7],
    [0.42, 0.58],
    [0.66, 0.36],
    [0.84, 0.22],
  ] as const;
  const heroes = repeat(5, (i) => {
    const [x, y] = [w * (0.25 + 0.5 * share(seed, 30 + i)), h * (0.28 + 0.46 * share(seed, 40 + i))];
    return (
      ellipse(x, y + 18, 22, 8, '#000000', { opacity: 0.4 }) +
      circle(x, y, 17, bright(i), { stroke: '#ffffff', 'stroke-width': 3 }) +
      rect(x - 26, y - 36, 52, 8, 4, '#0b1020') +
      rect(x - 26, y - 36, 20 + ((i * 13) % 30), 8, 4, i % 2 === 0 ? '#5fe36a' : '#e5484d')
    );
  });
  return (
    rect(0, 0, w, h, 0, vertical(pen, '#3f7a4b', '#1d4a3a')) +
    lane(`M${-w * 0.05} ${h * 0.86}Q${w * 0.5} ${h * 0.66} ${w * 1.05} ${h * 0.06}`) +
    path(
      `M0 0H${w * 0.34}Q${w * 0.2} ${h * 0.3} 0 ${h * 0.42}zM${w} ${h}H${w * 0.58}Q${w * 0.74} ${h * 0.64} ${w} ${h * 0.56}z`,
      '#1b3f33',
    ) +
    line(`M${w * 0.12} 0Q${w * 0.46} ${h * 0.4} ${w * 0.92} ${h}`, '#4fb3d9', h * 0.06, { opacity: 0.75 }) +
    towers
      .map(
        ([x, y], i) =>
          rect(w * x - 14, h * y - 44, 28, 50, 6, '#aeb6c3') +
          path(`M${w * x - 20} ${h * y - 42}h40l-20 -26z`, i < 2 ? accent.base : '#e5484d'),
      )
      .join('') +
    heroes +
    group(rect(0, 0, 150, 110, 8, '#0b1020', { opacity: 0.75 }) + line('M10 96Q70 70 140 14', '#d9c48f', 6), {
      transform: `translate(${w - 170} ${h - 130})`,
    }) +
    repeat(4, (i) => rect(w / 2 - 116 + i * 60, h - 58, 50, 44, 8, bright(i + 1), { opacity: 0.9 })) +
    textLine(w / 2 - 40, 22, 80, 16, '#ffffff', 0.9)
  );
};

const lobby: ScreenContent = ({ pen, w, h, accent, seed }) =>
  wallpaper(pen, w, h, accent, chosen(SCENE_NAMES, seed, 8)) +
  rect(0, 0, w, h, 0, '#05070f', { opacity: 0.35 }) +
  textLine(40, 44, 190, 24, '#ffffff') +
  repeat(5, (i) => textLine(44, 112 + i * 40, 150 - ((i * 37) % 60), 13, '#ffffff', i === 0 ? 1 : 0.6)) +
  rect(36, 100, 6, 36, 3, accent.lighter) +
  repeat(
    4,
    (i) =>
      rect(
        w * 0.36 + i * w * 0.15,
        h * 0.3,
        w * 0.135,
        h * 0.46,
        12,
        pen.linear([
          [0, mix(bright(i + (seed % 4)), '#ffffff', 0.2)],
          [1, mix(bright(i + (seed % 4)), '#0b0f2c', 0.5)],
        ]),
      ) +
      circle(w * 0.4275 + i * w * 0.15, h * 0.46, h * 0.075, '#ffffff', { opacity: 0.85 }) +
      textLine(w * 0.385 + i * w * 0.15, h * 0.66, w * 0.085, 11, '#ffffff', 0.9),
  ) +
  rect(w - 214, h - 76, 180, 50, 12, accent.base) +
  textLine(w - 174, h - 58, 100, 14, '#ffffff');

/** What screens for games show. */
export const gameContents = [racing, shooter, space, quest, arena, lobby] as const;
