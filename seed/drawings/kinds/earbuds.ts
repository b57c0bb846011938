import { group, zoomed } from '../shapes.ts';
import type { Art, Sketch } from '../sketch.ts';
import { groundShadow } from '../studio.ts';
import { bud } from './earbud.ts';
import { closedCase, closedSize, openCase } from './earbuds-case.ts';

/** How much shorter than a round one the stem of an earbud is. */
const SHORTER = { round: 0, short: 76, flat: 38, blade: 0 } as const;

/** The earbuds before their closed case. */
function pair(art: Art): string {
  const low = art.line === 'stem' ? 1010 : 940;
  const apart = art.line === 'hook' ? 90 : 0;
  const [width, height] = closedSize(art);
  const size = Math.min(1.22, 470 / height);
  const y = art.line === 'stem' ? 690 + 1.42 * SHORTER[art.shape.earbuds?.stem ?? 'round'] : 800;
  return (
    groundShadow(art, 590, 660, width * size * 0.46, 30, 0.9) +
    zoomed(closedCase(art), size, [0, height / 2 + 4], [590, 660]) +
    groundShadow(art, 420, low - 6, 110, 24) +
    groundShadow(art, 830, low - 14, 110, 24) +
    zoomed(bud(art), 1.42, [0, 0], [400 - apart, y]) +
    group(bud(art), { transform: `translate(${820 + apart} ${y - 10}) scale(-1.42 1.42)` })
  );
}

export const earbuds: Sketch = {
  lines: ['stem', 'bud', 'clip', 'hook'],
  views: ['front', 'angle', 'back', 'detail', 'box'],
  accessories: ['tips', 'cable'],
  retailBox: [380, 420, 150],
  paint(art, view) {
    if (view === 'back') return groundShadow(art, 600, 880, 300, 34) + zoomed(closedCase(art), 1.7, [0, 0], [600, 610]);
    if (view === 'detail') return zoomed(bud(art), 3.2, [10, art.line === 'stem' ? 60 : 0]);
    const isBeside = art.shape.earbuds?.isBeside === true;
    return (view === 'front') === isBeside
      ? zoomed(pair(art), 1.1, [600, 660])
      : zoomed(openCase(art), 1.2, [600, 640]);
  },
};
