import { mix } from '../colour.ts';
import { SCENE_NAMES } from '../scenes.ts';
import { iconRow, wallpaper } from '../screen.ts';
import { circle, ellipse, line, path, polygon, rect, repeat } from '../shapes.ts';
import { chosen } from '../variety.ts';
import { appWindow, BRIGHT, bright, type ScreenArt, type ScreenContent, textLine } from './screen-art.ts';

const INK = '#1f2a3d';
const GREY = '#c3cad5';

/** The picture behind the windows. */
const background = ({ pen, w, h, accent, seed }: ScreenArt) =>
  wallpaper(pen, w, h, accent, chosen(SCENE_NAMES, seed, 11));

const dock = ({ pen, w, h, accent }: ScreenArt) =>
  rect(w / 2 - 170, h - 52, 340, 44, 14, '#ffffff', { opacity: 0.3 }) +
  iconRow(pen, w / 2 - 155, h - 46, 32, 14, [
    '#34c38f',
    accent.base,
    ...BRIGHT.slice(0, 2),
    '#8b5cf6',
    '#38bdf8',
    '#e2e8f0',
  ]);

const spreadsheet: ScreenContent = (screen) => {
  const { w, h, accent } = screen;
  const [x, y, width, height] = [w * 0.07, 34, w * 0.86, h - 108];
  const [column, row] = [width / 9, (height - 66) / 11];
  const cells = repeat(11, (r) =>
    repeat(9, (c) =>
      textLine(
        x + 12 + c * column,
        y + 66 + r * row + row * 0.3,
        column * (0.35 + ((r * 7 + c * 5) % 5) * 0.09),
        8,
        c === 0 ? INK : GREY,
      ),
    ),
  );
  const grid = line(
    repeat(10, (r) => `M${x} ${y + 62 + r * row}H${x + width}`) +
      repeat(8, (c) => `M${x + (c + 1) * column} ${y + 62}V${y + height}`),
    '#e5e9ef',
    1.5,
  );
  const chart =
    rect(x + column * 5, y + 62 + row * 4, column * 3.8, row * 6.4, 8, '#ffffff', {
      stroke: '#d5dbe4',
      'stroke-width': 2,
    }) +
    repeat(6, (i) => {
      const top = row * (1.4 + ((i * 5) % 7) * 0.62);
      return rect(
        x + column * 5.3 + i * column * 0.56,
        y + 62 + row * 10 - top,
        column * 0.36,
        top,
        4,
        i % 2 === 0 ? accent.base : accent.light,
      );
    });
  return (
    background(screen) +
    appWindow(x, y, width, height) +
    rect(x, y + 32, width, 26, 0, mix(accent.base, '#ffffff', 0.78)) +
    grid +
    cells +
    chart +
    dock(screen)
  );
};

const mail: ScreenContent = (screen) => {
  const { w, h, accent } = screen;
  const [x, y, width, height] = [w * 0.1, 40, w * 0.8, h - 122];
  const list = repeat(6, (i) => {
    const top = y + 48 + i * ((height - 58) / 6);
    return (
      (i === 1
        ? rect(x + width * 0.17, top - 8, width * 0.27, (height - 58) / 6 - 4, 8, mix(accent.base, '#ffffff', 0.8))
        : '') +
      circle(x + width * 0.2, top + 16, 13, bright(i)) +
      textLine(x + width * 0.235, top + 4, width * 0.14, 9, INK) +
      textLine(x + width * 0.235, top + 22, width * 0.18, 7, GREY)
    );
  });
  const folders = repeat(7, (i) =>
    textLine(x + 22, y + 56 + i * 34, width * (0.08 + (i % 3) * 0.015), 9, '#ffffff', i === 0 ? 0.95 : 0.5),
  );
  const letter =
    textLine(x + width * 0.49, y + 54, width * 0.3, 14, INK) +
    circle(x + width * 0.505, y + 98, 15, accent.base) +
    textLine(x + width * 0.535, y + 93, width * 0.16, 9, '#7b8698') +
    repeat(8, (i) =>
      textLine(x + width * 0.49, y + 136 + i * 24, width * (i % 4 === 3 ? 0.22 : 0.42 + (i % 2) * 0.03), 8, GREY),
    );
  return (
    background(screen) +
    appWindow(x, y, width, height) +
    rect(x, y + 32, width * 0.155, height - 32, 0, mix(accent.darker, '#16203a', 0.5)) +
    folders +
    list +
    letter +
    dock(screen)
  );
};

const calendar: ScreenContent = (screen) => {
  const { w, h, accent, seed } = screen;
  const [x, y, width, height] = [w * 0.13, 30, w * 0.74, h - 102];
  const [column, row] = [(width - 40) / 7, (height - 84) / 5];
  const days = repeat(35, (i) => {
    const [left, top] = [x + 20 + (i % 7) * column, y + 72 + Math.floor(i / 7) * row];
    const isBusy = (i * 13 + (seed % 7)) % 3 === 0;
    return (
      rect(left + 3, top + 3, column - 6, row - 6, 8, '#f1f4f8') +
      circle(left + 17, top + 17, i === 16 ? 11 : 4, i === 16 ? accent.base : '#8b95a5') +
      (isBusy ? textLine(left + 10, top + row * 0.5, column - 26, 12, bright(i), 0.9) : '') +
      (i % 5 === 1 ? textLine(left + 10, top + row * 0.72, column - 38, 12, accent.light) : '')
    );
  });
  return (
    background(screen) + appWindow(x, y, width, height) + textLine(x + 26, y + 42, 170, 16, INK) + days + dock(screen)
  );
};

const code: ScreenContent = (screen) => {
  const { w, h, accent, seed } = screen;
  const [x, y, width, height] = [w * 0.06, 28, w * 0.88, h - 60];
  const colours = ['#7dd3fc', '#f9a8d4', '#fde68a', '#86efac'];
  const rows = Math.floor((height - 70) / 22);
  const lines = repeat(rows, (i) => {
    const indent = [0, 1, 2, 2, 3, 1, 2, 0][(i + (seed % 8)) % 8] ?? 0;
    const first = 40 + ((i * 37 + seed) % 70);
    const left = x + width * 0.25 + indent * 26;
    return (
      textLine(left, y + 56 + i * 22, first, 9, colours[i % 4] ?? '#ffffff') +
      textLine(left + first + 12, y + 56 + i * 22, 50 + ((i * 53) % 130), 9, colours[(i + 2) % 4] ?? '#ffffff', 0.75)
    );
  });
  const tree = repeat(11, (i) =>
    textLine(x + 22 + (i % 3) * 14, y + 56 + i * 28, 60 + ((i * 29) % 50), 8, '#8fa3c4', 0.8),
  );
  const map = repeat(14, (i) =>
    rect(x + width - 70, y + 48 + i * 9, 14 + ((i * 17) % 34), 3, 1.5, colours[i % 4] ?? '#ffffff', { opacity: 0.6 }),
  );
  return (
    rect(0, 0, w, h, 0, mix(accent.darker, '#0b1020', 0.7)) +
    appWindow(x, y, width, height, '#141c2e') +
    rect(x, y + 32, width * 0.2, height - 32, 0, '#10172a') +
    rect(x + width * 0.2, y + height - 22, width * 0.8, 22, 0, accent.base) +
    tree +
    lines +
    map
  );
};

const call: ScreenContent = (screen) => {
  const { pen, w, h, seed } = screen;
  const columns = seed % 2 === 0 ? 3 : 2;
  const [width, height] = [(w - 60) / columns - 12, (h - 110) / 2 - 12];
  const grounds = ['#cfe0f5', '#f6ddc9', '#d9ecd8', '#e9d8f2', '#f5e6b8', '#d2e7ea'];
  const skins = ['#8d5a3b', '#e2b08a', '#c98d62', '#f0c9a4', '#6f452c', '#d9a57c'];
  const people = repeat(columns * 2, (i) => {
    const [x, y] = [30 + (i % columns) * (width + 12), 24 + Math.floor(i / columns) * (height + 12)];
    const [cx, r] = [x + width / 2, height * 0.17];
    const skin = skins[(i + seed) % skins.length] ?? '#d9a57c';
    const person =
      ellipse(cx, y + height + r * 0.2, r * 2.1, r * 2.1, bright(i + (seed % 5))) +
      circle(cx, y + height * 0.42, r * 1.14, '#2a2320') +
      circle(cx, y + height * 0.47, r, skin);
    const tile = pen.clip(rect(x, y, width, height, 14, '#000'));
    return `<g clip-path="${tile}">${rect(x, y, width, height, 14, grounds[(i + seed) % grounds.length] ?? '#ffffff')}${person}</g>${textLine(x + 14, y + height - 24, 64, 10, '#ffffff', 0.9)}`;
  });
  const buttons = repeat(5, (i) => circle(w / 2 - 112 + i * 56, h - 40, 20, i === 4 ? '#e5484d' : '#39445a'));
  return rect(0, 0, w, h, 0, '#141a28') + people + buttons;
};

const slides: ScreenContent = (screen) => {
  const { w, h, accent } = screen;
  const [x, y, width, height] = [w * 0.09, 34, w * 0.82, h - 108];
  const thumbs = repeat(4, (i) =>
    rect(x + 18, y + 46 + i * (height / 4.6), width * 0.14, height / 5.6, 6, i === 1 ? '#ffffff' : '#f3f5f8', {
      stroke: i === 1 ? accent.base : '#d5dbe4',
      'stroke-width': i === 1 ? 4 : 2,
    }),
  );
  const [sx, sy, sw, sh] = [x + width * 0.22, y + 48, width * 0.75, height - 70];
  const trend = [0, 0.08, 0.05, 0.18, 0.15, 0.3, 0.34, 0.46].map(
    (rise, i) => [sx + sw * (0.46 + i * 0.066), sy + sh * (0.72 - rise)] as const,
  );
  const slide =
    rect(sx, sy, sw, sh, 6, mix(accent.base, '#ffffff', 0.88)) +
    textLine(sx + 34, sy + 40, sw * 0.34, 20, INK) +
    repeat(
      4,
      (i) =>
        circle(sx + 42, sy + 106 + i * 38, 6, accent.base) +
        textLine(sx + 60, sy + 101 + i * 38, sw * (0.22 + (i % 2) * 0.06), 10, '#7b8698'),
    ) +
    path(polygon([...trend, [sx + sw * 0.922, sy + sh * 0.84], [sx + sw * 0.46, sy + sh * 0.84]]), accent.light, {
      opacity: 0.6,
    }) +
    line(polygon(trend, true), accent.base, 7);
  return background(screen) + appWindow(x, y, width, height) + thumbs + slide + dock(screen);
};

/** What desks of offices show. */
export const deskContents = [spreadsheet, mail, calendar, code, call, slides] as const;
