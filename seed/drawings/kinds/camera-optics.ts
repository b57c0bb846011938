import { METAL } from '../bodies.ts';
import { FRONT, type Projection, shifted, solid, standing, TOP, type Vector } from '../projection.ts';
import { circle, group, path, rect, repeat, roundOutline } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { footShadow } from '../studio.ts';
import { cameraLens, cameraTrim } from './camera-body.ts';
import { frontGlass } from './optics.ts';

const LENS: Vector = [30, -20, 0];

/** The open mount with the sensor behind it. */
function mount(art: Art, view: Projection): string {
  const [w, h] = art.shape.isFullFrame ? [208, 140] : [148, 100];
  const silver = art.pen.linear(
    [
      [0, '#f4f5f7'],
      [0.4, '#9aa1ac'],
      [0.6, '#dfe2e7'],
      [1, '#737b88'],
    ],
    [0, 0, 0.8, 1],
  );
  const sensor = art.pen.linear(
    [
      [0, '#4a5f8f'],
      [0.4, '#2d2f52'],
      [0.7, '#3f6f6a'],
      [1, '#20243a'],
    ],
    [0, 0, 1, 1],
  );
  return group(
    circle(0, 0, 170, silver, { stroke: '#5b6270', 'stroke-width': 2 }) +
      circle(0, 0, 138, '#14161b', { stroke: '#4b515d', 'stroke-width': 4 }) +
      rect(-w / 2 - 12, -h / 2 - 11, w + 24, h + 22, 6, '#0a0c10', { stroke: '#3a3f49', 'stroke-width': 4 }) +
      rect(-w / 2, -h / 2, w, h, 3, sensor) +
      path(`M${-w / 2} ${-h / 2}H${-w * 0.05}L${-w * 0.4} ${h / 2}H${-w / 2}z`, '#ffffff', { opacity: 0.12 }) +
      repeat(9, (i) => circle(0, 121, 5, '#d4a843', { transform: `rotate(${-32 + i * 8})` })) +
      repeat(4, (i) => circle(0, -154, 6, '#6b7380', { transform: `rotate(${45 + i * 90})` })) +
      circle(-120, -100, 7, cameraTrim(art).base) +
      circle(-206, 60, 26, '#1d2027', { stroke: '#5b6270', 'stroke-width': 3 }),
    { transform: view.onto(shifted(LENS, FRONT.n, 2), FRONT) },
  );
}

/** The paints of the parts of a lens. */
function barrelPaints({ pen }: Art) {
  return {
    black: pen.linear(
      [
        [0, '#4b515d'],
        [0.3, '#1d2027'],
        [0.55, '#31363f'],
        [1, '#08090c'],
      ],
      [0, 0, 0.7, 1],
    ),
    silver: pen.linear(
      [
        [0, '#eef0f3'],
        [0.35, '#8f96a2'],
        [0.55, '#d5d9df'],
        [1, '#5f6672'],
      ],
      [0, 0, 0.7, 1],
    ),
    knurl: pen.linear(
      Array.from({ length: 21 }, (_, i) => [i / 20, i % 2 === 0 ? '#3a3f49' : '#111318'] as const),
      [0, 0, 0.5, 1],
    ),
  };
}

/** The lens, or the open mount. */
export function optics(art: Art, view: Projection): string {
  const found = cameraLens(art);
  if (!found) return mount(art, view);
  const { kind, radius, reach } = found;
  const { black, silver, knurl } = barrelPaints(art);
  const part = (from: number, to: number, r: number, fill: string) =>
    solid(art.pen, view, {
      at: shifted(LENS, FRONT.n, reach * from),
      frame: FRONT,
      outline: roundOutline(radius * r),
      depth: reach * (to - from),
      fill,
    });
  const front = (r: number) =>
    group(frontGlass(art, radius * r), { transform: view.onto(shifted(LENS, FRONT.n, reach), FRONT) });
  if (kind === 'stepped')
    return (
      part(0, 0.3, 1.1, knurl) +
      part(0.3, 0.36, 1.06, silver) +
      part(0.36, 0.7, 0.9, black) +
      part(0.7, 1, 0.76, black) +
      front(0.76)
    );
  if (kind === 'pancake')
    return part(0, 0.2, 1.1, silver) + part(0.2, 0.7, 1.02, knurl) + part(0.7, 1, 0.94, black) + front(0.94);
  return (
    part(0, 0.09, 1.08, silver) +
    part(0.09, 0.41, 0.99, black) +
    part(0.41, 0.72, 1.02, knurl) +
    part(0.72, 0.76, 1, cameraTrim(art).base) +
    part(0.76, 1, 1, black) +
    front(1)
  );
}

/** A lens that stands on the ground beside the camera. */
export function secondLens(art: Art, view: Projection): string {
  const { black, knurl } = barrelPaints(art);
  const at: Vector = [400, -230, 150];
  const part = (from: number, to: number, r: number, fill: string) =>
    solid(art.pen, view, {
      at: shifted(at, TOP.n, from),
      frame: TOP,
      outline: roundOutline(r),
      depth: to - from,
      fill,
    });
  return (
    footShadow(art, standing(view, at), 190, 190, 95) +
    part(0, 14, 96, METAL.base) +
    part(14, 90, 100, black) +
    part(90, 190, 106, knurl) +
    part(190, 262, 102, black) +
    group(frontGlass(art, 100), { transform: view.onto(shifted(at, TOP.n, 262), TOP) })
  );
}
