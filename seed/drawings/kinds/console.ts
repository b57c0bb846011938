import { FRONT, leaning, type Projection, projection, RIGHT, shifted, solid } from '../projection.ts';
import { circle, group, nameplate, path, rect, roundedBox, zoomed } from '../shapes.ts';
import type { Art, Sketch } from '../sketch.ts';
import { footShadow, groundShadow, shapeShadow } from '../studio.ts';
import { boxConsole, slabConsole } from './console-boxes.ts';
import { handheldEdge, handheldFace, handheldOutline, shoulderKeys } from './console-handheld.ts';
import { controllerFace } from './controller.ts';
import { controllerLayout } from './controller-layouts.ts';

function handheld(art: Art, angle: boolean): string {
  const { pen } = art;
  if (!angle) {
    const place = 'translate(600 600) scale(1.06)';
    return (
      shapeShadow(art, group(path(handheldOutline(art.line), '#0b111c'), { transform: place }), 16, 30) +
      group(shoulderKeys + handheldFace(art), {
        transform: place,
      })
    );
  }
  const view = projection(-28, 16, 590, 760, 1.08);
  const frame = leaning(20);
  const middle = [0, 190, 0] as const;
  const shell = solid(pen, view, {
    at: shifted(middle, frame.n, -48),
    frame,
    outline: handheldOutline(art.line),
    depth: 48,
    fill: handheldEdge(art),
  });
  const stand = solid(pen, view, {
    at: [0, 90, -150],
    frame: leaning(-14),
    outline: roundedBox(420, 200, 20),
    depth: 10,
    fill: '#14171e',
  });
  return (
    footShadow(art, view, 960, 120, 50) +
    stand +
    shell +
    group(handheldFace(art), { transform: view.onto(middle, frame) })
  );
}

function towerBody(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const [w, h, d] = [150, 720, 400];
  const core = solid(pen, view, {
    at: [0, h / 2 + 14, -d / 2],
    frame: FRONT,
    outline: roundedBox(w - 44, h - 24, 10),
    depth: d - 18,
    fill: pen.linear([
      [0, '#39404c'],
      [1, '#0b0d12'],
    ]),
  });
  const wing =
    'M-190 -352C-120 -372 140 -372 206 -340C214 -120 206 140 190 352C60 368 -120 366 -196 350C-206 120 -202 -140 -190 -352z';
  const panel = (x: number) =>
    solid(pen, view, { at: [x, h / 2 + 16, -6], frame: RIGHT, outline: wing, depth: 22, fill: body.base });
  const skin = pen.linear(
    [
      [0, body.base],
      [0.5, body.light],
      [1, body.dark],
    ],
    [0, 0, 1, 1],
  );
  const front =
    rect(
      -40,
      -320,
      80,
      640,
      12,
      pen.linear([
        [0, '#232833'],
        [1, '#0b0d12'],
      ]),
    ) +
    rect(-30, -40, 60, 9, 4.5, '#05070a') +
    rect(-7, 60, 14, 32, 6, '#05070a', { stroke: '#3b4252', 'stroke-width': 2 }) +
    rect(-11, 130, 22, 44, 3, '#05070a', { stroke: '#3b4252', 'stroke-width': 2 }) +
    circle(0, 240, 13, '#14171e', { stroke: accent.light, 'stroke-width': 3 }) +
    path(nameplate(0, -240, 56), '#c9d0db');
  const glow = [-1, 1]
    .map(
      (side) =>
        rect(side * 46 - 3, -330, 6, 660, 3, accent.light) +
        rect(side * 46 - 7, -330, 14, 660, 7, accent.base, { filter: pen.blur(7, 2), opacity: 0.8 }),
    )
    .join('');
  const foot = solid(pen, view, {
    at: [0, 0, 0],
    frame: { u: [1, 0, 0], v: [0, 0, 1], n: [0, 1, 0] },
    outline: roundedBox(250, 340, 90),
    depth: 14,
    fill: '#171a21',
  });
  return (
    footShadow(art, view, 240, 330, 90) +
    foot +
    panel(-w / 2 + 2) +
    core +
    group(front + glow, { transform: view.onto([0, h / 2 + 14, d / 2 - 17], FRONT) }) +
    panel(w / 2 - 24) +
    group(
      path(wing, skin, { stroke: body.lighter, 'stroke-width': 3, 'stroke-opacity': 0.7 }) +
        path(nameplate(0, -40, 110), body.mark),
      { transform: view.onto([w / 2 - 2, h / 2 + 16, -6], RIGHT) },
    )
  );
}

/** A console for the TV with its controller. */
function tower(art: Art, angle: boolean): string {
  const isBox = art.line !== 'tower';
  const pads = isBox ? 'standard' : 'symmetric';
  const view = angle
    ? projection(isBox ? -52 : -38, 12, 450, 960, 1.12)
    : projection(isBox ? -36 : -16, isBox ? 16 : 8, 430, 950, isBox ? 1.08 : 1.14);
  const body = art.line === 'box' ? boxConsole : art.line === 'slab' ? slabConsole : towerBody;
  const place = `translate(${angle ? 860 : 800} ${angle ? 950 : 900}) scale(.6)`;
  const pad =
    groundShadow(art, angle ? 860 : 800, angle ? 1085 : 1050, 230, 26) +
    group(
      path(controllerLayout(pads).outline, art.body.darker, { transform: 'translate(0 26) scale(.98)' }) +
        controllerFace(art, pads),
      {
        transform: place,
      },
    );
  return body(art, view) + pad;
}

export const console: Sketch = {
  lines: ['handheld', 'tower', 'one-piece', 'handheld-pc', 'portal', 'box', 'slab'],
  views: ['front', 'angle', 'detail', 'box'],
  accessories: ['plug', 'cable'],
  retailBox: [500, 420, 160],
  paint(art, view) {
    const isTower = ['tower', 'box', 'slab'].includes(art.line);
    const picture = (angle: boolean) => (isTower ? tower(art, angle) : handheld(art, angle));
    if (view === 'detail')
      return isTower ? zoomed(picture(false), 2, [480, 480]) : zoomed(picture(true), 2.3, [900, 640]);
    return picture(view === 'angle');
  },
};
