import { mix, tones } from './colour.ts';
import { KINDS, type Kind, paintProduct, svg, viewsOf } from './drawing.ts';
import { Pen } from './pen.ts';
import { bolt, ellipse, group, line, path, rect, roundedBox, roundOutline } from './shapes.ts';

const INK = '#0E1726';
const BOLT = '#FFD60A';

/** A box by its left top, as path data. */
function box(x: number, y: number, width: number, height: number, r: number): string {
  return roundedBox(width, height, r, x + width / 2, y + height / 2);
}

function disc(cx: number, cy: number, r: number): string {
  return roundOutline(r, r, cx, cy);
}

/** Each icon on 96 × 96: what is filled yellow, and what is drawn in ink over it. */
const ICONS: Partial<Record<Kind, readonly [solid: string, lines: string]>> = {
  phone: [box(36, 20, 24, 46, 3), `${box(28, 8, 40, 80, 10)}M44 78h8`],
  laptop: [box(26, 26, 44, 28, 2), `${box(17, 18, 62, 46, 6)}M8 75h80`],
  tablet: [box(29, 19, 38, 48, 3), `${box(20, 9, 56, 78, 8)}M44 77h8`],
  monitor: [box(18, 22, 60, 34, 2), `${box(9, 13, 78, 52, 7)}M48 65v16M31 83h34`],
  tv: ['M40 32L62 44L40 56z', `${box(7, 16, 82, 56, 7)}M26 84l5-12M70 84l-5-12`],
  headphones: [
    `${box(12, 52, 17, 30, 8)}${box(67, 52, 17, 30, 8)}`,
    `M16 53V48a32 32 0 0 1 64 0v5${box(12, 52, 17, 30, 8)}${box(67, 52, 17, 30, 8)}`,
  ],
  earbuds: [
    `${disc(30, 34, 7)}${disc(66, 34, 7)}`,
    'M45 34V76a6.5 6.5 0 0 1-13 0V49A15 15 0 1 1 45 34zM51 34V76a6.5 6.5 0 0 0 13 0V49A15 15 0 1 0 51 34z',
  ],
  speaker: [disc(48, 57, 16), `${box(22, 8, 52, 80, 12)}${disc(48, 57, 16)}M48 26v.1`],
  watch: [box(34, 34, 28, 28, 6), `${box(25, 25, 46, 46, 13)}M34 25l3-16h22l3 16M34 71l3 16h22l3-16M48 40v9l7 5`],
  camera: [
    disc(48, 52, 15),
    `M10 34a7 7 0 0 1 7-7h13l6-11h24l6 11h13a7 7 0 0 1 7 7v39a7 7 0 0 1-7 7H17a7 7 0 0 1-7-7z${disc(48, 52, 15)}`,
  ],
  console: [box(33, 34, 30, 28, 2), `${box(5, 25, 86, 46, 18)}M27 25v46M69 25v46M16 39v10M11 44h10M80 52v.1`],
  controller: [
    `${disc(63, 41, 5)}${disc(71, 50, 5)}`,
    'M31 27h34c14 0 21 17 23 37c1 13-11 17-18 8L61 60H35L26 72c-7 9-19 5-18-8C10 44 17 27 31 27zM30 39v12M24 45h12',
  ],
  keyboard: [
    box(29, 54, 38, 9, 3),
    `${box(5, 24, 86, 48, 9)}M18 37v.1M30 37v.1M42 37v.1M54 37v.1M66 37v.1M78 37v.1M24 47v.1M36 47v.1M48 47v.1M60 47v.1M72 47v.1`,
  ],
  mouse: ['M27 42V30a21 21 0 0 1 21-21v33z', `${box(27, 9, 42, 78, 21)}M27 42h42M48 9v33`],
  router: [
    box(20, 60, 22, 10, 5),
    `${box(8, 50, 80, 30, 9)}M22 50V18M74 50V18M35 33a18 18 0 0 1 26 0M41 41a10 10 0 0 1 14 0M62 65v.1M74 65v.1`,
  ],
  charger: [bolt(48, 57, 36), `${box(21, 29, 54, 56, 13)}M37 29V11M59 29V11`],
  cable: [
    box(19, 26, 28, 28, 7),
    `${box(19, 26, 28, 28, 7)}M26 26V11h14v15M33 54v13a16 16 0 0 0 32 0V36${box(57, 11, 16, 25, 5)}`,
  ],
  'power-bank': [bolt(48, 44, 38), `${box(22, 8, 52, 80, 12)}M41 76h14`],
  'phone-case': [
    box(33, 16, 19, 28, 8),
    `${box(24, 7, 48, 82, 14)}${box(33, 16, 19, 28, 8)}M42.5 25v.1M42.5 35v.1M42 80h12`,
  ],
  ssd: [box(17, 38, 36, 20, 3), `${box(7, 29, 82, 38, 7)}M64 40v16M73 40v16`],
  printer: [
    box(28, 56, 40, 28, 3),
    `M28 36V11h40v25M28 70H17a7 7 0 0 1-7-7V43a7 7 0 0 1 7-7h62a7 7 0 0 1 7 7v20a7 7 0 0 1-7 7H68${box(28, 56, 40, 28, 3)}M74 47v.1`,
  ],
  'robot-vacuum': [disc(48, 40, 13), `${disc(48, 48, 40)}${disc(48, 40, 13)}M36 70h24`],
};

/** The icon of a category: 96 × 96, transparent, ink lines over bolt yellow. */
export function drawCategoryIcon(kind: Kind): string {
  const [solid, lines] = ICONS[kind] ?? ['', ''];
  return svg(96, 96, new Pen('i'), path(solid, BOLT) + line(lines, INK, 4.5));
}

/** The picture that a category shows under the pointer: 600 × 600, its product afloat over a soft colour. */
export function drawCategoryHover(kind: Kind): string {
  const pen = new Pen('h');
  const hues = ['#3f74f6', '#ffb703', '#17a2a2', '#8b5cf6', '#f0546c', '#34a853'] as const;
  const hue = hues[KINDS.indexOf(kind) % hues.length] ?? hues[0];
  const ground = pen.linear(
    [
      [0, mix(hue, '#ffffff', 0.9)],
      [1, mix(hue, '#ffffff', 0.68)],
    ],
    [0, 0, 1, 1],
  );
  const mark = path(bolt(380, 300, 640), mix(hue, '#ffffff', 0.82), { opacity: 0.75 });
  const shadow = group(ellipse(306, 520, 170, 17, tones(hue).darker), { opacity: 0.32, filter: pen.blur(13, 1) });
  const view = viewsOf(kind).includes('angle') ? 'angle' : 'front';
  const product = paintProduct({ kind, colour: '#2f3541', accent: hue }, view, pen, true);
  return svg(
    600,
    600,
    pen,
    rect(0, 0, 600, 600, 0, ground) + mark + shadow + group(product, { transform: 'translate(24 10) scale(.46)' }),
  );
}
