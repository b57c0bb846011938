import { block, facePaint, METAL, sidePaint } from '../bodies.ts';
import { mix } from '../colour.ts';
import { FRONT, type Projection, solid, TOP } from '../projection.ts';
import { group, nameplate, path, rect, repeat, roundOutline } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { footShadow } from '../studio.ts';

const HEIGHT = 84;
/** The body with a hole for a ring at its left end. */
const BODY = `M-250 -104H190Q214 -104 214 -80V80Q214 104 190 104H-250Q-330 104 -330 0T-250 -104z${roundOutline(34, 46, -262, 0)}`;

/** A plug of USB-A at the right end. */
function largePlug(art: Art, view: Projection): string {
  return block(art, view, {
    at: [310, 18, 0],
    size: [210, 48, 132],
    r: 8,
    round: 'right',
    tones: METAL,
    faces: {
      top: rect(-30, -44, 44, 28, 3, '#4a5160') + rect(-30, 16, 44, 28, 3, '#4a5160'),
      right:
        rect(-58, -18, 116, 36, 3, '#0a0c10') +
        rect(-52, 2, 104, 14, 2, art.accent.base) +
        repeat(4, (i) => rect(-44 + i * 25, -2, 14, 4, 1, '#e0b452')),
    },
  });
}

/** A plug of USB-C whose middle is at `x`. */
function smallPlug(art: Art, view: Projection, x: number): string {
  return block(art, view, {
    at: [x, 24, 0],
    size: [110, 36, 92],
    r: 18,
    round: 'right',
    tones: METAL,
    faces: { right: rect(-36, -10, 72, 20, 10, '#0a0c10') + rect(-26, -3, 52, 6, 3, '#5b6270') },
  });
}

function scene(art: Art, view: Projection): string {
  const { pen, body, accent } = art;
  const [first = 'usb-a', second] = art.shape.plugs ?? [];
  const plug = first === 'usb-c' ? smallPlug(art, view, 262) : largePlug(art, view);
  const other = second === undefined || second === first ? '' : smallPlug(art, view, -368);
  const hull = solid(pen, view, {
    at: [0, 0, 0],
    frame: TOP,
    outline: BODY,
    depth: HEIGHT,
    fill: sidePaint(pen, body),
    profile: (t) => 1 - 0.012 * Math.abs(2 * t - 1) ** 10,
  });
  const lid =
    path(BODY, facePaint(pen, body), {
      'fill-rule': 'evenodd',
      stroke: body.lighter,
      'stroke-width': 2.5,
      'stroke-opacity': 0.8,
    }) +
    path('M-170 -84H190V84H-170Q-200 84 -200 54V-54Q-200 -84 -170 -84z', mix(body.base, body.dark, 0.35)) +
    repeat(7, (i) => rect(70 + i * 17, -64, 7, 128, 3.5, body.darker, { opacity: 0.7 })) +
    path(nameplate(-110, 0, 106), body.mark) +
    rect(-50, -16, 92, 12, 6, body.mark) +
    rect(-50, 8, 60, 9, 4.5, body.mark, { opacity: 0.6 });
  const light = group(rect(-60, -5, 120, 10, 5, accent.light), { transform: view.onto([20, HEIGHT / 2, 104], FRONT) });
  return (
    footShadow(art, view, 640, 200, 60) +
    other +
    plug +
    hull +
    light +
    group(lid, { transform: view.onto([0, HEIGHT, 0], TOP, 0.988) })
  );
}

export const flashDrive = staged({
  lines: ['standard'],
  accessories: ['leaflet'],
  retailBox: [320, 430, 60],
  stage: () => ({
    size: [750, HEIGHT, 210],
    front: [34, 52],
    angle: [-40, 34],
    focus: [240, 60, 30],
    fillSize: 900,
  }),
  scene,
});
