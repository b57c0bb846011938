import { mix } from '../colour.ts';
import { SCENE_NAMES } from '../scenes.ts';
import { wallpaper } from '../screen.ts';
import { circle, group, line, path, polygon, rect, repeat } from '../shapes.ts';
import { chosen } from '../variety.ts';
import { BRIGHT, bright, type ScreenArt, type ScreenContent, textLine } from './screen-art.ts';

const PANEL = '#1d222c';
const GROUND = '#12151c';

/** A picture of its own within the screen. */
function inset(
  { pen, accent, seed }: ScreenArt,
  x: number,
  y: number,
  width: number,
  height: number,
  use: number,
): string {
  const picture = wallpaper(pen, width, height, accent, chosen(SCENE_NAMES, seed, use));
  const clip = pen.clip(rect(0, 0, width, height, 4, '#000'));
  return group(group(picture, { 'clip-path': clip }), { transform: `translate(${x} ${y})` });
}

const toolbar = (h: number) =>
  rect(0, 0, 46, h, 0, PANEL) +
  repeat(9, (i) =>
    rect(13, 46 + i * 38, 20, 20, 5, i === 2 ? '#ffffff' : '#77829a', { opacity: i === 2 ? 0.95 : 0.7 }),
  );

const photo: ScreenContent = (screen) => {
  const { w, h, accent } = screen;
  const side = w * 0.24;
  const curve = `M${w - side + 24} ${h * 0.3}C${w - side * 0.7} ${h * 0.28} ${w - side * 0.5} ${h * 0.1} ${w - 24} ${h * 0.08}`;
  const sliders = repeat(7, (i) => {
    const y = h * 0.4 + i * 32;
    return (
      textLine(w - side + 22, y - 12, 56 + ((i * 17) % 30), 7, '#9aa5b8') +
      rect(w - side + 22, y + 3, side - 44, 4, 2, '#3a4353') +
      circle(w - side + 30 + (side - 60) * (0.2 + ((i * 37) % 60) / 100), y + 5, 8, '#e8edf5')
    );
  });
  const strip = repeat(7, (i) =>
    rect(66 + i * ((w - side - 90) / 7), h - 66, (w - side - 90) / 7 - 8, 50, 4, bright(i), { opacity: 0.55 }),
  );
  return (
    rect(0, 0, w, h, 0, GROUND) +
    inset(screen, 66, 26, w - side - 90, h - 112, 11) +
    strip +
    toolbar(h) +
    rect(w - side, 0, side, h, 0, PANEL) +
    rect(w - side + 20, 24, side - 40, h * 0.27, 6, '#0c0f15') +
    line(curve, accent.light, 4) +
    sliders
  );
};

const timeline: ScreenContent = (screen) => {
  const { w, h, accent, seed } = screen;
  const tracks = repeat(4, (track) => {
    const y = h * 0.6 + track * (h * 0.088);
    let x = 70;
    return repeat(6, (i) => {
      const width = w * (0.07 + ((i * 29 + track * 47 + (seed % 31)) % 9) * 0.015);
      const clip = rect(x, y, width - 5, h * 0.072, 5, mix(bright(track), '#12151c', 0.18));
      const wave =
        track > 1
          ? line(
              `M${x + 5} ${y + h * 0.036}${repeat(Math.floor((width - 16) / 8), (k) => `l4 ${k % 2 ? -9 : -15}l4 ${k % 2 ? 9 : 15}`)}`,
              '#ffffff',
              1.6,
              { opacity: 0.5 },
            )
          : '';
      x += width;
      return x > w - 20 ? '' : clip + wave;
    });
  });
  return (
    rect(0, 0, w, h, 0, GROUND) +
    rect(20, 22, w * 0.26, h * 0.5, 6, PANEL) +
    repeat(6, (i) =>
      rect(36 + (i % 2) * w * 0.12, 40 + Math.floor(i / 2) * h * 0.155, w * 0.105, h * 0.125, 5, bright(i), {
        opacity: 0.7,
      }),
    ) +
    inset(screen, w * 0.31, 22, w * 0.47, h * 0.5, 12) +
    rect(w * 0.8, 22, w * 0.2 - 20, h * 0.5, 6, PANEL) +
    repeat(3, (i) =>
      circle(w * 0.9 - 10, h * (0.14 + i * 0.15), h * 0.055, 'none', {
        stroke: BRIGHT[i] ?? '#ffffff',
        'stroke-width': 5,
      }),
    ) +
    rect(0, h * 0.56, w, h * 0.44, 0, PANEL) +
    tracks +
    path(`M${w * 0.46 - 9} ${h * 0.565}h18l-9 13z`, accent.lighter) +
    line(`M${w * 0.46} ${h * 0.57}V${h}`, accent.lighter, 3)
  );
};

const model: ScreenContent = (screen) => {
  const { pen, w, h, accent } = screen;
  const [cx, cy, r] = [w * 0.46, h * 0.52, h * 0.3];
  const body = pen.radial(
    [
      [0, accent.lighter],
      [0.6, accent.base],
      [1, accent.darker],
    ],
    0.35,
    0.3,
    0.8,
  );
  const wires = repeat(
    5,
    (i) =>
      `M${cx - r} ${cy}A${r} ${r * (0.12 + i * 0.2)} 0 0 0 ${cx + r} ${cy}M${cx} ${cy - r}A${r * (0.12 + i * 0.2)} ${r} 0 0 ${i % 2} ${cx} ${cy + r}`,
  );
  const floor =
    repeat(11, (i) => `M${w * (0.08 + i * 0.076)} ${h * 0.98}L${w * (0.3 + i * 0.032)} ${h * 0.62}`) +
    repeat(4, (i) => `M${w * (0.26 - i * 0.05)} ${h * (0.66 + i * 0.08)}H${w * (0.66 + i * 0.06)}`);
  return (
    rect(
      0,
      0,
      w,
      h,
      0,
      pen.linear([
        [0, '#3a4150'],
        [1, '#23272f'],
      ]),
    ) +
    line(floor, '#5d6678', 2) +
    circle(cx, cy, r, body) +
    line(wires, '#ffffff', 2, { opacity: 0.5 }) +
    line(`M${cx} ${cy}h${r * 1.4}`, '#e5484d', 5) +
    line(`M${cx} ${cy}v${-r * 1.4}`, '#34c38f', 5) +
    toolbar(h) +
    rect(w * 0.78, 0, w * 0.22, h, 0, PANEL) +
    repeat(12, (i) =>
      textLine(
        w * 0.8 + (i % 4) * 14,
        34 + i * 34,
        w * (0.07 + ((i * 7) % 5) * 0.014),
        8,
        i === 4 ? accent.lighter : '#8793a8',
      ),
    )
  );
};

const illustration: ScreenContent = (screen) => {
  const { w, h, accent, seed } = screen;
  const [x, y, width, height] = [w * 0.22, 30, w * 0.5, h - 60];
  const leaves = repeat(6, (i) => {
    const turn = -60 + i * 24 + (seed % 9);
    return group(
      path('M0 0C-44 -70 -34 -150 0 -200C34 -150 44 -70 0 0z', mix(bright(i + (seed % 3)), '#ffffff', 0.12)),
      {
        transform: `translate(${x + width / 2} ${y + height * 0.86}) rotate(${turn}) scale(1.2)`,
      },
    );
  });
  return (
    rect(0, 0, w, h, 0, '#e3e7ee') +
    rect(x, y, width, height, 2, '#fffdf6') +
    circle(x + width * 0.7, y + height * 0.26, height * 0.13, '#f5a524') +
    leaves +
    rect(x + width * 0.4, y + height * 0.8, width * 0.2, height * 0.14, 8, accent.base) +
    rect(0, 0, 46, h, 0, '#f7f8fa') +
    repeat(9, (i) => rect(13, 40 + i * 38, 20, 20, 5, i === 3 ? accent.base : '#9aa5b8')) +
    rect(w * 0.78, 0, w * 0.22, h, 0, '#f7f8fa') +
    repeat(18, (i) =>
      rect(
        w * 0.8 + (i % 6) * (w * 0.03),
        34 + Math.floor(i / 6) * (w * 0.032),
        w * 0.025,
        w * 0.025,
        4,
        mix(bright(i), i % 2 === 0 ? '#ffffff' : '#1d222c', (i % 4) * 0.16),
      ),
    ) +
    repeat(
      6,
      (i) =>
        rect(w * 0.795, h * 0.42 + i * 40, w * 0.19, 32, 5, i === 1 ? mix(accent.base, '#ffffff', 0.7) : '#e9edf3') +
        textLine(w * 0.84, h * 0.42 + 12 + i * 40, w * 0.09, 8, '#7b8698'),
    )
  );
};

const charts: ScreenContent = ({ w, h, accent, seed }) => {
  const panels = [
    [0.02, 0.05, 0.6, 0.56],
    [0.64, 0.05, 0.34, 0.26],
    [0.64, 0.35, 0.34, 0.26],
    [0.02, 0.66, 0.3, 0.3],
    [0.34, 0.66, 0.3, 0.3],
    [0.66, 0.66, 0.32, 0.3],
  ] as const;
  const frames = panels
    .map(([x, y, width, height]) => rect(w * x, h * y, w * width, h * height, 8, '#161c29'))
    .join('');
  const trend = (index: number, steps: number, colour: string) => {
    const [x, y, width, height] = panels[index] ?? panels[0];
    const points = Array.from(
      { length: steps },
      (_, i) =>
        [
          w * (x + (width * (i + 0.5)) / steps),
          h *
            (y + height * (0.72 - (i / steps) * 0.38 - (((i * 37 + index * 53 + (seed % 41)) % 17) / 17 - 0.5) * 0.3)),
        ] as const,
    );
    return line(polygon(points, true), colour, 4);
  };
  const candles = repeat(26, (i) => {
    const x = w * (0.045 + i * 0.0216);
    const middle = h * (0.42 - (i / 26) * 0.16 - Math.sin(i * 0.7 + (seed % 6)) * 0.06);
    const half = h * (0.014 + ((i * 31) % 7) * 0.005);
    const colour = (i * 5 + (seed % 4)) % 3 === 0 ? '#e5484d' : '#34c38f';
    return (
      line(`M${x} ${middle - half * 1.8}V${middle + half * 1.8}`, colour, 2) +
      rect(x - w * 0.006, middle - half, w * 0.012, half * 2, 1, colour)
    );
  });
  return (
    rect(0, 0, w, h, 0, '#0d1119') +
    frames +
    candles +
    trend(1, 9, '#38bdf8') +
    trend(2, 12, '#f5a524') +
    repeat(8, (i) =>
      rect(
        w * (0.045 + i * 0.033),
        h * 0.93 - h * (0.05 + ((i * 23 + (seed % 19)) % 8) * 0.02),
        w * 0.02,
        h * (0.05 + ((i * 23 + (seed % 19)) % 8) * 0.02),
        3,
        accent.light,
      ),
    ) +
    trend(4, 10, '#8b5cf6') +
    repeat(
      5,
      (i) =>
        textLine(w * 0.685, h * 0.7 + i * h * 0.048, w * 0.12, 8, '#aab4c6') +
        textLine(w * 0.9, h * 0.7 + i * h * 0.048, w * 0.05, 8, i % 2 === 0 ? '#34c38f' : '#e5484d'),
    )
  );
};

/** What screens for pictures and films show. */
export const studioContents = [photo, timeline, model, illustration] as const;

/** What wide screens show besides games. */
export const wideContents = [timeline, charts, photo] as const;
