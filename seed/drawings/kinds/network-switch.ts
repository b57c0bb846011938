import { block, lamp, METAL } from '../bodies.ts';
import { mix } from '../colour.ts';
import type { Projection } from '../projection.ts';
import { circle, group, moved, nameplate, path, rect, repeat } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { footShadow } from '../studio.ts';
import { lan } from './sockets.ts';

const [H, D] = [150, 400];

/** A small switch has five ports. */
const portsOf = ({ line, shape }: Art) => shape.lanPorts ?? (line === 'small' ? 5 : 8);

const widthOf = (line: string) => (line === 'small' ? 648 : 900);

function scene(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const W = widthOf(art.line);
  const ports = portsOf(art);
  const step = Math.min(84, (W - 228) / ports);
  const front =
    rect(-W / 2 + 20, -H / 2 + 18, W - 40, H - 36, 12, mix(body.base, '#0c0f14', 0.6)) +
    path(nameplate(-W / 2 + 58, 0, 64), '#ffffff') +
    repeat(ports, (i) => {
      const x = -W / 2 + 160 + i * step;
      return (
        group(lan(), { transform: `translate(${x} 8) scale(${step < 80 ? '.82' : '.92'})` }) +
        lamp(pen, x - 20, -40, 4, '#5fe36a') +
        lamp(pen, x + 20, -40, 4, i % 3 === 1 ? '#f5a524' : '#5fe36a')
      );
    }) +
    lamp(pen, W / 2 - 52, -20, 6, accent.light) +
    rect(W / 2 - 66, 14, 28, 8, 4, '#6b7484');
  const back =
    circle(W / 2 - 150, 0, 24, '#05070a', { stroke: METAL.base, 'stroke-width': 5 }) +
    repeat(W > 700 ? 22 : 13, (i) => rect(-W / 2 + 90 + i * 24, -34, 10, 68, 5, body.darker)) +
    circle(W / 2 - 230, 0, 10, METAL.dark);
  const slots = repeat(9, (i) => rect(-130 + i * 32, -24, 14, 48, 7, body.darker, { opacity: 0.85 }));
  const top =
    path(`M${W / 2 - 330} ${-D / 2}L${W / 2 - 470} ${D / 2}H${W / 2 - 430}L${W / 2 - 290} ${-D / 2}z`, accent.base, {
      opacity: 0.9,
    }) +
    path(nameplate(W / 2 - 160, 0, 150), body.mark) +
    moved(
      repeat(8, (i) => rect(i * 30, -80, 12, 160, 6, body.darker, { opacity: 0.45 })),
      -W / 2 + 70,
      0,
    );
  return (
    footShadow(art, view, W, D, 20) +
    block(art, view, { size: [W, H, D], r: 12, faces: { front, back, top, right: slots, left: slots } })
  );
}

export const networkSwitch = staged({
  lines: ['desktop', 'small'],
  accessories: ['plug', 'leaflet'],
  retailBox: [460, 300, 120],
  stage: (line) => ({
    size: [widthOf(line), H, D],
    front: [24, 34],
    angle: [-32, 30],
    back: [150, 28],
    focus: [-140, 80, D / 2],
    fillSize: line === 'small' ? 800 : 980,
  }),
  scene,
});
