import { block, screw } from '../bodies.ts';
import { type Projection, projection, solid, TOP } from '../projection.ts';
import { circle, group, nameplate, path, rect, roundedBox, zoomed } from '../shapes.ts';
import type { Art, Sketch } from '../sketch.ts';
import { footShadow, shapeShadow } from '../studio.ts';
import { chosen } from '../variety.ts';
import { portableSsd } from './portable-ssd.ts';
import { diskLabel, stickLabel } from './ssd-labels.ts';

const BOARD = 'M-480 -132H430V-94H482V-38H464V-24H482V122H430V132H-480V28A28 28 0 0 0 -480 -28z';

function chip(x: number, y: number, w: number, h: number): string {
  return (
    rect(x + 3, y + 5, w, h, 4, '#000000', { opacity: 0.5 }) +
    rect(x, y, w, h, 4, '#22262e', { stroke: '#3f4652', 'stroke-width': 1.5 }) +
    circle(x + 14, y + 14, 4, '#4b5361') +
    rect(x + 16, y + h / 2 - 4, w * 0.5, 5, 2, '#5b6270') +
    rect(x + 16, y + h / 2 + 8, w * 0.36, 5, 2, '#5b6270')
  );
}

/** The stick's upper side, around (0, 0), its contacts to the right. */
function board(art: Art, bare: boolean): string {
  const { pen } = art;
  const green = pen.linear(
    [
      [0, '#17323a'],
      [0.5, '#10222b'],
      [1, '#0b161d'],
    ],
    [0, 0, 1, 1],
  );
  const gold = pen.linear(
    [
      [0, '#f7dc8c'],
      [0.5, '#c99a2e'],
      [1, '#8d6a1c'],
    ],
    [0, 0, 1, 0],
  );
  const contacts = [...Array(20).keys()]
    .filter((i) => i !== 5)
    .map((i) => rect(432, -86 + i * 10.6, 46, 7, 1.5, gold))
    .join('');
  const small = [...Array(14).keys()]
    .map((i) => rect(330 + (i % 2) * 42, -112 + Math.floor(i / 2) * 32, 24, 13, 2, i % 3 === 0 ? '#b8905a' : '#3f4652'))
    .join('');
  const chips = chip(-420, -96, 210, 192) + chip(-180, -96, 210, 192) + chip(60, -80, 150, 150) + chip(236, 10, 76, 76);
  return (
    path(BOARD, green, { stroke: '#35606a', 'stroke-width': 2 }) +
    path('M-450 -110H320M-450 112H320M300 -60V90M330 -20H420', 'none', {
      stroke: '#2b5a63',
      'stroke-width': 2,
      opacity: 0.8,
    }) +
    contacts +
    small +
    (bare ? chips : stickLabel(art)) +
    path('M-480 -34A34 34 0 0 1 -480 34', 'none', { stroke: gold, 'stroke-width': 8 })
  );
}

function stick(art: Art, view: Projection, bare: boolean): string {
  const { pen } = art;
  const shadow = shapeShadow(art, group(path(BOARD, '#0b111c'), { transform: view.onto([0, 0, 0], TOP) }), 14, 20);
  const slab = solid(pen, view, { at: [0, 6, 0], frame: TOP, outline: BOARD, depth: 12, fill: '#0a1a20' });
  const raised = bare
    ? ''
    : solid(pen, view, {
        at: [-75, 18, 0],
        frame: TOP,
        outline: roundedBox(690, 224, 8),
        depth: 12,
        fill: art.body.darker,
      });
  return shadow + slab + raised + group(board(art, bare), { transform: view.onto([0, bare ? 18 : 30, 0], TOP) });
}

/** A flat 2.5-inch disk with its sticker and the contacts of SATA at its foot. */
function flatDisk(art: Art, view: Projection, behind: boolean): string {
  const [w, h, d] = [470, 670, 52];
  const corners = [-1, 1].flatMap((x) => [-1, 1].map((y) => screw(x * (w / 2 - 34), y * (h / 2 - 34), 11))).join('');
  const back =
    rect(-w / 2 + 50, -h / 2 + 70, w - 100, h - 220, 6, '#f4f5f8') +
    [0, 1, 2, 3, 4].map((i) => rect(-150, -220 + i * 34, 240 - (i % 3) * 50, 11, 5, '#8a93a2')).join('') +
    path(nameplate(110, 120, 60), '#5b6270');
  const contacts =
    rect(-170, h / 2 - 78, 340, 46, 4, '#0a0c10') +
    [...Array(22).keys()]
      .filter((i) => i !== 7)
      .map((i) => rect(-158 + i * 14.4, h / 2 - 68, 8, 36, 1, '#d4a843'))
      .join('');
  return (
    footShadow(art, view, w * 0.95, d, 16) +
    block(art, view, {
      size: [w, h, d],
      r: 18,
      faces: behind ? { back: back + contacts + corners } : { front: diskLabel(art, w, h) + contacts + corners },
    })
  );
}

/** By how many degrees the drives on cards are turned. */
const TURNS = [0, -7, 6, -12, 10] as const;

export const ssd: Sketch = {
  lines: ['stick', 'portable', 'sata'],
  views: ['front', 'angle', 'back', 'detail', 'box'],
  accessories: ['leaflet', 'cable'],
  retailBox: [360, 430, 70],
  paint(art, view) {
    const behind = view === 'back';
    const turn = chosen(TURNS, art.seed, 1);
    if (art.line === 'sata') {
      if (view === 'front') return flatDisk(art, projection(-14 + turn, 12, 600, 950, 1.14), false);
      if (behind) return flatDisk(art, projection(166, 12, 600, 950, 1.14), true);
      const picture = flatDisk(art, projection(-38, 22, 580, 950, 1.16), false);
      return view === 'detail' ? zoomed(picture, 2.1, [560, 420]) : picture;
    }
    if (art.line === 'portable') {
      if (behind) return portableSsd(art, projection(0, 12, 600, 940, 1.14), true);
      if (view === 'front') return portableSsd(art, projection(-16 + 1.6 * turn, 14, 600, 940, 1.14), false);
      const picture = portableSsd(art, projection(-36, 22, 580, 930, 1.16), false);
      return view === 'detail' ? zoomed(picture, 2.1, [560, 420]) : picture;
    }
    if (view === 'front') return stick(art, projection(38 + turn, 56, 600, 600, 1.12), false);
    if (behind) return stick(art, projection(38, 56, 600, 600, 1.12), true);
    const picture = stick(art, projection(-34, 38, 600, 640, 1.08), false);
    return view === 'detail' ? zoomed(picture, 2.3, [800, 740]) : picture;
  },
};
