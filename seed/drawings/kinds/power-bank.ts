import { mix } from '../colour.ts';
import { FRONT, type Projection, projection, solid, TOP } from '../projection.ts';
import { figures } from '../screen.ts';
import { bolt, circle, group, line, path, rect, roundedBox, zoomed } from '../shapes.ts';
import type { Art, Sketch } from '../sketch.ts';
import { footShadow } from '../studio.ts';
import { usbC } from './sockets.ts';

const [WIDTH, HEIGHT, DEPTH] = [400, 720, 96];

function shellPaint({ pen, body }: Art): string {
  return pen.linear(
    [
      [0, body.lighter],
      [0.25, body.light],
      [0.5, body.dark],
      [0.75, body.base],
      [1, body.darker],
    ],
    [0, 0, 0.5, 1],
  );
}

function skin({ pen, body }: Art): string {
  const shape = roundedBox(WIDTH, HEIGHT, 54);
  const grain = pen.stripes(
    [
      [0, body.darker, 0.16],
      [0.5, body.lighter, 0.14],
      [1, body.darker, 0.16],
    ],
    0,
    6,
  );
  return (
    path(
      shape,
      pen.linear(
        [
          [0, body.light],
          [0.55, body.base],
          [1, body.dark],
        ],
        [0, 0, 0.9, 1],
      ),
      { stroke: body.lighter, 'stroke-width': 3, 'stroke-opacity': 0.7 },
    ) + path(shape, grain)
  );
}

function frontFace(art: Art): string {
  const { pen, body, accent } = art;
  const display =
    rect(-130, -290, 260, 170, 30, '#080a0f', { stroke: mix(body.base, body.darker, 0.6), 'stroke-width': 3 }) +
    figures('88', -72, -254, 92, '#f5f8ff', 0.1) +
    path(bolt(80, -206, 64), '#ffd60a');
  const level = [0, 1, 2, 3]
    .map(
      (i) =>
        circle(-48 + i * 32, -76, 6, i < 3 ? accent.light : body.darker) +
        (i < 3
          ? circle(
              -48 + i * 32,
              -76,
              15,
              pen.radial([
                [0, accent.base, 0.9],
                [1, accent.base, 0],
              ]),
            )
          : ''),
    )
    .join('');
  return (
    skin(art) +
    display +
    level +
    path(bolt(0, 130, 130), body.mark) +
    rect(-70, 290, 140, 9, 4.5, body.seam, { opacity: 0.5 })
  );
}

function backFace(art: Art): string {
  const { body, accent } = art;
  const pad =
    circle(0, -120, 150, 'none', { stroke: body.seam, 'stroke-width': 16, opacity: 0.55 }) +
    rect(-10, 60, 20, 90, 10, body.seam, { opacity: 0.55 }) +
    circle(0, -120, 62, mix(body.base, body.light, 0.5), { stroke: accent.base, 'stroke-width': 4 }) +
    path(bolt(0, -120, 70), accent.base);
  return (
    skin(art) +
    pad +
    [0, 1, 2].map((i) => rect(-90, 226 + i * 26, 180 - i * 40, 8, 4, body.seam, { opacity: 0.6 })).join('')
  );
}

function whole(art: Art, view: Projection, behind: boolean): string {
  const { pen, body } = art;
  const shell = solid(pen, view, {
    at: [0, HEIGHT / 2, -DEPTH / 2],
    frame: FRONT,
    outline: roundedBox(WIDTH, HEIGHT, 54),
    depth: DEPTH,
    fill: shellPaint(art),
  });
  const face = group(behind ? backFace(art) : frontFace(art), {
    transform: view.onto([0, HEIGHT / 2, DEPTH / 2], FRONT),
  });
  const outlets = group(
    group(usbC(70), { transform: 'translate(-90 0)' }) +
      group(usbC(70), { transform: 'translate(10 0)' }) +
      rect(76, -18, 80, 36, 5, '#0a0c10', { stroke: '#8b93a1', 'stroke-width': 3 }) +
      rect(84, -12, 64, 12, 2, '#ff8a3d'),
    { transform: view.onto([0, HEIGHT, 0], TOP) },
  );
  const loop =
    line('M0 0C40 -60 96 -40 96 20S60 150 66 210', body.darker, 16) +
    line('M0 0C40 -60 96 -40 96 20S60 150 66 210', art.accent.base, 10);
  const [x, y] = view.point([WIDTH / 2 - 20, HEIGHT - 60, 0]);
  return (
    footShadow(art, view, WIDTH * 0.92, DEPTH * 1.1, 40) +
    group(loop, { transform: `translate(${x} ${y})` }) +
    shell +
    outlets +
    face
  );
}

export const powerBank: Sketch = {
  lines: ['standard'],
  views: ['front', 'angle', 'back', 'detail', 'box'],
  accessories: ['cable', 'leaflet'],
  retailBox: [320, 480, 120],
  paint(art, view) {
    if (view === 'angle') return whole(art, projection(-36, 22, 575, 930, 1.08), false);
    if (view === 'back') return whole(art, projection(0, 10, 600, 960, 1.08), true);
    if (view === 'detail') return zoomed(whole(art, projection(-36, 32, 590, 930, 1.1), false), 2.1, [560, 380]);
    return whole(art, projection(0, 10, 600, 960, 1.08), false);
  },
};
