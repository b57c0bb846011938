import { mix } from '../colour.ts';
import type { Projection } from '../projection.ts';
import { BACK, FRONT, projection, silhouette, solid, TOP } from '../projection.ts';
import { glare } from '../screen.ts';
import { smartContents } from '../screens/broadcast.ts';
import { deskContents } from '../screens/desk.ts';
import { gameContents } from '../screens/games.ts';
import { type ScreenContent, screenArt } from '../screens/screen-art.ts';
import { studioContents, wideContents } from '../screens/studio.ts';
import { circle, group, line, moved, path, polygon, rect, roundedBox, zoomed } from '../shapes.ts';
import type { Art, Sketch } from '../sketch.ts';
import { groundShadow } from '../studio.ts';
import { chosen } from '../variety.ts';
import { socketStrip } from './socket-strip.ts';
import { panelBack, panelFittings, pedestal, satin } from './stand-screen.ts';

const LIFT = 150;
const DEPTH = 34;
const WIDE: readonly string[] = ['ultrawide'];
const CURVED: readonly string[] = ['curved', 'ultrawide'];

/** Width and height of the panel, which is drawn as large as its diagonal says. */
const panelOf = ({ line }: Art): readonly [number, number] => (WIDE.includes(line) ? [1060, 470] : [930, 530]);

/** How large a display is drawn: the ground stays the same, so that a small one looks small. */
function sizeOf({ line, shape: { inches = 27 } }: Art): number {
  return WIDE.includes(line) ? 0.99 : Math.min(1.06, Math.max(0.8, 0.86 + (inches - 24) * 0.026));
}

/** Widths of the border at the sides and below. */
const borderOf = ({ seed }: Art): readonly [side: number, below: number] =>
  chosen([[7, 20] as const, [9, 26] as const, [13, 40] as const], seed, 1);

const CONTENTS: Record<string, readonly [ScreenContent, ...ScreenContent[]]> = {
  office: deskContents,
  creator: studioContents,
  smart: smartContents,
  gaming: gameContents,
  curved: gameContents,
  ultrawide: [...wideContents, gameContents[0]],
};

/** What the screen shows, from (0, 0). */
function picture(art: Art, w: number, h: number): string {
  return chosen(CONTENTS[art.line] ?? deskContents, art.seed, 2)(screenArt(art, w, h));
}

function flatScreen(art: Art): string {
  const [width, height] = panelOf(art);
  const [side, below] = borderOf(art);
  const [w, h] = [width - 2 * side, height - side - below];
  return (
    path(roundedBox(width, height, 12), art.line === 'smart' ? art.body.base : '#080a0f') +
    moved(
      group(picture(art, w, h) + glare(art.pen, w, h, 0.45), {
        'clip-path': art.pen.clip(rect(0, 0, w, h, 4, '#000')),
      }),
      -w / 2,
      -height / 2 + side,
    ) +
    path(roundedBox(width - 2, height - 2, 12), 'none', {
      stroke: art.body.light,
      'stroke-width': 2,
      'stroke-opacity': 0.55,
    }) +
    circle(width / 2 - 34, height / 2 - below / 2, 3.5, art.line === 'gaming' ? art.accent.light : '#7dd3a8')
  );
}

/** How deep the curved panel stands forward at a share (-1 to 1) of its half width. */
const bow = (share: number) => 96 * share * share;

function curvedScreen(art: Art, view: Projection): string {
  const { pen, body } = art;
  const [width, height] = panelOf(art);
  const steps = Array.from({ length: 41 }, (_, i) => -1 + i / 20);
  const edge = (inset: number, y: number, z = 0) =>
    steps.map((s) => view.point([s * (width / 2 - inset), y, bow(s) + z]));
  const band = (inset: number, bottom: number, top: number, z = 0) =>
    polygon([...edge(inset, top, z), ...edge(inset, bottom, z).reverse()]);
  const [low, high] = [LIFT, LIFT + height];
  const rear = band(0, low, high, -DEPTH) + band(0, low, high, -DEPTH / 2);
  const glass = band(10, low + 22, high - 10);
  const xs = edge(10, high).map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const ys = [...edge(10, high - 10), ...edge(10, low + 22)].map(([, y]) => y);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const content = moved(picture(art, right - left, bottom - top), left, top);
  const shade = pen.linear(
    [
      [0, '#000000', 0.28],
      [0.35, '#ffffff', 0.1],
      [0.6, '#000000', 0],
      [1, '#000000', 0.26],
    ],
    [0, 0, 1, 0],
  );
  return (
    path(rear, body.darker) +
    path(band(0, low, high), '#080a0f', { stroke: body.light, 'stroke-width': 2.5, 'stroke-opacity': 0.8 }) +
    group(content, { 'clip-path': pen.clip(path(glass, '#000')) }) +
    path(glass, shade)
  );
}

/** The curved panel from behind. */
function curvedBack(art: Art, view: Projection): string {
  const { pen, body } = art;
  const [width, height] = panelOf(art);
  const edge = (y: number, z: number) =>
    Array.from({ length: 41 }, (_, i) => -1 + i / 20).map((s) => view.point([(s * width) / 2, y, bow(s) + z]));
  const band = (z: number, [low, high]: readonly [number, number]) =>
    polygon([...edge(high, z), ...edge(low, z).reverse()]);
  const [low, high] = [LIFT, LIFT + height];
  const shell = pen.linear(
    [
      [0, body.dark],
      [0.3, body.light],
      [0.5, body.base],
      [0.8, body.dark],
      [1, body.darker],
    ],
    [0, 0, 1, 0.1],
  );
  return (
    path(silhouette([low, high].flatMap((y) => [...edge(y, 0), ...edge(y, -DEPTH)])), body.darker) +
    path(band(-DEPTH, [low, high]), shell, { stroke: body.lighter, 'stroke-width': 2, 'stroke-opacity': 0.6 }) +
    group(panelFittings(art, width * 0.56, height - 30) + sockets(art), {
      transform: view.onto([0, (low + high) / 2, -DEPTH - 2], BACK),
    })
  );
}

/** Outlines of the feet of displays for games, seen from above. */
const LEGS = [
  'M0 -150L34 -150L250 120L196 128L0 -84L-196 128L-250 120L-34 -150z',
  'M-60 -120H60L180 130H128L40 -40H-40L-128 130H-180z',
  'M0 -150L40 -120L52 20L230 110L214 146L0 70L-214 146L-230 110L-52 20L-40 -120z',
] as const;

function legs(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const foot = chosen(LEGS, art.seed, 5);
  return (
    solid(pen, view, { at: [0, 0, 0], frame: TOP, outline: foot, depth: 16, fill: body.darker }) +
    group(
      path(foot, satin(art), { stroke: body.lighter, 'stroke-width': 1.5, 'stroke-opacity': 0.6 }) +
        line('M-130 92L-14 -112H14L130 92', accent.base, 4),
      { transform: view.onto([0, 16, 0], TOP) },
    )
  );
}

/** Width and depth of a stand's foot, the radius of its corners, and the width of its neck. */
const FEET = [
  [300, 240, 36, 92],
  [270, 250, 120, 70],
  [360, 200, 12, 120],
  [240, 240, 24, 56],
] as const;

function stand(art: Art, view: Projection, fromBehind: boolean): string {
  const height = LIFT + 190;
  if (art.line === 'gaming')
    return legs(art, view) + pedestal(art, view, { width: 120, depth: 100, corner: 36, neck: 92, height, fromBehind });
  const [width, depth, corner, neck] = chosen(FEET, art.seed, 6);
  return pedestal(art, view, { width, depth, corner, neck, height, fromBehind });
}

function whole(art: Art, view: Projection, behind = false): string {
  const { pen, body } = art;
  const [width, height] = panelOf(art);
  const frame = behind ? BACK : FRONT;
  const support = stand(art, view, behind);
  const [x, y] = view.point([0, 0, 0]);
  const shadow = groundShadow(art, x + 10, y + 4, (art.line === 'gaming' ? 280 : 190) * sizeOf(art), 62 * sizeOf(art));
  if (CURVED.includes(art.line))
    return shadow + (behind ? curvedBack(art, view) + support : support + curvedScreen(art, view));
  const middle = LIFT + height / 2;
  const panel = solid(pen, view, {
    at: [0, middle, behind ? 0 : -DEPTH],
    frame,
    outline: roundedBox(width, height, 12),
    depth: DEPTH,
    fill: mix(body.dark, body.darker, 0.4),
  });
  const place = view.onto([0, middle, behind ? -DEPTH : 0], frame);
  if (!behind) return shadow + support + panel + group(flatScreen(art), { transform: place });
  return (
    shadow + panel + group(panelBack(art, width, height) + glowOf(art) + sockets(art), { transform: place }) + support
  );
}

/** Where the sockets are on the back, from its middle: beside the neck. */
const socketsAt = (art: Art): readonly [number, number] => [panelOf(art)[0] * 0.23, panelOf(art)[1] * 0.3];

const sockets = (art: Art) => moved(socketStrip(art, panelOf(art)[0] * 0.32), ...socketsAt(art));

/** The lit ring on the back of a display for games. */
function glowOf({ pen, line: name, accent }: Art): string {
  if (name !== 'gaming') return '';
  return (
    circle(0, 70, 92, 'none', { stroke: accent.base, 'stroke-width': 26, filter: pen.blur(10), opacity: 0.8 }) +
    circle(0, 70, 92, 'none', { stroke: accent.lighter, 'stroke-width': 7 })
  );
}

/** The view from a side; a smaller display stands on the same ground. */
function seen(art: Art, yaw: number, pitch: number, x: number, y: number, scale: number): Projection {
  const size = sizeOf(art);
  return projection(yaw, pitch, x, y - 240 * (1 - size), scale * size);
}

export const monitor: Sketch = {
  lines: ['office', 'creator', 'smart', 'gaming', 'curved', 'ultrawide'],
  views: ['front', 'angle', 'back', 'detail', 'box'],
  accessories: ['cable', 'leaflet'],
  retailBox: [600, 440, 130],
  paint(art, view) {
    const isWide = WIDE.includes(art.line);
    if (view === 'angle') return whole(art, seen(art, -33, 13, 580, 930, isWide ? 1.06 : 1.14));
    const behind = seen(art, 152, 12, 600, 930, 1.06);
    if (view === 'back') return whole(art, behind, true);
    if (view === 'detail') {
      const [x, y] = socketsAt(art);
      const focus = behind.point([-x, LIFT + panelOf(art)[1] / 2 - y, -DEPTH]);
      return zoomed(whole(art, behind, true), 4 / sizeOf(art), focus);
    }
    return whole(art, seen(art, 0, 9, 600, 940, isWide ? 0.98 : 1.06));
  },
};
