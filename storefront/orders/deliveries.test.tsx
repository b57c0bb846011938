import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Deliveries, type DeliveriesProps, type DeliveryLine } from './deliveries.tsx';

const phone: DeliveryLine = { key: 'phone', name: 'iPhone 17', quantity: 1, preOrder: false };
const gameConsole: DeliveryLine = { key: 'console', name: 'Switch 2', quantity: 2, preOrder: true };
const shipDate = '2027-01-09';
const dates = { earliest: '2026-11-30', latest: '2026-12-01' };
/** The text, without the separators of words. */
const textOf = (lines: DeliveryLine[], arrival: typeof dates | null, shipments: DeliveriesProps['shipments'] = []) =>
  renderToStaticMarkup(<Deliveries lines={lines} dates={arrival} shipments={shipments} />)
    .replace(/<[^>]*>|\u200B/g, '')
    .replaceAll('\u00A0', ' ');

test('a pre-order beside goods in stock says when it ships', () => {
  const text = textOf([phone, { ...gameConsole, shipDate }], dates);
  expect(text).toContain('รอบที่ 2 สินค้าสั่งจองล่วงหน้า');
  expect(text).toContain('Switch 2 × 2เริ่มจัดส่ง 9 มกราคม 2570');
});

test('pre-orders alone say when they ship, if it is known', () => {
  expect(textOf([{ ...gameConsole, shipDate }], null)).toContain('Switch 2 × 2เริ่มจัดส่ง 9 มกราคม 2570');
  expect(textOf([gameConsole], null)).toBe('สินค้าสั่งจองล่วงหน้า จัดส่งเมื่อสินค้ามาถึง');
});

test('goods in stock have the days of their arrival', () => {
  expect(textOf([phone], dates)).toMatch(/^ได้รับสินค้า /);
});

test('a delivery that was handed to a carrier says so instead of when it ships, and when it arrived', () => {
  const text = textOf([phone, { ...gameConsole, shipDate }], dates, [
    { delivery: 'first', deliveredAt: '2026-12-01T03:00:00Z' },
    { delivery: 'second', deliveredAt: null },
  ]);
  expect(text).toContain('รอบที่ 1 สินค้าพร้อมส่ง ได้รับแล้ว 1 ธันวาคม 2569iPhone 17 × 1');
  expect(text).toMatch(/รอบที่ 2 สินค้าสั่งจองล่วงหน้า จัดส่งแล้วSwitch 2 × 2$/);
});

test('pre-orders whose goods in stock were refunded come in no second round', () => {
  expect(textOf([gameConsole], dates)).toBe('สินค้าสั่งจองล่วงหน้า จัดส่งเมื่อสินค้ามาถึง');
  const shipped = textOf([{ ...gameConsole, shipDate }], dates, [{ delivery: 'second', deliveredAt: null }]);
  expect(shipped).toBe('รอบที่ 2 สินค้าสั่งจองล่วงหน้า จัดส่งแล้ว');
});
