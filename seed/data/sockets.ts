import type { Socket } from '../drawings/model-shape.ts';

const names: readonly (readonly [name: string, socket: Socket])[] = [
  ['HDMI', 'hdmi'],
  ['DisplayPort', 'displayport'],
  ['Thunderbolt', 'usb-c'],
  ['USB-C', 'usb-c'],
  ['USB4', 'usb-c'],
  ['USB', 'usb-a'],
  ['LAN', 'lan'],
  ['RJ-45', 'lan'],
  ['VGA', 'vga'],
  ['D-Sub', 'vga'],
  ['3.5 mm', 'headphones'],
  ['SD', 'sd'],
  ['microSD', 'microsd'],
];

/** The sockets of a text such as `HDMI × 2, DisplayPort 1.4, Wi-Fi`; what is no socket is left out. */
export function socketsOf(ports: string): Socket[] {
  return ports.split(', ').flatMap((port) => {
    const socket = names.find(([name]) => port.startsWith(name))?.[1];
    const count = Number(/× (\d)/.exec(port)?.[1] ?? 1);
    return socket ? Array.from({ length: count }, () => socket) : [];
  });
}
