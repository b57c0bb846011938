import { facePaint, faces, GOLD, sidePaint } from '../bodies.ts';
import { mix, type Tones, tones } from '../colour.ts';
import { BACK, FRONT, type Projection, shifted, solid, standing } from '../projection.ts';
import { group, nameplate, path, rect, repeat } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { staged } from '../staging.ts';
import { footShadow } from '../studio.ts';

const [W, H, D] = [520, 690, 50];
const SD = `M-246 -345H150L260 -235V319Q260 345 234 345H-234Q-260 345 -260 319V-331Q-260 -345 -246 -345z`;
const MICRO =
  'M-90 -150H60Q74 -150 74 -136V-96Q74 -84 84 -76L104 -58Q110 -52 110 -42V130Q110 150 90 150H-90Q-110 150 -110 130V-130Q-110 -150 -90 -150z';

/** A card that stands on its lower edge: its outline pulled back, its faces printed. */
function card(
  art: Art,
  view: Projection,
  outline: string,
  height: number,
  depth: number,
  t: Tones,
  print: string,
  contacts: string,
): string {
  const front = faces(view, FRONT.n);
  const frame = front ? FRONT : BACK;
  // The outline is drawn as seen from the front, so from behind it is turned over.
  const turn = front ? '' : 'scale(-1 1)';
  const from = shifted([0, height / 2, 0], frame.n, -depth / 2);
  const turned = front ? frame : { ...frame, u: FRONT.u };
  return (
    solid(art.pen, view, { at: from, frame: turned, outline, depth, fill: sidePaint(art.pen, t) }) +
    group(
      group(path(outline, facePaint(art.pen, t), { stroke: t.lighter, 'stroke-width': 2.5, 'stroke-opacity': 0.7 }), {
        transform: turn,
      }) + (front ? print : contacts),
      { transform: view.onto(shifted(from, frame.n, depth), frame) },
    )
  );
}

function label(art: Art, w: number, h: number): string {
  const { body, accent } = art;
  return (
    path(`M${-w / 2} ${-h / 2}H${w / 2}V${h / 2}H${-w / 2}z`, body.base, { stroke: body.light, 'stroke-width': 2 }) +
    path(`M${-w / 2} ${h * 0.3}L${w / 2} ${-h * 0.05}V${h * 0.08}L${-w / 2} ${h * 0.42}z`, accent.base) +
    path(nameplate(-w * 0.2, -h * 0.22, h * 0.34), body.mark) +
    rect(w * 0.02, -h * 0.3, w * 0.36, h * 0.05, h * 0.025, body.mark) +
    rect(w * 0.02, -h * 0.2, w * 0.24, h * 0.035, h * 0.017, body.mark, { opacity: 0.6 }) +
    rect(w * 0.06, h * 0.38, w * 0.36, h * 0.04, h * 0.02, body.mark, { opacity: 0.8 })
  );
}

function full(art: Art, view: Projection, shell: Tones, adapter: boolean): string {
  const print =
    rect(-262, -200, 14, 66, 4, '#e6e9ee') +
    (adapter
      ? rect(-200, -190, 400, 330, 14, mix(shell.base, shell.dark, 0.4)) +
        path(nameplate(0, -20, 190), shell.mark) +
        rect(-90, 180, 180, 16, 8, shell.mark, { opacity: 0.7 })
      : group(label(art, 440, 500), { transform: 'translate(0 30)' })) +
    repeat(9, (i) => rect(-206 + i * 40, -326, 24, 40, 5, shell.darker, { opacity: 0.6 }));
  const contacts =
    rect(-230, -330, 440, 170, 8, shell.darker, { opacity: 0.7 }) +
    repeat(9, (i) => rect(-212 + i * 46, -318, 34, 146, 5, GOLD.light, { stroke: GOLD.dark, 'stroke-width': 2 })) +
    path(nameplate(0, 100, 170), shell.seam, { opacity: 0.7 });
  return footShadow(art, view, W * 0.96, D, 12) + card(art, view, SD, H, D, shell, print, contacts);
}

function micro(art: Art, view: Projection): string {
  const { body } = art;
  const shell = tones(mix('#23272f', body.base, 0.15));
  const near = faces(view, FRONT.n) ? 1 : -1;
  const back = standing(view, [-150, 0, -150 * near]);
  const front = standing(view, [230, 0, 130 * near]);
  const print = group(label(art, 196, 210), { transform: 'translate(0 30)' });
  const contacts =
    repeat(8, (i) => rect(-90 + i * 20, -140, 14, 84, 4, GOLD.light)) + path(nameplate(0, 50, 80), shell.seam);
  return (
    full(art, back, shell, true) +
    footShadow(art, front, 300, 30, 8) +
    card(
      art,
      front,
      MICRO.replaceAll(/-?\d+(\.\d+)?/g, (n) => String(Number(n) * 1.5)),
      450,
      22,
      body,
      group(print, { transform: 'scale(1.5)' }),
      group(contacts, { transform: 'scale(1.5)' }),
    )
  );
}

export const memoryCard = staged({
  lines: ['sd', 'micro-sd'],
  accessories: ['leaflet'],
  retailBox: [320, 430, 50],
  stage: (line) =>
    line === 'sd'
      ? { size: [W, H, D], front: [0, 10], angle: [-34, 18], back: [158, 12], focus: [90, 520, 0], fillSize: 880 }
      : {
          size: [820, H, 340],
          front: [0, 12],
          angle: [-30, 18],
          back: [158, 14],
          focus: [230, 270, 130],
          fillSize: 900,
        },
  scene: (art, view) =>
    art.line === 'sd' ? full(art, view, tones(mix('#23272f', art.body.base, 0.2)), false) : micro(art, view),
});
