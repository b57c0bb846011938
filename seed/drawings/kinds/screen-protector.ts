import { block, facePaint, sidePaint } from '../bodies.ts';
import { mix, tones } from '../colour.ts';
import { leaning, type Projection, shifted, solid, type Vector } from '../projection.ts';
import { figures, wallpaper } from '../screen.ts';
import { bolt, group, line, moved, path, rect, repeat, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { footShadow } from '../studio.ts';

const [W, H] = [360, 740];
const FRAME = leaning(14);

/** A phone that leans back, and a sheet of glass that floats before it. */
function scene(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const at: Vector = [0, 372, 0];
  const shell = solid(pen, view, {
    at: shifted(at, FRAME.n, -36),
    frame: FRAME,
    outline: roundedBox(W, H, 64),
    depth: 36,
    fill: sidePaint(pen, body),
    layers: 16,
  });
  const screen =
    path(roundedBox(W, H, 64), facePaint(pen, body)) +
    path(roundedBox(W - 8, H - 8, 60), '#05070b') +
    moved(
      group(wallpaper(pen, W - 28, H - 28, accent, 'ribbons') + figures('10:28', 58, 110, 78, '#ffffff', 0.08), {
        'clip-path': pen.clip(rect(0, 0, W - 28, H - 28, 52, '#000')),
      }),
      -W / 2 + 14,
      -H / 2 + 14,
    ) +
    rect(-46, -H / 2 + 28, 92, 24, 12, '#05070b');
  const glass = (shift: Vector, opacity: number) => {
    const place = shifted([at[0] + shift[0], at[1] + shift[1], at[2]], FRAME.n, shift[2]);
    const outline = `${roundedBox(W - 4, H - 4, 62)}${roundedBox(96, 28, 14, 0, -H / 2 + 40)}`;
    const sheen = pen.linear(
      [
        [0, '#ffffff', 0.55],
        [0.3, '#dfe9fb', 0.2],
        [0.55, '#ffffff', 0.42],
        [0.56, '#cfdcf5', 0.12],
        [1, '#eef3fd', 0.34],
      ],
      [0, 0, 1, 1],
    );
    const edge = mix(accent.light, '#ffffff', 0.45);
    return (
      group(path(outline, 'none', { stroke: mix(accent.base, '#ffffff', 0.3), 'stroke-width': 7, opacity: 0.5 }), {
        transform: view.onto(shifted(place, FRAME.n, -5), FRAME),
      }) +
      group(
        path(outline, sheen, { 'fill-rule': 'evenodd', opacity, stroke: edge, 'stroke-width': 4 }) +
          line(`M${W / 2 - 26} ${-H / 2 + 110}V${H / 2 - 120}`, '#ffffff', 6, { opacity: 0.85 }) +
          path(bolt(0, 170, 84), '#ffffff', { opacity: 0.55 }),
        { transform: view.onto(place, FRAME) },
      )
    );
  };
  return (
    footShadow(art, view, W * 0.92, 90, 30) +
    shell +
    group(screen, { transform: view.onto(at, FRAME) }) +
    glass([70, 20, 90], 0.95) +
    glass([140, 40, 180], 1) +
    kit(art, view)
  );
}

/** The cleaning cloth and the wipes that come with the glass. */
function kit(art: Art, view: Projection): string {
  const { accent } = art;
  const cloth = tones(mix(accent.base, '#23272f', 0.25));
  return block(art, view, {
    at: [-270, 0, 150],
    size: [200, 10, 150],
    r: 6,
    round: 'top',
    tones: cloth,
    faces: { top: path(bolt(50, 0, 56), cloth.mark) + repeat(5, (i) => line(`M-90 ${-60 + i * 30}H0`, cloth.dark, 2)) },
  });
}

export const screenProtector = staged({
  lines: ['glass'],
  accessories: ['leaflet'],
  retailBox: [320, 470, 50],
  stage: () => ({
    size: [760, 760, 340],
    front: [-14, 10],
    angle: [34, 14],
    focus: [140, 620, 100],
    zoom: 1.9,
    fillSize: 900,
  }),
  scene,
});
