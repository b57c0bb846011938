import { circle, ellipse, group, line, path, rect, repeat, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';

/** What can be in the box besides the product. */
export type BoxItem =
  | 'usb-cable'
  | 'audio-cable'
  | 'video-cable'
  | 'power-cord'
  | 'power-adapter'
  | 'laptop-adapter'
  | 'quick-start-guide'
  | 'eject-pin'
  | 'clear-case'
  | 'remote'
  | 'batteries'
  | 'screws'
  | 'ear-tips'
  | 'strap'
  | 'charging-puck'
  | 'dongle'
  | 'pouch'
  | 'sleeve'
  | 'backpack'
  | 'dock'
  | 'camera-battery'
  | 'neck-strap'
  | 'stylus';

/** An item that lies on the ground around (0, 0), in millimetres. */
export interface LyingItem {
  width: number;
  height: number;
  picture: string;
}

const STROKE = { stroke: '#c3cad5', 'stroke-width': 0.8 };

function shadow({ pen }: Art, rx: number, ry: number): string {
  const soft = pen.radial([
    [0, '#1b2536', 0.24],
    [0.6, '#1b2536', 0.14],
    [1, '#1b2536', 0],
  ]);
  return ellipse(rx * 0.06, ry * 0.14, rx * 1.14, ry * 1.16, soft);
}

/** A coil of cable with a tie around it and the plugs given, `size` wide. */
function coil(size: number, thick: number, [dark, light]: readonly [string, string], plugs: string): string {
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

const WHITE_CABLE = ['#ccd2dc', '#fbfcfd'] as const;
const BLACK_CABLE = ['#0d1017', '#353b47'] as const;

/** A plug of a cable at (x, y), turned. */
function plug(x: number, y: number, turn: number, [body, metal]: readonly [string, string], size: number): string {
  const content =
    rect(0, -size * 0.3, size, size * 0.6, size * 0.14, body, STROKE) +
    rect(size, -size * 0.22, size * 0.44, size * 0.44, size * 0.12, metal, { stroke: '#8b93a1', 'stroke-width': 0.5 });
  return group(content, { transform: `translate(${x} ${y}) rotate(${turn})` });
}

function leaflet(width: number, height: number): string {
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

function remote({ pen }: Art): string {
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

function cell(x: number): string {
  return (
    rect(x - 5, -22, 10, 44, 2, '#2d3340') +
    rect(x - 5, -22, 10, 13, 2, '#d4a843') +
    rect(x - 2, -24, 4, 3, 1, '#c3c9d3')
  );
}

function adapter({ pen }: Art): string {
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

function laptopAdapter({ pen }: Art): string {
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

function earTips({ pen }: Art): string {
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

function puck({ pen }: Art): string {
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

const pouch =
  path('M-84 -50C-84 -120 84 -120 84 -50C92 20 70 100 0 102C-70 100 -92 20 -84 -50z', '#2b303a', {
    stroke: '#4a5262',
    'stroke-width': 2,
  }) +
  path('M-70 -46C-70 -100 70 -100 70 -46C78 18 58 86 0 88C-58 86 -78 18 -70 -46z', 'none', {
    stroke: '#596374',
    'stroke-width': 2,
    'stroke-dasharray': '7 5',
  });

const PAINTERS: Record<BoxItem, (art: Art) => LyingItem> = {
  'usb-cable': () => ({
    width: 84,
    height: 62,
    picture: coil(
      80,
      3.6,
      WHITE_CABLE,
      plug(24, 24, 12, ['#ffffff', '#b9c0cc'], 17) + plug(-28, 20, 150, ['#ffffff', '#b9c0cc'], 17),
    ),
  }),
  'audio-cable': () => ({
    width: 82,
    height: 60,
    picture: coil(76, 3, BLACK_CABLE, plug(22, 22, 14, ['#20242d', '#d4a843'], 15)),
  }),
  'video-cable': () => ({
    width: 118,
    height: 92,
    picture: coil(
      112,
      6,
      BLACK_CABLE,
      plug(30, 34, 14, ['#20242d', '#aeb5c0'], 34) + plug(-34, 30, 160, ['#20242d', '#aeb5c0'], 34),
    ),
  }),
  'power-cord': () => ({
    width: 124,
    height: 96,
    picture: coil(116, 7, BLACK_CABLE, plug(30, 36, 18, ['#20242d', '#14171e'], 36)),
  }),
  'power-adapter': (art) => ({ width: 46, height: 62, picture: adapter(art) }),
  'laptop-adapter': (art) => ({ width: 152, height: 112, picture: laptopAdapter(art) }),
  'quick-start-guide': () => ({
    width: 82,
    height: 112,
    picture: group(leaflet(74, 105), { transform: 'rotate(-5)' }),
  }),
  'eject-pin': () => ({
    width: 14,
    height: 40,
    picture: circle(0, -8, 5.5, 'none', { stroke: '#9aa3b2', 'stroke-width': 2 }) + line('M0 -2V16', '#9aa3b2', 1.6),
  }),
  'clear-case': ({ measures }) => {
    const [width, height] = [(measures?.width ?? 72) + 5, (measures?.height ?? 150) + 5];
    const shape = roundedBox(width, height, 13);
    return {
      width,
      height,
      picture:
        path(shape, '#dfe7f0', { 'fill-opacity': 0.55, stroke: '#ffffff', 'stroke-width': 3 }) +
        path(shape, 'none', { stroke: '#aeb9c8', 'stroke-width': 0.8 }) +
        rect(-width / 2 + 7, -height / 2 + 7, 32, 34, 9, '#eef1f5', { stroke: '#aeb9c8', 'stroke-width': 0.8 }),
    };
  },
  remote: (art) => ({ width: 60, height: 168, picture: group(remote(art), { transform: 'rotate(8)' }) }),
  batteries: () => ({ width: 28, height: 50, picture: cell(-7) + cell(7) }),
  screws: () => ({
    width: 80,
    height: 96,
    picture:
      rect(-36, -44, 72, 88, 4, '#eef2f7', { 'fill-opacity': 0.75, stroke: '#b6bfcd', 'stroke-width': 1 }) +
      rect(-36, -44, 72, 12, 3, '#c3cbd8') +
      repeat(4, (i) =>
        group(circle(0, 0, 5, '#8b93a1') + rect(-1.8, 3, 3.6, 22, 1, '#9aa3b2'), {
          transform: `translate(${-20 + i * 13} ${-6 + (i % 2) * 10}) rotate(${i * 14 - 20})`,
        }),
      ),
  }),
  'ear-tips': (art) => ({ width: 68, height: 40, picture: earTips(art) }),
  strap: ({ body }) => ({
    width: 132,
    height: 26,
    picture:
      rect(-64, -11, 128, 22, 10, body.base, { stroke: body.dark, 'stroke-width': 1 }) +
      repeat(6, (i) => rect(-50 + i * 11, -1.6, 5, 3.2, 1.6, body.darker)),
  }),
  'charging-puck': (art) => ({ width: 84, height: 60, picture: puck(art) }),
  dongle: () => ({
    width: 30,
    height: 20,
    picture:
      rect(-13, -8, 17, 16, 3, '#2a303c') +
      rect(4, -6, 10, 12, 1, '#c3c9d3', { stroke: '#98a1b0', 'stroke-width': 0.6 }),
  }),
  pouch: ({ measures }) => {
    const share = measures && measures.height < 180 ? 0.72 : 1;
    return { width: 176 * share, height: 210 * share, picture: group(pouch, { transform: `scale(${share})` }) };
  },
  backpack: () => ({
    width: 320,
    height: 440,
    picture:
      path('M-40 -214C-40 -240 40 -240 40 -214', 'none', { stroke: '#20242d', 'stroke-width': 12 }) +
      path('M-150 -120C-150 -210 150 -210 150 -120L156 190Q156 214 130 214H-130Q-156 214 -156 190z', '#2b303a') +
      rect(-112, 20, 224, 160, 26, '#353b47', { stroke: '#4a5262', 'stroke-width': 3 }) +
      line('M-112 60H112M-118 -70C-60 -130 60 -130 118 -70', '#6b7484', 4),
  }),
  dock: () => ({
    width: 206,
    height: 120,
    picture:
      rect(-102, -54, 204, 108, 14, '#20242d', { stroke: '#4a5262', 'stroke-width': 1.5 }) +
      rect(-90, -44, 180, 10, 5, '#0a0c10') +
      circle(-84, 40, 3, '#7dd3a8'),
  }),
  sleeve: ({ measures }) => {
    const [width, height] = [(measures?.width ?? 340) + 24, (measures?.depth ?? 240) + 24];
    return {
      width,
      height,
      picture:
        rect(-width / 2, -height / 2, width, height, 14, '#4b5361') +
        rect(-width / 2, -height / 2, width, 40, 14, '#3a414d') +
        line(`M${-width / 2 + 16} ${-height / 2 + 40}H${width / 2 - 16}`, '#aeb5c0', 3),
    };
  },
  'camera-battery': () => ({
    width: 42,
    height: 48,
    picture:
      rect(-19, -22, 38, 44, 4, '#2b303a', { stroke: '#4a5262', 'stroke-width': 1 }) +
      rect(-14, -8, 28, 20, 2, '#596374') +
      repeat(4, (i) => rect(-13 + i * 7, -20, 4.5, 6, 0.8, '#d4a843')),
  }),
  'neck-strap': () => ({
    width: 150,
    height: 84,
    picture:
      line('M-60 26C-70 -40 -20 -40 0 -8S64 36 62 -26', '#1d2129', 26) +
      line('M-60 26C-70 -40 -20 -40 0 -8S64 36 62 -26', '#3a414d', 19) +
      line('M-60 26C-70 -40 -20 -40 0 -8S64 36 62 -26', '#6b7484', 1.4, { 'stroke-dasharray': '4 4' }),
  }),
  stylus: () => ({
    width: 30,
    height: 166,
    picture: group(rect(-4.4, -82, 8.8, 150, 4, '#f1f3f6', STROKE) + path('M-4.4 66H4.4L1.2 82H-1.2z', '#7a8496'), {
      transform: 'rotate(9)',
    }),
  }),
};

/** An item of a box as it lies on the ground. */
export function lyingItem(item: BoxItem, art: Art): LyingItem {
  const { width, height, picture } = PAINTERS[item](art);
  return { width, height, picture: shadow(art, width / 2, height / 2) + picture };
}
