import { figures, figuresWidth, wallpaper } from '../screen.ts';
import { bolt, circle, group, path, rect, roundedBox } from '../shapes.ts';
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

/** The dial around (0, 0), inside its glass. */
export function dial(art: Art): string {
  const { pen, accent } = art;
  if (art.line === 'round') {
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
      path(bolt(0, -92, 44), '#ffd60a') +
      hand(-55, 96, 13, '#ffffff') +
      hand(48, 146, 9, '#ffffff') +
      hand(164, 158, 3.5, accent.light) +
      circle(0, 0, 11, accent.light) +
      circle(0, 0, 4, '#0b0f18')
    );
  }
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
