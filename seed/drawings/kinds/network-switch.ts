import { block, lamp, METAL } from '../bodies.ts';
import { mix } from '../colour.ts';
import type { Projection } from '../projection.ts';
import { circle, group, moved, nameplate, path, rect, repeat } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { footShadow } from '../studio.ts';
import { lan } from './sockets.ts';

const [W, H, D] = [900, 150, 400];

function scene(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const front =
    rect(-W / 2 + 20, -H / 2 + 18, W - 40, H - 36, 12, mix(body.base, '#0c0f14', 0.6)) +
    path(nameplate(-392, 0, 64), '#ffffff') +
    repeat(8, (i) => {
      const x = -290 + i * 84;
      return (
        group(lan(), { transform: `translate(${x} 8) scale(.92)` }) +
        lamp(pen, x - 20, -40, 4, '#5fe36a') +
        lamp(pen, x + 20, -40, 4, i % 3 === 1 ? '#f5a524' : '#5fe36a')
      );
    }) +
    lamp(pen, 398, -20, 6, accent.light) +
    rect(384, 14, 28, 8, 4, '#6b7484');
  const back =
    circle(300, 0, 24, '#05070a', { stroke: METAL.base, 'stroke-width': 5 }) +
    repeat(22, (i) => rect(-360 + i * 24, -34, 10, 68, 5, body.darker)) +
    circle(220, 0, 10, METAL.dark);
  const slots = repeat(9, (i) => rect(-130 + i * 32, -24, 14, 48, 7, body.darker, { opacity: 0.85 }));
  const top =
    path(`M${W / 2 - 330} ${-D / 2}L${W / 2 - 470} ${D / 2}H${W / 2 - 430}L${W / 2 - 290} ${-D / 2}z`, accent.base, {
      opacity: 0.9,
    }) +
    path(nameplate(W / 2 - 160, 0, 150), body.mark) +
    moved(
      repeat(8, (i) => rect(i * 30, -80, 12, 160, 6, body.darker, { opacity: 0.45 })),
      -380,
      0,
    );
  return (
    footShadow(art, view, W, D, 20) +
    block(art, view, { size: [W, H, D], r: 12, faces: { front, back, top, right: slots, left: slots } })
  );
}

export const networkSwitch = staged({
  lines: ['desktop'],
  accessories: ['plug', 'leaflet'],
  retailBox: [460, 300, 120],
  stage: () => ({
    size: [W, H, D],
    front: [24, 34],
    angle: [-32, 30],
    back: [150, 28],
    focus: [-140, 80, D / 2],
    fillSize: 980,
  }),
  scene,
});
