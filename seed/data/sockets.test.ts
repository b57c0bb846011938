import { expect, test } from 'vitest';
import { products } from './catalogue.ts';
import { socketsOf } from './sockets.ts';

test('sockets are counted by the names in a text, and what is no socket is left out', () => {
  expect(socketsOf('HDMI × 2, USB-C 90W, D-Sub, Wi-Fi')).toEqual(['hdmi', 'hdmi', 'usb-c', 'vga']);
  expect(socketsOf('HDMI 2.1 × 4 (eARC), USB × 3, LAN')).toHaveLength(8);
});

test('every television and display is drawn with the sockets of its specification', () => {
  const screens = products.filter(({ drawing }) => drawing.kind === 'tv' || drawing.kind === 'monitor');
  expect(screens.length).toBeGreaterThan(60);
  for (const { name, specification, drawing } of screens) {
    const ports = specification.find(({ label }) => label.en === 'Ports')?.value.en ?? '';
    const drawn = drawing.shape?.sockets?.filter((socket) => socket !== 'aerial');
    expect([name.en, drawn]).toEqual([name.en, socketsOf(ports)]);
  }
});

test('USB4 has the shape of USB-C, and RJ-45 is a socket of a network', () => {
  expect(socketsOf('USB4 × 2, USB-A, RJ-45')).toEqual(['usb-c', 'usb-c', 'usb-a', 'lan']);
});
