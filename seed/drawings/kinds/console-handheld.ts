import { mix, type Tones } from '../colour.ts';
import { batteryMark, glare, wallpaper } from '../screen.ts';
import { circle, group, moved, path, rect, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';

/** A console whose outline bulges into grips at both ends. */
const GRIPS =
  'M-420 -196H420C470 -196 505 -160 508 -100C512 0 506 110 484 180C470 226 420 226 396 202C370 188 340 184 300 184H-300C-340 184 -370 188 -396 202C-420 226 -470 226 -484 180C-506 110 -512 0 -508 -100C-505 -160 -470 -196 -420 -196z';

/** Wings that reach far below the screen, as of a controller cut in two. */
const WINGS =
  'M-330 -176H330L344 -196H410C470 -196 500 -140 512 -40C522 60 520 160 496 214C478 250 436 236 420 196C404 150 380 128 344 124L330 176H-330L-344 124C-380 128 -404 150 -420 196C-436 236 -478 250 -496 214C-520 160 -522 60 -512 -40C-500 -140 -470 -196 -410 -196H-344z';

const OUTLINES: Readonly<Record<string, string>> = {
  'handheld-pc': GRIPS,
  portal: WINGS,
  'one-piece': roundedBox(1010, 392, 92),
};

/** The outline of a handheld console around (0, 0). */
export const handheldOutline = (line: string): string => OUTLINES[line] ?? roundedBox(1010, 392, 92);

function stick(x: number, y: number, { pen }: Art): string {
  const cap = pen.radial(
    [
      [0, '#1a1e26'],
      [0.7, '#2f3541'],
      [1, '#0a0c11'],
    ],
    0.42,
    0.38,
    0.65,
  );
  return (
    circle(x, y, 46, '#0a0c10') +
    circle(x, y, 37, cap) +
    circle(x, y, 24, '#1a1e26', { stroke: '#3b4252', 'stroke-width': 2 })
  );
}

function button({ pen }: Art, x: number, y: number, mark = ''): string {
  const cap = pen.radial(
    [
      [0, '#3a404d'],
      [1, '#12151b'],
    ],
    0.4,
    0.35,
    0.7,
  );
  return circle(x, y, 20, cap) + (mark && circle(x, y, 7, 'none', { stroke: mark, 'stroke-width': 4 }));
}

const GREY = ['#8b93a1', '#8b93a1', '#8b93a1', '#8b93a1'] as const;
const COLOURS = ['#f5c518', '#34c35a', '#3f7df0', '#e0433c'] as const;

/** Four buttons in a diamond: top, bottom, left and right. */
function diamond(art: Art, x: number, y: number, marks: readonly string[] = []): string {
  return (
    button(art, x, y - 40, marks[0]) +
    button(art, x, y + 40, marks[1]) +
    button(art, x - 40, y, marks[2]) +
    button(art, x + 40, y, marks[3])
  );
}

const cross = (x: number, y: number) =>
  rect(x - 17, y - 50, 34, 100, 9, '#1a1e26') + rect(x - 50, y - 17, 100, 34, 9, '#1a1e26');

/** The game on the screen, of 604 × 340 around (0, 0). */
function game({ pen, accent, shape }: Art): string {
  const [w, h] = [604, 340];
  const tiles = ['#f0546c', '#f5a524', '#34c38f', '#38bdf8', '#8b5cf6']
    .map((colour, i) => rect(40 + i * 108, h - 92, 94, 62, 10, colour, { opacity: 0.92 }))
    .join('');
  const hero =
    wallpaper(pen, w, h, accent, shape.wallpaper?.scene ?? 'dunes') +
    path('M70 250L110 180L150 210L200 130L260 230L300 250z', '#0b0f2c', { opacity: 0.55 }) +
    tiles +
    rect(36, h - 96, 102, 70, 13, 'none', { stroke: '#ffffff', 'stroke-width': 4 }) +
    rect(40, 34, 130, 14, 7, '#ffffff', { opacity: 0.9 }) +
    batteryMark(w - 82, 30, 40, '#ffffff') +
    glare(pen, w, h, 0.5);
  const clip = { 'clip-path': pen.clip(rect(0, 0, w, h, 6, '#000')) };
  return rect(-322, -184, 644, 368, 12, '#05070a') + moved(group(hero, clip), -w / 2, -h / 2);
}

function shaded({ pen }: Art, tone: Tones): string {
  return pen.linear(
    [
      [0, tone.lighter],
      [0.3, tone.base],
      [1, tone.dark],
    ],
    [0, 0, 0.8, 1],
  );
}

/** A wing that slides off the screen, with a coloured rail at its inner edge. */
function wing(art: Art, left: boolean): string {
  const d = left
    ? 'M-330 -196V196H-413A92 92 0 0 1 -505 104V-104A92 92 0 0 1 -413 -196z'
    : 'M330 -196V196H413A92 92 0 0 0 505 104V-104A92 92 0 0 0 413 -196z';
  const { accent, body } = art;
  return (
    path(d, shaded(art, body), { stroke: body.lighter, 'stroke-width': 2, 'stroke-opacity': 0.6 }) +
    rect(left ? -340 : 332, -196, 8, 392, 2, accent.base)
  );
}

const menuKeys =
  rect(-372, -166, 26, 7, 3.5, '#12151b') +
  rect(346, -166, 26, 7, 3.5, '#12151b') +
  rect(355.5, -175.5, 7, 26, 3.5, '#12151b') +
  rect(-374, 136, 22, 22, 5, '#12151b') +
  circle(366, 148, 13, '#12151b', { stroke: '#5b6270', 'stroke-width': 2 });

/** The shoulder keys behind the front, around (0, 0). */
export const shoulderKeys = rect(-470, -206, 120, 30, 14, '#1a1e26') + rect(350, -206, 120, 30, 14, '#1a1e26');

/** The front of a handheld console, around (0, 0), with its maker's layout of sticks and buttons. */
export function handheldFace(art: Art): string {
  const { body, line } = art;
  const edge = { stroke: body.lighter, 'stroke-width': 2, 'stroke-opacity': 0.6 };
  if (line === 'handheld-pc')
    return (
      path(GRIPS, shaded(art, body), edge) +
      group(game(art), { transform: 'scale(1 .96)' }) +
      stick(-412, -96, art) +
      cross(-412, 54) +
      diamond(art, 412, -84, COLOURS) +
      stick(412, 64, art) +
      rect(-384, -176, 34, 9, 4.5, '#12151b') +
      rect(350, -176, 34, 9, 4.5, '#12151b') +
      path('M-462 150L-430 168M430 168L462 150', 'none', { stroke: art.accent.base, 'stroke-width': 7 })
    );
  if (line === 'portal')
    return (
      path(WINGS, shaded(art, body), edge) +
      rect(-352, -200, 704, 386, 40, '#0b0d12') +
      game(art) +
      cross(-428, -90) +
      diamond(art, 428, -90, GREY) +
      stick(-396, 50, art) +
      stick(396, 50, art)
    );
  if (line === 'one-piece')
    return (
      path(handheldOutline(line), shaded(art, body), edge) +
      group(game(art), { transform: 'scale(.94)' }) +
      stick(-416, -84, art) +
      cross(-416, 62) +
      diamond(art, 416, -84) +
      stick(416, 62, art) +
      menuKeys
    );
  return (
    rect(-334, -196, 668, 392, 4, '#14171e') +
    wing(art, true) +
    wing(art, false) +
    game(art) +
    stick(-416, -84, art) +
    diamond(art, -416, 62) +
    diamond(art, 416, -84) +
    stick(416, 62, art) +
    menuKeys
  );
}

/** The paint of a handheld's edge. */
export function handheldEdge({ pen, body }: Art): string {
  return pen.linear([
    [0, mix(body.dark, '#2b303b', 0.5)],
    [1, mix(body.darker, '#0a0c11', 0.6)],
  ]);
}
