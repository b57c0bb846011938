import { block, GOLD, logo } from '../bodies.ts';
import { mix, tones } from '../colour.ts';
import { type Projection, projection, standing, type Vector } from '../projection.ts';
import { circle, group, line, path, rect, repeat, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { footShadow } from '../studio.ts';
import { cloth, driver } from './speaker-driver.ts';
import { party } from './speaker-party.ts';
import { trimOf } from './speaker-turned.ts';

/** Two boxes of the same height, the cones one above the other, with or without a larger box for the bass. */
function pair(art: Art, view: Projection): string {
  const form = art.shape.speaker ?? {};
  const [w, h, d] = form.size ?? [270, 430, 270];
  const wood = tones('#8a5f3c');
  const isPuck = form.surface === 'cloth';
  const front = (isActive: boolean) =>
    isPuck
      ? cloth(art, w - 18, h - 18, w / 2) + logo(art.body, 0, h * 0.3, 44)
      : path(roundedBox(w - 18, h - 18, 12), mix(art.body.darker, '#0e1117', 0.6)) +
        group(driver(art, w * 0.37), { transform: `translate(0 ${h * 0.17})` }) +
        group(form.surface === 'grille' ? horn(art, w * 0.3) : driver(art, w * 0.163), {
          transform: `translate(0 ${-h * 0.247})`,
        }) +
        (isActive ? repeat(2, (i) => circle(w * 0.31, h * 0.41 - i * 34, 10, trimOf(art).light)) : '') +
        logo(art.body, -w * 0.355, h * 0.43, 26);
  const box = (x: number, isActive: boolean) => {
    const place: Vector = [x, 0, 30];
    const spot = standing(view, place);
    return (
      footShadow(art, spot, w, d, 16) +
      block(art, spot, {
        size: [w, h, d],
        r: isPuck ? w * 0.46 : 18,
        layers: 36,
        faces: { front: front(isActive) },
        ...(form.surface === 'wood' && { tones: wood }),
      })
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
  const dial = () =>
    block(art, standing(view, [0, 0, 190]), {
      size: [110, 40, 110],
      r: 54,
      round: 'top',
      faces: { top: circle(0, 0, 36, art.body.light) },
    });
  return (art.shape.subwoofer ? bass() : '') + box(-260, false) + box(260, true) + (isPuck ? dial() : '');
}

/** The wide opening of a monitor's tweeter, around (0, 0). */
function horn(art: Art, r: number): string {
  return (
    rect(-r, -r * 0.62, 2 * r, r * 1.24, r * 0.4, '#0b0d12', { stroke: art.body.light, 'stroke-width': 3 }) +
    circle(0, 0, r * 0.34, '#c9b27a') +
    circle(0, 0, r * 0.2, '#8d7a4c')
  );
}

/** A box with a cloth front in a frame, and knobs along the top; small ones have a grille around them. */
function box(art: Art, view: Projection): string {
  const form = art.shape.speaker ?? {};
  const [w, h, d] = form.size ?? [760, 440, 340];
  const trim = form.trim ? tones(form.trim) : tones(mix(GOLD.base, art.body.lighter, 0.25));
  const screen =
    form.surface === 'grille'
      ? path(roundedBox(w - 24, h - 24, 40), art.body.dark) +
        path(
          roundedBox(w - 40, h - 40, 34),
          art.pen.pattern(16, 16, `<rect x="2" y="2" width="9" height="9" rx="3" fill="${art.body.darker}"/>`),
        )
      : path(roundedBox(w - 40, h - 44, 26), trim.base) + cloth(art, w - 54, h - 58, 22);
  const front = screen + logo(trim, 0, 0, w * 0.16);
  const knob = (x: number) =>
    circle(x, 30, 26, trim.dark) + circle(x, 30, 21, trim.light) + rect(x - 2, 12, 4, 18, 2, trim.darker);
  const knobs = w > 620 ? 4 : 1;
  const top =
    rect(-w / 2 + 90, -20, w - 180, 100, 14, trim.base) +
    rect(-w / 2 + 94, -16, w - 188, 92, 11, mix(trim.base, '#2a241a', 0.55)) +
    repeat(knobs, (i) => knob((i - (knobs - 1) / 2) * 100));
  const [x1, y1] = view.point([-w / 2 + 40, h - 6, 0]);
  const [x2, y2] = view.point([w / 2 - 40, h - 6, 0]);
  const strap =
    form.carry === 'handle'
      ? line(`M${x1} ${y1}C${x1 + 40} ${y1 - 170} ${x2 - 40} ${y2 - 170} ${x2} ${y2}`, '#1b1714', 38) +
        line(`M${x1} ${y1}C${x1 + 40} ${y1 - 170} ${x2 - 40} ${y2 - 170} ${x2} ${y2}`, '#54463a', 10, {
          opacity: 0.8,
        }) +
        circle(x1, y1, 15, trim.light) +
        circle(x2, y2, 15, trim.light)
      : '';
  return (
    footShadow(art, view, w, d, 30) +
    block(art, view, { size: [w, h, d], r: 44, soft: 0.015, faces: { front, top } }) +
    strap
  );
}

/** A small slab with a cloth front and a loop to hang it by. */
function brick(art: Art, view: Projection): string {
  const form = art.shape.speaker ?? {};
  const [w, h, d] = form.size ?? [660, 430, 210];
  const r = form.surface === 'grille' ? 46 : form.carry === 'carabiner' ? Math.min(w, h) / 2 - 20 : 96;
  const t = trimOf(art);
  const hole = `<circle cx="5" cy="5" r="3.2" fill="${art.body.darker}"/><circle cx="13" cy="13" r="3.2" fill="${art.body.darker}"/>`;
  const outline = roundedBox(w - 24, h - 24, r - 12);
  const front =
    (form.surface === 'grille'
      ? path(outline, art.body.base) + path(outline, art.pen.pattern(16, 16, hole))
      : cloth(art, w - 24, h - 24, r - 12)) +
    path(outline, 'none', {
      stroke: form.trim ? t.base : art.body.light,
      'stroke-width': form.trim ? 8 : 4,
      opacity: 0.8,
    }) +
    logo(form.trim ? t : art.body, 0, 0, Math.min(w, h) * 0.32);
  const top = repeat(4, (i) =>
    circle((i - 1.5) * w * 0.12, 0, Math.min(20, w * 0.034), mix(art.body.light, '#ffffff', 0.2)),
  );
  const [x, y] = view.point([w / 2 - 14, h - 90, 0]);
  const [u, v] = view.point([0, h - 6, 0]);
  const handle = view.point([w * 0.4, h - 10, 0]);
  const carry = {
    loop: line(`M${x - 20} ${y - 40}C${x + 90} ${y - 50} ${x + 96} ${y + 120} ${x - 10} ${y + 110}`, t.base, 22),
    carabiner:
      line(
        `M${u - 150} ${v + 60}C${u - 190} ${v - 190} ${u + 190} ${v - 190} ${u + 150} ${v + 60}`,
        art.body.darker,
        40,
      ) + line(`M${u - 150} ${v + 60}C${u - 190} ${v - 190} ${u + 190} ${v - 190} ${u + 150} ${v + 60}`, t.base, 24),
    handle: line(
      `M${2 * u - handle[0]} ${v}C${2 * u - handle[0]} ${v - 110} ${handle[0]} ${v - 110} ${handle[0]} ${v}`,
      t.base,
      26,
    ),
    strap: line(
      `M${x - 10} ${y - 30}C${x + 130} ${y + 20} ${x + 90} ${y + 250} ${x + 20} ${y + 240}S${x + 20} ${y + 70} ${x - 10} ${y + 30}`,
      t.base,
      20,
    ),
    none: '',
  }[form.carry ?? 'loop'];
  return (
    footShadow(art, view, w, d, 60) +
    carry +
    block(art, view, { size: [w, h, d], r: r + 14, soft: 0.05, faces: { front, top } })
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
