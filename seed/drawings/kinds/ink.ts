import { block, GOLD, GRAPHITE, tube } from '../bodies.ts';
import { mix, type Tones, tones } from '../colour.ts';
import { FRONT, type Projection, RIGHT, standing, TOP } from '../projection.ts';
import { circle, group, nameplate, path, rect, repeat, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { type Stage, staged } from '../staging.ts';
import { footShadow } from '../studio.ts';

const INKS = ['#23272f', '#12a5d6', '#e0318c', '#f6c90e'] as const;

function drop(x: number, y: number, size: number, colour: string): string {
  return path(
    `M${x} ${y - size}C${x + size * 0.9} ${y} ${x + size * 0.6} ${y + size * 0.7} ${x} ${y + size * 0.7}S${x - size * 0.9} ${y} ${x} ${y - size}z`,
    colour,
  );
}

function bottle(art: Art, view: Projection, ink: string): string {
  const { pen, body } = art;
  const liquid = tones(ink);
  const r = 92;
  const shoulder = (t: number) => 1 - 0.66 * Math.max(0, (t - 0.1) / 0.9) ** 1.6;
  const clear = tones(mix(ink, '#f4f6fa', 0.35));
  const label = group(
    path(roundedBox(130, 210, 14), '#ffffff', { opacity: 0.96 }) +
      path('M-65 40L65 -10V91Q65 105 51 105H-51Q-65 105 -65 91z', liquid.base) +
      path(nameplate(0, -46, 84), body.base) +
      drop(0, 60, 26, '#ffffff'),
    { transform: view.onto([0, 170, r], FRONT, 1) },
  );
  const shine = group(rect(-78, -130, 12, 250, 6, '#ffffff', { opacity: 0.4 }), {
    transform: view.onto([0, 165, r * 0.5], FRONT),
  });
  return (
    tube(art, view, {
      at: [0, 0, 0],
      frame: TOP,
      r,
      length: 310,
      tones: liquid,
    }) +
    tube(art, view, { at: [0, 310, 0], frame: TOP, r, length: 76, tones: clear, profile: shoulder, layers: 14 }) +
    label +
    shine +
    tube(art, view, { at: [0, 380, 0], frame: TOP, r: 44, length: 22, tones: GRAPHITE, layers: 12 }) +
    tube(art, view, {
      at: [0, 400, 0],
      frame: TOP,
      r: 48,
      length: 120,
      tones: body,
      taper: 0.84,
      cap: circle(
        0,
        0,
        26,
        pen.linear([
          [0, liquid.light],
          [1, liquid.base],
        ]),
      ),
    })
  );
}

function bottles(art: Art, view: Projection): string {
  const all = INKS.map((ink, i) => bottle(art, standing(view, [-318 + i * 212, 0, i === 0 ? 20 : -10]), ink));
  return footShadow(art, view, 820, 180, 90) + all.join('');
}

function cartridgeBody(art: Art, view: Projection, colours: readonly string[], material: Tones): string {
  const { pen, body, accent } = art;
  const [w, h, d] = [380, 420, 200];
  const stripes = colours
    .map((colour, i) => rect(-130 + (i * 260) / colours.length, 90, 260 / colours.length, 50, 0, colour))
    .join('');
  const front =
    path(
      roundedBox(320, 330, 20),
      pen.linear([
        [0, '#ffffff'],
        [1, '#e8ecf1'],
      ]),
      { transform: 'translate(0 20)' },
    ) +
    path('M-160 -125Q-160 -145 -140 -145H140Q160 -145 160 -125V-70L-160 0z', body.base) +
    path('M-160 0L160 -70V-50L-160 20z', accent.base) +
    path(nameplate(-96, -86, 78), body.mark) +
    rect(-40, -112, 130, 16, 8, body.mark) +
    stripes +
    colours.map((colour, i) => drop(-90 + i * 60, 56, 22, colour)).join('') +
    rect(-130, 156, 150, 10, 5, '#8a93a2');
  const chip =
    rect(-50, -60, 100, 110, 6, '#2c7a4f') +
    repeat(6, (i) => rect(-40 + (i % 2) * 44, -50 + Math.floor(i / 2) * 34, 36, 24, 3, GOLD.light));
  return (
    footShadow(art, view, w, d, 14) +
    block(art, view, {
      at: [0, 0, 0],
      size: [w, h, d],
      r: 20,
      tones: material,
      faces: { front, right: group(chip, { transform: 'translate(0 80)' }) },
    }) +
    block(art, view, { at: [60, h, 0], size: [180, 40, d - 60], r: 12, tones: material, layers: 30 }) +
    block(art, view, { at: [-120, h, 0], size: [70, 18, d - 90], r: 6, tones: tones('#f5a524'), layers: 24 })
  );
}

function cartridges(art: Art, view: Projection): string {
  const shell = tones(mix('#2a2f38', art.body.base, 0.2));
  return (
    cartridgeBody(art, standing(view, [-150, 0, -190]), ['#23272f'], shell) +
    cartridgeBody(art, standing(view, [170, 0, 120]), ['#12a5d6', '#e0318c', '#f6c90e'], shell)
  );
}

/** A long cartridge of toner with its drum and a handle. */
function toner(art: Art, view: Projection): string {
  const { body, accent } = art;
  const shell = tones(mix('#23272f', body.base, 0.15));
  const [w, h, d] = [820, 190, 260];
  const drum = tones('#2f7f8f');
  const front =
    rect(-w / 2 + 40, -30, w - 80, 78, 10, '#f4f5f8') +
    rect(-w / 2 + 40, -30, 150, 78, 10, body.base) +
    path(nameplate(-w / 2 + 114, 8, 56), body.mark) +
    rect(-w / 2 + 220, -8, 220, 14, 7, '#2b303a') +
    rect(-w / 2 + 220, 18, 150, 10, 5, '#8a93a2') +
    rect(w / 2 - 120, -8, 52, 34, 4, accent.base);
  const roller = tube(art, view, {
    at: [-w / 2 + 50, 44, d / 2 + 12],
    frame: RIGHT,
    r: 44,
    length: w - 100,
    tones: drum,
    cap: circle(0, 0, 14, GRAPHITE.darker),
  });
  return (
    footShadow(art, view, w, d + 60, 14) +
    block(art, view, { at: [0, 20, 0], size: [w, h, d], r: 26, tones: shell, faces: { front } }) +
    block(art, view, { at: [0, 20 + h, -30], size: [300, 46, 70], r: 20, tones: GRAPHITE, layers: 24 }) +
    block(art, view, { at: [-w / 2 + 22, 0, d / 2 + 10], size: [44, 110, 110], r: 12, tones: GRAPHITE, layers: 20 }) +
    roller +
    block(art, view, { at: [w / 2 - 22, 0, d / 2 + 10], size: [44, 110, 110], r: 12, tones: GRAPHITE, layers: 20 })
  );
}

const STAGES: Readonly<Record<string, Stage>> = {
  cartridge: { size: [760, 460, 520], front: [-12, 16], angle: [-38, 22], focus: [190, 240, 200], fillSize: 920 },
  toner: { size: [840, 260, 360], front: [-22, 24], angle: [32, 28], focus: [-180, 130, 120], fillSize: 940 },
};

/** Of bottles. */
const USUAL: Stage = { size: [830, 520, 200], front: [0, 12], angle: [-30, 20], focus: [110, 220, 80], fillSize: 940 };

export const ink = staged({
  lines: ['bottles', 'cartridge', 'toner'],
  accessories: ['leaflet'],
  retailBox: [400, 400, 160],
  stage: (line) => STAGES[line] ?? USUAL,
  scene: (art, view) =>
    art.line === 'toner' ? toner(art, view) : art.line === 'cartridge' ? cartridges(art, view) : bottles(art, view),
});
