import { mix } from '../colour.ts';
import { type Frame, type Projection, projection, type Vector } from '../projection.ts';
import { ellipse, group, line, nameplate, path, polygon, rect, zoomed } from '../shapes.ts';
import type { Art, View } from '../sketch.ts';
import { footShadow } from '../studio.ts';
import { trimOf } from './mouse-outlines.ts';

/** How far the hull reaches at a share of its height: to the thumb's side, to the side of the fingers, and to both ends. */
interface Level {
  left: number;
  right: number;
  half: number;
}

const LAYERS = 96;

function levelOf({ shape }: Art, t: number): Level {
  const { slope = 57, hasLip = false } = shape.mouse ?? {};
  const ridge = -112 + (57 - slope) * 2;
  const lip = hasLip && t < 0.07 ? 46 * Math.sqrt(1 - t / 0.07) : 0;
  const top = Math.sqrt(Math.max(0, 1 - Math.max(0, (t - 0.72) / 0.28) ** 2));
  return {
    left: ridge - 46 * (1 - t) ** 1.6 + 34 * Math.sin(Math.PI * Math.min(1, t * 1.15)) - lip - 16 * (1 - top),
    right: (196 - ridge) * (1 - t ** 1.25) * 0.98 + ridge + 62 * top,
    half: 292 * (1 - 0.3 * t ** 1.8) * (0.42 + 0.58 * top),
  };
}

const heightOf = ({ shape }: Art) => 400 - ((shape.mouse?.slope ?? 57) - 57) * -3;

/** A point of the side on which the fingers lie: at a share of the height, `z` from the middle. */
function onSlope(art: Art, t: number, z: number): Vector {
  const { left, right, half } = levelOf(art, t);
  const reach = Math.min(1, Math.abs(z) / half);
  return [(left + right) / 2 + ((right - left) / 2) * (1 - reach ** 2.6) ** (1 / 2.6), heightOf(art) * t, z];
}

const unit = ([x, y, z]: Vector): Vector => {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
};

/** The directions of the surface at a point of the slope: towards the rear, and down. */
function tangent(art: Art, t: number, z: number): Frame {
  const [here, rear, below] = [onSlope(art, t, z), onSlope(art, t, z - 8), onSlope(art, t - 0.03, z)];
  const away = (to: Vector): Vector => unit([to[0] - here[0], to[1] - here[1], to[2] - here[2]]);
  return { u: away(rear), v: away(below), n: [1, 0, 0] };
}

/** An outline with rounded ends, as long as wide, 100 from its middle to each side. */
const PLAN = 'M0 -100C58 -100 100 -62 100 0S58 100 0 100S-100 62 -100 0S-58 -100 0 -100z';

function hull(art: Art, view: Projection): string {
  const { pen, body } = art;
  const id = pen.define((name) => `<path id="${name}" d="${PLAN}"/>`);
  const shade = (t: number) => {
    const step = Math.round(t * 20) / 20;
    return pen.linear(
      [
        [0, mix(body.darker, body.base, 0.5 * step)],
        [0.5, mix(body.dark, body.base, 0.5 + 0.5 * step)],
        [0.86, mix(body.base, body.light, 0.3 + 0.7 * step)],
        [1, mix(body.base, body.lighter, 0.5 * step)],
      ],
      [0, 0, 1, 0.4],
    );
  };
  return Array.from({ length: LAYERS + 1 }, (_, index) => {
    const t = 1 - (1 - index / LAYERS) ** 1.9;
    const { left, right, half } = levelOf(art, t);
    const frame: Frame = { u: [(right - left) / 200, 0, 0], v: [0, 0, half / 100], n: [0, 1, 0] };
    const transform = view.onto([(left + right) / 2, heightOf(art) * t + 6, 0], frame);
    return `<use href="#${id}" transform="${transform}" fill="${t < 0.03 ? mix(body.darker, '#07090d', 0.5) : shade(t)}"/>`;
  }).join('');
}

/** The buttons and the wheel on the slope. */
function buttons(art: Art, view: Projection): string {
  const { body, pen } = art;
  const trim = trimOf(art);
  const trace = (points: readonly (readonly [number, number])[]) =>
    polygon(
      points.map(([t, z]) => view.point(onSlope(art, t, z))),
      true,
    );
  const steps = (from: number, to: number, count = 16) =>
    Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
  const seam = { opacity: 0.9 };
  const across = trace(steps(0.2, 0.84).map((t) => [t, 16 - 40 * (t - 0.57) ** 2]));
  const between = trace(steps(16, 268).map((z) => [0.58, z]));
  const lower = trace(steps(16, 262).map((z) => [0.2, z]));
  const on = (content: string, t: number, z: number) =>
    group(content, { transform: view.onto(onSlope(art, t, z), tangent(art, t, z)) });
  const paint = pen.linear([
    [0, '#14171e'],
    [0.5, '#6b7380'],
    [1, '#14171e'],
  ]);
  const wheel =
    rect(-58, -27, 116, 54, 26, '#07090d') + rect(-46, -18, 92, 36, 16, paint) + rect(-5, -18, 10, 36, 2, trim.base);
  return (
    line(`${across}${between}${lower}`, body.darker, 4.5, seam) +
    line(trace(steps(20, 264).map((z) => [0.605, z])), body.lighter, 2, { opacity: 0.5 }) +
    on(wheel, 0.58, 152) +
    on(rect(-22, -12, 44, 24, 12, body.darker) + ellipse(0, -2, 14, 6, body.light, { opacity: 0.5 }), 0.58, 58) +
    on(path(nameplate(0, 0, 74), body.mark), 0.5, -120)
  );
}

function scene(art: Art, view: Projection): string {
  const { body } = art;
  const gleam = polygon(
    Array.from({ length: 15 }, (_, i) => view.point(onSlope(art, 0.8, -170 + i * 12))),
    true,
  );
  return (
    footShadow(art, view, 350, 560, 160) +
    hull(art, view) +
    line(gleam, mix(body.lighter, '#ffffff', 0.5), 9, { opacity: 0.4, filter: art.pen.blur(4) }) +
    buttons(art, view)
  );
}

/** A mouse that the hand holds upright. */
export function verticalMouse(art: Art, view: Exclude<View, 'box'>): string {
  const size = art.shape.mouse?.size ?? 1;
  if (view === 'front') return scene(art, projection(-52, 22, 600, 800, 1.42 * size));
  const picture = scene(art, projection(-24, 26, 600, 800, 1.36 * size));
  return view === 'detail' ? zoomed(picture, 2, [690, 520]) : picture;
}
