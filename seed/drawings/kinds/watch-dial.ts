import type { Dial } from '../model-shape.ts';
import { figures, figuresWidth, wallpaper } from '../screen.ts';
import { circle, group, path, rect, roundedBox } from '../shapes.ts';
import type { Art } from '../sketch.ts';

/** An arc of an activity ring around (0, 0), clockwise from the top. */
function activity(r: number, share: number, colour: string, width: number): string {
  const around = 2 * Math.PI * r;
  const turn = { transform: 'rotate(-90)', 'stroke-linecap': 'round' };
  return (
    circle(0, 0, r, 'none', { stroke: colour, 'stroke-width': width, opacity: 0.22 }) +
    circle(0, 0, r, 'none', {
      stroke: colour,
      'stroke-width': width,
      'stroke-dasharray': `${Math.round(around * share)} ${Math.round(around)}`,
      ...turn,
    })
  );
}

/** Hands over three counters, on a round glass. */
function hands({ pen, accent }: Art): string {
  const ticks = [...Array(60).keys()]
    .map((i) =>
      rect(
        i % 5 === 0 ? -3 : -1.2,
        -176,
        i % 5 === 0 ? 6 : 2.4,
        i % 5 === 0 ? 24 : 11,
        1.2,
        i % 5 === 0 ? '#ffffff' : '#8e98a8',
        { transform: `rotate(${i * 6})` },
      ),
    )
    .join('');
  const hand = (angle: number, length: number, width: number, colour: string) =>
    group(rect(-width / 2, -length, width, length + 22, width / 2, colour), { transform: `rotate(${angle})` });
  const counter = (x: number, y: number, share: number, colour: string) =>
    group(circle(0, 0, 40, '#0b0f18', { opacity: 0.8 }) + activity(31, share, colour, 7), {
      transform: `translate(${x} ${y})`,
    });
  const face = group(
    group(wallpaper(pen, 400, 400, accent, 'aurora'), { transform: 'translate(-200 -200)' }) +
      circle(0, 0, 190, '#05070d', { opacity: 0.55 }),
    { 'clip-path': pen.clip(circle(0, 0, 188, '#000')) },
  );
  return (
    circle(0, 0, 192, '#05070b') +
    face +
    ticks +
    counter(-78, 0, 0.72, '#34c38f') +
    counter(78, 0, 0.5, accent.light) +
    counter(0, 84, 0.86, '#f5a524') +
    figures('28', -figuresWidth('28', 34) / 2, -112, 34, '#ffffff', 0.12) +
    hand(-55, 96, 13, '#ffffff') +
    hand(48, 146, 9, '#ffffff') +
    hand(164, 158, 3.5, accent.light) +
    circle(0, 0, 11, accent.light) +
    circle(0, 0, 4, '#0b0f18')
  );
}

/** Activity rings under the time, on a square glass. */
function rings({ pen, accent }: Art): string {
  const time = figures('10:28', -figuresWidth('10:28', 74) / 2, -146, 74, '#ffffff', 0.105);
  const rings = group(
    activity(74, 0.82, '#fa3e6c', 19) + activity(51, 0.64, '#9be74a', 19) + activity(28, 0.9, '#2fd6f5', 19),
    { transform: 'translate(-68 62)' },
  );
  const facts = [0, 1, 2]
    .map(
      (i) =>
        circle(50, 8 + i * 56, 17, ['#fa3e6c', '#9be74a', '#2fd6f5'][i] ?? '#fff', { opacity: 0.95 }) +
        rect(78, 2 + i * 56, 62 - i * 10, 12, 6, '#ffffff', { opacity: 0.85 }),
    )
    .join('');
  return (
    path(roundedBox(344, 412, 94), '#04060a') +
    group(
      group(wallpaper(pen, 320, 388, accent, 'aurora'), { transform: 'translate(-160 -194)' }) +
        rect(-160, -194, 320, 388, 0, '#04060c', { opacity: 0.62 }),
      {
        'clip-path': pen.clip(path(roundedBox(320, 388, 82), '#000')),
      },
    ) +
    time +
    rings +
    facts
  );
}

/** Large figures with a bar of the day's goal and the pulse, on a round or square glass. */
function bigFigures(art: Art): string {
  const { pen, accent } = art;
  const round = art.line === 'round' || art.line === 'sport';
  const high = round ? 80 : 92;
  const glass = round ? circle(0, 0, 192, '#05070b') : path(roundedBox(344, 412, 94), '#04060a');
  const scene = group(
    group(wallpaper(pen, 400, 400, accent, art.shape.wallpaper?.scene ?? 'dunes'), {
      transform: 'translate(-200 -200)',
    }) + rect(-200, -200, 400, 400, 0, '#04060c', { opacity: 0.72 }),
    { 'clip-path': pen.clip(round ? circle(0, 0, 186, '#000') : path(roundedBox(320, 388, 82), '#000')) },
  );
  const pulse = path('M-120 96H-70L-52 62L-30 128L-10 84L4 96H120', 'none', {
    stroke: '#fa3e6c',
    'stroke-width': 8,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  });
  const goal = round
    ? activity(176, 0.68, accent.light, 11)
    : rect(-120, 148, 240, 14, 7, '#ffffff', { opacity: 0.2 }) + rect(-120, 148, 164, 14, 7, accent.light);
  return (
    glass +
    scene +
    figures('10:28', -figuresWidth('10:28', high) / 2, 20 - high, high, '#ffffff', 0.12) +
    rect(-60, -118, 120, 11, 5.5, accent.lighter, { opacity: 0.9 }) +
    pulse +
    goal
  );
}

/** The time in two lines over a ring, on the narrow glass of a band. */
function narrow({ pen, accent, shape }: Art): string {
  return (
    path(roundedBox(212, 468, 100), '#04060a') +
    group(
      group(wallpaper(pen, 200, 456, accent, shape.wallpaper?.scene ?? 'ribbons'), {
        transform: 'translate(-100 -228)',
      }) + rect(-100, -228, 200, 456, 0, '#04060c', { opacity: 0.6 }),
      { 'clip-path': pen.clip(path(roundedBox(198, 454, 94), '#000')) },
    ) +
    figures('10', -figuresWidth('10', 88) / 2, -160, 88, '#ffffff', 0.12) +
    figures('28', -figuresWidth('28', 88) / 2, -44, 88, accent.lighter, 0.12) +
    group(activity(46, 0.72, '#9be74a', 14), { transform: 'translate(0 140)' })
  );
}

/** A smiling face under the time with a camera above it, for children. */
function friendly({ pen, accent }: Art): string {
  return (
    path(roundedBox(344, 412, 94), '#04060a') +
    group(rect(-160, -194, 320, 388, 0, accent.light), {
      'clip-path': pen.clip(path(roundedBox(320, 388, 82), '#000')),
    }) +
    circle(0, -172, 15, '#04060a') +
    circle(0, -172, 6, '#26324a') +
    figures('10:28', -figuresWidth('10:28', 60) / 2, -128, 60, '#ffffff', 0.13) +
    circle(0, 64, 96, '#ffd66b') +
    circle(-34, 46, 11, '#3a2b12') +
    circle(34, 46, 11, '#3a2b12') +
    path('M-44 82Q0 132 44 82', 'none', { stroke: '#3a2b12', 'stroke-width': 10, 'stroke-linecap': 'round' })
  );
}

const usualDial = (line: string): Dial => (line === 'sport' ? 'figures' : line === 'round' ? 'hands' : 'rings');

/** The dial around (0, 0), inside its glass. */
export function dial(art: Art): string {
  if (art.line === 'band') return narrow(art);
  const wanted = art.shape.dial ?? usualDial(art.line);
  if (wanted === 'figures') return bigFigures(art);
  if (wanted === 'friendly') return friendly(art);
  return art.line === 'round' || art.line === 'sport' ? hands(art) : rings(art);
}
