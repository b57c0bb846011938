import { circle, ellipse, group, line, path, rect, repeat, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import {
  adapter,
  BLACK_CABLE,
  cell,
  coil,
  earTips,
  laptopAdapter,
  leaflet,
  plug,
  pouch,
  puck,
  remote,
  STROKE,
  WHITE_CABLE,
} from './small-things.ts';

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

function shadow({ pen }: Art, rx: number, ry: number): string {
  const soft = pen.radial([
    [0, '#1b2536', 0.24],
    [0.6, '#1b2536', 0.14],
    [1, '#1b2536', 0],
  ]);
  return ellipse(rx * 0.06, ry * 0.14, rx * 1.14, ry * 1.16, soft);
}

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
