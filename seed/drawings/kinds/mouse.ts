import { mix } from '../colour.ts';
import { type Projection, projection, solid, TOP, type Vector } from '../projection.ts';
import { circle, group, line, moved, nameplate, path, polygon, zoomed } from '../shapes.ts';
import type { Art, Sketch } from '../sketch.ts';
import { shapeShadow } from '../studio.ts';
import { chosen } from '../variety.ts';
import { rainbow } from './keycaps.ts';
import { ball, mouseAbove, wheel } from './mouse-above.ts';
import { buttonsOf, hasWheel, mouseForm, outlineOf, trimOf } from './mouse-outlines.ts';
import { verticalMouse } from './vertical-mouse.ts';

const FOOT = 26;

/** How high a mouse arches over the hand. */
const humpOf = ({ line: name }: Art) => (name === 'slim' ? 92 : name === 'trackball' ? 200 : 168);

function angled(art: Art, view: Projection): string {
  const hump = humpOf(art);
  /** The height of the hull where the outline has shrunk to a share of its size. */
  const heightAt = (share: number) => FOOT + (hump - FOOT) * (1 - share ** 2.4);
  const { pen, body } = art;
  const { lights } = mouseForm(art);
  const trim = trimOf(art);
  const d = outlineOf(art);
  const gaming = art.line === 'gaming';
  const shade = (t: number) => {
    const facing = Math.round(Math.sqrt(t) * 50) / 50;
    const tint = (share: number) =>
      share < 0.5 ? mix(body.darker, body.base, share * 2) : mix(body.base, body.lighter, Math.min(1, share * 2 - 1));
    return pen.linear(
      [
        [0, tint(0.42 + 0.42 * facing)],
        [0.5, tint(0.24 + 0.5 * facing)],
        [1, tint(0.02 + 0.66 * facing)],
      ],
      [0, 0.2, 1, 0.6],
    );
  };
  const hull = solid(pen, view, {
    at: [0, FOOT, 0],
    frame: TOP,
    outline: d,
    depth: hump - FOOT,
    fill: shade,
    profile: (t) => 1 - 0.985 * t,
    rise: (t) => 1 - (1 - t) ** 2.4,
    layers: 90,
  });
  const foot = solid(pen, view, {
    at: [0, 4, 0],
    frame: TOP,
    outline: d,
    depth: FOOT - 4,
    fill: mix(body.darker, '#0b0d12', 0.5),
    profile: (t) => 0.93 + 0.07 * t,
  });
  const glow =
    lights === 'outline' || lights === 'strip'
      ? group(path(d, 'none', { stroke: rainbow(pen), 'stroke-width': 18 }), {
          transform: view.onto([0, FOOT - 8, 0], TOP),
        })
      : '';
  const over = (points: readonly (readonly [number, number])[]) =>
    polygon(
      points.map(([x, z]) => {
        const share = Math.min(1, Math.hypot(x / 182, z / 297));
        const at: Vector = [x, heightAt(share) + 1, z];
        return view.point(at);
      }),
      true,
    );
  const along = Array.from({ length: 24 }, (_, i) => [0, -236 + i * 10.5] as const);
  const reach = gaming ? 150 : 170;
  const across = Array.from(
    { length: 25 },
    (_, i) => [reach * (i / 14 - 0.76), 8 - 34 * (i / 14 - 0.76) ** 2] as const,
  );
  const spot = (z: number) => [0, heightAt(Math.abs(z) / 297) + 3, z] as const;
  const tilt = { u: [1, 0, 0] as const, v: [0, -0.34, 0.94] as const, n: [0, 0.94, 0.34] as const };
  const rest = { u: [1, 0, 0] as const, v: [0, -0.3, 0.95] as const, n: [0, 0.95, 0.3] as const };
  const logo = lights === 'logo' ? path(nameplate(0, 0, 110), trim.lighter) : path(nameplate(0, 0, 74), body.mark);
  const thumb = view.point([-128, heightAt(0.74) - 10, -10]);
  const sideKeys =
    line(
      over([
        [150, -70],
        [153, -20],
        [154, 0],
      ]),
      body.darker,
      14,
    ) +
    line(
      over([
        [154, 22],
        [155, 60],
        [154, 90],
      ]),
      body.darker,
      14,
    );
  return (
    shapeShadow(art, group(path(d, '#0b111c'), { transform: view.onto([0, 0, 0], TOP) }), 12, 18) +
    foot +
    glow +
    hull +
    (hasWheel(art) ? line(over(along), body.darker, 4) : '') +
    line(over(across), body.darker, 4) +
    (buttonsOf(art) > 4 ? sideKeys : '') +
    (art.line === 'trackball' ? moved(ball(art, 62), ...thumb) : '') +
    (hasWheel(art)
      ? group(wheel(art), { transform: view.onto(spot(-160), { ...tilt, v: [0, 0.3, 0.95], n: [0, 0.95, -0.3] }) })
      : '') +
    group(logo, { transform: view.onto(spot(150), rest) }) +
    (buttonsOf(art) > 5 ? circle(...view.point(spot(-60)), 6, trim.base) : '')
  );
}

/** By how many degrees the mice on cards are turned. */
const TURNS = [0, 14, -12, 22, -20] as const;

export const mouse: Sketch = {
  lines: ['office', 'gaming', 'vertical', 'trackball', 'slim'],
  views: ['front', 'angle', 'detail', 'box'],
  accessories: ['dongle', 'cable'],
  retailBox: [340, 420, 150],
  paint(art, view) {
    if (art.line === 'vertical') return verticalMouse(art, view);
    if (view === 'front') {
      const turn = art.shape.wired ? 0 : chosen(TURNS, art.seed, 1);
      const place = `translate(600 596) rotate(${turn}) scale(${(1.38 * mouseForm(art).size).toFixed(3)})`;
      return (
        shapeShadow(art, group(path(outlineOf(art), '#0b111c'), { transform: place }), 22, 32) +
        group(mouseAbove(art), { transform: place })
      );
    }
    const picture = angled(art, projection(-32, 44, 590, 650, 1.42));
    return view === 'detail' ? zoomed(picture, 2.1, [650, 500]) : picture;
  },
};
