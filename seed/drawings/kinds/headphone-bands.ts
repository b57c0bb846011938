import { METAL } from '../bodies.ts';
import { mix, type Tones, tones } from '../colour.ts';
import { FRONT, type Projection, RIGHT, solid } from '../projection.ts';
import { group, path } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { CUP_Y, cupHeight, cupWidth } from './headphone-cups.ts';

const trimOf = ({ shape, accent }: Art): Tones =>
  shape.headphones?.trim?.startsWith('#') ? tones(shape.headphones.trim) : accent;

/** An arch over the head, `wide` from its front edge to its rear one around `z`, as thick as `thick` at its top. */
function arch(art: Art, view: Projection, z: number, wide: number, thick: number, t: Tones): string {
  const [rx, ry] = [246 - thick * 0.8, 268 - thick];
  const outline = `M-246 90V-50A246 268 0 0 1 246 -50V90H${rx}V-50A${rx} ${ry} 0 0 0 ${-rx} -50V90z`;
  const metal = art.pen.linear(
    [
      [0, t.dark],
      [0.18, t.base],
      [0.4, t.lighter],
      [0.62, t.base],
      [1, t.darker],
    ],
    [0, 0, 1, 0.3],
  );
  return solid(art.pen, view, {
    at: [0, 0, z - wide / 2],
    frame: FRONT,
    outline,
    depth: wide,
    layers: Math.round(wide / 2),
    fill: (share) => (share > 0.94 ? t.light : metal),
  });
}

/** A soft strap or cushion under the arch, `drop` below it. */
function strap(art: Art, view: Projection, wide: number, drop: number, colour: string): string {
  const [w, y] = [232 - drop * 0.2, -40 + drop * 0.4];
  const outline = `M${-w} ${y}A${w} ${250 - drop} 0 0 1 ${w} ${y}A${w - 4} ${206 - drop} 0 0 0 ${-w} ${y}z`;
  return solid(art.pen, view, {
    at: [0, 0, -wide / 2],
    frame: FRONT,
    outline,
    layers: 34,
    depth: wide,
    fill: (t) => mix(colour, '#ffffff', t > 0.85 ? 0.16 : 0.06 * t),
  });
}

/** The headband. */
export function band(art: Art, view: Projection): string {
  const { body, line: family, shape } = art;
  const form = shape.headphones?.band ?? (family === 'on-ear' ? 'slim' : 'padded');
  const cushion = mix(body.darker, '#12161f', 0.45);
  switch (form) {
    case 'slim':
      return strap(art, view, 44, 0, cushion) + arch(art, view, 0, 46, 22, body);
    case 'mesh':
      return (
        strap(art, view, 96, -12, mix(body.dark, '#8b93a1', 0.25)) +
        arch(art, view, -48, 15, 14, METAL) +
        arch(art, view, 48, 15, 14, METAL)
      );
    case 'strap':
      return strap(art, view, 78, 44, trimOf(art).dark) + arch(art, view, 0, 40, 17, body);
    case 'split':
      return arch(art, view, -34, 26, 22, body) + arch(art, view, 34, 26, 22, body);
    default: {
      const seam = group(
        path('M-232 60V-50A232 254 0 0 1 232 -50V60', 'none', {
          stroke: family === 'gaming' ? trimOf(art).base : body.seam,
          'stroke-width': family === 'gaming' ? 5 : 2,
          opacity: 0.8,
        }),
        { transform: view.onto([0, 0, family === 'gaming' ? 46 : 33], FRONT) },
      );
      const wide = family === 'gaming' ? 92 : 66;
      return strap(art, view, wide - 6, 0, cushion) + arch(art, view, 0, wide, 28, body) + seam;
    }
  }
}

/** What holds a cup: on the left (-1) or on the right (1). */
export function arm(art: Art, view: Projection, side: number): string {
  const { pen, body, shape, line: family } = art;
  const form = shape.headphones?.arm ?? (family === 'studio' ? 'fork' : 'stem');
  const [w, h] = [cupWidth(art), cupHeight(art)];
  const metal = (t: Tones) =>
    pen.linear([
      [0, t.lighter],
      [0.4, mix(t.base, '#aab2bf', 0.4)],
      [1, t.darker],
    ]);
  const stem = (width: number, t: Tones) =>
    solid(pen, view, {
      at: [side * 233, -150, -width / 2],
      frame: FRONT,
      outline: `M-11 -100H11V${CUP_Y * -1 - 150 - h + 20}H-11z`,
      depth: width,
      fill: metal(t),
    });
  if (form === 'none') return stem(58, body);
  if (form === 'stem') return stem(48, body);
  const thin = form === 'wire';
  const bar = thin ? 11 : 24;
  const [a, b] = [w + 16, h + 20];
  const material = shape.headphones?.trim?.startsWith('#') ? trimOf(art) : thin ? METAL : body;
  const fork = solid(pen, view, {
    at: [side === 1 ? 214 : -250, CUP_Y, 0],
    frame: RIGHT,
    outline: `M${-a} 8A${a} ${b} 0 0 1 ${a} 8L${a - bar} 8A${a - bar} ${b - bar} 0 0 0 ${-a + bar} 8z`,
    depth: thin ? 12 : 34,
    fill: (t) => (t > 0.8 ? material.lighter : material.base),
    layers: thin ? 8 : 18,
  });
  return stem(thin ? 16 : 36, material) + fork;
}
