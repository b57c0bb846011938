import { block } from '../bodies.ts';
import { mix, tones } from '../colour.ts';
import { type Projection, standing, TOP } from '../projection.ts';
import { group, line, nameplate, path, rect, repeat, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { footShadow } from '../studio.ts';
import { rainbow } from './keycaps.ts';
import { weave } from './texture.ts';

const [W, D] = [1000, 480];

function scene(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const shape = roundedBox(W - 16, D - 16, 40);
  const motif = group(
    path(`M${-W / 2} ${D / 2}L${-W / 2 + 250} ${-D / 2}H${-W / 2 + 330}L${-W / 2 + 80} ${D / 2}z`, accent.base, {
      opacity: 0.85,
    }) +
      path(
        `M${-W / 2 + 110} ${D / 2}L${-W / 2 + 360} ${-D / 2}H${-W / 2 + 384}L${-W / 2 + 134} ${D / 2}z`,
        accent.light,
        { opacity: 0.7 },
      ) +
      repeat(5, (i) =>
        line(`M${60 + i * 70} ${D / 2}L${160 + i * 80} ${D / 2 - 110 - i * 16}H${W / 2}`, body.seam, 3, {
          opacity: 0.5,
        }),
      ) +
      path(nameplate(250, -40, 250), mix(body.base, accent.base, 0.55)) +
      path(nameplate(W / 2 - 62, D / 2 - 62, 52), body.mark),
    { 'clip-path': pen.clip(path(shape, '#000')) },
  );
  const cloth = weave(pen, shape, body.darker, body.lighter, 5, 0.35);
  const light =
    path(roundedBox(W - 8, D - 8, 44), 'none', {
      stroke: rainbow(pen),
      'stroke-width': 26,
      opacity: 0.5,
      filter: pen.blur(9),
    }) + path(roundedBox(W - 10, D - 10, 44), 'none', { stroke: rainbow(pen), 'stroke-width': 11 });
  const stitch = path(roundedBox(W - 18, D - 18, 40), 'none', {
    stroke: accent.base,
    'stroke-width': 8,
    'stroke-dasharray': '5 4',
  });
  const pad = block(art, view, {
    size: [W, 12, D],
    r: 48,
    round: 'top',
    tones: tones(mix(body.base, '#05070a', 0.35)),
  });
  const top = group(
    path(
      shape,
      pen.linear(
        [
          [0, body.light],
          [0.5, body.base],
          [1, body.dark],
        ],
        [0, 0, 1, 1],
      ),
    ) +
      motif +
      cloth +
      (art.line === 'lit' ? light : stitch),
    { transform: view.onto([0, 12, 0], TOP) },
  );
  return footShadow(art, view, W, D, 40) + pad + top + mouse(art, standing(view, [250, 12, 50]));
}

/** A mouse for scale. */
function mouse(art: Art, view: Projection): string {
  const { pen, accent } = art;
  const t = tones('#2b2f38');
  const top =
    rect(-7, -62, 14, 44, 7, '#05070a') +
    rect(-4, -52, 8, 22, 4, accent.light) +
    line('M0 -96V-66M0 -14V10M-50 10H50', t.darker, 3) +
    path(nameplate(0, 54, 40), rainbow(pen));
  return (
    footShadow(art, view, 110, 190, 50) +
    block(art, view, { size: [124, 62, 210], r: 60, round: 'top', tones: t, soft: 0.14, faces: { top } })
  );
}

export const mousePad = staged({
  lines: ['standard', 'lit'],
  accessories: ['leaflet'],
  retailBox: [560, 170, 150],
  stage: () => ({
    size: [W, 30, D],
    front: [0, 62],
    angle: [-26, 44],
    focus: [330, 12, 60],
    zoom: 2.3,
    fillSize: 1040,
  }),
  scene,
});
