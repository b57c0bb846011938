import { facePaint } from '../bodies.ts';
import { mix } from '../colour.ts';
import { leaning, type Projection, shifted, solid, TOP, type Vector } from '../projection.ts';
import { figures, figuresWidth, glare, wallpaper } from '../screen.ts';
import { circle, group, moved, path, rect, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { footShadow } from '../studio.ts';
import { layoutOf } from './keyboard-layouts.ts';
import { type Key, keysPath } from './keycaps.ts';
import { weave } from './texture.ts';

const [WIDTH, DEPTH, HEIGHT] = [800, 470, 560];
const THICK = 16;
const FRAME = leaning(20);

/** The flat keys of the cover, and its touch pad, around (0, 0). */
function deck(art: Art): string {
  const { body, shape } = art;
  const { keys, width } = layoutOf('compact');
  const letters = keys.filter(([x]) => x < 15);
  const [unit, unitY] = [50, shape.touchPad ? 42 : 52];
  const [left, top] = [(-(width - 1.25) * unit) / 2, -DEPTH / 2 + 96];
  const cap = mix(body.darker, '#14181f', 0.5);
  const legends = letters.map(([x, y, size]): Key => [x + size / 2 - 0.14, y + 0.36, 0.28]);
  const legend = { opacity: shape.lighting === 'white' ? 1 : 0.6 };
  const pad = shape.touchPad
    ? rect(-150, DEPTH / 2 - 150, 300, 132, 14, mix(body.base, body.dark, 0.4), {
        stroke: body.dark,
        'stroke-width': 2,
      })
    : '';
  return (
    moved(
      path(keysPath(letters, unit, unitY, 7), cap, {
        stroke: mix(cap, '#ffffff', 0.12),
        'stroke-width': 3,
        'stroke-linejoin': 'round',
      }) + path(keysPath(legends, unit, unitY, 0).replaceAll(`v${unitY}`, 'v10'), '#dfe5ee', legend),
      left,
      top,
    ) + pad
  );
}

/** The tablet in the cover, lying on its long side, around (0, 0). */
function device({ pen, accent, shape }: Art): string {
  const [w, h] = [WIDTH - 22, HEIGHT - 20];
  const [sw, sh] = [w - 52, h - 52];
  const screen = group(
    wallpaper(pen, sw, sh, accent, shape.wallpaper?.scene ?? 'dunes') +
      figures('10:28', (sw - figuresWidth('10:28', 96)) / 2, 80, 96, '#ffffff', 0.08) +
      rect(sw / 2 - 90, 210, 180, 12, 6, '#ffffff', { opacity: 0.7 }) +
      glare(pen, sw, sh, 0.5),
    { 'clip-path': pen.clip(rect(0, 0, sw, sh, 18, '#000')) },
  );
  return (
    path(roundedBox(w, h, 38), '#aeb5c0') +
    path(roundedBox(w - 8, h - 8, 34), '#07090d') +
    moved(screen, -sw / 2, -sh / 2) +
    circle(0, -h / 2 + 15, 5, '#26324a')
  );
}

/** A cover with keys that holds a tablet upright: the tablet is shown in it, as the keys are of no use without it. */
export function tabletKeyboard(art: Art, view: Projection): string {
  const { pen, body } = art;
  const hinge: Vector = [0, THICK, -DEPTH / 2 + 70];
  const middle = shifted(hinge, FRAME.v, -HEIGHT / 2);
  const slab = solid(pen, view, {
    at: [0, 0, 0],
    frame: TOP,
    outline: roundedBox(WIDTH, DEPTH, 30),
    depth: THICK,
    fill: (t) => mix(body.darker, t > 0.85 ? body.lighter : body.base, 0.2 + 0.8 * t),
    layers: 10,
  });
  const surface = roundedBox(WIDTH, DEPTH, 30);
  const cover = solid(pen, view, {
    at: shifted(middle, FRAME.n, -30),
    frame: FRAME,
    outline: roundedBox(WIDTH + 8, HEIGHT + 8, 44),
    depth: 30,
    fill: (t) => mix(body.darker, body.base, 0.3 + 0.7 * t),
    layers: 12,
  });
  return (
    footShadow(art, view, WIDTH, DEPTH, 30) +
    slab +
    group(path(surface, facePaint(pen, body)) + weave(pen, surface, body.darker, body.lighter, 3, 0.3) + deck(art), {
      transform: view.onto([0, THICK, 0], TOP),
    }) +
    cover +
    group(device(art), { transform: view.onto(middle, FRAME) })
  );
}
