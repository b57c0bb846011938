import { mix } from '../colour.ts';
import type { Plug } from '../model-shape.ts';
import { group, line, path, rect, zoomed } from '../shapes.ts';
import type { Art, Sketch } from '../sketch.ts';
import { shapeShadow } from '../studio.ts';

const LOOP =
  'M330 300C330 520 330 640 470 760C640 900 900 860 910 680S740 470 600 520S470 760 640 780S870 700 870 560V300';

function sleeve(art: Art, d: string, width: number): string {
  const { body } = art;
  const round =
    line(d, body.dark, width) +
    line(d, body.base, width - 5) +
    line(d, body.light, width * 0.5, { transform: 'translate(-2 -4)' }) +
    line(d, body.lighter, width * 0.16, { transform: 'translate(-3 -7)' });
  if (art.line === 'lightning') return round;
  return (
    line(d, body.darker, width) +
    line(d, body.base, width - 6) +
    line(d, body.lighter, width * 0.22, { transform: 'translate(-2 -5)', opacity: 0.5 }) +
    line(d, body.darker, width - 8, { 'stroke-dasharray': '3 7', 'stroke-linecap': 'butt', opacity: 0.28 })
  );
}

/** The plugs at the ends of a cable. */
function plugsOf({ line: name, shape }: Art): readonly [Plug, Plug] {
  const [first = 'usb-c', second = name === 'lightning' ? 'lightning' : first] = shape.plugs ?? [];
  return [first, second];
}

/** The metal of a plug, pointing up from (0, 0). */
function tip(kind: Plug, steel: string): string {
  if (kind === 'lightning')
    return (
      rect(-30, -92, 60, 82, 16, steel) +
      rect(-22, -84, 44, 58, 10, '#f6f7f9') +
      [...Array(8).keys()].map((i) => rect(-18.5 + i * 4.8, -78, 3, 40, 1, '#c99a2e')).join('')
    );
  if (kind === 'usb-a')
    return (
      rect(-46, -100, 92, 100, 5, steel) +
      rect(-30, -78, 20, 22, 2, '#1a1e26') +
      rect(10, -78, 20, 22, 2, '#1a1e26') +
      rect(-46, -100, 92, 12, 3, '#3f74f6', { opacity: 0.8 })
    );
  if (kind === 'hdmi')
    return (
      path('M-62 -84H62V-18L50 0H-50L-62 -18z', steel) +
      rect(-48, -84, 96, 16, 2, '#1a1e26') +
      rect(-34, -80, 68, 6, 2, '#d4a843')
    );
  if (kind === 'displayport')
    return (
      path('M-62 -66L-42 -84H62V0H-62z', steel) +
      rect(-40, -84, 90, 16, 2, '#1a1e26') +
      rect(-30, -80, 70, 6, 2, '#d4a843')
    );
  return (
    rect(-38, -84, 76, 84, 24, steel) + rect(-28, -84, 56, 20, 10, '#1a1e26') + rect(-20, -79, 40, 8, 4, '#5b6270')
  );
}

/** A plug pointing up, the cable leaving at (0, 150). */
function plug(art: Art, kind: Plug): string {
  const { pen, body, accent } = art;
  const steel = pen.linear(
    [
      [0, '#8b93a1'],
      [0.25, '#f3f5f8'],
      [0.6, '#b4bbc6'],
      [1, '#6a7280'],
    ],
    [0, 0, 1, 0],
  );
  const shell = pen.linear(
    [
      [0, body.dark],
      [0.25, body.lighter],
      [0.6, body.base],
      [1, body.darker],
    ],
    [0, 0, 1, 0],
  );
  const width = kind === 'hdmi' || kind === 'displayport' ? 140 : kind === 'usb-a' ? 112 : 104;
  const collar =
    rect(-22, 108, 44, 58, 12, mix(body.darker, '#0b0d12', 0.4)) +
    [0, 1, 2].map((i) => rect(-22, 120 + i * 14, 44, 4, 0, body.light, { opacity: 0.35 })).join('');
  return (
    tip(kind, steel) +
    collar +
    rect(-width / 2, -18, width, 138, 22, shell) +
    rect(-width / 2, 84, width, 8, 0, accent.base) +
    rect(14 - width / 2, -6, 8, 110, 4, '#ffffff', { opacity: 0.3 })
  );
}

function at(content: string, x: number, y: number, turn: number, scale = 1): string {
  return group(content, { transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})` });
}

function coil(art: Art): string {
  const [first, second] = plugsOf(art);
  const d =
    'M250 905C330 985 520 1000 700 960C940 900 1010 690 930 500S620 250 430 340S210 680 390 830S850 880 890 640S720 330 530 380S310 640 450 750S800 780 810 610S690 420 570 450S430 590 500 660S690 690 700 610';
  const tie = group(
    rect(-19, -100, 38, 200, 17, art.accent.base) + rect(-15, -94, 10, 188, 5, '#ffffff', { opacity: 0.25 }),
    { transform: 'translate(880 600) rotate(84)' },
  );
  const shadow = shapeShadow(art, line(d, '#0b111c', 30), 12, 18, 1.1);
  const plugs = at(plug(art, first), 130, 780, -40, 1) + at(plug(art, second), 640, 480, 28, 0.98);
  const lead = sleeve(art, 'M700 610C706 570 690 560 668 560', 30);
  return (
    shadow +
    sleeve(art, d, 30) +
    lead +
    tie +
    shapeShadow(art, at(rect(-52, -84, 104, 210, 20, '#0b111c'), 640, 480, 28), 8, 12, 0.9) +
    plugs
  );
}

function ends(art: Art): string {
  const [first, second] = plugsOf(art);
  const shadow = shapeShadow(
    art,
    line(LOOP, '#0b111c', 34) + rect(270, 140, 120, 230, 24, '#0b111c') + rect(810, 140, 120, 230, 24, '#0b111c'),
    14,
    22,
    1.1,
  );
  return (
    shadow + sleeve(art, LOOP, 34) + at(plug(art, first), 330, 210, 0, 1.25) + at(plug(art, second), 870, 210, 0, 1.25)
  );
}

function closeUp(art: Art): string {
  const [first, second] = plugsOf(art);
  const d = 'M420 700C360 900 240 1010 -60 1060M770 760C740 960 620 1120 300 1290';
  const shadow = shapeShadow(
    art,
    line(d, '#0b111c', 74) +
      at(rect(-52, -84, 104, 240, 22, '#0b111c'), 500, 400, 18, 2.6) +
      at(rect(-52, -84, 104, 240, 22, '#0b111c'), 850, 470, 18, 2.6),
    26,
    34,
  );
  return (
    shadow + sleeve(art, d, 84) + at(plug(art, first), 520, 380, 18, 2.5) + at(plug(art, second), 870, 440, 18, 2.5)
  );
}

export const cable: Sketch = {
  lines: ['usb-c', 'lightning'],
  views: ['front', 'angle', 'detail', 'box'],
  accessories: ['leaflet'],
  retailBox: [300, 420, 80],
  paint(art, view) {
    if (view === 'angle') return ends(art);
    if (view === 'detail') return closeUp(art);
    return zoomed(coil(art), 1.06, [570, 650], [600, 610]);
  },
};
