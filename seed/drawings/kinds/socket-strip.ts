import { mix } from '../colour.ts';
import type { Socket } from '../model-shape.ts';
import { group, moved, rect, zoomed } from '../shapes.ts';
import type { Art } from '../sketch.ts';
import { paintSocket } from './sockets.ts';

/** How much of the strip a socket takes, at full size. */
const widthOf = (socket: Socket) =>
  socket === 'vga' ? 160 : socket === 'headphones' || socket === 'aerial' ? 84 : 122;

/** Sockets of a screen whose sockets are not stated. */
const USUAL: readonly Socket[] = ['hdmi', 'hdmi', 'displayport', 'headphones'];

/** The sockets on the back of a screen in a recess around (0, 0), at most `most` wide. */
export function socketStrip({ body, shape: { sockets = USUAL } }: Art, most: number): string {
  const width = sockets.reduce((sum, socket) => sum + widthOf(socket), 0);
  const scale = Math.min(0.56, most / (width + 60));
  let left = -width / 2;
  const row = sockets.map((socket) => {
    const middle = left + widthOf(socket) / 2;
    left += widthOf(socket);
    const label = rect(middle - 22, 52, 44, 7, 3.5, body.mark, { opacity: 0.8 });
    return moved(paintSocket(socket, '#e8ecf2'), middle, -4) + label;
  });
  const recess = rect(-width / 2 - 30, -56, width + 60, 128, 16, mix(body.darker, '#0a0d14', 0.4), {
    stroke: body.light,
    'stroke-width': 3,
    'stroke-opacity': 0.5,
  });
  return zoomed(group(recess + row.join(''), {}), scale, [0, 0], [0, 0]);
}
