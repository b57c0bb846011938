import { block, logo, sidePaint } from '../bodies.ts';
import { mix, tones } from '../colour.ts';
import { FRONT, type Projection, solid, standing, type Vector } from '../projection.ts';
import { circle, group, line, path, rect, repeat, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { footShadow } from '../studio.ts';
import { rainbow } from './keycaps.ts';
import { driver, lightRing } from './speaker-driver.ts';
import { trimOf } from './speaker-turned.ts';

/** The place of the cones in the front of a party speaker: x, y and radius. */
const CONES: Readonly<Record<1 | 2 | 3, readonly (readonly [number, number, number])[]>> = {
  1: [[0, 0.12, 0.43]],
  2: [
    [0, -0.22, 0.38],
    [0, 0.25, 0.38],
  ],
  3: [
    [0, 0.24, 0.42],
    [-0.22, -0.16, 0.18],
    [0.22, -0.16, 0.18],
  ],
};

/** The wheels at the rear of a party speaker and the long handle above them. */
function trolley(art: Art, view: Projection, [w, h, d]: Vector): string {
  const [left, right] = [view.point([-w * 0.34, h, -d * 0.4]), view.point([w * 0.34, h, -d * 0.4])];
  const rod = ([x, y]: readonly [number, number]) => line(`M${x} ${y}V${y - 110}`, '#6b7380', 16);
  const wheel = (x: number) =>
    block(art, standing(view, [x, -34, -d * 0.36]), {
      size: [58, 96, 96],
      r: 46,
      round: 'right',
      tones: tones('#14161b'),
    });
  return (
    wheel(-w / 2 + 6) +
    wheel(w / 2 - 6) +
    rod(left) +
    rod(right) +
    line(`M${left[0]} ${left[1] - 112}L${right[0]} ${right[1] - 112}`, '#23272f', 36)
  );
}

/** A tower with cones and lights, and a handle and controls on its top. */
export function party(art: Art, view: Projection): string {
  const form = art.shape.speaker ?? {};
  const [w, h, d] = form.size ?? [430, 800, 390];
  const lights = form.lights ?? 'rings';
  const count = form.cones ?? 2;
  const cone = ([x, y, r]: readonly [number, number, number]) =>
    group((lights === 'rings' && r > 0.2 ? lightRing(art, r * w + 16) : '') + driver(art, r * w), {
      transform: `translate(${x * w} ${y * h})`,
    });
  const bar = (side: number) => {
    const x = side * (w / 2 - 26);
    const way = `M${x} ${-h / 2 + 60}V${h / 2 - 60}`;
    return line(way, rainbow(art.pen), 22, { opacity: 0.4 }) + line(way, trimOf(art).light, 9);
  };
  const tweeter = (x: number) => group(driver(art, 30), { transform: `translate(${x} ${-h / 2 + 52})` });
  const front =
    path(roundedBox(w - 24, h - 24, 40), mix(art.body.darker, '#0b0d12', 0.55)) +
    (lights === 'bars' ? bar(-1) + bar(1) : '') +
    CONES[count].map(cone).join('') +
    (count === 3 ? '' : tweeter(-w * 0.34) + tweeter(w * 0.34)) +
    logo(art.body, 0, count === 1 ? h / 2 - 54 : count === 3 ? -h / 2 + 54 : 0.015 * h, 44);
  const top =
    rect(-w * 0.35, -60, w * 0.7, 90, 40, art.body.darker) +
    repeat(4, (i) => circle(-90 + i * 60, 76, 16, mix(art.body.light, '#ffffff', 0.25))) +
    circle(0, 130, 22, trimOf(art).base);
  const [x1, y1] = view.point([-w * 0.36, h - 10, 0]);
  const [x2, y2] = view.point([w * 0.36, h - 10, 0]);
  const handle =
    form.carry === 'handle'
      ? line(`M${x1} ${y1}C${x1 + 6} ${y1 - 120} ${x2 - 6} ${y2 - 120} ${x2} ${y2}`, '#1b1f27', 44) +
        line(`M${x1} ${y1}C${x1 + 6} ${y1 - 120} ${x2 - 6} ${y2 - 120} ${x2} ${y2}`, '#4b5361', 12, { opacity: 0.7 })
      : '';
  const body = form.isTapered
    ? tapered(art, view, [w, h, d], front)
    : block(art, view, { size: [w, h, d], r: 52, soft: 0.02, faces: { front, top } });
  return footShadow(art, view, w, d, 50) + (form.wheels ? trolley(art, view, [w, h, d]) : '') + body + handle;
}

/** A box that is narrower at its top. */
function tapered(art: Art, view: Projection, [w, h, d]: Vector, front: string): string {
  const k = 0.8;
  const outline = `M${-w * 0.5 * k + 40} ${-h / 2}H${w * 0.5 * k - 40}Q${w * 0.5 * k} ${-h / 2} ${w * 0.5 * k + 6} ${-h / 2 + 44}L${w / 2} ${h / 2 - 46}Q${w / 2} ${h / 2} ${w / 2 - 44} ${h / 2}H${-w / 2 + 44}Q${-w / 2} ${h / 2} ${-w / 2} ${h / 2 - 46}L${-w * 0.5 * k - 6} ${-h / 2 + 44}Q${-w * 0.5 * k} ${-h / 2} ${-w * 0.5 * k + 40} ${-h / 2}z`;
  return (
    solid(art.pen, view, {
      at: [0, h / 2, -d / 2],
      frame: FRONT,
      outline,
      depth: d,
      fill: sidePaint(art.pen, art.body),
    }) +
    group(
      group(front, { 'clip-path': art.pen.clip(path(outline, '#000')) }) +
        path(outline, 'none', { stroke: art.body.light, 'stroke-width': 8 }),
      {
        transform: view.onto([0, h / 2, d / 2], FRONT),
      },
    )
  );
}
