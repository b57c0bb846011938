import { block, facePaint, GRAPHITE, sidePaint, tube } from '../bodies.ts';
import { mix, type Tones, tones } from '../colour.ts';
import { type Frame, leaning, type Projection, RIGHT, shifted, solid, TOP, type Vector } from '../projection.ts';
import { figures, wallpaper } from '../screen.ts';
import { circle, group, moved, nameplate, path, rect, repeat, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { footShadow } from '../studio.ts';

interface Slab {
  at: Vector;
  frame: Frame;
  size: Vector;
  r?: number;
  t?: Tones;
  face?: string;
}

/** A plate that leans: its middle lies at `at`, its face is printed. */
function slab(art: Art, view: Projection, { at, frame, size, r = 20, t = art.body, face = '' }: Slab): string {
  const { pen } = art;
  const [w, h, depth] = size;
  const outline = roundedBox(w, h, r);
  return (
    solid(pen, view, {
      at: shifted(at, frame.n, -depth / 2),
      frame,
      outline,
      depth,
      fill: sidePaint(pen, t),
      layers: 14,
    }) +
    group(path(outline, facePaint(pen, t), { stroke: t.lighter, 'stroke-width': 2, 'stroke-opacity': 0.7 }) + face, {
      transform: view.onto(shifted(at, frame.n, depth / 2), frame),
    })
  );
}

const DECK = leaning(72);
const ARM = leaning(-38);

function forLaptop(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const [w, d] = [660, 520];
  const pads = [-1, 1].map((side) => rect(side * 250 - 26, -190, 52, 330, 26, '#23272f')).join('');
  const cut = roundedBox(330, 250, 40, 0, -20);
  const deckFace =
    pads +
    path(cut, mix(body.darker, '#0b0e14', 0.2), { opacity: 0.85 }) +
    path(nameplate(0, -20, 150), body.light) +
    rect(-60, 190, 120, 9, 4.5, accent.base);
  const arms = [-1, 1]
    .map((side) =>
      slab(art, view, {
        at: [side * 210, 170, -60],
        frame: ARM,
        size: [90, 400, 22],
        r: 24,
        face: circle(0, 150, 20, GRAPHITE.base, { stroke: body.dark, 'stroke-width': 3 }),
      }),
    )
    .join('');
  const hinge = tube(art, view, {
    at: [-260, 318, -178],
    frame: RIGHT,
    r: 28,
    length: 520,
    tones: GRAPHITE,
    layers: 40,
  });
  const low = tube(art, view, { at: [-260, 34, 70], frame: RIGHT, r: 26, length: 520, tones: GRAPHITE, layers: 40 });
  const foot = block(art, view, {
    at: [0, 0, 0],
    size: [620, 22, 420],
    r: 44,
    round: 'top',
    faces: {
      top:
        path(roundedBox(400, 200, 30, 0, -40), mix(body.base, body.dark, 0.45)) +
        path(nameplate(0, -40, 90), body.mark),
    },
  });
  const stops = [-1, 1]
    .map((side) =>
      slab(art, view, {
        at: [side * 230, 306, 232],
        frame: leaning(-18),
        size: [84, 74, 22],
        r: 18,
        face: rect(-26, -22, 52, 44, 12, '#23272f'),
      }),
    )
    .join('');
  const deck = slab(art, view, { at: [0, 360, 0], frame: DECK, size: [w, d, 20], r: 36, face: deckFace });
  const shade = art.floating
    ? ''
    : group(rect(-300, -180, 600, 330, 40, '#0b111c', { opacity: 0.22, filter: pen.blur(18) }), {
        transform: view.onto([0, 23, -20], TOP),
      });
  return footShadow(art, view, 610, 420, 40) + foot + shade + hinge + arms + low + deck + stops;
}

const REST = leaning(24);

function forPhone(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const [w, h] = [290, 580];
  const screen =
    path(roundedBox(w, h, 50), '#05070b', { stroke: '#8b93a1', 'stroke-width': 3 }) +
    moved(
      group(
        wallpaper(pen, w - 20, h - 20, accent, 'dunes') +
          figures('10:28', 46, 80, 64, '#ffffff', 0.08) +
          repeat(4, (i) =>
            rect(26 + i * 58, h - 96, 44, 44, 12, ['#34c38f', accent.base, '#f5a524', '#f0546c'][i] ?? accent.base),
          ),
        { 'clip-path': pen.clip(rect(0, 0, w - 20, h - 20, 42, '#000')) },
      ),
      -w / 2 + 10,
      -h / 2 + 10,
    );
  const rest = slab(art, view, {
    at: [0, 330, -60],
    frame: REST,
    size: [230, 380, 20],
    r: 36,
    face: rect(-90, -120, 180, 240, 24, '#23272f'),
  });
  const phone = slab(art, view, {
    at: [0, 440, 0],
    frame: REST,
    size: [w, h, 26],
    r: 50,
    t: tones('#5b6270'),
    face: screen,
  });
  const hooks = [-1, 1]
    .map((side) => slab(art, view, { at: [side * 70, 166, 128], frame: leaning(-22), size: [48, 62, 18], r: 14 }))
    .join('');
  return (
    footShadow(art, view, 330, 330, 165) +
    tube(art, view, {
      at: [0, 0, 0],
      frame: TOP,
      r: 175,
      length: 26,
      taper: 0.96,
      cap:
        circle(0, 0, 120, 'none', { stroke: body.seam, 'stroke-width': 2, opacity: 0.4 }) +
        path(nameplate(0, 96, 56), body.mark),
    }) +
    tube(art, view, {
      at: [0, 26, -40],
      frame: TOP,
      r: 30,
      length: 200,
      tones: tones(mix(body.base, '#c9ced6', 0.5)),
    }) +
    tube(art, view, { at: [0, 190, -40], frame: TOP, r: 38, length: 44, tones: GRAPHITE }) +
    rest +
    slab(art, view, { at: [0, 150, 92], frame: leaning(110), size: [220, 80, 16], r: 16 }) +
    phone +
    hooks
  );
}

export const stand = staged({
  lines: ['laptop', 'phone'],
  accessories: ['leaflet'],
  retailBox: [440, 340, 120],
  stage: (line) =>
    line === 'laptop'
      ? { size: [680, 460, 540], front: [28, 22], angle: [-36, 22], focus: [0, 330, 180], fillSize: 940 }
      : { size: [360, 720, 380], front: [-14, 14], angle: [-46, 16], focus: [0, 250, 100], fillSize: 880 },
  scene: (art, view) => (art.line === 'laptop' ? forLaptop(art, view) : forPhone(art, view)),
});
