import { path, rect, repeat } from '../shapes.ts';

/** A USB-C socket around (0, 0). */
export function usbC(width = 76): string {
  return (
    rect(-width / 2, -width * 0.18, width, width * 0.36, width * 0.18, '#0a0c10', {
      stroke: '#8b93a1',
      'stroke-width': 3.5,
    }) + rect(-width * 0.3, -width * 0.045, width * 0.6, width * 0.09, width * 0.04, '#5b6270')
  );
}

/** A USB-A socket around (0, 0). */
export function usbA(fill: string): string {
  return (
    rect(-42, -18, 84, 36, 4, '#0a0c10', { stroke: '#9aa3b2', 'stroke-width': 3 }) + rect(-34, -12, 68, 13, 2, fill)
  );
}

/** An HDMI socket around (0, 0). */
export function hdmi(): string {
  return (
    path('M-44 -16H44V4L34 16H-34L-44 4z', '#0a0c10', {
      stroke: '#9aa3b2',
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    }) + rect(-28, -5, 56, 7, 2, '#5b6270')
  );
}

/** An RJ45 socket around (0, 0). */
export function lan(): string {
  return (
    rect(-40, -32, 80, 64, 5, '#0a0c10', { stroke: '#9aa3b2', 'stroke-width': 3 }) +
    path('M-24 32V16H-12V6H12V16H24V32z', '#343b48') +
    repeat(8, (i) => rect(-26 + i * 7, -24, 4, 18, 1, '#d4a843'))
  );
}

/** A slot for memory cards around (0, 0). */
export function cardSlot(width: number): string {
  return rect(-width / 2, -8, width, 16, 3, '#05070a', { stroke: '#5b6270', 'stroke-width': 2 });
}
