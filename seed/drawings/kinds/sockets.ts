import type { Socket } from '../model-shape.ts';
import { circle, path, rect, repeat } from '../shapes.ts';

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
function cardSlot(width: number): string {
  return rect(-width / 2, -8, width, 16, 3, '#05070a', { stroke: '#5b6270', 'stroke-width': 2 });
}

/** A DisplayPort socket around (0, 0). */
function displayPort(): string {
  return (
    path('M-46 -16H46V16H-34L-46 6z', '#0a0c10', { stroke: '#9aa3b2', 'stroke-width': 3, 'stroke-linejoin': 'round' }) +
    rect(-30, -6, 60, 8, 2, '#5b6270')
  );
}

/** A VGA socket around (0, 0). */
function vga(): string {
  const pins = repeat(3, (row) => repeat(5, (i) => circle(-25 + i * 11 + (row % 2) * 4, -9 + row * 9, 2.4, '#0a0c10')));
  return (
    rect(-64, -24, 128, 48, 6, '#aeb5c0', { stroke: '#7b8494', 'stroke-width': 2 }) +
    path('M-42 -18H42L36 18H-36z', '#2d5fc4', { stroke: '#8b93a1', 'stroke-width': 3, 'stroke-linejoin': 'round' }) +
    pins +
    circle(-54, 0, 6, '#d9dde3') +
    circle(54, 0, 6, '#d9dde3')
  );
}

/** A headphone socket around (0, 0). */
function headphoneJack(): string {
  return circle(0, 0, 18, '#2a303c', { stroke: '#9aa3b2', 'stroke-width': 3 }) + circle(0, 0, 9, '#05070a');
}

/** The socket of an aerial around (0, 0). */
function aerial(): string {
  return (
    circle(0, 0, 26, '#c3c9d3', { stroke: '#7b8494', 'stroke-width': 4 }) +
    circle(0, 0, 16, '#eef0f3', { stroke: '#8b93a1', 'stroke-width': 3 }) +
    circle(0, 0, 4, '#d4a843')
  );
}

const PAINTERS: Record<Socket, (tongue: string) => string> = {
  hdmi,
  displayport: displayPort,
  'usb-a': usbA,
  'usb-c': () => usbC(),
  lan,
  vga,
  headphones: headphoneJack,
  aerial,
  sd: () => cardSlot(84),
  microsd: () => cardSlot(50),
};

/** A socket around (0, 0); those for USB-A have a tongue of the given colour. */
export function paintSocket(socket: Socket, tongue: string): string {
  return PAINTERS[socket](tongue);
}
