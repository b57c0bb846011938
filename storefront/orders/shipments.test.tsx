import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Shipments } from './shipments.tsx';

type ShippedOrder = Parameters<typeof Shipments>[0]['order'];
type Line = ShippedOrder['items'][number];
type Shipment = ShippedOrder['shipments'][number];

const phone = { itemType: 'ITEM', kind: 'goods', preOrder: false, quantity: 1, refundedUnits: 0 } as Line;
const gameConsole: Line = { ...phone, preOrder: true };
const first: Shipment = {
  delivery: 'first',
  carrierName: 'Flash Express',
  trackingNumber: 'TH0001',
  trackingUrl: null,
  deliveredAt: '2026-11-25T03:00:00Z',
};
const second: Shipment = { ...first, delivery: 'second', trackingNumber: 'TH0002', deliveredAt: null };

const textOf = (markup: string) => markup.replace(/<[^>]*>|\u200B/g, ' ').replace(/\s+/g, ' ');
const parcels = (items: Line[], shipments: Shipment[]) =>
  textOf(renderToStaticMarkup(<Shipments order={{ items, shipments }} />));

test('two deliveries have a parcel each, with the day on which it arrived', () => {
  const text = parcels([phone, gameConsole], [first, second]);
  expect(text).toMatch(/รอบที่ 1.*TH0001.*25 พฤศจิกายน 2569.*รอบที่ 2.*TH0002/);
});

test('two deliveries in one parcel, and a single one, have one parcel', () => {
  for (const text of [
    parcels([phone, gameConsole], [first, { ...second, trackingNumber: 'TH0001' }]),
    parcels([phone], [first]),
  ]) {
    expect(text.match(/TH0001/g)).toHaveLength(1);
    expect(text).not.toContain('รอบที่');
  }
});
