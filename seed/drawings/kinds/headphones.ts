import { tones } from '../colour.ts';
import { FRONT, type Projection, projection } from '../projection.ts';
import { group, line, path, rect, zoomed } from '../shapes.ts';
import type { Art, Sketch } from '../sketch.ts';
import { groundShadow } from '../studio.ts';
import { chosen } from '../variety.ts';
import { arm, band } from './headphone-bands.ts';
import { CUP_Y, cupHeight, farCup, nearCup } from './headphone-cups.ts';

/** The microphone of a gaming headset: on a long boom, or short before the cup. */
function microphone(art: Art, view: Projection, isShort: boolean): string {
  const trim = art.shape.headphones?.trim;
  const from = view.point([240, CUP_Y - 60, 60]);
  const to = view.point(isShort ? [150, CUP_Y - 150, 190] : [60, CUP_Y - 175, 270]);
  const bend = view.point([230, CUP_Y - 170, isShort ? 160 : 230]);
  const boom = `M${from.join(' ')}Q${bend.join(' ')} ${to.join(' ')}`;
  const tip = group(
    rect(-34, -17, 68, 34, 17, '#1a1e27', { stroke: '#3b4252', 'stroke-width': 2 }) +
      rect(-22, -9, 34, 18, 9, trim?.startsWith('#') ? tones(trim).base : art.accent.base),
    { transform: `translate(${to.join(' ')}) rotate(-12)` },
  );
  return line(boom, '#12151c', 20) + line(boom, '#3b4252', 8, { opacity: 0.7 }) + tip;
}

/** The cable of wired headphones, from the far cup to the ground. */
function cable(art: Art, view: Projection, isCoiled: boolean): string {
  const [x, y] = view.point([-232, CUP_Y - cupHeight(art), 0]).map(Math.round) as [number, number];
  const coils = Array.from({ length: 9 }, () => 'c-26 -16 -26 14 0 7s30 -20 20 0').join('');
  const way = isCoiled
    ? `M${x} ${y}C${x - 6} ${y + 20} ${x - 30} ${y + 32} ${x + 20} ${y + 36}${coils}h46`
    : `M${x} ${y}C${x - 10} ${y + 60} ${x - 60} ${y + 50} ${x - 60} ${y + 24}S${x + 60} ${y + 20} ${x + 120} ${y + 50}S${x + 250} ${y + 60} ${x + 290} ${y + 30}`;
  return line(way, '#12151c', 11) + line(way, '#4b5361', 3, { opacity: 0.7 });
}

/** Cat ears on the headband. */
function ears(art: Art, view: Projection): string {
  const { body, shape } = art;
  const trim = shape.headphones?.trim ? tones(shape.headphones.trim) : art.accent;
  const ear = (side: number) =>
    group(
      path('M-74 26Q-50 -96 6 -128Q60 -70 66 26z', body.base, { stroke: body.darker, 'stroke-width': 5 }) +
        path('M-44 12Q-26 -64 4 -90Q36 -50 40 12z', trim.base) +
        path('M-44 12Q-26 -64 4 -90Q36 -50 40 12z', 'none', { stroke: trim.lighter, 'stroke-width': 6 }),
      { transform: `${view.onto([side * 128, 278, 0], FRONT)} rotate(${side * 24})` },
    );
  return ear(-1) + ear(1);
}

function whole(art: Art, view: Projection): string {
  const { line: family, shape } = art;
  const form = shape.headphones ?? {};
  const foot = (x: number) => view.point([x, CUP_Y - cupHeight(art), 0]);
  const mouthpiece = form.microphone ?? (family === 'gaming' ? 'boom' : 'none');
  const cord = form.cable ?? (family === 'studio' ? 'coiled' : 'none');
  return (
    groundShadow(art, ...foot(-200), 96, 24) +
    groundShadow(art, ...foot(205), 96, 24) +
    (form.ears ? ears(art, view) : '') +
    arm(art, view, -1) +
    band(art, view) +
    farCup(art, view) +
    arm(art, view, 1) +
    nearCup(art, view) +
    (mouthpiece === 'none' ? '' : microphone(art, view, mouthpiece === 'short')) +
    (cord === 'none' ? '' : cable(art, view, cord === 'coiled'))
  );
}

/** By how many degrees models are turned to the side. */
const TURNS = [-36, -42, -33, -39] as const;

export const headphones: Sketch = {
  lines: ['over-ear', 'on-ear', 'studio', 'gaming'],
  views: ['front', 'angle', 'detail', 'box'],
  accessories: ['cable', 'leaflet'],
  retailBox: [440, 500, 170],
  paint(art, view) {
    if (view === 'angle') return whole(art, projection(-58, 12, 570, 530, 1.3));
    if (view === 'detail') return zoomed(whole(art, projection(-58, 12, 570, 530, 1.3)), 2.1, [690, 760]);
    return whole(art, projection(chosen(TURNS, art.seed, 1), 9, 590, 545, 1.28));
  },
};
