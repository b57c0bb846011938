import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Shipment } from '#contract/shipments.ts';
import { OrderHelp, type OrderHelpProps } from './order-help.tsx';

type Order = OrderHelpProps['order'];

const goods = { kind: 'goods' } as Order['items'][number];
const parcel: Shipment = {
  delivery: 'first',
  carrierName: 'Flash Express',
  trackingNumber: 'TH0001',
  trackingUrl: null,
  deliveredAt: null,
};
const arrived = { ...parcel, deliveredAt: '2026-11-29T03:00:00Z' };
const returns = { slug: 'returns', title: 'การคืนสินค้าและคืนเงิน' };

const linksToReturns = (part: Partial<Order>, pages: Pick<OrderHelpProps, 'returns'> = { returns }) => {
  const order: Order = { orderId: 'SF26112982017355', status: 'shipped', items: [goods], shipments: [], ...part };
  const router = createMemoryRouter([{ path: '*', element: <OrderHelp order={order} {...pages} /> }]);
  return renderToStaticMarkup(<RouterProvider router={router} />).includes('href="/help/returns"');
};

test('an order of which something has arrived links to how it is returned', () => {
  expect(linksToReturns({ status: 'delivered' })).toBe(true);
  expect(linksToReturns({ status: 'picked_up' })).toBe(true);
  expect(linksToReturns({ shipments: [arrived] })).toBe(true);
});

test('before it arrives, for services alone, and in a shop without such a page, there is no link', () => {
  expect(linksToReturns({ status: 'preparing' })).toBe(false);
  expect(linksToReturns({ shipments: [parcel] })).toBe(false);
  expect(linksToReturns({ status: 'completed', items: [{ ...goods, kind: 'service' }] })).toBe(false);
  expect(linksToReturns({ status: 'delivered' }, {})).toBe(false);
});
