import { block, screw } from '../bodies.ts';
import { lightness, mix } from '../colour.ts';
import { FRONT, type Projection, projection, solid, TOP } from '../projection.ts';
import { circle, group, line, nameplate, path, rect, roundedBox, zoomed } from '../shapes.ts';
import type { Art, Sketch } from '../sketch.ts';
import { footShadow, shapeShadow } from '../studio.ts';
import { usbC } from './sockets.ts';

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
  const { pen, body, accent } = art;
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
  const ink = lightness(body.base) > 0.55 ? mix(body.base, '#0b1220', 0.72) : mix(body.base, '#ffffff', 0.85);
  const sticker =
    rect(
      -420,
      -112,
      690,
      224,
      8,
      pen.linear(
        [
          [0, body.light],
          [0.5, body.base],
          [1, body.dark],
        ],
        [0, 0, 1, 1],
      ),
      { stroke: body.lighter, 'stroke-width': 2, 'stroke-opacity': 0.6 },
    ) +
    path('M-420 112L-240 -112H-120L-300 112z', accent.base, { opacity: 0.9 }) +
    path(nameplate(-86, 0, 150), ink) +
    rect(-14, -52, 210, 26, 13, ink) +
    rect(-14, -4, 150, 18, 9, ink, { opacity: 0.7 }) +
    rect(-14, 66, 150, 10, 5, ink, { opacity: 0.6 }) +
    rect(-14, 86, 96, 8, 4, ink, { opacity: 0.4 });
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
    (bare ? chips : sticker) +
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

function portable(art: Art, view: Projection, behind: boolean): string {
  const { pen, body, accent } = art;
  const [w, h, d] = [420, 620, 78];
  const outline = roundedBox(w, h, 70);
  const shell = solid(pen, view, {
    at: [0, h / 2, -d / 2],
    frame: FRONT,
    outline,
    depth: d,
    fill: pen.linear(
      [
        [0, body.lighter],
        [0.25, body.base],
        [0.5, body.light],
        [1, body.darker],
      ],
      [0, 0, 0.5, 1],
    ),
  });
  const ridges = [...Array(9).keys()]
    .map(
      (i) =>
        line(`M${-w / 2 + 46} ${-70 + i * 34}H${w / 2 - 46}`, body.darker, 7, { opacity: 0.55 }) +
        line(`M${-w / 2 + 46} ${-64 + i * 34}H${w / 2 - 46}`, body.lighter, 2.5, { opacity: 0.6 }),
    )
    .join('');
  const front = ridges + path(nameplate(0, -190, 120), body.mark) + rect(-60, 258, 120, 8, 4, accent.light);
  const rear =
    rect(-130, -200, 260, 150, 16, mix(body.base, body.dark, 0.5)) +
    [0, 1, 2].map((i) => rect(-100, -168 + i * 34, 200 - i * 46, 9, 4, body.lighter, { opacity: 0.7 })).join('') +
    path(nameplate(0, 130, 90), body.mark);
  const face =
    path(
      outline,
      pen.linear(
        [
          [0, body.light],
          [0.5, body.base],
          [1, body.dark],
        ],
        [0, 0, 0.9, 1],
      ),
      { stroke: body.lighter, 'stroke-width': 3, 'stroke-opacity': 0.7 },
    ) + (behind ? rear : front);
  const port = group(usbC(76) + circle(74, 0, 6, accent.light), { transform: view.onto([0, h, 0], TOP) });
  return (
    footShadow(art, view, w * 0.9, d, 36) +
    shell +
    port +
    group(face, { transform: view.onto([0, h / 2, d / 2], FRONT) })
  );
}

/** A flat 2.5-inch disk with its sticker and the contacts of SATA at its foot. */
function flatDisk(art: Art, view: Projection, behind: boolean): string {
  const { body, accent } = art;
  const [w, h, d] = [470, 670, 52];
  const ink = lightness(body.base) > 0.55 ? '#1d2430' : '#f2f4f7';
  const corners = [-1, 1].flatMap((x) => [-1, 1].map((y) => screw(x * (w / 2 - 34), y * (h / 2 - 34), 11))).join('');
  const front =
    rect(-w / 2 + 60, -h / 2 + 80, w - 120, h - 200, 8, mix(body.base, body.light, 0.35), {
      stroke: body.lighter,
      'stroke-width': 2,
      'stroke-opacity': 0.6,
    }) +
    path(`M${-w / 2 + 60} 120L${w / 2 - 60} 20V70L${-w / 2 + 60} 170z`, accent.base) +
    path(nameplate(0, -120, 120), ink) +
    rect(-120, -20, 150, 20, 10, ink, { opacity: 0.85 }) +
    rect(-120, 14, 96, 12, 6, ink, { opacity: 0.6 });
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
      faces: behind ? { back: back + contacts + corners } : { front: front + contacts + corners },
    })
  );
}

export const ssd: Sketch = {
  lines: ['stick', 'portable', 'sata'],
  views: ['front', 'angle', 'back', 'detail', 'box'],
  accessories: ['leaflet', 'cable'],
  retailBox: [360, 430, 70],
  paint(art, view) {
    const behind = view === 'back';
    if (art.line === 'sata') {
      if (view === 'front') return flatDisk(art, projection(-14, 12, 600, 950, 1.14), false);
      if (behind) return flatDisk(art, projection(166, 12, 600, 950, 1.14), true);
      const picture = flatDisk(art, projection(-38, 22, 580, 950, 1.16), false);
      return view === 'detail' ? zoomed(picture, 2.1, [560, 420]) : picture;
    }
    if (art.line === 'portable') {
      if (view === 'front' || behind) return portable(art, projection(0, 12, 600, 940, 1.14), behind);
      const picture = portable(art, projection(-36, 22, 580, 930, 1.16), false);
      return view === 'detail' ? zoomed(picture, 2.1, [560, 420]) : picture;
    }
    if (view === 'front') return stick(art, projection(38, 56, 600, 600, 1.12), false);
    if (behind) return stick(art, projection(38, 56, 600, 600, 1.12), true);
    const picture = stick(art, projection(-34, 38, 600, 640, 1.08), false);
    return view === 'detail' ? zoomed(picture, 2.3, [800, 740]) : picture;
  },
};
