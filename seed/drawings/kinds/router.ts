import { block } from '../bodies.ts';
import { mix } from '../colour.ts';
import { BACK, FRONT, type Projection, projection, solid, standing, TOP } from '../projection.ts';
import { circle, group, nameplate, path, rect, repeat, roundedBox, zoomed } from '../shapes.ts';
import type { Art, Sketch } from '../sketch.ts';
import { footShadow } from '../studio.ts';
import { chosen } from '../variety.ts';

function ports(count: number, accent: string): string {
  const jacks = [...Array(count).keys()]
    .map(
      (i) =>
        rect(-count * 36 + i * 72, -22, 54, 44, 5, i === 0 ? accent : '#14171e', {
          stroke: '#5b6270',
          'stroke-width': 2,
        }) + rect(-count * 36 + i * 72 + 12, -22, 30, 12, 0, '#05070a'),
    )
    .join('');
  return jacks + circle(count * 36 + 34, 0, 17, '#0a0c10', { stroke: '#5b6270', 'stroke-width': 3 });
}

/** Width, height and radius of the corners of mesh points. */
const TOWERS = [
  [270, 400, 92],
  [250, 470, 40],
  [300, 300, 150],
  [280, 360, 140],
] as const;

function tower(art: Art, view: Projection, x: number, z: number, behind: boolean): string {
  const { pen, body, accent, seed } = art;
  const [w, h, corner] = chosen(TOWERS, seed, 2);
  const outline = roundedBox(w, w, corner);
  const wall = pen.linear(
    [
      [0, body.dark],
      [0.18, body.light],
      [0.4, body.lighter],
      [0.68, body.base],
      [1, body.darker],
    ],
    [0, 0.4, 1, 0.6],
  );
  const trunk = solid(pen, view, {
    at: [x, 10, z],
    frame: TOP,
    outline,
    depth: h,
    fill: wall,
    profile: (t) => 1 - 0.1 * Math.abs(2 * t - 1) ** 10,
    layers: 56,
  });
  const lid = group(
    path(
      outline,
      pen.linear(
        [
          [0, body.lighter],
          [1, body.base],
        ],
        [0, 0, 1, 1],
      ),
    ) +
      path(roundedBox(w - 66, w - 66, Math.max(20, corner - 30)), mix(body.base, body.dark, 0.4)) +
      [...Array(5).keys()].map((i) => rect(-62, -50 + i * 23, 124, 9, 4.5, body.darker, { opacity: 0.55 })).join(''),
    { transform: view.onto([x, 10 + h, z], TOP, 0.9) },
  );
  const front = behind
    ? group(ports(2, accent.base), { transform: view.onto([x, 90, z - w / 2], BACK) })
    : group(
        rect(-26, 64, 52, 9, 4.5, accent.light) +
          rect(-26, 64, 52, 9, 4.5, accent.base, { filter: pen.blur(8, 3) }) +
          path(nameplate(0, -40, 66), body.mark),
        { transform: view.onto([x, h / 2, z + w / 2], FRONT) },
      );
  return footShadow(art, standing(view, [x, 0, z]), w * 0.92, w * 0.92, 90) + trunk + lid + front;
}

/** Where one, two or three units of a mesh stand, the farthest first. */
const PLACES: Readonly<Record<number, readonly (readonly [x: number, z: number])[]>> = {
  1: [[0, 0]],
  2: [
    [190, -150],
    [-170, 110],
  ],
  3: [
    [20, -280],
    [300, 0],
    [-250, 40],
  ],
};

function mesh(art: Art, view: Projection, behind: boolean): string {
  const places = PLACES[art.shape.units ?? 2] ?? [];
  const turned = behind ? [...places].reverse() : places;
  return turned.map(([x, z]) => tower(art, view, x, behind ? -z : z, behind)).join('');
}

/** A router for the pocket: a flat body with a small display. */
function pocket(art: Art, view: Projection, behind: boolean): string {
  const { body, accent } = art;
  const [w, h, d] = [560, 86, 380];
  const top =
    rect(-110, -70, 220, 120, 16, '#0a0c10') +
    [0, 1, 2, 3].map((i) => rect(-80 + i * 16, 20 - i * 14, 10, 12 + i * 14, 3, accent.light)).join('') +
    rect(10, -32, 72, 12, 6, '#ffffff', { opacity: 0.85 }) +
    rect(10, -6, 48, 10, 5, '#ffffff', { opacity: 0.5 }) +
    path(nameplate(0, 116, 56), body.mark) +
    circle(0, -130, 16, body.dark, { stroke: body.lighter, 'stroke-width': 3 });
  const socket = rect(-40, -11, 80, 22, 11, '#0a0c10', { stroke: '#8b93a1', 'stroke-width': 3 });
  return (
    footShadow(art, view, w * 0.95, d * 0.95, 90) +
    block(art, view, {
      size: [w, h, d],
      r: 92,
      round: 'top',
      faces: behind ? { top, back: socket } : { top, front: '' },
    })
  );
}

/** Outlines of routers, seen from above. */
const SHELLS = [
  'M-350 -150L-290 -210H290L350 -150V130L270 210H-270L-350 130z',
  'M-350 -170Q-350 -210 -310 -210H310Q350 -210 350 -170V170Q350 210 310 210H-310Q-350 210 -350 170z',
  'M-340 -210H340L350 -190L300 150Q160 214 0 214T-300 150L-350 -190z',
] as const;

const slots = (x: number, width: number, lean: number) =>
  repeat(7, (i) => rect(x - width / 2, -130 + i * 40, width, 12, 6, '#05070a', { transform: `skewX(${lean})` }));

const wings = ({ body, accent }: Art) =>
  path('M-300 -140L-250 -180H-40L-110 180H-250L-310 120z', mix(body.darker, '#0d1017', 0.35)) +
  path('M300 -140L250 -180H40L110 180H250L310 120z', mix(body.darker, '#0d1017', 0.35)) +
  slots(-210, 144, 10) +
  slots(210, 144, -10) +
  path('M-20 -190L-100 190M20 -190L100 190', 'none', { stroke: accent.base, 'stroke-width': 5 });

const grille = ({ body, accent }: Art) =>
  path(roundedBox(560, 210, 30, 0, -80), mix(body.darker, '#0d1017', 0.35)) +
  repeat(22, (i) => rect(-256 + i * 24, -170, 9, 180, 4.5, '#05070a')) +
  rect(-120, 130, 240, 8, 4, accent.base);

const plain = ({ body, accent }: Art) =>
  path('M-290 -170H290L240 -110H-240z', mix(body.darker, '#0d1017', 0.3)) +
  repeat(4, (i) => rect(-230 + i * 8, -160 + i * 14, 460 - i * 16, 6, 3, '#05070a')) +
  path('M-300 150Q0 196 300 150', 'none', { stroke: accent.base, 'stroke-width': 6, 'stroke-linecap': 'round' });

/** What is on the top of a router. */
const LIDS = [wings, grille, plain] as const;

function antennas(art: Art, view: Projection, behind: boolean): string {
  const { pen, body, accent, seed, shape: model } = art;
  const [w, d, h] = [700, 420, 66];
  const count = model.antennas ?? chosen([4, 2, 6], seed, 3);
  const mast = (x: number, z: number, turn: number) => {
    const outline = 'M-17 0L-20 -330Q-18 -372 0 -372T20 -330L17 0z';
    const lean = {
      u: [Math.cos(turn), Math.sin(turn), 0] as const,
      v: [Math.sin(turn), -Math.cos(turn), 0] as const,
      n: [0, 0, 1] as const,
    };
    const slab = solid(pen, view, {
      at: [x, h - 20, z],
      frame: lean,
      outline,
      depth: 20,
      fill: mix(body.darker, '#0b0d12', 0.3),
    });
    return (
      slab +
      group(
        path(
          outline,
          pen.linear(
            [
              [0, body.dark],
              [0.35, body.light],
              [1, body.darker],
            ],
            [0, 0, 1, 0],
          ),
        ) + rect(-17, -40, 34, 6, 0, body.darker),
        { transform: view.onto([x, h - 20, z + 20], lean) },
      )
    );
  };
  const shape = chosen(SHELLS, seed, 4);
  const shell = solid(pen, view, {
    at: [0, 8, 0],
    frame: TOP,
    outline: shape,
    depth: h,
    fill: pen.linear(
      [
        [0, body.light],
        [0.4, body.base],
        [1, body.darker],
      ],
      [0, 0, 1, 1],
    ),
  });
  const lid =
    path(
      shape,
      pen.linear(
        [
          [0, body.base],
          [0.5, body.light],
          [1, body.base],
        ],
        [0, 0, 1, 1],
      ),
      { stroke: body.lighter, 'stroke-width': 3, 'stroke-opacity': 0.7 },
    ) +
    chosen(LIDS, seed, 5)(art) +
    path(nameplate(0, 30, 130), accent.light);
  const lights = [...Array(6).keys()]
    .map((i) => circle(-75 + i * 30, 0, 5.5, i === 2 ? '#f5a524' : '#4dd58c'))
    .join('');
  const back = repeat(count, (i) => {
    const x = ((i + 0.5) / count - 0.5) * 2 * 345;
    return mast(x, -206, x * 0.0006);
  });
  const front = group(lights, { transform: view.onto([0, h / 2 + 8, d / 2], FRONT) });
  const rear = group(ports(5, accent.base), { transform: view.onto([0, h / 2 + 8, -d / 2], BACK) });
  const box = shell + group(lid, { transform: view.onto([0, h + 8, 0], TOP) });
  return footShadow(art, view, w * 0.96, d * 0.95, 60) + (behind ? box + rear + back : back + box + front);
}

function picture(art: Art, yaw: number, pitch: number, behind = false): string {
  if (art.line === 'pocket') return pocket(art, projection(yaw + 20, pitch + 18, 600, 680, 1.3), behind);
  return art.line === 'antenna'
    ? antennas(art, projection(yaw, pitch, 595, 800, 1.22), behind)
    : mesh(art, projection(yaw, pitch, 595, 860, 1.24), behind);
}

export const router: Sketch = {
  lines: ['mesh', 'antenna', 'pocket'],
  views: ['front', 'angle', 'back', 'detail', 'box'],
  accessories: ['plug', 'cable'],
  retailBox: [470, 400, 170],
  paint(art, view) {
    if (view === 'angle') return picture(art, -30, 30);
    if (view === 'back') return picture(art, 180, 20, true);
    if (view === 'detail') {
      const isAside = art.line === 'mesh' && art.shape.units !== 1;
      return zoomed(
        picture(art, -30, 30),
        2.1,
        isAside ? [400, 620] : art.line === 'antenna' ? [640, 760] : [600, 640],
      );
    }
    return picture(art, 0, art.line === 'antenna' ? 24 : 15);
  },
};
