import { projection } from '../projection.ts';
import { zoomed } from '../shapes.ts';
import type { Art, Sketch } from '../sketch.ts';
import { soundbar } from './speaker-bars.ts';
import { BOX_LINES, boxSpeaker } from './speaker-boxes.ts';
import { smart } from './speaker-rooms.ts';
import { portable } from './speaker-rounds.ts';

/** How large a speaker is by its power, as a share of a usual one of its form; sound bars are alike. */
function sizeOf({ line, shape: { watts } }: Art): number {
  if (watts === undefined || line === 'soundbar') return 1;
  const usual = line === 'party' ? 200 : line === 'portable' || line === 'brick' ? 30 : 60;
  return Math.max(0.78, Math.min(1.04, 0.9 + 0.1 * Math.log2(watts / usual)));
}

export const speaker: Sketch = {
  lines: ['portable', 'smart', 'soundbar', ...BOX_LINES],
  views: ['front', 'angle', 'detail', 'box'],
  accessories: ['cable', 'leaflet'],
  retailBox: [420, 470, 190],
  paint(art, view) {
    const angle = view !== 'front';
    const picture =
      boxSpeaker(art, angle) ??
      (art.line === 'smart'
        ? smart(art, angle ? 34 : 12)
        : art.line === 'soundbar'
          ? soundbar(
              art,
              angle
                ? projection(-30, 20, 575, 880, 1.02)
                : projection(26, 20, 600, art.shape.subwoofer === false && !art.shape.speaker?.rears ? 680 : 800, 1.1),
            )
          : portable(art, angle ? 'angle' : 'front'));
    if (view !== 'detail') return zoomed(picture, sizeOf(art), [600, 1000], [600, 1000]);
    return zoomed(picture, 2.3, art.line === 'smart' ? [660, 500] : art.line === 'soundbar' ? [860, 860] : [800, 640]);
  },
};
