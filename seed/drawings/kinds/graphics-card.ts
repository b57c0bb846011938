import { block, faces, GOLD, GRAPHITE, METAL, rotor } from '../bodies.ts';
import { mix, tones } from '../colour.ts';
import { FRONT, type Projection } from '../projection.ts';
import { circle, group, line, nameplate, path, rect, repeat } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { footShadow } from '../studio.ts';

const HEIGHT = 360;
const THICK = 130;
/** How high the shroud stands over the ground, on its contacts. */
const LIFT = 34;

function fansOf(line: string): number {
  return line === 'triple-fan' ? 3 : 2;
}

function widthOf(line: string): number {
  return fansOf(line) * 320 + 40;
}

function shroud(art: Art, width: number): string {
  const { body, accent } = art;
  const count = fansOf(art.line);
  const pitch = (width - 50) / count;
  const dark = tones(mix(body.base, '#14171d', 0.72));
  const well = (x: number) =>
    group(
      circle(0, 0, 150, body.darker) +
        circle(0, 0, 148, 'none', { stroke: body.lighter, 'stroke-width': 3, opacity: 0.5 }) +
        rotor(art, 140, 11, tones(mix('#3a404b', body.base, 0.12)), tones(mix('#2a2f38', accent.base, 0.18))) +
        circle(0, 0, 139, 'none', { stroke: accent.base, 'stroke-width': 4, opacity: 0.85 }),
      { transform: `translate(${x.toFixed(1)} 0)` },
    );
  const seams = repeat(count - 1, (i) => {
    const x = -width / 2 + 25 + pitch * (i + 1);
    return (
      path(
        `M${x - 60} ${-HEIGHT / 2}H${x + 60}L${x + 14} -70V70L${x + 60} ${HEIGHT / 2}H${x - 60}L${x - 14} 70V-70z`,
        dark.base,
      ) +
      path(`M${x - 60} ${-HEIGHT / 2}L${x - 14} -70V70L${x - 60} ${HEIGHT / 2}`, 'none', {
        stroke: accent.base,
        'stroke-width': 5,
      })
    );
  });
  return (
    path(`M${-width / 2 + 14} ${-HEIGHT / 2 + 14}h90l-60 60v-30z`, accent.base, { opacity: 0.9 }) +
    seams +
    repeat(count, (i) => well(-width / 2 + 25 + pitch * (i + 0.5))) +
    path(nameplate(width / 2 - 42, -HEIGHT / 2 + 46, 46), body.mark)
  );
}

function backplate(art: Art, width: number): string {
  const { body, accent } = art;
  const vents = repeat(7, (i) =>
    line(`M${-width / 2 + 60 + i * 34} 120L${-width / 2 + 130 + i * 34} -120`, body.darker, 13),
  );
  return (
    vents +
    path(
      `M${width / 2 - 250} ${-HEIGHT / 2}L${width / 2 - 410} ${HEIGHT / 2}H${width / 2 - 380}L${width / 2 - 220} ${-HEIGHT / 2}z`,
      accent.base,
    ) +
    path(nameplate(width / 2 - 130, 0, 170), body.mark) +
    [-1, 1]
      .map((x) =>
        [-1, 1].map((y) => circle(x * 60, y * 60, 9, METAL.base, { stroke: METAL.darker, 'stroke-width': 2 })).join(''),
      )
      .join('')
  );
}

function edge(art: Art, width: number): string {
  return (
    repeat(Math.floor(width / 20) - 4, (i) =>
      rect(-width / 2 + 40 + i * 20, -38, 9, 76, 2, '#05070a', { opacity: 0.55 }),
    ) +
    rect(-150, -30, 300, 60, 8, mix(art.body.base, '#0d1017', 0.5)) +
    path(nameplate(-104, 0, 42), '#ffffff') +
    rect(-70, -8, 180, 16, 8, art.accent.light)
  );
}

function scene(art: Art, view: Projection): string {
  const width = widthOf(art.line);
  const front = faces(view, FRONT.n);
  const bracket = block(art, view, {
    at: [-width / 2 - 12, 0, 20],
    size: [10, HEIGHT + LIFT + 30, THICK + 30],
    r: 3,
    round: 'right',
    tones: METAL,
  });
  const contacts = block(art, view, {
    at: [-width / 2 + 230, 0, -46],
    size: [300, LIFT + 10, 8],
    r: 2,
    tones: tones('#1d3a33'),
    faces: Object.fromEntries(
      ['front', 'back'].map((side) => [side, repeat(24, (i) => rect(-142 + i * 12, -14, 8, 34, 1, GOLD.base))]),
    ),
  });
  const plate = block(art, view, {
    at: [0, LIFT, -THICK / 2 + 4],
    size: [width, HEIGHT, 14],
    r: 14,
    faces: { back: backplate(art, width) },
    layers: 8,
  });
  const heat = block(art, view, {
    at: [0, LIFT + 8, 0],
    size: [width - 16, HEIGHT - 16, THICK - 30],
    r: 8,
    tones: GRAPHITE,
    faces: {
      top: edge(art, width - 16),
      right: repeat(15, (i) => rect(-THICK / 2 + 22, -HEIGHT / 2 + 30 + i * 21, THICK - 44, 8, 2, METAL.dark)),
    },
  });
  const cover = block(art, view, {
    at: [0, LIFT, THICK / 2 - 14],
    size: [width, HEIGHT, 34],
    r: 30,
    faces: { front: shroud(art, width) },
  });
  const plug = group(
    rect(-60, -16, 120, 32, 4, '#0a0c10') + repeat(6, (i) => rect(-54 + i * 18, -10, 12, 20, 2, '#2b303a')),
    {
      transform: view.onto([width / 2 - 130, LIFT + HEIGHT - 8, -10], { u: [1, 0, 0], v: [0, 0, 1], n: [0, 1, 0] }),
    },
  );
  return (
    footShadow(art, view, width, THICK, 20) +
    (front ? bracket + contacts + plate + heat + plug + cover : cover + heat + plug + contacts + plate + bracket)
  );
}

export const graphicsCard = staged({
  lines: ['dual-fan', 'triple-fan'],
  accessories: ['cable', 'leaflet'],
  retailBox: [600, 360, 140],
  stage: (line) => ({
    size: [widthOf(line), HEIGHT + LIFT, THICK],
    front: [22, 15],
    angle: [-34, 20],
    back: [150, 16],
    focus: [widthOf(line) / 2 - 150, 230, 60],
    fillSize: line === 'triple-fan' ? 1040 : 960,
  }),
  scene,
});
