import { block, faces, GRAPHITE, lamp, tube } from '../bodies.ts';
import { mix } from '../colour.ts';
import { FRONT, type Projection, TOP } from '../projection.ts';
import { figures } from '../screen.ts';
import { circle, nameplate, path, rect, repeat, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { footShadow } from '../studio.ts';
import { bladeless } from './bladeless.ts';

const [W, H] = [230, 900];

function scene(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const slats = pen.stripes(
    [
      [0, mix(body.darker, '#05070a', 0.55)],
      [0.5, mix(body.darker, '#05070a', 0.55)],
      [0.5, body.base],
      [0.62, body.light],
      [1, body.dark],
    ],
    0,
    15,
  );
  const opening = path(roundedBox(W - 74, 620, 40, 0, 60), slats, { stroke: body.seam, 'stroke-width': 3 });
  const shade = path(
    roundedBox(W - 74, 620, 40, 0, 60),
    pen.linear(
      [
        [0, '#05070a', 0.5],
        [0.4, '#05070a', 0],
        [0.75, '#05070a', 0.1],
        [1, '#05070a', 0.45],
      ],
      [0, 0, 1, 0],
    ),
  );
  const front =
    opening +
    shade +
    rect(-54, -416, 108, 104, 22, '#0a0c11') +
    figures('24', -34, -396, 44, '#f4f6fa', 0.12) +
    lamp(pen, -24, -330, 4, accent.light) +
    lamp(pen, 0, -330, 4, '#5fe36a') +
    lamp(pen, 24, -330, 4, accent.light) +
    path(nameplate(0, 408, 44), body.mark);
  const back =
    path(roundedBox(W - 80, 560, 30, 0, 40), slats) +
    rect(-50, -380, 100, 46, 23, mix(body.base, '#0b0e14', 0.5)) +
    path(nameplate(0, -270, 44), body.mark);
  const top =
    circle(0, 0, 74, mix(body.base, '#0b0e14', 0.6)) +
    circle(0, -26, 17, accent.base) +
    repeat(4, (i) => circle(-45 + i * 30, 28, 9, '#f4f6fa', { opacity: 0.75 }));
  const remote = faces(view, FRONT.n)
    ? block(art, view, {
        at: [205, 0, 100],
        size: [66, 22, 160],
        r: 30,
        round: 'top',
        layers: 8,
        faces: {
          top:
            circle(0, -44, 14, accent.base) +
            repeat(6, (i) => circle(-14 + (i % 2) * 28, -10 + Math.floor(i / 2) * 26, 7, body.mark)),
        },
      })
    : '';
  return (
    footShadow(art, view, 330, 330, 165) +
    tube(art, view, { at: [0, 0, 0], frame: TOP, r: 180, length: 26, taper: 0.94, tones: GRAPHITE }) +
    tube(art, view, { at: [0, 26, 0], frame: TOP, r: 84, length: 20, tones: GRAPHITE }) +
    block(art, view, {
      at: [0, 44, 0],
      size: [W, H, W - 20],
      r: 84,
      round: 'top',
      soft: 0.01,
      faces: { front, back, top },
    }) +
    remote
  );
}

export const fan = staged({
  lines: ['tower', 'loop'],
  accessories: ['remote', 'leaflet'],
  retailBox: [300, 500, 200],
  stage: (line) => ({
    size: line === 'loop' ? [440, 830, 300] : [400, H + 44, 360],
    front: [0, 16],
    angle: [-34, 20],
    back: [146, 18],
    focus: line === 'loop' ? [0, 400, 90] : [0, 800, 90],
    zoom: 2.4,
    fillSize: line === 'loop' ? 880 : 980,
  }),
  scene: (art, view) => (art.line === 'loop' ? bladeless(art, view, true) : scene(art, view)),
});
