import { describe, expect, test } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { jsonLines, runShopCommand } from '../testing/run-shop-command.ts';
import { withSchemaChange } from '../testing/schema-changes.ts';
import { createShopper, payAtGateway } from '../testing/shopper.ts';
import { jpegSlip } from '../testing/slip-factory.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';
import { ordersCommand } from './commands.ts';

const shop = await createTestShop();
const run = (args: string[], input?: string) => runShopCommand(shop, ordersCommand, args, input);

const shopper = await createShopper(shop);
const { skuId } = await createProduct(shop, { stock: 1000, price: 1000 });

async function place(paymentMethod: Order['paymentMethod'] = 'cash_on_delivery'): Promise<string> {
  await shopper.addToCart(skuId);
  return (await shopper.placeOrder({ paymentMethod })).orderId;
}

async function placePaid(): Promise<string> {
  await shopper.addToCart(skuId);
  const order = await shopper.placeOrder();
  await payAtGateway(shop, order, { action: 'approve', webhook: 'before' });
  return order.orderId;
}

const statusOf = async (orderId: string) => (await shopper.getOrder(orderId)).status;

/** Their templates, sorted: the clock does not advance. */
const mailsAbout = async (orderId: string) =>
  (await shop.db.selectFrom('mails').select(['template', 'content']).execute())
    .filter(({ content }) => (content as { orderId?: string }).orderId === orderId)
    .map(({ template }) => template)
    .sort();

async function stock(): Promise<number> {
  const row = await shop.db.selectFrom('stocks').select('stock').where('sku_id', '=', skuId).executeTakeFirstOrThrow();
  return row.stock;
}

describe('preparing, shipping and delivering orders', () => {
  test('works for many orders at once; a second run changes nothing', async () => {
    const ids = [await placePaid(), await place(), await place()];
    expect((await run(['prepare', '--dry-run', ...ids])).output).toBe(
      '3 read, 3 changed, 0 unchanged, 0 refused; nothing was written\n',
    );
    expect(await Promise.all(ids.map(statusOf))).toEqual(['paid', 'confirmed', 'confirmed']);
    expect((await run(['prepare', ...ids])).output).toBe('3 read, 3 changed, 0 unchanged, 0 refused\n');
    expect((await run(['prepare', ...ids])).output).toBe('3 read, 0 changed, 3 unchanged, 0 refused\n');
    const file = jsonLines(
      ...ids.map((order_id, index) => ({ order_id, carrier: 'flash', tracking: `TH0123456789${index}A` })),
    );
    for (const summary of [
      '3 read, 3 changed, 0 unchanged, 0 refused\n',
      '3 read, 0 changed, 3 unchanged, 0 refused\n',
    ])
      expect(await run(['ship', '--file', '-'], file)).toMatchObject({ output: summary, failed: false });
    expect((await run(['deliver', ...ids])).output).toBe('3 read, 3 changed, 0 unchanged, 0 refused\n');
    expect(await Promise.all(ids.map(statusOf))).toEqual(['delivered', 'delivered', 'delivered']);
    expect(await mailsAbout(ids[1] ?? '')).toEqual(['order_delivered', 'order_received', 'order_shipped']);
  });

  test('reports each wrong row by its number and does the others', async () => {
    const [unprepared, good, other] = [await place(), await place(), await place()];
    await run(['prepare', good, other]);
    const file = `order_id,carrier,tracking
SF000000000000,flash,TH1234
${unprepared},flash,TH1234
${good},flash,TH9999
${good},flash,TH8888
${other},pigeon,TH1234
${other},thailand_post,EE123456789TH
${other},flash,
`;
    const { errors, output, failed } = await run(['ship', '--file', '-', '--format', 'csv'], file);
    expect(errors.trim().split('\n')).toEqual([
      'row 2: there is no such order',
      'row 3: is confirmed, it cannot become shipped',
      'row 5: is already shipped with flash TH9999: use correct-tracking to change it',
      expect.stringMatching(/^row 6: carrier: must be one of thailand_post, kex, flash, /),
      'row 7: tracking: is no number of Thailand Post (EMS)',
      'row 8: tracking: must be given',
    ]);
    expect(output).toBe('7 read, 1 changed, 0 unchanged, 6 refused\n');
    expect(failed).toBe(true);
    expect(await statusOf(good)).toBe('shipped');
    expect((await run(['ship', other, '--carrier', 'thailand_post', '--tracking', 'EF123456785TH'])).failed).toBe(
      false,
    );
  });

  test('order ids and tracking numbers can be typed in small letters', async () => {
    const [orderId, other] = [await place(), await place()];
    expect((await run(['prepare', orderId.toLowerCase(), other])).output).toContain('2 changed');
    const ship = ['ship', orderId.toLowerCase(), '--carrier', 'thailand_post', '--tracking', 'ef582621152th'];
    expect(await run(ship)).toMatchObject({ output: '1 read, 1 changed, 0 unchanged, 0 refused\n', errors: '' });
    expect((await run(['show', orderId.toLowerCase()])).output).toContain('thailand_post EF582621152TH');
    const file = `order_id,carrier,tracking\n${other.toLowerCase()},flash,th0123456789a\n`;
    expect((await run(['ship', '--file', '-', '--format', 'csv'], file)).output).toContain('1 changed');
    expect((await run(['show', other])).output).toContain('flash TH0123456789A');
    expect((await run([...ship.slice(0, -1), 'EF582621152TH'])).output).toContain('1 unchanged');
    expect((await run(['correct-tracking', other, '--carrier', 'flash', '--tracking', 'th 1234'])).errors).toContain(
      'tracking: must have 4 to 40 letters, digits and dashes',
    );
  });

  test('a wrong tracking number is corrected once, and the log has the wrong one', async () => {
    const orderId = await place();
    const correct = ['correct-tracking', orderId, '--carrier', 'kex', '--tracking', 'KEX-2'];
    expect((await run(correct)).errors).toBe(`${orderId}: is confirmed, not shipped\n`);
    await run(['prepare', orderId]);
    await run(['ship', orderId, '--carrier', 'flash', '--tracking', 'TH0001']);
    expect((await run(correct)).output).toBe('1 read, 1 changed, 0 unchanged, 0 refused\n');
    expect((await run(correct)).output).toBe('1 read, 0 changed, 1 unchanged, 0 refused\n');
    const order = await shopper.getOrder(orderId);
    expect(order.shipments).toMatchObject([{ trackingNumber: 'KEX-2' }]);
    expect(order.history.map(({ status }) => status)).toEqual(['confirmed', 'preparing', 'shipped']);
    expect((await run(['show', orderId])).output).toContain('tracking number corrected: it was flash TH0001');
    expect(await mailsAbout(orderId)).toEqual(['order_received', 'order_shipped', 'tracking_corrected']);
  });

  test('an order in one delivery has no second one, and its log names no delivery', async () => {
    const orderId = await place();
    await run(['prepare', orderId]);
    const ship = ['ship', orderId, '--carrier', 'flash', '--tracking', 'TH0001'];
    expect((await run([...ship, '--delivery', 'second'])).errors).toBe(`${orderId}: comes in one delivery\n`);
    expect((await run([...ship, '--delivery', 'all'])).output).toBe('1 read, 1 changed, 0 unchanged, 0 refused\n');
    expect((await run(['show', orderId])).output).toMatch(/ handed to the carrier\n/);
  });

  test('an order that the database does not change does not keep the others from being done', async () => {
    const ids = [await place(), await place(), await place()];
    const apply = `
      create function refuse_order() returns trigger language plpgsql as $$ begin raise lock_not_available; end $$;
      create trigger refuse_order before update on orders for each row when (new.order_id = '${ids[1]}') execute function refuse_order()`;
    const undo = 'drop trigger refuse_order on orders; drop function refuse_order()';
    const { errors, output } = await withSchemaChange(shop, { apply, undo }, () => run(['prepare', ...ids]));
    expect(errors).toBe(`${ids[1]}: another transaction locks it for too long: try it again\n`);
    expect(output).toBe('3 read, 2 changed, 0 unchanged, 1 refused\n');
    const half = jsonLines({ order_id: ids[0], reason: 'broken' }).replace('broken', 'x \\ud800');
    expect((await run(['cancel', '--file', '-', '--dry-run'], half)).errors).toBe(
      'row 1: reason: must be UTF-8 text\n',
    );
  });

  test('needs either order ids or a file', async () => {
    expect(await run(['prepare'])).toMatchObject({ failed: true, errors: 'Give either order ids or --file.\n' });
  });

  test('logs who did what and why', async () => {
    const orderId = await place();
    await run(['prepare', orderId, '--as', 'malee']);
    await run(['cancel', orderId, '--as', 'somsak', '--reason', 'the customer called']);
    const log = await shop.db
      .selectFrom('order_transitions')
      .select(['to_status', 'actor', 'operator', 'reason', 'comment'])
      .where('order_id', '=', orderId)
      .orderBy('order_transition_id')
      .execute();
    expect(log).toMatchObject([
      { to_status: 'confirmed', actor: 'customer', operator: null, reason: 'placed', comment: null },
      { to_status: 'preparing', actor: 'operator', operator: 'malee', reason: 'packing started', comment: null },
      {
        to_status: 'cancelled',
        actor: 'operator',
        operator: 'somsak',
        reason: 'cancelled by the shop',
        comment: 'the customer called',
      },
    ]);
  });
});

describe('cancelling orders', () => {
  test('releases the stock once, and leaves what was paid to be refunded', async () => {
    const before = await stock();
    const ids = [await place('qr_code'), await place(), await placePaid()];
    const shipped = await place();
    await run(['prepare', shipped]);
    await run(['ship', shipped, '--carrier', 'other', '--tracking', 'A-1234']);
    const cancel = ['cancel', '--reason', 'sold out at the supplier', ...ids, shipped];
    expect((await run([...cancel, '--dry-run'])).output).toBe(
      '4 read, 3 changed, 0 unchanged, 1 refused; nothing was written\n',
    );
    expect(await stock()).toBe(before - 4);
    expect(await run(cancel)).toMatchObject({
      output: '4 read, 3 changed, 0 unchanged, 1 refused\n',
      errors: `${shipped}: is shipped, it cannot be cancelled\n`,
    });
    expect((await run(cancel)).output).toBe('4 read, 0 changed, 3 unchanged, 1 refused\n');
    expect(await Promise.all(ids.map(statusOf))).toEqual(['cancelled', 'cancelled', 'refund_pending']);
    expect(await stock()).toBe(before - 1);
    expect(await mailsAbout(ids[2] ?? '')).toEqual(['order_received', 'payment_received', 'refund_pending']);
  });

  test('counts an order that is in two rows once, in a dry run as well', async () => {
    const id = await place();
    const rows = jsonLines(...[1, 2].map(() => ({ order_id: id, reason: 'sold out' })));
    const counts = '2 read, 1 changed, 1 unchanged, 0 refused';
    expect((await run(['cancel', '--file', '-', '--dry-run'], rows)).output).toBe(`${counts}; nothing was written\n`);
    expect(await statusOf(id)).toBe('confirmed');
    expect((await run(['cancel', '--file', '-'], rows)).output).toBe(`${counts}\n`);
  });

  test('says whether the shop or the customer asked for it', async () => {
    const [byShop, byCustomer] = [await place(), await place()];
    await run(['cancel', byShop, '--reason', 'broken']);
    await run(['cancel', byCustomer, '--reason', 'called us', '--requested-by', 'customer']);
    const reasonOf = async (orderId: string) => (await shopper.getOrder(orderId)).history.at(-1)?.closingReason;
    expect([await reasonOf(byShop), await reasonOf(byCustomer)]).toEqual(['cancelled_by_shop', 'cancelled_on_request']);
    const mails = await shop.db
      .selectFrom('mails')
      .select('content')
      .where('template', '=', 'order_cancelled')
      .execute();
    const mailOf = (orderId: string) =>
      mails
        .map(({ content }) => content as { orderId: string; reason: string })
        .find((mail) => mail.orderId === orderId);
    expect(mailOf(byShop)?.reason).toContain('We could not fulfil this order.');
    expect(mailOf(byCustomer)?.reason).toContain('We cancelled this order at your request.');
    expect((await run(['cancel', byShop, '--reason', 'x', '--requested-by', 'bank'])).errors).toContain(
      `${byShop}: requested_by: must be `,
    );
  });

  test('a refused parcel gives its stock back once; one that was paid is not cancelled', async () => {
    const before = await stock();
    const [onDelivery, paid] = [await place(), await placePaid()];
    await run(['prepare', onDelivery, paid]);
    for (const orderId of [onDelivery, paid])
      await run(['ship', orderId, '--carrier', 'flash', '--tracking', 'TH0002']);
    const counts = '3 read, 1 changed, 1 unchanged, 1 refused';
    expect((await run(['refused', onDelivery, paid, onDelivery, '--dry-run'])).output).toContain(counts);
    expect(await stock()).toBe(before - 2);
    expect(await run(['refused', onDelivery, paid, onDelivery])).toMatchObject({
      output: `${counts}\n`,
      errors: `${paid}: is paid already, refund it instead\n`,
    });
    expect((await run(['refused', onDelivery])).output).toBe('1 read, 0 changed, 1 unchanged, 0 refused\n');
    expect(await stock()).toBe(before - 1);
    expect(await statusOf(onDelivery)).toBe('cancelled');
  });

  test('is refused for orders that were delivered', async () => {
    const orderId = await placePaid();
    await run(['prepare', orderId]);
    await run(['ship', orderId, '--carrier', 'flash', '--tracking', 'TH0003']);
    await run(['deliver', orderId]);
    expect((await run(['cancel', orderId, '--reason', 'too late'])).errors).toBe(
      `${orderId}: is delivered, it cannot be cancelled\n`,
    );
  });

  test('waits for a slip to be checked: its money would not be refunded', async () => {
    const orderId = await place('bank_transfer');
    const slip = await jpegSlip({ transactionReference: 'ABCDEF1234567890' });
    const file = new Blob([Uint8Array.from(slip)], { type: 'image/jpeg' });
    dataOf(await shopper.client('POST /cart/api/order/{orderId}/slips', { params: { orderId }, file }));
    expect((await run(['cancel', orderId, '--reason', 'broken'])).errors).toContain('has a slip to check');
    await run(['confirm-transfer', orderId]);
    await run(['cancel', orderId, '--reason', 'broken']);
    expect(await statusOf(orderId)).toBe('refund_pending');
  });

  test('needs a reason', async () => {
    expect(await run(['cancel', await place()])).toMatchObject({
      failed: true,
      errors: expect.stringContaining('reason: must be given'),
    });
    expect(await run(['cancel', await place(), '--reason', '   '])).toMatchObject({
      failed: true,
      errors: expect.stringContaining('reason: must not be empty'),
    });
  });
});
