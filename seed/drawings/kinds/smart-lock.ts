import { block, lamp, METAL, tube } from '../bodies.ts';
import { mix, tones } from '../colour.ts';
import { FRONT, type Projection, standing } from '../projection.ts';
import { figures } from '../screen.ts';
import { circle, line, nameplate, path, rect, repeat, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { footShadow } from '../studio.ts';

const [W, H, D] = [220, 800, 80];

function outside(art: Art): string {
  const { pen, body, accent } = art;
  const keys = repeat(10, (i) => {
    const [x, y] = i === 9 ? [0, 3] : [(i % 3) - 1, Math.floor(i / 3)];
    return figures(String(i === 9 ? 0 : i + 1), x * 56 - 9, -230 + y * 66, 30, accent.lighter, 0.12);
  });
  return (
    path(roundedBox(W - 22, H - 24, 44), '#090b10', { stroke: body.light, 'stroke-width': 2 }) +
    circle(0, -322, 26, '#14171e', { stroke: '#343b48', 'stroke-width': 3 }) +
    circle(0, -322, 13, '#1d2b57') +
    circle(-4, -326, 4, '#ffffff', { opacity: 0.8 }) +
    keys +
    line('M-56 -6l-12 12l12 12M56 -6v24', accent.lighter, 4, { transform: 'translate(0 -18)' }) +
    circle(0, 108, 46, '#10141c', { stroke: accent.base, 'stroke-width': 5 }) +
    repeat(4, (i) =>
      path(`M${-10 - i * 7} ${120 - i * 2}a${10 + i * 7} ${12 + i * 8} 0 0 1 ${20 + i * 14} 0`, 'none', {
        stroke: accent.light,
        'stroke-width': 3.5,
        'stroke-linecap': 'round',
      }),
    ) +
    path(nameplate(0, 320, 62), '#f4f6fa') +
    lamp(pen, 0, 368, 4, '#5fe36a')
  );
}

function inside(art: Art): string {
  const { body, accent } = art;
  return (
    path(roundedBox(W - 22, H - 24, 44), mix(body.base, '#0c0f14', 0.3), { stroke: body.light, 'stroke-width': 2 }) +
    path(roundedBox(W - 56, 280, 26, 0, -210), mix(body.base, body.dark, 0.3), {
      stroke: body.seam,
      'stroke-width': 2,
    }) +
    path(nameplate(0, -210, 90), body.mark) +
    rect(-40, -92, 80, 8, 4, body.seam) +
    circle(0, 0, 44, METAL.base, { stroke: METAL.darker, 'stroke-width': 4 }) +
    rect(-10, -36, 20, 72, 10, METAL.light, { stroke: METAL.dark, 'stroke-width': 2 }) +
    circle(0, 340, 10, accent.base)
  );
}

function plate(art: Art, view: Projection, face: string, lever: 1 | -1): string {
  const shaft = tube(art, view, {
    at: [0, 200, D / 2],
    frame: FRONT,
    r: 44,
    length: 34,
    tones: tones(mix('#8b93a1', art.body.base, 0.35)),
  });
  const collar = tube(art, view, {
    at: [0, 200, D / 2 + 34],
    frame: FRONT,
    r: 26,
    length: 46,
    tones: METAL,
    layers: 24,
  });
  const arm = block(art, view, {
    at: [lever * 96, 174, D / 2 + 96],
    size: [260, 52, 40],
    r: 24,
    tones: tones(mix('#aeb5c0', art.body.base, 0.35)),
    layers: 20,
  });
  return (
    footShadow(art, view, W * 0.92, D, 20) +
    block(art, view, { size: [W, H, D], r: 52, layers: 36, faces: { front: face } }) +
    shaft +
    collar +
    arm
  );
}

function scene(art: Art, view: Projection): string {
  const rear = standing(view, [-165, 0, -90]);
  const near = standing(view, [125, 0, 60]);
  return plate(art, rear, inside(art), -1) + plate(art, near, outside(art), 1);
}

export const smartLock = staged({
  lines: ['standard'],
  accessories: ['leaflet'],
  retailBox: [360, 460, 160],
  stage: () => ({ size: [680, H, 320], front: [0, 11], angle: [-30, 16], focus: [140, 560, 100], fillSize: 940 }),
  scene,
});
