import { block, cord, facePaint, lamp, METAL, sidePaint, tube, WHITE } from '../bodies.ts';
import { mix, tones } from '../colour.ts';
import { leaning, type Projection, shifted, solid, standing, TOP, type Vector } from '../projection.ts';
import { figures, figuresWidth, wallpaper } from '../screen.ts';
import { circle, group, moved, nameplate, path, rect, roundedBox, roundOutline } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { footShadow } from '../studio.ts';

function ringFace(art: Art, r: number): string {
  const { pen, body, accent } = art;
  return (
    circle(0, 0, r, facePaint(pen, body), { stroke: body.lighter, 'stroke-width': 3, 'stroke-opacity': 0.7 }) +
    circle(0, 0, r * 0.88, mix(body.base, body.dark, 0.35)) +
    circle(0, 0, r * 0.66, 'none', { stroke: body.seam, 'stroke-width': r * 0.07, opacity: 0.55 }) +
    circle(0, 0, r * 0.88, 'none', { stroke: accent.base, 'stroke-width': 4, opacity: 0.8 }) +
    path(nameplate(0, 0, r * 0.6), body.mark)
  );
}

/** A long pad with two places. */
function doublePad(art: Art, view: Projection): string {
  const [w, d] = [760, 380];
  const place = (x: number) => group(ringFace(art, 168), { transform: `translate(${x} 0)` });
  return (
    footShadow(art, view, w, d, 180) +
    block(art, view, {
      at: [0, 0, 0],
      size: [w, 46, d],
      r: 190,
      round: 'top',
      layers: 24,
      faces: { top: place(-190) + place(190) },
    })
  );
}

function pad(art: Art, view: Projection): string {
  if (art.shape.devices === 2) return doublePad(art, view);
  const { pen, accent } = art;
  const r = 300;
  const lead = cord(
    view,
    [
      [r - 20, 20, -60],
      [r + 110, 16, -100],
      [r + 170, 12, 80],
      [r + 60, 12, 230],
      [r - 60, 12, 310],
    ],
    26,
    WHITE,
  );
  const plug =
    block(art, standing(view, [r - 120, 0, 310]), {
      at: [40, 0, 0],
      size: [100, 34, 56],
      r: 14,
      round: 'right',
      tones: WHITE,
      layers: 24,
    }) +
    block(art, standing(view, [r - 120, 0, 310]), {
      at: [-36, 8, 0],
      size: [50, 18, 40],
      r: 8,
      round: 'right',
      tones: METAL,
      layers: 14,
    });
  return (
    footShadow(art, view, 560, 560, 280) +
    lead +
    plug +
    tube(art, view, { at: [0, 0, 0], frame: TOP, r: r * 0.9, length: 14, tones: tones('#1b1f27') }) +
    tube(art, view, {
      at: [0, 12, 0],
      frame: TOP,
      r,
      length: 50,
      profile: (t) => 1 - 0.035 * Math.abs(2 * t - 1) ** 6,
      layers: 30,
      cap: group(ringFace(art, r), { transform: 'scale(.965)' }),
    }) +
    group(lamp(pen, 0, 0, 6, accent.light), {
      transform: view.onto([0, 40, r], { u: [1, 0, 0], v: [0, -1, 0], n: [0, 0, 1] }),
    })
  );
}

const TILT = leaning(22);

function phone(art: Art, view: Projection, at: Vector): string {
  const { pen, accent } = art;
  const [w, h] = [300, 600];
  const shell = solid(pen, view, {
    at,
    frame: TILT,
    outline: roundedBox(w, h, 54),
    depth: 28,
    fill: sidePaint(pen, tones('#5b6270')),
    layers: 12,
  });
  const clock = '10:28';
  const face =
    path(roundedBox(w, h, 54), '#05070b', { stroke: '#8b93a1', 'stroke-width': 3 }) +
    moved(
      group(
        wallpaper(pen, w - 20, h - 20, accent, 'aurora') +
          figures(clock, (w - 20 - figuresWidth(clock, 56)) / 2, 96, 56, '#ffffff', 0.09) +
          circle((w - 20) / 2, 330, 84, 'none', { stroke: '#ffffff', 'stroke-width': 12, opacity: 0.25 }) +
          circle((w - 20) / 2, 330, 84, 'none', {
            stroke: '#5fe36a',
            'stroke-width': 12,
            'stroke-dasharray': '380 160',
            'stroke-linecap': 'round',
            transform: `rotate(-90 ${(w - 20) / 2} 330)`,
          }) +
          figures('72', (w - 20 - figuresWidth('72', 58)) / 2, 301, 58, '#5fe36a', 0.12),
        { 'clip-path': pen.clip(rect(0, 0, w - 20, h - 20, 46, '#000')) },
      ),
      -w / 2 + 10,
      -h / 2 + 10,
    ) +
    rect(-38, -h / 2 + 24, 76, 20, 10, '#05070b');
  return shell + group(face, { transform: view.onto(shifted(at, TILT.n, 28), TILT) });
}

/** A watch on its own small charger, which stands on the foot. */
function watchPost(art: Art, view: Projection, x: number): string {
  const { pen, body, accent } = art;
  const post = block(art, view, { at: [x, 40, -70], size: [46, 170, 46], r: 18, round: 'top', layers: 20 });
  const strap = solid(pen, view, {
    at: [x, 236, -104],
    frame: TILT,
    outline: `${roundOutline(74, 118)}${roundOutline(58, 102)}`,
    depth: 46,
    fill: mix(body.darker, '#23272f', 0.5),
    layers: 14,
  });
  const head = solid(pen, view, {
    at: [x, 244, -50],
    frame: TILT,
    outline: roundedBox(118, 138, 36),
    depth: 26,
    fill: '#8b93a1',
    layers: 10,
  });
  const face =
    path(roundedBox(110, 130, 32), '#05070b') +
    circle(0, 14, 34, 'none', { stroke: '#5fe36a', 'stroke-width': 8, 'stroke-dasharray': '150 70' }) +
    figures('10:28', -figuresWidth('10:28', 26) / 2, -46, 26, accent.lighter, 0.12);
  return strap + post + head + group(face, { transform: view.onto(shifted([x, 244, -50], TILT.n, 26), TILT) });
}

function upright(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const hasWatch = art.shape.devices === 3;
  const [middle, end] = hasWatch ? [60, 330] : [20, 200];
  const arm = solid(pen, view, {
    at: [-90, 210, -130],
    frame: TILT,
    outline: roundedBox(96, 420, 30),
    depth: 28,
    fill: sidePaint(pen, body),
    layers: 14,
  });
  const disc = solid(pen, view, {
    at: [-90, 390, -80],
    frame: TILT,
    outline: roundOutline(120),
    depth: 30,
    fill: sidePaint(pen, body),
    layers: 14,
  });
  const foot = block(art, view, {
    at: [middle, 0, 0],
    size: [hasWatch ? 740 : 620, 40, 330],
    r: 110,
    round: 'top',
    layers: 18,
    faces: { front: rect(-60, -4, 120, 8, 4, accent.light) },
  });
  const well = group(ringFace(art, 96), { transform: view.onto([end, 40, 40], TOP) });
  const bud = block(art, view, {
    at: [end, 42, 40],
    size: [130, 52, 104],
    r: 48,
    round: 'top',
    tones: WHITE,
    soft: 0.05,
    faces: { top: path(nameplate(0, 0, 40), WHITE.mark) },
  });
  return (
    footShadow(art, view, 600, 320, 110) +
    foot +
    well +
    arm +
    disc +
    phone(art, view, [-90, 400, -44]) +
    (hasWatch ? watchPost(art, view, 190) : '') +
    bud
  );
}

export const wirelessCharger = staged({
  lines: ['pad', 'stand'],
  accessories: ['cable', 'plug'],
  retailBox: [380, 380, 110],
  stage: (line) =>
    line === 'pad'
      ? { size: [840, 64, 660], front: [0, 46], angle: [-30, 40], focus: [0, 50, 120], fillSize: 920 }
      : { size: [640, 690, 380], front: [0, 14], angle: [-34, 18], focus: [-60, 330, 40], fillSize: 860 },
  scene: (art, view) => (art.line === 'pad' ? pad(art, view) : upright(art, view)),
});
