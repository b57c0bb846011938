import { mix, type Tones } from '../colour.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, line, rect } from '../shapes.ts';
import type { Art } from '../sketch.ts';

/** A camera lens seen straight on, of radius `r` around (0, 0), in a ring of the body's colour. */
export function lens(pen: Pen, r: number, ring: Tones): string {
  const rim = pen.linear(
    [
      [0, ring.lighter],
      [0.5, ring.dark],
      [1, ring.light],
    ],
    [0, 0, 1, 1],
  );
  const glass = pen.radial(
    [
      [0, '#2a3358'],
      [0.4, '#121a33'],
      [0.75, '#080b14'],
      [1, '#020306'],
    ],
    0.42,
    0.4,
    0.62,
  );
  const coating = pen.radial(
    [
      [0, '#7d9bff', 0.85],
      [0.5, '#6a4fd8', 0.4],
      [1, '#3b2a8a', 0],
    ],
    0.5,
    0.5,
    0.5,
  );
  return (
    circle(0, 0, r, rim) +
    circle(0, 0, r * 0.9, '#07090e') +
    circle(0, 0, r * 0.78, mix('#11151f', ring.darker, 0.15), { stroke: '#2a303d', 'stroke-width': r * 0.03 }) +
    circle(0, 0, r * 0.6, glass, { stroke: '#000308', 'stroke-width': r * 0.05 }) +
    ellipse(r * 0.12, r * 0.16, r * 0.36, r * 0.32, coating) +
    circle(0, 0, r * 0.2, '#05070d', { opacity: 0.85 }) +
    ellipse(-r * 0.24, -r * 0.28, r * 0.17, r * 0.11, '#ffffff', { opacity: 0.75, transform: 'rotate(-42)' }) +
    line(`M${-r * 0.62} ${r * 0.3}A${r * 0.69} ${r * 0.69} 0 0 1 ${-r * 0.3} ${-r * 0.62}`, '#ffffff', r * 0.04, {
      opacity: 0.28,
    })
  );
}

/** The front glass of a big lens, around (0, 0). */
export function frontGlass(art: Art, r: number): string {
  const { pen, accent } = art;
  const glass = pen.radial(
    [
      [0, '#31406e'],
      [0.35, '#18203d'],
      [0.75, '#0a0d18'],
      [1, '#020306'],
    ],
    0.42,
    0.38,
    0.62,
  );
  const coat = pen.radial([
    [0, '#9a7bff', 0.7],
    [0.6, accent.base, 0.25],
    [1, accent.base, 0],
  ]);
  const marks = [...Array(40).keys()]
    .map((i) =>
      rect(-1.5, -r * 0.93, 3, i % 5 === 0 ? 13 : 7, 1, '#cfd5de', {
        transform: `rotate(${i * 9 - 160})`,
        opacity: i < 22 ? 0.8 : 0,
      }),
    )
    .join('');
  return (
    circle(
      0,
      0,
      r,
      pen.linear(
        [
          [0, '#4a505c'],
          [0.5, '#171a21'],
          [1, '#2d323c'],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    circle(0, 0, r * 0.95, '#0d0f14') +
    marks +
    circle(0, 0, r * 0.84, '#14171e', { stroke: '#2c313b', 'stroke-width': 3 }) +
    circle(0, 0, r * 0.75, '#07080c') +
    circle(0, 0, r * 0.68, glass) +
    ellipse(r * 0.16, r * 0.22, r * 0.38, r * 0.34, coat) +
    circle(0, 0, r * 0.4, 'none', { stroke: '#8ea6ff', 'stroke-width': 2, opacity: 0.25 }) +
    circle(0, 0, r * 0.24, '#04050a', { opacity: 0.8 }) +
    ellipse(-r * 0.26, -r * 0.32, r * 0.2, r * 0.11, '#ffffff', {
      opacity: 0.8,
      filter: pen.blur(4, 1),
      transform: 'rotate(-40)',
    }) +
    ellipse(r * 0.3, r * 0.36, r * 0.07, r * 0.05, '#ffffff', { opacity: 0.4 })
  );
}
