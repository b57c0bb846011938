import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OrderDelivery, type OrderDeliveryProps } from './order-delivery.tsx';

const order: OrderDeliveryProps['order'] = {
  status: 'ready_for_pickup',
  items: [],
  shipments: [],
  deliveryAddress: null,
  deliveryDates: null,
  appointmentContact: null,
  pickup: {
    branch: {
      storeId: 12,
      name: 'สยาม',
      address: '1 ถนนพระรามที่ 1',
      subdistrict: 'ปทุมวัน',
      district: 'ปทุมวัน',
      province: 'กรุงเทพมหานคร',
      postcode: '10330',
      phone: '021234567',
      location: { latitude: 13.7466, longitude: 100.5347 },
      openingHours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, hours: { opens: '10:00', closes: '21:00' } })),
    },
    specialDays: [
      { day: '2026-12-05', name: 'วันพ่อแห่งชาติ', hours: { opens: '10:00', closes: '18:00' } },
      { day: '2026-12-10', name: 'วันรัฐธรรมนูญ', hours: null },
    ],
    receiver: { firstName: 'มะลิ', lastName: 'ใจดี', mobileNo: '0812345678' },
    code: 'EZTJMJXY',
  },
};

test('an order that is picked up shows the special days of its branch below the opening hours', () => {
  const text = renderToStaticMarkup(<OrderDelivery order={order} />).replace(/<[^>]*>|\u200B/g, '');
  expect(text).toContain('ทุกวัน10:00–21:005 ธ.ค. 2569 วันพ่อแห่งชาติ10:00–18:0010 ธ.ค. 2569 วันรัฐธรรมนูญปิดทำการ');
});

test.each([
  ['paid', true],
  ['completed', false],
  ['cancelled', false],
  ['refunded', false],
] as const)('an order of services that is %s announces a call: %s', (status, announces) => {
  const appointmentContact = { firstName: 'มะลิ', lastName: 'ใจดี', mobileNo: '0812345678' };
  const text = renderToStaticMarkup(<OrderDelivery order={{ ...order, status, pickup: null, appointmentContact }} />);
  expect(text.replace(/<[^>]*>|\u200B/g, '').includes('เราจะโทรนัดวัน')).toBe(announces);
  expect(text).toContain('081-234-5678');
});

test('a shipped pre-order no longer says that it ships when it arrives', () => {
  const preOrder = {
    itemType: 'ITEM',
    kind: 'goods',
    preOrder: true,
    shipDate: '2027-01-09',
    quantity: 1,
    refundedUnits: 0,
  };
  const textOf = (part: Partial<OrderDeliveryProps['order']>) =>
    renderToStaticMarkup(
      <OrderDelivery
        order={{
          ...order,
          status: 'preparing',
          pickup: null,
          deliveryAddress: {
            firstName: 'มะลิ',
            lastName: 'ใจดี',
            mobileNo: '0812345678',
            address: '1',
            subdistrict: 'ปทุมวัน',
            district: 'ปทุมวัน',
            province: 'กรุงเทพมหานคร',
            postcode: '10330',
          },
          items: [preOrder as OrderDeliveryProps['order']['items'][number]],
          ...part,
        }}
      />,
    ).replace(/<[^>]*>|\u200B/g, '');
  const whenItArrives = 'จัดส่งเมื่อสินค้ามาถึง';
  expect(textOf({})).toContain(whenItArrives);
  const shipment = {
    delivery: 'first',
    carrierName: 'Flash Express',
    trackingNumber: 'TH0001',
    trackingUrl: null,
  } as const;
  expect(textOf({ status: 'shipped', shipments: [{ ...shipment, deliveredAt: null }] })).not.toContain(whenItArrives);
});
