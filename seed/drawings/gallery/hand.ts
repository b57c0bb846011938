import { mix } from '../colour.ts';
import { type Pen, short } from '../pen.ts';
import { group, line, moved, path, rect } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { chosen } from '../variety.ts';

/** Colours of a hand under the studio light. */
interface Skin {
  light: string;
  base: string;
  dark: string;
  crease: string;
  nail: string;
}

const SKINS = ['#e9bd9b', '#dba67f', '#c48a63', '#f0cbae'] as const;

function skinOf({ seed }: Art): Skin {
  const base = chosen(SKINS, seed, 11);
  return {
    light: mix(base, '#fff4ea', 0.42),
    base,
    dark: mix(base, '#8a4a2e', 0.34),
    crease: mix(base, '#7a3d28', 0.55),
    nail: mix(base, '#ffe9e4', 0.6),
  };
}

/** The paint of a hand, lit from the left, between two places of its own coordinates: parts that share it merge. */
function skinPaint(pen: Pen, skin: Skin, [x1, y1, x2, y2]: readonly [number, number, number, number]): string {
  const stops = [skin.light, skin.base, skin.dark].map(
    (colour, i) => `<stop offset="${i / 2}" stop-color="${colour}"/>`,
  );
  return `url(#${pen.define(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.join('')}</linearGradient>`,
  )})`;
}

const placed = (content: string, x: number, y: number, turn: number) =>
  group(content, { transform: `translate(${short(x)} ${short(y)}) rotate(${short(turn)})` });

const edge = (skin: Skin, d: string) => line(d, skin.crease, 0.7, { opacity: 0.45 });

function nail(skin: Skin, x: number, y: number, width: number, height: number): string {
  const shape = { stroke: skin.crease, 'stroke-width': 0.4, 'stroke-opacity': 0.5 };
  return rect(x - width / 2, y, width, height, width * 0.46, skin.nail, shape);
}

/** A finger `length` millimetres long that points up from (0, 0), open at its root, with its nail or the lines of its joints. */
function finger(skin: Skin, paint: string, width: number, length: number, side: 'nail' | 'pad'): string {
  const [w, tip] = [width / 2, width * 0.46];
  const outline =
    `M${short(-w)} 0C${short(-w)} ${short(-length * 0.4)} ${short(-w * 0.94)} ${short(-length * 0.7)} ${short(-tip)} ${short(-length + tip)}` +
    `A${short(tip)} ${short(tip * 1.1)} 0 0 1 ${short(tip)} ${short(-length + tip)}` +
    `C${short(w * 0.94)} ${short(-length * 0.7)} ${short(w)} ${short(-length * 0.4)} ${short(w)} 0`;
  const body = path(`${outline}V24H${short(-w)}z`, paint) + edge(skin, outline);
  if (side === 'nail') return body + nail(skin, 0, -length + width * 0.14, width * 0.6, width * 0.56);
  const joint = (share: number) =>
    line(
      `M${short(-w * 0.55)} ${short(-length * share)}q${short(w * 0.55)} 1.8 ${short(w * 1.1)} 0`,
      skin.crease,
      0.7,
      {
        opacity: 0.4,
      },
    );
  return body + joint(0.36) + joint(0.66);
}

/**
 * A right hand at the right side of an upright device whose middle is (0, 0), in millimetres: what is behind it, and the thumb
 * before it. `right` is that side, `low` the height of the root of the thumb.
 */
export function thumbSide(art: Art, right: number, low: number): { behind: string; before: string } {
  const skin = skinOf(art);
  const paint = skinPaint(art.pen, skin, [-70, -60, 40, 20]);
  const palm =
    'M-60 -60L-52 30' +
    'C-46 60 -54 120 -62 300' +
    'H26C12 120 4 80 14 40' +
    'C20 22 28 8 28 -8' +
    'C28 -34 17 -62 2 -70z';
  const thumb = 'M28 -6C27 -36 12 -66 -3 -89' + 'C-9 -97 -22 -91 -19 -80' + 'C-15 -62 -4 -44 -1 -12';
  const before =
    path(`${thumb}z`, '#0a0f1a', { opacity: 0.24, transform: 'translate(-2.2 2.6)' }) +
    path(`${thumb}L-2 4C8 16 24 10 28 -6z`, paint) +
    edge(skin, thumb) +
    placed(nail(skin, 0, 0, 10.4, 11.5), -13.4, -92, -34) +
    line('M2 -56q5 -2 9 -6', skin.crease, 0.7, { opacity: 0.4 });
  const crease = line('M2 16q-12 12 -15 40', skin.crease, 1, { opacity: 0.3 });
  return { behind: moved(path(palm, paint) + crease, right, low), before: moved(before, right, low) };
}

/** A right hand around an upright device of the given size in millimetres, whose middle is (0, 0). */
export function grip(art: Art, width: number, height: number): { behind: string; before: string } {
  const skin = skinOf(art);
  const [left, low] = [-width / 2, Math.max(60, height / 2 - 14)];
  const { behind, before } = thumbSide(art, width / 2, low);
  const paint = skinPaint(art.pen, skin, [-8, -14, 10, 8]);
  const tips = [
    [-86, 17, 17],
    [-67, 17.5, 20],
    [-48, 17, 19],
    [-30, 15, 15],
  ] as const;
  const fingers = tips.map(([y, wide, reach], index) => {
    const shape = (fill: string, more = {}) => rect(-wide / 2, -reach, wide, reach + 11, wide / 2, fill, more);
    const content =
      shape('#0a0f1a', { opacity: 0.26, transform: 'translate(2.4 -1.6)' }) +
      shape(paint, { stroke: skin.crease, 'stroke-width': 0.6, 'stroke-opacity': 0.5 }) +
      nail(skin, 0, -reach + 2, wide * 0.56, wide * 0.5);
    return placed(content, left, low + y, 80 - index * 4);
  });
  return { behind, before: fingers.join('') + before };
}

/** An open hand, seen from above, whose palm's middle is (0, 0), in millimetres; it fills about 130 × 200. */
export function openHand(art: Art): string {
  const skin = skinOf(art);
  const paint = skinPaint(art.pen, skin, [-60, -80, 60, 90]);
  const own = skinPaint(art.pen, skin, [-16, -70, 40, 110]);
  const fingers = [
    [-33, -34, -13, 16.5, 58],
    [-12, -44, -4.5, 18, 72],
    [9.5, -45, 3, 18.5, 78],
    [30.5, -38, 11, 17.5, 68],
  ] as const;
  const palm =
    'M-41 -30C-41 -40 -30 -46 -20 -46C-6 -50 6 -50 19 -46C32 -46 39 -42 40 -32C43 -16 47 -2 60 -14' +
    'C66 -22 70 -32 74 -40C79 -50 94 -45 91 -32C86 -10 72 20 52 38C40 50 32 60 31 84C31 120 36 180 42 300' +
    'H-44C-38 180 -32 120 -32 84C-33 52 -44 28 -45 4C-46 -12 -43 -22 -41 -30z';
  return (
    path(palm, paint, { stroke: skin.crease, 'stroke-width': 0.7, 'stroke-opacity': 0.4 }) +
    fingers.map(([x, y, turn, width, length]) => placed(finger(skin, own, width, length, 'pad'), x, y, turn)).join('') +
    path('M-40 -22C-38 -36 -28 -34 -20 -37C-6 -42 6 -42 19 -37C30 -36 38 -30 40 -18L30 20H-30z', paint) +
    line('M38 -18C22 -10 -2 -10 -20 -28', skin.crease, 1, { opacity: 0.35 }) +
    line('M42 -2C20 4 -8 2 -38 14', skin.crease, 1, { opacity: 0.35 }) +
    line('M42 -1C22 6 12 32 13 66', skin.crease, 1.2, { opacity: 0.4 }) +
    line('M-28 84q28 6 56 0', skin.crease, 1, { opacity: 0.3 })
  );
}

/** A lower arm from the left with the back of its hand, whose wrist is at (0, 0), in millimetres. */
export function wrist(art: Art): string {
  const skin = skinOf(art);
  const paint = skinPaint(art.pen, skin, [0, -50, 20, 56]);
  // Turned by about a right angle, a finger goes on in the paint of the back.
  const own = (y: number) => skinPaint(art.pen, skin, [-50 - y, 0, 56 - y, 0]);
  const fingers = [
    [92, -24, 82, 17, 62],
    [97, -6, 90, 18, 68],
    [94, 12.5, 97, 17.5, 62],
    [84, 29, 106, 15.5, 48],
  ] as const;
  const back =
    `M-420 -52C-160 -44 -60 -31 -6 -29C10 -30 22 -34 34 -44C52 -60 84 -70 112 -68C126 -66 126 -51 112 -50C98 -48 88 -42 82 -35` +
    'C100 -34 108 -26 110 -14C114 6 112 30 98 38C76 44 50 38 22 33C6 29 -20 29 -40 31C-120 36 -220 46 -420 58z';
  return (
    path(back, paint, { stroke: skin.crease, 'stroke-width': 0.7, 'stroke-opacity': 0.4 }) +
    placed(nail(skin, 0, 0, 10, 11), 122, -59, 86) +
    fingers
      .map(([x, y, turn, width, length]) => placed(finger(skin, own(y), width, length, 'nail'), x, y, turn))
      .join('') +
    path('M60 -32C84 -36 94 -28 96 -14C99 6 96 26 84 34C70 38 60 36 50 34z', paint) +
    [-20, -3, 14].map((y) => line(`M96 ${y}q-16 0 -34 ${short(y / -8)}`, skin.crease, 1, { opacity: 0.18 })).join('')
  );
}
