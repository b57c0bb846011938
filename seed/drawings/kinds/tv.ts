import { mix } from '../colour.ts';
import type { Projection, Vector } from '../projection.ts';
import { BACK, FRONT, projection, solid } from '../projection.ts';
import { glare } from '../screen.ts';
import { broadcasts } from '../screens/broadcast.ts';
import { screenArt } from '../screens/screen-art.ts';
import { painting } from '../screens/still-pictures.ts';
import { group, moved, path, rect, roundedBox, zoomed } from '../shapes.ts';
import type { Art, Sketch } from '../sketch.ts';
import { groundShadow } from '../studio.ts';
import { chosen } from '../variety.ts';
import { socketStrip } from './socket-strip.ts';
import { panelBack, pedestal } from './stand-screen.ts';

/** The size of the set without its stand. */
export const WIDTH = 1060;
export const HEIGHT = 606;
const LIFT = 52;
/** Where the sockets are on the back, from its middle. */
const SOCKETS = [WIDTH * 0.27, HEIGHT * 0.34] as const;
/** The size that fills most of the picture, and the usual one, in inches. */
const LARGEST = 77;
const USUAL = 65;

/** How large a set is drawn: the ground stays the same, so that a small one looks small. */
function sizeOf({ shape: { inches = USUAL } }: Art): number {
  return 0.7 + 0.32 * ((Math.min(inches, LARGEST) - 32) / (LARGEST - 32));
}

/** How thick the panel is: sets on a pedestal are the thinnest. */
const depthOf = ({ line }: Art) => ({ slim: 26, pedestal: 12, frame: 34 })[line] ?? 26;

/** Widths of the border at the sides and below. */
function borderOf({ line, seed }: Art): readonly [side: number, below: number] {
  if (line === 'frame') return [22, 22];
  return chosen([[4, 10] as const, [6, 18] as const, [9, 26] as const], seed, 1);
}

/** The lit screen with its frame around (0, 0), seen straight on. */
export function tvScreen(art: Art): string {
  const { pen, body } = art;
  const [side, below] = borderOf(art);
  const [w, h] = [WIDTH - 2 * side, HEIGHT - side - below];
  const content = art.line === 'frame' ? painting : chosen(broadcasts, art.seed, 2);
  const reflection = art.line === 'frame' ? '' : glare(pen, w, h, 0.4);
  return (
    path(roundedBox(WIDTH, HEIGHT, 8), art.line === 'frame' ? body.base : '#06080c') +
    moved(
      group(content(screenArt(art, w, h)) + reflection, { 'clip-path': pen.clip(rect(0, 0, w, h, 3, '#000')) }),
      -w / 2,
      -HEIGHT / 2 + side,
    ) +
    (below > 16 && art.line !== 'frame' ? rect(-26, HEIGHT / 2 - 13, 52, 7, 3.5, '#7b8494') : '') +
    path(roundedBox(WIDTH - 2, HEIGHT - 2, 8), 'none', { stroke: body.light, 'stroke-width': 2, 'stroke-opacity': 0.6 })
  );
}

/** Outlines of the right foot, seen from the front. */
const FEET = [
  'M-24 -34H2L76 52H54z',
  'M-15 -34H15L22 52H-22z',
  'M-10 -34H10L74 52H50L0 -4L-50 52H-74z',
  'M-40 38H40V52H-40zM-9 -34H9V40H-9z',
] as const;

function feet(art: Art, view: Projection, size: number): string {
  const { pen, body } = art;
  const foot = chosen(FEET, art.seed, 3);
  const apart = chosen([270, 350, 430], art.seed, 4);
  return [-1, 1]
    .map((side) => {
      const outline = side > 0 ? foot : mirrored(foot);
      const at: Vector = [side * apart, LIFT, -92];
      const leg = solid(pen, view, { at, frame: FRONT, outline, depth: 150, fill: body.darker, layers: 40 });
      const front = group(path(outline, body.dark, { stroke: body.light, 'stroke-width': 1.5 }), {
        transform: view.onto([side * apart, LIFT, 58], FRONT),
      });
      return groundShadow(art, ...view.point([side * (apart + 40), 0, 0]), 66 * size, 17 * size, 0.9) + leg + front;
    })
    .join('');
}

/** The same outline, of straight lines, the other way round. */
const mirrored = (outline: string) =>
  outline
    .replace(/([ML])(-?[\d.]+) /g, (_, command, x) => `${command}${-Number(x)} `)
    .replace(/H(-?[\d.]+)/g, (_, x) => `H${-Number(x)}`);

function stand(art: Art, view: Projection, size: number, behind: boolean): string {
  if (art.line !== 'pedestal') return feet(art, view, size);
  const [width, depth, corner] = chosen(
    [[440, 250, 30] as const, [330, 230, 115] as const, [560, 210, 14] as const],
    art.seed,
    5,
  );
  const [x, y] = view.point([0, 0, 0]);
  const shadow = groundShadow(art, x + 10, y + 6, width * 0.56 * size, 54 * size);
  return (
    shadow +
    pedestal(art, view, {
      width,
      depth,
      corner,
      height: LIFT + 150,
      neck: chosen([120, 200, 76], art.seed, 6),
      fromBehind: behind,
    })
  );
}

function whole(art: Art, view: Projection, behind = false): string {
  const { pen, body } = art;
  const [frame, size, depth] = [behind ? BACK : FRONT, sizeOf(art), depthOf(art)];
  const middle = LIFT + HEIGHT / 2;
  const panel = solid(pen, view, {
    at: [0, middle, behind ? 0 : -depth],
    frame,
    outline: roundedBox(WIDTH, HEIGHT, 8),
    depth,
    fill: art.line === 'frame' ? body.dark : mix(body.base, body.darker, 0.3),
  });
  const face = behind ? panelBack(art, WIDTH, HEIGHT) : tvScreen(art);
  const sockets = behind ? moved(socketStrip(art, WIDTH * 0.36), ...SOCKETS) : '';
  const [x, y] = view.point([0, 0, 0]);
  const panelAndFace = panel + group(face + sockets, { transform: view.onto([0, middle, behind ? -depth : 0], frame) });
  const support = stand(art, view, size, behind);
  return (
    groundShadow(art, x + 10, y + 10 * size, 470 * size, 40 * size, 0.8) +
    (behind && art.line === 'pedestal' ? panelAndFace + support : support + panelAndFace)
  );
}

/** The view from a side; a smaller set stands on the same ground. */
function seen(art: Art, yaw: number, pitch: number, x: number, y: number, scale: number): Projection {
  const size = sizeOf(art);
  return projection(yaw, pitch, x, y - 190 * (1 - size), scale * size);
}

export const tv: Sketch = {
  lines: ['slim', 'pedestal', 'frame'],
  views: ['front', 'angle', 'back', 'detail', 'box'],
  accessories: ['remote', 'leaflet'],
  retailBox: [640, 430, 90],
  paint(art, view) {
    if (view === 'angle') return whole(art, seen(art, -36, 11, 590, 910, 1.1));
    const behind = seen(art, 150, 11, 600, 910, 1.05);
    if (view === 'back') return whole(art, behind, true);
    if (view === 'detail') {
      const [x, y] = SOCKETS;
      const focus = behind.point([-x, LIFT + HEIGHT / 2 - y, -depthOf(art)]);
      return zoomed(whole(art, behind, true), 3 / sizeOf(art), focus);
    }
    return whole(art, seen(art, 0, 7, 600, 920, 1));
  },
};
