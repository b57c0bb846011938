import { FRONT, projection, RIGHT, solid, TOP } from './projection.ts';
import { circle, group, line, moved, nameplate, path, rect, roundedBox, zoomed } from './shapes.ts';
import type { Accessory, Art, Sketch } from './sketch.ts';
import { groundShadow, shapeShadow } from './studio.ts';

const BOX_SCALE = 1.14;
const BAR_WIDTHS = [3, 1.5, 1.5, 4, 1.5, 3, 1.5, 1.5, 3, 1.5, 4, 1.5];
/** Where the lowest accessory ends in the picture. */
const LOWEST = 1085;

/** The product beside its plain carton, with what comes in it. */
export function paintRetailBox(art: Art, sketch: Sketch): string {
  const [width, height] = sketch.retailBox;
  const wide = width > 480;
  const [left, bottom] = wide ? [430, 720] : [390, 850];
  const size = wide || width >= 430 ? 0.62 : 0.7;
  const box = retailBox(art, sketch, [left, bottom]);
  const product = zoomed(
    sketch.paint(art, 'front'),
    size,
    [600, sketch.foot?.(art.line) ?? 1000],
    wide ? [770, 1030] : [800, 1010],
  );
  const accessories = sketch.accessories
    .slice(0, 2)
    .map((name, index) => zoomed(ACCESSORIES[name](art), 1.2, [0, 0], [185 + index * 225, 1000 + index * 50]));
  const middle = (bottom - height * BOX_SCALE - 40 + LOWEST) / 2;
  return moved(box + product + accessories.join(''), 0, 600 - middle);
}

function retailBox(art: Art, sketch: Sketch, [left, bottom]: readonly [number, number]): string {
  const { pen } = art;
  const [width, height, depth] = sketch.retailBox;
  const view = projection(-26, 11, left, bottom, BOX_SCALE);
  const face = pen.linear(
    [
      [0, '#f8f9fb'],
      [1, '#e2e6ec'],
    ],
    [0, 0, 0.6, 1],
  );
  const side = pen.linear([
    [0, '#d3d7de'],
    [1, '#bcc2cc'],
  ]);
  const middle = height / 2;
  const onFront = view.onto([0, middle, depth / 2], FRONT);
  const onSide = view.onto([width / 2, middle, 0], RIGHT);
  const onTop = view.onto([0, height, 0], TOP);
  const shot = Math.min(width, height * 0.8) / 1080;
  const picture = group(sketch.paint({ ...art, floating: true }, 'front'), {
    transform: `scale(${shot}) translate(-600 -600)`,
  });
  const front =
    path(roundedBox(width, height, 3), face) +
    moved(picture, 0, -height * 0.03) +
    path(nameplate(-width / 2 + 52, -height / 2 + 34, 70), '#8b94a3') +
    rect(-width / 2 + 26, height / 2 - 54, width * 0.4, 11, 5.5, '#5b6472') +
    rect(-width / 2 + 26, height / 2 - 32, width * 0.26, 8, 4, '#b6bdc9');
  const flank =
    path(roundedBox(depth, height, 2), side) +
    path(nameplate(0, -height / 2 + 60, Math.min(110, depth * 0.8)), '#8b94a3') +
    barcode(depth, height);
  const lid =
    path(roundedBox(width, depth, 2), '#fdfdfe') +
    line(`M${-width / 2} ${-depth / 2 + 8}H${width / 2}`, '#d5dae3', 1.5);
  const body = solid(pen, view, {
    at: [0, middle, -depth / 2],
    frame: FRONT,
    outline: roundedBox(width, height, 2),
    depth,
    fill: '#e2e6ed',
    layers: 2,
  });
  const [x, y] = view.point([0, 0, 0]);
  return (
    groundShadow(art, x + 16, y + 4, width * 0.56 + depth * 0.3, 34) +
    body +
    group(lid, { transform: onTop }) +
    group(flank, { transform: onSide }) +
    group(front, { transform: onFront })
  );
}

/** The bar code at the foot of a carton's side, around the middle of the side. */
function barcode(depth: number, height: number): string {
  const width = Math.min(90, depth * 0.6);
  const bars = BAR_WIDTHS.map((bar, index) =>
    rect((index / BAR_WIDTHS.length - 0.5) * width, 0, bar, 40, 0, '#3c4350'),
  );
  return moved(rect(-width / 2 - 8, -7, width + 16, 54, 2, '#ffffff') + bars.join(''), 0, height / 2 - 76);
}

const ACCESSORIES: Record<Accessory, (art: Art) => string> = {
  cable(art) {
    const coil = 'M-62 6C-62-44 58-48 60 4S-54 52-56 6S46-32 48 6S-20 44-34 24M48 12C64 34 84 34 96 22';
    const white = line(coil, '#d6dbe3', 13) + line(coil, '#fbfcfd', 9);
    const tip =
      rect(88, 8, 32, 22, 6, '#ffffff', { stroke: '#ccd2dc', 'stroke-width': 2 }) + rect(119, 12, 18, 14, 4, '#b9c0cc');
    return groundShadow(art, 10, 40, 96, 20, 0.8) + white + tip;
  },
  plug(art) {
    const fill = art.pen.linear(
      [
        [0, '#ffffff'],
        [1, '#dfe4eb'],
      ],
      [0, 0, 1, 1],
    );
    const pins = rect(-22, -76, 10, 34, 3, '#aeb6c3') + rect(14, -76, 10, 34, 3, '#aeb6c3');
    const brick = rect(-50, -46, 102, 96, 22, fill, { stroke: '#cfd5de', 'stroke-width': 2 });
    return groundShadow(art, 4, 52, 58, 13, 0.8) + pins + brick + rect(-16, 20, 34, 10, 5, '#8e98a8');
  },
  leaflet(art) {
    const sheet = rect(-58, -38, 116, 84, 4, '#ffffff', {
      stroke: '#d6dbe3',
      'stroke-width': 2,
      transform: 'rotate(-8)',
    });
    const print = group(
      circle(-30, -6, 13, 'none', { stroke: '#8b94a3', 'stroke-width': 4 }) +
        rect(-6, -18, 48, 7, 3.5, '#5b6472') +
        rect(-6, -2, 34, 6, 3, '#c3cad5') +
        rect(-6, 12, 40, 6, 3, '#c3cad5'),
      { transform: 'rotate(-8)' },
    );
    return (
      shapeShadow(art, rect(-58, -38, 116, 84, 4, '#1b2536', { transform: 'rotate(-8)' }), 6, 9, 0.9) + sheet + print
    );
  },
  remote(art) {
    const shell = art.pen.linear(
      [
        [0, '#3a4150'],
        [0.4, '#232936'],
        [1, '#141922'],
      ],
      [0, 0, 1, 0],
    );
    const keys =
      circle(0, -42, 17, '#0d1118', { stroke: '#4a5262', 'stroke-width': 3 }) +
      [-12, 12].map((x) => [0, 22, 44].map((y) => circle(x, y, 6.5, '#4a5262')).join('')).join('');
    const stick = group(
      rect(-28, -84, 56, 168, 26, shell, { stroke: '#586175', 'stroke-width': 1.5 }) +
        circle(0, -70, 4, '#e5484d') +
        keys,
      {
        transform: 'rotate(62)',
      },
    );
    return shapeShadow(art, rect(-28, -84, 56, 168, 26, '#1b2536', { transform: 'rotate(62)' }), 6, 12) + stick;
  },
  dongle(art) {
    const body =
      rect(-26, -20, 44, 40, 8, '#2a303c') +
      rect(16, -14, 34, 28, 3, '#c3c9d3', { stroke: '#98a1b0', 'stroke-width': 1.5 });
    return (
      groundShadow(art, 10, 22, 46, 9, 0.8) + body + rect(26, -7, 7, 5, 1, '#6b7484') + rect(26, 3, 7, 5, 1, '#6b7484')
    );
  },
  tips(art) {
    const tip = (x: number, size: number) =>
      moved(
        group(
          path(
            'M-20 22C-30 2-16-24 0-24S30 2 20 22C10 30-10 30-20 22z',
            art.pen.linear(
              [
                [0, '#ffffff'],
                [1, '#cdd4de'],
              ],
              [0, 0, 1, 1],
            ),
            {
              stroke: '#c0c7d2',
              'stroke-width': 1.5,
            },
          ) + circle(0, -14, 6, '#8e98a8'),
          { transform: `scale(${size})` },
        ),
        x,
        0,
      );
    return groundShadow(art, 10, 22, 96, 10, 0.8) + tip(-56, 0.85) + tip(4, 1.05) + tip(72, 1.25);
  },
  strap(art) {
    const band = rect(-90, -22, 180, 44, 20, art.body.base, { stroke: art.body.dark, 'stroke-width': 2 });
    const holes = [-62, -40, -18, 4].map((x) => circle(x, 0, 5, art.body.darker)).join('');
    return shapeShadow(art, rect(-90, -22, 180, 44, 20, '#1b2536'), 5, 9) + band + holes;
  },
  pad(art) {
    const puck = circle(
      0,
      0,
      50,
      art.pen.radial(
        [
          [0, '#ffffff'],
          [0.8, '#f1f3f6'],
          [1, '#d8dde5'],
        ],
        0.4,
        0.35,
        0.7,
      ),
      {
        stroke: '#c8ced8',
        'stroke-width': 2,
      },
    );
    const lead = line('M36 34C70 60 96 20 128 44', '#d6dbe3', 10) + line('M36 34C70 60 96 20 128 44', '#fbfcfd', 7);
    return groundShadow(art, 4, 30, 58, 26, 0.7) + group(lead + puck, { transform: 'scale(1 .62)' });
  },
};
