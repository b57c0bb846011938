import { type Key, letterBlock } from './keycaps.ts';

/** The keys of a keyboard, with the left top of the letters at (0, 0); rows above it have negative positions. */
export interface Layout {
  width: number;
  height: number;
  keys: readonly Key[];
}

/** A row of keys from `x`, one unit each. */
function row(x: number, y: number, count: number): Key[] {
  return Array.from({ length: count }, (_, i): Key => [x + i, y, 1]);
}

const letters = letterBlock(0, 0);

/** A column of keys to the right of the letters. */
const column = (x: number, from: number): Key[] => Array.from({ length: 5 - from }, (_, i): Key => [x, from + i, 1]);

/** Function keys in groups of four. */
const functions = [...row(0, -1.25, 1), ...row(2, -1.25, 4), ...row(6.5, -1.25, 4), ...row(11, -1.25, 4)];

const navigation = [
  ...row(15.25, -1.25, 3),
  ...row(15.25, 0, 3),
  ...row(15.25, 1, 3),
  ...row(16.25, 3, 1),
  ...row(15.25, 4, 3),
];

/** The block of numbers, four units wide. */
const numbers = (x: number): Key[] => [
  ...row(x, 0, 4),
  ...row(x, 1, 3),
  ...row(x, 2, 3),
  ...row(x, 3, 3),
  [x, 4, 2],
  [x + 2, 4, 1],
  ...[1, 2, 3, 4].map((y): Key => [x + 3, y, 1]),
];

const LAYOUTS: Readonly<Record<string, Layout>> = {
  full: { width: 22.5, height: 6.25, keys: [...letters, ...functions, ...navigation, ...numbers(18.5)] },
  dense: { width: 19.25, height: 6, keys: [...letters, ...row(0, -1, 19), ...numbers(15.25)] },
  tkl: { width: 18.25, height: 6.25, keys: [...letters, ...functions, ...navigation] },
  compact: { width: 16.25, height: 6, keys: [...letters, ...row(0, -1, 15), ...column(15.25, -1)] },
  small: { width: 16.25, height: 5, keys: [...letters, ...column(15.25, 1)] },
};

/** The lines of keyboards by their layout, from the one with all keys to the one without function keys. */
export const KEYBOARD_LAYOUTS = ['full', 'dense', 'tkl', 'compact', 'small'] as const;

/** The layout of a line of keyboards. */
export function layoutOf(line: string): Layout {
  const layout = LAYOUTS[line];
  if (layout === undefined) throw new Error(`No keyboard has the layout "${line}".`);
  return layout;
}
