import { block, lamp, METAL, rotor } from '../bodies.ts';
import { mix, tones } from '../colour.ts';
import { FRONT, LEFT, type Projection, shifted, TOP, type Vector } from '../projection.ts';
import { glare } from '../screen.ts';
import { circle, group, line, moved, nameplate, path, rect, repeat, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { footShadow } from '../studio.ts';
import { rainbow } from './keycaps.ts';
import { usbC } from './sockets.ts';

const [W, H, D] = [330, 680, 640];
const FEET = 24;

/** A fan with a lit ring. */
function fan(art: Art, r: number): string {
  const blades = tones('#4a5364');
  return (
    rect(-r - 10, -r - 10, 2 * r + 20, 2 * r + 20, 18, '#0d1016', { stroke: '#343b48', 'stroke-width': 2 }) +
    rotor(art, r, 9, blades, tones('#1b1f27')) +
    circle(0, 0, r - 3, 'none', { stroke: rainbow(art.pen), 'stroke-width': 9 }) +
    circle(0, 0, r - 3, 'none', { stroke: '#ffffff', 'stroke-width': 2, opacity: 0.55 })
  );
}

/** What stands behind the glass of the side, its rear to the left. */
function inside(art: Art): string {
  const { pen, accent } = art;
  const [w, h] = [D - 44, H - 44];
  const interior = rect(
    -w / 2,
    -h / 2,
    w,
    h,
    14,
    pen.linear(
      [
        [0, '#2a3040'],
        [0.5, '#151923'],
        [1, '#0a0c12'],
      ],
      [1, 0, 0, 1],
    ),
  );
  const glow = circle(
    120,
    -60,
    330,
    pen.radial([
      [0, accent.base, 0.5],
      [1, accent.base, 0],
    ]),
  );
  const board =
    rect(-210, -260, 300, 370, 8, '#1d2430', { stroke: '#3a4454', 'stroke-width': 2 }) +
    rect(-200, -250, 60, 210, 8, '#39414f') +
    rect(-120, -250, 130, 40, 6, '#39414f') +
    repeat(4, (i) => rect(40 + i * 13, -236, 8, 180, 3, i % 2 ? '#2b323e' : accent.base)) +
    rect(-120, -180, 136, 136, 20, '#0a0c10', { stroke: accent.light, 'stroke-width': 6 }) +
    path(nameplate(-52, -112, 84), accent.lighter) +
    line('M-10 -150C60 -190 90 -300 130 -300M-10 -80C90 -90 110 -250 160 -300', '#0a0c10', 18) +
    line('M-10 -150C60 -190 90 -300 130 -300M-10 -80C90 -90 110 -250 160 -300', '#39414f', 5);
  const card =
    rect(-220, -10, 350, 96, 12, '#2b323e', { stroke: '#566074', 'stroke-width': 2 }) +
    rect(-220, 66, 350, 12, 4, accent.base) +
    rect(-200, 14, 190, 14, 7, '#e8ecf2') +
    path(nameplate(90, 28, 54), '#e8ecf2');
  const shelf =
    rect(-w / 2, 150, w, h / 2 - 150, 0, '#0c0f15') +
    rect(-w / 2, 150, w, 4, 0, '#3a4454') +
    path(nameplate(-190, 232, 80), '#39414f') +
    repeat(9, (i) => rect(40 + i * 24, 190, 10, 84, 5, '#1b212c'));
  const fans = [-210, -10].map((y) => moved(fan(art, 74), 214, y)).join('');
  const above = repeat(3, (i) => rect(-200 + i * 130, -h / 2 + 8, 116, 22, 6, rainbow(pen), { opacity: 0.8 }));
  return group(interior + glow + board + card + above + fans + shelf + moved(glare(pen, w, h, 0.75), -w / 2, -h / 2), {
    'clip-path': pen.clip(rect(-w / 2, -h / 2, w, h, 14, '#000')),
  });
}

function side(art: Art): string {
  const [w, h] = [D - 44, H - 44];
  const studs = [-1, 1].map((x) =>
    [-1, 1]
      .map((y) =>
        circle(x * (w / 2 - 18), y * (h / 2 - 18), 8, METAL.base, { stroke: METAL.darker, 'stroke-width': 2 }),
      )
      .join(''),
  );
  return (
    inside(art) + path(roundedBox(w, h, 14), 'none', { stroke: art.body.darker, 'stroke-width': 4 }) + studs.join('')
  );
}

function front(art: Art): string {
  const { pen, body, accent, line: family } = art;
  const [w, h] = [W - 40, H - 40];
  if (family === 'mesh') {
    const holes = pen.pattern(14, 14, '<circle cx="7" cy="7" r="4.4" fill="#05070a"/>');
    return (
      repeat(3, (i) => moved(group(fan(art, 92), { opacity: 0.55 }), 0, -210 + i * 210)) +
      path(roundedBox(w, h, 18), mix(body.base, '#0d1017', 0.45), { opacity: 0.6 }) +
      path(roundedBox(w, h, 18), holes) +
      path(`M${-w / 2} 60L${w / 2} -120V-60L${-w / 2} 120z`, mix(body.base, '#0d1017', 0.25)) +
      path(`M${-w / 2} 60L${w / 2} -120`, 'none', { stroke: accent.base, 'stroke-width': 6 }) +
      path(nameplate(0, 0, 92), body.mark)
    );
  }
  return (
    path(roundedBox(w, h, 18), '#0b0e14') +
    repeat(3, (i) => moved(fan(art, 92), 0, -208 + i * 208)) +
    group(glare(pen, w, h, 0.8), { transform: `translate(${-w / 2} ${-h / 2})` }) +
    path(roundedBox(w, h, 18), 'none', { stroke: body.light, 'stroke-width': 3 })
  );
}

/** Width, height with its feet, and depth. */
export const CASE_SIZE: Vector = [W, H + FEET, D];

/** A case with what is inside. */
export function paintCase(art: Art, view: Projection): string {
  const { pen, accent } = art;
  const feet = [-1, 1].map((x) =>
    [-1, 1]
      .map((z) =>
        block(art, view, {
          at: [x * 110, 0, z * 240],
          size: [70, FEET, 90],
          r: 10,
          round: 'top',
          tones: tones('#1b1f27'),
          layers: 10,
        }),
      )
      .join(''),
  );
  const vents = group(
    path(roundedBox(200, 440, 14), pen.pattern(16, 16, '<circle cx="8" cy="8" r="5" fill="#05070a"/>')) +
      circle(-90, 270, 17, '#0d1016', { stroke: accent.light, 'stroke-width': 4 }) +
      rect(-40, 258, 44, 24, 4, '#0a0c10', { stroke: METAL.base, 'stroke-width': 2 }) +
      moved(usbC(40), 46, 270) +
      lamp(pen, 100, 270, 5, accent.light),
    { transform: view.onto([0, FEET + H, -20], TOP) },
  );
  const hull = block(art, view, { at: [0, FEET, 0], size: [W, H, D], r: 22, layers: 60 });
  const middle = [0, FEET + H / 2, 0] as const;
  return (
    footShadow(art, view, W, D, 20) +
    feet.join('') +
    hull +
    vents +
    group(side(art), { transform: view.onto(shifted(middle, LEFT.n, W / 2), LEFT) }) +
    group(front(art), { transform: view.onto(shifted(middle, FRONT.n, D / 2), FRONT) })
  );
}

export const pcCase = staged({
  lines: ['glass', 'mesh'],
  accessories: ['leaflet', 'cable'],
  retailBox: [400, 500, 260],
  stage: () => ({
    size: CASE_SIZE,
    front: [38, 14],
    angle: [58, 18],
    focus: [-W / 2, 400, 60],
    fillSize: 900,
  }),
  scene: paintCase,
});
