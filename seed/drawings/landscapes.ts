import { mix } from './colour.ts';
import { type Pen, short } from './pen.ts';
import type { PaintScene } from './scenes.ts';
import { circle, ellipse, group, line, path, polygon, rect, repeat } from './shapes.ts';

const NIGHT = '#0b0f2c';

/** A sky that brightens towards the horizon. */
function sky(pen: Pen, w: number, h: number, high: string, low: string): string {
  return rect(
    0,
    0,
    w,
    h,
    0,
    pen.linear([
      [0, high],
      [1, low],
    ]),
  );
}

/** Snowy mountains in three distances. */
export const peaks: PaintScene = (pen, w, h, accent) => {
  const ranges = [
    [0.62, 0.3, [0.1, 0.42, 0.24, 0.56, 0.3, 0.5]],
    [0.74, 0.55, [0.34, 0.1, 0.46, 0.2, 0.4, 0.12]],
    [0.9, 0.8, [0.12, 0.3, 0.08, 0.26, 0.16, 0.3]],
  ] as const;
  const mountains = ranges.map(([foot, shade, rises]) => {
    const step = w / (rises.length - 1);
    const ridge = rises.map((rise, index) => [index * step, h * (foot - rise * 0.8)] as const);
    const near = mix(mix(accent.light, '#c9d6f2', 0.5), NIGHT, shade);
    const fill = pen.linear([
      [0, mix(near, '#ffffff', 0.42)],
      [0.35, near],
      [1, mix(near, NIGHT, 0.4)],
    ]);
    return path(polygon([[0, h], ...ridge, [w, h]]), fill);
  });
  return sky(pen, w, h, mix(accent.dark, '#182a63', 0.5), mix(accent.lighter, '#ffd9c0', 0.7)) + mountains.join('');
};

/** The sea under a low sun. */
export const sea: PaintScene = (pen, w, h, accent) => {
  const horizon = h * 0.54;
  const sun = circle(w * 0.34, horizon - h * 0.06, h * 0.15, mix(accent.lighter, '#fff0c2', 0.85));
  const water = rect(
    0,
    horizon,
    w,
    h - horizon,
    0,
    pen.linear([
      [0, mix(accent.light, '#8fe3e6', 0.5)],
      [1, mix(accent.darker, '#04263f', 0.6)],
    ]),
  );
  const glints = repeat(9, (i) => {
    const half = w * (0.02 + i * 0.012) * (i % 2 === 0 ? 1 : 0.6);
    const y = horizon + h * (0.03 + i * 0.047);
    return line(`M${short(w * 0.34 - half)} ${short(y)}h${short(2 * half)}`, '#fff4d6', h * 0.009, {
      opacity: 0.75 - i * 0.06,
    });
  });
  return sky(pen, w, h, mix(accent.base, '#2a62c9', 0.5), mix(accent.lighter, '#ffcf9e', 0.8)) + sun + water + glints;
};

/** Lit towers at night. */
export const city: PaintScene = (pen, w, h, accent) => {
  const heights = [0.3, 0.52, 0.4, 0.68, 0.35, 0.58, 0.46, 0.74, 0.38, 0.5, 0.62, 0.32];
  const step = w / heights.length;
  const windows = pen.pattern(
    step / 4,
    h / 22,
    `<rect x="${short(step / 12)}" y="${short(h / 60)}" width="${short(step / 9)}" height="${short(h / 55)}" fill="#ffdf9b" fill-opacity=".62"/>`,
  );
  const towers = heights.map((height, index) => {
    const [x, top] = [index * step, h * (1 - height)];
    const wall = mix(mix(accent.darker, '#101a3c', 0.6), NIGHT, (index % 3) * 0.22);
    return rect(x, top, step * 0.94, h - top, 3, wall) + rect(x, top + h * 0.03, step * 0.94, h - top, 0, windows);
  });
  return sky(pen, w, h, mix(accent.darker, NIGHT, 0.6), mix(accent.base, '#f08a9c', 0.6)) + towers.join('');
};

/** Large petals around the middle. */
export const bloom: PaintScene = (pen, w, h, accent) => {
  const size = Math.min(w, h);
  const petal = (turn: number, reach: number, colour: string) =>
    group(
      ellipse(
        0,
        -reach * 0.55,
        reach * 0.34,
        reach * 0.6,
        pen.linear([
          [0, mix(colour, '#ffffff', 0.45), 0.9],
          [1, colour, 0.75],
        ]),
      ),
      { transform: `translate(${short(w * 0.56)} ${short(h * 0.56)}) rotate(${turn})` },
    );
  const ring = (count: number, reach: number, colour: string) =>
    repeat(count, (i) => petal((i * 360) / count + reach / 9, reach, colour));
  return (
    sky(pen, w, h, mix(accent.lighter, '#fff2f4', 0.6), mix(accent.light, '#ffd3de', 0.5)) +
    ring(9, size * 0.82, mix(accent.base, '#f2709a', 0.45)) +
    ring(7, size * 0.52, mix(accent.light, '#ffb37a', 0.5)) +
    circle(w * 0.56, h * 0.56, size * 0.1, mix(accent.lighter, '#fff0b8', 0.8))
  );
};

/** A planet with a ring among stars. */
export const orbit: PaintScene = (pen, w, h, accent) => {
  const r = Math.min(w, h) * 0.32;
  const [cx, cy] = [w * 0.58, h * 0.52];
  const stars = repeat(26, (i) =>
    circle((((i * 197) % 101) / 101) * w, (((i * 131) % 89) / 89) * h, r * (i % 3 === 0 ? 0.014 : 0.008), '#ffffff', {
      opacity: 0.8,
    }),
  );
  const planet = pen.radial(
    [
      [0, mix(accent.lighter, '#ffe6c7', 0.6)],
      [0.6, accent.base],
      [1, mix(accent.darker, NIGHT, 0.6)],
    ],
    0.34,
    0.3,
    0.75,
  );
  const arc = (sweep: 0 | 1) =>
    path(`M${short(-r * 1.75)} 0A${short(r * 1.75)} ${short(r * 0.4)} 0 0 ${sweep} ${short(r * 1.75)} 0`, 'none', {
      stroke: mix(accent.lighter, '#ffdca8', 0.5),
      'stroke-width': r * 0.1,
      'stroke-opacity': 0.8,
    });
  const tilted = (content: string) => group(content, { transform: `translate(${short(cx)} ${short(cy)}) rotate(-18)` });
  return (
    sky(pen, w, h, '#070a1f', mix(accent.darker, '#1b1450', 0.6)) +
    stars +
    tilted(arc(1)) +
    circle(cx, cy, r, planet) +
    tilted(arc(0))
  );
};

/** A net of lines that runs to the horizon. */
export const mesh: PaintScene = (pen, w, h, accent) => {
  const horizon = h * 0.56;
  const glow = mix(accent.light, '#ff6ad5', 0.45);
  const rays = repeat(17, (i) => {
    const share = (i - 8) / 8;
    return `M${short(w * (0.5 + share * 0.18))} ${short(horizon)}L${short(w * (0.5 + share * 1.3))} ${short(h)}`;
  });
  const rungs = repeat(8, (i) => `M0 ${short(horizon + (h - horizon) * (i / 8) ** 1.8)}H${short(w)}`);
  const disc = circle(
    w * 0.5,
    horizon - h * 0.04,
    h * 0.27,
    pen.linear([
      [0, '#ffe08a'],
      [1, mix(accent.base, '#ff4f9a', 0.6)],
    ]),
  );
  return (
    sky(pen, w, h, mix(accent.darker, '#140a3a', 0.7), mix(accent.dark, '#5b1d7a', 0.5)) +
    disc +
    rect(0, horizon, w, h - horizon, 0, mix(accent.darker, '#0d0630', 0.75)) +
    line(rays + rungs, glow, h * 0.005, { opacity: 0.8 })
  );
};
