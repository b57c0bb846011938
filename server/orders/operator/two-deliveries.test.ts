import { afterEach, describe, expect, test } from 'vitest';
import { bookViolations } from '../../testing/books.ts';
import { createProduct } from '../../testing/catalogue-factory.ts';
import { runShopCommand } from '../../testing/run-shop-command.ts';
import { createShopper, payAtGateway } from '../../testing/shopper.ts';
import { createTestShop, dataOf } from '../../testing/test-shop.ts';
import { ordersCommand } from '../commands.ts';

const shop = await createTestShop();
const run = (...args: string[]) => runShopCommand(shop, ordersCommand, args);

afterEach(async () => {
  expect(await bookViolations(shop.db)).toEqual([]);
});

const summary = (changed: number, unchanged = 0, refused = 0) =>
  `1 read, ${changed} changed, ${unchanged} unchanged, ${refused} refused\n`;
const oneChanged = summary(1);
const oneUnchanged = summary(0, 1);

/** A prepared order of a phone in stock and a console on pre-order, or of the console alone. */
async function prepareOrder({ phone: hasPhone = true } = {}) {
  const shopper = await createShopper(shop);
  const phone = await createProduct(shop, { price: 1000, stock: 10 });
  const gameConsole = await createProduct(shop, { price: 500, stock: 0, preOrderStock: 10 });
  if (hasPhone) await shopper.addToCart(phone.skuId);
  await shopper.addToCart(gameConsole.skuId, 2);
  const order = await shopper.placeOrder({ paymentMethod: 'credit_card' });
  await payAtGateway(shop, order, { action: 'approve', webhook: 'before' });
  await run('prepare', order.orderId);
  return {
    orderId: order.orderId,
    phone,
    gameConsole,
    sku: order.items.find(({ productId }) => productId === gameConsole.skuId)?.sku ?? '',
    get: () => shopper.getOrder(order.orderId),
    /** In the customer's list and on its page; throws where they differ. */
    async isPartlyShipped() {
      const list = dataOf(await shopper.client('GET /cart/api/order/list'));
      const { isPartlyShipped } = await shopper.getOrder(order.orderId);
      expect(list.items.map((listed) => listed.isPartlyShipped)).toEqual([isPartlyShipped]);
      return isPartlyShipped;
    },
  };
}

const ship = (orderId: string, tracking: string, ...more: string[]) =>
  run('ship', orderId, '--carrier', 'flash', '--tracking', tracking, ...more);

const preOrderStock = async (skuId: number) =>
  (await shop.db.selectFrom('stocks').select('pre_order_stock').where('sku_id', '=', skuId).executeTakeFirstOrThrow())
    .pre_order_stock;

const mailsAbout = async (orderId: string) =>
  (await shop.db.selectFrom('mails').select(['template', 'content']).execute())
    .filter(({ content }) => (content as { orderId?: string }).orderId === orderId)
    .map(({ template }) => template);

/** Why its status changed, with comments. */
async function logOf(orderId: string): Promise<string[]> {
  const { transitions } = JSON.parse((await run('show', orderId, '--json')).output) as {
    transitions: { reason: string; comment: string | null }[];
  };
  return transitions.map(({ reason, comment }) => [reason, comment].filter(Boolean).join(': '));
}

const parcelMails = async (orderId: string) =>
  (await shop.db.selectFrom('mails').select(['template', 'content', 'created_at']).execute())
    .map(({ template, content }) => ({
      template,
      content: content as unknown as {
        orderId: string;
        trackingNumber?: string;
        deliveryInParcel?: string;
        deliveryDates?: object;
        lines: { preOrder?: object; isInOtherParcel?: boolean }[];
      },
    }))
    .filter(({ content }) => content.orderId === orderId && content.trackingNumber)
    .map(({ template, content }) => ({
      template,
      tracking: content.trackingNumber,
      delivery: content.deliveryInParcel ?? null,
      hasDates: content.deliveryDates !== undefined,
      toFollow: content.lines.filter((line) => line.preOrder).length,
      inOtherParcel: content.lines.filter((line) => line.isInOtherParcel).length,
    }))
    .sort((one, other) => String(one.tracking).localeCompare(String(other.tracking)));

describe('an order of goods in stock and a pre-order', () => {
  test('is shipped in two parcels, and each is in the order and in a mail of its own', async () => {
    const { orderId, get } = await prepareOrder();
    expect((await ship(orderId, 'TH0001')).output).toBe(oneChanged);
    expect((await ship(orderId, 'TH0001')).output).toBe(oneUnchanged);
    expect(await get()).toMatchObject({
      status: 'shipped',
      shipments: [{ delivery: 'first', trackingNumber: 'TH0001', deliveredAt: null }],
    });
    expect((await ship(orderId, 'TH0002')).errors).toBe(
      `${orderId}: is already shipped with flash TH0001: use correct-tracking to change it, or delivery second for its pre-orders\n`,
    );
    expect((await ship(orderId, 'TH0002', '--delivery', 'second', '--dry-run')).output).toContain('1 changed');
    expect((await ship(orderId, 'TH0002', '--delivery', 'second')).output).toBe(oneChanged);
    expect((await ship(orderId, 'TH0002', '--delivery', 'second')).output).toBe(oneUnchanged);
    const order = await get();
    expect(order.shipments.map(({ delivery, trackingNumber }) => [delivery, trackingNumber])).toEqual([
      ['first', 'TH0001'],
      ['second', 'TH0002'],
    ]);
    expect(order.history.map(({ status }) => status).slice(-2)).toEqual(['preparing', 'shipped']);
    expect(await parcelMails(orderId)).toEqual([
      {
        template: 'order_shipped',
        tracking: 'TH0001',
        delivery: 'first',
        hasDates: true,
        toFollow: 1,
        inOtherParcel: 0,
      },
      {
        template: 'order_shipped',
        tracking: 'TH0002',
        delivery: 'second',
        hasDates: false,
        toFollow: 0,
        inOtherParcel: 1,
      },
    ]);
    const shown = (await run('show', orderId)).output;
    expect(shown).toContain('delivery: shipping, first flash TH0001, second flash TH0002');
    expect(shown).toContain('handed to the carrier: second delivery');
  });

  test('has another number for its second parcel, unless both deliveries are in the first', async () => {
    const { orderId, get } = await prepareOrder();
    await ship(orderId, 'TH0001');
    expect((await ship(orderId, 'TH0001', '--delivery', 'second')).errors).toContain(
      'tracking: is the number of its first delivery',
    );
    expect((await ship(orderId, 'TH0001', '--delivery', 'all')).output).toBe(oneChanged);
    expect((await get()).shipments.map(({ trackingNumber }) => trackingNumber)).toEqual(['TH0001', 'TH0001']);
  });

  test('is shipped as its second delivery when the goods in stock are refunded', async () => {
    const { orderId, phone } = await prepareOrder();
    await run('refund', orderId, '--lines', `${phone.sku}=1`);
    expect((await ship(orderId, 'TH0002')).errors).toContain(
      'has nothing left to ship but its pre-orders: use delivery second',
    );
    expect((await ship(orderId, 'TH0002', '--delivery', 'second')).output).toBe(oneChanged);
    await run('deliver', orderId);
    expect((await run('show', orderId)).output).toContain(`Order ${orderId}: delivered`);
  });

  test('is delivered when both parcels have arrived', async () => {
    const { orderId, get } = await prepareOrder();
    await ship(orderId, 'TH0001');
    expect((await run('deliver', orderId, '--delivery', 'second')).errors).toContain(
      'has no second delivery that is shipped',
    );
    expect(await run('deliver', orderId)).toMatchObject({
      output: oneChanged,
      errors: expect.stringContaining('its first delivery; the second is not shipped yet'),
    });
    expect((await run('deliver', orderId)).output).toBe(oneUnchanged);
    expect(await get()).toMatchObject({ status: 'shipped', shipments: [{ deliveredAt: shop.clock().toISOString() }] });
    await ship(orderId, 'TH0002', '--delivery', 'second');
    expect((await run('deliver', orderId)).output).toBe(oneChanged);
    const order = await get();
    expect(order.status).toBe('delivered');
    expect(order.shipments.every(({ deliveredAt }) => deliveredAt)).toBe(true);
    expect((await run('deliver', orderId)).output).toBe(oneUnchanged);
    expect((await logOf(orderId)).slice(-4)).toEqual([
      'handed to the carrier: first delivery',
      'delivered: first delivery',
      'handed to the carrier: second delivery',
      'delivered',
    ]);
    expect(await mailsAbout(orderId)).not.toContain('order_delivered');
  });

  test('can have its second parcel delivered before the first', async () => {
    const { orderId, get } = await prepareOrder();
    await ship(orderId, 'TH0001');
    await ship(orderId, 'TH0002', '--delivery', 'second');
    expect((await run('deliver', orderId, '--delivery', 'second')).errors).toContain(
      'its second delivery; the first is on its way',
    );
    expect((await get()).status).toBe('shipped');
    expect((await run('deliver', orderId, '--delivery', 'first')).output).toBe(oneChanged);
    expect((await get()).status).toBe('delivered');
  });

  test('can be shipped in one parcel', async () => {
    const { orderId, get } = await prepareOrder();
    expect((await ship(orderId, 'TH0001', '--delivery', 'second')).errors).toContain(
      'has a first delivery that is not shipped',
    );
    expect((await ship(orderId, 'TH0001', '--delivery', 'all')).output).toBe(oneChanged);
    expect((await get()).shipments.map(({ trackingNumber }) => trackingNumber)).toEqual(['TH0001', 'TH0001']);
    expect(await parcelMails(orderId)).toEqual([
      { template: 'order_shipped', tracking: 'TH0001', delivery: null, hasDates: true, toFollow: 0, inOtherParcel: 0 },
    ]);
    await run('correct-tracking', orderId, '--carrier', 'flash', '--tracking', 'TH0009');
    expect((await get()).shipments.map(({ trackingNumber }) => trackingNumber)).toEqual(['TH0009', 'TH0009']);
    await run('deliver', orderId);
    expect((await get()).status).toBe('delivered');
  });

  test('has the tracking number of one parcel corrected', async () => {
    const { orderId, get } = await prepareOrder();
    await ship(orderId, 'TH0001');
    await ship(orderId, 'TH0002', '--delivery', 'second');
    const correct = (...more: string[]) =>
      run('correct-tracking', orderId, '--carrier', 'kex', '--tracking', 'KEX3', ...more);
    expect((await correct()).errors).toContain('is shipped in two parcels: say which one by delivery');
    expect((await correct('--delivery', 'second')).output).toBe(oneChanged);
    expect((await correct('--delivery', 'second')).output).toBe(oneUnchanged);
    expect((await get()).shipments.map(({ trackingNumber }) => trackingNumber)).toEqual(['TH0001', 'KEX3']);
    expect((await parcelMails(orderId)).find(({ tracking }) => tracking === 'KEX3')).toMatchObject({
      template: 'tracking_corrected',
      delivery: 'second',
    });
    expect((await run('show', orderId)).output).toContain('tracking number corrected: it was flash TH0002');
    expect(
      (await run('correct-tracking', orderId, '--carrier', 'flash', '--tracking', 'TH0005', '--delivery', 'first'))
        .output,
    ).toBe(oneChanged);
    expect((await parcelMails(orderId)).find(({ tracking }) => tracking === 'TH0005')).toMatchObject({
      delivery: 'first',
      toFollow: 0,
    });
    const both = () => run('correct-tracking', orderId, '--carrier', 'kex', '--tracking', 'KEX3', '--delivery', 'all');
    expect((await both()).output).toBe(oneChanged);
    expect((await both()).output).toBe(oneUnchanged);
    expect((await get()).shipments.map(({ trackingNumber }) => trackingNumber)).toEqual(['KEX3', 'KEX3']);
  });

  test('is in a dry run of a file what the rows before make of it', async () => {
    const { orderId, get } = await prepareOrder();
    const runRows = (name: string, rows: readonly string[], ...more: string[]) =>
      runShopCommand(shop, ordersCommand, [name, '--file', '-', '--format', 'csv', ...more], rows.join('\n'));
    const steps = [
      [
        'ship',
        [
          'order_id,carrier,tracking,delivery',
          `${orderId},flash,TH0001,first`,
          `${orderId},flash,TH0001,second`,
          `${orderId},flash,TH0002,second`,
          `${orderId},flash,TH0002,second`,
        ],
        '4 read, 2 changed, 1 unchanged, 1 refused',
      ],
      [
        'correct-tracking',
        ['order_id,carrier,tracking,delivery', `${orderId},flash,TH0003,second`, `${orderId},flash,TH0003,second`],
        '2 read, 1 changed, 1 unchanged, 0 refused',
      ],
      [
        'deliver',
        ['order_id,delivery', `${orderId},first`, `${orderId},second`, `${orderId},second`],
        '3 read, 2 changed, 1 unchanged, 0 refused',
      ],
    ] as const;
    for (const [name, rows, counts] of steps) {
      const { status, shipments } = await get();
      const planned = await runRows(name, rows, '--dry-run');
      expect(planned.output, name).toBe(`${counts}; nothing was written\n`);
      expect(await get()).toMatchObject({ status, shipments });
      const done = await runRows(name, rows);
      expect(done, name).toMatchObject({ output: `${counts}\n`, errors: planned.errors });
    }
    expect((await get()).status).toBe('delivered');
  });

  test('has no tracking number of a parcel that is not shipped', async () => {
    const { orderId } = await prepareOrder();
    const correct = ['correct-tracking', orderId, '--carrier', 'kex', '--tracking', 'KEX3'];
    await ship(orderId, 'TH0001');
    expect((await run(...correct, '--delivery', 'second')).errors).toContain('has no second delivery that is shipped');
    await shop.db
      .updateTable('orders')
      .set({ carrier: null, tracking_number: null })
      .where('order_id', '=', orderId)
      .execute();
    expect((await run(...correct)).errors).toContain('is shipped without a parcel');
  });

  test('cannot be delivered in the database before its pre-orders are shipped', async () => {
    const { orderId } = await prepareOrder();
    await ship(orderId, 'TH0001');
    const deliver = () =>
      shop.db.updateTable('orders').set({ status: 'delivered' }).where('order_id', '=', orderId).execute();
    await expect(deliver()).rejects.toThrow('cannot be delivered before its second delivery is shipped');
  });

  test('returns pre-orders that are refunded before they are shipped to stock, and is delivered without them', async () => {
    const { orderId, gameConsole, sku, get } = await prepareOrder();
    await ship(orderId, 'TH0001');
    expect(await preOrderStock(gameConsole.skuId)).toBe(8);
    await run('deliver', orderId);
    await run('refund', orderId, '--lines', `${sku}=1`);
    expect(await preOrderStock(gameConsole.skuId)).toBe(9);
    expect((await get()).status).toBe('shipped');
    await run('refund', orderId, '--lines', `${sku}=2`);
    expect(await preOrderStock(gameConsole.skuId)).toBe(10);
    expect((await get()).items.map(({ refundedUnits }) => refundedUnits)).toEqual([0, 2]);
    expect((await ship(orderId, 'TH0002', '--delivery', 'second')).errors).toBe(
      `${orderId}: has nothing left to ship\n`,
    );
    expect((await run('list', '--unshipped')).output).not.toContain(orderId);
    expect((await get()).status).toBe('delivered');
    expect((await run('show', orderId)).output).toContain('delivered: what was to follow is refunded');
  });

  test('stays shipped when its pre-orders are refunded before the other parcel has arrived', async () => {
    const { orderId, sku, get } = await prepareOrder();
    await ship(orderId, 'TH0001');
    await run('refund', orderId, '--lines', `${sku}=2`);
    expect((await get()).status).toBe('shipped');
    expect((await run('deliver', orderId)).output).toBe(oneChanged);
    expect((await get()).status).toBe('delivered');
  });

  test('returns only the goods that have not left the shop when all of it is refunded', async () => {
    const { orderId, phone, gameConsole, get } = await prepareOrder();
    await ship(orderId, 'TH0001');
    await run('refund', orderId);
    expect((await get()).status).toMatch(/^refund/);
    expect(await preOrderStock(gameConsole.skuId)).toBe(10);
    const stored = await shop.db.selectFrom('stocks').select('stock').where('sku_id', '=', phone.skuId).execute();
    expect(stored).toEqual([{ stock: 9 }]);
  });

  test('is partly shipped, on its page and in the list of its customer, until its second parcel is shipped', async () => {
    const { orderId, isPartlyShipped } = await prepareOrder();
    expect(await isPartlyShipped()).toBe(false);
    await ship(orderId, 'TH0001');
    expect(await isPartlyShipped()).toBe(true);
    await run('deliver', orderId);
    expect(await isPartlyShipped()).toBe(true);
    await ship(orderId, 'TH0002', '--delivery', 'second');
    expect(await isPartlyShipped()).toBe(false);
  });

  test('is partly shipped until all of its pre-orders are refunded', async () => {
    const { orderId, sku, isPartlyShipped } = await prepareOrder();
    await ship(orderId, 'TH0001');
    await run('refund', orderId, '--lines', `${sku}=1`);
    expect(await isPartlyShipped()).toBe(true);
    await run('refund', orderId, '--lines', `${sku}=2`);
    expect(await isPartlyShipped()).toBe(false);
  });

  test('is listed with what is to be shipped until its second parcel is', async () => {
    const { orderId } = await prepareOrder();
    const isListed = async () => (await run('list', '--unshipped')).output.includes(orderId);
    expect(await isListed()).toBe(true);
    await ship(orderId, 'TH0001');
    expect(await isListed()).toBe(true);
    await ship(orderId, 'TH0002', '--delivery', 'second');
    expect(await isListed()).toBe(false);
    expect((await run('list', '--search', 'th0002')).output).toContain('flash TH0001, flash TH0002');
    expect(JSON.parse((await run('list', '--search', orderId, '--json')).output)).toMatchObject({
      shipments: [
        { delivery: 'first', carrier: 'flash', trackingNumber: 'TH0001', deliveredAt: null },
        { delivery: 'second', carrier: 'flash', trackingNumber: 'TH0002', deliveredAt: null },
      ],
    });
    const rows = (await run('export', '--search', orderId, '--format', 'csv')).output.trim().split('\r\n');
    expect(rows.filter((row) => row.includes('TH0001'))).toHaveLength(1);
    expect(rows.filter((row) => row.includes('TH0002'))).toHaveLength(1);
  });

  test('can have its address corrected until its second parcel is shipped', async () => {
    const { orderId, get } = await prepareOrder();
    const correct = () =>
      run('correct-address', orderId, '--address', '88/2 ซอยเกษมสันต์ 1 แขวงวังใหม่ เขตปทุมวัน กรุงเทพฯ 10330');
    await ship(orderId, 'TH0001');
    expect((await correct()).output).toBe(oneChanged);
    expect((await get()).deliveryAddress?.district).toBe('Pathum Wan');
    const mails = await shop.db
      .selectFrom('mails')
      .select('content')
      .where('template', '=', 'address_corrected')
      .execute();
    const [content] = mails
      .map(({ content }) => content)
      .filter((content) => JSON.stringify(content).includes(orderId));
    expect(content).toMatchObject({ isPartlyShipped: true });
    expect(content).not.toHaveProperty('deliveryDates');
    await ship(orderId, 'TH0002', '--delivery', 'second');
    expect((await correct()).errors).toContain('is shipped, its address is final');
  });
});

test('an order of two deliveries that an early version shipped without a tracking number has left the shop', async () => {
  const { orderId, phone, gameConsole, sku, get, isPartlyShipped } = await prepareOrder();
  await shop.db.updateTable('orders').set({ status: 'shipped' }).where('order_id', '=', orderId).execute();
  expect((await run('list', '--unshipped')).output).not.toContain(orderId);
  expect(await isPartlyShipped()).toBe(false);
  const address = '88/2 ซอยเกษมสันต์ 1 แขวงวังใหม่ เขตปทุมวัน กรุงเทพฯ 10330';
  expect((await run('correct-address', orderId, '--address', address)).errors).toContain('its address is final');
  await run('refund', orderId, '--lines', `${phone.sku}=1 ${sku}=1`);
  expect(await preOrderStock(gameConsole.skuId)).toBe(8);
  expect((await run('deliver', orderId)).output).toBe(oneChanged);
  expect((await get()).status).toBe('delivered');
});

test('an order of pre-orders alone comes in one delivery', async () => {
  const { orderId, get, isPartlyShipped } = await prepareOrder({ phone: false });
  expect((await ship(orderId, 'TH0001', '--delivery', 'second')).errors).toContain('comes in one delivery');
  expect((await ship(orderId, 'TH0001')).output).toBe(oneChanged);
  expect(await get()).toMatchObject({ shipments: [{ delivery: 'first' }] });
  expect(await isPartlyShipped()).toBe(false);
  expect(await parcelMails(orderId)).toMatchObject([{ delivery: null, toFollow: 0 }]);
  await run('deliver', orderId);
  expect((await get()).status).toBe('delivered');
  expect((await logOf(orderId)).slice(-2)).toEqual(['handed to the carrier', 'delivered']);
});
