import { mix, tones } from '../colour.ts';
import type { HeadphonesForm } from '../model-forms.ts';
import { type Projection, RIGHT, solid } from '../projection.ts';
import { circle, group, line, nameplate, path, rect, repeat, roundedBox, roundOutline } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { rainbow } from './keycaps.ts';
import { weave } from './texture.ts';

/** The height of the middle of the cups. */
export const CUP_Y = -215;

/** Half the width and half the height of the cups of each outline. */
const SIZES: Readonly<Record<NonNullable<HeadphonesForm['cup']>, readonly [number, number]>> = {
  oval: [112, 150],
  round: [130, 130],
  square: [120, 122],
  tall: [104, 148],
  drop: [116, 156],
};

/** Cups that lie on the ear are smaller than those around it. */
const scaleOf = ({ line: family }: Art) => (family === 'on-ear' ? 0.78 : 1);

const cupOf = ({ shape, line: family }: Art) =>
  shape.headphones?.cup ?? (family === 'gaming' ? 'oval' : family === 'studio' ? 'round' : 'oval');

/** Half the height of a cup. */
export function cupHeight(art: Art): number {
  return SIZES[cupOf(art)][1] * scaleOf(art);
}

/** Half the width of a cup. */
export function cupWidth(art: Art): number {
  return SIZES[cupOf(art)][0] * scaleOf(art);
}

/** The outline of a cup around (0, 0), larger by `grow` on each side. */
export function cupOutline(art: Art, grow = 0): string {
  const cup = cupOf(art);
  const [w, h] = [cupWidth(art) + grow, cupHeight(art) + grow];
  if (cup === 'square') return roundedBox(2 * w, 2 * h, 66 * scaleOf(art));
  if (cup === 'tall') return roundedBox(2 * w, 2 * h, 84 + grow);
  if (cup === 'drop')
    return (
      `M0 ${-h}C${w * 0.72} ${-h} ${w * 1.02} ${-h * 0.55} ${w} ${-h * 0.05}` +
      `C${w * 0.98} ${h * 0.5} ${w * 0.62} ${h} ${w * 0.1} ${h}C${-w * 0.5} ${h} ${-w * 0.86} ${h * 0.62} ${-w * 0.92} ${h * 0.1}` +
      `C${-w} ${-h * 0.55} ${-w * 0.66} ${-h} 0 ${-h}z`
    );
  return roundOutline(w, h);
}

function shellPaint({ pen, body }: Art): string {
  return pen.linear(
    [
      [0, body.lighter],
      [0.3, body.light],
      [0.6, body.base],
      [1, body.darker],
    ],
    [0.1, 0, 0.8, 1],
  );
}

/** A ring of a cup between `from` and `to` along x. */
function cupPart(
  art: Art,
  view: Projection,
  [from, to]: readonly [number, number],
  fill: (t: number) => string,
  profile: (t: number) => number,
): string {
  return solid(art.pen, view, {
    at: [from, CUP_Y, 0],
    frame: RIGHT,
    outline: cupOutline(art),
    depth: to - from,
    fill,
    profile,
    layers: 30,
  });
}

const cushionOf = ({ body }: Art) => mix(body.darker, '#171b24', 0.5);

/** The cup on the far side, its cushion towards the viewer. */
export function farCup(art: Art, view: Projection): string {
  const cushion = cushionOf(art);
  const shell = cupPart(
    art,
    view,
    [-268, -196],
    () => shellPaint(art),
    (t) => 0.72 + 0.28 * Math.sqrt(Math.min(1, t * 1.6)),
  );
  const pad = cupPart(
    art,
    view,
    [-196, -128],
    (t) => mix(cushion, '#ffffff', 0.05 + 0.1 * t),
    (t) => 0.98 - 0.12 * t * t,
  );
  const hollow = group(path(cupOutline(art, -44), '#07090d') + path(cupOutline(art, -54), '#12161e'), {
    transform: view.onto([-127, CUP_Y, 0], RIGHT),
  });
  return shell + pad + hollow;
}

/** What a cup has on its outside, around (0, 0). */
function face(art: Art): string {
  const { pen, body, accent, shape, line: family } = art;
  const form = shape.headphones?.face ?? (family === 'gaming' ? 'light' : 'smooth');
  const [w, h] = [cupWidth(art), cupHeight(art)];
  const trim = shape.headphones?.trim ? tones(shape.headphones.trim) : accent;
  const plate = pen.linear(
    [
      [0, body.lighter],
      [0.5, body.base],
      [1, body.dark],
    ],
    [0, 0, 1, 1],
  );
  const dark = mix(body.darker, '#0a0c11', 0.4);
  const mark = path(nameplate(0, 0, 60), body.mark);
  const rim = path(cupOutline(art, -28), plate, { stroke: body.lighter, 'stroke-width': 2, 'stroke-opacity': 0.6 });
  switch (form) {
    case 'ring':
      return (
        path(cupOutline(art, -26), dark) +
        path(cupOutline(art, -32), plate, { stroke: trim.light, 'stroke-width': 8 }) +
        path(nameplate(0, 0, 76), body.mark)
      );
    case 'grille': {
      const hole = `<circle cx="6" cy="6" r="3.8" fill="#07090d"/><circle cx="15" cy="15" r="3.8" fill="#07090d"/>`;
      return (
        path(cupOutline(art, -20), mix(body.base, '#8b93a1', 0.35)) +
        path(cupOutline(art, -26), pen.pattern(18, 18, hole)) +
        path(cupOutline(art, -22), 'none', { stroke: body.darker, 'stroke-width': 9 }) +
        circle(0, 0, 26, body.base, { stroke: body.lighter, 'stroke-width': 3 }) +
        path(nameplate(0, 0, 34), body.mark)
      );
    }
    case 'dish':
      return (
        rim +
        path(cupOutline(art, -52), body.dark, { stroke: body.lighter, 'stroke-width': 2, 'stroke-opacity': 0.5 }) +
        path(cupOutline(art, -60), plate) +
        mark
      );
    case 'leather': {
      const skin = cupOutline(art, -20);
      return (
        path(skin, body.base) +
        weave(pen, skin, body.darker, body.lighter, 6) +
        path(skin, 'none', { stroke: body.darker, 'stroke-width': 5 }) +
        path(nameplate(0, -h * 0.1, 132), body.mark) +
        circle(w * 0.36, h * 0.5, 21, trim.dark) +
        circle(w * 0.36, h * 0.5, 16, trim.light)
      );
    }
    case 'window':
      return (
        path(cupOutline(art, -16), mix(body.base, '#c3c9d2', 0.45), { stroke: '#e9edf2', 'stroke-width': 6 }) +
        path(roundOutline(w * 0.56, h * 0.62), body.base, { stroke: body.darker, 'stroke-width': 7 }) +
        path(roundOutline(w * 0.36, h * 0.42), dark) +
        repeat(4, (i) => circle((i % 2 ? 1 : -1) * w * 0.62, (i < 2 ? -1 : 1) * h * 0.74, 7, '#6b7380')) +
        rect(-w * 0.5, h * 0.76, w, 10, 5, body.darker, { opacity: 0.6 }) +
        circle(w * 0.1, -h * 0.12, 9, '#d7413b')
      );
    case 'light': {
      const glow = shape.headphones?.trim === 'rainbow' ? rainbow(pen) : trim.base;
      return (
        path(cupOutline(art, -24), dark) +
        path(cupOutline(art, -34), 'none', { stroke: glow, 'stroke-width': 15, filter: pen.blur(6), opacity: 0.8 }) +
        path(cupOutline(art, -34), 'none', { stroke: glow, 'stroke-width': 6 }) +
        path(nameplate(0, 0, 96), trim.light)
      );
    }
    case 'badge':
      return (
        path(cupOutline(art, -26), dark) +
        path(cupOutline(art, -40), plate) +
        line(
          `M${-w * 0.34} ${h * 0.28}L${-w * 0.06} ${-h * 0.34}M${w * 0.02} ${h * 0.28}L${w * 0.3} ${-h * 0.34}`,
          trim.base,
          17,
        )
      );
    default:
      return rim + path(nameplate(0, -h * 0.1, 62), body.mark) + circle(0, h * 0.6, 4, body.darker);
  }
}

/** The cup on the near side with its outside towards the viewer. */
export function nearCup(art: Art, view: Projection): string {
  const { body } = art;
  const cushion = cushionOf(art);
  const pad = cupPart(
    art,
    view,
    [128, 196],
    (t) => mix(cushion, '#ffffff', 0.04 + 0.14 * t),
    (t) => 0.87 + 0.1 * Math.sqrt(t),
  );
  const shell = cupPart(
    art,
    view,
    [194, 262],
    (t) => (t < 0.08 ? body.darker : shellPaint(art)),
    (t) => 1 - 0.2 * t ** 3,
  );
  return pad + shell + group(face(art), { transform: view.onto([262, CUP_Y, 0], RIGHT) });
}
