import { block, lyingPaint, METAL } from '../bodies.ts';
import { mix, type Tones, tones } from '../colour.ts';
import { FRONT, type Projection, RIGHT, ring, silhouette, standing, type Vector } from '../projection.ts';
import { wallpaper } from '../screen.ts';
import { circle, group, line, moved, nameplate, path, rect, repeat, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { footShadow, shapeShadow } from '../studio.ts';

const R = 36;
/** The colours to draw with. */
const INKS = ['#f0546c', '#ffd60a', '#34c38f', '#3f74f6'];

/** A round piece of the pen from x to x, with its radius at both ends. */
function piece(art: Art, view: Projection, from: number, to: number, r: number, end: number, t: Tones): string {
  const at = (x: number): Vector => [x, R, 0];
  const outline = silhouette([...ring(view, at(from), RIGHT, r), ...ring(view, at(to), RIGHT, end)]);
  return path(outline, lyingPaint(art.pen, t));
}

function pencil(art: Art, view: Projection): string {
  const { body, accent } = art;
  const shape = silhouette([...ring(view, [-440, R, 0], RIGHT, R), ...ring(view, [480, R, 0], RIGHT, 10)]);
  const shine = line(lineOf(view, [-420, R * 1.62, R * 0.5], [330, R * 1.62, R * 0.5]), body.lighter, 7, {
    opacity: 0.7,
  });
  const print = group(
    path(nameplate(-150, 0, 44), body.mark) + rect(-110, -6, 120, 12, 6, body.mark, { opacity: 0.8 }),
    {
      transform: view.onto([0, R + R * 0.72, R * 0.7], tilted),
    },
  );
  return (
    shapeShadow(art, path(shape, '#1b2536'), 8, 22) +
    piece(art, view, -452, -440, R * 0.8, R, body) +
    piece(art, view, -440, 330, R, R, body) +
    piece(art, view, -352, -344, R + 1, R + 1, accent) +
    shine +
    piece(art, view, 330, 338, R + 0.5, R + 0.5, METAL) +
    piece(art, view, 338, 440, R, 14, tones(mix(body.base, '#f4f6fa', 0.35))) +
    piece(art, view, 440, 478, 14, 4, tones('#c9ced6')) +
    print
  );
}

/** A face that looks up and to the front. */
const tilted = { u: FRONT.u, v: [0, -0.72, 0.7] as const, n: [0, 0.7, 0.72] as const };

function lineOf(view: Projection, from: Vector, to: Vector): string {
  return `M${view
    .point(from)
    .map((n) => n.toFixed(1))
    .join(' ')}L${view
    .point(to)
    .map((n) => n.toFixed(1))
    .join(' ')}`;
}

function scene(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const [w, d] = [720, 500];
  const stroke = 'M-250 80C-180 -160 -90 180 0 -20S150 -150 240 40';
  const glass =
    path(roundedBox(w - 10, d - 10, 30), '#07090e') +
    group(
      moved(wallpaper(pen, w - 44, d - 44, accent, 'aurora'), -w / 2 + 22, -d / 2 + 22) +
        line(stroke, '#ffffff', 14) +
        line('M-250 150H-60M-250 184H-140', '#ffffff', 9, { opacity: 0.55 }) +
        rect(-w / 2 + 44, -d / 2 + 44, 190, 36, 18, '#ffffff', { opacity: 0.9 }) +
        repeat(4, (i) => circle(-w / 2 + 70 + i * 46, -d / 2 + 62, 11, INKS[i] ?? '#23272f')),
      { 'clip-path': pen.clip(rect(-w / 2 + 22, -d / 2 + 22, w - 44, d - 44, 16, '#000')) },
    );
  const place = standing(view, [-40, -30, -70]);
  const tablet =
    footShadow(art, place, w, d, 36) +
    block(art, place, {
      size: [w, 28, d],
      r: 40,
      round: 'top',
      tones: tones('#5b6270'),
      layers: 10,
      faces: { top: glass },
    });
  const spare = [0, 1].map((i) => {
    const place = standing(view, [330 + i * 60, 0, 200]);
    return path(
      silhouette([...ring(place, [0, 12, 0], FRONT, 14), ...ring(place, [0, 12, 70], FRONT, 5)]),
      lyingPaint(art.pen, tones(mix('#e6e9ee', body.base, 0.15))),
    );
  });
  return tablet + pencil(art, standing(view, [20, 0, 90])) + spare.join('');
}

export const stylus = staged({
  lines: ['pencil'],
  accessories: ['tips', 'cable'],
  retailBox: [300, 430, 60],
  stage: () => ({
    size: [900, 60, 620],
    front: [20, 54],
    angle: [-24, 38],
    focus: [260, 30, 90],
    zoom: 2.4,
    fillSize: 980,
  }),
  scene,
});
