import { mix } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { short } from '../pen.ts';
import { group, path, rect } from '../shapes.ts';
import type { Art } from '../sketch.ts';

/** One key of a keyboard, in units of a letter key: its left top and its width. */
export type Key = readonly [x: number, y: number, width: number];

const ROWS: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
  [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5],
  [1.75, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.25],
  [2.25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.75],
  [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25],
];

/** The letter block, 15 units wide and 5 high, with its left top at (x, y). */
export function letterBlock(x = 0, y = 0): Key[] {
  return ROWS.flatMap((row, index) => {
    let left = x;
    return row.map((width) => {
      const key: Key = [left, y + index, width];
      left += width;
      return key;
    });
  });
}

/** Path data of all keys as plain rectangles, `unit` wide each with a gap between them. */
export function keysPath(keys: readonly Key[], unitX: number, unitY: number, gap: number): string {
  return keys
    .map(([x, y, width]) => {
      const [w, h] = [width * unitX - gap, unitY - gap];
      return `M${short(x * unitX + gap / 2)} ${short(y * unitY + gap / 2)}h${short(w)}v${short(h)}h${short(-w)}z`;
    })
    .join('');
}

/** The paint of a coloured key light. */
export function rainbow(pen: Pen): string {
  return pen.linear(
    [
      [0, '#ff3d6e'],
      [0.22, '#ff9f2e'],
      [0.42, '#5fe36a'],
      [0.62, '#27d3f5'],
      [0.82, '#6b6bff'],
      [1, '#e04bff'],
    ],
    [0, 0, 1, 0.15],
  );
}

/** The keyboard side of a laptop, around (0, 0). */
export function keyboardDeck(art: Art, width: number, depth: number): string {
  const { pen, body, line } = art;
  const gaming = line === 'gaming';
  const metal = pen.linear(
    [
      [0, body.base],
      [0.5, body.light],
      [1, body.lighter],
    ],
    [0.2, 0, 0.6, 1],
  );
  const surface = `M${-width / 2 + 30} ${-depth / 2}H${width / 2 - 30}Q${width / 2} ${-depth / 2} ${width / 2} ${-depth / 2 + 30}V${depth / 2 - 30}Q${width / 2} ${depth / 2} ${width / 2 - 30} ${depth / 2}H${-width / 2 + 30}Q${-width / 2} ${depth / 2} ${-width / 2} ${depth / 2 - 30}V${-depth / 2 + 30}Q${-width / 2} ${-depth / 2} ${-width / 2 + 30} ${-depth / 2}z`;
  const { lighting, numberPad } = art.shape;
  const columns = numberPad ? 19 : 15;
  const unit = numberPad ? 37.6 : 43.6;
  const [left, top] = [(-columns * unit) / 2, -depth / 2 + 62];
  const functionKeys = Array.from({ length: columns }, (_, x): Key => [x, -0.62, 1]);
  const numbers = numberPad ? Array.from({ length: 20 }, (_, i): Key => [15 + (i % 4), Math.floor(i / 4), 1]) : [];
  const all = [...letterBlock(), ...numbers];
  const letters = keysPath(all, unit, 42, 6);
  const isRainbow = lighting ? lighting === 'rgb' : gaming;
  const light = isRainbow ? rainbow(pen) : '#eef4ff';
  const small = keysPath(
    functionKeys.map(([x, , w]): Key => [x, -1, w]),
    unit,
    26,
    6,
  );
  const key = { stroke: '#2a303b', 'stroke-width': 3, 'stroke-linejoin': 'round' };
  const dark = pen.linear([
    [0, '#343a47'],
    [1, '#20252f'],
  ]);
  const glow = isRainbow
    ? group(path(letters + small, light, { stroke: light, 'stroke-width': 9 }), {
        filter: pen.blur(4),
        opacity: 0.95,
      })
    : '';
  const legends = keysPath(
    all.map(([x, y, w]): Key => [x + w / 2 - 0.14, y + 0.36, 0.28]),
    unit,
    42,
    0,
  );
  const marks = group(path(legends.replaceAll('v42', 'v12'), isRainbow || lighting === 'white' ? light : '#c9d0db'), {
    opacity: isRainbow || lighting === 'white' ? 1 : 0.6,
  });
  const keyboard = group(glow + path(letters + small, dark, key) + marks, { transform: `translate(${left} ${top})` });
  const well = rect(left - 12, top - 38, columns * unit + 24, 262, 14, '#0b0d12');
  const pad = rect(
    -138,
    depth / 2 - 196,
    276,
    172,
    14,
    gaming ? mix(body.darker, '#10141c', 0.5) : mix(body.light, body.dark, 0.22),
    { stroke: body.dark, 'stroke-width': 2 },
  );
  const grilles = numberPad
    ? ''
    : [-1, 1]
        .map((side) =>
          rect(
            side * 361 - 9,
            top - 38,
            18,
            262,
            8,
            pen.pattern(7, 7, `<circle cx="3.5" cy="3.5" r="1.9" fill="${body.darker}"/>`),
          ),
        )
        .join('');
  return (
    path(surface, metal) +
    grilles +
    well +
    keyboard +
    pad +
    path(surface, 'none', { stroke: body.lighter, 'stroke-width': 2.5, 'stroke-opacity': 0.75 })
  );
}
