import { lightness, mix } from '../colour.ts';
import { short } from '../pen.ts';
import { type Projection, projection, solid, TOP } from '../projection.ts';
import { circle, group, path, rect, roundedBox, roundOutline, zoomed } from '../shapes.ts';
import type { Art, Sketch } from '../sketch.ts';
import { footShadow } from '../studio.ts';
import { KEYBOARD_LAYOUTS, layoutOf } from './keyboard-layouts.ts';
import { type Key, keysPath, rainbow } from './keycaps.ts';
import { tabletKeyboard } from './tablet-keyboard.ts';

/** Whether keys stand tall on switches; keyboards with all keys are usually flat. */
const isTall = ({ line, shape }: Art) => (shape.keys ?? (line === 'full' ? 'flat' : 'tall')) === 'tall';

/** The light under the keys. */
function lightOf(art: Art): string | undefined {
  const light = art.shape.lighting ?? (isTall(art) ? 'rgb' : 'none');
  if (light === 'none') return;
  return light === 'rgb' ? rainbow(art.pen) : '#f4f8ff';
}

function whole(art: Art, view: Projection): string {
  const { pen, body, accent, line } = art;
  const tall = isTall(art);
  const { width, height, keys } = layoutOf(line);
  const unit = Math.min(58, Math.floor(970 / width));
  const light = lightOf(art);
  const rise = -Math.min(...keys.map(([, y]) => y));
  const [w, d] = [width * unit + 46, height * unit + 46];
  const thick = tall ? 52 : 24;
  const cap = tall ? 19 : 11;
  const shell = solid(pen, view, {
    at: [0, 0, 0],
    frame: TOP,
    outline: roundedBox(w, d, tall ? 34 : 26),
    depth: thick,
    fill: (t) => mix(body.darker, t > 0.88 ? body.lighter : body.base, 0.15 + 0.85 * t),
    layers: 18,
  });
  const deck =
    path(
      roundedBox(w, d, tall ? 34 : 26),
      pen.linear([
        [0, body.base],
        [1, body.light],
      ]),
      { stroke: body.lighter, 'stroke-width': 2.5, 'stroke-opacity': 0.8 },
    ) + path(roundedBox(w - 34, d - 34, 14), mix(body.darker, '#0b0d12', 0.72));
  const [left, top] = [Math.round((-width * unit) / 2), Math.round((-height * unit) / 2 + rise * unit)];
  const special = ([x, y, size]: Key) => (size > 1 && size < 6) || (x >= 15 && x < 18.4) || y < 0;
  const isAccent = ([x, y, size]: Key) => tall && ((x === 0 && y === -rise) || size === 2.25);
  const colourOf = (key: Key) => {
    if (isAccent(key)) return accent.base;
    if (special(key)) return tall ? body.base : mix(body.base, body.dark, 0.35);
    return tall ? mix(body.light, '#ffffff', 0.25) : body.light;
  };
  const glow = light
    ? group(path(keysPath(keys, unit, unit, 4), light, { filter: pen.blur(5), opacity: 0.95 }), {
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
      tall ? 18 : 12,
    );
    const wall = mix(colour, '#070c16', lightness(colour) > 0.6 ? 0.22 : 0.34);
    const sides = solid(pen, view, {
      at: [0, thick - 2, 0],
      frame: TOP,
      outline,
      depth: cap,
      fill: wall,
      layers: tall ? 7 : 6,
    });
    const face = keysPath(
      own.map(([x, y, size]): Key => [x + left / unit, y + top / unit - 0.03, size]),
      unit,
      unit,
      tall ? 24 : 16,
    );
    const marks = own
      .map(
        ([x, y, size]) =>
          `M${short((x + size / 2 - 0.1) * unit + left)} ${short((y + 0.36) * unit + top)}h${short(unit * 0.2)}`,
      )
      .join('');
    const ink = lightness(colour) > 0.5 ? mix(colour, '#0b1220', 0.62) : mix(colour, '#ffffff', 0.72);
    const top3d = path(face, colour, {
      stroke: mix(colour, '#ffffff', 0.22),
      'stroke-width': tall ? 7 : 4,
      'stroke-linejoin': 'round',
    });
    return (
      group(sides, { stroke: wall, 'stroke-width': tall ? 7 : 5, 'stroke-linejoin': 'round' }) +
      group(top3d + path(marks, 'none', { stroke: ink, 'stroke-width': unit * 0.09, opacity: 0.8 }), {
        transform: view.onto([0, thick + cap, 0], TOP),
      })
    );
  });
  const knobAt = [left + 15.75 * unit, thick, top + unit * 0.5] as const;
  const knob =
    line === 'small'
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

function painted(art: Art, view: Projection): string {
  return art.line === 'tablet' ? tabletKeyboard(art, view) : whole(art, view);
}

export const keyboard: Sketch = {
  lines: [...KEYBOARD_LAYOUTS, 'tablet'],
  views: ['front', 'angle', 'detail', 'box'],
  accessories: ['cable', 'dongle'],
  retailBox: [620, 330, 110],
  paint(art, view) {
    const isTablet = art.line === 'tablet';
    const y = isTablet ? 780 : 640;
    if (view === 'angle') return painted(art, projection(-30, isTablet ? 24 : 36, 595, y, 1.04));
    if (view === 'detail')
      return zoomed(painted(art, projection(-30, 36, 595, y, 1.08)), 2.6, [420, isTablet ? 800 : 580]);
    return painted(art, isTablet ? projection(22, 26, 600, 760, 1.04) : projection(24, 50, 600, 610, 1.02));
  },
};
