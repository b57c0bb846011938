import { lightness, mix } from '../colour.ts';
import { type Projection, projection, solid, TOP } from '../projection.ts';
import { circle, group, path, rect, roundedBox, roundOutline, zoomed } from '../shapes.ts';
import type { Art, Sketch } from '../sketch.ts';
import { footShadow } from '../studio.ts';
import { type Key, keysPath, letterBlock, rainbow } from './keycaps.ts';

interface Layout {
  width: number;
  height: number;
  keys: readonly Key[];
}

/** A row of keys from `x`, one unit each. */
function row(x: number, y: number, count: number): Key[] {
  return Array.from({ length: count }, (_, i): Key => [x + i, y, 1]);
}

function layoutOf(line: string): Layout {
  const letters = letterBlock(0, 0);
  if (line === 'compact')
    return { width: 16.25, height: 5, keys: [...letters, ...[1, 2, 3, 4].flatMap((y) => row(15.25, y, 1))] };
  const functions = [...row(0, -1.25, 1), ...row(2, -1.25, 4), ...row(6.5, -1.25, 4), ...row(11, -1.25, 4)];
  const middle = [
    ...row(15.25, -1.25, 3),
    ...row(15.25, 0, 3),
    ...row(15.25, 1, 3),
    ...row(16.25, 3, 1),
    ...row(15.25, 4, 3),
  ];
  const numbers: Key[] = [
    ...row(18.5, 0, 4),
    ...row(18.5, 1, 3),
    ...row(18.5, 2, 3),
    ...row(18.5, 3, 3),
    [18.5, 4, 2],
    [20.5, 4, 1],
    [21.5, 1, 1],
    [21.5, 2, 1],
    [21.5, 3, 1],
    [21.5, 4, 1],
  ];
  return { width: 22.5, height: 6.25, keys: [...letters, ...functions, ...middle, ...numbers] };
}

function whole(art: Art, view: Projection): string {
  const { pen, body, accent, line } = art;
  const compact = line === 'compact';
  const { width, height, keys } = layoutOf(line);
  const unit = compact ? 58 : 43;
  const [w, d] = [width * unit + 46, height * unit + 46];
  const thick = compact ? 52 : 24;
  const cap = compact ? 19 : 11;
  const shell = solid(pen, view, {
    at: [0, 0, 0],
    frame: TOP,
    outline: roundedBox(w, d, compact ? 34 : 26),
    depth: thick,
    fill: (t) => mix(body.darker, t > 0.88 ? body.lighter : body.base, 0.15 + 0.85 * t),
    layers: 18,
  });
  const deck =
    path(
      roundedBox(w, d, compact ? 34 : 26),
      pen.linear([
        [0, body.base],
        [1, body.light],
      ]),
      { stroke: body.lighter, 'stroke-width': 2.5, 'stroke-opacity': 0.8 },
    ) + path(roundedBox(w - 34, d - 34, 14), mix(body.darker, '#0b0d12', 0.72));
  const [left, top] = [(-width * unit) / 2, (-height * unit) / 2 + (compact ? 0 : 1.25 * unit)];
  const special = ([x, y, size]: Key) => (size > 1 && size < 6) || (x >= 15 && x < 18.4) || y < 0;
  const isAccent = ([x, y, size]: Key) =>
    (compact ? (x === 0 && y === 0) || size === 2.25 : x === 0 && y < 0) || size === 2.25;
  const colourOf = (key: Key) => {
    if (isAccent(key)) return accent.base;
    if (special(key)) return compact ? body.base : mix(body.base, body.dark, 0.35);
    return compact ? mix(body.light, '#ffffff', 0.25) : body.light;
  };
  const glow = compact
    ? group(path(keysPath(keys, unit, unit, 4), rainbow(pen), { filter: pen.blur(5), opacity: 0.95 }), {
        transform: `${view.onto([0, thick, 0], TOP)} translate(${left} ${top})`,
      })
    : '';
  const rows = [...new Set(keys.map(([, y]) => y))].sort((a, b) => a - b);
  const groups = rows.flatMap((y) => {
    const inRow = keys.filter((key) => key[1] === y);
    return [...new Set(inRow.map(colourOf))].map((colour) => ({
      colour,
      own: inRow.filter((key) => colourOf(key) === colour),
    }));
  });
  const caps = groups.map(({ own, colour }) => {
    const outline = keysPath(
      own.map(([x, y, size]): Key => [x + left / unit, y + top / unit, size]),
      unit,
      unit,
      compact ? 17 : 11,
    );
    const wall = mix(colour, '#070c16', lightness(colour) > 0.6 ? 0.22 : 0.34);
    const sides = solid(pen, view, {
      at: [0, thick - 2, 0],
      frame: TOP,
      outline,
      depth: cap,
      fill: wall,
      layers: compact ? 8 : 6,
    });
    const face = keysPath(
      own.map(([x, y, size]): Key => [x + left / unit, y + top / unit - 0.03, size]),
      unit,
      unit,
      compact ? 24 : 16,
    );
    const marks = keysPath(
      own.map(([x, y, size]): Key => [x + left / unit + size / 2 - 0.1, y + top / unit + 0.33, 0.2]),
      unit,
      unit,
      0,
    ).replaceAll(`v${unit}`, `v${unit * 0.09}`);
    const ink = lightness(colour) > 0.5 ? mix(colour, '#0b1220', 0.62) : mix(colour, '#ffffff', 0.72);
    const top3d = path(face, colour, {
      stroke: mix(colour, '#ffffff', 0.22),
      'stroke-width': compact ? 7 : 4,
      'stroke-linejoin': 'round',
    });
    return (
      group(sides, { stroke: wall, 'stroke-width': compact ? 7 : 5, 'stroke-linejoin': 'round' }) +
      group(top3d + path(marks, ink, { opacity: 0.8 }), { transform: view.onto([0, thick + cap, 0], TOP) })
    );
  });
  const knobAt = [left + 15.75 * unit, thick, top + unit * 0.5] as const;
  const knob = compact
    ? solid(pen, view, {
        at: knobAt,
        frame: TOP,
        outline: roundOutline(25),
        depth: 34,
        fill: pen.linear(
          [
            [0, '#20242c'],
            [0.3, '#8b93a1'],
            [1, '#14171e'],
          ],
          [0, 0, 1, 0],
        ),
      }) +
      group(
        circle(0, 0, 25, '#343a46', { stroke: accent.base, 'stroke-width': 4 }) + rect(-2, -20, 4, 12, 2, '#ffffff'),
        { transform: view.onto([knobAt[0], thick + 34, knobAt[2]], TOP) },
      )
    : '';
  return (
    footShadow(art, view, w, d, 30) +
    shell +
    group(deck, { transform: view.onto([0, thick, 0], TOP) }) +
    glow +
    caps.join('') +
    knob
  );
}

export const keyboard: Sketch = {
  lines: ['full', 'compact'],
  views: ['front', 'angle', 'detail', 'box'],
  accessories: ['cable', 'dongle'],
  retailBox: [620, 330, 110],
  paint(art, view) {
    if (view === 'angle') return whole(art, projection(-30, 36, 595, 640, art.line === 'compact' ? 1.1 : 1.04));
    if (view === 'detail') return zoomed(whole(art, projection(-30, 36, 595, 640, 1.08)), 2.6, [420, 580]);
    return whole(art, projection(24, 50, 600, 610, art.line === 'compact' ? 1.04 : 1.03));
  },
};
