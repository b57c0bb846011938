import { block, GOLD, logo } from '../bodies.ts';
import { mix, tones } from '../colour.ts';
import { type Projection, projection, standing, type Vector } from '../projection.ts';
import { circle, group, path, rect, repeat, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { footShadow } from '../studio.ts';
import { rainbow } from './keycaps.ts';
import { weave } from './texture.ts';

/** A loudspeaker's cone in its ring, around (0, 0). */
function driver({ pen, body }: Art, r: number): string {
  const cone = pen.radial(
    [
      [0, '#4b5260'],
      [0.3, '#1b1f27'],
      [0.82, '#2c313c'],
      [1, '#0c0e13'],
    ],
    0.46,
    0.42,
    0.62,
  );
  return (
    circle(0, 0, r, mix(body.darker, '#0b0e14', 0.5), {
      stroke: mix(body.lighter, '#8b93a1', 0.4),
      'stroke-width': r * 0.05,
    }) +
    circle(0, 0, r * 0.84, cone) +
    circle(0, 0, r * 0.84, 'none', { stroke: '#5a6272', 'stroke-width': r * 0.03 }) +
    circle(0, 0, r * 0.3, '#3b414e') +
    circle(-r * 0.08, -r * 0.1, r * 0.1, '#8b93a1', { opacity: 0.5 })
  );
}

function cloth({ pen, body }: Art, width: number, height: number, r: number): string {
  const outline = roundedBox(width, height, r);
  return path(outline, body.dark) + weave(pen, outline, body.darker, body.lighter, 5, 0.9);
}

/** A ring of coloured light around a cone. */
const lightRing = ({ pen }: Art, r: number) =>
  circle(0, 0, r, 'none', { stroke: rainbow(pen), 'stroke-width': 26, opacity: 0.55, filter: pen.blur(8) }) +
  circle(0, 0, r, 'none', { stroke: rainbow(pen), 'stroke-width': 11 });

/** A tower with two cones in rings of light, a handle and controls on its top. */
function party(art: Art, view: Projection): string {
  const [w, h, d] = [430, 800, 390];
  const cone = (y: number) => group(lightRing(art, 176) + driver(art, 158), { transform: `translate(0 ${y})` });
  const front =
    path(roundedBox(w - 24, h - 24, 40), mix(art.body.darker, '#0b0d12', 0.55)) +
    cone(-170) +
    cone(200) +
    group(driver(art, 34), { transform: 'translate(-150 -346)' }) +
    group(driver(art, 34), { transform: 'translate(150 -346)' }) +
    logo(art.body, 0, 14, 44);
  const top =
    rect(-150, -60, 300, 90, 40, art.body.darker) +
    repeat(4, (i) => circle(-90 + i * 60, 76, 16, mix(art.body.light, '#ffffff', 0.25))) +
    circle(0, 130, 22, art.accent.base);
  return (
    footShadow(art, view, w, d, 50) + block(art, view, { size: [w, h, d], r: 52, soft: 0.02, faces: { front, top } })
  );
}

/** Two boxes of the same height, the cones one above the other, with or without a larger box for the bass. */
function pair(art: Art, view: Projection): string {
  const [w, h, d] = [270, 430, 270];
  const front = (isActive: boolean) =>
    path(roundedBox(w - 18, h - 18, 12), mix(art.body.darker, '#0e1117', 0.6)) +
    group(driver(art, 100), { transform: 'translate(0 74)' }) +
    group(driver(art, 44), { transform: 'translate(0 -106)' }) +
    (isActive ? repeat(2, (i) => circle(84, 176 - i * 34, 10, art.body.light)) : '') +
    logo(art.body, -96, 184, 26);
  const box = (x: number, isActive: boolean) => {
    const place: Vector = [x, 0, 30];
    const spot = standing(view, place);
    return (
      footShadow(art, spot, w, d, 16) +
      block(art, spot, { size: [w, h, d], r: 18, layers: 36, faces: { front: front(isActive) } })
    );
  };
  const bass = () => {
    const spot = standing(view, [0, 0, -230]);
    const [width, height] = [340, 420];
    const face = cloth(art, width - 20, height - 20, 16) + group(driver(art, 120), { transform: 'translate(0 30)' });
    return (
      footShadow(art, spot, width, 330, 20) +
      block(art, spot, { size: [width, height, 330], r: 20, layers: 24, faces: { front: face } })
    );
  };
  return (art.shape.subwoofer ? bass() : '') + box(-260, false) + box(260, true);
}

/** A box with a cloth front in a frame, and knobs along the top. */
function box(art: Art, view: Projection): string {
  const [w, h, d] = [760, 440, 340];
  const trim = tones(mix(GOLD.base, art.body.lighter, 0.25));
  const front =
    path(roundedBox(w - 40, h - 44, 26), trim.base) + cloth(art, w - 54, h - 58, 22) + logo(trim, 0, 0, 120);
  const knob = (x: number) =>
    circle(x, 30, 26, trim.dark) + circle(x, 30, 21, trim.light) + rect(x - 2, 12, 4, 18, 2, trim.darker);
  const top =
    rect(-w / 2 + 90, -20, w - 180, 100, 14, trim.base) +
    rect(-w / 2 + 94, -16, w - 188, 92, 11, mix(trim.base, '#2a241a', 0.55)) +
    repeat(4, (i) => knob(-150 + i * 100));
  return (
    footShadow(art, view, w, d, 30) + block(art, view, { size: [w, h, d], r: 44, soft: 0.015, faces: { front, top } })
  );
}

/** A small slab with a cloth front and a loop to hang it by. */
function brick(art: Art, view: Projection): string {
  const [w, h, d] = [660, 430, 210];
  const front =
    cloth(art, w - 24, h - 24, 96) +
    path(roundedBox(w - 24, h - 24, 96), 'none', { stroke: art.body.light, 'stroke-width': 4, opacity: 0.7 }) +
    logo(art.body, 0, 0, 150);
  const top = repeat(4, (i) => circle(-120 + i * 80, 0, 20, mix(art.body.light, '#ffffff', 0.2)));
  const [x, y] = view.point([w / 2 - 14, h - 90, 0]);
  const loop = path(`M${x - 20} ${y - 40}C${x + 90} ${y - 50} ${x + 96} ${y + 120} ${x - 10} ${y + 110}`, 'none', {
    stroke: art.accent.base,
    'stroke-width': 22,
    'stroke-linecap': 'round',
  });
  return (
    footShadow(art, view, w, d, 60) +
    loop +
    block(art, view, { size: [w, h, d], r: 110, soft: 0.05, faces: { front, top } })
  );
}

interface Scene {
  paint(art: Art, view: Projection): string;
  /** Where the ground lies, how large the scene is, and from how far above it is seen. */
  y: number;
  scale: number;
  pitch: number;
}

const SCENES: Readonly<Record<string, Scene>> = {
  party: { paint: party, y: 990, scale: 1, pitch: 12 },
  pair: { paint: pair, y: 870, scale: 1.1, pitch: 14 },
  box: { paint: box, y: 860, scale: 1.12, pitch: 18 },
  brick: { paint: brick, y: 850, scale: 1.16, pitch: 16 },
};

/** The lines of speakers that are boxes. */
export const BOX_LINES = ['party', 'pair', 'box', 'brick'] as const;

/** A speaker that is a box, or undefined for other lines. */
export function boxSpeaker(art: Art, isAngle: boolean): string | undefined {
  const scene = SCENES[art.line];
  if (!scene) return;
  return scene.paint(art, projection(isAngle ? 34 : -20, scene.pitch + (isAngle ? 6 : 0), 600, scene.y, scene.scale));
}
