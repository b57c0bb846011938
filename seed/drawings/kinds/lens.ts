import { GRAPHITE, METAL, tube } from '../bodies.ts';
import { mix, type Tones, tones } from '../colour.ts';
import { FRONT, type Projection, ring, silhouette, TOP } from '../projection.ts';
import { figures } from '../screen.ts';
import { circle, group, nameplate, path, rect, repeat } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { footShadow } from '../studio.ts';
import { frontGlass } from './optics.ts';

/** One ring of a barrel that stands upright: its radius, its height, what it is made of. */
interface Ring {
  r: number;
  height: number;
  tones?: Tones;
  taper?: number;
  /** With ribs to grip. */
  ribs?: boolean;
}

function ribs(art: Art, view: Projection, from: number, { r, height }: Ring): string {
  const outline = silhouette([...ring(view, [0, from, 0], TOP, r), ...ring(view, [0, from + height, 0], TOP, r)]);
  const step = 15;
  const rubber = art.pen.stripes(
    [
      [0, '#05070a', 0.75],
      [0.5, '#05070a', 0.2],
      [0.5, '#ffffff', 0.1],
      [1, '#ffffff', 0.02],
    ],
    step,
    0,
  );
  return path(outline, rubber);
}

function barrel(art: Art, view: Projection, rings: readonly Ring[]): string {
  let from = 0;
  return rings
    .map((one) => {
      const { r, height, ribs: ribbed } = one;
      const part =
        tube(art, view, {
          at: [0, from, 0],
          frame: TOP,
          r,
          length: height,
          ...(one.tones ? { tones: one.tones } : {}),
          ...(one.taper ? { taper: one.taper } : {}),
        }) +
        (ribbed
          ? ribs(art, view, from, one) +
            group(circle(0, 0, r, one.tones?.base ?? art.body.base, { stroke: METAL.darker, 'stroke-width': 1 }), {
              transform: view.onto([0, from + height, 0], TOP),
            })
          : '');
      from += height;
      return part;
    })
    .join('');
}

function scene(art: Art, view: Projection): string {
  const { body, accent } = art;
  const zoom = art.line !== 'prime';
  const reach = art.line === 'telephoto' ? 150 : 0;
  const rubber = tones('#1b1f26');
  const shell = tones(mix('#23272f', body.base, 0.75));
  const rings: Ring[] = zoom
    ? [
        { r: 176, height: 22, tones: METAL },
        { r: 186, height: 70, tones: shell },
        { r: 196, height: 150, tones: rubber, ribs: true },
        { r: 190, height: 66 + reach, tones: shell },
        { r: 198, height: 6, tones: accent },
        { r: 190, height: 40, tones: shell, taper: 1.1 },
        { r: 214, height: 180 + reach * 0.4, tones: rubber, ribs: true },
        { r: 208, height: 60, tones: shell, taper: 1.06 },
        { r: 220, height: 24, tones: GRAPHITE },
      ]
    : [
        { r: 200, height: 24, tones: METAL },
        { r: 214, height: 90, tones: shell },
        { r: 222, height: 8, tones: accent },
        { r: 222, height: 130, tones: rubber, ribs: true },
        { r: 214, height: 60, tones: shell, taper: 1.08 },
        { r: 232, height: 26, tones: GRAPHITE },
      ];
  const height = rings.reduce((sum, one) => sum + one.height, 0);
  const end = rings.at(-1)?.r ?? 200;
  const at = zoom ? 58 : 70;
  const print = group(
    figures(String(art.shape.focalLength ?? (zoom ? 70 : 50)), zoom ? -46 : -40, -18, 34, shell.mark, 0.13) +
      path(nameplate(zoom ? 64 : 60, 0, 44), accent.base) +
      rect(-2, 24, 4, 14, 2, shell.mark),
    { transform: view.onto([0, at, zoom ? 186 : 214], FRONT) },
  );
  const scale = zoom
    ? group(
        repeat(7, (i) => rect(-66 + i * 22, 0, 3, i % 3 ? 10 : 18, 1, shell.mark, { opacity: 0.8 })),
        { transform: view.onto([0, 342 + reach, 194], FRONT) },
      )
    : '';
  const glass = group(frontGlass(art, end * 0.98), { transform: view.onto([0, height, 0], TOP) });
  return footShadow(art, view, end * 1.75, end * 1.75, 200) + barrel(art, view, rings) + print + scale + glass;
}

export const lens = staged({
  lines: ['prime', 'zoom', 'telephoto'],
  accessories: ['leaflet'],
  retailBox: [320, 400, 240],
  stage: (line) =>
    line === 'telephoto'
      ? { size: [440, 828, 440], front: [0, 20], angle: [-30, 36], focus: [0, 760, 0], zoom: 1.9, fillSize: 980 }
      : line === 'zoom'
        ? { size: [440, 618, 440], front: [0, 22], angle: [-30, 40], focus: [0, 540, 0], zoom: 1.9, fillSize: 900 }
        : { size: [464, 338, 464], front: [0, 28], angle: [-30, 48], focus: [0, 320, 0], fillSize: 820 },
  scene,
});
