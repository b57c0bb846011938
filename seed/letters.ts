import { short } from './drawings/pen.ts';

/**
 * Skeletons of letters: lines of points `x,y`, separated by ` / `; a point with `~` is a corner that faces round off, and
 * a line ending in `z` is closed. Capitals and ascenders reach from 0 to the baseline at 100; lower-case letters begin at 34.
 */
const skeletons: Record<string, string> = {
  A: '0,100 38,0 76,100 / 13,66 63,66',
  B: '0,0 58,0~ 58,48~ 0,48 / 0,0 0,100 / 0,48 63,48~ 63,100~ 0,100',
  C: '66,24 66,0~ 0,0~ 0,100~ 66,100~ 66,76',
  D: '0,0 70,0~ 70,100~ 0,100 z',
  E: '54,0 0,0 0,100 54,100 / 0,50 46,50',
  F: '52,0 0,0 0,100 / 0,50 44,50',
  G: '67,24 67,0~ 0,0~ 0,100~ 68,100~ 68,56 42,56',
  H: '0,0 0,100 / 68,0 68,100 / 0,50 68,50',
  I: '0,0 0,100',
  J: '46,0 46,100~ 0,100~ 0,70',
  K: '0,0 0,100 / 60,0 0,58 / 22,37 64,100',
  L: '0,0 0,100 50,100',
  M: '0,100 0,0 42,66 84,0 84,100',
  N: '0,100 0,0 70,100 70,0',
  O: '0,0~ 76,0~ 76,100~ 0,100~ z',
  P: '0,100 0,0 61,0~ 61,54~ 0,54',
  Q: '0,0~ 76,0~ 76,100~ 0,100~ z / 50,72 78,102',
  R: '0,100 0,0 61,0~ 61,54~ 0,54 / 30,54 62,100',
  S: '58,24 58,0~ 2,0~ 2,50~ 60,50~ 60,100~ 0,100~ 0,76',
  T: '0,0 64,0 / 32,0 32,100',
  U: '0,0 0,100~ 68,100~ 68,0',
  V: '0,0 36,100 72,0',
  W: '0,0 26,100 52,14 78,100 104,0',
  X: '0,0 66,100 / 66,0 0,100',
  Y: '0,0 33,52 66,0 / 33,52 33,100',
  Z: '0,0 60,0 0,100 60,100',
  Ø: '0,0~ 76,0~ 76,100~ 0,100~ z / 10,102 66,-2',
  a: '6,34 54,34~ 54,100 / 54,62 0,62~ 0,100~ 54,100',
  b: '0,0 0,100 / 0,34~ 56,34~ 56,100~ 0,100~ z',
  c: '52,52 52,34~ 0,34~ 0,100~ 52,100~ 52,82',
  d: '56,0 56,100 / 0,34~ 56,34~ 56,100~ 0,100~ z',
  e: '0,67 56,67 56,34~ 0,34~ 0,100~ 52,100~ 52,86',
  f: '36,0 14,0~ 14,100 / 0,36 34,36',
  g: '0,34~ 56,34~ 56,98~ 0,98~ z / 56,34 56,128~ 4,128~ 4,116',
  h: '0,0 0,100 / 0,72 0,34~ 52,34~ 52,100',
  i: '0,34 0,100 / 0,2 0,14',
  k: '0,0 0,100 / 46,34 0,72 / 17,58 48,100',
  l: '0,0 0,100',
  m: '0,34 0,100 / 0,70 0,34~ 42,34~ 42,100 / 42,70 42,34~ 84,34~ 84,100',
  n: '0,34 0,100 / 0,72 0,34~ 52,34~ 52,100',
  o: '0,34~ 60,34~ 60,100~ 0,100~ z',
  p: '0,34 0,128 / 0,34~ 56,34~ 56,100~ 0,100~ z',
  q: '56,34 56,128 / 0,34~ 56,34~ 56,100~ 0,100~ z',
  r: '0,34 0,100 / 0,76 0,34~ 36,34',
  s: '48,50 48,34~ 0,34~ 0,66~ 52,66~ 52,100~ 0,100~ 0,84',
  t: '14,8 14,100~ 38,100 / 0,34 36,34',
  u: '0,34 0,100~ 52,100~ 52,34 / 52,34 52,100',
  v: '0,34 27,100 54,34',
  w: '0,34 20,100 40,42 60,100 80,34',
  x: '0,34 50,100 / 50,34 0,100',
  y: '0,34 28,100 / 56,34 20,128',
  z: '0,34 48,34 0,100 48,100',
  j: '14,34 14,128~ -10,128 / 14,2 14,14',
  0: '0,0~ 62,0~ 62,100~ 0,100~ z',
  7: '0,0 56,0 18,100',
  8: '4,0~ 58,0~ 58,48~ 4,48~ z / 0,48~ 62,48~ 62,100~ 0,100~ z',
  '.': '0,84 0,100',
  '-': '0,54 30,54',
  ' ': '14,100',
};

/** Forms of letters that some faces have instead of the usual ones. */
const alternatives = {
  /** A without its bar, and E of three bars. */
  open: { A: '0,100 38,0 76,100', E: '0,0 54,0 / 0,50 50,50 / 0,100 54,100' },
  /** Capitals with bowls instead of corners. */
  bowed: {
    A: '0,100 0,0~ 66,0~ 66,100 / 0,60 66,60',
    E: '54,0 0,0~ 0,100~ 54,100 / 0,50 46,50',
    M: '0,100 0,0~ 44,0~ 44,100 / 44,30 44,0~ 88,0~ 88,100',
    N: '0,100 0,0~ 66,0~ 66,100',
    V: '0,0 0,60~ 36,100 72,60~ 72,0',
  },
  /** Lower case with a plain a, and y as a bowl with a tail. */
  geometric: {
    a: '54,34 54,100 / 0,34~ 54,34~ 54,100~ 0,100~ z',
    y: '0,34 0,96~ 52,96~ 52,34 / 52,34 52,128~ 4,128~ 4,118',
    t: '14,8 14,100 / 0,34 28,34',
  },
} satisfies Record<string, Record<string, string>>;

export type Alternative = keyof typeof alternatives;

/** How corners are drawn: how far they are rounded off (0 to 1), and whether by straight cuts. */
export interface Corners {
  round: number;
  bevelled?: boolean;
}

export interface Letter {
  width: number;
  /** Path data. */
  line: string;
  /** Ends of upright strokes at the cap height, the x-height or the baseline, where a face may have serifs. */
  feet: (readonly [x: number, y: number])[];
}

interface Point {
  x: number;
  y: number;
  rounded: boolean;
}

/** The letter of a face, from x = 0 and `stretch` times as wide as its skeleton. Throws if there is no such letter. */
export function letter(sign: string, corners: Corners, stretch: number, alternative?: Alternative): Letter {
  const special: Record<string, string> = alternative ? alternatives[alternative] : {};
  const skeleton = special[sign] ?? skeletons[sign];
  if (skeleton === undefined) throw new Error(`There is no letter ${sign}.`);
  const lines = skeleton.split(' / ').map((text) => ({ closed: text.endsWith('z'), points: pointsOf(text, stretch) }));
  const all = lines.flatMap(({ points }) => points);
  return {
    width: Math.max(...all.map(({ x }) => x)),
    line: sign === ' ' ? '' : lines.map(({ points, closed }) => drawn(points, closed, corners)).join(' '),
    feet: lines.filter(({ closed }) => !closed).flatMap(({ points }) => feetOf(points)),
  };
}

function pointsOf(text: string, stretch: number): Point[] {
  return [...text.matchAll(/(-?\d+),(-?\d+)(~?)/g)].map(([, x, y, mark]) => ({
    x: Number(x) * stretch,
    y: Number(y),
    rounded: mark === '~',
  }));
}

function feetOf(points: readonly Point[]): [number, number][] {
  const ends = [points.slice(0, 2), points.slice(-2).reverse()];
  return ends.flatMap(([end, before]) => {
    if (!end || !before || end.y === before.y) return [];
    const isUpright = Math.abs(end.y - before.y) > 40;
    return isUpright && [0, 34, 100].includes(end.y) ? [[end.x, end.y] as [number, number]] : [];
  });
}

/** Ellipses as cubic curves: the distance of the control points from the ends, as a share of the radius. */
const curve = 0.5523;

function drawn(points: readonly Point[], closed: boolean, { round, bevelled }: Corners): string {
  const count = points.length;
  const at = (index: number) => points[(index + count) % count] ?? { x: 0, y: 0, rounded: false };
  const pieces = points.map((corner, index) => {
    const [before, after] = [at(index - 1), at(index + 1)];
    if (!corner.rounded) return `L${short(corner.x)} ${short(corner.y)}`;
    const room = (other: Point) => Math.hypot(other.x - corner.x, other.y - corner.y) * (other.rounded ? 0.5 : 0.72);
    const [back, forth] = [room(before), room(after)];
    const from = towards(corner, before, round * Math.min(back, forth * 1.35));
    const to = towards(corner, after, round * Math.min(forth, back * 1.35));
    if (bevelled) return `L${pair(from)}L${pair(to)}`;
    const [one, other] = [between(from, corner, curve), between(to, corner, curve)];
    return `L${pair(from)}C${pair(one)} ${pair(other)} ${pair(to)}`;
  });
  return `M${pieces.join('').slice(1)}${closed ? 'Z' : ''}`;
}

type Place = Pick<Point, 'x' | 'y'>;

const pair = ({ x, y }: Place) => `${short(x)} ${short(y)}`;

const between = (from: Place, to: Place, share: number): Place => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

function towards(from: Place, to: Place, distance: number): Place {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return between(from, to, length === 0 ? 0 : distance / length);
}
