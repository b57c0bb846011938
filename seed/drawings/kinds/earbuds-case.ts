import { mix } from '../colour.ts';
import type { EarbudsForm } from '../model-forms.ts';
import { circle, ellipse, group, line, nameplate, path, rect, roundedBox, zoomed } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { groundShadow } from '../studio.ts';
import { bud, gloss, round, trimOf } from './earbud.ts';
import { weave } from './texture.ts';

type CaseForm = NonNullable<EarbudsForm['case']>;

/** Width, height and corner of the closed case. */
const CLOSED: Readonly<Record<CaseForm, readonly [number, number, number]>> = {
  pill: [460, 300, 150],
  square: [380, 372, 92],
  pebble: [500, 320, 160],
  long: [530, 244, 116],
  tall: [330, 420, 104],
  round: [400, 392, 196],
};

/** Width of the open case, height of its base and of its lid, and their corner. */
const OPEN: Readonly<Record<CaseForm, readonly [number, number, number, number]>> = {
  pill: [600, 284, 330, 170],
  square: [500, 330, 330, 84],
  pebble: [640, 262, 300, 210],
  long: [720, 216, 262, 116],
  tall: [470, 372, 340, 116],
  round: [540, 290, 350, 240],
};

const USUAL: Readonly<Record<string, CaseForm>> = { stem: 'square', clip: 'round', hook: 'pebble' };

const caseOf = ({ line: fit, shape }: Art): CaseForm => shape.earbuds?.case ?? USUAL[fit] ?? 'pill';

/** A part of the case in its own material. */
function part(art: Art, d: string, paint: string, isLid: boolean): string {
  const { pen, body, shape } = art;
  const finish = shape.earbuds?.finish ?? 'gloss';
  if (finish === 'clear' || (finish === 'clear-lid' && isLid))
    return (
      path(d, mix(body.lighter, '#ffffff', 0.5), { 'fill-opacity': 0.42 }) +
      path(d, 'none', { stroke: mix(body.base, '#8b93a1', 0.5), 'stroke-width': 9, opacity: 0.6 }) +
      path(d, 'none', { stroke: '#ffffff', 'stroke-width': 4, opacity: 0.85 })
    );
  return path(d, paint) + (finish === 'cloth' ? weave(pen, d, body.darker, body.lighter, 7) : '');
}

/** What the front of the case has, around (0, 0) and `width` wide. */
function front(art: Art, width: number): string {
  const { body, shape } = art;
  const trim = trimOf(art);
  switch (shape.earbuds?.front) {
    case 'screen':
      return (
        rect(-width * 0.26, -48, width * 0.52, 118, 22, '#07090e', { stroke: body.light, 'stroke-width': 3 }) +
        rect(-width * 0.21, -26, width * 0.2, 12, 6, '#ffffff', { opacity: 0.85 }) +
        circle(width * 0.14, 12, 24, trim.base) +
        rect(-width * 0.21, 6, width * 0.16, 8, 4, '#8b93a1') +
        rect(-width * 0.21, 30, width * 0.24, 8, 4, trim.light)
      );
    case 'dial':
      return (
        circle(width * 0.26, 30, 54, trim.base, { stroke: trim.darker, 'stroke-width': 4 }) +
        circle(width * 0.26, 30, 32, trim.light) +
        path(nameplate(-width * 0.2, 40, 56), body.mark)
      );
    case 'bar':
      return rect(-width * 0.16, 0, width * 0.32, 10, 5, trim.light) + path(nameplate(0, 74, 50), body.mark);
    case 'none':
      return path(nameplate(0, 44, 66), body.mark);
    default:
      return circle(0, 0, 7, '#46d18a') + path(nameplate(0, 72, 56), body.mark);
  }
}

function loop(art: Art, x: number, y: number): string {
  if (!art.shape.earbuds?.loop) return '';
  const t = trimOf(art);
  const way = `M${x - 16} ${y - 34}C${x + 84} ${y - 60} ${x + 96} ${y + 118} ${x + 34} ${y + 132}S${x - 30} ${y + 60} ${x - 16} ${y + 34}`;
  return line(way, t.dark, 22) + line(way, t.light, 7, { opacity: 0.5 });
}

/** The closed case around (0, 0). */
export function closedCase(art: Art): string {
  const { body } = art;
  const [width, height, r] = CLOSED[caseOf(art)];
  const shape = roundedBox(width, height, r);
  const y = -height * 0.16;
  const reach = width / 2 - 4;
  const isClear = art.shape.earbuds?.finish === 'clear';
  return (
    loop(art, width / 2, y + 20) +
    (isClear
      ? rect(-width * 0.36, -height * 0.3, width * 0.72, height * 0.62, 60, mix(body.base, '#14171e', 0.4))
      : '') +
    part(art, shape, round(art), false) +
    path(shape, 'none', { stroke: body.dark, 'stroke-width': 1.5, 'stroke-opacity': 0.5 }) +
    path(`M${-reach} ${y}H${reach}`, 'none', { stroke: body.seam, 'stroke-width': 3, opacity: 0.65 }) +
    path(`M${-reach} ${y + 3}H${reach}`, 'none', { stroke: '#ffffff', 'stroke-width': 2, opacity: 0.5 }) +
    rect(-26, y - 6, 52, 12, 6, body.dark, { opacity: 0.5 }) +
    group(front(art, width), { transform: `translate(0 ${height * 0.1})` }) +
    path(
      `M${-width * 0.38} ${-height * 0.3}C${-width * 0.32} ${-height * 0.42} ${-width * 0.2} ${-height * 0.45} ${-width * 0.06} ${-height * 0.46}`,
      'none',
      {
        stroke: '#ffffff',
        'stroke-width': 12,
        'stroke-linecap': 'round',
        opacity: 0.42,
        filter: art.pen.blur(4),
      },
    )
  );
}

/** The open case with the earbuds in it, its foot at (600, 990). */
export function openCase(art: Art): string {
  const { pen, body } = art;
  const [w, baseHeight, lidHeight, r] = OPEN[caseOf(art)];
  const top = 990 - baseHeight;
  const inner = pen.linear([
    [0, body.dark],
    [0.6, mix(body.base, body.dark, 0.5)],
    [1, body.darker],
  ]);
  const isClearLid = art.shape.earbuds?.finish?.startsWith('clear');
  const lidY = top - lidHeight / 2 - 20;
  const lid =
    part(art, roundedBox(w, lidHeight, r, 600, lidY), round(art), true) +
    (isClearLid
      ? ''
      : path(roundedBox(w - 44, lidHeight - 40, r - 24, 600, lidY + 8), inner) +
        path(nameplate(600, lidY - 20, 60), body.base, { opacity: 0.6 }));
  const hinge = rect(520, top - 46, 160, 26, 8, mix(body.dark, '#8a93a2', 0.4));
  const tray =
    ellipse(600, top, w / 2 - 6, 60, body.dark) +
    ellipse(600, top - 2, w / 2 - 22, 48, mix(body.darker, '#10141c', 0.3)) +
    ellipse(600 - w * 0.21, top + 10, w * 0.15, 38, '#0d1017', { opacity: 0.55 }) +
    ellipse(600 + w * 0.21, top + 10, w * 0.15, 38, '#0d1017', { opacity: 0.55 });
  const size = Math.max(0.94, Math.min(1.2, w / 520));
  const apart = w * 0.245;
  const left = zoomed(bud(art), size, [0, 0], [600 - apart, top - 66]);
  const right = group(bud(art), { transform: `translate(${600 + apart} ${top - 66}) scale(${-size} ${size})` });
  const foot = Math.min(r, baseHeight - 30);
  const [x1, x2] = [600 - w / 2, 600 + w / 2];
  const edge = `M${x1} ${top}C${x1 + 40} ${top + 78} ${x2 - 40} ${top + 78} ${x2} ${top}`;
  const base = `${edge}V${990 - foot}A${foot} ${foot} 0 0 1 ${x2 - foot} 990H${x1 + foot}A${foot} ${foot} 0 0 1 ${x1} ${990 - foot}z`;
  const isClear = art.shape.earbuds?.finish === 'clear';
  return (
    groundShadow(art, 600, 994, w * 0.44, 30) +
    lid +
    hinge +
    tray +
    left +
    right +
    loop(art, x2 - 8, top + baseHeight * 0.36) +
    (isClear ? rect(x1 + 50, top + 66, w - 100, baseHeight - 96, 60, mix(body.base, '#14171e', 0.35)) : '') +
    part(art, base, gloss(art, [0.1, 0, 0.8, 1]), false) +
    path(edge, 'none', { stroke: '#ffffff', 'stroke-width': 4, opacity: 0.7 }) +
    group(front(art, w), { transform: `translate(600 ${top + 70 + (baseHeight - 70) * 0.4})` }) +
    path(`M${x1 + 34} ${top + 94}C${x1 + 36} ${top + 150} ${x1 + 60} ${990 - 70} ${x1 + 100} ${990 - 44}`, 'none', {
      stroke: '#ffffff',
      'stroke-width': 12,
      'stroke-linecap': 'round',
      opacity: 0.36,
      filter: pen.blur(4),
    })
  );
}

/** How high and how wide the closed case is. */
export const closedSize = (art: Art) => CLOSED[caseOf(art)];
