import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OrderHistory } from './order-history.tsx';
import { Shipments } from './shipments.tsx';

type OrderOfHistory = Parameters<typeof OrderHistory>[0]['order'];
type Line = OrderOfHistory['items'][number];
type Shipment = OrderOfHistory['shipments'][number];

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
const historyOf = (items: Line[], shipments: Shipment[]) =>
  textOf(
    renderToStaticMarkup(
      <OrderHistory
        order={{
          status: 'shipped',
          deliveryMethod: 'shipping',
          items,
          shipments,
          history: [{ status: 'shipped', at: '2026-11-24T03:00:00Z', closingReason: null }],
        }}
      />,
    ),
  ).replaceAll(' ', '');

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

test('the history says that pre-orders follow until they are shipped or all of them are refunded', () => {
  const follows = 'สินค้าสั่งจองล่วงหน้าจะจัดส่งเมื่อสินค้ามาถึง';
  expect(historyOf([phone, gameConsole], [first])).toContain(follows);
  expect(historyOf([phone, gameConsole], [first, second])).not.toContain(follows);
  expect(historyOf([phone, { ...gameConsole, refundedUnits: 1 }], [first])).not.toContain(follows);
  expect(historyOf([gameConsole], [first])).not.toContain(follows);
  // An order of an early version, whose goods were shipped at once.
  expect(historyOf([phone, gameConsole], [])).not.toContain(follows);
});
