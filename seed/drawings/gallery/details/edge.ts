import { mix } from '../../colour.ts';
import { paintSocket } from '../../kinds/sockets.ts';
import type { Socket } from '../../model-shape.ts';
import { figures, figuresWidth, wallpaper } from '../../screen.ts';
import { circle, group, line, moved, rect, repeat } from '../../shapes.ts';
import type { Art } from '../../sketch.ts';
import { type Detail, type DetailPart, type PlacedPart, part } from './detail.ts';

/** How far the edge is turned, in degrees: labels at the sides then reach each of its parts. */
const TURN = 36;
const REACH = 1300;

/** Where a place of the turned edge is in the picture. */
function turnedPlace(name: DetailPart, x: number, y = 0): PlacedPart {
  const [sin, cos] = [Math.sin((TURN * Math.PI) / 180), Math.cos((TURN * Math.PI) / 180)];
  return part(name, 600 + x * cos - y * sin, 600 + x * sin + y * cos);
}

const turned = (content: string) => group(content, { transform: `translate(600 600) rotate(${TURN})` });

interface SocketRow {
  picture: string;
  parts: PlacedPart[];
}

/** From so many sockets on they lie in two rows. */
const TWO_ROWS = 6;

/** Sockets around (0, 0) within `length`, and the first of each sort. */
function socketRow(sockets: readonly Socket[], tongue: string, length = 900): SocketRow {
  const inRow = sockets.length < TWO_ROWS ? sockets.length : Math.ceil(sockets.length / 2);
  const scale = Math.min(1.9, length / (Math.max(1, inRow) * 112));
  const step = 112 * scale * (inRow < 4 ? 1.35 : 1);
  const at = (index: number) => {
    const [column, row] = [index % inRow, Math.floor(index / inRow)];
    const isSecond = row > 0;
    const count = isSecond ? sockets.length - inRow : inRow;
    return [(column - (count - 1) / 2) * step, inRow < sockets.length ? (isSecond ? 90 : -90) : 0] as const;
  };
  const picture = sockets
    .map((socket, index) =>
      moved(
        group(paintSocket(socket, tongue), {
          transform: `scale(${Math.round(scale * 100) / 100})`,
        }),
        ...at(index),
      ),
    )
    .join('');
  const parts = [...new Set(sockets)].map((socket) => turnedPlace(socket, ...at(sockets.indexOf(socket))));
  return { picture, parts };
}

/** The edge of a body: its face above, the edge in the light, and the shadow below. */
function edgeBody({ pen, body }: Art, thickness: number): string {
  const half = thickness / 2;
  const side = pen.linear([
    [0, body.lighter],
    [0.08, body.light],
    [0.55, body.base],
    [0.92, body.dark],
    [1, body.darker],
  ]);
  const shadow = pen.linear([
    [0, '#1b2536', 0.5],
    [0.4, '#1b2536', 0.16],
    [1, '#1b2536', 0],
  ]);
  return (
    rect(-REACH, half - 4, REACH * 2, 150, 0, shadow) +
    rect(-REACH, -half, REACH * 2, thickness, 0, side) +
    rect(-REACH, -half, REACH * 2, 5, 0, body.lighter, { opacity: 0.9 }) +
    rect(-REACH, half - 10, REACH * 2, 10, 0, body.darker, { opacity: 0.5 })
  );
}

/** The upper side of a laptop at its edge: keys in their tray. */
function deck({ pen, body, shape, accent }: Art, thickness: number): string {
  const low = -thickness / 2;
  const top = pen.linear([
    [0, body.light],
    [1, body.base],
  ]);
  const lit = shape.lighting === 'rgb' ? accent.light : shape.lighting === 'white' ? '#e8eefc' : '#8b93a1';
  const keys = repeat(3, (row) =>
    repeat(14, (column) => {
      const [x, y] = [-1010 + column * 146 + row * 34, low - 250 - row * 140];
      return (
        rect(x, y, 130, 122, 14, '#14171e', { stroke: '#2b303a', 'stroke-width': 3 }) +
        rect(x + 6, y + 4, 118, 104, 12, '#1d212a') +
        rect(x + 44, y + 42, 40, 7, 3.5, lit, { opacity: 0.85 })
      );
    }),
  );
  return (
    rect(-REACH, low - 1200, REACH * 2, 1200, 0, top) +
    rect(-REACH, low - 1200, REACH * 2, 1080, 30, mix(body.darker, '#0b0d12', 0.5)) +
    keys
  );
}

/** Sockets of a laptop whose specification names none. */
const USUAL_LAPTOP: readonly Socket[] = ['usb-c', 'usb-c', 'headphones'];

export function laptopEdge(art: Art): Detail {
  const thickness = art.line === 'gaming' ? 260 : art.line === 'convertible' ? 176 : 205;
  // One of each sort: the others may be on the other side.
  const sockets = [...new Set(art.shape.sockets ?? USUAL_LAPTOP)];
  const row = socketRow(sockets, '#3f74f6');
  const vents =
    art.line === 'gaming'
      ? repeat(9, (i) => rect(520 + i * 34, -74, 15, 148, 7, '#07090d'))
      : rect(560, -5, 130, 10, 5, '#07090d');
  const keyboard = turnedPlace('keyboard', 120, -thickness / 2 - 320);
  return {
    picture: turned(deck(art, thickness) + edgeBody(art, thickness) + vents + row.picture),
    parts: [keyboard, ...row.parts].slice(0, 4),
  };
}

/** Holes of a loudspeaker around (0, 0). */
const grille = (count: number, gap: number) =>
  repeat(count, (i) =>
    circle((i - (count - 1) / 2) * gap, 0, gap * 0.3, '#07090d', { stroke: '#3b4252', 'stroke-width': 2 }),
  );

export function tabletEdge(art: Art): Detail {
  const { pen, body, accent } = art;
  const thickness = 190;
  const low = -thickness / 2;
  const scene = art.shape.wallpaper?.scene ?? 'aurora';
  const glass =
    rect(-REACH, low - 1200, REACH * 2, 1200, 0, '#07090d') +
    group(wallpaper(pen, 1800, 900, accent, scene), {
      transform: `translate(-900 ${low - 1010})`,
      'clip-path': pen.clip(rect(0, 0, 1800, 900, 20, '#000')),
    }) +
    rect(-REACH, low - 14, REACH * 2, 14, 0, body.light, { opacity: 0.7 });
  const stylus =
    art.line === 'pencil'
      ? rect(-REACH, low - 96, 560 + REACH - 900, 66, 33, '#f4f6f9', { stroke: '#c3cad5', 'stroke-width': 3 })
      : '';
  const port = group(paintSocket('usb-c', ''), { transform: 'scale(2.3)' });
  return {
    picture: turned(
      glass + stylus + edgeBody(art, thickness) + port + moved(grille(7, 36), -360, 0) + moved(grille(7, 36), 360, 0),
    ),
    parts: [turnedPlace('speaker', -330), turnedPlace('usb-c', 0), turnedPlace('screen', 170, low - 260)],
  };
}

/** Lines of screens, whose backs have ribs of other widths. */
const BACKS = ['office', 'creator', 'smart', 'gaming', 'curved', 'ultrawide', 'slim', 'pedestal', 'frame'];

/** The back of a screen with its sockets in a recess. */
export function socketRecess(art: Art, usual: readonly Socket[]): Detail {
  const { pen, body, seed } = art;
  const sockets = art.shape.sockets?.length ? art.shape.sockets : usual;
  const row = socketRow(sockets, '#e8eefc', 980);
  const back = pen.linear([
    [0, body.light],
    [0.5, body.base],
    [1, body.dark],
  ]);
  const form = Math.max(0, BACKS.indexOf(art.line));
  const ribs = repeat(9, (i) =>
    rect(-REACH, -450 - i * (44 + form * 6), REACH * 2, 12 + form * 3 + (seed % 3) * 4, 6, body.darker, {
      opacity: 0.5,
    }),
  );
  const seamY = 370 + form * 14;
  const depth = pen.linear([
    [0, '#04060a'],
    [0.3, mix(body.darker, '#0b0d12', 0.6)],
    [1, mix(body.dark, '#14171e', 0.5)],
  ]);
  const half = sockets.length < TWO_ROWS ? 150 : 230;
  const corner = { stroke: body.lighter, 'stroke-width': 4, 'stroke-opacity': 0.5 };
  return {
    picture: turned(
      rect(-REACH, -REACH, REACH * 2, REACH * 2, 0, back) +
        ribs +
        rect(-640, -half, 1280, half * 2, 34, depth, corner) +
        row.picture +
        line(`M-${REACH} ${seamY}H${REACH}`, body.darker, 6) +
        line(`M-${REACH} ${seamY + 6}H${REACH}`, body.lighter, 3, { opacity: 0.5 }) +
        screwHead(-560, 310) +
        screwHead(560, 310),
    ),
    parts: row.parts.slice(0, 4),
  };
}

const screwHead = (x: number, y: number) =>
  circle(x, y, 26, '#8b93a1', { stroke: '#3f4652', 'stroke-width': 5 }) +
  line(`M${x - 12} ${y - 12}L${x + 12} ${y + 12}M${x - 12} ${y + 12}L${x + 12} ${y - 12}`, '#3f4652', 6);

/** The upper end of a power bank. */
export function powerBankEdge(art: Art): Detail {
  const { body, accent, shape, pen } = art;
  const isMagnetic = art.line === 'magnetic';
  const thickness = isMagnetic ? 190 : 270;
  const low = -thickness / 2;
  const { usbC, usbA } = shape.ports ?? { usbC: 2, usbA: 1 };
  const sockets = [
    ...Array.from({ length: usbC }, () => 'usb-c' as const),
    ...Array.from({ length: usbA }, () => 'usb-a' as const),
  ];
  const row = socketRow(sockets, '#ff8a3d', 620);
  const face = pen.linear([
    [0, body.base],
    [1, body.light],
  ]);
  const grain = repeat(26, (i) => rect(-REACH, low - 20 - i * 26, REACH * 2, 8, 0, body.darker, { opacity: 0.16 }));
  const shown = isMagnetic
    ? circle(60, low - 380, 250, 'none', { stroke: body.lighter, 'stroke-width': 46, opacity: 0.8 }) +
      circle(60, low - 380, 250, 'none', { stroke: body.darker, 'stroke-width': 3, opacity: 0.6 })
    : rect(-190, low - 330, 400, 250, 44, '#080a0f', { stroke: body.darker, 'stroke-width': 6 }) +
      figures('88', 10 - figuresWidth('88', 140) / 2, low - 290, 140, '#f5f8ff', 0.1) +
      repeat(4, (i) => circle(-80 + i * 60, low - 112, 11, i < 3 ? accent.light : '#343b48'));
  const sign = isMagnetic ? turnedPlace('magnets', 200, low - 190) : turnedPlace('display', 120, low - 220);
  return {
    picture: turned(
      rect(-REACH, low - 1200, REACH * 2, 1200, 0, face) + grain + shown + edgeBody(art, thickness) + row.picture,
    ),
    parts: [sign, ...row.parts].slice(0, 4),
  };
}

/** The front or the rear of a box with sockets: a console for the television, or a sound bar, which has an optical one. */
export function boxEdge(art: Art, sockets: readonly Socket[], last: 'power' | 'optical'): Detail {
  const { pen, body, accent } = art;
  const thickness = 300;
  const low = -thickness / 2;
  const row = socketRow(sockets, '#3f74f6', 640);
  const top = pen.linear([
    [0, body.base],
    [1, body.light],
  ]);
  const end =
    last === 'power'
      ? circle(430, 0, 58, '#0d1017', { stroke: body.lighter, 'stroke-width': 4 }) +
        circle(430, 0, 26, 'none', { stroke: accent.light, 'stroke-width': 7 }) +
        rect(426, -34, 8, 34, 4, accent.light)
      : rect(380, -50, 100, 100, 14, '#0a0c10', { stroke: '#8b93a1', 'stroke-width': 6 }) +
        circle(430, 4, 24, '#c2313b') +
        circle(430, 4, 44, '#ff4d5e', { opacity: 0.25 });
  const slots = repeat(14, (i) => rect(-620 + i * 92, low - 360, 54, 240, 20, body.darker, { opacity: 0.55 }));
  return {
    picture: turned(
      rect(-REACH, low - 1200, REACH * 2, 1200, 0, top) + slots + edgeBody(art, thickness) + row.picture + end,
    ),
    parts: [...row.parts, turnedPlace(last, 430)].slice(0, 4),
  };
}
