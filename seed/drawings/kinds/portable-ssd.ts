import { mix } from '../colour.ts';
import { FRONT, type Projection, solid, TOP } from '../projection.ts';
import { circle, group, line, nameplate, path, rect, repeat, roundedBox, roundOutline } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { footShadow } from '../studio.ts';
import { usbC } from './sockets.ts';
import { ssdTrim } from './ssd-labels.ts';

/** What the front is like, around (0, 0). */
function surfaceOf(art: Art, w: number, h: number): string {
  const { body, shape, pen } = art;
  const groove = (d: string, width: number) =>
    line(d, body.darker, width, { opacity: 0.55 }) +
    group(line(d, body.lighter, width * 0.36, { opacity: 0.6 }), { transform: 'translate(0 6)' });
  const mark = (y: number) => path(nameplate(0, y, w * 0.28), body.mark);
  const [left, right] = [-w / 2 + 46, w / 2 - 46];
  switch (shape.ssd?.surface) {
    case 'ribs': {
      const ribs = repeat(8, (i) =>
        groove(`M${left - 20} ${-h / 2 + 70 + i * (h / 9)}L${right + 20} ${-h / 2 + 20 + i * (h / 9)}`, 15),
      );
      return (
        group(ribs, { 'clip-path': pen.clip(path(roundedBox(w - 50, h - 50, 50), '#000')) }) +
        rect(-w * 0.24, -34, w * 0.48, 68, 16, body.base) +
        mark(0)
      );
    }
    case 'smooth':
      return (
        rect(-w / 2 + 26, -h / 2 + 26, w - 52, h * 0.36, 26, mix(body.base, '#aeb5c0', 0.35)) +
        mark(-h / 2 + 26 + h * 0.18)
      );
    case 'waves':
      return (
        repeat(9, (i) =>
          groove(
            `M${-w / 2 + 24} ${20 + i * (h / 22)}C${-w * 0.2} ${-20 + i * (h / 22)} ${w * 0.1} ${70 + i * (h / 22)} ${w / 2 - 24} ${6 + i * (h / 22)}`,
            6,
          ),
        ) + mark(-h * 0.28)
      );
    case 'ring':
      return (
        circle(0, -h * 0.06, w * 0.33, 'none', { stroke: body.darker, 'stroke-width': 26, opacity: 0.6 }) +
        circle(0, -h * 0.06, w * 0.33, 'none', { stroke: body.lighter, 'stroke-width': 5, opacity: 0.7 }) +
        mark(-h * 0.06)
      );
    default:
      return repeat(9, (i) => groove(`M${left} ${-h * 0.11 + i * (h * 0.055)}H${right}`, 7)) + mark(-h * 0.31);
  }
}

/** The printed back. */
function rear({ body }: Art): string {
  return (
    rect(-130, -200, 260, 150, 16, mix(body.base, body.dark, 0.5)) +
    repeat(3, (i) => rect(-100, -168 + i * 34, 200 - i * 46, 9, 4, body.lighter, { opacity: 0.7 })) +
    path(nameplate(0, 130, 90), body.mark)
  );
}

/** A drive to take along. */
export function portableSsd(art: Art, view: Projection, behind: boolean): string {
  const { pen, body, shape } = art;
  const trim = ssdTrim(art);
  const [w, h, d] = shape.ssd?.size ?? [420, 620, 78];
  const hanger = shape.ssd?.hanger ?? 'none';
  const r = Math.min(70, w * 0.17);
  const hole = roundOutline(34, 34, w / 2 - 70, -h / 2 + 70);
  const outline = hanger === 'corner' ? `${roundedBox(w, h, r)}${hole}` : roundedBox(w, h, r);
  const shell = solid(pen, view, {
    at: [0, h / 2, -d / 2],
    frame: FRONT,
    outline,
    depth: d,
    fill: pen.linear(
      [
        [0, body.lighter],
        [0.25, body.base],
        [0.5, body.light],
        [1, body.darker],
      ],
      [0, 0, 0.5, 1],
    ),
  });
  const paint = pen.linear(
    [
      [0, body.light],
      [0.5, body.base],
      [1, body.dark],
    ],
    [0, 0, 0.9, 1],
  );
  const light = rect(-60, h / 2 - 52, 120, 8, 4, trim.light);
  const face =
    path(outline, paint, { stroke: body.lighter, 'stroke-width': 3, 'stroke-opacity': 0.7, 'fill-rule': 'evenodd' }) +
    (behind ? rear(art) : surfaceOf(art, w, h) + light) +
    (hanger === 'corner' ? path(hole, 'none', { stroke: trim.base, 'stroke-width': 16 }) : '');
  const port = group(usbC(76) + circle(74, 0, 6, trim.light), { transform: view.onto([0, h, 0], TOP) });
  const [x, y] = view.point([w / 2 - 16, h - 60, 0]);
  const loop =
    hanger === 'loop'
      ? line(`M${x - 10} ${y - 26}C${x + 90} ${y - 50} ${x + 96} ${y + 90} ${x - 4} ${y + 74}`, trim.base, 20)
      : '';
  return (
    footShadow(art, view, w * 0.9, d, 36) +
    loop +
    shell +
    port +
    group(face, { transform: view.onto([0, h / 2, d / 2], FRONT) })
  );
}
