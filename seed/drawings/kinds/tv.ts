import { mix } from '../colour.ts';
import type { Projection } from '../projection.ts';
import { BACK, FRONT, projection, solid } from '../projection.ts';
import { glare, wallpaper } from '../screen.ts';
import { circle, group, moved, path, rect, roundedBox, zoomed } from '../shapes.ts';
import type { Art, Sketch } from '../sketch.ts';
import { groundShadow } from '../studio.ts';
import { panelBack } from './stand-screen.ts';

const WIDTH = 1060;
const HEIGHT = 606;
const LIFT = 52;
const DEPTH = 26;

function screen(art: Art): string {
  const { pen, accent } = art;
  const [w, h] = [WIDTH - 12, HEIGHT - 18];
  const tiles = ['#f0546c', '#f5a524', '#34c38f', '#38bdf8', '#8b5cf6', '#e2e8f0'];
  const menu =
    rect(46, 52, 60, 12, 6, '#ffffff', { opacity: 0.9 }) +
    [0, 1, 2].map((i) => rect(132 + i * 84, 52, 58, 12, 6, '#ffffff', { opacity: 0.45 })).join('') +
    rect(46, h - 268, 330, 26, 8, '#ffffff', { opacity: 0.95 }) +
    rect(46, h - 226, 220, 12, 6, '#ffffff', { opacity: 0.6 }) +
    rect(46, h - 190, 126, 40, 20, '#ffffff') +
    path(`M92 ${h - 181}V${h - 159}L112 ${h - 170}z`, '#0e1726') +
    tiles
      .map((tile, i) => {
        const fill = pen.linear(
          [
            [0, mix(tile, '#ffffff', 0.2)],
            [1, mix(tile, '#0b0f2c', 0.35)],
          ],
          [0, 0, 1, 1],
        );
        return (
          rect(46 + i * 164, h - 118, 148, 88, 12, fill) +
          circle(74 + i * 164, h - 58, 13, '#ffffff', { opacity: 0.75 })
        );
      })
      .join('');
  const shade = rect(
    0,
    0,
    w,
    h,
    0,
    pen.linear([
      [0, '#000000', 0.05],
      [0.4, '#000000', 0],
      [1, '#05070f', 0.6],
    ]),
  );
  return (
    path(roundedBox(WIDTH, HEIGHT, 8), '#06080c') +
    moved(
      group(wallpaper(pen, w, h, accent, 'dunes') + shade + menu + glare(pen, w, h, 0.45), {
        'clip-path': pen.clip(rect(0, 0, w, h, 3, '#000')),
      }),
      -w / 2,
      -HEIGHT / 2 + 6,
    ) +
    path(roundedBox(WIDTH - 2, HEIGHT - 2, 8), 'none', {
      stroke: art.body.light,
      'stroke-width': 2,
      'stroke-opacity': 0.6,
    })
  );
}

function feet(art: Art, view: Projection): string {
  const { pen, body } = art;
  return [-1, 1]
    .map((side) => {
      const blade = side > 0 ? 'M-24 -34H2L76 52H54z' : 'M24 -34H-2L-76 52H-54z';
      const at = [side * 350, LIFT, -92] as const;
      const leg = solid(pen, view, { at, frame: FRONT, outline: blade, depth: 150, fill: body.darker, layers: 40 });
      const front = group(path(blade, body.dark, { stroke: body.light, 'stroke-width': 1.5 }), {
        transform: view.onto([side * 350, LIFT, 58], FRONT),
      });
      return groundShadow(art, ...view.point([side * 412, 0, 0]), 66, 17, 0.9) + leg + front;
    })
    .join('');
}

function whole(art: Art, view: Projection, behind = false): string {
  const { pen, body } = art;
  const frame = behind ? BACK : FRONT;
  const middle = LIFT + HEIGHT / 2;
  const panel = solid(pen, view, {
    at: [0, middle, behind ? 0 : -DEPTH],
    frame,
    outline: roundedBox(WIDTH, HEIGHT, 8),
    depth: DEPTH,
    fill: mix(body.base, body.darker, 0.3),
  });
  const face = behind ? panelBack(art, WIDTH, HEIGHT) : screen(art);
  const ports = behind
    ? [0, 1, 2, 3]
        .map((i) => rect(WIDTH * 0.2, 30 + i * 34, 44, 18, 3, '#07090e', { stroke: body.light, 'stroke-width': 1.2 }))
        .join('')
    : '';
  const [x, y] = view.point([0, 0, 0]);
  return (
    groundShadow(art, x + 10, y + 10, 470, 40, 0.8) +
    feet(art, view) +
    panel +
    group(face + ports, { transform: view.onto([0, middle, behind ? -DEPTH : 0], frame) })
  );
}

function angled(art: Art): string {
  return whole(art, projection(-36, 11, 590, 910, 1.1));
}

export const tv: Sketch = {
  lines: ['slim'],
  views: ['front', 'angle', 'back', 'detail', 'box'],
  accessories: ['remote', 'leaflet'],
  retailBox: [640, 430, 90],
  paint(art, view) {
    if (view === 'angle') return angled(art);
    if (view === 'back') return whole(art, projection(150, 11, 600, 910, 1.05), true);
    if (view === 'detail') return zoomed(angled(art), 2.5, [880, 780]);
    return whole(art, projection(0, 7, 600, 920));
  },
};
